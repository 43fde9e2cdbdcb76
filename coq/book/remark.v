From Wythoff.book Require Import Prelude Definitions algebra play counting mex rows games blocking.
Open Scope Z_scope.

Lemma thy_remark_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = ((((x2 + 1) - 1) * x3) + (1 * x4)))) -> (x1 = ((x2 * x3) + x4)) -> False.
Proof. thy. Qed.
Lemma thy_remark_2 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_remark_3 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_remark_4 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_remark_5 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_remark_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> ((- ((x2 - x1) - (x4 - x3))) < 1) -> False.
Proof. thy. Qed.
Lemma thy_remark_7 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_remark_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (((x3 - x4) - (x2 - x1)) < 1) -> (x4 < x3) -> False.
Proof. thy. Qed.
Lemma thy_remark_9 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_remark_10 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x2 - 1))) -> (x3 <= (x2 - 1)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_remark_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_remark_12 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_remark_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 - x2) - (x3 - x4)) < 1) -> (x4 = x3) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_remark_14 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
(* The Remark of Section 7: let p >= 2, let x_n be the least number that x_0, ..., x_{n-1} and y_1, ..., y_{n-1} take fewer than p times, and y_n = m x_n + n. Then P(mWN^p_1) = {{x_n, y_n} | n >= 0}, where any p - 1 rook-type options may be blocked. *)
Lemma mex_algorithm : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (xs : Z -> Z) (ys : Z -> Z),
  (1 <= m) ->
  (2 <= p) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((m * (xs n)) + n))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (P x1 y1)))) <= (p - 1)))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))).
