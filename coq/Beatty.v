(* The sequences of the paper (Section 1.2), over Coq's own real numbers. Only definitions: compare them with the page.

   Int_part r is the floor of r: the integer with Int_part r <= r < Int_part r + 1 (Coq's library, theorem base_Int_part).
   INR n is the natural number n as a real number. *)
From Coq Require Import ZArith Reals List.

(* Equation (4): phi_k = (2 - k + sqrt(k^2 + 4)) / 2 *)
Definition phi (k : R) : R := ((2 - k + sqrt (k * k + 4)) / 2)%R.

(* Equation (2): a_n = floor(n phi_(mp) / p) *)
Definition a (m p n : nat) : Z := Int_part (INR n * phi (INR m * INR p) / INR p).

(* Equation (3): b_n = floor(n (phi_(mp) + mp) / p) *)
Definition b (m p n : nat) : Z := Int_part (INR n * (phi (INR m * INR p) + INR m * INR p) / INR p).

(* # { i in Q | x_i = k } = n: some list without repetitions holds exactly these i, and its length is n. *)
Definition occurs (Q : nat -> Prop) (x : nat -> Z) (k : Z) (n : nat) : Prop :=
  exists l : list nat, NoDup l /\ (forall i, In i l <-> Q i /\ x i = k) /\ length l = n.

(* Definition 1 (Section 1.2): (x_i), i in Q, and (y_i), i in R, are p-complementary on S if, for each k in S,
   # { i in Q | x_i = k } + # { i in R | y_i = k } = p. Complementary means 1-complementary. *)
Definition p_complementary (p : nat) (Q : nat -> Prop) (x : nat -> Z) (R : nat -> Prop) (y : nat -> Z) (S : Z -> Prop) : Prop :=
  forall k, S k -> exists s t, occurs Q x k s /\ occurs R y k t /\ s + t = p.

(* The index sets that the paper uses, Z_{>= 0} and Z_{> 0}, and the set S = Z_{>= 0} of values. *)
Definition all_indices (i : nat) : Prop := True.
Definition positive_indices (i : nat) : Prop := 0 < i.
Definition natural (k : Z) : Prop := (0 <= k)%Z.

(* x is non-decreasing. *)
Definition non_decreasing (x : nat -> Z) : Prop := forall i j, i <= j -> (x i <= x j)%Z.

(* r is irrational: no integers u and v with v > 0 and r = u / v. *)
Definition irrational (r : R) : Prop := forall u v : Z, (0 < v)%Z -> r <> (IZR u / IZR v)%R.

(* Equation (1), homogeneous (gamma = 0): the sequence floor(i alpha). It is called a Beatty sequence if alpha is a positive
   irrational number. *)
Definition multiples (alpha : R) (i : nat) : Z := Int_part (INR i * alpha).
