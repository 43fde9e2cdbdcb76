(** * The examples of Section 2.2

    Small facts about single games, as the paper tells them. They show that the
    definitions of [Moves.v] are the games that are meant. *)
From Coq Require Import ZArith Arith List.
Import ListNotations.
From Wythoff Require Import Game Moves Beatty.
From Wythoff.paper Require Import Definition_2_3.

(** Example 1: in 2WN^2, {0, y} is P if and only if y = 0 or 2. *)
Definition statement_example_1 : Prop :=
  forall y, Pposition (mWN_blocking 2 2) (0, y) <-> y = 0 \/ y = 2.
(** Example 2: in 2WN^(2), (0, 2) is N and (0, 3) is P. *)
Definition statement_example_2 : Prop :=
  Nposition (mWN_modulo 2 0 2) (0, 2) /\ Pposition (mWN_modulo 2 0 2) (0, 3).
(** Example 3: in 2WN^(2,4), (0, 2) is P and (0, y) is N for all y >= 3. *)
Definition statement_example_3 : Prop :=
  Pposition (mWN_modulo 2 2 4) (0, 2) /\ forall y, 3 <= y -> Nposition (mWN_modulo 2 2 4) (0, y).
(** Examples 4 and 5: (0, 4) is P in 2WN^3 and in 2WN^(3). *)
Definition statement_example_4 : Prop := Pposition (mWN_blocking 2 3) (0, 4).
Definition statement_example_5 : Prop := Pposition (mWN_modulo 2 0 3) (0, 4).

(** And after Example 5: 2WN^3 and 2WN^(3) have the same P-positions, and so have 2WN^2 and
    2WN^(2,4); 2WN^2 and 2WN^(2) have not. *)
Definition statement_examples_compared : Prop :=
  same_game (mWN_blocking 2 3) (mWN_modulo 2 0 3) /\
  same_game (mWN_blocking 2 2) (mWN_modulo 2 2 4) /\
  ~ same_game (mWN_blocking 2 2) (mWN_modulo 2 0 2).

(** Example 6 has the games 2x3WN_1 and 2x3WN_2 exchanged. From (1, 9) Alice wins
    2x3WN_1 by moving to (0, 4), which is terminal there; in 2x3WN_2 Bob wins. In 2x3WN_0
    Bob wins from (1, 7). *)
Definition statement_example_6_corrected : Prop :=
  (option_of (mxpWN_shifted 2 3 1) (1, 9) (0, 4) /\ (forall w, ~ option_of (mxpWN_shifted 2 3 1) (0, 4) w) /\
   Nposition (mxpWN_shifted 2 3 1) (1, 9)) /\
  Pposition (mxpWN_shifted 2 3 2) (1, 9) /\
  Pposition (mxpWN_shifted 2 3 0) (1, 7).

(** Tables 1 and 2: a_n and b_n of (1, 3) and of (2, 3) for n <= 16. *)
Definition statement_table_1 : Prop :=
  map (a 1 3) (seq 0 17) = [0; 0; 0; 1; 1; 2; 2; 3; 3; 3; 4; 4; 5; 5; 6; 6; 6]%Z /\
  map (b 1 3) (seq 0 17) = [0; 1; 2; 4; 5; 7; 8; 10; 11; 12; 14; 15; 17; 18; 20; 21; 22]%Z.
Definition statement_table_2 : Prop :=
  map (a 2 3) (seq 0 17) = [0; 0; 0; 1; 1; 1; 2; 2; 3; 3; 3; 4; 4; 5; 5; 5; 6]%Z /\
  map (b 2 3) (seq 0 17) = [0; 2; 4; 7; 9; 11; 14; 16; 19; 21; 23; 26; 28; 31; 33; 35; 38]%Z.

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions law.
From Wythoff.paper Require Import Glue Modulo Pairs Theorem_2_1_i Theorem_2_1_iia Theorem_2_1_iib Theorem_2_1_iiia.
Local Open Scope nat_scope.

(** Row 0 has the columns 0, m, ..., (p - 1)m. *)
Lemma row_0 m p y : 1 <= m -> 1 <= p -> (in_pairs (a m p) (b m p) (0, y) <-> exists k, k < p /\ y = m * k).
Proof.
  intros Hm Hp. rewrite <- pair_listed by trivial. simpl fst. simpl snd. unfold pairZ.
  pose proof (zeroth_row (Z.of_nat m) (Z.of_nat p) (Z.of_nat y) ltac:(lia)) as E. simpl in E. simpl. rewrite E. split.
  - intros [k K]. exists (Z.to_nat k). nia.
  - intros [k K]. exists (Z.of_nat k). nia.
Qed.
Lemma row_0_even p y : 1 <= p -> (in_pairs (a 2 p) (b 2 p) (0, y) <-> exists k, k < p /\ y = 2 * k).
Proof. apply row_0. lia. Qed.

Theorem example_1 : statement_example_1.
Proof.
  intros y. rewrite (theorem_2_1_i 2 2 ltac:(lia) ltac:(lia) (0, y)), row_0_even by lia. split.
  - intros [k K]. lia.
  - intros [->| ->]; [exists 0|exists 1]; lia.
Qed.

