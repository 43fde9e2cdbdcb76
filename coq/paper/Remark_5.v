(** * The Remark in Section 5: two complementary equations for p = 1

    Read [Beatty.v] first: a_n and b_n. An index such as b_n is an integer; [Z.to_nat] makes it a natural number. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty.

(** a and b solve x_{y_n} = x_n + y_n. *)
Definition statement_remark_5_first : Prop :=
  forall m n, 1 <= m -> a m 1 (Z.to_nat (b m 1 n)) = (a m 1 n + b m 1 n)%Z.

(** a and b solve y_n - 1 = x_{y_n - n} for n >= 1; and y_n >= n, so that the index is a number. *)
Definition second_equation (m n : nat) : Prop := (b m 1 n - 1 = a m 1 (Z.to_nat (b m 1 n - Z.of_nat n)))%Z.
Definition statement_remark_5_second : Prop :=
  forall m n, 1 <= m -> 1 <= n -> (Z.of_nat n <= b m 1 n)%Z /\ second_equation m n.

(** The paper gives no range for n. For n = 0 the equation is false: it reads -1 = 0. *)
Definition statement_remark_5_second_fails_at_0 : Prop := forall m, 1 <= m -> ~ second_equation m 0.

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions sequences.
From Wythoff.paper Require Import Sequences.
Local Open Scope Z_scope.

Theorem remark_5_first : statement_remark_5_first.
Proof.
  intros m n Hm. apply isA_eq; trivial. pose proof (a_nonneg m 1 n Hm (le_n 1)). rewrite !b_is by lia.
  rewrite Z2Nat.id by nia. apply rem_5_wythoff; [lia|]. exact (isA_a m 1 n Hm (le_n 1)).
Qed.

Theorem remark_5_second : statement_remark_5_second.
Proof.
  intros m n Hm Hn. unfold second_equation. pose proof (a_nonneg m 1 n Hm (le_n 1)). rewrite b_is by lia.
  split; [nia|]. symmetry. apply isA_eq; trivial. rewrite Z2Nat.id by nia.
  apply rem_5_new; [lia|lia|]. exact (isA_a m 1 n Hm (le_n 1)).
Qed.

Theorem remark_5_second_fails_at_0 : statement_remark_5_second_fails_at_0.
Proof.
  intros m Hm E. unfold second_equation in E. rewrite b_is, a_0 in E by lia.
  pose proof (a_nonneg m 1 (Z.to_nat (0 + Z.of_nat m * Z.of_nat 0 - Z.of_nat 0)) Hm (le_n 1)). lia.
Qed.

Print Assumptions remark_5_first.
Print Assumptions remark_5_second.
Print Assumptions remark_5_second_fails_at_0.
