(** * Games whose pairs a substitution writes

    The rules are data: the rule of the letter O, which is 0 in Coq, then that of the letter -, which
    is 1, then those of the other letters; each is a list of steps with the letter of the new d. What
    [c_of] and [d_of] make of them is defined in substitution/Words.v, [lengthened] in
    substitution/Classes.v, P-positions and games in Game.v and Moves.v. The proof of each theorem is
    that Coq computes the check of substitution/Check.v. *)
From Coq Require Import List.
From Wythoff Require Import Game Moves.
From Wythoff.substitution Require Import Words Check Sound Classes.
Import ListNotations.

(** 2WN^(2,3), 5WN^(2,3), 8WN^(2,3), ...: - -> +3b +2a; O -> +2a; a -> +4a; b -> +3b. In Coq 2 is a, 3 is b. *)
Definition rules_2_2_3 : rules := [
  [(2, 2)];
  [(3, 3); (2, 2)];
  [(4, 2)];
  [(3, 3)]].
Definition statement_2_2_3 : Prop := forall k v,
  Pposition (mWN_modulo (2 + k * 3) 2 3) v <->
  in_nat_pairs (c_of (lengthened (k * 3) rules_2_2_3)) (d_of (lengthened (k * 3) rules_2_2_3)) v.
Lemma checked_2_2_3 : check_class 2 3 2 rules_2_2_3 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_2_2_3 : statement_2_2_3.
Proof. exact (substitution_class 2 3 2 rules_2_2_3 checked_2_2_3). Qed.
Example first_2_2_3 : map (fun n => (c_of rules_2_2_3 n, d_of rules_2_2_3 n)) (seq 0 8) =
  [(0, 0); (0, 2); (1, 5); (1, 7); (2, 11); (3, 14); (3, 16); (4, 19)].
Proof. vm_compute. reflexivity. Qed.

(** 3WN^(2,5), 8WN^(2,5), 13WN^(2,5), ...: - -> +4a +3a +4b; O -> +3a +4b; a -> +4a +4b; b -> +4a +3a. In Coq 2 is a, 3 is b. *)
Definition rules_3_2_5 : rules := [
  [(3, 2); (4, 3)];
  [(4, 2); (3, 2); (4, 3)];
  [(4, 2); (4, 3)];
  [(4, 2); (3, 2)]].
Definition statement_3_2_5 : Prop := forall k v,
  Pposition (mWN_modulo (3 + k * 5) 2 5) v <->
  in_nat_pairs (c_of (lengthened (k * 5) rules_3_2_5)) (d_of (lengthened (k * 5) rules_3_2_5)) v.
Lemma checked_3_2_5 : check_class 3 5 2 rules_3_2_5 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_3_2_5 : statement_3_2_5.
Proof. exact (substitution_class 3 5 2 rules_3_2_5 checked_3_2_5). Qed.
Example first_3_2_5 : map (fun n => (c_of rules_3_2_5 n, d_of rules_3_2_5 n)) (seq 0 8) =
  [(0, 0); (0, 3); (0, 7); (1, 11); (1, 14); (1, 18); (2, 22); (2, 25)].
Proof. vm_compute. reflexivity. Qed.

(** 4WN^(3,5), 9WN^(3,5), 14WN^(3,5), ...: - -> +5b +4a +4a; O -> +4a +4a; a -> +6a; b -> +5b +4a. In Coq 2 is a, 3 is b. *)
Definition rules_4_3_5 : rules := [
  [(4, 2); (4, 2)];
  [(5, 3); (4, 2); (4, 2)];
  [(6, 2)];
  [(5, 3); (4, 2)]].
Definition statement_4_3_5 : Prop := forall k v,
  Pposition (mWN_modulo (4 + k * 5) 3 5) v <->
  in_nat_pairs (c_of (lengthened (k * 5) rules_4_3_5)) (d_of (lengthened (k * 5) rules_4_3_5)) v.
Lemma checked_4_3_5 : check_class 4 5 3 rules_4_3_5 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_4_3_5 : statement_4_3_5.
Proof. exact (substitution_class 4 5 3 rules_4_3_5 checked_4_3_5). Qed.
Example first_4_3_5 : map (fun n => (c_of rules_4_3_5 n, d_of rules_4_3_5 n)) (seq 0 8) =
  [(0, 0); (0, 4); (0, 8); (1, 13); (1, 17); (1, 21); (2, 26); (2, 30)].
Proof. vm_compute. reflexivity. Qed.

(** 4WN^(3,6), 10WN^(3,6), 16WN^(3,6), ...: - -> +5c +4a +5b; O -> +4a +5b; a -> +6d; b -> +5c +5b; c -> +5c; d -> +5c +4a. In Coq 2 is a, 3 is b, 4 is c, 5 is d. *)
Definition rules_4_3_6 : rules := [
  [(4, 2); (5, 3)];
  [(5, 4); (4, 2); (5, 3)];
  [(6, 5)];
  [(5, 4); (5, 3)];
  [(5, 4)];
  [(5, 4); (4, 2)]].
