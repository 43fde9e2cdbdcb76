From Wythoff.book Require Import Prelude Definitions algebra play counting rows games misere_mex.
Open Scope Z_scope.

Lemma thy_misere_rows_1 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_2 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x2 <= x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_4 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((0 + (x1 - x2)) <= x3)) -> (1 <= x4) -> (x3 = ((x1 + x4) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (0 <= x3) -> (x1 = ((x3 + x2) - x4)) -> (x4 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (0 <= x3) -> (x1 = ((x3 + x2) - x4)) -> (x4 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + x3) - x4)) -> (x5 <= x6) -> (x5 = ((0 + x1) - (x2 - x4))) -> (x6 <= (x3 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_9 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 < x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (x2 = ((x3 + x1) - x4)) -> (x4 = 1) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (1 <= x1) -> (0 <= x2) -> (x2 <= (x1 * x3)) -> (x4 = ((x1 * x3) - x2)) -> (x5 = ((x2 + x1) - x6)) -> (~ (x7 < x5)) -> (x6 = 1) -> (x7 = ((- x4) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x3)) -> (x4 = ((x2 * x3) - x1)) -> (x5 = ((- x4) - 1)) -> (~ (x5 <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_13 : forall (x1 : Z) (x2 : Z), (x1 = ((- x2) - 1)) -> (~ (((- x1) - 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 = x1) -> (~ (x2 < x1)) -> (~ (x4 = x2)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_15 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 < x3)) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (~ (x3 < x1)) -> (x3 <= x2) -> (~ (x4 = x2)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (0 <= x3) -> (x2 < x4) -> (~ ((- x4) <= x1)) -> (~ (x2 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) <= x3) -> ((x1 - x2) <= x4) -> (~ (x3 = x4)) -> (x2 = 1) -> (~ (x1 <= x3)) -> (~ (x1 <= x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (~ (x2 < x3)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x1 = x3) -> (x4 <= x3) -> (0 <= x4) -> (x4 <= (x5 * x6)) -> (x7 = ((x5 * x6) - x4)) -> (x2 = ((- x7) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x2 = x3) -> (x4 <= x3) -> (0 <= x4) -> (x4 <= (x5 * x6)) -> (x7 = ((x5 * x6) - x4)) -> (x1 = ((- x7) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 * x3) - x4)) -> (~ ((- x5) <= x6)) -> (~ (x5 < ((x2 * x3) - x4))) -> (x6 = ((- x1) - 1)) -> (~ (x5 = ((- x6) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (~ (x3 < x2)) -> (x3 < x4) -> (x5 = x1) -> (x4 = x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_24 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> ((x2 - x1) <= x3) -> (~ (x2 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) <= x3) -> (x2 = 0) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
(* c_w > x: else x would be taken by c_u, ..., c_{w-1} and, if h = 1, by d_v, p times before w. *)
Lemma misere_row_ends : forall (h : Z) (m : Z) (p : Z) (u : Z) (v : Z) (w : Z) (x : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ (u <= (p * x))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) ->
  (v = ((p * x) - u)) ->
  (w = ((u + p) - h)) ->
  (((h = 1) /\ ((ds v) = x)) \/ ((h = 0) /\ (~ ((ds v) = x)))) ->
  (x < (cs w)).
Proof.
intros h m p u v w x cs ds.
destruct (wit_all1 (fun e => ((((u - h) <= e) /\ (e < w)) -> ((((- w) <= (ite (u <= e) e ((- v) - 1))) /\ ((ite (u <= e) e ((- v) - 1)) < w)) /\ (((0 <= (ite (u <= e) e ((- v) - 1))) /\ ((cs (ite (u <= e) e ((- v) - 1))) = (cs w))) \/ (((ite (u <= e) e ((- v) - 1)) <= (-1)) /\ ((ds ((- (ite (u <= e) e ((- v) - 1))) - 1)) = (cs w)))))))) as [e1 W2].
destruct (wit_all2 (fun e e_other => ((((((u - h) <= e) /\ (e < w)) /\ (((u - h) <= e_other) /\ (e_other < w))) /\ ((ite (u <= e) e ((- v) - 1)) = (ite (u <= e_other) e_other ((- v) - 1)))) -> (e = e_other)))) as [e2 [e3 W7]].
destruct (wit_all1 (fun z => (((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w))))) -> (((- w) <= z) /\ (z < w))))) as [z1 W8].
destruct (wit_all1 (fun e => ((((u - h) <= e) /\ (e < w)) <-> (((u - h) <= e) /\ (e < w))))) as [e4 W10].
refine (refutes (Nd (Some (x < (cs w))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some ((card1 (fun (z : Z) => ((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w))))))) <= (p - 1))) (Nd (Some ((ds w) < x)) (Nd (Some ((ite (u <= e1) e1 ((- v) - 1)) <= (-1))) (Nd (Some ((cs w) < (ds w))) (Nd (Some (0 <= u)) Lf Lf) Lf) (Nd (Some (forall (z : Z), (((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w))))) -> (((- w) <= z) /\ (z < w))))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (e2 = e3)) (Nd (Some ((ds v) = x)) Lf Lf) Lf) (Nd (Some ((ite (u <= e1) e1 ((- v) - 1)) = e1)) Lf Lf))) (Nd (Some ((- w) <= (ite (u <= e1) e1 ((- v) - 1)))) (Nd (Some ((cs e1) < x)) (Nd (Some (e2 < w)) (Nd (Some (u <= (p * x))) Lf Lf) Lf) (Nd (Some (forall (e : Z), ((((u - h) <= e) /\ (e < w)) <-> (((u - h) <= e) /\ (e < w))))) Lf Lf)) (Nd (Some (e1 <= w)) (Nd (Some (0 <= z1)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some ((ite (u <= e2) e2 ((- v) - 1)) = ((- v) - 1))) Lf Lf)))) (Nd (Some ((cs w) < x)) (Nd (Some ((u - h) <= e1)) (Nd (Some (forall (e : Z), ((((u - h) <= e) /\ (e < w)) -> ((((- w) <= (ite (u <= e) e ((- v) - 1))) /\ ((ite (u <= e) e ((- v) - 1)) < w)) /\ (((0 <= (ite (u <= e) e ((- v) - 1))) /\ ((cs (ite (u <= e) e ((- v) - 1))) = (cs w))) \/ (((ite (u <= e) e ((- v) - 1)) <= (-1)) /\ ((ds ((- (ite (u <= e) e ((- v) - 1))) - 1)) = (cs w)))))))) (Nd (Some (m < ((ds w) - (cs w)))) (Nd (Some (h = 1)) Lf Lf) Lf) (Nd (Some ((u - h) <= e4)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((- w) <= z1)) (Nd (Some (w = ((- (ite (u <= e1) e1 ((- v) - 1))) - 1))) Lf Lf) Lf) (Nd (Some (u <= e2)) Lf Lf))) (Nd (Some (0 <= (ite (u <= e1) e1 ((- v) - 1)))) (Nd (Some ((ds e1) < x)) (Nd (Some (e3 < w)) (Nd (Some (((- (ite (u <= e1) e1 ((- v) - 1))) - 1) = v)) Lf Lf) Lf) (Nd (Some ((card1 (fun (e : Z) => (((u - h) <= e) /\ (e < w)))) = ((0 + w) - (u - h)))) Lf Lf)) (Nd (Some ((cs e1) <= (cs w))) (Nd (Some (z1 <= (-1))) Lf Lf) (Nd (Some ((ite (u <= e3) e3 ((- v) - 1)) = e3)) Lf Lf))))) (Nd (Some (0 <= w)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) (Nd (Some (w < ((p * x) - u))) (Nd (Some ((ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1)) = (cs w))) (Nd (Some (1 <= w)) (Nd (Some (w = ((u + p) - h))) Lf Lf) Lf) (Nd (Some ((card1 (fun (e : Z) => (((u - h) <= e) /\ (e < w)))) <= (card1 (fun (z : Z) => ((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w))))))))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (e : Z) (e_other : Z), ((((((u - h) <= e) /\ (e < w)) /\ (((u - h) <= e_other) /\ (e_other < w))) /\ ((ite (u <= e) e ((- v) - 1)) = (ite (u <= e_other) e_other ((- v) - 1)))) -> (e = e_other)))) (Nd (Some ((cs (ite (u <= e1) e1 ((- v) - 1))) = (cs e1))) Lf Lf) Lf) (Nd (Some ((ite (u <= e1) e1 ((- v) - 1)) = ((- v) - 1))) Lf Lf))) (Nd (Some ((ite (u <= e1) e1 ((- v) - 1)) < w)) (Nd (Some (e1 < u)) (Nd (Some ((u - h) <= e3)) (Nd (Some (v = ((p * x) - u))) Lf Lf) Lf) (Nd (Some ((0 + (u - h)) <= w)) Lf Lf)) (Nd (Some (0 <= (cs e1))) (Nd (Some ((cs z1) = (cs w))) Lf Lf) (Nd (Some (u <= e3)) Lf Lf)))) (Nd (Some (w < u)) (Nd (Some (e1 < w)) (Nd (Some (0 <= e1)) (Nd (Some ((u - h) <= e2)) (Nd (Some (h = 0)) Lf Lf) Lf) (Nd (Some (e4 < w)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (z1 < w)) (Nd (Some ((ds w) = (ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1)))) Lf Lf) Lf) (Nd (Some ((ite (u <= e2) e2 ((- v) - 1)) = e2)) Lf Lf))) (Nd (Some ((cs (ite (u <= e1) e1 ((- v) - 1))) = (cs w))) (Nd (Some (e1 < ((p * x) - u))) (Nd (Some ((ite (u <= e2) e2 ((- v) - 1)) = (ite (u <= e3) e3 ((- v) - 1)))) (Nd (Some ((ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1)) = (ds v))) Lf Lf) Lf) (Nd (Some (u <= e1)) Lf Lf)) (Nd (Some (0 <= (cs w))) (Nd (Some ((ds ((- z1) - 1)) = (cs w))) Lf Lf) (Nd (Some ((ite (u <= e3) e3 ((- v) - 1)) = ((- v) - 1))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 5) (Im (At 3) (An (If (At 6) (At 7)) (If (At 8) (At 9)))));
 (Im (Im (An (At 10) (At 11)) (An (An (At 12) (At 13)) (Or (An (At 14) (At 15)) (An (At 16) (At 17))))) (At 18));
 (Im (At 5) (Im (At 19) (An (If (At 20) (At 21)) (If (At 22) (At 23)))));
 (Im (An (At 24) (At 25)) (Im (At 26) (Im (At 2) (Im (At 27) (Im (At 19) (Im (At 28) (An (At 29) (At 30))))))));
 (Im (An (At 24) (At 25)) (Im (At 26) (Im (At 2) (Im (At 27) (Im (At 3) (An (An (At 31) (At 32)) (Im (At 33) (At 34))))))));
 (Im (Im (An (An (An (At 35) (At 36)) (An (At 37) (At 38))) (At 39)) (At 40)) (At 41));
 (Im (Im (An (An (At 42) (At 43)) (Or (An (At 44) (At 45)) (An (At 46) (At 47)))) (An (At 42) (At 43))) (At 48));
 (Im (An (An (At 18) (At 41)) (At 48)) (At 49));
 (Im (If (An (At 50) (At 51)) (An (At 50) (At 51))) (At 52));
 (Im (An (At 53) (At 52)) (At 54));
 (Im (At 55) (At 56));
 (Im (No (At 55)) (At 57));
 (Im (At 58) (At 59));
 (Im (No (At 58)) (At 60));
 (Im (At 61) (At 62));
 (Im (No (At 61)) (At 63));
 (Im (At 21) (Im (At 55) Fa));
 (Im (No (At 19)) (Im (At 55) (Im (At 64) Fa)));
 (Im (At 39) (Im (No (At 40)) (Im (At 59) (Im (At 62) Fa))));
 (Im (At 11) (Im (No (At 28)) Fa));
 (Im (No (At 53)) (Im (At 25) (Im (At 65) Fa)));
 (Im (No (At 3)) (Im (At 25) (Im (At 64) (Im (At 65) (Im (At 66) Fa)))));
 (Im (No (At 3)) (Im (At 25) (Im (At 64) (Im (At 65) (Im (At 67) Fa)))));
 (Im (At 65) (Im (At 49) (Im (At 54) (Im (At 4) Fa))));
 (Im (No (At 6)) (Im (At 8) (Im (At 32) Fa)));
 (Im (At 25) (Im (At 65) (Im (At 66) (Im (At 7) Fa))));
 (Im (At 25) (Im (At 64) (Im (At 68) (Im (At 69) (Im (At 65) (Im (No (At 13)) (Im (At 66) (Im (At 57) Fa))))))));
 (Im (At 68) (Im (At 69) (Im (At 57) (Im (No (At 16)) Fa))));
 (Im (At 70) (At 71));
 (Im (At 57) (Im (No (At 70)) Fa));
 (Im (No (At 1)) (Im (At 72) (Im (No (At 6)) (Im (No (At 17)) (Im (At 71) Fa)))));
 (Im (At 56) (Im (No (At 13)) (Im (At 11) Fa)));
 (Im (At 56) (At 73));
 (Im (No (At 1)) (Im (No (At 20)) (Im (At 30) (Im (No (At 15)) (Im (At 73) Fa)))));
 (Im (At 56) (Im (At 64) (Im (At 11) (Im (No (At 12)) (Im (No (At 21)) Fa)))));
 (Im (At 35) (Im (At 37) (Im (No (At 40)) (Im (At 66) (Im (No (At 58)) (Im (No (At 61)) Fa))))));
 (Im (At 56) (Im (At 64) (Im (No (At 21)) (Im (No (At 14)) Fa))));
 (Im (At 39) (Im (At 59) (Im (At 58) (Im (At 64) (Im (At 68) (Im (At 69) (Im (At 63) Fa)))))));
 (Im (At 39) (Im (At 62) (Im (At 61) (Im (At 64) (Im (At 68) (Im (At 69) (Im (At 60) Fa)))))));
 (Im (At 74) (At 75));
 (Im (At 69) (Im (No (At 12)) (Im (No (At 9)) (Im (At 57) (Im (No (At 74)) Fa)))));
 (Im (At 72) (Im (No (At 6)) (Im (At 32) (Im (At 71) (Im (At 75) Fa)))));
 (Im (At 67) (Im (At 10) (Im (No (At 55)) Fa)));
 (Im (At 37) (Im (At 67) (Im (No (At 61)) Fa)));
 (An (At 24) (At 25));
 (At 26);
 (At 2);
 (At 27);
 (At 76);
 (An (An (At 64) (At 68)) (At 5));
 (At 69);
 (At 65);
 (Or (An (At 66) (At 72)) (An (At 67) (No (At 72))))]
 (At 1)
 [((Im (No (At 3)) Fa), (Sp 3 (Cl 56) (Sp 25 (Sp 64 (Sp 65 (Sp 66 (Cl 24) (Sp 67 (Cl 25) (Cl 55))) (Cl 54)) (Cl 52)) (Cl 47))));
  ((Im (No (At 48)) Fa), (Sp 48 (Cl 57) (Sp 42 (Sp 43 (Cl 9) (Cl 9)) (Cl 9))));
  ((Im (No (At 52)) (Im (No (At 50)) Fa)), (Sp 52 (Cl 58) (Sp 50 (Cl 58) (Cl 11))));
  ((Im (No (At 52)) (Im (No (At 51)) Fa)), (Sp 52 (Cl 59) (Sp 51 (Cl 59) (Cl 11))));
  ((Im (No (At 52)) Fa), (Sp 52 (Cl 60) (Sp 50 (Sp 51 (Cl 11) (Cl 59)) (Cl 58))));
  ((Im (At 67) (Im (No (At 41)) Fa)), (Sp 67 (Sp 41 (Cl 61) (Sp 64 (Sp 68 (Sp 69 (Sp 37 (Sp 39 (Sp 40 (Cl 8) (Sp 61 (Sp 62 (Sp 59 (Cl 21) (Sp 60 (Cl 41) (Sp 58 (Cl 15) (Cl 16)))) (Cl 17)) (Cl 46))) (Cl 8)) (Cl 8)) (Cl 53)) (Cl 52)) (Cl 52))) (Cl 61)));
  ((Im (At 67) Fa), (Sp 67 (Sp 24 (Sp 25 (Sp 26 (Sp 2 (Sp 27 (Sp 64 (Sp 5 (Sp 65 (Sp 1 (Cl 1) (Sp 53 (Sp 3 (Sp 4 (Sp 48 (Sp 52 (Sp 54 (Sp 49 (Cl 26) (Sp 41 (Sp 18 (Cl 10) (Sp 10 (Sp 11 (Sp 55 (Sp 28 (Sp 56 (Sp 21 (Cl 19) (Sp 19 (Sp 30 (Sp 13 (Sp 73 (Sp 12 (Sp 14 (Sp 20 (Cl 5) (Sp 15 (Cl 4) (Cl 36))) (Cl 39)) (Cl 37)) (Cl 35)) (Cl 34)) (Cl 6)) (Cl 20))) (Cl 13)) (Cl 22)) (Cl 45)) (Cl 4)) (Cl 4))) (Cl 61))) (Cl 12)) (Cl 60)) (Cl 57)) (Cl 2)) (Cl 56)) (Cl 23))) (Cl 54)) (Cl 52)) (Cl 52)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 47)) (Cl 62)));
  ((Im (At 28) (Im (At 73) (Im (No (At 15)) (Im (No (At 21)) (Im (At 19) Fa))))), (Sp 28 (Sp 73 (Sp 15 (Cl 63) (Sp 21 (Cl 63) (Sp 19 (Sp 24 (Sp 25 (Sp 26 (Sp 2 (Sp 27 (Sp 5 (Sp 1 (Cl 1) (Sp 20 (Cl 5) (Sp 30 (Cl 36) (Cl 6)))) (Cl 52)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 47)) (Cl 63)))) (Cl 63)) (Cl 63)));
  ((Im (No (At 18)) (Im (At 28) (Im (At 11) (Im (At 13) (Im (At 73) (Im (At 56) (Im (No (At 21)) Fa))))))), (Sp 18 (Cl 64) (Sp 28 (Sp 11 (Sp 13 (Sp 73 (Sp 56 (Sp 21 (Cl 64) (Sp 25 (Sp 64 (Sp 68 (Sp 5 (Sp 69 (Sp 65 (Sp 1 (Cl 1) (Sp 3 (Sp 67 (Cl 62) (Sp 66 (Sp 72 (Sp 7 (Cl 28) (Sp 6 (Cl 3) (Sp 12 (Sp 14 (Sp 15 (Cl 4) (Sp 19 (Cl 63) (Sp 55 (Cl 20) (Sp 57 (Sp 16 (Sp 70 (Sp 17 (Cl 4) (Sp 71 (Cl 33) (Cl 31))) (Cl 32)) (Cl 30)) (Cl 14))))) (Cl 39)) (Cl 37)))) (Cl 55)) (Cl 55))) (Cl 56))) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 47))) (Cl 64)) (Cl 64)) (Cl 64)) (Cl 64)) (Cl 64))));
  ((Im (No (At 18)) (Im (At 28) (Im (At 11) (Im (At 56) Fa)))), (Sp 18 (Cl 65) (Sp 28 (Sp 11 (Sp 56 (Sp 24 (Sp 25 (Sp 26 (Sp 2 (Sp 27 (Sp 68 (Sp 5 (Sp 69 (Sp 65 (Sp 1 (Cl 1) (Sp 3 (Sp 32 (Sp 67 (Cl 62) (Sp 66 (Sp 72 (Sp 7 (Cl 28) (Sp 6 (Cl 3) (Sp 8 (Cl 27) (Sp 9 (Cl 3) (Sp 13 (Sp 73 (Sp 21 (Sp 55 (Cl 19) (Sp 57 (Sp 16 (Sp 70 (Sp 71 (Sp 17 (Sp 75 (Cl 44) (Sp 12 (Cl 4) (Sp 74 (Cl 42) (Cl 43)))) (Cl 33)) (Cl 31)) (Cl 32)) (Cl 30)) (Cl 14))) (Cl 64)) (Cl 35)) (Cl 34)))))) (Cl 55)) (Cl 55))) (Cl 7)) (Cl 56))) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 47)) (Cl 65)) (Cl 65)) (Cl 65))));
  ((Im (No (At 18)) Fa), (Sp 18 (Cl 66) (Sp 24 (Sp 25 (Sp 26 (Sp 2 (Sp 27 (Sp 64 (Sp 68 (Sp 5 (Sp 69 (Sp 65 (Sp 1 (Cl 1) (Sp 3 (Sp 32 (Sp 67 (Cl 62) (Sp 66 (Sp 72 (Sp 7 (Cl 28) (Sp 6 (Cl 3) (Sp 8 (Cl 27) (Sp 9 (Cl 3) (Sp 11 (Sp 28 (Sp 56 (Cl 65) (Sp 55 (Cl 13) (Sp 57 (Sp 13 (Sp 16 (Sp 70 (Sp 71 (Sp 17 (Sp 75 (Cl 44) (Sp 12 (Cl 4) (Sp 74 (Cl 42) (Cl 43)))) (Cl 33)) (Cl 31)) (Cl 32)) (Cl 30)) (Cl 29)) (Cl 14)))) (Cl 22)) (Cl 4)))))) (Cl 55)) (Cl 55))) (Cl 7)) (Cl 56))) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 47))));
  ((Im (No (At 58)) Fa), (Sp 58 (Cl 67) (Sp 25 (Sp 2 (Sp 64 (Sp 68 (Sp 69 (Sp 65 (Sp 53 (Sp 3 (Sp 4 (Sp 48 (Sp 52 (Sp 54 (Sp 49 (Cl 26) (Sp 67 (Cl 62) (Sp 66 (Sp 18 (Sp 41 (Cl 10) (Sp 35 (Sp 37 (Sp 39 (Sp 40 (Cl 8) (Sp 60 (Sp 61 (Sp 62 (Cl 41) (Cl 17)) (Cl 38)) (Cl 16))) (Cl 8)) (Cl 8)) (Cl 8))) (Cl 66)) (Cl 55)))) (Cl 12)) (Cl 60)) (Cl 57)) (Cl 2)) (Cl 56)) (Cl 23)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 49)) (Cl 47))))]
 (Sp 25 (Sp 2 (Sp 64 (Sp 68 (Sp 69 (Sp 65 (Sp 53 (Sp 3 (Sp 4 (Sp 48 (Sp 52 (Sp 54 (Sp 49 (Cl 26) (Sp 18 (Sp 41 (Cl 10) (Sp 39 (Sp 40 (Cl 8) (Sp 58 (Sp 59 (Sp 63 (Cl 40) (Sp 62 (Cl 21) (Sp 61 (Cl 17) (Cl 18)))) (Cl 15)) (Cl 67))) (Cl 8))) (Cl 66))) (Cl 12)) (Cl 60)) (Cl 57)) (Cl 2)) (Cl 56)) (Cl 23)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) (Cl 49)) (Cl 47)) _
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) w)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) w)
  W2
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) e1)
  (misere_rising e1 w m p cs ds)
  (misere_above m w p cs ds)
  W7
  W8
  (law_injection_1_1 (fun e => (((u - h) <= e) /\ (e < w))) (fun z => ((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w)))))) (fun e => (ite (u <= e) e ((- v) - 1))) (- w) w)
  W10
  (law_interval (fun e => (((u - h) <= e) /\ (e < w))) (u - h) w)
  (ite_true (u <= e1) e1 ((- v) - 1))
  (ite_false (u <= e1) e1 ((- v) - 1))
  (ite_true (u <= e2) e2 ((- v) - 1))
  (ite_false (u <= e2) e2 ((- v) - 1))
  (ite_true (u <= e3) e3 ((- v) - 1))
  (ite_false (u <= e3) e3 ((- v) - 1))
  (thy_misere_rows_1 e1 u)
  (thy_misere_rows_2 e1 u)
  (thy_misere_rows_3 (ite (u <= e2) e2 ((- v) - 1)) (ite (u <= e3) e3 ((- v) - 1)) e2 e3)
  (thy_misere_rows_4 e1 w)
  (thy_misere_rows_5 u h w p)
  (thy_misere_rows_6 w p u h)
  (thy_misere_rows_7 w p u h)
  (thy_misere_rows_8 w u p h (card1 (fun (e : Z) => (((u - h) <= e) /\ (e < w)))) (card1 (fun (z : Z) => ((((- w) <= z) /\ (z < w)) /\ (((0 <= z) /\ ((cs z) = (cs w))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs w))))))))
  (thy_misere_rows_9 (cs w) x (ds w))
  (thy_misere_rows_10 p w u h)
  (thy_misere_rows_11 p u x v w h (ite (u <= e1) e1 ((- v) - 1)))
  (thy_misere_rows_12 u p x v (ite (u <= e1) e1 ((- v) - 1)))
  (fun eq__0 => cg1 ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1) v eq__0)
  (thy_misere_rows_13 (ite (u <= e1) e1 ((- v) - 1)) v)
  (thy_misere_rows_14 x (cs w) (ds v) (ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1)))
  (thy_misere_rows_15 (ite (u <= e1) e1 ((- v) - 1)) e1 w)
  (fun eq__0 => cg1 cs (ite (u <= e1) e1 ((- v) - 1)) e1 eq__0)
  (thy_misere_rows_16 x (cs w) (cs e1) (cs (ite (u <= e1) e1 ((- v) - 1))))
  (thy_misere_rows_17 (ite (u <= e1) e1 ((- v) - 1)) e1 u w)
  (thy_misere_rows_18 u h e2 e3)
  (thy_misere_rows_19 (ite (u <= e1) e1 ((- v) - 1)) e1 u)
  (thy_misere_rows_20 (ite (u <= e2) e2 ((- v) - 1)) (ite (u <= e3) e3 ((- v) - 1)) e2 u p x v)
  (thy_misere_rows_21 (ite (u <= e2) e2 ((- v) - 1)) (ite (u <= e3) e3 ((- v) - 1)) e3 u p x v)
  (fun eq__0 => cg1 ds w ((- (ite (u <= e1) e1 ((- v) - 1))) - 1) eq__0)
  (thy_misere_rows_22 v p x u w (ite (u <= e1) e1 ((- v) - 1)))
  (thy_misere_rows_23 (ds v) x (cs w) (ds w) (ds ((- (ite (u <= e1) e1 ((- v) - 1))) - 1)))
  (thy_misere_rows_24 h u e1)
  (thy_misere_rows_25 u h e3)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_26 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_27 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_28 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((0 + (x1 - x2)) <= (x3 - 1))) -> (1 <= x4) -> (x3 = ((x1 + x4) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) <= x3)) -> (~ (x4 < x1)) -> (x3 = x4) -> (x2 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= x1)) -> (x2 <= (x3 * x4)) -> (x1 = ((x3 * x4) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_32 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x2 <= (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x1 = x3) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + x3) - x4)) -> (x3 <= x5) -> (x5 <= x6) -> (x6 = ((0 + (x1 - 1)) - (x2 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) <= x3)) -> (~ (x4 < x1)) -> (x3 = x4) -> (x2 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 - 1)) -> (x3 = x1) -> (~ (x3 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 = x1) -> (x3 = x4) -> (x4 = (x2 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_38 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 * x3) - x4)) -> (~ (x5 = x6)) -> (~ (x1 < ((- x5) - 1))) -> (~ (x1 < ((- x6) - 1))) -> (~ (((- x6) - 1) < ((x2 * x3) - x4))) -> (~ (((- x5) - 1) < ((x2 * x3) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (2 <= x1) -> (~ (x2 < x3)) -> (x4 = x3) -> (x1 <= (x4 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 * x3) - x4)) -> (x1 < ((x2 * x3) - x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 = x1) -> (x4 = x3) -> (x4 = (x2 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_43 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_44 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - x2) <= x3)) -> (x2 = 1) -> (x3 = (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 * x3) - x4)) -> (~ (x1 < ((- x5) - 1))) -> (~ (((- x5) - 1) < ((x2 * x3) - x4))) -> (~ (((- x5) - 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_46 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_47 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 < (x2 - 1))) -> (x3 = (x1 - 1)) -> False.
Proof. thy. Qed.
(* c_{w-1} <= x: else x would be taken p times before w - 1, by c_u, ..., c_{w-2} and, if h = 1, by d_v. *)
Lemma misere_row_lasts : forall (h : Z) (m : Z) (p : Z) (u : Z) (v : Z) (w : Z) (x : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ (u <= (p * x))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) ->
  (v = ((p * x) - u)) ->
  (w = ((u + p) - h)) ->
  (((h = 1) /\ ((ds v) = x)) \/ ((h = 0) /\ (~ ((ds v) = x)))) ->
  (u <= (w - 1)) ->
  ((cs (w - 1)) <= x).
Proof.
intros h m p u v w x cs ds.
destruct (wit_all1 (fun z => (((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) -> (((u - h) <= (ite (0 <= z) z (u - 1))) /\ ((ite (0 <= z) z (u - 1)) < (w - 1)))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ ((((- (w - 1)) <= z_other) /\ (z_other < (w - 1))) /\ (((0 <= z_other) /\ ((cs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = x))))) /\ ((ite (0 <= z) z (u - 1)) = (ite (0 <= z_other) z_other (u - 1)))) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all1 (fun e => ((((u - h) <= e) /\ (e < (w - 1))) -> (((u - h) <= e) /\ (e < (w - 1)))))) as [e1 W2].
destruct (wit_all1 (fun e => ((((u - h) <= e) /\ (e < (w - 1))) <-> (((u - h) <= e) /\ (e < (w - 1)))))) as [e2 W15].
refine (refutes (Nd (Some ((cs (w - 1)) <= x)) (Nd (Some ((- (w - 1)) <= z1)) (Nd (Some (0 <= z1)) (Nd (Some ((u - h) <= (ite (0 <= z1) z1 (u - 1)))) (Nd (Some ((ds ((- z2) - 1)) = x)) (Nd (Some ((ds z1) < x)) (Nd (Some (0 <= ((- z3) - 1))) Lf Lf) (Nd (Some (0 <= u)) Lf Lf)) (Nd (Some ((cs z2) < x)) (Nd (Some ((card1 (fun (z : Z) => ((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))) <= (card1 (fun (e : Z) => (((u - h) <= e) /\ (e < (w - 1))))))) Lf Lf) Lf)) (Nd (Some (z2 = z3)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (w - 1))) Lf Lf) Lf) (Nd (Some (((- z2) - 1) < ((p * x) - u))) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = z2)) Lf Lf) Lf))) (Nd (Some (z2 < (w - 1))) (Nd (Some ((cs z3) = x)) (Nd (Some (((- z1) - 1) < u)) (Nd (Some (((- z3) - 1) < ((p * x) - u))) Lf Lf) (Nd (Some ((ds ((- z1) - 1)) = (ds v))) Lf Lf)) (Nd (Some (0 <= ((- z2) - 1))) (Nd (Some ((0 + (u - h)) <= (w - 1))) Lf Lf) Lf)) (Nd (Some (forall (e : Z), ((((u - h) <= e) /\ (e < (w - 1))) -> (((u - h) <= e) /\ (e < (w - 1)))))) (Nd (Some (0 <= v)) (Nd (Some ((cs v) < x)) Lf Lf) Lf) (Nd (Some ((cs z3) < x)) (Nd (Some (w = ((u + p) - h))) Lf Lf) Lf)))) (Nd (Some (z1 <= (-1))) (Nd (Some (forall (z : Z), (((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) -> (((u - h) <= (ite (0 <= z) z (u - 1))) /\ ((ite (0 <= z) z (u - 1)) < (w - 1)))))) (Nd (Some (z3 < (w - 1))) (Nd (Some (0 <= ((- z1) - 1))) (Nd (Some (((- z3) - 1) < u)) Lf Lf) (Nd (Some (h = 1)) Lf Lf)) (Nd (Some ((ds z2) < x)) (Nd (Some (e2 < (w - 1))) Lf Lf) Lf)) (Nd (Some ((u - h) <= e1)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (x < (cs (w - 1)))) Lf Lf) Lf) (Nd (Some ((m * (((- z2) - 1) - v)) <= ((ds ((- z2) - 1)) - (ds v)))) (Nd (Some ((ite (0 <= z3) z3 (u - 1)) = z3)) Lf Lf) Lf))) (Nd (Some ((cs z2) = x)) (Nd (Some ((ds ((- z3) - 1)) = x)) (Nd (Some (((- z1) - 1) < ((p * x) - u))) (Nd (Some ((m * (((- z3) - 1) - v)) <= ((ds ((- z3) - 1)) - (ds v)))) Lf Lf) Lf) (Nd (Some (((- z2) - 1) < u)) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) = z1)) Lf Lf) Lf)) (Nd (Some ((cs z1) < x)) (Nd (Some ((m * (((- z1) - 1) - v)) <= ((ds ((- z1) - 1)) - (ds v)))) (Nd (Some ((ds v) < x)) Lf Lf) Lf) (Nd (Some ((ds z3) < x)) (Nd (Some (u <= (p * x))) Lf Lf) Lf))))) (Nd (Some (z1 < (w - 1))) (Nd (Some ((cs z1) = x)) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) < (w - 1))) (Nd (Some ((- (w - 1)) <= z3)) (Nd (Some (z1 < ((p * x) - u))) (Nd (Some ((cs ((- z3) - 1)) < x)) Lf Lf) (Nd (Some (u <= (w - 1))) Lf Lf)) (Nd (Some (z2 < u)) (Nd (Some ((u - h) <= e2)) Lf Lf) Lf)) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ ((((- (w - 1)) <= z_other) /\ (z_other < (w - 1))) /\ (((0 <= z_other) /\ ((cs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = x))))) /\ ((ite (0 <= z) z (u - 1)) = (ite (0 <= z_other) z_other (u - 1)))) -> (z = z_other)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (v < ((- z2) - 1))) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = (u - 1))) Lf Lf) Lf))) (Nd (Some (0 <= z2)) (Nd (Some (z3 <= (-1))) (Nd (Some ((ds ((- z1) - 1)) < x)) (Nd (Some (v < ((- z3) - 1))) Lf Lf) (Nd (Some ((ds v) = x)) Lf Lf)) (Nd (Some ((cs ((- z2) - 1)) < x)) (Nd (Some ((card1 (fun (e : Z) => (((u - h) <= e) /\ (e < (w - 1))))) = ((0 + (w - 1)) - (u - h)))) Lf Lf) Lf)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) (Nd (Some (v < ((- z1) - 1))) (Nd (Some (v < u)) Lf Lf) Lf) (Nd (Some (z3 < u)) (Nd (Some (h = 0)) Lf Lf) Lf)))) (Nd (Some ((ds ((- z1) - 1)) = x)) (Nd (Some ((- (w - 1)) <= z2)) (Nd (Some (0 <= z3)) (Nd (Some ((cs ((- z1) - 1)) < x)) (Nd (Some ((ds ((- z3) - 1)) < x)) Lf Lf) (Nd (Some (((- z1) - 1) = v)) Lf Lf)) (Nd (Some (z2 < ((p * x) - u))) (Nd (Some (forall (e : Z), ((((u - h) <= e) /\ (e < (w - 1))) <-> (((u - h) <= e) /\ (e < (w - 1)))))) Lf Lf) Lf)) (Nd (Some (e1 < (w - 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))))) Lf Lf) Lf) (Nd (Some (m <= ((ds ((- z2) - 1)) - (ds v)))) (Nd (Some ((ite (0 <= z3) z3 (u - 1)) = (u - 1))) Lf Lf) Lf))) (Nd (Some (z2 <= (-1))) (Nd (Some ((ite (0 <= z2) z2 (u - 1)) = (ite (0 <= z3) z3 (u - 1)))) (Nd (Some (2 <= m)) (Nd (Some (m <= ((ds ((- z3) - 1)) - (ds v)))) Lf Lf) Lf) (Nd (Some ((ds ((- z2) - 1)) < x)) (Nd (Some ((ite (0 <= z1) z1 (u - 1)) = (u - 1))) Lf Lf) Lf)) (Nd (Some (z1 < u)) (Nd (Some (m <= ((ds ((- z1) - 1)) - (ds v)))) (Nd (Some (v < ((p * x) - u))) Lf Lf) Lf) (Nd (Some (z3 < ((p * x) - u))) (Nd (Some (v = ((p * x) - u))) Lf Lf) Lf))))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (At 8) (At 9))) (At 10));
 (Im (Im (An (An (An (An (At 11) (At 12)) (Or (An (At 13) (At 14)) (An (At 15) (At 16)))) (An (An (At 17) (At 18)) (Or (An (At 19) (At 20)) (An (At 21) (At 22))))) (At 23)) (At 24)) (At 25));
 (Im (Im (An (At 26) (At 27)) (An (At 26) (At 27))) (At 28));
 (Im (At 29) (Im (At 4) (An (If (At 30) (At 31)) (If (At 32) (At 33)))));
 (Im (At 29) (Im (At 34) (An (If (At 35) (At 36)) (If (At 37) (At 38)))));
 (Im (An (At 39) (At 40)) (Im (At 41) (Im (At 42) (Im (At 43) (Im (At 44) (Im (At 45) (An (At 46) (At 47))))))));
 (Im (At 29) (Im (At 13) (An (If (At 48) (At 49)) (If (At 50) (At 51)))));
 (Im (At 29) (Im (At 52) (An (If (At 53) (At 54)) (If (At 55) (At 56)))));
 (Im (An (At 39) (At 40)) (Im (At 41) (Im (At 42) (Im (At 43) (Im (At 44) (Im (At 57) (An (At 58) (At 59))))))));
 (Im (At 29) (Im (At 19) (An (If (At 60) (At 61)) (If (At 62) (At 63)))));
 (Im (At 29) (Im (At 64) (An (If (At 65) (At 66)) (If (At 67) (At 68)))));
 (Im (An (At 39) (At 40)) (Im (At 41) (Im (At 42) (Im (At 43) (Im (At 44) (Im (At 69) (An (At 70) (At 71))))))));
 (Im (At 43) (Im (An (An (At 72) (At 73)) (At 74)) (At 75)));
 (Im (At 29) (Im (At 44) (An (If (At 76) (At 77)) (If (At 78) (At 79)))));
 (Im (An (An (At 10) (At 25)) (At 28)) (At 80));
 (Im (If (An (At 81) (At 82)) (An (At 81) (At 82))) (At 83));
 (Im (An (At 84) (At 83)) (At 85));
 (Im (At 4) (At 86));
 (Im (No (At 4)) (At 87));
 (Im (At 13) (At 88));
 (Im (No (At 13)) (At 89));
 (Im (At 19) (At 90));
 (Im (No (At 19)) (At 91));
 (Im (At 4) (Im (At 6) Fa));
 (Im (No (At 4)) (Im (No (At 34)) Fa));
 (Im (At 13) (Im (At 15) Fa));
 (Im (No (At 13)) (Im (No (At 52)) Fa));
 (Im (At 19) (Im (At 21) Fa));
 (Im (No (At 19)) (Im (No (At 64)) Fa));
 (Im (No (At 74)) (Im (No (At 1)) Fa));
 (Im (No (At 84)) (Im (At 40) (Im (At 92) Fa)));
 (Im (No (At 8)) (Im (No (At 31)) (Im (At 86) (Im (At 93) Fa))));
 (Im (No (At 44)) (Im (At 94) (Im (At 95) Fa)));
 (Im (No (At 72)) (Im (At 96) (Im (At 97) Fa)));
 (Im (At 88) (Im (At 90) (Im (At 23) (Im (No (At 24)) Fa))));
 (Im (At 92) (Im (At 75) (Im (At 80) (Im (At 85) Fa))));
 (Im (No (At 8)) (Im (No (At 31)) (Im (At 86) (Im (At 98) Fa))));
 (Im (At 3) (Im (At 86) (Im (No (At 9)) Fa)));
 (Im (No (At 49)) (Im (At 88) (Im (At 23) (Im (At 91) Fa))));
 (Im (At 14) (Im (At 48) Fa));
 (Im (At 95) (Im (No (At 24)) (Im (No (At 57)) (Im (No (At 69)) (Im (No (At 68)) (Im (No (At 56)) Fa))))));
 (Im (At 39) (Im (No (At 78)) (Im (At 16) (Im (At 59) Fa))));
 (Im (At 95) (Im (At 79) Fa));
 (Im (At 22) (Im (At 67) Fa));
 (Im (At 16) (Im (At 55) Fa));
 (Im (At 39) (Im (No (At 78)) (Im (At 22) (Im (At 71) Fa))));
 (Im (No (At 61)) (Im (At 90) (Im (At 23) (Im (At 89) Fa))));
 (Im (At 60) (Im (At 20) Fa));
 (Im (At 5) (Im (At 30) Fa));
 (Im (At 7) (Im (At 37) Fa));
 (Im (No (At 8)) (Im (At 98) (Im (At 87) Fa)));
 (Im (At 99) (At 100));
 (Im (At 95) (Im (No (At 45)) (Im (No (At 38)) (Im (No (At 99)) Fa))));
 (Im (No (At 101)) (Im (At 100) (Im (At 7) Fa)));
 (Im (At 39) (Im (No (At 78)) (Im (At 7) (Im (At 47) Fa))));
 (Im (At 97) (Im (No (At 9)) (Im (At 87) Fa)));
 (An (At 39) (At 40));
 (At 41);
 (At 42);
 (At 43);
 (At 73);
 (An (An (At 96) (At 94)) (At 29));
 (At 95);
 (At 92);
 (Or (An (At 98) (At 101)) (An (At 93) (No (At 101))));
 (At 97)]
 (At 1)
 [((Im (No (At 28)) Fa), (Sp 28 (Cl 68) (Sp 26 (Sp 27 (Cl 4) (Cl 4)) (Cl 4))));
  ((Im (No (At 83)) (Im (No (At 81)) Fa)), (Sp 83 (Cl 69) (Sp 81 (Cl 69) (Cl 17))));
  ((Im (No (At 83)) (Im (No (At 82)) Fa)), (Sp 83 (Cl 70) (Sp 82 (Cl 70) (Cl 17))));
  ((Im (No (At 83)) Fa), (Sp 83 (Cl 71) (Sp 81 (Sp 82 (Cl 17) (Cl 70)) (Cl 69))));
  ((Im (At 52) (Im (No (At 13)) (Im (At 64) (Im (No (At 19)) (Im (No (At 25)) Fa))))), (Sp 52 (Sp 13 (Cl 72) (Sp 64 (Sp 19 (Cl 72) (Sp 25 (Cl 72) (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 94 (Sp 29 (Sp 95 (Sp 44 (Sp 79 (Cl 44) (Sp 78 (Cl 15) (Sp 16 (Sp 22 (Sp 24 (Cl 3) (Sp 59 (Cl 43) (Sp 55 (Cl 46) (Sp 67 (Cl 45) (Sp 71 (Cl 47) (Sp 57 (Cl 10) (Sp 56 (Cl 9) (Sp 68 (Cl 12) (Sp 69 (Cl 13) (Cl 42)))))))))) (Cl 3)) (Cl 3)))) (Cl 34)) (Cl 64)) (Cl 63)) (Cl 63)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 58)))) (Cl 72))) (Cl 72)));
  ((Im (At 34) (Im (At 87) (Im (At 9) (Im (No (At 4)) (Im (No (At 10)) Fa))))), (Sp 34 (Sp 87 (Sp 9 (Sp 4 (Cl 73) (Sp 10 (Cl 73) (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 94 (Sp 29 (Sp 95 (Sp 44 (Sp 79 (Cl 44) (Sp 78 (Cl 15) (Sp 7 (Sp 8 (Cl 2) (Sp 37 (Cl 51) (Sp 47 (Cl 56) (Sp 98 (Cl 52) (Sp 38 (Cl 6) (Sp 45 (Cl 7) (Sp 101 (Cl 66) (Sp 99 (Sp 100 (Cl 55) (Cl 53)) (Cl 54))))))))) (Cl 2)))) (Cl 34)) (Cl 64)) (Cl 63)) (Cl 63)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 58)))) (Cl 73)) (Cl 73)) (Cl 73)));
  ((Im (No (At 25)) (Im (At 52) (Im (No (At 13)) (Im (No (At 19)) Fa)))), (Sp 25 (Cl 74) (Sp 52 (Sp 13 (Cl 74) (Sp 19 (Cl 74) (Sp 64 (Cl 72) (Cl 30)))) (Cl 74))));
  ((Im (No (At 25)) (Im (At 23) (Im (No (At 13)) Fa))), (Sp 25 (Cl 75) (Sp 23 (Sp 13 (Cl 75) (Sp 29 (Sp 89 (Sp 52 (Sp 19 (Sp 90 (Sp 21 (Cl 29) (Sp 61 (Sp 20 (Sp 60 (Cl 49) (Cl 11)) (Cl 3)) (Cl 48))) (Cl 23)) (Cl 74)) (Cl 28)) (Cl 22)) (Cl 63))) (Cl 75))));
  ((Im (No (At 25)) Fa), (Sp 25 (Cl 76) (Sp 29 (Sp 23 (Sp 24 (Cl 3) (Sp 13 (Sp 88 (Sp 15 (Cl 27) (Sp 90 (Cl 36) (Sp 14 (Sp 19 (Cl 23) (Sp 48 (Cl 41) (Sp 91 (Sp 49 (Cl 8) (Cl 40)) (Cl 24)))) (Cl 3)))) (Cl 21)) (Cl 75))) (Cl 3)) (Cl 63))));
  ((Im (At 4) Fa), (Sp 4 (Sp 40 (Sp 43 (Sp 73 (Sp 96 (Sp 29 (Sp 92 (Sp 97 (Sp 1 (Cl 1) (Sp 74 (Sp 84 (Sp 72 (Sp 75 (Sp 28 (Sp 83 (Sp 85 (Sp 80 (Cl 37) (Sp 25 (Sp 10 (Cl 16) (Sp 3 (Sp 86 (Sp 6 (Cl 25) (Sp 9 (Sp 5 (Sp 8 (Cl 2) (Sp 30 (Cl 50) (Sp 31 (Cl 5) (Sp 93 (Cl 33) (Sp 98 (Cl 38) (Cl 66)))))) (Cl 2)) (Cl 39))) (Cl 19)) (Cl 2))) (Cl 76))) (Cl 18)) (Cl 71)) (Cl 68)) (Cl 14)) (Cl 35)) (Cl 32)) (Cl 31))) (Cl 67)) (Cl 65)) (Cl 63)) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 58)) (Cl 77)))]
 (Sp 40 (Sp 43 (Sp 73 (Sp 96 (Sp 92 (Sp 97 (Sp 1 (Cl 1) (Sp 74 (Sp 84 (Sp 72 (Sp 75 (Sp 28 (Sp 83 (Sp 85 (Sp 80 (Cl 37) (Sp 25 (Sp 10 (Cl 16) (Sp 4 (Cl 77) (Sp 87 (Sp 34 (Sp 9 (Cl 73) (Cl 57)) (Cl 26)) (Cl 20)))) (Cl 76))) (Cl 18)) (Cl 71)) (Cl 68)) (Cl 14)) (Cl 35)) (Cl 32)) (Cl 31))) (Cl 67)) (Cl 65)) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 58)) _
  W0
  W1
  W2
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) z1)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) ((- z1) - 1))
  (misere_strict v ((- z1) - 1) m p cs ds)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) z2)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) ((- z2) - 1))
  (misere_strict v ((- z2) - 1) m p cs ds)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) z3)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) ((- z3) - 1))
  (misere_strict v ((- z3) - 1) m p cs ds)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) (w - 1) x)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) v)
  (law_injection_1_1 (fun z => ((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))))) (fun e => (((u - h) <= e) /\ (e < (w - 1)))) (fun z => (ite (0 <= z) z (u - 1))) (u - h) (w - 1))
  W15
  (law_interval (fun e => (((u - h) <= e) /\ (e < (w - 1)))) (u - h) (w - 1))
  (ite_true (0 <= z1) z1 (u - 1))
  (ite_false (0 <= z1) z1 (u - 1))
  (ite_true (0 <= z2) z2 (u - 1))
  (ite_false (0 <= z2) z2 (u - 1))
  (ite_true (0 <= z3) z3 (u - 1))
  (ite_false (0 <= z3) z3 (u - 1))
  (thy_misere_rows_26 z1)
  (thy_misere_rows_27 z1)
  (thy_misere_rows_26 z2)
  (thy_misere_rows_27 z2)
  (thy_misere_rows_26 z3)
  (thy_misere_rows_27 z3)
  (thy_misere_rows_28 x (cs (w - 1)))
  (thy_misere_rows_29 u h w p)
  (thy_misere_rows_30 u h (ite (0 <= z1) z1 (u - 1)) z1)
  (thy_misere_rows_31 v u p x)
  (thy_misere_rows_32 w u)
  (thy_misere_rows_33 (ite (0 <= z2) z2 (u - 1)) z2 (ite (0 <= z3) z3 (u - 1)) z3)
  (thy_misere_rows_34 w u p h (card1 (fun (z : Z) => ((((- (w - 1)) <= z) /\ (z < (w - 1))) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))) (card1 (fun (e : Z) => (((u - h) <= e) /\ (e < (w - 1))))))
  (thy_misere_rows_35 u h (ite (0 <= z1) z1 (u - 1)) z1)
  (thy_misere_rows_36 z1 w (ite (0 <= z1) z1 (u - 1)))
  (thy_misere_rows_37 z2 u (ite (0 <= z2) z2 (u - 1)) (ite (0 <= z3) z3 (u - 1)))
  (thy_misere_rows_38 (cs z2) x)
  (thy_misere_rows_39 v p x u z2 z3)
  (thy_misere_rows_40 m (ds v) x (ds ((- z2) - 1)))
  (thy_misere_rows_41 v p x u)
  (thy_misere_rows_38 (ds ((- z3) - 1)) x)
  (thy_misere_rows_38 (ds ((- z2) - 1)) x)
  (thy_misere_rows_40 m (ds v) x (ds ((- z3) - 1)))
  (thy_misere_rows_42 z3 u (ite (0 <= z3) z3 (u - 1)) (ite (0 <= z2) z2 (u - 1)))
  (thy_misere_rows_43 (cs z3) x)
  (thy_misere_rows_38 (cs z1) x)
  (thy_misere_rows_38 (ds ((- z1) - 1)) x)
  (thy_misere_rows_44 u h (ite (0 <= z1) z1 (u - 1)))
  (fun eq__0 => cg1 ds ((- z1) - 1) v eq__0)
  (thy_misere_rows_45 v p x u z1)
  (thy_misere_rows_46 (ds v) x (ds ((- z1) - 1)))
  (thy_misere_rows_40 m (ds v) x (ds ((- z1) - 1)))
  (thy_misere_rows_47 u w (ite (0 <= z1) z1 (u - 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_48 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x3)) -> (x4 = ((x1 + x2) - x5)) -> (x5 = 1) -> (~ (x4 <= (x2 * (x3 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x3)) -> (x4 = ((x1 + x2) - x5)) -> (x5 = 0) -> (~ (x4 <= (x2 * (x3 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_51 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_52 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x2 - 1))) -> (~ (x3 < x1)) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_53 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x3 < (x2 + 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_54 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 + 1)) -> (x2 < x3) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < ((x2 * x3) - x4))) -> (x5 = ((x2 * x3) - x4)) -> (~ (x5 < x1)) -> (~ (x1 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (x1 < ((x2 * x3) - x4))) -> (x5 = ((x2 * x3) - x4)) -> (x6 = ((x4 + x2) - x7)) -> (x7 = 1) -> (~ (x1 = x5)) -> (x1 < ((x2 * (x3 + 1)) - x6)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_57 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 < (x2 + 1))) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (2 <= x1) -> (~ (x2 < x3)) -> (x1 <= (x4 - x2)) -> (x4 < (x3 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 * x3) - x4)) -> (x5 = ((x4 + x2) - x6)) -> (~ (x1 < x7)) -> (x6 = 1) -> (~ (x7 < ((x2 * (x3 + 1)) - x5))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < ((x2 * x3) - x4))) -> (x5 = ((x4 + x2) - x6)) -> (x6 = 0) -> (x1 < ((x2 * (x3 + 1)) - x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (~ (x1 < x2)) -> (x3 = x1) -> (x3 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + x3) - x4)) -> (x4 = 0) -> (x5 < ((x3 * x6) - x2)) -> (~ (x5 < ((x3 * (x6 + 1)) - x1))) -> False.
