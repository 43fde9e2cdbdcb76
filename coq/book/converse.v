From Wythoff.book Require Import Prelude Definitions algebra play counting steps rows listing games residues arcs.
Open Scope Z_scope.

Lemma thy_converse_1 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ ((x3 + (x1 - 1)) < (x3 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_converse_2 : forall (x1 : Z) (x2 : Z), (0 <= (x1 - 1)) -> (~ (x2 <= (x2 + (x1 - 1)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_3 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_4 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_5 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= (x2 + (x1 - 1)))) -> (0 <= x2) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_6 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ ((x1 - 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_7 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ ((x2 + x1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_8 : forall (x1 : Z) (x2 : Z), (~ ((x1 + x2) = ((x1 + (x2 - 1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = (x2 + (x3 * x4)))) -> (x5 = (x6 + x3)) -> (x6 = (x2 + (x3 * (x4 - 1)))) -> (x1 = x5) -> False.
Proof. thy. Qed.
Lemma thy_converse_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 + (x3 * x4)))) -> ((x3 * x4) = (x3 * 0)) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* N rows that are no d_j hold kN indices: the step from i - 1 to i rows. *)
Lemma rows_between_step : forall (N_ : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (forall (y : Z), (((x <= y) /\ (y < (x + N_))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y)))))) ->
  (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before))))))) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i)))))).
Proof.
intros N_ e1 e2 g l m mu p q x c d first.
destruct (wit_all1 (fun i => (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before))))))) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i))))))) as [n0 W0].
refine (refute (Nd (Some (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before))))))) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i))))))) (Nd (Some (0 <= n0)) (Nd (Some (n0 <= N_)) (Nd (Some ((n0 - 1) <= N_)) (Nd (Some (m = (g * mu))) (Nd (Some ((x + n0) = x)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf)) (Nd (Some ((x + (n0 - 1)) < (x + N_))) (Nd (Some (l < p)) Lf Lf) (Nd (Some ((first ((x + (n0 - 1)) + 1)) = ((first (x + (n0 - 1))) + (first 1)))) Lf Lf))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (forall (y : Z), (((x <= y) /\ (y < (x + N_))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some ((x + n0) = ((x + (n0 - 1)) + 1))) Lf Lf) Lf) (Nd (Some (forall (x_ : Z) (E : Z), ((0 <= x_) -> (exists (z : Z), (((((first x_) <= z) /\ (z < (first (x_ + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x_))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (forall (x_ : Z), ((0 <= x_) -> ((first x_) <= (first (x_ + 1)))))) Lf Lf) (Nd (Some (((first 1) * n0) = ((first 1) * 0))) Lf Lf)))) (Nd (Some (forall (i_before : Z), (((0 <= i_before) /\ (i_before < n0)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before))))))) (Nd (Some ((first (x + n0)) = ((first x) + ((first 1) * n0)))) (Nd (Some ((first (x + (n0 - 1))) = ((first x) + ((first 1) * (n0 - 1))))) (Nd (Some (p = (g * q))) (Nd (Some ((first (x + n0)) = (first x))) Lf Lf) Lf) (Nd (Some (forall (x_ : Z) (z : Z) (z1 : Z), (((((0 <= x_) /\ ((((first x_) <= z) /\ (z < (first (x_ + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x_)))) /\ ((((first x_) <= z1) /\ (z1 < (first (x_ + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x_)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf)) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (x + (n0 - 1)))))) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (n0 = 0)) Lf Lf))) (Nd (Some ((n0 - 1) < n0)) (Nd (Some (x <= (x + (n0 - 1)))) (Nd (Some (1 <= l)) (Nd (Some ((first (x + n0)) = (first ((x + (n0 - 1)) + 1)))) Lf Lf) Lf) (Nd (Some (0 <= (x + (n0 - 1)))) Lf Lf)) (Nd (Some (1 <= g)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (Im (At 4) (At 5))) (At 1));
 (Im (At 3) (Im (An (At 6) (At 7)) (Im (At 8) (At 9))));
 (Im (At 10) (Im (An (At 11) (At 12)) (No (At 13))));
 (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 27) (Im (No (At 13)) (At 28))))))))))))))));
 (Im (At 29) (At 30));
 (Im (At 4) (Im (No (At 12)) Fa));
 (Im (At 6) (Im (No (At 11)) Fa));
 (Im (At 2) (Im (No (At 6)) (Im (No (At 29)) Fa)));
 (Im (No (At 7)) Fa);
 (Im (At 2) (Im (No (At 27)) (Im (At 31) (Im (No (At 29)) Fa))));
 (Im (At 4) (Im (No (At 8)) Fa));
 (Im (At 32) (At 33));
 (Im (At 29) (Im (No (At 32)) Fa));
 (Im (At 34) (At 35));
 (Im (No (At 34)) Fa);
 (Im (No (At 5)) (Im (At 28) (Im (At 9) (Im (At 35) Fa))));
 (Im (No (At 5)) (Im (At 30) (Im (At 33) Fa)));
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24);
 (At 25);
 (At 26);
 (At 31);
 (At 10)]
 (At 1)
 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 31 (Sp 10 (Sp 1 (Cl 1) (Sp 7 (Sp 34 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 35 (Sp 12 (Sp 8 (Sp 32 (Sp 33 (Sp 30 (Cl 18) (Sp 29 (Cl 6) (Sp 6 (Sp 27 (Sp 9 (Sp 11 (Sp 28 (Cl 17) (Sp 13 (Cl 4) (Cl 5))) (Cl 8)) (Cl 3)) (Cl 11)) (Cl 9)))) (Cl 13)) (Sp 29 (Cl 14) (Sp 6 (Sp 27 (Sp 9 (Sp 11 (Sp 28 (Cl 17) (Sp 13 (Cl 4) (Cl 5))) (Cl 8)) (Cl 3)) (Cl 11)) (Cl 9)))) (Cl 12)) (Cl 7)) (Cl 15))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 16)) (Cl 10))) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) _
  W0
  (all1_at (fun i_before => (((0 <= i_before) /\ (i_before < n0)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before)))))) (n0 - 1))
  (all1_at (fun y => (((x <= y) /\ (y < (x + N_))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y)))))) (x + (n0 - 1)))
  (plain_row e1 e2 g l m mu p q (x + (n0 - 1)) c d first)
  (eq_mul (first 1) n0 0)
  (thy_converse_1 n0 N_ x)
  (thy_converse_2 n0 x)
  (thy_converse_3 n0)
  (thy_converse_4 n0)
  (thy_converse_5 n0 x)
  (thy_converse_6 n0 N_)
  (fun eq__0 => cg1 first (x + n0) x eq__0)
  (thy_converse_7 n0 x)
  (fun eq__0 => cg1 first (x + n0) ((x + (n0 - 1)) + 1) eq__0)
  (thy_converse_8 x n0)
  (thy_converse_9 (first (x + n0)) (first x) (first 1) n0 (first ((x + (n0 - 1)) + 1)) (first (x + (n0 - 1))))
  (thy_converse_10 (first (x + n0)) (first x) (first 1) n0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_11 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
(* N rows that are no d_j hold kN indices. *)
Lemma rows_between : forall (N_ : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (0 <= N_) ->
  (forall (y : Z), (((x <= y) /\ (y < (x + N_))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y)))))) ->
  ((first (x + N_)) = ((first x) + ((first 1) * N_))).