Definition statement_4_3_6 : Prop := forall k v,
  Pposition (mWN_modulo (4 + k * 6) 3 6) v <->
  in_nat_pairs (c_of (lengthened (k * 6) rules_4_3_6)) (d_of (lengthened (k * 6) rules_4_3_6)) v.
Lemma checked_4_3_6 : check_class 4 6 3 rules_4_3_6 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_4_3_6 : statement_4_3_6.
Proof. exact (substitution_class 4 6 3 rules_4_3_6 checked_4_3_6). Qed.
Example first_4_3_6 : map (fun n => (c_of rules_4_3_6 n, d_of rules_4_3_6 n)) (seq 0 8) =
  [(0, 0); (0, 4); (0, 9); (1, 14); (1, 18); (1, 23); (2, 28); (2, 32)].
Proof. vm_compute. reflexivity. Qed.

(** 5WN^(2,7), 12WN^(2,7), 19WN^(2,7), ...: - -> +6a +5a +5a +6b; O -> +5a +5a +6b; a -> +6a +5a +6b; b -> +6a +5a +5a. In Coq 2 is a, 3 is b. *)
Definition rules_5_2_7 : rules := [
  [(5, 2); (5, 2); (6, 3)];
  [(6, 2); (5, 2); (5, 2); (6, 3)];
  [(6, 2); (5, 2); (6, 3)];
  [(6, 2); (5, 2); (5, 2)]].
Definition statement_5_2_7 : Prop := forall k v,
  Pposition (mWN_modulo (5 + k * 7) 2 7) v <->
  in_nat_pairs (c_of (lengthened (k * 7) rules_5_2_7)) (d_of (lengthened (k * 7) rules_5_2_7)) v.
Lemma checked_5_2_7 : check_class 5 7 2 rules_5_2_7 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_5_2_7 : statement_5_2_7.
Proof. exact (substitution_class 5 7 2 rules_5_2_7 checked_5_2_7). Qed.
Example first_5_2_7 : map (fun n => (c_of rules_5_2_7 n, d_of rules_5_2_7 n)) (seq 0 8) =
  [(0, 0); (0, 5); (0, 10); (0, 16); (1, 22); (1, 27); (1, 32); (1, 38)].
Proof. vm_compute. reflexivity. Qed.

(** 6WN^(4,7), 13WN^(4,7), 20WN^(4,7), ...: - -> +7b +6a +6a +6a; O -> +6a +6a +6a; a -> +8a; b -> +7b +6a +6a. In Coq 2 is a, 3 is b. *)
Definition rules_6_4_7 : rules := [
  [(6, 2); (6, 2); (6, 2)];
  [(7, 3); (6, 2); (6, 2); (6, 2)];
  [(8, 2)];
  [(7, 3); (6, 2); (6, 2)]].
Definition statement_6_4_7 : Prop := forall k v,
  Pposition (mWN_modulo (6 + k * 7) 4 7) v <->
  in_nat_pairs (c_of (lengthened (k * 7) rules_6_4_7)) (d_of (lengthened (k * 7) rules_6_4_7)) v.
Lemma checked_6_4_7 : check_class 6 7 4 rules_6_4_7 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_6_4_7 : statement_6_4_7.
Proof. exact (substitution_class 6 7 4 rules_6_4_7 checked_6_4_7). Qed.
Example first_6_4_7 : map (fun n => (c_of rules_6_4_7 n, d_of rules_6_4_7 n)) (seq 0 8) =
  [(0, 0); (0, 6); (0, 12); (0, 18); (1, 25); (1, 31); (1, 37); (1, 43)].
Proof. vm_compute. reflexivity. Qed.

(** 5WN^(3,8), 13WN^(3,8), 21WN^(3,8), ...: - -> +6a +5a +6b; O -> +5a +6b; a -> +6a +6b; b -> +6a +5a. In Coq 2 is a, 3 is b. *)
Definition rules_5_3_8 : rules := [
  [(5, 2); (6, 3)];
  [(6, 2); (5, 2); (6, 3)];
  [(6, 2); (6, 3)];
  [(6, 2); (5, 2)]].
Definition statement_5_3_8 : Prop := forall k v,
  Pposition (mWN_modulo (5 + k * 8) 3 8) v <->
  in_nat_pairs (c_of (lengthened (k * 8) rules_5_3_8)) (d_of (lengthened (k * 8) rules_5_3_8)) v.
