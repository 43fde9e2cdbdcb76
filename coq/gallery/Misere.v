(** * The P-positions of misere Wythoff Nim

    For all x and y, (x, y) is a P-position of misere WN if and only if an automaton with 13 states
    accepts it, the numbers written in the Fibonacci system (base (1 + sqrt 5)/2); 226 states checked.
    Every row and every column holds exactly 1 P-position. The differences y - x >= 0 are 0, 1, 2, ...,
    each exactly once. Slopes y/x > 1, fitted to the first rows and not proved: (1 + sqrt 5)/2. The
    first with x <= y: (0, 1), (2, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), ... Number
    10^18 of these, from 0: (1618033988749894848, 2618033988749894848).
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
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Misere
|}.

Definition the_automaton : automaton := {|
  substitution := [[0; 1]; [0]];
  start := 1;
  states := [
    rejecting 1 [goes 0 0 1; goes 0 1 2; goes 1 0 3; goes 1 1 4]; accepting 2 [goes 1 0 5]; accepting 3 [goes 0 1 6];
    rejecting 4 [goes 0 0 7]; rejecting 5 [goes 0 0 8; goes 0 1 9]; rejecting 6 [goes 0 0 10; goes 1 0 11];
    accepting 7 []; rejecting 8 [goes 0 0 12; goes 0 1 9]; rejecting 9 [goes 1 0 12];
    rejecting 10 [goes 0 0 13; goes 1 0 11]; rejecting 11 [goes 0 1 13]; accepting 12 [goes 0 0 8; goes 0 1 9];
    accepting 13 [goes 0 0 10; goes 1 0 11]
  ]
|}.

Definition statement : Prop := forall x y,
  Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true.

