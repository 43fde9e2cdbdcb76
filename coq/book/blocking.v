From Wythoff.book Require Import Prelude Definitions algebra play counting mex rows games.
Open Scope Z_scope.

Lemma thy_blocking_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = ((((x5 + 1) - x6) * x2) + (x6 * x7))) -> (~ ((x3 - (((x5 + 1) - x6) * x1)) = (x6 * x7))) -> ((x6 * x1) = (x6 * x2)) -> ((x5 * x1) = (x5 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_2 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_3 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x1)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (0 <= (x4 - x2)) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_5 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 = x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 = x3) -> (x3 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 = 0) -> (~ (x3 <= x4)) -> (x5 = x2) -> (x3 = x5) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (~ ((x6 - (((x2 + 1) - x3) * x7)) = (x3 * x5))) -> ((x3 * x7) = (x3 * x4)) -> ((x2 * x7) = (x2 * x4)) -> (x6 = x1) -> (x7 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (x2 = 0) -> (x3 = x2) -> (x4 = x3) -> (~ (x4 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (~ (1 <= x4)) -> (x6 = 0) -> (~ ((x7 - (((x2 + 1) - x3) * x8)) = (x3 * x5))) -> (x8 <= x7) -> ((x3 * x8) = (x3 * x4)) -> ((x2 * x8) = (x2 * x4)) -> (x1 = x6) -> (x8 = x1) -> (x7 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= (x1 - x2)) -> (x3 <= x4) -> (x3 = x1) -> (~ (x4 = x5)) -> (x4 = x2) -> (x1 = x5) -> False.
Proof. thy. Qed.
Lemma thy_blocking_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (1 <= x3) -> (x1 = x4) -> (x2 = x5) -> (x3 <= (x4 - x5)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (x1 = x3) -> (x2 = x4) -> (1 <= (x3 - x4)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_14 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (- x2)) -> (x2 = x3) -> (~ (x3 = (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_15 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (x2 <= (-1))) -> (~ (x1 = 0)) -> (x2 = (- x3)) -> (x3 = x1) -> False.
Proof. thy. Qed.
(* The signed index of a pair can be computed from its coordinates: n = (y_n - (m + 1 - l)x_n) / l. *)
Lemma pair_code : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) ->
  ((((0 <= (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))) /\ (x = (xs (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) /\ (y = (ys (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) \/ ((((ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) <= (-1)) /\ (x = (ys (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))) /\ (y = (xs (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))))).
Proof.
intros l m p x y xs ys.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some (0 <= (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))) (Nd (Some (x = (xs (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) (Nd (Some ((ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) <= (-1))) (Nd (Some (0 <= n0)) (Nd (Some (1 <= m)) (Nd (Some ((y - (((m + 1) - l) * x)) = (l * n0))) Lf Lf) (Nd (Some (n0 = (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) Lf Lf)) (Nd (Some (0 <= ((ys n0) - (xs n0)))) (Nd (Some ((m * x) = (m * (xs n0)))) Lf Lf) Lf)) (Nd (Some (y = (xs n0))) (Nd (Some (l = (m + 1))) (Nd (Some (x <= y)) Lf Lf) Lf) (Nd (Some (m <= ((ys n0) - (xs n0)))) (Nd (Some ((xs n0) = (xs (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) Lf Lf) Lf))) (Nd (Some (y = (xs (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))) (Nd (Some (y = (ys n0))) (Nd (Some (1 <= l)) (Nd (Some ((x - (((m + 1) - l) * y)) = (l * n0))) Lf Lf) (Nd (Some ((xs n0) = (xs (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))) Lf Lf)) (Nd (Some (1 <= ((ys n0) - (xs n0)))) (Nd (Some ((m * y) = (m * (xs n0)))) Lf Lf) Lf)) (Nd (Some (0 <= (xs n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some ((ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) = (- (ediv (x - (((m + 1) - l) * y)) l)))) Lf Lf) Lf) (Nd (Some ((xs 0) = 0)) (Nd (Some ((ys n0) = (ys 0))) Lf Lf) Lf)))) (Nd (Some (y = (ys (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) (Nd (Some (x = (ys (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))) (Nd (Some (x = (xs n0))) (Nd (Some (2 <= p)) (Nd (Some ((ediv (y - (((m + 1) - l) * x)) l) = n0)) Lf Lf) (Nd (Some ((ys n0) = (ys (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))) Lf Lf)) (Nd (Some (1 <= n0)) (Nd (Some ((l * y) = (l * (xs n0)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (2 <= m)) (Nd (Some ((ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) = (ediv (y - (((m + 1) - l) * x)) l))) Lf Lf) Lf) (Nd (Some (l <= ((ys n0) - (xs n0)))) (Nd (Some (n0 = 0)) Lf Lf) Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (x = (ys n0))) (Nd (Some (l <= m)) (Nd (Some ((ediv (x - (((m + 1) - l) * y)) l) = n0)) Lf Lf) Lf) (Nd (Some (1 <= (xs n0))) (Nd (Some (n0 = (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))) Lf Lf) Lf)) (Nd (Some ((ys n0) = ((((m + 1) - l) * (xs n0)) + (l * n0)))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some ((l * x) = (l * (xs n0)))) Lf Lf) Lf) (Nd (Some ((ys 0) = 0)) (Nd (Some ((ys n0) = (ys (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))) Lf Lf) Lf)))))
 [(Im (At 7) (An (At 8) (Or (An (At 9) (At 10)) (An (At 11) (At 12)))));
 (Im (At 13) (Im (At 8) (An (At 14) (At 15))));
 (Im (An (An (An (At 16) (At 17)) (At 18)) (Or (At 19) (An (At 20) (At 21)))) (Im (At 13) (Im (At 22) (Im (At 23) (Im (At 8) (An (An (An (At 24) (Im (At 25) (At 26))) (Im (At 27) (At 28))) (Im (At 25) (Or (At 29) (At 28)))))))));
 (Im (An (An (An (At 16) (At 17)) (At 18)) (Or (At 19) (An (At 20) (At 21)))) (Im (At 13) (Im (At 22) (Im (At 23) (An (At 30) (At 31))))));
 (Im (At 18) (Im (At 32) (At 33)));
 (Im (At 18) (Im (At 34) (At 35)));
 (Im (At 36) (At 37));
 (Im (No (At 36)) (At 38));
 (Im (At 9) (At 39));
 (Im (At 9) (At 40));
 (Im (At 12) (At 41));
 (Im (At 12) (At 42));
 (Im (At 9) (Im (At 10) (Im (At 15) (Im (No (At 32)) (Im (At 39) (Im (At 40) Fa))))));
 (Im (At 43) (At 44));
 (Im (At 45) (At 46));
 (Im (At 8) (Im (No (At 25)) (Im (No (At 45)) Fa)));
 (Im (At 37) (Im (No (At 43)) (Im (At 33) Fa)));
 (Im (At 9) (Im (At 10) (Im (At 24) (Im (No (At 36)) Fa))));
 (Im (At 9) (Im (No (At 2)) (Im (At 44) Fa)));
 (Im (At 8) (Im (At 37) (Im (At 33) (Im (No (At 1)) Fa))));
 (Im (At 14) (Im (At 31) (Im (No (At 36)) (Im (At 46) (Im (At 11) (Im (At 12) Fa))))));
 (Im (At 15) (Im (No (At 34)) (Im (At 41) (Im (At 42) (Im (At 11) (Im (At 12) Fa))))));
 (Im (At 14) (Im (No (At 27)) (Im (At 31) (Im (At 46) (Im (At 11) (Im (No (At 9)) Fa))))));
 (Im (At 15) (Im (No (At 27)) (Im (At 31) (Im (No (At 32)) (Im (At 36) (Im (At 39) (Im (At 40) (Im (At 46) (Im (At 11) (Im (At 12) Fa))))))))));
 (Im (At 43) (At 47));
 (Im (At 24) (Im (At 36) (Im (At 11) (Im (No (At 3)) (Im (At 12) (Im (At 47) Fa))))));
 (Im (At 36) (Im (At 16) (Im (At 11) (Im (At 12) (Im (At 28) Fa)))));
 (Im (At 36) (Im (At 11) (Im (At 12) (Im (At 26) Fa))));
 (Im (At 48) (At 49));
 (Im (At 38) (Im (At 35) (Im (No (At 48)) Fa)));
 (Im (At 11) (Im (No (At 5)) (Im (At 49) Fa)));
 (Im (At 48) (At 50));
 (Im (At 12) (Im (No (At 6)) (Im (At 50) Fa)));
 (Im (At 8) (Im (No (At 4)) (Im (No (At 45)) (Im (At 38) (Im (At 35) Fa)))));
 (Im (At 10) (Im (No (At 3)) (Im (At 47) Fa)));
 (An (An (An (At 16) (At 17)) (At 18)) (Or (At 19) (An (At 20) (At 21))));
 (At 13);
 (At 22);
 (At 23);
 (At 7)]
 (Or (An (An (At 1) (At 2)) (At 3)) (An (An (At 4) (At 5)) (At 6)))
 (Sp 16 (Sp 17 (Sp 18 (Sp 13 (Sp 22 (Sp 23 (Sp 7 (Sp 8 (Sp 14 (Sp 15 (Sp 12 (Sp 41 (Sp 42 (Sp 11 (Sp 34 (Sp 35 (Sp 36 (Sp 37 (Sp 28 (Cl 28) (Sp 26 (Cl 29) (Sp 45 (Sp 46 (Sp 33 (Sp 43 (Sp 1 (Sp 44 (Sp 47 (Sp 19 (Sp 24 (Sp 25 (Cl 4) (Sp 27 (Cl 4) (Sp 30 (Sp 31 (Sp 3 (Sp 9 (Sp 2 (Cl 1) (Cl 20)) (Cl 24)) (Cl 27)) (Cl 5)) (Cl 5)))) (Cl 4)) (Sp 20 (Sp 21 (Sp 24 (Sp 25 (Cl 4) (Sp 27 (Cl 4) (Sp 30 (Sp 31 (Sp 3 (Sp 9 (Sp 2 (Cl 1) (Cl 20)) (Cl 24)) (Cl 27)) (Cl 5)) (Cl 5)))) (Cl 4)) (Cl 37)) (Cl 37))) (Cl 26)) (Cl 15)) (Cl 21)) (Cl 18)) (Sp 32 (Cl 6) (Sp 31 (Sp 19 (Sp 24 (Sp 25 (Cl 4) (Sp 27 (Cl 4) (Sp 9 (Sp 39 (Sp 40 (Cl 25) (Cl 11)) (Cl 10)) (Cl 24)))) (Cl 4)) (Sp 20 (Sp 21 (Sp 24 (Sp 25 (Cl 4) (Sp 27 (Cl 4) (Sp 9 (Sp 39 (Sp 40 (Cl 25) (Cl 11)) (Cl 10)) (Cl 24)))) (Cl 4)) (Cl 37)) (Cl 37))) (Sp 19 (Cl 5) (Sp 20 (Sp 21 (Cl 5) (Cl 37)) (Cl 37)))))) (Cl 16)) (Sp 25 (Sp 19 (Cl 4) (Sp 20 (Sp 21 (Cl 4) (Cl 37)) (Cl 37))) (Cl 17))))) (Cl 8)) (Sp 38 (Sp 48 (Sp 49 (Sp 50 (Sp 5 (Sp 6 (Sp 4 (Cl 1) (Sp 45 (Sp 46 (Sp 31 (Cl 22) (Sp 19 (Cl 5) (Sp 20 (Sp 21 (Cl 5) (Cl 37)) (Cl 37)))) (Cl 16)) (Cl 35))) (Cl 34)) (Cl 32)) (Cl 33)) (Cl 30)) (Cl 31)) (Cl 9))) (Cl 7)) (Cl 23)) (Sp 9 (Sp 10 (Sp 39 (Sp 40 (Sp 32 (Sp 33 (Sp 43 (Sp 44 (Sp 47 (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Sp 37 (Cl 21) (Sp 36 (Cl 8) (Sp 24 (Cl 19) (Sp 19 (Cl 4) (Sp 20 (Sp 21 (Cl 4) (Cl 37)) (Cl 37))))))) (Cl 36)) (Cl 20)) (Cl 26)) (Cl 15)) (Sp 37 (Cl 18) (Sp 36 (Cl 8) (Sp 24 (Cl 19) (Sp 19 (Cl 4) (Sp 20 (Sp 21 (Cl 4) (Cl 37)) (Cl 37))))))) (Cl 6)) (Cl 14)) (Cl 11)) (Cl 10)) (Cl 2)) (Cl 2))) (Cl 13)) (Cl 12)) (Sp 9 (Sp 10 (Sp 39 (Sp 40 (Sp 32 (Sp 33 (Sp 43 (Sp 44 (Sp 47 (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Sp 37 (Cl 21) (Sp 36 (Cl 8) (Sp 24 (Cl 19) (Sp 19 (Cl 4) (Sp 20 (Sp 21 (Cl 4) (Cl 37)) (Cl 37))))))) (Cl 36)) (Cl 20)) (Cl 26)) (Cl 15)) (Sp 37 (Cl 18) (Sp 36 (Cl 8) (Sp 24 (Cl 19) (Sp 19 (Cl 4) (Sp 20 (Sp 21 (Cl 4) (Cl 37)) (Cl 37))))))) (Cl 6)) (Cl 14)) (Cl 11)) (Cl 10)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 37)) (Cl 37)) _
  W0
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) n0)
  (mex_above l m n0 p xs ys)
  (mex_zero l m p xs ys)
  (exact_division (y - (((m + 1) - l) * x)) l n0)
  (exact_division (x - (((m + 1) - l) * y)) l n0)
  (ite_true (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))
  (ite_false (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))
  (eq_mul l x (xs n0))
  (eq_mul m x (xs n0))
  (eq_mul l y (xs n0))
  (eq_mul m y (xs n0))
  (thy_blocking_1 x (xs n0) y (ys n0) m l n0)
  (fun eq__0 => cg1 xs n0 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) eq__0)
  (fun eq__0 => cg1 ys n0 0 eq__0)
  (thy_blocking_2 n0)
  (thy_blocking_3 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) (ediv (y - (((m + 1) - l) * x)) l) n0)
  (thy_blocking_4 x (xs n0) y (ys n0))
  (thy_blocking_5 x (xs n0) (xs (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))
  (thy_blocking_6 n0 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) (ediv (y - (((m + 1) - l) * x)) l))
  (thy_blocking_7 (xs n0) (ys 0) x y (ys n0))
  (thy_blocking_8 (ys n0) m l (xs n0) n0 x y)
  (thy_blocking_9 (xs n0) (ys 0) (ys n0) x)
  (thy_blocking_10 (ys n0) m l (xs n0) n0 (ys 0) y x)
  (fun eq__0 => cg1 ys n0 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) eq__0)
  (thy_blocking_11 (ys n0) (xs n0) x y (ys (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))
  (thy_blocking_12 x y m (ys n0) (xs n0))
  (thy_blocking_13 x y (ys n0) (xs n0))
  (fun eq__0 => cg1 ys n0 (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))) eq__0)
  (thy_blocking_14 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) (ediv (x - (((m + 1) - l) * y)) l) n0)
  (thy_blocking_5 x (ys n0) (ys (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))
  (fun eq__0 => cg1 xs n0 (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))) eq__0)
  (thy_blocking_5 y (xs n0) (xs (- (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))))))
  (thy_blocking_15 n0 (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l))) (ediv (x - (((m + 1) - l) * y)) l))
  (thy_blocking_5 y (ys n0) (ys (ite (x <= y) (ediv (y - (((m + 1) - l) * x)) l) (- (ediv (x - (((m + 1) - l) * y)) l)))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_16 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_17 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
(* The pair with signed index z is a pair. *)
Lemma pair_listed : forall (x : Z) (y : Z) (z : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((0 <= z) /\ (x = (xs z))) /\ (y = (ys z))) \/ (((z <= (-1)) /\ (x = (ys (- z)))) /\ (y = (xs (- z))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))).
Proof.
intros x y z xs ys.
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (0 <= z)) (Nd (Some (y = (ys z))) (Nd (Some (x = (xs (- z)))) Lf Lf) (Nd (Some (z <= (-1))) Lf Lf)) (Nd (Some (y = (xs z))) (Nd (Some (x = (ys (- z)))) Lf Lf) Lf)) (Nd (Some (x = (xs z))) (Nd (Some (x = (ys z))) (Nd (Some (y = (ys (- z)))) Lf Lf) Lf) (Nd (Some (0 <= (- z))) (Nd (Some (y = (xs (- z)))) Lf Lf) Lf)))
 [(Im (An (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6)))) (At 1));
 (Im (An (At 7) (Or (An (At 8) (At 9)) (An (At 10) (At 11)))) (At 1));
 (Im (At 2) (Im (At 12) Fa));
 (Im (No (At 2)) (Im (No (At 7)) Fa));
 (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 12) (At 10)) (At 11)))]
 (At 1)
 (Sp 1 (Cl 1) (Sp 12 (Sp 2 (Cl 4) (Sp 10 (Sp 11 (Sp 7 (Cl 3) (Cl 5)) (Cl 6)) (Cl 6))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 6)) (Cl 6)) (Cl 6)))) _
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) z)
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) (- z))
  (thy_blocking_16 z)
  (thy_blocking_17 z)
).
vm_compute; reflexivity.
Qed.

(* The set of pairs {x_n, y_n} is symmetric. *)
Lemma mex_mirror : forall (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (xs n_pair)) /\ (x = (ys n_pair))) \/ ((y = (ys n_pair)) /\ (x = (xs n_pair)))))).
Proof.
intros x y xs ys.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (xs n_pair)) /\ (x = (ys n_pair))) \/ ((y = (ys n_pair)) /\ (x = (xs n_pair))))))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (x = (xs n0))) Lf Lf) (Nd (Some (x = (ys n0))) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (y = (ys n0))) Lf Lf) (Nd (Some (y = (xs n0))) Lf Lf)))
 [(Im (At 2) (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))));
 (Im (An (At 3) (Or (An (At 7) (At 6)) (An (At 5) (At 4)))) (At 1));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 7 (Sp 6 (Cl 3) (Sp 4 (Sp 5 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 5 (Cl 3) (Cl 2)) (Cl 2))) (Cl 2))) (Cl 4)) _
  W0
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((y = (xs n_pair)) /\ (x = (ys n_pair))) \/ ((y = (ys n_pair)) /\ (x = (xs n_pair)))))) n0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_18 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x1 = x3) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_20 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 < x1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (1 <= x1)) -> (x2 = x1) -> (0 <= x3) -> (x2 = x4) -> (x3 = x5) -> (1 <= (x4 - x5)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_22 : forall (x1 : Z) (x2 : Z), (~ (x1 < (- x2))) -> (~ ((- x1) < x2)) -> (~ (x1 = (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= (x1 - x2)) -> (x3 = x2) -> (x3 = x4) -> (x1 < x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (x2 = x3) -> (x2 = x4) -> (x1 <= (x5 - x3)) -> (x5 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_25 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_26 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((- x1) < x2)) -> (0 <= x2) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x1 = x3) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_28 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 < x3) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_29 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_30 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 = x3) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (1 <= x1) -> (x2 = x3) -> (x4 = x5) -> (x1 <= (x6 - x7)) -> (1 <= (x3 - x5)) -> (x4 = x6) -> (x2 < x7) -> False.
Proof. thy. Qed.
Lemma thy_blocking_32 : forall (x1 : Z) (x2 : Z), (~ (x1 < (- x2))) -> (x2 <= (-1)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
(* If the rook moves from (x_n, y_n) to the pair with signed index z, it moves in the row, and -n < z < n. *)
Lemma mex_only_row : forall (l : Z) (m : Z) (n : Z) (p : Z) (x : Z) (y : Z) (z : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  ((((x = (xs n)) /\ (0 <= y)) /\ (y < (ys n))) \/ (((y = (ys n)) /\ (0 <= x)) /\ (x < (xs n)))) ->
  ((((0 <= z) /\ (x = (xs z))) /\ (y = (ys z))) \/ (((z <= (-1)) /\ (x = (ys (- z)))) /\ (y = (xs (- z))))) ->
  (((x = (xs n)) /\ ((- n) < z)) /\ (z < n)).
Proof.
intros l m n p x y z xs ys.
refine (refute (Nd (Some (x = (xs n))) (Nd (Some ((- n) < z)) (Nd (Some (1 <= m)) (Nd (Some (l = (m + 1))) (Nd (Some (n < z)) (Nd (Some (l <= ((ys (- z)) - (xs (- z))))) Lf Lf) Lf) (Nd (Some (m <= ((ys n) - (xs n)))) (Nd (Some (y = (xs (- z)))) Lf Lf) Lf)) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (xs n_))) -> (p <= (card1 (fun (z_ : Z) => ((((- n_) < z_) /\ (z_ < n_)) /\ (((0 <= z_) /\ ((xs z_) = r)) \/ ((z_ <= (-1)) /\ ((ys (- z_)) = r)))))))))) (Nd (Some (0 <= ((ys n) - (xs n)))) (Nd (Some (n = z)) Lf Lf) Lf) (Nd (Some (1 <= (- z))) (Nd (Some (x < (xs n))) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((0 <= (xs n_)) /\ ((ys n_) = ((((m + 1) - l) * (xs n_)) + (l * n_))))))) (Nd (Some (n < (- z))) (Nd (Some (y < (ys n))) Lf Lf) Lf) (Nd (Some (0 <= (- z))) (Nd (Some ((ys n) = (ys (- z)))) Lf Lf) Lf)) (Nd (Some ((ys z) < (ys n))) (Nd (Some (1 <= ((ys n) - (xs n)))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (1 <= (xs (- z)))) (Nd (Some (x = (xs z))) Lf Lf) Lf)))) (Nd (Some (z < n)) (Nd (Some (2 <= p)) (Nd (Some (2 <= m)) (Nd (Some ((ys n) < (ys z))) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some (l <= ((ys n) - (xs n)))) (Nd (Some (n = (- z))) Lf Lf) Lf)) (Nd (Some (0 <= z)) (Nd (Some (1 <= n)) (Nd (Some ((ys n) = (ys z))) Lf Lf) Lf) (Nd (Some (1 <= ((ys (- z)) - (xs (- z))))) (Nd (Some ((xs n) = (xs z))) Lf Lf) Lf))) (Nd (Some (l <= m)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((card1 (fun (z_ : Z) => ((((- n_) < z_) /\ (z_ < n_)) /\ (((0 <= z_) /\ ((xs z_) = (xs n_))) \/ ((z_ <= (-1)) /\ ((ys (- z_)) = (xs n_))))))) <= (p - 1))))) (Nd (Some ((ys n) < (ys (- z)))) (Nd (Some (y = (ys z))) Lf Lf) Lf) (Nd (Some (0 <= ((ys (- z)) - (xs (- z))))) (Nd (Some (0 <= x)) Lf Lf) Lf)) (Nd (Some (0 <= n)) (Nd (Some (1 <= (xs n))) (Nd (Some (x = (ys (- z)))) Lf Lf) Lf) (Nd (Some (m <= ((ys (- z)) - (xs (- z))))) (Nd (Some (y = (ys n))) Lf Lf) Lf)))))
 [(Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 3) (At 14)))))));
 (Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 15) (Im (At 16) (At 17)))))));
 (Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 15) (Im (At 18) (At 19)))))));
 (Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 15) (An (An (An (At 20) (Im (At 21) (At 22))) (Im (At 23) (At 24))) (Im (At 21) (Or (At 25) (At 24)))))))));
 (Im (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9)))) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 26) (An (An (An (At 27) (Im (At 28) (At 29))) (Im (At 30) (At 31))) (Im (At 28) (Or (At 32) (At 31)))))))));
 (Im (No (At 13)) (Im (No (At 28)) Fa));
 (Im (At 13) (Im (At 33) Fa));
 (Im (No (At 13)) (Im (No (At 26)) Fa));
 (Im (At 34) (Im (At 35) (Im (At 17) Fa)));
 (Im (At 36) (At 37));
 (Im (No (At 16)) (Im (No (At 3)) (Im (No (At 36)) Fa)));
 (Im (No (At 23)) (Im (At 1) (Im (At 38) (Im (At 39) (Im (At 40) (Im (At 29) Fa))))));
 (Im (At 41) (At 42));
 (Im (No (At 18)) (Im (No (At 2)) (Im (No (At 41)) Fa)));
 (Im (At 20) (Im (At 1) (Im (At 39) (Im (At 19) Fa))));
 (Im (At 4) (Im (At 1) (Im (At 39) (Im (At 24) (Im (At 42) Fa)))));
 (Im (No (At 23)) (Im (At 43) (Im (At 44) Fa)));
 (Im (No (At 16)) (Im (No (At 2)) (Im (At 13) (Im (No (At 36)) Fa))));
 (Im (At 34) (Im (At 35) (Im (At 37) Fa)));
 (Im (At 36) (At 45));
 (Im (At 46) (Im (At 44) (Im (At 45) Fa)));
 (Im (At 35) (Im (At 17) (Im (At 47) Fa)));
 (Im (At 35) (Im (At 47) (Im (At 14) Fa)));
 (Im (At 4) (Im (At 39) (Im (At 40) (Im (At 24) (Im (At 29) (Im (At 47) (Im (At 44) Fa)))))));
 (Im (No (At 18)) (Im (At 33) (Im (No (At 3)) Fa)));
 (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (An (At 8) (At 9))));
 (At 10);
 (At 11);
 (At 12);
 (At 15);
 (Or (An (An (At 1) (At 38)) (At 34)) (An (An (At 47) (At 43)) (At 44)));
 (Or (An (An (At 13) (At 46)) (At 35)) (An (An (At 33) (At 39)) (At 40)))]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 6 (Sp 10 (Sp 11 (Sp 12 (Sp 15 (Sp 33 (Sp 13 (Cl 8) (Sp 39 (Sp 40 (Sp 28 (Sp 26 (Sp 34 (Sp 7 (Sp 20 (Sp 27 (Sp 29 (Sp 1 (Sp 19 (Cl 16) (Sp 18 (Cl 4) (Sp 3 (Sp 2 (Cl 1) (Sp 41 (Sp 42 (Sp 24 (Cl 17) (Sp 23 (Cl 5) (Sp 38 (Cl 13) (Sp 47 (Sp 43 (Sp 44 (Cl 18) (Cl 32)) (Cl 32)) (Cl 32))))) (Cl 14)) (Cl 15))) (Cl 26)))) (Sp 47 (Sp 43 (Sp 44 (Sp 24 (Cl 25) (Sp 23 (Cl 5) (Cl 18))) (Cl 32)) (Cl 32)) (Cl 32))) (Cl 6)) (Cl 6)) (Cl 5)) (Sp 8 (Sp 9 (Sp 20 (Sp 27 (Sp 29 (Sp 1 (Sp 19 (Cl 16) (Sp 18 (Cl 4) (Sp 3 (Sp 2 (Cl 1) (Sp 41 (Sp 42 (Sp 24 (Cl 17) (Sp 23 (Cl 5) (Sp 38 (Cl 13) (Sp 47 (Sp 43 (Sp 44 (Cl 18) (Cl 32)) (Cl 32)) (Cl 32))))) (Cl 14)) (Cl 15))) (Cl 26)))) (Sp 47 (Sp 43 (Sp 44 (Sp 24 (Cl 25) (Sp 23 (Cl 5) (Cl 18))) (Cl 32)) (Cl 32)) (Cl 32))) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 27)) (Cl 27))) (Sp 47 (Sp 43 (Sp 44 (Sp 23 (Sp 29 (Sp 24 (Cl 25) (Sp 7 (Cl 5) (Sp 8 (Sp 9 (Cl 5) (Cl 27)) (Cl 27)))) (Sp 7 (Cl 6) (Sp 8 (Sp 9 (Cl 6) (Cl 27)) (Cl 27)))) (Cl 18)) (Cl 32)) (Cl 32)) (Cl 32))) (Cl 9)) (Cl 7)) (Cl 33)) (Cl 33))) (Sp 13 (Sp 46 (Sp 35 (Sp 36 (Sp 37 (Sp 45 (Sp 34 (Cl 20) (Sp 44 (Cl 22) (Cl 32))) (Cl 21)) (Cl 11)) (Sp 17 (Sp 34 (Cl 10) (Sp 47 (Cl 23) (Cl 32))) (Sp 7 (Sp 16 (Cl 3) (Sp 3 (Sp 2 (Sp 14 (Sp 1 (Cl 1) (Sp 47 (Cl 24) (Cl 32))) (Cl 2)) (Cl 19)) (Cl 12))) (Sp 8 (Sp 9 (Sp 16 (Cl 3) (Sp 3 (Sp 2 (Sp 14 (Sp 1 (Cl 1) (Sp 47 (Cl 24) (Cl 32))) (Cl 2)) (Cl 19)) (Cl 12))) (Cl 27)) (Cl 27))))) (Cl 33)) (Cl 33)) (Cl 33))) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 27)) (Cl 27)) _
  (mex_y_strict z n l m p xs ys)
  (mex_y_strict n z l m p xs ys)
  (mex_y_strict n (- z) l m p xs ys)
  (mex_above l m n p xs ys)
  (mex_above l m (- z) p xs ys)
  (thy_blocking_18 z)
  (thy_blocking_16 z)
  (thy_blocking_17 z)
  (thy_blocking_19 y (ys n) (ys z))
  (fun eq__0 => cg1 ys n z eq__0)
  (thy_blocking_20 n z)
  (thy_blocking_21 (xs n) x y (ys (- z)) (xs (- z)))
  (fun eq__0 => cg1 ys n (- z) eq__0)
  (thy_blocking_22 n z)
  (thy_blocking_23 (ys n) (xs n) x (ys (- z)))
  (thy_blocking_24 m x (xs n) (ys (- z)) (ys n))
  (thy_blocking_25 (xs n) x)
  (thy_blocking_26 n z)
  (thy_blocking_27 y (ys n) (ys z))
  (fun eq__0 => cg1 xs n z eq__0)
  (thy_blocking_28 x (xs z) (xs n))
  (thy_blocking_29 y (ys z) (ys n))
  (thy_blocking_30 y (ys z) (ys n))
  (thy_blocking_31 m x (ys (- z)) y (xs (- z)) (ys n) (xs n))
  (thy_blocking_32 n z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_33 : forall (x1 : Z) (x2 : Z), ((- x1) < x2) -> (~ ((- x1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x2 = x4) -> (x3 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x1 = x3)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 = x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_39 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 <= (-1)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_40 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x2 <= (-1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_41 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_42 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x1) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_44 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((- x1) = (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_45 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x2 = x3)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x1) -> (x3 = x4) -> (~ (x4 = x2)) -> False.
Proof. thy. Qed.
(* (A): at most p - 1 of the l-roob-type options of (x_n, y_n) are pairs: as often was x_n taken before n. *)
Lemma mex_few_low : forall (l : Z) (m : Z) (n : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  (x = (xs n)) ->
  (y = (ys n)) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1)).
Proof.
intros l m n p x y xs ys.
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> ((((- n) < (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) /\ ((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) < n)) /\ (((0 <= (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) /\ ((xs (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) = (xs n))) \/ (((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) <= (-1)) /\ ((ys (- (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))))) = (xs n)))))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < l)) /\ ((- ((x - x1_other) - (y - y1_other))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (xs n_pair)) /\ (y1_other = (ys n_pair))) \/ ((x1_other = (ys n_pair)) /\ (y1_other = (xs n_pair)))))))) /\ ((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) = (ite (x1_other <= y1_other) (ediv (y1_other - (((m + 1) - l) * x1_other)) l) (- (ediv (x1_other - (((m + 1) - l) * y1_other)) l))))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W1]]]].
destruct (wit_all1 (fun z => (((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))) -> (((- n) <= z) /\ (z < n))))) as [B1 W2].
refine (refutes (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some ((xs (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l)))) = (xs n))) (Nd (Some (0 <= O4)) (Nd (Some (A2 = (ys (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l)))))) Lf Lf) Lf) (Nd (Some (0 <= B1)) (Nd (Some (O4 = (ys (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))) Lf Lf) Lf)) (Nd (Some (0 <= O1)) (Nd (Some ((- ((x - O3) - (y - O4))) < l)) (Nd (Some (0 <= (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))) Lf Lf) Lf) (Nd (Some (1 <= l)) (Nd (Some (x = (xs n))) Lf Lf) Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (xs n_pair)) /\ (A2 = (ys n_pair))) \/ ((A1 = (ys n_pair)) /\ (A2 = (xs n_pair))))))) (Nd (Some (O1 = x)) (Nd (Some (O3 < x)) (Nd (Some (A1 = (xs n))) Lf Lf) Lf) (Nd (Some ((- n) <= B1)) (Nd (Some ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))) Lf Lf) Lf)) (Nd (Some (((x - O1) - (y - O2)) < l)) (Nd (Some (O2 = O4)) (Nd (Some (O1 = (ys (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((ys (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))) = (ys (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))) Lf Lf) Lf)))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < l)) (Nd (Some ((ys (- (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))) = (xs n))) (Nd (Some (O4 = y)) (Nd (Some (A2 = (xs (- (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))))) Lf Lf) Lf) (Nd (Some (B1 <= (-1))) (Nd (Some (O3 = (ys (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))) Lf Lf) Lf)) (Nd (Some (O1 <= x)) (Nd (Some ((ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) = (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))) (Nd (Some (O2 = (ys (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))))) Lf Lf) Lf) (Nd (Some (l = (m + 1))) (Nd (Some ((- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) = (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))) Lf Lf) Lf))) (Nd (Some ((ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))) < n)) (Nd (Some (O2 < y)) (Nd (Some (O4 <= y)) (Nd (Some (A2 = (ys n))) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some ((xs (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) = (xs (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))) Lf Lf) Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O1 = (xs n_pair)) /\ (O2 = (ys n_pair))) \/ ((O1 = (ys n_pair)) /\ (O2 = (xs n_pair))))))) (Nd (Some ((- n) < B1)) (Nd (Some (0 <= (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf))))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some ((ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))) <= (-1))) (Nd (Some (O4 < y)) (Nd (Some (A1 = (ys (- (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))))) Lf Lf) Lf) (Nd (Some ((xs B1) = (xs n))) (Nd (Some ((ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))) <= (-1))) Lf Lf) Lf)) (Nd (Some (O1 < x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O3 = (xs n_pair)) /\ (O4 = (ys n_pair))) \/ ((O3 = (ys n_pair)) /\ (O4 = (xs n_pair))))))) (Nd (Some (O1 = (xs (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))))) Lf Lf) Lf) (Nd (Some (l <= m)) (Nd (Some (y = (ys n))) Lf Lf) Lf))) (Nd (Some ((- n) < (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))) (Nd (Some (0 <= O2)) (Nd (Some (O3 <= x)) (Nd (Some (A2 < (ys n))) Lf Lf) Lf) (Nd (Some (forall (z : Z), (((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))) -> (((- n) <= z) /\ (z < n))))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))))) Lf Lf) Lf)) (Nd (Some ((- ((x - O1) - (y - O2))) < l)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < l)) /\ ((- ((x - x1_other) - (y - y1_other))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (xs n_pair)) /\ (y1_other = (ys n_pair))) \/ ((x1_other = (ys n_pair)) /\ (y1_other = (xs n_pair)))))))) /\ ((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) = (ite (x1_other <= y1_other) (ediv (y1_other - (((m + 1) - l) * x1_other)) l) (- (ediv (x1_other - (((m + 1) - l) * y1_other)) l))))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some (O2 = (xs (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf)))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < l)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> ((((- n) < (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) /\ ((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) < n)) /\ (((0 <= (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) /\ ((xs (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) = (xs n))) \/ (((ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))) <= (-1)) /\ ((ys (- (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l))))) = (xs n)))))))) (Nd (Some (0 <= O3)) (Nd (Some (0 <= n)) Lf Lf) Lf) (Nd (Some ((ys (- B1)) = (xs n))) (Nd (Some (O4 = (xs (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))) Lf Lf) Lf)) (Nd (Some (O2 <= y)) (Nd (Some (O1 = O3)) (Nd (Some ((ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) <= (-1))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some ((xs (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))) = (xs (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))) Lf Lf) Lf))) (Nd (Some (0 <= (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))) (Nd (Some (O2 = y)) (Nd (Some (((x - O3) - (y - O4)) < l)) (Nd (Some (A1 < (xs n))) Lf Lf) Lf) (Nd (Some (2 <= p)) (Nd (Some ((ys (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) = (ys (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))) Lf Lf) Lf)) (Nd (Some (O3 = x)) (Nd (Some (B1 < n)) (Nd (Some (O3 = (xs (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))) Lf Lf) Lf) (Nd (Some (A1 = (xs (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l)))))) Lf Lf))))))
 [(Im (Im (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (An (An (At 13) (At 14)) (Or (An (At 15) (At 16)) (An (At 17) (At 18))))) (At 19));
 (Im (Im (An (An (An (An (Or (An (An (At 20) (At 21)) (At 22)) (An (An (At 23) (At 24)) (At 25))) (No (An (An (An (An (An (An (At 24) (At 26)) (At 21)) (At 27)) (No (An (At 20) (At 23)))) (At 28)) (At 29)))) (At 30)) (An (An (Or (An (An (At 31) (At 32)) (At 33)) (An (An (At 34) (At 35)) (At 36))) (No (An (An (An (An (An (An (At 35) (At 37)) (At 32)) (At 38)) (No (An (At 31) (At 34)))) (At 39)) (At 40)))) (At 41))) (At 42)) (An (At 43) (At 44))) (At 45));
 (Im (Im (An (An (At 46) (At 47)) (Or (An (At 48) (At 49)) (An (At 50) (At 51)))) (An (At 52) (At 47))) (At 53));
 (Im (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59)))) (Im (At 60) (Im (At 61) (Im (At 62) (Im (At 12) (Or (An (An (At 15) (At 63)) (At 64)) (An (An (At 17) (At 65)) (At 66))))))));
 (Im (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59)))) (Im (At 60) (Im (At 61) (Im (At 62) (Im (At 67) (Im (Or (An (An (At 68) (At 3)) (At 69)) (An (An (At 70) (At 6)) (At 71))) (Im (Or (An (An (At 15) (At 63)) (At 64)) (An (An (At 17) (At 65)) (At 66))) (An (An (At 68) (At 13)) (At 14)))))))));
 (Im (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59)))) (Im (At 60) (Im (At 61) (Im (At 62) (Im (At 30) (Or (An (An (At 72) (At 73)) (At 74)) (An (An (At 75) (At 76)) (At 77))))))));
 (Im (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59)))) (Im (At 60) (Im (At 61) (Im (At 62) (Im (At 41) (Or (An (An (At 78) (At 79)) (At 80)) (An (An (At 81) (At 82)) (At 83))))))));
 (Im (At 61) (Im (At 67) (At 84)));
 (Im (An (An (At 19) (At 45)) (At 53)) (At 85));
 (Im (At 46) (Im (No (At 52)) Fa));
 (Im (At 42) (At 86));
 (Im (No (At 43)) (Im (At 73) (Im (At 79) (Im (At 86) Fa))));
 (Im (At 42) (At 87));
 (Im (At 74) (Im (At 80) (Im (No (At 44)) (Im (At 87) Fa))));
 (Im (At 84) (Im (No (At 1)) (Im (At 85) Fa)));
 (Im (At 88) (Im (No (At 68)) (Im (At 2) Fa)));
 (Im (No (At 69)) (Im (At 89) (Im (At 4) Fa)));
 (Im (At 42) (Im (At 75) (Im (At 78) Fa)));
 (Im (At 42) (Im (At 81) (Im (At 72) Fa)));
 (Im (No (At 70)) (Im (At 89) (Im (At 5) Fa)));
 (Im (At 88) (Im (At 7) (Im (No (At 71)) Fa)));
 (Im (At 88) (Im (At 7) (Im (At 68) Fa)));
 (Im (At 90) (At 91));
 (Im (At 90) (At 92));
 (Im (At 42) (Im (No (At 90)) Fa));
 (Im (No (At 43)) (Im (At 76) (Im (At 82) (Im (At 92) Fa))));
 (Im (At 63) (Im (No (At 16)) (Im (At 68) Fa)));
 (Im (At 88) (Im (At 2) (Im (At 65) (Im (No (At 18)) Fa))));
 (Im (At 77) (Im (At 83) (Im (No (At 44)) (Im (At 91) Fa))));
 (An (An (An (At 54) (At 55)) (At 56)) (Or (At 57) (An (At 58) (At 59))));
 (At 60);
 (At 61);
 (At 62);
 (At 67);
 (At 88);
 (At 89)]
 (At 1)
 [((Im (No (At 53)) Fa), (Sp 53 (Cl 38) (Sp 46 (Sp 47 (Sp 52 (Cl 4) (Cl 11)) (Cl 4)) (Cl 4))));
  ((Im (At 12) (Im (At 58) (Im (At 59) (Im (At 70) (Im (At 6) (Im (At 71) (Im (No (At 68)) (Im (No (At 15)) Fa)))))))), (Sp 12 (Sp 58 (Sp 59 (Sp 70 (Sp 6 (Sp 71 (Sp 68 (Cl 39) (Sp 15 (Cl 39) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 17 (Sp 65 (Sp 66 (Cl 6) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)))) (Cl 39)) (Cl 39)) (Cl 39)) (Cl 39)) (Cl 39)) (Cl 39)));
  ((Im (At 12) (Im (At 58) (Im (At 59) (Im (At 70) (Im (At 6) (Im (At 71) (Im (At 15) (Im (No (At 68)) (Im (No (At 66)) Fa))))))))), (Sp 12 (Sp 58 (Sp 59 (Sp 70 (Sp 6 (Sp 71 (Sp 15 (Sp 68 (Cl 40) (Sp 66 (Cl 40) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 63 (Sp 64 (Cl 6) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)))) (Cl 40)) (Cl 40)) (Cl 40)) (Cl 40)) (Cl 40)) (Cl 40)) (Cl 40)));
  ((Im (At 12) (Im (At 58) (Im (At 59) (Im (At 70) (Im (At 6) (Im (At 71) (Im (At 66) (Im (No (At 68)) (Im (No (At 64)) Fa))))))))), (Sp 12 (Sp 58 (Sp 59 (Sp 70 (Sp 6 (Sp 71 (Sp 66 (Sp 68 (Cl 41) (Sp 64 (Cl 41) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 17 (Sp 65 (Cl 6) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)))) (Cl 41)) (Cl 41)) (Cl 41)) (Cl 41)) (Cl 41)) (Cl 41)) (Cl 41)));
  ((Im (At 12) (Im (No (At 19)) (Im (At 58) (Im (At 59) (Im (No (At 68)) Fa))))), (Sp 12 (Sp 19 (Cl 42) (Sp 58 (Sp 59 (Sp 68 (Cl 42) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 89 (Sp 2 (Cl 17) (Sp 5 (Sp 6 (Sp 7 (Sp 70 (Sp 71 (Sp 15 (Sp 66 (Sp 64 (Sp 63 (Cl 6) (Sp 17 (Sp 65 (Cl 6) (Cl 5)) (Cl 5))) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 22)) (Cl 21)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 42)) (Cl 42))) (Cl 42)));
  ((Im (No (At 19)) (Im (At 2) (Im (At 58) (Im (At 59) (Im (At 68) (Im (At 3) (Im (At 69) (Im (At 66) (Im (At 17) (Im (At 65) Fa)))))))))), (Sp 19 (Cl 43) (Sp 2 (Sp 58 (Sp 59 (Sp 68 (Sp 3 (Sp 69 (Sp 66 (Sp 17 (Sp 65 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 13 (Sp 14 (Sp 18 (Cl 2) (Cl 29)) (Cl 6)) (Cl 6)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43))));
  ((Im (No (At 19)) (Im (At 12) (Im (At 68) (Im (At 58) (Im (At 59) (Im (At 3) (Im (At 69) (Im (At 64) (Im (No (At 65)) Fa))))))))), (Sp 19 (Cl 44) (Sp 12 (Sp 68 (Sp 58 (Sp 59 (Sp 3 (Sp 69 (Sp 64 (Sp 65 (Cl 44) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 15 (Sp 63 (Sp 13 (Sp 14 (Sp 16 (Cl 2) (Cl 28)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44))));
  ((Im (No (At 19)) (Im (At 12) (Im (At 68) (Im (At 58) (Im (At 59) (Im (At 3) (Im (At 69) (Im (At 2) (Im (At 66) (Im (At 64) Fa)))))))))), (Sp 19 (Cl 45) (Sp 12 (Sp 68 (Sp 58 (Sp 59 (Sp 3 (Sp 69 (Sp 2 (Sp 66 (Sp 64 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 65 (Sp 17 (Cl 43) (Sp 15 (Sp 63 (Sp 13 (Sp 14 (Sp 16 (Cl 2) (Cl 28)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5))) (Cl 44)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45)) (Cl 45))));
  ((Im (No (At 19)) (Im (At 12) (Im (At 2) (Im (At 58) (Im (At 59) (Im (At 68) (Im (At 3) (Im (At 69) (Im (At 66) Fa))))))))), (Sp 19 (Cl 46) (Sp 12 (Sp 2 (Sp 58 (Sp 59 (Sp 68 (Sp 3 (Sp 69 (Sp 66 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 64 (Cl 45) (Sp 17 (Sp 65 (Cl 43) (Cl 5)) (Cl 5))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46))));
  ((Im (No (At 19)) (Im (At 12) (Im (No (At 57)) Fa))), (Sp 19 (Cl 47) (Sp 12 (Sp 57 (Cl 47) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 89 (Sp 58 (Sp 59 (Sp 68 (Sp 7 (Cl 23) (Sp 2 (Sp 3 (Sp 4 (Sp 69 (Sp 66 (Cl 46) (Sp 15 (Sp 63 (Sp 64 (Sp 13 (Sp 14 (Sp 16 (Cl 2) (Cl 28)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 18)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 42)) (Cl 31)) (Cl 31)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 47))));
  ((Im (No (At 19)) (Im (At 57) (Im (At 12) (Im (At 68) (Im (At 3) (Im (At 69) (Im (No (At 66)) Fa))))))), (Sp 19 (Cl 48) (Sp 57 (Sp 12 (Sp 68 (Sp 3 (Sp 69 (Sp 66 (Cl 48) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 15 (Sp 63 (Sp 64 (Sp 13 (Sp 14 (Sp 16 (Cl 2) (Cl 28)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 48)) (Cl 48)) (Cl 48)) (Cl 48)) (Cl 48))));
  ((Im (No (At 19)) (Im (At 57) (Im (At 68) (Im (At 3) (Im (At 69) (Im (At 64) (Im (At 15) (Im (At 63) Fa)))))))), (Sp 19 (Cl 49) (Sp 57 (Sp 68 (Sp 3 (Sp 69 (Sp 64 (Sp 15 (Sp 63 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 13 (Sp 14 (Sp 16 (Cl 2) (Cl 28)) (Cl 6)) (Cl 6)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 49)) (Cl 49)) (Cl 49)) (Cl 49)) (Cl 49)) (Cl 49)) (Cl 49))));
  ((Im (No (At 19)) (Im (At 57) (Im (At 12) (Im (At 2) (Im (At 68) (Im (At 3) (Im (At 69) (Im (At 66) (Im (No (At 63)) Fa))))))))), (Sp 19 (Cl 50) (Sp 57 (Sp 12 (Sp 2 (Sp 68 (Sp 3 (Sp 69 (Sp 66 (Sp 63 (Cl 50) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 17 (Sp 65 (Sp 13 (Sp 14 (Sp 18 (Cl 2) (Cl 29)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50))));
  ((Im (No (At 19)) (Im (At 57) (Im (At 12) (Im (At 2) (Im (At 68) (Im (At 3) (Im (At 69) (Im (At 66) (Im (No (At 15)) Fa))))))))), (Sp 19 (Cl 51) (Sp 57 (Sp 12 (Sp 2 (Sp 68 (Sp 3 (Sp 69 (Sp 66 (Sp 15 (Cl 51) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 17 (Sp 65 (Sp 13 (Sp 14 (Sp 18 (Cl 2) (Cl 29)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 51)) (Cl 51)) (Cl 51)) (Cl 51)) (Cl 51)) (Cl 51)) (Cl 51))));
  ((Im (No (At 19)) (Im (At 57) (Im (At 12) (Im (At 68) Fa)))), (Sp 19 (Cl 52) (Sp 57 (Sp 12 (Sp 68 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 89 (Sp 7 (Cl 23) (Sp 2 (Sp 3 (Sp 4 (Sp 69 (Sp 66 (Sp 63 (Sp 16 (Sp 15 (Sp 64 (Cl 49) (Sp 17 (Sp 65 (Sp 13 (Sp 14 (Cl 2) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5))) (Cl 51)) (Cl 28)) (Cl 50)) (Cl 48)) (Cl 18)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 52)) (Cl 52)) (Cl 52))));
  ((Im (At 57) (Im (At 70) (Im (At 6) (Im (At 71) (Im (No (At 68)) (Im (At 12) (Im (At 66) (Im (No (At 64)) Fa)))))))), (Sp 57 (Sp 70 (Sp 6 (Sp 71 (Sp 68 (Cl 53) (Sp 12 (Sp 66 (Sp 64 (Cl 53) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 17 (Sp 65 (Cl 6) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 53)) (Cl 53))) (Cl 53)) (Cl 53)) (Cl 53)) (Cl 53)));
  ((Im (At 57) (Im (At 70) (Im (At 6) (Im (At 71) (Im (No (At 68)) (Im (At 12) (Im (At 64) (Im (No (At 17)) Fa)))))))), (Sp 57 (Sp 70 (Sp 6 (Sp 71 (Sp 68 (Cl 54) (Sp 12 (Sp 64 (Sp 17 (Cl 54) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 15 (Sp 63 (Cl 6) (Cl 5)) (Cl 5)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 54)) (Cl 54))) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54)));
  ((Im (At 57) (Im (At 70) (Im (At 6) (Im (At 71) (Im (No (At 68)) (Im (At 12) (Im (At 66) Fa))))))), (Sp 57 (Sp 70 (Sp 6 (Sp 71 (Sp 68 (Cl 55) (Sp 12 (Sp 66 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 64 (Sp 17 (Sp 65 (Cl 6) (Sp 15 (Sp 63 (Cl 6) (Cl 5)) (Cl 5))) (Cl 54)) (Cl 53)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 55)) (Cl 55))) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55)));
  ((Im (No (At 19)) Fa), (Sp 19 (Cl 56) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 88 (Sp 89 (Sp 12 (Sp 57 (Sp 68 (Cl 52) (Sp 2 (Cl 17) (Sp 5 (Sp 6 (Sp 7 (Sp 70 (Sp 71 (Sp 66 (Cl 55) (Sp 15 (Sp 63 (Sp 64 (Cl 6) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 22)) (Cl 21)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 47)) (Cl 2)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))));
  ((Im (At 57) (Im (No (At 43)) (Im (No (At 72)) Fa))), (Sp 57 (Sp 43 (Cl 57) (Sp 72 (Cl 57) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 90 (Sp 92 (Sp 75 (Sp 76 (Sp 78 (Cl 19) (Sp 82 (Cl 27) (Cl 8))) (Cl 7)) (Cl 7)) (Cl 25)) (Cl 26)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)))) (Cl 57)));
  ((Im (At 57) (Im (No (At 43)) Fa)), (Sp 57 (Sp 43 (Cl 58) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 86 (Sp 72 (Sp 81 (Cl 20) (Sp 78 (Sp 79 (Sp 75 (Cl 19) (Sp 73 (Cl 13) (Cl 7))) (Cl 8)) (Cl 8))) (Cl 57)) (Cl 12)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))) (Cl 58)));
  ((Im (At 57) (Im (No (At 44)) (Im (No (At 81)) Fa))), (Sp 57 (Sp 44 (Cl 59) (Sp 81 (Cl 59) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 87 (Sp 78 (Sp 80 (Sp 75 (Cl 19) (Sp 74 (Cl 15) (Cl 7))) (Cl 8)) (Cl 8)) (Cl 14)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)))) (Cl 59)));
  ((Im (At 57) Fa), (Sp 57 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 90 (Sp 91 (Sp 43 (Sp 44 (Cl 3) (Sp 81 (Sp 72 (Cl 20) (Sp 75 (Sp 77 (Sp 78 (Cl 19) (Sp 83 (Cl 30) (Cl 8))) (Cl 7)) (Cl 7))) (Cl 59))) (Cl 58)) (Cl 24)) (Cl 26)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) (Cl 60)));
  ((Im (No (At 78)) Fa), (Sp 78 (Cl 61) (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 90 (Sp 91 (Sp 92 (Sp 57 (Cl 60) (Sp 58 (Sp 59 (Sp 81 (Sp 82 (Sp 83 (Sp 72 (Cl 20) (Sp 76 (Sp 77 (Sp 43 (Sp 44 (Cl 3) (Cl 30)) (Cl 27)) (Cl 7)) (Cl 7))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 31)) (Cl 31))) (Cl 25)) (Cl 24)) (Cl 26)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31))))]
 (Sp 54 (Sp 55 (Sp 56 (Sp 60 (Sp 61 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 84 (Sp 85 (Cl 16) (Sp 53 (Sp 19 (Sp 45 (Cl 10) (Sp 30 (Sp 41 (Sp 42 (Sp 86 (Sp 87 (Sp 57 (Cl 60) (Sp 58 (Sp 59 (Sp 78 (Sp 75 (Cl 19) (Sp 72 (Sp 73 (Sp 74 (Sp 81 (Cl 20) (Sp 79 (Sp 80 (Sp 43 (Sp 44 (Cl 3) (Cl 15)) (Cl 13)) (Cl 8)) (Cl 8))) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 61)) (Cl 31)) (Cl 31))) (Cl 14)) (Cl 12)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 56)) (Cl 38))) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) (Cl 31)) _
  W0
  W1
  W2
  (pair_code l m p A1 A2 xs ys)
  (mex_only_row l m n p A1 A2 (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))) xs ys)
  (pair_code l m p O1 O2 xs ys)
  (pair_code l m p O3 O4 xs ys)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) n)
  (law_injection_2_1 (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (fun z => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n)))))) (fun x1 y1 => (ite (x1 <= y1) (ediv (y1 - (((m + 1) - l) * x1)) l) (- (ediv (x1 - (((m + 1) - l) * y1)) l)))) (- n) n)
  (thy_blocking_33 n B1)
  (fun eq__0 => cg1 xs (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))) eq__0)
  (thy_blocking_34 O1 O3 (xs (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) (xs (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))
  (fun eq__0 => cg1 ys (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))) eq__0)
  (thy_blocking_35 O2 (ys (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) O4 (ys (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))))
  (thy_blocking_36 (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) p (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))
  (thy_blocking_37 x (xs n) A1)
  (thy_blocking_38 A2 (ys n) y)
  (thy_blocking_39 (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))
  (thy_blocking_40 (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))
  (thy_blocking_41 A2 (ys n) y)
  (thy_blocking_42 x (xs n) A1)
  (thy_blocking_43 x (xs n) A1)
  (fun eq__0 => cg1 xs (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))) eq__0)
  (fun eq__0 => cg1 ys (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l)))) (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l)))) eq__0)
  (thy_blocking_44 (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))) (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))
  (thy_blocking_34 O1 O3 (ys (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))) (ys (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))
  (thy_blocking_45 A1 (xs (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l)))) (xs n))
  (thy_blocking_46 x (xs n) A1 (ys (- (ite (A1 <= A2) (ediv (A2 - (((m + 1) - l) * A1)) l) (- (ediv (A1 - (((m + 1) - l) * A2)) l))))))
  (thy_blocking_35 O2 (xs (- (ite (O1 <= O2) (ediv (O2 - (((m + 1) - l) * O1)) l) (- (ediv (O1 - (((m + 1) - l) * O2)) l))))) O4 (xs (- (ite (O3 <= O4) (ediv (O4 - (((m + 1) - l) * O3)) l) (- (ediv (O3 - (((m + 1) - l) * O4)) l))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_47 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (x1 = x2)) -> (~ (1 <= x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_49 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 = x2)) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (~ (1 <= (x3 - x4))) -> (~ ((x3 - x4) < (x1 - x2))) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (0 <= (x1 - x2)) -> (((x3 - x1) - (x4 - x2)) = ((x5 * (x1 - x2)) + (x6 * ((x7 - x8) - (x1 - x2))))) -> (0 <= (x6 * ((x7 - x8) - (x1 - x2)))) -> (0 <= (x4 - x2)) -> (x9 = x3) -> (x10 = x11) -> (x12 = x2) -> (x6 <= x5) -> ((- ((x11 - x10) - (x9 - x12))) < x6) -> (x5 <= (x5 * (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x1 < x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= x2) -> (0 <= x3) -> (~ (1 <= x4)) -> (x2 = x4) -> (x5 = x6) -> (x1 = x7) -> (x3 < x5) -> (x7 = x6) -> False.
Proof. thy. Qed.
Lemma thy_blocking_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= x2) -> (0 <= x3) -> (~ (1 <= x4)) -> (x2 = x4) -> (x5 = x6) -> (x1 = x7) -> (x3 < x5) -> (x6 < x7) -> False.
Proof. thy. Qed.
Lemma thy_blocking_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (((x1 - x2) - (x3 - x4)) = ((x5 * (x2 - x4)) + (x6 * ((x7 - x8) - (x2 - x4))))) -> (0 <= (x5 * (x2 - x4))) -> (0 <= (x3 - x4)) -> (x9 = x2) -> (x10 = x1) -> (x11 = x3) -> (x12 = x4) -> ((- ((x9 - x11) - (x10 - x12))) < x6) -> (x6 <= (x6 * ((x7 - x8) - (x2 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 = x2) -> (x3 = x4) -> (((x5 - x6) - (x4 - x2)) = ((x7 * (x6 - x2)) + (x8 * ((x9 - x10) - (x6 - x2))))) -> (0 <= (x7 * (x6 - x2))) -> (x11 = x6) -> (x12 = x5) -> ((- ((x11 - x1) - (x12 - x3))) < x8) -> (x8 <= (x8 * ((x9 - x10) - (x6 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (1 <= x1) -> (x2 = x3) -> (x4 = x5) -> (x6 = x7) -> (x8 = x9) -> (x10 <= x1) -> ((- ((x2 - x6) - (x4 - x8))) < x10) -> (x1 <= (x5 - x3)) -> (x1 <= (x7 - x9)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (x1 = x3) -> (x2 = x4) -> (x4 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 = x2) -> (x3 = x4) -> (((x5 - x6) - (x4 - x2)) = ((x7 * (x6 - x2)) + (x8 * ((x9 - x10) - (x6 - x2))))) -> (0 <= (x7 * (x6 - x2))) -> (0 <= (x8 * ((x9 - x10) - (x6 - x2)))) -> (x11 = x6) -> (x12 = x5) -> (x3 = x12) -> (x1 < x11) -> False.
Proof. thy. Qed.
Lemma thy_blocking_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (x2 = x6) -> (x4 = x7) -> (((x8 - x9) - (x7 - x6)) = ((x5 * (x9 - x6)) + (x10 * ((x11 - x12) - (x9 - x6))))) -> (0 <= (x10 * ((x11 - x12) - (x9 - x6)))) -> (x1 = x9) -> (x3 = x8) -> (x5 <= (x5 * (x9 - x6))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (~ (x1 = x2)) -> (x1 = x3) -> (~ (1 <= (x4 - x3))) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (x1 = x2)) -> (~ (1 <= (x3 - x4))) -> (~ (1 <= x4)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (0 <= (x6 - x7)) -> (x1 = x8) -> (x3 = x9) -> (x2 = x6) -> (x4 = x7) -> (x5 <= (x9 - x8)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (~ (x3 < x4)) -> (~ ((x5 - x2) < (x3 - x4))) -> (x6 = x5) -> (x1 = x6) -> (~ (x4 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (((x1 - x2) - (x3 - x4)) = ((x5 * (x2 - x4)) + (x6 * ((x7 - x8) - (x2 - x4))))) -> (0 <= (x6 * ((x7 - x8) - (x2 - x4)))) -> (x6 = (x5 + 1)) -> (2 <= x5) -> (x9 = x2) -> (x10 = x1) -> (x11 = x3) -> (x12 = x4) -> ((- ((x9 - x11) - (x10 - x12))) < x6) -> (x5 <= (x5 * (x2 - x4))) -> (x5 <= (x3 - x4)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (0 <= x1) -> (~ (x2 < x3)) -> (((x4 - x5) - (x6 - x7)) = ((x8 * (x5 - x7)) + (x9 * ((x2 - x3) - (x5 - x7))))) -> (0 <= (x9 * ((x2 - x3) - (x5 - x7)))) -> (~ ((x5 - x7) < (x2 - x3))) -> (~ (1 <= x7)) -> (x9 = (x8 + 1)) -> (x10 = x4) -> (x1 = x11) -> (x1 = x6) -> (x12 = x7) -> (~ (x3 = x2)) -> ((- ((x11 - x1) - (x10 - x12))) < x9) -> (x8 <= (x8 * (x5 - x7))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= (x1 - x2)) -> (2 <= x3) -> (x4 = x5) -> (x6 = x2) -> (x3 <= (x5 - x1)) -> (x6 = x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (1 <= x3) -> (x2 = x4) -> (x1 = x5) -> (x3 <= (x6 - x4)) -> (x6 < x5) -> False.
Proof. thy. Qed.
Lemma thy_blocking_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= x2) -> (0 <= x3) -> (~ (1 <= (x4 - x5))) -> (~ (1 <= x5)) -> (x2 = x4) -> (x6 = x7) -> (x1 = x8) -> (x3 < x6) -> (x8 = x7) -> False.
Proof. thy. Qed.
Lemma thy_blocking_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (2 <= x3) -> (x2 = x4) -> (x1 = x5) -> (x5 = x6) -> (x3 <= (x6 - x4)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (0 <= x1) -> (((x2 - x3) - (x4 - x5)) = ((x6 * (x3 - x5)) + (x7 * ((x8 - x9) - (x3 - x5))))) -> (0 <= (x7 * ((x8 - x9) - (x3 - x5)))) -> (0 <= (x4 - x5)) -> (~ (1 <= x5)) -> (x10 = x3) -> (x11 = x2) -> (x12 = x5) -> (x7 <= x6) -> ((- ((x10 - x1) - (x11 - x12))) < x7) -> (x6 <= (x6 * (x3 - x5))) -> False.
Proof. thy. Qed.
(* (A): the options of (x_n, y_n) that are pairs can all be blocked: they are in its row, l or more away. *)
Lemma mex_safe_low : forall (l : Z) (m : Z) (n : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= n) ->
  (x = (xs n)) ->
  (y = (ys n)) ->
  (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))).
Proof.
intros l m n p x y xs ys.
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) as [a [b W0]].
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((a = (xs n_pair)) /\ (b = (ys n_pair))) \/ ((a = (ys n_pair)) /\ (b = (xs n_pair))))))) as [n0 W1].
refine (refutes (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (0 <= a)) (Nd (Some (0 <= b)) (Nd (Some (((x - a) - (y - b)) < m)) (Nd (Some (a = (xs n0))) (Nd (Some (n0 <= n)) Lf Lf) (Nd (Some (0 <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (((xs n) - (xs n0)) < (n - n0))) Lf Lf) (Nd (Some ((ys n0) = (ys n))) Lf Lf))) (Nd (Some (((x - a) - (y - b)) < l)) (Nd (Some (1 <= m)) (Nd (Some (0 <= (m * ((xs n) - (xs n0))))) Lf Lf) (Nd (Some (m <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (xs n_))) -> (p <= (card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (1 <= ((ys n) - (xs n)))) Lf Lf) Lf))) (Nd (Some (a = x)) (Nd (Some (b < y)) (Nd (Some (a = (ys n0))) (Nd (Some (((xs n) - (xs n0)) <= (n - n0))) Lf Lf) (Nd (Some (1 <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((0 <= (xs n_)) /\ ((ys n_) = ((((m + 1) - l) * (xs n_)) + (l * n_))))))) (Nd (Some (0 <= ((ys n) - (xs n)))) Lf Lf) Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((a = (xs n_pair)) /\ (b = (ys n_pair))) \/ ((a = (ys n_pair)) /\ (b = (xs n_pair))))))) (Nd (Some (1 <= l)) (Nd (Some (1 <= ((xs n) - (xs n0)))) Lf Lf) (Nd (Some (x = (xs n))) Lf Lf)) (Nd (Some (n < n0)) (Nd (Some (m <= ((ys n) - (xs n)))) Lf Lf) Lf)))) (Nd (Some (a <= x)) (Nd (Some (b <= y)) (Nd (Some ((- ((x - a) - (y - b))) < m)) (Nd (Some (b = (ys n0))) (Nd (Some (0 <= ((xs n) - (xs n0)))) Lf Lf) (Nd (Some (1 <= n0)) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (l <= (l * ((n - n0) - ((xs n) - (xs n0)))))) Lf Lf) (Nd (Some (y = (ys n))) Lf Lf))) (Nd (Some ((- ((x - a) - (y - b))) < l)) (Nd (Some (2 <= p)) (Nd (Some (0 <= (l * ((n - n0) - ((xs n) - (xs n0)))))) Lf Lf) (Nd (Some (l <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (1 <= (xs n))) Lf Lf) Lf))) (Nd (Some (b = y)) (Nd (Some (a < x)) (Nd (Some (b = (xs n0))) (Nd (Some ((((ys n) - (xs n)) - ((ys n0) - (xs n0))) = ((m * ((xs n) - (xs n0))) + (l * ((n - n0) - ((xs n) - (xs n0))))))) Lf Lf) (Nd (Some (1 <= (xs n0))) Lf Lf)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((card1 (fun (z : Z) => ((((- n_) < z) /\ (z < n_)) /\ (((0 <= z) /\ ((xs z) = (xs n_))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n_))))))) <= (p - 1))))) (Nd (Some (1 <= n)) Lf Lf) Lf)) (Nd (Some (0 <= n0)) (Nd (Some (l <= m)) (Nd (Some (m <= (m * ((xs n) - (xs n0))))) Lf Lf) (Nd (Some (n0 = n)) Lf Lf)) (Nd (Some ((ys n) < (ys n0))) (Nd (Some (l <= ((ys n) - (xs n)))) Lf Lf) Lf)))))
 [(Im (At 1) (An (An (Or (An (An (An (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (An (At 6) (At 7)))) (At 8)) (At 9)) (Or (An (An (At 6) (At 4)) (At 10)) (An (An (At 7) (At 2)) (At 11)))) (No (An (Or (An (An (At 6) (At 4)) (At 10)) (An (An (At 7) (At 2)) (At 11))) (No (An (An (An (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (An (At 6) (At 7)))) (At 12)) (At 13)))))) (At 14)));
 (Im (At 14) (An (At 15) (Or (An (At 16) (At 17)) (An (At 18) (At 19)))));
 (Im (An (An (An (At 20) (At 21)) (At 22)) (Or (At 23) (An (At 24) (At 25)))) (Im (At 26) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 30) (At 31)))))));
 (Im (An (An (An (At 20) (At 21)) (At 22)) (Or (At 23) (An (At 24) (At 25)))) (Im (At 26) (Im (At 27) (Im (At 28) (Im (At 15) (Im (At 32) (An (An (An (An (An (An (At 33) (At 34)) (At 35)) (At 36)) (At 37)) (Im (At 38) (At 39))) (Im (At 40) (At 41)))))))));
 (Im (An (An (An (At 20) (At 21)) (At 22)) (Or (At 23) (An (At 24) (At 25)))) (Im (At 26) (Im (At 27) (Im (At 28) (Im (At 29) (An (An (An (At 42) (Im (At 43) (At 44))) (Im (At 45) (At 46))) (Im (At 43) (Or (At 47) (At 46)))))))));
 (Im (An (An (An (At 20) (At 21)) (At 22)) (Or (At 23) (An (At 24) (At 25)))) (Im (At 26) (Im (At 27) (Im (At 28) (Im (At 15) (An (An (An (At 48) (Im (At 49) (At 50))) (Im (At 51) (At 52))) (Im (At 49) (Or (At 53) (At 52)))))))));
 (Im (No (At 30)) (Im (No (At 32)) Fa));
 (Im (At 2) (Im (At 3) (Im (No (At 6)) (Im (No (At 45)) (Im (At 54) Fa)))));
 (Im (At 5) (Im (No (At 7)) (Im (No (At 10)) Fa)));
 (Im (At 55) (At 56));
 (Im (No (At 30)) (Im (No (At 38)) (Im (No (At 40)) (Im (No (At 55)) Fa))));
 (Im (At 33) (Im (At 35) (Im (At 37) (Im (At 48) (Im (At 57) (Im (At 6) (Im (At 19) (Im (At 23) (Im (At 13) (Im (At 39) Fa))))))))));
 (Im (At 17) (Im (At 57) (Im (At 10) (Im (At 56) Fa))));
 (Im (At 3) (Im (At 4) (Im (No (At 45)) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 10) (Im (At 56) Fa))))))));
 (Im (At 3) (Im (At 4) (Im (No (At 45)) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 10) (Im (At 31) Fa))))))));
 (Im (At 35) (Im (At 36) (Im (At 48) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 19) (Im (At 13) (Im (At 41) Fa)))))))));
 (Im (At 16) (Im (At 17) (Im (At 35) (Im (At 36) (Im (At 54) (Im (At 57) (Im (At 13) (Im (At 41) Fa))))))));
 (Im (At 20) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 19) (Im (At 23) (Im (At 13) (Im (At 46) (Im (At 52) Fa)))))))));
 (Im (At 5) (Im (At 17) (Im (At 57) (Im (At 31) Fa))));
 (Im (At 16) (Im (At 17) (Im (At 35) (Im (At 36) (Im (At 37) (Im (At 54) (Im (At 57) (Im (At 7) (Im (At 11) Fa)))))))));
 (Im (At 9) (Im (At 16) (Im (At 17) (Im (At 35) (Im (At 37) (Im (At 54) (Im (At 57) (Im (At 39) Fa))))))));
 (Im (At 3) (Im (No (At 6)) (Im (At 16) (Im (No (At 38)) (Im (At 54) Fa)))));
 (Im (At 2) (Im (At 3) (Im (No (At 6)) (Im (No (At 38)) (Im (No (At 51)) (Im (At 54) Fa))))));
 (Im (At 9) (Im (At 48) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 19) (Im (At 46) Fa)))))));
 (Im (At 16) (Im (No (At 30)) (Im (No (At 40)) (Im (At 54) (Im (At 6) (Im (No (At 55)) Fa))))));
 (Im (At 35) (Im (At 37) (Im (At 24) (Im (At 25) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 19) (Im (At 13) (Im (At 39) (Im (At 52) Fa)))))))))));
 (Im (At 2) (Im (No (At 30)) (Im (At 35) (Im (At 37) (Im (No (At 40)) (Im (No (At 51)) (Im (At 24) (Im (At 57) (Im (At 6) (Im (At 18) (Im (At 19) (Im (No (At 55)) (Im (At 13) (Im (At 39) Fa))))))))))))));
 (Im (At 33) (Im (At 25) (Im (At 57) (Im (At 19) (Im (At 46) (Im (At 7) Fa))))));
 (Im (At 3) (Im (At 20) (Im (At 54) (Im (At 18) (Im (At 46) (Im (At 31) Fa))))));
 (Im (At 3) (Im (At 4) (Im (No (At 38)) (Im (No (At 51)) (Im (At 54) (Im (At 57) (Im (At 18) (Im (At 10) (Im (At 56) Fa)))))))));
 (Im (At 3) (Im (At 25) (Im (At 54) (Im (At 18) (Im (At 56) (Im (At 46) Fa))))));
 (Im (At 2) (Im (At 35) (Im (At 37) (Im (At 48) (Im (No (At 51)) (Im (At 54) (Im (At 57) (Im (At 19) (Im (At 23) (Im (At 13) (Im (At 39) Fa)))))))))));
 (An (An (An (At 20) (At 21)) (At 22)) (Or (At 23) (An (At 24) (At 25))));
 (At 26);
 (At 27);
 (At 28);
 (At 29);
 (At 54);
 (At 57)]
 (No (At 1))
 [((Im (No (At 6)) (Im (No (At 3)) Fa)), (Sp 6 (Cl 41) (Sp 3 (Cl 41) (Sp 1 (Sp 7 (Sp 2 (Sp 11 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1)))));
  ((Im (At 16) (Im (At 17) (Im (At 24) (Im (At 25) (Im (At 7) (Im (At 2) (Im (At 11) Fa))))))), (Sp 16 (Sp 17 (Sp 24 (Sp 25 (Sp 7 (Sp 2 (Sp 11 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 5 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 37 (Cl 21) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 2)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 42)) (Cl 42)) (Cl 42)) (Cl 42)) (Cl 42)) (Cl 42)) (Cl 42)));
  ((Im (At 16) (Im (At 17) (Im (At 24) (Im (At 25) (Im (At 38) (Im (No (At 6)) (Im (No (At 11)) Fa))))))), (Sp 16 (Sp 17 (Sp 24 (Sp 25 (Sp 38 (Sp 6 (Cl 43) (Sp 11 (Cl 43) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 5 (Sp 9 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 37 (Sp 39 (Cl 22) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)))) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)) (Cl 43)));
  ((Im (At 16) (Im (At 17) (Im (At 24) (Im (At 25) (Im (No (At 6)) (Im (At 11) (Im (At 38) (Im (At 35) (Im (At 32) Fa))))))))), (Sp 16 (Sp 17 (Sp 24 (Sp 25 (Sp 6 (Cl 44) (Sp 11 (Sp 38 (Sp 35 (Sp 32 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 36 (Sp 37 (Sp 39 (Sp 7 (Cl 21) (Sp 9 (Cl 22) (Cl 2))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44))) (Cl 44)) (Cl 44)) (Cl 44)) (Cl 44)));
  ((Im (At 11) (Im (No (At 6)) (Im (No (At 5)) Fa))), (Sp 11 (Sp 6 (Cl 45) (Sp 5 (Cl 45) (Sp 1 (Sp 7 (Sp 2 (Cl 2) (Cl 2)) (Cl 2)) (Cl 1)))) (Cl 45)));
  ((Im (At 16) (Im (At 17) (Im (At 24) (Im (At 25) (Im (No (At 6)) Fa))))), (Sp 16 (Sp 17 (Sp 24 (Sp 25 (Sp 6 (Cl 46) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 3 (Sp 38 (Sp 11 (Sp 5 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Cl 44) (Cl 5)) (Cl 8)))) (Cl 45)) (Cl 43)) (Cl 23)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 46)) (Cl 46)) (Cl 46)) (Cl 46)));
  ((Im (At 16) (Im (At 17) (Im (At 6) (Im (At 24) (Im (At 25) (Im (At 11) (Im (At 5) Fa))))))), (Sp 16 (Sp 17 (Sp 6 (Sp 24 (Sp 25 (Sp 11 (Sp 5 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 37 (Sp 7 (Cl 21) (Sp 10 (Sp 56 (Cl 14) (Sp 55 (Cl 11) (Sp 40 (Sp 41 (Sp 13 (Cl 18) (Sp 4 (Cl 2) (Cl 2))) (Cl 5)) (Cl 26)))) (Cl 10))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 47)) (Cl 47)) (Cl 47)) (Cl 47)) (Cl 47)) (Cl 47)) (Cl 47)));
  ((Im (At 6) (Im (No (At 5)) (Im (No (At 7)) Fa))), (Sp 6 (Sp 5 (Cl 48) (Sp 7 (Cl 48) (Sp 1 (Sp 4 (Sp 10 (Cl 2) (Cl 2)) (Cl 2)) (Cl 1)))) (Cl 48)));
  ((Im (At 6) (Im (No (At 2)) Fa)), (Sp 6 (Sp 2 (Cl 49) (Sp 1 (Sp 4 (Sp 10 (Cl 2) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 49)));
  ((Im (At 16) (Im (At 17) (Im (At 6) (Im (At 24) (Im (At 25) (Im (At 2) (Im (At 11) Fa))))))), (Sp 16 (Sp 17 (Sp 6 (Sp 24 (Sp 25 (Sp 2 (Sp 11 (Sp 7 (Cl 42) (Sp 5 (Cl 47) (Cl 48))) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)));
  ((Im (At 6) (Im (No (At 11)) (Im (No (At 5)) Fa))), (Sp 6 (Sp 11 (Cl 51) (Sp 5 (Cl 51) (Sp 1 (Sp 4 (Sp 10 (Cl 2) (Cl 2)) (Cl 2)) (Cl 1)))) (Cl 51)));
  ((Im (At 6) (Im (No (At 11)) (Im (At 7) Fa))), (Sp 6 (Sp 11 (Cl 52) (Sp 7 (Sp 1 (Sp 4 (Sp 10 (Cl 2) (Cl 2)) (Cl 2)) (Cl 1)) (Cl 52))) (Cl 52)));
  ((Im (At 16) (Im (At 17) (Im (No (At 23)) Fa))), (Sp 16 (Sp 17 (Sp 23 (Cl 53) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 24 (Sp 25 (Sp 6 (Sp 2 (Sp 11 (Cl 50) (Sp 5 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 7 (Cl 52) (Sp 10 (Sp 56 (Cl 14) (Sp 55 (Cl 11) (Sp 40 (Sp 41 (Sp 13 (Cl 18) (Sp 4 (Cl 2) (Cl 2))) (Cl 5)) (Cl 26)))) (Cl 10))) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 51))) (Cl 49)) (Cl 46)) (Cl 34)) (Cl 34)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 53)) (Cl 53)));
  ((Im (At 16) (Im (At 17) (Im (At 23) (Im (At 6) (Im (No (At 11)) Fa))))), (Sp 16 (Sp 17 (Sp 23 (Sp 6 (Sp 11 (Cl 54) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 5 (Sp 7 (Cl 52) (Sp 10 (Sp 31 (Cl 20) (Sp 56 (Cl 14) (Sp 30 (Cl 4) (Sp 55 (Cl 11) (Sp 32 (Sp 40 (Sp 35 (Sp 36 (Sp 41 (Sp 13 (Cl 18) (Sp 4 (Cl 2) (Cl 2))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 26)) (Cl 8)))))) (Cl 10))) (Cl 51)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54)));
  ((Im (At 16) (Im (At 17) (Im (At 23) (Im (At 6) (Im (At 11) (Im (At 5) Fa)))))), (Sp 16 (Sp 17 (Sp 23 (Sp 6 (Sp 11 (Sp 5 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 37 (Sp 7 (Cl 21) (Sp 10 (Sp 56 (Cl 14) (Sp 55 (Cl 11) (Sp 40 (Sp 41 (Sp 13 (Cl 18) (Sp 4 (Cl 2) (Cl 2))) (Cl 5)) (Cl 26)))) (Cl 10))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55)));
  ((Im (At 16) (Im (At 17) (Im (At 23) (Im (At 6) Fa)))), (Sp 16 (Sp 17 (Sp 23 (Sp 6 (Sp 1 (Sp 2 (Sp 11 (Sp 5 (Cl 55) (Sp 7 (Cl 2) (Cl 48))) (Cl 54)) (Cl 49)) (Cl 1)) (Cl 56)) (Cl 56)) (Cl 56)) (Cl 56)));
  ((Im (No (At 6)) (Im (At 16) (Im (At 17) (Im (At 23) (Im (At 38) (Im (At 11) Fa)))))), (Sp 6 (Cl 57) (Sp 16 (Sp 17 (Sp 23 (Sp 38 (Sp 11 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 5 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 37 (Sp 39 (Sp 7 (Cl 21) (Sp 9 (Cl 22) (Cl 2))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 45)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 57)) (Cl 57)) (Cl 57)) (Cl 57)) (Cl 57))));
  ((Im (No (At 18)) Fa), (Sp 18 (Cl 58) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 23 (Sp 6 (Cl 56) (Sp 3 (Sp 38 (Sp 11 (Cl 57) (Sp 5 (Sp 9 (Sp 31 (Cl 20) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 37 (Sp 39 (Cl 22) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 2)) (Cl 2))) (Cl 23)) (Cl 41))) (Cl 53)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))));
  ((Im (At 3) (Im (No (At 6)) (Im (At 9) (Im (At 17) (Im (No (At 31)) (Im (At 16) Fa)))))), (Sp 3 (Sp 6 (Cl 59) (Sp 9 (Sp 17 (Sp 31 (Cl 59) (Sp 16 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 38 (Sp 23 (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 37 (Sp 39 (Cl 22) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8))) (Cl 53)) (Cl 23)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 59))) (Cl 59)) (Cl 59))) (Cl 59)));
  ((Im (At 9) (Im (At 45) (Im (At 19) (Im (At 23) Fa)))), (Sp 9 (Sp 45 (Sp 19 (Sp 23 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 46 (Sp 48 (Cl 25) (Cl 7)) (Cl 6)) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 60)) (Cl 60)) (Cl 60)) (Cl 60)));
  ((Im (At 9) (Im (At 45) (Im (At 19) Fa))), (Sp 9 (Sp 45 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 23 (Cl 60) (Sp 24 (Sp 25 (Sp 46 (Sp 48 (Cl 25) (Cl 7)) (Cl 6)) (Cl 34)) (Cl 34))) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 61)) (Cl 61)) (Cl 61)));
  ((Im (At 3) (Im (No (At 6)) (Im (No (At 11)) Fa))), (Sp 3 (Sp 6 (Cl 62) (Sp 11 (Cl 62) (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 2 (Sp 5 (Sp 9 (Sp 45 (Sp 19 (Cl 61) (Sp 16 (Sp 17 (Sp 31 (Cl 20) (Cl 59)) (Cl 3)) (Cl 3))) (Cl 9)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)))) (Cl 62)));
  ((Im (No (At 6)) (Im (At 11) (Im (At 3) (Im (At 17) (Im (At 16) Fa))))), (Sp 6 (Cl 63) (Sp 11 (Sp 3 (Sp 17 (Sp 16 (Sp 54 (Sp 38 (Sp 23 (Cl 57) (Cl 53)) (Cl 23)) (Cl 39)) (Cl 63)) (Cl 63)) (Cl 63)) (Cl 63))));
  ((Im (No (At 6)) (Im (No (At 2)) Fa)), (Sp 6 (Cl 64) (Sp 2 (Cl 64) (Sp 1 (Cl 2) (Cl 1)))));
  ((Im (At 2) (Im (At 3) (Im (No (At 6)) (Im (At 45) (Im (At 19) (Im (At 13) (Im (No (At 31)) (Im (At 23) Fa)))))))), (Sp 2 (Sp 3 (Sp 6 (Cl 65) (Sp 45 (Sp 19 (Sp 13 (Sp 31 (Cl 65) (Sp 23 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 30 (Cl 4) (Sp 46 (Sp 48 (Sp 52 (Cl 19) (Sp 32 (Sp 51 (Cl 7) (Sp 35 (Sp 37 (Sp 38 (Sp 39 (Cl 33) (Cl 5)) (Cl 24)) (Cl 5)) (Cl 5))) (Cl 8))) (Cl 7)) (Cl 6))) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 65))) (Cl 65)) (Cl 65)) (Cl 65))) (Cl 65)) (Cl 65)));
  ((Im (At 45) (Im (At 2) (Im (At 3) (Im (No (At 6)) (Im (At 11) (Im (At 5) (Im (At 17) Fa))))))), (Sp 45 (Sp 2 (Sp 3 (Sp 6 (Cl 66) (Sp 11 (Sp 5 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 31 (Cl 20) (Sp 16 (Cl 63) (Sp 19 (Sp 9 (Cl 61) (Sp 7 (Sp 13 (Sp 23 (Cl 65) (Sp 24 (Sp 25 (Sp 30 (Cl 4) (Sp 46 (Sp 33 (Cl 29) (Sp 32 (Cl 5) (Cl 8))) (Cl 6))) (Cl 34)) (Cl 34))) (Cl 2)) (Cl 2))) (Cl 3)))) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 66)) (Cl 66)) (Cl 66))) (Cl 66)) (Cl 66)) (Cl 66)));
  ((Im (At 3) (Im (At 19) (Im (At 7) (Im (At 45) (Im (No (At 23)) Fa))))), (Sp 3 (Sp 19 (Sp 7 (Sp 45 (Sp 23 (Cl 67) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 24 (Sp 25 (Sp 46 (Sp 33 (Cl 29) (Sp 31 (Cl 30) (Sp 32 (Cl 5) (Sp 30 (Cl 4) (Cl 8))))) (Cl 6)) (Cl 34)) (Cl 34)) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 67)) (Cl 67)) (Cl 67)) (Cl 67)));
  ((Im (No (At 6)) Fa), (Sp 6 (Cl 68) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 1 (Sp 14 (Sp 18 (Sp 3 (Sp 11 (Sp 5 (Sp 2 (Sp 45 (Sp 17 (Cl 66) (Sp 19 (Sp 9 (Cl 61) (Sp 7 (Sp 13 (Sp 23 (Sp 46 (Sp 31 (Cl 30) (Cl 65)) (Cl 6)) (Cl 67)) (Cl 2)) (Cl 2))) (Cl 3))) (Cl 9)) (Cl 64)) (Cl 45)) (Cl 62)) (Cl 41)) (Cl 58)) (Cl 2)) (Cl 1)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))));
  ((Im (At 11) (Im (At 7) Fa)), (Sp 11 (Sp 7 (Sp 1 (Sp 6 (Sp 2 (Cl 2) (Cl 49)) (Cl 68)) (Cl 1)) (Cl 69)) (Cl 69)));
  ((Im (No (At 7)) (Im (No (At 4)) Fa)), (Sp 7 (Cl 70) (Sp 4 (Cl 70) (Sp 1 (Cl 2) (Cl 1)))));
  ((Im (At 23) (Im (At 3) (Im (At 4) (Im (At 10) (Im (At 31) Fa))))), (Sp 23 (Sp 3 (Sp 4 (Sp 10 (Sp 31 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 18 (Sp 45 (Sp 46 (Cl 30) (Cl 6)) (Cl 16)) (Cl 58)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 71)));
  ((Im (At 23) (Im (At 48) (Im (At 13) (Im (At 3) (Im (At 4) (Im (At 10) (Im (No (At 30)) (Im (At 32) (Im (At 35) (Im (At 36) (Im (At 33) (Im (At 37) (Im (At 19) Fa))))))))))))), (Sp 23 (Sp 48 (Sp 13 (Sp 3 (Sp 4 (Sp 10 (Sp 30 (Cl 72) (Sp 32 (Sp 35 (Sp 36 (Sp 33 (Sp 37 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 6 (Sp 39 (Cl 13) (Sp 41 (Cl 17) (Sp 38 (Cl 5) (Sp 40 (Cl 5) (Sp 55 (Sp 56 (Sp 45 (Sp 51 (Sp 46 (Sp 52 (Cl 19) (Cl 7)) (Cl 6)) (Cl 31)) (Cl 15)) (Cl 11)) (Cl 12)))))) (Cl 68)) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72))) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)));
  ((Im (At 23) (Im (At 48) (Im (At 11) Fa))), (Sp 23 (Sp 48 (Sp 11 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 1 (Sp 14 (Sp 15 (Sp 6 (Sp 7 (Cl 69) (Sp 5 (Sp 10 (Sp 4 (Sp 3 (Sp 13 (Sp 31 (Cl 71) (Sp 30 (Cl 4) (Sp 32 (Sp 33 (Sp 35 (Sp 36 (Sp 37 (Sp 19 (Cl 72) (Sp 16 (Sp 17 (Cl 55) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 2)) (Cl 2)) (Cl 70)) (Cl 10)) (Cl 48))) (Cl 68)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 73)) (Cl 73)) (Cl 73)));
  ((Im (At 23) Fa), (Sp 23 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 1 (Sp 14 (Sp 15 (Sp 6 (Sp 48 (Sp 11 (Cl 73) (Sp 5 (Sp 7 (Cl 52) (Sp 10 (Sp 4 (Sp 3 (Sp 13 (Sp 31 (Cl 71) (Sp 30 (Cl 4) (Sp 32 (Sp 33 (Sp 35 (Sp 36 (Sp 37 (Sp 19 (Cl 72) (Sp 16 (Sp 17 (Cl 54) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))) (Cl 2)) (Cl 2)) (Cl 70)) (Cl 10))) (Cl 51))) (Cl 7)) (Cl 68)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 74)));
  ((Im (At 13) (Im (At 10) (Im (No (At 30)) (Im (At 35) (Im (At 37) (Im (At 32) (Im (At 36) (Im (At 17) Fa)))))))), (Sp 13 (Sp 10 (Sp 30 (Cl 75) (Sp 35 (Sp 37 (Sp 32 (Sp 36 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 6 (Sp 2 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 48 (Sp 56 (Cl 14) (Sp 16 (Cl 53) (Sp 55 (Cl 11) (Sp 19 (Sp 41 (Cl 17) (Sp 40 (Cl 5) (Sp 38 (Sp 39 (Sp 52 (Cl 27) (Sp 51 (Cl 7) (Cl 28))) (Cl 5)) (Cl 12)))) (Cl 3))))) (Cl 7)) (Cl 34)) (Cl 34))) (Cl 49)) (Cl 68)) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 75)) (Cl 75)) (Cl 75)) (Cl 75)) (Cl 75))) (Cl 75)) (Cl 75)));
  ((Im (At 13) (Im (No (At 30)) (Im (At 35) (Im (At 37) (Im (No (At 40)) (Im (At 19) (Im (At 32) (Im (No (At 55)) Fa)))))))), (Sp 13 (Sp 30 (Cl 76) (Sp 35 (Sp 37 (Sp 40 (Cl 76) (Sp 19 (Sp 32 (Sp 55 (Cl 76) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 6 (Sp 2 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 38 (Sp 39 (Sp 52 (Cl 27) (Sp 51 (Cl 7) (Cl 28))) (Cl 5)) (Cl 12)) (Cl 34)) (Cl 34))) (Cl 49)) (Cl 68)) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 76)) (Cl 76))) (Cl 76)) (Cl 76))) (Cl 76)));
  ((Im (At 3) (Im (At 4) (Im (At 10) (Im (At 56) Fa)))), (Sp 3 (Sp 4 (Sp 10 (Sp 56 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 18 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 45 (Sp 46 (Cl 32) (Cl 6)) (Cl 15)) (Cl 34)) (Cl 34))) (Cl 58)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 77)) (Cl 77)) (Cl 77)) (Cl 77)));
  ((Im (At 13) (Im (No (At 55)) (Im (At 10) (Im (At 32) (Im (At 35) (Im (At 37) (Im (At 36) (Im (No (At 30)) Fa)))))))), (Sp 13 (Sp 55 (Cl 78) (Sp 10 (Sp 32 (Sp 35 (Sp 37 (Sp 36 (Sp 30 (Cl 78) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 54 (Sp 57 (Sp 1 (Sp 14 (Sp 15 (Sp 18 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 48 (Sp 17 (Cl 75) (Sp 19 (Sp 41 (Cl 17) (Sp 40 (Cl 5) (Cl 76))) (Cl 3))) (Cl 7)) (Cl 34)) (Cl 34))) (Cl 58)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 40)) (Cl 39)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 78)) (Cl 78)) (Cl 78)) (Cl 78)) (Cl 78))) (Cl 78)));
  ((Im (At 3) (Im (At 4) (Im (At 10) (Im (At 31) Fa)))), (Sp 3 (Sp 4 (Sp 10 (Sp 31 (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 54 (Sp 57 (Sp 18 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 45 (Sp 46 (Cl 30) (Cl 6)) (Cl 16)) (Cl 34)) (Cl 34))) (Cl 58)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 79)) (Cl 79)) (Cl 79)) (Cl 79)));
  ((Im (No (At 7)) Fa), (Sp 7 (Cl 80) (Sp 20 (Sp 21 (Sp 22 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 1 (Sp 14 (Sp 15 (Sp 6 (Sp 23 (Cl 74) (Sp 24 (Sp 25 (Sp 5 (Sp 4 (Sp 10 (Sp 3 (Sp 13 (Sp 56 (Cl 77) (Sp 55 (Cl 11) (Sp 31 (Cl 79) (Sp 30 (Cl 4) (Sp 32 (Sp 35 (Sp 36 (Sp 37 (Cl 78) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 8)))))) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 70)) (Cl 48)) (Cl 34)) (Cl 34))) (Cl 68)) (Cl 3)) (Cl 2)) (Cl 1)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) (Cl 34))))]
 (Sp 1 (Sp 6 (Sp 2 (Sp 7 (Sp 11 (Cl 2) (Cl 52)) (Cl 80)) (Cl 49)) (Cl 68)) (Cl 1)) _
  W0
  W1
  (mex_y_strict n n0 l m p xs ys)
  (mex_gap n0 n l m p xs ys)
  (mex_above l m n p xs ys)
  (mex_above l m n0 p xs ys)
  (thy_blocking_47 n n0)
  (thy_blocking_48 a x (xs n))
  (thy_blocking_49 b y)
  (fun eq__0 => cg1 ys n0 n eq__0)
  (thy_blocking_50 n n0 (xs n) (xs n0))
  (thy_blocking_51 (xs n) (xs n0) (ys n) (ys n0) m l n n0 y a x b)
  (thy_blocking_52 b (ys n0) y (ys n))
  (thy_blocking_53 a x b (xs n) y (ys n) (ys n0))
  (thy_blocking_54 a x b (xs n) y (ys n) (ys n0))
  (thy_blocking_55 (ys n) (xs n) (ys n0) (xs n0) m l n n0 x y a b)
  (thy_blocking_56 a (xs n0) b (ys n0) (ys n) (xs n) m l n n0 x y)
  (thy_blocking_57 m x (xs n) y (ys n) a (ys n0) b (xs n0) l)
  (thy_blocking_58 b y (ys n0) (ys n))
  (thy_blocking_59 a (xs n0) b (ys n0) (ys n) (xs n) m l n n0 x y)
  (thy_blocking_60 x a y b m (xs n0) (ys n0) (ys n) (xs n) l n n0)
  (thy_blocking_61 a x (xs n0) (xs n))
  (thy_blocking_62 a x (xs n) (xs n0))
  (thy_blocking_63 x a y b m (ys n0) (xs n0) (xs n) (ys n))
  (thy_blocking_64 a (xs n0) n n0 (xs n) x)
  (thy_blocking_65 (ys n) (xs n) (ys n0) (xs n0) m l n n0 x y a b)
  (thy_blocking_66 a n n0 (ys n) (xs n) (ys n0) (xs n0) m l y x b)
  (thy_blocking_67 (xs n) (xs n0) m y (ys n) b)
  (thy_blocking_68 a x m (xs n) (ys n0) (ys n))
  (thy_blocking_69 a x b (xs n) (xs n0) y (ys n) (ys n0))
  (thy_blocking_70 a x m (xs n) (ys n0) (ys n))
  (thy_blocking_71 a (ys n) (xs n) (ys n0) (xs n0) m l n n0 x y b)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 - x2) - (x3 - x4)) < x5)) -> ((- ((x3 - x4) - (x1 - x2))) < x5) -> False.
Proof. thy. Qed.
Lemma thy_blocking_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((- ((x1 - x2) - (x3 - x4))) < x5)) -> (((x3 - x4) - (x1 - x2)) < x5) -> False.
Proof. thy. Qed.
Lemma thy_blocking_74 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_75 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_76 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_77 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_78 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_79 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_80 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
(* (x, y) has at most as many l-roob-type options among the pairs as (y, x). *)
Lemma roob_mirror : forall (l : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((0 <= x) /\ (0 <= y)) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))))).
Proof.
intros l x y xs ys.
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> ((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < l)) /\ ((- ((y - y1) - (x - x1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((y1 = (xs n_pair)) /\ (x1 = (ys n_pair))) \/ ((y1 = (ys n_pair)) /\ (x1 = (xs n_pair)))))))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < l)) /\ ((- ((x - x1_other) - (y - y1_other))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (xs n_pair)) /\ (y1_other = (ys n_pair))) \/ ((x1_other = (ys n_pair)) /\ (y1_other = (xs n_pair)))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W2]]]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) as [B1 [B2 W3]].
refine (refute (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> ((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < l)) /\ ((- ((y - y1) - (x - x1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((y1 = (xs n_pair)) /\ (x1 = (ys n_pair))) \/ ((y1 = (ys n_pair)) /\ (x1 = (xs n_pair)))))))))) (Nd (Some (0 <= O3)) Lf Lf) (Nd (Some (B1 <= y)) Lf Lf)) (Nd (Some (O2 <= y)) (Nd (Some (O1 = O3)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (xs n_pair)) /\ (A2 = (ys n_pair))) \/ ((A1 = (ys n_pair)) /\ (A2 = (xs n_pair))))))) (Nd (Some (O2 = y)) (Nd (Some (((x - O3) - (y - O4)) < l)) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (xs n_pair)) /\ (B2 = (ys n_pair))) \/ ((B1 = (ys n_pair)) /\ (B2 = (xs n_pair))))))) Lf Lf)) (Nd (Some (O3 = x)) (Nd (Some (B2 < x)) Lf Lf) Lf))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < l)) (Nd (Some (0 <= O2)) (Nd (Some (O3 <= x)) Lf Lf) (Nd (Some (((y - B1) - (x - B2)) < l)) Lf Lf)) (Nd (Some ((- ((x - O1) - (y - O2))) < l)) (Nd (Some (B1 = y)) Lf Lf) Lf)) (Nd (Some ((- ((y - A2) - (x - A1))) < l)) (Nd (Some (O1 < x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O3 = (xs n_pair)) /\ (O4 = (ys n_pair))) \/ ((O3 = (ys n_pair)) /\ (O4 = (xs n_pair))))))) Lf Lf) (Nd (Some (B2 < (x + 1))) Lf Lf)) (Nd (Some (O4 < y)) (Nd (Some (0 <= B1)) Lf Lf) Lf)))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some (O1 = x)) (Nd (Some (O3 < x)) Lf Lf) (Nd (Some (B2 <= x)) Lf Lf)) (Nd (Some (((x - O1) - (y - O2)) < l)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < l)) /\ ((- ((x - x1_other) - (y - y1_other))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (xs n_pair)) /\ (y1_other = (ys n_pair))) \/ ((x1_other = (ys n_pair)) /\ (y1_other = (xs n_pair)))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (((y - A2) - (x - A1)) < l)) (Nd (Some (0 <= O1)) (Nd (Some ((- ((x - O3) - (y - O4))) < l)) Lf Lf) (Nd (Some (B1 < (y + 1))) Lf Lf)) (Nd (Some (0 <= O4)) (Nd (Some (B2 = x)) Lf Lf) Lf))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < l)) (Nd (Some (O2 < y)) (Nd (Some (O4 <= y)) Lf Lf) (Nd (Some ((- ((y - B1) - (x - B2))) < l)) Lf Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O1 = (xs n_pair)) /\ (O2 = (ys n_pair))) \/ ((O1 = (ys n_pair)) /\ (O2 = (xs n_pair))))))) (Nd (Some (0 <= B2)) Lf Lf) Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A2 = (xs n_pair)) /\ (A1 = (ys n_pair))) \/ ((A2 = (ys n_pair)) /\ (A1 = (xs n_pair))))))) (Nd (Some (O1 <= x)) (Nd (Some (O2 = O4)) Lf Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) Lf Lf)) (Nd (Some (O4 = y)) (Nd (Some (B1 < y)) Lf Lf) Lf)))))
 [(Im (Im (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (An (An (Or (An (An (At 5) (At 6)) (At 7)) (An (An (At 2) (At 3)) (At 4))) (No (An (An (An (An (An (An (At 3) (At 9)) (At 6)) (At 8)) (No (An (At 5) (At 2)))) (At 13)) (At 14)))) (At 15))) (At 16));
 (Im (At 12) (At 15));
 (Im (Im (An (An (An (An (Or (An (An (At 17) (At 18)) (At 19)) (An (An (At 20) (At 21)) (At 22))) (No (An (An (An (An (An (An (At 21) (At 23)) (At 18)) (At 24)) (No (An (At 17) (At 20)))) (At 25)) (At 26)))) (At 27)) (An (An (Or (An (An (At 28) (At 29)) (At 30)) (An (An (At 31) (At 32)) (At 33))) (No (An (An (An (An (An (An (At 32) (At 34)) (At 29)) (At 35)) (No (An (At 28) (At 31)))) (At 36)) (At 37)))) (At 38))) (An (At 39) (At 40))) (An (At 40) (At 39))) (At 41));
 (Im (Im (An (An (Or (An (An (At 42) (At 43)) (At 44)) (An (An (At 45) (At 46)) (At 47))) (No (An (An (An (An (An (An (At 46) (At 48)) (At 43)) (At 49)) (No (An (At 42) (At 45)))) (At 50)) (At 51)))) (At 52)) (An (An (At 46) (At 53)) (An (At 43) (At 54)))) (At 55));
 (Im (An (An (At 16) (At 41)) (At 55)) (At 1));
 (Im (No (At 10)) (Im (At 14) Fa));
 (Im (No (At 11)) (Im (At 13) Fa));
 (Im (At 48) (Im (No (At 53)) Fa));
 (Im (At 49) (Im (No (At 54)) Fa));
 (Im (At 47) (Im (No (At 48)) Fa));
 (Im (At 56) (Im (At 42) (Im (No (At 46)) Fa)));
 (Im (No (At 48)) (Im (At 42) Fa));
 (Im (At 44) (Im (No (At 54)) Fa));
 (Im (At 45) (Im (At 57) (Im (No (At 43)) Fa)));
 (Im (At 45) (Im (No (At 49)) Fa));
 (An (At 57) (At 56))]
 (At 1)
 (Sp 57 (Sp 56 (Sp 1 (Cl 1) (Sp 48 (Sp 53 (Sp 54 (Sp 41 (Sp 16 (Sp 55 (Cl 6) (Sp 52 (Sp 45 (Sp 43 (Sp 49 (Sp 46 (Cl 5) (Sp 42 (Cl 12) (Cl 5))) (Cl 16)) (Cl 15)) (Sp 42 (Sp 43 (Sp 44 (Sp 46 (Cl 5) (Cl 12)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5))) (Sp 12 (Sp 15 (Sp 7 (Sp 6 (Sp 5 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 6 (Sp 8 (Sp 5 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 2))) (Sp 27 (Sp 38 (Sp 39 (Sp 40 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Sp 49 (Cl 10) (Sp 44 (Cl 14) (Sp 45 (Cl 16) (Sp 55 (Sp 41 (Sp 16 (Cl 6) (Sp 12 (Sp 15 (Sp 7 (Sp 6 (Sp 5 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 6 (Sp 8 (Sp 5 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 2))) (Sp 27 (Sp 38 (Sp 39 (Sp 40 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)))))) (Cl 9)) (Sp 47 (Cl 11) (Sp 42 (Cl 13) (Sp 55 (Sp 41 (Sp 16 (Cl 6) (Sp 12 (Sp 15 (Sp 6 (Sp 7 (Sp 5 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 5 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 2))) (Sp 27 (Sp 38 (Sp 39 (Sp 40 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)))))) (Cl 17)) (Cl 17)) _
  W0
  (mex_mirror A1 A2 xs ys)
  W2
  W3
  (law_injection_2_2 (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (fun x1 y1 => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (fun x1 y1 => y1) (fun x1 y1 => x1) (0) (y + 1) (0) (x + 1))
  (thy_blocking_72 x A1 y A2 l)
  (thy_blocking_73 x A1 y A2 l)
  (thy_blocking_74 B1 y)
  (thy_blocking_74 B2 x)
  (thy_blocking_75 B1 y)
  (thy_blocking_76 y B1)
  (thy_blocking_77 B1 y)
  (thy_blocking_78 B2 x)
  (thy_blocking_79 B2 x)
  (thy_blocking_80 B2 x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_82 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
(* If an option of (y, x) that cannot be blocked is a pair, then so is one of (x, y). *)
Lemma free_mirror : forall (l : Z) (m : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) ->
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))).
Proof.
intros l m x y xs ys.
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) as [Y1 [X1 W0]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (Y1 <= y)) (Nd (Some (X1 = x)) (Nd (Some (((x - X1) - (y - Y1)) < m)) Lf Lf) Lf) (Nd (Some (Y1 < y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X1 = (xs n_pair)) /\ (Y1 = (ys n_pair))) \/ ((X1 = (ys n_pair)) /\ (Y1 = (xs n_pair))))))) Lf Lf) Lf)) (Nd (Some (X1 <= x)) (Nd (Some ((- ((y - Y1) - (x - X1))) < m)) (Nd (Some (((x - X1) - (y - Y1)) < l)) Lf Lf) Lf) (Nd (Some ((- ((y - Y1) - (x - X1))) < l)) Lf Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (0 <= X1)) (Nd (Some (((y - Y1) - (x - X1)) < m)) (Nd (Some ((- ((x - X1) - (y - Y1))) < m)) Lf Lf) Lf) (Nd (Some (((y - Y1) - (x - X1)) < l)) Lf Lf)) (Nd (Some (Y1 = y)) (Nd (Some (X1 < x)) (Nd (Some ((- ((x - X1) - (y - Y1))) < l)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y1 = (xs n_pair)) /\ (X1 = (ys n_pair))) \/ ((Y1 = (ys n_pair)) /\ (X1 = (xs n_pair))))))) Lf Lf))))
 [(Im (At 2) (An (An (Or (An (An (An (An (An (An (At 3) (At 4)) (At 5)) (At 6)) (No (An (At 7) (At 8)))) (At 9)) (At 10)) (Or (An (An (At 7) (At 5)) (At 11)) (An (An (At 8) (At 3)) (At 12)))) (No (An (Or (An (An (At 7) (At 5)) (At 11)) (An (An (At 8) (At 3)) (At 12))) (No (An (An (An (An (An (An (At 3) (At 4)) (At 5)) (At 6)) (No (An (At 7) (At 8)))) (At 13)) (At 14)))))) (At 15)));
 (Im (An (An (Or (An (An (An (An (An (An (At 5) (At 6)) (At 3)) (At 4)) (No (An (At 8) (At 7)))) (At 16)) (At 17)) (Or (An (An (At 8) (At 3)) (At 12)) (An (An (At 7) (At 5)) (At 11)))) (No (An (Or (An (An (At 8) (At 3)) (At 12)) (An (An (At 7) (At 5)) (At 11))) (No (An (An (An (An (An (An (At 5) (At 6)) (At 3)) (At 4)) (No (An (At 8) (At 7)))) (At 18)) (At 19)))))) (At 20)) (At 1));
 (Im (At 15) (At 20));
 (Im (At 9) (Im (No (At 17)) Fa));
 (Im (At 10) (Im (No (At 16)) Fa));
 (Im (At 13) (Im (No (At 19)) Fa));
 (Im (At 14) (Im (No (At 18)) Fa));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 15 (Sp 20 (Sp 5 (Sp 3 (Sp 19 (Sp 18 (Sp 17 (Sp 16 (Sp 14 (Sp 13 (Sp 12 (Sp 8 (Sp 4 (Sp 6 (Sp 7 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 11 (Sp 7 (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Sp 4 (Sp 6 (Sp 8 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 12 (Sp 8 (Cl 2) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 12 (Sp 8 (Cl 2) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 10 (Cl 6) (Sp 12 (Sp 8 (Sp 4 (Sp 6 (Sp 7 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 7 (Sp 11 (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Sp 4 (Sp 6 (Sp 8 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 9 (Cl 5) (Sp 12 (Sp 8 (Sp 4 (Sp 6 (Sp 7 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Sp 7 (Sp 11 (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Sp 4 (Sp 6 (Sp 8 (Cl 2) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 14 (Cl 8) (Sp 17 (Sp 16 (Sp 12 (Sp 8 (Cl 2) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 10 (Cl 6) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))) (Sp 9 (Cl 5) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))))) (Sp 13 (Cl 7) (Sp 18 (Sp 17 (Sp 16 (Sp 12 (Sp 8 (Cl 2) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 10 (Cl 6) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))) (Sp 9 (Cl 5) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))) (Sp 14 (Cl 8) (Sp 17 (Sp 16 (Sp 12 (Sp 8 (Cl 2) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2)))) (Sp 11 (Sp 7 (Cl 2) (Sp 4 (Sp 6 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 6 (Sp 9 (Sp 10 (Sp 8 (Sp 7 (Cl 2) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 10 (Cl 6) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))) (Sp 9 (Cl 5) (Sp 12 (Sp 8 (Cl 2) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))))))))) (Sp 7 (Sp 11 (Cl 2) (Cl 2)) (Cl 2))) (Sp 8 (Sp 3 (Sp 12 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 4)) (Cl 2))) (Cl 9)) _
  W0
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) X1 Y1)
  (mex_mirror Y1 X1 xs ys)
  (thy_blocking_81 y Y1 x X1 m)
  (thy_blocking_82 y Y1 x X1 m)
  (thy_blocking_81 y Y1 x X1 l)
  (thy_blocking_82 y Y1 x X1 l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (0 <= (x2 - x3)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
(* (A) for mWN^p_l: of the options of a pair, none that cannot be blocked and at most p - 1 others are pairs. *)
Lemma mex_safe : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) ->
  ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))).
Proof.
intros l m p x y xs ys.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))) (Nd (Some (0 <= n0)) (Nd (Some (y = (xs n0))) (Nd (Some (l = (m + 1))) Lf Lf) (Nd (Some (m <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= ((ys n0) - (xs n0)))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (y = (ys n0))) (Nd (Some (0 <= (xs n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (1 <= ((ys n0) - (xs n0)))) Lf Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) Lf Lf)))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (x = (xs n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (2 <= m)) Lf Lf) (Nd (Some (l <= ((ys n0) - (xs n0)))) Lf Lf)) (Nd (Some (2 <= p)) (Nd (Some (1 <= n0)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (x = (ys n0))) (Nd (Some ((ys n0) = ((((m + 1) - l) * (xs n0)) + (l * n0)))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) Lf Lf)) (Nd (Some (l <= m)) (Nd (Some (1 <= (xs n0))) Lf Lf) Lf))))
 [(Im (At 3) (An (At 4) (Or (An (At 5) (At 6)) (An (At 7) (At 8)))));
 (Im (At 9) (Im (At 4) (An (At 10) (At 11))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 9) (Im (At 18) (Im (At 19) (Im (At 4) (An (An (An (At 20) (Im (At 21) (At 22))) (Im (At 23) (At 24))) (Im (At 21) (Or (At 25) (At 24)))))))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 9) (Im (At 18) (Im (At 19) (Im (At 4) (Im (At 5) (Im (At 6) (At 2))))))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 9) (Im (At 18) (Im (At 19) (Im (At 4) (Im (At 5) (Im (At 6) (No (At 1)))))))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 9) (Im (At 18) (Im (At 19) (Im (At 4) (Im (At 8) (Im (At 7) (At 26))))))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 9) (Im (At 18) (Im (At 19) (Im (At 4) (Im (At 8) (Im (At 7) (No (At 27)))))))));
 (Im (At 1) (At 27));
 (Im (An (At 28) (At 29)) (At 30));
 (Im (At 7) (Im (At 10) (Im (At 20) (Im (No (At 28)) Fa))));
 (Im (At 8) (Im (At 10) (Im (No (At 29)) Fa)));
 (Im (At 26) (Im (No (At 2)) (Im (At 30) Fa)));
 (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17))));
 (At 9);
 (At 18);
 (At 19);
 (At 3)]
 (An (No (At 1)) (At 2))
 (Sp 12 (Sp 13 (Sp 14 (Sp 9 (Sp 18 (Sp 19 (Sp 3 (Sp 4 (Sp 10 (Sp 20 (Sp 8 (Sp 29 (Sp 7 (Sp 28 (Sp 30 (Sp 27 (Sp 15 (Cl 8) (Sp 16 (Sp 17 (Cl 8) (Cl 14)) (Cl 14))) (Sp 1 (Cl 9) (Sp 2 (Cl 1) (Sp 26 (Cl 13) (Sp 15 (Cl 7) (Sp 16 (Sp 17 (Cl 7) (Cl 14)) (Cl 14))))))) (Cl 10)) (Cl 11)) (Sp 5 (Sp 6 (Sp 1 (Sp 15 (Cl 6) (Sp 16 (Sp 17 (Cl 6) (Cl 14)) (Cl 14))) (Sp 2 (Cl 1) (Sp 15 (Cl 5) (Sp 16 (Sp 17 (Cl 5) (Cl 14)) (Cl 14))))) (Cl 2)) (Cl 2))) (Cl 12)) (Sp 5 (Sp 6 (Sp 1 (Sp 15 (Cl 6) (Sp 16 (Sp 17 (Cl 6) (Cl 14)) (Cl 14))) (Sp 2 (Cl 1) (Sp 15 (Cl 5) (Sp 16 (Sp 17 (Cl 5) (Cl 14)) (Cl 14))))) (Cl 2)) (Cl 2))) (Sp 15 (Cl 4) (Sp 16 (Sp 17 (Cl 4) (Cl 14)) (Cl 14)))) (Cl 3)) (Cl 2)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) _
  W0
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) n0)
  (mex_above l m n0 p xs ys)
  (mex_few_low l m n0 p x y xs ys)
  (mex_safe_low l m n0 p x y xs ys)
  (mex_few_low l m n0 p y x xs ys)
  (mex_safe_low l m n0 p y x xs ys)
  (free_mirror l m y x xs ys)
  (roob_mirror l x y xs ys)
  (thy_blocking_83 x (ys n0) (xs n0))
  (thy_blocking_79 y (xs n0))
  (thy_blocking_36 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) p (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_84 : forall (x1 : Z) (x2 : Z), (~ (x1 = x1)) -> (x2 = x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_85 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_86 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (0 <= x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_87 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_88 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= (x2 - x1)) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_89 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 = x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_90 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (x4 = x6) -> (x7 = x6) -> (x8 = ((x1 + (x9 * x3)) + x10)) -> (1 <= x10) -> ((x3 * x6) = (x3 * x7)) -> ((x2 * x6) = (x2 * x7)) -> ((x3 * x4) = (x3 * x6)) -> ((x2 * x4) = (x2 * x6)) -> (x11 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + x9)))) -> (~ (x11 <= x8)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (x4 = x6) -> (x7 = x6) -> (x8 = ((x1 + (x9 * x3)) + x10)) -> (1 <= x10) -> ((x3 * x6) = (x3 * x7)) -> ((x2 * x6) = (x2 * x7)) -> ((x3 * x4) = (x3 * x6)) -> ((x2 * x4) = (x2 * x6)) -> (x11 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + x9)))) -> (~ (x11 < x8)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (x4 = x6) -> (x7 = x6) -> (x8 = ((x1 + (x9 * x3)) + x10)) -> (1 <= x10) -> (x10 < x3) -> ((x3 * x6) = (x3 * x7)) -> ((x2 * x6) = (x2 * x7)) -> ((x3 * x4) = (x3 * x6)) -> ((x2 * x4) = (x2 * x6)) -> (x11 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + x9)))) -> (~ (((x6 - x6) - (x8 - x11)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((((x2 + 1) - x3) * x4) + (x3 * x5))) -> (x4 = x6) -> (x7 = x6) -> (x8 = ((x1 + (x9 * x3)) + x10)) -> (x10 < x3) -> ((x3 * x6) = (x3 * x7)) -> ((x2 * x6) = (x2 * x7)) -> ((x3 * x4) = (x3 * x6)) -> ((x2 * x4) = (x2 * x6)) -> (x11 = ((((x2 + 1) - x3) * x7) + (x3 * (x5 + x9)))) -> (~ ((- ((x6 - x6) - (x8 - x11))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_95 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* (B): if y = y_u + ql + r, 0 < r < l, and x_{u+q} = x_u = x, the rook moves by r < l to a pair: not blockable. *)
Lemma mex_near : forall (l : Z) (m : Z) (p : Z) (q : Z) (r : Z) (u : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (x <= y) ->
  ((xs u) = x) ->
  (0 <= u) ->
  (0 <= q) ->
  ((xs (u + q)) = x) ->
  (y = (((ys u) + (q * l)) + r)) ->
  (1 <= r) ->
  (r < l) ->
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))).
Proof.
intros l m p q r u x y xs ys.
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (0 <= (xs u))) (Nd (Some ((ys (u + q)) = ((((m + 1) - l) * (xs (u + q))) + (l * (u + q))))) (Nd (Some ((- ((x - x) - (y - (ys (u + q))))) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some (1 <= r)) Lf Lf)) (Nd (Some (x = (ys (u + q)))) (Nd (Some ((l * x) = (l * (xs (u + q))))) Lf Lf) Lf)) (Nd (Some ((ys (u + q)) <= y)) (Nd (Some ((- ((x - x) - (y - (ys (u + q))))) < l)) (Nd (Some (1 <= ((ys (u + q)) - (xs (u + q))))) Lf Lf) Lf) (Nd (Some (1 <= l)) (Nd (Some ((m * (xs u)) = (m * x))) Lf Lf) Lf))) (Nd (Some (0 <= (u + q))) (Nd (Some (x <= x)) (Nd (Some (x < x)) (Nd (Some (0 <= ((ys (u + q)) - (xs (u + q))))) Lf Lf) (Nd (Some (x <= y)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some ((xs u) = x)) Lf Lf) Lf)) (Nd (Some ((ys (u + q)) = y)) (Nd (Some (x = (xs (u + q)))) (Nd (Some (m <= ((ys (u + q)) - (xs (u + q))))) Lf Lf) Lf) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= q)) Lf Lf) Lf)))) (Nd (Some (0 <= u)) (Nd (Some ((ys u) = ((((m + 1) - l) * (xs u)) + (l * u)))) (Nd (Some (0 <= x)) (Nd (Some ((ys (u + q)) < y)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) Lf Lf) (Nd (Some (r < l)) Lf Lf)) (Nd (Some ((ys (u + q)) = (xs (u + q)))) (Nd (Some ((m * x) = (m * (xs (u + q))))) Lf Lf) Lf)) (Nd (Some (x = x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ ((ys (u + q)) = (ys n_pair))) \/ ((x = (ys n_pair)) /\ ((ys (u + q)) = (xs n_pair))))))) (Nd (Some (1 <= (xs (u + q)))) Lf Lf) Lf) (Nd (Some (l <= m)) (Nd (Some ((xs (u + q)) = x)) Lf Lf) Lf))) (Nd (Some (0 <= (xs (u + q)))) (Nd (Some (0 <= (ys (u + q)))) (Nd (Some (((x - x) - (y - (ys (u + q)))) < l)) (Nd (Some (1 <= (u + q))) Lf Lf) Lf) (Nd (Some (2 <= p)) (Nd (Some ((l * (xs u)) = (l * x))) Lf Lf) Lf)) (Nd (Some (((x - x) - (y - (ys (u + q)))) < m)) (Nd (Some ((ys (u + q)) = (ys (u + q)))) (Nd (Some (l <= ((ys (u + q)) - (xs (u + q))))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (y = (((ys u) + (q * l)) + r))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (An (At 4) (At 5))));
 (Im (At 2) (Im (At 6) (An (At 7) (At 8))));
 (Im (An (An (Or (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 15)) (At 16)) (Or (An (An (At 13) (At 11)) (At 17)) (An (An (At 14) (At 9)) (At 18)))) (No (An (Or (An (An (At 13) (At 11)) (At 17)) (An (An (At 14) (At 9)) (At 18))) (No (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 19)) (At 20)))))) (At 21)) (At 1));
 (Im (An (At 6) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))) (At 21));
 (Im (An (An (An (At 26) (At 27)) (At 28)) (Or (At 29) (An (At 30) (At 31)))) (Im (At 2) (Im (At 32) (Im (At 33) (Im (At 6) (An (An (An (At 34) (Im (At 35) (At 36))) (Im (At 37) (At 38))) (Im (At 35) (Or (At 39) (At 38)))))))));
 (Im (At 22) (At 40));
 (Im (At 22) (At 41));
 (Im (At 42) (At 43));
 (Im (At 42) (At 44));
 (Im (No (At 13)) (Im (At 23) Fa));
 (Im (No (At 22)) (Im (At 45) Fa));
 (Im (No (At 6)) (Im (At 3) (Im (At 46) Fa)));
 (Im (No (At 23)) Fa);
 (Im (At 7) (Im (At 34) (Im (No (At 11)) Fa)));
 (Im (At 4) (Im (At 42) (Im (No (At 9)) Fa)));
 (Im (No (At 10)) Fa);
 (Im (At 5) (Im (At 42) (Im (At 45) (Im (At 47) (Im (At 48) (Im (At 40) (Im (At 41) (Im (At 43) (Im (At 44) (Im (At 8) (Im (No (At 12)) Fa)))))))))));
 (Im (At 5) (Im (At 42) (Im (At 45) (Im (At 47) (Im (At 48) (Im (At 40) (Im (At 41) (Im (At 43) (Im (At 44) (Im (At 8) (Im (No (At 17)) Fa)))))))))));
 (Im (At 5) (Im (At 42) (Im (At 45) (Im (At 47) (Im (At 48) (Im (At 49) (Im (At 40) (Im (At 41) (Im (At 43) (Im (At 44) (Im (At 8) (Im (No (At 19)) Fa))))))))))));
 (Im (At 5) (Im (At 42) (Im (At 45) (Im (At 47) (Im (At 49) (Im (At 40) (Im (At 41) (Im (At 43) (Im (At 44) (Im (At 8) (Im (No (At 20)) Fa)))))))))));
 (Im (At 17) (Im (At 14) Fa));
 (An (An (An (At 26) (At 27)) (At 28)) (Or (At 29) (An (At 30) (At 31))));
 (At 2);
 (At 32);
 (At 33);
 (At 9);
 (At 50);
 (At 42);
 (At 3);
 (At 46);
 (At 45);
 (At 47);
 (At 48);
 (At 49)]
 (At 1)
 (Sp 26 (Sp 27 (Sp 28 (Sp 2 (Sp 32 (Sp 33 (Sp 42 (Sp 3 (Sp 46 (Sp 45 (Sp 47 (Sp 48 (Sp 49 (Sp 1 (Cl 1) (Sp 43 (Sp 44 (Sp 22 (Sp 6 (Sp 23 (Sp 10 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 21 (Sp 40 (Sp 41 (Sp 13 (Sp 9 (Sp 12 (Sp 17 (Sp 19 (Sp 20 (Sp 14 (Cl 22) (Sp 29 (Sp 34 (Sp 11 (Cl 4) (Cl 15)) (Cl 6)) (Sp 30 (Sp 31 (Sp 34 (Sp 11 (Cl 4) (Cl 15)) (Cl 6)) (Cl 23)) (Cl 23)))) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 16)) (Cl 11)) (Cl 8)) (Cl 7)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 17)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 10)) (Cl 9))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 23)) (Cl 23)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) u)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (u + q))
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) x (ys (u + q)))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ ((ys (u + q)) = (ys n_pair))) \/ ((x = (ys n_pair)) /\ ((ys (u + q)) = (xs n_pair)))))) (u + q))
  (mex_above l m (u + q) p xs ys)
  (eq_mul l x (xs (u + q)))
  (eq_mul m x (xs (u + q)))
  (eq_mul l (xs u) x)
  (eq_mul m (xs u) x)
  (thy_blocking_84 x (ys (u + q)))
  (thy_blocking_85 x (xs (u + q)))
  (thy_blocking_86 u q)
  (thy_blocking_87 (ys (u + q)))
  (thy_blocking_88 (xs (u + q)) (ys (u + q)))
  (thy_blocking_89 (xs u) x)
  (thy_blocking_90 x)
  (thy_blocking_91 (ys u) m l (xs u) u x (xs (u + q)) y q r (ys (u + q)))
  (thy_blocking_92 (ys u) m l (xs u) u x (xs (u + q)) y q r (ys (u + q)))
  (thy_blocking_93 (ys u) m l (xs u) u x (xs (u + q)) y q r (ys (u + q)))
  (thy_blocking_94 (ys u) m l (xs u) u x (xs (u + q)) y q r (ys (u + q)))
  (thy_blocking_95 (ys (u + q)) y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_96 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_97 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 <= ((x2 - 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_98 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ ((x2 + (x3 * 0)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_99 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ ((- x2) < (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_100 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_101 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_102 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (x1 < x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_103 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_104 : forall (x1 : Z) (x2 : Z), (x1 = (x2 + 1)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_105 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= x2)) -> (x1 <= x3) -> (x3 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x1 = x3) -> (x2 = x4) -> (x4 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x1 = x3) -> (x2 = x4) -> (x3 < x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_108 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_109 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_110 : forall (x1 : Z) (x2 : Z), (~ ((x1 + (x2 * 0)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_111 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= (x1 - x2)) -> (x3 = x1) -> (0 <= x4) -> (x2 = x4) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (1 <= x3) -> ((x4 + x3) <= x5) -> ((x3 * ((x6 - 1) - x7)) <= (x4 - x2)) -> (0 <= (x3 * ((x6 - 1) - x7))) -> (~ (x1 < x5)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> ((x3 + x4) <= x5) -> ((x4 * ((x6 - 1) - x7)) <= (x3 - x2)) -> (0 <= (x4 * ((x6 - 1) - x7))) -> ((- ((x8 - (x8 + (x7 * 0))) - (x5 - x1))) < x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_114 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (0 <= x1)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_blocking_115 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (1 <= x1) -> (1 <= x2) -> (0 <= x3) -> (x4 = x3) -> ((x5 + x2) <= x6) -> (x7 = x8) -> (x1 <= (x5 - x4)) -> (~ (1 <= x8)) -> (~ (x7 < x6)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_116 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 - 1))) -> ((- x1) < x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (1 <= x1) -> (1 <= x2) -> (x3 = x4) -> ((x5 + x2) <= x6) -> (x7 = x8) -> (x1 <= (x5 - x3)) -> (~ (x7 < x6)) -> (x9 = x4) -> (x1 <= (x9 - x8)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_118 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (0 <= (x5 - x1)) -> (x3 = x5) -> (1 <= (x6 - x7)) -> (x6 = x2) -> (x4 = x7) -> False.
Proof. thy. Qed.
Lemma thy_blocking_119 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= (x1 - x2)) -> (1 <= x3) -> (x2 = x4) -> ((x1 + x3) <= x5) -> (~ (0 <= x6)) -> (x6 = x5) -> (0 <= x7) -> (x7 < x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (0 <= (x5 - x1)) -> (x4 = x5) -> (x6 = x2) -> (x3 = x7) -> (1 <= (x6 - x7)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_121 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (1 <= x1) -> (x2 = x3) -> ((x4 + x1) <= x5) -> (x6 = x7) -> (~ (x6 < x5)) -> (x8 = x3) -> (1 <= (x8 - x7)) -> (x1 <= (x4 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_122 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> ((x3 + x4) <= x5) -> (x6 = x7) -> (1 <= (x3 - x1)) -> ((- ((x2 - (x2 + (x8 * 0))) - (x5 - x6))) < x4) -> (x9 = x2) -> (1 <= (x9 - x7)) -> False.
Proof. thy. Qed.
(* (B): if all pairs (x, y_i) of the row are l or more to the left of y, there are p pairs at that distance. *)
Lemma mex_far : forall (l : Z) (m : Z) (p : Z) (w : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (1 <= w) ->
  ((xs (w - 1)) = x) ->
  ((xs w) = (x + 1)) ->
  (((ys (w - 1)) + l) <= y) ->
  (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))))).
Proof.
intros l m p w x y xs ys.
destruct (wit_all1 (fun z => (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) -> (((((((x + (z * 0)) = x) /\ (0 <= (ite (0 <= z) (ys z) (xs (- z))))) /\ ((ite (0 <= z) (ys z) (xs (- z))) < y)) \/ ((((ite (0 <= z) (ys z) (xs (- z))) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (ite (0 <= z) (ys z) (xs (- z))))) /\ ((ite (0 <= z) (ys z) (xs (- z))) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((ite (0 <= z) (ys z) (xs (- z))) = y)))) /\ (((x - (x + (z * 0))) - (y - (ite (0 <= z) (ys z) (xs (- z))))) < l)) /\ ((- ((x - (x + (z * 0))) - (y - (ite (0 <= z) (ys z) (xs (- z)))))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z * 0)) = (xs n_pair)) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (ys n_pair))) \/ (((x + (z * 0)) = (ys n_pair)) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (xs n_pair)))))))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) /\ ((((- w) < z_other) /\ (z_other < w)) /\ (((0 <= z_other) /\ ((xs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = x))))) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (ite (0 <= z_other) (ys z_other) (xs (- z_other)))))) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) as [B1 [B2 W2]].
refine (refutes (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some ((- w) < z1)) (Nd (Some (0 <= z1)) (Nd (Some ((x + (z1 * 0)) = x)) (Nd (Some (((x - (x + (z1 * 0))) - (y - (ite (0 <= z1) (ys z1) (xs (- z1))))) < l)) (Nd (Some ((x + (z2 * 0)) = (x + (z3 * 0)))) (Nd (Some (m <= ((ys z1) - (xs z1)))) (Nd (Some (l <= ((ys (w - 1)) - (xs (w - 1))))) Lf Lf) Lf) (Nd (Some (1 <= (xs z3))) Lf Lf)) (Nd (Some (B2 < (y + 1))) (Nd (Some (0 <= ((ys z2) - (xs z2)))) Lf Lf) (Nd (Some ((x + (z1 * 0)) = (ys (- z1)))) Lf Lf))) (Nd (Some (z2 <= (-1))) (Nd (Some (0 <= B1)) (Nd (Some (l <= ((ys (- z1)) - (xs (- z1))))) (Nd (Some ((xs (w - 1)) = x)) Lf Lf) Lf) (Nd (Some (m <= ((ys (- z3)) - (xs (- z3))))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (1 <= (- z2))) Lf Lf) (Nd (Some ((- z3) < (- z2))) Lf Lf)))) (Nd (Some (0 <= (x + (z1 * 0)))) (Nd (Some ((- w) < z2)) (Nd (Some (B1 = x)) (Nd (Some (1 <= (- z1))) (Nd (Some ((ite (0 <= z3) (ys z3) (xs (- z3))) = (xs (- z3)))) Lf Lf) Lf) (Nd (Some (0 <= ((ys (- z3)) - (xs (- z3))))) Lf Lf)) (Nd (Some (2 <= p)) (Nd (Some (m <= ((ys z2) - (xs z2)))) Lf Lf) (Nd (Some (z3 < z2)) Lf Lf))) (Nd (Some (0 <= z3)) (Nd (Some (((x - B1) - (y - B2)) < l)) (Nd (Some ((ys (- z1)) = ((((m + 1) - l) * (xs (- z1))) + (l * (- z1))))) Lf Lf) (Nd (Some (x < (xs w))) Lf Lf)) (Nd (Some (0 <= ((ys z1) - (xs z1)))) (Nd (Some (l <= ((ys (- z2)) - (xs (- z2))))) Lf Lf) (Nd (Some (1 <= (w - 1))) Lf Lf))))) (Nd (Some (z1 <= (-1))) (Nd (Some ((ite (0 <= z1) (ys z1) (xs (- z1))) < y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z1 * 0)) = (xs n_pair)) /\ ((ite (0 <= z1) (ys z1) (xs (- z1))) = (ys n_pair))) \/ (((x + (z1 * 0)) = (ys n_pair)) /\ ((ite (0 <= z1) (ys z1) (xs (- z1))) = (xs n_pair))))))) (Nd (Some (z2 = z3)) (Nd (Some (0 <= (- z1))) (Nd (Some ((ite (0 <= z2) (ys z2) (xs (- z2))) = (xs (- z2)))) Lf Lf) Lf) (Nd (Some (l <= ((ys z3) - (xs z3)))) Lf Lf)) (Nd (Some ((card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (1 <= ((ys z2) - (xs z2)))) Lf Lf) (Nd (Some (z2 < z3)) Lf Lf))) (Nd (Some ((- w) < z3)) (Nd (Some (B1 <= x)) (Nd (Some ((l * ((w - 1) - z1)) <= ((ys (w - 1)) - (ys z1)))) Lf Lf) (Nd (Some (0 <= w)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (1 <= (xs (- z2)))) Lf Lf) (Nd (Some (0 <= (w - 1))) Lf Lf)))) (Nd (Some ((x + (z1 * 0)) <= x)) (Nd (Some (0 <= z2)) (Nd (Some (B2 < y)) (Nd (Some (1 <= (xs (- z1)))) (Nd (Some ((xs w) = (x + 1))) Lf Lf) Lf) (Nd (Some (1 <= ((ys (- z3)) - (xs (- z3))))) Lf Lf)) (Nd (Some (l <= m)) (Nd (Some (0 <= (- z2))) Lf Lf) (Nd (Some ((- z2) < (- z3))) Lf Lf))) (Nd (Some (z3 <= (-1))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (xs n_pair)) /\ (B2 = (ys n_pair))) \/ ((B1 = (ys n_pair)) /\ (B2 = (xs n_pair))))))) (Nd (Some (0 <= ((w - 1) - z1))) Lf Lf) (Nd (Some ((x + (z1 * 0)) = (xs z1))) Lf Lf)) (Nd (Some (1 <= ((ys z1) - (xs z1)))) (Nd (Some (1 <= z3)) Lf Lf) (Nd (Some (1 <= (xs (w - 1)))) Lf Lf)))))) (Nd (Some (z1 < w)) (Nd (Some ((xs z1) = x)) (Nd (Some (0 <= (ite (0 <= z1) (ys z1) (xs (- z1))))) (Nd (Some ((- ((x - (x + (z1 * 0))) - (y - (ite (0 <= z1) (ys z1) (xs (- z1)))))) < l)) (Nd (Some ((ite (0 <= z2) (ys z2) (xs (- z2))) = (ite (0 <= z3) (ys z3) (xs (- z3))))) (Nd (Some (l <= ((ys z1) - (xs z1)))) (Nd (Some ((ite (0 <= z2) (ys z2) (xs (- z2))) = (ys z2))) Lf Lf) Lf) (Nd (Some (m <= ((ys z3) - (xs z3)))) Lf Lf)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) (Nd (Some (1 <= z2)) Lf Lf) (Nd (Some ((ite (0 <= z1) (ys z1) (xs (- z1))) = (xs (- z1)))) Lf Lf))) (Nd (Some ((ys (- z2)) = x)) (Nd (Some (B1 < x)) (Nd (Some (z1 <= (w - 1))) Lf Lf) (Nd (Some (l <= ((ys (- z3)) - (xs (- z3))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (1 <= ((ys (- z2)) - (xs (- z2))))) Lf Lf) (Nd (Some ((ys (- z3)) < (ys (- z2)))) Lf Lf)))) (Nd (Some ((x + (z1 * 0)) < x)) (Nd (Some (z2 < w)) (Nd (Some (0 <= B2)) (Nd (Some (1 <= ((ys (- z1)) - (xs (- z1))))) (Nd (Some (1 <= w)) Lf Lf) Lf) (Nd (Some (1 <= (- z3))) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (l <= ((ys z2) - (xs z2)))) Lf Lf) (Nd (Some ((ys z3) < (ys z2))) Lf Lf))) (Nd (Some ((xs z3) = x)) (Nd (Some ((- ((x - B1) - (y - B2))) < l)) (Nd (Some (0 <= l)) Lf Lf) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))))) Lf Lf)) (Nd (Some (1 <= z1)) (Nd (Some (0 <= ((ys z3) - (xs z3)))) Lf Lf) (Nd (Some (1 <= ((ys (w - 1)) - (xs (w - 1))))) Lf Lf))))) (Nd (Some ((ys (- z1)) = x)) (Nd (Some ((ite (0 <= z1) (ys z1) (xs (- z1))) = y)) (Nd (Some (forall (z : Z), (((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) -> (((((((x + (z * 0)) = x) /\ (0 <= (ite (0 <= z) (ys z) (xs (- z))))) /\ ((ite (0 <= z) (ys z) (xs (- z))) < y)) \/ ((((ite (0 <= z) (ys z) (xs (- z))) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (ite (0 <= z) (ys z) (xs (- z))))) /\ ((ite (0 <= z) (ys z) (xs (- z))) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((ite (0 <= z) (ys z) (xs (- z))) = y)))) /\ (((x - (x + (z * 0))) - (y - (ite (0 <= z) (ys z) (xs (- z))))) < l)) /\ ((- ((x - (x + (z * 0))) - (y - (ite (0 <= z) (ys z) (xs (- z)))))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z * 0)) = (xs n_pair)) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (ys n_pair))) \/ (((x + (z * 0)) = (ys n_pair)) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (xs n_pair)))))))))) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))) /\ ((((- w) < z_other) /\ (z_other < w)) /\ (((0 <= z_other) /\ ((xs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ys (- z_other)) = x))))) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((ite (0 <= z) (ys z) (xs (- z))) = (ite (0 <= z_other) (ys z_other) (xs (- z_other)))))) -> (z = z_other)))) (Nd (Some (0 <= ((ys (- z1)) - (xs (- z1))))) (Nd (Some ((ite (0 <= z3) (ys z3) (xs (- z3))) = (ys z3))) Lf Lf) Lf) (Nd (Some (0 <= (- z3))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (1 <= (xs z2))) Lf Lf) (Nd (Some ((ys z2) < (ys z3))) Lf Lf))) (Nd (Some (z3 < w)) (Nd (Some (B2 <= y)) (Nd (Some (0 <= (xs (- z1)))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (m <= ((ys (- z2)) - (xs (- z2))))) Lf Lf) (Nd (Some (0 <= ((ys (w - 1)) - (xs (w - 1))))) Lf Lf)))) (Nd (Some ((ite (0 <= z1) (ys z1) (xs (- z1))) <= y)) (Nd (Some ((xs z2) = x)) (Nd (Some (B2 = y)) (Nd (Some (m <= ((ys (- z1)) - (xs (- z1))))) (Nd (Some (((ys (w - 1)) + l) <= y)) Lf Lf) Lf) (Nd (Some (1 <= (xs (- z3)))) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= ((ys (- z2)) - (xs (- z2))))) Lf Lf) (Nd (Some ((ys (- z2)) < (ys (- z3)))) Lf Lf))) (Nd (Some ((ys (- z3)) = x)) (Nd (Some (B1 < (x + 1))) (Nd (Some (0 <= (l * ((w - 1) - z1)))) Lf Lf) (Nd (Some ((ite (0 <= z1) (ys z1) (xs (- z1))) = (ys z1))) Lf Lf)) (Nd (Some (1 <= (xs z1))) (Nd (Some (1 <= ((ys z3) - (xs z3)))) Lf Lf) (Nd (Some (m <= ((ys (w - 1)) - (xs (w - 1))))) Lf Lf)))))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (An (Or (An (An (At 8) (At 9)) (At 10)) (An (An (At 11) (At 12)) (At 13))) (No (An (An (An (An (An (An (At 12) (At 14)) (At 9)) (At 15)) (No (An (At 8) (At 11)))) (At 16)) (At 17)))) (At 18))) (At 19));
 (Im (Im (An (An (An (An (At 20) (At 21)) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))) (An (An (At 26) (At 27)) (Or (An (At 28) (At 29)) (An (At 30) (At 31))))) (An (At 32) (At 33))) (At 34)) (At 35));
 (Im (Im (An (An (Or (An (An (At 36) (At 37)) (At 38)) (An (An (At 39) (At 40)) (At 41))) (No (An (An (An (An (An (An (At 40) (At 42)) (At 37)) (At 43)) (No (An (At 36) (At 39)))) (At 44)) (At 45)))) (At 46)) (An (An (At 40) (At 47)) (An (At 37) (At 48)))) (At 49));
 (Im (An (An (At 19) (At 35)) (At 49)) (At 50));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 4) (An (An (An (At 60) (Im (At 61) (At 62))) (Im (At 63) (At 64))) (Im (At 61) (Or (At 65) (At 64)))))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 66) (An (An (An (At 67) (Im (At 68) (At 69))) (Im (At 70) (At 71))) (Im (At 68) (Or (At 72) (At 71)))))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 4) (Im (At 73) (At 74)))))));
 (Im (At 57) (Im (At 66) (An (At 75) (At 76))));
 (Im (At 77) (Im (At 78) (At 79)));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 22) (An (An (An (At 80) (Im (At 81) (At 82))) (Im (At 83) (At 84))) (Im (At 81) (Or (At 85) (At 84)))))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 86) (An (An (An (At 87) (Im (At 88) (At 89))) (Im (At 90) (At 91))) (Im (At 88) (Or (At 92) (At 91)))))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 28) (An (An (An (At 93) (Im (At 94) (At 95))) (Im (At 96) (At 97))) (Im (At 94) (Or (At 98) (At 97)))))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 99) (An (An (An (At 100) (Im (At 101) (At 102))) (Im (At 103) (At 104))) (Im (At 101) (Or (At 105) (At 104)))))))));
 (Im (At 59) (Im (An (An (At 106) (At 107)) (At 108)) (At 109)));
 (Im (Or (An (An (At 4) (At 110)) (At 111)) (An (An (At 6) (At 112)) (At 113))) (At 18));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 22) (Im (At 114) (At 115)))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 28) (Im (At 116) (At 117)))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 86) (Im (At 118) (At 119)))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 99) (Im (At 120) (At 121)))))));
 (Im (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56)))) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 122) (An (An (An (At 123) (Im (At 124) (At 125))) (Im (At 126) (At 127))) (Im (At 124) (Or (At 128) (At 127)))))))));
 (Im (At 4) (At 111));
 (Im (No (At 4)) (At 113));
 (Im (At 22) (At 129));
 (Im (No (At 22)) (At 130));
 (Im (At 28) (At 131));
 (Im (No (At 28)) (At 132));
 (Im (At 3) (Im (No (At 73)) Fa));
 (Im (At 3) (Im (No (At 78)) Fa));
 (Im (At 4) (Im (At 6) Fa));
 (Im (No (At 4)) (Im (No (At 68)) Fa));
 (Im (At 5) (Im (No (At 110)) Fa));
 (Im (At 7) (Im (No (At 112)) Fa));
 (Im (No (At 22)) (Im (No (At 88)) Fa));
 (Im (No (At 28)) (Im (No (At 101)) Fa));
 (Im (At 42) (Im (No (At 47)) Fa));
 (Im (At 43) (Im (No (At 48)) Fa));
 (Im (At 114) (Im (No (At 120)) Fa));
 (Im (At 116) (Im (No (At 118)) Fa));
 (Im (No (At 122)) (Im (At 133) Fa));
 (Im (No (At 77)) (Im (At 53) Fa));
 (Im (No (At 106)) (Im (At 133) Fa));
 (Im (At 36) (Im (No (At 42)) Fa));
 (Im (No (At 34)) (Im (No (At 114)) (Im (No (At 116)) Fa)));
 (Im (No (At 66)) (Im (No (At 4)) Fa));
 (Im (At 134) (Im (No (At 108)) Fa));
 (Im (No (At 1)) (Im (At 109) (Im (At 50) Fa)));
 (Im (At 33) (Im (At 129) (Im (At 131) (Im (At 117) Fa))));
 (Im (At 33) (Im (At 129) (Im (At 131) (Im (At 115) Fa))));
 (Im (No (At 86)) (Im (At 24) Fa));
 (Im (No (At 42)) (Im (At 41) Fa));
 (Im (At 36) (Im (At 107) (Im (No (At 40)) Fa)));
 (Im (At 38) (Im (No (At 48)) Fa));
 (Im (No (At 8)) Fa);
 (Im (At 60) (Im (At 111) (Im (At 107) (Im (At 5) (Im (No (At 9)) Fa)))));
 (Im (At 111) (Im (At 53) (Im (At 135) (Im (At 74) (Im (At 79) (Im (No (At 10)) Fa))))));
 (Im (At 111) (Im (At 135) (Im (At 74) (Im (At 79) (Im (At 17) Fa)))));
 (Im (At 113) (Im (No (At 9)) (Im (At 75) Fa)));
 (Im (At 51) (Im (At 53) (Im (At 107) (Im (At 136) (Im (At 135) (Im (At 113) (Im (At 127) (Im (No (At 70)) (Im (No (At 10)) Fa)))))))));
 (Im (No (At 124)) (Im (At 2) (Im (No (At 4)) Fa)));
 (Im (At 51) (Im (At 53) (Im (At 136) (Im (At 135) (Im (At 113) (Im (At 127) (Im (No (At 10)) (Im (At 7) (Im (At 71) Fa)))))))));
 (Im (No (At 99)) (Im (At 30) Fa));
 (Im (At 23) (Im (At 33) (Im (At 80) (Im (At 129) (Im (At 102) (Im (At 31) (Im (At 132) Fa)))))));
 (Im (At 25) (Im (At 121) (Im (At 31) Fa)));
 (Im (At 25) (Im (At 119) (Im (At 31) Fa)));
 (Im (At 123) (Im (At 53) (Im (At 136) (Im (At 135) (Im (No (At 37)) (Im (At 39) (Im (At 40) (Im (At 41) Fa))))))));
 (Im (At 39) (Im (No (At 43)) Fa));
 (Im (At 29) (Im (At 33) (Im (At 93) (Im (At 131) (Im (At 25) (Im (At 130) (Im (At 89) Fa)))))));
 (Im (At 53) (Im (At 136) (Im (At 135) (Im (At 113) (Im (No (At 10)) (Im (At 7) (Im (At 69) (Im (At 128) Fa))))))));
 (Im (At 136) (Im (At 135) (Im (At 113) (Im (At 125) (Im (At 17) (Im (At 7) (Im (At 69) Fa)))))));
 (An (An (An (At 51) (At 52)) (At 53)) (Or (At 54) (An (At 55) (At 56))));
 (At 57);
 (At 58);
 (At 59);
 (At 107);
 (At 133);
 (At 136);
 (At 134);
 (At 135)]
 (At 1)
 [((Im (No (At 49)) (Im (No (At 42)) Fa)), (Sp 49 (Cl 80) (Sp 42 (Cl 80) (Sp 36 (Cl 43) (Sp 41 (Cl 51) (Cl 4))))));
  ((Im (At 123) (Im (At 47) (Im (No (At 49)) (Im (No (At 36)) Fa)))), (Sp 123 (Sp 47 (Sp 49 (Cl 81) (Sp 36 (Cl 81) (Sp 53 (Sp 136 (Sp 135 (Sp 39 (Sp 40 (Sp 41 (Sp 37 (Sp 43 (Sp 48 (Cl 4) (Cl 37)) (Cl 67)) (Cl 66)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 79)) (Cl 77)) (Cl 71)))) (Cl 81)) (Cl 81)));
  ((Im (At 123) (Im (At 40) (Im (At 47) (Im (No (At 49)) (Im (At 41) (Im (At 39) Fa)))))), (Sp 123 (Sp 40 (Sp 47 (Sp 49 (Cl 82) (Sp 41 (Sp 39 (Sp 53 (Sp 136 (Sp 135 (Sp 37 (Sp 43 (Sp 48 (Cl 4) (Cl 37)) (Cl 67)) (Cl 66)) (Cl 79)) (Cl 77)) (Cl 71)) (Cl 82)) (Cl 82))) (Cl 82)) (Cl 82)) (Cl 82)));
  ((Im (At 40) (Im (At 47) (Im (No (At 49)) (Im (No (At 39)) Fa)))), (Sp 40 (Sp 47 (Sp 49 (Cl 83) (Sp 39 (Cl 83) (Sp 37 (Sp 38 (Sp 48 (Cl 4) (Cl 53)) (Cl 4)) (Cl 4)))) (Cl 83)) (Cl 83)));
  ((Im (At 123) (Im (No (At 49)) Fa)), (Sp 123 (Sp 49 (Cl 84) (Sp 107 (Sp 42 (Sp 47 (Sp 36 (Sp 40 (Sp 39 (Sp 43 (Sp 41 (Cl 82) (Sp 37 (Sp 48 (Cl 4) (Cl 37)) (Cl 4))) (Cl 67)) (Cl 83)) (Cl 52)) (Cl 81)) (Cl 36)) (Cl 80)) (Cl 75))) (Cl 84)));
  ((Im (At 55) (Im (At 56) (Im (No (At 22)) (Im (No (At 28)) (Im (No (At 35)) Fa))))), (Sp 55 (Sp 56 (Sp 22 (Cl 85) (Sp 28 (Cl 85) (Sp 35 (Cl 85) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 24 (Sp 25 (Sp 30 (Sp 31 (Sp 34 (Cl 3) (Sp 86 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 99 (Sp 118 (Cl 19) (Sp 120 (Cl 20) (Sp 116 (Cl 39) (Sp 114 (Cl 38) (Cl 44))))) (Cl 62)))) (Cl 50))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))))) (Cl 85)) (Cl 85)));
  ((Im (At 55) (Im (At 56) (Im (At 66) (Im (At 113) (Im (At 69) (Im (At 9) (Im (No (At 4)) (Im (No (At 19)) Fa)))))))), (Sp 55 (Sp 56 (Sp 66 (Sp 113 (Sp 69 (Sp 9 (Sp 4 (Cl 86) (Sp 19 (Cl 86) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 133 (Sp 136 (Sp 135 (Sp 122 (Sp 8 (Sp 2 (Sp 6 (Sp 7 (Sp 124 (Sp 112 (Sp 125 (Sp 18 (Sp 17 (Cl 70) (Sp 10 (Cl 2) (Sp 128 (Cl 69) (Sp 127 (Sp 70 (Sp 71 (Cl 61) (Cl 7)) (Cl 59)) (Cl 21))))) (Cl 16)) (Cl 21)) (Cl 33)) (Cl 60)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 54)) (Cl 40)) (Cl 79)) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)))) (Cl 86)) (Cl 86)) (Cl 86)) (Cl 86)) (Cl 86)) (Cl 86)));
  ((Im (At 55) (Im (At 56) (Im (No (At 34)) (Im (No (At 35)) (Im (At 33) (Im (No (At 22)) Fa)))))), (Sp 55 (Sp 56 (Sp 34 (Cl 87) (Sp 35 (Cl 87) (Sp 33 (Sp 22 (Cl 87) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 24 (Sp 25 (Sp 130 (Sp 88 (Sp 28 (Sp 86 (Sp 89 (Sp 93 (Sp 131 (Sp 29 (Cl 68) (Sp 30 (Sp 31 (Sp 99 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 120 (Cl 20) (Sp 118 (Cl 19) (Sp 114 (Cl 38) (Sp 116 (Cl 39) (Cl 44))))))) (Cl 62)) (Cl 3)) (Cl 3))) (Cl 26)) (Cl 13)) (Cl 12)) (Cl 50)) (Cl 85)) (Cl 34)) (Cl 25)) (Cl 3)) (Cl 3)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))) (Cl 87)))) (Cl 87)) (Cl 87)));
  ((Im (At 55) (Im (At 56) (Im (No (At 34)) (Im (At 22) (Im (At 33) (Im (At 129) (Im (At 28) Fa))))))), (Sp 55 (Sp 56 (Sp 34 (Cl 88) (Sp 22 (Sp 33 (Sp 129 (Sp 28 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 131 (Sp 117 (Cl 48) (Sp 115 (Cl 49) (Sp 116 (Cl 18) (Sp 114 (Cl 17) (Cl 44))))) (Cl 26)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 88)) (Cl 88)) (Cl 88)) (Cl 88))) (Cl 88)) (Cl 88)));
  ((Im (At 55) (Im (At 56) (Im (No (At 35)) Fa))), (Sp 55 (Sp 56 (Sp 35 (Cl 89) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 33 (Sp 34 (Cl 3) (Sp 22 (Sp 80 (Sp 129 (Sp 28 (Cl 88) (Sp 30 (Sp 31 (Sp 132 (Sp 101 (Sp 99 (Sp 102 (Sp 23 (Cl 63) (Sp 24 (Sp 25 (Sp 86 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 118 (Cl 19) (Sp 120 (Cl 20) (Sp 116 (Cl 39) (Sp 114 (Cl 38) (Cl 44))))))) (Cl 50)) (Cl 3)) (Cl 3))) (Cl 14)) (Cl 62)) (Cl 35)) (Cl 27)) (Cl 3)) (Cl 3))) (Cl 24)) (Cl 11)) (Cl 87))) (Cl 3)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))) (Cl 89)) (Cl 89)));
  ((Im (At 55) (Im (At 56) (Im (No (At 19)) (Im (At 113) (Im (At 66) (Im (At 9) (Im (No (At 4)) Fa))))))), (Sp 55 (Sp 56 (Sp 19 (Cl 90) (Sp 113 (Sp 66 (Sp 9 (Sp 4 (Cl 90) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 68 (Sp 69 (Cl 86) (Cl 7)) (Cl 31)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))) (Cl 90)) (Cl 90)) (Cl 90))) (Cl 90)) (Cl 90)));
  ((Im (At 79) (Im (At 55) (Im (At 56) (Im (At 73) (Im (No (At 10)) (Im (At 4) Fa)))))), (Sp 79 (Sp 55 (Sp 56 (Sp 73 (Sp 10 (Cl 91) (Sp 4 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 135 (Sp 74 (Sp 111 (Cl 56) (Cl 22)) (Cl 8)) (Cl 79)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 91))) (Cl 91)) (Cl 91)) (Cl 91)) (Cl 91)));
  ((Im (At 55) (Im (At 56) (Im (No (At 19)) (Im (At 113) (Im (No (At 4)) Fa))))), (Sp 55 (Sp 56 (Sp 19 (Cl 92) (Sp 113 (Sp 4 (Cl 92) (Sp 57 (Sp 66 (Sp 9 (Cl 90) (Sp 75 (Cl 58) (Cl 9))) (Cl 45)) (Cl 72))) (Cl 92))) (Cl 92)) (Cl 92)));
  ((Im (No (At 19)) (Im (At 79) (Im (At 55) (Im (At 56) (Im (At 73) (Im (At 4) Fa)))))), (Sp 19 (Cl 93) (Sp 79 (Sp 55 (Sp 56 (Sp 73 (Sp 4 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 135 (Sp 8 (Sp 60 (Sp 74 (Sp 111 (Sp 6 (Cl 30) (Sp 10 (Sp 17 (Cl 57) (Sp 5 (Sp 110 (Sp 9 (Sp 18 (Cl 2) (Cl 16)) (Cl 55)) (Cl 32)) (Cl 2))) (Cl 91))) (Cl 22)) (Cl 8)) (Cl 6)) (Cl 54)) (Cl 79)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 93)) (Cl 93)) (Cl 93)) (Cl 93)) (Cl 93))));
  ((Im (No (At 54)) Fa), (Sp 54 (Cl 94) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 133 (Sp 134 (Sp 1 (Cl 1) (Sp 122 (Sp 77 (Sp 106 (Sp 108 (Sp 109 (Sp 50 (Cl 47) (Sp 55 (Sp 56 (Sp 123 (Sp 49 (Sp 35 (Sp 19 (Cl 5) (Sp 3 (Sp 73 (Sp 78 (Sp 79 (Sp 4 (Cl 93) (Sp 113 (Cl 92) (Cl 23))) (Cl 10)) (Cl 29)) (Cl 28)) (Cl 2))) (Cl 89)) (Cl 84)) (Cl 21)) (Cl 71)) (Cl 71))) (Cl 15)) (Cl 46)) (Cl 42)) (Cl 41)) (Cl 40))) (Cl 78)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))));
  ((Im (At 66) (Im (At 113) (Im (At 69) (Im (At 9) (Im (No (At 4)) (Im (No (At 19)) Fa)))))), (Sp 66 (Sp 113 (Sp 69 (Sp 9 (Sp 4 (Cl 95) (Sp 19 (Cl 95) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 133 (Sp 136 (Sp 135 (Sp 122 (Sp 8 (Sp 54 (Sp 2 (Sp 6 (Sp 7 (Sp 124 (Sp 112 (Sp 125 (Sp 18 (Sp 17 (Cl 70) (Sp 10 (Cl 2) (Sp 128 (Cl 69) (Sp 127 (Sp 70 (Sp 71 (Cl 61) (Cl 7)) (Cl 59)) (Cl 21))))) (Cl 16)) (Cl 21)) (Cl 33)) (Cl 60)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 94)) (Cl 54)) (Cl 40)) (Cl 79)) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)))) (Cl 95)) (Cl 95)) (Cl 95)) (Cl 95)));
  ((Im (No (At 34)) (Im (No (At 35)) (Im (At 33) (Im (At 80) (Im (At 129) (Im (No (At 28)) Fa)))))), (Sp 34 (Cl 96) (Sp 35 (Cl 96) (Sp 33 (Sp 80 (Sp 129 (Sp 28 (Cl 96) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 54 (Sp 30 (Sp 31 (Sp 132 (Sp 101 (Sp 99 (Sp 102 (Sp 23 (Cl 63) (Sp 24 (Sp 25 (Sp 86 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 118 (Cl 19) (Sp 120 (Cl 20) (Sp 116 (Cl 39) (Sp 114 (Cl 38) (Cl 44))))))) (Cl 50)) (Cl 3)) (Cl 3))) (Cl 14)) (Cl 62)) (Cl 35)) (Cl 27)) (Cl 3)) (Cl 3)) (Cl 94)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))) (Cl 96)) (Cl 96)) (Cl 96)))));
  ((Im (No (At 34)) (Im (At 33) (Im (No (At 35)) (Im (At 22) Fa)))), (Sp 34 (Cl 97) (Sp 33 (Sp 35 (Cl 97) (Sp 22 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 54 (Sp 80 (Sp 129 (Sp 28 (Sp 131 (Sp 117 (Cl 48) (Sp 115 (Cl 49) (Sp 116 (Cl 18) (Sp 114 (Cl 17) (Cl 44))))) (Cl 26)) (Cl 96)) (Cl 24)) (Cl 11)) (Cl 94)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 97))) (Cl 97))));
  ((Im (No (At 34)) (Im (At 86) (Im (At 25) (Im (No (At 35)) (Im (No (At 29)) Fa))))), (Sp 34 (Cl 98) (Sp 86 (Sp 25 (Sp 35 (Cl 98) (Sp 29 (Cl 98) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 54 (Sp 30 (Sp 31 (Sp 99 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 120 (Cl 20) (Sp 118 (Cl 19) (Sp 114 (Cl 38) (Sp 116 (Cl 39) (Cl 44))))))) (Cl 62)) (Cl 3)) (Cl 3)) (Cl 94)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)))) (Cl 98)) (Cl 98))));
  ((Im (At 29) (Im (At 33) (Im (At 25) (Im (At 130) (Im (At 89) (Im (At 28) Fa)))))), (Sp 29 (Sp 33 (Sp 25 (Sp 130 (Sp 89 (Sp 28 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 54 (Sp 93 (Sp 131 (Cl 68) (Cl 26)) (Cl 13)) (Cl 94)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 99)) (Cl 99)) (Cl 99)) (Cl 99)) (Cl 99)) (Cl 99)));
  ((Im (No (At 35)) Fa), (Sp 35 (Cl 100) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 54 (Sp 33 (Sp 34 (Cl 3) (Sp 22 (Cl 97) (Sp 24 (Sp 25 (Sp 130 (Sp 88 (Sp 86 (Sp 89 (Sp 29 (Sp 28 (Cl 99) (Sp 30 (Sp 31 (Sp 99 (Sp 121 (Cl 64) (Sp 119 (Cl 65) (Sp 120 (Cl 20) (Sp 118 (Cl 19) (Sp 114 (Cl 38) (Sp 116 (Cl 39) (Cl 44))))))) (Cl 62)) (Cl 3)) (Cl 3))) (Cl 98)) (Cl 12)) (Cl 50)) (Cl 34)) (Cl 25)) (Cl 3)) (Cl 3)))) (Cl 3)) (Cl 94)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))));
  ((Im (No (At 4)) Fa), (Sp 4 (Cl 101) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 133 (Sp 134 (Sp 1 (Cl 1) (Sp 122 (Sp 106 (Sp 108 (Sp 109 (Sp 50 (Cl 47) (Sp 54 (Sp 123 (Sp 49 (Sp 35 (Sp 19 (Cl 5) (Sp 113 (Sp 68 (Sp 66 (Sp 69 (Sp 75 (Sp 9 (Cl 95) (Cl 58)) (Cl 9)) (Cl 7)) (Cl 45)) (Cl 31)) (Cl 23))) (Cl 100)) (Cl 84)) (Cl 21)) (Cl 94))) (Cl 15)) (Cl 46)) (Cl 42)) (Cl 40))) (Cl 78)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71))))]
 (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 58 (Sp 59 (Sp 107 (Sp 133 (Sp 134 (Sp 135 (Sp 1 (Cl 1) (Sp 122 (Sp 77 (Sp 106 (Sp 108 (Sp 8 (Sp 109 (Sp 50 (Cl 47) (Sp 54 (Sp 123 (Sp 49 (Sp 35 (Sp 19 (Cl 5) (Sp 3 (Sp 73 (Sp 78 (Sp 79 (Sp 4 (Sp 60 (Sp 74 (Sp 111 (Sp 6 (Cl 30) (Sp 10 (Sp 17 (Cl 57) (Sp 5 (Sp 110 (Sp 9 (Sp 18 (Cl 2) (Cl 16)) (Cl 55)) (Cl 32)) (Cl 2))) (Cl 56))) (Cl 22)) (Cl 8)) (Cl 6)) (Cl 101)) (Cl 10)) (Cl 29)) (Cl 28)) (Cl 2))) (Cl 100)) (Cl 84)) (Cl 21)) (Cl 94))) (Cl 15)) (Cl 54)) (Cl 46)) (Cl 42)) (Cl 41)) (Cl 40))) (Cl 79)) (Cl 78)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 71)) (Cl 71)) _
  W0
  W1
  W2
  (law_injection_1_2 (fun z => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x))))) (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (fun z => (x + (z * 0))) (fun z => (ite (0 <= z) (ys z) (xs (- z)))) (0) (x + 1) (0) (y + 1))
  (mex_above l m z1 p xs ys)
  (mex_above l m (- z1) p xs ys)
  (mex_y_rising z1 (w - 1) l m p xs ys)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (- z1))
  (product_nonneg l ((w - 1) - z1))
  (mex_above l m z2 p xs ys)
  (mex_above l m (- z2) p xs ys)
  (mex_above l m z3 p xs ys)
  (mex_above l m (- z3) p xs ys)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) w x)
  (pair_listed (x + (z1 * 0)) (ite (0 <= z1) (ys z1) (xs (- z1))) z1 xs ys)
  (mex_y_strict z2 z3 l m p xs ys)
  (mex_y_strict z3 z2 l m p xs ys)
  (mex_y_strict (- z2) (- z3) l m p xs ys)
  (mex_y_strict (- z3) (- z2) l m p xs ys)
  (mex_above l m (w - 1) p xs ys)
  (ite_true (0 <= z1) (ys z1) (xs (- z1)))
  (ite_false (0 <= z1) (ys z1) (xs (- z1)))
  (ite_true (0 <= z2) (ys z2) (xs (- z2)))
  (ite_false (0 <= z2) (ys z2) (xs (- z2)))
  (ite_true (0 <= z3) (ys z3) (xs (- z3)))
  (ite_false (0 <= z3) (ys z3) (xs (- z3)))
  (thy_blocking_96 z1 w)
  (thy_blocking_97 z1 w)
  (thy_blocking_16 z1)
  (thy_blocking_18 z1)
  (thy_blocking_98 (xs z1) x z1)
  (thy_blocking_98 (ys (- z1)) x z1)
  (thy_blocking_18 z2)
  (thy_blocking_18 z3)
  (thy_blocking_74 B1 x)
  (thy_blocking_74 B2 y)
  (thy_blocking_99 z2 z3)
  (thy_blocking_99 z3 z2)
  (thy_blocking_100 w)
  (thy_blocking_101 l)
  (thy_blocking_101 w)
  (thy_blocking_80 B1 x)
  (thy_blocking_102 z2 z3)
  (thy_blocking_103 z1)
  (thy_blocking_104 (xs w) x)
  (thy_blocking_105 p (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (card1 (fun (z : Z) => ((((- w) < z) /\ (z < w)) /\ (((0 <= z) /\ ((xs z) = x)) \/ ((z <= (-1)) /\ ((ys (- z)) = x)))))))
  (thy_blocking_106 (ite (0 <= z2) (ys z2) (xs (- z2))) (ite (0 <= z3) (ys z3) (xs (- z3))) (ys z2) (ys z3))
  (thy_blocking_107 (ite (0 <= z2) (ys z2) (xs (- z2))) (ite (0 <= z3) (ys z3) (xs (- z3))) (ys z2) (ys z3))
  (thy_blocking_108 z2)
  (thy_blocking_109 B1 x)
  (thy_blocking_79 B1 x)
  (thy_blocking_78 B2 y)
  (thy_blocking_110 x z1)
  (thy_blocking_111 (ys z1) (xs z1) (ite (0 <= z1) (ys z1) (xs (- z1))) x)
  (thy_blocking_112 (ite (0 <= z1) (ys z1) (xs (- z1))) (ys z1) l (ys (w - 1)) y w z1)
  (thy_blocking_113 (ite (0 <= z1) (ys z1) (xs (- z1))) (ys z1) (ys (w - 1)) l y w z1 x)
  (thy_blocking_114 (ite (0 <= z1) (ys z1) (xs (- z1))) (xs (- z1)))
  (thy_blocking_115 m l x (xs (w - 1)) (ys (w - 1)) y (ite (0 <= z1) (ys z1) (xs (- z1))) (xs (- z1)))
  (thy_blocking_116 w z1)
  (thy_blocking_117 m l (xs (w - 1)) x (ys (w - 1)) y (ite (0 <= z1) (ys z1) (xs (- z1))) (xs (- z1)) (ys (- z1)))
  (thy_blocking_108 z3)
  (thy_blocking_118 (xs z2) x (ite (0 <= z2) (ys z2) (xs (- z2))) (ite (0 <= z3) (ys z3) (xs (- z3))) (ys z2) (ys (- z3)) (xs (- z3)))
  (thy_blocking_43 (ys (- z2)) x (ys (- z3)))
  (thy_blocking_28 (ys (- z2)) x (ys (- z3)))
  (thy_blocking_119 (ys (w - 1)) (xs (w - 1)) l x y B2 B1)
  (thy_blocking_80 B2 y)
  (thy_blocking_120 (xs z3) x (ite (0 <= z2) (ys z2) (xs (- z2))) (ite (0 <= z3) (ys z3) (xs (- z3))) (ys z3) (ys (- z2)) (xs (- z2)))
  (thy_blocking_121 l (xs (w - 1)) x (ys (w - 1)) y (ite (0 <= z1) (ys z1) (xs (- z1))) (xs (- z1)) (ys (- z1)))
  (thy_blocking_122 (xs (w - 1)) x (ys (w - 1)) l y (ite (0 <= z1) (ys z1) (xs (- z1))) (xs (- z1)) z1 (ys (- z1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_123 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + x2) < x3)) -> (~ (0 <= ((x1 + x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_124 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_125 : forall (x1 : Z) (x2 : Z), (~ (x1 <= (x1 + x2))) -> (~ (1 <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_126 : forall (x1 : Z) (x2 : Z), (x1 <= (x1 + x2)) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_127 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (x1 = ((x2 + (x3 * x4)) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_128 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_129 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x2) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_130 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (x5 < x4) -> (x4 <= (x4 * (- x3))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_131 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_132 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (0 <= x1) -> (~ (1 <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_133 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_134 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_135 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x3 < (x2 + 1)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_136 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (0 <= x5) -> (x2 = ((((x6 + 1) - x4) * x7) + (x4 * x8))) -> (x7 = x9) -> ((x4 * x7) = (x4 * x9)) -> ((x6 * x7) = (x6 * x9)) -> (x10 < (x9 + 1)) -> (0 <= (x4 * ((x8 + x3) - x11))) -> (~ ((x12 + x4) <= x1)) -> (x12 = ((((x6 + 1) - x4) * x10) + (x4 * (x11 - 1)))) -> ((x4 * x10) = (x4 * x9)) -> ((x6 * x10) = (x6 * x9)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_137 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x1 <= x3) -> (x3 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_138 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (0 <= x5) -> (x2 = ((((x6 + 1) - x4) * x7) + (x4 * x8))) -> (x7 = x9) -> ((x4 * x7) = (x4 * x9)) -> ((x6 * x7) = (x6 * x9)) -> (x7 <= x10) -> (x11 = ((((x6 + 1) - x4) * x10) + (x4 * (x8 + x3)))) -> (~ (1 <= x5)) -> (x10 < (x9 + 1)) -> (~ (x1 = x11)) -> ((x4 * x10) = (x4 * x9)) -> ((x6 * x10) = (x6 * x9)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_139 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
(* (B) beyond the first pair of the row: a pair is nearer than l, or p pairs are l or more away. *)
Lemma mex_beyond : forall (l : Z) (m : Z) (p : Z) (u : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (x <= y) ->
  ((xs u) = x) ->
  (0 <= u) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) ->
  ((ys u) <= y) ->
  ((exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))).
Proof.
intros l m p u x y xs ys.
destruct (wit_ex1 (fun u => (((0 <= u) /\ ((xs u) = (x + 1))) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < u))))))) as [w W1].
destruct (wit_ex2 (fun q r => ((((y - (ys u)) = ((q * l) + r)) /\ (0 <= r)) /\ (r < l)))) as [q0 [r0 W8]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (2 <= p)) (Nd (Some (2 <= m)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w))))) (Nd (Some ((y - (ys u)) = ((q0 * l) + r0))) (Nd (Some ((m * (xs (u + q0))) = (m * x))) Lf Lf) Lf) (Nd (Some ((ys u) = ((((m + 1) - l) * (xs u)) + (l * u)))) Lf Lf)) (Nd (Some ((xs (w - 1)) < (x + 1))) (Nd (Some ((xs u) = x)) Lf Lf) (Nd (Some (y = (xs (u + q0)))) Lf Lf))) (Nd (Some (0 <= (x + 1))) (Nd (Some (0 <= (u + q0))) (Nd (Some (l <= (l * (- q0)))) Lf Lf) (Nd (Some ((ys (w - 1)) = ((((m + 1) - l) * (xs (w - 1))) + (l * (w - 1))))) Lf Lf)) (Nd (Some ((xs u) <= (xs (u + q0)))) (Nd (Some (1 <= r0)) Lf Lf) (Nd (Some (0 <= (l * ((u + q0) - w)))) Lf Lf)))) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some ((xs u) < (x + 1))) (Nd (Some (r0 < l)) (Nd (Some ((m * (xs (w - 1))) = (m * x))) Lf Lf) Lf) (Nd (Some ((ys (u + q0)) = ((((m + 1) - l) * (xs (u + q0))) + (l * (u + q0))))) Lf Lf)) (Nd (Some (u <= (u + q0))) (Nd (Some ((xs (u + q0)) = x)) Lf Lf) (Nd (Some (0 <= l)) Lf Lf))) (Nd (Some (0 <= w)) (Nd (Some ((u + q0) < w)) (Nd (Some (0 <= x)) Lf Lf) (Nd (Some (y = (ys (u + q0)))) Lf Lf)) (Nd (Some ((xs u) <= (xs (w - 1)))) (Nd (Some ((xs (w - 1)) = x)) Lf Lf) (Nd (Some ((m * (xs u)) = (m * x))) Lf Lf))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (0 <= u)) (Nd (Some (0 <= r0)) (Nd (Some ((l * (xs (w - 1))) = (l * x))) Lf Lf) Lf) (Nd (Some (0 <= (xs (u + q0)))) Lf Lf)) (Nd (Some ((w - 1) < w)) (Nd (Some (0 <= q0)) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) Lf Lf))) (Nd (Some (exists (u : Z), (((0 <= u) /\ ((xs u) = (x + 1))) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < u))))))) (Nd (Some ((xs (u + q0)) < (x + 1))) (Nd (Some ((- q0) <= (l * (- q0)))) Lf Lf) (Nd (Some (x = (xs (u + q0)))) Lf Lf)) (Nd (Some (u <= (w - 1))) (Nd (Some (1 <= w)) Lf Lf) (Nd (Some ((l * (xs u)) = (l * x))) Lf Lf)))) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (u < w)) (Nd (Some (1 <= (- q0))) (Nd (Some ((ys u) <= y)) Lf Lf) Lf) (Nd (Some (0 <= (xs (w - 1)))) Lf Lf)) (Nd (Some (0 <= (xs u))) (Nd (Some (y = (((ys u) + (q0 * l)) + r0))) Lf Lf) (Nd (Some (0 <= ((u + q0) - w))) Lf Lf))) (Nd (Some ((xs w) = (x + 1))) (Nd (Some (0 <= (w - 1))) (Nd (Some (x <= y)) Lf Lf) (Nd (Some (x = (ys (u + q0)))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), ((((y - (ys u)) = ((q * l) + r)) /\ (0 <= r)) /\ (r < l)))) (Nd (Some (((ys (w - 1)) + l) <= y)) Lf Lf) (Nd (Some ((l * (xs (u + q0))) = (l * x))) Lf Lf))))))
 [(Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))));
 (Im (At 13) (An (An (At 14) (At 15)) (At 16)));
 (Im (At 16) (Im (At 17) (If (At 18) (At 19))));
 (Im (At 16) (Im (At 20) (If (At 21) (At 22))));
 (Im (At 16) (Im (At 23) (If (At 24) (At 25))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 17) (Im (At 26) (An (At 27) (At 28))))))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 17) (Im (At 29) (An (At 27) (At 30))))))));
 (Im (At 5) (At 31));
 (Im (At 31) (An (An (At 32) (At 33)) (At 34)));
 (Im (At 5) (Im (At 35) (An (At 36) (At 37))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 38) (Im (At 39) (Im (At 40) (Im (At 17) (Im (At 41) (Im (At 42) (Im (At 43) (Im (At 44) (Im (At 34) (At 1))))))))))))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 38) (Im (At 45) (Im (At 46) (Im (At 15) (Im (At 47) (At 2))))))))));
 (Im (At 9) (Im (At 17) (An (At 27) (At 48))));
 (Im (At 9) (Im (At 20) (An (At 49) (At 50))));
 (Im (At 9) (Im (At 23) (An (At 51) (At 52))));
 (Im (An (At 20) (Or (An (At 53) (At 54)) (An (At 55) (At 56)))) (At 57));
 (Im (At 58) (Im (At 59) (At 60)));
 (Im (At 40) (At 61));
 (Im (At 40) (At 62));
 (Im (At 42) (At 63));
 (Im (At 42) (At 64));
 (Im (At 46) (At 65));
 (Im (At 46) (At 66));
 (Im (At 19) (Im (No (At 29)) Fa));
 (Im (No (At 22)) (Im (No (At 59)) Fa));
 (Im (At 23) (Im (No (At 45)) Fa));
 (Im (No (At 26)) (Im (No (At 35)) Fa));
 (Im (At 26) (Im (No (At 41)) Fa));
 (Im (At 32) (Im (No (At 43)) Fa));
 (Im (At 42) (Im (No (At 53)) Fa));
 (Im (No (At 58)) (Im (At 5) Fa));
 (Im (No (At 12)) (Im (At 27) (Im (At 40) Fa)));
 (Im (At 32) (Im (At 34) (Im (At 36) (Im (At 67) Fa))));
 (Im (At 40) (Im (No (At 18)) Fa));
 (Im (No (At 20)) (Im (At 17) (Im (No (At 35)) Fa)));
 (Im (No (At 23)) (Im (At 17) (Im (At 19) Fa)));
 (Im (No (At 38)) (Im (At 27) (Im (At 18) Fa)));
 (Im (At 40) (Im (No (At 46)) (Im (At 24) (Im (At 30) Fa))));
 (Im (At 32) (Im (At 33) (Im (At 48) (Im (At 40) (Im (At 61) (Im (At 62) (Im (At 24) (Im (At 60) (Im (No (At 47)) (Im (At 52) (Im (At 65) (Im (At 66) Fa))))))))))));
 (Im (At 40) (Im (No (At 42)) (Im (At 28) (Im (At 21) Fa))));
 (Im (At 32) (Im (At 33) (Im (At 48) (Im (At 40) (Im (At 61) (Im (At 62) (Im (At 28) (Im (At 50) (Im (No (At 44)) (Im (At 21) (Im (No (At 54)) (Im (At 63) (Im (At 64) Fa)))))))))))));
 (Im (No (At 25)) Fa);
 (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8))));
 (At 9);
 (At 10);
 (At 11);
 (At 38);
 (At 39);
 (At 40);
 (At 17);
 (No (At 57));
 (At 67)]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 9 (Sp 10 (Sp 11 (Sp 39 (Sp 40 (Sp 17 (Sp 57 (Cl 52) (Sp 67 (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 61 (Sp 62 (Sp 58 (Sp 18 (Sp 25 (Sp 31 (Sp 27 (Sp 48 (Sp 32 (Sp 33 (Sp 34 (Sp 12 (Sp 38 (Sp 43 (Sp 36 (Cl 34) (Sp 35 (Cl 11) (Sp 26 (Sp 20 (Sp 41 (Sp 49 (Sp 50 (Sp 6 (Sp 13 (Sp 28 (Sp 14 (Sp 15 (Sp 16 (Sp 19 (Sp 29 (Sp 23 (Sp 30 (Sp 24 (Sp 51 (Sp 52 (Sp 45 (Sp 46 (Sp 47 (Cl 13) (Sp 65 (Sp 66 (Sp 60 (Cl 40) (Sp 59 (Cl 18) (Sp 22 (Sp 21 (Sp 42 (Sp 44 (Cl 12) (Sp 63 (Sp 64 (Sp 53 (Sp 54 (Cl 17) (Cl 42)) (Cl 31)) (Cl 22)) (Cl 21))) (Cl 41)) (Cl 5)) (Cl 26)))) (Cl 24)) (Cl 23))) (Cl 39)) (Cl 27)) (Cl 16)) (Cl 16)) (Cl 6)) (Cl 8)) (Cl 37)) (Cl 25)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 2)) (Sp 7 (Sp 8 (Sp 13 (Sp 28 (Sp 14 (Sp 15 (Sp 16 (Sp 19 (Sp 29 (Sp 23 (Sp 30 (Sp 24 (Sp 51 (Sp 52 (Sp 45 (Sp 46 (Sp 47 (Cl 13) (Sp 65 (Sp 66 (Sp 60 (Cl 40) (Sp 59 (Cl 18) (Sp 22 (Sp 21 (Sp 42 (Sp 44 (Cl 12) (Sp 63 (Sp 64 (Sp 53 (Sp 54 (Cl 17) (Cl 42)) (Cl 31)) (Cl 22)) (Cl 21))) (Cl 41)) (Cl 5)) (Cl 26)))) (Cl 24)) (Cl 23))) (Cl 39)) (Cl 27)) (Cl 16)) (Cl 16)) (Cl 6)) (Cl 8)) (Cl 37)) (Cl 25)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 2)) (Cl 44)) (Cl 44))) (Cl 15)) (Cl 15)) (Cl 29)) (Cl 36)) (Cl 28)))) (Cl 30)) (Cl 38)) (Cl 33)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 14)) (Cl 14)) (Cl 9)) (Cl 43)) (Cl 35)) (Cl 32)) (Cl 20)) (Cl 19)))) (Cl 53))) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 44)) _
  (mex_first (x + 1) l m p xs ys)
  W1
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) u)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) (u + q0))
  (all1_at (fun i => ((0 <= i) -> (((xs i) < (x + 1)) <-> (i < w)))) (w - 1))
  (mex_rising u (u + q0) l m p xs ys)
  (mex_rising u (w - 1) l m p xs ys)
  (division l (y - (ys u)))
  W8
  (product_large l (- q0))
  (mex_near l m p q0 r0 u x y xs ys)
  (mex_far l m p w x y xs ys)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) u)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (u + q0))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (w - 1))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) (u + q0))
  (product_nonneg l ((u + q0) - w))
  (eq_mul l (xs u) x)
  (eq_mul m (xs u) x)
  (eq_mul l (xs (u + q0)) x)
  (eq_mul m (xs (u + q0)) x)
  (eq_mul l (xs (w - 1)) x)
  (eq_mul m (xs (w - 1)) x)
  (thy_blocking_96 u w)
  (thy_blocking_123 u q0 w)
  (thy_blocking_124 w)
  (thy_blocking_125 u q0)
  (thy_blocking_126 u q0)
  (thy_blocking_127 y (ys u) q0 l r0)
  (thy_blocking_128 (xs (u + q0)) x)
  (thy_blocking_101 l)
  (thy_blocking_129 x (xs u))
  (thy_blocking_130 y (ys u) q0 l r0)
  (thy_blocking_131 (xs u) x)
  (thy_blocking_132 u q0)
  (thy_blocking_133 w u)
  (thy_blocking_134 x (xs u))
  (thy_blocking_135 (xs u) x (xs (w - 1)))
  (thy_blocking_136 y (ys u) q0 l r0 m (xs u) u x (xs (w - 1)) w (ys (w - 1)))
  (thy_blocking_137 (xs u) x (xs (u + q0)))
  (thy_blocking_138 y (ys u) q0 l r0 m (xs u) u x (xs (u + q0)) (ys (u + q0)))
  (thy_blocking_139 w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_140 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((x2 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_141 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= (x1 - x2)) -> ((x1 - x2) < (x3 - (x3 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_142 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_143 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) = 0) -> (~ (((x3 - (x3 - 1)) - (x1 - x2)) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_144 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) = 1) -> (~ (((x3 - (x3 - 1)) - (x1 - x2)) = 0)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_145 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) < (x3 - x4))) -> (x4 = x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_146 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> ((x2 - x1) < (x3 - x4)) -> (~ (0 <= x3)) -> (0 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_blocking_147 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_148 : forall (x1 : Z), (~ ((x1 - 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_149 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - x2) = 1)) -> ((x1 - x2) <= (x3 - (x3 - 1))) -> (~ ((x1 - x2) < (x3 - (x3 - 1)))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_150 : forall (x1 : Z) (x2 : Z), (~ ((x1 - x2) = 0)) -> (0 <= (x1 - x2)) -> (~ (1 <= (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_151 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((x2 - x3) < (x4 - x5)) -> (~ ((- ((x3 - x5) - (x2 - x4))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_152 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = 0) -> (x2 = 0) -> (x3 <= x4) -> ((x4 - x3) < (x5 - x6)) -> (x5 = x2) -> (x6 = x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_153 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x3 = x4) -> (~ ((x4 - x2) < (x3 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_154 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (0 <= (x1 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_155 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= x2)) -> (x3 < x2) -> ((x1 - x3) <= (x4 - (x4 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_156 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (~ ((x2 - x3) < (x4 - x5))) -> (~ (((x3 - x5) - (x2 - x4)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_157 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ ((x3 - x2) < (x4 - x1))) -> (~ (x4 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_158 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + 1)) -> (~ (x3 <= x4)) -> (x5 < x6) -> (((x3 - x7) - (x8 - x5)) = ((x2 * (x7 - x5)) + (x1 * ((x9 - (x9 - 1)) - (x7 - x5))))) -> (~ (1 <= (x7 - x5))) -> ((x2 * (x7 - x5)) = (x2 * 0)) -> ((x1 * ((x9 - (x9 - 1)) - (x7 - x5))) = (x1 * 1)) -> (~ ((- ((x6 - x5) - (x4 - x8))) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_159 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), ((x1 - x2) < (x3 - x4)) -> (((x3 - x4) - (x5 - x6)) = ((x7 * (x4 - x6)) + (x8 * ((x9 - (x9 - 1)) - (x4 - x6))))) -> ((x7 * (x4 - x6)) = (x7 * 1)) -> ((x8 * ((x9 - (x9 - 1)) - (x4 - x6))) = (x8 * 0)) -> (~ ((- ((x2 - x6) - (x1 - x5))) < x7)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_160 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (1 <= (x3 - x1))) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_161 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + 1)) -> (2 <= x2) -> (((x3 - x4) - (x5 - x6)) = ((x2 * (x4 - x6)) + (x1 * ((x7 - (x7 - 1)) - (x4 - x6))))) -> ((x2 * (x4 - x6)) = (x2 * 0)) -> ((x1 * ((x7 - (x7 - 1)) - (x4 - x6))) = (x1 * 1)) -> (~ (((x8 - x4) - (x9 - x3)) < x2)) -> (~ ((- ((x8 - x6) - (x9 - x5))) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_162 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), ((x1 - x2) < (x3 - x4)) -> (x5 <= x6) -> (((x3 - x4) - (x7 - x8)) = ((x6 * (x4 - x8)) + (x5 * ((x9 - (x9 - 1)) - (x4 - x8))))) -> ((x6 * (x4 - x8)) = (x6 * 0)) -> ((x5 * ((x9 - (x9 - 1)) - (x4 - x8))) = (x5 * 1)) -> (~ ((- ((x2 - x8) - (x1 - x7))) < x6)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_163 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (2 <= x1) -> (~ (((x2 - x3) - (x4 - x5)) < x6)) -> (((x5 - x3) - (x7 - x8)) = ((x1 * (x3 - x8)) + (x6 * ((x9 - (x9 - 1)) - (x3 - x8))))) -> ((x1 * (x3 - x8)) = (x1 * 0)) -> ((x6 * ((x9 - (x9 - 1)) - (x3 - x8))) = (x6 * 1)) -> (~ ((- ((x2 - x8) - (x4 - x7))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_164 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
(* (B) before the first pair of the row: the m-bishop moves to the last pair with D_j <= y - x; or, if l = m + 1, by (i, i - 1) to the one after it. No such move can be blocked. *)
Lemma mex_short : forall (l : Z) (m : Z) (p : Z) (u : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (x <= y) ->
  ((xs u) = x) ->
  (0 <= u) ->
  (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u)))) ->
  (y < (ys u)) ->
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))).
Proof.
intros l m p u x y xs ys.
destruct (wit_ex1 (fun n => (((0 <= n) /\ ((y - x) < ((ys n) - (xs n)))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ ((y - x) < ((ys n_less) - (xs n_less))))))))) as [n0 W1].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (0 <= u)) (Nd (Some (exists (n : Z), (((0 <= n) /\ ((y - x) < ((ys n) - (xs n)))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ ((y - x) < ((ys n_less) - (xs n_less))))))))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (l = (m + 1))) (Nd (Some (l <= (l * ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1))))))) (Nd (Some ((ys n0) = y)) Lf Lf) Lf) (Nd (Some ((ys (n0 - 1)) = y)) (Nd (Some (((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1)))) = 0)) Lf Lf) Lf)) (Nd (Some (0 <= ((xs n0) - (xs (n0 - 1))))) (Nd (Some (1 <= ((ys (n0 - 1)) - (xs (n0 - 1))))) (Nd (Some ((xs n0) = (xs n0))) Lf Lf) Lf) (Nd (Some ((ys (n0 - 1)) = (ys (n0 - 1)))) (Nd (Some ((ys n0) = (ys 0))) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (0 <= (xs (n0 - 1)))) (Nd (Some ((xs n0) < x)) Lf Lf) Lf) (Nd (Some (((x - (xs (n0 - 1))) - (y - (ys (n0 - 1)))) < l)) (Nd (Some ((xs u) = x)) Lf Lf) Lf)) (Nd (Some (0 <= (l * ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1))))))) (Nd (Some ((xs (n0 - 1)) <= x)) (Nd (Some (((xs n0) - (xs (n0 - 1))) = 0)) Lf Lf) Lf) (Nd (Some ((xs n0) <= x)) Lf Lf)))) (Nd (Some ((y - x) < ((ys n0) - (xs n0)))) (Nd (Some ((y - x) < ((ys (n0 - 1)) - (xs (n0 - 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some ((xs (n0 - 1)) < x)) (Nd (Some ((- ((x - (xs n0)) - (y - (ys n0)))) < m)) Lf Lf) Lf) (Nd (Some ((- ((x - (xs (n0 - 1))) - (y - (ys (n0 - 1))))) < m)) (Nd (Some (((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1)))) = 1)) Lf Lf) Lf)) (Nd (Some ((((ys n0) - (xs n0)) - ((ys (n0 - 1)) - (xs (n0 - 1)))) = ((m * ((xs n0) - (xs (n0 - 1)))) + (l * ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1)))))))) (Nd (Some (m <= ((ys (n0 - 1)) - (xs (n0 - 1))))) (Nd (Some ((xs n0) = (ys n0))) Lf Lf) Lf) (Nd (Some ((ys (n0 - 1)) = (xs (n0 - 1)))) (Nd (Some (0 <= x)) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some ((ys 0) = 0)) (Nd (Some (0 <= ((ys (n0 - 1)) - (xs (n0 - 1))))) (Nd (Some ((- ((x - (xs n0)) - (y - (ys n0)))) < l)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((xs (n0 - 1)) = (xs n_pair)) /\ ((ys (n0 - 1)) = (ys n_pair))) \/ (((xs (n0 - 1)) = (ys n_pair)) /\ ((ys (n0 - 1)) = (xs n_pair))))))) (Nd (Some (x <= y)) Lf Lf) Lf)) (Nd (Some (m <= (m * ((xs n0) - (xs (n0 - 1)))))) (Nd (Some ((ys (n0 - 1)) <= y)) (Nd (Some (((xs n0) - (xs (n0 - 1))) = 1)) Lf Lf) Lf) (Nd (Some ((ys n0) <= y)) Lf Lf))))) (Nd (Some ((y - x) < ((ys u) - (xs u)))) (Nd (Some (0 <= n0)) (Nd (Some ((n0 - 1) < n0)) (Nd (Some (2 <= m)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) (Nd (Some (((x - (xs n0)) - (y - (ys n0))) < m)) Lf Lf) Lf) (Nd (Some (((x - (xs (n0 - 1))) - (y - (ys (n0 - 1)))) < m)) (Nd (Some ((l * ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1))))) = (l * 0))) Lf Lf) Lf)) (Nd (Some (((xs n0) - (xs (n0 - 1))) <= (n0 - (n0 - 1)))) (Nd (Some (1 <= (xs (n0 - 1)))) (Nd (Some ((ys n0) = (ys n0))) Lf Lf) Lf) (Nd (Some ((xs (n0 - 1)) = (ys (n0 - 1)))) (Nd (Some ((xs n0) = (xs 0))) Lf Lf) Lf))) (Nd (Some (2 <= p)) (Nd (Some ((xs 0) = 0)) (Nd (Some ((ys (n0 - 1)) = ((((m + 1) - l) * (xs (n0 - 1))) + (l * (n0 - 1))))) (Nd (Some (((x - (xs n0)) - (y - (ys n0))) < l)) Lf Lf) Lf) (Nd (Some ((- ((x - (xs (n0 - 1))) - (y - (ys (n0 - 1))))) < l)) (Nd (Some (y < (ys u))) Lf Lf) Lf)) (Nd (Some (1 <= ((xs n0) - (xs (n0 - 1))))) (Nd (Some (0 <= (ys (n0 - 1)))) (Nd (Some ((m * ((xs n0) - (xs (n0 - 1)))) = (m * 0))) Lf Lf) Lf) (Nd (Some (0 <= (ys n0))) Lf Lf)))) (Nd (Some (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n0)) -> (~ ((y - x) < ((ys n_less) - (xs n_less))))))) (Nd (Some (u < n0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some ((n0 - 1) < u)) (Nd (Some ((ys n0) < y)) Lf Lf) Lf) (Nd (Some ((ys (n0 - 1)) < y)) (Nd (Some ((l * ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1))))) = (l * 1))) Lf Lf) Lf)) (Nd (Some (0 <= (m * ((xs n0) - (xs (n0 - 1)))))) (Nd (Some (l <= ((ys (n0 - 1)) - (xs (n0 - 1))))) (Nd (Some ((ys n0) = (xs n0))) Lf Lf) Lf) (Nd (Some (0 <= (xs n0))) Lf Lf))) (Nd (Some (l <= m)) (Nd (Some ((n0 - 1) <= n0)) (Nd (Some (1 <= (n0 - 1))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((xs n0) = (xs n_pair)) /\ ((ys n0) = (ys n_pair))) \/ (((xs n0) = (ys n_pair)) /\ ((ys n0) = (xs n_pair))))))) Lf Lf) Lf) (Nd (Some ((xs (n0 - 1)) = (xs (n0 - 1)))) (Nd (Some (n0 = 0)) Lf Lf) Lf)) (Nd (Some (((xs n0) - (xs (n0 - 1))) < (n0 - (n0 - 1)))) (Nd (Some ((xs (n0 - 1)) = x)) (Nd (Some ((m * ((xs n0) - (xs (n0 - 1)))) = (m * 1))) Lf Lf) Lf) (Nd (Some ((xs n0) = x)) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (Im (An (At 8) (At 9)) (No (At 10))));
 (Im (At 7) (Im (An (At 2) (At 11)) (No (At 3))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 18) (Im (At 19) (Im (At 20) (An (At 21) (At 22))))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 8) (Im (At 23) (An (An (An (An (An (An (At 24) (At 25)) (At 26)) (At 27)) (At 28)) (Im (At 29) (At 30))) (Im (At 31) (At 32)))))))));
 (Im (At 33) (Im (At 8) (If (At 34) (At 35))));
 (Im (At 18) (Im (At 8) (An (At 36) (At 37))));
 (Im (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17)))) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 8) (An (An (An (At 38) (Im (At 39) (At 40))) (Im (At 41) (At 42))) (Im (At 39) (Or (At 43) (At 42)))))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 36) (At 44)) (At 45)) (At 46)) (No (An (At 47) (At 48)))) (At 49)) (At 50)) (Or (An (An (At 47) (At 45)) (At 51)) (An (An (At 48) (At 36)) (At 34)))) (No (An (Or (An (An (At 47) (At 45)) (At 51)) (An (An (At 48) (At 36)) (At 34))) (No (An (An (An (An (An (An (At 36) (At 44)) (At 45)) (At 46)) (No (An (At 47) (At 48)))) (At 52)) (At 53)))))) (At 54)) (At 1));
 (Im (An (At 8) (Or (An (At 55) (At 56)) (An (At 57) (At 58)))) (At 54));
 (Im (An (An (Or (An (An (An (An (An (An (At 59) (At 60)) (At 61)) (At 62)) (No (An (At 63) (At 64)))) (At 65)) (At 66)) (Or (An (An (At 63) (At 61)) (At 67)) (An (An (At 64) (At 59)) (At 68)))) (No (An (Or (An (An (At 63) (At 61)) (At 67)) (An (An (At 64) (At 59)) (At 68))) (No (An (An (An (An (An (An (At 59) (At 60)) (At 61)) (At 62)) (No (An (At 63) (At 64)))) (At 69)) (At 70)))))) (At 71)) (At 1));
 (Im (An (At 5) (Or (An (At 72) (At 73)) (An (At 74) (At 75)))) (At 71));
 (Im (At 76) (At 77));
 (Im (At 78) (At 79));
 (Im (At 80) (At 81));
 (Im (At 82) (At 83));
 (Im (No (At 11)) (Im (No (At 35)) Fa));
 (Im (At 29) (Im (At 31) Fa));
 (Im (At 55) (Im (No (At 56)) Fa));
 (Im (No (At 55)) (Im (At 72) Fa));
 (Im (At 55) (Im (No (At 73)) Fa));
 (Im (At 76) (Im (No (At 82)) Fa));
 (Im (At 78) (Im (No (At 80)) Fa));
 (Im (No (At 3)) (Im (At 84) (Im (At 85) Fa)));
 (Im (No (At 72)) Fa);
 (Im (At 86) (Im (At 6) (Im (No (At 61)) (Im (At 59) Fa))));
 (Im (At 87) (At 88));
 (Im (No (At 8)) (Im (At 5) (Im (No (At 87)) Fa)));
 (Im (No (At 9)) Fa);
 (Im (No (At 23)) Fa);
 (Im (At 34) (Im (No (At 44)) Fa));
 (Im (No (At 78)) (Im (At 25) (Im (No (At 31)) Fa)));
 (Im (At 36) (Im (At 38) (Im (No (At 45)) Fa)));
 (Im (No (At 76)) (Im (At 24) (Im (No (At 29)) Fa)));
 (Im (At 14) (Im (At 6) (Im (No (At 70)) Fa)));
 (Im (At 87) (At 89));
 (Im (At 21) (Im (At 22) (Im (At 86) (Im (At 6) (Im (At 88) (Im (At 89) Fa))))));
 (Im (At 34) (Im (At 48) (Im (No (At 10)) Fa)));
 (Im (At 34) (Im (At 47) Fa));
 (Im (No (At 59)) (Im (At 36) (Im (At 24) Fa)));
 (Im (No (At 60)) (Im (At 34) (Im (At 25) Fa)));
 (Im (At 12) (Im (No (At 10)) (Im (No (At 49)) Fa)));
 (Im (At 34) (Im (No (At 10)) (Im (No (At 46)) Fa)));
 (Im (At 16) (Im (No (At 62)) (Im (At 34) (Im (At 26) (Im (No (At 29)) (Im (At 77) (Im (At 83) (Im (No (At 50)) Fa))))))));
 (Im (At 6) (Im (At 26) (Im (At 79) (Im (At 81) (Im (No (At 50)) Fa)))));
 (Im (At 34) (Im (No (At 29)) (Im (No (At 68)) Fa)));
 (Im (At 16) (Im (At 17) (Im (At 26) (Im (At 77) (Im (At 83) (Im (No (At 65)) (Im (No (At 50)) Fa)))))));
 (Im (At 12) (Im (At 6) (Im (No (At 66)) Fa)));
 (Im (At 6) (Im (At 15) (Im (At 26) (Im (At 77) (Im (At 83) (Im (No (At 50)) Fa))))));
 (Im (At 17) (Im (No (At 69)) (Im (At 26) (Im (At 77) (Im (At 83) (Im (No (At 50)) Fa))))));
 (Im (At 63) (Im (At 68) Fa));
 (An (An (An (At 12) (At 13)) (At 14)) (Or (At 15) (An (At 16) (At 17))));
 (At 18);
 (At 19);
 (At 20);
 (At 90);
 (At 86);
 (At 84);
 (At 2);
 (At 33);
 (At 85)]
 (At 1)
 (Sp 12 (Sp 13 (Sp 14 (Sp 18 (Sp 19 (Sp 20 (Sp 86 (Sp 84 (Sp 2 (Sp 33 (Sp 85 (Sp 1 (Cl 1) (Sp 3 (Sp 72 (Sp 9 (Sp 23 (Sp 4 (Sp 55 (Sp 5 (Sp 6 (Sp 7 (Sp 56 (Sp 73 (Sp 71 (Sp 70 (Sp 66 (Sp 11 (Cl 5) (Sp 35 (Sp 8 (Sp 10 (Cl 4) (Sp 34 (Sp 36 (Sp 54 (Sp 48 (Cl 40) (Sp 49 (Sp 46 (Sp 44 (Sp 47 (Cl 41) (Sp 24 (Sp 59 (Sp 61 (Sp 25 (Sp 60 (Sp 29 (Sp 31 (Cl 20) (Sp 78 (Sp 79 (Sp 80 (Sp 81 (Sp 50 (Sp 45 (Cl 11) (Sp 38 (Cl 35) (Sp 15 (Cl 10) (Sp 16 (Sp 17 (Cl 10) (Cl 54)) (Cl 54))))) (Sp 26 (Cl 47) (Sp 15 (Cl 7) (Sp 16 (Sp 17 (Cl 7) (Cl 54)) (Cl 54))))) (Cl 17)) (Cl 25)) (Cl 16)) (Cl 34))) (Sp 76 (Sp 68 (Sp 77 (Sp 82 (Sp 63 (Cl 53) (Sp 83 (Sp 15 (Sp 26 (Sp 38 (Sp 50 (Sp 45 (Cl 11) (Cl 35)) (Cl 51)) (Cl 10)) (Cl 7)) (Sp 16 (Sp 17 (Sp 26 (Sp 38 (Sp 45 (Sp 50 (Cl 11) (Sp 62 (Sp 65 (Sp 69 (Cl 13) (Cl 52)) (Cl 49)) (Cl 46))) (Cl 35)) (Cl 10)) (Cl 7)) (Cl 54)) (Cl 54))) (Cl 18))) (Cl 24)) (Cl 15)) (Cl 48)) (Cl 36))) (Cl 43)) (Sp 15 (Cl 7) (Sp 16 (Sp 17 (Cl 7) (Cl 54)) (Cl 54)))) (Cl 28)) (Cl 42)) (Sp 15 (Cl 7) (Sp 16 (Sp 17 (Cl 7) (Cl 54)) (Cl 54))))) (Cl 33)) (Cl 45)) (Cl 44))) (Cl 12)) (Cl 9)) (Cl 8))) (Sp 87 (Sp 88 (Sp 89 (Sp 22 (Sp 21 (Cl 39) (Sp 15 (Cl 6) (Sp 16 (Sp 17 (Cl 6) (Cl 54)) (Cl 54)))) (Sp 15 (Cl 6) (Sp 16 (Sp 17 (Cl 6) (Cl 54)) (Cl 54)))) (Cl 38)) (Cl 29)) (Cl 30))) (Cl 19))) (Cl 50)) (Cl 37)) (Cl 14)) (Cl 23)) (Cl 21)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 22)) (Cl 2)) (Cl 32)) (Cl 31)) (Cl 27)) (Cl 26))) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 54)) (Cl 54)) _
  (least_element u (fun n => ((y - x) < ((ys n) - (xs n)))))
  W1
  (all1_at (fun n_less => (((0 <= n_less) /\ (n_less < n0)) -> (~ ((y - x) < ((ys n_less) - (xs n_less)))))) (n0 - 1))
  (all1_at (fun n_less => (((0 <= n_less) /\ (n_less < n0)) -> (~ ((y - x) < ((ys n_less) - (xs n_less)))))) u)
  (mex_zero l m p xs ys)
  (mex_gap (n0 - 1) n0 l m p xs ys)
  (all1_at (fun i => ((0 <= i) -> (((xs i) < x) <-> (i < u)))) (n0 - 1))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) (n0 - 1))
  (mex_above l m (n0 - 1) p xs ys)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (xs (n0 - 1)) (ys (n0 - 1)))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ ((((xs (n0 - 1)) = (xs n_pair)) /\ ((ys (n0 - 1)) = (ys n_pair))) \/ (((xs (n0 - 1)) = (ys n_pair)) /\ ((ys (n0 - 1)) = (xs n_pair)))))) (n0 - 1))
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) (xs n0) (ys n0))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ ((((xs n0) = (xs n_pair)) /\ ((ys n0) = (ys n_pair))) \/ (((xs n0) = (ys n_pair)) /\ ((ys n0) = (xs n_pair)))))) n0)
  (eq_mul m ((xs n0) - (xs (n0 - 1))) 0)
  (eq_mul m ((xs n0) - (xs (n0 - 1))) 1)
  (eq_mul l ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1)))) 0)
  (eq_mul l ((n0 - (n0 - 1)) - ((xs n0) - (xs (n0 - 1)))) 1)
  (thy_blocking_140 u n0)
  (thy_blocking_141 (xs n0) (xs (n0 - 1)) n0)
  (thy_blocking_142 (xs (n0 - 1)) (ys (n0 - 1)))
  (thy_blocking_84 (xs (n0 - 1)) (xs n0))
  (thy_blocking_142 (xs (n0 - 1)) (ys n0))
  (thy_blocking_143 (xs n0) (xs (n0 - 1)) n0)
  (thy_blocking_144 (xs n0) (xs (n0 - 1)) n0)
  (thy_blocking_145 y x (ys u) (xs u))
  (thy_blocking_87 (xs n0))
  (thy_blocking_146 x y (ys n0) (xs n0))
  (fun eq__0 => cg1 ys n0 0 eq__0)
  (thy_blocking_147 n0)
  (thy_blocking_139 n0)
  (thy_blocking_148 n0)
  (thy_blocking_75 (xs (n0 - 1)) x)
  (thy_blocking_149 (xs n0) (xs (n0 - 1)) n0)
  (thy_blocking_88 (xs (n0 - 1)) (ys (n0 - 1)))
  (thy_blocking_150 (xs n0) (xs (n0 - 1)))
  (thy_blocking_151 l y x (ys n0) (xs n0))
  (fun eq__0 => cg1 xs n0 0 eq__0)
  (thy_blocking_152 (xs 0) (ys 0) x y (ys n0) (xs n0))
  (thy_blocking_153 (xs (n0 - 1)) x (ys (n0 - 1)) y)
  (thy_blocking_95 (xs (n0 - 1)) x)
  (thy_blocking_154 (xs n0) (xs (n0 - 1)))
  (thy_blocking_155 (xs n0) x (xs (n0 - 1)) n0)
  (thy_blocking_156 m y x (ys (n0 - 1)) (xs (n0 - 1)))
  (thy_blocking_157 (xs (n0 - 1)) x y (ys (n0 - 1)))
  (thy_blocking_158 l m (ys n0) y (xs (n0 - 1)) x (xs n0) (ys (n0 - 1)) n0)
  (thy_blocking_159 y x (ys n0) (xs n0) (ys (n0 - 1)) (xs (n0 - 1)) m l n0)
  (thy_blocking_160 (xs (n0 - 1)) x (xs n0))
  (thy_blocking_161 l m (ys n0) (xs n0) (ys (n0 - 1)) (xs (n0 - 1)) n0 x y)
  (thy_blocking_151 m y x (ys n0) (xs n0))
  (thy_blocking_162 y x (ys n0) (xs n0) l m (ys (n0 - 1)) (xs (n0 - 1)) n0)
  (thy_blocking_163 m x (xs n0) y (ys n0) l (ys (n0 - 1)) (xs (n0 - 1)) n0)
  (thy_blocking_164 (xs n0) x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_165 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
(* (B) for x <= y: outside the pairs, an option that cannot be blocked, or p others, are pairs. *)
Lemma mex_reaches_low : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) ->
  ((exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))).
