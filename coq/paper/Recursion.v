(** * Sequences that are defined by a minimal exclusive algorithm exist, and only one pair of them

    Read [Mex.v] first. *)
From Coq Require Import List Arith.
From Wythoff Require Import Mex.

(** The general form: x_n = mex X_n, where X_n depends on x and y, and y_n = link n x_n. *)
Definition obeys (X : nat -> (nat -> nat) -> (nat -> nat) -> nat -> Prop) (link : nat -> nat -> nat) (x y : nat -> nat) :=
  forall n, mex (X n x y) (x n) /\ y n = link n (x n).

(** X_n depends only on x_0, ..., x_{n-1}, y_0, ..., y_{n-1}, and it is bounded. *)
Definition local (X : nat -> (nat -> nat) -> (nat -> nat) -> nat -> Prop) : Prop :=
  forall n x y x' y', (forall i, i < n -> x i = x' i /\ y i = y' i) -> forall k, X n x y k -> X n x' y' k.
Definition bounded (X : nat -> (nat -> nat) -> (nat -> nat) -> nat -> Prop) : Prop :=
  forall n x y, exists K, forall k, X n x y k -> k < K.

Definition statement_recursion : Prop :=
  forall X link, local X -> bounded X ->
    (exists x y, obeys X link x y) /\
    (forall x y, obeys X link x y -> forall x' y', obeys X link x' y' <-> forall n, x' n = x n /\ y' n = y n).

(** Each of the algorithms: there is a pair, and it is the only one. *)
Definition determines (A : (nat -> nat) -> (nat -> nat) -> Prop) : Prop :=
  (exists x y, A x y) /\ (forall x y, A x y -> forall x' y', A x' y' <-> forall n, x' n = x n /\ y' n = y n).
Definition statement_algorithms : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
    determines (equation_5 m) /\ determines (algorithm_i m p) /\ determines (algorithm_ii m p) /\
    determines (algorithm_iii m p).

(** ** Proof *)
From Coq Require Import Lia Bool ClassicalDescription.

