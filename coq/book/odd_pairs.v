From Wythoff.book Require Import Prelude Definitions algebra play misere counting rows sequences games misere_mex misere_all misere_rows misere_rooks misere_closed misere_classes.
Open Scope Z_scope.

Lemma thy_odd_pairs_1 : forall (x1 : Z), (0 <= x1) -> (~ ((0 + 1) <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_2 : forall (x1 : Z) (x2 : Z), (x1 < (x2 + 1)) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_3 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_4 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((((x1 * ((2 * x2) + 1)) * ((2 * x2) + 1)) + ((((x3 * x1) - 2) * ((2 * x2) + 1)) * x2)) - ((x3 * x2) * x2)) <= 0) -> (0 < ((((x1 * ((2 * x2) + 1)) * ((2 * x2) + 1)) + ((((x3 * x1) - 2) * ((2 * x2) + 1)) * x2)) - ((x3 * x2) * x2))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_5 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= ((2 * x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_6 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_7 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (2 * x2))) -> (x1 <= x3) -> (~ (((2 * x2) + 1) <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_8 : forall (x1 : Z) (x2 : Z), (x1 = ((0 + (x2 + 1)) - 1)) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
(* a_n is the number of k with 1 <= k <= 2n and f(k, n) <= 0. *)
Lemma a_counted : forall (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (isA m p n (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0))))).
Proof.
intros m n p.
destruct (wit_ex1 (fun a => (isA m p n a))) as [a W1].
destruct (wit_all1 (fun k => ((((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)) <-> ((1 <= k) /\ (k < (a + 1)))))) as [k0 W3].
refine (refute (Nd (Some (isA m p n (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)))))) (Nd (Some (1 <= m)) (Nd (Some (0 <= n)) (Nd (Some (1 <= k0)) (Nd (Some (((2 * n) + 1) <= a)) Lf Lf) Lf) (Nd (Some (forall (k : Z), ((((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)) <-> ((1 <= k) /\ (k < (a + 1)))))) (Nd (Some ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)))) = ((0 + (a + 1)) - 1))) Lf Lf) Lf)) (Nd (Some (isA m p n a)) (Nd (Some (((((p * k0) * k0) + ((((m * p) - 2) * k0) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (0 < ((((p * ((2 * n) + 1)) * ((2 * n) + 1)) + ((((m * p) - 2) * ((2 * n) + 1)) * n)) - ((m * n) * n)))) Lf Lf) Lf) (Nd (Some (k0 <= a)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (exists (a : Z), (isA m p n a))) (Nd (Some (k0 <= (2 * n))) (Nd (Some (((((p * ((2 * n) + 1)) * ((2 * n) + 1)) + ((((m * p) - 2) * ((2 * n) + 1)) * n)) - ((m * n) * n)) <= 0)) Lf Lf) Lf) (Nd (Some (0 <= k0)) (Nd (Some (a = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)))))) Lf Lf) Lf)) (Nd (Some (0 <= a)) (Nd (Some (k0 < (a + 1))) (Nd (Some ((0 + 1) <= (a + 1))) Lf Lf) Lf) (Nd (Some (0 <= ((2 * n) + 1))) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (At 5) (At 6));
 (Im (At 6) (An (At 4) (At 7)));
 (Im (If (An (An (At 8) (At 9)) (At 10)) (An (At 8) (At 11))) (At 12));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 13) (If (At 14) (At 10)))));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 15) (If (At 16) (At 17)))));
 (Im (An (At 2) (At 3)) (Im (At 4) (At 18)));
 (Im (An (At 19) (At 12)) (At 20));
 (Im (At 7) (Im (No (At 19)) Fa));
 (Im (At 11) (Im (No (At 14)) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (At 17) (Im (At 18) Fa));
 (Im (At 4) (Im (No (At 15)) Fa));
 (Im (At 8) (Im (No (At 13)) Fa));
 (Im (No (At 9)) (Im (At 14) (Im (No (At 16)) Fa)));
 (Im (At 21) (If (At 6) (At 1)));
 (Im (At 20) (Im (No (At 21)) Fa));
 (An (At 2) (At 3));
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 15 (Sp 5 (Sp 18 (Sp 6 (Sp 17 (Cl 13) (Sp 7 (Sp 16 (Cl 7) (Sp 21 (Cl 17) (Sp 19 (Sp 20 (Cl 18) (Sp 12 (Cl 9) (Sp 14 (Sp 11 (Sp 9 (Sp 8 (Sp 10 (Cl 5) (Sp 13 (Cl 6) (Cl 15))) (Cl 5)) (Cl 16)) (Cl 12)) (Sp 11 (Cl 11) (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Cl 6) (Cl 15)) (Cl 5)) (Cl 5)) (Cl 5)))))) (Cl 10)))) (Cl 4))) (Cl 3)) (Cl 8)) (Cl 2)) (Cl 14))) (Cl 20)) (Cl 19)) (Cl 19)) _
  (a_exists m n p)
  W1
  (a_natural a m n p)
  W3
  (a_at_least a n k0 m p)
  (a_at_least a n ((2 * n) + 1) m p)
  (a_large_enough m n p)
  (law_interval (fun k => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0))) (1) (a + 1))
  (thy_odd_pairs_1 a)
  (thy_odd_pairs_2 k0 a)
  (thy_odd_pairs_3 k0 a)
  (thy_odd_pairs_4 p n m)
  (thy_odd_pairs_5 n)
  (thy_odd_pairs_6 k0)
  (thy_odd_pairs_7 k0 n a)
  (fun eq__0 => pg4 isA m m p p n n a (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)))) eq_refl eq_refl eq_refl eq__0)
  (thy_odd_pairs_8 (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * n))) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)))) a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_9 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((((((2 * x1) * x2) * x2) + ((((1 * (2 * x1)) - 2) * x2) * x3)) - ((1 * x3) * x3)) <= 0) -> (0 < (((((2 * x1) * x2) * x2) + ((((1 * (2 * x1)) - 2) * x2) * x3)) - ((1 * x3) * x3))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_10 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((((x1 * ((2 * x1) * x2)) * ((2 * x1) * x2)) + ((((2 * x1) - 2) * ((2 * x1) * x2)) * (x1 * x3))) - ((2 * (x1 * x3)) * (x1 * x3))) <= 0)) -> (~ (0 < (((2 * x1) * x1) * (((((2 * x1) * x2) * x2) + ((((1 * (2 * x1)) - 2) * x2) * x3)) - ((1 * x3) * x3))))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((2 * x1) * (x2 + 1)) <= x3)) -> (~ (x3 < ((2 * x1) * (x2 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((((x1 * ((2 * x1) * (x2 + 1))) * ((2 * x1) * (x2 + 1))) + ((((2 * x1) - 2) * ((2 * x1) * (x2 + 1))) * (x1 * x3))) - ((2 * (x1 * x3)) * (x1 * x3))) <= 0) -> (0 < (((2 * x1) * x1) * (((((2 * x1) * (x2 + 1)) * (x2 + 1)) + ((((1 * (2 * x1)) - 2) * (x2 + 1)) * x3)) - ((1 * x3) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_14 :  (~ (1 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_15 : forall (x1 : Z), (~ (0 <= (2 * x1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_16 : forall (x1 : Z), (~ (1 <= ((2 * x1) * x1))) -> (1 <= x1) -> (0 <= (((x1 - 1) - 0) * ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_17 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (0 <= ((2 * x1) * (x2 + 1)))) -> (0 <= ((2 * x1) * x2)) -> False.
Proof. thy. Qed.
(* a_N of (1, 2p) is the quotient of a_{pN} of (2, p) by 2p. *)
Lemma half_slope : forall (a : Z) (c : Z) (n : Z) (p : Z),
  (1 <= p) ->
  (isA 1 (2 * p) n c) ->
  (isA 2 p (p * n) a) ->
  ((((2 * p) * c) <= a) /\ (a < ((2 * p) * (c + 1)))).
Proof.
intros a c n p.
refine (refute (Nd (Some (((2 * p) * c) <= a)) (Nd (Some (a < ((2 * p) * (c + 1)))) (Nd (Some (0 <= n)) (Nd (Some (1 <= 2)) (Nd (Some (0 <= (2 * p))) Lf Lf) (Nd (Some ((((((2 * p) * (c + 1)) * (c + 1)) + ((((1 * (2 * p)) - 2) * (c + 1)) * n)) - ((1 * n) * n)) < 0)) Lf Lf)) (Nd (Some (((((p * ((2 * p) * c)) * ((2 * p) * c)) + ((((2 * p) - 2) * ((2 * p) * c)) * (p * n))) - ((2 * (p * n)) * (p * n))) <= 0)) (Nd (Some ((((2 * p) * p) * (((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n))) < 0)) Lf Lf) Lf)) (Nd (Some ((((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n)) <= 0)) (Nd (Some (isA 2 p (p * n) a)) (Nd (Some (0 < (((2 * p) * p) * (((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n))))) Lf Lf) (Nd (Some (0 <= (((p - 1) - 0) * ((p - 1) - 0)))) Lf Lf)) (Nd (Some (((2 * p) * (c + 1)) <= a)) (Nd (Some (0 < (((2 * p) * p) * (((((2 * p) * (c + 1)) * (c + 1)) + ((((1 * (2 * p)) - 2) * (c + 1)) * n)) - ((1 * n) * n))))) Lf Lf) Lf))) (Nd (Some (isA 1 (2 * p) n c)) (Nd (Some (0 <= c)) (Nd (Some (1 <= p)) (Nd (Some (1 <= ((2 * p) * p))) Lf Lf) (Nd (Some (0 <= ((p - 1) - 0))) Lf Lf)) (Nd (Some (0 <= ((2 * p) * (c + 1)))) (Nd (Some ((((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n)) < 0)) Lf Lf) Lf)) (Nd (Some (0 < (((((2 * p) * (c + 1)) * (c + 1)) + ((((1 * (2 * p)) - 2) * (c + 1)) * n)) - ((1 * n) * n)))) (Nd (Some (0 <= ((2 * p) * c))) (Nd (Some (0 < (((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n)))) Lf Lf) Lf) (Nd (Some (((((p * ((2 * p) * (c + 1))) * ((2 * p) * (c + 1))) + ((((2 * p) - 2) * ((2 * p) * (c + 1))) * (p * n))) - ((2 * (p * n)) * (p * n))) <= 0)) (Nd (Some ((((2 * p) * p) * (((((2 * p) * (c + 1)) * (c + 1)) + ((((1 * (2 * p)) - 2) * (c + 1)) * n)) - ((1 * n) * n))) < 0)) Lf Lf) Lf))))
 [(If (At 3) (An (An (An (At 4) (At 5)) (At 6)) (At 7)));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 11) (If (At 1) (At 12)))));
 (Im (An (At 8) (At 9)) (Im (At 10) (Im (At 13) (If (At 14) (At 15)))));
 (Im (At 16) (Im (At 5) (At 11)));
 (Im (At 17) (An (An (An (Im (At 18) (At 19)) (Im (At 20) (At 21))) (Im (At 19) (At 18))) (Im (At 21) (At 20))));
 (Im (At 17) (An (An (An (Im (At 22) (At 7)) (Im (At 23) (At 24))) (Im (At 7) (At 22))) (Im (At 24) (At 23))));
 (Im (At 25) (Im (At 25) (At 26)));
 (Im (At 6) (Im (At 19) Fa));
 (Im (At 9) (Im (No (At 25)) Fa));
 (Im (No (At 12)) (Im (No (At 18)) Fa));
 (Im (No (At 14)) (Im (No (At 2)) Fa));
 (Im (At 15) (Im (At 22) Fa));
 (Im (No (At 8)) Fa);
 (Im (No (At 16)) (Im (At 9) Fa));
 (Im (No (At 17)) (Im (At 9) (Im (At 26) Fa)));
 (Im (At 9) (Im (No (At 13)) (Im (At 11) Fa)));
 (At 9);
 (At 3);
 (At 10)]
 (An (At 1) (At 2))
 (Sp 9 (Sp 3 (Sp 10 (Sp 25 (Sp 8 (Sp 16 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 26 (Sp 11 (Sp 19 (Cl 9) (Sp 17 (Sp 13 (Sp 18 (Cl 6) (Sp 22 (Sp 12 (Sp 15 (Cl 13) (Sp 1 (Sp 14 (Cl 4) (Sp 2 (Cl 1) (Cl 12))) (Cl 3))) (Cl 11)) (Cl 7))) (Cl 17)) (Cl 16))) (Cl 5)) (Cl 8)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15)) (Cl 14)) (Cl 10)) (Cl 20)) (Cl 19)) (Cl 18)) _
  (def_isA 1 (2 * p) n c)
  (a_at_least a (p * n) ((2 * p) * c) 2 p)
  (a_at_least a (p * n) ((2 * p) * (c + 1)) 2 p)
  (product_nonneg (2 * p) c)
  (cancel ((2 * p) * p) (((((2 * p) * c) * c) + ((((1 * (2 * p)) - 2) * c) * n)) - ((1 * n) * n)))
  (cancel ((2 * p) * p) (((((2 * p) * (c + 1)) * (c + 1)) + ((((1 * (2 * p)) - 2) * (c + 1)) * n)) - ((1 * n) * n)))
  (le_mul ((p - 1) - 0) ((p - 1) - 0))
  (thy_odd_pairs_9 p c n)
  (thy_odd_pairs_10 p)
  (thy_odd_pairs_11 p c n)
  (thy_odd_pairs_12 p c a)
  (thy_odd_pairs_13 p c n)
  (thy_odd_pairs_14 )
  (thy_odd_pairs_15 p)
  (thy_odd_pairs_16 p)
  (thy_odd_pairs_17 p c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_18 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((2 * x1) * x2) <= ((x3 + 2) - 2))) -> (((2 * x1) * x2) <= x3) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 + 2) - 2) < ((2 * x2) * (x3 + 1)))) -> (x1 < ((2 * x2) * (x3 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_20 : forall (x1 : Z) (x2 : Z), (~ (((x1 + (2 * x2)) + 1) = ((x1 + (2 * x2)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_21 :  (~ (1 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_22 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_23 : forall (x1 : Z), (1 <= x1) -> (~ (1 <= (2 * x1))) -> False.
Proof. thy. Qed.
(* For m = 2 the c_n in closed form is a_{2n+1} of (1, 2p). *)
Lemma odd_sequences : forall (p : Z),
  (1 <= p) ->
  ((forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1))))) /\ (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))).
Proof.
intros p.
destruct (wit_all1 (fun n => ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) as [n0 W0].
destruct (wit_all1 (fun n => ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) as [n1 W3].
refine (refute (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) (Nd (Some (0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))))) (Nd (Some (0 <= ((2 * n0) + 1))) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some (((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))) + 2) - 2))) (Nd (Some (((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0))))) <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))))) Lf Lf) Lf)) (Nd (Some (1 <= 1)) (Nd (Some (0 <= n1)) (Nd (Some (1 <= 2)) Lf Lf) Lf) (Nd (Some (0 <= ((2 * n1) + 1))) Lf Lf))) (Nd (Some (0 <= n0)) (Nd (Some ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) + (2 * n0)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) + (2 * n0)) + 1))) (Nd (Some (isA 1 (2 * p) ((2 * n0) + 1) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))))) (Nd (Some (0 <= (p * ((2 * n1) + 1)))) Lf Lf) Lf) (Nd (Some ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))) + 1)))) (Nd (Some ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))) + 1)))) Lf Lf) Lf)) (Nd (Some (1 <= (2 * p))) (Nd (Some (isA 2 p (p * ((2 * n1) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))))) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (isA 1 (2 * p) ((2 * n1) + 1) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))))) Lf Lf))))
 [(Im (Im (At 3) (An (At 4) (At 5))) (At 1));
 (Im (An (At 6) (At 7)) (Im (At 8) (At 9)));
 (Im (At 9) (An (At 8) (At 4)));
 (Im (Im (At 10) (An (At 11) (An (At 12) (At 13)))) (At 2));
 (Im (An (At 6) (At 7)) (Im (At 14) (At 15)));
 (Im (At 16) (Im (At 14) (At 17)));
 (Im (An (At 18) (At 19)) (Im (At 17) (At 11)));
 (Im (At 19) (Im (At 15) (Im (At 11) (An (At 20) (At 21)))));
 (Im (No (At 12)) (Im (At 20) Fa));
 (Im (No (At 13)) (Im (At 21) Fa));
 (Im (No (At 5)) Fa);
 (Im (No (At 6)) Fa);
 (Im (No (At 18)) Fa);
 (Im (No (At 16)) (Im (At 19) Fa));
 (Im (At 19) (Im (No (At 7)) Fa));
 (Im (At 3) (Im (No (At 8)) Fa));
 (Im (At 10) (Im (No (At 14)) Fa));
 (At 19)]
 (An (At 1) (At 2))
 (Sp 19 (Sp 5 (Sp 6 (Sp 18 (Sp 16 (Sp 7 (Sp 9 (Sp 8 (Sp 4 (Sp 1 (Sp 2 (Cl 1) (Sp 10 (Sp 14 (Sp 15 (Sp 17 (Sp 11 (Sp 20 (Sp 21 (Sp 12 (Sp 13 (Cl 5) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 18)) (Cl 5))) (Cl 2)) (Cl 4)) (Cl 4)) (Sp 8 (Cl 3) (Sp 3 (Cl 17) (Sp 1 (Sp 2 (Cl 1) (Sp 10 (Sp 14 (Sp 15 (Sp 17 (Sp 11 (Sp 20 (Sp 21 (Sp 12 (Sp 13 (Cl 5) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 18)) (Cl 5))) (Cl 2))))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 19)) _
  W0
  (a_counted 1 ((2 * n0) + 1) (2 * p))
  (a_natural (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) 1 ((2 * n0) + 1) (2 * p))
  W3
  (a_counted 1 ((2 * n1) + 1) (2 * p))
  (product_nonneg p ((2 * n1) + 1))
  (a_counted 2 (p * ((2 * n1) + 1)) p)
  (half_slope (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))) ((2 * n1) + 1) p)
  (thy_odd_pairs_18 p (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))))
  (thy_odd_pairs_19 (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n1) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n1) + 1)))) - ((2 * (p * ((2 * n1) + 1))) * (p * ((2 * n1) + 1)))) <= 0)))) p (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n1) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n1) + 1))) - ((1 * ((2 * n1) + 1)) * ((2 * n1) + 1))) <= 0)))))
  (thy_odd_pairs_20 (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) n0)
  (thy_odd_pairs_21 )
  (thy_odd_pairs_14 )
  (thy_odd_pairs_22 p)
  (thy_odd_pairs_23 p)
  (thy_odd_pairs_5 n0)
  (thy_odd_pairs_5 n1)
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_24 : forall (x1 : Z), (0 <= x1) -> (0 <= ((- x1) - 1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_25 : forall (x1 : Z), (0 <= x1) -> (~ (((2 * ((- x1) - 1)) + 1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_26 : forall (x1 : Z), (~ (0 <= ((2 * x1) + 1))) -> (~ (0 <= ((2 * ((- x1) - 1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((x2 + (2 * x3)) + 1)) -> (~ (x2 = (x1 + (1 * ((2 * ((- x3) - 1)) + 1))))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_28 : forall (x1 : Z), (~ (((2 * x1) + 1) = (- ((2 * ((- x1) - 1)) + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = ((x2 + (2 * x4)) + 1)) -> (~ (x3 = ((x1 + (2 * x4)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (2 * x3)) + 1)) -> (x4 = x2) -> (~ (x4 = ((x1 + (2 * ((- x3) - 1))) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_31 : forall (x1 : Z), (((2 * x1) + 1) <= (-1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((x2 + (2 * x3)) + 1)) -> (~ ((x2 + (1 * ((2 * x3) + 1))) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_33 : forall (x1 : Z) (x2 : Z), (((2 * x1) + 1) = (- ((2 * ((- x1) - 1)) + 1))) -> (~ ((- ((2 * x2) + 1)) = ((2 * ((- x2) - 1)) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_34 : forall (x1 : Z), (~ (0 <= x1)) -> (0 <= ((2 * x1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (2 * x3)) + 1)) -> (~ (x1 = ((x4 + (2 * x3)) + 1))) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (2 * x3)) + 1)) -> (~ (x2 = ((x4 + (2 * ((- x3) - 1))) + 1))) -> (x1 = x4) -> False.
Proof. thy. Qed.
(* For m = 2 the pairs {c_n, d_n} are the pairs of (1, 2p) with odd index. *)
Lemma odd_listed : forall (p : Z) (x : Z) (y : Z),
  (1 <= p) ->
  ((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))))))) <-> (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))).
Proof.
intros p x y.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) as [n0 W0].
destruct (wit_ex1 (fun t_odd => ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) as [t0 W1].
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) (Nd (Some (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) (Nd (Some (x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))))) (Nd (Some (isRow 1 (2 * p) x ((2 * t0) + 1))) (Nd (Some (0 <= ((2 * n0) + 1))) (Nd (Some (x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))) + (2 * t0)) + 1))) Lf Lf) Lf) (Nd (Some (y = ((x + (2 * ((- n0) - 1))) + 1))) (Nd (Some (isA 1 (2 * p) ((2 * ((- t0) - 1)) + 1) y)) Lf Lf) Lf)) (Nd (Some (((2 * t0) + 1) <= (-1))) (Nd (Some (1 <= 1)) (Nd (Some (x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))))) Lf Lf) Lf) (Nd (Some (isA 1 (2 * p) (- ((2 * ((- n0) - 1)) + 1)) (x + (1 * ((2 * ((- n0) - 1)) + 1))))) (Nd (Some (((2 * n0) + 1) = (- ((2 * ((- n0) - 1)) + 1)))) Lf Lf) Lf))) (Nd (Some (x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) + (2 * n0)) + 1))) (Nd (Some (0 <= ((2 * t0) + 1))) (Nd (Some (((2 * n0) + 1) <= (-1))) (Nd (Some (isA 1 (2 * p) ((2 * t0) + 1) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))))) Lf Lf) Lf) (Nd (Some (isA 1 (2 * p) ((2 * ((- n0) - 1)) + 1) x)) (Nd (Some (0 <= ((2 * ((- t0) - 1)) + 1))) Lf Lf) Lf)) (Nd (Some (isRow 1 (2 * p) x ((2 * n0) + 1))) (Nd (Some (isA 1 (2 * p) ((2 * n0) + 1) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))))) (Nd (Some (x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))) + (2 * ((- t0) - 1))) + 1))) Lf Lf) Lf) (Nd (Some (x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))))) (Nd (Some ((- ((2 * t0) + 1)) = ((2 * ((- t0) - 1)) + 1))) Lf Lf) Lf)))) (Nd (Some (0 <= n0)) (Nd (Some (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) + (2 * n0)) + 1))) (Nd (Some (y = ((x + (2 * t0)) + 1))) (Nd (Some (isA 1 (2 * p) ((2 * n0) + 1) x)) (Nd (Some (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))))) Lf Lf) Lf) (Nd (Some (0 <= ((2 * ((- n0) - 1)) + 1))) (Nd (Some (isA 1 (2 * p) ((2 * ((- t0) - 1)) + 1) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))))) Lf Lf) Lf)) (Nd (Some (isA 1 (2 * p) (- ((2 * t0) + 1)) (x + (1 * ((2 * t0) + 1))))) (Nd (Some (1 <= (2 * p))) (Nd (Some (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))) + (2 * ((- t0) - 1))) + 1))) Lf Lf) Lf) (Nd (Some (0 <= t0)) (Nd (Some ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) = (x + (1 * ((2 * ((- n0) - 1)) + 1))))) Lf Lf) Lf))) (Nd (Some (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))))) (Nd (Some (isA 1 (2 * p) ((2 * t0) + 1) x)) (Nd (Some (isA 1 (2 * p) (- ((2 * n0) + 1)) (x + (1 * ((2 * n0) + 1))))) (Nd (Some (0 <= ((- t0) - 1))) Lf Lf) Lf) (Nd (Some (((2 * ((- n0) - 1)) + 1) <= (-1))) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some (y = ((x + (2 * n0)) + 1))) (Nd (Some (isRow 1 (2 * p) x ((2 * ((- n0) - 1)) + 1))) (Nd (Some (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))))) Lf Lf) Lf) (Nd (Some (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))) + (2 * t0)) + 1))) (Nd (Some ((x + (1 * ((2 * t0) + 1))) = y)) Lf Lf) Lf)))))
 [(Im (At 1) (An (At 3) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))));
 (Im (At 2) (An (At 8) (At 9)));
 (If (At 8) (Or (An (At 10) (At 11)) (An (At 12) (At 13))));
 (Im (An (At 14) (At 15)) (At 2));
 (If (At 14) (Or (An (At 16) (At 17)) (An (At 18) (At 19))));
 (Im (An (At 20) (At 21)) (Im (At 16) (At 22)));
 (Im (An (At 23) (At 24)) (At 2));
 (If (At 23) (Or (An (At 25) (At 26)) (An (At 27) (At 28))));
 (Im (An (At 29) (Or (An (At 30) (At 31)) (An (At 32) (At 33)))) (At 1));
 (Im (An (At 20) (At 21)) (Im (At 11) (Im (At 34) (At 30))));
 (Im (An (At 20) (At 21)) (Im (At 10) (At 34)));
 (Im (An (At 35) (Or (An (At 36) (At 37)) (An (At 38) (At 39)))) (At 1));
 (Im (An (At 20) (At 21)) (Im (At 40) (Im (At 41) (At 39))));
 (Im (An (At 20) (At 21)) (Im (At 42) (At 41)));
 (Im (At 29) (Im (At 35) Fa));
 (Im (No (At 20)) Fa);
 (Im (At 3) (Im (No (At 27)) Fa));
 (Im (At 43) (Im (No (At 21)) Fa));
 (Im (At 3) (Im (No (At 16)) Fa));
 (Im (No (At 10)) (Im (No (At 42)) Fa));
 (Im (At 4) (If (At 17) (At 22)));
 (Im (At 44) (Im (At 45) (If (At 22) (At 28))));
 (Im (At 6) (Im (No (At 45)) Fa));
 (Im (No (At 44)) Fa);
 (Im (At 4) (Im (At 5) (Im (No (At 15)) Fa)));
 (Im (At 6) (Im (At 7) (Im (No (At 24)) Fa)));
 (Im (At 12) (Im (No (At 35)) Fa));
 (Im (At 46) (Im (At 47) (If (At 13) (At 40))));
 (Im (At 9) (Im (No (At 47)) Fa));
 (Im (At 44) (Im (No (At 46)) Fa));
 (Im (No (At 29)) (Im (At 10) Fa));
 (Im (At 9) (Im (No (At 31)) (Im (At 30) Fa)));
 (Im (At 9) (Im (No (At 38)) (Im (At 39) Fa)));
 (At 43)]
 (If (At 1) (At 2))
 (Sp 43 (Sp 20 (Sp 21 (Sp 44 (Sp 46 (Sp 2 (Sp 8 (Sp 9 (Sp 1 (Cl 1) (Sp 47 (Sp 35 (Sp 29 (Cl 16) (Sp 10 (Cl 32) (Sp 12 (Sp 13 (Sp 42 (Sp 40 (Sp 41 (Sp 39 (Sp 38 (Cl 13) (Cl 34)) (Cl 14)) (Cl 15)) (Cl 29)) (Cl 21)) (Cl 4)) (Cl 4)))) (Sp 12 (Cl 28) (Sp 10 (Sp 11 (Sp 34 (Sp 29 (Sp 30 (Sp 31 (Cl 10) (Cl 33)) (Cl 11)) (Cl 32)) (Cl 12)) (Cl 4)) (Cl 4)))) (Cl 30))) (Cl 3)) (Cl 3)) (Sp 1 (Sp 3 (Sp 27 (Sp 16 (Sp 22 (Sp 4 (Sp 17 (Sp 14 (Sp 15 (Cl 5) (Sp 5 (Cl 26) (Sp 6 (Sp 7 (Sp 45 (Sp 24 (Sp 28 (Sp 23 (Cl 8) (Cl 9)) (Cl 23)) (Cl 27)) (Cl 24)) (Cl 2)) (Cl 2)))) (Cl 6)) (Cl 22)) (Sp 6 (Sp 7 (Sp 45 (Sp 24 (Sp 28 (Sp 23 (Cl 8) (Cl 9)) (Cl 23)) (Cl 27)) (Cl 24)) (Cl 2)) (Cl 2))) (Cl 7)) (Cl 20)) (Cl 18)) (Cl 2)) (Cl 1))) (Cl 31)) (Cl 25)) (Cl 19)) (Cl 17)) (Cl 35)) _
  W0
  W1
  (def_isRow 1 (2 * p) x ((2 * t0) + 1))
  (ex1_at (fun t_odd => ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1)))) n0)
  (def_isRow 1 (2 * p) x ((2 * n0) + 1))
  (a_counted 1 ((2 * n0) + 1) (2 * p))
  (ex1_at (fun t_odd => ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1)))) ((- n0) - 1))
  (def_isRow 1 (2 * p) x ((2 * ((- n0) - 1)) + 1))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))))))) t0)
  (a_unique x (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))) 1 ((2 * t0) + 1) (2 * p))
  (a_counted 1 ((2 * t0) + 1) (2 * p))
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))))))) ((- t0) - 1))
  (a_unique y (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))) 1 ((2 * ((- t0) - 1)) + 1) (2 * p))
  (a_counted 1 ((2 * ((- t0) - 1)) + 1) (2 * p))
  (thy_odd_pairs_24 t0)
  (thy_odd_pairs_21 )
  (thy_odd_pairs_25 n0)
  (thy_odd_pairs_23 p)
  (thy_odd_pairs_5 n0)
  (thy_odd_pairs_26 t0)
  (fun eq__0 => pg4 isA 1 1 (2 * p) (2 * p) ((2 * n0) + 1) ((2 * n0) + 1) x (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) eq_refl eq_refl eq_refl eq__0)
  (fun eq__0 eq__1 => pg4 isA 1 1 (2 * p) (2 * p) ((2 * n0) + 1) (- ((2 * ((- n0) - 1)) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) (x + (1 * ((2 * ((- n0) - 1)) + 1))) eq_refl eq_refl eq__0 eq__1)
  (thy_odd_pairs_27 x (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) n0)
  (thy_odd_pairs_28 n0)
  (thy_odd_pairs_29 x (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) y n0)
  (thy_odd_pairs_30 x (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n0) + 1))) - ((1 * ((2 * n0) + 1)) * ((2 * n0) + 1))) <= 0)))) n0 y)
  (thy_odd_pairs_31 t0)
  (fun eq__0 eq__1 => pg4 isA 1 1 (2 * p) (2 * p) (- ((2 * t0) + 1)) ((2 * ((- t0) - 1)) + 1) (x + (1 * ((2 * t0) + 1))) y eq_refl eq_refl eq__0 eq__1)
  (thy_odd_pairs_32 y x t0)
  (thy_odd_pairs_33 n0 t0)
  (thy_odd_pairs_34 t0)
  (thy_odd_pairs_35 y x t0 (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * t0) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * t0) + 1))) - ((1 * ((2 * t0) + 1)) * ((2 * t0) + 1))) <= 0)))))
  (thy_odd_pairs_36 y x t0 (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- t0) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- t0) - 1)) + 1))) - ((1 * ((2 * ((- t0) - 1)) + 1)) * ((2 * ((- t0) - 1)) + 1))) <= 0)))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_37 :  (~ (2 <= 2)) -> False.
