(** * The P-positions of Wythoff Nim with two options of any kind blocked

    For all x and y, (x, y) is a P-position of the game `Moves: the rook, the bishop. Before each move
    at most 2 options of any kind may be blocked` if and only if an automaton with 7 states accepts it,
    the numbers written in base 2; 21 states checked. Every row and every column holds exactly 3
    P-positions: the pairs are 3-complementary. A diagonal y - x = t, t >= 0, holds 1 (finitely often,
    first for t = 0) or 2 (first for t = 2) P-positions. Their slope, the limit of y/x with x < y, is 2:
    proved. The first with x <= y: (0, 0), (0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6), (3, 7), ...
    Number 10^18 of these, from 0: (499999999999999999, 1000000000000000000).
    Coq checks [statement]; other sentences are what the program reads off the automaton.
    The rules and the automaton are data; the words of the statement are defined in
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

(** ** Hints: not trusted. 39 states are checked. *)
Definition options_states_0 : list (nstate * option positive) := [
  on 0 1 0 0 0 0 0 [] 1; on 1 1 0 0 0 0 0 [] 2; on 2 1 0 0 0 0 0 [K [0]%Z] 3; on 0 1 0 0 0 0 1 [] 4;
  on 0 2 0 0 0 0 0 [] 5; on 0 2 0 0 0 0 1 [] 6; on 0 3 0 0 0 0 0 [] 7; on 1 1 0 0 0 0 2 [] 8; on 1 2 0 0 0 0 0 [] 9;
  on 1 3 0 0 0 0 0 [] 10; on 1 3 0 0 0 0 2 [] 11; on 2 1 0 0 0 0 2 [K [-1]%Z] 12; on 2 1 0 0 0 0 1 [K [1]%Z] 13;
  on 2 1 0 0 0 0 3 [K [0]%Z] 14; on 2 2 0 0 0 0 0 [K [0]%Z] 15; on 2 2 0 0 0 0 1 [K [1]%Z] 16;
  on 2 3 0 0 0 0 0 [K [0]%Z] 17; on 2 3 0 0 0 0 2 [K [-1]%Z] 18; on 0 3 0 0 0 0 1 [] 19; off 0 4 0 0 0 0 0 [];
  on 0 4 0 0 0 0 1 [] 20; on 0 5 0 0 0 0 0 [] 21; on 0 5 0 0 0 0 1 [] 22; on 0 6 0 0 0 0 0 [] 23;
  on 0 6 0 0 0 0 1 [] 24; on 0 7 0 0 0 0 0 [] 25; on 0 7 0 0 0 0 1 [] 26; on 1 2 0 0 0 0 2 [] 27;
  on 1 4 0 0 0 0 0 [] 28; on 1 4 0 0 0 0 2 [] 29; on 1 5 0 0 0 0 0 [] 30; on 1 5 0 0 0 0 2 [] 31;
  off 1 6 0 0 0 0 0 []; on 1 6 0 0 0 0 2 [] 32; on 1 7 0 0 0 0 0 [] 33; on 1 7 0 0 0 0 2 [] 34;
  on 2 1 0 0 0 0 3 [K [-1]%Z] 12; off 2 2 0 0 0 0 2 [K [-1]%Z]; on 2 2 0 0 0 0 3 [K [0]%Z] 35;
  off 2 2 0 0 0 0 3 [K [-1]%Z]; on 2 1 0 0 0 0 3 [K [1]%Z] 13; off 2 3 0 0 0 0 1 [K [1]%Z];
  on 2 3 0 0 0 0 3 [K [0]%Z] 36; off 2 3 0 0 0 0 3 [K [1]%Z]; on 2 2 0 0 0 0 3 [K [1]%Z] 16;
  on 2 3 0 0 0 0 3 [K [-1]%Z] 18; off 2 4 0 0 0 0 0 [K [0]%Z]; off 2 4 0 0 0 0 2 [K [-1]%Z];
  on 2 4 0 0 0 0 1 [K [1]%Z] 37; on 2 4 0 0 0 0 3 [K [0]%Z] 38; on 2 5 0 0 0 0 0 [K [0]%Z] 39;
  on 2 5 0 0 0 0 2 [K [-1]%Z] 12; on 2 4 0 0 0 0 3 [K [1]%Z] 37; off 2 5 0 0 0 0 1 [K [1]%Z];
  on 2 5 0 0 0 0 3 [K [0]%Z] 40; off 2 5 0 0 0 0 3 [K [1]%Z]; off 2 6 0 0 0 0 0 [K [0]%Z];
  on 2 6 0 0 0 0 2 [K [-1]%Z] 41; off 2 6 0 0 0 0 1 [K [1]%Z]; on 2 6 0 0 0 0 3 [K [0]%Z] 42;
  on 2 7 0 0 0 0 0 [K [0]%Z] 43; on 2 7 0 0 0 0 1 [K [1]%Z] 13; on 2 6 0 0 0 0 3 [K [-1]%Z] 41;
  off 2 7 0 0 0 0 2 [K [-1]%Z]; on 2 7 0 0 0 0 3 [K [0]%Z] 44; off 2 7 0 0 0 0 3 [K [-1]%Z];
  off 2 4 0 0 0 0 3 [K [-1]%Z]; on 2 5 0 0 0 0 3 [K [-1]%Z] 12; off 2 6 0 0 0 0 3 [K [1]%Z];
  on 2 7 0 0 0 0 3 [K [1]%Z] 13].
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
