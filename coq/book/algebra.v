From Wythoff.book Require Import Prelude PreludeReals Definitions.
Open Scope Z_scope.

Lemma thy_algebra_1 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= ((x1 - 0) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_algebra_2 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 * x2))) -> (0 <= (((x1 - 0) - 0) * ((x2 - 0) - 0))) -> False.
Proof. thy. Qed.
(* If x, y >= 0 then xy >= 0. *)
Lemma product_nonneg : forall (x : Z) (y : Z),
  (0 <= x) ->
  (0 <= y) ->
  (0 <= (x * y)).
Proof.
intros x y.
refine (refute (Nd (Some (0 <= (x * y))) (Nd (Some (0 <= ((x - 0) - 0))) (Nd (Some (0 <= (((x - 0) - 0) * ((y - 0) - 0)))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (0 <= ((y - 0) - 0))) (Nd (Some (0 <= x)) Lf Lf) Lf))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 5) (Im (No (At 2)) Fa));
 (Im (At 6) (Im (No (At 3)) Fa));
 (Im (No (At 1)) (Im (At 4) Fa));
 (At 5);
 (At 6)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 5) (Cl 2)) (Cl 4)) (Cl 3))) (Cl 7)) (Cl 6)) _
  (le_mul ((x - 0) - 0) ((y - 0) - 0))
  (thy_algebra_1 x)
  (thy_algebra_1 y)
  (thy_algebra_2 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_3 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_algebra_4 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (x2 <= (x2 * x1))) -> (0 <= (((x2 - 1) - 0) * ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_algebra_5 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> (~ (x2 <= (x1 * x2))) -> False.
Proof. thy. Qed.
(* If x, y >= 1 then xy >= x and xy >= y. *)
Lemma product_large : forall (x : Z) (y : Z),
  (1 <= x) ->
  (1 <= y) ->
  ((x <= (x * y)) /\ (y <= (x * y))).
Proof.
intros x y.
refine (refute (Nd (Some (x <= (x * y))) (Nd (Some (y <= (x * y))) (Nd (Some (0 <= ((y - 1) - 0))) Lf Lf) (Nd (Some (1 <= x)) Lf Lf)) (Nd (Some (0 <= ((x - 1) - 0))) (Nd (Some (0 <= (((x - 1) - 0) * ((y - 1) - 0)))) Lf Lf) (Nd (Some (1 <= y)) Lf Lf)))
 [(Im (At 3) (Im (At 4) (At 5)));
 (Im (At 6) (Im (No (At 3)) Fa));
 (Im (At 7) (Im (No (At 4)) Fa));
 (Im (At 7) (Im (No (At 1)) (Im (At 5) Fa)));
 (Im (At 6) (Im (At 5) (Im (No (At 2)) Fa)));
 (At 6);
 (At 7)]
 (An (At 1) (At 2))
 (Sp 6 (Sp 7 (Sp 3 (Sp 4 (Sp 5 (Sp 1 (Sp 2 (Cl 1) (Cl 6)) (Cl 5)) (Cl 2)) (Cl 4)) (Cl 3)) (Cl 8)) (Cl 7)) _
  (le_mul ((x - 1) - 0) ((y - 1) - 0))
  (thy_algebra_3 x)
  (thy_algebra_3 y)
  (thy_algebra_4 y x)
  (thy_algebra_5 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_6 : forall (x1 : Z), (~ (1 <= x1)) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_algebra_7 : forall (x1 : Z), (1 <= (- x1)) -> (~ (x1 < 0)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_8 : forall (x1 : Z), (~ (1 <= (- x1))) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_algebra_9 : forall (x1 : Z) (x2 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> (~ (0 < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_algebra_10 : forall (x1 : Z) (x2 : Z), ((- x1) <= (x2 * (- x1))) -> (0 < (x2 * x1)) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_11 : forall (x1 : Z), (~ (1 <= (- x1))) -> (~ (x1 = 0)) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_12 : forall (x1 : Z) (x2 : Z), (0 < (x1 * x2)) -> ((x1 * x2) = (x1 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_13 : forall (x1 : Z) (x2 : Z), (x1 <= (x1 * x2)) -> (1 <= x1) -> ((x1 * x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_algebra_14 : forall (x1 : Z) (x2 : Z), ((x1 * x2) = (x1 * 0)) -> ((x1 * x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_algebra_15 : forall (x1 : Z) (x2 : Z), ((- x1) <= (x2 * (- x1))) -> (x1 < 0) -> (~ ((x2 * x1) < 0)) -> False.
Proof. thy. Qed.
(* If x >= 1 then xy has the sign of y. *)
Lemma cancel : forall (x : Z) (y : Z),
  (1 <= x) ->
  (((((0 < (x * y)) -> (0 < y)) /\ (((x * y) < 0) -> (y < 0))) /\ ((0 < y) -> (0 < (x * y)))) /\ ((y < 0) -> ((x * y) < 0))).
Proof.
intros x y.
refine (refute (Nd (Some (0 < (x * y))) (Nd (Some (0 < y)) (Nd (Some (y < 0)) (Nd (Some (y <= (x * y))) Lf Lf) (Nd (Some (y = 0)) Lf Lf)) (Nd (Some (1 <= y)) (Nd (Some (x <= (x * (- y)))) Lf Lf) Lf)) (Nd (Some ((x * y) < 0)) (Nd (Some (1 <= x)) (Nd (Some (1 <= (- y))) Lf Lf) (Nd (Some ((x * y) = (x * 0))) Lf Lf)) (Nd (Some (x <= (x * y))) (Nd (Some ((- y) <= (x * (- y)))) Lf Lf) Lf)))
 [(Im (At 5) (Im (At 6) (An (At 7) (At 8))));
 (Im (At 5) (Im (At 9) (An (At 10) (At 11))));
 (Im (At 12) (At 13));
 (Im (No (At 6)) (Im (At 2) Fa));
 (Im (At 9) (Im (No (At 4)) Fa));
 (Im (No (At 9)) (Im (At 4) Fa));
 (Im (At 7) (Im (At 5) (Im (No (At 1)) Fa)));
 (Im (At 11) (Im (At 1) (Im (No (At 2)) Fa)));
 (Im (No (At 9)) (Im (No (At 12)) (Im (No (At 2)) Fa)));
 (Im (At 1) (Im (At 13) Fa));
 (Im (At 7) (Im (At 5) (Im (At 3) Fa)));
 (Im (At 13) (Im (At 3) Fa));
 (Im (At 11) (Im (At 4) (Im (No (At 3)) Fa)));
 (At 5)]
 (An (An (An (Im (At 1) (At 2)) (Im (At 3) (At 4))) (Im (At 2) (At 1))) (Im (At 4) (At 3)))
 (Sp 5 (Sp 13 (Sp 1 (Cl 11) (Sp 3 (Cl 13) (Sp 7 (Cl 8) (Sp 6 (Cl 2) (Sp 2 (Cl 5) (Sp 4 (Sp 9 (Sp 11 (Cl 14) (Cl 3)) (Cl 7)) (Cl 1))))))) (Sp 12 (Cl 4) (Sp 4 (Sp 9 (Sp 10 (Sp 11 (Sp 3 (Sp 7 (Cl 12) (Sp 6 (Cl 2) (Sp 2 (Cl 5) (Sp 1 (Cl 9) (Cl 1))))) (Cl 14)) (Cl 3)) (Cl 3)) (Cl 7)) (Sp 9 (Cl 6) (Sp 2 (Sp 6 (Sp 7 (Sp 1 (Sp 3 (Cl 12) (Cl 1)) (Cl 8)) (Cl 2)) (Cl 5)) (Cl 10)))))) (Cl 15)) _
  (product_large x y)
  (product_large x (- y))
  (eq_mul x y 0)
  (thy_algebra_6 y)
  (thy_algebra_7 y)
  (thy_algebra_8 y)
  (thy_algebra_9 x y)
  (thy_algebra_10 y x)
  (thy_algebra_11 y)
  (thy_algebra_12 x y)
  (thy_algebra_13 x y)
  (thy_algebra_14 x y)
  (thy_algebra_15 y x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_16 : forall (x1 : Z) (x2 : Z), (~ ((x1 * (x2 - 1)) < 0)) -> ((x1 * x2) < x1) -> False.
Proof. thy. Qed.
Lemma thy_algebra_17 : forall (x1 : Z) (x2 : Z), (~ (0 < (x1 * (x2 + 1)))) -> ((- x1) < (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_18 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> ((x1 * x2) < x1) -> ((- x1) < (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_algebra_19 : forall (x1 : Z), (~ (x1 = 0)) -> ((x1 - 1) < 0) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
(* The only multiple of p strictly between -p and p is 0. *)
Lemma small_multiple : forall (p : Z) (t : Z),
  (1 <= p) ->
  ((p * t) < p) ->
  ((- p) < (p * t)) ->
  (t = 0).
Proof.
intros p t.
refine (refute (Nd (Some (t = 0)) (Nd (Some (1 <= p)) (Nd (Some (0 < (t - 1))) (Nd (Some (0 < (t + 1))) Lf Lf) (Nd (Some ((- p) < (p * t))) Lf Lf)) (Nd (Some ((t - 1) < 0)) (Nd (Some ((t + 1) < 0)) Lf Lf) Lf)) (Nd (Some (0 < (p * (t - 1)))) (Nd (Some ((p * (t - 1)) < 0)) (Nd (Some ((p * (t + 1)) < 0)) Lf Lf) Lf) (Nd (Some (0 < (p * (t + 1)))) (Nd (Some ((p * t) < p)) Lf Lf) Lf)))
 [(Im (At 2) (An (An (An (Im (At 3) (At 4)) (Im (At 5) (At 6))) (Im (At 4) (At 3))) (Im (At 6) (At 5))));
 (Im (At 2) (An (An (An (Im (At 7) (At 8)) (Im (At 9) (At 10))) (Im (At 8) (At 7))) (Im (At 10) (At 9))));
 (Im (No (At 5)) (Im (At 11) Fa));
 (Im (No (At 7)) (Im (At 12) Fa));
 (Im (No (At 2)) (Im (At 11) (Im (At 12) Fa)));
 (Im (No (At 1)) (Im (At 6) (Im (At 8) Fa)));
 (At 2);
 (At 11);
 (At 12)]
 (At 1)
 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 5 (Sp 7 (Sp 2 (Sp 6 (Sp 8 (Cl 7) (Cl 3)) (Cl 2)) (Cl 6)) (Cl 5)) (Cl 4))) (Cl 10)) (Cl 9)) _
  (cancel p (t - 1))
  (cancel p (t + 1))
  (thy_algebra_16 p t)
  (thy_algebra_17 p t)
  (thy_algebra_18 p t)
  (thy_algebra_19 t)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * (x2 - (x3 * ((x2 * x1) - x4)))) * (x2 - (x3 * ((x2 * x1) - x4)))) + ((((x3 * x1) - 2) * (x2 - (x3 * ((x2 * x1) - x4)))) * ((x2 * x1) - x4))) - ((x3 * ((x2 * x1) - x4)) * ((x2 * x1) - x4))) = (- ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))))) -> False.
Proof. thy. Qed.
(* f(k - m(kp-u), kp-u) = -f(k, u): the pairs of a and those of b mirror each other. *)
Lemma reflect : forall (k : Z) (m : Z) (p : Z) (u : Z),
  (((((p * (k - (m * ((k * p) - u)))) * (k - (m * ((k * p) - u)))) + ((((m * p) - 2) * (k - (m * ((k * p) - u)))) * ((k * p) - u))) - ((m * ((k * p) - u)) * ((k * p) - u))) = (- ((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)))).
Proof.
intros k m p u.
refine (refute (Nd (Some (((((p * (k - (m * ((k * p) - u)))) * (k - (m * ((k * p) - u)))) + ((((m * p) - 2) * (k - (m * ((k * p) - u)))) * ((k * p) - u))) - ((m * ((k * p) - u)) * ((k * p) - u))) = (- ((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u))))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_20 p k m u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) = ((x2 * ((x1 * x2) - x4)) - (x4 * (x2 - (x3 * ((x1 * x2) - x4))))))) -> False.
Proof. thy. Qed.
(* f(a, n) = a(pa-n) - n(a - m(pa-n)): the step (a, n) -> (a - m(pa-n), pa-n) of the descent. *)
Lemma descent : forall (a : Z) (m : Z) (n : Z) (p : Z),
  (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = ((a * ((p * a) - n)) - (n * (a - (m * ((p * a) - n)))))).
Proof.
intros a m n p.
refine (refute (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = ((a * ((p * a) - n)) - (n * (a - (m * ((p * a) - n))))))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_21 p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))) = ((x3 * ((((x2 * x1) * x1) + ((((x4 * x2) - 2) * x1) * x5)) - ((x4 * x5) * x5))) - ((x1 - x3) * (((x4 * x5) * x5) + ((x2 * x3) * x1)))))) -> False.
Proof. thy. Qed.
(* c f(a, n) = a f(c, n) - (c-a)(m n^2 + p a c): the sign of f is monotone in a. *)
Lemma grow_in_a : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((c * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((a * ((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n))) - ((c - a) * (((m * n) * n) + ((p * a) * c))))).
Proof.
intros a c m n p.
refine (refute (Nd (Some ((c * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((a * ((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n))) - ((c - a) * (((m * n) * n) + ((p * a) * c)))))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_22 c p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))) = ((x5 * ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x1)) - ((x4 * x1) * x1))) - ((x5 - x1) * (((x4 * x1) * x5) + ((x2 * x3) * x3)))))) -> False.
Proof. thy. Qed.
(* n f(k, l) = l f(k, n) - (l-n)(m n l + p k^2): the sign of f is monotone in n. *)
Lemma grow_in_n : forall (k : Z) (l : Z) (m : Z) (n : Z) (p : Z),
  ((n * ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l))) = ((l * ((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n))) - ((l - n) * (((m * n) * l) + ((p * k) * k))))).
