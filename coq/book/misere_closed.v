From Wythoff.book Require Import Prelude PreludeReals Definitions algebra play misere counting rows sequences games misere_mex misere_all.
Open Scope Z_scope.

Lemma thy_misere_closed_1 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 - x2) - 1))) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_2 : forall (x1 : Z) (x2 : Z), (0 <= ((x1 - x2) - 1)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_3 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 - x2) - 1))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_4 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= (x1 * x2))) -> (((x1 * x2) * x3) <= ((x4 + x1) - 2)) -> (((x4 + x1) - 2) < ((x1 * x2) * (x3 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_5 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 + x2) - 2) < ((x2 * x3) * (x4 + 1))) -> (0 <= ((x2 * x3) * ((x5 - x4) - 1))) -> (~ (x1 < ((((x2 * x3) * x5) - x2) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((x1 * x2) * x3) <= ((x4 + x1) - 2)) -> (0 <= ((x1 * x2) * (x3 - x5))) -> (x4 < ((((x1 * x2) * x5) - x1) + 2)) -> False.
Proof. thy. Qed.
(* The quotient of a + m - 2 by mp is below k if and only if a < mpk - m + 2. *)
Lemma misere_quotient : forall (a : Z) (c : Z) (k : Z) (m : Z) (p : Z),
  ((2 <= m) /\ (1 <= p)) ->
  ((((m * p) * c) <= ((a + m) - 2)) /\ (((a + m) - 2) < ((m * p) * (c + 1)))) ->
  ((c < k) <-> (a < ((((m * p) * k) - m) + 2))).
Proof.
intros a c k m p.
refine (refute (Nd (Some (c < k)) (Nd (Some (a < ((((m * p) * k) - m) + 2))) (Nd (Some (0 <= ((k - c) - 1))) (Nd (Some (((m * p) * c) <= ((a + m) - 2))) Lf Lf) Lf) (Nd (Some (0 <= (c - k))) (Nd (Some (2 <= m)) Lf Lf) Lf)) (Nd (Some (0 <= (m * p))) (Nd (Some (0 <= ((m * p) * ((k - c) - 1)))) (Nd (Some (((a + m) - 2) < ((m * p) * (c + 1)))) Lf Lf) Lf) (Nd (Some (0 <= ((m * p) * (c - k)))) (Nd (Some (1 <= p)) Lf Lf) Lf)))
 [(Im (At 3) (Im (At 4) (At 5)));
 (Im (At 3) (Im (At 6) (At 7)));
 (Im (No (At 4)) (Im (No (At 6)) Fa));
 (Im (At 4) (Im (No (At 1)) Fa));
 (Im (No (At 4)) (Im (At 1) Fa));
 (Im (No (At 3)) (Im (At 8) (Im (At 9) Fa)));
 (Im (At 9) (Im (At 5) (Im (No (At 2)) Fa)));
 (Im (At 8) (Im (At 7) (Im (At 2) Fa)));
 (An (At 10) (At 11));
 (An (At 8) (At 9))]
 (If (At 1) (At 2))
 (Sp 8 (Sp 9 (Sp 3 (Sp 5 (Sp 2 (Sp 1 (Cl 1) (Sp 7 (Cl 9) (Sp 4 (Cl 5) (Sp 6 (Cl 3) (Cl 4))))) (Cl 8)) (Sp 4 (Cl 2) (Sp 6 (Sp 1 (Cl 6) (Sp 7 (Sp 2 (Cl 9) (Cl 1)) (Cl 3))) (Cl 4)))) (Cl 7)) (Cl 11)) (Cl 11)) _
  (product_nonneg (m * p) ((k - c) - 1))
  (product_nonneg (m * p) (c - k))
  (thy_misere_closed_1 k c)
  (thy_misere_closed_2 k c)
  (thy_misere_closed_3 k c)
  (thy_misere_closed_4 m p c a)
  (thy_misere_closed_5 a m p c k)
  (thy_misere_closed_6 m p c a k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_closed_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < ((((x2 * x3) * ((x4 - (x2 * x5)) - 1)) - x2) + 2)) -> (~ ((x1 + (x2 * (x3 * ((x2 * x5) + 1)))) < ((((x2 * x3) * x4) - x2) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < ((((x2 * x3) * ((x4 - (x2 * x5)) - 1)) - x2) + 2))) -> ((x1 + (x2 * (x3 * ((x2 * x5) + 1)))) < ((((x2 * x3) * x4) - x2) + 2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_9 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) * x3) <= ((x4 + x1) - 2)) -> (((x4 + x1) - 2) < ((x1 * x2) * (x3 + 1))) -> (~ (1 <= (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= ((((x1 * x2) * x3) - x1) + 2))) -> (x1 <= (x1 * x2)) -> ((x1 * x2) <= ((x1 * x2) * x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x2 < ((x5 - (x3 * x4)) - 1)) -> (~ (x1 < x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (~ (x2 < ((x5 - (x3 * x4)) - 1))) -> (x1 < x5) -> False.
Proof. thy. Qed.
(* With K = mpk - m + 2 and u = u(K), k >= 1: c_n < k exactly if N < u, and d_n < k exactly if N <= pK - u. *)
Lemma misere_closed_below : forall (k : Z) (m : Z) (n : Z) (p : Z) (u : Z) (a_long : Z -> Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1))))))) ->
  (1 <= k) ->
  (0 <= n) ->
  (isU m p ((((m * p) * k) - m) + 2) u) ->
  ((((cs n) < k) <-> ((p * ((m * n) + 1)) < u)) /\ (((ds n) < k) <-> ((p * ((m * n) + 1)) <= ((((((m * p) * k) - m) + 2) * p) - u)))).
Proof.
intros k m n p u a_long cs ds.
refine (refute (Nd (Some ((cs n) < k)) (Nd (Some ((p * ((m * n) + 1)) < u)) (Nd (Some ((p * ((m * n) + 1)) <= ((((((m * p) * k) - m) + 2) * p) - u))) (Nd (Some (((m * p) * (cs n)) <= (((a_long n) + m) - 2))) (Nd (Some ((cs n) < ((k - (m * n)) - 1))) Lf Lf) (Nd (Some (p <= (m * p))) Lf Lf)) (Nd (Some ((ds n) = (((cs n) + (m * n)) + 1))) (Nd (Some (1 <= (p * ((m * n) + 1)))) Lf Lf) (Nd (Some (k <= ((m * p) * k))) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (1 <= k)) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (((a_long n) + (m * (p * ((m * n) + 1)))) < ((((m * p) * k) - m) + 2))) Lf Lf) Lf))) (Nd (Some ((ds n) < k)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1)))))))) (Nd (Some ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1)))) (Nd (Some ((a_long n) < ((((m * p) * ((k - (m * n)) - 1)) - m) + 2))) Lf Lf) (Nd (Some (1 <= (m * p))) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (1 <= ((((m * p) * k) - m) + 2))) Lf Lf) Lf)) (Nd (Some (isA m p (p * ((m * n) + 1)) (a_long n))) (Nd (Some (0 <= (cs n))) (Nd (Some (isU m p ((((m * p) * k) - m) + 2) u)) Lf Lf) (Nd (Some ((m * p) <= ((m * p) * k))) Lf Lf)) (Nd (Some ((a_long n) < ((((m * p) * k) - m) + 2))) (Nd (Some (m <= (m * p))) Lf Lf) Lf))))
 [(Im (At 5) (Im (At 6) (An (At 7) (An (At 8) (At 9)))));
 (Im (At 10) (Im (At 6) (An (At 11) (At 12))));
 (Im (An (At 13) (At 14)) (Im (An (At 8) (At 9)) (If (At 1) (At 15))));
 (Im (An (At 13) (At 14)) (Im (An (At 8) (At 9)) (If (At 16) (At 17))));
 (Im (An (At 18) (At 14)) (Im (At 7) (Im (At 19) (If (At 15) (At 2)))));
 (Im (An (At 18) (At 14)) (Im (At 19) (Im (At 7) (Im (Or (At 20) (At 21)) (If (At 22) (At 4))))));
 (Im (At 18) (Im (At 14) (An (At 23) (At 24))));
 (Im (At 25) (Im (At 26) (An (At 27) (At 28))));
 (Im (At 17) (Im (No (At 22)) Fa));
 (Im (No (At 17)) (Im (At 22) Fa));
 (Im (No (At 18)) (Im (At 13) Fa));
 (Im (At 8) (Im (At 9) (Im (No (At 25)) Fa)));
 (Im (No (At 21)) (Im (At 23) (Im (At 27) Fa)));
 (Im (At 12) (Im (At 16) (Im (No (At 3)) Fa)));
 (Im (At 12) (Im (No (At 16)) (Im (At 3) Fa)));
 (An (At 13) (At 14));
 (At 10);
 (At 5);
 (At 26);
 (At 6);
 (At 19)]
 (An (If (At 1) (At 2)) (If (At 3) (At 4)))
 (Sp 13 (Sp 14 (Sp 10 (Sp 5 (Sp 26 (Sp 6 (Sp 19 (Sp 18 (Sp 23 (Sp 11 (Sp 12 (Sp 7 (Sp 8 (Sp 9 (Sp 25 (Sp 27 (Sp 21 (Sp 3 (Sp 16 (Sp 17 (Sp 22 (Sp 4 (Sp 2 (Sp 15 (Sp 1 (Cl 1) (Cl 4)) (Cl 6)) (Sp 15 (Cl 6) (Sp 1 (Cl 4) (Cl 1)))) (Cl 7)) (Cl 10)) (Cl 5)) (Cl 16)) (Sp 16 (Cl 15) (Sp 17 (Cl 5) (Sp 22 (Cl 11) (Sp 4 (Cl 7) (Sp 2 (Sp 15 (Sp 1 (Cl 1) (Cl 4)) (Cl 6)) (Sp 15 (Cl 6) (Sp 1 (Cl 4) (Cl 1))))))))) (Cl 14)) (Cl 9)) (Cl 13)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 3)) (Cl 8)) (Cl 12)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 17)) _
  (all1_at (fun n => ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1))))))) n)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n)
  (misere_quotient (a_long n) (cs n) k m p)
  (misere_quotient (a_long n) (cs n) ((k - (m * n)) - 1) m p)
  (a_below (a_long n) (p * ((m * n) + 1)) ((((m * p) * k) - m) + 2) m p u)
  (b_below (a_long n) (p * ((m * n) + 1)) ((((m * p) * k) - m) + 2) m p u)
  (product_large m p)
  (product_large (m * p) k)
  (thy_misere_closed_7 (a_long n) m p k n)
  (thy_misere_closed_8 (a_long n) m p k n)
  (thy_misere_closed_9 m)
  (thy_misere_closed_10 m p (cs n) (a_long n))
  (thy_misere_closed_11 m p k)
  (thy_misere_closed_12 (ds n) (cs n) m n k)
  (thy_misere_closed_13 (ds n) (cs n) m n k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_closed_14 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_15 : forall (x1 : Z) (x2 : Z), (1 <= (x1 * x2)) -> (~ (0 <= (((x1 * x2) - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_16 : forall (x1 : Z) (x2 : Z), (0 <= (x1 * x2)) -> (~ (0 <= (((x1 * x2) - 0) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_17 : forall (x1 : Z), (0 <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_18 : forall (x1 : Z), (~ (0 <= (- x1))) -> (0 < ((- x1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((- x1) <= (x2 * x3))) -> (0 < (((x2 * x3) - (- x1)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_20 : forall (x1 : Z) (x2 : Z), (x1 < (- x2)) -> (~ (0 <= (((- x2) - x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_21 : forall (x1 : Z) (x2 : Z), (~ (x1 < (- x2))) -> (~ (0 <= (x1 - (- x2)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < ((x2 * x3) - (- x4))) -> (~ (0 <= ((((x2 * x3) - (- x4)) - 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 * x3) - (- x4)))) -> (~ (0 <= ((x1 - (x2 * x3)) + (- x4)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_24 : forall (x1 : Z), (~ (1 <= x1)) -> (~ (0 <= ((1 - x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_25 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= ((x1 - 0) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_26 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_27 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= (((x2 - 1) - 0) * ((x1 - 0) - 0))) -> (~ (0 <= (x2 * x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_28 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 * x2))) -> (2 <= x1) -> (1 <= x2) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_29 : forall (x1 : Z), (2 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_30 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 * x2))) -> (2 <= x1) -> (1 <= x2) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((((x1 * x2) * x3) - x1) + 2))) -> (1 <= x2) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> ((x1 * x2) <= ((x1 * x2) * x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (x2 = ((x1 + (x3 * x4)) + 1)) -> (x2 < x5) -> (0 <= (x3 * x4)) -> (~ (1 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (2 <= x1) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> ((x2 - x3) = ((x4 * (x1 * x2)) + x5)) -> (0 <= x5) -> (~ (0 < ((x1 * x2) * ((- x4) + 1)))) -> (0 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = ((x3 * (x4 * x1)) + x5)) -> (0 <= ((x4 * x1) * (((- x3) - x6) - 1))) -> (x5 < (x4 * x1)) -> (~ ((x1 * ((x4 * x6) + 1)) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (2 <= x1) -> (0 <= (((x1 - 1) - 0) * ((x2 - 1) - 0))) -> ((x2 - x3) = ((x4 * (x1 * x2)) + x5)) -> (x3 <= (x2 * ((((x1 * x2) * x6) - x1) + 2))) -> (x5 < (x1 * x2)) -> (~ (0 < ((x1 * x2) * (((x2 * x6) - (- x4)) + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_36 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (0 <= x1) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= (((x2 - 1) - 0) * (((x3 * x4) - 0) - 0))) -> (~ (1 <= x4)) -> (0 <= ((((x2 * x3) - 1) - 0) * ((1 - x4) - 1))) -> (x1 < ((x3 * x4) - 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = ((x3 * (x4 * x1)) + x5)) -> (0 <= ((x4 * x1) * ((((x1 * x6) - (- x3)) - 1) - x7))) -> (0 <= x5) -> (~ ((x1 * ((x4 * x7) + 1)) <= ((((((x4 * x1) * x6) - x4) + 2) * x1) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = ((x3 * (x4 * x1)) + x5)) -> (x5 < (x4 * x1)) -> ((x1 * ((x4 * x6) + 1)) <= ((((((x4 * x1) * x7) - x4) + 2) * x1) - x2)) -> (0 <= ((x4 * x1) * ((x6 - (x1 * x7)) + (- x3)))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = ((x3 * (x4 * x1)) + x5)) -> (0 <= x5) -> ((x1 * ((x4 * x6) + 1)) < x2) -> (0 <= ((x4 * x1) * (x6 - (- x3)))) -> False.
Proof. thy. Qed.
(* For every k >= 0, of c exactly the first u, and of d exactly the first pk - u are below k, for some u. *)
Lemma misere_closed_start : forall (k : Z) (m : Z) (p : Z) (a_long : Z -> Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1))))))) ->
  (0 <= k) ->
  (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))).
Proof.
intros k m p a_long cs ds.
destruct (wit_ex1 (fun u => (isU m p ((((m * p) * k) - m) + 2) u))) as [U W1].
destruct (wit_ex2 (fun q r => ((((p - U) = ((q * (m * p)) + r)) /\ (0 <= r)) /\ (r < (m * p))))) as [q [rest W5]].
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < k) <-> (i < 0)) /\ (((ds i) < k) <-> (i < ((p * k) - 0))))))) as [i0 W7].
destruct (wit_all1 (fun i => ((0 <= i) -> ((((cs i) < k) <-> (i < (- q))) /\ (((ds i) < k) <-> (i < ((p * k) - (- q)))))))) as [i1 W11].
refine (refute (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= ((((m * p) * k) - m) + 2))) (Nd (Some (0 <= U)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < 0)) /\ (((ds i) < k) <-> (i < ((p * k) - 0))))))) (Nd (Some (i1 < (- q))) (Nd (Some (0 <= ((k - 0) - 0))) Lf Lf) Lf) (Nd (Some (((m * p) * (((p * k) - (- q)) + 1)) < 0)) Lf Lf)) (Nd (Some ((ds i0) = (((cs i0) + (m * i0)) + 1))) (Nd (Some ((m * p) <= ((m * p) * k))) Lf Lf) (Nd (Some (0 <= ((m * p) * ((((p * k) - (- q)) - 1) - i1)))) Lf Lf))) (Nd (Some (0 <= rest)) (Nd (Some ((ds i0) < k)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1)))))))) (Nd (Some (0 <= ((((m * p) - 1) - 0) * ((1 - k) - 1)))) Lf Lf) Lf) (Nd (Some (0 <= ((m * p) * (((- q) - i1) - 1)))) Lf Lf)) (Nd (Some ((- q) <= (p * k))) (Nd (Some (((m * p) * ((- q) + 1)) < 0)) Lf Lf) (Nd (Some (0 <= ((p - 1) - 0))) Lf Lf)))) (Nd (Some (isU m p ((((m * p) * k) - m) + 2) U)) (Nd (Some (exists (q : Z) (r : Z), ((((p - U) = ((q * (m * p)) + r)) /\ (0 <= r)) /\ (r < (m * p))))) (Nd (Some ((cs i0) < k)) (Nd (Some (i1 < ((p * k) - (- q)))) (Nd (Some (0 <= (((m * p) - 1) - 0))) Lf Lf) Lf) (Nd (Some (0 <= (m * p))) Lf Lf)) (Nd (Some (0 <= (m * i0))) (Nd (Some (0 < ((m * p) * ((- q) + 1)))) Lf Lf) (Nd (Some (0 <= ((m * p) * ((i1 - (p * k)) + (- q))))) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((p * ((m * i1) + 1)) < U)) Lf Lf) (Nd (Some (0 <= ((m * p) * (i1 - (- q))))) Lf Lf)) (Nd (Some (0 <= i1)) (Nd (Some (0 < ((m * p) * (((p * k) - (- q)) + 1)))) Lf Lf) (Nd (Some (0 <= (((p * k) - 0) - 0))) Lf Lf))))) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p ((((m * p) * k) - m) + 2) u))) (Nd (Some (1 <= (m * p))) (Nd (Some (0 <= i0)) (Nd (Some ((ds i1) < k)) (Nd (Some (0 <= (((p - 1) - 0) * ((k - 0) - 0)))) Lf Lf) Lf) (Nd (Some ((((p * k) - (- q)) + 1) < 0)) Lf Lf)) (Nd (Some (0 <= m)) (Nd (Some (k <= ((m * p) * k))) Lf Lf) (Nd (Some (0 <= ((i1 - (p * k)) + (- q)))) Lf Lf))) (Nd (Some (rest < (m * p))) (Nd (Some (i0 < ((p * k) - 0))) (Nd (Some (1 <= k)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some (0 <= (i1 - (- q)))) Lf Lf)) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < (- q))) /\ (((ds i) < k) <-> (i < ((p * k) - (- q)))))))) (Nd (Some (((- q) + 1) < 0)) Lf Lf) (Nd (Some (0 <= (((m - 1) - 0) * ((p - 1) - 0)))) Lf Lf)))) (Nd (Some (U <= (p * ((((m * p) * k) - m) + 2)))) (Nd (Some ((p - U) = ((q * (m * p)) + rest))) (Nd (Some (i0 < 0)) (Nd (Some (2 <= m)) (Nd (Some (0 <= ((1 - k) - 1))) Lf Lf) Lf) (Nd (Some (0 <= (((- q) - i1) - 1))) Lf Lf)) (Nd (Some (0 <= (- q))) (Nd (Some (0 < ((- q) + 1))) Lf Lf) (Nd (Some (0 <= ((m - 1) - 0))) Lf Lf))) (Nd (Some (0 <= (p * k))) (Nd (Some (0 <= (cs i0))) (Nd (Some ((p * ((m * i1) + 1)) <= ((((((m * p) * k) - m) + 2) * p) - U))) Lf Lf) (Nd (Some (0 <= ((((p * k) - (- q)) - 1) - i1))) Lf Lf)) (Nd (Some ((cs i1) < k)) (Nd (Some (0 < (((p * k) - (- q)) + 1))) Lf Lf) (Nd (Some (0 <= (((m - 1) - 0) * (((p * k) - 0) - 0)))) Lf Lf))))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (At 5) (At 6));
 (Im (An (At 2) (At 3)) (Im (At 6) (At 7)));
 (Im (At 6) (An (At 4) (At 8)));
 (Im (At 9) (At 10));
 (Im (At 10) (An (An (At 11) (At 12)) (At 13)));
 (Im (An (An (At 14) (At 15)) (At 16)) (At 1));
 (Im (Im (At 17) (An (If (At 18) (At 19)) (If (At 20) (At 21)))) (At 16));
 (Im (At 22) (Im (At 17) (An (At 23) (At 24))));
 (Im (At 25) (Im (At 17) (At 26)));
 (Im (An (An (At 27) (At 28)) (At 29)) (At 1));
 (Im (Im (At 30) (An (If (At 31) (At 32)) (If (At 33) (At 34)))) (At 29));
 (Im (An (At 35) (At 3)) (Im (At 22) (Im (At 36) (Im (At 37) (Im (At 30) (Im (At 6) (An (If (At 31) (At 38)) (If (At 33) (At 39)))))))));
 (Im (At 9) (Im (At 37) (An (At 40) (At 41))));
 (Im (At 9) (An (An (An (Im (At 42) (At 43)) (Im (At 44) (At 45))) (Im (At 43) (At 42))) (Im (At 45) (At 44))));
 (Im (At 9) (An (An (An (Im (At 46) (At 47)) (Im (At 48) (At 49))) (Im (At 47) (At 46))) (Im (At 49) (At 48))));
 (Im (At 50) (Im (At 51) (At 52)));
 (Im (At 50) (Im (At 53) (At 54)));
 (Im (At 50) (Im (At 55) (At 56)));
 (Im (At 50) (Im (At 57) (At 58)));
 (Im (At 59) (Im (At 60) (At 61)));
 (Im (At 59) (Im (At 62) (At 63)));
 (Im (At 60) (Im (At 64) (At 65)));
 (Im (At 66) (Im (At 67) (At 68)));
 (Im (At 2) (Im (No (At 59)) Fa));
 (Im (At 3) (Im (No (At 60)) Fa));
 (Im (At 9) (Im (No (At 66)) Fa));
 (Im (At 15) (Im (No (At 62)) Fa));
 (Im (At 17) (Im (At 19) Fa));
 (Im (No (At 27)) (Im (At 43) Fa));
 (Im (No (At 28)) (Im (At 47) Fa));
 (Im (At 32) (Im (No (At 51)) Fa));
 (Im (No (At 32)) (Im (No (At 53)) Fa));
 (Im (At 34) (Im (No (At 55)) Fa));
 (Im (No (At 34)) (Im (No (At 57)) Fa));
 (Im (No (At 37)) (Im (No (At 67)) Fa));
 (Im (At 69) (Im (No (At 64)) Fa));
 (Im (No (At 14)) Fa);
 (Im (No (At 2)) (Im (At 35) Fa));
 (Im (At 69) (Im (At 65) (Im (No (At 15)) Fa)));
 (Im (No (At 50)) (Im (At 35) (Im (At 3) (Im (At 61) Fa))));
 (Im (At 35) (Im (No (At 25)) Fa));
 (Im (No (At 9)) (Im (At 35) (Im (At 3) (Im (At 61) Fa))));
 (Im (No (At 4)) (Im (At 3) (Im (At 61) (Im (At 40) Fa))));
 (Im (At 23) (Im (At 24) (Im (At 20) (Im (At 26) (Im (No (At 37)) Fa)))));
 (Im (At 35) (Im (At 61) (Im (At 11) (Im (At 12) (Im (No (At 42)) (Im (At 8) Fa))))));
 (Im (At 11) (Im (At 52) (Im (At 13) (Im (No (At 38)) Fa))));
 (Im (At 35) (Im (At 61) (Im (At 11) (Im (At 7) (Im (At 13) (Im (No (At 46)) Fa))))));
 (Im (At 18) (Im (At 23) (Im (No (At 37)) Fa)));
 (Im (At 17) (Im (At 63) (Im (No (At 37)) (Im (At 68) (Im (At 21) Fa)))));
 (Im (At 11) (Im (At 56) (Im (At 12) (Im (No (At 39)) Fa))));
 (Im (At 11) (Im (At 13) (Im (At 39) (Im (At 58) Fa))));
 (Im (At 11) (Im (At 12) (Im (At 38) (Im (At 54) Fa))));
 (An (At 35) (At 3));
 (At 22);
 (At 36);
 (At 69)]
 (At 1)
 (Sp 35 (Sp 3 (Sp 22 (Sp 36 (Sp 69 (Sp 1 (Cl 1) (Sp 60 (Sp 64 (Sp 14 (Sp 2 (Sp 25 (Sp 65 (Sp 59 (Sp 15 (Sp 61 (Sp 16 (Cl 8) (Sp 62 (Sp 50 (Sp 9 (Sp 17 (Sp 63 (Sp 10 (Sp 66 (Sp 23 (Sp 24 (Sp 26 (Sp 19 (Cl 30) (Sp 11 (Sp 12 (Sp 13 (Sp 37 (Sp 40 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 46 (Sp 42 (Sp 47 (Sp 43 (Sp 28 (Sp 27 (Sp 29 (Cl 12) (Sp 30 (Sp 58 (Sp 39 (Cl 53) (Sp 33 (Cl 14) (Sp 56 (Cl 52) (Sp 55 (Cl 20) (Sp 34 (Cl 35) (Sp 54 (Sp 38 (Cl 54) (Sp 31 (Cl 14) (Sp 52 (Cl 48) (Sp 32 (Sp 51 (Cl 18) (Cl 33)) (Cl 13))))) (Sp 53 (Cl 19) (Sp 32 (Sp 31 (Cl 13) (Sp 51 (Sp 38 (Cl 14) (Sp 52 (Cl 48) (Cl 18))) (Cl 33))) (Cl 34))))))))) (Sp 57 (Cl 21) (Sp 34 (Sp 55 (Sp 56 (Sp 39 (Sp 33 (Sp 54 (Sp 38 (Cl 54) (Sp 31 (Cl 14) (Sp 52 (Cl 48) (Sp 32 (Sp 51 (Cl 18) (Cl 33)) (Cl 13))))) (Sp 53 (Cl 19) (Sp 32 (Sp 31 (Cl 13) (Sp 51 (Sp 38 (Cl 14) (Sp 52 (Cl 48) (Cl 18))) (Cl 33))) (Cl 34)))) (Cl 14)) (Cl 52)) (Cl 20)) (Cl 35)) (Cl 36)))) (Cl 13))) (Cl 31)) (Cl 32)) (Cl 16)) (Cl 17)) (Cl 47)) (Cl 49)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 45)) (Cl 15)) (Sp 67 (Sp 20 (Cl 46) (Sp 18 (Cl 50) (Sp 68 (Sp 21 (Cl 51) (Cl 9)) (Cl 25)))) (Cl 37))) (Cl 7)) (Cl 7)) (Cl 7))) (Cl 11)) (Cl 10)) (Cl 10)) (Cl 28)) (Cl 6)) (Cl 23)) (Cl 9)) (Cl 44)) (Cl 42)) (Cl 29))) (Cl 22)) (Cl 41)) (Cl 26)) (Cl 24)) (Cl 43)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 27))) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 55)) _
  (u_exists ((((m * p) * k) - m) + 2) m p)
  W1
  (u_bound ((((m * p) * k) - m) + 2) m p U)
  (u_natural ((((m * p) * k) - m) + 2) m p U)
  (division (m * p) (p - U))
  W5
  (ex1_at (fun u => (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))) 0)
  W7
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) i0)
  (product_nonneg m i0)
  (ex1_at (fun u => (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))) (- q))
  W11
  (misere_closed_below k m i1 p U a_long cs ds)
  (product_large (m * p) k)
  (cancel (m * p) ((- q) + 1))
  (cancel (m * p) (((p * k) - (- q)) + 1))
  (product_nonneg (m * p) (((- q) - i1) - 1))
  (product_nonneg (m * p) (i1 - (- q)))
  (product_nonneg (m * p) ((((p * k) - (- q)) - 1) - i1))
  (product_nonneg (m * p) ((i1 - (p * k)) + (- q)))
  (le_mul ((m - 1) - 0) ((p - 1) - 0))
  (le_mul ((m - 1) - 0) (((p * k) - 0) - 0))
  (le_mul ((p - 1) - 0) ((k - 0) - 0))
  (le_mul (((m * p) - 1) - 0) ((1 - k) - 1))
  (thy_misere_closed_14 m)
  (thy_misere_closed_14 p)
  (thy_misere_closed_15 m p)
  (thy_misere_closed_16 p k)
  (thy_misere_closed_17 i0)
  (thy_misere_closed_18 q)
  (thy_misere_closed_19 q p k)
  (thy_misere_closed_20 i1 q)
  (thy_misere_closed_21 i1 q)
  (thy_misere_closed_22 i1 p k q)
  (thy_misere_closed_23 i1 p k q)
  (thy_misere_closed_24 k)
  (thy_misere_closed_25 k)
  (thy_misere_closed_26 )
  (thy_misere_closed_9 m)
  (thy_misere_closed_27 k p)
  (thy_misere_closed_28 m p)
  (thy_misere_closed_29 m)
  (thy_misere_closed_30 m p)
  (thy_misere_closed_31 m p k)
  (thy_misere_closed_32 (cs i0) (ds i0) m i0 k)
  (thy_misere_closed_33 m p U q rest)
  (thy_misere_closed_34 p U q m rest i1)
  (thy_misere_closed_35 m p U q rest k)
  (thy_misere_closed_36 (cs i0) k)
  (thy_misere_closed_37 i0 m p k)
  (thy_misere_closed_38 p U q m rest k i1)
  (thy_misere_closed_39 p U q m rest i1 k)
  (thy_misere_closed_40 p U q m rest i1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_closed_41 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_42 : forall (x1 : Z) (x2 : Z), ((x1 + x2) < x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 + x2) < x3)) -> ((((x4 * x5) - x3) + x2) < ((x4 * x5) - x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_44 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 + x2) < x3) -> (~ (x2 < (x3 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_45 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + x2) < x3)) -> (x2 < (x3 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 * x2) - x3) + x4) < ((x1 * (x2 + 1)) - x3))) -> (x4 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_47 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_48 : forall (x1 : Z), (~ ((0 + 0) <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_49 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= (x1 + x2))) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = (x5 + x3)) -> (x2 = (x5 + x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= x2) -> (~ ((- x1) <= x3)) -> (x3 = (x2 + x4)) -> (~ ((x2 + x4) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_52 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 + x3)) -> (~ ((x2 + x3) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_53 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= (x2 * x3)) -> (~ (0 <= (((x2 * x3) - x4) + x5))) -> (~ ((x1 + x5) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (0 <= (x1 * (((x2 * x3) - x4) + x5))) -> (~ (x6 < (x3 + 1))) -> (x7 < (x3 + 1)) -> (x7 = ((x6 + (x1 * (((x2 * x3) - x4) + x5))) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_55 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= x2)) -> (x3 = ((0 + x1) - 0)) -> (x3 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (((x2 - (x3 * x4)) - x5) - 1)) -> (~ ((((x3 * x4) - x2) + x5) = ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_57 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (x1 = x3) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= (x2 * x3)) -> (~ (x4 <= (-1))) -> (~ ((x1 + x5) < x6)) -> (x4 = (((x6 - (x2 * x3)) - x5) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < x2)) -> (~ ((- x1) <= x3)) -> (x3 = (((x2 - (x4 * x5)) - x6) - 1)) -> ((((x4 * x5) - x2) + x6) < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (0 <= x1) -> (x1 <= (x2 * x3)) -> (0 <= x4) -> (x5 = x6) -> (x6 = (x1 + x4)) -> (~ (x7 < (x8 - x1))) -> (x5 = (((x8 - (x2 * x3)) - x7) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = (((x5 - (x6 * x7)) - x3) - 1)) -> (x2 = (((x5 - (x6 * x7)) - x4) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (0 <= x1) -> (x1 <= (x2 * x3)) -> (0 <= x4) -> (x5 = x6) -> (x5 = (x1 + x4)) -> (~ (x7 < (x8 - x1))) -> (x6 = (((x8 - (x2 * x3)) - x7) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (x2 * x3)) -> (~ (x4 < x5)) -> (~ (x6 < x4)) -> (~ ((x1 + x7) < x5)) -> (x6 = (((x5 - (x2 * x3)) - x7) - 1)) -> ((((x2 * x3) - x5) + x7) < x5) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < x2)) -> (~ (x3 < x1)) -> (x3 = (x4 + x5)) -> ((x4 + x5) < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> (~ (x3 = x2)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_66 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 = (x1 + x3)) -> (~ ((x1 + x3) < x1)) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
(* If of c and d together exactly pk terms are below k, for all k, then c and d take every r < c_n at least p times before n. *)
Lemma misere_rows_full : forall (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))).
Proof.
intros m p cs ds.
destruct (wit_all2 (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) as [N_ [q W0]].
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * q))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < q) <-> (i < u)) /\ (((ds i) < q) <-> (i < ((p * q) - u))))))))) as [u W2].
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * (q + 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < u)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - u))))))))) as [w W4].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < p)) -> ((((- N_) <= (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) /\ ((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) < N_)) /\ (((0 <= (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) /\ ((cs (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) = q)) \/ (((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) <= (-1)) /\ ((ds ((- (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) - 1)) = q))))))) as [e1 W25].
destruct (wit_all2 (fun e e_other => (((((0 <= e) /\ (e < p)) /\ ((0 <= e_other) /\ (e_other < p))) /\ ((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) = (ite (e_other < (w - u)) (u + e_other) (((w - (p * q)) - e_other) - 1)))) -> (e = e_other)))) as [e2 [e3 W26]].
destruct (wit_all1 (fun z => (((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q)))) -> (((- N_) <= z) /\ (z < N_))))) as [z1 W27].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < p)) <-> ((0 <= e) /\ (e < p))))) as [e4 W29].
refine (refutes (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (0 <= N_)) (Nd (Some (q < (cs N_))) (Nd (Some (0 <= u)) (Nd (Some ((cs N_) < (q + 1))) (Nd (Some ((ds (((p * q) - w) + e1)) < q)) (Nd (Some ((ds ((- z1) - 1)) = q)) Lf Lf) Lf) (Nd (Some ((cs (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) = q)) (Nd (Some ((ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) = (((w - (p * q)) - e3) - 1))) Lf Lf) Lf)) (Nd (Some ((u + e1) < ((p * q) - u))) (Nd (Some ((ds (((p * q) - w) + e1)) = (((cs (((p * q) - w) + e1)) + (m * (((p * q) - w) + e1))) + 1))) (Nd (Some (e1 < (w - u))) Lf Lf) Lf) (Nd (Some ((ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) = (ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)))) Lf Lf))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * (q + 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < u)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - u))))))))) (Nd (Some (0 <= (u + e1))) (Nd (Some ((ds (((p * q) - w) + e1)) < (q + 1))) (Nd (Some (e4 < p)) Lf Lf) Lf) (Nd (Some (0 <= e2)) (Nd (Some (2 <= m)) Lf Lf) Lf)) (Nd (Some ((u + e1) < ((p * (q + 1)) - w))) (Nd (Some (e1 < p)) (Nd (Some ((ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) = (u + e2))) Lf Lf) Lf) (Nd (Some (z1 < N_)) Lf Lf)))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < q) <-> (i < u)) /\ (((ds i) < q) <-> (i < ((p * q) - u))))))) (Nd (Some ((ds N_) < (q + 1))) (Nd (Some ((cs (((p * q) - w) + e1)) < (q + 1))) (Nd (Some ((card1 (fun (e : Z) => ((0 <= e) /\ (e < p)))) <= (card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q)))))))) Lf Lf) Lf) (Nd (Some ((ds ((- (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) - 1)) = q)) (Nd (Some ((u + e1) = (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)))) Lf Lf) Lf)) (Nd (Some ((u + e1) < w)) (Nd (Some (0 <= (m * (((p * q) - w) + e1)))) (Nd (Some ((ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) = (((w - (p * q)) - e1) - 1))) Lf Lf) Lf) (Nd (Some (forall (e : Z) (e_other : Z), (((((0 <= e) /\ (e < p)) /\ ((0 <= e_other) /\ (e_other < p))) /\ ((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) = (ite (e_other < (w - u)) (u + e_other) (((w - (p * q)) - e_other) - 1)))) -> (e = e_other)))) Lf Lf))) (Nd (Some (w <= (p * (q + 1)))) (Nd (Some ((u + e1) < u)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((0 + 0) <= p)) Lf Lf) Lf) (Nd (Some (0 <= e3)) (Nd (Some ((ds (((p * q) - w) + e1)) = (ds ((- (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) - 1)))) Lf Lf) Lf)) (Nd (Some ((cs (((p * q) - w) + e1)) < q)) (Nd (Some ((ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) < N_)) (Nd (Some (e3 < (w - u))) Lf Lf) Lf) (Nd (Some ((cs z1) = q)) Lf Lf))))) (Nd (Some (0 <= q)) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q)))))))) (Nd (Some (u <= (p * q))) (Nd (Some (N_ < w)) (Nd (Some ((((p * q) - w) + e1) < ((p * q) - u))) (Nd (Some (forall (z : Z), (((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q)))) -> (((- N_) <= z) /\ (z < N_))))) Lf Lf) Lf) (Nd (Some ((ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) <= (-1))) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some ((cs (u + e1)) < (q + 1))) (Nd (Some (0 <= m)) (Nd (Some ((ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) = (u + e1))) Lf Lf) Lf) (Nd (Some (e2 = e3)) Lf Lf))) (Nd (Some (0 <= w)) (Nd (Some ((cs (u + e1)) < q)) (Nd (Some ((((p * q) - w) + e1) < ((p * (q + 1)) - w))) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < p)) <-> ((0 <= e) /\ (e < p))))) Lf Lf) Lf) (Nd (Some (e2 < p)) (Nd (Some ((((p * q) - w) + e1) = ((- (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) - 1))) Lf Lf) Lf)) (Nd (Some (0 <= (((p * q) - w) + e1))) (Nd (Some ((- N_) <= (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)))) (Nd (Some ((ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) = (((w - (p * q)) - e2) - 1))) Lf Lf) Lf) (Nd (Some (0 <= z1)) Lf Lf)))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * q))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < q) <-> (i < u)) /\ (((ds i) < q) <-> (i < ((p * q) - u))))))))) (Nd (Some (0 <= (q + 1))) (Nd (Some (N_ < ((p * (q + 1)) - w))) (Nd (Some ((((p * q) - w) + e1) < w)) (Nd (Some (0 <= e4)) Lf Lf) Lf) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < p)) -> ((((- N_) <= (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) /\ ((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) < N_)) /\ (((0 <= (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) /\ ((cs (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) = q)) \/ (((ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1)) <= (-1)) /\ ((ds ((- (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) - 1)) = q))))))) (Nd (Some ((cs (u + e1)) = (cs (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))))) Lf Lf) Lf)) (Nd (Some ((ds (u + e1)) < (q + 1))) (Nd (Some (0 <= e1)) (Nd (Some (e2 < (w - u))) Lf Lf) Lf) (Nd (Some ((- N_) <= z1)) Lf Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < w)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - w))))))) (Nd (Some ((ds (u + e1)) < q)) (Nd (Some (0 <= (cs (((p * q) - w) + e1)))) (Nd (Some ((card1 (fun (e : Z) => ((0 <= e) /\ (e < p)))) = ((0 + p) - 0))) Lf Lf) Lf) (Nd (Some (e3 < p)) Lf Lf)) (Nd (Some ((((p * q) - w) + e1) < u)) (Nd (Some (0 <= (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)))) (Nd (Some ((ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) = (u + e3))) Lf Lf) Lf) (Nd (Some (z1 <= (-1))) Lf Lf))))))
 [(Im (Im (An (An (At 2) (At 3)) (At 4)) (At 5)) (At 1));
 (Im (At 6) (Im (At 3) (At 7)));
 (Im (At 7) (An (An (At 8) (At 9)) (At 10)));
 (Im (At 6) (Im (At 11) (At 12)));
 (Im (At 12) (An (An (At 13) (At 14)) (At 15)));
 (Im (At 15) (Im (At 2) (An (If (At 16) (At 17)) (If (At 18) (At 19)))));
 (Im (At 10) (Im (At 20) (An (If (At 21) (At 22)) (If (At 23) (At 24)))));
 (Im (At 15) (Im (At 20) (An (If (At 25) (At 26)) (If (At 27) (At 28)))));
 (Im (At 10) (Im (At 29) (An (If (At 30) (At 31)) (If (At 32) (At 33)))));
 (Im (At 15) (Im (At 29) (An (If (At 34) (At 35)) (If (At 36) (At 37)))));
 (Im (At 38) (Im (At 29) (An (At 39) (At 40))));
 (Im (At 41) (Im (At 29) (At 42)));
 (Im (Im (An (At 43) (At 44)) (An (An (At 45) (At 46)) (Or (An (At 47) (At 48)) (An (At 49) (At 50))))) (At 51));
 (Im (Im (An (An (An (At 52) (At 53)) (An (At 54) (At 55))) (At 56)) (At 57)) (At 58));
 (Im (Im (An (An (At 59) (At 60)) (Or (An (At 61) (At 62)) (An (At 63) (At 64)))) (An (At 59) (At 60))) (At 65));
 (Im (An (An (At 51) (At 58)) (At 65)) (At 66));
 (Im (If (An (At 67) (At 68)) (An (At 67) (At 68))) (At 69));
 (Im (An (At 70) (At 69)) (At 71));
 (Im (At 72) (At 73));
 (Im (No (At 72)) (At 74));
 (Im (At 75) (At 76));
 (Im (No (At 75)) (At 77));
 (Im (At 78) (At 79));
 (Im (No (At 78)) (At 80));
 (Im (At 4) (Im (At 16) Fa));
 (Im (At 22) (Im (At 43) Fa));
 (Im (No (At 26)) (Im (At 33) Fa));
 (Im (At 26) (Im (No (At 72)) Fa));
 (Im (No (At 26)) (Im (At 72) Fa));
 (Im (No (At 37)) (Im (At 44) Fa));
 (Im (At 3) (Im (No (At 11)) Fa));
 (Im (No (At 70)) (Im (At 81) Fa));
 (Im (At 8) (Im (No (At 20)) (Im (At 43) Fa)));
 (Im (At 56) (Im (No (At 57)) (Im (At 76) (Im (At 79) Fa))));
 (Im (At 2) (Im (At 8) (Im (No (At 45)) (Im (At 73) (Im (No (At 22)) Fa)))));
 (Im (At 82) (At 83));
 (Im (At 73) (Im (No (At 82)) Fa));
 (Im (At 9) (Im (No (At 29)) (Im (No (At 26)) Fa)));
 (Im (At 84) (Im (No (At 41)) Fa));
 (Im (At 42) (Im (No (At 34)) (Im (At 36) (Im (At 40) Fa))));
 (Im (No (At 5)) (Im (At 71) (Im (At 66) Fa)));
 (Im (At 85) (At 86));
 (Im (At 74) (Im (No (At 85)) Fa));
 (Im (No (At 32)) (Im (At 36) (Im (At 86) (Im (No (At 50)) Fa))));
 (Im (At 9) (Im (No (At 49)) (Im (No (At 26)) (Im (At 74) Fa))));
 (Im (No (At 17)) (Im (No (At 45)) (Im (At 74) (Im (At 35) Fa))));
 (Im (At 8) (Im (At 9) (Im (At 54) (Im (At 56) (Im (At 79) (Im (No (At 75)) (Im (At 77) Fa)))))));
 (Im (At 56) (Im (No (At 57)) (Im (At 77) (Im (At 80) Fa))));
 (Im (At 8) (Im (At 9) (Im (At 52) (Im (At 56) (Im (At 76) (Im (No (At 78)) (Im (At 80) Fa)))))));
 (Im (At 9) (Im (No (At 17)) (Im (No (At 46)) (Im (No (At 26)) (Im (At 74) (Im (At 35) Fa))))));
 (Im (No (At 17)) (Im (No (At 46)) (Im (At 73) (Im (At 26) Fa))));
 (Im (No (At 21)) (Im (At 25) (Im (No (At 48)) (Im (At 83) Fa))));
 (Im (At 8) (Im (At 73) (Im (No (At 22)) (Im (No (At 47)) Fa))));
 (An (At 84) (At 81));
 (At 38);
 (At 6)]
 (At 1)
 [((Im (No (At 65)) Fa), (Sp 65 (Cl 58) (Sp 59 (Sp 60 (Cl 16) (Cl 16)) (Cl 16))));
  ((Im (No (At 69)) (Im (No (At 67)) Fa)), (Sp 69 (Cl 59) (Sp 67 (Cl 59) (Cl 18))));
  ((Im (No (At 69)) (Im (No (At 68)) Fa)), (Sp 69 (Cl 60) (Sp 68 (Cl 60) (Cl 18))));
  ((Im (No (At 69)) Fa), (Sp 69 (Cl 61) (Sp 67 (Sp 68 (Cl 18) (Cl 60)) (Cl 59))));
  ((Im (At 49) (Im (No (At 26)) (Im (At 74) (Im (At 29) (Im (No (At 32)) (Im (At 86) (Im (At 42) (Im (At 40) (Im (No (At 51)) Fa))))))))), (Sp 49 (Sp 26 (Cl 62) (Sp 74 (Sp 29 (Sp 32 (Cl 62) (Sp 86 (Sp 42 (Sp 40 (Sp 51 (Cl 62) (Sp 6 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 4 (Sp 7 (Sp 11 (Sp 16 (Cl 26) (Sp 9 (Sp 12 (Sp 15 (Sp 17 (Cl 7) (Sp 44 (Sp 37 (Sp 36 (Sp 34 (Sp 50 (Sp 35 (Sp 45 (Sp 46 (Cl 14) (Cl 51)) (Cl 47)) (Cl 11)) (Cl 45)) (Cl 41)) (Cl 11)) (Cl 31)) (Cl 14))) (Cl 6)) (Cl 5)) (Cl 4))) (Cl 32)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 57))) (Cl 62)) (Cl 62)) (Cl 62))) (Cl 62)) (Cl 62))) (Cl 62)));
  ((Im (At 56) (Im (No (At 57)) (Im (At 54) (Im (No (At 75)) Fa)))), (Sp 56 (Sp 57 (Cl 63) (Sp 54 (Sp 75 (Cl 63) (Sp 6 (Sp 1 (Cl 1) (Sp 3 (Sp 7 (Sp 8 (Sp 9 (Sp 77 (Sp 79 (Cl 48) (Sp 80 (Cl 49) (Sp 78 (Cl 24) (Cl 25)))) (Cl 23)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 57))) (Cl 63))) (Cl 63)));
  ((Im (No (At 58)) Fa), (Sp 58 (Cl 64) (Sp 6 (Sp 1 (Cl 1) (Sp 3 (Sp 7 (Sp 8 (Sp 9 (Sp 52 (Sp 54 (Sp 56 (Sp 57 (Cl 15) (Sp 75 (Sp 76 (Sp 79 (Cl 35) (Sp 78 (Cl 24) (Sp 80 (Cl 50) (Cl 25)))) (Cl 22)) (Cl 63))) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 4)) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 57))));
  ((Im (No (At 26)) Fa), (Sp 26 (Cl 65) (Sp 84 (Sp 81 (Sp 38 (Sp 6 (Sp 1 (Cl 1) (Sp 70 (Sp 41 (Sp 3 (Sp 5 (Cl 2) (Sp 7 (Sp 9 (Sp 10 (Sp 65 (Sp 69 (Sp 71 (Sp 66 (Cl 42) (Sp 58 (Sp 51 (Cl 17) (Sp 33 (Cl 28) (Sp 72 (Cl 30) (Sp 29 (Sp 32 (Cl 10) (Sp 74 (Sp 40 (Sp 42 (Sp 85 (Sp 49 (Sp 86 (Cl 62) (Cl 43)) (Cl 46)) (Cl 44)) (Cl 13)) (Cl 12)) (Cl 21))) (Cl 39))))) (Cl 64))) (Cl 19)) (Cl 61)) (Cl 58)) (Cl 4)) (Cl 4)) (Cl 3))) (Cl 2)) (Cl 40)) (Cl 33))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 55))))]
 (Sp 81 (Sp 6 (Sp 1 (Cl 1) (Sp 70 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Cl 2) (Sp 7 (Sp 11 (Sp 16 (Cl 26) (Sp 8 (Sp 10 (Sp 12 (Sp 15 (Sp 17 (Cl 7) (Sp 65 (Sp 69 (Sp 71 (Sp 66 (Cl 42) (Sp 58 (Sp 51 (Cl 17) (Sp 43 (Sp 22 (Cl 27) (Sp 20 (Sp 21 (Cl 8) (Sp 26 (Sp 25 (Sp 72 (Sp 73 (Sp 45 (Sp 82 (Sp 46 (Sp 47 (Sp 48 (Cl 14) (Sp 83 (Cl 53) (Cl 37))) (Cl 54)) (Cl 52)) (Cl 38)) (Cl 36)) (Cl 20)) (Cl 29)) (Cl 9)) (Cl 65))) (Cl 34))) (Cl 14))) (Cl 64))) (Cl 19)) (Cl 61)) (Cl 58))) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 4))) (Cl 32)) (Cl 3))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 33))) (Cl 57)) (Cl 55)) _
  W0
  (all1_at (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) q)
  W2
  (all1_at (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) (q + 1))
  W4
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < w)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - w)))))) N_)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < q) <-> (i < u)) /\ (((ds i) < q) <-> (i < ((p * q) - u)))))) (u + e1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < w)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - w)))))) (u + e1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < q) <-> (i < u)) /\ (((ds i) < q) <-> (i < ((p * q) - u)))))) (((p * q) - w) + e1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (q + 1)) <-> (i < w)) /\ (((ds i) < (q + 1)) <-> (i < ((p * (q + 1)) - w)))))) (((p * q) - w) + e1))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) (((p * q) - w) + e1))
  (product_nonneg m (((p * q) - w) + e1))
  W25
  W26
  W27
  (law_injection_1_1 (fun e => ((0 <= e) /\ (e < p))) (fun z => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q))))) (fun e => (ite (e < (w - u)) (u + e) (((w - (p * q)) - e) - 1))) (- N_) N_)
  W29
  (law_interval (fun e => ((0 <= e) /\ (e < p))) (0) p)
  (ite_true (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))
  (ite_false (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))
  (ite_true (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1))
  (ite_false (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1))
  (ite_true (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1))
  (ite_false (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1))
  (thy_misere_closed_41 q (cs N_))
  (thy_misere_closed_42 u e1)
  (thy_misere_closed_43 u e1 w p q)
  (thy_misere_closed_44 u e1 w)
  (thy_misere_closed_45 u e1 w)
  (thy_misere_closed_46 p q w e1)
  (thy_misere_closed_47 q)
  (thy_misere_closed_48 p)
  (thy_misere_closed_49 u e1)
  (thy_misere_closed_50 (ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) (ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) e2 e3 u)
  (thy_misere_closed_51 N_ u (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) e1)
  (fun eq__0 => cg1 cs (u + e1) (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) eq__0)
  (thy_misere_closed_52 (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) u e1)
  (thy_misere_closed_53 u p q w e1)
  (thy_misere_closed_29 m)
  (thy_misere_closed_54 m p q w e1 (cs (((p * q) - w) + e1)) (ds (((p * q) - w) + e1)))
  (thy_misere_closed_55 p (card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = q)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = q)))))) (card1 (fun (e : Z) => ((0 <= e) /\ (e < p)))))
  (fun eq__0 => cg1 ds (((p * q) - w) + e1) ((- (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) - 1) eq__0)
  (thy_misere_closed_56 (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) w p q e1)
  (thy_misere_closed_57 (ds (((p * q) - w) + e1)) q (ds ((- (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))) - 1)))
  (thy_misere_closed_58 u p q (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) e1 w)
  (thy_misere_closed_59 N_ w (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) p q e1)
  (thy_misere_closed_60 u p q e3 (ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) (ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) e2 w)
  (thy_misere_closed_61 (ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) (ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) e2 e3 w p q)
  (thy_misere_closed_62 u p q e2 (ite (e2 < (w - u)) (u + e2) (((w - (p * q)) - e2) - 1)) (ite (e3 < (w - u)) (u + e3) (((w - (p * q)) - e3) - 1)) e3 w)
  (thy_misere_closed_63 u p q N_ w (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) e1)
  (thy_misere_closed_64 N_ w (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) u e1)
  (thy_misere_closed_65 (cs (u + e1)) q (cs (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1))))
  (thy_misere_closed_66 u (ite (e1 < (w - u)) (u + e1) (((w - (p * q)) - e1) - 1)) e1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_closed_67 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * (x3 + 1))) -> (~ (0 <= ((x2 * (x3 + 1)) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_68 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_69 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_70 : forall (x1 : Z), (~ (0 <= ((- x1) - 1))) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_71 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_72 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (~ (0 <= x3)) -> (x3 = (x1 - x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x1 = (x3 - x5)) -> (x2 = (x4 - x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_74 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_75 : forall (x1 : Z), (x1 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_76 : forall (x1 : Z), (~ (x1 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_77 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 * (x2 + 1)) - x3) < ((x1 * (x2 + 1)) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 < x2) -> (x3 = (x1 - x4)) -> (x2 < x5) -> (~ (x3 < (x6 - 1))) -> (~ (((x6 * (x7 + 1)) - x5) < ((x6 * x7) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_79 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x2 - 1))) -> (x3 = ((0 + (x2 - 1)) - 0)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < x2)) -> (~ ((0 + 0) <= (x3 - 1))) -> (x1 < x4) -> (~ (((x3 * (x5 + 1)) - x4) < ((x3 * x5) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 < x2) -> (x3 = x4) -> (x3 = (x1 - x5)) -> (x2 < x6) -> (~ (((- x7) - 1) < ((x8 * x9) - x5))) -> (x4 = (((x6 - x7) - 2) - (x8 * x9))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_82 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 < x2) -> (x3 = x4) -> (x4 = (x1 - x5)) -> (x2 < x6) -> (~ (((- x7) - 1) < ((x8 * x9) - x5))) -> (x3 = (((x6 - x7) - 2) - (x8 * x9))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_84 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_85 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (x1 < (x2 - 1))) -> (((- x3) - 1) < ((x2 * (x4 + 1)) - x5)) -> (x1 = (((x5 - x3) - 2) - (x2 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_87 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ (x1 < x2)) -> (~ (0 <= x3)) -> (x1 < x4) -> (~ (((- x5) - 1) < ((x6 * x7) - x2))) -> (x3 = (((x4 - x5) - 2) - (x6 * x7))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (~ (x3 = x4)) -> (x2 = (((x5 - x4) - 2) - (x6 * x7))) -> (x1 = (((x5 - x3) - 2) - (x6 * x7))) -> False.
Proof. thy. Qed.
(* Then they take c_n itself at most p - 1 times before n. *)
Lemma misere_rows_free : forall (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))).
Proof.
intros m p cs ds.
destruct (wit_all1 (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) as [N_ W0].
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * (cs N_)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u))))))))) as [u W2].
destruct (wit_ex1 (fun u => (((0 <= u) /\ (u <= (p * ((cs N_) + 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < u)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - u))))))))) as [w W4].
destruct (wit_all1 (fun z => (((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))) -> ((0 <= (ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_))))) /\ ((ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_)))) < (p - 1)))))) as [z1 W22].
destruct (wit_all2 (fun z z_other => (((((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))) /\ ((((- N_) <= z_other) /\ (z_other < N_)) /\ (((0 <= z_other) /\ ((cs z_other) = (cs N_))) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = (cs N_)))))) /\ ((ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_)))) = (ite (0 <= z_other) (z_other - u) (((w - z_other) - 2) - (p * (cs N_)))))) -> (z = z_other)))) as [z2 [z3 W23]].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < (p - 1))) -> ((0 <= e) /\ (e < (p - 1)))))) as [e1 W24].
destruct (wit_all1 (fun e => (((0 <= e) /\ (e < (p - 1))) <-> ((0 <= e) /\ (e < (p - 1)))))) as [e2 W26].
refine (refutes (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= N_)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) (Nd (Some (u <= (p * (cs N_)))) (Nd (Some ((ds N_) = (((cs N_) + (m * N_)) + 1))) (Nd (Some ((ds ((p * ((cs N_) + 1)) - w)) < ((cs N_) + 1))) (Nd (Some ((ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) < (p - 1))) Lf Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some (0 <= ((- z2) - 1))) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))) /\ ((((- N_) <= z_other) /\ (z_other < N_)) /\ (((0 <= z_other) /\ ((cs z_other) = (cs N_))) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = (cs N_)))))) /\ ((ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_)))) = (ite (0 <= z_other) (z_other - u) (((w - z_other) - 2) - (p * (cs N_)))))) -> (z = z_other)))) Lf Lf) Lf)) (Nd (Some (N_ < ((p * ((cs N_) + 1)) - w))) (Nd (Some ((cs ((- z1) - 1)) < (cs N_))) (Nd (Some ((- N_) <= z3)) Lf Lf) Lf) (Nd (Some ((ds ((- z3) - 1)) < (cs N_))) (Nd (Some ((0 + 0) <= (p - 1))) Lf Lf) Lf))) (Nd (Some (0 <= w)) (Nd (Some (N_ < ((p * (cs N_)) - u))) (Nd (Some (z1 < u)) (Nd (Some (0 <= z2)) Lf Lf) Lf) (Nd (Some (((- z2) - 1) < ((p * (cs N_)) - u))) (Nd (Some ((card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))))) <= (card1 (fun (e : Z) => ((0 <= e) /\ (e < (p - 1))))))) Lf Lf) Lf)) (Nd (Some ((ds ((p * ((cs N_) + 1)) - w)) < (cs N_))) (Nd (Some ((cs ((- z1) - 1)) < ((cs N_) + 1))) (Nd (Some (z3 <= (-1))) Lf Lf) Lf) (Nd (Some ((cs z1) = (cs N_))) (Nd (Some ((ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) = (z2 - u))) Lf Lf) Lf)))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * (cs N_)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u))))))))) (Nd (Some (0 <= ((cs N_) + 1))) (Nd (Some (N_ < u)) (Nd (Some (0 <= z1)) (Nd (Some ((- N_) <= z2)) Lf Lf) Lf) (Nd (Some (((- z2) - 1) < u)) (Nd (Some (e1 < (p - 1))) Lf Lf) Lf)) (Nd (Some ((cs ((p * ((cs N_) + 1)) - w)) < (cs N_))) (Nd (Some ((ds ((- z1) - 1)) < (cs N_))) (Nd (Some (0 <= z3)) Lf Lf) Lf) (Nd (Some ((- N_) <= z1)) (Nd (Some ((ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) = (z1 - u))) Lf Lf) Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < w)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - w))))))) (Nd (Some (N_ < w)) (Nd (Some (z1 < ((p * (cs N_)) - u))) (Nd (Some (z2 <= (-1))) Lf Lf) Lf) (Nd (Some ((cs ((- z3) - 1)) < (cs N_))) (Nd (Some (e2 < (p - 1))) Lf Lf) Lf)) (Nd (Some ((cs ((p * ((cs N_) + 1)) - w)) < ((cs N_) + 1))) (Nd (Some ((ds ((- z1) - 1)) < ((cs N_) + 1))) (Nd (Some ((ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) = (ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))))) Lf Lf) Lf) (Nd (Some ((ds ((- z1) - 1)) = (cs N_))) (Nd (Some ((ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) = (z3 - u))) Lf Lf) Lf))))) (Nd (Some ((card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))))) <= (p - 1))) (Nd (Some (0 <= (cs N_))) (Nd (Some (forall (i : Z), ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u))))))) (Nd (Some ((cs N_) < (cs N_))) (Nd (Some (((p * ((cs N_) + 1)) - w) < ((p * ((cs N_) + 1)) - w))) (Nd (Some (forall (z : Z), (((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))) -> ((0 <= (ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_))))) /\ ((ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_)))) < (p - 1)))))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some ((cs ((- z2) - 1)) < (cs N_))) (Nd (Some (0 <= e1)) Lf Lf) Lf)) (Nd (Some (0 <= ((p * ((cs N_) + 1)) - w))) (Nd (Some (((- z1) - 1) < u)) (Nd (Some (z3 < N_)) Lf Lf) Lf) (Nd (Some (((- z3) - 1) < ((p * (cs N_)) - u))) (Nd (Some ((card1 (fun (e : Z) => ((0 <= e) /\ (e < (p - 1))))) = ((0 + (p - 1)) - 0))) Lf Lf) Lf))) (Nd (Some (w <= (p * ((cs N_) + 1)))) (Nd (Some ((cs N_) < ((cs N_) + 1))) (Nd (Some ((ds z1) < (cs N_))) (Nd (Some ((cs z2) = (cs N_))) Lf Lf) Lf) (Nd (Some (0 <= ((- z3) - 1))) (Nd (Some (0 <= e2)) Lf Lf) Lf)) (Nd (Some (((p * ((cs N_) + 1)) - w) < ((p * (cs N_)) - u))) (Nd (Some (((- z1) - 1) < w)) (Nd (Some ((ds ((- z3) - 1)) = (cs N_))) Lf Lf) Lf) (Nd (Some (z1 <= (-1))) (Nd (Some ((ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) = (((w - z2) - 2) - (p * (cs N_))))) Lf Lf) Lf)))) (Nd (Some (0 <= u)) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * ((cs N_) + 1)))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < u)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - u))))))))) (Nd (Some ((ds N_) < (cs N_))) (Nd (Some ((cs z1) < (cs N_))) (Nd (Some (z2 < N_)) Lf Lf) Lf) (Nd (Some ((ds ((- z2) - 1)) < (cs N_))) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < (p - 1))) -> ((0 <= e) /\ (e < (p - 1)))))) Lf Lf) Lf)) (Nd (Some (((p * ((cs N_) + 1)) - w) < u)) (Nd (Some (((- z1) - 1) < ((p * (cs N_)) - u))) (Nd (Some ((cs z3) = (cs N_))) Lf Lf) Lf) (Nd (Some (z1 < N_)) (Nd (Some ((ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) = (((w - z1) - 2) - (p * (cs N_))))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds N_) < ((cs N_) + 1))) (Nd (Some (0 <= ((- z1) - 1))) (Nd (Some ((ds ((- z2) - 1)) = (cs N_))) Lf Lf) Lf) (Nd (Some (((- z3) - 1) < u)) (Nd (Some (forall (e : Z), (((0 <= e) /\ (e < (p - 1))) <-> ((0 <= e) /\ (e < (p - 1)))))) Lf Lf) Lf)) (Nd (Some (((p * ((cs N_) + 1)) - w) < w)) (Nd (Some (((- z1) - 1) < ((p * ((cs N_) + 1)) - w))) (Nd (Some (z2 = z3)) Lf Lf) Lf) (Nd (Some (0 <= (ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))))) (Nd (Some ((ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) = (((w - z3) - 2) - (p * (cs N_))))) Lf Lf) Lf))))))
 [(Im (Im (At 2) (At 3)) (At 1));
 (Im (At 4) (Im (At 5) (At 6)));
 (Im (At 6) (An (An (At 7) (At 8)) (At 9)));
 (Im (At 4) (Im (At 10) (At 11)));
 (Im (At 11) (An (An (At 12) (At 13)) (At 14)));
 (Im (At 15) (Im (At 2) (An (At 5) (At 16))));
 (Im (At 9) (Im (At 2) (An (If (At 17) (At 18)) (If (At 19) (At 20)))));
 (Im (At 14) (Im (At 2) (An (If (At 21) (At 22)) (If (At 23) (At 24)))));
 (Im (At 9) (Im (At 25) (An (If (At 26) (At 27)) (If (At 28) (At 29)))));
 (Im (At 14) (Im (At 25) (An (If (At 30) (At 31)) (If (At 32) (At 33)))));
 (Im (At 9) (Im (At 34) (An (If (At 35) (At 36)) (If (At 37) (At 38)))));
 (Im (At 9) (Im (At 39) (An (If (At 40) (At 41)) (If (At 42) (At 43)))));
 (Im (At 14) (Im (At 39) (An (If (At 44) (At 45)) (If (At 46) (At 47)))));
 (Im (At 9) (Im (At 48) (An (If (At 49) (At 50)) (If (At 51) (At 52)))));
 (Im (At 9) (Im (At 53) (An (If (At 54) (At 55)) (If (At 56) (At 57)))));
 (Im (Im (An (An (At 58) (At 59)) (Or (An (At 34) (At 60)) (An (At 61) (At 62)))) (An (At 63) (At 64))) (At 65));
 (Im (Im (An (An (An (An (At 66) (At 67)) (Or (An (At 68) (At 69)) (An (At 70) (At 71)))) (An (An (At 72) (At 73)) (Or (An (At 74) (At 75)) (An (At 76) (At 77))))) (At 78)) (At 79)) (At 80));
 (Im (Im (An (At 81) (At 82)) (An (At 81) (At 82))) (At 83));
 (Im (An (An (At 65) (At 80)) (At 83)) (At 84));
 (Im (If (An (At 85) (At 86)) (An (At 85) (At 86))) (At 87));
 (Im (An (At 88) (At 87)) (At 89));
 (Im (At 34) (At 90));
 (Im (No (At 34)) (At 91));
 (Im (At 68) (At 92));
 (Im (No (At 68)) (At 93));
 (Im (At 74) (At 94));
 (Im (No (At 74)) (At 95));
 (Im (At 13) (Im (No (At 25)) Fa));
 (Im (No (At 34)) (Im (No (At 39)) Fa));
 (Im (At 34) (Im (At 61) Fa));
 (Im (No (At 48)) (Im (No (At 68)) Fa));
 (Im (No (At 53)) (Im (No (At 74)) Fa));
 (Im (No (At 10)) (Im (At 5) Fa));
 (Im (No (At 36)) (Im (No (At 63)) (Im (At 90) Fa)));
 (Im (At 78) (Im (No (At 79)) (Im (At 92) (Im (At 94) Fa))));
 (Im (At 60) (Im (At 35) Fa));
 (Im (At 17) Fa);
 (Im (No (At 21)) Fa);
 (Im (At 33) Fa);
 (Im (At 59) (Im (At 90) (Im (At 22) (Im (No (At 64)) (Im (No (At 29)) Fa)))));
 (Im (No (At 3)) (Im (At 89) (Im (At 84) Fa)));
 (Im (No (At 18)) (Im (No (At 88)) (Im (At 22) (Im (No (At 29)) Fa))));
 (Im (At 67) (Im (At 78) (Im (At 92) (Im (At 22) (Im (No (At 57)) (Im (At 95) Fa))))));
 (Im (At 56) (Im (At 77) Fa));
 (Im (At 73) (Im (At 78) (Im (At 94) (Im (At 22) (Im (No (At 52)) (Im (At 93) Fa))))));
 (Im (At 51) (Im (At 71) Fa));
 (Im (No (At 32)) (Im (At 28) Fa));
 (Im (No (At 46)) (Im (At 62) Fa));
 (Im (No (At 64)) (Im (At 47) (Im (At 91) Fa)));
 (Im (No (At 18)) (Im (No (At 63)) (Im (At 22) (Im (No (At 43)) (Im (At 91) Fa)))));
 (Im (At 42) (Im (At 62) Fa));
 (Im (At 78) (Im (No (At 79)) (Im (At 95) (Im (At 93) Fa))));
 (An (At 96) (At 97));
 (At 15);
 (At 4)]
 (At 1)
 [((Im (No (At 83)) Fa), (Sp 83 (Cl 57) (Sp 81 (Sp 82 (Cl 19) (Cl 19)) (Cl 19))));
  ((Im (No (At 87)) (Im (No (At 85)) Fa)), (Sp 87 (Cl 58) (Sp 85 (Cl 58) (Cl 21))));
  ((Im (No (At 87)) (Im (No (At 86)) Fa)), (Sp 87 (Cl 59) (Sp 86 (Cl 59) (Cl 21))));
  ((Im (No (At 87)) Fa), (Sp 87 (Cl 60) (Sp 85 (Sp 86 (Cl 21) (Cl 59)) (Cl 58))));
  ((Im (At 91) (Im (At 39) (Im (No (At 34)) (Im (No (At 65)) Fa)))), (Sp 91 (Sp 39 (Sp 34 (Cl 61) (Sp 65 (Cl 61) (Sp 15 (Sp 4 (Sp 1 (Cl 1) (Sp 17 (Cl 38) (Sp 21 (Sp 2 (Sp 5 (Sp 6 (Sp 10 (Sp 9 (Sp 11 (Sp 18 (Cl 8) (Sp 14 (Sp 22 (Sp 62 (Sp 46 (Sp 42 (Cl 52) (Sp 47 (Sp 43 (Cl 13) (Sp 64 (Sp 63 (Cl 17) (Cl 51)) (Cl 50))) (Cl 14))) (Cl 49)) (Cl 17)) (Cl 9)) (Cl 6))) (Cl 5)) (Cl 4)) (Cl 34)) (Cl 3)) (Cl 7)) (Cl 2)) (Cl 39)))) (Cl 56)) (Cl 55)))) (Cl 61)) (Cl 61)));
  ((Im (At 73) (Im (At 78) (Im (No (At 79)) (Im (No (At 80)) (Im (No (At 68)) Fa))))), (Sp 73 (Sp 78 (Sp 79 (Cl 62) (Sp 80 (Cl 62) (Sp 68 (Cl 62) (Sp 15 (Sp 4 (Sp 1 (Cl 1) (Sp 21 (Sp 2 (Sp 5 (Sp 6 (Sp 10 (Sp 9 (Sp 11 (Sp 14 (Sp 22 (Sp 71 (Sp 93 (Sp 48 (Sp 51 (Cl 47) (Sp 95 (Cl 53) (Sp 52 (Cl 15) (Sp 74 (Sp 94 (Cl 46) (Cl 27)) (Cl 28))))) (Cl 32)) (Cl 26)) (Cl 18)) (Cl 9)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 34)) (Cl 3)) (Cl 7)) (Cl 2)) (Cl 39))) (Cl 56)) (Cl 55))))) (Cl 62)) (Cl 62)));
  ((Im (No (At 80)) Fa), (Sp 80 (Cl 63) (Sp 15 (Sp 4 (Sp 1 (Cl 1) (Sp 21 (Sp 2 (Sp 5 (Sp 6 (Sp 10 (Sp 9 (Sp 11 (Sp 14 (Sp 22 (Sp 67 (Sp 73 (Sp 78 (Sp 79 (Cl 18) (Sp 68 (Sp 92 (Sp 94 (Cl 36) (Sp 74 (Cl 27) (Sp 77 (Sp 95 (Sp 53 (Sp 56 (Cl 45) (Sp 57 (Cl 16) (Cl 44))) (Cl 33)) (Cl 28)) (Cl 18)))) (Cl 25)) (Cl 62))) (Cl 18)) (Cl 18)) (Cl 18)) (Cl 9)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 34)) (Cl 3)) (Cl 7)) (Cl 2)) (Cl 39))) (Cl 56)) (Cl 55))));
  ((Im (No (At 34)) Fa), (Sp 34 (Cl 64) (Sp 15 (Sp 4 (Sp 1 (Cl 1) (Sp 17 (Cl 38) (Sp 21 (Sp 33 (Cl 40) (Sp 2 (Sp 3 (Cl 2) (Sp 5 (Sp 6 (Sp 10 (Sp 9 (Sp 11 (Sp 18 (Cl 8) (Sp 13 (Sp 14 (Sp 25 (Sp 22 (Sp 32 (Cl 11) (Sp 28 (Cl 48) (Sp 29 (Cl 10) (Sp 88 (Sp 83 (Sp 87 (Sp 89 (Sp 84 (Cl 42) (Sp 80 (Sp 65 (Cl 20) (Sp 91 (Sp 39 (Cl 61) (Cl 30)) (Cl 24))) (Cl 63))) (Cl 22)) (Cl 60)) (Cl 57)) (Cl 43))))) (Cl 9)) (Cl 29)) (Cl 6)) (Cl 6))) (Cl 5)) (Cl 4)) (Cl 34)) (Cl 3)) (Cl 7))) (Cl 2))) (Cl 39)))) (Cl 56)) (Cl 55))))]
 (Sp 15 (Sp 4 (Sp 1 (Cl 1) (Sp 17 (Cl 38) (Sp 21 (Sp 33 (Cl 40) (Sp 2 (Sp 3 (Cl 2) (Sp 5 (Sp 6 (Sp 10 (Sp 9 (Sp 11 (Sp 18 (Cl 8) (Sp 13 (Sp 14 (Sp 25 (Sp 22 (Sp 32 (Cl 11) (Sp 28 (Cl 48) (Sp 29 (Cl 10) (Sp 88 (Sp 83 (Sp 87 (Sp 89 (Sp 84 (Cl 42) (Sp 80 (Sp 65 (Cl 20) (Sp 59 (Sp 34 (Sp 90 (Sp 61 (Cl 31) (Sp 64 (Sp 60 (Sp 63 (Cl 17) (Sp 35 (Cl 37) (Sp 36 (Cl 12) (Cl 35)))) (Cl 17)) (Cl 41))) (Cl 23)) (Cl 64)) (Cl 17))) (Cl 63))) (Cl 22)) (Cl 60)) (Cl 57)) (Cl 43))))) (Cl 9)) (Cl 29)) (Cl 6)) (Cl 6))) (Cl 5)) (Cl 4)) (Cl 34)) (Cl 3)) (Cl 7))) (Cl 2))) (Cl 39)))) (Cl 56)) (Cl 55)) _
  W0
  (all1_at (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) (cs N_))
  W2
  (all1_at (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u)))))))))) ((cs N_) + 1))
  W4
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) N_)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) N_)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < w)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - w)))))) N_)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) ((p * ((cs N_) + 1)) - w))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < w)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - w)))))) ((p * ((cs N_) + 1)) - w))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) z1)
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) ((- z1) - 1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < ((cs N_) + 1)) <-> (i < w)) /\ (((ds i) < ((cs N_) + 1)) <-> (i < ((p * ((cs N_) + 1)) - w)))))) ((- z1) - 1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) ((- z2) - 1))
  (all1_at (fun i => ((0 <= i) -> ((((cs i) < (cs N_)) <-> (i < u)) /\ (((ds i) < (cs N_)) <-> (i < ((p * (cs N_)) - u)))))) ((- z3) - 1))
  W22
  W23
  W24
  (law_injection_1_1 (fun z => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_)))))) (fun e => ((0 <= e) /\ (e < (p - 1)))) (fun z => (ite (0 <= z) (z - u) (((w - z) - 2) - (p * (cs N_))))) (0) (p - 1))
  W26
  (law_interval (fun e => ((0 <= e) /\ (e < (p - 1)))) (0) (p - 1))
  (ite_true (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_))))
  (ite_false (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_))))
  (ite_true (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_))))
  (ite_false (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_))))
  (ite_true (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_))))
  (ite_false (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_))))
  (thy_misere_closed_67 w p (cs N_))
  (thy_misere_closed_68 z1)
  (thy_misere_closed_69 z1)
  (thy_misere_closed_70 z2)
  (thy_misere_closed_70 z3)
  (thy_misere_closed_71 (cs N_))
  (thy_misere_closed_72 z1 u (ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))))
  (thy_misere_closed_73 (ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) (ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) z2 z3 u)
  (thy_misere_closed_74 (cs z1) (cs N_))
  (thy_misere_closed_75 (cs N_))
  (thy_misere_closed_76 (cs N_))
  (thy_misere_closed_77 p (cs N_) w)
  (thy_misere_closed_78 z1 N_ (ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) u w p (cs N_))
  (thy_misere_closed_79 (card1 (fun (z : Z) => ((((- N_) <= z) /\ (z < N_)) /\ (((0 <= z) /\ ((cs z) = (cs N_))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs N_))))))) p (card1 (fun (e : Z) => ((0 <= e) /\ (e < (p - 1))))))
  (thy_misere_closed_80 N_ u p w (cs N_))
  (thy_misere_closed_81 z2 N_ (ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) (ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) u w z3 p (cs N_))
  (thy_misere_closed_82 (ds ((- z3) - 1)) (cs N_))
  (thy_misere_closed_83 z3 N_ (ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) (ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) u w z2 p (cs N_))
  (thy_misere_closed_82 (ds ((- z2) - 1)) (cs N_))
  (thy_misere_closed_84 (ds ((p * ((cs N_) + 1)) - w)) (cs N_))
  (thy_misere_closed_85 (ds ((- z1) - 1)) (cs N_))
  (thy_misere_closed_86 (ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) p z1 (cs N_) w)
  (thy_misere_closed_87 N_ u (ite (0 <= z1) (z1 - u) (((w - z1) - 2) - (p * (cs N_)))) w z1 p (cs N_))
  (thy_misere_closed_82 (ds ((- z1) - 1)) (cs N_))
  (thy_misere_closed_88 (ite (0 <= z2) (z2 - u) (((w - z2) - 2) - (p * (cs N_)))) (ite (0 <= z3) (z3 - u) (((w - z3) - 2) - (p * (cs N_)))) z2 z3 w p (cs N_))
).
vm_compute; reflexivity.
Qed.

