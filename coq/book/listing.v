From Wythoff.book Require Import Prelude Definitions algebra play steps.
Open Scope Z_scope.

Lemma thy_listing_1 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (0 <= (x2 - 1))) -> (0 <= x1) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_listing_2 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_3 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_4 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 = x2)) -> (~ (x1 <= (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_5 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= x2)) -> (x1 <= x3) -> (x3 <= x4) -> (x2 = x4) -> False.
Proof. thy. Qed.
(* first(x) <= first(y) for x <= y: the step from y - 1 to y. *)
Lemma first_weak_step : forall (x : Z) (first : Z -> Z),
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (0 <= x) ->
  (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x <= y_before) -> ((first x) <= (first y_before)))))) -> ((x <= y) -> ((first x) <= (first y))))).
Proof.
intros x first.
destruct (wit_all1 (fun y => (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x <= y_before) -> ((first x) <= (first y_before)))))) -> ((x <= y) -> ((first x) <= (first y)))))) as [n0 W0].
refine (refute (Nd (Some (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x <= y_before) -> ((first x) <= (first y_before)))))) -> ((x <= y) -> ((first x) <= (first y)))))) (Nd (Some (0 <= n0)) (Nd (Some (x <= n0)) (Nd (Some (x <= (n0 - 1))) (Nd (Some ((first n0) = (first ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some (x = n0)) Lf Lf)) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (forall (y_before : Z), (((0 <= y_before) /\ (y_before < n0)) -> ((x <= y_before) -> ((first x) <= (first y_before)))))) (Nd (Some ((first x) <= (first n0))) (Nd (Some ((first x) <= (first (n0 - 1)))) Lf Lf) (Nd (Some ((first x) = (first n0))) Lf Lf)) (Nd (Some ((n0 - 1) < n0)) (Nd (Some ((first (n0 - 1)) <= (first ((n0 - 1) + 1)))) Lf Lf) (Nd (Some (n0 = ((n0 - 1) + 1))) Lf Lf))))
 [(Im (Im (An (At 2) (At 3)) (Im (At 4) (At 5))) (At 1));
 (Im (At 3) (Im (An (At 6) (At 7)) (Im (At 8) (At 9))));
 (Im (At 10) (Im (At 6) (At 11)));
 (Im (At 12) (At 13));
 (Im (At 4) (Im (No (At 6)) (Im (At 14) (Im (No (At 12)) Fa))));
 (Im (No (At 5)) (Im (At 13) Fa));
 (Im (No (At 7)) Fa);
 (Im (At 4) (Im (No (At 12)) (Im (No (At 8)) Fa)));
 (Im (At 15) (At 16));
 (Im (No (At 15)) Fa);
 (Im (No (At 5)) (Im (At 9) (Im (At 11) (Im (At 16) Fa))));
 (At 10);
 (At 14)]
 (At 1)
 (Sp 10 (Sp 14 (Sp 1 (Cl 1) (Sp 7 (Sp 15 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 16 (Sp 13 (Cl 7) (Sp 12 (Cl 5) (Sp 6 (Sp 8 (Sp 9 (Sp 11 (Cl 12) (Cl 4)) (Cl 3)) (Cl 9)) (Cl 6)))) (Cl 10))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 11)) (Cl 8))) (Cl 14)) (Cl 13)) _
  W0
  (all1_at (fun y_before => (((0 <= y_before) /\ (y_before < n0)) -> ((x <= y_before) -> ((first x) <= (first y_before))))) (n0 - 1))
  (all1_at (fun x => ((0 <= x) -> ((first x) <= (first (x + 1))))) (n0 - 1))
  (fun eq__0 => cg1 first x n0 eq__0)
  (thy_listing_1 x n0)
  (thy_listing_2 (first x) (first n0))
  (thy_listing_3 n0)
  (thy_listing_4 x n0)
  (fun eq__0 => cg1 first n0 ((n0 - 1) + 1) eq__0)
  (thy_listing_5 n0)
  (thy_listing_6 (first x) (first n0) (first (n0 - 1)) (first ((n0 - 1) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_7 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
(* If x <= y then first(x) <= first(y). *)
Lemma first_weak : forall (x : Z) (y : Z) (first : Z -> Z),
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (0 <= x) ->
  (x <= y) ->
  ((first x) <= (first y)).
Proof.
intros x y first.
refine (refute (Nd (Some ((first x) <= (first y))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x <= y_before) -> ((first x) <= (first y_before)))))) -> ((x <= y) -> ((first x) <= (first y)))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (forall (y : Z), ((0 <= y) -> ((x <= y) -> ((first x) <= (first y)))))) Lf Lf) (Nd (Some (x <= y)) Lf Lf)))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (At 5));
 (Im (At 5) (Im (At 6) (Im (At 7) (At 1))));
 (Im (No (At 6)) (Im (At 3) (Im (At 7) Fa)));
 (At 2);
 (At 3);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 7 (Sp 1 (Cl 1) (Sp 6 (Sp 4 (Sp 5 (Cl 4) (Cl 3)) (Cl 2)) (Cl 5))) (Cl 8)) (Cl 7)) (Cl 6)) _
  (first_weak_step x first)
  (law_induction (fun y => ((x <= y) -> ((first x) <= (first y)))))
  (all1_at (fun y => ((0 <= y) -> ((x <= y) -> ((first x) <= (first y))))) y)
  (thy_listing_7 y x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_8 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_9 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_10 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ ((x1 + 1) <= x2)) -> (~ ((x2 + 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 < x3) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 <= x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
(* The row of an index n with first(x) <= n < first(x+1) is x. *)
Lemma row_weak : forall (n : Z) (x : Z) (c : Z -> Z) (first : Z -> Z),
  (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (0 <= x) ->
  (0 <= n) ->
  ((first x) <= n) ->
  (n < (first (x + 1))) ->
  ((c n) = x).
Proof.
intros n x c first.
refine (refute (Nd (Some ((c n) = x)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= (c n))) (Nd (Some (0 <= ((c n) + 1))) (Nd (Some ((first x) <= n)) Lf Lf) Lf) (Nd (Some ((x + 1) <= (c n))) Lf Lf)) (Nd (Some (n < (first ((c n) + 1)))) (Nd (Some ((first ((c n) + 1)) <= (first x))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some ((first (c n)) <= n)) (Nd (Some (((c n) + 1) <= x)) Lf Lf) (Nd (Some ((first (x + 1)) <= (first (c n)))) Lf Lf)) (Nd (Some (forall (x_ : Z), ((0 <= x_) -> ((first x_) <= (first (x_ + 1)))))) (Nd (Some (0 <= (x + 1))) Lf Lf) (Nd (Some (n < (first (x + 1)))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (An (An (At 4) (At 5)) (At 6))));
 (Im (At 7) (Im (At 8) (Im (At 9) (At 10))));
 (Im (At 7) (Im (At 11) (Im (At 12) (At 13))));
 (Im (At 4) (Im (No (At 8)) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (No (At 1)) (Im (No (At 9)) (Im (No (At 12)) Fa)));
 (Im (At 5) (Im (At 15) (Im (At 13) Fa)));
 (Im (At 6) (Im (At 16) (Im (At 10) Fa)));
 (At 7);
 (At 2);
 (At 14);
 (At 3);
 (At 16);
 (At 15)]
 (At 1)
 (Sp 7 (Sp 2 (Sp 14 (Sp 3 (Sp 16 (Sp 15 (Sp 1 (Cl 1) (Sp 11 (Sp 4 (Sp 5 (Sp 6 (Sp 8 (Sp 13 (Cl 8) (Sp 10 (Cl 9) (Sp 9 (Cl 3) (Sp 12 (Cl 4) (Cl 7))))) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6))) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) _
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n)
  (first_weak ((c n) + 1) x first)
  (first_weak (x + 1) (c n) first)
  (thy_listing_8 (c n))
  (thy_listing_9 x)
  (thy_listing_10 (c n) x)
  (thy_listing_11 (first (c n)) n (first (x + 1)))
  (thy_listing_12 n (first ((c n) + 1)) (first x))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_13 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_listing_14 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_15 : forall (x1 : Z), (0 <= x1) -> (x1 <= 0) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
(* (0, 0) is a P-position. *)
Lemma origin : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (P 0 0).
Proof.
intros l m p s P c d first.
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= 0)) /\ (~ ((x1 = 0) /\ (y1 = 0)))) /\ (((0 - x1) - (0 - y1)) < m)) /\ ((- ((0 - x1) - (0 - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < 0)) \/ (((y1 = 0) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + 0) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) as [X1 [Y1 W1]].
refine (refute (Nd (Some (P 0 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= 0)) /\ (~ ((x1 = 0) /\ (y1 = 0)))) /\ (((0 - x1) - (0 - y1)) < m)) /\ ((- ((0 - x1) - (0 - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < 0)) \/ (((y1 = 0) /\ (0 <= x1)) /\ (x1 < 0))) /\ (exists (i_len : Z) (j_len : Z), (((((((0 + 0) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some (Y1 <= 0)) (Nd (Some (P X1 Y1)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) Lf Lf)) (Nd (Some ((- ((0 - X1) - (0 - Y1))) < m)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) Lf Lf) Lf)) (Nd (Some (X1 <= 0)) (Nd (Some (Y1 = 0)) (Nd (Some (1 <= l)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) Lf Lf)) (Nd (Some (X1 < 0)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) Lf))) (Nd (Some (0 <= 0)) (Nd (Some (0 <= X1)) (Nd (Some (X1 = 0)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) Lf Lf)) (Nd (Some (Y1 < 0)) (Nd (Some ((first 0) = 0)) Lf Lf) Lf)) (Nd (Some (0 <= Y1)) (Nd (Some (((0 - X1) - (0 - Y1)) < m)) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((0 + 0) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) Lf))))
 [(Im (At 2) (Im (An (At 3) (At 3)) (If (At 1) (No (At 4)))));
 (Im (At 4) (An (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))) (At 15))) (At 16)));
 (Im (At 5) (Im (At 14) Fa));
 (Im (At 7) (Im (At 13) Fa));
 (Im (No (At 3)) Fa);
 (Im (At 5) (Im (At 6) (Im (No (At 9)) Fa)));
 (Im (At 7) (Im (At 8) (Im (No (At 10)) Fa)));
 (At 17);
 (At 18);
 (At 19);
 (At 2);
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24);
 (At 25);
 (At 26)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 16 (Sp 7 (Sp 13 (Cl 5) (Sp 14 (Sp 5 (Cl 4) (Cl 3)) (Sp 5 (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 9 (Sp 10 (Cl 3) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)))) (Sp 10 (Sp 5 (Sp 14 (Cl 4) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 3)) (Cl 2)) (Cl 6))) (Cl 12)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) 0 0)
  W1
  (thy_listing_13 X1)
  (thy_listing_13 Y1)
  (thy_listing_14 )
  (thy_listing_15 X1)
  (thy_listing_15 Y1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_16 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_listing_17 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_18 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (1 <= x1)) -> (~ (x1 <= x2)) -> (x3 <= x4) -> (x4 = (x3 + (x2 * 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_20 : forall (x1 : Z), (x1 = x1) -> (~ ((0 + 1) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> (x2 = x1) -> (x3 < x2) -> (0 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_listing_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x1) -> (x2 <= x4) -> (0 <= x3) -> (~ (0 <= x4)) -> False.
Proof. thy. Qed.
Lemma thy_listing_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> (x2 = x1) -> (0 <= x3) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x2 <= x3) -> (0 <= x4) -> (x4 = x1) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_25 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= x2)) -> (x3 <= x4) -> (x4 = (x3 + (x2 * 1))) -> (~ (((x3 - 0) - (x4 - 0)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= x2)) -> (x3 = (x4 + (x2 * 1))) -> (~ ((- ((x4 - 0) - (x3 - 0))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * 0))) -> (0 <= x2) -> (x1 < x4) -> (x4 = x5) -> (0 = x5) -> False.
Proof. thy. Qed.
Lemma thy_listing_28 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x1) -> (0 <= x3) -> (0 = x2) -> False.
Proof. thy. Qed.
(* s >= m: otherwise the m-bishop would move from (c_1, d_1) to (0, 0). *)
Lemma step_large : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (m <= s).
Proof.
intros l m p s P c d first.
refine (refute (Nd (Some (m <= s)) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((c 0) = (c (0 + 1)))) (Nd (Some ((d 1) = (c 1))) Lf Lf) Lf) (Nd (Some (0 < (first ((c 0) + 1)))) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((((c 1) + (d 1)) - 0) - 0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some ((d 0) = ((c 0) + (s * 0)))) (Nd (Some ((((c 1) - 0) - ((d 1) - 0)) < m)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ ((((c 1) = (c n_listed)) /\ ((d 1) = (d n_listed))) \/ (((c 1) = (d n_listed)) /\ ((d 1) = (c n_listed))))))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (0 <= 1)) (Nd (Some (0 = (c 1))) Lf Lf) Lf) (Nd (Some (0 <= (d 1))) (Nd (Some ((c (0 + 1)) = (c 1))) Lf Lf) Lf)) (Nd (Some (0 <= 0)) (Nd (Some (0 <= (c 0))) (Nd (Some (0 < (d 1))) Lf Lf) Lf) (Nd (Some ((d 1) = (d 1))) Lf Lf)))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((d 0) < (d (0 + 1)))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= (c 1))) /\ (0 <= y1)) /\ (y1 <= (d 1))) /\ (~ ((x1 = (c 1)) /\ (y1 = (d 1))))) /\ ((((c 1) - x1) - ((d 1) - y1)) < m)) /\ ((- (((c 1) - x1) - ((d 1) - y1))) < m)) \/ (((((x1 = (c 1)) /\ (0 <= y1)) /\ (y1 < (d 1))) \/ (((y1 = (d 1)) /\ (0 <= x1)) /\ (x1 < (c 1)))) /\ (exists (i_len : Z) (j_len : Z), ((((((((c 1) + (d 1)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) Lf Lf) Lf) (Nd (Some (0 <= (c 1))) (Nd (Some ((0 + 1) = 1)) Lf Lf) Lf)) (Nd (Some (P 0 0)) (Nd (Some ((d 1) = ((c 1) + (s * 1)))) (Nd (Some ((- (((c 1) - 0) - ((d 1) - 0))) < m)) Lf Lf) Lf) (Nd (Some ((c 1) = (c 1))) Lf Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some ((c 1) <= (d 1))) (Nd (Some (0 = (d 1))) Lf Lf) Lf) (Nd (Some (P (c 1) (d 1))) (Nd (Some ((d (0 + 1)) = (d 1))) Lf Lf) Lf)) (Nd (Some ((c 0) < (c (0 + 1)))) (Nd (Some ((first (c 0)) <= 0)) (Nd (Some (0 < (c 1))) Lf Lf) Lf) (Nd (Some ((c 1) = (d 1))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 10) (Im (At 14) (Or (At 15) (An (At 16) (At 17)))));
 (Im (At 11) (Im (At 18) (At 19)));
 (Im (At 12) (Im (At 14) (At 20)));
 (Im (At 12) (Im (At 18) (At 21)));
 (Im (At 9) (Im (At 14) (An (An (At 22) (At 23)) (At 24))));
 (Im (At 6) (Im (An (At 25) (At 26)) (If (At 27) (At 28))));
 (Im (An (At 18) (Or (An (At 29) (At 30)) (An (At 31) (At 32)))) (At 28));
 (Im (At 5) (Im (An (At 25) (At 26)) (If (At 27) (No (At 33)))));
 (Im (An (Or (An (An (An (An (An (An (At 14) (At 25)) (At 14)) (At 26)) (No (An (At 34) (At 35)))) (At 36)) (At 37)) (An (Or (An (An (At 34) (At 14)) (At 38)) (An (An (At 35) (At 14)) (At 39))) (At 40))) (At 13)) (At 33));
 (Im (At 29) (Im (No (At 30)) Fa));
 (Im (No (At 14)) Fa);
 (Im (No (At 18)) Fa);
 (Im (No (At 29)) Fa);
 (Im (No (At 2)) (Im (No (At 1)) (Im (At 19) (Im (At 21) Fa))));
 (Im (At 41) (At 42));
 (Im (At 29) (Im (No (At 41)) Fa));
 (Im (No (At 25)) (Im (At 42) (Im (At 15) (Im (At 22) Fa))));
 (Im (At 42) (Im (At 15) (Im (At 19) (Im (At 22) (Im (No (At 26)) Fa)))));
 (Im (No (At 25)) (Im (At 42) (Im (At 22) (Im (At 16) Fa))));
 (Im (At 42) (Im (At 19) (Im (At 22) (Im (At 16) (Im (No (At 26)) Fa)))));
 (Im (No (At 1)) (Im (At 19) (Im (At 21) (Im (No (At 36)) Fa))));
 (Im (No (At 1)) (Im (At 21) (Im (No (At 37)) Fa)));
 (Im (At 41) (At 43));
 (Im (At 20) (Im (At 22) (Im (At 17) (Im (At 43) (Im (At 35) Fa)))));
 (Im (At 42) (Im (At 15) (Im (At 22) (Im (At 34) Fa))));
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
 (At 12)]
 (At 1)
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 14 (Sp 18 (Sp 29 (Sp 41 (Sp 43 (Sp 22 (Sp 19 (Sp 20 (Sp 21 (Sp 30 (Sp 42 (Sp 2 (Sp 36 (Sp 37 (Sp 28 (Sp 13 (Sp 16 (Sp 25 (Sp 26 (Sp 27 (Sp 33 (Cl 10) (Sp 34 (Sp 35 (Sp 15 (Cl 27) (Sp 17 (Cl 26) (Cl 3))) (Cl 11)) (Cl 11))) (Cl 8)) (Cl 22)) (Cl 21)) (Sp 15 (Sp 25 (Sp 26 (Sp 34 (Cl 27) (Sp 27 (Sp 33 (Cl 10) (Cl 11)) (Cl 8))) (Cl 20)) (Cl 19)) (Cl 3))) (Cl 2)) (Cl 9)) (Cl 24)) (Cl 23)) (Cl 16)) (Cl 17)) (Cl 12)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 7)) (Cl 25)) (Cl 18)) (Cl 15)) (Cl 14)) (Cl 13))) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) _
  (origin l m p s P c d first)
  (all1_at (fun n => ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1))))))) 0)
  (all1_at (fun n => ((0 <= n) -> ((c n) <= (d n)))) 1)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) 0)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) 1)
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) 0)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) (c 1) (d 1))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ ((((c 1) = (c n_listed)) /\ ((d 1) = (d n_listed))) \/ (((c 1) = (d n_listed)) /\ ((d 1) = (c n_listed)))))) 1)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) (c 1) (d 1))
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= (c 1))) /\ (0 <= y1)) /\ (y1 <= (d 1))) /\ (~ ((x1 = (c 1)) /\ (y1 = (d 1))))) /\ ((((c 1) - x1) - ((d 1) - y1)) < m)) /\ ((- (((c 1) - x1) - ((d 1) - y1))) < m)) \/ (((((x1 = (c 1)) /\ (0 <= y1)) /\ (y1 < (d 1))) \/ (((y1 = (d 1)) /\ (0 <= x1)) /\ (x1 < (c 1)))) /\ (exists (i_len : Z) (j_len : Z), ((((((((c 1) + (d 1)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))) 0 0)
  (thy_listing_16 (c 1) (d 1))
  (thy_listing_14 )
  (thy_listing_17 )
  (thy_listing_18 (c 1))
  (thy_listing_19 m s (c 1) (d 1))
  (fun eq__0 => cg1 c (0 + 1) 1 eq__0)
  (thy_listing_20 (c 1))
  (thy_listing_21 (c 1) (c (0 + 1)) (c 0))
  (thy_listing_22 (c (0 + 1)) (c 1) (c 0) (d 1))
  (thy_listing_23 (c 1) (c (0 + 1)) (c 0))
  (thy_listing_24 (c (0 + 1)) (c 1) (d 1) (c 0))
  (thy_listing_25 m s (c 1) (d 1))
  (thy_listing_26 m s (d 1) (c 1))
  (fun eq__0 => cg1 d (0 + 1) 1 eq__0)
  (thy_listing_27 (d 0) (c 0) s (d (0 + 1)) (d 1))
  (thy_listing_28 (c (0 + 1)) (c 1) (c 0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_29 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (1 <= x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = x1) -> (~ (x5 = x2)) -> (~ (0 < (x3 * x4))) -> (~ ((x3 * x4) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 <= x6) -> (x5 = x1) -> (x6 = x2) -> (0 < (x3 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_listing_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = x2) -> (~ (0 < (x3 * x4))) -> (~ ((x3 * x4) < 0)) -> (~ (x5 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x5 = (x6 + (x3 * x4)))) -> (x6 = x2) -> (x5 = x1) -> False.
Proof. thy. Qed.
(* A P-position (x, y), x <= y, is (c_n, d_n) for some n, and y - x = sn. *)
Lemma upper : forall (l : Z) (m : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (P x y) ->
  (0 <= x) ->
  (x <= y) ->
  (exists (n : Z), ((((0 <= n) /\ (x = (c n))) /\ (y = (d n))) /\ (y = (x + (s * n))))).
Proof.
intros l m p s x y P c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W2].
refine (refute (Nd (Some (exists (n : Z), ((((0 <= n) /\ (x = (c n))) /\ (y = (d n))) /\ (y = (x + (s * n)))))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (P x y)) Lf Lf) (Nd (Some (y = (x + (s * n0)))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (y = (d n0))) Lf Lf) (Nd (Some ((s * n0) < 0)) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (0 <= n0)) Lf Lf) (Nd (Some (0 < (s * n0))) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (y = (c n0))) Lf Lf) (Nd (Some (x <= y)) Lf Lf)))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) Lf Lf) (Nd (Some (1 <= s)) Lf Lf)) (Nd (Some (m <= s)) (Nd (Some (x = (d n0))) Lf Lf) (Nd (Some (n0 < 0)) Lf Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (x = (c n0))) Lf Lf) (Nd (Some (0 < n0)) Lf Lf)) (Nd (Some (0 <= y)) (Nd (Some ((d n0) = ((c n0) + (s * n0)))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 6) (Im (An (At 14) (At 15)) (If (At 16) (At 17))));
 (Im (At 17) (An (At 18) (Or (An (At 19) (At 20)) (An (At 21) (At 22)))));
 (Im (At 12) (Im (At 18) (At 23)));
 (Im (An (An (An (At 18) (At 19)) (At 20)) (At 24)) (At 1));
 (Im (At 25) (An (An (An (Im (At 26) (At 27)) (Im (At 28) (At 29))) (Im (At 27) (At 26))) (Im (At 29) (At 28))));
 (Im (At 18) (Im (At 29) Fa));
 (Im (At 13) (Im (No (At 25)) (Im (At 2) Fa)));
 (Im (No (At 15)) (Im (At 14) (Im (At 30) Fa)));
 (Im (At 23) (Im (At 21) (Im (No (At 19)) (Im (No (At 26)) (Im (No (At 28)) Fa)))));
 (Im (At 23) (Im (At 30) (Im (At 21) (Im (At 22) (Im (At 26) Fa)))));
 (Im (At 23) (Im (At 22) (Im (No (At 26)) (Im (No (At 28)) (Im (No (At 20)) Fa)))));
 (Im (At 23) (Im (No (At 24)) (Im (At 19) (Im (At 20) Fa))));
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
 (At 16);
 (At 14);
 (At 30)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 16 (Sp 14 (Sp 30 (Sp 1 (Cl 1) (Sp 15 (Sp 13 (Sp 17 (Sp 25 (Sp 18 (Sp 23 (Sp 29 (Cl 8) (Sp 28 (Cl 7) (Sp 22 (Sp 21 (Sp 26 (Cl 12) (Sp 19 (Sp 20 (Sp 24 (Cl 6) (Cl 14)) (Cl 13)) (Cl 11))) (Sp 19 (Sp 20 (Sp 24 (Cl 6) (Cl 14)) (Cl 4)) (Cl 4))) (Sp 19 (Sp 20 (Sp 24 (Cl 6) (Cl 14)) (Cl 4)) (Cl 4))))) (Cl 5)) (Cl 4)) (Cl 9)) (Cl 3)) (Cl 2)) (Cl 10))) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (step_large l m p s P c d first)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) x y)
  W2
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) n0)
  (ex1_at (fun n => ((((0 <= n) /\ (x = (c n))) /\ (y = (d n))) /\ (y = (x + (s * n))))) n0)
  (cancel s n0)
  (thy_listing_13 n0)
  (thy_listing_29 m s)
  (thy_listing_7 y x)
  (thy_listing_30 (d n0) (c n0) s n0 x)
  (thy_listing_31 (d n0) (c n0) s n0 x y)
  (thy_listing_32 (d n0) (c n0) s n0 y)
  (thy_listing_33 (d n0) (c n0) s n0 y x)
).
vm_compute; reflexivity.
Qed.

