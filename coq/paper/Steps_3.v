(** * Steps of the proofs in Section 3

    Read [Beatty.v] first: irrational, occurs, and [multiples alpha], the sequence floor(i alpha). Two steps are false for some
    numbers as they are printed; here is exactly when, and what is right. The theorems are right: [Theorem_3_1.v],
    [Proposition_3_2.v]. *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** The setting: 0 < alpha < beta are irrational and 1/alpha + 1/beta = p. *)
Definition pair_of (p : nat) (alpha beta : R) : Prop :=
  1 <= p /\ (0 < alpha)%R /\ (alpha < beta)%R /\ irrational alpha /\ irrational beta /\ (1 / alpha + 1 / beta = INR p)%R.

(** Theorem 3.1: # ({beta, 2 beta, ...} in [low, n]) = floor(n / beta). With low = 1, as it is printed, this is right (for n >= 1) if
    and only if beta > 1; with low = 0 it always is. *)
Definition multiples_in (beta : R) (low n : nat) : Prop :=
  exists l : list nat,
    List.NoDup l /\ (forall j, List.In j l <-> 1 <= j /\ (INR low <= INR j * beta <= INR n)%R) /\
    Z.of_nat (length l) = Int_part (INR n / beta).
Definition statement_step_3_1_interval : Prop :=
  forall p alpha beta n, pair_of p alpha beta -> 1 <= n ->
    multiples_in beta 0 n /\ (multiples_in beta 1 n <-> (1 < beta)%R).

(** There is such a pair with beta < 1. *)
Definition statement_step_3_1_interval_fails : Prop :=
  exists p alpha beta, pair_of p alpha beta /\ (beta < 1)%R /\ forall n, 1 <= n -> ~ multiples_in beta 1 n.

(** For all n, np - 1 < floor(n / alpha) + 1 + floor(n / beta) < np + 1: right if and only if n >= 1. *)
Definition strict_bounds (p : nat) (alpha beta : R) (n : nat) : Prop :=
  (Z.of_nat n * Z.of_nat p - 1 < Int_part (INR n / alpha) + 1 + Int_part (INR n / beta) < Z.of_nat n * Z.of_nat p + 1)%Z.
Definition statement_step_3_1_all_n : Prop :=
  forall p alpha beta n, pair_of p alpha beta -> (strict_bounds p alpha beta n <-> 1 <= n).

(** Proposition 3.2: max { x_l, y_{p-l} } > min { x_l, y_{p-l} } = 0 for 0 <= l < p; x_l = 0 if and only if l < 1/alpha. *)
Definition statement_step_3_2_zero : Prop :=
  forall p alpha beta l, pair_of p alpha beta -> l < p ->
    (Z.min (multiples alpha l) (multiples beta (p - l)) = 0)%Z /\ (0 < Z.max (multiples alpha l) (multiples beta (p - l)))%Z /\
    (multiples alpha l = 0%Z <-> (INR l < 1 / alpha)%R).

(** ** Proof *)
From Coq Require Import List Arith Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals.
From Wythoff.paper Require Import Sequences Theorem_3_1 Lemma_3_3 Proposition_3_2.
Local Open Scope Z_scope.

(** n / r is no integer for an irrational r and n >= 1. *)
Lemma quotient_strict (r : R) (n : nat) : (0 < r)%R -> irrational r -> (1 <= n)%nat ->
  0 <= Int_part (INR n / r) /\ (IZR (Int_part (INR n / r)) < INR n / r < IZR (Int_part (INR n / r)) + 1)%R.
