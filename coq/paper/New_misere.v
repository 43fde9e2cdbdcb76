(** * Misere play for m = 2: the pairs of (1, 2p) with odd index

    Not in the paper. The P-positions of misere 2WN^p, of misere 2WN^(2,2p), for odd
    p of misere 2WN^(p), and with every rook whose lengths modulo 2p are a set that
    holds 0, no other even number, and an odd one, are the pairs {a_i, b_i} of
    (1, 2p) with odd i. So the coincidences of Theorem 2.1 survive in misere play. *)
From Coq Require Import Arith ZArith.
From Wythoff Require Import Game Moves Beatty.
From Wythoff.paper Require Import New_misere_rooks.

Definition in_odd_pairs (p : nat) (v : position) : Prop :=
  exists i, Nat.Odd i /\ is_pair v (a 1 (2 * p) i) (b 1 (2 * p) i).

Definition statement_new_misere : Prop :=
  forall p, 1 <= p ->
  (forall v, Pposition (misere (mWN_blocking 2 p)) v <-> in_odd_pairs p v) /\
  (forall v, Pposition (misere (mWN_modulo 2 2 (2 * p))) v <-> in_odd_pairs p v) /\
  (Nat.Odd p -> forall v, Pposition (misere (mWN_modulo 2 0 p)) v <-> in_odd_pairs p v) /\
  (forall R, zero_and_an_odd p R ->
   forall v, Pposition (misere (mWN_residues 2 (2 * p) R)) v <-> in_odd_pairs p v).

(** ** Proof *)
From Wythoff.book Require Import Prelude Definitions odd_pairs.
From Wythoff.paper Require Import Glue Pairs Modulo New_misere_all.
Local Open Scope Z_scope.

Lemma odd_z (p : nat) v : (1 <= p)%nat ->
  ((exists t, isRow 1 (2 * Z.of_nat p) (Z.of_nat (fst v)) (2 * t + 1) /\ Z.of_nat (snd v) = Z.of_nat (fst v) + 2 * t + 1) <-> in_odd_pairs p v).
Proof.
  intros Hp. destruct v as [x y]. unfold in_odd_pairs, is_pair, isRow. simpl fst. simpl snd.
  replace (2 * Z.of_nat p) with (Z.of_nat (2 * p)) by lia.
  assert (B : forall i, b 1 (2 * p) i = a 1 (2 * p) i + Z.of_nat i) by (intros i; rewrite b_is by lia; lia).
  split.
  - intros [t [[[Ht A]|[Ht A]] E]].
    + exists (2 * Z.to_nat t + 1)%nat. split; [exists (Z.to_nat t); reflexivity|]. left.
      replace (2 * t + 1) with (Z.of_nat (2 * Z.to_nat t + 1)) in A by lia.
      apply (a_is 1 (2 * p)) in A; try lia. rewrite B. lia.
    + exists (2 * Z.to_nat (- t - 1) + 1)%nat. split; [exists (Z.to_nat (- t - 1)); reflexivity|]. right.
      replace (- (2 * t + 1)) with (Z.of_nat (2 * Z.to_nat (- t - 1) + 1)) in A by lia.
      apply (a_is 1 (2 * p)) in A; try lia. rewrite B. lia.
  - intros [i [[t Et] [[X Y]|[X Y]]]]; rewrite B in *.
    + exists (Z.of_nat t). split; [|lia]. left. split; [lia|].
      replace (2 * Z.of_nat t + 1) with (Z.of_nat i) by lia. apply (a_is 1 (2 * p)); lia.
    + exists (- Z.of_nat t - 1). split; [|lia]. right. split; [lia|].
      replace (- (2 * (- Z.of_nat t - 1) + 1)) with (Z.of_nat i) by lia. apply (a_is 1 (2 * p)); lia.
Qed.

Theorem new_misere : statement_new_misere.
Proof.
  intros p Hp.
  assert (E : forall v, Pposition (misere (mWN_blocking 2 p)) v <-> in_odd_pairs p v).
  { intros v. rewrite <- odd_z by trivial. rewrite (zp_of v) at 1.
    apply (misere_2wn_blocking (Z.of_nat p) (Z.of_nat (fst v)) (Z.of_nat (snd v)) (PZ (misere (mWN_blocking 2 p)))); try lia.
    exact (counted_blocking_misere 2 p Hp). }
  assert (T : forall g, same_P_positions g (misere (mWN_blocking 2 p)) -> forall v, Pposition g v <-> in_odd_pairs p v).
  { intros g K v. rewrite (K v). apply E. }
  split; [exact E|]. split; [|split].
  - intros v. rewrite <- odd_z by trivial. rewrite (zp_of v) at 1.
    pose proof (kernel_modulo_misere 2 2 (2 * p)) as K. rewrite Nat2Z.inj_mul in K.
    apply (misere_2wn_2_2p (Z.of_nat p) (Z.of_nat (fst v)) (Z.of_nat (snd v)) (PZ (misere (mWN_modulo 2 2 (2 * p))))); try lia.
    exact K.
  - intros O. apply T, (new_misere_p_rook 2%nat p); trivial. split; [trivial|]. exists 0%nat. reflexivity.
  - intros R HR. apply T, (new_misere_residues 2%nat p R); trivial. exists 0%nat. reflexivity.
Qed.

Print Assumptions new_misere.
