From Wythoff.book Require Import Prelude PreludeReals Definitions algebra counting sequences.
Open Scope Z_scope.

(* If X = Y then ZX = ZY. *)
Lemma real_equal : forall (X : R) (Y : R) (Z_ : R),
  (X = Y)%R ->
  ((Z_ * X)%R = (Z_ * Y)%R)%R.
Proof.
intros X Y Z_.
refine (refute (Nd (Some ((Z_ * X)%R = (Z_ * Y)%R)%R) (Nd (Some (X = Y)%R) Lf Lf) Lf)
 [(Im (At 2) (At 1));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Cl 2)) (Cl 3)) _
  (eq_mulR Z_ X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_1 : forall (x1 : R) (x2 : R), (~ ((x1 * x2)%R = (1%R + (0%R * x2)%R)%R)%R) -> ((x1 * x2)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_2 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z) (x5 : Z), (~ (0%R < (x1 * (((IZR x2) * x3)%R - (IZR x4))%R)%R)%R) -> (((IZR x4) * x1)%R < ((IZR x5) + 1%R)%R)%R -> ((((IZR x2) + (0%R * x1)%R)%R * (x3 * x1)%R)%R = (((IZR x2) + (0%R * x1)%R)%R * (1%R + (0%R * x1)%R)%R)%R)%R -> (x5 < x2) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_3 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z), (~ (0%R < (((IZR x1) * x2)%R - (IZR x3))%R)%R) -> ((- ((IZR x1) * x2)%R)%R < ((IZR x4) + 1%R)%R)%R -> (x3 < (- x4)) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_4 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z) (x5 : R), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> ((((IZR x4) + (0%R * x3)%R)%R * (x5 * x3)%R)%R = (((IZR x4) + (0%R * x3)%R)%R * (1%R + (0%R * x3)%R)%R)%R)%R -> (~ (x1 < x4)) -> (0%R < (x3 * (((IZR x4) * x5)%R - (IZR x2))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_5 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z), ((IZR x1) <= (- ((IZR x2) * x3)%R)%R)%R -> (~ (x4 < (- x1))) -> (0%R < (((IZR x2) * x3)%R - (IZR x4))%R)%R -> False.
Proof. thy_real. Qed.
(* floor(i alpha) < k if and only if i < ceil(k / alpha). *)
Lemma floor_below : forall (ai : R) (alpha : R) (i : Z) (k : Z),
  (0%R < alpha)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  (((floor ((IZR i) * alpha)%R) < k) <-> (i < (- (floor (- ((IZR k) * ai)%R)%R)))).
Proof.
intros ai alpha i k.
refine (refute (Nd (Some ((floor ((IZR i) * alpha)%R) < k)) (Nd (Some (i < (- (floor (- ((IZR k) * ai)%R)%R)))) (Nd (Some (0%R < (alpha * (((IZR k) * ai)%R - (IZR i))%R)%R)%R) (Nd (Some ((ai * alpha)%R = (1%R + (0%R * alpha)%R)%R)%R) Lf Lf) (Nd (Some ((IZR (floor (- ((IZR k) * ai)%R)%R)) <= (- ((IZR k) * ai)%R)%R)%R) Lf Lf)) (Nd (Some ((alpha * (((IZR k) * ai)%R - (IZR i))%R)%R < 0%R)%R) (Nd (Some ((IZR (floor ((IZR i) * alpha)%R)) <= ((IZR i) * alpha)%R)%R) Lf Lf) (Nd (Some ((ai * alpha)%R = 1%R)%R) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some (0%R < (((IZR k) * ai)%R - (IZR i))%R)%R) (Nd (Some ((((IZR k) + (0%R * alpha)%R)%R * (ai * alpha)%R)%R = (((IZR k) + (0%R * alpha)%R)%R * (1%R + (0%R * alpha)%R)%R)%R)%R) Lf Lf) (Nd (Some ((- ((IZR k) * ai)%R)%R < ((IZR (floor (- ((IZR k) * ai)%R)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some ((((IZR k) * ai)%R - (IZR i))%R < 0%R)%R) (Nd (Some (((IZR i) * alpha)%R < ((IZR (floor ((IZR i) * alpha)%R)) + 1%R)%R)%R) Lf Lf) Lf)))
 [(Im (At 3) (An (If (At 4) (At 5)) (If (At 6) (At 7))));
 (Im (At 8) (At 9));
 (An (At 10) (At 11));
 (An (At 12) (At 13));
 (Im (No (At 8)) (Im (At 14) Fa));
 (Im (No (At 4)) (Im (At 11) (Im (At 9) (Im (At 1) Fa))));
 (Im (No (At 5)) (Im (At 13) (Im (At 2) Fa)));
 (Im (At 10) (Im (At 9) (Im (No (At 1)) (Im (At 4) Fa))));
 (Im (At 12) (Im (No (At 2)) (Im (At 5) Fa)));
 (At 3);
 (At 14)]
 (If (At 1) (At 2))
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 3 (Sp 14 (Sp 8 (Sp 9 (Sp 2 (Sp 1 (Cl 1) (Sp 5 (Sp 4 (Cl 9) (Cl 2)) (Cl 8))) (Sp 1 (Sp 5 (Cl 10) (Sp 4 (Cl 2) (Cl 7))) (Cl 1))) (Cl 3)) (Cl 6)) (Cl 12)) (Cl 11)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 4)) _
  (real_sign alpha (((IZR k) * ai)%R - (IZR i))%R)
  (real_equal (ai * alpha)%R (1%R + (0%R * alpha)%R)%R ((IZR k) + (0%R * alpha)%R)%R)
  (floor_spec ((IZR i) * alpha)%R)
  (floor_spec (- ((IZR k) * ai)%R)%R)
  (thy_complementary_1 ai alpha)
  (thy_complementary_2 alpha k ai i (floor ((IZR i) * alpha)%R))
  (thy_complementary_3 k ai i (floor (- ((IZR k) * ai)%R)%R))
  (thy_complementary_4 (floor ((IZR i) * alpha)%R) i alpha k ai)
  (thy_complementary_5 (floor (- ((IZR k) * ai)%R)%R) k ai i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_6 : forall (x1 : R) (x2 : Z) (x3 : Z), (~ ((x1 * ((0%R * x1)%R + (IZR x2))%R)%R < 0%R)%R) -> ((IZR x3) <= (- ((IZR x2) * x1)%R)%R)%R -> (~ (0 <= (- x3))) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_7 : forall (x1 : Z) (x2 : R), (1 <= x1) -> (~ (0%R < ((0%R * x2)%R + (IZR x1))%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_8 : forall (x1 : Z) (x2 : R), (0 <= x1) -> (((0%R * x2)%R + (IZR x1))%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_9 : forall (x1 : Z) (x2 : Z) (x3 : R), ((IZR x1) <= (- ((IZR x2) * x3)%R)%R)%R -> (~ (1 <= (- x1))) -> (0%R < (x3 * ((0%R * x3)%R + (IZR x2))%R)%R)%R -> False.
Proof. thy_real. Qed.
(* For i >= 0 and alpha > 0, floor(i alpha) >= 0; and ceil(kA) >= 0 for k >= 0, >= 1 for k >= 1, if ai > 0. *)
Lemma floor_natural : forall (ai : R) (k : Z),
  (0%R < ai)%R ->
  (0 <= k) ->
  ((0 <= (- (floor (- ((IZR k) * ai)%R)%R))) /\ ((1 <= k) -> (1 <= (- (floor (- ((IZR k) * ai)%R)%R))))).
Proof.
intros ai k.
refine (refute (Nd (Some (0 <= (- (floor (- ((IZR k) * ai)%R)%R)))) (Nd (Some (1 <= k)) (Nd (Some (0%R < ai)%R) (Nd (Some (((0%R * ai)%R + (IZR k))%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (0%R < ((0%R * ai)%R + (IZR k))%R)%R) (Nd (Some ((- ((IZR k) * ai)%R)%R < ((IZR (floor (- ((IZR k) * ai)%R)%R)) + 1%R)%R)%R) Lf Lf) Lf)) (Nd (Some (1 <= (- (floor (- ((IZR k) * ai)%R)%R)))) (Nd (Some (0%R < (ai * ((0%R * ai)%R + (IZR k))%R)%R)%R) (Nd (Some ((IZR (floor (- ((IZR k) * ai)%R)%R)) <= (- ((IZR k) * ai)%R)%R)%R) Lf Lf) Lf) (Nd (Some ((ai * ((0%R * ai)%R + (IZR k))%R)%R < 0%R)%R) (Nd (Some (0 <= k)) Lf Lf) Lf)))
 [(Im (At 4) (An (If (At 5) (At 6)) (If (At 7) (At 8))));
 (An (At 9) (At 10));
 (Im (No (At 7)) (Im (At 9) (Im (No (At 1)) Fa)));
 (Im (At 2) (Im (No (At 6)) Fa));
 (Im (At 11) (Im (At 8) Fa));
 (Im (At 9) (Im (No (At 3)) (Im (At 5) Fa)));
 (At 4);
 (At 11)]
 (An (At 1) (Im (At 2) (At 3)))
 (Sp 9 (Sp 4 (Sp 11 (Sp 8 (Cl 6) (Sp 7 (Cl 2) (Sp 1 (Sp 2 (Sp 3 (Cl 1) (Sp 6 (Sp 5 (Cl 7) (Cl 2)) (Cl 5))) (Cl 1)) (Cl 4)))) (Cl 9)) (Cl 8)) (Cl 3)) _
  (real_sign ai ((0%R * ai)%R + (IZR k))%R)
  (floor_spec (- ((IZR k) * ai)%R)%R)
  (thy_complementary_6 ai k (floor (- ((IZR k) * ai)%R)%R))
  (thy_complementary_7 k ai)
  (thy_complementary_8 k ai)
  (thy_complementary_9 (floor (- ((IZR k) * ai)%R)%R) k ai)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_10 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z), ((- ((IZR x1) * x2)%R)%R < ((IZR x3) + 1%R)%R)%R -> ((IZR x4) <= (- ((IZR (x1 + 1)) * x2)%R)%R)%R -> (0%R < x2)%R -> (~ ((- x3) <= (- x4))) -> False.
Proof. thy_real. Qed.
(* ceil(kA) <= ceil((k+1)ai) for ai > 0. *)
Lemma ceil_monotone : forall (ai : R) (k : Z),
  (0%R < ai)%R ->
  ((- (floor (- ((IZR k) * ai)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R))).
Proof.
intros ai k.
refine (refute (Nd (Some ((- (floor (- ((IZR k) * ai)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) (Nd (Some ((IZR (floor (- ((IZR k) * ai)%R)%R)) <= (- ((IZR k) * ai)%R)%R)%R) (Nd (Some ((IZR (floor (- ((IZR (k + 1)) * ai)%R)%R)) <= (- ((IZR (k + 1)) * ai)%R)%R)%R) Lf Lf) (Nd (Some (0%R < ai)%R) Lf Lf)) (Nd (Some ((- ((IZR k) * ai)%R)%R < ((IZR (floor (- ((IZR k) * ai)%R)%R)) + 1%R)%R)%R) (Nd (Some ((- ((IZR (k + 1)) * ai)%R)%R < ((IZR (floor (- ((IZR (k + 1)) * ai)%R)%R)) + 1%R)%R)%R) Lf Lf) Lf))
 [(An (At 2) (At 3));
 (An (At 4) (At 5));
 (Im (At 3) (Im (At 4) (Im (At 6) (Im (No (At 1)) Fa))));
 (At 6)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 6 (Sp 1 (Cl 1) (Cl 4)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2)) _
  (floor_spec (- ((IZR k) * ai)%R)%R)
  (floor_spec (- ((IZR (k + 1)) * ai)%R)%R)
  (thy_complementary_10 k ai (floor (- ((IZR k) * ai)%R)%R) (floor (- ((IZR (k + 1)) * ai)%R)%R))
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_11 : forall (x1 : R) (x2 : R), (~ (0%R < (x1 * x2)%R)%R) -> ((x2 * x1)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_12 : forall (x1 : R) (x2 : R), (~ (0%R < x1)%R) -> (0%R < x2)%R -> (x2 < x1)%R -> False.
Proof. thy_real. Qed.
(* 1/alpha and 1/beta are positive. *)
Lemma reciprocals_positive : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (((0%R < ai)%R /\ (0%R < bi)%R) /\ (0%R < beta)%R).
Proof.
intros ai alpha beta bi p.
refine (refute (Nd (Some (0%R < ai)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (0%R < alpha)%R) (Nd (Some (0%R < (beta * bi)%R)%R) Lf Lf) (Nd (Some (alpha < beta)%R) Lf Lf)) (Nd (Some ((alpha * ai)%R < 0%R)%R) (Nd (Some (bi < 0%R)%R) Lf Lf) (Nd (Some (1 <= p)) Lf Lf))) (Nd (Some (0%R < beta)%R) (Nd (Some (0%R < (alpha * ai)%R)%R) (Nd (Some ((beta * bi)%R < 0%R)%R) Lf Lf) (Nd (Some ((bi * beta)%R = 1%R)%R) Lf Lf)) (Nd (Some (ai < 0%R)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) Lf Lf) (Nd (Some ((ai + bi)%R = (IZR p))%R) Lf Lf))))
 [(Im (At 4) (An (If (At 5) (At 1)) (If (At 6) (At 7))));
 (Im (At 3) (An (If (At 8) (At 2)) (If (At 9) (At 10))));
 (Im (No (At 5)) (Im (At 11) Fa));
 (Im (No (At 3)) (Im (At 4) (Im (At 12) Fa)));
 (Im (No (At 8)) (Im (At 13) Fa));
 (At 14);
 (At 4);
 (At 12);
 (At 11);
 (At 13);
 (At 15)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 12 (Sp 11 (Sp 13 (Sp 5 (Sp 3 (Sp 8 (Sp 1 (Sp 2 (Cl 1) (Cl 3)) (Cl 2)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (real_sign alpha ai)
  (real_sign beta bi)
  (thy_complementary_11 alpha ai)
  (thy_complementary_12 beta alpha)
  (thy_complementary_11 beta bi)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_13 : forall (x1 : Z) (x2 : Z), ((- x1) <= x2) -> (x2 < (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_14 : forall (x1 : Z) (x2 : Z), (~ ((- x1) <= x2)) -> (~ (x2 < (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_15 : forall (x1 : Z) (x2 : Z), ((- x1) <= (- x2)) -> (~ ((0 + (- x1)) <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_16 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + (- x2)) - (- x3))) -> (~ (x1 = ((- x2) - (- x3)))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_17 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_18 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_complementary_19 : forall (x1 : Z) (x2 : Z), (0 <= (- x1)) -> (~ (0 <= x2)) -> ((- x1) <= x2) -> False.
Proof. thy. Qed.
Lemma thy_complementary_20 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x1 = x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
(* The number of i >= 0 with floor(i alpha) = k is ceil((k+1)/alpha) - ceil(k/alpha). *)
Lemma count_alpha : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (0 <= k) ->
  ((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R)))).
Proof.
intros ai alpha beta bi k p.
destruct (wit_all1 (fun i => (((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)) <-> (((- (floor (- ((IZR k) * ai)%R)%R)) <= i) /\ (i < (- (floor (- ((IZR (k + 1)) * ai)%R)%R))))))) as [j W1].
refine (refute (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R))))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some ((floor ((IZR j) * alpha)%R) < k)) Lf Lf) (Nd (Some ((0 + (- (floor (- ((IZR k) * ai)%R)%R))) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) Lf Lf)) (Nd (Some ((floor ((IZR j) * alpha)%R) = k)) (Nd (Some (0 <= (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((floor ((IZR j) * alpha)%R) < (k + 1))) Lf Lf) Lf) (Nd (Some (j < (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) (Nd (Some (1 <= (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (j < (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) = ((0 + (- (floor (- ((IZR (k + 1)) * ai)%R)%R))) - (- (floor (- ((IZR k) * ai)%R)%R))))) Lf Lf)) (Nd (Some ((- (floor (- ((IZR k) * ai)%R)%R)) <= j)) (Nd (Some (1 <= k)) Lf Lf) Lf)) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (0 <= j)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (forall (i : Z), (((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)) <-> (((- (floor (- ((IZR k) * ai)%R)%R)) <= i) /\ (i < (- (floor (- ((IZR (k + 1)) * ai)%R)%R))))))) (Nd (Some ((- (floor (- ((IZR k) * ai)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (If (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15));
 (Im (At 3) (Im (At 5) (If (At 16) (At 17))));
 (Im (At 3) (Im (At 5) (If (At 18) (At 14))));
 (Im (At 8) (Im (At 19) (An (At 20) (Im (At 21) (At 22)))));
 (Im (At 8) (At 23));
 (Im (An (At 24) (At 15)) (At 25));
 (Im (At 13) (Im (At 17) Fa));
 (Im (No (At 13)) (Im (No (At 17)) Fa));
 (Im (At 23) (Im (No (At 24)) Fa));
 (Im (At 25) (Im (No (At 1)) Fa));
 (Im (At 12) (Im (No (At 18)) Fa));
 (Im (At 12) (Im (At 16) Fa));
 (Im (At 20) (Im (No (At 11)) (Im (At 13) Fa)));
 (Im (No (At 16)) (Im (No (At 12)) (Im (At 18) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 19)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 19 (Sp 1 (Cl 1) (Sp 25 (Cl 12) (Sp 8 (Sp 20 (Sp 23 (Sp 24 (Sp 15 (Cl 8) (Sp 12 (Sp 18 (Sp 16 (Cl 14) (Sp 14 (Sp 17 (Cl 4) (Sp 13 (Sp 11 (Cl 3) (Cl 15)) (Cl 10))) (Cl 5))) (Cl 13)) (Sp 13 (Sp 14 (Sp 17 (Cl 9) (Sp 18 (Sp 16 (Cl 4) (Cl 16)) (Cl 5))) (Cl 3)) (Cl 3)))) (Cl 11)) (Cl 7)) (Cl 6)) (Cl 2)))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) _
  (reciprocals_positive ai alpha beta bi p)
  W1
  (floor_below ai alpha j k)
  (floor_below ai alpha j (k + 1))
  (floor_natural ai k)
  (ceil_monotone ai k)
  (law_interval (fun i => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k))) (- (floor (- ((IZR k) * ai)%R)%R)) (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))
  (thy_complementary_13 (floor (- ((IZR k) * ai)%R)%R) j)
  (thy_complementary_14 (floor (- ((IZR k) * ai)%R)%R) j)
  (thy_complementary_15 (floor (- ((IZR k) * ai)%R)%R) (floor (- ((IZR (k + 1)) * ai)%R)%R))
  (thy_complementary_16 (card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) (floor (- ((IZR (k + 1)) * ai)%R)%R) (floor (- ((IZR k) * ai)%R)%R))
  (thy_complementary_17 (floor ((IZR j) * alpha)%R) k)
  (thy_complementary_18 (floor ((IZR j) * alpha)%R) k)
  (thy_complementary_19 (floor (- ((IZR k) * ai)%R)%R) j)
  (thy_complementary_20 (floor ((IZR j) * alpha)%R) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_21 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + (x2 + 1)) - (x3 + 1))) -> (~ (x1 = (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_23 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_complementary_24 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < (- x2))) -> (~ ((x3 + 1) <= x1)) -> (x3 = ((- x2) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_25 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x2 = 0) -> (~ ((x2 + 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_26 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((0 + (x1 + 1)) <= (x2 + 1))) -> (x1 = 0) -> (x2 = ((- x3) - 1)) -> (1 <= (- x3)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- x1) <= (- x2)) -> (~ ((0 + (x3 + 1)) <= (x4 + 1))) -> (x4 = ((- x2) - 1)) -> (x3 = ((- x1) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_28 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((- x2) - 1)) -> (x3 < (- x2)) -> (~ (x3 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_29 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 + 1)) -> (~ (x1 < (- x3))) -> (x2 = ((- x3) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_30 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> ((x2 + 1) <= x1) -> (x2 = 0) -> False.
Proof. thy. Qed.
Lemma thy_complementary_31 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_32 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (1 <= x2)) -> (~ (x1 < 0)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_33 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z), ((x1 + 1) <= x2) -> (x1 = 0) -> ((- ((IZR 0) * x3)%R)%R < ((IZR x4) + 1%R)%R)%R -> (x2 < (- x4)) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_34 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + 1) <= x2) -> (x1 = ((- x3) - 1)) -> (x2 < (- x3)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= x1)) -> ((x2 + 1) <= x1) -> (1 <= (- x3)) -> (x2 = ((- x3) - 1)) -> False.
Proof. thy. Qed.
(* The number of i >= 1 with floor(i beta) = k is V(k+1) - V(k), V(k) = ceil(k/beta) - 1 for k >= 1, V(0) = 0. *)
Lemma count_beta : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (0 <= k) ->
  ((card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) = ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) - (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0))).
Proof.
intros ai alpha beta bi k p.
destruct (wit_all1 (fun i => (((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)) <-> ((((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1) <= i) /\ (i < ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1)))))) as [j W1].
refine (refute (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) = ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) - (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some ((floor ((IZR j) * beta)%R) < k)) (Nd (Some (j < (- (floor (- ((IZR 0) * bi)%R)%R)))) Lf Lf) Lf) (Nd (Some (0 <= (k + 1))) Lf Lf)) (Nd (Some ((floor ((IZR j) * beta)%R) = k)) (Nd (Some (0 <= k)) (Nd (Some ((IZR (floor (- ((IZR 0) * bi)%R)%R)) <= (- ((IZR 0) * bi)%R)%R)%R) Lf Lf) Lf) (Nd (Some ((- (floor (- ((IZR k) * bi)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) Lf Lf))) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((floor ((IZR j) * beta)%R) < (k + 1))) (Nd (Some ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) = 0)) Lf Lf) Lf) (Nd (Some (1 <= (k + 1))) Lf Lf)) (Nd (Some (j < ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1))) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) = ((0 + ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1)) - ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1)))) Lf Lf)))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (j < (- (floor (- ((IZR k) * bi)%R)%R)))) (Nd (Some ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR k) * bi)%R)%R)) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) Lf Lf)) (Nd (Some (((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1) <= j)) (Nd (Some (0 <= (- (floor (- ((IZR k) * bi)%R)%R)))) (Nd (Some ((- ((IZR 0) * bi)%R)%R < ((IZR (floor (- ((IZR 0) * bi)%R)%R)) + 1%R)%R)%R) Lf Lf) Lf) (Nd (Some ((0 + ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1)) <= ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1))) Lf Lf))) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (1 <= j)) (Nd (Some (j < (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) (Nd (Some ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1))) Lf Lf) Lf) (Nd (Some (1 <= (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) Lf Lf)) (Nd (Some (forall (i : Z), (((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)) <-> ((((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1) <= i) /\ (i < ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1)))))) (Nd (Some (1 <= (- (floor (- ((IZR k) * bi)%R)%R)))) Lf Lf) (Nd (Some ((floor ((IZR j) * beta)%R) < 0)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (If (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15));
 (Im (At 10) (Im (At 6) (If (At 16) (At 17))));
 (Im (At 10) (Im (At 6) (If (At 18) (At 19))));
 (Im (At 9) (Im (At 20) (An (At 21) (Im (At 22) (At 23)))));
 (Im (At 9) (Im (At 24) (An (At 25) (Im (At 26) (At 27)))));
 (Im (At 9) (At 28));
 (Im (An (At 29) (At 15)) (At 30));
 (Im (At 10) (Im (At 6) (If (At 31) (At 32))));
 (Im (At 22) (At 33));
 (Im (No (At 22)) (At 34));
 (Im (At 26) (At 35));
 (An (At 36) (At 37));
 (Im (At 20) (Im (No (At 26)) Fa));
 (Im (At 30) (Im (No (At 1)) Fa));
 (Im (No (At 24)) (Im (At 20) Fa));
 (Im (At 12) (Im (No (At 18)) Fa));
 (Im (No (At 17)) (Im (No (At 13)) (Im (At 33) Fa)));
 (Im (At 11) (Im (At 34) (Im (No (At 13)) Fa)));
 (Im (No (At 29)) (Im (At 34) (Im (At 35) (Im (At 27) Fa))));
 (Im (At 28) (Im (No (At 29)) (Im (At 35) (Im (At 33) Fa))));
 (Im (At 12) (Im (At 16) Fa));
 (Im (At 35) (Im (At 19) (Im (No (At 14)) Fa)));
 (Im (At 14) (Im (No (At 19)) (Im (At 35) Fa)));
 (Im (No (At 11)) (Im (At 13) (Im (At 34) Fa)));
 (Im (No (At 16)) (Im (At 18) (Im (No (At 12)) Fa)));
 (Im (At 16) (Im (No (At 22)) (Im (No (At 31)) Fa)));
 (Im (At 13) (Im (At 34) (Im (At 37) (Im (At 32) Fa))));
 (Im (At 13) (Im (At 33) (Im (At 17) Fa)));
 (Im (No (At 11)) (Im (At 13) (Im (At 23) (Im (At 33) Fa))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 20)]
 (At 1)
 (Sp 36 (Sp 37 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 20 (Sp 1 (Cl 1) (Sp 26 (Sp 30 (Cl 16) (Sp 24 (Sp 8 (Sp 9 (Sp 10 (Sp 21 (Sp 25 (Sp 27 (Sp 35 (Sp 28 (Sp 19 (Sp 18 (Sp 14 (Sp 29 (Sp 15 (Cl 9) (Sp 17 (Sp 16 (Sp 12 (Cl 23) (Sp 13 (Sp 33 (Cl 30) (Sp 22 (Cl 11) (Sp 34 (Sp 31 (Sp 32 (Cl 29) (Cl 10)) (Cl 28)) (Cl 12)))) (Cl 3))) (Cl 4)) (Sp 16 (Cl 4) (Sp 12 (Sp 13 (Sp 11 (Cl 3) (Sp 34 (Cl 26) (Sp 22 (Sp 23 (Sp 33 (Cl 31) (Cl 11)) (Cl 6)) (Cl 12)))) (Sp 11 (Sp 33 (Cl 19) (Sp 34 (Cl 20) (Sp 22 (Cl 11) (Cl 12)))) (Cl 3))) (Cl 27))))) (Sp 34 (Cl 21) (Sp 33 (Cl 22) (Sp 22 (Cl 11) (Cl 12))))) (Cl 24)) (Cl 5)) (Sp 18 (Cl 5) (Sp 14 (Cl 25) (Sp 12 (Cl 18) (Sp 15 (Sp 29 (Cl 9) (Sp 34 (Cl 21) (Sp 33 (Cl 22) (Sp 22 (Cl 11) (Cl 12))))) (Cl 3)))))) (Cl 8)) (Cl 13)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 17))) (Cl 15))) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 14)) (Cl 14)) _
  (reciprocals_positive ai alpha beta bi p)
  W1
  (floor_below bi beta j k)
  (floor_below bi beta j (k + 1))
  (floor_natural bi k)
  (floor_natural bi (k + 1))
  (ceil_monotone bi k)
  (law_interval (fun i => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))) ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) + 1) ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) + 1))
  (floor_below bi beta j 0)
  (ite_true (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)
  (ite_false (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)
  (ite_true (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0)
  (floor_spec (- ((IZR 0) * bi)%R)%R)
  (thy_complementary_21 k)
  (thy_complementary_22 (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0))
  (thy_complementary_23 k)
  (thy_complementary_17 (floor ((IZR j) * beta)%R) k)
  (thy_complementary_24 j (floor (- ((IZR k) * bi)%R)%R) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0))
  (thy_complementary_25 j (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0))
  (thy_complementary_26 (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) (floor (- ((IZR (k + 1)) * bi)%R)%R))
  (thy_complementary_27 (floor (- ((IZR k) * bi)%R)%R) (floor (- ((IZR (k + 1)) * bi)%R)%R) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0))
  (thy_complementary_18 (floor ((IZR j) * beta)%R) k)
  (thy_complementary_28 (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) (floor (- ((IZR (k + 1)) * bi)%R)%R) j)
  (thy_complementary_29 j (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) (floor (- ((IZR (k + 1)) * bi)%R)%R))
  (thy_complementary_30 j (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0))
  (thy_complementary_31 (floor ((IZR j) * beta)%R) k)
  (thy_complementary_32 (floor ((IZR j) * beta)%R) k)
  (thy_complementary_33 (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) j bi (floor (- ((IZR 0) * bi)%R)%R))
  (thy_complementary_34 (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) j (floor (- ((IZR k) * bi)%R)%R))
  (thy_complementary_35 j (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) (floor (- ((IZR k) * bi)%R)%R))
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_36 : forall (x1 : R) (x2 : R), (~ ((x1 * x2)%R = (1%R + (0%R * x1)%R)%R)%R) -> ((x1 * x2)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_37 : forall (x1 : R) (x2 : R) (x3 : Z), (~ ((x1 + x2)%R = ((IZR x3) + (0%R * x1)%R)%R)%R) -> ((x1 + x2)%R = (IZR x3))%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_38 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : R) (x7 : Z), (~ (((IZR x1) * x2)%R = ((IZR (- x3)) + (0%R * x2)%R)%R)%R) -> ((IZR x3) <= (- ((IZR x1) * x2)%R)%R)%R -> ((- ((IZR x1) * x2)%R)%R < ((IZR x3) + 1%R)%R)%R -> (x4 = ((- x5) - 1)) -> ((IZR x5) <= (- ((IZR x1) * x6)%R)%R)%R -> ((- ((IZR x1) * x6)%R)%R < ((IZR x5) + 1%R)%R)%R -> (~ (((- x3) + x4) = (x7 * x1))) -> ((((IZR x1) + (0%R * x2)%R)%R * (x2 + x6)%R)%R = (((IZR x1) + (0%R * x2)%R)%R * ((IZR x7) + (0%R * x2)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_39 : forall (x1 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_40 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : Z) (x5 : Z), (0 <= (- x1)) -> ((- ((IZR x2) * x3)%R)%R < ((IZR x1) + 1%R)%R)%R -> (~ (((- x1) + x4) = (x5 * x2))) -> (x4 = 0) -> ((x3 * (IZR x2))%R = (x3 * (IZR 0))%R)%R -> ((x5 * x2) = (x5 * 0)) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_41 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (~ (((IZR (- x1)) * x2)%R = (IZR x3))%R) -> ((((IZR x3) + (0%R * x4)%R)%R * (x4 * x2)%R)%R = (((IZR x3) + (0%R * x4)%R)%R * (1%R + (0%R * x4)%R)%R)%R)%R -> ((x2 * ((IZR x3) * x4)%R)%R = (x2 * ((IZR (- x1)) + (0%R * x4)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
(* For irrational alpha, U(k) + V(k) = pk. *)
Lemma irrational_sum : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (0 <= k) ->
  (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k)).
Proof.
intros ai alpha beta bi k p.
refine (refute (Nd (Some (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some ((- ((IZR k) * ai)%R)%R < ((IZR (floor (- ((IZR k) * ai)%R)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some (((IZR (- (floor (- ((IZR k) * ai)%R)%R))) * alpha)%R = (IZR k))%R) (Nd (Some ((((IZR k) + (0%R * ai)%R)%R * (ai * alpha)%R)%R = (((IZR k) + (0%R * ai)%R)%R * (1%R + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some ((- ((IZR k) * bi)%R)%R < ((IZR (floor (- ((IZR k) * bi)%R)%R)) + 1%R)%R)%R) Lf Lf))) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((alpha * ((IZR k) * ai)%R)%R = (alpha * ((IZR (- (floor (- ((IZR k) * ai)%R)%R))) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) = 0)) Lf Lf)) (Nd (Some (0 <= k)) (Nd (Some ((((IZR k) + (0%R * ai)%R)%R * (ai + bi)%R)%R = (((IZR k) + (0%R * ai)%R)%R * ((IZR p) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some ((ai * (IZR k))%R = (ai * (IZR 0))%R)%R) Lf Lf)))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (((IZR k) * ai)%R = ((IZR (- (floor (- ((IZR k) * ai)%R)%R))) + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR k) * bi)%R)%R)) - 1))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some ((ai + bi)%R = ((IZR p) + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some (k = 0)) Lf Lf))) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (1 <= (- (floor (- ((IZR k) * ai)%R)%R)))) (Nd (Some ((ai * alpha)%R = (1%R + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some ((IZR (floor (- ((IZR k) * bi)%R)%R)) <= (- ((IZR k) * bi)%R)%R)%R) Lf Lf)) (Nd (Some (0 <= (- (floor (- ((IZR k) * ai)%R)%R)))) (Nd (Some ((IZR (floor (- ((IZR k) * ai)%R)%R)) <= (- ((IZR k) * ai)%R)%R)%R) Lf Lf) (Nd (Some ((p * k) = (p * 0))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (An (At 11) (At 12)) (At 13));
 (Im (At 8) (Im (At 14) (An (At 15) (Im (At 16) (At 11)))));
 (Im (At 17) (At 18));
 (Im (At 19) (At 20));
 (Im (At 21) (At 22));
 (An (At 23) (At 24));
 (Im (At 16) (At 25));
 (Im (No (At 16)) (At 26));
 (An (At 27) (At 28));
 (Im (At 29) (At 30));
 (Im (At 29) (At 31));
 (Im (No (At 19)) (Im (At 5) Fa));
 (Im (No (At 21)) (Im (At 7) Fa));
 (Im (No (At 17)) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 27) (Im (At 28) (Im (No (At 1)) (Im (At 22) Fa))))))));
 (Im (At 14) (Im (No (At 29)) (Im (No (At 16)) Fa)));
 (Im (At 15) (Im (At 24) (Im (No (At 1)) (Im (At 26) (Im (At 30) (Im (At 31) Fa))))));
 (Im (No (At 12)) (Im (At 20) (Im (At 18) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (No (At 13));
 (At 14)]
 (At 1)
 (Sp 23 (Sp 24 (Sp 27 (Sp 28 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 13 (Cl 26) (Sp 14 (Sp 1 (Cl 1) (Sp 19 (Sp 21 (Sp 8 (Sp 15 (Sp 20 (Sp 22 (Sp 29 (Sp 30 (Sp 31 (Sp 26 (Cl 18) (Sp 16 (Sp 11 (Sp 25 (Sp 12 (Cl 3) (Sp 17 (Sp 18 (Cl 19) (Cl 5)) (Cl 16))) (Cl 9)) (Cl 4)) (Cl 10))) (Cl 13)) (Cl 12)) (Sp 16 (Sp 11 (Sp 25 (Sp 12 (Cl 3) (Sp 17 (Sp 18 (Cl 19) (Cl 5)) (Cl 16))) (Cl 9)) (Cl 4)) (Cl 17))) (Cl 7)) (Cl 6)) (Cl 4)) (Cl 2)) (Cl 15)) (Cl 14))) (Cl 27))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 11)) (Cl 11)) (Cl 8)) (Cl 8)) _
  (reciprocals_positive ai alpha beta bi p)
  (ex2_at (fun q r => ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R)) (- (floor (- ((IZR k) * ai)%R)%R)) k)
  (floor_natural ai k)
  (real_equal ((IZR k) * ai)%R ((IZR (- (floor (- ((IZR k) * ai)%R)%R))) + (0%R * ai)%R)%R alpha)
  (real_equal (ai * alpha)%R (1%R + (0%R * ai)%R)%R ((IZR k) + (0%R * ai)%R)%R)
  (real_equal (ai + bi)%R ((IZR p) + (0%R * ai)%R)%R ((IZR k) + (0%R * ai)%R)%R)
  (floor_spec (- ((IZR k) * ai)%R)%R)
  (ite_true (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)
  (ite_false (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)
  (floor_spec (- ((IZR k) * bi)%R)%R)
  (eq_mulZR ai k 0)
  (eq_mul p k 0)
  (thy_complementary_36 ai alpha)
  (thy_complementary_37 ai bi p)
  (thy_complementary_38 k ai (floor (- ((IZR k) * ai)%R)%R) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) (floor (- ((IZR k) * bi)%R)%R) bi p)
  (thy_complementary_39 k)
  (thy_complementary_40 (floor (- ((IZR k) * ai)%R)%R) k ai (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) p)
  (thy_complementary_41 (floor (- ((IZR k) * ai)%R)%R) alpha k ai)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((- x2) - (- x3))) -> (x4 = (x5 - x6)) -> (((- x3) + x6) = (x7 * x8)) -> (~ ((x1 + x4) = x7)) -> (((- x2) + x5) = (x7 * (x8 + 1))) -> False.
Proof. thy. Qed.
(* Theorem 3.1, if: when 1/alpha + 1/beta = p and alpha is irrational, each k >= 0 occurs exactly p times among floor(i alpha), i >= 0, and floor(i beta), i >= 1. *)
Lemma thm_3_1_if : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (0 <= k) ->
  (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p).
Proof.
intros ai alpha beta bi k p.
refine (refute (Nd (Some (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p)) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0 <= k)) Lf Lf) (Nd (Some (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) = ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) - (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)))) Lf Lf) (Nd (Some (((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) + (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0)) = (p * (k + 1)))) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R))))) Lf Lf) (Nd (Some (0 <= (k + 1))) Lf Lf)) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 10))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 11)) (Im (At 8) (At 12)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 11)) (Im (At 13) (At 14)))))))));
 (Im (No (At 13)) (Im (At 8) Fa));
 (Im (At 9) (Im (At 10) (Im (At 12) (Im (No (At 1)) (Im (At 14) Fa)))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (No (At 11));
 (At 8)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 11 (Cl 14) (Sp 8 (Sp 1 (Cl 1) (Sp 13 (Sp 9 (Sp 10 (Sp 12 (Sp 14 (Cl 7) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 6))) (Cl 15))) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (count_alpha ai alpha beta bi k p)
  (count_beta ai alpha beta bi k p)
  (irrational_sum ai alpha beta bi k p)
  (irrational_sum ai alpha beta bi (k + 1) p)
  (thy_complementary_23 k)
  (thy_complementary_42 (card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) (floor (- ((IZR (k + 1)) * ai)%R)%R) (floor (- ((IZR k) * ai)%R)%R) (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k)))) (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) p k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_43 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_44 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_complementary_45 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_complementary_46 : forall (x1 : Z) (x2 : R), (~ ((- ((IZR x1) * x2)%R)%R = (- ((IZR ((x1 - 1) + 1)) * x2)%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_47 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : R) (x6 : R), (~ (((- x1) + x2) = (x3 * x4))) -> ((IZR x1) <= (- ((IZR x4) * x5)%R)%R)%R -> ((- ((IZR x4) * x5)%R)%R < ((IZR x1) + 1%R)%R)%R -> (x2 = 0) -> (((IZR x4) * (x5 + x6)%R)%R = ((IZR x4) * (IZR x3))%R)%R -> ((x6 * (IZR x4))%R = (x6 * (IZR 0))%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_49 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_complementary_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ (((- x1) + x2) = (x3 * x4))) -> (x1 = x5) -> (x6 = x7) -> ((x8 + x9) = x3) -> (x8 = ((- x5) - (- x10))) -> (x9 = (x11 - x12)) -> (x2 = ((- x6) - 1)) -> (x11 = ((- x7) - 1)) -> (((- x10) + x12) = (x3 * (x4 - 1))) -> False.
Proof. thy. Qed.
(* If each number occurs p times then U(k) + V(k) = pk: the step from k - 1 to k. *)
Lemma balanced_sum_step : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before))))) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k)))).
Proof.
intros ai alpha beta bi p.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before))))) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))))) as [k0 W0].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before))))) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))))) (Nd (Some (0 <= k0)) (Nd (Some (((- (floor (- ((IZR k0) * ai)%R)%R)) + (ite (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0)) = (p * k0))) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p)))) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = (k0 - 1))))) = ((- (floor (- ((IZR ((k0 - 1) + 1)) * ai)%R)%R)) - (- (floor (- ((IZR (k0 - 1)) * ai)%R)%R))))) Lf Lf) (Nd (Some ((ite (1 <= ((k0 - 1) + 1)) ((- (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)) - 1))) Lf Lf)) (Nd (Some (alpha < beta)%R) (Nd (Some (1 <= k0)) Lf Lf) (Nd (Some ((floor (- ((IZR k0) * bi)%R)%R) = (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R))) Lf Lf))) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (1 <= p)) (Nd (Some ((IZR (floor (- ((IZR k0) * ai)%R)%R)) <= (- ((IZR k0) * ai)%R)%R)%R) Lf Lf) (Nd (Some ((floor (- ((IZR k0) * ai)%R)%R) = (floor (- ((IZR ((k0 - 1) + 1)) * ai)%R)%R))) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((ite (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0) = 0)) Lf Lf) (Nd (Some (k0 = 0)) Lf Lf)))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = (k0 - 1))))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = (k0 - 1)))))) = p)) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = (k0 - 1))))) = ((ite (1 <= ((k0 - 1) + 1)) ((- (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)) - 1) 0) - (ite (1 <= (k0 - 1)) ((- (floor (- ((IZR (k0 - 1)) * bi)%R)%R)) - 1) 0)))) Lf Lf) (Nd (Some ((- ((IZR k0) * ai)%R)%R = (- ((IZR ((k0 - 1) + 1)) * ai)%R)%R)%R) Lf Lf)) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some ((ite (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1))) Lf Lf) (Nd (Some (((IZR k0) * (ai + bi)%R)%R = ((IZR k0) * (IZR p))%R)%R) Lf Lf))) (Nd (Some (((- (floor (- ((IZR (k0 - 1)) * ai)%R)%R)) + (ite (1 <= (k0 - 1)) ((- (floor (- ((IZR (k0 - 1)) * bi)%R)%R)) - 1) 0)) = (p * (k0 - 1)))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((- ((IZR k0) * ai)%R)%R < ((IZR (floor (- ((IZR k0) * ai)%R)%R)) + 1%R)%R)%R) Lf Lf) (Nd (Some ((- ((IZR k0) * bi)%R)%R = (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)%R) Lf Lf)) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (1 <= ((k0 - 1) + 1))) Lf Lf) (Nd (Some ((bi * (IZR k0))%R = (bi * (IZR 0))%R)%R) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 8) (Im (At 5) (At 9)));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 5) (At 16))))))));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 5) (At 17))))))));
 (An (At 18) (At 19));
 (Im (At 20) (At 21));
 (Im (No (At 20)) (At 22));
 (Im (At 23) (At 24));
 (Im (At 25) (At 26));
 (Im (At 27) (At 28));
 (Im (At 15) (At 29));
 (Im (At 30) (At 31));
 (Im (At 5) (Im (No (At 20)) Fa));
 (Im (No (At 5)) (Im (At 20) Fa));
 (Im (At 5) (Im (No (At 23)) Fa));
 (Im (No (At 25)) Fa);
 (Im (No (At 27)) Fa);
 (Im (At 2) (Im (No (At 5)) (Im (No (At 30)) Fa)));
 (Im (No (At 4)) (Im (At 18) (Im (At 19) (Im (At 22) (Im (At 29) (Im (At 31) Fa))))));
 (Im (No (At 6)) Fa);
 (Im (No (At 4)) (Im (At 26) (Im (At 28) (Im (At 9) (Im (At 16) (Im (At 17) (Im (At 21) (Im (At 24) (Im (At 7) Fa)))))))));
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 8)]
 (At 1)
 (Sp 18 (Sp 19 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 8 (Sp 1 (Cl 1) (Sp 29 (Sp 25 (Sp 27 (Sp 6 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 26 (Sp 28 (Sp 31 (Sp 22 (Cl 21) (Sp 20 (Sp 21 (Sp 5 (Sp 7 (Sp 9 (Sp 16 (Sp 17 (Sp 23 (Sp 24 (Cl 23) (Cl 10)) (Cl 17)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 16)) (Cl 8)) (Cl 9))) (Sp 30 (Cl 14) (Sp 5 (Sp 7 (Sp 9 (Sp 16 (Sp 17 (Sp 20 (Sp 23 (Sp 21 (Sp 24 (Cl 23) (Cl 10)) (Cl 8)) (Cl 17)) (Cl 15)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 20)))) (Cl 12)) (Cl 11))) (Cl 2)) (Cl 2)) (Cl 22)) (Cl 19)) (Cl 18)) (Cl 13))) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 7)) (Cl 7)) _
  W0
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before)))) (k0 - 1))
  (all1_at (fun k => ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p))) (k0 - 1))
  (count_alpha ai alpha beta bi (k0 - 1) p)
  (count_beta ai alpha beta bi (k0 - 1) p)
  (floor_spec (- ((IZR k0) * ai)%R)%R)
  (ite_true (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0)
  (ite_false (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0)
  (ite_true (1 <= ((k0 - 1) + 1)) ((- (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)) - 1) 0)
  (floor_cong (- ((IZR k0) * ai)%R)%R (- ((IZR ((k0 - 1) + 1)) * ai)%R)%R)
  (floor_cong (- ((IZR k0) * bi)%R)%R (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)
  (eq_mulR (IZR k0) (ai + bi)%R (IZR p))
  (eq_mulZR bi k0 0)
  (thy_complementary_43 k0)
  (thy_complementary_44 k0)
  (thy_complementary_45 k0)
  (thy_complementary_46 k0 ai)
  (thy_complementary_46 k0 bi)
  (thy_complementary_47 k0)
  (thy_complementary_48 (floor (- ((IZR k0) * ai)%R)%R) (ite (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0) p k0 ai bi)
  (thy_complementary_49 k0)
  (thy_complementary_50 (floor (- ((IZR k0) * ai)%R)%R) (ite (1 <= k0) ((- (floor (- ((IZR k0) * bi)%R)%R)) - 1) 0) p k0 (floor (- ((IZR ((k0 - 1) + 1)) * ai)%R)%R) (floor (- ((IZR k0) * bi)%R)%R) (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R) (card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = (k0 - 1))))) (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = (k0 - 1))))) (floor (- ((IZR (k0 - 1)) * ai)%R)%R) (ite (1 <= ((k0 - 1) + 1)) ((- (floor (- ((IZR ((k0 - 1) + 1)) * bi)%R)%R)) - 1) 0) (ite (1 <= (k0 - 1)) ((- (floor (- ((IZR (k0 - 1)) * bi)%R)%R)) - 1) 0))
).
vm_compute; reflexivity.
Qed.

