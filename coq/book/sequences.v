From Wythoff.book Require Import Prelude PreludeReals Definitions algebra counting.
Open Scope Z_scope.

Lemma thy_sequences_1 : forall (x1 : R) (x2 : R), (0%R < x1)%R -> (0%R < (x1 * x2)%R)%R -> (~ (0%R < x2)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_2 : forall (x1 : R) (x2 : R), (0%R < x1)%R -> (~ (0%R < (x1 * x2)%R)%R) -> (0%R < x2)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_3 : forall (x1 : R) (x2 : R), (0%R < x1)%R -> ((x1 * x2)%R < 0%R)%R -> (~ (x2 < 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_4 : forall (x1 : R) (x2 : R), (0%R < x1)%R -> (~ ((x1 * x2)%R < 0%R)%R) -> (x2 < 0%R)%R -> False.
Proof. thy_real. Qed.
(* For real X > 0, XY has the sign of Y. *)
Lemma real_sign : forall (X : R) (Y : R),
  (0%R < X)%R ->
  (((0%R < (X * Y)%R)%R <-> (0%R < Y)%R) /\ (((X * Y)%R < 0%R)%R <-> (Y < 0%R)%R)).
Proof.
intros X Y.
refine (refute (Nd (Some (0%R < (X * Y)%R)%R) (Nd (Some (0%R < Y)%R) (Nd (Some (Y < 0%R)%R) Lf Lf) Lf) (Nd (Some ((X * Y)%R < 0%R)%R) (Nd (Some (0%R < X)%R) Lf Lf) Lf))
 [(Im (At 5) (Im (At 1) (Im (No (At 2)) Fa)));
 (Im (At 5) (Im (No (At 1)) (Im (At 2) Fa)));
 (Im (At 5) (Im (At 3) (Im (No (At 4)) Fa)));
 (Im (At 5) (Im (No (At 3)) (Im (At 4) Fa)));
 (At 5)]
 (An (If (At 1) (At 2)) (If (At 3) (At 4)))
 (Sp 5 (Sp 4 (Sp 3 (Sp 2 (Sp 1 (Cl 1) (Cl 3)) (Sp 1 (Cl 2) (Cl 1))) (Cl 5)) (Sp 3 (Cl 4) (Sp 2 (Sp 1 (Cl 1) (Cl 3)) (Sp 1 (Cl 2) (Cl 1))))) (Cl 6)) _
  (thy_sequences_1 X Y)
  (thy_sequences_2 X Y)
  (thy_sequences_3 X Y)
  (thy_sequences_4 X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_5 : forall (x1 : R) (x2 : R), (~ ((x1 * x1)%R = (x2 * x2)%R)%R) -> ((x1 * x1)%R = (x1 * x2)%R)%R -> ((x2 * x1)%R = (x2 * x2)%R)%R -> False.
Proof. thy_real. Qed.
(* If X = Y then X^2 = Y^2. *)
Lemma equal_squares : forall (X : R) (Y : R),
  (X = Y)%R ->
  ((X * X)%R = (Y * Y)%R)%R.
Proof.
intros X Y.
refine (refute (Nd (Some ((X * X)%R = (Y * Y)%R)%R) (Nd (Some (X = Y)%R) (Nd (Some ((Y * X)%R = (Y * Y)%R)%R) Lf Lf) Lf) (Nd (Some ((X * X)%R = (X * Y)%R)%R) Lf Lf))
 [(Im (At 2) (At 3));
 (Im (At 2) (At 4));
 (Im (No (At 1)) (Im (At 3) (Im (At 4) Fa)));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Cl 4) (Cl 3)) (Cl 2))) (Cl 5)) _
  (eq_mulR X X Y)
  (eq_mulR Y X Y)
  (thy_sequences_5 X Y)
).
vm_compute; reflexivity.
Qed.

(* If X = Y then nX = nY. *)
Lemma equal_times : forall (X : R) (Y : R) (n : Z),
  (X = Y)%R ->
  (((IZR n) * X)%R = ((IZR n) * Y)%R)%R.
Proof.
intros X Y n.
refine (refute (Nd (Some (((IZR n) * X)%R = ((IZR n) * Y)%R)%R) (Nd (Some (X = Y)%R) Lf Lf) Lf)
 [(Im (At 2) (At 1));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Cl 2)) (Cl 3)) _
  (eq_mulR (IZR n) X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_6 : forall (x1 : R) (x2 : R), (~ ((x1 * x2)%R = 0%R)%R) -> ((x2 * x1)%R = (x2 * 0%R)%R)%R -> False.
Proof. thy_real. Qed.
(* If X = 0 then XY = 0. *)
Lemma zero_product : forall (X : R) (Y : R),
  (X = 0%R)%R ->
  ((X * Y)%R = 0%R)%R.
Proof.
intros X Y.
refine (refute (Nd (Some ((X * Y)%R = 0%R)%R) (Nd (Some (X = 0%R)%R) Lf Lf) (Nd (Some ((Y * X)%R = (Y * 0%R)%R)%R) Lf Lf))
 [(Im (At 2) (At 3));
 (Im (No (At 1)) (Im (At 3) Fa));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Cl 3) (Cl 2))) (Cl 4)) _
  (eq_mulR Y X 0%R)
  (thy_sequences_6 X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_7 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_sequences_8 : forall (x1 : Z), (~ (1 <= x1)) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_9 : forall (x1 : R) (x2 : Z) (x3 : Z), (~ (0%R < ((0%R * x1)%R + (IZR (x2 * x3)))%R)%R) -> (1 <= x2) -> (x2 <= (x2 * x3)) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_10 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((0%R * x1)%R + (IZR (x2 * x3)))%R)%R < 0%R)%R) -> (1 <= x4) -> (~ (0%R < ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R) -> (x4 <= (x4 * x5)) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_11 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0%R < ((((IZR x1) * x2)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R) -> (0 <= (x4 * x5)) -> (0%R < (x2 * ((0%R * x2)%R + (IZR (x1 * x3)))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_12 : forall (x1 : Z) (x2 : Z) (x3 : R), (0 <= (x1 * x2)) -> (((0%R * x3)%R + (IZR (x1 * x2)))%R < 0%R)%R -> False.
Proof. thy_real. Qed.
(* p alpha a + m n > 0 for natural a and n, not both 0; a = n alpha if both are. *)
Lemma positive_factor : forall (a : Z) (alpha : R) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R < alpha)%R ->
  (0 <= a) ->
  (0 <= n) ->
  ((0%R < ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R \/ ((a = 0) /\ (n = 0))).
Proof.
intros a alpha m n p.
refine (refute (Nd (Some (0%R < ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R) (Nd (Some (a = 0)) (Nd (Some (0 <= p)) (Nd (Some (0 <= n)) (Nd (Some (1 <= n)) Lf Lf) Lf) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR (p * a)))%R)%R) (Nd (Some (1 <= a)) Lf Lf) Lf)) (Nd (Some (0 <= (p * a))) (Nd (Some (0%R < alpha)%R) (Nd (Some (n <= (m * n))) Lf Lf) Lf) (Nd (Some (((0%R * alpha)%R + (IZR (p * a)))%R < 0%R)%R) (Nd (Some (a <= (p * a))) Lf Lf) Lf))) (Nd (Some (n = 0)) (Nd (Some (0 <= a)) (Nd (Some (0 <= (m * n))) (Nd (Some (m <= (m * n))) Lf Lf) Lf) (Nd (Some ((alpha * ((0%R * alpha)%R + (IZR (p * a)))%R)%R < 0%R)%R) (Nd (Some (p <= (p * a))) Lf Lf) Lf)) (Nd (Some (0 <= m)) (Nd (Some (0%R < (alpha * ((0%R * alpha)%R + (IZR (p * a)))%R)%R)%R) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 4) (Im (At 5) (At 6)));
 (Im (At 7) (Im (At 8) (At 9)));
 (Im (At 10) (An (If (At 11) (At 12)) (If (At 13) (At 14))));
 (Im (At 15) (Im (At 16) (An (At 17) (At 18))));
 (Im (At 19) (Im (At 20) (An (At 21) (At 22))));
 (Im (No (At 4)) (Im (At 19) Fa));
 (Im (No (At 7)) (Im (At 15) Fa));
 (Im (No (At 20)) (Im (At 5) (Im (No (At 2)) Fa)));
 (Im (No (At 12)) (Im (At 19) (Im (At 21) Fa)));
 (Im (No (At 16)) (Im (At 8) (Im (No (At 3)) Fa)));
 (Im (No (At 13)) (Im (At 15) (Im (No (At 1)) (Im (At 17) Fa))));
 (Im (No (At 1)) (Im (At 9) (Im (At 11) Fa)));
 (Im (At 6) (Im (At 14) Fa));
 (An (At 15) (At 19));
 (At 10);
 (At 5);
 (At 8)]
 (Or (At 1) (An (At 2) (At 3)))
 (Sp 15 (Sp 19 (Sp 10 (Sp 5 (Sp 8 (Sp 1 (Cl 1) (Sp 4 (Sp 7 (Sp 6 (Sp 9 (Sp 14 (Cl 14) (Sp 11 (Cl 13) (Sp 12 (Cl 4) (Sp 13 (Cl 4) (Sp 21 (Cl 10) (Sp 17 (Cl 12) (Sp 20 (Cl 6) (Sp 16 (Cl 5) (Sp 2 (Sp 3 (Cl 1) (Cl 11)) (Cl 9)))))))))) (Cl 3)) (Cl 2)) (Cl 8)) (Cl 7))) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) _
  (product_nonneg p a)
  (product_nonneg m n)
  (real_sign alpha ((0%R * alpha)%R + (IZR (p * a)))%R)
  (product_large m n)
  (product_large p a)
  (thy_sequences_7 p)
  (thy_sequences_7 m)
  (thy_sequences_8 a)
  (thy_sequences_9 alpha p a)
  (thy_sequences_8 n)
  (thy_sequences_10 alpha p a m n)
  (thy_sequences_11 p alpha a m n)
  (thy_sequences_12 p a alpha)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((((x1 * x2) * x2) + ((((1 * x1) - 2) * x2) * (x1 * x3))) - ((1 * (x1 * x3)) * (x1 * x3))) = (x1 * ((((1 * x2) * x2) + ((((x1 * 1) - 2) * x2) * x3)) - ((x1 * x3) * x3))))) -> False.
Proof. thy. Qed.
(* f_{1,p}(a, pn) = p f_{p,1}(a, n). *)
Lemma scaled : forall (a : Z) (n : Z) (p : Z),
  (((((p * a) * a) + ((((1 * p) - 2) * a) * (p * n))) - ((1 * (p * n)) * (p * n))) = (p * ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n)))).
Proof.
intros a n p.
refine (refute (Nd (Some (((((p * a) * a) + ((((1 * p) - 2) * a) * (p * n))) - ((1 * (p * n)) * (p * n))) = (p * ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n))))) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_sequences_13 p a n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_14 : forall (x1 : R) (x2 : Z), (~ (0%R < ((0%R * x1)%R + (IZR x2))%R)%R) -> (1 <= x2) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_15 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : R), (~ (0%R < (x1 + (IZR (x2 * x3)))%R)%R) -> (0%R <= x1)%R -> (((IZR (2 * x3)) * x4)%R = ((IZR (2 - (x2 * x3))) + x1)%R)%R -> (~ (0%R < (((0%R * x4)%R + (IZR x3))%R * x4)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_16 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR (2 * x1)) * x2)%R = ((IZR (2 - (x3 * x1))) + x4)%R)%R -> (~ (0%R < (((0%R * x2)%R + (IZR x1))%R * x2)%R)%R) -> (0%R < (x4 - (IZR (x3 * x1)))%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_17 : forall (x1 : R) (x2 : Z) (x3 : Z), ((x1 * x1)%R = (IZR (((x2 * x3) * (x2 * x3)) + 4)))%R -> (~ (0%R < ((x1 + (IZR (x2 * x3)))%R * (x1 - (IZR (x2 * x3)))%R)%R)%R) -> False.
Proof. thy_real. Qed.
(* alpha = phi_(mp) / p is positive; here phi_k = (2 - k + sqrt(k^2 + 4)) / 2. *)
Lemma alpha_positive : forall (alpha : R) (m : Z) (p : Z) (root : R),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R <= root)%R ->
  ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R ->
  (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R ->
  (0%R < alpha)%R.
Proof.
intros alpha m p root.
refine (refute (Nd (Some (0%R < alpha)%R) (Nd (Some (0%R < (root + (IZR (m * p)))%R)%R) (Nd (Some (0%R < (root - (IZR (m * p)))%R)%R) (Nd (Some (0%R < (((0%R * alpha)%R + (IZR p))%R * alpha)%R)%R) Lf Lf) (Nd (Some (0%R <= root)%R) Lf Lf)) (Nd (Some ((root - (IZR (m * p)))%R < 0%R)%R) (Nd (Some (alpha < 0%R)%R) Lf Lf) (Nd (Some ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R) Lf Lf))) (Nd (Some (0%R < ((root + (IZR (m * p)))%R * (root - (IZR (m * p)))%R)%R)%R) (Nd (Some (((root + (IZR (m * p)))%R * (root - (IZR (m * p)))%R)%R < 0%R)%R) (Nd (Some ((((0%R * alpha)%R + (IZR p))%R * alpha)%R < 0%R)%R) Lf Lf) (Nd (Some (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R) Lf Lf)) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR p))%R)%R) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 2) (An (If (At 3) (At 4)) (If (At 5) (At 6))));
 (Im (At 7) (An (If (At 8) (At 1)) (If (At 9) (At 10))));
 (Im (No (At 7)) (Im (At 11) Fa));
 (Im (No (At 2)) (Im (At 12) (Im (At 13) (Im (No (At 8)) Fa))));
 (Im (At 13) (Im (No (At 8)) (Im (At 4) Fa)));
 (Im (At 14) (Im (No (At 3)) Fa));
 (An (At 15) (At 11));
 (At 12);
 (At 14);
 (At 13)]
 (At 1)
 (Sp 15 (Sp 11 (Sp 12 (Sp 14 (Sp 13 (Sp 1 (Cl 1) (Sp 7 (Sp 3 (Sp 8 (Cl 3) (Sp 2 (Sp 4 (Cl 6) (Cl 2)) (Cl 5))) (Cl 7)) (Cl 4))) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 8)) _
  (real_sign (root + (IZR (m * p)))%R (root - (IZR (m * p)))%R)
  (real_sign ((0%R * alpha)%R + (IZR p))%R alpha)
  (thy_sequences_14 alpha p)
  (thy_sequences_15 root m p alpha)
  (thy_sequences_16 p alpha m root)
  (thy_sequences_17 root m p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_18 : forall (x1 : Z) (x2 : R) (x3 : Z), (~ (((IZR (4 * x1)) * (((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R)%R = (((((((IZR (2 * x1)) * x2)%R + (IZR (x3 * x1)))%R - 2%R)%R * ((((IZR (2 * x1)) * x2)%R + (IZR (x3 * x1)))%R - 2%R)%R)%R - (IZR ((x3 * x1) * (x3 * x1))))%R - 4%R)%R)%R) -> False.
Proof. thy_real. Qed.
(* 4p(p alpha^2 + (mp-2) alpha - m) = root^2 - (mp)^2 - 4, where root = 2 p alpha + mp - 2. *)
Lemma complete_square : forall (alpha : R) (m : Z) (p : Z),
  (((IZR (4 * p)) * (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R = (((((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R * ((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R)%R - (IZR ((m * p) * (m * p))))%R - 4%R)%R)%R.
Proof.
intros alpha m p.
refine (refute (Nd (Some (((IZR (4 * p)) * (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R = (((((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R * ((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R)%R - (IZR ((m * p) * (m * p))))%R - 4%R)%R)%R) Lf Lf)
 [(Im (No (At 1)) Fa)]
 (At 1)
 (Sp 1 (Cl 1) (Cl 2)) _
  (thy_sequences_18 p alpha m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_19 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z), (~ (x1 = ((((IZR (2 * x2)) * x3)%R + (IZR (x4 * x2)))%R - 2%R)%R)%R) -> (((IZR (2 * x2)) * x3)%R = ((IZR (2 - (x4 * x2))) + x1)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_20 : forall (x1 : R) (x2 : Z), (~ (0%R < ((0%R * x1)%R + (IZR (4 * x2)))%R)%R) -> (1 <= x2) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_21 : forall (x1 : Z) (x2 : R) (x3 : Z), (~ ((((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R = 0%R)%R) -> (~ (0%R < (((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R)%R) -> (~ ((((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R < 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_22 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : R), ((x1 * x1)%R = (IZR (((x2 * x3) * (x2 * x3)) + 4)))%R -> ((((0%R * x4)%R + (IZR (4 * x3)))%R * (((((IZR x3) * x4)%R * x4)%R + ((IZR ((x2 * x3) - 2)) * x4)%R)%R - (IZR x2))%R)%R < 0%R)%R -> ((x1 * x1)%R = (((((IZR (2 * x3)) * x4)%R + (IZR (x2 * x3)))%R - 2%R)%R * ((((IZR (2 * x3)) * x4)%R + (IZR (x2 * x3)))%R - 2%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_23 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : R), ((x1 * x1)%R = (IZR (((x2 * x3) * (x2 * x3)) + 4)))%R -> (0%R < (((0%R * x4)%R + (IZR (4 * x3)))%R * (((((IZR x3) * x4)%R * x4)%R + ((IZR ((x2 * x3) - 2)) * x4)%R)%R - (IZR x2))%R)%R)%R -> ((x1 * x1)%R = (((((IZR (2 * x3)) * x4)%R + (IZR (x2 * x3)))%R - 2%R)%R * ((((IZR (2 * x3)) * x4)%R + (IZR (x2 * x3)))%R - 2%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
(* alpha = phi_(mp) / p satisfies p alpha^2 + (mp-2) alpha = m. *)
Lemma alpha_root : forall (alpha : R) (m : Z) (p : Z) (root : R),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R <= root)%R ->
  ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R ->
  (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R ->
  ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R.
Proof.
intros alpha m p root.
refine (refute (Nd (Some ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R) (Nd (Some (root = ((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R)%R) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR (4 * p)))%R)%R) (Nd (Some ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R < 0%R)%R) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (0%R < (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some ((root * root)%R = (((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R * ((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R)%R)%R) (Nd (Some (0%R < (((0%R * alpha)%R + (IZR (4 * p)))%R * (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R)%R) (Nd (Some (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R) Lf Lf) (Nd (Some (0%R <= root)%R) Lf Lf)) (Nd (Some ((((0%R * alpha)%R + (IZR (4 * p)))%R * (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R < 0%R)%R) (Nd (Some ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R) Lf Lf) Lf)))
 [(Im (At 2) (At 3));
 (Im (At 4) (An (If (At 5) (At 6)) (If (At 7) (At 8))));
 (Im (No (At 2)) (Im (At 9) Fa));
 (Im (No (At 4)) (Im (At 10) Fa));
 (Im (No (At 1)) (Im (No (At 6)) (Im (No (At 8)) Fa)));
 (Im (At 11) (Im (At 7) (Im (At 3) Fa)));
 (Im (At 11) (Im (At 5) (Im (At 3) Fa)));
 (An (At 12) (At 10));
 (At 13);
 (At 11);
 (At 9)]
 (At 1)
 (Sp 12 (Sp 10 (Sp 11 (Sp 9 (Sp 1 (Cl 1) (Sp 2 (Sp 4 (Sp 3 (Sp 7 (Cl 7) (Sp 5 (Cl 8) (Sp 6 (Cl 3) (Sp 8 (Cl 3) (Cl 6))))) (Cl 2)) (Cl 5)) (Cl 4))) (Cl 12)) (Cl 11)) (Cl 9)) (Cl 9)) _
  (equal_squares root ((((IZR (2 * p)) * alpha)%R + (IZR (m * p)))%R - 2%R)%R)
  (real_sign ((0%R * alpha)%R + (IZR (4 * p)))%R (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)
  (thy_sequences_19 root p alpha m)
  (thy_sequences_20 alpha p)
  (thy_sequences_21 p alpha m)
  (thy_sequences_22 root m p alpha)
  (thy_sequences_23 root m p alpha)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_24 : forall (x1 : R), (~ (0%R < x1)%R) -> (~ (x1 <= 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_25 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R), (~ (0%R < (x1 * x2)%R)%R) -> (0%R < (x3 * x4)%R)%R -> ((x1 * x2)%R = (x4 * x3)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_26 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R), (0%R < (x1 * x2)%R)%R -> (~ (0%R < (x3 * x4)%R)%R) -> ((x1 * x2)%R = (x4 * x3)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_27 : forall (x1 : R), (x1 <= 0%R)%R -> (0%R < x1)%R -> False.
Proof. thy_real. Qed.
(* If alpha R = X Y with alpha, Y > 0, then R <= 0 if and only if X <= 0. *)
Lemma sign_transfer : forall (R_ : R) (X : R) (Y : R) (alpha : R),
  (0%R < alpha)%R ->
  (0%R < Y)%R ->
  ((alpha * R_)%R = (X * Y)%R)%R ->
  ((R_ <= 0%R)%R <-> (X <= 0%R)%R).
Proof.
intros R_ X Y alpha.
refine (refute (Nd (Some (R_ <= 0%R)%R) (Nd (Some (X <= 0%R)%R) (Nd (Some (0%R < (alpha * R_)%R)%R) (Nd (Some (0%R < Y)%R) Lf Lf) (Nd (Some (X < 0%R)%R) Lf Lf)) (Nd (Some ((alpha * R_)%R < 0%R)%R) (Nd (Some (0%R < X)%R) Lf Lf) Lf)) (Nd (Some (0%R < alpha)%R) (Nd (Some (0%R < R_)%R) (Nd (Some (0%R < (Y * X)%R)%R) Lf Lf) (Nd (Some ((alpha * R_)%R = (X * Y)%R)%R) Lf Lf)) (Nd (Some (R_ < 0%R)%R) (Nd (Some ((Y * X)%R < 0%R)%R) Lf Lf) Lf)))
 [(Im (At 3) (An (If (At 4) (At 5)) (If (At 6) (At 7))));
 (Im (At 8) (An (If (At 9) (At 10)) (If (At 11) (At 12))));
 (Im (No (At 10)) (Im (No (At 2)) Fa));
 (Im (No (At 4)) (Im (At 9) (Im (At 13) Fa)));
 (Im (No (At 5)) (Im (No (At 1)) Fa));
 (Im (At 4) (Im (No (At 9)) (Im (At 13) Fa)));
 (Im (At 2) (Im (At 10) Fa));
 (Im (At 1) (Im (At 5) Fa));
 (At 3);
 (At 8);
 (At 13)]
 (If (At 1) (At 2))
 (Sp 3 (Sp 8 (Sp 13 (Sp 2 (Sp 1 (Cl 1) (Sp 10 (Cl 8) (Sp 5 (Sp 9 (Cl 3) (Sp 4 (Cl 7) (Cl 2))) (Cl 6)))) (Sp 1 (Sp 10 (Sp 5 (Cl 9) (Sp 9 (Sp 4 (Cl 2) (Cl 5)) (Cl 3))) (Cl 4)) (Cl 1))) (Cl 12)) (Cl 11)) (Cl 10)) _
  (real_sign alpha R_)
  (real_sign Y X)
  (thy_sequences_24 X)
  (thy_sequences_25 alpha R_ Y X)
  (thy_sequences_24 R_)
  (thy_sequences_26 alpha R_ Y X)
  (thy_sequences_27 X)
  (thy_sequences_27 R_)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_28 : forall (x1 : R) (x2 : Z) (x3 : Z), (~ ((0%R * x1)%R = (((((IZR x2) * x1)%R * x1)%R + ((IZR ((x3 * x2) - 2)) * x1)%R)%R - (IZR x3))%R)%R) -> ((((((IZR x2) * x1)%R * x1)%R + ((IZR ((x3 * x2) - 2)) * x1)%R)%R - (IZR x3))%R = 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_29 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R)%R = (((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R)%R) -> ((x1 * (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R = ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R + ((IZR (x3 * x5)) * (0%R * x1)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_30 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R <= 0%R)%R -> (~ (((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5)) <= 0)) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_31 : forall (x1 : Z) (x2 : Z) (x3 : R), (~ ((IZR x1) <= ((IZR x2) * x3)%R)%R) -> (((IZR x1) - ((IZR x2) * x3)%R)%R <= 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : R), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (~ (((0%R * x5)%R + (IZR ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))))%R <= 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_33 : forall (x1 : Z) (x2 : Z) (x3 : R), (~ ((IZR x1) <= ((IZR x2) * x3)%R)%R) -> (x1 = 0) -> ((x3 * (IZR x2))%R = (x3 * (IZR 0))%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_34 : forall (x1 : Z) (x2 : Z) (x3 : R), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> (~ (((IZR x1) - ((IZR x2) * x3)%R)%R <= 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0)) -> (((x2 * x1) * x2) = ((x2 * x1) * 0)) -> ((x2 * x4) = (x2 * 0)) -> (((x3 * x4) * x4) = ((x3 * x4) * 0)) -> ((((x2 * x3) * x1) * x4) = (((x2 * x3) * x1) * 0)) -> False.
Proof. thy. Qed.
(* f(a, n) <= 0 if and only if a <= n alpha, for natural a and n. *)
Lemma below_line : forall (a : Z) (alpha : R) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R < alpha)%R ->
  ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R ->
  (0 <= a) ->
  (0 <= n) ->
  ((((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0) <-> ((IZR a) <= ((IZR n) * alpha)%R)%R).
Proof.
intros a alpha m n p.
refine (refute (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) (Nd (Some ((IZR a) <= ((IZR n) * alpha)%R)%R) (Nd (Some ((alpha * (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R = ((((IZR a) - ((IZR n) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R + ((IZR (a * n)) * (0%R * alpha)%R)%R)%R)%R) (Nd (Some (((0%R * alpha)%R + (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R <= 0%R)%R) (Nd (Some (((a * p) * a) = ((a * p) * 0))) Lf Lf) Lf) (Nd (Some (0 <= a)) (Nd (Some ((((a * m) * p) * n) = (((a * m) * p) * 0))) Lf Lf) Lf)) (Nd (Some (0%R < ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R) (Nd (Some (1 <= m)) (Nd (Some ((alpha * (IZR n))%R = (alpha * (IZR 0))%R)%R) Lf Lf) Lf) (Nd (Some (a = 0)) Lf Lf))) (Nd (Some ((0%R * alpha)%R = (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R) (Nd (Some (0%R < alpha)%R) (Nd (Some (((IZR a) - ((IZR n) * alpha)%R)%R <= 0%R)%R) (Nd (Some ((a * n) = (a * 0))) Lf Lf) Lf) (Nd (Some (0 <= n)) (Nd (Some ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R) Lf Lf) Lf)) (Nd (Some ((alpha * ((0%R * alpha)%R + (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R)%R = (((IZR a) - ((IZR n) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R)%R)%R) (Nd (Some (1 <= p)) (Nd (Some (((m * n) * n) = ((m * n) * 0))) Lf Lf) Lf) (Nd (Some (n = 0)) Lf Lf))))
 [(Im (At 3) (At 4));
 (Im (At 5) (Im (At 6) (Im (At 7) (If (At 8) (At 9)))));
 (Im (An (At 10) (At 11)) (Im (At 5) (Im (At 12) (Im (At 13) (Or (At 6) (An (At 14) (At 15)))))));
 (Im (At 14) (At 16));
 (Im (At 15) (At 17));
 (Im (At 15) (At 18));
 (Im (At 15) (At 19));
 (Im (At 15) (At 20));
 (Im (No (At 3)) (Im (At 21) Fa));
 (Im (No (At 7)) (Im (At 4) Fa));
 (Im (At 8) (Im (No (At 1)) Fa));
 (Im (No (At 2)) (Im (At 9) Fa));
 (Im (At 1) (Im (No (At 8)) Fa));
 (Im (No (At 2)) (Im (At 14) (Im (At 18) Fa)));
 (Im (At 2) (Im (No (At 9)) Fa));
 (Im (No (At 1)) (Im (At 16) (Im (At 17) (Im (At 19) (Im (At 20) Fa)))));
 (An (At 10) (At 11));
 (At 5);
 (At 21);
 (At 12);
 (At 13)]
 (If (At 1) (At 2))
 (Sp 10 (Sp 11 (Sp 5 (Sp 21 (Sp 12 (Sp 13 (Sp 3 (Sp 4 (Sp 7 (Sp 2 (Sp 1 (Cl 1) (Sp 9 (Sp 8 (Cl 12) (Sp 6 (Cl 3) (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 19 (Sp 20 (Cl 17) (Cl 9)) (Cl 8)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 4)))) (Cl 16))) (Sp 1 (Sp 9 (Cl 13) (Sp 8 (Sp 6 (Cl 3) (Sp 14 (Sp 15 (Sp 18 (Cl 15) (Cl 7)) (Cl 4)) (Cl 4))) (Cl 14))) (Cl 1))) (Cl 11)) (Cl 2)) (Cl 10)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 18)) _
  (floor_identity (0%R * alpha)%R a alpha m n p)
  (sign_transfer ((0%R * alpha)%R + (IZR ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))%R ((IZR a) - ((IZR n) * alpha)%R)%R ((((IZR p) * alpha)%R * (IZR a))%R + (IZR (m * n)))%R alpha)
  (positive_factor a alpha m n p)
  (eq_mul (a * p) a 0)
  (eq_mul a n 0)
  (eq_mulZR alpha n 0)
  (eq_mul (m * n) n 0)
  (eq_mul ((a * m) * p) n 0)
  (thy_sequences_28 alpha p m)
  (thy_sequences_29 alpha p a m n)
  (thy_sequences_30 alpha p a m n)
  (thy_sequences_31 a n alpha)
  (thy_sequences_32 p a m n alpha)
  (thy_sequences_33 a n alpha)
  (thy_sequences_34 a n alpha)
  (thy_sequences_35 p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4)) <= 0) -> (0 < ((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4)) <= 0)) -> (~ (0 < ((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_38 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_sequences_39 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> ((IZR x4) <= ((IZR x2) * x3)%R)%R -> (((IZR x2) * x3)%R < ((IZR x4) + 1%R)%R)%R -> (~ (x1 = x4)) -> (~ ((IZR (x1 + 1)) <= ((IZR x2) * x3)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_40 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> (~ ((IZR x4) <= ((IZR x2) * x3)%R)%R) -> (x4 = x1) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_41 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z), (((IZR x1) * x2)%R < ((IZR x3) + 1%R)%R)%R -> (x4 = x3) -> ((IZR (x4 + 1)) <= ((IZR x1) * x2)%R)%R -> False.
Proof. thy_real. Qed.
(* a_n = floor(n alpha), alpha = phi_(mp) / p: the integers a with f(a, n) <= 0 < f(a+1, n) are the paper's a_n. *)
Lemma floor_formula : forall (a : Z) (alpha : R) (m : Z) (n : Z) (p : Z) (root : R),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R <= root)%R ->
  ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R ->
  (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R ->
  (0 <= n) ->
  (0 <= a) ->
  ((isA m p n a) <-> (a = (floor ((IZR n) * alpha)%R))).
Proof.
intros a alpha m n p root.
refine (refute (Nd (Some (isA m p n a)) (Nd (Some (a = (floor ((IZR n) * alpha)%R))) (Nd (Some (1 <= p)) (Nd (Some (0%R < alpha)%R) (Nd (Some ((IZR (a + 1)) <= ((IZR n) * alpha)%R)%R) Lf Lf) Lf) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) Lf Lf)) (Nd (Some ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R) (Nd (Some (0 <= a)) (Nd (Some ((IZR (floor ((IZR n) * alpha)%R)) <= ((IZR n) * alpha)%R)%R) Lf Lf) Lf) (Nd (Some (0 <= (a + 1))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (0%R <= root)%R) (Nd (Some ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))) Lf Lf) Lf) (Nd (Some ((IZR a) <= ((IZR n) * alpha)%R)%R) Lf Lf)) (Nd (Some (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R) (Nd (Some (0 <= n)) (Nd (Some (((IZR n) * alpha)%R < ((IZR (floor ((IZR n) * alpha)%R)) + 1%R)%R)%R) Lf Lf) Lf) (Nd (Some (((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)) <= 0)) Lf Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 9)))));
 (Im (An (At 3) (At 4)) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (If (At 12) (At 13)))))));
 (Im (An (At 3) (At 4)) (Im (At 8) (Im (At 9) (Im (At 14) (Im (At 11) (If (At 15) (At 16)))))));
 (If (At 1) (An (An (An (At 11) (At 10)) (At 12)) (At 17)));
 (An (At 18) (At 19));
 (Im (At 15) (Im (At 17) Fa));
 (Im (No (At 15)) (Im (No (At 17)) Fa));
 (Im (No (At 14)) (Im (At 10) Fa));
 (Im (At 13) (Im (At 18) (Im (At 19) (Im (No (At 2)) (Im (No (At 16)) Fa)))));
 (Im (At 18) (Im (No (At 13)) (Im (At 2) Fa)));
 (Im (At 19) (Im (At 2) (Im (At 16) Fa)));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 11);
 (At 10)]
 (If (At 1) (At 2))
 (Sp 18 (Sp 19 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 11 (Sp 10 (Sp 14 (Sp 8 (Sp 9 (Sp 2 (Sp 1 (Cl 1) (Sp 13 (Sp 16 (Cl 13) (Sp 12 (Sp 15 (Cl 5) (Sp 17 (Cl 6) (Cl 9))) (Cl 4))) (Cl 12))) (Sp 1 (Sp 12 (Sp 17 (Sp 13 (Sp 15 (Cl 8) (Sp 16 (Cl 5) (Cl 11))) (Cl 4)) (Cl 6)) (Cl 6)) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 10)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 7)) (Cl 7)) _
  (alpha_positive alpha m p root)
  (alpha_root alpha m p root)
  (below_line a alpha m n p)
  (below_line (a + 1) alpha m n p)
  (def_isA m p n a)
  (floor_spec ((IZR n) * alpha)%R)
  (thy_sequences_36 p a m n)
  (thy_sequences_37 p a m n)
  (thy_sequences_38 a)
  (thy_sequences_39 a n alpha (floor ((IZR n) * alpha)%R))
  (thy_sequences_40 (floor ((IZR n) * alpha)%R) n alpha a)
  (thy_sequences_41 n alpha (floor ((IZR n) * alpha)%R) a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_42 : forall (x1 : Z) (x2 : R) (x3 : Z), ((((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R = 0%R)%R -> (~ ((0%R * x2)%R = (((((IZR x1) * x2)%R * x2)%R + ((IZR ((x3 * x1) - 2)) * x2)%R)%R - (IZR x3))%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_43 : forall (x1 : Z) (x2 : Z) (x3 : R), (~ (((IZR x1) - ((IZR x2) * x3)%R)%R = 0%R)%R) -> (((IZR x2) * x3)%R = (IZR x1))%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_44 : forall (x1 : Z) (x2 : Z) (x3 : R), (~ (0 <= x1)) -> (((IZR x2) * x3)%R = (IZR x1))%R -> (0%R < (((0%R * x3)%R + (IZR x2))%R * x3)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_45 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0%R < ((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R)%R) -> (~ (((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R < 0%R)%R) -> (~ (((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5)) = 0)) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_46 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 * (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R = ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R + ((IZR (x3 * x5)) * (0%R * x1)%R)%R)%R)%R -> ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R = 0%R)%R -> ((x1 * ((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_47 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 * (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R = ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R + ((IZR (x3 * x5)) * (0%R * x1)%R)%R)%R)%R -> ((((IZR x3) - ((IZR x5) * x1)%R)%R * ((((IZR x2) * x1)%R * (IZR x3))%R + (IZR (x4 * x5)))%R)%R = 0%R)%R -> (0%R < (x1 * ((0%R * x1)%R + (IZR ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))%R)%R)%R -> False.
Proof. thy_real. Qed.
(* alpha is irrational: q alpha = r is impossible for integers q >= 1 and r. *)
Lemma alpha_irrational : forall (alpha : R) (m : Z) (p : Z) (q : Z) (r : Z) (root : R),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R <= root)%R ->
  ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R ->
  (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R ->
  (1 <= q) ->
  (~ (((IZR q) * alpha)%R = (IZR r))%R).
Proof.
intros alpha m p q r root.
refine (refute (Nd (Some (((IZR q) * alpha)%R = (IZR r))%R) (Nd (Some (1 <= m)) (Nd (Some (0%R <= root)%R) (Nd (Some ((((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R = 0%R)%R) (Nd (Some ((alpha * ((0%R * alpha)%R + (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R)%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (0 <= r)) (Nd (Some ((((0%R * alpha)%R + (IZR q))%R * alpha)%R < 0%R)%R) Lf Lf) Lf)) (Nd (Some (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R) (Nd (Some ((alpha * (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R = ((((IZR r) - ((IZR q) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR r))%R + (IZR (m * q)))%R)%R + ((IZR (r * q)) * (0%R * alpha)%R)%R)%R)%R) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR q))%R)%R) Lf Lf) Lf) (Nd (Some (0%R < (alpha * ((0%R * alpha)%R + (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R)%R)%R) (Nd (Some (((IZR r) - ((IZR q) * alpha)%R)%R = 0%R)%R) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R) (Nd (Some ((0%R * alpha)%R = (((((IZR p) * alpha)%R * alpha)%R + ((IZR ((m * p) - 2)) * alpha)%R)%R - (IZR m))%R)%R) (Nd (Some (((0%R * alpha)%R + (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q)) = 0)) (Nd (Some (alpha < 0%R)%R) Lf Lf) Lf)) (Nd (Some (0%R < alpha)%R) (Nd (Some (1 <= q)) (Nd (Some (0%R < (((0%R * alpha)%R + (IZR q))%R * alpha)%R)%R) Lf Lf) Lf) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R)%R) (Nd (Some ((((IZR r) - ((IZR q) * alpha)%R)%R * ((((IZR p) * alpha)%R * (IZR r))%R + (IZR (m * q)))%R)%R = 0%R)%R) Lf Lf) Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 8)))));
 (Im (At 9) (At 10));
 (Im (An (At 2) (At 3)) (Im (At 11) (Im (At 12) (No (At 13)))));
 (Im (At 7) (An (If (At 14) (At 15)) (If (At 16) (At 17))));
 (Im (At 18) (An (If (At 19) (At 7)) (If (At 20) (At 21))));
 (Im (At 22) (At 23));
 (Im (At 8) (Im (No (At 9)) Fa));
 (Im (No (At 22)) (Im (At 1) Fa));
 (Im (No (At 18)) (Im (At 11) Fa));
 (Im (No (At 12)) (Im (At 1) (Im (At 19) Fa)));
 (Im (No (At 15)) (Im (No (At 17)) (Im (No (At 13)) Fa)));
 (Im (At 10) (Im (At 23) (Im (At 16) Fa)));
 (Im (At 10) (Im (At 23) (Im (At 14) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 11)]
 (No (At 1))
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 11 (Sp 1 (Sp 22 (Sp 18 (Sp 7 (Sp 8 (Sp 23 (Sp 19 (Sp 9 (Sp 12 (Sp 10 (Sp 13 (Cl 5) (Sp 16 (Cl 14) (Sp 14 (Cl 15) (Sp 15 (Cl 6) (Sp 17 (Cl 6) (Cl 13)))))) (Cl 4)) (Cl 12)) (Cl 9)) (Cl 7)) (Cl 8)) (Cl 3)) (Cl 2)) (Cl 11)) (Cl 10)) (Cl 1)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 16)) _
  (alpha_positive alpha m p root)
  (alpha_root alpha m p root)
  (floor_identity (0%R * alpha)%R r alpha m q p)
  (irrational r m q p)
  (real_sign alpha ((0%R * alpha)%R + (IZR ((((p * r) * r) + ((((m * p) - 2) * r) * q)) - ((m * q) * q))))%R)
  (real_sign ((0%R * alpha)%R + (IZR q))%R alpha)
  (zero_product ((IZR r) - ((IZR q) * alpha)%R)%R ((((IZR p) * alpha)%R * (IZR r))%R + (IZR (m * q)))%R)
  (thy_sequences_42 p alpha m)
  (thy_sequences_43 r q alpha)
  (thy_sequences_14 alpha q)
  (thy_sequences_44 r q alpha)
  (thy_sequences_45 alpha p r m q)
  (thy_sequences_46 alpha p r m q)
  (thy_sequences_47 alpha p r m q)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_48 : forall (x1 : R) (x2 : R) (x3 : Z), (~ (x1 = (x2 + (IZR x3))%R)%R) -> (~ (0%R < ((x1 - x2)%R - (IZR x3))%R)%R) -> (~ (((x1 - x2)%R - (IZR x3))%R < 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_49 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : Z), (((IZR x1) * x2)%R = (((IZR x1) * x3)%R + (IZR (x4 * x1)))%R)%R -> ((((0%R * x3)%R + (IZR x1))%R * ((x2 - x3)%R - (IZR x4))%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_50 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : Z), (((IZR x1) * x2)%R = (((IZR x1) * x3)%R + (IZR (x4 * x1)))%R)%R -> (0%R < (((0%R * x3)%R + (IZR x1))%R * ((x2 - x3)%R - (IZR x4))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_sequences_51 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z) (x5 : R) (x6 : Z), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> (((IZR x2) * x3)%R < ((IZR x1) + 1%R)%R)%R -> ((IZR x4) <= ((IZR x2) * x5)%R)%R -> (((IZR x2) * x5)%R < ((IZR x4) + 1%R)%R)%R -> (~ ((x1 - x4) = (x6 * x2))) -> (((IZR x2) * x3)%R = ((IZR x2) * (x5 + (IZR x6))%R)%R)%R -> False.
Proof. thy_real. Qed.
(* Lemma 3.3 (ii): b_n - a_n = mn, where b_n = floor(n beta) and beta = (phi_(mp) + mp) / p = alpha + m. *)
Lemma lem_3_3_ii : forall (alpha : R) (beta : R) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (((IZR p) * beta)%R = (((IZR p) * alpha)%R + (IZR (m * p)))%R)%R ->
  (0 <= n) ->
  (((floor ((IZR n) * beta)%R) - (floor ((IZR n) * alpha)%R)) = (m * n)).
Proof.
intros alpha beta m n p.
refine (refute (Nd (Some (((floor ((IZR n) * beta)%R) - (floor ((IZR n) * alpha)%R)) = (m * n))) (Nd (Some (0%R < ((0%R * alpha)%R + (IZR p))%R)%R) (Nd (Some (0%R < ((beta - alpha)%R - (IZR m))%R)%R) (Nd (Some (((IZR n) * beta)%R = ((IZR n) * (alpha + (IZR m))%R)%R)%R) (Nd (Some (0 <= n)) Lf Lf) Lf) (Nd (Some (((IZR n) * alpha)%R < ((IZR (floor ((IZR n) * alpha)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some (((beta - alpha)%R - (IZR m))%R < 0%R)%R) (Nd (Some (((IZR n) * beta)%R < ((IZR (floor ((IZR n) * beta)%R)) + 1%R)%R)%R) Lf Lf) (Nd (Some (((IZR p) * beta)%R = (((IZR p) * alpha)%R + (IZR (m * p)))%R)%R) Lf Lf))) (Nd (Some (0%R < (((0%R * alpha)%R + (IZR p))%R * ((beta - alpha)%R - (IZR m))%R)%R)%R) (Nd (Some ((((0%R * alpha)%R + (IZR p))%R * ((beta - alpha)%R - (IZR m))%R)%R < 0%R)%R) (Nd (Some ((IZR (floor ((IZR n) * beta)%R)) <= ((IZR n) * beta)%R)%R) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (beta = (alpha + (IZR m))%R)%R) (Nd (Some ((IZR (floor ((IZR n) * alpha)%R)) <= ((IZR n) * alpha)%R)%R) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 2) (An (If (At 3) (At 4)) (If (At 5) (At 6))));
 (Im (At 7) (At 8));
 (An (At 9) (At 10));
 (An (At 11) (At 12));
 (Im (No (At 2)) (Im (At 13) Fa));
 (Im (No (At 7)) (Im (No (At 4)) (Im (No (At 6)) Fa)));
 (Im (At 14) (Im (At 5) Fa));
 (Im (At 14) (Im (At 3) Fa));
 (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (No (At 1)) (Im (At 8) Fa))))));
 (An (At 15) (At 13));
 (At 14);
 (At 16)]
 (At 1)
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 15 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 2 (Sp 5 (Cl 8) (Sp 3 (Cl 9) (Sp 8 (Cl 10) (Sp 4 (Cl 2) (Sp 6 (Cl 2) (Sp 7 (Cl 3) (Cl 7))))))) (Cl 6))) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 4)) _
  (real_sign ((0%R * alpha)%R + (IZR p))%R ((beta - alpha)%R - (IZR m))%R)
  (equal_times beta (alpha + (IZR m))%R n)
  (floor_spec ((IZR n) * beta)%R)
  (floor_spec ((IZR n) * alpha)%R)
  (thy_sequences_14 alpha p)
  (thy_sequences_48 beta alpha m)
  (thy_sequences_49 p beta alpha m)
  (thy_sequences_50 p beta alpha m)
  (thy_sequences_51 (floor ((IZR n) * beta)%R) n beta (floor ((IZR n) * alpha)%R) alpha m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = 0) -> (~ (((x1 + (x3 * (x4 + 1))) - (x2 + (x3 * x4))) = x3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = 1) -> (~ (((x1 + (x3 * (x4 + 1))) - (x2 + (x3 * x4))) = (x3 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_54 : forall (x1 : Z), (~ (x1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_55 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_56 : forall (x1 : Z), (~ (x1 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_57 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 2))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_58 : forall (x1 : Z) (x2 : Z), (~ ((x1 - x2) = 0)) -> (~ ((x1 - x2) = 1)) -> (x2 <= x1) -> (x1 < (x2 + 2)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_59 : forall (x1 : Z), (~ ((x1 + 2) = ((x1 + 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (2 <= x1) -> (x2 < x3) -> ((x1 - 1) <= (x4 - x3)) -> (~ ((x2 + 1) < x4)) -> False.
Proof. thy. Qed.
(* Lemma 3.3 (iv): for p > 1, a_{n+1} - a_n is 0 or 1, and b_{n+1} - b_n is m or m + 1 accordingly. *)
Lemma lem_3_3_iv : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p n a) ->
  (isA m p (n + 1) c) ->
  (2 <= p) ->
  ((((c - a) = 0) /\ (((c + (m * (n + 1))) - (a + (m * n))) = m)) \/ (((c - a) = 1) /\ (((c + (m * (n + 1))) - (a + (m * n))) = (m + 1)))).
Proof.
intros a c m n p.
destruct (wit_ex1 (fun u => (isU m p (a + 1) u))) as [u W3].
destruct (wit_ex1 (fun u => (isU m p (a + 2) u))) as [w W5].
refine (refute (Nd (Some ((c - a) = 0)) (Nd (Some (((c + (m * (n + 1))) - (a + (m * n))) = m)) (Nd (Some (((c + (m * (n + 1))) - (a + (m * n))) = (m + 1))) (Nd (Some (1 <= m)) (Nd (Some (0 <= (a + 2))) Lf Lf) (Nd (Some (c < (a + 2))) Lf Lf)) (Nd (Some (a <= c)) (Nd (Some ((p - 1) <= (w - u))) Lf Lf) Lf)) (Nd (Some (0 <= n)) (Nd (Some (isA m p (n + 1) c)) (Nd (Some (isU m p (a + 2) w)) Lf Lf) (Nd (Some ((a + 2) = ((a + 1) + 1))) Lf Lf)) (Nd (Some (exists (u : Z), (isU m p (a + 1) u))) (Nd (Some (a < (a + 1))) Lf Lf) Lf))) (Nd (Some ((c - a) = 1)) (Nd (Some (isA m p n a)) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p (a + 2) u))) Lf Lf) (Nd (Some ((n + 1) < w)) Lf Lf)) (Nd (Some (0 <= (a + 1))) (Nd (Some ((w - u) <= p)) Lf Lf) Lf)) (Nd (Some (0 <= a)) (Nd (Some (n <= (n + 1))) (Nd (Some (isU m p ((a + 1) + 1) w)) Lf Lf) (Nd (Some (2 <= p)) Lf Lf)) (Nd (Some (isU m p (a + 1) u)) (Nd (Some (n < u)) Lf Lf) Lf))))
 [(Im (At 5) (An (At 6) (At 7)));
 (Im (An (At 8) (At 9)) (Im (At 5) (Im (At 10) (Im (At 11) (At 12)))));
 (Im (An (At 8) (At 9)) (Im (At 13) (At 14)));
 (Im (At 14) (At 15));
 (Im (An (At 8) (At 9)) (Im (At 16) (At 17)));
 (Im (At 17) (At 18));
 (Im (An (At 8) (At 9)) (Im (At 15) (Im (At 19) (An (At 20) (At 21)))));
 (Im (An (At 8) (At 9)) (Im (At 5) (Im (At 15) (If (At 22) (At 23)))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 18) (If (At 24) (At 25)))));
 (Im (At 1) (Im (No (At 2)) Fa));
 (Im (At 3) (Im (No (At 4)) Fa));
 (Im (No (At 11)) Fa);
 (Im (At 7) (Im (No (At 13)) Fa));
 (Im (No (At 22)) Fa);
 (Im (At 7) (Im (No (At 16)) Fa));
 (Im (No (At 1)) (Im (No (At 3)) (Im (At 12) (Im (At 24) Fa))));
 (Im (At 26) (If (At 18) (At 19)));
 (Im (No (At 26)) Fa);
 (Im (At 27) (Im (At 23) (Im (At 20) (Im (No (At 25)) Fa))));
 (An (At 8) (At 9));
 (At 5);
 (At 10);
 (At 27)]
 (Or (An (At 1) (At 2)) (An (At 3) (At 4)))
 (Sp 8 (Sp 9 (Sp 5 (Sp 10 (Sp 27 (Sp 11 (Sp 22 (Sp 26 (Sp 12 (Sp 6 (Sp 7 (Sp 13 (Sp 16 (Sp 14 (Sp 17 (Sp 15 (Sp 18 (Sp 23 (Sp 19 (Sp 20 (Sp 25 (Sp 24 (Sp 4 (Sp 3 (Cl 1) (Sp 1 (Sp 2 (Cl 1) (Cl 11)) (Cl 17))) (Sp 3 (Cl 12) (Sp 1 (Sp 2 (Cl 1) (Cl 11)) (Cl 17)))) (Cl 10)) (Cl 20)) (Cl 8)) (Cl 18)) (Cl 9)) (Cl 7)) (Cl 5)) (Cl 6)) (Cl 4)) (Cl 16)) (Cl 14)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 19)) (Cl 15)) (Cl 13)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) _
  (a_natural a m n p)
  (a_monotone a c n (n + 1) m p)
  (u_exists (a + 1) m p)
  W3
  (u_exists (a + 2) m p)
  W5
  (u_step (a + 1) m p u w)
  (a_below a n (a + 1) m p u)
  (a_below c (n + 1) (a + 2) m p w)
  (thy_sequences_52 c a m n)
  (thy_sequences_53 c a m n)
  (thy_sequences_54 n)
  (thy_sequences_55 a)
  (thy_sequences_56 a)
  (thy_sequences_57 a)
  (thy_sequences_58 c a)
  (fun eq__0 => pg4 isU m m p p (a + 2) ((a + 1) + 1) w w eq_refl eq_refl eq__0 eq_refl)
  (thy_sequences_59 a)
  (thy_sequences_60 p n u w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_61 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (~ (1 <= (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 = 1) -> ((x4 - x2) <= x3) -> ((x1 + 1) < x4) -> False.
Proof. thy. Qed.
Lemma thy_sequences_63 : forall (x1 : Z), (x1 < x1) -> False.
Proof. thy. Qed.
(* For p = 1, a_{n+1} - a_n >= 1. *)
Lemma rises_for_one : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p n a) ->
  (isA m p (n + 1) c) ->
  (p = 1) ->
  (1 <= (c - a)).
Proof.
intros a c m n p.
destruct (wit_ex1 (fun u => (isU m p a u))) as [u W3].
destruct (wit_ex1 (fun u => (isU m p (a + 1) u))) as [w W5].
refine (refute (Nd (Some (1 <= (c - a))) (Nd (Some (isA m p n a)) (Nd (Some (0 <= a)) (Nd (Some (isU m p a u)) (Nd (Some (isA m p (n + 1) c)) Lf Lf) Lf) (Nd (Some ((p - 1) <= (w - u))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p (a + 1) u))) (Nd (Some ((n + 1) < w)) Lf Lf) Lf) (Nd (Some (a < a)) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some (1 <= m)) (Nd (Some (0 <= (a + 1))) (Nd (Some (c < (a + 1))) Lf Lf) Lf) (Nd (Some ((w - u) <= p)) Lf Lf)) (Nd (Some (exists (u : Z), (isU m p a u))) (Nd (Some (isU m p (a + 1) w)) (Nd (Some (p = 1)) Lf Lf) Lf) (Nd (Some (n < u)) Lf Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (Im (At 4) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 5) (At 6)) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 5) (At 6)) (Im (At 8) (Im (At 11) (An (At 12) (At 13)))));
 (Im (An (At 5) (At 6)) (Im (At 2) (Im (At 8) (If (At 14) (At 15)))));
 (Im (An (At 5) (At 6)) (Im (At 16) (Im (At 11) (If (At 17) (At 18)))));
 (Im (No (At 17)) (Im (No (At 1)) Fa));
 (Im (At 4) (Im (No (At 9)) Fa));
 (Im (No (At 15)) (Im (At 19) (Im (At 13) (Im (At 18) Fa))));
 (Im (At 14) Fa);
 (An (At 5) (At 6));
 (At 2);
 (At 16);
 (At 19)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 2 (Sp 16 (Sp 19 (Sp 1 (Cl 1) (Sp 17 (Sp 14 (Cl 13) (Sp 3 (Sp 4 (Sp 7 (Sp 9 (Sp 8 (Sp 10 (Sp 15 (Cl 8) (Sp 11 (Sp 12 (Sp 13 (Sp 18 (Cl 12) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 6))) (Cl 5)) (Cl 4)) (Cl 11)) (Cl 3)) (Cl 2)) (Cl 2))) (Cl 10))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) _
  (a_natural a m n p)
  (u_exists a m p)
  W3
  (u_exists (a + 1) m p)
  W5
  (u_step a m p u w)
  (a_below a n a m p u)
  (a_below c (n + 1) (a + 1) m p w)
  (thy_sequences_61 c a)
  (thy_sequences_55 a)
  (thy_sequences_62 n u p w)
  (thy_sequences_63 a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_64 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x1 + 1)) -> (~ ((((x1 + 3) * x2) - x3) <= (((x1 + 3) * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = 2) -> (~ (((x1 + (x3 * (x4 + 1))) - (x2 + (x3 * x4))) = (x3 + 2))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_67 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 3))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_68 : forall (x1 : Z) (x2 : Z), (1 <= (x1 - x2)) -> (~ ((x1 - x2) = 1)) -> (~ ((x1 - x2) = 2)) -> (x1 < (x2 + 3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (((x1 + 3) * x2) - x3))) -> (1 <= x2) -> (x4 <= (x2 * (x1 + 1))) -> (x5 < x4) -> (~ ((x5 + 1) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_70 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= (x1 + 3))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= ((((x1 + 3) * x2) - x3) - 1))) -> (1 <= x2) -> (x4 <= (x2 * (x1 + 1))) -> (x5 < x4) -> (~ ((x5 + 1) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (x2 < x3) -> (~ ((x2 + 1) < x4)) -> (((((x5 + 3) * x1) - x4) - 1) <= (((x5 + 1) * x1) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_73 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((((x1 + 3) * x2) - x3) = (((((x1 + 3) * x2) - x3) - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (1 <= x1) -> ((x2 + (x1 * (((x3 + 3) * x4) - x5))) < (x3 + 3)) -> (~ ((x6 + (x1 * ((((x3 + 3) * x4) - x5) - 1))) < (x3 + 1))) -> (1 <= (x2 - x6)) -> False.
Proof. thy. Qed.
(* Lemma 3.3 (iii): for p = 1, a_{n+1} - a_n is 1 or 2, and b_{n+1} - b_n is m + 1 or m + 2 accordingly. *)
Lemma lem_3_3_iii : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p n a) ->
  (isA m p (n + 1) c) ->
  (p = 1) ->
  ((((c - a) = 1) /\ (((c + (m * (n + 1))) - (a + (m * n))) = (m + 1))) \/ (((c - a) = 2) /\ (((c + (m * (n + 1))) - (a + (m * n))) = (m + 2)))).
Proof.
intros a c m n p.
destruct (wit_ex1 (fun u => (isU m p (a + 1) u))) as [u W3].
destruct (wit_ex1 (fun u => (isU m p (a + 3) u))) as [w W5].
destruct (wit_ex1 (fun a_ => (isA m p (((a + 3) * p) - w) a_))) as [d W12].
destruct (wit_ex1 (fun a_ => (isA m p ((((a + 3) * p) - w) - 1) a_))) as [e W14].
refine (refute (Nd (Some ((c - a) = 1)) (Nd (Some (((c + (m * (n + 1))) - (a + (m * n))) = (m + 1))) (Nd (Some (((c + (m * (n + 1))) - (a + (m * n))) = (m + 2))) (Nd (Some (1 <= m)) (Nd (Some (0 <= (a + 3))) (Nd (Some ((d + (m * (((a + 3) * p) - w))) < (a + 3))) Lf Lf) Lf) (Nd (Some (0 <= (((a + 3) * p) - w))) (Nd (Some ((((a + 3) * p) - w) = (((((a + 3) * p) - w) - 1) + 1))) Lf Lf) Lf)) (Nd (Some (1 <= (c - a))) (Nd (Some (n < u)) (Nd (Some ((e + (m * ((((a + 3) * p) - w) - 1))) < (a + 1))) Lf Lf) Lf) (Nd (Some (exists (a_ : Z), (isA m p ((((a + 3) * p) - w) - 1) a_))) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some (isA m p (n + 1) c)) (Nd (Some (isU m p (a + 3) w)) (Nd (Some (1 <= ((((a + 3) * p) - w) - 1))) Lf Lf) Lf) (Nd (Some (isA m p (((a + 3) * p) - w) d)) Lf Lf)) (Nd (Some (exists (u : Z), (isU m p (a + 1) u))) (Nd (Some ((n + 1) < w)) (Nd (Some (isA m p (((((a + 3) * p) - w) - 1) + 1) d)) Lf Lf) Lf) (Nd (Some (1 <= (((a + 3) * p) - w))) Lf Lf)))) (Nd (Some ((c - a) = 2)) (Nd (Some (isA m p n a)) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p (a + 3) u))) (Nd (Some ((((a + 3) * p) - w) <= (((a + 3) * p) - w))) Lf Lf) Lf) (Nd (Some (exists (a_ : Z), (isA m p (((a + 3) * p) - w) a_))) Lf Lf)) (Nd (Some (0 <= (a + 1))) (Nd (Some (c < (a + 3))) (Nd (Some (((((a + 3) * p) - w) - 1) <= (((a + 1) * p) - u))) Lf Lf) Lf) (Nd (Some (isA m p ((((a + 3) * p) - w) - 1) e)) Lf Lf))) (Nd (Some (0 <= a)) (Nd (Some (p = 1)) (Nd (Some (a < (a + 1))) (Nd (Some (1 <= (a + 1))) Lf Lf) Lf) (Nd (Some (0 <= ((((a + 3) * p) - w) - 1))) Lf Lf)) (Nd (Some (isU m p (a + 1) u)) (Nd (Some (u <= (p * (a + 1)))) (Nd (Some (1 <= (d - e))) Lf Lf) Lf) (Nd (Some (1 <= (a + 3))) Lf Lf)))))
 [(Im (At 5) (An (At 6) (At 7)));
 (Im (An (At 8) (At 9)) (Im (At 5) (Im (At 10) (Im (At 11) (At 12)))));
 (Im (An (At 8) (At 9)) (Im (At 13) (At 14)));
 (Im (At 14) (At 15));
 (Im (An (At 8) (At 9)) (Im (At 16) (At 17)));
 (Im (At 17) (At 18));
 (Im (An (At 8) (At 9)) (Im (At 5) (Im (At 15) (If (At 19) (At 20)))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 18) (If (At 21) (At 22)))));
 (Im (An (At 8) (At 9)) (Im (At 15) (At 23)));
 (Im (An (At 8) (At 9)) (Im (At 24) (At 25)));
 (Im (At 25) (At 26));
 (Im (An (At 8) (At 9)) (Im (At 27) (At 28)));
 (Im (At 28) (At 29));
 (Im (An (At 8) (At 9)) (Im (At 18) (Im (At 26) (Im (Or (At 30) (At 31)) (If (At 32) (At 33))))));
 (Im (An (At 8) (At 9)) (Im (At 15) (Im (At 29) (Im (Or (At 34) (At 35)) (If (At 36) (At 37))))));
 (Im (An (At 8) (At 9)) (Im (At 29) (Im (At 38) (Im (At 11) (At 39)))));
 (Im (At 7) (Im (No (At 35)) Fa));
 (Im (At 19) (Im (No (At 33)) Fa));
 (Im (At 1) (Im (No (At 2)) Fa));
 (Im (At 3) (Im (No (At 4)) Fa));
 (Im (At 7) (Im (No (At 13)) Fa));
 (Im (No (At 19)) Fa);
 (Im (At 7) (Im (No (At 16)) Fa));
 (Im (At 12) (Im (No (At 1)) (Im (No (At 3)) (Im (At 21) Fa))));
 (Im (No (At 24)) (Im (At 9) (Im (At 23) (Im (At 20) (Im (No (At 22)) Fa)))));
 (Im (At 7) (Im (No (At 31)) Fa));
 (Im (No (At 27)) (Im (At 9) (Im (At 23) (Im (At 20) (Im (No (At 22)) Fa)))));
 (Im (At 9) (Im (At 20) (Im (No (At 22)) (Im (At 37) Fa))));
 (Im (At 40) (If (At 26) (At 38)));
 (Im (No (At 40)) Fa);
 (Im (At 8) (Im (At 32) (Im (No (At 36)) (Im (At 39) Fa))));
 (An (At 8) (At 9));
 (At 5);
 (At 10);
 (At 11)]
 (Or (An (At 1) (At 2)) (An (At 3) (At 4)))
 (Sp 8 (Sp 9 (Sp 5 (Sp 10 (Sp 11 (Sp 19 (Sp 40 (Sp 12 (Sp 6 (Sp 7 (Sp 33 (Sp 35 (Sp 13 (Sp 16 (Sp 31 (Sp 14 (Sp 17 (Sp 15 (Sp 18 (Sp 20 (Sp 23 (Sp 22 (Sp 21 (Sp 4 (Sp 3 (Cl 1) (Sp 1 (Sp 2 (Cl 1) (Cl 20)) (Cl 25))) (Sp 3 (Cl 21) (Sp 1 (Sp 2 (Cl 1) (Cl 20)) (Cl 25)))) (Cl 9)) (Sp 24 (Sp 27 (Sp 37 (Cl 29) (Sp 25 (Sp 28 (Sp 26 (Sp 29 (Sp 32 (Sp 38 (Sp 36 (Cl 16) (Sp 39 (Cl 32) (Cl 17))) (Cl 30)) (Cl 15)) (Cl 14)) (Cl 12)) (Cl 13)) (Cl 11))) (Cl 28)) (Cl 26))) (Cl 10)) (Cl 8)) (Cl 7)) (Cl 5)) (Cl 6)) (Cl 4)) (Cl 27)) (Cl 24)) (Cl 22)) (Cl 18)) (Cl 19)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 31)) (Cl 23)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 33)) _
  (a_natural a m n p)
  (rises_for_one a c m n p)
  (u_exists (a + 1) m p)
  W3
  (u_exists (a + 3) m p)
  W5
  (a_below a n (a + 1) m p u)
  (a_below c (n + 1) (a + 3) m p w)
  (u_bound (a + 1) m p u)
  (a_exists m (((a + 3) * p) - w) p)
  W12
  (a_exists m ((((a + 3) * p) - w) - 1) p)
  W14
  (b_below d (((a + 3) * p) - w) (a + 3) m p w)
  (b_below e ((((a + 3) * p) - w) - 1) (a + 1) m p u)
  (rises_for_one e d m ((((a + 3) * p) - w) - 1) p)
  (thy_sequences_64 a)
  (thy_sequences_65 a p w)
  (thy_sequences_53 c a m n)
  (thy_sequences_66 c a m n)
  (thy_sequences_55 a)
  (thy_sequences_56 a)
  (thy_sequences_67 a)
  (thy_sequences_68 c a)
  (thy_sequences_69 a p w u n)
  (thy_sequences_70 a)
  (thy_sequences_71 a p w u n)
  (thy_sequences_72 p n u w a)
  (fun eq__0 => pg4 isA m m p p (((a + 3) * p) - w) (((((a + 3) * p) - w) - 1) + 1) d d eq_refl eq_refl eq__0 eq_refl)
  (thy_sequences_73 a p w)
  (thy_sequences_74 m d a p w e)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_75 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_76 : forall (x1 : Z), (~ ((x1 - 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_77 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= (x1 + x2))) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_sequences_78 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 + (x2 * x3)))) -> (0 <= x1) -> (x3 <= (x2 * x3)) -> (1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_sequences_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 <= (x2 * x3)) -> (~ (1 <= (x1 + (x2 * x3)))) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_sequences_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 <= (x3 * x2)) -> (~ (0 <= (((x4 * (x1 + (x3 * x2))) - x2) + 1))) -> ((x1 + (x3 * x2)) <= (x4 * (x1 + (x3 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * (x2 + x3)) * (x2 + x3)) + ((((x3 * x1) - 2) * (x2 + x3)) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1))) <= 0)) -> (~ (((((x1 * (x2 + (x3 * x4))) * (x2 + (x3 * x4))) + ((((x3 * x1) - 2) * (x2 + (x3 * x4))) * (((x1 * (x2 + (x3 * x4))) - x4) + 1))) - ((x3 * (((x1 * (x2 + (x3 * x4))) - x4) + 1)) * (((x1 * (x2 + (x3 * x4))) - x4) + 1))) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x2 <= x3) -> ((x3 + x1) <= x2) -> False.
Proof. thy. Qed.
Lemma thy_sequences_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) = 0)) -> (~ (0 < ((((x1 * (x2 + (x3 * x4))) * (x2 + (x3 * x4))) + ((((x3 * x1) - 2) * (x2 + (x3 * x4))) * ((((x1 * (x2 + (x3 * x4))) - x4) + 1) - 1))) - ((x3 * ((((x1 * (x2 + (x3 * x4))) - x4) + 1) - 1)) * ((((x1 * (x2 + (x3 * x4))) - x4) + 1) - 1))))) -> False.
Proof. thy. Qed.
(* For n >= 1: u(b_n) = p b_n - n + 1, so p b_n - n is the last index with a value below b_n. *)
Lemma phi_is_last : forall (a : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= n) ->
  (isA m p n a) ->
  (isU m p (a + (m * n)) (((p * (a + (m * n))) - n) + 1)).
Proof.
intros a m n p.
destruct (wit_ex1 (fun a => (isA m p (n - 1) a))) as [c W6].
refine (refute (Nd (Some (isU m p (a + (m * n)) (((p * (a + (m * n))) - n) + 1))) (Nd (Some (0 <= (a + (m * n)))) (Nd (Some (((((p * (a + (m * n))) * (a + (m * n))) + ((((m * p) - 2) * (a + (m * n))) * (((p * (a + (m * n))) - n) + 1))) - ((m * (((p * (a + (m * n))) - n) + 1)) * (((p * (a + (m * n))) - n) + 1))) <= 0)) (Nd (Some (0 <= n)) (Nd (Some (0 <= (n - 1))) Lf Lf) (Nd (Some (m <= (m * n))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (c <= a)) Lf Lf) (Nd (Some ((a + (m * n)) <= (p * (a + (m * n))))) Lf Lf))) (Nd (Some (0 < ((((p * (a + (m * n))) * (a + (m * n))) + ((((m * p) - 2) * (a + (m * n))) * ((((p * (a + (m * n))) - n) + 1) - 1))) - ((m * ((((p * (a + (m * n))) - n) + 1) - 1)) * ((((p * (a + (m * n))) - n) + 1) - 1))))) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (isA m p (n - 1) c)) Lf Lf) (Nd (Some (1 <= (a + (m * n)))) Lf Lf)) (Nd (Some (1 <= n)) (Nd (Some ((a + m) <= c)) Lf Lf) Lf))) (Nd (Some (0 <= (((p * (a + (m * n))) - n) + 1))) (Nd (Some ((((p * (a + (m * n))) - n) + 1) = 0)) (Nd (Some (0 <= a)) (Nd (Some (exists (a : Z), (isA m p (n - 1) a))) Lf Lf) (Nd (Some (n <= (m * n))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (a + m))) Lf Lf) Lf)) (Nd (Some (isA m p n a)) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))) (Nd (Some ((n - 1) <= n)) Lf Lf) (Nd (Some (p <= (p * (a + (m * n))))) Lf Lf)) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)) (Nd (Some (((((p * (a + m)) * (a + m)) + ((((m * p) - 2) * (a + m)) * (n - 1))) - ((m * (n - 1)) * (n - 1))) <= 0)) Lf Lf) Lf))))
 [(If (At 1) (An (An (An (At 2) (At 3)) (At 4)) (Or (At 5) (At 6))));
 (If (At 7) (An (An (An (At 8) (At 9)) (At 10)) (At 11)));
 (Im (An (At 12) (At 13)) (Im (At 14) (Im (At 9) (No (At 15)))));
 (Im (An (At 12) (At 13)) (Im (At 16) (At 17)));
 (Im (At 17) (At 18));
 (Im (An (At 12) (At 13)) (Im (At 18) (Im (At 7) (Im (At 19) (At 20)))));
 (Im (An (At 12) (At 13)) (Im (At 18) (Im (At 21) (If (At 22) (At 23)))));
 (Im (At 12) (Im (At 14) (An (At 24) (At 25))));
 (Im (At 13) (Im (At 26) (An (At 27) (At 28))));
 (Im (At 14) (Im (No (At 16)) Fa));
 (Im (No (At 19)) Fa);
 (Im (At 9) (Im (No (At 21)) (Im (At 12) Fa)));
 (Im (No (At 2)) (Im (At 9) (Im (At 25) (Im (At 14) Fa))));
 (Im (At 9) (Im (At 24) (Im (No (At 26)) (Im (At 12) Fa))));
 (Im (At 9) (Im (At 25) (Im (No (At 3)) (Im (At 28) Fa))));
 (Im (No (At 23)) (Im (No (At 4)) Fa));
 (Im (At 12) (Im (At 20) (Im (At 22) Fa)));
 (Im (At 10) (Im (No (At 15)) (Im (No (At 6)) Fa)));
 (An (At 12) (At 13));
 (At 14);
 (At 7)]
 (At 1)
 (Sp 12 (Sp 13 (Sp 14 (Sp 7 (Sp 1 (Cl 1) (Sp 16 (Sp 19 (Sp 17 (Sp 24 (Sp 25 (Sp 8 (Sp 9 (Sp 10 (Sp 18 (Sp 26 (Sp 2 (Sp 15 (Cl 4) (Sp 21 (Sp 6 (Sp 20 (Sp 27 (Sp 28 (Sp 22 (Cl 18) (Sp 3 (Sp 23 (Cl 8) (Sp 4 (Cl 2) (Cl 17))) (Cl 16))) (Cl 10)) (Cl 10)) (Cl 7)) (Cl 19)) (Cl 13))) (Cl 14)) (Cl 15)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 9)) (Cl 9)) (Cl 5)) (Cl 12)) (Cl 11))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) _
  (def_isU m p (a + (m * n)) (((p * (a + (m * n))) - n) + 1))
  (def_isA m p n a)
  (irrational a m n p)
  (a_exists m (n - 1) p)
  W6
  (a_monotone c a (n - 1) n m p)
  (a_at_least c (n - 1) (a + m) m p)
  (product_large m n)
  (product_large p (a + (m * n)))
  (thy_sequences_75 n)
  (thy_sequences_76 n)
  (thy_sequences_77 a m)
  (thy_sequences_78 a m n)
  (thy_sequences_79 a m n)
  (thy_sequences_80 a n m p)
  (thy_sequences_81 p a m n)
  (thy_sequences_82 m c a)
  (thy_sequences_83 p a m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_84 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= (x1 + (x2 * x3))) -> (~ (0 <= ((x1 + (x2 * x3)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * (x2 + (x3 * x4))) - x4) < (((x1 * (x2 + (x3 * x4))) - x4) + 1)) -> (~ (((x2 + (x3 * x4)) - 1) < (x2 + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < (((x2 * (x3 + (x4 * x5))) - x5) + 1)) -> (((x2 * (x3 + (x4 * x5))) - x5) < x1) -> False.
Proof. thy. Qed.
Lemma thy_sequences_87 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * ((x2 * (x3 + (x1 * x4))) - x4)) = (x3 + (((x1 * x2) - 1) * (x3 + (x1 * x4)))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * ((x2 * (x3 + (x1 * x4))) - x4)) = (x3 + (((x1 * x2) - 1) * (x3 + (x1 * x4))))) -> (~ ((x3 + (x1 * x4)) = (((x3 + (x1 * x4)) - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * ((x2 * (x3 + (x1 * x4))) - x4)) = (x3 + (((x1 * x2) - 1) * (x3 + (x1 * x4))))) -> (~ (((x4 - 1) + 1) = x4)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < (x2 + (x3 * x4))) -> (~ (x1 < ((x2 + (x3 * x4)) - 1))) -> (~ (x1 = ((x2 + (x3 * x4)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * (x2 + (x3 * x4))) - x4) < (((x1 * (x2 + (x3 * x4))) - x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 <= (x3 * x2)) -> (~ (0 <= ((x4 * (x1 + (x3 * x2))) - x2))) -> ((x1 + (x3 * x2)) <= (x4 * (x1 + (x3 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((x1 - 1) <= ((((x1 * (x2 + (x3 * x4))) - x4) + 1) - x5)) -> (~ (x1 = 1)) -> (((x1 * (x2 + (x3 * x4))) - x4) < x5) -> False.
Proof. thy. Qed.
Lemma thy_sequences_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * x1)) -> (0 <= (x1 - 1)) -> (0 <= x3) -> (~ (1 <= ((x4 + (x2 * x1)) - 1))) -> (1 <= (x4 - x3)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((x2 - 1) <= ((((x3 + (x4 * x2)) - 1) * x1) - x5)) -> (((x1 * (x3 + (x4 * x2))) - x2) < x5) -> False.
Proof. thy. Qed.
Lemma thy_sequences_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (1 <= (x2 - x3)) -> (~ ((x3 + (x1 * (x4 - 1))) < ((x2 + (x1 * x4)) - 1))) -> False.
Proof. thy. Qed.
(* Theorem 5.1: for n >= 1, phi_n = (a_n + (mp-1) b_n) / m is an integer, equal to p b_n - n; a_{phi_n} = b_n - 1, and phi_n is the greatest integer with this property. *)
Lemma thm_5_1 : forall (a : Z) (j : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= n) ->
  (isA m p n a) ->
  (((p * (a + (m * n))) - n) < j) ->
  (((((m * ((p * (a + (m * n))) - n)) = (a + (((m * p) - 1) * (a + (m * n))))) /\ (0 <= ((p * (a + (m * n))) - n))) /\ (isA m p ((p * (a + (m * n))) - n) ((a + (m * n)) - 1))) /\ (~ (isA m p j ((a + (m * n)) - 1)))).
Proof.
intros a j m n p.
destruct (wit_ex1 (fun a_ => (isA m p ((p * (a + (m * n))) - n) a_))) as [c W5].
destruct (wit_ex1 (fun u => (isU m p ((a + (m * n)) - 1) u))) as [u W9].
destruct (wit_ex1 (fun a => (isA m p (n - 1) a))) as [d W13].
refine (refute (Nd (Some ((m * ((p * (a + (m * n))) - n)) = (a + (((m * p) - 1) * (a + (m * n)))))) (Nd (Some (0 <= ((p * (a + (m * n))) - n))) (Nd (Some (isA m p j ((a + (m * n)) - 1))) (Nd (Some (isA m p n a)) (Nd (Some ((a + (m * n)) <= (p * (a + (m * n))))) (Nd (Some (exists (a : Z), (isA m p (n - 1) a))) Lf Lf) Lf) (Nd (Some (exists (u : Z), (isU m p ((a + (m * n)) - 1) u))) (Nd (Some ((d + (m * (n - 1))) < ((a + (m * n)) - 1))) Lf Lf) Lf)) (Nd (Some (m <= (m * n))) (Nd (Some (((p * (a + (m * n))) - n) < (((p * (a + (m * n))) - n) + 1))) (Nd (Some (p = 1)) Lf Lf) Lf) (Nd (Some (isU m p (((a + (m * n)) - 1) + 1) (((p * (a + (m * n))) - n) + 1))) (Nd (Some (c = ((a + (m * n)) - 1))) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (0 <= n)) (Nd (Some (isA m p ((p * (a + (m * n))) - n) c)) (Nd (Some (0 <= d)) Lf Lf) Lf) (Nd (Some (c < ((a + (m * n)) - 1))) (Nd (Some (((p * (a + (m * n))) - n) < j)) Lf Lf) Lf)) (Nd (Some (1 <= (a + (m * n)))) (Nd (Some (j < (((p * (a + (m * n))) - n) + 1))) (Nd (Some (1 <= (n - 1))) Lf Lf) Lf) (Nd (Some (((((p * (a + (m * n))) - n) + 1) - u) <= p)) Lf Lf)))) (Nd (Some (isA m p ((p * (a + (m * n))) - n) ((a + (m * n)) - 1))) (Nd (Some (1 <= m)) (Nd (Some (isU m p (a + (m * n)) (((p * (a + (m * n))) - n) + 1))) (Nd (Some (exists (a_ : Z), (isA m p ((p * (a + (m * n))) - n) a_))) (Nd (Some (isA m p (n - 1) d)) Lf Lf) Lf) (Nd (Some (isU m p ((a + (m * n)) - 1) u)) (Nd (Some ((n - 1) <= ((((a + (m * n)) - 1) * p) - u))) Lf Lf) Lf)) (Nd (Some (n <= (m * n))) (Nd (Some (((a + (m * n)) - 1) < (a + (m * n)))) (Nd (Some (1 <= (a - d))) Lf Lf) Lf) (Nd (Some ((p - 1) <= ((((p * (a + (m * n))) - n) + 1) - u))) (Nd (Some (((n - 1) + 1) = n)) Lf Lf) Lf))) (Nd (Some (1 <= n)) (Nd (Some (0 <= a)) (Nd (Some (c < (a + (m * n)))) (Nd (Some (isA m p ((n - 1) + 1) a)) Lf Lf) Lf) (Nd (Some (((p * (a + (m * n))) - n) < u)) (Nd (Some ((a + (m * n)) = (((a + (m * n)) - 1) + 1))) Lf Lf) Lf)) (Nd (Some (p <= (p * (a + (m * n))))) (Nd (Some (0 <= ((a + (m * n)) - 1))) (Nd (Some (1 <= ((a + (m * n)) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (n - 1))) Lf Lf)))))
 [(Im (An (At 5) (At 6)) (Im (At 7) (Im (At 8) (At 9))));
 (Im (At 8) (An (At 10) (At 11)));
 (Im (At 5) (Im (At 7) (An (At 12) (At 13))));
 (Im (At 6) (Im (At 14) (An (At 15) (At 16))));
 (Im (An (At 5) (At 6)) (Im (At 2) (At 17)));
 (Im (At 17) (At 18));
 (Im (An (At 5) (At 6)) (Im (At 18) (Im (At 9) (If (At 19) (At 20)))));
 (Im (An (At 5) (At 6)) (Im (At 4) (Im (At 9) (If (At 21) (At 22)))));
 (Im (An (At 5) (At 6)) (Im (At 23) (At 24)));
 (Im (At 24) (At 25));
 (Im (An (At 5) (At 6)) (Im (At 18) (Im (At 25) (If (At 26) (At 27)))));
 (Im (An (At 5) (At 6)) (Im (At 25) (Im (At 28) (An (At 29) (At 30)))));
 (Im (An (At 5) (At 6)) (Im (At 31) (At 32)));
 (Im (At 32) (At 33));
 (Im (At 33) (An (At 31) (At 34)));
 (Im (An (At 5) (At 6)) (Im (At 33) (Im (At 35) (Im (At 36) (At 37)))));
 (Im (An (At 5) (At 6)) (Im (At 25) (Im (At 33) (Im (Or (At 38) (At 39)) (If (At 40) (At 41))))));
 (Im (At 7) (Im (No (At 31)) Fa));
 (Im (At 14) (Im (No (At 23)) Fa));
 (Im (At 20) (Im (No (At 21)) Fa));
 (Im (At 22) (Im (At 42) Fa));
 (Im (No (At 1)) Fa);
 (Im (At 11) (Im (At 12) (Im (No (At 14)) (Im (At 5) Fa))));
 (Im (At 43) (If (At 9) (At 28)));
 (Im (At 44) (If (At 18) (At 3)));
 (Im (At 45) (If (At 35) (At 8)));
 (Im (At 1) (Im (No (At 43)) Fa));
 (Im (At 1) (Im (No (At 45)) Fa));
 (Im (At 19) (Im (No (At 26)) (Im (No (At 44)) Fa)));
 (Im (No (At 20)) Fa);
 (Im (At 11) (Im (At 13) (Im (No (At 2)) (Im (At 16) Fa))));
 (Im (At 6) (Im (At 29) (Im (No (At 36)) (Im (At 27) Fa))));
 (Im (At 13) (Im (At 31) (Im (At 34) (Im (No (At 39)) (Im (At 37) Fa)))));
 (Im (At 6) (Im (At 41) (Im (At 27) Fa)));
 (Im (At 5) (Im (At 37) (Im (No (At 40)) Fa)));
 (An (At 5) (At 6));
 (At 7);
 (At 8);
 (At 42)]
 (An (An (An (At 1) (At 2)) (At 3)) (No (At 4)))
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 42 (Sp 31 (Sp 22 (Cl 22) (Sp 1 (Sp 43 (Sp 45 (Sp 20 (Sp 9 (Sp 12 (Sp 13 (Sp 32 (Sp 10 (Sp 11 (Sp 28 (Sp 35 (Sp 21 (Sp 14 (Sp 33 (Sp 4 (Cl 9) (Sp 15 (Sp 16 (Sp 23 (Sp 34 (Sp 2 (Sp 24 (Sp 17 (Sp 3 (Cl 1) (Sp 25 (Sp 18 (Sp 44 (Cl 26) (Sp 29 (Sp 19 (Sp 26 (Sp 27 (Sp 36 (Sp 41 (Cl 35) (Sp 37 (Sp 39 (Sp 40 (Cl 18) (Cl 36)) (Cl 34)) (Cl 17))) (Cl 33)) (Cl 12)) (Cl 30)) (Cl 8)) (Cl 13))) (Cl 7)) (Cl 11))) (Cl 6)) (Cl 10)) (Cl 32)) (Cl 16)) (Cl 20)) (Cl 5)) (Cl 5))) (Cl 15)) (Cl 24)) (Cl 21)) (Cl 27)) (Cl 25)) (Cl 3)) (Cl 3)) (Cl 14)) (Cl 4)) (Cl 4)) (Cl 2)) (Cl 31)) (Cl 29)) (Cl 28)) (Cl 23))) (Cl 19)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 37)) _
  (phi_is_last a m n p)
  (a_natural a m n p)
  (product_large m n)
  (product_large p (a + (m * n)))
  (a_exists m ((p * (a + (m * n))) - n) p)
  W5
  (a_below c ((p * (a + (m * n))) - n) (a + (m * n)) m p (((p * (a + (m * n))) - n) + 1))
  (a_below ((a + (m * n)) - 1) j (a + (m * n)) m p (((p * (a + (m * n))) - n) + 1))
  (u_exists ((a + (m * n)) - 1) m p)
  W9
  (a_below c ((p * (a + (m * n))) - n) ((a + (m * n)) - 1) m p u)
  (u_step ((a + (m * n)) - 1) m p u (((p * (a + (m * n))) - n) + 1))
  (a_exists m (n - 1) p)
  W13
  (a_natural d m (n - 1) p)
  (rises_for_one d a m (n - 1) p)
  (b_below d (n - 1) ((a + (m * n)) - 1) m p u)
  (thy_sequences_75 n)
  (thy_sequences_84 a m n)
  (thy_sequences_85 p a m n)
  (thy_sequences_86 j p a m n)
  (thy_sequences_87 m p a n)
  (thy_sequences_79 a m n)
  (fun eq__0 => pg4 isU m m p p (a + (m * n)) (((a + (m * n)) - 1) + 1) (((p * (a + (m * n))) - n) + 1) (((p * (a + (m * n))) - n) + 1) eq_refl eq_refl eq__0 eq_refl)
  (fun eq__0 => pg4 isA m m p p ((p * (a + (m * n))) - n) ((p * (a + (m * n))) - n) c ((a + (m * n)) - 1) eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 => pg4 isA m m p p ((n - 1) + 1) n a a eq_refl eq_refl eq__0 eq_refl)
  (thy_sequences_88 m p a n)
  (thy_sequences_89 m p a n)
  (thy_sequences_90 c a m n)
  (thy_sequences_91 p a m n)
  (thy_sequences_92 a n m p)
  (thy_sequences_93 p a m n u)
  (thy_sequences_94 n m d a)
  (thy_sequences_95 p n a m u)
  (thy_sequences_96 m a d n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_97 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3)) <= 0) -> (~ (0 <= (- ((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_98 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 < ((((1 * (x1 + 1)) * (x1 + 1)) + ((((x2 * 1) - 2) * (x1 + 1)) * x3)) - ((x2 * x3) * x3))) -> (~ (0 <= (((((1 * (x1 + 1)) * (x1 + 1)) + ((((x2 * 1) - 2) * (x1 + 1)) * x3)) - ((x2 * x3) * x3)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_99 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((((1 * (x1 + (x1 + (x2 * x3)))) * (x1 + (x1 + (x2 * x3)))) + ((((x2 * 1) - 2) * (x1 + (x1 + (x2 * x3)))) * (x1 + (x2 * x3)))) - ((x2 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))) <= 0)) -> (0 <= (x2 * (- ((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_100 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((2 * x1) - x2))) -> (~ (0 <= ((x2 - (2 * x1)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_101 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (((((1 * x2) * x2) + ((((x3 * 1) - 2) * x2) * x1)) - ((x3 * x1) * x1)) <= 0) -> (0 < ((((1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * 1) - 2) * (x2 + 1)) * x1)) - ((x3 * x1) * x1))) -> (~ (0 <= (x2 + (x3 * x1)))) -> (0 <= (x3 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_102 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= (x2 * x3)) -> (~ (0 <= (x1 + (x1 + (x2 * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_103 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= (x2 * ((2 * x3) - x1))) -> (0 <= (x2 * (((((1 * (x1 + 1)) * (x1 + 1)) + ((((x2 * 1) - 2) * (x1 + 1)) * x3)) - ((x2 * x3) * x3)) - 1))) -> (~ (0 < ((((1 * ((x1 + (x1 + (x2 * x3))) + 1)) * ((x1 + (x1 + (x2 * x3))) + 1)) + ((((x2 * 1) - 2) * ((x1 + (x1 + (x2 * x3))) + 1)) * (x1 + (x2 * x3)))) - ((x2 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_104 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (((((1 * x2) * x2) + ((((x3 * 1) - 2) * x2) * x1)) - ((x3 * x1) * x1)) <= 0) -> (0 <= (x3 * x1)) -> (~ (0 <= ((2 * x1) - x2))) -> (0 <= (x3 * (x1 * x1))) -> (0 <= (((x2 - (2 * x1)) - 1) * (x2 + (x3 * x1)))) -> False.
Proof. thy. Qed.
(* Remark after Theorem 5.1, known equation: for p = 1, a_{b_n} = a_n + b_n. *)
Lemma rem_5_wythoff : forall (a : Z) (m : Z) (n : Z),
  (1 <= m) ->
  (isA m 1 n a) ->
  (isA m 1 (a + (m * n)) (a + (a + (m * n)))).
Proof.
intros a m n.
refine (refute (Nd (Some (isA m 1 (a + (m * n)) (a + (a + (m * n))))) (Nd (Some (isA m 1 n a)) (Nd (Some (0 <= a)) (Nd (Some (0 <= (a + (a + (m * n))))) (Nd (Some (0 <= (m * (((((1 * (a + 1)) * (a + 1)) + ((((m * 1) - 2) * (a + 1)) * n)) - ((m * n) * n)) - 1)))) Lf Lf) Lf) (Nd (Some (0 <= (m * n))) (Nd (Some (0 <= (((a - (2 * n)) - 1) * (a + (m * n))))) Lf Lf) Lf)) (Nd (Some (0 < ((((1 * (a + 1)) * (a + 1)) + ((((m * 1) - 2) * (a + 1)) * n)) - ((m * n) * n)))) (Nd (Some (0 < ((((1 * ((a + (a + (m * n))) + 1)) * ((a + (a + (m * n))) + 1)) + ((((m * 1) - 2) * ((a + (a + (m * n))) + 1)) * (a + (m * n)))) - ((m * (a + (m * n))) * (a + (m * n)))))) (Nd (Some (0 <= (m * ((2 * n) - a)))) Lf Lf) Lf) (Nd (Some (0 <= (m * (- ((((1 * a) * a) + ((((m * 1) - 2) * a) * n)) - ((m * n) * n)))))) (Nd (Some (0 <= (m * (n * n)))) Lf Lf) Lf))) (Nd (Some (0 <= n)) (Nd (Some (((((1 * a) * a) + ((((m * 1) - 2) * a) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (((((1 * (a + (a + (m * n)))) * (a + (a + (m * n)))) + ((((m * 1) - 2) * (a + (a + (m * n)))) * (a + (m * n)))) - ((m * (a + (m * n))) * (a + (m * n)))) <= 0)) (Nd (Some (0 <= ((2 * n) - a))) Lf Lf) Lf) (Nd (Some (0 <= (- ((((1 * a) * a) + ((((m * 1) - 2) * a) * n)) - ((m * n) * n))))) (Nd (Some (0 <= (n * n))) Lf Lf) Lf)) (Nd (Some (0 <= (a + (m * n)))) (Nd (Some (0 <= m)) (Nd (Some (0 <= ((a - (2 * n)) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (((((1 * (a + 1)) * (a + 1)) + ((((m * 1) - 2) * (a + 1)) * n)) - ((m * n) * n)) - 1))) (Nd (Some (1 <= m)) Lf Lf) Lf))))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (If (At 1) (An (An (An (At 7) (At 8)) (At 9)) (At 10)));
 (Im (At 11) (Im (At 3) (At 12)));
 (Im (At 11) (Im (At 13) (At 14)));
 (Im (At 11) (Im (At 15) (At 16)));
 (Im (At 11) (Im (At 17) (At 18)));
 (Im (At 19) (Im (At 7) (At 20)));
 (Im (At 3) (Im (At 3) (At 21)));
 (Im (At 11) (Im (At 21) (At 22)));
 (Im (At 5) (Im (No (At 13)) Fa));
 (Im (At 6) (Im (No (At 15)) Fa));
 (Im (No (At 9)) (Im (At 14) Fa));
 (Im (No (At 17)) (Im (No (At 19)) Fa));
 (Im (No (At 11)) (Im (At 23) Fa));
 (Im (At 3) (Im (At 5) (Im (At 6) (Im (No (At 7)) (Im (At 12) Fa)))));
 (Im (At 4) (Im (At 12) (Im (No (At 8)) Fa)));
 (Im (At 4) (Im (At 18) (Im (At 16) (Im (No (At 10)) Fa))));
 (Im (At 3) (Im (At 5) (Im (At 12) (Im (No (At 17)) (Im (At 22) (Im (At 20) Fa))))));
 (At 23);
 (At 2)]
 (At 1)
 (Sp 23 (Sp 2 (Sp 1 (Cl 1) (Sp 11 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 12 (Sp 21 (Sp 7 (Sp 8 (Sp 13 (Sp 15 (Sp 22 (Sp 14 (Sp 16 (Sp 9 (Sp 10 (Cl 3) (Sp 18 (Cl 18) (Sp 17 (Cl 7) (Sp 19 (Sp 20 (Cl 19) (Cl 8)) (Cl 14))))) (Cl 13)) (Cl 6)) (Cl 5)) (Cl 10)) (Cl 12)) (Cl 11)) (Cl 17)) (Cl 16)) (Cl 9)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15))) (Cl 21)) (Cl 20)) _
  (def_isA m 1 n a)
  (def_isA m 1 (a + (m * n)) (a + (a + (m * n))))
  (product_nonneg m n)
  (product_nonneg m (- ((((1 * a) * a) + ((((m * 1) - 2) * a) * n)) - ((m * n) * n))))
  (product_nonneg m (((((1 * (a + 1)) * (a + 1)) + ((((m * 1) - 2) * (a + 1)) * n)) - ((m * n) * n)) - 1))
  (product_nonneg m ((2 * n) - a))
  (product_nonneg ((a - (2 * n)) - 1) (a + (m * n)))
  (product_nonneg n n)
  (product_nonneg m (n * n))
  (thy_sequences_97 a m n)
  (thy_sequences_98 a m n)
  (thy_sequences_99 a m n)
  (thy_sequences_100 n a)
  (thy_sequences_7 m)
  (thy_sequences_101 n a m)
  (thy_sequences_102 a m n)
  (thy_sequences_103 a m n)
  (thy_sequences_104 n a m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_105 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (((1 * (x2 + (x3 * x1))) - x1) < (x2 + (x3 * x1)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_106 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_sequences_107 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 * ((1 * (x2 + (x1 * x3))) - x3)) = (x2 + (((x1 * 1) - 1) * (x2 + (x1 * x3))))) -> (~ (((1 * (x2 + (x1 * x3))) - x3) = ((x2 + (x1 * x3)) - x3))) -> False.
Proof. thy. Qed.
(* Remark after Theorem 5.1, new equation: for p = 1 and n >= 1, a_{b_n - n} = b_n - 1. *)
Lemma rem_5_new : forall (a : Z) (m : Z) (n : Z),
  (1 <= m) ->
  (1 <= n) ->
  (isA m 1 n a) ->
  (isA m 1 ((a + (m * n)) - n) ((a + (m * n)) - 1)).
Proof.
intros a m n.
refine (refute (Nd (Some (isA m 1 ((a + (m * n)) - n) ((a + (m * n)) - 1))) (Nd (Some (1 <= m)) (Nd (Some (1 <= n)) (Nd (Some (0 <= ((1 * (a + (m * n))) - n))) Lf Lf) Lf) (Nd (Some (((1 * (a + (m * n))) - n) < (a + (m * n)))) (Nd (Some (isA m 1 (a + (m * n)) ((a + (m * n)) - 1))) Lf Lf) Lf)) (Nd (Some (1 <= 1)) (Nd (Some (isA m 1 n a)) (Nd (Some (isA m 1 ((1 * (a + (m * n))) - n) ((a + (m * n)) - 1))) Lf Lf) Lf) (Nd (Some ((m * ((1 * (a + (m * n))) - n)) = (a + (((m * 1) - 1) * (a + (m * n)))))) (Nd (Some (((1 * (a + (m * n))) - n) = ((a + (m * n)) - n))) Lf Lf) Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (An (An (An (At 7) (At 8)) (At 9)) (No (At 10)))))));
 (Im (At 4) (Im (No (At 6)) Fa));
 (Im (No (At 3)) Fa);
 (Im (At 11) (If (At 9) (At 1)));
 (Im (At 7) (Im (No (At 11)) Fa));
 (At 2);
 (At 4);
 (At 5)]
 (At 1)
 (Sp 2 (Sp 4 (Sp 5 (Sp 1 (Cl 1) (Sp 6 (Sp 3 (Sp 7 (Sp 8 (Sp 9 (Sp 11 (Cl 5) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 4)) (Cl 3))) (Cl 9)) (Cl 8)) (Cl 7)) _
  (thm_5_1 a (a + (m * n)) m n 1)
  (thy_sequences_105 n a m)
  (thy_sequences_106 )
  (fun eq__0 => pg4 isA m m 1 1 ((1 * (a + (m * n))) - n) ((a + (m * n)) - n) ((a + (m * n)) - 1) ((a + (m * n)) - 1) eq_refl eq_refl eq__0 eq_refl)
  (thy_sequences_107 m a n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_sequences_108 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3)) <= 0) -> (0 < ((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_109 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3)) <= 0)) -> (~ (0 < ((((1 * x1) * x1) + ((((x2 * 1) - 2) * x1) * x3)) - ((x2 * x3) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_110 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((((x1 * x2) * x2) + ((((1 * x1) - 2) * x2) * (x1 * x3))) - ((1 * (x1 * x3)) * (x1 * x3))) <= 0) -> (0 < (x1 * ((((1 * x2) * x2) + ((((x1 * 1) - 2) * x2) * x3)) - ((x1 * x3) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_111 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((((x1 * x2) * x2) + ((((1 * x1) - 2) * x2) * (x1 * x3))) - ((1 * (x1 * x3)) * (x1 * x3))) <= 0)) -> (~ (0 < (x1 * ((((1 * x2) * x2) + ((((x1 * 1) - 2) * x2) * x3)) - ((x1 * x3) * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_112 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 < ((((x1 * (x2 + 1)) * (x2 + 1)) + ((((1 * x1) - 2) * (x2 + 1)) * (x1 * x3))) - ((1 * (x1 * x3)) * (x1 * x3)))) -> (~ (0 < (x1 * ((((1 * (x2 + 1)) * (x2 + 1)) + ((((x1 * 1) - 2) * (x2 + 1)) * x3)) - ((x1 * x3) * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_113 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < ((((x1 * (x2 + 1)) * (x2 + 1)) + ((((1 * x1) - 2) * (x2 + 1)) * (x1 * x3))) - ((1 * (x1 * x3)) * (x1 * x3))))) -> (0 < (x1 * ((((1 * (x2 + 1)) * (x2 + 1)) + ((((x1 * 1) - 2) * (x2 + 1)) * x3)) - ((x1 * x3) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_sequences_114 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + (x2 * x3)) = (x1 + (1 * (x2 * x3))))) -> False.
Proof. thy. Qed.
(* Remark in Section 1: a_n^{p,1} = a_{pn}^{1,p}, and so b_n^{p,1} = b_{pn}^{1,p}. *)
Lemma a_p1_a_1p : forall (a : Z) (n : Z) (p : Z),
  (1 <= p) ->
  (0 <= n) ->
  (((isA p 1 n a) <-> (isA 1 p (p * n) a)) /\ ((a + (p * n)) = (a + (1 * (p * n))))).
Proof.
intros a n p.
refine (refute (Nd (Some (isA p 1 n a)) (Nd (Some (isA 1 p (p * n) a)) (Nd (Some (0 <= n)) (Nd (Some (0 <= (p * n))) (Nd (Some (0 < (p * ((((1 * (a + 1)) * (a + 1)) + ((((p * 1) - 2) * (a + 1)) * n)) - ((p * n) * n))))) Lf Lf) Lf) (Nd (Some (0 < (p * ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n))))) Lf Lf)) (Nd (Some (((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n)) <= 0)) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((1 * p) - 2) * (a + 1)) * (p * n))) - ((1 * (p * n)) * (p * n))))) (Nd (Some (((((1 * (a + 1)) * (a + 1)) + ((((p * 1) - 2) * (a + 1)) * n)) - ((p * n) * n)) < 0)) Lf Lf) Lf) (Nd (Some ((p * ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n))) < 0)) Lf Lf))) (Nd (Some ((a + (p * n)) = (a + (1 * (p * n))))) (Nd (Some (0 <= a)) (Nd (Some (((((p * a) * a) + ((((1 * p) - 2) * a) * (p * n))) - ((1 * (p * n)) * (p * n))) <= 0)) (Nd (Some ((p * ((((1 * (a + 1)) * (a + 1)) + ((((p * 1) - 2) * (a + 1)) * n)) - ((p * n) * n))) < 0)) Lf Lf) Lf) (Nd (Some (0 < ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n)))) Lf Lf)) (Nd (Some (0 < ((((1 * (a + 1)) * (a + 1)) + ((((p * 1) - 2) * (a + 1)) * n)) - ((p * n) * n)))) (Nd (Some (1 <= p)) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some (((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n)) < 0)) Lf Lf))))
 [(If (At 1) (An (An (An (At 4) (At 5)) (At 6)) (At 7)));
 (If (At 2) (An (An (An (At 8) (At 5)) (At 9)) (At 10)));
 (Im (At 11) (An (An (An (Im (At 12) (At 13)) (Im (At 14) (At 15))) (Im (At 13) (At 12))) (Im (At 15) (At 14))));
 (Im (At 11) (An (An (An (Im (At 16) (At 7)) (Im (At 17) (At 18))) (Im (At 7) (At 16))) (Im (At 18) (At 17))));
 (Im (At 19) (Im (At 4) (At 8)));
 (Im (At 6) (Im (At 13) Fa));
 (Im (No (At 6)) (Im (No (At 13)) Fa));
 (Im (At 9) (Im (At 12) Fa));
 (Im (No (At 9)) (Im (No (At 12)) Fa));
 (Im (At 10) (Im (No (At 16)) Fa));
 (Im (No (At 10)) (Im (At 16) Fa));
 (Im (No (At 19)) (Im (At 11) Fa));
 (Im (No (At 3)) Fa);
 (At 11);
 (At 4)]
 (An (If (At 1) (At 2)) (At 3))
 (Sp 11 (Sp 4 (Sp 19 (Sp 3 (Sp 8 (Sp 2 (Sp 5 (Sp 9 (Sp 10 (Sp 1 (Cl 1) (Sp 12 (Cl 9) (Sp 16 (Sp 13 (Cl 4) (Sp 7 (Sp 6 (Cl 2) (Cl 8)) (Cl 5))) (Cl 11)))) (Cl 3)) (Cl 3)) (Cl 3)) (Sp 1 (Sp 5 (Sp 6 (Sp 7 (Sp 13 (Cl 7) (Sp 16 (Sp 12 (Cl 4) (Sp 10 (Sp 9 (Cl 3) (Cl 10)) (Cl 12))) (Cl 5))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 6)) (Cl 14)) (Cl 13)) (Cl 16)) (Cl 15)) _
  (def_isA p 1 n a)
  (def_isA 1 p (p * n) a)
  (cancel p ((((1 * a) * a) + ((((p * 1) - 2) * a) * n)) - ((p * n) * n)))
  (cancel p ((((1 * (a + 1)) * (a + 1)) + ((((p * 1) - 2) * (a + 1)) * n)) - ((p * n) * n)))
  (product_nonneg p n)
  (thy_sequences_108 a p n)
  (thy_sequences_109 a p n)
  (thy_sequences_110 p a n)
  (thy_sequences_111 p a n)
  (thy_sequences_112 p a n)
  (thy_sequences_113 p a n)
  (thy_sequences_7 p)
  (thy_sequences_114 a p n)
).
vm_compute; reflexivity.
Qed.
