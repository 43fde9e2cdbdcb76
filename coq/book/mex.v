From Wythoff.book Require Import Prelude Definitions algebra.
Open Scope Z_scope.

Lemma thy_mex_1 : forall (x1 : Z) (x2 : Z), ((- x1) < x2) -> (~ ((- x1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_2 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- x1) < x2) -> (~ ((- x3) < x2)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_mex_3 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x2 <= x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
(* r is taken at least as often before j as before i <= j. *)
Lemma times_grow : forall (i : Z) (j : Z) (r : Z) (xs : Z -> Z) (ys : Z -> Z),
  (i <= j) ->
  ((card1 (fun (z : Z) => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))) <= (card1 (fun (z : Z) => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))).
Proof.
intros i j r xs ys.
destruct (wit_all1 (fun z => (((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) -> ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) /\ ((((- i) < z_other) /\ (z_other < i)) /\ (((0 <= z_other) /\ ((xs z_other) = r)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = r))))) /\ (z = z_other)) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all1 (fun z => (((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) -> (((- j) <= z) /\ (z < j))))) as [z4 W2].
refine (refute (Nd (Some ((card1 (fun (z : Z) => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))) <= (card1 (fun (z : Z) => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))) (Nd (Some ((- i) < z1)) (Nd (Some (0 <= z1)) (Nd (Some ((- j) < z1)) (Nd (Some ((ys (- z2)) = r)) (Nd (Some (forall (z : Z), (((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) -> (((- j) <= z) /\ (z < j))))) Lf Lf) Lf) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) /\ ((((- i) < z_other) /\ (z_other < i)) /\ (((0 <= z_other) /\ ((xs z_other) = r)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = r))))) /\ (z = z_other)) -> (z = z_other)))) Lf Lf)) (Nd (Some (z2 < i)) (Nd (Some ((xs z3) = r)) Lf Lf) (Nd (Some ((xs z4) = r)) Lf Lf))) (Nd (Some (z1 <= (-1))) (Nd (Some (forall (z : Z), (((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))) -> ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))) (Nd (Some (z3 < i)) Lf Lf) (Nd (Some (z4 < j)) Lf Lf)) (Nd (Some ((xs z2) = r)) (Nd (Some ((ys (- z3)) = r)) Lf Lf) (Nd (Some ((ys (- z4)) = r)) Lf Lf)))) (Nd (Some (z1 < i)) (Nd (Some ((xs z1) = r)) (Nd (Some (z1 < j)) (Nd (Some ((- i) < z3)) (Nd (Some (i <= j)) Lf Lf) Lf) (Nd (Some ((- j) < z4)) Lf Lf)) (Nd (Some (0 <= z2)) (Nd (Some (z3 <= (-1))) Lf Lf) (Nd (Some (z4 <= (-1))) Lf Lf))) (Nd (Some ((ys (- z1)) = r)) (Nd (Some ((- i) < z2)) (Nd (Some (0 <= z3)) Lf Lf) (Nd (Some (0 <= z4)) Lf Lf)) (Nd (Some (z2 <= (-1))) (Nd (Some (z2 = z3)) Lf Lf) (Nd (Some ((- j) <= z4)) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (An (At 8) (At 9)) (Or (An (At 4) (At 5)) (An (At 6) (At 7))))) (At 10));
 (Im (Im (An (An (An (An (At 11) (At 12)) (Or (An (At 13) (At 14)) (An (At 15) (At 16)))) (An (An (At 17) (At 18)) (Or (An (At 19) (At 20)) (An (At 21) (At 22))))) (At 23)) (At 23)) (At 24));
 (Im (Im (An (An (At 25) (At 26)) (Or (An (At 27) (At 28)) (An (At 29) (At 30)))) (An (At 31) (At 26))) (At 32));
 (Im (An (An (At 10) (At 24)) (At 32)) (At 1));
 (Im (At 25) (Im (No (At 31)) Fa));
 (Im (At 2) (Im (No (At 8)) (Im (At 33) Fa)));
 (Im (At 3) (Im (At 33) (Im (No (At 9)) Fa)));
 (At 33)]
 (At 1)
 (Sp 33 (Sp 1 (Cl 1) (Sp 32 (Sp 24 (Sp 10 (Cl 5) (Sp 2 (Sp 3 (Sp 8 (Sp 9 (Sp 7 (Sp 6 (Cl 2) (Sp 4 (Sp 5 (Cl 2) (Cl 2)) (Cl 2))) (Sp 4 (Sp 5 (Cl 2) (Cl 2)) (Cl 2))) (Cl 8)) (Cl 7)) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Sp 17 (Sp 18 (Sp 23 (Cl 3) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3))) (Sp 25 (Sp 26 (Sp 31 (Cl 4) (Cl 6)) (Cl 4)) (Cl 4)))) (Cl 9)) _
  W0
  W1
  W2
  (law_injection_1_1 (fun z => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))) (fun z => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))) (fun z => z) (- j) j)
  (thy_mex_1 j z4)
  (thy_mex_2 i z1 j)
  (thy_mex_3 z1 i j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_4 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 <= x3) -> (x3 <= (x1 - 1)) -> False.
Proof. thy. Qed.
(* x does not decrease: what is taken fewer than p times before j is so before i. *)
Lemma mex_rising : forall (i : Z) (j : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= i) ->
  (i <= j) ->
  ((0 <= (xs i)) /\ ((xs i) <= (xs j))).
Proof.
intros i j l m p xs ys.
refine (refute (Nd (Some (0 <= (xs i))) (Nd (Some ((xs i) <= (xs j))) (Nd (Some (0 <= i)) (Nd (Some ((ys j) = ((((m + 1) - l) * (xs j)) + (l * j)))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some ((xs j) < (xs i))) (Nd (Some (l = (m + 1))) Lf Lf) Lf)) (Nd (Some (0 <= j)) (Nd (Some ((card1 (fun (z : Z) => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))) <= (p - 1))) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some (i <= j)) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((ys i) = ((((m + 1) - l) * (xs i)) + (l * i)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (2 <= p)) Lf Lf) Lf) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))))) (Nd (Some (2 <= m)) Lf Lf) Lf)) (Nd (Some (0 <= (xs j))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (l <= m)) Lf Lf) Lf) (Nd (Some ((card1 (fun (z : Z) => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))) <= (card1 (fun (z : Z) => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))))) Lf Lf))))
 [(Im (At 3) (Im (At 4) (An (At 1) (At 5))));
 (Im (At 3) (Im (At 6) (An (At 7) (At 8))));
 (Im (At 9) (Im (At 6) (At 10)));
 (Im (At 11) (Im (An (An (At 4) (At 7)) (At 12)) (At 13)));
 (Im (At 14) (At 15));
 (Im (No (At 12)) (Im (No (At 2)) Fa));
 (Im (No (At 6)) (Im (At 4) (Im (At 14) Fa)));
 (Im (At 13) (Im (At 15) (Im (At 10) Fa)));
 (An (An (An (At 16) (At 17)) (At 18)) (Or (At 19) (An (At 20) (At 21))));
 (At 3);
 (At 9);
 (At 11);
 (At 4);
 (At 14)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 9 (Sp 11 (Sp 4 (Sp 14 (Sp 6 (Sp 1 (Sp 7 (Sp 10 (Sp 15 (Sp 2 (Cl 1) (Sp 13 (Cl 9) (Sp 12 (Cl 5) (Cl 7)))) (Cl 6)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 8)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) i)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) j)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) j)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) i (xs j))
  (times_grow i j (xs j) xs ys)
  (thy_mex_4 (xs j) (xs i))
  (thy_mex_5 j i)
  (thy_mex_6 p (card1 (fun (z : Z) => ((((- i) < z) /\ (z < i)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))) (card1 (fun (z : Z) => ((((- j) < z) /\ (z < j)) /\ (((0 <= z) /\ ((xs z) = (xs j))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs j))))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_7 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_8 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 + 1) - x2))) -> (x2 = (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_9 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 + 1) - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (~ ((x3 * (x6 - x5)) <= (x7 - x1))) -> (x7 = ((((x2 + 1) - x3) * x8) + (x3 * x6))) -> (0 <= (((x2 + 1) - x3) * (x8 - x4))) -> False.
Proof. thy. Qed.
(* y grows by at least l: y_j - y_i >= l(j - i) for i <= j. *)
Lemma mex_y_rising : forall (i : Z) (j : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= i) ->
  (i <= j) ->
  ((l * (j - i)) <= ((ys j) - (ys i))).
Proof.
intros i j l m p xs ys.
refine (refute (Nd (Some ((l * (j - i)) <= ((ys j) - (ys i)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (0 <= (xs i))) (Nd (Some ((ys j) = ((((m + 1) - l) * (xs j)) + (l * j)))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) Lf) (Nd (Some (l <= m)) (Nd (Some (0 <= ((xs j) - (xs i)))) Lf Lf) Lf)) (Nd (Some (0 <= j)) (Nd (Some (2 <= p)) (Nd (Some ((xs i) <= (xs j))) Lf Lf) Lf) (Nd (Some (2 <= m)) Lf Lf))) (Nd (Some (0 <= i)) (Nd (Some ((ys i) = ((((m + 1) - l) * (xs i)) + (l * i)))) (Nd (Some (1 <= m)) (Nd (Some (i <= j)) Lf Lf) Lf) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= (((m + 1) - l) * ((xs j) - (xs i))))) Lf Lf) Lf)) (Nd (Some (0 <= (xs j))) (Nd (Some (1 <= l)) (Nd (Some (0 <= ((m + 1) - l))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (An (At 4) (At 5))));
 (Im (At 2) (Im (At 6) (An (At 7) (At 8))));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 2) (Im (At 15) (Im (At 16) (Im (At 3) (Im (At 17) (An (At 4) (At 18))))))));
 (Im (At 19) (Im (At 20) (At 21)));
 (Im (At 18) (Im (No (At 20)) Fa));
 (Im (No (At 19)) (Im (At 13) Fa));
 (Im (No (At 6)) (Im (At 3) (Im (At 17) Fa)));
 (Im (No (At 19)) (Im (At 12) Fa));
 (Im (At 5) (Im (No (At 1)) (Im (At 8) (Im (At 21) Fa))));
 (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14))));
 (At 2);
 (At 15);
 (At 16);
 (At 3);
 (At 17)]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 2 (Sp 15 (Sp 16 (Sp 3 (Sp 17 (Sp 1 (Cl 1) (Sp 6 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 21 (Cl 10) (Sp 13 (Sp 19 (Sp 20 (Cl 5) (Sp 18 (Cl 6) (Sp 12 (Cl 4) (Sp 14 (Cl 4) (Cl 11))))) (Cl 7)) (Sp 12 (Sp 18 (Sp 19 (Sp 20 (Cl 5) (Cl 6)) (Cl 9)) (Cl 4)) (Cl 11)))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 8))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 11)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) i)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) j)
  (mex_rising i j l m p xs ys)
  (product_nonneg ((m + 1) - l) ((xs j) - (xs i)))
  (thy_mex_7 (xs i) (xs j))
  (thy_mex_8 m l)
  (thy_mex_5 j i)
  (thy_mex_9 m l)
  (thy_mex_10 (ys i) m l (xs i) i j (ys j) (xs j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_11 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_12 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_mex_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x1 * (x2 - x3))) -> (1 <= x1) -> (~ (x4 < x5)) -> ((x1 * (x2 - x3)) <= (x5 - x4)) -> False.
