From Wythoff.book Require Import Prelude Definitions algebra play counting steps rows listing games residues.
Open Scope Z_scope.

Lemma thy_arcs_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= (x1 - (x2 * x3))) -> (~ (0 <= (x4 - (x2 * (x3 + x5))))) -> (x4 = (x1 + (x2 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_2 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - (x2 * x3)) < x4) -> (x5 = (x1 + (x2 * x6))) -> (~ ((x5 - (x2 * (x3 + x6))) < x4)) -> False.
Proof. thy. Qed.
(* A number congruent to one in the arc 0, ..., l - 1 is in it, modulo p. *)
Lemma arc_moves : forall (T : Z) (l : Z) (p : Z) (x : Z) (y : Z),
  (exists (T_arc : Z), ((0 <= (x - (p * T_arc))) /\ ((x - (p * T_arc)) < l))) ->
  (y = (x + (p * T))) ->
  (exists (T_arc : Z), ((0 <= (y - (p * T_arc))) /\ ((y - (p * T_arc)) < l))).
Proof.
intros T l p x y.
destruct (wit_ex1 (fun T_arc => ((0 <= (x - (p * T_arc))) /\ ((x - (p * T_arc)) < l)))) as [T0 W0].
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= (y - (p * T_arc))) /\ ((y - (p * T_arc)) < l)))) (Nd (Some (exists (T_arc : Z), ((0 <= (x - (p * T_arc))) /\ ((x - (p * T_arc)) < l)))) (Nd (Some ((x - (p * T0)) < l)) Lf Lf) (Nd (Some ((y - (p * (T0 + T))) < l)) Lf Lf)) (Nd (Some (0 <= (x - (p * T0)))) (Nd (Some (0 <= (y - (p * (T0 + T))))) Lf Lf) (Nd (Some (y = (x + (p * T)))) Lf Lf)))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (At 1));
 (Im (At 3) (Im (No (At 5)) (Im (At 7) Fa)));
 (Im (At 4) (Im (At 7) (Im (No (At 6)) Fa)));
 (At 2);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 7 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Cl 3) (Cl 5)) (Cl 4)) (Cl 2)) (Cl 2))) (Cl 7)) (Cl 6)) _
  W0
  (ex1_at (fun T_arc => ((0 <= (y - (p * T_arc))) /\ ((y - (p * T_arc)) < l))) (T0 + T))
  (thy_arcs_1 x p T0 y T)
  (thy_arcs_2 x p T0 l y T)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ ((x1 * x2) = ((x1 * x3) + (x4 * (x5 * x6))))) -> ((x1 * x2) = (x1 * (x3 + (x7 * x6)))) -> (((x7 * x6) * x1) = ((x7 * x6) * (x8 * x5))) -> (((x5 * x6) * x4) = ((x5 * x6) * (x8 * x7))) -> False.
Proof. thy. Qed.
(* B has the period q. *)
Lemma hits_periodic : forall (Z_ : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (y : Z) (z : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l))) ->
  (y = (z + (q * Z_))) ->
  (exists (T_arc : Z), ((0 <= ((m * y) - (p * T_arc))) /\ (((m * y) - (p * T_arc)) < l))).
Proof.
intros Z_ e1 e2 g l m mu p q y z.
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * y) - (p * T_arc))) /\ (((m * y) - (p * T_arc)) < l)))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) (Nd (Some (y = (z + (q * Z_)))) (Nd (Some (p = (g * q))) Lf Lf) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf)) (Nd (Some (m = (g * mu))) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (l < p)) Lf Lf))) (Nd (Some ((m * y) = ((m * z) + (p * (mu * Z_))))) (Nd (Some ((m * y) = (m * (z + (q * Z_))))) (Nd (Some (((mu * Z_) * p) = ((mu * Z_) * (g * q)))) Lf Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some (((q * Z_) * m) = ((q * Z_) * (g * mu)))) (Nd (Some (1 <= g)) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (At 1)));
 (Im (At 4) (At 5));
 (Im (At 6) (At 7));
 (Im (At 8) (At 9));
 (Im (No (At 3)) (Im (At 5) (Im (At 7) (Im (At 9) Fa))));
 (At 10);
 (At 11);
 (At 6);
 (At 8);
 (At 12);
 (At 13);
 (At 14);
 (At 2);
 (At 4)]
 (At 1)
 (Sp 6 (Sp 8 (Sp 2 (Sp 4 (Sp 1 (Cl 1) (Sp 7 (Sp 9 (Sp 3 (Cl 2) (Sp 5 (Cl 6) (Cl 3))) (Cl 5)) (Cl 4))) (Cl 15)) (Cl 14)) (Cl 10)) (Cl 9)) _
  (arc_moves (mu * Z_) l p (m * z) (m * y))
  (equal_products y (z + (q * Z_)) m)
  (equal_products m (g * mu) (q * Z_))
  (equal_products p (g * q) (mu * Z_))
  (thy_arcs_3 m y z p mu Z_ q g)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_4 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * 0) - (x2 * 0)) < x3)) -> (1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_arcs_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 * 0) - (x2 * 0)))) -> False.
Proof. thy. Qed.
(* 0 is in B. *)
Lemma zero_hits : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  (exists (T_arc : Z), ((0 <= ((m * 0) - (p * T_arc))) /\ (((m * 0) - (p * T_arc)) < l))).
Proof.
intros e1 e2 g l m mu p q.
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * 0) - (p * T_arc))) /\ (((m * 0) - (p * T_arc)) < l)))) (Nd (Some (0 <= ((m * 0) - (p * 0)))) (Nd (Some (1 <= l)) (Nd (Some (p = (g * q))) Lf Lf) Lf) (Nd (Some (1 <= g)) (Nd (Some (l < p)) Lf Lf) Lf)) (Nd (Some (((m * 0) - (p * 0)) < l)) (Nd (Some (1 <= m)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some (m = (g * mu))) Lf Lf)))
 [(Im (An (At 2) (At 3)) (At 1));
 (Im (No (At 3)) (Im (At 4) Fa));
 (Im (No (At 2)) Fa);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 4);
 (At 10)]
 (At 1)
 (Sp 4 (Sp 1 (Cl 1) (Sp 3 (Sp 2 (Cl 2) (Cl 4)) (Cl 3))) (Cl 10)) _
  (ex1_at (fun T_arc => ((0 <= ((m * 0) - (p * T_arc))) /\ (((m * 0) - (p * T_arc)) < l))) 0)
  (thy_arcs_4 m p l)
  (thy_arcs_5 m p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - (x3 * x4)) = 0) -> (~ ((x1 * x2) = (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * x2) = (x1 * (x3 * x4))) -> ((x5 * x6) = (x5 * (x3 * x7))) -> (~ ((x3 * ((x4 * x1) - (x7 * x5))) < x3)) -> (1 <= x3) -> ((x2 * x1) = (x6 * x5)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * x2) = (x1 * (x3 * x4))) -> ((x5 * x6) = (x5 * (x3 * x7))) -> (1 <= x3) -> ((x2 * x1) = (x6 * x5)) -> (~ ((- x3) < (x3 * ((x4 * x1) - (x7 * x5))))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * ((x2 * x3) + (x4 * x5))) = (x1 * 1)) -> (~ (x1 = (x5 * ((x2 * x6) + (x4 * x1))))) -> ((x2 * (x3 * x1)) = (x2 * (x5 * x6))) -> False.