(* The closed form obeys the minimal exclusive algorithm; in particular such c and d exist. *)
Lemma misere_closed : forall (m : Z) (p : Z) (a_long : Z -> Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1))))))) ->
  ((forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) /\ (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))).
Proof.
intros m p a_long cs ds.
destruct (wit_all1 (fun k => ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) as [k0 W0].
refine (refute (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (exists (u : Z), (((0 <= u) /\ (u <= (p * k0))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k0) <-> (i < u)) /\ (((ds i) < k0) <-> (i < ((p * k0) - u))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf) Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some (0 <= k0)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (u : Z), (((0 <= u) /\ (u <= (p * k))) /\ (forall (i : Z), ((0 <= i) -> ((((cs i) < k) <-> (i < u)) /\ (((ds i) < k) <-> (i < ((p * k) - u))))))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1)))))))) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)))
 [(Im (Im (At 3) (At 4)) (At 5));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 9) (Im (At 3) (At 4)))));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 5) (At 2))));
 (Im (An (At 6) (At 7)) (Im (At 8) (Im (At 5) (At 1))));
 (An (At 6) (At 7));
 (At 8);
 (At 9)]
 (An (At 1) (At 2))
 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 1 (Sp 2 (Cl 1) (Sp 5 (Cl 4) (Sp 3 (Sp 4 (Cl 2) (Cl 3)) (Cl 2)))) (Sp 5 (Cl 5) (Sp 3 (Sp 4 (Cl 2) (Cl 3)) (Cl 2)))) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 6)) _
  W0
  (misere_closed_start k0 m p a_long cs ds)
  (misere_rows_full m p cs ds)
  (misere_rows_free m p cs ds)
).
vm_compute; reflexivity.
Qed.