Proof. thy. Qed.
(* Row x + 1 starts at w = u + p - h. *)
Lemma misere_row_next : forall (h : Z) (m : Z) (p : Z) (u : Z) (v : Z) (w : Z) (x : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= u) /\ (u <= (p * x))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) ->
  (v = ((p * x) - u)) ->
  (w = ((u + p) - h)) ->
  (((h = 1) /\ ((ds v) = x)) \/ ((h = 0) /\ (~ ((ds v) = x)))) ->
  (((0 <= w) /\ (w <= (p * (x + 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < w)) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - w))))))).
Proof.
intros h m p u v w x cs ds.
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < w)) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - w))))))) as [i0 W0].
refine (refute (Nd (Some (0 <= w)) (Nd (Some (w <= (p * (x + 1)))) (Nd (Some (0 <= i0)) (Nd (Some (i0 < ((p * (x + 1)) - w))) (Nd (Some (u <= (p * x))) (Nd (Some (v < u)) Lf Lf) Lf) (Nd (Some (u <= (w - 1))) (Nd (Some ((cs i0) <= (cs (w - 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (h = 1)) (Nd (Some (0 <= (cs w))) Lf Lf) Lf) (Nd (Some ((ds i0) < x)) (Nd (Some (i0 = v)) Lf Lf) Lf))) (Nd (Some (i0 < w)) (Nd (Some (1 <= p)) (Nd (Some (v = ((p * x) - u))) (Nd (Some (v < ((p * x) - u))) Lf Lf) Lf) (Nd (Some ((cs i0) < x)) (Nd (Some ((m * (i0 - v)) <= ((ds i0) - (ds v)))) Lf Lf) Lf)) (Nd (Some (0 <= x)) (Nd (Some (h = 0)) (Nd (Some (i0 <= (w - 1))) Lf Lf) Lf) (Nd (Some (0 <= v)) Lf Lf)))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < w)) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - w))))))) (Nd (Some ((cs i0) < (x + 1))) (Nd (Some (2 <= m)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))) (Nd (Some ((ds v) < x)) Lf Lf) Lf) (Nd (Some ((cs (w - 1)) <= x)) (Nd (Some (v < i0)) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((ds v) = x)) (Nd (Some ((cs w) <= (cs i0))) Lf Lf) Lf) (Nd (Some (i0 < ((p * x) - u))) (Nd (Some ((ds i0) = (ds v))) Lf Lf) Lf))) (Nd (Some ((ds i0) < (x + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (w = ((u + p) - h))) (Nd (Some (w <= i0)) Lf Lf) Lf) (Nd (Some (i0 < u)) (Nd (Some (m <= ((ds i0) - (ds v)))) Lf Lf) Lf)) (Nd (Some (0 <= u)) (Nd (Some (x < (cs w))) (Nd (Some (0 <= (cs i0))) Lf Lf) Lf) (Nd (Some ((cs v) < x)) Lf Lf)))))
 [(Im (Im (At 4) (An (If (At 5) (At 6)) (If (At 7) (At 8)))) (At 3));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (An (An (At 15) (At 16)) (At 17)) (Im (At 18) (Im (At 19) (Im (Or (An (At 20) (At 21)) (An (At 22) (No (At 21)))) (At 23))))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (An (An (At 15) (At 16)) (At 17)) (Im (At 18) (Im (At 19) (Im (Or (An (At 20) (At 21)) (An (At 22) (No (At 21)))) (Im (At 24) (At 25)))))))))));
 (Im (At 17) (Im (At 4) (An (If (At 26) (At 27)) (If (At 28) (At 29)))));
 (Im (At 17) (Im (At 30) (An (If (At 31) (At 32)) (If (At 33) (At 34)))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 1) (Im (At 35) (An (At 36) (At 37))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 4) (Im (At 38) (An (At 39) (At 40))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 30) (Im (At 41) (An (At 42) (At 43))))))));
 (Im (No (At 6)) (Im (No (At 35)) Fa));
 (Im (At 6) (Im (No (At 38)) Fa));
 (Im (No (At 30)) (Im (At 16) (Im (At 18) Fa)));
 (Im (No (At 1)) (Im (At 10) (Im (At 15) (Im (At 19) (Im (At 22) Fa)))));
 (Im (No (At 1)) (Im (At 10) (Im (At 15) (Im (At 19) (Im (At 20) Fa)))));
 (Im (At 16) (Im (At 19) (Im (At 20) (Im (No (At 2)) Fa))));
 (Im (At 16) (Im (At 19) (Im (At 22) (Im (No (At 2)) Fa))));
 (Im (No (At 5)) (Im (At 26) Fa));
 (Im (No (At 24)) (Im (No (At 27)) (Im (At 6) Fa)));
 (Im (At 25) (Im (No (At 5)) (Im (At 40) Fa)));
 (Im (At 5) (Im (At 23) (Im (At 37) Fa)));
 (Im (At 44) (At 45));
 (Im (No (At 29)) (Im (At 18) (Im (No (At 41)) (Im (No (At 44)) Fa))));
 (Im (No (At 29)) (Im (At 18) (Im (At 19) (Im (At 20) (Im (No (At 44)) (Im (At 8) Fa))))));
 (Im (No (At 7)) (Im (At 28) Fa));
 (Im (At 21) (Im (No (At 7)) (Im (At 45) Fa)));
 (Im (At 9) (Im (No (At 33)) (Im (At 43) (Im (At 7) Fa))));
 (Im (At 18) (Im (At 34) Fa));
 (Im (At 18) (Im (At 19) (Im (No (At 41)) (Im (At 20) (Im (No (At 8)) Fa)))));
 (Im (No (At 29)) (Im (At 19) (Im (At 22) (Im (At 8) Fa))));
 (Im (No (At 21)) (Im (No (At 33)) (Im (At 45) (Im (At 7) Fa))));
 (Im (At 19) (Im (At 22) (Im (At 29) (Im (No (At 8)) Fa))));
 (An (At 9) (At 10));
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (An (An (At 15) (At 16)) (At 17));
 (At 18);
 (At 19);
 (Or (An (At 20) (At 21)) (An (At 22) (No (At 21))))]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 30 (Sp 34 (Cl 27) (Sp 33 (Cl 6) (Sp 2 (Sp 1 (Sp 3 (Cl 1) (Sp 4 (Sp 6 (Sp 38 (Sp 39 (Sp 40 (Sp 29 (Sp 28 (Sp 7 (Sp 43 (Cl 26) (Sp 41 (Cl 9) (Sp 20 (Sp 8 (Sp 5 (Cl 2) (Sp 26 (Cl 17) (Sp 25 (Cl 19) (Sp 27 (Cl 5) (Sp 24 (Sp 21 (Cl 4) (Sp 22 (Cl 4) (Cl 40))) (Cl 18)))))) (Cl 28)) (Sp 22 (Sp 21 (Cl 40) (Sp 8 (Sp 5 (Cl 2) (Sp 26 (Cl 17) (Sp 25 (Cl 19) (Sp 27 (Cl 5) (Sp 24 (Cl 4) (Cl 18)))))) (Cl 31))) (Cl 40))))) (Cl 24)) (Cl 5)) (Sp 28 (Cl 5) (Sp 8 (Sp 22 (Cl 29) (Sp 20 (Sp 21 (Sp 44 (Sp 45 (Sp 7 (Sp 5 (Cl 2) (Sp 26 (Cl 17) (Sp 25 (Cl 19) (Sp 27 (Cl 5) (Sp 24 (Cl 4) (Cl 18)))))) (Cl 25)) (Cl 21)) (Cl 23)) (Cl 40)) (Cl 40))) (Sp 41 (Sp 42 (Sp 43 (Sp 7 (Cl 26) (Sp 5 (Cl 2) (Sp 26 (Cl 17) (Sp 25 (Cl 19) (Sp 27 (Cl 5) (Sp 24 (Sp 22 (Sp 21 (Sp 20 (Cl 4) (Cl 40)) (Cl 4)) (Sp 20 (Sp 21 (Cl 4) (Cl 40)) (Cl 40))) (Cl 18))))))) (Cl 9)) (Cl 9)) (Sp 44 (Sp 20 (Cl 28) (Sp 45 (Sp 22 (Sp 21 (Cl 40) (Sp 7 (Cl 30) (Sp 5 (Cl 2) (Sp 26 (Cl 17) (Sp 25 (Cl 19) (Sp 27 (Cl 5) (Sp 24 (Cl 4) (Cl 18)))))))) (Cl 40)) (Cl 21))) (Cl 22)))))) (Cl 8)) (Cl 8)) (Cl 11)) (Sp 35 (Sp 36 (Sp 37 (Sp 21 (Sp 20 (Sp 23 (Sp 5 (Cl 20) (Sp 26 (Cl 17) (Sp 27 (Cl 5) (Sp 43 (Sp 7 (Cl 26) (Sp 8 (Sp 28 (Cl 24) (Sp 45 (Cl 25) (Sp 29 (Cl 5) (Sp 44 (Cl 21) (Cl 23))))) (Cl 2))) (Sp 41 (Cl 9) (Sp 8 (Sp 7 (Cl 2) (Sp 28 (Cl 24) (Sp 45 (Cl 25) (Sp 29 (Cl 5) (Sp 44 (Cl 21) (Cl 22)))))) (Cl 28))))))) (Cl 3)) (Cl 40)) (Sp 22 (Sp 23 (Sp 5 (Cl 20) (Sp 26 (Cl 17) (Sp 27 (Cl 5) (Sp 29 (Sp 28 (Sp 8 (Sp 7 (Cl 2) (Cl 24)) (Cl 31)) (Cl 5)) (Sp 8 (Cl 29) (Sp 7 (Sp 43 (Cl 26) (Sp 45 (Cl 30) (Sp 41 (Cl 9) (Sp 44 (Cl 21) (Cl 22))))) (Cl 2))))))) (Cl 3)) (Cl 40))) (Cl 7)) (Cl 7)) (Cl 10))) (Cl 2))) (Sp 22 (Cl 13) (Sp 20 (Cl 14) (Cl 40)))) (Sp 20 (Cl 15) (Sp 22 (Cl 16) (Cl 40)))))) (Cl 12)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 37)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 32)) _
  W0
  (misere_row_ends h m p u v w x cs ds)
  (misere_row_lasts h m p u v w x cs ds)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) i0)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u)))))) v)
  (misere_rising w i0 m p cs ds)
  (misere_rising i0 (w - 1) m p cs ds)
  (misere_strict v i0 m p cs ds)
  (thy_misere_rows_28 i0 w)
  (thy_misere_rows_48 i0 w)
  (thy_misere_rows_31 v u p x)
  (thy_misere_rows_7 w p u h)
  (thy_misere_rows_6 w p u h)
  (thy_misere_rows_49 u p x w h)
  (thy_misere_rows_50 u p x w h)
  (thy_misere_rows_51 (cs i0) x)
  (thy_misere_rows_52 u w i0)
  (thy_misere_rows_53 (cs (w - 1)) x (cs i0))
  (thy_misere_rows_54 (cs i0) x (cs w))
  (fun eq__0 => cg1 ds i0 v eq__0)
  (thy_misere_rows_55 i0 p x u v)
  (thy_misere_rows_56 i0 p x u v w h)
  (thy_misere_rows_51 (ds i0) x)
  (thy_misere_rows_57 (ds v) x (ds i0))
  (thy_misere_rows_58 m (ds v) x (ds i0))
  (thy_misere_rows_41 v p x u)
  (thy_misere_rows_59 v p x u w h i0)
  (thy_misere_rows_60 i0 p x u w h)
  (thy_misere_rows_61 (ds v) x (ds i0))
  (thy_misere_rows_62 w u p h i0 x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_63 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_64 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * (x3 - 1))) -> (~ (((x1 + x2) - 0) <= (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (x2 - 1)) - x3) = ((x1 * (x2 - 1)) - x3)) -> (~ (((x3 + x1) - 0) = ((x3 + x1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_66 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (x2 - 1)) - x3) = ((x1 * (x2 - 1)) - x3)) -> (~ (0 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_67 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (x2 - 1)) - x3) = ((x1 * (x2 - 1)) - x3)) -> (~ (((x3 + x1) - 1) = ((x3 + x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_68 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (x2 - 1)) - x3) = ((x1 * (x2 - 1)) - x3)) -> (~ (1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_69 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < ((x2 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_70 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x1 < ((x2 - 1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < ((x2 * x3) - ((x4 + x2) - 0))) -> (~ (x1 < ((x2 * ((x3 - 1) + 1)) - ((x4 + x2) - 0)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 * x3) - ((x4 + x2) - 0)))) -> (x1 < ((x2 * ((x3 - 1) + 1)) - ((x4 + x2) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_73 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 + x2) - 1) <= (x2 * ((x3 - 1) + 1))) -> (~ (((x1 + x2) - 1) <= (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < ((x2 * x3) - ((x4 + x2) - 1))) -> (~ (x1 < ((x2 * ((x3 - 1) + 1)) - ((x4 + x2) - 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 * x3) - ((x4 + x2) - 1)))) -> (x1 < ((x2 * ((x3 - 1) + 1)) - ((x4 + x2) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_76 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_77 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_78 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * (x2 - 1)) - x3) = ((x1 * (x2 - 1)) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_80 : forall (x1 : Z) (x2 : Z), ((x1 * x2) = (x1 * 0)) -> (~ (0 <= (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_81 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (x2 < x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x2 < x3) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> ((x2 * x3) = (x2 * 0)) -> (x1 < ((x2 * x3) - 0)) -> False.
Proof. thy. Qed.
(* If row k - 1 has a start, then row k has one. *)
Lemma misere_start_step : forall (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u))))))))))) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))).
Proof.
intros m p cs ds.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u))))))))))) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) as [k0 W0].
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * (k0 - 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (k0 - 1)) <-> (i < u)) /\ (((ds i) < (k0 - 1)) <-> (i < ((p * (k0 - 1)) - u))))))))) as [u0 W2].
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < k0) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < k0) <-> (i < ((p * k0) - ((u0 + p) - 0)))))))) as [i0 W6].
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < k0) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < k0) <-> (i < ((p * k0) - ((u0 + p) - 1)))))))) as [i1 W10].
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < k0) <-> (i < 0)) /\ (((ds i) < k0) <-> (i < ((p * k0) - 0))))))) as [i2 W12].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u))))))))))) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) (Nd (Some (0 <= k0)) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * k0))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < u)) /\ (((ds i) < k0) <-> (i < ((p * k0) - u))))))))) (Nd (Some (0 <= u0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds i0) < k0)) Lf Lf) (Nd (Some ((ds i1) < k0)) Lf Lf)) (Nd (Some (0 <= ((u0 + p) - 0))) (Nd (Some (0 <= ((u0 + p) - 1))) Lf Lf) (Nd (Some ((ds i2) < k0)) Lf Lf))) (Nd (Some (0 <= (p * k0))) (Nd (Some (((u0 + p) - 0) = ((u0 + p) - 0))) (Nd (Some (i0 < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 0)))) Lf Lf) (Nd (Some (i1 < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 1)))) Lf Lf)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < k0) <-> (i < ((p * k0) - ((u0 + p) - 0)))))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < k0) <-> (i < ((p * k0) - ((u0 + p) - 1)))))))) Lf Lf) (Nd (Some (1 <= i2)) Lf Lf)))) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (k0 - 1)) <-> (i < u0)) /\ (((ds i) < (k0 - 1)) <-> (i < ((p * (k0 - 1)) - u0))))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((cs i0) < ((k0 - 1) + 1))) Lf Lf) (Nd (Some ((cs i1) < ((k0 - 1) + 1))) Lf Lf)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < ((k0 - 1) + 1)) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < ((k0 - 1) + 1)) <-> (i < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 0)))))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < ((k0 - 1) + 1)) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < ((k0 - 1) + 1)) <-> (i < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 1)))))))) Lf Lf) (Nd (Some (0 <= (cs i2))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some ((ds ((p * (k0 - 1)) - u0)) = (k0 - 1))) (Nd (Some (1 = 1)) Lf Lf) (Nd (Some ((cs i2) < k0)) Lf Lf)) (Nd (Some ((cs i0) < k0)) (Nd (Some ((cs i1) < k0)) Lf Lf) (Nd (Some (k0 = 0)) Lf Lf))))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u))))))))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some (u0 <= (p * (k0 - 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (i0 < ((p * k0) - ((u0 + p) - 0)))) Lf Lf) (Nd (Some (i1 < ((p * k0) - ((u0 + p) - 1)))) Lf Lf)) (Nd (Some (((u0 + p) - 0) <= (p * ((k0 - 1) + 1)))) (Nd (Some (((u0 + p) - 1) <= (p * ((k0 - 1) + 1)))) Lf Lf) (Nd (Some (i2 < ((p * k0) - 0))) Lf Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < 0)) /\ (((ds i) < k0) <-> (i < ((p * k0) - 0))))))) (Nd (Some (0 = 1)) (Nd (Some (((u0 + p) - 1) = ((u0 + p) - 1))) Lf Lf) (Nd (Some (0 <= i2)) Lf Lf)) (Nd (Some (0 <= i0)) (Nd (Some (0 <= i1)) Lf Lf) (Nd (Some (m < ((ds i2) - (cs i2)))) Lf Lf)))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * (k0 - 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (k0 - 1)) <-> (i < u)) /\ (((ds i) < (k0 - 1)) <-> (i < ((p * (k0 - 1)) - u))))))))) (Nd (Some (0 <= 0)) (Nd (Some (((p * (k0 - 1)) - u0) = ((p * (k0 - 1)) - u0))) (Nd (Some ((ds i0) < ((k0 - 1) + 1))) Lf Lf) (Nd (Some ((ds i1) < ((k0 - 1) + 1))) Lf Lf)) (Nd (Some (((u0 + p) - 0) <= (p * k0))) (Nd (Some (((u0 + p) - 1) <= (p * k0))) Lf Lf) (Nd (Some ((cs i2) < (ds i2))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (0 = 0)) (Nd (Some (1 = 0)) Lf Lf) (Nd (Some (i2 < 0)) Lf Lf)) (Nd (Some (i0 < ((u0 + p) - 0))) (Nd (Some (i1 < ((u0 + p) - 1))) Lf Lf) (Nd (Some ((p * k0) = (p * 0))) Lf Lf))))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (An (An (At 8) (At 9)) (At 10)));
 (Im (An (An (At 11) (At 12)) (At 13)) (At 4));
 (Im (An (At 14) (At 15)) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 5) (Im (An (An (At 8) (At 9)) (At 10)) (Im (At 19) (Im (At 20) (Im (Or (An (At 21) (At 22)) (An (At 23) (No (At 22)))) (An (An (At 24) (At 25)) (At 26)))))))))));
 (Im (An (An (At 24) (At 27)) (At 28)) (At 4));
 (Im (Im (At 29) (An (If (At 30) (At 31)) (If (At 32) (At 33)))) (At 28));
 (Im (At 26) (Im (At 29) (An (If (At 34) (At 31)) (If (At 35) (At 36)))));
 (Im (An (At 14) (At 15)) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 5) (Im (An (An (At 8) (At 9)) (At 10)) (Im (At 19) (Im (At 37) (Im (Or (An (At 38) (At 22)) (An (At 39) (No (At 22)))) (An (An (At 40) (At 41)) (At 42)))))))))));
 (Im (An (An (At 40) (At 43)) (At 44)) (At 4));
 (Im (Im (At 45) (An (If (At 46) (At 47)) (If (At 48) (At 49)))) (At 44));
 (Im (At 42) (Im (At 45) (An (If (At 50) (At 47)) (If (At 51) (At 52)))));
 (Im (Im (At 53) (An (If (At 54) (At 55)) (If (At 56) (At 57)))) (At 13));
 (Im (An (At 14) (At 15)) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 53) (An (An (At 58) (At 59)) (Im (At 60) (At 61))))))));
 (Im (At 62) (At 63));
 (Im (No (At 6)) (Im (At 11) Fa));
 (Im (At 9) (Im (No (At 27)) Fa));
 (Im (At 19) (Im (No (At 20)) Fa));
 (Im (At 19) (Im (No (At 23)) Fa));
 (Im (At 19) (Im (No (At 37)) Fa));
 (Im (At 19) (Im (No (At 38)) Fa));
 (Im (At 30) (Im (No (At 34)) Fa));
 (Im (No (At 30)) (Im (At 34) Fa));
 (Im (At 32) (Im (No (At 35)) Fa));
 (Im (No (At 32)) (Im (At 35) Fa));
 (Im (At 33) (Im (No (At 36)) Fa));
 (Im (No (At 33)) (Im (At 36) Fa));
 (Im (At 41) (Im (No (At 43)) Fa));
 (Im (At 46) (Im (No (At 50)) Fa));
 (Im (No (At 46)) (Im (At 50) Fa));
 (Im (At 48) (Im (No (At 51)) Fa));
 (Im (No (At 48)) (Im (At 51) Fa));
 (Im (At 49) (Im (No (At 52)) Fa));
 (Im (No (At 49)) (Im (At 52) Fa));
 (Im (At 53) (Im (At 55) Fa));
 (Im (No (At 11)) Fa);
 (Im (At 2) (Im (No (At 5)) (Im (No (At 62)) Fa)));
 (Im (No (At 19)) Fa);
 (Im (At 63) (Im (No (At 12)) Fa));
 (Im (No (At 5)) (Im (At 54) (Im (At 58) Fa)));
 (Im (No (At 5)) (Im (At 58) (Im (At 59) (Im (At 56) Fa))));
 (Im (At 53) (Im (At 63) (Im (At 57) Fa)));
 (An (At 14) (At 15));
 (At 16);
 (At 17);
 (At 18)]
 (At 1)
 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 1 (Cl 1) (Sp 11 (Sp 19 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 6 (Sp 20 (Sp 23 (Sp 37 (Sp 38 (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 27 (Sp 43 (Sp 40 (Sp 44 (Cl 11) (Sp 45 (Sp 24 (Sp 28 (Cl 7) (Sp 29 (Sp 52 (Sp 49 (Sp 51 (Sp 48 (Sp 50 (Sp 46 (Sp 47 (Cl 12) (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6))))) (Cl 31)) (Sp 46 (Cl 30) (Sp 47 (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6)))) (Cl 12)))) (Cl 33)) (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6))))) (Cl 35)) (Sp 49 (Cl 34) (Sp 51 (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6)))) (Sp 48 (Cl 32) (Sp 50 (Sp 46 (Sp 47 (Cl 12) (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6))))) (Cl 31)) (Sp 46 (Cl 30) (Sp 47 (Sp 42 (Cl 13) (Sp 22 (Cl 10) (Sp 25 (Sp 26 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 6)) (Cl 6)))) (Cl 12)))))))) (Cl 8))) (Sp 22 (Sp 41 (Sp 42 (Sp 52 (Sp 51 (Sp 49 (Sp 48 (Sp 50 (Sp 47 (Sp 46 (Cl 12) (Cl 31)) (Cl 13)) (Sp 47 (Cl 13) (Sp 46 (Cl 30) (Cl 12)))) (Cl 33)) (Cl 35)) (Cl 13)) (Sp 51 (Cl 13) (Sp 49 (Cl 34) (Sp 48 (Cl 32) (Sp 50 (Sp 47 (Sp 46 (Cl 12) (Cl 31)) (Cl 13)) (Sp 47 (Cl 13) (Sp 46 (Cl 30) (Cl 12)))))))) (Cl 10)) (Cl 10)) (Cl 6))) (Cl 12))) (Sp 22 (Cl 10) (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Cl 7) (Sp 29 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 8))) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 41 (Cl 29) (Sp 22 (Cl 10) (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Cl 7) (Sp 29 (Sp 36 (Sp 35 (Sp 33 (Sp 32 (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))) (Cl 26)) (Cl 28)) (Cl 9)) (Sp 35 (Cl 9) (Sp 33 (Cl 27) (Sp 32 (Cl 25) (Sp 34 (Sp 31 (Sp 30 (Cl 8) (Cl 24)) (Cl 9)) (Sp 31 (Cl 9) (Sp 30 (Cl 23) (Cl 8)))))))) (Cl 8))) (Cl 6)) (Cl 6)) (Cl 6))))) (Cl 18)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Sp 62 (Sp 63 (Sp 12 (Sp 13 (Cl 5) (Sp 53 (Sp 58 (Sp 59 (Sp 55 (Cl 36) (Sp 57 (Cl 43) (Sp 54 (Cl 41) (Sp 56 (Cl 42) (Cl 14))))) (Cl 15)) (Cl 15)) (Cl 14))) (Cl 40)) (Cl 16)) (Cl 38))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 17))) (Cl 2)) (Cl 2)) (Cl 39)) (Cl 37))) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) _
  W0
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u)))))))))) (k0 - 1))
  W2
  (ex1_at (fun u => (((0 <= u) /\ (u <= (p * k0))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < u)) /\ (((ds i) < k0) <-> (i < ((p * k0) - u)))))))) 0)
  (misere_row_next 0 m p u0 ((p * (k0 - 1)) - u0) ((u0 + p) - 0) (k0 - 1) cs ds)
  (ex1_at (fun u => (((0 <= u) /\ (u <= (p * k0))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < u)) /\ (((ds i) < k0) <-> (i < ((p * k0) - u)))))))) ((u0 + p) - 0))
  W6
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((k0 - 1) + 1)) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < ((k0 - 1) + 1)) <-> (i < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 0))))))) i0)
  (misere_row_next 1 m p u0 ((p * (k0 - 1)) - u0) ((u0 + p) - 1) (k0 - 1) cs ds)
  (ex1_at (fun u => (((0 <= u) /\ (u <= (p * k0))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < u)) /\ (((ds i) < k0) <-> (i < ((p * k0) - u)))))))) ((u0 + p) - 1))
  W10
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((k0 - 1) + 1)) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < ((k0 - 1) + 1)) <-> (i < ((p * ((k0 - 1) + 1)) - ((u0 + p) - 1))))))) i1)
  W12
  (misere_above m i2 p cs ds)
  (eq_mul p k0 0)
  (thy_misere_rows_63 k0)
  (thy_misere_rows_64 u0 p k0)
  (thy_misere_rows_65 p k0 u0)
  (thy_misere_rows_66 p k0 u0)
  (thy_misere_rows_67 p k0 u0)
  (thy_misere_rows_68 p k0 u0)
  (thy_misere_rows_69 (cs i0) k0)
  (thy_misere_rows_70 (cs i0) k0)
  (thy_misere_rows_69 (ds i0) k0)
  (thy_misere_rows_70 (ds i0) k0)
  (thy_misere_rows_71 i0 p k0 u0)
  (thy_misere_rows_72 i0 p k0 u0)
  (thy_misere_rows_73 u0 p k0)
  (thy_misere_rows_69 (cs i1) k0)
  (thy_misere_rows_70 (cs i1) k0)
  (thy_misere_rows_69 (ds i1) k0)
  (thy_misere_rows_70 (ds i1) k0)
  (thy_misere_rows_74 i1 p k0 u0)
  (thy_misere_rows_75 i1 p k0 u0)
  (thy_misere_rows_76 i2)
  (thy_misere_rows_77 )
  (thy_misere_rows_78 k0)
  (thy_misere_rows_79 p k0 u0)
  (thy_misere_rows_80 p k0)
  (thy_misere_rows_81 k0 (cs i2))
  (thy_misere_rows_82 k0 (cs i2) (ds i2))
  (thy_misere_rows_83 i2 p k0)
).
vm_compute; reflexivity.
Qed.

