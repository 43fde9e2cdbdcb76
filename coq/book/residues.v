From Wythoff.book Require Import Prelude Definitions algebra play counting rows games.
Open Scope Z_scope.

(* If x = y then zx = zy. *)
Lemma equal_products : forall (x : Z) (y : Z) (z : Z),
  (x = y) ->
  ((z * x) = (z * y)).
Proof.
intros x y z.
refine (refute (Nd (Some ((z * x) = (z * y))) (Nd (Some (x = y)) Lf Lf) Lf)
 [(Im (At 2) (At 1));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Cl 2)) (Cl 3)) _
  (eq_mul z x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - (x3 * x4)) = 0) -> (~ ((x1 * x2) = (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_residues_2 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_residues_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * x2) = ((x3 * (x4 * x5)) + x6)) -> (x6 < x4) -> ((x2 * x1) = (x2 * (x4 * x7))) -> (~ ((x4 * ((x7 * x2) - (x3 * x5))) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_residues_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * x2) = ((x3 * (x4 * x5)) + x6)) -> (0 <= x6) -> (x6 < x4) -> ((x2 * x1) = (x2 * (x4 * x7))) -> (~ ((- x4) < (x4 * ((x7 * x2) - (x3 * x5))))) -> False.
Proof. thy. Qed.
Lemma thy_residues_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * ((x2 * x3) + (x4 * x5))) = (x1 * 1)) -> (~ (x1 = (x5 * ((x2 * x6) + (x4 * x1))))) -> ((x2 * (x3 * x1)) = (x2 * (x6 * x5))) -> False.
Proof. thy. Qed.
(* If md = igp + j with 0 <= j < g, m = g mu and s mu + t p = 1, then d is a multiple of p. *)
Lemma residue_index : forall (d : Z) (g : Z) (i : Z) (j : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  ((m * d) = ((i * (g * p)) + j)) ->
  (0 <= j) ->
  (j < g) ->
  (d = (p * ((s * i) + (t * d)))).
Proof.
intros d g i j m mu p s t.
refine (refute (Nd (Some (d = (p * ((s * i) + (t * d))))) (Nd (Some (1 <= g)) (Nd (Some ((- g) < (g * ((mu * d) - (i * p))))) (Nd (Some (((s * mu) + (t * p)) = 1)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some ((mu * d) = (i * p))) (Nd (Some (m = (g * mu))) Lf Lf) (Nd (Some ((m * d) = ((i * (g * p)) + j))) Lf Lf))) (Nd (Some ((g * ((mu * d) - (i * p))) < g)) (Nd (Some (((mu * d) - (i * p)) = 0)) (Nd (Some ((d * ((s * mu) + (t * p))) = (d * 1))) Lf Lf) (Nd (Some (j < g)) Lf Lf)) (Nd (Some ((s * (mu * d)) = (s * (i * p)))) (Nd (Some ((d * m) = (d * (g * mu)))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (At 5))));
 (Im (At 6) (At 7));
 (Im (At 8) (At 9));
 (Im (At 10) (At 11));
 (Im (At 5) (Im (No (At 6)) Fa));
 (Im (No (At 2)) (Im (At 12) (Im (At 13) Fa)));
 (Im (At 14) (Im (At 13) (Im (At 11) (Im (No (At 3)) Fa))));
 (Im (At 14) (Im (At 12) (Im (At 13) (Im (At 11) (Im (No (At 4)) Fa)))));
 (Im (At 9) (Im (No (At 1)) (Im (At 7) Fa)));
 (An (At 15) (At 16));
 (At 2);
 (At 10);
 (At 8);
 (At 14);
 (At 12);
 (At 13)]
 (At 1)
 (Sp 10 (Sp 8 (Sp 14 (Sp 12 (Sp 13 (Sp 1 (Cl 1) (Sp 11 (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 5 (Sp 7 (Cl 10) (Sp 6 (Cl 3) (Cl 6))) (Cl 2)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 5))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) _
  (small_multiple g ((mu * d) - (i * p)))
  (equal_products (mu * d) (i * p) s)
  (equal_products ((s * mu) + (t * p)) 1 d)
  (eq_mul d m (g * mu))
  (thy_residues_1 mu d i p)
  (thy_residues_2 g j)
  (thy_residues_3 m d i g p j mu)
  (thy_residues_4 m d i g p j mu)
  (thy_residues_5 d s mu t p i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (((x1 * x2) * ((x3 * x4) + (x5 * x6))) = ((x1 * x2) * 1)) -> (x7 = ((x1 * x2) + x8)) -> (~ ((x7 - (x9 * x10)) = ((((x5 * x2) - (x4 * x11)) * (x1 * x6)) + x8))) -> (((x2 * x3) * x9) = ((x2 * x3) * (x1 * x4))) -> (((x11 * x6) * x9) = ((x11 * x6) * (x1 * x4))) -> ((x9 * x10) = (x9 * ((x3 * x2) + (x6 * x11)))) -> False.
Proof. thy. Qed.
(* If D = ge + j and z = s e + p k then D - mz = (t e - mu k) gp + j. *)
Lemma residue_target : forall (d : Z) (e : Z) (g : Z) (j : Z) (k : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  (d = ((g * e) + j)) ->
  (z = ((s * e) + (p * k))) ->
  ((d - (m * z)) = ((((t * e) - (mu * k)) * (g * p)) + j)).
Proof.
intros d e g j k m mu p s t z.
refine (refute (Nd (Some ((d - (m * z)) = ((((t * e) - (mu * k)) * (g * p)) + j))) (Nd (Some (((s * mu) + (t * p)) = 1)) (Nd (Some (m = (g * mu))) (Nd (Some ((m * z) = (m * ((s * e) + (p * k))))) Lf Lf) (Nd (Some (1 <= g)) Lf Lf)) (Nd (Some (((k * p) * m) = ((k * p) * (g * mu)))) (Nd (Some (1 <= m)) Lf Lf) Lf)) (Nd (Some (((g * e) * ((s * mu) + (t * p))) = ((g * e) * 1))) (Nd (Some (((e * s) * m) = ((e * s) * (g * mu)))) (Nd (Some (d = ((g * e) + j))) Lf Lf) Lf) (Nd (Some (z = ((s * e) + (p * k)))) (Nd (Some (1 <= p)) Lf Lf) Lf)))
 [(Im (At 2) (At 3));
 (Im (At 4) (At 5));
 (Im (At 4) (At 6));
 (Im (At 7) (At 8));
 (Im (At 3) (Im (At 9) (Im (No (At 1)) (Im (At 5) (Im (At 6) (Im (At 8) Fa))))));
 (An (At 10) (At 11));
 (At 12);
 (At 4);
 (At 2);
 (At 9);
 (At 7)]
 (At 1)
 (Sp 4 (Sp 2 (Sp 9 (Sp 7 (Sp 1 (Cl 1) (Sp 5 (Sp 6 (Sp 8 (Sp 3 (Cl 6) (Cl 2)) (Cl 5)) (Cl 4)) (Cl 3))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) _
  (equal_products ((s * mu) + (t * p)) 1 (g * e))
  (eq_mul (e * s) m (g * mu))
  (eq_mul (k * p) m (g * mu))
  (eq_mul m z ((s * e) + (p * k)))
  (thy_residues_6 g e s mu t p d j m z k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_7 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_residues_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> ((((x2 + x1) - x6) - x5) = ((x8 * (x9 * x10)) + x11)) -> (x5 = x1) -> (~ ((x3 * (x7 - x4)) = ((x8 * (x9 * x10)) + x11))) -> False.
Proof. thy. Qed.
Lemma thy_residues_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x2 + (x3 * x4)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = (x3 * ((x4 * x5) + (x6 * (x1 - x2))))) -> (~ ((- x1) = ((- x2) + (x3 * (- ((x4 * x5) + (x6 * (x1 - x2)))))))) -> False.
Proof. thy. Qed.
Lemma thy_residues_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x1 = x5) -> (~ ((x2 + (x3 * x4)) = x5)) -> False.
Proof. thy. Qed.
Lemma thy_residues_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 - x2) = 0)) -> ((x2 - x1) = (x3 * ((x4 * x5) + (x6 * (x2 - x1))))) -> ((x3 * (- ((x4 * x5) + (x6 * (x2 - x1))))) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_residues_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (x5 = x1) -> (x6 < x2) -> ((x3 * (x4 - x7)) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_residues_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 < x4) -> (x4 = (x2 + (x5 * x6))) -> (x3 = (x1 + (x5 * x7))) -> ((x5 * (x6 - x7)) = (x5 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_residues_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = (x2 + (x4 * x5))) -> (x6 = (x1 + (x4 * x7))) -> ((((x2 + x3) - x1) - x6) = ((x8 * (x9 * x10)) + x11)) -> (~ ((x4 * (x5 - x7)) = ((x8 * (x9 * x10)) + x11))) -> False.
Proof. thy. Qed.
Lemma thy_residues_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = (x3 * ((x4 * x5) + (x6 * (x1 - x2))))) -> (~ (x2 = (x1 + (x3 * (- ((x4 * x5) + (x6 * (x1 - x2)))))))) -> False.
Proof. thy. Qed.
Lemma thy_residues_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 - x2) = 0)) -> ((x1 - x2) = (x3 * ((x4 * x5) + (x6 * (x1 - x2))))) -> ((x3 * (- ((x4 * x5) + (x6 * (x1 - x2))))) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* (A): no option of a pair is a pair, when g residues modulo gp are allowed. *)
Lemma residues_a : forall (g : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))).
Proof.
intros g m mu p s t.
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) as [X [Y [X1 [Y1 W0]]]].
destruct (wit_ex1 (fun z_pair => ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) as [z W1].
destruct (wit_ex1 (fun z_pair => ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) as [z1 W2].
destruct (wit_ex2 (fun i_len j_len => (((((((X + Y) - X1) - Y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) as [i [j W4]].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (Y1 <= Y)) (Nd (Some (exists (z_pair : Z), ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) (Nd (Some (isRow m p X (z + (p * (- ((s * i) + (t * (z - z1)))))))) Lf Lf) (Nd (Some (z1 = (z + (p * (- ((s * i) + (t * (z - z1)))))))) Lf Lf)) (Nd (Some (0 <= i)) (Nd (Some ((- ((s * i) + (t * (z1 - z)))) = 0)) Lf Lf) Lf)) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some (Y1 = (X1 + (m * z1)))) (Nd (Some (isRow m p (X + (m * z)) (- z))) Lf Lf) Lf) (Nd (Some (m = (g * mu))) (Nd (Some ((m * (z - z1)) = (m * 0))) Lf Lf) Lf))) (Nd (Some (X1 <= X)) (Nd (Some (Y1 = Y)) (Nd (Some (Y = (X + (m * z)))) (Nd (Some ((m * (z1 - z)) = ((i * (g * p)) + j))) Lf Lf) Lf) (Nd (Some (j < g)) (Nd (Some ((p * (- ((s * i) + (t * (z1 - z))))) = (p * 0))) Lf Lf) Lf)) (Nd (Some (X1 < X)) (Nd (Some (1 <= p)) (Nd (Some (isRow m p Y (- z))) Lf Lf) Lf) (Nd (Some ((m * (z - z1)) = ((i * (g * p)) + j))) (Nd (Some ((X1 + (m * z1)) = Y)) Lf Lf) Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (0 <= X1)) (Nd (Some (X1 = X)) (Nd (Some (isRow m p X z)) (Nd (Some ((- ((s * i) + (t * (z - z1)))) = 0)) Lf Lf) Lf) (Nd (Some (0 <= j)) (Nd (Some ((p * (- ((s * i) + (t * (z - z1))))) = (p * 0))) Lf Lf) Lf)) (Nd (Some (Y1 < Y)) (Nd (Some (1 <= m)) (Nd (Some (isRow m p (X1 + (m * z1)) (- z1))) Lf Lf) Lf) (Nd (Some (((s * mu) + (t * p)) = 1)) (Nd (Some ((X + (m * z)) = Y)) Lf Lf) Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (isRow m p X1 z1)) (Nd (Some ((z1 - z) = (p * ((s * i) + (t * (z1 - z)))))) Lf Lf) Lf) (Nd (Some (1 <= g)) (Nd (Some ((z - z1) = 0)) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - X1) - Y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) (Nd (Some ((((X + Y) - X1) - Y1) = ((i * (g * p)) + j))) (Nd (Some (isRow m p Y ((- z) + (p * (- ((s * i) + (t * (z1 - z)))))))) Lf Lf) Lf) (Nd (Some ((z - z1) = (p * ((s * i) + (t * (z - z1)))))) (Nd (Some ((- z1) = ((- z) + (p * (- ((s * i) + (t * (z1 - z)))))))) Lf Lf) Lf)))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))) (At 15)))) (No (At 16))) (At 1));
 (Im (At 4) (An (At 17) (At 18)));
 (Im (At 16) (An (At 19) (At 20)));
 (Im (An (At 21) (At 22)) (Im (At 4) (Im (At 16) (No (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12))))));
 (Im (At 15) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (An (At 21) (At 22)) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 30) (Im (At 25) (Im (At 26) (At 31))))))));
 (Im (An (At 21) (At 22)) (Im (At 17) (Im (At 32) (At 33))));
 (Im (An (At 21) (At 22)) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 34) (Im (At 25) (Im (At 26) (At 35))))))));
 (Im (An (At 21) (At 22)) (Im (At 17) (At 36)));
 (Im (An (At 21) (At 22)) (Im (At 19) (At 37)));
 (Im (An (At 21) (At 22)) (Im (At 38) (Im (At 39) (At 40))));
 (Im (At 33) (At 41));
 (Im (At 40) (At 42));
 (Im (At 43) (At 44));
 (Im (At 25) (Im (At 26) (Im (No (At 27)) Fa)));
 (Im (At 18) (Im (At 20) (Im (At 23) (Im (At 10) (Im (No (At 34)) Fa)))));
 (Im (At 45) (If (At 36) (At 38)));
 (Im (At 18) (Im (No (At 45)) Fa));
 (Im (At 46) (Im (At 47) (If (At 37) (At 39))));
 (Im (At 35) (Im (No (At 47)) Fa));
 (Im (At 20) (Im (At 10) (Im (No (At 46)) Fa)));
 (Im (No (At 43)) (Im (At 35) (Im (At 42) Fa)));
 (Im (At 18) (Im (At 20) (Im (At 10) (Im (At 14) (Im (At 44) Fa)))));
 (Im (At 9) (Im (At 13) (Im (At 18) (Im (At 20) (Im (At 44) Fa)))));
 (Im (At 9) (Im (At 18) (Im (At 20) (Im (At 23) (Im (No (At 30)) Fa)))));
 (Im (At 9) (Im (At 48) (If (At 19) (At 32))));
 (Im (At 31) (Im (No (At 48)) Fa));
 (Im (No (At 43)) (Im (At 31) (Im (At 41) Fa)));
 (An (At 21) (At 22));
 (At 27);
 (At 28);
 (At 29)]
 (At 1)
 (Sp 21 (Sp 22 (Sp 28 (Sp 29 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 36 (Sp 45 (Sp 37 (Sp 38 (Sp 40 (Sp 42 (Sp 25 (Sp 26 (Sp 27 (Sp 35 (Sp 43 (Sp 44 (Sp 15 (Sp 5 (Sp 9 (Sp 13 (Cl 25) (Sp 14 (Sp 10 (Cl 24) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 6 (Sp 7 (Sp 8 (Sp 10 (Cl 2) (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 10 (Sp 14 (Cl 24) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 9 (Sp 7 (Sp 13 (Cl 25) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 15)) (Cl 23)) (Sp 34 (Cl 9) (Sp 23 (Sp 10 (Cl 17) (Sp 9 (Sp 30 (Sp 31 (Sp 48 (Sp 32 (Sp 33 (Sp 41 (Sp 43 (Sp 44 (Sp 13 (Cl 25) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 15)) (Cl 29)) (Cl 13)) (Cl 8)) (Cl 27)) (Cl 28)) (Cl 7)) (Cl 26)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 16)) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 14)) (Sp 39 (Cl 12) (Sp 25 (Sp 26 (Sp 27 (Sp 10 (Sp 46 (Sp 47 (Cl 20) (Sp 35 (Cl 21) (Sp 34 (Cl 9) (Sp 23 (Cl 17) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 2) (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))))) (Cl 22)) (Sp 23 (Sp 9 (Sp 30 (Sp 31 (Sp 48 (Sp 32 (Sp 33 (Sp 41 (Sp 43 (Sp 44 (Sp 13 (Cl 25) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 15)) (Cl 29)) (Cl 13)) (Cl 8)) (Cl 27)) (Cl 28)) (Cl 7)) (Cl 26)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Cl 16)) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 18)) (Cl 11)) (Cl 19)) (Cl 10)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 33)) (Cl 32)) (Cl 30)) (Cl 30)) _
  W0
  W1
  W2
  (no_bishop m p X X1 Y Y1)
  W4
  (residue_index (z - z1) g i j m mu p s t)
  (row_unique X m p (- ((s * i) + (t * (z - z1)))) z)
  (residue_index (z1 - z) g i j m mu p s t)
  (row_mirror X m p z)
  (row_mirror X1 m p z1)
  (row_unique Y m p (- ((s * i) + (t * (z1 - z)))) (- z))
  (eq_mul p (- ((s * i) + (t * (z - z1)))) 0)
  (eq_mul p (- ((s * i) + (t * (z1 - z)))) 0)
  (eq_mul m (z - z1) 0)
  (thy_residues_7 j g)
  (thy_residues_8 Y X m z Y1 X1 z1 i g p j)
  (fun eq__0 => pg4 isRow m m p p (X + (m * z)) Y (- z) (- z) eq_refl eq_refl eq__0 eq_refl)
  (thy_residues_9 Y X m z)
  (fun eq__0 eq__1 => pg4 isRow m m p p (X1 + (m * z1)) Y (- z1) ((- z) + (p * (- ((s * i) + (t * (z1 - z)))))) eq_refl eq_refl eq__0 eq__1)
  (thy_residues_10 z1 z p s i t)
  (thy_residues_11 Y1 X1 m z1 Y)
  (thy_residues_12 z z1 p s i t)
  (thy_residues_13 Y X m z Y1 X1 z1)
  (thy_residues_14 X1 X Y1 Y m z z1)
  (thy_residues_15 X1 X Y m z Y1 z1 i g p j)
  (fun eq__0 eq__1 => pg4 isRow m m p p X1 X z1 (z + (p * (- ((s * i) + (t * (z - z1)))))) eq_refl eq_refl eq__0 eq__1)
  (thy_residues_16 z z1 p s i t)
  (thy_residues_17 z z1 p s i t)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_18 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ ((x1 - x2) = ((x4 * x3) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_residues_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 * x2) + (x3 * x4)) = ((x1 * x2) + (x3 * x4))) -> (~ (x5 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_residues_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (((x1 - x2) - (x3 * ((x4 * x5) + (x6 * x7)))) = ((((x8 * x5) - (x9 * x7)) * (x10 * x6)) + x11)) -> (~ ((((x2 + x1) - x2) - (x2 + (x3 * ((x4 * x5) + (x6 * x7))))) = ((((x8 * x5) - (x9 * x7)) * (x10 * x6)) + x11))) -> False.
Proof. thy. Qed.
Lemma thy_residues_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 * x2) - (x3 * x4)))) -> (0 < (((x1 * x2) - (x3 * x4)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) + (x3 * x4)) = ((x1 * x2) + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 + (x2 * ((x3 * x4) + (x5 * x6)))) = (x1 + (x2 * ((x3 * x4) + (x5 * x6)))))) -> False.
Proof. thy. Qed.
Lemma thy_residues_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 < x2) -> (x2 <= (x2 * x3)) -> (~ (1 <= (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_residues_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 < x2) -> (((x3 + (x4 * ((x5 * x6) + (x7 * x8)))) + x4) <= x9) -> (x2 <= (x2 * x7)) -> (1 <= x4) -> (((x9 - x3) - (x4 * ((x5 * x6) + (x7 * x8)))) = ((((x10 * x6) - (x11 * x8)) * (x2 * x7)) + x1)) -> (~ (0 < ((x2 * x7) * (((x10 * x6) - (x11 * x8)) + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 + (x2 * ((x3 * x4) + (x5 * x6)))) + x2) <= x7) -> (1 <= x2) -> (~ ((x1 + (x2 * ((x3 * x4) + (x5 * x6)))) < x7)) -> False.
Proof. thy. Qed.
(* (B) for x <= y: outside the pairs, the m-bishop or the rook reaches a pair. *)
Lemma residues_b_low : forall (g : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) ->
  (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))).
Proof.
intros g m mu p s t x y.
destruct (wit_ex2 (fun q r => ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) as [q [r W1]].
destruct (wit_ex1 (fun a => (isA m p q a))) as [a W3].
destruct (wit_ex2 (fun q r => ((((y - x) = ((q * g) + r)) /\ (0 <= r)) /\ (r < g)))) as [E [j0 W7]].
destruct (wit_ex1 (fun t => (isRow m p x ((s * E) + (p * t))))) as [k0 W9].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (0 <= q)) (Nd (Some (0 <= (a + (m * q)))) (Nd (Some (isRow m p x ((s * E) + (p * k0)))) Lf Lf) (Nd (Some ((- ((x - x) - (y - (x + (m * ((s * E) + (p * k0))))))) < m)) Lf Lf)) (Nd (Some (a < x)) (Nd (Some (0 <= (x + (m * ((s * E) + (p * k0)))))) Lf Lf) (Nd (Some (1 <= (g * p))) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (((x - a) - (y - (a + (m * q)))) < m)) (Nd (Some (((s * E) + (p * k0)) = ((s * E) + (p * k0)))) Lf Lf) (Nd (Some ((((x + y) - x) - (x + (m * ((s * E) + (p * k0))))) = ((((t * E) - (mu * k0)) * (g * p)) + j0))) Lf Lf)) (Nd (Some ((y - x) = ((E * g) + j0))) (Nd (Some ((x + (m * ((s * E) + (p * k0)))) <= y)) Lf Lf) (Nd (Some ((((t * E) - (mu * k0)) + 1) < 0)) Lf Lf)))) (Nd (Some (0 <= r)) (Nd (Some (exists (a : Z), (isA m p q a))) (Nd (Some (a = x)) (Nd (Some (((s * mu) + (t * p)) = 1)) Lf Lf) (Nd (Some (x < x)) Lf Lf)) (Nd (Some (1 <= g)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ ((x + (m * ((s * E) + (p * k0)))) = (x + (m * z_pair)))))) Lf Lf) (Nd (Some (0 < (((t * E) - (mu * k0)) + 1))) Lf Lf))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (exists (z_pair : Z), ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair)))))) (Nd (Some (x < a)) Lf Lf) (Nd (Some (g <= (g * p))) Lf Lf)) (Nd (Some (j0 < g)) (Nd (Some ((x + (m * ((s * E) + (p * k0)))) = y)) Lf Lf) Lf)))) (Nd (Some (x <= y)) (Nd (Some (y = ((x + (m * q)) + r))) (Nd (Some (1 <= p)) (Nd (Some ((a + (m * q)) <= y)) (Nd (Some (m = (g * mu))) Lf Lf) (Nd (Some ((x + (m * ((s * E) + (p * k0)))) < y)) Lf Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - a) - (a + (m * q))) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) (Nd (Some ((x + (m * ((s * E) + (p * k0)))) = (x + (m * ((s * E) + (p * k0)))))) Lf Lf) (Nd (Some (0 < ((g * p) * (((t * E) - (mu * k0)) + 1)))) Lf Lf))) (Nd (Some (a <= x)) (Nd (Some ((- ((x - a) - (y - (a + (m * q))))) < m)) (Nd (Some (((y - x) - (m * ((s * E) + (p * k0)))) = ((((t * E) - (mu * k0)) * (g * p)) + j0))) Lf Lf) (Nd (Some (0 <= ((t * E) - (mu * k0)))) Lf Lf)) (Nd (Some (0 <= j0)) (Nd (Some (x = x)) Lf Lf) Lf))) (Nd (Some (r < m)) (Nd (Some (isA m p q a)) (Nd (Some ((a + (m * q)) = y)) (Nd (Some ((y - x) = ((g * E) + j0))) Lf Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - x) - (x + (m * ((s * E) + (p * k0))))) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), ((((y - x) = ((q * g) + r)) /\ (0 <= r)) /\ (r < g)))) (Nd (Some (x <= x)) Lf Lf) (Nd (Some (((g * p) * (((t * E) - (mu * k0)) + 1)) < 0)) Lf Lf))) (Nd (Some (0 <= a)) (Nd (Some ((a + (m * q)) < y)) (Nd (Some (((x + (m * ((s * E) + (p * k0)))) + m) <= y)) Lf Lf) (Nd (Some (p <= (g * p))) Lf Lf)) (Nd (Some (exists (t : Z), (isRow m p x ((s * E) + (p * t))))) (Nd (Some (((x - x) - (y - (x + (m * ((s * E) + (p * k0)))))) < m)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (An (An (At 5) (At 6)) (At 7)) (At 8)));
 (Im (An (At 2) (At 9)) (Im (At 8) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 2) (At 9)) (Im (At 12) (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 13) (Or (At 14) (An (An (An (An (An (An (An (At 15) (At 13)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (At 22)))))))))));
 (Im (An (Or (An (An (An (An (An (An (At 15) (At 13)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (An (Or (An (An (At 18) (At 16)) (At 23)) (An (An (At 19) (At 15)) (At 24))) (At 25))) (At 22)) (At 1));
 (Im (At 26) (At 27));
 (Im (At 27) (An (An (At 28) (At 29)) (At 30)));
 (Im (An (At 2) (At 9)) (Im (At 12) (At 31)));
 (Im (At 31) (At 32));
 (Im (An (At 2) (At 9)) (Im (At 26) (Im (At 33) (Im (At 34) (Im (At 35) (Im (At 36) (At 37)))))));
 (Im (An (At 2) (At 9)) (Im (At 12) (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 38) (Im (At 32) (An (At 39) (At 40)))))))))));
 (Im (An (At 32) (At 41)) (At 42));
 (Im (An (Or (An (An (An (An (An (An (At 12) (At 43)) (At 40)) (At 44)) (No (An (At 45) (At 46)))) (At 47)) (At 48)) (An (Or (An (An (At 45) (At 40)) (At 49)) (An (An (At 46) (At 12)) (At 50))) (At 51))) (At 42)) (At 1));
 (Im (An (An (An (At 52) (At 53)) (At 29)) (At 30)) (At 51));
 (Im (At 26) (Im (At 9) (An (At 54) (At 55))));
 (Im (At 56) (An (An (An (Im (At 57) (At 58)) (Im (At 59) (At 60))) (Im (At 58) (At 57))) (Im (At 60) (At 59))));
 (Im (No (At 13)) (Im (No (At 38)) Fa));
 (Im (At 28) (Im (No (At 35)) Fa));
 (Im (At 36) (Im (No (At 45)) Fa));
 (Im (At 37) (Im (No (At 52)) Fa));
 (Im (No (At 53)) (Im (At 58) Fa));
 (Im (No (At 36)) Fa);
 (Im (No (At 41)) Fa);
 (Im (At 29) (Im (At 30) (Im (At 54) (Im (No (At 56)) Fa))));
 (Im (At 30) (Im (At 39) (Im (At 54) (Im (At 2) (Im (At 37) (Im (No (At 57)) Fa))))));
 (Im (At 39) (Im (At 2) (Im (No (At 49)) Fa)));
 (An (At 2) (At 9));
 (At 26);
 (At 33);
 (At 34);
 (At 12);
 (At 3);
 (No (At 14))]
 (At 1)
 (Sp 2 (Sp 9 (Sp 26 (Sp 33 (Sp 34 (Sp 12 (Sp 3 (Sp 14 (Cl 35) (Sp 1 (Cl 1) (Sp 36 (Sp 41 (Sp 4 (Sp 31 (Sp 54 (Sp 27 (Sp 45 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 32 (Sp 28 (Sp 29 (Sp 30 (Sp 10 (Sp 42 (Sp 35 (Sp 56 (Sp 11 (Sp 37 (Sp 52 (Sp 39 (Sp 57 (Sp 49 (Sp 58 (Sp 53 (Sp 51 (Sp 40 (Cl 15) (Sp 38 (Cl 13) (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 19)))) (Cl 16)) (Cl 23)) (Cl 18)) (Cl 28)) (Cl 27)) (Sp 38 (Cl 13) (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 19)))) (Cl 22)) (Cl 12)) (Cl 5)) (Cl 26)) (Cl 20)) (Cl 14)) (Cl 4)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 21)) (Cl 8)) (Cl 17)) (Cl 10)) (Cl 2)) (Cl 25)) (Cl 24)))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 29)) _
  (quotient m x y)
  W1
  (a_exists m q p)
  W3
  (bishop_reaches a m p q r x y)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) a (a + (m * q)))
  (division g (y - x))
  W7
  (row_exists x m p (s * E))
  W9
  (residue_target (y - x) E g j0 k0 m mu p s t ((s * E) + (p * k0)))
  (row_is_far a m p q r x y ((s * E) + (p * k0)))
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ ((x + (m * ((s * E) + (p * k0)))) = (x + (m * z_pair))))) ((s * E) + (p * k0)))
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) x (x + (m * ((s * E) + (p * k0)))))
  (ex2_at (fun i_len j_len => (((((((x + y) - x) - (x + (m * ((s * E) + (p * k0))))) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))) ((t * E) - (mu * k0)) j0)
  (product_large g p)
  (cancel (g * p) (((t * E) - (mu * k0)) + 1))
  (thy_residues_18 a x)
  (thy_residues_19 y x E g j0)
  (thy_residues_20 s E p k0 x)
  (thy_residues_21 y x m s E p k0 t mu g j0)
  (thy_residues_22 t E mu k0)
  (thy_residues_23 s E p k0)
  (thy_residues_24 x m s E p k0)
  (thy_residues_25 j0 g p)
  (thy_residues_26 j0 g x m s E p k0 y t mu)
  (thy_residues_27 x m s E p k0 y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_residues_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_residues_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * (x6 * x7)) + x8)) -> (~ ((((x2 + x1) - x4) - x3) = ((x5 * (x6 * x7)) + x8))) -> False.
Proof. thy. Qed.
Lemma thy_residues_31 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
(* (B): every position that is not a pair has an option that is one, when g residues modulo gp are allowed. *)
Lemma residues_b : forall (g : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))).
Proof.
intros g m mu p s t.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_len : Z) (j_len : Z), (((((((Y + X) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) as [Y1 [X1 W4]].
destruct (wit_ex2 (fun i_len j_len => (((((((Y + X) - Y1) - X1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) as [i_turn [j_turn W7]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (1 <= g)) (Nd (Some (Y1 <= Y)) (Nd (Some (0 <= i_turn)) Lf Lf) Lf) (Nd (Some (Y1 < Y)) Lf Lf)) (Nd (Some (Y <= X)) (Nd (Some (X1 = X)) Lf Lf) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (((s * mu) + (t * p)) = 1)) (Nd (Some (X1 <= X)) (Nd (Some (j_turn < g)) Lf Lf) Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p Y1 z_pair) /\ (X1 = (Y1 + (m * z_pair)))))) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_len : Z) (j_len : Z), (((((((Y + X) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some ((- ((Y - Y1) - (X - X1))) < m)) Lf Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (m = (g * mu))) (Nd (Some (0 <= X1)) (Nd (Some (0 <= j_turn)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((Y + X) - Y1) - X1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p Y z_pair) /\ (X = (Y + (m * z_pair)))))) (Nd (Some (((Y - Y1) - (X - X1)) < m)) Lf Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - X1) - Y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (X <= Y)) (Nd (Some (Y1 = Y)) (Nd (Some ((((X + Y) - X1) - Y1) = ((i_turn * (g * p)) + j_turn))) Lf Lf) Lf) (Nd (Some (((X - X1) - (Y - Y1)) < m)) Lf Lf)) (Nd (Some (0 <= Y1)) (Nd (Some (X1 < X)) Lf Lf) (Nd (Some ((((Y + X) - Y1) - X1) = ((i_turn * (g * p)) + j_turn))) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (No (At 4))) (At 5)) (At 1));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 2) (Im (At 11) (Im (No (At 4)) (At 5))))))));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 3) (Im (At 12) (Im (No (At 13)) (At 14))))))));
 (Im (An (At 6) (At 7)) (Im (At 13) (At 4)));
 (Im (At 14) (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (An (Or (An (An (At 19) (At 17)) (At 23)) (An (An (At 20) (At 15)) (At 24))) (At 25))) (At 26)));
 (Im (An (Or (An (An (An (An (An (An (At 17) (At 18)) (At 15)) (At 16)) (No (An (At 20) (At 19)))) (At 27)) (At 28)) (An (Or (An (An (At 20) (At 15)) (At 24)) (An (An (At 19) (At 17)) (At 23))) (At 29))) (At 30)) (At 5));
 (Im (An (At 6) (At 7)) (Im (At 26) (At 30)));
 (Im (At 25) (An (An (An (At 31) (At 32)) (At 33)) (At 34)));
 (Im (An (An (An (At 35) (At 32)) (At 33)) (At 34)) (At 29));
 (Im (At 21) (Im (No (At 28)) Fa));
 (Im (At 22) (Im (No (At 27)) Fa));
 (Im (At 31) (Im (No (At 35)) Fa));
 (Im (No (At 11)) (Im (No (At 12)) Fa));
 (An (At 6) (At 7));
 (At 8);
 (At 9);
 (At 10)]
 (At 1)
 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 5 (Cl 2) (Sp 11 (Cl 3) (Sp 13 (Cl 5) (Sp 12 (Sp 14 (Sp 26 (Sp 30 (Sp 25 (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Sp 35 (Sp 29 (Sp 17 (Sp 15 (Sp 28 (Sp 27 (Sp 24 (Sp 20 (Cl 7) (Sp 23 (Sp 19 (Cl 7) (Sp 16 (Sp 18 (Cl 7) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Cl 7) (Cl 6)) (Cl 6)))) (Sp 23 (Sp 19 (Cl 7) (Sp 16 (Sp 18 (Cl 7) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Sp 20 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 22 (Cl 12) (Sp 24 (Sp 20 (Cl 7) (Sp 19 (Sp 23 (Cl 7) (Cl 6)) (Cl 6))) (Sp 19 (Sp 23 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 21 (Cl 11) (Sp 24 (Sp 20 (Cl 7) (Sp 19 (Sp 23 (Cl 7) (Cl 6)) (Cl 6))) (Sp 19 (Sp 23 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 19 (Sp 23 (Cl 7) (Cl 6)) (Cl 6))) (Sp 20 (Sp 15 (Sp 24 (Cl 7) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 10)) (Cl 13)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 28 (Sp 27 (Sp 20 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 12)) (Cl 11)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 8)) (Cl 6)) (Cl 4)) (Cl 14)))))) (Cl 2)) (Cl 2))) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) _
  W0
  (residues_b_low g m mu p s t X Y)
  (residues_b_low g m mu p s t Y X)
  (pair_mirror m p Y X)
  W4
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) X1 Y1)
  (pair_mirror m p Y1 X1)
  W7
  (ex2_at (fun i_len j_len => (((((((X + Y) - X1) - Y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))) i_turn j_turn)
  (thy_residues_28 Y Y1 X X1 m)
  (thy_residues_29 Y Y1 X X1 m)
  (thy_residues_30 Y X Y1 X1 i_turn g p j_turn)
  (thy_residues_31 X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_32 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_residues_34 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_residues_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_residues_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= (x2 + x1))) -> (0 <= x3) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_residues_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_residues_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_residues_39 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= (x2 + x1))) -> (0 <= x3) -> (x3 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_residues_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
(* If m = g mu with s mu + t p = 1, then the game in which the Queen moves as the m-bishop or the (g, gp)-rook has the P-positions {{a_i, b_i}}, those of (m, p). That is: with g = gcd(m, M) residues modulo M, the P-positions are the pairs of (m, M/g). *)
Lemma residues : forall (g : Z) (m : Z) (mu : Z) (p : Z) (s : Z) (t : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (((s * mu) + (t * p)) = 1) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros g m mu p s t x y P.
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W2]]]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) as [on1 [on2 W3]].
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) (Nd (Some (fall3 = fall1)) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf)) (Nd (Some (0 <= fall3)) (Nd (Some (fall4 < fall2)) Lf Lf) (Nd (Some (0 <= (on1 + on2))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (0 <= fall1)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) Lf Lf) (Nd (Some (0 <= on1)) Lf Lf)) (Nd (Some (0 <= fall4)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((fall1 + fall2) - fall3) - fall4) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (P x1 y1)))))))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (1 <= g)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (fall4 = fall2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf)) (Nd (Some (fall3 <= fall1)) (Nd (Some (fall3 < fall1)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) Lf Lf))) (Nd (Some (((s * mu) + (t * p)) = 1)) (Nd (Some (0 <= fall2)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) (Nd (Some (0 <= on2)) Lf Lf)) (Nd (Some (fall4 <= fall2)) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 9)))));
 (Im (Im (An (An (At 10) (At 11)) (Or (An (An (An (An (An (An (At 12) (At 13)) (At 14)) (At 15)) (No (An (At 16) (At 17)))) (At 18)) (At 19)) (An (Or (An (An (At 16) (At 14)) (At 20)) (An (An (At 17) (At 12)) (At 21))) (At 22)))) (An (An (An (An (An (At 12) (At 14)) (At 12)) (At 14)) (At 23)) (At 24))) (At 25));
 (Im (Im (An (At 26) (At 27)) (At 28)) (At 29));
 (Im (At 30) (Im (At 25) (Im (At 29) (Im (At 8) (Im (At 9) (Im (An (At 31) (At 32)) (If (At 1) (At 2))))))));
 (Im (At 26) (Im (At 27) (Im (No (At 28)) Fa)));
 (Im (At 16) (Im (At 20) (Im (No (At 23)) Fa)));
 (Im (At 11) (Im (At 17) (Im (No (At 14)) Fa)));
 (Im (No (At 23)) (Im (At 17) (Im (At 21) Fa)));
 (Im (At 11) (Im (No (At 24)) (Im (At 12) (Im (At 21) Fa))));
 (Im (No (At 23)) (Im (At 13) (Im (At 15) (Im (No (At 16)) Fa))));
 (Im (No (At 23)) (Im (At 13) (Im (At 15) (Im (No (At 17)) Fa))));
 (Im (At 11) (Im (No (At 24)) (Im (At 12) (Im (At 13) Fa))));
 (Im (At 10) (Im (At 16) (Im (No (At 12)) Fa)));
 (Im (At 10) (Im (At 14) (Im (At 20) (Im (No (At 24)) Fa))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 30);
 (An (At 31) (At 32))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 30 (Sp 31 (Sp 32 (Sp 8 (Sp 9 (Sp 2 (Sp 1 (Cl 1) (Sp 29 (Sp 25 (Cl 6) (Sp 10 (Sp 11 (Sp 14 (Sp 12 (Sp 24 (Sp 23 (Cl 4) (Sp 22 (Sp 21 (Sp 17 (Cl 10) (Sp 20 (Sp 16 (Cl 8) (Sp 13 (Sp 15 (Cl 12) (Cl 4)) (Cl 4))) (Sp 13 (Sp 15 (Cl 13) (Cl 4)) (Cl 4)))) (Sp 20 (Sp 16 (Cl 8) (Sp 13 (Sp 15 (Cl 12) (Cl 4)) (Cl 4))) (Sp 13 (Sp 15 (Sp 18 (Sp 19 (Sp 16 (Sp 17 (Cl 4) (Cl 13)) (Cl 12)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 13 (Sp 15 (Sp 18 (Sp 19 (Sp 16 (Sp 17 (Cl 4) (Cl 13)) (Cl 12)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 21 (Cl 11) (Sp 13 (Cl 14) (Sp 20 (Cl 16) (Cl 4))))) (Sp 16 (Cl 15) (Cl 4))) (Sp 17 (Cl 9) (Cl 4))) (Cl 4)) (Cl 4))) (Sp 26 (Sp 27 (Sp 28 (Cl 5) (Cl 7)) (Cl 5)) (Cl 5)))) (Sp 1 (Sp 29 (Sp 25 (Cl 6) (Sp 10 (Sp 11 (Sp 14 (Sp 12 (Sp 24 (Sp 23 (Cl 4) (Sp 22 (Sp 21 (Sp 17 (Cl 10) (Sp 20 (Sp 16 (Cl 8) (Sp 13 (Sp 15 (Cl 12) (Cl 4)) (Cl 4))) (Sp 13 (Sp 15 (Cl 13) (Cl 4)) (Cl 4)))) (Sp 20 (Sp 16 (Cl 8) (Sp 13 (Sp 15 (Cl 12) (Cl 4)) (Cl 4))) (Sp 13 (Sp 15 (Sp 18 (Sp 19 (Sp 16 (Sp 17 (Cl 4) (Cl 13)) (Cl 12)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 13 (Sp 15 (Sp 18 (Sp 19 (Sp 16 (Sp 17 (Cl 4) (Cl 13)) (Cl 12)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 21 (Cl 11) (Sp 13 (Cl 14) (Sp 20 (Cl 16) (Cl 4))))) (Sp 16 (Cl 15) (Cl 4))) (Sp 17 (Cl 9) (Cl 4))) (Cl 4)) (Cl 4))) (Sp 26 (Sp 27 (Sp 28 (Cl 5) (Cl 7)) (Cl 5)) (Cl 5))) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 22)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 17)) _
  (residues_a g m mu p s t)
  (residues_b g m mu p s t)
  W2
  W3
  (determined x y (fun x y => (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (g * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < g)))))) (fun x y => ((0 <= x) /\ (0 <= y))) P)
  (thy_residues_32 on1 on2)
  (thy_residues_33 fall3 fall1 fall4 fall2)
  (thy_residues_34 fall2 fall4)
  (thy_residues_35 fall3 fall4 fall1 fall2)
  (thy_residues_36 fall2 fall1 fall3)
  (thy_residues_37 fall3 fall4 fall1 fall2)
  (thy_residues_38 fall3 fall4 fall1 fall2)
  (thy_residues_39 fall2 fall1 fall3)
  (thy_residues_34 fall1 fall3)
  (thy_residues_40 fall1 fall4 fall2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_41 : forall (x1 : Z), (~ (x1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (x2 <= x3) -> (~ ((x2 + (x1 * x4)) < (x3 + (x1 * (x4 + 1))))) -> False.
Proof. thy. Qed.
(* The pairs {a_n, b_n} are listed by a and then b: a_n <= a_{n+1} and b_n < b_{n+1}; and b_n - a_n runs through 0, m, 2m, ... *)
Lemma pair_order : forall (m : Z) (n : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p n u) ->
  (isA m p (n + 1) w) ->
  ((u <= w) /\ ((u + (m * n)) < (w + (m * (n + 1))))).
Proof.
intros m n p u w.
refine (refute (Nd (Some (u <= w)) (Nd (Some ((u + (m * n)) < (w + (m * (n + 1))))) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (isA m p (n + 1) w)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (isA m p n u)) Lf Lf) (Nd (Some (n <= (n + 1))) Lf Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (At 1)))));
 (Im (No (At 7)) Fa);
 (Im (At 3) (Im (At 1) (Im (No (At 2)) Fa)));
 (An (At 3) (At 4));
 (At 5);
 (At 6)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Sp 2 (Cl 1) (Cl 4)) (Cl 2)) (Cl 3)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (a_monotone u w n (n + 1) m p)
  (thy_residues_41 n)
  (thy_residues_42 m u w n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_43 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= ((x1 - x2) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_44 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= (x2 + (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_45 : forall (x1 : Z) (x2 : Z), (((x1 - x2) + x2) = ((x1 - x2) + x2)) -> (~ ((x1 + (x2 - x1)) = (x1 + (x2 - x1)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_46 : forall (x1 : Z) (x2 : Z), (~ (((x1 - x2) + x2) = ((x1 - x2) + x2))) -> (x1 = (x1 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_47 : forall (x1 : Z) (x2 : Z), (((x1 - x2) + x2) = ((x1 - x2) + x2)) -> (~ (x2 = (x2 * 1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * (x2 - x3)) + (x4 * x3)) = 1) -> (~ (((x1 * x2) + ((x4 - x1) * x3)) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + (x3 * (x4 - x2))) = 1) -> (~ ((((x1 - x3) * x2) + (x3 * x4)) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_50 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (2 <= x1)) -> (~ (2 <= x2)) -> (~ (((1 * x1) + (0 * x2)) = 1)) -> (~ (((0 * x1) + (1 * x2)) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = (x3 * x4)) -> (x2 = (x3 * x5)) -> (~ (x1 = (x3 * (x4 + x5)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_52 : forall (x1 : Z), (~ (x1 = (x1 * 1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_53 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (2 <= x1)) -> (~ (((0 * x2) + (1 * x1)) = 1)) -> (~ (x1 = (x2 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_residues_54 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (2 <= x1)) -> (~ (((1 * x1) + (0 * x2)) = 1)) -> (~ (x1 = (x2 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_residues_55 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> ((x2 + x1) = x3) -> (~ (((x2 - x1) + x1) < x3)) -> (~ (x1 = (x2 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_residues_56 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_57 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (x1 = (x2 * 0))) -> (~ (1 <= (x2 + (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_58 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (x1 = (x2 * 0))) -> (~ (1 <= ((x1 - x2) + x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_59 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> ((x1 + x2) = x3) -> (~ ((x1 + (x2 - x1)) < x3)) -> (~ (x1 = (x2 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_residues_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 * x3)) -> ((x4 - x1) = (x2 * x5)) -> (~ (x4 = (x2 * (x3 + x5)))) -> False.
Proof. thy. Qed.
(* Euclid's subtraction: if s(m-p) + tp = 1 for (m-p, p), then for (m, p); by induction on m + p. *)
Lemma bezout_step : (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))))).
Proof.

destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) as [n0 W0].
destruct (wit_all2 (fun M_ Q_ => ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n0)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))) as [M [Q W1]].
destruct (wit_ex2 (fun s t => (((s * (M - Q)) + (t * Q)) = 1))) as [s1 [t1 W5]].
destruct (wit_all3 (fun d e h => ((2 <= d) -> (~ (((M - Q) = (d * e)) /\ (Q = (d * h))))))) as [d1 [e1 [h1 W6]]].
destruct (wit_ex2 (fun s t => (((s * M) + (t * (Q - M))) = 1))) as [s2 [t2 W11]].
destruct (wit_all3 (fun d e h => ((2 <= d) -> (~ ((M = (d * e)) /\ ((Q - M) = (d * h))))))) as [d2 [e2 [h2 W12]]].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) (Nd (Some (0 <= n0)) (Nd (Some (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n0)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))) (Nd (Some ((M + Q) = n0)) (Nd (Some (((M - Q) + Q) = ((M - Q) + Q))) (Nd (Some (exists (s : Z) (t : Z), (((s * M) + (t * (Q - M))) = 1))) Lf Lf) Lf) (Nd (Some (((s1 * M) + ((t1 - s1) * Q)) = 1)) (Nd (Some (M = (M * 1))) Lf Lf) Lf)) (Nd (Some (((M - Q) + Q) < n0)) (Nd (Some (2 <= d1)) (Nd (Some ((Q - M) = (d2 * h2))) Lf Lf) Lf) (Nd (Some (0 <= (Q - M))) (Nd (Some (Q = (Q * 1))) Lf Lf) Lf))) (Nd (Some (0 <= Q)) (Nd (Some (exists (s : Z) (t : Z), (((s * M) + (t * Q)) = 1))) (Nd (Some (exists (s : Z) (t : Z), (((s * (M - Q)) + (t * Q)) = 1))) (Nd (Some (2 <= d2)) Lf Lf) Lf) (Nd (Some ((M + (Q - M)) < n0)) (Nd (Some (2 <= Q)) Lf Lf) Lf)) (Nd (Some (0 <= (M - Q))) (Nd (Some (Q = (d1 * h1))) (Nd (Some ((((s2 - t2) * M) + (t2 * Q)) = 1)) Lf Lf) Lf) (Nd (Some ((M + (Q - M)) = (M + (Q - M)))) (Nd (Some (((0 * M) + (1 * Q)) = 1)) Lf Lf) Lf)))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) (Nd (Some (0 <= M)) (Nd (Some (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M = (d * e)) /\ (Q = (d * h))))))) (Nd (Some (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ (((M - Q) = (d * e)) /\ (Q = (d * h))))))) (Nd (Some (((s2 * M) + (t2 * (Q - M))) = 1)) Lf Lf) Lf) (Nd (Some (0 <= (M + (Q - M)))) (Nd (Some (Q = (M * 0))) Lf Lf) Lf)) (Nd (Some (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = ((M - Q) + Q))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))) (Nd (Some ((M - Q) = (d1 * e1))) (Nd (Some (Q = (d2 * (e2 + h2)))) Lf Lf) Lf) (Nd (Some (1 <= (M + (Q - M)))) (Nd (Some (((1 * M) + (0 * Q)) = 1)) Lf Lf) Lf))) (Nd (Some (1 <= (M + Q))) (Nd (Some (0 <= ((M - Q) + Q))) (Nd (Some (((s1 * (M - Q)) + (t1 * Q)) = 1)) (Nd (Some (M = (d2 * e2))) Lf Lf) Lf) (Nd (Some (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = (M + (Q - M)))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))) (Nd (Some (M = (Q * 0))) Lf Lf) Lf)) (Nd (Some (1 <= ((M - Q) + Q))) (Nd (Some (M = (d1 * (e1 + h1)))) (Nd (Some (2 <= M)) Lf Lf) Lf) (Nd (Some (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M = (d * e)) /\ ((Q - M) = (d * h))))))) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (At 9)) (At 10)) (At 4));
 (Im (At 3) (Im (An (At 11) (At 12)) (At 13)));
 (Im (At 13) (Im (An (An (An (An (At 14) (At 6)) (At 15)) (At 16)) (At 17)) (At 18)));
 (Im (At 18) (At 19));
 (Im (Im (At 20) (No (An (At 21) (At 22)))) (At 17));
 (Im (At 9) (Im (At 20) (No (An (At 23) (At 22)))));
 (Im (At 24) (At 10));
 (Im (At 3) (Im (An (At 25) (At 26)) (At 27)));
 (Im (At 27) (Im (An (An (An (An (At 5) (At 28)) (At 29)) (At 30)) (At 31)) (At 32)));
 (Im (At 32) (At 33));
 (Im (Im (At 34) (No (An (At 35) (At 36)))) (At 31));
 (Im (At 9) (Im (At 34) (No (An (At 35) (At 37)))));
 (Im (At 38) (At 10));
 (Im (At 9) (Im (At 39) (No (An (At 40) (At 41)))));
 (Im (At 9) (Im (At 42) (No (An (At 43) (At 44)))));
 (Im (At 45) (At 10));
 (Im (At 46) (At 10));
 (Im (At 5) (Im (No (At 11)) Fa));
 (Im (At 6) (Im (No (At 25)) Fa));
 (Im (At 16) (Im (No (At 30)) Fa));
 (Im (No (At 16)) (Im (At 40) Fa));
 (Im (At 16) (Im (No (At 44)) Fa));
 (Im (At 19) (Im (No (At 24)) Fa));
 (Im (At 33) (Im (No (At 38)) Fa));
 (Im (At 7) (Im (No (At 39)) (Im (No (At 42)) (Im (No (At 45)) (Im (No (At 46)) Fa)))));
 (Im (At 21) (Im (At 22) (Im (No (At 23)) Fa)));
 (Im (No (At 40)) Fa);
 (Im (At 6) (Im (No (At 42)) (Im (No (At 46)) (Im (No (At 41)) Fa))));
 (Im (At 5) (Im (No (At 39)) (Im (No (At 45)) (Im (No (At 43)) Fa))));
 (Im (At 6) (Im (At 8) (Im (No (At 12)) (Im (No (At 41)) Fa))));
 (Im (No (At 28)) (Im (No (At 14)) Fa));
 (Im (At 6) (Im (No (At 41)) (Im (No (At 29)) Fa)));
 (Im (At 5) (Im (No (At 43)) (Im (No (At 15)) Fa)));
 (Im (At 5) (Im (At 8) (Im (No (At 26)) (Im (No (At 43)) Fa))));
 (Im (At 35) (Im (At 36) (Im (No (At 37)) Fa)))]
 (At 1)
 (Sp 1 (Cl 1) (Sp 40 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 16 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Cl 3) (Sp 30 (Sp 44 (Sp 11 (Sp 25 (Sp 24 (Cl 9) (Sp 38 (Cl 15) (Sp 45 (Cl 18) (Sp 46 (Cl 19) (Sp 19 (Cl 25) (Sp 33 (Cl 26) (Sp 18 (Cl 6) (Sp 32 (Cl 12) (Sp 43 (Sp 42 (Cl 17) (Sp 39 (Sp 41 (Cl 16) (Cl 30)) (Cl 27))) (Sp 39 (Sp 15 (Sp 26 (Sp 41 (Cl 16) (Sp 27 (Sp 12 (Sp 29 (Sp 13 (Sp 31 (Sp 28 (Cl 11) (Sp 14 (Sp 17 (Cl 5) (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Cl 8) (Cl 28)) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 33))) (Sp 34 (Sp 35 (Sp 36 (Sp 37 (Cl 14) (Cl 37)) (Cl 13)) (Cl 13)) (Cl 13))) (Cl 4)) (Cl 34)) (Cl 32)) (Cl 10))) (Cl 36)) (Cl 35)) (Cl 31))))))))))) (Cl 21)) (Cl 20)) (Cl 24)) (Cl 22))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 23))) (Cl 2)) (Cl 2)) (Cl 29))) _
  W0
  W1
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))))) ((M - Q) + Q))
  (all2_at (fun M_ Q_ => ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = ((M - Q) + Q))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))) (M - Q) Q)
  W5
  W6
  (all3_at (fun d e h => ((2 <= d) -> (~ ((M = (d * e)) /\ (Q = (d * h)))))) d1 (e1 + h1) h1)
  (ex2_at (fun s t => (((s * M) + (t * Q)) = 1)) s1 (t1 - s1))
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))))) (M + (Q - M)))
  (all2_at (fun M_ Q_ => ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = (M + (Q - M)))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))) M (Q - M))
  W11
  W12
  (all3_at (fun d e h => ((2 <= d) -> (~ ((M = (d * e)) /\ (Q = (d * h)))))) d2 e2 (e2 + h2))
  (ex2_at (fun s t => (((s * M) + (t * Q)) = 1)) (s2 - t2) t2)
  (all3_at (fun d e h => ((2 <= d) -> (~ ((M = (d * e)) /\ (Q = (d * h)))))) M 1 0)
  (all3_at (fun d e h => ((2 <= d) -> (~ ((M = (d * e)) /\ (Q = (d * h)))))) Q 0 1)
  (ex2_at (fun s t => (((s * M) + (t * Q)) = 1)) 1 0)
  (ex2_at (fun s t => (((s * M) + (t * Q)) = 1)) 0 1)
  (thy_residues_43 M Q)
  (thy_residues_44 Q M)
  (thy_residues_45 M Q)
  (thy_residues_46 M Q)
  (thy_residues_47 M Q)
  (thy_residues_48 s1 M Q t1)
  (thy_residues_49 s2 M t2 Q)
  (thy_residues_50 M Q)
  (thy_residues_51 M Q d1 e1 h1)
  (thy_residues_52 M)
  (thy_residues_53 Q M)
  (thy_residues_54 M Q)
  (thy_residues_55 Q M n0)
  (thy_residues_56 Q M)
  (thy_residues_57 Q M)
  (thy_residues_58 M Q)
  (thy_residues_59 M Q n0)
  (thy_residues_60 M d2 e2 Q h2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_61 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (1 <= x1) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_residues_62 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_63 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (1 <= x2) -> (~ (1 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_64 : forall (x1 : Z) (x2 : Z), (~ ((x1 + x2) = (x1 + x2))) -> False.
Proof. thy. Qed.
(* If no d >= 2 divides both m and p, there are integers s, t with sm + tp = 1. *)
Lemma bezout : forall (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((m = (d * e)) /\ (p = (d * h)))))) ->
  (exists (s : Z) (t : Z), (((s * m) + (t * p)) = 1)).
Proof.
intros m p.
refine (refute (Nd (Some (exists (s : Z) (t : Z), (((s * m) + (t * p)) = 1))) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n_before)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) (Nd (Some (0 <= (m + p))) (Nd (Some (1 <= (m + p))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (0 <= m)) (Nd (Some (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((m = (d * e)) /\ (p = (d * h))))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))) (Nd (Some (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = (m + p))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))) (Nd (Some ((m + p) = (m + p))) Lf Lf) Lf) (Nd (Some (0 <= p)) (Nd (Some (1 <= m)) Lf Lf) Lf)))
 [(At 2);
 (Im (At 2) (At 3));
 (Im (At 3) (Im (At 4) (At 5)));
 (Im (At 5) (Im (An (An (An (An (At 6) (At 7)) (At 8)) (At 9)) (At 10)) (At 1)));
 (Im (No (At 4)) (Im (At 11) (Im (At 12) Fa)));
 (Im (At 11) (Im (No (At 6)) Fa));
 (Im (At 12) (Im (No (At 7)) Fa));
 (Im (At 11) (Im (At 12) (Im (No (At 8)) Fa)));
 (Im (No (At 9)) Fa);
 (An (At 11) (At 12));
 (At 10)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 11 (Sp 12 (Sp 10 (Sp 1 (Cl 1) (Sp 4 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 5 (Cl 5) (Cl 4)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6))) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 3)) (Cl 2)) _
  bezout_step
  (law_induction (fun n => (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1))))))
  (all1_at (fun n => ((0 <= n) -> (forall (M_ : Z) (Q_ : Z), ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = n)) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))))) (m + p))
  (all2_at (fun M_ Q_ => ((((((0 <= M_) /\ (0 <= Q_)) /\ (1 <= (M_ + Q_))) /\ ((M_ + Q_) = (m + p))) /\ (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((M_ = (d * e)) /\ (Q_ = (d * h))))))) -> (exists (s : Z) (t : Z), (((s * M_) + (t * Q_)) = 1)))) m p)
  (thy_residues_61 m p)
  (thy_residues_62 m)
  (thy_residues_62 p)
  (thy_residues_63 m p)
  (thy_residues_64 m p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * x6) + x7)) -> (~ ((((x1 + x2) - x3) - x4) = ((x5 * (1 * x6)) + x7))) -> False.
