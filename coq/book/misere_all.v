From Wythoff.book Require Import Prelude Definitions algebra play misere counting rows games misere_mex.
Open Scope Z_scope.

Lemma thy_misere_all_1 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_2 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (1 <= x2)) -> (~ (1 <= (x1 - x2))) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_3 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 - x2))) -> (~ (1 <= (x2 - x1))) -> (~ (x1 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_4 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (1 <= x2)) -> (~ (1 <= (x1 - x2))) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x7 = x8) -> (x4 = ((x2 + (x9 * x10)) + 1)) -> (x8 = ((x6 + (x9 * x11)) + 1)) -> ((- ((x1 - x5) - (x3 - x7))) < x9) -> (x9 <= (x9 * (x10 - x11))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x7 = x8) -> (x4 = ((x2 + (x9 * x10)) + 1)) -> (x8 = ((x6 + (x9 * x11)) + 1)) -> (((x1 - x5) - (x3 - x7)) < x9) -> (x9 <= (x9 * (x11 - x10))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x3 = x1)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 < x4) -> (x5 <= x1) -> (x2 = x3) -> (x5 = x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 = x2)) -> (x2 = x3) -> (x3 = x4) -> (x1 = x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 < x2) -> (x1 <= x4) -> (x5 = x3) -> (x4 = x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> (((x8 - x9) - (x10 - x11)) < x3) -> (x8 = x1) -> (x3 <= (x3 * (x4 - x7))) -> (x9 = x5) -> (x11 = x6) -> (x10 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> ((- ((x8 - x9) - (x10 - x11))) < x3) -> (x8 = x1) -> (x3 <= (x3 * (x7 - x4))) -> (x9 = x5) -> (x11 = x6) -> (x10 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x2) -> (x4 = x1) -> (~ (x3 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x2 = x4) -> (~ (x3 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x2 < x4) -> (x5 = ((x6 + (x7 * x8)) + 1)) -> (x4 = ((x2 + (x7 * x9)) + 1)) -> (((x10 - x1) - (x11 - x3)) < x7) -> (x10 = x5) -> (x7 <= (x7 * (x8 - x9))) -> (x11 = x6) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (x5 < x6) -> (x6 = ((x5 + (x7 * x8)) + 1)) -> (x4 = ((x2 + (x7 * x9)) + 1)) -> (((x10 - x1) - (x11 - x3)) < x7) -> (x10 = x6) -> (x7 <= (x7 * (x9 - x8))) -> (x11 = x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x5 < x6) -> ((- ((x1 - x7) - (x3 - x8))) < x9) -> (x7 = x6) -> (x8 = x5) -> (x9 < (x4 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_18 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 = x4) -> (0 <= x5) -> (x2 < x4) -> (~ (1 <= x6)) -> (x4 = ((x2 + (x7 * x6)) + 1)) -> (x8 = ((x9 + (x7 * x5)) + 1)) -> ((- ((x1 - x10) - (x3 - x11))) < x7) -> (x7 <= (x7 * (x6 - x5))) -> ((x5 - x6) <= (x7 * (x5 - x6))) -> (x10 = x8) -> (x11 = x9) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_19 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x2 < x4) -> ((- ((x1 - x5) - (x3 - x6))) < x7) -> (x7 < (x8 - x9)) -> (x5 = x8) -> (x6 = x9) -> False.
Proof. thy. Qed.
(* The m-bishop joins no two pairs. *)
Lemma misere_no_bishop : forall (m : Z) (p : Z) (x : Z) (x1 : Z) (y : Z) (y1 : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))) ->
  (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m))).