Theorem example_2 : statement_example_2.
Proof.
  assert (F := modulo_falls 2 0 2). set (g := mWN_modulo 2 0 2) in *.
  assert (W := without_blocking g F (known g)).
  assert (P0 : Pposition g (0, 0)).
  { apply W; [trivial|]. split; [intros [Q _]; exact Q|]. intros w O _. apply F in O. unfold size in O. simpl in O. lia. }
  assert (N : forall v w, option_of g v w -> Pposition g w -> Nposition g v).
  { intros v w O P. apply (not_P g F (known g)). intros Q. apply W in Q as [_ Q]; [|trivial]. exact (Q w O P). }
  assert (N1 : Nposition g (0, 1)) by (apply (N _ (0, 0)); trivial; left; exists 1, 0; simpl; lia).
  assert (N2 : Nposition g (0, 2)).
  { apply (N _ (0, 0)); trivial. right. exists 2. split; [exists 1, 0; lia|unfold nim; simpl; lia]. }
  split; [exact N2|]. apply W; [trivial|]. split; [intros [Q _]; exact Q|]. intros [x y] O P.
  assert (E : x = 0 /\ (y = 1 \/ y = 2)).
  { destruct O as [[i [j O]]|[k [[i [j K]] O]]]; [|unfold nim in O]; simpl in O; lia. }
  destruct E as [-> [->| ->]]; [exact (not_both g F _ P N1)|exact (not_both g F _ P N2)].
Qed.

Theorem example_3 : statement_example_3.
Proof.
  pose proof (theorem_2_1_iib 2 2 ltac:(lia) ltac:(lia)) as E. split.
  - apply E, row_0_even; [lia|]. exists 1. lia.
  - intros y Hy. apply (not_P _ (modulo_falls 2 2 4) (known _)). intros P. apply E, row_0_even in P; [|lia].
    destruct P as [k K]. lia.
Qed.
Theorem example_4 : statement_example_4.
Proof. apply (theorem_2_1_i 2 3); [lia|lia|]. apply row_0_even; [lia|]. exists 2. lia. Qed.
Theorem example_5 : statement_example_5.
Proof. apply (theorem_2_1_iia 2 3); [lia|lia|reflexivity|]. apply row_0_even; [lia|]. exists 2. lia. Qed.

Theorem examples_compared : statement_examples_compared.
Proof.
  split; [|split].
  - intros v. rewrite (theorem_2_1_i 2 3 ltac:(lia) ltac:(lia) v). symmetry. apply (theorem_2_1_iia 2 3); [lia|lia|reflexivity].
  - intros v. rewrite (theorem_2_1_i 2 2 ltac:(lia) ltac:(lia) v). symmetry. apply (theorem_2_1_iib 2 2); lia.
  - intros S. pose proof (proj2 (example_1 2) (or_intror eq_refl)) as P. apply S in P.
    exact (not_both _ (modulo_falls 2 0 2) _ P (proj1 example_2)).
Qed.

(** A number a_n, by its inequality. *)
Lemma a_value (m p n : nat) (c : Z) : 1 <= m -> 1 <= p -> isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) c -> a m p n = c.
Proof. intros Hm Hp A. symmetry. apply a_is; trivial. unfold isA in A. lia. Qed.
Ltac value := apply a_value; [lia|lia|unfold isA; lia].

Theorem example_6_corrected : statement_example_6_corrected.
Proof.
  split; [split; [|split]|split].
  - simpl. split; [left; exists 4, 1; simpl; lia|unfold removed; simpl; lia].
  - apply (terminal_positions 2 3 1); try lia; [unfold removed; simpl; lia|auto].
  - assert (F := shifted_falls 2 3 1). apply (not_P _ F (known _)). intros P.
    apply (without_blocking _ F (known _)) in P as [_ P]; [|trivial]. apply (P (0, 4)).
    + simpl. split; [left; exists 4, 1; simpl; lia|unfold removed; simpl; lia].
    + apply (without_blocking _ F (known _)); [trivial|]. split; [intros [Q _]; exact Q|]. intros w O.
      exfalso. revert w O. apply (terminal_positions 2 3 1); try lia; [unfold removed; simpl; lia|auto].
  - apply (proj2 (theorem_2_1_iiia 2 3 2 ltac:(lia) ltac:(lia) ltac:(lia) (1, 9))). right. exists 2. simpl.
    split; [lia|]. rewrite b_is by lia. replace (a 2 3 4) with 1%Z by (symmetry; value). split; reflexivity.
  - apply (proj2 (theorem_2_1_iiia 2 3 0 ltac:(lia) ltac:(lia) ltac:(lia) (1, 7))). right. exists 1. simpl.
    split; [lia|]. rewrite b_is by lia. replace (a 2 3 3) with 1%Z by (symmetry; value). split; reflexivity.
Qed.

(** A number b_n likewise. *)
Lemma b_value (m p n : nat) (c : Z) : 1 <= m -> 1 <= p ->
  isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) (c - Z.of_nat m * Z.of_nat n) -> b m p n = c.
Proof. intros Hm Hp A. rewrite b_is, (a_value m p n _ Hm Hp A) by trivial. lia. Qed.
Ltac values lemma := cbn [map seq]; repeat (apply (f_equal2 (@cons Z)); [apply lemma; [lia|lia|unfold isA; lia]|]); reflexivity.

Theorem table_1 : statement_table_1.
Proof. split; [values a_value|values b_value]. Qed.
Theorem table_2 : statement_table_2.
Proof. split; [values a_value|values b_value]. Qed.

Print Assumptions example_1.
Print Assumptions example_2.
Print Assumptions example_3.
Print Assumptions example_4.
Print Assumptions example_5.
Print Assumptions examples_compared.
Print Assumptions example_6_corrected.
Print Assumptions table_1.
Print Assumptions table_2.
