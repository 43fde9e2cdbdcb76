From Wythoff.book Require Import Prelude Definitions algebra bounds.
Open Scope Z_scope.

Lemma thy_classes_1 :  (1 <= 1) -> (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_classes_2 :  (1 <= 1) -> (~ (0 < 1)) -> False.
Proof. thy. Qed.
Lemma thy_classes_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = ((x2 + (x3 * x4)) + 0))) -> (x1 = (x2 + (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_classes_4 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
(* Two P-positions of a row of mWN^(p) whose columns differ by pt have t = 0: they are the same. *)
Lemma class_unique : forall (m : Z) (p : Z) (t : Z) (x : Z) (y : Z) (y1 : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= y1) ->
  (P x y) ->
  (P x y1) ->
  (y = (y1 + (p * t))) ->
  (0 <= t) ->
  (t = 0).
Proof.
intros m p t x y y1 P.
refine (refute (Nd (Some (t = 0)) (Nd (Some (1 <= m)) (Nd (Some (1 <= 1)) (Nd (Some (P x y)) Lf Lf) (Nd (Some (0 <= 0)) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (y = ((y1 + (p * t)) + 0))) Lf Lf) (Nd (Some (0 = 0)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (P x y1)) Lf Lf) (Nd (Some (0 < 1)) Lf Lf)) (Nd (Some (0 <= y1)) (Nd (Some (0 <= t)) Lf Lf) (Nd (Some (y = (y1 + (p * t)))) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (An (At 1) (At 14)))))))))))));
 (Im (At 4) (Im (No (At 12)) Fa));
 (Im (At 4) (Im (No (At 13)) Fa));
 (Im (No (At 10)) (Im (At 15) Fa));
 (Im (No (At 4)) Fa);
 (An (At 2) (At 3));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 15);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 15 (Sp 11 (Sp 1 (Cl 1) (Sp 10 (Sp 4 (Sp 12 (Sp 13 (Cl 2) (Cl 4)) (Cl 3)) (Cl 6)) (Cl 5))) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 7)) _
  (arc_free 1 m p 0 t x y y1 P)
  (thy_classes_1 )
  (thy_classes_2 )
  (thy_classes_3 y y1 p t)
  (thy_classes_4 )
).
vm_compute; reflexivity.
Qed.

Lemma thy_classes_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 * x2) + x3))) -> (0 <= x4) -> (0 <= (((x1 * x2) + x3) - x4)) -> False.
Proof. thy. Qed.
Lemma thy_classes_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 < 1) -> (~ ((((x2 * x3) + x4) - x1) = ((x2 * x3) + x4))) -> False.
Proof. thy. Qed.
(* Row x of mWN^(p) has a P-position (x, qp + c) for every residue c. *)
Lemma class_has_one : forall (c : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= c) ->
  (c < p) ->
  (exists (q : Z), ((0 <= ((q * p) + c)) /\ (P x ((q * p) + c)))).