Proof.
intros N_ e1 e2 g l m mu p q x c d first.
refine (refute (Nd (Some ((first (x + N_)) = ((first x) + ((first 1) * N_)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (forall (y : Z), (((x <= y) /\ (y < (x + N_))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (N_ <= N_)) Lf Lf) Lf)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i))))))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> ((i_before <= N_) -> ((first (x + i_before)) = ((first x) + ((first 1) * i_before))))))) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i))))))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= N_)) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 17))))))))))))))));
 (Im (At 17) (At 18));
 (Im (At 18) (Im (At 19) (Im (At 20) (At 1))));
 (Im (No (At 20)) Fa);
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
 (At 19);
 (At 16)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 19 (Sp 16 (Sp 1 (Cl 1) (Sp 20 (Sp 17 (Sp 18 (Cl 4) (Cl 3)) (Cl 2)) (Cl 5))) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (rows_between_step N_ e1 e2 g l m mu p q x c d first)
  (law_induction (fun i => ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i))))))
  (all1_at (fun i => ((0 <= i) -> ((i <= N_) -> ((first (x + i)) = ((first x) + ((first 1) * i)))))) N_)
  (thy_converse_11 N_)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_12 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_13 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_14 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_15 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_16 : forall (x1 : Z), (x1 = 0) -> (~ (x1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_17 :  (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_18 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (~ (1 < x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_converse_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x1 = (x3 + (x2 * 1))) -> (x3 = 0) -> False.
Proof. thy. Qed.
Lemma thy_converse_20 : forall (x1 : Z), (1 = (0 + 1)) -> (~ ((0 + x1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (x2 = (x1 + (x3 * x4))) -> (~ (x5 = (x3 * x4))) -> (x2 = x5) -> False.
Proof. thy. Qed.
Lemma thy_converse_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (0 + x2)) -> (x3 = x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
(* d_1 = m, and row m begins with the index km. *)
Lemma up_to_m : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (((d 1) = m) /\ ((first m) = ((first 1) * m))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_all1 (fun y => (((0 <= y) /\ (y < (0 + m))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) as [x0 W4].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = x0)))) as [j0 W5].
refine (refute (Nd (Some ((d 1) = m)) (Nd (Some ((first m) = ((first 1) * m))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (2 <= (first 1))) (Nd (Some ((d j0) = x0)) Lf Lf) Lf) (Nd (Some ((d 1) = ((c 1) + (m * 1)))) (Nd (Some ((first (0 + m)) = (first m))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= 1)) (Nd (Some ((c 0) <= (c j0))) Lf Lf) Lf) (Nd (Some (0 <= x0)) Lf Lf))) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= q)) (Nd (Some ((d 0) < (d j0))) Lf Lf) Lf) (Nd (Some (forall (y : Z), (((0 <= y) /\ (y < (0 + m))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 < (first (0 + 1)))) (Nd (Some ((first 1) = (first (0 + 1)))) Lf Lf) Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x0)))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) <= q)) (Nd (Some (0 < j0)) Lf Lf) Lf) (Nd (Some (0 <= m)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((first 0) <= 1)) (Nd (Some (1 = (0 + 1))) Lf Lf) Lf) (Nd (Some (x0 < (0 + m))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 <= 0)) (Nd (Some (m <= (d j0))) Lf Lf) Lf) (Nd (Some ((first (0 + m)) = ((first 0) + ((first 1) * m)))) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((c 1) = 0)) (Nd (Some ((0 + m) = m)) Lf Lf) Lf) (Nd (Some (1 <= j0)) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (An (An (At 16) (At 17)) (At 18)))))))))))))));
 (Im (At 11) (Im (At 12) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (At 23)))))));
 (Im (At 13) (Im (At 20) (At 24)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 19) (Im (At 25) (Im (At 26) (At 27)))))))))))))))));
 (Im (Im (An (At 28) (At 29)) (No (At 30))) (At 26));
 (Im (At 30) (An (At 31) (At 32)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 19) (Im (At 33) (An (An (At 34) (At 35)) (At 36)))))))))))))))));
 (Im (At 31) (Im (No (At 33)) Fa));
 (Im (No (At 19)) Fa);
 (Im (No (At 20)) Fa);
 (Im (At 3) (Im (No (At 25)) Fa));
 (Im (At 10) (Im (No (At 21)) Fa));
 (Im (At 37) (At 38));
 (Im (No (At 37)) Fa);
 (Im (At 16) (Im (No (At 22)) (Im (At 38) Fa)));
 (Im (No (At 1)) (Im (At 24) (Im (At 23) Fa)));
 (Im (At 39) (At 40));
 (Im (At 37) (Im (No (At 39)) Fa));
 (Im (At 10) (Im (At 27) (Im (No (At 2)) (Im (At 40) Fa))));
 (Im (At 29) (Im (At 32) (Im (At 35) Fa)));
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
 (At 15)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 19 (Sp 20 (Sp 25 (Sp 21 (Sp 37 (Sp 39 (Sp 16 (Sp 24 (Sp 38 (Sp 40 (Sp 22 (Sp 23 (Sp 1 (Sp 2 (Cl 1) (Sp 27 (Cl 20) (Sp 26 (Cl 5) (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 35 (Cl 21) (Cl 8)) (Cl 9)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6))))) (Cl 17)) (Cl 3)) (Cl 16)) (Cl 18)) (Cl 14)) (Cl 4)) (Cl 2)) (Cl 19)) (Cl 15)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) _
  (k_at_most e1 e2 g l m mu p q c d first)
  (row_weak 1 0 c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) 1)
  (rows_between m e1 e2 g l m mu p q 0 c d first)
  W4
  W5
  (d_weak e1 e2 g 0 j0 l m mu p q c d first)
  (thy_converse_12 j0)
  (thy_converse_13 )
  (thy_converse_14 )
  (thy_converse_15 m)
  (thy_converse_16 (first 0))
  (fun eq__0 => cg1 first 1 (0 + 1) eq__0)
  (thy_converse_17 )
  (thy_converse_18 (first 1) (first (0 + 1)))
  (thy_converse_19 (d 1) m (c 1))
  (fun eq__0 => cg1 first (0 + m) m eq__0)
  (thy_converse_20 m)
  (thy_converse_21 (first 0) (first (0 + m)) (first 1) m (first m))
  (thy_converse_22 x0 m (d j0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_23 : forall (x1 : Z), (0 <= 0) -> (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_24 : forall (x1 : Z), (2 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_25 : forall (x1 : Z), (2 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_26 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (x2 = 0) -> (~ (x2 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_27 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (x2 = (x1 + x1)) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_28 : forall (x1 : Z) (x2 : Z), (~ ((x1 - 1) < x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_converse_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 * (x3 - 1)))) -> (x1 = (x4 + (x2 * (x3 - 1)))) -> (x4 = 0) -> False.
Proof. thy. Qed.
Lemma thy_converse_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (x2 = 1) -> (~ (x1 = (1 + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_31 : forall (x1 : Z), (x1 = 1) -> (~ (1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_32 : forall (x1 : Z), (x1 = 1) -> (~ ((x1 + 1) = (1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < x2)) -> (x3 < x1) -> (x4 = ((x5 + x1) - x3)) -> (x1 = x5) -> (x4 = x2) -> False.
Proof. thy. Qed.
(* d_{k-1} = m(k-1) and d_k = 1 + mk, because row 1 holds at least one index. *)
Lemma row_one : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (((d ((first 1) - 1)) = (m * ((first 1) - 1))) /\ ((d (first 1)) = (1 + (m * (first 1))))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = 1)))) as [j0 W5].
destruct (wit_ex2 (fun beta Z_ => ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j0) + 1)) = (((first (d j0)) + (first 1)) - beta))) /\ (((first (d j0)) + j0) = (beta + (q * Z_)))))) as [beta [Z_ W7]].
refine (refute (Nd (Some ((d ((first 1) - 1)) = (m * ((first 1) - 1)))) (Nd (Some ((d (first 1)) = (1 + (m * (first 1))))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (2 <= (first 1))) (Nd (Some (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d j0) + 1)) = (((first (d j0)) + (first 1)) - beta))) /\ (((first (d j0)) + j0) = (beta + (q * Z_)))))) Lf Lf) Lf) (Nd (Some ((d ((first 1) - 1)) = ((c ((first 1) - 1)) + (m * ((first 1) - 1))))) (Nd (Some (1 = (0 + 1))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= ((first 1) - 1))) (Nd (Some (((first (d j0)) + j0) = (beta + (q * Z_)))) Lf Lf) Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = 1)))) (Nd (Some (((d j0) + 1) = (1 + 1))) Lf Lf) Lf))) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= q)) (Nd (Some (beta < (first 1))) Lf Lf) Lf) (Nd (Some ((d (first 1)) = ((c (first 1)) + (m * (first 1))))) (Nd (Some (1 = (d j0))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (((first 1) - 1) < (first (0 + 1)))) (Nd (Some ((first 1) < (first (1 + 1)))) Lf Lf) Lf) (Nd (Some (1 <= j0)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) <= q)) (Nd (Some (1 <= beta)) Lf Lf) Lf) (Nd (Some (0 <= (first 1))) (Nd (Some ((first 1) = (first (0 + 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((first 0) <= ((first 1) - 1))) (Nd (Some ((first 1) <= (first 1))) Lf Lf) Lf) (Nd (Some ((first (1 + 1)) = ((first 1) + (first 1)))) (Nd (Some ((first ((d j0) + 1)) = (first (1 + 1)))) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 <= 0)) (Nd (Some ((first ((d j0) + 1)) = (((first (d j0)) + (first 1)) - beta))) Lf Lf) Lf) (Nd (Some (0 <= 1)) (Nd (Some ((first 1) = (first (d j0)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((c ((first 1) - 1)) = 0)) (Nd (Some ((c (first 1)) = 1)) Lf Lf) Lf) (Nd (Some ((d j0) = 1)) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (An (An (At 16) (At 17)) (At 18)))))))))))))));
 (Im (At 11) (Im (At 12) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (At 23)))))));
 (Im (At 13) (Im (At 20) (At 24)));
 (Im (At 13) (Im (At 25) (At 26)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 27) (Im (No (At 28)) (At 29))))))))))))))));
 (Im (At 28) (An (At 30) (At 31)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 30) (At 32)))))))))))))));
 (Im (At 32) (An (An (An (At 33) (At 34)) (At 35)) (At 36)));
 (Im (At 11) (Im (At 12) (Im (At 27) (Im (At 25) (Im (At 37) (Im (At 38) (At 39)))))));
 (Im (At 19) (Im (No (At 37)) Fa));
 (Im (No (At 19)) Fa);
 (Im (No (At 27)) Fa);
 (Im (At 16) (Im (No (At 20)) Fa));
 (Im (At 16) (Im (No (At 25)) Fa));
 (Im (At 16) (Im (At 10) (Im (No (At 21)) Fa)));
 (Im (At 16) (Im (At 29) (Im (No (At 38)) Fa)));
 (Im (At 40) (At 41));
 (Im (No (At 40)) Fa);
 (Im (No (At 22)) (Im (At 41) Fa));
 (Im (No (At 1)) (Im (At 24) (Im (At 23) Fa)));
 (Im (At 26) (Im (At 39) (Im (No (At 2)) Fa)));
 (Im (At 42) (At 43));
 (Im (At 44) (At 45));
 (Im (At 31) (Im (No (At 42)) Fa));
 (Im (At 31) (Im (No (At 44)) Fa));
 (Im (No (At 38)) (Im (At 34) (Im (At 35) (Im (At 43) (Im (At 45) Fa)))));
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
 (At 15)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 19 (Sp 27 (Sp 40 (Sp 16 (Sp 37 (Sp 41 (Sp 20 (Sp 25 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 26 (Sp 1 (Sp 2 (Cl 1) (Sp 39 (Cl 22) (Sp 38 (Cl 10) (Sp 29 (Cl 17) (Sp 28 (Sp 30 (Sp 31 (Sp 32 (Sp 42 (Sp 44 (Sp 33 (Sp 34 (Sp 35 (Sp 43 (Sp 45 (Cl 27) (Cl 24)) (Cl 23)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 26)) (Cl 25)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 6)))))) (Cl 21)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 20)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 18)) (Cl 11)) (Cl 2)) (Cl 19)) (Cl 13)) (Cl 12)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) _
  (k_at_most e1 e2 g l m mu p q c d first)
  (row_weak ((first 1) - 1) 0 c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ((first 1) - 1))
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) (first 1))
  (plain_row e1 e2 g l m mu p q 1 c d first)
  W5
  (beta_exists e1 e2 g j0 l m mu p q c d first)
  W7
  (row_weak (first 1) 1 c first)
  (thy_converse_23 (first 1))
  (thy_converse_13 )
  (thy_converse_14 )
  (thy_converse_24 (first 1))
  (thy_converse_25 (first 1))
  (thy_converse_26 (first 1) (first 0))
  (thy_converse_27 (first 1) (first (1 + 1)))
  (fun eq__0 => cg1 first 1 (0 + 1) eq__0)
  (thy_converse_17 )
  (thy_converse_28 (first 1) (first (0 + 1)))
  (thy_converse_29 (d ((first 1) - 1)) m (first 1) (c ((first 1) - 1)))
  (thy_converse_30 (d (first 1)) (c (first 1)) m (first 1))
  (fun eq__0 => cg1 first 1 (d j0) eq__0)
  (fun eq__0 => cg1 first ((d j0) + 1) (1 + 1) eq__0)
  (thy_converse_31 (d j0))
  (thy_converse_32 (d j0))
  (thy_converse_33 (first 1) (first (1 + 1)) beta (first ((d j0) + 1)) (first (d j0)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_34 : forall (x1 : Z), (2 <= x1) -> (~ (0 < (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_35 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + 1))) -> (1 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 * (x3 - 1))) -> (x4 = (1 + (x2 * x3))) -> (~ (((x1 + 1) + x2) = x4)) -> False.
Proof. thy. Qed.
Lemma thy_converse_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 = (x2 + (x3 * x4)))) -> (x5 = (x2 + (x3 * x4))) -> (x5 = x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_38 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 < (x1 - 1))) -> (~ ((x1 - 1) = x2)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_39 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + 1) <= x2) -> (x3 = x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_converse_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 * (x3 - 1))) -> (x4 = (1 + (x2 * x3))) -> (x5 < ((x1 + 1) + x2)) -> (x6 = x5) -> (x4 = x6) -> False.
Proof. thy. Qed.
Lemma thy_converse_41 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + 1) <= x2) -> (x3 = x2) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 * (x3 - 1))) -> (x4 = (1 + (x2 * x3))) -> (x5 < ((x1 + 1) + x2)) -> (x6 = x5) -> (x4 < x6) -> False.
Proof. thy. Qed.
(* Between row d_{k-1} and row d_k there are m others, which hold km indices. *)
Lemma up_to_k : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  ((first (d (first 1))) = ((first ((d ((first 1) - 1)) + 1)) + ((first 1) * m))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_all1 (fun y => (((((d ((first 1) - 1)) + 1) <= y) /\ (y < (((d ((first 1) - 1)) + 1) + m))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) as [x0 W3].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = x0)))) as [j0 W4].
refine (refute (Nd (Some ((first (d (first 1))) = ((first ((d ((first 1) - 1)) + 1)) + ((first 1) * m)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) <= q)) (Nd (Some (m <= (d ((first 1) - 1)))) Lf Lf) (Nd (Some ((d (first 1)) = (d j0))) Lf Lf)) (Nd (Some (((d ((first 1) - 1)) + 1) <= x0)) (Nd (Some (0 < ((first 1) - 1))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= ((d ((first 1) - 1)) + 1))) (Nd (Some ((d (first 1)) < (d j0))) Lf Lf) Lf) (Nd (Some ((d j0) = x0)) (Nd (Some ((first (((d ((first 1) - 1)) + 1) + m)) = (first (d (first 1))))) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((d ((first 1) - 1)) = (m * ((first 1) - 1)))) (Nd (Some (0 <= (first 1))) Lf Lf) Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x0)))) (Nd (Some ((c 0) <= (c ((first 1) - 1)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (forall (y : Z), (((((d ((first 1) - 1)) + 1) <= y) /\ (y < (((d ((first 1) - 1)) + 1) + m))) -> (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = y))))))) (Nd (Some ((c (first 1)) <= (c j0))) Lf Lf) Lf) (Nd (Some (j0 < ((first 1) - 1))) (Nd (Some ((d ((first 1) - 1)) = (d j0))) Lf Lf) Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= q)) (Nd (Some ((c j0) <= (c ((first 1) - 1)))) Lf Lf) Lf) (Nd (Some (x0 < (((d ((first 1) - 1)) + 1) + m))) (Nd (Some ((d 0) < (d ((first 1) - 1)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (0 <= m)) (Nd (Some (m <= (d j0))) Lf Lf) Lf) (Nd (Some (0 <= j0)) (Nd (Some (((first 1) - 1) = j0)) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((d (first 1)) = (1 + (m * (first 1))))) (Nd (Some ((first 1) < j0)) Lf Lf) Lf) (Nd (Some (1 <= j0)) (Nd (Some ((((d ((first 1) - 1)) + 1) + m) = (d (first 1)))) Lf Lf) Lf)) (Nd (Some (2 <= (first 1))) (Nd (Some ((first (((d ((first 1) - 1)) + 1) + m)) = ((first ((d ((first 1) - 1)) + 1)) + ((first 1) * m)))) (Nd (Some (0 <= 0)) Lf Lf) Lf) (Nd (Some ((d j0) < (d ((first 1) - 1)))) (Nd (Some ((first 1) = j0)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (An (At 15) (At 16)) (At 17)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (At 18) (At 19)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 20) (Im (At 21) (Im (At 22) (At 23)))))))))))))))));
 (Im (Im (An (At 24) (At 25)) (No (At 26))) (At 22));
 (Im (At 26) (An (At 27) (At 28)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 29) (Im (At 30) (An (An (At 31) (At 32)) (At 33)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 34) (Im (At 35) (An (An (At 36) (At 37)) (At 38)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 39) (Im (At 40) (An (An (At 41) (At 32)) (At 42)))))))))))))))));
 (Im (At 15) (Im (No (At 40)) Fa));
 (Im (No (At 39)) Fa);
 (Im (At 15) (Im (No (At 34)) Fa));
 (Im (At 27) (Im (No (At 29)) Fa));
 (Im (No (At 20)) (Im (At 2) (Im (At 32) Fa)));
 (Im (At 2) (Im (No (At 21)) Fa));
 (Im (At 43) (At 44));
 (Im (At 18) (Im (At 19) (Im (No (At 43)) Fa)));
 (Im (No (At 1)) (Im (At 23) (Im (At 44) Fa)));
 (Im (At 45) (At 46));
 (Im (At 47) (At 48));
 (Im (No (At 35)) (Im (No (At 30)) (Im (No (At 45)) (Im (No (At 47)) Fa))));
 (Im (At 24) (Im (At 28) (Im (At 46) Fa)));
 (Im (At 18) (Im (At 19) (Im (At 25) (Im (At 28) (Im (At 48) Fa)))));
 (Im (At 24) (Im (At 28) (Im (At 31) Fa)));
 (Im (At 18) (Im (At 19) (Im (At 25) (Im (At 28) (Im (At 36) Fa)))));
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
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 39 (Sp 21 (Sp 15 (Sp 18 (Sp 19 (Sp 40 (Sp 34 (Sp 43 (Sp 41 (Sp 32 (Sp 44 (Sp 20 (Sp 23 (Cl 18) (Sp 22 (Cl 4) (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 46 (Cl 22) (Sp 48 (Cl 23) (Sp 31 (Cl 24) (Sp 36 (Cl 25) (Sp 30 (Cl 7) (Sp 45 (Cl 19) (Sp 47 (Cl 20) (Sp 35 (Cl 8) (Cl 21))))))))) (Cl 13)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5)))) (Cl 14)) (Cl 16)) (Cl 9)) (Cl 9)) (Cl 17)) (Cl 12)) (Cl 10)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 15)) (Cl 11))) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) _
  (k_at_most e1 e2 g l m mu p q c d first)
  (row_one e1 e2 g l m mu p q c d first)
  (rows_between m e1 e2 g l m mu p q ((d ((first 1) - 1)) + 1) c d first)
  W3
  W4
  (d_weak e1 e2 g j0 ((first 1) - 1) l m mu p q c d first)
  (d_weak e1 e2 g (first 1) j0 l m mu p q c d first)
  (d_weak e1 e2 g 0 ((first 1) - 1) l m mu p q c d first)
  (thy_converse_34 (first 1))
  (thy_converse_13 )
  (thy_converse_25 (first 1))
  (thy_converse_15 j0)
  (thy_converse_35 (d ((first 1) - 1)) m)
  (thy_converse_15 m)
  (fun eq__0 => cg1 first (((d ((first 1) - 1)) + 1) + m) (d (first 1)) eq__0)
  (thy_converse_36 (d ((first 1) - 1)) m (first 1) (d (first 1)))
  (thy_converse_37 (first (d (first 1))) (first ((d ((first 1) - 1)) + 1)) (first 1) m (first (((d ((first 1) - 1)) + 1) + m)))
  (fun eq__0 => cg1 d ((first 1) - 1) j0 eq__0)
  (fun eq__0 => cg1 d (first 1) j0 eq__0)
  (thy_converse_38 (first 1) j0)
  (thy_converse_39 (d ((first 1) - 1)) x0 (d j0))
  (thy_converse_40 (d ((first 1) - 1)) m (first 1) (d (first 1)) x0 (d j0))
  (thy_converse_41 (d ((first 1) - 1)) x0 (d j0))
  (thy_converse_42 (d ((first 1) - 1)) m (first 1) (d (first 1)) x0 (d j0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= x1)) -> (x2 <= x1) -> (1 <= x3) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_converse_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (x2 < x3) -> (x2 = ((x1 + x3) + (x4 * x5))) -> (~ ((x4 * x5) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_45 : forall (x1 : Z), (x1 < 0) -> (~ (x1 = (-1))) -> (0 < (x1 + 2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (x3 < x1) -> (1 <= x4) -> (x4 = ((x3 + x1) + (x2 * x5))) -> (~ (0 < (x2 * (x5 + 2)))) -> False.
Proof. thy. Qed.
(* If 1 <= b1, b3 < v <= q and b3 = b1 + v + qw then w = -1. *)
Lemma one_turn : forall (b1 : Z) (b3 : Z) (q : Z) (v : Z) (w : Z),
  (2 <= q) ->
  (2 <= v) ->
  (v <= q) ->
  (1 <= b1) ->
  (b1 < v) ->
  (1 <= b3) ->
  (b3 < v) ->
  (b3 = ((b1 + v) + (q * w))) ->
  (w = (-1)).
Proof.
intros b1 b3 q v w.
refine (refute (Nd (Some (w = (-1))) (Nd (Some (1 <= q)) (Nd (Some (0 < w)) (Nd (Some (0 < (w + 2))) (Nd (Some (1 <= b3)) Lf Lf) Lf) (Nd (Some (1 <= b1)) Lf Lf)) (Nd (Some (w < 0)) (Nd (Some ((w + 2) < 0)) (Nd (Some (2 <= v)) Lf Lf) Lf) (Nd (Some (b3 < v)) Lf Lf))) (Nd (Some (0 < (q * w))) (Nd (Some ((q * w) < 0)) (Nd (Some ((q * (w + 2)) < 0)) (Nd (Some (2 <= q)) Lf Lf) Lf) (Nd (Some (b1 < v)) Lf Lf)) (Nd (Some (0 < (q * (w + 2)))) (Nd (Some (v <= q)) Lf Lf) (Nd (Some (b3 = ((b1 + v) + (q * w)))) Lf Lf))))
 [(Im (At 2) (An (An (An (Im (At 3) (At 4)) (Im (At 5) (At 6))) (Im (At 4) (At 3))) (Im (At 6) (At 5))));
 (Im (At 2) (An (An (An (Im (At 7) (At 8)) (Im (At 9) (At 10))) (Im (At 8) (At 7))) (Im (At 10) (At 9))));
 (Im (No (At 2)) (Im (At 11) (Im (At 12) (Im (At 13) Fa))));
 (Im (At 12) (Im (At 14) (Im (At 15) (Im (No (At 5)) Fa))));
 (Im (At 6) (Im (No (At 1)) (Im (At 8) Fa)));
 (Im (At 11) (Im (At 13) (Im (At 16) (Im (At 15) (Im (No (At 7)) Fa)))));
 (At 17);
 (At 18);
 (At 11);
 (At 12);
 (At 13);
 (At 16);
 (At 14);
 (At 15)]
 (At 1)
 (Sp 11 (Sp 12 (Sp 13 (Sp 16 (Sp 14 (Sp 15 (Sp 1 (Cl 1) (Sp 2 (Sp 5 (Sp 7 (Sp 6 (Sp 8 (Cl 6) (Cl 3)) (Cl 2)) (Cl 7)) (Cl 5)) (Cl 4))) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) _
  (cancel q w)
  (cancel q (w + 2))
  (thy_converse_43 q v b1)
  (thy_converse_44 b1 b3 v q w)
  (thy_converse_45 w)
  (thy_converse_46 v q b1 b3 w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_47 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (2 <= x1)) -> (x2 <= x1) -> (1 <= x3) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_converse_48 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 < x2) -> (~ (2 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (((x1 * x2) + 1) = (x3 + (x4 * x5))) -> (((x6 + x1) - 1) = (x7 + (x4 * x8))) -> (((((x6 + x1) - x7) + (x1 * x2)) + x1) = (x9 + (x4 * x10))) -> (~ (x9 = ((x3 + x1) + (x4 * ((x8 + x5) - x10))))) -> False.
Proof. thy. Qed.
Lemma thy_converse_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (((x1 * x2) + 1) = (x3 + (x4 * x5))) -> (((x6 + x1) - 1) = (x7 + (x4 * x8))) -> (((((x6 + x1) - x7) + (x1 * x2)) + x1) = (x9 + (x4 * x10))) -> (~ (x3 = ((x9 + x4) - x1))) -> ((x4 * ((x8 + x5) - x10)) = (x4 * (-1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (((x1 + x2) - 1) = (x3 + (x4 * x5))) -> (((((x1 + x2) - x3) + (x2 * x6)) + x2) = (x7 + (x4 * x8))) -> (x7 = 1) -> (~ ((x2 * (x6 + 1)) = (x4 * (x8 - x5)))) -> False.
Proof. thy. Qed.
(* If 1 <= b1, b3 < v <= q and b3 = b1 + v (mod q) then b1 = b3 + q - v. Here b1 = vm + 1 and b3 = v(m + 1) + 1 (mod q). *)
Lemma betas_algebra : forall (Z1 : Z) (Z2 : Z) (Z3 : Z) (b1 : Z) (b2 : Z) (b3 : Z) (m : Z) (q : Z) (u : Z) (v : Z),
  (2 <= q) ->
  (2 <= v) ->
  (v <= q) ->
  (1 <= b1) ->
  (b1 < v) ->
  (1 <= b3) ->
  (b3 < v) ->
  (((v * m) + 1) = (b1 + (q * Z1))) ->
  (((u + v) - 1) = (b2 + (q * Z2))) ->
  (((((u + v) - b2) + (v * m)) + v) = (b3 + (q * Z3))) ->
  ((b1 = ((b3 + q) - v)) /\ ((b3 = 1) -> ((v * (m + 1)) = (q * (Z3 - Z2))))).
Proof.
intros Z1 Z2 Z3 b1 b2 b3 m q u v.
refine (refute (Nd (Some (b1 = ((b3 + q) - v))) (Nd (Some (b3 = 1)) (Nd (Some (2 <= q)) (Nd (Some (b1 < v)) (Nd (Some (((((u + v) - b2) + (v * m)) + v) = (b3 + (q * Z3)))) Lf Lf) Lf) (Nd (Some (((Z2 + Z1) - Z3) = (-1))) Lf Lf)) (Nd (Some (v <= q)) (Nd (Some (b3 < v)) Lf Lf) (Nd (Some (((v * m) + 1) = (b1 + (q * Z1)))) Lf Lf))) (Nd (Some ((v * (m + 1)) = (q * (Z3 - Z2)))) (Nd (Some (2 <= v)) (Nd (Some (1 <= b3)) Lf Lf) (Nd (Some ((q * ((Z2 + Z1) - Z3)) = (q * (-1)))) Lf Lf)) (Nd (Some (1 <= b1)) (Nd (Some (b3 = ((b1 + v) + (q * ((Z2 + Z1) - Z3))))) Lf Lf) (Nd (Some (((u + v) - 1) = (b2 + (q * Z2)))) Lf Lf))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (At 12)))))))));
 (Im (At 12) (At 13));
 (Im (No (At 4)) (Im (At 6) (Im (At 7) (Im (At 8) Fa))));
 (Im (At 7) (Im (At 8) (Im (No (At 5)) Fa)));
 (Im (At 14) (Im (At 15) (Im (At 16) (Im (No (At 11)) Fa))));
 (Im (At 14) (Im (At 15) (Im (At 16) (Im (No (At 1)) (Im (At 13) Fa)))));
 (Im (At 15) (Im (At 16) (Im (At 2) (Im (No (At 3)) Fa))));
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 14);
 (At 15);
 (At 16)]
 (An (At 1) (Im (At 2) (At 3)))
 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 14 (Sp 15 (Sp 16 (Sp 4 (Sp 5 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Sp 2 (Sp 3 (Cl 1) (Cl 8)) (Cl 1)) (Cl 7)) (Cl 3)) (Cl 2)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) _
  (one_turn b1 b3 q v ((Z2 + Z1) - Z3))
  (eq_mul q ((Z2 + Z1) - Z3) (-1))
  (thy_converse_47 q v b1)
  (thy_converse_48 b1 v)
  (thy_converse_49 v m b1 q Z1 u b2 Z2 b3 Z3)
  (thy_converse_50 v m b1 q Z1 u b2 Z2 b3 Z3)
  (thy_converse_51 u v b2 q Z2 m b3 Z3)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_52 : forall (x1 : Z), (2 <= x1) -> (~ (1 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_53 : forall (x1 : Z), (2 <= x1) -> (~ (1 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_54 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (1 <= ((x2 - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + (x2 - 1)) = (x3 + (x4 * x5))) -> (~ (((x1 + x2) - 1) = (x3 + (x4 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_56 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_57 : forall (x1 : Z), (2 <= x1) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_58 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (0 <= ((x2 + 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_59 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 * x3)) -> (~ (((x2 * x3) + 1) = (x4 + (x5 * x6)))) -> ((x7 + 1) = (x4 + (x5 * x6))) -> (x1 = x7) -> False.
Proof. thy. Qed.
Lemma thy_converse_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * x4))) -> (x2 = ((x5 + x3) - x6)) -> ((x1 + x3) = (x7 + (x8 * x9))) -> (~ (((((x5 + x3) - x6) + (x3 * x4)) + x3) = (x7 + (x8 * x9)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 - x2) + 1) < x2)) -> (x3 < x2) -> (1 <= x4) -> (x3 = ((x4 + x1) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (~ (((x2 + 1) - x3) < x4)) -> (~ (x1 = 1)) -> (x4 = ((x1 + x2) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_converse_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + x3) - x4)) -> (1 <= x5) -> (~ (((x6 + 1) - x3) < x4)) -> (x4 = ((x5 + x6) - x3)) -> (~ (x1 = ((x2 + x3) - ((x6 - x3) + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + 1) = (x2 + (x3 * x4))) -> (1 <= x5) -> (~ (((x3 + 1) - x6) < x2)) -> (x2 = ((x5 + x3) - x6)) -> (~ ((x1 + 1) = (((x3 - x6) + 1) + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_66 : forall (x1 : Z) (x2 : Z), (~ (1 = ((x1 + ((x2 + 1) - x1)) + (x2 * (-1))))) -> False.
Proof. thy. Qed.
(* beta is q - k + 1 for j = 1; q divides k(m + 1). *)
Lemma betas : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (exists (Z_ : Z) (w : Z), (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w)))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_ex2 (fun beta Z_ => ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - beta))) /\ (((first (d 1)) + 1) = (beta + (q * Z_)))))) as [b1 [Z1 W4]].
destruct (wit_ex2 (fun beta Z_ => ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d ((first 1) - 1)) + 1)) = (((first (d ((first 1) - 1))) + (first 1)) - beta))) /\ (((first (d ((first 1) - 1))) + ((first 1) - 1)) = (beta + (q * Z_)))))) as [b2 [Z2 W6]].
destruct (wit_ex2 (fun beta Z_ => ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d (first 1)) + 1)) = (((first (d (first 1))) + (first 1)) - beta))) /\ (((first (d (first 1))) + (first 1)) = (beta + (q * Z_)))))) as [b3 [Z3 W8]].
refine (refute (Nd (Some (exists (Z_ : Z) (w : Z), (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) <= q)) (Nd (Some (((first (d ((first 1) - 1))) + ((first 1) - 1)) = (b2 + (q * Z2)))) Lf Lf) (Nd (Some (1 = (((first 1) + ((q + 1) - (first 1))) + (q * (-1))))) Lf Lf)) (Nd (Some (b1 < (first 1))) (Nd (Some ((((first (d ((first 1) - 1))) + (first 1)) - 1) = (b2 + (q * Z2)))) Lf Lf) (Nd (Some ((first m) = (first (d 1)))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((first (d (first 1))) = ((first ((d ((first 1) - 1)) + 1)) + ((first 1) * m)))) (Nd (Some (b3 < (first 1))) Lf Lf) (Nd (Some (((q - (first 1)) + 1) < (first 1))) Lf Lf)) (Nd (Some (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d ((first 1) - 1)) + 1)) = (((first (d ((first 1) - 1))) + (first 1)) - beta))) /\ (((first (d ((first 1) - 1))) + ((first 1) - 1)) = (beta + (q * Z_)))))) (Nd (Some (((first 1) * (m + 1)) = (q * (Z3 - Z2)))) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((d 1) = m)) (Nd (Some (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d (first 1)) + 1)) = (((first (d (first 1))) + (first 1)) - beta))) /\ (((first (d (first 1))) + (first 1)) = (beta + (q * Z_)))))) Lf Lf) (Nd (Some (1 < (first 1))) Lf Lf)) (Nd (Some (((first (d 1)) + 1) = (b1 + (q * Z1)))) (Nd (Some (b1 = ((b3 + q) - (first 1)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (exists (beta : Z) (Z_ : Z), ((((1 <= beta) /\ (beta < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - beta))) /\ (((first (d 1)) + 1) = (beta + (q * Z_)))))) (Nd (Some (((first (d (first 1))) + (first 1)) = (b3 + (q * Z3)))) Lf Lf) (Nd (Some (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z1)))) Lf Lf)) (Nd (Some (b2 < (first 1))) (Nd (Some (((q + 1) - (first 1)) < b1)) Lf Lf) Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= q)) (Nd (Some (1 <= (first 1))) Lf Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * 1) - (p * T_arc))) /\ (((m * 1) - (p * T_arc)) < l)))) Lf Lf)) (Nd (Some ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - b1))) (Nd (Some ((((((first (d ((first 1) - 1))) + (first 1)) - b2) + ((first 1) * m)) + (first 1)) = (b3 + (q * Z3)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 <= 1)) (Nd (Some ((first ((d (first 1)) + 1)) = (((first (d (first 1))) + (first 1)) - b3))) Lf Lf) (Nd (Some ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) Lf Lf)) (Nd (Some (1 <= b2)) (Nd (Some (0 <= ((q + 1) - (first 1)))) Lf Lf) Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((first m) = ((first 1) * m))) (Nd (Some (1 <= b3)) Lf Lf) (Nd (Some (1 <= ((q - (first 1)) + 1))) Lf Lf)) (Nd (Some (1 <= ((first 1) - 1))) (Nd (Some (b3 = 1)) Lf Lf) Lf)) (Nd (Some (2 <= (first 1))) (Nd (Some (1 <= b1)) (Nd (Some ((((first 1) * m) + 1) = (b1 + (q * Z1)))) Lf Lf) (Nd (Some (m = (d 1))) Lf Lf)) (Nd (Some ((first ((d ((first 1) - 1)) + 1)) = (((first (d ((first 1) - 1))) + (first 1)) - b2))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((first 1) + ((q + 1) - (first 1)))) - (p * T_arc))) /\ (((m * ((first 1) + ((q + 1) - (first 1)))) - (p * T_arc)) < l)))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (An (At 15) (At 16)) (At 17)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (At 18) (At 19)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 20))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 21) (At 22)))))))))))))));
 (Im (At 22) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 27) (At 28)))))))))))))));
 (Im (At 28) (An (An (An (At 29) (At 30)) (At 31)) (At 32)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 33) (At 34)))))))))))))));
 (Im (At 34) (An (An (An (At 35) (At 36)) (At 37)) (At 38)));
 (Im (At 17) (Im (At 15) (Im (At 16) (Im (At 23) (Im (At 24) (Im (At 35) (Im (At 36) (Im (At 39) (Im (At 40) (Im (At 41) (An (At 42) (Im (At 43) (At 44)))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 21) (Im (An (An (An (At 23) (At 24)) (At 25)) (At 26)) (Im (At 45) (Im (At 46) (At 47))))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 47) (Im (At 48) (At 49))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 21) (Im (At 50) (No (At 49)))))))))))))))));
 (Im (An (An (An (An (At 51) (At 52)) (At 53)) (At 54)) (At 44)) (At 1));
 (Im (At 15) (Im (No (At 27)) Fa));
 (Im (At 15) (Im (No (At 50)) Fa));
 (Im (At 16) (Im (No (At 51)) Fa));
 (Im (At 32) (Im (No (At 40)) Fa));
 (Im (No (At 21)) Fa);
 (Im (At 15) (Im (No (At 33)) Fa));
 (Im (At 16) (Im (No (At 45)) Fa));
 (Im (At 55) (At 56));
 (Im (At 18) (Im (No (At 55)) Fa));
 (Im (At 19) (Im (No (At 39)) (Im (At 26) (Im (At 56) Fa))));
 (Im (At 20) (Im (At 31) (Im (At 38) (Im (No (At 41)) Fa))));
 (Im (No (At 52)) (Im (At 24) (Im (At 35) (Im (At 42) Fa))));
 (Im (At 35) (Im (No (At 46)) (Im (No (At 43)) (Im (At 42) Fa))));
 (Im (At 25) (Im (At 35) (Im (No (At 46)) (Im (At 42) (Im (No (At 53)) Fa)))));
 (Im (At 26) (Im (At 35) (Im (No (At 46)) (Im (At 42) (Im (No (At 54)) Fa)))));
 (Im (No (At 48)) Fa);
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
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 21 (Sp 48 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 22 (Sp 27 (Sp 50 (Sp 33 (Sp 51 (Sp 45 (Sp 55 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Sp 49 (Cl 14) (Sp 34 (Sp 56 (Sp 39 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 47 (Cl 13) (Sp 35 (Sp 36 (Sp 37 (Sp 38 (Sp 41 (Sp 40 (Sp 46 (Cl 12) (Sp 42 (Sp 52 (Sp 43 (Sp 53 (Sp 54 (Sp 44 (Cl 15) (Cl 11)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 11))) (Cl 19)) (Cl 26)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 10))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 25)) (Cl 23)) (Cl 9))) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 24)) (Cl 22)) (Cl 18)) (Cl 21)) (Cl 17)) (Cl 16)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 31)) (Cl 20))) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) _
  (k_at_most e1 e2 g l m mu p q c d first)
  (up_to_m e1 e2 g l m mu p q c d first)
  (up_to_k e1 e2 g l m mu p q c d first)
  (beta_exists e1 e2 g 1 l m mu p q c d first)
  W4
  (beta_exists e1 e2 g ((first 1) - 1) l m mu p q c d first)
  W6
  (beta_exists e1 e2 g (first 1) l m mu p q c d first)
  W8
  (betas_algebra Z1 Z2 Z3 b1 b2 b3 m q (first (d ((first 1) - 1))) (first 1))
  (beta_hits Z1 b1 e1 e2 g ((q + 1) - (first 1)) 1 l m mu p q c d first)
  (hits_periodic (-1) e1 e2 g l m mu p q 1 ((first 1) + ((q + 1) - (first 1))))
  (small_misses e1 e2 g l m mu p q 1 c d first)
  (ex2_at (fun Z_ w => (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w)))) Z1 (Z3 - Z2))
  (thy_converse_52 (first 1))
  (thy_converse_53 (first 1))
  (thy_converse_54 (first 1) q)
  (thy_converse_55 (first (d ((first 1) - 1))) (first 1) b2 q Z2)
  (thy_converse_56 )
  (thy_converse_57 (first 1))
  (thy_converse_58 (first 1) q)
  (fun eq__0 => cg1 first m (d 1) eq__0)
  (thy_converse_59 (d 1) m)
  (thy_converse_60 (first m) (first 1) m b1 q Z1 (first (d 1)))
  (thy_converse_61 (first (d (first 1))) (first ((d ((first 1) - 1)) + 1)) (first 1) m (first (d ((first 1) - 1))) b2 b3 q Z3)
  (thy_converse_62 q (first 1) b1 b3)
  (thy_converse_63 b3 q (first 1) b1)
  (thy_converse_64 (first ((d 1) + 1)) (first (d 1)) (first 1) b1 b3 q)
  (thy_converse_65 (first (d 1)) b1 q Z1 b3 (first 1))
  (thy_converse_66 (first 1) q)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_67 : forall (x1 : Z), (0 < x1) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_68 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_69 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < (x1 * x2))) -> (1 <= x3) -> (x3 = (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 < (x1 * (x2 - x3)))) -> (x4 = (x1 * x2)) -> (x5 < x4) -> (x5 = (x1 * x3)) -> False.
