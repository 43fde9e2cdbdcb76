(** * The Appendix by A. S. Fraenkel: p-fold complementary multisets

    Read [Beatty.v] first: p-complementary, irrational, occurs, and [multiples alpha], the sequence floor(n alpha). *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** The setting: 0 < alpha < beta are irrational, 1/alpha + 1/beta = p, M = floor(1/alpha) + 1, N = floor(1/beta) + 1. *)
Definition setting (p : nat) (alpha beta : R) (M N : nat) : Prop :=
  1 <= p /\ (0 < alpha)%R /\ (alpha < beta)%R /\ irrational alpha /\ irrational beta /\
  (1 / alpha + 1 / beta = INR p)%R /\
  (Z.of_nat M = Int_part (1 / alpha) + 1)%Z /\ (Z.of_nat N = Int_part (1 / beta) + 1)%Z.

(** Such M and N are always there. *)
Definition statement_appendix_setting : Prop :=
  forall p alpha beta, 1 <= p -> (0 < alpha)%R -> (alpha < beta)%R -> irrational alpha -> irrational beta ->
  (1 / alpha + 1 / beta = INR p)%R -> exists M N, setting p alpha beta M N.

(** Before Theorem 1: with a = beta - alpha, alpha = (2 - ap + sqrt(a^2 p^2 + 4)) / 2p; 1/p < alpha < 2/p < beta;
    alpha (M - 1) < 1 < alpha M and beta (N - 1) < 1 < beta N. *)
Definition statement_appendix_bounds : Prop :=
  forall p alpha beta M N, setting p alpha beta M N ->
  (let d := (beta - alpha)%R in
   alpha = (2 - d * INR p + sqrt ((d * INR p) * (d * INR p) + 4)) / (2 * INR p) /\
   1 / INR p < alpha < 2 / INR p /\ 2 / INR p < beta /\
   alpha * (INR M - 1) < 1 < alpha * INR M /\ beta * (INR N - 1) < 1 < beta * INR N)%R.

(** Theorem 1: the multisets S = { floor(n alpha) | n >= M } and T = { floor(n beta) | n >= N } are p-fold complementary:
    their members are positive integers, and each positive integer occurs p times. *)
Definition statement_appendix_1 : Prop :=
  forall p alpha beta M N, setting p alpha beta M N ->
    (forall n, M <= n -> (1 <= multiples alpha n)%Z) /\ (forall n, N <= n -> (1 <= multiples beta n)%Z) /\
    p_complementary p (fun n => M <= n) (multiples alpha) (fun n => N <= n) (multiples beta) (fun k => (1 <= k)%Z).

(** Remark (i): floor(1/alpha) = p + floor(-1/beta) = p - 1 - floor(1/beta) = p - N, hence M = p - N + 1. *)
Definition statement_appendix_remark_i : Prop :=
  forall p alpha beta M N, setting p alpha beta M N ->
    (Int_part (1 / alpha) = Z.of_nat p + Int_part (- (1 / beta)) /\
     Int_part (1 / alpha) = Z.of_nat p - 1 - Int_part (1 / beta) /\
     Int_part (1 / alpha) = Z.of_nat p - Z.of_nat N)%Z /\
    N <= p /\ M = p - N + 1.

(** Remark (ii). *)
Definition statement_appendix_remark_ii : Prop :=
  forall p alpha beta M N, setting p alpha beta M N ->
    multiples alpha (M - 1) = 0%Z /\ multiples beta (N - 1) = 0%Z /\ N <= M /\
    (forall n, N <= n < M -> multiples alpha n = 0%Z /\ (0 < multiples beta n)%Z) /\
    (* there are precisely M - N couples with floor(n alpha) = 0 and floor(n beta) > 0 *)
    occurs (fun n => (0 < multiples beta n)%Z) (multiples alpha) 0 (M - N) /\
    (* for 0 <= n < M there are precisely M couples with floor(n alpha) = 0 and floor(n beta) >= 0 *)
    occurs (fun n => n < M /\ (0 <= multiples beta n)%Z) (multiples alpha) 0 M /\
    (* in total they contain M + N = p + 1 zeros *)
    (exists s t, occurs (fun n => n < M) (multiples alpha) 0 s /\ occurs (fun n => n < M) (multiples beta) 0 t /\
                 s + t = M + N) /\
    M + N = p + 1.

