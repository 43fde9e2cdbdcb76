(** * The P-positions of misere Wythoff Nim

    For all x and y, (x, y) is a P-position of misere WN if and only if an automaton with 13 states
    accepts it, the numbers written in the Fibonacci system (base (1 + sqrt 5)/2); 116 states checked.
    Every row and every column holds exactly 1 P-position. The differences y - x >= 0 are 0, 1, 2, ...,
    each exactly once. Their slope, the limit of y/x with x < y, is (1 + sqrt 5)/2: proved. The first
    with x <= y: (0, 1), (2, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), ... Number 10^18
    of these, from 0: (1618033988749894848, 2618033988749894848).
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

(** ** Hints: not trusted. Coq checks 226 states, for x <= y and for x > y. *)
Definition options_states_0 : counting := [
  at_ 0 0 0 0 0 [] [4; 2; 5; 20; 28; 1; 29; 51; 32; 52; 33; 53; 40; 57; 41; 82; 48; 85; 49; 87; 52; 26; 53; 89]%positive;
  at_ 1 0 0 0 0 [] [4; 3; 6; 27; 28; 1; 30; 51; 32; 63; 40; 65; 42; 66; 34; 90; 48; 31; 50; 94; 52; 95; 54; 97]%positive;
  at_ 2 0 0 0 0 [K [0; 0]%Z] [4; 4; 7; 38; 28; 1; 31; 51; 32; 76; 40; 79; 48; 112; 51; 114; 52; 116; 55; 118; 35; 120; 43; 129]%positive;
  at_ 0 1 0 0 0 [] [5; 5; 29; 51; 33; 54; 41; 58; 49; 86; 53; 88]%positive;
  at_ 0 0 1 0 1 [] [8; 6; 9; 21; 24; 26; 25; 49; 36; 6; 37; 55; 52; 26; 53; 89]%positive;
  at_ 0 1 1 0 1 [] [9; 7; 25; 50; 37; 56; 53; 88]%positive;
  at_ 0 1 0 1 0 [] [12; 8; 20; 24; 13; 46; 21; 48; 44; 8; 45; 84; 48; 24; 49; 86]%positive;
  at_ 0 1 1 1 1 [] [16; 1; 17; 47]%positive; at_ 1 0 1 0 0 [] [6; 9; 30; 51; 34; 64; 42; 67; 50; 93; 54; 96]%positive;
  at_ 1 0 1 0 1 [] [8; 10; 24; 32; 10; 59; 26; 62; 36; 10; 38; 92; 52; 32; 54; 96]%positive;
  at_ 1 1 0 1 0 [] [12; 11; 14; 29; 20; 31; 22; 60; 44; 11; 46; 68; 48; 31; 50; 94]%positive;
  at_ 1 1 1 1 0 [] [14; 12; 22; 61; 46; 69; 50; 93]%positive; at_ 1 1 1 1 1 [] [16; 1; 18; 47]%positive;
  at_ 2 0 1 0 0 [K [-1; 0]%Z] [6; 13; 7; 13; 31; 1; 34; 77; 50; 77; 54; 1; 55; 1; 35; 77; 42; 1; 43; 1; 51; 77]%positive;
  at_ 2 1 0 0 0 [K [1; 0]%Z] [5; 14; 7; 14; 31; 1; 41; 80; 49; 1; 51; 1; 53; 80; 43; 80; 33; 1; 35; 1; 55; 80]%positive;
  at_ 2 1 1 0 0 [K [0; 0]%Z] [7; 15; 31; 51; 51; 113; 55; 117; 35; 78; 43; 81]%positive;
  at_ 2 0 1 0 1 [K [0; 0]%Z] [8; 16; 24; 44; 11; 70; 36; 16; 27; 105; 52; 44; 39; 121; 55; 131]%positive;
  at_ 2 1 1 0 1 [K [1; 0]%Z] [9; 17; 11; 17; 27; 1; 37; 17; 39; 17; 55; 1]%positive;
  at_ 2 1 0 1 0 [K [0; 0]%Z] [12; 18; 20; 42; 15; 72; 44; 18; 23; 98; 48; 42; 47; 130; 51; 122]%positive;
  at_ 2 1 1 1 0 [K [-1; 0]%Z] [14; 19; 15; 19; 23; 1; 46; 19; 47; 19; 51; 1]%positive;
  at_ 2 1 1 1 1 [K [0; 0]%Z] [16; 1; 19; 47]%positive; at_ 0 0 0 1 0 [] [13; 22; 21; 25; 45; 83; 49; 87]%positive;
  at_ 0 0 1 1 1 [] [17; 23]%positive; at_ 1 0 0 0 1 [] [10; 28; 26; 33; 38; 91; 54; 97]%positive;
  at_ 1 1 0 1 1 [] [18; 30]%positive;
  at_ 2 0 0 0 0 [K [-1; -1]%Z] [6; 1; 7; 1; 31; 1; 34; 1; 50; 1; 54; 1; 55; 1; 35; 1; 42; 1; 43; 1; 51; 1]%positive;
  at_ 2 1 0 0 0 [K [0; -1]%Z] [7; 34; 31; 1; 51; 101; 55; 1; 35; 101; 43; 1]%positive;
  at_ 2 0 0 0 1 [K [0; -1]%Z] [10; 1; 26; 45; 27; 45; 11; 1; 38; 1; 54; 45; 39; 1; 55; 45]%positive;
  at_ 2 1 0 0 1 [K [1; -1]%Z] [11; 35; 27; 75; 39; 104; 55; 133]%positive;
  at_ 2 1 0 1 1 [K [0; -1]%Z] [18; 1; 19; 1]%positive;
  at_ 2 0 0 0 0 [K [1; 1]%Z] [5; 1; 7; 1; 31; 1; 41; 1; 49; 1; 51; 1; 53; 1; 43; 1; 33; 1; 35; 1; 55; 1]%positive;
  at_ 2 0 1 0 0 [K [0; 1]%Z] [7; 36; 31; 1; 51; 1; 55; 108; 43; 108; 35; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 1]%Z] [13; 1; 21; 43; 23; 43; 15; 1; 45; 1; 49; 43; 47; 1; 51; 43]%positive;
  at_ 2 0 1 1 0 [K [-1; 1]%Z] [15; 37; 23; 74; 47; 111; 51; 124]%positive;
  at_ 2 0 1 1 1 [K [0; 1]%Z] [17; 1; 19; 1]%positive;
  at_ 2 0 0 0 1 [K [1; 0]%Z] [11; 39; 27; 80; 39; 115; 55; 80]%positive;
  at_ 2 0 0 1 0 [K [-1; 0]%Z] [15; 40; 23; 77; 47; 119; 51; 77]%positive;
  at_ 2 0 0 1 1 [K [0; 0]%Z] [19; 41]%positive; at_ 2 1 0 0 1 [K [0; -1]%Z] [11; 1; 39; 1; 55; 1]%positive;
  at_ 2 0 0 0 0 [K [-1; 0]%Z] [7; 13; 30; 1; 42; 1; 43; 1; 31; 1; 51; 77; 35; 77; 55; 1]%positive;
  at_ 2 0 0 0 1 [K [0; 0]%Z] [11; 70; 39; 121; 55; 118]%positive;
  at_ 2 0 1 0 1 [K [-1; 0]%Z] [11; 1; 39; 1; 55; 1]%positive; at_ 2 0 0 1 1 [K [-1; 0]%Z] [19; 1]%positive;
  at_ 2 1 0 1 0 [K [-1; 0]%Z] [22; 1; 46; 19; 47; 19; 23; 1; 50; 1; 51; 1]%positive;
  at_ 2 0 0 1 0 [K [-1; 1]%Z] [23; 71; 47; 109; 51; 126]%positive;
  at_ 2 0 1 1 0 [K [-2; 1]%Z] [23; 1; 47; 110; 51; 1]%positive;
  at_ 2 0 1 1 0 [K [0; 1]%Z] [15; 1; 47; 1; 51; 1]%positive;
  at_ 2 0 0 0 0 [K [1; 0]%Z] [7; 14; 29; 1; 33; 1; 35; 1; 31; 1; 55; 80; 43; 80; 51; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 0]%Z] [15; 72; 47; 130; 51; 114]%positive;
  at_ 2 1 0 1 0 [K [1; 0]%Z] [15; 1; 47; 1; 51; 1]%positive; at_ 2 0 0 1 1 [K [1; 0]%Z] [19; 1]%positive;
  at_ 2 0 1 0 1 [K [1; 0]%Z] [25; 1; 37; 17; 39; 17; 27; 1; 53; 1; 55; 1]%positive;
  at_ 2 0 0 0 1 [K [1; -1]%Z] [27; 73; 39; 102; 55; 135]%positive;
  at_ 2 1 0 0 1 [K [2; -1]%Z] [27; 1; 39; 103; 55; 1]%positive; at_ 2 0 1 1 1 [K [-1; 0]%Z] [19; 1]%positive;
  at_ 2 1 0 1 1 [K [1; 0]%Z] [19; 1]%positive; at_ 2 1 1 1 0 [K [0; 1]%Z] [23; 1; 15; 1; 47; 1; 51; 1]%positive;
  at_ 2 1 1 0 1 [K [0; -1]%Z] [27; 1; 11; 1; 39; 1; 55; 1]%positive;
  at_ 2 0 1 0 0 [K [0; 0]%Z] [35; 78; 55; 131]%positive; at_ 2 1 1 0 0 [K [1; 0]%Z] [35; 1; 55; 1]%positive;
  at_ 2 1 0 0 0 [K [0; 0]%Z] [43; 81; 51; 122]%positive; at_ 2 1 1 0 0 [K [-1; 0]%Z] [43; 1; 51; 1]%positive;
  at_ 2 0 0 0 0 [K [0; -1]%Z] [35; 99; 55; 45]%positive; at_ 2 0 1 0 0 [K [-1; -1]%Z] [35; 1; 55; 1]%positive;
  at_ 2 1 0 0 0 [K [1; -1]%Z] [35; 100; 55; 133]%positive; at_ 2 1 1 0 0 [K [0; -1]%Z] [35; 101; 55; 1]%positive;
  at_ 2 0 1 0 1 [K [0; -1]%Z] [39; 1; 55; 45]%positive; at_ 2 1 1 0 1 [K [1; -1]%Z] [39; 104; 55; 136]%positive;
  at_ 2 1 0 0 0 [K [0; -2]%Z] [35; 1; 55; 1]%positive; at_ 2 0 0 0 1 [K [0; -2]%Z] [39; 1; 55; 1]%positive;
  at_ 2 1 0 0 1 [K [1; -2]%Z] [39; 1; 55; 137]%positive; at_ 2 0 0 0 0 [K [0; 1]%Z] [43; 106; 51; 43]%positive;
  at_ 2 0 1 0 0 [K [-1; 1]%Z] [43; 107; 51; 124]%positive; at_ 2 1 0 0 0 [K [1; 1]%Z] [43; 1; 51; 1]%positive;
  at_ 2 1 1 0 0 [K [0; 1]%Z] [43; 108; 51; 1]%positive; at_ 2 1 0 1 0 [K [0; 1]%Z] [47; 1; 51; 43]%positive;
  at_ 2 1 1 1 0 [K [-1; 1]%Z] [47; 111; 51; 127]%positive; at_ 2 0 1 0 0 [K [0; 2]%Z] [43; 1; 51; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 2]%Z] [47; 1; 51; 1]%positive; at_ 2 0 1 1 0 [K [-1; 2]%Z] [47; 1; 51; 128]%positive;
  at_ 2 1 0 0 1 [K [1; 0]%Z] [39; 115]%positive; at_ 2 1 1 0 1 [K [0; 0]%Z] [39; 123]%positive;
  at_ 2 0 0 0 1 [K [1; 1]%Z] [39; 1]%positive; at_ 2 0 1 0 1 [K [0; 1]%Z] [39; 125]%positive;
  at_ 2 0 0 0 1 [K [-1; 0]%Z] [39; 1]%positive; at_ 2 0 0 1 0 [K [-2; 1]%Z] [51; 1; 47; 110]%positive;
  at_ 2 0 1 1 0 [K [-1; 0]%Z] [47; 119]%positive; at_ 2 1 1 1 0 [K [0; 0]%Z] [47; 132]%positive;
  at_ 2 0 0 1 0 [K [-1; -1]%Z] [47; 1]%positive; at_ 2 1 0 1 0 [K [0; -1]%Z] [47; 134]%positive;
  at_ 2 0 0 1 0 [K [1; 0]%Z] [47; 1]%positive; at_ 2 0 0 0 1 [K [2; -1]%Z] [55; 1; 39; 103]%positive;
  at_ 2 0 1 0 0 [K [1; 0]%Z] [35; 1]%positive; at_ 2 0 0 0 0 [K [1; -1]%Z] [35; 100]%positive;
  at_ 2 1 0 0 0 [K [2; -1]%Z] [35; 1]%positive; at_ 2 1 0 0 0 [K [-1; 0]%Z] [43; 1]%positive;
  at_ 2 0 0 0 0 [K [-1; 1]%Z] [43; 107]%positive; at_ 2 0 1 0 0 [K [-2; 1]%Z] [43; 1]%positive].
