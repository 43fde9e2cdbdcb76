From Wythoff.book Require Import Prelude Definitions algebra.
Open Scope Z_scope.

Lemma thy_bounds_1 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_2 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < x2) -> (x3 = ((x4 * x2) + x1)) -> (~ ((x2 * (x5 - x4)) < x2)) -> (x3 = ((x2 * x5) + x6)) -> (0 <= x6) -> False.
Proof. thy. Qed.
Lemma thy_bounds_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 = ((x3 * x4) + x1)) -> (x2 = ((x4 * x5) + x6)) -> (x6 < x4) -> (~ ((- x4) < (x4 * (x5 - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 * x3) + x4)) -> (~ (x5 = x4)) -> (x1 = ((x3 * x6) + x5)) -> ((x3 * (x6 - x2)) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* (qp + c) mod p = c for 0 <= c < p. *)
Lemma remainder : forall (c : Z) (p : Z) (q : Z) (y : Z),
  (1 <= p) ->
  (0 <= c) ->
  (c < p) ->
  (y = ((q * p) + c)) ->
  ((emod y p) = c).
Proof.
intros c p q y.
refine (refute (Nd (Some ((emod y p) = c)) (Nd (Some (1 <= p)) (Nd (Some ((- p) < (p * ((ediv y p) - q)))) (Nd (Some ((emod y p) < p)) Lf Lf) (Nd (Some (y = ((q * p) + c))) Lf Lf)) (Nd (Some (y = ((p * (ediv y p)) + (emod y p)))) (Nd (Some (0 <= c)) Lf Lf) Lf)) (Nd (Some ((p * ((ediv y p) - q)) < p)) (Nd (Some (((ediv y p) - q) = 0)) (Nd (Some ((p * ((ediv y p) - q)) = (p * 0))) Lf Lf) Lf) (Nd (Some (0 <= (emod y p))) (Nd (Some (c < p)) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (At 5))));
 (Im (At 2) (An (At 6) (An (At 7) (At 8))));
 (Im (At 5) (At 9));
 (Im (No (At 2)) (Im (At 10) (Im (At 11) Fa)));
 (Im (At 11) (Im (At 12) (Im (No (At 3)) (Im (At 6) (Im (At 7) Fa)))));
 (Im (At 10) (Im (At 12) (Im (At 6) (Im (At 8) (Im (No (At 4)) Fa)))));
 (Im (At 12) (Im (No (At 1)) (Im (At 6) (Im (At 9) Fa))));
 (At 2);
 (At 10);
 (At 11);
 (At 12)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 2 (Sp 6 (Sp 7 (Sp 8 (Sp 3 (Sp 4 (Sp 9 (Cl 8) (Sp 5 (Cl 4) (Cl 2))) (Cl 7)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 5))) (Cl 12)) (Cl 11)) (Cl 10)) _
  (small_multiple p ((ediv y p) - q))
  (div_pos y p)
  (eq_mul p ((ediv y p) - q) 0)
  (thy_bounds_1 p c)
  (thy_bounds_2 c p y q (ediv y p) (emod y p))
  (thy_bounds_3 c y q p (ediv y p) (emod y p))
  (thy_bounds_4 y q p c (emod y p) (ediv y p))
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((((x1 + x2) - x1) - x3) = ((x4 * x5) + x6))) -> (x2 = ((x3 + (x5 * x4)) + x6)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_6 : forall (x1 : Z), (~ (1 <= x1)) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_7 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (0 <= x3) -> (x1 = ((x3 + (x2 * x4)) + x5)) -> (0 <= x5) -> (x2 <= (x2 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < x2)) -> (1 <= x3) -> (x2 = ((x1 + (x3 * x4)) + x5)) -> (0 <= x5) -> (x3 <= (x3 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < x2)) -> (x2 = ((x1 + (x3 * x4)) + x5)) -> (0 <= x5) -> (~ (x5 = 0)) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x1 = ((x2 + (x3 * x4)) + x5)) -> (0 <= x5) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* In a row of mWN^(l,p) two P-positions at a distance pt + r, t >= 0 and 0 <= r < l, are one and the same. *)
Lemma arc_free : forall (l : Z) (m : Z) (p : Z) (r : Z) (t : Z) (x : Z) (y : Z) (y1 : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= y1) ->
  (P x y) ->
  (P x y1) ->
  (y = ((y1 + (p * t)) + r)) ->
  (0 <= t) ->
  (0 <= r) ->
  (r < l) ->
  ((t = 0) /\ (r = 0)).