Proof.
intros m p x x1 y y1 cs ds.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) as [n0 W0].
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) as [n1 W1].
refine (refute (Nd (Some (0 <= x1)) (Nd (Some (x1 <= x)) (Nd (Some (y1 <= y)) (Nd (Some ((- ((x - x1) - (y - y1))) < m)) (Nd (Some (0 <= n1)) (Nd (Some (1 <= n1)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (1 <= (n1 - n0))) Lf Lf) Lf)) (Nd (Some (y = (ds n0))) (Nd (Some (y1 = (cs n1))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (1 <= n0)) (Nd (Some ((cs n0) = (cs n1))) Lf Lf) Lf))) (Nd (Some (y1 = y)) (Nd (Some (0 <= n0)) (Nd (Some (y1 = (ds n1))) (Nd (Some ((ds n0) = (((cs n0) + (m * n0)) + 1))) Lf Lf) Lf) (Nd (Some (0 <= (cs n0))) (Nd (Some ((n1 - n0) <= (m * (n1 - n0)))) Lf Lf) Lf)) (Nd (Some (y = (cs n0))) (Nd (Some (1 <= p)) (Nd (Some (m <= (m * (n0 - n1)))) Lf Lf) Lf) (Nd (Some (0 <= (cs n1))) Lf Lf)))) (Nd (Some (0 <= y1)) (Nd (Some (x1 = x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (x1 = (cs n1))) (Nd (Some (m < ((ds n1) - (cs n1)))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (m <= (m * (n1 - n0)))) Lf Lf) Lf)) (Nd (Some (x = (ds n0))) (Nd (Some (2 <= m)) (Nd (Some (1 <= (n0 - n1))) Lf Lf) Lf) (Nd (Some (m < ((ds n0) - (cs n0)))) (Nd (Some ((ds n0) = (ds n1))) Lf Lf) Lf))) (Nd (Some (((x - x1) - (y - y1)) < m)) (Nd (Some (x = (cs n0))) (Nd (Some (x1 = (ds n1))) (Nd (Some ((ds n1) = (((cs n1) + (m * n1)) + 1))) Lf Lf) Lf) (Nd (Some ((cs n0) < (ds n0))) (Nd (Some (n0 = n1)) Lf Lf) Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((n0 - n1) <= (m * (n0 - n1)))) Lf Lf) Lf) (Nd (Some ((cs n1) < (ds n1))) Lf Lf)))))
 [(Im (At 9) (An (At 10) (Or (An (At 11) (At 12)) (An (At 13) (At 14)))));
 (Im (At 15) (An (At 16) (Or (An (At 17) (At 18)) (An (At 19) (At 20)))));
 (Im (An (At 21) (At 22)) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 10) (An (An (At 26) (At 27)) (Im (At 28) (At 29))))))));
 (Im (An (At 21) (At 22)) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 16) (An (An (At 30) (At 31)) (Im (At 32) (At 33))))))));
 (Im (At 23) (Im (At 10) (An (At 26) (At 34))));
 (Im (At 23) (Im (At 16) (An (At 30) (At 35))));
 (Im (At 36) (Im (At 37) (An (At 38) (At 39))));
 (Im (At 36) (Im (At 40) (An (At 41) (At 42))));
 (Im (No (At 36)) (Im (At 21) Fa));
 (Im (At 43) (At 44));
 (Im (At 43) (At 45));
 (Im (At 10) (Im (No (At 32)) (Im (No (At 37)) (Im (No (At 43)) Fa))));
 (Im (No (At 37)) (Im (No (At 40)) (Im (No (At 43)) Fa)));
 (Im (At 16) (Im (No (At 28)) (Im (No (At 40)) (Im (No (At 43)) Fa))));
 (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 34) (Im (At 35) (Im (At 8) (Im (At 38) Fa))))))));
 (Im (At 11) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 34) (Im (At 35) (Im (At 7) (Im (At 41) Fa))))))));
 (Im (At 11) (Im (At 17) (Im (No (At 5)) (Im (At 44) Fa))));
 (Im (At 11) (Im (At 31) (Im (At 2) (Im (At 44) (Im (At 19) Fa)))));
 (Im (No (At 5)) (Im (At 13) (Im (At 45) (Im (At 19) Fa))));
 (Im (At 18) (Im (At 31) (Im (At 4) (Im (At 44) (Im (At 14) Fa)))));
 (Im (At 34) (Im (At 35) (Im (At 7) (Im (At 13) (Im (At 38) (Im (At 19) (Im (At 20) (Im (At 14) Fa))))))));
 (Im (At 34) (Im (At 35) (Im (At 8) (Im (At 13) (Im (At 41) (Im (At 19) (Im (At 20) (Im (At 14) Fa))))))));
 (Im (At 44) (Im (At 20) (Im (At 14) (Im (No (At 6)) Fa))));
 (Im (At 12) (Im (At 18) (Im (At 45) (Im (No (At 6)) Fa))));
 (Im (At 17) (Im (At 18) (Im (At 31) (Im (At 34) (Im (At 35) (Im (At 7) (Im (At 13) (Im (At 38) (Im (At 14) Fa)))))))));
 (Im (At 17) (Im (At 18) (Im (At 27) (Im (At 34) (Im (At 35) (Im (At 7) (Im (At 13) (Im (At 41) (Im (At 14) Fa)))))))));
 (Im (At 11) (Im (At 12) (Im (At 31) (Im (At 8) (Im (At 19) (Im (At 20) (Im (At 29) Fa)))))));
 (Im (At 11) (Im (At 12) (Im (At 16) (Im (At 27) (Im (No (At 28)) (Im (At 34) (Im (At 35) (Im (At 8) (Im (At 38) (Im (At 42) (Im (At 19) (Im (At 20) Fa))))))))))));
 (Im (At 11) (Im (At 12) (Im (At 27) (Im (At 8) (Im (At 33) (Im (At 19) (Im (At 20) Fa)))))));
 (An (At 21) (At 22));
 (At 23);
 (At 24);
 (At 25);
 (At 9);
 (At 15)]
 (No (An (An (An (An (An (An (At 1) (At 2)) (At 3)) (At 4)) (No (An (At 5) (At 6)))) (At 7)) (At 8)))
 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 9 (Sp 15 (Sp 1 (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 8 (Sp 36 (Sp 10 (Sp 16 (Sp 26 (Sp 27 (Sp 34 (Sp 30 (Sp 31 (Sp 35 (Sp 43 (Sp 44 (Sp 45 (Sp 19 (Sp 11 (Cl 19) (Sp 13 (Sp 14 (Sp 5 (Sp 18 (Cl 21) (Sp 6 (Cl 1) (Sp 20 (Cl 24) (Cl 3)))) (Cl 20)) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Cl 21) (Sp 11 (Sp 12 (Sp 5 (Sp 6 (Cl 1) (Cl 25)) (Cl 18)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 12)) (Cl 11)) (Sp 40 (Sp 41 (Sp 42 (Sp 37 (Sp 38 (Sp 20 (Sp 12 (Sp 19 (Sp 14 (Sp 13 (Cl 22) (Sp 11 (Sp 29 (Cl 28) (Sp 28 (Cl 4) (Cl 29))) (Cl 2))) (Sp 11 (Sp 29 (Cl 28) (Sp 28 (Cl 4) (Cl 29))) (Cl 2))) (Sp 17 (Sp 18 (Sp 11 (Cl 16) (Sp 13 (Sp 14 (Cl 26) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Sp 13 (Sp 14 (Sp 19 (Cl 22) (Sp 17 (Sp 18 (Cl 26) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 26) (Sp 11 (Sp 12 (Cl 16) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 16) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 8)) (Sp 32 (Sp 33 (Sp 20 (Sp 14 (Sp 19 (Sp 13 (Cl 23) (Sp 11 (Sp 12 (Cl 30) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 13 (Cl 27) (Sp 11 (Sp 12 (Cl 17) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Sp 11 (Sp 12 (Sp 19 (Cl 30) (Sp 17 (Sp 18 (Cl 17) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 27) (Sp 11 (Sp 12 (Cl 17) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 17) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 5)) (Cl 13))) (Cl 9)) (Cl 9)) (Sp 37 (Sp 28 (Sp 38 (Sp 29 (Sp 20 (Sp 14 (Sp 19 (Sp 13 (Cl 22) (Sp 11 (Sp 12 (Cl 28) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 13 (Cl 26) (Sp 11 (Sp 12 (Cl 16) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Sp 11 (Sp 12 (Sp 19 (Cl 28) (Sp 17 (Sp 18 (Cl 16) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2))) (Sp 17 (Sp 18 (Sp 14 (Sp 13 (Cl 26) (Sp 11 (Sp 12 (Cl 16) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Cl 16) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3))) (Cl 4)) (Cl 8)) (Cl 15)) (Cl 14)))) (Cl 7)) (Cl 5)) (Cl 5)) (Cl 6)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 10)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 1)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) _
  W0
  W1
  (misere_above m n0 p cs ds)
  (misere_above m n1 p cs ds)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n1)
  (product_large m (n0 - n1))
  (product_large m (n1 - n0))
  (thy_misere_all_1 m)
  (fun eq__0 => cg1 cs n0 n1 eq__0)
  (fun eq__0 => cg1 ds n0 n1 eq__0)
  (thy_misere_all_2 n0 n1)
  (thy_misere_all_3 n0 n1)
  (thy_misere_all_4 n1 n0)
  (thy_misere_all_5 x (cs n0) y (ds n0) x1 (cs n1) y1 (ds n1) m n0 n1)
  (thy_misere_all_6 x (cs n0) y (ds n0) x1 (cs n1) y1 (ds n1) m n0 n1)
  (thy_misere_all_7 x (cs n0) x1 (cs n1))
  (thy_misere_all_8 x (cs n0) (cs n1) (ds n1) x1)
  (thy_misere_all_9 x1 x (ds n0) (ds n1))
  (thy_misere_all_10 y1 (ds n1) (cs n1) y (cs n0))
  (thy_misere_all_11 (ds n0) (cs n0) m n0 (ds n1) (cs n1) n1 x x1 y y1)
  (thy_misere_all_12 (ds n0) (cs n0) m n0 (ds n1) (cs n1) n1 x x1 y y1)
  (thy_misere_all_13 (cs n0) (cs n1) y1 y)
  (thy_misere_all_14 y (ds n0) y1 (ds n1))
  (thy_misere_all_15 x1 (cs n1) y1 (ds n1) (ds n0) (cs n0) m n0 n1 x y)
  (thy_misere_all_16 x1 (cs n1) y1 (ds n1) (cs n0) (ds n0) m n0 n1 x y)
  (thy_misere_all_17 x (cs n0) y (ds n0) (cs n1) (ds n1) x1 y1 m)
  (thy_misere_all_18 x (cs n0) y (ds n0) n1 n0 m (ds n1) (cs n1) x1 y1)
  (thy_misere_all_19 x (cs n0) y (ds n0) x1 y1 m (ds n1) (cs n1))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_20 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_21 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_22 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 < x1)) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (2 <= x1) -> (x2 = ((x3 + (x1 * x4)) + 1)) -> (x5 = ((x6 + (x1 * x4)) + 1)) -> (x3 = x6) -> (x5 = x7) -> (x1 <= (x7 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_24 : forall (x1 : Z) (x2 : Z), (~ (x1 < ((- x2) - 1))) -> (~ ((- x1) <= x2)) -> (~ (((- x2) - 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_25 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ ((- x1) <= x2)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (2 <= x1) -> (x2 < x3) -> (x4 = ((x5 + (x1 * x6)) + 1)) -> (x2 = ((x7 + (x1 * x6)) + 1)) -> (x5 = x7) -> (x1 <= (x4 - x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_27 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < x2) -> (x3 = ((x4 + (x5 * x6)) + 1)) -> (x1 = ((x7 + (x5 * x6)) + 1)) -> (x4 = x7) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (2 <= x1) -> (x2 = ((x3 + (x1 * x4)) + 1)) -> (x5 = ((x6 + (x1 * x4)) + 1)) -> (x3 = x6) -> (x5 = x7) -> (x1 <= (x2 - x7)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_29 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 < x3) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = ((x2 + (x3 * ((- x4) - 1))) + 1)) -> (x5 < x6) -> (x2 < x1) -> (x7 = (((x8 + (x3 * x4)) + x3) - 1)) -> (x7 = x6) -> (x8 < x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_31 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 <= (-1)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> (2 <= x3) -> (x4 = x5) -> (x5 = x1) -> (x3 <= (x4 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x2 = x3) -> (x3 = x4) -> (x1 = x4) -> False.
Proof. thy. Qed.
(* If the rook moves from (c_n, d_n) to the pair with signed index z of row x, then x = c_n and -n <= z < n. *)
Lemma misere_only_row : forall (m : Z) (n : Z) (p : Z) (x : Z) (z : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= n) ->
  (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) ->
  ((((x = (cs n)) /\ (0 <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < (ds n))) \/ ((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n)) /\ (0 <= x)) /\ (x < (cs n)))) ->
  (((x = (cs n)) /\ ((- n) <= z)) /\ (z < n)).
Proof.
intros m n p x z cs ds.
refine (refute (Nd (Some (x = (cs n))) (Nd (Some ((- n) <= z)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= ((- z) - 1))) (Nd (Some (m <= ((ds n) - (ds z)))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (m * z)) + m) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (cs n))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) < (ds n))) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (m <= ((ds z) - (ds n)))) (Nd (Some (z = n)) Lf Lf) Lf) (Nd (Some ((cs ((- z) - 1)) < (ds ((- z) - 1)))) (Nd (Some (0 <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) Lf Lf) Lf))) (Nd (Some (0 <= (cs z))) (Nd (Some ((ds ((- z) - 1)) = (((cs ((- z) - 1)) + (m * ((- z) - 1))) + 1))) (Nd (Some (n < z)) (Nd (Some (((- z) - 1) = n)) Lf Lf) Lf) (Nd (Some (1 <= n)) (Nd (Some (x < (cs n))) Lf Lf) Lf)) (Nd (Some (forall (n_ : Z) (r : Z), ((((0 <= n_) /\ (0 <= r)) /\ (r < (cs n_))) -> (p <= (card1 (fun (z_ : Z) => ((((- n_) <= z_) /\ (z_ < n_)) /\ (((0 <= z_) /\ ((cs z_) = r)) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = r)))))))))) (Nd (Some ((m * (((- z) - 1) - n)) <= ((ds ((- z) - 1)) - (ds n)))) (Nd (Some ((cs z) = x)) Lf Lf) Lf) (Nd (Some (m < ((ds ((- z) - 1)) - (cs ((- z) - 1))))) Lf Lf)))) (Nd (Some (z < n)) (Nd (Some (0 <= z)) (Nd (Some (0 <= (cs ((- z) - 1)))) (Nd (Some (0 <= n)) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some ((cs n) < (ds n))) (Nd (Some ((ds z) = (ds n))) Lf Lf) Lf)) (Nd (Some (forall (n_ : Z), ((0 <= n_) -> ((card1 (fun (z_ : Z) => ((((- n_) <= z_) /\ (z_ < n_)) /\ (((0 <= z_) /\ ((cs z_) = (cs n_))) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = (cs n_))))))) <= (p - 1))))) (Nd (Some (n < ((- z) - 1))) (Nd (Some ((cs z) = (cs n))) Lf Lf) Lf) (Nd (Some (1 <= ((- z) - 1))) (Nd (Some (0 <= x)) Lf Lf) Lf))) (Nd (Some ((ds z) = (((cs z) + (m * z)) + 1))) (Nd (Some (2 <= m)) (Nd (Some ((m * (z - n)) <= ((ds z) - (ds n)))) (Nd (Some ((cs ((- z) - 1)) = (cs n))) Lf Lf) Lf) (Nd (Some (m < ((ds n) - (cs n)))) (Nd (Some ((ds ((- z) - 1)) = x)) Lf Lf) Lf)) (Nd (Some ((m * (n - z)) <= ((ds n) - (ds z)))) (Nd (Some (m <= ((ds ((- z) - 1)) - (ds n)))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n))) Lf Lf) Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = ((x + (m * z)) + 1))) Lf Lf)))))
 [(Im (At 4) (Im (At 5) (An (At 6) (At 7))));
 (Im (At 4) (Im (At 8) (An (At 9) (At 10))));
 (Im (An (At 11) (At 12)) (Im (At 4) (Im (At 13) (Im (At 14) (Im (At 5) (Im (At 3) (An (At 15) (At 16))))))));
 (Im (An (At 11) (At 12)) (Im (At 4) (Im (At 13) (Im (At 14) (Im (At 17) (Im (At 18) (An (At 19) (At 20))))))));
 (Im (An (At 11) (At 12)) (Im (At 4) (Im (At 13) (Im (At 14) (Im (At 17) (Im (At 21) (An (At 22) (At 23))))))));
 (Im (An (At 11) (At 12)) (Im (At 4) (Im (At 13) (Im (At 14) (Im (At 17) (An (An (At 24) (At 25)) (Im (At 26) (At 27))))))));
 (Im (An (At 11) (At 12)) (Im (At 4) (Im (At 13) (Im (At 14) (Im (At 8) (An (An (At 9) (At 28)) (Im (At 29) (At 30))))))));
 (Im (At 5) (At 31));
 (Im (No (At 5)) (At 32));
 (Im (No (At 5)) (Im (No (At 8)) Fa));
 (Im (At 5) (Im (At 33) Fa));
 (Im (At 34) (At 35));
 (Im (At 36) (At 37));
 (Im (No (At 18)) (Im (No (At 3)) (Im (No (At 36)) Fa)));
 (Im (At 11) (Im (At 7) (Im (At 31) (Im (At 38) (Im (At 39) (Im (At 16) Fa))))));
 (Im (No (At 21)) (Im (No (At 2)) (Im (No (At 34)) Fa)));
 (Im (At 17) (Im (No (At 2)) (Im (At 5) Fa)));
 (Im (At 11) (Im (At 40) (Im (At 7) (Im (At 31) (Im (At 38) (Im (At 20) Fa))))));
 (Im (At 36) (At 41));
 (Im (At 40) (Im (At 7) (Im (At 31) (Im (At 38) (Im (At 41) Fa)))));
 (Im (At 11) (Im (At 7) (Im (At 31) (Im (At 38) (Im (At 39) (Im (At 20) Fa))))));
 (Im (At 38) (Im (At 42) (Im (At 37) Fa)));
 (Im (At 10) (Im (At 25) (Im (At 28) (Im (At 32) (Im (At 39) (Im (At 42) Fa))))));
 (Im (At 17) (Im (At 33) (Im (No (At 3)) Fa)));
 (Im (At 25) (Im (At 11) (Im (At 43) (Im (At 1) (Im (At 23) Fa)))));
 (Im (At 28) (Im (At 43) (Im (At 1) (Im (At 35) Fa))));
 (An (At 11) (At 12));
 (At 4);
 (At 13);
 (At 14);
 (At 17);
 (Or (An (At 5) (At 38)) (An (At 33) (At 43)));
 (Or (An (An (At 1) (At 44)) (At 40)) (An (An (At 39) (At 45)) (At 42)))]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 11 (Sp 12 (Sp 4 (Sp 13 (Sp 14 (Sp 17 (Sp 24 (Sp 25 (Sp 33 (Sp 5 (Cl 12) (Sp 3 (Sp 32 (Sp 43 (Sp 8 (Sp 9 (Sp 10 (Sp 28 (Sp 42 (Sp 39 (Cl 24) (Sp 1 (Sp 2 (Cl 1) (Sp 23 (Cl 26) (Sp 35 (Cl 27) (Sp 21 (Cl 6) (Sp 34 (Cl 13) (Cl 17)))))) (Cl 34))) (Sp 1 (Sp 2 (Cl 1) (Sp 23 (Cl 26) (Sp 35 (Cl 27) (Sp 21 (Cl 6) (Sp 34 (Cl 13) (Cl 17)))))) (Cl 34))) (Cl 8)) (Cl 3)) (Cl 3)) (Cl 11)) (Cl 33)) (Cl 10)) (Cl 25))) (Sp 5 (Sp 38 (Sp 6 (Sp 7 (Sp 31 (Sp 2 (Sp 40 (Sp 20 (Cl 19) (Sp 41 (Cl 21) (Sp 18 (Cl 5) (Sp 36 (Cl 20) (Sp 3 (Sp 15 (Sp 16 (Sp 1 (Cl 1) (Sp 39 (Cl 16) (Cl 34))) (Cl 4)) (Cl 4)) (Cl 15)))))) (Sp 39 (Sp 45 (Sp 42 (Sp 16 (Cl 16) (Sp 20 (Cl 22) (Sp 37 (Cl 23) (Sp 3 (Cl 4) (Sp 18 (Cl 5) (Sp 36 (Cl 14) (Cl 15))))))) (Cl 34)) (Cl 34)) (Cl 34))) (Cl 18)) (Cl 9)) (Cl 2)) (Cl 2)) (Cl 33)) (Cl 33))) (Cl 7)) (Cl 7)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) z)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ((- z) - 1))
  (misere_strict z n m p cs ds)
  (misere_strict n z m p cs ds)
  (misere_strict n ((- z) - 1) m p cs ds)
  (misere_above m n p cs ds)
  (misere_above m ((- z) - 1) p cs ds)
  (ite_true (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (ite_false (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (thy_misere_all_20 z)
  (thy_misere_all_21 z)
  (fun eq__0 => cg1 cs ((- z) - 1) n eq__0)
  (fun eq__0 => cg1 cs z n eq__0)
  (thy_misere_all_22 n z)
  (thy_misere_all_23 m (ds z) (cs z) z (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x (ds n))
  (thy_misere_all_24 n z)
  (thy_misere_all_25 n z)
  (thy_misere_all_26 m (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (ds n) (ds z) (cs z) z x)
  (fun eq__0 => cg1 ds z n eq__0)
  (thy_misere_all_27 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (ds n) (ds z) (cs z) m z x)
  (thy_misere_all_28 m (ds z) (cs z) z (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x (ds n))
  (thy_misere_all_29 (cs z) x (cs n))
  (thy_misere_all_30 (ds ((- z) - 1)) (cs ((- z) - 1)) m z (cs n) (ds n) (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x)
  (thy_misere_all_31 n z)
  (thy_misere_all_32 (cs n) (ds n) m (ds ((- z) - 1)) x)
  (thy_misere_all_33 (cs ((- z) - 1)) (ds ((- z) - 1)) x (cs n))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_34 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 = x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (~ (x2 = x3)) -> (x4 = x3) -> (x1 = x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x1) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 = x3) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x1 = x3) -> (x2 = x4) -> (~ (x3 < x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_39 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_41 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (x3 < x4) -> (x5 = x4) -> (x6 < x2) -> (x1 = x7) -> (x6 = x8) -> (x7 = (((x3 + (x9 * x10)) + x9) - 1)) -> ((x9 * x10) = (x9 * x11)) -> (x8 = (((x5 + (x9 * x11)) + x9) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x1)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (x3 = x4) -> (x5 = x6) -> (x4 = (((x7 + (x8 * x9)) + x8) - 1)) -> ((x8 * x9) = (x8 * x10)) -> (x6 = (((x1 + (x8 * x10)) + x8) - 1)) -> (x7 = x2) -> (~ (x3 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_45 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_46 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_47 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (x3 < x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (~ (0 <= x1)) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (2 <= x1) -> (x2 = x3) -> (x4 = x5) -> (x3 = (((x6 + (x1 * x7)) + x1) - 1)) -> ((x1 * x7) = (x1 * x8)) -> (x5 = (((x9 + (x1 * x8)) + x1) - 1)) -> (~ (((x10 - x9) - (x11 - x4)) < x1)) -> (~ ((- ((x10 - x6) - (x11 - x2))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> (x2 = x3) -> (~ ((- ((x4 - x5) - (x3 - x2))) < x1)) -> (x5 < x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> (~ (((x2 - x3) - (x4 - x5)) < x1)) -> (x3 = x2) -> (x5 < x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = x5) -> (x6 = x7) -> (x5 = (((x3 + (x8 * x9)) + x8) - 1)) -> ((x8 * x9) = (x8 * x10)) -> (x7 = (((x4 + (x8 * x10)) + x8) - 1)) -> (x6 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_53 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = x2) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_54 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_55 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 = x2) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> (x6 = x8) -> (x9 = x1) -> (x10 = x5) -> ((x3 * x4) = (x3 * x7)) -> (x2 = x8) -> (~ (x9 = x10)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> (x8 = x9) -> (x2 < x10) -> (x6 = x10) -> (x11 < x9) -> (x8 = x1) -> (x11 = x5) -> ((x3 * x4) = (x3 * x7)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> (x8 = x9) -> (~ (x2 = x6)) -> (x8 = x1) -> (x10 = x5) -> ((x3 * x4) = (x3 * x7)) -> (x10 = x9) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = ((x6 + (x3 * x7)) + 1)) -> (2 <= x3) -> (x8 = x1) -> (x9 = x5) -> ((x3 * x4) = (x3 * x7)) -> (~ (((x10 - x6) - (x11 - x9)) < x3)) -> (~ ((- ((x10 - x2) - (x11 - x8))) < x3)) -> False.
Proof. thy. Qed.
(* (A): at most p - 1 of the roob-type options of (c_n, d_n) are pairs: as often was c_n taken before n. *)
Lemma misere_few_low : forall (m : Z) (n : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= n) ->
  (x = (cs n)) ->
  (y = (ds n)) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1)).
Proof.
intros m n p x y cs ds.
destruct (wit_all2 (fun x1 y1 => ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> ((((- n) <= (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) /\ ((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) < n)) /\ (((0 <= (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) /\ ((cs (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) = (cs n))) \/ (((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) <= (-1)) /\ ((ds ((- (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) - 1)) = (cs n)))))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => ((((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) /\ (((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (1 <= (x1_other + y1_other))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (cs n_pair)) /\ (y1_other = (ds n_pair))) \/ ((x1_other = (ds n_pair)) /\ (y1_other = (cs n_pair)))))))) /\ ((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) = (ite (x1_other <= y1_other) (ediv ((y1_other - x1_other) - 1) m) ((- (ediv ((x1_other - y1_other) - 1) m)) - 1)))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W1]]]].
destruct (wit_all1 (fun z => (((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))) -> (((- n) <= z) /\ (z < n))))) as [B1 W2].
refine (refutes (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O1 = (cs n_pair)) /\ (O2 = (ds n_pair))) \/ ((O1 = (ds n_pair)) /\ (O2 = (cs n_pair))))))) (Nd (Some (0 <= n)) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), ((((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) /\ (((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (1 <= (x1_other + y1_other))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (cs n_pair)) /\ (y1_other = (ds n_pair))) \/ ((x1_other = (ds n_pair)) /\ (y1_other = (cs n_pair)))))))) /\ ((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) = (ite (x1_other <= y1_other) (ediv ((y1_other - x1_other) - 1) m) ((- (ediv ((x1_other - y1_other) - 1) m)) - 1)))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))) Lf Lf) Lf)) (Nd (Some (O2 = y)) (Nd (Some (O4 <= y)) (Nd (Some ((ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) <= (-1))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some (x = (cs n))) Lf Lf) Lf))) (Nd (Some (1 <= (A1 + A2))) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> ((((- n) <= (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) /\ ((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) < n)) /\ (((0 <= (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) /\ ((cs (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) = (cs n))) \/ (((ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1)) <= (-1)) /\ ((ds ((- (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) - 1)) = (cs n)))))))) (Nd (Some (O4 = y)) (Nd (Some ((ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)) = (ds n))) Lf Lf) Lf) (Nd (Some ((cs B1) = (cs n))) (Nd (Some ((ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) = ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1))) Lf Lf) Lf)) (Nd (Some (O2 <= y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O3 = (cs n_pair)) /\ (O4 = (ds n_pair))) \/ ((O3 = (ds n_pair)) /\ (O4 = (cs n_pair))))))) (Nd (Some ((cs (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) = O3)) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf)))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some ((ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)) <= (-1))) (Nd (Some (0 <= O4)) (Nd (Some (0 <= (ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) Lf) (Nd (Some (B1 < n)) (Nd (Some ((ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) = ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1))) Lf Lf) Lf)) (Nd (Some (O1 < x)) (Nd (Some ((- ((x - O3) - (y - O4))) < m)) (Nd (Some (O2 = (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf))) (Nd (Some ((- n) <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) (Nd (Some (0 <= O2)) (Nd (Some (O3 < x)) (Nd (Some (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) Lf Lf) Lf) (Nd (Some ((ds ((- B1) - 1)) = (cs n))) (Nd (Some ((m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) = (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))))) Lf Lf) Lf)) (Nd (Some ((- ((x - O1) - (y - O2))) < m)) (Nd (Some (O1 = O3)) (Nd (Some ((ds ((- (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) - 1)) = O3)) Lf Lf) Lf) (Nd (Some ((ds ((- (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) - 1)) = A1)) Lf Lf))))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some ((cs (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) = (cs n))) (Nd (Some (O3 = x)) (Nd (Some (A1 = (cs n))) Lf Lf) Lf) (Nd (Some ((- n) <= B1)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))))) Lf Lf) Lf)) (Nd (Some (0 <= O1)) (Nd (Some (((x - O3) - (y - O4)) < m)) (Nd (Some ((ds ((- (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) - 1)) = O1)) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (cs n_pair)) /\ (A2 = (ds n_pair))) \/ ((A1 = (ds n_pair)) /\ (A2 = (cs n_pair))))))) (Nd (Some (O1 = x)) (Nd (Some (0 <= O3)) (Nd (Some (A1 < (cs n))) Lf Lf) Lf) (Nd (Some (B1 <= (-1))) (Nd (Some ((ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) = (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1))) Lf Lf) Lf)) (Nd (Some (((x - O1) - (y - O2)) < m)) (Nd (Some ((ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) = (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) (Nd (Some ((ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) <= (-1))) Lf Lf) Lf) (Nd (Some ((cs (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) = A1)) Lf Lf)))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some ((ds ((- (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) - 1)) = (cs n))) (Nd (Some (O4 < y)) (Nd (Some ((ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)) < (ds n))) Lf Lf) Lf) (Nd (Some (0 <= B1)) (Nd (Some ((ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) = (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1))) Lf Lf) Lf)) (Nd (Some (O1 <= x)) (Nd (Some (1 <= (O3 + O4))) (Nd (Some (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf))) (Nd (Some ((ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)) < n)) (Nd (Some (O2 < y)) (Nd (Some (O3 <= x)) (Nd (Some ((cs (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) = O1)) Lf Lf) Lf) (Nd (Some (forall (z : Z), (((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))) -> (((- n) <= z) /\ (z < n))))) (Nd (Some (y = (ds n))) Lf Lf) Lf)) (Nd (Some (1 <= (O1 + O2))) (Nd (Some (O2 = O4)) (Nd (Some (O4 = (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)))) Lf Lf) Lf) (Nd (Some (A2 = (ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)))) Lf Lf))))))
 [(Im (Im (An (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (At 13)) (An (An (At 14) (At 15)) (Or (An (At 16) (At 17)) (An (At 18) (At 19))))) (At 20));
 (Im (Im (An (An (An (An (An (Or (An (An (At 21) (At 22)) (At 23)) (An (An (At 24) (At 25)) (At 26))) (No (An (An (An (An (An (An (At 25) (At 27)) (At 22)) (At 28)) (No (An (At 21) (At 24)))) (At 29)) (At 30)))) (At 31)) (At 32)) (An (An (An (Or (An (An (At 33) (At 34)) (At 35)) (An (An (At 36) (At 37)) (At 38))) (No (An (An (An (An (An (An (At 37) (At 39)) (At 34)) (At 40)) (No (An (At 33) (At 36)))) (At 41)) (At 42)))) (At 43)) (At 44))) (At 45)) (An (At 46) (At 47))) (At 48));
 (Im (Im (An (An (At 49) (At 50)) (Or (An (At 51) (At 52)) (An (At 53) (At 54)))) (An (At 49) (At 50))) (At 55));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 13) (An (Or (An (At 16) (At 61)) (An (At 18) (At 62))) (At 63)))))));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 64) (Im (Or (An (At 16) (At 61)) (An (At 18) (At 62))) (Im (Or (An (An (At 65) (At 66)) (At 67)) (An (An (At 68) (At 6)) (At 69))) (An (An (At 65) (At 14)) (At 15)))))))));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 32) (An (Or (An (At 70) (At 71)) (An (At 72) (At 73))) (At 74)))))));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 44) (An (Or (An (At 75) (At 76)) (An (At 77) (At 78))) (At 79)))))));
 (Im (At 59) (Im (At 64) (At 80)));
 (Im (An (An (At 20) (At 48)) (At 55)) (At 81));
 (Im (At 70) (At 82));
 (Im (No (At 70)) (At 83));
 (Im (At 75) (At 84));
 (Im (No (At 75)) (At 85));
 (Im (At 45) (At 86));
 (Im (At 3) (Im (At 63) (Im (No (At 66)) Fa)));
 (Im (At 63) (Im (No (At 68)) (Im (At 87) (Im (At 5) Fa))));
 (Im (At 88) (Im (At 7) (Im (No (At 69)) Fa)));
 (Im (At 2) (Im (At 88) (Im (No (At 65)) Fa)));
 (Im (At 4) (Im (At 63) (Im (At 87) (Im (No (At 67)) Fa))));
 (Im (At 65) (Im (No (At 17)) (Im (At 61) Fa)));
 (Im (At 80) (Im (No (At 1)) (Im (At 81) Fa)));
 (Im (At 75) (Im (At 45) (Im (At 72) Fa)));
 (Im (At 24) (Im (At 26) (Im (At 33) (Im (At 35) (Im (At 74) (Im (At 79) (Im (At 83) (Im (At 86) (Im (At 85) Fa)))))))));
 (Im (At 33) (Im (No (At 46)) (Im (At 21) Fa)));
 (Im (At 33) (Im (At 74) (Im (At 79) (Im (At 83) (Im (At 86) (Im (At 85) (Im (At 21) (Im (No (At 47)) Fa))))))));
 (Im (No (At 39)) (Im (At 38) Fa));
 (Im (No (At 27)) (Im (At 21) Fa));
 (Im (At 36) (Im (At 22) (Im (At 23) (Im (No (At 34)) Fa))));
 (Im (No (At 40)) (Im (At 36) Fa));
 (Im (At 21) (Im (At 37) (Im (No (At 25)) (Im (At 38) Fa))));
 (Im (No (At 28)) (Im (At 23) Fa));
 (Im (At 56) (Im (At 74) (Im (At 79) (Im (At 83) (Im (At 86) (Im (At 85) (Im (No (At 41)) (Im (No (At 30)) Fa))))))));
 (Im (At 56) (Im (At 36) (Im (No (At 42)) (Im (At 38) Fa))));
 (Im (At 56) (Im (No (At 29)) (Im (At 21) (Im (At 23) Fa))));
 (Im (At 24) (Im (No (At 46)) (Im (At 74) (Im (At 79) (Im (At 83) (Im (At 86) (Im (At 85) (Im (At 36) Fa))))))));
 (Im (At 24) (Im (At 36) (Im (No (At 47)) Fa)));
 (Im (No (At 19)) (Im (At 62) (Im (At 65) Fa)));
 (Im (At 70) (Im (At 45) (Im (At 77) Fa)));
 (Im (At 82) (Im (At 84) (Im (At 33) (Im (At 74) (Im (At 79) (Im (At 86) (Im (At 21) (Im (No (At 47)) Fa))))))));
 (Im (At 82) (Im (At 84) (Im (At 24) (Im (At 26) (Im (At 33) (Im (At 35) (Im (At 74) (Im (At 79) (Im (At 86) Fa)))))))));
 (Im (At 82) (Im (At 84) (Im (At 24) (Im (No (At 46)) (Im (At 74) (Im (At 79) (Im (At 86) (Im (At 36) Fa))))))));
 (Im (At 82) (Im (At 84) (Im (At 56) (Im (At 74) (Im (At 79) (Im (At 86) (Im (No (At 41)) (Im (No (At 30)) Fa))))))));
 (An (At 56) (At 57));
 (At 58);
 (At 59);
 (At 60);
 (At 64);
 (At 88);
 (At 87)]
 (At 1)
 [((Im (No (At 55)) Fa), (Sp 55 (Cl 51) (Sp 49 (Sp 50 (Cl 4) (Cl 4)) (Cl 4))));
  ((Im (At 13) (Im (At 68) (Im (At 6) (Im (At 69) (Im (No (At 65)) (Im (No (At 16)) Fa)))))), (Sp 13 (Sp 68 (Sp 6 (Sp 69 (Sp 65 (Cl 52) (Sp 16 (Cl 52) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 18 (Sp 62 (Cl 6) (Cl 5)) (Cl 5)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))) (Cl 52)) (Cl 52)) (Cl 52)) (Cl 52)));
  ((Im (At 13) (Im (At 63) (Im (No (At 20)) (Im (No (At 65)) Fa)))), (Sp 13 (Sp 63 (Sp 20 (Cl 53) (Sp 65 (Cl 53) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 2 (Cl 19) (Sp 5 (Sp 6 (Sp 7 (Sp 68 (Sp 69 (Sp 16 (Sp 61 (Cl 6) (Sp 18 (Sp 62 (Cl 6) (Cl 5)) (Cl 5))) (Cl 52)) (Cl 18)) (Cl 17)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))) (Cl 53)) (Cl 53)));
  ((Im (No (At 20)) (Im (At 18) (Im (At 19) (Im (At 62) (Im (At 6) (Im (At 68) (Im (At 69) Fa))))))), (Sp 20 (Cl 54) (Sp 18 (Sp 19 (Sp 62 (Sp 6 (Sp 68 (Sp 69 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 14 (Sp 15 (Cl 2) (Cl 6)) (Cl 6)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54)) (Cl 54))));
  ((Im (No (At 20)) (Im (At 65) (Im (At 63) (Im (At 18) (Im (At 19) (Im (At 62) (Im (No (At 7)) Fa))))))), (Sp 20 (Cl 55) (Sp 65 (Sp 63 (Sp 18 (Sp 19 (Sp 62 (Sp 7 (Cl 55) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 87 (Sp 3 (Sp 4 (Sp 66 (Sp 67 (Sp 14 (Sp 15 (Cl 2) (Cl 6)) (Cl 6)) (Cl 20)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 50)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55)) (Cl 55))));
  ((Im (No (At 20)) (Im (At 65) (Im (At 63) (Im (At 18) (Im (At 19) (Im (At 62) (Im (No (At 5)) Fa))))))), (Sp 20 (Cl 56) (Sp 65 (Sp 63 (Sp 18 (Sp 19 (Sp 62 (Sp 5 (Cl 56) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 87 (Sp 3 (Sp 4 (Sp 66 (Sp 67 (Sp 14 (Sp 15 (Cl 2) (Cl 6)) (Cl 6)) (Cl 20)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 50)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 56)) (Cl 56)) (Cl 56)) (Cl 56)) (Cl 56))));
  ((Im (No (At 20)) (Im (At 65) (Im (At 63) (Im (At 18) (Im (At 62) Fa))))), (Sp 20 (Cl 57) (Sp 65 (Sp 63 (Sp 18 (Sp 62 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 19 (Sp 7 (Sp 69 (Sp 5 (Sp 68 (Sp 6 (Cl 54) (Sp 3 (Sp 4 (Sp 66 (Sp 67 (Sp 14 (Sp 15 (Cl 2) (Cl 6)) (Cl 6)) (Cl 20)) (Cl 16)) (Cl 2)) (Cl 2))) (Cl 17)) (Cl 56)) (Cl 18)) (Cl 55)) (Cl 38)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 57)) (Cl 57)) (Cl 57)) (Cl 57))));
  ((Im (At 65) (Im (At 63) (Im (No (At 20)) (Im (At 16) (Im (At 61) (Im (No (At 15)) (Im (No (At 6)) Fa))))))), (Sp 65 (Sp 63 (Sp 20 (Cl 58) (Sp 16 (Sp 61 (Sp 15 (Cl 58) (Sp 6 (Cl 58) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 87 (Sp 3 (Sp 4 (Sp 66 (Sp 67 (Cl 6) (Cl 20)) (Cl 16)) (Cl 2)) (Cl 2)) (Cl 50)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))) (Cl 58)) (Cl 58))) (Cl 58)) (Cl 58)));
  ((Im (At 63) (Im (No (At 20)) (Im (At 16) (Im (At 61) (Im (At 6) (Im (No (At 15)) (Im (No (At 4)) Fa))))))), (Sp 63 (Sp 20 (Cl 59) (Sp 16 (Sp 61 (Sp 6 (Sp 15 (Cl 59) (Sp 4 (Cl 59) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 5 (Sp 7 (Sp 68 (Sp 69 (Cl 6) (Cl 18)) (Cl 17)) (Cl 2)) (Cl 2)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))) (Cl 59)) (Cl 59)) (Cl 59))) (Cl 59)));
  ((Im (At 63) (Im (No (At 20)) (Im (At 65) (Im (At 16) (Im (At 61) (Im (No (At 15)) Fa)))))), (Sp 63 (Sp 20 (Cl 60) (Sp 65 (Sp 16 (Sp 61 (Sp 15 (Cl 60) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 6 (Sp 4 (Sp 67 (Sp 66 (Cl 6) (Sp 3 (Cl 16) (Sp 5 (Sp 7 (Sp 68 (Sp 69 (Cl 6) (Cl 18)) (Cl 17)) (Cl 2)) (Cl 2)))) (Cl 20)) (Cl 59)) (Cl 58)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 60)) (Cl 60)) (Cl 60))) (Cl 60)));
  ((Im (At 63) (Im (No (At 20)) (Im (At 16) (Im (At 61) (Im (No (At 14)) (Im (At 6) (Im (No (At 3)) Fa))))))), (Sp 63 (Sp 20 (Cl 61) (Sp 16 (Sp 61 (Sp 14 (Cl 61) (Sp 6 (Sp 3 (Cl 61) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 5 (Sp 7 (Sp 68 (Sp 69 (Cl 6) (Cl 18)) (Cl 17)) (Cl 2)) (Cl 2)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 61))) (Cl 61)) (Cl 61))) (Cl 61)));
  ((Im (At 63) (Im (No (At 20)) (Im (At 65) (Im (At 16) (Im (At 61) (Im (No (At 14)) (Im (At 6) Fa))))))), (Sp 63 (Sp 20 (Cl 62) (Sp 65 (Sp 16 (Sp 61 (Sp 14 (Cl 62) (Sp 6 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 88 (Sp 87 (Sp 3 (Sp 66 (Sp 67 (Cl 6) (Sp 4 (Cl 20) (Sp 5 (Sp 7 (Sp 68 (Sp 69 (Cl 6) (Cl 18)) (Cl 17)) (Cl 2)) (Cl 2)))) (Cl 16)) (Cl 61)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 62))) (Cl 62)) (Cl 62)) (Cl 62))) (Cl 62)));
  ((Im (At 65) (Im (At 63) (Im (No (At 20)) (Im (At 16) (Im (At 61) Fa))))), (Sp 65 (Sp 63 (Sp 20 (Cl 63) (Sp 16 (Sp 61 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 87 (Sp 17 (Sp 15 (Sp 14 (Cl 2) (Sp 6 (Cl 62) (Sp 3 (Sp 4 (Sp 66 (Sp 67 (Cl 6) (Cl 20)) (Cl 16)) (Cl 2)) (Cl 2)))) (Cl 60)) (Cl 21)) (Cl 50)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 63)) (Cl 63))) (Cl 63)) (Cl 63)));
  ((Im (No (At 20)) (Im (At 65) (Im (At 63) (Im (At 13) (Im (No (At 61)) Fa))))), (Sp 20 (Cl 64) (Sp 65 (Sp 63 (Sp 13 (Sp 61 (Cl 64) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 18 (Sp 62 (Cl 57) (Cl 5)) (Cl 5)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 64)) (Cl 64)) (Cl 64))));
  ((Im (No (At 20)) Fa), (Sp 20 (Cl 65) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 13 (Sp 63 (Sp 65 (Sp 61 (Sp 16 (Cl 63) (Sp 18 (Sp 62 (Cl 57) (Cl 5)) (Cl 5))) (Cl 64)) (Cl 53)) (Cl 5)) (Cl 2)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))));
  ((Im (At 24) (Im (At 26) (Im (At 33) (Im (At 35) (Im (No (At 70)) Fa))))), (Sp 24 (Sp 26 (Sp 33 (Sp 35 (Sp 70 (Cl 66) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Cl 24) (Cl 14))) (Cl 12)) (Cl 7)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 66)) (Cl 66)) (Cl 66)) (Cl 66)));
  ((Im (At 24) (Im (At 26) (Im (No (At 36)) Fa))), (Sp 24 (Sp 26 (Sp 36 (Cl 67) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 33 (Sp 35 (Sp 70 (Sp 82 (Sp 77 (Cl 39) (Sp 84 (Cl 41) (Sp 75 (Cl 13) (Cl 8)))) (Cl 11)) (Cl 66)) (Cl 3)) (Cl 3)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 67)) (Cl 67)));
  ((Im (At 24) (Im (No (At 46)) (Im (At 36) (Im (At 70) Fa)))), (Sp 24 (Sp 46 (Cl 68) (Sp 36 (Sp 70 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 82 (Sp 77 (Cl 39) (Sp 84 (Cl 42) (Sp 75 (Cl 13) (Cl 8)))) (Cl 11)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 68)) (Cl 68))) (Cl 68)));
  ((Im (No (At 21)) Fa), (Sp 21 (Cl 69) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 24 (Sp 26 (Sp 36 (Sp 47 (Sp 46 (Cl 3) (Sp 70 (Cl 68) (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Cl 36) (Cl 14))) (Cl 12)) (Cl 7)))) (Cl 37)) (Cl 67)) (Cl 3)) (Cl 3)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))));
  ((Im (At 24) (Im (At 83) (Im (At 85) (Im (At 36) Fa)))), (Sp 24 (Sp 83 (Sp 85 (Sp 36 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 46 (Sp 47 (Cl 3) (Cl 37)) (Cl 36)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 70)) (Cl 70)) (Cl 70)) (Cl 70)));
  ((Im (At 24) (Im (No (At 70)) Fa)), (Sp 24 (Sp 70 (Cl 71) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Sp 36 (Cl 70) (Sp 33 (Sp 46 (Sp 47 (Cl 3) (Cl 26)) (Cl 25)) (Cl 3))) (Cl 14))) (Cl 12)) (Cl 7)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))) (Cl 71)));
  ((Im (At 82) (Im (At 84) (Im (At 33) Fa))), (Sp 82 (Sp 84 (Sp 33 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 46 (Sp 47 (Cl 3) (Cl 40)) (Cl 25)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 72)) (Cl 72)) (Cl 72)));
  ((Im (At 24) Fa), (Sp 24 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 70 (Sp 82 (Sp 77 (Cl 39) (Sp 75 (Sp 84 (Sp 33 (Cl 72) (Sp 36 (Sp 47 (Sp 46 (Cl 3) (Cl 42)) (Cl 37)) (Cl 3))) (Cl 13)) (Cl 8))) (Cl 11)) (Cl 71)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 73)));
  ((Im (No (At 47)) (Im (At 34) (Im (At 40) (Im (At 36) (Im (At 70) Fa))))), (Sp 47 (Cl 74) (Sp 34 (Sp 40 (Sp 36 (Sp 70 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 27 (Sp 24 (Cl 73) (Sp 22 (Sp 23 (Sp 28 (Sp 29 (Sp 82 (Sp 77 (Cl 39) (Sp 75 (Sp 84 (Sp 33 (Cl 40) (Sp 37 (Sp 38 (Sp 25 (Sp 39 (Sp 42 (Sp 30 (Cl 3) (Sp 41 (Cl 3) (Cl 43))) (Cl 34)) (Cl 27)) (Cl 31)) (Cl 3)) (Cl 3))) (Cl 13)) (Cl 8))) (Cl 11)) (Cl 35)) (Cl 32)) (Cl 3)) (Cl 3))) (Cl 28)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 74)) (Cl 74)) (Cl 74)) (Cl 74))));
  ((Im (No (At 47)) (Im (At 36) Fa)), (Sp 47 (Cl 75) (Sp 36 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 27 (Sp 24 (Cl 73) (Sp 22 (Sp 23 (Sp 28 (Sp 29 (Sp 34 (Sp 40 (Sp 70 (Cl 74) (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Sp 33 (Cl 26) (Sp 37 (Sp 38 (Sp 25 (Sp 39 (Sp 42 (Sp 30 (Cl 3) (Sp 41 (Cl 3) (Cl 33))) (Cl 34)) (Cl 27)) (Cl 31)) (Cl 3)) (Cl 3))) (Cl 14))) (Cl 12)) (Cl 7))) (Cl 30)) (Cl 29)) (Cl 35)) (Cl 32)) (Cl 3)) (Cl 3))) (Cl 28)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 75))));
  ((Im (At 33) (Im (No (At 47)) (Im (No (At 70)) Fa))), (Sp 33 (Sp 47 (Cl 76) (Sp 70 (Cl 76) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Cl 26) (Cl 14))) (Cl 12)) (Cl 7)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)))) (Cl 76)));
  ((Im (No (At 47)) Fa), (Sp 47 (Cl 77) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 36 (Cl 75) (Sp 33 (Sp 70 (Sp 82 (Sp 77 (Cl 39) (Sp 84 (Cl 40) (Sp 75 (Cl 13) (Cl 8)))) (Cl 11)) (Cl 76)) (Cl 3))) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44))));
  ((Im (At 70) Fa), (Sp 70 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 27 (Sp 24 (Cl 73) (Sp 22 (Sp 23 (Sp 28 (Sp 29 (Sp 47 (Sp 46 (Cl 3) (Sp 33 (Cl 25) (Sp 36 (Sp 37 (Sp 38 (Sp 34 (Sp 40 (Sp 42 (Sp 25 (Sp 39 (Sp 30 (Cl 3) (Sp 41 (Cl 3) (Sp 82 (Sp 77 (Cl 39) (Sp 84 (Cl 43) (Sp 75 (Cl 13) (Cl 8)))) (Cl 11)))) (Cl 27)) (Cl 31)) (Cl 34)) (Cl 30)) (Cl 29)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 77)) (Cl 35)) (Cl 32)) (Cl 3)) (Cl 3))) (Cl 28)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) (Cl 78)))]
 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 64 (Sp 1 (Cl 1) (Sp 80 (Sp 81 (Cl 22) (Sp 55 (Sp 20 (Sp 48 (Cl 10) (Sp 32 (Sp 44 (Sp 45 (Sp 74 (Sp 79 (Sp 86 (Sp 21 (Sp 27 (Sp 24 (Cl 73) (Sp 22 (Sp 23 (Sp 28 (Sp 29 (Sp 47 (Sp 46 (Cl 3) (Sp 33 (Cl 25) (Sp 36 (Sp 37 (Sp 38 (Sp 34 (Sp 40 (Sp 42 (Sp 25 (Sp 39 (Sp 30 (Cl 3) (Sp 41 (Cl 3) (Sp 70 (Cl 78) (Sp 72 (Sp 83 (Sp 75 (Cl 23) (Sp 85 (Cl 33) (Cl 14))) (Cl 12)) (Cl 7))))) (Cl 27)) (Cl 31)) (Cl 34)) (Cl 30)) (Cl 29)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 77)) (Cl 35)) (Cl 32)) (Cl 3)) (Cl 3))) (Cl 28)) (Cl 69)) (Cl 15)) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 65)) (Cl 51))) (Cl 9))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 44)) _
  W0
  W1
  W2
  (misere_code m p A1 A2 cs ds)
  (misere_only_row m n p A1 (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)) cs ds)
  (misere_code m p O1 O2 cs ds)
  (misere_code m p O3 O4 cs ds)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) n)
  (law_injection_2_1 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (fun z => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n)))))) (fun x1 y1 => (ite (x1 <= y1) (ediv ((y1 - x1) - 1) m) ((- (ediv ((x1 - y1) - 1) m)) - 1))) (- n) n)
  (ite_true (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1))
  (ite_true (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1))
  (eq_mul m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))
  (thy_misere_all_34 A2 (ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)))
  (thy_misere_all_35 A2 (ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)) (ds n) y)
  (thy_misere_all_36 x (cs n) A1)
  (thy_misere_all_37 A1 x (cs n))
  (thy_misere_all_38 A2 y (ite (0 <= (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) ((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + 1) (((A1 + (m * (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1)))) + m) - 1)) (ds n))
  (thy_misere_all_39 A1 (cs n) (cs (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))))
  (thy_misere_all_40 (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) p (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))
  (thy_misere_all_41 (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))
  (thy_misere_all_42 O2 y O1 x O3 O4 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))
  (thy_misere_all_43 O3 x O1)
  (thy_misere_all_44 O3 x O2 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O4 (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O1 m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))
  (thy_misere_all_45 O3 x)
  (thy_misere_all_46 O1 x)
  (thy_misere_all_47 O4 y O2)
  (thy_misere_all_46 O4 y)
  (thy_misere_all_48 O1 x O3)
  (thy_misere_all_45 O2 y)
  (thy_misere_all_49 m O2 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O4 (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O1 (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) O3 x y)
  (thy_misere_all_50 m O4 y x O3)
  (thy_misere_all_51 m x O1 y O2)
  (thy_misere_all_52 O2 y O1 O3 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O4 (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))
  (thy_misere_all_53 O2 y O4)
  (thy_misere_all_54 (ds ((- (ite (A1 <= A2) (ediv ((A2 - A1) - 1) m) ((- (ediv ((A1 - A2) - 1) m)) - 1))) - 1)) (cs n) A1)
  (thy_misere_all_55 (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))
  (thy_misere_all_56 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O1 m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O3 (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) x O2 O4)
  (thy_misere_all_57 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O1 m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O3 (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) O2 y x O4)
  (thy_misere_all_58 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O1 m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O3 (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) O2 y O4)
  (thy_misere_all_59 (ite (0 <= (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1))) ((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + 1) (((O1 + (m * (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)))) + m) - 1)) O1 m (ite (O1 <= O2) (ediv ((O2 - O1) - 1) m) ((- (ediv ((O1 - O2) - 1) m)) - 1)) (ite (0 <= (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1))) ((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + 1) (((O3 + (m * (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)))) + m) - 1)) O3 (ite (O3 <= O4) (ediv ((O4 - O3) - 1) m) ((- (ediv ((O3 - O4) - 1) m)) - 1)) O2 O4 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 - x2) - (x3 - x4)) < x5)) -> ((- ((x3 - x4) - (x1 - x2))) < x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((- ((x1 - x2) - (x3 - x4))) < x5)) -> (((x3 - x4) - (x1 - x2)) < x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_62 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (1 <= (x2 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_63 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_64 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_65 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_66 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_67 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_68 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (~ (x1 < (x2 + 1))) -> False.
Proof. thy. Qed.
(* (x, y) has at most as many roob-type options among the pairs as (y, x). *)
Lemma misere_roob_mirror : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))).
Proof.
intros m p x y cs ds.
destruct (wit_all2 (fun x1 y1 => ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < m)) /\ ((- ((y - y1) - (x - x1))) < m)))) /\ (1 <= (y1 + x1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((y1 = (cs n_pair)) /\ (x1 = (ds n_pair))) \/ ((y1 = (ds n_pair)) /\ (x1 = (cs n_pair)))))))))) as [A1 [A2 W0]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => ((((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) /\ (((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (1 <= (x1_other + y1_other))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (cs n_pair)) /\ (y1_other = (ds n_pair))) \/ ((x1_other = (ds n_pair)) /\ (y1_other = (cs n_pair)))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [O1 [O2 [O3 [O4 W2]]]].
destruct (wit_all2 (fun x1 y1 => ((((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) as [B1 [B2 W3]].
refine (refute (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some (A1 = x)) (Nd (Some (A2 < y)) (Nd (Some (A1 <= x)) (Nd (Some (1 <= (A2 + A1))) (Nd (Some (((x - O1) - (y - O2)) < m)) (Nd (Some (B2 < (x + 1))) Lf Lf) Lf) (Nd (Some (O2 = O4)) Lf Lf)) (Nd (Some (O1 = x)) (Nd (Some (0 <= O3)) Lf Lf) (Nd (Some (B1 < y)) Lf Lf))) (Nd (Some (1 <= (A1 + A2))) (Nd (Some (1 <= p)) (Nd (Some (O3 = x)) Lf Lf) (Nd (Some (0 <= B2)) Lf Lf)) (Nd (Some (0 <= O1)) (Nd (Some (((x - O3) - (y - O4)) < m)) Lf Lf) (Nd (Some ((- ((y - B1) - (x - B2))) < m)) Lf Lf)))) (Nd (Some (0 <= A1)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((((((y1 = y) /\ (0 <= x1)) /\ (x1 < x)) \/ (((x1 = x) /\ (0 <= y1)) /\ (y1 < y))) /\ (~ (((((((0 <= y1) /\ (y1 <= y)) /\ (0 <= x1)) /\ (x1 <= x)) /\ (~ ((y1 = y) /\ (x1 = x)))) /\ (((y - y1) - (x - x1)) < m)) /\ ((- ((y - y1) - (x - x1))) < m)))) /\ (1 <= (y1 + x1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((y1 = (cs n_pair)) /\ (x1 = (ds n_pair))) \/ ((y1 = (ds n_pair)) /\ (x1 = (cs n_pair)))))))))) (Nd (Some (1 <= (O1 + O2))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), ((((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) /\ (((((((x1_other = x) /\ (0 <= y1_other)) /\ (y1_other < y)) \/ (((y1_other = y) /\ (0 <= x1_other)) /\ (x1_other < x))) /\ (~ (((((((0 <= x1_other) /\ (x1_other <= x)) /\ (0 <= y1_other)) /\ (y1_other <= y)) /\ (~ ((x1_other = x) /\ (y1_other = y)))) /\ (((x - x1_other) - (y - y1_other)) < m)) /\ ((- ((x - x1_other) - (y - y1_other))) < m)))) /\ (1 <= (x1_other + y1_other))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1_other = (cs n_pair)) /\ (y1_other = (ds n_pair))) \/ ((x1_other = (ds n_pair)) /\ (y1_other = (cs n_pair)))))))) /\ ((y1 = y1_other) /\ (x1 = x1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf)) (Nd (Some (O2 < y)) (Nd (Some (O3 <= x)) Lf Lf) (Nd (Some (B2 <= x)) Lf Lf))) (Nd (Some (((y - A2) - (x - A1)) < m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (O4 < y)) Lf Lf) (Nd (Some (B2 = x)) Lf Lf)) (Nd (Some (O1 <= x)) (Nd (Some (1 <= (O3 + O4))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (cs n_pair)) /\ (B2 = (ds n_pair))) \/ ((B1 = (ds n_pair)) /\ (B2 = (cs n_pair))))))) Lf Lf))))) (Nd (Some (0 <= A2)) (Nd (Some (A2 = y)) (Nd (Some (A2 <= y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A2 = (cs n_pair)) /\ (A1 = (ds n_pair))) \/ ((A2 = (ds n_pair)) /\ (A1 = (cs n_pair))))))) (Nd (Some ((- ((x - O1) - (y - O2))) < m)) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((0 <= x1) /\ (x1 < (y + 1))) /\ ((0 <= y1) /\ (y1 < (x + 1))))))) Lf Lf) Lf) (Nd (Some (O1 = O3)) Lf Lf)) (Nd (Some (0 <= O2)) (Nd (Some (O3 < x)) Lf Lf) (Nd (Some (B1 <= y)) Lf Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (cs n_pair)) /\ (A2 = (ds n_pair))) \/ ((A1 = (ds n_pair)) /\ (A2 = (cs n_pair))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= O4)) Lf Lf) (Nd (Some (B2 < x)) Lf Lf)) (Nd (Some (O1 < x)) (Nd (Some ((- ((x - O3) - (y - O4))) < m)) Lf Lf) (Nd (Some (1 <= (B1 + B2))) Lf Lf)))) (Nd (Some (A1 < x)) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some (2 <= m)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O1 = (cs n_pair)) /\ (O2 = (ds n_pair))) \/ ((O1 = (ds n_pair)) /\ (O2 = (cs n_pair))))))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (B1 = y)) Lf Lf)) (Nd (Some (O2 = y)) (Nd (Some (O4 <= y)) Lf Lf) (Nd (Some (((y - B1) - (x - B2)) < m)) Lf Lf))) (Nd (Some ((- ((y - A2) - (x - A1))) < m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (O4 = y)) Lf Lf) (Nd (Some (0 <= B1)) Lf Lf)) (Nd (Some (O2 <= y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((O3 = (cs n_pair)) /\ (O4 = (ds n_pair))) \/ ((O3 = (ds n_pair)) /\ (O4 = (cs n_pair))))))) Lf Lf) (Nd (Some (B1 < (y + 1))) Lf Lf))))))
 [(Im (Im (An (An (An (Or (An (An (At 2) (At 3)) (At 4)) (An (An (At 5) (At 6)) (At 7))) (No (An (An (An (An (An (An (At 6) (At 8)) (At 3)) (At 9)) (No (An (At 2) (At 5)))) (At 10)) (At 11)))) (At 12)) (At 13)) (An (An (An (Or (An (An (At 5) (At 6)) (At 7)) (An (An (At 2) (At 3)) (At 4))) (No (An (An (An (An (An (An (At 3) (At 9)) (At 6)) (At 8)) (No (An (At 5) (At 2)))) (At 14)) (At 15)))) (At 16)) (At 17))) (At 18));
 (Im (An (At 19) (At 20)) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 13) (An (An (An (At 17) (At 6)) (At 3)) (At 12)))))));
 (Im (Im (An (An (An (An (An (Or (An (An (At 24) (At 25)) (At 26)) (An (An (At 27) (At 28)) (At 29))) (No (An (An (An (An (An (An (At 28) (At 30)) (At 25)) (At 31)) (No (An (At 24) (At 27)))) (At 32)) (At 33)))) (At 34)) (At 35)) (An (An (An (Or (An (An (At 36) (At 37)) (At 38)) (An (An (At 39) (At 40)) (At 41))) (No (An (An (An (An (An (An (At 40) (At 42)) (At 37)) (At 43)) (No (An (At 36) (At 39)))) (At 44)) (At 45)))) (At 46)) (At 47))) (An (At 48) (At 49))) (An (At 49) (At 48))) (At 50));
 (Im (Im (An (An (An (Or (An (An (At 51) (At 52)) (At 53)) (An (An (At 54) (At 55)) (At 56))) (No (An (An (An (An (An (An (At 55) (At 57)) (At 52)) (At 58)) (No (An (At 51) (At 54)))) (At 59)) (At 60)))) (At 61)) (At 62)) (An (An (At 55) (At 63)) (An (At 52) (At 64)))) (At 65));
 (Im (An (An (At 18) (At 50)) (At 65)) (At 1));
 (Im (No (At 10)) (Im (At 15) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (At 12) (Im (No (At 16)) Fa));
 (Im (At 57) (Im (No (At 63)) Fa));
 (Im (At 58) (Im (No (At 64)) Fa));
 (Im (At 51) (Im (No (At 57)) Fa));
 (Im (No (At 63)) (Im (At 56) Fa));
 (Im (No (At 52)) (Im (At 66) (Im (At 54) Fa)));
 (Im (At 54) (Im (No (At 58)) Fa));
 (Im (At 51) (Im (At 67) (Im (No (At 55)) Fa)));
 (Im (At 53) (Im (No (At 64)) Fa));
 (An (At 19) (At 20));
 (At 21);
 (At 22);
 (At 23);
 (An (At 66) (At 67))]
 (At 1)
 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 66 (Sp 67 (Sp 1 (Cl 1) (Sp 12 (Sp 16 (Sp 64 (Sp 63 (Sp 50 (Sp 18 (Sp 65 (Cl 6) (Sp 61 (Sp 62 (Sp 54 (Sp 52 (Sp 58 (Sp 55 (Cl 5) (Sp 51 (Cl 16) (Cl 5))) (Cl 15)) (Cl 14)) (Sp 51 (Sp 52 (Sp 53 (Sp 55 (Cl 5) (Cl 16)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5)) (Cl 5))) (Sp 13 (Sp 17 (Sp 6 (Sp 3 (Sp 7 (Sp 5 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 5 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Sp 34 (Sp 35 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Sp 57 (Cl 10) (Sp 56 (Cl 13) (Sp 51 (Cl 12) (Sp 65 (Sp 50 (Sp 18 (Cl 6) (Sp 13 (Sp 17 (Sp 6 (Sp 3 (Sp 7 (Sp 5 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 5 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Sp 34 (Sp 35 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)))))) (Sp 58 (Cl 11) (Sp 53 (Cl 17) (Sp 54 (Cl 15) (Sp 65 (Sp 50 (Sp 18 (Cl 6) (Sp 13 (Sp 17 (Sp 6 (Sp 3 (Sp 7 (Sp 5 (Sp 9 (Sp 8 (Sp 2 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Sp 2 (Sp 4 (Sp 9 (Sp 8 (Sp 5 (Cl 2) (Sp 14 (Sp 15 (Sp 11 (Sp 10 (Cl 2) (Cl 7)) (Cl 8)) (Cl 2)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Sp 34 (Sp 35 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 5)))))) (Cl 9)) (Sp 18 (Sp 50 (Sp 65 (Cl 6) (Sp 61 (Sp 62 (Sp 54 (Sp 52 (Sp 58 (Sp 64 (Sp 56 (Sp 63 (Sp 55 (Cl 5) (Sp 51 (Cl 16) (Cl 5))) (Cl 13)) (Sp 51 (Sp 53 (Sp 57 (Sp 55 (Sp 63 (Cl 5) (Cl 10)) (Cl 16)) (Cl 12)) (Cl 5)) (Cl 5))) (Cl 11)) (Cl 15)) (Cl 14)) (Sp 51 (Sp 52 (Sp 53 (Sp 57 (Sp 55 (Sp 64 (Sp 63 (Cl 5) (Cl 10)) (Cl 17)) (Cl 16)) (Cl 12)) (Cl 5)) (Cl 5)) (Cl 5))) (Cl 5)) (Cl 5))) (Sp 34 (Sp 35 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Cl 4) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 2)))) (Cl 22)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 18)) _
  W0
  (misere_mirror m p A1 A2 cs ds)
  W2
  W3
  (law_injection_2_2 (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (fun x1 y1 => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (fun x1 y1 => y1) (fun x1 y1 => x1) (0) (y + 1) (0) (x + 1))
  (thy_misere_all_60 x A1 y A2 m)
  (thy_misere_all_61 x A1 y A2 m)
  (thy_misere_all_62 A1 A2)
  (thy_misere_all_63 B1 y)
  (thy_misere_all_63 B2 x)
  (thy_misere_all_64 B1 y)
  (thy_misere_all_65 B1 y)
  (thy_misere_all_66 B2 x)
  (thy_misere_all_64 B2 x)
  (thy_misere_all_67 B1 y)
  (thy_misere_all_68 B2 x)
).
vm_compute; reflexivity.
Qed.

(* (A) for misere mWN^p: at most p - 1 roob-type options of a pair are pairs. *)
Lemma misere_few : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) ->
  ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1)).
Proof.
intros m p x y cs ds.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (x = (cs n0))) (Nd (Some (2 <= m)) (Nd (Some (m < ((ds n0) - (cs n0)))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) Lf Lf) Lf)) (Nd (Some (x = (ds n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some ((cs n0) < (ds n0))) Lf Lf))) (Nd (Some (0 <= n0)) (Nd (Some (y = (ds n0))) (Nd (Some (1 <= p)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))) Lf Lf) Lf) (Nd (Some (0 <= (cs n0))) Lf Lf)) (Nd (Some (y = (cs n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (1 <= n0)) Lf Lf))))
 [(Im (At 2) (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 3) (An (An (At 13) (At 14)) (Im (At 15) (At 16))))))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 3) (Im (At 4) (Im (At 5) (At 1))))))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 3) (Im (At 7) (Im (At 6) (At 17))))))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 11) (Im (At 12) (Im (An (At 18) (At 19)) (At 20))))));
 (Im (At 6) (Im (At 13) (Im (At 14) (Im (No (At 18)) Fa))));
 (Im (At 7) (Im (At 13) (Im (No (At 19)) Fa)));
 (Im (At 17) (Im (No (At 1)) (Im (At 20) Fa)));
 (An (At 8) (At 9));
 (At 10);
 (At 11);
 (At 12);
 (At 2)]
 (At 1)
 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 13 (Sp 14 (Sp 5 (Sp 4 (Cl 4) (Sp 6 (Sp 7 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Cl 9) (Cl 6)) (Cl 8)) (Cl 7)) (Cl 5)) (Cl 2)) (Cl 2))) (Sp 6 (Sp 7 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Cl 9) (Cl 6)) (Cl 8)) (Cl 7)) (Cl 5)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 10)) _
  W0
  (misere_above m n0 p cs ds)
  (misere_few_low m n0 p x y cs ds)
  (misere_few_low m n0 p y x cs ds)
  (misere_roob_mirror m p x y cs ds)
  (thy_misere_all_47 x (ds n0) (cs n0))
  (thy_misere_all_67 y (cs n0))
  (thy_misere_all_40 (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) p (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_69 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_70 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_71 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_72 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = (((x6 + 1) + (x3 * x4)) + x7)) -> (0 <= x7) -> (x2 <= x6) -> (~ (x1 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (2 <= x3) -> (x5 = (((x6 + 1) + (x3 * x4)) + x7)) -> (0 <= x7) -> (~ (((x6 - x2) - (x5 - x1)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = (((x6 + 1) + (x3 * x4)) + x7)) -> (x7 < x3) -> (~ ((- ((x6 - x2) - (x5 - x1))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_76 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (1 <= (x1 + x2))) -> False.
Proof. thy. Qed.
(* (B): with q = floor((y - x - 1) / m) and c_q <= x, (x, y) is (c_q, d_q), or the m-bishop moves to it. *)
Lemma misere_bishop_reaches : forall (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (y = (((x + 1) + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (0 <= q) ->
  ((cs q) <= x) ->
  ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) \/ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))).
Proof.
intros m p q r x y cs ds.
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (0 <= q)) (Nd (Some (1 <= p)) (Nd (Some (x = (ds q))) (Nd (Some (0 <= r)) Lf Lf) Lf) (Nd (Some ((- ((x - (cs q)) - (y - (ds q)))) < m)) Lf Lf)) (Nd (Some (1 <= q)) (Nd (Some ((ds q) <= y)) Lf Lf) (Nd (Some ((ds q) = (ds q))) Lf Lf))) (Nd (Some ((ds q) = (((cs q) + (m * q)) + 1))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((cs q) <= x)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((cs q) = (cs n_pair)) /\ ((ds q) = (ds n_pair))) \/ (((cs q) = (ds n_pair)) /\ ((ds q) = (cs n_pair))))))) Lf Lf)) (Nd (Some (x = (cs q))) (Nd (Some ((ds q) = y)) Lf Lf) (Nd (Some ((ds q) = (cs q))) Lf Lf)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= (cs q))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (y = (cs q))) (Nd (Some (r < m)) Lf Lf) Lf) (Nd (Some (1 <= ((cs q) + (ds q)))) Lf Lf)) (Nd (Some (m < ((ds q) - (cs q)))) (Nd (Some ((cs q) = x)) Lf Lf) (Nd (Some ((cs q) = (ds q))) Lf Lf))) (Nd (Some (2 <= m)) (Nd (Some ((cs q) < (ds q))) (Nd (Some (0 <= (ds q))) Lf Lf) (Nd (Some ((cs q) = (cs q))) Lf Lf)) (Nd (Some (y = (ds q))) (Nd (Some (((x - (cs q)) - (y - (ds q))) < m)) Lf Lf) (Nd (Some (y = (((x + 1) + (m * q)) + r))) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (An (At 5) (At 6))));
 (Im (An (At 7) (At 8)) (Im (At 3) (Im (At 9) (Im (At 10) (Im (At 4) (An (An (At 5) (At 11)) (Im (At 12) (At 13))))))));
 (Im (An (At 4) (Or (An (At 14) (At 15)) (An (At 16) (At 17)))) (At 1));
 (Im (An (An (An (An (An (An (An (An (At 5) (At 18)) (At 19)) (At 20)) (No (An (At 21) (At 22)))) (At 23)) (At 24)) (At 25)) (At 26)) (At 2));
 (Im (An (At 4) (Or (An (At 27) (At 28)) (An (At 29) (At 30)))) (At 26));
 (Im (No (At 14)) (Im (At 21) Fa));
 (Im (No (At 15)) (Im (At 22) Fa));
 (Im (At 27) (Im (No (At 28)) Fa));
 (Im (No (At 27)) Fa);
 (Im (At 5) (Im (At 11) (Im (No (At 19)) Fa)));
 (Im (At 6) (Im (At 31) (Im (At 32) (Im (At 18) (Im (No (At 20)) Fa)))));
 (Im (At 6) (Im (At 7) (Im (At 31) (Im (At 32) (Im (No (At 23)) Fa)))));
 (Im (At 6) (Im (At 31) (Im (At 33) (Im (No (At 24)) Fa))));
 (Im (At 5) (Im (At 11) (Im (No (At 25)) Fa)));
 (An (At 7) (At 8));
 (At 3);
 (At 9);
 (At 10);
 (At 34);
 (At 31);
 (At 32);
 (At 33);
 (At 4);
 (At 18)]
 (Or (At 1) (At 2))
 (Sp 7 (Sp 8 (Sp 3 (Sp 9 (Sp 10 (Sp 31 (Sp 32 (Sp 33 (Sp 4 (Sp 18 (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 27 (Sp 5 (Sp 11 (Sp 6 (Sp 28 (Sp 19 (Sp 25 (Sp 20 (Sp 23 (Sp 24 (Sp 26 (Sp 21 (Sp 22 (Sp 14 (Sp 15 (Cl 4) (Cl 8)) (Cl 7)) (Cl 5)) (Cl 5)) (Cl 6)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 15)) (Cl 11)) (Cl 9)) (Cl 2)) (Cl 3)) (Cl 3)) (Cl 10)))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 16)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) q)
  (misere_above m q p cs ds)
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) q)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (cs q) (ds q))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ ((((cs q) = (cs n_pair)) /\ ((ds q) = (ds n_pair))) \/ (((cs q) = (ds n_pair)) /\ ((ds q) = (cs n_pair)))))) q)
  (thy_misere_all_69 x (cs q))
  (thy_misere_all_69 y (ds q))
  (thy_misere_all_70 (cs q) (ds q))
  (thy_misere_all_71 (cs q))
  (thy_misere_all_72 (cs q) (ds q))
  (thy_misere_all_73 (ds q) (cs q) m q y x r)
  (thy_misere_all_74 (ds q) (cs q) m q y x r)
  (thy_misere_all_75 (ds q) (cs q) m q y x r)
  (thy_misere_all_76 (cs q) (ds q))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_77 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (0 <= ((x1 - 1) - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_78 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (0 <= ((x1 - 1) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_79 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_80 : forall (x1 : Z) (x2 : Z), (~ (x1 <= ((- x2) - 1))) -> (~ ((- x1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_81 : forall (x1 : Z), (0 <= ((- x1) - 1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_82 : forall (x1 : Z), (~ (0 <= ((- x1) - 1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 < x1) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_84 : forall (x1 : Z), (~ (0 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> (x3 < x1) -> (x2 < x4) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_86 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (x2 <= (-1)) -> (~ (x1 <= ((- x2) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_87 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= x2)) -> (~ (0 <= ((x1 - 1) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = (((x2 + 1) + (x3 * x6)) + x7)) -> (0 <= x7) -> (~ ((x1 + x3) <= x5)) -> (0 <= (x3 * ((x6 - 1) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_89 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ ((- x2) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (((x2 + 1) + (x3 * x4)) + x5)) -> (0 <= x5) -> (~ ((x6 + x3) <= x1)) -> (x6 = (((x2 + (x3 * x7)) + x3) - 1)) -> (0 <= (x3 * ((- x7) - 1))) -> (x3 <= (x3 * x4)) -> False.
Proof. thy. Qed.
(* (B): with q = floor((y - x - 1) / m) and c_q > x, every pair of row x lies m or more to the left of y; its signed index z has -q <= z < q. *)
Lemma misere_far : forall (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z) (z : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (y = (((x + 1) + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (0 <= q) ->
  (x < (cs q)) ->
  (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) ->
  (((((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) + m) <= y) /\ ((- q) <= z)) /\ (z < q)).
Proof.
intros m p q r x y z cs ds.
refine (refute (Nd (Some (((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) + m) <= y)) (Nd (Some ((- q) <= z)) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z_ : Z) => ((((- n) <= z_) /\ (z_ < n)) /\ (((0 <= z_) /\ ((cs z_) = r)) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = r)))))))))) (Nd (Some (0 <= ((q - 1) - z))) (Nd (Some (x < (cs q))) Lf Lf) Lf) (Nd (Some (0 <= (cs ((- z) - 1)))) Lf Lf)) (Nd (Some ((cs q) <= (cs z))) (Nd (Some (1 <= m)) (Nd (Some (0 <= r)) Lf Lf) Lf) (Nd (Some (0 <= z)) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (q <= z)) (Nd (Some (0 <= ((- z) - 1))) (Nd (Some ((ds ((- z) - 1)) = x)) Lf Lf) Lf) (Nd (Some (1 <= ((- z) - 1))) Lf Lf)) (Nd (Some ((cs q) <= (cs ((- z) - 1)))) (Nd (Some (m <= (m * q))) (Nd (Some (r < m)) Lf Lf) Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (m * z)) + m) - 1))) Lf Lf)))) (Nd (Some (z < q)) (Nd (Some (1 <= p)) (Nd (Some (0 <= q)) (Nd (Some (0 <= (m * ((q - 1) - z)))) (Nd (Some ((cs z) = x)) Lf Lf) Lf) (Nd (Some ((cs ((- z) - 1)) < (ds ((- z) - 1)))) Lf Lf)) (Nd (Some (q <= ((- z) - 1))) (Nd (Some (1 <= q)) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = ((x + (m * z)) + 1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z_ : Z) => ((((- n) <= z_) /\ (z_ < n)) /\ (((0 <= z_) /\ ((cs z_) = (cs n))) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= (cs q))) (Nd (Some (0 <= (m * ((- z) - 1)))) (Nd (Some (y = (((x + 1) + (m * q)) + r))) Lf Lf) Lf) (Nd (Some (m < ((ds ((- z) - 1)) - (cs ((- z) - 1))))) Lf Lf)) (Nd (Some (0 <= m)) (Nd (Some (q <= (m * q))) Lf Lf) (Nd (Some (z <= (-1))) Lf Lf)))))
 [(Im (An (At 4) (At 5)) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (An (At 11) (At 12))))))));
 (Im (An (At 4) (At 5)) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 13) (An (At 11) (At 14))))))));
 (Im (At 15) (Im (At 16) (At 17)));
 (Im (At 15) (Im (At 18) (At 19)));
 (Im (At 20) (Im (At 21) (An (At 22) (At 23))));
 (Im (An (At 4) (At 5)) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 18) (An (An (At 24) (At 25)) (Im (At 26) (At 27))))))));
 (Im (At 28) (At 29));
 (Im (No (At 28)) (At 30));
 (Im (At 10) (Im (At 16) Fa));
 (Im (No (At 10)) (Im (No (At 16)) Fa));
 (Im (No (At 10)) (Im (No (At 3)) Fa));
 (Im (No (At 13)) (Im (No (At 2)) Fa));
 (Im (At 18) (Im (At 28) Fa));
 (Im (No (At 18)) (Im (At 31) Fa));
 (Im (No (At 20)) (Im (At 4) Fa));
 (Im (At 12) (Im (At 32) (Im (At 33) Fa)));
 (Im (No (At 15)) (Im (At 4) Fa));
 (Im (At 14) (Im (At 32) (Im (At 25) (Im (At 34) Fa))));
 (Im (No (At 21)) (Im (At 31) (Im (No (At 13)) Fa)));
 (Im (At 9) (Im (No (At 28)) (Im (No (At 16)) Fa)));
 (Im (At 29) (Im (At 35) (Im (At 36) (Im (No (At 1)) (Im (At 17) Fa)))));
 (Im (At 28) (Im (At 9) (Im (No (At 2)) Fa)));
 (Im (At 35) (Im (At 36) (Im (No (At 1)) (Im (At 30) (Im (At 19) (Im (At 22) Fa))))));
 (An (At 4) (At 5));
 (At 6);
 (At 7);
 (At 8);
 (At 37);
 (At 35);
 (At 36);
 (At 38);
 (At 9);
 (At 32);
 (Or (An (At 28) (At 33)) (An (At 31) (At 34)))]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 35 (Sp 36 (Sp 9 (Sp 32 (Sp 20 (Sp 15 (Sp 31 (Sp 18 (Sp 19 (Sp 24 (Sp 25 (Sp 28 (Cl 14) (Sp 30 (Sp 34 (Sp 16 (Sp 14 (Cl 19) (Sp 10 (Cl 10) (Sp 13 (Cl 3) (Sp 3 (Sp 2 (Sp 21 (Sp 1 (Cl 1) (Sp 22 (Cl 24) (Cl 6))) (Cl 20)) (Cl 13)) (Cl 12))))) (Cl 21)) (Cl 35)) (Cl 9))) (Cl 7)) (Cl 7)) (Cl 5)) (Cl 15)) (Sp 28 (Sp 33 (Sp 29 (Sp 2 (Sp 12 (Cl 17) (Sp 10 (Cl 2) (Sp 16 (Sp 3 (Sp 17 (Sp 1 (Cl 1) (Cl 22)) (Cl 4)) (Cl 12)) (Cl 11)))) (Cl 23)) (Cl 8)) (Cl 35)) (Cl 35))) (Cl 18)) (Cl 16)) (Cl 34)) (Cl 33)) (Cl 31)) (Cl 30)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 25)) _
  (misere_rising q z m p cs ds)
  (misere_rising q ((- z) - 1) m p cs ds)
  (product_nonneg m ((q - 1) - z))
  (product_nonneg m ((- z) - 1))
  (product_large m q)
  (misere_above m ((- z) - 1) p cs ds)
  (ite_true (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (ite_false (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (thy_misere_all_77 q z)
  (thy_misere_all_78 q z)
  (thy_misere_all_79 q z)
  (thy_misere_all_80 q z)
  (thy_misere_all_81 z)
  (thy_misere_all_82 z)
  (thy_misere_all_1 m)
  (thy_misere_all_83 (cs q) (cs z) x)
  (thy_misere_all_84 m)
  (thy_misere_all_85 (cs q) (cs ((- z) - 1)) x (ds ((- z) - 1)))
  (thy_misere_all_86 q z)
  (thy_misere_all_87 q z)
  (thy_misere_all_88 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x m z y q r)
  (thy_misere_all_89 z q)
  (thy_misere_all_90 y x m q r (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_91 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x1 = (x2 + (x3 * 0)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_92 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_93 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (1 <= (x1 - x2))) -> (~ (1 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_94 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x1 <= x3)) -> (x2 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x1 = (((x3 + (x4 * 0)) + (x5 * x4)) + 1)) -> (x2 = (((x3 + (x6 * 0)) + (x5 * x6)) + 1)) -> (2 <= x5) -> (x5 <= (x5 * (x6 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_96 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (1 <= (x1 - x2))) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (((x2 + (x3 * 0)) + (x4 * x3)) + 1)) -> (x5 = ((x2 + (x4 * x3)) + 1)) -> (2 <= x4) -> (~ (x1 < x6)) -> ((x5 + x4) <= x6) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (((x2 + (x3 * 0)) + (x4 * x3)) + 1)) -> (x5 = ((x2 + (x4 * x3)) + 1)) -> ((x5 + x4) <= x6) -> ((- ((x2 - (x2 + (x3 * 0))) - (x6 - x1))) < x4) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_99 : forall (x1 : Z) (x2 : Z), (~ ((x1 + (x2 * 0)) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_100 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + x2) <= x3) -> ((- ((x4 - (x4 + (x5 * 0))) - (x3 - x6))) < x2) -> (x6 = ((((x4 + (x5 * 0)) + (x2 * x5)) + x2) - 1)) -> (x1 = (((x4 + (x2 * x5)) + x2) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (2 <= x3) -> (x3 <= (x3 * (x4 - x5))) -> (x2 = ((((x6 + (x4 * 0)) + (x3 * x4)) + x3) - 1)) -> (x1 = ((((x6 + (x5 * 0)) + (x3 * x5)) + x3) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (~ (1 <= (x4 - x3))) -> (x2 = ((((x5 + (x4 * 0)) + (x6 * x4)) + x6) - 1)) -> (x1 = ((((x5 + (x3 * 0)) + (x6 * x3)) + x6) - 1)) -> ((x3 - x4) <= (x6 * (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_103 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x1 = (((x3 + (x4 * 0)) + (x5 * x4)) + 1)) -> (x2 = ((((x3 + (x6 * 0)) + (x5 * x6)) + x5) - 1)) -> (x5 <= (x5 * (x4 - x6))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 < x4) -> (~ (0 <= x1)) -> (1 <= (x3 + x1)) -> (2 <= x5) -> (x2 = (((x4 + 1) + (x5 * x6)) + x7)) -> (0 <= x7) -> (0 <= x6) -> False.
Proof. thy_nl. Qed.
Lemma thy_misere_all_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (2 <= x1) -> (~ (x2 < x3)) -> ((x4 + x1) <= x3) -> (x2 = ((((x5 + (x6 * 0)) + (x1 * x6)) + x1) - 1)) -> (x4 = (((x5 + (x1 * x6)) + x1) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x1 = (((x3 + (x4 * 0)) + (x5 * x4)) + 1)) -> (x2 = (((x3 + (x6 * 0)) + (x5 * x6)) + 1)) -> (2 <= x5) -> (x5 <= (x5 * (x4 - x6))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x2 = (((x3 + (x4 * 0)) + (x5 * x4)) + 1)) -> (0 <= (x5 * x4)) -> (0 <= (x5 * ((- x6) - 1))) -> (x1 = ((((x3 + (x6 * 0)) + (x5 * x6)) + x5) - 1)) -> False.
Proof. thy. Qed.
(* (B): then p roob-type options of (x, y) are pairs: as often was x taken before q. *)
Lemma misere_many : forall (m : Z) (p : Z) (q : Z) (r : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= x) ->
  (y = (((x + 1) + (m * q)) + r)) ->
  (0 <= r) ->
  (r < m) ->
  (0 <= q) ->
  (x < (cs q)) ->
  (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))))).
Proof.
intros m p q r x y cs ds.
destruct (wit_all1 (fun z => (((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) -> ((((((((x + (z * 0)) = x) /\ (0 <= (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) < y)) \/ ((((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = y)))) /\ (((x - (x + (z * 0))) - (y - (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) < m)) /\ ((- ((x - (x + (z * 0))) - (y - (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1))))) < m)))) /\ (1 <= ((x + (z * 0)) + (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z * 0)) = (cs n_pair)) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (ds n_pair))) \/ (((x + (z * 0)) = (ds n_pair)) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (cs n_pair)))))))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ ((((- q) <= z_other) /\ (z_other < q)) /\ (((0 <= z_other) /\ ((cs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = x))))) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (ite (0 <= z_other) (((x + (z_other * 0)) + (m * z_other)) + 1) ((((x + (z_other * 0)) + (m * z_other)) + m) - 1))))) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all2 (fun x1 y1 => ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) as [B1 [B2 W2]].
refine (refutes (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some ((- q) <= z1)) (Nd (Some (0 <= z1)) (Nd (Some ((x + (z1 * 0)) = x)) (Nd (Some (((x - (x + (z1 * 0))) - (y - (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)))) < m)) (Nd (Some ((ds ((- z3) - 1)) = x)) (Nd (Some (((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) + m) <= y)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (cs n_pair)) /\ (B2 = (ds n_pair))) \/ ((B1 = (ds n_pair)) /\ (B2 = (cs n_pair))))))) (Nd (Some ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) = ((((x + (z1 * 0)) + (m * z1)) + m) - 1))) Lf Lf) Lf)) (Nd (Some ((cs z2) = x)) (Nd (Some (B2 = y)) (Nd (Some (1 <= (z3 - z2))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf))) (Nd (Some (0 <= (x + (z1 * 0)))) (Nd (Some (forall (z : Z), (((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) -> ((((((((x + (z * 0)) = x) /\ (0 <= (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) < y)) \/ ((((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = y) /\ (0 <= (x + (z * 0)))) /\ ((x + (z * 0)) < x))) /\ (~ (((((((0 <= (x + (z * 0))) /\ ((x + (z * 0)) <= x)) /\ (0 <= (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) <= y)) /\ (~ (((x + (z * 0)) = x) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = y)))) /\ (((x - (x + (z * 0))) - (y - (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)))) < m)) /\ ((- ((x - (x + (z * 0))) - (y - (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1))))) < m)))) /\ (1 <= ((x + (z * 0)) + (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z * 0)) = (cs n_pair)) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (ds n_pair))) \/ (((x + (z * 0)) = (ds n_pair)) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (cs n_pair)))))))))) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))) /\ ((((- q) <= z_other) /\ (z_other < q)) /\ (((0 <= z_other) /\ ((cs z_other) = x)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = x))))) /\ (((x + (z * 0)) = (x + (z_other * 0))) /\ ((ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1)) = (ite (0 <= z_other) (((x + (z_other * 0)) + (m * z_other)) + 1) ((((x + (z_other * 0)) + (m * z_other)) + m) - 1))))) -> (z = z_other)))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some ((card1 (fun (z : Z) => ((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some ((ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) = ((((x + (z3 * 0)) + (m * z3)) + m) - 1))) Lf Lf) Lf)) (Nd (Some (z3 < q)) (Nd (Some (B2 <= y)) (Nd (Some (0 <= (m * z3))) Lf Lf) Lf) (Nd (Some (0 <= r)) Lf Lf)))) (Nd (Some (z1 <= (-1))) (Nd (Some ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) < y)) (Nd (Some (1 <= ((x + (z1 * 0)) + (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1))))) (Nd (Some ((ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) = (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)))) (Nd (Some ((cs z1) = (x + (z1 * 0)))) Lf Lf) Lf) (Nd (Some (B2 < (y + 1))) (Nd (Some ((ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) = ((((x + (z2 * 0)) + (m * z2)) + m) - 1))) Lf Lf) Lf)) (Nd (Some ((ds ((- z2) - 1)) = x)) (Nd (Some (B1 < x)) (Nd (Some ((z3 - z2) <= (m * (z3 - z2)))) Lf Lf) Lf) (Nd (Some (0 <= x)) Lf Lf))) (Nd (Some ((x + (z1 * 0)) <= x)) (Nd (Some (z2 < q)) (Nd (Some (0 <= B2)) (Nd (Some (m <= (m * (z2 - z3)))) Lf Lf) Lf) (Nd (Some (1 <= p)) (Nd (Some ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) = (((x + (m * z1)) + m) - 1))) Lf Lf) Lf)) (Nd (Some ((cs z3) = x)) (Nd (Some ((- ((x - B1) - (y - B2))) < m)) (Nd (Some (0 <= (m * ((- z2) - 1)))) Lf Lf) Lf) (Nd (Some (0 <= q)) Lf Lf))))) (Nd (Some (z1 < q)) (Nd (Some ((cs z1) = x)) (Nd (Some (0 <= (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)))) (Nd (Some ((- ((x - (x + (z1 * 0))) - (y - (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1))))) < m)) (Nd (Some ((x + (z2 * 0)) = (x + (z3 * 0)))) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))))) Lf Lf) Lf) (Nd (Some (B1 < (x + 1))) (Nd (Some ((ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) = (((x + (z2 * 0)) + (m * z2)) + 1))) Lf Lf) Lf)) (Nd (Some (z2 <= (-1))) (Nd (Some (0 <= B1)) (Nd (Some (m <= (m * (z3 - z2)))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf))) (Nd (Some ((x + (z1 * 0)) < x)) (Nd (Some ((- q) <= z2)) (Nd (Some (B1 = x)) (Nd (Some (1 <= (z2 - z3))) Lf Lf) Lf) (Nd (Some (2 <= m)) (Nd (Some ((ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) = ((x + (m * z1)) + 1))) Lf Lf) Lf)) (Nd (Some (0 <= z3)) (Nd (Some (((x - B1) - (y - B2)) < m)) (Nd (Some (0 <= ((- z2) - 1))) Lf Lf) Lf) (Nd (Some (r < m)) Lf Lf)))) (Nd (Some ((ds ((- z1) - 1)) = x)) (Nd (Some ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) = y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((x + (z1 * 0)) = (cs n_pair)) /\ ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) = (ds n_pair))) \/ (((x + (z1 * 0)) = (ds n_pair)) /\ ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) = (cs n_pair))))))) (Nd (Some (z2 = z3)) (Nd (Some ((ds ((- z1) - 1)) = (x + (z1 * 0)))) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))) -> (((0 <= x1) /\ (x1 < (x + 1))) /\ ((0 <= y1) /\ (y1 < (y + 1))))))) (Nd (Some ((ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) = (((x + (z3 * 0)) + (m * z3)) + 1))) Lf Lf) Lf)) (Nd (Some ((- q) <= z3)) (Nd (Some (B1 <= x)) (Nd (Some (0 <= m)) Lf Lf) Lf) (Nd (Some (y = (((x + 1) + (m * q)) + r))) Lf Lf))) (Nd (Some ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) <= y)) (Nd (Some (0 <= z2)) (Nd (Some (B2 < y)) (Nd (Some ((z2 - z3) <= (m * (z2 - z3)))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf)) (Nd (Some (z3 <= (-1))) (Nd (Some (1 <= (B1 + B2))) (Nd (Some ((ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) = (((x + (z1 * 0)) + (m * z1)) + 1))) Lf Lf) Lf) (Nd (Some (x < (cs q))) Lf Lf))))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (An (An (Or (An (An (At 8) (At 9)) (At 10)) (An (An (At 11) (At 12)) (At 13))) (No (An (An (An (An (An (An (At 12) (At 14)) (At 9)) (At 15)) (No (An (At 8) (At 11)))) (At 16)) (At 17)))) (At 18)) (At 19))) (At 20));
 (Im (Im (An (An (An (An (At 21) (At 22)) (Or (An (At 23) (At 24)) (An (At 25) (At 26)))) (An (An (At 27) (At 28)) (Or (An (At 29) (At 30)) (An (At 31) (At 32))))) (An (At 33) (At 34))) (At 35)) (At 36));
 (Im (Im (An (An (An (Or (An (An (At 37) (At 38)) (At 39)) (An (An (At 40) (At 41)) (At 42))) (No (An (An (An (An (An (An (At 41) (At 43)) (At 38)) (At 44)) (No (An (At 37) (At 40)))) (At 45)) (At 46)))) (At 47)) (At 48)) (An (An (At 41) (At 49)) (An (At 38) (At 50)))) (At 51));
 (Im (An (An (At 20) (At 36)) (At 51)) (At 52));
 (Im (An (At 53) (At 54)) (Im (At 55) (Im (At 56) (Im (At 57) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 61) (Im (At 62) (Im (At 63) (Im (Or (An (At 4) (At 5)) (An (At 6) (At 7))) (An (An (At 64) (At 2)) (At 3)))))))))))));
 (Im (At 57) (Im (An (An (At 62) (At 58)) (At 63)) (At 65)));
 (Im (An (At 53) (At 54)) (Im (At 55) (Im (At 56) (Im (At 57) (Im (Or (An (At 4) (At 66)) (An (At 6) (At 67))) (An (An (An (At 19) (At 12)) (At 9)) (At 18)))))));
 (Im (At 68) (Im (At 69) (An (At 70) (At 71))));
 (Im (At 68) (Im (At 72) (An (At 73) (At 74))));
 (Im (At 75) (Im (At 29) (At 76)));
 (Im (At 75) (Im (At 77) (At 78)));
 (Im (At 4) (At 79));
 (Im (No (At 4)) (At 80));
 (Im (At 23) (At 81));
 (Im (No (At 23)) (At 82));
 (Im (At 29) (At 83));
 (Im (No (At 29)) (At 84));
 (Im (At 4) (At 85));
 (Im (No (At 4)) (At 86));
 (Im (At 5) (Im (No (At 66)) Fa));
 (Im (At 7) (Im (No (At 67)) Fa));
 (Im (No (At 23)) (Im (No (At 77)) Fa));
 (Im (At 43) (Im (No (At 49)) Fa));
 (Im (At 44) (Im (No (At 50)) Fa));
 (Im (No (At 68)) (Im (At 53) Fa));
 (Im (At 37) (Im (No (At 43)) Fa));
 (Im (No (At 75)) (Im (At 60) (Im (At 61) Fa)));
 (Im (No (At 43)) (Im (At 42) Fa));
 (Im (At 37) (Im (At 58) (Im (No (At 41)) Fa)));
 (Im (At 39) (Im (No (At 50)) Fa));
 (Im (No (At 35)) (Im (No (At 69)) (Im (No (At 72)) Fa)));
 (Im (At 65) (Im (No (At 1)) (Im (At 52) Fa)));
 (Im (At 34) (Im (At 81) (Im (At 83) (Im (At 53) (Im (At 73) Fa)))));
 (Im (At 23) (Im (No (At 69)) (Im (At 31) Fa)));
 (Im (At 79) (Im (At 85) (Im (At 53) (Im (No (At 10)) (Im (At 64) Fa)))));
 (Im (At 79) (Im (At 85) (Im (At 64) (Im (At 17) Fa))));
 (Im (No (At 8)) Fa);
 (Im (At 64) (Im (At 17) (Im (At 80) (Im (At 86) Fa))));
 (Im (At 34) (Im (At 53) (Im (At 73) (Im (At 84) (Im (At 82) Fa)))));
 (Im (At 34) (Im (No (At 35)) (Im (No (At 72)) (Im (At 84) (Im (At 82) (Im (At 71) Fa))))));
 (Im (At 34) (Im (At 81) (Im (At 84) (Im (At 70) Fa))));
 (Im (At 40) (Im (At 42) (Im (No (At 38)) (Im (At 47) (Im (At 53) (Im (At 59) (Im (At 60) (Im (At 62) Fa))))))));
 (Im (At 53) (Im (No (At 10)) (Im (At 64) (Im (At 80) (Im (At 86) Fa)))));
 (Im (At 34) (Im (At 81) (Im (At 83) (Im (At 53) (Im (At 70) Fa)))));
 (Im (At 34) (Im (At 83) (Im (At 76) (Im (At 78) (Im (At 82) Fa)))));
 (Im (At 40) (Im (No (At 44)) Fa));
 (An (At 53) (At 54));
 (At 55);
 (At 56);
 (At 57);
 (At 58);
 (At 59);
 (At 60);
 (At 61);
 (At 62);
 (At 63)]
 (At 1)
 [((Im (No (At 51)) (Im (No (At 43)) Fa)), (Sp 51 (Cl 58) (Sp 43 (Cl 58) (Sp 37 (Cl 27) (Sp 42 (Cl 29) (Cl 4))))));
  ((Im (At 49) (Im (No (At 51)) (Im (At 47) (Im (No (At 37)) Fa)))), (Sp 49 (Sp 51 (Cl 59) (Sp 47 (Sp 37 (Cl 59) (Sp 53 (Sp 59 (Sp 60 (Sp 62 (Sp 40 (Sp 41 (Sp 42 (Sp 38 (Sp 44 (Sp 50 (Cl 4) (Cl 25)) (Cl 47)) (Cl 43)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 56)) (Cl 54)) (Cl 53)) (Cl 48))) (Cl 59))) (Cl 59)));
  ((Im (At 41) (Im (At 49) (Im (No (At 51)) (Im (At 47) (Im (At 42) (Im (At 40) Fa)))))), (Sp 41 (Sp 49 (Sp 51 (Cl 60) (Sp 47 (Sp 42 (Sp 40 (Sp 53 (Sp 59 (Sp 60 (Sp 62 (Sp 38 (Sp 44 (Sp 50 (Cl 4) (Cl 25)) (Cl 47)) (Cl 43)) (Cl 56)) (Cl 54)) (Cl 53)) (Cl 48)) (Cl 60)) (Cl 60)) (Cl 60))) (Cl 60)) (Cl 60)));
  ((Im (At 41) (Im (At 49) (Im (No (At 51)) (Im (No (At 40)) Fa)))), (Sp 41 (Sp 49 (Sp 51 (Cl 61) (Sp 40 (Cl 61) (Sp 38 (Sp 39 (Sp 50 (Cl 4) (Cl 31)) (Cl 4)) (Cl 4)))) (Cl 61)) (Cl 61)));
  ((Im (No (At 51)) Fa), (Sp 51 (Cl 62) (Sp 58 (Sp 47 (Sp 43 (Sp 49 (Sp 37 (Sp 41 (Sp 40 (Sp 44 (Sp 42 (Cl 60) (Sp 38 (Sp 50 (Cl 4) (Cl 25)) (Cl 4))) (Cl 47)) (Cl 61)) (Cl 30)) (Cl 59)) (Cl 24)) (Cl 58)) (Cl 4)) (Cl 52))));
  ((Im (At 34) (Im (No (At 35)) (Im (At 82) (Im (At 84) Fa)))), (Sp 34 (Sp 35 (Cl 63) (Sp 82 (Sp 84 (Sp 53 (Sp 68 (Sp 73 (Cl 40) (Sp 72 (Cl 10) (Sp 69 (Sp 71 (Cl 41) (Cl 9)) (Cl 32)))) (Cl 26)) (Cl 48)) (Cl 63)) (Cl 63))) (Cl 63)));
  ((Im (At 34) (Im (No (At 35)) (Im (No (At 23)) Fa))), (Sp 34 (Sp 35 (Cl 64) (Sp 23 (Cl 64) (Sp 60 (Sp 61 (Sp 75 (Sp 82 (Sp 77 (Sp 78 (Sp 84 (Cl 63) (Sp 29 (Sp 76 (Sp 83 (Cl 46) (Cl 17)) (Cl 11)) (Cl 18))) (Cl 12)) (Cl 23)) (Cl 16)) (Cl 28)) (Cl 55)) (Cl 54)))) (Cl 64)));
  ((Im (No (At 35)) (Im (At 34) (Im (At 81) (Im (At 83) Fa)))), (Sp 35 (Cl 65) (Sp 34 (Sp 81 (Sp 83 (Sp 53 (Sp 68 (Sp 73 (Cl 34) (Sp 70 (Cl 45) (Sp 72 (Cl 10) (Sp 69 (Cl 9) (Cl 32))))) (Cl 26)) (Cl 48)) (Cl 65)) (Cl 65)) (Cl 65))));
  ((Im (No (At 36)) Fa), (Sp 36 (Cl 66) (Sp 53 (Sp 68 (Sp 34 (Sp 35 (Cl 3) (Sp 23 (Sp 81 (Sp 83 (Cl 65) (Sp 29 (Cl 17) (Sp 31 (Sp 84 (Sp 69 (Sp 70 (Cl 42) (Cl 9)) (Cl 35)) (Cl 18)) (Cl 3)))) (Cl 15)) (Cl 64))) (Cl 3)) (Cl 26)) (Cl 48))));
  ((Im (No (At 4)) Fa), (Sp 4 (Cl 67) (Sp 53 (Sp 54 (Sp 55 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 1 (Cl 1) (Sp 8 (Sp 65 (Sp 52 (Cl 33) (Sp 51 (Sp 36 (Sp 20 (Cl 5) (Sp 6 (Sp 7 (Sp 64 (Sp 80 (Sp 86 (Sp 67 (Sp 17 (Cl 39) (Sp 10 (Sp 19 (Sp 9 (Sp 18 (Cl 2) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 44))) (Cl 22)) (Cl 20)) (Cl 14)) (Cl 6)) (Cl 2)) (Cl 2))) (Cl 66)) (Cl 62))) (Cl 7)) (Cl 38))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 48))));
  ((Im (At 10) (Im (No (At 17)) (Im (At 6) (Im (At 67) Fa)))), (Sp 10 (Sp 17 (Cl 68) (Sp 6 (Sp 67 (Sp 53 (Sp 54 (Sp 55 (Sp 56 (Sp 57 (Sp 58 (Sp 62 (Sp 63 (Sp 1 (Cl 1) (Sp 8 (Sp 65 (Sp 52 (Cl 33) (Sp 51 (Sp 36 (Sp 20 (Cl 5) (Sp 19 (Sp 9 (Sp 18 (Cl 2) (Cl 8)) (Cl 8)) (Cl 8))) (Cl 66)) (Cl 62))) (Cl 7)) (Cl 38))) (Cl 57)) (Cl 56)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 48)) (Cl 68)) (Cl 68))) (Cl 68)));
  ((Im (At 10) (Im (No (At 17)) (Im (At 66) Fa))), (Sp 10 (Sp 17 (Cl 69) (Sp 66 (Sp 53 (Sp 54 (Sp 55 (Sp 56 (Sp 57 (Sp 58 (Sp 62 (Sp 63 (Sp 1 (Cl 1) (Sp 8 (Sp 65 (Sp 52 (Cl 33) (Sp 51 (Sp 36 (Sp 20 (Cl 5) (Sp 4 (Sp 19 (Sp 9 (Sp 18 (Cl 2) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 67))) (Cl 66)) (Cl 62))) (Cl 7)) (Cl 38))) (Cl 57)) (Cl 56)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 48)) (Cl 69))) (Cl 69)));
  ((Im (At 64) Fa), (Sp 64 (Sp 53 (Sp 57 (Sp 58 (Sp 62 (Sp 63 (Sp 1 (Cl 1) (Sp 65 (Sp 52 (Cl 33) (Sp 51 (Sp 36 (Sp 20 (Cl 5) (Sp 4 (Sp 79 (Sp 85 (Sp 10 (Sp 17 (Cl 37) (Sp 66 (Cl 69) (Sp 5 (Cl 21) (Sp 6 (Sp 7 (Sp 67 (Cl 68) (Cl 22)) (Cl 2)) (Cl 2))))) (Cl 36)) (Cl 19)) (Cl 13)) (Cl 67))) (Cl 66)) (Cl 62))) (Cl 7))) (Cl 57)) (Cl 56)) (Cl 52)) (Cl 51)) (Cl 48)) (Cl 70)))]
 (Sp 53 (Sp 54 (Sp 55 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 1 (Cl 1) (Sp 65 (Sp 52 (Cl 33) (Sp 51 (Sp 36 (Sp 20 (Cl 5) (Sp 4 (Sp 64 (Cl 70) (Sp 5 (Cl 6) (Sp 6 (Sp 7 (Cl 6) (Cl 2)) (Cl 2)))) (Cl 67))) (Cl 66)) (Cl 62))) (Cl 7))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) (Cl 48)) _
  W0
  W1
  W2
  (law_injection_1_2 (fun z => ((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))))) (fun x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (fun z => (x + (z * 0))) (fun z => (ite (0 <= z) (((x + (z * 0)) + (m * z)) + 1) ((((x + (z * 0)) + (m * z)) + m) - 1))) (0) (x + 1) (0) (y + 1))
  (misere_far m p q r x y z1 cs ds)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) q x)
  (misere_listed m p (x + (z1 * 0)) z1 cs ds)
  (product_large m (z2 - z3))
  (product_large m (z3 - z2))
  (product_nonneg m z3)
  (product_nonneg m ((- z2) - 1))
  (ite_true (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1))
  (ite_false (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1))
  (ite_true (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1))
  (ite_false (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1))
  (ite_true (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1))
  (ite_false (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1))
  (ite_true (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))
  (ite_false (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1))
  (thy_misere_all_91 (cs z1) x z1)
  (thy_misere_all_91 (ds ((- z1) - 1)) x z1)
  (thy_misere_all_20 z2)
  (thy_misere_all_63 B1 x)
  (thy_misere_all_63 B2 y)
  (thy_misere_all_1 m)
  (thy_misere_all_64 B1 x)
  (thy_misere_all_92 m r)
  (thy_misere_all_45 B1 x)
  (thy_misere_all_67 B1 x)
  (thy_misere_all_68 B2 y)
  (thy_misere_all_93 z2 z3)
  (thy_misere_all_94 p (card1 (fun (z : Z) => ((((- q) <= z) /\ (z < q)) /\ (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x)))))) (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))
  (thy_misere_all_95 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) x z2 m z3)
  (thy_misere_all_96 z2 z3)
  (thy_misere_all_97 (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) x z1 m (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) y)
  (thy_misere_all_98 (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) x z1 m (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) y)
  (thy_misere_all_99 x z1)
  (thy_misere_all_100 (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) m y x z1 (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)))
  (thy_misere_all_101 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) m z3 z2 x)
  (thy_misere_all_102 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) z2 z3 x m)
  (thy_misere_all_103 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) x z2 m z3)
  (thy_misere_all_104 B2 y B1 x m q r)
  (thy_misere_all_105 m (ite (0 <= z1) (((x + (z1 * 0)) + (m * z1)) + 1) ((((x + (z1 * 0)) + (m * z1)) + m) - 1)) y (ite (0 <= z1) ((x + (m * z1)) + 1) (((x + (m * z1)) + m) - 1)) x z1)
  (thy_misere_all_106 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) x z2 m z3)
  (thy_misere_all_107 (ite (0 <= z2) (((x + (z2 * 0)) + (m * z2)) + 1) ((((x + (z2 * 0)) + (m * z2)) + m) - 1)) (ite (0 <= z3) (((x + (z3 * 0)) + (m * z3)) + 1) ((((x + (z3 * 0)) + (m * z3)) + m) - 1)) x z3 m z2)
  (thy_misere_all_64 B2 y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_108 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_109 : forall (x1 : Z), (x1 = 0) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_110 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (1 <= x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_111 : forall (x1 : Z), (x1 = 1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_112 : forall (x1 : Z) (x2 : Z), (x1 = 1) -> (1 <= x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (x2 = 1) -> (2 <= x3) -> (~ (((x4 - x1) - (x4 - x2)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (x2 = 1) -> (2 <= x3) -> (~ ((- ((x4 - x1) - (x4 - x2))) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_115 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (x2 = 1) -> (~ (1 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_116 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (1 <= x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* (B): from (x, x), x >= 1, the m-bishop moves to (0, 1), since m >= 2. *)
Lemma misere_diagonal : forall (m : Z) (p : Z) (x : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (1 <= x) ->
  (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))).
Proof.
intros m p x cs ds.
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds 0) = 1)) (Nd (Some ((- ((x - (cs 0)) - (x - (ds 0)))) < m)) Lf Lf) (Nd (Some (1 <= x)) Lf Lf)) (Nd (Some ((ds 0) <= x)) (Nd (Some ((cs 0) = (cs 0))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((cs 0) <= x)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ ((((cs 0) = (cs n_pair)) /\ ((ds 0) = (ds n_pair))) \/ (((cs 0) = (ds n_pair)) /\ ((ds 0) = (cs n_pair))))))) Lf Lf) Lf) (Nd (Some ((ds 0) = x)) (Nd (Some ((cs 0) = (ds 0))) Lf Lf) Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= (cs 0))) (Nd (Some (1 <= ((cs 0) + (ds 0)))) Lf Lf) Lf) (Nd (Some ((cs 0) = x)) (Nd (Some ((ds 0) = (ds 0))) Lf Lf) Lf)) (Nd (Some ((cs 0) = 0)) (Nd (Some (0 <= (ds 0))) (Nd (Some (0 <= 0)) Lf Lf) Lf) (Nd (Some (((x - (cs 0)) - (x - (ds 0))) < m)) (Nd (Some ((ds 0) = (cs 0))) Lf Lf) Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (An (At 7) (At 8))))));
 (Im (An (An (An (An (An (An (An (An (At 9) (At 10)) (At 11)) (At 12)) (No (An (At 13) (At 14)))) (At 15)) (At 16)) (At 17)) (At 18)) (At 1));
 (Im (An (At 19) (Or (An (At 20) (At 21)) (An (At 22) (At 23)))) (At 18));
 (Im (At 20) (Im (No (At 21)) Fa));
 (Im (No (At 19)) Fa);
 (Im (At 7) (Im (No (At 9)) Fa));
 (Im (No (At 20)) Fa);
 (Im (At 7) (Im (At 24) (Im (No (At 10)) Fa)));
 (Im (At 8) (Im (No (At 11)) Fa));
 (Im (At 8) (Im (At 24) (Im (No (At 12)) Fa)));
 (Im (At 7) (Im (At 8) (Im (At 2) (Im (No (At 15)) Fa))));
 (Im (At 7) (Im (At 8) (Im (At 2) (Im (No (At 16)) Fa))));
 (Im (At 7) (Im (At 8) (Im (No (At 17)) Fa)));
 (Im (At 7) (Im (At 24) (Im (At 13) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6);
 (At 24)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 24 (Sp 1 (Cl 1) (Sp 19 (Sp 20 (Sp 7 (Sp 8 (Sp 21 (Sp 9 (Sp 10 (Sp 15 (Sp 16 (Sp 17 (Sp 13 (Cl 15) (Sp 11 (Sp 12 (Sp 18 (Cl 3) (Cl 4)) (Cl 11)) (Cl 10))) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 9)) (Cl 7)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 6))) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 16)) _
  (misere_zero m p cs ds)
  (ex2_at (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) (cs 0) (ds 0))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ ((((cs 0) = (cs n_pair)) /\ ((ds 0) = (ds n_pair))) \/ (((cs 0) = (ds n_pair)) /\ ((ds 0) = (cs n_pair)))))) 0)
  (thy_misere_all_70 (cs 0) (ds 0))
  (thy_misere_all_108 )
  (thy_misere_all_109 (cs 0))
  (thy_misere_all_71 (cs 0))
  (thy_misere_all_110 (cs 0) x)
  (thy_misere_all_111 (ds 0))
  (thy_misere_all_112 (ds 0) x)
  (thy_misere_all_113 (cs 0) (ds 0) m x)
  (thy_misere_all_114 (cs 0) (ds 0) m x)
  (thy_misere_all_115 (cs 0) (ds 0))
  (thy_misere_all_116 (cs 0) x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_117 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (1 <= (x1 + x2)) -> (~ ((x1 + 1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_118 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 <= x1) -> (~ (x3 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_119 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (((x1 - x3) - (x1 - x4)) < x5) -> (~ (((x1 - x3) - (x2 - x4)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_120 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 + 1) <= x2)) -> (~ ((- ((x1 - x3) - (x2 - x4))) < x5)) -> ((- ((x1 - x3) - (x1 - x4))) < x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_121 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 <= x1) -> (~ (x3 = x1)) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_122 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* (B) for x <= y: outside the pairs, the m-bishop reaches a pair or p roob-type options are pairs. *)
Lemma misere_reaches_low : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) ->
  (x <= y) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) ->
  ((exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))).
Proof.
intros m p x y cs ds.
destruct (wit_ex2 (fun q r => ((((y = (((x + 1) + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) as [q [r W1]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [A1 [A2 W5]].
destruct (wit_ex2 (fun x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [B1 [B2 W7]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some ((x + 1) <= y)) (Nd (Some (r < m)) (Nd (Some ((cs q) <= x)) (Nd (Some (A2 < y)) Lf Lf) (Nd (Some (B2 < y)) Lf Lf)) (Nd (Some (0 <= A2)) (Nd (Some (((x - B1) - (x - B2)) < m)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (1 <= x)) (Nd (Some (0 <= B2)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (((x - A1) - (y - A2)) < m)) (Nd (Some (B2 <= y)) Lf Lf) Lf))) (Nd (Some (y = (((x + 1) + (m * q)) + r))) (Nd (Some (2 <= m)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (0 <= B1)) Lf Lf) (Nd (Some (1 <= (x + y))) Lf Lf)) (Nd (Some (A1 = x)) (Nd (Some (1 <= (B1 + B2))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 <= A1)) (Nd (Some (B1 = x)) Lf Lf) Lf) (Nd (Some (1 <= (A1 + A2))) (Nd (Some (((x - B1) - (y - B2)) < m)) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (exists (q : Z) (r : Z), ((((y = (((x + 1) + (m * q)) + r)) /\ (0 <= r)) /\ (r < m)) /\ (0 <= q)))) (Nd (Some (0 <= q)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (A1 < x)) Lf Lf) (Nd (Some (B1 < x)) Lf Lf)) (Nd (Some (A2 <= y)) (Nd (Some ((- ((x - B1) - (x - B2))) < m)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = x) /\ (y1 = x)))) /\ (((x - x1) - (x - y1)) < m)) /\ ((- ((x - x1) - (x - y1))) < m)) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (B2 <= x)) Lf Lf) Lf) (Nd (Some ((- ((x - A1) - (y - A2))) < m)) (Nd (Some (B2 = y)) Lf Lf) Lf))) (Nd (Some (0 <= r)) (Nd (Some (1 <= p)) (Nd (Some (x < (cs q))) (Nd (Some (B1 <= x)) Lf Lf) (Nd (Some (x <= y)) Lf Lf)) (Nd (Some (A2 = y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((B1 = (cs n_pair)) /\ (B2 = (ds n_pair))) \/ ((B1 = (ds n_pair)) /\ (B2 = (cs n_pair))))))) Lf Lf) Lf)) (Nd (Some (0 <= x)) (Nd (Some (A1 <= x)) (Nd (Some (B2 = x)) Lf Lf) Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((A1 = (cs n_pair)) /\ (A2 = (ds n_pair))) \/ ((A1 = (ds n_pair)) /\ (A2 = (cs n_pair))))))) (Nd (Some ((- ((x - B1) - (y - B2))) < m)) Lf Lf) Lf)))))
 [(Im (At 3) (Im (At 4) (At 5)));
 (Im (At 5) (An (An (An (At 6) (At 7)) (At 8)) (At 9)));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 16) (Or (At 17) (At 18))))))))))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 19) (At 2)))))))))));
 (Im (An (At 10) (At 11)) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 20) (At 21))))));
 (Im (At 18) (An (An (An (An (An (An (An (An (At 22) (At 23)) (At 24)) (At 25)) (No (An (At 26) (At 27)))) (At 28)) (At 29)) (At 30)) (At 31)));
 (Im (An (An (An (Or (An (An (An (An (An (An (At 22) (At 23)) (At 24)) (At 25)) (No (An (At 26) (At 27)))) (At 28)) (At 29)) (Or (An (An (At 26) (At 24)) (At 32)) (An (An (At 27) (At 22)) (At 33)))) (At 30)) (No (An (An (Or (An (An (At 26) (At 24)) (At 32)) (An (An (At 27) (At 22)) (At 33))) (No (An (An (An (An (An (An (At 22) (At 23)) (At 24)) (At 25)) (No (An (At 26) (At 27)))) (At 28)) (At 29)))) (At 30)))) (At 31)) (At 1));
 (Im (At 21) (An (An (An (An (An (An (An (An (At 34) (At 35)) (At 36)) (At 37)) (No (An (At 38) (At 39)))) (At 40)) (At 41)) (At 42)) (At 43)));
 (Im (An (An (An (Or (An (An (An (An (An (An (At 34) (At 35)) (At 36)) (At 44)) (No (An (At 38) (At 45)))) (At 46)) (At 47)) (Or (An (An (At 38) (At 36)) (At 48)) (An (An (At 45) (At 34)) (At 49)))) (At 42)) (No (An (An (Or (An (An (At 38) (At 36)) (At 48)) (An (An (At 45) (At 34)) (At 49))) (No (An (An (An (An (An (An (At 34) (At 35)) (At 36)) (At 44)) (No (An (At 38) (At 45)))) (At 46)) (At 47)))) (At 42)))) (At 43)) (At 1));
 (Im (No (At 16)) (Im (No (At 19)) Fa));
 (Im (No (At 3)) (Im (At 10) Fa));
 (Im (No (At 20)) (Im (At 50) (Im (No (At 4)) Fa)));
 (Im (At 51) (Im (At 37) (Im (No (At 44)) Fa)));
 (Im (At 51) (Im (At 40) (Im (No (At 46)) Fa)));
 (Im (No (At 4)) (Im (No (At 47)) (Im (At 41) Fa)));
 (Im (At 51) (Im (At 37) (Im (No (At 39)) (Im (No (At 48)) Fa))));
 (Im (At 48) (Im (At 45) Fa));
 (An (At 10) (At 11));
 (At 12);
 (At 13);
 (At 14);
 (An (An (At 15) (At 52)) (At 50));
 (At 51);
 (No (At 17))]
 (Or (At 1) (At 2))
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 52 (Sp 50 (Sp 51 (Sp 17 (Cl 25) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 3 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 19 (Cl 5) (Sp 16 (Sp 18 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 27 (Sp 26 (Cl 7) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 4)) (Cl 11))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Sp 4 (Cl 2) (Sp 20 (Sp 21 (Sp 34 (Sp 35 (Sp 36 (Sp 37 (Sp 40 (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Sp 46 (Sp 47 (Sp 48 (Sp 45 (Cl 18) (Cl 10)) (Sp 39 (Sp 38 (Cl 9) (Cl 10)) (Cl 17))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 9)) (Cl 6)) (Cl 13)))) (Cl 12))))) (Cl 24)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 19)) _
  (quotient m (x + 1) y)
  W1
  (misere_bishop_reaches m p q r x y cs ds)
  (misere_many m p q r x y cs ds)
  (misere_diagonal m p x cs ds)
  W5
  (ex2_at (fun x1 y1 => (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) A1 A2)
  W7
  (ex2_at (fun x1 y1 => (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) B1 B2)
  (thy_misere_all_79 (cs q) x)
  (thy_misere_all_1 m)
  (thy_misere_all_117 x y)
  (thy_misere_all_118 x y B2)
  (thy_misere_all_119 x y B1 B2 m)
  (thy_misere_all_120 x y B1 B2 m)
  (thy_misere_all_121 x y B2)
  (thy_misere_all_122 B2 y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_123 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 - x2) - (x3 - x4)) < x5) -> (~ ((- ((x3 - x4) - (x1 - x2))) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_124 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((- ((x1 - x2) - (x3 - x4))) < x5) -> (~ (((x3 - x4) - (x1 - x2)) < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_125 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_126 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x3 <= x2)) -> (x3 <= x1) -> False.
Proof. thy. Qed.
(* (B) for misere mWN^p. *)
Lemma misere_reaches : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) ->
  (~ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) ->
  ((exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) \/ (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))).
Proof.
intros m p x y cs ds.
destruct (wit_ex2 (fun x1 y1 => (((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [Y1 [X1 W3]].
refine (refute (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some (1 <= p)) (Nd (Some (0 <= x)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)) \/ ((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (1 <= (X1 + Y1))) Lf Lf) Lf) (Nd (Some (((y - Y1) - (x - X1)) < m)) Lf Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (0 <= X1)) Lf Lf) (Nd (Some (1 <= (Y1 + X1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (1 <= (x + y))) (Nd (Some (0 <= Y1)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) Lf Lf) Lf) (Nd (Some (X1 < x)) Lf Lf)) (Nd (Some (y <= x)) (Nd (Some (Y1 = y)) Lf Lf) (Nd (Some (((x - X1) - (y - Y1)) < m)) Lf Lf)))) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= y)) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X1 = (cs n_pair)) /\ (Y1 = (ds n_pair))) \/ ((X1 = (ds n_pair)) /\ (Y1 = (cs n_pair))))))) Lf Lf) Lf) (Nd (Some ((- ((y - Y1) - (x - X1))) < m)) Lf Lf)) (Nd (Some (1 <= (y + x))) (Nd (Some (X1 <= x)) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((Y1 = (cs n_pair)) /\ (X1 = (ds n_pair))) \/ ((Y1 = (ds n_pair)) /\ (X1 = (cs n_pair))))))) Lf Lf))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (x <= y)) (Nd (Some (Y1 <= y)) Lf Lf) (Nd (Some (Y1 < y)) Lf Lf)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair))))))) (Nd (Some (X1 = x)) Lf Lf) (Nd (Some ((- ((x - X1) - (y - Y1))) < m)) Lf Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 8) (At 9)) (At 10)) (Im (At 11) (Im (No (At 12)) (Or (At 1) (At 2)))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (An (At 9) (At 8)) (At 13)) (Im (At 14) (Im (No (At 15)) (Or (At 16) (At 17)))))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 15) (An (An (An (At 12) (At 9)) (At 8)) (At 13)))))));
 (Im (At 16) (An (An (An (Or (An (An (An (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (No (An (At 22) (At 23)))) (At 24)) (At 25)) (Or (An (An (At 22) (At 20)) (At 26)) (An (An (At 23) (At 18)) (At 27)))) (At 28)) (No (An (An (Or (An (An (At 22) (At 20)) (At 26)) (An (An (At 23) (At 18)) (At 27))) (No (An (An (An (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (No (An (At 22) (At 23)))) (At 24)) (At 25)))) (At 28)))) (At 29)));
 (Im (An (An (An (Or (An (An (An (An (An (An (At 20) (At 21)) (At 18)) (At 19)) (No (An (At 23) (At 22)))) (At 30)) (At 31)) (Or (An (An (At 23) (At 18)) (At 27)) (An (An (At 22) (At 20)) (At 26)))) (At 32)) (No (An (An (Or (An (An (At 23) (At 18)) (At 27)) (An (An (At 22) (At 20)) (At 26))) (No (An (An (An (An (An (An (At 20) (At 21)) (At 18)) (At 19)) (No (An (At 23) (At 22)))) (At 30)) (At 31)))) (At 32)))) (At 33)) (At 1));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 29) (An (An (An (At 33) (At 18)) (At 20)) (At 28)))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (Im (At 7) (Im (An (At 9) (At 8)) (At 34))))));
 (Im (At 10) (Im (No (At 13)) Fa));
 (Im (At 24) (Im (No (At 31)) Fa));
 (Im (At 25) (Im (No (At 30)) Fa));
 (Im (At 28) (Im (No (At 32)) Fa));
 (Im (No (At 11)) (Im (No (At 14)) Fa));
 (Im (At 34) (Im (No (At 2)) (Im (At 17) Fa)));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 7);
 (An (An (At 8) (At 9)) (At 10));
 (No (At 12))]
 (Or (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 12 (Cl 20) (Sp 1 (Cl 1) (Sp 2 (Cl 1) (Sp 13 (Sp 11 (Cl 2) (Sp 15 (Cl 4) (Sp 34 (Sp 14 (Sp 17 (Cl 14) (Sp 16 (Sp 28 (Sp 29 (Sp 33 (Sp 18 (Sp 20 (Sp 32 (Sp 31 (Sp 30 (Sp 27 (Sp 25 (Sp 24 (Sp 23 (Sp 19 (Sp 21 (Sp 22 (Cl 5) (Cl 6)) (Cl 5)) (Cl 5)) (Sp 26 (Sp 22 (Sp 19 (Sp 21 (Cl 6) (Cl 5)) (Cl 5)) (Sp 19 (Sp 21 (Cl 6) (Cl 5)) (Cl 5))) (Sp 19 (Sp 21 (Cl 6) (Cl 5)) (Cl 5)))) (Sp 23 (Cl 5) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5)))) (Sp 23 (Cl 5) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5)))) (Sp 26 (Sp 22 (Sp 19 (Sp 21 (Sp 23 (Cl 5) (Cl 6)) (Cl 5)) (Cl 5)) (Sp 19 (Sp 21 (Cl 6) (Cl 5)) (Cl 5))) (Sp 19 (Sp 21 (Sp 24 (Sp 25 (Sp 23 (Sp 22 (Cl 5) (Cl 6)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)))) (Sp 25 (Cl 11) (Sp 27 (Sp 23 (Cl 5) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5))) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5))))) (Sp 24 (Cl 10) (Sp 27 (Sp 23 (Cl 5) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5))) (Sp 22 (Sp 26 (Cl 5) (Cl 5)) (Cl 5))))) (Cl 12)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 5)) (Cl 5)) (Cl 3))) (Cl 13)) (Cl 8)))) (Cl 9))))) (Cl 19)) (Cl 19)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) _
  (misere_reaches_low m p x y cs ds)
  (misere_reaches_low m p y x cs ds)
  (misere_mirror m p y x cs ds)
  W3
  (ex2_at (fun x1 y1 => (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair)))))))) X1 Y1)
  (misere_mirror m p Y1 X1 cs ds)
  (misere_roob_mirror m p y x cs ds)
  (thy_misere_all_62 x y)
  (thy_misere_all_123 y Y1 x X1 m)
  (thy_misere_all_124 y Y1 x X1 m)
  (thy_misere_all_62 Y1 X1)
  (thy_misere_all_125 x y)
  (thy_misere_all_126 (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = y) /\ (0 <= y1)) /\ (y1 < x)) \/ (((y1 = x) /\ (0 <= x1)) /\ (x1 < y))) /\ (~ (((((((0 <= x1) /\ (x1 <= y)) /\ (0 <= y1)) /\ (y1 <= x)) /\ (~ ((x1 = y) /\ (y1 = x)))) /\ (((y - x1) - (x - y1)) < m)) /\ ((- ((y - x1) - (x - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_127 : forall (x1 : Z) (x2 : Z), (x1 <= (x2 - 1)) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_128 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_129 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < x4) -> (~ ((x1 + x3) < (x2 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_130 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_131 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x2 = x4) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_132 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (1 <= (x1 + x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_133 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_134 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) < (x3 + x4))) -> (x1 <= x3) -> (x2 <= x4) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
(* On the board without (0, 0), mWN^p has the P-positions {c_n, d_n}, if m >= 2. *)
Lemma misere_without_origin : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1)))))) ->
  (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m p x y P cs ds.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) <-> ((~ (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) as [X1 [Y1 W1]].
destruct (wit_all4 (fun x y x1 y1 => (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1)))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (1 <= (x1 + y1))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [fall1 [fall2 [fall3 [fall4 W5]]]].
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> (0 <= (x + y))))) as [on1 [on2 W6]].
destruct (wit_all4 (fun x y x1 y1 => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) -> (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1)))))) as [sub1 [sub2 [sub3 [sub4 W7]]]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (0 <= Y)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))) (Nd (Some (((X - X1) - (Y - Y1)) < m)) (Nd (Some (fall3 <= fall1)) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (0 <= (on1 + on2))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (fall3 < fall1)) Lf Lf) (Nd (Some (sub3 <= sub1)) Lf Lf))) (Nd (Some (0 <= Y1)) (Nd (Some (1 <= (X1 + Y1))) (Nd (Some (fall4 = fall2)) Lf Lf) (Nd (Some (sub4 < sub2)) Lf Lf)) (Nd (Some (0 <= fall1)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) /\ (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1)))) -> (((((((0 <= x1) /\ (0 <= y1)) /\ (1 <= (x1 + y1))) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) Lf Lf) (Nd (Some (1 <= (sub3 + sub4))) Lf Lf)))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X = (cs n_pair)) /\ (Y = (ds n_pair))) \/ ((X = (ds n_pair)) /\ (Y = (cs n_pair))))))) (Nd (Some (0 <= X1)) (Nd (Some (Y1 < Y)) (Nd (Some (fall4 <= fall2)) Lf Lf) (Nd (Some (sub3 = sub1)) Lf Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((fall3 + fall4) < (fall1 + fall2))) Lf Lf) (Nd (Some (((sub1 - sub3) - (sub2 - sub4)) < m)) Lf Lf))) (Nd (Some (X1 = X)) (Nd (Some (2 <= m)) (Nd (Some ((- ((fall1 - fall3) - (fall2 - fall4))) < m)) Lf Lf) (Nd (Some (0 <= sub3)) Lf Lf)) (Nd (Some (1 <= (fall1 + fall2))) (Nd (Some (0 <= on2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1))))))) Lf Lf))))) (Nd (Some (0 <= X)) (Nd (Some (1 <= (X + Y))) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) <-> ((~ (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) <= (p - 1))))))) (Nd (Some ((- ((X - X1) - (Y - Y1))) < m)) (Nd (Some (0 <= fall4)) (Nd (Some (1 <= (x + y))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> (0 <= (x + y))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (1 <= (fall3 + fall4))) Lf Lf) (Nd (Some (sub4 <= sub2)) Lf Lf))) (Nd (Some (Y1 <= Y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((X1 = (cs n_pair)) /\ (Y1 = (ds n_pair))) \/ ((X1 = (ds n_pair)) /\ (Y1 = (cs n_pair))))))) (Nd (Some (((fall1 - fall3) - (fall2 - fall4)) < m)) Lf Lf) (Nd (Some (sub4 = sub2)) Lf Lf)) (Nd (Some (0 <= fall2)) (Nd (Some (0 <= on1)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) -> (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1)))))) Lf Lf)))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)) \/ ((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) (Nd (Some (X1 <= X)) (Nd (Some (X1 < X)) (Nd (Some (fall3 = fall1)) Lf Lf) (Nd (Some (0 <= sub4)) Lf Lf)) (Nd (Some (p <= (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))))) (Nd (Some (0 <= (fall1 + fall2))) Lf Lf) (Nd (Some ((- ((sub1 - sub3) - (sub2 - sub4))) < m)) Lf Lf))) (Nd (Some (Y1 = Y)) (Nd (Some (1 <= p)) (Nd (Some (fall4 < fall2)) Lf Lf) (Nd (Some (sub3 < sub1)) Lf Lf)) (Nd (Some (0 <= fall3)) (Nd (Some (1 <= (on1 + on2))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf))))))
 [(Im (Im (An (An (At 3) (At 4)) (At 5)) (If (At 6) (An (No (At 7)) (At 8)))) (At 9));
 (Im (At 7) (An (An (An (Or (An (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (No (An (At 14) (At 15)))) (At 16)) (At 17)) (Or (An (An (At 14) (At 12)) (At 18)) (An (An (At 15) (At 10)) (At 19)))) (At 20)) (No (An (An (Or (An (An (At 14) (At 12)) (At 18)) (An (An (At 15) (At 10)) (At 19))) (No (An (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (No (An (At 14) (At 15)))) (At 16)) (At 17)))) (At 20)))) (At 21)));
 (Im (An (At 22) (At 23)) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 6) (Im (At 21) (No (An (An (An (An (An (An (At 10) (At 11)) (At 12)) (At 13)) (No (An (At 14) (At 15)))) (At 16)) (At 17)))))))));
 (Im (An (At 22) (At 23)) (Im (At 24) (Im (At 25) (Im (At 26) (Im (At 6) (At 8))))));
 (Im (An (At 22) (At 23)) (Im (At 24) (Im (At 25) (Im (At 26) (Im (An (An (At 3) (At 4)) (At 5)) (Im (No (At 6)) (Or (At 7) (At 27))))))));
 (Im (Im (An (An (An (At 28) (At 29)) (At 30)) (An (Or (An (An (An (An (An (An (At 31) (At 32)) (At 33)) (At 34)) (No (An (At 35) (At 36)))) (At 37)) (At 38)) (Or (An (An (At 35) (At 33)) (At 39)) (An (An (At 36) (At 31)) (At 40)))) (At 41))) (An (An (An (An (An (An (At 31) (At 33)) (At 41)) (At 31)) (At 33)) (At 42)) (At 43))) (At 44));
 (Im (Im (An (An (At 45) (At 46)) (At 47)) (At 48)) (At 49));
 (Im (Im (An (An (Or (An (An (At 50) (At 51)) (At 52)) (An (An (At 53) (At 54)) (At 55))) (No (An (An (An (An (An (An (At 54) (At 56)) (At 51)) (At 57)) (No (An (At 50) (At 53)))) (At 58)) (At 59)))) (At 60)) (An (Or (An (An (An (An (An (An (At 54) (At 56)) (At 51)) (At 57)) (No (An (At 50) (At 53)))) (At 58)) (At 59)) (Or (An (An (At 50) (At 51)) (At 52)) (An (An (At 53) (At 54)) (At 55)))) (At 60))) (At 61));
 (Im (At 62) (Im (At 44) (Im (At 49) (Im (At 61) (Im (At 9) (Im (An (An (At 63) (At 64)) (At 65)) (If (At 1) (At 2))))))));
 (Im (At 8) (Im (At 27) Fa));
 (Im (At 47) (Im (No (At 48)) Fa));
 (Im (At 35) (Im (At 39) (Im (No (At 42)) Fa)));
 (Im (At 29) (Im (At 36) (Im (No (At 33)) Fa)));
 (Im (No (At 42)) (Im (At 36) (Im (At 40) Fa)));
 (Im (No (At 43)) (Im (At 30) Fa));
 (Im (At 28) (Im (At 35) (Im (No (At 31)) Fa)));
 (Im (No (At 42)) (Im (At 32) (Im (At 34) (Im (No (At 35)) Fa))));
 (Im (No (At 42)) (Im (At 32) (Im (At 34) (Im (No (At 36)) Fa))));
 (An (At 22) (At 23));
 (At 24);
 (At 25);
 (At 26);
 (At 62);
 (An (An (At 63) (At 64)) (At 65))]
 (If (At 1) (At 2))
 [((Im (At 60) (Im (No (At 61)) (Im (No (At 50)) Fa))), (Sp 60 (Sp 61 (Cl 26) (Sp 50 (Cl 26) (Sp 53 (Sp 54 (Sp 55 (Cl 9) (Cl 9)) (Cl 9)) (Cl 9)))) (Cl 26)));
  ((Im (At 50) (Im (At 60) (Im (No (At 61)) (Im (No (At 55)) Fa)))), (Sp 50 (Sp 60 (Sp 61 (Cl 27) (Sp 55 (Cl 27) (Sp 51 (Sp 52 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 27)) (Cl 27)));
  ((Im (At 55) (Im (At 60) (Im (No (At 61)) (Im (No (At 52)) Fa)))), (Sp 55 (Sp 60 (Sp 61 (Cl 28) (Sp 52 (Cl 28) (Sp 53 (Sp 54 (Cl 9) (Cl 9)) (Cl 9)))) (Cl 28)) (Cl 28)));
  ((Im (No (At 61)) Fa), (Sp 61 (Cl 29) (Sp 60 (Sp 50 (Sp 55 (Sp 52 (Sp 51 (Cl 9) (Sp 53 (Sp 54 (Cl 9) (Cl 9)) (Cl 9))) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 9))));
  ((Im (At 44) (Im (At 9) (Im (At 49) (Im (No (At 1)) Fa)))), (Sp 44 (Sp 9 (Sp 49 (Sp 1 (Cl 30) (Sp 62 (Sp 63 (Sp 64 (Sp 65 (Sp 61 (Sp 2 (Cl 10) (Cl 1)) (Cl 29)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 24))) (Cl 30)) (Cl 30)) (Cl 30)));
  ((Im (At 44) (Im (At 9) (Im (At 49) Fa))), (Sp 44 (Sp 9 (Sp 49 (Sp 62 (Sp 63 (Sp 64 (Sp 65 (Sp 61 (Sp 1 (Sp 2 (Cl 1) (Cl 10)) (Cl 30)) (Cl 29)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 24)) (Cl 31)) (Cl 31)) (Cl 31)));
  ((Im (No (At 49)) Fa), (Sp 49 (Cl 32) (Sp 47 (Sp 48 (Cl 8) (Cl 12)) (Cl 8))));
  ((Im (No (At 44)) (Im (No (At 42)) (Im (No (At 35)) (Im (No (At 36)) Fa)))), (Sp 44 (Cl 33) (Sp 42 (Cl 33) (Sp 35 (Cl 33) (Sp 36 (Cl 33) (Sp 32 (Sp 34 (Cl 19) (Cl 7)) (Cl 7)))))));
  ((Im (No (At 44)) (Im (No (At 42)) (Im (No (At 35)) Fa))), (Sp 44 (Cl 34) (Sp 42 (Cl 34) (Sp 35 (Cl 34) (Sp 36 (Sp 40 (Cl 15) (Sp 32 (Sp 34 (Cl 18) (Cl 7)) (Cl 7))) (Cl 33))))));
  ((Im (No (At 44)) (Im (No (At 42)) (Im (At 35) (Im (No (At 39)) (Im (At 36) Fa))))), (Sp 44 (Cl 35) (Sp 42 (Cl 35) (Sp 35 (Sp 39 (Cl 35) (Sp 36 (Sp 40 (Cl 15) (Cl 7)) (Cl 35))) (Cl 35)))));
  ((Im (No (At 44)) (Im (No (At 42)) Fa)), (Sp 44 (Cl 36) (Sp 42 (Cl 36) (Sp 35 (Sp 39 (Cl 13) (Sp 36 (Cl 35) (Sp 32 (Sp 34 (Cl 19) (Cl 7)) (Cl 7)))) (Cl 34)))));
  ((Im (At 41) (Im (At 42) (Im (At 43) (Im (No (At 44)) (Im (At 31) (Im (At 33) Fa)))))), (Sp 41 (Sp 42 (Sp 43 (Sp 44 (Cl 37) (Sp 31 (Sp 33 (Cl 7) (Cl 37)) (Cl 37))) (Cl 37)) (Cl 37)) (Cl 37)));
  ((Im (At 29) (Im (No (At 44)) (Im (No (At 33)) Fa))), (Sp 29 (Sp 44 (Cl 38) (Sp 33 (Cl 38) (Sp 36 (Cl 14) (Cl 7)))) (Cl 38)));
  ((Im (No (At 44)) Fa), (Sp 44 (Cl 39) (Sp 28 (Sp 29 (Sp 30 (Sp 41 (Sp 43 (Sp 42 (Sp 33 (Sp 31 (Cl 37) (Sp 35 (Cl 17) (Cl 7))) (Cl 38)) (Cl 36)) (Cl 16)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 7))));
  ((Im (No (At 6)) Fa), (Sp 6 (Cl 40) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 3 (Sp 4 (Sp 5 (Sp 7 (Cl 2) (Sp 8 (Sp 27 (Cl 11) (Cl 6)) (Cl 2))) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20))));
  ((Im (No (At 10)) Fa), (Sp 10 (Cl 41) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 14 (Sp 12 (Sp 18 (Cl 3) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20))));
  ((Im (At 12) (Im (At 14) (Im (At 18) Fa))), (Sp 12 (Sp 14 (Sp 18 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 21 (Sp 10 (Sp 11 (Sp 13 (Sp 15 (Cl 3) (Sp 16 (Sp 17 (Cl 4) (Cl 3)) (Cl 3))) (Cl 3)) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 42)) (Cl 42)) (Cl 42)));
  ((Im (At 14) (Im (No (At 18)) (Im (At 15) Fa))), (Sp 14 (Sp 18 (Cl 43) (Sp 15 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 10 (Sp 19 (Cl 3) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 43))) (Cl 43)));
  ((Im (At 12) (Im (At 14) Fa)), (Sp 12 (Sp 14 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 21 (Sp 10 (Sp 18 (Cl 42) (Sp 15 (Cl 43) (Sp 11 (Sp 13 (Sp 16 (Sp 17 (Cl 4) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 44)) (Cl 44)));
  ((Im (At 12) (Im (No (At 14)) (Im (No (At 15)) Fa))), (Sp 12 (Sp 14 (Cl 45) (Sp 15 (Cl 45) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 21 (Sp 10 (Sp 11 (Sp 13 (Sp 16 (Sp 17 (Cl 4) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)))) (Cl 45)));
  ((Im (No (At 14)) (Im (At 15) (Im (No (At 17)) Fa))), (Sp 14 (Cl 46) (Sp 15 (Sp 17 (Cl 46) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 10 (Sp 19 (Cl 3) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20))) (Cl 46))));
  ((Im (No (At 14)) (Im (At 15) (Im (No (At 16)) Fa))), (Sp 14 (Cl 47) (Sp 15 (Sp 16 (Cl 47) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 10 (Sp 19 (Cl 3) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20))) (Cl 47))));
  ((Im (No (At 14)) (Im (At 15) (Im (No (At 13)) Fa))), (Sp 14 (Cl 48) (Sp 15 (Sp 13 (Cl 48) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 10 (Sp 19 (Cl 3) (Cl 3)) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20))) (Cl 48))));
  ((Im (At 12) Fa), (Sp 12 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 21 (Sp 10 (Sp 14 (Cl 44) (Sp 15 (Sp 17 (Sp 16 (Sp 13 (Sp 11 (Cl 4) (Sp 19 (Cl 3) (Cl 3))) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 45))) (Cl 41)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 49)))]
 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 49 (Sp 44 (Sp 9 (Cl 31) (Sp 6 (Sp 8 (Sp 7 (Sp 20 (Sp 10 (Sp 12 (Cl 49) (Sp 15 (Sp 19 (Cl 3) (Cl 3)) (Cl 3))) (Cl 41)) (Cl 3)) (Cl 2)) (Cl 5)) (Cl 40))) (Cl 39)) (Cl 32)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 20)) _
  W0
  W1
  (misere_no_bishop m p X X1 Y Y1 cs ds)
  (misere_few m p X Y cs ds)
  (misere_reaches m p X Y cs ds)
  W5
  W6
  W7
  (determined_blocking p x y (fun x y x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1)))) (fun x y => (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (fun x y x1 y1 => (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1)))) (fun x y => (((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y)))) P)
  (thy_misere_all_127 (card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = X) /\ (0 <= y1)) /\ (y1 < Y)) \/ (((y1 = Y) /\ (0 <= x1)) /\ (x1 < X))) /\ (~ (((((((0 <= x1) /\ (x1 <= X)) /\ (0 <= y1)) /\ (y1 <= Y)) /\ (~ ((x1 = X) /\ (y1 = Y)))) /\ (((X - x1) - (Y - y1)) < m)) /\ ((- ((X - x1) - (Y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (exists (n_pair : Z), ((0 <= n_pair) /\ (((x1 = (cs n_pair)) /\ (y1 = (ds n_pair))) \/ ((x1 = (ds n_pair)) /\ (y1 = (cs n_pair))))))))) p)
  (thy_misere_all_128 on1 on2)
  (thy_misere_all_129 fall3 fall1 fall4 fall2)
  (thy_misere_all_130 fall2 fall4)
  (thy_misere_all_131 fall3 fall4 fall1 fall2)
  (thy_misere_all_132 fall1 fall2)
  (thy_misere_all_130 fall1 fall3)
  (thy_misere_all_133 fall3 fall4 fall1 fall2)
  (thy_misere_all_134 fall3 fall4 fall1 fall2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_all_135 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_136 : forall (x1 : Z) (x2 : Z), (x1 <= x1) -> (~ ((x2 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_137 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 = x1)) -> (~ (1 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_138 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (1 <= (x1 + x2))) -> (~ (0 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_139 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_140 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_141 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 <= x3) -> (0 <= x2) -> (x1 <= x4) -> (~ (0 <= (x3 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_142 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x3 + x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_all_143 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 < x3) -> (~ (0 <= (x1 + x3))) -> False.
Proof. thy. Qed.
(* Let m >= 2, p >= 1. Let c_n be the least number that c_0, ..., c_{n-1} and d_0, ..., d_{n-1} take fewer than p times, and d_n = c_n + mn + 1. Then P(misere mWN^p) = {{c_n, d_n} | n >= 0}. *)
Lemma misere_mwn_blocking : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m p x y P cs ds.
destruct (wit_all4 (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) as [f1 [f2 [f3 [f4 W0]]]].
destruct (wit_all2 (fun x y => (((1 <= x) /\ (0 <= y)) -> ((((((((0 <= (x - 1)) /\ ((x - 1) <= x)) /\ (0 <= y)) /\ (y <= y)) /\ (~ (((x - 1) = x) /\ (y = y)))) /\ (((x - (x - 1)) - (y - y)) < m)) /\ ((- ((x - (x - 1)) - (y - y))) < m)) \/ (((((x - 1) = x) /\ (0 <= y)) /\ (y < y)) \/ (((y = y) /\ (0 <= (x - 1))) /\ ((x - 1) < x))))))) as [l1 [l2 W1]].
destruct (wit_all2 (fun x y => (((0 <= x) /\ (1 <= y)) -> ((((((((0 <= x) /\ (x <= x)) /\ (0 <= (y - 1))) /\ ((y - 1) <= y)) /\ (~ ((x = x) /\ ((y - 1) = y)))) /\ (((x - x) - (y - (y - 1))) < m)) /\ ((- ((x - x) - (y - (y - 1)))) < m)) \/ ((((x = x) /\ (0 <= (y - 1))) /\ ((y - 1) < y)) \/ ((((y - 1) = y) /\ (0 <= x)) /\ (x < x))))))) as [r1 [r2 W2]].
destruct (wit_all4 (fun x y x1 y1 => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) as [b1 [b2 [b3 [b4 W3]]]].
refine (refutes (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (0 <= f2)) (Nd (Some (f4 <= f2)) (Nd (Some (0 <= (f1 + f2))) (Nd (Some (r1 <= r1)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair))))))) Lf Lf) Lf) (Nd (Some (b3 <= b1)) Lf Lf)) (Nd (Some (l2 = l2)) (Nd (Some (r1 < r1)) Lf Lf) (Nd (Some (2 <= m)) Lf Lf))) (Nd (Some ((- ((f1 - f3) - (f2 - f4))) < m)) (Nd (Some (0 <= (l1 - 1))) (Nd (Some ((r2 - 1) = r2)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) -> ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))))) Lf Lf)) (Nd (Some ((l1 - 1) < l1)) (Nd (Some (b4 < b2)) Lf Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf)))) (Nd (Some (f3 <= f1)) (Nd (Some (f4 = f2)) (Nd (Some (1 <= l1)) (Nd (Some ((r2 - 1) <= r2)) (Nd (Some (0 = y)) Lf Lf) Lf) (Nd (Some (((b1 - b3) - (b2 - b4)) < m)) Lf Lf)) (Nd (Some ((- ((l1 - (l1 - 1)) - (l2 - l2))) < m)) (Nd (Some (b3 = b1)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf))) (Nd (Some (f3 < f1)) (Nd (Some (l2 <= l2)) (Nd (Some ((- ((r1 - r1) - (r2 - (r2 - 1)))) < m)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (1 <= (x1 + y1))) /\ (~ ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1))))))) Lf Lf)) (Nd (Some (0 <= r1)) (Nd (Some (0 <= b3)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))))) (Nd (Some (0 <= f1)) (Nd (Some (0 <= f3)) (Nd (Some (f3 = f1)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (0 <= (r2 - 1))) (Nd (Some (0 = x)) Lf Lf) Lf) (Nd (Some (b4 <= b2)) Lf Lf)) (Nd (Some (((l1 - (l1 - 1)) - (l2 - l2)) < m)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> ((((((((0 <= x) /\ (x <= x)) /\ (0 <= (y - 1))) /\ ((y - 1) <= y)) /\ (~ ((x = x) /\ ((y - 1) = y)))) /\ (((x - x) - (y - (y - 1))) < m)) /\ ((- ((x - x) - (y - (y - 1)))) < m)) \/ ((((x = x) /\ (0 <= (y - 1))) /\ ((y - 1) < y)) \/ ((((y - 1) = y) /\ (0 <= x)) /\ (x < x))))))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf))) (Nd (Some (f4 < f2)) (Nd (Some ((l1 - 1) <= l1)) (Nd (Some (((r1 - r1) - (r2 - (r2 - 1))) < m)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1)))))))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> ((((((((0 <= (x - 1)) /\ ((x - 1) <= x)) /\ (0 <= y)) /\ (y <= y)) /\ (~ (((x - 1) = x) /\ (y = y)))) /\ (((x - (x - 1)) - (y - y)) < m)) /\ ((- ((x - (x - 1)) - (y - y))) < m)) \/ (((((x - 1) = x) /\ (0 <= y)) /\ (y < y)) \/ (((y = y) /\ (0 <= (x - 1))) /\ ((x - 1) < x))))))) (Nd (Some (b4 = b2)) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)))) (Nd (Some (0 <= f4)) (Nd (Some (((f1 - f3) - (f2 - f4)) < m)) (Nd (Some (0 <= l2)) (Nd (Some (r1 = r1)) Lf Lf) (Nd (Some ((- ((b1 - b3) - (b2 - b4))) < m)) Lf Lf)) (Nd (Some (l2 < l2)) (Nd (Some (0 <= b4)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf))) (Nd (Some ((f3 + f4) < (f1 + f2))) (Nd (Some ((l1 - 1) = l1)) (Nd (Some ((r2 - 1) < r2)) Lf Lf) (Nd (Some (P 0 0)) Lf Lf)) (Nd (Some (1 <= r2)) (Nd (Some (b3 < b1)) Lf Lf) (Nd (Some (1 <= (x + y))) Lf Lf))))))
 [(Im (Im (An (An (At 3) (At 4)) (Or (An (An (An (An (An (An (At 5) (At 6)) (At 7)) (At 8)) (No (An (At 9) (At 10)))) (At 11)) (At 12)) (Or (An (An (At 9) (At 7)) (At 13)) (An (An (At 10) (At 5)) (At 14))))) (An (An (An (An (An (At 5) (At 7)) (At 5)) (At 7)) (At 15)) (At 16))) (At 17));
 (Im (Im (An (At 18) (At 19)) (Or (An (An (An (An (An (An (At 20) (At 21)) (At 19)) (At 22)) (No (An (At 23) (At 24)))) (At 25)) (At 26)) (Or (An (An (At 23) (At 19)) (At 27)) (An (An (At 24) (At 20)) (At 28))))) (At 29));
 (Im (Im (An (At 30) (At 31)) (Or (An (An (An (An (An (An (At 30) (At 32)) (At 33)) (At 34)) (No (An (At 35) (At 36)))) (At 37)) (At 38)) (Or (An (An (At 35) (At 33)) (At 39)) (An (An (At 36) (At 30)) (At 40))))) (At 41));
 (Im (Im (An (Or (An (An (At 42) (At 43)) (At 44)) (An (An (At 45) (At 46)) (At 47))) (No (An (An (An (An (An (An (At 46) (At 48)) (At 43)) (At 49)) (No (An (At 42) (At 45)))) (At 50)) (At 51)))) (Or (An (An (An (An (An (An (At 46) (At 48)) (At 43)) (At 49)) (No (An (At 42) (At 45)))) (At 50)) (At 51)) (Or (An (An (At 42) (At 43)) (At 44)) (An (An (At 45) (At 46)) (At 47))))) (At 52));
 (Im (At 17) (Im (An (At 29) (At 41)) (Im (At 52) (Im (At 53) (An (At 54) (No (At 55)))))));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 54) (Im (An (An (At 61) (At 62)) (At 63)) (If (At 1) (At 2))))))));
 (Im (An (At 56) (At 57)) (Im (At 58) (Im (At 59) (Im (At 60) (Im (At 2) (An (An (An (At 64) (At 61)) (At 62)) (At 63)))))));
 (Im (At 18) (Im (No (At 20)) Fa));
 (Im (At 22) (Im (No (At 39)) Fa));
 (Im (At 31) (Im (No (At 33)) Fa));
 (Im (No (At 24)) Fa);
 (Im (No (At 35)) Fa);
 (Im (At 9) (Im (At 13) (Im (No (At 15)) Fa)));
 (Im (At 4) (Im (At 10) (Im (No (At 7)) Fa)));
 (Im (No (At 15)) (Im (At 10) (Im (At 14) Fa)));
 (Im (No (At 15)) (Im (At 6) (Im (At 8) (Im (No (At 9)) Fa))));
 (Im (At 65) (Im (At 66) (If (At 55) (At 1))));
 (Im (At 61) (Im (At 62) (Im (No (At 65)) (Im (No (At 63)) Fa))));
 (Im (At 61) (Im (At 62) (Im (No (At 63)) (Im (No (At 66)) Fa))));
 (Im (No (At 22)) Fa);
 (Im (No (At 28)) Fa);
 (Im (No (At 15)) (Im (At 6) (Im (At 8) (Im (No (At 10)) Fa))));
 (Im (At 7) (Im (At 6) (Im (At 5) (Im (At 8) (Im (No (At 16)) Fa)))));
 (Im (At 4) (Im (At 5) (Im (At 14) (Im (No (At 16)) Fa))));
 (Im (At 3) (Im (At 9) (Im (No (At 5)) Fa)));
 (Im (At 3) (Im (At 7) (Im (At 13) (Im (No (At 16)) Fa))));
 (An (At 56) (At 57));
 (At 58);
 (At 59);
 (At 60);
 (At 53);
 (An (At 61) (At 62))]
 (If (At 1) (At 2))
 [((Im (No (At 41)) Fa), (Sp 41 (Cl 34) (Sp 35 (Sp 22 (Sp 39 (Sp 31 (Sp 33 (Cl 4) (Cl 11)) (Cl 4)) (Cl 10)) (Cl 21)) (Cl 13))));
  ((Im (No (At 52)) (Im (No (At 42)) Fa)), (Sp 52 (Cl 35) (Sp 42 (Cl 35) (Sp 45 (Sp 46 (Sp 47 (Cl 5) (Cl 5)) (Cl 5)) (Cl 5)))));
  ((Im (At 42) (Im (No (At 52)) (Im (No (At 47)) Fa))), (Sp 42 (Sp 52 (Cl 36) (Sp 47 (Cl 36) (Sp 43 (Sp 44 (Cl 5) (Cl 5)) (Cl 5)))) (Cl 36)));
  ((Im (At 47) (Im (No (At 52)) (Im (No (At 44)) Fa))), (Sp 47 (Sp 52 (Cl 37) (Sp 44 (Cl 37) (Sp 45 (Sp 46 (Cl 5) (Cl 5)) (Cl 5)))) (Cl 37)));
  ((Im (No (At 52)) Fa), (Sp 52 (Cl 38) (Sp 42 (Sp 47 (Sp 44 (Sp 43 (Cl 5) (Sp 45 (Sp 46 (Cl 5) (Cl 5)) (Cl 5))) (Cl 37)) (Cl 36)) (Cl 35))));
  ((Im (No (At 29)) Fa), (Sp 29 (Cl 39) (Sp 24 (Sp 28 (Sp 18 (Sp 20 (Cl 3) (Cl 9)) (Cl 3)) (Cl 22)) (Cl 12))));
  ((Im (No (At 55)) (Im (No (At 63)) Fa)), (Sp 55 (Cl 40) (Sp 63 (Cl 40) (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 2 (Cl 8) (Sp 65 (Sp 66 (Sp 1 (Cl 18) (Cl 1)) (Cl 20)) (Cl 19))) (Cl 33)) (Cl 33)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)))));
  ((Im (At 54) (Im (At 63) (Im (At 1) Fa))), (Sp 54 (Sp 63 (Sp 1 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 61 (Sp 62 (Sp 2 (Cl 1) (Cl 7)) (Cl 33)) (Cl 33)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) (Cl 41)) (Cl 41)) (Cl 41)));
  ((Im (At 17) Fa), (Sp 17 (Sp 56 (Sp 57 (Sp 58 (Sp 59 (Sp 60 (Sp 53 (Sp 61 (Sp 62 (Sp 41 (Sp 52 (Sp 29 (Sp 54 (Sp 55 (Cl 6) (Sp 63 (Sp 1 (Cl 41) (Sp 2 (Cl 7) (Cl 1))) (Cl 40))) (Cl 6)) (Cl 39)) (Cl 38)) (Cl 34)) (Cl 33)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) (Cl 42)));
  ((Im (No (At 5)) Fa), (Sp 5 (Cl 43) (Sp 17 (Cl 42) (Sp 3 (Sp 9 (Cl 26) (Cl 2)) (Cl 2)))));
  ((Im (No (At 15)) (Im (No (At 13)) (Im (No (At 6)) Fa))), (Sp 15 (Cl 44) (Sp 13 (Cl 44) (Sp 6 (Cl 44) (Sp 17 (Cl 42) (Sp 10 (Sp 14 (Cl 16) (Cl 2)) (Cl 2)))))));
  ((Im (At 9) (Im (No (At 15)) (Im (No (At 13)) (Im (At 10) Fa)))), (Sp 9 (Sp 15 (Cl 45) (Sp 13 (Cl 45) (Sp 10 (Sp 17 (Cl 42) (Sp 14 (Cl 16) (Cl 2))) (Cl 45)))) (Cl 45)));
  ((Im (At 9) (Im (No (At 15)) Fa)), (Sp 9 (Sp 15 (Cl 46) (Sp 17 (Cl 42) (Sp 13 (Cl 14) (Sp 6 (Sp 10 (Cl 45) (Sp 8 (Cl 23) (Cl 2))) (Cl 44))))) (Cl 46)));
  ((Im (At 15) (Im (No (At 10)) (Im (No (At 13)) Fa))), (Sp 15 (Sp 10 (Cl 47) (Sp 13 (Cl 47) (Sp 17 (Cl 42) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 16 (Cl 2) (Cl 24)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 43))))) (Cl 47)));
  ((Im (No (At 10)) (Im (No (At 7)) Fa)), (Sp 10 (Cl 48) (Sp 7 (Cl 48) (Sp 17 (Cl 42) (Cl 2)))));
  ((Im (At 15) (Im (No (At 10)) Fa)), (Sp 15 (Sp 10 (Cl 49) (Sp 17 (Cl 42) (Sp 3 (Sp 5 (Sp 13 (Sp 7 (Sp 16 (Cl 2) (Cl 27)) (Cl 48)) (Cl 47)) (Cl 43)) (Cl 2)))) (Cl 49)));
  ((Im (At 9) Fa), (Sp 9 (Sp 17 (Cl 42) (Sp 3 (Sp 4 (Sp 5 (Sp 15 (Sp 10 (Sp 7 (Sp 16 (Cl 2) (Sp 13 (Cl 27) (Sp 14 (Cl 25) (Cl 2)))) (Cl 15)) (Cl 49)) (Cl 46)) (Cl 43)) (Cl 2)) (Cl 2))) (Cl 50)));
  ((Im (At 7) (Im (No (At 16)) Fa)), (Sp 7 (Sp 16 (Cl 51) (Sp 17 (Cl 42) (Sp 4 (Sp 5 (Sp 9 (Cl 50) (Sp 14 (Cl 25) (Sp 6 (Sp 8 (Cl 24) (Cl 2)) (Cl 2)))) (Cl 43)) (Cl 2)))) (Cl 51)));
  ((Im (At 10) Fa), (Sp 10 (Sp 17 (Cl 42) (Sp 4 (Sp 5 (Sp 9 (Cl 50) (Sp 7 (Sp 16 (Sp 15 (Cl 2) (Sp 14 (Cl 16) (Sp 6 (Sp 8 (Cl 17) (Cl 2)) (Cl 2)))) (Cl 51)) (Cl 15))) (Cl 43)) (Cl 2))) (Cl 52)))]
 (Sp 17 (Cl 42) (Sp 9 (Cl 50) (Sp 10 (Cl 52) (Sp 6 (Sp 8 (Sp 15 (Cl 49) (Cl 23)) (Cl 2)) (Cl 2))))) _
  W0
  W1
  W2
  W3
  (misere_play_blocking p (fun x y x1 y1 => (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m))))) (fun x y x1 y1 => ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) P)
  (misere_without_origin m p x y P cs ds)
  (misere_mirror m p x y cs ds)
  (thy_misere_all_135 l1)
  (thy_misere_all_136 l2 r2)
  (thy_misere_all_135 r2)
  (thy_misere_all_71 l2)
  (thy_misere_all_71 r1)
  (thy_misere_all_129 f3 f1 f4 f2)
  (thy_misere_all_130 f2 f4)
  (thy_misere_all_131 f3 f4 f1 f2)
  (thy_misere_all_133 f3 f4 f1 f2)
  (fun eq__0 eq__1 => pg2 P 0 x 0 y eq__0 eq__1)
  (thy_misere_all_137 x y)
  (thy_misere_all_138 x y)
  (thy_misere_all_139 l2)
  (thy_misere_all_140 l1)
  (thy_misere_all_134 f3 f4 f1 f2)
  (thy_misere_all_141 f4 f3 f1 f2)
  (thy_misere_all_142 f2 f3 f1)
  (thy_misere_all_130 f1 f3)
  (thy_misere_all_143 f1 f4 f2)
).
vm_compute; reflexivity.
Qed.
