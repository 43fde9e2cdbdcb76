From Wythoff.book Require Import Prelude Definitions algebra play counting rows games.
Open Scope Z_scope.

Lemma thy_shifted_1 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_2 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= (x1 + (x2 * ((x3 * x4) - x5)))) -> (x6 = (x1 + (x2 * ((x3 * x4) - x5)))) -> (~ (0 <= x6)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 = (x1 + (x3 * ((x4 * x5) - x6)))) -> (0 <= (x3 * (x4 * (x5 - 1)))) -> (x2 < (x3 * (x4 - x6))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (0 <= x1) -> (x2 < (x3 * x6)) -> (0 <= (x3 * (x4 * (- x5)))) -> False.
Proof. thy. Qed.
(* The pairs with signed index congruent to -l lie outside the rectangle. *)
Lemma off_rectangle : forall (l : Z) (m : Z) (p : Z) (t : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (isRow m p x ((p * t) - l)) ->
  (y = (x + (m * ((p * t) - l)))) ->
  (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))).
Proof.
intros l m p t x y.
refine (refute (Nd (Some (0 <= x)) (Nd (Some (0 <= y)) (Nd (Some (x < (m * l))) (Nd (Some (isRow m p x ((p * t) - l))) (Nd (Some (0 <= (m * (p * (t - 1))))) Lf Lf) Lf) (Nd (Some (0 <= (p * (t - 1)))) (Nd (Some (l < p)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= p)) (Nd (Some (y = (x + (m * ((p * t) - l))))) Lf Lf) Lf) (Nd (Some (0 <= (p * (- t)))) Lf Lf))) (Nd (Some (0 < (0 + l))) (Nd (Some (y < (m * (p - l)))) (Nd (Some (0 <= (x + (m * ((p * t) - l))))) (Nd (Some (0 <= (m * (p * (- t))))) Lf Lf) Lf) (Nd (Some (0 <= (- t))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (t - 1))) (Nd (Some (0 <= l)) Lf Lf) Lf) (Nd (Some (0 <= m)) Lf Lf))))
 [(Im (An (At 6) (At 7)) (Im (At 8) (An (At 1) (At 9))));
 (Im (At 10) (Im (At 11) (At 12)));
 (Im (At 10) (Im (At 13) (At 14)));
 (Im (At 15) (Im (At 12) (At 16)));
 (Im (At 15) (Im (At 14) (At 17)));
 (Im (No (At 11)) (Im (No (At 13)) Fa));
 (Im (No (At 10)) (Im (At 7) Fa));
 (Im (No (At 15)) (Im (At 6) Fa));
 (Im (At 9) (Im (At 18) (Im (No (At 2)) Fa)));
 (Im (At 1) (Im (At 18) (Im (At 16) (Im (At 5) Fa))));
 (Im (At 18) (Im (At 2) (Im (At 4) (Im (At 17) Fa))));
 (An (At 6) (At 7));
 (At 19);
 (At 20);
 (At 8);
 (At 18)]
 (An (An (At 1) (At 2)) (No (An (An (An (An (At 3) (At 1)) (At 2)) (At 4)) (At 5))))
 (Sp 6 (Sp 7 (Sp 8 (Sp 18 (Sp 10 (Sp 15 (Sp 1 (Sp 9 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 17 (Cl 12) (Sp 16 (Cl 11) (Sp 14 (Cl 6) (Sp 12 (Cl 5) (Sp 13 (Cl 4) (Sp 11 (Cl 3) (Cl 7))))))) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 10)) (Cl 2)) (Cl 2)) (Cl 9)) (Cl 8)) (Cl 17)) (Cl 16)) (Cl 13)) (Cl 13)) _
  (row_natural x m p ((p * t) - l))
  (product_nonneg p (t - 1))
  (product_nonneg p (- t))
  (product_nonneg m (p * (t - 1)))
  (product_nonneg m (p * (- t)))
  (thy_shifted_1 t)
  (thy_shifted_2 p)
  (thy_shifted_2 m)
  (thy_shifted_3 x m p t l y)
  (thy_shifted_4 x y m p t l)
  (thy_shifted_5 y x m p t l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_6 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_7 : forall (x1 : Z) (x2 : Z), (~ ((x1 - x2) = 0)) -> ((x2 - x1) = 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (~ ((x2 + (x3 * ((x4 * x5) - x6))) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * (x2 - x3)) = (x1 * 0)) -> (~ (((x1 * x2) - x4) = ((x1 * x3) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (1 <= (x1 * x2))) -> (((x3 - x4) - (x5 - x6)) < (x1 * x2)) -> ((- ((x3 - x4) - (x5 - x6))) < (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) - x3) = (((x1 * x4) - x3) + (x1 * (x2 - x4))))) -> ((- ((x1 * x2) - x3)) = ((- ((x1 * x4) - x3)) + (x1 * (x4 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (~ ((x2 + (x3 * ((x4 * x5) - x6))) = x7)) -> (x1 = x7) -> False.
Proof. thy. Qed.
Lemma thy_shifted_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((- ((x1 * x2) - x3)) = ((- ((x1 * x4) - x3)) + (x1 * (x4 - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 < x4) -> (x4 = (x2 + (x5 * ((x6 * x7) - x8)))) -> (x3 = (x1 + (x5 * ((x6 * x9) - x8)))) -> (((x5 * x6) * (x9 - x7)) = ((x5 * x6) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (x7 = (x8 + (x3 * ((x4 * x9) - x6)))) -> ((- ((x2 - x8) - (x1 - x7))) < (x3 * x4)) -> (~ (((x3 * x4) * (x5 - x9)) < (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (x7 = (x8 + (x3 * ((x4 * x9) - x6)))) -> (((x2 - x8) - (x1 - x7)) < (x3 * x4)) -> (~ ((- (x3 * x4)) < ((x3 * x4) * (x5 - x9)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (x7 = (x8 + (x3 * ((x4 * x9) - x6)))) -> (~ (x7 = x1)) -> (x2 = x8) -> (((x3 * x4) * (x9 - x5)) = ((x3 * x4) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_18 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 = x1) -> False.
Proof. thy. Qed.
(* (A) for l-shifted m x p-Wythoff Nim: no option of a pair of the class is in the class. *)
Lemma shifted_a : forall (l : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (~ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))).
Proof.
intros l m p.
destruct (wit_all4 (fun x y x1 y1 => ((((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (~ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))))) as [X [Y [X1 [Y1 W0]]]].
destruct (wit_ex1 (fun t_pair => ((isRow m p X ((p * t_pair) - l)) /\ (Y = (X + (m * ((p * t_pair) - l))))))) as [t1 W1].
destruct (wit_ex1 (fun t_pair => ((isRow m p X1 ((p * t_pair) - l)) /\ (Y1 = (X1 + (m * ((p * t_pair) - l))))))) as [t2 W2].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (~ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))))) (Nd (Some (0 <= X)) (Nd (Some (0 < (0 + l))) (Nd (Some (0 <= X1)) (Nd (Some (Y1 < Y)) (Nd (Some (isRow m p Y ((- ((p * t1) - l)) + (p * (t1 - t2))))) Lf Lf) Lf) (Nd (Some (Y1 = (X1 + (m * ((p * t2) - l))))) (Nd (Some (((m * p) * (t2 - t1)) = ((m * p) * 0))) Lf Lf) Lf)) (Nd (Some (X1 = X)) (Nd (Some (exists (t_pair : Z), ((isRow m p X1 ((p * t_pair) - l)) /\ (Y1 = (X1 + (m * ((p * t_pair) - l))))))) (Nd (Some ((- (m * p)) < ((m * p) * (t1 - t2)))) Lf Lf) Lf) (Nd (Some ((t2 - t1) = 0)) (Nd (Some ((X1 + (m * ((p * t2) - l))) = Y)) Lf Lf) Lf))) (Nd (Some (Y < (m * (p - l)))) (Nd (Some (0 <= Y1)) (Nd (Some (X1 < (m * l))) (Nd (Some (1 <= (m * p))) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (((p * t2) - l) = ((p * t1) - l))) Lf Lf) Lf)) (Nd (Some (((X - X1) - (Y - Y1)) < (m * p))) (Nd (Some (Y = (X + (m * ((p * t1) - l))))) (Nd (Some (X = X1)) Lf Lf) Lf) (Nd (Some (isRow m p (X1 + (m * ((p * t2) - l))) (- ((p * t2) - l)))) (Nd (Some (0 <= l)) Lf Lf) Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (X < (m * l))) (Nd (Some (X1 <= X)) (Nd (Some (X1 < X)) (Nd (Some ((t1 - t2) = 0)) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some (((p * t2) - l) = (((p * t1) - l) + (p * (t2 - t1))))) Lf Lf) Lf)) (Nd (Some (Y1 = Y)) (Nd (Some (isRow m p X ((p * t1) - l))) (Nd (Some (isRow m p X1 ((p * t1) - l))) Lf Lf) Lf) (Nd (Some (isRow m p (X + (m * ((p * t1) - l))) (- ((p * t1) - l)))) (Nd (Some ((- ((p * t2) - l)) = ((- ((p * t1) - l)) + (p * (t1 - t2))))) Lf Lf) Lf))) (Nd (Some (exists (t_pair : Z), ((isRow m p X ((p * t_pair) - l)) /\ (Y = (X + (m * ((p * t_pair) - l))))))) (Nd (Some (Y1 <= Y)) (Nd (Some (Y1 < (m * (p - l)))) (Nd (Some (((m * p) * (t1 - t2)) < (m * p))) Lf Lf) Lf) (Nd (Some (isRow m p X (((p * t1) - l) + (p * (t2 - t1))))) (Nd (Some ((X + (m * ((p * t1) - l))) = Y)) Lf Lf) Lf)) (Nd (Some ((- ((X - X1) - (Y - Y1))) < (m * p))) (Nd (Some (isRow m p X1 ((p * t2) - l))) (Nd (Some ((p * (t2 - t1)) = (p * 0))) Lf Lf) Lf) (Nd (Some (isRow m p Y (- ((p * t1) - l)))) (Nd (Some (l < p)) Lf Lf) Lf)))))
 [(Im (Im (An (An (An (An (At 2) (At 3)) (No (An (An (An (An (At 4) (At 2)) (At 3)) (At 5)) (At 6)))) (At 7)) (An (Or (An (An (An (An (An (An (At 8) (At 9)) (At 10)) (At 11)) (No (An (At 12) (At 13)))) (At 14)) (At 15)) (Or (An (An (At 12) (At 10)) (At 16)) (An (An (At 13) (At 8)) (At 17)))) (No (An (An (An (An (At 4) (At 8)) (At 10)) (At 18)) (At 19))))) (No (At 20))) (At 1));
 (Im (At 7) (An (At 21) (At 22)));
 (Im (At 20) (An (At 23) (At 24)));
 (Im (An (At 25) (At 26)) (Im (At 21) (Im (At 27) (At 28))));
 (Im (An (At 25) (At 26)) (Im (At 21) (At 29)));
 (Im (An (At 25) (At 26)) (Im (At 23) (At 30)));
 (Im (An (At 25) (At 26)) (Im (At 31) (Im (At 32) (At 33))));
 (Im (At 34) (Im (At 35) (Im (At 36) (At 33))));
 (Im (An (At 25) (At 26)) (Im (At 21) (Im (At 37) (At 38))));
 (Im (At 28) (At 39));
 (Im (At 28) (At 40));
 (Im (No (At 12)) (Im (At 38) Fa));
 (Im (No (At 28)) (Im (At 33) Fa));
 (Im (At 12) (Im (At 41) (If (At 23) (At 27))));
 (Im (At 42) (If (At 23) (At 37)));
 (Im (At 43) (If (At 29) (At 31)));
 (Im (At 22) (Im (No (At 43)) Fa));
 (Im (At 39) (Im (No (At 42)) Fa));
 (Im (No (At 34)) (Im (At 14) (Im (At 15) Fa)));
 (Im (At 44) (Im (At 45) (If (At 30) (At 32))));
 (Im (No (At 41)) (Im (At 45) Fa));
 (Im (At 24) (Im (No (At 44)) (Im (At 13) Fa)));
 (Im (No (At 45)) Fa);
 (Im (At 12) (Im (At 16) (Im (At 22) (Im (At 24) (Im (At 40) Fa)))));
 (Im (At 22) (Im (At 24) (Im (At 15) (Im (No (At 35)) Fa))));
 (Im (At 22) (Im (At 24) (Im (At 14) (Im (No (At 36)) Fa))));
 (Im (At 22) (Im (At 24) (Im (No (At 13)) (Im (At 38) (Im (At 40) Fa)))));
 (Im (At 17) (Im (At 38) Fa));
 (An (At 25) (At 26));
 (At 46);
 (At 47)]
 (At 1)
 (Sp 25 (Sp 26 (Sp 1 (Cl 1) (Sp 45 (Sp 2 (Sp 3 (Sp 7 (Sp 20 (Sp 41 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 29 (Sp 43 (Sp 30 (Sp 31 (Sp 28 (Sp 39 (Sp 40 (Sp 42 (Sp 37 (Sp 38 (Sp 12 (Sp 13 (Sp 17 (Cl 29) (Sp 10 (Sp 16 (Cl 25) (Cl 2)) (Cl 2))) (Cl 28)) (Cl 13)) (Cl 10)) (Cl 16)) (Cl 19)) (Cl 12)) (Cl 11)) (Sp 27 (Cl 5) (Sp 33 (Cl 14) (Sp 12 (Cl 15) (Sp 32 (Cl 8) (Sp 44 (Cl 21) (Sp 13 (Cl 23) (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 15 (Sp 34 (Sp 36 (Sp 35 (Cl 9) (Cl 26)) (Cl 27)) (Cl 20)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))))))) (Cl 17)) (Cl 7)) (Cl 18)) (Cl 6)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 22)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 24))) (Cl 30)) (Cl 30)) _
  W0
  W1
  W2
  (row_unique X m p (t2 - t1) ((p * t1) - l))
  (row_mirror X m p ((p * t1) - l))
  (row_mirror X1 m p ((p * t2) - l))
  (row_unique Y m p (t1 - t2) (- ((p * t1) - l)))
  (small_multiple (m * p) (t1 - t2))
  (same_index X m p X1 ((p * t1) - l))
  (eq_mul p (t2 - t1) 0)
  (eq_mul (m * p) (t2 - t1) 0)
  (thy_shifted_6 X1 X)
  (thy_shifted_7 t2 t1)
  (fun eq__0 eq__1 => pg4 isRow m m p p X1 X ((p * t2) - l) (((p * t1) - l) + (p * (t2 - t1))) eq_refl eq_refl eq__0 eq__1)
  (fun eq__0 => pg4 isRow m m p p X1 X1 ((p * t2) - l) ((p * t1) - l) eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 => pg4 isRow m m p p (X + (m * ((p * t1) - l))) Y (- ((p * t1) - l)) (- ((p * t1) - l)) eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_8 Y X m p t1 l)
  (thy_shifted_9 p t2 t1 l)
  (thy_shifted_10 m p X X1 Y Y1)
  (fun eq__0 eq__1 => pg4 isRow m m p p (X1 + (m * ((p * t2) - l))) Y (- ((p * t2) - l)) ((- ((p * t1) - l)) + (p * (t1 - t2))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_11 p t2 l t1)
  (thy_shifted_12 Y1 X1 m p t2 l Y)
  (thy_shifted_13 p t2 l t1)
  (thy_shifted_14 X1 X Y1 Y m p t1 l t2)
  (thy_shifted_15 Y X m p t1 l Y1 X1 t2)
  (thy_shifted_16 Y X m p t1 l Y1 X1 t2)
  (thy_shifted_17 Y X m p t1 l Y1 X1 t2)
  (thy_shifted_18 X1 X)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((- ((x1 - x2) - (x3 - (x2 + (x4 * x5))))) < (x4 * x6))) -> (((x3 - x1) - (x4 * x5)) < (x4 * x6)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * (x3 + (x4 * 0))))) -> (~ (x5 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 + (x2 * x3)) = (x1 + (x2 * (x3 + (x4 * 0)))))) -> ((x5 + (x2 * (x3 + (x4 * x6)))) = (x5 + (x2 * (x3 + (x4 * x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x1 + (x2 * x3)))) -> (~ (0 <= ((x1 - (x1 + (x2 * x3))) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> ((x1 + (x2 * x3)) <= (-1)) -> (~ (0 <= ((x1 - (x1 + (x2 * x3))) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 + (x2 * (x3 + (x4 * x5)))) < x6)) -> (0 <= (x2 * ((x3 - (x3 + (x4 * x5))) - 1))) -> (1 <= x2) -> (0 <= ((x6 - x1) - (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 + (x2 * (x3 + (x4 * x5)))) = (x1 + (x2 * (x3 + (x4 * x5)))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * (x3 + (x4 * 0))))) -> (~ (x3 = (x3 + (x4 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= (x2 * x3)) -> (~ (0 <= (x1 + (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= ((x1 - x2) - (x3 * x4))) -> (x5 <= x2) -> (~ ((x5 + (x3 * x4)) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= ((x1 - x2) - (x3 * x4))) -> (((x1 - x2) - (x3 * x4)) < (x3 * x5)) -> (~ (((x2 - x6) - (x1 - (x6 + (x3 * x4)))) < (x3 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= ((x1 - x2) - (x3 * x4))) -> (x5 <= x2) -> (~ ((x5 + (x3 * x4)) < x1)) -> (~ (x1 = (x2 + (x3 * x4)))) -> False.
Proof. thy. Qed.
(* If z >= 0 and 0 <= (y-x) - mz < mp, then (x, y) is the pair with signed index z, or the (mp)-bishop moves to it, or the rook moves to a pair of row x with an index congruent to z. *)
Lemma shifted_reach : forall (m : Z) (p : Z) (x : Z) (y : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= x) ->
  (0 <= y) ->
  (0 <= z) ->
  (0 <= ((y - x) - (m * z))) ->
  (((y - x) - (m * z)) < (m * p)) ->
  (((isRow m p x z) /\ (y = (x + (m * z)))) \/ (exists (x1 : Z) (y1 : Z) (t_reach : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (isRow m p x1 (z + (p * t_reach)))) /\ (y1 = (x1 + (m * (z + (p * t_reach)))))))).
Proof.
intros m p x y z.
destruct (wit_ex1 (fun a => (isA m p z a))) as [a W1].
destruct (wit_ex1 (fun t => (isRow m p x (z + (p * t))))) as [t1 W8].
refine (refute (Nd (Some (isRow m p x z)) (Nd (Some (y = (x + (m * z)))) (Nd (Some (1 <= m)) (Nd (Some (isA m p z a)) (Nd (Some (a = x)) (Nd (Some (z <= (z + (p * t1)))) Lf Lf) (Nd (Some (z = (z + (p * 0)))) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some ((x + (m * (z + (p * t1)))) = y)) Lf Lf) Lf)) (Nd (Some (isA m p (- z) (a + (m * z)))) (Nd (Some ((a + (m * z)) < y)) (Nd (Some (0 <= (m * z))) Lf Lf) Lf) (Nd (Some (0 <= (z + (p * t1)))) (Nd (Some (x < x)) Lf Lf) Lf))) (Nd (Some (0 <= z)) (Nd (Some (isRow m p a z)) (Nd (Some (((x - a) - (y - (a + (m * z)))) < (m * p))) (Nd (Some (0 <= ((z - (z + (p * t1))) - 1))) Lf Lf) Lf) (Nd (Some (isRow m p x (z + (p * t1)))) (Nd (Some ((- ((x - x) - (y - (x + (m * (z + (p * t1))))))) < (m * p))) Lf Lf) Lf)) (Nd (Some (0 <= (a + (m * z)))) (Nd (Some (isRow m p a (z + (p * 0)))) (Nd (Some ((x + (m * (z + (p * t1)))) <= y)) Lf Lf) Lf) (Nd (Some ((z + (p * t1)) <= (-1))) (Nd (Some (((y - x) - (m * z)) < (m * p))) Lf Lf) Lf)))) (Nd (Some (exists (x1 : Z) (y1 : Z) (t_reach : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (isRow m p x1 (z + (p * t_reach)))) /\ (y1 = (x1 + (m * (z + (p * t_reach)))))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= a)) (Nd (Some ((a + (m * z)) = y)) (Nd (Some (0 <= m)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (exists (t : Z), (isRow m p x (z + (p * t))))) (Nd (Some (((x - x) - (y - (x + (m * (z + (p * t1)))))) < (m * p))) Lf Lf) Lf)) (Nd (Some (a <= x)) (Nd (Some (a < x)) (Nd (Some (x <= x)) Lf Lf) Lf) (Nd (Some (isA m p (z + (p * t1)) x)) (Nd (Some ((x + (m * (z + (p * t1)))) = (x + (m * (z + (p * t1)))))) Lf Lf) Lf))) (Nd (Some (exists (a : Z), (isA m p z a))) (Nd (Some (z <= (-1))) (Nd (Some ((- ((x - a) - (y - (a + (m * z))))) < (m * p))) (Nd (Some (0 <= (m * ((z - (z + (p * t1))) - 1)))) Lf Lf) Lf) (Nd (Some (0 <= (x + (m * (z + (p * t1)))))) (Nd (Some ((x + (m * (z + (p * t1)))) < y)) Lf Lf) Lf)) (Nd (Some ((a + (m * z)) <= y)) (Nd (Some ((a + (m * z)) = (a + (m * (z + (p * 0)))))) (Nd (Some (x = x)) Lf Lf) Lf) (Nd (Some (isA m p (- (z + (p * t1))) (x + (m * (z + (p * t1)))))) (Nd (Some (0 <= ((y - x) - (m * z)))) Lf Lf) Lf)))))
 [(Im (An (At 4) (At 5)) (Im (At 6) (At 7)));
 (Im (At 7) (At 8));
 (Im (At 8) (An (At 6) (At 9)));
 (If (At 10) (Or (An (At 6) (At 8)) (An (At 11) (At 12))));
 (Im (An (An (Or (An (An (An (An (An (An (At 9) (At 13)) (At 14)) (At 15)) (No (An (At 16) (At 17)))) (At 18)) (At 19)) (Or (An (An (At 16) (At 14)) (At 20)) (An (An (At 17) (At 9)) (At 21)))) (At 22)) (At 23)) (At 3));
 (Im (An (At 4) (At 5)) (Im (At 24) (At 25)));
 (Im (At 25) (At 26));
 (Im (An (At 4) (At 5)) (Im (At 26) (An (At 24) (At 27))));
 (If (At 26) (Or (An (At 28) (At 29)) (An (At 30) (At 31))));
 (Im (An (At 4) (At 5)) (Im (At 8) (Im (At 29) (Im (At 32) (At 13)))));
 (Im (At 33) (Im (At 34) (At 35)));
 (Im (At 33) (Im (At 6) (At 36)));
 (Im (An (An (Or (An (An (An (An (An (An (At 24) (At 37)) (At 27)) (At 38)) (No (An (At 39) (At 40)))) (At 41)) (At 42)) (Or (An (An (At 39) (At 27)) (At 43)) (An (An (At 40) (At 24)) (At 44)))) (At 26)) (At 45)) (At 3));
 (Im (No (At 19)) (Im (At 46) Fa));
 (Im (At 23) (Im (No (At 39)) Fa));
 (Im (No (At 23)) (Im (At 45) Fa));
 (Im (No (At 32)) (Im (No (At 34)) Fa));
 (Im (No (At 33)) (Im (At 4) Fa));
 (Im (At 6) (Im (At 30) (Im (No (At 34)) Fa)));
 (Im (No (At 43)) (Im (At 35) (Im (At 4) (Im (At 47) Fa))));
 (Im (No (At 45)) Fa);
 (Im (At 48) (If (At 10) (At 22)));
 (Im (At 16) (If (At 10) (At 1)));
 (Im (At 23) (Im (No (At 48)) Fa));
 (Im (At 9) (Im (At 36) (Im (No (At 14)) Fa)));
 (Im (At 47) (Im (At 13) (Im (No (At 15)) Fa)));
 (Im (At 47) (Im (At 46) (Im (No (At 18)) Fa)));
 (Im (At 47) (Im (At 13) (Im (No (At 20)) (Im (No (At 2)) Fa))));
 (An (At 4) (At 5));
 (At 24);
 (At 49);
 (At 6);
 (At 47);
 (At 46)]
 (Or (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 24 (Sp 6 (Sp 47 (Sp 46 (Sp 3 (Cl 1) (Sp 19 (Sp 33 (Sp 45 (Sp 18 (Sp 7 (Sp 25 (Sp 36 (Sp 23 (Sp 8 (Sp 26 (Sp 39 (Sp 48 (Sp 9 (Sp 10 (Sp 27 (Sp 43 (Cl 14) (Sp 22 (Sp 14 (Sp 35 (Cl 21) (Sp 34 (Cl 12) (Sp 32 (Sp 30 (Cl 20) (Sp 28 (Sp 29 (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Cl 6) (Sp 1 (Sp 2 (Cl 1) (Cl 29)) (Cl 24))) (Cl 6)) (Cl 6)) (Cl 27)) (Cl 11)) (Cl 10)) (Cl 10))) (Cl 18)))) (Cl 26)) (Cl 23))) (Cl 9)) (Cl 5)) (Cl 4)) (Cl 25)) (Cl 16)) (Cl 8)) (Cl 3)) (Cl 17)) (Cl 13)) (Cl 7)) (Cl 2)) (Cl 28)) (Cl 22)) (Cl 19)) (Cl 15))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 31)) (Cl 30)) (Cl 30)) _
  (a_exists m z p)
  W1
  (a_natural a m z p)
  (def_isRow m p a z)
  (ex3_at (fun x1 y1 t_reach => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (isRow m p x1 (z + (p * t_reach)))) /\ (y1 = (x1 + (m * (z + (p * t_reach))))))) a (a + (m * z)) 0)
  (row_exists x m p z)
  W8
  (row_natural x m p (z + (p * t1)))
  (def_isRow m p x (z + (p * t1)))
  (a_monotone a x z (z + (p * t1)) m p)
  (product_nonneg m ((z - (z + (p * t1))) - 1))
  (product_nonneg m z)
  (ex3_at (fun x1 y1 t_reach => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (isRow m p x1 (z + (p * t_reach)))) /\ (y1 = (x1 + (m * (z + (p * t_reach))))))) x (x + (m * (z + (p * t1)))) t1)
  (thy_shifted_19 x a y m z p)
  (thy_shifted_20 a m z p x)
  (thy_shifted_21 a m z p x t1)
  (thy_shifted_22 z p t1)
  (thy_shifted_2 m)
  (thy_shifted_23 z p t1)
  (thy_shifted_24 x m z p t1 y)
  (thy_shifted_25 x m z p t1)
  (fun eq__0 => pg4 isRow m m p p a a z (z + (p * 0)) eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 => pg4 isRow m m p p a x z z eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_26 a m z p)
  (thy_shifted_27 a m z)
  (thy_shifted_28 y x m z a)
  (thy_shifted_29 y x m z p a)
  (thy_shifted_30 y x m z a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) <= x3)) -> (~ (x3 < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_32 : forall (x1 : Z) (x2 : Z), (0 <= 0) -> ((x1 * x2) < (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= 0) -> ((x1 * (x2 - x3)) < (x1 * (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((- ((x1 - (x2 * x3)) - (x4 - 0))) < (x2 * x5))) -> ((x4 - x1) < (x2 * (x5 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_35 : forall (x1 : Z) (x2 : Z), (0 < (0 + x1)) -> (0 <= ((x2 * 0) - x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_36 : forall (x1 : Z) (x2 : Z), (0 < (0 + x1)) -> (~ (((x2 * 0) - x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_37 : forall (x1 : Z) (x2 : Z), (0 < (0 + x1)) -> (~ ((x2 - x1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_38 : forall (x1 : Z), (~ (0 < (0 + x1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * (x2 - x3)) <= x4)) -> (~ (x4 < (x1 * (x2 - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 - 0) - (x2 - (x3 * (x4 - x5)))) < (x3 * x4))) -> (((- x3) * x5) < (x2 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_41 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 = ((x1 * x2) + (x1 * ((x3 * 0) - x2)))) -> (~ ((x1 * (x3 - x2)) = (0 + (x1 * ((x3 * 1) - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_42 : forall (x1 : Z) (x2 : Z), (0 <= ((x1 * 1) - x2)) -> (~ (0 <= (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_43 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (1 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_44 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 * 1) - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_45 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 = ((x1 * x2) + (x1 * ((x3 * 0) - x2))))) -> (1 = (0 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_46 :  (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_47 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 * 0) - x2))) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 = ((x1 * x2) + (x1 * ((x3 * 0) - x2)))) -> (~ (((x1 * x2) + (x1 * ((x3 * 0) - x2))) = 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_49 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 = ((x1 * x2) + (x1 * ((x3 * 0) - x2)))) -> (~ ((- ((x3 * 0) - x2)) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_50 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 = ((x1 * x2) + (x1 * ((x3 * 0) - x2)))) -> (~ (((x3 * 1) - x2) = (x3 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_51 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_52 : forall (x1 : Z) (x2 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> (~ (0 <= (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x1 * x2)) -> (x1 <= (x1 * (x3 - x2))) -> (1 <= x1) -> (((- x1) * x2) < (x4 - x5)) -> (~ (((x5 - (x1 * x2)) - (x4 - 0)) < (x1 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_54 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) <= (x3 * (x1 - x2))) -> (x2 < x1) -> (~ (0 <= (x3 * (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < (x2 * x3))) -> (((- x2) * x3) < (x4 - x1)) -> (~ (0 < x4)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x1)) -> (x2 <= (x2 * (x3 - x1))) -> (1 <= x2) -> ((x4 - x5) < (x2 * (x3 - x1))) -> (((x3 * 0) - x1) <= (-1)) -> (~ ((- ((x5 - 0) - (x4 - (x2 * (x3 - x1))))) < (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) < (x3 * (x4 - x5))) -> (~ (0 < x2)) -> (~ (x1 < (x3 * (x4 - x5)))) -> False.
Proof. thy. Qed.
(* If -ml < y - x < m(p-l) and (x, y) is outside the rectangle, the (mp)-bishop moves to a terminal position. *)
Lemma shifted_between : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (1 <= l) ->
  (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) ->
  (~ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) ->
  (((- m) * l) < (y - x)) ->
  ((y - x) < (m * (p - l))) ->
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))).
Proof.
intros l m p x y.
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))) (Nd (Some (0 <= (m * l))) (Nd (Some (0 <= 0)) (Nd (Some (((x - (m * l)) - (y - 0)) < (m * p))) (Nd (Some (0 <= x)) (Nd (Some (0 <= ((p * 0) - l))) (Nd (Some (((p * 1) - l) = (p - l))) Lf Lf) Lf) (Nd (Some (0 <= (p - l))) Lf Lf)) (Nd (Some (0 < x)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some ((p - l) <= (m * (p - l)))) Lf Lf))) (Nd (Some (0 < (0 + l))) (Nd (Some ((m * (p - l)) = y)) (Nd (Some (0 <= ((p * 1) - l))) Lf Lf) (Nd (Some (m <= (m * l))) Lf Lf)) (Nd (Some (isRow m p (m * l) ((p * 0) - l))) (Nd (Some (isU m p (0 + 1) p)) Lf Lf) (Nd (Some (((- m) * l) < (y - x))) Lf Lf)))) (Nd (Some ((m * l) = x)) (Nd (Some (0 < y)) (Nd (Some ((m * (p - l)) <= y)) (Nd (Some (((p * 0) - l) <= (-1))) Lf Lf) (Nd (Some ((p - l) < p)) Lf Lf)) (Nd (Some ((m * (p - l)) < (m * (p - l)))) (Nd (Some (isU m p 0 0)) Lf Lf) (Nd (Some ((y - x) < (m * (p - l)))) Lf Lf))) (Nd (Some (0 < (m * (p - l)))) (Nd (Some ((- ((x - 0) - (y - (m * (p - l))))) < (m * p))) (Nd (Some (((p * 1) - l) <= (-1))) Lf Lf) (Nd (Some (1 <= (p - l))) Lf Lf)) (Nd (Some (isRow m p 0 ((p * 1) - l))) (Nd (Some (isA m p l 0)) Lf Lf) (Nd (Some ((- ((p * 0) - l)) = l)) Lf Lf))))) (Nd (Some ((m * l) <= x)) (Nd (Some (0 <= y)) (Nd (Some ((- ((x - (m * l)) - (y - 0))) < (m * p))) (Nd (Some (0 <= (m * (p - l)))) (Nd (Some (isA m p ((p * 0) - l) (m * l))) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) Lf Lf) Lf) (Nd (Some (isA m p (p - l) 0)) Lf Lf)) (Nd (Some (0 < (m * l))) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (x < (m * l))) Lf Lf))) (Nd (Some ((m * l) < (m * l))) (Nd (Some (((x - 0) - (y - (m * (p - l)))) < (m * p))) (Nd (Some (isA m p ((p * 1) - l) 0)) Lf Lf) (Nd (Some (l <= (m * l))) Lf Lf)) (Nd (Some (0 = ((m * l) + (m * ((p * 0) - l))))) (Nd (Some (0 <= l)) Lf Lf) (Nd (Some (1 = (0 + 1))) Lf Lf)))) (Nd (Some (0 = y)) (Nd (Some ((m * l) < x)) (Nd (Some (0 = x)) (Nd (Some (isA m p (- ((p * 0) - l)) ((m * l) + (m * ((p * 0) - l))))) Lf Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some (exists (t_pair : Z), ((isRow m p 0 ((p * t_pair) - l)) /\ ((m * (p - l)) = (0 + (m * ((p * t_pair) - l))))))) (Nd (Some (isU m p 1 p)) Lf Lf) (Nd (Some (y < (m * (p - l)))) Lf Lf))) (Nd (Some (exists (t_pair : Z), ((isRow m p (m * l) ((p * t_pair) - l)) /\ (0 = ((m * l) + (m * ((p * t_pair) - l))))))) (Nd (Some ((m * (p - l)) < y)) (Nd (Some (isA m p (- ((p * 1) - l)) (0 + (m * ((p * 1) - l))))) Lf Lf) (Nd (Some (m <= (m * (p - l)))) Lf Lf)) (Nd (Some ((m * (p - l)) = (0 + (m * ((p * 1) - l))))) (Nd (Some (l < p)) Lf Lf) (Nd (Some (((m * l) + (m * ((p * 0) - l))) = 0)) Lf Lf))))))
 [(Im (An (An (Or (An (An (An (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (An (At 6) (At 7)))) (At 8)) (At 9)) (Or (An (An (At 6) (At 4)) (At 10)) (An (An (At 7) (At 2)) (At 11)))) (No (An (An (An (An (At 12) (At 2)) (At 4)) (At 13)) (At 14)))) (At 15)) (At 1));
 (Im (An (An (Or (An (An (An (An (An (An (At 4) (At 16)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (Or (An (An (At 19) (At 17)) (At 23)) (An (An (At 20) (At 4)) (At 24)))) (No (An (An (An (An (At 12) (At 4)) (At 17)) (At 25)) (At 26)))) (At 27)) (At 1));
 (Im (An (At 28) (At 29)) (At 15));
 (Im (An (At 30) (At 31)) (At 27));
 (If (At 28) (Or (An (At 32) (At 33)) (An (At 34) (At 35))));
 (If (At 30) (Or (An (At 36) (At 37)) (An (At 38) (At 39))));
 (Im (An (At 40) (At 41)) (An (At 42) (At 43)));
 (Im (An (At 40) (At 41)) (Im (At 42) (Im (At 44) (Im (At 45) (If (At 46) (An (At 45) (At 47)))))));
 (Im (An (At 40) (At 41)) (Im (At 42) (Im (At 44) (Im (At 48) (If (At 49) (An (At 48) (At 50)))))));
 (Im (At 40) (Im (At 51) (An (At 52) (At 53))));
 (Im (At 40) (Im (At 54) (An (At 55) (At 56))));
 (Im (No (At 3)) (Im (No (At 57)) Fa));
 (Im (At 4) (Im (At 13) Fa));
 (Im (At 4) (Im (At 26) Fa));
 (Im (No (At 9)) (Im (At 58) Fa));
 (Im (At 12) (Im (At 32) Fa));
 (Im (At 12) (Im (No (At 34)) Fa));
 (Im (At 12) (Im (No (At 50)) Fa));
 (Im (No (At 12)) (Im (At 51) Fa));
 (Im (No (At 18)) (Im (No (At 59)) Fa));
 (Im (No (At 21)) (Im (At 60) Fa));
 (Im (At 29) (Im (No (At 31)) Fa));
 (Im (At 36) (Im (No (At 48)) Fa));
 (Im (At 47) (Im (No (At 54)) Fa));
 (Im (No (At 36)) (Im (At 47) Fa));
 (Im (At 61) (If (At 43) (At 44)));
 (Im (No (At 29)) (Im (At 61) Fa));
 (Im (No (At 61)) Fa);
 (Im (No (At 32)) (Im (No (At 45)) Fa));
 (Im (At 62) (Im (At 63) (If (At 35) (At 46))));
 (Im (At 64) (If (At 37) (At 49)));
 (Im (At 29) (Im (No (At 63)) Fa));
 (Im (At 29) (Im (No (At 62)) Fa));
 (Im (At 29) (Im (No (At 64)) Fa));
 (Im (No (At 4)) Fa);
 (Im (At 52) (Im (At 40) (Im (No (At 2)) Fa)));
 (Im (At 52) (Im (At 55) (Im (At 40) (Im (At 60) (Im (No (At 8)) Fa)))));
 (Im (At 56) (Im (At 47) (Im (No (At 17)) Fa)));
 (Im (No (At 57)) (Im (At 60) (Im (No (At 10)) Fa)));
 (Im (At 53) (Im (At 55) (Im (At 40) (Im (At 58) (Im (At 34) (Im (No (At 22)) Fa))))));
 (Im (At 58) (Im (No (At 24)) (Im (No (At 59)) Fa)));
 (An (At 40) (At 41));
 (At 45);
 (At 47);
 (At 51);
 (An (An (At 16) (At 5)) (No (An (An (An (An (At 12) (At 16)) (At 5)) (At 57)) (At 59))));
 (No (At 65));
 (At 60);
 (At 58)]
 (At 1)
 (Sp 40 (Sp 41 (Sp 47 (Sp 51 (Sp 16 (Sp 5 (Sp 60 (Sp 58 (Sp 1 (Cl 1) (Sp 9 (Sp 12 (Sp 21 (Sp 54 (Sp 36 (Sp 61 (Sp 4 (Sp 42 (Sp 43 (Sp 52 (Sp 53 (Sp 55 (Sp 56 (Sp 32 (Cl 17) (Sp 34 (Sp 50 (Sp 48 (Sp 44 (Sp 29 (Sp 13 (Cl 14) (Sp 26 (Cl 15) (Sp 2 (Sp 8 (Sp 22 (Sp 17 (Sp 45 (Sp 49 (Sp 46 (Sp 31 (Sp 63 (Sp 62 (Sp 64 (Sp 37 (Sp 35 (Sp 30 (Sp 28 (Sp 27 (Sp 15 (Sp 18 (Sp 19 (Sp 20 (Sp 23 (Cl 3) (Sp 24 (Cl 3) (Sp 59 (Sp 57 (Cl 47) (Sp 3 (Sp 10 (Sp 6 (Cl 2) (Sp 7 (Cl 2) (Cl 2))) (Cl 40)) (Cl 13))) (Cl 42)))) (Cl 3)) (Cl 3)) (Sp 59 (Sp 57 (Cl 47) (Sp 3 (Sp 10 (Sp 6 (Cl 2) (Sp 7 (Cl 2) (Cl 2))) (Cl 40)) (Cl 13))) (Cl 21))) (Cl 4)) (Cl 5)) (Cl 6)) (Cl 7)) (Cl 31)) (Cl 32)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 23)) (Cl 9)) (Cl 10)) (Cl 30)) (Cl 39)) (Cl 41)) (Cl 38)) (Cl 37)))) (Cl 28)) (Cl 27)) (Cl 24)) (Cl 19)) (Cl 18))) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 8)) (Cl 8)) (Cl 36)) (Cl 29)) (Cl 26)) (Cl 25)) (Cl 22)) (Cl 20)) (Cl 16))) (Cl 50)) (Cl 49)) (Cl 47)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 43)) (Cl 43)) _
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))) (m * l) 0)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))) 0 (m * (p - l)))
  (ex1_at (fun t_pair => ((isRow m p (m * l) ((p * t_pair) - l)) /\ (0 = ((m * l) + (m * ((p * t_pair) - l)))))) 0)
  (ex1_at (fun t_pair => ((isRow m p 0 ((p * t_pair) - l)) /\ ((m * (p - l)) = (0 + (m * ((p * t_pair) - l)))))) 1)
  (def_isRow m p (m * l) ((p * 0) - l))
  (def_isRow m p 0 ((p * 1) - l))
  (u_zero m p)
  (a_indices l 0 m p 0 p)
  (a_indices (p - l) 0 m p 0 p)
  (product_large m l)
  (product_large m (p - l))
  (thy_shifted_31 m l x)
  (thy_shifted_32 m l)
  (thy_shifted_33 m p l)
  (thy_shifted_34 x m l y p)
  (thy_shifted_35 l p)
  (thy_shifted_36 l p)
  (thy_shifted_37 l p)
  (thy_shifted_38 l)
  (thy_shifted_39 m p l y)
  (thy_shifted_40 x y m p l)
  (thy_shifted_41 m l p)
  (thy_shifted_42 p l)
  (thy_shifted_43 l p)
  (thy_shifted_44 p l)
  (fun eq__0 => pg4 isU m m p p 1 (0 + 1) p p eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_45 m l p)
  (thy_shifted_46 )
  (thy_shifted_47 p l)
  (fun eq__0 eq__1 => pg4 isA m m p p (- ((p * 0) - l)) l ((m * l) + (m * ((p * 0) - l))) 0 eq_refl eq_refl eq__0 eq__1)
  (fun eq__0 => pg4 isA m m p p ((p * 1) - l) (p - l) 0 0 eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_48 m l p)
  (thy_shifted_49 m l p)
  (thy_shifted_50 m l p)
  (thy_shifted_51 )
  (thy_shifted_52 m l)
  (thy_shifted_53 m l p y x)
  (thy_shifted_54 p l m)
  (thy_shifted_55 x m l y)
  (thy_shifted_56 l m p y x)
  (thy_shifted_57 y x m p l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_58 : forall (x1 : Z), (0 < (0 + x1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_59 : forall (x1 : Z), (0 < x1) -> ((x1 - 1) < 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_60 : forall (x1 : Z), (x1 < 0) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (x2 + (x3 * ((x4 * x5) - x6))))) -> (x2 = (x1 + (x3 * (- ((x4 * x5) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * (((x4 * x5) - x6) + (x4 * x7))))) -> (~ (x1 = (x2 + (x3 * ((x4 * (x5 + x7)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (((x1 - x2) - (x3 * (- ((x4 * (x5 + 1)) - x6)))) < (x3 * x4))) -> (~ (0 <= ((x1 - x2) - (x3 * (- ((x4 * x5) - x6)))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((x1 - x2) - (x3 - x4)) < (x5 * x6)) -> (~ ((- ((x3 - x4) - (x1 - x2))) < (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((- ((x1 - x2) - (x3 - x4))) < (x5 * x6)) -> (~ (((x3 - x4) - (x1 - x2)) < (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((- ((x4 * (x5 + 1)) - x6)) + (x4 * x7))))) -> (~ (x2 = (x1 + (x3 * ((x4 * ((x5 + 1) - x7)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((- ((x4 * x5) - x6)) + (x4 * x7))))) -> (~ (x2 = (x1 + (x3 * ((x4 * (x5 - x7)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_68 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * x2) - x3))) -> (~ (0 <= (- ((x1 * x2) - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_69 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 * x2))) -> (x1 <= (x1 * x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 - x2) + (x3 * x4)) = ((x5 * (x3 * x6)) + x7)) -> (0 <= x7) -> (~ (0 <= ((x1 - x2) - (x3 * ((x6 * x5) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (((x1 - x2) - (x3 * ((x4 * x5) - x6))) < (x3 * x4))) -> (((x1 - x2) + (x3 * x6)) = ((x5 * (x3 * x4)) + x7)) -> (x7 < (x3 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 * x2) - x3) + (x1 * x4)) = ((x1 * (x2 + x4)) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_73 : forall (x1 : Z), (~ (x1 < 0)) -> (~ (x1 = 0)) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_74 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) < 0)) -> (~ (0 < (0 + x3))) -> (~ (0 <= ((x1 * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_75 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (- ((x1 * (x2 + 1)) - x3)))) -> (0 <= x3) -> (0 <= (x1 * ((- x2) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_76 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 - x2) + (x3 * x4)) = ((x5 * (x3 * x6)) + x7)) -> (x7 < (x3 * x6)) -> (~ (0 <= ((x2 - x1) - (x3 * (- ((x6 * (x5 + 1)) - x4)))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 - x2) + (x3 * x4)) = ((x5 * (x3 * x6)) + x7)) -> (x7 < (x3 * x6)) -> (x2 = (x1 + (x3 * (- ((x6 * (x5 + 1)) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (x1 * x2)) -> (((x3 - x4) + (x1 * x5)) = ((x6 * (x1 * x2)) + x7)) -> (1 <= x1) -> (0 <= x7) -> (~ (((x4 - x3) - (x1 * (- ((x2 * x6) - x5)))) < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((- ((x4 * (x5 + 1)) - x6)) + (x4 * x7))))) -> (~ ((x2 + (x3 * ((- ((x4 * (x5 + 1)) - x6)) + (x4 * x7)))) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((((x1 * x2) - x3) + (x1 * x4)) = ((x1 * (x2 + x4)) - x3)) -> (~ ((- ((- ((x1 * (x2 + 1)) - x3)) + (x1 * x5))) = ((x1 * ((x2 + 1) - x5)) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((- ((x4 * x5) - x6)) + (x4 * x7))))) -> (~ ((x2 + (x3 * ((- ((x4 * x5) - x6)) + (x4 * x7)))) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_82 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((((x1 * x2) - x3) + (x1 * x4)) = ((x1 * (x2 + x4)) - x3)) -> (~ ((- ((- ((x1 * x2) - x3)) + (x1 * x5))) = ((x1 * (x2 - x5)) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * (x2 - 1)) < 0)) -> (~ (0 <= ((x1 * x2) - x3))) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (((- x1) * x2) < (x3 - x4))) -> (~ (0 <= ((x4 - x3) - (x1 * (- ((x5 * x6) - x2)))))) -> (((x1 * x5) * x6) = ((x1 * x5) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 - x2) + (x3 * x4)) = ((x5 * (x3 * x6)) + x7)) -> (x7 < (x3 * x6)) -> (~ ((x1 - x2) < (x3 * (x6 - x4)))) -> (((x3 * x6) * x5) = ((x3 * x6) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((((x1 * x2) - x3) + (x1 * x4)) = ((x1 * (x2 + x4)) - x3)) -> (~ (((x1 * x2) - x3) = (- (- ((x1 * x2) - x3))))) -> False.
Proof. thy. Qed.
(* (B) for l-shifted m x p-Wythoff Nim: a position of the board outside the class can move into it. *)
Lemma shifted_b : forall (l : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (~ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))))).
Proof.
intros l m p.
destruct (wit_all2 (fun x y => (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (~ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))))) as [X [Y W0]].
destruct (wit_ex2 (fun q r => (((((Y - X) + (m * l)) = ((q * (m * p)) + r)) /\ (0 <= r)) /\ (r < (m * p))))) as [T [rest W2]].
destruct (wit_ex3 (fun x1 y1 t_reach => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (isRow m p x1 (((p * T) - l) + (p * t_reach)))) /\ (y1 = (x1 + (m * (((p * T) - l) + (p * t_reach)))))))) as [u0 [v0 [w0 W12]]].
destruct (wit_ex3 (fun x1 y1 t_reach => ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < (m * p))) /\ ((- ((Y - x1) - (X - y1))) < (m * p))) \/ ((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y)))) /\ (isRow m p x1 ((- ((p * (T + 1)) - l)) + (p * t_reach)))) /\ (y1 = (x1 + (m * ((- ((p * (T + 1)) - l)) + (p * t_reach)))))))) as [v1 [u1 [w1 W18]]].
destruct (wit_ex3 (fun x1 y1 t_reach => ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < (m * p))) /\ ((- ((Y - x1) - (X - y1))) < (m * p))) \/ ((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y)))) /\ (isRow m p x1 ((- ((p * T) - l)) + (p * t_reach)))) /\ (y1 = (x1 + (m * ((- ((p * T) - l)) + (p * t_reach)))))))) as [v2 [u2 [w2 W26]]].
refine (refutes (Nd (Some (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (~ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))))) (Nd (Some (0 <= X)) (Nd (Some (0 < (0 + l))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))) (Nd (Some (m <= (m * p))) (Nd (Some (0 <= ((- T) - 1))) (Nd (Some (v1 <= Y)) Lf Lf) (Nd (Some ((- ((Y - v2) - (X - u2))) < (m * p))) Lf Lf)) (Nd (Some (v0 < Y)) (Nd (Some (v1 < (m * (p - l)))) Lf Lf) (Nd (Some ((((p * T) - l) + (p * w0)) = ((p * (T + w0)) - l))) Lf Lf))) (Nd (Some (0 < T)) (Nd (Some (0 <= u0)) (Nd (Some (v1 < Y)) Lf Lf) (Nd (Some (v2 = (u2 + (m * ((p * (T - w2)) - l))))) Lf Lf)) (Nd (Some (v0 < (m * (p - l)))) (Nd (Some (exists (x1 : Z) (y1 : Z) (t_reach : Z), ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < (m * p))) /\ ((- ((Y - x1) - (X - y1))) < (m * p))) \/ ((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y)))) /\ (isRow m p x1 ((- ((p * T) - l)) + (p * t_reach)))) /\ (y1 = (x1 + (m * ((- ((p * T) - l)) + (p * t_reach)))))))) Lf Lf) Lf))) (Nd (Some (0 <= rest)) (Nd (Some (1 <= l)) (Nd (Some (((Y - X) - (m * ((p * T) - l))) < (m * p))) (Nd (Some (u1 = X)) Lf Lf) (Nd (Some (u2 = (v2 + (m * ((- ((p * T) - l)) + (p * w2)))))) Lf Lf)) (Nd (Some (isRow m p u0 ((p * (T + w0)) - l))) (Nd (Some (0 <= ((X - Y) - (m * (- ((p * T) - l)))))) Lf Lf) (Nd (Some ((- ((- ((p * T) - l)) + (p * w2))) = ((p * (T - w2)) - l))) Lf Lf))) (Nd (Some (0 < (T - 1))) (Nd (Some (u0 = X)) (Nd (Some (isRow m p u1 ((p * ((T + 1) - w1)) - l))) Lf Lf) (Nd (Some (((X - u2) - (Y - v2)) < (m * p))) Lf Lf)) (Nd (Some (isRow m p Y (- ((p * (T + 1)) - l)))) (Nd (Some (u2 <= X)) Lf Lf) Lf)))) (Nd (Some (Y < (m * (p - l)))) (Nd (Some (exists (q : Z) (r : Z), (((((Y - X) + (m * l)) = ((q * (m * p)) + r)) /\ (0 <= r)) /\ (r < (m * p))))) (Nd (Some (0 <= l)) (Nd (Some (0 <= ((p * T) - l))) (Nd (Some (u1 <= X)) Lf Lf) (Nd (Some (v2 < Y)) Lf Lf)) (Nd (Some (isRow m p u0 (((p * T) - l) + (p * w0)))) (Nd (Some ((- ((X - u1) - (Y - v1))) < (m * p))) Lf Lf) (Nd (Some ((- ((- ((p * (T + 1)) - l)) + (p * w1))) = ((p * ((T + 1) - w1)) - l))) Lf Lf))) (Nd (Some (T < 0)) (Nd (Some (0 <= v0)) (Nd (Some (u1 = (v1 + (m * ((- ((p * (T + 1)) - l)) + (p * w1)))))) Lf Lf) (Nd (Some (u2 < (m * l))) Lf Lf)) (Nd (Some (0 <= ((X - Y) - (m * (- ((p * (T + 1)) - l)))))) (Nd (Some (v2 <= Y)) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some ((Y - X) < (m * (p - l)))) (Nd (Some (Y = (X + (m * ((p * T) - l))))) (Nd (Some ((- ((Y - v1) - (X - u1))) < (m * p))) Lf Lf) (Nd (Some (isRow m p (Y + (m * (- ((p * T) - l)))) (- (- ((p * T) - l))))) Lf Lf)) (Nd (Some (exists (t_pair : Z), ((isRow m p u0 ((p * t_pair) - l)) /\ (v0 = (u0 + (m * ((p * t_pair) - l))))))) (Nd (Some (isRow m p Y (- ((p * T) - l)))) Lf Lf) Lf)) (Nd (Some ((T - 1) < 0)) (Nd (Some (((X - u0) - (Y - v0)) < (m * p))) (Nd (Some (exists (t_pair : Z), ((isRow m p u1 ((p * t_pair) - l)) /\ (v1 = (u1 + (m * ((p * t_pair) - l))))))) Lf Lf) (Nd (Some (T = 0)) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z) (t_reach : Z), ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < (m * p))) /\ ((- ((Y - x1) - (X - y1))) < (m * p))) \/ ((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y)))) /\ (isRow m p x1 ((- ((p * (T + 1)) - l)) + (p * t_reach)))) /\ (y1 = (x1 + (m * ((- ((p * (T + 1)) - l)) + (p * t_reach)))))))) (Nd (Some (u2 = X)) Lf Lf) Lf))))) (Nd (Some (0 <= Y)) (Nd (Some (X < (m * l))) (Nd (Some (1 <= (m * p))) (Nd (Some (p <= (m * p))) (Nd (Some (0 <= (p * ((- T) - 1)))) (Nd (Some (0 <= u1)) Lf Lf) (Nd (Some (u2 < X)) Lf Lf)) (Nd (Some (u0 < X)) (Nd (Some (((X - u1) - (Y - v1)) < (m * p))) Lf Lf) (Nd (Some ((v1 + (m * ((- ((p * (T + 1)) - l)) + (p * w1)))) = u1)) Lf Lf))) (Nd (Some ((p * T) < 0)) (Nd (Some (u0 <= X)) (Nd (Some (isRow m p v1 ((- ((p * (T + 1)) - l)) + (p * w1)))) Lf Lf) (Nd (Some (exists (t_pair : Z), ((isRow m p u2 ((p * t_pair) - l)) /\ (v2 = (u2 + (m * ((p * t_pair) - l))))))) Lf Lf)) (Nd (Some (0 <= (- ((p * (T + 1)) - l)))) (Nd (Some (0 <= v2)) Lf Lf) Lf))) (Nd (Some (rest < (m * p))) (Nd (Some (((- m) * l) < (Y - X))) (Nd (Some (isRow m p X ((p * T) - l))) (Nd (Some (((Y - v1) - (X - u1)) < (m * p))) Lf Lf) (Nd (Some (isRow m p (v2 + (m * ((- ((p * T) - l)) + (p * w2)))) (- ((- ((p * T) - l)) + (p * w2))))) Lf Lf)) (Nd (Some (v0 = (u0 + (m * ((p * (T + w0)) - l))))) (Nd (Some (((X - Y) - (m * (- ((p * T) - l)))) < (m * p))) Lf Lf) (Nd (Some (((p * T) - l) = (- (- ((p * T) - l))))) Lf Lf))) (Nd (Some ((p * (T - 1)) < 0)) (Nd (Some (v0 = Y)) (Nd (Some (v1 = (u1 + (m * ((p * ((T + 1) - w1)) - l))))) Lf Lf) (Nd (Some ((- ((X - u2) - (Y - v2))) < (m * p))) Lf Lf)) (Nd (Some (X = (Y + (m * (- ((p * (T + 1)) - l)))))) (Nd (Some (v2 = Y)) Lf Lf) Lf)))) (Nd (Some (exists (t_pair : Z), ((isRow m p X ((p * t_pair) - l)) /\ (Y = (X + (m * ((p * t_pair) - l))))))) (Nd (Some (((Y - X) + (m * l)) = ((T * (m * p)) + rest))) (Nd (Some (l < p)) (Nd (Some (0 <= ((Y - X) - (m * ((p * T) - l))))) (Nd (Some (v1 = Y)) Lf Lf) (Nd (Some (isRow m p v2 ((- ((p * T) - l)) + (p * w2)))) Lf Lf)) (Nd (Some (v0 = (u0 + (m * (((p * T) - l) + (p * w0)))))) (Nd (Some (0 <= (- ((p * T) - l)))) Lf Lf) (Nd (Some ((v2 + (m * ((- ((p * T) - l)) + (p * w2)))) = u2)) Lf Lf))) (Nd (Some (0 < (p * (T - 1)))) (Nd (Some (v0 <= Y)) (Nd (Some (isRow m p (v1 + (m * ((- ((p * (T + 1)) - l)) + (p * w1)))) (- ((- ((p * (T + 1)) - l)) + (p * w1))))) Lf Lf) (Nd (Some (v2 < (m * (p - l)))) Lf Lf)) (Nd (Some (((X - Y) - (m * (- ((p * (T + 1)) - l)))) < (m * p))) (Nd (Some (0 <= u2)) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (0 < (p * T))) (Nd (Some (exists (x1 : Z) (y1 : Z) (t_reach : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (isRow m p x1 (((p * T) - l) + (p * t_reach)))) /\ (y1 = (x1 + (m * (((p * T) - l) + (p * t_reach)))))))) (Nd (Some (u1 < X)) Lf Lf) (Nd (Some (isRow m p u2 ((p * (T - w2)) - l))) Lf Lf)) (Nd (Some (u0 < (m * l))) (Nd (Some (X = (Y + (m * (- ((p * T) - l)))))) Lf Lf) Lf)) (Nd (Some (0 <= p)) (Nd (Some ((- ((X - u0) - (Y - v0))) < (m * p))) (Nd (Some (u1 < (m * l))) Lf Lf) (Nd (Some (((m * p) * T) = ((m * p) * 0))) Lf Lf)) (Nd (Some (0 <= v1)) (Nd (Some (((Y - v2) - (X - u2)) < (m * p))) Lf Lf) Lf))))))
 [(Im (Im (An (An (An (At 2) (At 3)) (No (An (An (An (An (At 4) (At 2)) (At 3)) (At 5)) (At 6)))) (No (At 7))) (At 8)) (At 1));
 (Im (At 9) (At 10));
 (Im (At 10) (An (An (At 11) (At 12)) (At 13)));
 (Im (At 14) (Im (At 15) (An (At 16) (At 17))));
 (Im (An (At 14) (At 15)) (Im (At 18) (Im (At 19) (Im (At 20) (Im (An (An (At 2) (At 3)) (No (An (An (An (An (At 4) (At 2)) (At 3)) (At 5)) (At 6)))) (Im (No (At 7)) (Im (At 21) (Im (At 22) (At 8)))))))));
 (Im (At 15) (An (An (An (Im (At 23) (At 24)) (Im (At 25) (At 26))) (Im (At 24) (At 23))) (Im (At 26) (At 25))));
 (Im (At 15) (An (An (An (Im (At 27) (At 28)) (Im (At 29) (At 30))) (Im (At 28) (At 27))) (Im (At 30) (At 29))));
 (Im (At 31) (Im (At 32) (At 33)));
 (Im (An (At 14) (At 15)) (Im (At 2) (Im (At 3) (Im (At 34) (Im (At 35) (Im (At 36) (Or (An (At 37) (At 38)) (At 39))))))));
 (Im (At 39) (An (An (Or (An (An (An (An (An (An (At 40) (At 41)) (At 42)) (At 43)) (No (An (At 44) (At 45)))) (At 46)) (At 47)) (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49)))) (At 50)) (At 51)));
 (Im (An (At 52) (At 53)) (At 54));
 (Im (An (At 37) (At 38)) (At 7));
 (Im (An (At 14) (At 15)) (Im (At 18) (Im (At 19) (Im (At 52) (Im (At 53) (An (An (At 40) (At 42)) (No (An (An (An (An (At 4) (At 40)) (At 42)) (At 55)) (At 56)))))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 40) (At 41)) (At 42)) (At 43)) (No (An (At 44) (At 45)))) (At 46)) (At 47)) (Or (An (An (At 44) (At 42)) (At 48)) (An (An (At 45) (At 40)) (At 49)))) (No (An (An (An (An (At 4) (At 40)) (At 42)) (At 55)) (At 56)))) (At 54)) (At 8));
 (Im (An (At 14) (At 15)) (Im (At 3) (Im (At 2) (Im (At 57) (Im (At 58) (Im (At 59) (Or (An (At 60) (At 61)) (At 62))))))));
 (Im (At 62) (An (An (Or (An (An (An (An (An (An (At 63) (At 64)) (At 65)) (At 66)) (No (An (At 67) (At 68)))) (At 69)) (At 70)) (Or (An (An (At 67) (At 65)) (At 71)) (An (An (At 68) (At 63)) (At 72)))) (At 73)) (At 74)));
 (Im (An (At 14) (At 15)) (Im (At 73) (At 75)));
 (Im (An (At 76) (At 77)) (At 78));
 (Im (An (At 14) (At 15)) (Im (At 18) (Im (At 19) (Im (At 76) (Im (At 77) (An (An (At 65) (At 63)) (No (An (An (An (An (At 4) (At 65)) (At 63)) (At 79)) (At 80)))))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 65) (At 66)) (At 63)) (At 64)) (No (An (At 68) (At 67)))) (At 81)) (At 82)) (Or (An (An (At 68) (At 63)) (At 72)) (An (An (At 67) (At 65)) (At 71)))) (No (An (An (An (An (At 4) (At 65)) (At 63)) (At 79)) (At 80)))) (At 78)) (At 8));
 (Im (An (At 14) (At 15)) (Im (At 3) (Im (At 2) (Im (At 83) (Im (At 84) (Im (At 85) (Or (An (At 86) (At 87)) (At 88))))))));
 (Im (At 88) (An (An (Or (An (An (An (An (An (An (At 89) (At 90)) (At 91)) (At 92)) (No (An (At 93) (At 94)))) (At 95)) (At 96)) (Or (An (An (At 93) (At 91)) (At 97)) (An (An (At 94) (At 89)) (At 98)))) (At 99)) (At 100)));
 (Im (An (At 14) (At 15)) (Im (At 99) (At 101)));
 (Im (An (At 14) (At 15)) (Im (At 86) (At 102)));
 (Im (An (At 103) (At 104)) (At 105));
 (Im (An (At 14) (At 15)) (Im (At 18) (Im (At 19) (Im (At 103) (Im (At 104) (An (An (At 91) (At 89)) (No (An (An (An (An (At 4) (At 91)) (At 89)) (At 106)) (At 107)))))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 91) (At 92)) (At 89)) (At 90)) (No (An (At 94) (At 93)))) (At 108)) (At 109)) (Or (An (An (At 94) (At 89)) (At 98)) (An (An (At 93) (At 91)) (At 97)))) (No (An (An (An (An (At 4) (At 91)) (At 89)) (At 106)) (At 107)))) (At 105)) (At 8));
 (Im (At 110) (At 111));
 (Im (At 4) (Im (No (At 20)) Fa));
 (Im (At 24) (Im (At 30) Fa));
 (Im (At 26) (Im (No (At 32)) Fa));
 (Im (No (At 38)) (Im (At 87) Fa));
 (Im (At 51) (Im (No (At 53)) Fa));
 (Im (No (At 59)) (Im (No (At 84)) Fa));
 (Im (At 69) (Im (No (At 82)) Fa));
 (Im (At 70) (Im (No (At 81)) Fa));
 (Im (At 74) (Im (No (At 77)) Fa));
 (Im (At 95) (Im (No (At 109)) Fa));
 (Im (At 96) (Im (No (At 108)) Fa));
 (Im (At 100) (Im (No (At 104)) Fa));
 (Im (No (At 31)) (Im (At 15) Fa));
 (Im (No (At 34)) (Im (No (At 83)) Fa));
 (Im (No (At 9)) (Im (At 16) (Im (At 14) Fa)));
 (Im (At 11) (Im (At 12) (Im (No (At 35)) Fa)));
 (Im (No (At 36)) (Im (At 11) (Im (At 13) Fa)));
 (Im (At 112) (If (At 50) (At 52)));
 (Im (No (At 112)) Fa);
 (Im (No (At 26)) (Im (No (At 110)) (Im (No (At 24)) Fa)));
 (Im (No (At 25)) (Im (No (At 4)) (Im (No (At 34)) Fa)));
 (Im (No (At 57)) (Im (At 18) (Im (At 33) Fa)));
 (Im (At 11) (Im (At 13) (Im (No (At 58)) Fa)));
 (Im (At 11) (Im (At 13) (Im (At 61) Fa)));
 (Im (At 16) (Im (At 11) (Im (At 14) (Im (At 12) (Im (No (At 85)) Fa)))));
 (Im (At 113) (Im (At 114) (If (At 75) (At 76))));
 (Im (At 74) (Im (No (At 113)) Fa));
 (Im (At 112) (Im (No (At 114)) Fa));
 (Im (At 115) (Im (At 116) (If (At 101) (At 103))));
 (Im (At 100) (Im (No (At 115)) Fa));
 (Im (At 112) (Im (No (At 116)) Fa));
 (Im (No (At 29)) (Im (No (At 34)) (Im (At 19) Fa)));
 (Im (No (At 21)) (Im (No (At 84)) (Im (At 111) Fa)));
 (Im (At 11) (Im (At 13) (Im (No (At 22)) (Im (At 111) Fa))));
 (Im (At 87) (Im (At 117) (If (At 37) (At 102))));
 (Im (At 112) (Im (No (At 117)) Fa));
 (An (At 14) (At 15));
 (At 18);
 (At 19)]
 (At 1)
 [((Im (No (At 4)) (Im (At 89) (Im (At 105) (Im (At 88) (Im (No (At 96)) (Im (No (At 97)) Fa)))))), (Sp 4 (Cl 69) (Sp 89 (Sp 105 (Sp 88 (Sp 96 (Cl 69) (Sp 97 (Cl 69) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 94 (Sp 98 (Cl 28) (Cl 23)) (Cl 23)))))) (Cl 69)) (Cl 69)) (Cl 69))));
  ((Im (No (At 4)) (Im (At 89) (Im (At 105) (Im (At 88) (Im (At 91) (Im (No (At 96)) Fa)))))), (Sp 4 (Cl 70) (Sp 89 (Sp 105 (Sp 88 (Sp 91 (Sp 96 (Cl 70) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 97 (Sp 93 (Cl 28) (Sp 94 (Sp 98 (Cl 28) (Cl 23)) (Cl 23))) (Cl 69))))) (Cl 70)) (Cl 70)) (Cl 70)) (Cl 70))));
  ((Im (No (At 4)) (Im (At 91) (Im (At 89) (Im (At 108) (Im (At 105) (Im (At 88) (Im (No (At 93)) (Im (No (At 94)) Fa)))))))), (Sp 4 (Cl 71) (Sp 91 (Sp 89 (Sp 108 (Sp 105 (Sp 88 (Sp 93 (Cl 71) (Sp 94 (Cl 71) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 90 (Sp 92 (Sp 95 (Sp 109 (Cl 28) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23)))))) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 71)) (Cl 71))));
  ((Im (No (At 4)) (Im (At 91) (Im (At 89) (Im (At 108) (Im (At 105) (Im (At 88) (Im (No (At 93)) Fa))))))), (Sp 4 (Cl 72) (Sp 91 (Sp 89 (Sp 108 (Sp 105 (Sp 88 (Sp 93 (Cl 72) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 94 (Sp 98 (Cl 28) (Sp 90 (Sp 92 (Sp 95 (Sp 109 (Cl 28) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23))) (Cl 71))))) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72)) (Cl 72))));
  ((Im (No (At 4)) (Im (At 89) (Im (At 105) (Im (At 88) (Im (At 93) (Im (No (At 97)) (Im (At 94) Fa))))))), (Sp 4 (Cl 73) (Sp 89 (Sp 105 (Sp 88 (Sp 93 (Sp 97 (Cl 73) (Sp 94 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 98 (Cl 28) (Cl 23)))) (Cl 73))) (Cl 73)) (Cl 73)) (Cl 73)) (Cl 73))));
  ((Im (No (At 4)) (Im (At 88) Fa)), (Sp 4 (Cl 74) (Sp 88 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 116 (Sp 8 (Cl 2) (Sp 99 (Sp 100 (Sp 101 (Sp 104 (Sp 115 (Sp 103 (Sp 105 (Sp 91 (Sp 89 (Sp 96 (Sp 108 (Sp 93 (Sp 97 (Cl 28) (Sp 94 (Cl 73) (Sp 90 (Sp 92 (Sp 95 (Sp 109 (Cl 28) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23)))) (Cl 72)) (Cl 40)) (Cl 70)) (Cl 27)) (Cl 27)) (Cl 26)) (Cl 58)) (Cl 59)) (Cl 41)) (Cl 24)) (Cl 23)) (Cl 23))) (Cl 60)) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 74))));
  ((Im (No (At 88)) (Im (At 83) (Im (At 84) Fa))), (Sp 88 (Cl 75) (Sp 83 (Sp 84 (Sp 14 (Sp 15 (Sp 1 (Cl 1) (Sp 112 (Sp 117 (Sp 16 (Sp 2 (Sp 3 (Sp 7 (Cl 2) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 85 (Sp 86 (Sp 87 (Sp 102 (Sp 38 (Sp 37 (Cl 13) (Cl 64)) (Cl 33)) (Cl 25)) (Cl 22)) (Cl 22)) (Cl 54)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 44))) (Cl 2)) (Cl 2)) (Cl 5)) (Cl 65)) (Cl 48))) (Cl 66)) (Cl 66)) (Cl 75)) (Cl 75))));
  ((Im (No (At 4)) (Im (At 63) (Im (At 78) (Im (At 62) (Im (No (At 64)) (Im (No (At 67)) Fa)))))), (Sp 4 (Cl 76) (Sp 63 (Sp 78 (Sp 62 (Sp 64 (Cl 76) (Sp 67 (Cl 76) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 68 (Sp 72 (Cl 21) (Cl 17)) (Cl 17)))))) (Cl 76)) (Cl 76)) (Cl 76))));
  ((Im (No (At 4)) (Im (At 63) (Im (At 78) (Im (At 62) (Im (At 65) (Im (No (At 64)) Fa)))))), (Sp 4 (Cl 77) (Sp 63 (Sp 78 (Sp 62 (Sp 65 (Sp 64 (Cl 77) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 67 (Sp 71 (Cl 21) (Sp 68 (Sp 72 (Cl 21) (Cl 17)) (Cl 17))) (Cl 76))))) (Cl 77)) (Cl 77)) (Cl 77)) (Cl 77))));
  ((Im (No (At 4)) (Im (At 63) (Im (At 78) (Im (At 62) (Im (At 67) (Im (No (At 71)) (Im (At 68) Fa))))))), (Sp 4 (Cl 78) (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Sp 71 (Cl 78) (Sp 68 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 72 (Cl 21) (Cl 17)))) (Cl 78))) (Cl 78)) (Cl 78)) (Cl 78)) (Cl 78))));
  ((Im (No (At 4)) (Im (At 65) (Im (At 63) (Im (At 64) (Im (At 78) (Im (At 62) (Im (At 67) Fa))))))), (Sp 4 (Cl 79) (Sp 65 (Sp 63 (Sp 64 (Sp 78 (Sp 62 (Sp 67 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 71 (Cl 21) (Sp 68 (Cl 78) (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Cl 21) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)))))) (Cl 79)) (Cl 79)) (Cl 79)) (Cl 79)) (Cl 79)) (Cl 79))));
  ((Im (No (At 4)) (Im (At 65) (Im (At 63) (Im (At 64) (Im (At 78) (Im (At 62) (Im (No (At 67)) (Im (No (At 68)) Fa)))))))), (Sp 4 (Cl 80) (Sp 65 (Sp 63 (Sp 64 (Sp 78 (Sp 62 (Sp 67 (Cl 80) (Sp 68 (Cl 80) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Cl 21) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)))))) (Cl 80)) (Cl 80)) (Cl 80)) (Cl 80)) (Cl 80))));
  ((Im (No (At 4)) (Im (At 62) Fa)), (Sp 4 (Cl 81) (Sp 62 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 114 (Sp 8 (Cl 2) (Sp 73 (Sp 74 (Sp 75 (Sp 77 (Sp 113 (Sp 76 (Sp 78 (Sp 65 (Sp 63 (Sp 64 (Sp 67 (Cl 79) (Sp 68 (Sp 72 (Cl 21) (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Cl 21) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17))) (Cl 80))) (Cl 77)) (Cl 20)) (Cl 20)) (Cl 19)) (Cl 55)) (Cl 56)) (Cl 38)) (Cl 18)) (Cl 17)) (Cl 17))) (Cl 57)) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 81))));
  ((Im (No (At 4)) (Im (At 40) (Im (At 54) (Im (At 39) (Im (No (At 41)) (Im (No (At 44)) Fa)))))), (Sp 4 (Cl 82) (Sp 40 (Sp 54 (Sp 39 (Sp 41 (Cl 82) (Sp 44 (Cl 82) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 45 (Sp 49 (Cl 15) (Cl 11)) (Cl 11)))))) (Cl 82)) (Cl 82)) (Cl 82))));
  ((Im (No (At 4)) (Im (At 40) (Im (At 54) (Im (At 39) (Im (At 42) (Im (No (At 41)) Fa)))))), (Sp 4 (Cl 83) (Sp 40 (Sp 54 (Sp 39 (Sp 42 (Sp 41 (Cl 83) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 44 (Sp 48 (Cl 15) (Sp 45 (Sp 49 (Cl 15) (Cl 11)) (Cl 11))) (Cl 82))))) (Cl 83)) (Cl 83)) (Cl 83)) (Cl 83))));
  ((Im (No (At 4)) (Im (At 40) (Im (At 54) (Im (At 39) (Im (At 44) (Im (No (At 48)) (Im (At 45) Fa))))))), (Sp 4 (Cl 84) (Sp 40 (Sp 54 (Sp 39 (Sp 44 (Sp 48 (Cl 84) (Sp 45 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 49 (Cl 15) (Cl 11)))) (Cl 84))) (Cl 84)) (Cl 84)) (Cl 84)) (Cl 84))));
  ((Im (No (At 4)) (Im (At 40) (Im (At 41) (Im (At 42) (Im (At 54) (Im (At 39) (Im (At 44) Fa))))))), (Sp 4 (Cl 85) (Sp 40 (Sp 41 (Sp 42 (Sp 54 (Sp 39 (Sp 44 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 48 (Cl 15) (Sp 45 (Cl 84) (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11)))))) (Cl 85)) (Cl 85)) (Cl 85)) (Cl 85)) (Cl 85)) (Cl 85))));
  ((Im (No (At 4)) (Im (At 40) (Im (At 41) (Im (At 42) (Im (No (At 44)) (Im (At 54) (Im (At 39) (Im (No (At 45)) Fa)))))))), (Sp 4 (Cl 86) (Sp 40 (Sp 41 (Sp 42 (Sp 44 (Cl 86) (Sp 54 (Sp 39 (Sp 45 (Cl 86) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11))))) (Cl 86)) (Cl 86))) (Cl 86)) (Cl 86)) (Cl 86))));
  ((Im (No (At 4)) (Im (At 39) Fa)), (Sp 4 (Cl 87) (Sp 39 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 41 (Sp 44 (Cl 85) (Sp 45 (Sp 49 (Cl 15) (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11))) (Cl 86))) (Cl 83)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 87))));
  ((Im (No (At 62)) (Im (No (At 88)) (Im (No (At 4)) (Im (No (At 39)) (Im (No (At 38)) Fa))))), (Sp 62 (Cl 88) (Sp 88 (Cl 88) (Sp 4 (Cl 88) (Sp 39 (Cl 88) (Sp 38 (Cl 88) (Sp 14 (Sp 15 (Sp 18 (Sp 1 (Cl 1) (Sp 31 (Sp 16 (Sp 2 (Sp 3 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 35 (Sp 36 (Sp 58 (Sp 61 (Cl 53) (Sp 85 (Sp 34 (Cl 10) (Sp 87 (Cl 33) (Sp 83 (Sp 25 (Sp 84 (Cl 22) (Sp 26 (Sp 59 (Sp 32 (Sp 57 (Cl 16) (Sp 33 (Cl 51) (Cl 9))) (Cl 32)) (Cl 35)) (Cl 7))) (Cl 50)) (Cl 43)))) (Cl 54))) (Cl 52)) (Cl 46)) (Cl 45)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 44)) (Cl 2)) (Cl 2)) (Cl 5)) (Cl 42))) (Cl 67)) (Cl 66)) (Cl 66))))))));
  ((Im (No (At 4)) Fa), (Sp 4 (Cl 89) (Sp 14 (Sp 15 (Sp 18 (Sp 1 (Cl 1) (Sp 31 (Sp 16 (Sp 2 (Sp 3 (Sp 7 (Cl 2) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 35 (Sp 36 (Sp 58 (Sp 61 (Cl 53) (Sp 88 (Cl 74) (Sp 62 (Cl 81) (Sp 39 (Cl 87) (Sp 38 (Sp 37 (Cl 13) (Sp 34 (Cl 10) (Sp 83 (Sp 25 (Sp 84 (Cl 75) (Sp 26 (Sp 59 (Sp 32 (Sp 57 (Cl 16) (Sp 33 (Cl 51) (Cl 9))) (Cl 32)) (Cl 35)) (Cl 7))) (Cl 50)) (Cl 43)))) (Cl 88)))))) (Cl 52)) (Cl 46)) (Cl 45)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 44))) (Cl 2)) (Cl 2)) (Cl 5)) (Cl 42))) (Cl 67)) (Cl 66)) (Cl 66))));
  ((Im (No (At 62)) (Im (No (At 88)) (Im (No (At 34)) Fa))), (Sp 62 (Cl 90) (Sp 88 (Cl 90) (Sp 34 (Cl 90) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 31 (Sp 16 (Sp 2 (Sp 3 (Sp 7 (Cl 2) (Sp 8 (Cl 2) (Sp 9 (Sp 10 (Sp 11 (Sp 13 (Sp 58 (Sp 61 (Cl 53) (Sp 4 (Sp 20 (Sp 83 (Sp 29 (Sp 84 (Cl 75) (Sp 30 (Sp 59 (Sp 24 (Cl 31) (Sp 57 (Cl 16) (Sp 33 (Cl 51) (Sp 32 (Cl 9) (Sp 26 (Cl 32) (Sp 110 (Sp 111 (Sp 21 (Sp 22 (Sp 5 (Sp 6 (Cl 2) (Cl 6)) (Cl 6)) (Cl 63)) (Cl 62)) (Cl 29)) (Cl 49))))))) (Cl 35)) (Cl 8))) (Cl 61)) (Cl 43)) (Cl 30)) (Cl 89))) (Cl 52)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 44)))) (Cl 2)) (Cl 2)) (Cl 5)) (Cl 42))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))))));
  ((Im (No (At 39)) (Im (At 34) Fa)), (Sp 39 (Cl 91) (Sp 34 (Sp 14 (Sp 15 (Sp 1 (Cl 1) (Sp 16 (Sp 2 (Sp 3 (Sp 7 (Cl 2) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 35 (Sp 36 (Sp 37 (Sp 38 (Cl 13) (Cl 10)) (Cl 10)) (Cl 46)) (Cl 45)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 44))) (Cl 2)) (Cl 2)) (Cl 5))) (Cl 66)) (Cl 66)) (Cl 91))));
  ((Im (At 103) (Im (At 104) (Im (At 91) (Im (At 89) (Im (At 105) (Im (At 88) (Im (No (At 94)) (Im (No (At 97)) Fa)))))))), (Sp 103 (Sp 104 (Sp 91 (Sp 89 (Sp 105 (Sp 88 (Sp 94 (Cl 92) (Sp 97 (Cl 92) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 90 (Sp 92 (Sp 95 (Sp 96 (Sp 109 (Sp 108 (Sp 106 (Sp 107 (Cl 27) (Cl 28)) (Cl 28)) (Cl 40)) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)))) (Cl 92)) (Cl 92)) (Cl 92)) (Cl 92)) (Cl 92)) (Cl 92)));
  ((Im (At 103) (Im (At 104) (Im (At 91) (Im (At 89) (Im (At 105) (Im (No (At 94)) (Im (At 90) (Im (At 92) (Im (At 109) (Im (At 108) Fa)))))))))), (Sp 103 (Sp 104 (Sp 91 (Sp 89 (Sp 105 (Sp 94 (Cl 93) (Sp 90 (Sp 92 (Sp 109 (Sp 108 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 106 (Sp 107 (Cl 27) (Cl 28)) (Cl 28)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 93)) (Cl 93)) (Cl 93)) (Cl 93))) (Cl 93)) (Cl 93)) (Cl 93)) (Cl 93)) (Cl 93)));
  ((Im (At 103) (Im (At 104) (Im (At 91) (Im (At 89) (Im (At 105) (Im (At 97) (Im (At 93) Fa))))))), (Sp 103 (Sp 104 (Sp 91 (Sp 89 (Sp 105 (Sp 97 (Sp 93 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 106 (Sp 107 (Cl 27) (Cl 28)) (Cl 28)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 94)) (Cl 94)) (Cl 94)) (Cl 94)) (Cl 94)) (Cl 94)) (Cl 94)));
  ((Im (At 103) (Im (At 104) (Im (At 91) (Im (At 89) (Im (At 105) (Im (At 88) (Im (No (At 94)) Fa))))))), (Sp 103 (Sp 104 (Sp 91 (Sp 89 (Sp 105 (Sp 88 (Sp 94 (Cl 95) (Sp 97 (Sp 93 (Cl 94) (Sp 90 (Sp 92 (Sp 95 (Sp 96 (Sp 109 (Sp 108 (Cl 93) (Cl 40)) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 23))) (Cl 92))) (Cl 95)) (Cl 95)) (Cl 95)) (Cl 95)) (Cl 95)) (Cl 95)));
  ((Im (At 103) (Im (At 104) (Im (At 91) (Im (At 89) (Im (At 94) (Im (At 105) (Im (At 98) Fa))))))), (Sp 103 (Sp 104 (Sp 91 (Sp 89 (Sp 94 (Sp 105 (Sp 98 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 106 (Sp 107 (Cl 27) (Cl 28)) (Cl 28)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 96)) (Cl 96)) (Cl 96)) (Cl 96)) (Cl 96)) (Cl 96)) (Cl 96)));
  ((Im (At 91) (Im (At 105) (Im (At 88) (Im (No (At 98)) (Im (No (At 107)) (Im (No (At 95)) Fa)))))), (Sp 91 (Sp 105 (Sp 88 (Sp 98 (Cl 97) (Sp 107 (Cl 97) (Sp 95 (Cl 97) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 93 (Sp 97 (Cl 28) (Cl 23)) (Cl 23))))))) (Cl 97)) (Cl 97)) (Cl 97)));
  ((Im (At 91) (Im (At 105) (Im (At 88) (Im (At 94) (Im (No (At 98)) (Im (No (At 107)) (Im (At 93) Fa))))))), (Sp 91 (Sp 105 (Sp 88 (Sp 94 (Sp 98 (Cl 98) (Sp 107 (Cl 98) (Sp 93 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 97 (Cl 28) (Cl 23)))) (Cl 98)))) (Cl 98)) (Cl 98)) (Cl 98)) (Cl 98)));
  ((Im (At 91) (Im (At 89) (Im (At 105) (Im (At 88) (Im (No (At 98)) (Im (At 94) (Im (No (At 107)) Fa))))))), (Sp 91 (Sp 89 (Sp 105 (Sp 88 (Sp 98 (Cl 99) (Sp 94 (Sp 107 (Cl 99) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 95 (Sp 109 (Sp 93 (Cl 98) (Sp 90 (Sp 92 (Sp 96 (Sp 108 (Cl 28) (Cl 40)) (Cl 23)) (Cl 23)) (Cl 23))) (Cl 39)) (Cl 97))))) (Cl 99))) (Cl 99)) (Cl 99)) (Cl 99)) (Cl 99)));
  ((Im (At 91) (Im (At 89) (Im (No (At 106)) (Im (At 105) (Im (At 88) (Im (No (At 98)) (Im (No (At 93)) Fa))))))), (Sp 91 (Sp 89 (Sp 106 (Cl 100) (Sp 105 (Sp 88 (Sp 98 (Cl 100) (Sp 93 (Cl 100) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 90 (Sp 92 (Sp 95 (Sp 96 (Sp 109 (Sp 108 (Cl 28) (Cl 40)) (Cl 39)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 23)))))) (Cl 100)) (Cl 100))) (Cl 100)) (Cl 100)));
  ((Im (At 88) Fa), (Sp 88 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 116 (Sp 8 (Cl 2) (Sp 4 (Sp 99 (Sp 100 (Sp 101 (Sp 104 (Sp 115 (Sp 103 (Sp 105 (Sp 91 (Sp 89 (Sp 94 (Sp 98 (Cl 96) (Sp 107 (Sp 106 (Cl 27) (Sp 93 (Sp 97 (Cl 28) (Cl 23)) (Cl 100))) (Cl 99))) (Cl 95)) (Cl 27)) (Cl 27)) (Cl 26)) (Cl 58)) (Cl 59)) (Cl 41)) (Cl 24)) (Cl 23)) (Cl 23)) (Cl 89))) (Cl 60)) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 101)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (No (At 67)) (Im (At 64) (Im (No (At 72)) Fa))))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Cl 102) (Sp 64 (Sp 72 (Cl 102) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Sp 79 (Sp 80 (Cl 20) (Cl 21)) (Cl 21)) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))) (Cl 102))) (Cl 102)) (Cl 102)) (Cl 102)) (Cl 102)) (Cl 102)) (Cl 102)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 78) (Im (At 68) (Im (At 72) Fa))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 78 (Sp 68 (Sp 72 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 79 (Sp 80 (Cl 20) (Cl 21)) (Cl 21)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 103)) (Cl 103)) (Cl 103)) (Cl 103)) (Cl 103)) (Cl 103)) (Cl 103)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (No (At 67)) (Im (No (At 72)) Fa)))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Cl 104) (Sp 72 (Cl 104) (Sp 64 (Cl 102) (Cl 17)))) (Cl 104)) (Cl 104)) (Cl 104)) (Cl 104)) (Cl 104)) (Cl 104)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (No (At 67)) Fa))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Cl 105) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 72 (Sp 68 (Cl 103) (Sp 64 (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Sp 79 (Sp 80 (Cl 20) (Cl 21)) (Cl 21)) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17))) (Cl 104)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))) (Cl 105)) (Cl 105)) (Cl 105)) (Cl 105)) (Cl 105)) (Cl 105)));
  ((Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (At 67) (Im (No (At 68)) (Im (At 64) (Im (No (At 80)) Fa)))))))), (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Sp 68 (Cl 106) (Sp 64 (Sp 80 (Cl 106) (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 71 (Cl 21) (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Cl 21) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)))))) (Cl 106))) (Cl 106)) (Cl 106)) (Cl 106)) (Cl 106)) (Cl 106)));
  ((Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (At 67) (Im (At 76) (Im (At 77) (Im (No (At 68)) (Im (At 64) Fa))))))))), (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 67 (Sp 76 (Sp 77 (Sp 68 (Cl 107) (Sp 64 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 80 (Sp 79 (Cl 20) (Sp 71 (Cl 21) (Sp 66 (Sp 69 (Sp 70 (Sp 82 (Sp 81 (Cl 21) (Cl 37)) (Cl 36)) (Cl 17)) (Cl 17)) (Cl 17)))) (Cl 106)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 107))) (Cl 107)) (Cl 107)) (Cl 107)) (Cl 107)) (Cl 107)) (Cl 107)) (Cl 107)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 67) (Im (At 78) (Im (At 71) Fa))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 67 (Sp 78 (Sp 71 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 8 (Cl 2) (Sp 4 (Sp 79 (Sp 80 (Cl 20) (Cl 21)) (Cl 21)) (Cl 89)))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 108)) (Cl 108)) (Cl 108)) (Cl 108)) (Cl 108)) (Cl 108)) (Cl 108)));
  ((Im (At 76) (Im (At 77) (Im (At 65) (Im (At 63) (Im (At 78) (Im (At 62) (Im (No (At 71)) (Im (No (At 64)) Fa)))))))), (Sp 76 (Sp 77 (Sp 65 (Sp 63 (Sp 78 (Sp 62 (Sp 71 (Cl 109) (Sp 64 (Cl 109) (Sp 68 (Sp 72 (Cl 103) (Cl 17)) (Cl 17)))) (Cl 109)) (Cl 109)) (Cl 109)) (Cl 109)) (Cl 109)) (Cl 109)));
  ((Im (At 62) Fa), (Sp 62 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 112 (Sp 114 (Sp 73 (Sp 74 (Sp 75 (Sp 77 (Sp 113 (Sp 76 (Sp 78 (Sp 65 (Sp 63 (Sp 67 (Sp 71 (Cl 108) (Sp 64 (Sp 68 (Sp 72 (Cl 103) (Cl 17)) (Cl 107)) (Cl 109))) (Cl 105)) (Cl 20)) (Cl 20)) (Cl 19)) (Cl 55)) (Cl 56)) (Cl 38)) (Cl 18)) (Cl 17)) (Cl 17)) (Cl 57)) (Cl 48)) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 110)));
  ((Im (No (At 44)) (Im (At 41) (Im (No (At 49)) Fa))), (Sp 44 (Cl 111) (Sp 41 (Sp 49 (Cl 111) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 43 (Sp 46 (Sp 47 (Sp 55 (Sp 56 (Cl 14) (Cl 15)) (Cl 15)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))) (Cl 111))));
  ((Im (At 45) (Im (At 49) Fa)), (Sp 45 (Sp 49 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 55 (Sp 56 (Cl 14) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 112)) (Cl 112)));
  ((Im (No (At 44)) (Im (No (At 49)) Fa)), (Sp 44 (Cl 113) (Sp 49 (Cl 113) (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 41 (Cl 111) (Cl 11)) (Cl 91)) (Cl 90)))))));
  ((Im (No (At 44)) Fa), (Sp 44 (Cl 114) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 49 (Sp 45 (Cl 112) (Sp 41 (Sp 43 (Sp 46 (Sp 47 (Sp 55 (Sp 56 (Cl 14) (Cl 15)) (Cl 15)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11))) (Cl 113)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))));
  ((Im (No (At 45)) (Im (At 41) (Im (No (At 56)) Fa))), (Sp 45 (Cl 115) (Sp 41 (Sp 56 (Cl 115) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 44 (Sp 48 (Cl 15) (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11))) (Cl 114)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90))))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))) (Cl 115))));
  ((Im (No (At 45)) (Im (At 41) Fa)), (Sp 45 (Cl 116) (Sp 41 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 44 (Sp 56 (Sp 55 (Cl 14) (Sp 48 (Cl 15) (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11)))) (Cl 115)) (Cl 114)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 116))));
  ((Im (At 48) Fa), (Sp 48 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 44 (Sp 55 (Sp 56 (Cl 14) (Cl 15)) (Cl 15)) (Cl 114)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 117)));
  ((Im (No (At 55)) (Im (No (At 41)) Fa)), (Sp 55 (Cl 118) (Sp 41 (Cl 118) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 48 (Cl 117) (Sp 45 (Sp 49 (Cl 15) (Cl 11)) (Cl 11))) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90))))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)))));
  ((Im (No (At 55)) Fa), (Sp 55 (Cl 119) (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 44 (Sp 48 (Cl 117) (Sp 41 (Sp 45 (Sp 49 (Cl 15) (Cl 11)) (Cl 116)) (Cl 118))) (Cl 114)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90))))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66))));
  ((Im (At 45) Fa), (Sp 45 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 44 (Sp 48 (Cl 117) (Sp 55 (Sp 56 (Cl 14) (Sp 49 (Cl 15) (Cl 11))) (Cl 119))) (Cl 114)) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) (Cl 120)))]
 (Sp 14 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 112 (Sp 8 (Cl 2) (Sp 4 (Sp 88 (Cl 101) (Sp 62 (Cl 110) (Sp 34 (Sp 39 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 40 (Sp 42 (Sp 48 (Cl 117) (Sp 55 (Sp 56 (Cl 14) (Sp 45 (Cl 120) (Sp 41 (Sp 43 (Sp 46 (Sp 47 (Cl 15) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11)))) (Cl 119))) (Cl 14)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 47)) (Cl 11)) (Cl 11)) (Cl 91)) (Cl 90)))) (Cl 89))) (Cl 48))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 66)) _
  W0
  (division (m * p) ((Y - X) + (m * l)))
  W2
  (product_large m p)
  (shifted_between l m p X Y)
  (cancel p T)
  (cancel p (T - 1))
  (product_nonneg p ((- T) - 1))
  (shifted_reach m p X Y ((p * T) - l))
  W12
  (ex1_at (fun t_pair => ((isRow m p u0 ((p * t_pair) - l)) /\ (v0 = (u0 + (m * ((p * t_pair) - l)))))) (T + w0))
  (ex1_at (fun t_pair => ((isRow m p X ((p * t_pair) - l)) /\ (Y = (X + (m * ((p * t_pair) - l)))))) T)
  (off_rectangle l m p (T + w0) u0 v0)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))) u0 v0)
  (shifted_reach m p Y X (- ((p * (T + 1)) - l)))
  W18
  (row_mirror v1 m p ((- ((p * (T + 1)) - l)) + (p * w1)))
  (ex1_at (fun t_pair => ((isRow m p u1 ((p * t_pair) - l)) /\ (v1 = (u1 + (m * ((p * t_pair) - l)))))) ((T + 1) - w1))
  (off_rectangle l m p ((T + 1) - w1) u1 v1)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))) u1 v1)
  (shifted_reach m p Y X (- ((p * T) - l)))
  W26
  (row_mirror v2 m p ((- ((p * T) - l)) + (p * w2)))
  (row_mirror Y m p (- ((p * T) - l)))
  (ex1_at (fun t_pair => ((isRow m p u2 ((p * t_pair) - l)) /\ (v2 = (u2 + (m * ((p * t_pair) - l)))))) (T - w2))
  (off_rectangle l m p (T - w2) u2 v2)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < (m * p))) /\ ((- ((X - x1) - (Y - y1))) < (m * p))) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))) u2 v2)
  (eq_mul (m * p) T 0)
  (thy_shifted_58 l)
  (thy_shifted_59 T)
  (thy_shifted_60 T)
  (thy_shifted_61 Y X m p T l)
  (thy_shifted_62 v0 u0 m p T l w0)
  (thy_shifted_63 X Y m p T l)
  (thy_shifted_64 Y v1 X u1 m p)
  (thy_shifted_65 Y v1 X u1 m p)
  (thy_shifted_66 u1 v1 m p T l w1)
  (thy_shifted_64 Y v2 X u2 m p)
  (thy_shifted_65 Y v2 X u2 m p)
  (thy_shifted_67 u2 v2 m p T l w2)
  (thy_shifted_2 p)
  (thy_shifted_68 p T l)
  (thy_shifted_69 m p)
  (thy_shifted_70 Y X m l T p rest)
  (thy_shifted_71 Y X m p T l rest)
  (fun eq__0 => pg4 isRow m m p p u0 u0 (((p * T) - l) + (p * w0)) ((p * (T + w0)) - l) eq_refl eq_refl eq_refl eq__0)
  (thy_shifted_72 p T l w0)
  (thy_shifted_73 T)
  (thy_shifted_74 p T l)
  (thy_shifted_75 p T l)
  (thy_shifted_76 Y X m l T p rest)
  (thy_shifted_77 Y X m l T p rest)
  (thy_shifted_78 m p Y X l T rest)
  (fun eq__0 eq__1 => pg4 isRow m m p p (v1 + (m * ((- ((p * (T + 1)) - l)) + (p * w1)))) u1 (- ((- ((p * (T + 1)) - l)) + (p * w1))) ((p * ((T + 1) - w1)) - l) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_79 u1 v1 m p T l w1)
  (thy_shifted_80 p T l w0 w1)
  (fun eq__0 eq__1 => pg4 isRow m m p p (v2 + (m * ((- ((p * T) - l)) + (p * w2)))) u2 (- ((- ((p * T) - l)) + (p * w2))) ((p * (T - w2)) - l) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_81 u2 v2 m p T l w2)
  (thy_shifted_82 p T l w0 w2)
  (thy_shifted_83 p T l)
  (thy_shifted_84 m l Y X p T)
  (thy_shifted_85 Y X m l T p rest)
  (fun eq__0 eq__1 => pg4 isRow m m p p X (Y + (m * (- ((p * T) - l)))) ((p * T) - l) (- (- ((p * T) - l))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_86 p T l w0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_87 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x3 + x1) < (x4 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_89 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 = x3) -> (x2 < x4) -> False.
Proof. thy. Qed.
Lemma thy_shifted_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
(* The P-positions of l-shifted m x p-Wythoff Nim are the pairs with signed index congruent to -l modulo p. *)
Lemma shifted_determined : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) ->
  ((P x y) <-> (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))).
