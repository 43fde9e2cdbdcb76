(** * With g = gcd(m, M) residues modulo M: P(mWN^(g,M)) = the pairs of (m, M/g)

    Not in the paper. For g = 1 it is Theorem 2.1 (iia), if; for M = mp it is (iib). *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Beatty.

Definition statement_new_residues : Prop :=
  forall m M, 1 <= m -> 1 <= M ->
  let g := Nat.gcd m M in
  forall v, Pposition (mWN_modulo m g M) v <-> in_pairs (a m (M / g)) (b m (M / g)) v.

(** ** Proof *)
From Wythoff.book Require Import Prelude residues.
From Wythoff.paper Require Import Glue Pairs Modulo.
Local Open Scope Z_scope.

Theorem new_residues : statement_new_residues.
Proof.
  intros m M Hm HM g. destruct (gcd_parts m M Hm HM) as [mu [q [G C]]]. fold g in G.
  replace (M / g)%nat with q by (apply Nat.div_unique_exact; lia).
  destruct (bezout_nat mu q) as [s [t E]]; try tauto.
  apply P_are_pairs; try lia. intros x y H.
  apply (residues (Z.of_nat g) (Z.of_nat m) (Z.of_nat mu) (Z.of_nat q) s t x y); trivial; try nia.
  rewrite <- Nat2Z.inj_mul, <- (proj2 (proj2 (proj2 (proj2 G)))).
  exact (kernel_modulo_pos m g M (proj1 G)).
Qed.

Print Assumptions new_residues.
