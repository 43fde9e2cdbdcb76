(** * The states that occur are among those that were checked *)
From Coq Require Import List Arith ZArith Lia FMapPositive.
From Wythoff.substitution Require Import Words Check Rows.
Import ListNotations.
Local Open Scope bool_scope.

(** ** Sums over letters *)
Section Sums.
Local Open Scope Z_scope.

Lemma total_plus (f g h : nat -> Z) s :
  total (map f s) (map (fun a => g a + h a) s) = total (map f s) (map g s) + total (map f s) (map h s).
Proof. induction s as [|a s IH]; simpl; [reflexivity|]. rewrite IH. ring. Qed.
Lemma total_zero (f : nat -> Z) s : total (map f s) (map (fun _ => 0) s) = 0.
Proof. induction s as [|a s IH]; simpl; [reflexivity|]. rewrite IH. ring. Qed.
Lemma total_mod (P : Z) (f g : nat -> Z) s :
  total (map f s) (map (fun a => g a mod P) s) mod P = total (map f s) (map g s) mod P.
Proof.
  induction s as [|a s IH]; simpl; [reflexivity|].
  rewrite Zplus_mod, IH, Zmult_mod_idemp_r, <- Zplus_mod. reflexivity.
Qed.
Lemma total_one (f : nat -> Z) s c : NoDup s -> In c s ->
  total (map f s) (map (fun a => if Nat.eq_dec c a then 1 else 0) s) = f c.
Proof.
  induction 1 as [|a s N D IH]; intros I; [destruct I|]. simpl. destruct (Nat.eq_dec c a) as [E|E].
  - subst. replace (total _ _) with (total (map f s) (map (fun _ => 0) s)); [rewrite total_zero; ring|].
    f_equal. apply map_ext_in. intros b B. destruct (Nat.eq_dec a b); [subst; tauto|reflexivity].
  - destruct I as [I|I]; [congruence|]. rewrite IH by trivial. ring.
Qed.
Lemma sum_total s (g : nat -> Z) : sum (map g s) = total (map (fun _ => 1) s) (map g s).
Proof. unfold sum. induction s as [|a s IH]; [reflexivity|]. cbn [map total fold_right]. rewrite IH. ring. Qed.
End Sums.

(** ** The word *)
Section Words.
Variables (m p l : nat).
Variable R : rules.
Hypothesis good : rules_ok m p R = true.
Let k := length R.
Let P := Z.of_nat p.

Lemma good_parts : 1 <= m /\ 1 <= p /\ 2 <= k /\
  forall a, a < k -> rule R a <> [] /\ steps_ok m R (enters a) (rule R a) = true.
Proof.
  unfold rules_ok in good. rewrite !Bool.andb_true_iff, !Nat.leb_le, forallb_forall in good.
  destruct good as [[[Hm Hp] Hk] Hr]. repeat split; trivial; specialize (Hr a); unfold rule_ok in Hr;
    (assert (I : In a (seq 0 (length R))) by (apply in_seq; unfold k in *; lia)); specialize (Hr I);
    destruct (rule R a); congruence.
Qed.
Let Hm : 1 <= m := proj1 good_parts.
Let Hp : 1 <= p := proj1 (proj2 good_parts).
Let Hk : 2 <= k := proj1 (proj2 (proj2 good_parts)).

Lemma steps_good a : a < k -> steps_ok m R (enters a) (rule R a) = true.
Proof. apply good_parts. Qed.

Lemma letters_in_word x : forall a, In a (word R x) -> a < k.
Proof.
  induction x as [|x IH]; simpl; intros a I.
  - destruct I as [<-|[]]. unfold origin. lia.
  - apply in_app_iff in I as [I|I]; [auto|].
    assert (B : nth x (word R x) plain < k).
    { destruct (nth_in_or_default x (word R x) plain) as [J|J]; [auto|rewrite J; unfold plain; lia]. }
    exact (written_letters m R Hk _ _ (steps_good _ B) a I).
Qed.
Lemma nth_letter x y : nth y (word R x) plain < k.
Proof.
  destruct (nth_in_or_default y (word R x) plain) as [J|J]; [exact (letters_in_word x _ J)|rewrite J; unfold plain; lia].
Qed.
Lemma letter_bound x : letter_of R x < k.
Proof. apply nth_letter. Qed.

