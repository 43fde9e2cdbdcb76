From Wythoff.book Require Import Prelude Definitions algebra play counting mex rows games residues.
Open Scope Z_scope.

Lemma thy_substitution_1 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((0 + x2) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_2 : forall (x1 : Z) (x2 : Z), (~ ((x1 - 1) < x2)) -> (~ ((0 + x2) <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_3 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_4 : forall (x1 : Z), (0 <= x1) -> (1 <= (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_5 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_6 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_7 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_8 : forall (x1 : Z) (x2 : Z), (x1 < (x2 - 1)) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_9 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_10 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x2 = (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_11 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_substitution_12 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (~ (x1 < x2)) -> (0 <= x2) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = (x2 + 1)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_14 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x1 = x2)) -> ((x1 - 1) < x2) -> False.
Proof. thy. Qed.
Lemma thy_substitution_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (~ ((x3 - x4) = x1)) -> (x2 = ((0 + x3) - x4)) -> (x5 = ((0 + (x3 - 1)) - x4)) -> (x5 <= (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_16 : forall (x1 : Z) (x2 : Z), (~ ((- (x1 - 1)) < x2)) -> (x2 < (x1 - 1)) -> (~ (1 <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_17 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x3 < x2)) -> (x3 < (x2 + 1)) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_18 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (0 <= x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_19 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_20 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 = x1) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_substitution_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x3 = x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= (- x1))) -> (0 <= x2) -> (~ ((- x3) < x1)) -> (~ ((x3 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_24 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
(* If x is none of the y_j, j >= 1, exactly p of the x_n are x. *)
Lemma row_without_y : forall (l : Z) (m : Z) (p : Z) (u : Z) (w : Z) (x : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ ((xs u) = x)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) ->
  (((0 <= w) /\ ((xs w) = (x + 1))) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) ->
  (~ (exists (j : Z), ((1 <= j) /\ ((ys j) = x)))) ->
  ((w - u) = p).
Proof.
intros l m p u w x xs ys.
destruct (wit_all1 (fun z => (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) <-> ((u <= z) /\ (z < w))))) as [z1 W6].
destruct (wit_all1 (fun z => (((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))) <-> ((u <= z) /\ (z < (w - 1)))))) as [z2 W13].
refine (refute (Nd (Some ((w - u) = p)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) (Nd (Some ((xs w) < x)) (Nd (Some ((w - 1) < u)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (z2 < (w - 1))) Lf Lf) (Nd (Some ((card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))) = ((0 + (w - 1)) - u))) Lf Lf)) (Nd (Some (u <= z1)) (Nd (Some (z2 < u)) Lf Lf) (Nd (Some (1 <= l)) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (0 <= z1)) (Nd (Some ((ys (- z2)) = (xs (w - 1)))) Lf Lf) (Nd (Some (0 <= u)) Lf Lf)) (Nd (Some ((xs z1) < (x + 1))) (Nd (Some ((ys (- z2)) = x)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) Lf Lf)))) (Nd (Some (0 <= (w - 1))) (Nd (Some ((xs (w - 1)) < (x + 1))) (Nd (Some ((- w) < z1)) (Nd (Some ((xs z2) = (xs (w - 1)))) Lf Lf) (Nd (Some (w = u)) Lf Lf)) (Nd (Some ((xs z1) < x)) (Nd (Some (z2 < w)) Lf Lf) (Nd (Some (l = (m + 1))) Lf Lf))) (Nd (Some (x < (xs w))) (Nd (Some (z1 <= (-1))) (Nd (Some (forall (z : Z), (((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))) <-> ((u <= z) /\ (z < (w - 1)))))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (exists (j : Z), ((1 <= j) /\ ((ys j) = x)))) (Nd (Some ((card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) = ((0 + w) - u))) Lf Lf) Lf)))) (Nd (Some (0 <= w)) (Nd (Some (w < u)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) (Nd (Some ((card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))) <= (p - 1))) (Nd (Some (0 <= z2)) Lf Lf) (Nd (Some ((xs w) = (x + 1))) Lf Lf)) (Nd (Some (forall (z : Z), (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) <-> ((u <= z) /\ (z < w))))) (Nd (Some ((xs z2) < (x + 1))) Lf Lf) (Nd (Some (l <= m)) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some ((xs z1) = x)) (Nd (Some (u <= z2)) Lf Lf) (Nd (Some ((xs u) = x)) Lf Lf)) (Nd (Some (1 <= (- z1))) (Nd (Some ((0 + u) <= w)) Lf Lf) Lf))) (Nd (Some ((xs (w - 1)) < x)) (Nd (Some ((w - 1) < w)) (Nd (Some (z1 < w)) (Nd (Some (z2 <= (-1))) Lf Lf) (Nd (Some ((xs w) = (xs u))) Lf Lf)) (Nd (Some (z1 < u)) (Nd (Some (1 <= (- z2))) Lf Lf) (Nd (Some (2 <= m)) Lf Lf))) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))))) (Nd (Some ((ys (- z1)) = x)) (Nd (Some ((xs z2) < x)) Lf Lf) (Nd (Some (2 <= p)) Lf Lf)) (Nd (Some ((- (w - 1)) < z2)) (Nd (Some ((0 + u) <= (w - 1))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (If (At 4) (At 5))));
 (Im (At 2) (Im (At 6) (If (At 7) (At 8))));
 (Im (At 9) (Im (At 6) (If (At 10) (At 11))));
 (Im (At 12) (Im (An (An (At 3) (At 13)) (At 14)) (At 15)));
 (Im (At 16) (Im (At 6) (At 17)));
 (Im (If (An (An (At 18) (At 19)) (Or (An (At 20) (At 21)) (An (At 22) (At 23)))) (An (At 24) (At 19))) (At 25));
 (Im (At 2) (Im (At 20) (If (At 26) (At 27))));
 (Im (At 9) (Im (At 20) (If (At 28) (At 19))));
 (Im (An (At 29) (At 23)) (At 30));
 (Im (If (An (An (At 31) (At 32)) (Or (An (At 33) (At 34)) (An (At 35) (At 36)))) (An (At 37) (At 32))) (At 38));
 (Im (At 2) (Im (At 33) (If (At 39) (At 40))));
 (Im (At 9) (Im (At 33) (If (At 41) (At 42))));
 (Im (An (At 43) (At 44)) (At 30));
 (Im (An (At 45) (At 25)) (At 46));
 (Im (An (At 47) (At 38)) (At 48));
 (Im (No (At 5)) (Im (No (At 45)) Fa));
 (Im (No (At 8)) (Im (No (At 47)) Fa));
 (Im (At 20) (Im (At 22) Fa));
 (Im (At 20) (Im (At 29) Fa));
 (Im (No (At 20)) (Im (No (At 29)) Fa));
 (Im (At 24) (Im (At 27) Fa));
 (Im (No (At 24)) (Im (No (At 27)) Fa));
 (Im (At 33) (Im (At 35) Fa));
 (Im (At 33) (Im (At 43) Fa));
 (Im (No (At 33)) (Im (No (At 43)) Fa));
 (Im (At 37) (Im (At 40) Fa));
 (Im (No (At 37)) (Im (No (At 40)) Fa));
 (Im (At 32) (Im (No (At 42)) Fa));
 (Im (At 4) (Im (At 49) Fa));
 (Im (No (At 14)) (Im (At 49) Fa));
 (Im (At 21) (Im (At 26) Fa));
 (Im (At 50) (At 51));
 (Im (No (At 6)) (Im (No (At 5)) (Im (At 52) (Im (No (At 50)) Fa))));
 (Im (At 53) (Im (At 49) (Im (At 51) Fa)));
 (Im (No (At 5)) (Im (No (At 50)) (Im (At 8) Fa)));
 (Im (At 15) (Im (No (At 1)) (Im (At 46) (Im (At 48) (Im (At 17) Fa)))));
 (Im (No (At 31)) (Im (At 32) (Im (No (At 43)) Fa)));
 (Im (No (At 39)) (Im (At 41) (Im (No (At 7)) (Im (At 10) (Im (No (At 34)) Fa)))));
 (Im (At 37) (Im (At 52) (Im (No (At 33)) Fa)));
 (Im (No (At 20)) (Im (At 52) (Im (At 24) Fa)));
 (Im (No (At 11)) Fa);
 (Im (No (At 7)) (Im (At 34) (Im (At 39) Fa)));
 (Im (No (At 7)) (Im (At 10) (Im (No (At 44)) (Im (At 36) Fa))));
 (Im (No (At 29)) (Im (At 52) (Im (No (At 18)) (Im (No (At 8)) Fa))));
 (Im (No (At 26)) (Im (At 28) (Im (No (At 21)) Fa)));
 (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59))));
 (At 60);
 (At 16);
 (At 12);
 (At 13);
 (An (An (At 52) (At 53)) (At 2));
 (An (An (At 3) (At 49)) (At 9));
 (No (At 30))]
 (At 1)
 (Sp 16 (Sp 12 (Sp 13 (Sp 52 (Sp 53 (Sp 2 (Sp 3 (Sp 49 (Sp 9 (Sp 30 (Cl 54) (Sp 1 (Cl 1) (Sp 4 (Cl 30) (Sp 14 (Sp 51 (Cl 35) (Sp 11 (Sp 15 (Sp 5 (Cl 2) (Sp 50 (Cl 33) (Sp 45 (Sp 6 (Sp 8 (Cl 36) (Sp 7 (Cl 3) (Sp 10 (Sp 17 (Sp 47 (Sp 29 (Sp 23 (Cl 10) (Sp 20 (Cl 20) (Sp 24 (Cl 41) (Sp 25 (Sp 46 (Sp 48 (Cl 37) (Sp 38 (Cl 16) (Sp 43 (Sp 44 (Cl 14) (Sp 33 (Cl 25) (Sp 36 (Cl 44) (Sp 37 (Cl 40) (Cl 11))))) (Sp 33 (Sp 35 (Cl 24) (Sp 34 (Sp 39 (Cl 43) (Sp 40 (Cl 12) (Sp 37 (Sp 32 (Sp 31 (Cl 11) (Cl 38)) (Cl 11)) (Cl 28)))) (Sp 37 (Sp 32 (Sp 40 (Cl 27) (Sp 42 (Sp 39 (Cl 12) (Sp 41 (Cl 39) (Cl 13))) (Cl 29))) (Cl 11)) (Cl 11)))) (Cl 26))))) (Cl 15)) (Cl 7))))) (Sp 20 (Sp 18 (Sp 22 (Cl 19) (Sp 43 (Sp 44 (Cl 14) (Sp 33 (Cl 25) (Sp 36 (Cl 44) (Sp 37 (Cl 40) (Sp 38 (Sp 48 (Sp 46 (Cl 37) (Sp 25 (Cl 15) (Sp 21 (Sp 26 (Cl 32) (Sp 27 (Cl 8) (Sp 24 (Sp 28 (Sp 19 (Cl 7) (Cl 9)) (Sp 19 (Cl 9) (Cl 7))) (Cl 23)))) (Sp 24 (Sp 19 (Sp 27 (Cl 22) (Sp 28 (Sp 26 (Cl 8) (Cl 46)) (Cl 9))) (Cl 7)) (Cl 7))))) (Cl 16)) (Cl 11)))))) (Sp 33 (Sp 35 (Cl 24) (Sp 40 (Sp 39 (Sp 37 (Cl 27) (Sp 34 (Cl 43) (Sp 38 (Sp 48 (Sp 46 (Cl 37) (Sp 25 (Cl 15) (Sp 21 (Sp 26 (Cl 32) (Sp 27 (Cl 8) (Sp 24 (Sp 28 (Sp 19 (Cl 7) (Cl 9)) (Sp 19 (Cl 9) (Cl 7))) (Cl 23)))) (Sp 24 (Sp 19 (Sp 27 (Cl 22) (Sp 28 (Sp 26 (Cl 8) (Cl 46)) (Cl 9))) (Cl 7)) (Cl 7))))) (Cl 16)) (Cl 11)))) (Cl 12)) (Sp 39 (Cl 12) (Sp 37 (Sp 32 (Sp 42 (Sp 31 (Sp 41 (Sp 34 (Sp 38 (Sp 48 (Sp 46 (Cl 37) (Sp 25 (Cl 15) (Sp 21 (Sp 26 (Cl 32) (Sp 27 (Cl 8) (Sp 24 (Sp 28 (Sp 19 (Cl 7) (Cl 9)) (Sp 19 (Cl 9) (Cl 7))) (Cl 23)))) (Sp 24 (Sp 19 (Sp 27 (Cl 22) (Sp 28 (Sp 26 (Cl 8) (Cl 46)) (Cl 9))) (Cl 7)) (Cl 7))))) (Cl 16)) (Cl 11)) (Cl 39)) (Cl 13)) (Cl 38)) (Cl 29)) (Sp 38 (Sp 48 (Sp 46 (Cl 37) (Sp 25 (Cl 15) (Sp 21 (Sp 26 (Cl 32) (Sp 27 (Cl 8) (Sp 24 (Sp 28 (Sp 19 (Cl 7) (Cl 9)) (Sp 19 (Cl 9) (Cl 7))) (Cl 23)))) (Sp 24 (Sp 19 (Sp 27 (Cl 22) (Sp 28 (Sp 26 (Cl 8) (Cl 46)) (Cl 9))) (Cl 7)) (Cl 7))))) (Cl 16)) (Cl 11))) (Cl 28))))) (Cl 26)))) (Cl 45)) (Cl 21))) (Cl 18)) (Cl 6)) (Cl 4)))) (Cl 34)) (Cl 17)))) (Cl 5)) (Cl 42))) (Cl 31))))) (Cl 53)) (Cl 53)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) _
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) w)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) (w - 1))
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) (w - 1))
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) w x)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) (w - 1))
  W6
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) z1)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) z1)
  (ex1_at (fun j => ((1 <= j) /\ ((ys j) = x))) (- z1))
  W13
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) z2)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) z2)
  (ex1_at (fun j => ((1 <= j) /\ ((ys j) = x))) (- z2))
  (law_interval (fun z => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x))))) u w)
  (law_interval (fun z => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1))))))) u (w - 1))
  (thy_substitution_1 w u)
  (thy_substitution_2 w u)
  (thy_substitution_3 z1)
  (thy_substitution_4 z1)
  (thy_substitution_5 z1)
  (thy_substitution_6 u z1)
  (thy_substitution_7 u z1)
  (thy_substitution_3 z2)
  (thy_substitution_4 z2)
  (thy_substitution_5 z2)
  (thy_substitution_6 u z2)
  (thy_substitution_7 u z2)
  (thy_substitution_8 z2 w)
  (thy_substitution_9 (xs w) x)
  (thy_substitution_10 x (xs w))
  (thy_substitution_11 (xs z1) x)
  (fun eq__0 => cg1 xs w u eq__0)
  (thy_substitution_12 w u)
  (thy_substitution_13 (xs u) x (xs w))
  (thy_substitution_14 w u)
  (thy_substitution_15 p (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) w u (card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))))
  (thy_substitution_16 w z2)
  (thy_substitution_17 (xs z2) x (xs (w - 1)))
  (thy_substitution_18 u z2)
  (thy_substitution_19 z1 u)
  (thy_substitution_20 w)
  (thy_substitution_21 (xs (w - 1)) x (xs z2))
  (thy_substitution_22 (xs (w - 1)) x (ys (- z2)))
  (thy_substitution_23 z1 u w)
  (thy_substitution_24 (xs z1) x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_substitution_25 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((0 + (x2 - 1)) <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_26 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_27 : forall (x1 : Z), (~ (1 <= (- (- x1)))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_28 : forall (x1 : Z) (x2 : Z), ((- (x1 - 1)) < x2) -> (~ ((- x1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_29 : forall (x1 : Z), (~ (0 <= (- (- x1)))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_substitution_31 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((0 + (x2 - 1)) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 = x1) -> (~ ((x2 - 1) <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (x1 - 1))) -> (2 <= x2) -> (0 <= x3) -> (x4 <= x5) -> (x5 = ((0 + x1) - (x3 - 1))) -> (x2 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_substitution_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 < x4)) -> (x1 = x3) -> (x2 = (x4 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_35 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < (x2 - 1)) -> (~ ((- (x2 - 1)) < x3)) -> (x3 = x1) -> (0 <= x4) -> (~ (x1 < x4)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 - 1)) -> (x3 = x1) -> (~ (x3 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_38 : forall (x1 : Z), (~ ((- (- x1)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> (~ (x3 < x4)) -> (x3 < (x4 + 1)) -> (~ (x2 < x4)) -> (x2 < (x4 + 1)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_substitution_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (~ (x2 < x3)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_41 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= x2) -> (~ (0 <= x2)) -> (1 <= x3) -> ((- (- x3)) < x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ ((x1 - x2) = (x3 - 1))) -> (x4 = ((0 + (x1 - 1)) - (x2 - 1))) -> (x5 <= x6) -> (x6 = ((0 + x1) - (x2 - 1))) -> (x3 <= x5) -> (x7 <= (x3 - 1)) -> (x4 <= x7) -> False.
Proof. thy. Qed.
Lemma thy_substitution_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 < x2)) -> (1 <= (x4 - x3)) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x1 = x3) -> (x4 <= x3) -> (1 <= x5) -> ((- (- x5)) < x4) -> (x2 = (- x5)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_45 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= x2) -> ((x1 - 1) <= x3) -> (~ (x2 = x3)) -> (~ (x1 <= x3)) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x2 = x3) -> (x4 <= x3) -> (1 <= x5) -> ((- (- x5)) < x4) -> (x1 = (- x5)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_47 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 < x4)) -> (x2 = x3) -> (x1 = (x4 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((- (x1 - 1)) < x2)) -> (~ ((x1 - 1) < x3)) -> ((- (- x4)) < x3) -> (x2 = (- x4)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (1 <= x2) -> (~ ((x3 - 1) < x1)) -> (~ (x4 < (x3 - 1))) -> (x4 = (- x2)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_51 : forall (x1 : Z) (x2 : Z), (x1 = (- x2)) -> (~ ((- x1) = (- (- x2)))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (~ (x3 < x2)) -> (x3 < (x2 + 1)) -> (~ (x4 = x3)) -> (x5 = x1) -> (x4 = x5) -> False.
Proof. thy. Qed.
Lemma thy_substitution_53 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (x2 <= (-1))) -> (x2 = (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_54 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ ((- x2) < (- x1))) -> (~ ((- x1) < (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_55 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_substitution_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_substitution_57 : forall (x1 : Z) (x2 : Z), (~ ((x1 - 1) <= x2)) -> (x2 = (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_58 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (~ (x3 < x1)) -> (x3 = (x2 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_59 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 < x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_60 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= x2) -> (x2 < (x3 - 1)) -> ((x3 - 1) < x1) -> False.
Proof. thy. Qed.
(* If x is one of the y_j, j >= 1, exactly p - 1 of the x_n are x. *)
Lemma row_with_y : forall (j : Z) (l : Z) (m : Z) (p : Z) (u : Z) (w : Z) (x : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ ((xs u) = x)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) ->
  (((0 <= w) /\ ((xs w) = (x + 1))) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) ->
  (1 <= j) ->
  ((ys j) = x) ->
  ((w - u) = (p - 1)).
Proof.
intros j l m p u w x xs ys.
destruct (wit_all1 (fun z => (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) -> (((u - 1) <= (ite (0 <= z) z (u - 1))) /\ ((ite (0 <= z) z (u - 1)) < w))))) as [z1 W4].
destruct (wit_all2 (fun z z_other => (((((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) /\ ((((- w) < z_other) /\ (z_other < w)) /\ (((0 <= z_other) /\ ((xs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = x))))) /\ ((ite (0 <= z) z (u - 1)) = (ite (0 <= z_other) z_other (u - 1)))) -> (z = z_other)))) as [z2 [z3 W5]].
destruct (wit_all1 (fun e => ((((u - 1) <= e) /\ (e < w)) -> (((u - 1) <= e) /\ (e < w))))) as [e4 W6].
destruct (wit_all1 (fun e => ((((u - 1) <= e) /\ (e < (w - 1))) -> ((((- (w - 1)) < (ite (u <= e) e (- j))) /\ ((ite (u <= e) e (- j)) < (w - 1))) /\ (((0 <= (ite (u <= e) e (- j))) /\ ((xs (ite (u <= e) e (- j))) = (xs (w - 1)))) \/ (((ite (u <= e) e (- j)) <= (-1)) /\ ((ys (- (ite (u <= e) e (- j)))) = (xs (w - 1))))))))) as [e1 W8].
destruct (wit_all2 (fun e e_other => ((((((u - 1) <= e) /\ (e < (w - 1))) /\ (((u - 1) <= e_other) /\ (e_other < (w - 1)))) /\ ((ite (u <= e) e (- j)) = (ite (u <= e_other) e_other (- j)))) -> (e = e_other)))) as [e2 [e3 W9]].
destruct (wit_all1 (fun z => (((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))) -> (((- w) <= z) /\ (z < w))))) as [z4 W10].
destruct (wit_all1 (fun e => ((((u - 1) <= e) /\ (e < w)) <-> (((u - 1) <= e) /\ (e < w))))) as [e5 W12].
destruct (wit_all1 (fun e => ((((u - 1) <= e) /\ (e < (w - 1))) <-> (((u - 1) <= e) /\ (e < (w - 1)))))) as [e6 W13].
refine (refutes (Nd (Some ((w - u) = (p - 1))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) (Nd (Some ((xs w) < x)) (Nd (Some ((w - 1) < u)) (Nd (Some (z1 <= (-1))) (Nd (Some ((ys (- z3)) = x)) (Nd (Some (forall (z : Z), (((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))) -> (((- w) <= z) /\ (z < w))))) (Nd (Some ((ite (u <= e3) e3 (- j)) = e3)) Lf Lf) Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (forall (e : Z), ((((u - 1) <= e) /\ (e < (w - 1))) -> ((((- (w - 1)) < (ite (u <= e) e (- j))) /\ ((ite (u <= e) e (- j)) < (w - 1))) /\ (((0 <= (ite (u <= e) e (- j))) /\ ((xs (ite (u <= e) e (- j))) = (xs (w - 1)))) \/ (((ite (u <= e) e (- j)) <= (-1)) /\ ((ys (- (ite (u <= e) e (- j)))) = (xs (w - 1))))))))) (Nd (Some ((xs z3) < x)) Lf Lf) (Nd (Some (0 <= (- z3))) Lf Lf))) (Nd (Some ((xs z2) = x)) (Nd (Some ((u - 1) <= e1)) (Nd (Some ((0 + (u - 1)) <= w)) (Nd (Some ((ys j) = x)) Lf Lf) Lf) (Nd (Some (1 <= (- (- j)))) Lf Lf)) (Nd (Some ((- (w - 1)) < z4)) (Nd (Some (0 <= x)) Lf Lf) (Nd (Some ((ite (0 <= z3) z3 (u - 1)) = (u - 1))) Lf Lf)))) (Nd (Some ((- w) < z1)) (Nd (Some (forall (z : Z), (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) -> (((u - 1) <= (ite (0 <= z) z (u - 1))) /\ ((ite (0 <= z) z (u - 1)) < w))))) (Nd (Some ((u - 1) <= e4)) (Nd (Some (forall (e : Z), ((((u - 1) <= e) /\ (e < w)) <-> (((u - 1) <= e) /\ (e < w))))) (Nd (Some (0 <= u)) Lf Lf) Lf) (Nd (Some (l = (m + 1))) Lf Lf)) (Nd (Some (e3 < (w - 1))) (Nd (Some (e1 < u)) Lf Lf) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) = (u - 1))) Lf Lf))) (Nd (Some (z3 < w)) (Nd (Some (0 <= (ite (u <= e1) e1 (- j)))) (Nd (Some ((xs z1) < x)) Lf Lf) (Nd (Some (l <= ((ys (- (- j))) - (xs (- (- j)))))) Lf Lf)) (Nd (Some (z4 <= (-1))) (Nd (Some ((card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))) <= (p - 1))) Lf Lf) (Nd (Some (u <= e2)) Lf Lf))))) (Nd (Some (0 <= (w - 1))) (Nd (Some ((xs (w - 1)) < (x + 1))) (Nd (Some ((u - 1) <= (ite (0 <= z1) z1 (u - 1)))) (Nd (Some (z2 = z3)) (Nd (Some ((u - 1) <= e5)) (Nd (Some (1 <= j)) Lf Lf) Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some (e2 < (w - 1))) (Nd (Some (0 <= e1)) Lf Lf) (Nd (Some ((ys (- z3)) < (ys (- z2)))) Lf Lf))) (Nd (Some ((ys (- z2)) = x)) (Nd (Some ((- (w - 1)) < (ite (u <= e1) e1 (- j)))) (Nd (Some ((0 + (u - 1)) <= (w - 1))) (Nd (Some ((ys (- (ite (u <= e1) e1 (- j)))) = (ys (- (- j))))) Lf Lf) Lf) (Nd (Some (1 <= (xs (- (- j))))) Lf Lf)) (Nd (Some (0 <= z4)) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))))) Lf Lf) (Nd (Some ((ite (u <= e1) e1 (- j)) = e1)) Lf Lf)))) (Nd (Some (0 <= z1)) (Nd (Some (z2 < w)) (Nd (Some (forall (e : Z), ((((u - 1) <= e) /\ (e < w)) -> (((u - 1) <= e) /\ (e < w))))) (Nd (Some (e6 < (w - 1))) (Nd (Some ((- (- j)) = j)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) Lf Lf)) (Nd (Some (e2 = e3)) (Nd (Some (e1 < w)) Lf Lf) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = (u - 1))) Lf Lf))) (Nd (Some ((xs z3) = x)) (Nd (Some ((ite (u <= e1) e1 (- j)) <= (-1))) (Nd (Some ((xs z2) < x)) Lf Lf) (Nd (Some ((- z2) < (- z3))) Lf Lf)) (Nd (Some ((- w) <= z4)) (Nd (Some ((xs (- (- j))) < x)) Lf Lf) (Nd (Some ((ite (u <= e2) e2 (- j)) = (- j))) Lf Lf)))))) (Nd (Some (0 <= w)) (Nd (Some (w < u)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) (Nd (Some ((ys (- z1)) = x)) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = (ite (0 <= z3) z3 (u - 1)))) (Nd (Some ((card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < (w - 1))))) <= (card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))))) (Nd (Some ((ite (u <= e3) e3 (- j)) = (- j))) Lf Lf) Lf) (Nd (Some (2 <= p)) Lf Lf)) (Nd (Some ((u - 1) <= e2)) (Nd (Some (z3 < u)) Lf Lf) (Nd (Some ((- z3) < (- z2))) Lf Lf))) (Nd (Some (z2 <= (-1))) (Nd (Some (e1 < (w - 1))) (Nd (Some ((card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < w)))) = ((0 + w) - (u - 1)))) (Nd (Some ((- (ite (u <= e1) e1 (- j))) = (- (- j)))) Lf Lf) Lf) (Nd (Some (1 <= ((ys (- (- j))) - (xs (- (- j)))))) Lf Lf)) (Nd (Some (z4 < (w - 1))) (Nd (Some (x < (xs w))) Lf Lf) (Nd (Some (u <= e1)) Lf Lf)))) (Nd (Some (z1 < w)) (Nd (Some ((- w) < z2)) (Nd (Some (e4 < w)) (Nd (Some ((u - 1) <= e6)) (Nd (Some ((xs (ite (u <= e1) e1 (- j))) = (xs e1))) Lf Lf) Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some ((ite (u <= e2) e2 (- j)) = (ite (u <= e3) e3 (- j)))) (Nd (Some ((xs e1) < (x + 1))) Lf Lf) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = z2)) Lf Lf))) (Nd (Some (0 <= z3)) (Nd (Some ((xs (ite (u <= e1) e1 (- j))) = (xs (w - 1)))) (Nd (Some (z1 < u)) Lf Lf) (Nd (Some (0 <= (- z2))) Lf Lf)) (Nd (Some ((ys (- z4)) = (xs (w - 1)))) (Nd (Some (0 <= (- (- j)))) Lf Lf) (Nd (Some ((ite (u <= e2) e2 (- j)) = e2)) Lf Lf))))) (Nd (Some ((xs (w - 1)) < x)) (Nd (Some ((w - 1) < w)) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) < w)) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) /\ ((((- w) < z_other) /\ (z_other < w)) /\ (((0 <= z_other) /\ ((xs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = x))))) /\ ((ite (0 <= z) z (u - 1)) = (ite (0 <= z_other) z_other (u - 1)))) -> (z = z_other)))) (Nd (Some (e5 < w)) (Nd (Some ((xs w) = (x + 1))) Lf Lf) Lf) (Nd (Some (l <= m)) Lf Lf)) (Nd (Some ((u - 1) <= e3)) (Nd (Some ((xs e1) < x)) Lf Lf) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) = z1)) Lf Lf))) (Nd (Some ((- w) < z3)) (Nd (Some ((ite (u <= e1) e1 (- j)) < (w - 1))) (Nd (Some ((card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < (w - 1))))) = ((0 + (w - 1)) - (u - 1)))) (Nd (Some ((xs u) = x)) Lf Lf) Lf) (Nd (Some (m <= ((ys (- (- j))) - (xs (- (- j)))))) Lf Lf)) (Nd (Some ((xs z4) = (xs (w - 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some ((ite (u <= e1) e1 (- j)) = (- j))) Lf Lf)))) (Nd (Some ((xs z1) = x)) (Nd (Some (0 <= z2)) (Nd (Some ((card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) <= (card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < w)))))) (Nd (Some (forall (e : Z), ((((u - 1) <= e) /\ (e < (w - 1))) <-> (((u - 1) <= e) /\ (e < (w - 1)))))) (Nd (Some ((ys (- (- j))) = (ys j))) Lf Lf) Lf) (Nd (Some (0 <= ((ys (- (- j))) - (xs (- (- j)))))) Lf Lf)) (Nd (Some (forall (e : Z) (e_other : Z), ((((((u - 1) <= e) /\ (e < (w - 1))) /\ (((u - 1) <= e_other) /\ (e_other < (w - 1)))) /\ ((ite (u <= e) e (- j)) = (ite (u <= e_other) e_other (- j)))) -> (e = e_other)))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some ((ite (0 <= z3) z3 (u - 1)) = z3)) Lf Lf))) (Nd (Some (z3 <= (-1))) (Nd (Some ((ys (- (ite (u <= e1) e1 (- j)))) = (xs (w - 1)))) (Nd (Some (z2 < u)) Lf Lf) (Nd (Some ((ys (- z2)) < (ys (- z3)))) Lf Lf)) (Nd (Some (z4 < w)) (Nd (Some ((- (- j)) < u)) Lf Lf) (Nd (Some (u <= e3)) Lf Lf)))))))
 [(Im (At 2) (Im (At 3) (If (At 4) (At 5))));
 (Im (At 2) (Im (At 6) (If (At 7) (At 8))));
 (Im (At 9) (Im (At 6) (If (At 10) (At 11))));
 (Im (Im (An (An (At 12) (At 13)) (Or (An (At 14) (At 15)) (An (At 16) (At 17)))) (An (At 18) (At 19))) (At 20));
 (Im (Im (An (An (An (An (At 21) (At 22)) (Or (An (At 23) (At 24)) (An (At 25) (At 26)))) (An (An (At 27) (At 28)) (Or (An (At 29) (At 30)) (An (At 31) (At 32))))) (At 33)) (At 34)) (At 35));
 (Im (Im (An (At 36) (At 37)) (An (At 36) (At 37))) (At 38));
 (Im (An (An (At 20) (At 35)) (At 38)) (At 39));
 (Im (Im (An (At 40) (At 41)) (An (An (At 42) (At 43)) (Or (An (At 44) (At 45)) (An (At 46) (At 47))))) (At 48));
 (Im (Im (An (An (An (At 49) (At 50)) (An (At 51) (At 52))) (At 53)) (At 54)) (At 55));
 (Im (Im (An (An (At 56) (At 57)) (Or (An (At 58) (At 59)) (An (At 60) (At 61)))) (An (At 62) (At 63))) (At 64));
 (Im (An (An (At 48) (At 55)) (At 64)) (At 65));
 (Im (If (An (At 66) (At 67)) (An (At 66) (At 67))) (At 68));
 (Im (If (An (At 69) (At 70)) (An (At 69) (At 70))) (At 71));
 (Im (An (At 72) (At 68)) (At 73));
 (Im (An (At 74) (At 71)) (At 75));
 (Im (At 2) (Im (At 14) (If (At 76) (At 77))));
 (Im (At 2) (Im (At 23) (If (At 78) (At 79))));
 (Im (At 2) (Im (At 29) (If (At 80) (At 81))));
 (Im (At 2) (Im (At 82) (If (At 83) (At 84))));
 (Im (At 9) (Im (At 82) (If (At 85) (At 86))));
 (Im (At 87) (Im (An (An (At 3) (At 88)) (At 89)) (At 90)));
 (Im (At 91) (Im (At 6) (At 92)));
 (Im (At 2) (Im (At 93) (If (At 94) (At 95))));
 (Im (An (An (An (At 96) (At 97)) (At 98)) (Or (At 99) (An (At 100) (At 101)))) (Im (At 102) (Im (At 91) (Im (At 87) (Im (At 93) (An (An (An (At 103) (Im (At 104) (At 105))) (Im (At 106) (At 107))) (Im (At 104) (Or (At 108) (At 107)))))))));
 (Im (An (An (An (At 96) (At 97)) (At 98)) (Or (At 99) (An (At 100) (At 101)))) (Im (At 102) (Im (At 91) (Im (At 87) (Im (At 109) (Im (At 110) (At 111)))))));
 (Im (An (An (An (At 96) (At 97)) (At 98)) (Or (At 99) (An (At 100) (At 101)))) (Im (At 102) (Im (At 91) (Im (At 87) (Im (At 112) (Im (At 113) (At 114)))))));
 (Im (At 14) (At 115));
 (Im (No (At 14)) (At 116));
 (Im (At 23) (At 117));
 (Im (No (At 23)) (At 118));
 (Im (At 29) (At 119));
 (Im (No (At 29)) (At 120));
 (Im (At 121) (At 122));
 (Im (No (At 121)) (At 123));
 (Im (At 124) (At 125));
 (Im (No (At 124)) (At 126));
 (Im (At 127) (At 128));
 (Im (No (At 127)) (At 129));
 (Im (No (At 5)) (Im (No (At 74)) Fa));
 (Im (At 14) (Im (At 16) Fa));
 (Im (At 29) (Im (At 31) Fa));
 (Im (At 84) (Im (At 121) Fa));
 (Im (No (At 104)) (Im (At 130) Fa));
 (Im (At 56) (Im (No (At 62)) Fa));
 (Im (No (At 93)) (Im (At 130) Fa));
 (Im (At 4) (Im (At 131) Fa));
 (Im (At 33) (Im (No (At 34)) (Im (At 117) (Im (At 119) Fa))));
 (Im (At 53) (Im (No (At 54)) (Im (At 125) (Im (At 128) Fa))));
 (Im (No (At 5)) (Im (No (At 72)) Fa));
 (Im (No (At 89)) (Im (At 131) Fa));
 (Im (No (At 77)) (Im (At 115) (Im (No (At 18)) Fa)));
 (Im (At 41) (Im (No (At 86)) Fa));
 (Im (No (At 6)) (Im (At 97) (Im (At 132) (Im (At 39) (Im (At 73) (Im (At 90) Fa))))));
 (Im (At 33) (Im (No (At 79)) (Im (At 117) (Im (At 120) Fa))));
 (Im (No (At 11)) Fa);
 (Im (No (At 112)) (Im (No (At 29)) Fa));
 (Im (At 41) (Im (No (At 42)) (Im (At 122) (Im (At 132) (Im (No (At 84)) Fa)))));
 (Im (At 41) (Im (At 122) (Im (No (At 43)) Fa)));
 (Im (At 122) (At 133));
 (Im (At 134) (At 135));
 (Im (No (At 134)) Fa);
 (Im (No (At 45)) (Im (No (At 83)) (Im (At 85) (Im (No (At 7)) (Im (At 10) (Im (At 133) Fa))))));
 (Im (At 122) (Im (At 132) (Im (No (At 84)) (Im (No (At 44)) Fa))));
 (Im (At 40) (Im (No (At 82)) (Im (At 130) (Im (At 95) Fa))));
 (Im (No (At 1)) (Im (At 75) (Im (At 39) (Im (At 73) (Im (At 90) (Im (At 92) (Im (At 65) Fa)))))));
 (Im (At 57) (Im (No (At 63)) Fa));
 (Im (At 136) (Im (No (At 94)) (Im (At 105) (Im (At 135) Fa))));
 (Im (At 53) (Im (At 125) (Im (At 124) (Im (At 130) (Im (At 95) (Im (At 129) Fa))))));
 (Im (At 49) (Im (At 51) (Im (No (At 54)) (Im (No (At 127)) (Im (No (At 124)) Fa)))));
 (Im (At 53) (Im (At 128) (Im (At 127) (Im (At 130) (Im (At 95) (Im (At 126) Fa))))));
 (Im (No (At 109)) (Im (At 25) Fa));
 (Im (At 33) (Im (No (At 81)) (Im (At 119) (Im (At 118) Fa))));
 (Im (At 30) (Im (At 80) Fa));
 (Im (No (At 42)) (Im (No (At 8)) (Im (At 95) (Im (At 123) Fa))));
 (Im (At 132) (Im (At 130) (Im (No (At 8)) (Im (No (At 43)) (Im (At 123) Fa)))));
 (Im (At 137) (At 138));
 (Im (At 123) (Im (No (At 137)) Fa));
 (Im (At 136) (Im (No (At 7)) (Im (At 10) (Im (No (At 47)) (Im (At 135) (Im (At 138) Fa))))));
 (Im (At 130) (Im (No (At 46)) (Im (At 123) Fa)));
 (Im (No (At 34)) (Im (No (At 113)) (Im (No (At 110)) Fa)));
 (Im (At 32) (Im (At 111) (Im (At 26) Fa)));
 (Im (At 32) (Im (At 26) (Im (At 114) Fa)));
 (Im (At 24) (Im (At 78) Fa));
 (Im (At 15) (Im (At 76) Fa));
 (Im (No (At 18)) (Im (At 116) Fa));
 (Im (No (At 5)) (Im (No (At 19)) (Im (At 116) Fa)));
 (Im (At 115) (Im (At 13) (Im (No (At 19)) Fa)));
 (Im (At 40) (Im (At 41) (Im (At 8) Fa)));
 (An (An (An (At 96) (At 97)) (At 98)) (Or (At 99) (An (At 100) (At 101))));
 (At 102);
 (At 91);
 (At 87);
 (At 88);
 (An (An (At 132) (At 139)) (At 2));
 (An (An (At 3) (At 131)) (At 9));
 (At 130);
 (At 136)]
 (At 1)
 [((Im (No (At 105)) Fa), (Sp 105 (Cl 99) (Sp 96 (Sp 97 (Sp 98 (Sp 102 (Sp 91 (Sp 87 (Sp 130 (Sp 104 (Sp 93 (Sp 99 (Cl 25) (Sp 100 (Sp 101 (Cl 25) (Cl 90)) (Cl 90))) (Cl 46)) (Cl 44)) (Cl 97)) (Cl 93)) (Cl 92)) (Cl 91)) (Cl 90)) (Cl 90)) (Cl 90))));
  ((Im (No (At 38)) Fa), (Sp 38 (Cl 100) (Sp 36 (Sp 37 (Cl 7) (Cl 7)) (Cl 7))));
  ((Im (No (At 68)) (Im (No (At 66)) Fa)), (Sp 68 (Cl 101) (Sp 66 (Cl 101) (Cl 13))));
  ((Im (No (At 68)) (Im (No (At 67)) Fa)), (Sp 68 (Cl 102) (Sp 67 (Cl 102) (Cl 13))));
  ((Im (No (At 68)) Fa), (Sp 68 (Cl 103) (Sp 66 (Sp 67 (Cl 13) (Cl 102)) (Cl 101))));
  ((Im (At 100) (Im (At 101) (Im (At 112) (Im (No (At 34)) (Im (At 32) (Im (No (At 35)) (Im (No (At 23)) Fa))))))), (Sp 100 (Sp 101 (Sp 112 (Sp 34 (Cl 104) (Sp 32 (Sp 35 (Cl 104) (Sp 23 (Cl 104) (Sp 96 (Sp 97 (Sp 98 (Sp 102 (Sp 91 (Sp 87 (Sp 25 (Sp 26 (Sp 109 (Sp 111 (Cl 82) (Sp 114 (Cl 83) (Sp 110 (Cl 26) (Sp 113 (Cl 27) (Cl 81))))) (Cl 72)) (Cl 6)) (Cl 6)) (Cl 93)) (Cl 92)) (Cl 91)) (Cl 90)) (Cl 90)) (Cl 90)))) (Cl 104))) (Cl 104)) (Cl 104)) (Cl 104)));
  ((Im (At 100) (Im (At 101) (Im (At 112) (Im (At 120) (Im (No (At 29)) (Im (No (At 35)) Fa)))))), (Sp 100 (Sp 101 (Sp 112 (Sp 120 (Sp 29 (Cl 105) (Sp 35 (Cl 105) (Sp 96 (Sp 97 (Sp 98 (Sp 102 (Sp 91 (Sp 87 (Sp 2 (Sp 32 (Sp 33 (Sp 34 (Cl 6) (Sp 23 (Sp 117 (Sp 79 (Sp 78 (Sp 24 (Cl 84) (Sp 25 (Sp 26 (Sp 109 (Sp 111 (Cl 82) (Sp 114 (Cl 83) (Sp 110 (Cl 26) (Sp 113 (Cl 27) (Cl 81))))) (Cl 72)) (Cl 6)) (Cl 6))) (Cl 18)) (Cl 55)) (Cl 30)) (Cl 104))) (Cl 6)) (Cl 6)) (Cl 95)) (Cl 93)) (Cl 92)) (Cl 91)) (Cl 90)) (Cl 90)) (Cl 90)))) (Cl 105)) (Cl 105)) (Cl 105)) (Cl 105)));
  ((Im (No (At 71)) (Im (No (At 69)) Fa)), (Sp 71 (Cl 106) (Sp 69 (Cl 106) (Cl 14))));
  ((Im (No (At 71)) (Im (No (At 70)) Fa)), (Sp 71 (Cl 107) (Sp 70 (Cl 107) (Cl 14))));
  ((Im (No (At 71)) Fa), (Sp 71 (Cl 108) (Sp 69 (Sp 70 (Cl 14) (Cl 107)) (Cl 106))));
  ((Im (No (At 64)) Fa), (Sp 64 (Cl 109) (Sp 56 (Sp 57 (Sp 62 (Sp 63 (Cl 11) (Cl 67)) (Cl 45)) (Cl 11)) (Cl 11))));
  ((Im (At 53) (Im (At 49) (Im (At 51) (Im (No (At 54)) (Im (No (At 124)) Fa))))), (Sp 53 (Sp 49 (Sp 51 (Sp 54 (Cl 110) (Sp 124 (Cl 110) (Sp 2 (Sp 130 (Sp 136 (Sp 93 (Sp 134 (Sp 135 (Sp 105 (Sp 94 (Sp 95 (Sp 126 (Sp 127 (Sp 128 (Cl 71) (Cl 38)) (Cl 70)) (Cl 37)) (Cl 24)) (Cl 68)) (Cl 99)) (Cl 61)) (Cl 62)) (Cl 46)) (Cl 98)) (Cl 97)) (Cl 95)))) (Cl 110)) (Cl 110)) (Cl 110)));
  ((Im (No (At 55)) Fa), (Sp 55 (Cl 111) (Sp 2 (Sp 130 (Sp 136 (Sp 93 (Sp 134 (Sp 135 (Sp 105 (Sp 94 (Sp 95 (Sp 49 (Sp 51 (Sp 53 (Sp 54 (Cl 10) (Sp 124 (Sp 125 (Sp 129 (Cl 69) (Sp 128 (Cl 49) (Sp 127 (Cl 38) (Cl 39)))) (Cl 36)) (Cl 110))) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 24)) (Cl 68)) (Cl 99)) (Cl 61)) (Cl 62)) (Cl 46)) (Cl 98)) (Cl 97)) (Cl 95))));
  ((Im (No (At 48)) (Im (At 85) (Im (No (At 7)) (Im (At 10) (Im (At 41) (Im (At 82) (Im (At 43) (Im (At 133) (Im (At 122) (Im (No (At 84)) Fa)))))))))), (Sp 48 (Cl 112) (Sp 85 (Sp 7 (Cl 112) (Sp 10 (Sp 41 (Sp 82 (Sp 43 (Sp 133 (Sp 122 (Sp 84 (Cl 112) (Sp 132 (Sp 2 (Sp 83 (Cl 20) (Sp 42 (Sp 44 (Sp 45 (Cl 9) (Cl 63)) (Cl 64)) (Cl 58))) (Cl 95)) (Cl 95))) (Cl 112)) (Cl 112)) (Cl 112)) (Cl 112)) (Cl 112)) (Cl 112))) (Cl 112))));
  ((Im (No (At 7)) (Im (At 10) (Im (No (At 48)) (Im (No (At 8)) (Im (At 85) (Im (At 41) (Im (At 82) (Im (At 122) Fa)))))))), (Sp 7 (Cl 113) (Sp 10 (Sp 48 (Cl 113) (Sp 8 (Cl 113) (Sp 85 (Sp 41 (Sp 82 (Sp 122 (Sp 2 (Sp 130 (Sp 136 (Sp 93 (Sp 134 (Sp 135 (Sp 105 (Sp 94 (Sp 95 (Sp 43 (Sp 133 (Sp 84 (Sp 121 (Cl 43) (Sp 123 (Sp 42 (Sp 137 (Sp 46 (Sp 47 (Cl 9) (Sp 138 (Cl 79) (Cl 77))) (Cl 80)) (Cl 78)) (Cl 75)) (Cl 35))) (Cl 112)) (Cl 60)) (Cl 59)) (Cl 24)) (Cl 68)) (Cl 99)) (Cl 61)) (Cl 62)) (Cl 46)) (Cl 98)) (Cl 97)) (Cl 95)) (Cl 113)) (Cl 113)) (Cl 113)) (Cl 113)))) (Cl 113))));
  ((Im (At 39) Fa), (Sp 39 (Sp 97 (Sp 91 (Sp 87 (Sp 88 (Sp 132 (Sp 2 (Sp 3 (Sp 131 (Sp 9 (Sp 130 (Sp 136 (Sp 1 (Cl 1) (Sp 93 (Sp 4 (Cl 47) (Sp 89 (Sp 11 (Sp 134 (Sp 90 (Sp 5 (Cl 2) (Sp 135 (Sp 74 (Sp 72 (Sp 105 (Sp 94 (Sp 95 (Sp 68 (Sp 73 (Sp 71 (Sp 75 (Sp 64 (Sp 55 (Sp 6 (Sp 10 (Sp 92 (Sp 65 (Cl 66) (Sp 48 (Cl 12) (Sp 40 (Sp 41 (Sp 82 (Sp 8 (Cl 89) (Sp 86 (Sp 85 (Sp 7 (Cl 3) (Sp 122 (Cl 113) (Sp 121 (Cl 34) (Sp 123 (Sp 42 (Sp 43 (Sp 137 (Sp 46 (Sp 47 (Cl 9) (Sp 138 (Cl 79) (Cl 77))) (Cl 80)) (Cl 78)) (Cl 76)) (Cl 75)) (Cl 35))))) (Cl 21)) (Cl 53))) (Cl 65)) (Cl 9)) (Cl 9)))) (Cl 23)) (Cl 4)) (Cl 54)) (Cl 111)) (Cl 109)) (Cl 16)) (Cl 108)) (Cl 15)) (Cl 103)) (Cl 24)) (Cl 68)) (Cl 99)) (Cl 50)) (Cl 40)) (Cl 61))) (Cl 22)) (Cl 62)) (Cl 56)) (Cl 51))) (Cl 46))) (Cl 98)) (Cl 97)) (Cl 96)) (Cl 96)) (Cl 96)) (Cl 95)) (Cl 95)) (Cl 94)) (Cl 93)) (Cl 92)) (Cl 90)) (Cl 114)));
  ((Im (No (At 20)) (Im (At 116) Fa)), (Sp 20 (Cl 115) (Sp 116 (Sp 2 (Sp 3 (Sp 131 (Sp 4 (Cl 47) (Sp 5 (Cl 2) (Sp 18 (Sp 19 (Cl 5) (Cl 87)) (Cl 86)))) (Cl 96)) (Cl 96)) (Cl 95)) (Cl 115))));
  ((Im (No (At 20)) Fa), (Sp 20 (Cl 116) (Sp 2 (Sp 13 (Sp 116 (Cl 115) (Sp 14 (Sp 115 (Sp 16 (Cl 41) (Sp 19 (Sp 15 (Sp 18 (Cl 5) (Sp 76 (Cl 85) (Sp 77 (Cl 17) (Cl 52)))) (Cl 5)) (Cl 88))) (Cl 28)) (Cl 29))) (Cl 5)) (Cl 95))));
  ((Im (At 29) Fa), (Sp 29 (Sp 2 (Sp 38 (Sp 39 (Cl 114) (Sp 20 (Sp 35 (Cl 8) (Sp 33 (Sp 34 (Cl 6) (Sp 119 (Sp 31 (Cl 42) (Sp 117 (Cl 48) (Sp 30 (Sp 23 (Cl 30) (Sp 80 (Cl 74) (Sp 118 (Sp 81 (Cl 19) (Cl 73)) (Cl 31)))) (Cl 6)))) (Cl 32))) (Cl 6))) (Cl 116))) (Cl 100)) (Cl 95)) (Cl 117)));
  ((Im (At 99) (Im (No (At 23)) Fa)), (Sp 99 (Sp 23 (Cl 118) (Sp 96 (Sp 97 (Sp 98 (Sp 102 (Sp 91 (Sp 87 (Sp 38 (Sp 39 (Cl 114) (Sp 20 (Sp 35 (Cl 8) (Sp 34 (Cl 6) (Sp 29 (Cl 117) (Sp 32 (Sp 112 (Sp 25 (Sp 26 (Sp 109 (Sp 111 (Cl 82) (Sp 114 (Cl 83) (Sp 110 (Cl 26) (Sp 113 (Cl 27) (Cl 81))))) (Cl 72)) (Cl 6)) (Cl 6)) (Cl 57)) (Cl 6))))) (Cl 116))) (Cl 100)) (Cl 93)) (Cl 92)) (Cl 91)) (Cl 90)) (Cl 90)) (Cl 90))) (Cl 118)));
  ((Im (At 99) Fa), (Sp 99 (Sp 96 (Sp 97 (Sp 98 (Sp 102 (Sp 91 (Sp 87 (Sp 2 (Sp 38 (Sp 39 (Cl 114) (Sp 20 (Sp 35 (Cl 8) (Sp 33 (Sp 34 (Cl 6) (Sp 29 (Cl 117) (Sp 32 (Sp 120 (Sp 112 (Sp 23 (Sp 117 (Sp 79 (Sp 78 (Sp 24 (Cl 84) (Sp 25 (Sp 26 (Sp 109 (Sp 111 (Cl 82) (Sp 114 (Cl 83) (Sp 110 (Cl 26) (Sp 113 (Cl 27) (Cl 81))))) (Cl 72)) (Cl 6)) (Cl 6))) (Cl 18)) (Cl 55)) (Cl 30)) (Cl 118)) (Cl 57)) (Cl 33)) (Cl 6)))) (Cl 6))) (Cl 116))) (Cl 100)) (Cl 95)) (Cl 93)) (Cl 92)) (Cl 91)) (Cl 90)) (Cl 90)) (Cl 90)) (Cl 119)))]
 (Sp 38 (Sp 39 (Cl 114) (Sp 20 (Sp 35 (Cl 8) (Sp 29 (Cl 117) (Sp 120 (Sp 112 (Sp 99 (Cl 119) (Sp 100 (Sp 101 (Cl 105) (Cl 90)) (Cl 90))) (Cl 57)) (Cl 33)))) (Cl 116))) (Cl 100)) _
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) w)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) (w - 1))
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) (w - 1))
  W4
  W5
  W6
  (law_injection_1_1 (fun z => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x))))) (fun e => (((u - 1) <= e) /\ (e < w))) (fun z => (ite (0 <= z) z (u - 1))) (u - 1) w)
  W8
  W9
  W10
  (law_injection_1_1 (fun e => (((u - 1) <= e) /\ (e < (w - 1)))) (fun z => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1))))))) (fun e => (ite (u <= e) e (- j))) (- w) w)
  W12
  W13
  (law_interval (fun e => (((u - 1) <= e) /\ (e < w))) (u - 1) w)
  (law_interval (fun e => (((u - 1) <= e) /\ (e < (w - 1)))) (u - 1) (w - 1))
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) z1)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) z2)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) z3)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) e1)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) e1)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) w x)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) (w - 1))
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) (- (- j)))
  (mex_above l m (- (- j)) p xs ys)
  (mex_y_strict (- z2) (- z3) l m p xs ys)
  (mex_y_strict (- z3) (- z2) l m p xs ys)
  (ite_true (0 <= z1) z1 (u - 1))
  (ite_false (0 <= z1) z1 (u - 1))
  (ite_true (0 <= z2) z2 (u - 1))
  (ite_false (0 <= z2) z2 (u - 1))
  (ite_true (0 <= z3) z3 (u - 1))
  (ite_false (0 <= z3) z3 (u - 1))
  (ite_true (u <= e1) e1 (- j))
  (ite_false (u <= e1) e1 (- j))
  (ite_true (u <= e2) e2 (- j))
  (ite_false (u <= e2) e2 (- j))
  (ite_true (u <= e3) e3 (- j))
  (ite_false (u <= e3) e3 (- j))
  (thy_substitution_25 w u)
  (thy_substitution_3 z1)
  (thy_substitution_3 z3)
  (thy_substitution_26 e1 u)
  (thy_substitution_27 j)
  (thy_substitution_28 w z4)
  (thy_substitution_29 j)
  (thy_substitution_9 (xs w) x)
  (thy_substitution_30 (ite (0 <= z2) z2 (u - 1)) (ite (0 <= z3) z3 (u - 1)) z2 z3)
  (thy_substitution_30 (ite (u <= e2) e2 (- j)) (ite (u <= e3) e3 (- j)) e2 e3)
  (thy_substitution_31 w u)
  (thy_substitution_10 x (xs w))
  (thy_substitution_32 z1 u (ite (0 <= z1) z1 (u - 1)))
  (thy_substitution_8 e1 w)
  (thy_substitution_33 w p u (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) (card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < w)))))
  (thy_substitution_34 (ite (0 <= z2) z2 (u - 1)) (ite (0 <= z3) z3 (u - 1)) z2 u)
  (thy_substitution_20 w)
  (thy_substitution_35 z3)
  (thy_substitution_36 e1 w (ite (u <= e1) e1 (- j)) u)
  (thy_substitution_37 e1 w (ite (u <= e1) e1 (- j)))
  (fun eq__0 => cg1 xs (ite (u <= e1) e1 (- j)) e1 eq__0)
  (fun eq__0 => cg1 ys (- (- j)) j eq__0)
  (thy_substitution_38 j)
  (thy_substitution_39 (xs (ite (u <= e1) e1 (- j))) (xs (w - 1)) (xs e1) x)
  (thy_substitution_40 (ite (u <= e1) e1 (- j)) e1 u)
  (thy_substitution_41 u e1 j)
  (thy_substitution_42 w u p (card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < (w - 1))))) (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) (card1 (fun (e : Z) => (((u - 1) <= e) /\ (e < w)))) (card1 (fun (z : Z) => ((((- (w - 1)) < z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((xs z) = (xs (w - 1)))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs (w - 1)))))))))
  (thy_substitution_8 z4 w)
  (thy_substitution_43 (ys j) x (xs (- (- j))) (ys (- (- j))))
  (thy_substitution_44 (ite (u <= e2) e2 (- j)) (ite (u <= e3) e3 (- j)) e2 u j)
  (thy_substitution_45 u e2 e3)
  (thy_substitution_46 (ite (u <= e2) e2 (- j)) (ite (u <= e3) e3 (- j)) e3 u j)
  (thy_substitution_47 z2)
  (thy_substitution_48 (ite (0 <= z2) z2 (u - 1)) (ite (0 <= z3) z3 (u - 1)) z3 u)
  (thy_substitution_11 (xs z3) x)
  (thy_substitution_49 w (ite (u <= e1) e1 (- j)) u j)
  (thy_substitution_50 u j w (ite (u <= e1) e1 (- j)))
  (fun eq__0 => cg1 ys (- (ite (u <= e1) e1 (- j))) (- (- j)) eq__0)
  (thy_substitution_51 (ite (u <= e1) e1 (- j)) j)
  (thy_substitution_52 (ys j) x (xs (w - 1)) (ys (- (ite (u <= e1) e1 (- j)))) (ys (- (- j))))
  (thy_substitution_53 j (ite (u <= e1) e1 (- j)))
  (thy_substitution_54 z2 z3)
  (thy_substitution_55 (ys (- z3)) x (ys (- z2)))
  (thy_substitution_56 (ys (- z3)) x (ys (- z2)))
  (thy_substitution_11 (xs z2) x)
  (thy_substitution_11 (xs z1) x)
  (thy_substitution_57 u (ite (0 <= z1) z1 (u - 1)))
  (thy_substitution_58 w u (ite (0 <= z1) z1 (u - 1)))
  (thy_substitution_59 (ite (0 <= z1) z1 (u - 1)) z1 w)
  (thy_substitution_60 u e1 w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_substitution_61 : forall (x1 : Z), (~ (x1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_substitution_62 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (x6 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + 1)))) -> ((((x2 + 1) - x3) * x7) = (((x2 + 1) - x3) * x4)) -> (~ ((x6 - x1) = x3)) -> False.
