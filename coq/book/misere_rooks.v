From Wythoff.book Require Import Prelude Definitions algebra play misere counting rows games misere_mex misere_all.
Open Scope Z_scope.

Lemma thy_misere_rooks_1 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_2 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x5 < x2)) -> (x4 = ((x6 + (x7 * x8)) + 1)) -> (x5 = ((x9 + (x7 * x8)) + 1)) -> (2 <= x7) -> (~ (((x1 - x3) - (x9 - x6)) < x7)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = ((x5 + (x6 * x7)) + 1)) -> (x8 = ((x9 + (x6 * x7)) + 1)) -> (x5 = x9) -> (~ ((((x1 + x9) - x3) - x5) = (x2 - x8))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_5 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 = x3) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (~ ((((x1 + x6) - x3) - x5) = (x2 - x7))) -> (x4 = (((x5 + (x8 * x9)) + x8) - 1)) -> (x7 = (((x6 + (x8 * x9)) + x8) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 < x4) -> (2 <= x5) -> (~ (((x2 - x1) - (x4 - x3)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x5 < x2)) -> (x4 = ((x6 + (x7 * x8)) + 1)) -> (x5 = ((x9 + (x7 * x8)) + 1)) -> (2 <= x7) -> (~ ((- ((x9 - x6) - (x1 - x3))) < x7)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x5 < x2)) -> (2 <= x6) -> (~ ((- ((x7 - x8) - (x1 - x3))) < x6)) -> (x4 = (((x8 + (x6 * x9)) + x6) - 1)) -> (x5 = (((x7 + (x6 * x9)) + x6) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (~ ((((x2 + x3) - x1) - x5) = (x4 - x7))) -> (x6 = (((x1 + (x8 * x9)) + x8) - 1)) -> (x7 = (((x2 + (x8 * x9)) + x8) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = x1) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_12 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x5 < x2)) -> (2 <= x6) -> (~ (((x1 - x3) - (x7 - x8)) < x6)) -> (x4 = (((x8 + (x6 * x9)) + x6) - 1)) -> (x5 = (((x7 + (x6 * x9)) + x6) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> (x2 = x3) -> (x4 < x5) -> (~ ((- ((x5 - x4) - (x3 - x2))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x6 = ((x1 + (x7 * x8)) + 1)) -> (x9 = ((x2 + (x7 * x8)) + 1)) -> (~ ((((x2 + x3) - x1) - x5) = (x4 - x9))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_16 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_17 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* (A): no option of a pair is a pair. *)
Lemma misere_rook_a : forall (m : Z) (p : Z) (Len : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))).
Proof.
intros m p Len cs ds.
destruct (wit_all4 (fun x y x1 y1 => ((((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))) as [X [Y [X1 [Y1 W0]]]].
refine (refutes (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))) (Nd (Some (0 <= X)) (Nd (Some (1 <= (X + Y))) (Nd (Some (0 <= Y1)) (Nd (Some (Len (((X + Y) - X1) - Y1))) (Nd (Some ((ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)) <= (-1))) (Nd (Some ((((X + Y) - X1) - Y1) = ((ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))))) Lf Lf) Lf) (Nd (Some ((ds ((- (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) - 1)) = X)) Lf Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y = (cs n_pair)) /\ (X = (ds n_pair))) \/ ((Y = (ds n_pair)) /\ (X = (cs n_pair))))))) (Nd (Some (Y1 = (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) (Nd (Some ((ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) = (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))) Lf Lf))) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) Lf Lf) (Nd (Some ((ds ((- (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) - 1)) = Y)) Lf Lf)) (Nd (Some ((ds ((- (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) - 1)) = X)) (Nd (Some ((ds ((- (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) - 1)) = Y1)) Lf Lf) (Nd (Some ((ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) = (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))) Lf Lf)))) (Nd (Some (0 <= X1)) (Nd (Some (X1 = X)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X1 = (cs n_pair)) /\ (Y1 = (ds n_pair))) \/ ((X1 = (ds n_pair)) /\ (Y1 = (cs n_pair))))))) (Nd (Some (X = (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) (Nd (Some (Len ((ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))))) Lf Lf)) (Nd (Some ((cs (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) = X)) (Nd (Some ((cs (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) = Y1)) Lf Lf) (Nd (Some ((ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) = (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))) Lf Lf))) (Nd (Some (Y1 < Y)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some ((ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)) <= (-1))) Lf Lf) (Nd (Some (Len ((ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))))) Lf Lf)) (Nd (Some (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)))))))) Lf Lf) (Nd (Some ((ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) = (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))) Lf Lf))))) (Nd (Some (0 <= Y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (cs n_pair)) /\ (Y = (ds n_pair))) \/ ((X = (ds n_pair)) /\ (Y = (cs n_pair))))))) (Nd (Some (Y1 <= Y)) (Nd (Some (1 <= (X1 + Y1))) (Nd (Some ((ds ((- (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) - 1)) = Y)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))))) Lf Lf) Lf) (Nd (Some ((ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) < (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)))) Lf Lf)) (Nd (Some (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) (Nd (Some (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) Lf Lf) (Nd (Some ((ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) = ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1))) Lf Lf))) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((cs (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) = X1)) Lf Lf) (Nd (Some ((ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) < (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)))) Lf Lf)) (Nd (Some (Y = (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)))) (Nd (Some (X1 = (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) (Nd (Some ((ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) = ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1))) Lf Lf)))) (Nd (Some (X1 <= X)) (Nd (Some (Y1 = Y)) (Nd (Some (2 <= m)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y1 = (cs n_pair)) /\ (X1 = (ds n_pair))) \/ ((Y1 = (ds n_pair)) /\ (X1 = (cs n_pair))))))) Lf Lf) (Nd (Some ((cs (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) = Y)) Lf Lf)) (Nd (Some ((ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)) <= (-1))) (Nd (Some ((ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)) <= (-1))) Lf Lf) (Nd (Some ((ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) = ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1))) Lf Lf))) (Nd (Some (X1 < X)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((ds ((- (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) - 1)) = X1)) Lf Lf) (Nd (Some ((ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) = ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1))) Lf Lf)) (Nd (Some ((cs (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) = Y)) (Nd (Some ((cs (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) = X)) Lf Lf) (Nd (Some ((((X + Y) - X1) - Y1) = ((ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))))) Lf Lf))))))
 [(Im (Im (An (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (An (Or (An (An (An (An (An (An (At 6) (At 7)) (At 8)) (At 9)) (No (An (At 10) (At 11)))) (At 12)) (At 13)) (An (Or (An (An (At 10) (At 8)) (At 14)) (An (An (At 11) (At 6)) (At 15))) (At 16))) (At 17))) (No (At 18))) (At 1));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 5) (Im (At 18) (No (An (An (An (An (An (An (At 6) (At 7)) (At 8)) (At 9)) (No (An (At 10) (At 11)))) (At 12)) (At 13)))))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 5) (An (An (An (At 24) (At 2)) (At 3)) (At 4)))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 5) (An (Or (An (At 25) (At 26)) (An (At 27) (At 28))) (At 29)))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (An (Or (An (At 30) (At 31)) (An (At 32) (At 33))) (At 34)))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 18) (An (An (An (At 35) (At 6)) (At 8)) (At 17)))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 18) (An (Or (An (At 36) (At 37)) (An (At 38) (At 39))) (At 40)))))));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 35) (An (Or (An (At 41) (At 42)) (An (At 43) (At 44))) (At 45)))))));
 (Im (At 46) (Im (An (An (An (At 2) (Or (An (At 25) (At 26)) (An (At 27) (At 28)))) (Or (An (At 36) (At 47)) (An (At 38) (At 48)))) (At 49)) (No (At 50))));
 (Im (At 46) (Im (An (An (An (At 3) (Or (An (At 30) (At 31)) (An (At 32) (At 33)))) (Or (An (At 41) (At 51)) (An (At 43) (At 52)))) (At 53)) (No (At 54))));
 (Im (At 36) (At 55));
 (Im (No (At 36)) (At 56));
 (Im (At 41) (At 57));
 (Im (No (At 41)) (At 58));
 (Im (At 36) (At 59));
 (Im (No (At 36)) (At 60));
 (Im (At 41) (At 61));
 (Im (No (At 41)) (At 62));
 (Im (At 10) (Im (No (At 7)) Fa));
 (Im (At 14) (Im (No (At 9)) Fa));
 (Im (At 11) (Im (No (At 9)) Fa));
 (Im (At 34) (Im (At 45) (Im (No (At 53)) (Im (At 57) (Im (At 61) (Im (At 19) (Im (No (At 12)) Fa)))))));
 (Im (At 63) (If (At 16) (At 54)));
 (Im (At 34) (Im (At 45) (Im (At 57) (Im (At 61) (Im (At 11) (Im (No (At 63)) Fa))))));
 (Im (At 42) (Im (At 11) (Im (No (At 51)) Fa)));
 (Im (At 34) (Im (At 45) (Im (At 11) (Im (No (At 63)) (Im (At 58) (Im (At 62) Fa))))));
 (Im (At 10) (Im (At 14) (Im (At 19) (Im (No (At 12)) Fa))));
 (Im (At 29) (Im (At 40) (Im (No (At 49)) (Im (At 55) (Im (At 59) (Im (At 19) (Im (No (At 13)) Fa)))))));
 (Im (At 29) (Im (At 40) (Im (No (At 49)) (Im (At 19) (Im (No (At 13)) (Im (At 56) (Im (At 60) Fa)))))));
 (Im (At 64) (If (At 16) (At 50)));
 (Im (At 10) (Im (At 29) (Im (At 40) (Im (No (At 64)) (Im (At 56) (Im (At 60) Fa))))));
 (Im (At 10) (Im (At 39) (Im (No (At 48)) Fa)));
 (Im (No (At 7)) (Im (At 15) Fa));
 (Im (At 34) (Im (At 45) (Im (No (At 53)) (Im (At 19) (Im (No (At 12)) (Im (At 58) (Im (At 62) Fa)))))));
 (Im (At 11) (Im (At 44) (Im (No (At 52)) Fa)));
 (Im (At 19) (Im (At 11) (Im (At 15) (Im (No (At 13)) Fa))));
 (Im (At 10) (Im (At 29) (Im (At 40) (Im (At 55) (Im (At 59) (Im (No (At 64)) Fa))))));
 (Im (At 10) (Im (At 37) (Im (No (At 47)) Fa)));
 (Im (At 10) (Im (At 15) Fa));
 (Im (At 14) (Im (At 11) Fa));
 (An (At 19) (At 20));
 (At 21);
 (At 22);
 (At 23);
 (At 46);
 (At 65)]
 (At 1)
 [((Im (No (At 10)) (Im (No (At 11)) Fa)), (Sp 10 (Cl 48) (Sp 11 (Cl 48) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 6 (Sp 8 (Sp 7 (Sp 9 (Sp 12 (Sp 13 (Cl 3) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)))));
  ((Im (No (At 10)) (Im (No (At 7)) Fa)), (Sp 10 (Cl 49) (Sp 7 (Cl 49) (Sp 1 (Cl 1) (Sp 15 (Cl 34) (Cl 2))))));
  ((Im (At 43) (Im (At 52) (Im (At 53) (Im (At 54) (Im (No (At 32)) Fa))))), (Sp 43 (Sp 52 (Sp 53 (Sp 54 (Sp 32 (Cl 50) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 3 (Sp 5 (Sp 24 (Sp 30 (Sp 31 (Cl 11) (Cl 6)) (Cl 6)) (Cl 4)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 50)) (Cl 50)) (Cl 50)) (Cl 50)));
  ((Im (At 11) (Im (At 16) (Im (No (At 12)) (Im (No (At 41)) Fa)))), (Sp 11 (Sp 16 (Sp 12 (Cl 51) (Sp 41 (Cl 51) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 3 (Sp 5 (Sp 18 (Sp 24 (Sp 35 (Sp 34 (Sp 45 (Sp 43 (Sp 44 (Sp 58 (Sp 62 (Sp 52 (Sp 63 (Sp 53 (Sp 54 (Sp 32 (Sp 33 (Cl 11) (Sp 30 (Sp 31 (Cl 11) (Cl 6)) (Cl 6))) (Cl 50)) (Cl 24)) (Cl 35)) (Cl 27)) (Cl 36)) (Cl 19)) (Cl 15)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 6)) (Cl 7)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)))) (Cl 51)) (Cl 51)));
  ((Im (At 11) (Im (At 53) (Im (At 54) (Im (At 41) (Im (At 30) (Im (At 31) Fa)))))), (Sp 11 (Sp 53 (Sp 54 (Sp 41 (Sp 30 (Sp 31 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 3 (Sp 18 (Sp 35 (Sp 51 (Cl 11) (Sp 42 (Cl 26) (Sp 43 (Sp 44 (Sp 52 (Cl 11) (Cl 36)) (Cl 9)) (Cl 9)))) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 52)));
  ((Im (At 11) (Im (At 53) (Im (At 54) (Im (At 41) (Im (At 32) (Im (At 33) Fa)))))), (Sp 11 (Sp 53 (Sp 54 (Sp 41 (Sp 32 (Sp 33 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 3 (Sp 18 (Sp 35 (Sp 51 (Cl 11) (Sp 42 (Cl 26) (Sp 43 (Sp 44 (Sp 52 (Cl 11) (Cl 36)) (Cl 9)) (Cl 9)))) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) (Cl 53)) (Cl 53)) (Cl 53)) (Cl 53)) (Cl 53)) (Cl 53)));
  ((Im (At 11) (Im (At 53) (Im (At 54) (Im (At 41) (Im (No (At 33)) Fa))))), (Sp 11 (Sp 53 (Sp 54 (Sp 41 (Sp 33 (Cl 54) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 24 (Sp 30 (Sp 31 (Cl 52) (Cl 6)) (Cl 6)) (Cl 4)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54)));
  ((Im (At 11) (Im (No (At 12)) Fa)), (Sp 11 (Sp 12 (Cl 55) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 24 (Sp 35 (Sp 34 (Sp 45 (Sp 16 (Sp 41 (Sp 57 (Sp 61 (Sp 53 (Sp 63 (Sp 54 (Sp 33 (Sp 32 (Cl 53) (Sp 30 (Sp 31 (Cl 52) (Cl 6)) (Cl 6))) (Cl 54)) (Cl 24)) (Cl 25)) (Cl 23)) (Cl 18)) (Cl 14)) (Cl 51)) (Cl 2)) (Cl 9)) (Cl 6)) (Cl 7)) (Cl 4)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 55)));
  ((Im (No (At 10)) Fa), (Sp 10 (Cl 56) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 6 (Sp 8 (Sp 11 (Sp 9 (Sp 7 (Sp 12 (Sp 13 (Cl 3) (Sp 15 (Cl 37) (Cl 2))) (Cl 55)) (Cl 49)) (Cl 22)) (Cl 48)) (Cl 7)) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))));
  ((Im (At 11) Fa), (Sp 11 (Sp 1 (Cl 1) (Sp 10 (Sp 15 (Cl 40) (Sp 14 (Cl 41) (Cl 2))) (Cl 56))) (Cl 57)));
  ((Im (At 38) (Im (At 48) (Im (At 49) (Im (At 50) (Im (No (At 25)) Fa))))), (Sp 38 (Sp 48 (Sp 49 (Sp 50 (Sp 25 (Cl 58) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 2 (Sp 5 (Sp 27 (Sp 28 (Cl 10) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 58)) (Cl 58)) (Cl 58)) (Cl 58)));
  ((Im (At 16) (Im (No (At 13)) (Im (No (At 36)) Fa))), (Sp 16 (Sp 13 (Cl 59) (Sp 36 (Cl 59) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 2 (Sp 5 (Sp 18 (Sp 29 (Sp 40 (Sp 10 (Sp 38 (Sp 39 (Sp 56 (Sp 60 (Sp 48 (Sp 49 (Sp 64 (Sp 50 (Sp 25 (Sp 26 (Cl 10) (Sp 27 (Sp 28 (Cl 10) (Cl 5)) (Cl 5))) (Cl 58)) (Cl 31)) (Cl 32)) (Cl 30)) (Cl 33)) (Cl 17)) (Cl 13)) (Cl 8)) (Cl 8)) (Cl 56)) (Cl 8)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)))) (Cl 59)));
  ((Im (At 49) (Im (At 50) (Im (At 36) (Im (At 27) (Im (At 28) Fa))))), (Sp 49 (Sp 50 (Sp 36 (Sp 27 (Sp 28 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 2 (Sp 18 (Sp 10 (Sp 47 (Cl 10) (Sp 37 (Cl 39) (Sp 38 (Sp 39 (Sp 48 (Cl 10) (Cl 33)) (Cl 8)) (Cl 8)))) (Cl 56)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) (Cl 60)) (Cl 60)) (Cl 60)) (Cl 60)) (Cl 60)));
  ((Im (At 49) (Im (At 50) (Im (At 36) (Im (At 25) (Im (At 26) Fa))))), (Sp 49 (Sp 50 (Sp 36 (Sp 25 (Sp 26 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 46 (Sp 1 (Cl 1) (Sp 2 (Sp 18 (Sp 10 (Sp 47 (Cl 10) (Sp 37 (Cl 39) (Sp 38 (Sp 39 (Sp 48 (Cl 10) (Cl 33)) (Cl 8)) (Cl 8)))) (Cl 56)) (Cl 2)) (Cl 2))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) (Cl 61)) (Cl 61)) (Cl 61)) (Cl 61)) (Cl 61)));
  ((Im (At 49) (Im (At 50) (Im (At 36) (Im (No (At 26)) Fa)))), (Sp 49 (Sp 50 (Sp 36 (Sp 26 (Cl 62) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 27 (Sp 28 (Cl 60) (Cl 5)) (Cl 5)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 62)) (Cl 62)) (Cl 62)));
  ((Im (At 16) (Im (No (At 13)) Fa)), (Sp 16 (Sp 13 (Cl 63) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 29 (Sp 40 (Sp 10 (Sp 36 (Sp 55 (Sp 59 (Sp 49 (Sp 64 (Sp 50 (Sp 26 (Sp 25 (Cl 61) (Sp 27 (Sp 28 (Cl 60) (Cl 5)) (Cl 5))) (Cl 62)) (Cl 31)) (Cl 38)) (Cl 29)) (Cl 16)) (Cl 12)) (Cl 59)) (Cl 56)) (Cl 8)) (Cl 5)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))) (Cl 63)));
  ((Im (No (At 9)) Fa), (Sp 9 (Cl 64) (Sp 1 (Cl 1) (Sp 11 (Cl 57) (Sp 14 (Cl 21) (Cl 2))))));
  ((Im (No (At 16)) Fa), (Sp 16 (Cl 65) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 6 (Sp 8 (Sp 10 (Sp 7 (Sp 11 (Cl 57) (Sp 9 (Sp 12 (Sp 13 (Cl 3) (Cl 2)) (Cl 2)) (Cl 64))) (Cl 20)) (Cl 56)) (Cl 7)) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42))))]
 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 5 (Sp 18 (Sp 6 (Sp 8 (Sp 10 (Sp 7 (Sp 11 (Cl 57) (Sp 9 (Sp 16 (Sp 13 (Sp 12 (Cl 3) (Sp 14 (Cl 28) (Cl 2))) (Cl 63)) (Cl 65)) (Cl 64))) (Cl 20)) (Cl 56)) (Cl 7)) (Cl 7)) (Cl 2)) (Cl 2))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 42)) _
  W0
  (misere_no_bishop m p X X1 Y Y1 cs ds)
  (misere_mirror m p X Y cs ds)
  (misere_code m p X Y cs ds)
  (misere_code m p Y X cs ds)
  (misere_mirror m p X1 Y1 cs ds)
  (misere_code m p X1 Y1 cs ds)
  (misere_code m p Y1 X1 cs ds)
  (all3_at (fun x z z1 => (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) X (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)) (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))
  (all3_at (fun x z z1 => (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) Y (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)) (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))
  (ite_true (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))
  (ite_true (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))
  (ite_true (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))
  (ite_true (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))
  (thy_misere_rooks_1 X1 X)
  (thy_misere_rooks_2 Y1 Y)
  (thy_misere_rooks_1 Y1 Y)
  (thy_misere_rooks_3 X (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) X1 (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) Y1 m (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)) Y)
  (fun eq__0 => pg1 Len (((X + Y) - X1) - Y1) ((ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1))) eq__0)
  (thy_misere_rooks_4 X (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) X1 (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) Y1 m (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)) (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) Y)
  (thy_misere_rooks_5 (cs (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) Y1 Y)
  (thy_misere_rooks_6 X (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) X1 (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) Y1 Y (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) m (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))
  (thy_misere_rooks_7 X1 X Y1 Y m)
  (thy_misere_rooks_8 Y (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) Y1 (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) X1 m (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)) X)
  (thy_misere_rooks_9 Y (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) Y1 (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) m X X1 (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))
  (fun eq__0 => pg1 Len (((X + Y) - X1) - Y1) ((ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) - (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1))) eq__0)
  (thy_misere_rooks_10 X1 X Y (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) Y1 (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) m (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))
  (thy_misere_rooks_11 X1 X (ds ((- (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) - 1)))
  (thy_misere_rooks_12 X1 X)
  (thy_misere_rooks_13 X (ite (0 <= (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1))) ((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y <= X) (ediv ((X - Y) - 1) m) ((- (ediv ((Y - X) - 1) m)) - 1)))) + m) - 1)) X1 (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y1 + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) ((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + 1) (((Y + (m * (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))) + m) - 1)) m Y Y1 (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1)))
  (thy_misere_rooks_11 Y1 Y (ds ((- (ite (Y1 <= X1) (ediv ((X1 - Y1) - 1) m) ((- (ediv ((Y1 - X1) - 1) m)) - 1))) - 1)))
  (thy_misere_rooks_14 m Y1 Y X1 X)
  (thy_misere_rooks_15 X1 X Y (ite (0 <= (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1))) ((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X <= Y) (ediv ((Y - X) - 1) m) ((- (ediv ((X - Y) - 1) m)) - 1)))) + m) - 1)) Y1 (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X1 + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)) m (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)) (ite (0 <= (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))) ((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + 1) (((X + (m * (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1)))) + m) - 1)))
  (thy_misere_rooks_11 X1 X (cs (ite (X1 <= Y1) (ediv ((Y1 - X1) - 1) m) ((- (ediv ((X1 - Y1) - 1) m)) - 1))))
  (thy_misere_rooks_16 X1 X)
  (thy_misere_rooks_17 Y1 Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rooks_18 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_19 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_20 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (1 <= (x1 + x2)) -> (~ ((x1 + 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= x2)) -> (x3 <= x2) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (((x1 - x3) - (x1 - x4)) < x5) -> (~ (((x1 - x3) - (x2 - x4)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 + 1) <= x2)) -> ((- ((x1 - x3) - (x1 - x4))) < x5) -> (~ ((- ((x1 - x3) - (x2 - x4))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_24 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 <= x1) -> (~ (x3 = x1)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (2 <= x3) -> ((x2 + x3) <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_26 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x1)) -> ((x2 - x3) = (((x1 + x2) - x1) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - x2) = (((x3 + x1) - x3) - x2))) -> False.
Proof. thy. Qed.
(* (B) for x <= y: from a position other than (0, 0) that is no pair there is a move to a pair. *)
Lemma misere_rook_b_low : forall (m : Z) (p : Z) (x : Z) (y : Z) (Len : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) ->
  (x <= y) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) ->
  (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))).