(** ** Proof *)
From Coq Require Import Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals appendix.
From Wythoff.paper Require Import Sequences Theorem_3_1.
Local Open Scope Z_scope.

Lemma INR_before (n : nat) : (1 <= n)%nat -> INR (n - 1) = (INR n - 1)%R.
Proof. intros H. rewrite minus_INR by trivial. reflexivity. Qed.

(** 1/alpha is no integer, so n alpha < 1 exactly for n <= floor(1/alpha). *)
Lemma reciprocal (alpha : R) (M : nat) : (0 < alpha)%R -> irrational alpha -> Z.of_nat M = Int_part (1 / alpha) + 1 ->
  (1 <= M)%nat /\ (alpha * (INR M - 1) < 1 < alpha * INR M)%R.
Proof.
  intros Ha I E. pose proof (floor_spec (1 / alpha)) as [S T]. change (floor (1 / alpha)) with (Int_part (1 / alpha)) in *.
  assert (P : (0 < 1 / alpha)%R) by (apply Rdiv_lt_0_compat; lra).
  assert (Q : 1 <= Z.of_nat M).
  { assert (L : (0 < IZR (Z.of_nat M))%R) by (rewrite E, plus_IZR; lra). apply (lt_IZR 0) in L. lia. }
  split; [lia|]. rewrite INR_IZR_INZ, E, plus_IZR. set (u := Int_part (1 / alpha)) in *.
  assert (X : (alpha * (1 / alpha) = 1)%R) by (field; lra). split.
  - assert (N : IZR u <> (1 / alpha)%R).
    { intros F. assert (F' : (alpha = 1 / IZR u)%R) by (rewrite F; field; lra).
      destruct (Z_lt_le_dec 0 u) as [Hu|Hu]; [exact (I 1 u Hu F')|]. apply IZR_le in Hu. lra. }
    replace (alpha * (IZR u + 1 - 1))%R with (alpha * IZR u)%R by ring. rewrite <- X. apply Rmult_lt_compat_l; lra.
  - rewrite <- X at 1. apply Rmult_lt_compat_l; lra.
Qed.
Lemma zero_iff (alpha : R) (M n : nat) : (0 < alpha)%R -> irrational alpha -> Z.of_nat M = Int_part (1 / alpha) + 1 ->
  0 <= multiples alpha n /\ (multiples alpha n = 0 <-> (n < M)%nat).
Proof.
  intros Ha I E. destruct (reciprocal alpha M Ha I E) as [Q [L U]].
  pose proof (floor_spec (INR n * alpha)) as [S T]. change (floor (INR n * alpha)) with (multiples alpha n) in *.
  assert (G : (0 <= INR n * alpha)%R) by (apply Rmult_le_pos; [apply pos_INR|lra]). split; [|split].
  - assert (H : (-1 < IZR (multiples alpha n))%R) by lra. apply lt_IZR in H. lia.
  - intros Z. rewrite Z in T. destruct (le_lt_dec M n) as [H|H]; [exfalso|trivial]. apply le_INR in H. nra.
  - intros H. symmetry. apply floor_unique. split; [lra|].
    assert (INR n <= INR M - 1)%R by (rewrite <- INR_before by trivial; apply le_INR; lia). nra.
Qed.
Lemma zeros_below (alpha : R) (M K : nat) (Q : nat -> Prop) : (0 < alpha)%R -> irrational alpha ->
  Z.of_nat M = Int_part (1 / alpha) + 1 -> (forall n, (n < M)%nat -> (Q n <-> (K <= n)%nat)) ->
  occurs Q (multiples alpha) 0 (M - K).
Proof.
  intros Ha I E H. exists (seq K (M - K)). split; [apply seq_NoDup|]. split; [|apply seq_length].
  intros n. rewrite in_seq, (proj2 (zero_iff alpha M n Ha I E)). split.
  - intros G. assert (n < M)%nat by lia. rewrite H by trivial. lia.
  - intros [G L]. apply H in G; lia.
Qed.

Section Setting.
Variables (p : nat) (alpha beta : R) (M N : nat).
Hypothesis Set_ : setting p alpha beta M N.
Lemma book_setting :
  1 <= Z.of_nat p /\ (0 < alpha)%R /\ (alpha < beta)%R /\ (1 / alpha * alpha = 1)%R /\ (1 / beta * beta = 1)%R /\
  (1 / alpha + 1 / beta = IZR (Z.of_nat p))%R /\ (~ exists q r, 1 <= q /\ (IZR q * alpha = IZR r)%R).
Proof.
  pose proof Set_ as [Hp [Ha [Hb [I [_ [E _]]]]]]. rewrite <- irrational_book, <- INR_IZR_INZ.
  repeat split; trivial; try lia; try (field; lra).
Qed.
Lemma sizes : Z.of_nat M = floor (1 / alpha) + 1 /\ Z.of_nat N = floor (1 / beta) + 1.
Proof. split; apply Set_. Qed.
Lemma remark_i_book : Z.of_nat M = Z.of_nat p - Z.of_nat N + 1.
Proof.
  destruct book_setting as [P [Ha [Hb [A [B [E I]]]]]]. destruct sizes as [EM EN].
  destruct (app_rem_i (1 / alpha) alpha beta (1 / beta) (Z.of_nat p)) as [F G]; trivial. lia.
Qed.
End Setting.

Theorem appendix_setting : statement_appendix_setting.
Proof.
  intros p alpha beta Hp Ha Hb I J E.
  assert (P : forall r : R, (0 < r)%R -> 0 <= Int_part (1 / r)).
  { intros r Hr. pose proof (floor_spec (1 / r)) as [_ T]. change (floor (1 / r)) with (Int_part (1 / r)) in T.
    assert (0 < 1 / r)%R by (apply Rdiv_lt_0_compat; lra).
    assert (L : (-1 < IZR (Int_part (1 / r)))%R) by lra. apply lt_IZR in L. lia. }
  exists (Z.to_nat (Int_part (1 / alpha) + 1)), (Z.to_nat (Int_part (1 / beta) + 1)).
  pose proof (P alpha Ha). pose proof (P beta ltac:(lra)). unfold setting. rewrite !Z2Nat.id by lia. tauto.
Qed.

Theorem appendix_bounds : statement_appendix_bounds.
Proof.
  intros p alpha beta M N H d. pose proof H as [Hp [_ [_ [I [J [_ [EM EN]]]]]]].
  destruct (book_setting p alpha beta M N H) as [P [Ha [Hb [A [B [E _]]]]]].
  assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia).
  destruct (app_formula (1 / alpha) alpha beta (1 / beta) (Z.of_nat p)) as [[[[Sq Pos] L] U] V]; trivial.
  rewrite mult_IZR in *. rewrite <- INR_IZR_INZ in *. fold d in Sq, Pos.
  split; [|split; [|split]].
  - assert (R : sqrt (d * INR p * (d * INR p) + 4) = (2 * INR p * alpha + d * INR p - 2)%R).
    { rewrite <- Sq. apply sqrt_square. exact Pos. }
    rewrite R. field. lra.
  - split; apply (Rmult_lt_reg_l (INR p)); trivial; field_simplify; lra.
  - apply (Rmult_lt_reg_l (INR p)); trivial; field_simplify; lra.
  - split; [apply (reciprocal alpha M)|apply (reciprocal beta N)]; trivial; lra.
Qed.

Theorem appendix_1 : statement_appendix_1.
Proof.
  intros p alpha beta M N H. destruct (book_setting p alpha beta M N H) as [P [Ha [Hb [A [B [E I]]]]]].
  destruct (sizes p alpha beta M N H) as [EM EN]. pose proof H as [_ [_ [_ [IA [IB [_ [EM' EN']]]]]]].
  assert (Hb0 : (0 < beta)%R) by lra. split; [|split].
  - intros n Hn. destruct (zero_iff alpha M n Ha IA EM'). lia.
  - intros n Hn. destruct (zero_iff beta N n Hb0 IB EN'). lia.
  - apply complementary_counted. intros k Hk. split; [apply multiples_finite; lra|]. split; [apply multiples_finite; lra|].
    rewrite <- (app_thm_1 (1 / alpha) alpha beta (1 / beta) k (Z.of_nat p)); trivial. rewrite <- EM, <- EN.
    assert (C : forall (r : R) (K : nat), (0 < K)%nat -> card1 (indices (fun n => (K <= n)%nat) (multiples r) k) =
                card1 (fun n => Z.of_nat K <= n /\ floor (IZR n * r) = k)).
    { intros r K HK. apply card1_same. intros i. unfold indices. split.
      - intros [Hi [Hk' Ei]]. split; [lia|]. apply book_multiples; trivial.
      - intros [Hi Ei]. split; [lia|]. split; [lia|]. apply book_multiples; trivial. lia. }
    rewrite !C; trivial; [apply (reciprocal beta N)|apply (reciprocal alpha M)]; trivial.
Qed.

Theorem appendix_remark_i : statement_appendix_remark_i.
Proof.
  intros p alpha beta M N H. pose proof (remark_i_book p alpha beta M N H) as R.
  destruct (sizes p alpha beta M N H) as [EM EN]. pose proof H as [_ [Ha [Hb [_ [IB [E _]]]]]].
  destruct (reciprocal beta N ltac:(lra) IB EN) as [HN _].
  change (floor (1 / alpha)) with (Int_part (1 / alpha)) in *. change (floor (1 / beta)) with (Int_part (1 / beta)) in *.
  assert (X : Int_part (- (1 / beta)) = - Z.of_nat N).
  { symmetry. apply floor_unique. rewrite opp_IZR, EN, plus_IZR.
    pose proof (floor_spec (1 / beta)) as [S T]. change (floor (1 / beta)) with (Int_part (1 / beta)) in *.
    split; [lra|].
    assert (IZR (Int_part (1 / beta)) <> 1 / beta)%R; [|lra]. intros F.
    assert (P : (0 < 1 / beta)%R) by (apply Rdiv_lt_0_compat; lra). rewrite <- F in P. apply (lt_IZR 0) in P as P'.
    apply (IB 1 (Int_part (1 / beta)) P'). rewrite F. field. lra. }
  rewrite X. assert (1 <= M)%nat by (apply (reciprocal alpha M); trivial; apply H).
  lia.
Qed.

Theorem appendix_remark_ii : statement_appendix_remark_ii.
Proof.
  intros p alpha beta M N H. pose proof (remark_i_book p alpha beta M N H) as R.
  pose proof H as [_ [Ha [Hb [IA [IB [_ [EM EN]]]]]]]. assert (Hb0 : (0 < beta)%R) by lra.
  destruct (reciprocal alpha M Ha IA EM) as [HM [LM UM]]. destruct (reciprocal beta N Hb0 IB EN) as [HN [LN UN]].
  assert (Le : (N <= M)%nat).
  { destruct (le_lt_dec N M) as [G|G]; [exact G|exfalso].
    assert (INR M <= INR N - 1)%R by (rewrite <- INR_before by trivial; apply le_INR; lia).
    assert (0 <= INR M)%R by apply pos_INR.
    assert (alpha * INR M <= alpha * (INR N - 1))%R by (apply Rmult_le_compat_l; lra).
    assert (alpha * (INR N - 1) <= beta * (INR N - 1))%R by (apply Rmult_le_compat_r; lra). lra. }
  pose proof (fun n => zero_iff alpha M n Ha IA EM) as ZA. pose proof (fun n => zero_iff beta N n Hb0 IB EN) as ZB.
  split; [apply ZA; lia|]. split; [apply ZB; lia|]. split; [exact Le|]. split.
  { intros n [Hn Hn']. split; [apply ZA; lia|]. destruct (ZB n). lia. }
  split; [|split; [|split]].
  - apply zeros_below; trivial. intros n Hn. destruct (ZB n). lia.
  - pose proof (zeros_below alpha M 0 (fun n => (n < M)%nat /\ 0 <= multiples beta n) Ha IA EM) as Z.
    rewrite Nat.sub_0_r in Z. apply Z. intros n Hn. destruct (ZB n). lia.
  - exists (M - 0)%nat, (N - 0)%nat. split; [|split; [|lia]]; apply zeros_below; trivial; intros n Hn; lia.
  - lia.
Qed.

Print Assumptions appendix_setting.
Print Assumptions appendix_bounds.
Print Assumptions appendix_1.
Print Assumptions appendix_remark_i.
Print Assumptions appendix_remark_ii.