Proof. thy. Qed.
(* 1 <= r < q. *)
Lemma r_range : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  (l = (g * r)) ->
  ((1 <= r) /\ (r < q)).
Proof.
intros e1 e2 g l m mu p q r.
refine (refute (Nd (Some (1 <= r)) (Nd (Some (r < q)) (Nd (Some (0 < (g * r))) (Nd (Some (0 < (g * (q - r)))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some ((g * r) < 0)) (Nd (Some ((g * (q - r)) < 0)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some (p = (g * q))) Lf Lf))) (Nd (Some (1 <= g)) (Nd (Some (0 < r)) (Nd (Some (0 < (q - r))) (Nd (Some (m = (g * mu))) Lf Lf) Lf) (Nd (Some (l = (g * r))) Lf Lf)) (Nd (Some (r < 0)) (Nd (Some ((q - r) < 0)) Lf Lf) (Nd (Some (l < p)) Lf Lf))))
 [(Im (At 3) (An (An (An (Im (At 4) (At 5)) (Im (At 6) (At 7))) (Im (At 5) (At 4))) (Im (At 7) (At 6))));
 (Im (At 3) (An (An (An (Im (At 8) (At 9)) (Im (At 10) (At 11))) (Im (At 9) (At 8))) (Im (At 11) (At 10))));
 (Im (At 5) (Im (No (At 1)) Fa));
 (Im (At 9) (Im (No (At 2)) Fa));
 (Im (No (At 4)) (Im (At 12) (Im (At 13) Fa)));
 (Im (No (At 8)) (Im (At 14) (Im (At 15) (Im (At 13) Fa))));
 (At 16);
 (At 3);
 (At 17);
 (At 14);
 (At 18);
 (At 12);
 (At 15);
 (At 13)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 14 (Sp 12 (Sp 15 (Sp 13 (Sp 4 (Sp 8 (Sp 5 (Sp 9 (Sp 1 (Sp 2 (Cl 1) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 7)) (Cl 6)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 11)) (Cl 9)) _
  (cancel g r)
  (cancel g (q - r))
  (thy_converse_67 r)
  (thy_converse_68 q r)
  (thy_converse_69 g r l)
  (thy_converse_70 g q r p l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_71 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 - 1) - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_72 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ (0 <= ((x1 * x2) - (x3 * x4)))) -> ((x2 * x1) = (x2 * (x5 * x6))) -> ((x4 * x3) = (x4 * (x5 * x7))) -> ((x5 * (x6 * x2)) = (x5 * ((x7 * x4) + x8))) -> (0 <= (x5 * x8)) -> False.
Proof. thy. Qed.
Lemma thy_converse_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 * x2) = (x1 * (x3 * x4))) -> ((x5 * x6) = (x5 * (x3 * x7))) -> ((x3 * (x4 * x1)) = (x3 * ((x7 * x5) + x8))) -> (1 <= x3) -> (x9 = (x3 * x10)) -> (~ (((x2 * x1) - (x6 * x5)) < x9)) -> (0 <= (x3 * ((x10 - 1) - x8))) -> False.
Proof. thy. Qed.
(* If mu z is congruent to one of 0, ..., r - 1 modulo q, then z is in B. *)
Lemma hits_from : forall (T : Z) (b : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (z : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  (l = (g * r)) ->
  ((mu * z) = ((q * T) + b)) ->
  (0 <= b) ->
  (b < r) ->
  (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l))).
Proof.
intros T b e1 e2 g l m mu p q r z.
refine (refute (Nd (Some (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) (Nd (Some (0 <= ((m * z) - (p * T)))) (Nd (Some (m = (g * mu))) (Nd (Some ((mu * z) = ((q * T) + b))) (Nd (Some (1 <= g)) Lf Lf) Lf) (Nd (Some (0 <= (g * b))) (Nd (Some (1 <= l)) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some (0 <= g)) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (0 <= (g * ((r - 1) - b)))) Lf Lf))) (Nd (Some (((m * z) - (p * T)) < l)) (Nd (Some ((z * m) = (z * (g * mu)))) (Nd (Some ((g * (mu * z)) = (g * ((q * T) + b)))) (Nd (Some (l = (g * r))) Lf Lf) Lf) (Nd (Some (0 <= ((r - 1) - b))) (Nd (Some (l < p)) Lf Lf) Lf)) (Nd (Some ((T * p) = (T * (g * q)))) (Nd (Some (0 <= b)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some (b < r)) Lf Lf))))
 [(Im (An (At 2) (At 3)) (At 1));
 (Im (At 4) (At 5));
 (Im (At 6) (At 7));
 (Im (At 8) (At 9));
 (Im (At 10) (Im (At 11) (At 12)));
 (Im (At 10) (Im (At 13) (At 14)));
 (Im (No (At 13)) (Im (At 15) Fa));
 (Im (No (At 10)) (Im (At 16) Fa));
 (Im (No (At 2)) (Im (At 5) (Im (At 7) (Im (At 9) (Im (At 12) Fa)))));
 (Im (At 5) (Im (At 7) (Im (At 9) (Im (At 16) (Im (At 17) (Im (No (At 3)) (Im (At 14) Fa)))))));
 (At 18);
 (At 16);
 (At 4);
 (At 6);
 (At 19);
 (At 20);
 (At 21);
 (At 17);
 (At 8);
 (At 11);
 (At 15)]
 (At 1)
 (Sp 16 (Sp 4 (Sp 6 (Sp 17 (Sp 8 (Sp 11 (Sp 15 (Sp 1 (Cl 1) (Sp 13 (Sp 10 (Sp 5 (Sp 7 (Sp 9 (Sp 12 (Sp 14 (Sp 2 (Sp 3 (Cl 2) (Cl 11)) (Cl 10)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 9)) (Cl 8))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 15)) (Cl 14)) (Cl 13)) _
  (ex1_at (fun T_arc => ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l))) T)
  (equal_products m (g * mu) z)
  (equal_products p (g * q) T)
  (equal_products (mu * z) ((q * T) + b) g)
  (product_nonneg g b)
  (product_nonneg g ((r - 1) - b))
  (thy_converse_71 r b)
  (thy_converse_72 g)
  (thy_converse_73 m z p T g mu q b)
  (thy_converse_74 z m g mu T p q b l r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 * x2) - (x3 * x4)))) -> (~ (((x1 * x2) - (x3 * x4)) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_76 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 * x2) - (x3 * x4)) < x5)) -> (0 < (x5 - ((x1 * x2) - (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * x2) = ((x3 * x4) + ((x1 * x2) - (x3 * x4))))) -> False.
Proof. thy. Qed.
Lemma thy_converse_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (((x1 * x2) - (x3 * x4)) < x5) -> ((x2 * x1) = (x2 * (x6 * x7))) -> ((x4 * x3) = (x4 * (x6 * x8))) -> (~ (0 < (x6 * (x9 - ((x7 * x2) - (x8 * x4)))))) -> (x5 = (x6 * x9)) -> False.
Proof. thy. Qed.
Lemma thy_converse_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= ((x1 * x2) - (x3 * x4))) -> ((x2 * x1) = (x2 * (x5 * x6))) -> ((x4 * x3) = (x4 * (x5 * x7))) -> ((x5 * ((x6 * x2) - (x7 * x4))) < 0) -> False.
Proof. thy. Qed.
(* If z is in B then mu z is congruent to one of 0, ..., r - 1 modulo q. *)
Lemma hits_means : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (z : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (((e1 * mu) + (e2 * q)) = 1) ->
  (1 <= l) ->
  (l < p) ->
  (l = (g * r)) ->
  (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l))) ->
  (exists (T : Z) (b : Z), ((((mu * z) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r))).
Proof.
intros e1 e2 g l m mu p q r z.
destruct (wit_ex1 (fun T_arc => ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) as [T0 W0].
refine (refute (Nd (Some (exists (T : Z) (b : Z), ((((mu * z) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r)))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * z) - (p * T_arc))) /\ (((m * z) - (p * T_arc)) < l)))) (Nd (Some (((m * z) - (p * T0)) < l)) (Nd (Some ((T0 * p) = (T0 * (g * q)))) (Nd (Some (((mu * z) - (q * T0)) < 0)) Lf Lf) (Nd (Some (1 <= l)) Lf Lf)) (Nd (Some (1 <= g)) (Nd (Some ((r - ((mu * z) - (q * T0))) < 0)) Lf Lf) Lf)) (Nd (Some ((z * m) = (z * (g * mu)))) (Nd (Some (0 <= ((mu * z) - (q * T0)))) (Nd (Some (0 < (r - ((mu * z) - (q * T0))))) Lf Lf) Lf) (Nd (Some (0 < ((mu * z) - (q * T0)))) (Nd (Some (1 <= m)) Lf Lf) Lf))) (Nd (Some (0 <= ((m * z) - (p * T0)))) (Nd (Some (m = (g * mu))) (Nd (Some ((mu * z) = ((q * T0) + ((mu * z) - (q * T0))))) (Nd (Some (0 < (g * (r - ((mu * z) - (q * T0)))))) Lf Lf) (Nd (Some (l < p)) Lf Lf)) (Nd (Some (0 < (g * ((mu * z) - (q * T0))))) (Nd (Some (l = (g * r))) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some (((mu * z) - (q * T0)) < r)) (Nd (Some ((g * (r - ((mu * z) - (q * T0)))) < 0)) Lf Lf) Lf) (Nd (Some ((g * ((mu * z) - (q * T0))) < 0)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (At 5) (At 6));
 (Im (At 7) (At 8));
 (Im (An (An (At 9) (At 10)) (At 11)) (At 1));
 (Im (At 12) (An (An (An (Im (At 13) (At 14)) (Im (At 15) (At 16))) (Im (At 14) (At 13))) (Im (At 16) (At 15))));
 (Im (At 12) (An (An (An (Im (At 17) (At 18)) (Im (At 19) (At 20))) (Im (At 18) (At 17))) (Im (At 20) (At 19))));
 (Im (No (At 10)) (Im (No (At 16)) Fa));
 (Im (No (At 11)) (Im (At 18) Fa));
 (Im (No (At 9)) Fa);
 (Im (At 4) (Im (At 6) (Im (At 8) (Im (No (At 17)) (Im (At 21) Fa)))));
 (Im (At 3) (Im (At 6) (Im (At 8) (Im (At 15) Fa))));
 (At 22);
 (At 12);
 (At 5);
 (At 7);
 (At 23);
 (At 24);
 (At 25);
 (At 21);
 (At 2)]
 (At 1)
 (Sp 12 (Sp 5 (Sp 7 (Sp 21 (Sp 2 (Sp 1 (Cl 1) (Sp 9 (Sp 6 (Sp 8 (Sp 3 (Sp 4 (Sp 17 (Sp 15 (Cl 12) (Sp 18 (Sp 16 (Cl 6) (Sp 11 (Sp 10 (Cl 5) (Cl 8)) (Cl 9))) (Cl 7))) (Cl 11)) (Cl 2)) (Cl 2)) (Cl 4)) (Cl 3)) (Cl 10))) (Cl 21)) (Cl 20)) (Cl 16)) (Cl 15)) (Cl 14)) _
  W0
  (equal_products m (g * mu) z)
  (equal_products p (g * q) T0)
  (ex2_at (fun T b => ((((mu * z) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r))) T0 ((mu * z) - (q * T0)))
  (cancel g ((mu * z) - (q * T0)))
  (cancel g (r - ((mu * z) - (q * T0))))
  (thy_converse_75 mu z q T0)
  (thy_converse_76 mu z q T0 r)
  (thy_converse_77 mu z q T0)
  (thy_converse_78 m z p T0 l g mu q r)
  (thy_converse_79 m z p T0 g mu q)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_80 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_81 : forall (x1 : Z) (x2 : Z), ((x1 * x2) = 1) -> (~ (0 < (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_converse_82 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> ((x1 * x2) = 1) -> (x1 <= (x1 * x2)) -> False.
Proof. thy. Qed.
(* q >= 2 does not divide 1. *)
Lemma no_unit : forall (q : Z) (z : Z),
  (2 <= q) ->
  (~ ((q * z) = 1)).
Proof.
intros q z.
refine (refute (Nd (Some ((q * z) = 1)) (Nd (Some (1 <= q)) (Nd (Some (0 < z)) (Nd (Some (q <= (q * z))) Lf Lf) Lf) (Nd (Some (z < 0)) (Nd (Some (2 <= q)) Lf Lf) Lf)) (Nd (Some (0 < (q * z))) (Nd (Some ((q * z) < 0)) (Nd (Some (z <= (q * z))) Lf Lf) Lf) (Nd (Some (1 <= z)) Lf Lf)))
 [(Im (At 2) (An (An (An (Im (At 3) (At 4)) (Im (At 5) (At 6))) (Im (At 4) (At 3))) (Im (At 6) (At 5))));
 (Im (At 2) (Im (At 7) (An (At 8) (At 9))));
 (Im (At 4) (Im (No (At 7)) Fa));
 (Im (No (At 2)) (Im (At 10) Fa));
 (Im (At 1) (Im (No (At 3)) Fa));
 (Im (At 10) (Im (At 1) (Im (At 8) Fa)));
 (At 10)]
 (No (At 1))
 (Sp 10 (Sp 1 (Sp 2 (Sp 3 (Sp 8 (Cl 7) (Sp 4 (Sp 7 (Cl 3) (Cl 4)) (Cl 2))) (Cl 6)) (Cl 5)) (Cl 1)) (Cl 8)) _
  (cancel q z)
  (product_large q z)
  (thy_converse_67 z)
  (thy_converse_80 q)
  (thy_converse_81 q z)
  (thy_converse_82 q z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) + (x3 * x4)) = 1) -> (~ ((x2 * x1) = ((x4 * (- x3)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 * x3) + x4)) -> (~ (x4 = (x1 + (x3 * (- x2))))) -> False.
Proof. thy. Qed.
Lemma thy_converse_85 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 < x2) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_86 : forall (x1 : Z), (1 <= x1) -> (~ (x1 = 1)) -> (~ (1 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_87 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (x1 = 0)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_88 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x2) -> (~ (x3 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((x1 * x2) + (x3 * x4)) = 1) -> (~ ((x4 * ((x2 * x5) + x3)) = 1)) -> ((x2 * x1) = (x2 * ((x5 * x4) + x6))) -> ((x2 * x6) = (x2 * 0)) -> False.
Proof. thy. Qed.
(* If k = q then r = 1: otherwise the z with mu z = 1 (mod q) would be in B. *)
Lemma converse_one : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (l = (g * r)) ->
  ((first 1) = q) ->
  (r = 1).
Proof.
intros e1 e2 g l m mu p q r c d first.
destruct (wit_ex2 (fun q_ r => (((e1 = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) as [T0 [b0 W3]].
refine (refute (Nd (Some (r = 1)) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (b0 < q)) (Nd (Some ((q * ((mu * T0) + e2)) = 1)) Lf Lf) Lf) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf)) (Nd (Some (1 <= q)) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * e1) - (p * T_arc))) /\ (((m * e1) - (p * T_arc)) < l)))) (Nd (Some ((first 1) = q)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (1 <= r)) (Nd (Some (0 <= 1)) (Nd (Some (b0 = 0)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf)) (Nd (Some (e1 = ((T0 * q) + b0))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * b0) - (p * T_arc))) /\ (((m * b0) - (p * T_arc)) < l)))) Lf Lf) (Nd (Some (b0 < (first 1))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some (l = (g * r))) (Nd (Some ((mu * e1) = ((q * (- e2)) + 1))) (Nd (Some ((mu * e1) = (mu * ((T0 * q) + b0)))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf)) (Nd (Some (exists (q_ : Z) (r : Z), (((e1 = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) (Nd (Some (b0 = (e1 + (q * (- T0))))) Lf Lf) (Nd (Some (1 <= b0)) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (r < q)) (Nd (Some (1 < r)) (Nd (Some ((mu * b0) = (mu * 0))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf)) (Nd (Some (0 <= b0)) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (2 <= q)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (An (At 10) (At 11))))))))));
 (Im (At 12) (At 13));
 (Im (At 13) (An (An (At 14) (At 15)) (At 16)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 17) (Im (At 18) (Im (At 19) (At 20))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 20) (Im (At 21) (At 22))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 27) (Im (At 28) (Im (At 29) (Im (At 30) (No (At 22)))))))))))))))));
 (Im (At 31) (No (At 32)));
 (Im (At 14) (At 33));
 (Im (At 34) (At 35));
 (Im (At 6) (Im (No (At 17)) Fa));
 (Im (At 14) (Im (No (At 21)) Fa));
 (Im (No (At 18)) Fa);
 (Im (At 10) (Im (At 11) (Im (No (At 12)) Fa)));
 (Im (At 10) (Im (No (At 1)) (Im (No (At 19)) Fa)));
 (Im (No (At 29)) (Im (No (At 34)) (Im (At 15) Fa)));
 (Im (At 10) (Im (At 11) (Im (No (At 31)) Fa)));
 (Im (At 36) (Im (At 16) (Im (No (At 30)) Fa)));
 (Im (At 6) (Im (No (At 32)) (Im (At 33) (Im (At 35) Fa))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 23);
 (At 24);
 (At 25);
 (At 26);
 (At 27);
 (At 28);
 (At 9);
 (At 36)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 28 (Sp 9 (Sp 36 (Sp 1 (Cl 1) (Sp 17 (Sp 18 (Sp 10 (Sp 11 (Sp 12 (Sp 19 (Sp 31 (Sp 13 (Sp 20 (Sp 32 (Cl 8) (Sp 14 (Sp 15 (Sp 16 (Sp 33 (Sp 21 (Sp 30 (Sp 35 (Cl 19) (Sp 22 (Sp 29 (Cl 7) (Sp 34 (Cl 10) (Cl 16))) (Cl 6))) (Cl 18)) (Cl 12)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)) (Cl 3)) (Cl 17)) (Cl 15)) (Cl 14)) (Cl 2)) (Cl 2)) (Cl 13)) (Cl 11))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) _
  (r_range e1 e2 g l m mu p q r)
  (division q e1)
  W3
  (hits_from (- e2) 1 e1 e2 g l m mu p q r e1)
  (hits_periodic (- T0) e1 e2 g l m mu p q b0 e1)
  (small_misses e1 e2 g l m mu p q b0 c d first)
  (no_unit q ((mu * T0) + e2))
  (equal_products e1 ((T0 * q) + b0) mu)
  (eq_mul mu b0 0)
  (thy_converse_83 e1 mu e2 q)
  (thy_converse_84 e1 T0 q b0)
  (thy_converse_14 )
  (thy_converse_85 r q)
  (thy_converse_86 r)
  (thy_converse_87 b0)
  (thy_converse_48 r q)
  (thy_converse_88 (first 1) q b0)
  (thy_converse_89 e1 mu e2 q T0 b0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_90 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * x2) <= (x3 - x4))) -> (~ ((x3 - (x1 * x2)) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_converse_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * x2) = ((x3 * ((x4 * x2) - 1)) + (x3 - (x2 * x5))))) -> ((x2 * x1) = (x2 * ((x3 * x4) - x5))) -> False.
Proof. thy. Qed.
Lemma thy_converse_93 : forall (x1 : Z), (1 <= x1) -> (~ (x1 = 1)) -> (~ (1 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ (0 <= (x2 - (x3 * x4)))) -> (x4 < x1) -> ((x4 * x3) = (x4 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_95 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ ((x1 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= (x1 - (x2 * x3)))) -> (x3 < x4) -> (((x2 - 1) * x3) <= (x1 - x4)) -> False.
Proof. thy. Qed.
(* If mu = -a (mod q), 1 <= a < r, then ia <= q - r for 1 <= i < k: the step from i - 1 to i. *)
Lemma descends_step : forall (Z_ : Z) (a : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (l = (g * r)) ->
  (mu = ((q * Z_) - a)) ->
  (1 <= a) ->
  (a < r) ->
  (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r)))))) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r))))).
