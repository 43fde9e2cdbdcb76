(** * Lemma 3.3: the sequences a and b

    Read [Beatty.v] first: a_n, b_n, and what p-complementary means. *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** (i) a and b_{>0} are p-complementary on the non-negative integers. *)
Definition statement_3_3_i : Prop :=
  forall m p, 1 <= m -> 1 <= p -> p_complementary p all_indices (a m p) positive_indices (b m p) natural.

(** The paper prints "a and b". With b_0 = 0 the number 0 occurs p + 1 times, so that is false for all m and p. *)
Definition statement_3_3_i_printed (m p : nat) : Prop :=
  p_complementary p all_indices (a m p) all_indices (b m p) natural.
Definition statement_3_3_i_printed_fails : Prop :=
  forall m p, 1 <= m -> 1 <= p -> ~ statement_3_3_i_printed m p.

(** (ii) b_n - a_n = mn. *)
Definition statement_3_3_ii : Prop :=
  forall m p n, 1 <= m -> 1 <= p -> (b m p n - a m p n = Z.of_nat m * Z.of_nat n)%Z.

(** (iii) If p = 1, then a rises by 1 and b by m + 1, or a by 2 and b by m + 2. *)
Definition statement_3_3_iii : Prop :=
  forall m n, 1 <= m ->
  (a m 1 (n + 1) - a m 1 n = 1 /\ b m 1 (n + 1) - b m 1 n = Z.of_nat m + 1 \/
   a m 1 (n + 1) - a m 1 n = 2 /\ b m 1 (n + 1) - b m 1 n = Z.of_nat m + 2)%Z.

(** (iv) If p > 1, then a rises by 0 and b by m, or a by 1 and b by m + 1. *)
Definition statement_3_3_iv : Prop :=
  forall m p n, 1 <= m -> 1 < p ->
  (a m p (n + 1) - a m p n = 0 /\ b m p (n + 1) - b m p n = Z.of_nat m \/
   a m p (n + 1) - a m p n = 1 /\ b m p (n + 1) - b m p n = Z.of_nat m + 1)%Z.

(** In its proof: for positive integers x, phi_x is irrational, and 1/phi_x + 1/(phi_x + x) = 1. *)
Definition statement_3_3_phi : Prop :=
  forall x : nat, 1 <= x -> irrational (phi (INR x)) /\ (1 / phi (INR x) + 1 / (phi (INR x) + INR x) = 1)%R.

(** ** Proof *)
From Coq Require Import Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals Definitions counting sequences.
From Wythoff.paper Require Import Sequences Theorem_3_1.
Local Open Scope Z_scope.

Section Constants.
Variables m p : nat.
Hypotheses (Hm : (1 <= m)%nat) (Hp : (1 <= p)%nat).

(** The indices in the book: a_i = k says isA i k, and b_i = k says isA i (k - mi). *)
Lemma isA_a_index k i : isA (Z.of_nat m) (Z.of_nat p) i k <-> 0 <= i /\ at_index (a m p) i = k.
Proof.
  split.
  - intros A. destruct (a_natural _ _ _ _ A) as [Hi _]. split; [trivial|]. rewrite <- (Z2Nat.id i) in A by trivial.
    exact (isA_eq m p _ k Hm Hp A).
  - intros [Hi <-]. rewrite <- (Z2Nat.id i) at 1 by trivial. apply isA_a; trivial.
Qed.
Lemma isA_b_index k i : 0 <= i ->
  (isA (Z.of_nat m) (Z.of_nat p) i (k - Z.of_nat m * i) <-> at_index (b m p) i = k).
Proof.
  intros Hi. rewrite isA_a_index. unfold at_index. rewrite b_is by trivial. rewrite Z2Nat.id by trivial. lia.
Qed.

Lemma counted_together k : 0 <= k ->
  card1 (fun i => 0 <= i /\ at_index (a m p) i = k) + card1 (fun i => 1 <= i /\ at_index (b m p) i = k) = Z.of_nat p.