Proof. thy. Qed.
Lemma thy_substitution_64 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 + 1)) -> (~ (x1 = x2)) -> (~ (x1 = (x2 + 1))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_substitution_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (~ ((x6 - x1) = (x2 + 1))) -> ((((x2 + 1) - x3) * x7) = (((x2 + 1) - x3) * (x4 + 1))) -> (x6 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + 1)))) -> False.
Proof. thy. Qed.
(* y_{n+1} - y_n is l if x_{n+1} = x_n, and otherwise m + 1. *)
Lemma mex_y_step : forall (l : Z) (m : Z) (n : Z) (p : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  ((((xs (n + 1)) = (xs n)) -> (((ys (n + 1)) - (ys n)) = l)) /\ ((~ ((xs (n + 1)) = (xs n))) -> (((ys (n + 1)) - (ys n)) = (m + 1)))).
Proof.
intros l m n p xs ys.
refine (refute (Nd (Some ((xs (n + 1)) = (xs n))) (Nd (Some (((ys (n + 1)) - (ys n)) = l)) (Nd (Some (1 <= m)) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= (xs n))) Lf Lf) (Nd (Some ((((m + 1) - l) * (xs (n + 1))) = (((m + 1) - l) * ((xs n) + 1)))) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (0 <= (xs (n + 1)))) Lf Lf) Lf)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))) Lf Lf) Lf) (Nd (Some ((xs (n + 1)) <= ((xs n) + 1))) (Nd (Some ((((m + 1) - l) * (xs (n + 1))) = (((m + 1) - l) * (xs n)))) Lf Lf) Lf))) (Nd (Some (((ys (n + 1)) - (ys n)) = (m + 1))) (Nd (Some (2 <= p)) (Nd (Some (2 <= m)) (Nd (Some ((xs n) <= (xs (n + 1)))) Lf Lf) Lf) (Nd (Some (0 <= n)) (Nd (Some ((ys (n + 1)) = ((((m + 1) - l) * (xs (n + 1))) + (l * (n + 1))))) Lf Lf) Lf)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (0 <= (n + 1))) Lf Lf) Lf) (Nd (Some (n <= (n + 1))) (Nd (Some ((xs (n + 1)) = ((xs n) + 1))) Lf Lf) Lf))))
 [(Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (At 14))))));
 (Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 15) (An (At 16) (At 17))))))));
 (Im (At 10) (Im (At 13) (An (At 16) (At 18))));
 (Im (At 10) (Im (At 19) (An (At 20) (At 21))));
 (Im (At 1) (At 22));
 (Im (At 23) (At 24));
 (Im (No (At 15)) Fa);
 (Im (No (At 19)) (Im (At 13) Fa));
 (Im (At 18) (Im (At 21) (Im (At 22) (Im (No (At 2)) Fa))));
 (Im (At 14) (Im (No (At 1)) (Im (No (At 23)) (Im (At 17) Fa))));
 (Im (At 18) (Im (No (At 3)) (Im (At 24) (Im (At 21) Fa))));
 (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9))));
 (At 10);
 (At 11);
 (At 12);
 (At 13)]
 (An (Im (At 1) (At 2)) (Im (No (At 1)) (At 3)))
 (Sp 4 (Sp 5 (Sp 6 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 15 (Sp 19 (Sp 16 (Sp 18 (Sp 20 (Sp 21 (Sp 1 (Sp 22 (Sp 2 (Cl 1) (Cl 10)) (Cl 6)) (Sp 3 (Cl 1) (Sp 24 (Cl 12) (Sp 23 (Cl 7) (Sp 17 (Sp 14 (Cl 11) (Sp 7 (Cl 2) (Sp 8 (Sp 9 (Cl 2) (Cl 13)) (Cl 13)))) (Sp 7 (Cl 3) (Sp 8 (Sp 9 (Cl 3) (Cl 13)) (Cl 13)))))))) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) (Cl 13)) _
  (mex_step l m n p xs ys)
  (mex_rising n (n + 1) l m p xs ys)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) n)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (n + 1))
  (equal_products (xs (n + 1)) (xs n) ((m + 1) - l))
  (equal_products (xs (n + 1)) ((xs n) + 1) ((m + 1) - l))
  (thy_substitution_61 n)
  (thy_substitution_62 n)
  (thy_substitution_63 (ys n) m l (xs n) n (ys (n + 1)) (xs (n + 1)))
  (thy_substitution_64 (xs (n + 1)) (xs n))
  (thy_substitution_65 (ys n) m l (xs n) n (ys (n + 1)) (xs (n + 1)))
).
vm_compute; reflexivity.
Qed.

(* Row x holds p of the x_n if x is none of the y_j, j >= 1, and otherwise p - 1; y_{n+1} - y_n is l if x_{n+1} = x_n, and otherwise m + 1. *)
Lemma mex_rows : forall (l : Z) (m : Z) (n : Z) (p : Z) (u : Z) (w : Z) (x : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ ((xs u) = x)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) ->
  (((0 <= w) /\ ((xs w) = (x + 1))) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) ->
  (0 <= n) ->
  (((((exists (j : Z), ((1 <= j) /\ ((ys j) = x))) -> ((w - u) = (p - 1))) /\ ((~ (exists (j : Z), ((1 <= j) /\ ((ys j) = x)))) -> ((w - u) = p))) /\ (((xs (n + 1)) = (xs n)) -> (((ys (n + 1)) - (ys n)) = l))) /\ ((~ ((xs (n + 1)) = (xs n))) -> (((ys (n + 1)) - (ys n)) = (m + 1)))).
Proof.
intros l m n p u w x xs ys.
destruct (wit_ex1 (fun j => ((1 <= j) /\ ((ys j) = x)))) as [j0 W0].
refine (refute (Nd (Some (exists (j : Z), ((1 <= j) /\ ((ys j) = x)))) (Nd (Some ((w - u) = (p - 1))) (Nd (Some ((xs (n + 1)) = (xs n))) (Nd (Some ((ys j0) = x)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) Lf Lf)) (Nd (Some (l <= m)) (Nd (Some ((xs u) = x)) Lf Lf) Lf)) (Nd (Some (((ys (n + 1)) - (ys n)) = (m + 1))) (Nd (Some (2 <= p)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (0 <= w)) Lf Lf) Lf))) (Nd (Some ((w - u) = p)) (Nd (Some (((ys (n + 1)) - (ys n)) = l)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some (0 <= n)) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) Lf Lf) Lf)) (Nd (Some (1 <= j0)) (Nd (Some (1 <= l)) (Nd (Some (0 <= u)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((xs w) = (x + 1))) Lf Lf) Lf))))
 [(Im (At 1) (An (At 7) (At 8)));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (An (An (At 19) (At 20)) (At 21)) (Im (An (An (At 22) (At 23)) (At 24)) (Im (At 7) (Im (At 8) (At 2))))))))));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (An (An (At 19) (At 20)) (At 21)) (Im (An (An (At 22) (At 23)) (At 24)) (Im (No (At 1)) (At 3)))))))));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 25) (An (Im (At 4) (At 5)) (Im (No (At 4)) (At 6))))))));
 (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14))));
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (An (An (At 19) (At 20)) (At 21));
 (An (An (At 22) (At 23)) (At 24));
 (At 25)]
 (An (An (An (Im (At 1) (At 2)) (Im (No (At 1)) (At 3))) (Im (At 4) (At 5))) (Im (No (At 4)) (At 6)))
 (Sp 9 (Sp 10 (Sp 11 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 12 (Sp 1 (Sp 7 (Sp 8 (Sp 2 (Sp 6 (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 1)) (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 5))) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 3 (Sp 6 (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 1)) (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 5))) (Cl 4))) (Sp 13 (Sp 14 (Sp 1 (Sp 7 (Sp 8 (Sp 2 (Sp 6 (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 1)) (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 5))) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 3 (Sp 6 (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 1)) (Sp 4 (Sp 5 (Cl 1) (Cl 5)) (Cl 5))) (Cl 4))) (Cl 6)) (Cl 6))) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) _
  W0
  (row_with_y j0 l m p u w x xs ys)
  (row_without_y l m p u w x xs ys)
  (mex_y_step l m n p xs ys)
).
vm_compute; reflexivity.
Qed.