(** ** Hints: not trusted. 226 states are checked. *)
Definition options_states_0 : list (nstate * option positive) := [
  on 0 1 0 0 0 0 0 [] 1; on 1 1 0 0 0 0 0 [] 2; on 2 1 0 0 0 0 0 [K [0; 0]%Z] 3; on 0 1 1 0 0 0 1 [] 4;
  on 0 2 0 1 0 1 0 [] 5; on 0 2 1 1 0 1 1 [] 6; on 0 3 1 0 1 0 0 [] 7; off 0 4 1 1 1 1 0 []; on 1 1 0 1 0 0 2 [] 8;
  on 1 2 0 1 0 1 0 [] 9; on 1 3 1 0 1 0 0 [] 10; on 1 3 1 1 1 0 2 [] 11; off 1 4 1 1 1 1 0 [];
  on 2 1 0 1 0 0 2 [K [-1; 0]%Z] 12; on 2 1 1 0 0 0 1 [K [1; 0]%Z] 13; on 2 1 1 1 0 0 3 [K [0; 0]%Z] 14;
  on 2 2 0 1 0 1 0 [K [0; 0]%Z] 15; on 2 2 1 1 0 1 1 [K [1; 0]%Z] 16; on 2 3 1 0 1 0 0 [K [0; 0]%Z] 17;
  on 2 3 1 1 1 0 2 [K [-1; 0]%Z] 18; off 2 4 1 1 1 1 0 [K [0; 0]%Z]; on 0 1 0 0 0 0 1 [] 19; on 0 2 0 1 0 1 1 [] 20;
  on 0 3 0 0 1 0 1 [] 21; on 0 4 0 1 1 1 1 [] 22; on 0 5 1 0 1 0 0 [] 23; on 0 5 0 0 1 0 1 [] 24;
  on 0 6 0 1 0 1 0 [] 25; off 0 7 0 0 0 0 0 []; on 1 1 0 0 0 0 2 [] 26; on 1 2 0 0 0 1 2 [] 27;
  on 1 3 1 0 1 0 2 [] 28; on 1 4 1 0 1 1 2 [] 29; on 1 5 1 0 1 0 0 [] 30; on 1 6 0 1 0 1 0 [] 31;
  on 1 6 0 0 0 1 2 [] 32; off 1 7 0 0 0 0 0 []; off 2 1 0 0 0 0 2 [K [-1; -1]%Z]; on 2 1 1 0 0 0 3 [K [0; -1]%Z] 33;
  off 2 2 0 0 0 1 2 [K [0; -1]%Z]; on 2 2 1 0 0 1 3 [K [1; -1]%Z] 34; off 2 4 1 0 1 1 2 [K [0; -1]%Z];
  off 2 1 0 0 0 0 1 [K [1; 1]%Z]; on 2 1 0 1 0 0 3 [K [0; 1]%Z] 35; off 2 3 0 0 1 0 1 [K [0; 1]%Z];
  on 2 3 0 1 1 0 3 [K [-1; 1]%Z] 36; off 2 4 0 1 1 1 1 [K [0; 1]%Z]; on 2 1 0 0 0 0 3 [K [0; 0]%Z] 37;
  on 2 2 0 0 0 1 3 [K [1; 0]%Z] 38; on 2 3 0 0 1 0 3 [K [-1; 0]%Z] 39; on 2 4 0 0 1 1 3 [K [0; 0]%Z] 40;
  on 2 5 1 0 1 0 0 [K [0; 0]%Z] 41; on 2 5 0 0 1 0 1 [K [0; 1]%Z] 42; on 2 6 0 1 0 1 0 [K [0; 0]%Z] 43;
  on 2 6 0 0 0 1 2 [K [0; -1]%Z] 44; off 2 7 0 0 0 0 0 [K [0; 0]%Z]; on 0 3 1 0 1 0 1 [] 45; on 0 4 1 1 1 1 1 [] 46;
  on 0 5 1 0 1 0 1 [] 47; on 0 6 0 1 0 1 1 [] 48; on 0 6 1 1 0 1 1 [] 49; on 0 7 0 0 0 0 1 [] 50;
  on 0 7 1 0 0 0 1 [] 50; on 0 8 0 0 0 0 0 [] 51; on 0 9 0 1 0 1 0 [] 5; on 0 8 0 0 0 0 1 [] 52;
  on 0 8 1 0 0 0 1 [] 53; on 0 9 0 1 0 1 1 [] 54; on 0 9 1 1 0 1 1 [] 55; on 0 10 0 0 0 0 0 [] 56;
  on 0 10 1 0 0 0 1 [] 57; on 0 11 1 0 1 0 0 [] 7; on 1 2 0 1 0 1 2 [] 58; on 1 4 1 1 1 1 2 [] 46;
  on 1 5 1 0 1 0 2 [] 59; on 1 5 1 1 1 0 2 [] 60; on 1 6 0 1 0 1 2 [] 61; on 1 7 0 0 0 0 2 [] 50;
  on 1 7 0 1 0 0 2 [] 50; on 1 8 0 0 0 0 0 [] 62; on 1 8 0 1 0 0 2 [] 63; on 1 9 0 1 0 1 0 [] 9;
  on 1 10 0 0 0 0 0 [] 64; on 1 11 1 0 1 0 0 [] 10; on 1 10 0 0 0 0 2 [] 65; on 1 10 0 1 0 0 2 [] 66;
  on 1 11 1 0 1 0 2 [] 67; on 1 11 1 1 1 0 2 [] 68; off 2 2 1 0 0 1 3 [K [0; -1]%Z];
  on 2 1 0 0 0 0 3 [K [-1; 0]%Z] 12; on 2 2 0 0 0 1 3 [K [0; 0]%Z] 69; off 2 2 0 1 0 1 3 [K [-1; 0]%Z];
  off 2 4 0 0 1 1 3 [K [-1; 0]%Z]; off 2 5 1 0 1 0 2 [K [-1; 0]%Z]; on 2 5 0 0 1 0 3 [K [-1; 1]%Z] 70;
  off 2 5 0 1 1 0 3 [K [-2; 1]%Z]; off 2 7 0 0 0 0 2 [K [-1; 0]%Z]; off 2 3 0 1 1 0 3 [K [0; 1]%Z];
  on 2 1 0 0 0 0 3 [K [1; 0]%Z] 13; on 2 3 0 0 1 0 3 [K [0; 0]%Z] 71; off 2 3 1 0 1 0 3 [K [1; 0]%Z];
  off 2 4 0 0 1 1 3 [K [1; 0]%Z]; off 2 6 0 1 0 1 1 [K [1; 0]%Z]; on 2 6 0 0 0 1 3 [K [1; -1]%Z] 72;
  off 2 6 1 0 0 1 3 [K [2; -1]%Z]; off 2 7 0 0 0 0 1 [K [1; 0]%Z]; on 2 1 0 1 0 0 3 [K [-1; 0]%Z] 12;
  on 2 1 1 0 0 0 3 [K [1; 0]%Z] 13; on 2 2 0 1 0 1 3 [K [0; 0]%Z] 69; on 2 2 1 1 0 1 3 [K [1; 0]%Z] 16;
  on 2 3 1 0 1 0 3 [K [0; 0]%Z] 71; on 2 3 1 1 1 0 3 [K [-1; 0]%Z] 18; off 2 4 0 1 1 1 3 [K [-1; 0]%Z];
  off 2 4 1 0 1 1 3 [K [1; 0]%Z]; on 2 4 1 1 1 1 3 [K [0; 0]%Z] 46; on 2 5 0 0 1 0 3 [K [0; 1]%Z] 42;
  on 2 5 0 1 1 0 3 [K [-1; 1]%Z] 73; off 2 5 1 1 1 0 3 [K [0; 1]%Z]; on 2 6 0 0 0 1 3 [K [0; -1]%Z] 44;
  on 2 6 1 0 0 1 3 [K [1; -1]%Z] 74; off 2 6 1 1 0 1 3 [K [0; -1]%Z]; on 2 7 0 0 0 0 3 [K [0; 0]%Z] 50;
  off 2 7 0 1 0 0 3 [K [-1; 0]%Z]; off 2 7 1 0 0 0 3 [K [1; 0]%Z]; on 2 7 1 1 0 0 3 [K [0; 0]%Z] 50;
  on 2 8 0 0 0 0 0 [K [0; 0]%Z] 75; on 2 8 0 1 0 0 2 [K [-1; 0]%Z] 76; on 2 9 0 1 0 1 0 [K [0; 0]%Z] 15;
  off 2 8 0 0 0 0 1 [K [1; 0]%Z]; on 2 8 0 1 0 0 3 [K [0; 0]%Z] 77; off 2 8 1 1 0 0 3 [K [1; 0]%Z];
  on 2 9 0 1 0 1 1 [K [1; 0]%Z] 16; on 2 10 0 0 0 0 0 [K [0; 0]%Z] 78; on 2 10 1 0 0 0 1 [K [1; 0]%Z] 79;
  on 2 11 1 0 1 0 0 [K [0; 0]%Z] 17; off 2 10 0 0 0 0 2 [K [-1; 0]%Z]; on 2 10 1 0 0 0 3 [K [0; 0]%Z] 80;
  off 2 10 1 1 0 0 3 [K [-1; 0]%Z]; on 2 11 1 0 1 0 2 [K [-1; 0]%Z] 18; on 0 10 0 0 0 0 1 [] 81;
  on 0 11 0 0 1 0 1 [] 82; on 0 11 1 0 1 0 1 [] 83; on 0 12 0 0 0 0 0 [] 84; on 0 12 1 0 0 0 1 [] 85;
  on 0 12 1 0 1 0 0 [] 23; on 0 12 0 0 0 0 1 [] 86; on 0 12 0 0 1 0 1 [] 86; on 0 12 1 0 1 0 1 [] 85;
  on 0 13 0 0 0 0 0 [] 25; on 0 13 1 0 0 0 1 [] 87; on 0 13 0 0 0 0 1 [] 88; on 0 13 0 1 0 1 0 [] 25;
  on 1 8 0 0 0 0 2 [] 89; on 1 9 0 0 0 1 2 [] 90; on 1 9 0 1 0 1 2 [] 91; on 1 12 0 0 0 0 0 [] 30;
  on 1 12 0 1 0 0 2 [] 92; on 1 12 0 0 0 0 2 [] 93; on 1 12 1 0 1 0 0 [] 30; on 1 13 0 0 0 0 0 [] 94;
  on 1 13 0 1 0 0 2 [] 95; on 1 13 0 1 0 1 0 [] 31; on 1 13 0 0 0 0 2 [] 96; on 1 13 0 0 0 1 2 [] 96;
  on 1 13 0 1 0 1 2 [] 95; off 2 1 0 0 0 0 3 [K [-1; -1]%Z]; off 2 2 0 0 0 1 3 [K [0; -1]%Z];
  off 2 2 1 1 0 1 3 [K [0; -1]%Z]; off 2 4 1 0 1 1 3 [K [0; -1]%Z]; on 2 5 0 0 1 0 3 [K [-1; 0]%Z] 76;
  on 2 5 1 0 1 0 3 [K [0; 0]%Z] 97; off 2 5 1 1 1 0 3 [K [-1; 0]%Z]; off 2 7 0 0 0 0 3 [K [-1; -1]%Z];
  off 2 7 1 0 0 0 3 [K [0; -1]%Z]; off 2 8 0 0 0 0 2 [K [-1; -1]%Z]; off 2 9 0 0 0 1 2 [K [0; -1]%Z];
  on 2 8 0 0 0 0 3 [K [0; -1]%Z] 98; off 2 8 0 1 0 0 3 [K [-1; -1]%Z]; on 2 8 1 0 0 0 3 [K [1; -1]%Z] 99;
  on 2 8 1 1 0 0 3 [K [0; -1]%Z] 100; on 2 9 0 0 0 1 3 [K [1; -1]%Z] 101; off 2 9 0 1 0 1 3 [K [0; -1]%Z];
  on 2 9 1 0 0 1 3 [K [2; -1]%Z] 102; on 2 9 1 1 0 1 3 [K [1; -1]%Z] 103; off 2 8 1 0 0 0 3 [K [0; -2]%Z];
  off 2 9 0 0 0 1 3 [K [0; -2]%Z]; off 2 9 1 0 0 1 3 [K [1; -2]%Z]; off 2 1 0 0 0 0 3 [K [1; 1]%Z];
  off 2 3 0 0 1 0 3 [K [0; 1]%Z]; off 2 3 1 1 1 0 3 [K [0; 1]%Z]; off 2 4 0 1 1 1 3 [K [0; 1]%Z];
  on 2 6 0 0 0 1 3 [K [1; 0]%Z] 79; on 2 6 0 1 0 1 3 [K [0; 0]%Z] 104; off 2 6 1 1 0 1 3 [K [1; 0]%Z];
  off 2 7 0 0 0 0 3 [K [1; 1]%Z]; off 2 7 0 1 0 0 3 [K [0; 1]%Z]; off 2 10 0 0 0 0 1 [K [1; 1]%Z];
  off 2 11 0 0 1 0 1 [K [0; 1]%Z]; on 2 10 0 0 0 0 3 [K [0; 1]%Z] 105; on 2 10 0 1 0 0 3 [K [-1; 1]%Z] 106;
  off 2 10 1 0 0 0 3 [K [1; 1]%Z]; on 2 10 1 1 0 0 3 [K [0; 1]%Z] 107; on 2 11 0 0 1 0 3 [K [-1; 1]%Z] 108;
  on 2 11 0 1 1 0 3 [K [-2; 1]%Z] 109; off 2 11 1 0 1 0 3 [K [0; 1]%Z]; on 2 11 1 1 1 0 3 [K [-1; 1]%Z] 110;
  off 2 10 0 1 0 0 3 [K [0; 2]%Z]; off 2 11 0 0 1 0 3 [K [0; 2]%Z]; off 2 11 0 1 1 0 3 [K [-1; 2]%Z];
  off 2 8 0 0 0 0 3 [K [1; 0]%Z]; on 2 9 0 1 0 1 3 [K [1; 0]%Z] 16; off 2 10 0 0 0 0 3 [K [-1; 0]%Z];
  on 2 11 1 0 1 0 3 [K [-1; 0]%Z] 18; on 2 12 0 0 0 0 0 [K [0; 0]%Z] 111; on 2 12 0 1 0 0 2 [K [-1; 0]%Z] 76;
  off 2 12 1 0 0 0 1 [K [1; 0]%Z]; on 2 12 1 1 0 0 3 [K [0; 0]%Z] 112; on 2 9 1 1 0 1 1 [K [1; 0]%Z] 16;
  off 2 12 0 0 0 0 2 [K [-1; -1]%Z]; on 2 12 1 0 0 0 3 [K [0; -1]%Z] 100; on 2 9 1 0 0 1 3 [K [1; -1]%Z] 103;
  on 2 12 1 0 1 0 0 [K [0; 0]%Z] 41; off 2 12 0 0 0 0 1 [K [1; 1]%Z]; off 2 12 0 1 0 0 3 [K [0; 1]%Z];
  on 2 12 0 0 0 0 3 [K [0; 0]%Z] 113; off 2 12 1 0 0 0 3 [K [1; 0]%Z]; on 2 9 0 0 0 1 3 [K [1; 0]%Z] 114;
  off 2 12 0 0 0 0 3 [K [1; 1]%Z]; on 2 12 0 0 1 0 1 [K [0; 1]%Z] 42; on 2 13 0 0 0 0 0 [K [0; 0]%Z] 115;
  off 2 13 0 1 0 0 2 [K [-1; 0]%Z]; on 2 13 1 0 0 0 1 [K [1; 0]%Z] 79; on 2 13 1 1 0 0 3 [K [0; 0]%Z] 116;
  on 2 11 1 1 1 0 2 [K [-1; 0]%Z] 18; off 2 13 0 0 0 0 1 [K [1; 1]%Z]; on 2 13 0 1 0 0 3 [K [0; 1]%Z] 107;
  on 2 11 0 1 1 0 3 [K [-1; 1]%Z] 110; on 2 13 0 1 0 1 0 [K [0; 0]%Z] 43; off 2 13 0 0 0 0 2 [K [-1; -1]%Z];
  off 2 13 1 0 0 0 3 [K [0; -1]%Z]; on 2 13 0 0 0 0 3 [K [0; 0]%Z] 117; off 2 13 0 1 0 0 3 [K [-1; 0]%Z];
  on 2 11 0 0 1 0 3 [K [-1; 0]%Z] 118; off 2 13 0 0 0 0 3 [K [-1; -1]%Z]; on 2 13 0 0 0 1 2 [K [0; -1]%Z] 44;
  on 0 13 0 1 0 1 1 [] 88; on 0 13 1 1 0 1 1 [] 87; on 1 12 1 0 1 0 2 [] 93; on 1 12 1 1 1 0 2 [] 92;
  off 2 5 1 0 1 0 3 [K [-1; 0]%Z]; off 2 7 0 0 0 0 3 [K [-1; 0]%Z]; off 2 8 0 0 0 0 3 [K [-1; -1]%Z];
  on 2 8 1 0 0 0 3 [K [0; -1]%Z] 100; off 2 9 0 0 0 1 3 [K [0; -1]%Z]; off 2 9 1 1 0 1 3 [K [0; -1]%Z];
  on 2 8 0 0 0 0 3 [K [0; 0]%Z] 119; on 2 8 0 1 0 0 3 [K [-1; 0]%Z] 76; on 2 9 0 1 0 1 3 [K [0; 0]%Z] 120;
  off 2 9 1 0 0 1 3 [K [0; -1]%Z]; off 2 12 1 0 1 0 2 [K [-1; 0]%Z]; on 2 12 0 0 0 0 3 [K [-1; 0]%Z] 76;
  on 2 12 1 0 0 0 3 [K [0; 0]%Z] 121; off 2 12 1 1 0 0 3 [K [-1; 0]%Z]; on 2 9 0 0 0 1 3 [K [0; 0]%Z] 120;
  off 2 9 0 1 0 1 3 [K [-1; 0]%Z]; on 2 9 1 0 0 1 3 [K [1; 0]%Z] 114; on 2 9 1 1 0 1 3 [K [0; 0]%Z] 122;
  on 2 12 0 0 0 0 3 [K [0; 1]%Z] 42; on 2 12 0 1 0 0 3 [K [-1; 1]%Z] 123; off 2 9 0 0 0 1 3 [K [1; 1]%Z];
  on 2 9 0 1 0 1 3 [K [0; 1]%Z] 124; on 2 12 0 0 1 0 3 [K [-1; 1]%Z] 125; off 2 12 0 1 1 0 3 [K [-2; 1]%Z];
  on 2 12 1 0 1 0 3 [K [0; 1]%Z] 42; on 2 12 1 1 1 0 3 [K [-1; 1]%Z] 126; off 2 12 1 0 1 0 3 [K [-1; 0]%Z];
  off 2 12 0 0 1 0 3 [K [0; 2]%Z]; on 2 12 0 1 1 0 3 [K [-1; 2]%Z] 127; off 2 9 0 0 0 1 3 [K [-1; 0]%Z];
  off 2 12 0 0 1 0 3 [K [-2; 1]%Z]; off 2 6 0 1 0 1 3 [K [1; 0]%Z]; off 2 7 0 0 0 0 3 [K [1; 0]%Z];
  off 2 10 0 0 0 0 3 [K [1; 1]%Z]; on 2 10 0 1 0 0 3 [K [0; 1]%Z] 107; off 2 11 0 0 1 0 3 [K [0; 1]%Z];
  off 2 11 1 1 1 0 3 [K [0; 1]%Z]; on 2 10 0 0 0 0 3 [K [0; 0]%Z] 128; on 2 10 1 0 0 0 3 [K [1; 0]%Z] 79;
  on 2 11 1 0 1 0 3 [K [0; 0]%Z] 129; off 2 11 0 1 1 0 3 [K [0; 1]%Z]; off 2 13 0 1 0 1 1 [K [1; 0]%Z];
  on 2 13 0 0 0 0 3 [K [1; 0]%Z] 79; on 2 13 0 1 0 0 3 [K [0; 0]%Z] 130; off 2 13 1 1 0 0 3 [K [1; 0]%Z];
  on 2 11 0 0 1 0 3 [K [0; 0]%Z] 129; on 2 11 0 1 1 0 3 [K [-1; 0]%Z] 118; off 2 11 1 0 1 0 3 [K [1; 0]%Z];
  on 2 11 1 1 1 0 3 [K [0; 0]%Z] 131; on 2 13 0 0 0 0 3 [K [0; -1]%Z] 44; on 2 13 1 0 0 0 3 [K [1; -1]%Z] 132;
  off 2 11 0 0 1 0 3 [K [-1; -1]%Z]; on 2 11 1 0 1 0 3 [K [0; -1]%Z] 133; on 2 13 0 0 0 1 3 [K [1; -1]%Z] 134;
  on 2 13 0 1 0 1 3 [K [0; -1]%Z] 44; off 2 13 1 0 0 1 3 [K [2; -1]%Z]; on 2 13 1 1 0 1 3 [K [1; -1]%Z] 135;
  off 2 13 0 0 0 1 3 [K [0; -2]%Z]; on 2 13 1 0 0 1 3 [K [1; -2]%Z] 136; off 2 13 0 1 0 1 3 [K [1; 0]%Z];
  off 2 11 0 0 1 0 3 [K [1; 0]%Z]; off 2 13 0 0 0 1 3 [K [2; -1]%Z]; on 2 12 0 0 1 0 3 [K [0; 1]%Z] 42;
  on 2 13 0 0 0 1 3 [K [0; -1]%Z] 44; off 2 8 1 0 0 0 1 [K [1; 0]%Z]; on 2 8 1 1 0 0 3 [K [0; 0]%Z] 77;
  off 2 8 0 0 0 0 1 [K [1; 1]%Z]; off 2 8 0 1 0 0 3 [K [0; 1]%Z]; on 2 8 0 0 0 0 3 [K [-1; 0]%Z] 76;
  off 2 8 1 0 0 0 3 [K [1; 0]%Z]; on 2 9 1 1 0 1 3 [K [1; 0]%Z] 16; off 2 8 0 0 0 0 3 [K [1; 1]%Z];
  on 2 12 0 1 1 0 3 [K [-1; 1]%Z] 123; off 2 12 1 1 1 0 3 [K [0; 1]%Z]; off 2 10 0 1 0 0 2 [K [-1; 0]%Z];
  on 2 10 1 1 0 0 3 [K [0; 0]%Z] 80; off 2 10 0 0 0 0 2 [K [-1; -1]%Z]; off 2 10 1 0 0 0 3 [K [0; -1]%Z];
  on 2 10 0 0 0 0 3 [K [1; 0]%Z] 79; off 2 10 0 1 0 0 3 [K [-1; 0]%Z]; on 2 11 1 1 1 0 3 [K [-1; 0]%Z] 18;
  off 2 10 0 0 0 0 3 [K [-1; -1]%Z]; on 2 13 1 0 0 1 3 [K [1; -1]%Z] 132; off 2 13 1 1 0 1 3 [K [0; -1]%Z];
  on 2 12 0 1 0 0 3 [K [-1; 0]%Z] 76; off 2 12 0 0 0 0 3 [K [-1; -1]%Z]; on 2 12 0 0 1 0 3 [K [-1; 0]%Z] 76;
  on 2 12 1 0 1 0 3 [K [0; 0]%Z] 121; off 2 12 1 1 1 0 3 [K [-1; 0]%Z]; off 2 12 0 1 1 0 3 [K [0; 1]%Z];
  on 2 12 0 0 1 0 3 [K [0; 0]%Z] 113; off 2 12 1 0 1 0 3 [K [1; 0]%Z]; off 2 8 0 1 0 0 3 [K [1; 0]%Z];
  on 2 8 0 0 0 0 3 [K [1; -1]%Z] 99; off 2 8 1 0 0 0 3 [K [2; -1]%Z]; on 2 9 0 0 0 1 3 [K [2; -1]%Z] 102;
  on 2 13 1 0 0 0 3 [K [1; 0]%Z] 79; off 2 13 0 0 0 0 3 [K [1; 1]%Z]; on 2 13 0 0 0 1 3 [K [1; 0]%Z] 79;
  on 2 13 0 1 0 1 3 [K [0; 0]%Z] 130; off 2 13 1 1 0 1 3 [K [1; 0]%Z]; off 2 13 1 0 0 1 3 [K [0; -1]%Z];
  on 2 13 0 0 0 1 3 [K [0; 0]%Z] 117; off 2 13 0 1 0 1 3 [K [-1; 0]%Z]; off 2 10 1 0 0 0 3 [K [-1; 0]%Z];
  on 2 10 0 0 0 0 3 [K [-1; 1]%Z] 106; off 2 10 0 1 0 0 3 [K [-2; 1]%Z]; on 2 11 0 0 1 0 3 [K [-2; 1]%Z] 109;
  off 2 12 0 0 0 0 3 [K [1; 0]%Z]; off 2 13 0 0 0 0 3 [K [-1; 0]%Z]; off 2 12 1 0 0 0 3 [K [1; 1]%Z];
  off 2 12 1 1 0 0 3 [K [0; 1]%Z]; off 2 12 0 1 0 0 3 [K [0; 2]%Z]; off 2 13 0 1 0 0 3 [K [-1; -1]%Z];
  off 2 13 1 1 0 0 3 [K [0; -1]%Z]; off 2 13 1 0 0 0 3 [K [0; -2]%Z]].
