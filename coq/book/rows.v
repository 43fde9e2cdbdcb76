From Wythoff.book Require Import Prelude Definitions algebra counting.
Open Scope Z_scope.

Lemma thy_rows_1 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_rows_2 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= (x1 + (x2 * x3))) -> (0 <= (x2 * (- x3))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_rows_3 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= (x1 + (x2 * x3)))) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
(* Both coordinates of a pair are natural numbers. *)
Lemma row_natural : forall (k : Z) (m : Z) (p : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isRow m p k z) ->
  ((0 <= k) /\ (0 <= (k + (m * z)))).
Proof.
intros k m p z.
refine (refute (Nd (Some (0 <= k)) (Nd (Some (0 <= (k + (m * z)))) (Nd (Some (0 <= z)) (Nd (Some (0 <= (- z))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (z <= (-1))) (Nd (Some (0 <= (m * z))) Lf Lf) Lf)) (Nd (Some (isRow m p k z)) (Nd (Some (isA m p z k)) (Nd (Some (0 <= m)) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (isA m p (- z) (k + (m * z)))) (Nd (Some (0 <= (m * (- z)))) Lf Lf) Lf)))
 [(If (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7))));
 (Im (At 5) (An (At 4) (At 1)));
 (Im (At 7) (An (At 8) (At 2)));
 (Im (At 9) (Im (At 4) (At 10)));
 (Im (At 9) (Im (At 8) (At 11)));
 (Im (No (At 9)) (Im (At 12) Fa));
 (Im (At 2) (Im (At 11) (Im (No (At 1)) Fa)));
 (Im (At 1) (Im (No (At 2)) (Im (At 10) Fa)));
 (An (At 12) (At 13));
 (At 3)]
 (An (At 1) (At 2))
 (Sp 12 (Sp 3 (Sp 9 (Sp 2 (Sp 1 (Cl 1) (Sp 11 (Cl 8) (Sp 5 (Cl 3) (Sp 8 (Cl 6) (Sp 6 (Sp 7 (Cl 4) (Cl 2)) (Cl 2)))))) (Sp 7 (Cl 4) (Sp 4 (Sp 5 (Sp 1 (Sp 10 (Cl 9) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2)))) (Cl 7)) (Cl 11)) (Cl 10)) _
  (def_isRow m p k z)
  (a_natural k m z p)
  (a_natural (k + (m * z)) m (- z) p)
  (product_nonneg m z)
  (product_nonneg m (- z))
  (thy_rows_1 m)
  (thy_rows_2 k m z)
  (thy_rows_3 k m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_4 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_rows_5 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_rows_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - x3) < (- x4)) -> (~ ((x4 + (x2 * x1)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_rows_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) - x3) < (- x4))) -> ((x4 + (x2 * x1)) < x3) -> False.
Proof. thy. Qed.
Lemma thy_rows_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- x1) <= (((x2 + 1) * x3) - x4)) -> (~ ((x4 - x3) <= (x1 + (x3 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((- x1) <= (((x2 + 1) * x3) - x4))) -> ((x4 - x3) <= (x1 + (x3 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_rows_10 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + (x2 * x3)) = (x1 - (x2 * (- x3))))) -> False.
Proof. thy. Qed.
Lemma thy_rows_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * x3)) -> (~ (x4 <= (-1))) -> ((x4 + (x2 * x3)) < x1) -> False.
Proof. thy. Qed.
Lemma thy_rows_12 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
(* The signed indices of row k are [u(k), u(k+1)) and, moved by pk, [u(k+1) - p, u(k)). *)
Lemma row_shape : forall (k : Z) (m : Z) (p : Z) (u : Z) (w : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  ((isRow m p k z) <-> (((u <= z) /\ (z < w)) \/ (((w - p) <= (z + (p * k))) /\ ((z + (p * k)) < u)))).
Proof.
intros k m p u w z.
refine (refute (Nd (Some (isRow m p k z)) (Nd (Some (u <= z)) (Nd (Some ((w - p) <= (z + (p * k)))) (Nd (Some (z <= (-1))) (Nd (Some (((k * p) - u) < (- z))) Lf Lf) Lf) (Nd (Some (isU m p k u)) (Nd (Some (u <= (p * k))) Lf Lf) Lf)) (Nd (Some (0 <= z)) (Nd (Some (1 <= m)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (1 <= (- z))) Lf Lf))) (Nd (Some (z < w)) (Nd (Some ((z + (p * k)) < u)) (Nd (Some (isA m p (- z) (k + (m * z)))) (Nd (Some ((- z) <= (((k + 1) * p) - w))) Lf Lf) Lf) (Nd (Some (isU m p (k + 1) w)) (Nd (Some ((k + (m * z)) = (k - (m * (- z))))) Lf Lf) Lf)) (Nd (Some (isA m p z k)) (Nd (Some (1 <= p)) (Nd (Some (0 <= u)) Lf Lf) Lf) (Nd (Some (isA m p (- z) (k - (m * (- z))))) Lf Lf))))
 [(If (At 1) (Or (An (At 6) (At 7)) (An (At 8) (At 9))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 6) (If (At 7) (An (At 2) (At 3)))))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (If (At 15) (An (At 16) (At 17)))))));
 (Im (At 12) (An (At 18) (At 19)));
 (Im (An (At 10) (At 11)) (Im (At 12) (At 20)));
 (Im (At 6) (Im (At 8) Fa));
 (Im (No (At 6)) (Im (No (At 14)) Fa));
 (Im (At 16) (Im (No (At 5)) Fa));
 (Im (No (At 16)) (Im (At 5) Fa));
 (Im (At 17) (Im (No (At 4)) Fa));
 (Im (No (At 17)) (Im (At 4) Fa));
 (Im (At 21) (If (At 9) (At 15)));
 (Im (No (At 21)) Fa);
 (Im (At 20) (Im (No (At 8)) (Im (At 5) Fa)));
 (Im (No (At 6)) (Im (At 19) (Im (At 2) Fa)));
 (An (At 10) (At 11));
 (At 12);
 (At 13)]
 (If (At 1) (Or (An (At 2) (At 3)) (An (At 4) (At 5))))
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 21 (Sp 20 (Sp 18 (Sp 19 (Sp 5 (Sp 16 (Sp 8 (Sp 6 (Cl 7) (Sp 14 (Sp 2 (Cl 16) (Sp 4 (Sp 1 (Cl 1) (Sp 17 (Sp 9 (Cl 2) (Sp 15 (Cl 13) (Cl 4))) (Cl 12))) (Sp 1 (Sp 17 (Cl 11) (Sp 9 (Sp 15 (Cl 4) (Cl 13)) (Cl 2))) (Cl 1)))) (Cl 8))) (Cl 15)) (Cl 10)) (Sp 16 (Cl 9) (Sp 6 (Sp 8 (Cl 7) (Sp 7 (Sp 1 (Sp 2 (Sp 3 (Cl 1) (Cl 3)) (Cl 3)) (Cl 2)) (Sp 1 (Cl 2) (Sp 2 (Sp 3 (Cl 3) (Cl 1)) (Cl 1))))) (Sp 14 (Sp 2 (Cl 16) (Sp 15 (Cl 4) (Sp 1 (Sp 9 (Cl 13) (Cl 2)) (Cl 1)))) (Cl 8))))) (Cl 5)) (Cl 5)) (Cl 6)) (Cl 14)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 17)) _
  (def_isRow m p k z)
  (a_indices z k m p u w)
  (b_indices (- z) k m p u w)
  (u_natural k m p u)
  (u_bound k m p u)
  (thy_rows_4 z)
  (thy_rows_5 z)
  (thy_rows_6 k p u z)
  (thy_rows_7 k p u z)
  (thy_rows_8 z k p w)
  (thy_rows_9 z k p w)
  (fun eq__0 => pg4 isA m m p p (- z) (- z) (k + (m * z)) (k - (m * (- z))) eq_refl eq_refl eq_refl eq__0)
  (thy_rows_10 k m z)
  (thy_rows_11 u p k z)
  (thy_rows_12 z u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 - (x2 * x3)) < x4)) -> (~ ((x4 - x2) <= ((x1 + (x2 * (((- x3) - x5) - 1))) + (x2 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_14 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_rows_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (0 <= x5) -> (~ (x2 <= (x1 - (x4 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_16 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + (x2 * (- x3))) = (x1 - (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (x5 < x4) -> (~ (((x1 + (x4 * (((- x3) - x6) - 1))) + (x4 * x6)) < x2)) -> False.
Proof. thy. Qed.
(* Every row k >= 0 has a pair whose signed index is congruent to z modulo p. *)
Lemma row_exists : forall (k : Z) (m : Z) (p : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= k) ->
  (exists (t : Z), (isRow m p k (z + (p * t)))).
Proof.
intros k m p z.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W1].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W3].
destruct (wit_ex2 (fun q r => ((((z - u) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q [r W8]].
refine (refute (Nd (Some (exists (t : Z), (isRow m p k (z + (p * t))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= k)) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) (Nd (Some (isRow m p k (z - (p * q)))) Lf Lf) (Nd (Some (((z + (p * (((- q) - k) - 1))) + (p * k)) < u)) Lf Lf)) (Nd (Some (0 <= r)) (Nd (Some (((z - (p * q)) + (p * k)) < u)) Lf Lf) Lf)) (Nd (Some (isU m p k u)) (Nd (Some (exists (q : Z) (r : Z), ((((z - u) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some ((z - (p * q)) < w)) Lf Lf) Lf) (Nd (Some (isRow m p k (z + (p * (- q))))) (Nd (Some ((z + (p * (((- q) - k) - 1))) < w)) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some (u <= (z - (p * q)))) Lf Lf) (Nd (Some ((z + (p * (- q))) = (z - (p * q)))) Lf Lf)) (Nd (Some (r < p)) (Nd (Some (u <= (z + (p * (((- q) - k) - 1))))) Lf Lf) Lf)) (Nd (Some (0 <= (k + 1))) (Nd (Some ((z - u) = ((q * p) + r))) (Nd (Some ((w - p) <= ((z - (p * q)) + (p * k)))) Lf Lf) Lf) (Nd (Some (isRow m p k (z + (p * (((- q) - k) - 1))))) (Nd (Some ((w - p) <= ((z + (p * (((- q) - k) - 1))) + (p * k)))) Lf Lf) Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (At 5) (At 6));
 (Im (An (At 2) (At 3)) (Im (At 7) (At 8)));
 (Im (At 8) (At 9));
 (Im (At 3) (At 10));
 (Im (At 10) (An (An (At 11) (At 12)) (At 13)));
 (Im (At 14) (At 1));
 (Im (At 15) (At 1));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 16) (Or (An (At 17) (At 18)) (An (At 19) (At 20)))))));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 15) (Or (An (At 21) (At 22)) (An (At 23) (At 24)))))));
 (Im (No (At 18)) (Im (No (At 23)) Fa));
 (Im (No (At 7)) (Im (At 4) Fa));
 (Im (At 11) (Im (At 12) (Im (No (At 17)) Fa)));
 (Im (At 25) (If (At 14) (At 16)));
 (Im (No (At 25)) Fa);
 (Im (At 11) (Im (At 13) (Im (No (At 24)) Fa)));
 (An (At 2) (At 3));
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 7 (Sp 25 (Sp 5 (Sp 8 (Sp 10 (Sp 14 (Cl 8) (Sp 15 (Cl 9) (Sp 16 (Cl 15) (Sp 6 (Sp 9 (Sp 11 (Sp 12 (Sp 13 (Sp 17 (Sp 24 (Sp 18 (Cl 10) (Sp 23 (Cl 11) (Cl 12))) (Cl 17)) (Cl 14)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 5)) (Cl 3))))) (Cl 6)) (Cl 4)) (Cl 2)) (Cl 16)) (Cl 13))) (Cl 19)) (Cl 18)) (Cl 18)) _
  (u_exists k m p)
  W1
  (u_exists (k + 1) m p)
  W3
  (division p (z - u))
  W8
  (ex1_at (fun t => (isRow m p k (z + (p * t)))) (- q))
  (ex1_at (fun t => (isRow m p k (z + (p * t)))) (((- q) - k) - 1))
  (row_shape k m p u w (z - (p * q)))
  (row_shape k m p u w (z + (p * (((- q) - k) - 1))))
  (thy_rows_13 z p q w k)
  (thy_rows_14 k)
  (thy_rows_15 z u q p r)
  (fun eq__0 => pg4 isRow m m p p k k (z + (p * (- q))) (z - (p * q)) eq_refl eq_refl eq_refl eq__0)
  (thy_rows_16 z p q)
  (thy_rows_17 z u q p r k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_18 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_rows_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 * x2) < x1)) -> (1 <= x1) -> ((x1 - 1) <= (x3 - x4)) -> ((x3 - x1) <= (x5 + (x1 * x6))) -> (((x5 + (x1 * x2)) + (x1 * x6)) < x4) -> False.