Lemma mex_one X r r' : mex X r -> mex X r' -> r = r'.
Proof.
  intros [F L] [F' L']. destruct (lt_eq_lt_dec r r') as [[H|H]|H]; [|exact H|]; exfalso; [apply F, L', H|apply F', L, H].
Qed.
Lemma mex_iff (X Y : nat -> Prop) r : (forall k, X k <-> Y k) -> mex X r -> mex Y r.
Proof. intros E [F L]. split; [rewrite <- E; exact F|]. intros k H. apply E, L, H. Qed.
Lemma mex_exists (X : nat -> Prop) K : (forall k, X k -> k < K) -> exists r, mex X r.
Proof.
  intros H. assert (G : forall n, (exists r, mex X r) \/ forall k, k < n -> X k).
  { induction n as [|n [IH|IH]]; [right; lia|left; exact IH|]. destruct (classic (X n)) as [T|T].
    - right. intros k Hk. destruct (Nat.eq_dec k n) as [->|]; [exact T|]. apply IH. lia.
    - left. exists n. split; trivial. }
  destruct (G (S K)) as [E|E]; [exact E|exfalso]. specialize (H K (E K ltac:(lia))). lia.
Qed.

Section Build.
Variables (X : nat -> (nat -> nat) -> (nat -> nat) -> nat -> Prop) (link : nat -> nat -> nat).
Hypotheses (L : local X) (B : bounded X).

Lemma local_iff n x y x' y' : (forall i, i < n -> x i = x' i /\ y i = y' i) -> forall k, X n x y k <-> X n x' y' k.
Proof.
  intros H k. split; apply L; [exact H|]. intros i Hi. destruct (H i Hi). split; symmetry; trivial.
Qed.

Lemma one_value n x y : exists! r, mex (X n x y) r.
Proof.
  destruct (B n x y) as [K HK]. destruct (mex_exists _ K HK) as [r R]. exists r. split; [exact R|].
  intros r' R'. exact (mex_one _ _ _ R R').
Qed.
Definition value n x y : nat := proj1_sig (constructive_definite_description _ (one_value n x y)).
Lemma value_spec n x y : mex (X n x y) (value n x y).
Proof. unfold value. destruct (constructive_definite_description _ (one_value n x y)). trivial. Qed.

(** The first n numbers of both sequences; what stands beyond them does not matter. *)
Definition put (x : nat -> nat) (n v : nat) : nat -> nat := fun i => if i =? n then v else x i.
Fixpoint start (n : nat) : (nat -> nat) * (nat -> nat) :=
  match n with
  | 0 => (fun _ => 0, fun _ => 0)
  | S n => let (x, y) := start n in let v := value n x y in (put x n v, put y n (link n v))
  end.
Definition xs (n : nat) : nat := fst (start (S n)) n.
Definition ys (n : nat) : nat := snd (start (S n)) n.

Lemma start_keeps n i : i < n -> fst (start n) i = xs i /\ snd (start n) i = ys i.
Proof.
  induction n as [|n IH]; intros H; [lia|]. destruct (Nat.eq_dec i n) as [->|N]; [split; reflexivity|].
  destruct (IH ltac:(lia)) as [E F]. simpl. destruct (start n) as [x y]. simpl in *. unfold put.
  rewrite (proj2 (Nat.eqb_neq i n) N). split; trivial.
Qed.

Lemma built : obeys X link xs ys.
Proof.
  intros n. pose proof (start_keeps n) as K.
  assert (V : xs n = value n (fst (start n)) (snd (start n)) /\ ys n = link n (xs n)).
  { unfold xs, ys. simpl. destruct (start n) as [x y]. simpl. unfold put. rewrite Nat.eqb_refl. split; reflexivity. }
  destruct V as [V W]. split; [|exact W]. rewrite V.
  apply (mex_iff (X n (fst (start n)) (snd (start n)))); [apply local_iff; exact K|apply value_spec].
Qed.

Lemma same x y x' y' : obeys X link x y -> obeys X link x' y' -> forall n, x' n = x n /\ y' n = y n.
Proof.
  intros O O'. induction n as [n IH] using lt_wf_ind. destruct (O n) as [R E]. destruct (O' n) as [R' E'].
  assert (V : x' n = x n). { apply (mex_one (X n x' y')); [exact R'|]. apply (mex_iff (X n x y)); [|exact R].
    apply local_iff. intros i Hi. destruct (IH i Hi). split; symmetry; trivial. }
  split; [exact V|]. rewrite E, E', V. reflexivity.
Qed.

Lemma copies x y x' y' : obeys X link x y -> (forall n, x' n = x n /\ y' n = y n) -> obeys X link x' y'.
Proof.
  intros O H n. destruct (O n) as [R E]. destruct (H n) as [-> ->]. split; [|exact E].
  apply (mex_iff (X n x y)); [|exact R]. apply local_iff. intros i _. destruct (H i). split; symmetry; trivial.
Qed.
End Build.

Theorem recursion : statement_recursion.
Proof.
  intros X link L B. split; [exists (xs X link B), (ys X link B); apply built; trivial|].
  intros x y O x' y'. split; [apply (same X link); trivial|apply (copies X link); trivial].
Qed.

(** An algorithm that is this form in other words. *)
Lemma determined (A : (nat -> nat) -> (nat -> nat) -> Prop) X link :
  (forall x y, A x y <-> obeys X link x y) -> local X -> bounded X -> determines A.
Proof.
  intros E L B. destruct (recursion X link L B) as [[x [y O]] U]. split.
  - exists x, y. apply E, O.
  - intros u v H u' v'. rewrite E. apply U, E, H.
Qed.

Lemma values_bounded (x y : nat -> nat) n : exists K, forall i, i < n -> x i < K /\ y i < K.
Proof.
  induction n as [|n [K H]]; [exists 0; intros; lia|]. exists (S (K + x n + y n)). intros i Hi.
  destruct (Nat.eq_dec i n) as [->|]; [lia|]. specialize (H i ltac:(lia)). lia.
