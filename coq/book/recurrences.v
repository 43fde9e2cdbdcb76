From Wythoff.book Require Import Prelude Definitions algebra counting rows.
Open Scope Z_scope.

Lemma thy_recurrences_1 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_2 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_3 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_4 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= x2)) -> (x3 = x2) -> (~ (x3 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_7 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_8 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_9 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (~ (0 <= x2)) -> (x1 = (- x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_10 : forall (x1 : Z) (x2 : Z), (x1 = (- x2)) -> (~ ((- x2) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x2 + (x3 * x4)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (~ (x2 <= (- x3))) -> (x1 = (- x3)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 <= (x3 * (- x4))) -> (x2 <= (x1 + (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x1 = x5)) -> (x2 = x6) -> (x6 = (x5 + (x3 * x7))) -> ((x3 * x4) = (x3 * (- x7))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_16 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x2 <= x3)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x1 = x3) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x1 = x3) -> (x3 = (- x4)) -> (~ (x2 = (- x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (-1)) -> ((- x1) <= (x2 * (- x1))) -> (x3 = (x3 + (x2 * x1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x2 = (- x4)) -> (x1 = (- x3)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x1) -> (~ (x4 = (- x2))) -> (x3 = (- x4)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_22 : forall (x1 : Z) (x2 : Z), (x1 = (- x2)) -> (~ (x2 = (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x2 = (x2 + (x1 * x3))) -> (x1 <= (x1 * (- x3))) -> False.
Proof. thy. Qed.
(* If x_j = a_j for j < n then every r < a_n occurs at least p times before n: the p pairs of row r. *)
Lemma mex_full : forall (a : Z) (m : Z) (n : Z) (p : Z) (r : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (i : Z), (((0 <= i) /\ (i < n)) -> (isA m p i (x i)))) ->
  (isA m p n a) ->
  (0 <= r) ->
  (r < a) ->
  (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r)))))).
Proof.
intros a m n p r x y.
destruct (wit_all1 (fun z => ((isRow m p r z) -> (((0 <= (ite (0 <= z) z (- z))) /\ ((ite (0 <= z) z (- z)) < n)) /\ (((x (ite (0 <= z) z (- z))) = r) \/ ((y (ite (0 <= z) z (- z))) = r)))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => ((((isRow m p r z) /\ (isRow m p r z_other)) /\ ((ite (0 <= z) z (- z)) = (ite (0 <= z_other) z_other (- z_other)))) -> (z = z_other)))) as [s1 [s2 W1]].
destruct (wit_all1 (fun j => ((((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))) -> ((0 <= j) /\ (j < n))))) as [j1 W2].
refine (refutes (Nd (Some (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))))))) (Nd (Some (isRow m p r z1)) (Nd (Some ((ite (0 <= z1) z1 (- z1)) < n)) (Nd (Some (isRow m p r s1)) (Nd (Some ((y j1) = r)) (Nd (Some ((x (ite (0 <= z1) z1 (- z1))) = (ite (0 <= z1) r (r + (m * z1))))) (Nd (Some ((ite (0 <= s2) s2 (- s2)) = s2)) Lf Lf) Lf) (Nd (Some (s1 <= (-1))) Lf Lf)) (Nd (Some (z1 <= (-1))) (Nd (Some (0 <= (m * (- z1)))) (Nd (Some ((- z1) = (ite (0 <= z1) z1 (- z1)))) Lf Lf) Lf) (Nd (Some (1 <= (- s2))) Lf Lf))) (Nd (Some (forall (z : Z) (z_other : Z), ((((isRow m p r z) /\ (isRow m p r z_other)) /\ ((ite (0 <= z) z (- z)) = (ite (0 <= z_other) z_other (- z_other)))) -> (z = z_other)))) (Nd (Some (0 <= r)) (Nd (Some (n <= (- z1))) (Nd (Some ((m * (ite (0 <= z1) z1 (- z1))) = (m * (- z1)))) Lf Lf) Lf) (Nd (Some ((- s1) <= (m * (- s1)))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (isA m p s2 r)) Lf Lf) (Nd (Some ((ite (0 <= z1) z1 (- z1)) = z1)) Lf Lf)))) (Nd (Some ((y (ite (0 <= z1) z1 (- z1))) = r)) (Nd (Some ((ite (0 <= s1) s1 (- s1)) = (ite (0 <= s2) s2 (- s2)))) (Nd (Some (1 <= m)) (Nd (Some (n <= z1)) (Nd (Some ((ite (0 <= z1) r (r + (m * z1))) = r)) Lf Lf) Lf) (Nd (Some (1 <= (- s1))) Lf Lf)) (Nd (Some (forall (i : Z), (((0 <= i) /\ (i < n)) -> (isA m p i (x i))))) (Nd (Some (isA m p s1 (r + (m * s2)))) (Nd (Some (s1 = (- s2))) Lf Lf) Lf) (Nd (Some ((- s2) <= (m * (- s2)))) Lf Lf))) (Nd (Some (j1 < n)) (Nd (Some (0 <= z1)) (Nd (Some (0 <= m)) (Nd (Some (z1 = (ite (0 <= z1) z1 (- z1)))) Lf Lf) Lf) (Nd (Some (s2 <= (-1))) Lf Lf)) (Nd (Some ((y (ite (0 <= z1) z1 (- z1))) = ((x (ite (0 <= z1) z1 (- z1))) + (m * (ite (0 <= z1) z1 (- z1)))))) (Nd (Some (r = (r + (m * s1)))) Lf Lf) (Nd (Some ((ite (0 <= s1) s1 (- s1)) = s1)) Lf Lf))))) (Nd (Some (0 <= (ite (0 <= z1) z1 (- z1)))) (Nd (Some ((x (ite (0 <= z1) z1 (- z1))) = r)) (Nd (Some (isRow m p r s2)) (Nd (Some (forall (j : Z), ((((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))) -> ((0 <= j) /\ (j < n))))) (Nd (Some (isA m p n a)) (Nd (Some ((ite (0 <= s2) s2 (- s2)) = (- s2))) Lf Lf) Lf) (Nd (Some (isA m p (- s1) (r + (m * s1)))) Lf Lf)) (Nd (Some (isA m p (- z1) (r + (m * z1)))) (Nd (Some (isA m p s1 r)) (Nd (Some ((r + (m * z1)) = (ite (0 <= z1) r (r + (m * z1))))) Lf Lf) Lf) (Nd (Some (m <= (m * (- s2)))) Lf Lf))) (Nd (Some (0 <= j1)) (Nd (Some ((card1 (fun (z : Z) => (isRow m p r z))) = p)) (Nd (Some (a <= (r + (m * z1)))) (Nd (Some (r < a)) Lf Lf) Lf) (Nd (Some (0 <= s2)) Lf Lf)) (Nd (Some (0 <= (x (ite (0 <= z1) z1 (- z1))))) (Nd (Some (isA m p s2 (r + (m * s1)))) Lf Lf) (Nd (Some ((ite (0 <= z1) z1 (- z1)) = (- z1))) Lf Lf)))) (Nd (Some (forall (z : Z), ((isRow m p r z) -> (((0 <= (ite (0 <= z) z (- z))) /\ ((ite (0 <= z) z (- z)) < n)) /\ (((x (ite (0 <= z) z (- z))) = r) \/ ((y (ite (0 <= z) z (- z))) = r)))))) (Nd (Some (s1 = s2)) (Nd (Some (1 <= p)) (Nd (Some (a <= r)) (Nd (Some ((ite (0 <= z1) r (r + (m * z1))) = (r + (m * z1)))) Lf Lf) Lf) (Nd (Some (m <= (m * (- s1)))) Lf Lf)) (Nd (Some (isA m p (ite (0 <= z1) z1 (- z1)) (x (ite (0 <= z1) z1 (- z1))))) (Nd (Some (r = (r + (m * s2)))) (Nd (Some (s2 = (- s1))) Lf Lf) Lf) (Nd (Some ((card1 (fun (z : Z) => (isRow m p r z))) <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))))))) Lf Lf))) (Nd (Some ((x j1) = r)) (Nd (Some (isA m p z1 r)) (Nd (Some (0 <= (- z1))) (Nd (Some (r = (ite (0 <= z1) r (r + (m * z1))))) Lf Lf) Lf) (Nd (Some (isA m p (- s2) (r + (m * s2)))) Lf Lf)) (Nd (Some (isA m p (ite (0 <= z1) z1 (- z1)) (ite (0 <= z1) r (r + (m * z1))))) (Nd (Some (0 <= s1)) Lf Lf) (Nd (Some ((ite (0 <= s1) s1 (- s1)) = (- s1))) Lf Lf))))))
 [(Im (Im (At 2) (An (An (At 3) (At 4)) (Or (At 5) (At 6)))) (At 7));
 (Im (Im (An (An (At 8) (At 9)) (At 10)) (At 11)) (At 12));
 (Im (Im (An (An (At 13) (At 14)) (Or (At 15) (At 16))) (An (At 13) (At 14))) (At 17));
 (Im (An (At 18) (At 19)) (Im (At 20) (At 21)));
 (If (At 2) (Or (An (At 22) (At 23)) (An (At 24) (At 25))));
 (Im (At 26) (Im (An (At 3) (At 4)) (At 27)));
 (Im (At 28) (Im (At 3) (An (At 29) (At 30))));
 (Im (An (At 18) (At 19)) (Im (At 27) (Im (At 31) (At 32))));
 (Im (An (At 18) (At 19)) (Im (At 33) (Im (At 23) (Im (At 34) (At 35)))));
 (Im (An (At 18) (At 19)) (Im (At 33) (Im (At 25) (Im (At 36) (At 37)))));
 (Im (At 38) (Im (At 39) (At 40)));
 (Im (An (At 18) (At 19)) (Im (At 41) (Im (At 42) (At 43))));
 (Im (An (At 18) (At 19)) (Im (At 44) (Im (At 45) (At 46))));
 (If (At 8) (Or (An (At 47) (At 41)) (An (At 48) (At 49))));
 (Im (At 18) (Im (At 50) (An (At 51) (At 52))));
 (If (At 9) (Or (An (At 53) (At 44)) (An (At 54) (At 55))));
 (Im (At 18) (Im (At 56) (An (At 57) (At 58))));
 (Im (An (An (At 7) (At 12)) (At 17)) (At 59));
 (Im (At 22) (At 60));
 (Im (No (At 22)) (At 61));
 (Im (At 47) (At 62));
 (Im (No (At 47)) (At 63));
 (Im (At 53) (At 64));
 (Im (No (At 53)) (At 65));
 (Im (At 22) (At 66));
 (Im (No (At 22)) (At 67));
 (Im (At 61) (At 68));
 (Im (At 22) (Im (At 24) Fa));
 (Im (At 35) (Im (At 69) Fa));
 (Im (At 47) (Im (At 48) Fa));
 (Im (No (At 47)) (Im (No (At 50)) Fa));
 (Im (At 53) (Im (At 54) Fa));
 (Im (No (At 53)) (Im (No (At 56)) Fa));
 (Im (No (At 38)) (Im (At 18) Fa));
 (Im (No (At 3)) (Im (At 22) (Im (At 60) Fa)));
 (Im (No (At 34)) (Im (At 60) (Im (No (At 4)) Fa)));
 (Im (At 70) (Im (At 71) (If (At 23) (At 31))));
 (Im (At 60) (Im (No (At 70)) Fa));
 (Im (At 66) (Im (No (At 71)) Fa));
 (Im (No (At 39)) (Im (At 24) Fa));
 (Im (No (At 3)) (Im (No (At 22)) (Im (At 61) Fa)));
 (Im (At 72) (Im (At 73) (If (At 25) (At 31))));
 (Im (At 61) (Im (No (At 72)) Fa));
 (Im (At 67) (Im (No (At 73)) Fa));
 (Im (At 66) (Im (No (At 5)) (Im (At 32) Fa)));
 (Im (No (At 4)) (Im (No (At 36)) (Im (At 61) Fa)));
 (Im (At 69) (Im (At 40) (Im (At 37) Fa)));
 (Im (At 30) (Im (No (At 6)) (Im (At 32) (Im (At 67) (Im (At 68) Fa)))));
 (Im (At 21) (Im (No (At 1)) (Im (At 59) Fa)));
 (Im (At 62) (Im (At 64) (Im (At 10) (Im (No (At 11)) Fa))));
 (Im (At 74) (If (At 42) (At 55)));
 (Im (At 62) (Im (At 10) (Im (At 65) (Im (No (At 74)) Fa))));
 (Im (At 54) (Im (At 58) (Im (At 43) Fa)));
 (Im (At 10) (Im (No (At 11)) (Im (At 65) (Im (At 63) Fa))));
 (Im (At 64) (Im (At 10) (Im (No (At 74)) (Im (At 63) Fa))));
 (Im (At 75) (If (At 45) (At 49)));
 (Im (At 74) (Im (No (At 75)) Fa));
 (Im (At 18) (Im (At 46) (Im (At 51) Fa)));
 (An (At 18) (At 19));
 (At 28);
 (At 26);
 (At 33);
 (At 20);
 (At 69)]
 (At 1)
 [((Im (No (At 17)) Fa), (Sp 17 (Cl 66) (Sp 13 (Sp 14 (Cl 4) (Cl 4)) (Cl 4))));
  ((Im (At 30) (Im (At 67) (Im (At 68) (Im (At 3) (Im (At 61) (Im (At 72) (Im (At 73) (Im (No (At 22)) (Im (No (At 7)) Fa))))))))), (Sp 30 (Sp 67 (Sp 68 (Sp 3 (Sp 61 (Sp 72 (Sp 73 (Sp 22 (Cl 67) (Sp 7 (Cl 67) (Sp 18 (Sp 19 (Sp 26 (Sp 33 (Sp 69 (Sp 38 (Sp 2 (Sp 24 (Sp 25 (Sp 39 (Sp 31 (Sp 40 (Sp 37 (Cl 48) (Sp 36 (Cl 11) (Sp 4 (Sp 6 (Cl 2) (Sp 27 (Sp 32 (Cl 49) (Cl 9)) (Cl 7))) (Cl 47)))) (Cl 12)) (Cl 43)) (Cl 41)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 35)) (Cl 65)) (Cl 63)) (Cl 62)) (Cl 60)) (Cl 60)))) (Cl 67)) (Cl 67)) (Cl 67)) (Cl 67)) (Cl 67)) (Cl 67)) (Cl 67)));
  ((Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 8) (Im (No (At 47)) Fa))))), (Sp 9 (Sp 10 (Sp 11 (Cl 68) (Sp 8 (Sp 47 (Cl 68) (Sp 18 (Sp 19 (Sp 49 (Sp 63 (Sp 50 (Sp 65 (Cl 55) (Sp 51 (Sp 53 (Sp 46 (Cl 59) (Sp 64 (Sp 54 (Cl 33) (Sp 74 (Sp 44 (Sp 75 (Sp 45 (Cl 14) (Cl 57)) (Cl 58)) (Cl 17)) (Cl 56))) (Cl 24))) (Cl 25)) (Cl 16))) (Cl 32)) (Cl 23)) (Cl 15)) (Cl 60)) (Cl 60))) (Cl 68))) (Cl 68)) (Cl 68)));
  ((Im (No (At 12)) Fa), (Sp 12 (Cl 69) (Sp 18 (Sp 19 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Cl 3) (Sp 47 (Sp 62 (Sp 48 (Cl 31) (Sp 64 (Cl 51) (Sp 41 (Sp 53 (Cl 24) (Sp 54 (Sp 55 (Sp 65 (Sp 56 (Sp 74 (Sp 58 (Sp 42 (Sp 43 (Cl 54) (Cl 13)) (Cl 52)) (Cl 18)) (Cl 53)) (Cl 34)) (Cl 25)) (Cl 17)) (Cl 17))) (Cl 15)))) (Cl 22)) (Cl 68))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 60)) (Cl 60))));
  ((Im (No (At 22)) Fa), (Sp 22 (Cl 70) (Sp 18 (Sp 19 (Sp 28 (Sp 20 (Sp 1 (Cl 1) (Sp 21 (Sp 59 (Cl 50) (Sp 17 (Sp 12 (Sp 7 (Cl 19) (Sp 61 (Sp 67 (Sp 3 (Sp 68 (Sp 72 (Sp 73 (Sp 30 (Cl 67) (Cl 8)) (Cl 45)) (Cl 44)) (Cl 28)) (Cl 42)) (Cl 27)) (Cl 21))) (Cl 69)) (Cl 66))) (Cl 5))) (Cl 64)) (Cl 61)) (Cl 60)) (Cl 60))))]
 (Sp 18 (Sp 19 (Sp 26 (Sp 33 (Sp 20 (Sp 69 (Sp 1 (Cl 1) (Sp 35 (Cl 30) (Sp 21 (Sp 59 (Cl 50) (Sp 17 (Sp 12 (Sp 7 (Cl 19) (Sp 2 (Sp 22 (Sp 60 (Sp 66 (Sp 24 (Cl 29) (Sp 3 (Sp 70 (Sp 71 (Sp 23 (Sp 31 (Sp 34 (Cl 10) (Sp 4 (Sp 5 (Cl 2) (Sp 27 (Sp 32 (Cl 46) (Cl 9)) (Cl 7))) (Cl 37))) (Cl 38)) (Cl 6)) (Cl 40)) (Cl 39)) (Cl 36))) (Cl 26)) (Cl 20)) (Cl 70)) (Cl 2))) (Cl 69)) (Cl 66))) (Cl 5)))) (Cl 65)) (Cl 64)) (Cl 63)) (Cl 62)) (Cl 60)) (Cl 60)) _
  W0
  W1
  W2
  (row_count r m p)
  (def_isRow m p r z1)
  (all1_at (fun i => (((0 <= i) /\ (i < n)) -> (isA m p i (x i)))) (ite (0 <= z1) z1 (- z1)))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) (ite (0 <= z1) z1 (- z1)))
  (a_unique (x (ite (0 <= z1) z1 (- z1))) (ite (0 <= z1) r (r + (m * z1))) m (ite (0 <= z1) z1 (- z1)) p)
  (a_monotone a r n z1 m p)
  (a_monotone a (r + (m * z1)) n (- z1) m p)
  (product_nonneg m (- z1))
  (a_unique r (r + (m * s2)) m s1 p)
  (a_unique r (r + (m * s1)) m s2 p)
  (def_isRow m p r s1)
  (product_large m (- s1))
  (def_isRow m p r s2)
  (product_large m (- s2))
  (law_injection_1_1 (fun z => (isRow m p r z)) (fun j => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r)))) (fun z => (ite (0 <= z) z (- z))) (0) n)
  (ite_true (0 <= z1) z1 (- z1))
  (ite_false (0 <= z1) z1 (- z1))
  (ite_true (0 <= s1) s1 (- s1))
  (ite_false (0 <= s1) s1 (- s1))
  (ite_true (0 <= s2) s2 (- s2))
  (ite_false (0 <= s2) s2 (- s2))
  (ite_true (0 <= z1) r (r + (m * z1)))
  (ite_false (0 <= z1) r (r + (m * z1)))
  (eq_mul m (ite (0 <= z1) z1 (- z1)) (- z1))
  (thy_recurrences_1 z1)
  (thy_recurrences_2 a r)
  (thy_recurrences_1 s1)
  (thy_recurrences_3 s1)
  (thy_recurrences_1 s2)
  (thy_recurrences_3 s2)
  (thy_recurrences_4 m)
  (thy_recurrences_5 (ite (0 <= z1) z1 (- z1)) z1)
  (thy_recurrences_6 n z1 (ite (0 <= z1) z1 (- z1)))
  (fun eq__0 eq__1 => pg4 isA m m p p z1 (ite (0 <= z1) z1 (- z1)) r (ite (0 <= z1) r (r + (m * z1))) eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_7 (ite (0 <= z1) z1 (- z1)) z1)
  (thy_recurrences_7 (ite (0 <= z1) r (r + (m * z1))) r)
  (thy_recurrences_8 z1)
  (thy_recurrences_9 (ite (0 <= z1) z1 (- z1)) z1)
  (fun eq__0 eq__1 => pg4 isA m m p p (- z1) (ite (0 <= z1) z1 (- z1)) (r + (m * z1)) (ite (0 <= z1) r (r + (m * z1))) eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_10 (ite (0 <= z1) z1 (- z1)) z1)
  (thy_recurrences_11 (ite (0 <= z1) r (r + (m * z1))) r m z1)
  (thy_recurrences_12 (ite (0 <= z1) r (r + (m * z1))) r (x (ite (0 <= z1) z1 (- z1))))
  (thy_recurrences_13 (ite (0 <= z1) z1 (- z1)) n z1)
  (thy_recurrences_14 r a m z1)
  (thy_recurrences_15 (y (ite (0 <= z1) z1 (- z1))) (x (ite (0 <= z1) z1 (- z1))) m (ite (0 <= z1) z1 (- z1)) r (ite (0 <= z1) r (r + (m * z1))) z1)
  (thy_recurrences_16 (card1 (fun (z : Z) => (isRow m p r z))) p (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))))))
  (thy_recurrences_17 (ite (0 <= s1) s1 (- s1)) s1 (ite (0 <= s2) s2 (- s2)) s2)
  (fun eq__0 => pg4 isA m m p p s1 (- s2) (r + (m * s2)) (r + (m * s2)) eq_refl eq_refl eq__0 eq_refl)
  (thy_recurrences_18 (ite (0 <= s1) s1 (- s1)) s1 (ite (0 <= s2) s2 (- s2)) s2)
  (thy_recurrences_19 s2 m r)
  (thy_recurrences_20 (ite (0 <= s1) s1 (- s1)) (ite (0 <= s2) s2 (- s2)) s1 s2)
  (thy_recurrences_21 (ite (0 <= s2) s2 (- s2)) s2 (ite (0 <= s1) s1 (- s1)) s1)
  (fun eq__0 => pg4 isA m m p p s2 (- s1) (r + (m * s1)) (r + (m * s1)) eq_refl eq_refl eq__0 eq_refl)
  (thy_recurrences_22 s1 s2)
  (thy_recurrences_23 m r s1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_24 : forall (x1 : Z), (0 <= x1) -> (1 <= (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_25 : forall (x1 : Z) (x2 : Z), (~ ((- x1) <= x2)) -> (~ (x1 <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_26 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_27 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (x1 = x5) -> (~ (x2 = (x5 + (x3 * x6)))) -> ((x3 * x6) = (x3 * (- x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_29 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ ((- x2) <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_30 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (x2 < x1)) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (0 <= x3) -> (0 <= x2) -> (x4 = x1) -> (~ (x3 = x2)) -> (x4 = (- x3)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = (- x3)) -> (x2 = (- x4)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * (- x2))) -> (1 <= x1) -> (x3 <= (x3 + (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_34 : forall (x1 : Z) (x2 : Z), (~ (x1 <= (-1))) -> (0 <= x2) -> (x1 = (- x2)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> ((x3 * x5) = (x3 * x4)) -> (x1 = x6) -> (~ (x2 = x6)) -> ((x3 * x5) = (x3 * (- x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 < x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (0 <= x2) -> (0 <= x3) -> (x1 = x4) -> (~ (x2 = x3)) -> (x4 = (- x3)) -> False.
Proof. thy. Qed.
(* If x_j = a_j for j < n then a_n occurs at most p - 1 times before n. *)
Lemma mex_free : forall (a : Z) (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (i : Z), (((0 <= i) /\ (i < n)) -> (isA m p i (x i)))) ->
  (isA m p n a) ->
  ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))))) <= (p - 1)).
Proof.
intros a m n p x y.
destruct (wit_all1 (fun j => ((((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))) -> ((isRow m p a (ite ((x j) = a) j (- j))) /\ ((ite ((x j) = a) j (- j)) < n))))) as [j1 W0].
destruct (wit_all2 (fun j j_other => ((((((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))) /\ (((0 <= j_other) /\ (j_other < n)) /\ (((x j_other) = a) \/ ((y j_other) = a)))) /\ ((ite ((x j) = a) j (- j)) = (ite ((x j_other) = a) j_other (- j_other)))) -> (j = j_other)))) as [j2 [j3 W1]].
destruct (wit_all1 (fun z => (((isRow m p a z) /\ (z < n)) -> (((- n) <= z) /\ (z < n))))) as [z1 W2].
refine (refutes (Nd (Some ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))))) <= (p - 1))) (Nd (Some (0 <= j1)) (Nd (Some ((x j1) = a)) (Nd (Some (forall (j : Z), ((((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))) -> ((isRow m p a (ite ((x j) = a) j (- j))) /\ ((ite ((x j) = a) j (- j)) < n))))) (Nd (Some ((y j3) = a)) (Nd (Some (0 <= a)) Lf Lf) (Nd (Some (isA m p (ite ((x j1) = a) j1 (- j1)) a)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (m <= (m * (- z1)))) Lf Lf) (Nd (Some ((ite ((x j3) = a) j3 (- j3)) = j3)) Lf Lf))) (Nd (Some ((y j2) = a)) (Nd (Some (isRow m p a z1)) (Nd (Some (isA m p (- z1) (a + (m * z1)))) Lf Lf) (Nd (Some ((ite ((x j1) = a) j1 (- j1)) = j1)) Lf Lf)) (Nd (Some ((card1 (fun (z : Z) => ((isRow m p a z) /\ (z < n)))) <= (p - 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) Lf Lf) (Nd (Some (j1 = (ite ((x j1) = a) j1 (- j1)))) Lf Lf)))) (Nd (Some (isRow m p a (ite ((x j1) = a) j1 (- j1)))) (Nd (Some (j2 < n)) (Nd (Some (j2 = j3)) (Nd (Some (isA m p z1 a)) Lf Lf) (Nd (Some (isA m p (- (ite ((x j1) = a) j1 (- j1))) (a + (m * (ite ((x j1) = a) j1 (- j1)))))) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (forall (i : Z), (((0 <= i) /\ (i < n)) -> (isA m p i (x i))))) Lf Lf) (Nd (Some ((m * (ite ((x j1) = a) j1 (- j1))) = (m * j1))) Lf Lf))) (Nd (Some (j3 < n)) (Nd (Some ((- n) <= z1)) (Nd (Some (a <= (a + (m * z1)))) Lf Lf) (Nd (Some ((ite ((x j2) = a) j2 (- j2)) = j2)) Lf Lf)) (Nd (Some (n <= (-1))) (Nd (Some ((y j1) = ((x j1) + (m * j1)))) Lf Lf) (Nd (Some ((x j1) = (a + (m * (ite ((x j1) = a) j1 (- j1)))))) Lf Lf))))) (Nd (Some (j1 < n)) (Nd (Some ((y j1) = a)) (Nd (Some (0 <= j2)) (Nd (Some ((ite ((x j2) = a) j2 (- j2)) = (ite ((x j3) = a) j3 (- j3)))) (Nd (Some (0 <= z1)) Lf Lf) (Nd (Some ((ite ((x j1) = a) j1 (- j1)) <= (-1))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some ((- z1) <= (m * (- z1)))) Lf Lf) (Nd (Some ((ite ((x j3) = a) j3 (- j3)) = (- j3))) Lf Lf))) (Nd (Some (0 <= j3)) (Nd (Some (z1 < n)) (Nd (Some (n <= (- z1))) Lf Lf) (Nd (Some ((ite ((x j1) = a) j1 (- j1)) = (- j1))) Lf Lf)) (Nd (Some (isA m p n a)) (Nd (Some (0 <= (x j1))) Lf Lf) (Nd (Some (j1 = (- (ite ((x j1) = a) j1 (- j1))))) Lf Lf)))) (Nd (Some ((ite ((x j1) = a) j1 (- j1)) < n)) (Nd (Some ((x j2) = a)) (Nd (Some (forall (j : Z) (j_other : Z), ((((((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))) /\ (((0 <= j_other) /\ (j_other < n)) /\ (((x j_other) = a) \/ ((y j_other) = a)))) /\ ((ite ((x j) = a) j (- j)) = (ite ((x j_other) = a) j_other (- j_other)))) -> (j = j_other)))) (Nd (Some (z1 <= (-1))) Lf Lf) (Nd (Some ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))))) <= (card1 (fun (z : Z) => ((isRow m p a z) /\ (z < n)))))) Lf Lf)) (Nd (Some (isRow m p a n)) (Nd (Some (isA m p j1 (x j1))) Lf Lf) (Nd (Some ((m * (ite ((x j1) = a) j1 (- j1))) = (m * (- j1)))) Lf Lf))) (Nd (Some ((x j3) = a)) (Nd (Some (forall (z : Z), (((isRow m p a z) /\ (z < n)) -> (((- n) <= z) /\ (z < n))))) (Nd (Some (1 <= (- z1))) Lf Lf) (Nd (Some ((ite ((x j2) = a) j2 (- j2)) = (- j2))) Lf Lf)) (Nd (Some (isA m p (- n) (a + (m * n)))) (Nd (Some (0 <= (ite ((x j1) = a) j1 (- j1)))) Lf Lf) Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (At 4) (At 5))) (An (At 6) (At 7))) (At 8));
 (Im (Im (An (An (An (An (At 9) (At 10)) (Or (At 11) (At 12))) (An (An (At 13) (At 14)) (Or (At 15) (At 16)))) (At 17)) (At 18)) (At 19));
 (Im (Im (An (At 20) (At 21)) (An (At 22) (At 21))) (At 23));
 (Im (An (At 24) (At 25)) (Im (At 26) (Im (At 27) (At 28))));
 (If (At 27) (Or (An (At 26) (At 29)) (An (At 30) (At 31))));
 (Im (At 29) (An (At 26) (At 32)));
 (If (At 20) (Or (An (At 33) (At 34)) (An (At 35) (At 36))));
 (Im (An (At 24) (At 25)) (Im (At 29) (Im (At 36) (Im (At 37) (At 38)))));
 (Im (At 24) (Im (At 39) (An (At 40) (At 41))));
 (Im (At 42) (Im (An (At 2) (At 3)) (At 43)));
 (Im (At 44) (Im (At 2) (An (At 45) (At 46))));
 (If (At 6) (Or (An (At 47) (At 48)) (An (At 49) (At 50))));
 (Im (An (An (At 8) (At 19)) (At 23)) (At 51));
 (Im (At 4) (At 52));
 (Im (No (At 4)) (At 53));
 (Im (At 11) (At 54));
 (Im (No (At 11)) (At 55));
 (Im (At 15) (At 56));
 (Im (No (At 15)) (At 57));
 (Im (At 52) (At 58));
 (Im (At 53) (At 59));
 (Im (At 33) (Im (At 39) Fa));
 (Im (No (At 22)) (Im (No (At 37)) Fa));
 (Im (At 54) (Im (At 56) (Im (At 17) (Im (No (At 18)) Fa))));
 (Im (At 28) (Im (No (At 1)) (Im (At 51) Fa)));
 (Im (At 60) (Im (At 4) (If (At 43) (At 48))));
 (Im (At 52) (Im (No (At 60)) Fa));
 (Im (At 52) (Im (At 2) (Im (No (At 47)) Fa)));
 (Im (At 61) (Im (At 62) (If (At 43) (At 50))));
 (Im (At 53) (Im (No (At 61)) Fa));
 (Im (At 46) (Im (At 5) (Im (No (At 62)) (Im (At 59) Fa))));
 (Im (At 21) (Im (No (At 22)) (Im (No (At 39)) Fa)));
 (Im (At 26) (Im (No (At 7)) (Im (At 49) Fa)));
 (Im (At 56) (Im (At 9) (Im (At 13) (Im (At 17) (Im (No (At 18)) (Im (At 55) Fa))))));
 (Im (At 17) (Im (No (At 18)) (Im (At 55) (Im (At 57) Fa))));
 (Im (At 40) (Im (At 24) (Im (At 38) Fa)));
 (Im (No (At 49)) (Im (At 2) (Im (At 53) (Im (No (At 52)) Fa))));
 (Im (At 46) (Im (At 58) (Im (At 5) (Im (No (At 4)) (Im (At 59) Fa)))));
 (Im (At 52) (Im (At 3) (Im (No (At 7)) Fa)));
 (Im (At 54) (Im (At 9) (Im (At 13) (Im (At 17) (Im (No (At 18)) (Im (At 57) Fa))))));
 (An (At 24) (At 25));
 (At 44);
 (At 42);
 (At 29)]
 (At 1)
 [((Im (No (At 23)) Fa), (Sp 23 (Cl 46) (Sp 24 (Sp 25 (Sp 29 (Sp 20 (Sp 21 (Sp 22 (Cl 4) (Sp 39 (Sp 37 (Sp 40 (Sp 33 (Cl 23) (Sp 38 (Cl 37) (Sp 36 (Cl 9) (Cl 8)))) (Cl 10)) (Cl 24)) (Cl 33))) (Cl 4)) (Cl 4)) (Cl 45)) (Cl 42)) (Cl 42))));
  ((Im (At 61) (Im (At 59) (Im (At 53) (Im (No (At 52)) (Im (No (At 4)) (Im (No (At 8)) Fa)))))), (Sp 61 (Sp 59 (Sp 53 (Sp 52 (Cl 47) (Sp 4 (Cl 47) (Sp 8 (Cl 47) (Sp 44 (Sp 42 (Sp 29 (Sp 26 (Sp 2 (Sp 3 (Sp 5 (Sp 43 (Sp 46 (Sp 49 (Sp 62 (Sp 50 (Sp 6 (Sp 7 (Cl 2) (Cl 34)) (Cl 13)) (Cl 30)) (Cl 32)) (Cl 38)) (Cl 12)) (Cl 11)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 45)) (Cl 44)) (Cl 43))))) (Cl 47)) (Cl 47)) (Cl 47)));
  ((Im (At 17) (Im (No (At 18)) (Im (At 9) (Im (At 13) (Im (At 55) Fa))))), (Sp 17 (Sp 18 (Cl 48) (Sp 9 (Sp 13 (Sp 55 (Sp 56 (Cl 35) (Sp 57 (Cl 36) (Sp 15 (Cl 19) (Cl 20)))) (Cl 48)) (Cl 48)) (Cl 48))) (Cl 48)));
  ((Im (No (At 19)) Fa), (Sp 19 (Cl 49) (Sp 9 (Sp 13 (Sp 17 (Sp 18 (Cl 3) (Sp 55 (Cl 48) (Sp 11 (Sp 54 (Sp 56 (Cl 25) (Sp 57 (Cl 41) (Sp 15 (Cl 19) (Cl 20)))) (Cl 17)) (Cl 18)))) (Cl 3)) (Cl 3)) (Cl 3))));
  ((Im (No (At 52)) Fa), (Sp 52 (Cl 50) (Sp 24 (Sp 25 (Sp 29 (Sp 1 (Cl 1) (Sp 26 (Sp 27 (Sp 28 (Sp 51 (Cl 26) (Sp 23 (Sp 19 (Sp 8 (Cl 14) (Sp 4 (Cl 15) (Sp 53 (Sp 59 (Sp 61 (Cl 47) (Cl 31)) (Cl 22)) (Cl 16)))) (Cl 49)) (Cl 46))) (Cl 5)) (Cl 6)) (Cl 7))) (Cl 45)) (Cl 42)) (Cl 42))))]
 (Sp 24 (Sp 25 (Sp 44 (Sp 42 (Sp 29 (Sp 1 (Cl 1) (Sp 26 (Sp 27 (Sp 28 (Sp 51 (Cl 26) (Sp 23 (Sp 19 (Sp 8 (Cl 14) (Sp 2 (Sp 3 (Sp 43 (Sp 46 (Sp 52 (Sp 58 (Sp 60 (Sp 47 (Sp 7 (Sp 6 (Cl 2) (Sp 48 (Cl 13) (Sp 4 (Cl 27) (Sp 5 (Sp 53 (Sp 59 (Cl 39) (Cl 22)) (Cl 16)) (Cl 2))))) (Cl 40)) (Cl 29)) (Cl 28)) (Cl 21)) (Cl 50)) (Cl 12)) (Cl 11)) (Cl 2)) (Cl 2))) (Cl 49)) (Cl 46))) (Cl 5)) (Cl 6)) (Cl 7))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) _
  W0
  W1
  W2
  (row_before a m n p)
  (def_isRow m p a n)
  (a_natural a m n p)
  (def_isRow m p a z1)
  (a_monotone a (a + (m * z1)) n (- z1) m p)
  (product_large m (- z1))
  (all1_at (fun i => (((0 <= i) /\ (i < n)) -> (isA m p i (x i)))) j1)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) j1)
  (def_isRow m p a (ite ((x j1) = a) j1 (- j1)))
  (law_injection_1_1 (fun j => (((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a)))) (fun z => ((isRow m p a z) /\ (z < n))) (fun j => (ite ((x j) = a) j (- j))) (- n) n)
  (ite_true ((x j1) = a) j1 (- j1))
  (ite_false ((x j1) = a) j1 (- j1))
  (ite_true ((x j2) = a) j2 (- j2))
  (ite_false ((x j2) = a) j2 (- j2))
  (ite_true ((x j3) = a) j3 (- j3))
  (ite_false ((x j3) = a) j3 (- j3))
  (eq_mul m (ite ((x j1) = a) j1 (- j1)) j1)
  (eq_mul m (ite ((x j1) = a) j1 (- j1)) (- j1))
  (thy_recurrences_24 z1)
  (thy_recurrences_25 n z1)
  (thy_recurrences_17 (ite ((x j2) = a) j2 (- j2)) j2 (ite ((x j3) = a) j3 (- j3)) j3)
  (thy_recurrences_26 (card1 (fun (z : Z) => ((isRow m p a z) /\ (z < n)))) p (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = a) \/ ((y j) = a))))))
  (fun eq__0 eq__1 => pg4 isA m m p p j1 (ite ((x j1) = a) j1 (- j1)) (x j1) a eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_7 (ite ((x j1) = a) j1 (- j1)) j1)
  (thy_recurrences_27 (ite ((x j1) = a) j1 (- j1)) j1)
  (fun eq__0 eq__1 => pg4 isA m m p p j1 (- (ite ((x j1) = a) j1 (- j1))) (x j1) (a + (m * (ite ((x j1) = a) j1 (- j1)))) eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_22 (ite ((x j1) = a) j1 (- j1)) j1)
  (thy_recurrences_28 (y j1) (x j1) m j1 a (ite ((x j1) = a) j1 (- j1)))
  (thy_recurrences_29 z1 n)
  (thy_recurrences_30 n (ite ((x j1) = a) j1 (- j1)))
  (thy_recurrences_31 (ite ((x j3) = a) j3 (- j3)) j3 j2 (ite ((x j2) = a) j2 (- j2)))
  (thy_recurrences_32 (ite ((x j2) = a) j2 (- j2)) (ite ((x j3) = a) j3 (- j3)) j2 j3)
  (thy_recurrences_33 m z1 a)
  (thy_recurrences_34 (ite ((x j1) = a) j1 (- j1)) j1)
  (thy_recurrences_35 (y j1) (x j1) m j1 (ite ((x j1) = a) j1 (- j1)) a)
  (thy_recurrences_36 (ite ((x j1) = a) j1 (- j1)) j1 n)
  (thy_recurrences_37 (ite ((x j2) = a) j2 (- j2)) j2 j3 (ite ((x j3) = a) j3 (- j3)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_38 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_39 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 <= (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_40 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 < x1)) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
(* Proposition 5.2 (i): if x_j = a_j for j < n then x_n = a_n. *)
Lemma prop_5_2_i_step : forall (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = (x n)) \/ ((y j) = (x n)))))) < p))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r)))))))) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n)))).
Proof.
intros m p x y.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) as [n0 W0].
destruct (wit_ex1 (fun a => (isA m p n0 a))) as [a W2].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) (Nd (Some (0 <= n0)) (Nd (Some (isA m p n0 (x n0))) (Nd (Some (isA m p n0 a)) (Nd (Some (a < (x n0))) Lf Lf) Lf) (Nd (Some ((y n0) = ((x n0) + (m * n0)))) (Nd (Some ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = a) \/ ((y j) = a))))) <= (p - 1))) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some ((x n0) < a)) Lf Lf) Lf) (Nd (Some ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = (x n0)) \/ ((y j) = (x n0)))))) < p)) Lf Lf))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= a)) (Nd (Some (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = a) \/ ((y j) = a))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = (x n)) \/ ((y j) = (x n)))))) < p)))) (Nd (Some ((x n0) = a)) Lf Lf) Lf)) (Nd (Some (exists (a : Z), (isA m p n0 a))) (Nd (Some (0 <= (x n0))) (Nd (Some (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = (x n0)) \/ ((y j) = (x n0)))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))))))))) Lf Lf))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (An (At 5) (At 6)) (Im (At 2) (At 7)));
 (Im (At 7) (At 8));
 (Im (At 8) (An (At 2) (At 9)));
 (Im (At 10) (Im (At 2) (An (At 11) (At 12))));
 (Im (At 13) (Im (At 2) (At 14)));
 (Im (At 15) (Im (An (An (At 2) (At 9)) (At 16)) (At 17)));
 (Im (An (At 5) (At 6)) (Im (At 10) (Im (At 3) (Im (At 8) (Im (At 11) (Im (At 18) (At 19)))))));
 (Im (An (At 5) (At 6)) (Im (At 10) (Im (At 3) (Im (At 8) (At 20)))));
 (Im (At 14) (Im (At 19) Fa));
 (Im (At 17) (Im (At 20) Fa));
 (Im (At 21) (If (At 4) (At 8)));
 (Im (No (At 16)) (Im (No (At 18)) (Im (No (At 21)) Fa)));
 (An (At 5) (At 6));
 (At 10);
 (At 13);
 (At 15)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 10 (Sp 13 (Sp 15 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 7 (Sp 11 (Sp 14 (Sp 8 (Sp 19 (Cl 11) (Sp 9 (Sp 18 (Cl 9) (Sp 20 (Sp 21 (Cl 13) (Sp 16 (Sp 17 (Cl 12) (Cl 8)) (Cl 14))) (Cl 10))) (Cl 5))) (Cl 4)) (Cl 7)) (Cl 6)) (Cl 3))) (Cl 2)) (Cl 2))) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) _
  W0
  (a_exists m n0 p)
  W2
  (a_natural a m n0 p)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = (x n)) \/ ((y j) = (x n)))))) < p))) n0)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r)))))))) n0 a)
  (mex_full a m n0 p (x n0) x y)
  (mex_free a m n0 p x y)
  (thy_recurrences_38 (card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = (x n0)) \/ ((y j) = (x n0)))))) p)
  (thy_recurrences_39 p (card1 (fun (j : Z) => (((0 <= j) /\ (j < n0)) /\ (((x j) = a) \/ ((y j) = a))))))
  (fun eq__0 => pg4 isA m m p p n0 n0 (x n0) a eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_40 a (x n0))
).
vm_compute; reflexivity.
Qed.

