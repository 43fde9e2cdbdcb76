From Wythoff.book Require Import Prelude Definitions play.
Open Scope Z_scope.

Lemma thy_steps_1 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 <= (x2 - 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_2 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_3 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_4 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 - 1))) -> (~ (x1 = (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 < x4) -> (x2 = x4) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 < x4) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
(* Rows begin one after the other: the step from y - 1 to y. *)
Lemma first_grows_step : forall (x : Z) (first : Z -> Z),
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (0 <= x) ->
  (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x < y_before) -> ((first x) < (first y_before)))))) -> ((x < y) -> ((first x) < (first y))))).
Proof.
intros x first.
destruct (wit_all1 (fun y => (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x < y_before) -> ((first x) < (first y_before)))))) -> ((x < y) -> ((first x) < (first y)))))) as [n0 W0].
refine (refute (Nd (Some (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x < y_before) -> ((first x) < (first y_before)))))) -> ((x < y) -> ((first x) < (first y)))))) (Nd (Some (0 <= n0)) (Nd (Some (x < n0)) (Nd (Some (x < (n0 - 1))) (Nd (Some ((first x) = (first (n0 - 1)))) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) (Nd (Some ((first n0) = (first ((n0 - 1) + 1)))) Lf Lf))) (Nd (Some (forall (y_before : Z), (((0 <= y_before) /\ (y_before < n0)) -> ((x < y_before) -> ((first x) < (first y_before)))))) (Nd (Some ((first x) < (first n0))) (Nd (Some ((first x) < (first (n0 - 1)))) Lf Lf) (Nd (Some (n0 = ((n0 - 1) + 1))) Lf Lf)) (Nd (Some ((n0 - 1) < n0)) (Nd (Some ((first (n0 - 1)) < (first ((n0 - 1) + 1)))) Lf Lf) (Nd (Some (x = (n0 - 1))) Lf Lf))))
 [(Im (Im (An (At 2) (At 3)) (Im (At 4) (At 5))) (At 1));
 (Im (At 3) (Im (An (At 6) (At 7)) (Im (At 8) (At 9))));
 (Im (At 10) (Im (At 6) (At 11)));
 (Im (At 4) (Im (No (At 6)) (Im (At 12) Fa)));
 (Im (No (At 7)) Fa);
 (Im (At 13) (At 14));
 (Im (No (At 13)) Fa);
 (Im (At 15) (At 16));
 (Im (At 4) (Im (No (At 8)) (Im (No (At 15)) Fa)));
 (Im (No (At 5)) (Im (At 11) (Im (At 14) (Im (At 16) Fa))));
 (Im (No (At 5)) (Im (At 11) (Im (At 14) (Im (At 9) Fa))));
 (At 10);
 (At 12)]
 (At 1)
 (Sp 10 (Sp 12 (Sp 1 (Cl 1) (Sp 7 (Sp 13 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 14 (Sp 6 (Sp 11 (Sp 16 (Cl 11) (Sp 9 (Cl 12) (Sp 15 (Cl 9) (Sp 8 (Cl 3) (Cl 10))))) (Cl 4)) (Cl 5)) (Cl 7))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 6))) (Cl 14)) (Cl 13)) _
  W0
  (all1_at (fun y_before => (((0 <= y_before) /\ (y_before < n0)) -> ((x < y_before) -> ((first x) < (first y_before))))) (n0 - 1))
  (all1_at (fun x => ((0 <= x) -> ((first x) < (first (x + 1))))) (n0 - 1))
  (thy_steps_1 x n0)
  (thy_steps_2 n0)
  (fun eq__0 => cg1 first n0 ((n0 - 1) + 1) eq__0)
  (thy_steps_3 n0)
  (fun eq__0 => cg1 first x (n0 - 1) eq__0)
  (thy_steps_4 x n0)
  (thy_steps_5 (first x) (first n0) (first (n0 - 1)) (first ((n0 - 1) + 1)))
  (thy_steps_6 (first x) (first n0) (first (n0 - 1)) (first ((n0 - 1) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_7 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
(* If x < y, row x begins before row y. *)
Lemma first_grows : forall (x : Z) (y : Z) (first : Z -> Z),
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (0 <= x) ->
  (x < y) ->
  ((first x) < (first y)).
Proof.
intros x y first.
refine (refute (Nd (Some ((first x) < (first y))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (forall (y : Z), (((0 <= y) /\ (forall (y_before : Z), (((0 <= y_before) /\ (y_before < y)) -> ((x < y_before) -> ((first x) < (first y_before)))))) -> ((x < y) -> ((first x) < (first y)))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (0 <= x)) (Nd (Some (forall (y : Z), ((0 <= y) -> ((x < y) -> ((first x) < (first y)))))) Lf Lf) (Nd (Some (x < y)) Lf Lf)))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (At 5));
 (Im (At 5) (Im (At 6) (Im (At 7) (At 1))));
 (Im (No (At 6)) (Im (At 3) (Im (At 7) Fa)));
 (At 2);
 (At 3);
 (At 7)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 7 (Sp 1 (Cl 1) (Sp 6 (Sp 4 (Sp 5 (Cl 4) (Cl 3)) (Cl 2)) (Cl 5))) (Cl 8)) (Cl 7)) (Cl 6)) _
  (first_grows_step x first)
  (law_induction (fun y => ((x < y) -> ((first x) < (first y)))))
  (all1_at (fun y => ((0 <= y) -> ((x < y) -> ((first x) < (first y))))) y)
  (thy_steps_7 y x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_8 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_9 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_10 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (x1 = (x2 + 1))) -> (~ ((x1 + 1) < x2)) -> (~ ((x1 + 1) = x2)) -> (~ ((x2 + 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 <= x1) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x3 <= x1) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 < x3) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_14 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 < x3) -> (x1 = x3) -> False.
Proof. thy. Qed.
(* The row of an index n with first(x) <= n < first(x+1) is x. *)
Lemma row_is : forall (n : Z) (x : Z) (c : Z -> Z) (first : Z -> Z),
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (0 <= x) ->
  (0 <= n) ->
  ((first x) <= n) ->
  (n < (first (x + 1))) ->
  ((c n) = x).