Definition options_classes_0 : list (positive * (nat * list (nat * nat * vec))) := [
  class_is 1 0 [by_digits 0 0 [times 1 1]; by_digits 0 1 [times 5 1]; by_digits 1 0 [times 4 1; times 7 1]; by_digits 1 1 [times 6 1]];
  class_is 2 0 [by_digits 0 0 [times 2 1]; by_digits 0 1 [times 8 1; times 9 1]; by_digits 1 0 [times 10 1]; by_digits 1 1 [times 11 1]];
  class_is 3 0 [by_digits 0 0 [times 3 1]; by_digits 0 1 [times 12 1; times 15 1]; by_digits 1 0 [times 13 1; times 17 1]; by_digits 1 1 [times 14 1; times 16 1; times 18 1]];
  class_is 4 0 [by_digits 0 0 [times 19 1; times 21 1]; by_digits 0 1 [times 20 1; times 22 1]];
  class_is 5 0 [by_digits 1 0 [times 23 1]]; class_is 6 1 [by_digits 0 0 [times 24 1]];
  class_is 7 0 [by_digits 0 1 [times 25 1]];
  class_is 8 0 [by_digits 0 0 [times 26 1; times 27 1]; by_digits 1 0 [times 28 1; times 29 1]];
  class_is 9 0 [by_digits 1 0 [times 30 1]]; class_is 10 0 [by_digits 0 1 [times 31 1]];
  class_is 11 1 [by_digits 0 0 [times 32 1]]; class_is 12 0 [by_digits 1 0 [times 33 1; times 34 1]];
  class_is 13 0 [by_digits 0 1 [times 35 1; times 36 1]];
  class_is 14 0 [by_digits 0 0 [times 37 1; times 38 1; times 39 1; times 40 1]];
  class_is 15 0 [by_digits 1 0 [times 41 1]]; class_is 16 0 [by_digits 0 0 [times 42 1]];
  class_is 17 0 [by_digits 0 1 [times 43 1]]; class_is 18 0 [by_digits 0 0 [times 44 1]];
  class_is 19 0 [by_digits 0 0 [times 19 1; times 21 1]; by_digits 0 1 [times 20 1; times 22 1]; by_digits 1 0 [times 4 1; times 45 1]; by_digits 1 1 [times 6 1; times 46 1]];
  class_is 20 1 [by_digits 0 0 [times 24 1]; by_digits 1 0 [times 47 1]];
  class_is 21 1 [by_digits 0 1 [times 48 1]; by_digits 1 1 [times 49 1]];
  class_is 22 0 [by_digits 0 0 [times 50 1]; by_digits 1 0 [times 50 1]];
  class_is 23 0 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 5 1]];
  class_is 24 0 [by_digits 0 0 [times 52 1]; by_digits 0 1 [times 54 1]; by_digits 1 0 [times 53 1]; by_digits 1 1 [times 55 1]];
  class_is 25 0 [by_digits 0 0 [times 56 1]; by_digits 1 0 [times 7 1; times 57 1]];
  class_is 26 0 [by_digits 0 0 [times 26 1; times 27 1]; by_digits 0 1 [times 8 1; times 58 1]; by_digits 1 0 [times 28 1; times 29 1]; by_digits 1 1 [times 11 1; times 46 1]];
  class_is 27 1 [by_digits 1 0 [times 59 1]; by_digits 1 1 [times 60 1]];
  class_is 28 1 [by_digits 0 0 [times 32 1]; by_digits 0 1 [times 61 1]];
  class_is 29 0 [by_digits 0 0 [times 50 1]; by_digits 0 1 [times 50 1]];
  class_is 30 0 [by_digits 0 0 [times 62 1]; by_digits 0 1 [times 9 1; times 63 1]];
  class_is 31 0 [by_digits 0 0 [times 64 1]; by_digits 1 0 [times 10 1]];
  class_is 32 0 [by_digits 0 0 [times 65 1]; by_digits 0 1 [times 66 1]; by_digits 1 0 [times 67 1]; by_digits 1 1 [times 68 1]];
  class_is 33 0 [by_digits 0 0 [times 12 1; times 69 1]]; class_is 34 1 [by_digits 0 0 [times 70 1]];
  class_is 35 0 [by_digits 0 0 [times 13 1; times 71 1]]; class_is 36 1 [by_digits 0 0 [times 72 1]];
  class_is 37 0 [by_digits 0 0 [times 37 1; times 38 1; times 39 1; times 40 1]; by_digits 0 1 [times 12 1; times 69 1]; by_digits 1 0 [times 13 1; times 71 1]; by_digits 1 1 [times 14 1; times 16 1; times 18 1; times 46 1]];
  class_is 38 0 [by_digits 0 0 [times 42 1]; by_digits 0 1 [times 73 1]];
  class_is 39 0 [by_digits 0 0 [times 44 1]; by_digits 1 0 [times 74 1]];
  class_is 40 0 [by_digits 0 0 [times 50 1]; by_digits 1 1 [times 50 1]];
  class_is 41 0 [by_digits 0 0 [times 75 1]; by_digits 0 1 [times 15 1; times 76 1]];
  class_is 42 0 [by_digits 0 1 [times 16 1; times 77 1]];
  class_is 43 0 [by_digits 0 0 [times 78 1]; by_digits 1 0 [times 17 1; times 79 1]];
  class_is 44 0 [by_digits 1 0 [times 18 1; times 80 1]]; class_is 45 1 [by_digits 0 1 [times 48 1]];
  class_is 46 0 [by_digits 0 0 [times 50 1]]; class_is 47 0 [by_digits 0 0 [times 52 1]; by_digits 0 1 [times 54 1]];
  class_is 48 0 [by_digits 0 0 [times 81 1; times 82 1]; by_digits 1 0 [times 57 1; times 83 1]];
  class_is 49 0 [by_digits 0 0 [times 81 1; times 82 1]]; class_is 50 1 [];
  class_is 51 0 [by_digits 0 0 [times 84 1]; by_digits 0 1 [times 5 1]; by_digits 1 0 [times 85 1]; by_digits 1 1 [times 55 1]];
  class_is 52 0 [by_digits 0 0 [times 86 1]; by_digits 0 1 [times 54 1]; by_digits 1 0 [times 85 1]; by_digits 1 1 [times 55 1]];
  class_is 53 0 [by_digits 0 0 [times 86 1]; by_digits 0 1 [times 54 1]];
  class_is 54 0 [by_digits 0 0 [times 86 1]; by_digits 1 0 [times 85 1]]; class_is 55 0 [by_digits 0 0 [times 86 1]];
  class_is 56 0 [by_digits 0 0 [times 25 1]; by_digits 1 0 [times 7 1; times 87 1]];
  class_is 57 0 [by_digits 0 0 [times 82 1; times 88 1]]; class_is 58 1 [by_digits 1 0 [times 59 1]];
  class_is 59 0 [by_digits 0 0 [times 89 1; times 90 1]; by_digits 0 1 [times 63 1; times 91 1]];
  class_is 60 0 [by_digits 0 0 [times 89 1; times 90 1]];
  class_is 61 0 [by_digits 0 0 [times 65 1]; by_digits 1 0 [times 67 1]];
  class_is 62 0 [by_digits 0 0 [times 30 1]; by_digits 0 1 [times 9 1; times 92 1]];
  class_is 63 0 [by_digits 0 0 [times 90 1; times 93 1]];
  class_is 64 0 [by_digits 0 0 [times 94 1]; by_digits 0 1 [times 95 1]; by_digits 1 0 [times 10 1]; by_digits 1 1 [times 68 1]];
  class_is 65 0 [by_digits 0 0 [times 96 1]; by_digits 0 1 [times 95 1]; by_digits 1 0 [times 67 1]; by_digits 1 1 [times 68 1]];
  class_is 66 0 [by_digits 0 0 [times 96 1]; by_digits 1 0 [times 67 1]];
  class_is 67 0 [by_digits 0 0 [times 96 1]; by_digits 0 1 [times 95 1]]; class_is 68 0 [by_digits 0 0 [times 96 1]];
  class_is 69 1 [by_digits 0 0 [times 76 1]; by_digits 1 0 [times 97 1]];
  class_is 70 0 [by_digits 0 0 [times 98 1; times 101 1]; by_digits 1 0 [times 99 1; times 102 1]; by_digits 1 1 [times 100 1; times 103 1]];
  class_is 71 1 [by_digits 0 0 [times 79 1]; by_digits 0 1 [times 104 1]];
  class_is 72 0 [by_digits 0 0 [times 105 1; times 108 1]; by_digits 0 1 [times 106 1; times 109 1]; by_digits 1 1 [times 107 1; times 110 1]];
  class_is 73 0 [by_digits 0 0 [times 98 1; times 101 1]; by_digits 1 0 [times 99 1; times 102 1]];
  class_is 74 0 [by_digits 0 0 [times 105 1; times 108 1]; by_digits 0 1 [times 106 1; times 109 1]];
  class_is 75 0 [by_digits 0 0 [times 111 1]; by_digits 0 1 [times 15 1; times 76 1]; by_digits 1 1 [times 16 1; times 112 1]];
  class_is 76 0 [by_digits 1 0 [times 100 1; times 103 1]]; class_is 77 0 [by_digits 0 0 [times 113 1; times 114 1]];
  class_is 78 0 [by_digits 0 0 [times 115 1]; by_digits 1 0 [times 17 1; times 79 1]; by_digits 1 1 [times 18 1; times 116 1]];
  class_is 79 0 [by_digits 0 1 [times 107 1; times 110 1]]; class_is 80 0 [by_digits 0 0 [times 117 1; times 118 1]];
  class_is 81 0 [by_digits 0 0 [times 82 1; times 88 1]; by_digits 1 0 [times 83 1; times 87 1]];
  class_is 82 0 [by_digits 0 1 [times 88 1]; by_digits 1 1 [times 87 1]]; class_is 83 0 [by_digits 0 1 [times 88 1]];
  class_is 84 0 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 5 1]; by_digits 1 0 [times 53 1]; by_digits 1 1 [times 55 1]];
  class_is 85 1 [by_digits 0 0 [times 52 1]; by_digits 0 1 [times 54 1]];
  class_is 86 1 [by_digits 0 0 [times 52 1]; by_digits 0 1 [times 54 1]; by_digits 1 0 [times 53 1]; by_digits 1 1 [times 55 1]];
  class_is 87 1 [by_digits 0 0 [times 81 1; times 82 1]];
  class_is 88 1 [by_digits 0 0 [times 81 1; times 82 1]; by_digits 1 0 [times 57 1; times 83 1]];
  class_is 89 0 [by_digits 0 0 [times 90 1; times 93 1]; by_digits 0 1 [times 91 1; times 92 1]];
  class_is 90 0 [by_digits 1 0 [times 93 1]; by_digits 1 1 [times 92 1]]; class_is 91 0 [by_digits 1 0 [times 93 1]];
  class_is 92 1 [by_digits 0 0 [times 89 1; times 90 1]];
  class_is 93 1 [by_digits 0 0 [times 89 1; times 90 1]; by_digits 0 1 [times 63 1; times 91 1]];
  class_is 94 0 [by_digits 0 0 [times 64 1]; by_digits 0 1 [times 66 1]; by_digits 1 0 [times 10 1]; by_digits 1 1 [times 68 1]];
  class_is 95 1 [by_digits 0 0 [times 65 1]; by_digits 1 0 [times 67 1]];
  class_is 96 1 [by_digits 0 0 [times 65 1]; by_digits 0 1 [times 66 1]; by_digits 1 0 [times 67 1]; by_digits 1 1 [times 68 1]];
  class_is 97 0 [by_digits 0 0 [times 114 1; times 119 1]; by_digits 0 1 [times 76 1; times 120 1]];
  class_is 98 0 [by_digits 0 0 [times 76 1; times 120 1]; by_digits 1 0 [times 114 1; times 121 1]; by_digits 1 1 [times 122 1]];
  class_is 99 0 [by_digits 0 0 [times 42 1]; by_digits 0 1 [times 123 1; times 124 1]];
  class_is 100 0 [by_digits 0 0 [times 76 1; times 120 1]];
  class_is 101 0 [by_digits 0 0 [times 125 1]; by_digits 1 0 [times 42 1]; by_digits 1 1 [times 126 1]];
  class_is 102 0 [by_digits 0 1 [times 127 1]]; class_is 103 0 [by_digits 0 0 [times 125 1]];
  class_is 104 0 [by_digits 0 0 [times 118 1; times 128 1]; by_digits 1 0 [times 79 1; times 129 1]];
  class_is 105 0 [by_digits 0 0 [times 79 1; times 129 1]; by_digits 0 1 [times 118 1; times 130 1]; by_digits 1 1 [times 131 1]];
  class_is 106 0 [by_digits 0 0 [times 44 1]; by_digits 1 0 [times 132 1; times 133 1]];
  class_is 107 0 [by_digits 0 0 [times 79 1; times 129 1]];
  class_is 108 0 [by_digits 0 0 [times 134 1]; by_digits 0 1 [times 44 1]; by_digits 1 1 [times 135 1]];
  class_is 109 0 [by_digits 1 0 [times 136 1]]; class_is 110 0 [by_digits 0 0 [times 134 1]];
  class_is 111 0 [by_digits 0 0 [times 75 1]; by_digits 0 1 [times 15 1; times 76 1]; by_digits 1 1 [times 16 1; times 77 1]];
  class_is 112 1 [by_digits 0 0 [times 114 1; times 119 1]];
  class_is 113 1 [by_digits 0 0 [times 114 1; times 119 1]; by_digits 0 1 [times 76 1; times 120 1]; by_digits 1 1 [times 16 1; times 77 1]];
  class_is 114 0 [by_digits 0 0 [times 42 1]; by_digits 0 1 [times 123 1]];
  class_is 115 0 [by_digits 0 0 [times 78 1]; by_digits 1 0 [times 17 1; times 79 1]; by_digits 1 1 [times 18 1; times 80 1]];
  class_is 116 1 [by_digits 0 0 [times 118 1; times 128 1]];
  class_is 117 1 [by_digits 0 0 [times 118 1; times 128 1]; by_digits 1 0 [times 79 1; times 129 1]; by_digits 1 1 [times 18 1; times 80 1]];
  class_is 118 0 [by_digits 0 0 [times 44 1]; by_digits 1 0 [times 132 1]];
  class_is 119 0 [by_digits 0 0 [times 113 1; times 114 1]; by_digits 0 1 [times 76 1; times 120 1]; by_digits 1 1 [times 16 1; times 112 1]];
  class_is 120 0 [by_digits 0 0 [times 76 1]; by_digits 1 0 [times 121 1]];
  class_is 121 1 [by_digits 0 0 [times 114 1; times 119 1]; by_digits 0 1 [times 76 1; times 120 1]];
  class_is 122 0 [by_digits 0 0 [times 76 1]];
  class_is 123 1 [by_digits 0 0 [times 98 1; times 101 1]; by_digits 1 0 [times 99 1; times 102 1]];
  class_is 124 0 [by_digits 0 0 [times 113 1]];
  class_is 125 1 [by_digits 0 0 [times 98 1; times 101 1]; by_digits 1 0 [times 99 1; times 102 1]; by_digits 1 1 [times 100 1; times 103 1]];
  class_is 126 1 [by_digits 0 0 [times 98 1; times 101 1]]; class_is 127 0 [by_digits 0 0 [times 99 1; times 102 1]];
  class_is 128 0 [by_digits 0 0 [times 117 1; times 118 1]; by_digits 1 0 [times 79 1; times 129 1]; by_digits 1 1 [times 18 1; times 116 1]];
  class_is 129 0 [by_digits 0 0 [times 79 1]; by_digits 0 1 [times 130 1]];
  class_is 130 1 [by_digits 0 0 [times 118 1; times 128 1]; by_digits 1 0 [times 79 1; times 129 1]];
  class_is 131 0 [by_digits 0 0 [times 79 1]];
  class_is 132 1 [by_digits 0 0 [times 105 1; times 108 1]; by_digits 0 1 [times 106 1; times 109 1]];
  class_is 133 0 [by_digits 0 0 [times 117 1]];
  class_is 134 1 [by_digits 0 0 [times 105 1; times 108 1]; by_digits 0 1 [times 106 1; times 109 1]; by_digits 1 1 [times 107 1; times 110 1]];
  class_is 135 1 [by_digits 0 0 [times 105 1; times 108 1]]; class_is 136 0 [by_digits 0 0 [times 106 1; times 109 1]]].
