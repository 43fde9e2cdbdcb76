(** * The pairs {a_n, b_n} in the book of lemmas

    What the book knows of a_n and b_n themselves is in [Sequences.v]. *)
From Coq Require Import ZArith Reals Lia Lra.
From Wythoff Require Import Game Moves Beatty.
From Wythoff.book Require Import Prelude PreludeReals Definitions counting sequences.
From Wythoff.paper Require Import Glue.
From Wythoff.paper Require Export Sequences.
Local Open Scope Z_scope.

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
