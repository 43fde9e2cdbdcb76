(** * Theorem 2.1 (iiia): the P-positions of m x pWN_l

    The printed set has its coordinates the wrong way round: Definition 4 makes
    (ml, 0) and (0, m(p - l)) terminal, and the printed set has (0, ml) and
    (m(p - l), 0) instead. With coordinates exchanged it is right; as printed it
    is right exactly for l = 0 and p = 2l. *)
From Coq Require Import ZArith.
From Wythoff Require Import Game Moves Beatty.

(** { (a_{ip+l}, b_{ip+l}) | i >= 0 } and { (b_{ip-l}, a_{ip-l}) | i >= 1 }. *)
Definition in_printed (m p l : nat) (v : position) : Prop :=
  (exists i, Z.of_nat (fst v) = a m p (i * p + l) /\ Z.of_nat (snd v) = b m p (i * p + l)) \/
  (exists i, 1 <= i /\ Z.of_nat (fst v) = b m p (i * p - l) /\ Z.of_nat (snd v) = a m p (i * p - l)).
Definition in_corrected (m p l : nat) (v : position) : Prop :=
  in_printed m p l (snd v, fst v).

(** The P-positions of the game are on its board, outside the rectangle. *)
Definition in_P_shifted (m p l : nat) (v : position) : Prop :=
  ~ removed m p l v /\ Pposition (mxpWN_shifted m p l) v.

Definition statement_2_1_iiia_corrected : Prop :=
  forall m p l, 1 <= m -> 1 <= p -> l < p ->
  forall v, in_P_shifted m p l v <-> in_corrected m p l v.

Definition statement_2_1_iiia_printed_exactly : Prop :=
  forall m p l, 1 <= m -> 1 <= p -> l < p ->
  ((forall v, in_P_shifted m p l v <-> in_printed m p l v) <-> l = 0 \/ p = 2 * l).

(** In all other cases (0, m(p - l)) is a P-position that is not in the printed set. *)
Definition statement_2_1_iiia_printed_refuted : Prop :=
  forall m p l, 1 <= m -> 0 < l -> l < p -> p <> 2 * l ->
  in_P_shifted m p l (0, m * (p - l)) /\ ~ in_printed m p l (0, m * (p - l)).

(** ** Proof *)
From Wythoff.book Require Import Prelude Definitions shifted.
From Wythoff.paper Require Import Glue Pairs.
Local Open Scope Z_scope.

Definition removedZ (m p l x y : Z) : Prop :=
  ((((0 < 0 + l) /\ 0 <= x) /\ 0 <= y) /\ x < m * l) /\ y < m * (p - l).
Definition boardZ (m p l x y : Z) : Prop := (0 <= x /\ 0 <= y) /\ ~ removedZ m p l x y.
Definition shiftedZ (m p l x y x1 y1 : Z) : Prop :=
  (bishopZ (m * p) x y x1 y1 \/ rookZ x y x1 y1) /\ ~ removedZ m p l x1 y1.

Lemma removed_z (m p l : nat) x y : (l < p)%nat -> 0 <= x /\ 0 <= y ->
  (removedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) x y <-> removed m p l (zp x y)).
Proof. intros Hl H. unfold removedZ, removed, zp. simpl. rewrite <- Nat2Z.inj_sub by lia. nia. Qed.

Lemma board_z (m p l : nat) x y : (l < p)%nat -> 0 <= x /\ 0 <= y ->
  (boardZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) x y <-> ~ removed m p l (zp x y)).
Proof. intros Hl H. unfold boardZ. rewrite removed_z by trivial. tauto. Qed.

Lemma shifted_falls m p l : falling (mxpWN_shifted m p l).
Proof. intros v w [[B|R] _]; [exact (bishop_falls _ v w B)|exact (rook_falls v w R)]. Qed.

Lemma same_shifted (m p l : nat) : (l < p)%nat ->
  same_move (option_of (mxpWN_shifted m p l)) (shiftedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l)).
Proof.
  intros Hl x y x1 y1 H. unfold shiftedZ. rewrite <- Nat2Z.inj_mul.
  rewrite (same_or _ _ _ _ (same_bishop (m * p)) same_rook x y x1 y1 H). simpl.
  destruct (classic (0 <= x1 /\ 0 <= y1)) as [K|K]; [|tauto]. rewrite removed_z by trivial. tauto.
Qed.

Lemma kernel_shifted (m p l : nat) (x y : Z) : (l < p)%nat -> 0 <= x /\ 0 <= y ->
  (PZ (mxpWN_shifted m p l) x y <->
   ~ exists x1 y1, shiftedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) x y x1 y1 /\ PZ (mxpWN_shifted m p l) x1 y1).
Proof. intros Hl. exact (kernel _ _ (shifted_falls m p l) (same_shifted m p l Hl) x y). Qed.

(** The printed set, in the book. *)
Definition listedZ (m p l x y : Z) : Prop :=
  exists i, ((0 <= i /\ isA m p (i * p + l) x) /\ y = x + m * (i * p + l)) \/
            ((1 <= i /\ isA m p (i * p - l) y) /\ x = y + m * (i * p - l)).