Proof.
intros Z_ a e1 e2 g l m mu p q r c d first.
destruct (wit_all1 (fun i => (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r)))))) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r)))))) as [n0 W1].
refine (refute (Nd (Some (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r)))))) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r)))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((n0 * a) <= (q - r))) (Nd (Some (mu = ((q * Z_) - a))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some ((n0 - 1) < (first 1))) (Nd (Some (a < r)) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * n0) - (p * T_arc))) /\ (((m * n0) - (p * T_arc)) < l)))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (1 <= r)) (Nd (Some ((n0 - 1) < n0)) (Nd (Some (n0 = 1)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) Lf Lf)) (Nd (Some (1 <= n0)) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (0 <= (q - (n0 * a)))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some (l = (g * r))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some ((n0 * mu) = (n0 * ((q * Z_) - a)))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf)) (Nd (Some (forall (i_before : Z), (((0 <= i_before) /\ (i_before < n0)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r)))))) (Nd (Some (((n0 - 1) * a) <= (q - r))) (Nd (Some (1 <= a)) Lf Lf) Lf) (Nd (Some ((mu * n0) = ((q * ((Z_ * n0) - 1)) + (q - (n0 * a))))) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (r < q)) (Nd (Some (1 <= (n0 - 1))) (Nd (Some ((a * n0) = (a * 1))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) Lf Lf)) (Nd (Some (n0 < (first 1))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) (Nd (Some ((q - (n0 * a)) < r)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (An (At 10) (At 11))))))))));
 (Im (Im (An (At 12) (At 13)) (Im (An (At 14) (At 15)) (At 16))) (At 1));
 (Im (At 13) (Im (An (At 17) (At 18)) (Im (An (At 19) (At 20)) (At 21))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 27) (Im (At 14) (Im (At 15) (No (At 28)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 29) (Im (At 30) (Im (At 31) (At 28))))))))))));
 (Im (At 32) (At 33));
 (Im (At 34) (At 35));
 (Im (At 14) (Im (No (At 17)) Fa));
 (Im (No (At 16)) (Im (No (At 31)) Fa));
 (Im (No (At 29)) (Im (At 33) Fa));
 (Im (No (At 18)) Fa);
 (Im (At 14) (Im (No (At 34)) (Im (No (At 19)) Fa)));
 (Im (At 11) (Im (No (At 30)) (Im (At 36) (Im (At 35) Fa))));
 (Im (At 15) (Im (No (At 20)) Fa));
 (Im (No (At 30)) (Im (At 36) (Im (At 21) Fa)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 22);
 (At 23);
 (At 24);
 (At 25);
 (At 26);
 (At 27);
 (At 9);
 (At 32);
 (At 37);
 (At 36)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 9 (Sp 32 (Sp 36 (Sp 1 (Cl 1) (Sp 18 (Sp 10 (Sp 11 (Sp 33 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Cl 3) (Sp 29 (Sp 28 (Cl 5) (Sp 17 (Sp 20 (Sp 31 (Sp 30 (Cl 6) (Sp 35 (Cl 14) (Sp 21 (Cl 16) (Sp 34 (Cl 8) (Sp 19 (Cl 4) (Cl 13)))))) (Cl 10)) (Cl 15)) (Cl 9))) (Cl 11))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 2)) (Cl 2)) (Cl 12))) (Cl 33)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) _
  (r_range e1 e2 g l m mu p q r)
  W1
  (all1_at (fun i_before => (((0 <= i_before) /\ (i_before < n0)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r))))) (n0 - 1))
  (small_misses e1 e2 g l m mu p q n0 c d first)
  (hits_from ((Z_ * n0) - 1) (q - (n0 * a)) e1 e2 g l m mu p q r n0)
  (equal_products mu ((q * Z_) - a) n0)
  (eq_mul a n0 1)
  (thy_converse_90 n0)
  (thy_converse_91 n0 a q r)
  (thy_converse_92 mu n0 q Z_ a)
  (thy_converse_4 n0)
  (thy_converse_93 n0)
  (thy_converse_94 r q n0 a)
  (thy_converse_95 n0 (first 1))
  (thy_converse_96 q n0 a r)
).
vm_compute; reflexivity.
Qed.

