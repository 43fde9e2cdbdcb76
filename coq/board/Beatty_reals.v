(** * The Beatty pairs of certificates are those of the paper

    [Statement.v] has the n-th pair in whole numbers, [Beatty.v] as floors of real numbers,
    as the paper does: they are the same. This file alone rests on the axioms of Coq's
    real numbers; the theorems of certificates do not. *)
From Coq Require Import ZArith Reals Lia Lra Psatz.
From Wythoff Require Import Beatty.
From Wythoff.board Require Import Statement.

Definition statement_pairs : Prop := forall m p n, 0 < p ->
  Beatty.a m p n = a_ m p n /\ Beatty.b m p n = b_ m p n.

(** ** Proof *)
Local Open Scope R_scope.

Lemma floor_is (r : R) (t : Z) : IZR t <= r < IZR t + 1 -> Int_part r = t.
Proof.
  intros [L U]. destruct (base_Int_part r) as [A B].
  assert (H : (Int_part r < t + 1)%Z) by (apply lt_IZR; rewrite plus_IZR; lra).
  assert (K : (t < Int_part r + 1)%Z) by (apply lt_IZR; rewrite plus_IZR; lra). lia.
Qed.

(** The floor of (u + s) / q is that of (u + floor s) / q. *)
Lemma floor_of_sum (u z q : Z) (s : R) : (0 < q)%Z -> IZR z <= s < IZR z + 1 ->
  Int_part ((IZR u + s) / IZR q) = ((u + z) / q)%Z.
Proof.
  intros Q [L U]. apply floor_is.
  pose proof (Z.div_mod (u + z) q ltac:(lia)) as D. pose proof (Z.mod_pos_bound (u + z) q Q) as B.
  set (t := ((u + z) / q)%Z) in *. apply IZR_lt in Q as Q'.
  assert (A : (q * t <= u + z)%Z) by lia. assert (C : (u + z + 1 <= q * t + q)%Z) by lia.
  apply IZR_le in A, C. repeat rewrite ?plus_IZR, ?mult_IZR in A. repeat rewrite ?plus_IZR, ?mult_IZR in C. split.
  - apply (Rmult_le_reg_r (IZR q)); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - apply (Rmult_lt_reg_r (IZR q)); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.

Lemma floor_of_root (D : Z) (s : R) : (0 <= D)%Z -> 0 <= s -> s * s = IZR D ->
  IZR (Z.sqrt D) <= s < IZR (Z.sqrt D) + 1.
Proof.
  intros P S E. destruct (Z.sqrt_spec D P) as [A B]. pose proof (Z.sqrt_nonneg D) as N.
  apply IZR_le in A, N. apply IZR_lt in B. unfold Z.succ in B.
  repeat rewrite ?plus_IZR, ?mult_IZR in A. repeat rewrite ?plus_IZR, ?mult_IZR in B. rewrite <- E in A, B. set (z := IZR (Z.sqrt D)) in *. split; nra.
Qed.

Theorem pairs_are_those_of_the_paper : statement_pairs.
Proof.
  intros m p n P. unfold Beatty.a, Beatty.b, a_, b_, phi.
  rewrite !INR_IZR_INZ. set (M := Z.of_nat m). set (Q := Z.of_nat p). set (N := Z.of_nat n).
  assert (HQ : (0 < Q)%Z) by (unfold Q; lia). assert (HN : (0 <= N)%Z) by (unfold N; lia).
  apply IZR_lt in HQ as RQ. apply IZR_le in HN as RN.
  set (k := IZR M * IZR Q). pose proof (sqrt_pos (k * k + 4)) as S0.
  assert (S1 : sqrt (k * k + 4) * sqrt (k * k + 4) = k * k + 4) by (apply sqrt_sqrt; nra).
  set (s := IZR N * sqrt (k * k + 4)).
  assert (R : floor_root m p n = Z.sqrt (N * N * (M * M * Q * Q + 4))) by reflexivity. rewrite R.
  assert (F : IZR (Z.sqrt (N * N * (M * M * Q * Q + 4))) <= s < IZR (Z.sqrt (N * N * (M * M * Q * Q + 4))) + 1).
  { apply floor_of_root; [nia|unfold s; nra|]. unfold s.
    replace (IZR N * sqrt (k * k + 4) * (IZR N * sqrt (k * k + 4)))
      with (IZR N * IZR N * (sqrt (k * k + 4) * sqrt (k * k + 4))) by ring.
    rewrite S1. repeat rewrite ?mult_IZR, ?plus_IZR. unfold k. ring. }
  split.
  - rewrite <- (floor_of_sum _ _ (2 * Q) s); [|lia|exact F]. f_equal.
    unfold s. repeat rewrite ?mult_IZR, ?minus_IZR. fold k. field. lra.
  - rewrite <- (floor_of_sum _ _ (2 * Q) s); [|lia|exact F]. f_equal.
    unfold s. repeat rewrite ?mult_IZR, ?plus_IZR. fold k. field. lra.
Qed.

Print Assumptions pairs_are_those_of_the_paper.
