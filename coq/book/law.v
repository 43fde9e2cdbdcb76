From Wythoff.book Require Import Prelude Definitions algebra play counting rows games.
Open Scope Z_scope.

Lemma thy_law_1 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 - (x2 * x3)))) -> (0 < ((x1 - (x2 * x3)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_law_2 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 - (x2 * x3)) < x2)) -> (((x1 - (x2 * x3)) - x2) < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_3 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - (x2 * x3)) = 0) -> (~ (x1 = (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_law_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 * ((x2 - (x3 * x4)) - x3)) < 0)) -> ((x1 * x2) = ((x4 * (x1 * x3)) + x5)) -> (x5 < (x1 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_law_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 * x2) = ((x3 * (x1 * x4)) + x5)) -> (~ ((x1 * (x2 - (x4 * x3))) = x5)) -> False.
Proof. thy. Qed.
Lemma thy_law_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 < (x1 * ((x2 - (x3 * x4)) + 1)))) -> (1 <= x1) -> ((x1 * x2) = ((x4 * (x1 * x3)) + x5)) -> (0 <= x5) -> False.
Proof. thy. Qed.
(* If md = i mp + j with j in R, 0 <= j < mp, and 0 is the only multiple of m in R, then d = ip. *)
Lemma law_index : forall (i : Z) (j : Z) (m : Z) (p : Z) (z : Z) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))) ->
  ((m * z) = ((i * (m * p)) + j)) ->
  (0 <= j) ->
  (j < (m * p)) ->
  (R_ j) ->
  (z = (p * i)).