Lemma row_steps x : steps_ok m R (enters (letter_of R x)) (rule R (letter_of R x)) = true.
Proof. apply steps_good, letter_bound. Qed.
Lemma written_some a : a < k -> 1 <= length (written (rule R a)).
Proof.
  intros H. destruct (proj2 (proj2 (proj2 good_parts)) a H) as [N _].
  destruct (rule R a) as [|[s b] more]; [tauto|]. simpl. rewrite app_length. simpl. lia.
Qed.

Lemma word_next x : word R (S x) = word R x ++ written (rule R (letter_of R x)).
Proof. reflexivity. Qed.
Lemma word_grows x : length (word R x) < length (word R (S x)).
Proof. rewrite word_next, app_length. pose proof (written_some _ (letter_bound x)). lia. Qed.
Lemma word_long x : x < length (word R x).
Proof. induction x as [|x IH]; [simpl; lia|]. pose proof (word_grows x). lia. Qed.
Lemma word_monotone x y : x <= y -> length (word R x) <= length (word R y).
Proof. induction 1 as [|y H IH]; [lia|]. pose proof (word_grows y). lia. Qed.
Lemma word_prefix x y : x <= y -> exists u, word R y = word R x ++ u.
Proof.
  induction 1 as [|y H [u IH]]; [exists []; rewrite app_nil_r; reflexivity|].
  rewrite word_next, IH, <- app_assoc. eauto.
Qed.
Lemma word_agree x y n : n < length (word R x) -> n < length (word R y) -> nth n (word R x) plain = nth n (word R y) plain.
Proof.
  intros A B. destruct (le_ge_dec x y) as [C|C]; apply word_prefix in C as [u C]; rewrite C; [symmetry|];
    apply app_nth1; trivial.
Qed.
Lemma word_firstn x y n : n <= length (word R x) -> n <= length (word R y) -> firstn n (word R x) = firstn n (word R y).
Proof.
  intros A B. destruct (le_ge_dec x y) as [C|C]; apply word_prefix in C as [u C]; rewrite C, firstn_app.
  - replace (n - length (word R x)) with 0 by lia. rewrite app_nil_r. reflexivity.
  - replace (n - length (word R y)) with 0 by lia. rewrite app_nil_r. reflexivity.
Qed.

(** The row that writes a number. *)
Lemma writer y : 1 <= y -> exists x, x < y /\ length (word R x) <= y < length (word R (S x)).
Proof.
  intros H. assert (K : forall n, y < length (word R n) -> exists x, length (word R x) <= y < length (word R (S x))).
  { induction n as [|n IH]; intros B; [simpl in B; lia|].
    destruct (le_lt_dec (length (word R n)) y) as [C|C]; [exists n; lia|auto]. }
  destruct (K y (word_long y)) as [x B]. exists x. pose proof (word_long x). lia.
Qed.

(** Only 0 has the letter [origin]. *)
Lemma written_no_origin e st : steps_ok m R e st = true -> ~ In origin (written st).
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H I; [destruct I|].
  apply steps_cons in H as [_ [_ [Ha H]]]. simpl in I. apply in_app_iff in I as [I|[I|I]].
  - apply repeat_spec in I. discriminate I.
  - unfold origin in I. lia.
  - exact (IH _ H I).
Qed.
Lemma letter_written x y : length (word R x) <= y < length (word R (S x)) ->
  y - length (word R x) < length (written (rule R (letter_of R x))) /\
  letter_of R y = nth (y - length (word R x)) (written (rule R (letter_of R x))) plain.
Proof.
  intros [A B]. unfold letter_of at 2. rewrite (word_agree y (S x) y (word_long y) B), word_next.
  rewrite word_next, app_length in B. rewrite app_nth2 by trivial. split; [lia|reflexivity].
Qed.
Lemma enters_row x : enters (letter_of R x) = match x with 0 => 0 | S _ => 1 end.
Proof.
  destruct x as [|x]; [reflexivity|]. destruct (writer (S x)) as [y [_ W]]; [lia|].
  apply letter_written in W as [B E]. unfold enters. destruct (Nat.eqb_spec (letter_of R (S x)) origin) as [C|C]; [|reflexivity].
  exfalso. apply (written_no_origin _ _ (row_steps y)). rewrite E in C. rewrite <- C at 1. apply nth_In. trivial.
Qed.

