(** * The numbers a_n and b_n in the book of lemmas

    The book knows a_n by the inequality f(a, n) <= 0 < f(a + 1, n) ([isA]). That
    this is floor(n phi / p) is its lemma [floor_formula]; here it is composed with
    the definitions of [Beatty.v]. *)
From Coq Require Import ZArith Reals Lia Lra.
From Wythoff Require Import Game Moves Beatty.
From Wythoff.book Require Import Prelude PreludeReals Definitions counting sequences.
From Wythoff.paper Require Import Glue.
Local Open Scope Z_scope.

Lemma a_is (m p n : nat) (c : Z) : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= c ->
  (isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) c <-> c = a m p n).
Proof.
  intros Hm Hp Hc. set (k := (INR m * INR p)%R).
  assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia).
  pose (root := sqrt (k * k + 4)). pose (alpha := (phi k / INR p)%R).
  assert (Hpos : (0 <= k * k + 4)%R) by nra.
  replace (a m p n) with (floor (IZR (Z.of_nat n) * alpha)).
  - assert (Ek : (IZR (Z.of_nat m) * IZR (Z.of_nat p))%R = k) by (unfold k; rewrite !INR_IZR_INZ; reflexivity).
    apply (floor_formula c alpha (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) root); try lia.
    + apply sqrt_pos.
    + push. rewrite Ek. apply sqrt_sqrt. trivial.
    + push. rewrite Ek, <- INR_IZR_INZ. unfold alpha, phi. fold root. field. lra.
  - unfold a, floor, alpha, Int_part. rewrite <- INR_IZR_INZ. fold k. do 2 f_equal. field. lra.
Qed.

(** Lemma 3.3 (ii): b_n = a_n + mn. *)
Lemma b_is (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> b m p n = a m p n + Z.of_nat m * Z.of_nat n.
Proof.
  intros Hm Hp. assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia).
  unfold b. symmetry. set (r := (INR n * (phi (INR m * INR p) + INR m * INR p) / INR p)%R).
  change (Int_part r) with (floor r). apply floor_unique.
  pose proof (floor_spec (INR n * phi (INR m * INR p) / INR p)) as K. change (floor _) with (a m p n) in K.
  rewrite plus_IZR, mult_IZR, <- !INR_IZR_INZ.
  replace r with (INR n * phi (INR m * INR p) / INR p + INR m * INR n)%R; [lra|]. unfold r. field. lra.
Qed.

Lemma a_nonneg (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= a m p n.
Proof.
  intros Hm Hp. destruct (a_exists (Z.of_nat m) (Z.of_nat n) (Z.of_nat p)) as [c Hc]; [lia|lia|].
  pose proof (a_natural _ _ _ _ Hc) as N. apply a_is in Hc; trivial; [|tauto]. rewrite <- Hc. tauto.
Qed.

(** The pairs {a_i, b_i}, in the book: (x, x + mz) with a signed index z of row x. *)
Definition pairZ (m p x y : Z) : Prop := exists z, isRow m p x z /\ y = x + m * z.

Lemma pair_listed (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat -> forall v,
  pairZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat (fst v)) (Z.of_nat (snd v)) <-> in_pairs (a m p) (b m p) v.
Proof.
  intros Hm Hp [x y]. unfold in_pairs, is_pair, pairZ, isRow. simpl. split.
  - intros [z [[[Hz A]|[Hz A]] E]].
    + exists (Z.to_nat z). left. rewrite b_is by trivial. rewrite <- (Z2Nat.id z) in A, E by lia.
      apply a_is in A; trivial; [|lia]. split; [trivial|]. rewrite <- A. lia.
    + exists (Z.to_nat (- z)). right. rewrite b_is by trivial. rewrite <- (Z2Nat.id (- z)) in A by lia.
      apply a_is in A; trivial; [|lia]. rewrite <- A. lia.
  - intros [i [[X Y]|[X Y]]].
    + exists (Z.of_nat i). rewrite b_is in Y by trivial. split; [|lia]. left. split; [lia|]. apply a_is; trivial. lia.
    + rewrite b_is in X by trivial. destruct i as [|i].
      * exists 0. split; [|lia]. left. split; [lia|]. apply (a_is m p 0); trivial; lia.
      * exists (- Z.of_nat (S i)). split; [|lia]. right. split; [lia|]. rewrite Z.opp_involutive.
        apply a_is; trivial; lia.
Qed.

(** If the P-positions are the pairs in integers, they are the pairs. *)
Lemma P_are_pairs g (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat ->
  (forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> pairZ (Z.of_nat m) (Z.of_nat p) x y)) ->
  forall v, Pposition g v <-> in_pairs (a m p) (b m p) v.
Proof.
  intros Hm Hp H v. rewrite <- pair_listed, <- H by (trivial; lia). unfold PZ. rewrite <- zp_of. tauto.
Qed.
Lemma pairs_are_P g (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat ->
  (forall v, Pposition g v <-> in_pairs (a m p) (b m p) v) ->
  forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> pairZ (Z.of_nat m) (Z.of_nat p) x y).
Proof.
  intros Hm Hp H x y K. unfold PZ. rewrite H, <- pair_listed by trivial. unfold zp. simpl. rewrite !Z2Nat.id by lia. tauto.
Qed.