Qed.

(** X_n = { k | some earlier number says k }. *)
Lemma bounded_by (X : nat -> (nat -> nat) -> (nat -> nat) -> nat -> Prop) :
  (forall n x y k, X n x y k -> exists i, i < n /\ (k = x i \/ k = y i)) -> bounded X.
Proof.
  intros H n x y. destruct (values_bounded x y n) as [K HK]. exists K. intros k Hk.
  destruct (H n x y k Hk) as [i [Hi E]]. specialize (HK i Hi). lia.
Qed.

Lemma mex_p_mex p f r : mex_p p f r <-> mex (fun i => p <= f i) r.
Proof. unfold mex_p, mex. split; intros [F L]; (split; [lia|exact L]). Qed.

Lemma filter_same (f g : nat -> bool) l : (forall j, In j l -> f j = g j) -> filter f l = filter g l.
Proof.
  induction l as [|j l IH]; intros H; [reflexivity|]. simpl. rewrite (H j (or_introl eq_refl)), IH; [reflexivity|].
  intros i Hi. apply H. right. exact Hi.
Qed.
Lemma filter_some (f : nat -> bool) l : 0 < length (filter f l) -> exists j, In j l /\ f j = true.
Proof.
  intros H. destruct (filter f l) as [|j t] eqn:E; [simpl in H; lia|]. exists j. apply filter_In. rewrite E. left. reflexivity.
Qed.

Lemma determines_5 m : determines (equation_5 m).
Proof.
  apply (determined _ (fun n x y k => exists i, i < n /\ (k = x i \/ k = y i)) (fun n v => v + m * n)); [reflexivity| |].
  - intros n x y x' y' H k [i [Hi E]]. exists i. destruct (H i Hi) as [Ex Ey]. rewrite Ex, Ey in E. auto.
  - apply bounded_by. auto.
Qed.

Lemma determines_i m p : 1 <= p -> determines (algorithm_i m p).
Proof.
  intros Hp. apply (determined _ (fun n x y k => p <= xi x y n k) (fun n v => v + m * n)).
  - intros x y. unfold algorithm_i, obeys. split; intros H n; destruct (H n); (split; [apply mex_p_mex|]); trivial.
  - intros n x y x' y' H k G. replace (xi x' y' n k) with (xi x y n k); [exact G|]. unfold xi. f_equal.
    apply filter_same. intros j Hj. apply in_seq in Hj. destruct (H j ltac:(lia)) as [-> ->]. reflexivity.
  - apply bounded_by. intros n x y k G. destruct (filter_some _ (seq 0 n) (Nat.lt_le_trans 0 p (xi x y n k) Hp G)) as [j [Hj E]].
    apply in_seq in Hj. exists j. rewrite orb_true_iff, !Nat.eqb_eq in E. split; [lia|exact E].
Qed.

Lemma determines_ii m p : determines (algorithm_ii m p).
Proof.
  apply (determined _ (fun n x y k => exists i, i < n /\ (nu p x n i = Some k \/ mu p y n i = Some k)) (fun n v => v + m * n));
    [reflexivity| |].
  - intros n x y x' y' H k [i [Hi E]]. exists i. unfold nu, mu in *. destruct (H i Hi) as [Ex Ey]. rewrite Ex, Ey in E.
    auto.
  - apply bounded_by. intros n x y k [i [Hi E]]. exists i. unfold nu, mu in E. split; [trivial|].
    destruct (n mod p =? i mod p), ((n + i) mod p =? 0); intuition congruence.
Qed.

(** Proposition 5.2 (iii) for the index N = pn + l. *)
Definition other_index (p i l : nat) : nat := if l =? 0 then p * i else p * (i + 1) - l.
Definition sources_iii (p N : nat) (x y : nat -> nat) (k : nat) : Prop :=
  exists i, i < N / p /\ (k = x (p * i + N mod p) \/ k = y (other_index p i (N mod p))).
