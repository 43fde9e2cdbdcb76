(** * One check for all m of a residue class

    Not in the paper. The check sees steps modulo p only, but for runs of plain
    letters, which show all residues if they are long enough. So if it is passed by
    m + p, with all steps longer by p, then it is passed by m, m + p, m + 2p, ... *)
From Coq Require Import List Arith ZArith Lia.
From Wythoff Require Import Game Moves.
From Wythoff.substitution Require Import Words Check.

(** The same letters, every step longer by n. *)
Definition longer (n : nat) (step : nat * letter) : nat * letter := (fst step + n, snd step).
Definition lengthened (n : nat) (R : rules) : rules := map (map (longer n)) R.

Definition check_class (m p l : nat) (R : rules) : bool :=
  andb (rules_ok m p R) (check (m + p) p l (lengthened p R)).

Definition statement_substitution_class : Prop :=
  forall m p l R, check_class m p l R = true ->
  forall k v, Pposition (mWN_modulo (m + k * p) l p) v <->
    in_nat_pairs (c_of (lengthened (k * p) R)) (d_of (lengthened (k * p) R)) v.

(** ** Proof *)
From Wythoff.substitution Require Import Rows States Sound.
Import ListNotations.
Local Open Scope bool_scope.

Section Class.
Variables m p l : nat.
Variable R : rules.
Hypothesis good : rules_ok m p R = true.
Let P := Z.of_nat p.

Lemma same_length n : length (lengthened n R) = length R.
Proof. apply map_length. Qed.
Lemma rule_longer n a : rule (lengthened n R) a = map (longer n) (rule R a).
Proof. exact (map_nth (map (longer n)) R [] a). Qed.

Lemma growth_longer n g : growth_ok m g = true -> growth_ok (m + n) (g + n) = true.
Proof. unfold growth_ok. rewrite !Bool.orb_true_iff, !Bool.andb_true_iff, !Nat.eqb_eq, !Nat.leb_le. lia. Qed.
Lemma steps_longer n st : forall e, steps_ok m R e st = true ->
  steps_ok (m + n) (lengthened n R) e (map (longer n) st) = true.
Proof.
  induction st as [|[s b] more IH]; intros e H; [reflexivity|]. apply steps_cons in H as [A [B [C D]]].
  change (map (longer n) ((s, b) :: more)) with ((s + n, b) :: map (longer n) more). cbn [steps_ok].
  rewrite same_length, (IH 0 D), !Bool.andb_true_iff, !Nat.ltb_lt, Nat.leb_le.
  replace (s + n - e) with (s - e + n) by lia. pose proof (growth_longer n _ B). repeat split; trivial; lia.
Qed.
Lemma good_longer n : rules_ok (m + n) p (lengthened n R) = true.
Proof.
  unfold rules_ok in *. rewrite same_length, !Bool.andb_true_iff, !Nat.leb_le, forallb_forall in *.
  destruct good as [[[A B] C] D]. repeat split; trivial; [lia|]. intros a I. specialize (D a I). unfold rule_ok in *.
  rewrite rule_longer. pose proof (steps_longer n (rule R a) (enters a)) as E. destruct (rule R a) as [|[s b] st]; [discriminate D|].
  exact (E D).
Qed.
Let Hp : 1 <= p := proj1 (proj2 (good_parts m p R good)).

Lemma step_long st e : steps_ok m R e st = true -> forall s b, In (s, b) st -> m <= s.
Proof.
  revert e. induction st as [|[s b] more IH]; intros e H s' b' I; [destruct I|]. apply steps_cons in H as [A [B [C D]]].
  destruct I as [I|I]; [|exact (IH _ D _ _ I)]. injection I as -> ->. unfold growth_ok in B.
  rewrite Bool.orb_true_iff, Bool.andb_true_iff, !Nat.eqb_eq, Nat.leb_le in B. lia.
Qed.

(** From steps that are longer by n1 to steps that are longer by n2, both multiples of p. *)
Variables n1 n2 : nat.
Hypothesis multiple1 : (Z.of_nat n1 mod P = 0)%Z.
Hypothesis multiple2 : (Z.of_nat n2 mod P = 0)%Z.
Hypothesis enough : p < m + n1.

Lemma n_mod n (a : Z) : (Z.of_nat n mod P = 0)%Z -> ((a + Z.of_nat n) mod P = a mod P)%Z.
Proof. intros E. rewrite Zplus_mod, E, Z.add_0_r, Zmod_mod. reflexivity. Qed.

Lemma row_longer st : forall e cols D, steps_ok m R e st = true ->
  row_ok (m + n1) p l e cols D (map (longer n1) st) = true -> row_ok (m + n2) p l e cols D (map (longer n2) st) = true.
