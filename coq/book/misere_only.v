From Wythoff.book Require Import Prelude Definitions algebra play misere counting rows games misere_mex misere_all misere_rows misere_rooks misere_classes.
Open Scope Z_scope.

Lemma thy_misere_only_1 : forall (x1 : Z), (x1 = 1) -> (~ (x1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_2 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_3 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < ((x2 * 0) - 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_4 : forall (x1 : Z), (x1 < 0) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_5 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < ((x2 * (0 + 1)) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_6 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 < ((x2 * ((0 + 1) + 1)) - ((2 * x2) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_7 : forall (x1 : Z), (0 <= 0) -> (~ (0 <= (x1 * 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_8 : forall (x1 : Z), (0 = ((x1 * 0) - 0)) -> (~ (x1 = ((0 + x1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_9 : forall (x1 : Z), (0 = ((x1 * 0) - 0)) -> (~ (0 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_10 : forall (x1 : Z), (0 = ((x1 * 0) - 0)) -> (~ (0 = ((x1 * (0 + 1)) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_11 : forall (x1 : Z), (0 = ((x1 * 0) - 0)) -> (~ (((2 * x1) - 1) = ((x1 + x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_12 : forall (x1 : Z), (0 = ((x1 * 0) - 0)) -> (~ (1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_13 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_14 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_15 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_16 : forall (x1 : Z) (x2 : Z), (x1 < 0) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_17 : forall (x1 : Z), (~ (0 = ((x1 * 0) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_18 : forall (x1 : Z), (x1 = 1) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_19 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_20 : forall (x1 : Z), (0 <= x1) -> (x1 < (0 + 1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_21 : forall (x1 : Z), (~ (x1 < (0 + 1))) -> (x1 < ((0 + 1) + 1)) -> (~ (x1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_22 :  (~ (0 <= (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_23 : forall (x1 : Z), (~ (x1 < (0 + 1))) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_24 : forall (x1 : Z), (~ (x1 < ((0 + 1) + 1))) -> (x1 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_25 : forall (x1 : Z) (x2 : Z), (~ (x1 < ((x2 * ((0 + 1) + 1)) - ((2 * x2) - 1)))) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_26 : forall (x1 : Z), (x1 < (0 + 1)) -> (x1 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_27 : forall (x1 : Z), (x1 < ((0 + 1) + 1)) -> (~ (x1 < (0 + 1))) -> (~ (x1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_28 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (~ (x1 < ((x2 * (0 + 1)) - x2))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
(* c_n = 0 exactly for n < p, c_n = 1 exactly for p <= n < 2p - 1, and d_n = 1 exactly for n = 0, d_n > 1 else. *)
Lemma misere_first_rows : forall (m : Z) (n : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= n) ->
  ((((((cs n) = 0) <-> (n < p)) /\ (((cs n) = 1) <-> ((p <= n) /\ (n < ((2 * p) - 1))))) /\ (1 <= (ds n))) /\ (((ds n) = 1) <-> (n = 0))).
Proof.
intros m n p cs ds.
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < 0) <-> (i < 0)) /\ (((ds i) < 0) <-> (i < ((p * 0) - 0))))))) as [i0 W1].
refine (refute (Nd (Some ((cs n) = 0)) (Nd (Some (n < p)) (Nd (Some (p <= n)) (Nd (Some (n = 0)) (Nd (Some (0 <= i0)) (Nd (Some (0 <= (p * 0))) Lf Lf) (Nd (Some (((2 * p) - 1) <= (p * ((0 + 1) + 1)))) Lf Lf)) (Nd (Some (1 <= i0)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (0 + 1)) <-> (i < p)) /\ (((ds i) < (0 + 1)) <-> (i < ((p * (0 + 1)) - p))))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (i0 < ((p * 0) - 0))) (Nd (Some ((ds 0) = 0)) Lf Lf) (Nd (Some (n < ((p * (0 + 1)) - p))) Lf Lf)) (Nd (Some ((cs n) < (ds n))) (Nd (Some (1 = 1)) Lf Lf) Lf))) (Nd (Some (1 <= (ds n))) (Nd (Some (1 <= p)) (Nd (Some (i0 < 0)) (Nd (Some (p = ((0 + p) - 0))) Lf Lf) (Nd (Some ((cs n) < (0 + 1))) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (0 = ((p * (0 + 1)) - p))) Lf Lf) Lf)) (Nd (Some ((cs 0) = 0)) (Nd (Some (0 <= (cs i0))) (Nd (Some (0 <= p)) Lf Lf) (Nd (Some ((ds n) < ((0 + 1) + 1))) Lf Lf)) (Nd (Some (m < ((ds n) - (cs n)))) (Nd (Some (1 = 0)) Lf Lf) Lf)))) (Nd (Some ((cs n) = 1)) (Nd (Some (n < ((2 * p) - 1))) (Nd (Some (2 <= m)) (Nd (Some ((cs i0) < 0)) (Nd (Some (0 = ((p * 0) - 0))) Lf Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < ((0 + 1) + 1)) <-> (i < ((2 * p) - 1))) /\ (((ds i) < ((0 + 1) + 1)) <-> (i < ((p * ((0 + 1) + 1)) - ((2 * p) - 1)))))))) Lf Lf)) (Nd (Some (m < ((ds i0) - (cs i0)))) (Nd (Some (0 <= (0 + 1))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < 0) <-> (i < 0)) /\ (((ds i) < 0) <-> (i < ((p * 0) - 0))))))) (Nd (Some (0 = 0)) Lf Lf) (Nd (Some ((cs n) < ((0 + 1) + 1))) Lf Lf)) (Nd (Some (1 <= n)) (Nd (Some ((ds 0) = (0 + 1))) Lf Lf) Lf))) (Nd (Some ((ds n) = 1)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds i0) < 0)) (Nd (Some (0 = 1)) Lf Lf) (Nd (Some ((ds n) < (0 + 1))) Lf Lf)) (Nd (Some (0 <= (cs n))) (Nd (Some (((2 * p) - 1) = ((p + p) - 1))) Lf Lf) Lf)) (Nd (Some ((ds 0) = 1)) (Nd (Some ((cs i0) < (ds i0))) (Nd (Some (p <= (p * (0 + 1)))) Lf Lf) (Nd (Some (n < ((p * ((0 + 1) + 1)) - ((2 * p) - 1)))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some (0 <= ((2 * p) - 1))) Lf Lf) Lf)))))
 [(Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (An (At 14) (At 15))))));
 (Im (Im (At 16) (An (If (At 17) (At 18)) (If (At 19) (At 20)))) (At 21));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 16) (An (An (At 22) (At 23)) (Im (At 24) (At 25))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 26) (An (An (At 27) (At 28)) (Im (At 29) (At 30))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 31) (Im (An (An (At 31) (At 32)) (At 21)) (Im (At 33) (Im (At 34) (Im (Or (An (At 35) (At 36)) (An (At 37) (No (At 36)))) (An (An (At 38) (At 39)) (At 40)))))))))));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 41) (Im (An (An (At 38) (At 39)) (At 40)) (Im (At 42) (Im (At 43) (Im (Or (An (At 44) (At 45)) (An (At 46) (No (At 45)))) (An (An (At 47) (At 48)) (At 49)))))))))));
 (Im (At 40) (Im (At 26) (An (If (At 50) (At 2)) (If (At 51) (At 52)))));
 (Im (At 49) (Im (At 26) (An (If (At 53) (At 5)) (If (At 54) (At 55)))));
 (Im (At 15) (Im (No (At 45)) Fa));
 (Im (At 16) (Im (At 18) Fa));
 (Im (At 16) (Im (At 20) Fa));
 (Im (At 17) (Im (At 22) Fa));
 (Im (At 26) (Im (At 52) Fa));
 (Im (At 29) (Im (At 55) Fa));
 (Im (At 31) (Im (No (At 32)) Fa));
 (Im (At 33) (Im (No (At 34)) Fa));
 (Im (At 33) (Im (No (At 37)) Fa));
 (Im (At 33) (Im (No (At 42)) Fa));
 (Im (At 33) (Im (No (At 43)) Fa));
 (Im (At 33) (Im (No (At 44)) Fa));
 (Im (At 2) (Im (At 4) Fa));
 (Im (No (At 2)) (Im (No (At 4)) Fa));
 (Im (No (At 31)) Fa);
 (Im (At 19) (Im (At 22) (Im (At 23) Fa)));
 (Im (No (At 33)) Fa);
 (Im (At 15) (Im (At 36) Fa));
 (Im (At 27) (Im (At 28) (Im (No (At 6)) Fa)));
 (Im (At 27) (Im (At 50) (Im (No (At 1)) Fa)));
 (Im (No (At 50)) (Im (At 53) (Im (No (At 3)) Fa)));
 (Im (No (At 41)) Fa);
 (Im (No (At 50)) (Im (At 1) Fa));
 (Im (No (At 54)) (Im (At 7) Fa));
 (Im (No (At 55)) (Im (At 8) Fa));
 (Im (No (At 53)) (Im (At 3) Fa));
 (Im (At 50) (Im (At 3) Fa));
 (Im (At 54) (Im (No (At 51)) (Im (No (At 7)) Fa)));
 (Im (No (At 29)) (Im (No (At 52)) (Im (No (At 8)) Fa)));
 (An (At 9) (At 10));
 (At 11);
 (At 12);
 (At 13);
 (At 26)]
 (An (An (An (If (At 1) (At 2)) (If (At 3) (An (At 4) (At 5)))) (At 6)) (If (At 7) (At 8)))
 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 26 (Sp 52 (Cl 14) (Sp 31 (Sp 33 (Sp 41 (Sp 14 (Sp 15 (Sp 27 (Sp 28 (Sp 32 (Sp 34 (Sp 37 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 36 (Cl 27) (Sp 6 (Sp 16 (Sp 22 (Sp 23 (Sp 18 (Cl 11) (Sp 20 (Cl 12) (Sp 17 (Cl 13) (Sp 19 (Cl 25) (Sp 21 (Sp 38 (Sp 39 (Sp 40 (Sp 47 (Sp 48 (Sp 49 (Sp 51 (Cl 8) (Sp 8 (Sp 55 (Sp 54 (Sp 7 (Sp 4 (Sp 2 (Cl 22) (Sp 50 (Cl 8) (Sp 1 (Cl 32) (Sp 3 (Sp 5 (Cl 1) (Sp 53 (Cl 9) (Cl 35))) (Sp 5 (Sp 53 (Cl 30) (Cl 9)) (Cl 1)))))) (Sp 2 (Sp 50 (Sp 1 (Sp 3 (Cl 36) (Cl 1)) (Cl 29)) (Cl 8)) (Cl 23))) (Cl 37)) (Cl 9)) (Cl 34)) (Sp 29 (Sp 55 (Cl 15) (Sp 54 (Cl 9) (Sp 7 (Cl 33) (Sp 4 (Sp 2 (Cl 22) (Sp 50 (Cl 8) (Sp 1 (Cl 32) (Sp 3 (Sp 5 (Cl 1) (Sp 53 (Cl 9) (Cl 35))) (Sp 5 (Sp 53 (Cl 30) (Cl 9)) (Cl 1)))))) (Sp 2 (Sp 50 (Sp 1 (Sp 3 (Cl 36) (Cl 1)) (Cl 29)) (Cl 8)) (Cl 23)))))) (Cl 38)))) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 3)))))) (Cl 4)) (Cl 4)) (Sp 21 (Sp 38 (Sp 39 (Sp 40 (Sp 47 (Sp 48 (Sp 49 (Sp 51 (Cl 8) (Sp 8 (Sp 55 (Sp 54 (Sp 7 (Sp 4 (Sp 2 (Cl 22) (Sp 50 (Cl 8) (Sp 1 (Cl 32) (Sp 3 (Sp 5 (Cl 1) (Sp 53 (Cl 9) (Cl 35))) (Sp 5 (Sp 53 (Cl 30) (Cl 9)) (Cl 1)))))) (Sp 2 (Sp 50 (Sp 1 (Sp 3 (Cl 36) (Cl 1)) (Cl 29)) (Cl 8)) (Cl 23))) (Cl 37)) (Cl 9)) (Cl 34)) (Sp 29 (Sp 55 (Cl 15) (Sp 54 (Cl 9) (Sp 7 (Cl 33) (Sp 4 (Sp 2 (Cl 22) (Sp 50 (Cl 8) (Sp 1 (Cl 32) (Sp 3 (Sp 5 (Cl 1) (Sp 53 (Cl 9) (Cl 35))) (Sp 5 (Sp 53 (Cl 30) (Cl 9)) (Cl 1)))))) (Sp 2 (Sp 50 (Sp 1 (Sp 3 (Cl 36) (Cl 1)) (Cl 29)) (Cl 8)) (Cl 23)))))) (Cl 38)))) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 3))) (Cl 28))) (Cl 10)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 5)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 31)) (Cl 26)) (Cl 24))) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 39)) _
  (misere_zero m p cs ds)
  W1
  (misere_above m i0 p cs ds)
  (misere_above m n p cs ds)
  (misere_row_next 0 m p 0 0 p 0 cs ds)
  (misere_row_next 1 m p p 0 ((2 * p) - 1) (0 + 1) cs ds)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (0 + 1)) <-> (i < p)) /\ (((ds i) < (0 + 1)) <-> (i < ((p * (0 + 1)) - p)))))) n)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((0 + 1) + 1)) <-> (i < ((2 * p) - 1))) /\ (((ds i) < ((0 + 1) + 1)) <-> (i < ((p * ((0 + 1) + 1)) - ((2 * p) - 1))))))) n)
  (thy_misere_only_1 (ds 0))
  (thy_misere_only_2 i0)
  (thy_misere_only_3 i0 p)
  (thy_misere_only_4 (cs i0))
  (thy_misere_only_5 n p)
  (thy_misere_only_6 n p)
  (thy_misere_only_7 p)
  (thy_misere_only_8 p)
  (thy_misere_only_9 p)
  (thy_misere_only_10 p)
  (thy_misere_only_11 p)
  (thy_misere_only_12 p)
  (thy_misere_only_13 n p)
  (thy_misere_only_14 n p)
  (thy_misere_only_15 )
  (thy_misere_only_16 (ds i0) (cs i0))
  (thy_misere_only_17 p)
  (thy_misere_only_18 (ds 0))
  (thy_misere_only_19 (cs n) (ds n))
  (thy_misere_only_20 (cs n))
  (thy_misere_only_21 (cs n))
  (thy_misere_only_22 )
  (thy_misere_only_23 (cs n))
  (thy_misere_only_24 (ds n))
  (thy_misere_only_25 n p)
  (thy_misere_only_24 (cs n))
  (thy_misere_only_26 (cs n))
  (thy_misere_only_27 (ds n))
  (thy_misere_only_28 n p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_only_29 : forall (x1 : Z), (~ (0 = x1)) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_30 : forall (x1 : Z), (~ (1 = x1)) -> (x1 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_31 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_32 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= ((x1 * x2) + 1))) -> (x3 = 0) -> (1 <= x4) -> (x4 = ((x3 + (x1 * x2)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) + 1) = x3)) -> (x4 = 0) -> (x3 = ((x4 + (x1 * x2)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_35 : forall (x1 : Z) (x2 : Z), (~ (0 = 0)) -> ((((0 + ((x1 * x2) + 1)) - 0) - 1) = (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_36 : forall (x1 : Z) (x2 : Z), (~ ((((0 + ((x1 * x2) + 1)) - 0) - 1) = (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (1 <= x2) -> (~ (x2 = 1)) -> (x2 = ((x1 + (x3 * x4)) + 1)) -> (~ (1 < ((x3 * x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_38 : forall (x1 : Z), (1 <= x1) -> (x1 = 0) -> False.
Proof. thy. Qed.
(* If the pairs {c_n, d_n} are the P-positions, no length mi with 0 < i < p is allowed: it joins pairs of row 0. *)
Lemma misere_no_join : forall (i : Z) (m : Z) (p : Z) (Len : Z -> Prop) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1)))))))) ->
  (1 <= i) ->
  (i < p) ->
  (~ (Len (m * i))).
Proof.
intros i m p Len P cs ds.
refine (refute (Nd (Some (Len (m * i))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1))))))))) (Nd (Some (0 <= ((m * i) + 1))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (((0 - 0) - (((m * i) + 1) - 1)) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf) (Nd (Some ((((0 + ((m * i) + 1)) - 0) - 1) = (m * i))) Lf Lf)) (Nd (Some (0 = (ds i))) (Nd (Some (p <= i)) Lf Lf) Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((0 = (cs n_pair)) /\ (1 = (ds n_pair))) \/ ((0 = (ds n_pair)) /\ (1 = (cs n_pair))))))) (Nd (Some (Len (((0 + ((m * i) + 1)) - 0) - 1))) (Nd (Some ((ds 0) = 1)) Lf Lf) Lf) (Nd (Some (0 = (ds 0))) (Nd (Some (i = 0)) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= ((m * i) + 1))) /\ (~ ((x1 = 0) /\ (y1 = ((m * i) + 1))))) /\ (((0 - x1) - (((m * i) + 1) - y1)) < m)) /\ ((- ((0 - x1) - (((m * i) + 1) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < ((m * i) + 1))) \/ (((y1 = ((m * i) + 1)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (Len (((0 + ((m * i) + 1)) - x1) - y1)))))) (Nd (Some (0 <= 1)) (Nd (Some (1 < ((m * i) + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf) Lf) (Nd (Some (0 = (cs 0))) (Nd (Some (1 <= (ds i))) Lf Lf) Lf)) (Nd (Some (0 = 0)) (Nd (Some (0 = (cs i))) (Nd (Some (i < p)) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some ((ds i) = (((cs i) + (m * i)) + 1))) Lf Lf) Lf)))) (Nd (Some (0 <= 0)) (Nd (Some (P 0 ((m * i) + 1))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((0 = (cs n_pair)) /\ (((m * i) + 1) = (ds n_pair))) \/ ((0 = (ds n_pair)) /\ (((m * i) + 1) = (cs n_pair))))))) (Nd (Some ((- ((0 - 0) - (((m * i) + 1) - 1))) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf) Lf) (Nd (Some (((m * i) + 1) = (cs i))) (Nd (Some (i < ((2 * p) - 1))) Lf Lf) Lf)) (Nd (Some (1 <= ((m * i) + 1))) (Nd (Some (0 <= i)) (Nd (Some ((cs i) = 0)) Lf Lf) Lf) (Nd (Some (1 = (cs 0))) (Nd (Some (0 <= (cs i))) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= ((m * i) + 1))) /\ (~ ((x1 = 0) /\ (y1 = ((m * i) + 1))))) /\ (((0 - x1) - (((m * i) + 1) - y1)) < m)) /\ ((- ((0 - x1) - (((m * i) + 1) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < ((m * i) + 1))) \/ (((y1 = ((m * i) + 1)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (Len (((0 + ((m * i) + 1)) - x1) - y1)))) /\ (P x1 y1)))) (Nd (Some (P 0 1)) (Nd (Some (0 < 0)) (Nd (Some ((cs 0) = 0)) Lf Lf) Lf) (Nd (Some (1 = (ds 0))) (Nd (Some ((ds i) = 1)) Lf Lf) Lf)) (Nd (Some (1 = ((m * i) + 1))) (Nd (Some (((m * i) + 1) = (ds i))) (Nd (Some ((cs i) = 1)) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some (1 <= i)) Lf Lf) Lf)))))
 [(Im (At 2) (Im (An (At 3) (At 4)) (If (At 5) (An (At 6) (No (At 7))))));
 (Im (At 8) (Im (An (At 3) (At 4)) (If (At 5) (At 9))));
 (Im (At 8) (Im (An (At 3) (At 10)) (If (At 11) (At 12))));
 (Im (An (Or (An (An (An (An (An (An (At 3) (At 3)) (At 10)) (At 13)) (No (An (At 14) (At 15)))) (At 16)) (At 17)) (An (Or (An (An (At 14) (At 10)) (At 18)) (An (An (At 15) (At 3)) (At 19))) (At 20))) (At 11)) (At 7));
 (Im (An (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))) (At 9));
 (Im (An (At 3) (Or (An (At 26) (At 27)) (An (At 28) (At 29)))) (At 12));
 (Im (An (At 30) (At 31)) (Im (At 32) (Im (At 33) (Im (At 34) (An (At 35) (At 36))))));
 (Im (An (At 30) (At 31)) (Im (At 32) (Im (At 33) (Im (At 34) (Im (At 21) (An (An (An (If (At 37) (At 38)) (If (At 39) (An (At 40) (At 41)))) (At 42)) (If (At 43) (At 44))))))));
 (Im (At 32) (Im (At 21) (An (At 45) (At 46))));
 (Im (No (At 22)) (Im (At 37) Fa));
 (Im (No (At 26)) (Im (At 35) Fa));
 (Im (No (At 27)) (Im (At 36) Fa));
 (Im (No (At 10)) Fa);
 (Im (No (At 21)) (Im (At 47) Fa));
 (Im (No (At 4)) (Im (At 37) (Im (At 42) (Im (At 46) Fa))));
 (Im (No (At 23)) (Im (At 37) (Im (At 46) Fa)));
 (Im (No (At 3)) Fa);
 (Im (At 48) (If (At 20) (At 1)));
 (Im (No (At 14)) (Im (At 48) Fa));
 (Im (No (At 48)) Fa);
 (Im (At 37) (Im (At 42) (Im (No (At 43)) (Im (At 46) (Im (No (At 18)) Fa)))));
 (Im (At 47) (Im (At 44) Fa));
 (An (At 30) (At 31));
 (At 32);
 (At 33);
 (At 34);
 (At 8);
 (At 2);
 (At 47);
 (At 38)]
 (No (At 1))
 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 34 (Sp 8 (Sp 2 (Sp 47 (Sp 38 (Sp 1 (Sp 10 (Sp 21 (Sp 3 (Sp 48 (Sp 44 (Cl 23) (Sp 35 (Sp 36 (Sp 37 (Sp 42 (Sp 43 (Cl 9) (Sp 45 (Sp 46 (Sp 20 (Sp 14 (Sp 26 (Sp 27 (Sp 22 (Sp 4 (Sp 23 (Sp 18 (Sp 12 (Sp 9 (Sp 5 (Sp 11 (Sp 6 (Sp 7 (Cl 2) (Cl 5)) (Cl 2)) (Cl 4)) (Cl 3)) (Cl 6)) (Cl 7)) (Cl 22)) (Cl 17)) (Cl 16)) (Cl 11)) (Cl 13)) (Cl 12)) (Cl 20)) (Cl 19)) (Cl 10)) (Cl 10))) (Cl 9)) (Cl 9)) (Cl 8)) (Cl 8))) (Cl 21)) (Cl 18)) (Cl 15)) (Cl 14)) (Cl 1)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 24)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1)))))))) 0 ((m * i) + 1))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) 0 ((m * i) + 1))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) 0 1)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 0)) /\ (0 <= y1)) /\ (y1 <= ((m * i) + 1))) /\ (~ ((x1 = 0) /\ (y1 = ((m * i) + 1))))) /\ (((0 - x1) - (((m * i) + 1) - y1)) < m)) /\ ((- ((0 - x1) - (((m * i) + 1) - y1))) < m)) \/ (((((x1 = 0) /\ (0 <= y1)) /\ (y1 < ((m * i) + 1))) \/ (((y1 = ((m * i) + 1)) /\ (0 <= x1)) /\ (x1 < 0))) /\ (Len (((0 + ((m * i) + 1)) - x1) - y1)))) /\ (P x1 y1))) 0 1)
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((0 = (cs n_pair)) /\ (((m * i) + 1) = (ds n_pair))) \/ ((0 = (ds n_pair)) /\ (((m * i) + 1) = (cs n_pair)))))) i)
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((0 = (cs n_pair)) /\ (1 = (ds n_pair))) \/ ((0 = (ds n_pair)) /\ (1 = (cs n_pair)))))) 0)
  (misere_zero m p cs ds)
  (misere_first_rows m i p cs ds)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) i)
  (thy_misere_only_29 (cs i))
  (thy_misere_only_29 (cs 0))
  (thy_misere_only_30 (ds 0))
  (thy_misere_only_31 )
  (thy_misere_only_32 i)
  (thy_misere_only_33 m i (cs i) (ds i))
  (thy_misere_only_34 m i (ds i) (cs i))
  (thy_misere_only_15 )
  (fun eq__0 => pg1 Len (((0 + ((m * i) + 1)) - 0) - 1) (m * i) eq__0)
  (thy_misere_only_35 m i)
  (thy_misere_only_36 m i)
  (thy_misere_only_37 (cs i) (ds i) m i)
  (thy_misere_only_38 i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_only_39 : forall (x1 : Z) (x2 : Z), (0 <= 1) -> (~ ((((((2 * x1) - 1) * x2) + 2) - 1) <= ((((2 * x1) - 1) * x2) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_40 : forall (x1 : Z) (x2 : Z), (~ (((1 - 1) - (((((2 * x1) - 1) * x2) + 2) - (((((2 * x1) - 1) * x2) + 2) - 1))) < x2)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_41 : forall (x1 : Z) (x2 : Z), (~ ((- ((1 - 1) - (((((2 * x1) - 1) * x2) + 2) - (((((2 * x1) - 1) * x2) + 2) - 1)))) < x2)) -> (2 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_42 : forall (x1 : Z), (1 = x1) -> (~ (x1 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_43 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_44 : forall (x1 : Z) (x2 : Z), (~ (1 <= (((2 * x1) - 1) - x2))) -> (x2 < ((2 * x1) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_45 : forall (x1 : Z) (x2 : Z), (~ ((((2 * x1) - 1) - x2) < x1)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_46 : forall (x1 : Z) (x2 : Z), (x1 < ((2 * x2) - 1)) -> (~ (1 <= (((2 * x2) - 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_47 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_48 : forall (x1 : Z), (~ (0 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_49 : forall (x1 : Z) (x2 : Z), (2 <= x1) -> (~ (0 <= ((((2 * x2) - 1) * x1) + 2))) -> (0 <= (x1 * (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_50 : forall (x1 : Z) (x2 : Z), (~ (1 <= (((2 * x1) - 1) - x2))) -> (1 <= x1) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_51 : forall (x1 : Z) (x2 : Z), (~ (0 <= (((((2 * x1) - 1) * x2) + 2) - 1))) -> (2 <= x2) -> (0 <= (x2 * (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_52 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_53 : forall (x1 : Z) (x2 : Z), ((((((2 * x1) - 1) * x2) + 2) - 1) = ((((2 * x1) - 1) * x2) + 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_54 : forall (x1 : Z), (~ (0 <= x1)) -> (x1 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_55 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (x2 < ((2 * x1) - 1))) -> (x2 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), (2 <= x1) -> (0 <= (x1 * (x2 - 1))) -> (((((2 * x2) - 1) * x1) + 2) = x3) -> (x3 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_57 : forall (x1 : Z) (x2 : Z) (x3 : Z), (2 <= x1) -> (0 <= (x1 * (x2 - 1))) -> (((((2 * x2) - 1) * x1) + 2) = x3) -> (x3 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> (x2 = ((x3 + (x1 * x4)) + 1)) -> (x1 <= (x1 * (((2 * x5) - 1) - x4))) -> (1 = x3) -> (((((2 * x5) - 1) * x1) + 2) = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_59 : forall (x1 : Z) (x2 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (x2 <= 1) -> (~ (x2 = 1)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> ((- ((1 - x5) - (((((2 * x6) - 1) * x3) + 2) - x7))) < x3) -> (x5 = x2) -> (x7 = x1) -> (x3 <= (x3 * (((2 * x6) - 1) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_61 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x2 <= 1) -> (~ (x2 = 1)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= (x1 * (x2 - 1))) -> (x3 = 0) -> (0 <= x4) -> ((- ((1 - x4) - (((((2 * x2) - 1) * x1) + 2) - x5))) < x1) -> (x5 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_63 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> (2 <= x2) -> (0 <= (x2 * (x3 - 1))) -> (x1 = ((((2 * x3) - 1) * x2) + 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = 1) -> (x6 = x1) -> (~ ((((1 + ((((2 * x7) - 1) * x3) + 2)) - x5) - x6) = (x3 * (((2 * x7) - 1) - x4)))) -> (x2 = 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_65 : forall (x1 : Z) (x2 : Z), (~ (x1 = 1)) -> (x2 = 1) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = 0) -> (x2 = 1) -> (x3 = x1) -> (~ ((((1 + ((((2 * x4) - 1) * x5) + 2)) - x2) - x3) = ((((2 * x4) - 1) * x5) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_67 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (1 <= x2) -> (x1 = 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_68 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x2 = x1) -> (x2 < 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_69 : forall (x1 : Z) (x2 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (x2 = x1) -> (x2 < 1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (2 <= x3) -> (x5 = x2) -> (x6 = x1) -> (x6 = ((((2 * x7) - 1) * x3) + 2)) -> (x3 <= (x3 * (((2 * x7) - 1) - x4))) -> (x5 < 1) -> False.
Proof. thy. Qed.
(* If the pairs {c_n, d_n} are the P-positions, the length Y = (2p - 1)m + 2 is allowed: from (1, Y) to (1, 0). *)
Lemma misere_must_reach : forall (m : Z) (p : Z) (Len : Z -> Prop) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1)))))))) ->
  (Len ((((2 * p) - 1) * m) + 2)).
Proof.
intros m p Len P cs ds.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((1 = (cs n_pair)) /\ (((((2 * p) - 1) * m) + 2) = (ds n_pair))) \/ ((1 = (ds n_pair)) /\ (((((2 * p) - 1) * m) + 2) = (cs n_pair))))))) as [n0 W3].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= ((((2 * p) - 1) * m) + 2))) /\ (~ ((x1 = 1) /\ (y1 = ((((2 * p) - 1) * m) + 2))))) /\ (((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1)) < m)) /\ ((- ((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < ((((2 * p) - 1) * m) + 2))) \/ (((y1 = ((((2 * p) - 1) * m) + 2)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (Len (((1 + ((((2 * p) - 1) * m) + 2)) - x1) - y1)))) /\ (P x1 y1)))) as [a [b W4]].
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((a = (cs n_pair)) /\ (b = (ds n_pair))) \/ ((a = (ds n_pair)) /\ (b = (cs n_pair))))))) as [n1 W6].
refine (refute (Nd (Some (Len ((((2 * p) - 1) * m) + 2))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1))))))))) (Nd (Some (0 <= ((((2 * p) - 1) * m) + 2))) (Nd (Some (1 <= 1)) (Nd (Some (1 < 1)) (Nd (Some ((- ((1 - a) - (((((2 * p) - 1) * m) + 2) - b))) < m)) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (1 <= (((2 * p) - 1) - n1))) (Nd (Some ((((1 + ((((2 * p) - 1) * m) + 2)) - a) - b) = (m * (((2 * p) - 1) - n1)))) Lf Lf) Lf)) (Nd (Some (((((2 * p) - 1) * m) + 2) = (cs n0))) (Nd (Some (b = (ds n1))) (Nd (Some (n1 < ((2 * p) - 1))) Lf Lf) Lf) (Nd (Some ((cs n0) = 1)) Lf Lf))) (Nd (Some ((((((2 * p) - 1) * m) + 2) - 1) = ((((2 * p) - 1) * m) + 2))) (Nd (Some (0 <= n0)) (Nd (Some (P a b)) (Nd (Some ((cs n1) = 0)) Lf Lf) Lf) (Nd (Some (0 <= (p - 1))) Lf Lf)) (Nd (Some (b <= ((((2 * p) - 1) * m) + 2))) (Nd (Some (1 <= p)) (Nd (Some (0 <= (cs n1))) Lf Lf) Lf) (Nd (Some ((ds n0) = 1)) Lf Lf)))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= ((((2 * p) - 1) * m) + 2))) /\ (~ ((x1 = 1) /\ (y1 = ((((2 * p) - 1) * m) + 2))))) /\ (((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1)) < m)) /\ ((- ((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < ((((2 * p) - 1) * m) + 2))) \/ (((y1 = ((((2 * p) - 1) * m) + 2)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (Len (((1 + ((((2 * p) - 1) * m) + 2)) - x1) - y1)))))) (Nd (Some ((((((2 * p) - 1) * m) + 2) - 1) <= ((((2 * p) - 1) * m) + 2))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (a < 1)) (Nd (Some (m <= (m * (((2 * p) - 1) - n0)))) Lf Lf) Lf) (Nd (Some (Len (m * (((2 * p) - 1) - n1)))) Lf Lf)) (Nd (Some (a <= 1)) (Nd (Some (b = (cs n1))) (Nd (Some ((ds n1) = 1)) Lf Lf) Lf) (Nd (Some (n0 < ((2 * p) - 1))) Lf Lf))) (Nd (Some ((- ((1 - 1) - (((((2 * p) - 1) * m) + 2) - (((((2 * p) - 1) * m) + 2) - 1)))) < m)) (Nd (Some (((((2 * p) - 1) * m) + 2) = (ds n0))) (Nd (Some (0 <= n1)) (Nd (Some ((cs n1) = 1)) Lf Lf) Lf) (Nd (Some ((cs n0) = 0)) Lf Lf)) (Nd (Some (b = ((((2 * p) - 1) * m) + 2))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m <= (m * (((2 * p) - 1) - n1)))) Lf Lf) Lf) (Nd (Some (0 <= (cs n0))) Lf Lf))))) (Nd (Some (0 <= 1)) (Nd (Some (P 1 ((((2 * p) - 1) * m) + 2))) (Nd (Some (0 <= (((((2 * p) - 1) * m) + 2) - 1))) (Nd (Some (Len (((1 + ((((2 * p) - 1) * m) + 2)) - 1) - (((((2 * p) - 1) * m) + 2) - 1)))) (Nd (Some (b < ((((2 * p) - 1) * m) + 2))) (Nd (Some (1 <= (((2 * p) - 1) - n0))) Lf Lf) Lf) (Nd (Some ((((2 * p) - 1) - n1) < p)) (Nd (Some ((((1 + ((((2 * p) - 1) * m) + 2)) - a) - b) = ((((2 * p) - 1) * m) + 2))) Lf Lf) Lf)) (Nd (Some (0 <= a)) (Nd (Some (a = (ds n1))) (Nd (Some (1 <= (ds n1))) Lf Lf) Lf) (Nd (Some (p <= n0)) Lf Lf))) (Nd (Some (((1 - 1) - (((((2 * p) - 1) * m) + 2) - (((((2 * p) - 1) * m) + 2) - 1))) < m)) (Nd (Some (1 = (cs n0))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((a = (cs n_pair)) /\ (b = (ds n_pair))) \/ ((a = (ds n_pair)) /\ (b = (cs n_pair))))))) (Nd (Some (n1 < p)) Lf Lf) Lf) (Nd (Some (0 <= (m * (p - 1)))) Lf Lf)) (Nd (Some (a = 1)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds n1) = (((cs n1) + (m * n1)) + 1))) Lf Lf) Lf) (Nd (Some (n0 = 0)) Lf Lf)))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= ((((2 * p) - 1) * m) + 2))) /\ (~ ((x1 = 1) /\ (y1 = ((((2 * p) - 1) * m) + 2))))) /\ (((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1)) < m)) /\ ((- ((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < ((((2 * p) - 1) * m) + 2))) \/ (((y1 = ((((2 * p) - 1) * m) + 2)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (Len (((1 + ((((2 * p) - 1) * m) + 2)) - x1) - y1)))) /\ (P x1 y1)))) (Nd (Some (1 = 1)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((1 = (cs n_pair)) /\ (((((2 * p) - 1) * m) + 2) = (ds n_pair))) \/ ((1 = (ds n_pair)) /\ (((((2 * p) - 1) * m) + 2) = (cs n_pair))))))) (Nd (Some (Len (((1 + ((((2 * p) - 1) * m) + 2)) - a) - b))) (Nd (Some ((((2 * p) - 1) - n0) <= (m * (((2 * p) - 1) - n0)))) Lf Lf) Lf) (Nd (Some (0 <= m)) Lf Lf)) (Nd (Some (0 <= b)) (Nd (Some (2 <= m)) (Nd (Some (n1 = 0)) Lf Lf) Lf) (Nd (Some (1 <= (ds n0))) Lf Lf))) (Nd (Some ((((((2 * p) - 1) * m) + 2) - 1) < ((((2 * p) - 1) * m) + 2))) (Nd (Some (1 = (ds n0))) (Nd (Some (a = (cs n1))) (Nd (Some (p <= n1)) Lf Lf) Lf) (Nd (Some (n0 < p)) Lf Lf)) (Nd (Some (((1 - a) - (((((2 * p) - 1) * m) + 2) - b)) < m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((((2 * p) - 1) - n1) <= (m * (((2 * p) - 1) - n1)))) Lf Lf) Lf) (Nd (Some ((ds n0) = (((cs n0) + (m * n0)) + 1))) Lf Lf))))))
 [(Im (At 2) (Im (An (At 3) (At 4)) (If (At 5) (An (At 6) (No (At 7))))));
 (Im (Or (An (An (An (An (An (An (At 3) (At 8)) (At 9)) (At 10)) (No (An (At 11) (At 12)))) (At 13)) (At 14)) (An (Or (An (An (At 11) (At 9)) (At 15)) (An (An (At 12) (At 3)) (At 16))) (At 17))) (At 6));
 (Im (At 18) (Im (An (At 3) (At 4)) (If (At 5) (At 19))));
 (Im (At 19) (An (At 20) (Or (An (At 21) (At 22)) (An (At 23) (At 24)))));
 (Im (At 7) (An (Or (An (An (An (An (An (An (At 25) (At 26)) (At 27)) (At 28)) (No (An (At 29) (At 30)))) (At 31)) (At 32)) (An (Or (An (An (At 29) (At 27)) (At 33)) (An (An (At 30) (At 25)) (At 34))) (At 35))) (At 36)));
 (Im (At 18) (Im (An (At 25) (At 27)) (If (At 36) (At 37))));
 (Im (At 37) (An (At 38) (Or (An (At 39) (At 40)) (An (At 41) (At 42)))));
 (Im (An (At 43) (At 44)) (Im (At 45) (Im (At 46) (Im (At 47) (Im (At 18) (Im (At 2) (Im (At 48) (Im (At 49) (No (At 50))))))))));
 (Im (At 51) (Im (At 52) (At 53)));
 (Im (An (At 43) (At 44)) (Im (At 45) (Im (At 46) (Im (At 47) (Im (At 20) (An (An (An (If (At 54) (At 55)) (If (At 56) (An (At 57) (At 58)))) (At 59)) (If (At 60) (At 61))))))));
 (Im (At 45) (Im (At 20) (An (At 62) (At 63))));
 (Im (At 64) (Im (At 65) (An (At 66) (At 67))));
 (Im (An (At 43) (At 44)) (Im (At 45) (Im (At 46) (Im (At 47) (Im (At 38) (An (An (An (If (At 68) (At 69)) (If (At 70) (An (At 71) (At 72)))) (At 73)) (If (At 74) (At 75))))))));
 (Im (At 45) (Im (At 38) (An (At 76) (At 77))));
 (Im (At 64) (Im (At 48) (An (At 78) (At 79))));
 (Im (At 3) (Im (No (At 10)) Fa));
 (Im (No (At 13)) (Im (At 51) Fa));
 (Im (No (At 14)) (Im (At 43) Fa));
 (Im (At 21) (Im (No (At 56)) Fa));
 (Im (At 23) (Im (No (At 60)) Fa));
 (Im (At 44) (Im (No (At 52)) Fa));
 (Im (No (At 48)) (Im (At 72) Fa));
 (Im (No (At 49)) (Im (At 71) Fa));
 (Im (No (At 55)) (Im (No (At 57)) Fa));
 (Im (At 58) (Im (No (At 65)) Fa));
 (Im (No (At 3)) Fa);
 (Im (No (At 64)) (Im (At 43) Fa));
 (Im (No (At 51)) (Im (At 43) Fa));
 (Im (At 43) (Im (No (At 4)) (Im (At 53) Fa)));
 (Im (No (At 48)) (Im (At 44) (Im (At 69) Fa)));
 (Im (No (At 9)) (Im (At 43) (Im (At 53) Fa)));
 (Im (No (At 8)) Fa);
 (Im (At 12) Fa);
 (Im (No (At 25)) (Im (At 29) Fa));
 (Im (At 44) (Im (No (At 58)) (Im (At 61) Fa)));
 (Im (At 43) (Im (At 53) (Im (At 24) (Im (At 56) Fa))));
 (Im (At 43) (Im (At 53) (Im (At 24) (Im (At 54) Fa))));
 (Im (At 43) (Im (At 63) (Im (At 66) (Im (At 21) (Im (At 22) Fa)))));
 (Im (No (At 68)) (Im (At 76) (Im (At 26) (Im (No (At 29)) (Im (At 39) Fa)))));
 (Im (At 77) (Im (At 32) (Im (At 39) (Im (At 40) (Im (At 78) Fa)))));
 (Im (At 73) (Im (At 26) (Im (No (At 29)) (Im (At 41) Fa))));
 (Im (At 53) (Im (At 68) (Im (At 25) (Im (At 32) (Im (At 42) Fa)))));
 (Im (No (At 27)) (Im (At 43) (Im (At 53) (Im (At 30) Fa))));
 (Im (At 80) (If (At 35) (At 50)));
 (Im (At 77) (Im (At 29) (Im (At 40) (Im (No (At 80)) (Im (At 70) Fa)))));
 (Im (No (At 74)) (Im (At 29) (Im (At 41) Fa)));
 (Im (At 81) (If (At 35) (At 1)));
 (Im (At 68) (Im (At 29) (Im (At 42) (Im (No (At 81)) Fa))));
 (Im (No (At 69)) (Im (At 44) (Im (At 75) Fa)));
 (Im (No (At 70)) (Im (At 29) (Im (At 39) Fa)));
 (Im (At 73) (Im (At 41) (Im (At 34) Fa)));
 (Im (No (At 68)) (Im (At 76) (Im (At 39) (Im (At 34) Fa))));
 (Im (At 77) (Im (At 43) (Im (At 39) (Im (At 40) (Im (At 30) (Im (At 78) (Im (At 34) Fa)))))));
 (An (At 43) (At 44));
 (At 45);
 (At 46);
 (At 47);
 (At 18);
 (At 2)]
 (At 1)
 (Sp 43 (Sp 44 (Sp 45 (Sp 46 (Sp 47 (Sp 18 (Sp 2 (Sp 1 (Cl 1) (Sp 14 (Sp 52 (Sp 3 (Sp 64 (Sp 51 (Sp 8 (Sp 12 (Cl 34) (Sp 53 (Sp 10 (Sp 13 (Sp 4 (Sp 9 (Sp 6 (Sp 5 (Sp 19 (Sp 20 (Sp 59 (Sp 62 (Sp 63 (Sp 56 (Sp 57 (Sp 58 (Sp 24 (Cl 37) (Sp 65 (Sp 21 (Sp 22 (Sp 66 (Cl 39) (Cl 13)) (Cl 5)) (Cl 5)) (Cl 26))) (Cl 11)) (Cl 11)) (Sp 21 (Cl 20) (Sp 23 (Sp 24 (Sp 60 (Sp 54 (Cl 38) (Sp 55 (Cl 11) (Sp 61 (Sp 57 (Sp 58 (Cl 11) (Cl 36)) (Cl 25)) (Cl 11)))) (Cl 21)) (Cl 5)) (Cl 5)))) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 5)) (Cl 4)) (Sp 7 (Sp 36 (Sp 27 (Sp 25 (Sp 37 (Sp 38 (Sp 73 (Sp 76 (Sp 77 (Sp 34 (Sp 41 (Cl 52) (Sp 39 (Sp 40 (Sp 68 (Sp 69 (Sp 48 (Sp 78 (Sp 32 (Cl 41) (Sp 30 (Cl 54) (Sp 29 (Sp 33 (Sp 35 (Sp 70 (Sp 71 (Sp 80 (Sp 49 (Sp 50 (Cl 9) (Cl 45)) (Cl 24)) (Cl 46)) (Cl 14)) (Cl 51)) (Cl 6)) (Cl 6)) (Cl 6)))) (Cl 16)) (Cl 31)) (Cl 14)) (Cl 53)) (Cl 8)) (Cl 8))) (Sp 29 (Sp 39 (Sp 70 (Sp 71 (Sp 72 (Sp 49 (Sp 48 (Sp 50 (Cl 9) (Sp 78 (Sp 80 (Sp 35 (Cl 45) (Sp 26 (Sp 28 (Sp 30 (Cl 6) (Sp 31 (Sp 32 (Sp 40 (Cl 41) (Sp 41 (Sp 42 (Sp 74 (Sp 68 (Cl 43) (Sp 69 (Cl 14) (Sp 75 (Cl 50) (Cl 14)))) (Cl 47)) (Cl 8)) (Cl 8))) (Cl 6)) (Cl 6))) (Cl 6)) (Cl 6))) (Sp 40 (Cl 46) (Sp 41 (Sp 42 (Sp 74 (Sp 75 (Sp 69 (Sp 68 (Sp 32 (Cl 43) (Sp 81 (Sp 33 (Sp 35 (Cl 48) (Cl 6)) (Cl 6)) (Cl 49))) (Cl 14)) (Cl 50)) (Cl 14)) (Cl 47)) (Cl 8)) (Cl 8)))) (Cl 16))) (Cl 23)) (Cl 24)) (Cl 14)) (Cl 14)) (Cl 51)) (Sp 41 (Sp 42 (Sp 74 (Sp 75 (Sp 69 (Sp 68 (Sp 32 (Cl 43) (Sp 81 (Sp 33 (Sp 35 (Cl 48) (Cl 6)) (Cl 6)) (Cl 49))) (Cl 14)) (Cl 50)) (Cl 14)) (Cl 47)) (Cl 8)) (Cl 8))) (Sp 26 (Sp 28 (Sp 31 (Sp 32 (Sp 41 (Cl 42) (Sp 39 (Sp 40 (Sp 68 (Sp 78 (Cl 41) (Sp 69 (Sp 48 (Cl 16) (Cl 31)) (Cl 14))) (Cl 40)) (Cl 8)) (Cl 8))) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 6)))) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 8)) (Cl 7)) (Sp 29 (Cl 35) (Cl 6))) (Sp 30 (Cl 44) (Cl 6))) (Cl 6)) (Cl 2))) (Cl 3)) (Cl 32)) (Cl 30)) (Cl 18)) (Cl 17)) (Cl 10))) (Cl 33)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 22)) (Cl 19))) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 55)) _
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (Len (((x + y) - x1) - y1)))) /\ (P x1 y1)))))))) 1 ((((2 * p) - 1) * m) + 2))
  (ex2_at (fun x1 y1 => ((((((((0 <= x1) /\ (x1 <= 1)) /\ (0 <= y1)) /\ (y1 <= ((((2 * p) - 1) * m) + 2))) /\ (~ ((x1 = 1) /\ (y1 = ((((2 * p) - 1) * m) + 2))))) /\ (((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1)) < m)) /\ ((- ((1 - x1) - (((((2 * p) - 1) * m) + 2) - y1))) < m)) \/ (((((x1 = 1) /\ (0 <= y1)) /\ (y1 < ((((2 * p) - 1) * m) + 2))) \/ (((y1 = ((((2 * p) - 1) * m) + 2)) /\ (0 <= x1)) /\ (x1 < 1))) /\ (Len (((1 + ((((2 * p) - 1) * m) + 2)) - x1) - y1))))) 1 (((((2 * p) - 1) * m) + 2) - 1))
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) 1 ((((2 * p) - 1) * m) + 2))
  W3
  W4
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) a b)
  W6
  (misere_no_join (((2 * p) - 1) - n1) m p Len P cs ds)
  (product_nonneg m (p - 1))
  (misere_first_rows m n0 p cs ds)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n0)
  (product_large m (((2 * p) - 1) - n0))
  (misere_first_rows m n1 p cs ds)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n1)
  (product_large m (((2 * p) - 1) - n1))
  (thy_misere_only_39 p m)
  (thy_misere_only_40 p m)
  (thy_misere_only_41 p m)
  (thy_misere_only_42 (cs n0))
  (thy_misere_only_42 (ds n0))
  (thy_misere_only_43 p)
  (thy_misere_only_44 p n1)
  (thy_misere_only_45 p n1)
  (thy_misere_only_14 n0 p)
  (thy_misere_only_46 n0 p)
  (thy_misere_only_31 )
  (thy_misere_only_47 m)
  (thy_misere_only_48 m)
  (thy_misere_only_49 m p)
  (thy_misere_only_50 p n1)
  (thy_misere_only_51 p m)
  (thy_misere_only_52 )
  (thy_misere_only_53 p m)
  (thy_misere_only_54 a)
  (thy_misere_only_55 p n0)
  (thy_misere_only_56 m p (cs n0))
  (thy_misere_only_57 m p (cs n0))
  (thy_misere_only_58 m (ds n0) (cs n0) n0 p)
  (thy_misere_only_59 (cs n1) a)
  (thy_misere_only_60 (ds n1) (cs n1) m n1 a p b)
  (thy_misere_only_61 (ds n1) a)
  (thy_misere_only_62 m p (cs n1) a b)
  (thy_misere_only_63 b m p)
  (fun eq__0 => pg1 Len (((1 + ((((2 * p) - 1) * m) + 2)) - a) - b) (m * (((2 * p) - 1) - n1)) eq__0)
  (thy_misere_only_64 (ds n1) (cs n1) m n1 a b p)
  (thy_misere_only_65 (ds n1) a)
  (fun eq__0 => pg1 Len (((1 + ((((2 * p) - 1) * m) + 2)) - a) - b) ((((2 * p) - 1) * m) + 2) eq__0)
  (thy_misere_only_66 (cs n1) a b p m)
  (thy_misere_only_67 n1 p)
  (thy_misere_only_65 (cs n1) a)
  (thy_misere_only_68 (ds n1) a)
  (thy_misere_only_69 (cs n1) a)
  (thy_misere_only_70 (ds n1) (cs n1) m n1 a b p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_only_71 : forall (x1 : Z) (x2 : Z), (~ (((2 * x1) - x2) < 0)) -> (~ (0 <= ((2 * x1) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_72 :  (0 <= 0) -> (~ (0 < 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_73 :  (~ (1 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((2 * x1) - 1) * x2) + 2) = ((x3 * x1) + x4)) -> (0 <= x4) -> (x4 < 1) -> (~ (x2 = (2 + (x1 * ((2 * x2) - x3))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_75 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> (1 <= x2) -> (x2 = ((x1 * 2) + x3)) -> (x3 < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_76 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = ((2 * x2) + 1))) -> (~ (1 <= x2)) -> (1 <= x1) -> (x1 = ((x2 * 2) + x3)) -> (x3 < 2) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_77 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (x1 = ((x2 * 2) + x3)) -> (0 <= x3) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 = ((2 * x2) + 1))) -> (~ ((x3 * x2) = (((1 + (((2 * x3) - x4) * x2)) * x1) + 0))) -> (x1 = ((x2 * 2) + x5)) -> (0 <= x5) -> (x5 < 2) -> ((x2 * x3) = (x2 * (2 + (x1 * ((2 * x3) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (1 + (((2 * x1) - x2) * x3)))) -> (0 <= (((2 * x1) - x2) * x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((2 * x1) - 1) * x2) + 2) = ((x3 * x1) + x4)) -> (0 <= x4) -> (2 <= x2) -> ((x1 * ((2 * x2) - x3)) < 0) -> False.
Proof. thy. Qed.
(* If misere mWN^(p), m >= 2, has the P-positions {c_n, d_n} then p is odd and m = 2 (mod p). *)
Lemma misere_p_only : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) ->
  (exists (o : Z) (s : Z), (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s))))).
Proof.
intros m p P cs ds.
destruct (wit_ex2 (fun i_len j_len => ((((((((2 * p) - 1) * m) + 2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) as [i [j0 W1]].
destruct (wit_ex2 (fun q r => (((p = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) as [half [rest W3]].
refine (refute (Nd (Some (exists (o : Z) (s : Z), (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s)))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))))) (Nd (Some (p = ((half * 2) + rest))) (Nd (Some (0 < 1)) Lf Lf) Lf) (Nd (Some ((p * ((2 * m) - i)) < 0)) Lf Lf)) (Nd (Some (0 <= j0)) (Nd (Some (0 <= half)) Lf Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((m * half) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (((((2 * p) - 1) * m) + 2) = ((i * p) + j0))) (Nd (Some (rest < 2)) (Nd (Some (0 <= (((2 * m) - i) * half))) Lf Lf) Lf) (Nd (Some (1 <= half)) Lf Lf)) (Nd (Some (1 <= 2)) (Nd (Some (0 < (p * ((2 * m) - i)))) Lf Lf) (Nd (Some (0 <= (1 + (((2 * m) - i) * half)))) Lf Lf)))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((((2 * p) - 1) * m) + 2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) (Nd (Some (0 <= rest)) (Nd (Some (0 <= ((2 * m) - i))) Lf Lf) Lf) (Nd (Some (((2 * m) - i) < 0)) Lf Lf)) (Nd (Some (j0 < 1)) (Nd (Some (m = (2 + (p * ((2 * m) - i))))) Lf Lf) (Nd (Some ((m * half) = (((1 + (((2 * m) - i) * half)) * p) + 0))) Lf Lf))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (0 <= i)) (Nd (Some (p = ((2 * half) + 1))) (Nd (Some ((half * m) = (half * (2 + (p * ((2 * m) - i)))))) Lf Lf) Lf) (Nd (Some (half < p)) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), (((p = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) (Nd (Some (0 < ((2 * m) - i))) Lf Lf) (Nd (Some (0 <= 0)) Lf Lf)))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9)))))));
 (Im (At 9) (An (An (An (At 10) (At 11)) (At 12)) (At 13)));
 (Im (At 14) (At 15));
 (Im (At 15) (An (An (At 16) (At 17)) (At 18)));
 (Im (An (An (At 19) (At 20)) (At 21)) (At 1));
 (Im (At 3) (An (An (An (Im (At 22) (At 23)) (Im (At 24) (At 25))) (Im (At 23) (At 22))) (Im (At 25) (At 24))));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 26) (Im (At 27) (No (At 28))))))))));
 (Im (An (An (An (At 29) (At 30)) (At 31)) (At 32)) (At 28));
 (Im (At 33) (Im (At 20) (At 34)));
 (Im (At 21) (At 35));
 (Im (No (At 25)) (Im (No (At 33)) Fa));
 (Im (At 31) (Im (No (At 32)) Fa));
 (Im (No (At 14)) Fa);
 (Im (At 10) (Im (At 12) (Im (At 13) (Im (No (At 21)) Fa))));
 (Im (No (At 20)) (Im (At 3) (Im (At 16) (Im (At 18) Fa))));
 (Im (No (At 19)) (Im (No (At 26)) (Im (At 3) (Im (At 16) (Im (At 18) Fa)))));
 (Im (At 3) (Im (At 16) (Im (At 17) (Im (No (At 27)) Fa))));
 (Im (No (At 19)) (Im (No (At 29)) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 35) Fa))))));
 (Im (No (At 30)) (Im (At 34) Fa));
 (Im (No (At 31)) Fa);
 (Im (At 10) (Im (At 12) (Im (At 2) (Im (At 24) Fa))));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 1 (Cl 1) (Sp 14 (Sp 31 (Sp 9 (Sp 15 (Sp 32 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 16 (Sp 17 (Sp 18 (Sp 21 (Sp 24 (Cl 22) (Sp 20 (Sp 27 (Sp 19 (Cl 6) (Sp 35 (Sp 25 (Cl 7) (Sp 26 (Sp 29 (Sp 33 (Sp 28 (Cl 8) (Sp 30 (Cl 9) (Sp 34 (Cl 20) (Cl 10)))) (Cl 12)) (Cl 19)) (Cl 17))) (Cl 11))) (Cl 18)) (Cl 16))) (Cl 15)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 13)) (Cl 4)) (Cl 2)) (Cl 21)) (Cl 14))) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 23)) _
  (misere_must_reach m p (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) P cs ds)
  W1
  (division 2 p)
  W3
  (ex2_at (fun o s => (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s))))) half ((2 * m) - i))
  (cancel p ((2 * m) - i))
  (misere_no_join half m p (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))) P cs ds)
  (ex2_at (fun i_len j_len => (((((m * half) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))) (1 + (((2 * m) - i) * half)) 0)
  (product_nonneg ((2 * m) - i) half)
  (eq_mul half m (2 + (p * ((2 * m) - i))))
  (thy_misere_only_71 m i)
  (thy_misere_only_72 )
  (thy_misere_only_73 )
  (thy_misere_only_74 p m i j0)
  (thy_misere_only_75 half p rest)
  (thy_misere_only_76 p half rest)
  (thy_misere_only_77 p half rest)
  (thy_misere_only_78 p half m i rest)
  (thy_misere_only_79 m i half)
  (thy_misere_only_15 )
  (thy_misere_only_80 p m i j0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_only_81 :  (1 <= 1) -> (~ (1 < 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_82 : forall (x1 : Z), (~ (1 < x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_83 : forall (x1 : Z), (~ (1 <= (2 * x1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((2 * x1) - 1) * x2) + 2) = ((x3 * (2 * x1)) + x4)) -> (0 <= x4) -> (x4 < 2) -> (~ (x2 = (2 + ((2 * x1) * (x2 - x3))))) -> (~ ((x2 * 1) = (((x2 - x3) * (2 * x1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((2 * x1) - 1) * x2) + 2) = ((x3 * (2 * x1)) + x4)) -> (0 <= x4) -> (~ (x2 = (2 + ((2 * x1) * (x2 - x3))))) -> (2 <= x2) -> (~ (0 < ((2 * x1) * (x2 - x3)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_only_86 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (0 < (x1 - x2)) -> False.
Proof. thy. Qed.
(* If misere mWN^(2,2p), m, p >= 2, has the P-positions {c_n, d_n} then m = 2 (mod 2p). *)
Lemma misere_two_only : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (2 <= p) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1)))))))) ->
  (exists (s : Z), (m = (2 + ((2 * p) * s)))).
Proof.
intros m p P cs ds.
destruct (wit_ex2 (fun i_len j_len => ((((((((2 * p) - 1) * m) + 2) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) as [i [j0 W1]].
refine (refute (Nd (Some (exists (s : Z), (m = (2 + ((2 * p) * s))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1))))))))) (Nd (Some (1 < p)) Lf Lf) (Nd (Some (0 < (m - i))) Lf Lf)) (Nd (Some (0 <= j0)) (Nd (Some (0 <= 1)) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (((((2 * p) - 1) * m) + 2) = ((i * (2 * p)) + j0))) (Nd (Some ((m * 1) = (((m - i) * (2 * p)) + 1))) Lf Lf) (Nd (Some ((m - i) < 0)) Lf Lf)) (Nd (Some (m = (2 + ((2 * p) * (m - i))))) (Nd (Some (1 <= (2 * p))) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (exists (i_len : Z) (j_len : Z), ((((((((2 * p) - 1) * m) + 2) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((m * 1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) Lf Lf) (Nd (Some (((2 * p) * (m - i)) < 0)) Lf Lf)) (Nd (Some (j0 < 2)) (Nd (Some (1 < 2)) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (0 <= i)) (Nd (Some (0 <= (m - i))) Lf Lf) (Nd (Some (2 <= p)) Lf Lf)) (Nd (Some (1 <= 1)) (Nd (Some (0 < ((2 * p) * (m - i)))) Lf Lf) Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (At 9)))))));
 (Im (At 9) (An (An (An (At 10) (At 11)) (At 12)) (At 13)));
 (Im (At 14) (At 1));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 15) (Im (At 16) (No (At 17))))))))));
 (Im (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (At 17));
 (Im (At 22) (An (An (An (Im (At 23) (At 24)) (Im (At 25) (At 26))) (Im (At 24) (At 23))) (Im (At 26) (At 25))));
 (Im (At 15) (Im (No (At 21)) Fa));
 (Im (No (At 16)) (Im (At 27) Fa));
 (Im (No (At 15)) Fa);
 (Im (No (At 22)) (Im (At 3) Fa));
 (Im (At 10) (Im (At 12) (Im (At 13) (Im (No (At 14)) (Im (No (At 18)) Fa)))));
 (Im (No (At 20)) Fa);
 (Im (At 10) (Im (At 12) (Im (No (At 14)) (Im (At 2) (Im (No (At 23)) Fa)))));
 (Im (No (At 19)) (Im (At 24) Fa));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 27);
 (At 7);
 (At 8)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 27 (Sp 7 (Sp 8 (Sp 1 (Cl 1) (Sp 16 (Sp 15 (Sp 22 (Sp 20 (Sp 9 (Sp 17 (Cl 5) (Sp 14 (Cl 4) (Sp 21 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 18 (Sp 23 (Sp 19 (Cl 6) (Sp 24 (Cl 15) (Cl 7))) (Cl 14)) (Cl 12)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 8)))) (Cl 2)) (Cl 13)) (Cl 11)) (Cl 10)) (Cl 9))) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 16)) _
  (misere_must_reach m p (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) P cs ds)
  W1
  (ex1_at (fun s => (m = (2 + ((2 * p) * s)))) (m - i))
  (misere_no_join 1 m p (fun k => (exists (i_len : Z) (j_len : Z), ((((k = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))) P cs ds)
  (ex2_at (fun i_len j_len => (((((m * 1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))) (m - i) 1)
  (cancel (2 * p) (m - i))
  (thy_misere_only_81 )
  (thy_misere_only_82 p)
  (thy_misere_only_52 )
  (thy_misere_only_83 p)
  (thy_misere_only_84 p m i j0)
  (thy_misere_only_31 )
  (thy_misere_only_85 p m i j0)
  (thy_misere_only_86 m i)
).
vm_compute; reflexivity.
Qed.

(* With the c_n and d_n of misere mWN^p, m >= 2: P(misere mWN^(p)) = {{c_n, d_n}} if and only if p is odd and m = 2 (mod p). *)
Lemma misere_p_exactly : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) ->
  ((forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) <-> (exists (o : Z) (s : Z), (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s)))))).
Proof.
intros m p P cs ds.
destruct (wit_ex2 (fun o s => (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s)))))) as [o0 [s0 W1]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) as [X [Y W2]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (exists (o : Z) (s : Z), (((p = ((2 * o) + 1)) /\ (0 <= o)) /\ (m = (2 + (p * s)))))) (Nd (Some (1 <= p)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))))) Lf Lf) (Nd (Some (0 <= X)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= o0)) Lf Lf) (Nd (Some (P X Y)) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (p = ((2 * o0) + 1))) Lf Lf) (Nd (Some (0 <= Y)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (m = (2 + (p * s0)))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (cs n_pair)) /\ (Y = (ds n_pair))) \/ ((X = (ds n_pair)) /\ (Y = (cs n_pair))))))) Lf Lf))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 1) (Im (At 8) (At 2)))))));
 (Im (At 2) (An (An (At 9) (At 10)) (At 11)));
 (Im (Im (An (At 12) (At 13)) (If (At 14) (At 15))) (At 1));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 8) (Im (An (At 12) (At 13)) (If (At 14) (At 15)))))))))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 8)]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 2 (Sp 9 (Sp 10 (Sp 11 (Sp 1 (Cl 1) (Sp 12 (Sp 13 (Sp 15 (Sp 14 (Cl 4) (Cl 5)) (Sp 14 (Cl 5) (Cl 4))) (Cl 4)) (Cl 4))) (Cl 3)) (Cl 3)) (Cl 3)) (Sp 1 (Cl 2) (Cl 1))) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (misere_p_only m p P cs ds)
  W1
  W2
  (misere_mwn_p_odd m o0 p s0 X Y P cs ds)
).
vm_compute; reflexivity.
Qed.

