(** * Minimal exclusive algorithms

    Definitions only: the algorithms of Sections 1.3 and 5 to the letter.
    An algorithm is a condition on two sequences x and y of natural numbers: each x_n is determined by earlier numbers. That
    there are such sequences, and only one pair of them, is proved for each ([paper/Recursion.v]). *)
From Coq Require Import List Arith Bool.

(** Section 1.3: r = mex X, the least natural number that is not in X. *)
Definition mex (X : nat -> Prop) (r : nat) : Prop := ~ X r /\ forall k, k < r -> X k.

(** Equation (5): x_n = mex { x_i, y_i | 0 <= i < n } and y_n = x_n + mn. *)
Definition equation_5 (m : nat) (x y : nat -> nat) : Prop :=
  forall n, mex (fun k => exists i, i < n /\ (k = x i \/ k = y i)) (x n) /\ y n = x n + m * n.

(** Section 5: a multiset X is given by xi, where xi i counts the occurrences of i; r = mex^p xi is the least natural number
    with xi r < p. The paper prints "the least non-negative integer i in X such that xi^i < p", that is, with 0 < xi i. *)
Definition mex_p (p : nat) (xi : nat -> nat) (r : nat) : Prop := xi r < p /\ forall i, i < r -> p <= xi i.
Definition mex_p_printed (p : nat) (xi : nat -> nat) (r : nat) : Prop :=
  (0 < xi r /\ xi r < p) /\ forall i, i < r -> ~ (0 < xi i /\ xi i < p).

(** Proposition 5.2 (i): x_n = mex^p xi_n and y_n = x_n + mn, where xi_n^i = # { j | i = x_j or i = y_j, 0 <= j < n }. *)
Definition xi (x y : nat -> nat) (n i : nat) : nat :=
  length (filter (fun j => (i =? x j) || (i =? y j)) (seq 0 n)).
Definition algorithm_i (m p : nat) (x y : nat -> nat) : Prop :=
  forall n, mex_p p (xi x y n) (x n) /\ y n = x n + m * n.
Definition algorithm_i_printed (m p : nat) (x y : nat -> nat) : Prop :=
  forall n, mex_p_printed p (xi x y n) (x n) /\ y n = x n + m * n.

(** Proposition 5.2 (ii): x_n = mex { nu_i^n, mu_i^n | 0 <= i < n } and y_n = x_n + mn, where nu_i^n = x_i if n = i (mod p) and
    mu_i^n = y_i if n = -i (mod p), else infinity ([None]). *)
Definition nu (p : nat) (x : nat -> nat) (n i : nat) : option nat := if n mod p =? i mod p then Some (x i) else None.
Definition mu (p : nat) (y : nat -> nat) (n i : nat) : option nat := if (n + i) mod p =? 0 then Some (y i) else None.
Definition algorithm_ii (m p : nat) (x y : nat -> nat) : Prop :=
  forall n, mex (fun k => exists i, i < n /\ (nu p x n i = Some k \/ mu p y n i = Some k)) (x n) /\ y n = x n + m * n.

(** Proposition 5.2 (iii): x_{pn} = mex { x_{pi}, y_{pi} | 0 <= i < n }, y_{pn} = x_{pn} + mpn, and for 0 < l < p
    x_{pn+l} = mex { x_{pi+l}, y_{p(i+1)-l} | 0 <= i < n }, y_{pn+l} = x_{pn+l} + m(pn + l). *)
Definition algorithm_iii (m p : nat) (x y : nat -> nat) : Prop :=
  forall n,
    mex (fun k => exists i, i < n /\ (k = x (p * i) \/ k = y (p * i))) (x (p * n)) /\
    y (p * n) = x (p * n) + m * p * n /\
    forall l, 0 < l < p ->
      mex (fun k => exists i, i < n /\ (k = x (p * i + l) \/ k = y (p * (i + 1) - l))) (x (p * n + l)) /\
      y (p * n + l) = x (p * n + l) + m * (p * n + l).