(* Proposition 5.2 (i): if x_n = mex^p of the multiset of x_j, y_j, j < n (an index j is counted once, as printed), and y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0. *)
Lemma prop_5_2_i : forall (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = (x n)) \/ ((y j) = (x n)))))) < p))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r)))))))) ->
  (0 <= n) ->
  ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))).
Proof.
intros m n p x y.
refine (refute (Nd (Some (isA m p n (x n))) (Nd (Some ((y n) = ((x n) + (m * n)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = (x n)) \/ ((y j) = (x n)))))) < p)))) (Nd (Some (0 <= n)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (p <= (card1 (fun (j : Z) => (((0 <= j) /\ (j < n)) /\ (((x j) = r) \/ ((y j) = r))))))))) (Nd (Some (0 <= (x n))) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 1)));
 (Im (At 5) (Im (At 10) (An (At 11) (At 2))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 10)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 10 (Sp 8 (Sp 11 (Sp 2 (Sp 9 (Sp 1 (Cl 1) (Cl 4)) (Cl 3)) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (prop_5_2_i_step m p x y)
  (law_induction (fun n => (isA m p n (x n))))
  (all1_at (fun n => ((0 <= n) -> (isA m p n (x n)))) n)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_41 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
(* The definition of mex^p as printed, 'the least i in X with xi^i < p', gives no x_0 for any m, p: X is empty for n = 0. It must range over all i >= 0, as in the form that is proved. *)
Lemma prop_5_2_i_mex_printed_refuted : forall (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (~ (exists (i : Z) (j : Z), (((0 <= j) /\ (j < 0)) /\ (((x j) = i) \/ ((y j) = i))))).
Proof.
intros m p x y.
destruct (wit_ex2 (fun i j => (((0 <= j) /\ (j < 0)) /\ (((x j) = i) \/ ((y j) = i))))) as [i0 [j0 W0]].
refine (refute (Nd (Some (exists (i : Z) (j : Z), (((0 <= j) /\ (j < 0)) /\ (((x j) = i) \/ ((y j) = i))))) (Nd (Some (0 <= j0)) (Nd (Some ((x j0) = i0)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (j0 < 0)) (Nd (Some ((y j0) = i0)) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)))
 [(Im (At 1) (An (An (At 2) (At 3)) (Or (At 4) (At 5))));
 (Im (At 2) (Im (At 3) Fa));
 (An (At 6) (At 7))]
 (No (At 1))
 (Sp 1 (Sp 2 (Sp 3 (Cl 3) (Cl 2)) (Cl 2)) (Cl 1)) _
  W0
  (thy_recurrences_41 j0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_42 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x1 + (x2 * x3)))) -> (~ ((x1 + (x2 * x3)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (- (x1 + (x2 * x3))))) -> (~ ((- (x1 + (x2 * x3))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_44 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * x3))) -> (~ ((- (- (x1 + (x2 * x3)))) = (x1 + (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_45 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ ((- x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_46 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < x2)) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_47 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (- (x1 + (x2 * x3))))) -> ((x1 + (x2 * x3)) <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < x2)) -> (~ (x2 = x1)) -> (x1 <= (x2 + (x3 * (x4 + (x5 * x6))))) -> (0 <= (x3 * (- (x4 + (x5 * x6))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_49 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + (x2 * x3)) = (x1 + (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 + (x3 * x4)))) -> (0 <= x1) -> (0 <= (- x1)) -> ((- x1) = (x2 + (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x1 = (x2 + (x3 * x4))) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * x4))) -> ((x3 * x4) = (x3 * (x5 + (x6 * x7)))) -> ((x3 * (- x4)) = (x3 * (x5 + (x6 * x7)))) -> (~ (x2 = x8)) -> (x1 = x8) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * (- (x4 + (x5 * x6)))))) -> (x2 = (x7 + (x3 * (x4 + (x5 * x6))))) -> (~ (x1 = x7)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * x3))) -> (~ (x4 = (- (- x4)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x1 = x5) -> (~ (x2 = (x5 + (x3 * (- x4))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> ((- x1) <= (-1)) -> ((- x1) = (x2 + (x3 * x4))) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* Proposition 5.2 (ii): if x_j = a_j for j < n then x_n = a_n. *)
Lemma prop_5_2_ii_step : forall (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (i : Z) (t : Z), ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n))))))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n)) /\ (((i = (n + (p * t))) /\ ((x i) = r)) \/ (((- i) = (n + (p * t))) /\ ((y i) = r))))))) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n)))).
Proof.
intros m p x y.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) as [n0 W0].
destruct (wit_ex1 (fun a => (isA m p n0 a))) as [a W2].
destruct (wit_ex1 (fun t => (isRow m p (x n0) (n0 + (p * t))))) as [t0 W7].
destruct (wit_ex2 (fun i t => (((0 <= i) /\ (i < n0)) /\ (((i = (n0 + (p * t))) /\ ((x i) = a)) \/ (((- i) = (n0 + (p * t))) /\ ((y i) = a)))))) as [i1 [t1 W23]].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) (Nd (Some (0 <= n0)) (Nd (Some (isA m p n0 (x n0))) (Nd (Some (isA m p n0 a)) (Nd (Some (isA m p (n0 + (p * t0)) (x n0))) (Nd (Some ((x (n0 + (p * t0))) = (x n0))) (Nd (Some (isA m p (- (- i1)) (a + (m * (- i1))))) Lf Lf) Lf) (Nd (Some ((- i1) = (n0 + (p * t1)))) Lf Lf)) (Nd (Some (0 <= (- (n0 + (p * t0))))) (Nd (Some ((y (- (n0 + (p * t0)))) = (x n0))) (Nd (Some ((x i1) = (a + (m * (- i1))))) Lf Lf) Lf) (Nd (Some (isRow m p a i1)) Lf Lf))) (Nd (Some ((y n0) = ((x n0) + (m * n0)))) (Nd (Some (a <= (x n0))) (Nd (Some ((- (n0 + (p * t0))) = (n0 + (p * t0)))) (Nd (Some ((m * (- i1)) = (m * (n0 + (p * t1))))) Lf Lf) Lf) (Nd (Some ((y i1) = ((x i1) + (m * i1)))) Lf Lf)) (Nd (Some ((- (n0 + (p * t0))) < n0)) (Nd (Some (0 <= i1)) Lf Lf) (Nd (Some (isRow m p a (- i1))) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (isA m p (- (n0 + (p * t0))) ((x n0) + (m * (n0 + (p * t0)))))) (Nd (Some (forall (n : Z) (i : Z) (t : Z), ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n)))))))) (Nd (Some (t1 = 0)) Lf Lf) Lf) (Nd (Some (isA m p i1 (x i1))) Lf Lf)) (Nd (Some ((n0 + (p * t0)) < n0)) (Nd (Some (a < (x n0))) Lf Lf) (Nd (Some (i1 <= (-1))) Lf Lf))) (Nd (Some (isRow m p (x n0) (n0 + (p * t0)))) (Nd (Some (a <= ((x n0) + (m * (n0 + (p * t0)))))) (Nd (Some ((x (- (n0 + (p * t0)))) = (x n0))) (Nd (Some ((x n0) = a)) Lf Lf) Lf) (Nd (Some (n0 <= (-1))) Lf Lf)) (Nd (Some (0 <= (x (- (n0 + (p * t0)))))) (Nd (Some (i1 = (n0 + (p * t1)))) Lf Lf) (Nd (Some (isA m p (- i1) a)) Lf Lf))))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= a)) (Nd (Some ((n0 + (p * t0)) <= (-1))) (Nd (Some ((x (- (n0 + (p * t0)))) = ((x n0) + (m * (n0 + (p * t0)))))) (Nd (Some (isRow m p a (n0 + (p * t1)))) Lf Lf) Lf) (Nd (Some ((y i1) = a)) Lf Lf)) (Nd (Some (0 <= (m * (- (n0 + (p * t0)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n)) /\ (((i = (n + (p * t))) /\ ((x i) = r)) \/ (((- i) = (n + (p * t))) /\ ((y i) = r)))))))) Lf Lf) (Nd (Some (isA m p i1 a)) Lf Lf))) (Nd (Some (exists (t : Z), (isRow m p (x n0) (n0 + (p * t))))) (Nd (Some (n0 <= (- (n0 + (p * t0))))) (Nd (Some ((y (n0 + (p * t0))) = (x n0))) (Nd (Some ((p * t1) = (p * 0))) Lf Lf) Lf) (Nd (Some (isRow m p a n0)) Lf Lf)) (Nd (Some (isA m p (- (n0 + (p * t0))) (x (- (n0 + (p * t0)))))) (Nd (Some (i1 < n0)) Lf Lf) (Nd (Some (0 <= (- i1))) Lf Lf)))) (Nd (Some (exists (a : Z), (isA m p n0 a))) (Nd (Some (0 <= (x n0))) (Nd (Some (n0 <= (n0 + (p * t0)))) (Nd (Some ((n0 + (p * t0)) = (n0 + (p * t0)))) (Nd (Some ((m * i1) = (m * (n0 + (p * t1))))) Lf Lf) Lf) (Nd (Some (0 <= (x i1))) Lf Lf)) (Nd (Some (isA m p (n0 + (p * t0)) (x (n0 + (p * t0))))) (Nd (Some (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n0)) /\ (((i = (n0 + (p * t))) /\ ((x i) = a)) \/ (((- i) = (n0 + (p * t))) /\ ((y i) = a)))))) Lf Lf) (Nd (Some (isA m p (- i1) (a + (m * i1)))) Lf Lf))) (Nd (Some (0 <= (n0 + (p * t0)))) (Nd (Some (0 <= m)) (Nd (Some ((- (- (n0 + (p * t0)))) = (n0 + (p * t0)))) (Nd (Some (i1 = (- (- i1)))) Lf Lf) Lf) (Nd (Some (isA m p (- n0) (a + (m * n0)))) Lf Lf)) (Nd (Some ((y (- (n0 + (p * t0)))) = ((x (- (n0 + (p * t0)))) + (m * (- (n0 + (p * t0))))))) (Nd (Some ((x i1) = a)) Lf Lf) (Nd (Some ((- i1) <= (-1))) Lf Lf))))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (An (At 5) (At 6)) (Im (At 2) (At 7)));
 (Im (At 7) (At 8));
 (Im (At 8) (An (At 2) (At 9)));
 (Im (At 10) (Im (At 2) (An (At 11) (At 12))));
 (Im (An (At 5) (At 6)) (Im (At 11) (At 13)));
 (Im (At 13) (At 14));
 (If (At 14) (Or (An (At 15) (At 16)) (An (At 17) (At 18))));
 (Im (An (At 5) (At 6)) (Im (At 8) (Im (At 16) (Im (At 19) (At 20)))));
 (Im (An (At 5) (At 6)) (Im (At 8) (Im (At 18) (Im (At 21) (At 22)))));
 (Im (At 23) (Im (At 24) (At 25)));
 (Im (At 3) (Im (An (At 15) (At 26)) (At 27)));
 (Im (At 3) (Im (An (At 24) (At 28)) (At 29)));
 (Im (At 10) (Im (At 24) (An (At 30) (At 31))));
 (Im (An (At 5) (At 6)) (Im (At 27) (Im (At 16) (At 32))));
 (Im (An (At 5) (At 6)) (Im (At 29) (Im (At 18) (At 33))));
 (Im (At 34) (Im (An (An (At 2) (At 15)) (At 26)) (An (Im (At 35) (No (At 32))) (Im (At 36) (No (At 37))))));
 (Im (At 34) (Im (An (An (At 2) (At 24)) (At 28)) (An (Im (At 36) (No (At 38))) (Im (At 39) (No (At 40))))));
 (Im (At 41) (Im (An (An (At 2) (At 9)) (At 42)) (At 43)));
 (Im (At 43) (An (An (At 44) (At 45)) (Or (An (At 46) (At 47)) (An (At 48) (At 49)))));
 (Im (At 3) (Im (An (At 44) (At 45)) (At 50)));
 (Im (At 10) (Im (At 44) (An (At 51) (At 52))));
 (If (At 53) (Or (An (At 2) (At 8)) (An (At 54) (At 55))));
 (If (At 56) (Or (An (At 44) (At 57)) (An (At 58) (At 59))));
 (If (At 60) (Or (An (At 61) (At 62)) (An (At 63) (At 64))));
 (Im (An (At 5) (At 6)) (Im (At 53) (Im (At 65) (At 66))));
 (Im (At 46) (At 67));
 (Im (At 48) (At 68));
 (Im (At 66) (At 69));
 (Im (No (At 19)) (Im (No (At 26)) Fa));
 (Im (No (At 21)) (Im (No (At 28)) Fa));
 (Im (At 35) (Im (No (At 39)) Fa));
 (Im (No (At 61)) (Im (No (At 63)) Fa));
 (Im (No (At 23)) (Im (At 5) Fa));
 (Im (At 70) (If (At 4) (At 8)));
 (Im (At 20) (Im (No (At 42)) (Im (No (At 70)) Fa)));
 (Im (At 47) (If (At 50) (At 57)));
 (Im (No (At 24)) (Im (At 17) Fa));
 (Im (No (At 42)) (Im (No (At 70)) (Im (At 22) (Im (At 25) Fa))));
 (Im (No (At 35)) Fa);
 (Im (No (At 46)) (Im (At 44) (Im (At 61) (Im (At 48) Fa))));
 (Im (At 46) (If (At 56) (At 65)));
 (Im (At 48) (If (At 60) (At 65)));
 (Im (At 45) (Im (At 46) (Im (At 69) Fa)));
 (Im (At 52) (Im (At 67) (Im (At 68) (Im (No (At 47)) (Im (At 49) Fa)))));
 (Im (At 31) (Im (At 33) (Im (No (At 40)) Fa)));
 (Im (At 71) (Im (At 72) (If (At 50) (At 64))));
 (Im (At 35) (Im (No (At 71)) Fa));
 (Im (At 52) (Im (At 49) (Im (No (At 72)) Fa)));
 (Im (At 45) (Im (At 63) (Im (At 48) (Im (At 69) Fa))));
 (An (At 5) (At 6));
 (At 10);
 (At 34);
 (At 41)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 10 (Sp 34 (Sp 41 (Sp 1 (Cl 1) (Sp 23 (Sp 35 (Sp 71 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 39 (Sp 7 (Sp 11 (Sp 8 (Sp 13 (Sp 9 (Sp 53 (Sp 70 (Cl 36) (Sp 14 (Sp 24 (Sp 25 (Sp 30 (Sp 31 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 50 (Sp 51 (Sp 52 (Sp 46 (Sp 67 (Sp 69 (Cl 45) (Sp 66 (Cl 30) (Sp 65 (Cl 27) (Sp 56 (Cl 43) (Sp 57 (Cl 25) (Sp 47 (Cl 38) (Sp 48 (Sp 49 (Sp 68 (Cl 46) (Cl 29)) (Cl 21)) (Cl 21)))))))) (Cl 28)) (Sp 48 (Sp 49 (Sp 61 (Cl 42) (Sp 72 (Sp 63 (Sp 64 (Sp 60 (Sp 69 (Cl 51) (Sp 65 (Sp 66 (Cl 30) (Cl 27)) (Cl 44))) (Cl 26)) (Cl 48)) (Cl 34)) (Cl 50))) (Cl 21)) (Cl 21))) (Cl 23)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 20)) (Sp 20 (Cl 37) (Sp 22 (Cl 40) (Sp 28 (Sp 29 (Sp 40 (Cl 19) (Sp 33 (Cl 47) (Sp 18 (Cl 17) (Sp 15 (Sp 16 (Sp 19 (Cl 10) (Sp 26 (Sp 27 (Sp 32 (Cl 18) (Cl 16)) (Cl 13)) (Cl 31))) (Cl 9)) (Cl 9))))) (Cl 14)) (Sp 21 (Sp 18 (Cl 11) (Sp 15 (Sp 16 (Sp 19 (Cl 10) (Sp 26 (Sp 27 (Sp 32 (Cl 18) (Cl 16)) (Cl 13)) (Cl 31))) (Cl 9)) (Cl 9))) (Cl 32)))))) (Cl 15)) (Cl 15)) (Cl 12)) (Sp 17 (Cl 39) (Sp 15 (Sp 16 (Sp 26 (Sp 27 (Sp 32 (Cl 18) (Cl 16)) (Cl 13)) (Sp 19 (Sp 20 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 50 (Sp 51 (Sp 52 (Sp 46 (Sp 67 (Sp 69 (Cl 45) (Sp 66 (Cl 30) (Sp 65 (Cl 27) (Sp 56 (Cl 43) (Sp 57 (Cl 25) (Sp 47 (Cl 38) (Sp 48 (Sp 49 (Sp 68 (Cl 46) (Cl 29)) (Cl 21)) (Cl 21)))))))) (Cl 28)) (Sp 48 (Sp 49 (Sp 61 (Cl 42) (Sp 72 (Sp 63 (Sp 64 (Sp 60 (Sp 69 (Cl 51) (Sp 65 (Sp 66 (Cl 30) (Cl 27)) (Cl 44))) (Cl 26)) (Cl 48)) (Cl 34)) (Cl 50))) (Cl 21)) (Cl 21))) (Cl 23)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 20)) (Cl 37)) (Cl 10)) (Cl 31))) (Cl 9)) (Cl 9)))) (Cl 8))) (Cl 24)) (Cl 5)) (Cl 7)) (Cl 4)) (Cl 6)) (Cl 3)) (Cl 33))) (Cl 2)) (Cl 2)) (Cl 49)) (Cl 41)) (Cl 35))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 52)) _
  W0
  (a_exists m n0 p)
  W2
  (a_natural a m n0 p)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) n0)
  (row_exists (x n0) m p n0)
  W7
  (def_isRow m p (x n0) (n0 + (p * t0)))
  (a_monotone a (x n0) n0 (n0 + (p * t0)) m p)
  (a_monotone a ((x n0) + (m * (n0 + (p * t0)))) n0 (- (n0 + (p * t0))) m p)
  (product_nonneg m (- (n0 + (p * t0))))
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before)))) (n0 + (p * t0)))
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before)))) (- (n0 + (p * t0))))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) (- (n0 + (p * t0))))
  (a_unique (x (n0 + (p * t0))) (x n0) m (n0 + (p * t0)) p)
  (a_unique (x (- (n0 + (p * t0)))) ((x n0) + (m * (n0 + (p * t0)))) m (- (n0 + (p * t0))) p)
  (all3_at (fun n i t => ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n))))))) n0 (n0 + (p * t0)) t0)
  (all3_at (fun n i t => ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n))))))) n0 (- (n0 + (p * t0))) t0)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n)) /\ (((i = (n + (p * t))) /\ ((x i) = r)) \/ (((- i) = (n + (p * t))) /\ ((y i) = r))))))) n0 a)
  W23
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before)))) i1)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) i1)
  (def_isRow m p a n0)
  (def_isRow m p a i1)
  (def_isRow m p a (- i1))
  (row_unique a m p t1 n0)
  (eq_mul m i1 (n0 + (p * t1)))
  (eq_mul m (- i1) (n0 + (p * t1)))
  (eq_mul p t1 0)
  (thy_recurrences_42 n0 p t0)
  (thy_recurrences_43 n0 p t0)
  (thy_recurrences_44 n0 p t0)
  (thy_recurrences_45 i1)
  (thy_recurrences_4 m)
  (fun eq__0 => pg4 isA m m p p n0 n0 (x n0) a eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_46 a (x n0))
  (fun eq__0 => pg4 isA m m p p i1 i1 (x i1) a eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_47 n0 p t0)
  (thy_recurrences_48 a (x n0) m n0 p t0)
  (thy_recurrences_49 n0 p t0)
  (thy_recurrences_50 i1 n0 p t1)
  (fun eq__0 => pg4 isRow m m p p a a i1 (n0 + (p * t1)) eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 => pg4 isRow m m p p a a (- i1) (n0 + (p * t1)) eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_51 i1 n0 p t1)
  (thy_recurrences_52 (y i1) (x i1) m i1 n0 p t1 a)
  (thy_recurrences_53 (y (- (n0 + (p * t0)))) (x (- (n0 + (p * t0)))) m n0 p t0 (x n0))
  (fun eq__0 eq__1 => pg4 isA m m p p i1 (- (- i1)) (x i1) (a + (m * (- i1))) eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_54 n0 p t0 i1)
  (thy_recurrences_55 (y i1) (x i1) m i1 a)
  (thy_recurrences_56 i1 n0 p t1)
).
vm_compute; reflexivity.
Qed.

