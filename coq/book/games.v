From Wythoff.book Require Import Prelude Definitions algebra play counting rows.
Open Scope Z_scope.

Lemma thy_games_1 : forall (x1 : Z) (x2 : Z), (0 <= (x1 - x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_games_2 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_games_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = (((x1 - x2) - (x3 - x4)) + (x3 - x4))) -> (~ ((x3 - x4) = (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_games_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = (((x1 - x2) - (x3 - x4)) + (x3 - x4))) -> (~ ((x1 - x2) = (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_games_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = (((x1 - x2) - (x3 - x4)) + (x3 - x4))) -> (~ ((x3 - x4) = (((x3 - x4) - (x1 - x2)) + (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_games_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 - x2) - (x3 - x4)) < x5)) -> ((- ((x3 - x4) - (x1 - x2))) < x5) -> False.
Proof. thy. Qed.
Lemma thy_games_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 - x2) - (x3 - x4)))) -> (~ (0 <= ((x3 - x4) - (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_games_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (~ (x1 = x2)) -> (~ (0 < (((x2 - x1) - (x3 - x4)) + (x3 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_games_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) = (((x1 - x2) - (x3 - x4)) + (x3 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_games_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 - x2) - (x3 - x4)))) -> (x2 <= x1) -> (~ (0 < (((x3 - x4) - (x1 - x2)) + (x1 - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_games_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < (x1 + x2)) -> ((x3 - x4) = (x1 + x2)) -> (~ (x4 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> ((x2 - x3) = x1) -> (~ (x3 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < x2) -> ((x3 - x4) = (x1 + x5)) -> (~ (((x3 - x4) - (x6 - x7)) < x2)) -> ((x6 - x7) = x5) -> False.
Proof. thy. Qed.
Lemma thy_games_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= x1) -> (x1 < x2) -> ((x3 - x4) = (x1 + x5)) -> ((x6 - x7) = x5) -> (~ ((- ((x3 - x4) - (x6 - x7))) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < (x1 + x2)) -> ((x3 - x4) = (x1 + x2)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_games_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (~ (0 < (((x2 - x1) - (x3 - x4)) + (x3 - x4)))) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= x1) -> (x1 < x2) -> ((x3 - x4) = x5) -> ((x6 - x7) = (x1 + x5)) -> (~ (((x3 - x4) - (x6 - x7)) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= x2) -> ((x3 - x4) = (x1 + x2)) -> (~ (0 <= (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_games_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < x2) -> ((x3 - x4) = x5) -> ((x6 - x7) = (x1 + x5)) -> (~ ((- ((x3 - x4) - (x6 - x7))) < x2)) -> False.
Proof. thy. Qed.
(* Definition 2.1 (ii) says: 0 <= i < m rook-type steps, then j >= 0 bishop-type steps, i + j > 0. This is the same as: both coordinates fall or stay, not both stay, and the falls differ by less than m. *)
Lemma bishop_reading : forall (m : Z) (x : Z) (x1 : Z) (y : Z) (y1 : Z),
  (1 <= m) ->
  ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) <-> (exists (i : Z) (j : Z), (((((((0 <= i) /\ (i < m)) /\ (0 <= j)) /\ (0 < (i + j))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((((x - x1) = (i + j)) /\ ((y - y1) = j)) \/ (((x - x1) = j) /\ ((y - y1) = (i + j))))))).
Proof.
intros m x x1 y y1.
destruct (wit_ex2 (fun i j => (((((((0 <= i) /\ (i < m)) /\ (0 <= j)) /\ (0 < (i + j))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((((x - x1) = (i + j)) /\ ((y - y1) = j)) \/ (((x - x1) = j) /\ ((y - y1) = (i + j))))))) as [i0 [j0 W0]].
refine (refute (Nd (Some (0 <= x1)) (Nd (Some (x1 <= x)) (Nd (Some (y1 <= y)) (Nd (Some ((- ((x - x1) - (y - y1))) < m)) (Nd (Some ((x - x1) = j0)) (Nd (Some ((y - y1) = (((y - y1) - (x - x1)) + (x - x1)))) Lf Lf) Lf) (Nd (Some ((y - y1) = (((x - x1) - (y - y1)) + (y - y1)))) Lf Lf)) (Nd (Some (0 <= j0)) (Nd (Some (0 < (((x - x1) - (y - y1)) + (y - y1)))) Lf Lf) (Nd (Some (0 < (((y - y1) - (x - x1)) + (x - x1)))) Lf Lf))) (Nd (Some (y1 = y)) (Nd (Some (0 <= i0)) (Nd (Some (0 <= ((x - x1) - (y - y1)))) Lf Lf) (Nd (Some (((y - y1) - (x - x1)) < m)) Lf Lf)) (Nd (Some ((x - x1) = (i0 + j0))) (Nd (Some ((y - y1) = (y - y1))) Lf Lf) (Nd (Some ((y - y1) = (x - x1))) Lf Lf)))) (Nd (Some (0 <= y1)) (Nd (Some (x1 = x)) (Nd (Some (exists (i : Z) (j : Z), (((((((0 <= i) /\ (i < m)) /\ (0 <= j)) /\ (0 < (i + j))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((((x - x1) = (i + j)) /\ ((y - y1) = j)) \/ (((x - x1) = j) /\ ((y - y1) = (i + j))))))) (Nd (Some ((y - y1) = (i0 + j0))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (0 <= ((y - y1) - (x - x1)))) Lf Lf)) (Nd (Some (0 < (i0 + j0))) (Nd (Some ((x - x1) = (((x - x1) - (y - y1)) + (y - y1)))) Lf Lf) (Nd (Some ((x - x1) = (((y - y1) - (x - x1)) + (x - x1)))) Lf Lf))) (Nd (Some (((x - x1) - (y - y1)) < m)) (Nd (Some (i0 < m)) (Nd (Some (0 <= (y - y1))) Lf Lf) (Nd (Some (0 <= (x - x1))) Lf Lf)) (Nd (Some ((y - y1) = j0)) (Nd (Some ((x - x1) = (y - y1))) Lf Lf) (Nd (Some ((x - x1) = (x - x1))) Lf Lf)))))
 [(Im (At 9) (An (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (At 1)) (At 3)) (Or (An (At 14) (At 15)) (An (At 16) (At 17)))));
 (Im (An (An (An (An (An (An (At 18) (At 7)) (At 19)) (At 20)) (At 1)) (At 3)) (Or (An (At 21) (At 22)) (An (At 23) (At 24)))) (At 9));
 (Im (An (An (An (An (An (An (At 25) (At 26)) (At 27)) (At 28)) (At 1)) (At 3)) (Or (An (At 29) (At 30)) (An (At 31) (At 32)))) (At 9));
 (Im (At 19) (Im (No (At 4)) Fa));
 (Im (No (At 19)) (Im (At 4) Fa));
 (Im (At 21) (Im (No (At 22)) Fa));
 (Im (At 21) (Im (No (At 31)) Fa));
 (Im (At 21) (Im (No (At 32)) Fa));
 (Im (No (At 26)) (Im (At 8) Fa));
 (Im (No (At 27)) (Im (At 2) Fa));
 (Im (No (At 18)) (Im (No (At 25)) Fa));
 (Im (At 2) (Im (No (At 5)) (Im (No (At 20)) Fa)));
 (Im (No (At 21)) Fa);
 (Im (No (At 18)) (Im (At 2) (Im (No (At 28)) Fa)));
 (Im (No (At 25)) (Im (At 4) (Im (No (At 20)) Fa)));
 (Im (At 13) (Im (At 14) (Im (No (At 2)) Fa)));
 (Im (At 12) (Im (At 15) (Im (No (At 4)) Fa)));
 (Im (At 11) (Im (At 14) (Im (No (At 7)) (Im (At 15) Fa))));
 (Im (At 10) (Im (At 11) (Im (At 14) (Im (At 15) (Im (No (At 8)) Fa)))));
 (Im (At 13) (Im (At 14) (Im (At 5) Fa)));
 (Im (At 12) (Im (At 16) (Im (No (At 2)) Fa)));
 (Im (At 4) (Im (No (At 28)) (Im (No (At 6)) Fa)));
 (Im (At 10) (Im (At 11) (Im (At 16) (Im (At 17) (Im (No (At 7)) Fa)))));
 (Im (At 10) (Im (At 12) (Im (At 17) (Im (No (At 19)) Fa))));
 (Im (At 11) (Im (At 16) (Im (At 17) (Im (No (At 8)) Fa))));
 (Im (At 13) (Im (At 17) (Im (At 6) Fa)));
 (At 33)]
 (If (An (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (No (An (At 5) (At 6)))) (At 7)) (At 8)) (At 9))
 (Sp 21 (Sp 22 (Sp 31 (Sp 32 (Sp 4 (Sp 19 (Sp 2 (Sp 27 (Sp 8 (Sp 26 (Sp 3 (Sp 1 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 17 (Sp 6 (Cl 27) (Sp 7 (Cl 1) (Sp 16 (Cl 24) (Sp 14 (Sp 15 (Cl 19) (Cl 2)) (Cl 2))))) (Sp 14 (Sp 15 (Sp 7 (Sp 5 (Cl 21) (Cl 1)) (Cl 19)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 7 (Sp 6 (Sp 5 (Cl 1) (Sp 20 (Sp 18 (Cl 3) (Sp 25 (Sp 28 (Cl 4) (Cl 15)) (Cl 12))) (Cl 13))) (Sp 28 (Sp 25 (Cl 4) (Sp 18 (Sp 20 (Cl 3) (Cl 16)) (Cl 12))) (Cl 23))) (Cl 1))) (Sp 9 (Cl 2) (Cl 1))) (Sp 9 (Cl 2) (Cl 1))) (Cl 10)) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Sp 3 (Sp 17 (Sp 16 (Cl 26) (Sp 14 (Sp 15 (Cl 20) (Cl 2)) (Cl 2))) (Sp 14 (Sp 15 (Cl 20) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 11)) (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Sp 3 (Sp 16 (Cl 22) (Sp 14 (Cl 17) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 6)) (Sp 9 (Sp 19 (Cl 5) (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Sp 3 (Sp 17 (Cl 25) (Sp 14 (Sp 15 (Cl 18) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 1))) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 14)) _
  W0
  (ex2_at (fun i j => (((((((0 <= i) /\ (i < m)) /\ (0 <= j)) /\ (0 < (i + j))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((((x - x1) = (i + j)) /\ ((y - y1) = j)) \/ (((x - x1) = j) /\ ((y - y1) = (i + j)))))) ((x - x1) - (y - y1)) (y - y1))
  (ex2_at (fun i j => (((((((0 <= i) /\ (i < m)) /\ (0 <= j)) /\ (0 < (i + j))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((((x - x1) = (i + j)) /\ ((y - y1) = j)) \/ (((x - x1) = j) /\ ((y - y1) = (i + j)))))) ((y - y1) - (x - x1)) (x - x1))
  (thy_games_1 y y1)
  (thy_games_2 y y1)
  (thy_games_3 x x1 y y1)
  (thy_games_4 x x1 y y1)
  (thy_games_5 x x1 y y1)
  (thy_games_6 y y1 x x1 m)
  (thy_games_2 x x1)
  (thy_games_7 x x1 y y1)
  (thy_games_8 x1 x y y1)
  (thy_games_9 x x1 y y1)
  (thy_games_10 x x1 y y1)
  (thy_games_10 y y1 x x1)
  (thy_games_11 i0 j0 x x1)
  (thy_games_12 j0 y y1)
  (thy_games_13 i0 m x x1 j0 y y1)
  (thy_games_14 i0 m x x1 j0 y y1)
  (thy_games_15 i0 j0 x x1)
  (thy_games_12 j0 x x1)
  (thy_games_16 y1 y x x1)
  (thy_games_17 i0 m x x1 j0 y y1)
  (thy_games_18 i0 j0 y y1)
  (thy_games_19 i0 m x x1 j0 y y1)
  (thy_games_15 i0 j0 y y1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_20 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_games_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> ((x1 + (x3 * x4)) = (x2 + (x3 * x4))) -> False.
Proof. thy. Qed.
(* Two pairs with the same signed index are the same position. *)
Lemma same_index : forall (k : Z) (m : Z) (p : Z) (x : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isRow m p k z) ->
  (isRow m p x z) ->
  (k = x).
Proof.
intros k m p x z.
refine (refute (Nd (Some (k = x)) (Nd (Some (isRow m p k z)) (Nd (Some (isA m p z k)) (Nd (Some (isA m p z x)) Lf Lf) (Nd (Some ((k + (m * z)) = (x + (m * z)))) Lf Lf)) (Nd (Some (isA m p (- z) (k + (m * z)))) (Nd (Some (1 <= m)) Lf Lf) Lf)) (Nd (Some (0 <= z)) (Nd (Some (z <= (-1))) (Nd (Some (isA m p (- z) (x + (m * z)))) Lf Lf) Lf) (Nd (Some (isRow m p x z)) (Nd (Some (1 <= p)) Lf Lf) Lf)))
 [(If (At 2) (Or (An (At 3) (At 4)) (An (At 5) (At 6))));
 (If (At 7) (Or (An (At 3) (At 8)) (An (At 5) (At 9))));
 (Im (An (At 10) (At 11)) (Im (At 4) (Im (At 8) (At 1))));
 (Im (An (At 10) (At 11)) (Im (At 6) (Im (At 9) (At 12))));
 (Im (At 3) (Im (At 5) Fa));
 (Im (No (At 1)) (Im (At 12) Fa));
 (An (At 10) (At 11));
 (At 2);
 (At 7)]
 (At 1)
 (Sp 10 (Sp 11 (Sp 2 (Sp 7 (Sp 1 (Cl 1) (Sp 12 (Cl 7) (Sp 9 (Sp 6 (Cl 5) (Sp 3 (Sp 4 (Sp 5 (Cl 6) (Sp 8 (Cl 4) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 3 (Sp 8 (Sp 5 (Cl 6) (Sp 4 (Cl 4) (Cl 2))) (Cl 3)) (Cl 3))))) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 8)) _
  (def_isRow m p k z)
  (def_isRow m p x z)
  (a_unique k x m z p)
  (a_unique (k + (m * z)) (x + (m * z)) m (- z) p)
  (thy_games_20 z)
  (thy_games_21 k x m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x2 = (x1 + (x3 * (- x4))))) -> False.
Proof. thy. Qed.
Lemma thy_games_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x2 + (x3 * x4)) = x1)) -> False.
Proof. thy. Qed.
(* The set of pairs is symmetric. *)
Lemma pair_mirror : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ->
  (exists (z_pair : Z), ((isRow m p y z_pair) /\ (x = (y + (m * z_pair))))).
Proof.
intros m p x y.
destruct (wit_ex1 (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) as [z W0].
refine (refute (Nd (Some (exists (z_pair : Z), ((isRow m p y z_pair) /\ (x = (y + (m * z_pair)))))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (y = (x + (m * z)))) (Nd (Some (isRow m p y (- z))) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some ((x + (m * z)) = y)) Lf Lf) Lf)) (Nd (Some (isRow m p x z)) (Nd (Some (1 <= m)) (Nd (Some (x = (y + (m * (- z))))) Lf Lf) Lf) (Nd (Some (isRow m p (x + (m * z)) (- z))) Lf Lf)))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (Im (At 3) (At 7)));
 (Im (An (At 8) (At 9)) (At 1));
 (Im (At 4) (Im (No (At 9)) Fa));
 (Im (At 10) (If (At 7) (At 8)));
 (Im (At 4) (Im (No (At 10)) Fa));
 (An (At 5) (At 6));
 (At 2)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 7 (Sp 9 (Sp 10 (Sp 8 (Cl 4) (Cl 6)) (Cl 7)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2))) (Cl 9)) (Cl 8)) (Cl 8)) _
  W0
  (row_mirror x m p z)
  (ex1_at (fun z_pair => ((isRow m p y z_pair) /\ (x = (y + (m * z_pair))))) (- z))
  (thy_games_22 y x m z)
  (fun eq__0 => pg4 isRow m m p p (x + (m * z)) y (- z) (- z) eq_refl eq_refl eq__0 eq_refl)
  (thy_games_23 y x m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (0 <= (x2 + (x3 * x4))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
(* Pairs lie on the board. *)
Lemma pair_natural : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ->
  ((0 <= x) /\ (0 <= y)).
Proof.
intros m p x y.
destruct (wit_ex1 (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) as [z W0].
refine (refute (Nd (Some (0 <= x)) (Nd (Some (0 <= y)) (Nd (Some (isRow m p x z)) (Nd (Some (0 <= (x + (m * z)))) Lf Lf) Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (y = (x + (m * z)))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (An (At 6) (At 7)) (Im (At 4) (An (At 1) (At 8))));
 (Im (At 5) (Im (At 8) (Im (No (At 2)) Fa)));
 (An (At 6) (At 7));
 (At 3)]
 (An (At 1) (At 2))
 (Sp 6 (Sp 7 (Sp 3 (Sp 4 (Sp 5 (Sp 1 (Sp 8 (Sp 2 (Cl 1) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 5)) (Cl 5)) _
  W0
  (row_natural x m p z)
  (thy_games_24 y x m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_25 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_games_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (~ ((x3 * (x4 - x7)) < x3)) -> ((- ((x2 - x6) - (x1 - x5))) < x3) -> False.
Proof. thy. Qed.
Lemma thy_games_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (((x2 - x6) - (x1 - x5)) < x3) -> (~ ((- x3) < (x3 * (x4 - x7)))) -> False.
Proof. thy. Qed.
Lemma thy_games_28 : forall (x1 : Z) (x2 : Z), ((x1 - x2) = 0) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (x2 = x6) -> ((x3 * (x4 - x7)) = (x3 * 0)) -> (~ (x5 = x1)) -> False.
Proof. thy. Qed.
(* The m-bishop cannot move from a pair to a pair: the differences y - x are multiples of m. *)
Lemma no_bishop : forall (m : Z) (p : Z) (x : Z) (x1 : Z) (y : Z) (y1 : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ->
  (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))) ->
  (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m))).
Proof.
intros m p x x1 y y1.
destruct (wit_ex1 (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) as [z W0].
destruct (wit_ex1 (fun z_pair => ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) as [z1 W1].
refine (refute (Nd (Some (0 <= x1)) (Nd (Some (x1 <= x)) (Nd (Some (y1 <= y)) (Nd (Some ((- ((x - x1) - (y - y1))) < m)) (Nd (Some ((m * (z - z1)) < m)) Lf Lf) Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) (Nd (Some (isRow m p x z1)) Lf Lf) Lf)) (Nd (Some (y1 = y)) (Nd (Some (isRow m p x z)) (Nd (Some ((z - z1) = 0)) Lf Lf) Lf) (Nd (Some (y1 = (x1 + (m * z1)))) (Nd (Some ((m * (z - z1)) = (m * 0))) Lf Lf) Lf))) (Nd (Some (0 <= y1)) (Nd (Some (x1 = x)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some ((- m) < (m * (z - z1)))) Lf Lf) Lf) (Nd (Some (isRow m p x1 z1)) (Nd (Some (x = x1)) Lf Lf) Lf)) (Nd (Some (((x - x1) - (y - y1)) < m)) (Nd (Some (y = (x + (m * z)))) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some (z = z1)) Lf Lf) Lf))))
 [(Im (At 9) (An (At 10) (At 11)));
 (Im (At 12) (An (At 13) (At 14)));
 (Im (At 15) (Im (At 16) (Im (At 17) (At 18))));
 (Im (An (At 15) (At 19)) (Im (At 20) (Im (At 13) (At 21))));
 (Im (At 18) (At 22));
 (Im (At 21) (Im (No (At 5)) Fa));
 (Im (At 11) (Im (At 14) (Im (No (At 16)) (Im (At 8) Fa))));
 (Im (At 11) (Im (At 14) (Im (At 7) (Im (No (At 17)) Fa))));
 (Im (At 23) (If (At 10) (At 20)));
 (Im (At 18) (Im (No (At 23)) Fa));
 (Im (At 11) (Im (At 14) (Im (At 21) (Im (At 22) (Im (No (At 6)) Fa)))));
 (An (At 15) (At 19));
 (At 9);
 (At 12)]
 (No (An (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (No (An (At 5) (At 6)))) (At 7)) (At 8)))
 (Sp 15 (Sp 19 (Sp 9 (Sp 12 (Sp 1 (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 10 (Sp 11 (Sp 13 (Sp 14 (Sp 16 (Sp 17 (Sp 18 (Sp 22 (Sp 23 (Sp 20 (Sp 21 (Sp 5 (Sp 6 (Cl 1) (Cl 12)) (Cl 7)) (Cl 5)) (Cl 10)) (Cl 11)) (Cl 6)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  W0
  W1
  (small_multiple m (z - z1))
  (same_index x m p x1 z1)
  (eq_mul m (z - z1) 0)
  (thy_games_25 x x1)
  (thy_games_26 y x m z y1 x1 z1)
  (thy_games_27 y x m z y1 x1 z1)
  (fun eq__0 => pg4 isRow m m p p x x z z1 eq_refl eq_refl eq_refl eq__0)
  (thy_games_28 z z1)
  (thy_games_29 y x m z y1 x1 z1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_30 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + (x2 * x3)) = (x1 + (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_games_31 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_games_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= (x1 + (x2 * x3)))) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (0 <= x5) -> (x6 <= x2) -> (~ ((x6 + (x3 * x4)) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_games_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (0 <= x5) -> (x5 < x3) -> (~ (((x2 - x6) - (x1 - (x6 + (x3 * x4)))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (x5 < x3) -> (~ ((- ((x2 - x6) - (x1 - (x6 + (x3 * x4))))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (0 <= x5) -> (x6 <= x2) -> ((x6 + (x3 * x4)) = x1) -> (~ (x1 = (x2 + (x3 * x4)))) -> False.
Proof. thy. Qed.
(* (B), first half: for 0 <= x <= y and q = floor((y-x)/m), if a_q <= x then (x, y) is the pair (a_q, b_q), or the m-bishop moves to it. *)
Lemma bishop_reaches : forall (a : Z) (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= x) ->
  (x <= y) ->
  (y = ((x + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (isA m p q a) ->
  (a <= x) ->
  ((exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) \/ ((((((((0 <= a) /\ (a <= x)) /\ (0 <= (a + (m * q)))) /\ ((a + (m * q)) <= y)) /\ (~ ((a = x) /\ ((a + (m * q)) = y)))) /\ (((x - a) - (y - (a + (m * q)))) < m)) /\ ((- ((x - a) - (y - (a + (m * q))))) < m)) /\ (exists (z_pair : Z), ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair))))))).
Proof.
intros a m p q r x y.
refine (refute (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (0 <= a)) (Nd (Some (0 <= (a + (m * q)))) (Nd (Some (((x - a) - (y - (a + (m * q)))) < m)) (Nd (Some (y = (x + (m * q)))) Lf Lf) (Nd (Some (x = a)) Lf Lf)) (Nd (Some (0 <= q)) (Nd (Some (0 <= (m * q))) Lf Lf) (Nd (Some (x <= y)) Lf Lf))) (Nd (Some (a = x)) (Nd (Some (exists (z_pair : Z), ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair)))))) (Nd (Some (isA m p (- q) (a + (m * q)))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some ((a + (m * q)) = (a + (m * q)))) (Nd (Some (r < m)) Lf Lf) Lf))) (Nd (Some (a <= x)) (Nd (Some ((a + (m * q)) <= y)) (Nd (Some ((- ((x - a) - (y - (a + (m * q))))) < m)) (Nd (Some (q <= (-1))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (isRow m p a q)) (Nd (Some (0 <= r)) Lf Lf) Lf)) (Nd (Some ((a + (m * q)) = y)) (Nd (Some (isA m p q a)) (Nd (Some (0 <= m)) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (isRow m p x q)) (Nd (Some (y = ((x + (m * q)) + r))) Lf Lf) Lf))))
 [(Im (At 11) (An (At 12) (At 2)));
 (Im (An (At 13) (At 14)) (At 10));
 (Im (An (At 15) (At 16)) (At 1));
 (If (At 13) (Or (An (At 12) (At 11)) (An (At 17) (At 18))));
 (Im (At 19) (Im (At 12) (At 20)));
 (Im (No (At 14)) Fa);
 (Im (No (At 19)) (Im (At 21) (Im (At 22) Fa)));
 (Im (At 2) (Im (No (At 4)) (Im (At 20) Fa)));
 (Im (At 23) (Im (At 21) (Im (At 3) (Im (No (At 5)) Fa))));
 (Im (At 23) (Im (At 21) (Im (At 22) (Im (No (At 8)) Fa))));
 (Im (At 23) (Im (At 22) (Im (No (At 9)) Fa)));
 (Im (At 24) (If (At 15) (At 13)));
 (Im (At 6) (Im (No (At 24)) Fa));
 (Im (At 23) (Im (At 21) (Im (At 3) (Im (At 7) (Im (No (At 16)) Fa)))));
 (An (At 25) (At 26));
 (At 27);
 (At 28);
 (At 23);
 (At 21);
 (At 22);
 (At 11);
 (At 3)]
 (Or (At 1) (An (An (An (An (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (An (At 6) (At 7)))) (At 8)) (At 9)) (At 10)))
 (Sp 23 (Sp 21 (Sp 22 (Sp 11 (Sp 3 (Sp 1 (Cl 1) (Sp 14 (Sp 19 (Sp 5 (Sp 8 (Sp 9 (Sp 12 (Sp 2 (Sp 13 (Sp 10 (Sp 20 (Sp 4 (Sp 6 (Sp 7 (Sp 24 (Sp 16 (Sp 15 (Cl 4) (Cl 13)) (Cl 15)) (Cl 14)) (Cl 1)) (Cl 1)) (Cl 9)) (Cl 6)) (Cl 3)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 8)) (Cl 7))) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) _
  (a_natural a m q p)
  (ex1_at (fun z_pair => ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair))))) q)
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) q)
  (def_isRow m p a q)
  (product_nonneg m q)
  (thy_games_30 a m q)
  (thy_games_31 m r)
  (thy_games_32 a m q)
  (thy_games_33 y x m q r a)
  (thy_games_34 y x m q r a)
  (thy_games_35 y x m q r a)
  (fun eq__0 => pg4 isRow m m p p x a q q eq_refl eq_refl eq__0 eq_refl)
  (thy_games_25 a x)
  (thy_games_36 y x m q r a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_37 : forall (x1 : Z) (x2 : Z), (x1 < (x2 + 1)) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_games_38 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_games_39 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_games_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x3)) -> (0 <= x4) -> ((x5 + (x2 * x3)) < x1) -> (~ (0 <= ((x4 - 1) - x5))) -> False.
Proof. thy. Qed.
Lemma thy_games_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (0 <= x5) -> (~ (((x2 + (x3 * x6)) + x3) <= x1)) -> (0 <= (x3 * ((x4 - 1) - x6))) -> False.
Proof. thy. Qed.
Lemma thy_games_42 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (~ (0 <= ((x1 - 1) - x3))) -> (x3 < x2) -> False.
Proof. thy. Qed.
(* (B), second half: if a_q > x then every pair of row x lies at least m below y. *)
Lemma row_is_far : forall (a : Z) (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z) (z : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= x) ->
  (x <= y) ->
  (y = ((x + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (isA m p q a) ->
  (x < a) ->
  (isRow m p x z) ->
  ((((x + (m * z)) + m) <= y) /\ (0 <= (x + (m * z)))).
Proof.
intros a m p q r x y z.
destruct (wit_ex1 (fun u => (isU m p x u))) as [u W2].
destruct (wit_ex1 (fun u => (isU m p (x + 1) u))) as [w W4].
refine (refute (Nd (Some (((x + (m * z)) + m) <= y)) (Nd (Some (0 <= (x + (m * z)))) (Nd (Some (1 <= p)) (Nd (Some (isU m p x u)) (Nd (Some ((z + (p * x)) < u)) Lf Lf) (Nd (Some (0 <= a)) Lf Lf)) (Nd (Some (u <= (p * x))) (Nd (Some (0 <= m)) Lf Lf) (Nd (Some (x <= y)) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (exists (u : Z), (isU m p (x + 1) u))) (Nd (Some (a < (x + 1))) Lf Lf) (Nd (Some (y = ((x + (m * q)) + r))) Lf Lf)) (Nd (Some (z < w)) (Nd (Some (0 <= (m * ((q - 1) - z)))) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some (isRow m p x z)) (Nd (Some (0 <= (x + 1))) (Nd (Some (isA m p q a)) Lf Lf) (Nd (Some (x < a)) Lf Lf)) (Nd (Some (u <= z)) (Nd (Some (0 <= ((q - 1) - z))) Lf Lf) (Nd (Some (r < m)) Lf Lf))) (Nd (Some (exists (u : Z), (isU m p x u))) (Nd (Some (isU m p (x + 1) w)) (Nd (Some (q < w)) Lf Lf) (Nd (Some (0 <= r)) Lf Lf)) (Nd (Some ((w - p) <= (z + (p * x)))) (Nd (Some (0 <= q)) Lf Lf) Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (An (At 6) (At 2))));
 (Im (An (At 3) (At 4)) (Im (At 6) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 3) (At 4)) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 3) (At 4)) (Im (At 8) (At 12)));
 (Im (An (At 3) (At 4)) (Im (At 8) (Im (At 11) (If (At 5) (Or (An (At 13) (At 14)) (An (At 15) (At 16)))))));
 (Im (An (At 3) (At 4)) (Im (At 17) (Im (At 11) (If (At 18) (At 19)))));
 (Im (At 20) (Im (At 21) (At 22)));
 (Im (At 17) (An (At 23) (At 24)));
 (Im (At 18) (Im (At 25) Fa));
 (Im (At 6) (Im (No (At 9)) Fa));
 (Im (No (At 20)) (Im (At 3) Fa));
 (Im (At 12) (Im (At 23) (Im (At 16) (Im (No (At 21)) Fa))));
 (Im (At 26) (Im (At 27) (Im (No (At 1)) (Im (At 22) Fa))));
 (Im (No (At 19)) (Im (No (At 21)) (Im (At 14) Fa)));
 (An (At 3) (At 4));
 (At 6);
 (At 28);
 (At 26);
 (At 27);
 (At 29);
 (At 17);
 (At 25);
 (At 5)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 26 (Sp 27 (Sp 17 (Sp 25 (Sp 5 (Sp 18 (Cl 12) (Sp 20 (Sp 6 (Sp 2 (Sp 7 (Sp 23 (Sp 9 (Sp 1 (Cl 1) (Sp 8 (Sp 10 (Sp 22 (Cl 16) (Sp 12 (Sp 11 (Sp 21 (Cl 10) (Sp 16 (Cl 15) (Sp 13 (Sp 14 (Sp 19 (Cl 9) (Cl 17)) (Cl 8)) (Cl 8)))) (Cl 6)) (Cl 7))) (Cl 5)) (Cl 4))) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 14))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 22)) (Cl 21)) (Cl 18)) (Cl 18)) _
  (row_natural x m p z)
  (u_exists x m p)
  W2
  (u_exists (x + 1) m p)
  W4
  (u_bound x m p u)
  (row_shape x m p u w z)
  (a_below a q (x + 1) m p w)
  (product_nonneg m ((q - 1) - z))
  (a_natural a m q p)
  (thy_games_37 a x)
  (thy_games_38 x)
  (thy_games_39 m)
  (thy_games_40 u p x q z)
  (thy_games_41 y x m q r z)
  (thy_games_42 q w z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (x1 = ((x2 + (x4 * x3)) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_games_44 : forall (x1 : Z), (~ (0 <= x1)) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_games_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (x5 < x4) -> (~ (0 < (x4 * (x3 + 1)))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
(* For 0 <= x <= y, m >= 1 there are q >= 0 and 0 <= r < m with y = x + mq + r. *)
Lemma quotient : forall (m : Z) (x : Z) (y : Z),
  (1 <= m) ->
  (x <= y) ->
  (exists (q : Z) (r : Z), ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q))).
Proof.
intros m x y.
destruct (wit_ex2 (fun q r => ((((y - x) = ((q * m) + r)) /\ (0 <= r)) /\ (r < m)))) as [q0 [r0 W1]].
refine (refute (Nd (Some (exists (q : Z) (r : Z), ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (1 <= m)) (Nd (Some ((y - x) = ((q0 * m) + r0))) (Nd (Some (0 <= q0)) Lf Lf) (Nd (Some ((q0 + 1) < 0)) Lf Lf)) (Nd (Some (r0 < m)) (Nd (Some (0 < (q0 + 1))) Lf Lf) Lf)) (Nd (Some (exists (q : Z) (r : Z), ((((y - x) = ((q * m) + r)) /\ (0 <= r)) /\ (r < m)))) (Nd (Some (0 <= r0)) (Nd (Some (0 < (m * (q0 + 1)))) Lf Lf) (Nd (Some (x <= y)) Lf Lf)) (Nd (Some (y = ((x + (m * q0)) + r0))) (Nd (Some ((m * (q0 + 1)) < 0)) Lf Lf) Lf)))
 [(Im (At 2) (At 3));
 (Im (At 3) (An (An (At 4) (At 5)) (At 6)));
 (Im (An (An (An (At 7) (At 5)) (At 6)) (At 8)) (At 1));
 (Im (At 2) (An (An (An (Im (At 9) (At 10)) (Im (At 11) (At 12))) (Im (At 10) (At 9))) (Im (At 12) (At 11))));
 (Im (At 4) (Im (No (At 7)) Fa));
 (Im (No (At 8)) (Im (At 10) Fa));
 (Im (At 4) (Im (At 6) (Im (No (At 9)) (Im (At 13) Fa))));
 (At 2);
 (At 13)]
 (At 1)
 (Sp 2 (Sp 13 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 9 (Sp 8 (Cl 4) (Sp 10 (Cl 7) (Cl 5))) (Cl 8)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 10)) (Cl 9)) _
  (division m (y - x))
  W1
  (ex2_at (fun q r => ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q))) q0 r0)
  (cancel m (q0 + 1))
  (thy_games_43 y x q0 m r0)
  (thy_games_44 q0)
  (thy_games_45 y x q0 m r0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * (x2 - x3)) < x1)) -> (x4 = ((x1 * x2) + x5)) -> (0 <= x5) -> (1 <= x1) -> (x4 = (x1 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 * x3) + x4)) -> (x4 < x2) -> (x1 = (x2 * x5)) -> (~ ((- x2) < (x2 * (x3 - x5)))) -> False.
Proof. thy. Qed.
(* mz / m = z. *)
Lemma exact_division : forall (d : Z) (m : Z) (z : Z),
  (1 <= m) ->
  (d = (m * z)) ->
  ((ediv d m) = z).
Proof.
intros d m z.
refine (refute (Nd (Some ((ediv d m) = z)) (Nd (Some (1 <= m)) (Nd (Some ((- m) < (m * ((ediv d m) - z)))) (Nd (Some ((emod d m) < m)) Lf Lf) Lf) (Nd (Some (d = ((m * (ediv d m)) + (emod d m)))) Lf Lf)) (Nd (Some ((m * ((ediv d m) - z)) < m)) (Nd (Some (((ediv d m) - z) = 0)) (Nd (Some (d = (m * z))) Lf Lf) Lf) (Nd (Some (0 <= (emod d m))) Lf Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (At 5))));
 (Im (At 2) (An (At 6) (An (At 7) (At 8))));
 (Im (At 5) (Im (No (At 1)) Fa));
 (Im (No (At 3)) (Im (At 6) (Im (At 7) (Im (At 2) (Im (At 9) Fa)))));
 (Im (At 6) (Im (At 8) (Im (At 9) (Im (No (At 4)) Fa))));
 (At 2);
 (At 9)]
 (At 1)
 (Sp 2 (Sp 9 (Sp 1 (Cl 1) (Sp 5 (Cl 4) (Sp 6 (Sp 7 (Sp 8 (Sp 3 (Sp 4 (Cl 2) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 8)) (Cl 7)) _
  (small_multiple m ((ediv d m) - z))
  (div_pos d m)
  (thy_games_28 (ediv d m) z)
  (thy_games_46 m (ediv d m) z d (emod d m))
  (thy_games_47 d m (ediv d m) (emod d m) z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((- ((x1 - x2) - (x3 - x4))) < x5)) -> (((x3 - x4) - (x1 - x2)) < x5) -> False.
Proof. thy. Qed.
Lemma thy_games_49 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_games_50 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_51 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_games_52 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_games_53 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_games_54 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
(* (x, y) has at most as many roob-type options among the pairs as (y, x). *)
Lemma mirror_count : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))).
Proof.
intros m p x y.
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> ((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < m)) /\ ((- ((y - y1) - (x - x1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p y1 z_pair) /\ (x1 = (y1 + (m * z_pair))))))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1_other z_pair) /\ (y1_other = (x1_other + (m * z_pair))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W2]]]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) as [B1 [B2 W3]].
refine (refute (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> ((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < m)) /\ ((- ((y - y1) - (x - x1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p y1 z_pair) /\ (x1 = (y1 + (m * z_pair))))))))) (Nd (Some (O4 < y)) Lf Lf) (Nd (Some (0 <= B1)) Lf Lf)) (Nd (Some (O1 < x)) (Nd (Some (exists (z_pair : Z), ((isRow m p O3 z_pair) /\ (O4 = (O3 + (m * z_pair)))))) Lf Lf) (Nd (Some (B2 < (x + 1))) Lf Lf))) (Nd (Some (exists (z_pair : Z), ((isRow m p A1 z_pair) /\ (A2 = (A1 + (m * z_pair)))))) (Nd (Some (0 <= O2)) (Nd (Some (O3 <= x)) Lf Lf) (Nd (Some (((y - B1) - (x - B2)) < m)) Lf Lf)) (Nd (Some ((- ((x - O1) - (y - O2))) < m)) (Nd (Some (B1 = y)) Lf Lf) Lf))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some (1 <= p)) (Nd (Some (0 <= O3)) Lf Lf) (Nd (Some (B1 <= y)) Lf Lf)) (Nd (Some (O2 <= y)) (Nd (Some (O1 = O3)) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some ((- ((y - A2) - (x - A1))) < m)) (Nd (Some (O2 = y)) (Nd (Some (((x - O3) - (y - O4)) < m)) Lf Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p B1 z_pair) /\ (B2 = (B1 + (m * z_pair)))))) Lf Lf)) (Nd (Some (O3 = x)) (Nd (Some (B2 < x)) Lf Lf) Lf)))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some (1 <= m)) (Nd (Some (O4 = y)) Lf Lf) (Nd (Some (B1 < y)) Lf Lf)) (Nd (Some (O1 <= x)) (Nd (Some (O2 = O4)) Lf Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) Lf Lf))) (Nd (Some (((y - A2) - (x - A1)) < m)) (Nd (Some (O2 < y)) (Nd (Some (O4 <= y)) Lf Lf) (Nd (Some ((- ((y - B1) - (x - B2))) < m)) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p O1 z_pair) /\ (O2 = (O1 + (m * z_pair)))))) (Nd (Some (0 <= B2)) Lf Lf) Lf))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some (O1 = x)) (Nd (Some (O3 < x)) Lf Lf) (Nd (Some (B2 <= x)) Lf Lf)) (Nd (Some (((x - O1) - (y - O2)) < m)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1_other z_pair) /\ (y1_other = (x1_other + (m * z_pair))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (exists (z_pair : Z), ((isRow m p A2 z_pair) /\ (A1 = (A2 + (m * z_pair)))))) (Nd (Some (0 <= O1)) (Nd (Some ((- ((x - O3) - (y - O4))) < m)) Lf Lf) (Nd (Some (B1 < (y + 1))) Lf Lf)) (Nd (Some (0 <= O4)) (Nd (Some (B2 = x)) Lf Lf) Lf)))))
 [(Im (Im (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (An (An (Or (An (An (At 5) (At 6)) (At 7)) (An (An (At 2) (At 3)) (At 4))) (No (An (An (An (An (An (An (At 3) (At 9)) (At 6)) (At 8)) (No (An (At 5) (At 2)))) (At 13)) (At 14)))) (At 15))) (At 16));
 (Im (An (At 17) (At 18)) (Im (At 12) (At 15)));
 (Im (Im (An (An (An (An (Or (An (An (At 19) (At 20)) (At 21)) (An (An (At 22) (At 23)) (At 24))) (No (An (An (An (An (An (An (At 23) (At 25)) (At 20)) (At 26)) (No (An (At 19) (At 22)))) (At 27)) (At 28)))) (At 29)) (An (An (Or (An (An (At 30) (At 31)) (At 32)) (An (An (At 33) (At 34)) (At 35))) (No (An (An (An (An (An (An (At 34) (At 36)) (At 31)) (At 37)) (No (An (At 30) (At 33)))) (At 38)) (At 39)))) (At 40))) (An (At 41) (At 42))) (An (At 42) (At 41))) (At 43));
 (Im (Im (An (An (Or (An (An (At 44) (At 45)) (At 46)) (An (An (At 47) (At 48)) (At 49))) (No (An (An (An (An (An (An (At 48) (At 50)) (At 45)) (At 51)) (No (An (At 44) (At 47)))) (At 52)) (At 53)))) (At 54)) (An (An (At 48) (At 55)) (An (At 45) (At 56)))) (At 57));
 (Im (An (An (At 16) (At 43)) (At 57)) (At 1));
 (Im (No (At 10)) (Im (At 14) Fa));
 (Im (No (At 11)) (Im (At 13) Fa));
 (Im (At 50) (Im (No (At 55)) Fa));
 (Im (At 51) (Im (No (At 56)) Fa));
 (Im (At 44) (Im (No (At 50)) Fa));
 (Im (No (At 55)) (Im (At 49) Fa));
 (Im (No (At 45)) (Im (At 58) (Im (At 47) Fa)));
 (Im (At 47) (Im (No (At 51)) Fa));
 (Im (At 44) (Im (At 59) (Im (No (At 48)) Fa)));
 (Im (At 46) (Im (No (At 56)) Fa));
 (An (At 17) (At 18));
 (An (At 58) (At 59))]
 (At 1)
 (Sp 17 (Sp 18 (Sp 58 (Sp 59 (Sp 1 (Cl 1) (Sp 56 (Sp 55 (Sp 12 (Sp 15 (Sp 43 (Sp 57 (Sp 16 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 6 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 54 (Sp 47 (Sp 45 (Sp 51 (Sp 48 (Cl 5) (Sp 44 (Cl 15) (Cl 5))) (Cl 14)) (Cl 13)) (Sp 44 (Sp 45 (Sp 46 (Sp 48 (Cl 5) (Cl 15)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5))) (Sp 29 (Sp 40 (Sp 41 (Sp 42 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 3)) (Sp 16 (Sp 43 (Sp 57 (Cl 6) (Sp 54 (Sp 47 (Sp 45 (Sp 51 (Sp 48 (Cl 5) (Sp 44 (Cl 15) (Cl 5))) (Cl 14)) (Cl 13)) (Sp 44 (Sp 45 (Sp 46 (Sp 48 (Cl 5) (Cl 15)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5))) (Sp 29 (Sp 40 (Sp 41 (Sp 42 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 2))) (Sp 50 (Cl 9) (Sp 49 (Cl 12) (Sp 44 (Cl 11) (Sp 57 (Sp 43 (Sp 16 (Cl 6) (Sp 12 (Sp 15 (Sp 7 (Sp 6 (Sp 5 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 6 (Sp 8 (Sp 5 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 2))) (Sp 29 (Sp 40 (Sp 41 (Sp 42 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)))))) (Sp 51 (Cl 10) (Sp 46 (Cl 16) (Sp 47 (Cl 14) (Sp 57 (Sp 43 (Sp 16 (Cl 6) (Sp 12 (Sp 15 (Sp 6 (Sp 7 (Sp 5 (Sp 3 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Sp 9 (Sp 8 (Sp 5 (Cl 2) (Sp 13 (Sp 14 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 2))) (Sp 29 (Sp 40 (Sp 41 (Sp 42 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5))))))) (Cl 18)) (Cl 18)) (Cl 17)) (Cl 17)) _
  W0
  (pair_mirror m p A1 A2)
  W2
  W3
  (law_injection_2_2 (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) (fun x1 y1 => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) (fun x1 y1 => y1) (fun x1 y1 => x1) (0) (y + 1) (0) (x + 1))
  (thy_games_6 x A1 y A2 m)
  (thy_games_48 x A1 y A2 m)
  (thy_games_49 B1 y)
  (thy_games_49 B2 x)
  (thy_games_50 B1 y)
  (thy_games_51 B1 y)
  (thy_games_52 B2 x)
  (thy_games_50 B2 x)
  (thy_games_53 B1 y)
  (thy_games_54 B2 x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> ((x3 * (x4 - x5)) <= ((x1 + (x3 * x4)) - (x2 + (x3 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_games_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x1 - x2) = (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_games_57 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (0 < (x1 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_58 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 < (x1 - x2))) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_games_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ ((x1 * (x2 - x3)) < 0)) -> (x4 = (x5 + (x1 * x2))) -> (x6 = x4) -> (x7 < x5) -> (x6 = (x7 + (x1 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_games_60 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> ((x1 - x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_games_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 <= x2)) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_62 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_games_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((- x1) * (x2 + 1)) <= x3)) -> (0 <= x4) -> (1 <= x1) -> (0 <= (x1 * x2)) -> (x4 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_games_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = x2) -> (~ (x4 = x5)) -> (x1 = (x4 + (x6 * x7))) -> (x3 = (x5 + (x6 * x8))) -> ((x6 * x9) = (x6 * x10)) -> ((x6 * x9) = (x6 * x7)) -> ((x6 * x10) = (x6 * x8)) -> False.
Proof. thy. Qed.
Lemma thy_games_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = x2) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x1 = (x3 + (x4 * x5))) -> (x6 = (x7 + (x4 * x8))) -> ((x4 * x9) = (x4 * x10)) -> ((x4 * x9) = (x4 * x5)) -> ((x4 * x10) = (x4 * x8)) -> (x3 < x11) -> (x7 = x11) -> (x6 < x2) -> False.
Proof. thy. Qed.
Lemma thy_games_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((- x1) * (x2 + 1)) <= x3)) -> (0 <= x4) -> (x4 < x5) -> ((x5 - x1) <= (x3 + (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_games_68 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 = x3)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_games_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = (x1 + (x4 * x5))) -> (x6 = (x7 + (x4 * x8))) -> ((x4 * x9) = (x4 * x10)) -> ((x4 * x9) = (x4 * x5)) -> ((x4 * x10) = (x4 * x8)) -> (~ (x3 = x6)) -> (x7 = x2) -> False.
Proof. thy. Qed.
Lemma thy_games_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 < x4) -> (x5 = x4) -> (x6 < x2) -> (x3 = (x1 + (x7 * x8))) -> (x5 = (x6 + (x7 * x9))) -> ((x7 * x10) = (x7 * x11)) -> ((x7 * x10) = (x7 * x8)) -> ((x7 * x11) = (x7 * x9)) -> False.
Proof. thy. Qed.
Lemma thy_games_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (0 < (x1 * (x2 - x3)))) -> (x4 = (x5 + (x1 * x2))) -> (x6 = (x7 + (x1 * x3))) -> (x6 < x4) -> ((x1 * (x3 - x2)) <= ((x7 + (x1 * x3)) - (x5 + (x1 * x2)))) -> False.
Proof. thy. Qed.
(* (A): at most p - 1 roob-type options of (a_i, b_i) are pairs; they inject into the earlier pairs of its row. *)
Lemma block_few_low : forall (m : Z) (n : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (isRow m p x n) ->
  (y = (x + (m * n))) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1)).
Proof.
intros m n p x y.
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> ((isRow m p x (ediv (y1 - x1) m)) /\ ((ediv (y1 - x1) m) < n))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1_other z_pair) /\ (y1_other = (x1_other + (m * z_pair))))))) /\ ((ediv (y1 - x1) m) = (ediv (y1_other - x1_other) m))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W1]]]].
destruct (wit_all1 (fun z => (((isRow m p x z) /\ (z < n)) -> ((((- p) * (x + 1)) <= z) /\ (z < n))))) as [B1 W2].
destruct (wit_ex1 (fun z_pair => ((isRow m p A1 z_pair) /\ (A2 = (A1 + (m * z_pair)))))) as [z2 W3].
destruct (wit_ex1 (fun z_pair => ((isRow m p O1 z_pair) /\ (O2 = (O1 + (m * z_pair)))))) as [z3 W19].
destruct (wit_ex1 (fun z_pair => ((isRow m p O3 z_pair) /\ (O4 = (O3 + (m * z_pair)))))) as [z4 W35].
destruct (wit_ex1 (fun u => (isU m p x u))) as [u W55].
destruct (wit_ex1 (fun u => (isU m p (x + 1) u))) as [w W57].
refine (refutes (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some (O1 = x)) (Nd (Some (O3 < x)) (Nd (Some (0 < (n - z2))) Lf Lf) (Nd (Some (y = (x + (m * n)))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (exists (u : Z), (isU m p x u))) Lf Lf) Lf)) (Nd (Some (((x - O1) - (y - O2)) < m)) (Nd (Some (O2 = O4)) (Nd (Some (O4 = (O3 + (m * z4)))) Lf Lf) Lf) (Nd (Some (0 <= n)) (Nd (Some ((w - p) <= (B1 + (p * x)))) Lf Lf) Lf))) (Nd (Some (exists (z_pair : Z), ((isRow m p A1 z_pair) /\ (A2 = (A1 + (m * z_pair)))))) (Nd (Some (0 <= O1)) (Nd (Some ((- ((x - O3) - (y - O4))) < m)) (Nd (Some (O2 = (O1 + (m * z3)))) Lf Lf) Lf) (Nd (Some (isA m p z2 A1)) (Nd (Some (isU m p (x + 1) w)) Lf Lf) Lf)) (Nd (Some (0 <= O4)) (Nd (Some (((- p) * (x + 1)) <= B1)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (card1 (fun (z : Z) => ((isRow m p x z) /\ (z < n)))))) Lf Lf) Lf)))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some (O2 < y)) (Nd (Some (O4 <= y)) (Nd (Some ((n - z2) < 0)) Lf Lf) Lf) (Nd (Some ((ediv (A2 - A1) m) = z2)) (Nd (Some (0 <= (x + 1))) Lf Lf) Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p O1 z_pair) /\ (O2 = (O1 + (m * z_pair)))))) (Nd (Some (isRow m p x B1)) (Nd (Some ((ediv (O4 - O3) m) = z4)) Lf Lf) Lf) (Nd (Some (n <= (-1))) (Nd (Some (u <= n)) Lf Lf) Lf))) (Nd (Some ((ediv (A2 - A1) m) < n)) (Nd (Some (O1 <= x)) (Nd (Some ((ediv (O2 - O1) m) = (ediv (O4 - O3) m))) (Nd (Some ((ediv (O2 - O1) m) = z3)) Lf Lf) Lf) (Nd (Some (isA m p (- z2) (A1 + (m * z2)))) (Nd (Some (u <= B1)) Lf Lf) Lf)) (Nd (Some (O4 = y)) (Nd (Some (isRow m p A1 z2)) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some ((m * (z2 - n)) <= ((A1 + (m * z2)) - (x + (m * n))))) (Nd (Some ((m * (ediv (O2 - O1) m)) = (m * z3))) Lf Lf) Lf))))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some (0 <= O2)) (Nd (Some (O3 <= x)) (Nd (Some ((m * (n - z2)) < 0)) Lf Lf) (Nd (Some (x = A1)) Lf Lf)) (Nd (Some ((A2 - A1) = (m * z2))) (Nd (Some (isU m p x u)) Lf Lf) Lf)) (Nd (Some ((- ((x - O1) - (y - O2))) < m)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) /\ ((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1_other z_pair) /\ (y1_other = (x1_other + (m * z_pair))))))) /\ ((ediv (y1 - x1) m) = (ediv (y1_other - x1_other) m))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some ((O4 - O3) = (m * z4))) Lf Lf) Lf) (Nd (Some (isA m p n x)) (Nd (Some ((B1 + (p * x)) < u)) Lf Lf) Lf))) (Nd (Some (isRow m p x (ediv (A2 - A1) m))) (Nd (Some (O1 < x)) (Nd (Some (exists (z_pair : Z), ((isRow m p O3 z_pair) /\ (O4 = (O3 + (m * z_pair)))))) (Nd (Some ((O2 - O1) = (m * z3))) Lf Lf) Lf) (Nd (Some (z2 <= (-1))) (Nd (Some (0 <= u)) Lf Lf) Lf)) (Nd (Some (O4 < y)) (Nd (Some (forall (z : Z), (((isRow m p x z) /\ (z < n)) -> ((((- p) * (x + 1)) <= z) /\ (z < n))))) (Nd (Some (0 <= (x + (m * n)))) Lf Lf) Lf) (Nd (Some (n <= z2)) (Nd (Some ((m * (ediv (O2 - O1) m)) = (m * (ediv (O4 - O3) m)))) Lf Lf) Lf)))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some (O2 = y)) (Nd (Some (((x - O3) - (y - O4)) < m)) (Nd (Some (isRow m p O1 z3)) Lf Lf) Lf) (Nd (Some (0 <= z2)) (Nd (Some (exists (u : Z), (isU m p (x + 1) u))) Lf Lf) Lf)) (Nd (Some (O3 = x)) (Nd (Some (B1 < n)) (Nd (Some ((card1 (fun (z : Z) => ((isRow m p x z) /\ (z < n)))) <= (p - 1))) Lf Lf) Lf) (Nd (Some (isA m p (- n) (x + (m * n)))) (Nd (Some (n < w)) Lf Lf) Lf))) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> ((isRow m p x (ediv (y1 - x1) m)) /\ ((ediv (y1 - x1) m) < n))))) (Nd (Some (O2 <= y)) (Nd (Some (O1 = O3)) (Nd (Some (isRow m p O3 z4)) Lf Lf) Lf) (Nd (Some (isRow m p x n)) (Nd (Some (B1 < w)) Lf Lf) Lf)) (Nd (Some (0 <= O3)) (Nd (Some (A2 = (A1 + (m * z2)))) (Nd (Some (0 <= (p * x))) Lf Lf) Lf) (Nd (Some (0 < (m * (n - z2)))) (Nd (Some ((m * (ediv (O4 - O3) m)) = (m * z4))) Lf Lf) Lf))))))
 [(Im (Im (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (An (At 13) (At 14))) (At 15));
 (Im (Im (An (An (An (An (Or (An (An (At 16) (At 17)) (At 18)) (An (An (At 19) (At 20)) (At 21))) (No (An (An (An (An (An (An (At 20) (At 22)) (At 17)) (At 23)) (No (An (At 16) (At 19)))) (At 24)) (At 25)))) (At 26)) (An (An (Or (An (An (At 27) (At 28)) (At 29)) (An (An (At 30) (At 31)) (At 32))) (No (An (An (An (An (An (An (At 31) (At 33)) (At 28)) (At 34)) (No (An (At 27) (At 30)))) (At 35)) (At 36)))) (At 37))) (At 38)) (An (At 39) (At 40))) (At 41));
 (Im (Im (An (At 42) (At 43)) (An (At 44) (At 43))) (At 45));
 (Im (At 12) (An (At 46) (At 47)));
 (Im (At 48) (Im (At 49) (At 50)));
 (If (At 46) (Or (An (At 51) (At 52)) (An (At 53) (At 54))));
 (If (At 55) (Or (An (At 56) (At 57)) (An (At 58) (At 59))));
 (Im (An (At 48) (At 60)) (Im (At 57) (Im (At 52) (Im (At 61) (At 62)))));
 (Im (At 48) (An (An (An (Im (At 63) (At 64)) (Im (At 65) (At 66))) (Im (At 64) (At 63))) (Im (At 66) (At 65))));
 (Im (At 26) (An (At 67) (At 68)));
 (Im (At 48) (Im (At 69) (At 70)));
 (Im (At 37) (An (At 71) (At 72)));
 (Im (At 48) (Im (At 73) (At 74)));
 (Im (An (At 48) (At 60)) (Im (At 56) (Im (At 55) (At 75))));
 (Im (An (At 48) (At 60)) (Im (At 55) (An (At 76) (At 77))));
 (Im (At 78) (Im (At 76) (At 79)));
 (Im (An (At 48) (At 60)) (Im (At 76) (At 80)));
 (Im (At 80) (At 81));
 (Im (An (At 48) (At 60)) (Im (At 82) (At 83)));
 (Im (At 83) (At 84));
 (Im (At 81) (An (At 76) (At 85)));
 (Im (An (At 48) (At 60)) (Im (At 81) (Im (At 84) (If (At 42) (Or (An (At 86) (At 87)) (An (At 88) (At 89)))))));
 (Im (An (At 48) (At 60)) (Im (At 81) (Im (At 84) (Im (At 56) (If (At 57) (An (At 90) (At 91)))))));
 (Im (An (An (At 15) (At 41)) (At 45)) (At 92));
 (Im (At 38) (At 93));
 (Im (At 70) (At 94));
 (Im (At 74) (At 95));
 (Im (At 7) (Im (At 62) Fa));
 (Im (At 47) (Im (No (At 49)) Fa));
 (Im (At 56) (Im (At 58) Fa));
 (Im (At 61) (Im (At 64) Fa));
 (Im (At 68) (Im (No (At 69)) Fa));
 (Im (At 72) (Im (No (At 73)) Fa));
 (Im (At 76) (Im (No (At 82)) Fa));
 (Im (No (At 78)) (Im (At 60) Fa));
 (Im (At 56) (Im (No (At 64)) (Im (At 53) Fa)));
 (Im (No (At 65)) (Im (At 96) (Im (At 5) (Im (At 7) (Im (At 47) Fa)))));
 (Im (No (At 61)) (Im (At 66) Fa));
 (Im (At 97) (Im (At 50) (If (At 13) (At 46))));
 (Im (At 2) (Im (No (At 97)) Fa));
 (Im (At 50) (Im (No (At 61)) (Im (No (At 14)) Fa)));
 (Im (At 75) (Im (No (At 1)) (Im (At 92) Fa)));
 (Im (No (At 44)) (Im (At 85) (Im (At 60) (Im (At 79) (Im (At 86) Fa)))));
 (Im (At 19) (Im (At 30) (Im (No (At 39)) (Im (At 68) (Im (At 72) (Im (At 93) (Im (At 94) (Im (At 95) Fa))))))));
 (Im (At 19) (Im (At 30) (Im (No (At 40)) Fa)));
 (Im (At 19) (Im (At 68) (Im (At 72) (Im (At 93) (Im (At 94) (Im (At 95) (Im (At 21) (Im (At 27) (Im (At 29) Fa)))))))));
 (Im (No (At 44)) (Im (At 56) (Im (At 91) (Im (At 88) Fa))));
 (Im (At 16) (Im (No (At 39)) (Im (At 27) Fa)));
 (Im (At 16) (Im (At 68) (Im (At 72) (Im (At 93) (Im (At 94) (Im (At 95) (Im (No (At 40)) (Im (At 27) Fa))))))));
 (Im (At 16) (Im (At 18) (Im (At 30) (Im (At 32) (Im (At 68) (Im (At 72) (Im (At 93) (Im (At 94) (Im (At 95) Fa)))))))));
 (Im (No (At 63)) (Im (At 96) (Im (At 47) (Im (At 4) (Im (At 62) Fa)))));
 (An (At 48) (At 60));
 (At 56);
 (At 55);
 (At 96)]
 (At 1)
 [((Im (No (At 45)) Fa), (Sp 45 (Cl 57) (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 58 (Cl 31) (Sp 78 (Sp 76 (Sp 80 (Sp 57 (Sp 79 (Sp 82 (Sp 81 (Sp 83 (Sp 85 (Sp 84 (Sp 91 (Sp 42 (Sp 43 (Sp 44 (Cl 4) (Sp 86 (Cl 44) (Sp 88 (Cl 48) (Cl 23)))) (Cl 4)) (Cl 4)) (Cl 24)) (Cl 21)) (Cl 22)) (Cl 20)) (Cl 19)) (Cl 35)) (Cl 17)) (Cl 8)) (Cl 18)) (Cl 16)) (Cl 36))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53))));
  ((Im (At 47) (Im (No (At 15)) (Im (At 50) (Im (At 46) (Im (No (At 61)) Fa))))), (Sp 47 (Sp 15 (Cl 58) (Sp 50 (Sp 46 (Sp 61 (Cl 58) (Sp 48 (Sp 96 (Sp 66 (Cl 39) (Sp 14 (Sp 65 (Cl 10) (Sp 13 (Cl 2) (Sp 97 (Cl 40) (Sp 2 (Cl 41) (Sp 5 (Sp 7 (Cl 38) (Cl 2)) (Cl 2)))))) (Cl 42))) (Cl 56)) (Cl 53))) (Cl 58)) (Cl 58))) (Cl 58)));
  ((Im (No (At 15)) Fa), (Sp 15 (Cl 59) (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 96 (Sp 58 (Cl 31) (Sp 57 (Sp 12 (Sp 46 (Sp 47 (Sp 49 (Sp 50 (Sp 61 (Sp 64 (Cl 32) (Sp 63 (Cl 10) (Sp 53 (Cl 37) (Sp 52 (Sp 62 (Sp 7 (Cl 29) (Sp 4 (Cl 52) (Cl 2))) (Cl 9)) (Cl 7))))) (Cl 58)) (Cl 6)) (Cl 30)) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 8))) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53))));
  ((Im (At 19) (Im (At 21) (Im (No (At 30)) Fa))), (Sp 19 (Sp 21 (Sp 30 (Cl 60) (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 1 (Cl 1) (Sp 75 (Sp 92 (Cl 43) (Sp 45 (Sp 15 (Sp 41 (Cl 25) (Sp 26 (Sp 37 (Sp 38 (Sp 68 (Sp 72 (Sp 93 (Sp 69 (Sp 73 (Sp 70 (Sp 74 (Sp 94 (Sp 95 (Sp 27 (Sp 29 (Cl 47) (Cl 3)) (Cl 3)) (Cl 28)) (Cl 27)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 33)) (Cl 26)) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 59)) (Cl 57))) (Cl 15))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53))) (Cl 60)) (Cl 60)));
  ((Im (No (At 16)) Fa), (Sp 16 (Cl 61) (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 1 (Cl 1) (Sp 75 (Sp 92 (Cl 43) (Sp 45 (Sp 15 (Sp 41 (Cl 25) (Sp 26 (Sp 37 (Sp 38 (Sp 68 (Sp 72 (Sp 93 (Sp 69 (Sp 73 (Sp 70 (Sp 74 (Sp 94 (Sp 95 (Sp 19 (Sp 21 (Sp 30 (Sp 39 (Sp 40 (Cl 3) (Cl 46)) (Cl 45)) (Cl 60)) (Cl 3)) (Cl 3)) (Cl 28)) (Cl 27)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 33)) (Cl 26)) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 59)) (Cl 57))) (Cl 15))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53))));
  ((Im (At 19) (Im (At 30) Fa)), (Sp 19 (Sp 30 (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 1 (Cl 1) (Sp 75 (Sp 92 (Cl 43) (Sp 45 (Sp 15 (Sp 41 (Cl 25) (Sp 26 (Sp 37 (Sp 38 (Sp 68 (Sp 72 (Sp 93 (Sp 69 (Sp 73 (Sp 70 (Sp 74 (Sp 94 (Sp 95 (Sp 39 (Sp 40 (Cl 3) (Cl 46)) (Cl 45)) (Cl 28)) (Cl 27)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 33)) (Cl 26)) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 59)) (Cl 57))) (Cl 15))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53)) (Cl 62)) (Cl 62)));
  ((Im (At 27) Fa), (Sp 27 (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 1 (Cl 1) (Sp 75 (Sp 92 (Cl 43) (Sp 45 (Sp 15 (Sp 41 (Cl 25) (Sp 26 (Sp 37 (Sp 38 (Sp 68 (Sp 72 (Sp 93 (Sp 69 (Sp 73 (Sp 70 (Sp 74 (Sp 94 (Sp 95 (Sp 16 (Sp 39 (Sp 40 (Cl 3) (Cl 50)) (Cl 49)) (Cl 61)) (Cl 28)) (Cl 27)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 33)) (Cl 26)) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 59)) (Cl 57))) (Cl 15))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53)) (Cl 63)))]
 (Sp 48 (Sp 60 (Sp 56 (Sp 55 (Sp 1 (Cl 1) (Sp 75 (Sp 92 (Cl 43) (Sp 45 (Sp 15 (Sp 41 (Cl 25) (Sp 26 (Sp 37 (Sp 38 (Sp 68 (Sp 72 (Sp 93 (Sp 69 (Sp 73 (Sp 70 (Sp 74 (Sp 94 (Sp 95 (Sp 16 (Sp 27 (Cl 63) (Sp 30 (Sp 32 (Sp 18 (Cl 51) (Sp 19 (Cl 62) (Cl 3))) (Cl 3)) (Cl 3))) (Cl 61)) (Cl 28)) (Cl 27)) (Cl 14)) (Cl 12)) (Cl 34)) (Cl 33)) (Cl 26)) (Cl 13)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 59)) (Cl 57))) (Cl 15))) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 53)) _
  W0
  W1
  W2
  W3
  (exact_division (A2 - A1) m z2)
  (def_isRow m p A1 z2)
  (def_isRow m p x n)
  (b_increasing x A1 n z2 m p)
  (cancel m (n - z2))
  W19
  (exact_division (O2 - O1) m z3)
  W35
  (exact_division (O4 - O3) m z4)
  (row_before x m n p)
  (row_natural x m p n)
  (product_nonneg p x)
  (u_exists x m p)
  W55
  (u_exists (x + 1) m p)
  W57
  (u_natural x m p u)
  (row_shape x m p u w B1)
  (a_indices n x m p u w)
  (law_injection_2_1 (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) (fun z => ((isRow m p x z) /\ (z < n))) (fun x1 y1 => (ediv (y1 - x1) m)) ((- p) * (x + 1)) n)
  (eq_mul m (ediv (O2 - O1) m) (ediv (O4 - O3) m))
  (eq_mul m (ediv (O2 - O1) m) z3)
  (eq_mul m (ediv (O4 - O3) m) z4)
  (thy_games_55 A1 x m z2 n)
  (thy_games_56 A2 A1 m z2)
  (thy_games_20 n)
  (thy_games_57 n z2)
  (thy_games_56 O2 O1 m z3)
  (thy_games_56 O4 O3 m z4)
  (thy_games_38 x)
  (thy_games_39 p)
  (thy_games_58 n z2)
  (thy_games_59 m n z2 y x A2 A1)
  (thy_games_60 n z2)
  (fun eq__0 eq__1 => pg4 isRow m m p p x A1 (ediv (A2 - A1) m) z2 eq_refl eq_refl eq__0 eq__1)
  (thy_games_25 A1 x)
  (thy_games_61 (ediv (A2 - A1) m) z2 n)
  (thy_games_62 (card1 (fun (z : Z) => ((isRow m p x z) /\ (z < n)))) p (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))
  (thy_games_63 p x B1 u)
  (thy_games_64 O2 y O4 O1 O3 m z3 z4 (ediv (O2 - O1) m) (ediv (O4 - O3) m))
  (thy_games_65 O2 y O4)
  (thy_games_66 O2 y O1 m z3 O4 O3 z4 (ediv (O2 - O1) m) (ediv (O4 - O3) m) x)
  (thy_games_67 p x B1 n w)
  (thy_games_68 O1 x O3)
  (thy_games_69 O1 x O2 m z3 O4 O3 z4 (ediv (O2 - O1) m) (ediv (O4 - O3) m))
  (thy_games_70 O1 x O2 y O4 O3 m z3 z4 (ediv (O2 - O1) m) (ediv (O4 - O3) m))
  (thy_games_71 m n z2 y x A2 A1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_72 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_games_73 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x1 <= (x3 - 1))) -> (x2 <= (x3 - 1)) -> False.
Proof. thy. Qed.
(* (A) for m-Wythoff p-Blocking Nim: at most p - 1 roob-type options of a pair are pairs. *)
Lemma block_few : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1)).
Proof.
intros m p x y.
destruct (wit_ex1 (fun z_pair => ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) as [z W0].
refine (refute (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (y = (x + (m * z)))) (Nd (Some (isRow m p (x + (m * z)) (- z))) (Nd (Some ((x + (m * z)) = y)) Lf Lf) Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (isRow m p y (- z))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (isRow m p x z)) (Nd (Some (1 <= m)) (Nd (Some (0 <= (- z))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (0 <= z)) (Nd (Some (x = (y + (m * (- z))))) Lf Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) Lf Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (Im (At 7) (Im (At 3) (Im (At 4) (At 1)))));
 (Im (An (At 5) (At 6)) (Im (At 3) (At 8)));
 (Im (An (At 5) (At 6)) (Im (At 9) (Im (At 10) (Im (At 11) (At 12)))));
 (Im (An (At 5) (At 6)) (Im (An (At 13) (At 14)) (At 15)));
 (Im (An (At 5) (At 6)) (Im (At 2) (An (At 13) (At 14))));
 (Im (At 4) (Im (No (At 11)) Fa));
 (Im (No (At 7)) (Im (No (At 9)) Fa));
 (Im (At 16) (If (At 8) (At 10)));
 (Im (At 4) (Im (No (At 16)) Fa));
 (Im (At 15) (Im (No (At 1)) (Im (At 12) Fa)));
 (An (At 5) (At 6));
 (At 2)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 2 (Sp 1 (Cl 1) (Sp 13 (Sp 14 (Sp 3 (Sp 4 (Sp 15 (Sp 7 (Cl 3) (Sp 8 (Sp 11 (Sp 16 (Sp 12 (Cl 12) (Sp 9 (Sp 10 (Cl 5) (Cl 10)) (Cl 9))) (Cl 11)) (Cl 8)) (Cl 4))) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 7))) (Cl 14)) (Cl 13)) (Cl 13)) _
  W0
  (block_few_low m z p x y)
  (row_mirror x m p z)
  (block_few_low m (- z) p y x)
  (mirror_count m p x y)
  (pair_natural m p x y)
  (thy_games_22 y x m z)
  (thy_games_72 z)
  (fun eq__0 => pg4 isRow m m p p (x + (m * z)) y (- z) (- z) eq_refl eq_refl eq__0 eq_refl)
  (thy_games_23 y x m z)
  (thy_games_73 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_74 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + (x2 * 0)) = x1) -> (~ ((x1 + (x3 * x2)) = ((x1 + (x2 * 0)) + (x3 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_games_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- ((x1 - (x1 + (x2 * 0))) - (x3 - (x1 + (x4 * x2))))) < x4) -> (((x1 + (x4 * x2)) + x4) <= x3) -> False.
Proof. thy. Qed.
Lemma thy_games_76 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (0 < (x1 - x2))) -> (~ ((x1 - x2) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_games_77 : forall (x1 : Z) (x2 : Z), (~ ((x1 + (x2 * 0)) = x1)) -> (x1 = (x1 + (x2 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_games_78 : forall (x1 : Z) (x2 : Z), (~ (x1 = (x1 + (x2 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_games_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 + (x2 * x3)) + x2) <= x4) -> (~ ((x1 + (x2 * x3)) < x4)) -> (1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_games_80 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_81 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_games_82 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * x4))) -> ((x2 * (x3 - x4)) < 0) -> False.
Proof. thy. Qed.
Lemma thy_games_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x2 <= x3)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_games_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + (x2 * x3)) = (x1 + (x2 * x4))) -> (0 < (x2 * (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_games_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (x3 = x2) -> (0 <= x4) -> (x4 < x1) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_86 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* (B): if 0 <= x <= y and a_q > x then all p pairs of row x are roob-type options of (x, y). *)
Lemma block_many_low : forall (a : Z) (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= x) ->
  (x <= y) ->
  (y = ((x + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (isA m p q a) ->
  (x < a) ->
  (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))).
Proof.
intros a m p q r x y.
destruct (wit_all1 (fun z => ((isRow m p x z) -> (((((((x + (z * 0)) = x) /\ (0 <= (x + (m * z)))) /\ ((x + (m * z)) < y)) \/ ((((x + (m * z)) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (x + (m * z)))) /\ ((x + (m * z)) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((x + (m * z)) = y)))) /\ (((x - (x + (z * 0))) - (y - (x + (m * z)))) < m)) /\ ((- ((x - (x + (z * 0))) - (y - (x + (m * z))))) < m)))) /\ (exists (z_pair : Z), ((isRow m p (x + (z * 0)) z_pair) /\ ((x + (m * z)) = ((x + (z * 0)) + (m * z_pair))))))))) as [z2 W1].
destruct (wit_all2 (fun z z_other => ((((isRow m p x z) /\ (isRow m p x z_other)) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((x + (m * z)) = (x + (m * z_other))))) -> (z = z_other)))) as [s1 [s2 W5]].
destruct (wit_all2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) as [B1 [B2 W7]].
refine (refute (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= x)) (Nd (Some (0 <= (x + (m * z2)))) (Nd (Some ((- ((x - (x + (z2 * 0))) - (y - (x + (m * z2))))) < m)) (Nd (Some (s1 = s2)) Lf Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p B1 z_pair) /\ (B2 = (B1 + (m * z_pair)))))) Lf Lf)) (Nd (Some (x < a)) (Nd (Some (B2 < y)) Lf Lf) Lf)) (Nd (Some ((x + (z2 * 0)) < x)) (Nd (Some (y = ((x + (m * q)) + r))) (Nd (Some ((m * (s1 - s2)) < 0)) Lf Lf) (Nd (Some ((card1 (fun (z : Z) => (isRow m p x z))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) Lf Lf)) (Nd (Some (isRow m p x s1)) (Nd (Some (B1 <= x)) Lf Lf) Lf))) (Nd (Some (isRow m p x z2)) (Nd (Some ((x + (m * z2)) = y)) (Nd (Some (forall (z : Z), ((isRow m p x z) -> (((((((x + (z * 0)) = x) /\ (0 <= (x + (m * z)))) /\ ((x + (m * z)) < y)) \/ ((((x + (m * z)) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (x + (m * z)))) /\ ((x + (m * z)) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((x + (m * z)) = y)))) /\ (((x - (x + (z * 0))) - (y - (x + (m * z)))) < m)) /\ ((- ((x - (x + (z * 0))) - (y - (x + (m * z))))) < m)))) /\ (exists (z_pair : Z), ((isRow m p (x + (z * 0)) z_pair) /\ ((x + (m * z)) = ((x + (z * 0)) + (m * z_pair))))))))) (Nd (Some (0 < (m * (s1 - s2)))) Lf Lf) (Nd (Some (B2 < (y + 1))) Lf Lf)) (Nd (Some (isRow m p (x + (z2 * 0)) z2)) (Nd (Some (0 <= B1)) Lf Lf) Lf)) (Nd (Some ((x + (m * z2)) <= y)) (Nd (Some (r < m)) (Nd (Some (B1 = x)) Lf Lf) Lf) (Nd (Some ((x + (s1 * 0)) = (x + (s2 * 0)))) (Nd (Some (((x - B1) - (y - B2)) < m)) Lf Lf) Lf)))) (Nd (Some (1 <= p)) (Nd (Some ((card1 (fun (z : Z) => (isRow m p x z))) = p)) (Nd (Some ((x + (m * z2)) < y)) (Nd (Some (exists (z_pair : Z), ((isRow m p (x + (z2 * 0)) z_pair) /\ ((x + (m * z2)) = ((x + (z2 * 0)) + (m * z_pair)))))) (Nd (Some (forall (z : Z) (z_other : Z), ((((isRow m p x z) /\ (isRow m p x z_other)) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((x + (m * z)) = (x + (m * z_other))))) -> (z = z_other)))) Lf Lf) (Nd (Some (B1 < (x + 1))) Lf Lf)) (Nd (Some (((x + (m * z2)) + m) <= y)) (Nd (Some (B2 = y)) Lf Lf) Lf)) (Nd (Some ((x + (z2 * 0)) <= x)) (Nd (Some (0 <= r)) (Nd (Some ((s1 - s2) < 0)) Lf Lf) (Nd (Some (x = (x + (z2 * 0)))) Lf Lf)) (Nd (Some (isRow m p x s2)) (Nd (Some (B2 <= y)) Lf Lf) Lf))) (Nd (Some ((x + (z2 * 0)) = x)) (Nd (Some (0 <= (x + (z2 * 0)))) (Nd (Some (x <= y)) (Nd (Some (0 < (s1 - s2))) Lf Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) Lf Lf)) (Nd (Some ((x + (m * z2)) = ((x + (z2 * 0)) + (m * z2)))) (Nd (Some (B1 < x)) Lf Lf) Lf)) (Nd (Some (((x - (x + (z2 * 0))) - (y - (x + (m * z2)))) < m)) (Nd (Some (isA m p q a)) (Nd (Some (0 <= B2)) Lf Lf) Lf) (Nd (Some ((x + (m * s1)) = (x + (m * s2)))) (Nd (Some ((- ((x - B1) - (y - B2))) < m)) Lf Lf) Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (Im (At 6) (An (An (Or (An (An (At 7) (At 8)) (At 9)) (An (An (At 10) (At 11)) (At 12))) (No (An (An (An (An (An (An (At 11) (At 13)) (At 8)) (At 14)) (No (An (At 7) (At 10)))) (At 15)) (At 16)))) (At 17))) (At 18));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 6) (An (At 25) (At 8)))))))))));
 (Im (An (At 26) (At 27)) (At 17));
 (Im (Im (An (An (At 28) (At 29)) (An (At 30) (At 31))) (At 32)) (At 33));
 (Im (At 2) (An (An (An (Im (At 34) (At 35)) (Im (At 36) (At 37))) (Im (At 35) (At 34))) (Im (At 37) (At 36))));
 (Im (Im (An (An (Or (An (An (At 38) (At 39)) (At 40)) (An (An (At 41) (At 42)) (At 43))) (No (An (An (An (An (An (An (At 42) (At 44)) (At 39)) (At 45)) (No (An (At 38) (At 41)))) (At 46)) (At 47)))) (At 48)) (An (An (At 42) (At 49)) (An (At 39) (At 50)))) (At 51));
 (Im (An (An (At 18) (At 33)) (At 51)) (At 52));
 (Im (At 7) (Im (No (At 27)) Fa));
 (Im (At 16) (Im (At 25) Fa));
 (Im (At 44) (Im (No (At 49)) Fa));
 (Im (At 45) (Im (No (At 50)) Fa));
 (Im (At 38) (Im (No (At 44)) Fa));
 (Im (No (At 32)) (Im (No (At 35)) (Im (No (At 37)) Fa)));
 (Im (At 53) (If (At 6) (At 26)));
 (Im (No (At 7)) (Im (At 53) Fa));
 (Im (No (At 53)) Fa);
 (Im (At 25) (Im (No (At 9)) (Im (At 2) Fa)));
 (Im (At 38) (Im (At 4) (Im (No (At 42)) Fa)));
 (Im (At 40) (Im (No (At 45)) Fa));
 (Im (No (At 44)) (Im (At 43) Fa));
 (Im (At 31) (Im (At 36) Fa));
 (Im (At 5) (Im (No (At 1)) (Im (At 52) Fa)));
 (Im (At 31) (Im (At 34) Fa));
 (Im (At 19) (Im (At 41) (Im (At 42) (Im (At 43) (Im (No (At 39)) Fa)))));
 (Im (No (At 45)) (Im (At 41) Fa));
 (An (At 2) (At 3));
 (At 4);
 (At 19);
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 1 (Cl 1) (Sp 53 (Sp 5 (Sp 7 (Sp 52 (Cl 24) (Sp 27 (Sp 26 (Sp 17 (Sp 6 (Sp 25 (Sp 8 (Sp 16 (Cl 11) (Sp 9 (Sp 18 (Sp 33 (Sp 51 (Cl 9) (Sp 48 (Sp 38 (Sp 44 (Sp 42 (Sp 49 (Sp 40 (Sp 45 (Sp 50 (Sp 39 (Cl 8) (Sp 41 (Sp 43 (Cl 26) (Cl 8)) (Cl 8))) (Cl 13)) (Cl 21)) (Sp 41 (Sp 43 (Sp 39 (Sp 45 (Sp 50 (Cl 8) (Cl 13)) (Cl 27)) (Cl 26)) (Cl 8)) (Cl 8))) (Cl 12)) (Cl 20)) (Cl 14)) (Sp 41 (Sp 42 (Sp 43 (Sp 39 (Sp 45 (Sp 44 (Sp 50 (Sp 49 (Cl 8) (Cl 12)) (Cl 13)) (Cl 22)) (Cl 27)) (Cl 26)) (Cl 8)) (Cl 8)) (Cl 8))) (Cl 8))) (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Cl 6) (Sp 36 (Cl 23) (Sp 34 (Cl 25) (Sp 35 (Cl 7) (Sp 37 (Cl 7) (Cl 15)))))) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 3)) (Cl 19))) (Cl 4)) (Cl 4)) (Cl 16)) (Cl 5)) (Sp 6 (Cl 16) (Sp 18 (Sp 33 (Sp 51 (Cl 9) (Sp 48 (Sp 38 (Sp 44 (Sp 42 (Sp 49 (Sp 40 (Sp 45 (Sp 50 (Sp 39 (Cl 8) (Sp 41 (Sp 43 (Cl 26) (Cl 8)) (Cl 8))) (Cl 13)) (Cl 21)) (Sp 41 (Sp 43 (Sp 39 (Sp 45 (Sp 50 (Cl 8) (Cl 13)) (Cl 27)) (Cl 26)) (Cl 8)) (Cl 8))) (Cl 12)) (Cl 20)) (Cl 14)) (Sp 41 (Sp 42 (Sp 43 (Sp 39 (Sp 45 (Sp 44 (Sp 50 (Sp 49 (Cl 8) (Cl 12)) (Cl 13)) (Cl 22)) (Cl 27)) (Cl 26)) (Cl 8)) (Cl 8)) (Cl 8))) (Cl 8))) (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Cl 6) (Sp 36 (Cl 23) (Sp 34 (Cl 25) (Sp 35 (Cl 7) (Sp 37 (Cl 7) (Cl 15)))))) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 3)))) (Cl 10))) (Cl 17)) (Cl 2)) (Cl 18))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) _
  (row_count x m p)
  W1
  (row_is_far a m p q r x y z2)
  (ex1_at (fun z_pair => ((isRow m p (x + (z2 * 0)) z_pair) /\ ((x + (m * z2)) = ((x + (z2 * 0)) + (m * z_pair))))) z2)
  W5
  (cancel m (s1 - s2))
  W7
  (law_injection_1_2 (fun z => (isRow m p x z)) (fun x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) (fun z => (x + (z * 0))) (fun z => (x + (m * z))) (0) (x + 1) (0) (y + 1))
  (thy_games_74 x z2 m)
  (thy_games_75 x z2 y m)
  (thy_games_49 B1 x)
  (thy_games_49 B2 y)
  (thy_games_50 B1 x)
  (thy_games_76 s1 s2)
  (fun eq__0 => pg4 isRow m m p p x (x + (z2 * 0)) z2 z2 eq_refl eq_refl eq__0 eq_refl)
  (thy_games_77 x z2)
  (thy_games_78 x z2)
  (thy_games_79 x m z2 y)
  (thy_games_53 B1 x)
  (thy_games_80 B2 y)
  (thy_games_81 B1 x)
  (thy_games_82 x m s1 s2)
  (thy_games_83 (card1 (fun (z : Z) => (isRow m p x z))) p (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))
  (thy_games_84 x m s1 s2)
  (thy_games_85 x y B2 B1)
  (thy_games_86 B2 y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_87 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
(* (B) for x <= y: outside the pairs, the m-bishop reaches a pair or p roob-type options are pairs. *)
Lemma block_or_bishop_low : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) ->
  ((exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))).
Proof.
intros m p x y.
destruct (wit_ex2 (fun q r => ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) as [q [r W1]].
destruct (wit_ex1 (fun a => (isA m p q a))) as [a W3].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (x <= y)) (Nd (Some (r < m)) (Nd (Some (0 <= a)) Lf Lf) (Nd (Some (x < a)) Lf Lf)) (Nd (Some (isA m p q a)) (Nd (Some ((a + (m * q)) = y)) Lf Lf) Lf)) (Nd (Some (y = ((x + (m * q)) + r))) (Nd (Some (1 <= p)) (Nd (Some ((a + (m * q)) <= y)) Lf Lf) (Nd (Some (a < x)) Lf Lf)) (Nd (Some (a <= x)) (Nd (Some ((- ((x - a) - (y - (a + (m * q))))) < m)) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (0 <= q)) (Nd (Some (0 <= (a + (m * q)))) Lf Lf) (Nd (Some ((a + (m * q)) < y)) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (((x - a) - (y - (a + (m * q)))) < m)) Lf Lf) Lf)) (Nd (Some (0 <= r)) (Nd (Some (exists (a : Z), (isA m p q a))) (Nd (Some (a = x)) Lf Lf) Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (exists (z_pair : Z), ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair)))))) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (At 5)));
 (Im (At 5) (An (An (An (At 6) (At 7)) (At 8)) (At 9)));
 (Im (An (At 3) (At 10)) (Im (At 9) (At 11)));
 (Im (At 11) (At 12));
 (Im (An (At 3) (At 10)) (Im (At 13) (Im (At 4) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 12) (Im (At 14) (Or (At 15) (An (An (An (An (An (An (An (At 16) (At 14)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (At 23)))))))))));
 (Im (An (At 3) (At 10)) (Im (At 13) (Im (At 4) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 12) (Im (At 24) (At 2)))))))));
 (Im (An (An (Or (An (An (An (An (An (An (At 16) (At 14)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)) (Or (An (An (At 19) (At 17)) (At 25)) (An (An (At 20) (At 16)) (At 26)))) (No (An (Or (An (An (At 19) (At 17)) (At 25)) (An (An (At 20) (At 16)) (At 26))) (No (An (An (An (An (An (An (At 16) (At 14)) (At 17)) (At 18)) (No (An (At 19) (At 20)))) (At 21)) (At 22)))))) (At 23)) (At 1));
 (Im (No (At 14)) (Im (No (At 24)) Fa));
 (An (At 3) (At 10));
 (At 13);
 (At 4);
 (No (At 15))]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 10 (Sp 13 (Sp 4 (Sp 15 (Cl 13) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 11 (Sp 12 (Sp 24 (Cl 7) (Sp 14 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 22 (Sp 23 (Sp 20 (Sp 19 (Cl 6) (Cl 8)) (Cl 8)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 9))) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 10)) _
  (quotient m x y)
  W1
  (a_exists m q p)
  W3
  (bishop_reaches a m p q r x y)
  (block_many_low a m p q r x y)
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) a (a + (m * q)))
  (thy_games_87 a x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_games_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_games_90 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_games_91 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x3 <= x2)) -> (x3 <= x1) -> False.
Proof. thy. Qed.
(* (B) for m-Wythoff p-Blocking Nim. *)
Lemma block_or_bishop : forall (m : Z) (p : Z) (x : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  ((0 <= x) /\ (0 <= y)) ->
  (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) ->
  ((exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))).
Proof.
intros m p x y.
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) as [X [Y W4]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= y)) (Nd (Some (Y <= x)) Lf Lf) (Nd (Some (((x - Y) - (y - X)) < m)) Lf Lf)) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some ((- ((y - X) - (x - Y))) < m)) Lf Lf) Lf)) (Nd (Some (x <= y)) (Nd (Some (exists (z_pair : Z), ((isRow m p y z_pair) /\ (x = (y + (m * z_pair)))))) (Nd (Some (Y = x)) Lf Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p Y z_pair) /\ (X = (Y + (m * z_pair)))))) Lf Lf)) (Nd (Some (X <= y)) (Nd (Some (X < y)) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some (0 <= x)) (Nd (Some (y <= x)) (Nd (Some (X = y)) Lf Lf) (Nd (Some ((- ((x - Y) - (y - X))) < m)) Lf Lf)) (Nd (Some (0 <= X)) (Nd (Some (Y < x)) Lf Lf) Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (~ (((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (((y - X) - (x - Y)) < m)) Lf Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) Lf Lf)) (Nd (Some (0 <= Y)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) Lf Lf) Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (No (At 7)) (Or (At 1) (At 2))))));
 (Im (An (At 3) (At 4)) (Im (At 8) (Im (At 9) (Im (No (At 10)) (Or (At 11) (At 12))))));
 (Im (An (At 3) (At 4)) (Im (At 10) (At 7)));
 (Im (At 11) (An (An (Or (An (An (An (An (An (An (At 13) (At 14)) (At 15)) (At 16)) (No (An (At 17) (At 18)))) (At 19)) (At 20)) (Or (An (An (At 17) (At 15)) (At 21)) (An (An (At 18) (At 13)) (At 22)))) (No (An (Or (An (An (At 17) (At 15)) (At 21)) (An (An (At 18) (At 13)) (At 22))) (No (An (An (An (An (An (An (At 13) (At 14)) (At 15)) (At 16)) (No (An (At 17) (At 18)))) (At 19)) (At 20)))))) (At 23)));
 (Im (An (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 13)) (At 14)) (No (An (At 18) (At 17)))) (At 24)) (At 25)) (Or (An (An (At 18) (At 13)) (At 22)) (An (An (At 17) (At 15)) (At 21)))) (No (An (Or (An (An (At 18) (At 13)) (At 22)) (An (An (At 17) (At 15)) (At 21))) (No (An (An (An (An (An (An (At 15) (At 16)) (At 13)) (At 14)) (No (An (At 18) (At 17)))) (At 24)) (At 25)))))) (At 26)) (At 1));
 (Im (An (At 3) (At 4)) (Im (At 23) (At 26)));
 (Im (An (At 3) (At 4)) (Im (An (At 8) (At 5)) (At 27)));
 (Im (At 19) (Im (No (At 25)) Fa));
 (Im (At 20) (Im (No (At 24)) Fa));
 (Im (No (At 6)) (Im (No (At 9)) Fa));
 (Im (At 27) (Im (No (At 2)) (Im (At 12) Fa)));
 (An (At 3) (At 4));
 (An (At 5) (At 8));
 (No (At 7))]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 8 (Sp 7 (Cl 15) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 6 (Cl 2) (Sp 10 (Cl 4) (Sp 27 (Sp 9 (Sp 12 (Cl 12) (Sp 11 (Sp 23 (Sp 26 (Sp 15 (Sp 13 (Sp 25 (Sp 24 (Sp 22 (Sp 20 (Sp 19 (Sp 18 (Sp 14 (Sp 16 (Sp 17 (Cl 5) (Cl 6)) (Cl 5)) (Cl 5)) (Sp 21 (Sp 17 (Sp 14 (Sp 16 (Cl 6) (Cl 5)) (Cl 5)) (Sp 14 (Sp 16 (Cl 6) (Cl 5)) (Cl 5))) (Sp 14 (Sp 16 (Cl 6) (Cl 5)) (Cl 5)))) (Sp 18 (Cl 5) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5)))) (Sp 18 (Cl 5) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5)))) (Sp 21 (Sp 17 (Sp 14 (Sp 16 (Sp 18 (Cl 5) (Cl 6)) (Cl 5)) (Cl 5)) (Sp 14 (Sp 16 (Cl 6) (Cl 5)) (Cl 5))) (Sp 14 (Sp 16 (Sp 19 (Sp 20 (Sp 18 (Sp 17 (Cl 5) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Sp 20 (Cl 10) (Sp 22 (Sp 18 (Cl 5) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5))) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5))))) (Sp 19 (Cl 9) (Sp 22 (Sp 18 (Cl 5) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5))) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5))))) (Sp 17 (Sp 21 (Cl 5) (Cl 5)) (Cl 5))) (Sp 18 (Sp 13 (Sp 22 (Cl 5) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 7)) (Cl 5)) (Cl 3))) (Cl 11)) (Cl 8))))))) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (block_or_bishop_low m p x y)
  (block_or_bishop_low m p y x)
  (pair_mirror m p y x)
  W4
  (ex2_at (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) Y X)
  (pair_mirror m p X Y)
  (mirror_count m p y x)
  (thy_games_88 y X x Y m)
  (thy_games_89 y X x Y m)
  (thy_games_90 x y)
  (thy_games_91 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_games_92 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_games_93 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_games_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_games_95 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_games_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_games_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_games_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (~ (x2 = x4)) -> (x2 <= x4) -> False.
Proof. thy. Qed.
(* Theorem 2.1 (i): P(mWN^p) = {{a_i, b_i} | i >= 0}. *)
Lemma thm_2_1_i : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1)))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) as [X1 [Y1 W1]].
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W5]]]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) as [on1 [on2 W6]].
destruct (wit_all4 (fun x y x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) as [sub1 [sub2 [sub3 [sub4 W7]]]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (0 <= Y)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))))))) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) (Nd (Some (sub3 <= sub1)) Lf Lf)) (Nd (Some (0 <= fall2)) (Nd (Some (0 <= (on1 + on2))) Lf Lf) Lf)) (Nd (Some (Y1 <= Y)) (Nd (Some (1 <= m)) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) Lf Lf)) (Nd (Some (fall4 <= fall2)) (Nd (Some (sub4 < sub2)) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (~ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (X1 <= X)) (Nd (Some (X1 < X)) (Nd (Some (fall3 < fall1)) Lf Lf) (Nd (Some (((sub1 - sub3) - (sub2 - sub4)) < m)) Lf Lf)) (Nd (Some (fall3 <= fall1)) (Nd (Some (sub3 = sub1)) Lf Lf) Lf)) (Nd (Some (Y1 = Y)) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (0 <= on1)) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (fall4 = fall2)) (Nd (Some (0 <= sub3)) Lf Lf) Lf)))) (Nd (Some (0 <= X)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (0 <= X1)) (Nd (Some (Y1 < Y)) (Nd (Some (fall4 < fall2)) Lf Lf) (Nd (Some (sub4 <= sub2)) Lf Lf)) (Nd (Some (0 <= fall3)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) Lf Lf) Lf)) (Nd (Some (X1 = X)) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1))))))) Lf Lf)) (Nd (Some (fall3 = fall1)) (Nd (Some (sub4 = sub2)) Lf Lf) Lf))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) <= (p - 1))) (Nd (Some (0 <= Y1)) (Nd (Some (exists (z_pair : Z), ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf) (Nd (Some ((- ((sub1 - sub3) - (sub2 - sub4))) < m)) Lf Lf)) (Nd (Some (0 <= fall4)) (Nd (Some (0 <= sub4)) Lf Lf) Lf)) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (0 <= fall1)) (Nd (Some (0 <= on2)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) (Nd (Some (sub3 < sub1)) Lf Lf) Lf)))))
 [(Im (Im (An (At 3) (At 4)) (If (At 5) (An (No (At 6)) (At 7)))) (At 8));
 (Im (At 6) (An (An (Or (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 15)) (At 16)) (Or (An (An (At 13) (At 11)) (At 17)) (An (An (At 14) (At 9)) (At 18)))) (No (An (Or (An (An (At 13) (At 11)) (At 17)) (An (An (At 14) (At 9)) (At 18))) (No (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 15)) (At 16)))))) (At 19)));
 (Im (An (At 20) (At 21)) (Im (At 5) (Im (At 19) (No (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 15)) (At 16))))));
 (Im (An (At 20) (At 21)) (Im (At 5) (At 7)));
 (Im (An (At 20) (At 21)) (Im (An (At 3) (At 4)) (Im (No (At 5)) (Or (At 6) (At 22)))));
 (Im (Im (An (An (At 23) (At 24)) (Or (An (An (An (An (An (An (At 25) (At 26)) (At 27)) (At 28)) (No (An (At 29) (At 30)))) (At 31)) (At 32)) (Or (An (An (At 29) (At 27)) (At 33)) (An (An (At 30) (At 25)) (At 34))))) (An (An (An (An (An (At 25) (At 27)) (At 25)) (At 27)) (At 35)) (At 36))) (At 37));
 (Im (Im (An (At 38) (At 39)) (At 40)) (At 41));
 (Im (Im (An (Or (An (An (At 42) (At 43)) (At 44)) (An (An (At 45) (At 46)) (At 47))) (No (An (An (An (An (An (An (At 46) (At 48)) (At 43)) (At 49)) (No (An (At 42) (At 45)))) (At 50)) (At 51)))) (Or (An (An (An (An (An (An (At 46) (At 48)) (At 43)) (At 49)) (No (An (At 42) (At 45)))) (At 50)) (At 51)) (Or (An (An (At 42) (At 43)) (At 44)) (An (An (At 45) (At 46)) (At 47))))) (At 52));
 (Im (At 53) (Im (At 37) (Im (At 41) (Im (At 52) (Im (At 8) (Im (An (At 54) (At 55)) (If (At 1) (At 2))))))));
 (Im (At 7) (Im (At 22) Fa));
 (Im (At 38) (Im (At 39) (Im (No (At 40)) Fa)));
 (Im (At 29) (Im (At 33) (Im (No (At 35)) Fa)));
 (Im (At 23) (Im (At 29) (Im (No (At 25)) Fa)));
 (Im (At 24) (Im (At 30) (Im (No (At 27)) Fa)));
 (Im (No (At 35)) (Im (At 26) (Im (At 28) (Im (No (At 29)) Fa))));
 (Im (No (At 35)) (Im (At 30) (Im (At 34) Fa)));
 (Im (At 23) (Im (At 24) (Im (No (At 36)) Fa)));
 (Im (No (At 35)) (Im (At 26) (Im (No (At 30)) (Im (At 28) Fa))));
 (An (At 20) (At 21));
 (At 53);
 (An (At 54) (At 55))]
 (If (At 1) (At 2))
 [((Im (No (At 52)) (Im (No (At 42)) Fa)), (Sp 52 (Cl 23) (Sp 42 (Cl 23) (Sp 45 (Sp 46 (Sp 47 (Cl 9) (Cl 9)) (Cl 9)) (Cl 9)))));
  ((Im (At 42) (Im (No (At 52)) (Im (No (At 47)) Fa))), (Sp 42 (Sp 52 (Cl 24) (Sp 47 (Cl 24) (Sp 43 (Sp 44 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 24)));
  ((Im (At 47) (Im (No (At 52)) (Im (No (At 44)) Fa))), (Sp 47 (Sp 52 (Cl 25) (Sp 44 (Cl 25) (Sp 45 (Sp 46 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 25)));
  ((Im (No (At 52)) Fa), (Sp 52 (Cl 26) (Sp 42 (Sp 47 (Sp 44 (Sp 43 (Cl 9) (Sp 45 (Sp 46 (Cl 9) (Cl 9)) (Cl 9))) (Cl 25)) (Cl 24)) (Cl 23))));
  ((Im (At 37) (Im (At 8) (Im (At 41) (Im (No (At 1)) Fa)))), (Sp 37 (Sp 8 (Sp 41 (Sp 1 (Cl 27) (Sp 53 (Sp 54 (Sp 55 (Sp 52 (Sp 2 (Cl 10) (Cl 1)) (Cl 26)) (Cl 22)) (Cl 22)) (Cl 21))) (Cl 27)) (Cl 27)) (Cl 27)));
  ((Im (At 37) (Im (At 8) (Im (At 41) Fa))), (Sp 37 (Sp 8 (Sp 41 (Sp 53 (Sp 54 (Sp 55 (Sp 52 (Sp 1 (Sp 2 (Cl 1) (Cl 10)) (Cl 27)) (Cl 26)) (Cl 22)) (Cl 22)) (Cl 21)) (Cl 28)) (Cl 28)) (Cl 28)));
  ((Im (No (At 41)) Fa), (Sp 41 (Cl 29) (Sp 38 (Sp 39 (Sp 40 (Cl 8) (Cl 12)) (Cl 8)) (Cl 8))));
  ((Im (No (At 37)) (Im (No (At 35)) (Im (No (At 29)) (Im (No (At 30)) Fa)))), (Sp 37 (Cl 30) (Sp 35 (Cl 30) (Sp 29 (Cl 30) (Sp 30 (Cl 30) (Sp 26 (Sp 28 (Cl 19) (Cl 7)) (Cl 7)))))));
  ((Im (No (At 37)) (Im (No (At 35)) (Im (No (At 29)) Fa))), (Sp 37 (Cl 31) (Sp 35 (Cl 31) (Sp 29 (Cl 31) (Sp 30 (Sp 34 (Cl 17) (Sp 26 (Sp 28 (Cl 16) (Cl 7)) (Cl 7))) (Cl 30))))));
  ((Im (No (At 37)) (Im (No (At 35)) (Im (At 29) (Im (No (At 33)) (Im (At 30) Fa))))), (Sp 37 (Cl 32) (Sp 35 (Cl 32) (Sp 29 (Sp 33 (Cl 32) (Sp 30 (Sp 34 (Cl 17) (Cl 7)) (Cl 32))) (Cl 32)))));
  ((Im (No (At 37)) (Im (No (At 35)) Fa)), (Sp 37 (Cl 33) (Sp 35 (Cl 33) (Sp 29 (Sp 33 (Cl 13) (Sp 30 (Cl 32) (Sp 26 (Sp 28 (Cl 19) (Cl 7)) (Cl 7)))) (Cl 31)))));
  ((Im (At 35) (Im (At 36) (Im (No (At 37)) (Im (At 25) (Im (At 27) Fa))))), (Sp 35 (Sp 36 (Sp 37 (Cl 34) (Sp 25 (Sp 27 (Cl 7) (Cl 34)) (Cl 34))) (Cl 34)) (Cl 34)));
  ((Im (At 24) (Im (No (At 37)) (Im (No (At 27)) Fa))), (Sp 24 (Sp 37 (Cl 35) (Sp 27 (Cl 35) (Sp 30 (Cl 15) (Cl 7)))) (Cl 35)));
  ((Im (No (At 37)) Fa), (Sp 37 (Cl 36) (Sp 23 (Sp 24 (Sp 36 (Sp 35 (Sp 27 (Sp 25 (Cl 34) (Sp 29 (Cl 14) (Cl 7))) (Cl 35)) (Cl 33)) (Cl 18)) (Cl 7)) (Cl 7))));
  ((Im (No (At 5)) Fa), (Sp 5 (Cl 37) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 3 (Sp 4 (Sp 6 (Cl 2) (Sp 7 (Sp 22 (Cl 11) (Cl 6)) (Cl 2))) (Cl 2)) (Cl 2))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20))));
  ((Im (No (At 9)) Fa), (Sp 9 (Cl 38) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 13 (Sp 11 (Sp 17 (Cl 3) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20))));
  ((Im (At 11) (Im (At 13) (Im (At 17) Fa))), (Sp 11 (Sp 13 (Sp 17 (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 19 (Sp 9 (Sp 10 (Sp 12 (Sp 14 (Cl 3) (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3))) (Cl 3)) (Cl 3)) (Cl 38)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)) (Cl 39)) (Cl 39)) (Cl 39)));
  ((Im (At 13) (Im (No (At 17)) (Im (At 14) Fa))), (Sp 13 (Sp 17 (Cl 40) (Sp 14 (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 9 (Sp 18 (Cl 3) (Cl 3)) (Cl 38)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)) (Cl 40))) (Cl 40)));
  ((Im (At 11) (Im (At 13) Fa)), (Sp 11 (Sp 13 (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 19 (Sp 9 (Sp 17 (Cl 39) (Sp 14 (Cl 40) (Sp 10 (Sp 12 (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 38)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)) (Cl 41)) (Cl 41)));
  ((Im (At 11) (Im (No (At 13)) (Im (No (At 14)) Fa))), (Sp 11 (Sp 13 (Cl 42) (Sp 14 (Cl 42) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 19 (Sp 9 (Sp 10 (Sp 12 (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 38)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)))) (Cl 42)));
  ((Im (No (At 13)) (Im (At 14) (Im (No (At 16)) Fa))), (Sp 13 (Cl 43) (Sp 14 (Sp 16 (Cl 43) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 9 (Sp 18 (Cl 3) (Cl 3)) (Cl 38)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20))) (Cl 43))));
  ((Im (No (At 13)) (Im (At 14) (Im (No (At 15)) Fa))), (Sp 13 (Cl 44) (Sp 14 (Sp 15 (Cl 44) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 9 (Sp 18 (Cl 3) (Cl 3)) (Cl 38)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20))) (Cl 44))));
  ((Im (No (At 13)) (Im (At 14) (Im (No (At 12)) Fa))), (Sp 13 (Cl 45) (Sp 14 (Sp 12 (Cl 45) (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 9 (Sp 18 (Cl 3) (Cl 3)) (Cl 38)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20))) (Cl 45))));
  ((Im (At 11) Fa), (Sp 11 (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 19 (Sp 9 (Sp 13 (Cl 41) (Sp 14 (Sp 16 (Sp 15 (Sp 12 (Sp 10 (Cl 4) (Sp 18 (Cl 3) (Cl 3))) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42))) (Cl 38)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)) (Cl 46)))]
 (Sp 20 (Sp 21 (Sp 41 (Sp 37 (Sp 8 (Cl 28) (Sp 5 (Sp 7 (Sp 6 (Sp 9 (Sp 11 (Cl 46) (Sp 14 (Sp 18 (Cl 3) (Cl 3)) (Cl 3))) (Cl 38)) (Cl 2)) (Cl 5)) (Cl 37))) (Cl 36)) (Cl 29)) (Cl 20)) (Cl 20)) _
  W0
  W1
  (no_bishop m p X X1 Y Y1)
  (block_few m p X Y)
  (block_or_bishop m p X Y)
  W5
  W6
  W7
  (determined_blocking p x y (fun x y x1 y1 => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m))))) (fun x y => (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) (fun x y => ((0 <= x) /\ (0 <= y))) P)
  (thy_games_92 (card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) p)
  (thy_games_93 on1 on2)
  (thy_games_94 fall3 fall1 fall4 fall2)
  (thy_games_95 fall1 fall3)
  (thy_games_95 fall2 fall4)
  (thy_games_96 fall3 fall4 fall1 fall2)
  (thy_games_97 fall3 fall4 fall1 fall2)
  (thy_games_93 fall1 fall2)
  (thy_games_98 fall3 fall4 fall1 fall2)
).
vm_compute; reflexivity.
Qed.
