(** * (m,p)-Wythoff Nim: how close its pairs are to the slopes of Section 1.6

    Section 1.6 calls the solution "very close" to the pairs of Beatty sequences with
    the slopes alpha = (sqrt(m^2 + 4p^2) + 2p - m) / 2p and beta = alpha + m/p. Not in
    the paper: for all m, p and n

        alpha (n - p + 1) - 1 <= x_n <= alpha n,
        beta  (n - p + 1) - 1 <= y_n <= beta n.

    For p = 1 these are the Beatty sequences themselves. *)
From Coq Require Import Reals Psatz Lia Arith.
From Wythoff Require Import Game Moves Listing.
From Wythoff.paper Require Import New_diagonals.

Definition slope_x (m p : nat) : R :=
  ((sqrt (INR m ^ 2 + 4 * INR p ^ 2) + 2 * INR p - INR m) / (2 * INR p))%R.
Definition slope_y (m p : nat) : R :=
  ((sqrt (INR m ^ 2 + 4 * INR p ^ 2) + 2 * INR p + INR m) / (2 * INR p))%R.

Definition statement_new_diagonals_close : Prop :=
  forall m p x y, 1 <= m -> 1 <= p -> diagonal_sequences m p x y -> forall n,
  (slope_x m p * (INR n - INR p + 1) - 1 <= INR (x n) <= slope_x m p * INR n)%R /\
  (slope_y m p * (INR n - INR p + 1) - 1 <= INR (y n) <= slope_y m p * INR n)%R.

(** "But we explain why there can be no Beatty-type solution to this game for p > 1":
    the y_n are no floors of bn + g. *)
Definition statement_new_diagonals_no_beatty : Prop :=
  forall m p x y, 1 <= m -> 2 <= p -> diagonal_sequences m p x y ->
  ~ exists b g : R, forall n, (INR (y n) <= b * INR n + g < INR (y n) + 1)%R.

(** ** Proof *)

(** *** How many y are below x_n *)
Section Counting.
Variables m p : nat.
Hypothesis Hm : 1 <= m.
Hypothesis Hp : 1 <= p.
Variables x y : nat -> nat.
Hypothesis sequences : diagonal_sequences m p x y.

Let facts := new_diagonals_complementary m p x y Hm Hp sequences.
Lemma x_up i j : i < j -> x i < x j. Proof. intros H. apply (proj1 facts i j H). Qed.
Lemma y_up i j : i < j -> y i < y j. Proof. intros H. apply (proj1 facts i j H). Qed.
Lemma y_order i j : y i <= y j -> i <= j.
Proof. intros H. destruct (le_lt_dec i j) as [L|L]; [trivial|]. apply y_up in L. lia. Qed.
Lemma y_is n : y n = x n + m * (n / p). Proof. apply (proj2 sequences). Qed.
Lemma x_least n : n <= x n. Proof. exact (x_above m p Hm Hp x y sequences n). Qed.

(** The first p + 1 of the x are 0, ..., p. *)
Lemma x_begins n : n <= p -> x n = n.
Proof.
  induction n as [n IH] using lt_wf_ind. intros Hn. pose proof (x_least n).
  destruct (Nat.eq_dec (x n) n) as [E|E]; [trivial|exfalso].
  destruct (taken m p Hm Hp x y sequences n n) as [i [Hi K]]; [lia|].
  assert (x i = i) by (apply IH; lia). rewrite y_is, Nat.div_small in K by lia. lia.
Qed.

(** x_n and y_j are different numbers from n = p on. *)
Lemma x_is_no_y n j : p <= n -> x n <> y j.
Proof.
  intros Hn E. assert (n = j) by (apply (proj1 (proj2 facts)); trivial). subst j. rewrite y_is in E.
  assert (1 <= n / p) by (apply Nat.div_le_lower_bound; lia). nia.
Qed.