Definition all_states_0 : counting := [
  at_ 0 0 0 0 0 [] [4; 2; 5; 22]%positive; at_ 1 0 0 0 0 [] [4; 3; 6; 22]%positive;
  at_ 2 0 0 0 0 [K [0; 0]%Z] [4; 4; 7; 33]%positive; at_ 0 1 0 0 0 [] [5; 5]%positive;
  at_ 0 0 1 0 1 [] [4; 6; 5; 10]%positive; at_ 0 1 1 0 1 [] [5; 7]%positive; at_ 0 1 0 1 0 [] [4; 8; 5; 5]%positive;
  at_ 0 1 1 1 1 [] [4; 9; 5; 7]%positive; at_ 1 0 1 0 0 [] [6; 10]%positive; at_ 1 0 1 0 1 [] [4; 11; 6; 10]%positive;
  at_ 1 1 0 1 0 [] [4; 12; 6; 5]%positive; at_ 1 1 1 1 0 [] [6; 7]%positive; at_ 1 1 1 1 1 [] [4; 13; 6; 7]%positive;
  at_ 2 0 1 0 0 [K [-1; 0]%Z] [6; 14; 7; 14]%positive; at_ 2 1 0 0 0 [K [1; 0]%Z] [5; 15; 7; 15]%positive;
  at_ 2 1 1 0 0 [K [0; 0]%Z] [7; 16]%positive; at_ 2 0 1 0 1 [K [0; 0]%Z] [4; 17; 7; 53]%positive;
  at_ 2 1 1 0 1 [K [1; 0]%Z] [5; 18; 7; 18]%positive; at_ 2 1 0 1 0 [K [0; 0]%Z] [4; 19; 7; 54]%positive;
  at_ 2 1 1 1 0 [K [-1; 0]%Z] [6; 20; 7; 20]%positive; at_ 2 1 1 1 1 [K [0; 0]%Z] [4; 21; 7; 55]%positive;
  at_ 0 0 0 1 0 [] [5; 22]%positive; at_ 0 0 1 1 1 [] [5; 10]%positive; at_ 1 0 0 0 1 [] [6; 22]%positive;
  at_ 1 1 0 1 1 [] [6; 5]%positive; at_ 2 0 0 0 0 [K [-1; -1]%Z] [6; 23; 7; 23]%positive;
  at_ 2 1 0 0 0 [K [0; -1]%Z] [7; 24]%positive; at_ 2 0 0 0 1 [K [0; -1]%Z] [6; 25; 7; 25]%positive;
  at_ 2 1 0 0 1 [K [1; -1]%Z] [7; 26]%positive; at_ 2 1 0 1 1 [K [0; -1]%Z] [6; 27; 7; 27]%positive;
  at_ 2 0 0 0 0 [K [1; 1]%Z] [5; 28; 7; 28]%positive; at_ 2 0 1 0 0 [K [0; 1]%Z] [7; 29]%positive;
  at_ 2 0 0 1 0 [K [0; 1]%Z] [5; 30; 7; 30]%positive; at_ 2 0 1 1 0 [K [-1; 1]%Z] [7; 31]%positive;
  at_ 2 0 1 1 1 [K [0; 1]%Z] [5; 32; 7; 32]%positive; at_ 2 0 0 0 1 [K [1; 0]%Z] [7; 34]%positive;
  at_ 2 0 0 1 0 [K [-1; 0]%Z] [7; 35]%positive; at_ 2 0 0 1 1 [K [0; 0]%Z] [7; 36]%positive;
  at_ 2 1 0 0 1 [K [0; -1]%Z] [7; 27]%positive; at_ 2 0 0 0 0 [K [-1; 0]%Z] [7; 37; 6; 37]%positive;
  at_ 2 0 0 0 1 [K [0; 0]%Z] [7; 38]%positive; at_ 2 0 1 0 1 [K [-1; 0]%Z] [7; 39]%positive;
  at_ 2 0 0 1 1 [K [-1; 0]%Z] [7; 39]%positive; at_ 2 1 0 0 0 [K [0; 0]%Z] [7; 40]%positive;
  at_ 2 1 1 0 0 [K [-1; 0]%Z] [7; 20]%positive; at_ 2 1 0 1 0 [K [-1; 0]%Z] [6; 20; 7; 20]%positive;
  at_ 2 0 0 0 0 [K [0; 1]%Z] [7; 41]%positive; at_ 2 0 1 0 0 [K [-1; 1]%Z] [7; 42]%positive;
  at_ 2 0 0 1 0 [K [-1; 1]%Z] [7; 43]%positive; at_ 2 0 1 1 0 [K [-2; 1]%Z] [7; 44]%positive;
  at_ 2 0 1 1 0 [K [0; 1]%Z] [7; 32]%positive; at_ 2 0 0 0 0 [K [1; 0]%Z] [7; 45; 5; 45]%positive;
  at_ 2 0 0 1 0 [K [0; 0]%Z] [7; 46]%positive; at_ 2 1 0 1 0 [K [1; 0]%Z] [7; 47]%positive;
  at_ 2 0 0 1 1 [K [1; 0]%Z] [7; 47]%positive; at_ 2 0 1 0 0 [K [0; 0]%Z] [7; 48]%positive;
  at_ 2 1 1 0 0 [K [1; 0]%Z] [7; 18]%positive; at_ 2 0 1 0 1 [K [1; 0]%Z] [5; 18; 7; 18]%positive;
  at_ 2 0 0 0 0 [K [0; -1]%Z] [7; 49]%positive; at_ 2 1 0 0 0 [K [1; -1]%Z] [7; 50]%positive;
  at_ 2 0 0 0 1 [K [1; -1]%Z] [7; 51]%positive; at_ 2 1 0 0 1 [K [2; -1]%Z] [7; 52]%positive;
  at_ 2 0 1 1 1 [K [-1; 0]%Z] [7; 39]%positive; at_ 2 1 0 1 1 [K [1; 0]%Z] [7; 47]%positive;
  at_ 2 1 1 1 0 [K [0; 1]%Z] [7; 32]%positive; at_ 2 1 1 0 1 [K [0; -1]%Z] [7; 27]%positive;
  at_ 2 0 1 1 0 [K [-1; 0]%Z] [7; 56]%positive; at_ 2 1 1 1 0 [K [0; 0]%Z] [7; 57]%positive;
  at_ 2 0 1 1 1 [K [0; 0]%Z] [7; 58]%positive; at_ 2 1 1 1 1 [K [1; 0]%Z] [7; 59]%positive;
  at_ 2 0 0 1 0 [K [-1; -1]%Z] [7; 23]%positive; at_ 2 1 0 1 0 [K [0; -1]%Z] [7; 60]%positive;
  at_ 2 0 0 1 1 [K [0; -1]%Z] [7; 61]%positive; at_ 2 1 0 1 1 [K [1; -1]%Z] [7; 62]%positive;
  at_ 2 0 1 0 0 [K [-1; -1]%Z] [7; 23]%positive; at_ 2 1 1 0 0 [K [0; -1]%Z] [7; 63]%positive;
  at_ 2 0 1 0 1 [K [0; -1]%Z] [7; 64]%positive; at_ 2 1 1 0 1 [K [1; -1]%Z] [7; 65]%positive;
  at_ 2 1 0 0 0 [K [0; -2]%Z] [7; 66]%positive; at_ 2 0 0 0 1 [K [0; -2]%Z] [7; 67]%positive;
  at_ 2 1 0 0 1 [K [1; -2]%Z] [7; 68]%positive; at_ 2 1 0 0 1 [K [1; 0]%Z] [7; 69]%positive;
  at_ 2 1 1 0 1 [K [0; 0]%Z] [7; 70]%positive; at_ 2 1 0 1 1 [K [0; 0]%Z] [7; 71]%positive;
  at_ 2 1 1 1 1 [K [-1; 0]%Z] [7; 72]%positive; at_ 2 0 0 0 1 [K [1; 1]%Z] [7; 28]%positive;
  at_ 2 0 1 0 1 [K [0; 1]%Z] [7; 73]%positive; at_ 2 0 0 1 1 [K [0; 1]%Z] [7; 74]%positive;
  at_ 2 0 1 1 1 [K [-1; 1]%Z] [7; 75]%positive; at_ 2 1 0 0 0 [K [1; 1]%Z] [7; 28]%positive;
  at_ 2 1 1 0 0 [K [0; 1]%Z] [7; 76]%positive; at_ 2 1 0 1 0 [K [0; 1]%Z] [7; 77]%positive;
  at_ 2 1 1 1 0 [K [-1; 1]%Z] [7; 78]%positive; at_ 2 0 1 0 0 [K [0; 2]%Z] [7; 79]%positive;
  at_ 2 0 0 1 0 [K [0; 2]%Z] [7; 80]%positive; at_ 2 0 1 1 0 [K [-1; 2]%Z] [7; 81]%positive;
  at_ 2 0 0 0 1 [K [-1; 0]%Z] [7; 39]%positive; at_ 2 1 0 0 0 [K [-1; 0]%Z] [7; 20]%positive;
  at_ 2 0 0 0 0 [K [-1; 1]%Z] [7; 82]%positive; at_ 2 0 1 0 0 [K [-2; 1]%Z] [7; 44]%positive].
Definition all_states_1 : counting := [
  at_ 2 0 0 1 0 [K [-2; 1]%Z] [7; 44]%positive; at_ 2 0 0 1 0 [K [1; 0]%Z] [7; 47]%positive;
  at_ 2 0 1 0 0 [K [1; 0]%Z] [7; 18]%positive; at_ 2 0 0 0 0 [K [1; -1]%Z] [7; 83]%positive;
  at_ 2 1 0 0 0 [K [2; -1]%Z] [7; 52]%positive; at_ 2 0 0 0 1 [K [2; -1]%Z] [7; 52]%positive;
  at_ 2 1 1 1 1 [K [0; -1]%Z] [7; 27]%positive; at_ 2 1 1 1 1 [K [0; 1]%Z] [7; 32]%positive].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := options_states_0;
  h_board := [
    accepting 1 [goes 0 0 1; goes 0 1 1; goes 1 0 1; goes 1 1 1]];
  h_all := all_states_0 ++ all_states_1;
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
