(** * Proposition 5.2: three minimal exclusive algorithms for a and b

    Read [Beatty.v] (a_n, b_n) and [Mex.v] (the algorithms) first. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty Mex.

(** x = a and y = b. *)
Definition are_a_and_b (m p : nat) (x y : nat -> nat) : Prop :=
  forall n, Z.of_nat (x n) = a m p n /\ Z.of_nat (y n) = b m p n.

(** An algorithm gives a and b: it has a result, and two sequences are a result of it if and only if they are a and b. *)
Definition gives_a_and_b (m p : nat) (A : (nat -> nat) -> (nat -> nat) -> Prop) : Prop :=
  (exists x y, A x y) /\ (forall x y, A x y <-> are_a_and_b m p x y).

(** (i), (ii), (iii); in particular the three are equivalent. *)
Definition statement_5_2_i : Prop := forall m p, 1 <= m -> 1 <= p -> gives_a_and_b m p (algorithm_i m p).
Definition statement_5_2_ii : Prop := forall m p, 1 <= m -> 1 <= p -> gives_a_and_b m p (algorithm_ii m p).
Definition statement_5_2_iii : Prop := forall m p, 1 <= m -> 1 <= p -> gives_a_and_b m p (algorithm_iii m p).

(** With mex^p as it is printed, "the least i in X", no sequences at all obey (i): for n = 0 the multiset X is empty. *)
Definition statement_5_2_i_printed_fails : Prop := forall m p x y, ~ algorithm_i_printed m p x y.

(** Equation (5) of Section 1.3, for p = 1. *)
Definition statement_equation_5 : Prop := forall m, 1 <= m -> gives_a_and_b m 1 (equation_5 m).

(** ** Proof *)
From Coq Require Import List Arith Bool Lia.
From Wythoff.book Require Import Prelude Definitions recurrences.
From Wythoff.paper Require Import Sequences Recursion.
Local Open Scope Z_scope.

Section Constants.
Variables m p : nat.
Hypotheses (Hm : (1 <= m)%nat) (Hp : (1 <= p)%nat).

(** It is enough that a result of the algorithm is a and b: there is only one. *)
Lemma given (A : (nat -> nat) -> (nat -> nat) -> Prop) :
  determines A -> (forall x y, A x y -> are_a_and_b m p x y) -> gives_a_and_b m p A.
Proof.
  intros [[x [y E]] U] H. split; [exists x, y; exact E|]. intros x' y'. split; [apply H|].
  intros V. apply (U x y E). intros n. destruct (V n) as [Vx Vy]. destruct (H x y E n) as [Wx Wy].
  split; apply Nat2Z.inj; congruence.
Qed.

Definition ints (x : nat -> nat) (i : nat) : Z := Z.of_nat (x i).

Section Sequences.
Variables x y : nat -> nat.
Hypothesis link : forall n, (y n = x n + m * n)%nat.
Notation X := (at_index (ints x)).
Notation Y := (at_index (ints y)).

Lemma book_link n : 0 <= n -> 0 <= X n /\ Y n = X n + Z.of_nat m * n.
Proof. intros Hn. unfold at_index, ints. rewrite link. nia. Qed.

Lemma book_values : (forall n : nat, isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) (X (Z.of_nat n))) -> are_a_and_b m p x y.
Proof.
  intros H n. specialize (H n). rewrite at_nat in H. apply isA_eq in H; trivial. unfold ints in H.
  rewrite b_is, H, link by trivial. lia.
Qed.

Lemma book_xi n r : 0 <= n -> 0 <= r ->
  card1 (fun j => (0 <= j /\ j < n) /\ (X j = r \/ Y j = r)) = Z.of_nat (xi x y (Z.to_nat n) (Z.to_nat r)).
Proof.
  intros Hn Hr. unfold card1, xi. rewrite <- (map_length Z.of_nat). apply card_lists. split.
  - apply Injective_map_NoDup; [intros i j; lia|]. apply NoDup_filter, seq_NoDup.
  - intros j. rewrite in_map_iff. unfold at_index, ints. split.
    + intros [i [<- I]]. apply filter_In in I as [I E]. apply in_seq in I.
      rewrite orb_true_iff, !Nat.eqb_eq in E. rewrite Nat2Z.id. lia.
    + intros [Hj E]. exists (Z.to_nat j). split; [lia|]. apply filter_In. rewrite in_seq, orb_true_iff, !Nat.eqb_eq. lia.
Qed.
End Sequences.