Proof. thy. Qed.
(* P(misere 2WN^p) = {{a_i, b_i} | i odd}, the pairs of (1, 2p). *)
Lemma misere_2wn_blocking : forall (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  (1 <= p) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)))) /\ (P x1 y1)))) <= (p - 1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))).
Proof.
intros p x y P.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = r)) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = r)))))))))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) Lf Lf)) (Nd (Some (2 <= 2)) (Nd (Some (0 <= x)) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))))) /\ ((~ (exists (x1 : Z) (y1 : Z), ((((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ ((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)))) /\ (~ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (~ (((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)))) /\ (P x1 y1)))) <= (p - 1)))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))))))) <= (p - 1))))) (Nd (Some (0 <= y)) Lf Lf) Lf)))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 5) (An (At 7) (At 8)))));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 7) (Im (At 8) (Im (At 9) (Im (An (At 10) (At 11)) (If (At 1) (At 12))))))));
 (Im (At 3) (If (At 12) (At 2)));
 (Im (No (At 6)) Fa);
 (At 3);
 (At 9);
 (An (At 10) (At 11))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 9 (Sp 10 (Sp 11 (Sp 6 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 2 (Sp 12 (Sp 1 (Cl 1) (Cl 4)) (Cl 5)) (Sp 12 (Cl 5) (Sp 1 (Cl 4) (Cl 1)))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 9)) (Cl 9)) (Cl 8)) (Cl 7)) _
  (odd_sequences p)
  (misere_closed 2 p (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (misere_mwn_blocking 2 p x y P (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (odd_listed p x y)
  (thy_odd_pairs_37 )
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_38 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (((2 * x2) + 1) < (2 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_39 : forall (x1 : Z), (~ (2 = (2 + ((2 * x1) * 0)))) -> False.
Proof. thy. Qed.
(* In misere play with the 2-bishop and the rook whose lengths have their residues mod 2p in R, where R holds 0, no other even number, and an odd one, the P-positions are {{a_i, b_i} | i odd}, the pairs of (1, 2p). *)
Lemma misere_2wn_residues : forall (o : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (R_ : Z -> Prop),
  (1 <= p) ->
  (R_ 0) ->
  (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k))))) ->
  (0 <= o) ->
  (((2 * o) + 1) < (2 * p)) ->
  (R_ ((2 * o) + 1)) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))).
