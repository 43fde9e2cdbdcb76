(** * Theorem 2.1 (iiib): P(m x pWN) = { {a_i, b_i} | i >= 0 }

    True if the second player may choose only an l whose board contains the
    starting position ([mxpWN_second_wins] of [Moves.v]). Read literally, he may
    also choose a rectangle around the starting position, from which the first
    player has no move; then the theorem holds exactly for p = 1 and for m = 1,
    p <= 3, and otherwise (1, 1) refutes it. *)
From Wythoff Require Import Game Moves Beatty.

Definition statement_2_1_iiib : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  forall v, mxpWN_second_wins m p v <-> in_pairs (a m p) (b m p) v.

Definition statement_2_1_iiib_literally_exactly : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  ((forall v, mxpWN_second_wins_literally m p v <-> in_pairs (a m p) (b m p) v) <->
   p = 1 \/ m = 1 /\ p <= 3).

Definition statement_2_1_iiib_literally_refuted : Prop :=
  forall m p, 1 <= m -> 2 <= p -> 2 <= m \/ 4 <= p ->
  mxpWN_second_wins_literally m p (1, 1) /\ ~ in_pairs (a m p) (b m p) (1, 1).

(** ** Proof *)
From Wythoff.book Require Import Prelude Definitions shifted.
From Wythoff.paper Require Import Glue Pairs Theorem_2_1_iiia.
Local Open Scope Z_scope.

(** The P-positions of all the games, by l. *)
Definition P3 (m p : nat) (l x y : Z) : Prop := PZ (mxpWN_shifted m p (Z.to_nat l)) x y.
Lemma P3_kernel (m p : nat) (l x y : Z) : 0 <= l /\ l < Z.of_nat p -> 0 <= x /\ 0 <= y ->
  (P3 m p l x y <-> ~ exists x1 y1, shiftedZ (Z.of_nat m) (Z.of_nat p) l x y x1 y1 /\ P3 m p l x1 y1).
Proof.
  intros Hl H. pose proof (kernel_shifted m p (Z.to_nat l) x y) as K. rewrite Z2Nat.id in K by lia. apply K; [lia|trivial].
Qed.

Theorem theorem_2_1_iiib : statement_2_1_iiib.
Proof.
  intros m p Hm Hp v. rewrite <- pair_listed by trivial.
  set (X := Z.of_nat (fst v)). set (Y := Z.of_nat (snd v)).
  assert (K : (exists l, ((0 <= l /\ l < Z.of_nat p) /\ boardZ (Z.of_nat m) (Z.of_nat p) l X Y) /\ P3 m p l X Y) <->
              pairZ (Z.of_nat m) (Z.of_nat p) X Y).
  { apply (thm_2_1_iiib (Z.of_nat m) (Z.of_nat p) X Y (P3 m p)); try lia.
    intros l Hl x y H. exact (P3_kernel m p l x y Hl (proj1 H)). }
  rewrite <- K. unfold mxpWN_second_wins, P3, PZ. split.
  - intros [l [Hl [B P]]]. exists (Z.of_nat l). rewrite Nat2Z.id. rewrite board_z by lia. unfold X, Y. rewrite <- zp_of.
    split; [split; [lia|trivial]|trivial].
  - intros [l [[Hl B] P]]. exists (Z.to_nat l). rewrite <- (Z2Nat.id l) in B by lia. rewrite board_z in B by lia.
    unfold X, Y in B, P. rewrite <- zp_of in B, P. split; [lia|tauto].
Qed.

Lemma literally_z (m p : nat) v :
  mxpWN_second_wins_literally m p v <->
  exists l, (0 <= l /\ l < Z.of_nat p) /\ P3 m p l (Z.of_nat (fst v)) (Z.of_nat (snd v)).
Proof.
  unfold mxpWN_second_wins_literally, P3, PZ. rewrite <- zp_of. split.
  - intros [l [Hl P]]. exists (Z.of_nat l). rewrite Nat2Z.id. split; [lia|trivial].
  - intros [l [Hl P]]. exists (Z.to_nat l). split; [lia|trivial].
Qed.

Theorem theorem_2_1_iiib_literally_refuted : statement_2_1_iiib_literally_refuted.
Proof.
  intros m p Hm Hp C. rewrite literally_z, <- pair_listed by lia.
  apply (thm_2_1_iiib_printed_refuted (Z.of_nat m) (Z.of_nat p) (P3 m p)); try lia.
  intros l Hl x y H. exact (P3_kernel m p l x y Hl H).
Qed.

Theorem theorem_2_1_iiib_literally_exactly : statement_2_1_iiib_literally_exactly.
Proof.
  intros m p Hm Hp. split.
  - intros All. destruct (Nat.eq_dec p 1) as [|N]; [tauto|]. destruct (classic (m = 1 /\ p <= 3)%nat) as [|C]; [tauto|].
    exfalso. destruct (theorem_2_1_iiib_literally_refuted m p Hm) as [A B]; [lia|lia|]. apply B, All, A.
  - intros C v. rewrite literally_z, <- pair_listed by lia.
    apply (thm_2_1_iiib_printed_holds (Z.of_nat m) (Z.of_nat p)); try lia.
    intros l Hl x y H. exact (P3_kernel m p l x y Hl H).
Qed.

Print Assumptions theorem_2_1_iiib.
Print Assumptions theorem_2_1_iiib_literally_exactly.
Print Assumptions theorem_2_1_iiib_literally_refuted.