Proof.
intros k l m n p.
refine (refute (Nd (Some ((n * ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l))) = ((l * ((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n))) - ((l - n) * (((m * n) * l) + ((p * k) * k)))))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_23 n p k m l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))) = ((((x1 * x2) - x4) * ((x1 * x2) + (((x3 * x1) - 1) * x4))) - (x4 * x4)))) -> False.
Proof. thy. Qed.
(* p f(a, n) = (pa-n)(pa+(mp-1)n) - n^2, hence alpha > 1/p. *)
Lemma bound_below : forall (a : Z) (m : Z) (n : Z) (p : Z),
  ((p * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((((p * a) - n) * ((p * a) + (((m * p) - 1) * n))) - (n * n))).
Proof.
intros a m n p.
refine (refute (Nd (Some ((p * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((((p * a) - n) * ((p * a) + (((m * p) - 1) * n))) - (n * n)))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_24 p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))) = ((((x1 * x2) - (2 * x4)) * ((x1 * x2) + ((x3 * x1) * x4))) + (((x3 * x1) * x4) * x4)))) -> False.
Proof. thy. Qed.
(* p f(a, n) = (pa-2n)(pa+mpn) + mp n^2, hence alpha < 2/p. *)
Lemma bound_above : forall (a : Z) (m : Z) (n : Z) (p : Z),
  ((p * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((((p * a) - (2 * n)) * ((p * a) + ((m * p) * n))) + (((m * p) * n) * n))).
Proof.
intros a m n p.
refine (refute (Nd (Some ((p * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) = ((((p * a) - (2 * n)) * ((p * a) + ((m * p) * n))) + (((m * p) * n) * n)))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_algebra_25 p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_26 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : R), (~ ((x1 * (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R = ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R + ((IZR (x3 * x5)) * x6)%R)%R)%R) -> ((((IZR x3) * (IZR x5))%R * x6)%R = (((IZR x3) * (IZR x5))%R * (((((IZR x2) * x1)%R * x1)%R + ((IZR ((x4 * x2) - 2)) * x1)%R)%R - (IZR x4))%R)%R)%R -> False.
Proof. thy_real. Qed.
(* alpha f(a, n) = (a - n alpha)(p alpha a + m n) + a n (p alpha^2 + (mp-2) alpha - m); the last term is 0 for the positive root alpha = phi_(mp) / p, so that f(a, n) <= 0 says a <= n alpha. *)
Lemma floor_identity : forall (R_ : R) (a : Z) (alpha : R) (m : Z) (n : Z) (p : Z),
  (R_ = (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R ->
  ((alpha * (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R = ((((IZR a) - ((IZR n) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R + ((IZR (a * n)) * R_)%R)%R)%R.
Proof.
intros R_ a alpha m n p.
refine (refute (Nd (Some ((alpha * (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R = ((((IZR a) - ((IZR n) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R + ((IZR (a * n)) * R_)%R)%R)%R) (Nd (Some (R_ = (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R) Lf Lf) (Nd (Some ((((IZR a) * (IZR n))%R * R_)%R = (((IZR a) * (IZR n))%R * (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R)%R) Lf Lf))
 [(Im (At 2) (At 3));
 (Im (No (At 1)) (Im (At 3) Fa));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Cl 3) (Cl 2))) (Cl 4)) _
  (eq_mulR ((IZR a) * (IZR n))%R R_ (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)
  (thy_algebra_26 alpha p a m n R_)
).
vm_compute; reflexivity.
Qed.

(* If F has no least element then, for every n >= 0, not F(n) follows from not F(j) for all j < n. *)
Lemma least_element_step : forall (F : Z -> Prop),
  (~ (exists (n : Z), (((0 <= n) /\ (F n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (F n_less))))))) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (~ (F n_before))))) -> (~ (F n)))).
Proof.
intros F.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (~ (F n_before))))) -> (~ (F n))))) as [k W0].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (~ (F n_before))))) -> (~ (F n))))) (Nd (Some (0 <= k)) (Nd (Some (F k)) Lf Lf) Lf) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < k)) -> (~ (F n_before))))) (Nd (Some (exists (n : Z), (((0 <= n) /\ (F n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (F n_less))))))) Lf Lf) Lf))
 [(Im (Im (An (At 2) (At 3)) (No (At 4))) (At 1));
 (Im (An (An (At 2) (At 4)) (At 3)) (At 5));
 (No (At 5))]
 (At 1)
 (Sp 5 (Cl 4) (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 3) (Cl 2)) (Cl 2)) (Cl 2)))) _
  W0
  (ex1_at (fun n => (((0 <= n) /\ (F n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (F n_less)))))) k)
).
vm_compute; reflexivity.
Qed.

