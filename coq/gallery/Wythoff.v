(** * The P-positions of Wythoff Nim

    For all x and y, (x, y) is a P-position of WN if and only if an automaton with 7 states accepts it,
    the numbers written in the Fibonacci system (base (1 + sqrt 5)/2); 34 states checked. Every row and
    every column holds exactly 1 P-position: the pairs are complementary. The differences y - x >= 0 are
    0, 1, 2, ..., each exactly once. They are the Beatty pairs {a_n, b_n}, m = 1, p = 1: decided for all
    positions. They are the pairs {floor(((1 + sqrt 5)/2) n), floor(((3 + sqrt 5)/2) n)}, n >= 0: proved
    for all n. Their slope, the limit of y/x with x < y, is (1 + sqrt 5)/2: proved. The first with x <=
    y: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), ... Number 10^18 of these,
    from 0: (1618033988749894848, 2618033988749894848).
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
  ends := Normal
|}.

Definition the_automaton : automaton := {|
  substitution := [[0; 1]; [0]];
  start := 1;
  states := [
    accepting 1 [goes 0 0 1; goes 0 1 2; goes 1 0 3]; rejecting 2 [goes 1 0 4]; rejecting 3 [goes 0 1 5];
    accepting 4 [goes 0 0 6; goes 0 1 2]; accepting 5 [goes 0 0 7; goes 1 0 3]; rejecting 6 [goes 0 0 4; goes 0 1 2];
    rejecting 7 [goes 0 0 5; goes 1 0 3]
  ]
|}.

Definition statement : Prop := forall x y,
  Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true.

