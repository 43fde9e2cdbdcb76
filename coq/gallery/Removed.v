(** * The P-positions of 2WN without the position (0, 0)

    For all x and y, (x, y) is a P-position of 1x2WN_1 if and only if an automaton with 10 states
    accepts it, the numbers written in the system of base 1 + sqrt 2; 99 states checked. Every row and
    every column holds exactly 1 P-position: the pairs are complementary. The differences y - x >= 0 are
    1, 3, 5, ..., each exactly once. They are the pairs of misere 2WN (Theorem E): decided for all
    positions. They are the pairs {floor((sqrt 2) n + (sqrt 2/2)), floor((2 + sqrt 2) n + ((2 + sqrt
    2)/2))}, n >= 0: proved for all n. Their slope, the limit of y/x with x < y, is 1 + sqrt 2: proved.
    The first with x <= y: (0, 1), (2, 5), (3, 8), (4, 11), (6, 15), (7, 18), (9, 22), (10, 25), ...
    Number 10^18 of these, from 0: (1414213562373095049, 3414213562373095050).
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
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := options_states_0;
  h_board := [];
  h_all := [];
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
