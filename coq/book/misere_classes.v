From Wythoff.book Require Import Prelude Definitions algebra play misere counting rows games misere_mex misere_all misere_rows misere_rooks.
Open Scope Z_scope.

Lemma thy_misere_classes_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (((x2 + (2 * x3)) + 1) + (x4 * (x5 * x3))))) -> (x1 = ((x2 + (x6 * x3)) + 1)) -> ((x3 * x6) = (x3 * (2 + (x4 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_2 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (((x2 + (2 * x3)) + 1) + (x4 * (x5 * (x3 + 1)))))) -> (x6 = (2 + (x4 * x5))) -> ((x3 * x6) = (x3 * (2 + (x4 * x5)))) -> (x1 = (((x2 + (x6 * x3)) + x6) - 1)) -> False.
Proof. thy. Qed.
(* If m = 2 (mod k) then the column of the signed index z of row x is x + 2z + 1 modulo k. *)
Lemma misere_column : forall (k : Z) (m : Z) (s : Z) (x : Z) (z : Z),
  (m = (2 + (k * s))) ->
  (exists (t : Z), ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * t)))).
Proof.
intros k m s x z.
refine (refute (Nd (Some (exists (t : Z), ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * t))))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * (s * z))))) (Nd (Some (0 <= z)) (Nd (Some ((z * m) = (z * (2 + (k * s))))) Lf Lf) Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (m * z)) + m) - 1))) Lf Lf)) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * (s * (z + 1)))))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = ((x + (m * z)) + 1))) Lf Lf) (Nd (Some (m = (2 + (k * s)))) Lf Lf)))
 [(Im (At 2) (At 1));
 (Im (At 3) (At 1));
 (Im (At 4) (At 5));
 (Im (No (At 4)) (At 6));
 (Im (At 7) (At 8));
 (Im (No (At 2)) (Im (At 5) (Im (At 8) Fa)));
 (Im (No (At 3)) (Im (At 7) (Im (At 8) (Im (At 6) Fa))));
 (At 7)]
 (At 1)
 (Sp 7 (Sp 1 (Cl 1) (Sp 8 (Sp 2 (Cl 2) (Sp 3 (Cl 3) (Sp 5 (Cl 7) (Sp 6 (Cl 8) (Sp 4 (Cl 4) (Cl 5)))))) (Cl 6))) (Cl 9)) _
  (ex1_at (fun t => ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * t)))) (s * z))
  (ex1_at (fun t => ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (2 * z)) + 1) + (k * t)))) (s * (z + 1)))
  (ite_true (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (ite_false (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (eq_mul z m (2 + (k * s)))
  (thy_misere_classes_1 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x z k s m)
  (thy_misere_classes_2 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x z k s m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 * (x1 - (x3 * x4))))) -> ((x1 * x2) = (x1 * ((2 * x3) + 1))) -> ((x3 * (2 * x1)) = (x3 * (x2 * x4))) -> False.
Proof. thy. Qed.
(* If 2z = pt and p = 2o + 1, then z = p(z - ot). *)
Lemma halve : forall (o : Z) (p : Z) (t : Z) (z : Z),
  (p = ((2 * o) + 1)) ->
  ((2 * z) = (p * t)) ->
  (z = (p * (z - (o * t)))).
Proof.
intros o p t z.
refine (refute (Nd (Some (z = (p * (z - (o * t))))) (Nd (Some (p = ((2 * o) + 1))) (Nd (Some ((2 * z) = (p * t))) Lf Lf) Lf) (Nd (Some ((z * p) = (z * ((2 * o) + 1)))) (Nd (Some ((o * (2 * z)) = (o * (p * t)))) Lf Lf) Lf))
 [(Im (At 2) (At 3));
 (Im (At 4) (At 5));
 (Im (No (At 1)) (Im (At 3) (Im (At 5) Fa)));
 (At 2);
 (At 4)]
 (At 1)
 (Sp 2 (Sp 4 (Sp 1 (Cl 1) (Sp 3 (Sp 5 (Cl 4) (Cl 3)) (Cl 2))) (Cl 6)) (Cl 5)) _
  (eq_mul z p ((2 * o) + 1))
  (eq_mul o (2 * z) (p * t))
  (thy_misere_classes_3 z p o t)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (0 <= x5) -> (x5 < 1) -> (x1 = (((x6 + (2 * x7)) + 1) + (x4 * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + (x4 * x10))) -> (~ ((2 * (x7 - x9)) = (x4 * ((x3 - x8) + x10)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) -> (~ (x1 = (x2 + (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x2) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= x1) -> ((x1 - x2) = (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) -> (~ (0 <= (x2 + (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 < x2) -> (((x3 * x4) * x5) = ((x3 * x4) * ((2 * x6) + 1))) -> (((x3 * x7) * x5) = ((x3 * x7) * ((2 * x6) + 1))) -> (x1 = ((x8 + (x3 * x7)) + 1)) -> (x2 = ((x8 + (x3 * x4)) + 1)) -> (((x3 * x6) * (2 * (x4 - x7))) = ((x3 * x6) * (x5 * ((x9 - x10) + x11)))) -> (((x3 * x5) * ((x4 - x7) - (x6 * ((x9 - x10) + x11)))) = ((x3 * x5) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (-1)) -> (0 <= x2) -> ((x2 - x1) = (x3 * ((x2 - x1) - (x4 * ((x5 - x6) + x7))))) -> ((x3 * ((x2 - x1) - (x4 * ((x5 - x6) + x7)))) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 < x2) -> (x1 = (((x3 + (x4 * x5)) + x4) - 1)) -> (x2 = (((x3 + (x4 * x6)) + x4) - 1)) -> (((x4 * x6) * x7) = ((x4 * x6) * ((2 * x8) + 1))) -> (((x4 * x5) * x7) = ((x4 * x5) * ((2 * x8) + 1))) -> (((x4 * x8) * (2 * (x6 - x5))) = ((x4 * x8) * (x7 * ((x9 - x10) + x11)))) -> (((x4 * x7) * ((x6 - x5) - (x8 * ((x9 - x10) + x11)))) = ((x4 * x7) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (-1)) -> (0 <= x2) -> ((x1 - x2) = (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) -> ((x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7)))) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) -> (~ (((- x1) - 1) = ((- (x2 + (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7)))))) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (-1)) -> (~ ((x2 + (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) <= (-1))) -> ((x1 - x2) = (x3 * ((x1 - x2) - (x4 * ((x5 - x6) + x7))))) -> False.
Proof. thy. Qed.
(* For odd p and m = 2 (mod p) the p-rook joins no two pairs of a row. *)
Lemma misere_odd_apart : forall (m : Z) (o : Z) (p : Z) (s : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (p = ((2 * o) + 1)) ->
  (0 <= o) ->
  (m = (2 + (p * s))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))).
Proof.
intros m o p s cs ds.
destruct (wit_all3 (fun x z z1 => (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))))) as [X [z2 [z3 W0]]].
destruct (wit_ex2 (fun i_len j_len => ((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) as [i [j W1]].
destruct (wit_ex1 (fun t => ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + (p * t))))) as [t2 W3].
destruct (wit_ex1 (fun t => ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + (p * t))))) as [t3 W5].
refine (refute (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))))) (Nd (Some (0 <= X)) (Nd (Some ((cs z2) = X)) (Nd (Some ((cs z3) = X)) (Nd (Some (j < 1)) (Nd (Some ((z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3))))) <= (-1))) Lf Lf) (Nd (Some (0 <= o)) Lf Lf)) (Nd (Some ((z2 - z3) = (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) (Nd (Some (((m * z2) * p) = ((m * z2) * ((2 * o) + 1)))) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) (Nd (Some (exists (t : Z), ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + (p * t))))) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (m * z3)) + m) - 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (z2 = (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3))))))) Lf Lf) Lf))) (Nd (Some ((ds ((- z2) - 1)) = X)) (Nd (Some ((ds ((- z3) - 1)) = X)) (Nd (Some (exists (t : Z), ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + (p * t))))) (Nd (Some (((z2 - z3) - (o * ((i - t2) + t3))) = 0)) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (((m * o) * (2 * (z2 - z3))) = ((m * o) * (p * ((i - t2) + t3))))) Lf Lf) Lf)) (Nd (Some (0 <= i)) (Nd (Some (p = ((2 * o) + 1))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (m * z2)) + m) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3))))))) (Nd (Some (((- z2) - 1) = ((- (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) - 1))) Lf Lf) Lf)))) (Nd (Some (0 <= z2)) (Nd (Some (z2 <= (-1))) (Nd (Some (z3 <= (-1))) (Nd (Some (m = (2 + (p * s)))) (Nd (Some ((ds ((- (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) - 1)) = X)) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (((m * z3) * p) = ((m * z3) * ((2 * o) + 1)))) Lf Lf) Lf)) (Nd (Some (((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i * p) + j))) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + (p * t3)))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = ((X + (m * z2)) + 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((cs z2) = (cs (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))))) Lf Lf) Lf))) (Nd (Some (0 <= z3)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) < (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + (p * t2)))) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = ((X + (m * z3)) + 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (((m * p) * ((z2 - z3) - (o * ((i - t2) + t3)))) = ((m * p) * 0))) Lf Lf) Lf)) (Nd (Some (0 <= j)) (Nd (Some ((2 * (z2 - z3)) = (p * ((i - t2) + t3)))) (Nd (Some ((p * ((z2 - z3) - (o * ((i - t2) + t3)))) = (p * 0))) Lf Lf) Lf) (Nd (Some ((cs (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) = X)) (Nd (Some ((ds ((- z2) - 1)) = (ds ((- (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) - 1)))) Lf Lf) Lf)))))
 [(Im (Im (An (An (An (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6)))) (Or (An (At 7) (At 8)) (An (At 9) (At 10)))) (At 11)) (No (At 12))) (At 1));
 (Im (At 12) (An (An (An (At 13) (At 14)) (At 15)) (At 16)));
 (Im (At 17) (At 18));
 (Im (At 18) (At 19));
 (Im (At 17) (At 20));
 (Im (At 20) (At 21));
 (Im (At 22) (Im (At 23) (At 24)));
 (Im (An (At 25) (At 26)) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 2) (Im (Or (An (At 7) (At 8)) (An (At 9) (At 10))) (Im (Or (An (At 30) (At 31)) (An (At 32) (At 33))) (At 34))))))));
 (Im (At 7) (At 35));
 (Im (No (At 7)) (At 36));
 (Im (At 3) (At 37));
 (Im (No (At 3)) (At 38));
 (Im (At 34) (At 39));
 (Im (At 22) (At 40));
 (Im (At 22) (At 41));
 (Im (At 23) (At 42));
 (Im (At 34) (At 43));
 (Im (At 13) (Im (At 15) (Im (At 16) (Im (At 19) (Im (At 21) (Im (No (At 23)) Fa))))));
 (Im (At 44) (At 45));
 (Im (At 24) (Im (No (At 44)) Fa));
 (Im (No (At 31)) (Im (At 4) (Im (At 45) Fa)));
 (Im (At 3) (Im (At 24) (Im (No (At 30)) Fa)));
 (Im (At 11) (Im (At 40) (Im (At 41) (Im (At 35) (Im (At 37) (Im (At 42) (Im (At 43) Fa)))))));
 (Im (At 9) (Im (At 3) (Im (At 24) (Im (At 39) Fa))));
 (Im (At 11) (Im (At 36) (Im (At 38) (Im (At 40) (Im (At 41) (Im (At 42) (Im (At 43) Fa)))))));
 (Im (At 5) (Im (At 7) (Im (At 24) (Im (At 39) Fa))));
 (Im (At 46) (At 47));
 (Im (At 24) (Im (No (At 46)) Fa));
 (Im (At 6) (Im (No (At 33)) (Im (At 47) Fa)));
 (Im (At 5) (Im (No (At 32)) (Im (At 24) Fa)));
 (An (At 25) (At 26));
 (At 27);
 (At 28);
 (At 29);
 (At 22);
 (At 48);
 (At 17)]
 (At 1)
 (Sp 25 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 22 (Sp 17 (Sp 1 (Cl 1) (Sp 40 (Sp 41 (Sp 18 (Sp 20 (Sp 2 (Sp 11 (Sp 12 (Sp 19 (Sp 21 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 23 (Sp 24 (Sp 42 (Sp 44 (Sp 46 (Sp 45 (Sp 47 (Sp 3 (Sp 37 (Sp 30 (Sp 7 (Sp 35 (Sp 43 (Cl 24) (Sp 34 (Cl 18) (Sp 8 (Sp 31 (Cl 9) (Sp 4 (Cl 22) (Sp 5 (Sp 6 (Sp 32 (Sp 33 (Cl 9) (Cl 30)) (Cl 31)) (Cl 2)) (Cl 2)))) (Sp 9 (Sp 10 (Sp 31 (Cl 9) (Sp 4 (Cl 22) (Sp 5 (Sp 6 (Sp 32 (Sp 33 (Cl 9) (Cl 30)) (Cl 31)) (Cl 2)) (Cl 2)))) (Cl 2)) (Cl 2))))) (Cl 10)) (Sp 9 (Sp 10 (Sp 39 (Cl 25) (Sp 34 (Cl 14) (Sp 31 (Cl 9) (Sp 4 (Cl 22) (Sp 5 (Sp 6 (Sp 32 (Sp 33 (Cl 9) (Cl 30)) (Cl 31)) (Cl 2)) (Cl 2)))))) (Cl 2)) (Cl 2))) (Cl 23)) (Cl 12)) (Sp 5 (Sp 6 (Sp 38 (Sp 32 (Sp 33 (Sp 7 (Sp 39 (Cl 27) (Sp 34 (Cl 14) (Sp 8 (Cl 9) (Sp 9 (Sp 10 (Cl 9) (Cl 2)) (Cl 2))))) (Sp 9 (Sp 10 (Sp 34 (Sp 36 (Sp 43 (Cl 26) (Cl 18)) (Cl 11)) (Cl 9)) (Cl 2)) (Cl 2))) (Cl 30)) (Cl 31)) (Cl 13)) (Cl 2)) (Cl 2))) (Cl 28)) (Cl 20)) (Cl 29)) (Cl 21)) (Cl 17)) (Cl 8)) (Cl 19)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 4)) (Cl 16)) (Cl 15))) (Cl 38)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 32)) _
  W0
  W1
  (misere_column p m s X z2)
  W3
  (misere_column p m s X z3)
  W5
  (halve o p ((i - t2) + t3) (z2 - z3))
  (misere_row_unique m p ((z2 - z3) - (o * ((i - t2) + t3))) X z3 cs ds)
  (ite_true (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_false (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_true (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (ite_false (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (eq_mul p ((z2 - z3) - (o * ((i - t2) + t3))) 0)
  (eq_mul (m * z2) p ((2 * o) + 1))
  (eq_mul (m * z3) p ((2 * o) + 1))
  (eq_mul (m * o) (2 * (z2 - z3)) (p * ((i - t2) + t3)))
  (eq_mul (m * p) ((z2 - z3) - (o * ((i - t2) + t3))) 0)
  (thy_misere_classes_4 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3)
  (fun eq__0 => cg1 cs z2 (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3))))) eq__0)
  (thy_misere_classes_5 z2 z3 p o i t2 t3)
  (thy_misere_classes_6 (cs (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) X (cs z2))
  (thy_misere_classes_7 z2 z3 p o i t2 t3)
  (thy_misere_classes_8 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) m z2 p o z3 X i t2 t3)
  (thy_misere_classes_9 z3 z2 p o i t2 t3)
  (thy_misere_classes_10 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) X m z3 z2 p o i t2 t3)
  (thy_misere_classes_11 z2 z3 p o i t2 t3)
  (fun eq__0 => cg1 ds ((- z2) - 1) ((- (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) - 1) eq__0)
  (thy_misere_classes_12 z2 z3 p o i t2 t3)
  (thy_misere_classes_13 (ds ((- z2) - 1)) X (ds ((- (z3 + (p * ((z2 - z3) - (o * ((i - t2) + t3)))))) - 1)))
  (thy_misere_classes_14 z2 z3 p o i t2 t3)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_15 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_16 :  (0 <= 0) -> (~ (0 < 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (x1 <= x2)) -> (x2 = (((x3 + (2 * ((((x1 - x3) - 1) * (x4 + 1)) + (x5 * x6)))) + 1) + (x5 * x7))) -> (~ (0 < (x5 * (((((x1 - x3) - 1) * (-1)) - (2 * x6)) - x7)))) -> (x5 = ((2 * x4) + 1)) -> ((x3 * x5) = (x3 * ((2 * x4) + 1))) -> ((x1 * x5) = (x1 * ((2 * x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (((x2 + (2 * ((((x3 - x2) - 1) * (x4 + 1)) + (x5 * x6)))) + 1) + (x5 * x7))) -> (~ ((x3 - x1) = (((((((x3 - x2) - 1) * (-1)) - (2 * x6)) - x7) * x5) + 0))) -> (x5 = ((2 * x4) + 1)) -> ((x2 * x5) = (x2 * ((2 * x4) + 1))) -> ((x3 * x5) = (x3 * ((2 * x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_19 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < (((((x1 - x2) - 1) * (-1)) - (2 * x3)) - x4)) -> (~ (0 <= (((((x1 - x2) - 1) * (-1)) - (2 * x3)) - x4))) -> False.
Proof. thy. Qed.
(* For odd p and m = 2 (mod p) the p-rook reaches a pair from every position to the right of a row. *)
Lemma misere_odd_reach : forall (m : Z) (o : Z) (p : Z) (s : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (p = ((2 * o) + 1)) ->
  (0 <= o) ->
  (m = (2 + (p * s))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))))).
Proof.
intros m o p s cs ds.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))))) as [X [Y W0]].
destruct (wit_ex1 (fun t => (((0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) /\ ((cs ((((Y - X) - 1) * (o + 1)) + (p * t))) = X)) \/ ((((((Y - X) - 1) * (o + 1)) + (p * t)) <= (-1)) /\ ((ds ((- ((((Y - X) - 1) * (o + 1)) + (p * t))) - 1)) = X))))) as [t W2].
destruct (wit_ex1 (fun t_ => ((ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) = (((X + (2 * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) + (p * t_))))) as [t2 W5].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z : Z), (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m = (2 + (p * s)))) (Nd (Some (0 <= o)) Lf Lf) Lf) (Nd (Some (0 < 1)) Lf Lf)) (Nd (Some ((cs ((((Y - X) - 1) * (o + 1)) + (p * t))) = X)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) Lf Lf) (Nd (Some ((((((Y - X) - 1) * (-1)) - (2 * t)) - t2) < 0)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (exists (t : Z), (((0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) /\ ((cs ((((Y - X) - 1) * (o + 1)) + (p * t))) = X)) \/ ((((((Y - X) - 1) * (o + 1)) + (p * t)) <= (-1)) /\ ((ds ((- ((((Y - X) - 1) * (o + 1)) + (p * t))) - 1)) = X))))) (Nd (Some ((ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) = (((X + (2 * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) + (p * t2)))) Lf Lf) (Nd (Some (0 < (((((Y - X) - 1) * (-1)) - (2 * t)) - t2))) Lf Lf)) (Nd (Some ((ds ((- ((((Y - X) - 1) * (o + 1)) + (p * t))) - 1)) = X)) (Nd (Some (0 <= (((((Y - X) - 1) * (-1)) - (2 * t)) - t2))) Lf Lf) (Nd (Some ((X * p) = (X * ((2 * o) + 1)))) Lf Lf)))) (Nd (Some (exists (z : Z), ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (exists (t_ : Z), ((ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) = (((X + (2 * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) + (p * t_))))) Lf Lf) (Nd (Some (0 < (p * (((((Y - X) - 1) * (-1)) - (2 * t)) - t2)))) Lf Lf)) (Nd (Some (((((Y - X) - 1) * (o + 1)) + (p * t)) <= (-1))) (Nd (Some ((Y - (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1))) = (((((((Y - X) - 1) * (-1)) - (2 * t)) - t2) * p) + 0))) Lf Lf) (Nd (Some (p = ((2 * o) + 1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t)))) (Nd (Some ((ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) < Y)) Lf Lf) (Nd (Some ((p * (((((Y - X) - 1) * (-1)) - (2 * t)) - t2)) < 0)) Lf Lf)) (Nd (Some (Y <= (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)))) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some ((Y * p) = (Y * ((2 * o) + 1)))) Lf Lf)))))
 [(Im (Im (An (At 2) (No (At 3))) (At 4)) (At 1));
 (Im (An (At 5) (At 6)) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 2) (At 10))))));
 (Im (At 10) (Or (An (At 11) (At 12)) (An (At 13) (At 14))));
 (Im (An (Or (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15)) (At 3));
 (Im (At 16) (At 17));
 (Im (At 17) (At 18));
 (Im (An (An (Or (An (At 11) (At 12)) (An (At 13) (At 14))) (At 19)) (At 20)) (At 4));
 (Im (An (An (An (At 21) (At 22)) (At 23)) (At 24)) (At 20));
 (Im (At 6) (An (An (An (Im (At 25) (At 26)) (Im (At 27) (At 28))) (Im (At 26) (At 25))) (Im (At 28) (At 27))));
 (Im (At 29) (At 30));
 (Im (At 29) (At 31));
 (Im (No (At 15)) (Im (No (At 19)) Fa));
 (Im (At 23) (Im (No (At 24)) Fa));
 (Im (No (At 15)) (Im (At 18) (Im (No (At 25)) (Im (At 29) (Im (At 30) (Im (At 31) Fa))))));
 (Im (At 18) (Im (No (At 21)) (Im (At 29) (Im (At 30) (Im (At 31) Fa)))));
 (Im (No (At 23)) Fa);
 (Im (At 26) (Im (No (At 22)) Fa));
 (An (At 5) (At 6));
 (At 7);
 (At 8);
 (At 9);
 (At 29);
 (At 32);
 (At 16)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 29 (Sp 16 (Sp 1 (Cl 1) (Sp 30 (Sp 31 (Sp 23 (Sp 17 (Sp 2 (Sp 3 (Cl 2) (Sp 4 (Cl 2) (Sp 24 (Sp 18 (Sp 10 (Sp 21 (Sp 14 (Sp 13 (Sp 15 (Cl 5) (Sp 19 (Sp 25 (Sp 20 (Cl 8) (Sp 26 (Sp 22 (Cl 9) (Cl 18)) (Cl 10))) (Cl 15)) (Cl 13))) (Sp 11 (Sp 12 (Sp 15 (Cl 5) (Sp 19 (Sp 25 (Sp 20 (Cl 8) (Sp 26 (Sp 22 (Cl 9) (Cl 18)) (Cl 10))) (Cl 15)) (Cl 13))) (Cl 4)) (Cl 4))) (Sp 11 (Sp 12 (Sp 15 (Cl 5) (Sp 19 (Sp 25 (Sp 20 (Cl 8) (Sp 26 (Sp 22 (Cl 9) (Cl 18)) (Cl 10))) (Cl 15)) (Cl 13))) (Cl 4)) (Cl 4))) (Cl 16)) (Cl 3)) (Cl 7)) (Cl 14)))) (Cl 2)) (Cl 6)) (Cl 17)) (Cl 12)) (Cl 11))) (Cl 25)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 19)) _
  W0
  (misere_row_exists m p X (((Y - X) - 1) * (o + 1)) cs ds)
  W2
  (ex1_at (fun z => ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))))) ((((Y - X) - 1) * (o + 1)) + (p * t)))
  (misere_column p m s X ((((Y - X) - 1) * (o + 1)) + (p * t)))
  W5
  (ex1_at (fun z => (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) ((((Y - X) - 1) * (o + 1)) + (p * t)))
  (ex2_at (fun i_len j_len => (((((Y - (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) (((((Y - X) - 1) * (-1)) - (2 * t)) - t2) 0)
  (cancel p (((((Y - X) - 1) * (-1)) - (2 * t)) - t2))
  (eq_mul X p ((2 * o) + 1))
  (eq_mul Y p ((2 * o) + 1))
  (thy_misere_classes_15 Y (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)))
  (thy_misere_classes_16 )
  (thy_misere_classes_17 Y (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) X o p t t2)
  (thy_misere_classes_18 (ite (0 <= ((((Y - X) - 1) * (o + 1)) + (p * t))) ((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + 1) (((X + (m * ((((Y - X) - 1) * (o + 1)) + (p * t)))) + m) - 1)) X Y o p t t2)
  (thy_misere_classes_19 )
  (thy_misere_classes_20 Y X t t2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_21 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (x2 = ((2 * x1) + 1)) -> False.
Proof. thy. Qed.
(* With the c_n and d_n of misere mWN^p, P(misere mWN^(p)) = {{c_n, d_n}} if p is odd and m = 2 (mod p), m >= 2. *)
Lemma misere_mwn_p_odd : forall (m : Z) (o : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (p = ((2 * o) + 1)) ->
  (0 <= o) ->
  (m = (2 + (p * s))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m o p s x y P cs ds.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (1 <= p)) (Nd (Some (p = ((2 * o) + 1))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m = (2 + (p * s)))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= o)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))))) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (At 11))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (At 12))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 12) (Im (At 13) (Im (An (At 14) (At 15)) (If (At 1) (At 2))))))))));
 (Im (No (At 9)) (Im (At 4) (Im (At 8) Fa)));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 13);
 (An (At 14) (At 15))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 10 (Sp 13 (Sp 14 (Sp 15 (Sp 9 (Sp 11 (Sp 12 (Sp 2 (Sp 1 (Cl 1) (Cl 4)) (Sp 1 (Cl 4) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (misere_odd_apart m o p s cs ds)
  (misere_odd_reach m o p s cs ds)
  (misere_rook m p x y (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) P cs ds)
  (thy_misere_classes_21 o p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 <= (-1)) -> ((x2 - x3) = ((x4 * (2 * x5)) + x6)) -> (0 <= x6) -> (x2 = (((x7 + (2 * x1)) + 1) + ((2 * x5) * x8))) -> (x3 = (((x7 + (2 * x9)) + 1) + ((2 * x5) * x10))) -> (~ ((x9 + (x5 * ((x4 - x8) + x10))) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (0 <= x5) -> (x5 < 2) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (~ (x7 = (x9 + (x4 * ((x3 - x8) + x10))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * ((x4 - x5) + x6)))) -> (~ (((- x1) - 1) = ((- (x2 + (x3 * ((x4 - x5) + x6)))) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 = x3) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (x5 < 2) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (0 <= x7) -> (~ (0 <= (x9 + (x4 * ((x3 - x8) + x10))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 <= (-1)) -> ((x2 - x3) = ((x4 * (2 * x5)) + x6)) -> (0 <= x6) -> (x2 = (((x7 + (2 * x1)) + 1) + ((2 * x5) * x8))) -> (x3 = (((x7 + (2 * x9)) + 1) + ((2 * x5) * x10))) -> (0 <= x9) -> ((x5 * ((x4 - x8) + x10)) = (x5 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (0 <= x5) -> (x5 < 2) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (~ (x7 = x9)) -> ((x4 * ((x3 - x8) + x10)) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < x2) -> (x1 = ((x3 + (x4 * x5)) + 1)) -> (x2 = ((x3 + (x4 * x6)) + 1)) -> ((x4 * x6) = (x4 * x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 <= (-1)) -> ((x2 - x3) = ((x4 * (2 * x5)) + x6)) -> (x6 < 2) -> (x2 = (((x7 + (2 * x8)) + 1) + ((2 * x5) * x9))) -> (x3 = (((x7 + (2 * x1)) + 1) + ((2 * x5) * x10))) -> (0 <= x8) -> ((x5 * ((x4 - x9) + x10)) = (x5 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < x2) -> (x1 = (((x3 + (x4 * x5)) + x4) - 1)) -> (x2 = (((x3 + (x4 * x6)) + x4) - 1)) -> ((x4 * x6) = (x4 * x5)) -> False.
Proof. thy. Qed.
(* For m = 2 (mod 2p) the (2, 2p)-rook joins no two pairs of a row. *)
Lemma misere_two_apart : forall (m : Z) (p : Z) (s : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))).
Proof.
intros m p s cs ds.
destruct (wit_all3 (fun x z z1 => (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))))) as [X [z2 [z3 W0]]].
destruct (wit_ex2 (fun i_len j_len => ((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) as [i [j W1]].
destruct (wit_ex1 (fun t => ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t))))) as [t2 W3].
destruct (wit_ex1 (fun t => ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t))))) as [t3 W5].
refine (refute (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))))) (Nd (Some (0 <= X)) (Nd (Some ((cs z2) = X)) (Nd (Some ((cs z3) = X)) (Nd (Some (j < 2)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = ((X + (m * z3)) + 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((cs z2) = (cs (z3 + (p * ((i - t2) + t3)))))) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) (Nd (Some (exists (t : Z), ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t))))) (Nd (Some ((p * ((i - t2) + t3)) = (p * 0))) Lf Lf) Lf) (Nd (Some ((cs (z3 + (p * ((i - t2) + t3)))) = X)) Lf Lf))) (Nd (Some ((ds ((- z2) - 1)) = X)) (Nd (Some ((ds ((- z3) - 1)) = X)) (Nd (Some (exists (t : Z), ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t))))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = ((X + (m * z2)) + 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((ds ((- z2) - 1)) = (ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)))) Lf Lf) Lf)) (Nd (Some (0 <= i)) (Nd (Some (2 <= m)) (Nd (Some ((m * z2) = (m * z3))) Lf Lf) Lf) (Nd (Some ((ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)) = X)) Lf Lf)))) (Nd (Some (0 <= z2)) (Nd (Some (z2 <= (-1))) (Nd (Some (z3 <= (-1))) (Nd (Some (m = (2 + ((2 * p) * s)))) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (m * z3)) + m) - 1))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (((- z2) - 1) = ((- (z3 + (p * ((i - t2) + t3)))) - 1))) Lf Lf) Lf)) (Nd (Some (((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i * (2 * p)) + j))) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t3)))) (Nd (Some (z2 = z3)) Lf Lf) Lf) (Nd (Some ((z3 + (p * ((i - t2) + t3))) <= (-1))) Lf Lf))) (Nd (Some (0 <= z3)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) < (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t2)))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (m * z2)) + m) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (z3 + (p * ((i - t2) + t3))))) Lf Lf)) (Nd (Some (0 <= j)) (Nd (Some (1 <= p)) (Nd (Some (z2 = (z3 + (p * ((i - t2) + t3))))) Lf Lf) Lf) (Nd (Some (((i - t2) + t3) = 0)) Lf Lf)))))
 [(Im (Im (An (An (An (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6)))) (Or (An (At 7) (At 8)) (An (At 9) (At 10)))) (At 11)) (No (At 12))) (At 1));
 (Im (At 12) (An (An (An (At 13) (At 14)) (At 15)) (At 16)));
 (Im (At 17) (At 18));
 (Im (At 18) (At 19));
 (Im (At 17) (At 20));
 (Im (At 20) (At 21));
 (Im (An (At 22) (At 23)) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 2) (Im (Or (An (At 7) (At 8)) (An (At 9) (At 10))) (Im (Or (An (At 27) (At 28)) (An (At 29) (At 30))) (At 31))))))));
 (Im (At 7) (At 32));
 (Im (No (At 7)) (At 33));
 (Im (At 3) (At 34));
 (Im (No (At 3)) (At 35));
 (Im (At 31) (At 36));
 (Im (At 37) (At 38));
 (Im (At 5) (Im (At 13) (Im (At 15) (Im (At 19) (Im (At 21) (Im (No (At 29)) Fa))))));
 (Im (At 39) (At 40));
 (Im (At 13) (Im (At 15) (Im (At 16) (Im (At 19) (Im (At 21) (Im (No (At 39)) Fa))))));
 (Im (No (At 28)) (Im (At 4) (Im (At 40) Fa)));
 (Im (At 41) (At 42));
 (Im (At 39) (Im (No (At 41)) Fa));
 (Im (At 6) (Im (At 42) (Im (No (At 30)) Fa)));
 (Im (At 13) (Im (At 16) (Im (At 19) (Im (At 21) (Im (At 3) (Im (No (At 27)) Fa))))));
 (Im (At 5) (Im (At 13) (Im (At 15) (Im (At 19) (Im (At 21) (Im (At 7) (Im (At 36) Fa)))))));
 (Im (At 13) (Im (At 15) (Im (At 16) (Im (At 19) (Im (At 21) (Im (No (At 37)) (Im (At 36) Fa)))))));
 (Im (At 11) (Im (At 32) (Im (At 34) (Im (At 38) Fa))));
 (Im (At 9) (Im (At 13) (Im (At 16) (Im (At 19) (Im (At 21) (Im (At 3) (Im (At 36) Fa)))))));
 (Im (At 11) (Im (At 33) (Im (At 35) (Im (At 38) Fa))));
 (An (At 22) (At 23));
 (At 24);
 (At 25);
 (At 26);
 (At 17)]
 (At 1)
 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 17 (Sp 1 (Cl 1) (Sp 18 (Sp 20 (Sp 2 (Sp 11 (Sp 12 (Sp 19 (Sp 21 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 39 (Sp 40 (Sp 41 (Sp 42 (Sp 3 (Sp 34 (Sp 27 (Sp 7 (Sp 32 (Sp 38 (Cl 25) (Sp 37 (Cl 14) (Sp 36 (Cl 24) (Sp 31 (Cl 13) (Sp 8 (Sp 28 (Cl 8) (Sp 4 (Cl 18) (Sp 5 (Sp 6 (Sp 29 (Sp 30 (Cl 8) (Cl 21)) (Cl 15)) (Cl 2)) (Cl 2)))) (Sp 9 (Sp 10 (Sp 28 (Cl 8) (Sp 4 (Cl 18) (Sp 5 (Sp 6 (Sp 29 (Sp 30 (Cl 8) (Cl 21)) (Cl 15)) (Cl 2)) (Cl 2)))) (Cl 2)) (Cl 2))))))) (Cl 9)) (Sp 9 (Sp 10 (Sp 36 (Cl 26) (Sp 31 (Cl 13) (Sp 28 (Cl 8) (Sp 4 (Cl 18) (Sp 5 (Sp 6 (Sp 29 (Sp 30 (Cl 8) (Cl 21)) (Cl 15)) (Cl 2)) (Cl 2)))))) (Cl 2)) (Cl 2))) (Cl 22)) (Cl 11)) (Sp 5 (Sp 6 (Sp 35 (Sp 29 (Sp 30 (Sp 7 (Sp 36 (Cl 23) (Sp 31 (Cl 13) (Sp 8 (Cl 8) (Sp 9 (Sp 10 (Cl 8) (Cl 2)) (Cl 2))))) (Sp 9 (Sp 10 (Sp 31 (Sp 33 (Sp 36 (Sp 38 (Cl 27) (Sp 37 (Cl 14) (Cl 24))) (Cl 13)) (Cl 10)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 21)) (Cl 15)) (Cl 12)) (Cl 2)) (Cl 2))) (Cl 19)) (Cl 20)) (Cl 16)) (Cl 17)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 4))) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) _
  W0
  W1
  (misere_column (2 * p) m s X z2)
  W3
  (misere_column (2 * p) m s X z3)
  W5
  (misere_row_unique m p ((i - t2) + t3) X z3 cs ds)
  (ite_true (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_false (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_true (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (ite_false (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (eq_mul p ((i - t2) + t3) 0)
  (eq_mul m z2 z3)
  (thy_misere_classes_22 z2 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X t2 z3 t3)
  (fun eq__0 => cg1 cs z2 (z3 + (p * ((i - t2) + t3))) eq__0)
  (thy_misere_classes_23 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3)
  (thy_misere_classes_6 (cs (z3 + (p * ((i - t2) + t3)))) X (cs z2))
  (fun eq__0 => cg1 ds ((- z2) - 1) ((- (z3 + (p * ((i - t2) + t3)))) - 1) eq__0)
  (thy_misere_classes_24 z2 z3 p i t2 t3)
  (thy_misere_classes_25 (ds ((- z2) - 1)) X (ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)))
  (thy_misere_classes_26 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3)
  (thy_misere_classes_27 z2 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X t2 z3 t3)
  (thy_misere_classes_28 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3)
  (thy_misere_classes_29 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) X m z3 z2)
  (thy_misere_classes_30 z3 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 t3)
  (thy_misere_classes_31 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) X m z3 z2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_32 :  (1 <= 2) -> (~ (0 < 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_33 :  (1 <= 2) -> (~ (0 <= ((2 * 0) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_34 :  (~ (0 <= 0)) -> (((2 * 0) + 1) < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_35 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((- x1) - x2))) -> (~ (((- x1) - x2) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_36 :  (~ (1 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_37 : forall (x1 : Z), (~ (1 <= (2 * x1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (~ (x1 <= x2)) -> (x2 = (((x3 + (2 * (x4 + (x5 * x6)))) + 1) + ((2 * x5) * x7))) -> (x8 = (((x3 + (2 * ((x4 - 0) + (x5 * x9)))) + 1) + ((2 * x5) * x10))) -> (~ ((x1 - x8) = ((((- x9) - x10) * (2 * x5)) + ((2 * 0) + 1)))) -> (((x1 - x3) - 1) = ((x4 * 2) + x11)) -> (x11 < 2) -> (~ (0 < ((2 * x5) * ((- x6) - x7)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_39 :  (~ (((2 * 0) + 1) < 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ (x1 <= x2)) -> (x2 = (((x3 + (2 * ((x4 - 0) + (x5 * x6)))) + 1) + ((2 * x5) * x7))) -> (((x1 - x3) - 1) = ((x4 * 2) + x8)) -> (x8 < 2) -> (((2 * x5) * ((- x6) - x7)) < 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = (((x2 + (2 * (x3 + (x4 * x5)))) + 1) + ((2 * x4) * x6))) -> (~ ((x7 - x1) = ((((- x5) - x6) * (2 * x4)) + 0))) -> (x8 = (((x2 + (2 * ((x3 - 0) + (x4 * x9)))) + 1) + ((2 * x4) * x10))) -> (~ ((x7 - x8) = ((((- x9) - x10) * (2 * x4)) + ((2 * 0) + 1)))) -> (((x7 - x2) - 1) = ((x3 * 2) + x11)) -> (0 <= x11) -> (x11 < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_42 : forall (x1 : Z) (x2 : Z), (0 < ((- x1) - x2)) -> (~ (0 <= ((- x1) - x2))) -> False.
Proof. thy. Qed.
(* For m = 2 (mod 2p) the (2, 2p)-rook reaches a pair from every position to the right of a row. *)
Lemma misere_two_reach : forall (m : Z) (p : Z) (s : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))))).
Proof.
intros m p s cs ds.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))))) as [X [Y W0]].
destruct (wit_ex2 (fun q r => (((((Y - X) - 1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) as [E [parity W2]].
destruct (wit_ex1 (fun t => (((0 <= (E + (p * t))) /\ ((cs (E + (p * t))) = X)) \/ (((E + (p * t)) <= (-1)) /\ ((ds ((- (E + (p * t))) - 1)) = X))))) as [t0 W4].
destruct (wit_ex1 (fun t => ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t))))) as [t2 W7].
destruct (wit_ex1 (fun t => (((0 <= ((E - 0) + (p * t))) /\ ((cs ((E - 0) + (p * t))) = X)) \/ ((((E - 0) + (p * t)) <= (-1)) /\ ((ds ((- ((E - 0) + (p * t))) - 1)) = X))))) as [t1 W13].
destruct (wit_ex1 (fun t => ((ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - 0) + (p * t1)))) + 1) + ((2 * p) * t))))) as [t3 W16].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z : Z), (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) (Nd (Some (0 <= parity)) (Nd (Some (0 <= (E + (p * t0)))) (Nd (Some (0 < ((- t0) - t2))) Lf Lf) (Nd (Some (((2 * 0) + 1) < 2)) Lf Lf)) (Nd (Some ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) < Y)) (Nd (Some (Y <= (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (Y <= (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)))) (Nd (Some (0 <= ((E - 0) + (p * t1)))) Lf Lf) (Nd (Some (((- t1) - t3) < 0)) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) Lf Lf) Lf))) (Nd (Some (exists (q : Z) (r : Z), (((((Y - X) - 1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) (Nd (Some (2 <= m)) (Nd (Some ((E + (p * t0)) <= (-1))) (Nd (Some (((- t0) - t2) < 0)) Lf Lf) (Nd (Some (0 < ((- t1) - t3))) Lf Lf)) (Nd (Some ((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((((- t0) - t2) * (2 * p)) + 0))) (Nd (Some ((ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - 0) + (p * t1)))) + 1) + ((2 * p) * t3)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (exists (t : Z), ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t))))) (Nd (Some (((E - 0) + (p * t1)) <= (-1))) Lf Lf) Lf) (Nd (Some (1 <= (2 * p))) (Nd (Some (0 <= ((- t1) - t3))) Lf Lf) Lf)))) (Nd (Some (exists (z : Z), ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)))))) (Nd (Some (1 <= 2)) (Nd (Some (parity < 2)) (Nd (Some ((cs (E + (p * t0))) = X)) (Nd (Some (((2 * p) * ((- t0) - t2)) < 0)) Lf Lf) (Nd (Some (0 < ((2 * p) * ((- t1) - t3)))) Lf Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) (Nd (Some (exists (t : Z), ((ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - 0) + (p * t1)))) + 1) + ((2 * p) * t))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m = (2 + ((2 * p) * s)))) (Nd (Some ((cs ((E - 0) + (p * t1))) = X)) Lf Lf) Lf) (Nd (Some (0 < 2)) (Nd (Some ((Y - (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1))) = ((((- t1) - t3) * (2 * p)) + ((2 * 0) + 1)))) Lf Lf) Lf))) (Nd (Some (((Y - X) - 1) = ((E * 2) + parity))) (Nd (Some (1 <= p)) (Nd (Some ((ds ((- (E + (p * t0))) - 1)) = X)) (Nd (Some (exists (t : Z), (((0 <= ((E - 0) + (p * t))) /\ ((cs ((E - 0) + (p * t))) = X)) \/ ((((E - 0) + (p * t)) <= (-1)) /\ ((ds ((- ((E - 0) + (p * t))) - 1)) = X))))) Lf Lf) (Nd (Some (((2 * p) * ((- t1) - t3)) < 0)) Lf Lf)) (Nd (Some (0 <= ((- t0) - t2))) (Nd (Some ((ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) < Y)) Lf Lf) Lf)) (Nd (Some (exists (t : Z), (((0 <= (E + (p * t))) /\ ((cs (E + (p * t))) = X)) \/ (((E + (p * t)) <= (-1)) /\ ((ds ((- (E + (p * t))) - 1)) = X))))) (Nd (Some ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t2)))) (Nd (Some ((ds ((- ((E - 0) + (p * t1))) - 1)) = X)) Lf Lf) Lf) (Nd (Some (0 < ((2 * p) * ((- t0) - t2)))) (Nd (Some (0 <= ((2 * 0) + 1))) Lf Lf) Lf)))))
 [(Im (Im (An (At 2) (No (At 3))) (At 4)) (At 1));
 (Im (At 5) (At 6));
 (Im (At 6) (An (An (At 7) (At 8)) (At 9)));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 2) (At 15))))));
 (Im (At 15) (Or (An (At 16) (At 17)) (An (At 18) (At 19))));
 (Im (An (Or (An (At 16) (At 17)) (An (At 18) (At 19))) (At 20)) (At 3));
 (Im (At 21) (At 22));
 (Im (At 22) (At 23));
 (Im (An (An (Or (An (At 16) (At 17)) (An (At 18) (At 19))) (At 24)) (At 25)) (At 4));
 (Im (An (An (An (At 26) (At 27)) (At 28)) (At 29)) (At 25));
 (Im (At 30) (An (An (An (Im (At 31) (At 32)) (Im (At 33) (At 34))) (Im (At 32) (At 31))) (Im (At 34) (At 33))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 2) (At 35))))));
 (Im (At 35) (Or (An (At 36) (At 37)) (An (At 38) (At 39))));
 (Im (An (Or (An (At 36) (At 37)) (An (At 38) (At 39))) (At 40)) (At 3));
 (Im (At 21) (At 41));
 (Im (At 41) (At 42));
 (Im (An (An (Or (An (At 36) (At 37)) (An (At 38) (At 39))) (At 43)) (At 44)) (At 4));
 (Im (An (An (An (At 45) (At 46)) (At 47)) (At 48)) (At 44));
 (Im (At 30) (An (An (An (Im (At 49) (At 50)) (Im (At 51) (At 52))) (Im (At 50) (At 49))) (Im (At 52) (At 51))));
 (Im (At 5) (Im (No (At 29)) Fa));
 (Im (At 5) (Im (No (At 47)) Fa));
 (Im (No (At 20)) (Im (No (At 24)) Fa));
 (Im (No (At 28)) (Im (At 48) Fa));
 (Im (No (At 40)) (Im (No (At 43)) Fa));
 (Im (No (At 46)) (Im (No (At 52)) Fa));
 (Im (No (At 5)) Fa);
 (Im (No (At 30)) (Im (At 11) Fa));
 (Im (No (At 20)) (Im (At 23) (Im (At 42) (Im (No (At 45)) (Im (At 7) (Im (At 9) (Im (No (At 31)) Fa)))))));
 (Im (No (At 48)) Fa);
 (Im (No (At 40)) (Im (At 42) (Im (At 7) (Im (At 9) (Im (At 51) Fa)))));
 (Im (At 23) (Im (No (At 26)) (Im (At 42) (Im (No (At 45)) (Im (At 7) (Im (At 8) (Im (At 9) Fa)))))));
 (Im (At 32) (Im (No (At 27)) Fa));
 (An (At 10) (At 11));
 (At 12);
 (At 13);
 (At 14);
 (At 21)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 21 (Sp 1 (Cl 1) (Sp 5 (Sp 30 (Sp 48 (Sp 22 (Sp 41 (Sp 2 (Sp 3 (Cl 2) (Sp 4 (Cl 2) (Sp 6 (Sp 29 (Sp 47 (Sp 28 (Sp 23 (Sp 42 (Sp 15 (Sp 35 (Sp 7 (Sp 8 (Sp 9 (Sp 52 (Sp 51 (Sp 40 (Sp 39 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Cl 31)) (Cl 20)) (Sp 46 (Sp 32 (Sp 27 (Sp 17 (Sp 20 (Sp 16 (Cl 7) (Sp 18 (Sp 19 (Cl 7) (Cl 6)) (Cl 6))) (Sp 24 (Sp 25 (Sp 16 (Cl 10) (Sp 18 (Sp 19 (Cl 10) (Cl 6)) (Cl 6))) (Sp 26 (Cl 11) (Sp 45 (Sp 44 (Sp 39 (Sp 43 (Sp 38 (Cl 18) (Sp 36 (Sp 37 (Cl 18) (Cl 14)) (Cl 14))) (Sp 40 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Cl 25))) (Sp 36 (Sp 37 (Sp 40 (Cl 15) (Sp 43 (Cl 18) (Cl 25))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 32)))) (Cl 23))) (Sp 18 (Sp 19 (Sp 20 (Cl 7) (Sp 24 (Sp 25 (Cl 10) (Sp 26 (Cl 11) (Sp 45 (Sp 44 (Sp 39 (Sp 43 (Sp 38 (Cl 18) (Sp 36 (Sp 37 (Cl 18) (Cl 14)) (Cl 14))) (Sp 40 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Cl 25))) (Sp 36 (Sp 37 (Sp 40 (Cl 15) (Sp 43 (Cl 18) (Cl 25))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 32)))) (Cl 23))) (Cl 6)) (Cl 6))) (Cl 33)) (Sp 31 (Cl 12) (Sp 17 (Sp 20 (Sp 16 (Cl 7) (Sp 18 (Sp 19 (Cl 7) (Cl 6)) (Cl 6))) (Sp 45 (Sp 44 (Sp 39 (Sp 43 (Sp 38 (Cl 18) (Sp 36 (Sp 37 (Cl 18) (Cl 14)) (Cl 14))) (Sp 40 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Cl 25))) (Sp 36 (Sp 37 (Sp 40 (Cl 15) (Sp 43 (Cl 18) (Cl 25))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 29))) (Sp 18 (Sp 19 (Sp 20 (Cl 7) (Sp 45 (Sp 44 (Sp 39 (Sp 43 (Sp 38 (Cl 18) (Sp 36 (Sp 37 (Cl 18) (Cl 14)) (Cl 14))) (Sp 40 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Cl 15) (Cl 14)) (Cl 14))) (Cl 25))) (Sp 36 (Sp 37 (Sp 40 (Cl 15) (Sp 43 (Cl 18) (Cl 25))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 29))) (Cl 6)) (Cl 6))))) (Cl 26))) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 13)) (Cl 5)) (Cl 17)) (Cl 9)) (Cl 24)) (Cl 22)) (Cl 21)) (Cl 3)))) (Cl 2)) (Cl 16)) (Cl 8)) (Cl 30)) (Cl 28)) (Cl 27))) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 34)) _
  W0
  (division 2 ((Y - X) - 1))
  W2
  (misere_row_exists m p X E cs ds)
  W4
  (ex1_at (fun z => ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))))) (E + (p * t0)))
  (misere_column (2 * p) m s X (E + (p * t0)))
  W7
  (ex1_at (fun z => (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) (E + (p * t0)))
  (ex2_at (fun i_len j_len => (((((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))) ((- t0) - t2) 0)
  (cancel (2 * p) ((- t0) - t2))
  (misere_row_exists m p X (E - 0) cs ds)
  W13
  (ex1_at (fun z => ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))))) ((E - 0) + (p * t1)))
  (misere_column (2 * p) m s X ((E - 0) + (p * t1)))
  W16
  (ex1_at (fun z => (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), (((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) ((E - 0) + (p * t1)))
  (ex2_at (fun i_len j_len => (((((Y - (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))) ((- t1) - t3) ((2 * 0) + 1))
  (cancel (2 * p) ((- t1) - t3))
  (thy_misere_classes_32 )
  (thy_misere_classes_33 )
  (thy_misere_classes_15 Y (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)))
  (thy_misere_classes_34 )
  (thy_misere_classes_15 Y (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)))
  (thy_misere_classes_35 t1 t3)
  (thy_misere_classes_36 )
  (thy_misere_classes_37 p)
  (thy_misere_classes_38 Y (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) X E p t0 t2 (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) t1 t3 parity)
  (thy_misere_classes_39 )
  (thy_misere_classes_40 Y (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) X E p t1 t3 parity)
  (thy_misere_classes_41 (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) X E p t0 t2 Y (ite (0 <= ((E - 0) + (p * t1))) ((X + (m * ((E - 0) + (p * t1)))) + 1) (((X + (m * ((E - 0) + (p * t1)))) + m) - 1)) t1 t3 parity)
  (thy_misere_classes_42 t0 t2)
).
vm_compute; reflexivity.
Qed.

(* With the c_n and d_n of misere mWN^p, P(misere mWN^(2,2p)) = {{c_n, d_n}} if m = 2 (mod 2p), m >= 2. *)
Lemma misere_mwn_2_2p : forall (m : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m p s x y P cs ds.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (1 <= p)) (Nd (Some (m = (2 + ((2 * p) * s)))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), (((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))))) Lf Lf) Lf)) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), ((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1))))))))) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 10))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 9) (Im (At 10) (Im (At 11) (Im (An (At 12) (At 13)) (If (At 1) (At 2))))))))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 11);
 (An (At 12) (At 13))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 13 (Sp 9 (Sp 10 (Sp 2 (Sp 1 (Cl 1) (Cl 4)) (Sp 1 (Cl 4) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (misere_two_apart m p s cs ds)
  (misere_two_reach m p s cs ds)
  (misere_rook m p x y (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) P cs ds)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (0 <= x5) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (~ (1 <= x11)) -> (~ (x7 = (x9 + (x4 * ((x3 - x8) + x10))))) -> (x5 = ((x11 * 2) + x12)) -> (x12 < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < (2 * x2)) -> (x1 = ((x3 * 2) + x4)) -> (0 <= x4) -> (~ ((2 * x3) < (2 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (x5 = ((x11 * 2) + x12)) -> (0 <= x12) -> (x12 < 2) -> (~ (x5 = (2 * x11))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (0 <= x5) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (~ (1 <= x11)) -> (~ (x7 = x9)) -> (x5 = ((x11 * 2) + x12)) -> (x12 < 2) -> ((x4 * ((x3 - x8) + x10)) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * (2 * x4)) + x5)) -> (x1 = (((x6 + (2 * x7)) + 1) + ((2 * x4) * x8))) -> (x2 = (((x6 + (2 * x9)) + 1) + ((2 * x4) * x10))) -> (~ (1 <= x11)) -> (0 <= x7) -> (x5 = ((x11 * 2) + x12)) -> (x12 < 2) -> (~ (0 <= (x9 + (x4 * ((x3 - x8) + x10))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 <= (-1)) -> ((x2 - x3) = ((x4 * (2 * x5)) + x6)) -> (x2 = (((x7 + (2 * x8)) + 1) + ((2 * x5) * x9))) -> (x3 = (((x7 + (2 * x1)) + 1) + ((2 * x5) * x10))) -> (~ (1 <= x11)) -> (0 <= x8) -> (x6 = ((x11 * 2) + x12)) -> (x12 < 2) -> ((x5 * ((x4 - x9) + x10)) = (x5 * 0)) -> False.
Proof. thy. Qed.
(* For m = 2 (mod 2p) a rook with lengths in R mod 2p joins no two pairs of a row, if 0 is the only even in R. *)
Lemma misere_law_apart : forall (m : Z) (o : Z) (p : Z) (s : Z) (R_ : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (1 <= p) ->
  (R_ 0) ->
  (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k))))) ->
  (0 <= o) ->
  (((2 * o) + 1) < (2 * p)) ->
  (R_ ((2 * o) + 1)) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), (((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))).
Proof.
intros m o p s R_ cs ds.
destruct (wit_all3 (fun x z z1 => (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), (((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))))) as [X [z2 [z3 W0]]].
destruct (wit_ex2 (fun i_len j_len => (((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))) as [i [j W1]].
destruct (wit_ex1 (fun t => ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t))))) as [t2 W3].
destruct (wit_ex1 (fun t => ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t))))) as [t3 W5].
destruct (wit_ex2 (fun q r => (((j = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) as [E [parity W7]].
refine (refute (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), (((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))))) (Nd (Some (0 <= X)) (Nd (Some ((cs z2) = X)) (Nd (Some ((cs z3) = X)) (Nd (Some (j < (2 * p))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf) (Nd (Some ((m * z2) = (m * z3))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), (((j = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) (Nd (Some ((2 * E) < (2 * p))) Lf Lf) (Nd (Some (((2 * o) + 1) < (2 * p))) Lf Lf))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t2)))) (Nd (Some ((ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)) = X)) Lf Lf) (Nd (Some (((- z2) - 1) = ((- (z3 + (p * ((i - t2) + t3)))) - 1))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = ((X + (m * z2)) + 1))) Lf Lf) Lf))) (Nd (Some ((ds ((- z2) - 1)) = X)) (Nd (Some ((ds ((- z3) - 1)) = X)) (Nd (Some (m = (2 + ((2 * p) * s)))) (Nd (Some ((cs (z3 + (p * ((i - t2) + t3)))) = X)) Lf Lf) (Nd (Some ((cs z2) = (cs (z3 + (p * ((i - t2) + t3)))))) Lf Lf)) (Nd (Some (0 <= parity)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = ((X + (m * z3)) + 1))) Lf Lf) Lf)) (Nd (Some (0 <= i)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t3)))) (Nd (Some (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k)))))) Lf Lf) (Nd (Some (R_ 0)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((p * ((i - t2) + t3)) = (p * 0))) Lf Lf) Lf)))) (Nd (Some (0 <= z2)) (Nd (Some (z2 <= (-1))) (Nd (Some (z3 <= (-1))) (Nd (Some (R_ j)) (Nd (Some (0 <= (z3 + (p * ((i - t2) + t3))))) Lf Lf) (Nd (Some (z2 = (z3 + (p * ((i - t2) + t3))))) Lf Lf)) (Nd (Some (j = ((E * 2) + parity))) (Nd (Some (R_ (2 * E))) Lf Lf) (Nd (Some (R_ ((2 * o) + 1))) Lf Lf))) (Nd (Some (((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) - (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))) = ((i * (2 * p)) + j))) (Nd (Some (exists (t : Z), ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (2 * z3)) + 1) + ((2 * p) * t))))) (Nd (Some (((i - t2) + t3) = 0)) Lf Lf) (Nd (Some ((ds ((- z2) - 1)) = (ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (m * z2)) + m) - 1))) Lf Lf) Lf))) (Nd (Some (0 <= z3)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) < (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)))) (Nd (Some (exists (t : Z), ((ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) = (((X + (2 * z2)) + 1) + ((2 * p) * t))))) (Nd (Some ((z3 + (p * ((i - t2) + t3))) <= (-1))) Lf Lf) (Nd (Some (j = (2 * E))) Lf Lf)) (Nd (Some (parity < 2)) (Nd (Some ((ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) = (((X + (m * z3)) + m) - 1))) Lf Lf) Lf)) (Nd (Some (0 <= j)) (Nd (Some (1 <= 2)) (Nd (Some (1 <= E)) Lf Lf) (Nd (Some (0 <= o)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (z2 = z3)) Lf Lf) Lf)))))
 [(Im (Im (An (An (An (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6)))) (Or (An (At 7) (At 8)) (An (At 9) (At 10)))) (At 11)) (No (At 12))) (At 1));
 (Im (At 12) (An (An (An (An (At 13) (At 14)) (At 15)) (At 16)) (At 17)));
 (Im (At 18) (At 19));
 (Im (At 19) (At 20));
 (Im (At 18) (At 21));
 (Im (At 21) (At 22));
 (Im (At 23) (At 24));
 (Im (At 24) (An (An (At 25) (At 26)) (At 27)));
 (Im (An (At 28) (At 29)) (Im (At 30) (Im (At 31) (Im (At 32) (Im (At 2) (Im (Or (An (At 7) (At 8)) (An (At 9) (At 10))) (Im (Or (An (At 33) (At 34)) (An (At 35) (At 36))) (At 37))))))));
 (Im (At 38) (Im (An (At 39) (At 40)) (No (At 41))));
 (Im (At 7) (At 42));
 (Im (No (At 7)) (At 43));
 (Im (At 3) (At 44));
 (Im (No (At 3)) (At 45));
 (Im (At 37) (At 46));
 (Im (At 47) (At 48));
 (Im (No (At 23)) Fa);
 (Im (At 5) (Im (At 13) (Im (At 15) (Im (At 20) (Im (At 22) (Im (No (At 35)) Fa))))));
 (Im (At 49) (At 50));
 (Im (At 13) (Im (At 15) (Im (At 20) (Im (At 22) (Im (No (At 39)) (Im (No (At 49)) (Im (At 25) (Im (At 27) Fa))))))));
 (Im (At 16) (Im (At 25) (Im (At 26) (Im (No (At 40)) Fa))));
 (Im (At 51) (If (At 17) (At 41)));
 (Im (At 13) (Im (At 20) (Im (At 22) (Im (At 25) (Im (At 26) (Im (At 27) (Im (No (At 51)) Fa)))))));
 (Im (No (At 34)) (Im (At 4) (Im (At 50) Fa)));
 (Im (At 13) (Im (At 15) (Im (At 20) (Im (At 22) (Im (No (At 39)) (Im (No (At 47)) (Im (At 25) (Im (At 27) (Im (At 46) Fa)))))))));
 (Im (At 11) (Im (At 42) (Im (At 44) (Im (At 48) Fa))));
 (Im (At 13) (Im (At 20) (Im (At 22) (Im (No (At 39)) (Im (At 3) (Im (At 25) (Im (At 27) (Im (No (At 33)) Fa))))))));
 (Im (At 52) (At 53));
 (Im (At 49) (Im (No (At 52)) Fa));
 (Im (At 6) (Im (At 53) (Im (No (At 36)) Fa)));
 (Im (At 5) (Im (At 13) (Im (At 15) (Im (At 20) (Im (At 22) (Im (At 7) (Im (At 46) Fa)))))));
 (Im (At 11) (Im (At 43) (Im (At 45) (Im (At 48) Fa))));
 (Im (At 9) (Im (At 13) (Im (At 20) (Im (At 22) (Im (No (At 39)) (Im (At 3) (Im (At 25) (Im (At 27) (Im (At 46) Fa)))))))));
 (An (At 28) (At 29));
 (At 30);
 (At 31);
 (At 32);
 (At 18);
 (At 29);
 (At 54);
 (At 38);
 (At 55);
 (At 56);
 (At 57)]
 (At 1)
 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 18 (Sp 38 (Sp 1 (Cl 1) (Sp 23 (Sp 19 (Sp 21 (Sp 2 (Sp 11 (Sp 12 (Sp 24 (Sp 20 (Sp 22 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 25 (Sp 26 (Sp 27 (Sp 51 (Sp 40 (Sp 41 (Sp 39 (Cl 11) (Sp 49 (Sp 50 (Sp 52 (Sp 53 (Sp 3 (Sp 44 (Sp 33 (Sp 7 (Sp 42 (Sp 48 (Cl 27) (Sp 47 (Cl 17) (Sp 46 (Cl 26) (Sp 37 (Cl 16) (Sp 8 (Sp 34 (Cl 10) (Sp 4 (Cl 25) (Sp 5 (Sp 6 (Sp 35 (Sp 36 (Cl 10) (Cl 31)) (Cl 19)) (Cl 2)) (Cl 2)))) (Sp 9 (Sp 10 (Sp 34 (Cl 10) (Sp 4 (Cl 25) (Sp 5 (Sp 6 (Sp 35 (Sp 36 (Cl 10) (Cl 31)) (Cl 19)) (Cl 2)) (Cl 2)))) (Cl 2)) (Cl 2))))))) (Cl 12)) (Sp 9 (Sp 10 (Sp 46 (Cl 34) (Sp 37 (Cl 16) (Sp 34 (Cl 10) (Sp 4 (Cl 25) (Sp 5 (Sp 6 (Sp 35 (Sp 36 (Cl 10) (Cl 31)) (Cl 19)) (Cl 2)) (Cl 2)))))) (Cl 2)) (Cl 2))) (Cl 28)) (Cl 14)) (Sp 5 (Sp 6 (Sp 45 (Sp 35 (Sp 36 (Sp 7 (Sp 46 (Cl 32) (Sp 37 (Cl 16) (Sp 8 (Cl 10) (Sp 9 (Sp 10 (Cl 10) (Cl 2)) (Cl 2))))) (Sp 9 (Sp 10 (Sp 37 (Sp 43 (Sp 46 (Sp 48 (Cl 33) (Sp 47 (Cl 17) (Cl 26))) (Cl 16)) (Cl 13)) (Cl 10)) (Cl 2)) (Cl 2))) (Cl 31)) (Cl 19)) (Cl 15)) (Cl 2)) (Cl 2))) (Cl 29)) (Cl 30)) (Cl 20)) (Cl 21))) (Cl 23)) (Cl 22)) (Cl 24)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 5)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 4)) (Cl 18))) (Cl 42)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 35)) _
  W0
  W1
  (misere_column (2 * p) m s X z2)
  W3
  (misere_column (2 * p) m s X z3)
  W5
  (division 2 j)
  W7
  (misere_row_unique m p ((i - t2) + t3) X z3 cs ds)
  (all1_at (fun k => (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k))))) E)
  (ite_true (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_false (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1))
  (ite_true (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (ite_false (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1))
  (eq_mul p ((i - t2) + t3) 0)
  (eq_mul m z2 z3)
  (thy_misere_classes_36 )
  (thy_misere_classes_22 z2 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X t2 z3 t3)
  (fun eq__0 => cg1 cs z2 (z3 + (p * ((i - t2) + t3))) eq__0)
  (thy_misere_classes_43 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3 E parity)
  (thy_misere_classes_44 j p E parity)
  (fun eq__0 => pg1 R_ j (2 * E) eq__0)
  (thy_misere_classes_45 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3 E parity)
  (thy_misere_classes_6 (cs (z3 + (p * ((i - t2) + t3)))) X (cs z2))
  (thy_misere_classes_46 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3 E parity)
  (thy_misere_classes_29 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) X m z3 z2)
  (thy_misere_classes_47 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 z3 t3 E parity)
  (fun eq__0 => cg1 ds ((- z2) - 1) ((- (z3 + (p * ((i - t2) + t3)))) - 1) eq__0)
  (thy_misere_classes_24 z2 z3 p i t2 t3)
  (thy_misere_classes_25 (ds ((- z2) - 1)) X (ds ((- (z3 + (p * ((i - t2) + t3)))) - 1)))
  (thy_misere_classes_27 z2 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X t2 z3 t3)
  (thy_misere_classes_31 (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) X m z3 z2)
  (thy_misere_classes_48 z3 (ite (0 <= z2) ((X + (m * z2)) + 1) (((X + (m * z2)) + m) - 1)) (ite (0 <= z3) ((X + (m * z3)) + 1) (((X + (m * z3)) + m) - 1)) i p j X z2 t2 t3 E parity)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_classes_49 : forall (x1 : Z), (~ (0 < (2 * x1))) -> (1 <= (2 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_50 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((- x1) - x2))) -> (0 < (((- x1) - x2) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (x1 <= x2)) -> (x2 = (((x3 + (2 * ((x4 - x5) + (x6 * x7)))) + 1) + ((2 * x6) * x8))) -> (((2 * x5) + 1) < (2 * x6)) -> (((x1 - x3) - 1) = ((x4 * 2) + x9)) -> (x9 < 2) -> (~ (0 < ((2 * x6) * (((- x7) - x8) + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ (x1 <= x2)) -> (x2 = (((x3 + (2 * (x4 + (x5 * x6)))) + 1) + ((2 * x5) * x7))) -> (x8 = (((x3 + (2 * ((x4 - x9) + (x5 * x10)))) + 1) + ((2 * x5) * x11))) -> (~ ((x1 - x8) = ((((- x10) - x11) * (2 * x5)) + ((2 * x9) + 1)))) -> (((x1 - x3) - 1) = ((x4 * 2) + x12)) -> (x12 < 2) -> (~ (0 < ((2 * x5) * ((- x6) - x7)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (x1 = (((x2 + (2 * (x3 + (x4 * x5)))) + 1) + ((2 * x4) * x6))) -> (~ ((x7 - x1) = ((((- x5) - x6) * (2 * x4)) + 0))) -> (x8 = (((x2 + (2 * ((x3 - x9) + (x4 * x10)))) + 1) + ((2 * x4) * x11))) -> (~ ((x7 - x8) = ((((- x10) - x11) * (2 * x4)) + ((2 * x9) + 1)))) -> (((x7 - x2) - 1) = ((x3 * 2) + x12)) -> (0 <= x12) -> (x12 < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_classes_54 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= ((2 * x1) + 1))) -> False.
Proof. thy. Qed.
(* It reaches a pair from every position to the right of a row, if R holds 0 and an odd number. *)
Lemma misere_law_reach : forall (m : Z) (o : Z) (p : Z) (s : Z) (R_ : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (1 <= p) ->
  (R_ 0) ->
  (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k))))) ->
  (0 <= o) ->
  (((2 * o) + 1) < (2 * p)) ->
  (R_ ((2 * o) + 1)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), ((((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))))).
Proof.
intros m o p s R_ cs ds.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), ((((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))))) as [X [Y W0]].
destruct (wit_ex2 (fun q r => (((((Y - X) - 1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) as [E [parity W2]].
destruct (wit_ex1 (fun t => (((0 <= (E + (p * t))) /\ ((cs (E + (p * t))) = X)) \/ (((E + (p * t)) <= (-1)) /\ ((ds ((- (E + (p * t))) - 1)) = X))))) as [t0 W4].
destruct (wit_ex1 (fun t => ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t))))) as [t2 W7].
destruct (wit_ex1 (fun t => (((0 <= ((E - o) + (p * t))) /\ ((cs ((E - o) + (p * t))) = X)) \/ ((((E - o) + (p * t)) <= (-1)) /\ ((ds ((- ((E - o) + (p * t))) - 1)) = X))))) as [t1 W13].
destruct (wit_ex1 (fun t => ((ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - o) + (p * t1)))) + 1) + ((2 * p) * t))))) as [t3 W16].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), ((((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z : Z), (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), ((((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))) (Nd (Some (0 <= parity)) (Nd (Some (0 <= (E + (p * t0)))) (Nd (Some (0 < ((2 * p) * ((- t0) - t2)))) Lf Lf) (Nd (Some (0 <= ((2 * o) + 1))) Lf Lf)) (Nd (Some ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) < Y)) (Nd (Some ((ds ((- ((E - o) + (p * t1))) - 1)) = X)) Lf Lf) (Nd (Some (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k)))))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (Y <= (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)))) (Nd (Some (exists (t : Z), (((0 <= ((E - o) + (p * t))) /\ ((cs ((E - o) + (p * t))) = X)) \/ ((((E - o) + (p * t)) <= (-1)) /\ ((ds ((- ((E - o) + (p * t))) - 1)) = X))))) Lf Lf) (Nd (Some (0 < (((- t1) - t3) + 1))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some ((ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) < Y)) Lf Lf) Lf))) (Nd (Some (exists (q : Z) (r : Z), (((((Y - X) - 1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) (Nd (Some (2 <= m)) (Nd (Some ((E + (p * t0)) <= (-1))) (Nd (Some (((2 * p) * ((- t0) - t2)) < 0)) Lf Lf) (Nd (Some (R_ ((2 * o) + 1))) Lf Lf)) (Nd (Some ((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((((- t0) - t2) * (2 * p)) + 0))) (Nd (Some (exists (t : Z), ((ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - o) + (p * t1)))) + 1) + ((2 * p) * t))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (exists (t : Z), ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t))))) (Nd (Some ((cs ((E - o) + (p * t1))) = X)) Lf Lf) (Nd (Some ((((- t1) - t3) + 1) < 0)) Lf Lf)) (Nd (Some (R_ 0)) (Nd (Some ((Y - (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1))) = ((((- t1) - t3) * (2 * p)) + ((2 * o) + 1)))) Lf Lf) Lf)))) (Nd (Some (exists (z : Z), ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)))))) (Nd (Some (1 <= 2)) (Nd (Some (parity < 2)) (Nd (Some ((cs (E + (p * t0))) = X)) (Nd (Some (0 < ((- t0) - t2))) Lf Lf) (Nd (Some (((2 * o) + 1) < (2 * p))) Lf Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))) (Nd (Some (Y <= (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m = (2 + ((2 * p) * s)))) (Nd (Some (0 <= ((E - o) + (p * t1)))) Lf Lf) (Nd (Some (((2 * p) * (((- t1) - t3) + 1)) < 0)) Lf Lf)) (Nd (Some (0 < (2 * p))) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((Y - (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))) Lf Lf) Lf))) (Nd (Some (((Y - X) - 1) = ((E * 2) + parity))) (Nd (Some (1 <= p)) (Nd (Some ((ds ((- (E + (p * t0))) - 1)) = X)) (Nd (Some (((- t0) - t2) < 0)) Lf Lf) (Nd (Some (0 < ((2 * p) * (((- t1) - t3) + 1)))) Lf Lf)) (Nd (Some (0 <= ((- t0) - t2))) (Nd (Some ((ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) = (((X + (2 * ((E - o) + (p * t1)))) + 1) + ((2 * p) * t3)))) Lf Lf) Lf)) (Nd (Some (exists (t : Z), (((0 <= (E + (p * t))) /\ ((cs (E + (p * t))) = X)) \/ (((E + (p * t)) <= (-1)) /\ ((ds ((- (E + (p * t))) - 1)) = X))))) (Nd (Some ((ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) = (((X + (2 * (E + (p * t0)))) + 1) + ((2 * p) * t2)))) (Nd (Some (((E - o) + (p * t1)) <= (-1))) Lf Lf) (Nd (Some (0 <= o)) Lf Lf)) (Nd (Some (1 <= (2 * p))) (Nd (Some (0 <= ((- t1) - t3))) Lf Lf) Lf)))))
 [(Im (Im (An (At 2) (No (At 3))) (At 4)) (At 1));
 (Im (At 5) (At 6));
 (Im (At 6) (An (An (At 7) (At 8)) (At 9)));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 2) (At 15))))));
 (Im (At 15) (Or (An (At 16) (At 17)) (An (At 18) (At 19))));
 (Im (An (Or (An (At 16) (At 17)) (An (At 18) (At 19))) (At 20)) (At 3));
 (Im (At 21) (At 22));
 (Im (At 22) (At 23));
 (Im (An (An (Or (An (At 16) (At 17)) (An (At 18) (At 19))) (At 24)) (At 25)) (At 4));
 (Im (An (An (An (An (At 26) (At 27)) (At 28)) (At 29)) (At 30)) (At 25));
 (Im (At 31) (An (An (An (Im (At 32) (At 33)) (Im (At 34) (At 35))) (Im (At 33) (At 32))) (Im (At 35) (At 34))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 2) (At 36))))));
 (Im (At 36) (Or (An (At 37) (At 38)) (An (At 39) (At 40))));
 (Im (An (Or (An (At 37) (At 38)) (An (At 39) (At 40))) (At 41)) (At 3));
 (Im (At 21) (At 42));
 (Im (At 42) (At 43));
 (Im (An (An (Or (An (At 37) (At 38)) (An (At 39) (At 40))) (At 44)) (At 45)) (At 4));
 (Im (An (An (An (An (At 46) (At 47)) (At 48)) (At 49)) (At 50)) (At 45));
 (Im (At 31) (An (An (An (Im (At 51) (At 52)) (Im (At 53) (At 54))) (Im (At 52) (At 51))) (Im (At 54) (At 53))));
 (Im (No (At 20)) (Im (No (At 24)) Fa));
 (Im (No (At 29)) (Im (At 31) Fa));
 (Im (No (At 41)) (Im (No (At 44)) Fa));
 (Im (No (At 47)) (Im (At 52) Fa));
 (Im (No (At 5)) Fa);
 (Im (No (At 31)) (Im (At 11) Fa));
 (Im (No (At 41)) (Im (At 43) (Im (At 49) (Im (At 7) (Im (At 9) (Im (No (At 51)) Fa))))));
 (Im (No (At 20)) (Im (At 23) (Im (At 43) (Im (No (At 46)) (Im (At 7) (Im (At 9) (Im (No (At 32)) Fa)))))));
 (Im (At 23) (Im (No (At 26)) (Im (At 43) (Im (No (At 46)) (Im (At 7) (Im (At 8) (Im (At 9) Fa)))))));
 (Im (No (At 28)) Fa);
 (Im (At 33) (Im (No (At 27)) Fa));
 (Im (At 55) (Im (No (At 48)) Fa));
 (An (At 10) (At 11));
 (At 12);
 (At 13);
 (At 14);
 (At 21);
 (At 11);
 (At 30);
 (At 56);
 (At 55);
 (At 49);
 (At 50)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 21 (Sp 30 (Sp 55 (Sp 49 (Sp 50 (Sp 1 (Cl 1) (Sp 5 (Sp 31 (Sp 28 (Sp 48 (Sp 22 (Sp 42 (Sp 2 (Sp 3 (Cl 2) (Sp 4 (Cl 2) (Sp 6 (Sp 29 (Sp 23 (Sp 43 (Sp 15 (Sp 36 (Sp 7 (Sp 8 (Sp 9 (Sp 52 (Sp 47 (Sp 33 (Sp 27 (Sp 17 (Sp 20 (Sp 16 (Cl 7) (Sp 18 (Sp 19 (Cl 7) (Cl 6)) (Cl 6))) (Sp 24 (Sp 25 (Sp 16 (Cl 10) (Sp 18 (Sp 19 (Cl 10) (Cl 6)) (Cl 6))) (Sp 26 (Cl 11) (Sp 46 (Sp 45 (Sp 40 (Sp 44 (Sp 39 (Cl 18) (Sp 37 (Sp 38 (Cl 18) (Cl 14)) (Cl 14))) (Sp 41 (Sp 39 (Cl 15) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Cl 23))) (Sp 37 (Sp 38 (Sp 41 (Cl 15) (Sp 44 (Cl 18) (Cl 23))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 29)))) (Cl 21))) (Sp 18 (Sp 19 (Sp 20 (Cl 7) (Sp 24 (Sp 25 (Cl 10) (Sp 26 (Cl 11) (Sp 46 (Sp 45 (Sp 40 (Sp 44 (Sp 39 (Cl 18) (Sp 37 (Sp 38 (Cl 18) (Cl 14)) (Cl 14))) (Sp 41 (Sp 39 (Cl 15) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Cl 23))) (Sp 37 (Sp 38 (Sp 41 (Cl 15) (Sp 44 (Cl 18) (Cl 23))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 29)))) (Cl 21))) (Cl 6)) (Cl 6))) (Cl 31)) (Sp 32 (Cl 12) (Sp 17 (Sp 20 (Sp 16 (Cl 7) (Sp 18 (Sp 19 (Cl 7) (Cl 6)) (Cl 6))) (Sp 46 (Sp 45 (Sp 40 (Sp 44 (Sp 39 (Cl 18) (Sp 37 (Sp 38 (Cl 18) (Cl 14)) (Cl 14))) (Sp 41 (Sp 39 (Cl 15) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Cl 23))) (Sp 37 (Sp 38 (Sp 41 (Cl 15) (Sp 44 (Cl 18) (Cl 23))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 28))) (Sp 18 (Sp 19 (Sp 20 (Cl 7) (Sp 46 (Sp 45 (Sp 40 (Sp 44 (Sp 39 (Cl 18) (Sp 37 (Sp 38 (Cl 18) (Cl 14)) (Cl 14))) (Sp 41 (Sp 39 (Cl 15) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Cl 23))) (Sp 37 (Sp 38 (Sp 41 (Cl 15) (Sp 44 (Cl 18) (Cl 23))) (Cl 14)) (Cl 14))) (Cl 19)) (Cl 28))) (Cl 6)) (Cl 6))))) (Cl 24)) (Sp 51 (Cl 20) (Sp 41 (Sp 40 (Sp 39 (Cl 15) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Sp 37 (Sp 38 (Cl 15) (Cl 14)) (Cl 14))) (Cl 27)))) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 13)) (Cl 5)) (Cl 17)) (Cl 9)) (Cl 22)) (Cl 3)))) (Cl 2)) (Cl 16)) (Cl 8)) (Cl 32)) (Cl 30)) (Cl 26)) (Cl 25))) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 39)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 33)) _
  W0
  (division 2 ((Y - X) - 1))
  W2
  (misere_row_exists m p X E cs ds)
  W4
  (ex1_at (fun z => ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))))) (E + (p * t0)))
  (misere_column (2 * p) m s X (E + (p * t0)))
  W7
  (ex1_at (fun z => (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), ((((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) (E + (p * t0)))
  (ex2_at (fun i_len j_len => ((((((Y - (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))) ((- t0) - t2) 0)
  (cancel (2 * p) ((- t0) - t2))
  (misere_row_exists m p X (E - o) cs ds)
  W13
  (ex1_at (fun z => ((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ (Y <= (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))))) ((E - o) + (p * t1)))
  (misere_column (2 * p) m s X ((E - o) + (p * t1)))
  W16
  (ex1_at (fun z => (((((0 <= z) /\ ((cs z) = X)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = X))) /\ ((ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1)) < Y)) /\ (exists (i_len : Z) (j_len : Z), ((((((Y - (ite (0 <= z) ((X + (m * z)) + 1) (((X + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) ((E - o) + (p * t1)))
  (ex2_at (fun i_len j_len => ((((((Y - (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))) ((- t1) - t3) ((2 * o) + 1))
  (cancel (2 * p) (((- t1) - t3) + 1))
  (thy_misere_classes_15 Y (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)))
  (thy_misere_classes_49 p)
  (thy_misere_classes_15 Y (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)))
  (thy_misere_classes_50 t1 t3)
  (thy_misere_classes_36 )
  (thy_misere_classes_37 p)
  (thy_misere_classes_51 Y (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) X E o p t1 t3 parity)
  (thy_misere_classes_52 Y (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) X E p t0 t2 (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) o t1 t3 parity)
  (thy_misere_classes_53 (ite (0 <= (E + (p * t0))) ((X + (m * (E + (p * t0)))) + 1) (((X + (m * (E + (p * t0)))) + m) - 1)) X E p t0 t2 Y (ite (0 <= ((E - o) + (p * t1))) ((X + (m * ((E - o) + (p * t1)))) + 1) (((X + (m * ((E - o) + (p * t1)))) + m) - 1)) o t1 t3 parity)
  (thy_misere_classes_19 )
  (thy_misere_classes_42 t0 t2)
  (thy_misere_classes_54 o)
).
vm_compute; reflexivity.
Qed.

(* Let m = 2 (mod 2p), m >= 2, and let R hold 0, no other even number, and an odd one. With the c_n and d_n of misere mWN^p, {{c_n, d_n}} are the P-positions in misere play of the m-bishop and the rook with lengths in R mod 2p. *)
Lemma misere_mwn_residues : forall (m : Z) (o : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (m = (2 + ((2 * p) * s))) ->
  (1 <= p) ->
  (R_ 0) ->
  (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k))))) ->
  (0 <= o) ->
  (((2 * o) + 1) < (2 * p)) ->
  (R_ ((2 * o) + 1)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m o p s x y P R_ cs ds.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (1 <= p)) (Nd (Some (m = (2 + ((2 * p) * s)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) /\ (P x1 y1))))))))) Lf Lf) Lf) (Nd (Some (((2 * o) + 1) < (2 * p))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k)))))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ (((0 <= z1) /\ ((cs z1) = x)) \/ ((z1 <= (-1)) /\ ((ds ((- z1) - 1)) = x)))) /\ ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) < (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) -> (~ (exists (i_len : Z) (j_len : Z), (((((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) - (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (R_ 0)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (R_ ((2 * o) + 1))) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 <= o)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (~ (exists (z : Z), ((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ (y <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))))) -> (exists (z : Z), (((((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < y)) /\ (exists (i_len : Z) (j_len : Z), ((((((y - (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))))) Lf Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 4) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (At 14))))))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 4) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (At 15))))))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 14) (Im (At 15) (Im (At 16) (Im (An (At 17) (At 18)) (If (At 1) (At 2))))))))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 4);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 16);
 (An (At 17) (At 18))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 16 (Sp 17 (Sp 18 (Sp 14 (Sp 15 (Sp 2 (Sp 1 (Cl 1) (Cl 4)) (Sp 1 (Cl 4) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 17)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (misere_law_apart m o p s R_ cs ds)
  (misere_law_reach m o p s R_ cs ds)
  (misere_rook m p x y (fun k => (exists (i_len : Z) (j_len : Z), (((((k = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))) P cs ds)
).
vm_compute; reflexivity.
Qed.
