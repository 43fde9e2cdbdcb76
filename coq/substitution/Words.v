(** * Pairs that a substitution writes

    Definitions only. Write the numbers 0, 1, 2, ... as a word of letters: the
    letter of y says whether y is one of the d_n, and of which sort. The letter of
    x alone says how row x goes on: by which steps from one d to the next, and
    which letters the new d's get. So reading the word from the left writes it,
    further to the right. *)
From Coq Require Import List Arith.
Import ListNotations.

(** A letter is a number: [origin] is the letter of 0, [plain] that of a number
    which is no d_n, and all others are those of the d_n with n > 0. The rule of a
    letter is a list of steps, each with the letter of the new d. *)
Notation letter := nat (only parsing).
Definition origin : letter := 0.
Definition plain : letter := 1.
Definition rules : Type := list (list (nat * letter)).
Definition rule (R : rules) (a : letter) : list (nat * letter) := nth a R [].

(** What steps write: each writes the plain numbers up to the new d, and it. *)
Fixpoint written (steps : list (nat * letter)) : list letter :=
  match steps with
  | [] => []
  | (s, b) :: more => repeat plain (s - 1) ++ b :: written more
  end.

(** The word after the rows 0, ..., x - 1 have been read, and the letter of x. *)
Fixpoint word (R : rules) (x : nat) : list letter :=
  match x with
  | 0 => [origin]
  | S y => word R y ++ written (rule R (nth y (word R y) plain))
  end.
Definition letter_of (R : rules) (x : nat) : letter := nth x (word R x) plain.

(** The d's that steps reach from [d] on. *)
Fixpoint reached (d : nat) (steps : list (nat * letter)) : list nat :=
  match steps with
  | [] => []
  | (s, _) :: more => d + s :: reached (d + s) more
  end.

(** The columns of the pairs in row x: row 0 has (0, 0); then come those which the
    letter of x writes, from the last number of the word on. *)
Definition row (R : rules) (x : nat) : list nat :=
  match x with 0 => [0] | S _ => [] end ++
  reached (length (word R x) - 1) (rule R (letter_of R x)).

(** The pairs of the rows 0, ..., x - 1, in their order, and the n-th of all. *)
Fixpoint pairs (R : rules) (x : nat) : list (nat * nat) :=
  match x with
  | 0 => []
  | S y => pairs R y ++ map (pair y) (row R y)
  end.
Definition c_of (R : rules) (n : nat) : nat := fst (nth n (pairs R (S n)) (0, 0)).
Definition d_of (R : rules) (n : nat) : nat := snd (nth n (pairs R (S n)) (0, 0)).