Lemma checked_5_3_8 : check_class 5 8 3 rules_5_3_8 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_5_3_8 : statement_5_3_8.
Proof. exact (substitution_class 5 8 3 rules_5_3_8 checked_5_3_8). Qed.
Example first_5_3_8 : map (fun n => (c_of rules_5_3_8 n, d_of rules_5_3_8 n)) (seq 0 8) =
  [(0, 0); (0, 5); (0, 11); (1, 17); (1, 22); (1, 28); (2, 34); (2, 39)].
Proof. vm_compute. reflexivity. Qed.

(** 5WN^(2,9), 14WN^(2,9), 23WN^(2,9), ...: - -> +6a +5a +6b +5a +6b; O -> +5a +6b +5a +6b; a -> +6a +6b +5a +6b; b -> +6a +5a +6b +5a. In Coq 2 is a, 3 is b. *)
Definition rules_5_2_9 : rules := [
  [(5, 2); (6, 3); (5, 2); (6, 3)];
  [(6, 2); (5, 2); (6, 3); (5, 2); (6, 3)];
  [(6, 2); (6, 3); (5, 2); (6, 3)];
  [(6, 2); (5, 2); (6, 3); (5, 2)]].
Definition statement_5_2_9 : Prop := forall k v,
  Pposition (mWN_modulo (5 + k * 9) 2 9) v <->
  in_nat_pairs (c_of (lengthened (k * 9) rules_5_2_9)) (d_of (lengthened (k * 9) rules_5_2_9)) v.
Lemma checked_5_2_9 : check_class 5 9 2 rules_5_2_9 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_5_2_9 : statement_5_2_9.
Proof. exact (substitution_class 5 9 2 rules_5_2_9 checked_5_2_9). Qed.
Example first_5_2_9 : map (fun n => (c_of rules_5_2_9 n, d_of rules_5_2_9 n)) (seq 0 8) =
  [(0, 0); (0, 5); (0, 11); (0, 16); (0, 22); (1, 28); (1, 33); (1, 39)].
Proof. vm_compute. reflexivity. Qed.

(** 7WN^(2,9), 16WN^(2,9), 25WN^(2,9), ...: - -> +8a +7a +7a +7a +8b; O -> +7a +7a +7a +8b; a -> +8a +7a +7a +8b; b -> +8a +7a +7a +7a. In Coq 2 is a, 3 is b. *)
Definition rules_7_2_9 : rules := [
  [(7, 2); (7, 2); (7, 2); (8, 3)];
  [(8, 2); (7, 2); (7, 2); (7, 2); (8, 3)];
  [(8, 2); (7, 2); (7, 2); (8, 3)];
  [(8, 2); (7, 2); (7, 2); (7, 2)]].
Definition statement_7_2_9 : Prop := forall k v,
  Pposition (mWN_modulo (7 + k * 9) 2 9) v <->
  in_nat_pairs (c_of (lengthened (k * 9) rules_7_2_9)) (d_of (lengthened (k * 9) rules_7_2_9)) v.
Lemma checked_7_2_9 : check_class 7 9 2 rules_7_2_9 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_7_2_9 : statement_7_2_9.
Proof. exact (substitution_class 7 9 2 rules_7_2_9 checked_7_2_9). Qed.
Example first_7_2_9 : map (fun n => (c_of rules_7_2_9 n, d_of rules_7_2_9 n)) (seq 0 8) =
  [(0, 0); (0, 7); (0, 14); (0, 21); (0, 29); (1, 37); (1, 44); (1, 51)].
Proof. vm_compute. reflexivity. Qed.

(** 8WN^(5,9), 17WN^(5,9), 26WN^(5,9), ...: - -> +9b +8a +8a +8a +8a; O -> +8a +8a +8a +8a; a -> +10a; b -> +9b +8a +8a +8a. In Coq 2 is a, 3 is b. *)
Definition rules_8_5_9 : rules := [
  [(8, 2); (8, 2); (8, 2); (8, 2)];
  [(9, 3); (8, 2); (8, 2); (8, 2); (8, 2)];
  [(10, 2)];
  [(9, 3); (8, 2); (8, 2); (8, 2)]].
Definition statement_8_5_9 : Prop := forall k v,
  Pposition (mWN_modulo (8 + k * 9) 5 9) v <->
  in_nat_pairs (c_of (lengthened (k * 9) rules_8_5_9)) (d_of (lengthened (k * 9) rules_8_5_9)) v.
Lemma checked_8_5_9 : check_class 8 9 5 rules_8_5_9 = true.
Proof. vm_cast_no_check (eq_refl true). Qed.
Theorem game_8_5_9 : statement_8_5_9.
Proof. exact (substitution_class 8 9 5 rules_8_5_9 checked_8_5_9). Qed.
Example first_8_5_9 : map (fun n => (c_of rules_8_5_9 n, d_of rules_8_5_9 n)) (seq 0 8) =
  [(0, 0); (0, 8); (0, 16); (0, 24); (0, 32); (1, 41); (1, 49); (1, 57)].
Proof. vm_compute. reflexivity. Qed.