(* If each number occurs p times then U(k) + V(k) = pk for all k >= 0. *)
Lemma balanced_sum : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p))) ->
  (0 <= k) ->
  (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k)).
Proof.
intros ai alpha beta bi k p.
refine (refute (Nd (Some (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p)))) Lf Lf) Lf) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (forall (k : Z), ((0 <= k) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))))) Lf Lf) Lf)) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (((- (floor (- ((IZR k_before) * ai)%R)%R)) + (ite (1 <= k_before) ((- (floor (- ((IZR k_before) * bi)%R)%R)) - 1) 0)) = (p * k_before))))) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))))) Lf Lf) Lf) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (0 <= k)) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9))))))));
 (Im (At 9) (At 10));
 (Im (At 10) (Im (At 11) (At 1)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 1 (Cl 1) (Sp 9 (Sp 10 (Cl 4) (Cl 3)) (Cl 2))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) _
  (balanced_sum_step ai alpha beta bi p)
  (law_induction (fun k => (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))))
  (all1_at (fun k => ((0 <= k) -> (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k)))) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_51 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (~ (((IZR x1) * x2)%R = ((IZR x3) + (0%R * x4)%R)%R)%R) -> (((IZR x1) * x2)%R = (IZR x3))%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_52 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (~ (((IZR x1) * x2)%R = (IZR x3))%R) -> ((x2 * ((IZR x3) * x4)%R)%R = (x2 * ((IZR x1) + (0%R * x2)%R)%R)%R)%R -> ((((IZR x3) + (0%R * x2)%R)%R * (x2 * x4)%R)%R = (((IZR x3) + (0%R * x2)%R)%R * (1%R + (0%R * x2)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_53 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z) (x5 : R) (x6 : Z), ((x1 * ((IZR x2) * x3)%R)%R = (x1 * ((IZR x4) + (0%R * x1)%R)%R)%R)%R -> ((((IZR x2) + (0%R * x1)%R)%R * (x1 * x3)%R)%R = (((IZR x2) + (0%R * x1)%R)%R * (1%R + (0%R * x1)%R)%R)%R)%R -> ((((IZR x4) + (0%R * x1)%R)%R * (x1 + x5)%R)%R = (((IZR x4) + (0%R * x1)%R)%R * ((IZR x6) + (0%R * x1)%R)%R)%R)%R -> (~ (((IZR x4) * x5)%R = (IZR ((x6 * x4) - x2)))%R) -> False.
Proof. thy_real. Qed.
(* If q alpha = r then r / alpha = q and r / beta = pr - q. *)
Lemma rational_reciprocals : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z) (q : Z) (r : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (((IZR q) * alpha)%R = (IZR r))%R ->
  ((((IZR r) * ai)%R = (IZR q))%R /\ (((IZR r) * bi)%R = (IZR ((p * r) - q)))%R).
Proof.
intros ai alpha beta bi p q r.
refine (refute (Nd (Some (((IZR r) * ai)%R = (IZR q))%R) (Nd (Some (((IZR r) * bi)%R = (IZR ((p * r) - q)))%R) (Nd (Some ((ai * ((IZR q) * alpha)%R)%R = (ai * ((IZR r) + (0%R * ai)%R)%R)%R)%R) (Nd (Some ((((IZR r) + (0%R * ai)%R)%R * (ai + bi)%R)%R = (((IZR r) + (0%R * ai)%R)%R * ((IZR p) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some ((((IZR q) + (0%R * ai)%R)%R * (ai * alpha)%R)%R = (((IZR q) + (0%R * ai)%R)%R * (1%R + (0%R * ai)%R)%R)%R)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) Lf Lf) (Nd (Some (alpha < beta)%R) Lf Lf))) (Nd (Some (((IZR q) * alpha)%R = ((IZR r) + (0%R * ai)%R)%R)%R) (Nd (Some ((ai * alpha)%R = (1%R + (0%R * ai)%R)%R)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) Lf Lf) (Nd (Some (0%R < alpha)%R) Lf Lf)) (Nd (Some ((ai + bi)%R = ((IZR p) + (0%R * ai)%R)%R)%R) (Nd (Some (((IZR q) * alpha)%R = (IZR r))%R) Lf Lf) (Nd (Some ((bi * beta)%R = 1%R)%R) Lf Lf))))
 [(Im (At 3) (At 4));
 (Im (At 5) (At 6));
 (Im (At 7) (At 8));
 (Im (No (At 5)) (Im (At 9) Fa));
 (Im (No (At 7)) (Im (At 10) Fa));
 (Im (No (At 3)) (Im (At 11) Fa));
 (Im (No (At 1)) (Im (At 4) (Im (At 6) Fa)));
 (Im (At 4) (Im (At 6) (Im (At 8) (Im (No (At 2)) Fa))));
 (At 12);
 (At 13);
 (At 14);
 (At 9);
 (At 15);
 (At 10);
 (At 11)]
 (An (At 1) (At 2))
 (Sp 9 (Sp 10 (Sp 11 (Sp 5 (Sp 7 (Sp 3 (Sp 6 (Sp 8 (Sp 4 (Sp 1 (Sp 2 (Cl 1) (Cl 9)) (Cl 8)) (Cl 2)) (Cl 4)) (Cl 3)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 16)) (Cl 15)) (Cl 13)) _
  (real_equal ((IZR q) * alpha)%R ((IZR r) + (0%R * ai)%R)%R ai)
  (real_equal (ai * alpha)%R (1%R + (0%R * ai)%R)%R ((IZR q) + (0%R * ai)%R)%R)
  (real_equal (ai + bi)%R ((IZR p) + (0%R * ai)%R)%R ((IZR r) + (0%R * ai)%R)%R)
  (thy_complementary_36 ai alpha)
  (thy_complementary_37 ai bi p)
  (thy_complementary_51 q alpha r ai)
  (thy_complementary_52 r ai q alpha)
  (thy_complementary_53 ai q alpha r bi p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_54 : forall (x1 : Z) (x2 : R) (x3 : Z), ((IZR x1) <= (- x2)%R)%R -> ((- x2)%R < ((IZR x1) + 1%R)%R)%R -> (x2 = (IZR x3))%R -> (~ ((- x1) = x3)) -> False.
Proof. thy_real. Qed.
(* The least integer that is at least n is n. *)
Lemma ceil_of_integer : forall (X : R) (n : Z),
  (X = (IZR n))%R ->
  ((- (floor (- X)%R)) = n).
Proof.
intros X n.
refine (refute (Nd (Some ((- (floor (- X)%R)) = n)) (Nd (Some ((IZR (floor (- X)%R)) <= (- X)%R)%R) (Nd (Some (X = (IZR n))%R) Lf Lf) Lf) (Nd (Some ((- X)%R < ((IZR (floor (- X)%R)) + 1%R)%R)%R) Lf Lf))
 [(An (At 2) (At 3));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (No (At 1)) Fa))));
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 2)) _
  (floor_spec (- X)%R)
  (thy_complementary_54 (floor (- X)%R) X n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((- x1) = x2) -> ((- x3) = ((x4 * x5) - x2)) -> (x6 = ((- x3) - 1)) -> (~ (((- x1) + x6) = ((x4 * x5) - 1))) -> False.
Proof. thy. Qed.
(* If q alpha = r with q, r >= 1 then U(r) + V(r) = pr - 1. *)
Lemma rational_gap : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z) (q : Z) (r : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (1 <= q) ->
  (1 <= r) ->
  (((IZR q) * alpha)%R = (IZR r))%R ->
  (((- (floor (- ((IZR r) * ai)%R)%R)) + (ite (1 <= r) ((- (floor (- ((IZR r) * bi)%R)%R)) - 1) 0)) = ((p * r) - 1)).
Proof.
intros ai alpha beta bi p q r.
refine (refute (Nd (Some (((- (floor (- ((IZR r) * ai)%R)%R)) + (ite (1 <= r) ((- (floor (- ((IZR r) * bi)%R)%R)) - 1) 0)) = ((p * r) - 1))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (((IZR q) * alpha)%R = (IZR r))%R) Lf Lf) (Nd (Some ((- (floor (- ((IZR r) * bi)%R)%R)) = ((p * r) - q))) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (((IZR r) * bi)%R = (IZR ((p * r) - q)))%R) Lf Lf) (Nd (Some ((ite (1 <= r) ((- (floor (- ((IZR r) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR r) * bi)%R)%R)) - 1))) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (((IZR r) * ai)%R = (IZR q))%R) Lf Lf) (Nd (Some (1 <= r)) Lf Lf)) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some ((- (floor (- ((IZR r) * ai)%R)%R)) = q)) Lf Lf) (Nd (Some (1 <= q)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (An (At 9) (At 10)))))))));
 (Im (At 9) (At 11));
 (Im (At 10) (At 12));
 (Im (At 13) (At 14));
 (Im (At 11) (Im (At 12) (Im (At 14) (Im (No (At 1)) Fa))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 15);
 (At 13);
 (At 8)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 13 (Sp 8 (Sp 1 (Cl 1) (Sp 9 (Sp 10 (Sp 14 (Sp 11 (Sp 12 (Cl 6) (Cl 4)) (Cl 3)) (Cl 5)) (Cl 2)) (Cl 2))) (Cl 15)) (Cl 14)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) _
  (rational_reciprocals ai alpha beta bi p q r)
  (ceil_of_integer ((IZR r) * ai)%R q)
  (ceil_of_integer ((IZR r) * bi)%R ((p * r) - q))
  (ite_true (1 <= r) ((- (floor (- ((IZR r) * bi)%R)%R)) - 1) 0)
  (thy_complementary_55 (floor (- ((IZR r) * ai)%R)%R) q (floor (- ((IZR r) * bi)%R)%R) p r (ite (1 <= r) ((- (floor (- ((IZR r) * bi)%R)%R)) - 1) 0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_56 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R = (IZR x3))%R -> (~ (((IZR x1) * x2)%R = ((IZR x3) + (0%R * x4)%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_57 : forall (x1 : R) (x2 : R) (x3 : R), (~ ((x1 * x2)%R = (1%R + (0%R * x3)%R)%R)%R) -> ((x1 * x2)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_58 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R = (IZR x3))%R -> (~ (0%R < ((0%R * x4)%R + (IZR x3))%R)%R) -> (0%R < (x2 * ((0%R * x4)%R + (IZR x1))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_59 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : Z) (x5 : R) (x6 : R), (~ (((IZR x1) * x2)%R = ((IZR ((x3 * x1) - x4)) + (0%R * x2)%R)%R)%R) -> ((x5 * ((IZR x4) * x6)%R)%R = (x5 * ((IZR x1) + (0%R * x2)%R)%R)%R)%R -> ((((IZR x4) + (0%R * x2)%R)%R * (x5 * x6)%R)%R = (((IZR x4) + (0%R * x2)%R)%R * (1%R + (0%R * x2)%R)%R)%R)%R -> ((((IZR x1) + (0%R * x2)%R)%R * (x2 + x5)%R)%R = (((IZR x1) + (0%R * x2)%R)%R * ((IZR x3) + (0%R * x2)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : R) (x5 : R) (x6 : R), (~ (1 <= ((x1 * x2) - x3))) -> ((x4 * ((IZR x3) * x5)%R)%R = (x4 * ((IZR x2) + (0%R * x6)%R)%R)%R)%R -> ((((IZR x3) + (0%R * x6)%R)%R * (x4 * x5)%R)%R = (((IZR x3) + (0%R * x6)%R)%R * (1%R + (0%R * x6)%R)%R)%R)%R -> ((((IZR x2) + (0%R * x6)%R)%R * (x6 + x4)%R)%R = (((IZR x2) + (0%R * x6)%R)%R * ((IZR x1) + (0%R * x6)%R)%R)%R)%R -> (0%R < (x6 * ((0%R * x6)%R + (IZR x2))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_61 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : Z) (x5 : Z), ((((IZR x1) + (0%R * x2)%R)%R * (x2 * x3)%R)%R = (((IZR x1) + (0%R * x2)%R)%R * (1%R + (0%R * x2)%R)%R)%R)%R -> ((x3 * ((IZR x1) * x2)%R)%R = (x3 * ((IZR ((x4 * x1) - x5)) + (0%R * x2)%R)%R)%R)%R -> (~ (((IZR ((x4 * x1) - x5)) * x3)%R = (IZR x1))%R) -> False.
Proof. thy_real. Qed.
(* If beta is rational then so is alpha: from q beta = r follows (pr - q) alpha = r. *)
Lemma rational_both : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R)) ->
  (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R)).
Proof.
intros ai alpha beta bi p.
destruct (wit_ex2 (fun q r => ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R))) as [q0 [r0 W1]].
refine (refute (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some (((IZR q0) * beta)%R = ((IZR r0) + (0%R * ai)%R)%R)%R) (Nd (Some ((ai * ((0%R * ai)%R + (IZR r0))%R)%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (((IZR r0) * ai)%R = ((IZR ((p * r0) - q0)) + (0%R * ai)%R)%R)%R) Lf Lf)) (Nd (Some (1 <= q0)) (Nd (Some ((ai + bi)%R = ((IZR p) + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some ((beta * ((0%R * ai)%R + (IZR q0))%R)%R < 0%R)%R) Lf Lf))) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((bi * beta)%R = (1%R + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some (0%R < (beta * ((0%R * ai)%R + (IZR q0))%R)%R)%R) Lf Lf)) (Nd (Some (1 <= ((p * r0) - q0))) (Nd (Some ((ai * alpha)%R = (1%R + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some (0%R < (ai * ((0%R * ai)%R + (IZR r0))%R)%R)%R) Lf Lf)))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some ((bi * ((IZR q0) * beta)%R)%R = (bi * ((IZR r0) + (0%R * ai)%R)%R)%R)%R) (Nd (Some (((0%R * ai)%R + (IZR r0))%R < 0%R)%R) Lf Lf) Lf) (Nd (Some ((alpha * ((IZR r0) * ai)%R)%R = (alpha * ((IZR ((p * r0) - q0)) + (0%R * ai)%R)%R)%R)%R) Lf Lf)) (Nd (Some (((IZR q0) * beta)%R = (IZR r0))%R) (Nd (Some ((((IZR r0) + (0%R * ai)%R)%R * (ai + bi)%R)%R = (((IZR r0) + (0%R * ai)%R)%R * ((IZR p) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some (((0%R * ai)%R + (IZR q0))%R < 0%R)%R) Lf Lf))) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R))) (Nd (Some ((((IZR q0) + (0%R * ai)%R)%R * (bi * beta)%R)%R = (((IZR q0) + (0%R * ai)%R)%R * (1%R + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some (0%R < ((0%R * ai)%R + (IZR q0))%R)%R) Lf Lf)) (Nd (Some (((IZR ((p * r0) - q0)) * alpha)%R = (IZR r0))%R) (Nd (Some ((((IZR r0) + (0%R * ai)%R)%R * (ai * alpha)%R)%R = (((IZR r0) + (0%R * ai)%R)%R * (1%R + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some (0%R < ((0%R * ai)%R + (IZR r0))%R)%R) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (At 11) (An (At 12) (At 13)));
 (Im (An (At 14) (At 15)) (At 1));
 (Im (At 16) (At 17));
 (Im (At 18) (At 19));
 (Im (At 20) (At 21));
 (Im (At 22) (At 23));
 (Im (At 24) (At 25));
 (Im (At 10) (An (If (At 26) (At 27)) (If (At 28) (At 29))));
 (Im (At 8) (An (If (At 30) (At 31)) (If (At 32) (At 33))));
 (Im (At 13) (Im (No (At 16)) Fa));
 (Im (No (At 22)) (Im (At 5) Fa));
 (Im (No (At 18)) (Im (At 6) Fa));
 (Im (No (At 20)) (Im (At 7) Fa));
 (Im (At 12) (Im (No (At 27)) Fa));
 (Im (At 13) (Im (No (At 31)) (Im (At 26) Fa)));
 (Im (No (At 24)) (Im (At 17) (Im (At 19) (Im (At 21) Fa))));
 (Im (No (At 14)) (Im (At 17) (Im (At 19) (Im (At 21) (Im (At 30) Fa)))));
 (Im (At 23) (Im (At 25) (Im (No (At 15)) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 11 (Sp 1 (Cl 1) (Sp 22 (Sp 18 (Sp 20 (Sp 8 (Sp 9 (Sp 10 (Sp 12 (Sp 13 (Sp 23 (Sp 19 (Sp 21 (Sp 27 (Sp 16 (Sp 26 (Sp 17 (Sp 31 (Sp 24 (Sp 30 (Sp 25 (Sp 14 (Sp 15 (Cl 4) (Cl 20)) (Cl 19)) (Cl 9)) (Cl 11)) (Cl 18)) (Cl 17)) (Cl 5)) (Cl 10)) (Cl 12)) (Cl 16)) (Cl 7)) (Cl 6)) (Cl 8)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15)) (Cl 14)) (Cl 13))) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  (reciprocals_positive ai alpha beta bi p)
  W1
  (ex2_at (fun q r => ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R)) ((p * r0) - q0) r0)
  (real_equal ((IZR q0) * beta)%R ((IZR r0) + (0%R * ai)%R)%R bi)
  (real_equal (bi * beta)%R (1%R + (0%R * ai)%R)%R ((IZR q0) + (0%R * ai)%R)%R)
  (real_equal (ai + bi)%R ((IZR p) + (0%R * ai)%R)%R ((IZR r0) + (0%R * ai)%R)%R)
  (real_equal (ai * alpha)%R (1%R + (0%R * ai)%R)%R ((IZR r0) + (0%R * ai)%R)%R)
  (real_equal ((IZR r0) * ai)%R ((IZR ((p * r0) - q0)) + (0%R * ai)%R)%R alpha)
  (real_sign beta ((0%R * ai)%R + (IZR q0))%R)
  (real_sign ai ((0%R * ai)%R + (IZR r0))%R)
  (thy_complementary_56 q0 beta r0 ai)
  (thy_complementary_36 ai alpha)
  (thy_complementary_57 bi beta ai)
  (thy_complementary_37 ai bi p)
  (thy_complementary_7 q0 ai)
  (thy_complementary_58 q0 beta r0 ai)
  (thy_complementary_59 r0 ai p q0 bi beta)
  (thy_complementary_60 p r0 q0 bi beta ai)
  (thy_complementary_61 r0 ai alpha p q0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_complementary_62 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R = (IZR x3))%R -> (~ ((x2 * ((0%R * x4)%R + (IZR x1))%R)%R < 0%R)%R) -> (~ (0 <= x3)) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_63 : forall (x1 : R) (x2 : R) (x3 : Z), (0%R < (x1 * ((0%R * x2)%R + (IZR x3))%R)%R)%R -> ((x1 * ((0%R * x2)%R + (IZR x3))%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_64 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R = (IZR x3))%R -> (0%R < (x2 * ((0%R * x4)%R + (IZR x1))%R)%R)%R -> (~ (1 <= x3)) -> False.
Proof. thy_real. Qed.
Lemma thy_complementary_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((- x1) + x2) = (x3 * x4)) -> (((- x1) + x2) = ((x3 * x4) - 1)) -> False.
Proof. thy. Qed.
(* Theorem 3.1, only if: when each k >= 0 occurs exactly p times, alpha and beta are irrational. *)
Lemma thm_3_1_only_if : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p))) ->
  ((~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) /\ (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R)))).
Proof.
intros ai alpha beta bi p.
destruct (wit_ex2 (fun q r => ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) as [q0 [r0 W1]].
refine (refute (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (((- (floor (- ((IZR r0) * ai)%R)%R)) + (ite (1 <= r0) ((- (floor (- ((IZR r0) * bi)%R)%R)) - 1) 0)) = ((p * r0) - 1))) Lf Lf) Lf) (Nd (Some (0%R < ((0%R * ai)%R + (IZR q0))%R)%R) Lf Lf)) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (((IZR q0) * alpha)%R = (IZR r0))%R) (Nd (Some (0 <= r0)) Lf Lf) Lf) (Nd (Some (((0%R * ai)%R + (IZR q0))%R < 0%R)%R) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (1 <= q0)) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((floor ((IZR i) * alpha)%R) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((floor ((IZR i) * beta)%R) = k))))) = p)))) Lf Lf) Lf) (Nd (Some ((alpha * ((0%R * ai)%R + (IZR q0))%R)%R < 0%R)%R) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < (alpha * ((0%R * ai)%R + (IZR q0))%R)%R)%R) (Nd (Some (((- (floor (- ((IZR r0) * ai)%R)%R)) + (ite (1 <= r0) ((- (floor (- ((IZR r0) * bi)%R)%R)) - 1) 0)) = (p * r0))) Lf Lf) Lf) (Nd (Some (1 <= r0)) Lf Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 2) (At 1))))))));
 (Im (At 1) (An (At 9) (At 10)));
 (Im (At 4) (An (If (At 11) (At 12)) (If (At 13) (At 14))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 15) (Im (At 10) (At 16))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 17) (Im (At 18) (At 19)))))))));
 (Im (At 9) (Im (No (At 12)) Fa));
 (Im (At 10) (Im (No (At 13)) (Im (No (At 18)) Fa)));
 (Im (At 11) (Im (At 13) Fa));
 (Im (At 10) (Im (At 11) (Im (No (At 15)) Fa)));
 (Im (At 19) (Im (At 16) Fa));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 17)]
 (An (No (At 1)) (No (At 2)))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 17 (Sp 2 (Sp 1 (Sp 9 (Sp 10 (Sp 12 (Sp 11 (Sp 13 (Cl 9) (Sp 15 (Sp 18 (Sp 16 (Sp 19 (Cl 11) (Cl 6)) (Cl 5)) (Cl 8)) (Cl 10))) (Cl 4)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 2)) (Sp 1 (Sp 9 (Sp 10 (Sp 12 (Sp 11 (Sp 13 (Cl 9) (Sp 15 (Sp 18 (Sp 16 (Sp 19 (Cl 11) (Cl 6)) (Cl 5)) (Cl 8)) (Cl 10))) (Cl 4)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 1))) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) _
  (rational_both ai alpha beta bi p)
  W1
  (real_sign alpha ((0%R * ai)%R + (IZR q0))%R)
  (rational_gap ai alpha beta bi p q0 r0)
  (balanced_sum ai alpha beta bi r0 p)
  (thy_complementary_7 q0 ai)
  (thy_complementary_62 q0 alpha r0 ai)
  (thy_complementary_63 alpha ai q0)
  (thy_complementary_64 q0 alpha r0 ai)
  (thy_complementary_65 (floor (- ((IZR r0) * ai)%R)%R) (ite (1 <= r0) ((- (floor (- ((IZR r0) * bi)%R)%R)) - 1) 0) p r0)
).
vm_compute; reflexivity.
Qed.