Proof.
intros l m p r t x y y1 P.
refine (refute (Nd (Some (t = 0)) (Nd (Some (r = 0)) (Nd (Some (0 <= x)) (Nd (Some (x <= x)) (Nd (Some (x < x)) Lf Lf) (Nd (Some (1 <= t)) Lf Lf)) (Nd (Some (y1 = y)) (Nd (Some (0 <= t)) Lf Lf) (Nd (Some (y = ((y1 + (p * t)) + r))) Lf Lf))) (Nd (Some (P x y)) (Nd (Some (y1 <= y)) (Nd (Some (P x y1)) Lf Lf) (Nd (Some (t <= (p * t))) Lf Lf)) (Nd (Some ((- ((x - x) - (y - y1))) < m)) (Nd (Some (r < l)) Lf Lf) (Nd (Some (1 <= l)) Lf Lf)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= y)) (Nd (Some (0 <= y1)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - x) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) (Nd (Some (p <= (p * t))) Lf Lf)) (Nd (Some (((x - x) - (y - y1)) < m)) (Nd (Some (0 <= r)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some (x = x)) (Nd (Some ((((x + y) - x) - y1) = ((t * p) + r))) Lf Lf) (Nd (Some ((p * t) = (p * 0))) Lf Lf)) (Nd (Some (y1 < y)) (Nd (Some (1 <= p)) Lf Lf) Lf))))
 [(Im (At 3) (Im (An (At 4) (At 5)) (If (At 6) (No (At 7)))));
 (Im (An (Or (An (An (An (An (An (An (At 4) (At 8)) (At 9)) (At 10)) (No (An (At 11) (At 12)))) (At 13)) (At 14)) (An (Or (An (An (At 11) (At 9)) (At 15)) (An (An (At 12) (At 4)) (At 16))) (At 17))) (At 18)) (At 7));
 (Im (An (An (An (At 19) (At 20)) (At 21)) (At 22)) (At 17));
 (Im (At 23) (Im (At 24) (An (At 25) (At 26))));
 (Im (At 1) (At 27));
 (Im (No (At 19)) (Im (At 28) Fa));
 (Im (No (At 24)) (Im (At 20) (Im (No (At 1)) Fa)));
 (Im (No (At 11)) Fa);
 (Im (No (At 5)) (Im (At 23) (Im (At 9) (Im (At 28) (Im (At 21) (Im (At 25) Fa))))));
 (Im (No (At 15)) (Im (At 23) (Im (At 28) (Im (At 21) (Im (At 25) Fa)))));
 (Im (No (At 15)) (Im (At 28) (Im (At 21) (Im (No (At 2)) (Im (At 27) Fa)))));
 (Im (No (At 5)) (Im (At 9) (Im (At 28) (Im (At 21) (Im (At 27) Fa)))));
 (An (At 29) (At 23));
 (At 30);
 (At 3);
 (At 4);
 (At 9);
 (At 6);
 (At 18);
 (At 28);
 (At 20);
 (At 21);
 (At 22)]
 (An (At 1) (At 2))
 (Sp 29 (Sp 23 (Sp 3 (Sp 4 (Sp 9 (Sp 6 (Sp 18 (Sp 28 (Sp 20 (Sp 21 (Sp 22 (Sp 19 (Sp 11 (Sp 17 (Sp 27 (Sp 5 (Sp 7 (Cl 2) (Sp 15 (Cl 3) (Sp 25 (Cl 11) (Sp 2 (Sp 24 (Cl 5) (Sp 1 (Cl 1) (Cl 8))) (Cl 12))))) (Cl 13)) (Sp 1 (Cl 6) (Sp 24 (Sp 25 (Sp 5 (Sp 15 (Sp 7 (Cl 2) (Cl 3)) (Cl 11)) (Cl 10)) (Cl 5)) (Cl 8)))) (Cl 4)) (Cl 9)) (Cl 7)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 14)) (Cl 14)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) x y)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))) x y1)
  (ex2_at (fun i_len j_len => (((((((x + y) - x) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) t r)
  (product_large p t)
  (eq_mul p t 0)
  (thy_bounds_5 x y y1 t p r)
  (thy_bounds_6 t)
  (thy_bounds_7 x)
  (thy_bounds_8 y p y1 t r)
  (thy_bounds_9 y1 y p t r)
  (thy_bounds_10 y1 y p t r)
  (thy_bounds_11 y y1 p t r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_12 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_13 : forall (x1 : Z), ((x1 - 1) < x1) -> (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_14 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_15 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_16 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (0 <= (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> (x3 = ((x4 * x5) + x1)) -> (~ (x3 = (((x4 * x5) + x2) - 1))) -> (~ (x1 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_18 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ ((x3 - 1) < x2)) -> (~ (x1 < (x3 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 < x2) -> (x3 = ((x4 * x5) + x1)) -> (~ (x3 < x6)) -> (~ (0 < (x5 * (x4 - x7)))) -> (x6 = (x8 + 1)) -> (x8 = (((x7 * x5) + x2) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < x2) -> (x3 = ((x4 * x5) + x1)) -> (~ (x3 = ((x6 + (x5 * (x4 - x7))) + 0))) -> (~ (x1 < (x2 - 1))) -> (x6 = (((x7 * x5) + x2) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x2 = (x3 + 1)) -> (x4 <= x3) -> (x1 < x4) -> False.
Proof. thy. Qed.
Lemma thy_bounds_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x1 < x3) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_23 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> ((x1 - x2) = 0) -> False.
Proof. thy. Qed.
Lemma thy_bounds_24 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> (~ (0 <= (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 < x2) -> (x3 = ((x4 * x5) + x1)) -> (~ (x3 < x6)) -> (~ (0 < (x5 * (x4 - x7)))) -> (x8 = (((x7 * x5) + x2) - 1)) -> (~ (x9 <= x8)) -> (x6 = x9) -> False.
Proof. thy. Qed.
(* One more class: it has at most one P-position, so the bound need only be raised above that. *)
Lemma classes_bounded_step : forall (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K)))))).
Proof.
intros l m p x P.
destruct (wit_all1 (fun t => (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) as [t0 W0].
destruct (wit_ex1 (fun K => (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < (t0 - 1))) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))) as [K0 W2].
destruct (wit_ex2 (fun y q => (((((0 <= y) /\ (P x y)) /\ ((t0 - 1) < p)) /\ (1 <= t0)) /\ (y = (((q * p) + t0) - 1))))) as [y2 [q2 W3]].
destruct (wit_all3 (fun y q r => (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < (ite (K0 <= y2) (y2 + 1) K0))))) as [y3 [q3 [r3 W6]]].
destruct (wit_all3 (fun y q r => (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0)))) as [y4 [q4 [r4 W7]]].
refine (refute (Nd (Some (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) (Nd (Some (0 <= t0)) (Nd (Some (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))) (Nd (Some (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < (t0 - 1))) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0)))) (Nd (Some (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0)))) (Nd (Some (y3 < K0)) Lf Lf) (Nd (Some ((p * (q3 - q2)) < 0)) Lf Lf)) (Nd (Some (0 <= y4)) (Nd (Some (y3 = ((y2 + (p * (q3 - q2))) + 0))) Lf Lf) Lf)) (Nd (Some ((t0 - 1) < p)) (Nd (Some (r3 < t0)) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some ((ite (K0 <= y2) (y2 + 1) K0) = K0)) Lf Lf)) (Nd (Some (r4 < p)) (Nd (Some ((q3 - q2) = 0)) Lf Lf) Lf))) (Nd (Some ((t0 - 1) < t0)) (Nd (Some (0 <= y2)) (Nd (Some (P x y3)) (Nd (Some (y4 = (((q4 * p) + t0) - 1))) Lf Lf) (Nd (Some (K0 <= y2)) Lf Lf)) (Nd (Some (0 <= r4)) (Nd (Some (0 <= 0)) Lf Lf) Lf)) (Nd (Some (y2 = (((q2 * p) + t0) - 1))) (Nd (Some (y3 = ((q3 * p) + r3))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) Lf) (Nd (Some (y4 < K0)) (Nd (Some (0 < (p * (q3 - q2)))) Lf Lf) Lf)))) (Nd (Some (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t0)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) (Nd (Some (0 <= (t0 - 1))) (Nd (Some (exists (y : Z) (q : Z), (((((0 <= y) /\ (P x y)) /\ ((t0 - 1) < p)) /\ (1 <= t0)) /\ (y = (((q * p) + t0) - 1))))) (Nd (Some (0 <= y3)) (Nd (Some (r4 < (t0 - 1))) Lf Lf) (Nd (Some ((q3 - q2) < 0)) Lf Lf)) (Nd (Some (P x y4)) (Nd (Some (0 <= (q3 - q2))) Lf Lf) Lf)) (Nd (Some (1 <= t0)) (Nd (Some (r3 < p)) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some (y4 = ((q4 * p) + r4))) (Nd (Some (0 = 0)) Lf Lf) Lf))) (Nd (Some (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < (t0 - 1))) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))) (Nd (Some (P x y2)) (Nd (Some (0 <= r3)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some ((ite (K0 <= y2) (y2 + 1) K0) = (y2 + 1))) Lf Lf)) (Nd (Some (r4 < t0)) (Nd (Some (0 < l)) Lf Lf) Lf)) (Nd (Some (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < (ite (K0 <= y2) (y2 + 1) K0))))) (Nd (Some (y3 < (ite (K0 <= y2) (y2 + 1) K0))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (r3 < (t0 - 1))) (Nd (Some (0 < (q3 - q2))) Lf Lf) Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (At 8));
 (Im (At 9) (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (At 14)));
 (Im (At 15) (At 4));
 (Im (At 16) (At 4));
 (Im (Im (An (An (An (An (An (At 17) (At 18)) (At 19)) (At 20)) (At 21)) (At 22)) (At 23)) (At 15));
 (Im (Im (An (An (An (An (An (At 24) (At 25)) (At 26)) (At 27)) (At 28)) (At 29)) (At 30)) (At 16));
 (Im (At 8) (Im (An (An (An (An (An (At 17) (At 18)) (At 19)) (At 31)) (At 21)) (At 22)) (At 32)));
 (Im (At 8) (Im (An (An (An (An (An (At 24) (At 25)) (At 26)) (At 33)) (At 28)) (At 29)) (At 30)));
 (Im (An (An (An (An (At 24) (At 25)) (At 12)) (At 13)) (At 34)) (At 9));
 (Im (An (At 35) (At 36)) (Im (At 37) (Im (At 38) (Im (At 39) (Im (At 10) (Im (At 18) (Im (At 11) (Im (At 40) (Im (At 41) (Im (At 42) (Im (At 43) (An (At 44) (At 45)))))))))))));
 (Im (At 36) (An (An (An (Im (At 46) (At 47)) (Im (At 48) (At 49))) (Im (At 47) (At 46))) (Im (At 49) (At 48))));
 (Im (At 50) (At 51));
 (Im (No (At 50)) (At 52));
 (Im (At 5) (Im (No (At 13)) Fa));
 (Im (At 6) (Im (No (At 42)) Fa));
 (Im (At 37) (Im (No (At 43)) Fa));
 (Im (No (At 6)) Fa);
 (Im (At 19) (Im (At 20) (Im (No (At 5)) Fa)));
 (Im (At 27) (Im (At 29) (Im (No (At 34)) (Im (No (At 33)) Fa))));
 (Im (At 28) (Im (No (At 12)) (Im (No (At 33)) Fa)));
 (Im (At 20) (Im (At 22) (Im (No (At 23)) (Im (No (At 46)) (Im (At 51) (Im (At 14) Fa))))));
 (Im (At 20) (Im (At 22) (Im (No (At 40)) (Im (No (At 31)) (Im (At 14) Fa)))));
 (Im (No (At 23)) (Im (At 51) (Im (At 50) (Im (At 32) Fa))));
 (Im (No (At 23)) (Im (At 32) (Im (At 52) Fa)));
 (Im (At 47) (Im (At 44) Fa));
 (Im (At 47) (Im (No (At 41)) Fa));
 (Im (At 20) (Im (At 22) (Im (No (At 23)) (Im (No (At 46)) (Im (At 14) (Im (No (At 50)) (Im (At 52) Fa)))))));
 (An (At 35) (At 36));
 (At 37);
 (At 38);
 (At 39)]
 (At 1)
 (Sp 35 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 1 (Cl 1) (Sp 43 (Sp 6 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 42 (Sp 15 (Cl 6) (Sp 16 (Cl 7) (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Cl 8) (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Cl 9) (Sp 5 (Sp 7 (Sp 13 (Sp 8 (Sp 33 (Cl 11) (Sp 34 (Sp 12 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 51 (Sp 46 (Sp 47 (Sp 44 (Cl 28) (Sp 41 (Sp 40 (Cl 13) (Sp 31 (Sp 32 (Sp 50 (Cl 26) (Sp 52 (Cl 27) (Cl 16))) (Cl 10)) (Cl 25))) (Cl 29))) (Cl 14)) (Cl 24)) (Sp 50 (Cl 15) (Sp 52 (Sp 46 (Sp 32 (Cl 27) (Sp 47 (Sp 31 (Cl 10) (Sp 44 (Cl 28) (Sp 41 (Sp 40 (Cl 13) (Cl 25)) (Cl 29)))) (Cl 14))) (Cl 30)) (Cl 16)))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 12)) (Cl 23)) (Cl 22))) (Cl 4)) (Cl 17)) (Cl 3)) (Cl 21))) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)))) (Cl 18))) (Cl 2)) (Cl 2)) (Cl 20)) (Cl 19))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) _
  W0
  (all1_at (fun t_before => (((0 <= t_before) /\ (t_before < t0)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K)))))) (t0 - 1))
  W2
  W3
  (ex1_at (fun K => (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K)))) (ite (K0 <= y2) (y2 + 1) K0))
  (ex1_at (fun K => (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t0)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K)))) K0)
  W6
  W7
  (all3_at (fun y q r => (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < (t0 - 1))) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0))) y3 q3 r3)
  (all3_at (fun y q r => (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < (t0 - 1))) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0))) y4 q4 r4)
  (ex2_at (fun y q => (((((0 <= y) /\ (P x y)) /\ ((t0 - 1) < p)) /\ (1 <= t0)) /\ (y = (((q * p) + t0) - 1)))) y4 q4)
  (arc_free l m p 0 (q3 - q2) x y3 y2 P)
  (cancel p (q3 - q2))
  (ite_true (K0 <= y2) (y2 + 1) K0)
  (ite_false (K0 <= y2) (y2 + 1) K0)
  (thy_bounds_12 t0)
  (thy_bounds_13 t0)
  (thy_bounds_14 l)
  (thy_bounds_15 t0)
  (thy_bounds_16 r3 t0)
  (thy_bounds_17 r4 t0 y4 q4 p)
  (thy_bounds_18 r4 p t0)
  (thy_bounds_19 r3 t0 y3 q3 p (ite (K0 <= y2) (y2 + 1) K0) q2 y2)
  (thy_bounds_20 r3 t0 y3 q3 p y2 q2)
  (thy_bounds_21 y3 (ite (K0 <= y2) (y2 + 1) K0) y2 K0)
  (thy_bounds_22 y3 (ite (K0 <= y2) (y2 + 1) K0) K0)
  (thy_bounds_23 q3 q2)
  (thy_bounds_24 q3 q2)
  (thy_bounds_25 r3 t0 y3 q3 p (ite (K0 <= y2) (y2 + 1) K0) q2 y2 K0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_26 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
(* The P-positions of a row of mWN^(l,p) are bounded. *)
Lemma row_bounded : forall (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (exists (K : Z), (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K)))).
Proof.
intros l m p x P.
destruct (wit_ex1 (fun K => (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < p)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))) as [K0 W3].
destruct (wit_all1 (fun y => (((0 <= y) /\ (P x y)) -> (y < K0)))) as [y2 W5].
destruct (wit_ex2 (fun q r => (((y2 = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q0 [r0 W7]].
refine (refute (Nd (Some (exists (K : Z), (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (t : Z), ((0 <= t) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) (Nd (Some (exists (q : Z) (r : Z), (((y2 = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) Lf Lf) Lf) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K0)))) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < p)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))) (Nd (Some (0 <= r0)) Lf Lf) Lf) (Nd (Some (P x y2)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= p)) (Nd (Some (y2 = ((q0 * p) + r0))) Lf Lf) Lf) (Nd (Some (0 <= y2)) Lf Lf)) (Nd (Some (forall (t : Z), (((0 <= t) /\ (forall (t_before : Z), (((0 <= t_before) /\ (t_before < t)) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t_before)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))) (Nd (Some (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < p)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0)))) (Nd (Some (r0 < p)) Lf Lf) Lf) (Nd (Some (y2 < K0)) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (At 7) (At 8));
 (Im (At 8) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (At 12) (At 1));
 (Im (Im (An (At 13) (At 14)) (At 15)) (At 12));
 (Im (At 3) (At 16));
 (Im (At 16) (An (An (At 17) (At 18)) (At 19)));
 (Im (At 11) (Im (An (An (An (An (An (At 13) (At 14)) (At 18)) (At 19)) (At 19)) (At 17)) (At 15)));
 (Im (No (At 9)) (Im (At 3) Fa));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 1 (Cl 1) (Sp 9 (Sp 7 (Sp 16 (Sp 12 (Cl 6) (Sp 8 (Sp 17 (Sp 18 (Sp 19 (Sp 13 (Sp 14 (Sp 15 (Cl 7) (Sp 10 (Sp 11 (Cl 10) (Cl 5)) (Cl 4))) (Cl 7)) (Cl 7)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 3))) (Cl 8)) (Cl 2)) (Cl 11))) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 12)) _
  (classes_bounded_step l m p x P)
  (law_induction (fun t => (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K))))))
  (all1_at (fun t => ((0 <= t) -> (exists (K : Z), (forall (y : Z) (q : Z) (r : Z), (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < t)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K)))))) p)
  W3
  (ex1_at (fun K => (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K)))) K0)
  W5
  (division p y2)
  W7
  (all3_at (fun y q r => (((((((0 <= y) /\ (P x y)) /\ (0 <= r)) /\ (r < p)) /\ (r < p)) /\ (y = ((q * p) + r))) -> (y < K0))) y2 q0 r0)
  (thy_bounds_26 p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_27 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_28 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 = (x2 - 1))) -> (~ (x1 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_29 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x2 = x3) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x2 = x3) -> (x4 <= x3) -> (x1 < x4) -> False.
