From Wythoff.book Require Import Prelude Definitions algebra play counting steps rows games residues.
Open Scope Z_scope.

Lemma thy_starts_1 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> ((x2 - x1) = x3) -> (2 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_2 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x2 + 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_3 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_starts_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < x2)) -> (x3 = (x4 - 1)) -> (2 <= x4) -> ((x5 - x6) = x3) -> (x2 = x5) -> (x1 = x6) -> False.
Proof. thy. Qed.
Lemma thy_starts_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (x1 < x2)) -> (x3 < x4) -> ((x5 - x6) = x7) -> (x2 = x5) -> (x1 = x6) -> (x7 = (x4 - x3)) -> False.
Proof. thy. Qed.
(* If rows hold k, k - 1 or k - h indices, k >= 2 and k > h, every row holds at least one. *)
Lemma sizes_full : forall (h : Z) (k : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) ->
  (2 <= k) ->
  (h < k) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))).
Proof.
intros h k c d first.
destruct (wit_all1 (fun x => ((0 <= x) -> ((first x) < (first (x + 1)))))) as [x0 W0].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = x0)))) as [j0 W2].
refine (refute (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= x0)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k)))) (Nd (Some ((d j0) = x0)) (Nd (Some ((first (x0 + 1)) = (first ((d j0) + 1)))) Lf Lf) Lf) (Nd (Some ((ite ((first (c j0)) = j0) (k - 1) (k - h)) = (k - 1))) Lf Lf)) (Nd (Some (((first (x0 + 1)) - (first x0)) = k)) (Nd (Some (((first ((d j0) + 1)) - (first (d j0))) = (ite ((first (c j0)) = j0) (k - 1) (k - h)))) (Nd (Some ((first x0) = (first (d j0)))) Lf Lf) Lf) (Nd (Some (2 <= k)) Lf Lf))) (Nd (Some ((first x0) < (first (x0 + 1)))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x0)))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h)))))) (Nd (Some (x0 = (d j0))) Lf Lf) Lf) (Nd (Some ((ite ((first (c j0)) = j0) (k - 1) (k - h)) = (k - h))) Lf Lf)) (Nd (Some (1 <= j0)) (Nd (Some ((first (c j0)) = j0)) (Nd (Some (h < k)) Lf Lf) Lf) (Nd (Some ((x0 + 1) = ((d j0) + 1))) Lf Lf))))
 [(Im (Im (At 2) (At 3)) (At 1));
 (Im (At 4) (Im (An (At 2) (No (At 5))) (At 6)));
 (Im (At 5) (An (At 7) (At 8)));
 (Im (At 9) (Im (At 7) (At 10)));
 (Im (At 11) (At 12));
 (Im (No (At 11)) (At 13));
 (Im (No (At 3)) (Im (At 6) (Im (At 14) Fa)));
 (Im (At 15) (At 16));
 (Im (At 8) (Im (No (At 15)) Fa));
 (Im (At 17) (At 18));
 (Im (At 8) (Im (No (At 17)) Fa));
 (Im (No (At 3)) (Im (At 12) (Im (At 14) (Im (At 10) (Im (At 16) (Im (At 18) Fa))))));
 (Im (No (At 3)) (Im (At 19) (Im (At 10) (Im (At 16) (Im (At 18) (Im (At 13) Fa))))));
 (At 4);
 (At 9);
 (At 14);
 (At 19)]
 (At 1)
 (Sp 4 (Sp 9 (Sp 14 (Sp 19 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Cl 2) (Sp 6 (Cl 8) (Sp 5 (Sp 7 (Sp 8 (Sp 10 (Sp 15 (Sp 17 (Sp 16 (Sp 18 (Sp 12 (Cl 13) (Sp 13 (Cl 14) (Sp 11 (Cl 6) (Cl 7)))) (Cl 11)) (Cl 9)) (Cl 12)) (Cl 10)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3)))) (Cl 2))) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  W0
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) x0)
  W2
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) j0)
  (ite_true ((first (c j0)) = j0) (k - 1) (k - h))
  (ite_false ((first (c j0)) = j0) (k - 1) (k - h))
  (thy_starts_1 (first x0) (first (x0 + 1)) k)
  (fun eq__0 => cg1 first (x0 + 1) ((d j0) + 1) eq__0)
  (thy_starts_2 (d j0) x0)
  (fun eq__0 => cg1 first x0 (d j0) eq__0)
  (thy_starts_3 (d j0) x0)
  (thy_starts_4 (first x0) (first (x0 + 1)) (ite ((first (c j0)) = j0) (k - 1) (k - h)) k (first ((d j0) + 1)) (first (d j0)))
  (thy_starts_5 (first x0) (first (x0 + 1)) h k (first ((d j0) + 1)) (first (d j0)) (ite ((first (c j0)) = j0) (k - 1) (k - h)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_starts_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) + x3) <= (x4 - x5)) -> (x2 <= x5) -> (1 <= x3) -> (~ (x1 < x4)) -> False.