Proof.
intros l m p x y P.
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W2]]]].
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> (0 <= (x + y))))) as [on1 [on2 W3]].
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (~ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l))))))))))) (Nd (Some (0 <= fall4)) (Nd (Some (on2 < (m * (p - l)))) Lf Lf) Lf) (Nd (Some (fall3 < (m * l))) Lf Lf)) (Nd (Some (fall1 < (m * l))) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < (m * p))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf))) (Nd (Some (l < p)) (Nd (Some (0 <= fall2)) (Nd (Some (fall3 = fall1)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> (0 <= (x + y))))) Lf Lf) Lf) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf)) (Nd (Some (0 <= fall3)) (Nd (Some (fall4 < fall2)) (Nd (Some (x < (m * l))) Lf Lf) Lf) (Nd (Some (0 <= on2)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (0 <= l)) (Nd (Some (0 <= fall1)) (Nd (Some (fall4 <= fall2)) (Nd (Some (0 <= (on1 + on2))) Lf Lf) Lf) (Nd (Some (fall4 < (m * (p - l)))) Lf Lf)) (Nd (Some (fall2 < (m * (p - l)))) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < (m * p))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (0 <= on1)) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) -> (~ (exists (t_pair : Z), ((isRow m p x1 ((p * t_pair) - l)) /\ (y1 = (x1 + (m * ((p * t_pair) - l)))))))))) (Nd (Some (0 < (0 + l))) (Nd (Some (fall4 = fall2)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))))))) Lf Lf) Lf) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf)) (Nd (Some (fall3 <= fall1)) (Nd (Some (fall3 < fall1)) (Nd (Some (y < (m * (p - l)))) Lf Lf) Lf) (Nd (Some (on1 < (m * l))) Lf Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (At 7))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (At 8))));
 (Im (Im (An (An (An (At 9) (At 10)) (No (An (An (An (An (At 11) (At 9)) (At 10)) (At 12)) (At 13)))) (An (Or (An (An (An (An (An (An (At 14) (At 15)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (Or (An (An (At 18) (At 16)) (At 22)) (An (An (At 19) (At 14)) (At 23)))) (No (An (An (An (An (At 11) (At 14)) (At 16)) (At 24)) (At 25))))) (An (An (An (An (An (An (At 14) (At 16)) (No (An (An (An (An (At 11) (At 14)) (At 16)) (At 24)) (At 25)))) (At 14)) (At 16)) (At 26)) (At 27))) (At 28));
 (Im (Im (An (An (At 29) (At 30)) (No (An (An (An (An (At 11) (At 29)) (At 30)) (At 31)) (At 32)))) (At 33)) (At 34));
 (Im (At 35) (Im (At 28) (Im (At 34) (Im (At 7) (Im (At 8) (Im (An (An (At 36) (At 37)) (No (An (An (An (An (At 11) (At 36)) (At 37)) (At 38)) (At 39)))) (If (At 1) (At 2))))))));
 (Im (At 29) (Im (At 30) (Im (No (At 33)) Fa)));
 (Im (At 19) (Im (At 23) (Im (No (At 26)) Fa)));
 (Im (At 9) (Im (At 18) (Im (No (At 14)) Fa)));
 (Im (No (At 26)) (Im (At 18) (Im (At 22) Fa)));
 (Im (At 10) (Im (At 19) (Im (No (At 16)) Fa)));
 (Im (At 9) (Im (At 10) (Im (No (At 27)) Fa)));
 (Im (No (At 26)) (Im (At 15) (Im (At 17) (Im (No (At 18)) Fa))));
 (Im (No (At 26)) (Im (At 15) (Im (At 17) (Im (No (At 19)) Fa))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 35);
 (An (An (At 36) (At 37)) (No (An (An (An (An (At 11) (At 36)) (At 37)) (At 38)) (At 39))))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 35 (Sp 36 (Sp 37 (Sp 7 (Sp 8 (Sp 2 (Sp 1 (Cl 1) (Sp 33 (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5)) (Sp 30 (Sp 29 (Cl 7) (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5))) (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5))))) (Sp 1 (Sp 33 (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5)) (Sp 30 (Sp 29 (Cl 7) (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5))) (Sp 34 (Sp 10 (Sp 9 (Sp 27 (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 16 (Sp 14 (Sp 26 (Sp 11 (Sp 24 (Sp 25 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 23 (Sp 19 (Cl 8) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Cl 14) (Cl 4)) (Cl 4)))) (Sp 22 (Sp 18 (Cl 10) (Sp 15 (Sp 17 (Cl 13) (Cl 4)) (Cl 4))) (Sp 15 (Sp 17 (Sp 20 (Sp 21 (Sp 18 (Sp 19 (Cl 4) (Cl 14)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 18 (Cl 9) (Cl 4))) (Sp 19 (Cl 11) (Cl 4)))) (Cl 12)) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Sp 28 (Sp 11 (Sp 38 (Sp 39 (Cl 19) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 4))) (Cl 5)))) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 19)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) _
  (shifted_a l m p)
  (shifted_b l m p)
  W2
  W3
  (determined x y (fun x y => (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) (fun x y x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l))))))) (fun x y => (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l))))))) P)
  (thy_shifted_87 on1 on2)
  (thy_shifted_88 fall4 fall2 fall3 fall1)
  (thy_shifted_89 fall1 fall3)
  (thy_shifted_90 fall3 fall4 fall1 fall2)
  (thy_shifted_89 fall2 fall4)
  (thy_shifted_87 fall1 fall2)
  (thy_shifted_91 fall3 fall4 fall1 fall2)
  (thy_shifted_92 fall3 fall4 fall1 fall2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (~ (x1 = (x2 + (x3 * ((x5 * x4) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (~ (x2 = (x1 + (x3 * (((- x5) * x4) + x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_95 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) + x6)))) -> (~ (x2 = (x1 + (x3 * ((x5 * (- x4)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_97 : forall (x1 : Z), (0 <= x1) -> (1 <= (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_98 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (x1 < 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_99 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_100 : forall (x1 : Z), (~ (1 <= x1)) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_101 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_102 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= ((x1 * x2) - x3)) -> (((x1 * x2) - x3) <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_103 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * x2) - x3))) -> (0 <= ((x2 * x1) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_104 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * (- x2)) - x3))) -> (~ (((x1 * (- x2)) - x3) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_105 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (1 <= (- x1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_106 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_107 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_108 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= ((x2 * (- x3)) - x1)) -> (0 < (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_109 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((- ((x1 * x2) - x3)) = (((- x2) * x1) + x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- ((x1 * x2) - x3)) = (((- x2) * x1) + x3)) -> (~ (((x4 * x1) - x3) = ((x1 * x4) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_111 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (((x2 * x3) - x1) <= (-1)) -> (0 <= (x2 * (x3 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_112 : forall (x1 : Z), (~ (x1 = 0)) -> (~ (x1 < 0)) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_113 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= ((x1 * x2) - x3)) -> (0 <= x3) -> ((x1 * x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_114 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= ((x1 * x2) - x3)) -> (0 <= x3) -> (~ (x3 = 0)) -> (~ (0 < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_115 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= ((x1 * x2) - x3)) -> (0 <= x3) -> (~ (0 < (x1 * x2))) -> (~ (((x1 * x2) - x3) = (- ((x1 * x2) - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- ((x1 * x2) - x3)) = (((- x2) * x1) + x3)) -> (~ (((x4 * x1) + x3) = (- ((x1 * (- x4)) - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (x2 + (x3 * ((x4 * x5) - x6))))) -> (x2 = (x1 + (x3 * ((x5 * x4) + x6)))) -> (((x3 * x4) * x5) = ((x3 * x4) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_118 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 * x2) = (x1 * 0)) -> (((x1 * x3) * x4) = ((x1 * x3) * 0)) -> (~ (x5 = (x5 + (x1 * ((x3 * x4) - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_119 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) <= (-1))) -> (0 <= x3) -> (~ (x3 = 0)) -> (~ (0 < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * (- x2)) - x3) <= (-1))) -> (0 <= x3) -> (~ ((x1 * x2) < 0)) -> (~ (((x1 * x4) - x3) = ((x4 * x1) + x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_121 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * x2) = (x1 * 0)) -> (~ (x3 = x4)) -> (x3 = (x4 + (x1 * ((x5 * x6) + x2)))) -> (((x1 * x6) * x5) = ((x1 * x6) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_122 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * (- x2)) - x3) <= (-1))) -> (~ (0 <= ((x1 * x2) - x3))) -> (~ ((x1 * x2) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_123 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_124 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - x3) = ((x2 * x1) + x3)) -> (~ (((x4 * x1) + x3) = ((x1 * x4) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_125 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- ((x1 * x2) - x3)) = (((- x2) * x1) + x3)) -> (~ (((x1 * x2) - x3) = ((x2 * x1) - x3))) -> False.
Proof. thy. Qed.
(* The printed list with its coordinates exchanged is the class of -l. *)
Lemma listed_mirrored : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  ((exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) <-> (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l)))))))).
Proof.
intros l m p x y.
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) as [t1 W0].
destruct (wit_ex1 (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l)))))))) as [i W1].
refine (refute (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) (Nd (Some (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l)))))))) (Nd (Some (y = (x + (m * ((p * t1) - l))))) (Nd (Some (1 <= i)) (Nd (Some (isA m p ((t1 * p) + l) y)) (Nd (Some (isA m p ((p * i) - l) x)) (Nd (Some (((p * t1) - l) = (- ((p * t1) - l)))) Lf Lf) Lf) (Nd (Some (0 <= p)) Lf Lf)) (Nd (Some (1 <= (- t1))) (Nd (Some (0 < (p * t1))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some ((m * l) = (m * 0))) Lf Lf))) (Nd (Some (isA m p ((p * t1) - l) x)) (Nd (Some (y = (x + (m * ((t1 * p) - l))))) (Nd (Some (isA m p ((p * (- i)) - l) x)) (Nd (Some (x = y)) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (y = (x + (m * ((p * i) - l))))) (Nd (Some (0 < (p * i))) Lf Lf) (Nd (Some (l < p)) Lf Lf)))) (Nd (Some (isA m p ((i * p) + l) y)) (Nd (Some (y = (x + (m * ((i * p) - l))))) (Nd (Some (1 <= t1)) (Nd (Some (isA m p (- ((p * i) - l)) (x + (m * ((p * i) - l))))) (Nd (Some (((i * p) + l) = (- ((p * (- i)) - l)))) Lf Lf) Lf) (Nd (Some (0 <= (p * (t1 - 1)))) Lf Lf)) (Nd (Some (y = (x + (m * (((- t1) * p) - l))))) (Nd (Some ((p * t1) < 0)) Lf Lf) (Nd (Some (((m * p) * t1) = ((m * p) * 0))) Lf Lf))) (Nd (Some (isA m p (- ((p * t1) - l)) (x + (m * ((p * t1) - l))))) (Nd (Some (isA m p (((- t1) * p) + l) y)) (Nd (Some (isA m p (- ((p * (- i)) - l)) (x + (m * ((p * (- i)) - l))))) (Nd (Some (y = x)) Lf Lf) Lf) (Nd (Some (((m * p) * i) = ((m * p) * 0))) Lf Lf)) (Nd (Some (y = (x + (m * ((p * (- i)) - l))))) (Nd (Some ((p * i) < 0)) Lf Lf) (Nd (Some ((x + (m * ((p * t1) - l))) = y)) Lf Lf))))) (Nd (Some (isRow m p x ((p * t1) - l))) (Nd (Some (0 <= i)) (Nd (Some (isA m p ((i * p) - l) x)) (Nd (Some (x = (y + (m * ((t1 * p) + l))))) (Nd (Some (((p * i) - l) <= (-1))) (Nd (Some (x = (x + (m * ((p * t1) - l))))) Lf Lf) Lf) (Nd (Some (0 <= (t1 - 1))) Lf Lf)) (Nd (Some (isA m p (((- t1) * p) - l) x)) (Nd (Some (0 < t1)) Lf Lf) (Nd (Some (t1 = 0)) Lf Lf))) (Nd (Some (((p * t1) - l) <= (-1))) (Nd (Some (0 <= (- t1))) (Nd (Some (((p * (- i)) - l) <= (-1))) (Nd (Some (((i * p) + l) = ((p * i) - l))) Lf Lf) Lf) (Nd (Some (i = 0)) Lf Lf)) (Nd (Some (isRow m p x ((p * (- i)) - l))) (Nd (Some (0 < i)) Lf Lf) (Nd (Some ((- ((p * t1) - l)) = (((- t1) * p) + l))) Lf Lf)))) (Nd (Some (x = (y + (m * ((i * p) + l))))) (Nd (Some (0 <= ((p * t1) - l))) (Nd (Some (isA m p ((t1 * p) - l) x)) (Nd (Some (0 <= ((p * (- i)) - l))) (Nd (Some (((p * t1) - l) = ((t1 * p) + l))) Lf Lf) Lf) (Nd (Some (0 <= ((i * p) - l))) Lf Lf)) (Nd (Some (isRow m p x ((p * i) - l))) (Nd (Some (t1 < 0)) Lf Lf) (Nd (Some (0 <= l)) Lf Lf))) (Nd (Some (0 <= t1)) (Nd (Some (x = (y + (m * (((- t1) * p) + l))))) (Nd (Some (1 <= p)) (Nd (Some (((p * t1) - l) = ((t1 * p) - l))) Lf Lf) Lf) (Nd (Some (l = 0)) Lf Lf)) (Nd (Some (0 <= ((p * i) - l))) (Nd (Some (i < 0)) Lf Lf) (Nd (Some (((i * p) - l) = ((p * i) - l))) Lf Lf))))))
 [(Im (At 1) (An (At 3) (At 4)));
 (Im (At 2) (Or (An (An (At 5) (At 6)) (At 7)) (An (An (At 8) (At 9)) (At 10))));
 (If (At 3) (Or (An (At 11) (At 12)) (An (At 13) (At 14))));
 (Im (Or (An (An (At 15) (At 16)) (At 17)) (An (An (At 18) (At 19)) (At 20))) (At 2));
 (Im (Or (An (An (At 21) (At 22)) (At 23)) (An (An (At 24) (At 25)) (At 26))) (At 2));
 (Im (An (At 27) (At 28)) (At 1));
 (Im (An (At 29) (At 30)) (At 1));
 (If (At 27) (Or (An (At 31) (At 32)) (An (At 33) (At 34))));
 (If (At 29) (Or (An (At 35) (At 36)) (An (At 37) (At 38))));
 (Im (At 39) (An (An (An (Im (At 40) (At 41)) (Im (At 42) (At 43))) (Im (At 41) (At 40))) (Im (At 43) (At 42))));
 (Im (At 39) (An (An (An (Im (At 44) (At 45)) (Im (At 46) (At 47))) (Im (At 45) (At 44))) (Im (At 47) (At 46))));
 (Im (At 48) (Im (At 49) (At 50)));
 (Im (At 9) (An (At 51) (At 52)));
 (Im (At 53) (At 54));
 (Im (At 55) (At 56));
 (Im (At 57) (At 58));
 (Im (At 4) (Im (No (At 20)) Fa));
 (Im (At 4) (Im (No (At 23)) Fa));
 (Im (At 5) (Im (At 47) Fa));
 (Im (At 7) (Im (No (At 30)) Fa));
 (Im (At 10) (Im (No (At 28)) Fa));
 (Im (At 15) (Im (At 24) Fa));
 (Im (No (At 15)) (Im (No (At 43)) Fa));
 (Im (No (At 18)) (Im (No (At 21)) Fa));
 (Im (No (At 18)) (Im (At 41) Fa));
 (Im (At 18) (Im (No (At 49)) Fa));
 (Im (At 31) (Im (At 33) Fa));
 (Im (No (At 31)) (Im (At 51) Fa));
 (Im (No (At 35)) (Im (No (At 37)) Fa));
 (Im (No (At 18)) (Im (No (At 24)) (Im (No (At 57)) Fa)));
 (Im (No (At 48)) (Im (At 59) (Im (At 60) Fa)));
 (Im (No (At 39)) (Im (At 59) (Im (At 60) Fa)));
 (Im (At 59) (Im (At 35) (Im (At 44) Fa)));
 (Im (At 61) (Im (At 62) (If (At 14) (At 22))));
 (Im (At 4) (Im (No (At 62)) Fa));
 (Im (No (At 61)) Fa);
 (Im (At 63) (If (At 9) (At 32)));
 (Im (At 61) (Im (No (At 63)) Fa));
 (Im (At 60) (Im (At 13) (Im (At 50) Fa)));
 (Im (No (At 53)) (Im (No (At 47)) (Im (No (At 45)) Fa)));
 (Im (At 11) (Im (At 59) (Im (At 42) Fa)));
 (Im (At 11) (Im (At 59) (Im (No (At 55)) (Im (No (At 40)) Fa))));
 (Im (At 64) (Im (At 65) (If (At 12) (At 14))));
 (Im (At 11) (Im (At 59) (Im (No (At 40)) (Im (No (At 64)) Fa))));
 (Im (At 66) (Im (At 30) (If (At 6) (At 38))));
 (Im (At 61) (Im (No (At 66)) Fa));
 (Im (No (At 28)) (Im (At 7) (Im (At 54) Fa)));
 (Im (At 56) (Im (At 58) (Im (No (At 65)) Fa)));
 (Im (No (At 33)) (Im (At 59) (Im (No (At 55)) (Im (No (At 44)) Fa))));
 (Im (No (At 37)) (Im (At 59) (Im (No (At 46)) (Im (No (At 67)) Fa))));
 (Im (At 56) (Im (No (At 68)) (Im (At 7) (Im (At 54) Fa))));
 (Im (No (At 37)) (Im (No (At 31)) (Im (No (At 46)) Fa)));
 (Im (At 69) (Im (At 70) (If (At 6) (At 32))));
 (Im (At 68) (Im (No (At 70)) Fa));
 (Im (At 67) (Im (No (At 69)) Fa));
 (Im (At 71) (If (At 12) (At 19)));
 (Im (At 61) (Im (No (At 71)) Fa));
 (An (At 72) (At 39));
 (At 59);
 (At 60)]
 (If (At 1) (At 2))
 (Sp 59 (Sp 60 (Sp 48 (Sp 39 (Sp 61 (Sp 63 (Sp 66 (Sp 71 (Sp 18 (Sp 49 (Sp 50 (Sp 13 (Cl 40) (Sp 1 (Sp 3 (Sp 4 (Sp 2 (Cl 1) (Sp 11 (Sp 12 (Sp 20 (Sp 19 (Cl 5) (Cl 57)) (Cl 18)) (Cl 4)) (Cl 4))) (Cl 2)) (Cl 2)) (Sp 2 (Sp 7 (Sp 30 (Sp 29 (Cl 8) (Sp 9 (Sp 51 (Sp 32 (Sp 31 (Sp 27 (Sp 28 (Cl 7) (Sp 10 (Cl 22) (Sp 54 (Cl 48) (Sp 5 (Sp 6 (Sp 53 (Cl 15) (Sp 47 (Cl 20) (Sp 38 (Sp 45 (Sp 46 (Cl 12) (Sp 44 (Sp 37 (Cl 10) (Sp 35 (Cl 34) (Cl 30))) (Cl 12))) (Cl 41)) (Cl 46)))) (Cl 3)) (Cl 3))))) (Cl 9)) (Cl 29)) (Cl 38)) (Cl 14)) (Sp 5 (Sp 6 (Sp 32 (Cl 38) (Sp 47 (Cl 20) (Sp 38 (Sp 46 (Cl 12) (Sp 37 (Cl 10) (Sp 67 (Sp 31 (Sp 35 (Sp 69 (Sp 33 (Cl 28) (Sp 44 (Cl 34) (Sp 70 (Cl 54) (Sp 55 (Sp 45 (Cl 12) (Sp 68 (Cl 55) (Sp 56 (Sp 53 (Sp 54 (Cl 52) (Cl 15)) (Cl 41)) (Cl 16)))) (Cl 50))))) (Cl 56)) (Cl 30)) (Cl 53)) (Cl 51)))) (Cl 46)))) (Cl 3)) (Cl 3)))) (Cl 21)) (Sp 8 (Sp 9 (Sp 10 (Sp 51 (Sp 32 (Sp 28 (Sp 31 (Sp 27 (Cl 7) (Cl 9)) (Cl 29)) (Cl 22)) (Cl 38)) (Cl 14)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 1)))) (Cl 13)) (Cl 27)) (Sp 21 (Sp 41 (Cl 26) (Sp 40 (Cl 11) (Sp 1 (Sp 3 (Sp 4 (Sp 2 (Cl 1) (Sp 23 (Sp 62 (Sp 22 (Cl 6) (Sp 14 (Cl 35) (Sp 11 (Sp 12 (Sp 42 (Cl 42) (Sp 55 (Sp 64 (Sp 43 (Cl 11) (Sp 56 (Sp 65 (Cl 44) (Sp 15 (Sp 58 (Cl 49) (Sp 24 (Cl 23) (Sp 57 (Cl 17) (Cl 31)))) (Cl 24))) (Cl 16))) (Cl 45)) (Cl 43))) (Cl 4)) (Cl 4)))) (Cl 36)) (Cl 19))) (Cl 2)) (Cl 2)) (Sp 2 (Sp 31 (Sp 33 (Cl 28) (Sp 28 (Sp 27 (Cl 7) (Sp 32 (Cl 9) (Sp 9 (Cl 38) (Sp 5 (Sp 6 (Sp 7 (Sp 47 (Cl 20) (Sp 30 (Sp 46 (Cl 12) (Sp 29 (Cl 8) (Sp 38 (Sp 37 (Cl 10) (Sp 35 (Sp 67 (Sp 44 (Cl 34) (Sp 69 (Sp 45 (Cl 12) (Sp 55 (Sp 70 (Cl 54) (Sp 53 (Sp 56 (Sp 68 (Cl 55) (Sp 54 (Cl 52) (Cl 15))) (Cl 16)) (Cl 41))) (Cl 50))) (Cl 56))) (Cl 51)) (Cl 30))) (Cl 46)))) (Cl 21))) (Cl 3)) (Cl 3)) (Cl 3))))) (Sp 10 (Cl 22) (Sp 5 (Sp 6 (Sp 7 (Sp 47 (Cl 20) (Sp 30 (Sp 54 (Cl 48) (Sp 46 (Cl 12) (Sp 29 (Cl 8) (Sp 38 (Sp 53 (Cl 15) (Sp 37 (Cl 10) (Sp 45 (Sp 35 (Sp 44 (Cl 34) (Cl 12)) (Cl 30)) (Cl 41)))) (Cl 46))))) (Cl 21))) (Cl 3)) (Cl 3)) (Cl 3))))) (Sp 51 (Cl 29) (Sp 9 (Cl 14) (Sp 5 (Sp 6 (Sp 7 (Sp 47 (Cl 20) (Sp 30 (Sp 46 (Cl 12) (Sp 29 (Cl 8) (Sp 38 (Sp 37 (Cl 10) (Cl 53)) (Cl 46)))) (Cl 21))) (Cl 3)) (Cl 3)) (Cl 3))))) (Cl 1))))) (Cl 25))) (Cl 58)) (Cl 47)) (Cl 39)) (Cl 37)) (Cl 33)) (Cl 32)) (Cl 61)) (Cl 60)) _
  W0
  W1
  (def_isRow m p x ((p * t1) - l))
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l))))))) t1)
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l))))))) (- t1))
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) i)
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) (- i))
  (def_isRow m p x ((p * i) - l))
  (def_isRow m p x ((p * (- i)) - l))
  (cancel p t1)
  (cancel p i)
  (product_nonneg p (t1 - 1))
  (a_natural x m ((i * p) - l) p)
  (eq_mul (m * p) i 0)
  (eq_mul m l 0)
  (eq_mul (m * p) t1 0)
  (thy_shifted_93 y x m p t1 l)
  (thy_shifted_94 y x m p t1 l)
  (thy_shifted_95 i)
  (thy_shifted_96 x y m i p l)
  (thy_shifted_93 y x m i p l)
  (thy_shifted_97 t1)
  (thy_shifted_98 t1)
  (thy_shifted_99 t1)
  (thy_shifted_100 t1)
  (thy_shifted_101 t1)
  (thy_shifted_102 p i l)
  (thy_shifted_103 p i l)
  (thy_shifted_104 p i l)
  (thy_shifted_105 t1)
  (thy_shifted_106 p l)
  (thy_shifted_107 p l)
  (thy_shifted_108 l p i)
  (fun eq__0 eq__1 => pg4 isA m m p p (- ((p * t1) - l)) (((- t1) * p) + l) (x + (m * ((p * t1) - l))) y eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_8 y x m p t1 l)
  (thy_shifted_109 p t1 l)
  (fun eq__0 => pg4 isA m m p p ((i * p) - l) ((p * i) - l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_110 p t1 l i)
  (thy_shifted_111 l p t1)
  (thy_shifted_112 i)
  (thy_shifted_113 p t1 l)
  (thy_shifted_114 p t1 l)
  (fun eq__0 eq__1 => pg4 isA m m p p ((p * t1) - l) (- ((p * t1) - l)) x (x + (m * ((p * t1) - l))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_115 p t1 l)
  (fun eq__0 eq__1 => pg4 isA m m p p ((i * p) + l) (- ((p * (- i)) - l)) y (x + (m * ((p * (- i)) - l))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_116 p t1 l i)
  (thy_shifted_117 y x m p i l)
  (thy_shifted_118 m l p t1 x)
  (thy_shifted_119 p i l)
  (thy_shifted_120 p i l t1)
  (thy_shifted_121 m l x y i p)
  (thy_shifted_122 p i l)
  (fun eq__0 eq__1 => pg4 isA m m p p ((i * p) + l) ((p * i) - l) y x eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_123 x y)
  (thy_shifted_124 p t1 l i)
  (fun eq__0 => pg4 isA m m p p ((p * t1) - l) ((t1 * p) - l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_125 p t1 l)
).
vm_compute; reflexivity.
Qed.

(* Theorem 2.1 (iiia), corrected: P(m x pWN_l) = {(b_{ip+l}, a_{ip+l}) | i >= 0} + {(a_{ip-l}, b_{ip-l}) | i >= 1}, the printed set with its coordinates exchanged; for all 0 <= l < p. *)
Lemma thm_2_1_iiia : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) ->
  ((P x y) <-> (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l)))))))).