Proof. thy. Qed.
Lemma thy_bounds_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x1 < x3) -> (~ (x4 <= x3)) -> (x2 = x4) -> False.
Proof. thy. Qed.
(* One more row. *)
Lemma rows_bounded_step : forall (l : Z) (m : Z) (p : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))))).
Proof.
intros l m p P.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) as [k0 W0].
destruct (wit_ex1 (fun K => (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (k0 - 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) as [K0 W2].
destruct (wit_ex1 (fun K => (forall (y : Z), (((0 <= y) /\ (P (k0 - 1) y)) -> (y < K))))) as [K1 W4].
destruct (wit_all2 (fun x_below y_below => (((((0 <= x_below) /\ (x_below < k0)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < (ite (K1 <= K0) K0 K1))))) as [x2 [y2 W7]].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) (Nd (Some (0 <= k0)) (Nd (Some (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k0)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) (Nd (Some (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (k0 - 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K0)))) (Nd (Some (0 <= x2)) Lf Lf) (Nd (Some (y2 < K1)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (y2 < (ite (K1 <= K0) K0 K1))) Lf Lf) (Nd (Some (x2 = (k0 - 1))) Lf Lf))) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (1 <= p)) (Nd (Some (0 <= y2)) Lf Lf) (Nd (Some ((ite (K1 <= K0) K0 K1) = K0)) Lf Lf)) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P (k0 - 1) y)) -> (y < K1)))) (Nd (Some (y2 < K0)) Lf Lf) Lf))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some (1 <= m)) (Nd (Some (x2 < k0)) Lf Lf) (Nd (Some (K1 <= K0)) Lf Lf)) (Nd (Some (exists (K : Z), (forall (y : Z), (((0 <= y) /\ (P (k0 - 1) y)) -> (y < K))))) (Nd (Some (x2 < (k0 - 1))) Lf Lf) Lf)) (Nd (Some (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (k0 - 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) (Nd (Some (1 <= l)) (Nd (Some (P x2 y2)) Lf Lf) (Nd (Some ((ite (K1 <= K0) K0 K1) = K1)) Lf Lf)) (Nd (Some (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k0)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < (ite (K1 <= K0) K0 K1))))) (Nd (Some (P (k0 - 1) y2)) Lf Lf) Lf))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 5) (At 13)))));
 (Im (At 13) (At 14));
 (Im (At 15) (At 4));
 (Im (Im (An (An (An (At 16) (At 17)) (At 18)) (At 19)) (At 20)) (At 15));
 (Im (At 8) (Im (An (An (An (At 16) (At 21)) (At 18)) (At 19)) (At 22)));
 (Im (At 14) (Im (An (At 18) (At 23)) (At 24)));
 (Im (At 25) (At 26));
 (Im (No (At 25)) (At 27));
 (Im (No (At 5)) (Im (At 16) (Im (At 17) Fa)));
 (Im (No (At 6)) Fa);
 (Im (At 28) (If (At 19) (At 23)));
 (Im (At 17) (Im (No (At 28)) (Im (No (At 21)) Fa)));
 (Im (No (At 20)) (Im (At 26) (Im (At 22) Fa)));
 (Im (No (At 20)) (Im (At 26) (Im (At 25) (Im (At 24) Fa))));
 (Im (No (At 20)) (Im (At 22) (Im (No (At 25)) (Im (At 27) Fa))));
 (Im (No (At 20)) (Im (At 24) (Im (At 27) Fa)));
 (An (At 9) (At 10));
 (At 11);
 (At 12)]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 6 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 15 (Cl 7) (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Cl 8) (Sp 5 (Sp 7 (Sp 13 (Sp 8 (Sp 14 (Sp 27 (Sp 24 (Cl 20) (Sp 23 (Cl 10) (Sp 28 (Cl 15) (Sp 21 (Sp 22 (Sp 26 (Cl 17) (Sp 25 (Cl 11) (Cl 19))) (Cl 9)) (Cl 16))))) (Sp 25 (Sp 26 (Sp 24 (Cl 18) (Sp 22 (Cl 17) (Sp 23 (Cl 10) (Sp 21 (Cl 9) (Sp 28 (Cl 15) (Cl 16)))))) (Cl 11)) (Cl 12))) (Cl 6)) (Cl 4)) (Cl 5)) (Cl 3)) (Cl 13))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)))) (Cl 2)) (Cl 2)) (Cl 14))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) _
  W0
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))))) (k0 - 1))
  W2
  (row_bounded l m p (k0 - 1) P)
  W4
  (ex1_at (fun K => (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k0)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))) (ite (K1 <= K0) K0 K1))
  W7
  (all2_at (fun x_below y_below => (((((0 <= x_below) /\ (x_below < (k0 - 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K0))) x2 y2)
  (all1_at (fun y => (((0 <= y) /\ (P (k0 - 1) y)) -> (y < K1))) y2)
  (ite_true (K1 <= K0) K0 K1)
  (ite_false (K1 <= K0) K0 K1)
  (thy_bounds_27 k0 x2)
  (thy_bounds_15 k0)
  (fun eq__0 => pg2 P x2 (k0 - 1) y2 y2 eq__0 eq_refl)
  (thy_bounds_28 x2 k0)
  (thy_bounds_29 y2 (ite (K1 <= K0) K0 K1) K0)
  (thy_bounds_30 y2 (ite (K1 <= K0) K0 K1) K0 K1)
  (thy_bounds_31 y2 (ite (K1 <= K0) K0 K1) K0 K1)
  (thy_bounds_22 y2 (ite (K1 <= K0) K0 K1) K1)
).
vm_compute; reflexivity.
Qed.

(* The P-positions of the rows 0, ..., k-1 of mWN^(l,p) are bounded. *)
Lemma rows_below_bounded : forall (k : Z) (l : Z) (m : Z) (p : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= k) ->
  (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))).
Proof.
intros k l m p P.
refine (refute (Nd (Some (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k_before)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))) Lf Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (At 6))));
 (Im (At 6) (At 7));
 (Im (At 7) (Im (At 8) (At 1)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 8)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 8 (Sp 1 (Cl 1) (Sp 6 (Sp 7 (Cl 4) (Cl 3)) (Cl 2))) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (rows_bounded_step l m p P)
  (law_induction (fun k => (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))))
  (all1_at (fun k => ((0 <= k) -> (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < k)) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))))) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_32 : forall (x1 : Z), (~ (0 < x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (((x1 * x2) + x3) - 0))) -> (0 <= ((x1 * x2) + x3)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_34 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_35 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x1 * x2)) -> (~ (0 <= ((x2 * x1) + x3))) -> (1 <= x1) -> (0 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((((x1 * x2) + x3) - 0) = ((x1 * x2) + x3))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> (0 <= x3) -> (x4 = ((x2 * x1) + x3)) -> (~ (0 <= x4)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ (0 <= ((((x1 - x2) * x3) + x4) - x5))) -> (x6 = x7) -> (0 <= x8) -> ((((x7 + ((x1 * x3) + x4)) - x6) - x8) = ((x2 * x3) + x5)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= (x2 * x1)) -> (1 <= x3) -> (0 <= x4) -> (((x5 + x6) + x3) <= x1) -> (x7 = ((x1 * x2) + x4)) -> (0 <= x8) -> (x8 < x6) -> (x7 < x5) -> False.
Proof. thy. Qed.
Lemma thy_bounds_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> ((((x2 + ((x3 * x4) + x5)) - x1) - x6) = ((x7 * x4) + x8)) -> (~ (x6 = ((((x3 - x7) * x4) + x5) - x8))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= (x2 * x1)) -> (0 <= x3) -> (((x4 + x5) + x6) <= x1) -> (0 <= x7) -> (x8 < x4) -> ((- ((x5 - x7) - (((x1 * x2) + x3) - x8))) < x6) -> False.
Proof. thy. Qed.
Lemma thy_bounds_43 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 < x2) -> False.
Proof. thy. Qed.
(* If all P-positions of the rows 0, ..., x lie below K, then the class of a position of row x beyond K + x + m lies in the arc of a P-position of its row. *)
Lemma arcs_cover_below : forall (K : Z) (c : Z) (l : Z) (m : Z) (p : Z) (top : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= c) ->
  (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))) ->
  (((K + x) + m) <= top) ->
  (1 <= top) ->
  (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j)))).
Proof.
intros K c l m p top x P.
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= ((top * p) + c))) /\ (~ ((x1 = x) /\ (y1 = ((top * p) + c))))) /\ (((x - x1) - (((top * p) + c) - y1)) < m)) /\ ((- ((x - x1) - (((top * p) + c) - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < ((top * p) + c))) \/ (((y1 = ((top * p) + c)) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + ((top * p) + c)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) as [X1 [Y1 W3]].
destruct (wit_ex2 (fun i_len j_len => (((((((x + ((top * p) + c)) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i [j W5]].
refine (refute (Nd (Some (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j))))) (Nd (Some (1 <= p)) (Nd (Some (p <= (p * top))) (Nd (Some (0 <= (((top * p) + c) - 0))) (Nd (Some (X1 <= x)) (Nd (Some (0 <= j)) Lf Lf) Lf) (Nd (Some (X1 < x)) (Nd (Some (((K + x) + m) <= top)) Lf Lf) Lf)) (Nd (Some (0 <= ((top * p) + c))) (Nd (Some (Y1 = ((top * p) + c))) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some (X1 < (x + 1))) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (Y1 <= ((top * p) + c))) (Nd (Some (0 <= ((((top - i) * p) + c) - j))) Lf Lf) Lf) (Nd (Some (P X1 Y1)) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= ((top * p) + c))) /\ (~ ((x1 = x) /\ (y1 = ((top * p) + c))))) /\ (((x - x1) - (((top * p) + c) - y1)) < m)) /\ ((- ((x - x1) - (((top * p) + c) - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < ((top * p) + c))) \/ (((y1 = ((top * p) + c)) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + ((top * p) + c)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some ((- ((x - X1) - (((top * p) + c) - Y1))) < m)) (Nd (Some ((((top * p) + c) - 0) = ((top * p) + c))) Lf Lf) Lf) (Nd (Some ((((x + ((top * p) + c)) - X1) - Y1) = ((i * p) + j))) Lf Lf)))) (Nd (Some (1 <= top)) (Nd (Some (top <= (p * top))) (Nd (Some (P x (((top * p) + c) - 0))) (Nd (Some (0 <= Y1)) (Nd (Some (j < l)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + ((top * p) + c)) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (Y1 = ((((top - i) * p) + c) - j))) Lf Lf) Lf)) (Nd (Some (P x ((top * p) + c))) (Nd (Some (((x - X1) - (((top * p) + c) - Y1)) < m)) (Nd (Some (0 <= c)) Lf Lf) Lf) (Nd (Some (Y1 < K)) Lf Lf))) (Nd (Some (0 < l)) (Nd (Some (0 <= x)) (Nd (Some (X1 = x)) (Nd (Some (P x ((((top - i) * p) + c) - j))) Lf Lf) Lf) (Nd (Some (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K)))) Lf Lf)) (Nd (Some (0 <= X1)) (Nd (Some (Y1 < ((top * p) + c))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (0 <= i)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (An (At 4) (At 5))));
 (Im (An (An (An (At 6) (At 7)) (At 8)) (At 9)) (At 1));
 (Im (At 10) (Im (An (At 11) (At 12)) (If (At 13) (No (At 14)))));
 (Im (At 14) (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (An (Or (An (An (At 19) (At 17)) (At 23)) (An (An (At 20) (At 15)) (At 24))) (At 25))) (At 26)));
 (Im (At 27) (Im (An (An (An (At 15) (At 28)) (At 17)) (At 26)) (At 29)));
 (Im (At 25) (An (An (An (At 30) (At 31)) (At 32)) (At 33)));
 (Im (An (An (An (At 32) (At 33)) (At 34)) (At 35)) (At 1));
 (Im (No (At 7)) (Im (At 36) Fa));
 (Im (No (At 8)) (Im (At 12) Fa));
 (Im (At 16) (Im (No (At 28)) Fa));
 (Im (No (At 6)) Fa);
 (Im (At 4) (Im (No (At 12)) (Im (At 2) (Im (At 37) Fa))));
 (Im (At 38) (If (At 9) (At 13)));
 (Im (No (At 38)) Fa);
 (Im (At 4) (Im (At 2) (Im (At 37) (Im (At 20) (Im (No (At 17)) Fa)))));
 (Im (No (At 34)) (Im (At 19) (Im (At 17) (Im (At 30) Fa))));
 (Im (At 5) (Im (At 39) (Im (At 37) (Im (At 40) (Im (At 20) (Im (At 15) (Im (At 24) (Im (At 29) Fa))))))));
 (Im (At 19) (Im (At 41) (If (At 26) (At 35))));
 (Im (At 19) (Im (At 30) (Im (No (At 41)) Fa)));
 (Im (At 5) (Im (At 37) (Im (At 40) (Im (At 15) (Im (At 29) (Im (At 22) Fa))))));
 (Im (No (At 28)) (Im (At 24) Fa));
 (An (At 39) (At 2));
 (At 36);
 (At 10);
 (At 11);
 (At 37);
 (At 27);
 (At 40);
 (At 3)]
 (At 1)
 (Sp 39 (Sp 2 (Sp 36 (Sp 10 (Sp 11 (Sp 37 (Sp 27 (Sp 40 (Sp 3 (Sp 1 (Cl 1) (Sp 7 (Sp 6 (Sp 38 (Sp 4 (Sp 5 (Sp 12 (Sp 8 (Sp 9 (Cl 3) (Sp 13 (Cl 14) (Sp 14 (Sp 26 (Sp 32 (Sp 33 (Sp 25 (Sp 30 (Sp 28 (Sp 19 (Sp 41 (Sp 35 (Sp 34 (Cl 8) (Sp 17 (Cl 17) (Sp 20 (Cl 16) (Cl 5)))) (Cl 19)) (Cl 20)) (Sp 20 (Sp 17 (Sp 15 (Sp 29 (Sp 24 (Cl 18) (Sp 22 (Cl 21) (Cl 5))) (Cl 6)) (Cl 5)) (Cl 16)) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 29 (Cl 21) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Sp 16 (Cl 11) (Sp 24 (Cl 22) (Sp 19 (Sp 17 (Sp 34 (Sp 41 (Sp 35 (Cl 8) (Cl 19)) (Cl 20)) (Cl 17)) (Cl 5)) (Cl 5))))) (Cl 7)) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 29 (Cl 21) (Sp 28 (Cl 6) (Cl 11))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5))) (Sp 25 (Cl 7) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 29 (Cl 21) (Sp 28 (Cl 6) (Cl 11))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Sp 25 (Cl 7) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 29 (Cl 21) (Sp 28 (Cl 6) (Cl 11))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Cl 5)) (Cl 4)))) (Cl 10)) (Cl 13)) (Cl 2)) (Cl 2)) (Cl 15)) (Cl 12)) (Cl 9))) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 23)) _
  (product_large p top)
  (ex2_at (fun q j => ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j)))) top 0)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) x ((top * p) + c))
  W3
  (all2_at (fun x_below y_below => (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))) X1 Y1)
  W5
  (ex2_at (fun q j => ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j)))) (top - i) j)
  (thy_bounds_32 l)
  (thy_bounds_33 top p c)
  (thy_bounds_34 X1 x)
  (thy_bounds_35 )
  (thy_bounds_36 p top c)
  (fun eq__0 => pg2 P x x (((top * p) + c) - 0) ((top * p) + c) eq_refl eq__0)
  (thy_bounds_37 top p c)
  (thy_bounds_38 p top c Y1)
  (thy_bounds_39 top i p c j X1 x Y1)
  (thy_bounds_40 top p m c K x Y1 X1)
  (fun eq__0 eq__1 => pg2 P X1 x Y1 ((((top - i) * p) + c) - j) eq__0 eq__1)
  (thy_bounds_41 X1 x top p c Y1 i j)
  (thy_bounds_42 top p c K x m X1 Y1)
  (thy_bounds_43 X1 x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_44 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 + x2) + x3) <= (((x4 + x2) + x3) + 1))) -> (~ (0 <= x1)) -> (x4 = 0) -> False.