(* P is symmetric. *)
Lemma mirror : forall (l : Z) (m : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (P x y) ->
  ((0 <= x) /\ (0 <= y)) ->
  (P y x).
Proof.
intros l m p s x y P c d first.
refine (refute (Nd (Some (P y x)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (0 <= y)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) Lf Lf) Lf) (Nd (Some ((first 0) = 0)) Lf Lf)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (l < p)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf))) (Nd (Some (0 <= x)) (Nd (Some (P x y)) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) Lf Lf) Lf) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((y = (c n_listed)) /\ (x = (d n_listed))) \/ ((y = (d n_listed)) /\ (x = (c n_listed))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) Lf Lf))))
 [(Im (At 2) (Im (An (At 3) (At 4)) (If (At 5) (At 6))));
 (Im (At 2) (Im (An (At 4) (At 3)) (If (At 1) (At 7))));
 (Im (At 6) (At 7));
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 2);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 5);
 (An (At 3) (At 4))]
 (At 1)
 (Sp 2 (Sp 5 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 6 (Sp 7 (Cl 3) (Cl 4)) (Cl 2))) (Cl 17)) (Cl 17)) (Cl 16)) (Cl 9)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) x y)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) y x)
  (listed_mirror x y c d)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_34 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ ((x1 + 1) <= (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_35 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (0 <= x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_36 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (0 <= x2)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (0 <= x3) -> ((((x3 + (x4 * x5)) + x2) + 1) <= x1) -> (0 <= (x4 * x5)) -> False.
Proof. thy. Qed.
Lemma thy_listing_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((((x2 + (x3 * x4)) + x1) + 1) <= x5) -> (0 <= (x3 * x4)) -> (~ (x2 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_listing_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (x1 <= x2)) -> ((((x3 + (x4 * x5)) + x6) + 1) <= x7) -> (0 <= (x4 * x5)) -> ((- ((x3 - x1) - (x7 - x2))) < x6) -> False.
Proof. thy. Qed.
Lemma thy_listing_40 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x2 + 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_41 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_42 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x1 + 1) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (0 <= ((x3 - 1) - x1))) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (1 <= x1) -> ((((x3 + (x2 * x4)) + x1) + 1) <= x5) -> (x5 = (x3 + (x2 * x6))) -> (0 <= (x2 * ((x4 - 1) - x6))) -> False.
Proof. thy. Qed.
Lemma thy_listing_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ (0 <= ((x3 - 1) - x1))) -> (x4 <= x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_listing_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= x2) -> (1 <= x1) -> ((((x3 + (x2 * x4)) + x1) + 1) <= x5) -> ((- ((x3 - x6) - (x5 - x7))) < x1) -> (0 <= (x2 * ((x4 - 1) - x8))) -> (x7 = (x6 + (x2 * x8))) -> False.
Proof. thy. Qed.
Lemma thy_listing_47 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ ((x1 + 1) <= (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x2) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 < x4) -> (~ (x3 <= x1)) -> (1 <= x5) -> ((((x4 + (x6 * x7)) + x5) + 1) <= x2) -> (0 <= (x6 * x7)) -> False.
Proof. thy. Qed.
Lemma thy_listing_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= x2) -> (x3 = x4) -> (x5 < x6) -> (1 <= x1) -> ((((x6 + (x2 * x7)) + x1) + 1) <= x4) -> (0 <= (x2 * ((x7 - 1) - x8))) -> (x3 = (x5 + (x2 * x8))) -> False.
Proof. thy. Qed.
Lemma thy_listing_51 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * x6) + x7)) -> (~ ((x2 - x4) = ((x5 * x6) + x7))) -> (x3 = x1) -> False.
Proof. thy. Qed.
(* From (x, y) with y >= x + s first(x+1) + m + 1 the rook reaches a P-position of row x. *)
Lemma far_right : forall (l : Z) (m : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (0 <= x) ->
  ((((x + (s * (first (x + 1)))) + m) + 1) <= y) ->
  (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))).