(* With the c_n and d_n of misere mWN^p, m, p >= 2: P(misere mWN^(2,2p)) = {{c_n, d_n}} if and only if m = 2 (mod 2p). *)
Lemma misere_two_exactly : forall (m : Z) (p : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (2 <= p) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1)))))))) ->
  ((forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))))) <-> (exists (s : Z), (m = (2 + ((2 * p) * s))))).
Proof.
intros m p P cs ds.
destruct (wit_ex1 (fun s => (m = (2 + ((2 * p) * s))))) as [s0 W1].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) as [X [Y W2]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))))))) (Nd (Some (exists (s : Z), (m = (2 + ((2 * p) * s))))) (Nd (Some (1 <= p)) (Nd (Some (2 <= p)) Lf Lf) (Nd (Some (0 <= Y)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (m = (2 + ((2 * p) * s0)))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (cs n_pair)) /\ (Y = (ds n_pair))) \/ ((X = (ds n_pair)) /\ (Y = (cs n_pair))))))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1))))))))) Lf Lf) (Nd (Some (P X Y)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 <= X)) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 1) (Im (At 9) (At 2))))))));
 (Im (At 2) (At 10));
 (Im (Im (An (At 11) (At 12)) (If (At 13) (At 14))) (At 1));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 10) (Im (At 9) (Im (An (At 11) (At 12)) (If (At 13) (At 14)))))))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9)]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 2 (Sp 10 (Sp 1 (Cl 1) (Sp 11 (Sp 12 (Sp 14 (Sp 13 (Cl 4) (Cl 5)) (Sp 13 (Cl 5) (Cl 4))) (Cl 4)) (Cl 4))) (Cl 3)) (Sp 1 (Cl 2) (Cl 1))) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  (misere_two_only m p P cs ds)
  W1
  W2
  (misere_mwn_2_2p m p s0 X Y P cs ds)
).
vm_compute; reflexivity.
Qed.