(** Exactly x_n + p - n of the y are below x_n. *)
Lemma below n : p <= n -> y (x n + p - n - 1) < x n < y (x n + p - n).
Proof.
  induction n as [|n IH]; intros Hn; [lia|].
  destruct (Nat.eq_dec (S n) p) as [E|E].
  - rewrite (x_begins (S n)) by lia. replace (S n + p - S n) with p by lia. rewrite !y_is.
    rewrite (x_begins (p - 1)), (x_begins p), (Nat.div_small (p - 1)), Nat.div_same by lia. lia.
  - specialize (IH ltac:(lia)). pose proof (x_least n). set (j := x n + p - n) in *.
    assert (Up : x n < x (S n)) by (apply x_up; lia).
    assert (K : forall d, 1 <= d -> x n + d < x (S n) -> y (j + d - 1) = x n + d).
    { induction d as [|d Id]; intros Hd L; [lia|].
      destruct (taken m p Hm Hp x y sequences (S n) (x n + S d)) as [i [Hi [X|Y]]]; [lia| |].
      - exfalso. destruct (Nat.eq_dec i n) as [->|D]; [lia|]. assert (x i < x n) by (apply x_up; lia). lia.
      - destruct (Nat.eq_dec d 0) as [->|D].
        + assert (i <= j) by (apply y_order; lia). assert (j - 1 < i).
          { destruct (le_lt_dec i (j - 1)) as [M|M]; [|trivial]. exfalso.
            destruct (Nat.eq_dec i (j - 1)) as [->|D']; [lia|]. assert (y i < y (j - 1)) by (apply y_up; lia). lia. }
          replace (j + 1 - 1) with i by lia. lia.
        + specialize (Id ltac:(lia) ltac:(lia)).
          assert (j + d - 1 < i).
          { destruct (le_lt_dec i (j + d - 1)) as [M|M]; [|trivial]. exfalso.
            destruct (Nat.eq_dec i (j + d - 1)) as [->|D']; [lia|]. assert (y i < y (j + d - 1)) by (apply y_up; lia). lia. }
          assert (y (j + d - 1) < y (j + d)) by (apply y_up; lia).
          assert (i <= j + d) by (apply y_order; lia). replace (j + S d - 1) with i by lia. lia. }
    set (t := x (S n) - x n - 1). replace (x (S n) + p - S n) with (j + t) by (unfold t, j; lia).
    assert (A : y (j + t - 1) < x (S n)).
    { destruct (Nat.eq_dec t 0) as [Z|Z]; [rewrite Z, Nat.add_0_r; lia|]. rewrite K by (unfold t in *; lia). unfold t in *. lia. }
    assert (B : x (S n) <= y (j + t)).
    { destruct (Nat.eq_dec t 0) as [Z|Z]; [rewrite Z, Nat.add_0_r; unfold t in Z; lia|].
      assert (y (j + t - 1) < y (j + t)) by (apply y_up; unfold j; lia). rewrite K in H0 by (unfold t in *; lia). unfold t in *. lia. }
    pose proof (x_is_no_y (S n) (j + t) Hn). lia.
Qed.
End Counting.

(** *** The slopes *)
Local Open Scope R_scope.
Definition c_of (m p : nat) : R := slope_x m p - 1.

Lemma slopes m p : (1 <= m)%nat -> (1 <= p)%nat ->
  0 < c_of m p < 1 /\ INR p * (c_of m p) ^ 2 + INR m * c_of m p = INR p /\
  INR p * slope_y m p = INR p * slope_x m p + INR m.
Proof.
  intros Hm Hp. apply le_INR in Hm. apply le_INR in Hp. simpl in Hm, Hp.
  unfold c_of, slope_x, slope_y. set (M := INR m) in *. set (P := INR p) in *.
  set (s := sqrt (M ^ 2 + 4 * P ^ 2)).
  assert (S : s * s = M ^ 2 + 4 * P ^ 2) by (apply sqrt_sqrt; nra).
  assert (S0 : 0 <= s) by apply sqrt_pos.
  assert (E : (s + 2 * P - M) / (2 * P) - 1 = (s - M) / (2 * P)) by (field; lra).
  rewrite E. assert (M < s) by nra. assert (s < M + 2 * P) by nra.
  split; [split|split].
  - apply Rdiv_lt_0_compat; lra.
  - apply (Rmult_lt_reg_r (2 * P)); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - replace (P * ((s - M) / (2 * P)) ^ 2 + M * ((s - M) / (2 * P))) with ((s * s - M ^ 2) / (4 * P)) by (field; lra).
    rewrite S. field. lra.
  - field. lra.
Qed.

Theorem new_diagonals_close : statement_new_diagonals_close.
Proof.
  intros m p x y Hm Hp Sq.
  destruct (slopes m p Hm Hp) as [C [Q By]]. set (c := c_of m p) in *.
  replace (slope_x m p) with (1 + c) by (unfold c, c_of; ring).
  assert (By' : INR p * slope_y m p = INR p * (1 + c) + INR m) by (rewrite By; unfold c, c_of; ring).
  assert (P1 : 1 <= INR p) by (apply le_INR in Hp; exact Hp).
  assert (M1 : 1 <= INR m) by (apply le_INR in Hm; exact Hm).
  assert (Key : c * (INR p + INR p * c + INR m) = INR p * (1 + c)) by nra.
  assert (Y : forall k, exists r, INR (y k) * INR p = INR (x k) * INR p + INR m * (INR k - r) /\ 0 <= r <= INR p - 1).
  { intros k. exists (INR (k mod p)%nat). rewrite (y_is m p x y Sq k), plus_INR, mult_INR.
    pose proof (Nat.div_mod k p ltac:(lia)) as D. pose proof (Nat.mod_upper_bound k p ltac:(lia)) as U.
    assert (INR k = INR p * INR (k / p)%nat + INR (k mod p)%nat) as D' by (rewrite <- mult_INR, <- plus_INR; f_equal; exact D).
    split; [rewrite D'; ring|]. split; [apply pos_INR|].
    replace (INR p - 1) with (INR (p - 1)%nat) by (rewrite minus_INR by lia; simpl; ring). apply le_INR. lia. }
  assert (X : forall n, (1 + c) * (INR n - INR p + 1) - 1 <= INR (x n) <= (1 + c) * INR n).
  { induction n as [n IH] using lt_wf_ind.
    destruct (le_lt_dec p n) as [Hn|Hn].
    2:{ rewrite (x_begins m p Hm Hp x y Sq n) by lia. assert (INR n <= INR p - 1).
        { replace (INR p - 1) with (INR (p - 1)%nat) by (rewrite minus_INR by lia; simpl; ring). apply le_INR. lia. }
        pose proof (pos_INR n). nra. }
    destruct (below m p Hm Hp x y Sq n Hn) as [A B]. pose proof (x_least m p Hm Hp x y Sq n) as L.
    set (j := (x n + p - n)%nat) in *.
    assert (J : INR j = INR (x n) + INR p - INR n) by (unfold j; rewrite minus_INR, plus_INR by lia; ring).
    assert (Hj : (1 <= j)%nat) by (unfold j; lia).
    apply lt_INR in B. assert (A' : INR (y (j - 1)%nat) + 1 <= INR (x n)) by (rewrite <- S_INR; apply le_INR; lia).
    assert (J1 : INR (j - 1)%nat = INR j - 1) by (rewrite minus_INR by lia; simpl; ring).
    assert (Jn : (j <= n)%nat).
    { destruct (le_lt_dec j n) as [K|K]; [trivial|exfalso].
      assert (x n <= x (j - 1))%nat.
      { destruct (Nat.eq_dec n (j - 1)%nat) as [<-|D]; [lia|]. pose proof (x_up m p Hm Hp x y Sq n (j - 1)%nat ltac:(lia)). lia. }
      pose proof (y_is m p x y Sq (j - 1)%nat). unfold j in *. lia. }
    split.
    - destruct (Nat.eq_dec j n) as [E|E].
      + assert (INR j = INR n) as E' by (f_equal; exact E). pose proof (pos_INR n). nra.
      + destruct (IH j ltac:(lia)) as [_ U]. destruct (Y j) as [r [Yr [R0 R1]]].
        assert (B' : INR (x n) + 1 <= INR (y j)) by (rewrite <- S_INR; apply le_INR; apply INR_lt in B; lia).
        assert (V : INR p * (INR (x n) + 1) <= INR j * (INR p + INR p * c + INR m)) by nra.
        apply (Rmult_le_compat_l c) in V; [|lra].
        replace (c * (INR j * (INR p + INR p * c + INR m))) with (INR p * (INR j * (1 + c))) in V
          by (transitivity (INR j * (INR p * (1 + c))); [ring|rewrite <- Key; ring]).
        replace (c * (INR p * (INR (x n) + 1))) with (INR p * (c * (INR (x n) + 1))) in V by ring.
        apply Rmult_le_reg_l in V; [|lra]. rewrite J in V. lra.
    - destruct (IH (j - 1)%nat ltac:(lia)) as [U _]. destruct (Y (j - 1)%nat) as [r [Yr [R0 R1]]]. rewrite J1 in *.
      assert (V : (INR j - INR p) * (INR p + INR p * c + INR m) <= INR p * INR (x n)) by nra.
      apply (Rmult_le_compat_l c) in V; [|lra].
      replace (c * ((INR j - INR p) * (INR p + INR p * c + INR m))) with (INR p * ((INR j - INR p) * (1 + c))) in V
        by (transitivity ((INR j - INR p) * (INR p * (1 + c))); [ring|rewrite <- Key; ring]).
      replace (c * (INR p * INR (x n))) with (INR p * (c * INR (x n))) in V by ring.
      apply Rmult_le_reg_l in V; [|lra]. rewrite J in V. lra. }
  intros n. split; [apply X|]. destruct (X n) as [L U]. destruct (Y n) as [r [Yr [R0 R1]]].
  split; apply (Rmult_le_reg_l (INR p)); nra.
Qed.

(** The slope of y is greater than 2, but y_1 = y_0 + 1. *)
Theorem new_diagonals_no_beatty : statement_new_diagonals_no_beatty.
Proof.
  intros m p x y Hm Hp Sq [b [g F]].
  assert (Hp1 : (1 <= p)%nat) by lia.
  destruct (slopes m p Hm Hp1) as [C [Q By]]. set (c := c_of m p) in *.
  assert (P2 : 2 <= INR p) by (apply le_INR in Hp; exact Hp).
  assert (M1 : 1 <= INR m) by (apply le_INR in Hm; exact Hm).
  assert (Big : 2 < slope_y m p).
  { apply (Rmult_lt_reg_l (INR p)); [lra|]. replace (slope_x m p) with (1 + c) in By by (unfold c, c_of; ring).
    rewrite By. nra. }
  assert (Y0 : y 0%nat = 0%nat) by (rewrite (y_is m p x y Sq), (x_begins m p Hm Hp1 x y Sq) by lia; rewrite Nat.div_small by lia; lia).
  assert (Y1 : y 1%nat = 1%nat) by (rewrite (y_is m p x y Sq), (x_begins m p Hm Hp1 x y Sq) by lia; rewrite Nat.div_small by lia; lia).
  pose proof (F 0%nat) as F0. pose proof (F 1%nat) as F1. rewrite Y0 in F0. rewrite Y1 in F1. simpl in F0, F1.
  set (d := slope_y m p - b). assert (D : 0 < d) by (unfold d; lra).
  set (k := (slope_y m p * (INR p - 1) + 1 + g) / d).
  assert (exists n, k < INR n) as [n N].
  { destruct (archimed k) as [U _]. exists (Z.to_nat (up k)). apply (Rlt_le_trans _ (IZR (up k))); [lra|].
    rewrite INR_IZR_INZ. apply IZR_le. lia. }
  destruct (proj2 (new_diagonals_close m p x y Hm Hp1 Sq n)) as [L _]. pose proof (F n) as Fn.
  assert (K : k * d = slope_y m p * (INR p - 1) + 1 + g) by (unfold k; field; lra).
  assert (INR n * d > k * d) by (apply Rmult_gt_compat_r; lra). unfold d in *. nra.
Qed.

Print Assumptions new_diagonals_close.
Print Assumptions new_diagonals_no_beatty.
