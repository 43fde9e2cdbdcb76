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
    The rules and the automaton are data: its states are numbered from 1, and [goes a b n] leads to
    state n if the next digits of x and y are a and b. The words of the statement are defined in
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

(** ** Hints: not trusted. Coq checks 163 states, for x <= y and for x > y. *)
Definition options_states_0 : counting := [
  at_ 0 0 0 0 0 [] [4; 2; 5; 5; 8; 7; 9; 8; 16; 13; 17; 46; 24; 49; 28; 51; 25; 52; 29; 52; 36; 54; 37; 55; 40; 57; 41; 59]%positive;
  at_ 1 0 0 0 0 [] [4; 3; 6; 16; 8; 18; 16; 21; 18; 22; 10; 60; 24; 63; 26; 64; 28; 66; 30; 68; 36; 69; 40; 71; 38; 72; 42; 72]%positive;
  at_ 2 0 0 0 0 [K [0; 0]%Z] [4; 4; 7; 29; 8; 33; 16; 40; 11; 91; 19; 97; 24; 102; 28; 104; 27; 111; 31; 112; 36; 115; 40; 117; 39; 124; 43; 125]%positive;
  at_ 0 1 0 0 0 [] [5; 6; 9; 9; 17; 14; 25; 50; 29; 50; 37; 56; 41; 58]%positive;
  at_ 0 0 1 0 1 [] [12; 10; 13; 11; 36; 54; 37; 55]%positive; at_ 0 1 1 0 1 [] [13; 12; 37; 56]%positive;
  at_ 0 1 0 1 0 [] [20; 15; 21; 48; 24; 53; 25; 50]%positive;
  at_ 1 0 1 0 0 [] [6; 17; 10; 19; 18; 23; 26; 65; 30; 67; 38; 70; 42; 70]%positive;
  at_ 1 0 1 0 1 [] [12; 20; 14; 62; 36; 73; 38; 70]%positive;
  at_ 1 1 0 1 0 [] [20; 24; 22; 25; 24; 63; 26; 64]%positive; at_ 1 1 1 1 0 [] [22; 26; 26; 65]%positive;
  at_ 2 0 0 0 0 [K [-1; 0]%Z] [6; 27; 18; 41; 7; 27; 19; 96; 26; 27; 27; 27; 43; 118; 11; 92; 31; 74; 38; 1; 39; 1]%positive;
  at_ 2 0 0 0 0 [K [1; 0]%Z] [5; 28; 9; 35; 7; 28; 11; 90; 31; 105; 37; 28; 39; 28; 19; 98; 43; 82; 25; 1; 27; 1]%positive;
  at_ 2 0 1 0 0 [K [-1; 0]%Z] [7; 30; 10; 34; 11; 92; 30; 74; 38; 1; 42; 118; 39; 1; 43; 118; 31; 74; 27; 30; 18; 41; 19; 96]%positive;
  at_ 2 1 0 0 0 [K [1; 0]%Z] [7; 31; 17; 42; 19; 98; 25; 1; 29; 105; 27; 1; 41; 82; 31; 105; 43; 82; 9; 35; 11; 90; 39; 31]%positive;
  at_ 2 1 1 0 0 [K [0; 0]%Z] [7; 32; 31; 106; 43; 119; 27; 110; 11; 144; 39; 122; 19; 147]%positive;
  at_ 2 0 1 0 0 [K [0; 0]%Z] [11; 36; 39; 116; 43; 83; 27; 110]%positive;
  at_ 2 1 1 0 0 [K [1; 0]%Z] [11; 37; 39; 1; 43; 1; 27; 1]%positive;
  at_ 2 0 1 0 1 [K [0; 0]%Z] [12; 38; 15; 94; 36; 126; 39; 116]%positive;
  at_ 2 0 1 0 1 [K [1; 0]%Z] [13; 39; 15; 95; 37; 1; 39; 1]%positive;
  at_ 2 1 0 0 0 [K [0; 0]%Z] [19; 43; 27; 103; 31; 75; 39; 122]%positive;
  at_ 2 1 1 0 0 [K [-1; 0]%Z] [19; 37; 27; 1; 31; 1; 39; 1]%positive;
  at_ 2 1 0 1 0 [K [0; 0]%Z] [20; 44; 23; 100; 24; 113; 27; 103]%positive;
  at_ 2 1 0 1 0 [K [-1; 0]%Z] [22; 45; 23; 101; 26; 1; 27; 1]%positive; at_ 0 0 0 1 0 [] [21; 47; 25; 52]%positive;
  at_ 0 1 1 1 1 [] [32; 1; 33; 37]%positive; at_ 0 0 1 1 1 [] [33; 37]%positive;
  at_ 1 0 0 0 1 [] [14; 61; 38; 72]%positive; at_ 1 1 1 1 1 [] [32; 1; 34; 37]%positive;
  at_ 1 1 0 1 1 [] [34; 37]%positive;
  at_ 2 0 0 0 0 [K [-1; -1]%Z] [7; 74; 10; 1; 11; 1; 30; 1; 38; 1; 39; 1; 42; 1; 43; 1; 31; 1; 27; 74; 18; 1; 19; 1]%positive;
  at_ 2 1 0 0 0 [K [0; -1]%Z] [7; 75; 11; 78; 31; 107; 39; 1; 43; 122; 27; 75; 19; 148]%positive;
  at_ 2 0 0 0 0 [K [0; -1]%Z] [11; 76; 39; 120; 43; 124; 27; 112]%positive;
  at_ 2 1 0 0 0 [K [1; -1]%Z] [11; 77; 39; 121; 43; 31; 27; 105]%positive;
  at_ 2 0 0 0 1 [K [0; -1]%Z] [14; 1; 15; 1; 38; 127; 39; 120]%positive;
  at_ 2 0 0 0 1 [K [1; -1]%Z] [15; 79; 39; 137]%positive; at_ 2 1 0 0 1 [K [2; -1]%Z] [15; 80; 39; 1]%positive;
  at_ 2 1 0 0 1 [K [1; -1]%Z] [15; 81; 39; 121]%positive; at_ 2 1 1 0 1 [K [0; -1]%Z] [15; 1; 39; 1]%positive;
  at_ 2 0 0 0 0 [K [1; 1]%Z] [7; 82; 17; 1; 19; 1; 25; 1; 27; 1; 29; 1; 41; 1; 31; 1; 43; 1; 9; 1; 11; 1; 39; 82]%positive;
  at_ 2 0 1 0 0 [K [0; 1]%Z] [7; 83; 19; 86; 27; 1; 31; 110; 43; 123; 11; 145; 39; 83]%positive;
  at_ 2 0 0 0 0 [K [0; 1]%Z] [19; 84; 27; 108; 31; 111; 39; 125]%positive;
  at_ 2 0 1 0 0 [K [-1; 1]%Z] [19; 85; 27; 109; 31; 30; 39; 118]%positive;
  at_ 2 0 0 1 0 [K [0; 1]%Z] [21; 1; 23; 1; 25; 114; 27; 108]%positive;
  at_ 2 0 0 1 0 [K [-1; 1]%Z] [23; 87; 27; 129]%positive; at_ 2 0 1 1 0 [K [-2; 1]%Z] [23; 88; 27; 1]%positive;
  at_ 2 0 1 1 0 [K [-1; 1]%Z] [23; 89; 27; 109]%positive; at_ 2 1 1 1 0 [K [0; 1]%Z] [23; 1; 27; 1]%positive;
  at_ 2 0 0 0 1 [K [1; 0]%Z] [15; 93; 39; 28]%positive; at_ 2 0 0 1 0 [K [-1; 0]%Z] [23; 99; 27; 27]%positive;
  at_ 2 1 1 0 1 [K [1; 0]%Z] [13; 39; 15; 95]%positive; at_ 2 1 1 1 1 [K [0; 0]%Z] [32; 1; 35; 37]%positive;
  at_ 2 1 0 1 1 [K [0; -1]%Z] [34; 1; 35; 37]%positive; at_ 2 0 1 1 1 [K [0; 1]%Z] [33; 1; 35; 37]%positive;
  at_ 2 0 0 1 1 [K [0; 0]%Z] [35; 37]%positive; at_ 2 0 0 1 1 [K [1; 0]%Z] [35; 37]%positive;
  at_ 2 1 1 1 0 [K [-1; 0]%Z] [22; 45; 23; 101]%positive; at_ 2 0 0 1 1 [K [-1; 0]%Z] [35; 37]%positive;
  at_ 2 1 0 0 1 [K [0; -1]%Z] [15; 1; 39; 1]%positive; at_ 2 0 0 0 1 [K [0; 0]%Z] [15; 94; 39; 124]%positive;
  at_ 2 0 1 0 1 [K [-1; 0]%Z] [15; 1; 39; 1]%positive; at_ 2 1 0 0 0 [K [-1; 0]%Z] [27; 1; 19; 37; 39; 1]%positive;
  at_ 2 0 0 0 1 [K [-1; 0]%Z] [15; 1]%positive; at_ 2 1 0 0 1 [K [1; 0]%Z] [15; 128]%positive;
  at_ 2 1 1 0 1 [K [0; 0]%Z] [15; 1]%positive; at_ 2 1 0 1 1 [K [1; 0]%Z] [35; 37]%positive;
  at_ 2 1 0 1 1 [K [0; 0]%Z] [35; 37]%positive; at_ 2 1 1 1 1 [K [-1; 0]%Z] [35; 37]%positive;
  at_ 2 0 0 0 0 [K [-1; 1]%Z] [27; 129; 19; 149; 39; 118]%positive;
  at_ 2 0 1 0 0 [K [-2; 1]%Z] [27; 1; 19; 37; 39; 1]%positive; at_ 2 0 0 0 1 [K [1; 1]%Z] [15; 130]%positive;
  at_ 2 0 1 0 1 [K [0; 1]%Z] [15; 131]%positive; at_ 2 0 0 1 1 [K [0; 1]%Z] [35; 37]%positive;
  at_ 2 0 1 1 1 [K [-1; 1]%Z] [35; 37]%positive; at_ 2 0 0 1 0 [K [-2; 1]%Z] [27; 1; 23; 88]%positive;
  at_ 2 1 0 1 0 [K [0; 1]%Z] [27; 132; 23; 1]%positive; at_ 2 1 1 1 0 [K [-1; 1]%Z] [27; 133; 23; 89]%positive;
  at_ 2 0 0 1 0 [K [0; 2]%Z] [27; 134; 23; 1]%positive; at_ 2 0 1 1 0 [K [-1; 2]%Z] [27; 135; 23; 1]%positive;
  at_ 2 0 1 1 0 [K [0; 1]%Z] [23; 1; 27; 1]%positive; at_ 2 0 0 1 0 [K [0; 0]%Z] [23; 100; 27; 111]%positive;
  at_ 2 1 0 1 0 [K [1; 0]%Z] [23; 1; 27; 1]%positive; at_ 2 0 1 0 0 [K [1; 0]%Z] [39; 1; 11; 37; 27; 1]%positive;
  at_ 2 0 0 1 0 [K [1; 0]%Z] [23; 1]%positive; at_ 2 0 1 1 0 [K [-1; 0]%Z] [23; 136]%positive;
  at_ 2 1 1 1 0 [K [0; 0]%Z] [23; 1]%positive; at_ 2 0 1 1 1 [K [-1; 0]%Z] [35; 37]%positive;
  at_ 2 0 1 1 1 [K [0; 0]%Z] [35; 37]%positive; at_ 2 1 1 1 1 [K [1; 0]%Z] [35; 37]%positive;
  at_ 2 0 0 0 0 [K [1; -1]%Z] [39; 137; 11; 146; 27; 105]%positive;
  at_ 2 1 0 0 0 [K [2; -1]%Z] [39; 1; 11; 37; 27; 1]%positive; at_ 2 0 0 1 0 [K [-1; -1]%Z] [23; 138]%positive;
  at_ 2 1 0 1 0 [K [0; -1]%Z] [23; 139]%positive; at_ 2 0 0 1 1 [K [0; -1]%Z] [35; 37]%positive;
  at_ 2 1 0 1 1 [K [1; -1]%Z] [35; 37]%positive; at_ 2 0 0 0 1 [K [2; -1]%Z] [39; 1; 15; 80]%positive;
  at_ 2 0 1 0 1 [K [0; -1]%Z] [39; 140; 15; 1]%positive; at_ 2 1 1 0 1 [K [1; -1]%Z] [39; 141; 15; 81]%positive;
  at_ 2 0 0 0 1 [K [0; -2]%Z] [39; 142; 15; 1]%positive; at_ 2 1 0 0 1 [K [1; -2]%Z] [39; 143; 15; 1]%positive].
Definition options_states_1 : counting := [
  at_ 2 0 1 0 0 [K [-1; -1]%Z] [11; 1; 39; 1]%positive; at_ 2 1 1 0 0 [K [0; -1]%Z] [11; 78; 39; 1]%positive;
  at_ 2 0 0 0 0 [K [-1; -2]%Z] [11; 1; 39; 1]%positive; at_ 2 1 0 0 0 [K [0; -2]%Z] [11; 1; 39; 1]%positive;
  at_ 2 0 0 0 0 [K [2; -1]%Z] [11; 37]%positive; at_ 2 1 0 0 0 [K [1; 1]%Z] [19; 1; 27; 1]%positive;
  at_ 2 1 1 0 0 [K [0; 1]%Z] [19; 86; 27; 1]%positive; at_ 2 0 0 0 0 [K [1; 2]%Z] [19; 1; 27; 1]%positive;
  at_ 2 0 1 0 0 [K [0; 2]%Z] [19; 1; 27; 1]%positive; at_ 2 0 0 0 0 [K [-2; 1]%Z] [19; 37]%positive].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := options_states_0 ++ options_states_1;
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