Proof. thy. Qed.
(* y increases: y_i < y_j for i < j. *)
Lemma mex_y_strict : forall (i : Z) (j : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= i) ->
  (i < j) ->
  ((ys i) < (ys j)).
Proof.
intros i j l m p xs ys.
refine (refute (Nd (Some ((ys i) < (ys j))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((j - i) <= (l * (j - i)))) Lf Lf) Lf) (Nd (Some (i <= j)) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some (1 <= (j - i))) Lf Lf))) (Nd (Some (2 <= p)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (i < j)) Lf Lf) Lf) (Nd (Some ((l * (j - i)) <= ((ys j) - (ys i)))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (0 <= i)) Lf Lf) (Nd (Some (l <= (l * (j - i)))) Lf Lf))))
 [(Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13)))))));
 (Im (At 4) (Im (At 14) (An (At 15) (At 16))));
 (Im (No (At 14)) (Im (At 17) Fa));
 (Im (No (At 12)) (Im (At 17) Fa));
 (Im (At 15) (Im (At 4) (Im (No (At 1)) (Im (At 13) Fa))));
 (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7))));
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 17)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 17 (Sp 1 (Cl 1) (Sp 14 (Sp 12 (Sp 15 (Sp 13 (Cl 6) (Sp 5 (Cl 2) (Sp 6 (Sp 7 (Cl 2) (Cl 7)) (Cl 7)))) (Cl 3)) (Cl 5)) (Cl 4))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) _
  (mex_y_rising i j l m p xs ys)
  (product_large l (j - i))
  (thy_mex_11 j i)
  (thy_mex_12 i j)
  (thy_mex_13 l j i (ys i) (ys j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_14 : forall (x1 : Z), (x1 < 0) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_15 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_mex_16 :  (~ ((0 + 0) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_mex_17 : forall (x1 : Z), ((- 0) < x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_mex_18 : forall (x1 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_19 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (x2 = ((0 + 0) - 0)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_mex_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 = ((((x3 + 1) - x4) * x1) + (x4 * 0))) -> (~ (0 < x1)) -> (~ (x2 = 0)) -> ((x4 * x1) = (x4 * 0)) -> ((x3 * x1) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* x_0 = y_0 = 0. *)
Lemma mex_zero : forall (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (((xs 0) = 0) /\ ((ys 0) = 0)).
Proof.
intros l m p xs ys.
destruct (wit_all1 (fun z => (((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0)))) <-> ((0 <= z) /\ (z < 0))))) as [z1 W2].
refine (refute (Nd (Some ((xs 0) = 0)) (Nd (Some ((ys 0) = 0)) (Nd (Some (0 <= 0)) (Nd (Some (0 < (xs 0))) (Nd (Some (forall (z : Z), (((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0)))) <-> ((0 <= z) /\ (z < 0))))) Lf Lf) (Nd (Some (l <= m)) Lf Lf)) (Nd (Some (0 <= z1)) (Nd (Some ((m * (xs 0)) = (m * 0))) Lf Lf) Lf)) (Nd (Some ((ys 0) = ((((m + 1) - l) * (xs 0)) + (l * 0)))) (Nd (Some ((- 0) < z1)) (Nd (Some ((card1 (fun (z : Z) => ((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0)))))) = ((0 + 0) - 0))) Lf Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some (z1 <= (-1))) (Nd (Some (1 <= m)) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (0 <= (xs 0))) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0)))))))) (Nd (Some ((0 + 0) <= 0)) Lf Lf) (Nd (Some (l = (m + 1))) Lf Lf)) (Nd (Some ((xs z1) = 0)) (Nd (Some (2 <= p)) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (z1 < 0)) (Nd (Some ((l * (xs 0)) = (l * 0))) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf)) (Nd (Some ((ys (- z1)) = 0)) (Nd (Some (1 <= l)) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (An (At 5) (At 6))));
 (Im (At 7) (Im (An (An (At 4) (At 4)) (At 8)) (At 9)));
 (Im (If (An (An (At 10) (At 11)) (Or (An (At 12) (At 13)) (An (At 14) (At 15)))) (An (At 12) (At 11))) (At 16));
 (Im (An (At 17) (At 16)) (At 18));
 (Im (At 1) (At 19));
 (Im (At 1) (At 20));
 (Im (At 11) (Im (At 12) Fa));
 (Im (No (At 4)) Fa);
 (Im (No (At 17)) Fa);
 (Im (At 10) (Im (At 11) Fa));
 (Im (No (At 1)) (Im (At 5) (Im (No (At 8)) Fa)));
 (Im (At 21) (Im (At 18) (Im (At 9) Fa)));
 (Im (At 5) (Im (At 6) (Im (No (At 8)) (Im (No (At 2)) (Im (At 19) (Im (At 20) Fa))))));
 (An (An (An (At 22) (At 21)) (At 23)) (Or (At 24) (An (At 25) (At 26))));
 (At 3);
 (At 27);
 (At 7)]
 (An (At 1) (At 2))
 (Sp 22 (Sp 21 (Sp 3 (Sp 7 (Sp 4 (Sp 17 (Sp 5 (Sp 6 (Sp 11 (Sp 12 (Cl 8) (Sp 10 (Cl 11) (Sp 16 (Sp 18 (Sp 9 (Cl 13) (Sp 8 (Cl 3) (Sp 1 (Sp 2 (Cl 1) (Sp 19 (Sp 20 (Cl 14) (Cl 7)) (Cl 6))) (Cl 12)))) (Cl 5)) (Cl 4)))) (Sp 16 (Sp 18 (Sp 9 (Cl 13) (Sp 8 (Cl 3) (Sp 1 (Sp 2 (Cl 1) (Sp 19 (Sp 20 (Cl 14) (Cl 7)) (Cl 6))) (Cl 12)))) (Cl 5)) (Cl 4))) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 9)) (Cl 18)) (Cl 16)) (Cl 15)) (Cl 15)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) 0)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) 0 0)
  W2
  (law_interval (fun z => ((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0))))) (0) (0))
  (eq_mul l (xs 0) 0)
  (eq_mul m (xs 0) 0)
  (thy_mex_14 z1)
  (thy_mex_15 )
  (thy_mex_16 )
  (thy_mex_17 z1)
  (thy_mex_18 (xs 0))
  (thy_mex_19 p (card1 (fun (z : Z) => ((((- 0) < z) /\ (z < 0)) /\ (((0 <= z) /\ ((xs z) = 0)) \/ ((z <= (-1)) /\ ((ys (- z)) = 0)))))))
  (thy_mex_20 (xs 0) (ys 0) m l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_21 : forall (x1 : Z), (0 <= (x1 * 0)) -> (~ ((x1 * 0) < 1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_22 : forall (x1 : Z) (x2 : Z), (x1 < (x2 + 1)) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_23 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) < x2)) -> (~ (x2 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_24 : forall (x1 : Z), (~ (0 <= (x1 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_mex_25 :  (~ ((0 + 0) <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_26 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_27 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_28 : forall (x1 : Z) (x2 : Z) (x3 : Z), (2 <= x1) -> (x1 <= x2) -> (x2 <= x3) -> (x3 = ((0 + 1) - 0)) -> False.
Proof. thy. Qed.
Lemma thy_mex_29 : forall (x1 : Z) (x2 : Z), (x1 = (x2 + 1)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_mex_30 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_31 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ ((- x1) < (- x2))) -> (~ ((- x2) < (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 + 1)) -> (x3 = (x2 + 1)) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 + 1)) -> (x3 = (x2 + 1)) -> (x1 < x3) -> False.
Proof. thy. Qed.
(* x grows by at most 1: the number x_n + 1 is taken at most once before n + 1, by y. *)
Lemma mex_step : forall (l : Z) (m : Z) (n : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  ((xs (n + 1)) <= ((xs n) + 1)).
Proof.
intros l m n p xs ys.
destruct (wit_all1 (fun z => (((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))) -> ((0 <= (z * 0)) /\ ((z * 0) < 1))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))) /\ ((((- (n + 1)) < z_other) /\ (z_other < (n + 1))) /\ (((0 <= z_other) /\ ((xs z_other) = ((xs n) + 1))) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = ((xs n) + 1)))))) /\ ((z * 0) = (z_other * 0))) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < 1)) -> ((0 <= e) /\ (e < 1))))) as [e1 W2].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < 1)) <-> ((0 <= e) /\ (e < 1))))) as [e2 W10].
refine (refute (Nd (Some ((xs (n + 1)) <= ((xs n) + 1))) (Nd (Some ((- (n + 1)) < z1)) (Nd (Some (0 <= z1)) (Nd (Some (0 <= (z1 * 0))) (Nd (Some ((ys (- z2)) = ((xs n) + 1))) (Nd (Some (1 <= l)) Lf Lf) (Nd (Some (0 <= (- z3))) Lf Lf)) (Nd (Some (z2 = z3)) (Nd (Some (0 <= (xs z2))) Lf Lf) (Nd (Some (((xs n) + 1) < (xs (n + 1)))) Lf Lf))) (Nd (Some (z2 < (n + 1))) (Nd (Some ((xs z3) = ((xs n) + 1))) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((0 <= (xs n_)) /\ ((ys n_) = ((((m + 1) - l) * (xs n_)) + (l * n_))))))) Lf Lf) (Nd (Some (0 <= (xs n))) Lf Lf)) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < 1)) -> ((0 <= e) /\ (e < 1))))) (Nd (Some ((xs z3) <= (xs n))) Lf Lf) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < 1)) <-> ((0 <= e) /\ (e < 1))))) Lf Lf)))) (Nd (Some (z1 <= (-1))) (Nd (Some (forall (z : Z), (((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))) -> ((0 <= (z * 0)) /\ ((z * 0) < 1))))) (Nd (Some (z3 < (n + 1))) (Nd (Some (l = (m + 1))) Lf Lf) (Nd (Some ((ys (- z3)) < (ys (- z2)))) Lf Lf)) (Nd (Some (0 <= e1)) (Nd (Some (z3 <= n)) Lf Lf) (Nd (Some (0 <= e2)) Lf Lf))) (Nd (Some ((xs z2) = ((xs n) + 1))) (Nd (Some ((ys (- z3)) = ((xs n) + 1))) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (xs n_))) -> (p <= (card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some (0 <= (n + 1))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some ((- z2) < (- z3))) Lf Lf) (Nd (Some ((card1 (fun (e : Z) => ((0 <= e) /\ (e < 1)))) = ((0 + 1) - 0))) Lf Lf))))) (Nd (Some (z1 < (n + 1))) (Nd (Some ((xs z1) = ((xs n) + 1))) (Nd (Some ((z1 * 0) < 1)) (Nd (Some ((- (n + 1)) < z3)) (Nd (Some (l <= m)) Lf Lf) (Nd (Some ((- z3) < (- z2))) Lf Lf)) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))) /\ ((((- (n + 1)) < z_other) /\ (z_other < (n + 1))) /\ (((0 <= z_other) /\ ((xs z_other) = ((xs n) + 1))) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = ((xs n) + 1)))))) /\ ((z * 0) = (z_other * 0))) -> (z = z_other)))) (Nd (Some ((xs z2) <= (xs n))) Lf Lf) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))))))) Lf Lf))) (Nd (Some (0 <= z2)) (Nd (Some (z3 <= (-1))) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = (xs n_))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n_))))))) <= (p - 1))))) Lf Lf) (Nd (Some ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))) Lf Lf)) (Nd (Some ((card1 (fun (z : Z) => ((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))))) <= (card1 (fun (e : Z) => ((0 <= e) /\ (e < 1)))))) (Nd (Some (0 <= (- z2))) Lf Lf) (Nd (Some ((0 + 0) <= 1)) Lf Lf)))) (Nd (Some ((ys (- z1)) = ((xs n) + 1))) (Nd (Some ((- (n + 1)) < z2)) (Nd (Some (0 <= z3)) (Nd (Some (2 <= m)) Lf Lf) (Nd (Some (0 <= n)) Lf Lf)) (Nd (Some (e1 < 1)) (Nd (Some (0 <= (xs z3))) Lf Lf) (Nd (Some (e2 < 1)) Lf Lf))) (Nd (Some (z2 <= (-1))) (Nd (Some ((z2 * 0) = (z3 * 0))) (Nd (Some (z2 <= n)) Lf Lf) (Nd (Some (0 <= ((xs n) + 1))) Lf Lf)) (Nd (Some (2 <= p)) (Nd (Some ((ys (- z2)) < (ys (- z3)))) Lf Lf) Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (At 8) (At 9))) (At 10));
 (Im (Im (An (An (An (An (At 11) (At 12)) (Or (An (At 13) (At 14)) (An (At 15) (At 16)))) (An (An (At 17) (At 18)) (Or (An (At 19) (At 20)) (An (At 21) (At 22))))) (At 23)) (At 24)) (At 25));
 (Im (Im (An (At 26) (At 27)) (An (At 26) (At 27))) (At 28));
 (Im (An (An (At 10) (At 25)) (At 28)) (At 29));
 (Im (An (An (An (At 30) (At 31)) (At 32)) (Or (At 33) (An (At 34) (At 35)))) (Im (At 36) (Im (At 37) (Im (At 38) (Im (At 13) (Im (At 39) (An (At 40) (At 41))))))));
 (Im (An (An (An (At 30) (At 31)) (At 32)) (Or (At 33) (An (At 34) (At 35)))) (Im (At 36) (Im (At 37) (Im (At 38) (Im (At 19) (Im (At 42) (An (At 43) (At 44))))))));
 (Im (An (An (An (At 30) (At 31)) (At 32)) (Or (At 33) (An (At 34) (At 35)))) (Im (At 36) (Im (At 37) (Im (At 38) (Im (At 45) (Im (At 46) (At 47)))))));
 (Im (An (An (An (At 30) (At 31)) (At 32)) (Or (At 33) (An (At 34) (At 35)))) (Im (At 36) (Im (At 37) (Im (At 38) (Im (At 48) (Im (At 49) (At 50)))))));
 (Im (At 36) (Im (At 51) (An (At 52) (At 53))));
 (Im (At 38) (Im (An (An (At 54) (At 55)) (At 56)) (At 57)));
 (Im (If (An (At 58) (At 59)) (An (At 58) (At 59))) (At 60));
 (Im (An (At 61) (At 60)) (At 62));
 (Im (At 8) (Im (No (At 9)) Fa));
 (Im (At 12) (Im (No (At 39)) Fa));
 (Im (At 18) (Im (No (At 42)) Fa));
 (Im (No (At 56)) (Im (No (At 1)) Fa));
 (Im (No (At 8)) Fa);
 (Im (No (At 61)) Fa);
 (Im (No (At 54)) (Im (At 51) Fa));
 (Im (At 52) (Im (No (At 55)) Fa));
 (Im (At 31) (Im (At 57) (Im (At 29) (Im (At 62) Fa))));
 (Im (At 14) (Im (At 41) Fa));
 (Im (At 20) (Im (At 44) Fa));
 (Im (No (At 45)) (Im (At 15) Fa));
 (Im (No (At 48)) (Im (At 21) Fa));
 (Im (No (At 24)) (Im (No (At 46)) (Im (No (At 49)) Fa)));
 (Im (At 16) (Im (At 22) (Im (At 50) Fa)));
 (Im (At 16) (Im (At 22) (Im (At 47) Fa)));
 (An (An (An (At 30) (At 31)) (At 32)) (Or (At 33) (An (At 34) (At 35))));
 (At 36);
 (At 37);
 (At 38);
 (At 51)]
 (At 1)
 (Sp 30 (Sp 31 (Sp 32 (Sp 36 (Sp 37 (Sp 38 (Sp 51 (Sp 1 (Cl 1) (Sp 56 (Sp 8 (Sp 61 (Sp 54 (Sp 52 (Sp 9 (Sp 55 (Sp 10 (Sp 57 (Sp 62 (Sp 29 (Cl 22) (Sp 28 (Sp 25 (Cl 5) (Sp 11 (Sp 12 (Sp 17 (Sp 18 (Sp 23 (Sp 24 (Cl 3) (Sp 39 (Sp 42 (Sp 21 (Sp 48 (Sp 15 (Sp 45 (Sp 22 (Sp 16 (Sp 50 (Cl 28) (Sp 47 (Cl 29) (Sp 49 (Sp 33 (Cl 9) (Sp 34 (Sp 35 (Cl 9) (Cl 30)) (Cl 30))) (Sp 46 (Sp 33 (Cl 8) (Sp 34 (Sp 35 (Cl 8) (Cl 30)) (Cl 30))) (Cl 27))))) (Sp 13 (Sp 14 (Sp 41 (Cl 23) (Sp 33 (Cl 6) (Sp 34 (Sp 35 (Cl 6) (Cl 30)) (Cl 30)))) (Cl 3)) (Cl 3))) (Sp 19 (Sp 20 (Sp 44 (Cl 24) (Sp 33 (Cl 7) (Sp 34 (Sp 35 (Cl 7) (Cl 30)) (Cl 30)))) (Cl 3)) (Cl 3))) (Cl 25)) (Sp 13 (Sp 14 (Sp 41 (Cl 23) (Sp 33 (Cl 6) (Sp 34 (Sp 35 (Cl 6) (Cl 30)) (Cl 30)))) (Cl 3)) (Cl 3))) (Cl 26)) (Sp 19 (Sp 20 (Sp 44 (Cl 24) (Sp 33 (Cl 7) (Sp 34 (Sp 35 (Cl 7) (Cl 30)) (Cl 30)))) (Cl 3)) (Cl 3))) (Cl 16)) (Cl 15))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3))) (Sp 26 (Sp 27 (Cl 4) (Cl 4)) (Cl 4)))) (Sp 60 (Cl 13) (Sp 59 (Sp 58 (Cl 12) (Cl 12)) (Cl 12)))) (Cl 11)) (Cl 2)) (Cl 21)) (Cl 14)) (Cl 10)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 30)) (Cl 30)) _
  W0
  W1
  W2
  (law_injection_1_1 (fun z => ((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1)))))) (fun e => ((0 <= e) /\ (e < 1))) (fun z => (z * 0)) (0) (1))
  (mex_rising z2 n l m p xs ys)
  (mex_rising z3 n l m p xs ys)
  (mex_y_strict (- z2) (- z3) l m p xs ys)
  (mex_y_strict (- z3) (- z2) l m p xs ys)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) n)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) (n + 1) ((xs n) + 1))
  W10
  (law_interval (fun e => ((0 <= e) /\ (e < 1))) (0) (1))
  (thy_mex_21 z1)
  (thy_mex_22 z2 n)
  (thy_mex_22 z3 n)
  (thy_mex_23 (xs n) (xs (n + 1)))
  (thy_mex_24 z1)
  (thy_mex_25 )
  (thy_mex_26 n)
  (thy_mex_27 (xs n))
  (thy_mex_28 p (card1 (fun (z : Z) => ((((- (n + 1)) < z) /\ (z < (n + 1))) /\ (((0 <= z) /\ ((xs z) = ((xs n) + 1))) \/ ((z <= (-1)) /\ ((ys (- z)) = ((xs n) + 1))))))) (card1 (fun (e : Z) => ((0 <= e) /\ (e < 1)))))
  (thy_mex_29 (xs z2) (xs n))
  (thy_mex_29 (xs z3) (xs n))
  (thy_mex_30 z2)
  (thy_mex_30 z3)
  (thy_mex_31 z2 z3)
  (thy_mex_32 (ys (- z2)) (xs n) (ys (- z3)))
  (thy_mex_33 (ys (- z2)) (xs n) (ys (- z3)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_34 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ ((x2 + x1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (x2 <= (x3 + x1))) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_mex_36 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_mex_37 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x2 + (x1 - 1)))) -> (~ ((x2 + x1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_38 : forall (x1 : Z) (x2 : Z), (~ ((x1 + x2) = ((x1 + (x2 - 1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= (x2 + x3))) -> (x4 <= (x2 + (x3 - 1))) -> (x5 <= (x4 + 1)) -> (x1 = x5) -> False.
Proof. thy. Qed.
(* x_{i+t} <= x_i + t follows from x_{i+t-1} <= x_i + t - 1. *)
Lemma mex_slow_step : forall (i : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before)))))) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t))))).
Proof.
intros i l m p xs ys.
destruct (wit_all1 (fun t => (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before)))))) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t)))))) as [t0 W0].
refine (refute (Nd (Some (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before)))))) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t)))))) (Nd (Some (0 <= t0)) (Nd (Some (0 <= i)) (Nd (Some ((xs (i + (t0 - 1))) <= ((xs i) + (t0 - 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) Lf) (Nd (Some (l <= m)) (Nd (Some ((i + t0) = i)) Lf Lf) Lf)) (Nd (Some (0 <= (t0 - 1))) (Nd (Some (2 <= p)) (Nd (Some (0 <= (i + (t0 - 1)))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some ((i + t0) = ((i + (t0 - 1)) + 1))) Lf Lf) Lf))) (Nd (Some (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t0)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before)))))) (Nd (Some ((xs (i + t0)) <= ((xs i) + t0))) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) Lf) (Nd (Some (l = (m + 1))) (Nd (Some ((xs (i + t0)) = (xs i))) Lf Lf) Lf)) (Nd (Some ((t0 - 1) < t0)) (Nd (Some (1 <= l)) (Nd (Some ((xs ((i + (t0 - 1)) + 1)) <= ((xs (i + (t0 - 1))) + 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((xs (i + t0)) = (xs ((i + (t0 - 1)) + 1)))) Lf Lf) Lf))))
 [(Im (Im (An (At 2) (At 3)) (Im (At 4) (At 5))) (At 1));
 (Im (At 3) (Im (An (At 6) (At 7)) (Im (At 4) (At 8))));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (At 19))))));
 (Im (At 20) (At 21));
 (Im (At 2) (Im (No (At 6)) (Im (No (At 20)) Fa)));
 (Im (At 2) (Im (No (At 5)) (Im (At 21) Fa)));
 (Im (No (At 7)) Fa);
 (Im (At 2) (Im (At 4) (Im (No (At 18)) (Im (No (At 20)) Fa))));
 (Im (At 22) (At 23));
 (Im (No (At 22)) Fa);
 (Im (No (At 5)) (Im (At 8) (Im (At 19) (Im (At 23) Fa))));
 (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14))));
 (At 15);
 (At 16);
 (At 17)]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 15 (Sp 16 (Sp 17 (Sp 1 (Cl 1) (Sp 7 (Sp 22 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 23 (Sp 21 (Cl 7) (Sp 20 (Cl 5) (Sp 6 (Sp 18 (Sp 8 (Sp 19 (Cl 12) (Sp 12 (Cl 4) (Sp 13 (Sp 14 (Cl 4) (Cl 13)) (Cl 13)))) (Cl 3)) (Cl 9)) (Cl 6)))) (Cl 10))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 11)) (Cl 8))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) (Cl 13)) _
  W0
  (all1_at (fun t_before => (((0 <= t_before) /\ (t_before < t0)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before))))) (t0 - 1))
  (mex_step l m (i + (t0 - 1)) p xs ys)
  (fun eq__0 => cg1 xs (i + t0) i eq__0)
  (thy_mex_34 t0 i)
  (thy_mex_35 t0 (xs (i + t0)) (xs i))
  (thy_mex_36 t0)
  (thy_mex_37 t0 i)
  (fun eq__0 => cg1 xs (i + t0) ((i + (t0 - 1)) + 1) eq__0)
  (thy_mex_38 i t0)
  (thy_mex_39 (xs (i + t0)) (xs i) t0 (xs (i + (t0 - 1))) (xs ((i + (t0 - 1)) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_40 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_41 : forall (x1 : Z) (x2 : Z), (~ ((x1 + (x2 - x1)) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 + (x3 - x4))) -> (~ ((x5 - x2) <= (x3 - x4))) -> (x1 = x5) -> False.
Proof. thy. Qed.
(* x_j - x_i <= j - i for i <= j. *)
Lemma mex_slow : forall (i : Z) (j : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= i) ->
  (i <= j) ->
  (((xs j) - (xs i)) <= (j - i)).
Proof.
intros i j l m p xs ys.
refine (refute (Nd (Some (((xs j) - (xs i)) <= (j - i))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (i <= j)) Lf Lf) Lf) (Nd (Some (forall (t : Z), ((0 <= t) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t)))))) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some ((xs (i + (j - i))) = (xs j))) Lf Lf) Lf) (Nd (Some (0 <= i)) Lf Lf))) (Nd (Some (2 <= p)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some ((i + (j - i)) = j)) Lf Lf) Lf) (Nd (Some (0 <= (j - i))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> ((0 <= i) -> ((xs (i + t_before)) <= ((xs i) + t_before)))))) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t)))))) Lf Lf) (Nd (Some ((xs (i + (j - i))) <= ((xs i) + (j - i)))) Lf Lf))))
 [(Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (At 11)))));
 (Im (At 11) (At 12));
 (Im (At 12) (Im (At 13) (Im (At 14) (At 15))));
 (Im (No (At 13)) (Im (At 16) Fa));
 (Im (At 17) (At 18));
 (Im (No (At 17)) Fa);
 (Im (At 15) (Im (No (At 1)) (Im (At 18) Fa)));
 (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7))));
 (At 8);
 (At 9);
 (At 10);
 (At 14);
 (At 16)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 8 (Sp 9 (Sp 10 (Sp 14 (Sp 16 (Sp 1 (Cl 1) (Sp 13 (Sp 17 (Sp 18 (Sp 15 (Cl 8) (Sp 12 (Cl 4) (Sp 11 (Cl 3) (Sp 5 (Cl 2) (Sp 6 (Sp 7 (Cl 2) (Cl 9)) (Cl 9)))))) (Cl 6)) (Cl 7)) (Cl 5))) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 9)) (Cl 9)) _
  (mex_slow_step i l m p xs ys)
  (law_induction (fun t => ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t)))))
  (all1_at (fun t => ((0 <= t) -> ((0 <= i) -> ((xs (i + t)) <= ((xs i) + t))))) (j - i))
  (thy_mex_40 j i)
  (fun eq__0 => cg1 xs (i + (j - i)) j eq__0)
  (thy_mex_41 i j)
  (thy_mex_42 (xs (i + (j - i))) (xs i) j i (xs j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) <= (x3 - x4)) -> (~ (0 <= ((x3 - x4) - (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_mex_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (1 <= ((x1 - x2) - (x3 - x4)))) -> ((x3 - x4) < (x1 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_45 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= x1)) -> (x2 <= x3) -> ((x3 - x2) <= (x1 - x4)) -> (0 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_mex_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (~ (((x6 - x7) - (x1 - x4)) = ((x2 * (x7 - x4)) + (x3 * ((x8 - x5) - (x7 - x4)))))) -> (x6 = ((((x2 + 1) - x3) * x7) + (x3 * x8))) -> False.
Proof. thy. Qed.
(* D_j - D_i = mf + l(j - i - f) where x_j = x_i + f, and 0 <= f <= j - i, for i <= j. *)
Lemma mex_gap : forall (i : Z) (j : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= i) ->
  (i <= j) ->
  (((((((0 <= ((xs j) - (xs i))) /\ (((xs j) - (xs i)) <= (j - i))) /\ ((((ys j) - (xs j)) - ((ys i) - (xs i))) = ((m * ((xs j) - (xs i))) + (l * ((j - i) - ((xs j) - (xs i))))))) /\ (0 <= (m * ((xs j) - (xs i))))) /\ (0 <= (l * ((j - i) - ((xs j) - (xs i)))))) /\ ((1 <= ((xs j) - (xs i))) -> (m <= (m * ((xs j) - (xs i)))))) /\ ((((xs j) - (xs i)) < (j - i)) -> (l <= (l * ((j - i) - ((xs j) - (xs i))))))).
Proof.
intros i j l m p xs ys.
refine (refute (Nd (Some (0 <= ((xs j) - (xs i)))) (Nd (Some (((xs j) - (xs i)) <= (j - i))) (Nd (Some (0 <= (m * ((xs j) - (xs i))))) (Nd (Some (((xs j) - (xs i)) < (j - i))) (Nd (Some ((ys j) = ((((m + 1) - l) * (xs j)) + (l * j)))) (Nd (Some (((j - i) - ((xs j) - (xs i))) <= (l * ((j - i) - ((xs j) - (xs i)))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf)) (Nd (Some (0 <= (xs i))) (Nd (Some (l <= m)) Lf Lf) (Nd (Some (0 <= l)) Lf Lf))) (Nd (Some (1 <= ((xs j) - (xs i)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (2 <= p)) Lf Lf) (Nd (Some ((xs i) <= (xs j))) Lf Lf)) (Nd (Some (0 <= j)) (Nd (Some (2 <= m)) Lf Lf) (Nd (Some (((xs j) - (xs i)) <= (m * ((xs j) - (xs i))))) Lf Lf)))) (Nd (Some ((((ys j) - (xs j)) - ((ys i) - (xs i))) = ((m * ((xs j) - (xs i))) + (l * ((j - i) - ((xs j) - (xs i))))))) (Nd (Some (0 <= (l * ((j - i) - ((xs j) - (xs i)))))) (Nd (Some (l <= (l * ((j - i) - ((xs j) - (xs i)))))) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (i <= j)) Lf Lf)) (Nd (Some ((ys i) = ((((m + 1) - l) * (xs i)) + (l * i)))) (Nd (Some (l = (m + 1))) Lf Lf) (Nd (Some (0 <= ((j - i) - ((xs j) - (xs i))))) Lf Lf))) (Nd (Some (m <= (m * ((xs j) - (xs i))))) (Nd (Some (0 <= i)) (Nd (Some (1 <= l)) Lf Lf) (Nd (Some (0 <= m)) Lf Lf)) (Nd (Some (0 <= (xs j))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some (1 <= ((j - i) - ((xs j) - (xs i))))) Lf Lf)))))
 [(Im (At 10) (Im (At 11) (An (At 12) (At 13))));
 (Im (At 10) (Im (At 14) (An (At 15) (At 16))));
 (Im (An (An (An (At 17) (At 18)) (At 19)) (Or (At 20) (An (At 21) (At 22)))) (Im (At 10) (Im (At 23) (Im (At 24) (Im (At 11) (Im (At 25) (An (At 12) (At 26))))))));
 (Im (An (An (An (At 17) (At 18)) (At 19)) (Or (At 20) (An (At 21) (At 22)))) (Im (At 10) (Im (At 23) (Im (At 24) (Im (At 11) (Im (At 25) (At 2)))))));
 (Im (At 27) (Im (At 1) (At 4)));
 (Im (At 28) (Im (At 29) (At 5)));
 (Im (At 17) (Im (At 6) (An (At 7) (At 30))));
 (Im (At 19) (Im (At 31) (An (At 9) (At 32))));
 (Im (At 26) (Im (No (At 1)) Fa));
 (Im (At 2) (Im (No (At 29)) Fa));
 (Im (No (At 31)) (Im (At 8) Fa));
 (Im (No (At 27)) (Im (At 17) Fa));
 (Im (No (At 28)) (Im (At 19) Fa));
 (Im (No (At 14)) (Im (At 26) (Im (At 2) (Im (At 11) Fa))));
 (Im (At 13) (Im (No (At 3)) (Im (At 16) Fa)));
 (An (An (An (At 17) (At 18)) (At 19)) (Or (At 20) (An (At 21) (At 22))));
 (At 10);
 (At 23);
 (At 24);
 (At 11);
 (At 25)]
 (An (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (At 5)) (Im (At 6) (At 7))) (Im (At 8) (At 9)))
 (Sp 17 (Sp 18 (Sp 19 (Sp 10 (Sp 23 (Sp 24 (Sp 11 (Sp 25 (Sp 27 (Sp 28 (Sp 12 (Sp 13 (Sp 2 (Sp 29 (Sp 5 (Sp 26 (Sp 1 (Sp 14 (Sp 4 (Sp 15 (Sp 16 (Sp 3 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 1) (Sp 31 (Cl 9) (Cl 12))) (Cl 1)) (Cl 8)) (Sp 8 (Sp 9 (Cl 1) (Sp 31 (Cl 9) (Cl 12))) (Cl 1))) (Cl 16)) (Cl 3)) (Cl 3)) (Cl 6)) (Cl 15)) (Cl 10)) (Sp 20 (Cl 4) (Sp 21 (Sp 22 (Cl 4) (Cl 17)) (Cl 17)))) (Cl 7)) (Cl 11)) (Sp 20 (Cl 5) (Sp 21 (Sp 22 (Cl 5) (Cl 17)) (Cl 17)))) (Cl 2)) (Cl 2)) (Cl 14)) (Cl 13)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 17)) (Cl 17)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) i)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) j)
  (mex_rising i j l m p xs ys)
  (mex_slow i j l m p xs ys)
  (product_nonneg m ((xs j) - (xs i)))
  (product_nonneg l ((j - i) - ((xs j) - (xs i))))
  (product_large m ((xs j) - (xs i)))
  (product_large l ((j - i) - ((xs j) - (xs i))))
  (thy_mex_7 (xs i) (xs j))
  (thy_mex_43 (xs j) (xs i) j i)
  (thy_mex_44 j i (xs j) (xs i))
  (thy_mex_45 m)
  (thy_mex_45 l)
  (thy_mex_46 j (xs i) (xs j) i)
  (thy_mex_47 (ys i) m l (xs i) i (ys j) (xs j) j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (x2 = 0) -> (~ (0 <= (x3 - x4))) -> (((x3 - x4) - (x2 - x1)) = ((x5 * (x4 - x1)) + (x6 * ((x7 - 0) - (x4 - x1))))) -> (0 <= (x5 * (x4 - x1))) -> (0 <= (x6 * ((x7 - 0) - (x4 - x1)))) -> False.
Proof. thy. Qed.
Lemma thy_mex_49 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= (x1 - x2))) -> (~ ((x1 - x2) < (x3 - 0))) -> (1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_mex_50 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (1 <= (x2 - x1))) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_mex_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (x2 = 0) -> (1 <= x3) -> (((x4 - x5) - (x2 - x1)) = ((x3 * (x5 - x1)) + (x6 * ((x7 - 0) - (x5 - x1))))) -> (0 <= (x6 * ((x7 - 0) - (x5 - x1)))) -> (~ (1 <= (x4 - x5))) -> (x3 <= (x3 * (x5 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (x2 = 0) -> (((x3 - x4) - (x2 - x1)) = ((x5 * (x4 - x1)) + (x6 * ((x7 - 0) - (x4 - x1))))) -> (0 <= (x6 * ((x7 - 0) - (x4 - x1)))) -> (~ (x5 <= (x3 - x4))) -> (x5 <= (x5 * (x4 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (x2 = 0) -> (1 <= x3) -> (((x4 - x5) - (x2 - x1)) = ((x6 * (x5 - x1)) + (x3 * ((x7 - 0) - (x5 - x1))))) -> (0 <= (x6 * (x5 - x1))) -> (~ (1 <= (x4 - x5))) -> (x3 <= (x3 * ((x7 - 0) - (x5 - x1)))) -> False.
Proof. thy. Qed.
Lemma thy_mex_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (x2 = 0) -> (((x3 - x4) - (x2 - x1)) = ((x5 * (x4 - x1)) + (x6 * ((x7 - 0) - (x4 - x1))))) -> (0 <= (x5 * (x4 - x1))) -> (~ (x6 <= (x3 - x4))) -> (x6 <= (x6 * ((x7 - 0) - (x4 - x1)))) -> False.
Proof. thy. Qed.
(* y_n >= x_n, with equality for n = 0 only; and D_n >= m if x_n >= 1, D_n >= l or D_n >= m if n >= 1. *)
Lemma mex_above : forall (l : Z) (m : Z) (n : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  ((((0 <= ((ys n) - (xs n))) /\ ((1 <= n) -> (1 <= ((ys n) - (xs n))))) /\ ((1 <= (xs n)) -> (m <= ((ys n) - (xs n))))) /\ ((1 <= n) -> ((l <= ((ys n) - (xs n))) \/ (m <= ((ys n) - (xs n)))))).
Proof.
intros l m n p xs ys.
refine (refute (Nd (Some (0 <= ((ys n) - (xs n)))) (Nd (Some (1 <= n)) (Nd (Some (1 <= (xs n))) (Nd (Some (2 <= p)) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some (m <= (m * ((xs n) - (xs 0))))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some ((((ys n) - (xs n)) - ((ys 0) - (xs 0))) = ((m * ((xs n) - (xs 0))) + (l * ((n - 0) - ((xs n) - (xs 0))))))) Lf Lf) (Nd (Some ((ys 0) = 0)) Lf Lf))) (Nd (Some (l <= ((ys n) - (xs n)))) (Nd (Some (l <= m)) (Nd (Some (0 <= ((xs n) - (xs 0)))) Lf Lf) (Nd (Some (l <= (l * ((n - 0) - ((xs n) - (xs 0)))))) Lf Lf)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = (xs n_))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n_))))))) <= (p - 1))))) (Nd (Some (0 <= (l * ((n - 0) - ((xs n) - (xs 0)))))) Lf Lf) Lf))) (Nd (Some (1 <= ((ys n) - (xs n)))) (Nd (Some (m <= ((ys n) - (xs n)))) (Nd (Some (1 <= l)) (Nd (Some (0 <= n)) Lf Lf) (Nd (Some (((xs n) - (xs 0)) < (n - 0))) Lf Lf)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((0 <= (xs n_)) /\ ((ys n_) = ((((m + 1) - l) * (xs n_)) + (l * n_))))))) (Nd (Some (0 <= (m * ((xs n) - (xs 0))))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (l = (m + 1))) (Nd (Some (((xs n) - (xs 0)) <= (n - 0))) Lf Lf) (Nd (Some ((xs 0) = 0)) Lf Lf)) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (xs n_))) -> (p <= (card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (1 <= ((xs n) - (xs 0)))) Lf Lf) Lf))))
 [(Im (An (An (An (At 7) (At 8)) (At 9)) (Or (At 10) (An (At 11) (At 12)))) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (An (An (An (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (At 22)) (Im (At 23) (At 24))) (Im (At 25) (At 26)))))))));
 (Im (An (An (An (At 7) (At 8)) (At 9)) (Or (At 10) (An (At 11) (At 12)))) (Im (At 13) (Im (At 14) (Im (At 15) (An (At 27) (At 28))))));
 (Im (No (At 16)) Fa);
 (Im (At 27) (Im (At 28) (Im (No (At 1)) (Im (At 20) (Im (At 21) (Im (At 22) Fa))))));
 (Im (No (At 23)) (Im (No (At 25)) (Im (At 2) Fa)));
 (Im (At 27) (Im (No (At 23)) (Im (At 4) Fa)));
 (Im (At 27) (Im (At 28) (Im (At 7) (Im (At 20) (Im (At 22) (Im (No (At 3)) (Im (At 24) Fa)))))));
 (Im (At 27) (Im (At 28) (Im (At 20) (Im (At 22) (Im (No (At 5)) (Im (At 24) Fa))))));
 (Im (At 27) (Im (At 28) (Im (At 9) (Im (At 20) (Im (At 21) (Im (No (At 3)) (Im (At 26) Fa)))))));
 (Im (At 27) (Im (At 28) (Im (At 20) (Im (At 21) (Im (No (At 6)) (Im (At 26) Fa))))));
 (An (An (An (At 7) (At 8)) (At 9)) (Or (At 10) (An (At 11) (At 12))));
 (At 13);
 (At 14);
 (At 15);
 (At 17)]
 (An (An (An (At 1) (Im (At 2) (At 3))) (Im (At 4) (At 5))) (Im (At 2) (Or (At 6) (At 5))))
 (Sp 7 (Sp 8 (Sp 9 (Sp 13 (Sp 14 (Sp 15 (Sp 17 (Sp 16 (Sp 28 (Sp 27 (Sp 22 (Sp 21 (Sp 20 (Sp 1 (Sp 2 (Sp 26 (Sp 3 (Sp 6 (Sp 4 (Sp 5 (Cl 1) (Sp 23 (Sp 24 (Cl 9) (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 2) (Cl 12)) (Cl 12)))) (Cl 7))) (Cl 1)) (Cl 11)) (Cl 10)) (Sp 10 (Sp 18 (Sp 19 (Sp 25 (Cl 2) (Sp 23 (Sp 24 (Sp 3 (Sp 5 (Cl 1) (Cl 9)) (Cl 8)) (Cl 2)) (Cl 6))) (Cl 2)) (Cl 2)) (Sp 11 (Sp 12 (Sp 18 (Sp 19 (Sp 25 (Cl 2) (Sp 23 (Sp 24 (Sp 3 (Sp 5 (Cl 1) (Cl 9)) (Cl 8)) (Cl 2)) (Cl 6))) (Cl 2)) (Cl 2)) (Cl 12)) (Cl 12)))) (Sp 4 (Sp 5 (Cl 1) (Sp 23 (Sp 24 (Cl 9) (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 2) (Cl 12)) (Cl 12)))) (Cl 7))) (Cl 1))) (Cl 5)) (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 2) (Cl 12)) (Cl 12)))) (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 2) (Cl 12)) (Cl 12)))) (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 2) (Cl 12)) (Cl 12)))) (Sp 10 (Cl 3) (Sp 11 (Sp 12 (Cl 3) (Cl 12)) (Cl 12)))) (Sp 10 (Cl 3) (Sp 11 (Sp 12 (Cl 3) (Cl 12)) (Cl 12)))) (Cl 4)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) _
  (mex_gap 0 n l m p xs ys)
  (mex_zero l m p xs ys)
  (thy_mex_15 )
  (thy_mex_48 (xs 0) (ys 0) (ys n) (xs n) m l n)
  (thy_mex_49 (xs n) (xs 0) n)
  (thy_mex_50 (xs 0) (xs n))
  (thy_mex_51 (xs 0) (ys 0) m (ys n) (xs n) l n)
  (thy_mex_52 (xs 0) (ys 0) (ys n) (xs n) m l n)
  (thy_mex_53 (xs 0) (ys 0) l (ys n) (xs n) m n)
  (thy_mex_54 (xs 0) (ys 0) (ys n) (xs n) m l n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_55 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 + x3)) -> (~ (x1 <= (x2 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_mex_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- (x1 + x2)) < x3) -> (~ ((- (x1 + x2)) <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_mex_57 : forall (x1 : Z) (x2 : Z), (~ ((0 + x1) <= (x1 + x2))) -> (2 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_mex_58 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (2 <= x2) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_59 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ ((- (x1 + x3)) < x2)) -> (2 <= x3) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 - 1)) -> (x3 = ((0 + (x4 + x2)) - x4)) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_mex_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x1 < x3)) -> (x2 <= x3) -> (~ (x2 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_mex_62 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (0 <= x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
(* x_{n+p} > x_n: no number is taken p + 1 times by x. *)
Lemma mex_grows : forall (l : Z) (m : Z) (n : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  ((xs n) < (xs (n + p))).
Proof.
intros l m n p xs ys.
destruct (wit_all1 (fun e => (((n <= e) /\ (e < (n + p))) -> ((((- (n + p)) < e) /\ (e < (n + p))) /\ (((0 <= e) /\ ((xs e) = (xs (n + p)))) \/ ((e <= (-1)) /\ ((ys (- e)) = (xs (n + p))))))))) as [e1 W1].
destruct (wit_all2 (fun e e_other => (((((n <= e) /\ (e < (n + p))) /\ ((n <= e_other) /\ (e_other < (n + p)))) /\ (e = e_other)) -> (e = e_other)))) as [e2 [e3 W4]].
destruct (wit_all1 (fun z => (((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p)))))) -> (((- (n + p)) <= z) /\ (z < (n + p)))))) as [z1 W5].
destruct (wit_all1 (fun e => (((n <= e) /\ (e < (n + p))) <-> ((n <= e) /\ (e < (n + p)))))) as [e4 W7].
refine (refute (Nd (Some ((xs n) < (xs (n + p)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some ((card1 (fun (z : Z) => ((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p)))))))) <= (p - 1))) (Nd (Some (0 <= e1)) (Nd (Some (l <= m)) (Nd (Some (forall (e : Z) (e_other : Z), (((((n <= e) /\ (e < (n + p))) /\ ((n <= e_other) /\ (e_other < (n + p)))) /\ (e = e_other)) -> (e = e_other)))) Lf Lf) Lf) (Nd (Some (e1 <= (n + p))) (Nd (Some (forall (z : Z), (((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p)))))) -> (((- (n + p)) <= z) /\ (z < (n + p)))))) Lf Lf) Lf)) (Nd (Some (forall (e : Z), (((n <= e) /\ (e < (n + p))) -> ((((- (n + p)) < e) /\ (e < (n + p))) /\ (((0 <= e) /\ ((xs e) = (xs (n + p)))) \/ ((e <= (-1)) /\ ((ys (- e)) = (xs (n + p))))))))) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (xs n_))) -> (p <= (card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some ((xs z1) = (xs (n + p)))) Lf Lf) Lf) (Nd (Some (e2 < (n + p))) (Nd (Some (forall (e : Z), (((n <= e) /\ (e < (n + p))) <-> ((n <= e) /\ (e < (n + p)))))) Lf Lf) Lf))) (Nd (Some (e1 < (n + p))) (Nd (Some (e1 <= (-1))) (Nd (Some (2 <= m)) (Nd (Some (z1 < (n + p))) Lf Lf) Lf) (Nd (Some ((xs e1) <= (xs (n + p)))) (Nd (Some (n <= e4)) Lf Lf) Lf)) (Nd (Some (2 <= p)) (Nd (Some (0 <= (xs n))) (Nd (Some ((ys (- z1)) = (xs (n + p)))) Lf Lf) Lf) (Nd (Some (e3 < (n + p))) (Nd (Some ((card1 (fun (e : Z) => ((n <= e) /\ (e < (n + p))))) = ((0 + (n + p)) - n))) Lf Lf) Lf)))) (Nd (Some (0 <= (n + p))) (Nd (Some (n <= e1)) (Nd (Some ((xs e1) = (xs (n + p)))) (Nd (Some (l = (m + 1))) (Nd (Some ((- (n + p)) < z1)) Lf Lf) Lf) (Nd (Some (0 <= (xs e1))) (Nd (Some ((card1 (fun (e : Z) => ((n <= e) /\ (e < (n + p))))) <= (card1 (fun (z : Z) => ((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p)))))))))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= n)) (Nd (Some (z1 <= (-1))) Lf Lf) Lf) (Nd (Some (n <= e3)) (Nd (Some ((0 + n) <= (n + p))) Lf Lf) Lf))) (Nd (Some ((- (n + p)) < e1)) (Nd (Some ((ys (- e1)) = (xs (n + p)))) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((0 <= (xs n_)) /\ ((ys n_) = ((((m + 1) - l) * (xs n_)) + (l * n_))))))) (Nd (Some (0 <= z1)) Lf Lf) Lf) (Nd (Some (n <= e2)) (Nd (Some (e4 < (n + p))) Lf Lf) Lf)) (Nd (Some (1 <= l)) (Nd (Some ((xs n) <= (xs e1))) (Nd (Some ((- (n + p)) <= z1)) Lf Lf) Lf) (Nd (Some (e2 = e3)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (Im (An (At 5) (At 6)) (An (An (At 7) (At 6)) (Or (An (At 8) (At 9)) (An (At 10) (At 11))))) (At 12));
 (Im (An (An (An (At 13) (At 14)) (At 15)) (Or (At 16) (An (At 17) (At 18)))) (Im (At 19) (Im (At 2) (Im (At 20) (Im (At 21) (Im (At 5) (An (At 22) (At 23))))))));
 (Im (An (An (An (At 13) (At 14)) (At 15)) (Or (At 16) (An (At 17) (At 18)))) (Im (At 19) (Im (At 2) (Im (At 20) (Im (At 8) (Im (At 24) (An (At 25) (At 26))))))));
 (Im (Im (An (An (An (At 27) (At 28)) (An (At 29) (At 30))) (At 31)) (At 31)) (At 32));
 (Im (Im (An (An (At 33) (At 34)) (Or (An (At 35) (At 36)) (An (At 37) (At 38)))) (An (At 39) (At 34))) (At 40));
 (Im (An (An (At 12) (At 32)) (At 40)) (At 41));
 (Im (If (An (At 42) (At 43)) (An (At 42) (At 43))) (At 44));
 (Im (An (At 45) (At 44)) (At 46));
 (Im (At 6) (Im (No (At 24)) Fa));
 (Im (At 33) (Im (No (At 39)) Fa));
 (Im (No (At 45)) (Im (At 14) Fa));
 (Im (No (At 3)) (Im (At 14) (Im (At 21) Fa)));
 (Im (At 5) (Im (No (At 7)) (Im (At 14) (Im (At 21) Fa))));
 (Im (At 4) (Im (At 46) (Im (At 41) Fa)));
 (Im (At 23) (Im (No (At 1)) (Im (At 26) (Im (No (At 9)) Fa))));
 (Im (At 5) (Im (At 21) (Im (No (At 8)) Fa)));
 (An (An (An (At 13) (At 14)) (At 15)) (Or (At 16) (An (At 17) (At 18))));
 (At 19);
 (At 2);
 (At 20);
 (At 21)]
 (At 1)
 (Sp 13 (Sp 14 (Sp 15 (Sp 19 (Sp 2 (Sp 20 (Sp 21 (Sp 1 (Cl 1) (Sp 45 (Sp 3 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 23 (Sp 16 (Sp 40 (Sp 32 (Sp 12 (Sp 41 (Sp 46 (Cl 16) (Sp 44 (Cl 10) (Sp 43 (Sp 42 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 8)) (Sp 6 (Sp 9 (Cl 3) (Sp 24 (Sp 26 (Cl 17) (Cl 5)) (Cl 11))) (Cl 3))) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Cl 6) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 33 (Sp 34 (Sp 39 (Cl 7) (Cl 12)) (Cl 7)) (Cl 7))) (Sp 17 (Sp 18 (Sp 32 (Sp 40 (Sp 12 (Sp 41 (Sp 46 (Cl 16) (Sp 44 (Cl 10) (Sp 43 (Sp 42 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 8)) (Sp 6 (Sp 9 (Cl 3) (Sp 24 (Sp 26 (Cl 17) (Cl 5)) (Cl 11))) (Cl 3))) (Sp 33 (Sp 34 (Sp 39 (Cl 7) (Cl 12)) (Cl 7)) (Cl 7))) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Cl 6) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 19)) (Cl 19))) (Sp 16 (Cl 4) (Sp 17 (Sp 18 (Cl 4) (Cl 19)) (Cl 19)))) (Cl 18)) (Cl 15)) (Sp 12 (Sp 40 (Sp 32 (Sp 41 (Sp 46 (Cl 16) (Sp 44 (Cl 10) (Sp 43 (Sp 42 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 8)) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Cl 6) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 33 (Sp 34 (Sp 39 (Cl 7) (Cl 12)) (Cl 7)) (Cl 7))) (Cl 3))) (Cl 2)) (Cl 14)) (Cl 13))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 19)) (Cl 19)) _
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) (n + p))
  W1
  (mex_rising n e1 l m p xs ys)
  (mex_rising e1 (n + p) l m p xs ys)
  W4
  W5
  (law_injection_1_1 (fun e => ((n <= e) /\ (e < (n + p)))) (fun z => ((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p))))))) (fun e => e) (- (n + p)) (n + p))
  W7
  (law_interval (fun e => ((n <= e) /\ (e < (n + p)))) n (n + p))
  (thy_mex_55 e1 n p)
  (thy_mex_56 n p z1)
  (thy_mex_57 n p)
  (thy_mex_58 n p)
  (thy_mex_59 n e1 p)
  (thy_mex_60 (card1 (fun (z : Z) => ((((- (n + p)) < z) /\ (z < (n + p))) /\ (((0 <= z) /\ ((xs z) = (xs (n + p)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (n + p)))))))) p (card1 (fun (e : Z) => ((n <= e) /\ (e < (n + p))))) n)
  (thy_mex_61 (xs n) (xs e1) (xs (n + p)))
  (thy_mex_62 n e1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_63 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_mex_64 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (x2 = 0) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_mex_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= x2) -> (x2 < x3) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
(* If some x_n is at least k - 1 then some x_n is at least k. *)
Lemma mex_reach_step : forall (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n))))))) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n)))))).
Proof.
intros l m p xs ys.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n))))))) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))))) as [k0 W0].
destruct (wit_ex1 (fun n => ((0 <= n) /\ ((k0 - 1) <= (xs n))))) as [n0 W2].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n))))))) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))))) (Nd (Some (0 <= k0)) (Nd (Some (exists (n : Z), ((0 <= n) /\ (k0 <= (xs n))))) (Nd (Some (0 <= n0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) Lf Lf) (Nd (Some ((xs 0) = 0)) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (0 <= (n0 + p))) Lf Lf) Lf)) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) Lf) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= 0)) Lf Lf) Lf))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n))))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some ((k0 - 1) <= (xs n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some ((ys 0) = 0)) Lf Lf)) (Nd (Some (l <= m)) (Nd (Some (k0 <= (xs (n0 + p)))) Lf Lf) Lf)) (Nd (Some (exists (n : Z), ((0 <= n) /\ ((k0 - 1) <= (xs n))))) (Nd (Some (2 <= p)) (Nd (Some ((xs n0) < (xs (n0 + p)))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (k0 <= (xs 0))) Lf Lf) Lf))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (An (At 8) (At 9)));
 (Im (An (An (An (At 10) (At 11)) (At 12)) (Or (At 13) (An (At 14) (At 15)))) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 8) (At 19))))));
 (Im (An (At 20) (At 21)) (At 4));
 (Im (An (At 22) (At 23)) (At 4));
 (Im (An (An (An (At 10) (At 11)) (At 12)) (Or (At 13) (An (At 14) (At 15)))) (Im (At 16) (Im (At 17) (Im (At 18) (An (At 24) (At 25))))));
 (Im (No (At 6)) (Im (At 22) Fa));
 (Im (No (At 22)) Fa);
 (Im (No (At 5)) (Im (At 24) (Im (No (At 23)) Fa)));
 (Im (No (At 20)) (Im (At 11) (Im (At 8) Fa)));
 (Im (At 9) (Im (At 19) (Im (No (At 21)) Fa)));
 (An (An (An (At 10) (At 11)) (At 12)) (Or (At 13) (An (At 14) (At 15))));
 (At 16);
 (At 17);
 (At 18)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 16 (Sp 17 (Sp 18 (Sp 1 (Cl 1) (Sp 22 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 23 (Cl 7) (Sp 6 (Sp 13 (Sp 24 (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 19 (Sp 20 (Sp 21 (Cl 6) (Cl 13)) (Cl 12)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 11)) (Cl 8)) (Sp 14 (Sp 15 (Sp 24 (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 19 (Sp 20 (Sp 21 (Cl 6) (Cl 13)) (Cl 12)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 11)) (Cl 8)) (Cl 14)) (Cl 14))) (Cl 9)))) (Cl 2)) (Cl 2)) (Cl 10))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) _
  W0
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n)))))) (k0 - 1))
  W2
  (mex_grows l m n0 p xs ys)
  (ex1_at (fun n => ((0 <= n) /\ (k0 <= (xs n)))) (n0 + p))
  (ex1_at (fun n => ((0 <= n) /\ (k0 <= (xs n)))) 0)
  (mex_zero l m p xs ys)
  (thy_mex_63 k0)
  (thy_mex_15 )
  (thy_mex_64 k0 (xs 0))
  (thy_mex_58 n0 p)
  (thy_mex_65 k0 (xs n0) (xs (n0 + p)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_mex_66 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 < x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_mex_67 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_mex_68 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_mex_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (~ (x2 = x1)) -> (~ (x1 <= x3)) -> (x4 <= (x3 + 1)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_mex_70 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x2 = x1)) -> (x3 = 0) -> (0 <= x1) -> (x2 = x3) -> False.
Proof. thy. Qed.
(* Every number k >= 0 is some x_u, and there is a first one: x_i < k exactly for i < u. *)
Lemma mex_first : forall (k : Z) (l : Z) (m : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= k) ->
  (exists (u : Z), (((0 <= u) /\ ((xs u) = k)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < k) <-> (i < u)))))).