Proof.
intros l m p x y P.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) y)) /\ (x = (y + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) x)) /\ (y = (x + (m * ((i_pair * p) - l)))))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= x)) Lf Lf) (Nd (Some (y < (m * (p - l)))) Lf Lf)) (Nd (Some (l < p)) (Nd (Some (0 < (0 + l))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= l)) (Nd (Some (0 <= y)) Lf Lf) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))))))) (Nd (Some (x < (m * l))) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 8) (At 9)) (No (An (An (An (An (At 10) (At 8)) (At 9)) (At 11)) (At 12)))) (If (At 1) (At 13)))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (If (At 13) (At 2)))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (An (An (At 8) (At 9)) (No (An (An (An (An (At 10) (At 8)) (At 9)) (At 11)) (At 12))))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 2 (Sp 13 (Sp 1 (Cl 1) (Sp 10 (Sp 11 (Sp 12 (Cl 8) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Sp 13 (Cl 3) (Sp 1 (Sp 10 (Sp 11 (Sp 12 (Cl 8) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1)))) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 4)) _
  (shifted_determined l m p x y P)
  (listed_mirrored l m p x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_126 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_127 : forall (x1 : Z), (1 <= x1) -> (0 < (1 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_128 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_129 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_130 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (x2 + (x3 * ((x4 * x5) + x6))))) -> (x2 = (x1 + (x3 * (((- x4) * x5) - x6)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_131 : forall (x1 : Z), (1 <= x1) -> (0 <= ((- (x1 - 1)) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_132 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (0 <= ((- (x1 - 1)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_133 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (1 <= (1 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_134 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * (((x4 - 1) * x5) + x6)))) -> (~ (x2 = (x1 + (x3 * (((1 - x4) * x5) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_135 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= ((x1 * (- x2)) - x3)) -> (((x1 * (- x2)) - x3) <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_136 : forall (x1 : Z), (~ (0 <= x1)) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_137 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 < (x1 * x2)) -> (~ (((x1 * (- x2)) - x3) <= (-1))) -> (x3 = 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_138 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (~ (((x2 * x3) + x1) = ((x3 * x2) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_139 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (x2 = (2 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_140 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) + x3) = ((x2 * x1) - x3)) -> (~ (((x1 * x2) - x3) = (- ((x2 * (- x1)) - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_141 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * x2) = (x1 * 0)) -> (x3 = (x4 + (x1 * ((x5 * x6) - x2)))) -> (~ (x4 = (x3 + (x1 * ((x6 * (- x5)) - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_142 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * x2) = (x1 * 0)) -> (x3 = (x4 + (x1 * ((x5 * x6) + x2)))) -> (~ (x3 = (x4 + (x1 * ((x6 * x5) - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_143 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + x3) = ((x2 * x1) - x3)) -> (~ ((- ((x2 * x4) - x3)) = (((- x4) * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_144 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * x2) = (x1 * 0)) -> (x3 = (x4 + (x1 * ((x5 * x6) - x2)))) -> (~ (x4 = (x3 + (x1 * (((- x6) * x5) - x2))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_145 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + x3) = ((x2 * x1) - x3)) -> (~ (((x2 * x4) - x3) = ((x4 * x2) + x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_146 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x2 = 0) -> (0 <= (x1 * ((- x3) - 1))) -> (0 <= ((x1 * x3) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_147 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- (x1 - 1)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_148 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (1 <= x2) -> (x2 = (2 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_149 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> ((x3 * x5) = (x3 * (2 * x6))) -> (~ (x2 = (x1 + (x3 * ((x5 * (1 - x4)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_150 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * (1 - x2)) - x3) <= (-1))) -> (~ (0 < (x1 * (1 - x2)))) -> (1 <= x1) -> (x1 = (2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_151 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (2 * x2)) -> (~ (((x3 * x1) - x2) = (- ((x1 * (1 - x3)) - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_152 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 * x5) + x6)))) -> ((x3 * x5) = (x3 * (2 * x6))) -> (~ (x1 = (x2 + (x3 * ((x5 * (x4 + 1)) - x6))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_153 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (2 * x2)) -> (~ (((x3 * x1) + x2) = ((x1 * (x3 + 1)) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_154 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (2 * x2)) -> (((x1 * (- x3)) - x2) <= (-1)) -> (~ (0 <= ((x1 * (x3 + 1)) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_155 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) < 0)) -> (1 <= x1) -> (x1 = (2 * x3)) -> (0 <= ((x1 * (- x2)) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_156 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) < 0)) -> (~ (((x1 * (- x2)) - x3) <= (-1))) -> (~ (0 <= ((x1 * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_157 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (1 <= x2) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_158 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (~ (0 <= ((x2 * (- x3)) - x1))) -> (~ (0 <= ((x2 * x3) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_159 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (((x2 * x3) - x1) <= (-1)) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_160 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (0 <= (x1 * ((- (x2 - 1)) - 1))) -> (x1 = (2 * x3)) -> (0 <= ((x1 * x2) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_161 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (2 * x2)) -> (~ (((x1 * x3) - x2) = (((x3 - 1) * x1) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_162 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * x2) = (x1 * (2 * x3))) -> (x4 = (x5 + (x1 * ((x2 * x6) - x3)))) -> (~ (x4 = (x5 + (x1 * (((x6 - 1) * x2) + x3))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_163 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (2 * x2)) -> (~ ((- ((x1 * x3) - x2)) = (((1 - x3) * x1) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_164 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) - x3) <= (-1)) -> (x1 = (2 * x3)) -> (0 <= (x1 * x2)) -> (0 <= (x1 * (x2 - 1))) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iiia) as printed holds for l = 0 and for p = 2l. *)
Lemma thm_2_1_iiia_printed_holds : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= l) ->
  (l < p) ->
  ((l = 0) \/ (p = (2 * l))) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) ->
  ((P x y) <-> (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l)))))))).
Proof.
intros l m p x y P.
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) as [t1 W1].
destruct (wit_ex1 (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l)))))))) as [i W2].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l)))))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= x)) (Nd (Some (0 <= i)) (Nd (Some (0 <= p)) (Nd (Some (0 < i)) Lf Lf) (Nd (Some ((x + (m * ((p * t1) - l))) = y)) Lf Lf)) (Nd (Some (1 <= (- t1))) (Nd (Some (y = (x + (m * ((p * (1 - i)) - l))))) Lf Lf) Lf)) (Nd (Some (((p * t1) - l) <= (-1))) (Nd (Some (isA m p (((t1 - 1) * p) - l) y)) (Nd (Some (isA m p (- ((p * (i + 1)) - l)) (x + (m * ((p * (i + 1)) - l))))) Lf Lf) Lf) (Nd (Some (x = (y + (m * (((1 - t1) * p) - l))))) (Nd (Some ((1 - i) < 0)) Lf Lf) Lf))) (Nd (Some (y < (m * (p - l)))) (Nd (Some (isA m p ((i * p) - l) y)) (Nd (Some (0 <= (t1 - 1))) (Nd (Some (y = (x + (m * ((p * (i + 1)) - l))))) Lf Lf) (Nd (Some (((p * t1) - l) = (((t1 - 1) * p) + l))) Lf Lf)) (Nd (Some (isA m p (((1 - t1) * p) + l) x)) (Nd (Some (isA m p (- ((p * (1 - i)) - l)) (x + (m * ((p * (1 - i)) - l))))) Lf Lf) Lf)) (Nd (Some (y = (x + (m * ((t1 * p) + l))))) (Nd (Some (0 <= (p * ((- (t1 - 1)) - 1)))) (Nd (Some (isA m p ((p * (- i)) - l) x)) Lf Lf) Lf) (Nd (Some (isA m p ((p * i) - l) x)) (Nd (Some ((m * p) = (m * (2 * l)))) Lf Lf) Lf)))) (Nd (Some (l < p)) (Nd (Some (0 < (0 + l))) (Nd (Some (y = (x + (m * ((i * p) + l))))) (Nd (Some (0 <= ((- t1) - 1))) (Nd (Some (i < 0)) Lf Lf) (Nd (Some (((i * p) - l) = (- ((p * (1 - i)) - l)))) Lf Lf)) (Nd (Some (x = (y + (m * (((- t1) * p) - l))))) (Nd (Some (isA m p ((p * (1 - i)) - l) x)) Lf Lf) Lf)) (Nd (Some (0 <= t1)) (Nd (Some (0 <= (p * (t1 - 1)))) (Nd (Some (y = (x + (m * ((p * (- i)) - l))))) Lf Lf) Lf) (Nd (Some (y = (x + (m * ((p * i) - l))))) (Nd (Some ((m * l) = (m * 0))) Lf Lf) Lf))) (Nd (Some (isRow m p x ((p * t1) - l))) (Nd (Some (0 <= ((p * t1) - l))) (Nd (Some (y = (x + (m * (((t1 - 1) * p) + l))))) (Nd (Some (isA m p ((p * (i + 1)) - l) x)) Lf Lf) Lf) (Nd (Some (1 <= (1 - t1))) (Nd (Some (0 < (1 - i))) Lf Lf) Lf)) (Nd (Some (isA m p ((t1 * p) - l) y)) (Nd (Some (isA m p (((- t1) * p) + l) x)) (Nd (Some (isA m p (- ((p * (- i)) - l)) (x + (m * ((p * (- i)) - l))))) Lf Lf) Lf) (Nd (Some (isA m p (- ((p * i) - l)) (x + (m * ((p * i) - l))))) (Nd (Some (((i * p) - l) = (- ((p * (- i)) - l)))) Lf Lf) Lf))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= l)) (Nd (Some (0 <= y)) (Nd (Some (isA m p ((i * p) + l) x)) (Nd (Some (0 <= (p * t1))) (Nd (Some ((p * i) < 0)) Lf Lf) (Nd (Some (((p * t1) - l) = ((t1 * p) + l))) Lf Lf)) (Nd (Some (isA m p (((- t1) * p) - l) y)) (Nd (Some (0 <= ((p * (1 - i)) - l))) Lf Lf) Lf)) (Nd (Some (isA m p (- ((p * t1) - l)) (x + (m * ((p * t1) - l))))) (Nd (Some (x = (y + (m * (((t1 - 1) * p) - l))))) (Nd (Some (isRow m p x ((p * (- i)) - l))) Lf Lf) Lf) (Nd (Some (isRow m p x ((p * i) - l))) (Nd (Some (l = 0)) Lf Lf) Lf))) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))) (Nd (Some (x = (y + (m * ((i * p) - l))))) (Nd (Some (isA m p (((t1 - 1) * p) + l) x)) (Nd (Some (0 <= ((p * (i + 1)) - l))) Lf Lf) (Nd (Some ((- ((p * t1) - l)) = (((1 - t1) * p) - l))) Lf Lf)) (Nd (Some (y = (x + (m * (((1 - t1) * p) + l))))) (Nd (Some (0 < (p * (1 - i)))) Lf Lf) Lf)) (Nd (Some (1 <= t1)) (Nd (Some (0 <= (- t1))) (Nd (Some (((p * (- i)) - l) <= (-1))) Lf Lf) Lf) (Nd (Some (((p * i) - l) <= (-1))) (Nd (Some (((i * p) + l) = ((p * i) - l))) Lf Lf) Lf)))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))))))) (Nd (Some (x < (m * l))) (Nd (Some (1 <= i)) (Nd (Some (0 <= (p * ((- t1) - 1)))) (Nd (Some (isRow m p x ((p * (i + 1)) - l))) Lf Lf) (Nd (Some (((i * p) + l) = ((p * (i + 1)) - l))) Lf Lf)) (Nd (Some (0 <= (1 - t1))) (Nd (Some (((p * (1 - i)) - l) <= (-1))) Lf Lf) Lf)) (Nd (Some (isA m p ((t1 * p) + l) x)) (Nd (Some (0 <= ((- (t1 - 1)) - 1))) (Nd (Some (0 <= ((p * (- i)) - l))) Lf Lf) Lf) (Nd (Some (0 <= ((p * i) - l))) (Nd (Some (p = (2 * l))) Lf Lf) Lf))) (Nd (Some (y = (x + (m * ((p * t1) - l))))) (Nd (Some (isA m p ((p * t1) - l) x)) (Nd (Some (1 <= (t1 - 1))) (Nd (Some (((p * (i + 1)) - l) <= (-1))) Lf Lf) Lf) (Nd (Some (isA m p (((1 - t1) * p) - l) y)) (Nd (Some ((p * (1 - i)) < 0)) Lf Lf) Lf)) (Nd (Some (x = (y + (m * ((t1 * p) - l))))) (Nd (Some (y = (x + (m * (((- t1) * p) + l))))) (Nd (Some (isRow m p x ((p * (1 - i)) - l))) Lf Lf) Lf) (Nd (Some (0 < (p * i))) (Nd (Some ((- ((p * t1) - l)) = (((- t1) * p) - l))) Lf Lf) Lf))))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 8) (At 9)) (No (An (An (An (An (At 10) (At 8)) (At 9)) (At 11)) (At 12)))) (If (At 1) (At 13)))))));
 (Im (At 13) (An (At 14) (At 15)));
 (Im (At 2) (Or (An (An (At 16) (At 17)) (At 18)) (An (An (At 19) (At 20)) (At 21))));
 (If (At 14) (Or (An (At 22) (At 23)) (An (At 24) (At 25))));
 (Im (Or (An (An (At 26) (At 27)) (At 28)) (An (An (At 29) (At 30)) (At 31))) (At 2));
 (Im (At 32) (Im (At 26) (At 33)));
 (Im (At 32) (Im (At 34) (At 35)));
 (Im (Or (An (An (At 36) (At 37)) (At 38)) (An (An (At 39) (At 40)) (At 41))) (At 2));
 (Im (At 32) (Im (At 36) (At 42)));
 (Im (At 32) (Im (At 43) (At 44)));
 (Im (Or (An (An (At 45) (At 46)) (At 47)) (An (An (At 48) (At 49)) (At 50))) (At 2));
 (Im (Or (An (An (At 51) (At 52)) (At 53)) (An (An (At 54) (At 55)) (At 56))) (At 2));
 (Im (An (At 57) (At 58)) (At 13));
 (If (At 57) (Or (An (At 59) (At 60)) (An (At 61) (At 62))));
 (Im (At 4) (An (An (An (Im (At 63) (At 64)) (Im (At 65) (At 66))) (Im (At 64) (At 63))) (Im (At 66) (At 65))));
 (Im (An (At 67) (At 68)) (At 13));
 (If (At 67) (Or (An (At 69) (At 70)) (An (At 71) (At 72))));
 (Im (An (At 73) (At 74)) (At 13));
 (If (At 73) (Or (An (At 75) (At 76)) (An (At 77) (At 78))));
 (Im (An (At 79) (At 80)) (At 13));
 (If (At 79) (Or (An (At 81) (At 82)) (An (At 83) (At 84))));
 (Im (At 4) (An (An (An (Im (At 85) (At 86)) (Im (At 87) (At 88))) (Im (At 86) (At 85))) (Im (At 88) (At 87))));
 (Im (At 89) (At 90));
 (Im (At 91) (At 92));
 (Im (At 16) (Im (At 66) Fa));
 (Im (At 19) (Im (No (At 64)) Fa));
 (Im (At 19) (Im (At 86) Fa));
 (Im (No (At 26)) (Im (No (At 34)) Fa));
 (Im (No (At 26)) (Im (No (At 48)) Fa));
 (Im (No (At 28)) (Im (At 50) Fa));
 (Im (At 29) (Im (No (At 36)) Fa));
 (Im (At 29) (Im (At 43) Fa));
 (Im (No (At 29)) (Im (No (At 43)) Fa));
 (Im (No (At 29)) (Im (No (At 54)) Fa));
 (Im (At 38) (Im (No (At 56)) Fa));
 (Im (At 75) (Im (At 77) Fa));
 (Im (No (At 75)) (Im (No (At 77)) Fa));
 (Im (No (At 5)) (Im (At 89) Fa));
 (Im (No (At 32)) (Im (At 4) Fa));
 (Im (At 63) (Im (No (At 77)) (Im (At 89) Fa)));
 (Im (At 93) (If (At 17) (At 60)));
 (Im (At 89) (Im (No (At 93)) Fa));
 (Im (No (At 5)) (Im (At 4) (Im (At 91) Fa)));
 (Im (At 94) (Im (At 74) (If (At 20) (At 78))));
 (Im (At 93) (Im (No (At 94)) Fa));
 (Im (At 90) (Im (At 21) (Im (No (At 74)) Fa)));
 (Im (At 90) (Im (At 18) (Im (No (At 58)) Fa)));
 (Im (At 95) (Im (At 96) (If (At 25) (At 49))));
 (Im (At 15) (Im (No (At 96)) Fa));
 (Im (At 93) (Im (No (At 95)) Fa));
 (Im (At 90) (Im (At 15) (Im (No (At 50)) Fa)));
 (Im (At 97) (If (At 23) (At 27)));
 (Im (At 93) (Im (No (At 97)) Fa));
 (Im (At 4) (Im (At 89) (Im (At 35) (Im (At 22) Fa))));
 (Im (No (At 26)) (Im (No (At 43)) Fa));
 (Im (No (At 6)) (Im (At 4) (Im (At 91) Fa)));
 (Im (At 21) (Im (At 92) (Im (No (At 80)) Fa)));
 (Im (No (At 83)) (Im (No (At 85)) (Im (At 4) (Im (At 91) Fa))));
 (Im (At 98) (Im (At 80) (If (At 20) (At 84))));
 (Im (At 91) (Im (No (At 98)) Fa));
 (Im (At 18) (Im (At 92) (Im (No (At 68)) Fa)));
 (Im (At 99) (If (At 17) (At 70)));
 (Im (At 91) (Im (No (At 99)) Fa));
 (Im (At 91) (Im (At 77) (Im (No (At 69)) Fa)));
 (Im (No (At 65)) (Im (At 4) (Im (At 91) (Im (At 75) Fa))));
 (Im (No (At 65)) (Im (No (At 77)) (Im (No (At 59)) Fa)));
 (Im (No (At 6)) (Im (At 4) (Im (At 89) Fa)));
 (Im (At 89) (Im (No (At 75)) (Im (No (At 59)) Fa)));
 (Im (At 89) (Im (At 24) (Im (At 33) Fa)));
 (Im (At 4) (Im (At 44) (Im (At 91) (Im (At 22) Fa))));
 (Im (At 100) (If (At 23) (At 37)));
 (Im (At 91) (Im (No (At 100)) Fa));
 (Im (At 92) (Im (At 15) (Im (No (At 38)) Fa)));
 (Im (At 101) (Im (At 96) (If (At 25) (At 55))));
 (Im (At 91) (Im (No (At 101)) Fa));
 (Im (At 24) (Im (At 91) (Im (At 33) (Im (At 42) Fa))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (Or (At 89) (At 91));
 (At 7);
 (An (An (At 8) (At 9)) (No (An (An (An (An (At 10) (At 8)) (At 9)) (At 11)) (At 12))))]
 (If (At 1) (At 2))
 [((Im (At 5) (Im (At 6) (Im (No (At 13)) (Im (At 1) Fa)))), (Sp 5 (Sp 6 (Sp 13 (Cl 84) (Sp 1 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Cl 83) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 83)) (Cl 83)) (Cl 82)) (Cl 78)) (Cl 78)) (Cl 84))) (Cl 84)) (Cl 84)));
  ((Im (At 90) (Im (At 93) (Im (At 89) (Im (No (At 13)) (Im (At 2) (Im (No (At 77)) Fa)))))), (Sp 90 (Sp 93 (Sp 89 (Sp 13 (Cl 85) (Sp 2 (Sp 77 (Cl 85) (Sp 4 (Sp 63 (Cl 41) (Sp 64 (Cl 16) (Sp 19 (Cl 27) (Sp 16 (Sp 17 (Sp 18 (Sp 66 (Cl 26) (Sp 60 (Sp 58 (Sp 65 (Cl 16) (Sp 57 (Cl 14) (Sp 59 (Cl 15) (Cl 67)))) (Cl 48)) (Cl 42))) (Cl 4)) (Cl 4)) (Cl 4))))) (Cl 78))) (Cl 85))) (Cl 85)) (Cl 85)) (Cl 85)));
  ((Im (At 94) (Im (At 90) (Im (At 77) (Im (No (At 13)) (Im (At 2) (Im (No (At 18)) Fa)))))), (Sp 94 (Sp 90 (Sp 77 (Sp 13 (Cl 86) (Sp 2 (Sp 18 (Cl 86) (Sp 20 (Sp 21 (Sp 74 (Sp 73 (Cl 19) (Sp 78 (Cl 20) (Cl 45))) (Cl 47)) (Cl 4)) (Cl 4))) (Cl 86))) (Cl 86)) (Cl 86)) (Cl 86)));
  ((Im (At 94) (Im (At 90) (Im (At 93) (Im (At 89) (Im (At 5) (Im (At 6) (Im (No (At 13)) Fa))))))), (Sp 94 (Sp 90 (Sp 93 (Sp 89 (Sp 5 (Sp 6 (Sp 13 (Cl 87) (Sp 1 (Cl 84) (Sp 2 (Sp 77 (Sp 75 (Cl 37) (Sp 59 (Sp 18 (Sp 58 (Sp 57 (Cl 14) (Sp 60 (Cl 15) (Sp 17 (Cl 42) (Sp 20 (Sp 21 (Sp 74 (Sp 73 (Cl 19) (Sp 78 (Cl 20) (Cl 45))) (Cl 47)) (Cl 4)) (Cl 4))))) (Cl 48)) (Cl 86)) (Cl 69))) (Cl 85)) (Cl 1)))) (Cl 87)) (Cl 87)) (Cl 87)) (Cl 87)) (Cl 87)) (Cl 87)));
  ((Im (At 5) (Im (At 6) (Im (At 13) (Im (No (At 1)) Fa)))), (Sp 5 (Sp 6 (Sp 13 (Sp 1 (Cl 88) (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Cl 83) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 83)) (Cl 83)) (Cl 82)) (Cl 78)) (Cl 78))) (Cl 88)) (Cl 88)) (Cl 88)));
  ((Im (At 14) (Im (At 95) (Im (At 96) (Im (At 89) (Im (At 50) (Im (No (At 2)) (Im (No (At 26)) Fa))))))), (Sp 14 (Sp 95 (Sp 96 (Sp 89 (Sp 50 (Sp 2 (Cl 89) (Sp 26 (Cl 89) (Sp 4 (Sp 32 (Sp 34 (Sp 48 (Sp 35 (Sp 49 (Cl 12) (Sp 22 (Cl 55) (Sp 25 (Cl 49) (Cl 5)))) (Cl 8)) (Cl 30)) (Cl 29)) (Cl 40)) (Cl 78)))) (Cl 89)) (Cl 89)) (Cl 89)) (Cl 89)) (Cl 89)));
  ((Im (At 89) Fa), (Sp 89 (Sp 4 (Sp 32 (Sp 90 (Sp 5 (Sp 93 (Sp 6 (Sp 94 (Sp 95 (Sp 97 (Sp 13 (Sp 14 (Sp 15 (Sp 96 (Sp 50 (Sp 28 (Sp 1 (Sp 2 (Cl 1) (Sp 26 (Sp 27 (Cl 6) (Sp 33 (Sp 23 (Cl 53) (Sp 24 (Cl 70) (Cl 5))) (Cl 7))) (Cl 89))) (Cl 88)) (Cl 31)) (Cl 52)) (Cl 50)) (Cl 3)) (Cl 3)) (Cl 87)) (Cl 54)) (Cl 51)) (Cl 46)) (Cl 68)) (Cl 43)) (Cl 39)) (Cl 24)) (Cl 40)) (Cl 78)) (Cl 90)));
  ((Im (At 96) (Im (At 56) (Im (No (At 2)) (Im (At 14) (Im (At 43) Fa))))), (Sp 96 (Sp 56 (Sp 2 (Cl 91) (Sp 14 (Sp 43 (Sp 4 (Sp 32 (Sp 89 (Cl 90) (Sp 91 (Sp 101 (Sp 44 (Sp 29 (Cl 33) (Sp 22 (Cl 71) (Sp 54 (Sp 25 (Sp 55 (Cl 13) (Cl 75)) (Cl 5)) (Cl 35)))) (Cl 11)) (Cl 76)) (Cl 81))) (Cl 40)) (Cl 78)) (Cl 91)) (Cl 91))) (Cl 91)) (Cl 91)));
  ((Im (At 13) Fa), (Sp 13 (Sp 4 (Sp 32 (Sp 89 (Cl 90) (Sp 91 (Sp 92 (Sp 5 (Sp 6 (Sp 100 (Sp 14 (Sp 15 (Sp 1 (Sp 96 (Sp 38 (Sp 2 (Cl 1) (Sp 56 (Sp 43 (Cl 91) (Sp 29 (Sp 26 (Sp 36 (Sp 33 (Sp 37 (Cl 9) (Sp 42 (Sp 24 (Cl 77) (Sp 23 (Cl 72) (Cl 5))) (Cl 10))) (Cl 7)) (Cl 32)) (Cl 56)) (Cl 34))) (Cl 36))) (Cl 74)) (Cl 50)) (Cl 88)) (Cl 3)) (Cl 3)) (Cl 73)) (Cl 57)) (Cl 44)) (Cl 25)) (Cl 81))) (Cl 40)) (Cl 78)) (Cl 92)));
  ((Im (No (At 16)) Fa), (Sp 16 (Cl 93) (Sp 4 (Sp 89 (Cl 90) (Sp 91 (Sp 92 (Sp 5 (Sp 6 (Sp 98 (Sp 13 (Cl 92) (Sp 1 (Cl 84) (Sp 2 (Sp 19 (Sp 20 (Sp 21 (Sp 86 (Cl 28) (Sp 80 (Sp 85 (Cl 23) (Sp 79 (Cl 21) (Sp 84 (Sp 83 (Cl 22) (Cl 59)) (Cl 60)))) (Cl 58))) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 1)))) (Cl 61)) (Cl 57)) (Cl 44)) (Cl 25)) (Cl 81))) (Cl 78))));
  ((Im (No (At 19)) Fa), (Sp 19 (Cl 94) (Sp 4 (Sp 89 (Cl 90) (Sp 91 (Sp 92 (Sp 5 (Sp 6 (Sp 99 (Sp 13 (Cl 92) (Sp 1 (Cl 84) (Sp 2 (Sp 16 (Sp 66 (Cl 26) (Sp 65 (Cl 16) (Sp 75 (Cl 66) (Sp 77 (Sp 69 (Sp 17 (Sp 18 (Sp 70 (Sp 68 (Sp 67 (Cl 17) (Cl 18)) (Cl 62)) (Cl 63)) (Cl 4)) (Cl 4)) (Cl 65)) (Cl 38))))) (Cl 93)) (Cl 1)))) (Cl 64)) (Cl 57)) (Cl 44)) (Cl 25)) (Cl 81))) (Cl 78))));
  ((Im (No (At 17)) Fa), (Sp 17 (Cl 95) (Sp 4 (Sp 89 (Cl 90) (Sp 91 (Sp 92 (Sp 5 (Sp 6 (Sp 98 (Sp 13 (Cl 92) (Sp 1 (Cl 84) (Sp 2 (Sp 19 (Sp 86 (Cl 28) (Sp 85 (Cl 23) (Sp 83 (Sp 20 (Sp 21 (Sp 80 (Sp 79 (Cl 21) (Sp 84 (Cl 22) (Cl 60))) (Cl 58)) (Cl 4)) (Cl 4)) (Cl 59)))) (Cl 94)) (Cl 1)))) (Cl 61)) (Cl 57)) (Cl 44)) (Cl 25)) (Cl 81))) (Cl 78))))]
 (Sp 4 (Sp 89 (Cl 90) (Sp 91 (Sp 92 (Sp 5 (Sp 6 (Sp 98 (Sp 99 (Sp 13 (Cl 92) (Sp 1 (Cl 84) (Sp 2 (Sp 16 (Sp 66 (Cl 26) (Sp 65 (Cl 16) (Sp 75 (Cl 66) (Sp 77 (Sp 69 (Sp 19 (Sp 86 (Cl 28) (Sp 85 (Cl 23) (Sp 83 (Sp 17 (Sp 70 (Sp 67 (Sp 68 (Cl 17) (Sp 18 (Cl 62) (Sp 20 (Sp 21 (Sp 80 (Sp 79 (Cl 21) (Sp 84 (Cl 22) (Cl 60))) (Cl 58)) (Cl 4)) (Cl 4)))) (Cl 18)) (Cl 63)) (Cl 95)) (Cl 59)))) (Cl 94)) (Cl 65)) (Cl 38))))) (Cl 93)) (Cl 1)))) (Cl 64)) (Cl 61)) (Cl 57)) (Cl 44)) (Cl 25)) (Cl 81))) (Cl 78)) _
  (shifted_determined l m p x y P)
  W1
  W2
  (def_isRow m p x ((p * t1) - l))
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l))))))) t1)
  (product_nonneg p t1)
  (product_nonneg p ((- t1) - 1))
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l))))))) (t1 - 1))
  (product_nonneg p (t1 - 1))
  (product_nonneg p ((- (t1 - 1)) - 1))
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l))))))) (- t1))
  (ex1_at (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) x)) /\ (y = (x + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) y)) /\ (x = (y + (m * ((i_pair * p) - l))))))) (1 - t1))
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) i)
  (def_isRow m p x ((p * i) - l))
  (cancel p i)
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) (i + 1))
  (def_isRow m p x ((p * (i + 1)) - l))
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) (- i))
  (def_isRow m p x ((p * (- i)) - l))
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))) (1 - i))
  (def_isRow m p x ((p * (1 - i)) - l))
  (cancel p (1 - i))
  (eq_mul m l 0)
  (eq_mul m p (2 * l))
  (thy_shifted_95 i)
  (thy_shifted_126 i)
  (thy_shifted_127 i)
  (thy_shifted_128 t1)
  (thy_shifted_129 t1)
  (thy_shifted_130 y x m t1 p l)
  (thy_shifted_101 t1)
  (thy_shifted_131 t1)
  (thy_shifted_132 t1)
  (thy_shifted_133 t1)
  (thy_shifted_134 y x m t1 p l)
  (thy_shifted_135 p i l)
  (thy_shifted_104 p i l)
  (thy_shifted_136 l)
  (thy_shifted_2 p)
  (thy_shifted_137 p i l)
  (fun eq__0 => pg4 isA m m p p ((i * p) + l) ((p * i) - l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_138 l i p)
  (thy_shifted_139 l p)
  (fun eq__0 eq__1 => pg4 isA m m p p ((i * p) - l) (- ((p * (- i)) - l)) y (x + (m * ((p * (- i)) - l))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_140 i p l)
  (thy_shifted_141 m l x y i p)
  (thy_shifted_142 m l y x i p)
  (fun eq__0 eq__1 => pg4 isA m m p p (- ((p * t1) - l)) (((- t1) * p) - l) (x + (m * ((p * t1) - l))) y eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_8 y x m p t1 l)
  (thy_shifted_143 i p l t1)
  (thy_shifted_144 m l y x p t1)
  (fun eq__0 => pg4 isA m m p p ((p * t1) - l) ((t1 * p) + l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_145 i p l t1)
  (thy_shifted_146 p l t1)
  (thy_shifted_147 t1)
  (thy_shifted_148 l p)
  (thy_shifted_149 x y m i p l)
  (thy_shifted_150 p i l)
  (fun eq__0 eq__1 => pg4 isA m m p p ((i * p) - l) (- ((p * (1 - i)) - l)) y (x + (m * ((p * (1 - i)) - l))) eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_151 p l i)
  (thy_shifted_152 y x m i p l)
  (fun eq__0 => pg4 isA m m p p ((i * p) + l) ((p * (i + 1)) - l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_153 p l i)
  (thy_shifted_154 p l i)
  (thy_shifted_155 p i l)
  (thy_shifted_156 p i l)
  (thy_shifted_157 l p)
  (thy_shifted_158 l p i)
  (thy_shifted_159 l p t1)
  (thy_shifted_160 p t1 l)
  (fun eq__0 => pg4 isA m m p p ((p * t1) - l) (((t1 - 1) * p) + l) x x eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_161 p l t1)
  (thy_shifted_162 m p l y x t1)
  (fun eq__0 eq__1 => pg4 isA m m p p (- ((p * t1) - l)) (((1 - t1) * p) - l) (x + (m * ((p * t1) - l))) y eq_refl eq_refl eq__0 eq__1)
  (thy_shifted_163 p l t1)
  (thy_shifted_164 p t1 l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_165 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_166 : forall (x1 : Z), (1 <= x1) -> ((x1 - 1) < 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_167 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 - x2) - ((x3 * x1) + x2)) < 0)) -> (~ ((x1 * (x3 - 1)) < 0)) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_shifted_168 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < ((x1 * x2) - x3))) -> (~ ((x2 * (x1 - 1)) < 0)) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_shifted_169 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * (x2 - x3))) -> (~ (0 <= (x1 * (x2 - x3)))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_170 : forall (x1 : Z), (x1 <= 0) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_171 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x1 * (x2 - x3))) -> (1 <= x1) -> (0 = ((x1 * (x2 - x3)) + (x1 * ((x4 * x2) - x3)))) -> (0 < (x1 * ((x4 * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_172 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * ((x2 - x3) - ((x4 * x2) + x3))) < 0) -> ((x1 * (x2 - x3)) = (0 + (x1 * ((x4 * x2) + x3)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_173 : forall (x1 : Z), (x1 = 0) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_174 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> (~ (x3 < (x1 * x2))) -> (x3 = 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_175 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * (x3 - x4))) -> (~ (x1 = (x2 * (x3 - x4)))) -> (~ (x1 < (x2 * (x3 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_176 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < ((x1 - x2) - ((x3 * x1) + x2)))) -> (~ (((x1 - x2) - ((x3 * x1) + x2)) < 0)) -> (~ ((x1 * x3) < 0)) -> (~ (0 < (x1 * x3))) -> (~ (x1 = (2 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_177 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * (x2 - x3)) = (0 + (x1 * ((x4 * x2) + x3)))) -> (0 < (x1 * ((x2 - x3) - ((x4 * x2) + x3)))) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iiia) as printed is false whenever 0 < l < p and p != 2l: (0, m(p-l)) has no option, so it is a P-position, but it is not in the printed set. *)
Lemma thm_2_1_iiia_printed_refuted : forall (l : Z) (m : Z) (p : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (l < p) ->
  (~ (p = (2 * l))) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1))))))) ->
  ((P 0 (m * (p - l))) /\ (~ (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) 0)) /\ ((m * (p - l)) = (0 + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) (m * (p - l)))) /\ (0 = ((m * (p - l)) + (m * ((i_pair * p) - l))))))))).