(* If mu = -a (mod q), 1 <= a < r, then (k - 1)a <= q - r. *)
Lemma descends : forall (Z_ : Z) (a : Z) (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (l = (g * r)) ->
  (mu = ((q * Z_) - a)) ->
  (1 <= a) ->
  (a < r) ->
  ((((first 1) - 1) * a) <= (q - r)).
Proof.
intros Z_ a e1 e2 g l m mu p q r c d first.
refine (refute (Nd (Some ((((first 1) - 1) * a) <= (q - r))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) <= q)) Lf Lf) (Nd (Some (0 <= ((first 1) - 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (1 <= a)) Lf Lf) Lf)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (l = (g * r))) Lf Lf) (Nd (Some (((first 1) - 1) < (first 1))) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (forall (i : Z), (((0 <= i) /\ (forall (i_before : Z), (((0 <= i_before) /\ (i_before < i)) -> (((1 <= i_before) /\ (i_before < (first 1))) -> ((i_before * a) <= (q - r)))))) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r)))))) Lf Lf) Lf))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= q)) Lf Lf) (Nd (Some (1 <= ((first 1) - 1))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (a < r)) Lf Lf) Lf)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (mu = ((q * Z_) - a))) Lf Lf) Lf) (Nd (Some (2 <= (first 1))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r)))))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (An (At 15) (At 16)) (At 17)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (At 22))))))))))))))))));
 (Im (At 22) (At 23));
 (Im (At 23) (Im (At 24) (Im (An (At 25) (At 26)) (At 1))));
 (Im (At 15) (Im (No (At 25)) Fa));
 (Im (At 15) (Im (No (At 24)) Fa));
 (Im (No (At 26)) Fa);
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
 (At 18);
 (At 19);
 (At 20);
 (At 21)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 1 (Cl 1) (Sp 26 (Sp 15 (Sp 22 (Sp 25 (Sp 24 (Sp 23 (Cl 5) (Cl 4)) (Cl 7)) (Cl 6)) (Cl 3)) (Cl 2)) (Cl 8))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) _
  (k_at_most e1 e2 g l m mu p q c d first)
  (descends_step Z_ a e1 e2 g l m mu p q r c d first)
  (law_induction (fun i => (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r)))))
  (all1_at (fun i => ((0 <= i) -> (((1 <= i) /\ (i < (first 1))) -> ((i * a) <= (q - r))))) ((first 1) - 1))
  (thy_converse_52 (first 1))
  (thy_converse_24 (first 1))
  (thy_converse_4 (first 1))
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * (x2 - 1)) = ((x2 * x3) + x4)) -> (~ (x1 = ((x2 * (x1 - x3)) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_converse_98 : forall (x1 : Z) (x2 : Z), (((x1 - x2) + 1) < x2) -> (~ (0 <= (x2 - 1))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_99 : forall (x1 : Z) (x2 : Z), (~ (((x1 - 1) - x2) < ((x1 - x2) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_converse_100 : forall (x1 : Z) (x2 : Z), (1 <= ((x1 - x2) + 1)) -> (((x1 - x2) + 1) < x2) -> (~ (2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 * (x2 - 1)) = ((x1 * (x3 + ((x2 - 1) - x3))) + (x4 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 * (x1 - x3)))) -> ((x1 * (x2 - 1)) = ((x2 * x3) + x4)) -> (0 <= x4) -> (~ (1 <= x4)) -> False.
Proof. thy. Qed.
Lemma thy_converse_103 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 * (x1 - x3)))) -> (~ (x4 = 1)) -> (~ (0 <= (x4 - 2))) -> ((x1 * (x2 - 1)) = ((x2 * x3) + x4)) -> (0 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_converse_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = (x2 * (x1 - x3)))) -> (~ ((x1 + 1) = ((x1 - x3) * x2))) -> (~ (0 <= (x4 - 2))) -> ((x1 * (x2 - 1)) = ((x2 * x3) + x4)) -> (0 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_converse_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 * x2) + (x3 * x4)) = 1) -> (~ ((x4 * ((x1 * (x2 - x5)) + x3)) = 1)) -> ((x1 * x2) = (x1 * (x4 * (x2 - x5)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 - x2) + 1) < x2) -> (0 <= x3) -> (x3 < x4) -> (((x2 - 1) * x3) <= (x1 - x4)) -> (0 <= ((x2 - 1) * (x3 - 2))) -> False.
Proof. thy. Qed.
Lemma thy_converse_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - 1) <= (x2 - x3))) -> (~ (0 <= (x4 - 2))) -> (((x1 - 1) * x4) <= (x2 - x3)) -> ((x1 * x4) = (x1 * 1)) -> False.
Proof. thy. Qed.
(* If k < q then mu = -1 (mod q). *)
Lemma converse_unit : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (l = (g * r)) ->
  ((first 1) < q) ->
  ((exists (t : Z), ((mu + 1) = (t * q))) /\ (((first 1) - 1) <= (q - r))).