Proof. thy. Qed.
(* If mz = pT then z is a multiple of q. *)
Lemma index_same : forall (T : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (z : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((m * z) = (p * T)) ->
  (z = (q * ((e1 * T) + (e2 * z)))).
Proof.
intros T e1 e2 g l m mu p q z.
refine (refute (Nd (Some (z = (q * ((e1 * T) + (e2 * z))))) (Nd (Some (m = (g * mu))) (Nd (Some (p = (g * q))) (Nd (Some ((- g) < (g * ((mu * z) - (q * T))))) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some ((mu * z) = (q * T))) Lf Lf)) (Nd (Some (1 <= g)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) (Nd (Some ((m * z) = (p * T))) Lf Lf))) (Nd (Some ((z * m) = (z * (g * mu)))) (Nd (Some ((T * p) = (T * (g * q)))) (Nd (Some (((mu * z) - (q * T)) = 0)) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some ((e1 * (mu * z)) = (e1 * (q * T)))) Lf Lf)) (Nd (Some ((g * ((mu * z) - (q * T))) < g)) (Nd (Some ((z * ((e1 * mu) + (e2 * q))) = (z * 1))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(Im (At 2) (At 3));
 (Im (At 4) (At 5));
 (Im (At 6) (Im (At 7) (Im (At 8) (At 9))));
 (Im (At 10) (At 11));
 (Im (At 12) (At 13));
 (Im (At 9) (Im (No (At 12)) Fa));
 (Im (At 3) (Im (At 5) (Im (No (At 7)) (Im (At 6) (Im (At 14) Fa)))));
 (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 14) (Im (No (At 8)) Fa)))));
 (Im (At 11) (Im (No (At 1)) (Im (At 13) Fa)));
 (At 15);
 (At 6);
 (At 2);
 (At 4);
 (At 10);
 (At 16);
 (At 17);
 (At 14)]
 (At 1)
 (Sp 6 (Sp 2 (Sp 4 (Sp 10 (Sp 14 (Sp 1 (Cl 1) (Sp 3 (Sp 5 (Sp 11 (Sp 7 (Sp 8 (Sp 13 (Cl 10) (Sp 9 (Sp 12 (Cl 6) (Cl 7)) (Cl 4))) (Cl 9)) (Cl 8)) (Cl 5)) (Cl 3)) (Cl 2))) (Cl 18)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) _
  (equal_products m (g * mu) z)
  (equal_products p (g * q) T)
  (small_multiple g ((mu * z) - (q * T)))
  (equal_products ((e1 * mu) + (e2 * q)) 1 z)
  (equal_products (mu * z) (q * T) e1)
  (thy_arcs_6 mu z q T)
  (thy_arcs_7 z m g mu T p q)
  (thy_arcs_8 z m g mu T p q)
  (thy_arcs_9 z e1 mu e2 q T)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_10 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_11 : forall (x1 : Z) (x2 : Z), (~ (0 < (x1 - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_12 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 < (x1 - x2)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_13 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_14 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> (~ (1 <= x1)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (0 < (x3 * (x5 - x4))) -> (~ (x1 < x6)) -> (x6 = (x7 + (x3 * x5))) -> (~ ((x7 + 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (~ (x2 <= x3)) -> (x3 = (x1 + (x2 * x4))) -> (x2 <= (x2 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (0 < (x3 - x2)) -> (x3 < x4) -> (x4 <= x1) -> False.
Proof. thy. Qed.
(* If i < j then d_i < d_j; and d_j >= m for j >= 1. *)
Lemma d_weak : forall (e1 : Z) (e2 : Z) (g : Z) (i : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (0 <= i) ->
  (i < j) ->
  ((((d i) < (d j)) /\ (m <= (d j))) /\ ((c i) <= (c j))).
Proof.
intros e1 e2 g i j l m mu p q c d first.
refine (refute (Nd (Some ((d i) < (d j))) (Nd (Some (m <= (d j))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (i < (first ((c i) + 1)))) (Nd (Some ((first ((c j) + 1)) <= (first (c i)))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some ((j - i) < 0)) Lf Lf)) (Nd (Some (j < (first ((c j) + 1)))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf) Lf) (Nd (Some (i < j)) Lf Lf))) (Nd (Some (0 <= (c i))) (Nd (Some (0 <= (c j))) (Nd (Some ((d i) = ((c i) + (m * i)))) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (m <= (m * j))) Lf Lf)) (Nd (Some (0 <= ((c j) + 1))) (Nd (Some (0 < (j - i))) Lf Lf) (Nd (Some (m = (g * mu))) Lf Lf)))) (Nd (Some ((c i) <= (c j))) (Nd (Some (0 <= i)) (Nd (Some (0 <= j)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some (1 <= j)) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 < (m * (j - i)))) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf) Lf) (Nd (Some (1 <= g)) Lf Lf))) (Nd (Some ((first (c i)) <= i)) (Nd (Some ((first (c j)) <= j)) (Nd (Some ((d j) = ((c j) + (m * j)))) (Nd (Some ((first 0) = 0)) Lf Lf) Lf) (Nd (Some (j <= (m * j))) Lf Lf)) (Nd (Some (((c j) + 1) <= (c i))) (Nd (Some ((m * (j - i)) < 0)) Lf Lf) (Nd (Some (p = (g * q))) Lf Lf)))))
 [(Im (At 4) (Im (At 5) (An (An (At 6) (At 7)) (At 8))));
 (Im (At 4) (Im (At 9) (An (An (At 10) (At 11)) (At 12))));
 (Im (At 13) (Im (At 14) (Im (At 15) (At 16))));
 (Im (At 17) (Im (At 5) (At 18)));
 (Im (At 17) (Im (At 9) (At 19)));
 (Im (At 20) (An (An (An (Im (At 21) (At 22)) (Im (At 23) (At 24))) (Im (At 22) (At 21))) (Im (At 24) (At 23))));
 (Im (At 20) (Im (At 25) (An (At 26) (At 27))));
 (Im (No (At 15)) (Im (No (At 3)) Fa));
 (Im (No (At 22)) (Im (At 28) Fa));
 (Im (No (At 9)) (Im (At 22) (Im (At 5) Fa)));
 (Im (No (At 14)) (Im (At 10) Fa));
 (Im (At 22) (Im (No (At 25)) (Im (At 5) Fa)));
 (Im (At 18) (Im (At 21) (Im (No (At 1)) (Im (At 19) (Im (No (At 15)) Fa)))));
 (Im (At 10) (Im (No (At 2)) (Im (At 19) (Im (At 26) Fa))));
 (Im (At 7) (Im (At 22) (Im (At 12) (Im (At 16) Fa))));
 (At 20);
 (At 29);
 (At 30);
 (At 31);
 (At 32);
 (At 33);
 (At 34);
 (At 35);
 (At 13);
 (At 4);
 (At 17);
 (At 36);
 (At 37);
 (At 5);
 (At 28)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 20 (Sp 13 (Sp 4 (Sp 17 (Sp 5 (Sp 28 (Sp 22 (Sp 9 (Sp 25 (Sp 21 (Sp 26 (Sp 6 (Sp 7 (Sp 10 (Sp 11 (Sp 12 (Sp 18 (Sp 19 (Sp 2 (Sp 16 (Cl 16) (Sp 14 (Sp 15 (Cl 4) (Sp 3 (Sp 1 (Cl 1) (Cl 14)) (Cl 9))) (Cl 12))) (Cl 15)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 7)) (Cl 13)) (Cl 11)) (Cl 10)) (Cl 31)) (Cl 30)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 17)) _
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) i)
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) j)
  (first_weak ((c j) + 1) (c i) first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) i)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) j)
  (cancel m (j - i))
  (product_large m j)
  (thy_arcs_10 (c j) (c i))
  (thy_arcs_11 j i)
  (thy_arcs_12 j i)
  (thy_arcs_13 (c j))
  (thy_arcs_14 j i)
  (thy_arcs_15 (d i) (c i) m i j (d j) (c j))
  (thy_arcs_16 (c j) m (d j) j)
  (thy_arcs_17 (first (c i)) i j (first ((c j) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_18 : forall (x1 : Z), (0 < x1) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6)) < x3) -> (~ (0 <= ((x1 * (x4 - x2)) - (x5 * (- x6))))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_20 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < x2)) -> (~ ((x2 - x1) = 0)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= ((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6))) -> (~ (((x1 * (x4 - x2)) - (x5 * (- x6))) < x3)) -> (~ ((x1 * (x4 - x2)) = (x3 + (x5 * (- x6))))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= ((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6))) -> (((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6)) < x3) -> (~ (1 <= x5)) -> (x3 < x5) -> False.
Proof. thy. Qed.
Lemma thy_arcs_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6)) < x3) -> (~ (0 < (x5 * x6))) -> ((x1 * (x4 - x2)) = (x1 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= ((((x1 * x2) + x3) - (x1 * x4)) - (x5 * x6))) -> (x3 < x5) -> ((x1 * (x4 - x2)) = (x1 * 0)) -> (x5 <= (x5 * x6)) -> False.
Proof. thy. Qed.
(* If a is the least signed index of row x, there is a greater one, z, with m(z - a) = l (mod p). *)
Lemma next_arc : forall (a : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (0 <= x) ->
  ((((first x) <= a) /\ (a < (first (x + 1)))) \/ ((a <= (-1)) /\ ((d (- a)) = x))) ->
  (forall (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) -> (a <= z))) ->
  (exists (z : Z) (T : Z), ((((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (a < z)) /\ ((m * (z - a)) = (l + (p * T))))).
Proof.
intros a e1 e2 g l m mu p q x c d first.
destruct (wit_ex1 (fun z => (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((((m * a) + l) - (m * z)) - (p * T_arc))) /\ (((((m * a) + l) - (m * z)) - (p * T_arc)) < l)))))) as [z0 W1].
destruct (wit_ex1 (fun T_arc => ((0 <= ((((m * a) + l) - (m * z0)) - (p * T_arc))) /\ (((((m * a) + l) - (m * z0)) - (p * T_arc)) < l)))) as [T0 W2].
refine (refute (Nd (Some (exists (z : Z) (T : Z), ((((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (a < z)) /\ ((m * (z - a)) = (l + (p * T)))))) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((((m * a) + l) - (m * z)) - (p * T_arc))) /\ (((((m * a) + l) - (m * z)) - (p * T_arc)) < l)))))) (Nd (Some ((d (- z0)) = x)) (Nd (Some (a < (first (x + 1)))) (Nd (Some ((z0 - a) = 0)) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (1 <= l)) Lf Lf) Lf)) (Nd (Some (forall (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) -> (a <= z)))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (z0 - a)) - (p * T_arc))) /\ (((m * (z0 - a)) - (p * T_arc)) < l)))) (Nd (Some (1 <= g)) Lf Lf) Lf) (Nd (Some (T0 < 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf) Lf))) (Nd (Some (z0 < (first (x + 1)))) (Nd (Some (0 <= ((((m * a) + l) - (m * z0)) - (p * T0)))) (Nd (Some ((d (- a)) = x)) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (0 < T0)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (((m * (z0 - a)) - (p * (- T0))) < l)) (Nd (Some (p = (g * q))) Lf Lf) Lf) (Nd (Some (p <= (p * T0))) Lf Lf)))) (Nd (Some (0 <= x)) (Nd (Some ((first x) <= z0)) (Nd (Some (exists (T_arc : Z), ((0 <= ((((m * a) + l) - (m * z0)) - (p * T_arc))) /\ (((((m * a) + l) - (m * z0)) - (p * T_arc)) < l)))) (Nd (Some (a <= (-1))) (Nd (Some ((m * (z0 - a)) = (m * 0))) Lf Lf) Lf) (Nd (Some (0 < (p * T0))) (Nd (Some ((first 0) = 0)) Lf Lf) Lf)) (Nd (Some (a <= z0)) (Nd (Some (0 <= ((m * (z0 - a)) - (p * (- T0))))) (Nd (Some (m = (g * mu))) Lf Lf) Lf) (Nd (Some (1 <= T0)) Lf Lf))) (Nd (Some (z0 <= (-1))) (Nd (Some (((((m * a) + l) - (m * z0)) - (p * T0)) < l)) (Nd (Some (a < z0)) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some ((p * T0) < 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) Lf)) (Nd (Some ((first x) <= a)) (Nd (Some ((m * (z0 - a)) = (l + (p * (- T0))))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some (T0 <= (p * T0))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (Or (An (At 5) (At 6)) (An (At 7) (At 8))) (At 9)));
 (Im (At 9) (An (At 10) (At 11)));
 (Im (At 12) (Im (Or (An (At 5) (At 6)) (An (At 7) (At 8))) (At 13)));
 (Im (At 14) (Im (An (An (An (At 3) (Or (An (At 5) (At 6)) (An (At 7) (At 8)))) (Or (An (At 15) (At 16)) (An (At 17) (At 18)))) (At 19)) (No (At 20))));
 (Im (An (At 21) (At 22)) (At 20));
 (Im (An (An (Or (An (At 5) (At 6)) (An (At 7) (At 8))) (At 19)) (At 23)) (At 1));
 (Im (At 24) (An (An (An (Im (At 25) (At 26)) (Im (At 27) (At 28))) (Im (At 26) (At 25))) (Im (At 28) (At 27))));
 (Im (At 24) (Im (At 29) (An (At 30) (At 31))));
 (Im (At 32) (At 33));
 (Im (At 26) (Im (No (At 29)) Fa));
 (Im (At 11) (Im (No (At 21)) Fa));
 (Im (At 13) (Im (No (At 19)) (Im (No (At 32)) Fa)));
 (Im (At 10) (Im (No (At 22)) (Im (No (At 23)) Fa)));
 (Im (At 10) (Im (At 11) (Im (No (At 24)) (Im (At 34) Fa))));
 (Im (At 11) (Im (No (At 25)) (Im (At 33) Fa)));
 (Im (At 10) (Im (At 34) (Im (At 33) (Im (At 30) Fa))));
 (At 35);
 (At 36);
 (At 37);
 (At 38);
 (At 39);
 (At 40);
 (At 34);
 (At 41);
 (At 42);
 (At 43);
 (At 44);
 (At 14);
 (At 2);
 (At 3);
 (Or (An (At 15) (At 16)) (An (At 17) (At 18)));
 (At 12)]
 (At 1)
 (Sp 34 (Sp 14 (Sp 2 (Sp 3 (Sp 12 (Sp 1 (Cl 1) (Sp 4 (Sp 9 (Sp 10 (Sp 11 (Sp 24 (Sp 21 (Sp 33 (Sp 25 (Sp 30 (Cl 18) (Sp 26 (Sp 29 (Cl 10) (Cl 12)) (Cl 9))) (Cl 17)) (Sp 32 (Cl 11) (Sp 8 (Sp 13 (Sp 19 (Sp 23 (Sp 7 (Cl 8) (Sp 5 (Sp 6 (Cl 8) (Cl 3)) (Cl 3))) (Sp 22 (Sp 20 (Sp 18 (Sp 17 (Sp 7 (Cl 6) (Sp 5 (Sp 6 (Cl 6) (Cl 3)) (Cl 3))) (Sp 15 (Sp 16 (Sp 7 (Cl 6) (Sp 5 (Sp 6 (Cl 6) (Cl 3)) (Cl 3))) (Cl 33)) (Cl 33))) (Sp 15 (Sp 16 (Sp 7 (Cl 6) (Sp 5 (Sp 6 (Cl 6) (Cl 3)) (Cl 3))) (Cl 33)) (Cl 33))) (Cl 7)) (Cl 15))) (Cl 14)) (Sp 7 (Cl 5) (Sp 5 (Sp 6 (Cl 5) (Cl 3)) (Cl 3)))) (Sp 5 (Sp 6 (Sp 13 (Sp 19 (Sp 23 (Cl 8) (Sp 22 (Sp 20 (Sp 18 (Sp 17 (Cl 6) (Sp 15 (Sp 16 (Cl 6) (Cl 33)) (Cl 33))) (Sp 15 (Sp 16 (Cl 6) (Cl 33)) (Cl 33))) (Cl 7)) (Cl 15))) (Cl 14)) (Cl 5)) (Cl 3)) (Cl 3))))) (Cl 13)) (Cl 16)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 34)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 25)) _
  (all2_at (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) x ((m * a) + l))
  W1
  W2
  (all1_at (fun z => (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) -> (a <= z))) z0)
  (all3_at (fun x z z1 => (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) x z0 a)
  (ex1_at (fun T_arc => ((0 <= ((m * (z0 - a)) - (p * T_arc))) /\ (((m * (z0 - a)) - (p * T_arc)) < l))) (- T0))
  (ex2_at (fun z T => ((((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (a < z)) /\ ((m * (z - a)) = (l + (p * T))))) z0 (- T0))
  (cancel p T0)
  (product_large p T0)
  (eq_mul m (z0 - a) 0)
  (thy_arcs_18 T0)
  (thy_arcs_19 m a l z0 p T0)
  (thy_arcs_20 a z0)
  (thy_arcs_21 m a l z0 p T0)
  (thy_arcs_22 m a l z0 p T0)
  (thy_arcs_23 m a l z0 p T0)
  (thy_arcs_24 m a l z0 p T0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_25 : forall (x1 : Z), (~ (0 < (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_26 : forall (x1 : Z), (x1 <= (-1)) -> (~ (0 < (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_27 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_28 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (~ (1 <= x2)) -> (x1 <= x3) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_29 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 <= x2) -> (x2 = 0) -> False.
Proof. thy. Qed.
Lemma thy_arcs_30 :  (~ ((0 + 1) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_arcs_32 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (x1 <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
(* The signed indices of row 0 are 0, ..., k - 1. *)
Lemma row_zero : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (z : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  ((((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) -> ((0 <= z) /\ (z < (first 1)))) /\ (1 <= (first (0 + 1)))).
Proof.
intros e1 e2 g l m mu p q z c d first.
destruct (wit_ex1 (fun z => (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (exists (T_arc : Z), ((0 <= ((0 - (m * z)) - (p * T_arc))) /\ (((0 - (m * z)) - (p * T_arc)) < l)))))) as [z0 W2].
refine (refute (Nd (Some ((first 0) <= z)) (Nd (Some (z < (first (0 + 1)))) (Nd (Some ((d (- z)) = 0)) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 < (- z0))) Lf Lf) Lf) (Nd (Some (m <= (d (- z)))) Lf Lf)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z_ : Z), (((((first x) <= z_) /\ (z_ < (first (x + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z_)) - (p * T_arc))) /\ (((E - (m * z_)) - (p * T_arc)) < l)))))))) (Nd (Some ((0 + 1) = 1)) Lf Lf) Lf) (Nd (Some (z0 < (first (0 + 1)))) Lf Lf))) (Nd (Some (z < (first 1))) (Nd (Some (m = (g * mu))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (m <= (d (- z0)))) Lf Lf) Lf) (Nd (Some (exists (z : Z), (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (exists (T_arc : Z), ((0 <= ((0 - (m * z)) - (p * T_arc))) /\ (((0 - (m * z)) - (p * T_arc)) < l)))))) Lf Lf)) (Nd (Some (l < p)) (Nd (Some (0 < (- z))) Lf Lf) (Nd (Some ((d (- z0)) = 0)) Lf Lf)))) (Nd (Some (z <= (-1))) (Nd (Some (0 <= z)) (Nd (Some (1 <= g)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((d 0) < (d (- z0)))) Lf Lf) Lf) (Nd (Some ((c 0) <= (c (- z)))) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (0 <= 0)) (Nd (Some ((first (0 + 1)) = (first 1))) Lf Lf) Lf) (Nd (Some (z0 <= (-1))) Lf Lf))) (Nd (Some (1 <= (first (0 + 1)))) (Nd (Some (p = (g * q))) (Nd (Some (forall (x : Z) (z_ : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z_) /\ (z_ < (first (x + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z_)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z_ - z1)) - (p * T_arc))) /\ (((m * (z_ - z1)) - (p * T_arc)) < l))))))) (Nd (Some ((c 0) <= (c (- z0)))) Lf Lf) Lf) (Nd (Some ((first 0) <= z0)) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some ((d 0) < (d (- z)))) Lf Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((0 - (m * z0)) - (p * T_arc))) /\ (((0 - (m * z0)) - (p * T_arc)) < l)))) Lf Lf)))))
 [(Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (An (An (At 23) (At 24)) (At 25)))))))))))))))));
 (Im (At 20) (Im (At 21) (At 26)));
 (Im (At 26) (An (Or (An (At 27) (At 28)) (An (At 29) (At 30))) (At 31)));
 (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 32) (An (An (At 33) (At 34)) (At 35)))))))))))))))));
 (Im (No (At 22)) (Im (At 3) Fa));
 (Im (At 29) (Im (No (At 32)) Fa));
 (Im (No (At 21)) Fa);
 (Im (At 15) (Im (No (At 7)) (Im (At 27) (Im (At 28) Fa))));
 (Im (At 8) (Im (At 34) (Im (At 30) Fa)));
 (Im (At 36) (At 37));
 (Im (No (At 36)) Fa);
 (Im (At 2) (Im (No (At 6)) (Im (At 37) Fa)));
 (Im (At 15) (Im (At 1) (Im (No (At 5)) Fa)));
 (Im (At 8) (Im (At 24) (Im (At 4) Fa)));
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 20)]
 (An (Im (Or (An (At 1) (At 2)) (An (At 3) (At 4))) (An (At 5) (At 6))) (At 7))
 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 36 (Sp 26 (Sp 37 (Sp 31 (Sp 28 (Sp 27 (Sp 7 (Sp 3 (Sp 22 (Sp 23 (Sp 24 (Sp 4 (Cl 15) (Sp 1 (Sp 2 (Sp 5 (Sp 6 (Cl 1) (Cl 13)) (Cl 14)) (Cl 1)) (Cl 1))) (Cl 2)) (Cl 2)) (Cl 6)) (Sp 1 (Sp 2 (Sp 5 (Sp 6 (Cl 1) (Cl 13)) (Cl 14)) (Cl 1)) (Cl 1))) (Cl 9)) (Sp 29 (Sp 30 (Sp 32 (Sp 34 (Cl 10) (Cl 5)) (Cl 7)) (Cl 4)) (Cl 4))) (Sp 29 (Sp 30 (Sp 32 (Sp 34 (Cl 10) (Cl 5)) (Cl 7)) (Cl 4)) (Cl 4))) (Cl 4)) (Cl 11)) (Cl 3)) (Cl 12)) (Cl 8)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) _
  (d_weak e1 e2 g 0 (- z) l m mu p q c d first)
  (all2_at (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) 0 0)
  W2
  (d_weak e1 e2 g 0 (- z0) l m mu p q c d first)
  (thy_arcs_25 z)
  (thy_arcs_26 z0)
  (thy_arcs_27 )
  (thy_arcs_28 (first 0) (first (0 + 1)) z0)
  (thy_arcs_29 m (d (- z0)))
  (fun eq__0 => cg1 first (0 + 1) 1 eq__0)
  (thy_arcs_30 )
  (thy_arcs_31 z (first (0 + 1)) (first 1))
  (thy_arcs_32 (first 0) z)
  (thy_arcs_29 m (d (- z)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_33 : forall (x1 : Z), (~ (0 < x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 * (x2 - 0)) = (x3 + (x4 * x5))) -> (~ ((x1 * x2) = (x3 + (x4 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_35 : forall (x1 : Z), (~ (x1 <= 0)) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_arcs_36 : forall (x1 : Z), (0 < x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
(* There is an i, 1 <= i < k, with mi = l (mod p). *)
Lemma row_zero_target : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (exists (i : Z) (T : Z), (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T))))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_all1 (fun z => (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) -> (0 <= z)))) as [z2 W2].
destruct (wit_ex2 (fun z T => ((((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (0 < z)) /\ ((m * (z - 0)) = (l + (p * T)))))) as [z0 [T0 W4]].
refine (refute (Nd (Some (exists (i : Z) (T : Z), (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 0) <= 0)) (Nd (Some ((d (- z0)) = 0)) Lf Lf) Lf) (Nd (Some (z2 <= (-1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (forall (z : Z), (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) -> (0 <= z)))) (Nd (Some (z0 < (first 1))) Lf Lf) Lf) (Nd (Some (1 <= (first (0 + 1)))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 <= (-1))) (Nd (Some ((m * (z0 - 0)) = (l + (p * T0)))) Lf Lf) Lf) (Nd (Some (0 <= z2)) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((first 0) <= z2)) (Nd (Some ((0 + 1) = 1)) Lf Lf) Lf) (Nd (Some (z0 < (first (0 + 1)))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (0 < (first (0 + 1)))) (Nd (Some (0 < z0)) Lf Lf) Lf) (Nd (Some ((d (- z2)) = 0)) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (exists (z : Z) (T : Z), ((((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (0 < z)) /\ ((m * (z - 0)) = (l + (p * T)))))) (Nd (Some ((m * z0) = (l + (p * T0)))) Lf Lf) Lf) (Nd (Some ((first 0) <= z0)) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((d (- 0)) = 0)) (Nd (Some (1 <= z0)) Lf Lf) Lf) (Nd (Some (z2 < (first 1))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some (z2 < (first (0 + 1)))) (Nd (Some ((first (0 + 1)) = (first 1))) Lf Lf) Lf) (Nd (Some (z0 <= (-1))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (Or (An (At 16) (At 17)) (An (At 18) (At 19))) (Im (At 20) (At 21)))))))))))))))));
 (Im (Im (Or (An (At 22) (At 23)) (An (At 24) (At 25))) (At 26)) (At 20));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (Im (Or (An (At 22) (At 23)) (An (At 24) (At 25))) (An (At 26) (At 27))) (At 28)))))))))))))));
 (Im (At 21) (An (An (Or (An (At 29) (At 30)) (An (At 31) (At 32))) (At 33)) (At 34)));
 (Im (An (An (At 35) (At 36)) (At 37)) (At 1));
 (Im (No (At 17)) (Im (At 28) Fa));
 (Im (At 33) (Im (No (At 35)) Fa));
 (Im (At 34) (Im (No (At 37)) Fa));
 (Im (No (At 16)) (Im (At 9) Fa));
 (Im (No (At 15)) Fa);
 (Im (At 38) (At 39));
 (Im (No (At 38)) Fa);
 (Im (At 30) (Im (No (At 36)) (Im (At 39) Fa)));
 (Im (At 33) (Im (At 31) Fa));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 16 (Sp 15 (Sp 38 (Sp 28 (Sp 39 (Sp 17 (Sp 21 (Sp 33 (Sp 34 (Sp 35 (Sp 31 (Cl 15) (Sp 37 (Sp 36 (Cl 6) (Sp 29 (Sp 30 (Cl 14) (Cl 5)) (Cl 5))) (Cl 9))) (Cl 8)) (Cl 5)) (Cl 5)) (Sp 20 (Cl 2) (Sp 26 (Cl 3) (Sp 25 (Sp 24 (Cl 4) (Sp 22 (Sp 23 (Cl 4) (Cl 3)) (Cl 3))) (Sp 22 (Sp 23 (Cl 4) (Cl 3)) (Cl 3)))))) (Cl 7)) (Cl 12)) (Cl 4)) (Cl 13)) (Cl 11)) (Cl 10))) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) _
  (next_arc 0 e1 e2 g l m mu p q 0 c d first)
  W2
  (row_zero e1 e2 g l m mu p q z2 c d first)
  W4
  (ex2_at (fun i T => (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T))))) z0 T0)
  (thy_arcs_33 (first (0 + 1)))
  (thy_arcs_18 z0)
  (thy_arcs_34 m z0 l p T0)
  (thy_arcs_35 (first 0))
  (thy_arcs_27 )
  (fun eq__0 => cg1 first (0 + 1) 1 eq__0)
  (thy_arcs_30 )
  (thy_arcs_31 z0 (first (0 + 1)) (first 1))
  (thy_arcs_36 z0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * (x2 - 0)) = ((x1 * x2) + (x3 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_38 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (1 <= x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_39 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 * (x2 - 0)) = ((x1 * x2) + (x3 * 0))) -> (~ ((0 + 1) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_41 : forall (x1 : Z), (x1 = 0) -> (~ (x1 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_42 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x1 < x2) -> (x3 = x2) -> (~ (0 < x3)) -> False.
Proof. thy. Qed.
(* None of 1, ..., k - 1 is in B. *)
Lemma small_misses : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (z : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= z) ->
  (z < (first 1)) ->
  (~ (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))).
Proof.
intros e1 e2 g l m mu p q z c d first.
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some ((first 0) <= z)) (Nd (Some ((first 0) <= 0)) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf)) (Nd (Some (0 < z)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf))) (Nd (Some (z <= (-1))) (Nd (Some (0 <= (-1))) (Nd (Some ((first (0 + 1)) = (first 1))) Lf Lf) (Nd (Some (l < p)) Lf Lf)) (Nd (Some ((m * (z - 0)) = ((m * z) + (p * 0)))) (Nd (Some (m = (g * mu))) Lf Lf) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf)))) (Nd (Some (0 <= 0)) (Nd (Some (z < (first (0 + 1)))) (Nd (Some (0 < (first (0 + 1)))) (Nd (Some ((0 + 1) = 1)) Lf Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (z - 0)) - (p * T_arc))) /\ (((m * (z - 0)) - (p * T_arc)) < l)))) (Nd (Some (1 <= g)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf))) (Nd (Some ((d (- z)) = 0)) (Nd (Some ((d (- 0)) = 0)) (Nd (Some (z < (first 1))) Lf Lf) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf)) (Nd (Some (1 <= z)) (Nd (Some (p = (g * q))) Lf Lf) Lf))))
 [(Im (At 2) (Im (An (An (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (Or (An (At 8) (At 9)) (An (At 10) (At 11)))) (At 12)) (No (At 13))));
 (Im (At 1) (Im (At 14) (At 13)));
 (Im (No (At 12)) (Im (At 15) Fa));
 (Im (No (At 3)) Fa);
 (Im (No (At 14)) Fa);
 (Im (At 16) (Im (At 15) (Im (No (At 4)) Fa)));
 (Im (At 17) (At 18));
 (Im (At 14) (Im (No (At 17)) Fa));
 (Im (At 19) (Im (No (At 5)) (Im (At 18) Fa)));
 (Im (At 16) (Im (No (At 8)) Fa));
 (Im (At 15) (Im (At 19) (Im (At 18) (Im (No (At 9)) Fa))));
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24);
 (At 25);
 (At 26);
 (At 16);
 (At 27);
 (At 28);
 (At 29);
 (At 2);
 (At 30);
 (At 15);
 (At 19)]
 (No (At 1))
 (Sp 16 (Sp 2 (Sp 15 (Sp 19 (Sp 1 (Sp 12 (Sp 3 (Sp 14 (Sp 4 (Sp 17 (Sp 8 (Sp 13 (Sp 18 (Sp 5 (Sp 9 (Cl 2) (Cl 12)) (Cl 10)) (Cl 8)) (Cl 3)) (Cl 11)) (Cl 9)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 1)) (Cl 27)) (Cl 26)) (Cl 24)) (Cl 20)) _
  (all3_at (fun x z z1 => (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) 0 z 0)
  (arc_moves 0 l p (m * z) (m * (z - 0)))
  (thy_arcs_33 z)
  (thy_arcs_27 )
  (thy_arcs_37 m z p)
  (thy_arcs_38 (first 0) z)
  (fun eq__0 => cg1 first (0 + 1) 1 eq__0)
  (thy_arcs_39 m z p)
  (thy_arcs_40 z (first 1) (first (0 + 1)))
  (thy_arcs_41 (first 0))
  (thy_arcs_42 z (first 1) (first (0 + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_43 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (1 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * x2) = (((x1 * x2) - (x1 * x3)) + (x4 * 0)))) -> ((x1 * x3) = (x1 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * (x2 - x3)) = (((x1 * x2) - (x1 * x3)) + (x4 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_46 : forall (x1 : Z) (x2 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (~ ((x2 - x1) < x2)) -> False.
Proof. thy. Qed.
(* k is in B. *)
Lemma k_hits : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (exists (T_arc : Z), ((0 <= ((m * (first 1)) - (p * T_arc))) /\ (((m * (first 1)) - (p * T_arc)) < l))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_ex1 (fun z => (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (exists (T_arc : Z), ((0 <= (((m * (first 1)) - (m * z)) - (p * T_arc))) /\ ((((m * (first 1)) - (m * z)) - (p * T_arc)) < l)))))) as [z0 W2].
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (first 1)) - (p * T_arc))) /\ (((m * (first 1)) - (p * T_arc)) < l)))) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (exists (z : Z), (((((first 0) <= z) /\ (z < (first (0 + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = 0))) /\ (exists (T_arc : Z), ((0 <= (((m * (first 1)) - (m * z)) - (p * T_arc))) /\ ((((m * (first 1)) - (m * z)) - (p * T_arc)) < l)))))) (Nd (Some ((d (- z0)) = 0)) (Nd (Some (l < p)) Lf Lf) (Nd (Some (1 <= (first (0 + 1)))) Lf Lf)) (Nd (Some (m = (g * mu))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf) (Nd (Some ((m * ((first 1) - z0)) = (((m * (first 1)) - (m * z0)) + (p * 0)))) Lf Lf))) (Nd (Some (z0 < (first (0 + 1)))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) (Nd (Some (((first 1) - z0) < (first 1))) Lf Lf)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (0 <= z0)) Lf Lf) (Nd (Some (z0 = 0)) Lf Lf)))) (Nd (Some (0 <= 0)) (Nd (Some ((first 0) <= z0)) (Nd (Some (exists (T_arc : Z), ((0 <= (((m * (first 1)) - (m * z0)) - (p * T_arc))) /\ ((((m * (first 1)) - (m * z0)) - (p * T_arc)) < l)))) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (1 <= ((first 1) - z0))) Lf Lf)) (Nd (Some (p = (g * q))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf) (Nd (Some ((m * (first 1)) = (((m * (first 1)) - (m * z0)) + (p * 0)))) Lf Lf))) (Nd (Some (z0 <= (-1))) (Nd (Some (1 <= g)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((first 1) - z0)) - (p * T_arc))) /\ (((m * ((first 1) - z0)) - (p * T_arc)) < l)))) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (z0 < (first 1))) Lf Lf) (Nd (Some ((m * z0) = (m * 0))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (Or (An (At 5) (At 6)) (An (At 7) (At 8))) (At 9)));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 2) (An (Im (Or (An (At 5) (At 6)) (An (At 7) (At 8))) (An (At 22) (At 23))) (At 24)))))))))))))));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 2) (Im (At 25) (Im (At 26) (No (At 27)))))))))))))))));
 (Im (At 9) (Im (At 28) (At 27)));
 (Im (At 9) (Im (At 29) (At 1)));
 (Im (At 30) (At 31));
 (Im (At 23) (Im (No (At 25)) Fa));
 (Im (No (At 29)) (Im (At 31) Fa));
 (Im (No (At 3)) Fa);
 (Im (No (At 28)) Fa);
 (Im (No (At 30)) (Im (At 22) (Im (No (At 26)) Fa)));
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 20);
 (At 21);
 (At 2)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 28 (Sp 24 (Sp 4 (Sp 9 (Sp 27 (Sp 29 (Cl 7) (Sp 31 (Cl 10) (Sp 30 (Cl 8) (Sp 8 (Sp 7 (Sp 22 (Sp 23 (Sp 26 (Sp 25 (Cl 5) (Cl 9)) (Cl 13)) (Cl 4)) (Cl 4)) (Sp 5 (Sp 6 (Sp 22 (Sp 23 (Sp 26 (Sp 25 (Cl 5) (Cl 9)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3))) (Sp 5 (Sp 6 (Sp 22 (Sp 23 (Sp 26 (Sp 25 (Cl 5) (Cl 9)) (Cl 13)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3)))))) (Cl 6)) (Cl 3)) (Cl 2)) (Cl 4)) (Cl 12)) (Cl 11))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) _
  (all2_at (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) 0 (m * (first 1)))
  W2
  (row_zero e1 e2 g l m mu p q z0 c d first)
  (small_misses e1 e2 g l m mu p q ((first 1) - z0) c d first)
  (arc_moves 0 l p ((m * (first 1)) - (m * z0)) (m * ((first 1) - z0)))
  (arc_moves 0 l p ((m * (first 1)) - (m * z0)) (m * (first 1)))
  (eq_mul m z0 0)
  (thy_arcs_43 z0 (first 1))
  (thy_arcs_44 m (first 1) z0 p)
  (thy_arcs_27 )
  (thy_arcs_45 m (first 1) z0 p)
  (thy_arcs_46 z0 (first 1))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_47 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_48 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_49 : forall (x1 : Z), (~ (x1 = (0 + (x1 * 1)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_50 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_51 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 < x2) -> (~ (2 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 * x3)) -> (1 <= x4) -> (x4 < x1) -> (0 <= (x2 * (- x3))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_53 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x1 < x2) -> (~ (x3 < x2)) -> (~ (2 <= x3)) -> False.
Proof. thy. Qed.
(* 2 <= k <= q. *)
Lemma k_at_most : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (((2 <= (first 1)) /\ ((first 1) <= q)) /\ (2 <= q)).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_ex2 (fun i T => (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) as [i1 [T1 W1]].
refine (refute (Nd (Some (2 <= (first 1))) (Nd (Some ((first 1) <= q)) (Nd (Some (1 <= m)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf) (Nd (Some (1 <= q)) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((m * i1) = (l + (p * T1)))) Lf Lf) (Nd (Some (0 <= (g * (- q)))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (1 <= i1)) Lf Lf) (Nd (Some (0 <= g)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (q = (0 + (q * 1)))) Lf Lf) Lf))) (Nd (Some (2 <= q)) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (exists (i : Z) (T : Z), (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) Lf Lf) (Nd (Some (q < (first 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * 0) - (p * T_arc))) /\ (((m * 0) - (p * T_arc)) < l)))) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (i1 < (first 1))) Lf Lf) (Nd (Some (0 <= (- q))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * q) - (p * T_arc))) /\ (((m * q) - (p * T_arc)) < l)))) Lf Lf) Lf))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 17))))))))))))));
 (Im (At 17) (An (An (At 18) (At 19)) (At 20)));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (At 21))))))));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 21) (Im (At 22) (At 23))))))))));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 24) (Im (At 25) (No (At 23)))))))))))))))));
 (Im (At 26) (Im (At 27) (At 28)));
 (Im (No (At 24)) (Im (No (At 27)) Fa));
 (Im (No (At 25)) (Im (No (At 2)) Fa));
 (Im (No (At 22)) Fa);
 (Im (No (At 26)) (Im (At 5) Fa));
 (Im (At 18) (Im (At 19) (Im (No (At 1)) Fa)));
 (Im (At 7) (Im (At 9) (Im (At 10) (Im (At 28) Fa))));
 (Im (At 18) (Im (At 19) (Im (No (At 25)) (Im (No (At 3)) Fa))));
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 22 (Sp 26 (Sp 28 (Cl 13) (Sp 17 (Sp 21 (Sp 23 (Sp 27 (Cl 7) (Sp 18 (Sp 19 (Sp 24 (Sp 1 (Sp 25 (Cl 6) (Sp 2 (Sp 3 (Cl 1) (Cl 14)) (Cl 9))) (Cl 12)) (Cl 8)) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 4)) (Cl 2))) (Cl 11)) (Cl 10)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (row_zero_target e1 e2 g l m mu p q c d first)
  W1
  (zero_hits e1 e2 g l m mu p q)
  (hits_periodic 1 e1 e2 g l m mu p q q 0)
  (small_misses e1 e2 g l m mu p q q c d first)
  (product_nonneg g (- q))
  (thy_arcs_47 q)
  (thy_arcs_48 q (first 1))
  (thy_arcs_49 q)
  (thy_arcs_50 g)
  (thy_arcs_51 i1 (first 1))
  (thy_arcs_52 p g q l)
  (thy_arcs_53 i1 (first 1) q)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_54 : forall (x1 : Z), (x1 <= (-1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * ((x2 + x3) - x2)) = ((x1 * x3) + (x4 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * (x2 - x3)) = (((x1 * x2) - (x1 * x3)) + (x4 * 0))) -> (~ ((0 + 1) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_57 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (x2 < (x2 + x3))) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_arcs_58 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (x2 <= (x2 + x3))) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_arcs_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (~ ((x3 - x2) < x4)) -> (~ (x3 = (x1 + x4))) -> (~ ((x1 + x4) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_60 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 < x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
(* Every row that is none of the d_j, j >= 1, holds k indices. *)
Lemma plain_row : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (0 <= x) ->
  (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) ->
  ((first (x + 1)) = ((first x) + (first 1))).
Proof.
intros e1 e2 g l m mu p q x c d first.
destruct (some_of (0 : Z)) as [z _].
destruct (wit_ex1 (fun z => (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= (((m * (first (x + 1))) - (m * z)) - (p * T_arc))) /\ ((((m * (first (x + 1))) - (m * z)) - (p * T_arc)) < l)))))) as [z0 W3].
refine (refute (Nd (Some ((first (x + 1)) = ((first x) + (first 1)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (z < (first (0 + 1)))) (Nd (Some (((first (x + 1)) - z0) < (first 1))) Lf Lf) (Nd (Some ((first (0 + 1)) = (first 1))) Lf Lf)) (Nd (Some ((first x) <= z0)) (Nd (Some ((first x) < (first (x + 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (z < (first 1))) (Nd (Some (((first x) + (first 1)) < (first (x + 1)))) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= (((m * (first (x + 1))) - (m * z0)) - (p * T_arc))) /\ ((((m * (first (x + 1))) - (m * z0)) - (p * T_arc)) < l)))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (((first x) + (first 1)) - (first x))) - (p * T_arc))) /\ (((m * (((first x) + (first 1)) - (first x))) - (p * T_arc)) < l)))) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((d (- z)) = 0)) (Nd (Some ((m * ((first (x + 1)) - z0)) = (((m * (first (x + 1))) - (m * z0)) + (p * 0)))) Lf Lf) Lf) (Nd (Some (z0 <= (-1))) (Nd (Some ((d (- (first x))) = x)) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (0 <= x)) (Nd (Some ((d (- ((first x) + (first 1)))) = x)) Lf Lf) Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) (Nd (Some ((m * (((first x) + (first 1)) - (first x))) = ((m * (first 1)) + (p * 0)))) Lf Lf) Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (z <= (-1))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((first (x + 1)) - z0)) - (p * T_arc))) /\ (((m * ((first (x + 1)) - z0)) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (z0 < (first (x + 1)))) (Nd (Some ((first x) <= (-1))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 <= (first (0 + 1)))) (Nd (Some (((first x) + (first 1)) <= (-1))) Lf Lf) Lf) (Nd (Some (1 <= (- z0))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (first 1)) - (p * T_arc))) /\ (((m * (first 1)) - (p * T_arc)) < l)))) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= z)) (Nd (Some ((first x) <= ((first x) + (first 1)))) Lf Lf) Lf) (Nd (Some ((d (- z0)) = x)) (Nd (Some ((first x) < ((first x) + (first 1)))) Lf Lf) Lf)) (Nd (Some ((first 0) <= z)) (Nd (Some (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= (((m * (first (x + 1))) - (m * z)) - (p * T_arc))) /\ ((((m * (first (x + 1))) - (m * z)) - (p * T_arc)) < l)))))) (Nd (Some ((first x) <= (first x))) Lf Lf) Lf) (Nd (Some (1 <= ((first (x + 1)) - z0))) (Nd (Some ((0 + 1) = 1)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (Im (Or (An (At 15) (At 16)) (An (At 17) (At 18))) (An (At 19) (At 20))) (At 21)))))))))))))));
 (Im (At 14) (Im (At 22) (At 23)));
 (Im (At 23) (An (Or (An (At 24) (At 25)) (An (At 26) (At 27))) (At 28)));
 (Im (An (At 29) (At 27)) (At 30));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 31) (Im (At 32) (No (At 33)))))))))))))))));
 (Im (At 28) (Im (At 34) (At 33)));
 (Im (At 13) (Im (An (An (An (At 22) (Or (An (At 35) (At 36)) (An (At 37) (At 38)))) (Or (An (At 39) (At 40)) (An (At 41) (At 42)))) (At 43)) (No (At 44))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 45))))))))))))));
 (Im (At 45) (Im (At 46) (At 44)));
 (Im (At 25) (Im (No (At 31)) Fa));
 (Im (At 26) (Im (No (At 29)) Fa));
 (Im (No (At 34)) Fa);
 (Im (No (At 46)) Fa);
 (Im (At 47) (At 48));
 (Im (At 34) (Im (No (At 47)) Fa));
 (Im (At 21) (Im (No (At 43)) (Im (At 48) Fa)));
 (Im (At 21) (Im (No (At 35)) (Im (At 48) Fa)));
 (Im (At 24) (Im (No (At 32)) (Im (No (At 1)) (Im (No (At 36)) Fa))));
 (Im (No (At 39)) Fa);
 (Im (At 24) (Im (At 25) (Im (No (At 40)) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 22);
 (No (At 30))]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 22 (Sp 30 (Cl 36) (Sp 1 (Cl 1) (Sp 34 (Sp 46 (Sp 47 (Sp 39 (Sp 21 (Sp 45 (Sp 23 (Sp 44 (Sp 48 (Sp 43 (Sp 35 (Sp 28 (Sp 33 (Sp 29 (Sp 27 (Cl 5) (Sp 24 (Sp 25 (Sp 40 (Sp 31 (Sp 36 (Cl 8) (Sp 32 (Cl 6) (Cl 19))) (Cl 11)) (Cl 21)) (Cl 4)) (Cl 4))) (Sp 26 (Cl 12) (Sp 24 (Sp 25 (Sp 40 (Sp 31 (Sp 36 (Cl 8) (Sp 32 (Cl 6) (Cl 19))) (Cl 11)) (Cl 21)) (Cl 4)) (Cl 4)))) (Cl 7)) (Cl 4)) (Cl 18)) (Cl 17)) (Cl 15)) (Cl 10)) (Cl 3)) (Cl 9)) (Cl 2)) (Cl 20)) (Cl 16)) (Cl 14)) (Cl 13)))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) _
  (row_zero e1 e2 g l m mu p q z c d first)
  (all2_at (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) x (m * (first (x + 1))))
  W3
  (ex1_at (fun j_d => ((1 <= j_d) /\ ((d j_d) = x))) (- z0))
  (small_misses e1 e2 g l m mu p q ((first (x + 1)) - z0) c d first)
  (arc_moves 0 l p ((m * (first (x + 1))) - (m * z0)) (m * ((first (x + 1)) - z0)))
  (all3_at (fun x z z1 => (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) x ((first x) + (first 1)) (first x))
  (k_hits e1 e2 g l m mu p q c d first)
  (arc_moves 0 l p (m * (first 1)) (m * (((first x) + (first 1)) - (first x))))
  (thy_arcs_43 z0 (first (x + 1)))
  (thy_arcs_54 z0)
  (thy_arcs_45 m (first (x + 1)) z0 p)
  (thy_arcs_55 m (first x) (first 1) p)
  (fun eq__0 => cg1 first (0 + 1) 1 eq__0)
  (thy_arcs_56 m (first (x + 1)) z0 p)
  (thy_arcs_57 (first (0 + 1)) (first x) (first 1))
  (thy_arcs_58 (first (0 + 1)) (first x) (first 1))
  (thy_arcs_59 (first x) z0 (first (x + 1)) (first 1))
  (thy_arcs_60 (first x))
  (thy_arcs_61 (first x) z0 (first (x + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_62 : forall (x1 : Z), (x1 <= (-1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_63 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_64 : forall (x1 : Z) (x2 : Z), (~ (x1 = (- x2))) -> (~ (x2 < (- x1))) -> (~ ((- x1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_65 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_66 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (x2 <= x3) -> (~ (0 <= x3)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_67 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_68 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
(* The only negative signed index of row d_j, j >= 1, is -j. *)
Lemma d_row : forall (e1 : Z) (e2 : Z) (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (z : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  ((((first (d j)) <= z) /\ (z < (first ((d j) + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = (d j)))) ->
  ((((0 <= z) /\ ((first (d j)) <= z)) /\ (z < (first ((d j) + 1)))) \/ (z = (- j))).
Proof.
intros e1 e2 g j l m mu p q z c d first.
refine (refute (Nd (Some (0 <= z)) (Nd (Some ((first (d j)) <= z)) (Nd (Some (z = (- j))) (Nd (Some (p = (g * q))) (Nd (Some (forall (x : Z) (z_ : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z_) /\ (z_ < (first (x + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z_)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z_ - z1)) - (p * T_arc))) /\ (((m * (z_ - z1)) - (p * T_arc)) < l))))))) (Nd (Some (0 <= (d j))) Lf Lf) Lf) (Nd (Some ((- z) < j)) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some ((d j) < (d (- z)))) (Nd (Some ((d (- z)) = (d j))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (0 <= j)) (Nd (Some (1 <= j)) Lf Lf) Lf) (Nd (Some (m <= (d j))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c j) <= (c (- z)))) Lf Lf) (Nd (Some ((d 0) < (d j))) Lf Lf)))) (Nd (Some (z < (first ((d j) + 1)))) (Nd (Some (1 <= m)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z_ : Z), (((((first x) <= z_) /\ (z_ < (first (x + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z_)) - (p * T_arc))) /\ (((E - (m * z_)) - (p * T_arc)) < l)))))))) (Nd (Some ((first 0) <= (first (d j)))) Lf Lf) Lf) (Nd (Some ((d (- z)) < (d j))) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (m <= (d (- z)))) Lf Lf) (Nd (Some (0 < j)) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (j < (- z))) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some ((c (- z)) <= (c j))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (- z))) Lf Lf) (Nd (Some ((c 0) <= (c j))) Lf Lf)))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (An (An (At 20) (At 21)) (At 22)))))))))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 23) (Im (At 24) (An (An (At 25) (At 26)) (At 27)))))))))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 28) (Im (At 29) (An (An (At 30) (At 26)) (At 31)))))))))))))))));
 (Im (At 13) (Im (At 28) (Im (At 32) (At 33))));
 (Im (No (At 29)) (Im (At 34) Fa));
 (Im (At 35) (Im (At 1) Fa));
 (Im (No (At 28)) Fa);
 (Im (No (At 18)) (Im (At 34) Fa));
 (Im (No (At 23)) (Im (No (At 1)) Fa));
 (Im (No (At 4)) (Im (No (At 19)) (Im (No (At 24)) Fa)));
 (Im (At 5) (Im (At 26) (Im (No (At 32)) Fa)));
 (Im (At 12) (Im (At 2) (Im (No (At 1)) (Im (At 33) Fa))));
 (Im (At 25) (Im (At 36) Fa));
 (Im (At 36) (Im (At 20) Fa));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 34);
 (Or (An (At 2) (At 3)) (An (At 35) (At 36)))]
 (Or (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 34 (Sp 4 (Cl 1) (Sp 29 (Sp 28 (Sp 18 (Sp 30 (Sp 26 (Sp 32 (Sp 33 (Sp 36 (Sp 25 (Cl 14) (Sp 20 (Cl 15) (Sp 19 (Cl 2) (Sp 24 (Sp 23 (Cl 3) (Sp 1 (Sp 35 (Cl 7) (Sp 2 (Sp 3 (Cl 1) (Cl 30)) (Cl 30))) (Cl 10))) (Cl 11))))) (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Cl 13)) (Cl 30)) (Cl 30))) (Cl 5)) (Cl 12)) (Cl 4)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 6))) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) _
  (d_weak e1 e2 g j (- z) l m mu p q c d first)
  (d_weak e1 e2 g (- z) j l m mu p q c d first)
  (d_weak e1 e2 g 0 j l m mu p q c d first)
  (first_weak 0 (d j) first)
  (thy_arcs_33 j)
  (thy_arcs_62 z)
  (thy_arcs_27 )
  (thy_arcs_50 j)
  (thy_arcs_63 z)
  (thy_arcs_64 z j)
  (thy_arcs_65 m (d j))
  (thy_arcs_66 (first 0) (first (d j)) z)
  (thy_arcs_67 (d (- z)) (d j))
  (thy_arcs_68 (d (- z)) (d j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_69 : forall (x1 : Z), (0 < x1) -> (~ ((- x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_70 : forall (x1 : Z) (x2 : Z), (~ (x1 <= (x1 + x2))) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_arcs_71 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + x2) < x3)) -> (x2 < (x3 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (((x1 + x2) - (- x3)) = ((x4 + x2) + (x5 * x6)))) -> ((x1 + x3) = (x4 + (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_73 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (1 <= x2) -> (0 <= x3) -> (x1 <= x4) -> (~ ((- x2) < (x4 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_75 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_76 : forall (x1 : Z), (~ (x1 = (- (- x1)))) -> False.
Proof. thy. Qed.
(* If the run of row d_j, counted from -j, begins with beta modulo q, then beta + t is not in B, t = 0, 1, ... in the run. *)
Lemma d_misses : forall (Z_ : Z) (beta : Z) (e1 : Z) (e2 : Z) (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (t : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  (((first (d j)) + j) = (beta + (q * Z_))) ->
  (0 <= t) ->
  (t < ((first ((d j) + 1)) - (first (d j)))) ->
  (~ (exists (T_arc : Z), ((0 <= ((m * (beta + t)) - (p * T_arc))) /\ (((m * (beta + t)) - (p * T_arc)) < l)))).
Proof.
intros Z_ beta e1 e2 g j l m mu p q t c d first.
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (beta + t)) - (p * T_arc))) /\ (((m * (beta + t)) - (p * T_arc)) < l)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (0 < j)) (Nd (Some ((((first (d j)) + t) - (- j)) = ((beta + t) + (q * Z_)))) Lf Lf) Lf) (Nd (Some (((first (d j)) + t) <= (-1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (d j))) (Nd (Some (((first (d j)) + j) = (beta + (q * Z_)))) Lf Lf) Lf) (Nd (Some ((- j) <= (-1))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (m <= (d j))) (Nd (Some (0 <= t)) Lf Lf) Lf) (Nd (Some ((first (d j)) <= (- j))) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((first (d j)) <= ((first (d j)) + t))) (Nd (Some ((d j) = (d (- (- j))))) Lf Lf) Lf) (Nd (Some ((- j) < ((first (d j)) + t))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some ((d 0) < (d j))) (Nd (Some (1 <= j)) Lf Lf) Lf) (Nd (Some ((d (- ((first (d j)) + t))) = (d j))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some ((first 0) <= (first (d j)))) (Nd (Some (j = (- (- j)))) Lf Lf) Lf) (Nd (Some ((d (- (- j))) = (d j))) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c 0) <= (c j))) (Nd (Some (t < ((first ((d j) + 1)) - (first (d j))))) Lf Lf) Lf) (Nd (Some ((- j) < (first ((d j) + 1)))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some (((first (d j)) + t) < (first ((d j) + 1)))) Lf Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (((first (d j)) + t) - (- j))) - (p * T_arc))) /\ (((m * (((first (d j)) + t) - (- j))) - (p * T_arc)) < l)))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19)))))))))))))))));
 (Im (At 10) (Im (At 15) (Im (At 20) (At 21))));
 (Im (At 13) (Im (An (An (An (At 20) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))) (Or (An (At 26) (At 27)) (An (At 28) (At 29)))) (At 30)) (No (At 31))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 1) (Im (At 32) (At 31))))))))));
 (Im (At 16) (Im (No (At 28)) Fa));
 (Im (No (At 16)) (Im (At 33) Fa));
 (Im (No (At 22)) (Im (At 34) Fa));
 (Im (No (At 23)) (Im (At 35) Fa));
 (Im (No (At 32)) (Im (At 36) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 20)) (Im (At 2) (Im (At 18) Fa)));
 (Im (At 9) (Im (At 33) (Im (At 34) (Im (At 21) (Im (No (At 30)) Fa)))));
 (Im (At 37) (At 38));
 (Im (No (At 29)) (Im (At 38) Fa));
 (Im (No (At 37)) Fa);
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 33);
 (At 36);
 (At 34);
 (At 35)]
 (No (At 1))
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 33 (Sp 36 (Sp 34 (Sp 35 (Sp 1 (Sp 16 (Sp 22 (Sp 23 (Sp 32 (Sp 15 (Sp 37 (Sp 17 (Sp 18 (Sp 31 (Sp 28 (Sp 38 (Sp 20 (Sp 29 (Sp 21 (Sp 30 (Cl 4) (Cl 13)) (Cl 3)) (Cl 15)) (Cl 12)) (Cl 14)) (Cl 6)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 16)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 1)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) _
  (d_weak e1 e2 g 0 j l m mu p q c d first)
  (first_weak 0 (d j) first)
  (all3_at (fun x z z1 => (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) (d j) ((first (d j)) + t) (- j))
  (hits_periodic Z_ e1 e2 g l m mu p q (((first (d j)) + t) - (- j)) (beta + t))
  (thy_arcs_69 j)
  (thy_arcs_33 j)
  (thy_arcs_70 (first (d j)) t)
  (thy_arcs_71 (first (d j)) t (first ((d j) + 1)))
  (thy_arcs_72 (first (d j)) t j beta q Z_)
  (thy_arcs_27 )
  (thy_arcs_73 (d j) m)
  (thy_arcs_74 (first 0) j t (first (d j)))
  (fun eq__0 => cg1 d j (- (- j)) eq__0)
  (thy_arcs_75 (d (- (- j))) (d j))
  (thy_arcs_76 j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_77 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_78 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ ((x1 - x3) < (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * x2) = (((x1 * (x2 - x3)) - (x1 * x4)) + (x5 * 0)))) -> ((x1 * x4) = (x1 * (- x3))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (((x1 - x2) - (x3 - x4)) = (((x1 - x5) - x3) + (x6 * x7)))) -> ((x4 + x5) = (x2 + (x6 * x7))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((x2 - x3) - x4)) = (((x1 * (x2 - x3)) - (x1 * x4)) + (x5 * 0)))) -> False.
Proof. thy. Qed.
(* For every z: z is in B, or z - beta - t is for some t = 0, 1, ... in the run of row d_j. *)
Lemma d_covers : forall (Z_ : Z) (beta : Z) (e1 : Z) (e2 : Z) (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (z : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  (((first (d j)) + j) = (beta + (q * Z_))) ->
  ((exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l))) \/ (exists (t : Z), (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * ((z - beta) - t)) - (p * T_arc))) /\ (((m * ((z - beta) - t)) - (p * T_arc)) < l)))))).
Proof.
intros Z_ beta e1 e2 g j l m mu p q z c d first.
destruct (wit_ex1 (fun z_ => (((((first (d j)) <= z_) /\ (z_ < (first ((d j) + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = (d j)))) /\ (exists (T_arc : Z), ((0 <= (((m * (z - j)) - (m * z_)) - (p * T_arc))) /\ ((((m * (z - j)) - (m * z_)) - (p * T_arc)) < l)))))) as [z0 W2].
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) (Nd (Some (exists (t : Z), (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * ((z - beta) - t)) - (p * T_arc))) /\ (((m * ((z - beta) - t)) - (p * T_arc)) < l)))))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (0 <= 0)) (Nd (Some ((z0 - (first (d j))) < ((first ((d j) + 1)) - (first (d j))))) Lf Lf) Lf) (Nd (Some (z0 < (first ((d j) + 1)))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c 0) <= (c j))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((z - j) - z0)) - (p * T_arc))) /\ (((m * ((z - j) - z0)) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (1 <= j)) Lf Lf))) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some ((d 0) < (d j))) (Nd (Some ((m * z) = (((m * (z - j)) - (m * z0)) + (p * 0)))) Lf Lf) Lf) (Nd (Some ((d (- z0)) = (d j))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (exists (z_ : Z), (((((first (d j)) <= z_) /\ (z_ < (first ((d j) + 1)))) \/ ((z_ <= (-1)) /\ ((d (- z_)) = (d j)))) /\ (exists (T_arc : Z), ((0 <= (((m * (z - j)) - (m * z_)) - (p * T_arc))) /\ ((((m * (z - j)) - (m * z_)) - (p * T_arc)) < l)))))) (Nd (Some ((m * z0) = (m * (- j)))) Lf Lf) Lf) (Nd (Some (z0 = (- j))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (0 < j)) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((z - beta) - (z0 - (first (d j))))) - (p * T_arc))) /\ (((m * ((z - beta) - (z0 - (first (d j))))) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (z0 <= (-1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (d j))) (Nd (Some (((z - beta) - (z0 - (first (d j)))) = (((z - j) - z0) + (q * Z_)))) Lf Lf) Lf) (Nd (Some (0 <= z0)) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (m <= (d j))) (Nd (Some ((m * ((z - j) - z0)) = (((m * (z - j)) - (m * z0)) + (p * 0)))) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= (((m * (z - j)) - (m * z0)) - (p * T_arc))) /\ ((((m * (z - j)) - (m * z0)) - (p * T_arc)) < l)))) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((first (d j)) <= z0)) (Nd (Some (((first (d j)) + j) = (beta + (q * Z_)))) Lf Lf) Lf) (Nd (Some (0 <= (z0 - (first (d j))))) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (An (An (At 18) (At 19)) (At 20)))))))))))))))));
 (Im (At 15) (Im (At 21) (At 22)));
 (Im (At 22) (An (Or (An (At 23) (At 24)) (An (At 25) (At 26))) (At 27)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 28) (Im (Or (An (At 23) (At 24)) (An (At 25) (At 26))) (Or (An (An (At 29) (At 23)) (At 24)) (At 30)))))))))))))))));
 (Im (An (An (At 31) (At 32)) (At 33)) (At 2));
 (Im (At 27) (Im (At 34) (At 1)));
 (Im (At 27) (Im (At 35) (At 36)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 36) (Im (At 37) (At 33))))))))));
 (Im (At 30) (At 38));
 (Im (No (At 17)) (Im (At 28) Fa));
 (Im (At 23) (Im (No (At 31)) Fa));
 (Im (At 24) (Im (No (At 32)) Fa));
 (Im (No (At 34)) (Im (At 38) Fa));
 (Im (No (At 37)) (Im (At 39) Fa));
 (Im (No (At 16)) Fa);
 (Im (No (At 21)) (Im (At 3) (Im (At 19) Fa)));
 (Im (No (At 35)) Fa);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 28);
 (At 39)]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 28 (Sp 39 (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 17 (Sp 37 (Sp 16 (Sp 35 (Sp 18 (Sp 19 (Sp 21 (Sp 22 (Sp 27 (Sp 34 (Cl 7) (Sp 36 (Sp 38 (Cl 14) (Sp 33 (Sp 30 (Cl 10) (Sp 32 (Sp 31 (Cl 6) (Sp 23 (Cl 12) (Sp 25 (Sp 26 (Cl 5) (Cl 4)) (Cl 4)))) (Sp 24 (Cl 13) (Sp 25 (Sp 26 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 9))) (Cl 8))) (Cl 4)) (Cl 3)) (Cl 17)) (Cl 2)) (Cl 2)) (Cl 18)) (Cl 16)) (Cl 15)) (Cl 11)))) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) _
  (d_weak e1 e2 g 0 j l m mu p q c d first)
  (all2_at (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) (d j) (m * (z - j)))
  W2
  (d_row e1 e2 g j l m mu p q z0 c d first)
  (ex1_at (fun t => (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * ((z - beta) - t)) - (p * T_arc))) /\ (((m * ((z - beta) - t)) - (p * T_arc)) < l))))) (z0 - (first (d j))))
  (arc_moves 0 l p ((m * (z - j)) - (m * z0)) (m * z))
  (arc_moves 0 l p ((m * (z - j)) - (m * z0)) (m * ((z - j) - z0)))
  (hits_periodic Z_ e1 e2 g l m mu p q ((z - beta) - (z0 - (first (d j)))) ((z - j) - z0))
  (eq_mul m z0 (- j))
  (thy_arcs_33 j)
  (thy_arcs_77 (first (d j)) z0)
  (thy_arcs_78 z0 (first ((d j) + 1)) (first (d j)))
  (thy_arcs_79 m z j z0 p)
  (thy_arcs_80 z beta z0 (first (d j)) j q Z_)
  (thy_arcs_27 )
  (thy_arcs_73 (d j) m)
  (thy_arcs_81 m z j z0 p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_82 : forall (x1 : Z), (~ (0 <= (- x1))) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- x1) < (x2 - x3)) -> (~ (1 <= (x1 + (x2 - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * (x2 + (- x2))) = ((x1 * 0) + (x3 * 0))) -> (~ ((x1 * ((x4 - x5) - x6)) = ((x1 * (((x2 + (x4 - x5)) - x2) - x6)) + (x3 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_85 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (x2 - x3)) -> (~ (1 <= ((x2 - x3) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_86 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * (x2 + (- x2))) = ((x1 * 0) + (x3 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_87 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * (x2 + (x3 - x2))) = ((x1 * x3) + (x4 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((- x1) < (x2 - x3))) -> (1 <= x4) -> (x4 < (x1 + (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_89 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 - x2))) -> (x3 < x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_arcs_90 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 <= x1) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = ((x2 + x3) - x4))) -> (~ ((x3 - x4) < (x1 - x2))) -> (~ ((x4 + (x1 - x2)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (- x1))) -> (~ ((x2 - x1) < (x3 - x4))) -> (0 <= x5) -> (~ (((x3 - x4) - x5) < x2)) -> False.
Proof. thy. Qed.
(* If moreover the run reaches i modulo q, where 1 <= i < k, then 1 <= beta < k and row d_j holds k - beta indices. *)
Lemma beta_size : forall (Z_ : Z) (beta : Z) (e1 : Z) (e2 : Z) (g : Z) (i : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  (((first (d j)) + j) = (beta + (q * Z_))) ->
  (1 <= i) ->
  (i < (first 1)) ->
  (beta <= i) ->
  (i < (beta + ((first ((d j) + 1)) - (first (d j))))) ->
  ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) /\ (((first (d j)) + j) = (beta + (q * Z_)))).
Proof.
intros Z_ beta e1 e2 g i j l m mu p q c d first.
destruct (wit_ex1 (fun t => (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - t)) - (p * T_arc))) /\ (((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - t)) - (p * T_arc)) < l)))))) as [n0 W8].
refine (refute (Nd (Some (1 <= beta)) (Nd (Some (beta < (first 1))) (Nd (Some (((first (d j)) + j) = (beta + (q * Z_)))) (Nd (Some (p = (g * q))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((beta + ((first ((d j) + 1)) - (first (d j)))) < (first 1))) Lf Lf) Lf) (Nd (Some ((m * (beta + (- beta))) = ((m * 0) + (p * 0)))) (Nd (Some (1 <= i)) Lf Lf) Lf)) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * 0) - (p * T_arc))) /\ (((m * 0) - (p * T_arc)) < l)))) (Nd (Some (1 <= j)) (Nd (Some (1 <= (((first ((d j) + 1)) - (first (d j))) - n0))) Lf Lf) Lf) (Nd (Some ((m * (beta + ((first 1) - beta))) = ((m * (first 1)) + (p * 0)))) Lf Lf))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (n0 < ((first ((d j) + 1)) - (first (d j))))) Lf Lf) Lf) (Nd (Some (((first 1) - beta) < ((first ((d j) + 1)) - (first (d j))))) (Nd (Some (i < (first 1))) Lf Lf) Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((- beta) < ((first ((d j) + 1)) - (first (d j))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (((first ((d j) + 1)) - (first (d j))) - n0)) - (p * T_arc))) /\ (((m * (((first ((d j) + 1)) - (first (d j))) - n0)) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (exists (t : Z), (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - t)) - (p * T_arc))) /\ (((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - t)) - (p * T_arc)) < l)))))) Lf Lf)))) (Nd (Some ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) (Nd (Some (1 <= m)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (0 <= n0)) Lf Lf) Lf) (Nd (Some (0 <= ((first 1) - beta))) (Nd (Some (i < (beta + ((first ((d j) + 1)) - (first (d j)))))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= (- beta))) (Nd (Some ((((first ((d j) + 1)) - (first (d j))) - n0) < (first 1))) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (beta + ((first ((d j) + 1)) - (first (d j))))) - (p * T_arc))) /\ (((m * (beta + ((first ((d j) + 1)) - (first (d j))))) - (p * T_arc)) < l)))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (first 1)) - (p * T_arc))) /\ (((m * (first 1)) - (p * T_arc)) < l)))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - n0)) - (p * T_arc))) /\ (((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - n0)) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (beta + ((first 1) - beta))) - (p * T_arc))) /\ (((m * (beta + ((first 1) - beta))) - (p * T_arc)) < l)))) (Nd (Some (beta <= i)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (beta + (- beta))) - (p * T_arc))) /\ (((m * (beta + (- beta))) - (p * T_arc)) < l)))) (Nd (Some ((m * (((first ((d j) + 1)) - (first (d j))) - n0)) = ((m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - n0)) + (p * 0)))) Lf Lf) Lf) (Nd (Some (1 <= (beta + ((first ((d j) + 1)) - (first (d j)))))) Lf Lf)))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (At 12))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (At 19))))))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 20) (Im (At 4) (Im (At 21) (Im (At 22) (No (At 23)))))))))))))))))));
 (Im (At 12) (Im (At 24) (At 23)));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 20) (Im (At 4) (Im (At 25) (Im (At 26) (No (At 27)))))))))))))))))));
 (Im (At 19) (Im (At 28) (At 27)));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 20) (Im (At 4) (Or (At 29) (At 30)))))))))))))))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 31) (Im (At 32) (No (At 29)))))))))))))))));
 (Im (At 30) (An (An (At 33) (At 34)) (At 35)));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 36) (Im (At 37) (No (At 38)))))))))))))))));
 (Im (At 35) (Im (At 39) (At 38)));
 (Im (No (At 21)) (Im (No (At 1)) Fa));
 (Im (At 22) (Im (No (At 31)) Fa));
 (Im (At 24) (Im (No (At 39)) Fa));
 (Im (At 34) (Im (No (At 36)) Fa));
 (Im (No (At 24)) Fa);
 (Im (No (At 28)) Fa);
 (Im (No (At 22)) (Im (At 40) (Im (At 41) Fa)));
 (Im (No (At 25)) (Im (At 42) (Im (At 43) Fa)));
 (Im (At 42) (Im (At 43) (Im (No (At 2)) Fa)));
 (Im (No (At 3)) (Im (No (At 26)) (Im (No (At 32)) Fa)));
 (Im (No (At 21)) (Im (No (At 26)) (Im (At 33) (Im (No (At 37)) Fa))));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 20);
 (At 4);
 (At 40);
 (At 42);
 (At 43);
 (At 41)]
 (An (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 20 (Sp 4 (Sp 40 (Sp 42 (Sp 43 (Sp 41 (Sp 24 (Sp 28 (Sp 22 (Sp 25 (Sp 2 (Sp 12 (Sp 19 (Sp 23 (Sp 39 (Sp 27 (Sp 31 (Sp 21 (Cl 4) (Sp 26 (Cl 6) (Sp 1 (Sp 3 (Cl 1) (Sp 32 (Sp 29 (Cl 9) (Sp 30 (Sp 33 (Sp 34 (Sp 35 (Sp 37 (Sp 36 (Sp 38 (Cl 11) (Cl 12)) (Cl 16)) (Cl 23)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 8))) (Cl 22))) (Cl 13)))) (Cl 14)) (Cl 7)) (Cl 15)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) _
  (zero_hits e1 e2 g l m mu p q)
  (k_hits e1 e2 g l m mu p q c d first)
  (d_misses Z_ beta e1 e2 g j l m mu p q (- beta) c d first)
  (arc_moves 0 l p (m * 0) (m * (beta + (- beta))))
  (d_misses Z_ beta e1 e2 g j l m mu p q ((first 1) - beta) c d first)
  (arc_moves 0 l p (m * (first 1)) (m * (beta + ((first 1) - beta))))
  (d_covers Z_ beta e1 e2 g j l m mu p q (beta + ((first ((d j) + 1)) - (first (d j)))) c d first)
  (small_misses e1 e2 g l m mu p q (beta + ((first ((d j) + 1)) - (first (d j)))) c d first)
  W8
  (small_misses e1 e2 g l m mu p q (((first ((d j) + 1)) - (first (d j))) - n0) c d first)
  (arc_moves 0 l p (m * (((beta + ((first ((d j) + 1)) - (first (d j)))) - beta) - n0)) (m * (((first ((d j) + 1)) - (first (d j))) - n0)))
  (thy_arcs_82 beta)
  (thy_arcs_83 beta (first ((d j) + 1)) (first (d j)))
  (thy_arcs_84 m beta p (first ((d j) + 1)) (first (d j)) n0)
  (thy_arcs_85 n0 (first ((d j) + 1)) (first (d j)))
  (thy_arcs_86 m beta p)
  (thy_arcs_87 m beta (first 1) p)
  (thy_arcs_88 beta (first ((d j) + 1)) (first (d j)) i)
  (thy_arcs_89 (first 1) beta i)
  (thy_arcs_90 i (first 1) beta)
  (thy_arcs_91 (first ((d j) + 1)) (first (d j)) (first 1) beta)
  (thy_arcs_92 beta (first 1) (first ((d j) + 1)) (first (d j)) n0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_93 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ ((x3 - (x2 - x1)) <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ (x3 < ((x3 - (x1 - x4)) + (x2 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (((x1 - (- x2)) - x3) = (x4 * ((x5 * (x6 - x7)) + (x8 * ((x1 - (- x2)) - x3))))) -> (~ ((x9 + x2) = ((x3 - (x1 - x9)) + (x4 * ((x5 * (x6 - x7)) + (x8 * ((x1 - (- x2)) - x3))))))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_96 : forall (x1 : Z) (x2 : Z), (~ ((- x1) <= x2)) -> (0 <= x2) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_arcs_97 : forall (x1 : Z) (x2 : Z), (~ ((- x1) <= x2)) -> (x2 = (- x1)) -> False.
Proof. thy. Qed.
Lemma thy_arcs_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 * x2) = (x3 + (x4 * x5))) -> (~ ((x1 * ((x6 - (- x7)) - x2)) = (x4 * (x8 - x5)))) -> ((x1 * (x6 - (- x7))) = (x3 + (x4 * x8))) -> False.
Proof. thy. Qed.
Lemma thy_arcs_99 : forall (x1 : Z) (x2 : Z), (x1 = (- x2)) -> ((- x2) < x1) -> False.
Proof. thy. Qed.
(* For every j >= 1 there is a beta, 1 <= beta < k, such that row d_j holds k - beta indices and its run, counted from -j, begins with beta modulo q. *)
Lemma beta_exists : forall (e1 : Z) (e2 : Z) (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) /\ (((first (d j)) + j) = (beta + (q * Z_))))).
Proof.
intros e1 e2 g j l m mu p q c d first.
destruct (wit_all1 (fun z => (((((first (d j)) <= z) /\ (z < (first ((d j) + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = (d j)))) -> ((- j) <= z)))) as [z2 W2].
destruct (wit_ex2 (fun z T => ((((((first (d j)) <= z) /\ (z < (first ((d j) + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = (d j)))) /\ ((- j) < z)) /\ ((m * (z - (- j))) = (l + (p * T)))))) as [z0 [T0 W4]].
destruct (wit_ex2 (fun i T => (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) as [i1 [T1 W7]].
refine (refute (Nd (Some (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) /\ (((first (d j)) + j) = (beta + (q * Z_)))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (0 < j)) (Nd (Some (1 <= j)) Lf Lf) (Nd (Some (((z0 - (- j)) - i1) = (q * ((e1 * (T0 - T1)) + (e2 * ((z0 - (- j)) - i1)))))) Lf Lf)) (Nd (Some ((d (- (- j))) = (d j))) (Nd (Some ((m * (z0 - (- j))) = (l + (p * T0)))) Lf Lf) (Nd (Some ((d j) = (d (- (- j))))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (d j))) (Nd (Some (z0 < (first ((d j) + 1)))) Lf Lf) (Nd (Some (1 <= (i1 - (z0 - (first (d j)))))) Lf Lf)) (Nd (Some (z2 < (first ((d j) + 1)))) (Nd (Some (1 <= i1)) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (m <= (d j))) (Nd (Some (z2 = (- j))) Lf Lf) (Nd (Some ((i1 - (z0 - (first (d j)))) <= i1)) Lf Lf)) (Nd (Some (exists (z : Z) (T : Z), ((((((first (d j)) <= z) /\ (z < (first ((d j) + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = (d j)))) /\ ((- j) < z)) /\ ((m * (z - (- j))) = (l + (p * T)))))) (Nd (Some (z0 = (- j))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((- j) < (first ((d j) + 1)))) (Nd (Some ((d (- z0)) = (d j))) Lf Lf) (Nd (Some ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - (i1 - (z0 - (first (d j))))))) Lf Lf)) (Nd (Some ((d (- z2)) = (d j))) (Nd (Some ((m * i1) = (l + (p * T1)))) Lf Lf) Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some ((d 0) < (d j))) (Nd (Some (0 <= z2)) Lf Lf) (Nd (Some (((first (d j)) + j) = ((i1 - (z0 - (first (d j)))) + (q * ((e1 * (T0 - T1)) + (e2 * ((z0 - (- j)) - i1))))))) Lf Lf)) (Nd (Some (forall (z : Z), (((((first (d j)) <= z) /\ (z < (first ((d j) + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = (d j)))) -> ((- j) <= z)))) (Nd (Some (0 <= z0)) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some ((first (d j)) <= (- j))) (Nd (Some (z0 <= (-1))) Lf Lf) (Nd (Some ((i1 - (z0 - (first (d j)))) < (first 1))) Lf Lf)) (Nd (Some (z2 <= (-1))) (Nd (Some (i1 < (first 1))) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c 0) <= (c j))) (Nd (Some ((first (d j)) <= z0)) Lf Lf) (Nd (Some (i1 < ((i1 - (z0 - (first (d j)))) + ((first ((d j) + 1)) - (first (d j)))))) Lf Lf)) (Nd (Some ((first (d j)) <= z2)) (Nd (Some (exists (i : Z) (T : Z), (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) Lf Lf) Lf)) (Nd (Some (0 <= 0)) (Nd (Some ((- j) <= (-1))) (Nd (Some ((- j) < z0)) Lf Lf) (Nd (Some (j = (- (- j)))) Lf Lf)) (Nd (Some ((- j) <= z2)) (Nd (Some ((m * ((z0 - (- j)) - i1)) = (p * (T0 - T1)))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 20) (Im (Or (An (At 21) (At 22)) (An (At 23) (At 24))) (Im (At 25) (At 26)))))))))))))))));
 (Im (Im (Or (An (At 27) (At 28)) (An (At 29) (At 30))) (At 31)) (At 25));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 32) (Im (Or (An (At 27) (At 28)) (An (At 29) (At 30))) (Or (An (An (At 33) (At 27)) (At 28)) (At 34)))))))))))))))));
 (Im (At 26) (An (An (Or (An (At 35) (At 36)) (An (At 37) (At 38))) (At 39)) (At 40)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 32) (Im (Or (An (At 35) (At 36)) (An (At 37) (At 38))) (Or (An (An (At 41) (At 35)) (At 36)) (At 42)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 43))))))))))))));
 (Im (At 43) (An (An (At 44) (At 45)) (At 46)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 47) (At 48)))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 32) (Im (At 49) (Im (At 44) (Im (At 45) (Im (At 50) (Im (At 51) (An (An (An (At 52) (At 53)) (At 54)) (At 49)))))))))))))))))))));
 (Im (An (An (An (At 52) (At 53)) (At 54)) (At 49)) (At 1));
 (Im (At 16) (Im (No (At 23)) Fa));
 (Im (No (At 16)) (Im (At 32) Fa));
 (Im (At 35) (Im (No (At 50)) Fa));
 (Im (At 36) (Im (No (At 51)) Fa));
 (Im (At 48) (Im (No (At 49)) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 31)) (Im (At 33) (Im (At 32) Fa)));
 (Im (No (At 20)) (Im (At 2) (Im (At 18) Fa)));
 (Im (At 55) (At 56));
 (Im (No (At 24)) (Im (At 56) Fa));
 (Im (No (At 55)) Fa);
 (Im (No (At 31)) (Im (At 34) Fa));
 (Im (At 46) (Im (No (At 47)) (Im (At 40) Fa)));
 (Im (At 42) (Im (At 39) Fa));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 32)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 32 (Sp 1 (Cl 1) (Sp 16 (Sp 15 (Sp 55 (Sp 17 (Sp 18 (Sp 43 (Sp 23 (Sp 56 (Sp 20 (Sp 44 (Sp 45 (Sp 46 (Sp 24 (Sp 25 (Sp 26 (Sp 39 (Sp 40 (Sp 42 (Cl 26) (Sp 47 (Sp 48 (Sp 49 (Sp 36 (Sp 51 (Sp 35 (Sp 50 (Sp 52 (Sp 53 (Sp 54 (Cl 12) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 15)) (Sp 37 (Sp 38 (Cl 7) (Cl 6)) (Cl 6))) (Cl 16)) (Sp 37 (Sp 38 (Cl 7) (Cl 6)) (Cl 6))) (Cl 17)) (Cl 10)) (Cl 25))) (Cl 6)) (Cl 6)) (Cl 3)) (Sp 31 (Cl 4) (Sp 33 (Cl 19) (Sp 34 (Cl 24) (Sp 30 (Sp 29 (Cl 5) (Sp 27 (Sp 28 (Cl 5) (Cl 4)) (Cl 4))) (Sp 27 (Sp 28 (Cl 5) (Cl 4)) (Cl 4))))))) (Cl 22)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 20)) (Cl 21)) (Cl 13)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 23)) (Cl 18)) (Cl 14))) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) _
  (d_weak e1 e2 g 0 j l m mu p q c d first)
  (next_arc (- j) e1 e2 g l m mu p q (d j) c d first)
  W2
  (d_row e1 e2 g j l m mu p q z2 c d first)
  W4
  (d_row e1 e2 g j l m mu p q z0 c d first)
  (row_zero_target e1 e2 g l m mu p q c d first)
  W7
  (index_same (T0 - T1) e1 e2 g l m mu p q ((z0 - (- j)) - i1))
  (beta_size ((e1 * (T0 - T1)) + (e2 * ((z0 - (- j)) - i1))) (i1 - (z0 - (first (d j)))) e1 e2 g i1 j l m mu p q c d first)
  (ex2_at (fun beta Z_ => ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) /\ (((first (d j)) + j) = (beta + (q * Z_))))) (i1 - (z0 - (first (d j)))) ((e1 * (T0 - T1)) + (e2 * ((z0 - (- j)) - i1))))
  (thy_arcs_69 j)
  (thy_arcs_33 j)
  (thy_arcs_93 (first (d j)) z0 i1)
  (thy_arcs_94 z0 (first ((d j) + 1)) i1 (first (d j)))
  (thy_arcs_95 z0 j i1 q e1 T0 T1 e2 (first (d j)))
  (thy_arcs_27 )
  (thy_arcs_96 j z2)
  (thy_arcs_73 (d j) m)
  (fun eq__0 => cg1 d j (- (- j)) eq__0)
  (thy_arcs_75 (d (- (- j))) (d j))
  (thy_arcs_76 j)
  (thy_arcs_97 j z2)
  (thy_arcs_98 m i1 l p T1 z0 j T0)
  (thy_arcs_99 z0 j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_arcs_100 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < (x2 - x3)) -> (~ (1 <= (((x4 + x5) - x6) - x1))) -> (x2 = ((x3 + x4) - x6)) -> (0 <= x5) -> False.
Proof. thy. Qed.
Lemma thy_arcs_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 < x3) -> (~ ((((x4 + x2) - x3) - x1) < x4)) -> False.
Proof. thy. Qed.
(* Then k, ..., k + beta - 1 are in B. *)
Lemma beta_hits : forall (Z_ : Z) (beta : Z) (e1 : Z) (e2 : Z) (g : Z) (i : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l)))))) ->
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l))))))) ->
  (1 <= j) ->
  ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) /\ (((first (d j)) + j) = (beta + (q * Z_)))) ->
  (0 <= i) ->
  (i < beta) ->
  (exists (T_arc : Z), ((0 <= ((m * ((first 1) + i)) - (p * T_arc))) /\ (((m * ((first 1) + i)) - (p * T_arc)) < l))).
