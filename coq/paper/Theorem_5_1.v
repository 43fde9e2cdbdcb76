(** * Theorem 5.1: the p-complementary equation

    Read [Beatty.v] first: a_n and b_n. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty.

(** f = varphi_n, where varphi_n = (a_n + (mp - 1) b_n) / m. *)
Definition is_varphi (m p n f : nat) : Prop :=
  (Z.of_nat m * Z.of_nat f = a m p n + (Z.of_nat m * Z.of_nat p - 1) * b m p n)%Z.

(** f is the greatest number with a property. *)
Definition greatest (F : nat -> Prop) (f : nat) : Prop := F f /\ forall j, F j -> j <= f.

(** For each n >= 0, varphi_n is a number; for each n >= 1 it is the greatest such that b_n - 1 = a_{varphi_n} (8). *)
Definition statement_5_1 : Prop :=
  forall m p n, 1 <= m -> 1 <= p ->
    (exists f, is_varphi m p n f) /\
    (1 <= n -> forall f, is_varphi m p n f -> greatest (fun j => (b m p n - 1 = a m p j)%Z) f).

(** In its proof: varphi_n = p b_n - n. *)
Definition statement_5_1_pbnn : Prop :=
  forall m p n f, 1 <= m -> 1 <= p -> is_varphi m p n f -> (Z.of_nat f = Z.of_nat p * b m p n - Z.of_nat n)%Z.

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions sequences.
From Wythoff.paper Require Import Sequences.
Local Open Scope Z_scope.

Theorem varphi_pbnn : statement_5_1_pbnn.
Proof.
  intros m p n f Hm Hp F. unfold is_varphi in F. rewrite b_is in * by trivial.
  apply (Z.mul_reg_l _ _ (Z.of_nat m)); [lia|]. rewrite F. ring.
Qed.

Theorem theorem_5_1 : statement_5_1.
Proof.
  intros m p n Hm Hp. split.
  - exists (Z.to_nat (Z.of_nat p * b m p n - Z.of_nat n)). unfold is_varphi. rewrite b_is by trivial.
    assert (G : 1 * (a m p n + Z.of_nat m * Z.of_nat n) <= Z.of_nat p * (a m p n + Z.of_nat m * Z.of_nat n)).
    { apply Z.mul_le_mono_nonneg_r; [|lia]. rewrite <- b_is by trivial. apply b_nonneg; trivial. }
    pose proof (a_nonneg m p n Hm Hp). rewrite Z2Nat.id by nia. ring.
  - intros Hn f F. pose proof (varphi_pbnn m p n f Hm Hp F) as E. rewrite b_is in * by trivial.
    pose proof (fun j => thm_5_1 (a m p n) j (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) ltac:(lia) ltac:(lia)
                           (isA_a m p n Hm Hp)) as T.
    rewrite <- E in T. split.
    + destruct (T (Z.of_nat f + 1)) as [[_ A] _]; [lia|]. apply isA_eq in A; trivial. lia.
    + intros j J. destruct (le_lt_dec j f) as [G|G]; [exact G|exfalso].
      destruct (T (Z.of_nat j)) as [_ A]; [lia|]. apply A. rewrite J. apply isA_a; trivial.
Qed.

Print Assumptions theorem_5_1.
Print Assumptions varphi_pbnn.