Proof.
intros m p x y Len cs ds.
destruct (wit_ex2 (fun q r => ((((y = (((x + 1) + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) as [q [r W1]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [A1 [A2 W4]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [B1 [B2 W6]].
destruct (wit_ex1 (fun z => ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))) as [z2 W8].
destruct (wit_ex1 (fun z => (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) as [z3 W11].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), ((((y = (((x + 1) + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (0 <= q)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (Len (((x + y) - A1) - A2))) (Nd (Some (z3 <= (-1))) Lf Lf) Lf) (Nd (Some (B1 < x)) (Nd (Some (x <= y)) Lf Lf) Lf)) (Nd (Some (A1 = x)) (Nd (Some ((- ((x - B1) - (x - B2))) < m)) (Nd (Some ((ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) <= y)) Lf Lf) Lf) (Nd (Some (x < (cs q))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= A1)) (Nd (Some (B2 <= x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ ((ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) = (ds n_pair))) \/ ((x = (ds n_pair)) /\ ((ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) = (cs n_pair))))))) Lf Lf) Lf) (Nd (Some ((cs z2) = x)) Lf Lf)) (Nd (Some (1 <= (A1 + A2))) (Nd (Some (B2 = y)) (Nd (Some ((- ((x - x) - (y - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))))) < m)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))))) Lf Lf)))) (Nd (Some (0 <= r)) (Nd (Some (1 <= p)) (Nd (Some (1 <= x)) (Nd (Some (B1 <= x)) (Nd (Some ((ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) < y)) Lf Lf) Lf) (Nd (Some (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)))))))) Lf Lf) Lf)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (cs n_pair)) /\ (B2 = (ds n_pair))) \/ ((B1 = (ds n_pair)) /\ (B2 = (cs n_pair))))))) (Nd (Some ((ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) = y)) Lf Lf) Lf) (Nd (Some ((- q) <= z2)) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (0 <= A2)) (Nd (Some (B2 = x)) (Nd (Some (1 <= (x + (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))))) Lf Lf) Lf) (Nd (Some ((ds ((- z2) - 1)) = x)) Lf Lf)) (Nd (Some (A2 < y)) (Nd (Some ((- ((x - B1) - (y - B2))) < m)) (Nd (Some (Len (((x + y) - x) - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))))) Lf Lf) Lf) (Nd (Some (0 <= z3)) Lf Lf))))) (Nd (Some ((x + 1) <= y)) (Nd (Some (y = (((x + 1) + (m * q)) + r))) (Nd (Some (2 <= m)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (0 <= B1)) (Nd (Some ((ds ((- z3) - 1)) = x)) Lf Lf) Lf) (Nd (Some (Len (((x + y) - B1) - B2))) (Nd (Some ((y - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))) = (((x + y) - x) - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))))) Lf Lf) Lf)) (Nd (Some (A2 = y)) (Nd (Some (1 <= (B1 + B2))) (Nd (Some (x = x)) Lf Lf) Lf) (Nd (Some (((ite (0 <= z2) ((x + (m * z2)) + 1) (((x + (m * z2)) + m) - 1)) + m) <= y)) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (A1 <= x)) (Nd (Some (B1 = x)) (Nd (Some (0 <= (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)))) Lf Lf) Lf) (Nd (Some (z2 <= (-1))) Lf Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (cs n_pair)) /\ (A2 = (ds n_pair))) \/ ((A1 = (ds n_pair)) /\ (A2 = (cs n_pair))))))) (Nd (Some (((x - B1) - (y - B2)) < m)) (Nd (Some (x < x)) Lf Lf) Lf) (Nd (Some (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) Lf Lf)))) (Nd (Some (r < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (0 <= B2)) (Nd (Some (Len (y - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))))) Lf Lf) Lf) (Nd (Some (0 <= z2)) (Nd (Some (0 <= y)) Lf Lf) Lf)) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some (B2 <= y)) (Nd (Some (((x - x) - (y - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)))) < m)) Lf Lf) Lf) (Nd (Some (z2 < q)) Lf Lf))) (Nd (Some ((cs q) <= x)) (Nd (Some (A2 <= y)) (Nd (Some (((x - B1) - (x - B2)) < m)) (Nd (Some (x <= x)) Lf Lf) Lf) (Nd (Some (y <= (ite (0 <= z2) ((x + (m * z2)) + 1) (((x + (m * z2)) + m) - 1)))) Lf Lf)) (Nd (Some (A1 < x)) (Nd (Some (B2 < y)) (Nd (Some (1 <= (x + y))) Lf Lf) Lf) (Nd (Some ((cs z3) = x)) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (An (An (At 5) (At 6)) (At 7)) (At 8)));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 15) (Or (At 16) (At 17))))))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 18) (At 19))))));
 (Im (At 17) (An (An (An (An (An (An (An (An (At 20) (At 21)) (At 22)) (At 23)) (No (An (At 24) (At 25)))) (At 26)) (At 27)) (At 28)) (At 29)));
 (Im (An (An (Or (An (An (An (An (An (An (At 20) (At 21)) (At 22)) (At 23)) (No (An (At 24) (At 25)))) (At 26)) (At 27)) (An (Or (An (An (At 24) (At 22)) (At 30)) (An (An (At 25) (At 20)) (At 31))) (At 32))) (At 28)) (At 29)) (At 1));
 (Im (At 19) (An (An (An (An (An (An (An (An (At 33) (At 34)) (At 35)) (At 36)) (No (An (At 37) (At 38)))) (At 39)) (At 40)) (At 41)) (At 42)));
 (Im (An (An (Or (An (An (An (An (An (An (At 33) (At 34)) (At 35)) (At 43)) (No (An (At 37) (At 44)))) (At 45)) (At 46)) (An (Or (An (An (At 37) (At 35)) (At 47)) (An (An (At 44) (At 33)) (At 48))) (At 49))) (At 41)) (At 42)) (At 1));
 (Im (At 50) (An (Or (An (At 51) (At 52)) (An (At 53) (At 54))) (At 55)));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 56) (Im (Or (An (At 51) (At 52)) (An (At 53) (At 54))) (An (An (At 57) (At 58)) (At 59)))))))))))));
 (Im (At 60) (Im (An (At 14) (No (At 50))) (At 61)));
 (Im (At 61) (An (An (Or (An (At 62) (At 63)) (An (At 64) (At 65))) (At 66)) (At 67)));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (Or (An (At 62) (At 63)) (An (At 64) (At 65))) (An (An (An (At 68) (At 14)) (At 69)) (At 70)))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 14) (At 71)) (At 69)) (At 72)) (No (An (At 73) (At 74)))) (At 75)) (At 76)) (An (Or (An (An (At 73) (At 69)) (At 66)) (An (An (At 74) (At 14)) (At 77))) (At 78))) (At 70)) (At 68)) (At 1));
 (Im (No (At 15)) (Im (No (At 56)) Fa));
 (Im (No (At 2)) (Im (At 9) Fa));
 (Im (No (At 18)) (Im (At 79) (Im (No (At 3)) Fa)));
 (Im (No (At 43)) (Im (At 80) (Im (At 36) Fa)));
 (Im (At 80) (Im (At 39) (Im (No (At 45)) Fa)));
 (Im (No (At 3)) (Im (At 40) (Im (No (At 46)) Fa)));
 (Im (At 80) (Im (At 36) (Im (No (At 38)) (Im (At 44) Fa))));
 (Im (At 55) (Im (At 9) (Im (At 57) Fa)));
 (Im (At 81) (If (At 67) (At 78)));
 (Im (No (At 73)) (Im (At 81) Fa));
 (Im (No (At 81)) Fa);
 (An (At 9) (At 10));
 (At 11);
 (At 12);
 (At 13);
 (At 82);
 (At 60);
 (An (An (At 14) (At 83)) (At 79));
 (At 80);
 (No (At 16))]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 60 (Sp 14 (Sp 83 (Sp 79 (Sp 80 (Sp 16 (Cl 35) (Sp 1 (Cl 1) (Sp 2 (Sp 81 (Sp 73 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 24 (Sp 25 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 15 (Cl 4) (Sp 56 (Sp 61 (Sp 66 (Sp 67 (Sp 78 (Sp 65 (Sp 64 (Sp 68 (Sp 69 (Sp 70 (Cl 15) (Cl 14)) (Cl 14)) (Cl 14)) (Sp 62 (Sp 63 (Sp 68 (Sp 69 (Sp 70 (Cl 15) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 13))) (Sp 62 (Sp 63 (Sp 68 (Sp 69 (Sp 70 (Cl 15) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 13))) (Cl 24)) (Cl 13)) (Cl 13)) (Sp 50 (Sp 55 (Sp 57 (Cl 23) (Sp 54 (Sp 53 (Cl 11) (Sp 51 (Sp 52 (Cl 11) (Cl 10)) (Cl 10))) (Sp 51 (Sp 52 (Cl 11) (Cl 10)) (Cl 10)))) (Cl 10)) (Cl 12))) (Cl 16)))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Sp 18 (Sp 19 (Sp 33 (Sp 34 (Sp 35 (Sp 36 (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 45 (Sp 46 (Sp 37 (Sp 44 (Sp 38 (Cl 8) (Cl 22)) (Cl 9)) (Cl 9)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 5)) (Cl 18))) (Cl 25)) (Cl 26)) (Cl 17)))) (Cl 34)) (Cl 33)) (Cl 33)) (Cl 33)) (Cl 32)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 27)) _
  (quotient m (x + 1) y)
  W1
  (misere_bishop_reaches m p q r x y cs ds)
  (misere_diagonal m p x cs ds)
  W4
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) A1 A2)
  W6
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) B1 B2)
  W8
  (misere_far m p q r x y z2 cs ds)
  (all2_at (fun x y => (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))))) x y)
  W11
  (misere_listed m p x z3 cs ds)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) x (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)))
  (thy_misere_rooks_18 (cs q) x)
  (thy_misere_rooks_19 m)
  (thy_misere_rooks_20 x y)
  (thy_misere_rooks_21 B2 y x)
  (thy_misere_rooks_22 x y B1 B2 m)
  (thy_misere_rooks_23 x y B1 B2 m)
  (thy_misere_rooks_24 x y B2)
  (thy_misere_rooks_25 y (ite (0 <= z2) ((x + (m * z2)) + 1) (((x + (m * z2)) + m) - 1)) m)
  (fun eq__0 => pg1 Len (y - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))) (((x + y) - x) - (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1))) eq__0)
  (thy_misere_rooks_26 x y (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)))
  (thy_misere_rooks_27 y (ite (0 <= z3) ((x + (m * z3)) + 1) (((x + (m * z3)) + m) - 1)) x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rooks_28 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (1 <= (x2 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_31 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 + x2) - x3) - x4) = (((x2 + x1) - x4) - x3))) -> False.