Proof.
intros m p x y P xs ys.
destruct (wit_all1 (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - 1) * (xs n)) + (1 * n))))))) as [n1 W1].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 1)) /\ ((- ((x - x1) - (y - y1))) < 1)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 1)) /\ ((- ((x - x1) - (y - y1))) < 1)))) /\ (P x1 y1)))) <= (p - 1))))))) as [X [Y W3]].
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))))) /\ (P x1 y1)))) as [f1 [f2 W5]].
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))))) /\ (P x1 y1)))) as [g1 [g2 W7]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) -> (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1))))) as [as0 [as1 W9]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) /\ ((((((x1_other = X) /\ (0 <= y1_other)) /\ (y1_other < Y)) \/ (((y1_other = Y) /\ (0 <= x1_other)) /\ (x1_other < X))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= X)) /\ (0 <= y1_other)) /\ (y1_other <= Y)) /\ (~ ((x1_other = X) /\ (y1_other = Y)))) /\ (((X - x1_other) - (Y - y1_other)) < 1)) /\ ((- ((X - x1_other) - (Y - y1_other))) < 1)))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [bs0 [bs1 [bs2 [bs3 W10]]]].
destruct (wit_all2 (fun x1 y1 => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < (X + 1))) /\ ((0 <= y1) /\ (y1 < (Y + 1))))))) as [cs0 [cs1 W11]].
destruct (wit_all2 (fun x1 y1 => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) -> ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1))))) as [at0 [at1 W13]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => ((((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) /\ (((((x1_other = X) /\ (0 <= y1_other)) /\ (y1_other < Y)) \/ (((y1_other = Y) /\ (0 <= x1_other)) /\ (x1_other < X))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [bt0 [bt1 [bt2 [bt3 W14]]]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < (X + 1))) /\ ((0 <= y1) /\ (y1 < (Y + 1))))))) as [ct0 [ct1 W15]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (2 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - 1) * (xs n)) + (1 * n))))))) (Nd (Some ((ys n1) = ((((m + 1) - 1) * (xs n1)) + (1 * n1)))) (Nd (Some (f2 = Y)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) -> (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1))))) (Nd (Some (bt1 = bt3)) Lf Lf) Lf) (Nd (Some (P cs0 cs1)) Lf Lf)) (Nd (Some (g2 < Y)) (Nd (Some (0 <= bs2)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)))))) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) -> ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1))))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (P x1 y1)))) <= (p - 1))))))) (Nd (Some (0 <= g1)) (Nd (Some (bs1 <= Y)) (Nd (Some (ct0 <= X)) Lf Lf) Lf) (Nd (Some (at1 = Y)) Lf Lf)) (Nd (Some (as1 = Y)) (Nd (Some (bs1 = bs3)) Lf Lf) (Nd (Some (bt2 = X)) Lf Lf)))) (Nd (Some (0 <= x)) (Nd (Some (0 <= Y)) (Nd (Some (f1 < X)) (Nd (Some (bs1 = Y)) (Nd (Some (ct1 < Y)) Lf Lf) Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)))))) Lf Lf)) (Nd (Some ((- ((X - g1) - (Y - g2))) < 1)) (Nd (Some (((X - bs2) - (Y - bs3)) < 1)) Lf Lf) (Nd (Some (bt1 = Y)) Lf Lf))) (Nd (Some (f1 <= X)) (Nd (Some (g1 = X)) (Nd (Some (bs2 = X)) (Nd (Some (P ct0 ct1)) Lf Lf) Lf) (Nd (Some (at0 <= X)) Lf Lf)) (Nd (Some (as1 <= Y)) (Nd (Some (cs1 < Y)) Lf Lf) (Nd (Some (0 <= bt2)) Lf Lf))))) (Nd (Some (1 = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some ((ys n1) = ((m * (xs n1)) + n1))) (Nd (Some ((- ((X - f1) - (Y - f2))) < m)) (Nd (Some (0 <= bs1)) (Nd (Some (ct0 = X)) Lf Lf) Lf) (Nd (Some (cs1 < (Y + 1))) Lf Lf)) (Nd (Some (P g1 g2)) (Nd (Some (bs2 <= X)) Lf Lf) (Nd (Some (0 <= bt1)) Lf Lf))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some (0 <= g2)) (Nd (Some ((- ((X - bs0) - (Y - bs1))) < 1)) (Nd (Some (((X - ct0) - (Y - ct1)) < 1)) Lf Lf) Lf) (Nd (Some (at0 < X)) Lf Lf)) (Nd (Some (as0 < X)) (Nd (Some (cs0 = X)) Lf Lf) (Nd (Some (bt3 < Y)) Lf Lf)))) (Nd (Some (0 <= n1)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))))) /\ (P x1 y1)))) (Nd (Some ((- ((X - f1) - (Y - f2))) < 1)) (Nd (Some (bs0 < X)) (Nd (Some (0 <= ct0)) Lf Lf) Lf) (Nd (Some (0 <= at1)) Lf Lf)) (Nd (Some (0 <= as1)) (Nd (Some (P bs2 bs3)) Lf Lf) (Nd (Some (bt0 < X)) Lf Lf))) (Nd (Some (f2 <= Y)) (Nd (Some (((X - g1) - (Y - g2)) < m)) (Nd (Some (bs3 < Y)) (Nd (Some (ct1 < (Y + 1))) Lf Lf) Lf) (Nd (Some (((X - at0) - (Y - at1)) < 1)) Lf Lf)) (Nd (Some ((- ((X - as0) - (Y - as1))) < 1)) (Nd (Some (0 <= cs0)) Lf Lf) (Nd (Some (P bt2 bt3)) Lf Lf)))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= 1)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((m * (xs n)) + n)))))) (Nd (Some (((X - f1) - (Y - f2)) < m)) (Nd (Some (bs0 = X)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), ((((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) /\ (((((x1_other = X) /\ (0 <= y1_other)) /\ (y1_other < Y)) \/ (((y1_other = Y) /\ (0 <= x1_other)) /\ (x1_other < X))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf) Lf) (Nd (Some (cs0 < (X + 1))) Lf Lf)) (Nd (Some (g1 < X)) (Nd (Some (bs2 < X)) Lf Lf) (Nd (Some (bt0 = X)) Lf Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))))) /\ (P x1 y1)))) (Nd (Some (g1 <= X)) (Nd (Some (((X - bs0) - (Y - bs1)) < 1)) (Nd (Some (ct1 <= Y)) Lf Lf) Lf) (Nd (Some (0 <= at0)) Lf Lf)) (Nd (Some (0 <= as0)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) /\ ((((((x1_other = X) /\ (0 <= y1_other)) /\ (y1_other < Y)) \/ (((y1_other = Y) /\ (0 <= x1_other)) /\ (x1_other < X))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= X)) /\ (0 <= y1_other)) /\ (y1_other <= Y)) /\ (~ ((x1_other = X) /\ (y1_other = Y)))) /\ (((X - x1_other) - (Y - y1_other)) < 1)) /\ ((- ((X - x1_other) - (Y - y1_other))) < 1)))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf) (Nd (Some (0 <= bt3)) Lf Lf)))) (Nd (Some (0 <= y)) (Nd (Some (P X Y)) (Nd (Some (((X - f1) - (Y - f2)) < 1)) (Nd (Some (0 <= bs0)) (Nd (Some (ct1 = Y)) Lf Lf) Lf) (Nd (Some (at0 = X)) Lf Lf)) (Nd (Some (as0 = X)) (Nd (Some ((- ((X - bs2) - (Y - bs3))) < 1)) Lf Lf) (Nd (Some (0 <= bt0)) Lf Lf))) (Nd (Some (0 <= f2)) (Nd (Some (g2 = Y)) (Nd (Some (0 <= bs3)) (Nd (Some (ct0 < (X + 1))) Lf Lf) Lf) (Nd (Some (at1 <= Y)) Lf Lf)) (Nd (Some (((X - as0) - (Y - as1)) < 1)) (Nd (Some (cs1 = Y)) Lf Lf) (Nd (Some (bt2 < X)) Lf Lf))))) (Nd (Some (2 <= m)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 1)) /\ ((- ((x - x1) - (y - y1))) < 1)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 1)) /\ ((- ((x - x1) - (y - y1))) < 1)))) /\ (P x1 y1)))) <= (p - 1))))))) (Nd (Some (0 <= X)) (Nd (Some (f2 < Y)) (Nd (Some (bs1 < Y)) (Nd (Some (0 <= ct1)) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < (X + 1))) /\ ((0 <= y1) /\ (y1 < (Y + 1))))))) Lf Lf)) (Nd (Some (((X - g1) - (Y - g2)) < 1)) (Nd (Some (bs3 <= Y)) Lf Lf) (Nd (Some (bt1 < Y)) Lf Lf))) (Nd (Some (0 <= f1)) (Nd (Some (g2 <= Y)) (Nd (Some (P bs0 bs1)) (Nd (Some ((- ((X - ct0) - (Y - ct1))) < 1)) Lf Lf) Lf) (Nd (Some (P at0 at1)) Lf Lf)) (Nd (Some (as0 <= X)) (Nd (Some (0 <= cs1)) Lf Lf) (Nd (Some (bt3 = Y)) Lf Lf)))) (Nd (Some (0 <= (xs n1))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some (P f1 f2)) (Nd (Some (bs0 <= X)) (Nd (Some (ct0 < X)) Lf Lf) Lf) (Nd (Some (at1 < Y)) Lf Lf)) (Nd (Some (as1 < Y)) (Nd (Some (bs0 = bs2)) Lf Lf) (Nd (Some (P bt0 bt1)) Lf Lf))) (Nd (Some (f1 = X)) (Nd (Some ((- ((X - g1) - (Y - g2))) < m)) (Nd (Some (bs3 = Y)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < (X + 1))) /\ ((0 <= y1) /\ (y1 < (Y + 1))))))) Lf Lf) Lf) (Nd (Some ((- ((X - at0) - (Y - at1))) < 1)) Lf Lf)) (Nd (Some (P as0 as1)) (Nd (Some (cs0 < X)) Lf Lf) (Nd (Some (bt0 = bt2)) Lf Lf)))))))
 [(Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 3) (An (At 6) (At 7)))) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (An (At 12) (At 13)) (If (At 1) (At 2))))))));
 (Im (Im (At 14) (An (At 15) (At 16))) (At 8));
 (Im (At 17) (Im (At 14) (An (At 15) (At 18))));
 (Im (Im (An (At 19) (At 20)) (If (At 21) (An (No (At 22)) (At 23)))) (At 11));
 (Im (At 24) (Im (An (At 19) (At 20)) (If (At 21) (An (No (At 25)) (At 26)))));
 (Im (At 22) (An (An (Or (An (An (An (An (An (An (At 27) (At 28)) (At 29)) (At 30)) (No (An (At 31) (At 32)))) (At 33)) (At 34)) (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36)))) (No (An (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36))) (No (An (An (An (An (An (An (At 27) (At 28)) (At 29)) (At 30)) (No (An (At 31) (At 32)))) (At 37)) (At 38)))))) (At 39)));
 (Im (An (An (Or (An (An (An (An (An (An (At 27) (At 28)) (At 29)) (At 30)) (No (An (At 31) (At 32)))) (At 33)) (At 34)) (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36)))) (No (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36))))) (At 39)) (At 25));
 (Im (At 25) (An (An (Or (An (An (An (An (An (An (At 40) (At 41)) (At 42)) (At 43)) (No (An (At 44) (At 45)))) (At 46)) (At 47)) (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49)))) (No (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49))))) (At 50)));
 (Im (An (An (Or (An (An (An (An (An (An (At 40) (At 41)) (At 42)) (At 43)) (No (An (At 44) (At 45)))) (At 46)) (At 47)) (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49)))) (No (An (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49))) (No (An (An (An (An (An (An (At 40) (At 41)) (At 42)) (At 43)) (No (An (At 44) (At 45)))) (At 51)) (At 52)))))) (At 50)) (At 22));
 (Im (Im (An (An (Or (An (An (At 53) (At 54)) (At 55)) (An (An (At 56) (At 57)) (At 58))) (No (An (An (An (An (An (An (At 57) (At 59)) (At 54)) (At 60)) (No (An (At 53) (At 56)))) (At 61)) (At 62)))) (At 63)) (An (Or (An (An (At 53) (At 54)) (At 55)) (An (An (At 56) (At 57)) (At 58))) (At 63))) (At 64));
 (Im (Im (An (An (An (An (Or (An (An (At 65) (At 66)) (At 67)) (An (An (At 68) (At 69)) (At 70))) (No (An (An (An (An (An (An (At 69) (At 71)) (At 66)) (At 72)) (No (An (At 65) (At 68)))) (At 73)) (At 74)))) (At 75)) (An (An (Or (An (An (At 76) (At 77)) (At 78)) (An (An (At 79) (At 80)) (At 81))) (No (An (An (An (An (An (An (At 80) (At 82)) (At 77)) (At 83)) (No (An (At 76) (At 79)))) (At 84)) (At 85)))) (At 86))) (An (At 87) (At 88))) (An (At 87) (At 88))) (At 89));
 (Im (Im (An (Or (An (An (At 90) (At 91)) (At 92)) (An (An (At 93) (At 94)) (At 95))) (At 96)) (An (An (At 94) (At 97)) (An (At 91) (At 98)))) (At 99));
 (Im (An (An (At 64) (At 89)) (At 99)) (At 100));
 (Im (Im (An (Or (An (An (At 101) (At 102)) (At 103)) (An (An (At 104) (At 105)) (At 106))) (At 107)) (An (An (Or (An (An (At 101) (At 102)) (At 103)) (An (An (At 104) (At 105)) (At 106))) (No (An (An (An (An (An (An (At 105) (At 108)) (At 102)) (At 109)) (No (An (At 101) (At 104)))) (At 110)) (At 111)))) (At 107))) (At 112));
 (Im (Im (An (An (An (Or (An (An (At 113) (At 114)) (At 115)) (An (An (At 116) (At 117)) (At 118))) (At 119)) (An (Or (An (An (At 120) (At 121)) (At 122)) (An (An (At 123) (At 124)) (At 125))) (At 126))) (An (At 127) (At 128))) (An (At 127) (At 128))) (At 129));
 (Im (Im (An (An (Or (An (An (At 130) (At 131)) (At 132)) (An (An (At 133) (At 134)) (At 135))) (No (An (An (An (An (An (An (At 134) (At 136)) (At 131)) (At 137)) (No (An (At 130) (At 133)))) (At 138)) (At 139)))) (At 140)) (An (An (At 134) (At 141)) (An (At 131) (At 142)))) (At 143));
 (Im (An (An (At 112) (At 129)) (At 143)) (At 144));
 (Im (No (At 16)) (Im (At 18) Fa));
 (Im (At 136) (Im (No (At 141)) Fa));
 (Im (At 137) (Im (No (At 142)) Fa));
 (Im (No (At 5)) Fa);
 (Im (At 95) (Im (No (At 97)) Fa));
 (Im (At 130) (Im (No (At 136)) Fa));
 (Im (At 101) (Im (At 103) (Im (At 111) Fa)));
 (Im (No (At 97)) (Im (At 90) Fa));
 (Im (At 104) (Im (At 110) (Im (At 106) Fa)));
 (Im (At 20) (Im (At 93) (Im (No (At 91)) Fa)));
 (Im (At 92) (Im (No (At 98)) Fa));
 (Im (No (At 23)) (Im (At 26) (Im (At 100) Fa)));
 (Im (At 23) (Im (No (At 26)) (Im (At 144) Fa)));
 (Im (No (At 136)) (Im (At 135) Fa));
 (Im (At 20) (Im (At 133) (Im (No (At 131)) Fa)));
 (Im (At 133) (Im (No (At 137)) Fa));
 (Im (At 19) (Im (At 130) (Im (No (At 134)) Fa)));
 (Im (At 31) (Im (At 35) (Im (At 38) Fa)));
 (Im (At 37) (Im (At 32) (Im (At 36) Fa)));
 (Im (At 93) (Im (No (At 98)) Fa));
 (Im (At 19) (Im (At 90) (Im (No (At 94)) Fa)));
 (Im (At 132) (Im (No (At 142)) Fa));
 (At 3);
 (At 4);
 (At 17);
 (At 9);
 (At 10);
 (At 24);
 (An (At 12) (At 13))]
 (If (At 1) (At 2))
 [((Im (No (At 8)) Fa), (Sp 8 (Cl 48) (Sp 17 (Sp 14 (Sp 15 (Sp 18 (Sp 16 (Cl 3) (Cl 19)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 43))));
  ((Im (At 11) (Im (No (At 1)) Fa)), (Sp 11 (Sp 1 (Cl 49) (Sp 3 (Sp 4 (Sp 9 (Sp 10 (Sp 12 (Sp 13 (Sp 5 (Sp 8 (Sp 2 (Cl 2) (Cl 1)) (Cl 48)) (Cl 22)) (Cl 47)) (Cl 47)) (Cl 45)) (Cl 44)) (Cl 42)) (Cl 41))) (Cl 49)));
  ((Im (At 11) Fa), (Sp 11 (Sp 3 (Sp 4 (Sp 9 (Sp 10 (Sp 12 (Sp 13 (Sp 5 (Sp 8 (Sp 1 (Sp 2 (Cl 1) (Cl 2)) (Cl 49)) (Cl 48)) (Cl 22)) (Cl 47)) (Cl 47)) (Cl 45)) (Cl 44)) (Cl 42)) (Cl 41)) (Cl 50)));
  ((Im (No (At 129)) Fa), (Sp 129 (Cl 51) (Sp 127 (Sp 128 (Cl 16) (Cl 16)) (Cl 16))));
  ((Im (At 63) (Im (No (At 64)) (Im (No (At 53)) Fa))), (Sp 63 (Sp 64 (Cl 52) (Sp 53 (Cl 52) (Sp 56 (Sp 57 (Sp 58 (Cl 11) (Cl 11)) (Cl 11)) (Cl 11)))) (Cl 52)));
  ((Im (At 53) (Im (At 63) (Im (No (At 64)) (Im (No (At 58)) Fa)))), (Sp 53 (Sp 63 (Sp 64 (Cl 53) (Sp 58 (Cl 53) (Sp 54 (Sp 55 (Cl 11) (Cl 11)) (Cl 11)))) (Cl 53)) (Cl 53)));
  ((Im (At 58) (Im (At 63) (Im (No (At 64)) (Im (No (At 55)) Fa)))), (Sp 58 (Sp 63 (Sp 64 (Cl 54) (Sp 55 (Cl 54) (Sp 56 (Sp 57 (Cl 11) (Cl 11)) (Cl 11)))) (Cl 54)) (Cl 54)));
  ((Im (No (At 64)) Fa), (Sp 64 (Cl 55) (Sp 63 (Sp 53 (Sp 58 (Sp 55 (Sp 54 (Cl 11) (Sp 56 (Sp 57 (Cl 11) (Cl 11)) (Cl 11))) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 11))));
  ((Im (No (At 89)) Fa), (Sp 89 (Cl 56) (Sp 87 (Sp 88 (Cl 12) (Cl 12)) (Cl 12))));
  ((Im (No (At 99)) (Im (No (At 97)) Fa)), (Sp 99 (Cl 57) (Sp 97 (Cl 57) (Sp 95 (Cl 23) (Sp 90 (Cl 26) (Cl 13))))));
  ((Im (At 97) (Im (No (At 99)) (Im (No (At 90)) Fa))), (Sp 97 (Sp 99 (Cl 58) (Sp 90 (Cl 58) (Sp 11 (Cl 50) (Sp 20 (Sp 93 (Sp 94 (Sp 91 (Sp 98 (Cl 13) (Cl 38)) (Cl 28)) (Cl 13)) (Cl 13)) (Cl 5))))) (Cl 58)));
  ((Im (No (At 99)) (Im (No (At 91)) Fa)), (Sp 99 (Cl 59) (Sp 91 (Cl 59) (Sp 11 (Cl 50) (Sp 20 (Sp 93 (Cl 28) (Cl 13)) (Cl 5))))));
  ((Im (No (At 99)) Fa), (Sp 99 (Cl 60) (Sp 11 (Cl 50) (Sp 19 (Sp 97 (Sp 90 (Sp 94 (Sp 91 (Sp 98 (Cl 13) (Sp 92 (Cl 29) (Sp 93 (Cl 38) (Cl 13)))) (Cl 59)) (Cl 39)) (Cl 58)) (Cl 57)) (Cl 5)))));
  ((Im (No (At 23)) Fa), (Sp 23 (Cl 61) (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 64 (Sp 89 (Sp 99 (Sp 100 (Sp 21 (Sp 26 (Cl 30) (Cl 6)) (Cl 5)) (Cl 14)) (Cl 60)) (Cl 56)) (Cl 55)) (Cl 5)) (Cl 5))) (Cl 46))));
  ((Im (At 39) (Im (No (At 25)) (Im (At 22) (Im (No (At 32)) (Im (No (At 35)) Fa))))), (Sp 39 (Sp 25 (Cl 62) (Sp 22 (Sp 32 (Cl 62) (Sp 35 (Cl 62) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 33 (Sp 34 (Cl 8) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)))) (Cl 62))) (Cl 62)));
  ((Im (At 22) (Im (At 35) (Im (At 29) (Im (At 31) Fa)))), (Sp 22 (Sp 35 (Sp 29 (Sp 31 (Sp 38 (Cl 36) (Cl 7)) (Cl 63)) (Cl 63)) (Cl 63)) (Cl 63)));
  ((Im (At 22) (Im (No (At 32)) (Im (No (At 29)) Fa))), (Sp 22 (Sp 32 (Cl 64) (Sp 29 (Cl 64) (Cl 7))) (Cl 64)));
  ((Im (At 39) (Im (No (At 25)) (Im (At 22) (Im (No (At 32)) Fa)))), (Sp 39 (Sp 25 (Cl 65) (Sp 22 (Sp 32 (Cl 65) (Sp 35 (Sp 29 (Sp 31 (Cl 63) (Sp 27 (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 8) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 64)) (Cl 62))) (Cl 65))) (Cl 65)));
  ((Im (At 32) (Im (At 22) (Im (At 27) (Im (At 36) Fa)))), (Sp 32 (Sp 22 (Sp 27 (Sp 36 (Sp 37 (Cl 37) (Cl 7)) (Cl 66)) (Cl 66)) (Cl 66)) (Cl 66)));
  ((Im (At 22) (Im (No (At 31)) (Im (No (At 27)) Fa))), (Sp 22 (Sp 31 (Cl 67) (Sp 27 (Cl 67) (Cl 7))) (Cl 67)));
  ((Im (At 39) (Im (No (At 25)) (Im (At 22) (Im (At 32) (Im (At 29) (Im (No (At 31)) Fa)))))), (Sp 39 (Sp 25 (Cl 68) (Sp 22 (Sp 32 (Sp 29 (Sp 31 (Cl 68) (Sp 27 (Sp 36 (Cl 66) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 8) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 67))) (Cl 68)) (Cl 68)) (Cl 68))) (Cl 68)));
  ((Im (At 22) (Im (At 32) (Im (At 39) (Im (No (At 25)) (Im (At 29) Fa))))), (Sp 22 (Sp 32 (Sp 39 (Sp 25 (Cl 69) (Sp 29 (Sp 31 (Sp 35 (Cl 7) (Sp 27 (Sp 36 (Cl 7) (Cl 7)) (Cl 7))) (Cl 68)) (Cl 69))) (Cl 69)) (Cl 69)) (Cl 69)));
  ((Im (At 21) Fa), (Sp 21 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 23 (Sp 22 (Sp 25 (Cl 6) (Sp 39 (Sp 32 (Sp 29 (Cl 69) (Sp 27 (Sp 36 (Cl 7) (Cl 7)) (Cl 7))) (Cl 65)) (Cl 7))) (Cl 5)) (Cl 61)) (Cl 5)) (Cl 5))) (Cl 46)) (Cl 70)));
  ((Im (At 107) (Im (No (At 112)) (Im (No (At 101)) Fa))), (Sp 107 (Sp 112 (Cl 71) (Sp 101 (Cl 71) (Sp 104 (Sp 105 (Sp 106 (Sp 110 (Cl 27) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 15)))) (Cl 71)));
  ((Im (At 101) (Im (At 107) (Im (No (At 112)) (Im (No (At 105)) Fa)))), (Sp 101 (Sp 107 (Sp 112 (Cl 72) (Sp 105 (Cl 72) (Sp 102 (Sp 103 (Cl 15) (Cl 15)) (Cl 15)))) (Cl 72)) (Cl 72)));
  ((Im (At 105) (Im (At 107) (Im (No (At 112)) (Im (No (At 102)) Fa)))), (Sp 105 (Sp 107 (Sp 112 (Cl 73) (Sp 102 (Cl 73) (Sp 104 (Sp 106 (Cl 15) (Cl 15)) (Cl 15)))) (Cl 73)) (Cl 73)));
  ((Im (No (At 112)) (Im (At 105) (Im (At 101) (Im (At 107) (Im (At 102) (Im (At 104) Fa)))))), (Sp 112 (Cl 74) (Sp 105 (Sp 101 (Sp 107 (Sp 102 (Sp 104 (Sp 103 (Cl 15) (Sp 106 (Cl 15) (Cl 15))) (Cl 74)) (Cl 74)) (Cl 74)) (Cl 74)) (Cl 74))));
  ((Im (No (At 112)) Fa), (Sp 112 (Cl 75) (Sp 107 (Sp 101 (Sp 105 (Sp 102 (Sp 104 (Cl 74) (Sp 103 (Sp 111 (Cl 25) (Cl 15)) (Cl 15))) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 15))));
  ((Im (No (At 143)) (Im (No (At 136)) Fa)), (Sp 143 (Cl 76) (Sp 136 (Cl 76) (Sp 130 (Cl 24) (Sp 135 (Cl 32) (Cl 17))))));
  ((Im (At 141) (Im (No (At 143)) (Im (No (At 130)) Fa))), (Sp 141 (Sp 143 (Cl 77) (Sp 130 (Cl 77) (Sp 11 (Cl 50) (Sp 20 (Sp 133 (Sp 134 (Sp 131 (Sp 137 (Sp 142 (Cl 17) (Cl 21)) (Cl 34)) (Cl 33)) (Cl 17)) (Cl 17)) (Cl 5))))) (Cl 77)));
  ((Im (At 134) (Im (At 141) (Im (No (At 143)) (Im (At 133) Fa)))), (Sp 134 (Sp 141 (Sp 143 (Cl 78) (Sp 133 (Sp 11 (Cl 50) (Sp 20 (Sp 131 (Sp 137 (Sp 142 (Cl 17) (Cl 21)) (Cl 34)) (Cl 33)) (Cl 5))) (Cl 78))) (Cl 78)) (Cl 78)));
  ((Im (No (At 143)) Fa), (Sp 143 (Cl 79) (Sp 11 (Cl 50) (Sp 19 (Sp 136 (Sp 141 (Sp 130 (Sp 134 (Sp 133 (Cl 78) (Sp 131 (Sp 132 (Sp 142 (Cl 17) (Cl 40)) (Cl 17)) (Cl 17))) (Cl 35)) (Cl 77)) (Cl 20)) (Cl 76)) (Cl 5)))));
  ((Im (No (At 40)) Fa), (Sp 40 (Cl 80) (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 44 (Sp 42 (Sp 48 (Cl 9) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46))));
  ((Im (No (At 48)) (Im (No (At 41)) Fa)), (Sp 48 (Cl 81) (Sp 41 (Cl 81) (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 40 (Sp 45 (Sp 49 (Cl 9) (Cl 9)) (Cl 9)) (Cl 80)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)))));
  ((Im (At 44) (Im (No (At 48)) (Im (At 45) Fa))), (Sp 44 (Sp 48 (Cl 82) (Sp 45 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 40 (Sp 49 (Cl 9) (Cl 9)) (Cl 80)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)) (Cl 82))) (Cl 82)));
  ((Im (At 42) (Im (At 44) Fa)), (Sp 42 (Sp 44 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 22 (Cl 5) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 50 (Sp 40 (Sp 48 (Cl 9) (Sp 41 (Sp 45 (Cl 82) (Sp 43 (Sp 46 (Sp 47 (Cl 10) (Cl 9)) (Cl 9)) (Cl 9))) (Cl 81))) (Cl 80)) (Cl 9)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75)))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)) (Cl 83)) (Cl 83)));
  ((Im (At 42) (Im (No (At 44)) (Im (At 41) (Im (No (At 45)) Fa)))), (Sp 42 (Sp 44 (Cl 84) (Sp 41 (Sp 45 (Cl 84) (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 22 (Cl 5) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 50 (Sp 40 (Sp 43 (Sp 46 (Sp 47 (Cl 10) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 80)) (Cl 9)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75)))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46))) (Cl 84))) (Cl 84)));
  ((Im (At 42) (Im (No (At 44)) (Im (At 41) Fa))), (Sp 42 (Sp 44 (Cl 85) (Sp 41 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 22 (Cl 5) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 50 (Sp 40 (Sp 45 (Sp 49 (Cl 9) (Sp 43 (Sp 46 (Sp 47 (Cl 10) (Cl 9)) (Cl 9)) (Cl 9))) (Cl 84)) (Cl 80)) (Cl 9)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75)))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)) (Cl 85))) (Cl 85)));
  ((Im (At 42) Fa), (Sp 42 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 40 (Sp 44 (Cl 83) (Sp 41 (Cl 85) (Sp 45 (Sp 49 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 80)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)) (Cl 86)))]
 (Sp 24 (Sp 11 (Cl 50) (Sp 19 (Sp 20 (Sp 129 (Sp 23 (Sp 21 (Cl 70) (Sp 112 (Sp 143 (Sp 144 (Sp 26 (Sp 25 (Sp 40 (Sp 42 (Cl 86) (Sp 45 (Sp 49 (Cl 9) (Cl 9)) (Cl 9))) (Cl 80)) (Cl 6)) (Cl 31)) (Cl 18)) (Cl 79)) (Cl 75))) (Cl 61)) (Cl 51)) (Cl 5)) (Cl 5))) (Cl 46)) _
  (mex_blocking 1 m p x y P xs ys)
  W1
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((m * (xs n)) + n))))) n1)
  W3
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (P x1 y1)))) <= (p - 1)))))) X Y)
  W5
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))))) /\ (P x1 y1))) f1 f2)
  W7
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))))) /\ (P x1 y1))) g1 g2)
  W9
  W10
  W11
  (law_injection_2_2 (fun x1 y1 => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1))) (fun x1 y1 => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) (X + 1) (0) (Y + 1))
  W13
  W14
  W15
  (law_injection_2_2 (fun x1 y1 => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1))) (fun x1 y1 => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) (X + 1) (0) (Y + 1))
  (thy_remark_1 (ys n1) m (xs n1) n1)
  (thy_remark_2 ct0 X)
  (thy_remark_2 ct1 Y)
  (thy_remark_3 )
  (thy_remark_4 cs0 X)
  (thy_remark_5 ct0 X)
  (thy_remark_6 at0 X at1 Y)
  (thy_remark_7 cs0 X)
  (thy_remark_8 at1 Y X at0)
  (thy_remark_9 Y cs1)
  (thy_remark_4 cs1 Y)
  (thy_remark_10 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)))) p (card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)))))
  (thy_remark_11 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < 1)) /\ ((- ((X - x1) - (Y - y1))) < 1)))) /\ (P x1 y1)))) p (card2 (fun (x1 : Z) (y1 : Z) => (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (P x1 y1)))))
  (thy_remark_12 ct0 X)
  (thy_remark_9 Y ct1)
  (thy_remark_5 ct1 Y)
  (thy_remark_9 X ct0)
  (thy_remark_6 f1 X f2 Y)
  (thy_remark_13 X f1 Y f2)
  (thy_remark_14 cs1 Y)
  (thy_remark_9 X cs0)
  (thy_remark_4 ct1 Y)
).
vm_compute; reflexivity.
Qed.