Lemma values_i x y : algorithm_i m p x y -> are_a_and_b m p x y.
Proof.
  intros A. apply (book_values x y (fun n => proj2 (A n))). intros n.
  apply (prop_5_2_i (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) (at_index (ints x)) (at_index (ints y))); try lia.
  - intros k Hk. apply (book_link x y (fun n => proj2 (A n))). exact Hk.
  - intros k Hk. destruct (book_link x y (fun n => proj2 (A n)) k Hk) as [N _]. rewrite book_xi by trivial.
    unfold at_index, ints. rewrite Nat2Z.id. destruct (A (Z.to_nat k)) as [[F _] _]. lia.
  - intros k r [[Hk Hr] L]. rewrite book_xi by trivial. destruct (A (Z.to_nat k)) as [[_ F] _].
    specialize (F (Z.to_nat r)). unfold at_index, ints in L. lia.
Qed.

(** Congruences: here by remainders of natural numbers, in the book by a multiple of p. *)
Lemma congruent n i : n mod Z.of_nat p = i mod Z.of_nat p <-> exists t, i = n + Z.of_nat p * t.
Proof.
  split.
  - intros E. exists (i / Z.of_nat p - n / Z.of_nat p).
    pose proof (Z.div_mod i (Z.of_nat p)). pose proof (Z.div_mod n (Z.of_nat p)). lia.
  - intros [t ->]. rewrite Z.mul_comm, Z.mod_add by lia. reflexivity.
Qed.
Lemma nu_some x n i k : nu p x n i = Some k <-> (exists t, Z.of_nat i = Z.of_nat n + Z.of_nat p * t) /\ x i = k.
Proof.
  rewrite <- congruent, <- !Nat2Z.inj_mod. unfold nu. destruct (Nat.eqb_spec (n mod p) (i mod p)) as [E|E].
  - split; [intros F; inversion F; split; [congruence|trivial]|intros [_ ->]; trivial].
  - split; [discriminate|]. intros [F _]. lia.
Qed.
Lemma mu_some y n i k : mu p y n i = Some k <-> (exists t, - Z.of_nat i = Z.of_nat n + Z.of_nat p * t) /\ y i = k.
Proof.
  assert (C : (exists t, - Z.of_nat i = Z.of_nat n + Z.of_nat p * t) <-> ((n + i) mod p = 0)%nat).
  { assert (S : (exists t, - Z.of_nat i = Z.of_nat n + Z.of_nat p * t) <-> exists t, 0 = Z.of_nat (n + i) + Z.of_nat p * t)
      by (split; intros [t E]; exists t; lia).
    rewrite S, <- congruent, Z.mod_0_l, <- Nat2Z.inj_mod by lia. lia. }
  rewrite C. unfold mu. destruct (Nat.eqb_spec ((n + i) mod p) 0) as [E|E].
  - split; [intros F; inversion F; tauto|intros [_ ->]; trivial].
  - split; [discriminate|tauto].
Qed.

Lemma values_ii x y : algorithm_ii m p x y -> are_a_and_b m p x y.
Proof.
  intros A. apply (book_values x y (fun n => proj2 (A n))). intros n.
  apply (prop_5_2_ii (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) (at_index (ints x)) (at_index (ints y))); try lia.
  - intros k Hk. apply (book_link x y (fun n => proj2 (A n))). exact Hk.
  - intros k i t H. destruct (A (Z.to_nat k)) as [[F _] _]. unfold at_index, ints. split; intros E G; apply F;
      exists (Z.to_nat i); (split; [lia|]).
    + left. apply nu_some. split; [exists t; lia|lia].
    + right. apply mu_some. split; [exists t; lia|lia].
  - intros k r [[Hk Hr] L]. destruct (A (Z.to_nat k)) as [[_ F] _]. unfold at_index, ints in L.
    destruct (F (Z.to_nat r) ltac:(lia)) as [i [Hi E]]. rewrite nu_some, mu_some in E.
    destruct E as [[[t T] E]|[[t T] E]]; exists (Z.of_nat i), t; unfold at_index, ints; rewrite Nat2Z.id; lia.
Qed.

(** The other index of (iii), in the book. *)
Lemma book_other i l : 0 <= i -> (l < p)%nat ->
  ite (Z.of_nat l = 0) (Z.of_nat p * i) (Z.of_nat p * (i + 1) - Z.of_nat l) = Z.of_nat (other_index p (Z.to_nat i) l).
Proof.
  intros Hi Hl. unfold other_index. assert (E : Z.of_nat p * Z.of_nat (Z.to_nat i) = Z.of_nat p * i) by (f_equal; lia).
  destruct (Nat.eqb_spec l 0) as [->|N]; [rewrite ite_true|rewrite ite_false]; lia.