Proof.
intros l m p s x y P c d first.
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (x = (c n))) /\ (y = (d n))) /\ (y = (x + (s * n)))))) as [n0 W5].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) as [X1 [Y1 W8]].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) as [n1 W10].
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) as [j0 W16].
destruct (wit_ex2 (fun i_len j_len => (((((((x + y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [z0 W18]].
refine (refute (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((first 0) <= (first (x + 1)))) (Nd (Some (n0 < (first ((c n0) + 1)))) (Nd (Some (0 <= j0)) Lf Lf) Lf) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) (Nd (Some ((first (x + 1)) = (first ((c n0) + 1)))) Lf Lf) Lf)) (Nd (Some (x <= y)) (Nd (Some (Y1 = y)) (Nd (Some (0 <= i0)) Lf Lf) Lf) (Nd (Some (0 <= (X1 + 1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (0 <= x)) (Nd (Some (X1 <= x)) (Nd (Some (Y1 = (c j0))) Lf Lf) Lf) (Nd (Some (Y1 = (X1 + (s * n1)))) Lf Lf)) (Nd (Some (y = (d n0))) (Nd (Some (X1 < x)) (Nd (Some ((((x + (s * (first (x + 1)))) + m) + 1) <= y)) Lf Lf) Lf) (Nd (Some (0 <= (s * (((first (x + 1)) - 1) - n1)))) Lf Lf)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (0 <= (first (x + 1)))) (Nd (Some (0 <= (s * (((first (x + 1)) - 1) - n0)))) (Nd (Some (Y1 = (d j0))) Lf Lf) Lf) (Nd (Some (X1 = (c n1))) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some ((- ((x - X1) - (y - Y1))) < m)) (Nd (Some (z0 < l)) Lf Lf) Lf) (Nd (Some ((first (X1 + 1)) <= (first (x + 1)))) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (P x y)) (Nd (Some (Y1 <= y)) (Nd (Some (x = (d j0))) Lf Lf) Lf) (Nd (Some ((first (c n1)) <= n1)) Lf Lf)) (Nd (Some (0 <= (c n0))) (Nd (Some (P X1 Y1)) (Nd (Some ((first ((c n1) + 1)) = (first (X1 + 1)))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf))))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= s)) (Nd (Some (0 <= (((first (x + 1)) - 1) - n0))) (Nd (Some (X1 = (c j0))) Lf Lf) Lf) (Nd (Some (0 <= n1)) Lf Lf)) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (x = (c n))) /\ (y = (d n))) /\ (y = (x + (s * n)))))) (Nd (Some (((x - X1) - (y - Y1)) < m)) (Nd (Some (0 <= z0)) Lf Lf) Lf) (Nd (Some ((X1 + 1) <= (x + 1))) Lf Lf))) (Nd (Some (m <= s)) (Nd (Some (0 <= y)) (Nd (Some (0 <= Y1)) (Nd (Some (x = (c j0))) Lf Lf) Lf) (Nd (Some (0 <= (c n1))) Lf Lf)) (Nd (Some (y = (x + (s * n0)))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (((c n1) + 1) = (X1 + 1))) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (Y1 = (c n_listed))))))) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (0 <= (s * (first (x + 1))))) (Nd (Some (0 <= X1)) (Nd (Some (X1 = (d j0))) Lf Lf) Lf) (Nd (Some (Y1 = (d n1))) Lf Lf)) (Nd (Some (x = (c n0))) (Nd (Some (Y1 < y)) (Nd (Some ((y - Y1) = ((i0 * p) + z0))) Lf Lf) Lf) (Nd (Some (0 <= (((first (x + 1)) - 1) - n1))) Lf Lf))) (Nd (Some (0 <= (x + 1))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some (X1 = x)) (Nd (Some ((((x + y) - X1) - Y1) = ((i0 * p) + z0))) Lf Lf) Lf) (Nd (Some (n1 < (first ((c n1) + 1)))) Lf Lf)) (Nd (Some ((first (c n0)) <= n0)) (Nd (Some (X1 <= Y1)) (Nd (Some ((x + 1) = ((c n0) + 1))) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 8) (Im (At 14) (Im (At 15) (At 16))));
 (Im (At 17) (Im (At 18) (At 19)));
 (Im (At 5) (Im (An (At 20) (At 21)) (If (At 22) (No (At 23)))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 22) (Im (At 20) (Im (At 24) (At 25)))))))))))))));
 (Im (At 25) (An (An (An (At 26) (At 27)) (At 28)) (At 29)));
 (Im (At 9) (Im (At 26) (An (An (At 30) (At 31)) (At 32))));
 (Im (At 17) (Im (At 33) (At 34)));
 (Im (At 23) (An (Or (An (An (An (An (An (An (At 35) (At 36)) (At 37)) (At 38)) (No (An (At 39) (At 40)))) (At 41)) (At 42)) (An (Or (An (An (At 39) (At 37)) (At 43)) (An (An (At 40) (At 35)) (At 44))) (At 45))) (At 46)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 46) (Im (At 35) (Im (At 47) (At 48)))))))))))))));
 (Im (At 48) (An (An (An (At 49) (At 50)) (At 51)) (At 52)));
 (Im (At 9) (Im (At 49) (An (An (At 53) (At 54)) (At 55))));
 (Im (At 8) (Im (At 56) (Im (At 57) (At 58))));
 (Im (At 17) (Im (At 59) (At 60)));
 (Im (An (An (An (At 37) (At 43)) (At 61)) (At 62)) (At 1));
 (Im (At 6) (Im (An (At 35) (At 37)) (If (At 46) (At 63))));
 (Im (At 63) (An (At 64) (Or (An (At 65) (At 66)) (An (At 67) (At 68)))));
 (Im (An (At 64) (Or (An (At 69) (At 66)) (An (At 70) (At 68)))) (At 61));
 (Im (At 45) (An (An (An (At 71) (At 72)) (At 73)) (At 74)));
 (Im (An (An (An (At 75) (At 72)) (At 73)) (At 74)) (At 62));
 (Im (At 36) (Im (No (At 57)) Fa));
 (Im (No (At 14)) Fa);
 (Im (At 35) (Im (No (At 56)) Fa));
 (Im (At 13) (Im (No (At 17)) (Im (At 2) Fa)));
 (Im (At 20) (Im (No (At 15)) Fa));
 (Im (At 7) (Im (No (At 18)) (Im (At 16) Fa)));
 (Im (No (At 21)) (Im (At 2) (Im (At 20) (Im (At 76) (Im (At 19) Fa)))));
 (Im (At 2) (Im (At 76) (Im (At 19) (Im (No (At 24)) Fa))));
 (Im (No (At 47)) (Im (At 76) (Im (At 19) (Im (At 42) Fa))));
 (Im (At 77) (At 78));
 (Im (At 50) (Im (No (At 77)) Fa));
 (Im (At 20) (Im (No (At 35)) (Im (At 39) Fa)));
 (Im (At 79) (At 80));
 (Im (At 27) (Im (No (At 79)) Fa));
 (Im (At 32) (Im (No (At 33)) (Im (At 80) Fa)));
 (Im (At 13) (Im (At 2) (Im (At 76) (Im (At 29) (Im (At 34) Fa)))));
 (Im (At 55) (Im (No (At 59)) (Im (At 58) (Im (At 78) Fa))));
 (Im (At 13) (Im (At 2) (Im (At 76) (Im (At 42) (Im (At 60) (Im (At 52) Fa))))));
 (Im (At 44) (Im (No (At 57)) Fa));
 (Im (No (At 69)) (Im (At 65) (Im (At 39) Fa)));
 (Im (At 40) (Im (At 44) (Im (No (At 47)) (Im (At 2) (Im (At 76) (Im (At 19) Fa))))));
 (Im (At 13) (Im (At 40) (Im (At 44) (Im (At 2) (Im (At 76) (Im (At 60) (Im (At 52) Fa)))))));
 (Im (No (At 70)) (Im (At 39) (Im (At 67) Fa)));
 (Im (At 71) (Im (No (At 75)) (Im (At 39) Fa)));
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
 (At 20);
 (At 76)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 20 (Sp 76 (Sp 1 (Cl 1) (Sp 14 (Sp 15 (Sp 13 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 21 (Sp 24 (Sp 22 (Sp 25 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 79 (Sp 34 (Cl 37) (Sp 80 (Sp 33 (Cl 9) (Cl 36)) (Cl 34))) (Cl 35)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Sp 23 (Sp 46 (Sp 35 (Sp 56 (Sp 37 (Sp 63 (Sp 64 (Sp 42 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 77 (Sp 60 (Cl 39) (Sp 78 (Sp 59 (Cl 15) (Sp 58 (Cl 38) (Sp 57 (Cl 14) (Sp 36 (Cl 22) (Sp 44 (Cl 40) (Sp 39 (Sp 43 (Sp 45 (Sp 71 (Sp 72 (Sp 73 (Sp 74 (Sp 75 (Sp 62 (Sp 61 (Cl 16) (Sp 70 (Sp 68 (Cl 19) (Sp 65 (Sp 66 (Sp 69 (Cl 19) (Cl 41)) (Cl 18)) (Cl 18))) (Sp 67 (Cl 44) (Sp 65 (Sp 66 (Sp 69 (Cl 19) (Cl 41)) (Cl 18)) (Cl 18))))) (Cl 21)) (Cl 45)) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 10)) (Cl 10)) (Cl 10))))))) (Cl 31))) (Cl 32)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 30)) (Sp 45 (Sp 71 (Sp 72 (Sp 73 (Sp 74 (Sp 39 (Sp 75 (Sp 62 (Sp 67 (Sp 70 (Sp 61 (Sp 43 (Cl 16) (Sp 40 (Sp 44 (Sp 47 (Sp 57 (Sp 48 (Sp 58 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 77 (Sp 60 (Cl 43) (Sp 78 (Sp 59 (Cl 15) (Cl 38)) (Cl 31))) (Cl 32)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 14)) (Cl 11)) (Cl 40)) (Cl 42)) (Cl 10)) (Cl 10))) (Sp 68 (Cl 19) (Sp 65 (Sp 66 (Sp 69 (Cl 19) (Cl 41)) (Cl 18)) (Cl 18)))) (Cl 44)) (Sp 65 (Sp 66 (Sp 69 (Sp 61 (Sp 43 (Cl 16) (Sp 40 (Sp 44 (Sp 47 (Sp 57 (Sp 48 (Sp 58 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 77 (Sp 60 (Cl 43) (Sp 78 (Sp 59 (Cl 15) (Cl 38)) (Cl 31))) (Cl 32)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 14)) (Cl 11)) (Cl 40)) (Cl 42)) (Cl 10)) (Cl 10))) (Cl 19)) (Cl 41)) (Cl 18)) (Cl 18))) (Cl 21)) (Cl 45)) (Sp 40 (Sp 44 (Sp 47 (Sp 57 (Sp 48 (Sp 58 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 77 (Sp 60 (Cl 43) (Sp 78 (Sp 59 (Cl 15) (Cl 38)) (Cl 31))) (Cl 32)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 14)) (Cl 11)) (Cl 40)) (Cl 42)) (Cl 10)) (Cl 10))) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 10))) (Cl 18)) (Cl 17)) (Sp 40 (Sp 44 (Sp 47 (Sp 57 (Sp 48 (Sp 58 (Sp 49 (Sp 50 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 77 (Sp 60 (Cl 43) (Sp 78 (Sp 59 (Cl 15) (Cl 38)) (Cl 31))) (Cl 32)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 14)) (Cl 11)) (Cl 40)) (Cl 42)) (Cl 10)) (Cl 10))) (Cl 24)) (Sp 39 (Cl 33) (Cl 10))) (Cl 10)) (Cl 5))) (Cl 29)) (Cl 28)) (Cl 4)) (Cl 27)) (Cl 25)) (Cl 3)) (Cl 2)) (Cl 26)) (Cl 23))) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) _
  (step_large l m p s P c d first)
  (first_weak 0 (x + 1) first)
  (product_nonneg s (first (x + 1)))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) x y)
  (upper l m p s x y P c d first)
  W5
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (product_nonneg s (((first (x + 1)) - 1) - n0))
  W8
  (upper l m p s X1 Y1 P c d first)
  W10
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n1)
  (first_weak (X1 + 1) (x + 1) first)
  (product_nonneg s (((first (x + 1)) - 1) - n1))
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) Y1)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) X1 Y1)
  W16
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (Y1 = (c n_listed)))))) j0)
  W18
  (ex2_at (fun i_len j_len => (((((y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) i0 z0)
  (thy_listing_34 X1 x)
  (thy_listing_14 )
  (thy_listing_8 X1)
  (thy_listing_35 m s)
  (thy_listing_8 x)
  (thy_listing_36 (first 0) (first (x + 1)))
  (thy_listing_37 y m x s (first (x + 1)))
  (thy_listing_38 m x s (first (x + 1)) y)
  (thy_listing_39 X1 Y1 x s (first (x + 1)) m y)
  (fun eq__0 => cg1 first ((c n1) + 1) (X1 + 1) eq__0)
  (thy_listing_40 X1 (c n1))
  (thy_listing_41 x X1)
  (fun eq__0 => cg1 first (x + 1) ((c n0) + 1) eq__0)
  (thy_listing_42 x (c n0))
  (thy_listing_43 n0 (first ((c n0) + 1)) (first (x + 1)))
  (thy_listing_44 m s x (first (x + 1)) y n0)
  (thy_listing_45 n1 (first ((c n1) + 1)) (first (x + 1)) (first (X1 + 1)))
  (thy_listing_46 m s x (first (x + 1)) y X1 Y1 n1)
  (thy_listing_47 X1 x)
  (thy_listing_48 x (c j0) X1)
  (thy_listing_49 Y1 y X1 x m s (first (x + 1)))
  (thy_listing_50 m s Y1 y X1 x (first (x + 1)) n1)
  (thy_listing_51 x (d j0) X1)
  (thy_listing_52 x y X1 Y1 i0 p z0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = (x2 + (x5 * x6))) -> (~ (x3 = (x1 + (x5 * x6)))) -> False.
Proof. thy. Qed.
Lemma thy_listing_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x5 = (x6 + (x3 * (- x4))))) -> (x6 = x1) -> (x5 = x2) -> False.
Proof. thy. Qed.
Lemma thy_listing_55 : forall (x1 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ ((- x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x5 = (x6 + (x3 * x4)))) -> (x6 = x1) -> (x5 = x2) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_57 : forall (x1 : Z), (~ (x1 = (- (- x1)))) -> False.
Proof. thy. Qed.
Lemma thy_listing_58 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x1)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_listing_59 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_60 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = x1) -> ((x3 * x4) = (x3 * 0)) -> (~ (x2 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_listing_62 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x3 <= x2)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_listing_63 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
(* Every P-position (x, y) is (x, x + sz) for a signed index z of row x. *)
Lemma listed_has_index : forall (l : Z) (m : Z) (p : Z) (s : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (y = (x + (s * z))))).
Proof.
intros l m p s x y P c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W0].
refine (refute (Nd (Some (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (y = (x + (s * z)))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (x = (c n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (n0 <= (-1))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (n0 = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some ((- n0) < (first (x + 1)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) Lf Lf) Lf) (Nd (Some ((c n0) = x)) Lf Lf))) (Nd (Some (x = (d n0))) (Nd (Some ((first (c n0)) <= n0)) (Nd (Some (y = (x + (s * n0)))) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (n0 = (- (- n0)))) Lf Lf)) (Nd (Some ((first x) <= n0)) (Nd (Some ((d (- (- n0))) = x)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) Lf) (Nd (Some (((c n0) + 1) = (x + 1))) Lf Lf)))) (Nd (Some (0 <= n0)) (Nd (Some (y = (d n0))) (Nd (Some (0 <= (c n0))) (Nd (Some ((d (- n0)) = x)) (Nd (Some (1 <= l)) Lf Lf) Lf) (Nd (Some ((s * n0) = (s * 0))) Lf Lf)) (Nd (Some ((d n0) = ((c n0) + (s * n0)))) (Nd (Some ((- n0) <= (-1))) (Nd (Some ((first 0) = 0)) Lf Lf) Lf) (Nd (Some ((first (c n0)) = (first x))) Lf Lf))) (Nd (Some (y = (c n0))) (Nd (Some (n0 < (first ((c n0) + 1)))) (Nd (Some ((first x) <= (- n0))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) Lf) (Nd (Some ((d n0) = (d (- (- n0))))) Lf Lf)) (Nd (Some (n0 < (first (x + 1)))) (Nd (Some (y = (x + (s * (- n0))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) Lf Lf) Lf) (Nd (Some ((first ((c n0) + 1)) = (first (x + 1)))) Lf Lf)))))
 [(Im (At 2) (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))));
 (Im (At 8) (Im (At 3) (An (An (At 9) (At 10)) (At 11))));
 (Im (At 12) (Im (At 3) (At 13)));
 (Im (An (Or (An (At 14) (At 15)) (An (At 16) (At 17))) (At 18)) (At 1));
 (Im (An (Or (An (At 19) (At 20)) (An (At 21) (At 22))) (At 23)) (At 1));
 (Im (At 24) (At 25));
 (Im (At 4) (Im (At 5) (Im (At 13) (Im (No (At 18)) Fa))));
 (Im (At 13) (Im (No (At 23)) (Im (At 6) (Im (At 7) Fa))));
 (Im (At 3) (Im (No (At 24)) (Im (No (At 21)) Fa)));
 (Im (At 13) (Im (No (At 18)) (Im (At 6) (Im (At 7) (Im (At 25) Fa)))));
 (Im (At 26) (At 27));
 (Im (No (At 26)) Fa);
 (Im (At 6) (Im (No (At 22)) (Im (At 27) Fa)));
 (Im (At 28) (At 29));
 (Im (At 4) (Im (No (At 28)) Fa));
 (Im (No (At 4)) (Im (At 28) Fa));
 (Im (At 13) (Im (At 6) (Im (At 25) (Im (No (At 28)) Fa))));
 (Im (At 10) (Im (No (At 14)) (Im (At 29) Fa)));
 (Im (At 30) (At 31));
 (Im (At 4) (Im (No (At 30)) Fa));
 (Im (At 11) (Im (No (At 15)) (Im (At 31) Fa)));
 (At 32);
 (At 33);
 (At 34);
 (At 35);
 (At 36);
 (At 37);
 (At 38);
 (At 8);
 (At 39);
 (At 40);
 (At 12);
 (At 2)]
 (At 1)
 (Sp 8 (Sp 12 (Sp 2 (Sp 1 (Cl 1) (Sp 26 (Sp 3 (Sp 27 (Sp 9 (Sp 10 (Sp 11 (Sp 13 (Sp 28 (Sp 29 (Sp 4 (Sp 14 (Sp 30 (Sp 31 (Sp 15 (Sp 18 (Cl 5) (Sp 5 (Cl 8) (Sp 6 (Sp 7 (Sp 23 (Sp 25 (Cl 11) (Sp 22 (Sp 21 (Cl 6) (Sp 24 (Cl 7) (Cl 10))) (Cl 14))) (Cl 9)) (Cl 2)) (Cl 2)))) (Cl 22)) (Cl 20)) (Cl 21)) (Cl 19)) (Cl 17)) (Cl 15)) (Sp 4 (Cl 16) (Sp 6 (Sp 7 (Sp 23 (Sp 22 (Sp 25 (Cl 18) (Sp 21 (Cl 6) (Sp 24 (Cl 7) (Cl 10)))) (Cl 14)) (Cl 9)) (Cl 2)) (Cl 2)))) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 12)) (Cl 2)) (Cl 13))) (Cl 34)) (Cl 33)) (Cl 30)) _
  W0
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) n0)
  (ex1_at (fun z => (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (y = (x + (s * z))))) n0)
  (ex1_at (fun z => (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (y = (x + (s * z))))) (- n0))
  (eq_mul s n0 0)
  (thy_listing_53 x (c n0) y (d n0) s n0)
  (thy_listing_54 (d n0) (c n0) s n0 y x)
  (thy_listing_55 n0)
  (thy_listing_56 (d n0) (c n0) s n0 y x)
  (fun eq__0 => cg1 d n0 (- (- n0)) eq__0)
  (thy_listing_57 n0)
  (thy_listing_58 x (d n0) (d (- (- n0))))
  (fun eq__0 => cg1 first (c n0) x eq__0)
  (thy_listing_59 x (c n0))
  (thy_listing_60 x (c n0))
  (thy_listing_61 (d n0) (c n0) s n0 x)
  (thy_listing_62 (first (c n0)) n0 (first x))
  (fun eq__0 => cg1 first ((c n0) + 1) (x + 1) eq__0)
  (thy_listing_40 x (c n0))
  (thy_listing_63 n0 (first ((c n0) + 1)) (first (x + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_64 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_65 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_66 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (1 <= x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_listing_67 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 + (x2 * x3)))) -> (0 <= x1) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 = (x1 + (x4 * x5))) -> (~ ((x2 + (x4 * x5)) = x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (x1 + (x2 * x3)))) -> (x4 = (x5 + (x2 * (- x3)))) -> (0 <= x5) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * (- x4)))) -> (~ ((x5 + (x3 * x4)) = x2)) -> (x1 = x5) -> False.