Proof. thy. Qed.
(* (B): from every position other than (0, 0) that is no pair there is a move to a pair. *)
Lemma misere_rook_b : forall (m : Z) (p : Z) (Len : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))))) ->
  (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))).
Proof.
intros m p Len cs ds.
destruct (wit_all2 (fun x y => (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (Len (((Y + X) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [Y1 [X1 W4]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some (0 <= X)) (Nd (Some (1 <= (X + Y))) (Nd (Some (1 <= p)) (Nd (Some (Y <= X)) (Nd (Some (((X - X1) - (Y - Y1)) < m)) Lf Lf) Lf) (Nd (Some (X1 = X)) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)))))))) (Nd (Some (Y1 <= Y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X1 = (cs n_pair)) /\ (Y1 = (ds n_pair))) \/ ((X1 = (ds n_pair)) /\ (Y1 = (cs n_pair))))))) Lf Lf) Lf) (Nd (Some (Y1 < Y)) Lf Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (Len (((X + Y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (Len (((Y + X) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (Len (((X + Y) - X1) - Y1))) Lf Lf) Lf) (Nd (Some ((- ((Y - Y1) - (X - X1))) < m)) Lf Lf)) (Nd (Some (X <= Y)) (Nd (Some (X1 <= X)) Lf Lf) (Nd (Some (1 <= (Y1 + X1))) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (cs n_pair)) /\ (Y = (ds n_pair))) \/ ((X = (ds n_pair)) /\ (Y = (cs n_pair))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y = (cs n_pair)) /\ (X = (ds n_pair))) \/ ((Y = (ds n_pair)) /\ (X = (cs n_pair))))))) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) Lf Lf) Lf) (Nd (Some (((Y - Y1) - (X - X1)) < m)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))))) (Nd (Some (0 <= X1)) (Nd (Some ((((Y + X) - Y1) - X1) = (((X + Y) - X1) - Y1))) Lf Lf) Lf) (Nd (Some (Len (((Y + X) - Y1) - X1))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 <= Y1)) (Nd (Some (1 <= (X1 + Y1))) Lf Lf) Lf) (Nd (Some (X1 < X)) Lf Lf)) (Nd (Some (1 <= (Y + X))) (Nd (Some (Y1 = Y)) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y1 = (cs n_pair)) /\ (X1 = (ds n_pair))) \/ ((Y1 = (ds n_pair)) /\ (X1 = (cs n_pair))))))) Lf Lf)))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (No (At 5))) (At 6)) (At 1));
 (Im (An (At 7) (At 8)) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (An (An (At 2) (At 3)) (At 4)) (Im (At 14) (Im (No (At 5)) (At 6))))))))));
 (Im (An (At 7) (At 8)) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (An (An (At 3) (At 2)) (At 15)) (Im (At 16) (Im (No (At 17)) (At 18))))))))));
 (Im (An (At 7) (At 8)) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 17) (An (An (An (At 5) (At 3)) (At 2)) (At 15)))))));
 (Im (At 18) (An (An (Or (An (An (An (An (An (An (At 19) (At 20)) (At 21)) (At 22)) (No (An (At 23) (At 24)))) (At 25)) (At 26)) (An (Or (An (An (At 23) (At 21)) (At 27)) (An (An (At 24) (At 19)) (At 28))) (At 29))) (At 30)) (At 31)));
 (Im (An (An (Or (An (An (An (An (An (An (At 21) (At 22)) (At 19)) (At 20)) (No (An (At 24) (At 23)))) (At 32)) (At 33)) (An (Or (An (An (At 24) (At 19)) (At 28)) (An (An (At 23) (At 21)) (At 27))) (At 34))) (At 35)) (At 36)) (At 6));
 (Im (An (At 7) (At 8)) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 31) (An (An (An (At 36) (At 19)) (At 21)) (At 30)))))));
 (Im (At 4) (Im (No (At 15)) Fa));
 (Im (At 25) (Im (No (At 33)) Fa));
 (Im (At 26) (Im (No (At 32)) Fa));
 (Im (At 30) (Im (No (At 35)) Fa));
 (Im (No (At 14)) (Im (No (At 16)) Fa));
 (Im (At 37) (If (At 29) (At 34)));
 (Im (No (At 37)) Fa);
 (An (At 7) (At 8));
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13)]
 (At 1)
 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Cl 1) (Sp 37 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 6 (Cl 2) (Sp 14 (Cl 3) (Sp 17 (Cl 5) (Sp 15 (Sp 16 (Sp 18 (Sp 30 (Sp 31 (Sp 36 (Sp 19 (Sp 21 (Sp 35 (Sp 34 (Sp 29 (Sp 33 (Sp 32 (Sp 28 (Sp 24 (Cl 7) (Sp 27 (Sp 23 (Cl 7) (Sp 20 (Sp 22 (Cl 7) (Cl 6)) (Cl 6))) (Sp 20 (Sp 22 (Cl 7) (Cl 6)) (Cl 6)))) (Sp 27 (Sp 23 (Cl 7) (Sp 20 (Sp 22 (Cl 7) (Cl 6)) (Cl 6))) (Sp 20 (Sp 22 (Sp 25 (Sp 26 (Sp 24 (Sp 23 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 26 (Cl 11) (Sp 28 (Sp 24 (Cl 7) (Sp 23 (Sp 27 (Cl 7) (Cl 6)) (Cl 6))) (Sp 23 (Sp 27 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 25 (Cl 10) (Sp 28 (Sp 24 (Cl 7) (Sp 23 (Sp 27 (Cl 7) (Cl 6)) (Cl 6))) (Sp 23 (Sp 27 (Cl 7) (Cl 6)) (Cl 6))))) (Cl 14)) (Sp 29 (Cl 14) (Sp 20 (Sp 22 (Sp 25 (Sp 26 (Sp 33 (Sp 32 (Sp 24 (Sp 23 (Cl 6) (Cl 7)) (Cl 7)) (Cl 11)) (Cl 10)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Cl 12)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 4)) (Cl 13)) (Cl 9)))))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15))) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 16)) _
  W0
  (misere_rook_b_low m p X Y Len cs ds)
  (misere_rook_b_low m p Y X Len cs ds)
  (misere_mirror m p Y X cs ds)
  W4
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (Len (((X + Y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) X1 Y1)
  (misere_mirror m p Y1 X1 cs ds)
  (thy_misere_rooks_28 X Y)
  (thy_misere_rooks_29 Y Y1 X X1 m)
  (thy_misere_rooks_30 Y Y1 X X1 m)
  (thy_misere_rooks_28 Y1 X1)
  (thy_misere_rooks_31 X Y)
  (fun eq__0 => pg1 Len (((Y + X) - Y1) - X1) (((X + Y) - X1) - Y1) eq__0)
  (thy_misere_rooks_32 Y X Y1 X1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_rooks_33 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_34 : forall (x1 : Z) (x2 : Z), ((x1 - 1) <= x1) -> (~ ((x2 - 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_35 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x1)) -> (x2 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_36 : forall (x1 : Z) (x2 : Z), ((x1 - 1) = x1) -> (~ ((x2 - 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - (x1 - 1)) - (x2 - x2)) < x3) -> (~ ((- ((x4 - x4) - (x5 - (x5 - 1)))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 - (x1 - 1)) - (x2 - x2)) < x3)) -> (2 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((- ((x1 - (x1 - 1)) - (x2 - x2))) < x3)) -> (((x4 - x4) - (x5 - (x5 - 1))) < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_40 : forall (x1 : Z), (~ ((x1 - 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_41 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_43 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_46 : forall (x1 : Z), ((x1 - 1) = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_47 : forall (x1 : Z) (x2 : Z) (x3 : Z), (2 <= x1) -> (~ (((x2 - x2) - (x3 - (x3 - 1))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_48 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_49 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (1 <= (x1 + x2))) -> (~ (0 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_50 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (1 <= (x1 + x2))) -> (~ (0 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_52 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 <= x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_53 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x3 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_rooks_54 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
(* If the rook joins no two pairs {c_n, d_n} of a row, and reaches one from every position to the right of a row, then these pairs are the P-positions in misere play with the m-bishop, m >= 2. *)
Lemma misere_rook : forall (m : Z) (p : Z) (x : Z) (y : Z) (Len : Z -> Prop) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m p x y Len P cs ds.
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [f1 [f2 [f3 [f4 W0]]]].
destruct (wit_all2 (fun x y => (((1 <= x) /\ (0 <= y)) -> ((((((((0 <= (x - 1)) /\ ((x - 1) <= x)) /\ (0 <= y)) /\ (y <= y)) /\ (~ (((x - 1) = x) /\ (y = y)))) /\ (((x - (x - 1)) - (y - y)) < m)) /\ ((- ((x - (x - 1)) - (y - y))) < m)) \/ ((((((x - 1) = x) /\ (0 <= y)) /\ (y < y)) \/ (((y = y) /\ (0 <= (x - 1))) /\ ((x - 1) < x))) /\ (Len (((x + y) - (x - 1)) - y))))))) as [l1 [l2 W1]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (1 <= y)) -> ((((((((0 <= x) /\ (x <= x)) /\ (0 <= (y - 1))) /\ ((y - 1) <= y)) /\ (~ ((x = x) /\ ((y - 1) = y)))) /\ (((x - x) - (y - (y - 1))) < m)) /\ ((- ((x - x) - (y - (y - 1)))) < m)) \/ (((((x = x) /\ (0 <= (y - 1))) /\ ((y - 1) < y)) \/ ((((y - 1) = y) /\ (0 <= x)) /\ (x < x))) /\ (Len (((x + y) - x) - (y - 1)))))))) as [r1 [r2 W2]].
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (1 <= (x1 + y1))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W7]]]].
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> (0 <= (x + y))))) as [on1 [on2 W8]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (0 <= f2)) (Nd (Some (f4 <= f2)) (Nd (Some ((f3 + f4) < (f1 + f2))) (Nd (Some (0 <= r1)) (Nd (Some (0 <= fall3)) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (0 <= on2)) Lf Lf) Lf)) (Nd (Some ((l1 - 1) = l1)) (Nd (Some ((- ((r1 - r1) - (r2 - (r2 - 1)))) < m)) (Nd (Some (fall4 < fall2)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))) -> (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) Lf Lf))) (Nd (Some ((- ((f1 - f3) - (f2 - f4))) < m)) (Nd (Some (0 <= l2)) (Nd (Some ((r2 - 1) <= r2)) (Nd (Some (fall3 = fall1)) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 = x)) Lf Lf) Lf)) (Nd (Some (l2 < l2)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> ((((((((0 <= x) /\ (x <= x)) /\ (0 <= (y - 1))) /\ ((y - 1) <= y)) /\ (~ ((x = x) /\ ((y - 1) = y)))) /\ (((x - x) - (y - (y - 1))) < m)) /\ ((- ((x - x) - (y - (y - 1)))) < m)) \/ (((((x = x) /\ (0 <= (y - 1))) /\ ((y - 1) < y)) \/ ((((y - 1) = y) /\ (0 <= x)) /\ (x < x))) /\ (Len (((x + y) - x) - (y - 1)))))))) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf) Lf) (Nd (Some (1 <= (x + y))) Lf Lf)))) (Nd (Some (f3 <= f1)) (Nd (Some (f4 = f2)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (r1 <= r1)) (Nd (Some (0 <= fall4)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= (on1 + on2))) Lf Lf) Lf)) (Nd (Some (((l1 - (l1 - 1)) - (l2 - l2)) < m)) (Nd (Some (r1 < r1)) (Nd (Some (Len (((fall1 + fall2) - fall3) - fall4))) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (f3 < f1)) (Nd (Some ((l1 - 1) <= l1)) (Nd (Some ((r2 - 1) = r2)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (Len (y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))))) Lf Lf)) (Nd (Some (Len (((l1 + l2) - (l1 - 1)) - l2))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))))))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (1 <= (x1 + y1))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf) Lf) (Nd (Some (0 <= fall2)) Lf Lf))))) (Nd (Some (0 <= f1)) (Nd (Some (0 <= f3)) (Nd (Some (f3 = f1)) (Nd (Some (0 <= (f1 + f2))) (Nd (Some (1 <= r2)) (Nd (Some (fall3 <= fall1)) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (1 <= (on1 + on2))) Lf Lf) Lf)) (Nd (Some (l2 = l2)) (Nd (Some ((r2 - 1) < r2)) (Nd (Some (fall3 < fall1)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair))))))) Lf Lf))) (Nd (Some (f4 < f2)) (Nd (Some (0 <= (l1 - 1))) (Nd (Some (r1 = r1)) (Nd (Some (fall4 = fall2)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (Len ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)))))))) (Nd (Some (0 = y)) Lf Lf) Lf)) (Nd (Some ((l1 - 1) < l1)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1))))))))) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf) Lf) (Nd (Some (0 <= fall1)) Lf Lf)))) (Nd (Some (0 <= f4)) (Nd (Some (((f1 - f3) - (f2 - f4)) < m)) (Nd (Some (1 <= l1)) (Nd (Some (0 <= (r2 - 1))) (Nd (Some (fall4 <= fall2)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> (0 <= (x + y))))) Lf Lf) Lf)) (Nd (Some ((- ((l1 - (l1 - 1)) - (l2 - l2))) < m)) (Nd (Some (Len (((r1 + r2) - r1) - (r2 - 1)))) (Nd (Some (1 <= (fall3 + fall4))) Lf Lf) Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (Len (((f1 + f2) - f3) - f4))) (Nd (Some (l2 <= l2)) (Nd (Some (((r1 - r1) - (r2 - (r2 - 1))) < m)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) -> (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> ((((((((0 <= (x - 1)) /\ ((x - 1) <= x)) /\ (0 <= y)) /\ (y <= y)) /\ (~ (((x - 1) = x) /\ (y = y)))) /\ (((x - (x - 1)) - (y - y)) < m)) /\ ((- ((x - (x - 1)) - (y - y))) < m)) \/ ((((((x - 1) = x) /\ (0 <= y)) /\ (y < y)) \/ (((y = y) /\ (0 <= (x - 1))) /\ ((x - 1) < x))) /\ (Len (((x + y) - (x - 1)) - y))))))) (Nd (Some (P 0 0)) (Nd (Some (0 <= on1)) Lf Lf) Lf) (Nd (Some (1 <= (fall1 + fall2))) Lf Lf))))))
 [(Im (Im (An (An (At 3) (At 4)) (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))) (At 15)))) (An (An (An (An (An (At 5) (At 7)) (At 5)) (At 7)) (At 16)) (At 17))) (At 18));
 (Im (Im (An (At 19) (At 20)) (Or (An (An (An (An (An (An (At 21) (At 22)) (At 20)) (At 23)) (No (An (At 24) (At 25)))) (At 26)) (At 27)) (An (Or (An (An (At 24) (At 20)) (At 28)) (An (An (At 25) (At 21)) (At 29))) (At 30)))) (At 31));
 (Im (Im (An (At 32) (At 33)) (Or (An (An (An (An (An (An (At 32) (At 34)) (At 35)) (At 36)) (No (An (At 37) (At 38)))) (At 39)) (At 40)) (An (Or (An (An (At 37) (At 35)) (At 41)) (An (An (At 38) (At 32)) (At 42))) (At 43)))) (At 44));
 (Im (At 18) (Im (An (At 31) (At 44)) (Im (At 45) (An (At 46) (No (At 47))))));
 (Im (An (At 48) (At 49)) (Im (At 50) (Im (At 51) (Im (At 52) (Im (At 53) (Im (At 54) (At 55)))))));
 (Im (An (At 48) (At 49)) (Im (At 50) (Im (At 51) (Im (At 52) (Im (At 53) (Im (At 54) (At 56)))))));
 (Im (An (At 48) (At 49)) (Im (At 50) (Im (At 51) (Im (At 52) (Im (At 2) (An (An (An (At 57) (At 58)) (At 59)) (At 60)))))));
 (Im (Im (An (An (An (At 61) (At 62)) (At 63)) (An (Or (An (An (An (An (An (An (At 64) (At 65)) (At 66)) (At 67)) (No (An (At 68) (At 69)))) (At 70)) (At 71)) (An (Or (An (An (At 68) (At 66)) (At 72)) (An (An (At 69) (At 64)) (At 73))) (At 74))) (At 75))) (An (An (An (An (An (An (At 64) (At 66)) (At 75)) (At 64)) (At 66)) (At 76)) (At 77))) (At 78));
 (Im (Im (An (An (At 79) (At 80)) (At 81)) (At 82)) (At 83));
 (Im (At 46) (Im (At 78) (Im (At 83) (Im (At 55) (Im (At 56) (Im (An (An (At 58) (At 59)) (At 60)) (If (At 1) (At 2))))))));
 (Im (At 19) (Im (No (At 21)) Fa));
 (Im (At 22) (Im (No (At 36)) Fa));
 (Im (No (At 23)) (Im (At 34) Fa));
 (Im (At 24) (Im (No (At 38)) Fa));
 (Im (At 26) (Im (No (At 40)) Fa));
 (Im (No (At 26)) (Im (At 48) Fa));
 (Im (No (At 27)) (Im (At 39) Fa));
 (Im (At 33) (Im (No (At 35)) Fa));
 (Im (No (At 22)) Fa);
 (Im (No (At 34)) Fa);
 (Im (At 9) (Im (At 13) (Im (No (At 16)) Fa)));
 (Im (At 68) (Im (At 72) (Im (No (At 76)) Fa)));
 (Im (At 4) (Im (At 10) (Im (No (At 7)) Fa)));
 (Im (No (At 16)) (Im (At 6) (Im (At 8) (Im (No (At 9)) Fa))));
 (Im (No (At 16)) (Im (At 10) (Im (At 14) Fa)));
 (Im (At 38) Fa);
 (Im (At 48) (Im (No (At 39)) Fa));
 (Im (At 81) (Im (No (At 82)) Fa));
 (Im (At 84) (Im (At 85) (If (At 47) (At 1))));
 (Im (At 58) (Im (At 59) (Im (No (At 60)) (Im (No (At 84)) Fa))));
 (Im (At 58) (Im (At 59) (Im (No (At 60)) (Im (No (At 85)) Fa))));
 (Im (No (At 76)) (Im (At 65) (Im (At 67) (Im (No (At 68)) Fa))));
 (Im (No (At 76)) (Im (At 65) (Im (At 67) (Im (No (At 69)) Fa))));
 (Im (At 63) (Im (No (At 77)) Fa));
 (Im (At 61) (Im (At 68) (Im (No (At 64)) Fa)));
 (Im (At 62) (Im (At 69) (Im (No (At 66)) Fa)));
 (Im (No (At 16)) (Im (At 6) (Im (At 8) (Im (No (At 10)) Fa))));
 (Im (No (At 76)) (Im (At 69) (Im (At 73) Fa)));
 (Im (At 3) (Im (At 7) (Im (At 8) (Im (No (At 17)) Fa))));
 (Im (At 4) (Im (At 5) (Im (At 14) (Im (No (At 17)) Fa))));
 (Im (At 3) (Im (At 9) (Im (No (At 5)) Fa)));
 (Im (At 3) (Im (At 7) (Im (At 13) (Im (No (At 17)) Fa))));
 (An (At 48) (At 49));
 (At 50);
 (At 51);
 (At 52);
 (At 53);
 (At 54);
 (At 45);
 (An (At 58) (At 59))]
 (If (At 1) (At 2))
 [((Im (No (At 44)) Fa), (Sp 44 (Cl 52) (Sp 48 (Sp 26 (Sp 22 (Sp 34 (Sp 38 (Cl 27) (Sp 39 (Sp 40 (Sp 36 (Sp 32 (Sp 33 (Sp 35 (Cl 4) (Cl 19)) (Cl 4)) (Cl 4)) (Cl 13)) (Cl 16)) (Cl 28))) (Cl 21)) (Cl 20)) (Cl 17)) (Cl 44))));
  ((Im (No (At 31)) Fa), (Sp 31 (Cl 53) (Sp 48 (Sp 26 (Sp 22 (Sp 34 (Sp 38 (Cl 27) (Sp 39 (Sp 23 (Sp 24 (Cl 15) (Sp 27 (Sp 19 (Sp 20 (Sp 21 (Cl 3) (Cl 12)) (Cl 3)) (Cl 3)) (Cl 18))) (Cl 14)) (Cl 28))) (Cl 21)) (Cl 20)) (Cl 17)) (Cl 44))));
  ((Im (No (At 47)) (Im (No (At 60)) Fa)), (Sp 47 (Cl 54) (Sp 60 (Cl 54) (Sp 48 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 58 (Sp 59 (Sp 2 (Cl 8) (Sp 84 (Sp 85 (Sp 1 (Cl 30) (Cl 1)) (Cl 32)) (Cl 31))) (Cl 51)) (Cl 51)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))));
  ((Im (No (At 83)) Fa), (Sp 83 (Cl 55) (Sp 81 (Sp 82 (Cl 10) (Cl 29)) (Cl 10))));
  ((Im (No (At 76)) (Im (No (At 78)) (Im (No (At 68)) (Im (No (At 69)) Fa)))), (Sp 76 (Cl 56) (Sp 78 (Cl 56) (Sp 68 (Cl 56) (Sp 69 (Cl 56) (Sp 65 (Sp 67 (Cl 34) (Cl 9)) (Cl 9)))))));
  ((Im (No (At 76)) (Im (No (At 78)) (Im (No (At 68)) Fa))), (Sp 76 (Cl 57) (Sp 78 (Cl 57) (Sp 68 (Cl 57) (Sp 69 (Sp 73 (Cl 39) (Sp 65 (Sp 67 (Cl 33) (Cl 9)) (Cl 9))) (Cl 56))))));
  ((Im (No (At 76)) (Im (At 68) (Im (No (At 72)) (Im (No (At 78)) (Im (At 69) Fa))))), (Sp 76 (Cl 58) (Sp 68 (Sp 72 (Cl 58) (Sp 78 (Cl 58) (Sp 69 (Sp 73 (Cl 39) (Cl 9)) (Cl 58)))) (Cl 58))));
  ((Im (No (At 76)) (Im (No (At 78)) Fa)), (Sp 76 (Cl 59) (Sp 78 (Cl 59) (Sp 68 (Sp 72 (Cl 23) (Sp 69 (Cl 58) (Sp 65 (Sp 67 (Cl 34) (Cl 9)) (Cl 9)))) (Cl 57)))));
  ((Im (At 4) (Im (No (At 18)) (Im (No (At 7)) Fa))), (Sp 4 (Sp 18 (Cl 60) (Sp 7 (Cl 60) (Sp 10 (Cl 24) (Cl 2)))) (Cl 60)));
  ((Im (No (At 16)) (Im (No (At 18)) (Im (No (At 14)) (Im (No (At 9)) Fa)))), (Sp 16 (Cl 61) (Sp 18 (Cl 61) (Sp 14 (Cl 61) (Sp 9 (Cl 61) (Sp 6 (Sp 8 (Cl 25) (Cl 2)) (Cl 2)))))));
  ((Im (No (At 16)) (Im (No (At 18)) (Im (At 10) Fa))), (Sp 16 (Cl 62) (Sp 18 (Cl 62) (Sp 10 (Sp 14 (Cl 26) (Sp 9 (Sp 13 (Cl 22) (Cl 2)) (Cl 61))) (Cl 62)))));
  ((Im (No (At 16)) (Im (No (At 10)) (Im (No (At 18)) (Im (No (At 13)) Fa)))), (Sp 16 (Cl 63) (Sp 10 (Cl 63) (Sp 18 (Cl 63) (Sp 13 (Cl 63) (Sp 6 (Sp 8 (Cl 38) (Cl 2)) (Cl 2)))))));
  ((Im (No (At 16)) (Im (No (At 18)) Fa)), (Sp 16 (Cl 64) (Sp 18 (Cl 64) (Sp 10 (Cl 62) (Sp 13 (Sp 9 (Cl 22) (Sp 6 (Sp 8 (Cl 25) (Cl 2)) (Cl 2))) (Cl 63))))));
  ((Im (At 75) (Im (At 76) (Im (At 77) (Im (No (At 78)) (Im (At 64) (Im (At 66) Fa)))))), (Sp 75 (Sp 76 (Sp 77 (Sp 78 (Cl 65) (Sp 64 (Sp 66 (Cl 9) (Cl 65)) (Cl 65))) (Cl 65)) (Cl 65)) (Cl 65)));
  ((Im (At 62) (Im (No (At 78)) (Im (No (At 66)) Fa))), (Sp 62 (Sp 78 (Cl 66) (Sp 66 (Cl 66) (Sp 69 (Cl 37) (Cl 9)))) (Cl 66)));
  ((Im (No (At 78)) Fa), (Sp 78 (Cl 67) (Sp 61 (Sp 62 (Sp 63 (Sp 75 (Sp 76 (Sp 77 (Sp 66 (Sp 64 (Cl 65) (Sp 68 (Cl 36) (Cl 9))) (Cl 66)) (Cl 35)) (Cl 59)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9))));
  ((Im (At 46) (Im (At 60) (Im (No (At 2)) Fa))), (Sp 46 (Sp 60 (Sp 2 (Cl 68) (Sp 48 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 58 (Sp 59 (Sp 55 (Sp 56 (Sp 83 (Sp 78 (Sp 1 (Cl 11) (Cl 1)) (Cl 67)) (Cl 55)) (Cl 7)) (Cl 6)) (Cl 51)) (Cl 51)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 68)) (Cl 68)));
  ((Im (At 18) Fa), (Sp 18 (Sp 48 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 45 (Sp 58 (Sp 59 (Sp 55 (Sp 56 (Sp 44 (Sp 31 (Sp 83 (Sp 78 (Sp 46 (Sp 47 (Cl 5) (Sp 60 (Sp 2 (Sp 1 (Cl 1) (Cl 11)) (Cl 68)) (Cl 54))) (Cl 5)) (Cl 67)) (Cl 55)) (Cl 53)) (Cl 52)) (Cl 7)) (Cl 6)) (Cl 51)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 69)));
  ((Im (No (At 5)) Fa), (Sp 5 (Cl 70) (Sp 18 (Cl 69) (Sp 3 (Sp 9 (Cl 42) (Cl 2)) (Cl 2)))))]
 (Sp 18 (Cl 69) (Sp 3 (Sp 4 (Sp 7 (Sp 16 (Sp 5 (Sp 17 (Cl 2) (Sp 14 (Cl 41) (Sp 8 (Cl 40) (Sp 13 (Cl 43) (Cl 2))))) (Cl 70)) (Cl 64)) (Cl 60)) (Cl 2)) (Cl 2))) _
  W0
  W1
  W2
  (misere_play (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) P)
  (misere_rook_a m p Len cs ds)
  (misere_rook_b m p Len cs ds)
  (misere_mirror m p x y cs ds)
  W7
  W8
  (determined x y (fun x y => (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (fun x y x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (1 <= (x1 + y1)))) (fun x y => (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y)))) P)
  (thy_misere_rooks_33 l1)
  (thy_misere_rooks_34 l1 r2)
  (thy_misere_rooks_35 l2 r1)
  (thy_misere_rooks_36 l1 r2)
  (thy_misere_rooks_37 l1 l2 m r1 r2)
  (thy_misere_rooks_38 l1 l2 m)
  (thy_misere_rooks_39 l1 l2 m r1 r2)
  (thy_misere_rooks_33 r2)
  (thy_misere_rooks_40 l1)
  (thy_misere_rooks_41 r1)
  (thy_misere_rooks_42 f3 f1 f4 f2)
  (thy_misere_rooks_42 fall3 fall1 fall4 fall2)
  (thy_misere_rooks_43 f2 f4)
  (thy_misere_rooks_44 f3 f4 f1 f2)
  (thy_misere_rooks_45 f3 f4 f1 f2)
  (thy_misere_rooks_46 r2)
  (thy_misere_rooks_47 m r1 r2)
  (thy_misere_rooks_48 on1 on2)
  (fun eq__0 eq__1 => pg2 P 0 x 0 y eq__0 eq__1)
  (thy_misere_rooks_49 x y)
  (thy_misere_rooks_50 x y)
  (thy_misere_rooks_44 fall3 fall4 fall1 fall2)
  (thy_misere_rooks_51 fall3 fall4 fall1 fall2)
  (thy_misere_rooks_48 fall1 fall2)
  (thy_misere_rooks_43 fall1 fall3)
  (thy_misere_rooks_43 fall2 fall4)
  (thy_misere_rooks_51 f3 f4 f1 f2)
  (thy_misere_rooks_45 fall3 fall4 fall1 fall2)
  (thy_misere_rooks_52 f1 f4 f2)
  (thy_misere_rooks_53 f2 f3 f1)
  (thy_misere_rooks_43 f1 f3)
  (thy_misere_rooks_54 f1 f4 f2)
).
vm_compute; reflexivity.
Qed.