Proof.
intros l m p x y xs ys.
destruct (wit_ex1 (fun u => (((0 <= u) /\ ((xs u) = x)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))))) as [u W1].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (2 <= p)) (Nd (Some (2 <= m)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))) Lf Lf) Lf) (Nd (Some (0 <= x)) (Nd (Some (y < (ys u))) Lf Lf) Lf)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) Lf Lf) Lf) (Nd (Some (0 <= u)) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (x <= y)) Lf Lf) Lf) (Nd (Some (exists (u : Z), (((0 <= u) /\ ((xs u) = x)) /\ (forall (i : Z), ((0 <= i) -> (((xs i) < x) <-> (i < u))))))) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some ((ys u) <= y)) Lf Lf) Lf) (Nd (Some ((xs u) = x)) Lf Lf))))
 [(Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))));
 (Im (At 13) (An (An (At 14) (At 15)) (At 16)));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 15) (Im (At 14) (Im (No (At 18)) (Im (At 19) (Or (At 1) (At 2))))))))))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 15) (Im (At 14) (Im (At 16) (Im (At 20) (At 1)))))))))));
 (Im (No (At 19)) (Im (No (At 20)) Fa));
 (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8))));
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 17);
 (No (At 18))]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 17 (Sp 18 (Cl 13) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 6 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 19 (Cl 4) (Sp 20 (Cl 5) (Cl 6))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Sp 7 (Sp 8 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 19 (Cl 4) (Sp 20 (Cl 5) (Cl 6))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 7)) (Cl 7)))))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) _
  (mex_first x l m p xs ys)
  W1
  (mex_beyond l m p u x y xs ys)
  (mex_short l m p u x y xs ys)
  (thy_blocking_165 (ys u) y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_166 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_167 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x3 <= x2)) -> (x3 <= x1) -> False.