Proof.
intros o p x y P R_.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = r)) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = r)))))))))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (0 <= o)) Lf Lf)) (Nd (Some (2 <= 2)) (Nd (Some (R_ 0)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) Lf Lf) Lf) (Nd (Some (R_ ((2 * o) + 1))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) (Nd (Some (2 = (2 + ((2 * p) * 0)))) (Nd (Some (0 <= y)) Lf Lf) Lf) (Nd (Some (((2 * o) + 1) < (2 * p))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))))))) <= (p - 1))))) (Nd (Some (forall (k : Z), (((1 <= k) /\ ((2 * k) < (2 * p))) -> (~ (R_ (2 * k)))))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), ((((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < (2 * p))) /\ (R_ j_len))))) /\ (P x1 y1))))))))) Lf Lf))))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 5) (An (At 7) (At 8)))));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 3) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (An (At 16) (At 17)) (If (At 1) (At 18)))))))))))))));
 (Im (At 3) (If (At 18) (At 2)));
 (Im (No (At 6)) Fa);
 (Im (No (At 3)) (Im (At 12) (Im (At 13) Fa)));
 (Im (No (At 9)) Fa);
 (At 3);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (An (At 16) (At 17))]
 (If (At 1) (At 2))
 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 6 (Sp 3 (Sp 9 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 2 (Sp 18 (Sp 1 (Cl 1) (Cl 4)) (Cl 5)) (Sp 18 (Cl 5) (Sp 1 (Cl 4) (Cl 1)))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 16)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) _
  (odd_sequences p)
  (misere_closed 2 p (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (misere_mwn_residues 2 o p 0 x y P R_ (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (odd_listed p x y)
  (thy_odd_pairs_37 )
  (thy_odd_pairs_38 p o)
  (thy_odd_pairs_39 p)
).
vm_compute; reflexivity.
Qed.

(* P(misere 2WN^(2,2p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p). *)
Lemma misere_2wn_2_2p : forall (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  (1 <= p) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))).
Proof.
intros p x y P.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = r)) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = r)))))))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (2 <= 2)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * (2 * p)) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 2))))) /\ (P x1 y1))))))))) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) (Nd (Some (2 = (2 + ((2 * p) * 0)))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))))))) <= (p - 1))))) (Nd (Some (0 <= x)) Lf Lf) Lf)))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 5) (An (At 7) (At 8)))));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (An (At 11) (At 12)) (If (At 1) (At 13)))))))));
 (Im (At 3) (If (At 13) (At 2)));
 (Im (No (At 9)) Fa);
 (Im (No (At 6)) Fa);
 (At 3);
 (At 10);
 (An (At 11) (At 12))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 10 (Sp 11 (Sp 12 (Sp 9 (Sp 6 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 2 (Sp 13 (Sp 1 (Cl 1) (Cl 4)) (Cl 5)) (Sp 13 (Cl 5) (Sp 1 (Cl 4) (Cl 1)))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 6)) (Cl 10)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (odd_sequences p)
  (misere_closed 2 p (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (misere_mwn_2_2p 2 p 0 x y P (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (odd_listed p x y)
  (thy_odd_pairs_39 p)
  (thy_odd_pairs_37 )
).
vm_compute; reflexivity.
Qed.

Lemma thy_odd_pairs_40 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (x1 = ((2 * x2) + 1)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_odd_pairs_41 : forall (x1 : Z), (~ (2 = (2 + (x1 * 0)))) -> False.
Proof. thy. Qed.
(* P(misere 2WN^(p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p), if p = 2o + 1 is odd. *)
Lemma misere_2wn_p_odd : forall (o : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop),
  (p = ((2 * o) + 1)) ->
  (0 <= o) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1)))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))).
Proof.
intros o p x y P.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (t_odd : Z), ((isRow 1 (2 * p) x ((2 * t_odd) + 1)) /\ (y = ((x + (2 * t_odd)) + 1))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1) = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = r)) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = r)))))))))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), ((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1)))))) /\ (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < 2)) /\ ((- ((x - x1) - (y - y1))) < 2)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < 1))))) /\ (P x1 y1))))))))) Lf Lf)) (Nd (Some (2 <= 2)) (Nd (Some (0 <= o)) Lf Lf) (Nd (Some (0 <= y)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA 2 p (p * ((2 * n) + 1)) (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) /\ ((((2 * p) * (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) <= (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0)))) + 2) - 2) < ((2 * p) * ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + 1)))))))) (Nd (Some (p = ((2 * o) + 1))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * z) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * z) + 1))) - ((1 * ((2 * z) + 1)) * ((2 * z) + 1))) <= 0)))) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))) \/ ((z <= (-1)) /\ ((((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * ((- z) - 1)) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * ((- z) - 1)) + 1))) - ((1 * ((2 * ((- z) - 1)) + 1)) * ((2 * ((- z) - 1)) + 1))) <= 0)))) + (2 * ((- z) - 1))) + 1) = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))))))))) <= (p - 1))))) (Nd (Some (2 = (2 + (p * 0)))) Lf Lf) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0))))) /\ (y = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1))) \/ ((x = (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))) + (2 * n_pair)) + 1)) /\ (y = (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n_pair) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n_pair) + 1))) - ((1 * ((2 * n_pair) + 1)) * ((2 * n_pair) + 1))) <= 0)))))))))) Lf Lf))))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 5) (An (At 7) (At 8)))));
 (Im (An (At 6) (At 3)) (Im (At 4) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (An (At 13) (At 14)) (If (At 1) (At 15)))))))))));
 (Im (At 3) (If (At 15) (At 2)));
 (Im (No (At 6)) Fa);
 (Im (No (At 3)) (Im (At 9) (Im (At 10) Fa)));
 (Im (No (At 11)) Fa);
 (At 9);
 (At 10);
 (At 12);
 (An (At 13) (At 14))]
 (If (At 1) (At 2))
 (Sp 9 (Sp 10 (Sp 12 (Sp 13 (Sp 14 (Sp 6 (Sp 3 (Sp 11 (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 2 (Sp 15 (Sp 1 (Cl 1) (Cl 4)) (Cl 5)) (Sp 15 (Cl 5) (Sp 1 (Cl 4) (Cl 1)))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) _
  (odd_sequences p)
  (misere_closed 2 p (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * (p * ((2 * n) + 1))))) /\ (((((p * k) * k) + ((((2 * p) - 2) * k) * (p * ((2 * n) + 1)))) - ((2 * (p * ((2 * n) + 1))) * (p * ((2 * n) + 1)))) <= 0))))) (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (misere_mwn_p_odd 2 o p 0 x y P (fun n => (card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0))))) (fun n => (((card1 (fun (k : Z) => (((1 <= k) /\ (k <= (2 * ((2 * n) + 1)))) /\ ((((((2 * p) * k) * k) + ((((1 * (2 * p)) - 2) * k) * ((2 * n) + 1))) - ((1 * ((2 * n) + 1)) * ((2 * n) + 1))) <= 0)))) + (2 * n)) + 1)))
  (odd_listed p x y)
  (thy_odd_pairs_37 )
  (thy_odd_pairs_40 p o)
  (thy_odd_pairs_41 p)
).
vm_compute; reflexivity.
Qed.