Proof.
intros e1 e2 g l m mu p q r c d first.
destruct (wit_ex2 (fun Z_ w => (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w))))) as [Z1 [w1 W3]].
destruct (wit_ex2 (fun T b => ((((mu * (q - 1)) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r)))) as [T0 [b0 W7]].
refine (refute (Nd (Some (exists (t : Z), ((mu + 1) = (t * q)))) (Nd (Some (((first 1) - 1) <= (q - r))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (exists (Z_ : Z) (w : Z), (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w))))) (Nd (Some (b0 < r)) Lf Lf) Lf) (Nd (Some (((q - 1) - (first 1)) < ((q - (first 1)) + 1))) (Nd (Some (0 <= ((first 1) - 1))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z1)))) (Nd (Some ((e1 * mu) = (e1 * (q * (mu - T0))))) Lf Lf) Lf) (Nd (Some (l = (g * r))) (Nd (Some (b0 = 1)) Lf Lf) Lf))) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (((q - (first 1)) + 1) < (first 1))) (Nd (Some ((q * ((e1 * (mu - T0)) + e2)) = 1)) Lf Lf) Lf) (Nd (Some ((m * (q - 1)) = ((m * ((first 1) + ((q - 1) - (first 1)))) + (p * 0)))) (Nd (Some (0 <= (((first 1) - 1) * (b0 - 2)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 <= 1)) (Nd (Some (1 <= b0)) Lf Lf) Lf) (Nd (Some ((mu * (q - 1)) = ((q * T0) + b0))) (Nd (Some ((first 1) < q)) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (1 <= ((q - (first 1)) + 1))) (Nd (Some (2 <= q)) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * ((first 1) + ((q - 1) - (first 1)))) - (p * T_arc))) /\ (((m * ((first 1) + ((q - 1) - (first 1)))) - (p * T_arc)) < l)))) (Nd (Some (0 <= (b0 - 2))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (((first 1) * (m + 1)) = (q * w1))) (Nd (Some (mu = ((q * (mu - T0)) - b0))) Lf Lf) Lf) (Nd (Some (exists (T : Z) (b : Z), ((((mu * (q - 1)) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r)))) (Nd (Some (((first 1) * b0) = ((first 1) * 1))) Lf Lf) Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) (Nd (Some (mu = (q * (mu - T0)))) Lf Lf) Lf) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (q - 1)) - (p * T_arc))) /\ (((m * (q - 1)) - (p * T_arc)) < l)))) (Nd (Some ((mu + 1) = ((mu - T0) * q))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (0 <= ((q - 1) - (first 1)))) (Nd (Some ((((first 1) - 1) * b0) <= (q - r))) Lf Lf) Lf) (Nd (Some (0 <= b0)) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (At 16))))))))))))));
 (Im (At 16) (An (An (An (An (At 17) (At 18)) (At 19)) (At 20)) (At 21)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 22) (Im (An (An (An (At 17) (At 18)) (At 19)) (At 20)) (Im (At 23) (Im (At 24) (At 25))))))))))))))))));
 (Im (At 25) (Im (At 26) (At 27)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 28) (Im (At 27) (At 29))))))))));
 (Im (At 29) (An (An (At 30) (At 31)) (At 32)));
 (Im (At 33) (No (At 34)));
 (Im (At 35) (At 36));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 28) (Im (At 37) (Im (At 38) (Im (At 32) (At 39))))))))))))))))));
 (Im (At 40) (Im (At 41) (At 42)));
 (Im (At 43) (At 1));
 (Im (At 44) (At 45));
 (Im (No (At 23)) (Im (At 46) Fa));
 (Im (At 30) (Im (No (At 37)) Fa));
 (Im (No (At 22)) Fa);
 (Im (At 18) (Im (No (At 40)) (Im (At 46) Fa)));
 (Im (No (At 24)) Fa);
 (Im (At 17) (Im (At 18) (Im (No (At 33)) Fa)));
 (Im (No (At 26)) Fa);
 (Im (No (At 35)) (Im (At 30) (Im (At 31) (Im (No (At 38)) Fa))));
 (Im (No (At 35)) (Im (No (At 44)) (Im (No (At 41)) (Im (At 30) (Im (At 31) Fa)))));
 (Im (No (At 35)) (Im (No (At 43)) (Im (No (At 41)) (Im (At 30) (Im (At 31) Fa)))));
 (Im (At 7) (Im (No (At 34)) (Im (At 36) Fa)));
 (Im (At 18) (Im (At 31) (Im (At 32) (Im (At 39) (Im (At 42) Fa)))));
 (Im (No (At 2)) (Im (No (At 41)) (Im (At 39) (Im (At 45) Fa))));
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
 (At 46)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 28 (Sp 46 (Sp 23 (Sp 22 (Sp 24 (Sp 26 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 25 (Sp 33 (Sp 40 (Sp 27 (Sp 34 (Cl 8) (Sp 29 (Sp 36 (Cl 24) (Sp 30 (Sp 31 (Sp 32 (Sp 35 (Cl 9) (Sp 37 (Sp 38 (Sp 39 (Sp 42 (Cl 25) (Sp 41 (Cl 11) (Sp 44 (Sp 43 (Sp 45 (Sp 1 (Sp 2 (Cl 1) (Cl 26)) (Cl 12)) (Cl 13)) (Cl 23)) (Cl 22)))) (Cl 10)) (Cl 21)) (Cl 15))) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 6))) (Cl 5)) (Cl 17)) (Cl 19)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 20)) (Cl 18)) (Cl 16)) (Cl 14)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) _
  (betas e1 e2 g l m mu p q c d first)
  W3
  (beta_hits Z1 ((q - (first 1)) + 1) e1 e2 g ((q - 1) - (first 1)) 1 l m mu p q c d first)
  (arc_moves 0 l p (m * ((first 1) + ((q - 1) - (first 1)))) (m * (q - 1)))
  (hits_means e1 e2 g l m mu p q r (q - 1))
  W7
  (no_unit q ((e1 * (mu - T0)) + e2))
  (equal_products mu (q * (mu - T0)) e1)
  (descends (mu - T0) b0 e1 e2 g l m mu p q r c d first)
  (product_nonneg ((first 1) - 1) (b0 - 2))
  (ex1_at (fun t => ((mu + 1) = (t * q))) (mu - T0))
  (eq_mul (first 1) b0 1)
  (thy_converse_71 q (first 1))
  (thy_converse_97 mu q T0 b0)
  (thy_converse_56 )
  (thy_converse_98 q (first 1))
  (thy_converse_99 q (first 1))
  (thy_converse_100 q (first 1))
  (thy_converse_101 m q (first 1) p)
  (thy_converse_102 mu q T0 b0)
  (thy_converse_103 mu q T0 b0)
  (thy_converse_104 mu q T0 b0)
  (thy_converse_105 e1 mu e2 q T0)
  (thy_converse_106 q (first 1) b0 r)
  (thy_converse_107 (first 1) q r b0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_108 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - 1) = (x2 - x3))) -> (x1 = ((x2 - x3) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_109 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (2 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> (2 <= x1) -> ((x2 * x1) = ((x4 * x5) + x6)) -> (0 <= x6) -> (~ (0 < (x4 * ((x3 * x1) - x5)))) -> False.
Proof. thy. Qed.
Lemma thy_converse_111 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) = 1)) -> (0 < ((x1 * x2) - x3)) -> ((((x1 * x2) - x3) - 2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_converse_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> ((x2 * x1) = ((x4 * x5) + x6)) -> (~ (x6 = (x4 - x1))) -> ((x4 * ((x3 * x1) - x5)) = (x4 * 1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> (x1 < x4) -> ((x2 * x1) = ((x4 * x5) + x6)) -> (x6 < x4) -> (~ ((x4 * (((x3 * x1) - x5) - 2)) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_converse_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 + 1) * (x2 - 1)) = ((x1 + 1) * (x3 - x4))) -> ((x4 * (x1 + 1)) = (x3 * x5)) -> (~ (((x2 - 1) * (x1 + 1)) = (((x1 + 1) - x5) * x3))) -> False.
Proof. thy. Qed.
(* If mu = -1 (mod q), mu v = b (mod q) with 0 <= b < r < q, and v < q, then b = q - v. And if q divides v(m + 1) and r = q - v + 1, then it divides (r - 1)(m + 1). *)
Lemma r_algebra : forall (T : Z) (b : Z) (m : Z) (mu : Z) (q : Z) (r : Z) (t : Z) (v : Z) (w : Z),
  (2 <= q) ->
  (2 <= v) ->
  (v < q) ->
  ((mu + 1) = (t * q)) ->
  ((mu * v) = ((q * T) + b)) ->
  (0 <= b) ->
  (b < q) ->
  ((b = (q - v)) /\ ((((v * (m + 1)) = (q * w)) /\ (r = ((q - v) + 1))) -> (((r - 1) * (m + 1)) = (((m + 1) - w) * q)))).
Proof.
intros T b m mu q r t v w.
refine (refute (Nd (Some (b = (q - v))) (Nd (Some ((v * (m + 1)) = (q * w))) (Nd (Some (((r - 1) * (m + 1)) = (((m + 1) - w) * q))) (Nd (Some (0 < (q * ((t * v) - T)))) (Nd (Some ((r - 1) = (q - v))) Lf Lf) (Nd (Some (b < q)) Lf Lf)) (Nd (Some (0 < (q * (((t * v) - T) - 2)))) (Nd (Some (2 <= v)) Lf Lf) Lf)) (Nd (Some ((v * (mu + 1)) = (v * (t * q)))) (Nd (Some ((q * ((t * v) - T)) < 0)) (Nd (Some (((t * v) - T) = 1)) Lf Lf) Lf) (Nd (Some ((q * (((t * v) - T) - 2)) < 0)) (Nd (Some ((mu * v) = ((q * T) + b))) Lf Lf) Lf))) (Nd (Some (r = ((q - v) + 1))) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (0 < ((t * v) - T))) (Nd (Some (((m + 1) * (r - 1)) = ((m + 1) * (q - v)))) Lf Lf) (Nd (Some (2 <= q)) Lf Lf)) (Nd (Some (0 < (((t * v) - T) - 2))) (Nd (Some (v < q)) Lf Lf) Lf)) (Nd (Some (1 <= q)) (Nd (Some (((t * v) - T) < 0)) (Nd (Some ((q * ((t * v) - T)) = (q * 1))) Lf Lf) Lf) (Nd (Some ((((t * v) - T) - 2) < 0)) (Nd (Some (0 <= b)) Lf Lf) Lf))))
 [(Im (At 5) (At 6));
 (Im (At 7) (An (An (An (Im (At 8) (At 9)) (Im (At 10) (At 11))) (Im (At 9) (At 8))) (Im (At 11) (At 10))));
 (Im (At 7) (An (An (An (Im (At 12) (At 13)) (Im (At 14) (At 15))) (Im (At 13) (At 12))) (Im (At 15) (At 14))));
 (Im (At 16) (At 17));
 (Im (At 18) (At 19));
 (Im (No (At 16)) (Im (At 3) Fa));
 (Im (No (At 7)) (Im (At 20) (Im (At 21) Fa)));
 (Im (At 6) (Im (At 20) (Im (At 22) (Im (At 23) (Im (No (At 8)) Fa)))));
 (Im (No (At 18)) (Im (At 9) (Im (At 15) Fa)));
 (Im (At 6) (Im (At 22) (Im (No (At 1)) (Im (At 19) Fa))));
 (Im (At 6) (Im (At 21) (Im (At 22) (Im (At 24) (Im (No (At 14)) Fa)))));
 (Im (At 17) (Im (At 2) (Im (No (At 4)) Fa)));
 (At 25);
 (At 20);
 (At 21);
 (At 5);
 (At 22);
 (At 23);
 (At 24)]
 (An (At 1) (Im (An (At 2) (At 3)) (At 4)))
 (Sp 20 (Sp 21 (Sp 5 (Sp 22 (Sp 23 (Sp 24 (Sp 7 (Sp 6 (Sp 8 (Sp 14 (Sp 9 (Sp 15 (Sp 18 (Sp 19 (Sp 1 (Sp 2 (Sp 3 (Sp 4 (Cl 1) (Sp 17 (Cl 13) (Sp 16 (Cl 5) (Cl 7)))) (Cl 1)) (Cl 1)) (Cl 11)) (Cl 6)) (Cl 10)) (Cl 4)) (Cl 3)) (Cl 12)) (Cl 9)) (Cl 2)) (Cl 8)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (equal_products (mu + 1) (t * q) v)
  (cancel q ((t * v) - T))
  (cancel q (((t * v) - T) - 2))
  (equal_products (r - 1) (q - v) (m + 1))
  (eq_mul q ((t * v) - T) 1)
  (thy_converse_108 r q v)
  (thy_converse_109 q v)
  (thy_converse_110 v mu t q T b)
  (thy_converse_111 t v T)
  (thy_converse_112 v mu t q T b)
  (thy_converse_113 v mu t q T b)
  (thy_converse_114 m r q v w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_115 : forall (x1 : Z) (x2 : Z), (((x1 - x2) + 1) < x2) -> (~ (2 <= x1)) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_converse_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 - x3)) -> (0 <= x4) -> (x4 < x3) -> (((x2 - x1) + 1) < x1) -> (~ (2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 - x3)) -> (x4 < x3) -> (((x2 - x1) + 1) < x1) -> (x1 < x2) -> (~ (x4 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_118 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - 1) <= (x2 - x3)) -> (x4 < x3) -> (~ (x3 = ((x2 - x1) + 1))) -> (x4 = (x2 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_converse_119 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= (x2 - x3)) -> (((x2 - x1) + 1) < x1) -> (~ ((2 * x3) <= x2)) -> False.
Proof. thy. Qed.
(* If k < q then r = q - k + 1 <= q/2, and q divides (r - 1)(m + 1). *)
Lemma converse_r : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (l = (g * r)) ->
  ((first 1) < q) ->
  (((r = ((q - (first 1)) + 1)) /\ ((2 * r) <= q)) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q)))).
Proof.
intros e1 e2 g l m mu p q r c d first.
destruct (wit_ex1 (fun t => ((mu + 1) = (t * q)))) as [t1 W3].
destruct (wit_ex2 (fun T b => ((((mu * (first 1)) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r)))) as [T0 [b0 W6]].
destruct (wit_ex2 (fun Z_ w => (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w))))) as [Z1 [w1 W8]].
refine (refute (Nd (Some (r = ((q - (first 1)) + 1))) (Nd (Some ((2 * r) <= q)) (Nd (Some (1 <= m)) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (((first 1) * (m + 1)) = (q * w1))) Lf Lf) Lf) (Nd (Some ((mu * (first 1)) = ((q * T0) + b0))) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (((first 1) - 1) <= (q - r))) (Nd (Some (b0 = (q - (first 1)))) Lf Lf) Lf) (Nd (Some (1 <= ((q - (first 1)) + 1))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some ((first 1) < q)) (Nd (Some (2 <= (first 1))) Lf Lf) Lf) (Nd (Some (b0 < r)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((m * (first 1)) - (p * T_arc))) /\ (((m * (first 1)) - (p * T_arc)) < l)))) Lf Lf) (Nd (Some ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) Lf Lf)))) (Nd (Some (exists (w : Z), (((r - 1) * (m + 1)) = (w * q)))) (Nd (Some (1 <= g)) (Nd (Some (1 <= l)) (Nd (Some (l = (g * r))) (Nd (Some (2 <= q)) Lf Lf) Lf) (Nd (Some (0 <= b0)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((mu + 1) = (t1 * q))) (Nd (Some (((r - 1) * (m + 1)) = (((m + 1) - w1) * q))) Lf Lf) Lf) (Nd (Some (((q - (first 1)) + 1) < (first 1))) Lf Lf))) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (exists (t : Z), ((mu + 1) = (t * q)))) (Nd (Some (b0 < q)) Lf Lf) Lf) (Nd (Some (exists (Z_ : Z) (w : Z), (((((1 <= ((q - (first 1)) + 1)) /\ (((q - (first 1)) + 1) < (first 1))) /\ ((first ((d 1) + 1)) = (((first (d 1)) + (first 1)) - ((q - (first 1)) + 1)))) /\ (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z_)))) /\ (((first 1) * (m + 1)) = (q * w))))) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (exists (T : Z) (b : Z), ((((mu * (first 1)) = ((q * T) + b)) /\ (0 <= b)) /\ (b < r)))) Lf Lf) (Nd (Some (((first (d 1)) + 1) = (((q - (first 1)) + 1) + (q * Z1)))) Lf Lf)))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (An (At 19) (At 20)))))))))))))))));
 (Im (At 19) (At 21));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 22))))))))))))));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 17) (Im (At 22) (At 23))))))))));
 (Im (At 23) (An (An (At 24) (At 25)) (At 26)));
 (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 27))))))))))))));
 (Im (At 27) (An (An (An (An (At 28) (At 29)) (At 30)) (At 31)) (At 32)));
 (Im (At 33) (Im (At 34) (Im (At 18) (Im (At 21) (Im (At 24) (Im (At 25) (Im (At 35) (An (At 36) (Im (An (At 32) (At 1)) (At 37))))))))));
 (Im (At 37) (At 3));
 (Im (At 29) (Im (No (At 33)) (Im (At 18) Fa)));
 (Im (At 20) (Im (At 25) (Im (At 26) (Im (At 29) (Im (No (At 34)) Fa)))));
 (Im (At 20) (Im (At 26) (Im (At 29) (Im (At 18) (Im (No (At 35)) Fa)))));
 (Im (At 20) (Im (At 26) (Im (No (At 1)) (Im (At 36) Fa))));
 (Im (At 20) (Im (At 29) (Im (No (At 2)) Fa)));
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
 (At 16);
 (At 17);
 (At 18)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 22 (Sp 23 (Sp 27 (Sp 21 (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 34 (Sp 35 (Sp 33 (Sp 2 (Sp 36 (Sp 1 (Sp 37 (Sp 3 (Cl 1) (Cl 10)) (Cl 9)) (Cl 14)) (Cl 9)) (Cl 15)) (Cl 11)) (Cl 13)) (Cl 12)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 3)) (Cl 7)) (Cl 5)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) _
  (converse_unit e1 e2 g l m mu p q r c d first)
  W3
  (k_hits e1 e2 g l m mu p q c d first)
  (hits_means e1 e2 g l m mu p q r (first 1))
  W6
  (betas e1 e2 g l m mu p q c d first)
  W8
  (r_algebra T0 b0 m mu q r t1 (first 1) w1)
  (ex1_at (fun w => (((r - 1) * (m + 1)) = (w * q))) ((m + 1) - w1))
  (thy_converse_115 q (first 1))
  (thy_converse_116 (first 1) q r b0)
  (thy_converse_117 (first 1) q r b0)
  (thy_converse_118 (first 1) q r b0)
  (thy_converse_119 (first 1) q r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 * x2) = (x3 + (x4 * x5))) -> ((x2 * x1) = (x2 * (x6 * x7))) -> ((x5 * x4) = (x5 * (x6 * x8))) -> (~ (x3 = (x6 * ((x7 * x2) - (x8 * x5))))) -> False.