(** ** Hints: not trusted. Coq checks 64 states, for x <= y and for x > y. *)
Definition options_states_0 : counting := [
  at_ 0 0 0 0 0 [] [4; 2; 5; 20; 24; 47; 25; 48; 28; 50; 29; 71; 16; 72; 17; 24; 20; 25; 21; 45]%positive;
  at_ 1 0 0 0 0 [] [4; 3; 6; 26; 24; 56; 28; 58; 30; 59; 26; 73; 16; 29; 18; 53; 20; 74; 22; 31]%positive;
  at_ 2 0 0 0 0 [K [0; 0]%Z] [4; 4; 7; 36; 24; 67; 28; 69; 16; 85; 19; 87; 20; 88; 23; 90; 27; 91; 31; 96]%positive;
  at_ 0 1 0 0 0 [] [5; 5; 25; 49; 29; 51; 17; 44; 21; 46]%positive;
  at_ 0 0 1 0 1 [] [8; 6; 9; 21; 20; 25; 21; 45]%positive; at_ 0 1 1 0 1 [] [9; 7; 21; 46]%positive;
  at_ 0 1 0 1 0 [] [12; 8; 16; 23; 13; 43; 17; 44]%positive;
  at_ 1 0 1 0 0 [] [6; 9; 26; 57; 30; 60; 18; 54; 22; 55]%positive;
  at_ 1 0 1 0 1 [] [8; 10; 20; 30; 10; 52; 22; 55]%positive;
  at_ 1 1 0 1 0 [] [12; 11; 14; 28; 16; 29; 18; 53]%positive; at_ 1 1 1 1 0 [] [14; 12; 18; 54]%positive;
  at_ 2 0 1 0 0 [K [-1; 0]%Z] [6; 13; 7; 13; 26; 13; 18; 13; 22; 1; 23; 1; 27; 13; 30; 1; 31; 1; 19; 13]%positive;
  at_ 2 1 0 0 0 [K [1; 0]%Z] [5; 14; 7; 14; 29; 14; 17; 1; 19; 1; 21; 14; 31; 14; 25; 1; 27; 1; 23; 14]%positive;
  at_ 2 1 1 0 0 [K [0; 0]%Z] [7; 15; 19; 86; 23; 89; 27; 68; 31; 70]%positive;
  at_ 2 0 1 0 1 [K [0; 0]%Z] [8; 16; 20; 41; 11; 61; 23; 80]%positive;
  at_ 2 1 1 0 1 [K [1; 0]%Z] [9; 17; 11; 17; 23; 1]%positive;
  at_ 2 1 0 1 0 [K [0; 0]%Z] [12; 18; 16; 39; 15; 63; 19; 75]%positive;
  at_ 2 1 1 1 0 [K [-1; 0]%Z] [14; 19; 15; 19; 19; 1]%positive; at_ 0 0 0 1 0 [] [13; 22; 17; 24]%positive;
  at_ 1 0 0 0 1 [] [10; 27; 22; 31]%positive;
  at_ 2 0 0 0 0 [K [-1; -1]%Z] [6; 1; 7; 1; 26; 1; 18; 1; 22; 1; 23; 1; 27; 1; 30; 1; 31; 1; 19; 1]%positive;
  at_ 2 1 0 0 0 [K [0; -1]%Z] [7; 32; 19; 32; 23; 1; 27; 32; 31; 1]%positive;
  at_ 2 0 0 0 1 [K [0; -1]%Z] [10; 1; 22; 42; 23; 42; 11; 1]%positive;
  at_ 2 1 0 0 1 [K [1; -1]%Z] [11; 33; 23; 66]%positive;
  at_ 2 0 0 0 0 [K [1; 1]%Z] [5; 1; 7; 1; 29; 1; 17; 1; 19; 1; 21; 1; 31; 1; 25; 1; 27; 1; 23; 1]%positive;
  at_ 2 0 1 0 0 [K [0; 1]%Z] [7; 34; 19; 1; 23; 34; 31; 34; 27; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 1]%Z] [13; 1; 17; 40; 19; 40; 15; 1]%positive;
  at_ 2 0 1 1 0 [K [-1; 1]%Z] [15; 35; 19; 65]%positive; at_ 2 0 0 0 1 [K [1; 0]%Z] [11; 37; 23; 14]%positive;
  at_ 2 0 0 1 0 [K [-1; 0]%Z] [15; 38; 19; 13]%positive; at_ 2 1 0 0 1 [K [0; -1]%Z] [11; 1; 23; 1]%positive;
  at_ 2 0 0 0 0 [K [-1; 0]%Z] [7; 13; 30; 1; 31; 1; 19; 13; 27; 13; 23; 1]%positive;
  at_ 2 0 0 0 1 [K [0; 0]%Z] [11; 61; 23; 90]%positive; at_ 2 0 1 0 1 [K [-1; 0]%Z] [11; 1; 23; 1]%positive;
  at_ 2 1 0 1 0 [K [-1; 0]%Z] [18; 1; 14; 19; 15; 19; 19; 1]%positive;
  at_ 2 0 0 1 0 [K [-1; 1]%Z] [19; 62; 15; 83]%positive; at_ 2 0 1 1 0 [K [-2; 1]%Z] [19; 1; 15; 84]%positive;
  at_ 2 0 1 1 0 [K [0; 1]%Z] [15; 1; 19; 1]%positive;
  at_ 2 0 0 0 0 [K [1; 0]%Z] [7; 14; 25; 1; 27; 1; 23; 14; 31; 14; 19; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 0]%Z] [15; 63; 19; 87]%positive; at_ 2 1 0 1 0 [K [1; 0]%Z] [15; 1; 19; 1]%positive;
  at_ 2 0 1 0 1 [K [1; 0]%Z] [21; 1; 9; 17; 11; 17; 23; 1]%positive;
  at_ 2 0 0 0 1 [K [1; -1]%Z] [23; 64; 11; 78]%positive; at_ 2 1 0 0 1 [K [2; -1]%Z] [23; 1; 11; 79]%positive;
  at_ 2 1 1 1 0 [K [0; 1]%Z] [19; 1; 15; 1]%positive; at_ 2 1 1 0 1 [K [0; -1]%Z] [23; 1; 11; 1]%positive;
  at_ 2 0 1 0 0 [K [0; 0]%Z] [27; 68; 23; 80]%positive; at_ 2 1 1 0 0 [K [1; 0]%Z] [27; 1; 23; 1]%positive;
  at_ 2 1 0 0 0 [K [0; 0]%Z] [31; 70; 19; 75]%positive; at_ 2 1 1 0 0 [K [-1; 0]%Z] [31; 1; 19; 1]%positive;
  at_ 2 0 0 0 0 [K [0; -1]%Z] [27; 76; 23; 42]%positive; at_ 2 0 1 0 0 [K [-1; -1]%Z] [27; 1; 23; 1]%positive;
  at_ 2 1 0 0 0 [K [1; -1]%Z] [27; 77; 23; 66]%positive; at_ 2 1 1 0 0 [K [0; -1]%Z] [27; 32; 23; 1]%positive;
  at_ 2 0 1 0 1 [K [0; -1]%Z] [11; 1; 23; 42]%positive; at_ 2 1 1 0 1 [K [1; -1]%Z] [11; 33; 23; 99]%positive;
  at_ 2 1 0 0 0 [K [0; -2]%Z] [27; 1; 23; 1]%positive; at_ 2 0 0 0 1 [K [0; -2]%Z] [11; 1; 23; 1]%positive;
  at_ 2 1 0 0 1 [K [1; -2]%Z] [11; 1; 23; 100]%positive; at_ 2 0 0 0 0 [K [0; 1]%Z] [31; 81; 19; 40]%positive;
  at_ 2 0 1 0 0 [K [-1; 1]%Z] [31; 82; 19; 65]%positive; at_ 2 1 0 0 0 [K [1; 1]%Z] [31; 1; 19; 1]%positive;
  at_ 2 1 1 0 0 [K [0; 1]%Z] [31; 34; 19; 1]%positive; at_ 2 1 0 1 0 [K [0; 1]%Z] [15; 1; 19; 40]%positive;
  at_ 2 1 1 1 0 [K [-1; 1]%Z] [15; 35; 19; 94]%positive; at_ 2 0 1 0 0 [K [0; 2]%Z] [31; 1; 19; 1]%positive;
  at_ 2 0 0 1 0 [K [0; 2]%Z] [15; 1; 19; 1]%positive; at_ 2 0 1 1 0 [K [-1; 2]%Z] [15; 1; 19; 95]%positive;
  at_ 2 1 0 0 1 [K [1; 0]%Z] [11; 37]%positive; at_ 2 1 1 0 1 [K [0; 0]%Z] [11; 92]%positive;
  at_ 2 0 0 0 1 [K [1; 1]%Z] [11; 1]%positive; at_ 2 0 1 0 1 [K [0; 1]%Z] [11; 93]%positive;
  at_ 2 0 0 0 1 [K [-1; 0]%Z] [11; 1]%positive; at_ 2 0 0 1 0 [K [-2; 1]%Z] [19; 1; 15; 84]%positive;
  at_ 2 0 1 1 0 [K [-1; 0]%Z] [15; 38]%positive; at_ 2 1 1 1 0 [K [0; 0]%Z] [15; 97]%positive;
  at_ 2 0 0 1 0 [K [-1; -1]%Z] [15; 1]%positive; at_ 2 1 0 1 0 [K [0; -1]%Z] [15; 98]%positive;
  at_ 2 0 0 1 0 [K [1; 0]%Z] [15; 1]%positive; at_ 2 0 0 0 1 [K [2; -1]%Z] [23; 1; 11; 79]%positive;
  at_ 2 0 1 0 0 [K [1; 0]%Z] [27; 1]%positive; at_ 2 0 0 0 0 [K [1; -1]%Z] [27; 77]%positive;
  at_ 2 1 0 0 0 [K [2; -1]%Z] [27; 1]%positive; at_ 2 1 0 0 0 [K [-1; 0]%Z] [31; 1]%positive;
  at_ 2 0 0 0 0 [K [-1; 1]%Z] [31; 82]%positive; at_ 2 0 1 0 0 [K [-2; 1]%Z] [31; 1]%positive].
Definition the_hints : hints := {|
  h_T := (0, 0);
  h_top := [0; 0];
  h_le := [(1, 0)];
  h_options := options_states_0;
  h_board := [];
  h_all := [];
  h_fuel := 7
|}.

(** ** The proof: Coq computes the check. *)
Lemma checked : check the_rules the_automaton the_hints = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem proved : statement.
Proof. exact (sound_everywhere _ _ _ checked eq_refl). Qed.

(** The P-positions with x, y < 12. *)
Example small : accepted_below the_automaton 12 =
  [(0, 0); (1, 2); (2, 1); (3, 5); (4, 7); (5, 3); (6, 10); (7, 4); (10, 6)].
Proof. vm_compute. reflexivity. Qed.

Print Assumptions proved.