Lemma listed_z (m p l : nat) v : (1 <= m)%nat -> (1 <= p)%nat -> (l < p)%nat ->
  (listedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) (Z.of_nat (fst v)) (Z.of_nat (snd v)) <-> in_printed m p l v).
Proof.
  intros Hm Hp Hl. destruct v as [x y]. unfold listedZ, in_printed. simpl. split.
  - intros [i [[[Hi A] E]|[[Hi A] E]]]; [left|right]; exists (Z.to_nat i).
    + replace (i * Z.of_nat p + Z.of_nat l) with (Z.of_nat (Z.to_nat i * p + l)) in A, E by nia.
      apply a_is in A; trivial; [|lia]. rewrite b_is by trivial. rewrite <- A. lia.
    + replace (i * Z.of_nat p - Z.of_nat l) with (Z.of_nat (Z.to_nat i * p - l)) in A, E by nia.
      apply a_is in A; trivial; [|lia]. rewrite b_is by trivial. rewrite <- A. lia.
  - intros [[i [A B]]|[i [Hi [B A]]]]; exists (Z.of_nat i); [left|right]; rewrite b_is in B by trivial.
    + replace (Z.of_nat i * Z.of_nat p + Z.of_nat l) with (Z.of_nat (i * p + l)) by nia.
      split; [split; [lia|apply a_is; trivial; lia]|lia].
    + replace (Z.of_nat i * Z.of_nat p - Z.of_nat l) with (Z.of_nat (i * p - l)) by nia.
      split; [split; [lia|apply a_is; trivial; lia]|lia].
Qed.

(** Every pair of the corrected set is on the board. *)
Lemma listed_board (m p l x y : Z) : 1 <= m /\ 1 <= p -> 0 <= l -> l < p -> listedZ m p l y x -> boardZ m p l x y.
Proof.
  intros Hm Hl Hp L. apply (listed_mirrored l m p x y) in L; trivial. destruct L as [t [R E]].
  exact (off_rectangle l m p t x y Hm Hl Hp R E).
Qed.

Theorem theorem_2_1_iiia : statement_2_1_iiia_corrected.
Proof.
  intros m p l Hm Hp Hl v. unfold in_P_shifted, in_corrected. rewrite <- listed_z by trivial. simpl.
  rewrite (zp_of v) at 1 2. rewrite <- board_z by lia.
  set (X := Z.of_nat (fst v)). set (Y := Z.of_nat (snd v)).
  assert (K : boardZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) X Y ->
    (PZ (mxpWN_shifted m p l) X Y <-> listedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) Y X)).
  { intros B. apply (thm_2_1_iiia (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) X Y); trivial; try lia.
    intros x y H. exact (kernel_shifted m p l x y Hl (proj1 H)). }
  unfold PZ in K. split; [tauto|]. intros L. assert (B := L). apply listed_board in B; try lia. tauto.
Qed.

Theorem theorem_2_1_iiia_printed_refuted : statement_2_1_iiia_printed_refuted.
Proof.
  intros m p l Hm Hl Hp N. assert (1 <= p)%nat by lia.
  destruct (thm_2_1_iiia_printed_refuted (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (PZ (mxpWN_shifted m p l))) as [A B]; try lia.
  { intros x y H'. exact (kernel_shifted m p l x y Hp (proj1 H')). }
  assert (E : Z.of_nat m * (Z.of_nat p - Z.of_nat l) = Z.of_nat (m * (p - l))) by nia. rewrite E in A, B.
  split; [split|].
  - unfold removed. simpl. lia.
  - apply (PZ_nat _ 0). exact A.
  - intros L. apply listed_z in L; trivial. apply B. exact L.
Qed.

Theorem theorem_2_1_iiia_printed_exactly : statement_2_1_iiia_printed_exactly.
Proof.
  intros m p l Hm Hp Hl. split.
  - intros All. destruct (Nat.eq_dec l 0) as [|L]; [tauto|]. destruct (Nat.eq_dec p (2 * l)) as [|N]; [tauto|]. exfalso.
    destruct (theorem_2_1_iiia_printed_refuted m p l) as [A B]; trivial; [lia|]. apply B, All, A.
  - intros C v. rewrite <- listed_z by trivial. unfold in_P_shifted. rewrite (zp_of v) at 1 2. rewrite <- board_z by lia.
    set (X := Z.of_nat (fst v)). set (Y := Z.of_nat (snd v)).
    assert (K : boardZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) X Y ->
      (PZ (mxpWN_shifted m p l) X Y <-> listedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) X Y)).
    { intros B. apply (thm_2_1_iiia_printed_holds (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) X Y); trivial; try lia.
      intros x y H. exact (kernel_shifted m p l x y Hl (proj1 H)). }
    unfold PZ in K. split; [tauto|]. intros L.
    assert (B : boardZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) Y X) by (apply listed_board; trivial; lia).
    assert (boardZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat l) X Y); [|tauto].
    unfold boardZ, removedZ in *. split; [lia|]. intros R. apply (proj2 B). destruct C; subst; [lia|].
    replace (Z.of_nat (2 * l) - Z.of_nat l) with (Z.of_nat l) in * by lia. lia.
Qed.

Print Assumptions theorem_2_1_iiia.
Print Assumptions theorem_2_1_iiia_printed_exactly.
Print Assumptions theorem_2_1_iiia_printed_refuted.
