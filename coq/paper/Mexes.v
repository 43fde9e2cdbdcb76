(** * Minimal exclusive algorithms: they have a result, and what the book says of it

    For sequences x and y in which x_n is the least number that the x_i, i < n, and
    the y_j, from <= j < n, take fewer than p times, and y_n = Y n x_n. *)
From Wythoff Require Import Game Moves Listing.
From Wythoff.book Require Import Prelude.
From Wythoff.paper Require Import Glue.
Local Open Scope nat_scope.

Definition before_n (from : nat) (x y : nat -> nat) (n : nat) : list nat :=
  map x (seq 0 n) ++ map y (seq from (n - from)).

Lemma count_map (f : nat -> nat) r l :
  count_occ Nat.eq_dec (map f l) r = length (filter (fun i => f i =? r) l).
Proof.
  induction l as [|i l IH]; [reflexivity|]. simpl. destruct (Nat.eq_dec (f i) r) as [E|E].
  - apply Nat.eqb_eq in E. rewrite E. simpl. congruence.
  - apply Nat.eqb_neq in E. rewrite E. exact IH.
Qed.

(** ** The algorithms have a result *)
Lemma some_mex p L : 1 <= p -> exists! x, is_mex_p p L x.
Proof.
  intros Hp.
  assert (E : exists x, count_occ Nat.eq_dec L x < p).
  { exists (S (list_max L)). rewrite (proj1 (count_occ_not_In Nat.eq_dec L _)); [lia|]. intros I.
    pose proof (proj1 (list_max_le L (list_max L)) (le_n _)) as M. rewrite Forall_forall in M. apply M in I. lia. }
  destruct E as [x E].
  assert (K : forall n x, x < n -> count_occ Nat.eq_dec L x < p -> exists x, is_mex_p p L x).
  { clear x E. induction n as [|n IH]; intros x Hx E; [lia|].
    destruct (classic (exists r, r < x /\ count_occ Nat.eq_dec L r < p)) as [[r [Hr Er]]|N]; [apply (IH r); lia|].
    exists x. split; [trivial|]. intros r Hr. apply Nat.nlt_ge. intros Er. apply N. eauto. }
  destruct (K (S x) x (le_n _) E) as [y [A B]]. exists y. split; [split; trivial|].
  intros z [A' B']. destruct (lt_eq_lt_dec y z) as [[H|H]|H]; trivial; [apply B' in H|apply B in H]; lia.
Qed.

Section Algorithm.
Variable p : nat.
Hypothesis p1 : 1 <= p.
Variable from : nat.
Variable Y : nat -> nat -> nat.

Definition mex_of (L : list nat) : nat := proj1_sig (constructive_definite_description _ (some_mex p L p1)).
Lemma mex_of_spec L : is_mex_p p L (mex_of L).
Proof. unfold mex_of. destruct constructive_definite_description. trivial. Qed.

(** The first n numbers of x. *)
Fixpoint begin (n : nat) : list nat :=
  match n with
  | 0 => []
  | S n => let x i := nth i (begin n) 0 in begin n ++ [mex_of (before_n from x (fun i => Y i (x i)) n)]
  end.
Definition mex_x (n : nat) : nat := nth n (begin (S n)) 0.
Definition mex_y (n : nat) : nat := Y n (mex_x n).

Lemma begin_length n : length (begin n) = n.
Proof. induction n as [|n IH]; simpl; [reflexivity|]. rewrite app_length, IH. simpl. lia. Qed.
Lemma begin_nth n i : i < n -> nth i (begin n) 0 = mex_x i.
Proof.
  unfold mex_x. induction 1 as [|n H IH]; [reflexivity|]. rewrite <- IH. simpl. apply app_nth1. rewrite begin_length. exact H.
Qed.
Theorem mex_x_spec n : is_mex_p p (before_n from mex_x mex_y n) (mex_x n).
Proof.
  assert (E : mex_x n = mex_of (before_n from mex_x mex_y n)); [|rewrite E; apply mex_of_spec].
  unfold mex_x at 1. simpl. rewrite app_nth2, begin_length, Nat.sub_diag by (rewrite begin_length; lia). simpl. f_equal.
  unfold before_n. f_equal; apply map_ext_in; intros i I; apply in_seq in I; unfold mex_y; rewrite begin_nth by lia; reflexivity.
Qed.
End Algorithm.

(** ** The same, in integers: a place z is i for x_i, and e i < 0 for y_i *)
Local Open Scope Z_scope.
Lemma count_places (x y : nat -> nat) (from n : nat) (e : nat -> Z) (r : nat) (S : Z -> Prop) :
  (forall i, (from <= i)%nat -> e i <= -1) -> (forall i j, e i = e j -> i = j) ->
  (forall z, S z <-> (exists i, (i < n)%nat /\ z = Z.of_nat i /\ x i = r) \/ (exists i, (from <= i < n)%nat /\ z = e i /\ y i = r)) ->
  card1 S = Z.of_nat (count_occ Nat.eq_dec (before_n from x y n) r).
Proof.
  intros Neg Inj HS. unfold before_n. rewrite count_occ_app, !count_map.
  set (I := filter (fun i => (x i =? r)%nat) (seq 0 n)). set (J := filter (fun i => (y i =? r)%nat) (seq from (n - from))).
  assert (EI : forall i, In i I <-> (i < n)%nat /\ x i = r) by (intros i; unfold I; rewrite filter_In, in_seq, Nat.eqb_eq; intuition lia).
  assert (EJ : forall i, In i J <-> (from <= i < n)%nat /\ y i = r)
    by (intros i; unfold J; rewrite filter_In, in_seq, Nat.eqb_eq; intuition lia).
  rewrite <- (map_length Z.of_nat I), <- (map_length e J), <- app_length. apply card_lists. split.
  - apply nodup_app.
    + apply FinFun.Injective_map_NoDup; [intros i j; lia|]. apply NoDup_filter, seq_NoDup.
    + apply FinFun.Injective_map_NoDup; [exact Inj|]. apply NoDup_filter, seq_NoDup.
    + intros z A B. apply in_map_iff in A as [i [<- _]]. apply in_map_iff in B as [j [E B]]. apply EJ in B. specialize (Neg j). lia.
  - intros z. rewrite HS, in_app_iff, !in_map_iff. split; (intros [[i H]|[i H]]; [left|right]; exists i).
    + rewrite EI in H. intuition congruence.
    + rewrite EJ in H. intuition congruence.
    + rewrite EI. intuition congruence.
    + rewrite EJ. intuition congruence.
Qed.

(** y_1, y_2, ...: y_i has the place -i. *)
Lemma count_from_1 x y (n r : nat) :
  card1 (fun z => ((- Z.of_nat n < z /\ z < Z.of_nat n) /\
    ((0 <= z /\ zs x z = Z.of_nat r) \/ (z <= -1 /\ zs y (- z) = Z.of_nat r)))) =
  Z.of_nat (count_occ Nat.eq_dec (before_n 1 x y n) r).
Proof.
  apply (count_places x y 1 n (fun i => - Z.of_nat i)); [lia|lia|]. intros z. unfold zs. split.
  - intros [H [[A B]|[A B]]]; [left; exists (Z.to_nat z)|right; exists (Z.to_nat (- z))]; lia.
  - intros [[i [A [-> C]]]|[i [A [-> C]]]].
    + rewrite Nat2Z.id. lia.
    + rewrite Z.opp_involutive, Nat2Z.id. lia.
Qed.

(** y_0, y_1, ...: y_i has the place -i - 1. *)
Lemma count_from_0 x y (n r : nat) :
  card1 (fun z => ((- Z.of_nat n <= z /\ z < Z.of_nat n) /\
    ((0 <= z /\ zs x z = Z.of_nat r) \/ (z <= -1 /\ zs y (- z - 1) = Z.of_nat r)))) =
  Z.of_nat (count_occ Nat.eq_dec (before_n 0 x y n) r).
Proof.
  apply (count_places x y 0 n (fun i => - Z.of_nat i - 1)); [lia|lia|]. intros z. unfold zs. split.
  - intros [H [[A B]|[A B]]]; [left; exists (Z.to_nat z)|right; exists (Z.to_nat (- z - 1))]; lia.
  - intros [[i [A [-> C]]]|[i [A [-> C]]]].
    + rewrite Nat2Z.id. lia.
    + replace (- (- Z.of_nat i - 1) - 1) with (Z.of_nat i) by lia. rewrite Nat2Z.id. lia.
Qed.