Proof.
  induction st as [|[s b] more IH]; intros e cols D H K; [exact K|]. apply steps_cons in H as [A [_ [_ H]]].
  change (map (longer n1) ((s, b) :: more)) with ((s + n1, b) :: map (longer n1) more) in K.
  change (map (longer n2) ((s, b) :: more)) with ((s + n2, b) :: map (longer n2) more). cbn [row_ok] in K |- *. fold P in K |- *.
  rewrite Nat2Z.inj_add, Z.add_assoc, n_mod in K |- * by trivial.
  rewrite !Bool.andb_true_iff in *. destruct K as [[K1 K2] K3]. split; [split|]; [trivial| |apply IH; trivial].
  destruct (Nat.eqb_spec (s + n2 - e) (S (m + n2))) as [E|E]; [|reflexivity].
  replace (s + n1 - e =? S (m + n1)) with true in K2 by (symmetry; apply Nat.eqb_eq; lia). exact K2.
Qed.

(** The counts before a row. *)
Lemma total_congruent (f g : nat -> Z) s : (forall a, In a s -> (f a mod P = g a mod P)%Z) ->
  forall V, (total (map f s) V mod P = total (map g s) V mod P)%Z.
Proof.
  induction s as [|a s IH]; intros H V; [reflexivity|]. destruct V as [|v V]; [reflexivity|]. cbn [map total].
  rewrite Zplus_mod, Zmult_mod, (H a (or_introl eq_refl)), <- Zmult_mod, IH, <- Zplus_mod by (intros; apply H; right; trivial).
  reflexivity.
Qed.
Lemma count_longer n b st : (Z.of_nat n mod P = 0)%Z -> forall e, steps_ok m R e st = true ->
  ((count (written (map (longer n) st)) b) mod P = (count (written st) b) mod P)%Z.
Proof.
  intros M. induction st as [|[s a] more IH]; intros e H; [reflexivity|]. apply steps_cons in H as [A [_ [_ H]]].
  change (written (map (longer n) ((s, a) :: more))) with (repeat plain (s + n - 1) ++ [a] ++ written (map (longer n) more)).
  change (written ((s, a) :: more)) with (repeat plain (s - 1) ++ [a] ++ written more).
  replace (s + n - 1) with (n + (s - 1)) by lia. rewrite repeat_app, !count_app. specialize (IH _ H).
  assert (N : (count (repeat plain n) b mod P = 0)%Z).
  { unfold count. destruct (Nat.eq_dec plain b) as [E|E].
    - rewrite <- E, count_occ_repeat_eq by reflexivity. trivial.
    - rewrite count_occ_repeat_neq by congruence. reflexivity. }
  rewrite <- Z.add_assoc, Zplus_mod, N, Z.add_0_l, Zmod_mod, !Z.add_assoc.
  rewrite Zplus_mod, IH, <- Zplus_mod. reflexivity.
Qed.
Lemma before_longer n V : (Z.of_nat n mod P = 0)%Z -> before p (all_lines (lengthened n R)) V = before p (all_lines R) V.
Proof.
  intros M. unfold before, all_lines. rewrite same_length, !map_map. fold P.
  rewrite (map_ext (fun b => (total (line (lengthened n R) b) V mod P)%Z) (fun b => (total (line R b) V mod P)%Z)); [reflexivity|].
  intros b. unfold line. rewrite same_length. apply total_congruent. intros a I. rewrite rule_longer. apply in_seq in I.
  apply (count_longer n b _ M (enters a)). apply (steps_good m p R good). lia.
Qed.

(** The states that a row writes: a longer run of plain letters has no new ones. *)
Definition reduced (V : list Z) : Prop := match V with _ :: b :: _ => (b mod P = b)%Z | _ => False end.
Lemma before_reduced V : reduced (before p (all_lines R) V).
Proof.
  unfold before, all_lines. pose proof (proj1 (proj2 (proj2 (good_parts m p R good)))) as H.
  clear - H. destruct (length R) as [|[|j]]; [lia|lia|]. simpl. apply Zmod_mod.
Qed.
Lemma mark_reduced b V : 2 <= b -> reduced V -> reduced (one_more p b V).
Proof. intros H. destruct b as [|[|b]]; [lia|lia|]. destruct V as [|u [|v V]]; simpl; trivial. Qed.

Lemma children_run x rest j : forall u v V, (v mod P = v)%Z ->
  children p (u :: v :: V) x (repeat plain j ++ rest) =
  map (fun i => State plain (u :: ((v + Z.of_nat i) mod P)%Z :: V) None) (seq 0 j) ++
  children p (u :: ((v + Z.of_nat j) mod P)%Z :: V) x rest.