Definition all_states_0 : list (nstate * option positive) := [
  on 0 1 0 0 0 0 0 [] 1; on 1 1 0 0 0 0 0 [] 2; on 2 1 0 0 0 0 0 [K [0; 0]%Z] 3; on 0 1 1 0 0 0 1 [] 4;
  on 0 1 0 1 0 1 0 [] 5; on 0 1 1 1 0 1 1 [] 6; on 0 1 1 0 1 0 0 [] 7; on 0 1 1 1 1 1 0 [] 8; on 1 1 0 1 0 0 2 [] 9;
  on 1 1 0 1 0 1 0 [] 10; on 1 1 1 0 1 0 0 [] 11; on 1 1 1 1 1 0 2 [] 6; on 1 1 1 1 1 1 0 [] 12;
  on 2 1 0 1 0 0 2 [K [-1; 0]%Z] 13; on 2 1 1 0 0 0 1 [K [1; 0]%Z] 14; on 2 1 1 1 0 0 3 [K [0; 0]%Z] 15;
  on 2 1 0 1 0 1 0 [K [0; 0]%Z] 16; on 2 1 1 1 0 1 1 [K [1; 0]%Z] 17; on 2 1 1 0 1 0 0 [K [0; 0]%Z] 18;
  on 2 1 1 1 1 0 2 [K [-1; 0]%Z] 19; on 2 1 1 1 1 1 0 [K [0; 0]%Z] 20; on 0 1 0 0 0 0 1 [] 21; on 0 1 0 1 0 1 1 [] 9;
  on 0 1 0 0 1 0 1 [] 21; on 0 1 0 1 1 1 1 [] 9; on 1 1 0 0 0 0 2 [] 21; on 1 1 0 0 0 1 2 [] 21;
  on 1 1 1 0 1 0 2 [] 4; on 1 1 1 0 1 1 2 [] 4; on 2 1 0 0 0 0 2 [K [-1; -1]%Z] 22; on 2 1 1 0 0 0 3 [K [0; -1]%Z] 23;
  on 2 1 0 0 0 1 2 [K [0; -1]%Z] 24; on 2 1 1 0 0 1 3 [K [1; -1]%Z] 25; on 2 1 1 0 1 1 2 [K [0; -1]%Z] 26;
  on 2 1 0 0 0 0 1 [K [1; 1]%Z] 27; on 2 1 0 1 0 0 3 [K [0; 1]%Z] 28; on 2 1 0 0 1 0 1 [K [0; 1]%Z] 29;
  on 2 1 0 1 1 0 3 [K [-1; 1]%Z] 30; on 2 1 0 1 1 1 1 [K [0; 1]%Z] 31; on 2 1 0 0 0 0 3 [K [0; 0]%Z] 32;
  on 2 1 0 0 0 1 3 [K [1; 0]%Z] 33; on 2 1 0 0 1 0 3 [K [-1; 0]%Z] 34; on 2 1 0 0 1 1 3 [K [0; 0]%Z] 35;
  on 0 1 1 0 1 0 1 [] 4; on 0 1 1 1 1 1 1 [] 6; on 1 1 0 1 0 1 2 [] 9; on 1 1 1 1 1 1 2 [] 6;
  on 2 1 1 0 0 1 3 [K [0; -1]%Z] 26; on 2 1 0 0 0 0 3 [K [-1; 0]%Z] 36; on 2 1 0 0 0 1 3 [K [0; 0]%Z] 37;
  on 2 1 0 1 0 1 3 [K [-1; 0]%Z] 38; on 2 1 0 0 1 1 3 [K [-1; 0]%Z] 38; on 2 1 0 0 0 0 2 [K [-1; 0]%Z] 36;
  on 2 1 1 0 0 0 3 [K [0; 0]%Z] 39; on 2 1 1 1 0 0 3 [K [-1; 0]%Z] 19; on 2 1 1 0 1 0 2 [K [-1; 0]%Z] 19;
  on 2 1 0 0 0 0 3 [K [0; 1]%Z] 40; on 2 1 0 1 0 0 3 [K [-1; 1]%Z] 41; on 2 1 0 0 1 0 3 [K [-1; 1]%Z] 42;
  on 2 1 0 1 1 0 3 [K [-2; 1]%Z] 43; on 2 1 0 1 1 0 3 [K [0; 1]%Z] 31; on 2 1 0 0 0 0 3 [K [1; 0]%Z] 44;
  on 2 1 0 0 1 0 3 [K [0; 0]%Z] 45; on 2 1 1 0 1 0 3 [K [1; 0]%Z] 46; on 2 1 0 0 1 1 3 [K [1; 0]%Z] 46;
  on 2 1 0 0 0 0 1 [K [1; 0]%Z] 44; on 2 1 0 1 0 0 3 [K [0; 0]%Z] 47; on 2 1 1 1 0 0 3 [K [1; 0]%Z] 17;
  on 2 1 0 1 0 1 1 [K [1; 0]%Z] 17; on 2 1 0 0 0 0 3 [K [0; -1]%Z] 48; on 2 1 1 0 0 0 3 [K [1; -1]%Z] 49;
  on 2 1 0 0 0 1 3 [K [1; -1]%Z] 50; on 2 1 1 0 0 1 3 [K [2; -1]%Z] 51; on 2 1 0 1 0 0 3 [K [-1; 0]%Z] 13;
  on 2 1 1 0 0 0 3 [K [1; 0]%Z] 14; on 2 1 0 1 0 1 3 [K [0; 0]%Z] 52; on 2 1 1 1 0 1 3 [K [1; 0]%Z] 17;
  on 2 1 1 0 1 0 3 [K [0; 0]%Z] 53; on 2 1 1 1 1 0 3 [K [-1; 0]%Z] 19; on 2 1 0 1 1 1 3 [K [-1; 0]%Z] 38;
  on 2 1 1 0 1 1 3 [K [1; 0]%Z] 46; on 2 1 1 1 1 1 3 [K [0; 0]%Z] 54; on 2 1 0 0 0 0 3 [K [1; 1]%Z] 27;
  on 2 1 0 0 1 0 3 [K [0; 1]%Z] 29; on 2 1 1 1 1 0 3 [K [0; 1]%Z] 31; on 2 1 0 0 0 0 3 [K [-1; -1]%Z] 22;
  on 2 1 0 0 0 1 3 [K [0; -1]%Z] 24; on 2 1 1 1 0 1 3 [K [0; -1]%Z] 26; on 2 1 1 0 1 1 3 [K [0; -1]%Z] 26;
  on 2 1 0 1 0 1 3 [K [1; 0]%Z] 17; on 2 1 0 1 1 0 3 [K [-1; 0]%Z] 55; on 2 1 1 1 1 0 3 [K [0; 0]%Z] 56;
  on 2 1 0 1 1 1 3 [K [0; 0]%Z] 57; on 2 1 1 1 1 1 3 [K [1; 0]%Z] 58; on 2 1 0 0 1 0 3 [K [-1; -1]%Z] 22;
  on 2 1 1 0 1 0 3 [K [0; -1]%Z] 59; on 2 1 0 0 1 1 3 [K [0; -1]%Z] 60; on 2 1 1 0 1 1 3 [K [1; -1]%Z] 61;
  on 2 1 0 1 0 0 3 [K [-1; -1]%Z] 22; on 2 1 1 1 0 0 3 [K [0; -1]%Z] 62; on 2 1 0 1 0 1 3 [K [0; -1]%Z] 63;
  on 2 1 1 1 0 1 3 [K [1; -1]%Z] 64; on 2 1 1 0 0 0 3 [K [0; -2]%Z] 65; on 2 1 0 0 0 1 3 [K [0; -2]%Z] 66;
  on 2 1 1 0 0 1 3 [K [1; -2]%Z] 67; on 2 1 0 1 1 1 3 [K [0; 1]%Z] 31; on 2 1 1 0 0 1 3 [K [1; 0]%Z] 68;
  on 2 1 1 1 0 1 3 [K [0; 0]%Z] 69; on 2 1 1 0 1 0 3 [K [-1; 0]%Z] 19; on 2 1 1 0 1 1 3 [K [0; 0]%Z] 70;
  on 2 1 1 1 1 1 3 [K [-1; 0]%Z] 71; on 2 1 0 0 0 1 3 [K [1; 1]%Z] 27; on 2 1 0 1 0 1 3 [K [0; 1]%Z] 72;
  on 2 1 0 0 1 1 3 [K [0; 1]%Z] 73; on 2 1 0 1 1 1 3 [K [-1; 1]%Z] 74; on 2 1 1 0 0 0 3 [K [1; 1]%Z] 27;
  on 2 1 1 1 0 0 3 [K [0; 1]%Z] 75; on 2 1 1 0 1 0 3 [K [0; 1]%Z] 76; on 2 1 1 1 1 0 3 [K [-1; 1]%Z] 77;
  on 2 1 0 1 0 0 3 [K [0; 2]%Z] 78; on 2 1 0 0 1 0 3 [K [0; 2]%Z] 79; on 2 1 0 1 1 0 3 [K [-1; 2]%Z] 80;
  on 2 1 0 0 0 1 3 [K [-1; 0]%Z] 38; on 2 1 1 0 0 0 3 [K [-1; 0]%Z] 19; on 2 1 0 0 0 0 3 [K [-1; 1]%Z] 81;
  on 2 1 0 1 0 0 3 [K [-2; 1]%Z] 43; on 2 1 0 0 1 0 3 [K [-2; 1]%Z] 43; on 2 1 0 0 1 0 3 [K [1; 0]%Z] 46;
  on 2 1 0 1 0 0 3 [K [1; 0]%Z] 17; on 2 1 0 0 0 0 3 [K [1; -1]%Z] 82; on 2 1 1 0 0 0 3 [K [2; -1]%Z] 51;
  on 2 1 0 0 0 1 3 [K [2; -1]%Z] 51; on 2 1 1 1 1 1 3 [K [0; -1]%Z] 26; on 2 1 1 1 1 1 3 [K [0; 1]%Z] 31].