Proof.
intros c m p x P.
destruct (wit_ex2 (fun q j => ((((0 <= j) /\ (j < 1)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j))))) as [q0 [j0 W1]].
refine (refute (Nd (Some (exists (q : Z), ((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))))) (Nd (Some (1 <= m)) (Nd (Some (1 <= 1)) (Nd (Some (exists (q : Z) (j : Z), ((((0 <= j) /\ (j < 1)) /\ (0 <= (((q * p) + c) - j))) /\ (P x (((q * p) + c) - j))))) (Nd (Some (c < p)) Lf Lf) Lf) (Nd (Some (P x (((q0 * p) + c) - j0))) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (j0 < 1)) Lf Lf) (Nd (Some (P x ((q0 * p) + c))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (0 <= j0)) Lf Lf) (Nd (Some (0 <= ((q0 * p) + c))) Lf Lf)) (Nd (Some (0 <= c)) (Nd (Some (0 <= (((q0 * p) + c) - j0))) Lf Lf) (Nd (Some ((((q0 * p) + c) - j0) = ((q0 * p) + c))) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (An (An (An (At 9) (At 10)) (At 11)) (At 12)));
 (Im (An (At 13) (At 14)) (At 1));
 (Im (No (At 4)) Fa);
 (Im (No (At 13)) (Im (At 9) (Im (At 11) Fa)));
 (Im (At 15) (If (At 12) (At 14)));
 (Im (At 9) (Im (At 10) (Im (No (At 15)) Fa)));
 (An (At 2) (At 3));
 (At 5);
 (At 6);
 (At 7);
 (At 16)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 4 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 15 (Sp 14 (Cl 4) (Cl 7)) (Cl 8)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 5))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 9)) _
  (arcs_cover c 1 m p x P)
  W1
  (ex1_at (fun q => ((0 <= ((q * p) + c)) /\ (P x ((q * p) + c)))) q0)
  (thy_classes_4 )
  (thy_classes_5 q0 p c j0)
  (fun eq__0 => pg2 P x x (((q0 * p) + c) - j0) ((q0 * p) + c) eq_refl eq__0)
  (thy_classes_6 j0 q0 p c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_classes_7 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> ((x1 - x2) = 0) -> False.
Proof. thy. Qed.
Lemma thy_classes_8 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> ((x2 - x1) = 0) -> False.
Proof. thy. Qed.
Lemma thy_classes_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) + x3) = (((x4 * x2) + x3) + (x2 * (x1 - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_classes_10 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
(* For all m, p >= 1 every row of mWN^(p) has exactly one P-position (x, y) in each of the p classes y = c (mod p). *)
Lemma rows_of_one_residue : forall (c : Z) (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  (0 <= c) ->
  (c < p) ->
  (exists (q : Z), (((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))) /\ (forall (j : Z), (((0 <= ((j * p) + c)) /\ (P x ((j * p) + c))) -> (j = q))))).
Proof.
intros c m p x P.
destruct (wit_ex1 (fun q => ((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))))) as [q1 W1].
destruct (wit_all1 (fun j => (((0 <= ((j * p) + c)) /\ (P x ((j * p) + c))) -> (j = q1)))) as [q0 W3].
refine (refute (Nd (Some (exists (q : Z), (((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))) /\ (forall (j : Z), (((0 <= ((j * p) + c)) /\ (P x ((j * p) + c))) -> (j = q)))))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some (exists (q : Z), ((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))))) (Nd (Some (0 <= (q0 - q1))) Lf Lf) Lf) (Nd (Some (0 <= ((q0 * p) + c))) (Nd (Some ((q1 - q0) = 0)) Lf Lf) Lf)) (Nd (Some (0 <= c)) (Nd (Some (P x ((q1 * p) + c))) (Nd (Some (((q1 * p) + c) = (((q0 * p) + c) + (p * (q1 - q0))))) Lf Lf) Lf) (Nd (Some (q0 = q1)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (0 <= x)) (Nd (Some (0 <= ((q1 * p) + c))) (Nd (Some ((q0 - q1) = 0)) Lf Lf) Lf) (Nd (Some (P x ((q0 * p) + c))) Lf Lf)) (Nd (Some (c < p)) (Nd (Some (forall (j : Z), (((0 <= ((j * p) + c)) /\ (P x ((j * p) + c))) -> (j = q1)))) (Nd (Some (0 <= (q1 - q0))) Lf Lf) Lf) (Nd (Some (((q0 * p) + c) = (((q1 * p) + c) + (p * (q0 - q1))))) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (An (At 9) (At 10)));
 (Im (An (An (At 9) (At 10)) (At 11)) (At 1));
 (Im (Im (An (At 12) (At 13)) (At 14)) (At 11));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 9) (Im (At 13) (Im (At 10) (Im (At 15) (Im (At 16) (At 17)))))))));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 12) (Im (At 10) (Im (At 13) (Im (At 18) (Im (At 19) (At 20)))))))));
 (Im (No (At 14)) (Im (At 17) Fa));
 (Im (No (At 14)) (Im (At 20) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 18)) Fa);
 (Im (No (At 16)) (Im (No (At 19)) Fa));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 1 (Cl 1) (Sp 15 (Sp 18 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Cl 4) (Sp 12 (Sp 13 (Sp 14 (Cl 5) (Sp 17 (Cl 8) (Sp 20 (Cl 9) (Sp 16 (Cl 6) (Sp 19 (Cl 7) (Cl 12)))))) (Cl 5)) (Cl 5))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 11)) (Cl 10))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (class_has_one c m p x P)
  W1
  (ex1_at (fun q => (((0 <= ((q * p) + c)) /\ (P x ((q * p) + c))) /\ (forall (j : Z), (((0 <= ((j * p) + c)) /\ (P x ((j * p) + c))) -> (j = q))))) q1)
  W3
  (class_unique m p (q0 - q1) x ((q0 * p) + c) ((q1 * p) + c) P)
  (class_unique m p (q1 - q0) x ((q1 * p) + c) ((q0 * p) + c) P)
  (thy_classes_7 q0 q1)
  (thy_classes_8 q0 q1)
  (thy_classes_9 q0 p c q1)
  (thy_classes_9 q1 p c q0)
  (thy_classes_10 q0 q1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_classes_11 :  (~ (1 = 1)) -> False.
Proof. thy. Qed.
(* For all m, p >= 1 every row of mWN^(p) has exactly p P-positions. *)
Lemma rows_counted : forall (m : Z) (p : Z) (x : Z) (P : Z -> Z -> Prop),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))) ->
  (0 <= x) ->
  ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = p).
Proof.
intros m p x P.
refine (refute (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = p)) (Nd (Some (1 <= m)) (Nd (Some (1 <= 1)) (Nd (Some (1 = (p - 1))) Lf Lf) (Nd (Some (2 <= 1)) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (1 = p)) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 2)) Lf Lf) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) < p)) Lf Lf)) (Nd (Some (1 = 1)) (Nd (Some ((card1 (fun (y : Z) => ((0 <= y) /\ (P x y)))) = 1)) Lf Lf) Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 3) (An (An (An (Im (At 7) (At 1)) (Im (At 8) (At 9))) (Im (At 10) (At 11))) (Im (At 12) (At 13))))))));
 (Im (No (At 7)) Fa);
 (Im (No (At 4)) Fa);
 (An (At 2) (At 3));
 (At 5);
 (At 6)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 5 (Sp 6 (Sp 1 (Cl 1) (Sp 7 (Sp 4 (Cl 2) (Cl 4)) (Cl 3))) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (row_numbers 1 m p x P)
  (thy_classes_11 )
  (thy_classes_4 )
).
vm_compute; reflexivity.
Qed.