(* Every property F of natural numbers that some k >= 0 has is had by a least one. *)
Lemma least_element : forall (k : Z) (F : Z -> Prop),
  (0 <= k) ->
  (F k) ->
  (exists (n : Z), (((0 <= n) /\ (F n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (F n_less)))))).
Proof.
intros k F.
refine (refute (Nd (Some (exists (n : Z), (((0 <= n) /\ (F n)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (F n_less))))))) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (~ (F n_before))))) -> (~ (F n))))) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (~ (F n))))) (Nd (Some (F k)) Lf Lf) Lf))
 [(Im (No (At 1)) (At 2));
 (Im (At 2) (At 3));
 (Im (At 3) (Im (At 4) (No (At 5))));
 (At 4);
 (At 5)]
 (At 1)
 (Sp 4 (Sp 5 (Sp 1 (Cl 1) (Sp 3 (Cl 4) (Sp 2 (Cl 3) (Cl 2)))) (Cl 6)) (Cl 5)) _
  (least_element_step F)
  (law_induction (fun n => (~ (F n))))
  (all1_at (fun n => ((0 <= n) -> (~ (F n)))) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_algebra_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = ((x2 * x3) + x4))) -> (x1 = ((x3 * x2) + x4)) -> False.
Proof. thy. Qed.
(* For p >= 1 every integer z is qp + r with 0 <= r < p. *)
Lemma division : forall (p : Z) (z : Z),
  (1 <= p) ->
  (exists (q : Z) (r : Z), (((z = ((q * p) + r)) /\ (0 <= r)) /\ (r < p))).
Proof.
intros p z.
refine (refute (Nd (Some (exists (q : Z) (r : Z), (((z = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (z = (((ediv z p) * p) + (emod z p)))) (Nd (Some ((emod z p) < p)) Lf Lf) (Nd (Some (z = ((p * (ediv z p)) + (emod z p)))) Lf Lf)) (Nd (Some (0 <= (emod z p))) (Nd (Some (1 <= p)) Lf Lf) Lf))
 [(Im (An (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 5) (An (At 6) (An (At 3) (At 4))));
 (Im (No (At 2)) (Im (At 6) Fa));
 (At 5)]
 (At 1)
 (Sp 5 (Sp 1 (Cl 1) (Sp 6 (Sp 3 (Sp 4 (Sp 2 (Cl 2) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 5)) _
  (ex2_at (fun q r => (((z = ((q * p) + r)) /\ (0 <= r)) /\ (r < p))) (ediv z p) (emod z p))
  (div_pos z p)
  (thy_algebra_27 z (ediv z p) p (emod z p))
).
vm_compute; reflexivity.
Qed.