Qed.

Lemma values_iii x y : algorithm_iii m p x y -> are_a_and_b m p x y.
Proof.
  intros A. apply iii_obeys in A; [|exact Hp]. apply (book_values x y (fun n => proj2 (A n))). intros n.
  assert (Q : forall n l : nat, (l < p)%nat -> ((p * n + l) / p = n /\ (p * n + l) mod p = l)%nat).
  { intros k l Hl. split; symmetry; [apply (Nat.div_unique _ p k l); lia|apply (Nat.mod_unique _ p k l); lia]. }
  assert (S : forall k l, 0 <= k -> 0 <= l -> (Z.to_nat (Z.of_nat p * k + l) = p * Z.to_nat k + Z.to_nat l)%nat).
  { intros k l Hk Hl. assert (E : Z.of_nat p * Z.of_nat (Z.to_nat k) = Z.of_nat p * k) by (f_equal; lia). lia. }
  apply (prop_5_2_iii (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) (at_index (ints x)) (at_index (ints y))); try lia.
  - intros k Hk. apply (book_link x y (fun n => proj2 (A n))). exact Hk.
  - intros k l i H. destruct (A (p * Z.to_nat k + Z.to_nat l)%nat) as [[F _] _]. unfold sources_iii in F.
    destruct (Q (Z.to_nat k) (Z.to_nat l) ltac:(lia)) as [D M]. rewrite D, M in F.
    pose proof (book_other i (Z.to_nat l) ltac:(lia) ltac:(lia)) as O. rewrite Z2Nat.id in O by lia. rewrite O.
    unfold at_index, ints. rewrite !S, Nat2Z.id by lia.
    split; intros E; apply F; exists (Z.to_nat i); (split; [lia|]); [left|right]; lia.
  - intros k l r H. destruct (A (p * Z.to_nat k + Z.to_nat l)%nat) as [[_ F] _]. unfold sources_iii in F.
    destruct (Q (Z.to_nat k) (Z.to_nat l) ltac:(lia)) as [D M]. rewrite D, M in F.
    unfold at_index, ints in H. rewrite S in H by lia.
    destruct (F (Z.to_nat r) ltac:(lia)) as [i [Hi E]]. exists (Z.of_nat i).
    pose proof (book_other (Z.of_nat i) (Z.to_nat l) ltac:(lia) ltac:(lia)) as O. rewrite Nat2Z.id, Z2Nat.id in O by lia.
    rewrite O. unfold at_index, ints. rewrite S, !Nat2Z.id by lia. lia.
Qed.
End Constants.

Theorem proposition_5_2_i : statement_5_2_i.
Proof. intros m p Hm Hp. apply given; [apply algorithms; trivial|]. intros x y. apply values_i; trivial. Qed.
Theorem proposition_5_2_ii : statement_5_2_ii.
Proof. intros m p Hm Hp. apply given; [apply (algorithms m p); trivial|]. intros x y. apply values_ii; trivial. Qed.
Theorem proposition_5_2_iii : statement_5_2_iii.
Proof. intros m p Hm Hp. apply given; [apply (algorithms m p); trivial|]. intros x y. apply values_iii; trivial. Qed.

Theorem proposition_5_2_i_printed_fails : statement_5_2_i_printed_fails.
Proof. intros m p x y A. destruct (A 0%nat) as [[[F _] _] _]. unfold xi in F. simpl in F. lia. Qed.

(** For p = 1 every congruence holds, and (ii) is equation (5). *)
Theorem equation_5_gives : statement_equation_5.
Proof.
  intros m Hm. apply given; [apply (algorithms m 1%nat); lia|]. intros x y A. apply values_ii; trivial. intros n.
  destruct (A n) as [R Y]. split; [|exact Y]. revert R. apply mex_iff. intros k.
  assert (N : forall i, nu 1 x n i = Some (x i)) by (intros i; unfold nu; rewrite !Nat.mod_1_r; reflexivity).
  assert (M : forall i, mu 1 y n i = Some (y i)) by (intros i; unfold mu; rewrite Nat.mod_1_r; reflexivity).
  split; intros [i [Hi E]]; exists i; rewrite N, M in *; (split; [exact Hi|]);
    (destruct E as [E|E]; [left|right]; congruence).
Qed.

Print Assumptions proposition_5_2_i.
Print Assumptions proposition_5_2_ii.
Print Assumptions proposition_5_2_iii.
Print Assumptions proposition_5_2_i_printed_fails.
Print Assumptions equation_5_gives.
