From Wythoff.book Require Import Prelude PreludeReals Definitions algebra counting sequences complementary.
Open Scope Z_scope.

Lemma thy_appendix_1 : forall (x1 : R) (x2 : Z), (~ (x1 = ((IZR x2) + (0%R * x1)%R)%R)%R) -> (x1 = (IZR x2))%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_2 : forall (x1 : R) (x2 : R), (~ (0%R < (x1 * x2)%R)%R) -> ((x2 * x1)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_3 : forall (x1 : Z) (x2 : R), (~ (1 <= x1)) -> (x2 = (IZR x1))%R -> (0%R < x2)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_4 : forall (x1 : R) (x2 : R) (x3 : Z), ((x1 * x2)%R = (x1 * ((IZR x3) + (0%R * x2)%R)%R)%R)%R -> ((x2 * x1)%R = 1%R)%R -> (~ (((IZR x3) * x1)%R = (IZR 1))%R) -> False.
Proof. thy_real. Qed.
(* If alpha is positive and irrational then 1/alpha is not an integer. *)
Lemma not_integer : forall (ai : R) (alpha : R) (n : Z),
  (0%R < alpha)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (~ (ai = (IZR n))%R).
Proof.
intros ai alpha n.
refine (refute (Nd (Some (ai = (IZR n))%R) (Nd (Some (1 <= n)) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (0%R < (alpha * ai)%R)%R) Lf Lf) (Nd (Some ((ai * alpha)%R = 1%R)%R) Lf Lf)) (Nd (Some ((alpha * ai)%R = (alpha * ((IZR n) + (0%R * ai)%R)%R)%R)%R) (Nd (Some ((alpha * ai)%R < 0%R)%R) Lf Lf) Lf)) (Nd (Some (((IZR n) * alpha)%R = (IZR 1))%R) (Nd (Some (ai = ((IZR n) + (0%R * ai)%R)%R)%R) (Nd (Some (0%R < ai)%R) Lf Lf) Lf) (Nd (Some (0%R < alpha)%R) (Nd (Some (ai < 0%R)%R) Lf Lf) Lf)))
 [(Im (An (At 2) (At 3)) (At 4));
 (Im (At 5) (At 6));
 (Im (At 7) (An (If (At 8) (At 9)) (If (At 10) (At 11))));
 (Im (No (At 5)) (Im (At 1) Fa));
 (Im (No (At 8)) (Im (At 12) Fa));
 (Im (No (At 2)) (Im (At 1) (Im (At 9) Fa)));
 (Im (At 6) (Im (At 12) (Im (No (At 3)) Fa)));
 (At 7);
 (At 12);
 (No (At 4))]
 (No (At 1))
 (Sp 7 (Sp 12 (Sp 4 (Cl 11) (Sp 1 (Sp 5 (Sp 8 (Sp 9 (Sp 6 (Sp 2 (Sp 3 (Cl 2) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 4)) (Cl 6)) (Cl 5)) (Cl 1))) (Cl 10)) (Cl 9)) _
  (ex2_at (fun q r => ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R)) n 1)
  (real_equal ai ((IZR n) + (0%R * ai)%R)%R alpha)
  (real_sign alpha ai)
  (thy_appendix_1 ai n)
  (thy_appendix_2 alpha ai)
  (thy_appendix_3 n ai)
  (thy_appendix_4 alpha ai n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_5 : forall (x1 : R) (x2 : Z), (x1 < ((IZR x2) + 1%R)%R)%R -> (~ (x1 < (IZR (x2 + 1)))%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_6 : forall (x1 : Z) (x2 : R), (~ ((IZR ((x1 + 1) - 1)) < x2)%R) -> (~ (x2 = (IZR x1))%R) -> ((IZR x1) <= x2)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_7 : forall (x1 : R) (x2 : Z), (~ (x1 = (IZR x2))%R) -> ((IZR x2) <= x1)%R -> (~ ((IZR ((x2 + 1) - 1)) < x1)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_8 : forall (x1 : R) (x2 : Z), (0%R < x1)%R -> (x1 < ((IZR x2) + 1%R)%R)%R -> (~ (1 <= (x2 + 1))) -> False.
Proof. thy_real. Qed.
(* floor(1/alpha) < 1/alpha < M: the number 1/alpha is not an integer; and likewise 1/beta. *)
Lemma threshold : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  ((((((ai < (IZR ((floor ai) + 1)))%R /\ ((IZR (((floor ai) + 1) - 1)) < ai)%R) /\ (bi < (IZR ((floor bi) + 1)))%R) /\ ((IZR (((floor bi) + 1) - 1)) < bi)%R) /\ (1 <= ((floor ai) + 1))) /\ (1 <= ((floor bi) + 1))).
Proof.
intros ai alpha beta bi p.
refine (refute (Nd (Some (ai < (IZR ((floor ai) + 1)))%R) (Nd (Some ((IZR (((floor ai) + 1) - 1)) < ai)%R) (Nd (Some ((IZR (((floor bi) + 1) - 1)) < bi)%R) (Nd (Some (0%R < alpha)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * beta)%R = (IZR r))%R))) Lf Lf) Lf) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some ((IZR (floor ai)) <= ai)%R) Lf Lf) Lf)) (Nd (Some (1 <= ((floor bi) + 1))) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (ai = (IZR (floor ai)))%R) Lf Lf) Lf) (Nd (Some (0%R < bi)%R) (Nd (Some ((IZR (floor bi)) <= bi)%R) Lf Lf) Lf))) (Nd (Some (bi < (IZR ((floor bi) + 1)))%R) (Nd (Some (1 <= ((floor ai) + 1))) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) Lf Lf) Lf) (Nd (Some (0%R < ai)%R) (Nd (Some (ai < ((IZR (floor ai)) + 1%R)%R)%R) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (bi = (IZR (floor bi)))%R) Lf Lf) Lf) (Nd (Some (0%R < beta)%R) (Nd (Some (bi < ((IZR (floor bi)) + 1%R)%R)%R) Lf Lf) Lf))))
 [(Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (An (An (At 13) (At 14)) (At 15))))))));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 16) (At 17))))))));
 (Im (At 8) (Im (At 10) (Im (No (At 17)) (No (At 18)))));
 (Im (At 15) (Im (At 11) (Im (No (At 16)) (No (At 19)))));
 (An (At 20) (At 21));
 (An (At 22) (At 23));
 (Im (At 21) (Im (No (At 1)) Fa));
 (Im (No (At 2)) (Im (No (At 18)) (Im (At 20) Fa)));
 (Im (At 23) (Im (No (At 3)) Fa));
 (Im (No (At 19)) (Im (At 22) (Im (No (At 4)) Fa)));
 (Im (At 13) (Im (At 21) (Im (No (At 5)) Fa)));
 (Im (At 14) (Im (At 23) (Im (No (At 6)) Fa)));
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (No (At 17))]
 (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (At 5)) (At 6))
 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 17 (Cl 20) (Sp 1 (Sp 3 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Cl 3) (Sp 18 (Cl 4) (Sp 19 (Cl 5) (Sp 5 (Sp 6 (Sp 2 (Sp 4 (Cl 1) (Cl 11)) (Cl 9)) (Cl 13)) (Cl 12))))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 8))) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (reciprocals_positive ai alpha beta bi p)
  (rational_both ai alpha beta bi p)
  (not_integer ai alpha (floor ai))
  (not_integer bi beta (floor bi))
  (floor_spec ai)
  (floor_spec bi)
  (thy_appendix_5 ai (floor ai))
  (thy_appendix_6 (floor ai) ai)
  (thy_appendix_5 bi (floor bi))
  (thy_appendix_7 bi (floor bi))
  (thy_appendix_8 ai (floor ai))
  (thy_appendix_8 bi (floor bi))
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_9 : forall (x1 : R) (x2 : R) (x3 : Z), (~ ((x1 - x2)%R < 0%R)%R) -> (~ (0%R < x1)%R) -> (1 <= x3) -> ((x2 + x1)%R = (IZR x3))%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_10 : forall (x1 : R) (x2 : R), ((x1 - x2)%R < 0%R)%R -> (~ (x1 < x2)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_11 : forall (x1 : R) (x2 : R), (x1 < x2)%R -> (~ (0%R < (x2 - x1)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_12 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R), (0%R < (x1 * (x2 - x3)%R)%R)%R -> (~ ((x3 * (x1 - x4)%R)%R < 0%R)%R) -> ((x4 * x3)%R = 1%R)%R -> ((x1 * x2)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
(* 1/alpha > 1/beta. *)
Lemma reciprocals_ordered : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (bi < ai)%R.
Proof.
intros ai alpha beta bi p.
refine (refute (Nd (Some (bi < ai)%R) (Nd (Some (0%R < alpha)%R) (Nd (Some (0%R < (bi - ai)%R)%R) (Nd (Some (0%R < (bi * (beta - alpha)%R)%R)%R) (Nd (Some ((bi * beta)%R = 1%R)%R) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some ((bi - ai)%R < 0%R)%R) (Nd (Some ((bi * (beta - alpha)%R)%R < 0%R)%R) Lf Lf) (Nd (Some (alpha < beta)%R) Lf Lf))) (Nd (Some (0%R < (alpha * (bi - ai)%R)%R)%R) (Nd (Some ((alpha * (bi - ai)%R)%R < 0%R)%R) (Nd (Some (0%R < (beta - alpha)%R)%R) Lf Lf) (Nd (Some ((ai + bi)%R = (IZR p))%R) Lf Lf)) (Nd (Some (0%R < bi)%R) (Nd (Some ((beta - alpha)%R < 0%R)%R) Lf Lf) (Nd (Some ((ai * alpha)%R = 1%R)%R) Lf Lf))))
 [(Im (At 2) (An (If (At 3) (At 4)) (If (At 5) (At 6))));
 (Im (At 7) (An (If (At 8) (At 9)) (If (At 10) (At 11))));
 (Im (No (At 6)) (Im (No (At 7)) (Im (At 12) (Im (At 13) Fa))));
 (Im (At 6) (Im (No (At 1)) Fa));
 (Im (At 14) (Im (No (At 9)) Fa));
 (Im (At 8) (Im (No (At 5)) (Im (At 15) (Im (At 16) Fa))));
 (At 12);
 (At 2);
 (At 14);
 (At 15);
 (At 16);
 (At 13)]
 (At 1)
 (Sp 12 (Sp 2 (Sp 14 (Sp 15 (Sp 16 (Sp 13 (Sp 1 (Cl 1) (Sp 6 (Cl 5) (Sp 9 (Sp 5 (Cl 2) (Sp 7 (Sp 8 (Cl 7) (Cl 3)) (Cl 4))) (Cl 6)))) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (real_sign alpha (bi - ai)%R)
  (real_sign bi (beta - alpha)%R)
  (thy_appendix_9 bi ai p)
  (thy_appendix_10 bi ai)
  (thy_appendix_11 alpha beta)
  (thy_appendix_12 bi beta alpha ai)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_13 : forall (x1 : R) (x2 : Z) (x3 : Z), (x1 < (IZR (x2 + 1)))%R -> (~ ((x1 - (IZR x3))%R < 0%R)%R) -> (~ (x3 < (x2 + 1))) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_14 : forall (x1 : Z) (x2 : R), (0 <= x1) -> (((IZR x1) + (0%R * x2)%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_15 : forall (x1 : Z) (x2 : R) (x3 : Z), ((IZR ((x1 + 1) - 1)) < x2)%R -> (x3 < (x1 + 1)) -> (~ (0%R < (x2 - (IZR x3))%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_16 : forall (x1 : R) (x2 : R) (x3 : Z) (x4 : Z), (0%R < (x1 * (x2 - (IZR x3))%R)%R)%R -> (~ (x4 = 0)) -> (~ ((x1 * ((IZR x3) + (0%R * x2)%R)%R)%R < 0%R)%R) -> ((IZR x4) <= ((IZR x3) * x1)%R)%R -> (((IZR x3) * x1)%R < ((IZR x4) + 1%R)%R)%R -> ((x2 * x1)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_17 : forall (x1 : R) (x2 : R) (x3 : Z) (x4 : Z), ((x1 * (x2 - (IZR x3))%R)%R < 0%R)%R -> (((IZR x3) * x1)%R < ((IZR x4) + 1%R)%R)%R -> ((x2 * x1)%R = 1%R)%R -> (x4 = 0) -> False.
Proof. thy_real. Qed.
(* For n >= 0: floor(n alpha) = 0 if and only if n < M. *)
Lemma zero_before : forall (ai : R) (alpha : R) (beta : R) (bi : R) (n : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (0 <= n) ->
  (((floor ((IZR n) * alpha)%R) = 0) <-> (n < ((floor ai) + 1))).
Proof.
intros ai alpha beta bi n p.
refine (refute (Nd (Some ((floor ((IZR n) * alpha)%R) = 0)) (Nd (Some (n < ((floor ai) + 1))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (0%R < (alpha * (ai - (IZR n))%R)%R)%R) Lf Lf) (Nd (Some ((IZR (floor ((IZR n) * alpha)%R)) <= ((IZR n) * alpha)%R)%R) Lf Lf)) (Nd (Some (bi < (IZR ((floor bi) + 1)))%R) (Nd (Some (0%R < (alpha * ((IZR n) + (0%R * ai)%R)%R)%R)%R) Lf Lf) Lf)) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (ai < (IZR ((floor ai) + 1)))%R) (Nd (Some ((alpha * (ai - (IZR n))%R)%R < 0%R)%R) Lf Lf) (Nd (Some (0 <= n)) Lf Lf)) (Nd (Some (1 <= ((floor ai) + 1))) (Nd (Some ((alpha * ((IZR n) + (0%R * ai)%R)%R)%R < 0%R)%R) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (0%R < (ai - (IZR n))%R)%R) Lf Lf) (Nd (Some (((IZR n) * alpha)%R < ((IZR (floor ((IZR n) * alpha)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some ((IZR (((floor bi) + 1) - 1)) < bi)%R) (Nd (Some (0%R < ((IZR n) + (0%R * ai)%R)%R)%R) Lf Lf) Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((IZR (((floor ai) + 1) - 1)) < ai)%R) (Nd (Some ((ai - (IZR n))%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (1 <= ((floor bi) + 1))) (Nd (Some (((IZR n) + (0%R * ai)%R)%R < 0%R)%R) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (No (At 9)) (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (At 14)) (At 15)))))))));
 (Im (At 4) (An (If (At 16) (At 17)) (If (At 18) (At 19))));
 (Im (At 4) (An (If (At 20) (At 21)) (If (At 22) (At 23))));
 (An (At 24) (At 25));
 (Im (At 10) (Im (No (At 19)) (Im (No (At 2)) Fa)));
 (Im (At 26) (Im (At 23) Fa));
 (Im (At 11) (Im (At 2) (Im (No (At 17)) Fa)));
 (Im (At 16) (Im (No (At 1)) (Im (No (At 22)) (Im (At 24) (Im (At 25) (Im (At 6) Fa))))));
 (Im (At 18) (Im (At 25) (Im (At 6) (Im (At 1) Fa))));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (No (At 9));
 (At 26)]
 (If (At 1) (At 2))
 (Sp 24 (Sp 25 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 17) (Sp 26 (Sp 23 (Cl 7) (Sp 10 (Sp 11 (Sp 22 (Cl 4) (Sp 19 (Sp 18 (Sp 1 (Cl 10) (Sp 2 (Sp 16 (Cl 9) (Sp 17 (Cl 3) (Cl 8))) (Cl 1))) (Cl 3)) (Sp 18 (Cl 3) (Sp 2 (Sp 1 (Cl 1) (Sp 17 (Sp 16 (Cl 9) (Cl 3)) (Cl 8))) (Cl 6))))) (Cl 2)) (Cl 2))) (Cl 18))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 5)) (Cl 5)) _
  (threshold ai alpha beta bi p)
  (real_sign alpha (ai - (IZR n))%R)
  (real_sign alpha ((IZR n) + (0%R * ai)%R)%R)
  (floor_spec ((IZR n) * alpha)%R)
  (thy_appendix_13 ai (floor ai) n)
  (thy_appendix_14 n ai)
  (thy_appendix_15 (floor ai) ai n)
  (thy_appendix_16 alpha ai n (floor ((IZR n) * alpha)%R))
  (thy_appendix_17 alpha ai n (floor ((IZR n) * alpha)%R))
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_18 : forall (x1 : R) (x2 : R), (~ (0%R < x1)%R) -> (0%R < x2)%R -> (x2 < x1)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_19 : forall (x1 : R) (x2 : Z) (x3 : Z), (x1 < (IZR (x2 + 1)))%R -> ((IZR ((x2 + 1) - 1)) < x1)%R -> (~ (0%R < (x1 - (IZR x3))%R)%R) -> (~ ((x1 - (IZR x3))%R < 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_20 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R < ((IZR x3) + 1%R)%R)%R -> ((x4 * x2)%R = 1%R)%R -> (x3 = 0) -> ((x2 * (x4 - (IZR x1))%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_21 : forall (x1 : Z) (x2 : R) (x3 : Z), ((IZR ((x1 + 1) - 1)) < x2)%R -> ((x2 - (IZR x3))%R < 0%R)%R -> (x3 < (x1 + 1)) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_22 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : R) (x5 : R), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> (((IZR x2) * x3)%R < ((IZR x1) + 1%R)%R)%R -> ((x4 * x3)%R = 1%R)%R -> (0%R < (x3 * ((IZR x2) + (0%R * x5)%R)%R)%R)%R -> (~ (x1 = 0)) -> (0%R < (x3 * (x4 - (IZR x2))%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_23 : forall (x1 : R) (x2 : Z) (x3 : Z), (x1 < (IZR (x2 + 1)))%R -> (~ (x3 < (x2 + 1))) -> (0%R < (x1 - (IZR x3))%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_24 : forall (x1 : Z) (x2 : Z) (x3 : R) (x4 : R), ((IZR x1) <= ((IZR x2) * x3)%R)%R -> (((IZR x2) * x3)%R < ((IZR x1) + 1%R)%R)%R -> (~ (0%R < (x3 * ((IZR x2) + (0%R * x4)%R)%R)%R)%R) -> (~ ((x3 * ((IZR x2) + (0%R * x4)%R)%R)%R < 0%R)%R) -> (~ (x1 = 0)) -> False.
Proof. thy_real. Qed.
(* For n >= 0: floor(n beta) = 0 if and only if n < N. *)
Lemma zero_before_beta : forall (ai : R) (alpha : R) (beta : R) (bi : R) (n : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (0 <= n) ->
  (((floor ((IZR n) * beta)%R) = 0) <-> (n < ((floor bi) + 1))).
Proof.
intros ai alpha beta bi n p.
refine (refute (Nd (Some ((floor ((IZR n) * beta)%R) = 0)) (Nd (Some (n < ((floor bi) + 1))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (0%R < beta)%R) Lf Lf) (Nd (Some (((IZR n) + (0%R * ai)%R)%R < 0%R)%R) Lf Lf)) (Nd (Some (bi < (IZR ((floor bi) + 1)))%R) (Nd (Some ((bi - (IZR n))%R < 0%R)%R) Lf Lf) Lf)) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (ai < (IZR ((floor ai) + 1)))%R) (Nd (Some (0%R < (bi - (IZR n))%R)%R) Lf Lf) (Nd (Some (((IZR n) * beta)%R < ((IZR (floor ((IZR n) * beta)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some (1 <= ((floor ai) + 1))) (Nd (Some (0%R < ((IZR n) + (0%R * ai)%R)%R)%R) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (0%R < (beta * (bi - (IZR n))%R)%R)%R) Lf Lf) (Nd (Some ((IZR (floor ((IZR n) * beta)%R)) <= ((IZR n) * beta)%R)%R) Lf Lf)) (Nd (Some ((IZR (((floor bi) + 1) - 1)) < bi)%R) (Nd (Some (0%R < (beta * ((IZR n) + (0%R * ai)%R)%R)%R)%R) Lf Lf) Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((IZR (((floor ai) + 1) - 1)) < ai)%R) (Nd (Some ((beta * (bi - (IZR n))%R)%R < 0%R)%R) Lf Lf) (Nd (Some (0 <= n)) Lf Lf)) (Nd (Some (1 <= ((floor bi) + 1))) (Nd (Some ((beta * ((IZR n) + (0%R * ai)%R)%R)%R < 0%R)%R) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (No (At 9)) (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (At 14)) (At 15)))))))));
 (Im (At 16) (An (If (At 17) (At 18)) (If (At 19) (At 20))));
 (Im (At 16) (An (If (At 21) (At 22)) (If (At 23) (At 24))));
 (An (At 25) (At 26));
 (Im (No (At 16)) (Im (At 4) (Im (At 5) Fa)));
 (Im (At 12) (Im (At 13) (Im (No (At 18)) (Im (No (At 20)) Fa))));
 (Im (At 26) (Im (At 7) (Im (At 1) (Im (At 19) Fa))));
 (Im (At 13) (Im (At 20) (Im (At 2) Fa)));
 (Im (At 25) (Im (At 26) (Im (At 7) (Im (At 21) (Im (No (At 1)) (Im (At 17) Fa))))));
 (Im (At 12) (Im (No (At 2)) (Im (At 18) Fa)));
 (Im (At 25) (Im (At 26) (Im (No (At 21)) (Im (No (At 23)) (Im (No (At 1)) Fa)))));
 (Im (At 27) (Im (At 24) Fa));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (No (At 9));
 (At 27)]
 (If (At 1) (At 2))
 (Sp 25 (Sp 26 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 20) (Sp 27 (Sp 16 (Sp 24 (Cl 13) (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 23 (Cl 4) (Sp 2 (Sp 1 (Cl 1) (Sp 20 (Cl 9) (Sp 21 (Sp 19 (Cl 3) (Sp 18 (Sp 17 (Cl 10) (Cl 3)) (Cl 7))) (Cl 12)))) (Sp 1 (Sp 18 (Cl 11) (Sp 19 (Cl 8) (Sp 17 (Cl 3) (Sp 20 (Cl 3) (Cl 7))))) (Cl 1)))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 6)) (Cl 21))) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 5)) (Cl 5)) _
  (threshold ai alpha beta bi p)
  (real_sign beta (bi - (IZR n))%R)
  (real_sign beta ((IZR n) + (0%R * ai)%R)%R)
  (floor_spec ((IZR n) * beta)%R)
  (thy_appendix_18 beta alpha)
  (thy_appendix_19 bi (floor bi) n)
  (thy_appendix_20 n beta (floor ((IZR n) * beta)%R) bi)
  (thy_appendix_21 (floor bi) bi n)
  (thy_appendix_22 (floor ((IZR n) * beta)%R) n beta bi ai)
  (thy_appendix_23 bi (floor bi) n)
  (thy_appendix_24 (floor ((IZR n) * beta)%R) n beta ai)
  (thy_appendix_14 n ai)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_25 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) <= x2)) -> (~ (x2 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_26 : forall (x1 : Z) (x2 : Z), ((- x1) <= x2) -> (x2 < (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_appendix_27 : forall (x1 : Z) (x2 : Z), (~ ((- x1) <= x2)) -> (~ (x2 < (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_28 : forall (x1 : Z) (x2 : Z), ((- x1) <= (- x2)) -> (~ ((0 + (- x1)) <= (- x2))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_29 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + (- x2)) - (- x3))) -> (~ (x1 = ((- x2) - (- x3)))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_30 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_appendix_31 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_32 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_appendix_33 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> ((- x2) <= x1) -> (1 <= (- x2)) -> False.
Proof. thy. Qed.
Lemma thy_appendix_34 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (1 <= x2) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_appendix_35 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
(* For k >= 1 the number of n >= M with floor(n alpha) = k is ceil((k+1)/alpha) - ceil(k/alpha). *)
Lemma multiplicity_alpha : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (1 <= k) ->
  ((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R)))).
Proof.
intros ai alpha beta bi k p.
destruct (wit_all1 (fun n => (((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)) <-> (((- (floor (- ((IZR k) * ai)%R)%R)) <= n) /\ (n < (- (floor (- ((IZR (k + 1)) * ai)%R)%R))))))) as [j W1].
refine (refute (Nd (Some ((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R))))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some ((floor ((IZR j) * alpha)%R) < k)) Lf Lf) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) Lf Lf)) (Nd (Some ((floor ((IZR j) * alpha)%R) = k)) (Nd (Some (0 <= (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) (Nd (Some ((0 + (- (floor (- ((IZR k) * ai)%R)%R))) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) Lf Lf))) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((floor ((IZR j) * alpha)%R) < (k + 1))) Lf Lf) (Nd (Some ((floor ((IZR j) * alpha)%R) = 0)) Lf Lf)) (Nd (Some (j < (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) (Nd (Some (1 <= (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (j < (- (floor (- ((IZR k) * ai)%R)%R)))) Lf Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some ((- (floor (- ((IZR k) * ai)%R)%R)) <= j)) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some ((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) = ((0 + (- (floor (- ((IZR (k + 1)) * ai)%R)%R))) - (- (floor (- ((IZR k) * ai)%R)%R))))) Lf Lf))) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (((floor ai) + 1) <= j)) (Nd (Some (0 <= k)) Lf Lf) (Nd (Some (j < ((floor ai) + 1))) Lf Lf)) (Nd (Some (forall (n : Z), (((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)) <-> (((- (floor (- ((IZR k) * ai)%R)%R)) <= n) /\ (n < (- (floor (- ((IZR (k + 1)) * ai)%R)%R))))))) (Nd (Some ((- (floor (- ((IZR k) * ai)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (If (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15));
 (Im (At 3) (Im (At 5) (If (At 16) (At 17))));
 (Im (At 3) (Im (At 5) (If (At 18) (At 14))));
 (Im (At 8) (Im (At 19) (An (At 20) (Im (At 21) (At 22)))));
 (Im (At 8) (At 23));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 24)) (Im (At 25) (If (At 26) (At 27))))))))));
 (Im (An (At 28) (At 15)) (At 29));
 (Im (No (At 11)) (Im (No (At 27)) Fa));
 (Im (At 13) (Im (At 17) Fa));
 (Im (No (At 13)) (Im (No (At 17)) Fa));
 (Im (At 23) (Im (No (At 28)) Fa));
 (Im (At 29) (Im (No (At 1)) Fa));
 (Im (No (At 19)) (Im (At 21) Fa));
 (Im (At 12) (Im (No (At 18)) Fa));
 (Im (No (At 12)) (Im (No (At 16)) (Im (At 18) Fa)));
 (Im (No (At 25)) (Im (At 13) (Im (At 22) Fa)));
 (Im (No (At 16)) (Im (At 21) (Im (At 26) Fa)));
 (Im (At 12) (Im (At 16) Fa));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (No (At 24));
 (At 21)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 24 (Cl 27) (Sp 21 (Sp 1 (Cl 1) (Sp 29 (Cl 14) (Sp 19 (Sp 8 (Sp 20 (Sp 22 (Sp 23 (Sp 28 (Sp 15 (Cl 9) (Sp 12 (Sp 18 (Sp 16 (Cl 20) (Sp 14 (Sp 17 (Cl 4) (Sp 26 (Cl 19) (Sp 13 (Sp 11 (Cl 3) (Sp 25 (Sp 27 (Cl 8) (Cl 10)) (Cl 18))) (Cl 12)))) (Cl 5))) (Cl 16)) (Sp 13 (Sp 14 (Sp 17 (Cl 11) (Sp 18 (Sp 16 (Cl 4) (Cl 17)) (Cl 5))) (Cl 3)) (Cl 3)))) (Cl 13)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 15)))) (Cl 28))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  (reciprocals_positive ai alpha beta bi p)
  W1
  (floor_below ai alpha j k)
  (floor_below ai alpha j (k + 1))
  (floor_natural ai k)
  (ceil_monotone ai k)
  (zero_before ai alpha beta bi j p)
  (law_interval (fun n => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k))) (- (floor (- ((IZR k) * ai)%R)%R)) (- (floor (- ((IZR (k + 1)) * ai)%R)%R)))
  (thy_appendix_25 (floor ai) j)
  (thy_appendix_26 (floor (- ((IZR k) * ai)%R)%R) j)
  (thy_appendix_27 (floor (- ((IZR k) * ai)%R)%R) j)
  (thy_appendix_28 (floor (- ((IZR k) * ai)%R)%R) (floor (- ((IZR (k + 1)) * ai)%R)%R))
  (thy_appendix_29 (card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) (floor (- ((IZR (k + 1)) * ai)%R)%R) (floor (- ((IZR k) * ai)%R)%R))
  (thy_appendix_30 k)
  (thy_appendix_31 (floor ((IZR j) * alpha)%R) k)
  (thy_appendix_32 (floor ((IZR j) * alpha)%R) k)
  (thy_appendix_33 j (floor (- ((IZR k) * ai)%R)%R))
  (thy_appendix_34 (floor ((IZR j) * alpha)%R) k)
  (thy_appendix_35 (floor ((IZR j) * alpha)%R) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_36 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (x1 < x2)) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_appendix_37 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
(* For k >= 1 the number of n >= N with floor(n beta) = k is ceil((k+1)/beta) - ceil(k/beta). *)
Lemma multiplicity_beta : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (1 <= k) ->
  ((card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - (- (floor (- ((IZR k) * bi)%R)%R)))).
Proof.
intros ai alpha beta bi k p.
destruct (wit_all1 (fun n => (((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)) <-> (((- (floor (- ((IZR k) * bi)%R)%R)) <= n) /\ (n < (- (floor (- ((IZR (k + 1)) * bi)%R)%R))))))) as [j W1].
refine (refute (Nd (Some ((card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - (- (floor (- ((IZR k) * bi)%R)%R))))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (0%R < ai)%R) (Nd (Some ((floor ((IZR j) * beta)%R) < k)) Lf Lf) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) Lf Lf)) (Nd (Some ((floor ((IZR j) * beta)%R) = k)) (Nd (Some (0 <= (- (floor (- ((IZR k) * bi)%R)%R)))) Lf Lf) (Nd (Some ((0 + (- (floor (- ((IZR k) * bi)%R)%R))) <= (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) Lf Lf))) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < beta)%R) (Nd (Some ((floor ((IZR j) * beta)%R) < (k + 1))) Lf Lf) (Nd (Some ((floor ((IZR j) * beta)%R) = 0)) Lf Lf)) (Nd (Some (j < (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) (Nd (Some (1 <= (- (floor (- ((IZR k) * bi)%R)%R)))) Lf Lf) Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (0%R < bi)%R) (Nd (Some (j < (- (floor (- ((IZR k) * bi)%R)%R)))) Lf Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some ((- (floor (- ((IZR k) * bi)%R)%R)) <= j)) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some ((card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) = ((0 + (- (floor (- ((IZR (k + 1)) * bi)%R)%R))) - (- (floor (- ((IZR k) * bi)%R)%R))))) Lf Lf))) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (((floor bi) + 1) <= j)) (Nd (Some (0 <= k)) Lf Lf) (Nd (Some (j < ((floor bi) + 1))) Lf Lf)) (Nd (Some (forall (n : Z), (((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)) <-> (((- (floor (- ((IZR k) * bi)%R)%R)) <= n) /\ (n < (- (floor (- ((IZR (k + 1)) * bi)%R)%R))))))) (Nd (Some ((- (floor (- ((IZR k) * bi)%R)%R)) <= (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (An (An (At 8) (At 9)) (At 10))))))));
 (Im (If (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15));
 (Im (At 10) (Im (At 6) (If (At 16) (At 17))));
 (Im (At 10) (Im (At 6) (If (At 18) (At 14))));
 (Im (At 9) (Im (At 19) (An (At 20) (Im (At 21) (At 22)))));
 (Im (At 9) (At 23));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 24)) (Im (At 25) (If (At 26) (At 27))))))))));
 (Im (An (At 28) (At 15)) (At 29));
 (Im (No (At 11)) (Im (No (At 27)) Fa));
 (Im (At 13) (Im (At 17) Fa));
 (Im (No (At 13)) (Im (No (At 17)) Fa));
 (Im (At 23) (Im (No (At 28)) Fa));
 (Im (At 29) (Im (No (At 1)) Fa));
 (Im (No (At 19)) (Im (At 21) Fa));
 (Im (At 12) (Im (No (At 18)) Fa));
 (Im (No (At 25)) (Im (At 13) (Im (At 22) Fa)));
 (Im (At 26) (Im (No (At 16)) (Im (At 21) Fa)));
 (Im (At 12) (Im (At 16) Fa));
 (Im (No (At 16)) (Im (At 18) (Im (No (At 12)) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (No (At 24));
 (At 21)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 24 (Cl 27) (Sp 21 (Sp 1 (Cl 1) (Sp 29 (Cl 14) (Sp 19 (Sp 8 (Sp 9 (Sp 10 (Sp 20 (Sp 22 (Sp 23 (Sp 28 (Sp 15 (Cl 9) (Sp 12 (Sp 18 (Sp 16 (Cl 19) (Sp 14 (Sp 17 (Cl 4) (Sp 26 (Cl 18) (Sp 13 (Sp 11 (Cl 3) (Sp 25 (Sp 27 (Cl 8) (Cl 10)) (Cl 17))) (Cl 12)))) (Cl 5))) (Cl 16)) (Sp 13 (Sp 14 (Sp 17 (Cl 11) (Sp 18 (Sp 16 (Cl 4) (Cl 20)) (Cl 5))) (Cl 3)) (Cl 3)))) (Cl 13)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15)))) (Cl 28))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  (reciprocals_positive ai alpha beta bi p)
  W1
  (floor_below bi beta j k)
  (floor_below bi beta j (k + 1))
  (floor_natural bi k)
  (ceil_monotone bi k)
  (zero_before_beta ai alpha beta bi j p)
  (law_interval (fun n => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k))) (- (floor (- ((IZR k) * bi)%R)%R)) (- (floor (- ((IZR (k + 1)) * bi)%R)%R)))
  (thy_appendix_25 (floor bi) j)
  (thy_appendix_26 (floor (- ((IZR k) * bi)%R)%R) j)
  (thy_appendix_27 (floor (- ((IZR k) * bi)%R)%R) j)
  (thy_appendix_28 (floor (- ((IZR k) * bi)%R)%R) (floor (- ((IZR (k + 1)) * bi)%R)%R))
  (thy_appendix_29 (card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) (floor (- ((IZR (k + 1)) * bi)%R)%R) (floor (- ((IZR k) * bi)%R)%R))
  (thy_appendix_30 k)
  (thy_appendix_31 (floor ((IZR j) * beta)%R) k)
  (thy_appendix_33 j (floor (- ((IZR k) * bi)%R)%R))
  (thy_appendix_36 (floor ((IZR j) * beta)%R) k)
  (thy_appendix_35 (floor ((IZR j) * beta)%R) k)
  (thy_appendix_37 (floor ((IZR j) * beta)%R) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_38 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_39 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_appendix_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = ((- x2) - (- x3))) -> (x4 = ((- x5) - (- x6))) -> (x7 = ((- x6) - 1)) -> (~ ((x1 + x4) = x8)) -> (((- x3) + x7) = (x8 * x9)) -> (x10 = ((- x5) - 1)) -> (((- x2) + x10) = (x8 * (x9 + 1))) -> False.
Proof. thy. Qed.
(* Appendix, Theorem 1: S and T are p-fold complementary; every k >= 1 occurs exactly p times. *)
Lemma app_thm_1 : forall (ai : R) (alpha : R) (beta : R) (bi : R) (k : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (1 <= k) ->
  (((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) + (card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k))))) = p).
Proof.
intros ai alpha beta bi k p.
refine (refute (Nd (Some (((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) + (card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k))))) = p)) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some ((ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR k) * bi)%R)%R)) - 1))) Lf Lf) Lf) (Nd (Some (0 <= k)) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) - (- (floor (- ((IZR k) * ai)%R)%R))))) (Nd (Some ((ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0) = ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (k + 1))) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (1 <= k)) (Nd (Some (1 <= (k + 1))) Lf Lf) Lf) (Nd (Some (((- (floor (- ((IZR k) * ai)%R)%R)) + (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)) = (p * k))) Lf Lf)) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some ((card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) = ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - (- (floor (- ((IZR k) * bi)%R)%R))))) Lf Lf) (Nd (Some (((- (floor (- ((IZR (k + 1)) * ai)%R)%R)) + (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0)) = (p * (k + 1)))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 8)) (Im (At 9) (At 10)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 8)) (Im (At 9) (At 11)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 8)) (Im (At 12) (At 13)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (No (At 8)) (Im (At 14) (At 15)))))))));
 (Im (At 9) (At 16));
 (Im (At 17) (At 18));
 (Im (At 12) (Im (No (At 17)) Fa));
 (Im (No (At 12)) (Im (At 9) Fa));
 (Im (No (At 14)) (Im (At 9) Fa));
 (Im (At 10) (Im (At 11) (Im (At 16) (Im (No (At 1)) (Im (At 13) (Im (At 18) (Im (At 15) Fa)))))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (No (At 8));
 (At 9)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Cl 18) (Sp 9 (Sp 1 (Cl 1) (Sp 12 (Sp 14 (Sp 10 (Sp 11 (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Cl 11) (Cl 7)) (Cl 8)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 10)) (Cl 9))) (Cl 19))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) _
  (multiplicity_alpha ai alpha beta bi k p)
  (multiplicity_beta ai alpha beta bi k p)
  (irrational_sum ai alpha beta bi k p)
  (irrational_sum ai alpha beta bi (k + 1) p)
  (ite_true (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0)
  (ite_true (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0)
  (thy_appendix_38 k)
  (thy_appendix_30 k)
  (thy_appendix_39 k)
  (thy_appendix_40 (card1 (fun (n : Z) => ((((floor ai) + 1) <= n) /\ ((floor ((IZR n) * alpha)%R) = k)))) (floor (- ((IZR (k + 1)) * ai)%R)%R) (floor (- ((IZR k) * ai)%R)%R) (card1 (fun (n : Z) => ((((floor bi) + 1) <= n) /\ ((floor ((IZR n) * beta)%R) = k)))) (floor (- ((IZR (k + 1)) * bi)%R)%R) (floor (- ((IZR k) * bi)%R)%R) (ite (1 <= k) ((- (floor (- ((IZR k) * bi)%R)%R)) - 1) 0) p k (ite (1 <= (k + 1)) ((- (floor (- ((IZR (k + 1)) * bi)%R)%R)) - 1) 0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_41 : forall (x1 : Z) (x2 : Z), (x1 < (x2 + 1)) -> ((x2 + 1) <= x1) -> False.
Proof. thy. Qed.
Lemma thy_appendix_42 : forall (x1 : Z) (x2 : R), (1 <= x1) -> (~ (0%R < ((IZR x1) + (0%R * x2)%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_43 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z), (~ ((x1 * ((IZR x2) + (0%R * x3)%R)%R)%R < 0%R)%R) -> (((IZR x2) * x1)%R < ((IZR x4) + 1%R)%R)%R -> (~ (x4 = 0)) -> (~ (1 <= x4)) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_44 : forall (x1 : R) (x2 : Z) (x3 : R), (0%R < (x1 * ((IZR x2) + (0%R * x3)%R)%R)%R)%R -> ((x1 * ((IZR x2) + (0%R * x3)%R)%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_45 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R < ((IZR x3) + 1%R)%R)%R -> (0%R < (x2 * ((IZR x1) + (0%R * x4)%R)%R)%R)%R -> (~ (x3 = 0)) -> (~ (1 <= x3)) -> False.
Proof. thy_real. Qed.
(* Appendix, Definition 1: the members of S and T are positive. *)
Lemma app_positive : forall (ai : R) (alpha : R) (beta : R) (bi : R) (n : Z) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (1 <= n) ->
  (((((floor ai) + 1) <= n) -> (1 <= (floor ((IZR n) * alpha)%R))) /\ ((((floor bi) + 1) <= n) -> (1 <= (floor ((IZR n) * beta)%R)))).
Proof.
intros ai alpha beta bi n p.
refine (refute (Nd (Some (((floor ai) + 1) <= n)) (Nd (Some (1 <= (floor ((IZR n) * alpha)%R))) (Nd (Some (1 <= (floor ((IZR n) * beta)%R))) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (n < ((floor bi) + 1))) Lf Lf) (Nd (Some ((IZR (floor ((IZR n) * alpha)%R)) <= ((IZR n) * alpha)%R)%R) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (((IZR n) + (0%R * ai)%R)%R < 0%R)%R) Lf Lf) (Nd (Some (1 <= n)) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (0%R < ((IZR n) + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some ((IZR (floor ((IZR n) * beta)%R)) <= ((IZR n) * beta)%R)%R) Lf Lf)) (Nd (Some (n < ((floor ai) + 1))) (Nd (Some (0%R < (beta * ((IZR n) + (0%R * ai)%R)%R)%R)%R) Lf Lf) Lf))) (Nd (Some (((floor bi) + 1) <= n)) (Nd (Some (1 <= p)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (0%R < (alpha * ((IZR n) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some (((IZR n) * alpha)%R < ((IZR (floor ((IZR n) * alpha)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some ((floor ((IZR n) * alpha)%R) = 0)) (Nd (Some (0%R < beta)%R) Lf Lf) Lf)) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some ((alpha * ((IZR n) + (0%R * ai)%R)%R)%R < 0%R)%R) Lf Lf) (Nd (Some (((IZR n) * beta)%R < ((IZR (floor ((IZR n) * beta)%R)) + 1%R)%R)%R) Lf Lf)) (Nd (Some ((floor ((IZR n) * beta)%R) = 0)) (Nd (Some ((beta * ((IZR n) + (0%R * ai)%R)%R)%R < 0%R)%R) Lf Lf) Lf))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 12) (If (At 13) (At 14))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 12) (If (At 15) (At 16))))))))));
 (Im (At 6) (An (If (At 17) (At 18)) (If (At 19) (At 20))));
 (Im (At 21) (An (If (At 22) (At 18)) (If (At 23) (At 20))));
 (An (At 24) (At 25));
 (An (At 26) (At 27));
 (Im (At 14) (Im (At 1) Fa));
 (Im (At 16) (Im (At 3) Fa));
 (Im (No (At 12)) (Im (At 28) Fa));
 (Im (No (At 21)) (Im (At 6) (Im (At 7) Fa)));
 (Im (At 28) (Im (No (At 18)) Fa));
 (Im (No (At 19)) (Im (At 25) (Im (No (At 13)) (Im (No (At 2)) Fa))));
 (Im (At 17) (Im (At 19) Fa));
 (Im (At 27) (Im (At 22) (Im (No (At 15)) (Im (No (At 4)) Fa))));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (No (At 11));
 (At 28)]
 (An (Im (At 1) (At 2)) (Im (At 3) (At 4)))
 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Cl 22) (Sp 28 (Sp 12 (Sp 21 (Sp 18 (Sp 17 (Sp 22 (Sp 19 (Cl 14) (Sp 16 (Sp 3 (Cl 9) (Sp 1 (Sp 2 (Cl 1) (Sp 14 (Cl 8) (Sp 13 (Cl 2) (Cl 13)))) (Cl 1))) (Sp 15 (Cl 3) (Sp 4 (Sp 1 (Sp 2 (Cl 1) (Sp 14 (Cl 8) (Sp 13 (Cl 2) (Cl 13)))) (Cl 1)) (Cl 15))))) (Cl 5)) (Cl 4)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 23))) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (zero_before ai alpha beta bi n p)
  (zero_before_beta ai alpha beta bi n p)
  (real_sign alpha ((IZR n) + (0%R * ai)%R)%R)
  (real_sign beta ((IZR n) + (0%R * ai)%R)%R)
  (floor_spec ((IZR n) * alpha)%R)
  (floor_spec ((IZR n) * beta)%R)
  (thy_appendix_41 n (floor ai))
  (thy_appendix_41 n (floor bi))
  (thy_appendix_30 n)
  (thy_appendix_18 beta alpha)
  (thy_appendix_42 n ai)
  (thy_appendix_43 alpha n ai (floor ((IZR n) * alpha)%R))
  (thy_appendix_44 alpha n ai)
  (thy_appendix_45 n beta (floor ((IZR n) * beta)%R) ai)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_46 : forall (x1 : R) (x2 : R), (~ (0%R < (x1 - x2)%R)%R) -> (x2 < x1)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_47 : forall (x1 : R) (x2 : R) (x3 : R), (~ ((x1 * x2)%R = (1%R + (0%R * x3)%R)%R)%R) -> ((x1 * x2)%R = 1%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_48 : forall (x1 : R) (x2 : R) (x3 : Z), (~ ((x1 + x2)%R = ((IZR x3) + (0%R * x1)%R)%R)%R) -> ((x1 + x2)%R = (IZR x3))%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_49 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : R), (~ (((IZR x1) * x2)%R = (1%R + (x3 * x2)%R)%R)%R) -> ((x4 * x2)%R = 1%R)%R -> ((x2 * (x4 + x3)%R)%R = (x2 * ((IZR x1) + (0%R * x4)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_50 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : R) (x5 : R), (~ ((((IZR x1) * x2)%R * x3)%R = (x2 + x3)%R)%R) -> ((x3 * ((IZR x1) * x2)%R)%R = (x3 * (1%R + (x4 * x2)%R)%R)%R)%R -> ((x2 * (x4 * x3)%R)%R = (x2 * (1%R + (0%R * x5)%R)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_51 : forall (x1 : Z) (x2 : R) (x3 : R) (x4 : R), (~ ((((((IZR (2 * x1)) * x2)%R + ((x3 - x2)%R * (IZR x1))%R)%R - 2%R)%R * ((((IZR (2 * x1)) * x2)%R + ((x3 - x2)%R * (IZR x1))%R)%R - 2%R)%R)%R = ((((x3 - x2)%R * (IZR x1))%R * ((x3 - x2)%R * (IZR x1))%R)%R + 4%R)%R)%R) -> ((((IZR x1) + (0%R * x4)%R)%R * (((IZR x1) * x2)%R * x3)%R)%R = (((IZR x1) + (0%R * x4)%R)%R * (x2 + x3)%R)%R)%R -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_52 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : Z), (0%R < (x1 * x2)%R)%R -> ((x3 * x1)%R = 1%R)%R -> ((x2 * x4)%R = 1%R)%R -> ((x1 * (x3 + x2)%R)%R = (x1 * ((IZR x5) + (0%R * x3)%R)%R)%R)%R -> ((x4 * (x3 + x2)%R)%R = (x4 * ((IZR x5) + (0%R * x3)%R)%R)%R)%R -> (0%R < (x3 * (x4 - x1)%R)%R)%R -> (~ (0%R <= ((((IZR (2 * x5)) * x1)%R + ((x4 - x1)%R * (IZR x5))%R)%R - 2%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_53 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : Z), (0%R < (x1 * x2)%R)%R -> ((x3 * x1)%R = 1%R)%R -> ((x1 * (x3 + x2)%R)%R = (x1 * ((IZR x4) + (0%R * x3)%R)%R)%R)%R -> (~ (1%R < ((IZR x4) * x1)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_54 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : Z), ((x1 * x2)%R = 1%R)%R -> ((x3 * x4)%R = 1%R)%R -> ((x2 * (x1 + x3)%R)%R = (x2 * ((IZR x5) + (0%R * x1)%R)%R)%R)%R -> (0%R < (x3 * (x4 - x2)%R)%R)%R -> (~ (((IZR x5) * x2)%R < 2%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_55 : forall (x1 : R) (x2 : R) (x3 : R) (x4 : R) (x5 : Z), ((x1 * x2)%R = 1%R)%R -> ((x3 * x4)%R = 1%R)%R -> ((x4 * (x1 + x3)%R)%R = (x4 * ((IZR x5) + (0%R * x1)%R)%R)%R)%R -> (0%R < (x1 * (x4 - x2)%R)%R)%R -> (~ (2%R < ((IZR x5) * x4)%R)%R) -> False.
Proof. thy_real. Qed.
(* Appendix: with a = beta - alpha, alpha = (2 - ap + sqrt(a^2 p^2 + 4)) / 2p, and 1/p < alpha < 2/p < beta. *)
Lemma app_formula : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  ((((((((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R * ((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R)%R = ((((beta - alpha)%R * (IZR p))%R * ((beta - alpha)%R * (IZR p))%R)%R + 4%R)%R)%R /\ (0%R <= ((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R)%R) /\ (1%R < ((IZR p) * alpha)%R)%R) /\ (((IZR p) * alpha)%R < 2%R)%R) /\ (2%R < ((IZR p) * beta)%R)%R).
Proof.
intros ai alpha beta bi p.
refine (refute (Nd (Some ((((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R * ((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R)%R = ((((beta - alpha)%R * (IZR p))%R * ((beta - alpha)%R * (IZR p))%R)%R + 4%R)%R)%R) (Nd (Some (0%R <= ((((IZR (2 * p)) * alpha)%R + ((beta - alpha)%R * (IZR p))%R)%R - 2%R)%R)%R) (Nd (Some (((IZR p) * alpha)%R < 2%R)%R) (Nd (Some (alpha < beta)%R) (Nd (Some ((alpha * (ai + bi)%R)%R = (alpha * ((IZR p) + (0%R * ai)%R)%R)%R)%R) (Nd (Some ((ai * (beta - alpha)%R)%R < 0%R)%R) Lf Lf) Lf) (Nd (Some (0%R < (alpha * bi)%R)%R) Lf Lf)) (Nd (Some (0%R < ai)%R) (Nd (Some ((bi * beta)%R = (1%R + (0%R * ai)%R)%R)%R) Lf Lf) (Nd (Some (0%R < (beta - alpha)%R)%R) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (((IZR p) * alpha)%R = (1%R + (bi * alpha)%R)%R)%R) Lf Lf) (Nd (Some (bi < 0%R)%R) Lf Lf)) (Nd (Some (0%R < beta)%R) (Nd (Some ((((IZR p) * alpha)%R * beta)%R = (alpha + beta)%R)%R) Lf Lf) (Nd (Some ((beta - alpha)%R < 0%R)%R) Lf Lf)))) (Nd (Some (1%R < ((IZR p) * alpha)%R)%R) (Nd (Some (2%R < ((IZR p) * beta)%R)%R) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some ((beta * (ai + bi)%R)%R = (beta * ((IZR p) + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some ((alpha * bi)%R < 0%R)%R) Lf Lf)) (Nd (Some (0%R < bi)%R) (Nd (Some ((alpha * (bi * beta)%R)%R = (alpha * (1%R + (0%R * ai)%R)%R)%R)%R) Lf Lf) (Nd (Some ((bi * (beta - alpha)%R)%R < 0%R)%R) Lf Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some ((beta * ((IZR p) * alpha)%R)%R = (beta * (1%R + (bi * alpha)%R)%R)%R)%R) Lf Lf) (Nd (Some (0%R < (bi * (beta - alpha)%R)%R)%R) Lf Lf)) (Nd (Some ((ai + bi)%R = ((IZR p) + (0%R * ai)%R)%R)%R) (Nd (Some ((((IZR p) + (0%R * ai)%R)%R * (((IZR p) * alpha)%R * beta)%R)%R = (((IZR p) + (0%R * ai)%R)%R * (alpha + beta)%R)%R)%R) Lf Lf) (Nd (Some (0%R < (ai * (beta - alpha)%R)%R)%R) Lf Lf)))))
 [(Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (An (An (At 12) (At 13)) (At 14))))))));
 (Im (At 15) (At 16));
 (Im (At 15) (At 17));
 (Im (At 18) (At 19));
 (Im (At 20) (At 21));
 (Im (At 22) (At 23));
 (Im (At 7) (An (If (At 24) (At 13)) (If (At 25) (At 26))));
 (Im (At 13) (An (If (At 27) (At 28)) (If (At 29) (At 30))));
 (Im (At 12) (An (If (At 31) (At 28)) (If (At 32) (At 30))));
 (Im (No (At 28)) (Im (At 8) Fa));
 (Im (No (At 20)) (Im (At 10) Fa));
 (Im (No (At 15)) (Im (At 11) Fa));
 (Im (No (At 18)) (Im (At 9) (Im (At 16) Fa)));
 (Im (No (At 22)) (Im (At 19) (Im (At 21) Fa)));
 (Im (No (At 1)) (Im (At 23) Fa));
 (Im (At 24) (Im (At 9) (Im (At 10) (Im (At 16) (Im (At 17) (Im (At 31) (Im (No (At 2)) Fa)))))));
 (Im (At 24) (Im (At 9) (Im (At 16) (Im (No (At 3)) Fa))));
 (Im (At 9) (Im (At 10) (Im (At 16) (Im (At 27) (Im (No (At 4)) Fa)))));
 (Im (At 9) (Im (At 10) (Im (At 17) (Im (At 31) (Im (No (At 5)) Fa)))));
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11)]
 (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (At 5))
 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 28 (Sp 20 (Sp 15 (Sp 12 (Sp 13 (Sp 24 (Sp 27 (Sp 31 (Sp 21 (Sp 16 (Sp 17 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 18 (Sp 1 (Cl 1) (Sp 19 (Sp 23 (Cl 16) (Sp 22 (Cl 7) (Cl 15))) (Cl 5))) (Cl 14)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 4)) (Cl 3)) (Cl 6)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  (reciprocals_positive ai alpha beta bi p)
  (real_equal (ai + bi)%R ((IZR p) + (0%R * ai)%R)%R alpha)
  (real_equal (ai + bi)%R ((IZR p) + (0%R * ai)%R)%R beta)
  (real_equal ((IZR p) * alpha)%R (1%R + (bi * alpha)%R)%R beta)
  (real_equal (bi * beta)%R (1%R + (0%R * ai)%R)%R alpha)
  (real_equal (((IZR p) * alpha)%R * beta)%R (alpha + beta)%R ((IZR p) + (0%R * ai)%R)%R)
  (real_sign alpha bi)
  (real_sign bi (beta - alpha)%R)
  (real_sign ai (beta - alpha)%R)
  (thy_appendix_46 beta alpha)
  (thy_appendix_47 bi beta ai)
  (thy_appendix_48 ai bi p)
  (thy_appendix_49 p alpha bi ai)
  (thy_appendix_50 p alpha beta bi ai)
  (thy_appendix_51 p alpha beta ai)
  (thy_appendix_52 alpha bi ai beta p)
  (thy_appendix_53 alpha bi ai p)
  (thy_appendix_54 ai alpha bi beta p)
  (thy_appendix_55 ai alpha bi beta p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 - (x3 + 1))) -> (~ ((x1 + 1) = ((x2 - (x3 + 1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_57 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z) (x5 : Z), (x1 < (IZR (x2 + 1)))%R -> ((IZR ((x2 + 1) - 1)) < x1)%R -> (x3 < (IZR (x4 + 1)))%R -> ((IZR ((x4 + 1) - 1)) < x3)%R -> ((x1 + x3)%R = (IZR x5))%R -> (~ (x2 = (x5 - (x4 + 1)))) -> False.
Proof. thy_real. Qed.
(* Appendix, Remark (i): floor(1/alpha) = p - N, hence M = p - N + 1. *)
Lemma app_rem_i : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  (((floor ai) = (p - ((floor bi) + 1))) /\ (((floor ai) + 1) = ((p - ((floor bi) + 1)) + 1))).
Proof.
intros ai alpha beta bi p.
refine (refute (Nd (Some ((floor ai) = (p - ((floor bi) + 1)))) (Nd (Some (((floor ai) + 1) = ((p - ((floor bi) + 1)) + 1))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) Lf Lf) (Nd (Some (bi < (IZR ((floor bi) + 1)))%R) Lf Lf)) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (ai < (IZR ((floor ai) + 1)))%R) Lf Lf) (Nd (Some (1 <= ((floor ai) + 1))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) Lf Lf) (Nd (Some ((IZR (((floor bi) + 1) - 1)) < bi)%R) Lf Lf)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some ((IZR (((floor ai) + 1) - 1)) < ai)%R) Lf Lf) (Nd (Some (1 <= ((floor bi) + 1))) Lf Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (No (At 9)) (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (At 14)) (At 15)))))))));
 (Im (At 1) (Im (No (At 2)) Fa));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 8) (Im (No (At 1)) Fa))))));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (No (At 9))]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 11) (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Sp 2 (Cl 1) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) _
  (threshold ai alpha beta bi p)
  (thy_appendix_56 (floor ai) p (floor bi))
  (thy_appendix_57 ai (floor ai) bi (floor bi) p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_appendix_58 : forall (x1 : Z) (x2 : Z), (x1 = ((0 + (x2 + 1)) - 0)) -> (~ (x1 = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_59 : forall (x1 : Z) (x2 : Z), ((x1 + 1) <= x2) -> (x2 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_appendix_60 : forall (x1 : Z) (x2 : Z), ((0 + (x1 + 1)) <= (x2 + 1)) -> (~ ((x1 + 1) <= (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + (x2 + 1)) - (x3 + 1))) -> (~ (x1 = ((x2 + 1) - (x3 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_62 : forall (x1 : Z), (1 <= (x1 + 1)) -> (~ ((0 + 0) <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_appendix_63 : forall (x1 : R) (x2 : Z) (x3 : Z) (x4 : R), (x1 < (IZR (x2 + 1)))%R -> ((IZR ((x3 + 1) - 1)) < x4)%R -> (x4 < x1)%R -> (~ ((0 + (x3 + 1)) <= (x2 + 1))) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_64 : forall (x1 : Z) (x2 : R), (~ (0 <= x1)) -> (~ (((IZR x1) + (0%R * x2)%R)%R < 0%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_65 : forall (x1 : R) (x2 : Z) (x3 : R) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < (IZR (x2 + 1)))%R -> ((IZR ((x2 + 1) - 1)) < x1)%R -> (x3 < (IZR (x4 + 1)))%R -> ((IZR ((x4 + 1) - 1)) < x3)%R -> (x5 = ((0 + (x2 + 1)) - 0)) -> ((x1 + x3)%R = (IZR x6))%R -> (x7 = ((0 + (x4 + 1)) - 0)) -> (~ ((x5 + x7) = (x6 + 1))) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_66 : forall (x1 : Z), (0 < x1) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_appendix_67 : forall (x1 : Z) (x2 : Z) (x3 : R), (1 <= (x1 + 1)) -> ((x1 + 1) <= x2) -> (~ (0%R < ((IZR x2) + (0%R * x3)%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_68 : forall (x1 : Z) (x2 : R) (x3 : Z) (x4 : R), (((IZR x1) * x2)%R < ((IZR x3) + 1%R)%R)%R -> (~ ((x2 * ((IZR x1) + (0%R * x4)%R)%R)%R < 0%R)%R) -> (~ (x3 = 0)) -> (~ (0 < x3)) -> False.
Proof. thy_real. Qed.
Lemma thy_appendix_69 : forall (x1 : Z) (x2 : R), (0%R < ((IZR x1) + (0%R * x2)%R)%R)%R -> (((IZR x1) + (0%R * x2)%R)%R < 0%R)%R -> False.
Proof. thy_real. Qed.
(* Appendix, Remark (ii): N <= M; exactly M - N couples (floor(n alpha), floor(n beta)) are (0, > 0); exactly M have floor(n alpha) = 0; and these contain M + N = p + 1 zeros. *)
Lemma app_rem_ii : forall (ai : R) (alpha : R) (beta : R) (bi : R) (p : Z),
  (1 <= p) ->
  (0%R < alpha)%R ->
  (alpha < beta)%R ->
  ((ai * alpha)%R = 1%R)%R ->
  ((bi * beta)%R = 1%R)%R ->
  ((ai + bi)%R = (IZR p))%R ->
  (~ (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) ->
  ((((((floor bi) + 1) <= ((floor ai) + 1)) /\ ((card1 (fun (n : Z) => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))))) = (((floor ai) + 1) - ((floor bi) + 1)))) /\ ((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) = ((floor ai) + 1))) /\ (((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) + (card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0))))) = (p + 1))).
Proof.
intros ai alpha beta bi p.
destruct (wit_all1 (fun n => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) <-> ((0 <= n) /\ (n < ((floor ai) + 1)))))) as [v0 W5].
destruct (wit_all1 (fun n => (((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0)) <-> ((0 <= n) /\ (n < ((floor bi) + 1)))))) as [v1 W10].
destruct (wit_all1 (fun n => ((((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))) <-> ((((floor bi) + 1) <= n) /\ (n < ((floor ai) + 1)))))) as [v2 W15].
refine (refute (Nd (Some (((floor bi) + 1) <= ((floor ai) + 1))) (Nd (Some ((card1 (fun (n : Z) => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))))) = (((floor ai) + 1) - ((floor bi) + 1)))) (Nd (Some (((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) + (card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0))))) = (p + 1))) (Nd (Some ((ai * alpha)%R = 1%R)%R) (Nd (Some (1 <= ((floor ai) + 1))) (Nd (Some ((floor ((IZR v2) * alpha)%R) = 0)) Lf Lf) Lf) (Nd (Some ((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) = ((0 + ((floor ai) + 1)) - 0))) (Nd (Some (0%R < (beta * ((IZR v2) + (0%R * ai)%R)%R)%R)%R) Lf Lf) Lf)) (Nd (Some (ai < (IZR ((floor ai) + 1)))%R) (Nd (Some ((floor ((IZR v0) * alpha)%R) = 0)) (Nd (Some (forall (n : Z), ((((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))) <-> ((((floor bi) + 1) <= n) /\ (n < ((floor ai) + 1)))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), (((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0)) <-> ((0 <= n) /\ (n < ((floor bi) + 1)))))) (Nd (Some ((0 + ((floor bi) + 1)) <= ((floor ai) + 1))) Lf Lf) Lf))) (Nd (Some (0%R < alpha)%R) (Nd (Some ((ai + bi)%R = (IZR p))%R) (Nd (Some (bi < ai)%R) (Nd (Some (((floor bi) + 1) <= v2)) Lf Lf) Lf) (Nd (Some ((floor ((IZR v1) * beta)%R) = 0)) (Nd (Some ((beta * ((IZR v2) + (0%R * ai)%R)%R)%R < 0%R)%R) Lf Lf) Lf)) (Nd (Some (bi < (IZR ((floor bi) + 1)))%R) (Nd (Some (forall (n : Z), (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) <-> ((0 <= n) /\ (n < ((floor ai) + 1)))))) (Nd (Some (v2 < ((floor bi) + 1))) Lf Lf) Lf) (Nd (Some ((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0)))) = ((0 + ((floor bi) + 1)) - 0))) (Nd (Some ((IZR (floor ((IZR v2) * beta)%R)) <= ((IZR v2) * beta)%R)%R) Lf Lf) Lf)))) (Nd (Some ((card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) = ((floor ai) + 1))) (Nd (Some (1 <= p)) (Nd (Some ((bi * beta)%R = 1%R)%R) (Nd (Some (1 <= ((floor bi) + 1))) (Nd (Some (0 < (floor ((IZR v2) * beta)%R))) Lf Lf) Lf) (Nd (Some (0 <= v1)) (Nd (Some (0%R < ((IZR v2) + (0%R * ai)%R)%R)%R) Lf Lf) Lf)) (Nd (Some ((IZR (((floor ai) + 1) - 1)) < ai)%R) (Nd (Some (v0 < ((floor ai) + 1))) (Nd (Some ((floor ((IZR v2) * beta)%R) = 0)) Lf Lf) Lf) (Nd (Some ((0 + 0) <= ((floor bi) + 1))) (Nd (Some ((card1 (fun (n : Z) => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))))) = ((0 + ((floor ai) + 1)) - ((floor bi) + 1)))) Lf Lf) Lf))) (Nd (Some (alpha < beta)%R) (Nd (Some (exists (q : Z) (r : Z), ((1 <= q) /\ (((IZR q) * alpha)%R = (IZR r))%R))) (Nd (Some (0 <= v0)) (Nd (Some (v2 < ((floor ai) + 1))) Lf Lf) Lf) (Nd (Some (v1 < ((floor bi) + 1))) (Nd (Some (((IZR v2) + (0%R * ai)%R)%R < 0%R)%R) Lf Lf) Lf)) (Nd (Some ((IZR (((floor bi) + 1) - 1)) < bi)%R) (Nd (Some ((0 + 0) <= ((floor ai) + 1))) (Nd (Some (0%R < beta)%R) Lf Lf) Lf) (Nd (Some (0 <= v2)) (Nd (Some (((IZR v2) * beta)%R < ((IZR (floor ((IZR v2) * beta)%R)) + 1%R)%R)%R) Lf Lf) Lf)))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (An (An (An (An (An (At 12) (At 13)) (At 14)) (At 15)) (At 16)) (At 17)))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (At 18)))))));
 (Im (If (An (At 19) (At 20)) (An (At 19) (At 21))) (At 22));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 19) (If (At 20) (At 21))))))))));
 (Im (An (At 23) (At 22)) (At 24));
 (Im (If (An (At 25) (At 26)) (An (At 25) (At 27))) (At 28));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 25) (If (At 26) (At 27))))))))));
 (Im (An (At 29) (At 28)) (At 30));
 (Im (If (An (An (At 31) (At 32)) (At 33)) (An (At 34) (At 35))) (At 36));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 31) (If (At 32) (At 35))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (No (At 11)) (Im (At 31) (If (At 37) (At 38))))))))));
 (Im (At 39) (An (If (At 40) (At 41)) (If (At 42) (At 43))));
 (Im (An (At 44) (At 36)) (At 45));
 (An (At 46) (At 47));
 (Im (At 24) (Im (No (At 3)) Fa));
 (Im (At 34) (Im (At 38) Fa));
 (Im (No (At 34)) (Im (No (At 38)) Fa));
 (Im (At 44) (Im (No (At 1)) Fa));
 (Im (At 45) (Im (No (At 2)) Fa));
 (Im (At 16) (Im (No (At 23)) Fa));
 (Im (At 17) (Im (No (At 29)) Fa));
 (Im (No (At 39)) (Im (At 6) (Im (At 7) Fa)));
 (Im (At 12) (Im (At 15) (Im (At 18) (Im (No (At 44)) Fa))));
 (Im (No (At 31)) (Im (No (At 43)) Fa));
 (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 24) (Im (At 10) (Im (At 30) (Im (No (At 4)) Fa))))))));
 (Im (At 33) (Im (At 37) Fa));
 (Im (At 17) (Im (At 34) (Im (No (At 41)) Fa)));
 (Im (At 47) (Im (No (At 42)) (Im (No (At 37)) (Im (No (At 33)) Fa))));
 (Im (At 41) (Im (At 43) Fa));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (No (At 11))]
 (An (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 46 (Sp 47 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Cl 37) (Sp 39 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 44 (Sp 23 (Sp 29 (Sp 1 (Sp 41 (Sp 40 (Sp 43 (Cl 30) (Sp 42 (Cl 13) (Sp 31 (Sp 38 (Sp 37 (Sp 34 (Cl 17) (Sp 33 (Cl 27) (Sp 36 (Sp 45 (Sp 2 (Sp 24 (Sp 3 (Sp 4 (Cl 1) (Sp 30 (Cl 26) (Sp 28 (Cl 9) (Sp 27 (Sp 25 (Sp 26 (Cl 7) (Cl 8)) (Cl 7)) (Sp 25 (Sp 26 (Cl 8) (Cl 7)) (Cl 7)))))) (Cl 16)) (Sp 22 (Cl 6) (Sp 21 (Sp 19 (Sp 20 (Cl 4) (Cl 5)) (Cl 4)) (Sp 19 (Sp 20 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 20)) (Cl 14)) (Cl 10)))) (Cl 12)) (Sp 37 (Cl 12) (Sp 34 (Sp 33 (Sp 35 (Sp 32 (Sp 36 (Sp 45 (Sp 2 (Sp 24 (Sp 3 (Sp 4 (Cl 1) (Sp 30 (Cl 26) (Sp 28 (Cl 9) (Sp 27 (Sp 25 (Sp 26 (Cl 7) (Cl 8)) (Cl 7)) (Sp 25 (Sp 26 (Cl 8) (Cl 7)) (Cl 7)))))) (Cl 16)) (Sp 22 (Cl 6) (Sp 21 (Sp 19 (Sp 20 (Cl 4) (Cl 5)) (Cl 4)) (Sp 19 (Sp 20 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 20)) (Cl 14)) (Cl 10)) (Cl 11)) (Sp 32 (Cl 11) (Sp 36 (Sp 45 (Sp 2 (Sp 24 (Sp 3 (Sp 4 (Cl 1) (Sp 30 (Cl 26) (Sp 28 (Cl 9) (Sp 27 (Sp 25 (Sp 26 (Cl 7) (Cl 8)) (Cl 7)) (Sp 25 (Sp 26 (Cl 8) (Cl 7)) (Cl 7)))))) (Cl 16)) (Sp 22 (Cl 6) (Sp 21 (Sp 19 (Sp 20 (Cl 4) (Cl 5)) (Cl 4)) (Sp 19 (Sp 20 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 20)) (Cl 14)) (Cl 10)))) (Cl 29)) (Cl 18)))) (Cl 25)))) (Cl 13)) (Sp 34 (Cl 28) (Sp 38 (Sp 36 (Sp 45 (Sp 2 (Sp 24 (Sp 3 (Sp 4 (Cl 1) (Sp 30 (Cl 26) (Sp 28 (Cl 9) (Sp 27 (Sp 25 (Sp 26 (Cl 7) (Cl 8)) (Cl 7)) (Sp 25 (Sp 26 (Cl 8) (Cl 7)) (Cl 7)))))) (Cl 16)) (Sp 22 (Cl 6) (Sp 21 (Sp 19 (Sp 20 (Cl 4) (Cl 5)) (Cl 4)) (Sp 19 (Sp 20 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 20)) (Cl 14)) (Sp 31 (Sp 32 (Sp 33 (Sp 37 (Cl 27) (Cl 12)) (Cl 10)) (Cl 10)) (Cl 10))) (Cl 18)))) (Cl 19)) (Cl 22)) (Cl 21)) (Cl 24)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 23))) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 15)) (Cl 15)) _
  (threshold ai alpha beta bi p)
  (reciprocals_ordered ai alpha beta bi p)
  W5
  (zero_before ai alpha beta bi v0 p)
  (law_interval (fun n => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0))) 0 ((floor ai) + 1))
  W10
  (zero_before_beta ai alpha beta bi v1 p)
  (law_interval (fun n => ((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0))) 0 ((floor bi) + 1))
  W15
  (zero_before ai alpha beta bi v2 p)
  (zero_before_beta ai alpha beta bi v2 p)
  (real_sign beta ((IZR v2) + (0%R * ai)%R)%R)
  (law_interval (fun n => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R)))) ((floor bi) + 1) ((floor ai) + 1))
  (floor_spec ((IZR v2) * beta)%R)
  (thy_appendix_58 (card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) (floor ai))
  (thy_appendix_59 (floor bi) v2)
  (thy_appendix_25 (floor bi) v2)
  (thy_appendix_60 (floor bi) (floor ai))
  (thy_appendix_61 (card1 (fun (n : Z) => (((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)) /\ (0 < (floor ((IZR n) * beta)%R))))) (floor ai) (floor bi))
  (thy_appendix_62 (floor ai))
  (thy_appendix_62 (floor bi))
  (thy_appendix_18 beta alpha)
  (thy_appendix_63 ai (floor ai) (floor bi) bi)
  (thy_appendix_64 v2 ai)
  (thy_appendix_65 ai (floor ai) bi (floor bi) (card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * alpha)%R) = 0)))) p (card1 (fun (n : Z) => ((0 <= n) /\ ((floor ((IZR n) * beta)%R) = 0)))))
  (thy_appendix_66 (floor ((IZR v2) * beta)%R))
  (thy_appendix_67 (floor bi) v2 ai)
  (thy_appendix_68 v2 beta (floor ((IZR v2) * beta)%R) ai)
  (thy_appendix_69 v2 ai)
).
vm_compute; reflexivity.
Qed.
