(** * Pairs whose differences grow by m or m + 1

    Definitions only. The rows hold consecutive indices, row x those from first x
    on; c_n is the row of n, d_0 = 0, and d_n - c_n grows by m at a time, or by m + 1
    if m >= 2. *)
From Coq Require Import Arith.
From Wythoff Require Import Moves.

Record stepwise (m : nat) (c d first : nat -> nat) : Prop := {
  first_of_row_0 : first 0 = 0;
  no_row_is_empty : forall x, first x < first (S x);
  index_in_row : forall n, first (c n) <= n < first (S (c n));
  d_begins : d 0 = 0;
  difference_grows : forall n,
    d (S n) + c n = d n + c (S n) + m \/ 2 <= m /\ d (S n) + c n = d n + c (S n) + m + 1
}.

(** A length of the (l, p)-rook, l >= 1; and: within row x it reaches a pair from y. *)
Definition a_length (l p k : nat) : Prop := exists i j, k = i * p + j /\ j < l.
Definition reaches_a_pair (l p : nat) (c d : nat -> nat) (x y : nat) : Prop :=
  exists y1, y1 < y /\ in_nat_pairs c d (x, y1) /\ a_length l p (y - y1).