Proof. thy. Qed.
Lemma thy_converse_121 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 = x2)) -> (~ (x1 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_122 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (~ (((x3 * x4) - (x2 * x5)) = 1)) -> (~ (2 <= ((x3 * x4) - (x2 * x5)))) -> (((x3 * x4) - (x2 * x5)) = ((x2 - x1) + 1)) -> False.
Proof. thy. Qed.
(* If AVOID and COVER hold for d_n = c_n + mn, then l = gr, where r = 1, or 2 <= r <= q/2, mu = -1 (mod q) and (r - 1)(m + 1) = 0 (mod q). *)
Lemma converse : forall (e1 : Z) (e2 : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (exists (r : Z), ((l = (g * r)) /\ ((r = 1) \/ ((((2 <= r) /\ ((2 * r) <= q)) /\ (exists (t : Z), ((mu + 1) = (t * q)))) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q))))))).
Proof.
intros e1 e2 g l m mu p q c d first.
destruct (wit_ex2 (fun i T => (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) as [i1 [T1 W1]].
refine (refute (Nd (Some (exists (r : Z), ((l = (g * r)) /\ ((r = 1) \/ ((((2 <= r) /\ ((2 * r) <= q)) /\ (exists (t : Z), ((mu + 1) = (t * q)))) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q)))))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (l < p)) (Nd (Some (1 <= i1)) (Nd (Some (exists (w : Z), (((((mu * i1) - (q * T1)) - 1) * (m + 1)) = (w * q)))) Lf Lf) Lf) (Nd (Some (l = (g * ((mu * i1) - (q * T1))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((T1 * p) = (T1 * (g * q)))) Lf Lf) (Nd (Some (exists (t : Z), ((mu + 1) = (t * q)))) Lf Lf))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((m * i1) = (l + (p * T1)))) Lf Lf) (Nd (Some (((mu * i1) - (q * T1)) = 1)) Lf Lf)) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some ((first 1) <= q)) Lf Lf) (Nd (Some (((mu * i1) - (q * T1)) = ((q - (first 1)) + 1))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (i1 < (first 1))) (Nd (Some (2 <= ((mu * i1) - (q * T1)))) Lf Lf) Lf) (Nd (Some ((first 1) = q)) Lf Lf)) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (2 <= (first 1))) Lf Lf) (Nd (Some (((first 1) - 1) <= (q - ((mu * i1) - (q * T1))))) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((i1 * m) = (i1 * (g * mu)))) Lf Lf) (Nd (Some ((first 1) < q)) Lf Lf)) (Nd (Some (exists (i : Z) (T : Z), (((1 <= i) /\ (i < (first 1))) /\ ((m * i) = (l + (p * T)))))) (Nd (Some (2 <= q)) Lf Lf) (Nd (Some ((2 * ((mu * i1) - (q * T1))) <= q)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (At 15))))))))))))));
 (Im (At 15) (An (An (At 16) (At 17)) (At 18)));
 (Im (At 4) (At 19));
 (Im (At 5) (At 20));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (An (At 21) (At 22)) (At 23)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 24) (Im (At 25) (At 26))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 24) (Im (At 27) (An (At 28) (At 29)))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 24) (Im (At 27) (An (An (At 30) (At 31)) (At 32)))))))))))))))));
 (Im (An (At 24) (Or (At 26) (An (An (An (At 33) (At 31)) (At 28)) (At 32)))) (At 1));
 (Im (At 18) (Im (At 19) (Im (At 20) (Im (No (At 24)) Fa))));
 (Im (At 22) (Im (No (At 25)) (Im (No (At 27)) Fa)));
 (Im (At 22) (Im (No (At 26)) (Im (No (At 33)) (Im (At 30) Fa))));
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
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 1 (Cl 1) (Sp 15 (Sp 21 (Sp 22 (Sp 19 (Sp 20 (Sp 16 (Sp 17 (Sp 18 (Sp 24 (Sp 26 (Cl 10) (Sp 25 (Cl 7) (Sp 27 (Sp 28 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Cl 10) (Cl 13)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 8)) (Cl 12)))) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 5)) (Cl 4)) (Cl 6)) (Cl 6)) (Cl 2))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) _
  (row_zero_target e1 e2 g l m mu p q c d first)
  W1
  (equal_products m (g * mu) i1)
  (equal_products p (g * q) T1)
  (k_at_most e1 e2 g l m mu p q c d first)
  (converse_one e1 e2 g l m mu p q ((mu * i1) - (q * T1)) c d first)
  (converse_unit e1 e2 g l m mu p q ((mu * i1) - (q * T1)) c d first)
  (converse_r e1 e2 g l m mu p q ((mu * i1) - (q * T1)) c d first)
  (ex1_at (fun r => ((l = (g * r)) /\ ((r = 1) \/ ((((2 <= r) /\ ((2 * r) <= q)) /\ (exists (t : Z), ((mu + 1) = (t * q)))) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q))))))) ((mu * i1) - (q * T1)))
  (thy_converse_120 m i1 l p T1 g mu q)
  (thy_converse_121 (first 1) q)
  (thy_converse_122 (first 1) q mu i1 T1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_converse_123 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 < (x1 * x2))) -> (1 <= x3) -> (x3 < x4) -> (x4 = (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_converse_124 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 = (x2 + (x3 * x4)))) -> (x1 = (x2 + (x5 * x4))) -> ((x4 * x5) = (x4 * x3)) -> False.
