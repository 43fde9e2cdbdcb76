(** * The P-positions of 2WN without the position (0, 0)

    For all x and y, (x, y) is a P-position of 1x2WN_1 if and only if an automaton with 10 states
    accepts it, the numbers written in the system of base 1 + sqrt 2; 192 states checked. Every row and
    every column holds exactly 1 P-position: the pairs are complementary. The differences y - x >= 0 are
    1, 3, 5, ..., each exactly once. They are the pairs of misere 2WN (Theorem E): decided for all
    positions. Slopes y/x > 1, fitted to the first rows and not proved: 1 + sqrt 2. The first with x <=
    y: (0, 1), (2, 5), (3, 8), (4, 11), (6, 15), (7, 18), (9, 22), (10, 25), ... Number 10^18 of these,
    from 0: (1414213562373095049, 3414213562373095050).
    Coq checks [statement]; other sentences are what the program reads off the automaton.
    The rules and the automaton are data; the words of the statement are defined in
    Game.v, Rules.v and, for [accepts], automata/Check.v. *)
From Coq Require Import ZArith List.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Forms Options Saturation Check Sound.
Import ListNotations.

Definition the_rules : rules := {|
  moves := [Rook 1 [0]; Bishop 2 1];
  block_kind := Any;
  block_number := 0;
  removed := (1, 1);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_automaton : automaton := {|
  substitution := [[0; 0; 1]; [0]];
  start := 1;
  states := [
    rejecting 1 [goes 0 0 1; goes 0 1 2; goes 0 2 3; goes 1 0 4; goes 2 0 5];
    accepting 2 [goes 1 0 6; goes 1 1 7; goes 1 2 3; goes 2 2 8]; rejecting 3 [goes 2 0 6];
    accepting 4 [goes 0 1 9; goes 1 1 10; goes 2 1 5; goes 2 2 8]; rejecting 5 [goes 0 2 9];
    rejecting 6 [goes 0 0 6; goes 0 1 2; goes 0 2 3]; rejecting 7 [goes 1 0 6; goes 1 1 2; goes 1 2 3];
    accepting 8 []; rejecting 9 [goes 0 0 9; goes 1 0 4; goes 2 0 5];
    rejecting 10 [goes 0 1 9; goes 1 1 4; goes 2 1 5]
  ]
|}.

Definition statement : Prop := forall x y,
  on_board the_rules (x, y) /\ Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true.

(** ** Hints: not trusted. 163 states are checked. *)
Definition options_states_0 : list (nstate * option positive) := [
  on 0 1 0 0 0 0 0 [] 1; on 1 1 0 0 0 0 0 [] 2; on 2 1 0 0 0 0 0 [K [0; 0]%Z] 3; on 0 1 0 0 0 0 1 [] 4;
  on 0 1 1 0 0 0 1 [] 5; on 0 2 0 0 0 0 0 [] 6; on 0 2 0 0 0 0 1 [] 7; on 0 2 1 0 0 0 1 [] 8; on 0 3 0 1 0 1 0 [] 9;
  on 0 3 0 1 0 1 1 [] 10; on 0 3 1 1 0 1 1 [] 11; on 0 4 0 0 0 0 0 [] 12; on 0 4 1 0 0 0 1 [] 13;
  on 0 5 1 0 1 0 0 [] 14; on 1 1 0 0 0 0 2 [] 15; on 1 1 0 1 0 0 2 [] 16; on 1 2 0 0 0 0 0 [] 17;
  on 1 2 0 1 0 0 2 [] 18; on 1 3 0 1 0 1 0 [] 19; on 1 4 0 0 0 0 0 [] 20; on 1 4 0 0 0 0 2 [] 21;
  on 1 4 0 1 0 0 2 [] 22; on 1 5 1 0 1 0 0 [] 23; on 1 5 1 0 1 0 2 [] 24; on 1 5 1 1 1 0 2 [] 25;
  on 2 1 0 0 0 0 2 [K [-1; 0]%Z] 26; on 2 1 0 0 0 0 1 [K [1; 0]%Z] 27; on 2 1 0 0 0 0 3 [K [0; 0]%Z] 28;
  on 2 1 0 1 0 0 3 [K [-1; 0]%Z] 29; on 2 1 1 0 0 0 3 [K [1; 0]%Z] 30; on 2 1 1 1 0 0 3 [K [0; 0]%Z] 31;
  on 2 2 0 0 0 0 0 [K [0; 0]%Z] 32; on 2 2 0 1 0 0 2 [K [-1; 0]%Z] 33; on 2 2 0 0 0 0 1 [K [1; 0]%Z] 34;
  on 2 2 0 1 0 0 3 [K [0; 0]%Z] 35; on 2 2 1 1 0 0 3 [K [1; 0]%Z] 36; on 2 3 0 1 0 1 0 [K [0; 0]%Z] 37;
  on 2 3 0 1 0 1 1 [K [1; 0]%Z] 38; on 2 4 0 0 0 0 0 [K [0; 0]%Z] 39; on 2 4 0 0 0 0 2 [K [-1; 0]%Z] 40;
  on 2 4 1 0 0 0 1 [K [1; 0]%Z] 41; on 2 4 1 0 0 0 3 [K [0; 0]%Z] 42; on 2 4 1 1 0 0 3 [K [-1; 0]%Z] 36;
  on 2 5 1 0 1 0 0 [K [0; 0]%Z] 43; on 2 5 1 0 1 0 2 [K [-1; 0]%Z] 44; on 0 4 0 0 0 0 1 [] 45; on 0 5 0 0 1 0 1 [] 46;
  on 0 5 1 0 1 0 1 [] 47; on 0 6 0 0 0 0 0 [] 48; on 0 6 1 0 0 0 1 [] 49; on 0 7 0 0 0 0 0 [] 50;
  on 0 7 1 0 0 0 1 [] 49; off 0 8 1 1 1 1 0 []; on 0 6 0 0 0 0 1 [] 51; on 0 7 0 0 0 0 1 [] 51;
  on 0 8 0 1 1 1 1 [] 36; on 0 8 1 1 1 1 1 [] 36; on 0 6 1 0 1 0 0 [] 52; on 0 6 0 0 1 0 1 [] 51;
  on 0 6 1 0 1 0 1 [] 49; on 0 9 0 0 0 0 0 [] 53; on 0 9 0 0 0 0 1 [] 54; on 0 9 1 0 0 0 1 [] 55;
  on 0 10 0 0 0 0 0 [] 56; on 0 10 1 0 0 0 1 [] 57; on 0 10 0 0 0 0 1 [] 58; on 0 9 0 1 0 1 0 [] 53;
  on 1 2 0 0 0 0 2 [] 59; on 1 3 0 0 0 1 2 [] 60; on 1 3 0 1 0 1 2 [] 61; on 1 6 0 0 0 0 0 [] 62;
  on 1 6 0 0 0 0 2 [] 63; on 1 6 0 1 0 0 2 [] 64; on 1 7 0 0 0 0 0 [] 65; on 1 7 0 1 0 0 2 [] 66;
  off 1 8 1 1 1 1 0 []; on 1 7 0 0 0 0 2 [] 67; on 1 8 1 0 1 1 2 [] 36; on 1 6 1 0 1 0 0 [] 62;
  on 1 9 0 0 0 0 0 [] 68; on 1 9 0 1 0 0 2 [] 69; on 1 10 0 0 0 0 0 [] 70; on 1 10 0 1 0 0 2 [] 69;
  on 1 9 0 0 0 0 2 [] 71; on 1 10 0 0 0 0 2 [] 71; on 1 8 1 1 1 1 2 [] 36; on 1 9 0 1 0 1 0 [] 72;
  on 1 9 0 0 0 1 2 [] 71; on 1 9 0 1 0 1 2 [] 69; on 2 1 0 0 0 0 3 [K [-1; -1]%Z] 73;
  on 2 1 1 0 0 0 3 [K [0; -1]%Z] 74; off 2 2 0 0 0 0 2 [K [-1; -1]%Z]; on 2 2 0 0 0 0 3 [K [0; -1]%Z] 75;
  off 2 2 0 0 0 0 3 [K [-1; -1]%Z]; on 2 2 1 0 0 0 3 [K [1; -1]%Z] 76; on 2 2 1 0 0 0 3 [K [0; -1]%Z] 77;
  off 2 3 0 0 0 1 2 [K [0; -1]%Z]; on 2 3 0 0 0 1 3 [K [1; -1]%Z] 78; off 2 3 0 0 0 1 3 [K [0; -1]%Z];
  on 2 3 1 0 0 1 3 [K [2; -1]%Z] 79; on 2 3 1 0 0 1 3 [K [1; -1]%Z] 80; off 2 3 1 1 0 1 3 [K [0; -1]%Z];
  on 2 1 0 0 0 0 3 [K [1; 1]%Z] 81; on 2 1 0 1 0 0 3 [K [0; 1]%Z] 82; off 2 4 0 0 0 0 1 [K [1; 1]%Z];
  on 2 4 0 0 0 0 3 [K [0; 1]%Z] 83; on 2 4 0 1 0 0 3 [K [-1; 1]%Z] 84; off 2 4 0 0 0 0 3 [K [1; 1]%Z];
  on 2 4 0 1 0 0 3 [K [0; 1]%Z] 85; off 2 5 0 0 1 0 1 [K [0; 1]%Z]; on 2 5 0 0 1 0 3 [K [-1; 1]%Z] 86;
  on 2 5 0 1 1 0 3 [K [-2; 1]%Z] 87; off 2 5 0 0 1 0 3 [K [0; 1]%Z]; on 2 5 0 1 1 0 3 [K [-1; 1]%Z] 88;
  off 2 5 1 1 1 0 3 [K [0; 1]%Z]; on 2 1 0 0 0 0 3 [K [-1; 0]%Z] 26; on 2 1 0 0 0 0 3 [K [1; 0]%Z] 27;
  on 2 2 0 0 0 0 3 [K [1; 0]%Z] 89; on 2 2 0 0 0 0 3 [K [0; 0]%Z] 90; on 2 2 0 1 0 0 3 [K [-1; 0]%Z] 91;
  on 2 3 0 0 0 1 3 [K [1; 0]%Z] 92; on 2 3 0 1 0 1 3 [K [0; 0]%Z] 93; on 2 3 0 1 0 1 3 [K [1; 0]%Z] 94;
  on 2 4 0 0 0 0 3 [K [-1; 0]%Z] 95; on 2 4 0 0 0 0 3 [K [0; 0]%Z] 96; on 2 4 1 0 0 0 3 [K [1; 0]%Z] 97;
  on 2 5 0 0 1 0 3 [K [-1; 0]%Z] 98; on 2 5 1 0 1 0 3 [K [0; 0]%Z] 99; on 2 5 1 0 1 0 3 [K [-1; 0]%Z] 100;
  on 2 6 0 0 0 0 0 [K [0; 0]%Z] 101; on 2 6 0 0 0 0 2 [K [-1; 0]%Z] 26; off 2 6 1 0 0 0 1 [K [1; 0]%Z];
  on 2 6 1 0 0 0 3 [K [0; 0]%Z] 102; off 2 6 1 1 0 0 3 [K [-1; 0]%Z]; on 2 7 0 0 0 0 0 [K [0; 0]%Z] 103;
  on 2 7 0 1 0 0 2 [K [-1; 0]%Z] 73; on 2 7 1 0 0 0 1 [K [1; 0]%Z] 104; on 2 7 1 1 0 0 3 [K [0; 0]%Z] 105;
  on 2 3 1 1 0 1 1 [K [1; 0]%Z] 38; off 2 8 1 1 1 1 0 [K [0; 0]%Z]; off 2 7 0 0 0 0 2 [K [-1; -1]%Z];
  on 2 7 1 0 0 0 3 [K [0; -1]%Z] 106; off 2 8 1 0 1 1 2 [K [0; -1]%Z]; off 2 6 0 0 0 0 1 [K [1; 1]%Z];
  on 2 6 0 0 0 0 3 [K [0; 1]%Z] 107; on 2 6 0 1 0 0 3 [K [-1; 1]%Z] 108; off 2 6 0 0 0 0 3 [K [1; 1]%Z];
  off 2 6 0 1 0 0 3 [K [0; 1]%Z]; off 2 7 0 0 0 0 1 [K [1; 1]%Z]; on 2 7 0 1 0 0 3 [K [0; 1]%Z] 109;
  off 2 8 0 1 1 1 1 [K [0; 1]%Z]; on 2 6 0 0 0 0 3 [K [-1; 0]%Z] 26; on 2 6 0 0 0 0 3 [K [0; 0]%Z] 110;
  off 2 6 1 0 0 0 3 [K [1; 0]%Z]; on 2 7 0 0 0 0 3 [K [0; 0]%Z] 111; on 2 7 0 0 0 0 3 [K [1; 0]%Z] 104;
  on 2 8 0 0 1 1 3 [K [0; 0]%Z] 36; on 2 8 0 0 1 1 3 [K [1; 0]%Z] 36; on 2 6 1 0 1 0 0 [K [0; 0]%Z] 112;
  on 2 6 0 0 1 0 1 [K [0; 1]%Z] 113; on 2 9 0 0 0 0 0 [K [0; 0]%Z] 114; off 2 9 0 1 0 0 2 [K [-1; 0]%Z];
  on 2 9 0 0 0 0 1 [K [1; 0]%Z] 27; on 2 9 0 1 0 0 3 [K [0; 0]%Z] 115; off 2 9 1 1 0 0 3 [K [1; 0]%Z];
  on 2 10 0 0 0 0 0 [K [0; 0]%Z] 116; on 2 10 0 1 0 0 2 [K [-1; 0]%Z] 117; on 2 10 1 0 0 0 1 [K [1; 0]%Z] 81;
  on 2 10 1 1 0 0 3 [K [0; 0]%Z] 118; on 2 5 1 1 1 0 2 [K [-1; 0]%Z] 44; off 2 9 0 0 0 0 2 [K [-1; -1]%Z];
  on 2 9 0 0 0 0 3 [K [0; -1]%Z] 119; off 2 9 0 0 0 0 3 [K [-1; -1]%Z]; on 2 9 1 0 0 0 3 [K [1; -1]%Z] 120;
  off 2 9 1 0 0 0 3 [K [0; -1]%Z]; off 2 10 0 0 0 0 2 [K [-1; -1]%Z]; on 2 10 1 0 0 0 3 [K [0; -1]%Z] 121;
  off 2 10 0 0 0 0 1 [K [1; 1]%Z]; on 2 10 0 1 0 0 3 [K [0; 1]%Z] 122; on 2 9 0 0 0 0 3 [K [1; 0]%Z] 27;
  on 2 9 0 0 0 0 3 [K [0; 0]%Z] 123; off 2 9 0 1 0 0 3 [K [-1; 0]%Z]; on 2 10 0 0 0 0 3 [K [0; 0]%Z] 124;
  on 2 10 0 0 0 0 3 [K [-1; 0]%Z] 117; on 2 8 0 0 1 1 3 [K [-1; 0]%Z] 36; on 2 9 0 1 0 1 0 [K [0; 0]%Z] 125;
  on 2 9 0 0 0 1 2 [K [0; -1]%Z] 126; on 0 9 0 1 0 1 1 [] 54; on 0 9 1 1 0 1 1 [] 55; on 1 6 1 0 1 0 2 [] 63;
  on 1 6 1 1 1 0 2 [] 64; off 2 3 1 0 0 1 3 [K [0; -1]%Z]; on 2 2 0 0 0 0 3 [K [-1; 0]%Z] 91;
  on 2 3 0 0 0 1 3 [K [0; 0]%Z] 93; off 2 3 0 1 0 1 3 [K [-1; 0]%Z]; off 2 6 1 0 0 0 3 [K [-1; 0]%Z];
  on 2 7 0 0 0 0 3 [K [-1; 0]%Z] 73; on 2 7 1 0 0 0 3 [K [1; 0]%Z] 104; on 2 7 1 0 0 0 3 [K [0; 0]%Z] 74;
  off 2 7 1 1 0 0 3 [K [-1; 0]%Z]; off 2 3 0 0 0 1 3 [K [-1; 0]%Z]; on 2 3 1 0 0 1 3 [K [1; 0]%Z] 127;
  off 2 3 1 1 0 1 3 [K [0; 0]%Z]; on 2 8 1 0 1 1 3 [K [1; 0]%Z] 36; on 2 8 1 0 1 1 3 [K [0; 0]%Z] 36;
  on 2 8 1 1 1 1 3 [K [-1; 0]%Z] 36; on 2 6 0 0 0 0 3 [K [-1; 1]%Z] 128; off 2 6 0 1 0 0 3 [K [-2; 1]%Z];
  off 2 7 0 0 0 0 3 [K [1; 1]%Z]; on 2 7 0 0 0 0 3 [K [0; 1]%Z] 110; on 2 7 0 1 0 0 3 [K [-1; 1]%Z] 29;
  on 2 3 0 0 0 1 3 [K [1; 1]%Z] 129; on 2 3 0 1 0 1 3 [K [0; 1]%Z] 130; on 2 8 0 0 1 1 3 [K [0; 1]%Z] 36;
  on 2 8 0 1 1 1 3 [K [-1; 1]%Z] 36; off 2 6 1 0 1 0 2 [K [-1; 0]%Z]; on 2 6 0 0 1 0 3 [K [-1; 1]%Z] 128;
  off 2 6 0 0 1 0 3 [K [-2; 1]%Z]; on 2 6 0 0 1 0 3 [K [0; 1]%Z] 107; off 2 6 0 1 1 0 3 [K [-2; 1]%Z];
  on 2 6 1 0 1 0 3 [K [0; 1]%Z] 131; on 2 6 1 1 1 0 3 [K [-1; 1]%Z] 132; off 2 6 1 0 1 0 3 [K [-1; 0]%Z];
  on 2 6 0 0 1 0 3 [K [0; 2]%Z] 133; on 2 6 0 1 1 0 3 [K [-1; 2]%Z] 134; off 2 5 0 1 1 0 3 [K [0; 1]%Z];
  on 2 4 0 0 0 0 3 [K [1; 0]%Z] 97; on 2 5 0 0 1 0 3 [K [0; 0]%Z] 99; off 2 5 1 0 1 0 3 [K [1; 0]%Z];
  off 2 9 0 1 0 0 3 [K [1; 0]%Z]; on 2 10 0 0 0 0 3 [K [1; 0]%Z] 81; on 2 10 0 1 0 0 3 [K [-1; 0]%Z] 117;
  on 2 10 0 1 0 0 3 [K [0; 0]%Z] 82; off 2 10 1 1 0 0 3 [K [1; 0]%Z]; off 2 5 0 0 1 0 3 [K [1; 0]%Z];
  on 2 5 0 1 1 0 3 [K [-1; 0]%Z] 135; off 2 5 1 1 1 0 3 [K [0; 0]%Z]; on 2 8 0 1 1 1 3 [K [-1; 0]%Z] 36;
  on 2 8 0 1 1 1 3 [K [0; 0]%Z] 36; on 2 8 1 1 1 1 3 [K [1; 0]%Z] 36; on 2 9 0 0 0 0 3 [K [1; -1]%Z] 136;
  off 2 9 1 0 0 0 3 [K [2; -1]%Z]; off 2 10 0 0 0 0 3 [K [-1; -1]%Z]; on 2 10 0 0 0 0 3 [K [0; -1]%Z] 123;
  on 2 10 1 0 0 0 3 [K [1; -1]%Z] 30; on 2 5 0 0 1 0 3 [K [-1; -1]%Z] 137; on 2 5 1 0 1 0 3 [K [0; -1]%Z] 138;
  on 2 8 0 0 1 1 3 [K [0; -1]%Z] 36; on 2 8 1 0 1 1 3 [K [1; -1]%Z] 36; off 2 9 0 1 0 1 1 [K [1; 0]%Z];
  on 2 9 0 0 0 1 3 [K [1; -1]%Z] 136; on 2 9 0 0 0 1 3 [K [0; -1]%Z] 119; off 2 9 0 0 0 1 3 [K [2; -1]%Z];
  on 2 9 0 1 0 1 3 [K [0; -1]%Z] 139; off 2 9 1 0 0 1 3 [K [2; -1]%Z]; on 2 9 1 1 0 1 3 [K [1; -1]%Z] 140;
  on 2 9 0 0 0 1 3 [K [0; -2]%Z] 141; on 2 9 1 0 0 1 3 [K [1; -2]%Z] 142; off 2 9 0 1 0 1 3 [K [1; 0]%Z];
  on 2 8 0 1 1 1 3 [K [0; 1]%Z] 36; on 2 7 0 1 0 0 3 [K [-1; 0]%Z] 73; on 2 3 1 1 0 1 3 [K [1; 0]%Z] 94;
  on 2 8 1 1 1 1 3 [K [0; 0]%Z] 36; off 2 7 0 0 0 0 3 [K [-1; -1]%Z]; on 2 8 1 0 1 1 3 [K [0; -1]%Z] 36;
  on 2 6 0 1 1 0 3 [K [-1; 1]%Z] 108; off 2 6 1 1 1 0 3 [K [0; 1]%Z]; on 2 6 0 0 1 0 3 [K [-1; 0]%Z] 26;
  on 2 6 1 0 1 0 3 [K [0; 0]%Z] 102; on 2 10 1 0 0 0 3 [K [1; 0]%Z] 81; on 2 5 1 1 1 0 3 [K [-1; 0]%Z] 100;
  off 2 10 0 0 0 0 3 [K [1; 1]%Z]; on 2 9 1 0 0 1 3 [K [1; -1]%Z] 120; off 2 9 1 1 0 1 3 [K [0; -1]%Z];
  on 2 9 0 0 0 1 3 [K [1; 0]%Z] 27; on 2 9 0 1 0 1 3 [K [0; 0]%Z] 115; off 2 6 0 0 0 0 1 [K [1; 0]%Z];
  on 2 6 0 1 0 0 3 [K [-1; 0]%Z] 29; on 2 6 1 1 0 0 3 [K [0; 0]%Z] 109; on 2 6 0 0 0 0 3 [K [-1; -1]%Z] 73;
  on 2 6 1 0 0 0 3 [K [0; -1]%Z] 74; on 2 2 1 0 0 0 1 [K [1; 0]%Z] 34; on 2 2 1 1 0 0 3 [K [0; 0]%Z] 143;
  off 2 2 0 0 0 0 1 [K [1; 1]%Z]; on 2 2 0 1 0 0 3 [K [0; 1]%Z] 144; off 2 6 0 0 0 0 3 [K [1; 0]%Z];
  on 2 6 0 1 0 0 3 [K [0; 0]%Z] 109; off 2 6 1 1 0 0 3 [K [1; 0]%Z]; on 2 2 0 1 0 0 3 [K [1; 0]%Z] 36;
  on 2 6 0 0 0 0 3 [K [0; -1]%Z] 111; on 2 6 1 0 0 0 3 [K [1; -1]%Z] 104; on 2 2 0 0 0 0 3 [K [1; -1]%Z] 145;
  on 2 2 1 0 0 0 3 [K [2; -1]%Z] 36; on 2 3 0 0 0 1 3 [K [2; -1]%Z] 79; on 2 2 1 0 0 0 3 [K [1; 0]%Z] 89;
  off 2 2 0 0 0 0 3 [K [1; 1]%Z]; off 2 9 0 0 0 0 2 [K [-1; 0]%Z]; on 2 9 1 0 0 0 3 [K [1; 0]%Z] 30;
  on 2 9 1 1 0 0 3 [K [0; 0]%Z] 121; on 2 9 0 0 0 0 3 [K [1; 1]%Z] 81; on 2 9 0 1 0 0 3 [K [0; 1]%Z] 82;
  on 2 4 0 1 0 0 2 [K [-1; 0]%Z] 40; on 2 4 1 1 0 0 3 [K [0; 0]%Z] 146; off 2 4 0 0 0 0 2 [K [-1; -1]%Z];
  on 2 4 1 0 0 0 3 [K [0; -1]%Z] 147; off 2 9 0 0 0 0 3 [K [-1; 0]%Z]; on 2 9 1 0 0 0 3 [K [0; 0]%Z] 121;
  off 2 9 1 1 0 0 3 [K [-1; 0]%Z]; on 2 4 1 0 0 0 3 [K [-1; 0]%Z] 36; on 2 9 0 0 0 0 3 [K [0; 1]%Z] 124;
  on 2 9 0 1 0 0 3 [K [-1; 1]%Z] 117; on 2 4 0 0 0 0 3 [K [-1; 1]%Z] 148; on 2 4 0 1 0 0 3 [K [-2; 1]%Z] 36;
  on 2 5 0 0 1 0 3 [K [-2; 1]%Z] 87; on 2 4 0 1 0 0 3 [K [-1; 0]%Z] 95; off 2 4 0 0 0 0 3 [K [-1; -1]%Z];
  off 2 2 0 1 0 0 3 [K [-1; -1]%Z]; on 2 2 1 1 0 0 3 [K [0; -1]%Z] 77; off 2 3 0 1 0 1 3 [K [0; -1]%Z];
  on 2 3 1 1 0 1 3 [K [1; -1]%Z] 80; off 2 2 0 0 0 0 3 [K [-1; -2]%Z]; off 2 2 1 0 0 0 3 [K [0; -2]%Z];
  off 2 3 0 0 0 1 3 [K [0; -2]%Z]; off 2 3 1 0 0 1 3 [K [1; -2]%Z]; off 2 6 0 1 1 0 3 [K [0; 1]%Z];
  on 2 6 0 0 1 0 3 [K [0; 0]%Z] 110; off 2 6 1 0 1 0 3 [K [1; 0]%Z]; off 2 6 0 1 0 0 3 [K [1; 0]%Z];
  on 2 6 0 0 0 0 3 [K [1; -1]%Z] 104; off 2 6 1 0 0 0 3 [K [2; -1]%Z]; on 2 2 0 0 0 0 3 [K [2; -1]%Z] 36;
  off 2 4 1 0 0 0 3 [K [1; 1]%Z]; on 2 4 1 1 0 0 3 [K [0; 1]%Z] 85; off 2 5 1 0 1 0 3 [K [0; 1]%Z];
  on 2 5 1 1 1 0 3 [K [-1; 1]%Z] 88; off 2 4 0 0 0 0 3 [K [1; 2]%Z]; off 2 4 0 1 0 0 3 [K [0; 2]%Z];
  off 2 5 0 0 1 0 3 [K [0; 2]%Z]; off 2 5 0 1 1 0 3 [K [-1; 2]%Z]; off 2 9 1 0 0 1 3 [K [0; -1]%Z];
  on 2 9 0 0 0 1 3 [K [0; 0]%Z] 123; off 2 9 0 1 0 1 3 [K [-1; 0]%Z]; off 2 9 1 0 0 0 3 [K [-1; 0]%Z];
  on 2 9 0 0 0 0 3 [K [-1; 1]%Z] 117; off 2 9 0 1 0 0 3 [K [-2; 1]%Z]; on 2 4 0 0 0 0 3 [K [-2; 1]%Z] 36;
  off 2 6 1 0 0 0 3 [K [1; 1]%Z]; off 2 6 1 1 0 0 3 [K [0; 1]%Z]; off 2 6 0 0 0 0 3 [K [1; 2]%Z];
  off 2 6 0 1 0 0 3 [K [0; 2]%Z]; off 2 9 0 1 0 0 3 [K [-1; -1]%Z]; off 2 9 1 1 0 0 3 [K [0; -1]%Z];
  off 2 9 0 0 0 0 3 [K [-1; -2]%Z]; off 2 9 1 0 0 0 3 [K [0; -2]%Z]].
Definition options_classes_0 : list (positive * (nat * list (nat * nat * vec))) := [
  class_is 1 0 [by_digits 0 0 [times 1 1]; by_digits 0 1 [times 6 1]; by_digits 0 2 [times 9 1]; by_digits 1 0 [times 4 1; times 12 1]; by_digits 1 1 [times 7 1]; by_digits 1 2 [times 10 1]; by_digits 2 0 [times 5 1; times 13 1; times 14 1]; by_digits 2 1 [times 8 1]; by_digits 2 2 [times 11 1]];
  class_is 2 0 [by_digits 0 0 [times 2 1]; by_digits 0 1 [times 15 1; times 17 1]; by_digits 0 2 [times 16 1; times 18 1; times 19 1]; by_digits 1 0 [times 20 1]; by_digits 1 1 [times 21 1]; by_digits 1 2 [times 22 1]; by_digits 2 0 [times 23 1]; by_digits 2 1 [times 24 1]; by_digits 2 2 [times 25 1]];
  class_is 3 0 [by_digits 0 0 [times 3 1]; by_digits 0 1 [times 26 1; times 32 1]; by_digits 0 2 [times 33 1; times 37 1]; by_digits 1 0 [times 27 1; times 39 1]; by_digits 1 1 [times 28 1; times 34 1; times 40 1]; by_digits 1 2 [times 29 1; times 35 1; times 38 1]; by_digits 2 0 [times 41 1; times 43 1]; by_digits 2 1 [times 30 1; times 42 1; times 44 1]; by_digits 2 2 [times 31 1; times 36 1]];
  class_is 4 0 [by_digits 0 0 [times 4 1; times 45 1; times 46 1]; by_digits 0 1 [times 7 1]; by_digits 0 2 [times 10 1]; by_digits 1 0 [times 4 1; times 45 1; times 46 1]; by_digits 1 1 [times 7 1]; by_digits 1 2 [times 10 1]; by_digits 2 0 [times 5 1; times 13 1; times 47 1]; by_digits 2 1 [times 8 1]; by_digits 2 2 [times 11 1]];
  class_is 5 0 [by_digits 0 0 [times 4 1; times 45 1; times 46 1]; by_digits 0 1 [times 7 1]; by_digits 0 2 [times 10 1]];
  class_is 6 0 [by_digits 1 0 [times 48 1]; by_digits 1 1 [times 50 1]; by_digits 1 2 [times 9 1]; by_digits 2 0 [times 49 1]; by_digits 2 1 [times 49 1]; by_digits 2 2 [times 11 1]];
  class_is 7 1 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 51 1]; by_digits 0 2 [times 10 1; times 36 1]; by_digits 1 0 [times 51 1]; by_digits 1 1 [times 51 1]; by_digits 1 2 [times 10 1; times 36 1]; by_digits 2 0 [times 49 1]; by_digits 2 1 [times 49 1]; by_digits 2 2 [times 11 1; times 36 1]];
  class_is 8 1 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 51 1]; by_digits 0 2 [times 10 1; times 36 1]];
  class_is 9 0 [by_digits 2 0 [times 52 1]];
  class_is 10 0 [by_digits 0 0 [times 51 1]; by_digits 1 0 [times 51 1]; by_digits 2 0 [times 49 1]];
  class_is 11 0 [by_digits 0 0 [times 51 1]];
  class_is 12 0 [by_digits 0 1 [times 53 1]; by_digits 1 1 [times 54 1; times 56 1]; by_digits 2 1 [times 14 1; times 55 1; times 57 1]];
  class_is 13 1 [by_digits 0 1 [times 46 1; times 54 1; times 58 1]; by_digits 0 2 [times 36 1]];
  class_is 14 0 [by_digits 0 2 [times 53 1]];
  class_is 15 0 [by_digits 0 0 [times 15 1; times 59 1; times 60 1]; by_digits 0 1 [times 15 1; times 59 1; times 60 1]; by_digits 0 2 [times 16 1; times 18 1; times 61 1]; by_digits 1 0 [times 21 1]; by_digits 1 1 [times 21 1]; by_digits 1 2 [times 22 1]; by_digits 2 0 [times 24 1]; by_digits 2 1 [times 24 1]; by_digits 2 2 [times 25 1]];
  class_is 16 0 [by_digits 0 0 [times 15 1; times 59 1; times 60 1]; by_digits 1 0 [times 21 1]; by_digits 2 0 [times 24 1]];
  class_is 17 0 [by_digits 1 0 [times 62 1]; by_digits 1 1 [times 63 1; times 65 1]; by_digits 1 2 [times 19 1; times 64 1; times 66 1]];
  class_is 18 1 [by_digits 1 0 [times 60 1; times 63 1; times 67 1]; by_digits 2 0 [times 36 1]];
  class_is 19 0 [by_digits 2 0 [times 62 1]];
  class_is 20 0 [by_digits 0 1 [times 68 1]; by_digits 0 2 [times 69 1]; by_digits 1 1 [times 70 1]; by_digits 1 2 [times 69 1]; by_digits 2 1 [times 23 1]; by_digits 2 2 [times 25 1]];
  class_is 21 1 [by_digits 0 0 [times 71 1]; by_digits 0 1 [times 71 1]; by_digits 0 2 [times 69 1]; by_digits 1 0 [times 71 1]; by_digits 1 1 [times 71 1]; by_digits 1 2 [times 69 1]; by_digits 2 0 [times 24 1; times 36 1]; by_digits 2 1 [times 24 1; times 36 1]; by_digits 2 2 [times 25 1; times 36 1]];
  class_is 22 1 [by_digits 0 0 [times 71 1]; by_digits 1 0 [times 71 1]; by_digits 2 0 [times 24 1; times 36 1]];
  class_is 23 0 [by_digits 0 2 [times 72 1]];
  class_is 24 0 [by_digits 0 0 [times 71 1]; by_digits 0 1 [times 71 1]; by_digits 0 2 [times 69 1]];
  class_is 25 0 [by_digits 0 0 [times 71 1]];
  class_is 26 0 [by_digits 1 0 [times 73 1; times 75 1; times 78 1]; by_digits 2 0 [times 74 1; times 76 1; times 79 1]; by_digits 2 1 [times 77 1; times 80 1]];
  class_is 27 0 [by_digits 0 1 [times 81 1; times 83 1; times 86 1]; by_digits 0 2 [times 82 1; times 84 1; times 87 1]; by_digits 1 2 [times 85 1; times 88 1]];
  class_is 28 0 [by_digits 0 0 [times 28 1; times 89 1; times 95 1]; by_digits 0 1 [times 26 1; times 90 1; times 92 1]; by_digits 0 2 [times 91 1; times 93 1]; by_digits 1 0 [times 27 1; times 96 1; times 98 1]; by_digits 1 1 [times 28 1; times 89 1; times 95 1]; by_digits 1 2 [times 29 1; times 35 1; times 94 1]; by_digits 2 0 [times 97 1; times 99 1]; by_digits 2 1 [times 30 1; times 42 1; times 100 1]; by_digits 2 2 [times 31 1; times 36 1]];
  class_is 29 0 [by_digits 1 0 [times 73 1; times 75 1; times 78 1]; by_digits 2 0 [times 74 1; times 76 1; times 79 1]];
  class_is 30 0 [by_digits 0 1 [times 81 1; times 83 1; times 86 1]; by_digits 0 2 [times 82 1; times 84 1; times 87 1]];
  class_is 31 0 [by_digits 0 0 [times 28 1; times 89 1; times 95 1]];
  class_is 32 0 [by_digits 1 0 [times 101 1]; by_digits 1 1 [times 26 1; times 103 1]; by_digits 1 2 [times 37 1; times 73 1]; by_digits 2 1 [times 102 1; times 104 1]; by_digits 2 2 [times 38 1; times 105 1]];
  class_is 33 0 [by_digits 2 0 [times 80 1; times 106 1]];
  class_is 34 0 [by_digits 0 1 [times 107 1]; by_digits 0 2 [times 108 1; times 109 1]];
  class_is 35 1 [by_digits 0 0 [times 26 1; times 36 1; times 92 1; times 111 1]; by_digits 1 0 [times 36 1; times 104 1; times 110 1]];
  class_is 36 1 []; class_is 37 0 [by_digits 2 0 [times 112 1]]; class_is 38 0 [by_digits 0 0 [times 113 1]];
  class_is 39 0 [by_digits 0 1 [times 114 1]; by_digits 1 1 [times 27 1; times 116 1]; by_digits 1 2 [times 115 1; times 117 1]; by_digits 2 1 [times 43 1; times 81 1]; by_digits 2 2 [times 44 1; times 118 1]];
  class_is 40 0 [by_digits 1 0 [times 119 1]; by_digits 2 0 [times 120 1; times 121 1]];
  class_is 41 0 [by_digits 0 2 [times 88 1; times 122 1]];
  class_is 42 1 [by_digits 0 0 [times 27 1; times 36 1; times 98 1; times 124 1]; by_digits 0 1 [times 36 1; times 117 1; times 123 1]];
  class_is 43 0 [by_digits 0 2 [times 125 1]]; class_is 44 0 [by_digits 0 0 [times 126 1]];
  class_is 45 1 [by_digits 0 1 [times 46 1; times 54 1; times 58 1]; by_digits 0 2 [times 36 1]; by_digits 1 1 [times 46 1; times 54 1; times 58 1]; by_digits 1 2 [times 36 1]; by_digits 2 1 [times 47 1; times 55 1; times 57 1]; by_digits 2 2 [times 36 1]];
  class_is 46 0 [by_digits 0 2 [times 54 1]; by_digits 1 2 [times 54 1]; by_digits 2 2 [times 55 1]];
  class_is 47 0 [by_digits 0 2 [times 54 1]];
  class_is 48 0 [by_digits 0 0 [times 48 1]; by_digits 0 1 [times 6 1]; by_digits 0 2 [times 9 1]; by_digits 1 0 [times 51 1]; by_digits 1 1 [times 7 1]; by_digits 1 2 [times 10 1]; by_digits 2 0 [times 49 1]; by_digits 2 1 [times 8 1]; by_digits 2 2 [times 11 1]];
  class_is 49 0 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 7 1]; by_digits 0 2 [times 10 1]];
  class_is 50 0 [by_digits 1 0 [times 48 1]; by_digits 1 1 [times 6 1]; by_digits 1 2 [times 9 1]; by_digits 2 0 [times 49 1]; by_digits 2 1 [times 8 1]; by_digits 2 2 [times 11 1]];
  class_is 51 0 [by_digits 0 0 [times 51 1]; by_digits 0 1 [times 7 1]; by_digits 0 2 [times 10 1]; by_digits 1 0 [times 51 1]; by_digits 1 1 [times 7 1]; by_digits 1 2 [times 10 1]; by_digits 2 0 [times 49 1]; by_digits 2 1 [times 8 1]; by_digits 2 2 [times 11 1]];
  class_is 52 0 [by_digits 0 0 [times 48 1]; by_digits 0 1 [times 6 1]; by_digits 0 2 [times 9 1]];
  class_is 53 0 [by_digits 0 0 [times 53 1]; by_digits 1 0 [times 12 1; times 54 1]; by_digits 2 0 [times 13 1; times 14 1; times 55 1]];
  class_is 54 0 [by_digits 0 0 [times 45 1; times 46 1; times 54 1]; by_digits 1 0 [times 45 1; times 46 1; times 54 1]; by_digits 2 0 [times 13 1; times 47 1; times 55 1]];
  class_is 55 0 [by_digits 0 0 [times 45 1; times 46 1; times 54 1]];
  class_is 56 0 [by_digits 0 1 [times 53 1]; by_digits 1 1 [times 12 1; times 54 1]; by_digits 2 1 [times 13 1; times 14 1; times 55 1]];
  class_is 57 0 [by_digits 0 1 [times 45 1; times 46 1; times 54 1]];
  class_is 58 0 [by_digits 0 1 [times 45 1; times 46 1; times 54 1]; by_digits 1 1 [times 45 1; times 46 1; times 54 1]; by_digits 2 1 [times 13 1; times 47 1; times 55 1]];
  class_is 59 1 [by_digits 1 0 [times 60 1; times 63 1; times 67 1]; by_digits 1 1 [times 60 1; times 63 1; times 67 1]; by_digits 1 2 [times 61 1; times 64 1; times 66 1]; by_digits 2 0 [times 36 1]; by_digits 2 1 [times 36 1]; by_digits 2 2 [times 36 1]];
  class_is 60 0 [by_digits 2 0 [times 63 1]; by_digits 2 1 [times 63 1]; by_digits 2 2 [times 64 1]];
  class_is 61 0 [by_digits 2 0 [times 63 1]];
  class_is 62 0 [by_digits 0 0 [times 62 1]; by_digits 0 1 [times 17 1; times 63 1]; by_digits 0 2 [times 18 1; times 19 1; times 64 1]];
  class_is 63 0 [by_digits 0 0 [times 59 1; times 60 1; times 63 1]; by_digits 0 1 [times 59 1; times 60 1; times 63 1]; by_digits 0 2 [times 18 1; times 61 1; times 64 1]];
  class_is 64 0 [by_digits 0 0 [times 59 1; times 60 1; times 63 1]];
  class_is 65 0 [by_digits 1 0 [times 62 1]; by_digits 1 1 [times 17 1; times 63 1]; by_digits 1 2 [times 18 1; times 19 1; times 64 1]];
  class_is 66 0 [by_digits 1 0 [times 59 1; times 60 1; times 63 1]];
  class_is 67 0 [by_digits 1 0 [times 59 1; times 60 1; times 63 1]; by_digits 1 1 [times 59 1; times 60 1; times 63 1]; by_digits 1 2 [times 18 1; times 61 1; times 64 1]];
  class_is 68 0 [by_digits 0 0 [times 68 1]; by_digits 0 1 [times 71 1]; by_digits 0 2 [times 69 1]; by_digits 1 0 [times 20 1]; by_digits 1 1 [times 21 1]; by_digits 1 2 [times 22 1]; by_digits 2 0 [times 23 1]; by_digits 2 1 [times 24 1]; by_digits 2 2 [times 25 1]];
  class_is 69 0 [by_digits 0 0 [times 71 1]; by_digits 1 0 [times 21 1]; by_digits 2 0 [times 24 1]];
  class_is 70 0 [by_digits 0 1 [times 68 1]; by_digits 0 2 [times 69 1]; by_digits 1 1 [times 20 1]; by_digits 1 2 [times 22 1]; by_digits 2 1 [times 23 1]; by_digits 2 2 [times 25 1]];
  class_is 71 0 [by_digits 0 0 [times 71 1]; by_digits 0 1 [times 71 1]; by_digits 0 2 [times 69 1]; by_digits 1 0 [times 21 1]; by_digits 1 1 [times 21 1]; by_digits 1 2 [times 22 1]; by_digits 2 0 [times 24 1]; by_digits 2 1 [times 24 1]; by_digits 2 2 [times 25 1]];
  class_is 72 0 [by_digits 0 0 [times 68 1]; by_digits 1 0 [times 20 1]; by_digits 2 0 [times 23 1]];
  class_is 73 0 [by_digits 2 0 [times 77 1; times 80 1]];
  class_is 74 0 [by_digits 0 0 [times 26 1; times 90 1; times 92 1]; by_digits 0 1 [times 91 1; times 93 1]];
  class_is 75 1 [by_digits 0 0 [times 36 1; times 73 1; times 93 1]; by_digits 1 0 [times 26 1; times 36 1; times 92 1; times 111 1]; by_digits 1 1 [times 36 1; times 73 1; times 93 1]; by_digits 2 0 [times 36 1; times 102 1; times 104 1]; by_digits 2 1 [times 36 1; times 74 1; times 127 1]; by_digits 2 2 [times 36 1]];
  class_is 76 1 [by_digits 0 0 [times 107 1]; by_digits 0 1 [times 36 1; times 110 1; times 128 1; times 129 1]; by_digits 0 2 [times 29 1; times 36 1; times 130 1]];
  class_is 77 1 [by_digits 0 0 [times 36 1; times 73 1; times 93 1]];
  class_is 78 0 [by_digits 0 0 [times 128 1]; by_digits 1 0 [times 107 1]; by_digits 1 1 [times 128 1]; by_digits 2 1 [times 131 1]; by_digits 2 2 [times 132 1]];
  class_is 79 0 [by_digits 0 1 [times 133 1]; by_digits 0 2 [times 134 1]];
  class_is 80 0 [by_digits 0 0 [times 128 1]]; class_is 81 0 [by_digits 0 2 [times 85 1; times 88 1]];
  class_is 82 0 [by_digits 0 0 [times 27 1; times 96 1; times 98 1]; by_digits 1 0 [times 97 1; times 99 1]];
  class_is 83 1 [by_digits 0 0 [times 36 1; times 81 1; times 99 1]; by_digits 0 1 [times 27 1; times 36 1; times 98 1; times 124 1]; by_digits 0 2 [times 36 1; times 115 1; times 117 1]; by_digits 1 1 [times 36 1; times 81 1; times 99 1]; by_digits 1 2 [times 36 1; times 82 1; times 135 1]; by_digits 2 2 [times 36 1]];
  class_is 84 1 [by_digits 0 0 [times 119 1]; by_digits 1 0 [times 36 1; times 123 1; times 136 1; times 137 1]; by_digits 2 0 [times 30 1; times 36 1; times 138 1]];
  class_is 85 1 [by_digits 0 0 [times 36 1; times 81 1; times 99 1]];
  class_is 86 0 [by_digits 0 0 [times 136 1]; by_digits 0 1 [times 119 1]; by_digits 1 1 [times 136 1]; by_digits 1 2 [times 139 1]; by_digits 2 2 [times 140 1]];
  class_is 87 0 [by_digits 1 0 [times 141 1]; by_digits 2 0 [times 142 1]];
  class_is 88 0 [by_digits 0 0 [times 136 1]];
  class_is 89 1 [by_digits 0 1 [times 107 1]; by_digits 0 2 [times 36 1; times 108 1; times 109 1]];
  class_is 90 1 [by_digits 0 0 [times 26 1; times 36 1; times 92 1; times 111 1]; by_digits 0 1 [times 36 1; times 73 1; times 93 1]; by_digits 1 0 [times 36 1; times 104 1; times 110 1]; by_digits 1 1 [times 26 1; times 36 1; times 92 1; times 111 1]; by_digits 1 2 [times 36 1; times 73 1; times 93 1]; by_digits 2 1 [times 36 1; times 102 1; times 104 1]; by_digits 2 2 [times 36 1; times 94 1; times 105 1]];
  class_is 91 1 [by_digits 2 0 [times 36 1; times 80 1; times 106 1]];
  class_is 92 0 [by_digits 0 0 [times 107 1]; by_digits 0 1 [times 128 1]; by_digits 1 1 [times 107 1]; by_digits 1 2 [times 108 1]];
  class_is 93 0 [by_digits 1 0 [times 26 1]; by_digits 2 0 [times 102 1]];
  class_is 94 0 [by_digits 0 0 [times 107 1]];
  class_is 95 1 [by_digits 1 0 [times 119 1]; by_digits 2 0 [times 36 1; times 120 1; times 121 1]];
  class_is 96 1 [by_digits 0 0 [times 27 1; times 36 1; times 98 1; times 124 1]; by_digits 0 1 [times 36 1; times 117 1; times 123 1]; by_digits 1 0 [times 36 1; times 81 1; times 99 1]; by_digits 1 1 [times 27 1; times 36 1; times 98 1; times 124 1]; by_digits 1 2 [times 36 1; times 115 1; times 117 1]; by_digits 2 1 [times 36 1; times 81 1; times 99 1]; by_digits 2 2 [times 36 1; times 100 1; times 118 1]];
  class_is 97 1 [by_digits 0 2 [times 36 1; times 88 1; times 122 1]];
  class_is 98 0 [by_digits 0 0 [times 119 1]; by_digits 1 0 [times 136 1]; by_digits 1 1 [times 119 1]; by_digits 2 1 [times 120 1]];
  class_is 99 0 [by_digits 0 1 [times 27 1]; by_digits 0 2 [times 115 1]];
  class_is 100 0 [by_digits 0 0 [times 119 1]];
  class_is 101 0 [by_digits 0 0 [times 101 1]; by_digits 0 1 [times 26 1; times 32 1]; by_digits 0 2 [times 33 1; times 37 1]; by_digits 1 1 [times 34 1; times 110 1]; by_digits 1 2 [times 29 1; times 35 1; times 38 1]; by_digits 2 2 [times 36 1; times 109 1]];
  class_is 102 0 [by_digits 0 0 [times 89 1; times 110 1]; by_digits 0 1 [times 26 1; times 90 1; times 92 1]; by_digits 0 2 [times 91 1; times 93 1]];
  class_is 103 0 [by_digits 1 0 [times 101 1]; by_digits 1 1 [times 26 1; times 32 1]; by_digits 1 2 [times 33 1; times 37 1]; by_digits 2 1 [times 34 1; times 102 1]; by_digits 2 2 [times 38 1; times 143 1]];
  class_is 104 0 [by_digits 0 1 [times 107 1]; by_digits 0 2 [times 108 1; times 144 1]];
  class_is 105 0 [by_digits 0 0 [times 26 1; times 90 1; times 92 1]];
  class_is 106 0 [by_digits 0 0 [times 91 1; times 93 1]];
  class_is 107 0 [by_digits 0 1 [times 89 1; times 110 1]; by_digits 0 2 [times 29 1; times 35 1; times 94 1]; by_digits 1 2 [times 36 1; times 109 1]];
  class_is 108 0 [by_digits 0 0 [times 73 1; times 75 1; times 78 1]; by_digits 1 0 [times 79 1; times 111 1; times 145 1]; by_digits 2 0 [times 36 1; times 104 1]];
  class_is 109 0 [by_digits 0 0 [times 89 1; times 110 1]];
  class_is 110 0 [by_digits 0 0 [times 89 1; times 110 1]; by_digits 0 1 [times 26 1; times 90 1; times 92 1]; by_digits 0 2 [times 91 1; times 93 1]; by_digits 1 1 [times 89 1; times 110 1]; by_digits 1 2 [times 29 1; times 35 1; times 94 1]; by_digits 2 2 [times 36 1; times 109 1]];
  class_is 111 0 [by_digits 0 0 [times 26 1; times 90 1; times 92 1]; by_digits 0 1 [times 91 1; times 93 1]; by_digits 1 0 [times 89 1; times 110 1]; by_digits 1 1 [times 26 1; times 90 1; times 92 1]; by_digits 1 2 [times 91 1; times 93 1]; by_digits 2 1 [times 89 1; times 102 1]; by_digits 2 2 [times 94 1; times 143 1]];
  class_is 112 0 [by_digits 0 0 [times 101 1]; by_digits 0 1 [times 26 1; times 32 1]; by_digits 0 2 [times 33 1; times 37 1]];
  class_is 113 0 [by_digits 0 1 [times 34 1; times 110 1]; by_digits 0 2 [times 29 1; times 35 1; times 38 1]; by_digits 1 2 [times 36 1; times 109 1]];
  class_is 114 0 [by_digits 0 0 [times 114 1]; by_digits 1 0 [times 27 1; times 39 1]; by_digits 1 1 [times 40 1; times 123 1]; by_digits 2 0 [times 41 1; times 43 1]; by_digits 2 1 [times 30 1; times 42 1; times 44 1]; by_digits 2 2 [times 36 1; times 121 1]];
  class_is 115 0 [by_digits 0 0 [times 95 1; times 123 1]; by_digits 1 0 [times 27 1; times 96 1; times 98 1]; by_digits 2 0 [times 97 1; times 99 1]];
  class_is 116 0 [by_digits 0 1 [times 114 1]; by_digits 1 1 [times 27 1; times 39 1]; by_digits 1 2 [times 40 1; times 115 1]; by_digits 2 1 [times 41 1; times 43 1]; by_digits 2 2 [times 44 1; times 146 1]];
  class_is 117 0 [by_digits 1 0 [times 119 1]; by_digits 2 0 [times 120 1; times 147 1]];
  class_is 118 0 [by_digits 0 0 [times 27 1; times 96 1; times 98 1]];
  class_is 119 0 [by_digits 1 0 [times 95 1; times 123 1]; by_digits 2 0 [times 30 1; times 42 1; times 100 1]; by_digits 2 1 [times 36 1; times 121 1]];
  class_is 120 0 [by_digits 0 0 [times 81 1; times 83 1; times 86 1]; by_digits 0 1 [times 87 1; times 124 1; times 148 1]; by_digits 0 2 [times 36 1; times 117 1]];
  class_is 121 0 [by_digits 0 0 [times 95 1; times 123 1]]; class_is 122 0 [by_digits 0 0 [times 97 1; times 99 1]];
  class_is 123 0 [by_digits 0 0 [times 95 1; times 123 1]; by_digits 1 0 [times 27 1; times 96 1; times 98 1]; by_digits 1 1 [times 95 1; times 123 1]; by_digits 2 0 [times 97 1; times 99 1]; by_digits 2 1 [times 30 1; times 42 1; times 100 1]; by_digits 2 2 [times 36 1; times 121 1]];
  class_is 124 0 [by_digits 0 0 [times 27 1; times 96 1; times 98 1]; by_digits 0 1 [times 95 1; times 123 1]; by_digits 1 0 [times 97 1; times 99 1]; by_digits 1 1 [times 27 1; times 96 1; times 98 1]; by_digits 1 2 [times 95 1; times 115 1]; by_digits 2 1 [times 97 1; times 99 1]; by_digits 2 2 [times 100 1; times 146 1]];
  class_is 125 0 [by_digits 0 0 [times 114 1]; by_digits 1 0 [times 27 1; times 39 1]; by_digits 2 0 [times 41 1; times 43 1]];
  class_is 126 0 [by_digits 1 0 [times 40 1; times 123 1]; by_digits 2 0 [times 30 1; times 42 1; times 44 1]; by_digits 2 1 [times 36 1; times 121 1]];
  class_is 127 0 [by_digits 0 0 [times 107 1]; by_digits 0 1 [times 128 1]];
  class_is 128 0 [by_digits 0 0 [times 73 1; times 75 1; times 78 1]; by_digits 1 0 [times 79 1; times 111 1; times 145 1]; by_digits 1 1 [times 73 1; times 75 1; times 78 1]; by_digits 2 0 [times 36 1; times 104 1]; by_digits 2 1 [times 74 1; times 76 1; times 79 1]; by_digits 2 2 [times 77 1; times 80 1]];
  class_is 129 0 [by_digits 0 1 [times 107 1]; by_digits 0 2 [times 108 1]];
  class_is 130 0 [by_digits 0 0 [times 26 1]; by_digits 1 0 [times 110 1]];
  class_is 131 0 [by_digits 0 1 [times 89 1; times 110 1]; by_digits 0 2 [times 29 1; times 35 1; times 94 1]];
  class_is 132 0 [by_digits 0 0 [times 73 1; times 75 1; times 78 1]];
  class_is 133 0 [by_digits 0 2 [times 36 1; times 109 1]];
  class_is 134 0 [by_digits 0 0 [times 79 1; times 111 1; times 145 1]; by_digits 1 0 [times 36 1; times 104 1]];
  class_is 135 0 [by_digits 0 0 [times 119 1]; by_digits 1 0 [times 136 1]];
  class_is 136 0 [by_digits 0 0 [times 81 1; times 83 1; times 86 1]; by_digits 0 1 [times 87 1; times 124 1; times 148 1]; by_digits 0 2 [times 36 1; times 117 1]; by_digits 1 1 [times 81 1; times 83 1; times 86 1]; by_digits 1 2 [times 82 1; times 84 1; times 87 1]; by_digits 2 2 [times 85 1; times 88 1]];
  class_is 137 0 [by_digits 1 0 [times 119 1]; by_digits 2 0 [times 120 1]];
  class_is 138 0 [by_digits 0 0 [times 27 1]; by_digits 0 1 [times 123 1]];
  class_is 139 0 [by_digits 1 0 [times 95 1; times 123 1]; by_digits 2 0 [times 30 1; times 42 1; times 100 1]];
  class_is 140 0 [by_digits 0 0 [times 81 1; times 83 1; times 86 1]];
  class_is 141 0 [by_digits 2 0 [times 36 1; times 121 1]];
  class_is 142 0 [by_digits 0 0 [times 87 1; times 124 1; times 148 1]; by_digits 0 1 [times 36 1; times 117 1]];
  class_is 143 1 [by_digits 0 0 [times 26 1; times 36 1; times 92 1; times 111 1]];
  class_is 144 1 [by_digits 0 0 [times 36 1; times 104 1; times 110 1]];
  class_is 145 1 [by_digits 0 0 [times 107 1]; by_digits 0 1 [times 36 1; times 110 1; times 128 1; times 129 1]; by_digits 0 2 [times 29 1; times 36 1; times 130 1]; by_digits 1 1 [times 107 1]; by_digits 1 2 [times 36 1; times 108 1; times 109 1]];
  class_is 146 1 [by_digits 0 0 [times 27 1; times 36 1; times 98 1; times 124 1]];
  class_is 147 1 [by_digits 0 0 [times 36 1; times 117 1; times 123 1]];
  class_is 148 1 [by_digits 0 0 [times 119 1]; by_digits 1 0 [times 36 1; times 123 1; times 136 1; times 137 1]; by_digits 1 1 [times 119 1]; by_digits 2 0 [times 30 1; times 36 1; times 138 1]; by_digits 2 1 [times 36 1; times 120 1; times 121 1]]].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := Counting (options_states_0) (options_classes_0);
  h_board := [];
  h_all := Counting [] [];
  h_fuel := 8
|}.

(** ** The proof: Coq computes the check. *)
Lemma checked : check the_rules the_automaton the_hints = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem proved : statement.
Proof. exact (sound _ _ _ checked). Qed.

(** The P-positions with x, y < 12. *)
Example small : accepted_below the_automaton 12 =
  [(0, 1); (1, 0); (2, 5); (3, 8); (4, 11); (5, 2); (8, 3); (11, 4)].
Proof. vm_compute. reflexivity. Qed.

Print Assumptions proved.