Proof. thy. Qed.
Lemma thy_bounds_46 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (0 <= x2) -> (x3 = 0) -> (~ (1 <= (((x3 + x2) + x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (((x2 + x3) + x4) <= (((x1 + x3) + x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (0 <= x2) -> (1 <= x3) -> (0 <= x4) -> (~ (1 <= (((x1 + x4) + x3) + 1))) -> False.
Proof. thy. Qed.
(* Every class c modulo p lies in an arc of row x: it has a P-position (x, y), y = c - j (mod p), 0 <= j < l. *)
Lemma arcs_cover : forall (c : Z) (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= c) ->
  (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j)))).
Proof.
intros c l m p x P.
destruct (wit_ex1 (fun K => (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) as [K0 W1].
refine (refute (Nd (Some (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K0)))) Lf Lf) (Nd (Some (1 <= ((((ite (0 <= K0) K0 0) + x) + m) + 1))) Lf Lf)) (Nd (Some (0 <= (x + 1))) (Nd (Some (0 <= c)) Lf Lf) (Nd (Some ((ite (0 <= K0) K0 0) = K0)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (x_ : Z) (y : Z), (((0 <= x_) /\ (0 <= y)) -> ((P x_ y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x_)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x_) /\ (y1 = y)))) /\ (((x_ - x1) - (y - y1)) < m)) /\ ((- ((x_ - x1) - (y - y1))) < m)) \/ (((((x1 = x_) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x_))) /\ (exists (i_len : Z) (j_len : Z), (((((((x_ + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= x)) Lf Lf) (Nd (Some (0 <= K0)) Lf Lf)) (Nd (Some (exists (K : Z), (forall (x_below : Z) (y_below : Z), (((((0 <= x_below) /\ (x_below < (x + 1))) /\ (0 <= y_below)) /\ (P x_below y_below)) -> (y_below < K))))) (Nd (Some (((K0 + x) + m) <= ((((ite (0 <= K0) K0 0) + x) + m) + 1))) Lf Lf) (Nd (Some ((ite (0 <= K0) K0 0) = 0)) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (At 7) (At 8));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 9) (Im (At 10) (Im (At 8) (Im (At 11) (Im (At 12) (At 1)))))))));
 (Im (At 13) (At 14));
 (Im (No (At 13)) (At 15));
 (Im (No (At 6)) (Im (At 9) Fa));
 (Im (No (At 11)) (Im (No (At 13)) (Im (At 15) Fa)));
 (Im (At 2) (Im (At 9) (Im (At 15) (Im (No (At 12)) Fa))));
 (Im (At 14) (Im (No (At 11)) Fa));
 (Im (At 14) (Im (At 13) (Im (At 2) (Im (At 9) (Im (No (At 12)) Fa)))));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 9);
 (At 10)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 9 (Sp 10 (Sp 1 (Cl 1) (Sp 6 (Sp 7 (Sp 8 (Sp 15 (Sp 12 (Sp 11 (Cl 4) (Sp 13 (Sp 14 (Cl 10) (Cl 5)) (Cl 8))) (Cl 9)) (Sp 13 (Sp 14 (Sp 12 (Sp 11 (Cl 4) (Cl 10)) (Cl 11)) (Cl 5)) (Cl 6))) (Cl 3)) (Cl 2)) (Cl 7))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 12)) _
  (rows_below_bounded (x + 1) l m p P)
  W1
  (arcs_cover_below K0 c l m p ((((ite (0 <= K0) K0 0) + x) + m) + 1) x P)
  (ite_true (0 <= K0) K0 0)
  (ite_false (0 <= K0) K0 0)
  (thy_bounds_44 x)
  (thy_bounds_45 K0 x m (ite (0 <= K0) K0 0))
  (thy_bounds_46 m x (ite (0 <= K0) K0 0))
  (thy_bounds_47 (ite (0 <= K0) K0 0) K0 x m)
  (thy_bounds_48 (ite (0 <= K0) K0 0) K0 m x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_49 : forall (x1 : Z), (~ ((0 + 0) <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 < x2) -> (0 <= x3) -> (x4 = x5) -> ((x1 - x6) = ((x7 * x2) + x8)) -> (x4 = x8) -> ((x3 - x6) = ((x9 * x2) + x10)) -> (x5 = x10) -> (~ ((x2 * (x7 - x9)) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= (x2 * x3))) -> (x4 = ((0 + x1) - 0)) -> (x4 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (~ (x3 < x4)) -> (x1 < x4) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_bounds_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (0 <= x1) -> (x2 < x3) -> (x4 = x5) -> ((x1 - x6) = ((x7 * x3) + x8)) -> (x4 = x8) -> ((x2 - x6) = ((x9 * x3) + x10)) -> (x5 = x10) -> (~ ((- x3) < (x3 * (x7 - x9)))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (~ (x3 = x4)) -> ((x3 - x5) = ((x6 * x7) + x8)) -> (x1 = x8) -> ((x4 - x5) = ((x9 * x7) + x10)) -> (x2 = x10) -> ((x7 * (x6 - x9)) = (x7 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - (((x2 * x3) + x1) - x4)) = (((- x2) * x3) + x4))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 < x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
(* For all m, p >= 1 and 1 <= l <= p every row of mWN^(l,p) has at least p/l P-positions: l times their number is at least p. *)
Lemma row_at_least : forall (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (l <= p) ->
  (p <= (l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))).
Proof.
intros l m p x P.
destruct (wit_ex1 (fun K => (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K))))) as [K0 W1].
destruct (wit_all1 (fun y => (((0 <= y) /\ (P x y)) -> ((0 <= y) /\ (y < K0))))) as [y5 W2].
destruct (wit_all1 (fun c => (((0 <= c) /\ (c < p)) <-> ((0 <= c) /\ (c < p))))) as [c7 W4].
destruct (wit_all1 (fun c => (((0 <= c) /\ (c < p)) -> (exists (y : Z), (((0 <= y) /\ (P x y)) /\ ((emod (c - y) p) < l)))))) as [c2 W6].
destruct (wit_ex2 (fun q j => ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c2) - j))) /\ (P x (((q * p) + c2) - j))))) as [q2 [j0 W8]].
destruct (wit_all2 (fun c y => (((((0 <= c) /\ (c < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c - y) p) < l)) -> ((0 <= (emod (c - y) p)) /\ ((emod (c - y) p) < l))))) as [c3 [y3 W11]].
destruct (wit_all3 (fun c c_other y => (((((((0 <= c) /\ (c < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c - y) p) < l)) /\ ((((0 <= c_other) /\ (c_other < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c_other - y) p) < l))) /\ ((emod (c - y) p) = (emod (c_other - y) p))) -> (c = c_other)))) as [c4 [c5 [y4 W12]]].
destruct (wit_ex2 (fun q r => ((((c4 - y4) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [qb [rb W17]].
destruct (wit_ex2 (fun q r => ((((c5 - y4) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [qd [rd W20]].
refine (refute (Nd (Some (p <= (l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= l)) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K0)))) (Nd (Some ((0 + 0) <= p)) (Nd (Some (c3 < p)) (Nd (Some ((c2 - (((q2 * p) + c2) - j0)) = ((p * (ediv (c2 - (((q2 * p) + c2) - j0)) p)) + (emod (c2 - (((q2 * p) + c2) - j0)) p)))) Lf Lf) Lf) (Nd (Some (forall (c : Z) (c_other : Z) (y : Z), (((((((0 <= c) /\ (c < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c - y) p) < l)) /\ ((((0 <= c_other) /\ (c_other < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c_other - y) p) < l))) /\ ((emod (c - y) p) = (emod (c_other - y) p))) -> (c = c_other)))) Lf Lf)) (Nd (Some (j0 < l)) (Nd (Some (0 <= y4)) Lf Lf) (Nd (Some (0 <= rd)) Lf Lf))) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> ((0 <= y) /\ (y < K0))))) (Nd (Some (exists (y : Z), (((0 <= y) /\ (P x y)) /\ ((emod (c2 - y) p) < l)))) (Nd (Some (0 <= (emod (c3 - y3) p))) (Nd (Some ((emod (c3 - y3) p) < p)) Lf Lf) Lf) (Nd (Some (rb < p)) Lf Lf)) (Nd (Some (j0 < p)) (Nd (Some (c5 < p)) Lf Lf) (Nd (Some ((- p) < (p * (qb - qd)))) Lf Lf)))) (Nd (Some (0 <= x)) (Nd (Some (P x y5)) (Nd (Some (0 <= c2)) (Nd (Some (P x y3)) (Nd (Some ((emod (c2 - (((q2 * p) + c2) - j0)) p) < p)) Lf Lf) Lf) (Nd (Some ((c4 - y4) = ((qb * p) + rb))) Lf Lf)) (Nd (Some (P x (((q2 * p) + c2) - j0))) (Nd (Some ((emod (c4 - y4) p) < l)) Lf Lf) (Nd (Some ((emod (c5 - y4) p) = rd)) Lf Lf))) (Nd (Some (c7 < p)) (Nd (Some (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < l)) /\ (0 <= (((q * p) + c2) - j))) /\ (P x (((q * p) + c2) - j))))) (Nd (Some (0 <= c4)) (Nd (Some (l <= p)) Lf Lf) Lf) (Nd (Some (exists (q : Z) (r : Z), ((((c5 - y4) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) Lf Lf)) (Nd (Some ((emod (c2 - (((q2 * p) + c2) - j0)) p) = j0)) (Nd (Some ((emod (c4 - y4) p) = (emod (c5 - y4) p))) Lf Lf) (Nd (Some (0 <= l)) Lf Lf))))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= y5)) (Nd (Some ((card1 (fun (c : Z) => ((0 <= c) /\ (c < p)))) = ((0 + p) - 0))) (Nd (Some (0 <= y3)) (Nd (Some (0 <= (emod (c2 - (((q2 * p) + c2) - j0)) p))) Lf Lf) Lf) (Nd (Some (exists (q : Z) (r : Z), ((((c4 - y4) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) Lf Lf)) (Nd (Some (0 <= (((q2 * p) + c2) - j0))) (Nd (Some (P x y4)) Lf Lf) (Nd (Some (rd < p)) Lf Lf))) (Nd (Some (0 <= c7)) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < p)) -> (exists (y : Z), (((0 <= y) /\ (P x y)) /\ ((emod (c - y) p) < l)))))) (Nd (Some (forall (c : Z) (y : Z), (((((0 <= c) /\ (c < p)) /\ ((0 <= y) /\ (P x y))) /\ ((emod (c - y) p) < l)) -> ((0 <= (emod (c - y) p)) /\ ((emod (c - y) p) < l))))) (Nd (Some ((p * (qb - qd)) = (p * 0))) Lf Lf) Lf) (Nd (Some ((emod (c4 - y4) p) = rb)) Lf Lf)) (Nd (Some ((c2 - (((q2 * p) + c2) - j0)) = (((- q2) * p) + j0))) (Nd (Some ((emod (c5 - y4) p) < l)) Lf Lf) (Nd (Some ((qb - qd) = 0)) Lf Lf)))) (Nd (Some (exists (K : Z), (forall (y : Z), (((0 <= y) /\ (P x y)) -> (y < K))))) (Nd (Some (y5 < K0)) (Nd (Some (c2 < p)) (Nd (Some ((emod (c3 - y3) p) < l)) (Nd (Some ((c3 - y3) = ((p * (ediv (c3 - y3) p)) + (emod (c3 - y3) p)))) Lf Lf) Lf) (Nd (Some (0 <= rb)) Lf Lf)) (Nd (Some ((emod (c2 - (((q2 * p) + c2) - j0)) p) < l)) (Nd (Some (0 <= c5)) Lf Lf) (Nd (Some ((p * (qb - qd)) < p)) Lf Lf))) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < p)) <-> ((0 <= c) /\ (c < p))))) (Nd (Some (0 <= j0)) (Nd (Some (c4 < p)) Lf Lf) (Nd (Some ((c5 - y4) = ((qd * p) + rd))) Lf Lf)) (Nd (Some (0 <= c3)) (Nd (Some (c4 = c5)) Lf Lf) (Nd (Some ((card1 (fun (c : Z) => ((0 <= c) /\ (c < p)))) <= (l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))))) Lf Lf))))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (At 7) (At 8));
 (Im (Im (An (At 9) (At 10)) (An (At 9) (At 11))) (At 12));
 (Im (At 8) (Im (An (At 9) (At 10)) (At 11)));
 (Im (If (An (At 13) (At 14)) (An (At 13) (At 14))) (At 15));
 (Im (An (At 16) (At 15)) (At 17));
 (Im (Im (An (At 18) (At 19)) (At 20)) (At 21));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 18) (At 22))))));
 (Im (At 22) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (An (An (At 25) (At 26)) (At 27)) (At 20));
 (Im (At 3) (Im (At 23) (Im (At 28) (Im (At 29) (At 30)))));
 (Im (Im (An (An (An (At 31) (At 32)) (An (At 33) (At 34))) (At 35)) (An (At 36) (At 35))) (At 37));
 (Im (Im (An (An (An (An (An (At 38) (At 39)) (An (At 40) (At 41))) (At 42)) (An (An (An (At 43) (At 44)) (An (At 40) (At 41))) (At 45))) (At 46)) (At 47)) (At 48));
 (Im (At 3) (At 49));
 (Im (At 49) (An (An (At 50) (At 51)) (At 52)));
 (Im (At 3) (Im (At 51) (Im (At 52) (Im (At 50) (At 53)))));
 (Im (At 3) (At 54));
 (Im (At 54) (An (An (At 55) (At 56)) (At 57)));
 (Im (At 3) (Im (At 56) (Im (At 57) (Im (At 55) (At 58)))));
 (Im (At 3) (Im (At 59) (Im (At 60) (At 61))));
 (Im (An (An (An (An (At 62) (At 21)) (At 37)) (At 48)) (At 12)) (At 63));
 (Im (At 3) (An (At 64) (An (At 65) (At 66))));
 (Im (At 3) (An (At 67) (An (At 36) (At 68))));
 (Im (At 61) (At 69));
 (Im (No (At 16)) (Im (At 3) Fa));
 (Im (No (At 62)) (Im (At 4) Fa));
 (Im (At 39) (Im (At 43) (Im (At 46) (Im (At 50) (Im (At 53) (Im (At 55) (Im (At 58) (Im (No (At 59)) Fa))))))));
 (Im (No (At 1)) (Im (At 17) (Im (At 63) Fa)));
 (Im (No (At 27)) (Im (No (At 28)) (Im (At 66) (Im (At 24) Fa))));
 (Im (At 38) (Im (At 44) (Im (At 46) (Im (At 50) (Im (At 53) (Im (At 55) (Im (At 58) (Im (No (At 60)) Fa))))))));
 (Im (At 46) (Im (No (At 47)) (Im (At 50) (Im (At 53) (Im (At 55) (Im (At 58) (Im (At 69) Fa)))))));
 (Im (No (At 29)) Fa);
 (Im (No (At 27)) (Im (At 24) (Im (At 30) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 70)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 1 (Cl 1) (Sp 16 (Sp 62 (Sp 29 (Sp 7 (Sp 49 (Sp 54 (Sp 64 (Sp 65 (Sp 66 (Sp 67 (Sp 36 (Sp 8 (Sp 50 (Sp 51 (Sp 52 (Sp 55 (Sp 56 (Sp 57 (Sp 53 (Sp 58 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 20 (Sp 21 (Sp 12 (Sp 48 (Sp 37 (Sp 63 (Sp 17 (Cl 29) (Sp 15 (Cl 7) (Sp 14 (Sp 13 (Cl 6) (Cl 6)) (Cl 6)))) (Cl 22)) (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Sp 35 (Cl 13) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 13))) (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 46 (Sp 47 (Cl 14) (Sp 60 (Sp 59 (Sp 69 (Cl 32) (Sp 61 (Cl 25) (Cl 21))) (Cl 28)) (Cl 31))) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14))) (Sp 9 (Sp 10 (Sp 11 (Cl 4) (Cl 5)) (Cl 4)) (Cl 4))) (Cl 8)) (Cl 11)) (Sp 28 (Sp 30 (Cl 34) (Cl 12)) (Cl 30))) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 18 (Cl 9) (Sp 21 (Sp 17 (Sp 63 (Cl 29) (Sp 37 (Sp 48 (Sp 12 (Cl 22) (Sp 9 (Sp 10 (Sp 11 (Cl 4) (Cl 5)) (Cl 4)) (Cl 4))) (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 46 (Sp 47 (Cl 14) (Sp 60 (Sp 59 (Sp 69 (Cl 32) (Sp 61 (Cl 25) (Cl 21))) (Cl 28)) (Cl 31))) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14))) (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Sp 35 (Cl 13) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 13)))) (Sp 15 (Cl 7) (Sp 14 (Sp 13 (Cl 6) (Cl 6)) (Cl 6)))) (Cl 8)))) (Cl 20)) (Cl 17)) (Cl 19)) (Cl 19)) (Cl 19)) (Cl 16)) (Cl 16)) (Cl 16)) (Cl 3)) (Cl 24)) (Cl 24)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 18)) (Cl 15)) (Cl 2)) (Cl 33)) (Cl 27)) (Cl 26))) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 35)) _
  (row_bounded l m p x P)
  W1
  W2
  (all1_at (fun y => (((0 <= y) /\ (P x y)) -> (y < K0))) y5)
  W4
  (law_interval (fun c => ((0 <= c) /\ (c < p))) (0) p)
  W6
  (arcs_cover c2 l m p x P)
  W8
  (ex1_at (fun y => (((0 <= y) /\ (P x y)) /\ ((emod (c2 - y) p) < l))) (((q2 * p) + c2) - j0))
  (remainder j0 p (- q2) (c2 - (((q2 * p) + c2) - j0)))
  W11
  W12
  (division p (c4 - y4))
  W17
  (remainder rb p qb (c4 - y4))
  (division p (c5 - y4))
  W20
  (remainder rd p qd (c5 - y4))
  (small_multiple p (qb - qd))
  (law_sharing_1_1 (fun c => ((0 <= c) /\ (c < p))) (fun y => ((0 <= y) /\ (P x y))) (fun c y => ((emod (c - y) p) < l)) (fun c y => (emod (c - y) p)) l (0) K0)
  (div_pos (c2 - (((q2 * p) + c2) - j0)) p)
  (div_pos (c3 - y3) p)
  (eq_mul p (qb - qd) 0)
  (thy_bounds_49 p)
  (thy_bounds_26 l)
  (thy_bounds_50 c4 p c5 (emod (c4 - y4) p) (emod (c5 - y4) p) y4 qb rb qd rd)
  (thy_bounds_51 p l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) (card1 (fun (c : Z) => ((0 <= c) /\ (c < p)))))
  (thy_bounds_52 (emod (c2 - (((q2 * p) + c2) - j0)) p) l j0 p)
  (thy_bounds_53 c4 c5 p (emod (c4 - y4) p) (emod (c5 - y4) p) y4 qb rb qd rd)
  (thy_bounds_54 (emod (c4 - y4) p) (emod (c5 - y4) p) c4 c5 y4 qb p rb qd rd)
  (thy_bounds_55 c2 q2 p j0)
  (thy_bounds_56 (emod (c2 - (((q2 * p) + c2) - j0)) p) l j0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (x1 = ((x2 + (x4 * x3)) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_58 : forall (x1 : Z), (~ (0 <= x1)) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 + (x3 * (x4 - x5))) + 0)) -> (~ (x2 = ((x1 + (x3 * (x5 - x4))) + 0))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_60 : forall (x1 : Z) (x2 : Z), (~ ((x1 - x2) = 0)) -> ((x2 - x1) = 0) -> False.
Proof. thy. Qed.
Lemma thy_bounds_61 : forall (x1 : Z) (x2 : Z), (~ ((0 + (x1 - 1)) <= x2)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_bounds_62 : forall (x1 : Z) (x2 : Z), (~ ((x1 - 1) <= x2)) -> (x2 = (x1 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (x5 < x4) -> (x2 <= x1) -> (~ (0 < (x4 * (x3 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_64 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_65 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> ((x1 - 1) <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= ((x2 - x3) + 1))) -> (x4 = ((0 + x2) - (x3 - 1))) -> (x1 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_bounds_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 = x4) -> (x2 = (x5 - 1)) -> (~ (x4 < x5)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 = x2) -> ((x3 - x4) = ((x5 * x6) + x7)) -> (x8 = x7) -> ((x9 - x4) = ((x10 * x6) + x11)) -> (x12 = x11) -> (~ (x3 = ((x9 + (x6 * (x5 - x10))) + 0))) -> (x1 = x8) -> (x2 = x12) -> False.
Proof. thy. Qed.
Lemma thy_bounds_69 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_bounds_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 = x2) -> (~ (x3 = x4)) -> ((x3 - x5) = ((x6 * x7) + x8)) -> (x9 = x8) -> ((x4 - x5) = ((x10 * x7) + x11)) -> (x12 = x11) -> (x1 = x9) -> (x2 = x12) -> ((x7 * (x6 - x10)) = (x7 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (x1 = x2)) -> (x5 = 0) -> ((x4 * x3) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - 1) <= x2)) -> (x3 = x4) -> (x2 = x3) -> (~ (x4 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x3 = x1) -> (~ (x4 < x2)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 = x4) -> (x1 = (x5 - 1)) -> (~ (x4 < x5)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_bounds_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = x2)) -> ((x2 - x3) = ((x4 * x5) + x6)) -> (x1 = x3) -> ((x5 * x4) = (x5 * 0)) -> (x6 = 0) -> False.
Proof. thy. Qed.
Lemma thy_bounds_76 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 - 1)) -> (x2 <= x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
(* If y1 is the column of the first P-position, y -> (y - y1) mod p is one to one on the row, and of l, ..., p - 1 but at y1: the row has at most p - l + 1 P-positions. *)
Lemma row_at_most_from : forall (l : Z) (m : Z) (p : Z) (x : Z) (y1 : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (l <= p) ->
  (0 <= y1) ->
  (forall (y : Z), (((0 <= y) /\ (P x y)) -> ((y1 <= y) /\ (P x y1)))) ->
  ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= ((p - l) + 1)).
Proof.
intros l m p x y1 P.
destruct (wit_all1 (fun y => (((0 <= y) /\ (P x y)) -> (((l - 1) <= (ite (y = y1) (l - 1) (emod (y - y1) p))) /\ ((ite (y = y1) (l - 1) (emod (y - y1) p)) < p))))) as [y2 W0].
destruct (wit_all2 (fun y y_other => (((((0 <= y) /\ (P x y)) /\ ((0 <= y_other) /\ (P x y_other))) /\ ((ite (y = y1) (l - 1) (emod (y - y1) p)) = (ite (y_other = y1) (l - 1) (emod (y_other - y1) p)))) -> (y = y_other)))) as [y3 [y4 W1]].
destruct (wit_all1 (fun c => ((((l - 1) <= c) /\ (c < p)) -> ((0 <= c) /\ (c < p))))) as [c2 W2].
destruct (wit_ex2 (fun q r => ((((y2 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q2 [r2 W4]].
destruct (wit_ex2 (fun q r => ((((y3 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q3 [r3 W10]].
destruct (wit_ex2 (fun q r => ((((y4 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q4 [r4 W16]].
destruct (wit_all1 (fun c => ((((l - 1) <= c) /\ (c < p)) <-> (((l - 1) <= c) /\ (c < p))))) as [c7 W23].
refine (refutes (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= ((p - l) + 1))) (Nd (Some (0 <= y2)) (Nd (Some ((l - 1) <= (ite (y2 = y1) (l - 1) (emod (y2 - y1) p)))) (Nd (Some (P x y3)) (Nd (Some (0 <= c2)) (Nd (Some (y2 = ((y1 + (p * q2)) + r2))) (Nd (Some (r4 < l)) Lf Lf) (Nd (Some ((p * q3) = (p * 0))) Lf Lf)) (Nd (Some (0 <= q3)) (Nd (Some ((l - 1) <= c7)) Lf Lf) Lf)) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> ((y1 <= y) /\ (P x y1))))) (Nd (Some ((q2 + 1) < 0)) (Nd (Some (0 <= (q3 - q4))) Lf Lf) Lf) (Nd (Some (exists (q : Z) (r : Z), ((((y4 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some ((ite (y2 = y1) (l - 1) (emod (y2 - y1) p)) = (emod (y2 - y1) p))) Lf Lf) Lf))) (Nd (Some (y3 = y4)) (Nd (Some ((y2 - y1) = ((q2 * p) + r2))) (Nd (Some (r2 = 0)) (Nd (Some (0 < (q4 + 1))) Lf Lf) Lf) (Nd (Some (0 < (p * (q3 + 1)))) (Nd (Some ((card1 (fun (c : Z) => (((l - 1) <= c) /\ (c < p)))) = ((0 + p) - (l - 1)))) Lf Lf) Lf)) (Nd (Some (1 <= l)) (Nd (Some (r3 < p)) (Nd (Some (0 = 0)) Lf Lf) Lf) (Nd (Some ((emod (y4 - y1) p) = r4)) (Nd (Some (y4 = y1)) Lf Lf) Lf)))) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> (((l - 1) <= (ite (y = y1) (l - 1) (emod (y - y1) p))) /\ ((ite (y = y1) (l - 1) (emod (y - y1) p)) < p))))) (Nd (Some (P x y4)) (Nd (Some (1 <= p)) (Nd (Some (r2 < l)) (Nd (Some (r4 = 0)) Lf Lf) (Nd (Some ((p * (q3 - q4)) = (p * 0))) Lf Lf)) (Nd (Some (q3 = 0)) (Nd (Some (forall (c : Z), ((((l - 1) <= c) /\ (c < p)) <-> (((l - 1) <= c) /\ (c < p))))) Lf Lf) Lf)) (Nd (Some (P x y1)) (Nd (Some ((y3 - y1) = ((q3 * p) + r3))) (Nd (Some (0 < l)) Lf Lf) Lf) (Nd (Some (0 <= r4)) (Nd (Some ((ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) = (l - 1))) Lf Lf) Lf))) (Nd (Some ((l - 1) <= c2)) (Nd (Some (r2 < p)) (Nd (Some (0 < (q2 + 1))) (Nd (Some ((q4 + 1) < 0)) Lf Lf) Lf) (Nd (Some ((p * (q3 + 1)) < 0)) (Nd (Some (y2 = y1)) Lf Lf) Lf)) (Nd (Some (0 <= x)) (Nd (Some (y1 <= y3)) (Nd (Some (0 <= (q4 - q3))) Lf Lf) Lf) (Nd (Some (y4 = ((y1 + (p * q4)) + r4))) (Nd (Some ((ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) = (emod (y4 - y1) p))) Lf Lf) Lf))))) (Nd (Some (P x y2)) (Nd (Some ((ite (y2 = y1) (l - 1) (emod (y2 - y1) p)) < p)) (Nd (Some (0 <= y4)) (Nd (Some (forall (c : Z), ((((l - 1) <= c) /\ (c < p)) -> ((0 <= c) /\ (c < p))))) (Nd (Some (0 <= q2)) (Nd (Some (q4 = 0)) Lf Lf) (Nd (Some ((p * q4) = (p * 0))) Lf Lf)) (Nd (Some (r3 < l)) (Nd (Some (c7 < p)) Lf Lf) Lf)) (Nd (Some (y1 <= y2)) (Nd (Some (exists (q : Z) (r : Z), ((((y3 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (0 <= 0)) Lf Lf) Lf) (Nd (Some ((y4 - y1) = ((q4 * p) + r4))) (Nd (Some (y3 = y1)) Lf Lf) Lf))) (Nd (Some (forall (y : Z) (y_other : Z), (((((0 <= y) /\ (P x y)) /\ ((0 <= y_other) /\ (P x y_other))) /\ ((ite (y = y1) (l - 1) (emod (y - y1) p)) = (ite (y_other = y1) (l - 1) (emod (y_other - y1) p)))) -> (y = y_other)))) (Nd (Some (0 <= r2)) (Nd (Some (0 < (p * (q2 + 1)))) (Nd (Some ((p * (q4 + 1)) < 0)) Lf Lf) Lf) (Nd (Some (0 < (q3 + 1))) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= (card1 (fun (c : Z) => (((l - 1) <= c) /\ (c < p)))))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some ((emod (y3 - y1) p) = r3)) (Nd (Some (y4 = ((y3 + (p * (q4 - q3))) + 0))) Lf Lf) Lf) (Nd (Some (y1 <= y4)) (Nd (Some ((ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) = (l - 1))) Lf Lf) Lf)))) (Nd (Some (0 <= y3)) (Nd (Some ((ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) = (ite (y4 = y1) (l - 1) (emod (y4 - y1) p)))) (Nd (Some (exists (q : Z) (r : Z), ((((y2 - y1) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (q2 = 0)) (Nd (Some (0 < (p * (q4 + 1)))) Lf Lf) (Nd (Some (l <= p)) Lf Lf)) (Nd (Some (r3 = 0)) (Nd (Some ((0 + (l - 1)) <= p)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= r3)) (Nd (Some ((q3 - q4) = 0)) Lf Lf) Lf) (Nd (Some (r4 < p)) (Nd (Some ((ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) = (emod (y3 - y1) p))) Lf Lf) Lf))) (Nd (Some (c2 < p)) (Nd (Some ((emod (y2 - y1) p) = r2)) (Nd (Some ((p * (q2 + 1)) < 0)) (Nd (Some (y3 = ((y4 + (p * (q3 - q4))) + 0))) Lf Lf) Lf) (Nd (Some ((q3 + 1) < 0)) (Nd (Some ((ite (y2 = y1) (l - 1) (emod (y2 - y1) p)) = (l - 1))) Lf Lf) Lf)) (Nd (Some (0 <= y1)) (Nd (Some (y3 = ((y1 + (p * q3)) + r3))) (Nd (Some ((q4 - q3) = 0)) Lf Lf) Lf) (Nd (Some (0 <= q4)) (Nd (Some ((p * q2) = (p * 0))) Lf Lf) Lf))))))
 [(Im (Im (An (At 2) (At 3)) (An (At 4) (At 5))) (At 6));
 (Im (Im (An (An (An (At 7) (At 8)) (An (At 9) (At 10))) (At 11)) (At 12)) (At 13));
 (Im (Im (An (At 14) (At 15)) (An (At 16) (At 15))) (At 17));
 (Im (At 18) (At 19));
 (Im (At 19) (An (An (At 20) (At 21)) (At 22)));
 (Im (At 18) (Im (At 21) (Im (At 22) (Im (At 20) (At 23)))));
 (Im (At 24) (Im (An (At 2) (At 3)) (An (At 25) (At 26))));
 (Im (An (At 27) (At 18)) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 31) (Im (At 3) (Im (At 26) (Im (At 32) (Im (At 33) (Im (At 21) (Im (At 34) (An (At 35) (At 36)))))))))))));
 (Im (At 18) (An (An (An (Im (At 37) (At 38)) (Im (At 39) (At 40))) (Im (At 38) (At 37))) (Im (At 40) (At 39))));
 (Im (At 18) (At 41));
 (Im (At 41) (An (An (At 42) (At 43)) (At 44)));
 (Im (At 18) (Im (At 43) (Im (At 44) (Im (At 42) (At 45)))));
 (Im (At 24) (Im (An (At 7) (At 8)) (An (At 46) (At 26))));
 (Im (An (At 27) (At 18)) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 31) (Im (At 8) (Im (At 26) (Im (At 47) (Im (At 48) (Im (At 43) (Im (At 49) (An (At 50) (At 51)))))))))))));
 (Im (At 18) (An (An (An (Im (At 52) (At 53)) (Im (At 54) (At 55))) (Im (At 53) (At 52))) (Im (At 55) (At 54))));
 (Im (At 18) (At 56));
 (Im (At 56) (An (An (At 57) (At 58)) (At 59)));
 (Im (At 18) (Im (At 58) (Im (At 59) (Im (At 57) (At 60)))));
 (Im (At 24) (Im (An (At 9) (At 10)) (An (At 61) (At 26))));
 (Im (An (At 27) (At 18)) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 31) (Im (At 10) (Im (At 26) (Im (At 62) (Im (At 63) (Im (At 58) (Im (At 64) (An (At 65) (At 66)))))))))))));
 (Im (At 18) (An (An (An (Im (At 67) (At 68)) (Im (At 69) (At 70))) (Im (At 68) (At 67))) (Im (At 70) (At 69))));
 (Im (An (At 27) (At 18)) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 9) (Im (At 8) (Im (At 10) (Im (At 71) (Im (At 72) (Im (At 73) (Im (At 74) (An (At 75) (At 76)))))))))))));
 (Im (An (At 27) (At 18)) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 7) (Im (At 10) (Im (At 8) (Im (At 77) (Im (At 78) (Im (At 73) (Im (At 74) (An (At 79) (At 76)))))))))))));
 (Im (If (An (At 80) (At 81)) (An (At 80) (At 81))) (At 82));
 (Im (An (At 83) (At 82)) (At 84));
 (Im (An (An (At 6) (At 13)) (At 17)) (At 85));
 (Im (At 86) (At 87));
 (Im (No (At 86)) (At 88));
 (Im (At 89) (At 90));
 (Im (No (At 89)) (At 91));
 (Im (At 92) (At 93));
 (Im (No (At 92)) (At 94));
 (Im (At 35) (At 95));
 (Im (At 50) (At 96));
 (Im (At 65) (At 97));
 (Im (At 75) (At 98));
 (Im (At 20) (Im (No (At 32)) Fa));
 (Im (At 28) (Im (No (At 74)) Fa));
 (Im (No (At 33)) (Im (At 38) Fa));
 (Im (At 42) (Im (No (At 47)) Fa));
 (Im (No (At 48)) (Im (At 53) Fa));
 (Im (At 57) (Im (No (At 62)) Fa));
 (Im (No (At 63)) (Im (At 68) Fa));
 (Im (At 71) (Im (No (At 77)) Fa));
 (Im (No (At 75)) (Im (At 79) Fa));
 (Im (No (At 83)) (Im (At 99) Fa));
 (Im (No (At 4)) (Im (At 87) Fa));
 (Im (At 20) (Im (At 22) (Im (At 25) (Im (No (At 37)) Fa))));
 (Im (At 42) (Im (At 44) (Im (At 46) (Im (No (At 52)) Fa))));
 (Im (At 57) (Im (At 59) (Im (At 61) (Im (No (At 67)) Fa))));
 (Im (No (At 12)) (Im (At 89) (Im (At 92) Fa)));
 (Im (At 28) (Im (At 14) (Im (No (At 16)) Fa)));
 (Im (No (At 1)) (Im (At 84) (Im (At 85) Fa)));
 (Im (At 11) (Im (At 45) (Im (At 93) (Im (No (At 49)) (Im (At 91) Fa)))));
 (Im (At 11) (Im (At 42) (Im (At 45) (Im (At 57) (Im (At 60) (Im (No (At 71)) (Im (At 91) (Im (At 94) Fa))))))));
 (Im (No (At 72)) (Im (No (At 78)) Fa));
 (Im (No (At 73)) Fa);
 (Im (At 11) (Im (No (At 12)) (Im (At 42) (Im (At 45) (Im (At 57) (Im (At 60) (Im (At 91) (Im (At 94) (Im (At 98) Fa)))))))));
 (Im (At 42) (Im (No (At 89)) (Im (At 51) (Im (At 96) Fa))));
 (Im (No (At 4)) (Im (At 23) (Im (At 88) (Im (No (At 34)) Fa))));
 (Im (At 22) (Im (At 23) (Im (No (At 5)) (Im (At 88) Fa))));
 (Im (At 20) (Im (No (At 86)) (Im (At 36) (Im (At 95) Fa))));
 (Im (At 11) (Im (At 60) (Im (At 90) (Im (No (At 64)) (Im (At 94) Fa)))));
 (Im (No (At 12)) (Im (At 57) (Im (At 89) (Im (At 97) (Im (At 66) Fa)))));
 (Im (At 87) (Im (At 99) (Im (No (At 5)) Fa)));
 (An (At 27) (At 18));
 (At 28);
 (At 29);
 (At 30);
 (At 99);
 (At 31);
 (At 24)]
 (At 1)
 [((Im (No (At 17)) Fa), (Sp 17 (Cl 74) (Sp 28 (Sp 14 (Sp 15 (Sp 16 (Cl 4) (Cl 53)) (Cl 4)) (Cl 4)) (Cl 68))));
  ((Im (No (At 82)) (Im (No (At 81)) Fa)), (Sp 82 (Cl 75) (Sp 81 (Cl 75) (Cl 25))));
  ((Im (No (At 82)) (Im (No (At 80)) Fa)), (Sp 82 (Cl 76) (Sp 80 (Cl 76) (Cl 25))));
  ((Im (No (At 82)) Fa), (Sp 82 (Cl 77) (Sp 81 (Sp 80 (Cl 25) (Cl 76)) (Cl 75))));
  ((Im (No (At 26)) (Im (No (At 6)) Fa)), (Sp 26 (Cl 78) (Sp 6 (Cl 78) (Sp 24 (Sp 2 (Sp 3 (Cl 8) (Cl 2)) (Cl 2)) (Cl 73)))));
  ((Im (No (At 26)) Fa), (Sp 26 (Cl 79) (Sp 99 (Sp 24 (Sp 1 (Cl 1) (Sp 83 (Sp 17 (Sp 82 (Sp 84 (Sp 85 (Cl 54) (Sp 6 (Sp 13 (Cl 27) (Sp 7 (Sp 8 (Cl 14) (Cl 3)) (Cl 3))) (Cl 78))) (Cl 26)) (Cl 77)) (Cl 74)) (Cl 47))) (Cl 73)) (Cl 71))));
  ((Im (At 7) (Im (At 10) (Im (At 8) (Im (At 9) (Im (At 11) (Im (No (At 12)) (Im (At 91) (Im (At 94) Fa)))))))), (Sp 7 (Sp 10 (Sp 8 (Sp 9 (Sp 11 (Sp 12 (Cl 80) (Sp 91 (Sp 94 (Sp 27 (Sp 18 (Sp 28 (Sp 29 (Sp 30 (Sp 74 (Sp 73 (Sp 41 (Sp 56 (Sp 42 (Sp 43 (Sp 44 (Sp 57 (Sp 58 (Sp 59 (Sp 45 (Sp 60 (Sp 71 (Sp 98 (Cl 59) (Sp 77 (Sp 75 (Cl 37) (Sp 72 (Cl 23) (Sp 79 (Cl 46) (Sp 78 (Cl 24) (Cl 57))))) (Cl 45))) (Cl 56)) (Cl 19)) (Cl 13)) (Cl 18)) (Cl 18)) (Cl 18)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 17)) (Cl 11)) (Cl 58)) (Cl 39)) (Cl 70)) (Cl 69)) (Cl 68)) (Cl 67)) (Cl 67)) (Cl 80)) (Cl 80))) (Cl 80)) (Cl 80)) (Cl 80)) (Cl 80)) (Cl 80)));
  ((Im (At 8) (Im (At 48) (Im (At 11) (Im (At 7) (Im (At 10) (Im (At 9) (Im (No (At 12)) (Im (No (At 89)) Fa)))))))), (Sp 8 (Sp 48 (Sp 11 (Sp 7 (Sp 10 (Sp 9 (Sp 12 (Cl 81) (Sp 89 (Cl 81) (Sp 27 (Sp 18 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 47 (Sp 26 (Sp 91 (Sp 94 (Cl 80) (Sp 92 (Sp 93 (Sp 49 (Sp 50 (Sp 51 (Sp 96 (Cl 60) (Cl 35)) (Cl 15)) (Cl 15)) (Cl 55)) (Cl 32)) (Cl 33))) (Cl 31)) (Cl 79)) (Cl 41)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 72)) (Cl 70)) (Cl 69)) (Cl 68)) (Cl 67)) (Cl 67)))) (Cl 81)) (Cl 81)) (Cl 81)) (Cl 81)) (Cl 81)) (Cl 81)));
  ((Im (No (At 13)) Fa), (Sp 13 (Cl 82) (Sp 27 (Sp 18 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 24 (Sp 41 (Sp 56 (Sp 42 (Sp 44 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 62 (Sp 26 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Cl 3) (Sp 46 (Sp 61 (Sp 52 (Sp 67 (Sp 53 (Sp 68 (Sp 48 (Sp 63 (Sp 89 (Sp 90 (Sp 92 (Cl 52) (Sp 94 (Sp 64 (Sp 65 (Sp 66 (Sp 97 (Cl 65) (Cl 36)) (Cl 21)) (Cl 21)) (Cl 64)) (Cl 33))) (Cl 30)) (Cl 81)) (Cl 44)) (Cl 42)) (Cl 22)) (Cl 16)) (Cl 51)) (Cl 50)) (Cl 20)) (Cl 14))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 79)) (Cl 43)) (Cl 19)) (Cl 18)) (Cl 18)) (Cl 18)) (Cl 12)) (Cl 12)) (Cl 17)) (Cl 11)) (Cl 73)) (Cl 72)) (Cl 70)) (Cl 69)) (Cl 68)) (Cl 67)) (Cl 67))));
  ((Im (No (At 4)) Fa), (Sp 4 (Cl 83) (Sp 27 (Sp 18 (Sp 28 (Sp 29 (Sp 30 (Sp 99 (Sp 31 (Sp 24 (Sp 1 (Cl 1) (Sp 83 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 32 (Sp 17 (Sp 82 (Sp 84 (Sp 85 (Cl 54) (Sp 26 (Sp 13 (Sp 6 (Cl 27) (Sp 2 (Sp 3 (Sp 25 (Sp 37 (Sp 38 (Sp 33 (Sp 87 (Cl 48) (Sp 86 (Cl 28) (Sp 88 (Sp 34 (Sp 35 (Sp 36 (Sp 95 (Cl 63) (Cl 34)) (Cl 9)) (Cl 9)) (Cl 61)) (Cl 29)))) (Cl 40)) (Cl 10)) (Cl 49)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 82)) (Cl 79))) (Cl 26)) (Cl 77)) (Cl 74)) (Cl 38)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 47))) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) (Cl 69)) (Cl 68)) (Cl 67)) (Cl 67))))]
 (Sp 18 (Sp 99 (Sp 1 (Cl 1) (Sp 83 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 17 (Sp 82 (Sp 84 (Sp 85 (Cl 54) (Sp 13 (Sp 6 (Cl 27) (Sp 4 (Sp 5 (Cl 2) (Sp 88 (Cl 62) (Sp 87 (Cl 66) (Sp 86 (Cl 28) (Cl 29))))) (Cl 83))) (Cl 82))) (Cl 26)) (Cl 77)) (Cl 74)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 47))) (Cl 71)) (Cl 67)) _
  W0
  W1
  W2
  (division p (y2 - y1))
  W4
  (remainder r2 p q2 (y2 - y1))
  (all1_at (fun y => (((0 <= y) /\ (P x y)) -> ((y1 <= y) /\ (P x y1)))) y2)
  (arc_free l m p r2 q2 x y2 y1 P)
  (cancel p (q2 + 1))
  (division p (y3 - y1))
  W10
  (remainder r3 p q3 (y3 - y1))
  (all1_at (fun y => (((0 <= y) /\ (P x y)) -> ((y1 <= y) /\ (P x y1)))) y3)
  (arc_free l m p r3 q3 x y3 y1 P)
  (cancel p (q3 + 1))
  (division p (y4 - y1))
  W16
  (remainder r4 p q4 (y4 - y1))
  (all1_at (fun y => (((0 <= y) /\ (P x y)) -> ((y1 <= y) /\ (P x y1)))) y4)
  (arc_free l m p r4 q4 x y4 y1 P)
  (cancel p (q4 + 1))
  (arc_free l m p 0 (q3 - q4) x y3 y4 P)
  (arc_free l m p 0 (q4 - q3) x y4 y3 P)
  W23
  (law_interval (fun c => (((l - 1) <= c) /\ (c < p))) (l - 1) p)
  (law_injection_1_1 (fun y => ((0 <= y) /\ (P x y))) (fun c => (((l - 1) <= c) /\ (c < p))) (fun y => (ite (y = y1) (l - 1) (emod (y - y1) p))) (0) p)
  (ite_true (y2 = y1) (l - 1) (emod (y2 - y1) p))
  (ite_false (y2 = y1) (l - 1) (emod (y2 - y1) p))
  (ite_true (y3 = y1) (l - 1) (emod (y3 - y1) p))
  (ite_false (y3 = y1) (l - 1) (emod (y3 - y1) p))
  (ite_true (y4 = y1) (l - 1) (emod (y4 - y1) p))
  (ite_false (y4 = y1) (l - 1) (emod (y4 - y1) p))
  (eq_mul p q2 0)
  (eq_mul p q3 0)
  (eq_mul p q4 0)
  (eq_mul p (q3 - q4) 0)
  (thy_bounds_57 y2 y1 q2 p r2)
  (thy_bounds_14 l)
  (thy_bounds_58 q2)
  (thy_bounds_57 y3 y1 q3 p r3)
  (thy_bounds_58 q3)
  (thy_bounds_57 y4 y1 q4 p r4)
  (thy_bounds_58 q4)
  (thy_bounds_59 y3 y4 p q3 q4)
  (thy_bounds_60 q3 q4)
  (thy_bounds_61 l p)
  (thy_bounds_62 l (ite (y2 = y1) (l - 1) (emod (y2 - y1) p)))
  (thy_bounds_63 y2 y1 q2 p r2)
  (thy_bounds_63 y3 y1 q3 p r3)
  (thy_bounds_63 y4 y1 q4 p r4)
  (thy_bounds_64 y3 y4 y1)
  (thy_bounds_65 l c2)
  (thy_bounds_66 (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) p l (card1 (fun (c : Z) => (((l - 1) <= c) /\ (c < p)))))
  (thy_bounds_67 (ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) (ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) (emod (y3 - y1) p) r3 l)
  (thy_bounds_68 (ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) (ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) y3 y1 q3 p r3 (emod (y3 - y1) p) y4 q4 r4 (emod (y4 - y1) p))
  (thy_bounds_69 q3 q4)
  (thy_bounds_35 )
  (thy_bounds_70 (ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) (ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) y3 y4 y1 q3 p r3 (emod (y3 - y1) p) q4 r4 (emod (y4 - y1) p))
  (thy_bounds_71 y3 y1 q3 p r3)
  (thy_bounds_72 l (ite (y2 = y1) (l - 1) (emod (y2 - y1) p)) (emod (y2 - y1) p) r2)
  (thy_bounds_73 r2 p (emod (y2 - y1) p) (ite (y2 = y1) (l - 1) (emod (y2 - y1) p)))
  (thy_bounds_71 y2 y1 q2 p r2)
  (thy_bounds_74 (ite (y3 = y1) (l - 1) (emod (y3 - y1) p)) (ite (y4 = y1) (l - 1) (emod (y4 - y1) p)) (emod (y4 - y1) p) r4 l)
  (thy_bounds_75 y3 y4 y1 q4 p r4)
  (thy_bounds_76 (ite (y2 = y1) (l - 1) (emod (y2 - y1) p)) l p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_77 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
(* For all m, p >= 1 and 1 <= l <= p every row of mWN^(l,p) has at most p - l + 1 P-positions. *)
Lemma row_at_most : forall (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (l <= p) ->
  ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= ((p - l) + 1)).
Proof.
intros l m p x P.
destruct (wit_ex1 (fun k => ((0 <= k) /\ (P x k)))) as [y2 W0].
destruct (wit_ex1 (fun n => (((0 <= n) /\ (P x n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (P x n_less))))))) as [y3 W2].
destruct (wit_all1 (fun y => (((0 <= y) /\ (P x y)) -> ((y3 <= y) /\ (P x y3))))) as [y4 W5].
destruct (wit_all1 (fun y => (((0 <= y) /\ (P x y)) -> ((0 <= y) /\ (P x 0))))) as [y5 W6].
refine (refute (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= ((p - l) + 1))) (Nd (Some (exists (k : Z), ((0 <= k) /\ (P x k)))) (Nd (Some (P x y2)) (Nd (Some (forall (n_less : Z), (((0 <= n_less) /\ (n_less < y3)) -> (~ (P x n_less))))) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some (y4 < y3)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (y3 <= y4)) Lf Lf) Lf)) (Nd (Some (0 <= y3)) (Nd (Some (1 <= p)) (Nd (Some (0 <= y4)) Lf Lf) Lf) (Nd (Some (l <= p)) (Nd (Some (P x y5)) Lf Lf) Lf))) (Nd (Some (0 <= y2)) (Nd (Some (exists (n : Z), (((0 <= n) /\ (P x n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (P x n_less))))))) (Nd (Some (1 <= m)) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> ((0 <= y) /\ (P x 0))))) Lf Lf) Lf) (Nd (Some (0 <= x)) (Nd (Some (0 <= y5)) Lf Lf) Lf)) (Nd (Some (P x y3)) (Nd (Some (1 <= l)) (Nd (Some (P x y4)) Lf Lf) Lf) (Nd (Some (forall (y : Z), (((0 <= y) /\ (P x y)) -> ((y3 <= y) /\ (P x y3))))) (Nd (Some (P x 0)) Lf Lf) Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (At 3) (Im (At 4) (At 5)));
 (Im (At 5) (An (An (At 6) (At 7)) (At 8)));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 6) (Im (At 15) (At 1))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 16) (Im (At 17) (At 1))))))));
 (Im (Im (An (At 18) (At 19)) (An (At 20) (At 7))) (At 15));
 (Im (Im (An (At 21) (At 22)) (An (At 21) (At 23))) (At 17));
 (Im (At 8) (Im (An (At 18) (At 24)) (No (At 19))));
 (Im (An (At 21) (At 22)) (At 2));
 (Im (No (At 20)) (Im (No (At 24)) Fa));
 (Im (No (At 16)) Fa);
 (An (At 9) (At 10));
 (At 11);
 (At 12);
 (At 13);
 (At 14)]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 16 (Sp 17 (Cl 6) (Sp 21 (Sp 22 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 15 (Cl 5) (Sp 18 (Sp 19 (Sp 20 (Cl 7) (Sp 24 (Cl 9) (Cl 11))) (Cl 7)) (Cl 7))) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 8)) (Cl 8))) (Cl 12))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  W0
  (least_element y2 (fun n => (P x n)))
  W2
  (row_at_most_from l m p x y3 P)
  (row_at_most_from l m p x 0 P)
  W5
  W6
  (all1_at (fun n_less => (((0 <= n_less) /\ (n_less < y3)) -> (~ (P x n_less)))) y4)
  (ex1_at (fun k => ((0 <= k) /\ (P x k))) y5)
  (thy_bounds_77 y3 y4)
  (thy_bounds_35 )
).
vm_compute; reflexivity.
Qed.

