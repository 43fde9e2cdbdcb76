(** * Theorem 4.1: a and b are unique

    Read [Beatty.v] first: a_n, b_n, and what p-complementary and non-decreasing mean. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty.

(** Let x and y be non-decreasing sequences of non-negative integers. Then these are equivalent:
    (i) x and y_{>0} are p-complementary and, for all n, y_n - x_n = mn; (ii) for all n, x_n = a_n and y_n = b_n. *)
Definition statement_4_1 : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  forall x y : nat -> Z,
    (forall n, 0 <= x n)%Z -> (forall n, 0 <= y n)%Z -> non_decreasing x -> non_decreasing y ->
    (p_complementary p all_indices x positive_indices y natural /\
     (forall n, y n - x n = Z.of_nat m * Z.of_nat n)%Z
     <->
     forall n, x n = a m p n /\ y n = b m p n).

(** The sequences a and b are such a pair. *)
Definition statement_4_1_pair : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
    (forall n, 0 <= a m p n)%Z /\ (forall n, 0 <= b m p n)%Z /\ non_decreasing (a m p) /\ non_decreasing (b m p).

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions counting uniqueness.
From Wythoff.paper Require Import Sequences Lemma_3_3.
Local Open Scope Z_scope.

(** What the book asks of a non-decreasing sequence of non-negative integers, and of numbers that occur finitely often. *)
Lemma book_rising x : (forall n, 0 <= x n) -> non_decreasing x -> forall i j, 0 <= i /\ i <= j ->
  0 <= at_index x i /\ at_index x i <= at_index x j.
Proof. intros Nx Mx i j H. split; [apply Nx|]. apply Mx. lia. Qed.
Lemma book_rising_from_1 y : (forall n, 0 <= y n) -> non_decreasing y -> forall i j, 0 <= i /\ i <= j ->
  0 <= at_index y (i + 1) /\ at_index y (i + 1) <= at_index y (j + 1).
Proof. intros Ny My i j H. apply book_rising; trivial. lia. Qed.
Lemma book_finitely x k : finitely all_indices x k -> exists K, forall i, 0 <= i /\ at_index x i = k -> i < K.
Proof.
  intros [K H]. exists (Z.of_nat K). intros i [Hi E]. specialize (H (Z.to_nat i) I E). lia.
Qed.
Lemma book_finitely_from_1 y k : finitely positive_indices y k ->
  exists K, forall i, 0 <= i /\ at_index y (i + 1) = k -> i < K.
Proof.
  intros [K H]. exists (Z.of_nat K). intros i [Hi E]. specialize (H (Z.to_nat (i + 1))). unfold positive_indices in H.
  specialize (H ltac:(lia) E). lia.
Qed.

Theorem theorem_4_1 : statement_4_1.
Proof.
  intros m p Hm Hp x y Nx Ny Mx My. split.
  - intros [C D] n. rewrite complementary_book in C.
    assert (T : isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) (at_index x (Z.of_nat n)) /\
                at_index y (Z.of_nat n) = at_index x (Z.of_nat n) + Z.of_nat m * Z.of_nat n).
    { apply (thm_4_1 (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) (at_index x) (at_index y)); try lia.
      - apply book_rising; trivial.
      - apply book_rising_from_1; trivial.
      - intros k Hk. apply book_finitely, C, Hk.
      - intros k Hk. apply book_finitely_from_1, C, Hk.
      - intros k Hk. apply C, Hk.
      - intros i Hi. specialize (D (Z.to_nat i)). rewrite Z2Nat.id in D by trivial. unfold at_index. lia. }
    rewrite !at_nat in T. destruct T as [A B]. apply isA_eq in A; trivial. rewrite b_is by trivial. lia.
  - intros E. split.
    + assert (F : forall k, finitely all_indices x k).
      { intros k. destruct (a_finite m p all_indices k Hm Hp) as [K H]. exists K. intros i Hi Hx. apply H; trivial.
        destruct (E i). congruence. }
      assert (G : forall k, finitely positive_indices y k).
      { intros k. destruct (b_finite m p positive_indices k Hm Hp) as [K H]. exists K. intros i Hi Hx. apply H; trivial.
        destruct (E i). congruence. }
      apply complementary_book. intros k Hk. split; [apply F|]. split; [apply G|].
      rewrite <- (counted_together m p Hm Hp k Hk).
      f_equal; apply card1_same; intros i; unfold at_index; destruct (E (Z.to_nat i)) as [Ex Ey]; rewrite ?Ex, ?Ey; tauto.
    + intros n. destruct (E n) as [-> ->]. rewrite b_is by trivial. lia.
Qed.

Theorem theorem_4_1_pair : statement_4_1_pair.
Proof.
  intros m p Hm Hp. assert (M : non_decreasing (a m p)).
  { intros i j H.
    destruct (thm_4_1_converse (Z.of_nat i) (Z.of_nat j) 0 (Z.of_nat m) (Z.of_nat p) (at_index (a m p)) (at_index (b m p)))
      as [R _]; try lia.
    - intros n Hn. unfold at_index. rewrite b_is by trivial. rewrite Z2Nat.id by trivial. split; [|trivial].
      rewrite <- (Z2Nat.id n) at 1 by trivial. apply isA_a; trivial.
    - rewrite !at_nat in R. apply R. lia. }
  repeat split; trivial; intros; [apply a_nonneg|apply b_nonneg|]; trivial.
  intros i j H. rewrite !b_is by trivial. specialize (M i j H). nia.
Qed.

Print Assumptions theorem_4_1.
Print Assumptions theorem_4_1_pair.