Proof. thy. Qed.
(* If i < j then d_i < d_j. *)
Lemma d_grows : forall (i : Z) (j : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= i) ->
  (i < j) ->
  ((d i) < (d j)).
Proof.
intros i j m c d first.
refine (refute (Nd (Some ((d i) < (d j))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= i)) Lf Lf) Lf) (Nd (Some ((d 0) = 0)) (Nd (Some ((((d i) - (c i)) + m) <= ((d j) - (c j)))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (i < j)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((c i) <= (c j))) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (An (At 10) (At 11))))))))));
 (Im (At 10) (Im (At 11) (Im (At 2) (Im (No (At 1)) Fa))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 1 (Cl 1) (Sp 10 (Sp 11 (Cl 3) (Cl 2)) (Cl 2))) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) _
  (grows i j m c d first)
  (thy_starts_6 (d i) (c i) m (d j) (c j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_starts_7 : forall (x1 : Z) (x2 : Z), ((x1 - 1) < x1) -> (~ ((x2 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_8 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_starts_9 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_starts_10 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_11 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_starts_12 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_starts_13 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_starts_14 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_starts_15 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_16 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x3 < x1) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_17 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ ((x1 - 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_18 : forall (x1 : Z) (x2 : Z), (x1 = ((x1 - 1) + 1)) -> (~ (x2 = ((x2 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_19 : forall (x1 : Z) (x2 : Z), (x1 = (x2 + 1)) -> (~ ((x1 - 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_20 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - 1) <= x2)) -> (x3 = x2) -> (~ (x3 < (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < ((x2 - 1) + 1)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 < x1) -> (~ (x3 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 <= x2) -> (x3 = 0) -> (~ (x1 = 0)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ (x1 = (((x2 * x3) - x4) - (x5 * (x6 - x4))))) -> ((x7 - x8) = x2) -> (x1 = x7) -> (x8 = (((x2 * (x3 - 1)) - x4) - (x5 * (x6 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_starts_25 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_starts_26 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (~ ((x1 + 1) < x2)) -> (1 <= x2) -> (~ ((x1 + 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 = (x1 - 1)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (x1 = (((x2 * x3) - x4) - (x5 * (x6 - x4))))) -> (0 <= x4) -> (x4 <= x7) -> (x8 = 0) -> (x9 = 0) -> ((x5 * x6) = (x5 * 0)) -> ((x2 * x3) = (x2 * 0)) -> (x7 = x9) -> ((x5 * x4) = (x5 * 0)) -> (x1 = x8) -> False.
Proof. thy. Qed.
Lemma thy_starts_29 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 - 1))) -> (~ (x2 = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ (x1 = (((x2 * x3) - x4) - (x5 * (x6 - x4))))) -> ((x7 - x8) = x9) -> (x10 = x11) -> ((x5 * x10) = (x5 * x11)) -> ((x5 * x10) = (x5 * x4)) -> (x4 = x10) -> (x9 = (x2 - x5)) -> (x1 = x7) -> (x12 = (((x2 * (x3 - 1)) - x11) - (x5 * ((x6 - 1) - x11)))) -> (x12 = x8) -> False.
Proof. thy. Qed.
Lemma thy_starts_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 = x3)) -> (x2 = ((x3 - 1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_starts_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ (x1 = (((x2 * x3) - x4) - (x5 * (x6 - x4))))) -> (x7 = (x2 - 1)) -> ((x8 - x9) = x7) -> ((x5 * x10) = (x5 * x4)) -> (x4 = x10) -> (x1 = x8) -> (x11 = (((x2 * (x3 - 1)) - x12) - (x5 * ((x6 - 1) - x12)))) -> (x10 = (x12 + 1)) -> (x11 = x9) -> ((x5 * x10) = (x5 * (x12 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_starts_33 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (((x1 - 1) + 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_34 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) < x2)) -> (~ ((x1 + 1) = x2)) -> (~ (x2 < x1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_starts_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 = (x2 - 1)) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_starts_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 = (x1 - 1)) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_starts_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - 1) <= x2)) -> (x3 = x2) -> (x4 = (x1 - 1)) -> (x3 = x4) -> False.
Proof. thy. Qed.
Lemma thy_starts_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 = (x1 + 1))) -> (x4 = (x3 - 1)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_starts_39 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 = 0) -> (x3 = x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
(* first(x) = kx - c_e - h(e - c_e), e being the number of the d_j below x: the step from x - 1 to x. *)
Lemma row_starts_step : forall (h : Z) (k : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) ->
  (forall (x : Z), (((0 <= x) /\ (forall (x_before : Z), (((0 <= x_before) /\ (x_before < x)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e)))))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e))))))))).
Proof.
intros h k m c d first.
destruct (wit_all1 (fun x => (((0 <= x) /\ (forall (x_before : Z), (((0 <= x_before) /\ (x_before < x)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e)))))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))))) as [x0 W0].
destruct (wit_all1 (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < x0))) /\ (x0 <= (d (e + 1)))) -> ((first x0) = (((k * x0) - (c e)) - (h * (e - (c e)))))))) as [e0 W1].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = (x0 - 1))))) as [j0 W9].
refine (refute (Nd (Some (forall (x : Z), (((0 <= x) /\ (forall (x_before : Z), (((0 <= x_before) /\ (x_before < x)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e)))))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))))) (Nd (Some (0 <= x0)) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x0))) /\ (x0 <= (d (e + 1)))) -> ((first x0) = (((k * x0) - (c e)) - (h * (e - (c e)))))))) (Nd (Some (x0 <= (d (e0 + 1)))) (Nd (Some (0 <= (e0 - 1))) (Nd (Some ((c ((e0 - 1) + 1)) = ((c (e0 - 1)) + 1))) (Nd (Some ((d e0) = (d 0))) Lf Lf) Lf) (Nd (Some ((c e0) <= (d e0))) Lf Lf)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h)))))) (Nd (Some (j0 < e0)) (Nd (Some ((first (c e0)) = (first (c ((e0 - 1) + 1))))) Lf Lf) Lf) (Nd (Some ((c e0) = 0)) Lf Lf))) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < (x0 - 1)))) /\ ((x0 - 1) <= (d (e + 1)))) -> ((first (x0 - 1)) = (((k * (x0 - 1)) - (c e)) - (h * (e - (c e)))))))) (Nd (Some ((first (x0 - 1)) = (((k * (x0 - 1)) - (c (e0 - 1))) - (h * ((e0 - 1) - (c (e0 - 1))))))) (Nd (Some (1 <= m)) (Nd (Some (x0 = ((d e0) + 1))) Lf Lf) Lf) (Nd (Some ((ite ((first (c e0)) = e0) (k - 1) (k - h)) = (k - h))) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((d (e0 + 1)) < (d j0))) (Nd (Some (e0 = j0)) Lf Lf) Lf) (Nd (Some ((c ((e0 - 1) + 1)) = (c e0))) Lf Lf)))) (Nd (Some (e0 = 0)) (Nd (Some (0 <= (x0 - 1))) (Nd (Some ((d (e0 - 1)) < (x0 - 1))) (Nd (Some (1 <= j0)) (Nd (Some (x0 = ((x0 - 1) + 1))) Lf Lf) Lf) (Nd (Some ((first (c e0)) = e0)) Lf Lf)) (Nd (Some (((first ((d e0) + 1)) - (first (d e0))) = (ite ((first (c e0)) = e0) (k - 1) (k - h)))) (Nd (Some (0 <= (e0 + 1))) (Nd (Some ((e0 + 1) = j0)) Lf Lf) Lf) (Nd (Some (x0 = 0)) Lf Lf))) (Nd (Some ((x0 - 1) <= (d (e0 + 1)))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (x0 - 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((x0 - 1) = (d e0))) Lf Lf) Lf) (Nd (Some ((h * (c ((e0 - 1) + 1))) = (h * (c (e0 - 1))))) Lf Lf)) (Nd (Some ((c ((e0 - 1) + 1)) = (c (e0 - 1)))) (Nd (Some ((d (e0 - 1)) < (d e0))) (Nd (Some (((e0 - 1) + 1) = j0)) Lf Lf) Lf) (Nd (Some (e0 = ((e0 - 1) + 1))) Lf Lf))))) (Nd (Some (forall (x_before : Z), (((0 <= x_before) /\ (x_before < x0)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e)))))))))) (Nd (Some (0 <= e0)) (Nd (Some ((first x0) = (((k * x0) - (c e0)) - (h * (e0 - (c e0)))))) (Nd (Some ((e0 - 1) = 0)) (Nd (Some ((first (c ((e0 - 1) + 1))) = ((e0 - 1) + 1))) (Nd (Some ((d e0) = (d ((e0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((c e0) < (d e0))) Lf Lf)) (Nd (Some (1 <= e0)) (Nd (Some ((d j0) < (d e0))) (Nd (Some ((first x0) = (first 0))) Lf Lf) Lf) (Nd (Some ((h * (c e0)) = (h * 0))) Lf Lf))) (Nd (Some ((d e0) < (x0 - 1))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k)))) (Nd (Some ((d 0) = 0)) (Nd (Some ((first x0) = (first ((d e0) + 1)))) Lf Lf) Lf) (Nd (Some ((h * e0) = (h * 0))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((e0 - 1) < e0)) (Nd (Some ((d e0) = (d j0))) Lf Lf) Lf) (Nd (Some ((h * (c ((e0 - 1) + 1))) = (h * (c e0)))) Lf Lf)))) (Nd (Some ((d e0) < x0)) (Nd (Some ((x0 - 1) < x0)) (Nd (Some ((x0 - 1) <= (d ((e0 - 1) + 1)))) (Nd (Some ((d j0) = (x0 - 1))) (Nd (Some ((first x0) = (first ((x0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((ite ((first (c e0)) = e0) (k - 1) (k - h)) = (k - 1))) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some ((e0 + 1) < j0)) (Nd (Some ((d (e0 + 1)) = (d j0))) Lf Lf) Lf) (Nd (Some ((k * x0) = (k * 0))) Lf Lf))) (Nd (Some ((first (x0 - 1)) = (((k * (x0 - 1)) - (c e0)) - (h * (e0 - (c e0)))))) (Nd (Some (((first ((x0 - 1) + 1)) - (first (x0 - 1))) = k)) (Nd (Some (0 <= j0)) (Nd (Some ((first (x0 - 1)) = (first (d e0)))) Lf Lf) Lf) (Nd (Some ((h * (c ((e0 - 1) + 1))) = (h * ((c (e0 - 1)) + 1)))) Lf Lf)) (Nd (Some ((first (c ((e0 - 1) + 1))) < ((e0 - 1) + 1))) (Nd (Some (0 <= (c e0))) (Nd (Some ((d ((e0 - 1) + 1)) = (d j0))) Lf Lf) Lf) (Nd (Some ((c e0) = (c ((e0 - 1) + 1)))) Lf Lf))))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (An (At 5) (Or (At 6) (At 7))) (At 8)) (At 9)) (At 4));
 (Im (At 3) (Im (An (At 10) (At 11)) (At 12)));
 (Im (At 12) (Im (An (An (At 5) (Or (At 6) (At 13))) (At 14)) (At 15)));
 (Im (At 12) (Im (An (An (At 16) (Or (At 17) (At 18))) (At 19)) (At 20)));
 (Im (At 21) (Im (An (At 10) (No (At 22))) (At 23)));
 (Im (At 24) (Im (At 25) (At 26)));
 (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 16) (Or (An (At 30) (At 31)) (An (At 32) (At 33)))))));
 (Im (At 22) (An (At 34) (At 35)));
 (Im (At 36) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 37) (Im (At 38) (Im (At 39) (Im (At 40) (At 41)))))))));
 (Im (At 36) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 37) (Im (At 38) (Im (At 42) (Im (At 43) (At 44)))))))));
 (Im (At 36) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 37) (Im (At 38) (Im (At 16) (Im (At 45) (At 46)))))))));
 (Im (At 36) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 37) (Im (At 38) (Im (At 5) (An (An (At 47) (At 48)) (Im (At 25) (At 49))))))))));
 (Im (At 50) (At 51));
 (Im (No (At 50)) (At 52));
 (Im (At 6) (At 53));
 (Im (At 30) (At 54));
 (Im (At 32) (At 55));
 (Im (At 56) (At 57));
 (Im (At 58) (At 59));
 (Im (At 60) (At 61));
 (Im (At 11) (Im (No (At 45)) Fa));
 (Im (At 16) (Im (No (At 25)) Fa));
 (Im (No (At 16)) (Im (At 25) Fa));
 (Im (At 5) (Im (No (At 42)) Fa));
 (Im (At 2) (Im (No (At 10)) (Im (No (At 58)) Fa)));
 (Im (No (At 11)) Fa);
 (Im (At 5) (Im (No (At 25)) (Im (No (At 6)) Fa)));
 (Im (At 62) (At 63));
 (Im (At 6) (At 64));
 (Im (No (At 60)) (Im (At 63) Fa));
 (Im (No (At 62)) Fa);
 (Im (No (At 10)) (Im (At 47) (Im (At 7) (Im (At 49) Fa))));
 (Im (At 8) (Im (No (At 14)) Fa));
 (Im (At 62) (At 65));
 (Im (At 66) (At 67));
 (Im (At 68) (At 69));
 (Im (At 70) (At 71));
 (Im (At 63) (At 72));
 (Im (At 62) (Im (No (At 66)) Fa));
 (Im (At 68) (Im (No (At 70)) Fa));
 (Im (No (At 19)) (Im (At 65) (Im (No (At 13)) Fa)));
 (Im (At 50) (Im (At 31) (Im (At 72) Fa)));
 (Im (At 7) (Im (At 46) (Im (No (At 18)) Fa)));
 (Im (At 47) (Im (At 48) (Im (At 37) (Im (No (At 56)) (Im (At 64) Fa)))));
 (Im (At 58) (At 73));
 (Im (No (At 9)) (Im (At 23) (Im (At 67) (Im (At 15) Fa))));
 (Im (No (At 39)) (Im (At 34) Fa));
 (Im (At 74) (At 75));
 (Im (No (At 16)) (Im (No (At 43)) (Im (At 34) (Im (No (At 74)) Fa))));
 (Im (At 8) (Im (At 35) (Im (At 75) Fa)));
 (Im (No (At 9)) (Im (At 47) (Im (At 48) (Im (At 27) (Im (At 37) (Im (At 53) (Im (At 59) (Im (At 64) (Im (At 57) (Im (At 73) Fa))))))))));
 (Im (At 7) (Im (No (At 13)) (Im (No (At 68)) Fa)));
 (Im (No (At 9)) (Im (At 26) (Im (At 30) (Im (At 54) (Im (At 61) (Im (At 63) (Im (At 52) (Im (At 69) (Im (At 20) (Im (At 71) Fa))))))))));
 (Im (At 72) (Im (No (At 50)) (Im (At 33) Fa)));
 (Im (No (At 9)) (Im (At 51) (Im (At 26) (Im (At 61) (Im (At 63) (Im (At 69) (Im (At 20) (Im (At 32) (Im (At 71) (Im (At 55) Fa))))))))));
 (Im (At 76) (At 77));
 (Im (At 78) (At 79));
 (Im (At 76) (Im (No (At 78)) Fa));
 (Im (No (At 43)) (Im (No (At 74)) (Im (No (At 40)) (Im (No (At 76)) Fa))));
 (Im (At 7) (Im (At 35) (Im (At 41) Fa)));
 (Im (At 8) (Im (At 35) (Im (At 44) Fa)));
 (Im (No (At 19)) (Im (At 65) (Im (At 35) (Im (At 77) Fa))));
 (Im (At 65) (Im (No (At 68)) (Im (At 35) (Im (At 79) Fa))));
 (Im (At 47) (Im (At 37) (Im (At 64) (Im (At 49) Fa))));
 (At 36);
 (At 27);
 (At 28);
 (At 29);
 (At 37);
 (At 38);
 (At 21);
 (At 24)]
 (At 1)
 (Sp 36 (Sp 27 (Sp 28 (Sp 29 (Sp 37 (Sp 38 (Sp 21 (Sp 24 (Sp 1 (Cl 1) (Sp 11 (Sp 62 (Sp 65 (Sp 66 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 45 (Sp 63 (Sp 67 (Sp 5 (Sp 8 (Sp 9 (Cl 3) (Sp 60 (Sp 72 (Sp 47 (Sp 48 (Sp 42 (Sp 14 (Sp 61 (Sp 64 (Sp 56 (Sp 49 (Cl 66) (Sp 57 (Sp 25 (Cl 14) (Sp 16 (Cl 24) (Sp 6 (Sp 53 (Sp 73 (Sp 59 (Cl 53) (Sp 58 (Cl 21) (Sp 10 (Sp 12 (Sp 15 (Sp 23 (Cl 48) (Sp 22 (Sp 34 (Sp 35 (Sp 75 (Cl 52) (Sp 44 (Cl 63) (Sp 74 (Cl 50) (Sp 43 (Cl 12) (Cl 51))))) (Cl 10)) (Cl 10)) (Cl 7))) (Cl 5)) (Cl 4)) (Cl 27)))) (Sp 58 (Cl 47) (Sp 10 (Sp 12 (Sp 15 (Sp 23 (Cl 48) (Sp 22 (Sp 34 (Sp 35 (Sp 75 (Cl 52) (Sp 44 (Cl 63) (Sp 74 (Cl 50) (Sp 43 (Cl 12) (Cl 51))))) (Cl 10)) (Cl 10)) (Cl 7))) (Cl 5)) (Cl 4)) (Cl 27)))) (Cl 17)) (Cl 29)))) (Cl 20))) (Cl 46)) (Sp 6 (Cl 31) (Sp 7 (Sp 25 (Sp 26 (Sp 49 (Sp 16 (Sp 10 (Sp 46 (Sp 12 (Sp 18 (Sp 68 (Sp 69 (Sp 70 (Sp 71 (Sp 50 (Sp 51 (Sp 31 (Cl 44) (Sp 32 (Sp 55 (Sp 20 (Cl 57) (Sp 19 (Cl 6) (Sp 13 (Sp 15 (Sp 23 (Cl 48) (Sp 22 (Sp 34 (Sp 35 (Sp 39 (Sp 75 (Cl 52) (Sp 41 (Cl 62) (Sp 44 (Cl 63) (Sp 77 (Cl 64) (Sp 40 (Cl 11) (Sp 74 (Cl 50) (Sp 43 (Cl 12) (Sp 76 (Cl 58) (Cl 61))))))))) (Cl 49)) (Cl 10)) (Cl 10)) (Cl 7))) (Cl 5)) (Cl 43)))) (Cl 19)) (Cl 9))) (Cl 15)) (Sp 52 (Sp 33 (Cl 56) (Sp 30 (Sp 54 (Sp 20 (Cl 55) (Sp 19 (Cl 6) (Sp 13 (Sp 15 (Sp 23 (Cl 48) (Sp 22 (Sp 34 (Sp 35 (Sp 39 (Sp 75 (Cl 52) (Sp 41 (Cl 62) (Sp 44 (Cl 63) (Sp 77 (Cl 64) (Sp 40 (Cl 11) (Sp 74 (Cl 50) (Sp 43 (Cl 12) (Sp 76 (Cl 58) (Cl 61))))))))) (Cl 49)) (Cl 10)) (Cl 10)) (Cl 7))) (Cl 5)) (Cl 43)))) (Cl 18)) (Cl 9))) (Cl 16))) (Cl 39)) (Cl 42)) (Cl 38)) (Sp 13 (Sp 15 (Sp 23 (Cl 48) (Sp 22 (Sp 34 (Sp 35 (Sp 39 (Sp 75 (Cl 52) (Sp 41 (Cl 62) (Sp 44 (Cl 63) (Sp 79 (Cl 65) (Sp 40 (Cl 11) (Sp 74 (Cl 50) (Sp 43 (Cl 12) (Sp 78 (Cl 59) (Sp 76 (Cl 60) (Cl 61)))))))))) (Cl 49)) (Cl 10)) (Cl 10)) (Cl 7))) (Cl 5)) (Cl 54))) (Cl 45)) (Cl 4)) (Cl 13)) (Cl 34)) (Cl 25)) (Cl 14)) (Cl 8)) (Cl 29)) (Cl 3)))) (Cl 22)) (Cl 35)) (Cl 26)) (Cl 14)) (Cl 14)) (Cl 40)) (Cl 32))) (Cl 3)) (Cl 3)) (Cl 37)) (Cl 30)) (Cl 23))) (Cl 2)) (Cl 2)) (Cl 41)) (Cl 36)) (Cl 33)) (Cl 28))) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) (Cl 69)) (Cl 68)) (Cl 67)) _
  W0
  W1
  (all1_at (fun x_before => (((0 <= x_before) /\ (x_before < x0)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e))))))))) (x0 - 1))
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < (x0 - 1)))) /\ ((x0 - 1) <= (d (e + 1)))) -> ((first (x0 - 1)) = (((k * (x0 - 1)) - (c e)) - (h * (e - (c e))))))) e0)
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < (x0 - 1)))) /\ ((x0 - 1) <= (d (e + 1)))) -> ((first (x0 - 1)) = (((k * (x0 - 1)) - (c e)) - (h * (e - (c e))))))) (e0 - 1))
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) (x0 - 1))
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) e0)
  (c_step (e0 - 1) c first)
  W9
  (d_grows j0 e0 m c d first)
  (d_grows (e0 + 1) j0 m c d first)
  (d_grows (e0 - 1) e0 m c d first)
  (pairs_natural m e0 c d first)
  (ite_true ((first (c e0)) = e0) (k - 1) (k - h))
  (ite_false ((first (c e0)) = e0) (k - 1) (k - h))
  (eq_mul h e0 0)
  (eq_mul h (c ((e0 - 1) + 1)) (c (e0 - 1)))
  (eq_mul h (c ((e0 - 1) + 1)) ((c (e0 - 1)) + 1))
  (eq_mul h (c e0) 0)
  (eq_mul k x0 0)
  (eq_mul h (c ((e0 - 1) + 1)) (c e0))
  (thy_starts_7 x0 e0)
  (thy_starts_8 e0)
  (thy_starts_9 e0)
  (thy_starts_10 e0)
  (thy_starts_11 x0)
  (thy_starts_12 x0)
  (thy_starts_13 e0)
  (fun eq__0 => cg1 c e0 ((e0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 d e0 0 eq__0)
  (thy_starts_14 (c ((e0 - 1) + 1)) (c e0))
  (thy_starts_15 e0)
  (thy_starts_16 x0 (c e0) (d e0))
  (thy_starts_17 x0 (d (e0 + 1)))
  (fun eq__0 => cg1 d e0 ((e0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 first x0 ((x0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 first x0 ((d e0) + 1) eq__0)
  (fun eq__0 => cg1 first (x0 - 1) (d e0) eq__0)
  (fun eq__0 => cg1 first (c e0) (c ((e0 - 1) + 1)) eq__0)
  (thy_starts_18 e0 x0)
  (thy_starts_19 x0 (d e0))
  (thy_starts_20 x0 (d ((e0 - 1) + 1)) (d e0))
  (thy_starts_21 (first (c e0)) e0 (first (c ((e0 - 1) + 1))))
  (thy_starts_22 (d e0) x0 (d (e0 - 1)))
  (thy_starts_23 (c e0) (d e0) (d 0))
  (fun eq__0 => cg1 first x0 0 eq__0)
  (thy_starts_24 (first x0) k x0 (c e0) h e0 (first ((x0 - 1) + 1)) (first (x0 - 1)))
  (thy_starts_25 j0)
  (fun eq__0 => cg1 d (e0 + 1) j0 eq__0)
  (thy_starts_26 e0 j0)
  (thy_starts_27 x0 (d (e0 + 1)) (d j0))
  (thy_starts_28 (first x0) k x0 (c e0) h e0 (d e0) (first 0) (d 0))
  (thy_starts_29 (d e0) x0)
  (thy_starts_30 (first x0) k x0 (c e0) h e0 (first ((d e0) + 1)) (first (d e0)) (ite ((first (c e0)) = e0) (k - 1) (k - h)) (c ((e0 - 1) + 1)) (c (e0 - 1)) (first (x0 - 1)))
  (thy_starts_31 (first (c e0)) (first (c ((e0 - 1) + 1))) e0)
  (thy_starts_32 (first x0) k x0 (c e0) h e0 (ite ((first (c e0)) = e0) (k - 1) (k - h)) (first ((d e0) + 1)) (first (d e0)) (c ((e0 - 1) + 1)) (first (x0 - 1)) (c (e0 - 1)))
  (fun eq__0 => cg1 d e0 j0 eq__0)
  (fun eq__0 => cg1 d ((e0 - 1) + 1) j0 eq__0)
  (thy_starts_33 e0 j0)
  (thy_starts_34 e0 j0)
  (thy_starts_35 (d e0) x0 (d j0))
  (thy_starts_36 x0 (d (e0 + 1)) (d j0))
  (thy_starts_37 x0 (d ((e0 - 1) + 1)) (d e0) (d j0))
  (thy_starts_38 (d e0) (d ((e0 - 1) + 1)) x0 (d j0))
  (thy_starts_39 (c e0) (d 0) (d e0))
).
vm_compute; reflexivity.
Qed.

(* If rows hold k, k - 1 or k - h indices, as x is no d_j, one that is the first of its row, or a later one, then row x begins with the index kx - c_e - h(e - c_e), where e is the number of the d_j, j >= 1, below x. *)
Lemma row_starts : forall (e : Z) (h : Z) (k : Z) (m : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) ->
  (0 <= x) ->
  (((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) ->
  ((first x) = (((k * x) - (c e)) - (h * (e - (c e))))).
Proof.
intros e h k m x c d first.
refine (refute (Nd (Some ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k)))) (Nd (Some ((d e) < x)) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (forall (x_before : Z), (((0 <= x_before) /\ (x_before < x)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x_before))) /\ (x_before <= (d (e + 1)))) -> ((first x_before) = (((k * x_before) - (c e)) - (h * (e - (c e)))))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))))) Lf Lf) (Nd (Some (0 <= e)) Lf Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h)))))) (Nd (Some (x <= (d (e + 1)))) Lf Lf) Lf) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (forall (x : Z), ((0 <= x) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))))) Lf Lf) (Nd (Some (e = 0)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (At 10)))))))));
 (Im (At 10) (At 11));
 (Im (At 11) (Im (At 12) (At 13)));
 (Im (At 13) (Im (An (An (At 14) (Or (At 15) (At 16))) (At 17)) (At 1)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 12);
 (An (An (At 14) (Or (At 15) (At 16))) (At 17))]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 12 (Sp 14 (Sp 17 (Sp 1 (Cl 1) (Sp 10 (Sp 11 (Sp 13 (Sp 15 (Cl 5) (Sp 16 (Cl 5) (Cl 15))) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (row_starts_step h k m c d first)
  (law_induction (fun x => (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e)))))))))
  (all1_at (fun x => ((0 <= x) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e))))))))) x)
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < x))) /\ (x <= (d (e + 1)))) -> ((first x) = (((k * x) - (c e)) - (h * (e - (c e))))))) e)
).
vm_compute; reflexivity.
Qed.