Lemma thy_bounds_78 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (0 < (x2 * x3))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= ((x2 - x3) + 1)) -> (2 <= x3) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_80 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= ((x2 - x3) + 1)) -> (x3 = x2) -> (~ (x1 = 1)) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_81 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (x2 = (x1 - 1)) -> ((x2 * x3) = (x2 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_bounds_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= ((x2 - x3) + 1)) -> (x3 = (x2 - 1)) -> (~ (x1 = 2)) -> (~ (x1 = 1)) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_bounds_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (x3 <= ((x1 - x2) + 1)) -> (1 <= x2) -> (~ (x3 = x1)) -> ((x3 * x2) = (x3 * 1)) -> False.
Proof. thy. Qed.
(* Where the two bounds meet: every row of mWN^(l,p) has exactly p P-positions for l = 1, exactly two for l = p - 1 >= 1, exactly one for l = p; and it never has p of them for 2 <= l <= p. *)
Lemma row_numbers : forall (l : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= l) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (l <= p) ->
  (((((l = 1) -> ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = p)) /\ ((l = (p - 1)) -> ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 2))) /\ ((l = p) -> ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 1))) /\ ((2 <= l) -> ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) < p))).
Proof.
intros l m p x P.
refine (refute (Nd (Some (l = 1)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = p)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 2)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) < p)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) <= ((p - l) + 1))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) < 0)) Lf Lf) Lf)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 1)) (Nd (Some (1 <= p)) (Nd (Some (0 < (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))) Lf Lf) Lf) (Nd (Some (l <= p)) (Nd (Some ((l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))) = (l * 1))) Lf Lf) Lf))) (Nd (Some (l = (p - 1))) (Nd (Some (l = p)) (Nd (Some (1 <= m)) (Nd (Some (0 < (l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))))) Lf Lf) Lf) (Nd (Some (0 <= x)) (Nd (Some (((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) * l) = ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) * 1))) Lf Lf) Lf)) (Nd (Some (2 <= l)) (Nd (Some (1 <= l)) (Nd (Some ((l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))) < 0)) Lf Lf) Lf) (Nd (Some (p <= (l * (card1 (fun (y : Z) => ((0 <= y) /\ (P x y))))))) Lf Lf))))
 [(Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 15))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 16))))));
 (Im (At 11) (An (An (An (Im (At 17) (At 18)) (Im (At 19) (At 20))) (Im (At 18) (At 17))) (Im (At 20) (At 19))));
 (Im (At 1) (At 21));
 (Im (At 6) (At 22));
 (Im (At 15) (Im (No (At 17)) (Im (At 10) Fa)));
 (Im (At 16) (Im (At 7) (Im (No (At 8)) Fa)));
 (Im (At 16) (Im (At 5) (Im (No (At 6)) (Im (At 18) Fa))));
 (Im (At 15) (Im (At 3) (Im (At 22) Fa)));
 (Im (At 16) (Im (At 3) (Im (No (At 4)) (Im (No (At 6)) (Im (At 18) Fa)))));
 (Im (At 15) (Im (At 16) (Im (At 11) (Im (No (At 2)) (Im (At 21) Fa)))));
 (An (At 9) (At 10));
 (At 11);
 (At 12);
 (At 13);
 (At 14)]
 (An (An (An (Im (At 1) (At 2)) (Im (At 3) (At 4))) (Im (At 5) (At 6))) (Im (At 7) (At 8)))
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 22 (Sp 3 (Cl 10) (Sp 21 (Sp 2 (Sp 8 (Sp 5 (Sp 6 (Cl 1) (Cl 9)) (Cl 1)) (Sp 7 (Cl 8) (Sp 5 (Sp 6 (Cl 1) (Cl 9)) (Cl 1)))) (Cl 12)) (Sp 1 (Cl 5) (Sp 8 (Sp 5 (Sp 6 (Cl 1) (Cl 9)) (Cl 1)) (Sp 7 (Cl 8) (Sp 5 (Sp 6 (Cl 1) (Cl 9)) (Cl 1))))))) (Sp 6 (Cl 6) (Sp 5 (Cl 9) (Sp 21 (Sp 2 (Sp 8 (Sp 3 (Sp 4 (Cl 1) (Cl 11)) (Cl 1)) (Sp 7 (Cl 8) (Sp 3 (Sp 4 (Cl 1) (Cl 11)) (Cl 1)))) (Cl 12)) (Sp 1 (Cl 5) (Sp 8 (Sp 3 (Sp 4 (Cl 1) (Cl 11)) (Cl 1)) (Sp 7 (Cl 8) (Sp 3 (Sp 4 (Cl 1) (Cl 11)) (Cl 1))))))))) (Cl 4)) (Cl 7)) (Cl 3)) (Cl 2)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (row_at_least l m p x P)
  (row_at_most l m p x P)
  (cancel l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))
  (eq_mul (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) l 1)
  (eq_mul l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) 1)
  (thy_bounds_78 p l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))
  (thy_bounds_79 (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) p l)
  (thy_bounds_80 (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) p l)
  (thy_bounds_81 p l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))
  (thy_bounds_82 (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) p l)
  (thy_bounds_83 p l (card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))))
).
vm_compute; reflexivity.
Qed.
