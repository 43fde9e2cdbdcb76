(** * Proposition 3.2: p complementary pairs

    Read [Beatty.v] first: p-complementary, irrational, non-decreasing, and [multiples alpha], the sequence floor(i alpha). *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** Let p >= 2, and let x_i = floor(alpha i), i >= 0, and y_i = floor(beta i), i >= 1, be p-complementary homogeneous Beatty
    sequences with 0 < alpha < beta. Then, for 0 <= l < p, the pair (x_{pi+l}), i >= 0, and (y_{pi-l}), i >= 1, is
    complementary on the non-negative integers. *)
Definition statement_3_2 : Prop :=
  forall (p l : nat) (alpha beta : R),
    2 <= p -> l < p -> (0 < alpha)%R -> (alpha < beta)%R -> irrational alpha -> irrational beta ->
    p_complementary p all_indices (multiples alpha) positive_indices (multiples beta) natural ->
    p_complementary 1 all_indices (fun i => multiples alpha (p * i + l))
                      positive_indices (fun i => multiples beta (p * i - l)) natural.

(** More than that is true: x and y need not be Beatty sequences, and p may be 1. *)
Definition statement_3_2_general : Prop :=
  forall (p l : nat) (x y : nat -> Z),
    l < p -> (forall n, 0 <= x n)%Z -> (forall n, 0 <= y n)%Z -> non_decreasing x -> non_decreasing y ->
    p_complementary p all_indices x positive_indices y natural ->
    p_complementary 1 all_indices (fun i => x (p * i + l)) positive_indices (fun i => y (p * i - l)) natural.

(** ** Proof *)
From Coq Require Import Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals uniqueness.
From Wythoff.paper Require Import Sequences Theorem_4_1.
Local Open Scope Z_scope.

Theorem proposition_3_2_general : statement_3_2_general.
Proof.
  intros p l x y Hl Nx Ny Mx My C. rewrite complementary_book in *. intros k Hk. split; [|split].
  - destruct (proj1 (C k Hk)) as [K H]. exists K. intros i _ E. specialize (H _ I E). nia.
  - destruct (proj1 (proj2 (C k Hk))) as [K H]. exists (K + p)%nat. unfold positive_indices in *. intros i Hi E.
    assert (p * 1 <= p * i)%nat by (apply Nat.mul_le_mono_l; lia). 
    assert (1 * i <= p * i)%nat by (apply Nat.mul_le_mono_r; lia).
    specialize (H (p * i - l)%nat ltac:(lia) E). lia.
  - assert (index : forall i, 0 <= i -> Z.of_nat p * Z.of_nat (Z.to_nat i) = Z.of_nat p * i) by (intros; f_equal; lia).
    etransitivity; [|apply (prop_3_2 k (Z.of_nat l) (Z.of_nat p) (at_index x) (at_index y)); try (unfold natural in Hk; lia)].
    + f_equal; apply card1_same; intros i; unfold at_index.
      * split; intros [Hi <-]; (split; [trivial|]); rewrite <- (index i Hi); f_equal; lia.
      * split; intros [Hi <-]; (split; [trivial|]); assert (Hi' : 0 <= i) by lia; rewrite <- (index i Hi'); f_equal; lia.
    + apply book_rising; trivial.
    + apply book_rising_from_1; trivial.
    + intros j Hj. apply book_finitely, C, Hj.
    + intros j Hj. apply book_finitely_from_1, C, Hj.
    + intros j Hj. apply C, Hj.
Qed.

Lemma multiples_rise (alpha : R) : (0 < alpha)%R -> non_decreasing (multiples alpha).
Proof.
  intros Ha i j H. pose proof (floor_spec (INR i * alpha)) as [S _]. pose proof (floor_spec (INR j * alpha)) as [_ T].
  change (floor (INR i * alpha)) with (multiples alpha i) in S. change (floor (INR j * alpha)) with (multiples alpha j) in T.
  assert (INR i * alpha <= INR j * alpha)%R by (apply Rmult_le_compat_r; [lra|apply le_INR, H]).
  assert (L : (IZR (multiples alpha i) < IZR (multiples alpha j + 1))%R) by (rewrite plus_IZR; lra).
  apply lt_IZR in L. lia.
Qed.
Lemma multiples_nonneg (alpha : R) i : (0 < alpha)%R -> 0 <= multiples alpha i.
Proof.
  intros Ha. pose proof (floor_spec (INR i * alpha)) as [_ T]. change (floor (INR i * alpha)) with (multiples alpha i) in T.
  assert (0 <= INR i * alpha)%R by (apply Rmult_le_pos; [apply pos_INR|lra]).
  assert (L : (-1 < IZR (multiples alpha i))%R) by lra. apply lt_IZR in L. lia.
Qed.

Theorem proposition_3_2 : statement_3_2.
Proof.
  intros p l alpha beta _ Hl Ha Hab _ _ C.
  apply (proposition_3_2_general p l (multiples alpha) (multiples beta) Hl); trivial;
    intros; try apply multiples_nonneg; try apply multiples_rise; lra.
Qed.

Print Assumptions proposition_3_2.
Print Assumptions proposition_3_2_general.