(** ** Rows *)
Lemma row_range x y : In y (row R x) -> x = 0 /\ y = 0 \/ length (word R x) <= y < length (word R (S x)).
Proof.
  unfold row. intros I. apply in_app_iff in I as [I|I].
  - left. destruct x; simpl in I; [|tauto]. lia.
  - right. apply (reached_range m R _ _ (row_steps x)) in I. rewrite word_next, app_length.
    pose proof (word_long x). lia.
Qed.
Lemma row_marks x y : length (word R x) <= y < length (word R (S x)) -> (In y (row R x) <-> letter_of R y <> plain).
Proof.
  intros B. pose proof (letter_written x y B) as [A E]. rewrite E.
  rewrite <- (reached_marks m R _ _ (row_steps x) (length (word R x) - 1) _ A).
  pose proof (word_long x). replace (length (word R x) - 1 + 1 + (y - length (word R x))) with y by lia.
  unfold row. rewrite in_app_iff. split; [|tauto]. intros [I|I]; [|trivial]. destruct x; simpl in I; [|tauto]. simpl in B. lia.
Qed.
Lemma row_unique x x' y : In y (row R x) -> In y (row R x') -> x = x'.
Proof.
  intros A B. apply row_range in A, B. pose proof (word_long x). pose proof (word_long x').
  destruct (lt_eq_lt_dec x x') as [[C|C]|C]; [|trivial|]; exfalso; pose proof (word_monotone _ _ C); lia.
Qed.
Lemma row_below x y : In y (row R x) -> x <= y.
Proof. intros A. apply row_range in A. pose proof (word_long x). lia. Qed.

(** ** Counts *)
Local Open Scope Z_scope.
Definition count (u : list nat) (a : nat) : Z := Z.of_nat (count_occ Nat.eq_dec u a).
Definition vector (u : list letter) : list Z := map (fun a => count u a mod P) (seq 0 k).

Lemma count_app u v a : count (u ++ v) a = count u a + count v a.
Proof. unfold count. rewrite count_occ_app, Nat2Z.inj_add. reflexivity. Qed.
Lemma count_one b a : count [b] a = if Nat.eq_dec b a then 1 else 0.
Proof. unfold count. simpl. destruct (Nat.eq_dec b a); reflexivity. Qed.

Lemma count_length u : (forall a, In a u -> (a < k)%nat) ->
  total (map (fun _ => 1) (seq 0 k)) (map (count u) (seq 0 k)) = Z.of_nat (length u).
Proof.
  induction u as [|b u IH]; intros H.
  - apply (total_zero (fun _ => 1)).
  - rewrite (map_ext (count (b :: u)) (fun a => count u a + (if Nat.eq_dec b a then 1 else 0))).
    2:{ intros a. change (b :: u) with ([b] ++ u). rewrite count_app, count_one. ring. }
    rewrite (total_plus (fun _ => 1) (count u)), IH, (total_one (fun _ => 1)).
    + simpl length. lia.
    + apply seq_NoDup.
    + apply in_seq. specialize (H b (or_introl eq_refl)). lia.
    + intros a I. apply H. right. trivial.
Qed.
Lemma sum_vector u : (forall a, In a u -> (a < k)%nat) -> sum (vector u) mod P = Z.of_nat (length u) mod P.
Proof. intros H. unfold vector. rewrite sum_total, total_mod, count_length by trivial. reflexivity. Qed.

Lemma one_more_at (f : nat -> Z) n : forall i b, (b < n)%nat ->
  one_more p b (map f (seq i n)) = map (fun a => if Nat.eq_dec (i + b) a then (f a + 1) mod P else f a) (seq i n).
Proof.
  induction n as [|n IH]; intros i b H; [lia|]. destruct b as [|b]; cbn [seq map one_more].
  - rewrite Nat.add_0_r. destruct (Nat.eq_dec i i) as [_|N]; [|congruence]. fold P. f_equal.
    apply map_ext_in. intros a I. apply in_seq in I. destruct (Nat.eq_dec i a); [lia|reflexivity].
  - destruct (Nat.eq_dec (i + S b) i) as [N|_]; [lia|]. f_equal. rewrite IH by lia.
    replace (S i + b)%nat with (i + S b)%nat by lia. reflexivity.
Qed.
Lemma one_more_vector u b : (b < k)%nat -> one_more p b (vector u) = vector (u ++ [b]).
Proof.
  intros H. unfold vector. rewrite one_more_at by trivial. simpl. apply map_ext. intros a.
  rewrite count_app, count_one. destruct (Nat.eq_dec b a); [|rewrite Z.add_0_r; reflexivity].
  apply Zplus_mod_idemp_l.
Qed.

Lemma children_at x ls : (forall b, In b ls -> (b < k)%nat) -> forall u j, (j < length ls)%nat ->
  In (State (nth j ls plain) (vector (u ++ firstn j ls)) (if (nth j ls plain =? plain)%nat then None else Some x))
     (children p (vector u) x ls).
Proof.
  induction ls as [|b ls IH]; intros H u j Hj; [simpl in Hj; lia|]. destruct j as [|j].
  - left. simpl. rewrite app_nil_r. reflexivity.
  - right. rewrite one_more_vector by (apply H; left; reflexivity).
    replace (u ++ firstn (S j) (b :: ls)) with ((u ++ [b]) ++ firstn j ls) by (rewrite <- app_assoc; reflexivity).
    apply IH; [intros c I; apply H; right; trivial|simpl in Hj; lia].
Qed.

(** The letters before x decide those in the word that is written before row x is read. *)
Definition prefix (x : nat) : list letter := firstn x (word R x).
Lemma prefix_next x : prefix (S x) = prefix x ++ [letter_of R x].
Proof.
  unfold prefix. pose proof (word_long x). pose proof (word_grows x).
  rewrite (firstn_snoc _ _ plain) by lia. rewrite (word_firstn (S x) x) by lia. f_equal. f_equal.
  apply word_agree; lia.
Qed.
Lemma prefix_letters x a : In a (prefix x) -> (a < k)%nat.
Proof. intros I. apply firstn_in in I. exact (letters_in_word x a I). Qed.
Lemma prefix_length x : length (prefix x) = x.
Proof. unfold prefix. rewrite firstn_length. pose proof (word_long x). lia. Qed.

Lemma word_counts b x :
  count (word R x) b = (if Nat.eq_dec origin b then 1 else 0) + total (line R b) (map (count (prefix x)) (seq 0 k)).
Proof.
  unfold line. fold k. induction x as [|x IH].
  - change (word R 0) with [origin]. rewrite count_one.
    rewrite (map_ext (count (prefix 0)) (fun _ => 0)) by reflexivity. rewrite total_zero. ring.
  - rewrite word_next, count_app, IH, prefix_next.
    rewrite (map_ext (count (prefix x ++ [letter_of R x])) (fun a => count (prefix x) a + (if Nat.eq_dec (letter_of R x) a then 1 else 0)))
      by (intros a; rewrite count_app, count_one; reflexivity).
    rewrite (total_plus _ (count (prefix x))), total_one; [|apply seq_NoDup|apply in_seq; pose proof (letter_bound x); lia].
    rewrite <- Z.add_assoc. reflexivity.
Qed.
Lemma first_more (f g : nat -> Z) n : (f 0%nat + 1) mod P = g 0%nat -> (forall b, (1 <= b)%nat -> f b = g b) ->
  match map f (seq 0 n) with [] => [] | i :: more => (i + 1) mod P :: more end = map g (seq 0 n).
Proof.
  intros A B. destruct n as [|n]; [reflexivity|]. cbn [seq map]. f_equal; [trivial|].
  apply map_ext_in. intros b I. apply in_seq in I. apply B. lia.
Qed.
Lemma before_vector x : before p (all_lines R) (vector (prefix x)) = vector (word R x).
Proof.
  unfold before, all_lines. fold k P. rewrite map_map. unfold vector. apply first_more.
  - unfold line at 1. fold k. rewrite total_mod, (word_counts 0%nat x). unfold line. fold k.
    rewrite Zplus_mod_idemp_l, Z.add_comm. reflexivity.
  - intros b Hb. unfold line at 1. fold k. rewrite total_mod, (word_counts b x). unfold line. fold k.
    destruct (Nat.eq_dec origin b) as [C|C]; [unfold origin in C; lia|reflexivity].
Qed.

(** ** The state of a number *)
Definition describes (s : state) (x : nat) : Prop :=
  sort s = letter_of R x /\ counts s = vector (prefix x) /\
  match parent s with
  | Some r => exists y, In x (row R y) /\ r = residue p y
  | None => forall y, ~ In x (row R y)
  end.

Lemma start_described : describes (start R) 0.
Proof.
  split; [reflexivity|]. split.
  - assert (C : forall (A : Type) (u : list A) i, map (fun _ => 0) u = map (fun _ : nat => 0) (seq i (length u))).
    { induction u as [|a u IH]; intros i; [reflexivity|]. simpl. f_equal. apply IH. }
    unfold start, vector, k. simpl. rewrite (C _ R 0%nat). apply map_ext. reflexivity.
  - exists 0%nat. split; [left; reflexivity|]. reflexivity.
Qed.

Lemma next_described s x y : describes s x -> (length (word R x) <= y < length (word R (S x)))%nat ->
  exists t, In t (next p R (all_lines R) s) /\ describes t y.
Proof.
  intros [Es [Ec _]] B. pose proof (letter_written x y B) as [A E]. unfold next. rewrite Ec, Es, before_vector.
  eexists. split.
  - apply (children_at _ _ (written_letters m R Hk _ _ (row_steps x)) (word R x) _ A).
  - split; [symmetry; exact E|]. split.
    + cbn [counts]. f_equal. unfold prefix. rewrite (word_firstn y (S x)); [|pose proof (word_long y)|]; [|lia|lia].
      rewrite word_next, firstn_app, (firstn_all2 (word R x)) by lia. reflexivity.
    + cbn [parent]. rewrite <- E. destruct (Nat.eqb_spec (letter_of R y) plain) as [C|C].
      * intros z I. destruct (row_range _ _ I) as [[_ Z]|Z]; [subst; simpl in C; unfold letter_of in C; simpl in C; discriminate C|].
        apply (row_marks _ _ Z) in I. tauto.
      * exists x. split; [apply row_marks; trivial|]. unfold residue. rewrite sum_vector by apply prefix_letters.
        rewrite prefix_length. reflexivity.
Qed.

(** ** Closed sets of states *)
Lemma same_counts_eq u : forall v, same_counts u v = true -> u = v.
Proof.
  induction u as [|x u IH]; intros [|y v] H; simpl in H; try discriminate H; [reflexivity|].
  apply Bool.andb_true_iff in H as [A B]. apply Z.eqb_eq in A. f_equal; auto.
Qed.
Lemma same_eq s t : same s t = true -> s = t.
Proof.
  unfold same. rewrite !Bool.andb_true_iff, Nat.eqb_eq. destruct s as [a u x], t as [b v y]. simpl.
  intros [[A B] C]. apply same_counts_eq in B. subst. f_equal.
  destruct x, y; simpl in C; try discriminate C; [apply Z.eqb_eq in C; congruence|reflexivity].
Qed.
Lemma member_in states s : member p (fold_right (insert p) (PositiveMap.empty state) states) s = true -> In s states.
Proof.
  unfold member. destruct (PositiveMap.find _ _) as [t|] eqn:F; [|discriminate].
  intros H. apply same_eq in H. subst t. revert F. generalize (key p s) as i. induction states as [|t states IH]; simpl; intros i F.
  - rewrite PositiveMap.gempty in F. discriminate F.
  - unfold insert in F at 1. rewrite PositiveMapAdditionalFacts.gsspec in F.
    destruct (PositiveMap.E.eq_dec i (key p t)) as [_|_]; [injection F; auto|right; eauto].
Qed.

Theorem described states : closed m p l R (all_lines R) states = true ->
  forall x, exists s, describes s x /\ state_ok m p l R (all_lines R) s = true.
Proof.
  unfold closed. rewrite Bool.andb_true_iff, forallb_forall. intros [C0 C].
  assert (K : forall n x, (x < n)%nat -> exists s, In s states /\ describes s x).
  { induction n as [|n IH]; intros x Hx; [lia|]. destruct x as [|x'] eqn:Ex.
    - exists (start R). split; [exact (member_in _ _ C0)|exact start_described].
    - destruct (writer x) as [y [Hy W]]; [lia|]. rewrite <- Ex. destruct (IH y) as [s [I D]]; [lia|].
      destruct (next_described s y x D W) as [t [J T]]. exists t. split; [|trivial].
      specialize (C s I). rewrite Bool.andb_true_iff, forallb_forall in C. apply member_in, C, J. }
  intros x. destruct (K (S x) x) as [s [I D]]; [lia|]. exists s. split; [trivial|].
  specialize (C s I). rewrite Bool.andb_true_iff in C. tauto.
Qed.
End Words.
