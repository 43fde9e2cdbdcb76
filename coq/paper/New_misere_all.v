(** * Misere mWN^p for all m >= 2

    Not in the paper (for p = 1 this is misere m-Wythoff Nim, Fraenkel 1984). Let c_n
    be the least number that c_0, ..., c_{n-1}, d_0, ..., d_{n-1} take fewer than p
    times, and d_n = c_n + mn + 1. Then the P-positions of misere mWN^p are the
    {c_n, d_n}, and c_n = floor((n + 1/m) alpha + (m - 2)/(mp)), where
    alpha = phi_(mp)/p is the slope of the pairs of (m, p). *)
From Coq Require Import List Arith Reals.
From Wythoff Require Import Game Moves Beatty Listing.

Definition misere_sequences (m p : nat) (c d : nat -> nat) : Prop :=
  (forall n, is_mex_p p (map c (seq 0 n) ++ map d (seq 0 n)) (c n)) /\
  (forall n, d n = c n + m * n + 1).

(** The algorithm has a result, and it is the set of P-positions. *)
Definition statement_new_misere_all : Prop :=
  forall m p, 2 <= m -> 1 <= p ->
  (exists c d, misere_sequences m p c d) /\
  (forall c d, misere_sequences m p c d ->
   forall v, Pposition (misere (mWN_blocking m p)) v <-> in_nat_pairs c d v).

Definition statement_new_misere_closed : Prop :=
  forall m p c d, 2 <= m -> 1 <= p -> misere_sequences m p c d ->
  let alpha := (phi (INR m * INR p) / INR p)%R in
  forall n, Z.of_nat (c n) =
    Int_part ((INR n + 1 / INR m) * alpha + (INR m - 2) / (INR m * INR p)).

(** Every number x is taken p times: by p or p - 1 successive c_n from index u on,
    and in the latter case by d_n with n = px - u. *)
Definition statement_new_misere_rows : Prop :=
  forall m p c d, 2 <= m -> 1 <= p -> misere_sequences m p c d ->
  forall x, exists u h, u <= p * x /\ h <= 1 /\
    (forall n, c n = x <-> u <= n < u + p - h) /\
    (forall n, d n = x <-> h = 1 /\ n = p * x - u).

(** ** Proof *)
From Coq Require Import Lra.
From Wythoff.book Require Import Prelude PreludeReals Definitions counting sequences misere_all misere_rows misere_closed.
From Wythoff.paper Require Import Glue Recursion Mexes Pairs Theorem_2_1_i.
Local Open Scope Z_scope.

(** The equation of misere mWN^p. *)
Lemma counted_blocking_misere (m p : nat) : (1 <= p)%nat -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ (misere (mWN_blocking m p)) x y <-> (exists x1 y1, queenZ (Z.of_nat m) x y x1 y1) /\
    (~ (exists x1 y1, (queenZ (Z.of_nat m) x y x1 y1 /\ ~ roobZ (Z.of_nat m) x y x1 y1) /\ PZ (misere (mWN_blocking m p)) x1 y1) /\
     card2 (fun x1 y1 => roobZ (Z.of_nat m) x y x1 y1 /\ PZ (misere (mWN_blocking m p)) x1 y1) <= Z.of_nat p - 1)).
Proof.
  intros Hp x y H. replace (Z.of_nat p - 1) with (Z.of_nat (at_most (misere (mWN_blocking m p)))) by (simpl; lia).
  apply counted_misere; trivial; [exact (blocking_falls m p)|exact (same_queen m p m)|exact (same_roob m p m)|exact (fun _ => I)].
Qed.

Section Sequences.
Variables m p : nat.
Variables c d : nat -> nat.
Hypothesis sequences : misere_sequences m p c d.

Lemma d_z n : 0 <= n -> 0 <= zs c n /\ zs d n = zs c n + Z.of_nat m * n + 1.
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, (proj2 sequences). lia.
Qed.
Lemma few_z n : 0 <= n -> card1 (fun z => ((- n <= z /\ z < n) /\
  ((0 <= z /\ zs c z = zs c n) \/ (z <= -1 /\ zs d (- z - 1) = zs c n)))) <= Z.of_nat p - 1.
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite zs_of, count_from_0.
  destruct (proj1 sequences (Z.to_nat n)) as [A _]. unfold before_n. rewrite Nat.sub_0_r. lia.
