(** * Minimal exclusive algorithms: they have one result, and what the book says of it

    For sequences x and y in which x_n is the least number that the x_i, i < n, and
    the y_j, from <= j < n, take fewer than p times, and y_n = Y n x_n. *)
From Wythoff Require Import Game Moves Mex Listing.
From Wythoff.book Require Import Prelude.
From Wythoff.paper Require Import Glue Recursion.
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

(** ** The algorithms have one result *)
Definition mex_result (p from : nat) (Y : nat -> nat -> nat) (x y : nat -> nat) : Prop :=
  (forall n, is_mex_p p (before_n from x y n) (x n)) /\ (forall n, y n = Y n (x n)).
Theorem one_mex_result p from Y : 1 <= p -> determines (mex_result p from Y).
Proof.
  intros Hp. apply (determined _ (fun n x y k => p <= count_occ Nat.eq_dec (before_n from x y n) k) Y).
  - intros x y. unfold mex_result, is_mex_p, obeys. split.
    + intros [A B] n. rewrite <- mex_p_mex. auto.
    + intros H. split; intros n; destruct (H n) as [A B]; [apply mex_p_mex in A|]; trivial.
  - intros n x y x' y' H k. replace (before_n from x' y' n) with (before_n from x y n); [trivial|].
    unfold before_n. f_equal; apply map_ext_in; intros i I; apply in_seq in I; destruct (H i); lia.
  - apply bounded_by. intros n x y k G. assert (I : In k (before_n from x y n)) by (apply (count_occ_In Nat.eq_dec); lia).
    unfold before_n in I. apply in_app_or in I as [I|I]; apply in_map_iff in I as [i [<- I]]; apply in_seq in I;
      exists i; (split; [lia|auto]).
Qed.

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
    + apply Injective_map_NoDup; [intros i j; lia|]. apply NoDup_filter, seq_NoDup.
    + apply Injective_map_NoDup; [exact Inj|]. apply NoDup_filter, seq_NoDup.
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