Proof.
intros l m p P.
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * (p - l)))) /\ (~ ((x1 = 0) /\ (y1 = (m * (p - l)))))) /\ (((0 - x1) - ((m * (p - l)) - y1)) < (m * p))) /\ ((- ((0 - x1) - ((m * (p - l)) - y1))) < (m * p))) \/ ((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * (p - l)))) \/ (((y1 = (m * (p - l))) /\ (0 <= x1)) /\ (x1 < 0)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))) as [X [Y W1]].
destruct (wit_ex1 (fun i_pair => ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) 0)) /\ ((m * (p - l)) = (0 + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) (m * (p - l)))) /\ (0 = ((m * (p - l)) + (m * ((i_pair * p) - l)))))))) as [i W4].
refine (refute (Nd (Some (P 0 (m * (p - l)))) (Nd (Some (exists (i_pair : Z), ((((0 <= i_pair) /\ (isA m p ((i_pair * p) + l) 0)) /\ ((m * (p - l)) = (0 + (m * ((i_pair * p) + l))))) \/ (((1 <= i_pair) /\ (isA m p ((i_pair * p) - l) (m * (p - l)))) /\ (0 = ((m * (p - l)) + (m * ((i_pair * p) - l)))))))) (Nd (Some (0 <= 0)) (Nd (Some ((m * (p - l)) < (m * (p - l)))) (Nd (Some (((0 - X) - ((m * (p - l)) - Y)) < (m * p))) (Nd (Some (1 <= i)) Lf Lf) (Nd (Some (0 < (p * (i - 1)))) Lf Lf)) (Nd (Some (m <= (m * l))) (Nd (Some (0 < (p * i))) Lf Lf) Lf)) (Nd (Some (0 <= Y)) (Nd (Some (X < (m * l))) (Nd (Some (0 < ((p - l) - ((i * p) + l)))) Lf Lf) (Nd (Some (l < p)) Lf Lf)) (Nd (Some ((p - l) <= (m * (p - l)))) (Nd (Some (0 < (m * ((i * p) - l)))) Lf Lf) Lf))) (Nd (Some (0 < (0 + l))) (Nd (Some (0 <= X)) (Nd (Some (Y < (m * (p - l)))) (Nd (Some (0 = ((m * (p - l)) + (m * ((i * p) - l))))) Lf Lf) (Nd (Some ((p * (i - 1)) < 0)) Lf Lf)) (Nd (Some (1 <= (p - l))) (Nd (Some ((p * i) < 0)) Lf Lf) Lf)) (Nd (Some (X = 0)) (Nd (Some (1 <= m)) (Nd (Some (((p - l) - ((i * p) + l)) < 0)) Lf Lf) Lf) (Nd (Some (isA m p ((i * p) + l) 0)) (Nd (Some ((m * ((i * p) - l)) < 0)) Lf Lf) Lf)))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= (m * (p - l)))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * (p - l)))) /\ (~ ((x1 = 0) /\ (y1 = (m * (p - l)))))) /\ (((0 - x1) - ((m * (p - l)) - y1)) < (m * p))) /\ ((- ((0 - x1) - ((m * (p - l)) - y1))) < (m * p))) \/ ((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * (p - l)))) \/ (((y1 = (m * (p - l))) /\ (0 <= x1)) /\ (x1 < 0)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1)))) (Nd (Some ((- ((0 - X) - ((m * (p - l)) - Y))) < (m * p))) (Nd (Some (isA m p ((i * p) - l) (m * (p - l)))) Lf Lf) (Nd (Some (0 < (i - 1))) Lf Lf)) (Nd (Some (l <= (m * l))) (Nd (Some (0 < i)) Lf Lf) Lf)) (Nd (Some (Y <= (m * (p - l)))) (Nd (Some (P X Y)) (Nd (Some ((m * ((p - l) - ((i * p) + l))) < 0)) Lf Lf) (Nd (Some (p = (2 * l))) Lf Lf)) (Nd (Some (0 <= i)) (Nd (Some (0 < ((i * p) - l))) Lf Lf) Lf))) (Nd (Some (0 < (m * l))) (Nd (Some (X <= 0)) (Nd (Some (X < 0)) (Nd (Some (0 < (m * ((p - l) - ((i * p) + l))))) Lf Lf) (Nd (Some ((i - 1) < 0)) Lf Lf)) (Nd (Some (m <= (m * (p - l)))) (Nd (Some (i < 0)) Lf Lf) Lf)) (Nd (Some (Y = (m * (p - l)))) (Nd (Some (1 <= l)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some ((m * (p - l)) = (0 + (m * ((i * p) + l))))) (Nd (Some (((i * p) - l) < 0)) Lf Lf) Lf)))))
 [(Im (At 3) (Im (An (An (At 4) (At 5)) (No (An (An (An (An (At 6) (At 4)) (At 5)) (At 7)) (At 8)))) (If (At 1) (No (At 9)))));
 (Im (At 9) (An (An (Or (An (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (No (An (At 14) (At 15)))) (At 16)) (At 17)) (Or (An (An (At 14) (At 12)) (At 18)) (An (An (At 15) (At 10)) (At 19)))) (No (An (An (An (An (At 6) (At 10)) (At 12)) (At 20)) (At 18)))) (At 21)));
 (Im (At 22) (Im (At 23) (An (At 24) (At 25))));
 (Im (At 22) (Im (At 26) (An (At 27) (At 28))));
 (Im (At 2) (Or (An (An (At 29) (At 30)) (At 31)) (An (An (At 32) (At 33)) (At 34))));
 (Im (At 22) (An (An (An (Im (At 35) (At 36)) (Im (At 37) (At 38))) (Im (At 36) (At 35))) (Im (At 38) (At 37))));
 (Im (At 39) (An (An (An (Im (At 40) (At 41)) (Im (At 42) (At 43))) (Im (At 41) (At 40))) (Im (At 43) (At 42))));
 (Im (At 22) (An (An (An (Im (At 44) (At 45)) (Im (At 46) (At 47))) (Im (At 45) (At 44))) (Im (At 47) (At 46))));
 (Im (At 39) (An (An (An (Im (At 48) (At 49)) (Im (At 50) (At 51))) (Im (At 49) (At 48))) (Im (At 51) (At 50))));
 (Im (At 4) (Im (At 8) Fa));
 (Im (No (At 6)) (Im (At 23) Fa));
 (Im (At 10) (Im (At 19) Fa));
 (Im (No (At 26)) (Im (At 52) Fa));
 (Im (At 29) (Im (At 43) Fa));
 (Im (No (At 32)) (Im (At 41) Fa));
 (Im (At 32) (Im (At 51) Fa));
 (Im (No (At 4)) Fa);
 (Im (No (At 38)) (Im (No (At 50)) (Im (At 23) Fa)));
 (Im (No (At 45)) (Im (No (At 50)) (Im (At 52) Fa)));
 (Im (At 27) (Im (No (At 5)) (Im (At 22) Fa)));
 (Im (At 11) (Im (At 10) (Im (No (At 14)) Fa)));
 (Im (At 27) (Im (At 22) (Im (At 34) (Im (At 44) Fa))));
 (Im (At 37) (Im (At 31) Fa));
 (Im (At 14) (Im (No (At 10)) Fa));
 (Im (At 24) (Im (At 22) (Im (No (At 20)) (Im (At 14) Fa))));
 (Im (At 13) (Im (No (At 15)) (Im (No (At 18)) Fa)));
 (Im (No (At 36)) (Im (No (At 38)) (Im (No (At 42)) (Im (No (At 40)) (Im (No (At 53)) Fa)))));
 (Im (At 31) (Im (At 35) Fa));
 (An (At 22) (At 39));
 (At 23);
 (At 52);
 (No (At 53));
 (At 3)]
 (An (At 1) (No (At 2)))
 (Sp 22 (Sp 39 (Sp 23 (Sp 52 (Sp 53 (Cl 33) (Sp 3 (Sp 6 (Sp 26 (Sp 4 (Sp 24 (Sp 27 (Sp 8 (Cl 11) (Sp 5 (Sp 51 (Sp 32 (Cl 17) (Sp 41 (Cl 16) (Sp 40 (Cl 8) (Sp 2 (Sp 29 (Sp 30 (Sp 31 (Sp 43 (Cl 15) (Sp 37 (Cl 24) (Sp 35 (Cl 29) (Sp 42 (Cl 8) (Sp 36 (Cl 7) (Sp 38 (Cl 7) (Cl 28))))))) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 1 (Cl 1) (Sp 9 (Sp 21 (Sp 10 (Sp 19 (Cl 13) (Sp 11 (Sp 14 (Sp 20 (Sp 15 (Sp 12 (Sp 18 (Cl 3) (Cl 3)) (Cl 3)) (Sp 18 (Sp 12 (Cl 3) (Cl 3)) (Sp 12 (Sp 13 (Cl 27) (Cl 3)) (Cl 3)))) (Cl 26)) (Cl 22)) (Sp 14 (Sp 12 (Sp 18 (Sp 20 (Cl 3) (Cl 26)) (Cl 3)) (Cl 3)) (Cl 3)))) (Sp 14 (Cl 25) (Cl 3))) (Cl 3)) (Cl 2))))))) (Sp 50 (Cl 10) (Sp 38 (Sp 45 (Sp 37 (Sp 44 (Sp 31 (Cl 24) (Sp 34 (Cl 23) (Sp 2 (Cl 6) (Sp 1 (Cl 1) (Sp 9 (Sp 21 (Sp 10 (Sp 19 (Cl 13) (Sp 11 (Sp 14 (Sp 20 (Sp 18 (Sp 12 (Cl 3) (Cl 3)) (Sp 12 (Sp 13 (Sp 15 (Cl 3) (Cl 27)) (Cl 3)) (Cl 3))) (Cl 26)) (Cl 22)) (Sp 14 (Sp 12 (Sp 18 (Sp 20 (Cl 3) (Cl 26)) (Cl 3)) (Cl 3)) (Cl 3)))) (Sp 14 (Cl 25) (Cl 3))) (Cl 3)) (Cl 2)))))) (Cl 9)) (Cl 7)) (Cl 20)) (Cl 19)))) (Cl 21))) (Cl 5)) (Cl 4)) (Cl 18)) (Cl 14)) (Cl 12)) (Cl 34))) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 30)) _
  (all2_at (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P x1 y1))))))) 0 (m * (p - l)))
  W1
  (product_large m l)
  (product_large m (p - l))
  W4
  (cancel m ((p - l) - ((i * p) + l)))
  (cancel p i)
  (cancel m ((i * p) - l))
  (cancel p (i - 1))
  (thy_shifted_33 m p l)
  (thy_shifted_38 l)
  (thy_shifted_95 X)
  (thy_shifted_165 p l)
  (thy_shifted_95 i)
  (thy_shifted_100 i)
  (thy_shifted_166 i)
  (thy_shifted_51 )
  (thy_shifted_167 p l i)
  (thy_shifted_168 i p l)
  (thy_shifted_169 m p l)
  (thy_shifted_170 X)
  (thy_shifted_171 m p l i)
  (thy_shifted_172 m p l i)
  (thy_shifted_173 X)
  (thy_shifted_174 m l X)
  (thy_shifted_175 Y m p l)
  (thy_shifted_176 p l i)
  (thy_shifted_177 m p l i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_178 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- x1) = ((x2 * x3) + x4)) -> (~ (x1 = ((x3 * (- x2)) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_179 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> ((x3 * (- x4)) = (x3 * ((x5 * x6) + x7))) -> (~ (x1 = (x2 + (x3 * ((x6 * (- x5)) - x7))))) -> False.
Proof. thy. Qed.
(* Every pair belongs to the class of exactly the l = -z modulo p, which the second player chooses. *)
Lemma class_of_pair : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ->
  (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))).
Proof.
intros m p x y.
destruct (wit_ex1 (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) as [z W0].
destruct (wit_ex2 (fun q r => ((((- z) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q [r W2]].
refine (refute (Nd (Some (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (y = (x + (m * z)))) (Nd (Some (0 <= r)) Lf Lf) (Nd (Some (y = (x + (m * ((p * (- q)) - r))))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), ((((- z) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - r)) /\ (y = (x + (m * ((p * t_pair) - r))))))) Lf Lf) (Nd (Some (z = ((p * (- q)) - r))) Lf Lf))) (Nd (Some (isRow m p x z)) (Nd (Some (1 <= p)) (Nd (Some (r < p)) Lf Lf) (Nd (Some ((m * (- z)) = (m * ((q * p) + r)))) Lf Lf)) (Nd (Some ((- z) = ((q * p) + r))) (Nd (Some (isRow m p x ((p * (- q)) - r))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (At 5) (At 6));
 (Im (At 6) (An (An (At 7) (At 8)) (At 9)));
 (Im (An (An (At 8) (At 9)) (At 10)) (At 1));
 (Im (An (At 11) (At 12)) (At 10));
 (Im (At 7) (At 13));
 (Im (At 14) (If (At 3) (At 11)));
 (Im (At 7) (Im (No (At 14)) Fa));
 (Im (At 4) (Im (At 13) (Im (No (At 12)) Fa)));
 (An (At 15) (At 5));
 (At 2)]
 (At 1)
 (Sp 15 (Sp 5 (Sp 2 (Sp 1 (Cl 1) (Sp 6 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 9 (Sp 13 (Sp 14 (Sp 10 (Cl 5) (Sp 12 (Sp 11 (Cl 6) (Cl 8)) (Cl 10))) (Cl 9)) (Cl 7)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 3))) (Cl 12)) (Cl 11)) (Cl 11)) _
  W0
  (division p (- z))
  W2
  (ex1_at (fun l => (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l)))))))) r)
  (ex1_at (fun t_pair => ((isRow m p x ((p * t_pair) - r)) /\ (y = (x + (m * ((p * t_pair) - r)))))) (- q))
  (eq_mul m (- z) ((q * p) + r))
  (fun eq__0 => pg4 isRow m m p p x x z ((p * (- q)) - r) eq_refl eq_refl eq_refl eq__0)
  (thy_shifted_178 z q p r)
  (thy_shifted_179 y x m z q p r)
).
vm_compute; reflexivity.
Qed.