(* Proposition 5.2 (ii): if x_n = mex of the x_i with i = n and the y_i with i = -n (mod p), i < n, and y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0. *)
Lemma prop_5_2_ii : forall (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (i : Z) (t : Z), ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n))))))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n)) /\ (((i = (n + (p * t))) /\ ((x i) = r)) \/ (((- i) = (n + (p * t))) /\ ((y i) = r))))))) ->
  (0 <= n) ->
  ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))).
Proof.
intros m n p x y.
refine (refute (Nd (Some (isA m p n (x n))) (Nd (Some ((y n) = ((x n) + (m * n)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (i : Z) (t : Z), ((((0 <= n) /\ (0 <= i)) /\ (i < n)) -> (((i = (n + (p * t))) -> (~ ((x i) = (x n)))) /\ (((- i) = (n + (p * t))) -> (~ ((y i) = (x n)))))))) (Nd (Some (0 <= n)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (x n))) -> (exists (i : Z) (t : Z), (((0 <= i) /\ (i < n)) /\ (((i = (n + (p * t))) /\ ((x i) = r)) \/ (((- i) = (n + (p * t))) /\ ((y i) = r)))))))) (Nd (Some (0 <= (x n))) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 1)));
 (Im (At 5) (Im (At 10) (An (At 11) (At 2))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 10)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 10 (Sp 8 (Sp 11 (Sp 2 (Sp 9 (Sp 1 (Cl 1) (Cl 4)) (Cl 3)) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (prop_5_2_ii_step m p x y)
  (law_induction (fun n => (isA m p n (x n))))
  (all1_at (fun n => ((0 <= n) -> (isA m p n (x n)))) n)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_57 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_58 : forall (x1 : Z), (~ (x1 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_59 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_60 : forall (x1 : Z), (~ ((x1 + 2) = ((x1 + 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < (x2 + x3)) -> (x2 < x4) -> ((x3 - 1) <= (x5 - x4)) -> (~ (x1 < x5)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> (~ (x3 <= (x4 + (x1 * x2)))) -> (x3 < (x4 + 2)) -> False.
Proof. thy. Qed.
(* If N < j + p and j >= 1 then a_N <= b_j. *)
Lemma near_indices : forall (N_ : Z) (a : Z) (c : Z) (j : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= j) ->
  (isA m p N_ a) ->
  (isA m p j c) ->
  (N_ < (j + p)) ->
  (a <= (c + (m * j))).
Proof.
intros N_ a c j m p.
destruct (wit_ex1 (fun u => (isU m p (c + 1) u))) as [u W2].
destruct (wit_ex1 (fun u => (isU m p (c + 2) u))) as [w W4].
refine (refute (Nd (Some (a <= (c + (m * j)))) (Nd (Some (isA m p j c)) (Nd (Some (0 <= c)) (Nd (Some (exists (u : Z), (isU m p (c + 1) u))) (Nd (Some (c < (c + 1))) Lf Lf) (Nd (Some ((c + 2) = ((c + 1) + 1))) Lf Lf)) (Nd (Some (isU m p (c + 2) w)) (Nd (Some (N_ < w)) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (c + 2))) (Nd (Some (isA m p N_ a)) Lf Lf) Lf) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some (m <= (m * j))) Lf Lf) Lf))) (Nd (Some (0 <= j)) (Nd (Some (1 <= m)) (Nd (Some (isU m p (c + 1) u)) (Nd (Some (j < u)) Lf Lf) (Nd (Some (N_ < (j + p))) Lf Lf)) (Nd (Some (isU m p ((c + 1) + 1) w)) (Nd (Some (1 <= j)) Lf Lf) Lf)) (Nd (Some (0 <= (c + 1))) (Nd (Some (exists (u : Z), (isU m p (c + 2) u))) (Nd (Some (a < (c + 2))) Lf Lf) Lf) (Nd (Some ((w - u) <= p)) (Nd (Some (j <= (m * j))) Lf Lf) Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (Im (At 7) (At 8)));
 (Im (At 8) (At 9));
 (Im (An (At 5) (At 6)) (Im (At 10) (At 11)));
 (Im (At 11) (At 12));
 (Im (An (At 5) (At 6)) (Im (At 9) (Im (At 13) (An (At 14) (At 15)))));
 (Im (An (At 5) (At 6)) (Im (At 2) (Im (At 9) (If (At 16) (At 17)))));
 (Im (An (At 5) (At 6)) (Im (At 18) (Im (At 12) (If (At 19) (At 20)))));
 (Im (At 5) (Im (At 21) (An (At 22) (At 23))));
 (Im (At 4) (Im (No (At 7)) Fa));
 (Im (No (At 16)) Fa);
 (Im (At 4) (Im (No (At 10)) Fa));
 (Im (At 24) (If (At 12) (At 13)));
 (Im (No (At 24)) Fa);
 (Im (At 25) (Im (At 17) (Im (At 14) (Im (No (At 20)) Fa))));
 (Im (At 22) (Im (At 5) (Im (No (At 1)) (Im (At 19) Fa))));
 (An (At 5) (At 6));
 (At 21);
 (At 18);
 (At 2);
 (At 25)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 21 (Sp 18 (Sp 2 (Sp 25 (Sp 1 (Cl 1) (Sp 16 (Sp 24 (Sp 22 (Sp 3 (Sp 4 (Sp 19 (Cl 17) (Sp 7 (Sp 10 (Sp 8 (Sp 11 (Sp 9 (Sp 12 (Sp 17 (Sp 20 (Cl 9) (Sp 13 (Sp 14 (Cl 16) (Cl 7)) (Cl 14))) (Cl 8)) (Cl 6)) (Cl 4)) (Cl 5)) (Cl 3)) (Cl 13)) (Cl 11))) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 15)) (Cl 12))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 18)) _
  (a_natural c m j p)
  (u_exists (c + 1) m p)
  W2
  (u_exists (c + 2) m p)
  W4
  (u_step (c + 1) m p u w)
  (a_below c j (c + 1) m p u)
  (a_below a N_ (c + 2) m p w)
  (product_large m j)
  (thy_recurrences_57 c)
  (thy_recurrences_58 c)
  (thy_recurrences_59 c)
  (fun eq__0 => pg4 isU m m p p (c + 2) ((c + 1) + 1) w w eq_refl eq_refl eq__0 eq_refl)
  (thy_recurrences_60 c)
  (thy_recurrences_61 N_ j p u w)
  (thy_recurrences_62 m j a c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_63 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= (x1 + (x2 * x3))) -> (~ (0 <= ((x2 * x3) + x1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_64 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 + (x2 * x3)))) -> (~ (1 <= (- (x1 + (x2 * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) + x3) <= (x3 + (x1 * x4)))) -> (~ (((x1 * x4) + x3) < ((x1 * x2) + x3))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) + x3) <= (x3 + (x1 * x4)))) -> (0 <= (x1 * (x4 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 <= x2)) -> (x1 <= ((x2 + (x3 * (x4 + (x5 * x6)))) + (x3 * (- (x4 + (x5 * x6)))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_68 : forall (x1 : Z), (x1 < 0) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_69 : forall (x1 : Z), (~ (x1 < 0)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_70 : forall (x1 : Z), (x1 < 0) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_71 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_72 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((- x1) - x2))) -> (~ ((- x1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_73 : forall (x1 : Z) (x2 : Z), (~ (0 <= (((- x1) - x2) - 1))) -> (~ (((- x1) - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_74 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * x2) + x3))) -> (0 <= x3) -> (0 <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_75 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) < 0)) -> (0 <= x3) -> ((x3 + (x1 * x2)) <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_76 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 <= (x2 * (((- x3) - x4) - 1))) -> (~ (((x2 * x4) + x1) < ((- (x1 + (x2 * x3))) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (x1 < x2) -> (0 <= (x2 * ((- x3) - x4))) -> (~ (((x2 * x4) + x1) < ((- (x1 + (x2 * x3))) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 < x2) -> (~ (((x2 * (((- x3) - 1) + 1)) - x1) < ((x2 * x4) + x1))) -> (~ (((x2 * x4) + x1) < ((- (x1 + (x2 * x3))) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 * (((- x3) - 1) + 1)) - x4)) -> (~ (((x2 * (((- x3) - 1) + 1)) - x4) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_80 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * (((- x2) - 1) + 1)) - x3) = (- (x3 + (x1 * x2))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * ((x4 * (((- x5) - 1) + 1)) - x6)))) -> (~ (x7 = x8)) -> (x1 = x8) -> (x2 = (x7 + (x3 * (x6 + (x4 * x5))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_82 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 * (- x3))) -> (x4 = 0) -> (~ (((x2 * (((- x3) - 1) + 1)) - x4) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * ((x4 * (((- x5) - 1) + 1)) - x6)))) -> (x2 = (x7 + (x3 * (x6 + (x4 * x5))))) -> (~ (x7 = x8)) -> (x1 = x8) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_84 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ (0 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_85 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (((- x2) - 1) + 1)) - x3) = (- (x3 + (x1 * x2)))) -> (~ (((x1 * x2) + x3) = (x3 + (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_86 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * (((- x2) - 1) + 1)) - x3))) -> (x3 < x1) -> (~ (0 < (x1 * (x2 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_87 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (0 < (x2 * (x3 + 1)))) -> (0 <= (x1 + (x2 * x3))) -> False.
Proof. thy. Qed.
(* (iii), x_N not too small: with N = pn + l, x_j = a_j for j < N and x_N < a_N, the number x_N is excluded. *)
Lemma prop_5_2_iii_low : forall (a : Z) (l : Z) (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) ->
  (0 <= n) ->
  (0 <= l) ->
  (l < p) ->
  (forall (i : Z), (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ->
  (isA m p ((p * n) + l) a) ->
  (a <= (x ((p * n) + l))).
Proof.
intros a l m n p x y.
destruct (wit_ex1 (fun t => (isRow m p (x ((p * n) + l)) (l + (p * t))))) as [t0 W2].
refine (refute (Nd (Some (a <= (x ((p * n) + l)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (0 <= (x ((p * n) + l)))) (Nd (Some (exists (t : Z), (isRow m p (x ((p * n) + l)) (l + (p * t))))) (Nd (Some (forall (i : Z), (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i))))) (Nd (Some ((t0 + 1) < 0)) (Nd (Some (l = 0)) Lf Lf) Lf) (Nd (Some ((x ((p * (((- t0) - 1) + 1)) - l)) = ((x ((p * n) + l)) + (m * (l + (p * t0)))))) Lf Lf)) (Nd (Some ((y ((p * (((- t0) - 1) + 1)) - l)) = ((x ((p * (((- t0) - 1) + 1)) - l)) + (m * ((p * (((- t0) - 1) + 1)) - l))))) (Nd (Some (0 <= n)) (Nd (Some (((p * t0) + l) = (l + (p * t0)))) Lf Lf) Lf) (Nd (Some (0 <= (- t0))) Lf Lf))) (Nd (Some ((l + (p * t0)) <= (-1))) (Nd (Some (0 <= ((p * (((- t0) - 1) + 1)) - l))) (Nd (Some (0 <= ((- t0) - n))) (Nd (Some (((p * (((- t0) - 1) + 1)) - l) = (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l)))) Lf Lf) Lf) (Nd (Some (0 <= t0)) Lf Lf)) (Nd (Some (t0 < 0)) (Nd (Some (a <= (((x ((p * n) + l)) + (m * (l + (p * t0)))) + (m * (- (l + (p * t0))))))) Lf Lf) (Nd (Some (0 <= ((- t0) - 1))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (0 <= (l + (p * t0)))) (Nd (Some (((p * t0) + l) < ((p * n) + l))) (Nd (Some (0 <= (t0 - n))) (Nd (Some ((ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l)) = ((p * (((- t0) - 1) + 1)) - l))) Lf Lf) Lf) (Nd (Some (0 <= l)) Lf Lf)) (Nd (Some (0 < t0)) (Nd (Some (1 <= (- (l + (p * t0))))) Lf Lf) (Nd (Some ((x ((p * n) + l)) = (x ((p * (- t0)) + l)))) Lf Lf))) (Nd (Some (isA m p ((p * n) + l) a)) (Nd (Some (isA m p ((p * (((- t0) - 1) + 1)) - l) (x ((p * (((- t0) - 1) + 1)) - l)))) (Nd (Some (0 <= (((- t0) - n) - 1))) (Nd (Some (((p * (((- t0) - 1) + 1)) - l) = (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l)))) Lf Lf) Lf) (Nd (Some ((x ((p * n) + l)) = (x ((p * t0) + l)))) Lf Lf)) (Nd (Some (0 < (t0 + 1))) (Nd (Some ((x ((p * t0) + l)) = (x ((p * n) + l)))) Lf Lf) (Nd (Some ((x ((p * n) + l)) = (x ((p * ((- t0) - 1)) + l)))) Lf Lf))))) (Nd (Some (0 <= ((p * n) + l))) (Nd (Some ((y ((p * n) + l)) = ((x ((p * n) + l)) + (m * ((p * n) + l))))) (Nd (Some (isRow m p (x ((p * n) + l)) (l + (p * t0)))) (Nd (Some (0 <= ((p * t0) + l))) (Nd (Some (0 <= p)) (Nd (Some ((ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l)) = (p * (- t0)))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) Lf Lf)) (Nd (Some (0 < (p * t0))) (Nd (Some (0 <= (p * n))) Lf Lf) (Nd (Some ((- t0) < n)) Lf Lf))) (Nd (Some (isA m p (- (l + (p * t0))) ((x ((p * n) + l)) + (m * (l + (p * t0)))))) (Nd (Some (((p * (((- t0) - 1) + 1)) - l) < ((p * n) + l))) (Nd (Some (0 <= (p * ((- t0) - n)))) (Nd (Some ((y ((p * (((- t0) - 1) + 1)) - l)) = (y (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l))))) Lf Lf) Lf) (Nd (Some (t0 < n)) Lf Lf)) (Nd (Some (0 < (p * (t0 + 1)))) (Nd (Some (isA m p (l + (p * t0)) (x ((p * t0) + l)))) Lf Lf) (Nd (Some (((- t0) - 1) < n)) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (isA m p (l + (p * t0)) (x ((p * n) + l)))) (Nd (Some (isA m p ((p * t0) + l) (x ((p * t0) + l)))) (Nd (Some (0 <= (p * (t0 - n)))) (Nd (Some (((p * (((- t0) - 1) + 1)) - l) = (- (l + (p * t0))))) Lf Lf) Lf) (Nd (Some (l < p)) Lf Lf)) (Nd (Some ((p * t0) < 0)) (Nd (Some (((p * n) + l) < ((- (l + (p * t0))) + p))) Lf Lf) (Nd (Some ((x ((p * n) + l)) = (y (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l))))) Lf Lf))) (Nd (Some (((p * n) + l) <= (l + (p * t0)))) (Nd (Some (0 <= (x ((p * (((- t0) - 1) + 1)) - l)))) (Nd (Some (0 <= (p * (((- t0) - n) - 1)))) (Nd (Some ((y ((p * (((- t0) - 1) + 1)) - l)) = (y (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l))))) Lf Lf) Lf) (Nd (Some ((x ((p * n) + l)) = (y (ite (l = 0) (p * t0) ((p * (t0 + 1)) - l))))) Lf Lf)) (Nd (Some ((p * (t0 + 1)) < 0)) (Nd (Some (isA m p (- (l + (p * t0))) (x ((p * (((- t0) - 1) + 1)) - l)))) Lf Lf) (Nd (Some ((x ((p * n) + l)) = (y (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l))))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (An (At 4) (At 5))));
 (Im (An (At 6) (At 7)) (Im (At 4) (At 8)));
 (Im (At 8) (At 9));
 (If (At 9) (Or (An (At 10) (At 11)) (An (At 12) (At 13))));
 (Im (An (At 6) (At 7)) (Im (At 14) (Im (At 11) (Im (At 15) (At 1)))));
 (Im (At 16) (Im (An (At 17) (At 18)) (At 19)));
 (Im (At 16) (Im (An (At 20) (At 21)) (At 22)));
 (Im (At 2) (Im (At 20) (An (At 23) (At 24))));
 (Im (At 7) (An (An (An (Im (At 25) (At 26)) (Im (At 27) (At 28))) (Im (At 26) (At 25))) (Im (At 28) (At 27))));
 (Im (At 7) (An (An (An (Im (At 29) (At 30)) (Im (At 31) (At 32))) (Im (At 30) (At 29))) (Im (At 32) (At 31))));
 (Im (At 33) (Im (At 34) (At 35)));
 (Im (At 33) (Im (At 36) (At 37)));
 (Im (At 33) (Im (At 38) (At 39)));
 (Im (At 33) (Im (At 40) (At 41)));
 (Im (An (At 6) (At 7)) (Im (At 42) (Im (At 14) (Im (At 13) (Im (At 43) (At 44))))));
 (Im (An (At 6) (At 7)) (Im (At 45) (Im (At 11) (At 46))));
 (Im (An (At 6) (At 7)) (Im (At 47) (Im (At 13) (At 48))));
 (Im (At 49) (Im (An (An (An (An (At 40) (At 50)) (At 51)) (At 52)) (At 53)) (An (No (At 54)) (No (At 55)))));
 (Im (At 49) (Im (An (An (An (An (At 40) (At 50)) (At 51)) (At 56)) (At 57)) (An (No (At 58)) (No (At 59)))));
 (Im (At 49) (Im (An (An (An (An (At 40) (At 50)) (At 51)) (At 60)) (At 61)) (An (No (At 62)) (No (At 63)))));
 (Im (At 64) (At 65));
 (Im (No (At 64)) (At 66));
 (Im (At 10) (Im (No (At 17)) Fa));
 (Im (No (At 10)) (Im (No (At 42)) Fa));
 (Im (No (At 15)) (Im (No (At 18)) Fa));
 (Im (No (At 15)) (Im (At 35) Fa));
 (Im (No (At 1)) (Im (At 44) Fa));
 (Im (At 28) (Im (At 30) Fa));
 (Im (No (At 28)) (Im (No (At 52)) Fa));
 (Im (At 28) (Im (No (At 60)) Fa));
 (Im (No (At 34)) (Im (No (At 53)) Fa));
 (Im (No (At 36)) (Im (No (At 57)) Fa));
 (Im (No (At 38)) (Im (No (At 61)) Fa));
 (Im (At 46) (Im (No (At 54)) Fa));
 (Im (No (At 33)) (Im (At 7) Fa));
 (Im (No (At 3)) (Im (At 50) (Im (At 41) Fa)));
 (Im (No (At 27)) (Im (At 50) (Im (At 12) Fa)));
 (Im (At 51) (Im (At 39) (Im (No (At 43)) Fa)));
 (Im (At 64) (Im (At 51) (Im (At 37) (Im (No (At 43)) Fa))));
 (Im (At 50) (Im (At 51) (Im (No (At 21)) (Im (No (At 43)) Fa))));
 (Im (At 67) (If (At 22) (At 47)));
 (Im (At 68) (At 69));
 (Im (At 66) (Im (No (At 68)) Fa));
 (Im (No (At 67)) Fa);
 (Im (At 24) (Im (No (At 63)) (Im (At 69) (Im (At 48) Fa))));
 (Im (At 70) (At 71));
 (Im (At 65) (Im (At 64) (Im (No (At 70)) Fa)));
 (Im (At 24) (Im (At 48) (Im (No (At 59)) (Im (At 71) Fa))));
 (Im (No (At 56)) (Im (No (At 30)) Fa));
 (Im (At 72) (If (At 19) (At 45)));
 (Im (At 67) (Im (No (At 72)) Fa));
 (Im (No (At 20)) (Im (At 51) (Im (No (At 29)) Fa)));
 (Im (At 51) (Im (No (At 29)) (Im (At 10) Fa)));
 (An (At 6) (At 7));
 (At 2);
 (At 49);
 (At 40);
 (At 50);
 (At 51);
 (At 16);
 (At 14)]
 (At 1)
 (Sp 6 (Sp 7 (Sp 2 (Sp 49 (Sp 40 (Sp 50 (Sp 51 (Sp 16 (Sp 14 (Sp 1 (Cl 1) (Sp 44 (Cl 28) (Sp 33 (Sp 67 (Sp 72 (Sp 41 (Sp 3 (Sp 4 (Sp 8 (Sp 9 (Sp 30 (Sp 28 (Cl 29) (Sp 27 (Cl 10) (Sp 52 (Sp 12 (Cl 38) (Sp 10 (Sp 11 (Sp 17 (Sp 15 (Cl 6) (Sp 18 (Sp 35 (Cl 27) (Sp 19 (Sp 34 (Cl 12) (Sp 45 (Sp 53 (Sp 46 (Sp 54 (Cl 19) (Cl 35)) (Cl 17)) (Cl 32)) (Cl 51))) (Cl 7))) (Cl 26))) (Cl 24)) (Cl 5)) (Cl 5))) (Cl 30)))) (Sp 29 (Cl 11) (Sp 56 (Sp 20 (Sp 10 (Cl 54) (Sp 23 (Sp 24 (Sp 12 (Sp 13 (Sp 42 (Sp 27 (Sp 43 (Cl 16) (Sp 28 (Sp 39 (Cl 39) (Sp 21 (Sp 60 (Sp 38 (Cl 14) (Sp 22 (Sp 61 (Sp 47 (Sp 62 (Cl 21) (Sp 63 (Cl 21) (Sp 48 (Sp 69 (Cl 46) (Sp 68 (Cl 43) (Sp 66 (Cl 44) (Sp 64 (Sp 65 (Sp 37 (Cl 40) (Sp 70 (Sp 36 (Cl 13) (Sp 71 (Sp 57 (Sp 59 (Cl 20) (Cl 49)) (Cl 33)) (Cl 47))) (Cl 48))) (Cl 22)) (Cl 23))))) (Cl 18)))) (Cl 42)) (Cl 34)) (Cl 8))) (Cl 31)) (Cl 41))) (Cl 10))) (Cl 38)) (Cl 25)) (Cl 5)) (Cl 5)) (Cl 9)) (Cl 9))) (Cl 53)) (Cl 50)))) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 37)) (Cl 15)) (Cl 52)) (Cl 45)) (Cl 36)))) (Cl 62)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 55)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ((p * n) + l))
  (row_exists (x ((p * n) + l)) m p l)
  W2
  (def_isRow m p (x ((p * n) + l)) (l + (p * t0)))
  (a_monotone a (x ((p * n) + l)) ((p * n) + l) (l + (p * t0)) m p)
  (all1_at (fun i => (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ((p * t0) + l))
  (all1_at (fun i => (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ((p * (((- t0) - 1) + 1)) - l))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ((p * (((- t0) - 1) + 1)) - l))
  (cancel p t0)
  (cancel p (t0 + 1))
  (product_nonneg p (t0 - n))
  (product_nonneg p ((- t0) - n))
  (product_nonneg p (((- t0) - n) - 1))
  (product_nonneg p n)
  (near_indices ((p * n) + l) a ((x ((p * n) + l)) + (m * (l + (p * t0)))) (- (l + (p * t0))) m p)
  (a_unique (x ((p * t0) + l)) (x ((p * n) + l)) m (l + (p * t0)) p)
  (a_unique (x ((p * (((- t0) - 1) + 1)) - l)) ((x ((p * n) + l)) + (m * (l + (p * t0)))) m (- (l + (p * t0))) p)
  (all3_at (fun n l i => ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) n l t0)
  (all3_at (fun n l i => ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) n l (- t0))
  (all3_at (fun n l i => ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) n l ((- t0) - 1))
  (ite_true (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l))
  (ite_false (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l))
  (thy_recurrences_63 l p t0)
  (thy_recurrences_64 l p t0)
  (thy_recurrences_65 p n l t0)
  (thy_recurrences_66 p n l t0)
  (thy_recurrences_67 a (x ((p * n) + l)) m l p t0)
  (thy_recurrences_68 t0)
  (thy_recurrences_69 t0)
  (thy_recurrences_70 t0)
  (thy_recurrences_71 t0 n)
  (thy_recurrences_72 t0 n)
  (thy_recurrences_73 t0 n)
  (thy_recurrences_7 (x ((p * t0) + l)) (x ((p * n) + l)))
  (thy_recurrences_4 p)
  (thy_recurrences_74 p n l)
  (thy_recurrences_75 p t0 l)
  (thy_recurrences_76 l p t0 n)
  (thy_recurrences_77 l p t0 n)
  (thy_recurrences_78 l p t0 n)
  (fun eq__0 => pg4 isA m m p p ((p * (((- t0) - 1) + 1)) - l) (- (l + (p * t0))) (x ((p * (((- t0) - 1) + 1)) - l)) (x ((p * (((- t0) - 1) + 1)) - l)) eq_refl eq_refl eq__0 eq_refl)
  (fun eq__0 => cg1 y ((p * (((- t0) - 1) + 1)) - l) (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l)) eq__0)
  (thy_recurrences_79 (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l)) p t0 l)
  (thy_recurrences_80 p t0 l)
  (thy_recurrences_81 (y ((p * (((- t0) - 1) + 1)) - l)) (x ((p * (((- t0) - 1) + 1)) - l)) m p t0 l (x ((p * n) + l)) (y (ite (l = 0) (p * ((- t0) - 1)) ((p * (((- t0) - 1) + 1)) - l))))
  (fun eq__0 => cg1 y ((p * (((- t0) - 1) + 1)) - l) (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l)) eq__0)
  (thy_recurrences_82 (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l)) p t0 l)
  (thy_recurrences_83 (y ((p * (((- t0) - 1) + 1)) - l)) (x ((p * (((- t0) - 1) + 1)) - l)) m p t0 l (x ((p * n) + l)) (y (ite (l = 0) (p * (- t0)) ((p * ((- t0) + 1)) - l))))
  (thy_recurrences_84 t0)
  (fun eq__0 => pg4 isA m m p p ((p * t0) + l) (l + (p * t0)) (x ((p * t0) + l)) (x ((p * t0) + l)) eq_refl eq_refl eq__0 eq_refl)
  (thy_recurrences_85 p t0 l)
  (thy_recurrences_86 p t0 l)
  (thy_recurrences_87 l p t0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_88 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_89 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 <= ((x2 - x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_90 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= (- ((x1 * (x2 + 1)) - x3))) -> ((- ((x1 * (x2 + 1)) - x3)) <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_91 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_92 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= ((x2 * x3) + x1))) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_93 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((- ((x1 * x2) + x3)) <= (-1))) -> (0 <= x3) -> (x3 < x1) -> (x1 <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (0 <= (x1 * ((x2 - x3) - 1))) -> (~ (((x1 * x3) + x4) < ((x1 * x2) + x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_95 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) + x3) = (- (- ((x1 * x2) + x3))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_96 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * (x2 + 1)) - x3))) -> (~ (0 <= (- ((x1 * (x2 + 1)) - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 * x3)) -> (x4 = 0) -> (~ (x1 = ((x2 * x3) + x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * ((x4 * x5) + x6)))) -> (x7 = x8) -> (~ (x2 = (x7 + (x3 * (- ((x4 * x5) + x6)))))) -> (x8 = x1) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_99 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (~ (((x2 * x3) + x1) = (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_100 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) + x3) = (- (- ((x1 * x2) + x3)))) -> (~ (((x1 * (x2 + 1)) - x3) = (- (- ((x1 * (x2 + 1)) - x3))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * ((x4 * (x5 + 1)) - x6)))) -> (x7 = x8) -> (x8 = x1) -> (~ (x2 = (x7 + (x3 * (- ((x4 * (x5 + 1)) - x6)))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + x3) = (- (- ((x1 * x2) + x3)))) -> (~ (((x1 * x2) + x3) = (((x1 * x4) + x3) + (x1 * (x2 - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_103 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> ((x1 - x2) = 0) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (x2 + (x3 * (x4 * x5)))) -> (x6 = x7) -> (~ (x8 = x6)) -> (x7 = x1) -> (((x3 * x4) * x5) = ((x3 * x4) * 0)) -> (x8 = x2) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + x3) = (- (- ((x1 * x2) + x3)))) -> (~ ((- ((x1 * (x2 + 1)) - x3)) = (((x1 * x4) + x3) + (x1 * (((- x2) - 1) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_106 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> ((((- x1) - 1) - x2) = 0) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= (x2 * ((x3 - x4) - 1))) -> (~ (((x2 * (x4 + 1)) - x1) < ((x2 * x3) + x1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_108 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((- ((x1 * (x2 + 1)) - x3)) <= (-1))) -> (x3 < x1) -> (0 <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_109 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (~ ((- ((x2 * x3) + x1)) = (((x2 * x4) + x1) + (x2 * ((- x3) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_110 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (((- x1) - x2) = 0) -> False.
Proof. thy. Qed.
(* (iii), x_N not too large: with N = pn + l and x_j = a_j for j < N, the number a_N is not excluded. *)
Lemma prop_5_2_iii_high : forall (a : Z) (l : Z) (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (l : Z) (r : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) ->
  (0 <= n) ->
  (0 <= l) ->
  (l < p) ->
  (forall (i : Z), (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ->
  (isA m p ((p * n) + l) a) ->
  ((x ((p * n) + l)) <= a).
Proof.
intros a l m n p x y.
destruct (wit_ex1 (fun i => (((0 <= i) /\ (i < n)) /\ ((a = (x ((p * i) + l))) \/ (a = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) as [i1 W2].
refine (refute (Nd (Some ((x ((p * n) + l)) <= a)) (Nd (Some (forall (n : Z) (l : Z) (r : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))))) (Nd (Some (0 <= l)) (Nd (Some (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((a = (x ((p * i) + l))) \/ (a = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) (Nd (Some (0 <= ((p * i1) + l))) (Nd (Some (0 <= (x (p * i1)))) (Nd (Some (i1 = 0)) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (isA m p (- ((p * i1) + l)) a)) (Nd (Some (0 <= (- ((p * (i1 + 1)) - l)))) (Nd (Some ((y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))) = (y ((p * (i1 + 1)) - l)))) Lf Lf) Lf) (Nd (Some (0 <= ((n - i1) - 1))) Lf Lf))) (Nd (Some (i1 < n)) (Nd (Some (0 <= (x ((p * i1) + l)))) (Nd (Some (isA m p ((p * (i1 + 1)) - l) (x ((p * (i1 + 1)) - l)))) (Nd (Some ((x ((p * i1) + l)) = a)) Lf Lf) Lf) (Nd (Some (((- i1) - n) = 0)) Lf Lf)) (Nd (Some (isA m p ((p * i1) + l) a)) (Nd (Some (isRow m p a ((p * n) + l))) (Nd (Some ((x ((p * (i1 + 1)) - l)) = (a + (m * (- ((p * (i1 + 1)) - l)))))) Lf Lf) Lf) (Nd (Some (i1 <= (p * i1))) Lf Lf)))) (Nd (Some (0 <= a)) (Nd (Some (0 <= ((p * n) + l))) (Nd (Some (isA m p ((p * i1) + l) (x ((p * i1) + l)))) (Nd (Some (0 <= ((p * (i1 + 1)) - l))) (Nd (Some (((p * i1) + l) = (- (- ((p * i1) + l))))) Lf Lf) Lf) (Nd (Some ((i1 - n) = 0)) Lf Lf)) (Nd (Some (isA m p (- (- ((p * i1) + l))) (a + (m * (- ((p * i1) + l)))))) (Nd (Some ((- ((p * (i1 + 1)) - l)) <= (-1))) (Nd (Some ((x ((p * i1) + l)) = (x (p * i1)))) Lf Lf) Lf) (Nd (Some (1 <= i1)) Lf Lf))) (Nd (Some (a = (y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))))) (Nd (Some (isRow m p a (- ((p * i1) + l)))) (Nd (Some ((y ((p * (i1 + 1)) - l)) = ((x ((p * (i1 + 1)) - l)) + (m * ((p * (i1 + 1)) - l))))) (Nd (Some ((y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))) = (y ((p * i1) + l)))) Lf Lf) Lf) (Nd (Some ((((- i1) - 1) - n) = 0)) Lf Lf)) (Nd (Some (isA m p (- ((p * i1) + l)) (a + (m * ((p * i1) + l))))) (Nd (Some (isA m p (- ((p * n) + l)) (a + (m * ((p * n) + l))))) (Nd (Some ((- ((p * (i1 + 1)) - l)) = (((p * n) + l) + (p * (((- i1) - 1) - n))))) Lf Lf) Lf) (Nd (Some ((ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) = (p * i1))) Lf Lf))))) (Nd (Some (0 <= n)) (Nd (Some (l < p)) (Nd (Some (isA m p ((p * n) + l) a)) (Nd (Some (((p * i1) + l) < ((p * n) + l))) (Nd (Some ((y (p * i1)) = ((x (p * i1)) + (m * (p * i1))))) (Nd (Some (((m * p) * i1) = ((m * p) * 0))) Lf Lf) Lf) (Nd (Some (isRow m p a (((p * n) + l) + (p * (i1 - n))))) Lf Lf)) (Nd (Some ((- ((p * i1) + l)) <= (-1))) (Nd (Some (isA m p (- ((p * (i1 + 1)) - l)) a)) (Nd (Some (((p * i1) + l) = (p * i1))) Lf Lf) Lf) (Nd (Some (0 <= (p * ((n - i1) - 1)))) Lf Lf))) (Nd (Some (a = (x ((p * i1) + l)))) (Nd (Some ((y ((p * i1) + l)) = ((x ((p * i1) + l)) + (m * ((p * i1) + l))))) (Nd (Some (0 <= (x ((p * (i1 + 1)) - l)))) (Nd (Some ((ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) = ((p * i1) + l))) Lf Lf) Lf) (Nd (Some (isRow m p a (((p * n) + l) + (p * (((- i1) - 1) - n))))) Lf Lf)) (Nd (Some (((p * i1) + l) <= (-1))) (Nd (Some (((p * n) + l) <= (-1))) (Nd (Some (((p * i1) + l) = (((p * n) + l) + (p * (i1 - n))))) Lf Lf) Lf) (Nd (Some (l = 0)) Lf Lf)))) (Nd (Some (a < (x ((p * n) + l)))) (Nd (Some (0 <= i1)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (((p * (i1 + 1)) - l) < ((p * n) + l))) (Nd (Some ((x ((p * i1) + l)) = (a + (m * (- ((p * i1) + l)))))) Lf Lf) Lf) (Nd (Some (isRow m p a (((p * n) + l) + (p * ((- i1) - n))))) Lf Lf)) (Nd (Some (isRow m p a ((p * i1) + l))) (Nd (Some (isA m p (- (- ((p * (i1 + 1)) - l))) (a + (m * (- ((p * (i1 + 1)) - l)))))) (Nd (Some (((p * (i1 + 1)) - l) = (- (- ((p * (i1 + 1)) - l))))) Lf Lf) Lf) (Nd (Some (p <= (p * i1))) Lf Lf))) (Nd (Some (forall (i : Z), (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i))))) (Nd (Some (0 <= (- ((p * i1) + l)))) (Nd (Some (isRow m p a (- ((p * (i1 + 1)) - l)))) (Nd (Some ((y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))) = (y (p * i1)))) Lf Lf) Lf) (Nd (Some (0 <= p)) Lf Lf)) (Nd (Some (0 <= (p * i1))) (Nd (Some (1 <= m)) (Nd (Some ((- ((p * i1) + l)) = (((p * n) + l) + (p * ((- i1) - n))))) Lf Lf) Lf) (Nd (Some ((ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) = ((p * (i1 + 1)) - l))) Lf Lf))))))
 [(Im (At 2) (Im (An (An (An (An (At 3) (At 4)) (At 5)) (At 6)) (At 7)) (At 8)));
 (Im (At 9) (An (At 10) (At 6)));
 (Im (At 8) (An (An (At 11) (At 12)) (Or (At 13) (At 14))));
 (Im (At 15) (Im (An (At 16) (At 17)) (At 18)));
 (Im (At 19) (Im (At 16) (An (At 20) (At 21))));
 (If (At 22) (Or (An (At 23) (At 24)) (An (At 25) (At 26))));
 (If (At 27) (Or (An (At 16) (At 28)) (An (At 29) (At 30))));
 (Im (At 19) (Im (At 31) (An (At 32) (At 33))));
 (Im (At 15) (Im (An (At 34) (At 35)) (At 36)));
 (Im (At 19) (Im (At 34) (An (At 37) (At 38))));
 (If (At 39) (Or (An (At 40) (At 41)) (An (At 42) (At 43))));
 (If (At 44) (Or (An (At 10) (At 9)) (An (At 45) (At 46))));
 (Im (An (At 47) (At 48)) (Im (At 44) (Im (At 49) (At 50))));
 (Im (An (At 47) (At 48)) (Im (At 44) (Im (At 51) (At 52))));
 (Im (An (At 47) (At 48)) (Im (At 44) (Im (At 53) (At 54))));
 (Im (At 55) (Im (At 11) (At 31)));
 (Im (At 55) (Im (At 56) (At 57)));
 (Im (At 48) (Im (At 58) (An (At 59) (At 60))));
 (Im (At 61) (At 62));
 (Im (No (At 61)) (At 63));
 (Im (At 64) (At 65));
 (Im (No (At 7)) (Im (No (At 1)) Fa));
 (Im (At 12) (Im (No (At 56)) Fa));
 (Im (At 40) (Im (At 42) Fa));
 (Im (No (At 55)) (Im (At 48) Fa));
 (Im (At 11) (Im (No (At 58)) (Im (No (At 64)) Fa)));
 (Im (At 4) (Im (No (At 16)) (Im (At 31) Fa)));
 (Im (No (At 25)) (Im (At 4) (Im (At 5) (Im (At 59) Fa))));
 (Im (At 48) (Im (At 57) (Im (No (At 17)) Fa)));
 (Im (At 66) (Im (At 67) (If (At 18) (At 26))));
 (Im (At 68) (If (At 18) (At 28)));
 (Im (At 13) (Im (No (At 68)) Fa));
 (Im (No (At 66)) Fa);
 (Im (At 69) (At 70));
 (Im (At 62) (At 71));
 (Im (No (At 34)) (Im (No (At 40)) Fa));
 (Im (At 63) (At 72));
 (Im (At 62) (Im (At 61) (Im (No (At 69)) Fa)));
 (Im (At 21) (Im (At 14) (Im (No (At 67)) (Im (At 70) Fa))));
 (Im (At 73) (At 74));
 (Im (At 61) (Im (No (At 73)) Fa));
 (Im (At 75) (Im (At 76) (If (At 36) (At 43))));
 (Im (At 66) (Im (No (At 75)) Fa));
 (Im (At 38) (Im (At 14) (Im (At 72) (Im (No (At 76)) Fa))));
 (Im (At 77) (If (At 27) (At 49)));
 (Im (At 66) (Im (No (At 77)) Fa));
 (Im (At 12) (Im (At 50) Fa));
 (Im (At 33) (Im (At 14) (Im (No (At 68)) (Im (At 71) (Im (At 65) (Im (At 74) Fa))))));
 (Im (At 78) (If (At 39) (At 53)));
 (Im (At 66) (Im (No (At 78)) Fa));
 (Im (At 11) (Im (At 12) (Im (At 54) Fa)));
 (Im (At 4) (Im (At 57) (Im (No (At 35)) (Im (No (At 61)) Fa))));
 (Im (No (At 42)) (Im (At 5) (Im (At 31) Fa)));
 (Im (At 79) (If (At 22) (At 51)));
 (Im (At 61) (Im (No (At 79)) Fa));
 (Im (At 11) (Im (At 12) (Im (At 52) Fa)));
 (An (At 47) (At 48));
 (At 19);
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 15);
 (At 9)]
 (At 1)
 (Sp 47 (Sp 48 (Sp 19 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 15 (Sp 9 (Sp 1 (Cl 1) (Sp 7 (Sp 55 (Sp 66 (Sp 75 (Sp 77 (Sp 78 (Sp 10 (Sp 6 (Sp 44 (Sp 8 (Sp 11 (Sp 12 (Sp 31 (Sp 54 (Cl 52) (Sp 52 (Cl 57) (Sp 56 (Sp 50 (Cl 48) (Sp 32 (Sp 33 (Sp 16 (Sp 42 (Sp 53 (Cl 16) (Sp 51 (Cl 15) (Sp 57 (Sp 49 (Cl 14) (Sp 20 (Sp 21 (Sp 40 (Cl 25) (Sp 39 (Cl 50) (Sp 17 (Sp 27 (Cl 46) (Sp 43 (Cl 12) (Sp 34 (Sp 18 (Sp 28 (Cl 8) (Sp 37 (Sp 38 (Sp 68 (Cl 32) (Sp 13 (Cl 33) (Sp 14 (Sp 76 (Sp 36 (Cl 43) (Sp 35 (Cl 10) (Sp 61 (Sp 62 (Sp 69 (Sp 73 (Sp 79 (Sp 71 (Sp 70 (Sp 74 (Sp 22 (Cl 55) (Sp 65 (Cl 49) (Sp 67 (Sp 64 (Cl 22) (Sp 26 (Sp 58 (Sp 25 (Cl 7) (Sp 59 (Cl 29) (Cl 19))) (Cl 27)) (Cl 31))) (Cl 40)))) (Cl 41)) (Cl 35)) (Cl 36)) (Cl 56)) (Cl 42)) (Cl 39)) (Cl 20)) (Cl 53)))) (Sp 72 (Cl 45) (Sp 63 (Cl 38) (Sp 61 (Sp 62 (Sp 69 (Sp 73 (Sp 79 (Sp 71 (Sp 70 (Sp 74 (Sp 22 (Cl 55) (Sp 65 (Cl 49) (Sp 67 (Sp 64 (Cl 22) (Sp 26 (Sp 58 (Sp 25 (Cl 7) (Sp 59 (Cl 29) (Cl 19))) (Cl 27)) (Cl 31))) (Cl 40)))) (Cl 41)) (Cl 35)) (Cl 36)) (Cl 56)) (Cl 42)) (Cl 39)) (Cl 20)) (Cl 21))))) (Cl 4)))) (Cl 11)) (Cl 11))) (Cl 5)) (Cl 37)))) (Cl 30)))) (Cl 6)) (Cl 6))) (Cl 18)))) (Cl 54)) (Cl 28)) (Cl 9)) (Cl 9))) (Cl 24)))) (Cl 17)) (Cl 4)) (Cl 4)) (Cl 2)) (Cl 13)) (Cl 3)) (Cl 3)) (Cl 51)) (Cl 47)) (Cl 44)) (Cl 34)) (Cl 26)) (Cl 23))) (Cl 65)) (Cl 64)) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 58)) _
  (all3_at (fun n l r => ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) n l a)
  (a_natural a m ((p * n) + l) p)
  W2
  (all1_at (fun i => (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ((p * i1) + l))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ((p * i1) + l))
  (def_isRow m p a (- ((p * i1) + l)))
  (def_isRow m p a ((p * i1) + l))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) (p * i1))
  (all1_at (fun i => (((0 <= i) /\ (i < ((p * n) + l))) -> (isA m p i (x i)))) ((p * (i1 + 1)) - l))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ((p * (i1 + 1)) - l))
  (def_isRow m p a (- ((p * (i1 + 1)) - l)))
  (def_isRow m p a ((p * n) + l))
  (row_unique a m p (i1 - n) ((p * n) + l))
  (row_unique a m p ((- i1) - n) ((p * n) + l))
  (row_unique a m p (((- i1) - 1) - n) ((p * n) + l))
  (product_nonneg p i1)
  (product_nonneg p ((n - i1) - 1))
  (product_large p i1)
  (ite_true (l = 0) (p * i1) ((p * (i1 + 1)) - l))
  (ite_false (l = 0) (p * i1) ((p * (i1 + 1)) - l))
  (eq_mul (m * p) i1 0)
  (thy_recurrences_88 a (x ((p * n) + l)))
  (thy_recurrences_89 i1 n)
  (thy_recurrences_90 p i1 l)
  (thy_recurrences_4 p)
  (thy_recurrences_91 i1)
  (thy_recurrences_92 l p i1)
  (thy_recurrences_93 p i1 l)
  (thy_recurrences_94 p n i1 l)
  (fun eq__0 eq__1 => pg4 isA m m p p ((p * i1) + l) (- (- ((p * i1) + l))) (x ((p * i1) + l)) (a + (m * (- ((p * i1) + l)))) eq_refl eq_refl eq__0 eq__1)
  (fun eq__0 => pg4 isA m m p p ((p * i1) + l) ((p * i1) + l) (x ((p * i1) + l)) a eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_7 a (x ((p * i1) + l)))
  (thy_recurrences_95 p i1 l)
  (fun eq__0 => cg1 y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) ((p * i1) + l) eq__0)
  (fun eq__0 => cg1 y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) (p * i1) eq__0)
  (thy_recurrences_96 p i1 l)
  (fun eq__0 => cg1 y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) ((p * (i1 + 1)) - l) eq__0)
  (thy_recurrences_97 (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l)) p i1 l)
  (thy_recurrences_98 (y ((p * i1) + l)) (x ((p * i1) + l)) m p i1 l a (y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))))
  (fun eq__0 => cg1 x ((p * i1) + l) (p * i1) eq__0)
  (thy_recurrences_99 l p i1)
  (fun eq__0 eq__1 => pg4 isA m m p p ((p * (i1 + 1)) - l) (- (- ((p * (i1 + 1)) - l))) (x ((p * (i1 + 1)) - l)) (a + (m * (- ((p * (i1 + 1)) - l)))) eq_refl eq_refl eq__0 eq__1)
  (thy_recurrences_100 p i1 l)
  (thy_recurrences_101 (y ((p * (i1 + 1)) - l)) (x ((p * (i1 + 1)) - l)) m p i1 l a (y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))))
  (fun eq__0 => pg4 isRow m m p p a a ((p * i1) + l) (((p * n) + l) + (p * (i1 - n))) eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_102 p i1 l n)
  (thy_recurrences_103 i1 n)
  (thy_recurrences_104 (y (p * i1)) (x (p * i1)) m p i1 a (y (ite (l = 0) (p * i1) ((p * (i1 + 1)) - l))) (x ((p * i1) + l)))
  (fun eq__0 => pg4 isRow m m p p a a (- ((p * (i1 + 1)) - l)) (((p * n) + l) + (p * (((- i1) - 1) - n))) eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_105 p i1 l n)
  (thy_recurrences_106 i1 n)
  (thy_recurrences_107 l p n i1)
  (thy_recurrences_108 p i1 l)
  (fun eq__0 => pg4 isRow m m p p a a (- ((p * i1) + l)) (((p * n) + l) + (p * ((- i1) - n))) eq_refl eq_refl eq_refl eq__0)
  (thy_recurrences_109 l p i1 n)
  (thy_recurrences_110 i1 n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_recurrences_111 : forall (x1 : Z), (0 < (x1 + 1)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 = ((x2 * x3) + x4)) -> (x4 < x3) -> (~ (0 < (x3 * (x2 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 * x3) + x4)) -> (~ (x1 = ((x3 * x2) + x4))) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 * x3) + x4)) -> (x5 < ((x3 * x2) + x4)) -> (~ (x5 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_recurrences_115 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x2 <= x3) -> (x3 <= x2) -> False.
Proof. thy. Qed.
(* Proposition 5.2 (iii): if x_j = a_j for j < N then x_N = a_N, where N = pn + l. *)
Lemma prop_5_2_iii_step : forall (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) ->
  (forall (n : Z) (l : Z) (r : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n)))).
Proof.
intros m p x y.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) as [n0 W0].
destruct (wit_ex1 (fun a => (isA m p n0 a))) as [a W2].
destruct (wit_ex2 (fun q r => (((n0 = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q [r W7]].
destruct (wit_all1 (fun i => (((0 <= i) /\ (i < ((p * q) + r))) -> (isA m p i (x i))))) as [i0 W9].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) (Nd (Some (0 <= n0)) (Nd (Some (isA m p n0 (x n0))) (Nd (Some (isA m p n0 a)) (Nd (Some ((q + 1) < 0)) Lf Lf) (Nd (Some (0 <= q)) Lf Lf)) (Nd (Some (r < p)) (Nd (Some (forall (i : Z), (((0 <= i) /\ (i < ((p * q) + r))) -> (isA m p i (x i))))) Lf Lf) (Nd (Some ((x ((p * q) + r)) <= a)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (n0 = ((q * p) + r))) (Nd (Some (i0 < ((p * q) + r))) Lf Lf) (Nd (Some (a <= (x ((p * q) + r)))) Lf Lf)) (Nd (Some (0 < (q + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) Lf Lf) (Nd (Some (n0 = ((p * q) + r))) Lf Lf)))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before))))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), (((n0 = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (0 <= i0)) Lf Lf) (Nd (Some (isA m p ((p * q) + r) a)) Lf Lf)) (Nd (Some (0 < (p * (q + 1)))) (Nd (Some (i0 < n0)) Lf Lf) (Nd (Some ((x n0) = a)) Lf Lf))) (Nd (Some (exists (a : Z), (isA m p n0 a))) (Nd (Some (0 <= r)) (Nd (Some (isA m p i0 (x i0))) Lf Lf) (Nd (Some (forall (n : Z) (l : Z) (r_ : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r_)) /\ (r_ < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r_ = (x ((p * i) + l))) \/ (r_ = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))))) Lf Lf)) (Nd (Some ((p * (q + 1)) < 0)) (Nd (Some (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) Lf Lf) (Nd (Some ((x n0) = (x ((p * q) + r)))) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (An (At 5) (At 6)) (Im (At 2) (At 7)));
 (Im (At 7) (At 8));
 (Im (At 6) (At 9));
 (Im (At 9) (An (An (At 10) (At 11)) (At 12)));
 (Im (At 6) (An (An (An (Im (At 13) (At 14)) (Im (At 15) (At 16))) (Im (At 14) (At 13))) (Im (At 16) (At 15))));
 (Im (Im (An (At 17) (At 18)) (At 19)) (At 20));
 (Im (At 3) (Im (An (At 17) (At 21)) (At 19)));
 (Im (An (At 5) (At 6)) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 11) (Im (At 12) (Im (At 20) (Im (At 25) (At 26)))))))));
 (Im (An (At 5) (At 6)) (Im (At 22) (Im (At 27) (Im (At 24) (Im (At 11) (Im (At 12) (Im (At 20) (Im (At 25) (At 28)))))))));
 (Im (At 14) (Im (No (At 24)) Fa));
 (Im (At 2) (Im (At 10) (Im (At 12) (Im (No (At 13)) Fa))));
 (Im (At 29) (If (At 4) (At 8)));
 (Im (At 30) (If (At 8) (At 25)));
 (Im (At 10) (Im (No (At 30)) Fa));
 (Im (At 10) (Im (At 18) (Im (No (At 21)) Fa)));
 (Im (At 30) (At 31));
 (Im (No (At 29)) (Im (At 31) (Im (At 26) (Im (At 28) Fa))));
 (An (At 5) (At 6));
 (At 22);
 (At 23);
 (At 27)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 22 (Sp 23 (Sp 27 (Sp 1 (Cl 1) (Sp 9 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 10 (Sp 11 (Sp 12 (Sp 7 (Sp 13 (Sp 30 (Sp 8 (Sp 14 (Sp 25 (Sp 31 (Sp 29 (Cl 14) (Sp 24 (Sp 28 (Sp 26 (Cl 19) (Sp 20 (Cl 10) (Sp 17 (Sp 18 (Sp 19 (Cl 8) (Sp 21 (Cl 9) (Cl 17))) (Cl 8)) (Cl 8)))) (Sp 20 (Cl 11) (Sp 17 (Sp 18 (Sp 19 (Cl 8) (Sp 21 (Cl 9) (Cl 17))) (Cl 8)) (Cl 8)))) (Cl 12))) (Cl 18)) (Cl 15)) (Cl 7)) (Cl 4)) (Cl 16)) (Cl 13)) (Cl 3)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 2)) (Cl 2)) (Cl 5))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) _
  W0
  (a_exists m n0 p)
  W2
  (division p n0)
  W7
  (cancel p (q + 1))
  W9
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (isA m p n_before (x n_before)))) i0)
  (prop_5_2_iii_low a r m q p x y)
  (prop_5_2_iii_high a r m q p x y)
  (thy_recurrences_111 q)
  (thy_recurrences_112 n0 q p r)
  (fun eq__0 => pg4 isA m m p p n0 n0 (x n0) a eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 => pg4 isA m m p p n0 ((p * q) + r) a a eq_refl eq_refl eq__0 eq_refl)
  (thy_recurrences_113 n0 q p r)
  (thy_recurrences_114 n0 q p r i0)
  (fun eq__0 => cg1 x n0 ((p * q) + r) eq__0)
  (thy_recurrences_115 (x n0) a (x ((p * q) + r)))
).
vm_compute; reflexivity.
Qed.

(* Proposition 5.2 (iii): if, for each 0 <= l < p, x_{pn+l} = mex of the x_{pi+l} and y_{p(i+1)-l} (y_{pi} for l = 0) with i < n, and y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0. *)
Lemma prop_5_2_iii : forall (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))) ->
  (forall (n : Z) (l : Z) (r : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) ->
  (0 <= n) ->
  ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))).
Proof.
intros m n p x y.
refine (refute (Nd (Some (isA m p n (x n))) (Nd (Some ((y n) = ((x n) + (m * n)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (isA m p n_before (x n_before))))) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (l : Z) (i : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= i)) /\ (i < n)) -> ((~ ((x ((p * n) + l)) = (x ((p * i) + l)))) /\ (~ ((x ((p * n) + l)) = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l))))))))) (Nd (Some (0 <= n)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (isA m p n (x n))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (l : Z) (r : Z), ((((((0 <= n) /\ (0 <= l)) /\ (l < p)) /\ (0 <= r)) /\ (r < (x ((p * n) + l)))) -> (exists (i : Z), (((0 <= i) /\ (i < n)) /\ ((r = (x ((p * i) + l))) \/ (r = (y (ite (l = 0) (p * i) ((p * (i + 1)) - l)))))))))) (Nd (Some (0 <= (x n))) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 1)));
 (Im (At 5) (Im (At 10) (An (At 11) (At 2))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 10)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 10 (Sp 8 (Sp 11 (Sp 2 (Sp 9 (Sp 1 (Cl 1) (Cl 4)) (Cl 3)) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (prop_5_2_iii_step m p x y)
  (law_induction (fun n => (isA m p n (x n))))
  (all1_at (fun n => ((0 <= n) -> (isA m p n (x n)))) n)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (x n)) /\ ((y n) = ((x n) + (m * n)))))) n)
).
vm_compute; reflexivity.
Qed.