Proof.
intros n x c first.
refine (refute (Nd (Some ((c n) = x)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= (c n))) (Nd (Some (0 <= ((c n) + 1))) (Nd (Some ((first (c n)) = (first (x + 1)))) Lf Lf) Lf) (Nd (Some ((x + 1) < (c n))) (Nd (Some (n < (first (x + 1)))) Lf Lf) Lf)) (Nd (Some (n < (first ((c n) + 1)))) (Nd (Some ((first ((c n) + 1)) < (first x))) (Nd (Some ((first ((c n) + 1)) = (first x))) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some ((first (c n)) <= n)) (Nd (Some (((c n) + 1) < x)) (Nd (Some (((c n) + 1) = x)) Lf Lf) Lf) (Nd (Some ((first (x + 1)) < (first (c n)))) (Nd (Some ((first 0) = 0)) Lf Lf) Lf)) (Nd (Some (forall (x_ : Z), ((0 <= x_) -> ((first x_) < (first (x_ + 1)))))) (Nd (Some (0 <= (x + 1))) (Nd (Some ((first x) <= n)) Lf Lf) Lf) (Nd (Some ((c n) = (x + 1))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (An (An (At 4) (At 5)) (At 6))));
 (Im (At 7) (Im (At 8) (Im (At 9) (At 10))));
 (Im (At 7) (Im (At 11) (Im (At 12) (At 13))));
 (Im (At 4) (Im (No (At 8)) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (At 15) (At 16));
 (Im (At 17) (At 18));
 (Im (No (At 1)) (Im (No (At 15)) (Im (No (At 9)) (Im (No (At 17)) (Im (No (At 12)) Fa)))));
 (Im (At 6) (Im (At 19) (Im (At 10) Fa)));
 (Im (At 6) (Im (At 19) (Im (At 18) Fa)));
 (Im (At 5) (Im (At 20) (Im (At 13) Fa)));
 (Im (At 5) (Im (At 20) (Im (At 16) Fa)));
 (At 21);
 (At 7);
 (At 2);
 (At 14);
 (At 3);
 (At 19);
 (At 20)]
 (At 1)
 (Sp 7 (Sp 2 (Sp 14 (Sp 3 (Sp 19 (Sp 20 (Sp 1 (Cl 1) (Sp 11 (Sp 4 (Sp 5 (Sp 6 (Sp 8 (Sp 13 (Cl 12) (Sp 16 (Cl 13) (Sp 10 (Cl 10) (Sp 18 (Cl 11) (Sp 9 (Cl 3) (Sp 12 (Cl 4) (Sp 15 (Cl 7) (Sp 17 (Cl 8) (Cl 9))))))))) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6))) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n)
  (first_grows ((c n) + 1) x first)
  (first_grows (x + 1) (c n) first)
  (thy_steps_8 (c n))
  (thy_steps_9 x)
  (fun eq__0 => cg1 first (c n) (x + 1) eq__0)
  (fun eq__0 => cg1 first ((c n) + 1) x eq__0)
  (thy_steps_10 (c n) x)
  (thy_steps_11 n (first ((c n) + 1)) (first x))
  (thy_steps_12 n (first ((c n) + 1)) (first x))
  (thy_steps_13 (first (c n)) n (first (x + 1)))
  (thy_steps_14 (first (c n)) n (first (x + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_15 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_16 : forall (x1 : Z), (x1 = 0) -> (~ (x1 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_17 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (x1 < x2) -> (~ (0 < x2)) -> False.
Proof. thy. Qed.
(* c_0 = 0. *)
Lemma c_starts : forall (c : Z -> Z) (first : Z -> Z),
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((c 0) = 0).
Proof.
intros c first.
refine (refute (Nd (Some ((c 0) = 0)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((first 0) < (first (0 + 1)))) Lf Lf) Lf) (Nd (Some ((first 0) <= 0)) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some (0 < (first (0 + 1)))) Lf Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 5) (Im (At 6) (Im (At 7) (At 1))))))));
 (Im (At 3) (Im (At 5) (At 8)));
 (Im (No (At 5)) Fa);
 (Im (At 2) (Im (No (At 6)) Fa));
 (Im (At 2) (Im (At 8) (Im (No (At 7)) Fa)));
 (At 2);
 (At 3);
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 5 (Sp 6 (Sp 7 (Cl 2) (Sp 8 (Cl 6) (Cl 3))) (Cl 5)) (Cl 4))) (Cl 9)) (Cl 8)) (Cl 7)) _
  (row_is 0 0 c first)
  (all1_at (fun x => ((0 <= x) -> ((first x) < (first (x + 1))))) 0)
  (thy_steps_15 )
  (thy_steps_16 (first 0))
  (thy_steps_17 (first 0) (first (0 + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_18 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) < x2)) -> (~ (x2 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_19 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 <= (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_20 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x2 < x3) -> (~ ((x1 + 1) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_steps_21 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_22 : forall (x1 : Z) (x2 : Z), (x1 = (x2 + 1)) -> (~ ((x2 + 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x1 = x3) -> (~ (x3 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_24 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ ((x1 + 1) < x2)) -> (~ (x3 = (x1 + 1))) -> (x2 = x3) -> False.
Proof. thy. Qed.
(* The row of n + 1 is that of n, or it is the next one, and n + 1 is its first index. *)
Lemma c_step : forall (n : Z) (c : Z -> Z) (first : Z -> Z),
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (0 <= n) ->
  ((((c (n + 1)) = (c n)) /\ ((first (c (n + 1))) < (n + 1))) \/ (((c (n + 1)) = ((c n) + 1)) /\ ((first (c (n + 1))) = (n + 1)))).
Proof.
intros n c first.
refine (refute (Nd (Some ((c (n + 1)) = (c n))) (Nd (Some ((first (c (n + 1))) < (n + 1))) (Nd (Some ((first (c (n + 1))) = (n + 1))) (Nd (Some ((first (c n)) <= n)) (Nd (Some ((n + 1) < (first ((c n) + 1)))) Lf Lf) Lf) (Nd (Some ((first ((c n) + 1)) < (first (((c n) + 1) + 1)))) (Nd (Some ((first (c n)) = (first (c (n + 1))))) Lf Lf) Lf)) (Nd (Some (0 <= n)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((n + 1) < (first (((c n) + 1) + 1)))) Lf Lf) Lf) (Nd (Some (0 <= (n + 1))) (Nd (Some ((first ((c n) + 1)) = (first (c (n + 1))))) Lf Lf) Lf))) (Nd (Some ((c (n + 1)) = ((c n) + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (n < (first ((c n) + 1)))) (Nd (Some ((first ((c n) + 1)) <= (n + 1))) Lf Lf) Lf) (Nd (Some ((first 0) = 0)) (Nd (Some (((c n) + 1) = (c (n + 1)))) Lf Lf) Lf)) (Nd (Some (0 <= (c n))) (Nd (Some (0 <= ((c n) + 1))) (Nd (Some ((c n) = (c (n + 1)))) Lf Lf) Lf) (Nd (Some ((first (c n)) <= (n + 1))) Lf Lf))))
 [(Im (At 5) (Im (At 6) (An (An (At 7) (At 8)) (At 9))));
 (Im (At 10) (Im (At 11) (At 12)));
 (Im (At 13) (Im (At 10) (Im (At 5) (Im (At 7) (Im (At 14) (Im (At 15) (Im (At 16) (At 1))))))));
 (Im (At 13) (Im (At 10) (Im (At 5) (Im (At 11) (Im (At 14) (Im (At 17) (Im (At 18) (At 3))))))));
 (Im (No (At 16)) (Im (No (At 17)) Fa));
 (Im (At 7) (Im (No (At 11)) Fa));
 (Im (No (At 14)) (Im (At 6) Fa));
 (Im (At 8) (Im (No (At 15)) Fa));
 (Im (At 9) (Im (At 12) (Im (No (At 18)) Fa)));
 (Im (At 19) (At 20));
 (Im (At 1) (Im (No (At 19)) Fa));
 (Im (At 21) (At 22));
 (Im (At 3) (Im (No (At 21)) Fa));
 (Im (At 8) (Im (At 20) (Im (No (At 2)) Fa)));
 (Im (At 9) (Im (No (At 16)) (Im (No (At 4)) (Im (At 22) Fa))));
 (At 13);
 (At 10);
 (At 5);
 (At 6)]
 (Or (An (At 1) (At 2)) (An (At 3) (At 4)))
 (Sp 13 (Sp 10 (Sp 5 (Sp 6 (Sp 14 (Sp 7 (Sp 8 (Sp 9 (Sp 11 (Sp 15 (Sp 12 (Sp 18 (Sp 19 (Sp 20 (Sp 2 (Sp 1 (Cl 1) (Sp 16 (Cl 4) (Sp 17 (Sp 3 (Sp 4 (Cl 1) (Sp 21 (Sp 22 (Cl 16) (Cl 13)) (Cl 14))) (Cl 5)) (Cl 6)))) (Cl 15)) (Cl 11)) (Sp 1 (Cl 12) (Sp 16 (Cl 4) (Sp 17 (Sp 3 (Sp 4 (Cl 1) (Sp 21 (Sp 22 (Cl 16) (Cl 13)) (Cl 14))) (Cl 5)) (Cl 6))))) (Cl 10)) (Cl 3)) (Cl 9)) (Cl 7)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) _
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n)
  (all1_at (fun x => ((0 <= x) -> ((first x) < (first (x + 1))))) ((c n) + 1))
  (row_is (n + 1) (c n) c first)
  (row_is (n + 1) ((c n) + 1) c first)
  (thy_steps_18 n (first ((c n) + 1)))
  (thy_steps_8 (c n))
  (thy_steps_9 n)
  (thy_steps_19 (first (c n)) n)
  (thy_steps_20 n (first ((c n) + 1)) (first (((c n) + 1) + 1)))
  (fun eq__0 => cg1 first (c n) (c (n + 1)) eq__0)
  (thy_steps_21 (c (n + 1)) (c n))
  (fun eq__0 => cg1 first ((c n) + 1) (c (n + 1)) eq__0)
  (thy_steps_22 (c (n + 1)) (c n))
  (thy_steps_23 (first (c n)) n (first (c (n + 1))))
  (thy_steps_24 n (first ((c n) + 1)) (first (c (n + 1))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_25 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 = (x2 - 1))) -> (~ (x1 < (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (((x1 - x2) + x3) <= (x4 - x5))) -> (((x6 - x7) - (x8 - x9)) = (x3 + 1)) -> (x1 = x8) -> (x2 = x9) -> (x4 = x6) -> (x5 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (x3 = x2) -> (~ (x3 <= x4)) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x2) -> (~ (x3 <= x4)) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (((x1 - x2) + x3) <= (x4 - x5))) -> (2 <= x3) -> (((x6 - x7) - (x8 - x9)) = (x3 + 1)) -> (x4 = x6) -> (x5 = x7) -> (((x1 - x2) + x3) <= (x8 - x9)) -> False.
Proof. thy. Qed.
Lemma thy_steps_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (((x1 - x2) + x3) <= (x4 - x5))) -> (1 <= x3) -> (x4 = x6) -> (x5 = x7) -> (((x1 - x2) + x3) <= (x8 - x9)) -> (((x6 - x7) - (x8 - x9)) = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_31 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x3 <= x4)) -> (x4 = x1) -> (x3 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (~ (x3 <= x4)) -> (x4 = x1) -> (x3 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (((x1 - x2) + x3) <= (x4 - x5))) -> (x1 = x6) -> (x2 = x7) -> (x4 = x8) -> (x5 = x9) -> (((x8 - x9) - (x6 - x7)) = x3) -> False.
Proof. thy. Qed.
(* D grows by at least m and c does not fall: the step from j - 1 to j. *)
Lemma grows_step : forall (i : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= i) ->
  (forall (j : Z), (((0 <= j) /\ (forall (j_before : Z), (((0 <= j_before) /\ (j_before < j)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before))))))) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j)))))).
Proof.
intros i m c d first.
destruct (wit_all1 (fun j => (((0 <= j) /\ (forall (j_before : Z), (((0 <= j_before) /\ (j_before < j)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before))))))) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))))))) as [n0 W0].
refine (refute (Nd (Some (forall (j : Z), (((0 <= j) /\ (forall (j_before : Z), (((0 <= j_before) /\ (j_before < j)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before))))))) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))))))) (Nd (Some (0 <= n0)) (Nd (Some (i < n0)) (Nd (Some ((n0 - 1) < n0)) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (i = (n0 - 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((first (c ((n0 - 1) + 1))) < ((n0 - 1) + 1))) Lf Lf) (Nd (Some ((d n0) = (d ((n0 - 1) + 1)))) Lf Lf))) (Nd (Some ((c i) <= (c n0))) (Nd (Some ((((d i) - (c i)) + m) <= ((d (n0 - 1)) - (c (n0 - 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some ((c i) = (c (n0 - 1)))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some ((first (c ((n0 - 1) + 1))) = ((n0 - 1) + 1))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)))) (Nd (Some (forall (j_before : Z), (((0 <= j_before) /\ (j_before < n0)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before))))))) (Nd (Some ((((d i) - (c i)) + m) <= ((d n0) - (c n0)))) (Nd (Some (i < (n0 - 1))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) (Nd (Some ((d i) = (d (n0 - 1)))) Lf Lf)) (Nd (Some ((((d ((n0 - 1) + 1)) - (c ((n0 - 1) + 1))) - ((d (n0 - 1)) - (c (n0 - 1)))) = m)) (Nd (Some ((c ((n0 - 1) + 1)) = ((c (n0 - 1)) + 1))) Lf Lf) (Nd (Some ((c n0) = (c ((n0 - 1) + 1)))) Lf Lf))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some ((c i) <= (c (n0 - 1)))) (Nd (Some ((c ((n0 - 1) + 1)) = (c (n0 - 1)))) Lf Lf) (Nd (Some (n0 = ((n0 - 1) + 1))) Lf Lf)) (Nd (Some ((((d ((n0 - 1) + 1)) - (c ((n0 - 1) + 1))) - ((d (n0 - 1)) - (c (n0 - 1)))) = (m + 1))) (Nd (Some (0 <= i)) Lf Lf) (Nd (Some ((d 0) = 0)) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (Im (At 4) (An (At 5) (At 6)))) (At 1));
 (Im (At 3) (Im (An (At 7) (At 8)) (Im (At 9) (An (At 10) (At 11)))));
 (Im (At 12) (Im (At 7) (Or (At 13) (An (At 14) (At 15)))));
 (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 7) (Or (An (At 19) (At 20)) (An (At 21) (At 22)))))));
 (Im (At 4) (Im (No (At 7)) (Im (At 23) Fa)));
 (Im (No (At 8)) Fa);
 (Im (At 24) (At 25));
 (Im (At 24) (At 26));
 (Im (At 4) (Im (No (At 24)) (Im (No (At 9)) Fa)));
 (Im (At 27) (At 28));
 (Im (At 27) (At 29));
 (Im (No (At 27)) Fa);
 (Im (No (At 5)) (Im (At 15) (Im (At 25) (Im (At 26) (Im (At 28) (Im (At 29) Fa))))));
 (Im (At 21) (Im (At 26) (Im (No (At 6)) (Im (At 29) Fa))));
 (Im (At 19) (Im (At 26) (Im (No (At 6)) (Im (At 29) Fa))));
 (Im (No (At 5)) (Im (At 14) (Im (At 15) (Im (At 28) (Im (At 29) (Im (At 10) Fa))))));
 (Im (No (At 5)) (Im (At 30) (Im (At 28) (Im (At 29) (Im (At 10) (Im (At 13) Fa))))));
 (Im (At 19) (Im (No (At 6)) (Im (At 29) (Im (At 11) Fa))));
 (Im (At 21) (Im (No (At 6)) (Im (At 29) (Im (At 11) Fa))));
 (Im (No (At 5)) (Im (At 25) (Im (At 26) (Im (At 28) (Im (At 29) (Im (At 13) Fa))))));
 (At 30);
 (At 16);
 (At 17);
 (At 18);
 (At 31);
 (At 12);
 (At 23)]
 (At 1)
 (Sp 30 (Sp 16 (Sp 17 (Sp 18 (Sp 12 (Sp 23 (Sp 1 (Cl 1) (Sp 8 (Sp 27 (Sp 2 (Sp 3 (Sp 4 (Sp 28 (Sp 29 (Sp 7 (Sp 24 (Sp 25 (Sp 26 (Sp 21 (Sp 6 (Sp 5 (Cl 2) (Sp 15 (Cl 14) (Sp 13 (Cl 21) (Cl 4)))) (Cl 15)) (Sp 19 (Sp 6 (Sp 5 (Cl 2) (Sp 15 (Cl 14) (Sp 13 (Cl 21) (Cl 4)))) (Cl 16)) (Cl 5))) (Cl 9)) (Cl 8)) (Sp 9 (Sp 10 (Sp 11 (Sp 21 (Sp 6 (Sp 5 (Cl 2) (Sp 13 (Cl 18) (Sp 14 (Sp 15 (Cl 17) (Cl 4)) (Cl 4)))) (Cl 20)) (Sp 19 (Sp 6 (Sp 5 (Cl 2) (Sp 13 (Cl 18) (Sp 14 (Sp 15 (Cl 17) (Cl 4)) (Cl 4)))) (Cl 19)) (Cl 5))) (Cl 3)) (Cl 3)) (Cl 10))) (Cl 6)) (Cl 12)) (Cl 11)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 13)) (Cl 7))) (Cl 28)) (Cl 27)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) _
  W0
  (all1_at (fun j_before => (((0 <= j_before) /\ (j_before < n0)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before)))))) (n0 - 1))
  (all1_at (fun n => ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) (n0 - 1))
  (c_step (n0 - 1) c first)
  (thy_steps_1 i n0)
  (thy_steps_2 n0)
  (fun eq__0 => cg1 d i (n0 - 1) eq__0)
  (fun eq__0 => cg1 c i (n0 - 1) eq__0)
  (thy_steps_25 i n0)
  (fun eq__0 => cg1 d n0 ((n0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 c n0 ((n0 - 1) + 1) eq__0)
  (thy_steps_3 n0)
  (thy_steps_26 (d i) (c i) m (d n0) (c n0) (d ((n0 - 1) + 1)) (c ((n0 - 1) + 1)) (d (n0 - 1)) (c (n0 - 1)))
  (thy_steps_27 (c ((n0 - 1) + 1)) (c (n0 - 1)) (c i) (c n0))
  (thy_steps_28 (c ((n0 - 1) + 1)) (c (n0 - 1)) (c i) (c n0))
  (thy_steps_29 (d i) (c i) m (d n0) (c n0) (d ((n0 - 1) + 1)) (c ((n0 - 1) + 1)) (d (n0 - 1)) (c (n0 - 1)))
  (thy_steps_30 (d i) (c i) m (d n0) (c n0) (d ((n0 - 1) + 1)) (c ((n0 - 1) + 1)) (d (n0 - 1)) (c (n0 - 1)))
  (thy_steps_31 (c ((n0 - 1) + 1)) (c (n0 - 1)) (c i) (c n0))
  (thy_steps_32 (c ((n0 - 1) + 1)) (c (n0 - 1)) (c i) (c n0))
  (thy_steps_33 (d i) (c i) m (d n0) (c n0) (d (n0 - 1)) (c (n0 - 1)) (d ((n0 - 1) + 1)) (c ((n0 - 1) + 1)))
).
vm_compute; reflexivity.
Qed.

(* If i < j then D_j >= D_i + m and c_j >= c_i. *)
Lemma grows : forall (i : Z) (j : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= i) ->
  (i < j) ->
  (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))).
Proof.
intros i j m c d first.
refine (refute (Nd (Some ((((d i) - (c i)) + m) <= ((d j) - (c j)))) (Nd (Some ((c i) <= (c j))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (j : Z), (((0 <= j) /\ (forall (j_before : Z), (((0 <= j_before) /\ (j_before < j)) -> ((i < j_before) -> (((((d i) - (c i)) + m) <= ((d j_before) - (c j_before))) /\ ((c i) <= (c j_before))))))) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))))))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= i)) Lf Lf) (Nd (Some (i < j)) Lf Lf)) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (j : Z), ((0 <= j) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))))))) Lf Lf) Lf)))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (At 10))))))));
 (Im (At 10) (At 11));
 (Im (At 11) (Im (At 12) (Im (At 13) (An (At 1) (At 2)))));
 (Im (No (At 12)) (Im (At 9) (Im (At 13) Fa)));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 13)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 13 (Sp 12 (Sp 10 (Sp 11 (Sp 1 (Sp 2 (Cl 1) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (grows_step i m c d first)
  (law_induction (fun j => ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j))))))
  (all1_at (fun j => ((0 <= j) -> ((i < j) -> (((((d i) - (c i)) + m) <= ((d j) - (c j))) /\ ((c i) <= (c j)))))) j)
  (thy_steps_7 j i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_34 : forall (x1 : Z), (~ (0 < x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_35 : forall (x1 : Z), (0 <= x1) -> (~ (0 < x1)) -> (~ (0 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_36 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (0 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_37 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (0 <= x2)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (1 <= x2) -> (x3 = 0) -> (((x3 - x1) + x2) <= (x4 - x5)) -> (~ (x5 <= x4)) -> False.
Proof. thy. Qed.
Lemma thy_steps_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (1 <= x2) -> (x3 = 0) -> (((x3 - x1) + x2) <= (x4 - x5)) -> (~ (x5 < x4)) -> False.
Proof. thy. Qed.
Lemma thy_steps_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (x2 = 0) -> (x1 = x3) -> (~ (x3 <= x4)) -> (x2 = x4) -> False.
Proof. thy. Qed.
(* 0 <= c_n <= d_n, and c_n < d_n if n >= 1. *)
Lemma pairs_natural : forall (m : Z) (n : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= n) ->
  (((0 <= (c n)) /\ ((c n) <= (d n))) /\ ((1 <= n) -> ((c n) < (d n)))).
Proof.
intros m n c d first.
refine (refute (Nd (Some (0 <= (c n))) (Nd (Some ((c n) <= (d n))) (Nd (Some ((c n) < (d n))) (Nd (Some ((c 0) = 0)) (Nd (Some (0 = n)) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((d 0) = 0)) (Nd (Some (0 <= n)) Lf Lf) Lf) (Nd (Some ((((d 0) - (c 0)) + m) <= ((d n) - (c n)))) Lf Lf))) (Nd (Some (1 <= n)) (Nd (Some ((first 0) = 0)) (Nd (Some (1 <= m)) (Nd (Some ((c 0) = (c n))) Lf Lf) Lf) (Nd (Some (0 < n)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> (((((d (n_ + 1)) - (c (n_ + 1))) - ((d n_) - (c n_))) = m) \/ ((2 <= m) /\ ((((d (n_ + 1)) - (c (n_ + 1))) - ((d n_) - (c n_))) = (m + 1))))))) (Nd (Some ((d 0) = (d n))) Lf Lf) Lf) (Nd (Some ((c 0) <= (c n))) Lf Lf))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (At 8))));
 (Im (At 9) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (An (At 14) (At 15))))))))));
 (Im (No (At 13)) (Im (At 3) Fa));
 (Im (No (At 12)) Fa);
 (Im (At 16) (At 17));
 (Im (At 18) (Im (No (At 13)) (Im (No (At 16)) Fa)));
 (Im (At 8) (Im (No (At 1)) (Im (At 17) Fa)));
 (Im (At 8) (Im (No (At 1)) (Im (At 15) Fa)));
 (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 14) (Im (No (At 2)) Fa)))));
 (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 14) (Im (No (At 4)) Fa)))));
 (Im (At 16) (At 19));
 (Im (At 8) (Im (At 10) (Im (At 17) (Im (No (At 2)) (Im (At 19) Fa)))));
 (At 9);
 (At 5);
 (At 6);
 (At 7);
 (At 10);
 (At 11);
 (At 18)]
 (An (An (At 1) (At 2)) (Im (At 3) (At 4)))
 (Sp 9 (Sp 5 (Sp 6 (Sp 7 (Sp 10 (Sp 11 (Sp 18 (Sp 12 (Sp 8 (Sp 16 (Sp 17 (Sp 19 (Sp 1 (Sp 2 (Sp 3 (Sp 4 (Cl 1) (Sp 13 (Sp 14 (Cl 11) (Cl 3)) (Cl 4))) (Cl 1)) (Cl 13)) (Cl 8)) (Cl 12)) (Cl 6)) (Sp 13 (Sp 14 (Sp 15 (Sp 2 (Sp 4 (Sp 1 (Cl 1) (Cl 9)) (Cl 11)) (Cl 10)) (Cl 3)) (Cl 3)) (Cl 7))) (Cl 2)) (Cl 5)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) _
  (c_starts c first)
  (grows 0 n m c d first)
  (thy_steps_34 n)
  (thy_steps_15 )
  (fun eq__0 => cg1 c 0 n eq__0)
  (thy_steps_35 n)
  (thy_steps_36 (c 0) (c n))
  (thy_steps_37 (c 0) (c n))
  (thy_steps_38 (c 0) m (d 0) (d n) (c n))
  (thy_steps_39 (c 0) m (d 0) (d n) (c n))
  (fun eq__0 => cg1 d 0 n eq__0)
  (thy_steps_40 (c 0) (d 0) (c n) (d n))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (1 <= x1)) -> (((x2 - x3) - (x4 - x5)) < x1) -> ((- ((x2 - x3) - (x4 - x5))) < x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_42 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 < x1)) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_43 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 < x2)) -> (~ (x2 < x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 <= x1) -> (((x1 - x5) - (x3 - x6)) < x7) -> (x5 = x8) -> (x6 = x9) -> (((x4 - x2) + x7) <= (x8 - x9)) -> (x2 <= x9) -> False.
Proof. thy. Qed.
Lemma thy_steps_45 : forall (x1 : Z), (0 <= x1) -> (~ (0 < x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = 0) -> (x6 = 0) -> (((x1 - x7) - (x3 - x8)) < x9) -> ((- ((x1 - x7) - (x3 - x8))) < x9) -> (x7 = x10) -> (x8 = x11) -> (((x10 - x11) + x9) <= (x4 - x2)) -> (((x6 - x5) + x9) <= (x10 - x11)) -> False.
Proof. thy. Qed.
Lemma thy_steps_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = 0) -> (x4 = 0) -> (x5 <= x1) -> (((x1 - x5) - (x6 - x7)) < x8) -> ((- ((x1 - x5) - (x6 - x7))) < x8) -> (x5 = x9) -> (((x4 - x3) + x8) <= (x9 - x10)) -> (x2 = x10) -> False.
Proof. thy. Qed.
Lemma thy_steps_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (x3 = x4) -> (x5 <= x1) -> (x6 <= x3) -> (~ (x5 = x1)) -> (x5 = x7) -> (x6 = x8) -> (x2 = x8) -> (x4 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x3 = 0) -> (x4 = 0) -> (x5 = x6) -> (x2 = x4) -> (x6 = x3) -> (~ (x5 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = 0) -> (0 <= x6) -> ((- ((x1 - x6) - (x3 - x7))) < x8) -> (x6 = x9) -> (x7 = x10) -> (((x9 - x10) + x8) <= (x4 - x2)) -> (x10 = x5) -> False.
Proof. thy. Qed.
Lemma thy_steps_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 <= x2) -> (((x2 - x1) - (x3 - x4)) < x5) -> ((- ((x2 - x1) - (x3 - x4))) < x5) -> (x1 = x6) -> (((x7 - x8) + x5) <= (x6 - x9)) -> (x8 <= x9) -> (x2 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (x2 = x6) -> (x4 = x7) -> (((x6 - x7) + x5) <= (x8 - x9)) -> (x1 = x8) -> (x3 = x9) -> False.
Proof. thy. Qed.
Lemma thy_steps_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x4 = x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_steps_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x2) -> (~ (x1 = x4)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = 0) -> (0 <= x3) -> (((x6 - x1) - (x7 - x3)) < x8) -> (((x4 - x2) + x8) <= (x9 - x10)) -> (x6 = x9) -> (x2 = x5) -> (x7 = x10) -> False.
Proof. thy. Qed.
Lemma thy_steps_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = 0) -> (x6 = 0) -> (((x7 - x1) - (x8 - x3)) < x9) -> ((- ((x7 - x1) - (x8 - x3))) < x9) -> (((x4 - x2) + x9) <= (x10 - x11)) -> (((x6 - x5) + x9) <= (x4 - x2)) -> (x7 = x10) -> (x8 = x11) -> False.
Proof. thy. Qed.
Lemma thy_steps_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x7 = x8) -> ((- ((x1 - x5) - (x3 - x7))) < x9) -> (((x8 - x6) + x9) <= (x4 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (x3 = x4) -> (x1 <= x5) -> (x3 <= x6) -> (x7 = x2) -> (x8 = x4) -> (x5 = x8) -> (~ (x3 = x6)) -> (x6 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x2 = x4) -> (~ (x3 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x7 = x8) -> (((x1 - x5) - (x3 - x7)) < x9) -> (((x4 - x2) + x9) <= (x8 - x6)) -> False.
Proof. thy. Qed.
Lemma thy_steps_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x3 = x1)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_steps_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (x3 = x4) -> (x1 <= x5) -> (x3 <= x6) -> (~ (x1 = x5)) -> (x7 = x2) -> (x8 = x4) -> (x5 = x8) -> (x6 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x1 <= x5) -> (((x5 - x1) - (x6 - x3)) < x7) -> (((x8 - x9) + x7) <= (x4 - x2)) -> (x9 <= x2) -> (x5 = x8) -> (x6 = x9) -> False.
Proof. thy. Qed.
(* The m-bishop never joins two pairs, since D_i - D_j and D_i + D_j are at least m in absolute value. *)
Lemma no_bishop_joins : forall (m : Z) (x : Z) (x1 : Z) (y : Z) (y1 : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))) ->
  (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m))).