Proof.
intros i j m p z R_.
refine (refute (Nd (Some (z = (p * i))) (Nd (Some (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) (Nd (Some ((z - (p * i)) < p)) (Nd (Some (0 < (m * ((z - (p * i)) + 1)))) (Nd (Some ((m * z) = ((i * (m * p)) + j))) Lf Lf) Lf) (Nd (Some (0 < (m * ((z - (p * i)) - p)))) (Nd (Some (0 <= j)) Lf Lf) Lf)) (Nd (Some ((z - (p * i)) = 0)) (Nd (Some ((m * ((z - (p * i)) + 1)) < 0)) (Nd (Some ((m * (z - (p * i))) = j)) Lf Lf) Lf) (Nd (Some ((m * ((z - (p * i)) - p)) < 0)) Lf Lf))) (Nd (Some (0 <= (z - (p * i)))) (Nd (Some (R_ (m * (z - (p * i))))) (Nd (Some (0 < ((z - (p * i)) + 1))) (Nd (Some (j < (m * p))) Lf Lf) Lf) (Nd (Some (0 < ((z - (p * i)) - p))) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (((z - (p * i)) + 1) < 0)) (Nd (Some (R_ j)) Lf Lf) Lf) (Nd (Some (((z - (p * i)) - p) < 0)) Lf Lf))))
 [(Im (At 2) (Im (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (Im (At 7) (An (An (An (Im (At 8) (At 9)) (Im (At 10) (At 11))) (Im (At 9) (At 8))) (Im (At 11) (At 10))));
 (Im (At 7) (An (An (An (Im (At 12) (At 13)) (Im (At 14) (At 15))) (Im (At 13) (At 12))) (Im (At 15) (At 14))));
 (Im (No (At 3)) (Im (At 9) Fa));
 (Im (No (At 4)) (Im (At 15) Fa));
 (Im (At 6) (Im (No (At 1)) Fa));
 (Im (No (At 14)) (Im (At 16) (Im (At 17) Fa)));
 (Im (At 18) (If (At 5) (At 19)));
 (Im (At 16) (Im (No (At 18)) Fa));
 (Im (No (At 8)) (Im (At 7) (Im (At 16) (Im (At 20) Fa))));
 (An (At 7) (At 21));
 (At 2);
 (At 16);
 (At 20);
 (At 17);
 (At 19)]
 (At 1)
 (Sp 7 (Sp 2 (Sp 16 (Sp 20 (Sp 17 (Sp 19 (Sp 1 (Cl 1) (Sp 6 (Cl 7) (Sp 14 (Sp 18 (Sp 8 (Sp 9 (Sp 15 (Sp 5 (Sp 3 (Sp 4 (Cl 2) (Cl 6)) (Cl 5)) (Cl 9)) (Cl 4)) (Cl 3)) (Cl 11)) (Cl 10)) (Cl 8)))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) _
  (all1_at (fun k => ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))) (z - (p * i)))
  (cancel m ((z - (p * i)) + 1))
  (cancel m ((z - (p * i)) - p))
  (thy_law_1 z p i)
  (thy_law_2 z p i)
  (thy_law_3 z p i)
  (thy_law_4 m z p i j)
  (fun eq__0 => pg1 R_ (m * (z - (p * i))) j eq__0)
  (thy_law_5 m z i p j)
  (thy_law_6 m z p i j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_7 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_law_8 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_law_9 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_law_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = (x2 + (x4 * x5))) -> (x6 = (x1 + (x4 * x7))) -> ((((x2 + x3) - x1) - x6) = ((x8 * (x4 * x9)) + x10)) -> (~ ((x4 * (x5 - x7)) = ((x8 * (x4 * x9)) + x10))) -> False.
Proof. thy. Qed.
Lemma thy_law_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> ((((x2 + x1) - x6) - x5) = ((x8 * (x3 * x9)) + x10)) -> (~ ((x3 * (x7 - x4)) = ((x8 * (x3 * x9)) + x10))) -> (x5 = x1) -> False.
Proof. thy. Qed.
Lemma thy_law_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x1 = x5) -> (~ ((x2 + (x3 * x4)) = x5)) -> False.
Proof. thy. Qed.
Lemma thy_law_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x2 + (x3 * x4)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_law_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = (x3 * x4)) -> (~ ((- x2) = ((- x1) + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_law_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (x5 = x1) -> (x6 < x2) -> ((x3 * (x7 - x4)) = (x3 * (x8 * x9))) -> (((x3 * x8) * x9) = ((x3 * x8) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_law_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 < x4) -> (1 <= x5) -> (~ (((x2 - x1) - (x4 - x3)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_law_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = (x3 * x4)) -> (~ (x1 = (x2 + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_law_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x6 + (x3 * x7))) -> (1 <= x3) -> (((x3 * x8) * x9) = ((x3 * x8) * 0)) -> ((x3 * (x4 - x7)) = (x3 * (x8 * x9))) -> (~ ((- ((x2 - x6) - (x1 - x5))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_law_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 < x4) -> (x4 = (x2 + (x5 * x6))) -> (x3 = (x1 + (x5 * x7))) -> ((x5 * (x7 - x6)) = (x5 * (x8 * x9))) -> ((x5 * (x6 - x7)) = (x5 * (x8 * x9))) -> False.
Proof. thy. Qed.
(* (A): if 0 is the only multiple of m in R, no option of a pair is a pair. *)
Lemma law_a : forall (m : Z) (p : Z) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))).
Proof.
intros m p R_.
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) as [X [Y [X1 [Y1 W0]]]].
destruct (wit_ex1 (fun z_pair => ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) as [z W1].
destruct (wit_ex1 (fun z_pair => ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) as [z1 W2].
destruct (wit_ex2 (fun i_mod j_mod => (((((((X + Y) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) as [i [j W4]].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (Y1 <= Y)) (Nd (Some (exists (z_pair : Z), ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) (Nd (Some (i = 0)) Lf Lf) Lf) (Nd (Some (0 <= j)) (Nd (Some (((m * p) * i) = ((m * p) * 0))) Lf Lf) Lf)) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some (Y1 = (X1 + (m * z1)))) (Nd (Some (isRow m p (X1 + (m * z1)) (- z1))) Lf Lf) Lf) (Nd (Some ((m * (z - z1)) = ((i * (m * p)) + j))) (Nd (Some ((- z) = ((- z1) + (p * i)))) Lf Lf) Lf))) (Nd (Some (X1 <= X)) (Nd (Some (Y1 = Y)) (Nd (Some (Y = (X + (m * z)))) (Nd (Some ((z1 - z) = (p * i))) Lf Lf) Lf) (Nd (Some (R_ j)) (Nd (Some ((X1 + (m * z1)) = Y)) Lf Lf) Lf)) (Nd (Some (X1 < X)) (Nd (Some (1 <= p)) (Nd (Some (isRow m p Y ((- z1) + (p * i)))) Lf Lf) Lf) (Nd (Some (isRow m p X z1)) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (0 <= X1)) (Nd (Some (X1 = X)) (Nd (Some (isRow m p X z)) (Nd (Some ((m * (z1 - z)) = ((i * (m * p)) + j))) Lf Lf) Lf) (Nd (Some (j < (m * p))) (Nd (Some ((m * (z1 - z)) = (m * (p * i)))) Lf Lf) Lf)) (Nd (Some (Y1 < Y)) (Nd (Some (1 <= m)) (Nd (Some (isRow m p Y (- z1))) Lf Lf) Lf) (Nd (Some ((z - z1) = (p * i))) (Nd (Some (z = (z1 + (p * i)))) Lf Lf) Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (isRow m p X1 z1)) (Nd (Some (isRow m p (X + (m * z)) (- z))) Lf Lf) Lf) (Nd (Some (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) (Nd (Some ((X + (m * z)) = Y)) Lf Lf) Lf)) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((X + Y) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) (Nd (Some ((((X + Y) - X1) - Y1) = ((i * (m * p)) + j))) (Nd (Some ((m * (z - z1)) = (m * (p * i)))) Lf Lf) Lf) (Nd (Some (isRow m p X (z1 + (p * i)))) Lf Lf)))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))) (At 15)))) (No (At 16))) (At 1));
 (Im (At 4) (An (At 17) (At 18)));
 (Im (At 16) (An (At 19) (At 20)));
 (Im (An (At 21) (At 22)) (Im (At 4) (Im (At 16) (No (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12))))));
 (Im (At 15) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (An (At 21) (At 22)) (Im (At 27) (Im (At 28) (Im (At 24) (Im (At 25) (Im (At 26) (At 29)))))));
 (Im (An (At 21) (At 22)) (Im (At 30) (Im (At 31) (At 32))));
 (Im (An (At 21) (At 22)) (Im (At 27) (Im (At 33) (Im (At 24) (Im (At 25) (Im (At 26) (At 34)))))));
 (Im (An (At 21) (At 22)) (Im (At 17) (At 35)));
 (Im (An (At 21) (At 22)) (Im (At 19) (At 36)));
 (Im (An (At 21) (At 22)) (Im (At 37) (Im (At 38) (At 32))));
 (Im (At 29) (At 39));
 (Im (At 32) (At 40));
 (Im (At 34) (At 41));
 (Im (At 9) (Im (No (At 6)) Fa));
 (Im (At 2) (Im (At 9) (Im (No (At 5)) Fa)));
 (Im (At 13) (Im (No (At 8)) Fa));
 (Im (At 9) (Im (At 18) (Im (At 20) (Im (At 23) (Im (No (At 28)) Fa)))));
 (Im (At 18) (Im (At 20) (Im (At 23) (Im (No (At 33)) (Im (At 10) Fa)))));
 (Im (At 42) (If (At 36) (At 37)));
 (Im (At 20) (Im (At 10) (Im (No (At 42)) Fa)));
 (Im (At 43) (Im (At 44) (If (At 35) (At 38))));
 (Im (At 18) (Im (No (At 43)) Fa));
 (Im (At 34) (Im (No (At 44)) Fa));
 (Im (At 18) (Im (At 20) (Im (At 10) (Im (At 14) (Im (At 41) (Im (At 40) Fa))))));
 (Im (At 9) (Im (At 13) (Im (At 21) (Im (No (At 11)) Fa))));
 (Im (At 9) (If (At 19) (At 30)));
 (Im (At 45) (If (At 17) (At 31)));
 (Im (At 29) (Im (No (At 45)) Fa));
 (Im (At 18) (Im (At 20) (Im (At 21) (Im (At 40) (Im (At 39) (Im (No (At 12)) Fa))))));
 (Im (At 9) (Im (At 13) (Im (At 18) (Im (At 20) (Im (At 41) (Im (At 39) Fa))))));
 (An (At 21) (At 22));
 (At 27)]
 (At 1)
 (Sp 21 (Sp 22 (Sp 27 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 35 (Sp 43 (Sp 36 (Sp 45 (Sp 31 (Sp 32 (Sp 40 (Sp 23 (Sp 8 (Sp 12 (Sp 6 (Sp 5 (Sp 11 (Sp 10 (Sp 33 (Sp 9 (Sp 15 (Sp 28 (Sp 24 (Sp 25 (Sp 26 (Sp 29 (Sp 34 (Sp 39 (Sp 41 (Sp 13 (Cl 32) (Sp 14 (Cl 26) (Cl 2))) (Cl 15)) (Cl 13)) (Cl 9)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 19)) (Cl 2)) (Sp 7 (Cl 5) (Sp 14 (Sp 15 (Sp 41 (Cl 26) (Sp 24 (Sp 25 (Sp 26 (Sp 34 (Cl 15) (Cl 9)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 2)) (Cl 2)))) (Cl 20)) (Sp 7 (Cl 5) (Cl 2))) (Sp 15 (Sp 24 (Sp 25 (Sp 26 (Sp 9 (Sp 13 (Cl 27) (Sp 10 (Sp 14 (Sp 33 (Sp 41 (Cl 26) (Sp 34 (Cl 15) (Cl 9))) (Cl 20)) (Cl 2)) (Cl 2))) (Sp 10 (Sp 14 (Sp 33 (Sp 41 (Cl 26) (Sp 34 (Cl 15) (Cl 9))) (Cl 20)) (Cl 2)) (Cl 2))) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2))) (Sp 9 (Cl 17) (Cl 2))) (Sp 15 (Sp 9 (Cl 16) (Sp 10 (Sp 5 (Sp 14 (Sp 24 (Sp 25 (Sp 26 (Sp 33 (Sp 41 (Cl 26) (Sp 34 (Cl 15) (Cl 9))) (Cl 20)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 2))) (Sp 15 (Sp 39 (Cl 31) (Sp 24 (Sp 25 (Sp 26 (Sp 29 (Cl 13) (Sp 28 (Cl 7) (Sp 9 (Cl 19) (Sp 10 (Sp 5 (Sp 14 (Sp 33 (Sp 41 (Cl 26) (Sp 34 (Cl 15) (Cl 9))) (Cl 20)) (Cl 2)) (Cl 2)) (Cl 2))))) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 2))) (Sp 15 (Sp 13 (Cl 18) (Sp 10 (Sp 5 (Sp 14 (Sp 24 (Sp 25 (Sp 26 (Sp 33 (Sp 41 (Cl 26) (Sp 34 (Cl 15) (Cl 9))) (Cl 20)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 2))) (Sp 15 (Cl 6) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 14)) (Sp 30 (Cl 8) (Sp 9 (Cl 28) (Sp 10 (Sp 42 (Sp 37 (Sp 38 (Cl 12) (Sp 44 (Cl 23) (Sp 34 (Cl 25) (Sp 15 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 33 (Cl 9) (Cl 20)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 21)) (Cl 22)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 29)) (Sp 29 (Cl 30) (Sp 6 (Sp 8 (Sp 23 (Sp 5 (Sp 44 (Sp 38 (Sp 11 (Sp 24 (Sp 26 (Sp 15 (Sp 25 (Sp 28 (Cl 7) (Sp 9 (Cl 19) (Sp 12 (Sp 7 (Cl 5) (Sp 10 (Sp 14 (Sp 33 (Sp 42 (Sp 34 (Sp 37 (Sp 41 (Sp 32 (Sp 40 (Cl 26) (Cl 14)) (Cl 12)) (Cl 15)) (Cl 21)) (Cl 9)) (Cl 22)) (Cl 20)) (Cl 2)) (Cl 2))) (Sp 10 (Sp 14 (Sp 33 (Sp 42 (Sp 34 (Sp 37 (Sp 41 (Sp 32 (Sp 40 (Cl 26) (Cl 14)) (Cl 12)) (Cl 15)) (Cl 21)) (Cl 9)) (Cl 22)) (Cl 20)) (Cl 2)) (Cl 2))))) (Cl 6)) (Sp 7 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2))) (Sp 15 (Cl 6) (Sp 7 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 7 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)))) (Sp 15 (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Cl 7) (Sp 9 (Cl 19) (Sp 10 (Sp 14 (Sp 33 (Sp 42 (Sp 34 (Sp 37 (Sp 41 (Sp 32 (Sp 40 (Cl 26) (Cl 14)) (Cl 12)) (Cl 15)) (Cl 21)) (Cl 9)) (Cl 22)) (Cl 20)) (Cl 2)) (Cl 2)))) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2))) (Cl 23)) (Sp 34 (Cl 25) (Sp 26 (Sp 25 (Sp 24 (Sp 28 (Cl 7) (Sp 33 (Cl 9) (Sp 9 (Cl 19) (Sp 10 (Cl 20) (Sp 7 (Sp 11 (Sp 12 (Cl 5) (Cl 2)) (Cl 2)) (Cl 2)))))) (Sp 15 (Cl 6) (Sp 7 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 7 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 6) (Sp 7 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Sp 9 (Cl 17) (Cl 2))) (Sp 15 (Cl 6) (Sp 5 (Sp 7 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 2) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Sp 13 (Cl 18) (Sp 10 (Sp 5 (Sp 14 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 33 (Sp 42 (Sp 34 (Sp 37 (Sp 41 (Sp 44 (Sp 40 (Cl 26) (Sp 38 (Sp 32 (Cl 14) (Cl 12)) (Cl 23))) (Cl 25)) (Cl 15)) (Cl 21)) (Cl 9)) (Cl 22)) (Cl 20)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 2))) (Sp 15 (Sp 9 (Cl 16) (Sp 10 (Sp 5 (Sp 14 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 33 (Sp 42 (Sp 34 (Sp 37 (Sp 41 (Sp 44 (Sp 40 (Cl 26) (Sp 38 (Sp 32 (Cl 14) (Cl 12)) (Cl 23))) (Cl 25)) (Cl 15)) (Cl 21)) (Cl 9)) (Cl 22)) (Cl 20)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 2))))) (Cl 11)) (Cl 24)) (Cl 10)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 34)) (Cl 33)) (Cl 33)) _
  W0
  W1
  W2
  (no_bishop m p X X1 Y Y1)
  W4
  (law_index i j m p (z - z1) R_)
  (row_unique X m p i z1)
  (law_index i j m p (z1 - z) R_)
  (row_mirror X m p z)
  (row_mirror X1 m p z1)
  (row_unique Y m p i (- z1))
  (eq_mul m (z - z1) (p * i))
  (eq_mul (m * p) i 0)
  (eq_mul m (z1 - z) (p * i))
  (thy_law_7 X1 X)
  (thy_law_8 X X1)
  (thy_law_9 Y1 Y)
  (thy_law_10 X1 X Y m z Y1 z1 i p j)
  (thy_law_11 Y X m z Y1 X1 z1 i p j)
  (fun eq__0 => pg4 isRow m m p p (X1 + (m * z1)) Y (- z1) (- z1) eq_refl eq_refl eq__0 eq_refl)
  (thy_law_12 Y1 X1 m z1 Y)
  (fun eq__0 eq__1 => pg4 isRow m m p p (X + (m * z)) Y (- z) ((- z1) + (p * i)) eq_refl eq_refl eq__0 eq__1)
  (thy_law_13 Y X m z)
  (thy_law_14 z1 z p i)
  (thy_law_15 Y X m z Y1 X1 z1 p i)
  (thy_law_16 X1 X Y1 Y m)
  (fun eq__0 => pg4 isRow m m p p X1 X z1 z1 eq_refl eq_refl eq__0 eq_refl)
  (fun eq__0 => pg4 isRow m m p p X X z (z1 + (p * i)) eq_refl eq_refl eq_refl eq__0)
  (thy_law_17 z z1 p i)
  (thy_law_18 Y X m z Y1 X1 z1 p i)
  (thy_law_19 X1 X Y1 Y m z z1 p i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_20 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((x2 + (x3 * x4)) + x5)) -> (~ ((((x2 + x1) - x2) - (x2 + (x3 * ((x4 - x6) + (x7 * x8))))) = (((- x8) * (x3 * x7)) + ((x3 * x6) + x5)))) -> False.
Proof. thy. Qed.
Lemma thy_law_21 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_law_22 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 <= ((x2 - 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_law_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + (x2 * ((x3 - x4) + (x5 * x6)))) = (x1 + (x2 * ((x3 - x4) + (x5 * x6))))) -> (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_law_24 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_law_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 + (x2 * ((x3 - x4) + (x5 * x6)))) = (x1 + (x2 * ((x3 - x4) + (x5 * x6)))))) -> False.
Proof. thy. Qed.
Lemma thy_law_26 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= ((x2 * x3) + x1))) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_law_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 <= (x2 * ((x3 - 1) - x4))) -> (~ (((x2 * x4) + x1) < (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_law_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 + (x2 * ((x3 - x4) + (x5 * x6)))) + x2) <= x7) -> (1 <= x2) -> (~ ((x1 + (x2 * ((x3 - x4) + (x5 * x6)))) < x7)) -> False.
Proof. thy. Qed.
(* (B) for x <= y: if R meets every class modulo m, a position outside the pairs has an option that is one. *)
Lemma law_b_low : forall (m : Z) (p : Z) (x : Z) (y : Z) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) ->
  (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))).
Proof.
intros m p x y R_.
destruct (wit_ex2 (fun q r => ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) as [q [r W1]].
destruct (wit_ex1 (fun a => (isA m p q a))) as [a W3].
destruct (wit_ex1 (fun k => (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + r))))) as [k0 W7].
destruct (wit_ex1 (fun t => (isRow m p x ((q - k0) + (p * t))))) as [t0 W9].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), ((((y = ((x + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (0 <= q)) (Nd (Some (0 <= (a + (m * q)))) (Nd (Some (isRow m p x ((q - k0) + (p * t0)))) Lf Lf) (Nd (Some (0 <= ((m * k0) + r))) Lf Lf)) (Nd (Some (a < x)) (Nd (Some (x = x)) Lf Lf) Lf)) (Nd (Some (0 <= x)) (Nd (Some (((x - a) - (y - (a + (m * q)))) < m)) (Nd (Some ((x + (m * ((q - k0) + (p * t0)))) = (x + (m * ((q - k0) + (p * t0)))))) Lf Lf) (Nd (Some (0 <= ((p - 1) - k0))) Lf Lf)) (Nd (Some (0 <= k0)) (Nd (Some ((x + (m * ((q - k0) + (p * t0)))) < y)) Lf Lf) Lf))) (Nd (Some (0 <= r)) (Nd (Some (exists (a : Z), (isA m p q a))) (Nd (Some (a = x)) (Nd (Some (((x + (m * ((q - k0) + (p * t0)))) + m) <= y)) Lf Lf) (Nd (Some (0 <= m)) Lf Lf)) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) (Nd (Some (((x - x) - (y - (x + (m * ((q - k0) + (p * t0)))))) < m)) Lf Lf) Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (exists (z_pair : Z), ((isRow m p a z_pair) /\ ((a + (m * q)) = (a + (m * z_pair)))))) (Nd (Some (x <= x)) Lf Lf) Lf) (Nd (Some (R_ ((m * k0) + r))) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x) - (x + (m * ((q - k0) + (p * t0))))) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) Lf Lf) Lf)))) (Nd (Some (x <= y)) (Nd (Some (y = ((x + (m * q)) + r))) (Nd (Some (1 <= p)) (Nd (Some ((a + (m * q)) <= y)) (Nd (Some (x < a)) Lf Lf) (Nd (Some (((m * k0) + r) < (m * p))) Lf Lf)) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - a) - (a + (m * q))) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) (Nd (Some ((x + (m * ((q - k0) + (p * t0)))) = y)) Lf Lf) Lf)) (Nd (Some (a <= x)) (Nd (Some ((- ((x - a) - (y - (a + (m * q))))) < m)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ ((x + (m * ((q - k0) + (p * t0)))) = (x + (m * z_pair)))))) Lf Lf) (Nd (Some (0 <= (m * ((p - 1) - k0)))) Lf Lf)) (Nd (Some (k0 < p)) (Nd (Some (x < x)) Lf Lf) Lf))) (Nd (Some (r < m)) (Nd (Some (isA m p q a)) (Nd (Some ((a + (m * q)) = y)) (Nd (Some (0 <= (x + (m * ((q - k0) + (p * t0)))))) Lf Lf) (Nd (Some (0 <= (m * k0))) Lf Lf)) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + r))))) (Nd (Some ((- ((x - x) - (y - (x + (m * ((q - k0) + (p * t0))))))) < m)) Lf Lf) Lf)) (Nd (Some (0 <= a)) (Nd (Some ((a + (m * q)) < y)) (Nd (Some ((x + (m * ((q - k0) + (p * t0)))) <= y)) Lf Lf) Lf) (Nd (Some (exists (t : Z), (isRow m p x ((q - k0) + (p * t))))) (Nd (Some ((((x + y) - x) - (x + (m * ((q - k0) + (p * t0))))) = (((- t0) * (m * p)) + ((m * k0) + r)))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (An (An (An (At 5) (At 6)) (At 7)) (At 8)));
 (Im (An (At 2) (At 9)) (Im (At 8) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 2) (At 9)) (Im (At 12) (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 13) (Or (At 14) (An (An (An (An (An (An (An (At 15) (At 13)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (At 22)))))))))));
 (Im (An (Or (An (An (An (An (An (An (At 15) (At 13)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (An (Or (An (An (At 18) (At 16)) (At 23)) (An (An (At 19) (At 15)) (At 24))) (At 25))) (At 22)) (At 1));
 (Im (At 26) (Im (An (At 6) (At 7)) (At 27)));
 (Im (At 27) (An (An (At 28) (At 29)) (At 30)));
 (Im (An (At 2) (At 9)) (Im (At 12) (At 31)));
 (Im (At 31) (At 32));
 (Im (An (At 2) (At 9)) (Im (At 12) (Im (At 3) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 11) (Im (At 33) (Im (At 32) (An (At 34) (At 35)))))))))));
 (Im (An (At 32) (At 36)) (At 37));
 (Im (An (Or (An (An (An (An (An (An (At 12) (At 38)) (At 35)) (At 39)) (No (An (At 40) (At 41)))) (At 42)) (At 43)) (An (Or (An (An (At 40) (At 35)) (At 44)) (An (An (At 41) (At 12)) (At 45))) (At 46))) (At 37)) (At 1));
 (Im (An (An (An (At 47) (At 48)) (At 49)) (At 30)) (At 46));
 (Im (At 50) (Im (At 28) (At 51)));
 (Im (At 50) (Im (At 52) (At 53)));
 (Im (At 5) (Im (No (At 47)) Fa));
 (Im (No (At 13)) (Im (No (At 33)) Fa));
 (Im (At 29) (Im (No (At 52)) Fa));
 (Im (At 36) (Im (No (At 40)) Fa));
 (Im (No (At 50)) (Im (At 2) Fa));
 (Im (No (At 36)) Fa);
 (Im (At 6) (Im (No (At 48)) (Im (At 51) Fa)));
 (Im (At 7) (Im (At 53) (Im (No (At 49)) Fa)));
 (Im (At 34) (Im (At 2) (Im (No (At 44)) Fa)));
 (An (At 2) (At 9));
 (At 26);
 (At 12);
 (At 3);
 (No (At 14))]
 (At 1)
 (Sp 2 (Sp 9 (Sp 26 (Sp 12 (Sp 3 (Sp 14 (Cl 31) (Sp 1 (Cl 1) (Sp 50 (Sp 36 (Sp 4 (Sp 31 (Sp 40 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 32 (Sp 47 (Sp 27 (Sp 10 (Sp 37 (Sp 28 (Sp 29 (Sp 30 (Sp 11 (Sp 51 (Sp 52 (Sp 48 (Sp 53 (Sp 49 (Sp 46 (Sp 44 (Sp 35 (Cl 14) (Sp 33 (Cl 12) (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 19)))) (Sp 34 (Cl 26) (Sp 33 (Cl 12) (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Sp 19 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 19))))) (Cl 15)) (Cl 25)) (Cl 17)) (Cl 24)) (Cl 20)) (Cl 16)) (Cl 5)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 13)) (Cl 4)) (Cl 8)) (Cl 18)) (Cl 11)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 21)) (Cl 10)) (Cl 2)) (Cl 23)) (Cl 22)))) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 27)) _
  (quotient m x y)
  W1
  (a_exists m q p)
  W3
  (bishop_reaches a m p q r x y)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) a (a + (m * q)))
  (all1_at (fun c => (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))) r)
  W7
  (row_exists x m p (q - k0))
  W9
  (row_is_far a m p q r x y ((q - k0) + (p * t0)))
  (ex1_at (fun z_pair => ((isRow m p x z_pair) /\ ((x + (m * ((q - k0) + (p * t0)))) = (x + (m * z_pair))))) ((q - k0) + (p * t0)))
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) x (x + (m * ((q - k0) + (p * t0)))))
  (ex2_at (fun i_mod j_mod => (((((((x + y) - x) - (x + (m * ((q - k0) + (p * t0))))) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))) (- t0) ((m * k0) + r))
  (product_nonneg m k0)
  (product_nonneg m ((p - 1) - k0))
  (thy_law_20 y x m q r k0 p t0)
  (thy_law_21 a x)
  (thy_law_22 k0 p)
  (thy_law_23 x m q k0 p t0)
  (thy_law_24 m)
  (thy_law_25 x m q k0 p t0)
  (thy_law_26 r m k0)
  (thy_law_27 r m p k0)
  (thy_law_28 x m q k0 p t0 y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_law_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_law_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * (x6 * x7)) + x8)) -> (~ ((((x2 + x1) - x4) - x3) = ((x5 * (x6 * x7)) + x8))) -> False.
Proof. thy. Qed.
Lemma thy_law_32 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
(* (B): if R meets every class modulo m, every position that is not a pair has an option that is one. *)
Lemma law_b : forall (m : Z) (p : Z) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))).
Proof.
intros m p R_.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((Y + X) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) as [Y1 [X1 W4]].
destruct (wit_ex2 (fun i_mod j_mod => (((((((Y + X) - Y1) - X1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) as [i_turn [j_turn W7]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) (Nd (Some (X1 <= X)) (Nd (Some (R_ j_turn)) Lf Lf) Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p Y1 z_pair) /\ (X1 = (Y1 + (m * z_pair)))))) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((Y + X) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some ((- ((Y - Y1) - (X - X1))) < m)) Lf Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p X1 z_pair) /\ (Y1 = (X1 + (m * z_pair)))))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (Y <= X)) (Nd (Some (X1 = X)) Lf Lf) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) Lf Lf)) (Nd (Some (Y1 <= Y)) (Nd (Some (Y1 < Y)) Lf Lf) (Nd (Some (0 <= j_turn)) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((X + Y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))) (Nd (Some (X <= Y)) (Nd (Some (Y1 = Y)) (Nd (Some ((((X + Y) - X1) - Y1) = ((i_turn * (m * p)) + j_turn))) Lf Lf) Lf) (Nd (Some (((X - X1) - (Y - Y1)) < m)) Lf Lf)) (Nd (Some (0 <= Y1)) (Nd (Some (X1 < X)) Lf Lf) (Nd (Some ((((Y + X) - Y1) - X1) = ((i_turn * (m * p)) + j_turn))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (exists (z_pair : Z), ((isRow m p Y z_pair) /\ (X = (Y + (m * z_pair)))))) (Nd (Some (((Y - Y1) - (X - X1)) < m)) Lf Lf) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((X + Y) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) Lf Lf)) (Nd (Some (0 <= X1)) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((Y + X) - Y1) - X1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) Lf Lf) (Nd (Some (j_turn < (m * p))) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (No (At 4))) (At 5)) (At 1));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 2) (Im (At 9) (Im (No (At 4)) (At 5))))));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 3) (Im (At 10) (Im (No (At 11)) (At 12))))));
 (Im (An (At 6) (At 7)) (Im (At 11) (At 4)));
 (Im (At 12) (An (Or (An (An (An (An (An (An (At 13) (At 14)) (At 15)) (At 16)) (No (An (At 17) (At 18)))) (At 19)) (At 20)) (An (Or (An (An (At 17) (At 15)) (At 21)) (An (An (At 18) (At 13)) (At 22))) (At 23))) (At 24)));
 (Im (An (Or (An (An (An (An (An (An (At 15) (At 16)) (At 13)) (At 14)) (No (An (At 18) (At 17)))) (At 25)) (At 26)) (An (Or (An (An (At 18) (At 13)) (At 22)) (An (An (At 17) (At 15)) (At 21))) (At 27))) (At 28)) (At 5));
 (Im (An (At 6) (At 7)) (Im (At 24) (At 28)));
 (Im (At 23) (An (An (An (At 29) (At 30)) (At 31)) (At 32)));
 (Im (An (An (An (At 33) (At 30)) (At 31)) (At 32)) (At 27));
 (Im (At 19) (Im (No (At 26)) Fa));
 (Im (At 20) (Im (No (At 25)) Fa));
 (Im (At 29) (Im (No (At 33)) Fa));
 (Im (No (At 9)) (Im (No (At 10)) Fa));
 (An (At 6) (At 7));
 (At 8)]
 (At 1)
 (Sp 6 (Sp 7 (Sp 8 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 5 (Cl 2) (Sp 9 (Cl 3) (Sp 11 (Cl 5) (Sp 10 (Sp 12 (Sp 24 (Sp 28 (Sp 23 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 27 (Sp 15 (Sp 13 (Sp 26 (Sp 25 (Sp 22 (Sp 18 (Cl 7) (Sp 21 (Sp 17 (Cl 7) (Sp 14 (Sp 16 (Cl 7) (Cl 6)) (Cl 6))) (Sp 14 (Sp 16 (Cl 7) (Cl 6)) (Cl 6)))) (Sp 21 (Sp 17 (Cl 7) (Sp 14 (Sp 16 (Cl 7) (Cl 6)) (Cl 6))) (Sp 14 (Sp 16 (Sp 19 (Sp 20 (Sp 18 (Sp 17 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 20 (Cl 12) (Sp 22 (Sp 18 (Cl 7) (Sp 17 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))) (Sp 17 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 19 (Cl 11) (Sp 22 (Sp 18 (Cl 7) (Sp 17 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))) (Sp 17 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 17 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))) (Sp 18 (Sp 13 (Sp 22 (Cl 7) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 10)) (Cl 13)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 19 (Sp 20 (Sp 26 (Sp 25 (Sp 18 (Sp 17 (Cl 6) (Cl 7)) (Cl 7)) (Cl 12)) (Cl 11)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 8)) (Cl 6)) (Cl 4)) (Cl 14)))))) (Cl 2)) (Cl 2))) (Cl 16)) (Cl 15)) (Cl 15)) _
  W0
  (law_b_low m p X Y R_)
  (law_b_low m p Y X R_)
  (pair_mirror m p Y X)
  W4
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((X + Y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))) X1 Y1)
  (pair_mirror m p Y1 X1)
  W7
  (ex2_at (fun i_mod j_mod => (((((((X + Y) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))) i_turn j_turn)
  (thy_law_29 Y Y1 X X1 m)
  (thy_law_30 Y Y1 X X1 m)
  (thy_law_31 Y X Y1 X1 i_turn m p j_turn)
  (thy_law_32 X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_33 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_law_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_law_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_law_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 <= x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_law_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x3 + x1))) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_law_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
Lemma thy_law_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_law_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
(* If 0 is the only multiple of m in R and R meets every class modulo m, then the game in which the Queen moves as the m-bishop, or as a rook by k > 0 with k mod mp in R, has the P-positions {{a_i, b_i}} of (m, p). *)
Lemma residue_law_if : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))) ->
  (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))).
Proof.
intros m p x y P R_.
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W2]]]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) as [on1 [on2 W3]].
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair)))))))))) (Nd (Some (fall4 = fall2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf)) (Nd (Some (fall3 <= fall1)) (Nd (Some (fall3 < fall1)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) -> (~ (exists (z_pair : Z), ((isRow m p x1 z_pair) /\ (y1 = (x1 + (m * z_pair))))))))) (Nd (Some (0 <= fall2)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) (Nd (Some (0 <= on2)) Lf Lf)) (Nd (Some (fall4 <= fall2)) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) (Nd (Some (0 <= fall1)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) Lf Lf) (Nd (Some (0 <= on1)) Lf Lf)) (Nd (Some (0 <= fall4)) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((fall1 + fall2) - fall3) - fall4) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))))))) Lf Lf))) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) (Nd (Some (0 <= fall3)) (Nd (Some (fall4 < fall2)) Lf Lf) (Nd (Some (0 <= (on1 + on2))) Lf Lf)) (Nd (Some (fall3 = fall1)) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (At 6)));
 (Im (An (At 3) (At 4)) (Im (At 7) (At 8)));
 (Im (Im (An (An (At 9) (At 10)) (Or (An (An (An (An (An (An (At 11) (At 12)) (At 13)) (At 14)) (No (An (At 15) (At 16)))) (At 17)) (At 18)) (An (Or (An (An (At 15) (At 13)) (At 19)) (An (An (At 16) (At 11)) (At 20))) (At 21)))) (An (An (An (An (An (At 11) (At 13)) (At 11)) (At 13)) (At 22)) (At 23))) (At 24));
 (Im (Im (An (At 25) (At 26)) (At 27)) (At 28));
 (Im (At 29) (Im (At 24) (Im (At 28) (Im (At 6) (Im (At 8) (Im (An (At 30) (At 31)) (If (At 1) (At 2))))))));
 (Im (At 25) (Im (At 26) (Im (No (At 27)) Fa)));
 (Im (At 15) (Im (At 19) (Im (No (At 22)) Fa)));
 (Im (No (At 22)) (Im (At 12) (Im (At 14) (Im (No (At 15)) Fa))));
 (Im (At 9) (Im (At 13) (Im (At 14) (Im (No (At 23)) Fa))));
 (Im (At 10) (Im (At 16) (Im (No (At 13)) Fa)));
 (Im (At 10) (Im (At 11) (Im (No (At 23)) (Im (At 20) Fa))));
 (Im (At 9) (Im (At 15) (Im (No (At 11)) Fa)));
 (Im (At 9) (Im (At 13) (Im (At 19) (Im (No (At 23)) Fa))));
 (Im (No (At 22)) (Im (At 12) (Im (At 14) (Im (No (At 16)) Fa))));
 (Im (No (At 22)) (Im (At 16) (Im (At 20) Fa)));
 (An (At 3) (At 4));
 (At 5);
 (At 7);
 (At 29);
 (An (At 30) (At 31))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 7 (Sp 29 (Sp 30 (Sp 31 (Sp 6 (Sp 8 (Sp 2 (Sp 1 (Cl 1) (Sp 28 (Sp 24 (Cl 6) (Sp 9 (Sp 10 (Sp 13 (Sp 23 (Sp 11 (Sp 22 (Cl 4) (Sp 21 (Sp 20 (Sp 16 (Cl 16) (Sp 19 (Sp 15 (Cl 8) (Sp 12 (Sp 14 (Cl 9) (Cl 4)) (Cl 4))) (Sp 12 (Sp 14 (Cl 15) (Cl 4)) (Cl 4)))) (Sp 19 (Sp 15 (Cl 8) (Sp 12 (Sp 14 (Cl 9) (Cl 4)) (Cl 4))) (Sp 12 (Sp 14 (Sp 17 (Sp 18 (Sp 15 (Sp 16 (Cl 4) (Cl 15)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 12 (Sp 14 (Sp 17 (Sp 18 (Sp 15 (Sp 16 (Cl 4) (Cl 15)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 15 (Cl 13) (Cl 4))) (Sp 14 (Cl 10) (Sp 19 (Cl 14) (Sp 16 (Sp 11 (Sp 20 (Cl 12) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 16 (Cl 11) (Cl 4))) (Cl 4)) (Cl 4))) (Sp 25 (Sp 26 (Sp 27 (Cl 5) (Cl 7)) (Cl 5)) (Cl 5)))) (Sp 1 (Sp 28 (Sp 24 (Cl 6) (Sp 9 (Sp 10 (Sp 13 (Sp 23 (Sp 11 (Sp 22 (Cl 4) (Sp 21 (Sp 20 (Sp 16 (Cl 16) (Sp 19 (Sp 15 (Cl 8) (Sp 12 (Sp 14 (Cl 9) (Cl 4)) (Cl 4))) (Sp 12 (Sp 14 (Cl 15) (Cl 4)) (Cl 4)))) (Sp 19 (Sp 15 (Cl 8) (Sp 12 (Sp 14 (Cl 9) (Cl 4)) (Cl 4))) (Sp 12 (Sp 14 (Sp 17 (Sp 18 (Sp 15 (Sp 16 (Cl 4) (Cl 15)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 12 (Sp 14 (Sp 17 (Sp 18 (Sp 15 (Sp 16 (Cl 4) (Cl 15)) (Cl 9)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 15 (Cl 13) (Cl 4))) (Sp 14 (Cl 10) (Sp 19 (Cl 14) (Sp 16 (Sp 11 (Sp 20 (Cl 12) (Cl 4)) (Cl 4)) (Cl 4))))) (Sp 16 (Cl 11) (Cl 4))) (Cl 4)) (Cl 4))) (Sp 25 (Sp 26 (Sp 27 (Cl 5) (Cl 7)) (Cl 5)) (Cl 5))) (Cl 1))) (Cl 3)) (Cl 2)) (Cl 21)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 17)) _
  (law_a m p R_)
  (law_b m p R_)
  W2
  W3
  (determined x y (fun x y => (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))))) (fun x y => ((0 <= x) /\ (0 <= y))) P)
  (thy_law_33 on1 on2)
  (thy_law_34 fall3 fall1 fall4 fall2)
  (thy_law_35 fall3 fall4 fall1 fall2)
  (thy_law_36 fall1 fall4 fall2)
  (thy_law_8 fall2 fall4)
  (thy_law_37 fall2 fall3 fall1)
  (thy_law_8 fall1 fall3)
  (thy_law_38 fall1 fall4 fall2)
  (thy_law_39 fall3 fall4 fall1 fall2)
  (thy_law_40 fall3 fall4 fall1 fall2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_41 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (0 + (x2 * x3))) -> (~ (x1 = (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_law_42 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 * x3)) -> (~ (x1 = (0 + (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_law_43 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_law_44 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (1 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_law_45 :  (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_law_46 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (0 <= (0 + (x1 * x2))) -> (x1 <= (x1 * (- x2))) -> False.
Proof. thy. Qed.
(* The pairs of row 0 are (0, 0), (0, m), ..., (0, (p - 1)m). *)
Lemma zeroth_row : forall (m : Z) (p : Z) (y : Z),
  ((1 <= m) /\ (1 <= p)) ->
  ((exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (y = (0 + (m * z_pair))))) <-> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (y = (m * k))))).
Proof.
intros m p y.
destruct (wit_ex1 (fun z_pair => ((isRow m p 0 z_pair) /\ (y = (0 + (m * z_pair)))))) as [z W0].
destruct (wit_ex1 (fun k => (((0 <= k) /\ (k < p)) /\ (y = (m * k))))) as [k0 W1].
refine (refute (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (y = (0 + (m * z_pair)))))) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (y = (m * k))))) (Nd (Some (y = (0 + (m * z)))) (Nd (Some (0 <= z)) (Nd (Some (isU m p 1 p)) Lf Lf) (Nd (Some (0 <= (- z))) Lf Lf)) (Nd (Some (y = (0 + (m * k0)))) (Nd (Some (isU m p (0 + 1) p)) Lf Lf) (Nd (Some ((- z) <= (m * (- z)))) Lf Lf))) (Nd (Some (k0 < p)) (Nd (Some (y = (m * z))) (Nd (Some (z <= (-1))) Lf Lf) (Nd (Some (1 <= (- z))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (k0 <= (-1))) Lf Lf) Lf))) (Nd (Some (isRow m p 0 z)) (Nd (Some (0 <= k0)) (Nd (Some (z < p)) (Nd (Some (isA m p z 0)) Lf Lf) (Nd (Some (0 <= (0 + (m * z)))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (isA m p k0 0)) Lf Lf) (Nd (Some (1 = (0 + 1))) Lf Lf))) (Nd (Some (y = (m * k0))) (Nd (Some (isRow m p 0 k0)) (Nd (Some (isA m p (- z) (0 + (m * z)))) Lf Lf) (Nd (Some (m <= (m * (- z)))) Lf Lf)) (Nd (Some (isU m p 0 0)) (Nd (Some (isA m p (- k0) (0 + (m * k0)))) Lf Lf) Lf))))
 [(Im (At 1) (An (At 3) (At 4)));
 (Im (At 2) (An (An (At 5) (At 6)) (At 7)));
 (Im (An (An (At 8) (At 9)) (At 10)) (At 2));
 (Im (An (At 11) (At 12)) (At 1));
 (Im (An (At 13) (At 14)) (An (At 15) (At 16)));
 (If (At 3) (Or (An (At 8) (At 17)) (An (At 18) (At 19))));
 (Im (An (At 13) (At 14)) (Im (At 15) (Im (At 20) (Im (At 8) (If (At 17) (An (At 8) (At 9)))))));
 (If (At 11) (Or (An (At 5) (At 21)) (An (At 22) (At 23))));
 (Im (An (At 13) (At 14)) (Im (At 15) (Im (At 20) (Im (At 5) (If (At 21) (An (At 5) (At 6)))))));
 (Im (At 19) (An (At 24) (At 25)));
 (Im (At 13) (Im (At 26) (An (At 27) (At 28))));
 (Im (At 4) (Im (No (At 10)) Fa));
 (Im (At 7) (Im (No (At 12)) Fa));
 (Im (At 8) (Im (At 18) Fa));
 (Im (No (At 8)) (Im (No (At 26)) Fa));
 (Im (At 29) (If (At 16) (At 20)));
 (Im (No (At 29)) Fa);
 (Im (At 13) (Im (At 25) (Im (At 27) Fa)));
 (An (At 13) (At 14))]
 (If (At 1) (At 2))
 (Sp 13 (Sp 14 (Sp 29 (Sp 15 (Sp 16 (Sp 20 (Sp 2 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 21 (Sp 12 (Sp 11 (Cl 5) (Cl 9)) (Cl 14)) (Cl 10))) (Cl 3)) (Cl 3)) (Cl 3)) (Sp 1 (Sp 3 (Sp 4 (Sp 10 (Sp 26 (Sp 27 (Sp 25 (Cl 19) (Sp 19 (Cl 11) (Sp 8 (Sp 17 (Sp 9 (Cl 4) (Cl 8)) (Cl 7)) (Cl 7)))) (Cl 12)) (Sp 8 (Sp 9 (Cl 4) (Sp 17 (Cl 8) (Sp 18 (Cl 15) (Cl 7)))) (Cl 16))) (Cl 13)) (Cl 2)) (Cl 2)) (Cl 1))) (Cl 17)) (Cl 6)) (Cl 6)) (Cl 18)) (Cl 20)) (Cl 20)) _
  W0
  W1
  (ex1_at (fun k => (((0 <= k) /\ (k < p)) /\ (y = (m * k)))) z)
  (ex1_at (fun z_pair => ((isRow m p 0 z_pair) /\ (y = (0 + (m * z_pair))))) k0)
  (u_zero m p)
  (def_isRow m p 0 z)
  (a_indices z 0 m p 0 p)
  (def_isRow m p 0 k0)
  (a_indices k0 0 m p 0 p)
  (a_natural (0 + (m * z)) m (- z) p)
  (product_large m (- z))
  (thy_law_41 y m z)
  (thy_law_42 y m k0)
  (thy_law_43 z)
  (thy_law_44 z)
  (fun eq__0 => pg4 isU m m p p 1 (0 + 1) p p eq_refl eq_refl eq__0 eq_refl)
  (thy_law_45 )
  (thy_law_46 m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_47 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ ((x1 - x2) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_law_48 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_law_49 : forall (x1 : Z) (x2 : Z), ((x1 * x2) = (x1 * x2)) -> (~ (0 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_law_50 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 * x2) = (x1 * x2)) -> (~ ((((0 + (x1 * x2)) - 0) - 0) = ((0 * (x1 * x3)) + (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_law_51 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) < (x1 * x3))) -> ((x1 * (x2 - x3)) < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_52 : forall (x1 : Z) (x2 : Z), (~ ((x1 * x2) = (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_law_53 : forall (x1 : Z), (~ (0 = (x1 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_law_54 : forall (x1 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_law_55 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 * x2))) -> (x1 <= (x1 * x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_law_56 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_law_57 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (x1 <= (x2 * x1)) -> (~ (0 < (x2 * x1))) -> False.
Proof. thy. Qed.
(* If the P-positions are the pairs then 0 is the only multiple of m in R: another, mk, joins (0, mk) to (0, 0). *)
Lemma law_alone : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) ->
  (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))).
Proof.
intros m p P R_.
destruct (wit_all1 (fun k => ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) as [k0 W0].
refine (refute (Nd (Some (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) (Nd (Some (0 <= k0)) (Nd (Some (R_ (m * k0))) (Nd (Some (0 <= (m * k0))) (Nd (Some (1 <= p)) (Nd (Some (m <= (m * k0))) Lf Lf) Lf) (Nd (Some (((0 - 0) - ((m * k0) - 0)) < m)) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ ((m * k0) = (0 + (m * z_pair)))))) (Nd (Some (0 < p)) (Nd (Some ((m * (k0 - p)) < 0)) Lf Lf) Lf) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((0 + (m * k0)) - 0) - 0) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * k0))) /\ (~ ((x1 = 0) /\ (y1 = (m * k0))))) /\ (((0 - x1) - ((m * k0) - y1)) < m)) /\ ((- ((0 - x1) - ((m * k0) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * k0))) \/ (((y1 = (m * k0)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((0 + (m * k0)) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (0 = (m * k))))) (Nd (Some (0 < (m * (k0 - p)))) Lf Lf) Lf) (Nd (Some (0 < (m * k0))) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (0 = (0 + (m * z_pair)))))) (Nd (Some (0 = 0)) Lf Lf) (Nd (Some ((m * k0) < (m * p))) Lf Lf)))) (Nd (Some (k0 < p)) (Nd (Some (k0 = 0)) (Nd (Some (P 0 (m * k0))) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ ((m * k0) = (m * k))))) (Nd (Some (k0 <= (m * k0))) Lf Lf) Lf) (Nd (Some ((- ((0 - 0) - ((m * k0) - 0))) < m)) Lf Lf)) (Nd (Some (P 0 0)) (Nd (Some (0 = (m * 0))) (Nd (Some ((k0 - p) < 0)) Lf Lf) Lf) (Nd (Some ((((0 + (m * k0)) - 0) - 0) = ((0 * (m * p)) + (m * k0)))) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))) (Nd (Some ((m * k0) = (m * k0))) (Nd (Some (0 < (k0 - p))) Lf Lf) Lf) (Nd (Some (0 < 0)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 = (m * k0))) Lf Lf) (Nd (Some (1 <= k0)) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (At 4)) (At 5)) (At 1));
 (Im (At 6) (Im (An (At 7) (At 8)) (If (At 9) (No (At 10)))));
 (Im (At 11) (Im (An (At 7) (At 8)) (If (At 9) (At 12))));
 (Im (At 11) (Im (An (At 7) (At 7)) (If (At 13) (At 14))));
 (Im (An (At 15) (At 16)) (If (At 12) (At 17)));
 (Im (An (At 15) (At 16)) (If (At 14) (At 18)));
 (Im (An (An (At 2) (At 3)) (At 19)) (At 17));
 (Im (An (An (At 7) (At 20)) (At 21)) (At 18));
 (Im (An (Or (An (An (An (An (An (An (At 7) (At 7)) (At 7)) (At 8)) (No (An (At 22) (At 23)))) (At 24)) (At 25)) (An (Or (An (An (At 22) (At 7)) (At 26)) (An (An (At 23) (At 7)) (At 27))) (At 28))) (At 13)) (At 10));
 (Im (An (An (An (At 29) (At 8)) (At 30)) (At 4)) (At 28));
 (Im (At 15) (Im (At 31) (An (At 32) (At 33))));
 (Im (At 15) (An (An (An (Im (At 34) (At 35)) (Im (At 36) (At 37))) (Im (At 35) (At 34))) (Im (At 37) (At 36))));
 (Im (At 3) (Im (No (At 37)) Fa));
 (Im (At 16) (Im (No (At 20)) Fa));
 (Im (At 19) (Im (No (At 22)) Fa));
 (Im (At 19) (Im (No (At 29)) Fa));
 (Im (No (At 30)) (Im (At 36) Fa));
 (Im (No (At 19)) Fa);
 (Im (No (At 21)) Fa);
 (Im (At 2) (Im (No (At 5)) (Im (No (At 31)) Fa)));
 (Im (No (At 8)) (Im (At 32) (Im (At 15) Fa)));
 (Im (No (At 7)) Fa);
 (Im (At 2) (Im (No (At 5)) (Im (At 33) (Im (No (At 26)) Fa))));
 (An (At 15) (At 16));
 (At 6);
 (At 11)]
 (At 1)
 (Sp 15 (Sp 16 (Sp 6 (Sp 11 (Sp 1 (Cl 1) (Sp 20 (Sp 19 (Sp 21 (Sp 7 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 18 (Sp 17 (Sp 22 (Sp 29 (Sp 31 (Sp 37 (Sp 14 (Sp 12 (Sp 32 (Sp 33 (Sp 36 (Sp 13 (Sp 8 (Sp 26 (Sp 30 (Sp 9 (Sp 28 (Sp 10 (Cl 3) (Cl 10)) (Cl 11)) (Cl 4)) (Cl 18)) (Cl 24)) (Cl 22)) (Cl 5)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 6)) (Cl 7)) (Cl 14)) (Cl 21)) (Cl 17)) (Cl 16)) (Cl 8)) (Cl 9))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 23)) (Cl 20)) (Cl 19)) (Cl 15))) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 25)) _
  W0
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) 0 (m * k0))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) 0 (m * k0))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) 0 0)
  (zeroth_row m p (m * k0))
  (zeroth_row m p 0)
  (ex1_at (fun k => (((0 <= k) /\ (k < p)) /\ ((m * k0) = (m * k)))) k0)
  (ex1_at (fun k => (((0 <= k) /\ (k < p)) /\ (0 = (m * k)))) 0)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= (m * k0))) /\ (~ ((x1 = 0) /\ (y1 = (m * k0))))) /\ (((0 - x1) - ((m * k0) - y1)) < m)) /\ ((- ((0 - x1) - ((m * k0) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < (m * k0))) \/ (((y1 = (m * k0)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((0 + (m * k0)) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))) 0 0)
  (ex2_at (fun i_mod j_mod => (((((((0 + (m * k0)) - 0) - 0) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))) 0 (m * k0))
  (product_large m k0)
  (cancel m (k0 - p))
  (thy_law_47 k0 p)
  (thy_law_48 p)
  (thy_law_49 m k0)
  (thy_law_50 m k0 p)
  (thy_law_51 m k0 p)
  (thy_law_52 m k0)
  (thy_law_53 m)
  (thy_law_54 k0)
  (thy_law_55 m k0)
  (thy_law_56 )
  (thy_law_57 k0 m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_law_58 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_59 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (((x2 - 1) - x1) < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_60 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 - x2) - (x3 * x1)))) -> (0 < (((x1 - x2) - (x3 * x1)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_law_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 - x2) - (x3 * x1)) < x1)) -> ((((x1 - x2) - (x3 * x1)) - x1) < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_62 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 < x2) -> (x2 <= (x2 * x3)) -> (~ (0 <= ((x2 * x3) + x1))) -> False.
Proof. thy. Qed.
Lemma thy_law_63 : forall (x1 : Z), (x1 <= 0) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_law_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (((x2 * x3) + x1) = (x2 * x4)) -> ((x2 * (x4 - x3)) < 0) -> False.
Proof. thy. Qed.
Lemma thy_law_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (0 <= x1) -> ((((0 + ((x2 * x3) + x1)) - x4) - x5) = ((x6 * (x2 * x3)) + x7)) -> (x7 < (x2 * x3)) -> (~ ((x2 * (((x3 - x8) - (x6 * x3)) - x3)) < 0)) -> (x4 = 0) -> (x5 = (x2 * x8)) -> False.
Proof. thy. Qed.
Lemma thy_law_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((((0 + ((x1 * x2) + x3)) - x4) - x5) = ((x6 * (x1 * x2)) + x7)) -> (~ (x7 = ((x1 * ((x2 - x8) - (x6 * x2))) + x3))) -> (x4 = 0) -> (x5 = (x1 * x8)) -> False.
Proof. thy. Qed.
Lemma thy_law_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 < x2) -> ((((0 + ((x2 * x3) + x1)) - x4) - x5) = ((x6 * (x2 * x3)) + x7)) -> (0 <= x7) -> (~ (0 < (x2 * (((x3 - x8) - (x6 * x3)) + 1)))) -> (x4 = 0) -> (x5 = (x2 * x8)) -> False.
Proof. thy. Qed.
Lemma thy_law_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (~ ((x2 * ((x3 - 1) - x4)) < 0)) -> (0 <= x5) -> ((- ((0 - x5) - (((x2 * x3) + x1) - x6))) < x2) -> (x6 = (x2 * x4)) -> False.
Proof. thy. Qed.
(* If the P-positions are the pairs then R meets every class c modulo m: (0, mp + c) moves to a pair (0, mk). *)
Lemma law_meets : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) ->
  (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))).
Proof.
intros m p P R_.
destruct (wit_all1 (fun c => (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) as [c0 W0].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= ((m * p) + c0))) /\ (~ ((x1 = 0) /\ (y1 = ((m * p) + c0))))) /\ (((0 - x1) - (((m * p) + c0) - y1)) < m)) /\ ((- ((0 - x1) - (((m * p) + c0) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < ((m * p) + c0))) \/ (((y1 = ((m * p) + c0)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((0 + ((m * p) + c0)) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))) as [X1 [Y1 W3]].
destruct (wit_ex1 (fun k => (((0 <= k) /\ (k < p)) /\ (((m * p) + c0) = (m * k))))) as [z W7].
destruct (wit_ex1 (fun k => (((0 <= k) /\ (k < p)) /\ (Y1 = (m * k))))) as [z1 W8].
destruct (wit_ex2 (fun i_mod j_mod => (((((((0 + ((m * p) + c0)) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) as [i [j W9]].
refine (refute (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) (Nd (Some (0 <= c0)) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c0))))) (Nd (Some (P 0 ((m * p) + c0))) (Nd (Some (X1 = 0)) (Nd (Some (((m * p) + c0) = (m * z))) Lf Lf) (Nd (Some ((z - p) < 0)) Lf Lf)) (Nd (Some (P 0 Y1)) (Nd (Some (0 <= ((p - z1) - (i * p)))) Lf Lf) (Nd (Some ((((p - z1) - (i * p)) + 1) < 0)) Lf Lf))) (Nd (Some (0 <= X1)) (Nd (Some (Y1 < ((m * p) + c0))) (Nd (Some ((((0 + ((m * p) + c0)) - X1) - Y1) = ((i * (m * p)) + j))) Lf Lf) (Nd (Some (((p - 1) - z1) < 0)) Lf Lf)) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (((m * p) + c0) = (m * k))))) (Nd (Some (p <= (m * p))) Lf Lf) (Nd (Some ((((p - z1) - (i * p)) - p) < 0)) Lf Lf)))) (Nd (Some (0 <= 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))) (Nd (Some (((0 - X1) - (((m * p) + c0) - Y1)) < m)) (Nd (Some (z1 < p)) Lf Lf) (Nd (Some (0 < ((p - 1) - z1))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (R_ ((m * ((p - z1) - (i * p))) + c0))) Lf Lf) (Nd (Some (0 < (((p - z1) - (i * p)) - p))) Lf Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (exists (i_mod : Z) (j_mod : Z), (((((((0 + ((m * p) + c0)) - X1) - Y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod)))) (Nd (Some (j < (m * p))) Lf Lf) (Nd (Some (0 < (((p - z1) - (i * p)) + 1))) Lf Lf)) (Nd (Some (0 <= z)) (Nd (Some (0 < (z - p))) Lf Lf) Lf)))) (Nd (Some (c0 < m)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= ((m * p) + c0))) /\ (~ ((x1 = 0) /\ (y1 = ((m * p) + c0))))) /\ (((0 - x1) - (((m * p) + c0) - y1)) < m)) /\ ((- ((0 - x1) - (((m * p) + c0) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < ((m * p) + c0))) \/ (((y1 = ((m * p) + c0)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((0 + ((m * p) + c0)) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))) (Nd (Some (Y1 = ((m * p) + c0))) (Nd (Some (0 <= z1)) Lf Lf) (Nd (Some (0 < (m * ((p - 1) - z1)))) Lf Lf)) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (Y1 = (0 + (m * z_pair)))))) (Nd (Some (((p - z1) - (i * p)) < p)) Lf Lf) (Nd (Some (0 < (m * (((p - z1) - (i * p)) - p)))) Lf Lf))) (Nd (Some (X1 <= 0)) (Nd (Some (X1 < 0)) (Nd (Some (0 <= j)) Lf Lf) (Nd (Some (0 < (m * (((p - z1) - (i * p)) + 1)))) Lf Lf)) (Nd (Some (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (Y1 = (m * k))))) (Nd (Some (0 < (m * (z - p)))) Lf Lf) (Nd (Some (j = ((m * ((p - z1) - (i * p))) + c0))) Lf Lf)))) (Nd (Some (0 <= ((m * p) + c0))) (Nd (Some (exists (z_pair : Z), ((isRow m p 0 z_pair) /\ (((m * p) + c0) = (0 + (m * z_pair)))))) (Nd (Some ((- ((0 - X1) - (((m * p) + c0) - Y1))) < m)) (Nd (Some (Y1 = (m * z1))) Lf Lf) (Nd (Some ((m * ((p - 1) - z1)) < 0)) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (m <= (m * p))) Lf Lf) (Nd (Some ((m * (((p - z1) - (i * p)) - p)) < 0)) Lf Lf))) (Nd (Some (Y1 <= ((m * p) + c0))) (Nd (Some (P X1 Y1)) (Nd (Some (R_ j)) Lf Lf) (Nd (Some ((m * (((p - z1) - (i * p)) + 1)) < 0)) Lf Lf)) (Nd (Some (z < p)) (Nd (Some ((m * (z - p)) < 0)) Lf Lf) Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 5) (Im (An (At 6) (At 7)) (If (At 8) (No (At 9)))));
 (Im (At 10) (Im (An (At 6) (At 7)) (If (At 8) (At 11))));
 (Im (At 9) (An (Or (An (An (An (An (An (An (At 12) (At 13)) (At 14)) (At 15)) (No (An (At 16) (At 17)))) (At 18)) (At 19)) (An (Or (An (An (At 16) (At 14)) (At 20)) (An (An (At 17) (At 12)) (At 21))) (At 22))) (At 23)));
 (Im (At 10) (Im (An (At 6) (At 14)) (If (At 24) (At 25))));
 (Im (An (At 26) (At 27)) (If (At 11) (At 28)));
 (Im (An (At 26) (At 27)) (If (At 25) (At 29)));
 (Im (At 28) (An (An (At 30) (At 31)) (At 32)));
 (Im (At 29) (An (An (At 33) (At 34)) (At 35)));
 (Im (At 22) (An (An (An (At 36) (At 37)) (At 38)) (At 39)));
 (Im (An (An (At 40) (At 41)) (At 42)) (At 4));
 (Im (At 26) (Im (At 27) (An (At 43) (At 44))));
 (Im (At 26) (An (An (An (Im (At 45) (At 46)) (Im (At 47) (At 48))) (Im (At 46) (At 45))) (Im (At 48) (At 47))));
 (Im (At 26) (An (An (An (Im (At 49) (At 50)) (Im (At 51) (At 52))) (Im (At 50) (At 49))) (Im (At 52) (At 51))));
 (Im (At 26) (An (An (An (Im (At 53) (At 54)) (Im (At 55) (At 56))) (Im (At 54) (At 53))) (Im (At 56) (At 55))));
 (Im (At 26) (An (An (An (Im (At 57) (At 58)) (Im (At 59) (At 60))) (Im (At 58) (At 57))) (Im (At 60) (At 59))));
 (Im (At 12) (Im (At 21) Fa));
 (Im (At 31) (Im (No (At 48)) Fa));
 (Im (At 34) (Im (At 52) Fa));
 (Im (No (At 40)) (Im (At 54) Fa));
 (Im (No (At 41)) (Im (At 60) Fa));
 (Im (No (At 6)) Fa);
 (Im (At 2) (Im (At 3) (Im (At 43) (Im (No (At 7)) Fa))));
 (Im (At 13) (Im (At 12) (Im (No (At 16)) Fa)));
 (Im (At 2) (Im (At 32) (Im (At 47) Fa)));
 (Im (At 16) (If (At 23) (At 24)));
 (Im (At 2) (Im (At 36) (Im (At 38) (Im (No (At 59)) (Im (At 16) (Im (At 35) Fa))))));
 (Im (At 61) (If (At 39) (At 42)));
 (Im (At 36) (Im (No (At 61)) (Im (At 16) (Im (At 35) Fa))));
 (Im (At 3) (Im (At 36) (Im (At 37) (Im (No (At 53)) (Im (At 16) (Im (At 35) Fa))))));
 (Im (At 2) (Im (No (At 51)) (Im (At 12) (Im (At 19) (Im (At 35) Fa)))));
 (An (At 26) (At 27));
 (At 5);
 (At 10)]
 (At 1)
 (Sp 26 (Sp 27 (Sp 5 (Sp 10 (Sp 1 (Cl 1) (Sp 6 (Sp 43 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 7 (Sp 28 (Sp 30 (Sp 31 (Sp 32 (Sp 48 (Sp 47 (Cl 26) (Cl 14)) (Cl 19)) (Cl 9)) (Cl 9)) (Cl 9)) (Sp 11 (Cl 7) (Sp 8 (Cl 4) (Sp 9 (Sp 23 (Sp 12 (Sp 21 (Cl 18) (Sp 13 (Sp 16 (Sp 24 (Sp 29 (Sp 33 (Sp 34 (Sp 35 (Sp 52 (Cl 20) (Sp 51 (Cl 15) (Sp 19 (Cl 32) (Sp 14 (Sp 20 (Sp 22 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 59 (Sp 61 (Sp 53 (Sp 42 (Sp 60 (Sp 54 (Sp 41 (Sp 40 (Cl 12) (Cl 21)) (Cl 22)) (Cl 16)) (Cl 17)) (Cl 29)) (Cl 31)) (Cl 30)) (Cl 28)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 5)) (Cl 5)) (Cl 5))))) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 25 (Cl 8) (Sp 14 (Cl 6) (Cl 5)))) (Cl 27)) (Cl 25)) (Sp 16 (Sp 14 (Sp 20 (Sp 22 (Sp 24 (Sp 25 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 29 (Sp 33 (Sp 34 (Sp 35 (Sp 59 (Sp 61 (Sp 53 (Sp 60 (Sp 42 (Sp 54 (Sp 41 (Sp 40 (Cl 12) (Cl 21)) (Cl 22)) (Cl 16)) (Cl 29)) (Cl 17)) (Cl 31)) (Cl 30)) (Cl 28)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 8)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 6)) (Cl 27)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Sp 16 (Sp 14 (Sp 20 (Sp 22 (Sp 24 (Sp 25 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 29 (Sp 33 (Sp 34 (Sp 35 (Sp 59 (Sp 61 (Sp 53 (Sp 60 (Sp 42 (Sp 54 (Sp 41 (Sp 40 (Cl 12) (Cl 21)) (Cl 22)) (Cl 16)) (Cl 29)) (Cl 17)) (Cl 31)) (Cl 30)) (Cl 28)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 8)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 6)) (Cl 27)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5)) (Cl 3))))) (Cl 24))) (Cl 2)) (Cl 2)) (Cl 13)) (Cl 23))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 33)) _
  W0
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) 0 ((m * p) + c0))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) 0 ((m * p) + c0))
  W3
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) 0 Y1)
  (zeroth_row m p ((m * p) + c0))
  (zeroth_row m p Y1)
  W7
  W8
  W9
  (ex1_at (fun k => (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c0)))) ((p - z1) - (i * p)))
  (product_large m p)
  (cancel m (z - p))
  (cancel m ((p - 1) - z1))
  (cancel m (((p - z1) - (i * p)) + 1))
  (cancel m (((p - z1) - (i * p)) - p))
  (thy_law_58 X1)
  (thy_law_47 z p)
  (thy_law_59 z1 p)
  (thy_law_60 p z1 i)
  (thy_law_61 p z1 i)
  (thy_law_56 )
  (thy_law_62 c0 m p)
  (thy_law_63 X1)
  (thy_law_64 c0 m p z)
  (fun eq__0 => pg2 P X1 0 Y1 Y1 eq__0 eq_refl)
  (thy_law_65 c0 m p X1 Y1 i j z1)
  (fun eq__0 => pg1 R_ j ((m * ((p - z1) - (i * p))) + c0) eq__0)
  (thy_law_66 m p c0 X1 Y1 i j z1)
  (thy_law_67 c0 m p X1 Y1 i j z1)
  (thy_law_68 c0 m p z1 X1 Y1)
).
vm_compute; reflexivity.
Qed.

(* Let R be a set of residues modulo mp, and let the Queen move as the m-bishop, or as a rook by k > 0 with k mod mp in R. The P-positions are {{a_i, b_i}}, those of (m, p), if and only if 0 is the only multiple of m in R and R meets every class modulo m. *)
Lemma residue_law : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1))))))) ->
  ((forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair)))))))) <-> ((forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0))) /\ (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c)))))))).