(* Every row x >= 0 has a start u. *)
Lemma misere_start : forall (k : Z) (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= k) ->
  (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))).
Proof.
intros k m p cs ds.
refine (refute (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k_before))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k_before) <-> (i < u)) /\ (((ds i) < k_before) <-> (i < ((p * k_before) - u))))))))))) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) Lf Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (At 7) (At 8));
 (Im (At 8) (Im (At 9) (At 1)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 9)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 9 (Sp 1 (Cl 1) (Sp 7 (Sp 8 (Cl 4) (Cl 3)) (Cl 2))) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (misere_start_step m p cs ds)
  (law_induction (fun k => (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))
  (all1_at (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_84 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) - x3) = ((x1 * x2) - x3)) -> (~ (((x3 + x1) - 0) = ((x3 + x1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_85 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) - x3) = ((x1 * x2) - x3)) -> (~ (0 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_86 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) - x3) = ((x1 * x2) - x3)) -> (~ (((x3 + x1) - 1) = ((x3 + x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_87 :  (0 <= 0) -> (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_88 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_89 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((- x1) - 1) < ((x2 * x3) - x4))) -> (((- x1) - 1) < ((x2 * (x3 + 1)) - ((x4 + x2) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_91 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_92 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_93 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) = ((x1 * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_94 :  (~ (1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_95 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x1 = x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_96 :  (0 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * x3)) -> (~ (x4 <= (-1))) -> (x4 = ((x1 - 1) - (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = ((x2 - 1) - (x3 * x4)))) -> (((- x1) - 1) < ((x3 * (x4 + 1)) - ((x2 + x3) - 1))) -> (~ (((- x1) - 1) < ((x3 * x4) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_99 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_100 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 - 1) - (x3 * x4))) -> (((- x1) - 1) < ((x3 * x4) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_102 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_103 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 - 1) - (x3 * x4))) -> (~ (((- x1) - 1) < ((x3 * (x4 + 1)) - ((x2 + x3) - 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_104 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= x2)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
(* Every row x >= 0 has this shape. *)
Lemma misere_row_shape : forall (m : Z) (p : Z) (x : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (exists (u : Z) (h : Z), (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))))).
Proof.
intros m p x cs ds.
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * x))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))))) as [u0 W1].
destruct (wit_all1 (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u0 <= z) /\ (z < ((u0 + p) - 0))) \/ ((0 = 1) /\ (z = ((u0 - 1) - (p * x)))))))) as [z0 W5].
destruct (wit_all1 (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u0 <= z) /\ (z < ((u0 + p) - 1))) \/ ((1 = 1) /\ (z = ((u0 - 1) - (p * x)))))))) as [z1 W12].
refine (refute (Nd (Some (exists (u : Z) (h : Z), (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * x))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u)) /\ (((ds i) < x) <-> (i < ((p * x) - u))))))))) (Nd (Some (0 = 0)) (Nd (Some ((ds z0) < x)) (Nd (Some (z1 < ((p * x) - u0))) Lf Lf) Lf) (Nd (Some (1 = 0)) Lf Lf)) (Nd (Some ((cs z0) = x)) (Nd (Some ((ds ((- z0) - 1)) < x)) (Nd (Some (((- z1) - 1) < ((p * x) - u0))) Lf Lf) Lf) (Nd (Some (z1 <= (-1))) Lf Lf))) (Nd (Some (((p * x) - u0) = ((p * x) - u0))) (Nd (Some (0 <= 0)) (Nd (Some (z0 < ((p * (x + 1)) - ((u0 + p) - 0)))) (Nd (Some (0 <= ((- z1) - 1))) Lf Lf) Lf) (Nd (Some (1 <= 1)) Lf Lf)) (Nd (Some (z0 < ((u0 + p) - 0))) (Nd (Some ((ds ((- z0) - 1)) < (x + 1))) (Nd (Some (((- z1) - 1) < ((p * (x + 1)) - ((u0 + p) - 1)))) Lf Lf) Lf) (Nd (Some (z1 = ((u0 - 1) - (p * x)))) Lf Lf)))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (u0 <= (p * x))) (Nd (Some (((u0 + p) - 0) <= (p * (x + 1)))) (Nd (Some ((cs z0) < (x + 1))) (Nd (Some ((ds z1) < (x + 1))) Lf Lf) Lf) (Nd (Some (((u0 + p) - 1) <= (p * (x + 1)))) Lf Lf)) (Nd (Some ((ds ((- z0) - 1)) = x)) (Nd (Some ((cs ((- z0) - 1)) < (x + 1))) (Nd (Some (((- z1) - 1) < ((u0 + p) - 1))) Lf Lf) Lf) (Nd (Some (u0 <= z1)) Lf Lf))) (Nd (Some (0 = 1)) (Nd (Some (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u0 <= z) /\ (z < ((u0 + p) - 0))) \/ ((0 = 1) /\ (z = ((u0 - 1) - (p * x)))))))) (Nd (Some ((cs ((- z0) - 1)) < x)) (Nd (Some (((- z1) - 1) < u0)) Lf Lf) Lf) (Nd (Some (0 <= z1)) Lf Lf)) (Nd (Some ((cs z0) < x)) (Nd (Some (((u0 + p) - 1) = ((u0 + p) - 1))) Lf Lf) (Nd (Some (z1 < u0)) Lf Lf))))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= u0)) (Nd (Some (0 <= ((u0 + p) - 0))) (Nd (Some (z0 < ((p * x) - u0))) (Nd (Some ((cs z1) < (x + 1))) Lf Lf) Lf) (Nd (Some (0 <= ((u0 + p) - 1))) Lf Lf)) (Nd (Some (z0 <= (-1))) (Nd (Some (((- z0) - 1) < ((p * x) - u0))) (Nd (Some ((cs ((- z1) - 1)) < (x + 1))) Lf Lf) Lf) (Nd (Some ((ds ((- z1) - 1)) = x)) Lf Lf))) (Nd (Some (((u0 + p) - 0) = ((u0 + p) - 0))) (Nd (Some (0 <= 1)) (Nd (Some (0 <= ((- z0) - 1))) (Nd (Some ((cs ((- z1) - 1)) < x)) Lf Lf) Lf) (Nd (Some (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u0 <= z) /\ (z < ((u0 + p) - 1))) \/ ((1 = 1) /\ (z = ((u0 - 1) - (p * x)))))))) Lf Lf)) (Nd (Some (z0 = ((u0 - 1) - (p * x)))) (Nd (Some (((- z0) - 1) < ((p * (x + 1)) - ((u0 + p) - 0)))) Lf Lf) (Nd (Some ((cs z1) < x)) Lf Lf)))) (Nd (Some (0 <= x)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < x) <-> (i < u0)) /\ (((ds i) < x) <-> (i < ((p * x) - u0))))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 0)))))))) (Nd (Some ((ds z0) < (x + 1))) (Nd (Some (z1 < ((p * (x + 1)) - ((u0 + p) - 1)))) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 1)))))))) Lf Lf)) (Nd (Some (u0 <= z0)) (Nd (Some (((- z0) - 1) < ((u0 + p) - 0))) (Nd (Some ((ds ((- z1) - 1)) < (x + 1))) Lf Lf) Lf) (Nd (Some (z1 < ((u0 + p) - 1))) Lf Lf))) (Nd (Some ((ds ((p * x) - u0)) = x)) (Nd (Some (0 <= z0)) (Nd (Some (((- z0) - 1) < u0)) (Nd (Some ((ds ((- z1) - 1)) < x)) Lf Lf) Lf) (Nd (Some ((cs z1) = x)) Lf Lf)) (Nd (Some (z0 < u0)) (Nd (Some (1 = 1)) Lf Lf) (Nd (Some ((ds z1) < x)) Lf Lf))))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (An (An (At 9) (At 10)) (At 11)));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 9) (At 10)) (At 11)) (Im (At 12) (Im (At 13) (Im (Or (An (At 14) (At 15)) (An (At 16) (No (At 15)))) (An (An (At 17) (At 18)) (At 19)))))))))));
 (Im (An (An (An (An (At 9) (At 10)) (At 20)) (At 21)) (At 22)) (At 1));
 (Im (If (Or (An (At 23) (At 24)) (An (At 25) (At 26))) (Or (An (At 27) (At 28)) (An (At 14) (At 29)))) (At 22));
 (Im (At 11) (Im (At 23) (An (If (At 30) (At 31)) (If (At 32) (At 33)))));
 (Im (At 19) (Im (At 23) (An (If (At 34) (At 28)) (If (At 35) (At 36)))));
 (Im (At 11) (Im (At 37) (An (If (At 38) (At 39)) (If (At 40) (At 41)))));
 (Im (At 19) (Im (At 37) (An (If (At 42) (At 43)) (If (At 44) (At 45)))));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 9) (At 10)) (At 11)) (Im (At 12) (Im (At 46) (Im (Or (An (At 47) (At 15)) (An (At 48) (No (At 15)))) (An (An (At 49) (At 50)) (At 51)))))))))));
 (Im (An (An (An (An (At 9) (At 10)) (At 21)) (At 52)) (At 53)) (At 1));
 (Im (If (Or (An (At 54) (At 55)) (An (At 56) (At 57))) (Or (An (At 58) (At 59)) (An (At 47) (At 60)))) (At 53));
 (Im (At 11) (Im (At 54) (An (If (At 61) (At 62)) (If (At 63) (At 64)))));
 (Im (At 51) (Im (At 54) (An (If (At 65) (At 59)) (If (At 66) (At 67)))));
 (Im (At 11) (Im (At 68) (An (If (At 69) (At 70)) (If (At 71) (At 72)))));
 (Im (At 51) (Im (At 68) (An (If (At 73) (At 74)) (If (At 75) (At 76)))));
 (Im (At 12) (Im (No (At 13)) Fa));
 (Im (At 12) (Im (No (At 16)) Fa));
 (Im (At 12) (Im (No (At 46)) Fa));
 (Im (At 20) (Im (No (At 52)) Fa));
 (Im (At 23) (Im (At 25) Fa));
 (Im (No (At 23)) (Im (No (At 37)) Fa));
 (Im (At 27) (Im (At 31) Fa));
 (Im (No (At 27)) (Im (No (At 31)) Fa));
 (Im (No (At 41)) (Im (At 45) Fa));
 (Im (At 54) (Im (At 56) Fa));
 (Im (No (At 54)) (Im (No (At 68)) Fa));
 (Im (At 58) (Im (At 62) Fa));
 (Im (No (At 58)) (Im (No (At 62)) Fa));
 (Im (No (At 20)) Fa);
 (Im (No (At 21)) Fa);
 (Im (At 24) (Im (No (At 34)) Fa));
 (Im (No (At 12)) Fa);
 (Im (No (At 47)) Fa);
 (Im (At 24) (Im (At 30) Fa));
 (Im (At 55) (Im (No (At 65)) Fa));
 (Im (At 26) (Im (No (At 44)) Fa));
 (Im (At 26) (Im (At 40) Fa));
 (Im (At 55) (Im (At 61) Fa));
 (Im (No (At 30)) (Im (No (At 24)) (Im (At 34) Fa)));
 (Im (At 14) Fa);
 (Im (At 57) (Im (No (At 75)) Fa));
 (Im (At 10) (Im (No (At 56)) (Im (At 60) Fa)));
 (Im (No (At 60)) (Im (At 76) (Im (No (At 72)) Fa)));
 (Im (At 71) (Im (At 57) Fa));
 (Im (At 9) (Im (At 58) (Im (No (At 54)) Fa)));
 (Im (No (At 55)) (Im (No (At 61)) (Im (At 65) Fa)));
 (Im (At 60) (Im (At 72) Fa));
 (Im (No (At 71)) (Im (At 75) (Im (No (At 57)) Fa)));
 (Im (At 60) (Im (No (At 76)) Fa));
 (Im (At 9) (Im (No (At 23)) (Im (At 27) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 20 (Sp 21 (Sp 12 (Sp 47 (Sp 14 (Cl 42) (Sp 8 (Sp 52 (Sp 13 (Sp 16 (Sp 46 (Sp 9 (Sp 10 (Sp 11 (Sp 53 (Cl 12) (Sp 22 (Cl 5) (Sp 23 (Sp 25 (Cl 22) (Sp 31 (Sp 30 (Sp 27 (Cl 24) (Sp 24 (Cl 36) (Cl 6))) (Cl 7)) (Sp 30 (Cl 7) (Sp 27 (Sp 34 (Sp 24 (Sp 28 (Cl 6) (Sp 19 (Cl 8) (Sp 15 (Sp 49 (Sp 50 (Sp 51 (Sp 60 (Sp 56 (Sp 72 (Cl 49) (Sp 76 (Sp 57 (Cl 13) (Sp 54 (Cl 27) (Sp 68 (Sp 71 (Cl 16) (Sp 75 (Cl 50) (Cl 17))) (Cl 28)))) (Cl 51))) (Cl 44)) (Sp 54 (Sp 56 (Cl 27) (Sp 55 (Sp 65 (Sp 61 (Cl 40) (Sp 59 (Sp 62 (Cl 14) (Sp 58 (Cl 13) (Cl 30))) (Cl 15))) (Cl 37)) (Sp 58 (Sp 59 (Sp 62 (Cl 29) (Sp 65 (Sp 61 (Cl 14) (Cl 48)) (Cl 15))) (Cl 13)) (Cl 13)))) (Sp 68 (Sp 58 (Cl 47) (Sp 56 (Sp 57 (Sp 75 (Sp 71 (Cl 46) (Sp 76 (Sp 72 (Cl 16) (Cl 45)) (Cl 17))) (Cl 43)) (Cl 13)) (Cl 13))) (Cl 28)))) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 4)))) (Cl 41)) (Sp 24 (Cl 33) (Sp 28 (Sp 19 (Cl 8) (Sp 15 (Sp 49 (Sp 50 (Sp 51 (Sp 60 (Sp 56 (Sp 72 (Cl 49) (Sp 76 (Sp 57 (Cl 13) (Sp 54 (Cl 27) (Sp 68 (Sp 71 (Cl 16) (Sp 75 (Cl 50) (Cl 17))) (Cl 28)))) (Cl 51))) (Cl 44)) (Sp 54 (Sp 56 (Cl 27) (Sp 55 (Sp 65 (Sp 61 (Cl 40) (Sp 59 (Sp 62 (Cl 14) (Sp 58 (Cl 13) (Cl 30))) (Cl 15))) (Cl 37)) (Sp 58 (Sp 59 (Sp 62 (Cl 29) (Sp 65 (Sp 61 (Cl 14) (Cl 48)) (Cl 15))) (Cl 13)) (Cl 13)))) (Sp 68 (Sp 58 (Cl 47) (Sp 56 (Sp 57 (Sp 75 (Sp 71 (Cl 46) (Sp 76 (Sp 72 (Cl 16) (Cl 45)) (Cl 17))) (Cl 43)) (Cl 13)) (Cl 13))) (Cl 28)))) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 4))) (Cl 6)))) (Cl 25))))) (Sp 37 (Sp 27 (Cl 52) (Sp 25 (Sp 26 (Sp 44 (Sp 40 (Cl 39) (Sp 41 (Cl 9) (Sp 45 (Cl 26) (Sp 19 (Cl 10) (Sp 15 (Sp 49 (Sp 50 (Sp 51 (Sp 60 (Sp 56 (Sp 72 (Cl 49) (Sp 76 (Sp 57 (Cl 13) (Sp 54 (Cl 27) (Sp 68 (Sp 71 (Cl 16) (Sp 75 (Cl 50) (Cl 17))) (Cl 28)))) (Cl 51))) (Cl 44)) (Sp 54 (Sp 56 (Cl 27) (Sp 55 (Sp 65 (Sp 61 (Cl 40) (Sp 59 (Sp 62 (Cl 14) (Sp 58 (Cl 13) (Cl 30))) (Cl 15))) (Cl 37)) (Sp 58 (Sp 59 (Sp 62 (Cl 29) (Sp 65 (Sp 61 (Cl 14) (Cl 48)) (Cl 15))) (Cl 13)) (Cl 13)))) (Sp 68 (Sp 58 (Cl 47) (Sp 56 (Sp 57 (Sp 75 (Sp 71 (Cl 46) (Sp 76 (Sp 72 (Cl 16) (Cl 45)) (Cl 17))) (Cl 43)) (Cl 13)) (Cl 13))) (Cl 28)))) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 4)))))) (Cl 38)) (Cl 6)) (Cl 6))) (Cl 23))))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 21)) (Cl 2))) (Cl 35)) (Cl 34)) (Cl 32)) (Cl 31))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53)) _
  (misere_start x m p cs ds)
  W1
  (misere_row_next 0 m p u0 ((p * x) - u0) ((u0 + p) - 0) x cs ds)
  (ex2_at (fun u h => (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))))) u0 0)
  W5
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u0)) /\ (((ds i) < x) <-> (i < ((p * x) - u0)))))) z0)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 0))))))) z0)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u0)) /\ (((ds i) < x) <-> (i < ((p * x) - u0)))))) ((- z0) - 1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 0))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 0))))))) ((- z0) - 1))
  (misere_row_next 1 m p u0 ((p * x) - u0) ((u0 + p) - 1) x cs ds)
  (ex2_at (fun u h => (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))))) u0 1)
  W12
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u0)) /\ (((ds i) < x) <-> (i < ((p * x) - u0)))))) z1)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 1))))))) z1)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < x) <-> (i < u0)) /\ (((ds i) < x) <-> (i < ((p * x) - u0)))))) ((- z1) - 1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (x + 1)) <-> (i < ((u0 + p) - 1))) /\ (((ds i) < (x + 1)) <-> (i < ((p * (x + 1)) - ((u0 + p) - 1))))))) ((- z1) - 1))
  (thy_misere_rows_84 p x u0)
  (thy_misere_rows_85 p x u0)
  (thy_misere_rows_86 p x u0)
  (thy_misere_rows_87 )
  (thy_misere_rows_26 z0)
  (thy_misere_rows_27 z0)
  (thy_misere_rows_88 u0 z0)
  (thy_misere_rows_89 u0 z0)
  (thy_misere_rows_90 z0 p x u0)
  (thy_misere_rows_26 z1)
  (thy_misere_rows_27 z1)
  (thy_misere_rows_88 u0 z1)
  (thy_misere_rows_89 u0 z1)
  (thy_misere_rows_77 )
  (thy_misere_rows_91 )
  (thy_misere_rows_92 (cs z0) x)
  (thy_misere_rows_93 p x u0)
  (thy_misere_rows_94 )
  (thy_misere_rows_38 (cs z0) x)
  (thy_misere_rows_92 (cs z1) x)
  (thy_misere_rows_92 (ds ((- z0) - 1)) x)
  (thy_misere_rows_38 (ds ((- z0) - 1)) x)
  (thy_misere_rows_38 (cs z1) x)
  (thy_misere_rows_95 (cs z0) x)
  (thy_misere_rows_96 )
  (thy_misere_rows_92 (ds ((- z1) - 1)) x)
  (thy_misere_rows_97 u0 p x z1)
  (thy_misere_rows_98 z1 u0 p x)
  (thy_misere_rows_43 (ds ((- z1) - 1)) x)
  (thy_misere_rows_99 u0 z1)
  (thy_misere_rows_100 (cs z1) x)
  (thy_misere_rows_101 z1 u0 p x)
  (thy_misere_rows_102 (ds ((- z1) - 1)) x)
  (thy_misere_rows_103 z1 u0 p x)
  (thy_misere_rows_104 u0 z0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 <= x3) -> ((x3 + (x4 * x5)) < ((x2 + x4) - x1)) -> (~ ((x4 * x5) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + (x2 * x3)) < ((x4 + x2) - x5)) -> (x5 = 1) -> (~ ((x2 * (x3 - x6)) < x2)) -> (x1 = ((x4 - 1) - (x2 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 <= (x3 + (x4 * x5))) -> ((x3 + (x4 * x5)) < ((x2 + x4) - x1)) -> (x3 = ((x2 - 1) - (x4 * x6))) -> (~ ((- x4) < (x4 * (x5 - x6)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * x2) < x1)) -> (1 <= x1) -> (x3 = ((x4 - 1) - (x1 * x5))) -> ((x3 + (x1 * x2)) = ((x4 - 1) - (x1 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_109 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 + (x3 * x4))) -> (x2 = ((x1 - 1) - (x3 * x5))) -> ((x3 * (x4 - x5)) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 <= x3) -> (x3 < ((x2 + x4) - x1)) -> (~ ((x4 * (x5 + x6)) < x4)) -> ((x3 + (x4 * x5)) = ((x2 - 1) - (x4 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_111 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < ((x2 + x3) - x4)) -> (x4 = 1) -> ((x1 + (x3 * x5)) = ((x2 - 1) - (x3 * x6))) -> (~ ((- x3) < (x3 * (x5 + x6)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 < ((x3 + x4) - x1)) -> (x3 <= (x2 + (x4 * x5))) -> (~ ((- x4) < (x4 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> ((x2 + (x3 * x4)) = ((x1 - 1) - (x3 * x5))) -> ((x3 * (x4 + x5)) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (x2 = ((x3 - 1) - (x1 * x4))) -> ((x2 + (x1 * x5)) = ((x3 - 1) - (x1 * x4))) -> (~ ((- x1) < (x1 * x5))) -> False.
Proof. thy. Qed.
(* No row has two pairs whose signed indices are congruent modulo p. *)
Lemma misere_row_unique : forall (m : Z) (p : Z) (t : Z) (x : Z) (z : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) ->
  (((0 <= (z + (p * t))) /\ ((cs (z + (p * t))) = x)) \/ (((z + (p * t)) <= (-1)) /\ ((ds ((- (z + (p * t))) - 1)) = x))) ->
  (t = 0).
Proof.
intros m p t x z cs ds.
destruct (wit_ex2 (fun u h => (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))))) as [u [h W1]].
refine (refutes (Nd (Some (t = 0)) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (exists (u : Z) (h : Z), (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))))) (Nd (Some (z <= (-1))) (Nd (Some ((- p) < (p * (t + x)))) Lf Lf) Lf) (Nd (Some ((z + (p * t)) <= (-1))) Lf Lf)) (Nd (Some (h <= 1)) (Nd (Some (h = 1)) (Nd (Some ((t - x) = 0)) Lf Lf) Lf) (Nd (Some ((z + (p * t)) = ((u - 1) - (p * x)))) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (u <= (p * x))) (Nd (Some (u <= z)) (Nd (Some ((p * (t - x)) < p)) Lf Lf) Lf) (Nd (Some (u <= (z + (p * t)))) Lf Lf)) (Nd (Some (0 <= z)) (Nd (Some (0 <= (z + (p * t)))) (Nd (Some ((p * (t - x)) = (p * 0))) Lf Lf) Lf) (Nd (Some ((- p) < (p * t))) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= u)) (Nd (Some ((ds ((- z) - 1)) = x)) (Nd (Some ((t + x) = 0)) Lf Lf) Lf) (Nd (Some ((ds ((- (z + (p * t))) - 1)) = x)) Lf Lf)) (Nd (Some (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))) (Nd (Some (z = ((u - 1) - (p * x)))) (Nd (Some ((p * (t + x)) = (p * 0))) Lf Lf) Lf) (Nd (Some ((p * t) < p)) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (0 <= h)) (Nd (Some (z < ((u + p) - h))) (Nd (Some ((- p) < (p * (t - x)))) Lf Lf) Lf) (Nd (Some ((z + (p * t)) < ((u + p) - h))) Lf Lf)) (Nd (Some ((cs z) = x)) (Nd (Some ((cs (z + (p * t))) = x)) Lf Lf) (Nd (Some ((p * (t + x)) < p)) Lf Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (At 13)));
 (Im (At 13) (If (Or (An (At 14) (At 15)) (An (At 16) (At 17))) (Or (An (At 18) (At 19)) (An (At 20) (At 21)))));
 (Im (At 13) (If (Or (An (At 22) (At 23)) (An (At 24) (At 25))) (Or (An (At 26) (At 27)) (An (At 20) (At 28)))));
 (Im (At 3) (Im (At 29) (Im (At 30) (At 1))));
 (Im (At 3) (Im (At 31) (Im (At 32) (At 33))));
 (Im (At 3) (Im (At 34) (Im (At 35) (At 36))));
 (Im (At 33) (At 37));
 (Im (At 36) (At 38));
 (Im (At 11) (Im (At 18) (Im (At 27) (Im (No (At 29)) Fa))));
 (Im (At 27) (Im (At 20) (Im (No (At 34)) (Im (At 21) Fa))));
 (Im (At 11) (Im (At 26) (Im (At 27) (Im (At 21) (Im (No (At 35)) Fa)))));
 (Im (No (At 29)) (Im (At 3) (Im (At 21) (Im (At 28) Fa))));
 (Im (At 26) (Im (At 21) (Im (At 38) Fa)));
 (Im (At 11) (Im (At 18) (Im (At 19) (Im (No (At 31)) (Im (At 28) Fa)))));
 (Im (At 19) (Im (At 20) (Im (At 28) (Im (No (At 32)) Fa))));
 (Im (At 11) (Im (At 19) (Im (At 26) (Im (No (At 30)) Fa))));
 (Im (At 18) (Im (At 28) (Im (At 37) Fa)));
 (Im (At 3) (Im (At 21) (Im (At 28) (Im (No (At 30)) Fa))));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (Or (An (At 14) (At 15)) (An (At 16) (At 17)));
 (Or (An (At 22) (At 23)) (An (At 24) (At 25)))]
 (At 1)
 [((Im (No (At 21)) (Im (No (At 18)) (Im (No (At 14)) Fa))), (Sp 21 (Cl 28) (Sp 18 (Cl 28) (Sp 14 (Cl 28) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 16 (Sp 17 (Cl 4) (Cl 26)) (Cl 26)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))))));
  ((Im (No (At 21)) (Im (No (At 18)) Fa)), (Sp 21 (Cl 29) (Sp 18 (Cl 29) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 14 (Sp 15 (Cl 4) (Sp 16 (Sp 17 (Cl 4) (Cl 26)) (Cl 26))) (Cl 28)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)))));
  ((Im (At 18) (Im (At 19) (Im (No (At 28)) (Im (No (At 22)) Fa)))), (Sp 18 (Sp 19 (Sp 28 (Cl 30) (Sp 22 (Cl 30) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Sp 13 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 30 (Sp 29 (Cl 6) (Cl 11)) (Cl 18)) (Cl 5)) (Cl 5)) (Cl 27)) (Cl 27)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)))) (Cl 30)) (Cl 30)));
  ((Im (At 18) (Im (At 19) (Im (No (At 28)) (Im (At 24) (Im (At 25) Fa))))), (Sp 18 (Sp 19 (Sp 28 (Cl 31) (Sp 24 (Sp 25 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Sp 13 (Sp 26 (Sp 27 (Sp 30 (Sp 29 (Cl 6) (Cl 11)) (Cl 18)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 31)) (Cl 31))) (Cl 31)) (Cl 31)));
  ((Im (At 18) (Im (At 19) (Im (At 22) (Im (No (At 28)) (Im (At 23) Fa))))), (Sp 18 (Sp 19 (Sp 22 (Sp 28 (Cl 32) (Sp 23 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Sp 13 (Sp 26 (Sp 27 (Sp 30 (Sp 29 (Cl 6) (Cl 11)) (Cl 18)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 32))) (Cl 32)) (Cl 32)) (Cl 32)));
  ((Im (At 18) (Im (At 19) (Im (No (At 28)) Fa))), (Sp 18 (Sp 19 (Sp 28 (Cl 33) (Sp 22 (Sp 23 (Cl 32) (Sp 24 (Sp 25 (Cl 31) (Cl 27)) (Cl 27))) (Cl 30))) (Cl 33)) (Cl 33)));
  ((Im (At 18) (Im (At 19) (Im (No (At 20)) (Im (At 24) (Im (At 25) Fa))))), (Sp 18 (Sp 19 (Sp 20 (Cl 34) (Sp 24 (Sp 25 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Sp 13 (Sp 26 (Sp 27 (Sp 30 (Sp 29 (Cl 6) (Cl 11)) (Cl 18)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 34)) (Cl 34))) (Cl 34)) (Cl 34)));
  ((Im (At 18) (Im (At 19) (Im (No (At 20)) (Im (At 22) (Im (At 23) Fa))))), (Sp 18 (Sp 19 (Sp 20 (Cl 35) (Sp 22 (Sp 23 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Sp 13 (Sp 26 (Sp 27 (Sp 30 (Sp 29 (Cl 6) (Cl 11)) (Cl 18)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 35)) (Cl 35))) (Cl 35)) (Cl 35)));
  ((Im (At 18) (Im (At 19) (Im (No (At 20)) (Im (No (At 23)) Fa)))), (Sp 18 (Sp 19 (Sp 20 (Cl 36) (Sp 23 (Cl 36) (Sp 24 (Sp 25 (Cl 34) (Cl 27)) (Cl 27)))) (Cl 36)) (Cl 36)));
  ((Im (At 18) (Im (At 19) Fa)), (Sp 18 (Sp 19 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 28 (Sp 31 (Sp 37 (Cl 19) (Sp 33 (Cl 9) (Sp 32 (Cl 7) (Sp 20 (Cl 17) (Sp 23 (Sp 22 (Cl 35) (Sp 24 (Sp 25 (Cl 34) (Cl 27)) (Cl 27))) (Cl 36)))))) (Cl 16)) (Cl 33)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 37)) (Cl 37)));
  ((Im (No (At 19)) (Im (No (At 20)) (Im (No (At 15)) Fa))), (Sp 19 (Cl 38) (Sp 20 (Cl 38) (Sp 15 (Cl 38) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 16 (Sp 17 (Cl 4) (Cl 26)) (Cl 26)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))))));
  ((Im (No (At 19)) (Im (No (At 20)) Fa)), (Sp 19 (Cl 39) (Sp 20 (Cl 39) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 15 (Sp 14 (Cl 4) (Sp 16 (Sp 17 (Cl 4) (Cl 26)) (Cl 26))) (Cl 38)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)))));
  ((Im (No (At 19)) (Im (No (At 21)) (Im (No (At 17)) Fa))), (Sp 19 (Cl 40) (Sp 21 (Cl 40) (Sp 17 (Cl 40) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 14 (Sp 15 (Cl 4) (Cl 26)) (Cl 26)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))))));
  ((Im (No (At 21)) Fa), (Sp 21 (Cl 41) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 18 (Sp 19 (Cl 37) (Sp 17 (Sp 16 (Cl 4) (Sp 14 (Sp 15 (Cl 4) (Cl 26)) (Cl 26))) (Cl 40))) (Cl 29)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))));
  ((Im (At 28) Fa), (Sp 28 (Sp 3 (Sp 1 (Cl 1) (Sp 21 (Sp 29 (Sp 30 (Cl 6) (Cl 20)) (Cl 14)) (Cl 41))) (Cl 21)) (Cl 42)));
  ((Im (At 20) (Im (At 24) (Im (At 25) Fa))), (Sp 20 (Sp 24 (Sp 25 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 13 (Sp 21 (Sp 28 (Cl 42) (Sp 26 (Sp 27 (Sp 35 (Sp 38 (Cl 15) (Sp 34 (Sp 36 (Cl 10) (Cl 8)) (Cl 12))) (Cl 13)) (Cl 5)) (Cl 5))) (Cl 41)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 43)) (Cl 43)) (Cl 43)));
  ((Im (At 20) (Im (No (At 25)) Fa)), (Sp 20 (Sp 25 (Cl 44) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 13 (Sp 21 (Sp 28 (Cl 42) (Sp 22 (Sp 23 (Sp 26 (Sp 27 (Sp 35 (Sp 38 (Cl 15) (Sp 34 (Sp 36 (Cl 10) (Cl 8)) (Cl 12))) (Cl 13)) (Cl 5)) (Cl 5)) (Cl 27)) (Cl 27))) (Cl 41)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))) (Cl 44)));
  ((Im (At 20) Fa), (Sp 20 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 13 (Sp 21 (Sp 28 (Cl 42) (Sp 25 (Sp 24 (Cl 43) (Sp 22 (Sp 23 (Sp 26 (Sp 27 (Sp 35 (Sp 38 (Cl 15) (Sp 34 (Sp 36 (Cl 10) (Cl 8)) (Cl 12))) (Cl 13)) (Cl 5)) (Cl 5)) (Cl 27)) (Cl 27))) (Cl 44))) (Cl 41)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 45)));
  ((Im (No (At 16)) Fa), (Sp 16 (Cl 46) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 28 (Cl 42) (Sp 20 (Cl 45) (Sp 19 (Sp 18 (Cl 33) (Sp 14 (Sp 15 (Cl 4) (Cl 26)) (Cl 26))) (Cl 39)))) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21))))]
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 13 (Sp 28 (Cl 42) (Sp 20 (Cl 45) (Sp 19 (Sp 18 (Cl 33) (Sp 16 (Sp 17 (Cl 4) (Sp 14 (Sp 15 (Cl 4) (Cl 26)) (Cl 26))) (Cl 46))) (Cl 39)))) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) _
  (misere_row_shape m p x cs ds)
  W1
  (all1_at (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))) z)
  (all1_at (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))) (z + (p * t)))
  (small_multiple p t)
  (small_multiple p (t + x))
  (small_multiple p (t - x))
  (eq_mul p (t + x) 0)
  (eq_mul p (t - x) 0)
  (thy_misere_rows_105 h u z p t)
  (thy_misere_rows_106 z p t u h x)
  (thy_misere_rows_107 h u z p t x)
  (thy_misere_rows_108 p t z u x)
  (thy_misere_rows_109 u z p t x)
  (thy_misere_rows_110 h u z p t x)
  (thy_misere_rows_111 z u p h t x)
  (thy_misere_rows_112 h z u p t)
  (thy_misere_rows_113 u z p t x)
  (thy_misere_rows_114 p z u x t)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rows_115 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((x1 - x2) + x3) = ((x4 * x5) + x6)) -> (x6 < x5) -> (~ ((x1 + (x5 * (- x4))) < ((x2 + x5) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= 1) -> (((x2 - x3) + x1) = ((x4 * x5) + x6)) -> (0 <= x6) -> (~ (x3 <= (x2 + (x5 * (- x4))))) -> (~ (x1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rows_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= 1) -> (((x2 - x3) + x1) = ((x4 * x5) + x6)) -> (0 <= x6) -> (~ (x3 <= (x2 + (x5 * (- x4))))) -> (~ ((x2 + (x5 * ((- x4) - x7))) = ((x3 - 1) - (x5 * x7)))) -> False.
Proof. thy. Qed.
(* Every row has a pair whose signed index is congruent to z modulo p. *)
Lemma misere_row_exists : forall (m : Z) (p : Z) (x : Z) (z : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (exists (t : Z), (((0 <= (z + (p * t))) /\ ((cs (z + (p * t))) = x)) \/ (((z + (p * t)) <= (-1)) /\ ((ds ((- (z + (p * t))) - 1)) = x)))).
Proof.
intros m p x z cs ds.
destruct (wit_ex2 (fun u h => (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))))) as [u [h W1]].
destruct (wit_ex2 (fun q r => (((((z - u) + h) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q [r W3]].
refine (refute (Nd (Some (exists (t : Z), (((0 <= (z + (p * t))) /\ ((cs (z + (p * t))) = x)) \/ (((z + (p * t)) <= (-1)) /\ ((ds ((- (z + (p * t))) - 1)) = x))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (exists (u : Z) (h : Z), (((((0 <= u) /\ (u <= (p * x))) /\ (0 <= h)) /\ (h <= 1)) /\ (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))))) (Nd (Some (0 <= r)) (Nd (Some ((z + (p * ((- q) - x))) = ((u - 1) - (p * x)))) Lf Lf) Lf) (Nd (Some (h = 1)) Lf Lf)) (Nd (Some (h <= 1)) (Nd (Some ((z + (p * (- q))) <= (-1))) Lf Lf) (Nd (Some ((z + (p * ((- q) - x))) <= (-1))) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (u <= (p * x))) (Nd (Some (0 <= (z + (p * (- q))))) Lf Lf) (Nd (Some (0 <= (z + (p * ((- q) - x))))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), (((((z - u) + h) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (u <= (z + (p * (- q))))) Lf Lf) (Nd (Some (u <= (z + (p * ((- q) - x))))) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= u)) (Nd (Some (r < p)) Lf Lf) (Nd (Some ((z + (p * (- q))) = ((u - 1) - (p * x)))) Lf Lf)) (Nd (Some (forall (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x)))))))) (Nd (Some ((ds ((- (z + (p * (- q)))) - 1)) = x)) Lf Lf) (Nd (Some ((ds ((- (z + (p * ((- q) - x)))) - 1)) = x)) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (0 <= h)) (Nd (Some ((cs (z + (p * (- q)))) = x)) Lf Lf) (Nd (Some ((cs (z + (p * ((- q) - x)))) = x)) Lf Lf)) (Nd (Some (((z - u) + h) = ((q * p) + r))) (Nd (Some ((z + (p * (- q))) < ((u + p) - h))) Lf Lf) (Nd (Some ((z + (p * ((- q) - x))) < ((u + p) - h))) Lf Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (At 13)));
 (Im (At 3) (At 14));
 (Im (At 14) (An (An (At 15) (At 16)) (At 17)));
 (Im (Or (An (At 18) (At 19)) (An (At 20) (At 21))) (At 1));
 (Im (At 13) (If (Or (An (At 18) (At 19)) (An (At 20) (At 21))) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))));
 (Im (Or (An (At 26) (At 27)) (An (At 28) (At 29))) (At 1));
 (Im (At 13) (If (Or (An (At 26) (At 27)) (An (At 28) (At 29))) (Or (An (At 30) (At 31)) (An (At 24) (At 32)))));
 (Im (At 15) (Im (At 17) (Im (No (At 23)) Fa)));
 (Im (At 12) (Im (At 15) (Im (At 16) (Im (No (At 22)) (Im (No (At 24)) Fa)))));
 (Im (At 12) (Im (At 15) (Im (At 16) (Im (No (At 22)) (Im (No (At 32)) Fa)))));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 14 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 23 (Sp 22 (Sp 21 (Sp 20 (Cl 6) (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7))) (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7))) (Sp 24 (Sp 32 (Sp 29 (Sp 28 (Cl 8) (Sp 26 (Sp 27 (Cl 8) (Cl 9)) (Cl 9))) (Sp 26 (Sp 27 (Cl 8) (Cl 9)) (Cl 9))) (Cl 12)) (Cl 11))) (Cl 10)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 4)) (Cl 2))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (misere_row_shape m p x cs ds)
  W1
  (division p ((z - u) + h))
  W3
  (ex1_at (fun t => (((0 <= (z + (p * t))) /\ ((cs (z + (p * t))) = x)) \/ (((z + (p * t)) <= (-1)) /\ ((ds ((- (z + (p * t))) - 1)) = x)))) (- q))
  (all1_at (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))) (z + (p * (- q))))
  (ex1_at (fun t => (((0 <= (z + (p * t))) /\ ((cs (z + (p * t))) = x)) \/ (((z + (p * t)) <= (-1)) /\ ((ds ((- (z + (p * t))) - 1)) = x)))) ((- q) - x))
  (all1_at (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) <-> (((u <= z) /\ (z < ((u + p) - h))) \/ ((h = 1) /\ (z = ((u - 1) - (p * x))))))) (z + (p * ((- q) - x))))
  (thy_misere_rows_115 z u h q p r)
  (thy_misere_rows_116 h z u q p r)
  (thy_misere_rows_117 h z u q p r x)
).
vm_compute; reflexivity.
Qed.
