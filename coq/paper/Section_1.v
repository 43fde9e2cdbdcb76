(** * Equations of Section 1

    Read [Beatty.v] first: a_n and b_n. An index such as a_n is an integer; [Z.to_nat] makes it a natural number. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty.

(** Section 1.4, Remark: for all p and n, a_n^{p,1} = a_{pn}^{1,p} and b_n^{p,1} = b_{pn}^{1,p}. *)
Definition statement_remark_1_4 : Prop :=
  forall p n, 1 <= p -> a p 1 n = a 1 p (p * n) /\ b p 1 n = b 1 p (p * n).

(** Section 1.3, Kimberling's equation x_{x_n} = y_n - 1 for the solution of Wythoff Nim. The paper gives no range for n: it
    holds for n >= 1, and for n = 0 it reads 0 = -1. *)
Definition kimberling (n : nat) : Prop := (a 1 1 (Z.to_nat (a 1 1 n)) = b 1 1 n - 1)%Z.
Definition statement_kimberling : Prop := forall n, kimberling n <-> 1 <= n.

(** Section 1.3, equation (6): x_{varphi_n} = y_n - 1, where varphi_n = (x_n + (mp - 1) y_n) / m, or p y_n - n. A solution is
    x = a and y = b, for n >= 1; for n = 0 it reads 0 = -1. *)
Definition varphi_6 (m p n : nat) : Z := ((a m p n + (Z.of_nat m * Z.of_nat p - 1) * b m p n) / Z.of_nat m)%Z.
Definition equation_6 (m p n : nat) : Prop := (a m p (Z.to_nat (varphi_6 m p n)) = b m p n - 1)%Z.
Definition statement_equation_6 : Prop :=
  forall m p n, 1 <= m -> 1 <= p ->
    (* the quotient is exact, and it is p b_n - n *)
    (Z.of_nat m * varphi_6 m p n = a m p n + (Z.of_nat m * Z.of_nat p - 1) * b m p n)%Z /\
    varphi_6 m p n = (Z.of_nat p * b m p n - Z.of_nat n)%Z /\ (0 <= varphi_6 m p n)%Z /\
    (equation_6 m p n <-> 1 <= n).

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions sequences.
From Wythoff.paper Require Import Sequences Theorem_5_1.
Local Open Scope Z_scope.

Theorem remark_1_4 : statement_remark_1_4.
Proof.
  intros p n Hp. assert (E : a p 1 n = a 1 p (p * n)).
  { symmetry. apply isA_eq; [lia|trivial|]. rewrite Nat2Z.inj_mul.
    apply (a_p1_a_1p (a p 1 n) (Z.of_nat n) (Z.of_nat p)); [lia|lia|]. exact (isA_a p 1 n Hp (le_n 1)). }
  split; [exact E|]. rewrite !b_is, E by lia. lia.
Qed.

Theorem equation_6_holds : statement_equation_6.
Proof.
  intros m p n Hm Hp. destruct (theorem_5_1 m p n Hm Hp) as [[f F] G].
  pose proof (varphi_pbnn m p n f Hm Hp F) as E. unfold is_varphi in F.
  assert (V : varphi_6 m p n = Z.of_nat f).
  { unfold varphi_6. rewrite <- F, Z.mul_comm. apply Z.div_mul. lia. }
  unfold equation_6. rewrite V, Nat2Z.id. repeat split; [lia|exact E|lia| |].
  - intros H. destruct n as [|n]; [exfalso|lia]. rewrite b_is, a_0 in H by trivial.
    pose proof (a_nonneg m p f Hm Hp). lia.
  - intros Hn. destruct (G Hn f F) as [H _]. lia.
Qed.

(** For m = p = 1, varphi_n = b_n - n = a_n. *)
Theorem kimberling_holds : statement_kimberling.
Proof.
  intros n. destruct (equation_6_holds 1%nat 1%nat n (le_n 1) (le_n 1)) as [_ [E [_ H]]]. rewrite <- H.
  unfold equation_6, kimberling. replace (varphi_6 1 1 n) with (a 1 1 n); [tauto|]. rewrite E, b_is by lia. lia.
Qed.

Print Assumptions remark_1_4.
Print Assumptions equation_6_holds.
Print Assumptions kimberling_holds.