Proof. thy. Qed.
Lemma thy_rows_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * (x2 + x3)) < x1)) -> (1 <= x1) -> (((x4 + (x1 * x2)) + (x1 * x3)) < x5) -> (x5 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_rows_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * x2) < x1)) -> ((x3 - x4) <= x1) -> (x4 <= x5) -> ((x5 + (x1 * x2)) < x3) -> False.
Proof. thy. Qed.
Lemma thy_rows_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) <= x3) -> (x4 < x1) -> (~ ((- x3) < (x3 * x5))) -> (x2 <= (x4 + (x3 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_rows_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (1 <= x1) -> ((x1 - 1) <= (x2 - x3)) -> ((x4 + (x1 * x5)) < x3) -> ((x2 - x1) <= ((x4 + (x1 * x6)) + (x1 * x5))) -> (~ ((- x1) < (x1 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_rows_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * (x2 - x3)) < x1)) -> ((x4 - x1) <= (x5 + (x1 * x3))) -> ((x5 + (x1 * x2)) < x4) -> False.
Proof. thy. Qed.
Lemma thy_rows_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) <= (x3 + (x2 * x4))) -> ((x3 + (x2 * x4)) < x5) -> (x5 <= (x3 + (x2 * x6))) -> ((x3 + (x2 * x6)) < x1) -> (~ ((- x2) < (x2 * (x6 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + (x2 * x3)) < x4) -> (x4 <= (x1 + (x2 * x5))) -> ((x2 * (x5 - x3)) = (x2 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_rows_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) <= ((x3 + (x2 * x4)) + (x2 * x5))) -> (x3 < x1) -> (~ ((- x2) < (x2 * (x4 + x5)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 + (x2 * x3)) + (x2 * x4)) < x5) -> (x5 <= x1) -> ((x2 * (x3 + x4)) = (x2 * 0)) -> False.
Proof. thy. Qed.
(* No row has two pairs whose signed indices are congruent modulo p. *)
Lemma row_unique : forall (k : Z) (m : Z) (p : Z) (t : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isRow m p k z) ->
  (isRow m p k (z + (p * t))) ->
  (t = 0).
Proof.
intros k m p t z.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W2].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W4].
refine (refute (Nd (Some (t = 0)) (Nd (Some (1 <= m)) (Nd (Some (isRow m p k z)) (Nd (Some (isU m p k u)) (Nd (Some ((w - p) <= (z + (p * k)))) (Nd (Some ((p * (t - k)) = (p * 0))) Lf Lf) Lf) (Nd (Some ((- p) < (p * t))) Lf Lf)) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some ((z + (p * t)) < w)) Lf Lf) (Nd (Some ((p * (t - k)) < p)) Lf Lf))) (Nd (Some (0 <= (k + (m * z)))) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) (Nd (Some (isRow m p k (z + (p * t)))) Lf Lf) (Nd (Some ((- p) < (p * (t + k)))) Lf Lf)) (Nd (Some (u <= z)) (Nd (Some (((z + (p * t)) + (p * k)) < u)) Lf Lf) (Nd (Some ((t - k) = 0)) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (0 <= k)) (Nd (Some (0 <= (k + 1))) (Nd (Some ((z + (p * k)) < u)) Lf Lf) (Nd (Some ((p * (t + k)) < p)) Lf Lf)) (Nd (Some ((w - u) <= p)) (Nd (Some ((w - p) <= ((z + (p * t)) + (p * k)))) Lf Lf) (Nd (Some ((- p) < (p * (t - k)))) Lf Lf))) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some (u <= (z + (p * t)))) Lf Lf) (Nd (Some ((t + k) = 0)) Lf Lf)) (Nd (Some (z < w)) (Nd (Some ((p * t) < p)) Lf Lf) (Nd (Some ((p * (t + k)) = (p * 0))) Lf Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (An (At 5) (At 6))));
 (Im (An (At 2) (At 3)) (Im (At 5) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 2) (At 3)) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (An (At 12) (At 13)))));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (If (At 4) (Or (An (At 14) (At 15)) (An (At 16) (At 17)))))));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (If (At 18) (Or (An (At 19) (At 20)) (An (At 21) (At 22)))))));
 (Im (At 3) (Im (At 23) (Im (At 24) (At 1))));
 (Im (At 3) (Im (At 25) (Im (At 26) (At 27))));
 (Im (At 3) (Im (At 28) (Im (At 29) (At 30))));
 (Im (At 27) (At 31));
 (Im (At 30) (At 32));
 (Im (At 5) (Im (No (At 9)) Fa));
 (Im (No (At 23)) (Im (At 3) (Im (At 12) (Im (At 16) (Im (At 22) Fa)))));
 (Im (No (At 25)) (Im (At 3) (Im (At 22) (Im (At 14) Fa))));
 (Im (No (At 23)) (Im (At 13) (Im (At 14) (Im (At 20) Fa))));
 (Im (At 13) (Im (At 15) (Im (No (At 24)) (Im (At 19) Fa))));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 21) (Im (No (At 24)) Fa)))));
 (Im (No (At 28)) (Im (At 16) (Im (At 20) Fa)));
 (Im (At 16) (Im (At 17) (Im (At 19) (Im (At 20) (Im (No (At 29)) Fa)))));
 (Im (At 17) (Im (At 19) (Im (At 32) Fa)));
 (Im (At 21) (Im (At 15) (Im (No (At 26)) Fa)));
 (Im (At 22) (Im (At 14) (Im (At 31) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 18)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 18 (Sp 1 (Cl 1) (Sp 5 (Sp 7 (Sp 9 (Sp 8 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 22 (Sp 14 (Sp 25 (Sp 31 (Cl 25) (Sp 27 (Cl 13) (Sp 26 (Cl 11) (Sp 21 (Sp 15 (Cl 24) (Sp 16 (Sp 17 (Sp 23 (Sp 24 (Cl 10) (Cl 20)) (Cl 16)) (Cl 8)) (Cl 8))) (Sp 19 (Sp 20 (Sp 23 (Sp 24 (Cl 10) (Sp 15 (Cl 19) (Sp 16 (Sp 17 (Sp 28 (Sp 29 (Sp 32 (Cl 23) (Sp 30 (Cl 14) (Cl 12))) (Cl 22)) (Cl 21)) (Cl 8)) (Cl 8)))) (Cl 18)) (Cl 9)) (Cl 9)))))) (Cl 17)) (Sp 16 (Sp 17 (Sp 23 (Sp 24 (Cl 10) (Sp 21 (Cl 20) (Sp 19 (Sp 20 (Sp 29 (Sp 32 (Cl 23) (Sp 28 (Sp 30 (Cl 14) (Cl 12)) (Cl 21))) (Cl 22)) (Cl 9)) (Cl 9)))) (Cl 16)) (Cl 8)) (Cl 8))) (Sp 19 (Sp 20 (Sp 24 (Sp 23 (Cl 10) (Sp 14 (Cl 18) (Sp 16 (Sp 17 (Sp 28 (Sp 29 (Sp 32 (Cl 23) (Sp 30 (Cl 14) (Cl 12))) (Cl 22)) (Cl 21)) (Cl 8)) (Cl 8)))) (Sp 15 (Cl 19) (Sp 16 (Sp 17 (Sp 28 (Sp 29 (Sp 32 (Cl 23) (Sp 30 (Cl 14) (Cl 12))) (Cl 22)) (Cl 21)) (Cl 8)) (Cl 8)))) (Cl 9)) (Cl 9))) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 15)) (Cl 3)) (Cl 2))) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 26)) _
  (row_natural k m p z)
  (u_exists k m p)
  W2
  (u_exists (k + 1) m p)
  W4
  (u_step k m p u w)
  (row_shape k m p u w z)
  (row_shape k m p u w (z + (p * t)))
  (small_multiple p t)
  (small_multiple p (t + k))
  (small_multiple p (t - k))
  (eq_mul p (t + k) 0)
  (eq_mul p (t - k) 0)
  (thy_rows_18 k)
  (thy_rows_19 p t w u z k)
  (thy_rows_20 p t k z u)
  (thy_rows_21 p t w u z)
  (thy_rows_22 w u p z t)
  (thy_rows_23 p w u z k t)
  (thy_rows_24 p t k w z)
  (thy_rows_25 w p z k u t)
  (thy_rows_26 z p k u t)
  (thy_rows_27 w p z t k)
  (thy_rows_28 z p t k u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_29 : forall (x1 : Z), (0 <= x1) -> (~ ((- x1) <= (-1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_rows_30 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = ((x1 + (x2 * x3)) + (x2 * (- x3))))) -> (x3 = (- (- x3))) -> False.
Proof. thy. Qed.
Lemma thy_rows_31 : forall (x1 : Z), (~ (x1 = (- (- x1)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_32 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_rows_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 * x2) = (x1 * 0)) -> (~ (x3 = (x3 + (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_rows_34 : forall (x1 : Z), (0 <= x1) -> (~ ((- x1) <= (-1))) -> (~ (x1 = (- x1))) -> False.
Proof. thy. Qed.
(* If (x, y) is a pair with signed index z then (y, x) is one with signed index -z. *)
Lemma row_mirror : forall (k : Z) (m : Z) (p : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isRow m p k z) ->
  (isRow m p (k + (m * z)) (- z)).
Proof.
intros k m p z.
refine (refute (Nd (Some (isRow m p (k + (m * z)) (- z))) (Nd (Some (isRow m p k z)) (Nd (Some (isA m p z k)) (Nd (Some ((- z) <= (-1))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (z = (- (- z)))) Lf Lf)) (Nd (Some (isA m p (- z) (k + (m * z)))) (Nd (Some (z = 0)) Lf Lf) (Nd (Some (k = (k + (m * z)))) Lf Lf))) (Nd (Some (0 <= z)) (Nd (Some (z <= (-1))) (Nd (Some (isA m p (- (- z)) ((k + (m * z)) + (m * (- z))))) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (k = ((k + (m * z)) + (m * (- z))))) Lf Lf)) (Nd (Some (0 <= (- z))) (Nd (Some ((m * z) = (m * 0))) Lf Lf) (Nd (Some (z = (- z))) Lf Lf))))
 [(If (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6))));
 (If (At 1) (Or (An (At 7) (At 6)) (An (At 8) (At 9))));
 (Im (At 10) (At 11));
 (Im (At 3) (Im (No (At 8)) (Im (No (At 10)) Fa)));
 (Im (At 12) (Im (At 13) (If (At 4) (At 9))));
 (Im (No (At 13)) (Im (At 12) Fa));
 (Im (No (At 12)) Fa);
 (Im (No (At 7)) (Im (At 5) Fa));
 (Im (At 14) (Im (At 15) (If (At 2) (At 1))));
 (Im (At 11) (Im (No (At 14)) Fa));
 (Im (At 3) (Im (No (At 8)) (Im (No (At 15)) Fa)));
 (An (At 16) (At 17));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 12 (Sp 13 (Sp 7 (Sp 6 (Cl 3) (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Cl 3) (Sp 10 (Sp 15 (Sp 11 (Sp 14 (Cl 10) (Cl 11)) (Cl 4)) (Cl 12)) (Cl 5))) (Cl 6)) (Cl 2)) (Cl 2))) (Sp 5 (Cl 9) (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Cl 3) (Sp 10 (Sp 15 (Sp 11 (Sp 14 (Cl 10) (Cl 11)) (Cl 4)) (Cl 12)) (Cl 5))) (Cl 6)) (Cl 2)) (Cl 2)))) (Cl 7)) (Cl 8))) (Cl 14)) _
  (def_isRow m p k z)
  (def_isRow m p (k + (m * z)) (- z))
  (eq_mul m z 0)
  (thy_rows_29 z)
  (fun eq__0 eq__1 => pg4 isA m m p p z (- (- z)) k ((k + (m * z)) + (m * (- z))) eq_refl eq_refl eq__0 eq__1)
  (thy_rows_30 k m z)
  (thy_rows_31 z)
  (thy_rows_32 z)
  (fun eq__0 eq__1 => pg4 isRow m m p p k (k + (m * z)) z (- z) eq_refl eq_refl eq__0 eq__1)
  (thy_rows_33 m z k)
  (thy_rows_34 z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_35 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ ((0 + (x2 - x1)) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_rows_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_rows_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (0 <= (x3 * x4)) -> ((x2 + (x3 * x4)) < x1) -> False.
Proof. thy. Qed.
Lemma thy_rows_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 <= x2) -> (~ (x3 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_rows_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 - x2) <= x3)) -> (x3 = x4) -> (x5 <= x4) -> ((x1 - x5) <= x2) -> False.
Proof. thy. Qed.
Lemma thy_rows_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 = x1) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_rows_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (~ (((- x2) * (x3 + 1)) <= x4)) -> (1 <= x2) -> (0 <= (x2 * x3)) -> (x1 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_rows_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> (x3 = ((0 + x4) - (x4 - x2))) -> (x1 <= x3) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_rows_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = x2)) -> ((x3 - 1) <= (x4 - x5)) -> ((x4 - x3) <= (x2 + (x3 * x6))) -> ((x2 + (x3 * x6)) < x5) -> ((x4 - x3) <= (x1 + (x3 * x6))) -> ((x1 + (x3 * x6)) < x5) -> False.
Proof. thy. Qed.
Lemma thy_rows_44 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_rows_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 - x2) <= x3)) -> ((x1 - x2) <= (x4 + (x2 * x5))) -> (x3 = (x4 + (x2 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_rows_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x1 = x3) -> (x4 <= x3) -> (0 <= (x5 * x6)) -> (~ (x4 <= x7)) -> (x2 = (x7 - (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_rows_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) <= x3) -> ((x1 - x2) <= x4) -> (~ (x3 = x4)) -> ((x2 - 1) <= (x1 - x5)) -> (~ (x5 <= x4)) -> (~ (x5 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_rows_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 < x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_rows_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x1 = x3) -> (x4 <= x3) -> ((x5 + (x6 * x7)) < x4) -> (x2 = (x5 + (x6 * x7))) -> False.
Proof. thy. Qed.
Lemma thy_rows_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 - x2) <= x3) -> (x4 = x5) -> (~ (x6 = x3)) -> (x5 = x3) -> ((x2 - 1) <= (x1 - x7)) -> (0 <= (x2 * x8)) -> (~ (x7 <= x6)) -> (x4 = (x6 - (x2 * x8))) -> False.
Proof. thy. Qed.
Lemma thy_rows_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (1 <= x1) -> ((x1 - 1) <= (x2 - x3)) -> ((x4 + (x1 * x5)) < x3) -> (x6 = (x4 + (x1 * x5))) -> (~ (x6 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_rows_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x2 = x3) -> (x4 <= x3) -> ((x5 + (x6 * x7)) < x4) -> (x1 = (x5 + (x6 * x7))) -> False.
Proof. thy. Qed.
Lemma thy_rows_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (~ (((- x2) * (x3 + 1)) <= x4)) -> (1 <= x2) -> ((x5 - x2) <= (x4 + (x2 * x3))) -> ((x2 - 1) <= (x5 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_rows_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((x1 - 1) <= (x2 - x3)) -> (0 <= (x1 * x4)) -> ((x5 + (x1 * x4)) < x3) -> (~ (x5 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_rows_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) <= x3) -> (~ ((x1 - x2) <= (x4 + (x2 * x5)))) -> (x4 = (x3 - (x2 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_rows_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= x2)) -> (x3 = (x2 - (x4 * x5))) -> (~ ((x3 + (x4 * x5)) < x1)) -> False.
Proof. thy. Qed.
(* Every row k >= 0 has exactly p pairs. *)
Lemma row_count : forall (k : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= k) ->
  ((card1 (fun (z : Z) => (isRow m p k z))) = p).
Proof.
intros k m p.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W1].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W3].
destruct (wit_all1 (fun z => ((isRow m p k z) -> (((w - p) <= (ite (u <= z) z (z + (p * k)))) /\ ((ite (u <= z) z (z + (p * k))) < w))))) as [z1 W8].
destruct (wit_all2 (fun z z_other => ((((isRow m p k z) /\ (isRow m p k z_other)) /\ ((ite (u <= z) z (z + (p * k))) = (ite (u <= z_other) z_other (z_other + (p * k))))) -> (z = z_other)))) as [s1 [s2 W11]].
destruct (wit_all1 (fun e => ((((w - p) <= e) /\ (e < w)) -> (((w - p) <= e) /\ (e < w))))) as [e1 W14].
destruct (wit_all1 (fun e => ((((w - p) <= e) /\ (e < w)) -> (isRow m p k (ite (u <= e) e (e - (p * k))))))) as [e2 W16].
destruct (wit_all2 (fun e e_other => ((((((w - p) <= e) /\ (e < w)) /\ (((w - p) <= e_other) /\ (e_other < w))) /\ ((ite (u <= e) e (e - (p * k))) = (ite (u <= e_other) e_other (e_other - (p * k))))) -> (e = e_other)))) as [e3 [e4 W18]].
destruct (wit_all1 (fun z => ((isRow m p k z) -> ((((- p) * (k + 1)) <= z) /\ (z < (w + 1)))))) as [e5 W19].
destruct (wit_all1 (fun e => ((((w - p) <= e) /\ (e < w)) <-> (((w - p) <= e) /\ (e < w))))) as [e6 W22].
refine (refutes (Nd (Some ((card1 (fun (z : Z) => (isRow m p k z))) = p)) (Nd (Some (1 <= m)) (Nd (Some (0 <= k)) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) (Nd (Some ((w - p) <= (ite (u <= z1) z1 (z1 + (p * k))))) (Nd (Some (u <= s2)) (Nd (Some ((w - p) <= e6)) Lf Lf) Lf) (Nd (Some ((w - p) <= e3)) (Nd (Some ((ite (u <= e3) e3 (e3 - (p * k))) = (e3 - (p * k)))) Lf Lf) Lf)) (Nd (Some (isRow m p k s2)) (Nd (Some ((w - p) <= e2)) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = (s1 + (p * k)))) Lf Lf) Lf) (Nd (Some (((- p) * (k + 1)) <= e5)) Lf Lf))) (Nd (Some (0 <= u)) (Nd (Some (z1 < w)) (Nd (Some ((w - p) <= e1)) (Nd (Some ((card1 (fun (e : Z) => (((w - p) <= e) /\ (e < w)))) = ((0 + w) - (w - p)))) Lf Lf) Lf) (Nd (Some ((ite (u <= e3) e3 (e3 - (p * k))) = (ite (u <= e4) e4 (e4 - (p * k))))) Lf Lf)) (Nd (Some (u <= s1)) (Nd (Some (u <= (ite (u <= e2) e2 (e2 - (p * k))))) (Nd (Some ((ite (u <= e2) e2 (e2 - (p * k))) = e2)) Lf Lf) Lf) (Nd (Some (e5 < w)) Lf Lf)))) (Nd (Some (isU m p k u)) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some (forall (z : Z), ((isRow m p k z) -> (((w - p) <= (ite (u <= z) z (z + (p * k)))) /\ ((ite (u <= z) z (z + (p * k))) < w))))) (Nd (Some ((w - p) <= (s2 + (p * k)))) (Nd (Some (forall (e : Z), ((((w - p) <= e) /\ (e < w)) <-> (((w - p) <= e) /\ (e < w))))) Lf Lf) Lf) (Nd (Some ((w - p) <= e4)) (Nd (Some ((ite (u <= e4) e4 (e4 - (p * k))) = e4)) Lf Lf) Lf)) (Nd (Some (s1 = s2)) (Nd (Some (isRow m p k (ite (u <= e2) e2 (e2 - (p * k))))) (Nd (Some ((ite (u <= s2) s2 (s2 + (p * k))) = (s2 + (p * k)))) Lf Lf) Lf) (Nd (Some (forall (z : Z), ((isRow m p k z) -> ((((- p) * (k + 1)) <= z) /\ (z < (w + 1)))))) Lf Lf))) (Nd (Some (0 <= (p * k))) (Nd (Some ((z1 + (p * k)) < u)) (Nd (Some (forall (e : Z), ((((w - p) <= e) /\ (e < w)) -> (((w - p) <= e) /\ (e < w))))) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) = (z1 + (p * k)))) Lf Lf) Lf) (Nd (Some (forall (e : Z) (e_other : Z), ((((((w - p) <= e) /\ (e < w)) /\ (((w - p) <= e_other) /\ (e_other < w))) /\ ((ite (u <= e) e (e - (p * k))) = (ite (u <= e_other) e_other (e_other - (p * k))))) -> (e = e_other)))) Lf Lf)) (Nd (Some ((w - p) <= (s1 + (p * k)))) (Nd (Some ((w - p) <= ((ite (u <= e2) e2 (e2 - (p * k))) + (p * k)))) (Nd (Some (u <= e3)) Lf Lf) Lf) (Nd (Some ((e5 + (p * k)) < u)) Lf Lf))))) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) < w)) (Nd (Some (s2 < w)) (Nd (Some (e6 < w)) Lf Lf) Lf) (Nd (Some (e3 < w)) (Nd (Some (u <= e4)) Lf Lf) Lf)) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = (ite (u <= s2) s2 (s2 + (p * k))))) (Nd (Some (e2 < w)) (Nd (Some ((ite (u <= s2) s2 (s2 + (p * k))) = s2)) Lf Lf) Lf) (Nd (Some (e5 < (w + 1))) Lf Lf))) (Nd (Some (0 <= p)) (Nd (Some ((w - p) <= (z1 + (p * k)))) (Nd (Some (e1 < w)) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) = z1)) Lf Lf) Lf) (Nd (Some (e3 = e4)) Lf Lf)) (Nd (Some (s1 < w)) (Nd (Some ((ite (u <= e2) e2 (e2 - (p * k))) < w)) (Nd (Some ((ite (u <= e2) e2 (e2 - (p * k))) = (e2 - (p * k)))) Lf Lf) Lf) (Nd (Some ((w - p) <= (e5 + (p * k)))) Lf Lf)))) (Nd (Some (0 <= (k + 1))) (Nd (Some ((w - u) <= p)) (Nd (Some (u <= z1)) (Nd (Some ((s2 + (p * k)) < u)) (Nd (Some ((0 + (w - p)) <= w)) Lf Lf) Lf) (Nd (Some (e4 < w)) (Nd (Some ((ite (u <= e4) e4 (e4 - (p * k))) = (e4 - (p * k)))) Lf Lf) Lf)) (Nd (Some (forall (z : Z) (z_other : Z), ((((isRow m p k z) /\ (isRow m p k z_other)) /\ ((ite (u <= z) z (z + (p * k))) = (ite (u <= z_other) z_other (z_other + (p * k))))) -> (z = z_other)))) (Nd (Some (forall (e : Z), ((((w - p) <= e) /\ (e < w)) -> (isRow m p k (ite (u <= e) e (e - (p * k))))))) (Nd (Some (u <= e2)) Lf Lf) Lf) (Nd (Some (u <= e5)) Lf Lf))) (Nd (Some (isRow m p k z1)) (Nd (Some (isRow m p k s1)) (Nd (Some ((card1 (fun (z : Z) => (isRow m p k z))) <= (card1 (fun (e : Z) => (((w - p) <= e) /\ (e < w)))))) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = s1)) Lf Lf) Lf) (Nd (Some (isRow m p k e5)) Lf Lf)) (Nd (Some ((s1 + (p * k)) < u)) (Nd (Some (((ite (u <= e2) e2 (e2 - (p * k))) + (p * k)) < u)) (Nd (Some ((ite (u <= e3) e3 (e3 - (p * k))) = e3)) Lf Lf) Lf) (Nd (Some ((card1 (fun (e : Z) => (((w - p) <= e) /\ (e < w)))) <= (card1 (fun (z : Z) => (isRow m p k z))))) Lf Lf))))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (At 5) (At 6));
 (Im (An (At 2) (At 3)) (Im (At 7) (At 8)));
 (Im (At 8) (At 9));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (An (At 10) (At 11)))));
 (Im (At 6) (An (At 4) (At 12)));
 (Im (At 13) (Im (At 4) (At 14)));
 (Im (Im (At 15) (An (At 16) (At 17))) (At 18));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 15) (Or (An (At 19) (At 20)) (An (At 21) (At 22)))))));
 (Im (Im (An (An (At 23) (At 24)) (At 25)) (At 26)) (At 27));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 23) (Or (An (At 28) (At 29)) (An (At 30) (At 31)))))));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 24) (Or (An (At 32) (At 33)) (An (At 34) (At 35)))))));
 (Im (Im (An (At 36) (At 37)) (An (At 36) (At 37))) (At 38));
 (Im (An (An (At 18) (At 27)) (At 38)) (At 39));
 (Im (Im (An (At 40) (At 41)) (At 42)) (At 43));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 42) (Or (An (At 44) (At 45)) (An (At 46) (At 47)))))));
 (Im (Im (An (An (An (At 48) (At 49)) (An (At 50) (At 51))) (At 52)) (At 53)) (At 54));
 (Im (Im (At 55) (An (At 56) (At 57))) (At 58));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (If (At 55) (Or (An (At 59) (At 60)) (An (At 61) (At 62)))))));
 (Im (An (An (At 43) (At 54)) (At 58)) (At 63));
 (Im (If (An (At 64) (At 65)) (An (At 64) (At 65))) (At 66));
 (Im (An (At 67) (At 66)) (At 68));
 (Im (At 19) (At 69));
 (Im (No (At 19)) (At 70));
 (Im (At 28) (At 71));
 (Im (No (At 28)) (At 72));
 (Im (At 32) (At 73));
 (Im (No (At 32)) (At 74));
 (Im (At 75) (At 76));
 (Im (No (At 75)) (At 77));
 (Im (At 78) (At 79));
 (Im (No (At 78)) (At 80));
 (Im (At 81) (At 82));
 (Im (No (At 81)) (At 83));
 (Im (At 13) (Im (No (At 67)) Fa));
 (Im (No (At 7)) (Im (At 4) Fa));
 (Im (No (At 13)) (Im (At 3) Fa));
 (Im (At 52) (Im (No (At 53)) (Im (At 79) (Im (At 82) Fa))));
 (Im (At 25) (Im (No (At 26)) (Im (At 71) (Im (At 73) Fa))));
 (Im (At 19) (Im (At 14) (Im (At 22) Fa)));
 (Im (At 76) (Im (At 75) (Im (No (At 44)) Fa)));
 (Im (No (At 16)) (Im (At 69) (Im (At 19) (Im (At 11) Fa))));
 (Im (At 41) (Im (At 76) (Im (No (At 45)) Fa)));
 (Im (At 12) (Im (No (At 56)) (Im (At 3) (Im (At 14) (Im (At 59) Fa)))));
 (Im (No (At 1)) (Im (At 68) (Im (At 39) (Im (At 63) Fa))));
 (Im (No (At 26)) (Im (At 10) (Im (At 34) (Im (At 35) (Im (At 30) (Im (At 31) Fa))))));
 (Im (At 60) (Im (No (At 57)) Fa));
 (Im (No (At 16)) (Im (At 21) (Im (At 70) Fa)));
 (Im (At 52) (Im (At 79) (Im (At 78) (Im (At 14) (Im (No (At 81)) (Im (At 83) Fa))))));
 (Im (At 48) (Im (At 50) (Im (No (At 53)) (Im (At 10) (Im (No (At 81)) (Im (No (At 78)) Fa))))));
 (Im (At 69) (Im (At 20) (Im (No (At 17)) Fa)));
 (Im (At 25) (Im (At 71) (Im (At 28) (Im (At 35) (Im (At 74) Fa)))));
 (Im (At 50) (Im (At 52) (Im (No (At 53)) (Im (At 82) (Im (At 10) (Im (At 14) (Im (No (At 78)) (Im (At 80) Fa))))))));
 (Im (At 3) (Im (At 10) (Im (At 22) (Im (At 70) (Im (No (At 17)) Fa)))));
 (Im (At 25) (Im (At 73) (Im (At 32) (Im (At 31) (Im (At 72) Fa)))));
 (Im (At 12) (Im (No (At 56)) (Im (At 3) (Im (At 61) (Im (At 10) Fa)))));
 (Im (At 3) (Im (At 10) (Im (At 14) (Im (At 62) (Im (No (At 57)) Fa)))));
 (Im (At 40) (Im (No (At 46)) (Im (At 77) Fa)));
 (Im (No (At 75)) (Im (At 77) (Im (No (At 47)) Fa)));
 (An (At 2) (At 3));
 (At 4)]
 (At 1)
 [((Im (No (At 38)) Fa), (Sp 38 (Cl 63) (Sp 36 (Sp 37 (Cl 14) (Cl 14)) (Cl 14))));
  ((Im (No (At 66)) (Im (No (At 65)) Fa)), (Sp 66 (Cl 64) (Sp 65 (Cl 64) (Cl 22))));
  ((Im (No (At 66)) (Im (No (At 64)) Fa)), (Sp 66 (Cl 65) (Sp 64 (Cl 65) (Cl 22))));
  ((Im (No (At 66)) Fa), (Sp 66 (Cl 66) (Sp 65 (Sp 64 (Cl 22) (Cl 65)) (Cl 64))));
  ((Im (At 47) (Im (At 77) (Im (No (At 43)) Fa))), (Sp 47 (Sp 77 (Sp 43 (Cl 67) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 40 (Sp 42 (Cl 16) (Sp 46 (Cl 17) (Cl 59))) (Cl 16)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))) (Cl 67)) (Cl 67)));
  ((Im (At 55) (Im (No (At 57)) Fa)), (Sp 55 (Sp 57 (Cl 68) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 13 (Sp 5 (Sp 8 (Sp 14 (Sp 6 (Sp 9 (Sp 10 (Sp 60 (Cl 48) (Sp 62 (Cl 58) (Cl 20))) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 8)) (Cl 4)) (Cl 2)) (Cl 38)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))) (Cl 68)));
  ((Im (No (At 58)) Fa), (Sp 58 (Cl 69) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 13 (Sp 5 (Sp 8 (Sp 14 (Sp 6 (Sp 9 (Sp 10 (Sp 12 (Sp 55 (Sp 57 (Sp 56 (Cl 19) (Sp 59 (Cl 45) (Sp 61 (Cl 57) (Cl 20)))) (Cl 68)) (Cl 19)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 8)) (Cl 4)) (Cl 2)) (Cl 38)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))));
  ((Im (No (At 78)) (Im (At 80) (Im (No (At 53)) (Im (No (At 54)) Fa)))), (Sp 78 (Cl 70) (Sp 80 (Sp 53 (Cl 70) (Sp 54 (Cl 70) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 13 (Sp 5 (Sp 8 (Sp 14 (Sp 6 (Sp 9 (Sp 10 (Sp 48 (Sp 50 (Sp 52 (Sp 81 (Sp 82 (Cl 54) (Cl 34)) (Cl 51)) (Cl 18)) (Cl 18)) (Cl 18)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 8)) (Cl 4)) (Cl 2)) (Cl 38)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61)))) (Cl 70))));
  ((Im (At 70) (Im (No (At 19)) (Im (No (At 18)) Fa))), (Sp 70 (Sp 19 (Cl 71) (Sp 18 (Cl 71) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 10 (Sp 15 (Sp 21 (Sp 22 (Sp 16 (Sp 17 (Cl 9) (Cl 55)) (Cl 49)) (Cl 10)) (Cl 10)) (Cl 9)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61)))) (Cl 71)));
  ((Im (No (At 26)) (Im (At 24) (Im (At 30) (Im (At 31) (Im (No (At 32)) Fa))))), (Sp 26 (Cl 72) (Sp 24 (Sp 30 (Sp 31 (Sp 32 (Cl 72) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 10 (Sp 34 (Sp 35 (Cl 47) (Cl 13)) (Cl 13)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))) (Cl 72)) (Cl 72)) (Cl 72))));
  ((Im (At 25) (Im (No (At 26)) (Im (At 24) (Im (At 23) (Im (No (At 28)) Fa))))), (Sp 25 (Sp 26 (Cl 73) (Sp 24 (Sp 23 (Sp 28 (Cl 73) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 30 (Sp 31 (Sp 72 (Sp 32 (Sp 73 (Cl 56) (Cl 28)) (Cl 72)) (Cl 27)) (Cl 12)) (Cl 12)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))) (Cl 73)) (Cl 73))) (Cl 73)));
  ((Im (No (At 27)) Fa), (Sp 27 (Cl 74) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Cl 11) (Sp 28 (Sp 71 (Sp 73 (Cl 40) (Sp 32 (Cl 28) (Sp 35 (Sp 74 (Cl 53) (Cl 29)) (Cl 13)))) (Cl 26)) (Cl 73))) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61))));
  ((Im (No (At 42)) (Im (At 41) (Im (At 75) Fa))), (Sp 42 (Cl 75) (Sp 41 (Sp 75 (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 76 (Sp 44 (Sp 45 (Cl 17) (Cl 44)) (Cl 42)) (Cl 30)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 37)) (Cl 62)) (Cl 61)) (Cl 61)) (Cl 75)) (Cl 75))));
  ((Im (No (At 43)) Fa), (Sp 43 (Cl 76) (Sp 41 (Sp 42 (Cl 16) (Sp 75 (Cl 75) (Sp 77 (Sp 47 (Cl 67) (Cl 60)) (Cl 31)))) (Cl 16))));
  ((Im (No (At 53)) (Im (No (At 54)) (Im (No (At 78)) Fa))), (Sp 53 (Cl 77) (Sp 54 (Cl 77) (Sp 78 (Cl 77) (Sp 80 (Cl 70) (Cl 33))))));
  ((Im (No (At 54)) Fa), (Sp 54 (Cl 78) (Sp 3 (Sp 4 (Sp 13 (Sp 14 (Sp 52 (Sp 53 (Cl 18) (Sp 78 (Sp 79 (Sp 82 (Cl 39) (Sp 81 (Cl 34) (Sp 83 (Cl 50) (Cl 35)))) (Cl 32)) (Cl 77))) (Cl 18)) (Cl 8)) (Cl 38)) (Cl 62)) (Cl 61))));
  ((Im (No (At 19)) Fa), (Sp 19 (Cl 79) (Sp 3 (Sp 1 (Cl 1) (Sp 13 (Sp 67 (Sp 38 (Sp 66 (Sp 68 (Sp 58 (Sp 27 (Sp 43 (Sp 54 (Sp 63 (Sp 39 (Cl 46) (Sp 18 (Cl 15) (Sp 70 (Cl 71) (Cl 25)))) (Cl 21)) (Cl 78)) (Cl 76)) (Cl 74)) (Cl 69)) (Cl 23)) (Cl 66)) (Cl 63)) (Cl 36)) (Cl 38))) (Cl 61))))]
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 7 (Sp 13 (Sp 5 (Sp 8 (Sp 14 (Sp 67 (Sp 6 (Sp 9 (Sp 11 (Sp 38 (Sp 66 (Sp 68 (Sp 58 (Sp 27 (Sp 43 (Sp 54 (Sp 63 (Sp 39 (Cl 46) (Sp 18 (Cl 15) (Sp 15 (Sp 19 (Sp 69 (Sp 22 (Cl 41) (Sp 16 (Sp 20 (Sp 17 (Cl 9) (Cl 52)) (Cl 10)) (Cl 43))) (Cl 24)) (Cl 79)) (Cl 9)))) (Cl 21)) (Cl 78)) (Cl 76)) (Cl 74)) (Cl 69)) (Cl 23)) (Cl 66)) (Cl 63)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 36)) (Cl 8)) (Cl 4)) (Cl 2)) (Cl 38)) (Cl 37))) (Cl 62)) (Cl 61)) (Cl 61)) _
  (u_exists k m p)
  W1
  (u_exists (k + 1) m p)
  W3
  (u_step k m p u w)
  (u_natural k m p u)
  (product_nonneg p k)
  W8
  (row_shape k m p u w z1)
  W11
  (row_shape k m p u w s1)
  (row_shape k m p u w s2)
  W14
  (law_injection_1_1 (fun z => (isRow m p k z)) (fun e => (((w - p) <= e) /\ (e < w))) (fun z => (ite (u <= z) z (z + (p * k)))) (w - p) w)
  W16
  (row_shape k m p u w (ite (u <= e2) e2 (e2 - (p * k))))
  W18
  W19
  (row_shape k m p u w e5)
  (law_injection_1_1 (fun e => (((w - p) <= e) /\ (e < w))) (fun z => (isRow m p k z)) (fun e => (ite (u <= e) e (e - (p * k)))) ((- p) * (k + 1)) (w + 1))
  W22
  (law_interval (fun e => (((w - p) <= e) /\ (e < w))) (w - p) w)
  (ite_true (u <= z1) z1 (z1 + (p * k)))
  (ite_false (u <= z1) z1 (z1 + (p * k)))
  (ite_true (u <= s1) s1 (s1 + (p * k)))
  (ite_false (u <= s1) s1 (s1 + (p * k)))
  (ite_true (u <= s2) s2 (s2 + (p * k)))
  (ite_false (u <= s2) s2 (s2 + (p * k)))
  (ite_true (u <= e2) e2 (e2 - (p * k)))
  (ite_false (u <= e2) e2 (e2 - (p * k)))
  (ite_true (u <= e3) e3 (e3 - (p * k)))
  (ite_false (u <= e3) e3 (e3 - (p * k)))
  (ite_true (u <= e4) e4 (e4 - (p * k)))
  (ite_false (u <= e4) e4 (e4 - (p * k)))
  (thy_rows_35 p w)
  (thy_rows_14 k)
  (thy_rows_1 p)
  (thy_rows_36 (ite (u <= e3) e3 (e3 - (p * k))) (ite (u <= e4) e4 (e4 - (p * k))) e3 e4)
  (thy_rows_36 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s1 s2)
  (thy_rows_37 u z1 p k)
  (thy_rows_38 (ite (u <= e2) e2 (e2 - (p * k))) e2 u)
  (thy_rows_39 w p (ite (u <= z1) z1 (z1 + (p * k))) z1 u)
  (thy_rows_40 e2 w (ite (u <= e2) e2 (e2 - (p * k))))
  (thy_rows_41 u p k e5)
  (thy_rows_42 (card1 (fun (z : Z) => (isRow m p k z))) p (card1 (fun (e : Z) => (((w - p) <= e) /\ (e < w)))) w)
  (thy_rows_43 s1 s2 p w u k)
  (thy_rows_44 e5 w)
  (thy_rows_45 w p (ite (u <= z1) z1 (z1 + (p * k))) z1 k)
  (thy_rows_46 (ite (u <= e3) e3 (e3 - (p * k))) (ite (u <= e4) e4 (e4 - (p * k))) e3 u p k e4)
  (thy_rows_47 w p e3 e4 u)
  (thy_rows_48 (ite (u <= z1) z1 (z1 + (p * k))) z1 w)
  (thy_rows_49 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s1 u s2 p k)
  (thy_rows_50 w p e4 (ite (u <= e3) e3 (e3 - (p * k))) (ite (u <= e4) e4 (e4 - (p * k))) e3 u k)
  (thy_rows_51 p w u z1 k (ite (u <= z1) z1 (z1 + (p * k))))
  (thy_rows_52 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s2 u s1 p k)
  (thy_rows_53 u p k e5 w)
  (thy_rows_54 p w u k e5)
  (thy_rows_55 w p e2 (ite (u <= e2) e2 (e2 - (p * k))) k)
  (thy_rows_56 u e2 (ite (u <= e2) e2 (e2 - (p * k))) p k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_rows_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((0 + (x1 - x2)) <= x3)) -> ((x1 - x4) <= x2) -> (x4 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_rows_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= (x2 - 1))) -> (x3 < x4) -> (x1 <= x5) -> (x5 = ((0 + x3) - (x4 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_rows_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = (x3 + (x5 * x6))) -> (x2 = (x4 + (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_rows_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> ((x3 + (x4 * x5)) < x1) -> (~ (x6 < x2)) -> (x6 = (x3 + (x4 * x5))) -> False.
Proof. thy. Qed.
(* At most p - 1 pairs of row k have a signed index below that of (a_n, b_n), where a_n = k. *)
Lemma row_before : forall (k : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (isRow m p k n) ->
  ((card1 (fun (z : Z) => ((isRow m p k z) /\ (z < n)))) <= (p - 1)).
Proof.
intros k m n p.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W2].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W4].
destruct (wit_all1 (fun z => (((isRow m p k z) /\ (z < n)) -> (((w - p) <= (ite (u <= z) z (z + (p * k)))) /\ ((ite (u <= z) z (z + (p * k))) < n))))) as [z1 W12].
destruct (wit_all2 (fun z z_other => (((((isRow m p k z) /\ (z < n)) /\ ((isRow m p k z_other) /\ (z_other < n))) /\ ((ite (u <= z) z (z + (p * k))) = (ite (u <= z_other) z_other (z_other + (p * k))))) -> (z = z_other)))) as [s1 [s2 W15]].
destruct (wit_all1 (fun e => ((((w - p) <= e) /\ (e < n)) -> (((w - p) <= e) /\ (e < n))))) as [e1 W18].
destruct (wit_all1 (fun e => ((((w - p) <= e) /\ (e < n)) <-> (((w - p) <= e) /\ (e < n))))) as [e6 W20].
refine (refute (Nd (Some ((card1 (fun (z : Z) => ((isRow m p k z) /\ (z < n)))) <= (p - 1))) (Nd (Some (1 <= m)) (Nd (Some (isRow m p k n)) (Nd (Some (isU m p k u)) (Nd (Some (n <= (-1))) (Nd (Some (s2 < n)) Lf Lf) (Nd (Some ((w - p) <= e6)) Lf Lf)) (Nd (Some (forall (z : Z), (((isRow m p k z) /\ (z < n)) -> (((w - p) <= (ite (u <= z) z (z + (p * k)))) /\ ((ite (u <= z) z (z + (p * k))) < n))))) (Nd (Some (u <= s2)) Lf Lf) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = (s1 + (p * k)))) Lf Lf))) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some (isRow m p k z1)) (Nd (Some (u <= s1)) Lf Lf) (Nd (Some ((card1 (fun (e : Z) => (((w - p) <= e) /\ (e < n)))) = ((0 + n) - (w - p)))) Lf Lf)) (Nd (Some ((z1 + (p * k)) < u)) (Nd (Some ((w - p) <= e1)) Lf Lf) Lf))) (Nd (Some (0 <= (k + (m * n)))) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) (Nd (Some (u <= n)) (Nd (Some (s1 = s2)) Lf Lf) (Nd (Some (forall (e : Z), ((((w - p) <= e) /\ (e < n)) <-> (((w - p) <= e) /\ (e < n))))) Lf Lf)) (Nd (Some (z1 < w)) (Nd (Some ((w - p) <= (s2 + (p * k)))) Lf Lf) (Nd (Some ((ite (u <= s2) s2 (s2 + (p * k))) = (s2 + (p * k)))) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some ((w - p) <= (ite (u <= z1) z1 (z1 + (p * k))))) (Nd (Some ((w - p) <= (s1 + (p * k)))) Lf Lf) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) = (z1 + (p * k)))) Lf Lf)) (Nd (Some (s1 < n)) (Nd (Some (forall (e : Z), ((((w - p) <= e) /\ (e < n)) -> (((w - p) <= e) /\ (e < n))))) Lf Lf) Lf)))) (Nd (Some (1 <= p)) (Nd (Some (0 <= k)) (Nd (Some (0 <= (k + 1))) (Nd (Some (isA m p (- n) (k + (m * n)))) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = (ite (u <= s2) s2 (s2 + (p * k))))) Lf Lf) (Nd (Some (e6 < n)) Lf Lf)) (Nd (Some (u <= z1)) (Nd (Some (s2 < w)) Lf Lf) (Nd (Some ((ite (u <= s2) s2 (s2 + (p * k))) = s2)) Lf Lf))) (Nd (Some ((w - u) <= p)) (Nd (Some (z1 < n)) (Nd (Some (s1 < w)) Lf Lf) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) = z1)) Lf Lf)) (Nd (Some (isRow m p k s1)) (Nd (Some (e1 < n)) Lf Lf) Lf))) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some (n < w)) (Nd (Some (forall (z : Z) (z_other : Z), (((((isRow m p k z) /\ (z < n)) /\ ((isRow m p k z_other) /\ (z_other < n))) /\ ((ite (u <= z) z (z + (p * k))) = (ite (u <= z_other) z_other (z_other + (p * k))))) -> (z = z_other)))) Lf Lf) (Nd (Some ((0 + (w - p)) <= n)) Lf Lf)) (Nd (Some ((w - p) <= (z1 + (p * k)))) (Nd (Some ((s2 + (p * k)) < u)) Lf Lf) Lf)) (Nd (Some (isA m p n k)) (Nd (Some ((ite (u <= z1) z1 (z1 + (p * k))) < n)) (Nd (Some ((s1 + (p * k)) < u)) Lf Lf) (Nd (Some ((ite (u <= s1) s1 (s1 + (p * k))) = s1)) Lf Lf)) (Nd (Some (isRow m p k s2)) (Nd (Some ((card1 (fun (z : Z) => ((isRow m p k z) /\ (z < n)))) <= (card1 (fun (e : Z) => (((w - p) <= e) /\ (e < n)))))) Lf Lf) Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (An (At 5) (At 6))));
 (Im (An (At 2) (At 3)) (Im (At 5) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 2) (At 3)) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (An (At 12) (At 13)))));
 (If (At 4) (Or (An (At 14) (At 15)) (An (At 16) (At 17))));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (Im (At 14) (If (At 15) (An (At 18) (At 19)))))));
 (Im (Im (An (At 20) (At 21)) (An (At 22) (At 23))) (At 24));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (If (At 20) (Or (An (At 25) (At 26)) (An (At 27) (At 28)))))));
 (Im (Im (An (An (An (At 29) (At 30)) (An (At 31) (At 32))) (At 33)) (At 34)) (At 35));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (If (At 29) (Or (An (At 36) (At 37)) (An (At 38) (At 39)))))));
 (Im (An (At 2) (At 3)) (Im (At 8) (Im (At 11) (If (At 31) (Or (An (At 40) (At 41)) (An (At 42) (At 43)))))));
 (Im (Im (An (At 44) (At 45)) (An (At 44) (At 45))) (At 46));
 (Im (An (An (At 24) (At 35)) (At 46)) (At 47));
 (Im (If (An (At 48) (At 49)) (An (At 48) (At 49))) (At 50));
 (Im (An (At 51) (At 50)) (At 52));
 (Im (At 25) (At 53));
 (Im (No (At 25)) (At 54));
 (Im (At 36) (At 55));
 (Im (No (At 36)) (At 56));
 (Im (At 40) (At 57));
 (Im (No (At 40)) (At 58));
 (Im (At 14) (Im (At 16) Fa));
 (Im (At 5) (Im (No (At 9)) Fa));
 (Im (At 33) (Im (No (At 34)) (Im (At 55) (Im (At 57) Fa))));
 (Im (No (At 51)) (Im (At 13) (Im (At 18) Fa)));
 (Im (No (At 22)) (Im (At 27) (Im (At 54) Fa)));
 (Im (At 21) (Im (At 53) (Im (No (At 23)) Fa)));
 (Im (No (At 1)) (Im (At 19) (Im (At 47) (Im (At 52) Fa))));
 (Im (At 33) (Im (At 57) (Im (At 40) (Im (At 39) (Im (At 56) Fa)))));
 (Im (At 33) (Im (At 55) (Im (At 36) (Im (At 43) (Im (At 58) Fa)))));
 (Im (At 33) (Im (No (At 34)) (Im (At 56) (Im (At 58) Fa))));
 (Im (No (At 22)) (Im (At 53) (Im (At 25) (Im (At 13) Fa))));
 (Im (At 18) (Im (At 28) (Im (No (At 23)) (Im (At 54) Fa))));
 (An (At 2) (At 3));
 (At 14);
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 14 (Sp 4 (Sp 1 (Cl 1) (Sp 16 (Cl 25) (Sp 5 (Sp 7 (Sp 15 (Sp 9 (Sp 8 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 18 (Sp 19 (Sp 51 (Sp 25 (Sp 53 (Sp 22 (Sp 46 (Sp 24 (Sp 35 (Sp 47 (Sp 52 (Cl 31) (Sp 50 (Cl 18) (Sp 49 (Sp 48 (Cl 17) (Cl 17)) (Cl 17)))) (Cl 16)) (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Cl 12) (Sp 57 (Sp 55 (Cl 27) (Sp 36 (Cl 21) (Sp 38 (Sp 39 (Sp 56 (Sp 40 (Cl 32) (Sp 58 (Cl 34) (Cl 24))) (Cl 22)) (Cl 13)) (Cl 13)))) (Sp 40 (Cl 23) (Sp 42 (Sp 43 (Sp 58 (Sp 56 (Cl 34) (Sp 36 (Sp 55 (Cl 33) (Cl 21)) (Cl 22))) (Cl 24)) (Cl 14)) (Cl 14))))) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12))) (Sp 20 (Sp 21 (Sp 23 (Cl 10) (Cl 30)) (Cl 10)) (Cl 10))) (Sp 44 (Sp 45 (Cl 15) (Cl 15)) (Cl 15))) (Cl 35)) (Cl 19)) (Sp 54 (Sp 28 (Sp 23 (Sp 46 (Sp 24 (Sp 35 (Sp 47 (Sp 52 (Cl 31) (Sp 50 (Cl 18) (Sp 49 (Sp 48 (Cl 17) (Cl 17)) (Cl 17)))) (Cl 16)) (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Cl 12) (Sp 57 (Sp 55 (Cl 27) (Sp 36 (Cl 21) (Sp 38 (Sp 39 (Sp 56 (Sp 40 (Cl 32) (Sp 58 (Cl 34) (Cl 24))) (Cl 22)) (Cl 13)) (Cl 13)))) (Sp 40 (Cl 23) (Sp 42 (Sp 43 (Sp 58 (Sp 56 (Cl 34) (Sp 36 (Sp 55 (Cl 33) (Cl 21)) (Cl 22))) (Cl 24)) (Cl 14)) (Cl 14))))) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12))) (Sp 20 (Sp 21 (Sp 22 (Cl 10) (Sp 27 (Cl 29) (Cl 11))) (Cl 10)) (Cl 10))) (Sp 44 (Sp 45 (Cl 15) (Cl 15)) (Cl 15))) (Cl 36)) (Sp 20 (Cl 11) (Sp 24 (Sp 46 (Sp 35 (Sp 47 (Sp 52 (Cl 31) (Sp 50 (Cl 18) (Sp 49 (Sp 48 (Cl 17) (Cl 17)) (Cl 17)))) (Cl 16)) (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Cl 12) (Sp 57 (Sp 55 (Cl 27) (Sp 36 (Cl 21) (Sp 38 (Sp 39 (Sp 56 (Sp 40 (Cl 32) (Sp 58 (Cl 34) (Cl 24))) (Cl 22)) (Cl 13)) (Cl 13)))) (Sp 40 (Cl 23) (Sp 42 (Sp 43 (Sp 58 (Sp 56 (Cl 34) (Sp 36 (Sp 55 (Cl 33) (Cl 21)) (Cl 22))) (Cl 24)) (Cl 14)) (Cl 14))))) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12))) (Sp 44 (Sp 45 (Cl 15) (Cl 15)) (Cl 15))) (Cl 10)))) (Cl 20))) (Cl 28)) (Cl 9)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 26)) (Cl 8)) (Cl 3)) (Cl 2)))) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 37)) _
  (row_natural k m p n)
  (u_exists k m p)
  W2
  (u_exists (k + 1) m p)
  W4
  (u_step k m p u w)
  (def_isRow m p k n)
  (a_indices n k m p u w)
  W12
  (row_shape k m p u w z1)
  W15
  (row_shape k m p u w s1)
  (row_shape k m p u w s2)
  W18
  (law_injection_1_1 (fun z => ((isRow m p k z) /\ (z < n))) (fun e => (((w - p) <= e) /\ (e < n))) (fun z => (ite (u <= z) z (z + (p * k)))) (w - p) n)
  W20
  (law_interval (fun e => (((w - p) <= e) /\ (e < n))) (w - p) n)
  (ite_true (u <= z1) z1 (z1 + (p * k)))
  (ite_false (u <= z1) z1 (z1 + (p * k)))
  (ite_true (u <= s1) s1 (s1 + (p * k)))
  (ite_false (u <= s1) s1 (s1 + (p * k)))
  (ite_true (u <= s2) s2 (s2 + (p * k)))
  (ite_false (u <= s2) s2 (s2 + (p * k)))
  (thy_rows_4 n)
  (thy_rows_18 k)
  (thy_rows_36 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s1 s2)
  (thy_rows_57 w p n u)
  (thy_rows_45 w p (ite (u <= z1) z1 (z1 + (p * k))) z1 k)
  (thy_rows_40 z1 n (ite (u <= z1) z1 (z1 + (p * k))))
  (thy_rows_58 (card1 (fun (z : Z) => ((isRow m p k z) /\ (z < n)))) p n w (card1 (fun (e : Z) => (((w - p) <= e) /\ (e < n)))))
  (thy_rows_52 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s2 u s1 p k)
  (thy_rows_49 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s1 u s2 p k)
  (thy_rows_59 (ite (u <= s1) s1 (s1 + (p * k))) (ite (u <= s2) s2 (s2 + (p * k))) s1 s2 p k)
  (thy_rows_39 w p (ite (u <= z1) z1 (z1 + (p * k))) z1 u)
  (thy_rows_60 u n z1 p k (ite (u <= z1) z1 (z1 + (p * k))))
).
vm_compute; reflexivity.
Qed.