Proof.
  induction j as [|j IH]; intros u v V H.
  - simpl. rewrite Z.add_0_r, H. reflexivity.
  - cbn [repeat app children seq map]. rewrite Z.add_0_r, H. f_equal.
    change (one_more p plain (u :: v :: V)) with (u :: ((v + 1) mod P)%Z :: V).
    rewrite IH by apply Zmod_mod. rewrite <- seq_shift, map_map. f_equal.
    + apply map_ext. intros i. rewrite Zplus_mod_idemp_l. do 4 f_equal. lia.
    + rewrite Zplus_mod_idemp_l. do 4 f_equal. lia.
Qed.
Lemma children_longer x st : forall e V, steps_ok m R e st = true -> (forall s b, In (s, b) st -> m <= s) -> reduced V ->
  incl (children p V x (written (map (longer n2) st))) (children p V x (written (map (longer n1) st))).
Proof.
  induction st as [|[s a] more IH]; intros e V H Long Red t I; [exact I|]. pose proof (Long s a (or_introl eq_refl)) as Ls.
  apply steps_cons in H as [A [_ [B H]]].
  change (written (map (longer n2) ((s, a) :: more))) with (repeat plain (s + n2 - 1) ++ a :: written (map (longer n2) more)) in I.
  change (written (map (longer n1) ((s, a) :: more))) with (repeat plain (s + n1 - 1) ++ a :: written (map (longer n1) more)).
  destruct V as [|u [|v V]]; [destruct Red|destruct Red|]. rewrite children_run in * by trivial.
  replace (s + n2 - 1) with (s - 1 + n2) in I by lia. replace (s + n1 - 1) with (s - 1 + n1) by lia.
  rewrite Nat2Z.inj_add, Z.add_assoc, n_mod in I |- * by trivial.
  apply in_app_iff in I as [I|I]; apply in_app_iff.
  - left. apply in_map_iff in I as [i [<- I]]. apply in_map_iff. exists (i mod p). split.
    + do 3 f_equal. rewrite Nat2Z.inj_mod. fold P. apply Zplus_mod_idemp_r.
    + apply in_seq. pose proof (Nat.mod_upper_bound i p). lia.
  - right. cbn [children] in *. destruct I as [I|I]; [left; trivial|right].
    apply (IH 0); trivial.
    + intros s' b' J. apply (Long s' b'). right. trivial.
    + apply mark_reduced; [lia|]. simpl. apply Zmod_mod.
Qed.

Lemma rule_steps a : rule R a <> [] -> steps_ok m R (enters a) (rule R a) = true.
Proof.
  intros N. apply (steps_good m p R good). destruct (le_lt_dec (length R) a) as [H|H]; [|trivial].
  unfold rule in N. rewrite nth_overflow in N by trivial. congruence.
Qed.

Lemma closed_longer states :
  closed (m + n1) p l (lengthened n1 R) (all_lines (lengthened n1 R)) states = true ->
  closed (m + n2) p l (lengthened n2 R) (all_lines (lengthened n2 R)) states = true.
Proof.
  unfold closed. rewrite !Bool.andb_true_iff, !forallb_forall. intros [A B]. split.
  - replace (start (lengthened n2 R)) with (start (lengthened n1 R)); [trivial|].
    unfold start, lengthened. rewrite !map_map. reflexivity.
  - intros s I. specialize (B s I). rewrite Bool.andb_true_iff, forallb_forall in *. destruct B as [B C].
    unfold state_ok, next in *. rewrite before_longer, rule_longer in * by trivial.
    destruct (rule R (sort s)) as [|q st] eqn:E; [split; [exact B|exact C]|].
    assert (G : steps_ok m R (enters (sort s)) (q :: st) = true) by (rewrite <- E; apply rule_steps; rewrite E; discriminate).
    split.
    + apply row_longer; trivial.
    + intros t J. apply C. exact (children_longer _ _ _ _ G (step_long _ _ G) (before_reduced _) _ J).
Qed.
End Class.

Theorem substitution_class : statement_substitution_class.
Proof.
  intros m p l R K k. unfold check_class, check in K. rewrite !Bool.andb_true_iff in K. destruct K as [G [_ K]].
  pose proof (proj1 (good_parts m p R G)) as Hm.
  refine (checked_substitution (m + k * p) p l _ (good_longer m p R G (k * p)) _ (closed_longer m p l R G p (k * p) _ _ _ _ K)).
  - apply Z_mod_same_full.
  - rewrite Nat2Z.inj_mul. apply Z_mod_mult.
  - lia.
Qed.

Print Assumptions substitution_class.