Proof. thy. Qed.
(* (B) for mWN^p_l: outside the pairs, an option that cannot be blocked, or p others, are pairs. *)
Lemma mex_reaches : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) ->
  ((exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair)))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))).
Proof.
intros l m p x y xs ys.
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (2 <= p)) (Nd (Some (2 <= m)) (Nd (Some (y <= x)) Lf Lf) Lf) (Nd (Some (0 <= x)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) Lf Lf) Lf)) (Nd (Some (l <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (xs n_pair)) /\ (x = (ys n_pair))) \/ ((y = (ys n_pair)) /\ (x = (xs n_pair))))))) Lf Lf) Lf) (Nd (Some (x <= y)) Lf Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) Lf Lf) Lf) (Nd (Some (0 <= y)) Lf Lf))))
 [(Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (No (At 14)) (Or (At 1) (At 2)))))))));
 (Im (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8)))) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 15) (Im (At 16) (Im (No (At 17)) (Or (At 18) (At 19)))))))));
 (Im (At 17) (At 14));
 (Im (At 18) (At 1));
 (Im (An (At 15) (At 12)) (At 20));
 (Im (No (At 13)) (Im (No (At 16)) Fa));
 (Im (At 20) (Im (No (At 2)) (Im (At 19) Fa)));
 (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (An (At 7) (At 8))));
 (At 9);
 (At 10);
 (At 11);
 (An (At 12) (At 15));
 (No (At 14))]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 15 (Sp 14 (Cl 14) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 20 (Sp 17 (Cl 4) (Sp 18 (Cl 5) (Sp 19 (Cl 8) (Sp 16 (Sp 6 (Cl 3) (Sp 7 (Sp 8 (Cl 3) (Cl 9)) (Cl 9))) (Sp 13 (Sp 6 (Cl 2) (Sp 7 (Sp 8 (Cl 2) (Cl 9)) (Cl 9))) (Cl 7)))))) (Cl 6))))) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 9)) (Cl 9)) _
  (mex_reaches_low l m p x y xs ys)
  (mex_reaches_low l m p y x xs ys)
  (mex_mirror y x xs ys)
  (free_mirror l m x y xs ys)
  (roob_mirror l y x xs ys)
  (thy_blocking_166 x y)
  (thy_blocking_167 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < l)) /\ ((- ((y - x1) - (x - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_blocking_168 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_blocking_169 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_170 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_171 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_172 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 <= x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_173 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_blocking_174 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_blocking_175 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_blocking_176 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x3 + x1))) -> (x2 < x3) -> False.
Proof. thy. Qed.
(* Let p >= 2, and either 1 <= l <= m or l = m + 1 >= 3. Let x_n be the least number that x_0, ..., x_{n-1} and y_1, ..., y_{n-1} take fewer than p times, and y_n = (m + 1 - l)x_n + ln. Then P(mWN^p_l) = {{x_n, y_n} | n >= 0}. *)
Lemma mex_blocking : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (xs : Z -> Z) (ys : Z -> Z),
  ((((1 <= m) /\ (2 <= p)) /\ (1 <= l)) /\ ((l <= m) \/ ((l = (m + 1)) /\ (2 <= m)))) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n)))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (P x1 y1)))) <= (p - 1)))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))).