Proof. thy. Qed.
Lemma thy_listing_71 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> (x2 = 0) -> (x3 <= x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
(* If z is a signed index of row x then (x, x + sz) is a P-position. *)
Lemma index_is_listed : forall (l : Z) (m : Z) (p : Z) (s : Z) (x : Z) (z : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (0 <= x) ->
  ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) ->
  ((P x (x + (s * z))) /\ (0 <= (x + (s * z)))).
Proof.
intros l m p s x z P c d first.
refine (refute (Nd (Some (P x (x + (s * z)))) (Nd (Some (0 <= (x + (s * z)))) (Nd (Some (1 <= l)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= x)) (Nd (Some (x = (d (- z)))) Lf Lf) Lf) (Nd (Some ((d (- z)) = ((c (- z)) + (s * (- z))))) (Nd (Some ((d (- z)) = x)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (z < (first (x + 1)))) (Nd (Some ((- z) < (first ((c (- z)) + 1)))) Lf Lf) Lf) (Nd (Some ((x + (s * z)) = (c z))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= z)) (Nd (Some (0 <= (c (- z)))) Lf Lf) Lf) (Nd (Some ((x + (s * z)) = (d z))) Lf Lf)) (Nd (Some (m <= s)) (Nd (Some ((d z) = ((c z) + (s * z)))) (Nd (Some (0 <= (s * z))) Lf Lf) Lf) (Nd (Some (x = (c (- z)))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some ((first 0) <= (first x))) (Nd (Some ((x + (s * z)) = (c (- z)))) Lf Lf) Lf) (Nd (Some (x = (c z))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some ((c z) = x)) (Nd (Some (0 <= s)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (s * z)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (s * z)) = (c n_listed))))))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some ((first x) <= z)) (Nd (Some ((first (c (- z))) <= (- z))) Lf Lf) Lf) (Nd (Some (x = (d z))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some (0 <= (- z))) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some ((x + (s * z)) = (d (- z)))) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (At 14))))))))))));
 (Im (At 9) (Im (At 15) (Im (At 16) (At 17))));
 (Im (At 9) (Im (At 10) (Im (At 16) (Im (At 18) (Im (At 19) (Im (At 20) (At 21)))))));
 (Im (At 13) (Im (At 18) (At 22)));
 (Im (At 13) (Im (At 23) (At 24)));
 (Im (An (At 18) (Or (An (At 25) (At 26)) (An (At 27) (At 28)))) (At 29));
 (Im (An (At 23) (Or (An (At 30) (At 31)) (An (At 32) (At 33)))) (At 29));
 (Im (At 10) (Im (At 23) (An (An (At 34) (At 35)) (At 36))));
 (Im (At 37) (Im (At 18) (At 38)));
 (Im (At 7) (Im (An (At 16) (At 2)) (If (At 1) (At 29))));
 (Im (At 18) (Im (At 39) Fa));
 (Im (At 21) (Im (No (At 25)) Fa));
 (Im (No (At 32)) (Im (At 40) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 18)) (Im (No (At 23)) Fa));
 (Im (At 14) (Im (At 3) (Im (No (At 37)) Fa)));
 (Im (No (At 2)) (Im (At 16) (Im (At 38) Fa)));
 (Im (At 21) (Im (At 22) (Im (No (At 26)) Fa)));
 (Im (No (At 2)) (Im (At 24) (Im (At 34) (Im (At 40) Fa))));
 (Im (At 24) (Im (No (At 33)) (Im (At 40) Fa)));
 (Im (No (At 18)) (Im (At 8) (Im (At 19) (Im (At 17) Fa))));
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
 (At 16);
 (Or (An (At 19) (At 20)) (An (At 39) (At 40)))]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 16 (Sp 15 (Sp 14 (Sp 17 (Sp 37 (Sp 39 (Sp 18 (Cl 12) (Sp 23 (Sp 19 (Cl 22) (Sp 24 (Sp 34 (Sp 40 (Sp 2 (Sp 33 (Sp 32 (Sp 1 (Cl 1) (Sp 29 (Cl 11) (Cl 8))) (Cl 14)) (Cl 21)) (Cl 20)) (Cl 35)) (Cl 9)) (Cl 6))) (Cl 16))) (Sp 19 (Sp 20 (Sp 18 (Sp 21 (Sp 22 (Sp 38 (Sp 25 (Sp 26 (Sp 2 (Sp 29 (Sp 1 (Cl 1) (Cl 11)) (Cl 7)) (Cl 18)) (Cl 19)) (Cl 13)) (Cl 10)) (Cl 5)) (Cl 4)) (Cl 22)) (Cl 35)) (Cl 35))) (Cl 17)) (Cl 3)) (Cl 2)) (Cl 15)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) _
  (step_large l m p s P c d first)
  (first_weak 0 x first)
  (row_weak z x c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) z)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (s * n))))) (- z))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (s * z)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (s * z)) = (c n_listed)))))) z)
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (s * z)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (s * z)) = (c n_listed)))))) (- z))
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) (- z))
  (product_nonneg s z)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))))) x (x + (s * z)))
  (thy_listing_64 z)
  (thy_listing_59 (c z) x)
  (thy_listing_60 x (d (- z)))
  (thy_listing_14 )
  (thy_listing_65 z)
  (thy_listing_66 m s)
  (thy_listing_67 x s z)
  (thy_listing_68 (c z) x (d z) s z)
  (thy_listing_69 x s z (d (- z)) (c (- z)))
  (thy_listing_70 (d (- z)) (c (- z)) s z x)
  (thy_listing_71 z (first 0) (first x))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_72 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 < (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((((x1 + (x1 + (x2 * x3))) - x1) - (x1 + (x2 * x4))) = ((x5 * x6) + ((x2 * (x3 - x4)) - (x6 * x5)))) -> (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_74 : forall (x1 : Z), (~ (0 <= x1)) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < (x1 * (x2 - x3))) -> (~ ((x4 + (x1 * x3)) < (x4 + (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_listing_76 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (1 <= x1)) -> (0 <= ((x2 * (x3 - x4)) - (x5 * x6))) -> (((x2 * (x3 - x4)) - (x5 * x6)) < x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= ((x1 * (x2 - x3)) - (x4 * x5))) -> (((x1 * (x2 - x3)) - (x4 * x5)) < x6) -> (~ (1 <= x4)) -> (x6 < x4) -> False.
Proof. thy. Qed.
Lemma thy_listing_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((((x1 + (x1 + (x2 * x3))) - x1) - (x1 + (x2 * x4))) = ((x5 * x6) + ((x2 * (x3 - x4)) - (x6 * x5))))) -> False.
Proof. thy. Qed.
Lemma thy_listing_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (((x1 * (x2 - x3)) - (x4 * x5)) < x6) -> (x6 < x4) -> (~ (0 < (x4 * (x5 + 1)))) -> (0 < (x1 * (x2 - x3))) -> False.
Proof. thy. Qed.
(* If z > z' are signed indices of a row then s(z - z') is congruent to none of 0, ..., l - 1 modulo p. *)
Lemma avoid : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((s * (z - z1)) - (p * T_arc))) /\ (((s * (z - z1)) - (p * T_arc)) < l)))))).
Proof.
intros l m p s P c d first.
destruct (wit_all3 (fun x z z1 => (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((s * (z - z1)) - (p * T_arc))) /\ (((s * (z - z1)) - (p * T_arc)) < l))))))) as [X [Z_ [Z1 W1]]].
destruct (wit_ex1 (fun T_arc => ((0 <= ((s * (Z_ - Z1)) - (p * T_arc))) /\ (((s * (Z_ - Z1)) - (p * T_arc)) < l)))) as [T0 W4].
refine (refute (Nd (Some (forall (x : Z) (z : Z) (z1 : Z), (((((0 <= x) /\ ((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x)))) /\ ((((first x) <= z1) /\ (z1 < (first (x + 1)))) \/ ((z1 <= (-1)) /\ ((d (- z1)) = x)))) /\ (z1 < z)) -> (~ (exists (T_arc : Z), ((0 <= ((s * (z - z1)) - (p * T_arc))) /\ (((s * (z - z1)) - (p * T_arc)) < l))))))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (Z_ < (first (X + 1)))) (Nd (Some (0 <= T0)) Lf Lf) (Nd (Some ((X + (s * Z1)) = (X + (s * Z_)))) Lf Lf)) (Nd (Some (exists (T_arc : Z), ((0 <= ((s * (Z_ - Z1)) - (p * T_arc))) /\ (((s * (Z_ - Z1)) - (p * T_arc)) < l)))) (Nd (Some (0 < (s * (Z_ - Z1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (Z1 < (first (X + 1)))) (Nd (Some (0 < (T0 + 1))) Lf Lf) (Nd (Some (X < X)) Lf Lf)) (Nd (Some (0 <= (X + (s * Z1)))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= (X + (s * Z_)))) /\ (~ ((x1 = X) /\ (y1 = (X + (s * Z_)))))) /\ (((X - x1) - ((X + (s * Z_)) - y1)) < m)) /\ ((- ((X - x1) - ((X + (s * Z_)) - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < (X + (s * Z_)))) \/ (((y1 = (X + (s * Z_))) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + (X + (s * Z_))) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) Lf Lf) Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some ((d (- Z_)) = X)) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some ((- ((X - X) - ((X + (s * Z_)) - (X + (s * Z1))))) < m)) Lf Lf)) (Nd (Some (0 <= (X + (s * Z_)))) (Nd (Some ((s * (Z_ - Z1)) < 0)) Lf Lf) Lf)) (Nd (Some (0 <= X)) (Nd (Some ((d (- Z1)) = X)) (Nd (Some ((T0 + 1) < 0)) Lf Lf) Lf) (Nd (Some (((s * (Z_ - Z1)) - (p * T0)) < l)) (Nd (Some ((X + (s * Z1)) <= (X + (s * Z_)))) Lf Lf) Lf)))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (Z_ <= (-1))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + (X + (s * Z_))) - X) - (X + (s * Z1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) (Nd (Some (((X - X) - ((X + (s * Z_)) - (X + (s * Z1)))) < m)) Lf Lf)) (Nd (Some (P X (X + (s * Z_)))) (Nd (Some (0 < (Z_ - Z1))) Lf Lf) Lf)) (Nd (Some (m <= s)) (Nd (Some (Z1 <= (-1))) (Nd (Some ((p * (T0 + 1)) < 0)) Lf Lf) Lf) (Nd (Some (0 <= ((s * (Z_ - Z1)) - (p * T0)))) (Nd (Some (X <= X)) Lf Lf) Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some ((first X) <= Z1)) (Nd (Some (0 < (p * (T0 + 1)))) Lf Lf) (Nd (Some ((X + (s * Z1)) < (X + (s * Z_)))) Lf Lf)) (Nd (Some (P X (X + (s * Z1)))) (Nd (Some ((Z_ - Z1) < 0)) Lf Lf) Lf)) (Nd (Some ((first X) <= Z_)) (Nd (Some (Z1 < Z_)) (Nd (Some (1 <= s)) Lf Lf) Lf) (Nd (Some ((((X + (X + (s * Z_))) - X) - (X + (s * Z1))) = ((T0 * p) + ((s * (Z_ - Z1)) - (p * T0))))) (Nd (Some (X = X)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (Im (An (An (An (At 14) (Or (An (At 15) (At 16)) (An (At 17) (At 18)))) (Or (An (At 19) (At 20)) (An (At 21) (At 22)))) (At 23)) (No (At 24))) (At 1));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 14) (Im (Or (An (At 15) (At 16)) (An (At 17) (At 18))) (An (At 25) (At 26)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 14) (Im (Or (An (At 19) (At 20)) (An (At 21) (At 22))) (An (At 27) (At 28)))))))))))))));
 (Im (At 24) (An (At 29) (At 30)));
 (Im (An (An (An (At 31) (At 32)) (At 29)) (At 30)) (At 33));
 (Im (At 34) (An (An (An (Im (At 35) (At 36)) (Im (At 37) (At 38))) (Im (At 36) (At 35))) (Im (At 38) (At 37))));
 (Im (At 39) (An (An (An (Im (At 40) (At 41)) (Im (At 42) (At 43))) (Im (At 41) (At 40))) (Im (At 43) (At 42))));
 (Im (At 5) (Im (An (At 14) (At 26)) (If (At 25) (No (At 44)))));
 (Im (An (Or (An (An (An (An (An (An (At 14) (At 45)) (At 28)) (At 46)) (No (An (At 47) (At 48)))) (At 49)) (At 50)) (An (Or (An (An (At 47) (At 28)) (At 51)) (An (An (At 48) (At 14)) (At 52))) (At 33))) (At 27)) (At 44));
 (Im (At 23) (Im (No (At 41)) Fa));
 (Im (At 31) (Im (No (At 47)) Fa));
 (Im (No (At 32)) (Im (At 36) Fa));
 (Im (At 40) (Im (No (At 51)) Fa));
 (Im (No (At 3)) (Im (At 29) (Im (At 30) Fa)));
 (Im (At 29) (Im (At 30) (Im (No (At 34)) (Im (At 4) Fa))));
 (Im (At 13) (Im (No (At 39)) (Im (At 2) Fa)));
 (Im (No (At 31)) Fa);
 (Im (At 30) (Im (At 4) (Im (No (At 35)) (Im (At 40) Fa))));
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
 (At 12)]
 (At 1)
 (Sp 2 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 31 (Sp 14 (Sp 23 (Sp 24 (Sp 47 (Sp 41 (Sp 29 (Sp 30 (Sp 3 (Sp 34 (Sp 13 (Sp 39 (Sp 40 (Sp 51 (Sp 35 (Sp 36 (Sp 32 (Sp 33 (Sp 21 (Sp 28 (Sp 27 (Sp 44 (Sp 18 (Sp 26 (Sp 25 (Cl 10) (Sp 17 (Cl 4) (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)))) (Sp 17 (Cl 4) (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)))) (Sp 15 (Sp 16 (Sp 25 (Sp 26 (Cl 10) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3))) (Cl 11)) (Sp 22 (Cl 5) (Sp 19 (Sp 20 (Cl 5) (Cl 3)) (Cl 3)))) (Sp 22 (Cl 5) (Sp 19 (Sp 20 (Cl 5) (Cl 3)) (Cl 3)))) (Sp 19 (Sp 20 (Sp 27 (Sp 28 (Sp 44 (Sp 18 (Sp 26 (Sp 25 (Cl 10) (Sp 17 (Cl 4) (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)))) (Sp 17 (Cl 4) (Sp 15 (Sp 16 (Cl 4) (Cl 3)) (Cl 3)))) (Sp 15 (Sp 16 (Sp 25 (Sp 26 (Cl 10) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3))) (Cl 11)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3))) (Cl 7)) (Cl 14)) (Cl 8)) (Cl 20)) (Cl 15)) (Cl 9)) (Cl 18)) (Cl 2)) (Cl 17)) (Cl 16)) (Cl 6)) (Cl 6)) (Cl 12)) (Cl 13)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 19))) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 21)) _
  (step_large l m p s P c d first)
  W1
  (index_is_listed l m p s X Z_ P c d first)
  (index_is_listed l m p s X Z1 P c d first)
  W4
  (ex2_at (fun i_len j_len => (((((((X + (X + (s * Z_))) - X) - (X + (s * Z1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) T0 ((s * (Z_ - Z1)) - (p * T0)))
  (cancel p (T0 + 1))
  (cancel s (Z_ - Z1))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) X (X + (s * Z_)))
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= (X + (s * Z_)))) /\ (~ ((x1 = X) /\ (y1 = (X + (s * Z_)))))) /\ (((X - x1) - ((X + (s * Z_)) - y1)) < m)) /\ ((- ((X - x1) - ((X + (s * Z_)) - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < (X + (s * Z_)))) \/ (((y1 = (X + (s * Z_))) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + (X + (s * Z_))) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))) X (X + (s * Z1)))
  (thy_listing_72 Z1 Z_)
  (thy_listing_73 X s Z_ Z1 T0 p)
  (thy_listing_74 T0)
  (thy_listing_75 s Z_ Z1 X)
  (thy_listing_76 l s Z_ Z1 p T0)
  (thy_listing_77 s Z_ Z1 p T0 l)
  (thy_listing_29 m s)
  (thy_listing_78 X s Z_ Z1 T0 p)
  (thy_listing_79 s Z_ Z1 p T0 l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_80 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((((x2 * x3) + x4) + 1) - x5)) -> (0 <= ((((x2 * x3) + x4) + 1) - x5)) -> (x6 = x1) -> (~ (0 <= x6)) -> False.
Proof. thy. Qed.
Lemma thy_listing_82 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (0 <= x1)) -> (x2 = 0) -> False.
Proof. thy. Qed.
Lemma thy_listing_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ ((((x1 + (x2 * x3)) + x4) + 1) <= ((x1 + x5) + (x6 * x7)))) -> (x7 = x8) -> (~ (0 <= ((((x2 * x3) + x4) + 1) - x5))) -> (x8 = 0) -> (0 <= ((x6 - 1) * x7)) -> False.
Proof. thy. Qed.
Lemma thy_listing_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (0 <= ((x1 - (x2 * x3)) - (x4 * (x5 - x6))))) -> (x7 = (x8 + (x2 * x3))) -> ((((x8 + x1) + (x4 * x6)) - x7) = ((x5 * x4) + x9)) -> (0 <= x9) -> False.
Proof. thy. Qed.
Lemma thy_listing_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (~ (((x1 - (x2 * x3)) - (x4 * (x5 - x6))) < x7)) -> (x8 = (x9 + (x2 * x3))) -> ((((x9 + x1) + (x4 * x6)) - x8) = ((x5 * x4) + x10)) -> (x10 < x7) -> False.
Proof. thy. Qed.
Lemma thy_listing_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ ((((x1 + (x2 * x3)) + x4) + 1) <= ((x1 + x5) + (x6 * x7)))) -> (x8 = ((((x2 * x3) + x4) + 1) - x5)) -> (x7 = x8) -> (0 <= ((x6 - 1) * x7)) -> False.
Proof. thy. Qed.
(* For every E and every row x some signed index z has E - sz congruent to one of 0, ..., l - 1 modulo p. *)
Lemma cover : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (s * z)) - (p * T_arc))) /\ (((E - (s * z)) - (p * T_arc)) < l))))))).
Proof.
intros l m p s P c d first.
destruct (wit_all2 (fun x E => ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (s * z)) - (p * T_arc))) /\ (((E - (s * z)) - (p * T_arc)) < l)))))))) as [X [E0 W0]].
destruct (wit_ex1 (fun E => (E = (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0)))) as [H0 W2].
destruct (wit_ex1 (fun y_reached => ((((0 <= y_reached) /\ (y_reached < ((X + E0) + (p * H0)))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + E0) + (p * H0)) - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) as [w0 W5].
destruct (wit_ex1 (fun z => (((((first X) <= z) /\ (z < (first (X + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = X))) /\ (w0 = (X + (s * z)))))) as [z0 W7].
destruct (wit_ex2 (fun i_len j_len => (((((((X + E0) + (p * H0)) - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [j0 W9]].
refine (refute (Nd (Some (forall (x : Z) (E : Z), ((0 <= x) -> (exists (z : Z), (((((first x) <= z) /\ (z < (first (x + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = x))) /\ (exists (T_arc : Z), ((0 <= ((E - (s * z)) - (p * T_arc))) /\ (((E - (s * z)) - (p * T_arc)) < l)))))))) (Nd (Some (0 <= X)) (Nd (Some ((ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0) = (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))) (Nd (Some (0 <= H0)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (w0 = (X + (s * z0)))) Lf Lf) Lf) (Nd (Some (w0 < ((X + E0) + (p * H0)))) (Nd (Some (0 <= ((((s * (first (X + 1))) + m) + 1) - E0))) Lf Lf) Lf)) (Nd (Some (l < p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (0 <= j0)) Lf Lf) Lf) (Nd (Some ((first X) <= z0)) Lf Lf))) (Nd (Some (H0 = (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some ((((X + E0) + (p * H0)) - w0) = ((i0 * p) + j0))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + E0) + (p * H0)) - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0) = 0)) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < ((X + E0) + (p * H0)))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + E0) + (p * H0)) - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (0 <= ((E0 - (s * z0)) - (p * (i0 - H0))))) Lf Lf) Lf) (Nd (Some (z0 <= (-1))) Lf Lf)))) (Nd (Some (exists (z : Z), (((((first X) <= z) /\ (z < (first (X + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = X))) /\ (exists (T_arc : Z), ((0 <= ((E0 - (s * z)) - (p * T_arc))) /\ (((E0 - (s * z)) - (p * T_arc)) < l)))))) (Nd (Some (exists (E : Z), (E = (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0)))) (Nd (Some (0 <= ((p - 1) * H0))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (T_arc : Z), ((0 <= ((E0 - (s * z0)) - (p * T_arc))) /\ (((E0 - (s * z0)) - (p * T_arc)) < l)))) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (w0 = (d n_listed))) \/ ((X = (d n_listed)) /\ (w0 = (c n_listed))))))) (Nd (Some ((ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0) = ((((s * (first (X + 1))) + m) + 1) - E0))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some ((((X + (s * (first (X + 1)))) + m) + 1) <= ((X + E0) + (p * H0)))) (Nd (Some (j0 < l)) Lf Lf) Lf) (Nd (Some (z0 < (first (X + 1)))) Lf Lf))) (Nd (Some (0 <= (p - 1))) (Nd (Some (1 <= l)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (0 <= i0)) Lf Lf) Lf) (Nd (Some (exists (z : Z), (((((first X) <= z) /\ (z < (first (X + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = X))) /\ (w0 = (X + (s * z)))))) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= w0)) (Nd (Some (((E0 - (s * z0)) - (p * (i0 - H0))) < l)) Lf Lf) Lf) (Nd (Some ((d (- z0)) = X)) Lf Lf)))))
 [(Im (Im (At 2) (At 3)) (At 1));
 (Im (At 4) (At 5));
 (Im (At 5) (At 6));
 (Im (At 7) (Im (At 8) (At 9)));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 2) (Im (At 21) (At 22))))))))))))));
 (Im (At 22) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 25) (At 27)))))))))))));
 (Im (At 27) (An (Or (An (At 28) (At 29)) (An (At 30) (At 31))) (At 32)));
 (Im (An (Or (An (At 28) (At 29)) (An (At 30) (At 31))) (At 33)) (At 3));
 (Im (At 26) (An (An (An (At 34) (At 35)) (At 36)) (At 37)));
 (Im (An (At 38) (At 39)) (At 33));
 (Im (At 40) (At 41));
 (Im (No (At 40)) (At 42));
 (Im (No (At 4)) Fa);
 (Im (No (At 7)) (Im (At 11) (Im (At 12) Fa)));
 (Im (At 41) (Im (At 40) (Im (At 6) (Im (No (At 8)) Fa))));
 (Im (At 6) (Im (No (At 8)) (Im (At 42) Fa)));
 (Im (No (At 21)) (Im (At 6) (Im (No (At 40)) (Im (At 42) (Im (At 9) Fa)))));
 (Im (No (At 38)) (Im (At 32) (Im (At 34) (Im (At 36) Fa))));
 (Im (No (At 39)) (Im (At 32) (Im (At 34) (Im (At 37) Fa))));
 (Im (No (At 21)) (Im (At 41) (Im (At 6) (Im (At 9) Fa))));
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
 (At 1)
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 1 (Cl 1) (Sp 4 (Sp 7 (Sp 2 (Sp 3 (Cl 2) (Sp 5 (Sp 6 (Sp 8 (Sp 9 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 27 (Sp 34 (Sp 35 (Sp 36 (Sp 37 (Sp 32 (Sp 38 (Sp 39 (Sp 33 (Sp 31 (Sp 30 (Cl 10) (Sp 28 (Sp 29 (Cl 10) (Cl 9)) (Cl 9))) (Sp 28 (Sp 29 (Cl 10) (Cl 9)) (Cl 9))) (Cl 12)) (Cl 21)) (Cl 20)) (Cl 9)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Sp 41 (Cl 22) (Sp 40 (Cl 13) (Sp 42 (Cl 19) (Cl 14))))) (Cl 5)) (Sp 42 (Cl 18) (Sp 40 (Sp 41 (Cl 17) (Cl 13)) (Cl 14)))) (Cl 4)) (Cl 3))) (Cl 2)) (Cl 16)) (Cl 15))) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) _
  W0
  (ex1_at (fun E => (E = (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))) (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))
  W2
  (product_nonneg (p - 1) H0)
  (far_right l m p s X ((X + E0) + (p * H0)) P c d first)
  W5
  (listed_has_index l m p s X w0 P c d first)
  W7
  (ex1_at (fun z => (((((first X) <= z) /\ (z < (first (X + 1)))) \/ ((z <= (-1)) /\ ((d (- z)) = X))) /\ (exists (T_arc : Z), ((0 <= ((E0 - (s * z)) - (p * T_arc))) /\ (((E0 - (s * z)) - (p * T_arc)) < l))))) z0)
  W9
  (ex1_at (fun T_arc => ((0 <= ((E0 - (s * z0)) - (p * T_arc))) /\ (((E0 - (s * z0)) - (p * T_arc)) < l))) (i0 - H0))
  (ite_true (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0)
  (ite_false (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0)
  (thy_listing_18 (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))
  (thy_listing_80 p l)
  (thy_listing_81 (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0) s (first (X + 1)) m E0 H0)
  (thy_listing_82 H0 (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))
  (thy_listing_83 X s (first (X + 1)) m E0 p H0 (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))
  (thy_listing_84 E0 s z0 p i0 H0 w0 X j0)
  (thy_listing_85 E0 s z0 p i0 H0 l w0 X j0)
  (thy_listing_86 X s (first (X + 1)) m E0 p H0 (ite (0 <= ((((s * (first (X + 1))) + m) + 1) - E0)) ((((s * (first (X + 1))) + m) + 1) - E0) 0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_87 : forall (x1 : Z), (1 <= x1) -> (~ (((1 - 0) - (1 - 0)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_88 : forall (x1 : Z), (1 <= x1) -> (~ ((- ((1 - 0) - (1 - 0))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_89 : forall (x1 : Z), (x1 = 1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_90 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (1 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_91 : forall (x1 : Z), (1 <= x1) -> (~ (1 <= (1 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_92 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- ((1 - x1) - ((1 + x2) - x3))) < x2) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_93 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (1 <= x2) -> (~ (x1 <= (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_94 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x2 + 1))) -> ((1 + x2) = (1 + (x1 * x3))) -> (~ ((x1 * (x3 - 1)) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_95 : forall (x1 : Z), (~ (x1 = 0)) -> (0 <= x1) -> ((x1 - 1) < 0) -> False.
Proof. thy. Qed.
Lemma thy_listing_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= (x2 + 1))) -> (0 <= x3) -> (x4 <= (1 + x2)) -> (~ ((x1 * (x5 - 1)) < 0)) -> (x4 = (x3 + (x1 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_listing_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((1 - x1) - ((1 + x2) - x3))) < x2) -> (x3 = (x1 + (x4 * x5))) -> ((x4 * x5) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_98 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (x2 <= x3)) -> (x2 < 1) -> (x3 = (1 + x1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_99 : forall (x1 : Z) (x2 : Z), (x1 = 1) -> (0 <= x2) -> (~ (x1 <= x2)) -> (~ (x2 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_100 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (~ (x2 <= (x1 + 1))) -> (~ ((x2 * (x3 - 1)) < 0)) -> (1 = (0 + (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_listing_101 : forall (x1 : Z), (~ (x1 = 0)) -> ((x1 - 1) < 0) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_102 : forall (x1 : Z) (x2 : Z), (1 = (0 + (x1 * x2))) -> ((x1 * x2) = (x1 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_103 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> ((1 + x1) = (1 + (x2 * x3))) -> ((x2 * x3) = (x2 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 1) -> (x2 < (1 + x3)) -> (~ (x4 <= (x3 + 1))) -> (~ ((x4 * (x5 - 1)) < 0)) -> (x2 = (x1 + (x4 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_listing_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 1) -> (x2 = (x1 + (x3 * x4))) -> ((x3 * x4) = (x3 * 0)) -> (~ (x2 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_106 :  (0 = 1) -> False.
Proof. thy. Qed.
Lemma thy_listing_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= (x2 + 1))) -> (0 <= x3) -> (~ ((x1 * (x4 - 1)) < 0)) -> (x5 = (x3 + (x1 * x4))) -> (x5 = (1 + x2)) -> False.
Proof. thy. Qed.
Lemma thy_listing_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> (x2 = (x3 + (x4 * x5))) -> ((x4 * x5) = (x4 * 0)) -> (x3 < 1) -> (x2 = (1 + x1)) -> False.
Proof. thy. Qed.
(* s <= m + 1: otherwise (1, 1 + m) would be a P-position. *)
Lemma step_small : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (s <= (m + 1)).
Proof.
intros l m p s P c d first.
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (1 = (c n))) /\ ((1 + m) = (d n))) /\ ((1 + m) = (1 + (s * n)))))) as [n0 W4].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= (1 + m))) /\ (~ ((x1 = 1) /\ (y1 = (1 + m))))) /\ (((1 - x1) - ((1 + m) - y1)) < m)) /\ ((- ((1 - x1) - ((1 + m) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < (1 + m))) \/ (((y1 = (1 + m)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + (1 + m)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) as [X1 [Y1 W6]].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) as [n1 W8].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (0 = (c n))) /\ (1 = (d n))) /\ (1 = (0 + (s * n)))))) as [z0 W14].
refine (refute (Nd (Some (s <= (m + 1))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (P 1 (1 + m))) (Nd (Some (Y1 < (1 + m))) (Nd (Some ((s * (n1 - 1)) < 0)) Lf Lf) Lf) (Nd (Some (0 < 1)) Lf Lf)) (Nd (Some (0 <= X1)) (Nd (Some (Y1 = (d n1))) (Nd (Some (n1 = 0)) Lf Lf) Lf) (Nd (Some (1 = (0 + (s * z0)))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (0 <= n0)) (Nd (Some (X1 <= Y1)) (Nd (Some ((s * (z0 - 1)) < 0)) Lf Lf) Lf) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (0 = (c n))) /\ (1 = (d n))) /\ (1 = (0 + (s * n)))))) Lf Lf)) (Nd (Some (X1 = 1)) (Nd (Some (0 <= 0)) (Nd (Some (Y1 = 0)) Lf Lf) Lf) (Nd (Some ((s * (n0 - 1)) < 0)) Lf Lf)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (1 <= (1 + m))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((1 + (1 + m)) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (0 < (s * (z0 - 1)))) Lf Lf) Lf) (Nd (Some (P Y1 X1)) Lf Lf)) (Nd (Some (0 <= Y1)) (Nd (Some (P 1 1)) (Nd (Some (z0 = 0)) Lf Lf) Lf) (Nd (Some (0 < (s * (n0 - 1)))) Lf Lf))) (Nd (Some (0 <= 1)) (Nd (Some ((1 + m) = (d n0))) (Nd (Some (0 <= n1)) (Nd (Some (n0 = 0)) Lf Lf) Lf) (Nd (Some (0 = (c z0))) Lf Lf)) (Nd (Some (((1 - X1) - ((1 + m) - Y1)) < m)) (Nd (Some (((1 - 0) - (1 - 0)) < m)) Lf Lf) (Nd (Some (0 < (s * (n1 - 1)))) Lf Lf))))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= (1 + m))) /\ (~ ((x1 = 1) /\ (y1 = (1 + m))))) /\ (((1 - x1) - ((1 + m) - y1)) < m)) /\ ((- ((1 - x1) - ((1 + m) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < (1 + m))) \/ (((y1 = (1 + m)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + (1 + m)) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some (X1 < 1)) (Nd (Some ((n1 - 1) < 0)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((1 + 1) - 0) - 0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf)) (Nd (Some (X1 <= 1)) (Nd (Some (Y1 = (X1 + (s * n1)))) (Nd (Some ((s * n1) = (s * 0))) Lf Lf) Lf) (Nd (Some (1 <= s)) Lf Lf))) (Nd (Some (P 0 0)) (Nd (Some (1 = (c n0))) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) (Nd (Some ((z0 - 1) < 0)) Lf Lf) Lf) (Nd (Some (0 <= z0)) Lf Lf)) (Nd (Some (Y1 = (1 + m))) (Nd (Some (0 = 1)) (Nd (Some (Y1 = 1)) Lf Lf) Lf) (Nd (Some ((n0 - 1) < 0)) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (1 = (c n))) /\ ((1 + m) = (d n))) /\ ((1 + m) = (1 + (s * n)))))) (Nd (Some (P X1 Y1)) (Nd (Some (0 < (z0 - 1))) Lf Lf) Lf) (Nd (Some (P 0 1)) Lf Lf)) (Nd (Some (Y1 <= (1 + m))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < m)) /\ ((- ((1 - x1) - (1 - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + 1) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some ((s * z0) = (s * 0))) Lf Lf) Lf) (Nd (Some (0 < (n0 - 1))) Lf Lf))) (Nd (Some (0 <= (1 + m))) (Nd (Some ((1 + m) = (1 + (s * n0)))) (Nd (Some (X1 = (c n1))) (Nd (Some ((s * n0) = (s * 0))) Lf Lf) Lf) (Nd (Some (1 = (d z0))) Lf Lf)) (Nd (Some ((- ((1 - X1) - ((1 + m) - Y1))) < m)) (Nd (Some ((- ((1 - 0) - (1 - 0))) < m)) Lf Lf) (Nd (Some (0 < (n1 - 1))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 5) (Im (An (At 14) (At 15)) (If (At 16) (No (At 17)))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 16) (Im (At 14) (Im (At 18) (At 19)))))))))))))));
 (Im (At 19) (An (An (An (At 20) (At 21)) (At 22)) (At 23)));
 (Im (At 17) (An (Or (An (An (An (An (An (An (At 24) (At 25)) (At 26)) (At 27)) (No (An (At 28) (At 29)))) (At 30)) (At 31)) (An (Or (An (An (At 28) (At 26)) (At 32)) (An (An (At 29) (At 24)) (At 33))) (At 34))) (At 35)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 35) (Im (At 24) (Im (At 36) (At 37)))))))))))))));
 (Im (At 37) (An (An (An (At 38) (At 39)) (At 40)) (At 41)));
 (Im (At 5) (Im (An (At 14) (At 14)) (If (At 42) (No (At 43)))));
 (Im (An (Or (An (An (An (An (An (An (At 44) (At 14)) (At 44)) (At 14)) (No (An (At 45) (At 45)))) (At 46)) (At 47)) (An (Or (An (An (At 45) (At 44)) (At 48)) (An (An (At 45) (At 44)) (At 48))) (At 49))) (At 13)) (At 43));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 35) (Im (An (At 24) (At 26)) (At 50))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 51) (Im (At 44) (Im (At 14) (At 52)))))))))))))));
 (Im (At 52) (An (An (An (At 53) (At 54)) (At 55)) (At 56)));
 (Im (At 57) (An (An (An (Im (At 58) (At 59)) (Im (At 60) (At 61))) (Im (At 59) (At 58))) (Im (At 61) (At 60))));
 (Im (At 57) (An (An (An (Im (At 62) (At 63)) (Im (At 64) (At 65))) (Im (At 63) (At 62))) (Im (At 65) (At 64))));
 (Im (At 57) (An (An (An (Im (At 66) (At 67)) (Im (At 68) (At 69))) (Im (At 67) (At 66))) (Im (At 69) (At 68))));
 (Im (At 70) (At 71));
 (Im (At 72) (At 73));
 (Im (At 74) (At 75));
 (Im (At 2) (Im (No (At 46)) Fa));
 (Im (At 2) (Im (No (At 47)) Fa));
 (Im (No (At 14)) Fa);
 (Im (At 28) (Im (No (At 24)) Fa));
 (Im (At 2) (Im (No (At 15)) Fa));
 (Im (At 2) (Im (No (At 18)) Fa));
 (Im (At 31) (Im (No (At 36)) Fa));
 (Im (No (At 57)) (Im (At 2) (Im (No (At 1)) Fa)));
 (Im (No (At 1)) (Im (At 23) (Im (No (At 60)) Fa)));
 (Im (No (At 70)) (Im (At 20) (Im (At 61) Fa)));
 (Im (No (At 1)) (Im (At 24) (Im (At 27) (Im (No (At 64)) (Im (At 41) Fa)))));
 (Im (No (At 72)) (Im (At 38) (Im (At 65) Fa)));
 (Im (At 31) (Im (At 41) (Im (At 73) Fa)));
 (Im (At 2) (Im (No (At 36)) (Im (At 33) (Im (At 29) Fa))));
 (Im (At 76) (Im (At 28) (If (At 50) (At 51))));
 (Im (At 28) (Im (At 26) (Im (No (At 36)) (Im (No (At 76)) Fa))));
 (Im (No (At 44)) Fa);
 (Im (At 2) (Im (No (At 1)) (Im (No (At 68)) (Im (At 56) Fa))));
 (Im (No (At 74)) (Im (At 69) (Im (At 53) Fa)));
 (Im (At 56) (Im (At 75) Fa));
 (Im (At 2) (Im (At 23) (Im (At 71) Fa)));
 (Im (At 28) (Im (At 32) (Im (No (At 1)) (Im (No (At 64)) (Im (At 41) Fa)))));
 (Im (At 28) (Im (At 77) (If (At 35) (At 42))));
 (Im (At 28) (Im (At 41) (Im (At 73) (Im (No (At 77)) Fa))));
 (Im (At 45) Fa);
 (Im (No (At 1)) (Im (At 24) (Im (No (At 64)) (Im (At 41) (Im (At 29) Fa)))));
 (Im (At 2) (Im (At 41) (Im (At 73) (Im (At 33) (Im (At 29) Fa)))));
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
 (At 12)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 46 (Sp 47 (Sp 14 (Sp 15 (Sp 18 (Sp 57 (Sp 44 (Sp 45 (Cl 44) (Sp 13 (Sp 43 (Sp 42 (Cl 9) (Sp 16 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 60 (Sp 71 (Cl 40) (Sp 61 (Sp 70 (Cl 17) (Cl 29)) (Cl 14))) (Cl 28)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 4)) (Sp 17 (Sp 35 (Sp 51 (Sp 52 (Sp 53 (Sp 54 (Sp 55 (Sp 56 (Sp 68 (Sp 75 (Cl 39) (Sp 69 (Sp 74 (Cl 19) (Cl 38)) (Cl 16))) (Cl 37)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 13)) (Cl 12)) (Sp 24 (Sp 31 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 73 (Cl 32) (Sp 72 (Cl 18) (Sp 65 (Cl 31) (Sp 64 (Cl 15) (Sp 27 (Cl 30) (Sp 29 (Cl 45) (Sp 28 (Sp 26 (Sp 32 (Cl 41) (Cl 6)) (Cl 6)) (Cl 6)))))))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 26)) (Sp 34 (Sp 28 (Sp 77 (Cl 42) (Sp 26 (Sp 50 (Sp 76 (Cl 34) (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 73 (Cl 43) (Sp 72 (Cl 18) (Sp 65 (Cl 31) (Sp 64 (Cl 15) (Sp 27 (Cl 30) (Sp 32 (Cl 41) (Sp 29 (Cl 45) (Cl 6)))))))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 35))) (Cl 11)) (Sp 29 (Sp 33 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 73 (Cl 43) (Sp 64 (Sp 72 (Cl 18) (Sp 65 (Cl 31) (Cl 15))) (Cl 45))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 33)) (Cl 6)) (Cl 6)))) (Sp 29 (Sp 33 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 40 (Sp 41 (Sp 64 (Sp 73 (Cl 46) (Sp 65 (Sp 72 (Cl 18) (Cl 31)) (Cl 15))) (Cl 45)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 33)) (Cl 6)) (Cl 6))) (Cl 6))) (Sp 28 (Cl 23) (Cl 6)))) (Cl 6)) (Cl 3)))) (Cl 10)) (Cl 2))) (Cl 36)) (Cl 27)) (Cl 25)) (Cl 24)) (Cl 22)) (Cl 21)) (Cl 20))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) _
  (origin l m p s P c d first)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) 1 (1 + m))
  (upper l m p s 1 (1 + m) P c d first)
  W4
  W6
  (upper l m p s X1 Y1 P c d first)
  W8
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) 1 1)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= 1)) /\ (~ ((x1 = 1) /\ (y1 = 1)))) /\ (((1 - x1) - (1 - y1)) < m)) /\ ((- ((1 - x1) - (1 - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < 1)) \/ (((y1 = 1) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + 1) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))) 0 0)
  (mirror l m p s X1 Y1 P c d first)
  (upper l m p s 0 1 P c d first)
  W14
  (cancel s (n0 - 1))
  (cancel s (n1 - 1))
  (cancel s (z0 - 1))
  (eq_mul s n0 0)
  (eq_mul s n1 0)
  (eq_mul s z0 0)
  (thy_listing_87 m)
  (thy_listing_88 m)
  (thy_listing_17 )
  (thy_listing_89 X1)
  (thy_listing_90 m)
  (thy_listing_91 m)
  (thy_listing_92 X1 m Y1)
  (thy_listing_93 s m)
  (thy_listing_94 s m n0)
  (thy_listing_95 n0)
  (thy_listing_96 s m X1 Y1 n1)
  (thy_listing_95 n1)
  (thy_listing_97 X1 m Y1 s n1)
  (thy_listing_98 m X1 Y1)
  (fun eq__0 eq__1 => pg2 P Y1 0 X1 1 eq__0 eq__1)
  (thy_listing_99 X1 Y1)
  (thy_listing_14 )
  (thy_listing_100 m s z0)
  (thy_listing_101 z0)
  (thy_listing_102 s z0)
  (thy_listing_103 m s n0)
  (thy_listing_104 X1 Y1 m s n1)
  (fun eq__0 eq__1 => pg2 P X1 1 Y1 1 eq__0 eq__1)
  (thy_listing_105 X1 Y1 s n1)
  (thy_listing_106 )
  (thy_listing_107 s m X1 n1 Y1)
  (thy_listing_108 m Y1 X1 s n1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_109 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> (~ (1 <= (x1 - x2))) -> False.
Proof. thy. Qed.
Lemma thy_listing_110 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (x1 = (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_111 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (1 <= x2) -> (x1 = (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_112 : forall (x1 : Z), (0 = x1) -> (~ ((x1 + 1) = 1)) -> False.
Proof. thy. Qed.
Lemma thy_listing_113 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (0 <= x1) -> (~ (1 <= x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_listing_114 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x2 = (x1 + 1)) -> (~ (0 <= (x2 * x3))) -> (x2 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_115 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 <= x1) -> (x2 = x3) -> (~ (1 <= (x4 * x3))) -> (x3 <= (x4 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= x2)) -> (x3 = (x4 + 1)) -> (x3 <= (x3 * x5)) -> ((- ((1 - x1) - ((x3 * x5) - x2))) < x4) -> False.
Proof. thy. Qed.
Lemma thy_listing_117 : forall (x1 : Z), (x1 = 0) -> (~ (1 = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_listing_118 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (x2 <= 1) -> (~ (x2 = 1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_119 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (0 <= (x2 * (x3 - x4))) -> (x5 <= (x2 * x4)) -> (x5 = (x1 + (x2 * x3))) -> (~ (x5 = (x2 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_listing_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + 1)) -> ((- ((1 - x3) - ((x1 * x4) - x5))) < x2) -> (x5 = (x3 + (x1 * x6))) -> (0 <= (x1 * ((x4 - 1) - x6))) -> False.
Proof. thy. Qed.
Lemma thy_listing_121 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (0 <= x2) -> (~ (x2 = 0)) -> (x1 = 1) -> False.
Proof. thy. Qed.
Lemma thy_listing_122 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 * x3)) -> (x4 < 1) -> (~ (x4 <= x1)) -> (1 <= x5) -> (x2 = (x5 + 1)) -> (x2 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_123 : forall (x1 : Z), (~ (x1 = 0)) -> (~ (1 <= x1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_listing_124 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x2 = (x1 + 1)) -> (1 = (0 + (x2 * x3))) -> (x2 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_listing_125 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < (x1 * (x2 - x3)))) -> ((x1 * x2) = (1 + (x1 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_listing_126 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (x2 = (x1 + 1)) -> ((x2 * x3) = (1 + (x2 * x4))) -> (x2 <= (x2 * (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_listing_127 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < 1) -> (x1 = x2) -> (~ (x2 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_listing_128 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 * x3)) -> (x4 < 1) -> (1 <= x5) -> (x2 = (x5 + 1)) -> (x1 = (x4 + (x2 * x6))) -> (0 <= (x2 * ((x3 - 1) - x6))) -> False.
Proof. thy. Qed.
Lemma thy_listing_129 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (0 <= (x2 * (x3 - x4))) -> (x5 = x1) -> (x6 = (x5 + (x2 * x3))) -> (x6 < (x2 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_listing_130 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 = 1) -> (~ (1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_listing_131 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (0 <= (x2 - x3))) -> (x3 = x1) -> False.
Proof. thy. Qed.
(* s is not m + 1: otherwise (1, ks) would be a P-position, where k is the number of P-positions of row 0. *)
Lemma step_not_next : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (~ (s = (m + 1))).
Proof.
intros l m p s P c d first.
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (0 = (c n))) /\ (0 = (d n))) /\ (0 = (0 + (s * n)))))) as [n0 W3].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (1 = (c n))) /\ ((s * (first 1)) = (d n))) /\ ((s * (first 1)) = (1 + (s * n)))))) as [n1 W8].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= (s * (first 1)))) /\ (~ ((x1 = 1) /\ (y1 = (s * (first 1)))))) /\ (((1 - x1) - ((s * (first 1)) - y1)) < m)) /\ ((- ((1 - x1) - ((s * (first 1)) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < (s * (first 1)))) \/ (((y1 = (s * (first 1))) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + (s * (first 1))) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) as [X1 [Y1 W12]].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) as [z0 W14].
destruct (wit_ex1 (fun n => ((((0 <= n) /\ (0 = (c n))) /\ (1 = (d n))) /\ (1 = (0 + (s * n)))))) as [z2 W20].
refine (refute (Nd (Some (s = (m + 1))) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) (Nd (Some (0 <= n0)) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (1 = (c n))) /\ ((s * (first 1)) = (d n))) /\ ((s * (first 1)) = (1 + (s * n)))))) (Nd (Some (z0 < (first ((c z0) + 1)))) Lf Lf) Lf) (Nd (Some (X1 = 1)) (Nd (Some (z2 = 0)) Lf Lf) Lf)) (Nd (Some (1 <= (first 1))) (Nd (Some (((first 1) - n1) < 0)) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (0 = (c n))) /\ (1 = (d n))) /\ (1 = (0 + (s * n)))))) Lf Lf) Lf) (Nd (Some (X1 <= Y1)) (Nd (Some (1 = (c z0))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) (Nd (Some (0 <= (c n0))) (Nd (Some ((s * (first 1)) = (1 + (s * n1)))) (Nd (Some (0 <= (((first 1) - 1) - z0))) Lf Lf) Lf) (Nd (Some (Y1 < (s * (first 1)))) (Nd (Some (1 = ((c z0) + 1))) Lf Lf) Lf)) (Nd (Some (0 <= (s * (first 1)))) (Nd (Some (0 <= X1)) (Nd (Some (1 = (0 + (s * z2)))) Lf Lf) Lf) (Nd (Some (Y1 = (d z0))) Lf Lf)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) (Nd (Some (0 = (d n0))) (Nd (Some (1 = (c n1))) (Nd (Some (0 <= (z0 - (first 1)))) Lf Lf) Lf) (Nd (Some (((1 - X1) - ((s * (first 1)) - Y1)) < m)) (Nd (Some (((c n0) + 1) = 1)) Lf Lf) Lf)) (Nd (Some ((first 1) <= (s * (first 1)))) (Nd (Some (s <= (s * ((first 1) - n1)))) (Nd (Some (0 = (c z2))) Lf Lf) Lf) (Nd (Some (0 <= z0)) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (n0 < (first ((c n0) + 1)))) (Nd (Some (0 < ((first 1) - n1))) (Nd (Some (P Y1 X1)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((1 + (s * (first 1))) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((c z0) = 0)) Lf Lf) Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= (s * (first 1)))) /\ (~ ((x1 = 1) /\ (y1 = (s * (first 1)))))) /\ (((1 - x1) - ((s * (first 1)) - y1)) < m)) /\ ((- ((1 - x1) - ((s * (first 1)) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < (s * (first 1)))) \/ (((y1 = (s * (first 1))) /\ (0 <= x1)) /\ (x1 < 1))) /\ (exists (i_len : Z) (j_len : Z), (((((((1 + (s * (first 1))) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))) (Nd (Some (0 <= Y1)) (Nd (Some (s <= (s * z2))) Lf Lf) Lf) (Nd (Some (0 <= (c z0))) Lf Lf))))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 = (c n0))) (Nd (Some (0 <= n1)) (Nd (Some (0 <= s)) Lf Lf) Lf) (Nd (Some (Y1 = (s * (first 1)))) (Nd (Some ((s * z2) = (s * 0))) Lf Lf) Lf)) (Nd (Some (s <= (s * (first 1)))) (Nd (Some (1 <= ((first 1) - n1))) (Nd (Some (0 <= z2)) Lf Lf) Lf) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (X1 = (c n))) /\ (Y1 = (d n))) /\ (Y1 = (X1 + (s * n)))))) (Nd (Some ((first 1) = (first (c z0)))) Lf Lf) Lf))) (Nd (Some (P 0 0)) (Nd (Some ((first (c n0)) <= n0)) (Nd (Some (0 < (s * ((first 1) - n1)))) (Nd (Some (0 <= (s * (((first 1) - 1) - z0)))) Lf Lf) Lf) (Nd (Some (X1 < 1)) (Nd (Some ((first 1) = (first ((c z0) + 1)))) Lf Lf) Lf)) (Nd (Some (P 1 (s * (first 1)))) (Nd (Some (X1 <= 1)) (Nd (Some (1 <= z2)) Lf Lf) Lf) (Nd (Some (Y1 = (X1 + (s * z0)))) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) (Nd (Some (0 = (0 + (s * n0)))) (Nd (Some ((s * (first 1)) = (d n1))) (Nd (Some (0 <= (s * (z0 - (first 1))))) Lf Lf) Lf) (Nd (Some ((- ((1 - X1) - ((s * (first 1)) - Y1))) < m)) (Nd (Some ((first ((c n0) + 1)) = (first 1))) Lf Lf) Lf)) (Nd (Some (0 <= 1)) (Nd (Some (((first 1) - n1) <= (s * ((first 1) - n1)))) (Nd (Some (1 = (d z2))) Lf Lf) Lf) (Nd (Some (X1 = (c z0))) Lf Lf))) (Nd (Some (exists (n : Z), ((((0 <= n) /\ (0 = (c n))) /\ (0 = (d n))) /\ (0 = (0 + (s * n)))))) (Nd (Some (1 <= s)) (Nd (Some ((s * ((first 1) - n1)) < 0)) (Nd (Some (P 0 1)) Lf Lf) Lf) (Nd (Some (P X1 Y1)) (Nd (Some (Y1 = 0)) Lf Lf) Lf)) (Nd (Some (1 <= (s * (first 1)))) (Nd (Some (Y1 <= (s * (first 1)))) (Nd (Some (z2 <= (s * z2))) Lf Lf) Lf) (Nd (Some ((first (c z0)) <= z0)) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 14) (At 15)))))))))))))));
 (Im (At 15) (An (An (An (At 16) (At 17)) (At 18)) (At 19)));
 (Im (At 9) (Im (At 16) (An (An (At 20) (At 21)) (At 22))));
 (Im (At 23) (Im (At 24) (An (At 25) (At 26))));
 (Im (At 5) (Im (An (At 27) (At 28)) (If (At 29) (No (At 30)))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 29) (Im (At 27) (Im (At 31) (At 32)))))))))))))));
 (Im (At 32) (An (An (An (At 33) (At 34)) (At 35)) (At 36)));
 (Im (At 23) (An (An (An (Im (At 37) (At 38)) (Im (At 39) (At 40))) (Im (At 38) (At 37))) (Im (At 40) (At 39))));
 (Im (At 23) (Im (At 41) (An (At 42) (At 43))));
 (Im (At 30) (An (Or (An (An (An (An (An (An (At 44) (At 45)) (At 46)) (At 47)) (No (An (At 48) (At 49)))) (At 50)) (At 51)) (An (Or (An (An (At 48) (At 46)) (At 52)) (An (An (At 49) (At 44)) (At 53))) (At 54))) (At 55)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 55) (Im (At 44) (Im (At 56) (At 57)))))))))))))));
 (Im (At 57) (An (An (An (At 58) (At 59)) (At 60)) (At 61)));
 (Im (At 9) (Im (At 58) (An (An (At 62) (At 63)) (At 64))));
 (Im (At 65) (Im (At 66) (At 67)));
 (Im (At 65) (Im (At 68) (At 69)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 55) (Im (An (At 44) (At 46)) (At 70))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 71) (Im (At 14) (Im (At 27) (At 72)))))))))))))));
 (Im (At 72) (An (An (An (At 73) (At 74)) (At 75)) (At 76)));
 (Im (At 23) (Im (At 77) (An (At 78) (At 79))));
 (Im (At 80) (At 81));
 (Im (At 38) (Im (No (At 41)) Fa));
 (Im (No (At 14)) Fa);
 (Im (No (At 27)) Fa);
 (Im (No (At 65)) (Im (At 2) (Im (At 1) Fa)));
 (Im (No (At 23)) (Im (At 2) (Im (At 1) Fa)));
 (Im (At 82) (At 83));
 (Im (At 17) (Im (No (At 82)) Fa));
 (Im (At 22) (Im (At 16) (Im (No (At 24)) (Im (At 83) Fa))));
 (Im (At 2) (Im (At 1) (Im (No (At 28)) (Im (At 25) Fa))));
 (Im (At 22) (Im (At 16) (Im (At 83) (Im (No (At 31)) (Im (At 26) Fa)))));
 (Im (No (At 56)) (Im (At 1) (Im (At 25) (Im (At 51) Fa))));
 (Im (At 84) (At 85));
 (Im (At 86) (Im (No (At 84)) Fa));
 (Im (At 62) (Im (At 59) (Im (At 45) (Im (No (At 48)) (Im (No (At 86)) Fa)))));
 (Im (At 44) (Im (At 67) (Im (At 47) (Im (At 61) (Im (No (At 49)) Fa)))));
 (Im (At 1) (Im (At 51) (Im (At 61) (Im (At 69) Fa))));
 (Im (At 48) (Im (No (At 44)) Fa));
 (Im (At 87) (Im (At 48) (If (At 70) (At 71))));
 (Im (No (At 56)) (Im (At 46) (Im (No (At 87)) (Im (At 48) Fa))));
 (Im (At 49) (Im (At 53) (Im (No (At 56)) (Im (At 2) (Im (At 1) (Im (At 25) Fa))))));
 (Im (No (At 80)) (Im (No (At 77)) (Im (At 73) Fa)));
 (Im (At 2) (Im (At 1) (Im (At 76) (Im (At 78) Fa))));
 (Im (At 76) (Im (At 81) Fa));
 (Im (No (At 37)) (Im (At 36) Fa));
 (Im (At 2) (Im (At 1) (Im (At 36) (Im (At 42) Fa))));
 (Im (At 44) (Im (At 53) (Im (At 59) (Im (No (At 86)) Fa))));
 (Im (At 49) (Im (At 53) (Im (At 2) (Im (At 1) (Im (At 61) (Im (At 69) Fa))))));
 (Im (At 64) (Im (No (At 68)) (Im (At 85) Fa)));
 (Im (At 62) (Im (At 67) (Im (At 59) (Im (At 61) (Im (At 52) Fa)))));
 (Im (At 88) (At 89));
 (Im (At 59) (Im (At 48) (Im (No (At 88)) Fa)));
 (Im (At 63) (Im (No (At 66)) (Im (At 89) Fa)));
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
 (At 12)]
 (No (At 1))
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Sp 14 (Sp 27 (Sp 65 (Sp 23 (Sp 13 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 82 (Sp 83 (Sp 24 (Sp 25 (Sp 26 (Sp 28 (Sp 31 (Sp 36 (Sp 37 (Sp 42 (Cl 47) (Sp 38 (Sp 41 (Cl 11) (Cl 23)) (Cl 10))) (Cl 46)) (Sp 32 (Cl 9) (Sp 29 (Cl 8) (Sp 30 (Sp 55 (Sp 44 (Sp 51 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 69 (Cl 38) (Sp 68 (Cl 17) (Sp 85 (Cl 50) (Sp 84 (Cl 34) (Sp 86 (Cl 35) (Sp 53 (Cl 48) (Sp 88 (Sp 89 (Sp 66 (Sp 67 (Sp 52 (Cl 51) (Sp 45 (Sp 46 (Sp 47 (Sp 50 (Sp 48 (Sp 49 (Cl 12) (Cl 37)) (Cl 36)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12))) (Cl 16)) (Cl 54)) (Cl 52)) (Sp 48 (Cl 53) (Sp 45 (Cl 36) (Cl 12)))))))))) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 33)) (Sp 54 (Sp 76 (Sp 78 (Cl 44) (Sp 81 (Cl 45) (Sp 77 (Cl 21) (Sp 80 (Cl 22) (Sp 73 (Cl 43) (Sp 72 (Cl 20) (Sp 71 (Cl 19) (Sp 46 (Sp 70 (Sp 48 (Sp 87 (Cl 40) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 88 (Sp 89 (Sp 66 (Sp 67 (Sp 52 (Cl 51) (Sp 49 (Sp 53 (Sp 69 (Cl 49) (Sp 86 (Sp 68 (Cl 17) (Sp 84 (Sp 85 (Cl 50) (Cl 34)) (Cl 35))) (Cl 48))) (Cl 12)) (Cl 12))) (Cl 16)) (Cl 54)) (Cl 52)) (Cl 53)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 41))) (Sp 49 (Sp 53 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 86 (Sp 69 (Cl 49) (Sp 84 (Sp 68 (Cl 17) (Sp 85 (Cl 50) (Cl 34))) (Cl 35))) (Cl 48)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 42)) (Cl 12)) (Cl 12))) (Cl 18)) (Sp 49 (Sp 53 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 86 (Sp 69 (Cl 49) (Sp 84 (Sp 68 (Cl 17) (Sp 85 (Cl 50) (Cl 34))) (Cl 35))) (Cl 48)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 42)) (Cl 12)) (Cl 12)))))))))) (Sp 72 (Cl 20) (Sp 71 (Cl 19) (Sp 70 (Sp 48 (Sp 87 (Cl 40) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 88 (Sp 89 (Sp 66 (Sp 67 (Sp 52 (Cl 51) (Sp 49 (Sp 53 (Sp 69 (Cl 49) (Sp 86 (Sp 68 (Cl 17) (Sp 84 (Sp 85 (Cl 50) (Cl 34)) (Cl 35))) (Cl 48))) (Cl 12)) (Cl 12))) (Cl 16)) (Cl 54)) (Cl 52)) (Cl 53)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Sp 46 (Cl 41) (Sp 49 (Sp 53 (Cl 42) (Cl 12)) (Cl 12))))) (Sp 49 (Sp 53 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 86 (Sp 69 (Cl 49) (Sp 84 (Sp 68 (Cl 17) (Sp 85 (Cl 50) (Cl 34))) (Cl 35))) (Cl 48)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 42)) (Cl 12)) (Cl 12))) (Sp 46 (Cl 18) (Sp 49 (Sp 53 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 64 (Sp 86 (Sp 69 (Cl 49) (Sp 84 (Sp 68 (Cl 17) (Sp 85 (Cl 50) (Cl 34))) (Cl 35))) (Cl 48)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 42)) (Cl 12)) (Cl 12))))))) (Cl 12))) (Sp 48 (Cl 39) (Cl 12))) (Cl 12)) (Cl 7))))) (Cl 32)) (Cl 31)) (Cl 6)) (Cl 6)) (Cl 30)) (Cl 28)) (Cl 29)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 1)) (Cl 65)) (Cl 64)) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) _
  (origin l m p s P c d first)
  (upper l m p s 0 0 P c d first)
  W3
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (product_large s (first 1))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) 1 (s * (first 1)))
  (upper l m p s 1 (s * (first 1)) P c d first)
  W8
  (cancel s ((first 1) - n1))
  (product_large s ((first 1) - n1))
  W12
  (upper l m p s X1 Y1 P c d first)
  W14
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) z0)
  (product_nonneg s (z0 - (first 1)))
  (product_nonneg s (((first 1) - 1) - z0))
  (mirror l m p s X1 Y1 P c d first)
  (upper l m p s 0 1 P c d first)
  W20
  (product_large s z2)
  (eq_mul s z2 0)
  (thy_listing_109 (first 1) n1)
  (thy_listing_14 )
  (thy_listing_17 )
  (thy_listing_110 s m)
  (thy_listing_111 s m)
  (fun eq__0 => cg1 first ((c n0) + 1) 1 eq__0)
  (thy_listing_112 (c n0))
  (thy_listing_113 n0 (first ((c n0) + 1)) (first 1))
  (thy_listing_114 m s (first 1))
  (thy_listing_115 n0 (first ((c n0) + 1)) (first 1) s)
  (thy_listing_116 X1 Y1 s m (first 1))
  (fun eq__0 => cg1 first 1 ((c z0) + 1) eq__0)
  (thy_listing_117 (c z0))
  (thy_listing_118 (c z0) X1)
  (thy_listing_119 X1 s z0 (first 1) Y1)
  (thy_listing_120 s m X1 (first 1) Y1 z0)
  (thy_listing_89 X1)
  (fun eq__0 eq__1 => pg2 P Y1 0 X1 1 eq__0 eq__1)
  (thy_listing_121 X1 Y1)
  (thy_listing_122 Y1 s (first 1) X1 m)
  (thy_listing_123 z2)
  (thy_listing_124 m s z2)
  (thy_listing_102 s z2)
  (thy_listing_125 s (first 1) n1)
  (thy_listing_126 m s (first 1) n1)
  (thy_listing_127 X1 (c z0))
  (thy_listing_128 Y1 s (first 1) X1 m z0)
  (thy_listing_43 z0 (first ((c z0) + 1)) (first 1))
  (thy_listing_129 (c z0) s z0 (first 1) X1 Y1)
  (fun eq__0 => cg1 first 1 (c z0) eq__0)
  (thy_listing_130 X1 (c z0))
  (thy_listing_131 (first (c z0)) z0 (first 1))
).
vm_compute; reflexivity.
Qed.