Proof.
intros k l m p xs ys.
destruct (wit_ex1 (fun n => ((0 <= n) /\ (k <= (xs n))))) as [n0 W3].
destruct (wit_ex1 (fun n => (((0 <= n) /\ (k <= (xs n))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (k <= (xs n_less)))))))) as [u0 W5].
destruct (wit_all1 (fun i => ((0 <= i) -> (((xs i) < k) <-> (i < u0))))) as [i0 W7].
refine (refute (Nd (Some (exists (u : Z), (((0 <= u) /\ ((xs u) = k)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < k) <-> (i < u))))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (k <= (xs n0))) (Nd (Some (k <= (xs (u0 - 1)))) Lf Lf) Lf) (Nd (Some ((xs i0) < k)) Lf Lf)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))))) (Nd (Some (forall (n_less : Z), (((0 <= n_less) /\ (n_less < u0)) -> (~ (k <= (xs n_less)))))) (Nd (Some (u0 = 0)) Lf Lf) Lf) (Nd (Some (0 <= (xs u0))) Lf Lf))) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (0 <= u0)) (Nd (Some ((xs 0) = 0)) Lf Lf) Lf) (Nd (Some (k <= (xs i0))) Lf Lf)) (Nd (Some (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < k) <-> (i < u0))))) (Nd (Some (u0 = ((u0 - 1) + 1))) Lf Lf) Lf) (Nd (Some (0 <= (u0 - 1))) Lf Lf)))) (Nd (Some (2 <= p)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (exists (n : Z), (((0 <= n) /\ (k <= (xs n))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (k <= (xs n_less)))))))) (Nd (Some ((xs ((u0 - 1) + 1)) <= ((xs (u0 - 1)) + 1))) Lf Lf) Lf) (Nd (Some (i0 < u0)) Lf Lf)) (Nd (Some (0 <= k)) (Nd (Some ((xs u0) = k)) (Nd (Some ((xs u0) = (xs 0))) Lf Lf) Lf) (Nd (Some ((xs u0) <= (xs i0))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (n : Z), ((0 <= n) /\ (k_before <= (xs n))))))) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))))) (Nd (Some (k <= (xs u0))) (Nd (Some ((ys 0) = 0)) Lf Lf) Lf) (Nd (Some (u0 <= i0)) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (0 <= i0)) (Nd (Some ((xs u0) = (xs ((u0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((u0 - 1) < u0)) Lf Lf)))))
 [(Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (At 11)))));
 (Im (At 11) (At 12));
 (Im (At 12) (Im (At 13) (At 14)));
 (Im (At 14) (An (At 15) (At 16)));
 (Im (At 15) (Im (At 16) (At 17)));
 (Im (At 17) (An (An (At 18) (At 19)) (At 20)));
 (Im (An (An (At 18) (At 21)) (At 22)) (At 1));
 (Im (Im (At 23) (If (At 24) (At 25))) (At 22));
 (Im (At 20) (Im (An (At 23) (At 25)) (No (At 26))));
 (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 18) (Im (At 27) (An (At 28) (At 29))))))));
 (Im (At 20) (Im (An (At 30) (At 31)) (No (At 32))));
 (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 30) (At 33))))));
 (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (An (At 34) (At 35))))));
 (Im (No (At 24)) (Im (No (At 26)) Fa));
 (Im (No (At 25)) (Im (No (At 27)) Fa));
 (Im (At 19) (Im (At 24) (Im (At 29) Fa)));
 (Im (At 36) (At 37));
 (Im (At 18) (Im (No (At 30)) (Im (No (At 36)) Fa)));
 (Im (No (At 31)) Fa);
 (Im (At 38) (At 39));
 (Im (No (At 38)) Fa);
 (Im (At 19) (Im (No (At 21)) (Im (No (At 32)) (Im (At 33) (Im (At 39) Fa)))));
 (Im (At 19) (Im (No (At 21)) (Im (At 34) (Im (At 13) (Im (At 37) Fa)))));
 (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (An (At 6) (At 7))));
 (At 8);
 (At 9);
 (At 10);
 (At 13)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Sp 1 (Cl 1) (Sp 31 (Sp 38 (Sp 39 (Sp 11 (Sp 12 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 5 (Sp 34 (Sp 21 (Sp 22 (Cl 8) (Sp 23 (Sp 27 (Sp 28 (Sp 29 (Sp 24 (Cl 17) (Sp 25 (Sp 26 (Cl 10) (Cl 15)) (Cl 9))) (Cl 11)) (Cl 11)) (Sp 25 (Sp 24 (Cl 9) (Sp 26 (Cl 10) (Cl 15))) (Cl 16))) (Cl 9))) (Sp 37 (Cl 24) (Sp 36 (Cl 18) (Sp 30 (Sp 32 (Cl 12) (Sp 33 (Cl 23) (Cl 13))) (Cl 19))))) (Cl 14)) (Sp 6 (Sp 7 (Sp 34 (Sp 21 (Sp 22 (Cl 8) (Sp 23 (Sp 27 (Sp 28 (Sp 29 (Sp 24 (Cl 17) (Sp 25 (Sp 26 (Cl 10) (Cl 15)) (Cl 9))) (Cl 11)) (Cl 11)) (Sp 25 (Sp 24 (Cl 9) (Sp 26 (Cl 10) (Cl 15))) (Cl 16))) (Cl 9))) (Sp 37 (Cl 24) (Sp 36 (Cl 18) (Sp 30 (Sp 32 (Cl 12) (Sp 33 (Cl 23) (Cl 13))) (Cl 19))))) (Cl 14)) (Cl 25)) (Cl 25))) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 3)) (Sp 5 (Cl 2) (Sp 6 (Sp 7 (Cl 2) (Cl 25)) (Cl 25)))) (Cl 21)) (Cl 22)) (Cl 20))) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 25)) (Cl 25)) _
  (mex_reach_step l m p xs ys)
  (law_induction (fun k => (exists (n : Z), ((0 <= n) /\ (k <= (xs n))))))
  (all1_at (fun k => ((0 <= k) -> (exists (n : Z), ((0 <= n) /\ (k <= (xs n)))))) k)
  W3
  (least_element n0 (fun n => (k <= (xs n))))
  W5
  (ex1_at (fun u => (((0 <= u) /\ ((xs u) = k)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < k) <-> (i < u)))))) u0)
  W7
  (all1_at (fun n_less => (((0 <= n_less) /\ (n_less < u0)) -> (~ (k <= (xs n_less))))) i0)
  (mex_rising u0 i0 l m p xs ys)
  (all1_at (fun n_less => (((0 <= n_less) /\ (n_less < u0)) -> (~ (k <= (xs n_less))))) (u0 - 1))
  (mex_step l m (u0 - 1) p xs ys)
  (mex_zero l m p xs ys)
  (thy_mex_4 (xs i0) k)
  (thy_mex_4 i0 u0)
  (thy_mex_66 k (xs u0) (xs i0))
  (fun eq__0 => cg1 xs u0 0 eq__0)
  (thy_mex_67 u0)
  (thy_mex_36 u0)
  (fun eq__0 => cg1 xs u0 ((u0 - 1) + 1) eq__0)
  (thy_mex_68 u0)
  (thy_mex_69 k (xs u0) (xs (u0 - 1)) (xs ((u0 - 1) + 1)))
  (thy_mex_70 k (xs u0) (xs 0))
).
vm_compute; reflexivity.
Qed.
