(** * Theorem 2.1 (i): P(mWN^p) = { {a_i, b_i} | i >= 0 }

    Read [Game.v] (P-positions), [Moves.v] (mWN^p: [mWN_blocking]) and [Beatty.v]
    (a_i, b_i) first. *)
From Wythoff Require Import Game Moves Beatty.

Definition statement_2_1_i : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  forall v, Pposition (mWN_blocking m p) v <-> in_pairs (a m p) (b m p) v.

(** ** Proof *)
From Wythoff.book Require Import Prelude p_blocking.
From Wythoff.paper Require Import Glue Pairs.
Local Open Scope Z_scope.

Lemma blocking_falls m p : falling (mWN_blocking m p).
Proof. intros v w [B|R]; [exact (bishop_falls m v w B)|exact (rook_falls v w R)]. Qed.

Definition queenZ (m x y x1 y1 : Z) : Prop := bishopZ m x y x1 y1 \/ rookZ x y x1 y1.
Definition roobZ (m x y x1 y1 : Z) : Prop := rookZ x y x1 y1 /\ ~ bishopZ m x y x1 y1.

Lemma same_queen m p l : same_move (option_of (mWN_blocking_l m p l)) (queenZ (Z.of_nat m)).
Proof. exact (same_or _ _ _ _ (same_bishop m) same_rook). Qed.
Lemma same_roob m p l : same_move
  (fun v w => option_of (mWN_blocking_l m p l) v w /\ blockable (mWN_blocking_l m p l) v w) (roobZ (Z.of_nat l)).
Proof.
  apply (same_iff (fun v w => rook v w /\ ~ bishop l v w)); [|exact (same_and_not _ _ _ _ same_rook (same_bishop l))].
  intros v w. simpl. unfold roob. tauto.
Qed.

(** The equation of mWN^p_l; mWN^p is the case l = m. *)
Lemma counted_blocking (m p l : nat) : (1 <= p)%nat -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ (mWN_blocking_l m p l) x y <->
    ~ (exists x1 y1, (queenZ (Z.of_nat m) x y x1 y1 /\ ~ roobZ (Z.of_nat l) x y x1 y1) /\ PZ (mWN_blocking_l m p l) x1 y1) /\
    card2 (fun x1 y1 => roobZ (Z.of_nat l) x y x1 y1 /\ PZ (mWN_blocking_l m p l) x1 y1) <= Z.of_nat p - 1).
Proof.
  intros Hp x y H. replace (Z.of_nat p - 1) with (Z.of_nat (at_most (mWN_blocking_l m p l))) by (simpl; lia).
  apply counted; trivial; [exact (blocking_falls m p)|apply same_queen|apply same_roob|intros v W; exact W].
Qed.

Theorem theorem_2_1_i : statement_2_1_i.
Proof.
  intros m p Hm Hp. apply P_are_pairs; trivial. intros x y H.
  apply (thm_2_1_i (Z.of_nat m) (Z.of_nat p) x y); [lia| |exact H]. exact (counted_blocking m p m Hp).
Qed.

(** The others are N-positions. *)
Corollary n_positions_2_1_i : forall (m p : nat), (1 <= m -> 1 <= p ->
  forall v, Nposition (mWN_blocking m p) v <-> ~ in_pairs (a m p) (b m p) v)%nat.
Proof.
  intros m p Hm Hp v. rewrite <- (not_P _ (blocking_falls m p) (known _)), (theorem_2_1_i m p Hm Hp v). tauto.
Qed.

Print Assumptions theorem_2_1_i.