Proof. thy. Qed.
(* Let g = gcd(m, p), m = g mu, p = gq, and 1 <= l < p. List the P-positions of mWN^(l,p) as {c_n, d_n}, c_n <= d_n, by c and then d. If d_n - c_n = sn for all n, then s = m; and l = gr, where r = 1, or 2 <= r <= q/2, mu = -1 (mod q) and (r - 1)(m + 1) = 0 (mod q). *)
Lemma progressions_only : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= l) ->
  (l < p) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1))))))) ->
  (forall (n : Z), ((0 <= n) -> ((c n) <= (d n)))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n))))) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (forall (d_b : Z) (e : Z) (h : Z), ((2 <= d_b) -> (~ ((mu = (d_b * e)) /\ (q = (d_b * h)))))) ->
  ((s = m) /\ (exists (r : Z), ((l = (g * r)) /\ ((r = 1) \/ ((((2 <= r) /\ ((2 * r) <= q)) /\ (exists (t : Z), ((mu + 1) = (t * q)))) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q)))))))).
Proof.
intros g l m mu p q s P c d first.
destruct (wit_all1 (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) as [n0 W1].
destruct (wit_ex2 (fun s t => (((s * mu) + (t * q)) = 1))) as [e1 [e2 W8]].
refine (refute (Nd (Some (s = m)) (Nd (Some (exists (r : Z), ((l = (g * r)) /\ ((r = 1) \/ ((((2 <= r) /\ ((2 * r) <= q)) /\ (exists (t : Z), ((mu + 1) = (t * q)))) /\ (exists (w : Z), (((r - 1) * (m + 1)) = (w * q)))))))) (Nd (Some (1 <= l)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (exists (s : Z) (t : Z), (((s * mu) + (t * q)) = 1))) Lf Lf) Lf) (Nd (Some (mu < 0)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (1 <= g)) (Nd (Some ((n0 * s) = (n0 * m))) Lf Lf) Lf) (Nd (Some (q < 0)) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((m * (z - z1)) - (p * T_arc))) /\ (((m * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (m = (g * mu))) Lf Lf) Lf) (Nd (Some (0 < q)) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (0 < mu)) Lf Lf) (Nd (Some (1 <= q)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((d n0) = ((c n0) + (s * n0)))) (Nd (Some (((e1 * mu) + (e2 * q)) = 1)) Lf Lf) Lf) (Nd (Some (0 < (g * q))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (0 < (g * mu))) Lf Lf) (Nd (Some (1 <= mu)) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (m * z)) - (p * T_arc))) /\ (((E - (m * z)) - (p * T_arc)) < l)))))))) (Nd (Some (p = (g * q))) Lf Lf) Lf) (Nd (Some ((g * q) < 0)) Lf Lf)) (Nd (Some ((d n0) = ((c n0) + (m * n0)))) (Nd (Some ((g * mu) < 0)) Lf Lf) (Nd (Some (forall (d_b : Z) (e : Z) (h : Z), ((2 <= d_b) -> (~ ((mu = (d_b * e)) /\ (q = (d_b * h))))))) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (At 1))))))))))));
 (Im (Im (At 14) (At 15)) (At 16));
 (Im (At 13) (Im (At 14) (At 17)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 16) (At 18))))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 16) (At 19))))))))))));
 (Im (At 20) (An (An (An (Im (At 21) (At 22)) (Im (At 23) (At 24))) (Im (At 22) (At 21))) (Im (At 24) (At 23))));
 (Im (At 20) (An (An (An (Im (At 25) (At 26)) (Im (At 27) (At 28))) (Im (At 26) (At 25))) (Im (At 28) (At 27))));
 (Im (An (At 29) (At 30)) (Im (At 31) (At 32)));
 (Im (At 32) (At 33));
 (Im (At 3) (Im (At 20) (Im (At 34) (Im (At 35) (Im (At 33) (Im (At 4) (Im (At 5) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 16) (Im (At 18) (Im (At 19) (At 2))))))))))))));
 (Im (At 1) (At 36));
 (Im (At 22) (Im (No (At 29)) Fa));
 (Im (At 26) (Im (No (At 30)) Fa));
 (Im (No (At 21)) (Im (At 3) (Im (At 34) Fa)));
 (Im (No (At 25)) (Im (At 4) (Im (At 5) (Im (At 35) Fa))));
 (Im (No (At 15)) (Im (At 17) (Im (At 36) Fa)));
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
 (At 20);
 (At 34);
 (At 35);
 (At 31)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 20 (Sp 34 (Sp 35 (Sp 31 (Sp 21 (Sp 25 (Sp 1 (Sp 22 (Sp 26 (Sp 2 (Cl 1) (Sp 36 (Sp 29 (Sp 30 (Sp 32 (Sp 33 (Sp 17 (Sp 15 (Sp 16 (Sp 18 (Sp 19 (Cl 11) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 17)) (Sp 14 (Cl 4) (Sp 16 (Sp 18 (Sp 19 (Cl 11) (Cl 6)) (Cl 5)) (Cl 3)))) (Cl 10)) (Cl 9)) (Cl 14)) (Cl 13)) (Cl 12))) (Cl 8)) (Cl 7)) (Cl 2)) (Cl 16)) (Cl 15)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) _
  (step_is_m l m p s P c d first)
  W1
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) n0)
  (avoid l m p m P c d first)
  (cover l m p m P c d first)
  (cancel g mu)
  (cancel g q)
  (bezout mu q)
  W8
  (converse e1 e2 g l m mu p q c d first)
  (eq_mul n0 s m)
  (thy_converse_67 mu)
  (thy_converse_67 q)
  (thy_converse_69 g mu m)
  (thy_converse_123 g q l p)
  (thy_converse_124 (d n0) (c n0) m n0 s)
).
vm_compute; reflexivity.
Qed.