Qed.
Lemma full_z n r : (0 <= n /\ 0 <= r) /\ r < zs c n -> Z.of_nat p <= card1 (fun z => ((- n <= z /\ z < n) /\
  ((0 <= z /\ zs c z = r) \/ (z <= -1 /\ zs d (- z - 1) = r)))).
Proof.
  intros [[Hn Hr] H]. rewrite <- (Z2Nat.id n) in * by trivial. rewrite <- (Z2Nat.id r) in * by trivial. rewrite zs_of in H. rewrite count_from_0.
  destruct (proj1 sequences (Z.to_nat n)) as [_ B]. specialize (B (Z.to_nat r)). unfold before_n. rewrite Nat.sub_0_r. lia.
Qed.
End Sequences.

(** The algorithm has a result, and only one. *)
Lemma misere_sequences_determined m p : (1 <= p)%nat -> determines (misere_sequences m p).
Proof.
  intros Hp. assert (E : forall c d, misere_sequences m p c d <-> mex_result p 0 (fun n x => x + m * n + 1)%nat c d).
  { intros c d. unfold misere_sequences, mex_result, before_n. split; intros [A B]; (split; [|exact B]); intros n;
      specialize (A n); rewrite Nat.sub_0_r in *; exact A. }
  destruct (one_mex_result p 0 (fun n x => x + m * n + 1)%nat Hp) as [[c [d R]] U]. split.
  - exists c, d. apply E, R.
  - intros c' d' S c'' d''. rewrite E. apply U, E, S.
Qed.
Lemma misere_sequences_exist m p : (1 <= p)%nat -> exists c d, misere_sequences m p c d.
Proof. intros Hp. apply misere_sequences_determined. exact Hp. Qed.
Lemma misere_sequences_unique m p c d c' d' : (1 <= p)%nat ->
  misere_sequences m p c d -> misere_sequences m p c' d' -> forall n, c n = c' n /\ d n = d' n.
Proof. intros Hp S S'. exact (proj1 (proj2 (misere_sequences_determined m p Hp) c' d' S' c d) S). Qed.

Theorem new_misere_all : statement_new_misere_all.
Proof.
  intros m p Hm Hp. split; [apply misere_sequences_exist; trivial|]. intros c d Sq. apply P_are_listed. intros x y H.
  apply (misere_mwn_blocking (Z.of_nat m) (Z.of_nat p) x y (PZ (misere (mWN_blocking m p))) (zs c) (zs d)); trivial; try lia;
    [exact (d_z m p c d Sq)|exact (few_z m p c d Sq)|exact (full_z m p c d Sq)|exact (counted_blocking_misere m p Hp)].
Qed.

Theorem new_misere_rows : statement_new_misere_rows.
Proof.
  intros m p c d Hm Hp Sq x.
  destruct (misere_row_shape (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (zs c) (zs d)) as [u [h [Hu K]]]; try lia;
    [exact (d_z m p c d Sq)|exact (few_z m p c d Sq)|exact (full_z m p c d Sq)|].
  exists (Z.to_nat u), (Z.to_nat h). split; [nia|]. split; [lia|]. split.
  - intros n. specialize (K (Z.of_nat n)). rewrite zs_of in K. nia.
  - intros n. specialize (K (- Z.of_nat n - 1)). replace (- (- Z.of_nat n - 1) - 1) with (Z.of_nat n) in K by lia.
    rewrite zs_of in K. nia.
Qed.

(** In closed form: the quotient of a_N + m - 2 by mp, N = p(mn + 1). *)
Section Closed.
Variables m p : nat.
Hypothesis m2 : (2 <= m)%nat.
Hypothesis p1 : (1 <= p)%nat.
Definition long (n : nat) : Z := a m p (p * (m * n + 1)).
Definition closed_c (n : nat) : nat := Z.to_nat ((long n + Z.of_nat m - 2) / (Z.of_nat m * Z.of_nat p)).
Definition closed_d (n : nat) : nat := closed_c n + m * n + 1.

Lemma closed_z n : 0 <= n ->
  isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat p * (Z.of_nat m * n + 1)) (long (Z.to_nat n)) /\
  (Z.of_nat m * Z.of_nat p * zs closed_c n <= long (Z.to_nat n) + Z.of_nat m - 2 /\
   long (Z.to_nat n) + Z.of_nat m - 2 < Z.of_nat m * Z.of_nat p * (zs closed_c n + 1)).