Proof.
intros m x x1 y y1 c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W0].
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))) as [n1 W1].
refine (refute (Nd (Some (0 <= x1)) (Nd (Some (x1 <= x)) (Nd (Some (y1 <= y)) (Nd (Some ((- ((x - x1) - (y - y1))) < m)) (Nd (Some (0 <= n1)) (Nd (Some (0 < n1)) Lf Lf) Lf) (Nd (Some ((c 0) = 0)) (Nd (Some ((d n0) = (d n1))) Lf Lf) Lf)) (Nd (Some (y = (d n0))) (Nd (Some (y1 = (c n1))) (Nd (Some ((((d n1) - (c n1)) + m) <= ((d n0) - (c n0)))) Lf Lf) Lf) (Nd (Some (n0 < n1)) (Nd (Some ((c n1) = (c 0))) Lf Lf) Lf))) (Nd (Some (y1 = y)) (Nd (Some (0 <= n0)) (Nd (Some (y1 = (d n1))) (Nd (Some ((c 0) <= (c n1))) Lf Lf) Lf) (Nd (Some ((d 0) = 0)) (Nd (Some ((d n0) = (d 0))) Lf Lf) Lf)) (Nd (Some (y = (c n0))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (n0 = n1)) Lf Lf) Lf) (Nd (Some ((c n0) <= (c n1))) Lf Lf)))) (Nd (Some (0 <= y1)) (Nd (Some (x1 = x)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (x1 = (c n1))) (Nd (Some ((((d 0) - (c 0)) + m) <= ((d n1) - (c n1)))) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some (n0 = 0)) Lf Lf) Lf)) (Nd (Some (x = (d n0))) (Nd (Some ((first 0) = 0)) (Nd (Some ((c n1) <= (c n0))) Lf Lf) Lf) (Nd (Some ((((d n0) - (c n0)) + m) <= ((d n1) - (c n1)))) Lf Lf))) (Nd (Some (((x - x1) - (y - y1)) < m)) (Nd (Some (x = (c n0))) (Nd (Some (x1 = (d n1))) (Nd (Some (n1 < n0)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (n1 = 0)) Lf Lf) Lf)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c n0) = (c n1))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf)))))
 [(Im (At 9) (An (At 10) (Or (An (At 11) (At 12)) (An (At 13) (At 14)))));
 (Im (At 15) (An (At 16) (Or (An (At 17) (At 18)) (An (At 19) (At 20)))));
 (Im (At 21) (Im (At 22) (Im (At 23) (At 24))));
 (Im (At 25) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 26) (Im (At 27) (Im (At 10) (Im (At 28) (An (At 29) (At 30))))))))));
 (Im (At 25) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 26) (Im (At 27) (Im (At 31) (Im (At 32) (An (At 33) (At 34))))))))));
 (Im (At 25) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 26) (Im (At 27) (Im (At 16) (Im (At 35) (An (At 36) (At 37))))))))));
 (Im (No (At 25)) (Im (At 7) (Im (At 8) Fa)));
 (Im (No (At 31)) Fa);
 (Im (At 38) (At 39));
 (Im (At 38) (At 40));
 (Im (At 41) (At 42));
 (Im (No (At 28)) (Im (No (At 35)) (Im (No (At 38)) Fa)));
 (Im (At 10) (Im (No (At 32)) (Im (No (At 35)) (Im (No (At 41)) Fa))));
 (Im (At 11) (Im (At 12) (Im (At 2) (Im (At 7) (Im (At 19) (Im (At 20) (Im (At 29) (Im (At 30) Fa))))))));
 (Im (At 43) (At 44));
 (Im (At 16) (Im (No (At 32)) (Im (No (At 43)) Fa)));
 (Im (At 11) (Im (At 12) (Im (At 24) (Im (At 26) (Im (At 7) (Im (At 8) (Im (At 19) (Im (At 20) (Im (At 36) (Im (At 33) Fa))))))))));
 (Im (At 11) (Im (At 24) (Im (At 26) (Im (At 2) (Im (At 7) (Im (At 8) (Im (At 19) (Im (At 33) (Im (At 39) Fa)))))))));
 (Im (At 11) (Im (At 12) (Im (At 2) (Im (At 4) (Im (No (At 5)) (Im (At 19) (Im (At 20) (Im (At 39) (Im (At 40) Fa)))))))));
 (Im (At 12) (Im (At 24) (Im (At 26) (Im (At 20) (Im (At 42) (Im (At 44) (Im (No (At 6)) Fa)))))));
 (Im (At 11) (Im (At 12) (Im (At 24) (Im (At 1) (Im (At 8) (Im (At 19) (Im (At 20) (Im (At 36) (Im (At 44) Fa)))))))));
 (Im (At 2) (Im (At 7) (Im (At 8) (Im (At 19) (Im (At 29) (Im (At 30) (Im (At 13) Fa)))))));
 (Im (At 7) (Im (At 19) (Im (At 20) (Im (At 36) (Im (At 13) (Im (At 14) Fa))))));
 (Im (No (At 5)) (Im (At 19) (Im (At 40) (Im (At 13) Fa))));
 (Im (At 20) (Im (At 39) (Im (No (At 6)) (Im (At 14) Fa))));
 (Im (At 17) (Im (At 18) (Im (At 24) (Im (At 3) (Im (At 7) (Im (At 36) (Im (At 13) (Im (At 44) (Im (At 14) Fa)))))))));
 (Im (At 17) (Im (At 18) (Im (At 24) (Im (At 26) (Im (At 7) (Im (At 8) (Im (At 36) (Im (At 33) (Im (At 13) (Im (At 14) Fa))))))))));
 (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 8) (Im (At 36) Fa))))));
 (Im (At 17) (Im (At 18) (Im (At 2) (Im (At 4) (Im (At 39) (Im (At 40) (Im (At 13) (Im (No (At 6)) (Im (At 14) Fa)))))))));
 (Im (At 12) (Im (At 18) (Im (At 40) (Im (No (At 6)) Fa))));
 (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 7) (Im (At 29) Fa))))));
 (Im (At 11) (Im (At 17) (Im (No (At 5)) (Im (At 39) Fa))));
 (Im (At 17) (Im (At 18) (Im (At 2) (Im (At 4) (Im (No (At 5)) (Im (At 39) (Im (At 40) (Im (At 13) (Im (At 14) Fa)))))))));
 (Im (At 17) (Im (At 18) (Im (At 2) (Im (At 7) (Im (At 29) (Im (At 30) (Im (At 13) (Im (At 14) Fa))))))));
 (At 25);
 (At 21);
 (At 22);
 (At 23);
 (At 26);
 (At 27);
 (At 9);
 (At 15)]
 (No (An (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (No (An (At 5) (At 6)))) (At 7)) (At 8)))
 (Sp 21 (Sp 22 (Sp 23 (Sp 26 (Sp 27 (Sp 9 (Sp 15 (Sp 1 (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 25 (Sp 31 (Sp 24 (Sp 10 (Sp 16 (Sp 32 (Sp 33 (Sp 38 (Sp 39 (Sp 40 (Sp 19 (Sp 11 (Cl 19) (Sp 13 (Sp 14 (Sp 5 (Sp 6 (Cl 1) (Sp 20 (Cl 26) (Sp 17 (Sp 18 (Cl 30) (Cl 3)) (Cl 3)))) (Cl 25)) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 12 (Sp 6 (Sp 5 (Cl 1) (Sp 11 (Cl 33) (Sp 13 (Sp 14 (Cl 34) (Cl 2)) (Cl 2)))) (Cl 31)) (Sp 13 (Sp 14 (Sp 6 (Sp 5 (Cl 1) (Cl 34)) (Cl 30)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 11)) (Cl 10)) (Sp 35 (Sp 36 (Sp 20 (Sp 14 (Sp 13 (Sp 19 (Cl 24) (Sp 17 (Sp 18 (Cl 28) (Cl 3)) (Cl 3))) (Sp 11 (Sp 12 (Sp 19 (Cl 18) (Sp 17 (Sp 18 (Cl 29) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Sp 19 (Cl 18) (Sp 17 (Sp 18 (Cl 29) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 12 (Sp 11 (Cl 29) (Sp 13 (Sp 14 (Cl 28) (Cl 2)) (Cl 2))) (Sp 13 (Sp 14 (Cl 28) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 7)) (Sp 28 (Sp 29 (Sp 30 (Sp 19 (Sp 13 (Cl 23) (Sp 11 (Sp 12 (Sp 20 (Cl 15) (Sp 17 (Sp 18 (Cl 32) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 35) (Sp 11 (Sp 12 (Cl 32) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 32) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 5)) (Cl 13)))) (Cl 6)) (Sp 43 (Sp 44 (Sp 35 (Sp 36 (Sp 20 (Sp 14 (Sp 19 (Sp 13 (Cl 24) (Sp 11 (Sp 12 (Cl 22) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 13 (Cl 27) (Sp 11 (Sp 12 (Cl 29) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Sp 11 (Sp 12 (Sp 19 (Cl 22) (Sp 17 (Sp 18 (Cl 29) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 27) (Sp 11 (Sp 12 (Cl 29) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 29) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 7)) (Sp 41 (Sp 42 (Sp 38 (Sp 39 (Sp 40 (Sp 20 (Sp 14 (Sp 6 (Sp 5 (Cl 1) (Sp 11 (Sp 17 (Cl 33) (Sp 19 (Sp 12 (Cl 20) (Sp 13 (Cl 25) (Cl 2))) (Cl 3))) (Sp 13 (Sp 19 (Cl 25) (Sp 17 (Sp 18 (Cl 34) (Cl 3)) (Cl 3))) (Cl 2)))) (Cl 26)) (Sp 11 (Sp 12 (Sp 6 (Sp 5 (Cl 1) (Sp 19 (Cl 20) (Sp 17 (Cl 33) (Cl 3)))) (Cl 21)) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 12 (Sp 6 (Sp 5 (Cl 1) (Sp 11 (Cl 33) (Sp 13 (Sp 14 (Cl 34) (Cl 2)) (Cl 2)))) (Cl 31)) (Sp 13 (Sp 14 (Sp 6 (Sp 5 (Cl 1) (Cl 34)) (Cl 30)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 11)) (Cl 10)) (Sp 28 (Sp 29 (Sp 30 (Sp 19 (Sp 13 (Cl 23) (Sp 11 (Sp 12 (Sp 20 (Cl 15) (Sp 17 (Sp 18 (Cl 32) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 35) (Sp 11 (Sp 12 (Cl 32) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 32) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 5)) (Cl 13))) (Cl 12)) (Cl 14))) (Cl 16)) (Cl 17))) (Cl 3)) (Cl 2)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) _
  W0
  W1
  (c_starts c first)
  (grows n0 n1 m c d first)
  (grows 0 n1 m c d first)
  (grows n1 n0 m c d first)
  (thy_steps_41 m x x1 y y1)
  (thy_steps_15 )
  (fun eq__0 => cg1 c n0 n1 eq__0)
  (fun eq__0 => cg1 d n0 n1 eq__0)
  (fun eq__0 => cg1 d n0 0 eq__0)
  (thy_steps_42 n0 n1)
  (thy_steps_43 n0 n1)
  (thy_steps_44 x (c n0) y (d n0) x1 y1 m (d n1) (c n1))
  (fun eq__0 => cg1 c n1 0 eq__0)
  (thy_steps_45 n1)
  (thy_steps_46 x (c n0) y (d n0) (c 0) (d 0) x1 y1 m (d n1) (c n1))
  (thy_steps_47 x (c n0) (c 0) (d 0) x1 y y1 m (d n1) (c n1))
  (thy_steps_48 x (c n0) y (d n0) x1 y1 (d n1) (c n1))
  (thy_steps_49 y (d n0) (c 0) (d 0) y1 (c n1))
  (thy_steps_50 x (c n0) y (d n0) (c 0) x1 y1 m (d n1) (c n1))
  (thy_steps_51 x1 x y y1 m (d n1) (d n0) (c n0) (c n1))
  (thy_steps_52 x x1 y y1 m (d n1) (c n1) (d n0) (c n0))
  (thy_steps_53 x1 x (d n1) (d n0))
  (thy_steps_54 y1 (c n1) (c n0) y)
  (thy_steps_55 x1 (c n1) y1 (d n1) (c 0) x y m (d n0) (c n0))
  (thy_steps_56 x1 (c n1) y1 (d n1) (c 0) (d 0) x y m (d n0) (c n0))
  (thy_steps_57 x (c n0) y (d n0) x1 (c n1) y1 (d n1) m)
  (thy_steps_58 x1 (c n1) y1 (d n1) x y (c n0) (d n0))
  (thy_steps_59 y (d n0) y1 (d n1))
  (thy_steps_60 x (c n0) y (d n0) x1 (c n1) y1 (d n1) m)
  (thy_steps_61 x (c n0) x1 (c n1))
  (thy_steps_62 x1 (c n1) y1 (d n1) x y (c n0) (d n0))
  (thy_steps_63 x1 (c n1) y1 (d n1) x y m (d n0) (c n0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_64 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> (x1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_65 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_66 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (x2 = 0) -> (0 <= x3) -> (~ ((x4 - x5) <= x3)) -> (x4 = x2) -> (x5 = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_68 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_69 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_70 : forall (x1 : Z) (x2 : Z), (x1 = (x2 - 1)) -> (~ ((x1 + 1) = x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 - x2) <= x3)) -> (~ (x3 < (x4 - x5))) -> (x4 = x1) -> (x5 = x2) -> False.
Proof. thy. Qed.
(* There is a last index j <= N with D_j <= e: the step from N - 1 to N. *)
Lemma last_below_step : forall (e : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= e) ->
  (forall (N_ : Z), (((0 <= N_) /\ (forall (N_before : Z), (((0 <= N_before) /\ (N_before < N_)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1))))))))).
Proof.
intros e m c d first.
destruct (wit_all1 (fun N_ => (((0 <= N_) /\ (forall (N_before : Z), (((0 <= N_before) /\ (N_before < N_)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) as [n0 W0].
destruct (wit_ex1 (fun j => ((((0 <= j) /\ (j <= (n0 - 1))) /\ (((d j) - (c j)) <= e)) /\ ((j = (n0 - 1)) \/ (e < ((d (j + 1)) - (c (j + 1)))))))) as [j0 W2].
refine (refute (Nd (Some (forall (N_ : Z), (((0 <= N_) /\ (forall (N_before : Z), (((0 <= N_before) /\ (N_before < N_)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) (Nd (Some (0 <= n0)) (Nd (Some (exists (j : Z), ((((0 <= j) /\ (j <= n0)) /\ (((d j) - (c j)) <= e)) /\ ((j = n0) \/ (e < ((d (j + 1)) - (c (j + 1)))))))) (Nd (Some (0 <= j0)) (Nd (Some (((d n0) - (c n0)) <= e)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf) Lf) (Nd (Some ((d n0) = (d 0))) Lf Lf)) (Nd (Some (e < ((d (j0 + 1)) - (c (j0 + 1))))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) (Nd (Some ((j0 + 1) = n0)) Lf Lf))) (Nd (Some ((n0 - 1) < n0)) (Nd (Some (((d j0) - (c j0)) <= e)) (Nd (Some (e < ((d (n0 + 1)) - (c (n0 + 1))))) Lf Lf) (Nd (Some ((d 0) = 0)) Lf Lf)) (Nd (Some (j0 = n0)) (Nd (Some ((c 0) = 0)) Lf Lf) (Nd (Some ((c (j0 + 1)) = (c n0))) Lf Lf)))) (Nd (Some (forall (N_before : Z), (((0 <= N_before) /\ (N_before < n0)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (j0 <= (n0 - 1))) (Nd (Some (n0 = n0)) Lf Lf) (Nd (Some ((c n0) = (c 0))) Lf Lf)) (Nd (Some (j0 <= n0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some ((d (j0 + 1)) = (d n0))) Lf Lf))) (Nd (Some (exists (j : Z), ((((0 <= j) /\ (j <= (n0 - 1))) /\ (((d j) - (c j)) <= e)) /\ ((j = (n0 - 1)) \/ (e < ((d (j + 1)) - (c (j + 1)))))))) (Nd (Some (j0 = (n0 - 1))) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some (0 <= e)) Lf Lf)) (Nd (Some (n0 <= n0)) (Nd (Some (n0 = 0)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (An (An (An (At 8) (At 9)) (At 10)) (Or (At 11) (At 12))));
 (Im (An (An (An (At 8) (At 13)) (At 10)) (Or (At 14) (At 12))) (At 4));
 (Im (An (An (An (At 2) (At 15)) (At 16)) (Or (At 17) (At 18))) (At 4));
 (Im (At 19) (Im (At 20) (Im (At 21) (At 22))));
 (Im (No (At 6)) (Im (At 15) Fa));
 (Im (No (At 15)) Fa);
 (Im (At 23) (At 24));
 (Im (At 2) (Im (No (At 5)) (Im (No (At 23)) Fa)));
 (Im (At 23) (At 25));
 (Im (At 22) (Im (At 26) (Im (At 27) (Im (No (At 16)) (Im (At 24) (Im (At 25) Fa))))));
 (Im (No (At 17)) Fa);
 (Im (At 9) (Im (No (At 13)) Fa));
 (Im (At 28) (At 29));
 (Im (At 11) (Im (No (At 28)) Fa));
 (Im (At 28) (At 30));
 (Im (No (At 16)) (Im (No (At 12)) (Im (At 29) (Im (At 30) Fa))));
 (At 31);
 (At 19);
 (At 20);
 (At 21);
 (At 26);
 (At 32);
 (At 27)]
 (At 1)
 (Sp 19 (Sp 20 (Sp 21 (Sp 26 (Sp 27 (Sp 1 (Cl 1) (Sp 15 (Sp 17 (Sp 22 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 16 (Cl 6) (Sp 6 (Sp 25 (Sp 24 (Cl 13) (Sp 23 (Cl 10) (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Sp 14 (Cl 5) (Sp 12 (Cl 5) (Sp 11 (Sp 28 (Sp 29 (Sp 30 (Cl 19) (Cl 18)) (Cl 16)) (Cl 17)) (Cl 4)))) (Cl 15)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 11)))) (Sp 23 (Cl 12) (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Sp 14 (Cl 5) (Sp 12 (Cl 5) (Sp 11 (Sp 28 (Sp 29 (Sp 30 (Cl 19) (Cl 18)) (Cl 16)) (Cl 17)) (Cl 4)))) (Cl 15)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 11)))) (Cl 8)))) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 14)) (Cl 9))) (Cl 26)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  W0
  (all1_at (fun N_before => (((0 <= N_before) /\ (N_before < n0)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1))))))))) (n0 - 1))
  W2
  (ex1_at (fun j => ((((0 <= j) /\ (j <= n0)) /\ (((d j) - (c j)) <= e)) /\ ((j = n0) \/ (e < ((d (j + 1)) - (c (j + 1))))))) j0)
  (ex1_at (fun j => ((((0 <= j) /\ (j <= n0)) /\ (((d j) - (c j)) <= e)) /\ ((j = n0) \/ (e < ((d (j + 1)) - (c (j + 1))))))) n0)
  (c_starts c first)
  (thy_steps_64 n0)
  (thy_steps_65 n0)
  (fun eq__0 => cg1 d n0 0 eq__0)
  (thy_steps_66 n0)
  (fun eq__0 => cg1 c n0 0 eq__0)
  (thy_steps_67 (c 0) (d 0) e (d n0) (c n0))
  (thy_steps_68 n0)
  (thy_steps_69 j0 n0)
  (fun eq__0 => cg1 d (j0 + 1) n0 eq__0)
  (thy_steps_70 j0 n0)
  (fun eq__0 => cg1 c (j0 + 1) n0 eq__0)
  (thy_steps_71 (d n0) (c n0) e (d (j0 + 1)) (c (j0 + 1)))
).
vm_compute; reflexivity.
Qed.

(* For e >= 0 there is a last index j <= N with D_j <= e. *)
Lemma last_below : forall (N_ : Z) (e : Z) (m : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= e) ->
  (0 <= N_) ->
  (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1))))))).
Proof.
intros N_ e m c d first.
refine (refute (Nd (Some (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= e)) Lf Lf) Lf) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (N_ : Z), ((0 <= N_) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (N_ : Z), (((0 <= N_) /\ (forall (N_before : Z), (((0 <= N_before) /\ (N_before < N_)) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_before)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_before) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (0 <= N_)) Lf Lf) Lf)))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9))))))));
 (Im (At 9) (At 10));
 (Im (At 10) (Im (At 11) (At 1)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 1 (Cl 1) (Sp 9 (Sp 10 (Cl 4) (Cl 3)) (Cl 2))) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) _
  (last_below_step e m c d first)
  (law_induction (fun N_ => (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1)))))))))
  (all1_at (fun N_ => ((0 <= N_) -> (exists (j : Z), ((((0 <= j) /\ (j <= N_)) /\ (((d j) - (c j)) <= e)) /\ ((j = N_) \/ (e < ((d (j + 1)) - (c (j + 1))))))))) N_)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_72 : forall (x1 : Z), (0 <= 0) -> (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_73 : forall (x1 : Z), (0 < (x1 + 1)) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_74 : forall (x1 : Z), (~ (0 < (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_75 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 <= (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_76 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x1 = x2) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_77 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (x2 = 0) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_78 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (0 < (x3 + 1))) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_79 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x1 + 1) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_80 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < (x3 - 1))) -> (~ ((x3 - 1) = x1)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (1 <= x5) -> (x6 = x1) -> (~ (x3 <= x7)) -> (((x4 - x2) + x5) <= (x7 - x6)) -> False.
Proof. thy. Qed.
Lemma thy_steps_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 <= x3)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (x3 = x4) -> (x4 = x2) -> (x5 = x1) -> (x3 <= x6) -> (~ (x5 <= x6)) -> False.
Proof. thy. Qed.
Lemma thy_steps_84 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 <= x3) -> (~ (x2 <= x3)) -> False.
Proof. thy. Qed.
(* No pair of row x lies to the right of (x, d_n), where n is the last index of the row; and d_n >= x. *)
Lemma row_ends : forall (m : Z) (x : Z) (y : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  (0 <= x) ->
  (((y <= (d ((first (x + 1)) - 1))) /\ (x <= (d ((first (x + 1)) - 1)))) /\ (0 <= ((first (x + 1)) - 1))).
Proof.
intros m x y c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W4].
refine (refute (Nd (Some (y <= (d ((first (x + 1)) - 1)))) (Nd (Some (x <= (d ((first (x + 1)) - 1)))) (Nd (Some (forall (x_ : Z), ((0 <= x_) -> ((first x_) < (first (x_ + 1)))))) (Nd (Some (0 <= x)) (Nd (Some ((d 0) = 0)) (Nd (Some (1 <= n0)) Lf Lf) Lf) (Nd (Some (x = (c n0))) (Nd (Some ((first (x + 1)) = (first ((c n0) + 1)))) Lf Lf) Lf)) (Nd (Some ((first x) <= ((first (x + 1)) - 1))) (Nd (Some (1 <= ((first (x + 1)) - 1))) (Nd (Some ((c n0) <= (c ((first (x + 1)) - 1)))) Lf Lf) Lf) (Nd (Some (0 <= (c n0))) Lf Lf))) (Nd (Some (0 < (x + 1))) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= (c ((first (x + 1)) - 1)))) (Nd (Some (n0 < ((first (x + 1)) - 1))) Lf Lf) Lf) (Nd (Some (x = (d n0))) Lf Lf)) (Nd (Some ((c ((first (x + 1)) - 1)) = x)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some ((d ((first (x + 1)) - 1)) = (d n0))) Lf Lf) Lf) (Nd (Some (n0 < (first ((c n0) + 1)))) Lf Lf)))) (Nd (Some (0 <= ((first (x + 1)) - 1))) (Nd (Some (0 <= 0)) (Nd (Some ((first x) < (first (x + 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((c n0) < (d n0))) Lf Lf) Lf) (Nd (Some (y = (d n0))) Lf Lf)) (Nd (Some (((first (x + 1)) - 1) < (first (x + 1)))) (Nd (Some ((c ((first (x + 1)) - 1)) < (d ((first (x + 1)) - 1)))) (Nd (Some (((first (x + 1)) - 1) = n0)) Lf Lf) Lf) (Nd (Some ((first (c n0)) <= n0)) Lf Lf))) (Nd (Some ((first 0) < (first (x + 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c ((first (x + 1)) - 1)) <= (d ((first (x + 1)) - 1)))) (Nd (Some ((((d n0) - (c n0)) + m) <= ((d ((first (x + 1)) - 1)) - (c ((first (x + 1)) - 1))))) Lf Lf) Lf) (Nd (Some (y = (c n0))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= n0)) (Nd (Some ((x + 1) = ((c n0) + 1))) Lf Lf) Lf) (Nd (Some ((c n0) <= (d n0))) Lf Lf)))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (At 7))));
 (Im (At 4) (Im (At 8) (At 9)));
 (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 8) (Im (At 3) (Im (At 12) (Im (At 13) (At 14))))))));
 (Im (At 15) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 16) (Im (At 17) (Im (At 3) (An (An (At 18) (At 19)) (Im (At 20) (At 21))))))))));
 (Im (At 22) (An (At 23) (Or (An (At 24) (At 25)) (An (At 26) (At 27)))));
 (Im (At 11) (Im (At 23) (An (An (At 28) (At 29)) (At 30))));
 (Im (At 15) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 16) (Im (At 17) (Im (At 23) (An (An (At 28) (At 31)) (Im (At 32) (At 33))))))))));
 (Im (At 15) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 16) (Im (At 17) (Im (At 23) (Im (At 34) (An (At 35) (At 36))))))))));
 (Im (At 5) (Im (No (At 13)) Fa));
 (Im (At 6) (Im (No (At 8)) Fa));
 (Im (No (At 6)) (Im (At 8) Fa));
 (Im (At 9) (Im (No (At 12)) Fa));
 (Im (No (At 5)) Fa);
 (Im (No (At 8)) (Im (At 24) (Im (At 28) Fa)));
 (Im (No (At 3)) (Im (At 10) (Im (At 7) Fa)));
 (Im (At 28) (Im (At 31) (Im (No (At 6)) (Im (At 26) Fa))));
 (Im (At 37) (At 38));
 (Im (At 39) (At 40));
 (Im (At 24) (Im (No (At 39)) Fa));
 (Im (At 30) (Im (No (At 34)) (Im (No (At 37)) (Im (At 40) Fa))));
 (Im (At 24) (Im (At 25) (Im (At 15) (Im (At 14) (Im (No (At 1)) (Im (At 35) Fa))))));
 (Im (At 25) (Im (No (At 1)) (Im (At 38) Fa)));
 (Im (At 31) (Im (At 14) (Im (At 26) (Im (At 27) (Im (At 19) (Im (No (At 1)) Fa))))));
 (Im (At 14) (Im (At 19) (Im (No (At 2)) Fa)));
 (At 15);
 (At 10);
 (At 4);
 (At 11);
 (At 16);
 (At 17);
 (At 22);
 (At 8)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 15 (Sp 10 (Sp 4 (Sp 11 (Sp 16 (Sp 17 (Sp 22 (Sp 5 (Sp 23 (Sp 13 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 26 (Sp 6 (Sp 7 (Sp 8 (Sp 3 (Sp 9 (Sp 18 (Sp 19 (Sp 12 (Sp 14 (Sp 2 (Sp 1 (Cl 1) (Sp 27 (Cl 24) (Sp 24 (Sp 25 (Sp 39 (Sp 35 (Cl 22) (Sp 38 (Cl 23) (Sp 40 (Sp 34 (Cl 9) (Sp 37 (Cl 18) (Cl 21))) (Cl 19)))) (Cl 20)) (Cl 6)) (Cl 6)))) (Cl 25)) (Cl 4)) (Cl 13)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 16)) (Cl 11)) (Cl 2)) (Cl 17)) (Sp 24 (Sp 25 (Sp 8 (Sp 39 (Sp 9 (Sp 6 (Sp 40 (Sp 12 (Sp 7 (Sp 3 (Sp 14 (Sp 18 (Sp 19 (Sp 2 (Sp 1 (Cl 1) (Sp 35 (Cl 22) (Sp 38 (Cl 23) (Sp 34 (Cl 9) (Sp 37 (Cl 18) (Cl 21)))))) (Cl 25)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 16)) (Cl 2)) (Cl 13)) (Cl 19)) (Cl 12)) (Cl 3)) (Cl 20)) (Cl 15)) (Cl 6)) (Cl 6))) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 10)) (Cl 6)) (Cl 14)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) _
  (first_grows 0 (x + 1) first)
  (all1_at (fun x => ((0 <= x) -> ((first x) < (first (x + 1))))) x)
  (row_is ((first (x + 1)) - 1) x c first)
  (pairs_natural m ((first (x + 1)) - 1) c d first)
  W4
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (pairs_natural m n0 c d first)
  (grows n0 ((first (x + 1)) - 1) m c d first)
  (thy_steps_72 (first (x + 1)))
  (thy_steps_73 x)
  (thy_steps_74 x)
  (thy_steps_75 (first x) (first (x + 1)))
  (thy_steps_15 )
  (thy_steps_76 x (c n0))
  (thy_steps_77 (first (x + 1)) (first 0))
  (thy_steps_78 (c n0) (d n0) x)
  (fun eq__0 => cg1 d ((first (x + 1)) - 1) n0 eq__0)
  (fun eq__0 => cg1 first (x + 1) ((c n0) + 1) eq__0)
  (thy_steps_79 x (c n0))
  (thy_steps_80 n0 (first ((c n0) + 1)) (first (x + 1)))
  (thy_steps_81 x (c n0) y (d n0) m (c ((first (x + 1)) - 1)) (d ((first (x + 1)) - 1)))
  (thy_steps_82 y (d n0) (d ((first (x + 1)) - 1)))
  (thy_steps_83 (c n0) (d n0) (c ((first (x + 1)) - 1)) x y (d ((first (x + 1)) - 1)))
  (thy_steps_84 (c ((first (x + 1)) - 1)) x (d ((first (x + 1)) - 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_85 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_86 : forall (x1 : Z), (0 <= x1) -> (~ (0 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_87 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_88 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_89 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (0 <= (x2 - 1))) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_steps_90 : forall (x1 : Z) (x2 : Z), (x1 = (x2 - 1)) -> (~ ((x2 - 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_91 : forall (x1 : Z) (x2 : Z), (~ (x1 = (x2 - 1))) -> ((x2 - 1) = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_92 : forall (x1 : Z), (~ (0 < x1)) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_steps_93 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x2 = x3)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_94 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (~ (x1 < (x2 - 1))) -> (~ ((x2 - 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_95 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (0 <= x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_96 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 <= x2)) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (2 <= x2) -> (x3 <= x4) -> (((x1 - x3) + x2) <= (x5 - x4)) -> (~ (0 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_steps_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 <= x2)) -> (x3 = x4) -> ((x1 - x5) <= (x2 - x4)) -> (x5 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_99 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (~ ((x1 + 1) < (x2 - 1))) -> (~ ((x2 - 1) = x1)) -> (~ ((x2 - 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_100 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (((x3 - x4) - (x5 - x6)) = (x7 + 1)) -> (~ (x8 = (x3 - 1))) -> (~ ((- ((x2 - x6) - (x8 - x5))) < x7)) -> (~ (x3 <= x8)) -> (x4 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (2 <= x1) -> (((x2 - x3) - (x4 - x5)) = (x1 + 1)) -> (~ ((- ((x6 - x5) - (x7 - x4))) < x1)) -> (~ (((x6 - x3) - (x7 - x2)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> ((x2 - x3) < (x4 - x5)) -> (~ ((- ((x3 - x5) - (x2 - x4))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_103 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) < (x3 - x4)) -> (x4 = x2) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_steps_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ ((- ((x1 - x2) - (x3 - x4))) < x5)) -> ((x3 - x1) < (x6 - x7)) -> (((x6 - x7) - (x4 - x2)) = x5) -> False.
Proof. thy. Qed.
Lemma thy_steps_105 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = ((x2 + 1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_steps_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (((x1 - x2) - (x3 - x4)) = (x5 + 1)) -> (~ ((x1 - x2) = (((x6 - x7) + x5) + 1))) -> (x3 = x6) -> (x4 = x7) -> False.
Proof. thy. Qed.
Lemma thy_steps_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (((x3 - x4) - (x5 - x6)) = (x7 + 1)) -> (~ ((- ((x2 - x6) - (x8 - x5))) < x7)) -> (~ (x3 <= x8)) -> (x4 <= x1) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_steps_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (x2 <= x3) -> (x1 <= x4) -> ((x3 - x2) < (x5 - x4)) -> (~ (0 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_steps_109 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 <= x2)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_110 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 = x3) -> (~ (x2 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_steps_111 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = x2) -> (((x3 - x4) - (x5 - x6)) = (x7 + 1)) -> (~ (x8 = (x3 - 1))) -> (~ ((- ((x2 - x6) - (x8 - x5))) < x7)) -> (~ (x3 <= x8)) -> (x1 = x4) -> False.
Proof. thy. Qed.
Lemma thy_steps_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (1 <= x1) -> ((x2 - x3) <= (x4 - x5)) -> (~ (((x5 - x3) - (x4 - x2)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_steps_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < x2)) -> (x3 = x4) -> ((x5 - x6) <= (x2 - x4)) -> (x3 = x6) -> (x5 = x1) -> (~ (x2 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_steps_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = 0) -> (x2 = 0) -> (x3 <= x4) -> (x1 <= x5) -> (((x2 - x1) + x6) <= (x7 - x5)) -> (~ (0 <= x7)) -> ((x4 - x3) < (x8 - x9)) -> (((x8 - x9) - (x7 - x5)) = x6) -> False.
Proof. thy. Qed.
(* Outside the pairs, for 0 <= x <= y, the m-bishop reaches a pair; or (x, y) lies to the right of all pairs of row x; or just before a pair (c_n, d_n) with D_n = D_{n-1} + m + 1. *)
Lemma bishop_or_rook : forall (m : Z) (x : Z) (y : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) ->
  (((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) \/ ((d ((first (x + 1)) - 1)) < y)) \/ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))).
Proof.
intros m x y c d first.
destruct (wit_ex1 (fun j => ((((0 <= j) /\ (j <= ((first (x + 1)) - 1))) /\ (((d j) - (c j)) <= (y - x))) /\ ((j = ((first (x + 1)) - 1)) \/ ((y - x) < ((d (j + 1)) - (c (j + 1)))))))) as [j0 W4].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) (Nd (Some ((d ((first (x + 1)) - 1)) < y)) (Nd (Some (forall (x_ : Z), ((0 <= x_) -> ((first x_) < (first (x_ + 1)))))) (Nd (Some (0 <= x)) (Nd (Some (1 <= m)) (Nd (Some ((c 0) <= (c j0))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) Lf Lf) Lf) (Nd (Some ((c j0) <= x)) (Nd (Some ((c ((first (x + 1)) - 1)) = (c j0))) Lf Lf) Lf)) (Nd (Some (j0 = ((first (x + 1)) - 1))) (Nd (Some ((j0 + 1) < ((first (x + 1)) - 1))) (Nd (Some ((- ((x - (c (j0 + 1))) - (y - (d (j0 + 1))))) < m)) Lf Lf) Lf) (Nd (Some ((c j0) = (c j0))) (Nd (Some ((d j0) = (d ((j0 + 1) - 1)))) Lf Lf) Lf))) (Nd (Some (0 <= ((first (x + 1)) - 1))) (Nd (Some (exists (j : Z), ((((0 <= j) /\ (j <= ((first (x + 1)) - 1))) /\ (((d j) - (c j)) <= (y - x))) /\ ((j = ((first (x + 1)) - 1)) \/ ((y - x) < ((d (j + 1)) - (c (j + 1)))))))) (Nd (Some (j0 < ((first (x + 1)) - 1))) (Nd (Some ((d (j0 + 1)) <= y)) Lf Lf) Lf) (Nd (Some ((d j0) = y)) (Nd (Some ((d j0) = (d ((first (x + 1)) - 1)))) Lf Lf) Lf)) (Nd (Some ((((d (j0 + 1)) - (c (j0 + 1))) - ((d j0) - (c j0))) = (m + 1))) (Nd (Some (x = (c (j0 + 1)))) (Nd (Some ((c (j0 + 1)) = (d (j0 + 1)))) Lf Lf) Lf) (Nd (Some (x = (c j0))) Lf Lf)))) (Nd (Some (0 < (x + 1))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((((d 0) - (c 0)) + m) <= ((d (j0 + 1)) - (c (j0 + 1))))) (Nd (Some ((c (j0 + 1)) <= x)) Lf Lf) Lf) (Nd (Some ((d j0) <= y)) (Nd (Some ((c j0) = (c 0))) Lf Lf) Lf)) (Nd (Some ((((d (j0 + 1)) - (c (j0 + 1))) - ((d j0) - (c j0))) = m)) (Nd (Some ((c (j0 + 1)) <= (c ((first (x + 1)) - 1)))) (Nd (Some ((c (j0 + 1)) = (c (j0 + 1)))) Lf Lf) Lf) (Nd (Some ((c j0) = (d j0))) Lf Lf))) (Nd (Some (((first (x + 1)) - 1) < (first (x + 1)))) (Nd (Some (j0 <= ((first (x + 1)) - 1))) (Nd (Some ((c j0) <= (c ((first (x + 1)) - 1)))) (Nd (Some ((d (j0 + 1)) = y)) Lf Lf) Lf) (Nd (Some ((- ((x - (c j0)) - (y - (d j0)))) < m)) (Nd (Some ((c ((first (x + 1)) - 1)) = (c (j0 + 1)))) Lf Lf) Lf)) (Nd (Some (0 < j0)) (Nd (Some (((d (j0 + 1)) - (c (j0 + 1))) = ((((d ((j0 + 1) - 1)) - (c ((j0 + 1) - 1))) + m) + 1))) (Nd (Some (x <= y)) Lf Lf) Lf) (Nd (Some (x = (d j0))) Lf Lf))))) (Nd (Some (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) (Nd (Some (0 <= 0)) (Nd (Some ((first x) < (first (x + 1)))) (Nd (Some ((d 0) = 0)) (Nd (Some (0 < (j0 + 1))) (Nd (Some (0 <= (c (j0 + 1)))) Lf Lf) Lf) (Nd (Some (0 <= (d j0))) (Nd (Some (j0 = 0)) Lf Lf) Lf)) (Nd (Some ((y - x) < ((d (j0 + 1)) - (c (j0 + 1))))) (Nd (Some ((((d (j0 + 1)) - (c (j0 + 1))) + m) <= ((d ((first (x + 1)) - 1)) - (c ((first (x + 1)) - 1))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ ((((c (j0 + 1)) = (c n_listed)) /\ ((d (j0 + 1)) = (d n_listed))) \/ (((c (j0 + 1)) = (d n_listed)) /\ ((d (j0 + 1)) = (c n_listed))))))) Lf Lf) Lf) (Nd (Some ((d j0) = (d j0))) (Nd (Some ((c j0) = (c ((j0 + 1) - 1)))) Lf Lf) Lf))) (Nd (Some ((first x) <= ((first (x + 1)) - 1))) (Nd (Some (0 <= j0)) (Nd (Some ((((d j0) - (c j0)) + m) <= ((d ((first (x + 1)) - 1)) - (c ((first (x + 1)) - 1))))) (Nd (Some ((c (j0 + 1)) = x)) Lf Lf) Lf) (Nd (Some (((x - (c j0)) - (y - (d j0))) < m)) (Nd (Some (((first (x + 1)) - 1) = (j0 + 1))) Lf Lf) Lf)) (Nd (Some ((c 0) = 0)) (Nd (Some (y = ((d (j0 + 1)) - 1))) (Nd (Some ((d (j0 + 1)) = (c (j0 + 1)))) Lf Lf) Lf) (Nd (Some (y = (d j0))) Lf Lf)))) (Nd (Some ((first 0) < (first (x + 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= (y - x))) (Nd (Some ((c 0) <= (c (j0 + 1)))) (Nd (Some (0 <= (d (j0 + 1)))) Lf Lf) Lf) (Nd (Some ((c j0) = x)) (Nd (Some ((d j0) = (d 0))) Lf Lf) Lf)) (Nd (Some (2 <= m)) (Nd (Some (1 <= (j0 + 1))) (Nd (Some ((d (j0 + 1)) = (d (j0 + 1)))) Lf Lf) Lf) (Nd (Some ((d j0) = (c j0))) Lf Lf))) (Nd (Some ((c ((first (x + 1)) - 1)) = x)) (Nd (Some (((d j0) - (c j0)) <= (y - x))) (Nd (Some (0 <= (j0 + 1))) (Nd (Some (((x - (c (j0 + 1))) - (y - (d (j0 + 1)))) < m)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ ((((c j0) = (c n_listed)) /\ ((d j0) = (d n_listed))) \/ (((c j0) = (d n_listed)) /\ ((d j0) = (c n_listed))))))) (Nd (Some (j0 = ((j0 + 1) - 1))) Lf Lf) Lf)) (Nd (Some ((((d 0) - (c 0)) + m) <= ((d j0) - (c j0)))) (Nd (Some (0 <= (c j0))) (Nd (Some (((first (x + 1)) - 1) = j0)) Lf Lf) Lf) (Nd (Some (y = (c j0))) Lf Lf))))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (At 7))));
 (Im (At 4) (Im (At 8) (At 9)));
 (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 8) (Im (At 12) (Im (At 13) (Im (At 14) (At 15))))))));
 (Im (At 16) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 12) (At 20)))))))));
 (Im (At 20) (An (An (An (At 21) (At 22)) (At 23)) (Or (At 24) (At 25))));
 (Im (At 18) (Im (At 21) (Or (At 26) (An (At 27) (At 28)))));
 (Im (At 10) (Im (At 4) (Im (At 11) (At 29))));
 (Im (At 16) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 17) (Im (At 18) (Im (At 5) (Im (At 30) (An (At 31) (At 32))))))))));
 (Im (At 16) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 17) (Im (At 18) (Im (At 5) (Im (At 33) (An (At 34) (At 35))))))))));
 (Im (At 16) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 17) (Im (At 18) (Im (At 21) (Im (At 36) (An (At 37) (At 38))))))))));
 (Im (At 16) (Im (At 10) (Im (At 4) (Im (At 11) (Im (At 17) (Im (At 18) (Im (At 39) (Im (At 40) (An (At 41) (At 42))))))))));
 (Im (An (An (An (At 43) (At 44)) (At 45)) (At 46)) (At 3));
 (Im (An (An (An (An (An (An (An (At 47) (At 48)) (At 49)) (At 50)) (No (An (At 51) (At 52)))) (At 53)) (At 54)) (At 55)) (At 1));
 (Im (An (At 21) (Or (An (At 56) (At 57)) (An (At 58) (At 59)))) (At 55));
 (Im (An (At 21) (Or (An (At 60) (At 61)) (An (At 62) (At 63)))) (At 64));
 (Im (An (An (An (An (An (An (An (At 65) (At 66)) (At 67)) (At 68)) (No (An (At 69) (At 70)))) (At 71)) (At 72)) (At 73)) (At 1));
 (Im (An (At 39) (Or (An (At 74) (At 75)) (An (At 76) (At 77)))) (At 73));
 (Im (At 5) (Im (No (At 14)) Fa));
 (Im (No (At 6)) (Im (At 8) Fa));
 (Im (At 9) (Im (No (At 13)) Fa));
 (Im (No (At 19)) (Im (At 78) Fa));
 (Im (At 21) (Im (No (At 33)) Fa));
 (Im (At 21) (Im (No (At 43)) Fa));
 (Im (At 51) (Im (No (At 60)) Fa));
 (Im (At 52) (Im (No (At 61)) Fa));
 (Im (At 56) (Im (No (At 57)) Fa));
 (Im (At 56) (Im (No (At 74)) Fa));
 (Im (At 56) (Im (No (At 75)) Fa));
 (Im (No (At 5)) Fa);
 (Im (At 7) (Im (No (At 12)) (Im (At 10) Fa)));
 (Im (No (At 56)) Fa);
 (Im (No (At 39)) (Im (At 21) Fa));
 (Im (At 29) (Im (No (At 65)) (Im (At 35) Fa)));
 (Im (At 79) (At 80));
 (Im (At 81) (At 82));
 (Im (At 81) (At 83));
 (Im (At 24) (At 84));
 (Im (At 24) (Im (No (At 79)) Fa));
 (Im (No (At 24)) (Im (At 79) Fa));
 (Im (No (At 30)) (Im (At 21) (Im (No (At 81)) Fa)));
 (Im (At 15) (Im (No (At 60)) (Im (At 80) Fa)));
 (Im (At 22) (Im (No (At 36)) (Im (No (At 79)) Fa)));
 (Im (At 29) (Im (No (At 47)) (Im (At 32) Fa)));
 (Im (At 29) (Im (No (At 47)) (Im (At 82) Fa)));
 (Im (At 15) (Im (No (At 48)) (Im (At 38) Fa)));
 (Im (At 17) (Im (At 27) (Im (At 32) (Im (At 31) (Im (No (At 49)) Fa)))));
 (Im (No (At 50)) (Im (At 15) (Im (At 23) (Im (At 38) Fa))));
 (Im (At 85) (At 86));
 (Im (At 22) (Im (No (At 40)) (Im (No (At 79)) (Im (No (At 85)) Fa))));
 (Im (At 15) (Im (No (At 66)) (Im (At 42) Fa)));
 (Im (At 15) (Im (At 28) (Im (No (At 45)) (Im (No (At 54)) (Im (No (At 68)) (Im (At 42) Fa))))));
 (Im (At 27) (Im (At 28) (Im (No (At 54)) (Im (No (At 71)) Fa))));
 (Im (At 27) (Im (At 25) (Im (No (At 72)) Fa)));
 (Im (At 25) (Im (At 69) (Im (At 70) Fa)));
 (Im (No (At 54)) (Im (At 25) (Im (At 26) Fa)));
 (Im (At 87) (At 88));
 (Im (At 87) (At 89));
 (Im (At 56) (Im (No (At 87)) Fa));
 (Im (At 28) (Im (No (At 46)) (Im (At 88) (Im (At 89) Fa))));
 (Im (At 15) (Im (At 28) (Im (No (At 54)) (Im (No (At 68)) (Im (At 42) (Im (No (At 44)) Fa))))));
 (Im (At 29) (Im (At 78) (Im (At 35) (Im (At 25) (Im (No (At 67)) Fa)))));
 (Im (At 17) (Im (No (At 49)) (Im (At 83) Fa)));
 (Im (At 15) (Im (No (At 66)) (Im (At 86) Fa)));
 (Im (At 15) (Im (At 86) (Im (No (At 44)) Fa)));
 (Im (At 15) (Im (At 28) (Im (No (At 45)) (Im (No (At 54)) (Im (No (At 68)) (Im (At 86) Fa))))));
 (Im (At 16) (Im (At 23) (Im (No (At 53)) Fa)));
 (Im (No (At 2)) (Im (At 15) (Im (At 23) (Im (At 80) (Im (At 84) (Im (No (At 61)) Fa))))));
 (Im (At 29) (Im (At 17) (Im (At 78) (Im (At 32) (Im (At 31) (Im (No (At 49)) (Im (At 25) (Im (At 26) Fa))))))));
 (At 16);
 (At 10);
 (At 4);
 (At 11);
 (At 17);
 (At 18);
 (At 8);
 (At 78);
 (No (At 64))]
 (Or (Or (At 1) (At 2)) (At 3))
 (Sp 16 (Sp 10 (Sp 4 (Sp 11 (Sp 17 (Sp 18 (Sp 8 (Sp 78 (Sp 64 (Cl 78) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 3 (Cl 1) (Sp 6 (Sp 19 (Sp 5 (Sp 56 (Sp 87 (Sp 29 (Sp 7 (Sp 9 (Sp 14 (Sp 57 (Sp 74 (Sp 75 (Sp 88 (Sp 89 (Sp 12 (Sp 13 (Sp 15 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 55 (Sp 33 (Sp 43 (Sp 39 (Sp 53 (Sp 34 (Sp 35 (Sp 73 (Sp 65 (Sp 79 (Sp 80 (Sp 24 (Sp 60 (Sp 84 (Sp 61 (Cl 16) (Cl 68)) (Cl 38)) (Cl 42)) (Cl 40)) (Cl 35)) (Sp 24 (Cl 39) (Sp 36 (Sp 25 (Sp 37 (Sp 38 (Sp 67 (Sp 48 (Sp 50 (Sp 66 (Sp 49 (Sp 47 (Sp 54 (Sp 51 (Sp 52 (Sp 60 (Sp 61 (Cl 16) (Cl 26)) (Cl 25)) (Cl 14)) (Cl 14)) (Sp 26 (Cl 56) (Sp 27 (Sp 28 (Sp 71 (Sp 72 (Sp 46 (Sp 86 (Sp 44 (Sp 45 (Cl 13) (Sp 68 (Sp 69 (Sp 70 (Cl 55) (Cl 17)) (Cl 17)) (Cl 66))) (Cl 65)) (Sp 85 (Cl 49) (Sp 40 (Sp 41 (Sp 42 (Sp 70 (Sp 69 (Cl 55) (Sp 68 (Cl 17) (Sp 45 (Sp 44 (Cl 13) (Cl 61)) (Cl 52)))) (Sp 68 (Cl 17) (Sp 45 (Sp 44 (Cl 13) (Cl 61)) (Cl 52)))) (Cl 12)) (Cl 12)) (Cl 50)))) (Cl 60)) (Cl 54)) (Cl 53)) (Cl 7)) (Cl 7)))) (Sp 32 (Cl 44) (Sp 82 (Cl 45) (Sp 30 (Cl 9) (Sp 81 (Cl 36) (Cl 41)))))) (Sp 83 (Cl 63) (Sp 81 (Cl 37) (Sp 30 (Sp 31 (Sp 32 (Sp 27 (Cl 47) (Sp 26 (Cl 69) (Cl 7))) (Cl 9)) (Cl 9)) (Cl 41))))) (Sp 42 (Cl 51) (Sp 86 (Cl 64) (Sp 40 (Cl 12) (Sp 85 (Cl 49) (Cl 50)))))) (Cl 48)) (Cl 46)) (Cl 62)) (Cl 11)) (Cl 11)) (Cl 6)) (Cl 43)))) (Cl 34)) (Cl 18)) (Cl 10)) (Cl 10)) (Cl 67)) (Cl 33)) (Cl 24)) (Cl 23)) (Cl 15)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 21)) (Cl 31)) (Cl 58)) (Cl 57)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 19)) (Cl 3)) (Cl 2)) (Cl 8)) (Cl 59)) (Cl 32)) (Cl 30)) (Cl 22)) (Cl 20)))))) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) _
  (first_grows 0 (x + 1) first)
  (all1_at (fun x => ((0 <= x) -> ((first x) < (first (x + 1))))) x)
  (row_is ((first (x + 1)) - 1) x c first)
  (last_below ((first (x + 1)) - 1) (y - x) m c d first)
  W4
  (all1_at (fun n => ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) j0)
  (c_starts c first)
  (grows 0 j0 m c d first)
  (grows 0 (j0 + 1) m c d first)
  (grows j0 ((first (x + 1)) - 1) m c d first)
  (grows (j0 + 1) ((first (x + 1)) - 1) m c d first)
  (ex1_at (fun n_next => ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1)))) (j0 + 1))
  (ex2_at (fun x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) (c j0) (d j0))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ ((((c j0) = (c n_listed)) /\ ((d j0) = (d n_listed))) \/ (((c j0) = (d n_listed)) /\ ((d j0) = (c n_listed)))))) j0)
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) j0)
  (ex2_at (fun x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) (c (j0 + 1)) (d (j0 + 1)))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ ((((c (j0 + 1)) = (c n_listed)) /\ ((d (j0 + 1)) = (d n_listed))) \/ (((c (j0 + 1)) = (d n_listed)) /\ ((d (j0 + 1)) = (c n_listed)))))) (j0 + 1))
  (thy_steps_72 (first (x + 1)))
  (thy_steps_74 x)
  (thy_steps_75 (first x) (first (x + 1)))
  (thy_steps_85 y x)
  (thy_steps_86 j0)
  (thy_steps_87 j0)
  (thy_steps_21 (c j0) x)
  (thy_steps_21 (d j0) y)
  (thy_steps_88 (c j0) (d j0))
  (thy_steps_88 (c j0) (c (j0 + 1)))
  (thy_steps_88 (c j0) (d (j0 + 1)))
  (thy_steps_15 )
  (thy_steps_89 (first 0) (first (x + 1)))
  (thy_steps_68 (c j0))
  (thy_steps_9 j0)
  (thy_steps_37 (c 0) (c (j0 + 1)))
  (fun eq__0 => cg1 c ((first (x + 1)) - 1) j0 eq__0)
  (fun eq__0 => cg1 c j0 0 eq__0)
  (fun eq__0 => cg1 d j0 0 eq__0)
  (fun eq__0 => cg1 d j0 ((first (x + 1)) - 1) eq__0)
  (thy_steps_90 j0 (first (x + 1)))
  (thy_steps_91 j0 (first (x + 1)))
  (thy_steps_92 j0)
  (thy_steps_93 (c ((first (x + 1)) - 1)) x (c j0))
  (thy_steps_94 j0 (first (x + 1)))
  (thy_steps_37 (c 0) (c j0))
  (thy_steps_95 (c 0) (c j0))
  (thy_steps_96 (c ((first (x + 1)) - 1)) x (c j0))
  (thy_steps_97 (d 0) m (c 0) (c j0) (d j0))
  (thy_steps_98 (d j0) y (c ((first (x + 1)) - 1)) x (c j0))
  (fun eq__0 => cg1 c ((first (x + 1)) - 1) (j0 + 1) eq__0)
  (thy_steps_99 j0 (first (x + 1)))
  (thy_steps_96 (c ((first (x + 1)) - 1)) x (c (j0 + 1)))
  (thy_steps_100 (c ((first (x + 1)) - 1)) x (d (j0 + 1)) (c (j0 + 1)) (d j0) (c j0) m y)
  (thy_steps_101 m (d (j0 + 1)) (c (j0 + 1)) (d j0) (c j0) x y)
  (thy_steps_102 m y x (d (j0 + 1)) (c (j0 + 1)))
  (thy_steps_103 y x (d (j0 + 1)) (c (j0 + 1)))
  (thy_steps_104 x (c j0) y (d j0) m (d (j0 + 1)) (c (j0 + 1)))
  (fun eq__0 => cg1 d j0 ((j0 + 1) - 1) eq__0)
  (fun eq__0 => cg1 c j0 ((j0 + 1) - 1) eq__0)
  (thy_steps_105 (c j0) j0)
  (thy_steps_106 (d (j0 + 1)) (c (j0 + 1)) (d j0) (c j0) m (d ((j0 + 1) - 1)) (c ((j0 + 1) - 1)))
  (thy_steps_107 (c ((first (x + 1)) - 1)) x (d (j0 + 1)) (c (j0 + 1)) (d j0) (c j0) m y)
  (thy_steps_108 (c 0) x y (c (j0 + 1)) (d (j0 + 1)))
  (thy_steps_95 (d 0) (d j0))
  (thy_steps_109 (c ((first (x + 1)) - 1)) x (c (j0 + 1)))
  (thy_steps_110 (c ((first (x + 1)) - 1)) x (c (j0 + 1)))
  (thy_steps_111 (c ((first (x + 1)) - 1)) x (d (j0 + 1)) (c (j0 + 1)) (d j0) (c j0) m y)
  (thy_steps_112 m (d j0) (c j0) y x)
  (thy_steps_113 (d ((first (x + 1)) - 1)) y (c ((first (x + 1)) - 1)) x (d j0) (c j0))
  (thy_steps_114 (c 0) (d 0) x y (c j0) m (d j0) (d (j0 + 1)) (c (j0 + 1)))
).
vm_compute; reflexivity.
Qed.

(* The set of pairs is symmetric. *)
Lemma listed_mirror : forall (x : Z) (y : Z) (c : Z -> Z) (d : Z -> Z),
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((y = (c n_listed)) /\ (x = (d n_listed))) \/ ((y = (d n_listed)) /\ (x = (c n_listed)))))).
Proof.
intros x y c d.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W0].
refine (refute (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((y = (c n_listed)) /\ (x = (d n_listed))) \/ ((y = (d n_listed)) /\ (x = (c n_listed))))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (x = (c n0))) Lf Lf) (Nd (Some (x = (d n0))) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (y = (d n0))) Lf Lf) (Nd (Some (y = (c n0))) Lf Lf)))
 [(Im (At 2) (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))));
 (Im (An (At 3) (Or (An (At 7) (At 6)) (An (At 5) (At 4)))) (At 1));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 7 (Sp 6 (Cl 3) (Sp 4 (Sp 5 (Cl 3) (Cl 2)) (Cl 2))) (Sp 4 (Sp 5 (Cl 3) (Cl 2)) (Cl 2))) (Cl 2))) (Cl 4)) _
  W0
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((y = (c n_listed)) /\ (x = (d n_listed))) \/ ((y = (d n_listed)) /\ (x = (c n_listed)))))) n0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_115 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> ((((x2 + x3) - x1) - x4) = ((x5 * x6) + x7)) -> (~ ((x3 - x4) = ((x5 * x6) + x7))) -> False.
Proof. thy. Qed.
Lemma thy_steps_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * x6) + x7)) -> (~ ((x1 - x3) = ((x5 * x6) + x7))) -> (x4 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_117 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_steps_118 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x1 = x3) -> False.
Proof. thy. Qed.
(* (A): no option of a pair is a pair. *)
Lemma steps_a : forall (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))).
Proof.
intros l m p c d first.
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))))) as [X [Y [X1 [Y1 W0]]]].
destruct (wit_ex2 (fun i_len j_len => (((((((X + Y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [j0 W2]].
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) as [n1 W8].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y = (c n_listed))))))) (Nd (Some (Y1 <= Y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y1 = (c n_listed))))))) Lf Lf) Lf) (Nd (Some (0 <= i0)) (Nd (Some (X = (c n1))) Lf Lf) Lf)) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (X1 = (c n1))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf))) (Nd (Some (X1 <= X)) (Nd (Some (Y1 = Y)) (Nd (Some ((first 0) = 0)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((Y = (c n_listed)) /\ (X1 = (d n_listed))) \/ ((Y = (d n_listed)) /\ (X1 = (c n_listed))))))) Lf Lf) Lf) (Nd (Some (j0 < l)) (Nd (Some (Y = (c n1))) Lf Lf) Lf)) (Nd (Some (X1 < X)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (X1 = (d n1))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((X - X1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (0 <= X1)) (Nd (Some (X1 = X)) (Nd (Some (1 <= m)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((Y = (c n_listed)) /\ (X = (d n_listed))) \/ ((Y = (d n_listed)) /\ (X = (c n_listed))))))) Lf Lf) Lf) (Nd (Some (0 <= j0)) (Nd (Some (X = (d n1))) Lf Lf) Lf)) (Nd (Some (Y1 < Y)) (Nd (Some ((d 0) = 0)) (Nd (Some (Y1 = (d n1))) Lf Lf) Lf) (Nd (Some ((X - X1) = ((i0 * p) + j0))) Lf Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= n1)) Lf Lf) Lf) (Nd (Some ((Y - Y1) = ((i0 * p) + j0))) (Nd (Some (Y = (d n1))) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((((X + Y) - X1) - Y1) = ((i0 * p) + j0))) (Nd (Some (Y1 = (c n1))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) Lf Lf)))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (An (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))) (At 15)))) (No (At 16))) (At 1));
 (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 4) (Im (At 16) (No (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)))))))))));
 (Im (At 15) (An (An (An (At 23) (At 24)) (At 25)) (At 26)));
 (Im (An (An (An (At 27) (At 24)) (At 25)) (At 26)) (At 28));
 (Im (An (An (An (At 29) (At 24)) (At 25)) (At 26)) (At 30));
 (Im (At 31) (Im (An (An (An (At 7) (At 13)) (At 4)) (At 32)) (No (At 28))));
 (Im (At 31) (Im (An (An (An (At 5) (At 14)) (At 33)) (At 34)) (No (At 30))));
 (Im (At 4) (At 33));
 (Im (At 16) (An (At 35) (Or (An (At 36) (At 37)) (An (At 38) (At 39)))));
 (Im (An (At 35) (Or (An (At 40) (At 37)) (An (At 41) (At 39)))) (At 32));
 (Im (An (At 35) (Or (An (At 42) (At 38)) (An (At 43) (At 36)))) (At 34));
 (Im (At 9) (Im (At 36) (Im (No (At 40)) Fa)));
 (Im (At 9) (Im (At 23) (Im (No (At 27)) Fa)));
 (Im (At 9) (Im (No (At 41)) (Im (At 38) Fa)));
 (Im (No (At 17)) (Im (At 11) (Im (At 12) Fa)));
 (Im (At 23) (Im (No (At 29)) (Im (At 10) Fa)));
 (Im (No (At 42)) (Im (At 10) (Im (At 39) Fa)));
 (Im (At 37) (Im (No (At 43)) (Im (At 10) Fa)));
 (At 17);
 (At 18);
 (At 19);
 (At 20);
 (At 21);
 (At 22);
 (At 31)]
 (At 1)
 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 31 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Sp 16 (Sp 33 (Sp 35 (Sp 23 (Sp 25 (Sp 26 (Sp 15 (Sp 24 (Sp 29 (Sp 30 (Sp 5 (Sp 27 (Sp 28 (Sp 7 (Sp 39 (Sp 32 (Sp 13 (Cl 7) (Sp 14 (Sp 34 (Cl 8) (Sp 42 (Sp 38 (Cl 12) (Sp 36 (Sp 37 (Sp 43 (Cl 12) (Sp 10 (Cl 19) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 10)) (Cl 10))) (Sp 10 (Cl 18) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 41 (Cl 11) (Sp 9 (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Sp 40 (Cl 11) (Cl 13)) (Cl 10)) (Cl 10))) (Sp 14 (Sp 34 (Cl 8) (Sp 42 (Sp 38 (Cl 12) (Sp 36 (Sp 37 (Sp 43 (Cl 12) (Sp 10 (Cl 19) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 10)) (Cl 10))) (Sp 10 (Cl 18) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Sp 36 (Sp 37 (Sp 43 (Sp 34 (Sp 14 (Cl 8) (Sp 40 (Sp 32 (Sp 13 (Cl 7) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 11)) (Sp 9 (Cl 13) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Cl 12)) (Sp 10 (Cl 19) (Sp 40 (Sp 32 (Sp 13 (Cl 7) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 11)) (Sp 9 (Cl 13) (Sp 6 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 10)) (Cl 10))) (Sp 10 (Sp 14 (Sp 34 (Cl 8) (Sp 43 (Sp 36 (Cl 12) (Sp 38 (Sp 39 (Sp 42 (Cl 12) (Cl 18)) (Cl 10)) (Cl 10))) (Sp 37 (Cl 19) (Sp 38 (Sp 39 (Sp 42 (Cl 12) (Cl 18)) (Cl 10)) (Cl 10))))) (Cl 2)) (Cl 2))) (Cl 5)) (Sp 9 (Cl 14) (Sp 14 (Sp 34 (Cl 8) (Sp 38 (Sp 42 (Cl 12) (Sp 39 (Sp 10 (Cl 18) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 36 (Sp 37 (Sp 43 (Cl 12) (Sp 10 (Cl 19) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 10)) (Cl 10)))) (Sp 36 (Sp 37 (Sp 43 (Cl 12) (Sp 10 (Cl 19) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 10)) (Cl 10)))) (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Sp 9 (Sp 7 (Sp 13 (Sp 27 (Sp 28 (Sp 32 (Cl 7) (Sp 41 (Sp 39 (Cl 11) (Sp 36 (Sp 37 (Sp 40 (Cl 11) (Cl 13)) (Cl 10)) (Cl 10))) (Sp 38 (Cl 15) (Sp 36 (Sp 37 (Sp 40 (Cl 11) (Cl 13)) (Cl 10)) (Cl 10))))) (Cl 5)) (Cl 14)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 6)) (Sp 10 (Cl 17) (Sp 9 (Sp 27 (Sp 28 (Sp 13 (Sp 38 (Sp 41 (Sp 39 (Sp 32 (Sp 7 (Cl 7) (Cl 2)) (Cl 11)) (Sp 36 (Sp 37 (Sp 40 (Sp 32 (Sp 7 (Cl 7) (Cl 2)) (Cl 11)) (Cl 13)) (Cl 10)) (Cl 10))) (Cl 15)) (Sp 36 (Sp 37 (Sp 40 (Sp 32 (Sp 7 (Cl 7) (Cl 2)) (Cl 11)) (Cl 13)) (Cl 10)) (Cl 10))) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 5)) (Cl 14)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Cl 3) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))))) (Cl 4)) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 15 (Cl 4) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 4) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Sp 15 (Cl 4) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 17 (Sp 9 (Sp 10 (Cl 2) (Cl 3)) (Cl 3)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)))) (Cl 10)) (Cl 9)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  W0
  (no_bishop_joins m X X1 Y Y1 c d first)
  W2
  (ex2_at (fun i_len j_len => (((((Y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) i0 j0)
  (ex2_at (fun i_len j_len => (((((X - X1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) i0 j0)
  (all3_at (fun x y y1 => (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) X Y Y1)
  (all3_at (fun x y y1 => (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) Y X X1)
  (listed_mirror X Y c d)
  W8
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y1 = (c n_listed)))))) n1)
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((Y = (c n_listed)) /\ (X1 = (d n_listed))) \/ ((Y = (d n_listed)) /\ (X1 = (c n_listed)))))) n1)
  (thy_steps_110 X1 X (c n1))
  (thy_steps_115 X1 X Y Y1 i0 p j0)
  (thy_steps_93 X1 X (d n1))
  (thy_steps_41 m X X1 Y Y1)
  (thy_steps_116 X Y X1 Y1 i0 p j0)
  (thy_steps_117 Y (c n1) Y1)
  (thy_steps_118 Y1 (d n1) Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_119 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ ((((x6 + x1) - x6) - x2) = ((x3 * x4) + x5))) -> False.
Proof. thy. Qed.
(* (B) for x <= y: every position outside the pairs has an option that is a pair. *)
Lemma steps_b_low : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (0 <= x) ->
  (x <= y) ->
  (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) ->
  (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))).
Proof.
intros l m p x y c d first.
destruct (wit_ex2 (fun x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) as [X1 [Y1 W1]].
destruct (wit_ex1 (fun y_reached => ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) as [w0 W5].
destruct (wit_ex2 (fun i_len j_len => (((((y - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [j0 W7]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (0 <= x)) (Nd (Some (0 <= Y1)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) Lf) (Nd (Some (X1 < x)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - x) - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) Lf)) (Nd (Some ((d ((first (x + 1)) - 1)) < y)) (Nd (Some (((x - X1) - (y - Y1)) < m)) (Nd (Some (w0 = y)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (j0 < l)) Lf Lf) Lf))) (Nd (Some ((d 0) = 0)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (X1 = x)) (Nd (Some (w0 <= y)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (0 <= i0)) Lf Lf) Lf)) (Nd (Some (0 <= X1)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) (Nd (Some ((- ((x - x) - (y - w0))) < m)) Lf Lf) Lf) (Nd (Some (w0 < y)) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (x <= y)) (Nd (Some (Y1 <= y)) (Nd (Some (x <= x)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((x + y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((y - w0) = ((i0 * p) + j0))) Lf Lf) Lf)) (Nd (Some (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) (Nd (Some ((- ((x - X1) - (y - Y1))) < m)) (Nd (Some (((x - x) - (y - w0)) < m)) Lf Lf) Lf) (Nd (Some (0 <= w0)) (Nd (Some ((((x + y) - x) - w0) = ((i0 * p) + j0))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) (Nd (Some (Y1 = y)) (Nd (Some (x = x)) Lf Lf) Lf) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (0 <= j0)) Lf Lf) Lf)) (Nd (Some (X1 <= x)) (Nd (Some (Y1 < y)) (Nd (Some (x < x)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (w0 = (d n_listed))) \/ ((x = (d n_listed)) /\ (w0 = (c n_listed))))))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (No (At 10)) (Or (Or (At 11) (At 12)) (At 13)))))))))));
 (Im (At 11) (An (An (An (An (An (An (An (At 14) (At 15)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (At 22)));
 (Im (An (Or (An (An (An (An (An (An (At 14) (At 15)) (At 16)) (At 17)) (No (An (At 18) (At 19)))) (At 20)) (At 21)) (An (Or (An (An (At 18) (At 16)) (At 23)) (An (An (At 19) (At 14)) (At 24))) (At 25))) (At 22)) (At 1));
 (Im (At 26) (Im (An (At 8) (At 12)) (At 27)));
 (Im (At 28) (Im (An (At 9) (At 13)) (At 27)));
 (Im (At 27) (An (An (An (At 29) (At 30)) (At 31)) (At 32)));
 (Im (An (Or (An (An (An (An (An (An (At 8) (At 33)) (At 29)) (At 34)) (No (An (At 35) (At 36)))) (At 37)) (At 38)) (An (Or (An (An (At 35) (At 29)) (At 30)) (An (An (At 36) (At 8)) (At 39))) (At 40))) (At 31)) (At 1));
 (Im (At 32) (An (An (An (At 41) (At 42)) (At 43)) (At 44)));
 (Im (An (An (An (At 45) (At 42)) (At 43)) (At 44)) (At 40));
 (Im (At 41) (Im (No (At 45)) Fa));
 (Im (No (At 35)) Fa);
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 26);
 (At 28);
 (At 8);
 (At 9);
 (No (At 10))]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 26 (Sp 28 (Sp 8 (Sp 9 (Sp 10 (Cl 23) (Sp 1 (Cl 1) (Sp 35 (Sp 27 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 40 (Cl 8) (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Cl 10) (Cl 11)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9))) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Sp 12 (Cl 5) (Sp 13 (Cl 6) (Sp 11 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Sp 19 (Cl 3) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))))) (Cl 12)))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) _
  (bishop_or_rook m x y c d first)
  W1
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) X1 Y1)
  (all2_at (fun x y => (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) x y)
  (all2_at (fun x y => (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) x y)
  W5
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) x w0)
  W7
  (ex2_at (fun i_len j_len => (((((((x + y) - x) - w0) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) i0 j0)
  (thy_steps_119 y w0 i0 p j0 x)
  (thy_steps_68 x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_steps_121 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_steps_122 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((((x1 + x2) - x3) - x4) = ((x5 * x6) + x7)) -> (~ ((((x2 + x1) - x4) - x3) = ((x5 * x6) + x7))) -> False.
Proof. thy. Qed.
Lemma thy_steps_123 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
(* (B): every position outside the pairs has an option that is a pair. *)
Lemma steps_b : forall (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))))).
Proof.
intros l m p c d first.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_len : Z) (j_len : Z), (((((((Y + X) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) as [Y1 [X1 W4]].
destruct (wit_ex2 (fun i_len j_len => (((((((Y + X) - Y1) - X1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i_turn [j_turn W7]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y = (c n_listed))))))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((Y = (c n_listed)) /\ (X = (d n_listed))) \/ ((Y = (d n_listed)) /\ (X = (c n_listed))))))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((X + Y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf) Lf) (Nd (Some (((Y - Y1) - (X - X1)) < m)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (0 <= X1)) (Nd (Some (0 <= j_turn)) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((Y + X) - Y1) - X1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some ((d 0) = 0)) (Nd (Some (0 <= Y1)) (Nd (Some ((((Y + X) - Y1) - X1) = ((i_turn * p) + j_turn))) Lf Lf) Lf) (Nd (Some (X1 < X)) Lf Lf)) (Nd (Some (X <= Y)) (Nd (Some (Y1 = Y)) (Nd (Some ((((X + Y) - X1) - Y1) = ((i_turn * p) + j_turn))) Lf Lf) Lf) (Nd (Some (((X - X1) - (Y - Y1)) < m)) Lf Lf)))) (Nd (Some (0 <= Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= Y)) /\ (0 <= y1)) /\ (y1 <= X)) /\ (~ ((x1 = Y) /\ (y1 = X)))) /\ (((Y - x1) - (X - y1)) < m)) /\ ((- ((Y - x1) - (X - y1))) < m)) \/ (((((x1 = Y) /\ (0 <= y1)) /\ (y1 < X)) \/ (((y1 = X) /\ (0 <= x1)) /\ (x1 < Y))) /\ (exists (i_len : Z) (j_len : Z), (((((((Y + X) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X1 = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X1 = (d n_listed)) /\ (Y1 = (c n_listed))))))) Lf Lf) Lf) (Nd (Some ((- ((Y - Y1) - (X - X1))) < m)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (X1 <= X)) (Nd (Some (j_turn < l)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((Y1 = (c n_listed)) /\ (X1 = (d n_listed))) \/ ((Y1 = (d n_listed)) /\ (X1 = (c n_listed))))))) Lf Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (Y1 <= Y)) (Nd (Some (0 <= i_turn)) Lf Lf) Lf) (Nd (Some (Y1 < Y)) Lf Lf)) (Nd (Some (Y <= X)) (Nd (Some (X1 = X)) Lf Lf) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (No (At 4))) (At 5)) (At 1));
 (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 2) (Im (At 14) (Im (No (At 4)) (At 5))))))))))));
 (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 3) (Im (At 15) (Im (No (At 16)) (At 17))))))))))));
 (Im (At 16) (At 4));
 (Im (At 17) (An (Or (An (An (An (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (No (An (At 22) (At 23)))) (At 24)) (At 25)) (An (Or (An (An (At 22) (At 20)) (At 26)) (An (An (At 23) (At 18)) (At 27))) (At 28))) (At 29)));
 (Im (An (Or (An (An (An (An (An (An (At 20) (At 21)) (At 18)) (At 19)) (No (An (At 23) (At 22)))) (At 30)) (At 31)) (An (Or (An (An (At 23) (At 18)) (At 27)) (An (An (At 22) (At 20)) (At 26))) (At 32))) (At 33)) (At 5));
 (Im (At 29) (At 33));
 (Im (At 28) (An (An (An (At 34) (At 35)) (At 36)) (At 37)));
 (Im (An (An (An (At 38) (At 35)) (At 36)) (At 37)) (At 32));
 (Im (At 24) (Im (No (At 31)) Fa));
 (Im (At 25) (Im (No (At 30)) Fa));
 (Im (At 34) (Im (No (At 38)) Fa));
 (Im (No (At 14)) (Im (No (At 15)) Fa));
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13)]
 (At 1)
 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 5 (Cl 2) (Sp 14 (Cl 3) (Sp 16 (Cl 5) (Sp 15 (Sp 17 (Sp 29 (Sp 33 (Sp 28 (Sp 34 (Sp 35 (Sp 36 (Sp 37 (Sp 38 (Sp 32 (Sp 20 (Sp 18 (Sp 31 (Sp 30 (Sp 27 (Sp 23 (Cl 7) (Sp 26 (Sp 22 (Cl 7) (Sp 19 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))) (Sp 19 (Sp 21 (Cl 7) (Cl 6)) (Cl 6)))) (Sp 26 (Sp 22 (Cl 7) (Sp 19 (Sp 21 (Cl 7) (Cl 6)) (Cl 6))) (Sp 19 (Sp 21 (Sp 24 (Sp 25 (Sp 23 (Sp 22 (Cl 6) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Sp 25 (Cl 12) (Sp 27 (Sp 23 (Cl 7) (Sp 22 (Sp 26 (Cl 7) (Cl 6)) (Cl 6))) (Sp 22 (Sp 26 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 24 (Cl 11) (Sp 27 (Sp 23 (Cl 7) (Sp 22 (Sp 26 (Cl 7) (Cl 6)) (Cl 6))) (Sp 22 (Sp 26 (Cl 7) (Cl 6)) (Cl 6))))) (Sp 22 (Sp 26 (Cl 7) (Cl 6)) (Cl 6))) (Sp 23 (Sp 18 (Sp 27 (Cl 7) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 10)) (Cl 13)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 24 (Sp 25 (Sp 31 (Sp 30 (Sp 23 (Sp 22 (Cl 6) (Cl 7)) (Cl 7)) (Cl 12)) (Cl 11)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6))) (Cl 8)) (Cl 6)) (Cl 4)) (Cl 14)))))) (Cl 2)) (Cl 2))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  W0
  (steps_b_low l m p X Y c d first)
  (steps_b_low l m p Y X c d first)
  (listed_mirror Y X c d)
  W4
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ (((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (exists (i_len : Z) (j_len : Z), (((((((X + Y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))) X1 Y1)
  (listed_mirror Y1 X1 c d)
  W7
  (ex2_at (fun i_len j_len => (((((((X + Y) - X1) - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) i_turn j_turn)
  (thy_steps_120 Y Y1 X X1 m)
  (thy_steps_121 Y Y1 X X1 m)
  (thy_steps_122 Y X Y1 X1 i_turn p j_turn)
  (thy_steps_123 X Y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_steps_124 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_steps_125 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_steps_126 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_steps_127 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_steps_128 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_steps_129 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
(* Let the rows hold consecutive indices n, each row at least one; c_n the row of n; d_0 = 0; and let d_n - c_n grow by m at each step, or by m + 1 if m >= 2. Then {{c_n, d_n}} is the set of P-positions of mWN^(l,p), provided that the (l, p)-rook (a) never joins two pairs of a row, (b) reaches a pair of row x from every (x, y) to the right of all of them, and (c) does so from (c_n, d_n - 1) whenever d_n - c_n = d_{n-1} - c_{n-1} + m + 1. *)
Lemma steps : forall (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  ((first 0) = 0) ->
  (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1)))))) ->
  (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))).
Proof.
intros l m p x y P c d first.
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W2]]]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) as [on1 [on2 W3]].
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (0 <= fall3)) (Nd (Some (0 <= (on1 + on2))) Lf Lf) Lf) (Nd (Some (fall4 < fall2)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (fall3 = fall1)) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed)))))))))) (Nd (Some (0 <= fall4)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((((fall1 + fall2) - fall3) - fall4) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf)) (Nd (Some (0 <= fall1)) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) Lf Lf) (Nd (Some (0 <= on1)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) (Nd (Some (fall3 <= fall1)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> (0 <= (x + y))))) Lf Lf) Lf) (Nd (Some (fall3 < fall1)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (~ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))))) -> (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x1 = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x1 = (d n_listed)) /\ (y1 = (c n_listed))))))))))) (Nd (Some (fall4 = fall2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf))) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (fall4 <= fall2)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf)) (Nd (Some (0 <= fall2)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) (Nd (Some (0 <= on2)) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (At 10))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 11) (Im (At 12) (At 13)))))))));
 (Im (Im (An (An (At 14) (At 15)) (Or (An (An (An (An (An (An (At 16) (At 17)) (At 18)) (At 19)) (No (An (At 20) (At 21)))) (At 22)) (At 23)) (An (Or (An (An (At 20) (At 18)) (At 24)) (An (An (At 21) (At 16)) (At 25))) (At 26)))) (An (An (An (An (An (At 16) (At 18)) (At 16)) (At 18)) (At 27)) (At 28))) (At 29));
 (Im (Im (An (At 30) (At 31)) (At 32)) (At 33));
 (Im (At 34) (Im (At 29) (Im (At 33) (Im (At 10) (Im (At 13) (Im (An (At 35) (At 36)) (If (At 1) (At 2))))))));
 (Im (At 30) (Im (At 31) (Im (No (At 32)) Fa)));
 (Im (At 20) (Im (At 24) (Im (No (At 27)) Fa)));
 (Im (At 15) (Im (At 21) (Im (No (At 18)) Fa)));
 (Im (No (At 27)) (Im (At 21) (Im (At 25) Fa)));
 (Im (No (At 27)) (Im (At 17) (Im (At 19) (Im (No (At 20)) Fa))));
 (Im (No (At 27)) (Im (At 17) (Im (At 19) (Im (No (At 21)) Fa))));
 (Im (At 14) (Im (At 15) (Im (No (At 28)) Fa)));
 (Im (At 14) (Im (At 20) (Im (No (At 16)) Fa)));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 11);
 (At 12);
 (At 34);
 (An (At 35) (At 36))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 11 (Sp 12 (Sp 34 (Sp 35 (Sp 36 (Sp 10 (Sp 13 (Sp 33 (Sp 2 (Sp 1 (Cl 1) (Sp 29 (Cl 6) (Sp 14 (Sp 15 (Sp 28 (Sp 18 (Sp 16 (Sp 27 (Cl 4) (Sp 26 (Sp 25 (Sp 21 (Cl 10) (Sp 24 (Sp 20 (Cl 8) (Sp 17 (Sp 19 (Cl 11) (Cl 4)) (Cl 4))) (Sp 17 (Sp 19 (Cl 12) (Cl 4)) (Cl 4)))) (Sp 24 (Sp 20 (Cl 8) (Sp 17 (Sp 19 (Cl 11) (Cl 4)) (Cl 4))) (Sp 17 (Sp 19 (Sp 22 (Sp 23 (Sp 20 (Sp 21 (Cl 4) (Cl 12)) (Cl 11)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 17 (Sp 19 (Sp 22 (Sp 23 (Sp 20 (Sp 21 (Cl 4) (Cl 12)) (Cl 11)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 20 (Cl 14) (Cl 4))) (Sp 21 (Cl 9) (Cl 4))) (Cl 13)) (Cl 4)) (Cl 4)))) (Sp 1 (Sp 29 (Cl 6) (Sp 14 (Sp 15 (Sp 28 (Sp 18 (Sp 16 (Sp 27 (Cl 4) (Sp 26 (Sp 25 (Sp 21 (Cl 10) (Sp 24 (Sp 20 (Cl 8) (Sp 17 (Sp 19 (Cl 11) (Cl 4)) (Cl 4))) (Sp 17 (Sp 19 (Cl 12) (Cl 4)) (Cl 4)))) (Sp 24 (Sp 20 (Cl 8) (Sp 17 (Sp 19 (Cl 11) (Cl 4)) (Cl 4))) (Sp 17 (Sp 19 (Sp 22 (Sp 23 (Sp 20 (Sp 21 (Cl 4) (Cl 12)) (Cl 11)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 17 (Sp 19 (Sp 22 (Sp 23 (Sp 20 (Sp 21 (Cl 4) (Cl 12)) (Cl 11)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)))) (Sp 20 (Cl 14) (Cl 4))) (Sp 21 (Cl 9) (Cl 4))) (Cl 13)) (Cl 4)) (Cl 4))) (Cl 1))) (Sp 30 (Sp 31 (Sp 32 (Cl 5) (Cl 7)) (Cl 5)) (Cl 5))) (Cl 3)) (Cl 2)) (Cl 25)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (steps_a l m p c d first)
  (steps_b l m p c d first)
  W2
  W3
  (determined x y (fun x y => (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (fun x y => ((0 <= x) /\ (0 <= y))) P)
  (thy_steps_124 on1 on2)
  (thy_steps_125 fall3 fall1 fall4 fall2)
  (thy_steps_126 fall2 fall4)
  (thy_steps_127 fall3 fall4 fall1 fall2)
  (thy_steps_128 fall3 fall4 fall1 fall2)
  (thy_steps_129 fall3 fall4 fall1 fall2)
  (thy_steps_124 fall1 fall2)
  (thy_steps_126 fall1 fall3)
).
vm_compute; reflexivity.
Qed.