Proof. thy. Qed.
Lemma thy_residues_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * (1 * x6)) + x7)) -> (~ ((((x1 + x2) - x3) - x4) = ((x5 * x6) + x7))) -> False.
Proof. thy. Qed.
Lemma thy_residues_67 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_68 : forall (x1 : Z), (~ (x1 = (1 * x1))) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iia), if: when gcd(m, p) = 1, P(mWN^(p)) = {{a_i, b_i} | i >= 0}. (The p-rook has lengths that are multiples of p: one residue, 0.) *)
Lemma thm_2_1_iia_if : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((m = (d * e)) /\ (p = (d * h)))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P.
destruct (wit_ex2 (fun s t => (((s * m) + (t * p)) = 1))) as [s [t W1]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) as [X [Y W2]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))) as [h1 [h2 W4]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))) as [k1 [k2 W5]].
destruct (wit_ex2 (fun i_len j_len => (((((((X + Y) - h1) - h2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) as [h1_i [h1_j W8]].
destruct (wit_ex2 (fun i_len j_len => (((((((X + Y) - k1) - k2) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) as [k1_i [k1_j W10]].
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= X)) (Nd (Some (h1 <= X)) (Nd (Some (k2 = Y)) Lf Lf) (Nd (Some (0 <= k1_j)) Lf Lf)) (Nd (Some (h1 < X)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - k1) - k2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (h2 = Y)) (Nd (Some (k1 < X)) Lf Lf) (Nd (Some (m = (1 * m))) Lf Lf)) (Nd (Some (k1 <= X)) (Nd (Some (h1_j < 1)) Lf Lf) Lf))) (Nd (Some (exists (s : Z) (t : Z), (((s * m) + (t * p)) = 1))) (Nd (Some (P X Y)) (Nd (Some (h2 <= Y)) (Nd (Some ((- ((X - k1) - (Y - k2))) < m)) Lf Lf) (Nd (Some ((((X + Y) - k1) - k2) = ((k1_i * p) + k1_j))) Lf Lf)) (Nd (Some (P h1 h2)) (Nd (Some (0 <= h1_i)) Lf Lf) Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))) (Nd (Some ((- ((X - h1) - (Y - h2))) < m)) (Nd (Some (P k1 k2)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (k2 <= Y)) (Nd (Some ((((X + Y) - k1) - k2) = ((k1_i * (1 * p)) + k1_j))) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (forall (d : Z) (e : Z) (h : Z), ((2 <= d) -> (~ ((m = (d * e)) /\ (p = (d * h))))))) (Nd (Some (0 <= Y)) (Nd (Some (0 <= h2)) (Nd (Some (((X - k1) - (Y - k2)) < m)) Lf Lf) (Nd (Some (k1_j < 1)) Lf Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - h1) - h2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) (Nd (Some ((((X + Y) - h1) - h2) = ((h1_i * p) + h1_j))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (((X - h1) - (Y - h2)) < m)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - k1) - k2) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (0 <= k2)) (Nd (Some ((((X + Y) - h1) - h2) = ((h1_i * (1 * p)) + h1_j))) Lf Lf) Lf))) (Nd (Some (((s * m) + (t * p)) = 1)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))) (Nd (Some (h1 = X)) (Nd (Some (k2 < Y)) Lf Lf) (Nd (Some (1 <= 1)) Lf Lf)) (Nd (Some (0 <= k1)) (Nd (Some (0 <= h1_j)) Lf Lf) Lf)) (Nd (Some (0 <= h1)) (Nd (Some (h2 < Y)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - h1) - h2) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) Lf Lf) Lf) (Nd (Some (k1 = X)) (Nd (Some (0 <= k1_i)) Lf Lf) Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (At 6)));
 (Im (At 6) (At 7));
 (Im (Im (An (At 8) (At 9)) (If (At 10) (No (At 11)))) (At 12));
 (Im (At 13) (Im (An (At 8) (At 9)) (If (At 10) (No (At 14)))));
 (Im (At 14) (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (An (Or (An (An (At 19) (At 17)) (At 23)) (An (An (At 20) (At 15)) (At 24))) (At 25))) (At 26)));
 (Im (At 11) (An (Or (An (An (An (An (An (An (At 27) (At 28)) (At 29)) (At 30)) (No (An (At 31) (At 32)))) (At 33)) (At 34)) (An (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36))) (At 37))) (At 38)));
 (Im (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (An (Or (An (An (At 19) (At 17)) (At 23)) (An (An (At 20) (At 15)) (At 24))) (At 39))) (At 26)) (At 11));
 (Im (An (Or (An (An (An (An (An (An (At 27) (At 28)) (At 29)) (At 30)) (No (An (At 31) (At 32)))) (At 33)) (At 34)) (An (Or (An (An (At 31) (At 29)) (At 35)) (An (An (At 32) (At 27)) (At 36))) (At 40))) (At 38)) (At 14));
 (Im (At 25) (An (An (An (At 41) (At 42)) (At 43)) (At 44)));
 (Im (An (An (An (At 45) (At 42)) (At 43)) (At 44)) (At 39));
 (Im (At 37) (An (An (An (At 46) (At 47)) (At 48)) (At 49)));
 (Im (An (An (An (At 50) (At 47)) (At 48)) (At 49)) (At 40));
 (Im (An (At 3) (At 4)) (Im (At 51) (Im (At 52) (Im (At 7) (Im (At 12) (Im (An (At 53) (At 54)) (If (At 1) (At 2))))))));
 (Im (At 41) (Im (No (At 45)) Fa));
 (Im (At 46) (Im (No (At 50)) Fa));
 (Im (No (At 51)) Fa);
 (Im (No (At 52)) Fa);
 (An (At 3) (At 4));
 (At 5);
 (At 13);
 (An (At 53) (At 54))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 13 (Sp 53 (Sp 54 (Sp 51 (Sp 52 (Sp 6 (Sp 7 (Sp 2 (Sp 1 (Cl 1) (Sp 12 (Cl 14) (Sp 8 (Sp 9 (Sp 14 (Sp 10 (Cl 5) (Sp 26 (Sp 11 (Cl 4) (Sp 25 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 39 (Sp 17 (Sp 15 (Sp 24 (Sp 20 (Cl 8) (Sp 23 (Sp 19 (Cl 8) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 23 (Sp 19 (Cl 8) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Sp 19 (Sp 20 (Cl 6) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 19 (Sp 23 (Cl 8) (Cl 6)) (Cl 6))) (Sp 20 (Sp 15 (Sp 24 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 11)) (Cl 15)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 19 (Sp 20 (Cl 6) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Cl 6))) (Sp 10 (Sp 11 (Sp 38 (Sp 37 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Sp 40 (Sp 29 (Sp 27 (Sp 36 (Sp 32 (Cl 9) (Sp 35 (Sp 31 (Cl 9) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)))) (Sp 35 (Sp 31 (Cl 9) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Sp 31 (Sp 32 (Cl 7) (Cl 9)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)))) (Sp 31 (Sp 35 (Cl 9) (Cl 7)) (Cl 7))) (Sp 32 (Sp 27 (Sp 36 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 13)) (Cl 16)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 33 (Sp 34 (Sp 31 (Sp 32 (Cl 7) (Cl 9)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 7)) (Cl 4)) (Cl 5))) (Cl 4)) (Cl 4)))) (Sp 1 (Sp 12 (Cl 14) (Sp 8 (Sp 9 (Sp 14 (Sp 10 (Cl 5) (Sp 26 (Sp 11 (Cl 4) (Sp 25 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 39 (Sp 17 (Sp 15 (Sp 24 (Sp 20 (Cl 8) (Sp 23 (Sp 19 (Cl 8) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 23 (Sp 19 (Cl 8) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Sp 16 (Sp 18 (Sp 21 (Sp 22 (Sp 19 (Sp 20 (Cl 6) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 19 (Sp 23 (Cl 8) (Cl 6)) (Cl 6))) (Sp 20 (Sp 15 (Sp 24 (Cl 8) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 11)) (Cl 15)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 19 (Sp 20 (Cl 6) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Cl 6))) (Sp 10 (Sp 11 (Sp 38 (Sp 37 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Sp 40 (Sp 29 (Sp 27 (Sp 36 (Sp 32 (Cl 9) (Sp 35 (Sp 31 (Cl 9) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)))) (Sp 35 (Sp 31 (Cl 9) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Sp 28 (Sp 30 (Sp 33 (Sp 34 (Sp 31 (Sp 32 (Cl 7) (Cl 9)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)))) (Sp 31 (Sp 35 (Cl 9) (Cl 7)) (Cl 7))) (Sp 32 (Sp 27 (Sp 36 (Cl 9) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 13)) (Cl 16)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 33 (Sp 34 (Sp 31 (Sp 32 (Cl 7) (Cl 9)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 7)) (Cl 4)) (Cl 5))) (Cl 4)) (Cl 4))) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 18)) (Cl 17)) (Cl 22)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 19)) _
  (bezout m p)
  W1
  W2
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) X Y)
  W4
  W5
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))) h1 h2)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))) k1 k2)
  W8
  (ex2_at (fun i_len j_len => (((((((X + Y) - h1) - h2) = ((i_len * (1 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) h1_i h1_j)
  W10
  (ex2_at (fun i_len j_len => (((((((X + Y) - k1) - k2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) k1_i k1_j)
  (residues 1 m m p s t x y P)
  (thy_residues_65 X Y h1 h2 h1_i p h1_j)
  (thy_residues_66 X Y k1 k2 k1_i p k1_j)
  (thy_residues_67 )
  (thy_residues_68 m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_69 :  (0 <= 0) -> (~ (0 < 1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_70 : forall (x1 : Z), (0 = 0) -> (~ (0 = (0 + (x1 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_71 : forall (x1 : Z) (x2 : Z), (~ (0 = 0)) -> ((x1 * x2) = (0 + (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_72 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_73 : forall (x1 : Z), (~ (1 <= (x1 - 1))) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_residues_74 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 * x2))) -> (x1 <= (x1 * x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_residues_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((((0 + (x1 * x2)) - 0) - 0) = ((x3 * x4) + 0))) -> ((x2 * x1) = (x2 * (x5 * x3))) -> ((x3 * x4) = (x3 * (x5 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_residues_76 : forall (x1 : Z) (x2 : Z), (~ ((x1 * x2) = (0 + (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_77 :  (0 = 0) -> (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_78 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_residues_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= ((x1 - 1) * x2)) -> (2 <= x1) -> (x3 = (x1 * x2)) -> (~ (x2 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_residues_80 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 * x1)) -> (1 <= x1) -> (~ (0 < (x2 * x1))) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iia), only if: when m = gm', p = gp' with g >= 2, the pairs (0, 0) and (0, mp') are joined by a move of the p-rook, so that {{a_i, b_i}} is not the set of P-positions. *)
Lemma thm_2_1_iia_only_if : forall (g : Z) (h : Z) (m : Z) (mu : Z) (p : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (2 <= g) ->
  (1 <= mu) ->
  (1 <= h) ->
  (m = (g * mu)) ->
  (p = (g * h)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  (~ (((P 0 0) <-> (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (0 = (0 + (m * z_pair)))))) /\ ((P 0 (m * h)) <-> (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ ((m * h) = (0 + (m * z_pair)))))))).
Proof.
intros g h m mu p P.
refine (refute (Nd (Some (P 0 0)) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (0 = (0 + (m * z_pair)))))) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ ((m * h) = (0 + (m * z_pair)))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * h))) /\ (~ ((x1 = 0) /\ (y1 = (m * h))))) /\ (((0 - x1) - ((m * h) - y1)) < m)) /\ ((- ((0 - x1) - ((m * h) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * h))) \/ (((y1 = (m * h)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + (m * h)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))) (Nd (Some ((((0 + (m * h)) - 0) - 0) = ((mu * p) + 0))) (Nd (Some (isU m p 0 0)) Lf Lf) (Nd (Some (1 <= mu)) Lf Lf)) (Nd (Some (0 <= (-1))) (Nd (Some (h <= ((g - 1) * h))) Lf Lf) Lf)) (Nd (Some ((- ((0 - 0) - ((m * h) - 0))) < m)) (Nd (Some (0 = (0 + (m * 0)))) (Nd (Some (h < p)) Lf Lf) Lf) (Nd (Some (h <= (-1))) (Nd (Some ((h * m) = (h * (g * mu)))) Lf Lf) Lf))) (Nd (Some (0 <= 0)) (Nd (Some (0 = (m * h))) (Nd (Some (0 < 1)) (Nd (Some (isU m p (0 + 1) p)) Lf Lf) Lf) (Nd (Some (0 <= h)) (Nd (Some (h <= (m * h))) Lf Lf) Lf)) (Nd (Some (0 < 0)) (Nd (Some ((m * h) = (0 + (m * h)))) (Nd (Some (1 <= h)) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some ((mu * p) = (mu * (g * h)))) Lf Lf) Lf)))) (Nd (Some (P 0 (m * h))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (0 = 0)) (Nd (Some (0 <= mu)) (Nd (Some (isU m p 1 p)) Lf Lf) (Nd (Some (1 = (0 + 1))) Lf Lf)) (Nd (Some (isA m p (- 0) (0 + (m * 0)))) (Nd (Some (m <= (m * h))) Lf Lf) Lf)) (Nd (Some (0 < (m * h))) (Nd (Some (isRow m p 0 h)) (Nd (Some (1 <= (g - 1))) Lf Lf) Lf) (Nd (Some (isA m p (- h) (0 + (m * h)))) (Nd (Some (p = (g * h))) Lf Lf) Lf))) (Nd (Some (0 <= (m * h))) (Nd (Some (((0 - 0) - ((m * h) - 0)) < m)) (Nd (Some (isRow m p 0 0)) (Nd (Some (0 < p)) Lf Lf) Lf) (Nd (Some (isA m p h 0)) (Nd (Some (m = (g * mu))) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((0 + (m * h)) - 0) - 0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) (Nd (Some (isA m p 0 0)) (Nd (Some ((g - 1) <= ((g - 1) * h))) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (2 <= g)) Lf Lf) Lf)))))
 [(Im (At 5) (Im (An (At 6) (At 7)) (If (At 3) (No (At 8)))));
 (Im (An (Or (An (An (An (An (An (An (At 6) (At 6)) (At 6)) (At 7)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 6)) (At 13)) (An (An (At 10) (At 6)) (At 14))) (At 15))) (At 1)) (At 8));
 (Im (An (An (An (At 16) (At 17)) (At 6)) (At 18)) (At 15));
 (Im (An (At 19) (At 20)) (At 2));
 (Im (An (At 21) (At 22)) (At 4));
 (If (At 19) (Or (An (At 6) (At 23)) (An (At 24) (At 25))));
 (If (At 21) (Or (An (At 26) (At 27)) (An (At 28) (At 29))));
 (Im (An (At 30) (At 31)) (An (At 32) (At 33)));
 (Im (An (At 30) (At 31)) (Im (At 32) (Im (At 34) (Im (At 6) (If (At 23) (An (At 6) (At 35)))))));
 (Im (An (At 30) (At 31)) (Im (At 32) (Im (At 34) (Im (At 26) (If (At 27) (An (At 26) (At 36)))))));
 (Im (At 37) (Im (At 38) (An (At 39) (At 40))));
 (Im (At 30) (Im (At 38) (An (At 41) (At 42))));
 (Im (At 43) (At 44));
 (Im (At 45) (At 46));
 (Im (At 6) (Im (No (At 18)) Fa));
 (Im (At 9) (Im (No (At 20)) Fa));
 (Im (No (At 9)) (Im (At 22) Fa));
 (Im (At 31) (Im (No (At 35)) Fa));
 (Im (No (At 37)) (Im (At 47) Fa));
 (Im (No (At 7)) (Im (At 41) (Im (At 30) Fa)));
 (Im (No (At 16)) (Im (At 44) (Im (At 46) Fa)));
 (Im (No (At 22)) Fa);
 (Im (At 48) (Im (No (At 17)) Fa));
 (Im (At 38) (Im (No (At 26)) Fa));
 (Im (At 49) (If (At 33) (At 34)));
 (Im (At 9) (Im (No (At 49)) Fa));
 (Im (No (At 6)) Fa);
 (Im (At 39) (Im (At 47) (Im (At 45) (Im (No (At 36)) Fa))));
 (Im (At 42) (Im (At 38) (Im (No (At 13)) Fa)));
 (An (At 30) (At 31));
 (At 47);
 (At 48);
 (At 38);
 (At 43);
 (At 45);
 (At 5)]
 (No (An (If (At 1) (At 2)) (If (At 3) (At 4))))
 (Sp 30 (Sp 31 (Sp 47 (Sp 48 (Sp 38 (Sp 43 (Sp 45 (Sp 5 (Sp 35 (Sp 37 (Sp 22 (Sp 17 (Sp 26 (Sp 6 (Sp 32 (Sp 33 (Sp 41 (Sp 42 (Sp 39 (Sp 44 (Sp 46 (Sp 9 (Sp 18 (Sp 7 (Sp 13 (Sp 36 (Sp 16 (Sp 20 (Sp 49 (Sp 15 (Sp 34 (Sp 23 (Sp 27 (Sp 19 (Sp 21 (Sp 2 (Sp 4 (Sp 1 (Sp 3 (Sp 8 (Cl 2) (Cl 3)) (Cl 1)) (Cl 1)) (Cl 6)) (Cl 5)) (Cl 8)) (Cl 7)) (Cl 11)) (Cl 10)) (Cl 26)) (Cl 4)) (Cl 27)) (Cl 17)) (Cl 22)) (Cl 29)) (Cl 30)) (Cl 21)) (Cl 16)) (Cl 18)) (Cl 15)) (Cl 14)) (Cl 12)) (Cl 13)) (Cl 13)) (Cl 9)) (Cl 9)) (Cl 28)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 20)) (Cl 19)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) 0 (m * h))
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * h))) /\ (~ ((x1 = 0) /\ (y1 = (m * h))))) /\ (((0 - x1) - ((m * h) - y1)) < m)) /\ ((- ((0 - x1) - ((m * h) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * h))) \/ (((y1 = (m * h)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + (m * h)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))) 0 0)
  (ex2_at (fun i_len j_len => (((((((0 + (m * h)) - 0) - 0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) mu 0)
  (ex1_at (fun z_pair => ((isRow m p 0 z_pair) /\ (0 = (0 + (m * z_pair))))) 0)
  (ex1_at (fun z_pair => ((isRow m p 0 z_pair) /\ ((m * h) = (0 + (m * z_pair))))) h)
  (def_isRow m p 0 0)
  (def_isRow m p 0 h)
  (u_zero m p)
  (a_indices 0 0 m p 0 p)
  (a_indices h 0 m p 0 p)
  (product_large (g - 1) h)
  (product_large m h)
  (equal_products m (g * mu) h)
  (equal_products p (g * h) mu)
  (thy_residues_69 )
  (thy_residues_70 m)
  (thy_residues_71 m h)
  (thy_residues_72 p)
  (thy_residues_73 g)
  (thy_residues_74 m h)
  (thy_residues_75 m h mu p g)
  (thy_residues_76 m h)
  (thy_residues_62 mu)
  (thy_residues_62 h)
  (fun eq__0 => pg4 isU m m p p 1 (0 + 1) p p eq_refl eq_refl eq__0 eq_refl)
  (thy_residues_77 )
  (thy_residues_78 )
  (thy_residues_79 g h p)
  (thy_residues_80 h m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_81 : forall (x1 : Z) (x2 : Z), (x1 = (x1 * 1)) -> (~ (((1 * 1) + (0 * x2)) = 1)) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (iib): P(mWN^(m, mp)) = {{a_i, b_i} | i >= 0}. *)
Lemma thm_2_1_iib : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (m * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < m))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (((1 * 1) + (0 * p)) = 1)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (m = (m * 1))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (m * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < m))))) /\ (P x1 y1)))))))) Lf Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (At 8) (At 9)) (If (At 1) (At 2))))))));
 (Im (At 5) (Im (No (At 6)) Fa));
 (Im (No (At 5)) Fa);
 (An (At 3) (At 4));
 (At 7);
 (An (At 8) (At 9))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 9 (Sp 5 (Sp 6 (Sp 2 (Sp 1 (Cl 1) (Cl 2)) (Sp 1 (Cl 2) (Cl 1))) (Cl 3)) (Cl 4)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (residues m m 1 p 1 0 x y P)
  (thy_residues_81 m p)
  (thy_residues_52 m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 * x3)) -> (~ (x1 = ((x2 * x3) + 0))) -> False.
Proof. thy. Qed.
Lemma thy_residues_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 * x3) + x4)) -> (0 <= x4) -> (x4 < 1) -> (~ (x1 = (x2 * x3))) -> False.
Proof. thy. Qed.
(* The p-rook, read as the (1, p)-rook: its lengths are the multiples of p, as in Connell's game. *)
Lemma p_rook_reading : forall (d : Z) (p : Z),
  (1 <= p) ->
  ((exists (i_len : Z) (j_len : Z), ((((d = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) <-> (exists (k : Z), ((0 <= k) /\ (d = (k * p))))).
Proof.
intros d p.
destruct (wit_ex2 (fun i_len j_len => ((((d = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) as [i [j W0]].
destruct (wit_ex1 (fun k => ((0 <= k) /\ (d = (k * p))))) as [k0 W2].
refine (refute (Nd (Some (exists (i_len : Z) (j_len : Z), ((((d = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) (Nd (Some (exists (k : Z), ((0 <= k) /\ (d = (k * p))))) (Nd (Some (0 <= i)) (Nd (Some (0 <= k0)) Lf Lf) (Nd (Some (0 < 1)) Lf Lf)) (Nd (Some (j < 1)) (Nd (Some (d = ((k0 * p) + 0))) Lf Lf) Lf)) (Nd (Some (d = ((i * p) + j))) (Nd (Some (0 <= j)) (Nd (Some (d = (k0 * p))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (d = (i * p))) (Nd (Some (0 <= 0)) Lf Lf) Lf)))
 [(Im (At 1) (An (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (Im (An (At 4) (At 7)) (At 2));
 (Im (At 2) (An (At 8) (At 9)));
 (Im (An (An (An (At 10) (At 8)) (At 11)) (At 12)) (At 1));
 (Im (At 9) (Im (No (At 10)) Fa));
 (Im (At 11) (Im (No (At 12)) Fa));
 (Im (No (At 11)) Fa);
 (Im (At 3) (Im (At 5) (Im (At 6) (Im (No (At 7)) Fa))));
 (At 13)]
 (If (At 1) (At 2))
 (Sp 11 (Sp 12 (Sp 2 (Sp 8 (Sp 9 (Sp 1 (Cl 1) (Sp 10 (Cl 5) (Cl 6))) (Cl 4)) (Cl 4)) (Sp 1 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Cl 3) (Cl 9)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 7)) (Cl 8)) _
  W0
  (ex1_at (fun k => ((0 <= k) /\ (d = (k * p)))) i)
  W2
  (ex2_at (fun i_len j_len => ((((d = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) k0 0)
  (thy_residues_82 d k0 p)
  (thy_residues_69 )
  (thy_residues_78 )
  (thy_residues_83 d i p j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_residues_84 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_residues_85 : forall (x1 : Z) (x2 : Z), (~ (0 < (x1 - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_residues_86 : forall (x1 : Z) (x2 : Z), (~ (0 < (x1 - x2))) -> (1 <= x1) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_residues_87 :  (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_residues_88 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 * x2) = (0 + (x1 * x3))) -> (0 < (x1 * (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_residues_89 : forall (x1 : Z), (0 <= x1) -> (x1 <= 0) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_residues_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * (x2 - x3)) < x1)) -> ((- ((0 - x4) - ((x1 * x2) - x5))) < x1) -> (x5 = (x4 + (x1 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_residues_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (0 <= x2) -> (x3 <= (x1 * x4)) -> (x3 = (x2 + (x1 * x5))) -> (~ ((- x1) < (x1 * (x4 - x5)))) -> False.
Proof. thy. Qed.
Lemma thy_residues_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 <= (x3 * x4)) -> (x2 = (x1 + (x3 * x5))) -> (~ (x2 = (x3 * x4))) -> ((x3 * (x4 - x5)) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* Definition 2.1 (i) as printed gives the (0, p)-rook no length at all, j ranging over {0, ..., l-1}. Then mWN^(p) would be the m-bishop's game, and Theorem 2.1 (iia) false for all m and p: (0, mp) is not a pair and has no option that is one. *)
Lemma p_rook_printed_refuted : forall (m : Z) (p : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0))))) /\ (P x1 y1))))))) ->
  (~ (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))).
Proof.
intros m p P.
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * p))) /\ (~ ((x1 = 0) /\ (y1 = (m * p))))) /\ (((0 - x1) - ((m * p) - y1)) < m)) /\ ((- ((0 - x1) - ((m * p) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * p))) \/ (((y1 = (m * p)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + (m * p)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0))))) /\ (P x1 y1)))) as [X [Y W2]].
destruct (wit_ex2 (fun i_len j_len => (((((((0 + (m * p)) - X) - Y) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0)))) as [i [j W4]].
destruct (wit_ex1 (fun z_pair => ((isRow m p 0 z_pair) /\ ((m * p) = (0 + (m * z_pair)))))) as [z W5].
destruct (wit_ex1 (fun z_pair => ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) as [z1 W12].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= (m * p))) (Nd (Some (0 <= X)) (Nd (Some (Y < (m * p))) (Nd (Some (0 <= z)) Lf Lf) (Nd (Some ((m * (p - z1)) = (m * 0))) Lf Lf)) (Nd (Some (j < 0)) (Nd (Some (z < p)) Lf Lf) Lf)) (Nd (Some (X = 0)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (0 < (m * (p - z)))) (Nd (Some (Y = (X + (m * z1)))) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * p))) /\ (~ ((x1 = 0) /\ (y1 = (m * p))))) /\ (((0 - x1) - ((m * p) - y1)) < m)) /\ ((- ((0 - x1) - ((m * p) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * p))) \/ (((y1 = (m * p)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + (m * p)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0))))) /\ (P x1 y1)))) (Nd (Some (0 <= Y)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((0 + (m * p)) - X) - Y) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0)))) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some ((m * p) = (0 + (m * z)))) (Nd (Some (p <= (m * p))) Lf Lf) Lf)) (Nd (Some (((0 - X) - ((m * p) - Y)) < m)) (Nd (Some (0 <= i)) (Nd (Some (isU m p 1 p)) Lf Lf) Lf) (Nd (Some ((m * (p - z)) < 0)) (Nd (Some ((- m) < (m * (p - z1)))) Lf Lf) Lf)))) (Nd (Some (0 <= 0)) (Nd (Some (P 0 (m * p))) (Nd (Some (X <= 0)) (Nd (Some (X < 0)) (Nd (Some (isA m p z 0)) Lf Lf) (Nd (Some (1 = (0 + 1))) Lf Lf)) (Nd (Some (isRow m p 0 z)) (Nd (Some (m <= (m * p))) Lf Lf) Lf)) (Nd (Some (Y = (m * p))) (Nd (Some ((((0 + (m * p)) - X) - Y) = ((i * p) + j))) (Nd (Some (isU m p 0 0)) Lf Lf) Lf) (Nd (Some (0 < (p - z))) (Nd (Some ((m * (p - z1)) < m)) Lf Lf) Lf))) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ ((m * p) = (0 + (m * z_pair)))))) (Nd (Some (Y <= (m * p))) (Nd (Some (P X Y)) (Nd (Some (isA m p (- z) (0 + (m * z)))) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some (isRow m p X z1)) Lf Lf) Lf)) (Nd (Some ((- ((0 - X) - ((m * p) - Y))) < m)) (Nd (Some (0 <= j)) (Nd (Some (isU m p (0 + 1) p)) Lf Lf) Lf) (Nd (Some ((p - z) < 0)) (Nd (Some ((p - z1) = 0)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (An (At 3) (At 4)) (If (At 5) (No (At 6)))));
 (Im (At 1) (Im (An (At 3) (At 4)) (If (At 5) (At 7))));
 (Im (At 6) (An (Or (An (An (An (An (An (An (At 8) (At 9)) (At 10)) (At 11)) (No (An (At 12) (At 13)))) (At 14)) (At 15)) (An (Or (An (An (At 12) (At 10)) (At 16)) (An (An (At 13) (At 8)) (At 17))) (At 18))) (At 19)));
 (Im (At 1) (Im (An (At 8) (At 10)) (If (At 19) (At 20))));
 (Im (At 18) (An (An (An (At 21) (At 22)) (At 23)) (At 24)));
 (Im (At 7) (An (At 25) (At 26)));
 (Im (At 27) (An (An (An (Im (At 28) (At 29)) (Im (At 30) (At 31))) (Im (At 29) (At 28))) (Im (At 31) (At 30))));
 (If (At 25) (Or (An (At 32) (At 33)) (An (At 34) (At 35))));
 (Im (An (At 27) (At 36)) (An (At 37) (At 38)));
 (Im (An (At 27) (At 36)) (Im (At 37) (Im (At 39) (Im (At 32) (If (At 33) (An (At 32) (At 40)))))));
 (Im (At 27) (Im (At 36) (An (At 41) (At 42))));
 (Im (At 20) (An (At 43) (At 44)));
 (Im (At 27) (Im (At 45) (Im (At 46) (At 47))));
 (Im (At 47) (At 48));
 (Im (At 23) (Im (At 24) Fa));
 (Im (No (At 29)) (Im (At 40) Fa));
 (Im (No (At 3)) Fa);
 (Im (No (At 4)) (Im (At 41) (Im (At 27) Fa)));
 (Im (No (At 29)) (Im (At 36) (Im (At 34) Fa)));
 (Im (At 49) (If (At 38) (At 39)));
 (Im (No (At 49)) Fa);
 (Im (At 26) (Im (At 28) Fa));
 (Im (At 8) (Im (At 9) (Im (No (At 12)) Fa)));
 (Im (No (At 45)) (Im (At 15) (Im (At 44) Fa)));
 (Im (At 27) (Im (At 8) (Im (At 11) (Im (At 44) (Im (No (At 46)) Fa)))));
 (Im (At 8) (Im (At 11) (Im (At 44) (Im (No (At 13)) (Im (At 48) Fa)))));
 (An (At 27) (At 36));
 (At 2)]
 (No (At 1))
 (Sp 27 (Sp 36 (Sp 2 (Sp 1 (Sp 3 (Sp 49 (Sp 37 (Sp 38 (Sp 41 (Sp 39 (Sp 4 (Sp 7 (Sp 25 (Sp 26 (Sp 28 (Cl 23) (Sp 29 (Cl 8) (Sp 40 (Cl 17) (Sp 34 (Cl 20) (Sp 32 (Sp 33 (Cl 11) (Cl 9)) (Cl 9)))))) (Cl 7)) (Cl 7)) (Sp 5 (Cl 3) (Sp 6 (Sp 19 (Sp 24 (Sp 23 (Cl 16) (Sp 18 (Cl 6) (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 15 (Sp 20 (Sp 12 (Sp 43 (Sp 44 (Sp 13 (Cl 4) (Sp 45 (Sp 46 (Sp 48 (Cl 27) (Sp 47 (Cl 15) (Cl 14))) (Cl 26)) (Cl 25))) (Cl 13)) (Cl 13)) (Cl 24)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 18 (Cl 6) (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 15 (Sp 20 (Sp 12 (Sp 43 (Sp 44 (Sp 13 (Cl 4) (Sp 45 (Sp 46 (Sp 48 (Cl 27) (Sp 47 (Cl 15) (Cl 14))) (Cl 26)) (Cl 25))) (Cl 13)) (Cl 13)) (Cl 24)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Cl 4)) (Cl 2)))) (Cl 19)) (Cl 21)) (Cl 12)) (Cl 10)) (Cl 10)) (Cl 22)) (Cl 18)) (Cl 1)) (Cl 29)) (Cl 28)) (Cl 28)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 0))))) /\ (P x1 y1))))))) 0 (m * p))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) 0 (m * p))
  W2
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) X Y)
  W4
  W5
  (cancel m (p - z))
  (def_isRow m p 0 z)
  (u_zero m p)
  (a_indices z 0 m p 0 p)
  (product_large m p)
  W12
  (small_multiple m (p - z1))
  (eq_mul m (p - z1) 0)
  (thy_residues_84 j)
  (thy_residues_85 p z)
  (thy_residues_78 )
  (thy_residues_74 m p)
  (thy_residues_86 p z)
  (fun eq__0 => pg4 isU m m p p 1 (0 + 1) p p eq_refl eq_refl eq__0 eq_refl)
  (thy_residues_87 )
  (thy_residues_88 m p z)
  (thy_residues_89 X)
  (thy_residues_90 m p z1 X Y)
  (thy_residues_91 m X Y p z1)
  (thy_residues_92 X Y m p z1)
).
vm_compute; reflexivity.
Qed.