Proof.
  intros Hk. rewrite <- (lem_3_3_i k (Z.of_nat m) (Z.of_nat p)) by lia.
  f_equal; apply card1_same; intros i; [symmetry; apply isA_a_index|].
  split; intros [Hi B]; (split; [trivial|]); apply (isA_b_index k i); trivial; lia.
Qed.

Lemma counted_zero :
  card1 (indices all_indices (a m p) 0) + card1 (indices all_indices (b m p) 0) = Z.of_nat p + 1.
Proof.
  rewrite <- (lem_3_3_i_printed_refuted (Z.of_nat m) (Z.of_nat p)) by lia.
  f_equal; apply card1_same; intros i; rewrite all_from_0; [symmetry; apply isA_a_index|].
  split; intros [Hi B]; (split; [trivial|]).
  - apply (isA_b_index 0 i) in B; trivial. replace (- Z.of_nat m * i) with (0 - Z.of_nat m * i) by lia. exact B.
  - apply (isA_b_index 0 i); trivial. replace (- Z.of_nat m * i) with (0 - Z.of_nat m * i) in B by lia. exact B.
Qed.
End Constants.

Theorem lemma_3_3_i : statement_3_3_i.
Proof.
  intros m p Hm Hp. apply complementary_book. intros k Hk. split; [apply a_finite; trivial|].
  split; [apply b_finite; trivial|]. apply counted_together; trivial.
Qed.

Theorem lemma_3_3_i_printed_fails : statement_3_3_i_printed_fails.
Proof.
  intros m p Hm Hp C. unfold statement_3_3_i_printed in C. rewrite complementary_counted in C.
  destruct (C 0) as [_ [_ E]]; [unfold natural; lia|]. rewrite counted_zero in E by trivial. lia.
Qed.

Theorem lemma_3_3_ii : statement_3_3_ii.
Proof. intros m p n Hm Hp. rewrite b_is by trivial. lia. Qed.

Theorem lemma_3_3_iii : statement_3_3_iii.
Proof.
  intros m n Hm. rewrite !b_is by lia. pose proof (isA_a m 1 (n + 1) Hm (le_n 1)) as A.
  rewrite Nat2Z.inj_add in *.
  destruct (lem_3_3_iii _ _ (Z.of_nat m) (Z.of_nat n) (Z.of_nat 1) ltac:(lia) (isA_a m 1 n Hm (le_n 1)) A); lia.
Qed.

Theorem lemma_3_3_iv : statement_3_3_iv.
Proof.
  intros m p n Hm Hp. rewrite !b_is by lia. pose proof (isA_a m p (n + 1) Hm ltac:(lia)) as A.
  rewrite Nat2Z.inj_add in *.
  destruct (lem_3_3_iv _ _ (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) ltac:(lia) (isA_a m p n Hm ltac:(lia)) A); lia.
Qed.

Theorem lemma_3_3_phi : statement_3_3_phi.
Proof.
  intros x Hx. assert (X : (1 <= INR x)%R) by (apply (le_INR 1); trivial).
  pose proof (sqrt_pos (INR x * INR x + 4)) as R0. pose proof (sqrt_sqrt (INR x * INR x + 4) ltac:(nra)) as R2.
  set (root := sqrt (INR x * INR x + 4)) in *.
  assert (L : (INR x < root)%R) by nra.
  assert (P : (2 * phi (INR x) = 2 - INR x + root)%R) by (unfold phi; fold root; field).
  assert (0 < phi (INR x))%R by lra. split.
  - apply irrational_book. intros [q [r [Hq E]]]. revert E.
    apply (alpha_irrational (phi (INR x)) (Z.of_nat x) 1 q r root); trivial; try lia; push; rewrite <- INR_IZR_INZ; lra.
  - apply (Rmult_eq_reg_r (phi (INR x) * (phi (INR x) + INR x))); [|apply Rmult_integral_contrapositive; lra].
    field_simplify; nra.
Qed.

Print Assumptions lemma_3_3_i.
Print Assumptions lemma_3_3_i_printed_fails.
Print Assumptions lemma_3_3_ii.
Print Assumptions lemma_3_3_iii.
Print Assumptions lemma_3_3_iv.
Print Assumptions lemma_3_3_phi.
