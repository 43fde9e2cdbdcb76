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

(** ** Hints: not trusted. 64 states are checked. *)
Definition options_states_0 : list (nstate * option positive) := [
  on 0 1 0 0 0 0 0 [] 1; on 1 1 0 0 0 0 0 [] 2; on 2 1 0 0 0 0 0 [K [0; 0]%Z] 3; on 0 1 1 0 0 0 1 [] 4;
  on 0 2 0 1 0 1 0 [] 5; on 0 2 1 1 0 1 1 [] 6; on 0 3 1 0 1 0 0 [] 7; on 1 1 0 1 0 0 2 [] 8; on 1 2 0 1 0 1 0 [] 9;
  on 1 3 1 0 1 0 0 [] 10; on 1 3 1 1 1 0 2 [] 11; on 2 1 0 1 0 0 2 [K [-1; 0]%Z] 12; on 2 1 1 0 0 0 1 [K [1; 0]%Z] 13;
  on 2 1 1 1 0 0 3 [K [0; 0]%Z] 14; on 2 2 0 1 0 1 0 [K [0; 0]%Z] 15; on 2 2 1 1 0 1 1 [K [1; 0]%Z] 16;
  on 2 3 1 0 1 0 0 [K [0; 0]%Z] 17; on 2 3 1 1 1 0 2 [K [-1; 0]%Z] 18; on 0 1 0 0 0 0 1 [] 19; on 0 2 0 1 0 1 1 [] 20;
  on 0 3 0 0 1 0 1 [] 21; on 0 4 1 0 1 0 0 [] 22; on 0 4 0 0 1 0 1 [] 23; on 0 5 0 1 0 1 0 [] 24;
  on 1 1 0 0 0 0 2 [] 25; on 1 2 0 0 0 1 2 [] 26; on 1 3 1 0 1 0 2 [] 27; on 1 4 1 0 1 0 0 [] 28;
  on 1 5 0 1 0 1 0 [] 29; on 1 5 0 0 0 1 2 [] 30; off 2 1 0 0 0 0 2 [K [-1; -1]%Z]; on 2 1 1 0 0 0 3 [K [0; -1]%Z] 31;
  off 2 2 0 0 0 1 2 [K [0; -1]%Z]; on 2 2 1 0 0 1 3 [K [1; -1]%Z] 32; off 2 1 0 0 0 0 1 [K [1; 1]%Z];
  on 2 1 0 1 0 0 3 [K [0; 1]%Z] 33; off 2 3 0 0 1 0 1 [K [0; 1]%Z]; on 2 3 0 1 1 0 3 [K [-1; 1]%Z] 34;
  on 2 1 0 0 0 0 3 [K [0; 0]%Z] 35; on 2 2 0 0 0 1 3 [K [1; 0]%Z] 36; on 2 3 0 0 1 0 3 [K [-1; 0]%Z] 37;
  on 2 4 1 0 1 0 0 [K [0; 0]%Z] 38; on 2 4 0 0 1 0 1 [K [0; 1]%Z] 39; on 2 5 0 1 0 1 0 [K [0; 0]%Z] 40;
  on 2 5 0 0 0 1 2 [K [0; -1]%Z] 41; on 0 3 1 0 1 0 1 [] 42; on 0 4 1 0 1 0 1 [] 43; on 0 5 0 1 0 1 1 [] 44;
  on 0 5 1 1 0 1 1 [] 45; on 0 6 0 0 0 0 0 [] 46; on 0 6 0 0 0 0 1 [] 47; on 0 6 1 0 0 0 1 [] 48;
  on 0 7 0 0 0 0 0 [] 49; on 0 7 1 0 0 0 1 [] 50; on 1 2 0 1 0 1 2 [] 51; on 1 4 1 0 1 0 2 [] 52;
  on 1 4 1 1 1 0 2 [] 53; on 1 5 0 1 0 1 2 [] 54; on 1 6 0 0 0 0 0 [] 55; on 1 6 0 1 0 0 2 [] 56;
  on 1 7 0 0 0 0 0 [] 57; on 1 7 0 0 0 0 2 [] 58; on 1 7 0 1 0 0 2 [] 59; off 2 2 1 0 0 1 3 [K [0; -1]%Z];
  on 2 1 0 0 0 0 3 [K [-1; 0]%Z] 12; on 2 2 0 0 0 1 3 [K [0; 0]%Z] 60; off 2 2 0 1 0 1 3 [K [-1; 0]%Z];
  off 2 4 1 0 1 0 2 [K [-1; 0]%Z]; on 2 4 0 0 1 0 3 [K [-1; 1]%Z] 61; off 2 4 0 1 1 0 3 [K [-2; 1]%Z];
  off 2 3 0 1 1 0 3 [K [0; 1]%Z]; on 2 1 0 0 0 0 3 [K [1; 0]%Z] 13; on 2 3 0 0 1 0 3 [K [0; 0]%Z] 62;
  off 2 3 1 0 1 0 3 [K [1; 0]%Z]; off 2 5 0 1 0 1 1 [K [1; 0]%Z]; on 2 5 0 0 0 1 3 [K [1; -1]%Z] 63;
  off 2 5 1 0 0 1 3 [K [2; -1]%Z]; on 2 1 0 1 0 0 3 [K [-1; 0]%Z] 12; on 2 1 1 0 0 0 3 [K [1; 0]%Z] 13;
  on 2 2 0 1 0 1 3 [K [0; 0]%Z] 60; on 2 2 1 1 0 1 3 [K [1; 0]%Z] 16; on 2 3 1 0 1 0 3 [K [0; 0]%Z] 62;
  on 2 3 1 1 1 0 3 [K [-1; 0]%Z] 18; on 2 4 0 0 1 0 3 [K [0; 1]%Z] 39; on 2 4 0 1 1 0 3 [K [-1; 1]%Z] 64;
  off 2 4 1 1 1 0 3 [K [0; 1]%Z]; on 2 5 0 0 0 1 3 [K [0; -1]%Z] 41; on 2 5 1 0 0 1 3 [K [1; -1]%Z] 65;
  off 2 5 1 1 0 1 3 [K [0; -1]%Z]; on 2 6 0 0 0 0 0 [K [0; 0]%Z] 66; on 2 6 0 1 0 0 2 [K [-1; 0]%Z] 12;
  off 2 6 0 0 0 0 1 [K [1; 0]%Z]; on 2 6 0 1 0 0 3 [K [0; 0]%Z] 67; off 2 6 1 1 0 0 3 [K [1; 0]%Z];
  on 2 2 0 1 0 1 1 [K [1; 0]%Z] 16; on 2 7 0 0 0 0 0 [K [0; 0]%Z] 68; on 2 7 1 0 0 0 1 [K [1; 0]%Z] 13;
  off 2 7 0 0 0 0 2 [K [-1; 0]%Z]; on 2 7 1 0 0 0 3 [K [0; 0]%Z] 69; off 2 7 1 1 0 0 3 [K [-1; 0]%Z];
  on 2 3 1 0 1 0 2 [K [-1; 0]%Z] 18; on 0 7 0 0 0 0 1 [] 70; on 0 4 0 0 0 0 0 [] 71; on 0 4 1 0 0 0 1 [] 43;
  on 0 4 0 0 0 0 1 [] 23; on 0 5 0 0 0 0 0 [] 24; on 0 5 1 0 0 0 1 [] 45; on 0 5 0 0 0 0 1 [] 44;
  on 1 6 0 0 0 0 2 [] 72; on 1 4 0 0 0 0 0 [] 28; on 1 4 0 1 0 0 2 [] 53; on 1 4 0 0 0 0 2 [] 52;
  on 1 5 0 0 0 0 0 [] 73; on 1 5 0 1 0 0 2 [] 54; on 1 5 0 0 0 0 2 [] 30; off 2 1 0 0 0 0 3 [K [-1; -1]%Z];
  off 2 2 0 0 0 1 3 [K [0; -1]%Z]; off 2 2 1 1 0 1 3 [K [0; -1]%Z]; on 2 4 0 0 1 0 3 [K [-1; 0]%Z] 12;
  on 2 4 1 0 1 0 3 [K [0; 0]%Z] 74; off 2 4 1 1 1 0 3 [K [-1; 0]%Z]; off 2 6 0 0 0 0 2 [K [-1; -1]%Z];
  on 2 6 0 0 0 0 3 [K [0; -1]%Z] 75; off 2 6 0 1 0 0 3 [K [-1; -1]%Z]; on 2 6 1 0 0 0 3 [K [1; -1]%Z] 76;
  on 2 6 1 1 0 0 3 [K [0; -1]%Z] 31; on 2 2 0 0 0 1 3 [K [1; -1]%Z] 77; off 2 2 0 1 0 1 3 [K [0; -1]%Z];
  on 2 2 1 0 0 1 3 [K [2; -1]%Z] 78; on 2 2 1 1 0 1 3 [K [1; -1]%Z] 32; off 2 6 1 0 0 0 3 [K [0; -2]%Z];
  off 2 2 0 0 0 1 3 [K [0; -2]%Z]; off 2 2 1 0 0 1 3 [K [1; -2]%Z]; off 2 1 0 0 0 0 3 [K [1; 1]%Z];
  off 2 3 0 0 1 0 3 [K [0; 1]%Z]; off 2 3 1 1 1 0 3 [K [0; 1]%Z]; on 2 5 0 0 0 1 3 [K [1; 0]%Z] 13;
  on 2 5 0 1 0 1 3 [K [0; 0]%Z] 79; off 2 5 1 1 0 1 3 [K [1; 0]%Z]; off 2 7 0 0 0 0 1 [K [1; 1]%Z];
  on 2 7 0 0 0 0 3 [K [0; 1]%Z] 80; on 2 7 0 1 0 0 3 [K [-1; 1]%Z] 81; off 2 7 1 0 0 0 3 [K [1; 1]%Z];
  on 2 7 1 1 0 0 3 [K [0; 1]%Z] 33; on 2 3 0 0 1 0 3 [K [-1; 1]%Z] 82; on 2 3 0 1 1 0 3 [K [-2; 1]%Z] 83;
  off 2 3 1 0 1 0 3 [K [0; 1]%Z]; on 2 3 1 1 1 0 3 [K [-1; 1]%Z] 34; off 2 7 0 1 0 0 3 [K [0; 2]%Z];
  off 2 3 0 0 1 0 3 [K [0; 2]%Z]; off 2 3 0 1 1 0 3 [K [-1; 2]%Z]; off 2 6 0 0 0 0 3 [K [1; 0]%Z];
  on 2 2 0 1 0 1 3 [K [1; 0]%Z] 16; off 2 7 0 0 0 0 3 [K [-1; 0]%Z]; on 2 3 1 0 1 0 3 [K [-1; 0]%Z] 18;
  on 2 4 0 0 0 0 0 [K [0; 0]%Z] 84; on 2 4 0 1 0 0 2 [K [-1; 0]%Z] 12; off 2 4 1 0 0 0 1 [K [1; 0]%Z];
  on 2 4 1 1 0 0 3 [K [0; 0]%Z] 85; off 2 4 0 0 0 0 2 [K [-1; -1]%Z]; on 2 4 1 0 0 0 3 [K [0; -1]%Z] 31;
  off 2 4 0 0 0 0 1 [K [1; 1]%Z]; off 2 4 0 1 0 0 3 [K [0; 1]%Z]; on 2 4 0 0 0 0 3 [K [0; 0]%Z] 86;
  off 2 4 1 0 0 0 3 [K [1; 0]%Z]; off 2 4 0 0 0 0 3 [K [1; 1]%Z]; on 2 5 0 0 0 0 0 [K [0; 0]%Z] 87;
  off 2 5 0 1 0 0 2 [K [-1; 0]%Z]; on 2 5 1 0 0 0 1 [K [1; 0]%Z] 13; on 2 5 1 1 0 0 3 [K [0; 0]%Z] 88;
  off 2 5 0 0 0 0 1 [K [1; 1]%Z]; on 2 5 0 1 0 0 3 [K [0; 1]%Z] 33; off 2 5 0 0 0 0 2 [K [-1; -1]%Z];
  off 2 5 1 0 0 0 3 [K [0; -1]%Z]; on 2 5 0 0 0 0 3 [K [0; 0]%Z] 89; off 2 5 0 1 0 0 3 [K [-1; 0]%Z];
  off 2 5 0 0 0 0 3 [K [-1; -1]%Z]; off 2 4 1 0 1 0 3 [K [-1; 0]%Z]; off 2 6 0 0 0 0 3 [K [-1; -1]%Z];
  on 2 6 1 0 0 0 3 [K [0; -1]%Z] 31; on 2 6 0 0 0 0 3 [K [0; 0]%Z] 90; on 2 6 0 1 0 0 3 [K [-1; 0]%Z] 12;
  on 2 4 0 0 0 0 3 [K [-1; 0]%Z] 12; on 2 4 1 0 0 0 3 [K [0; 0]%Z] 74; off 2 4 1 1 0 0 3 [K [-1; 0]%Z];
  on 2 2 1 0 0 1 3 [K [1; 0]%Z] 36; on 2 2 1 1 0 1 3 [K [0; 0]%Z] 91; on 2 4 0 0 0 0 3 [K [0; 1]%Z] 39;
  on 2 4 0 1 0 0 3 [K [-1; 1]%Z] 64; off 2 2 0 0 0 1 3 [K [1; 1]%Z]; on 2 2 0 1 0 1 3 [K [0; 1]%Z] 92;
  on 2 4 1 0 1 0 3 [K [0; 1]%Z] 39; on 2 4 1 1 1 0 3 [K [-1; 1]%Z] 93; off 2 4 0 0 1 0 3 [K [0; 2]%Z];
  on 2 4 0 1 1 0 3 [K [-1; 2]%Z] 94; off 2 2 0 0 0 1 3 [K [-1; 0]%Z]; off 2 4 0 0 1 0 3 [K [-2; 1]%Z];
  off 2 5 0 1 0 1 3 [K [1; 0]%Z]; off 2 7 0 0 0 0 3 [K [1; 1]%Z]; on 2 7 0 1 0 0 3 [K [0; 1]%Z] 33;
  on 2 7 0 0 0 0 3 [K [0; 0]%Z] 95; on 2 7 1 0 0 0 3 [K [1; 0]%Z] 13; on 2 5 0 0 0 0 3 [K [1; 0]%Z] 13;
  on 2 5 0 1 0 0 3 [K [0; 0]%Z] 79; off 2 5 1 1 0 0 3 [K [1; 0]%Z]; on 2 3 0 1 1 0 3 [K [-1; 0]%Z] 37;
  on 2 3 1 1 1 0 3 [K [0; 0]%Z] 96; on 2 5 0 0 0 0 3 [K [0; -1]%Z] 41; on 2 5 1 0 0 0 3 [K [1; -1]%Z] 65;
  off 2 3 0 0 1 0 3 [K [-1; -1]%Z]; on 2 3 1 0 1 0 3 [K [0; -1]%Z] 97; on 2 5 0 1 0 1 3 [K [0; -1]%Z] 41;
  on 2 5 1 1 0 1 3 [K [1; -1]%Z] 98; off 2 5 0 0 0 1 3 [K [0; -2]%Z]; on 2 5 1 0 0 1 3 [K [1; -2]%Z] 99;
  off 2 3 0 0 1 0 3 [K [1; 0]%Z]; off 2 5 0 0 0 1 3 [K [2; -1]%Z]; off 2 6 1 0 0 0 1 [K [1; 0]%Z];
  on 2 6 1 1 0 0 3 [K [0; 0]%Z] 67; off 2 6 0 0 0 0 1 [K [1; 1]%Z]; off 2 6 0 1 0 0 3 [K [0; 1]%Z];
  on 2 6 0 0 0 0 3 [K [-1; 0]%Z] 12; off 2 6 1 0 0 0 3 [K [1; 0]%Z]; off 2 6 0 0 0 0 3 [K [1; 1]%Z];
  off 2 7 0 1 0 0 2 [K [-1; 0]%Z]; on 2 7 1 1 0 0 3 [K [0; 0]%Z] 69; off 2 7 0 0 0 0 2 [K [-1; -1]%Z];
  off 2 7 1 0 0 0 3 [K [0; -1]%Z]; on 2 7 0 0 0 0 3 [K [1; 0]%Z] 13; off 2 7 0 1 0 0 3 [K [-1; 0]%Z];
  off 2 7 0 0 0 0 3 [K [-1; -1]%Z]; on 2 4 0 1 0 0 3 [K [-1; 0]%Z] 12; off 2 4 0 0 0 0 3 [K [-1; -1]%Z];
  off 2 4 0 1 1 0 3 [K [0; 1]%Z]; on 2 4 0 0 1 0 3 [K [0; 0]%Z] 86; off 2 4 1 0 1 0 3 [K [1; 0]%Z];
  off 2 6 0 1 0 0 3 [K [1; 0]%Z]; on 2 6 0 0 0 0 3 [K [1; -1]%Z] 76; off 2 6 1 0 0 0 3 [K [2; -1]%Z];
  on 2 2 0 0 0 1 3 [K [2; -1]%Z] 78; on 2 5 1 0 0 0 3 [K [1; 0]%Z] 13; off 2 5 0 0 0 0 3 [K [1; 1]%Z];
  off 2 5 1 0 0 1 3 [K [0; -1]%Z]; on 2 5 0 0 0 1 3 [K [0; 0]%Z] 89; off 2 5 0 1 0 1 3 [K [-1; 0]%Z];
  off 2 7 1 0 0 0 3 [K [-1; 0]%Z]; on 2 7 0 0 0 0 3 [K [-1; 1]%Z] 81; off 2 7 0 1 0 0 3 [K [-2; 1]%Z];
  on 2 3 0 0 1 0 3 [K [-2; 1]%Z] 83; off 2 4 0 0 0 0 3 [K [1; 0]%Z]; off 2 5 0 0 0 0 3 [K [-1; 0]%Z];
  off 2 4 1 0 0 0 3 [K [1; 1]%Z]; off 2 4 1 1 0 0 3 [K [0; 1]%Z]; off 2 4 0 1 0 0 3 [K [0; 2]%Z];
  off 2 5 0 1 0 0 3 [K [-1; -1]%Z]; off 2 5 1 1 0 0 3 [K [0; -1]%Z]; off 2 5 1 0 0 0 3 [K [0; -2]%Z]].
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
