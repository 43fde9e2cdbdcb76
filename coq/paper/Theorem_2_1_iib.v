(** * Theorem 2.1 (iib): P(mWN^(m,mp)) = { {a_i, b_i} | i >= 0 }

    mWN^(l,p) is [mWN_modulo m l p] of [Moves.v]. *)
From Wythoff Require Import Game Moves Beatty.

Definition statement_2_1_iib : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  forall v, Pposition (mWN_modulo m m (m * p)) v <-> in_pairs (a m p) (b m p) v.

(** ** Proof *)
From Wythoff.book Require Import Prelude residues.
From Wythoff.paper Require Import Glue Pairs Modulo.
Local Open Scope Z_scope.

Theorem theorem_2_1_iib : statement_2_1_iib.
Proof.
  intros m p Hm Hp. apply P_are_pairs; trivial. intros x y H.
  apply (thm_2_1_iib (Z.of_nat m) (Z.of_nat p) x y); trivial; [lia|].
  rewrite <- Nat2Z.inj_mul. exact (kernel_modulo_pos m m (m * p) Hm).
Qed.

Print Assumptions theorem_2_1_iib.
