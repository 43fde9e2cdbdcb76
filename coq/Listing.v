(** * Rows of P-positions, and P-positions in order

    Definitions only. Section 7 of the paper denotes the P-positions of mWN^(l,p)
    by {c_i, d_i}, i >= 0, and lists them by c, then d, c <= d. *)
From Coq Require Import List Arith.
From Wythoff Require Import Game Moves Mex.

(** Row x, the positions (x, y) for all y, has exactly n P-positions. *)
Definition row_size (g : game) (x n : nat) : Prop :=
  exists l : list nat,
    NoDup l /\ (forall y, In y l <-> Pposition g (x, y)) /\ length l = n.

(** The P-positions are the {c_i, d_i}, listed by c and then d, c_i <= d_i. *)
Definition listed_in_order (g : game) (c d : nat -> nat) : Prop :=
  (forall v, Pposition g v <-> in_nat_pairs c d v) /\
  (forall i, c i <= d i) /\
  (forall i, c i < c (S i) \/ c i = c (S i) /\ d i < d (S i)).

(** x = mex^p of the list L (Section 5): the least number that occurs fewer than p
    times in it. *)
Definition is_mex_p (p : nat) (L : list nat) (x : nat) : Prop :=
  mex_p p (count_occ Nat.eq_dec L) x.