Proof.
intros l m p x y P xs ys.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))))))) as [X [Y W0]].
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W3]]]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) as [on1 [on2 W4]].
destruct (wit_all4 (fun x y x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) as [sub1 [sub2 [sub3 [sub4 W5]]]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (Nd (Some (0 <= Y)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair)))))) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = (xs n))) \/ ((z <= (-1)) /\ ((ys (- z)) = (xs n))))))) <= (p - 1))))) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf) (Nd (Some (((sub1 - sub3) - (sub2 - sub4)) < m)) Lf Lf)) (Nd (Some (fall4 <= fall2)) (Nd (Some (sub4 < sub2)) Lf Lf) Lf)) (Nd (Some (l <= m)) (Nd (Some (0 <= fall2)) (Nd (Some (0 <= (on1 + on2))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) (Nd (Some (sub3 <= sub1)) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < l)) /\ ((- ((X - x1) - (Y - y1))) < l)))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) (Nd (Some (2 <= p)) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < l)) /\ ((- ((X - x1) - (Y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))))) (Nd (Some (0 <= on1)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) Lf Lf)) (Nd (Some (fall4 = fall2)) (Nd (Some (0 <= sub3)) Lf Lf) Lf)) (Nd (Some (2 <= m)) (Nd (Some (fall3 <= fall1)) (Nd (Some (sub3 = sub1)) Lf Lf) Lf) (Nd (Some (fall3 < fall1)) (Nd (Some (((sub1 - sub3) - (sub2 - sub4)) < l)) Lf Lf) Lf)))) (Nd (Some (0 <= X)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (xs n_pair)) /\ (Y = (ys n_pair))) \/ ((X = (ys n_pair)) /\ (Y = (xs n_pair))))))) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (xs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) < z) /\ (z < n)) /\ (((0 <= z) /\ ((xs z) = r)) \/ ((z <= (-1)) /\ ((ys (- z)) = r)))))))))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf) (Nd (Some ((- ((sub1 - sub3) - (sub2 - sub4))) < m)) Lf Lf)) (Nd (Some (fall3 = fall1)) (Nd (Some (sub4 = sub2)) Lf Lf) Lf)) (Nd (Some (l = (m + 1))) (Nd (Some (0 <= fall3)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (fall4 < fall2)) (Nd (Some (sub4 <= sub2)) Lf Lf) Lf))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < l)) /\ ((- ((X - x1) - (Y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) <= (p - 1))) (Nd (Some (1 <= l)) (Nd (Some (0 <= fall1)) (Nd (Some (0 <= on2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l)))) /\ (P x1 y1)))) <= (p - 1))))))) Lf Lf)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) (Nd (Some (sub3 < sub1)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (xs n)) /\ ((ys n) = ((((m + 1) - l) * (xs n)) + (l * n))))))) (Nd (Some (0 <= fall4)) (Nd (Some (0 <= sub4)) Lf Lf) Lf) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) (Nd (Some ((- ((sub1 - sub3) - (sub2 - sub4))) < l)) Lf Lf) Lf)))))
 [(Im (Im (An (At 3) (At 4)) (If (At 5) (An (No (At 6)) (At 7)))) (At 8));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 5) (An (No (At 6)) (At 7)))))));
 (Im (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14)))) (Im (At 15) (Im (At 16) (Im (At 17) (Im (An (At 3) (At 4)) (Im (No (At 5)) (Or (At 6) (At 18))))))));
 (Im (Im (An (An (At 19) (At 20)) (Or (An (An (An (An (An (An (At 21) (At 22)) (At 23)) (At 24)) (No (An (At 25) (At 26)))) (At 27)) (At 28)) (Or (An (An (At 25) (At 23)) (At 29)) (An (An (At 26) (At 21)) (At 30))))) (An (An (An (An (An (At 21) (At 23)) (At 21)) (At 23)) (At 31)) (At 32))) (At 33));
 (Im (Im (An (At 34) (At 35)) (At 36)) (At 37));
 (Im (Im (An (Or (An (An (At 38) (At 39)) (At 40)) (An (An (At 41) (At 42)) (At 43))) (No (An (An (An (An (An (An (At 42) (At 44)) (At 39)) (At 45)) (No (An (At 38) (At 41)))) (At 46)) (At 47)))) (Or (An (An (An (An (An (An (At 42) (At 44)) (At 39)) (At 45)) (No (An (At 38) (At 41)))) (At 48)) (At 49)) (Or (An (An (At 38) (At 39)) (At 40)) (An (An (At 41) (At 42)) (At 43))))) (At 50));
 (Im (At 51) (Im (At 33) (Im (At 37) (Im (At 50) (Im (At 8) (Im (An (At 52) (At 53)) (If (At 1) (At 2))))))));
 (Im (At 7) (Im (At 18) Fa));
 (Im (At 34) (Im (At 35) (Im (No (At 36)) Fa)));
 (Im (At 25) (Im (At 29) (Im (No (At 31)) Fa)));
 (Im (No (At 31)) (Im (At 22) (Im (At 24) (Im (No (At 25)) Fa))));
 (Im (At 19) (Im (At 23) (Im (At 24) (Im (No (At 32)) Fa))));
 (Im (At 20) (Im (At 26) (Im (No (At 23)) Fa)));
 (Im (No (At 31)) (Im (At 22) (Im (At 24) (Im (No (At 26)) Fa))));
 (Im (At 19) (Im (At 25) (Im (No (At 21)) Fa)));
 (Im (At 19) (Im (At 23) (Im (At 29) (Im (No (At 32)) Fa))));
 (Im (No (At 31)) (Im (At 26) (Im (At 30) Fa)));
 (Im (At 20) (Im (At 21) (Im (No (At 32)) (Im (At 30) Fa))));
 (An (An (An (At 9) (At 10)) (At 11)) (Or (At 12) (An (At 13) (At 14))));
 (At 15);
 (At 16);
 (At 17);
 (At 51);
 (An (At 52) (At 53))]
 (If (At 1) (At 2))
 [((Im (No (At 50)) (Im (No (At 38)) Fa)), (Sp 50 (Cl 26) (Sp 38 (Cl 26) (Sp 41 (Sp 42 (Sp 43 (Cl 7) (Cl 7)) (Cl 7)) (Cl 7)))));
  ((Im (At 38) (Im (No (At 50)) (Im (No (At 43)) Fa))), (Sp 38 (Sp 50 (Cl 27) (Sp 43 (Cl 27) (Sp 39 (Sp 40 (Cl 7) (Cl 7)) (Cl 7)))) (Cl 27)));
  ((Im (At 43) (Im (No (At 50)) (Im (No (At 40)) Fa))), (Sp 43 (Sp 50 (Cl 28) (Sp 40 (Cl 28) (Sp 41 (Sp 42 (Cl 7) (Cl 7)) (Cl 7)))) (Cl 28)));
  ((Im (No (At 50)) Fa), (Sp 50 (Cl 29) (Sp 38 (Sp 43 (Sp 40 (Sp 39 (Cl 7) (Sp 41 (Sp 42 (Cl 7) (Cl 7)) (Cl 7))) (Cl 28)) (Cl 27)) (Cl 26))));
  ((Im (At 33) (Im (At 8) (Im (At 37) (Im (No (At 1)) Fa)))), (Sp 33 (Sp 8 (Sp 37 (Sp 1 (Cl 30) (Sp 51 (Sp 52 (Sp 53 (Sp 50 (Sp 2 (Cl 8) (Cl 1)) (Cl 29)) (Cl 25)) (Cl 25)) (Cl 24))) (Cl 30)) (Cl 30)) (Cl 30)));
  ((Im (At 33) (Im (At 8) (Im (At 37) Fa))), (Sp 33 (Sp 8 (Sp 37 (Sp 51 (Sp 52 (Sp 53 (Sp 50 (Sp 1 (Sp 2 (Cl 1) (Cl 8)) (Cl 30)) (Cl 29)) (Cl 25)) (Cl 25)) (Cl 24)) (Cl 31)) (Cl 31)) (Cl 31)));
  ((Im (No (At 37)) Fa), (Sp 37 (Cl 32) (Sp 34 (Sp 35 (Sp 36 (Cl 6) (Cl 10)) (Cl 6)) (Cl 6))));
  ((Im (At 20) (Im (No (At 33)) (Im (No (At 23)) Fa))), (Sp 20 (Sp 33 (Cl 33) (Sp 23 (Cl 33) (Sp 26 (Cl 14) (Cl 5)))) (Cl 33)));
  ((Im (At 20) (Im (No (At 33)) (Im (At 19) (Im (At 23) (Im (No (At 25)) (Im (No (At 32)) Fa)))))), (Sp 20 (Sp 33 (Cl 34) (Sp 19 (Sp 23 (Sp 25 (Cl 34) (Sp 32 (Cl 34) (Sp 24 (Cl 13) (Sp 21 (Sp 30 (Cl 19) (Cl 5)) (Cl 5))))) (Cl 34)) (Cl 34))) (Cl 34)));
  ((Im (At 23) (Im (No (At 33)) (Im (At 26) (Im (At 32) (Im (No (At 25)) (Im (No (At 24)) Fa)))))), (Sp 23 (Sp 33 (Cl 35) (Sp 26 (Sp 32 (Sp 25 (Cl 35) (Sp 24 (Cl 35) (Sp 21 (Sp 30 (Sp 31 (Cl 5) (Cl 18)) (Cl 5)) (Cl 5)))) (Cl 35)) (Cl 35))) (Cl 35)));
  ((Im (No (At 33)) (Im (No (At 25)) (Im (No (At 21)) Fa))), (Sp 33 (Cl 36) (Sp 25 (Cl 36) (Sp 21 (Cl 36) (Cl 5)))));
  ((Im (No (At 33)) (Im (At 23) (Im (At 20) (Im (At 19) (Im (At 26) (Im (No (At 25)) Fa)))))), (Sp 33 (Cl 37) (Sp 23 (Sp 20 (Sp 19 (Sp 26 (Sp 25 (Cl 37) (Sp 32 (Sp 24 (Sp 21 (Sp 31 (Cl 5) (Sp 22 (Cl 12) (Sp 30 (Cl 18) (Cl 5)))) (Cl 36)) (Cl 35)) (Cl 34))) (Cl 37)) (Cl 37)) (Cl 37)) (Cl 37))));
  ((Im (No (At 33)) (Im (At 25) (Im (At 26) (Im (No (At 31)) Fa)))), (Sp 33 (Cl 38) (Sp 25 (Sp 26 (Sp 31 (Cl 38) (Sp 29 (Cl 11) (Sp 30 (Cl 18) (Cl 5)))) (Cl 38)) (Cl 38))));
  ((Im (No (At 33)) (Im (At 20) (Im (At 19) (Im (At 23) (Im (At 26) Fa))))), (Sp 33 (Cl 39) (Sp 20 (Sp 19 (Sp 23 (Sp 26 (Sp 25 (Sp 21 (Sp 31 (Sp 32 (Cl 5) (Sp 24 (Cl 13) (Sp 29 (Cl 17) (Sp 30 (Cl 19) (Cl 5))))) (Cl 38)) (Cl 16)) (Cl 37)) (Cl 39)) (Cl 39)) (Cl 39)) (Cl 39))));
  ((Im (No (At 26)) (Im (No (At 33)) (Im (At 19) (Im (At 23) (Im (No (At 32)) Fa))))), (Sp 26 (Cl 40) (Sp 33 (Cl 40) (Sp 19 (Sp 23 (Sp 32 (Cl 40) (Sp 24 (Cl 13) (Sp 29 (Cl 17) (Cl 5)))) (Cl 40)) (Cl 40)))));
  ((Im (No (At 26)) (Im (No (At 33)) (Im (At 23) (Im (At 32) (Im (At 19) (Im (At 25) Fa)))))), (Sp 26 (Cl 41) (Sp 33 (Cl 41) (Sp 23 (Sp 32 (Sp 19 (Sp 25 (Sp 21 (Sp 31 (Cl 5) (Sp 29 (Cl 11) (Sp 22 (Sp 24 (Cl 15) (Cl 5)) (Cl 5)))) (Cl 16)) (Cl 41)) (Cl 41)) (Cl 41)) (Cl 41)))));
  ((Im (No (At 33)) Fa), (Sp 33 (Cl 42) (Sp 19 (Sp 20 (Sp 23 (Sp 26 (Cl 39) (Sp 32 (Sp 25 (Cl 41) (Sp 21 (Sp 22 (Sp 24 (Sp 31 (Cl 5) (Cl 12)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 40))) (Cl 33)) (Cl 5)) (Cl 5))));
  ((Im (No (At 5)) Fa), (Sp 5 (Cl 43) (Sp 9 (Sp 10 (Sp 11 (Sp 15 (Sp 16 (Sp 17 (Sp 37 (Sp 33 (Sp 8 (Cl 31) (Sp 3 (Sp 4 (Sp 6 (Cl 2) (Sp 7 (Sp 18 (Cl 9) (Sp 12 (Cl 4) (Sp 13 (Sp 14 (Cl 4) (Cl 20)) (Cl 20)))) (Cl 2))) (Cl 2)) (Cl 2))) (Cl 42)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 20))));
  ((Im (At 6) Fa), (Sp 6 (Sp 9 (Sp 10 (Sp 11 (Sp 15 (Sp 16 (Sp 17 (Sp 5 (Sp 12 (Cl 3) (Sp 13 (Sp 14 (Cl 3) (Cl 20)) (Cl 20))) (Cl 43)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 44)))]
 (Sp 9 (Sp 10 (Sp 11 (Sp 15 (Sp 16 (Sp 17 (Sp 37 (Sp 33 (Sp 8 (Cl 31) (Sp 5 (Sp 6 (Cl 44) (Sp 7 (Cl 2) (Sp 12 (Cl 3) (Sp 13 (Sp 14 (Cl 3) (Cl 20)) (Cl 20))))) (Cl 43))) (Cl 42)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 20)) _
  W0
  (mex_safe l m p X Y xs ys)
  (mex_reaches l m p X Y xs ys)
  W3
  W4
  W5
  (determined_blocking p x y (fun x y x1 y1 => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < l)) /\ ((- ((x - x1) - (y - y1))) < l))))) (fun x y => (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (xs n_pair)) /\ (y = (ys n_pair))) \/ ((x = (ys n_pair)) /\ (y = (xs n_pair))))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) (fun x y => ((0 <= x) /\ (0 <= y))) P)
  (thy_blocking_168 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < l)) /\ ((- ((X - x1) - (Y - y1))) < l)))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (xs n_pair)) /\ (y1 = (ys n_pair))) \/ ((x1 = (ys n_pair)) /\ (y1 = (xs n_pair))))))))) p)
  (thy_blocking_169 on1 on2)
  (thy_blocking_170 fall3 fall1 fall4 fall2)
  (thy_blocking_171 fall3 fall4 fall1 fall2)
  (thy_blocking_172 fall1 fall4 fall2)
  (thy_blocking_76 fall2 fall4)
  (thy_blocking_173 fall3 fall4 fall1 fall2)
  (thy_blocking_76 fall1 fall3)
  (thy_blocking_174 fall1 fall4 fall2)
  (thy_blocking_175 fall3 fall4 fall1 fall2)
  (thy_blocking_176 fall2 fall3 fall1)
).
vm_compute; reflexivity.
Qed.