Proof.
  intros Hn. assert (L : 0 <= long (Z.to_nat n)) by (apply a_nonneg; lia). split.
  - replace (Z.of_nat p * (Z.of_nat m * n + 1)) with (Z.of_nat (p * (m * Z.to_nat n + 1))) by nia. apply a_is; trivial; lia.
  - unfold zs, closed_c. set (A := long (Z.to_nat n) + Z.of_nat m - 2) in *. set (M := Z.of_nat m * Z.of_nat p).
    assert (0 < M) by nia. assert (0 <= A / M) by (apply Z.div_pos; lia). rewrite Z2Nat.id by trivial.
    pose proof (Z.div_mod A M ltac:(lia)). pose proof (Z.mod_pos_bound A M ltac:(lia)). nia.
Qed.

Lemma closed_sequences : misere_sequences m p closed_c closed_d.
Proof.
  destruct (misere_closed (Z.of_nat m) (Z.of_nat p) (fun n => long (Z.to_nat n)) (zs closed_c) (zs closed_d)) as [A B]; [lia| | |].
  - intros n Hn. unfold zs, closed_d. lia.
  - exact closed_z.
  - split; [|reflexivity]. intros n. specialize (A (Z.of_nat n) ltac:(lia)). rewrite zs_of, count_from_0 in A.
    unfold before_n in *. rewrite Nat.sub_0_r in *. split; [lia|]. intros r Hr.
    specialize (B (Z.of_nat n) (Z.of_nat r)). rewrite zs_of, count_from_0 in B. unfold before_n in B. rewrite Nat.sub_0_r in B. lia.
Qed.

Lemma closed_floor n : Z.of_nat (closed_c n) =
  Int_part ((INR n + 1 / INR m) * (phi (INR m * INR p) / INR p) + (INR m - 2) / (INR m * INR p)).
Proof.
  set (k := (INR m * INR p)%R). set (root := sqrt (k * k + 4)). set (alpha := (phi k / INR p)%R).
  assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia). assert (M0 : (0 < INR m)%R) by (apply lt_0_INR; lia).
  assert (Ek : (IZR (Z.of_nat m) * IZR (Z.of_nat p))%R = k) by (unfold k; rewrite !INR_IZR_INZ; reflexivity).
  assert (Hpos : (0 <= k * k + 4)%R) by nra.
  destruct (closed_z (Z.of_nat n) ltac:(lia)) as [A B]. rewrite Nat2Z.id, zs_of in *.
  apply (misere_floor (long n) alpha (Z.of_nat (closed_c n)) (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) root) in B; try lia; trivial.
  - unfold Int_part. change (Z.of_nat (closed_c n) = floor ((INR n + 1 / INR m) * alpha + (INR m - 2) / k)).
    apply floor_unique. push. rewrite <- !INR_IZR_INZ in B. rewrite <- INR_IZR_INZ. fold k in B.
    assert (K0 : (0 < k)%R) by (unfold k; nra).
    replace ((INR n + 1 / INR m) * alpha + (INR m - 2) / k)%R
      with ((INR p * (INR m * INR n + 1) * alpha + INR m - 2) / k)%R by (unfold k; field; lra).
    split.
    + apply (Rmult_le_reg_r k); trivial. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
    + apply (Rmult_lt_reg_r k); trivial. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - apply sqrt_pos.
  - push. rewrite Ek. apply sqrt_sqrt. trivial.
  - push. rewrite Ek, <- INR_IZR_INZ. unfold alpha, phi. fold root. field. lra.
  - apply a_nonneg; lia.
Qed.
End Closed.

Theorem new_misere_closed : statement_new_misere_closed.
Proof.
  intros m p c d Hm Hp Sq alpha n.
  rewrite (proj1 (misere_sequences_unique m p c d _ _ Hp Sq (closed_sequences m p Hm Hp) n)). apply closed_floor; trivial.
Qed.

Print Assumptions new_misere_all.
Print Assumptions new_misere_closed.
Print Assumptions new_misere_rows.