(* P(misere mWN^p) = {{c_n, d_n} | n >= 0} for m >= 2, where c_n is the quotient of a_{p(mn+1)} + m - 2 by mp, a is the Beatty sequence of (m, p), and d_n = c_n + mn + 1. *)
Lemma misere_mwn_closed : forall (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (a_long : Z -> Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1))))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))).
Proof.
intros m p x y P a_long cs ds.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA m p (p * ((m * n) + 1)) (a_long n)) /\ ((((m * p) * (cs n)) <= (((a_long n) + m) - 2)) /\ ((((a_long n) + m) - 2) < ((m * p) * ((cs n) + 1)))))))) (Nd (Some (0 <= x)) Lf Lf) Lf)) (Nd (Some (2 <= m)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)))) /\ (P x1 y1)))) <= (p - 1)))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (0 <= y)) Lf Lf) Lf)))
 [(Im (An (At 3) (At 4)) (Im (At 5) (Im (At 6) (An (At 7) (At 8)))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 7) (Im (At 8) (Im (At 9) (Im (An (At 10) (At 11)) (If (At 1) (At 2))))))));
 (An (At 3) (At 4));
 (At 5);
 (At 6);
 (At 9);
 (An (At 10) (At 11))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 9 (Sp 10 (Sp 11 (Sp 7 (Sp 8 (Sp 2 (Sp 1 (Cl 1) (Cl 3)) (Sp 1 (Cl 3) (Cl 1))) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 4)) _
  (misere_closed m p a_long cs ds)
  (misere_mwn_blocking m p x y P cs ds)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_closed_89 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_90 : forall (x1 : Z) (x2 : Z), (0 <= (x1 * x2)) -> (~ (0 <= ((x1 * x2) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_closed_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : R) (x5 : Z) (x6 : Z) (x7 : Z), (((IZR (x1 * ((x2 * x3) + 1))) * x4)%R < ((IZR x5) + 1%R)%R)%R -> (~ (((x2 * x1) * x6) <= ((x7 + x2) - 2))) -> ((IZR ((x2 * x1) * x6)) <= ((((IZR (x1 * ((x2 * x3) + 1))) * x4)%R + (IZR x2))%R - 2%R)%R)%R -> (x7 = x5) -> False.
Proof. thy_real. Qed.
Lemma thy_misere_closed_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : R) (x6 : Z) (x7 : Z), ((IZR x1) <= ((IZR (x2 * ((x3 * x4) + 1))) * x5)%R)%R -> (((((IZR (x2 * ((x3 * x4) + 1))) * x5)%R + (IZR x3))%R - 2%R)%R < (IZR ((x3 * x2) * (x6 + 1))))%R -> (~ (((x7 + x3) - 2) < ((x3 * x2) * (x6 + 1)))) -> (x7 = x1) -> False.
Proof. thy_real. Qed.
Lemma thy_misere_closed_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : R) (x6 : Z) (x7 : Z), ((IZR x1) <= ((IZR (x2 * ((x3 * x4) + 1))) * x5)%R)%R -> (((x3 * x2) * x6) <= ((x7 + x3) - 2)) -> (x7 = x1) -> (~ ((IZR ((x3 * x2) * x6)) <= ((((IZR (x2 * ((x3 * x4) + 1))) * x5)%R + (IZR x3))%R - 2%R)%R)%R) -> False.
Proof. thy_real. Qed.
Lemma thy_misere_closed_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : R) (x5 : Z) (x6 : Z) (x7 : Z), (((IZR (x1 * ((x2 * x3) + 1))) * x4)%R < ((IZR x5) + 1%R)%R)%R -> (x6 = x5) -> (~ (((((IZR (x1 * ((x2 * x3) + 1))) * x4)%R + (IZR x2))%R - 2%R)%R < (IZR ((x2 * x1) * (x7 + 1))))%R) -> (((x6 + x2) - 2) < ((x2 * x1) * (x7 + 1))) -> False.
Proof. thy_real. Qed.
(* This c_n is floor((n + 1/m) alpha + (m - 2)/(mp)), alpha = phi_(mp) / p: c is the quotient of a_{p(mn+1)} + m - 2 by mp if and only if mpc <= p(mn + 1) alpha + m - 2 < mp(c + 1). *)
Lemma misere_floor : forall (a : Z) (alpha : R) (c : Z) (m : Z) (n : Z) (p : Z) (root : R),
  ((1 <= m) /\ (1 <= p)) ->
  (0%R <= root)%R ->
  ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R ->
  (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R ->
  (0 <= n) ->
  (0 <= a) ->
  (isA m p (p * ((m * n) + 1)) a) ->
  (((((m * p) * c) <= ((a + m) - 2)) /\ (((a + m) - 2) < ((m * p) * (c + 1)))) <-> (((IZR ((m * p) * c)) <= ((((IZR (p * ((m * n) + 1))) * alpha)%R + (IZR m))%R - 2%R)%R)%R /\ (((((IZR (p * ((m * n) + 1))) * alpha)%R + (IZR m))%R - 2%R)%R < (IZR ((m * p) * (c + 1))))%R)).
Proof.
intros a alpha c m n p root.
refine (refute (Nd (Some (((m * p) * c) <= ((a + m) - 2))) (Nd (Some (((a + m) - 2) < ((m * p) * (c + 1)))) (Nd (Some (((((IZR (p * ((m * n) + 1))) * alpha)%R + (IZR m))%R - 2%R)%R < (IZR ((m * p) * (c + 1))))%R) (Nd (Some ((root * root)%R = (IZR (((m * p) * (m * p)) + 4)))%R) (Nd (Some (0 <= (m * n))) Lf Lf) Lf) (Nd (Some (isA m p (p * ((m * n) + 1)) a)) (Nd (Some (((IZR (p * ((m * n) + 1))) * alpha)%R < ((IZR (floor ((IZR (p * ((m * n) + 1))) * alpha)%R)) + 1%R)%R)%R) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (p * ((m * n) + 1)))) (Nd (Some (0 <= ((m * n) + 1))) Lf Lf) Lf) (Nd (Some (0 <= m)) Lf Lf))) (Nd (Some ((IZR ((m * p) * c)) <= ((((IZR (p * ((m * n) + 1))) * alpha)%R + (IZR m))%R - 2%R)%R)%R) (Nd (Some (1 <= m)) (Nd (Some (((IZR (2 * p)) * alpha)%R = ((IZR (2 - (m * p))) + root)%R)%R) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some (a = (floor ((IZR (p * ((m * n) + 1))) * alpha)%R))) Lf Lf)) (Nd (Some (0%R <= root)%R) (Nd (Some (0 <= a)) (Nd (Some ((IZR (floor ((IZR (p * ((m * n) + 1))) * alpha)%R)) <= ((IZR (p * ((m * n) + 1))) * alpha)%R)%R) Lf Lf) Lf) (Nd (Some (0 <= n)) Lf Lf))))
 [(Im (An (At 5) (At 6)) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (If (At 12) (At 13))))))));
 (Im (At 14) (Im (At 15) (At 16)));
 (Im (At 17) (Im (At 18) (At 10)));
 (An (At 19) (At 20));
 (Im (No (At 14)) (Im (At 5) Fa));
 (Im (No (At 17)) (Im (At 6) Fa));
 (Im (At 16) (Im (No (At 18)) Fa));
 (Im (At 20) (Im (No (At 1)) (Im (At 3) (Im (At 13) Fa))));
 (Im (At 19) (Im (At 4) (Im (No (At 2)) (Im (At 13) Fa))));
 (Im (At 19) (Im (At 1) (Im (At 13) (Im (No (At 3)) Fa))));
 (Im (At 20) (Im (At 13) (Im (No (At 4)) (Im (At 2) Fa))));
 (An (At 5) (At 6));
 (At 7);
 (At 8);
 (At 9);
 (At 15);
 (At 11);
 (At 12)]
 (If (An (At 1) (At 2)) (An (At 3) (At 4)))
 (Sp 19 (Sp 20 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 15 (Sp 11 (Sp 12 (Sp 14 (Sp 17 (Sp 16 (Sp 18 (Sp 10 (Sp 13 (Sp 4 (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Cl 9)) (Sp 1 (Cl 11) (Cl 1))) (Cl 10)) (Sp 1 (Sp 2 (Cl 12) (Cl 1)) (Cl 1))) (Cl 2)) (Cl 4)) (Cl 8)) (Cl 3)) (Cl 7)) (Cl 6)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) (Cl 5)) (Cl 5)) _
  (floor_formula a alpha m (p * ((m * n) + 1)) p root)
  (product_nonneg m n)
  (product_nonneg p ((m * n) + 1))
  (floor_spec ((IZR (p * ((m * n) + 1))) * alpha)%R)
  (thy_misere_closed_89 m)
  (thy_misere_closed_89 p)
  (thy_misere_closed_90 m n)
  (thy_misere_closed_91 p m n alpha (floor ((IZR (p * ((m * n) + 1))) * alpha)%R) c a)
  (thy_misere_closed_92 (floor ((IZR (p * ((m * n) + 1))) * alpha)%R) p m n alpha c a)
  (thy_misere_closed_93 (floor ((IZR (p * ((m * n) + 1))) * alpha)%R) p m n alpha c a)
  (thy_misere_closed_94 p m n alpha (floor ((IZR (p * ((m * n) + 1))) * alpha)%R) a c)
).
vm_compute; reflexivity.
Qed.