Lemma iii_obeys m p x y : 1 <= p -> (algorithm_iii m p x y <-> obeys (sources_iii p) (fun n v => v + m * n) x y).
Proof.
  intros Hp.
  assert (Q : forall n l, l < p -> (p * n + l) / p = n /\ (p * n + l) mod p = l).
  { intros n l Hl. split; symmetry; [apply (Nat.div_unique _ p n l); lia|apply (Nat.mod_unique _ p n l); lia]. }
  assert (Zero : forall n k, sources_iii p (p * n) x y k <-> exists i, i < n /\ (k = x (p * i) \/ k = y (p * i))).
  { intros n k. unfold sources_iii. destruct (Q n 0 ltac:(lia)) as [D M]. rewrite Nat.add_0_r in D, M. rewrite D, M.
    unfold other_index. simpl. split; intros [i Hi]; exists i; rewrite Nat.add_0_r in *; exact Hi. }
  assert (Some_l : forall n l k, 0 < l < p -> (sources_iii p (p * n + l) x y k <->
            exists i, i < n /\ (k = x (p * i + l) \/ k = y (p * (i + 1) - l)))).
  { intros n l k Hl. unfold sources_iii. destruct (Q n l ltac:(lia)) as [D M]. rewrite D, M.
    unfold other_index. rewrite (proj2 (Nat.eqb_neq l 0)) by lia. tauto. }
  split.
  - intros A N. assert (E : exists n l, l < p /\ N = p * n + l).
    { exists (N / p), (N mod p). split; [apply Nat.mod_upper_bound; lia|apply Nat.div_mod; lia]. }
    destruct E as [n [l [Hl ->]]]. destruct (A n) as [R [Y RL]]. destruct (Nat.eq_dec l 0) as [->|Nl].
    + rewrite Nat.add_0_r. split; [|rewrite Y; lia]. revert R. apply mex_iff. intros k. rewrite Zero. tauto.
    + destruct (RL l ltac:(lia)) as [R' Y']. split; [|exact Y']. revert R'. apply mex_iff. intros k.
      rewrite Some_l by lia. tauto.
  - intros O n. split; [|split].
    + destruct (O (p * n)) as [R _]. revert R. apply mex_iff. apply Zero.
    + rewrite (proj2 (O (p * n))). lia.
    + intros l Hl. destruct (O (p * n + l)) as [R Y]. split; [|exact Y]. revert R. apply mex_iff. intros k.
      apply Some_l. exact Hl.
Qed.
Lemma sources_before p N i : 1 <= p -> i < N / p -> p * i + N mod p < N /\ other_index p i (N mod p) < N.
Proof.
  intros Hp H. pose proof (Nat.div_mod N p ltac:(lia)) as E. pose proof (Nat.mod_upper_bound N p ltac:(lia)) as U.
  assert (p * (i + 1) <= p * (N / p)) by (apply Nat.mul_le_mono_l; lia). unfold other_index.
  destruct (Nat.eqb_spec (N mod p) 0); lia.
Qed.
Lemma determines_iii m p : 1 <= p -> determines (algorithm_iii m p).
Proof.
  intros Hp. apply (determined _ (sources_iii p) (fun n v => v + m * n)).
  - intros x y. apply iii_obeys. exact Hp.
  - intros N x y x' y' H k [i [Hi E]]. exists i. split; [exact Hi|]. destruct (sources_before p N i Hp Hi) as [S T].
    rewrite <- (proj1 (H _ S)), <- (proj2 (H _ T)). exact E.
  - apply bounded_by. intros N x y k [i [Hi E]]. destruct (sources_before p N i Hp Hi) as [S T].
    destruct E as [E|E]; [exists (p * i + N mod p)|exists (other_index p i (N mod p))]; auto.
Qed.

Theorem algorithms : statement_algorithms.
Proof.
  intros m p Hm Hp. split; [apply determines_5|]. split; [apply determines_i; trivial|].
  split; [apply determines_ii|apply determines_iii; trivial].
Qed.

Print Assumptions recursion.
Print Assumptions algorithms.