Definition all_classes_0 : list (positive * (nat * list (nat * nat * vec))) := [
  class_is 1 0 [by_digits 0 0 [times 1 1]; by_digits 0 1 [times 5 1]; by_digits 1 0 [times 4 1; times 7 1]; by_digits 1 1 [times 6 1; times 8 1]];
  class_is 2 0 [by_digits 0 0 [times 2 1]; by_digits 0 1 [times 9 1; times 10 1]; by_digits 1 0 [times 11 1]; by_digits 1 1 [times 6 1; times 12 1]];
  class_is 3 0 [by_digits 0 0 [times 3 1]; by_digits 0 1 [times 13 1; times 16 1]; by_digits 1 0 [times 14 1; times 18 1]; by_digits 1 1 [times 15 1; times 17 1; times 19 1; times 20 1]];
  class_is 4 1 [by_digits 0 0 [times 21 1]; by_digits 0 1 [times 9 1]];
  class_is 5 0 [by_digits 0 0 [times 1 1]; by_digits 1 0 [times 4 1; times 7 1]];
  class_is 6 1 [by_digits 0 0 [times 21 1]]; class_is 7 0 [by_digits 0 0 [times 1 1]; by_digits 0 1 [times 5 1]];
  class_is 8 0 [by_digits 0 0 [times 1 1]]; class_is 9 1 [by_digits 0 0 [times 21 1]; by_digits 1 0 [times 4 1]];
  class_is 10 0 [by_digits 0 0 [times 2 1]; by_digits 1 0 [times 11 1]];
  class_is 11 0 [by_digits 0 0 [times 2 1]; by_digits 0 1 [times 9 1; times 10 1]];
  class_is 12 0 [by_digits 0 0 [times 2 1]];
  class_is 13 0 [by_digits 0 0 [times 22 1; times 24 1]; by_digits 1 0 [times 23 1; times 25 1; times 26 1]];
  class_is 14 0 [by_digits 0 0 [times 27 1; times 29 1]; by_digits 0 1 [times 28 1; times 30 1; times 31 1]];
  class_is 15 1 [by_digits 0 0 [times 32 1; times 33 1; times 34 1; times 35 1]];
  class_is 16 0 [by_digits 0 0 [times 3 1]; by_digits 1 0 [times 14 1; times 18 1]];
  class_is 17 0 [by_digits 0 0 [times 27 1; times 29 1]];
  class_is 18 0 [by_digits 0 0 [times 3 1]; by_digits 0 1 [times 13 1; times 16 1]];
  class_is 19 0 [by_digits 0 0 [times 22 1; times 24 1]]; class_is 20 0 [by_digits 0 0 [times 3 1]];
  class_is 21 1 [by_digits 0 0 [times 21 1]; by_digits 0 1 [times 9 1]; by_digits 1 0 [times 4 1]; by_digits 1 1 [times 6 1]];
  class_is 22 0 [by_digits 1 0 [times 26 1]];
  class_is 23 0 [by_digits 0 0 [times 36 1; times 37 1; times 38 1]; by_digits 0 1 [times 38 1]];
  class_is 24 0 [by_digits 0 0 [times 36 1]; by_digits 1 0 [times 19 1; times 39 1]; by_digits 1 1 [times 19 1]];
  class_is 25 1 [by_digits 0 0 [times 40 1; times 42 1]; by_digits 0 1 [times 41 1; times 43 1]];
  class_is 26 0 [by_digits 0 0 [times 36 1]]; class_is 27 0 [by_digits 0 1 [times 31 1]];
  class_is 28 0 [by_digits 0 0 [times 44 1; times 45 1; times 46 1]; by_digits 1 0 [times 46 1]];
  class_is 29 0 [by_digits 0 0 [times 44 1]; by_digits 0 1 [times 17 1; times 47 1]; by_digits 1 1 [times 17 1]];
  class_is 30 1 [by_digits 0 0 [times 48 1; times 50 1]; by_digits 1 0 [times 49 1; times 51 1]];
  class_is 31 0 [by_digits 0 0 [times 44 1]];
  class_is 32 1 [by_digits 0 0 [times 32 1; times 33 1; times 34 1; times 35 1]; by_digits 0 1 [times 13 1; times 38 1; times 52 1]; by_digits 1 0 [times 14 1; times 46 1; times 53 1]; by_digits 1 1 [times 15 1; times 17 1; times 19 1; times 54 1]];
  class_is 33 0 [by_digits 0 0 [times 27 1; times 29 1]; by_digits 0 1 [times 28 1; times 30 1]; by_digits 1 1 [times 31 1]];
  class_is 34 0 [by_digits 0 0 [times 22 1; times 24 1]; by_digits 1 0 [times 23 1; times 25 1]; by_digits 1 1 [times 26 1]];
  class_is 35 1 [by_digits 0 0 [times 32 1]; by_digits 0 1 [times 13 1]; by_digits 1 0 [times 14 1]; by_digits 1 1 [times 15 1]];
  class_is 36 0 [by_digits 0 0 [times 22 1; times 24 1]; by_digits 1 0 [times 23 1; times 25 1; times 26 1]; by_digits 1 1 [times 26 1]];
  class_is 37 1 [by_digits 0 0 [times 32 1; times 34 1]; by_digits 0 1 [times 13 1]; by_digits 1 0 [times 14 1; times 53 1]; by_digits 1 1 [times 15 1; times 19 1]];
  class_is 38 0 [by_digits 0 0 [times 22 1]; by_digits 1 0 [times 23 1]];
  class_is 39 1 [by_digits 0 0 [times 32 1; times 33 1; times 34 1; times 35 1]; by_digits 0 1 [times 13 1; times 38 1; times 52 1]];
  class_is 40 0 [by_digits 0 0 [times 44 1; times 45 1; times 46 1]; by_digits 0 1 [times 17 1; times 47 1; times 55 1; times 57 1]; by_digits 1 0 [times 46 1]; by_digits 1 1 [times 17 1; times 56 1; times 58 1]];
  class_is 41 1 [by_digits 0 0 [times 22 1; times 48 1; times 50 1; times 60 1]; by_digits 1 0 [times 49 1; times 51 1; times 59 1; times 61 1]];
  class_is 42 1 [by_digits 0 0 [times 48 1; times 50 1]; by_digits 0 1 [times 22 1; times 63 1]; by_digits 1 0 [times 49 1; times 51 1]; by_digits 1 1 [times 62 1; times 64 1]];
  class_is 43 0 [by_digits 0 0 [times 66 1]; by_digits 1 0 [times 65 1; times 67 1]];
  class_is 44 0 [by_digits 0 0 [times 27 1; times 29 1]; by_digits 0 1 [times 28 1; times 30 1; times 31 1]; by_digits 1 1 [times 31 1]];
  class_is 45 1 [by_digits 0 0 [times 32 1; times 33 1]; by_digits 0 1 [times 13 1; times 52 1]; by_digits 1 0 [times 14 1]; by_digits 1 1 [times 15 1; times 17 1]];
  class_is 46 0 [by_digits 0 0 [times 27 1]; by_digits 0 1 [times 28 1]];
  class_is 47 1 [by_digits 0 0 [times 32 1; times 33 1; times 34 1; times 35 1]; by_digits 1 0 [times 14 1; times 46 1; times 53 1]];
  class_is 48 0 [by_digits 0 0 [times 36 1; times 37 1; times 38 1]; by_digits 0 1 [times 38 1]; by_digits 1 0 [times 19 1; times 39 1; times 68 1; times 70 1]; by_digits 1 1 [times 19 1; times 69 1; times 71 1]];
  class_is 49 1 [by_digits 0 0 [times 27 1; times 40 1; times 42 1; times 73 1]; by_digits 0 1 [times 41 1; times 43 1; times 72 1; times 74 1]];
  class_is 50 1 [by_digits 0 0 [times 40 1; times 42 1]; by_digits 0 1 [times 41 1; times 43 1]; by_digits 1 0 [times 27 1; times 76 1]; by_digits 1 1 [times 75 1; times 77 1]];
  class_is 51 0 [by_digits 0 0 [times 79 1]; by_digits 0 1 [times 78 1; times 80 1]];
  class_is 52 1 [by_digits 0 0 [times 32 1; times 34 1]; by_digits 1 0 [times 14 1; times 53 1]];
  class_is 53 1 [by_digits 0 0 [times 32 1; times 33 1]; by_digits 0 1 [times 13 1; times 52 1]];
  class_is 54 1 [by_digits 0 0 [times 32 1]];
  class_is 55 0 [by_digits 0 0 [times 22 1; times 24 1]; by_digits 1 0 [times 23 1; times 25 1]];
  class_is 56 1 [by_digits 0 0 [times 32 1; times 33 1]];
  class_is 57 1 [by_digits 0 0 [times 32 1]; by_digits 1 0 [times 14 1]]; class_is 58 0 [by_digits 0 0 [times 27 1]];
  class_is 59 0 [by_digits 0 0 [times 36 1; times 37 1]; by_digits 0 1 [times 38 1]];
  class_is 60 0 [by_digits 0 0 [times 36 1]; by_digits 1 0 [times 39 1]; by_digits 1 1 [times 19 1]];
  class_is 61 1 [by_digits 0 0 [times 40 1]; by_digits 0 1 [times 41 1]];
  class_is 62 0 [by_digits 0 0 [times 36 1; times 37 1; times 38 1]];
  class_is 63 0 [by_digits 0 0 [times 36 1]; by_digits 1 0 [times 19 1; times 39 1]];
  class_is 64 1 [by_digits 0 0 [times 40 1; times 42 1]]; class_is 65 0 [by_digits 0 0 [times 38 1]];
  class_is 66 0 [by_digits 1 0 [times 19 1]];
  class_is 67 0 [by_digits 0 0 [times 43 1; times 81 1]; by_digits 0 1 [times 43 1]];
  class_is 68 0 [by_digits 0 0 [times 27 1; times 29 1]; by_digits 0 1 [times 28 1; times 30 1]];
  class_is 69 1 [by_digits 0 0 [times 32 1; times 34 1]];
  class_is 70 1 [by_digits 0 0 [times 32 1]; by_digits 0 1 [times 13 1]]; class_is 71 0 [by_digits 0 0 [times 22 1]];
  class_is 72 0 [by_digits 0 0 [times 44 1; times 45 1]; by_digits 1 0 [times 46 1]];
  class_is 73 0 [by_digits 0 0 [times 44 1]; by_digits 0 1 [times 47 1]; by_digits 1 1 [times 17 1]];
  class_is 74 1 [by_digits 0 0 [times 48 1]; by_digits 1 0 [times 49 1]];
  class_is 75 0 [by_digits 0 0 [times 44 1; times 45 1; times 46 1]];
  class_is 76 0 [by_digits 0 0 [times 44 1]; by_digits 0 1 [times 17 1; times 47 1]];
  class_is 77 1 [by_digits 0 0 [times 48 1; times 50 1]]; class_is 78 0 [by_digits 0 0 [times 46 1]];
  class_is 79 0 [by_digits 0 1 [times 17 1]];
  class_is 80 0 [by_digits 0 0 [times 51 1; times 82 1]; by_digits 1 0 [times 51 1]];
  class_is 81 1 [by_digits 0 0 [times 22 1; times 48 1; times 50 1; times 60 1]; by_digits 0 1 [times 22 1; times 63 1]; by_digits 1 0 [times 49 1; times 51 1; times 59 1; times 61 1]; by_digits 1 1 [times 26 1; times 62 1; times 64 1]];
  class_is 82 1 [by_digits 0 0 [times 27 1; times 40 1; times 42 1; times 73 1]; by_digits 0 1 [times 41 1; times 43 1; times 72 1; times 74 1]; by_digits 1 0 [times 27 1; times 76 1]; by_digits 1 1 [times 31 1; times 75 1; times 77 1]]].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := Counting (options_states_0) (options_classes_0);
  h_board := [
    accepting 1 [goes 0 0 1; goes 0 1 1; goes 1 0 1; goes 1 1 1]];
  h_all := Counting (all_states_0) (all_classes_0);
  h_fuel := 8
|}.

(** ** The proof: Coq computes the check. *)
Lemma checked : check the_rules the_automaton the_hints = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem proved : statement.
Proof. exact (sound_everywhere _ _ _ checked eq_refl). Qed.

(** The P-positions with x, y < 12. *)
Example small : accepted_below the_automaton 12 =
  [(0, 1); (1, 0); (2, 2); (3, 5); (4, 7); (5, 3); (6, 10); (7, 4); (10, 6)].
Proof. vm_compute. reflexivity. Qed.

Print Assumptions proved.