Proof.
intros m p P R_.
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))) as [X [Y W0]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (z_pair : Z), ((isRow m p x z_pair) /\ (y = (x + (m * z_pair))))))))) (Nd (Some (forall (k : Z), ((((0 <= k) /\ (k < p)) /\ (R_ (m * k))) -> (k = 0)))) (Nd (Some (0 <= X)) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (P X Y)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_mod : Z) (j_mod : Z), (((((((x + y) - x1) - y1) = ((i_mod * (m * p)) + j_mod)) /\ (0 <= j_mod)) /\ (j_mod < (m * p))) /\ (R_ j_mod))))) /\ (P x1 y1)))))))) Lf Lf) Lf)) (Nd (Some (forall (c : Z), (((0 <= c) /\ (c < m)) -> (exists (k : Z), (((0 <= k) /\ (k < p)) /\ (R_ ((m * k) + c))))))) (Nd (Some (0 <= Y)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (exists (z_pair : Z), ((isRow m p X z_pair) /\ (Y = (X + (m * z_pair)))))) Lf Lf)))
 [(Im (Im (An (At 4) (At 5)) (If (At 6) (At 7))) (At 1));
 (Im (An (At 8) (At 9)) (Im (At 2) (Im (At 3) (Im (At 10) (Im (An (At 4) (At 5)) (If (At 6) (At 7)))))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 1) (At 2))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 1) (At 3))));
 (An (At 8) (At 9));
 (At 10)]
 (If (At 1) (An (At 2) (At 3)))
 (Sp 8 (Sp 9 (Sp 10 (Sp 1 (Sp 2 (Sp 3 (Cl 1) (Cl 5)) (Cl 4)) (Sp 4 (Sp 5 (Sp 2 (Sp 3 (Sp 7 (Sp 6 (Cl 2) (Cl 3)) (Sp 6 (Cl 3) (Cl 2))) (Cl 1)) (Cl 1)) (Cl 2)) (Cl 2))) (Cl 7)) (Cl 6)) (Cl 6)) _
  W0
  (residue_law_if m p X Y P R_)
  (law_alone m p P R_)
  (law_meets m p P R_)
).
vm_compute; reflexivity.
Qed.