(* Theorem 2.1 (iiib), when the second player may choose only an l whose board contains the starting position: P(m x pWN) = {{a_i, b_i} | i >= 0}. *)
Lemma thm_2_1_iiib : forall (m : Z) (p : Z) (x : Z) (y : Z) (P3 : Z -> Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((exists (l : Z), ((((0 <= l) /\ (l < p)) /\ (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l))))))) /\ (P3 l x y))) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P3.
destruct (wit_ex1 (fun l => ((((0 <= l) /\ (l < p)) /\ (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l))))))) /\ (P3 l x y)))) as [l2 W0].
destruct (wit_ex1 (fun l => (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))))) as [l3 W2].
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l2)) /\ (y = (x + (m * ((p * t_pair) - l2))))))) as [t1 W6].
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l3)) /\ (y = (x + (m * ((p * t_pair) - l3))))))) as [t2 W11].
refine (refute (Nd (Some (exists (l : Z), ((((0 <= l) /\ (l < p)) /\ (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l))))))) /\ (P3 l x y)))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (l2 < p)) (Nd (Some (x < (m * l2))) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l3)) /\ (y = (x + (m * ((p * t_pair) - l3))))))) Lf Lf) (Nd (Some (isRow m p x ((p * t1) - l2))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (P3 l3 x y)) Lf Lf) (Nd (Some (y = (x + (m * ((p * t2) - l3))))) Lf Lf))) (Nd (Some (0 <= y)) (Nd (Some (P3 l2 x y)) (Nd (Some (x < (m * l3))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l3))) /\ (y < (m * (p - l3)))))) -> ((P3 l3 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1)))))))) Lf Lf)) (Nd (Some (0 <= l3)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l2))) /\ (y < (m * (p - l2)))))) -> ((P3 l2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1)))))))) Lf Lf) Lf))) (Nd (Some (0 <= l2)) (Nd (Some (0 <= x)) (Nd (Some (y < (m * (p - l2)))) (Nd (Some (0 < (0 + l3))) Lf Lf) (Nd (Some (y = (x + (m * ((p * t1) - l2))))) Lf Lf)) (Nd (Some (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))))) (Nd (Some (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1)))))))))) Lf Lf) Lf)) (Nd (Some (0 < (0 + l2))) (Nd (Some (1 <= m)) (Nd (Some (y < (m * (p - l3)))) Lf Lf) (Nd (Some (isRow m p x ((p * t2) - l3))) Lf Lf)) (Nd (Some (l3 < p)) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l2)) /\ (y = (x + (m * ((p * t_pair) - l2))))))) Lf Lf) Lf))))
 [(Im (At 1) (An (An (An (At 3) (At 4)) (An (An (At 5) (At 6)) (No (An (An (An (An (At 7) (At 5)) (At 6)) (At 8)) (At 9))))) (At 10)));
 (Im (An (At 11) (At 12)) (Im (At 2) (At 13)));
 (Im (At 13) (An (An (At 14) (At 15)) (At 16)));
 (Im (An (An (An (At 14) (At 15)) (An (An (At 5) (At 6)) (No (An (An (An (An (At 17) (At 5)) (At 6)) (At 18)) (At 19))))) (At 20)) (At 1));
 (Im (At 21) (Im (An (At 3) (At 4)) (At 22)));
 (Im (An (At 11) (At 12)) (Im (At 3) (Im (At 4) (Im (At 22) (Im (An (An (At 5) (At 6)) (No (An (An (An (An (At 7) (At 5)) (At 6)) (At 8)) (At 9)))) (If (At 10) (At 23)))))));
 (Im (At 23) (An (At 24) (At 25)));
 (Im (An (At 24) (At 25)) (At 2));
 (Im (At 21) (Im (An (At 14) (At 15)) (At 26)));
 (Im (An (At 11) (At 12)) (Im (At 14) (Im (At 15) (Im (At 26) (Im (An (An (At 5) (At 6)) (No (An (An (An (An (At 17) (At 5)) (At 6)) (At 18)) (At 19)))) (If (At 20) (At 16)))))));
 (Im (At 16) (An (At 27) (At 28)));
 (Im (An (At 11) (At 12)) (Im (At 14) (Im (At 15) (Im (At 27) (Im (At 28) (An (An (At 5) (At 6)) (No (An (An (An (An (At 17) (At 5)) (At 6)) (At 18)) (At 19)))))))));
 (An (At 11) (At 12));
 (At 21);
 (An (At 5) (At 6))]
 (If (At 1) (At 2))
 (Sp 11 (Sp 12 (Sp 21 (Sp 2 (Sp 13 (Sp 1 (Cl 1) (Sp 14 (Sp 15 (Sp 16 (Sp 26 (Sp 27 (Sp 28 (Sp 5 (Sp 6 (Sp 20 (Sp 17 (Sp 18 (Sp 19 (Cl 13) (Cl 5)) (Cl 5)) (Cl 5)) (Sp 17 (Sp 18 (Sp 19 (Cl 13) (Cl 11)) (Cl 11)) (Cl 11))) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 10)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 3)) (Sp 1 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 10 (Sp 22 (Sp 25 (Sp 24 (Cl 9) (Sp 23 (Cl 8) (Sp 7 (Sp 8 (Sp 9 (Cl 2) (Cl 7)) (Cl 7)) (Cl 7)))) (Sp 23 (Cl 8) (Sp 7 (Sp 8 (Sp 9 (Cl 2) (Cl 7)) (Cl 7)) (Cl 7)))) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 15)) (Cl 14)) (Cl 14)) _
  W0
  (class_of_pair m p x y)
  W2
  (ex1_at (fun l => ((((0 <= l) /\ (l < p)) /\ (((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l))))))) /\ (P3 l x y))) l3)
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) l2)
  (shifted_determined l2 m p x y (fun x y => (P3 l2 x y)))
  W6
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ((p * t1) - l2))
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l))) /\ (y < (m * (p - l)))))) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) l3)
  (shifted_determined l3 m p x y (fun x y => (P3 l3 x y)))
  W11
  (off_rectangle l3 m p t2 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_180 : forall (x1 : Z), (~ (x1 < 0)) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_181 : forall (x1 : Z) (x2 : Z), (((((x1 * 1) * 1) + ((((x2 * x1) - 2) * 1) * 0)) - ((x2 * 0) * 0)) <= 0) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_182 : forall (x1 : Z) (x2 : Z), (1 = (1 + (x1 * x2))) -> ((x1 * x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_183 : forall (x1 : Z), (~ (0 < x1)) -> (~ (x1 < 0)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_184 : forall (x1 : Z) (x2 : Z), (1 = (1 + (x1 * x2))) -> (0 < (x1 * x2)) -> False.
Proof. thy. Qed.
(* (1, 1) is never a pair. *)
Lemma one_one : forall (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (~ (exists (z_pair : Z), ((isRow m p 1 z_pair) /\ (1 = (1 + (m * z_pair)))))).
Proof.
intros m p.
destruct (wit_ex1 (fun z_pair => ((isRow m p 1 z_pair) /\ (1 = (1 + (m * z_pair)))))) as [z W0].
refine (refute (Nd (Some (exists (z_pair : Z), ((isRow m p 1 z_pair) /\ (1 = (1 + (m * z_pair)))))) (Nd (Some (isRow m p 1 z)) (Nd (Some (1 <= m)) (Nd (Some (z < 0)) (Nd (Some (((((p * 1) * 1) + ((((m * p) - 2) * 1) * 0)) - ((m * 0) * 0)) <= 0)) Lf Lf) Lf) (Nd (Some (isA m p (- z) (1 + (m * z)))) Lf Lf)) (Nd (Some (0 < z)) (Nd (Some (isA m p z 1)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf))) (Nd (Some (1 = (1 + (m * z)))) (Nd (Some (0 < (m * z))) (Nd (Some (0 <= z)) (Nd (Some (0 < ((((p * (1 + 1)) * (1 + 1)) + ((((m * p) - 2) * (1 + 1)) * 0)) - ((m * 0) * 0)))) Lf Lf) Lf) (Nd (Some (isA m p 0 1)) Lf Lf)) (Nd (Some ((m * z) < 0)) (Nd (Some (z <= (-1))) (Nd (Some (z = 0)) Lf Lf) Lf) (Nd (Some (0 <= 1)) Lf Lf))))
 [(Im (At 1) (An (At 2) (At 3)));
 (Im (At 4) (An (An (An (Im (At 5) (At 6)) (Im (At 7) (At 8))) (Im (At 6) (At 5))) (Im (At 8) (At 7))));
 (If (At 2) (Or (An (At 9) (At 10)) (An (At 11) (At 12))));
 (If (At 13) (An (An (An (At 14) (At 15)) (At 16)) (At 17)));
 (Im (No (At 8)) (Im (At 11) Fa));
 (Im (At 16) (Im (At 18) Fa));
 (Im (At 3) (Im (At 7) Fa));
 (Im (At 19) (If (At 10) (At 13)));
 (Im (No (At 6)) (Im (No (At 8)) (Im (No (At 19)) Fa)));
 (Im (At 3) (Im (At 5) Fa));
 (An (At 4) (At 18))]
 (No (At 1))
 (Sp 4 (Sp 18 (Sp 1 (Sp 16 (Cl 7) (Sp 2 (Sp 3 (Sp 13 (Cl 5) (Sp 7 (Cl 8) (Sp 5 (Cl 11) (Sp 6 (Cl 3) (Sp 8 (Cl 3) (Sp 19 (Sp 11 (Cl 6) (Sp 10 (Cl 9) (Cl 4))) (Cl 10))))))) (Cl 2)) (Cl 2))) (Cl 1)) (Cl 12)) (Cl 12)) _
  W0
  (cancel m z)
  (def_isRow m p 1 z)
  (def_isA m p 0 1)
  (thy_shifted_180 z)
  (thy_shifted_181 p m)
  (thy_shifted_182 m z)
  (fun eq__0 => pg4 isA m m p p z 0 1 1 eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_183 z)
  (thy_shifted_184 m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_185 : forall (x1 : Z), (1 <= (x1 - 1)) -> (~ (1 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_186 : forall (x1 : Z), (~ (1 <= (x1 - 1))) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_187 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_188 :  (~ (0 < (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_189 :  (~ (0 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_190 :  (~ (0 < (0 + 2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_191 : forall (x1 : Z), (x1 = 1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_192 : forall (x1 : Z) (x2 : Z), (x1 = 1) -> (2 <= x2) -> (~ (x1 < (x2 * 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_193 : forall (x1 : Z), (~ (2 < x1)) -> (4 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_194 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * (x2 - 1))) -> (x3 < 1) -> (1 <= x1) -> (~ (x3 < (x1 * (x2 - 1)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_195 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x2 < 1) -> (~ (x2 < (x1 * 1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_196 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (x3 = 1) -> (~ (x3 < (x2 * (x1 - 1)))) -> (4 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_197 : forall (x1 : Z) (x2 : Z), (x1 = 1) -> (1 <= x2) -> (~ (x1 < (x2 * 2))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_198 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (~ (x3 < (x2 * (x1 - 1)))) -> (4 <= x1) -> (x3 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_199 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * (x2 - 1))) -> (2 <= x1) -> (~ (x3 < (x1 * (x2 - 1)))) -> (x3 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_200 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (~ (x2 < (x1 * 1))) -> (x2 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_201 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (x2 < (x1 * 2))) -> (x2 < 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_202 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (~ (x3 < (x2 * 1))) -> (4 <= x1) -> (x3 <= 1) -> (~ (x4 < (x2 * (x1 - 2)))) -> (x4 = 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_203 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (x2 < (x1 * 2))) -> (x2 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_204 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (x3 < 1) -> (~ (x4 < (x2 * 1))) -> (4 <= x1) -> (x4 <= 1) -> (~ (x3 < (x2 * (x1 - 2)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_205 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (~ (x3 < (x2 * 1))) -> (4 <= x1) -> (x3 <= 1) -> (~ (x4 < (x2 * (x1 - 2)))) -> (x4 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_206 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (x3 = 1) -> (~ (x3 < (x2 * 1))) -> (4 <= x1) -> (~ (x4 < (x2 * (x1 - 2)))) -> (x4 <= 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_207 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (x3 = 1) -> (x4 < 1) -> (~ (x3 < (x2 * 1))) -> (4 <= x1) -> (~ (x4 < (x2 * (x1 - 2)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_208 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 * (x1 - 1))) -> (x3 = 1) -> (~ (x3 < (x2 * 1))) -> (4 <= x1) -> (~ (x4 < (x2 * (x1 - 2)))) -> (x4 = 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_209 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * (x2 - 1))) -> (x3 = 1) -> (2 <= x1) -> (~ (x3 < (x1 * (x2 - 1)))) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iiib) read literally, so that the second player may choose a rectangle around the starting position (from which the first player has no move), is false for m, p >= 2 and for m = 1, p >= 4: (1, 1) is won by the second player and is not a pair. *)
Lemma thm_2_1_iiib_printed_refuted : forall (m : Z) (p : Z) (P3 : Z -> Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (2 <= p) ->
  ((2 <= m) \/ (4 <= p)) ->
  (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) ->
  ((exists (l : Z), (((0 <= l) /\ (l < p)) /\ (P3 l 1 1))) /\ (~ (exists (z_pair : Z), ((isRow m p 1 z_pair) /\ (1 = (1 + (m * z_pair))))))).
Proof.
intros m p P3.
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < (m * p))) /\ ((- ((1 - x1) - (1 - y1))) < (m * p))) \/ ((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1)))) /\ (~ (((((0 < (0 + 1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 1))) /\ (y1 < (m * (p - 1)))))) /\ (P3 1 x1 y1)))) as [e1 [h1 W5]].
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < (m * p))) /\ ((- ((1 - x1) - (1 - y1))) < (m * p))) \/ ((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1)))) /\ (~ (((((0 < (0 + 2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 2))) /\ (y1 < (m * (p - 2)))))) /\ (P3 2 x1 y1)))) as [e2 [h2 W9]].
refine (refute (Nd (Some (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (P3 l 1 1)))) (Nd (Some (exists (z_pair : Z), ((isRow m p 1 z_pair) /\ (1 = (1 + (m * z_pair)))))) (Nd (Some (1 <= p)) (Nd (Some (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1)))))))))) (Nd (Some (0 <= h1)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < (m * p))) /\ ((- ((1 - x1) - (1 - y1))) < (m * p))) \/ ((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1)))) /\ (~ (((((0 < (0 + 2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 2))) /\ (y1 < (m * (p - 2)))))) /\ (P3 2 x1 y1)))) Lf Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some (0 < (0 + 1))) (Nd (Some ((- ((1 - e2) - (1 - h2))) < (m * p))) Lf Lf) Lf)) (Nd (Some (P3 1 1 1)) (Nd (Some (((1 - e1) - (1 - h1)) < (m * p))) (Nd (Some (h2 <= 1)) Lf Lf) Lf) (Nd (Some (0 <= 2)) (Nd (Some (e2 < (m * 2))) Lf Lf) Lf))) (Nd (Some (m <= (m * (p - 1)))) (Nd (Some (1 < p)) (Nd (Some (e1 = 1)) (Nd (Some (e2 <= 1)) Lf Lf) Lf) (Nd (Some (h1 < (m * (p - 1)))) (Nd (Some (e2 < 1)) Lf Lf) Lf)) (Nd (Some (0 <= e1)) (Nd (Some (h1 < 1)) (Nd (Some (h2 = 1)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + 2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 2))) /\ (y1 < (m * (p - 2)))))) /\ (P3 2 x1 y1)))))))) (Nd (Some (P3 2 e2 h2)) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (1 <= (p - 1))) (Nd (Some (0 <= 1)) (Nd (Some (h1 <= 1)) (Nd (Some (0 <= e2)) Lf Lf) (Nd (Some (4 <= p)) Lf Lf)) (Nd (Some (e1 < (m * 1))) (Nd (Some (h2 < 1)) Lf Lf) Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < (m * p))) /\ ((- ((1 - x1) - (1 - y1))) < (m * p))) \/ ((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1)))) /\ (~ (((((0 < (0 + 1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 1))) /\ (y1 < (m * (p - 1)))))) /\ (P3 1 x1 y1)))) (Nd (Some ((- ((1 - e1) - (1 - h1))) < (m * p))) (Nd (Some (e2 = 1)) Lf Lf) Lf) (Nd (Some (2 < p)) (Nd (Some (h2 < (m * (p - 2)))) Lf Lf) Lf))) (Nd (Some ((p - 1) <= (m * (p - 1)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 1 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + 1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 1))) /\ (y1 < (m * (p - 1)))))) /\ (P3 1 x1 y1)))))))) (Nd (Some (h1 = 1)) (Nd (Some (0 <= h2)) Lf Lf) Lf) (Nd (Some (P3 1 e1 h1)) (Nd (Some (0 < (0 + 2))) Lf Lf) Lf)) (Nd (Some (e1 <= 1)) (Nd (Some (e1 < 1)) (Nd (Some (((1 - e2) - (1 - h2)) < (m * p))) Lf Lf) Lf) (Nd (Some (P3 2 1 1)) (Nd (Some (2 <= p)) Lf Lf) Lf)))))
 [(Im (An (At 3) (At 4)) (No (At 2)));
 (Im (At 3) (Im (At 5) (An (At 6) (At 7))));
 (Im (At 8) (Im (An (At 9) (At 10)) (At 11)));
 (Im (At 11) (Im (An (At 9) (At 9)) (If (At 12) (No (At 13)))));
 (Im (An (An (At 9) (At 10)) (At 12)) (At 1));
 (Im (At 13) (An (An (Or (An (An (An (An (An (An (At 14) (At 15)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (Or (An (An (At 18) (At 16)) (At 22)) (An (An (At 19) (At 14)) (At 23)))) (No (An (An (An (An (At 24) (At 14)) (At 16)) (At 25)) (At 26)))) (At 27)));
 (Im (At 8) (Im (An (At 28) (At 29)) (At 30)));
 (Im (At 30) (Im (An (At 9) (At 9)) (If (At 31) (No (At 32)))));
 (Im (An (An (At 28) (At 29)) (At 31)) (At 1));
 (Im (At 32) (An (An (Or (An (An (An (An (An (An (At 33) (At 34)) (At 35)) (At 36)) (No (An (At 37) (At 38)))) (At 39)) (At 40)) (Or (An (An (At 37) (At 35)) (At 41)) (An (An (At 38) (At 33)) (At 42)))) (No (An (An (An (An (At 43) (At 33)) (At 35)) (At 44)) (At 45)))) (At 46)));
 (Im (At 5) (Im (No (At 10)) Fa));
 (Im (No (At 5)) (Im (At 47) Fa));
 (Im (No (At 9)) Fa);
 (Im (No (At 24)) Fa);
 (Im (No (At 28)) Fa);
 (Im (No (At 43)) Fa);
 (Im (At 19) (Im (No (At 16)) Fa));
 (Im (At 18) (Im (No (At 14)) Fa));
 (Im (At 18) (Im (At 48) (Im (No (At 25)) Fa)));
 (Im (No (At 29)) (Im (At 49) Fa));
 (Im (At 6) (Im (At 22) (Im (At 3) (Im (No (At 26)) Fa))));
 (Im (At 37) (Im (No (At 33)) Fa));
 (Im (At 3) (Im (At 23) (Im (No (At 25)) Fa)));
 (Im (At 7) (Im (At 19) (Im (No (At 26)) (Im (At 49) Fa))));
 (Im (At 37) (Im (At 3) (Im (No (At 44)) Fa)));
 (Im (At 38) (Im (No (At 35)) Fa));
 (Im (At 7) (Im (No (At 26)) (Im (At 49) (Im (At 17) Fa))));
 (Im (At 6) (Im (At 48) (Im (No (At 26)) (Im (At 17) Fa))));
 (Im (At 48) (Im (No (At 25)) (Im (At 15) Fa)));
 (Im (At 3) (Im (No (At 44)) (Im (At 42) Fa)));
 (Im (At 7) (Im (No (At 25)) (Im (At 49) (Im (At 15) (Im (No (At 45)) (Im (At 38) Fa))))));
 (Im (At 3) (Im (No (At 44)) (Im (At 34) Fa)));
 (Im (At 7) (Im (At 41) (Im (No (At 25)) (Im (At 49) (Im (At 15) (Im (No (At 45)) Fa))))));
 (Im (At 7) (Im (No (At 25)) (Im (At 49) (Im (At 15) (Im (No (At 45)) (Im (At 36) Fa))))));
 (Im (At 7) (Im (At 18) (Im (No (At 25)) (Im (At 49) (Im (No (At 45)) (Im (At 36) Fa))))));
 (Im (At 7) (Im (At 18) (Im (At 41) (Im (No (At 25)) (Im (At 49) (Im (No (At 45)) Fa))))));
 (Im (At 7) (Im (At 18) (Im (No (At 25)) (Im (At 49) (Im (No (At 45)) (Im (At 38) Fa))))));
 (Im (At 6) (Im (At 19) (Im (At 48) (Im (No (At 26)) Fa))));
 (An (At 3) (At 4));
 (At 47);
 (Or (At 48) (At 49));
 (At 8)]
 (An (At 1) (No (At 2)))
 (Sp 3 (Sp 4 (Sp 47 (Sp 8 (Sp 5 (Sp 9 (Sp 24 (Sp 28 (Sp 43 (Sp 2 (Cl 2) (Sp 6 (Sp 7 (Sp 10 (Sp 1 (Cl 1) (Sp 11 (Sp 12 (Cl 6) (Sp 13 (Sp 27 (Sp 16 (Sp 14 (Sp 29 (Sp 30 (Sp 31 (Cl 10) (Sp 32 (Sp 46 (Sp 44 (Sp 35 (Sp 33 (Sp 45 (Cl 11) (Sp 26 (Sp 25 (Cl 7) (Sp 23 (Cl 24) (Sp 18 (Sp 48 (Cl 20) (Sp 49 (Sp 36 (Cl 36) (Sp 41 (Cl 37) (Sp 38 (Cl 38) (Cl 11)))) (Cl 42))) (Sp 15 (Sp 48 (Cl 30) (Sp 49 (Sp 38 (Cl 32) (Sp 41 (Cl 34) (Sp 36 (Cl 35) (Cl 11)))) (Cl 42))) (Cl 7))))) (Sp 22 (Cl 22) (Sp 19 (Sp 49 (Cl 25) (Sp 48 (Cl 39) (Cl 42))) (Sp 15 (Sp 17 (Sp 49 (Cl 28) (Sp 48 (Cl 29) (Cl 42))) (Cl 7)) (Cl 7)))))) (Sp 37 (Cl 23) (Cl 11))) (Sp 38 (Cl 27) (Cl 11))) (Sp 37 (Cl 26) (Sp 42 (Cl 31) (Sp 34 (Cl 33) (Cl 11))))) (Cl 11)) (Cl 9))) (Cl 8)) (Sp 49 (Cl 21) (Sp 48 (Sp 26 (Sp 25 (Cl 7) (Sp 18 (Cl 20) (Sp 23 (Cl 24) (Sp 15 (Cl 30) (Cl 7))))) (Sp 22 (Cl 22) (Sp 17 (Cl 29) (Sp 19 (Cl 39) (Cl 7))))) (Cl 42)))) (Sp 18 (Cl 19) (Cl 7))) (Sp 19 (Cl 18) (Cl 7))) (Cl 7)) (Cl 5))) (Cl 4))) (Cl 12)) (Cl 3)) (Cl 3))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 43)) (Cl 41)) (Cl 40)) (Cl 40)) _
  (one_one m p)
  (product_large m (p - 1))
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) 1)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P3 1 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + 1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 1))) /\ (y1 < (m * (p - 1)))))) /\ (P3 1 x1 y1))))))) 1 1)
  (ex1_at (fun l => (((0 <= l) /\ (l < p)) /\ (P3 l 1 1))) 1)
  W5
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) 2)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P3 2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + 2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * 2))) /\ (y1 < (m * (p - 2)))))) /\ (P3 2 x1 y1))))))) 1 1)
  (ex1_at (fun l => (((0 <= l) /\ (l < p)) /\ (P3 l 1 1))) 2)
  W9
  (thy_shifted_185 p)
  (thy_shifted_186 p)
  (thy_shifted_187 )
  (thy_shifted_188 )
  (thy_shifted_189 )
  (thy_shifted_190 )
  (thy_shifted_191 h1)
  (thy_shifted_191 e1)
  (thy_shifted_192 e1 m)
  (thy_shifted_193 p)
  (thy_shifted_194 m p h1)
  (thy_shifted_191 e2)
  (thy_shifted_195 m e1)
  (thy_shifted_196 p m h1)
  (thy_shifted_197 e2 m)
  (thy_shifted_191 h2)
  (thy_shifted_198 p m h1)
  (thy_shifted_199 m p h1)
  (thy_shifted_200 m e1)
  (thy_shifted_201 m e2)
  (thy_shifted_202 p m e1 h2)
  (thy_shifted_203 m e2)
  (thy_shifted_204 p m h2 e1)
  (thy_shifted_205 p m e1 h2)
  (thy_shifted_206 p m e1 h2)
  (thy_shifted_207 p m e1 h2)
  (thy_shifted_208 p m e1 h2)
  (thy_shifted_209 m p h1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_shifted_210 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (0 < (0 + x1)) -> (x2 = 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_211 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ (0 <= (x1 + (x2 * (-1))))) -> (x2 = 1) -> False.
Proof. thy. Qed.
Lemma thy_shifted_212 :  (~ ((-1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_213 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (1 <= x2) -> (~ (((((x3 * x1) * x1) + ((((x2 * x3) - 2) * x1) * 1)) - ((x2 * 1) * 1)) <= 0)) -> (((x2 * x3) * x1) = ((x2 * x3) * 0)) -> (((x3 * x1) * x1) = ((x3 * x1) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_214 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (0 <= x2) -> (x1 < (x3 * x4)) -> (x2 < (x3 * (x5 - x4))) -> (~ (x1 = 0)) -> (~ (x1 = 1)) -> (x5 <= 3) -> ((x5 * x3) = (x5 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_215 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * x2) * x2) = ((x1 * x2) * 0)) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * 0)) - ((x3 * 0) * 0)) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_216 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 < (0 + x1)) -> (((x2 * x3) * x4) = ((x2 * x3) * 1)) -> (((x4 * x2) * x3) = ((x4 * x2) * 0)) -> (((x2 * x3) * x3) = ((x2 * x3) * 0)) -> (~ (0 < ((((x2 * (x3 + 1)) * (x3 + 1)) + ((((x4 * x2) - 2) * (x3 + 1)) * 0)) - ((x4 * 0) * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_217 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (x2 = 1) -> (((x3 * x1) * x2) = ((x3 * x1) * 1)) -> (~ (((((x3 * (x1 + (x2 * (-1)))) * (x1 + (x2 * (-1)))) + ((((x2 * x3) - 2) * (x1 + (x2 * (-1)))) * 1)) - ((x2 * 1) * 1)) <= 0)) -> (((x3 * x1) * x1) = ((x3 * x1) * 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_218 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (((((x2 * x3) * x3) + ((((x1 * x2) - 2) * x3) * 1)) - ((x1 * 1) * 1)) <= 0)) -> ((x2 * x1) = (x2 * 1)) -> (((x2 * x3) * x1) = ((x2 * x3) * 1)) -> (~ (0 < ((((x2 * ((x3 + (x1 * (-1))) + 1)) * ((x3 + (x1 * (-1))) + 1)) + ((((x1 * x2) - 2) * ((x3 + (x1 * (-1))) + 1)) * 1)) - ((x1 * 1) * 1)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_219 :  (~ ((- (-1)) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_220 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 < (x3 * x4)) -> (x1 < (x3 * (x5 - x4))) -> (1 <= x3) -> (x5 <= 3) -> ((x5 * x3) = (x5 * 1)) -> (0 <= (x2 + (x3 * (-1)))) -> (~ (x1 = (x2 + (x3 * (-1))))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_221 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 < (x3 * x4)) -> (x1 < (x3 * (x5 - x4))) -> ((x5 * x3) = (x5 * 1)) -> (((x5 * x2) * x3) = ((x5 * x2) * 1)) -> (((x3 * x5) * x2) = ((x3 * x5) * 1)) -> (((x5 * x2) * x2) = ((x5 * x2) * 1)) -> (~ (0 < ((((x5 * ((x2 + (x3 * (-1))) + 1)) * ((x2 + (x3 * (-1))) + 1)) + ((((x3 * x5) - 2) * ((x2 + (x3 * (-1))) + 1)) * 1)) - ((x3 * 1) * 1)))) -> (((((x5 * x2) * x2) + ((((x3 * x5) - 2) * x2) * 1)) - ((x3 * 1) * 1)) <= 0) -> False.
Proof. thy. Qed.
Lemma thy_shifted_222 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 < (x3 * x4)) -> (x1 < (x3 * (x5 - x4))) -> (~ (x1 = (x2 + (x3 * 0)))) -> (0 < ((((x5 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x5) - 2) * (x2 + 1)) * 0)) - ((x3 * 0) * 0))) -> (~ (x2 = 1)) -> (x3 = 1) -> (x5 <= 3) -> ((x5 * x3) = (x5 * 1)) -> (((x3 * x5) * x2) = ((x3 * x5) * 0)) -> (~ (0 < ((((x5 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x5) - 2) * (x2 + 1)) * 1)) - ((x3 * 1) * 1)))) -> False.
Proof. thy. Qed.
Lemma thy_shifted_223 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (0 <= x2) -> (x1 < (x3 * x4)) -> (x2 < (x3 * (x5 - x4))) -> (~ (x2 = (x1 + (x3 * 0)))) -> (~ (x2 = (x1 + (x3 * 1)))) -> (~ (x1 = 1)) -> (x3 = 1) -> (x5 <= 3) -> ((x5 * x3) = (x5 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_shifted_224 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 < (0 + x1)) -> (((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * 0)) - ((x4 * 0) * 0)) <= 0) -> ((x2 * x4) = (x2 * 1)) -> (((x2 * x3) * x4) = ((x2 * x3) * 1)) -> (((x4 * x2) * x3) = ((x4 * x2) * 1)) -> (((x2 * x3) * x3) = ((x2 * x3) * 1)) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iiib) read literally holds in the remaining cases p = 1 and m = 1, p <= 3, where each rectangle contains only pairs. *)
Lemma thm_2_1_iiib_printed_holds : forall (m : Z) (p : Z) (x : Z) (y : Z) (P3 : Z -> Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  ((p = 1) \/ ((m = 1) /\ (p <= 3))) ->
  (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((exists (l : Z), (((0 <= l) /\ (l < p)) /\ (P3 l x y))) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P3.
destruct (wit_ex1 (fun l => (((0 <= l) /\ (l < p)) /\ (P3 l x y)))) as [l2 W0].
destruct (wit_ex1 (fun l => (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))))) as [l3 W2].
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l2))) /\ (y < (m * (p - l2)))))) -> ((P3 l2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1)))))))) as [c0 [d0 W5]].
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l2)) /\ (y = (x + (m * ((p * t_pair) - l2))))))) as [t1 W8].
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l3))) /\ (y < (m * (p - l3)))))) -> ((P3 l3 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1)))))))) as [c1 [d1 W12]].
destruct (wit_ex1 (fun t_pair => ((isRow m p x ((p * t_pair) - l3)) /\ (y = (x + (m * ((p * t_pair) - l3))))))) as [t2 W15].
refine (refutes (Nd (Some (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (P3 l x y)))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (l2 < p)) (Nd (Some (exists (l : Z), (((0 <= l) /\ (l < p)) /\ (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l)) /\ (y = (x + (m * ((p * t_pair) - l))))))))) (Nd (Some (0 <= d0)) (Nd (Some (0 <= d1)) (Nd (Some (isRow m p x 1)) Lf Lf) Lf) (Nd (Some (isA m p (- (-1)) (x + (m * (-1))))) Lf Lf)) (Nd (Some (0 <= y)) (Nd (Some (y < (m * (p - l3)))) (Nd (Some (((m * p) * x) = ((m * p) * 0))) Lf Lf) Lf) (Nd (Some (0 < ((((p * (x + 1)) * (x + 1)) + ((((m * p) - 2) * (x + 1)) * 1)) - ((m * 1) * 1)))) Lf Lf))) (Nd (Some (P3 l3 x y)) (Nd (Some (P3 l2 c0 d0)) (Nd (Some (P3 l3 c1 d1)) (Nd (Some (m = 1)) Lf Lf) Lf) (Nd (Some (((((p * (x + (m * (-1)))) * (x + (m * (-1)))) + ((((m * p) - 2) * (x + (m * (-1)))) * 1)) - ((m * 1) * 1)) <= 0)) Lf Lf)) (Nd (Some (isRow m p x ((p * t1) - l2))) (Nd (Some (y = (x + (m * (-1))))) (Nd (Some (((p * x) * x) = ((p * x) * 1))) Lf Lf) Lf) (Nd (Some (isA m p 0 x)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (l3 < p)) (Nd (Some (c0 < (m * l2))) (Nd (Some (c1 < (m * l3))) (Nd (Some (1 <= (-1))) Lf Lf) Lf) (Nd (Some (0 <= 1)) Lf Lf)) (Nd (Some (y < (m * (p - l2)))) (Nd (Some (y = (x + (m * ((p * t2) - l3))))) (Nd (Some (x = 1)) Lf Lf) Lf) (Nd (Some (y = (x + (m * 0)))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1)))))))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l2))) /\ (y < (m * (p - l2)))))) -> ((P3 l2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1)))))))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x)) /\ (0 <= y)) /\ (x < (m * l3))) /\ (y < (m * (p - l3)))))) -> ((P3 l3 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1)))))))) (Nd (Some (((p * x) * m) = ((p * x) * 1))) Lf Lf) Lf) (Nd (Some (isA m p 1 x)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l3 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1)))))))) (Nd (Some (isA m p (-1) x)) (Nd (Some (p <= 3)) Lf Lf) Lf) (Nd (Some (((((p * x) * x) + ((((m * p) - 2) * x) * 0)) - ((m * 0) * 0)) <= 0)) Lf Lf))))) (Nd (Some (0 <= l2)) (Nd (Some (P3 l2 x y)) (Nd (Some (0 <= l3)) (Nd (Some (0 < (0 + l2))) (Nd (Some (0 < (0 + l3))) (Nd (Some (y = (x + (m * 1)))) Lf Lf) Lf) (Nd (Some (isA m p 1 (x + (m * (-1))))) Lf Lf)) (Nd (Some (x < (m * l2))) (Nd (Some (isRow m p x ((p * t2) - l3))) (Nd (Some (((p * x) * x) = ((p * x) * 0))) Lf Lf) Lf) (Nd (Some (isRow m p x 0)) Lf Lf))) (Nd (Some (forall (l : Z), (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1)))))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= c0)) /\ (0 <= y1)) /\ (y1 <= d0)) /\ (~ ((x1 = c0) /\ (y1 = d0)))) /\ (((c0 - x1) - (d0 - y1)) < (m * p))) /\ ((- ((c0 - x1) - (d0 - y1))) < (m * p))) \/ ((((x1 = c0) /\ (0 <= y1)) /\ (y1 < d0)) \/ (((y1 = d0) /\ (0 <= x1)) /\ (x1 < c0)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1)))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= c1)) /\ (0 <= y1)) /\ (y1 <= d1)) /\ (~ ((x1 = c1) /\ (y1 = d1)))) /\ (((c1 - x1) - (d1 - y1)) < (m * p))) /\ ((- ((c1 - x1) - (d1 - y1))) < (m * p))) \/ ((((x1 = c1) /\ (0 <= y1)) /\ (y1 < d1)) \/ (((y1 = d1) /\ (0 <= x1)) /\ (x1 < c1)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1)))) (Nd (Some ((p * m) = (p * 1))) Lf Lf) Lf) (Nd (Some (0 < ((((p * ((x + (m * (-1))) + 1)) * ((x + (m * (-1))) + 1)) + ((((m * p) - 2) * ((x + (m * (-1))) + 1)) * 1)) - ((m * 1) * 1)))) Lf Lf)) (Nd (Some (y = (x + (m * ((p * t1) - l2))))) (Nd (Some (0 <= (-1))) (Nd (Some (p = 1)) Lf Lf) Lf) (Nd (Some (isA m p (- 0) (x + (m * 0)))) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l3)) /\ (y = (x + (m * ((p * t_pair) - l3))))))) (Nd (Some (d0 < (m * (p - l2)))) (Nd (Some (d1 < (m * (p - l3)))) (Nd (Some (isA m p (- 1) (x + (m * 1)))) Lf Lf) Lf) (Nd (Some (0 <= (x + (m * (-1))))) Lf Lf)) (Nd (Some (exists (t_pair : Z), ((isRow m p x ((p * t_pair) - l2)) /\ (y = (x + (m * ((p * t_pair) - l2))))))) (Nd (Some (isRow m p x (-1))) (Nd (Some (((m * p) * x) = ((m * p) * 1))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf))) (Nd (Some (0 <= c0)) (Nd (Some (0 <= x)) (Nd (Some (x < (m * l3))) (Nd (Some (x = 0)) Lf Lf) Lf) (Nd (Some (((((p * x) * x) + ((((m * p) - 2) * x) * 1)) - ((m * 1) * 1)) <= 0)) Lf Lf)) (Nd (Some (0 <= c1)) (Nd (Some ((-1) <= (-1))) (Nd (Some ((- (-1)) = 1)) Lf Lf) Lf) (Nd (Some (0 < ((((p * (x + 1)) * (x + 1)) + ((((m * p) - 2) * (x + 1)) * 0)) - ((m * 0) * 0)))) Lf Lf))))))
 [(Im (At 1) (An (An (At 3) (At 4)) (At 5)));
 (Im (An (At 6) (At 7)) (Im (At 2) (At 8)));
 (Im (At 8) (An (An (At 9) (At 10)) (At 11)));
 (Im (An (An (At 9) (At 10)) (At 12)) (At 1));
 (Im (At 13) (Im (An (At 3) (At 4)) (At 14)));
 (Im (Im (An (An (At 15) (At 16)) (No (An (An (An (An (At 17) (At 15)) (At 16)) (At 18)) (At 19)))) (If (At 20) (No (At 21)))) (At 22));
 (Im (At 14) (Im (An (At 15) (At 16)) (If (At 20) (No (At 21)))));
 (Im (An (At 6) (At 7)) (Im (At 3) (Im (At 4) (Im (At 22) (Im (An (An (At 23) (At 24)) (No (An (An (An (An (At 17) (At 23)) (At 24)) (At 25)) (At 26)))) (If (At 5) (At 27)))))));
 (Im (At 27) (An (At 28) (At 29)));
 (Im (An (At 28) (At 29)) (At 2));
 (Im (At 13) (Im (An (At 9) (At 10)) (At 30)));
 (Im (Im (An (An (At 31) (At 32)) (No (An (An (An (An (At 33) (At 31)) (At 32)) (At 34)) (At 35)))) (If (At 36) (No (At 37)))) (At 38));
 (Im (At 30) (Im (An (At 31) (At 32)) (If (At 36) (No (At 37)))));
 (Im (An (At 6) (At 7)) (Im (At 9) (Im (At 10) (Im (At 38) (Im (An (An (At 23) (At 24)) (No (An (An (An (An (At 33) (At 23)) (At 24)) (At 39)) (At 40)))) (If (At 12) (At 11)))))));
 (Im (At 11) (An (At 41) (At 42)));
 (Im (An (At 6) (At 7)) (Im (At 9) (Im (At 10) (Im (At 41) (Im (At 42) (An (An (At 23) (At 24)) (No (An (An (An (An (At 33) (At 23)) (At 24)) (At 39)) (At 40)))))))));
 (Im (An (At 43) (At 44)) (At 2));
 (If (At 43) (Or (An (At 45) (At 46)) (An (At 47) (At 48))));
 (If (At 49) (An (An (An (At 50) (At 51)) (At 52)) (At 53)));
 (If (At 54) (An (An (An (At 50) (At 23)) (At 55)) (At 56)));
 (Im (An (At 57) (At 58)) (At 2));
 (If (At 57) (Or (An (At 59) (At 60)) (An (At 45) (At 61))));
 (If (At 60) (An (An (An (At 59) (At 23)) (At 62)) (At 63)));
 (Im (An (At 64) (At 65)) (At 2));
 (If (At 64) (Or (An (At 50) (At 54)) (An (At 66) (At 67))));
 (Im (At 68) (At 69));
 (Im (At 68) (At 70));
 (Im (At 71) (At 72));
 (Im (At 71) (At 73));
 (Im (At 74) (At 75));
 (Im (At 74) (At 76));
 (Im (No (At 50)) Fa);
 (Im (At 4) (Im (At 17) (Im (At 77) Fa)));
 (Im (At 23) (Im (No (At 71)) (Im (No (At 51)) (Im (At 68) Fa))));
 (Im (No (At 47)) Fa);
 (Im (No (At 59)) Fa);
 (Im (At 23) (Im (At 6) (Im (No (At 55)) (Im (At 72) (Im (At 73) Fa)))));
 (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 26) (Im (No (At 71)) (Im (No (At 74)) (Im (At 78) (Im (At 69) Fa))))))));
 (Im (At 73) (Im (No (At 62)) Fa));
 (Im (At 4) (Im (At 17) (Im (At 70) (Im (At 72) (Im (At 73) (Im (No (At 63)) Fa))))));
 (Im (At 23) (Im (No (At 71)) (Im (At 68) (Im (At 70) (Im (No (At 52)) (Im (At 76) Fa))))));
 (Im (At 6) (Im (No (At 55)) (Im (At 69) (Im (At 70) (Im (No (At 53)) Fa)))));
 (Im (At 79) (If (At 48) (At 49)));
 (Im (No (At 79)) Fa);
 (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 6) (Im (At 78) (Im (At 69) (Im (At 51) (Im (No (At 44)) Fa))))))));
 (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 69) (Im (At 70) (Im (At 75) (Im (At 76) (Im (No (At 53)) (Im (At 55) Fa)))))))));
 (Im (At 24) (Im (At 25) (Im (At 26) (Im (No (At 58)) (Im (At 63) (Im (No (At 74)) (Im (At 68) (Im (At 78) (Im (At 69) (Im (At 72) (Im (No (At 56)) Fa)))))))))));
 (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 26) (Im (No (At 58)) (Im (No (At 65)) (Im (No (At 74)) (Im (At 68) (Im (At 78) (Im (At 69) Fa))))))))));
 (Im (At 4) (Im (At 17) (Im (At 62) (Im (At 69) (Im (At 70) (Im (At 75) (Im (At 76) Fa)))))));
 (An (At 6) (At 7));
 (Or (At 77) (An (At 68) (At 78)));
 (At 13);
 (An (At 23) (At 24))]
 (If (At 1) (At 2))
 [((Im (No (At 2)) (Im (At 27) Fa)), (Sp 2 (Cl 55) (Sp 27 (Sp 28 (Sp 29 (Cl 11) (Cl 10)) (Cl 10)) (Cl 55))));
  ((Im (At 14) (Im (At 15) (Im (At 16) (Im (No (At 22)) (Im (No (At 20)) Fa))))), (Sp 14 (Sp 15 (Sp 16 (Sp 22 (Cl 56) (Sp 20 (Cl 56) (Sp 21 (Cl 7) (Cl 8)))) (Cl 56)) (Cl 56)) (Cl 56)));
  ((Im (At 77) (Im (No (At 2)) Fa)), (Sp 77 (Sp 2 (Cl 57) (Sp 6 (Sp 7 (Sp 13 (Sp 23 (Sp 24 (Sp 1 (Sp 3 (Sp 4 (Sp 5 (Sp 14 (Sp 17 (Cl 34) (Sp 27 (Cl 55) (Sp 22 (Cl 9) (Sp 15 (Sp 16 (Sp 20 (Sp 21 (Cl 8) (Cl 7)) (Cl 56)) (Cl 7)) (Cl 7))))) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1)) (Cl 54)) (Cl 54)) (Cl 53)) (Cl 51)) (Cl 51))) (Cl 57)));
  ((Im (At 30) (Im (At 31) (Im (At 32) (Im (No (At 38)) (Im (No (At 36)) Fa))))), (Sp 30 (Sp 31 (Sp 32 (Sp 38 (Cl 58) (Sp 36 (Cl 58) (Sp 37 (Cl 13) (Cl 14)))) (Cl 58)) (Cl 58)) (Cl 58)));
  ((Im (At 30) (Im (No (At 38)) Fa)), (Sp 30 (Sp 38 (Cl 59) (Sp 31 (Sp 32 (Sp 36 (Sp 37 (Cl 14) (Cl 13)) (Cl 58)) (Cl 13)) (Cl 13))) (Cl 59)));
  ((Im (At 2) Fa), (Sp 2 (Sp 6 (Sp 7 (Sp 13 (Sp 23 (Sp 24 (Sp 8 (Sp 1 (Cl 1) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Cl 5) (Sp 30 (Sp 41 (Sp 42 (Sp 38 (Sp 33 (Sp 39 (Sp 40 (Cl 17) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 59)) (Cl 16)) (Cl 16)) (Cl 12))) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 3)) (Cl 54)) (Cl 54)) (Cl 53)) (Cl 51)) (Cl 51)) (Cl 60)));
  ((Im (At 25) (Im (At 26) (Im (No (At 71)) Fa))), (Sp 25 (Sp 26 (Sp 71 (Cl 61) (Sp 6 (Sp 23 (Sp 24 (Sp 50 (Sp 47 (Sp 79 (Sp 2 (Cl 60) (Sp 77 (Cl 57) (Sp 68 (Sp 78 (Sp 69 (Sp 70 (Sp 51 (Sp 74 (Sp 44 (Sp 75 (Sp 76 (Sp 43 (Cl 18) (Sp 52 (Sp 48 (Cl 19) (Sp 49 (Cl 44) (Sp 53 (Cl 20) (Sp 55 (Cl 47) (Cl 43))))) (Cl 42))) (Cl 32)) (Cl 31)) (Cl 46)) (Cl 39)) (Cl 35)) (Cl 28)) (Cl 27)) (Cl 52)) (Cl 52)))) (Cl 45)) (Cl 36)) (Cl 33)) (Cl 54)) (Cl 54)) (Cl 51))) (Cl 61)) (Cl 61)));
  ((Im (At 17) (Im (At 62) (Im (At 74) Fa))), (Sp 17 (Sp 62 (Sp 74 (Sp 2 (Cl 60) (Sp 1 (Sp 77 (Cl 57) (Sp 4 (Sp 68 (Sp 69 (Sp 70 (Sp 75 (Sp 76 (Cl 50) (Cl 32)) (Cl 31)) (Cl 28)) (Cl 27)) (Cl 52)) (Cl 2))) (Cl 1))) (Cl 62)) (Cl 62)) (Cl 62)));
  ((Im (At 22) Fa), (Sp 22 (Sp 6 (Sp 7 (Sp 23 (Sp 24 (Sp 50 (Sp 59 (Sp 2 (Cl 60) (Sp 1 (Sp 27 (Cl 55) (Sp 77 (Cl 57) (Sp 3 (Sp 4 (Sp 5 (Sp 68 (Sp 78 (Sp 69 (Sp 70 (Sp 17 (Sp 25 (Sp 26 (Sp 71 (Sp 72 (Sp 73 (Sp 55 (Sp 63 (Sp 62 (Sp 60 (Sp 57 (Sp 58 (Cl 22) (Sp 74 (Cl 62) (Sp 56 (Sp 65 (Sp 54 (Sp 64 (Cl 25) (Cl 26)) (Cl 21)) (Cl 49)) (Cl 48)))) (Cl 23)) (Cl 24)) (Cl 40)) (Cl 41)) (Cl 38)) (Cl 30)) (Cl 29)) (Cl 61)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 28)) (Cl 27)) (Cl 52)) (Cl 52)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 1))) (Cl 37)) (Cl 33)) (Cl 54)) (Cl 54)) (Cl 51)) (Cl 51)) (Cl 63)))]
 (Sp 13 (Sp 2 (Cl 60) (Sp 1 (Sp 3 (Sp 4 (Sp 14 (Sp 22 (Cl 63) (Sp 15 (Sp 16 (Sp 20 (Sp 21 (Cl 8) (Cl 7)) (Cl 56)) (Cl 7)) (Cl 7))) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 53)) _
  W0
  (class_of_pair m p x y)
  W2
  (ex1_at (fun l => (((0 <= l) /\ (l < p)) /\ (P3 l x y))) l3)
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) l2)
  W5
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P3 l2 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l2)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l2))) /\ (y1 < (m * (p - l2)))))) /\ (P3 l2 x1 y1))))))) c0 d0)
  (shifted_determined l2 m p x y (fun x y => (P3 l2 x y)))
  W8
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ((p * t1) - l2))
  (all1_at (fun l => (((0 <= l) /\ (l < p)) -> (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P3 l x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l))) /\ (y1 < (m * (p - l)))))) /\ (P3 l x1 y1))))))))) l3)
  W12
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P3 l3 x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < (m * p))) /\ ((- ((x - x1) - (y - y1))) < (m * p))) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((0 < (0 + l3)) /\ (0 <= x1)) /\ (0 <= y1)) /\ (x1 < (m * l3))) /\ (y1 < (m * (p - l3)))))) /\ (P3 l3 x1 y1))))))) c1 d1)
  (shifted_determined l3 m p x y (fun x y => (P3 l3 x y)))
  W15
  (off_rectangle l3 m p t2 x y)
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) (-1))
  (def_isRow m p x (-1))
  (def_isA m p 1 (x + (m * (-1))))
  (def_isA m p 1 x)
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) 0)
  (def_isRow m p x 0)
  (def_isA m p 0 x)
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) 1)
  (def_isRow m p x 1)
  (eq_mul p m 1)
  (eq_mul (p * x) m 1)
  (eq_mul (m * p) x 0)
  (eq_mul (p * x) x 0)
  (eq_mul (m * p) x 1)
  (eq_mul (p * x) x 1)
  (thy_shifted_187 )
  (thy_shifted_210 l2 p)
  (thy_shifted_211 x m)
  (thy_shifted_212 )
  (thy_shifted_51 )
  (thy_shifted_213 x m p)
  (thy_shifted_214 x y m l2 p)
  (thy_shifted_215 p x m)
  (thy_shifted_216 l2 p x m)
  (thy_shifted_217 x m p)
  (thy_shifted_218 m p x)
  (fun eq__0 => pg4 isA m m p p (- (-1)) 1 (x + (m * (-1))) (x + (m * (-1))) eq_refl eq_refl eq__0 eq_refl)
  (thy_shifted_219 )
  (thy_shifted_220 y x m l2 p)
  (thy_shifted_221 y x m l2 p)
  (thy_shifted_222 y x m l2 p)
  (thy_shifted_223 x y m l2 p)
  (thy_shifted_224 l2 p x m)
).
vm_compute; reflexivity.
Qed.