Lemma thy_starts_40 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_starts_41 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* For j >= 1 row d_j begins with the index k d_j - c_{j-1} - h(j - 1 - c_{j-1}). *)
Lemma row_starts_at : forall (h : Z) (j : Z) (k : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (k - 1) (k - h))))) ->
  (1 <= j) ->
  ((first (d j)) = (((k * (d j)) - (c (j - 1))) - (h * ((j - 1) - (c (j - 1)))))).
Proof.
intros h j k m c d first.
refine (refute (Nd (Some ((first (d j)) = (((k * (d j)) - (c (j - 1))) - (h * ((j - 1) - (c (j - 1))))))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = k)))) (Nd (Some (0 <= j)) Lf Lf) Lf) (Nd (Some ((j - 1) = 0)) (Nd (Some ((c j) < (d j))) Lf Lf) Lf)) (Nd (Some ((d 0) = 0)) (Nd (Some (0 <= (d j))) (Nd (Some ((c j) <= (d j))) Lf Lf) Lf) (Nd (Some ((d j) <= (d ((j - 1) + 1)))) (Nd (Some ((d j) = (d ((j - 1) + 1)))) Lf Lf) Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (j_ : Z), ((1 <= j_) -> (((first ((d j_) + 1)) - (first (d j_))) = (ite ((first (c j_)) = j_) (k - 1) (k - h)))))) (Nd (Some (0 <= (c j))) Lf Lf) Lf) (Nd (Some ((d (j - 1)) < (d j))) (Nd (Some (j = ((j - 1) + 1))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (0 <= (j - 1))) (Nd (Some (1 <= j)) Lf Lf) Lf) (Nd (Some ((j - 1) < j)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (An (An (At 11) (Or (At 12) (At 13))) (At 14)) (At 1)))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 15) (At 13)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 16) (An (An (At 17) (At 18)) (Im (At 19) (At 20))))))))));
 (Im (No (At 11)) (Im (At 19) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 16)) (Im (At 19) Fa));
 (Im (No (At 10)) (Im (At 17) (Im (At 20) Fa)));
 (Im (At 21) (At 22));
 (Im (No (At 21)) Fa);
 (Im (No (At 14)) (Im (At 22) Fa));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 19)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 19 (Sp 1 (Cl 1) (Sp 11 (Sp 15 (Sp 16 (Sp 21 (Sp 13 (Sp 17 (Sp 18 (Sp 20 (Sp 22 (Sp 10 (Sp 14 (Cl 2) (Cl 11)) (Cl 8)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 10)) (Cl 7)) (Cl 6)) (Cl 5))) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) _
  (row_starts (j - 1) h k m (d j) c d first)
  (d_grows (j - 1) j m c d first)
  (pairs_natural m j c d first)
  (thy_starts_9 j)
  (thy_starts_12 j)
  (thy_starts_25 j)
  (thy_starts_40 (d j) (c j))
  (fun eq__0 => cg1 d j ((j - 1) + 1) eq__0)
  (thy_starts_15 j)
  (thy_starts_41 (d j) (d ((j - 1) + 1)))
).
vm_compute; reflexivity.
Qed.