Proof.
  intros Hr I Hn. assert (N : (1 <= INR n)%R) by (apply (le_INR 1); trivial).
  pose proof (floor_spec (INR n / r)) as [S T]. change (floor (INR n / r)) with (Int_part (INR n / r)) in *.
  assert (P : (0 < INR n / r)%R) by (apply Rdiv_lt_0_compat; lra). set (q := Int_part (INR n / r)) in *.
  assert (Q : 0 <= q) by (assert (L : (-1 < IZR q)%R) by lra; apply lt_IZR in L; lia).
  split; [exact Q|]. split; [|exact T]. destruct (Req_dec (IZR q) (INR n / r)) as [E|E]; [exfalso|lra].
  assert (L : (0 < IZR q)%R) by lra. apply (lt_IZR 0) in L as L'.
  apply (I (Z.of_nat n) q L'). rewrite E, <- INR_IZR_INZ. field. lra.
Qed.
Lemma below_quotient (r : R) (n j : nat) : (0 < r)%R -> irrational r -> (1 <= n)%nat ->
  ((INR j * r <= INR n)%R <-> Z.of_nat j <= Int_part (INR n / r)).
Proof.
  intros Hr I Hn. destruct (quotient_strict r n Hr I Hn) as [_ [S T]].
  assert (E : (INR n = INR n / r * r)%R) by (field; lra). rewrite INR_IZR_INZ. split; intros H.
  - assert (L : (IZR (Z.of_nat j) <= INR n / r)%R) by (apply (Rmult_le_reg_r r); lra).
    assert (G : (IZR (Z.of_nat j) < IZR (Int_part (INR n / r) + 1))%R) by (rewrite plus_IZR; lra). apply lt_IZR in G. lia.
  - apply IZR_le in H. rewrite E. apply Rmult_le_compat_r; lra.
Qed.

Theorem step_3_1_interval : statement_step_3_1_interval.
Proof.
  intros p alpha beta n [_ [Ha [Hb [_ [I _]]]]] Hn. assert (B0 : (0 < beta)%R) by lra.
  destruct (quotient_strict beta n B0 I Hn) as [Q _].
  pose proof (fun j => below_quotient beta n j B0 I Hn) as U.
  assert (L0 : forall j, (INR 0 <= INR j * beta)%R) by (intros j; simpl; apply Rmult_le_pos; [apply pos_INR|lra]).
  assert (Seq : forall j, In j (seq 1 (Z.to_nat (Int_part (INR n / beta)))) <-> (1 <= j)%nat /\ Z.of_nat j <= Int_part (INR n / beta))
    by (intros j; rewrite in_seq; lia).
  split; [|split].
  - exists (seq 1 (Z.to_nat (Int_part (INR n / beta)))). split; [apply seq_NoDup|]. split; [|rewrite seq_length; lia].
    intros j. rewrite Seq, <- U. specialize (L0 j). tauto.
  - intros [l [D [L E]]]. destruct (Rlt_or_le 1 beta) as [G|G]; [exact G|exfalso].
    assert (N1 : beta <> 1%R) by (intros F; apply (I 1 1); [lia|]; rewrite F; lra).
    (* the multiple beta itself is missed *)
    assert (J : 1 <= Int_part (INR n / beta)).
    { apply (U 1%nat). rewrite Rmult_1_l. apply (Rle_trans _ 1); [exact G|]. apply (le_INR 1). exact Hn. }
    assert (Inc : incl l (seq 2 (Z.to_nat (Int_part (INR n / beta)) - 1))).
    { intros j K. apply L in K as [K1 [K2 K3]]. apply U in K3. rewrite in_seq.
      assert (j <> 1)%nat; [|lia]. intros ->. rewrite Rmult_1_l in K2. simpl in K2. lra. }
    apply NoDup_incl_length in Inc; [|exact D]. rewrite seq_length in Inc. lia.
  - intros G. exists (seq 1 (Z.to_nat (Int_part (INR n / beta)))). split; [apply seq_NoDup|]. split; [|rewrite seq_length; lia].
    intros j. rewrite Seq, <- U. split; [|tauto]. intros [K1 K2]. split; [exact K1|]. split; [|exact K2].
    apply (le_INR 1) in K1. change (INR 1) with 1%R in *.
    apply (Rle_trans _ (1 * beta)); [lra|]. apply Rmult_le_compat_r; lra.
Qed.

(** p = 3, beta = phi_1 / 2 = 0.809..., 1/alpha = 3 - 2 / phi_1. *)
Theorem step_3_1_interval_fails : statement_step_3_1_interval_fails.
Proof.
  destruct (lemma_3_3_phi 1%nat (le_n 1)) as [I _]. change (INR 1) with 1%R in I.
  pose proof (sqrt_pos (1 * 1 + 4)) as R0. pose proof (sqrt_sqrt (1 * 1 + 4) ltac:(lra)) as R2.
  assert (P : (2 * phi 1 = 1 + sqrt (1 * 1 + 4))%R) by (unfold phi; field).
  set (f := phi 1) in *. assert (B : (1.6 < f < 1.7)%R) by (split; nra).
  assert (D : (0 < 3 * f - 2)%R) by lra.
  assert (K : pair_of 3 (f / (3 * f - 2)) (f / 2)).
  { split; [lia|]. split; [apply Rdiv_lt_0_compat; lra|]. split; [|split; [|split]].
    - apply (Rmult_lt_reg_r (3 * f - 2)); [lra|]. replace (f / (3 * f - 2) * (3 * f - 2))%R with f by (field; lra). nra.
    - intros u v Hv E. apply (IZR_lt 0) in Hv as Hv'.
      (* f / (3 f - 2) = u / v gives f (3 u - v) = 2 u *)
      assert (F : (f * IZR v = IZR u * (3 * f - 2))%R).
      { replace (IZR u) with (f / (3 * f - 2) * IZR v)%R by (rewrite E; field; lra). field. lra. }
      assert (U : (0 < IZR u)%R) by nra. apply (lt_IZR 0) in U as U'.
      assert (W : (IZR (3 * u - v) * f = IZR (2 * u))%R) by (rewrite minus_IZR, !mult_IZR; lra).
      assert (W' : 0 < 3 * u - v).
      { apply (lt_IZR 0). rewrite mult_IZR in W. nra. }
      apply (I (2 * u) (3 * u - v) W'). rewrite <- W. apply (IZR_lt 0) in W'. field. lra.
    - intros u v Hv E. apply (I (2 * u) v Hv). rewrite mult_IZR. apply (IZR_lt 0) in Hv.
      replace f with (2 * (f / 2))%R by field. rewrite E. field. lra.
    - change (INR 3) with (1 + 1 + 1)%R. field. lra. }
  exists 3%nat, (f / (3 * f - 2))%R, (f / 2)%R. split; [exact K|]. split; [lra|].
  intros n Hn M. apply (step_3_1_interval 3%nat _ _ n K Hn) in M. lra.
Qed.

Theorem step_3_1_all_n : statement_step_3_1_all_n.
Proof.
  intros p alpha beta n [_ [Ha [Hb [I [J E]]]]]. assert (B0 : (0 < beta)%R) by lra. unfold strict_bounds. split; intros H.
  - destruct n as [|n]; [exfalso|lia].
    assert (Z0 : forall r : R, (0 < r)%R -> Int_part (INR 0 / r) = 0).
    { intros r Hr. symmetry. apply floor_unique. replace (INR 0 / r)%R with 0%R by (simpl; field; lra). lra. }
    rewrite !Z0 in H by trivial. lia.
  - destruct (quotient_strict alpha n Ha I H) as [_ [S T]]. destruct (quotient_strict beta n B0 J H) as [_ [S' T']].
    assert (G : (INR n / alpha + INR n / beta = IZR (Z.of_nat n * Z.of_nat p))%R).
    { rewrite mult_IZR, <- !INR_IZR_INZ, <- E. field. lra. }
    set (u := Int_part (INR n / alpha)) in *. set (v := Int_part (INR n / beta)) in *.
    assert (L : (IZR (u + v) < IZR (Z.of_nat n * Z.of_nat p))%R) by (rewrite plus_IZR; lra).
    assert (L' : (IZR (Z.of_nat n * Z.of_nat p) < IZR (u + v + 2))%R) by (rewrite !plus_IZR; lra).
    apply lt_IZR in L, L'. lia.
Qed.

Theorem step_3_2_zero : statement_step_3_2_zero.
Proof.
  intros p alpha beta l [Hp [Ha [Hb [I [J E]]]]] Hl. assert (B0 : (0 < beta)%R) by lra.
  assert (X : forall (r : R) (n : nat), (0 < r)%R -> irrational r -> 0 <= multiples r n /\ (multiples r n = 0 <-> (INR n < 1 / r)%R)).
  { intros r n Hr Ir. split; [apply multiples_nonneg; exact Hr|].
    pose proof (floor_spec (INR n * r)) as [S T]. change (floor (INR n * r)) with (multiples r n) in *.
    assert (F : (1 / r * r = 1)%R) by (field; lra). assert (G : (0 <= INR n * r)%R) by (apply Rmult_le_pos; [apply pos_INR|lra]). split.
    - intros Z. rewrite Z in T. apply (Rmult_lt_reg_r r); lra.
    - intros L. symmetry. apply floor_unique. split; [lra|]. apply (Rmult_lt_compat_r r) in L; lra. }
  destruct (X alpha l Ha I) as [Na Za]. destruct (X beta (p - l)%nat B0 J) as [Nb Zb]. apply and_assoc. split; [|exact Za].
  rewrite minus_INR, <- E in Zb by lia.
  assert (D : INR l <> (1 / alpha)%R).
  { intros D. assert (P : (0 < 1 / alpha)%R) by (apply Rdiv_lt_0_compat; lra). rewrite <- D, INR_IZR_INZ in P. apply (lt_IZR 0) in P as P'.
    apply (I 1 (Z.of_nat l) P'). rewrite <- INR_IZR_INZ, D. field. lra. }
  destruct (Rlt_or_le (INR l) (1 / alpha)) as [L|L].
  - assert (Ea : multiples alpha l = 0) by (apply Za; exact L).
    assert (Eb : multiples beta (p - l) <> 0) by (intros F; apply Zb in F; lra). lia.
  - assert (Ea : multiples alpha l <> 0) by (intros F; apply Za in F; lra).
    assert (Eb : multiples beta (p - l) = 0) by (apply Zb; lra). lia.
Qed.

Print Assumptions step_3_1_interval.
Print Assumptions step_3_1_interval_fails.
Print Assumptions step_3_1_all_n.
Print Assumptions step_3_2_zero.