Lemma thy_listing_132 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 <= (x1 + 1)) -> (~ (x2 = (x1 + 1))) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
(* If the P-positions of mWN^(l,p), l < p, listed by c and then d, have d_n - c_n = sn for all n, then s = m. *)
Lemma step_is_m : forall (l : Z) (m : Z) (p : Z) (s : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
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
  (s = m).
Proof.
intros l m p s P c d first.
refine (refute (Nd (Some (s = m)) (Nd (Some (1 <= m)) (Nd (Some (l < p)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) <= (first (x + 1)))))) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (s * n)))))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((c n) < (c (n + 1))) \/ (((c n) = (c (n + 1))) /\ ((d n) < (d (n + 1)))))))) Lf Lf) (Nd (Some (s <= (m + 1))) Lf Lf))) (Nd (Some (1 <= l)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some (m <= s)) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((c n) <= (d n))))) Lf Lf) (Nd (Some (s = (m + 1))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 13))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 14))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (No (At 15)))))))))))));
 (Im (At 13) (Im (At 14) (Im (No (At 15)) (Im (No (At 1)) Fa))));
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
 (At 12)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 1 (Cl 1) (Sp 13 (Sp 14 (Sp 15 (Cl 4) (Cl 5)) (Cl 3)) (Cl 2))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (step_large l m p s P c d first)
  (step_small l m p s P c d first)
  (step_not_next l m p s P c d first)
  (thy_listing_132 m s)
).
vm_compute; reflexivity.
Qed.