Proof.
intros Z_ beta e1 e2 g i j l m mu p q c d first.
destruct (wit_ex1 (fun t => (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * ((((first 1) + i) - beta) - t)) - (p * T_arc))) /\ (((m * ((((first 1) + i) - beta) - t)) - (p * T_arc)) < l)))))) as [n0 W1].
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((first 1) + i)) - (p * T_arc))) /\ (((m * ((first 1) + i)) - (p * T_arc)) < l)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (((first (d j)) + j) = (beta + (q * Z_)))) Lf Lf) (Nd (Some (0 <= i)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((((first 1) + i) - beta) - n0)) - (p * T_arc))) /\ (((m * ((((first 1) + i) - beta) - n0)) - (p * T_arc)) < l)))) Lf Lf) Lf)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 <= n0)) Lf Lf) (Nd (Some (1 <= beta)) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (((((first 1) + i) - beta) - n0) < (first 1))) Lf Lf) Lf))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (exists (t : Z), (((0 <= t) /\ (t < ((first ((d j) + 1)) - (first (d j))))) /\ (exists (T_arc : Z), ((0 <= ((m * ((((first 1) + i) - beta) - t)) - (p * T_arc))) /\ (((m * ((((first 1) + i) - beta) - t)) - (p * T_arc)) < l)))))) Lf Lf) (Nd (Some (i < beta)) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 <= ((((first 1) + i) - beta) - n0))) Lf Lf) Lf)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (n0 < ((first ((d j) + 1)) - (first (d j))))) Lf Lf) (Nd (Some (beta < (first 1))) Lf Lf)) (Nd (Some (1 <= j)) (Nd (Some ((first ((d j) + 1)) = (((first (d j)) + (first 1)) - beta))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Or (At 1) (At 17)))))))))))))))));
 (Im (At 17) (An (An (At 18) (At 19)) (At 20)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 21) (Im (At 22) (No (At 20)))))))))))))))));
 (Im (At 19) (Im (No (At 21)) (Im (At 23) (Im (At 24) Fa))));
 (Im (At 18) (Im (At 25) (Im (No (At 22)) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (An (An (An (At 26) (At 27)) (At 23)) (At 16));
 (At 24);
 (At 25)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 26 (Sp 27 (Sp 23 (Sp 16 (Sp 24 (Sp 25 (Sp 1 (Cl 1) (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 22 (Sp 21 (Cl 4) (Cl 5)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 21)) (Cl 21)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) _
  (d_covers Z_ beta e1 e2 g j l m mu p q ((first 1) + i) c d first)
  W1
  (small_misses e1 e2 g l m mu p q ((((first 1) + i) - beta) - n0) c d first)
  (thy_arcs_100 n0 (first ((d j) + 1)) (first (d j)) (first 1) i beta)
  (thy_arcs_101 n0 i beta (first 1))
).
vm_compute; reflexivity.
Qed.
