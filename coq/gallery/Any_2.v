(** * The P-positions of Wythoff Nim with two options of any kind blocked

    For all x and y, (x, y) is a P-position of the game `Moves: the rook, the bishop. Before each move
    at most 2 options of any kind may be blocked` if and only if an automaton with 7 states accepts it,
    the numbers written in base 2; 21 states checked. Every row and every column holds exactly 3
    P-positions: the pairs are 3-complementary. A diagonal y - x = t, t >= 0, holds 1 (finitely often,
    first for t = 0) or 2 (first for t = 2) P-positions. Their slope, the limit of y/x with x < y, is 2:
    proved. The first with x <= y: (0, 0), (0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6), (3, 7), ...
    Number 10^18 of these, from 0: (499999999999999999, 1000000000000000000).
    Coq checks [statement]; other sentences are what the program reads off the automaton.
    The rules and the automaton are data: its states are numbered from 1, and [goes a b n] leads to
    state n if the next digits of x and y are a and b. The words of the statement are defined in
    Game.v, Rules.v and, for [accepts], automata/Check.v. *)
From Coq Require Import ZArith List.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Forms Options Saturation Check Sound.
Import ListNotations.

Definition the_rules : rules := {|
  moves := [Rook 1 [0]; Bishop 1 1];
  block_kind := Any;
  block_number := 2;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_automaton : automaton := {|
  substitution := [[0; 0]];
  start := 1;
  states := [
    accepting 1 [goes 0 0 1; goes 0 1 2; goes 1 0 3]; accepting 2 [goes 0 0 4; goes 1 0 5; goes 1 1 2];
    accepting 3 [goes 0 0 6; goes 0 1 7; goes 1 1 3]; accepting 4 [goes 1 0 4]; rejecting 5 [goes 0 0 5; goes 0 1 2];
    accepting 6 [goes 0 1 6]; rejecting 7 [goes 0 0 7; goes 1 0 3]
  ]
|}.

Definition statement : Prop := forall x y,
  Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true.

(** ** Hints: not trusted. Coq checks 39 states, for x <= y and for x > y. *)
Definition options_states_0 : counting := [
  at_ 0 0 0 0 0 [] [4; 2; 5; 5; 8; 6; 9; 7; 12; 8; 13; 20; 16; 1; 17; 21; 20; 22; 21; 23; 24; 24; 25; 25; 28; 26; 29; 27]%positive;
  at_ 1 0 0 0 0 [] [4; 3; 6; 9; 8; 10; 12; 11; 14; 12; 10; 28; 16; 29; 18; 30; 20; 31; 22; 32; 24; 1; 26; 33; 28; 34; 30; 35]%positive;
  at_ 2 0 0 0 0 [K [0]%Z] [4; 4; 7; 15; 8; 16; 12; 18; 11; 36; 15; 37; 16; 1; 19; 39; 20; 40; 23; 41; 24; 1; 27; 43; 28; 44; 31; 45]%positive;
  at_ 2 0 0 0 0 [K [-1]%Z] [6; 13; 14; 19; 7; 13; 10; 1; 11; 1; 15; 19; 18; 1; 22; 13; 26; 42; 27; 42; 30; 1; 31; 1; 19; 1; 23; 13]%positive;
  at_ 2 0 0 0 0 [K [1]%Z] [5; 14; 9; 17; 7; 14; 13; 1; 15; 1; 11; 17; 17; 38; 19; 38; 21; 1; 23; 1; 25; 1; 29; 14; 27; 1; 31; 14]%positive].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0];
  h_le := [];
  h_options := options_states_0;
  h_board := [];
  h_all := [];
  h_fuel := 6
|}.

(** ** The proof: Coq computes the check. *)
Lemma checked : check the_rules the_automaton the_hints = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem proved : statement.
Proof. exact (sound_everywhere _ _ _ checked eq_refl). Qed.

(** The P-positions with x, y < 12. *)
Example small : accepted_below the_automaton 12 =
  [(0, 0); (0, 1); (0, 2); (1, 0); (1, 3); (1, 4); (2, 0); (2, 5); (2, 6); (3, 1); (3, 7); (3, 8); (4, 1); (4, 9);
  (4, 10); (5, 2); (5, 11); (6, 2); (7, 3); (8, 3); (9, 4); (10, 4); (11, 5)].
Proof. vm_compute. reflexivity. Qed.

Print Assumptions proved.
