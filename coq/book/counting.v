From Wythoff.book Require Import Prelude Definitions algebra.
Open Scope Z_scope.

Lemma thy_counting_1 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_2 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= (- ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))))) -> (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> False.
Proof. thy. Qed.
Lemma thy_counting_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 < ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)))) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_4 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (((x1 * x2) * x2) + ((x3 * x4) * x5)))) -> (0 <= (x1 * (x2 * x2))) -> (0 <= (x3 * (x4 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_counting_7 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> (~ (x2 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0)) -> (0 <= (x3 * (x4 * x4))) -> (((x2 * x1) * x2) = ((x2 * x1) * 0)) -> ((((x3 * x4) * x1) * x2) = (((x3 * x4) * x1) * 0)) -> ((x4 * x2) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= (x1 * (- ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5))))) -> (0 <= ((x3 - x1) * (((x4 * x5) * x5) + ((x2 * x1) * x3)))) -> (0 < (x3 * ((((x2 * x1) * x1) + ((((x4 * x2) - 2) * x1) * x5)) - ((x4 * x5) * x5)))) -> False.
Proof. thy. Qed.
(* If 0 <= a <= c and f(c, n) <= 0 then f(a, n) <= 0. *)
Lemma monotone_in_a : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (0 <= a) ->
  (a <= c) ->
  (((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n)) <= 0) ->
  (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0).
Proof.
intros a c m n p.
refine (refute (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (0 <= n)) (Nd (Some (0 <= m)) (Nd (Some (0 <= (a * c))) (Nd (Some (1 <= c)) Lf Lf) (Nd (Some ((n * a) = (n * 0))) Lf Lf)) (Nd (Some (0 <= (((m * n) * n) + ((p * a) * c)))) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) < 0)) Lf Lf) (Nd (Some (1 <= p)) Lf Lf))) (Nd (Some (0 <= a)) (Nd (Some (0 <= (p * (a * c)))) (Nd (Some (0 < ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)))) Lf Lf) (Nd (Some (((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n)) <= 0)) Lf Lf)) (Nd (Some (0 <= (- ((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n))))) (Nd (Some (((a * p) * a) = ((a * p) * 0))) Lf Lf) Lf))) (Nd (Some (0 <= (n * n))) (Nd (Some (0 <= (m * (n * n)))) (Nd (Some (0 <= p)) (Nd (Some (0 < (c * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))))) Lf Lf) (Nd (Some (a <= c)) Lf Lf)) (Nd (Some (0 <= ((c - a) * (((m * n) * n) + ((p * a) * c))))) (Nd (Some (a = 0)) Lf Lf) Lf)) (Nd (Some (0 <= c)) (Nd (Some (0 <= (c - a))) (Nd (Some ((c * ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n))) < 0)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (0 <= (a * (- ((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n)))))) (Nd (Some ((((m * n) * p) * a) = (((m * n) * p) * 0))) Lf Lf) Lf))))
 [(Im (At 2) (Im (At 2) (At 3)));
 (Im (At 4) (Im (At 3) (At 5)));
 (Im (At 6) (Im (At 7) (At 8)));
 (Im (At 9) (Im (At 8) (At 10)));
 (Im (At 11) (Im (At 12) (At 13)));
 (Im (At 6) (Im (At 14) (At 15)));
 (Im (At 16) (An (An (An (Im (At 17) (At 18)) (Im (At 19) (At 20))) (Im (At 18) (At 17))) (Im (At 20) (At 19))));
 (Im (At 21) (At 22));
 (Im (At 21) (At 23));
 (Im (At 21) (At 24));
 (Im (No (At 11)) (Im (At 25) Fa));
 (Im (No (At 14)) (Im (At 26) Fa));
 (Im (No (At 18)) (Im (No (At 1)) Fa));
 (Im (No (At 4)) (Im (At 27) Fa));
 (Im (No (At 9)) (Im (At 28) Fa));
 (Im (No (At 7)) (Im (At 6) (Im (At 25) Fa)));
 (Im (No (At 12)) (Im (At 5) (Im (At 10) Fa)));
 (Im (No (At 16)) (Im (At 6) (Im (At 25) (Im (No (At 21)) Fa))));
 (Im (No (At 1)) (Im (At 5) (Im (At 22) (Im (At 23) (Im (At 24) Fa)))));
 (Im (At 15) (Im (At 13) (Im (At 17) Fa)));
 (An (At 27) (At 28));
 (At 2);
 (At 6);
 (At 25);
 (At 26)]
 (At 1)
 (Sp 27 (Sp 28 (Sp 2 (Sp 6 (Sp 25 (Sp 26 (Sp 1 (Cl 1) (Sp 11 (Sp 14 (Sp 18 (Sp 4 (Sp 9 (Sp 7 (Sp 3 (Sp 8 (Sp 15 (Sp 5 (Sp 10 (Sp 12 (Sp 13 (Sp 17 (Cl 21) (Sp 16 (Cl 8) (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Cl 20) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 19)))) (Cl 6)) (Cl 18)) (Cl 5)) (Cl 3)) (Cl 7)) (Cl 4)) (Cl 2)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12))) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 22)) _
  (product_nonneg n n)
  (product_nonneg m (n * n))
  (product_nonneg a c)
  (product_nonneg p (a * c))
  (product_nonneg (c - a) (((m * n) * n) + ((p * a) * c)))
  (product_nonneg a (- ((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n))))
  (cancel c ((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)))
  (eq_mul (a * p) a 0)
  (eq_mul ((m * n) * p) a 0)
  (eq_mul n a 0)
  (thy_counting_1 c a)
  (thy_counting_2 p c m n)
  (thy_counting_3 p a m n)
  (thy_counting_4 m)
  (thy_counting_4 p)
  (thy_counting_5 c a)
  (thy_counting_6 m n p a c)
  (thy_counting_7 c a)
  (thy_counting_8 p a m n)
  (thy_counting_9 a p c m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_10 : forall (x1 : Z), (~ (1 <= x1)) -> (0 <= x1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_11 : forall (x1 : Z), (~ (1 <= (x1 * x1))) -> (0 <= x1) -> (~ (x1 = 0)) -> (x1 <= (x1 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (((x1 * x2) * x3) + ((x4 * x5) * x5)))) -> (1 <= x4) -> (0 <= (x1 * (x2 * x3))) -> (x4 <= (x4 * (x5 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_counting_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (0 <= (((x1 * x2) * x3) + ((x4 * x5) * x5)))) -> (0 < ((((x4 * x5) * x5) + ((((x1 * x4) - 2) * x5) * x3)) - ((x1 * x3) * x3))) -> (0 <= (x1 * (x2 * x3))) -> (0 <= (x1 * (x3 * x3))) -> ((x3 * x5) = (x3 * 0)) -> ((((x3 * x1) * x4) * x5) = (((x3 * x1) * x4) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 < (x1 * ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x5)) - ((x4 * x5) * x5)))) -> (0 <= (x5 * (- ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x1)) - ((x4 * x1) * x1))))) -> (0 <= ((x5 - x1) * (((x4 * x1) * x5) + ((x2 * x3) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x5)) - ((x3 * x5) * x5)) <= 0)) -> (0 <= (x3 * (x5 * x5))) -> ((x5 * x2) = (x5 * 0)) -> ((((x5 * x3) * x1) * x2) = (((x5 * x3) * x1) * 0)) -> ((x2 * x4) = (x2 * 0)) -> ((((x2 * x3) * x1) * x4) = (((x2 * x3) * x1) * 0)) -> (((x3 * x4) * x4) = ((x3 * x4) * 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_16 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (x1 <= (x1 * (x2 * x2))) -> ((x2 * x4) = (x2 * 0)) -> ((((x2 * x3) * x1) * x4) = (((x2 * x3) * x1) * 0)) -> (((x3 * x4) * x4) = ((x3 * x4) * 0)) -> False.
Proof. thy. Qed.
(* If 0 <= n <= l, k >= 0 and f(k, n) <= 0 then f(k, l) <= 0. *)
Lemma monotone_in_n : forall (k : Z) (l : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (n <= l) ->
  (0 <= k) ->
  (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0) ->
  (((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l)) <= 0).
Proof.
intros k l m n p.
refine (refute (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l)) <= 0)) (Nd (Some (0 <= n)) (Nd (Some (0 <= (n * l))) (Nd (Some (0 <= (((m * n) * l) + ((p * k) * k)))) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l)) < 0)) (Nd (Some (n <= l)) Lf Lf) Lf) (Nd (Some ((k * k) <= (p * (k * k)))) Lf Lf)) (Nd (Some (1 <= n)) (Nd (Some (k <= (k * k))) Lf Lf) (Nd (Some (n = 0)) Lf Lf))) (Nd (Some (0 <= (m * (n * l)))) (Nd (Some (0 <= (- ((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n))))) (Nd (Some (0 <= (m * (l * l)))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some ((l * k) = (l * 0))) Lf Lf)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l)))) (Nd (Some (1 <= (k * k))) Lf Lf) (Nd (Some ((((k * m) * p) * n) = (((k * m) * p) * 0))) Lf Lf)))) (Nd (Some (0 <= l)) (Nd (Some (0 <= m)) (Nd (Some (0 <= ((l - n) * (((m * n) * l) + ((p * k) * k))))) (Nd (Some (0 <= (l * l))) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)) Lf Lf) Lf) (Nd (Some (k = 0)) Lf Lf)) (Nd (Some (0 < (n * ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l))))) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some ((k * n) = (k * 0))) Lf Lf))) (Nd (Some (0 <= (l - n))) (Nd (Some (0 <= (l * (- ((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)))))) (Nd (Some (1 <= k)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some ((((l * m) * p) * k) = (((l * m) * p) * 0))) Lf Lf)) (Nd (Some ((n * ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l))) < 0)) (Nd (Some (p <= (p * (k * k)))) Lf Lf) (Nd (Some (((m * n) * n) = ((m * n) * 0))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 5) (Im (At 4) (At 6)));
 (Im (At 7) (Im (At 8) (At 9)));
 (Im (At 3) (Im (At 10) (At 11)));
 (Im (At 12) (An (An (An (Im (At 13) (At 14)) (Im (At 15) (At 16))) (Im (At 14) (At 13))) (Im (At 16) (At 15))));
 (Im (At 3) (Im (At 3) (At 17)));
 (Im (At 5) (Im (At 17) (At 18)));
 (Im (At 19) (Im (At 19) (An (At 20) (At 20))));
 (Im (At 21) (Im (At 22) (An (At 23) (At 24))));
 (Im (At 25) (At 26));
 (Im (At 25) (At 27));
 (Im (At 28) (At 29));
 (Im (At 28) (At 30));
 (Im (At 28) (At 31));
 (Im (No (At 7)) (Im (At 32) Fa));
 (Im (No (At 10)) (Im (At 33) Fa));
 (Im (No (At 14)) (Im (No (At 1)) Fa));
 (Im (No (At 5)) (Im (At 34) Fa));
 (Im (No (At 19)) (Im (At 35) (Im (No (At 25)) Fa)));
 (Im (No (At 12)) (Im (At 2) (Im (No (At 28)) Fa)));
 (Im (No (At 3)) (Im (At 2) (Im (At 32) Fa)));
 (Im (No (At 22)) (Im (At 35) (Im (No (At 25)) (Im (At 20) Fa))));
 (Im (No (At 8)) (Im (At 21) (Im (At 6) (Im (At 23) Fa))));
 (Im (No (At 8)) (Im (At 14) (Im (At 6) (Im (At 18) (Im (At 26) (Im (At 27) Fa))))));
 (Im (At 13) (Im (At 11) (Im (At 9) Fa)));
 (Im (At 33) (Im (No (At 1)) (Im (At 18) (Im (At 26) (Im (At 27) (Im (At 29) (Im (At 30) (Im (At 31) Fa))))))));
 (Im (At 21) (Im (At 33) (Im (At 23) (Im (At 29) (Im (At 30) (Im (At 31) Fa))))));
 (An (At 34) (At 21));
 (At 2);
 (At 32);
 (At 35);
 (At 33)]
 (At 1)
 (Sp 34 (Sp 21 (Sp 2 (Sp 32 (Sp 35 (Sp 33 (Sp 1 (Cl 1) (Sp 7 (Sp 10 (Sp 14 (Sp 5 (Sp 3 (Sp 4 (Sp 11 (Sp 6 (Sp 17 (Sp 18 (Sp 25 (Sp 26 (Sp 27 (Sp 8 (Sp 9 (Sp 13 (Cl 26) (Sp 12 (Cl 6) (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Cl 27) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 21)))) (Cl 4)) (Cl 25)) (Cl 12)) (Cl 11)) (Sp 19 (Sp 20 (Sp 22 (Sp 23 (Sp 8 (Sp 9 (Sp 13 (Cl 26) (Sp 12 (Cl 6) (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Cl 28) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 21)))) (Cl 4)) (Cl 24)) (Cl 10)) (Cl 23)) (Cl 9)) (Cl 20))) (Cl 8)) (Cl 7)) (Cl 3)) (Cl 5)) (Cl 2)) (Cl 22)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16))) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 29)) _
  (product_nonneg n l)
  (product_nonneg m (n * l))
  (product_nonneg (l - n) (((m * n) * l) + ((p * k) * k)))
  (product_nonneg l (- ((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n))))
  (cancel n ((((p * k) * k) + ((((m * p) - 2) * k) * l)) - ((m * l) * l)))
  (product_nonneg l l)
  (product_nonneg m (l * l))
  (product_large k k)
  (product_large p (k * k))
  (eq_mul l k 0)
  (eq_mul ((l * m) * p) k 0)
  (eq_mul k n 0)
  (eq_mul ((k * m) * p) n 0)
  (eq_mul (m * n) n 0)
  (thy_counting_1 l n)
  (thy_counting_2 p k m n)
  (thy_counting_3 p k m l)
  (thy_counting_4 m)
  (thy_counting_10 k)
  (thy_counting_10 n)
  (thy_counting_5 l n)
  (thy_counting_11 k)
  (thy_counting_12 m n l p k)
  (thy_counting_13 m n l p k)
  (thy_counting_14 n p k m l)
  (thy_counting_15 p k m n l)
  (thy_counting_16 p k m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_17 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_18 : forall (x1 : Z) (x2 : Z), (x1 <= (x1 * x2)) -> (~ (0 <= ((x1 * x2) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_19 : forall (x1 : Z), (0 <= (x1 * x1)) -> (~ (0 <= ((((4 * x1) * x1) + (4 * x1)) + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_20 : forall (x1 : Z), (0 <= (x1 * x1)) -> (0 <= x1) -> (~ (0 <= ((x1 * x1) + x1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_21 : forall (x1 : Z), (0 <= (x1 * x1)) -> (~ (0 <= (((2 * x1) * x1) + x1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_22 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 < ((((x2 * ((2 * x1) + 1)) * ((2 * x1) + 1)) + ((((x3 * x2) - 2) * ((2 * x1) + 1)) * x1)) - ((x3 * x1) * x1)))) -> (0 <= ((x2 - 1) * ((((4 * x1) * x1) + (4 * x1)) + 1))) -> (0 <= (((x3 * x2) - x3) * (((2 * x1) * x1) + x1))) -> (0 <= (x3 * ((x1 * x1) + x1))) -> False.
Proof. thy. Qed.
(* f(2n+1, n) > 0: a_n is at most 2n. *)
Lemma a_large_enough : forall (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (0 < ((((p * ((2 * n) + 1)) * ((2 * n) + 1)) + ((((m * p) - 2) * ((2 * n) + 1)) * n)) - ((m * n) * n))).
Proof.
intros m n p.
refine (refute (Nd (Some (0 < ((((p * ((2 * n) + 1)) * ((2 * n) + 1)) + ((((m * p) - 2) * ((2 * n) + 1)) * n)) - ((m * n) * n)))) (Nd (Some (0 <= n)) (Nd (Some (1 <= m)) (Nd (Some (0 <= ((m * p) - m))) (Nd (Some (0 <= (m * ((n * n) + n)))) Lf Lf) Lf) (Nd (Some (0 <= ((((4 * n) * n) + (4 * n)) + 1))) Lf Lf)) (Nd (Some (m <= (m * p))) (Nd (Some (0 <= (((m * p) - m) * (((2 * n) * n) + n)))) Lf Lf) (Nd (Some (0 <= m)) Lf Lf))) (Nd (Some (0 <= (n * n))) (Nd (Some (1 <= p)) (Nd (Some (0 <= (((2 * n) * n) + n))) Lf Lf) (Nd (Some (0 <= ((p - 1) * ((((4 * n) * n) + (4 * n)) + 1)))) Lf Lf)) (Nd (Some (p <= (m * p))) (Nd (Some (0 <= (p - 1))) Lf Lf) (Nd (Some (0 <= ((n * n) + n))) Lf Lf))))
 [(Im (At 2) (Im (At 2) (At 3)));
 (Im (At 4) (Im (At 5) (An (At 6) (At 7))));
 (Im (At 8) (Im (At 9) (At 10)));
 (Im (At 11) (Im (At 12) (At 13)));
 (Im (At 14) (Im (At 15) (At 16)));
 (Im (At 5) (Im (No (At 11)) Fa));
 (Im (At 6) (Im (No (At 8)) Fa));
 (Im (No (At 14)) (Im (At 4) Fa));
 (Im (At 3) (Im (No (At 12)) (Im (At 2) Fa)));
 (Im (At 3) (Im (At 2) (Im (No (At 15)) Fa)));
 (Im (At 3) (Im (No (At 9)) (Im (At 2) Fa)));
 (Im (At 2) (Im (No (At 1)) (Im (At 13) (Im (At 10) (Im (At 16) Fa)))));
 (An (At 4) (At 5));
 (At 2)]
 (At 1)
 (Sp 4 (Sp 5 (Sp 2 (Sp 1 (Cl 1) (Sp 11 (Sp 14 (Sp 6 (Sp 3 (Sp 8 (Sp 12 (Sp 15 (Sp 9 (Sp 10 (Sp 13 (Sp 16 (Cl 13) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 8)) (Cl 2)) (Cl 3)) (Cl 9)) (Cl 7))) (Cl 15)) (Cl 14)) (Cl 14)) _
  (product_nonneg n n)
  (product_large m p)
  (product_nonneg ((m * p) - m) (((2 * n) * n) + n))
  (product_nonneg (p - 1) ((((4 * n) * n) + (4 * n)) + 1))
  (product_nonneg m ((n * n) + n))
  (thy_counting_17 p)
  (thy_counting_18 m p)
  (thy_counting_4 m)
  (thy_counting_19 n)
  (thy_counting_20 n)
  (thy_counting_21 n)
  (thy_counting_22 n p m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_23 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0)) -> (~ (0 < ((((x1 * ((x2 - 1) + 1)) * ((x2 - 1) + 1)) + ((((x3 * x1) - 2) * ((x2 - 1) + 1)) * x4)) - ((x3 * x4) * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_24 : forall (x1 : Z), (~ (0 <= (2 * x1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_25 : forall (x1 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0)) -> (((x2 * x1) * x2) = ((x2 * x1) * 0)) -> (0 <= (x3 * (x4 * x4))) -> ((((x3 * x4) * x1) * x2) = (((x3 * x4) * x1) * 0)) -> ((x4 * x2) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_27 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
(* For every n >= 0 there is an integer a >= 0 with f(a, n) <= 0 < f(a+1, n); it is a_n. *)
Lemma a_exists : forall (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= n) ->
  (exists (a : Z), (isA m p n a)).
Proof.
intros m n p.
destruct (wit_ex1 (fun a => (((0 <= a) /\ (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))) /\ (forall (a_less : Z), (((0 <= a_less) /\ (a_less < a)) -> (~ (0 < ((((p * (a_less + 1)) * (a_less + 1)) + ((((m * p) - 2) * (a_less + 1)) * n)) - ((m * n) * n))))))))) as [c W3].
refine (refute (Nd (Some (exists (a : Z), (isA m p n a))) (Nd (Some (isA m p n c)) (Nd (Some (0 <= c)) (Nd (Some (1 <= p)) (Nd (Some (0 <= (n * n))) Lf Lf) Lf) (Nd (Some (forall (a_less : Z), (((0 <= a_less) /\ (a_less < c)) -> (~ (0 < ((((p * (a_less + 1)) * (a_less + 1)) + ((((m * p) - 2) * (a_less + 1)) * n)) - ((m * n) * n))))))) (Nd (Some (((c * p) * c) = ((c * p) * 0))) Lf Lf) Lf)) (Nd (Some (0 < ((((p * (c + 1)) * (c + 1)) + ((((m * p) - 2) * (c + 1)) * n)) - ((m * n) * n)))) (Nd (Some (0 <= (2 * n))) (Nd (Some (0 <= (m * (n * n)))) Lf Lf) Lf) (Nd (Some ((c - 1) < c)) (Nd (Some ((n * c) = (n * 0))) Lf Lf) Lf))) (Nd (Some (0 <= n)) (Nd (Some (((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (0 < ((((p * ((2 * n) + 1)) * ((2 * n) + 1)) + ((((m * p) - 2) * ((2 * n) + 1)) * n)) - ((m * n) * n)))) (Nd (Some (0 <= m)) Lf Lf) Lf) (Nd (Some (0 <= (c - 1))) (Nd (Some ((((m * n) * p) * c) = (((m * n) * p) * 0))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (exists (n_ : Z), (((0 <= n_) /\ (0 < ((((p * (n_ + 1)) * (n_ + 1)) + ((((m * p) - 2) * (n_ + 1)) * n)) - ((m * n) * n)))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n_)) -> (~ (0 < ((((p * (n_less + 1)) * (n_less + 1)) + ((((m * p) - 2) * (n_less + 1)) * n)) - ((m * n) * n))))))))) (Nd (Some (c = 0)) Lf Lf) Lf) (Nd (Some (0 < ((((p * ((c - 1) + 1)) * ((c - 1) + 1)) + ((((m * p) - 2) * ((c - 1) + 1)) * n)) - ((m * n) * n)))) Lf Lf))))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (Im (An (At 7) (At 8)) (Im (At 3) (At 9)));
 (Im (At 10) (Im (At 9) (At 11)));
 (Im (At 11) (An (An (At 4) (At 6)) (At 12)));
 (Im (At 2) (At 1));
 (Im (At 12) (Im (An (At 13) (At 14)) (No (At 15))));
 (Im (At 3) (Im (At 3) (At 16)));
 (Im (At 17) (Im (At 16) (At 18)));
 (Im (At 19) (At 20));
 (Im (At 19) (At 21));
 (Im (At 19) (At 22));
 (Im (No (At 5)) (Im (No (At 15)) Fa));
 (Im (No (At 10)) (Im (At 3) Fa));
 (Im (No (At 17)) (Im (At 7) Fa));
 (Im (No (At 19)) (Im (At 4) (Im (No (At 13)) Fa)));
 (Im (No (At 5)) (Im (At 20) (Im (At 18) (Im (At 21) (Im (At 22) Fa)))));
 (Im (No (At 14)) Fa);
 (An (At 7) (At 8));
 (At 3)]
 (At 1)
 (Sp 7 (Sp 8 (Sp 3 (Sp 1 (Cl 1) (Sp 10 (Sp 17 (Sp 14 (Sp 9 (Sp 16 (Sp 2 (Cl 6) (Sp 11 (Sp 18 (Sp 4 (Sp 6 (Sp 12 (Sp 5 (Cl 2) (Sp 15 (Sp 13 (Cl 7) (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Cl 17) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 16))) (Cl 13))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 9)) (Cl 4))) (Cl 8)) (Cl 3)) (Cl 18)) (Cl 15)) (Cl 14))) (Cl 20)) (Cl 19)) (Cl 19)) _
  (def_isA m p n c)
  (a_large_enough m n p)
  (least_element (2 * n) (fun a => (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))))
  W3
  (ex1_at (fun a => (isA m p n a)) c)
  (all1_at (fun a_less => (((0 <= a_less) /\ (a_less < c)) -> (~ (0 < ((((p * (a_less + 1)) * (a_less + 1)) + ((((m * p) - 2) * (a_less + 1)) * n)) - ((m * n) * n)))))) (c - 1))
  (product_nonneg n n)
  (product_nonneg m (n * n))
  (eq_mul (c * p) c 0)
  (eq_mul ((m * n) * p) c 0)
  (eq_mul n c 0)
  (thy_counting_23 p c m n)
  (thy_counting_24 n)
  (thy_counting_4 m)
  (thy_counting_25 c)
  (thy_counting_26 p c m n)
  (thy_counting_27 c)
).
vm_compute; reflexivity.
Qed.

(* Indices and values of a are natural numbers. *)
Lemma a_natural : forall (a : Z) (m : Z) (n : Z) (p : Z),
  (isA m p n a) ->
  ((0 <= n) /\ (0 <= a)).
Proof.
intros a m n p.
refine (refute (Nd (Some (0 <= n)) (Nd (Some (0 <= a)) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) Lf Lf) Lf) (Nd (Some (isA m p n a)) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))) Lf Lf) Lf))
 [(If (At 3) (An (An (An (At 1) (At 2)) (At 4)) (At 5)));
 (At 3)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 1 (Sp 2 (Cl 1) (Cl 2)) (Cl 2)) (Cl 3)) _
  (def_isA m p n a)
).
vm_compute; reflexivity.
Qed.

(* u(k) is a natural number, defined for natural k. *)
Lemma u_natural : forall (k : Z) (m : Z) (p : Z) (u : Z),
  (isU m p k u) ->
  ((0 <= k) /\ (0 <= u)).
Proof.
intros k m p u.
refine (refute (Nd (Some (0 <= k)) (Nd (Some (0 <= u)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) Lf Lf) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) Lf Lf)) (Nd (Some (isU m p k u)) (Nd (Some (u = 0)) Lf Lf) Lf))
 [(If (At 3) (An (An (An (At 1) (At 2)) (At 4)) (Or (At 5) (At 6))));
 (At 3)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 1 (Sp 2 (Cl 1) (Cl 2)) (Cl 2)) (Cl 3)) _
  (def_isU m p k u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < ((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4))) -> (((((x1 * (x2 + 1)) * (x2 + 1)) + ((((x3 * x1) - 2) * (x2 + 1)) * x4)) - ((x3 * x4) * x4)) <= 0) -> False.
Proof. thy. Qed.
Lemma thy_counting_29 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_30 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ ((x1 + 1) <= x2)) -> (~ ((x2 + 1) <= x1)) -> False.
Proof. thy. Qed.
(* There is only one such a: the name a_n is justified. *)
Lemma a_unique : forall (a : Z) (c : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p n a) ->
  (isA m p n c) ->
  (a = c).
Proof.
intros a c m n p.
refine (refute (Nd (Some (a = c)) (Nd (Some (isA m p n a)) (Nd (Some (0 <= a)) (Nd (Some (0 <= c)) (Nd (Some (0 <= (c + 1))) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))) (Nd (Some (0 < ((((p * (c + 1)) * (c + 1)) + ((((m * p) - 2) * (c + 1)) * n)) - ((m * n) * n)))) (Nd (Some (((((p * (c + 1)) * (c + 1)) + ((((m * p) - 2) * (c + 1)) * n)) - ((m * n) * n)) <= 0)) Lf Lf) Lf) (Nd (Some ((a + 1) <= c)) Lf Lf))) (Nd (Some (0 <= n)) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) (Nd (Some (((((p * c) * c) + ((((m * p) - 2) * c) * n)) - ((m * n) * n)) <= 0)) (Nd (Some ((c + 1) <= a)) Lf Lf) Lf) (Nd (Some (0 <= (a + 1))) Lf Lf)) (Nd (Some (isA m p n c)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some (((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)) <= 0)) Lf Lf))))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (If (At 7) (An (An (An (At 3) (At 8)) (At 9)) (At 10)));
 (Im (An (At 11) (At 12)) (Im (At 3) (Im (At 13) (Im (At 14) (Im (At 9) (At 15))))));
 (Im (An (At 11) (At 12)) (Im (At 3) (Im (At 16) (Im (At 17) (Im (At 5) (At 18))))));
 (Im (At 6) (Im (At 15) Fa));
 (Im (At 10) (Im (At 18) Fa));
 (Im (At 4) (Im (No (At 13)) Fa));
 (Im (At 8) (Im (No (At 16)) Fa));
 (Im (No (At 1)) (Im (No (At 14)) (Im (No (At 17)) Fa)));
 (An (At 11) (At 12));
 (At 2);
 (At 7)]
 (At 1)
 (Sp 11 (Sp 12 (Sp 2 (Sp 7 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Sp 15 (Cl 6) (Sp 16 (Sp 18 (Cl 7) (Sp 14 (Cl 4) (Sp 17 (Cl 5) (Cl 10)))) (Cl 9))) (Cl 8)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 11)) _
  (def_isA m p n a)
  (def_isA m p n c)
  (monotone_in_a (a + 1) c m n p)
  (monotone_in_a (c + 1) a m n p)
  (thy_counting_28 p a m n)
  (thy_counting_28 p c m n)
  (thy_counting_29 a)
  (thy_counting_29 c)
  (thy_counting_30 a c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= (x1 * (x2 * x2))) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x1 * x2))) - ((x3 * (x1 * x2)) * (x1 * x2))) <= 0)) -> False.
Proof. thy. Qed.
(* f(k, pk) <= 0: u(k) is at most pk. *)
Lemma u_small_enough : forall (k : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= k) ->
  (((((p * k) * k) + ((((m * p) - 2) * k) * (p * k))) - ((m * (p * k)) * (p * k))) <= 0).
Proof.
intros k m p.
refine (refute (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (p * k))) - ((m * (p * k)) * (p * k))) <= 0)) (Nd (Some (0 <= k)) (Nd (Some (0 <= p)) Lf Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (0 <= (k * k))) (Nd (Some (0 <= (p * (k * k)))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)))
 [(Im (At 2) (Im (At 2) (At 3)));
 (Im (At 4) (Im (At 3) (At 5)));
 (Im (At 5) (Im (No (At 1)) Fa));
 (Im (No (At 4)) (Im (At 6) Fa));
 (An (At 7) (At 6));
 (At 2)]
 (At 1)
 (Sp 7 (Sp 6 (Sp 2 (Sp 1 (Cl 1) (Sp 5 (Cl 4) (Sp 4 (Sp 3 (Cl 3) (Cl 2)) (Cl 5)))) (Cl 7)) (Cl 6)) (Cl 6)) _
  (product_nonneg k k)
  (product_nonneg p (k * k))
  (thy_counting_31 p k m)
  (thy_counting_4 p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 < ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1))))) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1))) <= 0)) -> False.
Proof. thy. Qed.
(* For every k >= 0 there is a least index u(k) with f(k, u) <= 0. *)
Lemma u_exists : forall (k : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= k) ->
  (exists (u : Z), (isU m p k u)).
Proof.
intros k m p.
destruct (wit_ex1 (fun u => (((0 <= u) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) /\ (forall (u_less : Z), (((0 <= u_less) /\ (u_less < u)) -> (~ (((((p * k) * k) + ((((m * p) - 2) * k) * u_less)) - ((m * u_less) * u_less)) <= 0))))))) as [c W3].
refine (refute (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p k c)) (Nd (Some (0 <= c)) (Nd (Some (1 <= m)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (c - 1))) - ((m * (c - 1)) * (c - 1))) <= 0)) Lf Lf) Lf) (Nd (Some (exists (n : Z), (((0 <= n) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * n)) - ((m * n) * n)) <= 0)) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (((((p * k) * k) + ((((m * p) - 2) * k) * n_less)) - ((m * n_less) * n_less)) <= 0))))))) Lf Lf)) (Nd (Some (c = 0)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (p * k))) - ((m * (p * k)) * (p * k))) <= 0)) Lf Lf) (Nd (Some (0 <= (c - 1))) Lf Lf))) (Nd (Some (0 <= k)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * c)) - ((m * c) * c)) <= 0)) (Nd (Some (1 <= p)) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some (forall (u_less : Z), (((0 <= u_less) /\ (u_less < c)) -> (~ (((((p * k) * k) + ((((m * p) - 2) * k) * u_less)) - ((m * u_less) * u_less)) <= 0))))) Lf Lf)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (c - 1))) - ((m * (c - 1)) * (c - 1))))) (Nd (Some (0 <= (p * k))) Lf Lf) (Nd (Some ((c - 1) < c)) Lf Lf))))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (At 7))));
 (Im (An (At 8) (At 9)) (Im (At 3) (At 10)));
 (Im (At 11) (Im (At 10) (At 12)));
 (Im (At 12) (An (An (At 4) (At 5)) (At 13)));
 (Im (At 2) (At 1));
 (Im (At 13) (Im (An (At 14) (At 15)) (No (At 16))));
 (Im (At 17) (Im (At 3) (At 11)));
 (Im (No (At 7)) (Im (No (At 16)) Fa));
 (Im (No (At 17)) (Im (At 9) Fa));
 (Im (No (At 6)) (Im (At 4) (Im (No (At 14)) Fa)));
 (Im (No (At 15)) Fa);
 (An (At 8) (At 9));
 (At 3)]
 (At 1)
 (Sp 8 (Sp 9 (Sp 3 (Sp 1 (Cl 1) (Sp 17 (Sp 15 (Sp 10 (Sp 11 (Sp 2 (Cl 6) (Sp 12 (Sp 4 (Sp 5 (Sp 13 (Sp 6 (Cl 2) (Sp 7 (Cl 2) (Sp 14 (Sp 16 (Cl 7) (Cl 9)) (Cl 11)))) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 4))) (Cl 8)) (Cl 3)) (Cl 12)) (Cl 10))) (Cl 14)) (Cl 13)) (Cl 13)) _
  (def_isU m p k c)
  (u_small_enough k m p)
  (least_element (p * k) (fun u => (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)))
  W3
  (ex1_at (fun u => (isU m p k u)) c)
  (all1_at (fun u_less => (((0 <= u_less) /\ (u_less < c)) -> (~ (((((p * k) * k) + ((((m * p) - 2) * k) * u_less)) - ((m * u_less) * u_less)) <= 0)))) (c - 1))
  (product_nonneg p k)
  (thy_counting_32 p k m c)
  (thy_counting_4 p)
  (thy_counting_25 c)
  (thy_counting_27 c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1)))) -> (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1))) <= 0) -> False.
Proof. thy. Qed.
Lemma thy_counting_34 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 * x2) <= (x3 - 1))) -> (~ (x3 <= (x1 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_counting_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= (x2 * x3))) -> (x1 = 0) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
(* u(k) <= pk. *)
Lemma u_bound : forall (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (u <= (p * k)).
Proof.
intros k m p u.
refine (refute (Nd (Some (u <= (p * k))) (Nd (Some (isU m p k u)) (Nd (Some (0 <= u)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some ((p * k) <= (u - 1))) Lf Lf)) (Nd (Some (u = 0)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (p * k))) - ((m * (p * k)) * (p * k))) <= 0)) Lf Lf) (Nd (Some (0 <= p)) Lf Lf))) (Nd (Some (0 <= k)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))) <= 0)) Lf Lf)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) (Nd (Some (0 <= (p * k))) Lf Lf) Lf)))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (Or (At 6) (At 7))));
 (Im (An (At 8) (At 9)) (Im (At 3) (At 10)));
 (Im (An (At 8) (At 9)) (Im (At 11) (Im (At 12) (Im (At 3) (Im (At 10) (At 13))))));
 (Im (At 14) (Im (At 3) (At 11)));
 (Im (At 7) (Im (At 13) Fa));
 (Im (No (At 12)) (Im (No (At 1)) Fa));
 (Im (No (At 14)) (Im (At 9) Fa));
 (Im (No (At 1)) (Im (At 6) (Im (At 11) Fa)));
 (An (At 8) (At 9));
 (At 2)]
 (At 1)
 (Sp 8 (Sp 9 (Sp 2 (Sp 1 (Cl 1) (Sp 12 (Sp 14 (Sp 3 (Sp 4 (Sp 5 (Sp 11 (Sp 10 (Sp 13 (Sp 6 (Cl 9) (Sp 7 (Cl 6) (Cl 2))) (Cl 4)) (Cl 3)) (Cl 5)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 8)) (Cl 7))) (Cl 11)) (Cl 10)) (Cl 10)) _
  (def_isU m p k u)
  (u_small_enough k m p)
  (monotone_in_n k (u - 1) m (p * k) p)
  (product_nonneg p k)
  (thy_counting_33 p k m u)
  (thy_counting_34 p k u)
  (thy_counting_4 p)
  (thy_counting_35 u p k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_36 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) = 0) -> (~ (((((x1 * (x2 - (x3 * ((x1 * x2) - x4)))) * (x2 - (x3 * ((x1 * x2) - x4)))) + ((((x3 * x1) - 2) * (x2 - (x3 * ((x1 * x2) - x4)))) * ((x1 * x2) - x4))) - ((x3 * ((x1 * x2) - x4)) * ((x1 * x2) - x4))) = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_37 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) < x3)) -> (~ (0 <= ((x1 * x2) - (2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (1 <= ((x1 * x2) - x3))) -> (~ (0 <= (x3 - (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= (x1 - (x2 * ((x3 * x1) - x4))))) -> (~ ((x1 - (x2 * ((x3 * x1) - x4))) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * x2) - x3))) -> (~ (0 <= (x3 - (x1 * x2)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_41 : forall (x1 : Z), (1 <= x1) -> (x1 <= (x1 * x1)) -> (~ (1 <= (x1 * x1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_42 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 * x2) - 1))) -> (x1 <= (x1 * x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_43 : forall (x1 : Z) (x2 : Z), (~ (1 <= ((x1 * x2) * x2))) -> (1 <= x1) -> (x1 <= (x1 * (x2 * x2))) -> False.
Proof. thy. Qed.
Lemma thy_counting_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= (((x1 * x2) - 1) * x3)) -> (0 <= (x2 * x4)) -> (~ (0 <= ((x2 * x4) + (((x1 * x2) - 1) * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (x1 <= (x1 * x1)) -> ((x2 * ((((x2 * x3) * x3) + ((((x4 * x2) - 2) * x3) * x1)) - ((x4 * x1) * x1))) = (x2 * 0)) -> (0 <= ((x1 - (x2 * x3)) * ((x2 * x3) + (((x4 * x2) - 1) * x1)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (~ (0 <= (x1 - (x2 * x3)))) -> (0 <= (((x4 * x2) - 1) * x1)) -> (~ (0 <= ((x2 * x3) + ((x4 * x2) * x1)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> ((x1 * ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4))) = (x1 * 0)) -> (x1 <= (x1 * ((x3 * x4) * x4))) -> (0 <= (((x1 * x2) - (2 * x4)) * ((x1 * x2) + ((x3 * x1) * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) = 0) -> (0 <= (x2 * ((x1 * x2) - x4))) -> ((x4 * (x2 - (x3 * ((x1 * x2) - x4)))) < 0) -> False.
Proof. thy. Qed.
(* Descent: a zero (a, n) of f with n >= 1 gives a smaller one, (a - m(pa-n), pa-n). *)
Lemma irrational_step : forall (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0))))))) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)))))).
Proof.
intros m p.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0))))))) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))))) as [n0 W0].
destruct (wit_all1 (fun a => (((1 <= n0) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n0)) - ((m * n0) * n0)) = 0))))) as [a0 W1].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0))))))) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))))) (Nd (Some (0 <= n0)) (Nd (Some (forall (a : Z), (((1 <= n0) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n0)) - ((m * n0) * n0)) = 0))))) (Nd (Some (0 <= ((p * a0) - n0))) (Nd (Some (1 <= (n0 * n0))) (Nd (Some (0 <= ((p * a0) - (2 * n0)))) Lf Lf) Lf) (Nd (Some (0 <= (((m * p) - 1) * n0))) (Nd (Some ((p * ((((p * a0) * a0) + ((((m * p) - 2) * a0) * n0)) - ((m * n0) * n0))) = (p * 0))) Lf Lf) Lf)) (Nd (Some (0 <= (a0 - (m * ((p * a0) - n0))))) (Nd (Some (1 <= ((m * n0) * n0))) (Nd (Some (0 < (n0 * (a0 - (m * ((p * a0) - n0)))))) Lf Lf) Lf) (Nd (Some (0 <= (p * a0))) Lf Lf))) (Nd (Some (0 <= a0)) (Nd (Some (forall (a : Z), (((1 <= ((p * a0) - n0)) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * ((p * a0) - n0))) - ((m * ((p * a0) - n0)) * ((p * a0) - n0))) = 0))))) (Nd (Some ((n0 * n0) <= (m * (n0 * n0)))) (Nd (Some (0 <= (((p * a0) - (2 * n0)) * ((p * a0) + ((m * p) * n0))))) Lf Lf) Lf) (Nd (Some (p <= (m * p))) Lf Lf)) (Nd (Some (n0 <= (n0 * n0))) (Nd (Some (((m * n0) * n0) <= (p * ((m * n0) * n0)))) (Nd (Some ((n0 * (a0 - (m * ((p * a0) - n0)))) < 0)) Lf Lf) Lf) (Nd (Some (0 <= ((p * a0) + (((m * p) - 1) * n0)))) Lf Lf)))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0))))))) (Nd (Some (1 <= n0)) (Nd (Some (((p * a0) - n0) < n0)) (Nd (Some (m <= (m * (n0 * n0)))) (Nd (Some (0 <= ((p * a0) + ((m * p) * n0)))) Lf Lf) Lf) (Nd (Some (m <= (m * p))) Lf Lf)) (Nd (Some (((((p * (a0 - (m * ((p * a0) - n0)))) * (a0 - (m * ((p * a0) - n0)))) + ((((m * p) - 2) * (a0 - (m * ((p * a0) - n0)))) * ((p * a0) - n0))) - ((m * ((p * a0) - n0)) * ((p * a0) - n0))) = 0)) (Nd (Some (p <= (p * ((m * n0) * n0)))) (Nd (Some (0 < (a0 - (m * ((p * a0) - n0))))) Lf Lf) Lf) (Nd (Some (0 <= (n0 - (p * a0)))) Lf Lf))) (Nd (Some (((((p * a0) * a0) + ((((m * p) - 2) * a0) * n0)) - ((m * n0) * n0)) = 0)) (Nd (Some (1 <= ((p * a0) - n0))) (Nd (Some (1 <= p)) (Nd (Some (0 <= (a0 * ((p * a0) - n0)))) Lf Lf) Lf) (Nd (Some (0 <= p)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= ((m * p) - 1))) (Nd (Some ((a0 - (m * ((p * a0) - n0))) < 0)) Lf Lf) Lf) (Nd (Some (0 <= ((n0 - (p * a0)) * ((p * a0) + (((m * p) - 1) * n0))))) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (At 5) (At 6)) (No (At 7))) (At 4));
 (Im (At 3) (Im (An (At 8) (At 9)) (At 10)));
 (Im (At 10) (Im (An (At 11) (At 12)) (No (At 13))));
 (Im (At 5) (Im (At 5) (An (At 14) (At 14))));
 (Im (At 15) (Im (At 16) (An (At 17) (At 18))));
 (Im (At 19) (Im (At 20) (An (At 21) (At 22))));
 (Im (At 23) (Im (At 2) (At 24)));
 (Im (At 15) (Im (At 19) (An (At 25) (At 26))));
 (Im (At 27) (Im (At 6) (At 28)));
 (Im (At 29) (Im (At 30) (At 31)));
 (Im (At 32) (Im (At 33) (At 34)));
 (Im (At 6) (Im (At 8) (At 35)));
 (Im (At 5) (An (An (An (Im (At 36) (At 37)) (Im (At 38) (At 39))) (Im (At 37) (At 36))) (Im (At 39) (At 38))));
 (Im (At 7) (At 40));
 (Im (At 7) (Im (No (At 13)) Fa));
 (Im (No (At 9)) (Im (No (At 32)) Fa));
 (Im (No (At 11)) (Im (No (At 29)) Fa));
 (Im (No (At 12)) (Im (No (At 39)) Fa));
 (Im (No (At 8)) (Im (No (At 29)) Fa));
 (Im (No (At 27)) (Im (At 19) Fa));
 (Im (At 5) (Im (At 14) (Im (No (At 16)) Fa)));
 (Im (No (At 23)) (Im (At 25) (Im (At 15) Fa)));
 (Im (No (At 20)) (Im (At 15) (Im (At 17) Fa)));
 (Im (At 24) (Im (At 28) (Im (No (At 30)) Fa)));
 (Im (At 5) (Im (At 14) (Im (At 40) (Im (At 31) Fa))));
 (Im (At 5) (Im (No (At 29)) (Im (At 24) (Im (No (At 33)) Fa))));
 (Im (At 19) (Im (At 40) (Im (At 21) (Im (At 34) Fa))));
 (Im (At 7) (Im (At 35) (Im (At 38) Fa)));
 (An (At 15) (At 19))]
 (At 1)
 (Sp 15 (Sp 19 (Sp 1 (Cl 1) (Sp 27 (Sp 25 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 23 (Sp 24 (Sp 5 (Sp 6 (Sp 7 (Sp 14 (Sp 16 (Sp 28 (Sp 40 (Sp 13 (Sp 17 (Sp 30 (Sp 31 (Cl 27) (Sp 20 (Sp 29 (Cl 12) (Sp 21 (Sp 11 (Sp 8 (Sp 33 (Sp 34 (Cl 29) (Sp 35 (Sp 32 (Cl 13) (Sp 38 (Cl 30) (Sp 9 (Sp 39 (Cl 15) (Sp 10 (Sp 12 (Cl 5) (Cl 20)) (Cl 4))) (Cl 18)))) (Cl 14))) (Cl 28)) (Cl 21)) (Cl 19)) (Cl 8))) (Cl 25))) (Cl 26)) (Cl 7)) (Cl 17)) (Cl 16)) (Cl 11)) (Cl 23)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 9)) (Cl 24))) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 22))) (Cl 31)) (Cl 31)) _
  W0
  W1
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0)))))) ((p * a0) - n0))
  (all1_at (fun a => (((1 <= ((p * a0) - n0)) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * ((p * a0) - n0))) - ((m * ((p * a0) - n0)) * ((p * a0) - n0))) = 0)))) (a0 - (m * ((p * a0) - n0))))
  (product_large n0 n0)
  (product_large m (n0 * n0))
  (product_large p ((m * n0) * n0))
  (product_nonneg ((m * p) - 1) n0)
  (product_large m p)
  (product_nonneg p a0)
  (product_nonneg (n0 - (p * a0)) ((p * a0) + (((m * p) - 1) * n0)))
  (product_nonneg ((p * a0) - (2 * n0)) ((p * a0) + ((m * p) * n0)))
  (product_nonneg a0 ((p * a0) - n0))
  (cancel n0 (a0 - (m * ((p * a0) - n0))))
  (eq_mul p ((((p * a0) * a0) + ((((m * p) - 2) * a0) * n0)) - ((m * n0) * n0)) 0)
  (thy_counting_36 p a0 m n0)
  (thy_counting_37 p a0 n0)
  (thy_counting_38 p a0 n0)
  (thy_counting_39 a0 m p n0)
  (thy_counting_40 p a0 n0)
  (thy_counting_4 p)
  (thy_counting_41 n0)
  (thy_counting_42 m p)
  (thy_counting_43 m n0)
  (thy_counting_44 m p n0 a0)
  (thy_counting_45 n0 p a0 m)
  (thy_counting_46 n0 p a0 m)
  (thy_counting_47 p a0 m n0)
  (thy_counting_48 p a0 m n0)
).
vm_compute; reflexivity.
Qed.

(* f(a, n) is never 0 for n >= 1: alpha = phi_(mp) / p is irrational. *)
Lemma irrational : forall (a : Z) (m : Z) (n : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= n) ->
  (0 <= a) ->
  (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)).
Proof.
intros a m n p.
refine (refute (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (a : Z), (((1 <= n_before) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n_before)) - ((m * n_before) * n_before)) = 0))))))) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))))) (Nd (Some (1 <= n)) Lf Lf) Lf) (Nd (Some (0 <= n)) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (forall (n : Z), ((0 <= n) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))))) (Nd (Some (0 <= a)) Lf Lf) Lf) (Nd (Some (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))) Lf Lf)))
 [(Im (An (At 2) (At 3)) (At 4));
 (Im (At 4) (At 5));
 (Im (At 5) (Im (At 6) (At 7)));
 (Im (At 7) (Im (An (At 8) (At 9)) (No (At 1))));
 (Im (No (At 6)) (Im (At 8) Fa));
 (An (At 2) (At 3));
 (At 8);
 (At 9)]
 (No (At 1))
 (Sp 2 (Sp 3 (Sp 8 (Sp 9 (Sp 1 (Sp 6 (Sp 4 (Sp 7 (Cl 5) (Sp 5 (Cl 4) (Cl 3))) (Cl 2)) (Cl 6)) (Cl 1)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 7)) _
  (irrational_step m p)
  (law_induction (fun n => (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0))))))
  (all1_at (fun n => ((0 <= n) -> (forall (a : Z), (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)))))) n)
  (all1_at (fun a => (((1 <= n) /\ (0 <= a)) -> (~ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) = 0)))) a)
  (thy_counting_4 n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_49 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ ((x2 + 1) <= x1)) -> False.
Proof. thy. Qed.
(* a_i >= k if and only if f(k, i) <= 0. *)
Lemma a_at_least : forall (a : Z) (i : Z) (k : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p i a) ->
  (0 <= k) ->
  ((k <= a) <-> (((((p * k) * k) + ((((m * p) - 2) * k) * i)) - ((m * i) * i)) <= 0)).
Proof.
intros a i k m p.
refine (refute (Nd (Some (k <= a)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * i)) - ((m * i) * i)) <= 0)) (Nd (Some (0 <= i)) (Nd (Some (1 <= m)) Lf Lf) (Nd (Some ((a + 1) <= k)) Lf Lf)) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * i)) - ((m * i) * i)) <= 0)) (Nd (Some (0 <= k)) Lf Lf) Lf)) (Nd (Some (isA m p i a)) (Nd (Some (0 <= a)) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * i)) - ((m * i) * i)) <= 0)) Lf Lf)) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * i)) - ((m * i) * i)))) (Nd (Some (0 <= (a + 1))) Lf Lf) Lf)))
 [(If (At 3) (An (An (An (At 4) (At 5)) (At 6)) (At 7)));
 (Im (An (At 8) (At 9)) (Im (At 4) (Im (At 10) (Im (At 1) (Im (At 6) (At 2))))));
 (Im (An (At 8) (At 9)) (Im (At 4) (Im (At 11) (Im (At 12) (Im (At 2) (At 13))))));
 (Im (At 7) (Im (At 13) Fa));
 (Im (No (At 1)) (Im (No (At 12)) Fa));
 (Im (At 5) (Im (No (At 11)) Fa));
 (An (At 8) (At 9));
 (At 3);
 (At 10)]
 (If (At 1) (At 2))
 (Sp 8 (Sp 9 (Sp 3 (Sp 10 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 11 (Sp 13 (Cl 5) (Sp 12 (Sp 2 (Cl 4) (Sp 1 (Cl 3) (Cl 1))) (Sp 1 (Sp 2 (Cl 1) (Cl 3)) (Cl 6)))) (Cl 7)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 8)) _
  (def_isA m p i a)
  (monotone_in_a k a m i p)
  (monotone_in_a (a + 1) k m i p)
  (thy_counting_28 p a m i)
  (thy_counting_49 k a)
  (thy_counting_29 a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_50 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_51 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_52 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_53 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
(* a_i < k if and only if i < u(k). *)
Lemma a_below : forall (a : Z) (i : Z) (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p i a) ->
  (isU m p k u) ->
  ((a < k) <-> (i < u)).
Proof.
intros a i k m p u.
refine (refute (Nd (Some (a < k)) (Nd (Some (i < u)) (Nd (Some (0 <= k)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) (Nd (Some (u <= i)) Lf Lf) Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) (Nd (Some (0 <= i)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))) <= 0)) Lf Lf) Lf) (Nd (Some (k <= a)) Lf Lf))) (Nd (Some (isU m p k u)) (Nd (Some (0 <= u)) (Nd (Some (isA m p i a)) (Nd (Some (i <= (u - 1))) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (u = 0)) (Nd (Some (0 <= a)) Lf Lf) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * i)) - ((m * i) * i)) <= 0)) Lf Lf))))
 [(If (At 3) (An (An (An (At 4) (At 5)) (At 6)) (Or (At 7) (At 8))));
 (Im (At 9) (An (At 10) (At 11)));
 (Im (An (At 12) (At 13)) (Im (At 9) (Im (At 4) (If (At 14) (At 15)))));
 (Im (An (At 12) (At 13)) (Im (At 5) (Im (At 16) (Im (At 4) (Im (At 6) (At 15))))));
 (Im (An (At 12) (At 13)) (Im (At 10) (Im (At 17) (Im (At 4) (Im (At 15) (At 18))))));
 (Im (At 8) (Im (At 18) Fa));
 (Im (At 14) (Im (At 1) Fa));
 (Im (No (At 14)) (Im (No (At 1)) Fa));
 (Im (No (At 16)) (Im (No (At 17)) Fa));
 (Im (At 16) (Im (At 2) Fa));
 (Im (No (At 16)) (Im (No (At 2)) Fa));
 (Im (At 7) (Im (At 10) (Im (At 2) Fa)));
 (An (At 12) (At 13));
 (At 9);
 (At 3)]
 (If (At 1) (At 2))
 (Sp 12 (Sp 13 (Sp 9 (Sp 3 (Sp 10 (Sp 4 (Sp 5 (Sp 6 (Sp 15 (Sp 14 (Sp 1 (Cl 8) (Sp 2 (Sp 16 (Cl 11) (Sp 7 (Cl 13) (Sp 17 (Sp 8 (Sp 18 (Cl 7) (Cl 6)) (Cl 2)) (Cl 10)))) (Cl 1))) (Cl 4)) (Sp 14 (Cl 4) (Sp 16 (Cl 5) (Sp 1 (Sp 2 (Cl 1) (Cl 12)) (Cl 9))))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) _
  (def_isU m p k u)
  (a_natural a m i p)
  (a_at_least a i k m p)
  (monotone_in_n k i m u p)
  (monotone_in_n k (u - 1) m i p)
  (thy_counting_33 p k m u)
  (thy_counting_50 k a)
  (thy_counting_51 k a)
  (thy_counting_52 u i)
  (thy_counting_50 u i)
  (thy_counting_51 u i)
  (thy_counting_53 u i)
).
vm_compute; reflexivity.
Qed.

(* a is non-decreasing. *)
Lemma a_monotone : forall (a : Z) (c : Z) (i : Z) (j : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p i a) ->
  (isA m p j c) ->
  (i <= j) ->
  (a <= c).
Proof.
intros a c i j m p.
refine (refute (Nd (Some (a <= c)) (Nd (Some (isA m p i a)) (Nd (Some (0 <= a)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * i)) - ((m * i) * i)))) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * j)) - ((m * j) * j)) <= 0)) Lf Lf) Lf)) (Nd (Some (0 <= i)) (Nd (Some (((((p * a) * a) + ((((m * p) - 2) * a) * i)) - ((m * i) * i)) <= 0)) (Nd (Some (isA m p j c)) Lf Lf) Lf) (Nd (Some (1 <= m)) (Nd (Some (i <= j)) Lf Lf) Lf)))
 [(If (At 2) (An (An (An (At 3) (At 4)) (At 5)) (At 6)));
 (Im (An (At 7) (At 8)) (Im (At 9) (Im (At 4) (If (At 1) (At 10)))));
 (Im (An (At 7) (At 8)) (Im (At 3) (Im (At 11) (Im (At 4) (Im (At 5) (At 10))))));
 (An (At 7) (At 8));
 (At 2);
 (At 9);
 (At 11)]
 (At 1)
 (Sp 7 (Sp 8 (Sp 2 (Sp 9 (Sp 11 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 10 (Cl 3) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) _
  (def_isA m p i a)
  (a_at_least c j a m p)
  (monotone_in_n a j m i p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> (~ ((x3 * (x4 - x5)) <= ((x2 + (x3 * x4)) - (x1 + (x3 * x5))))) -> False.
Proof. thy. Qed.
(* b is strictly increasing, by at least m a step: b_j - b_i >= m(j - i) for i <= j. *)
Lemma b_increasing : forall (a : Z) (c : Z) (i : Z) (j : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isA m p i a) ->
  (isA m p j c) ->
  (i <= j) ->
  ((m * (j - i)) <= ((c + (m * j)) - (a + (m * i)))).
Proof.
intros a c i j m p.
refine (refute (Nd (Some ((m * (j - i)) <= ((c + (m * j)) - (a + (m * i))))) (Nd (Some (1 <= m)) (Nd (Some (isA m p i a)) Lf Lf) (Nd (Some (i <= j)) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (isA m p j c)) Lf Lf) (Nd (Some (a <= c)) Lf Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 6) (At 7)))));
 (Im (At 7) (Im (No (At 1)) Fa));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 6)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 1 (Cl 1) (Sp 7 (Cl 3) (Cl 2))) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 4)) _
  (a_monotone a c i j m p)
  (thy_counting_54 a c m j i)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_55 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_56 : forall (x1 : Z), (x1 <= (x1 * x1)) -> (~ (1 <= (x1 * x1))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) = 0)) -> (~ (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) < 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) <= 0) -> (1 <= x1) -> (x1 <= (x1 * (x2 * x2))) -> ((x2 * x4) = (x2 * 0)) -> (((x3 * x4) * x4) = ((x3 * x4) * 0)) -> ((((x2 * x3) * x1) * x4) = (((x2 * x3) * x1) * 0)) -> False.
Proof. thy. Qed.
(* For k >= 1: f(k, u(k)) < 0 < f(k, u(k) - 1) and 1 <= u(k). *)
Lemma u_strict : forall (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= k) ->
  (isU m p k u) ->
  (((1 <= u) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) < 0)) /\ (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))).
Proof.
intros k m p u.
refine (refute (Nd (Some (1 <= u)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) < 0)) (Nd (Some (isU m p k u)) (Nd (Some (u = 0)) (Nd (Some ((k * k) <= (p * (k * k)))) Lf Lf) Lf) (Nd (Some (1 <= k)) Lf Lf)) (Nd (Some (0 <= u)) (Nd (Some (1 <= p)) (Nd (Some (((m * u) * u) = ((m * u) * 0))) Lf Lf) Lf) (Nd (Some (1 <= (k * k))) Lf Lf))) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) (Nd (Some (0 <= k)) (Nd (Some (1 <= m)) (Nd (Some ((k * u) = (k * 0))) Lf Lf) Lf) (Nd (Some (k <= (k * k))) Lf Lf)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) = 0)) (Nd (Some ((((k * m) * p) * u) = (((k * m) * p) * 0))) Lf Lf) Lf) (Nd (Some (p <= (p * (k * k)))) Lf Lf))))
 [(If (At 4) (An (An (An (At 5) (At 6)) (At 7)) (Or (At 8) (At 3))));
 (Im (An (At 9) (At 10)) (Im (At 1) (Im (At 5) (No (At 11)))));
 (Im (At 12) (Im (At 12) (An (At 13) (At 13))));
 (Im (At 10) (Im (At 14) (An (At 15) (At 16))));
 (Im (At 8) (At 17));
 (Im (At 8) (At 18));
 (Im (At 8) (At 19));
 (Im (At 6) (Im (No (At 1)) (Im (No (At 8)) Fa)));
 (Im (At 13) (Im (No (At 14)) (Im (At 12) Fa)));
 (Im (At 7) (Im (No (At 11)) (Im (No (At 2)) Fa)));
 (Im (At 7) (Im (At 10) (Im (At 15) (Im (At 17) (Im (At 18) (Im (At 19) Fa))))));
 (An (At 9) (At 10));
 (At 12);
 (At 4)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 9 (Sp 10 (Sp 12 (Sp 4 (Sp 13 (Sp 5 (Sp 6 (Sp 7 (Sp 14 (Sp 15 (Sp 1 (Sp 11 (Cl 3) (Sp 2 (Sp 3 (Cl 1) (Sp 8 (Sp 17 (Sp 18 (Sp 19 (Cl 12) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 2))) (Cl 11))) (Sp 8 (Sp 17 (Sp 18 (Sp 19 (Cl 12) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 9))) (Cl 5)) (Cl 10)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 4)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (def_isU m p k u)
  (irrational k m u p)
  (product_large k k)
  (product_large p (k * k))
  (eq_mul k u 0)
  (eq_mul (m * u) u 0)
  (eq_mul ((k * m) * p) u 0)
  (thy_counting_55 u)
  (thy_counting_56 k)
  (thy_counting_57 p k m u)
  (thy_counting_58 p k m u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) < 0) -> (((((x1 * (x2 - (x3 * ((x2 * x1) - x4)))) * (x2 - (x3 * ((x2 * x1) - x4)))) + ((((x3 * x1) - 2) * (x2 - (x3 * ((x2 * x1) - x4)))) * ((x2 * x1) - x4))) - ((x3 * ((x2 * x1) - x4)) * ((x2 * x1) - x4))) <= 0) -> False.
Proof. thy. Qed.
Lemma thy_counting_60 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (0 <= ((x3 * x2) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - (x2 * ((x1 * x3) - x4))) < 0)) -> (~ (0 <= (x1 - (x2 * ((x1 * x3) - x4))))) -> False.
Proof. thy. Qed.
Lemma thy_counting_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 - (x2 * ((x1 * x3) - x4))) <= x5)) -> (~ ((x5 + (x2 * ((x1 * x3) - x4))) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * x4)) - ((x3 * x4) * x4)) < 0) -> ((x4 * (x2 - (x3 * ((x2 * x1) - x4)))) < 0) -> (0 <= (x2 * ((x2 * x1) - x4))) -> False.
Proof. thy. Qed.
(* With v = kp - u(k) and k >= 1: b_v < k. *)
Lemma b_below_last : forall (a : Z) (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= k) ->
  (isU m p k u) ->
  (isA m p ((k * p) - u) a) ->
  ((a + (m * ((k * p) - u))) < k).
Proof.
intros a k m p u.
refine (refute (Nd (Some ((a + (m * ((k * p) - u))) < k)) (Nd (Some (1 <= m)) (Nd (Some (1 <= k)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) (Nd (Some ((k - (m * ((k * p) - u))) < 0)) Lf Lf) Lf) (Nd (Some (0 <= (k * ((k * p) - u)))) (Nd (Some (((((p * (k - (m * ((k * p) - u)))) * (k - (m * ((k * p) - u)))) + ((((m * p) - 2) * (k - (m * ((k * p) - u)))) * ((k * p) - u))) - ((m * ((k * p) - u)) * ((k * p) - u))) <= 0)) Lf Lf) Lf)) (Nd (Some (1 <= u)) (Nd (Some (0 <= k)) (Nd (Some (0 <= (k - (m * ((k * p) - u))))) Lf Lf) Lf) (Nd (Some (0 < (k - (m * ((k * p) - u))))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (isU m p k u)) (Nd (Some (u <= (p * k))) (Nd (Some (isA m p ((k * p) - u) a)) Lf Lf) Lf) (Nd (Some (0 < (u * (k - (m * ((k * p) - u)))))) Lf Lf)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) < 0)) (Nd (Some (0 <= ((k * p) - u))) (Nd (Some ((k - (m * ((k * p) - u))) <= a)) Lf Lf) Lf) (Nd (Some ((u * (k - (m * ((k * p) - u)))) < 0)) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (An (An (At 6) (At 7)) (At 8)))));
 (Im (An (At 2) (At 3)) (Im (At 5) (At 9)));
 (Im (At 10) (Im (At 11) (At 12)));
 (Im (At 6) (An (An (An (Im (At 13) (At 14)) (Im (At 15) (At 16))) (Im (At 14) (At 13))) (Im (At 16) (At 15))));
 (Im (An (At 2) (At 3)) (Im (At 17) (Im (At 18) (If (At 19) (At 20)))));
 (Im (At 7) (Im (At 20) Fa));
 (Im (At 9) (Im (No (At 11)) Fa));
 (Im (No (At 16)) (Im (No (At 18)) Fa));
 (Im (No (At 19)) (Im (No (At 1)) Fa));
 (Im (No (At 10)) (Im (At 4) Fa));
 (Im (At 7) (Im (At 15) (Im (At 12) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5);
 (At 17)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 17 (Sp 1 (Cl 1) (Sp 19 (Sp 10 (Sp 6 (Sp 7 (Sp 9 (Sp 20 (Cl 7) (Sp 11 (Sp 18 (Cl 6) (Sp 12 (Sp 16 (Sp 15 (Cl 12) (Cl 5)) (Cl 9)) (Cl 4))) (Cl 8))) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 11)) (Cl 10))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (u_strict k m p u)
  (u_bound k m p u)
  (product_nonneg k ((k * p) - u))
  (cancel u (k - (m * ((k * p) - u))))
  (a_at_least a ((k * p) - u) (k - (m * ((k * p) - u))) m p)
  (thy_counting_59 p k m u)
  (thy_counting_60 u p k)
  (thy_counting_61 k m p u)
  (thy_counting_62 k m p u a)
  (thy_counting_4 k)
  (thy_counting_63 p k m u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - (x2 * (((x1 * x3) - x4) + 1))) <= x5) -> (~ (x1 <= (x5 + (x2 * (((x1 * x3) - x4) + 1))))) -> False.
Proof. thy. Qed.
Lemma thy_counting_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (~ (0 <= (x2 - (x3 * (((x2 * x4) - x5) + 1))))) -> (~ (x2 <= (x1 + (x3 * (((x2 * x4) - x5) + 1))))) -> False.
Proof. thy. Qed.
Lemma thy_counting_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 < ((((x1 * x2) * x2) + ((((x3 * x1) - 2) * x2) * (x4 - 1))) - ((x3 * (x4 - 1)) * (x4 - 1)))) -> (~ (((((x1 * (x2 - (x3 * (((x2 * x1) - x4) + 1)))) * (x2 - (x3 * (((x2 * x1) - x4) + 1)))) + ((((x3 * x1) - 2) * (x2 - (x3 * (((x2 * x1) - x4) + 1)))) * (((x2 * x1) - x4) + 1))) - ((x3 * (((x2 * x1) - x4) + 1)) * (((x2 * x1) - x4) + 1))) <= 0)) -> False.
Proof. thy. Qed.
(* With v = kp - u(k) and k >= 1: b_{v+1} >= k. *)
Lemma b_below_next : forall (a : Z) (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (1 <= k) ->
  (isU m p k u) ->
  (isA m p (((k * p) - u) + 1) a) ->
  (k <= (a + (m * (((k * p) - u) + 1)))).
Proof.
intros a k m p u.
refine (refute (Nd (Some (k <= (a + (m * (((k * p) - u) + 1))))) (Nd (Some (isA m p (((k * p) - u) + 1) a)) (Nd (Some (0 <= a)) (Nd (Some (isU m p k u)) Lf Lf) (Nd (Some (0 <= (k - (m * (((k * p) - u) + 1))))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) < 0)) Lf Lf) (Nd (Some (((((p * (k - (m * (((k * p) - u) + 1)))) * (k - (m * (((k * p) - u) + 1)))) + ((((m * p) - 2) * (k - (m * (((k * p) - u) + 1)))) * (((k * p) - u) + 1))) - ((m * (((k * p) - u) + 1)) * (((k * p) - u) + 1))) <= 0)) Lf Lf))) (Nd (Some (0 <= (((k * p) - u) + 1))) (Nd (Some (1 <= m)) (Nd (Some (1 <= u)) Lf Lf) (Nd (Some ((k - (m * (((k * p) - u) + 1))) <= a)) Lf Lf)) (Nd (Some (1 <= k)) (Nd (Some (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1))))) Lf Lf) Lf)))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (An (At 5) (At 6)) (Im (At 7) (Im (At 8) (An (An (At 9) (At 10)) (At 11)))));
 (Im (An (At 5) (At 6)) (Im (At 2) (Im (At 12) (If (At 13) (At 14)))));
 (Im (At 13) (Im (No (At 1)) Fa));
 (Im (At 4) (Im (No (At 12)) (Im (No (At 1)) Fa)));
 (Im (At 11) (Im (No (At 14)) Fa));
 (An (At 5) (At 6));
 (At 7);
 (At 8);
 (At 2)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 2 (Sp 1 (Cl 1) (Sp 13 (Cl 5) (Sp 9 (Sp 10 (Sp 11 (Sp 3 (Sp 4 (Sp 14 (Sp 12 (Cl 4) (Cl 6)) (Cl 7)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 3)) (Cl 3)))) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 8)) _
  (a_natural a m (((k * p) - u) + 1) p)
  (u_strict k m p u)
  (a_at_least a (((k * p) - u) + 1) (k - (m * (((k * p) - u) + 1))) m p)
  (thy_counting_64 k m p u a)
  (thy_counting_65 a k m p u)
  (thy_counting_66 p k m u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= ((x2 * x3) - x4))) -> (~ ((((x2 * x3) - x4) + 1) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= ((x2 * x3) - x4)) -> (~ (0 <= (((x2 * x3) - x4) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= ((x2 * x3) - x4))) -> (~ (0 <= ((x1 - ((x2 * x3) - x4)) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_70 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (0 <= (((x3 * x2) - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 + (x2 * ((x3 * x4) - x5))) < x3) -> ((x2 * (((x3 * x4) - x5) - x6)) <= ((x1 + (x2 * ((x3 * x4) - x5))) - (x7 + (x2 * x6)))) -> (~ ((x7 + (x2 * x6)) < x3)) -> (0 <= (x2 * (((x3 * x4) - x5) - x6))) -> False.
Proof. thy. Qed.
Lemma thy_counting_72 : forall (x1 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x2 <= ((x3 * x4) - x1)) -> (1 <= x2) -> ((x4 * x3) = (x4 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= (x2 + (x3 * (((x1 * x4) - x5) + 1)))) -> ((x3 * (x6 - (((x1 * x4) - x5) + 1))) <= ((x7 + (x3 * x6)) - (x2 + (x3 * (((x1 * x4) - x5) + 1))))) -> (0 <= (x3 * ((x6 - ((x1 * x4) - x5)) - 1))) -> ((x7 + (x3 * x6)) < x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= (x2 * x3)) -> (~ (1 <= x4)) -> ((x1 + (x2 * x3)) < x4) -> False.
Proof. thy. Qed.
(* For i >= 1, or i = 0 and k >= 1: b_i < k if and only if i <= kp - u(k). *)
Lemma b_below : forall (a : Z) (i : Z) (k : Z) (m : Z) (p : Z) (u : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isA m p i a) ->
  ((1 <= i) \/ (1 <= k)) ->
  (((a + (m * i)) < k) <-> (i <= ((k * p) - u))).
Proof.
intros a i k m p u.
destruct (wit_ex1 (fun a => (isA m p ((k * p) - u) a))) as [c W5].
destruct (wit_ex1 (fun a => (isA m p (((k * p) - u) + 1) a))) as [d W7].
refine (refute (Nd (Some ((a + (m * i)) < k)) (Nd (Some (i <= ((k * p) - u))) (Nd (Some (0 <= i)) (Nd (Some (0 <= u)) (Nd (Some (exists (a : Z), (isA m p (((k * p) - u) + 1) a))) (Nd (Some (1 <= i)) Lf Lf) Lf) (Nd (Some (0 <= m)) Lf Lf)) (Nd (Some (0 <= ((k * p) - u))) (Nd (Some (k <= (d + (m * (((k * p) - u) + 1))))) Lf Lf) (Nd (Some (0 <= (m * ((i - ((k * p) - u)) - 1)))) Lf Lf))) (Nd (Some (isU m p k u)) (Nd (Some (1 <= p)) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some (0 <= (m * (((k * p) - u) - i)))) Lf Lf)) (Nd (Some (isA m p ((k * p) - u) c)) (Nd (Some ((((k * p) - u) + 1) <= i)) Lf Lf) (Nd (Some (k = 0)) Lf Lf)))) (Nd (Some (isA m p i a)) (Nd (Some (0 <= a)) (Nd (Some (1 <= m)) (Nd (Some (isA m p (((k * p) - u) + 1) d)) Lf Lf) (Nd (Some (0 <= (((k * p) - u) - i))) Lf Lf)) (Nd (Some (exists (a : Z), (isA m p ((k * p) - u) a))) (Nd (Some ((m * (((k * p) - u) - i)) <= ((c + (m * ((k * p) - u))) - (a + (m * i))))) Lf Lf) (Nd (Some (0 <= (m * i))) Lf Lf))) (Nd (Some (0 <= k)) (Nd (Some (u <= (p * k))) (Nd (Some ((c + (m * ((k * p) - u))) < k)) Lf Lf) (Nd (Some (0 <= ((i - ((k * p) - u)) - 1))) Lf Lf)) (Nd (Some (0 <= (((k * p) - u) + 1))) (Nd (Some ((m * (i - (((k * p) - u) + 1))) <= ((a + (m * i)) - (d + (m * (((k * p) - u) + 1)))))) Lf Lf) (Nd (Some ((p * k) = (p * 0))) Lf Lf)))))
 [(Im (At 3) (An (At 4) (At 5)));
 (Im (At 6) (An (At 7) (At 8)));
 (Im (An (At 9) (At 10)) (Im (At 6) (At 11)));
 (Im (An (At 9) (At 10)) (Im (At 12) (At 13)));
 (Im (At 13) (At 14));
 (Im (An (At 9) (At 10)) (Im (At 15) (At 16)));
 (Im (At 16) (At 17));
 (Im (An (At 9) (At 10)) (Im (At 18) (Im (At 6) (Im (At 14) (At 19)))));
 (Im (An (At 9) (At 10)) (Im (At 18) (Im (At 6) (Im (At 17) (At 20)))));
 (Im (An (At 9) (At 10)) (Im (At 3) (Im (At 14) (Im (At 2) (At 21)))));
 (Im (An (At 9) (At 10)) (Im (At 17) (Im (At 3) (Im (At 22) (At 23)))));
 (Im (At 24) (Im (At 25) (At 26)));
 (Im (At 24) (Im (At 27) (At 28)));
 (Im (At 24) (Im (At 4) (At 29)));
 (Im (At 30) (At 31));
 (Im (At 11) (Im (No (At 12)) Fa));
 (Im (No (At 2)) (Im (No (At 22)) Fa));
 (Im (At 2) (Im (No (At 25)) Fa));
 (Im (No (At 2)) (Im (No (At 27)) Fa));
 (Im (At 11) (Im (No (At 15)) Fa));
 (Im (No (At 24)) (Im (At 9) Fa));
 (Im (At 19) (Im (At 21) (Im (No (At 1)) (Im (At 26) Fa))));
 (Im (At 7) (Im (No (At 30)) (Im (No (At 18)) Fa)));
 (Im (At 8) (Im (At 2) (Im (At 32) (Im (At 31) Fa))));
 (Im (At 20) (Im (At 23) (Im (At 28) (Im (At 1) Fa))));
 (Im (At 5) (Im (At 29) (Im (No (At 18)) (Im (At 1) Fa))));
 (An (At 9) (At 10));
 (At 6);
 (At 3);
 (Or (At 32) (At 18))]
 (If (At 1) (At 2))
 (Sp 9 (Sp 10 (Sp 6 (Sp 3 (Sp 24 (Sp 11 (Sp 7 (Sp 8 (Sp 4 (Sp 5 (Sp 29 (Sp 12 (Sp 15 (Sp 13 (Sp 16 (Sp 14 (Sp 17 (Sp 1 (Sp 2 (Cl 1) (Sp 18 (Sp 22 (Sp 27 (Sp 20 (Sp 23 (Sp 28 (Cl 26) (Cl 14)) (Cl 12)) (Cl 10)) (Cl 20)) (Cl 18)) (Cl 27))) (Sp 2 (Sp 21 (Sp 25 (Sp 26 (Sp 19 (Cl 23) (Sp 18 (Cl 9) (Sp 32 (Sp 30 (Sp 31 (Cl 25) (Cl 16)) (Cl 24)) (Cl 31)))) (Cl 13)) (Cl 19)) (Cl 11)) (Cl 1))) (Cl 8)) (Cl 6)) (Cl 7)) (Cl 5)) (Cl 21)) (Cl 17)) (Cl 15)) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 3)) (Cl 4)) (Cl 22)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) _
  (a_natural a m i p)
  (u_natural k m p u)
  (u_bound k m p u)
  (a_exists m ((k * p) - u) p)
  W5
  (a_exists m (((k * p) - u) + 1) p)
  W7
  (b_below_last c k m p u)
  (b_below_next d k m p u)
  (b_increasing a c i ((k * p) - u) m p)
  (b_increasing d a (((k * p) - u) + 1) i m p)
  (product_nonneg m (((k * p) - u) - i))
  (product_nonneg m ((i - ((k * p) - u)) - 1))
  (product_nonneg m i)
  (eq_mul p k 0)
  (thy_counting_60 u p k)
  (thy_counting_67 i k p u)
  (thy_counting_68 i k p u)
  (thy_counting_69 i k p u)
  (thy_counting_70 u p k)
  (thy_counting_4 m)
  (thy_counting_71 c m k p u i a)
  (thy_counting_72 k)
  (thy_counting_73 u i k p)
  (thy_counting_74 k d m p u i a)
  (thy_counting_75 a m i k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_76 : forall (x1 : Z) (x2 : Z), (0 <= 0) -> (~ (((((x1 * 0) * 0) + ((((x2 * x1) - 2) * 0) * 0)) - ((x2 * 0) * 0)) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_77 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (((((x1 * 1) * 1) + ((((x2 * x1) - 2) * 1) * x1)) - ((x2 * x1) * x1)) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_78 : forall (x1 : Z) (x2 : Z), (~ (0 < ((((x1 * 1) * 1) + ((((x2 * x1) - 2) * 1) * (x1 - 1))) - ((x2 * (x1 - 1)) * (x1 - 1))))) -> (0 <= (((x1 - 0) - 1) * ((x2 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_counting_79 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= ((x1 - 1) - 0))) -> False.
Proof. thy. Qed.
Lemma thy_counting_80 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= ((x1 - 0) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_81 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_82 :  (~ (0 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_83 :  (~ (0 <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_84 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
(* u(0) = 0 and u(1) = p: the number 0 occurs p times in a. *)
Lemma u_zero : forall (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  ((isU m p 0 0) /\ (isU m p 1 p)).
Proof.
intros m p.
refine (refute (Nd (Some (isU m p 0 0)) (Nd (Some (isU m p 1 p)) (Nd (Some (((((p * 0) * 0) + ((((m * p) - 2) * 0) * 0)) - ((m * 0) * 0)) <= 0)) (Nd (Some (0 <= p)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (0 <= ((p - 0) - 1))) Lf Lf)) (Nd (Some (0 < ((((p * 0) * 0) + ((((m * p) - 2) * 0) * (0 - 1))) - ((m * (0 - 1)) * (0 - 1))))) (Nd (Some (p = 0)) Lf Lf) (Nd (Some (0 <= (((p - 0) - 1) * ((m - 1) - 0)))) Lf Lf))) (Nd (Some (0 <= 0)) (Nd (Some (0 = 0)) (Nd (Some (((((p * 1) * 1) + ((((m * p) - 2) * 1) * p)) - ((m * p) * p)) <= 0)) Lf Lf) (Nd (Some (0 <= ((m - 1) - 0))) Lf Lf)) (Nd (Some (0 <= 1)) (Nd (Some (0 < ((((p * 1) * 1) + ((((m * p) - 2) * 1) * (p - 1))) - ((m * (p - 1)) * (p - 1))))) Lf Lf) (Nd (Some (1 <= m)) Lf Lf))))
 [(If (At 1) (An (An (An (At 3) (At 3)) (At 4)) (Or (At 5) (At 6))));
 (If (At 2) (An (An (An (At 7) (At 8)) (At 9)) (Or (At 10) (At 11))));
 (Im (At 12) (Im (At 13) (At 14)));
 (Im (At 3) (Im (No (At 4)) Fa));
 (Im (At 8) (Im (No (At 9)) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (At 15) (Im (No (At 13)) Fa));
 (Im (At 16) (Im (No (At 12)) Fa));
 (Im (No (At 3)) Fa);
 (Im (No (At 5)) Fa);
 (Im (No (At 7)) Fa);
 (Im (At 16) (Im (No (At 8)) Fa));
 (An (At 15) (At 16))]
 (An (At 1) (At 2))
 (Sp 15 (Sp 16 (Sp 13 (Sp 12 (Sp 3 (Sp 5 (Sp 7 (Sp 8 (Sp 14 (Sp 4 (Sp 9 (Sp 11 (Sp 1 (Sp 2 (Cl 1) (Cl 3)) (Cl 2)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 14)) (Cl 14)) _
  (def_isU m p 0 0)
  (def_isU m p 1 p)
  (le_mul ((p - 0) - 1) ((m - 1) - 0))
  (thy_counting_76 p m)
  (thy_counting_77 p m)
  (thy_counting_78 p m)
  (thy_counting_79 m)
  (thy_counting_80 p)
  (thy_counting_81 )
  (thy_counting_82 )
  (thy_counting_83 )
  (thy_counting_84 p)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_85 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (1 <= (((x3 * x2) - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_86 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= (((x1 * x2) - x3) + 1)) -> (~ (1 <= (((x1 * x2) - x3) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_counting_87 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) <= ((x1 * x2) - x3))) -> (~ ((((x1 * x2) - x3) + 1) <= ((x1 * x2) - x3))) -> False.
Proof. thy. Qed.
Lemma thy_counting_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - x3) <= (((x1 + 1) * x2) - x4)) -> (~ ((x4 - x3) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_counting_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 * x2) - x3) + 2) <= (((x1 + 1) * x2) - x4))) -> (~ ((x2 - 1) <= (x4 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_counting_90 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (0 <= (((x3 * x2) - x1) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_counting_91 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((((x1 * x2) - x3) + 1) <= (((x1 * x2) - x3) + 2))) -> False.
Proof. thy. Qed.
Lemma thy_counting_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (1 <= x1) -> ((x2 + (x1 * (((x3 * x4) - x5) + 2))) < (x3 + 1)) -> (~ ((x6 + (x1 * (((x3 * x4) - x5) + 1))) < x3)) -> ((x1 * ((((x3 * x4) - x5) + 2) - (((x3 * x4) - x5) + 1))) <= ((x2 + (x1 * (((x3 * x4) - x5) + 2))) - (x6 + (x1 * (((x3 * x4) - x5) + 1))))) -> False.
Proof. thy. Qed.
Lemma thy_counting_93 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((((x1 * x2) - x3) + 1) <= ((x1 * x2) - x3)) -> False.
Proof. thy. Qed.
Lemma thy_counting_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * (x3 + 1))) -> (~ (1 <= ((x3 * x2) - x4))) -> (~ ((x1 - x4) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_counting_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + (x2 * ((x3 * x4) - x5))) < x3) -> (~ ((x1 + (x2 * ((x3 * x4) - x5))) < (x3 + 1))) -> False.
Proof. thy. Qed.
(* p - 1 <= u(k+1) - u(k) <= p: each k occurs p - 1 or p times in a, and at most once in b. *)
Lemma u_step : forall (k : Z) (m : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  (((p - 1) <= (w - u)) /\ ((w - u) <= p)).
Proof.
intros k m p u w.
destruct (wit_ex1 (fun a => (isA m p ((k * p) - u) a))) as [c W5].
destruct (wit_ex1 (fun a => (isA m p (((k * p) - u) + 1) a))) as [d W7].
destruct (wit_ex1 (fun a => (isA m p (((k * p) - u) + 2) a))) as [e W9].
refine (refute (Nd (Some ((p - 1) <= (w - u))) (Nd (Some ((w - u) <= p)) (Nd (Some (1 <= p)) (Nd (Some (w <= (p * (k + 1)))) (Nd (Some (exists (a : Z), (isA m p (((k * p) - u) + 2) a))) (Nd (Some ((m * ((((k * p) - u) + 2) - (((k * p) - u) + 1))) <= ((e + (m * (((k * p) - u) + 2))) - (d + (m * (((k * p) - u) + 1)))))) Lf Lf) Lf) (Nd (Some (((k * p) - u) <= (((k + 1) * p) - w))) Lf Lf)) (Nd (Some (0 <= (((k * p) - u) + 1))) (Nd (Some ((c + (m * ((k * p) - u))) < k)) Lf Lf) (Nd (Some (1 <= (((k * p) - u) + 2))) Lf Lf))) (Nd (Some (u <= (p * k))) (Nd (Some (exists (a : Z), (isA m p ((k * p) - u) a))) (Nd (Some (1 <= ((k * p) - u))) Lf Lf) (Nd (Some ((d + (m * (((k * p) - u) + 1))) < k)) Lf Lf)) (Nd (Some (isA m p (((k * p) - u) + 1) d)) (Nd (Some (1 <= (k + 1))) Lf Lf) (Nd (Some ((((k * p) - u) + 2) <= (((k + 1) * p) - w))) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (isU m p k u)) (Nd (Some (0 <= ((k * p) - u))) (Nd (Some (isA m p (((k * p) - u) + 2) e)) Lf Lf) (Nd (Some (1 <= (((k * p) - u) + 1))) Lf Lf)) (Nd (Some (exists (a : Z), (isA m p (((k * p) - u) + 1) a))) (Nd (Some (((k * p) - u) <= ((k * p) - u))) Lf Lf) (Nd (Some ((e + (m * (((k * p) - u) + 2))) < (k + 1))) Lf Lf))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some (isA m p ((k * p) - u) c)) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some ((((k * p) - u) + 1) <= ((k * p) - u))) Lf Lf)) (Nd (Some (0 <= (((k * p) - u) + 2))) (Nd (Some ((c + (m * ((k * p) - u))) < (k + 1))) Lf Lf) (Nd (Some ((((k * p) - u) + 1) <= (((k * p) - u) + 2))) Lf Lf)))))
 [(Im (An (At 3) (At 4)) (Im (At 5) (At 6)));
 (Im (An (At 3) (At 4)) (Im (At 7) (At 8)));
 (Im (An (At 3) (At 4)) (Im (At 9) (At 10)));
 (Im (At 10) (At 11));
 (Im (An (At 3) (At 4)) (Im (At 12) (At 13)));
 (Im (At 13) (At 14));
 (Im (An (At 3) (At 4)) (Im (At 15) (At 16)));
 (Im (At 16) (At 17));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 11) (Im (Or (At 18) (At 19)) (If (At 20) (At 21))))));
 (Im (An (At 3) (At 4)) (Im (At 7) (Im (At 11) (Im (Or (At 18) (At 22)) (If (At 23) (At 24))))));
 (Im (An (At 3) (At 4)) (Im (At 5) (Im (At 14) (Im (Or (At 25) (At 19)) (If (At 26) (At 27))))));
 (Im (An (At 3) (At 4)) (Im (At 7) (Im (At 17) (Im (Or (At 28) (At 22)) (If (At 29) (At 30))))));
 (Im (An (At 3) (At 4)) (Im (At 14) (Im (At 17) (Im (At 31) (At 32)))));
 (Im (At 6) (Im (No (At 9)) Fa));
 (Im (At 6) (Im (No (At 25)) Fa));
 (Im (At 12) (Im (No (At 28)) Fa));
 (Im (No (At 21)) (Im (No (At 27)) Fa));
 (Im (At 24) (Im (No (At 2)) Fa));
 (Im (No (At 30)) (Im (No (At 1)) Fa));
 (Im (At 6) (Im (No (At 12)) Fa));
 (Im (At 6) (Im (No (At 15)) Fa));
 (Im (No (At 31)) Fa);
 (Im (At 3) (Im (At 29) (Im (No (At 26)) (Im (At 32) Fa))));
 (Im (At 27) Fa);
 (Im (At 8) (Im (No (At 18)) (Im (No (At 2)) Fa)));
 (Im (At 20) (Im (No (At 23)) Fa));
 (An (At 3) (At 4));
 (At 5);
 (At 7)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 7 (Sp 31 (Sp 27 (Cl 25) (Sp 6 (Sp 8 (Sp 21 (Sp 9 (Sp 25 (Sp 12 (Sp 15 (Sp 10 (Sp 13 (Sp 28 (Sp 16 (Sp 11 (Sp 14 (Sp 17 (Sp 26 (Cl 12) (Sp 32 (Sp 29 (Cl 24) (Sp 30 (Cl 13) (Sp 1 (Sp 2 (Cl 1) (Sp 24 (Cl 19) (Sp 18 (Sp 23 (Cl 11) (Sp 20 (Cl 27) (Cl 10))) (Cl 26)))) (Cl 20)))) (Cl 14))) (Cl 9)) (Cl 7)) (Cl 5)) (Cl 8)) (Cl 17)) (Cl 6)) (Cl 4)) (Cl 22)) (Cl 21)) (Cl 16)) (Cl 15)) (Cl 18)) (Cl 3)) (Cl 2))) (Cl 23)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 28)) _
  (u_bound k m p u)
  (u_bound (k + 1) m p w)
  (a_exists m ((k * p) - u) p)
  W5
  (a_exists m (((k * p) - u) + 1) p)
  W7
  (a_exists m (((k * p) - u) + 2) p)
  W9
  (b_below c ((k * p) - u) k m p u)
  (b_below c ((k * p) - u) (k + 1) m p w)
  (b_below d (((k * p) - u) + 1) k m p u)
  (b_below e (((k * p) - u) + 2) (k + 1) m p w)
  (b_increasing d e (((k * p) - u) + 1) (((k * p) - u) + 2) m p)
  (thy_counting_60 u p k)
  (thy_counting_85 u p k)
  (thy_counting_86 k p u)
  (thy_counting_87 k p u)
  (thy_counting_88 k p u w)
  (thy_counting_89 k p u w)
  (thy_counting_70 u p k)
  (thy_counting_90 u p k)
  (thy_counting_91 k p u)
  (thy_counting_92 m e k p u d)
  (thy_counting_93 k p u)
  (thy_counting_94 w p k u)
  (thy_counting_95 c m k p u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_96 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_97 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_98 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x1 = x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_99 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_counting_100 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
(* a_i = k if and only if u(k) <= i < u(k+1). *)
Lemma a_indices : forall (i : Z) (k : Z) (m : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  (0 <= i) ->
  ((isA m p i k) <-> ((u <= i) /\ (i < w))).
Proof.
intros i k m p u w.
destruct (wit_ex1 (fun a => (isA m p i a))) as [a W3].
refine (refute (Nd (Some (isA m p i k)) (Nd (Some (u <= i)) (Nd (Some (1 <= m)) (Nd (Some (isA m p i a)) Lf Lf) (Nd (Some (isU m p (k + 1) w)) Lf Lf)) (Nd (Some (0 <= i)) (Nd (Some (a < k)) Lf Lf) (Nd (Some (a = k)) Lf Lf))) (Nd (Some (i < w)) (Nd (Some (1 <= p)) (Nd (Some (isU m p k u)) Lf Lf) (Nd (Some (a < (k + 1))) Lf Lf)) (Nd (Some (exists (a : Z), (isA m p i a))) (Nd (Some (i < u)) Lf Lf) Lf)))
 [(Im (An (At 4) (At 5)) (Im (At 6) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 4) (At 5)) (Im (At 8) (Im (At 9) (If (At 10) (At 11)))));
 (Im (An (At 4) (At 5)) (Im (At 8) (Im (At 12) (If (At 13) (At 3)))));
 (Im (An (At 4) (At 5)) (Im (At 8) (Im (At 1) (At 14))));
 (Im (At 11) (Im (At 2) Fa));
 (Im (No (At 11)) (Im (No (At 2)) Fa));
 (Im (At 14) (If (At 8) (At 1)));
 (Im (No (At 10)) (Im (No (At 14)) (Im (At 13) Fa)));
 (Im (No (At 13)) (Im (At 14) Fa));
 (Im (At 10) (Im (At 14) Fa));
 (An (At 4) (At 5));
 (At 9);
 (At 12);
 (At 6)]
 (If (At 1) (An (At 2) (At 3)))
 (Sp 4 (Sp 5 (Sp 9 (Sp 12 (Sp 6 (Sp 7 (Sp 8 (Sp 14 (Sp 1 (Sp 13 (Sp 10 (Cl 12) (Sp 3 (Sp 11 (Cl 4) (Sp 2 (Cl 1) (Cl 8))) (Cl 5))) (Cl 11)) (Cl 9)) (Sp 1 (Cl 6) (Sp 2 (Sp 3 (Sp 11 (Cl 7) (Sp 13 (Sp 10 (Cl 4) (Cl 10)) (Cl 5))) (Cl 1)) (Cl 1)))) (Cl 3)) (Cl 2)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (a_exists m i p)
  W3
  (a_below a i k m p u)
  (a_below a i (k + 1) m p w)
  (a_unique a k m i p)
  (thy_counting_96 i u)
  (thy_counting_97 i u)
  (fun eq__0 => pg4 isA m m p p i i a k eq_refl eq_refl eq_refl eq__0)
  (thy_counting_98 a k)
  (thy_counting_99 a k)
  (thy_counting_100 a k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= ((x2 * x3) - x4)) -> (((x2 * x3) - x4) < x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= ((x2 * x3) - x4))) -> (~ (((x2 * x3) - x4) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_103 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + (x2 * x3)) < x4)) -> ((x1 + (x2 * x3)) < (x4 + 1)) -> (~ (x1 = (x4 - (x2 * x3)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_104 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + (x2 * x3)) < (x4 + 1))) -> (x1 = (x4 - (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_counting_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + (x2 * x3)) < x4) -> (x1 = (x4 - (x2 * x3))) -> False.
Proof. thy. Qed.
(* For i >= 1: b_i = k if and only if kp - u(k) < i <= (k+1)p - u(k+1). *)
Lemma b_indices : forall (i : Z) (k : Z) (m : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  (1 <= i) ->
  ((isA m p i (k - (m * i))) <-> ((((k * p) - u) < i) /\ (i <= (((k + 1) * p) - w)))).
Proof.
intros i k m p u w.
destruct (wit_ex1 (fun a => (isA m p i a))) as [a W3].
refine (refute (Nd (Some (isA m p i (k - (m * i)))) (Nd (Some (((k * p) - u) < i)) (Nd (Some (1 <= m)) (Nd (Some (isA m p i a)) (Nd (Some ((a + (m * i)) < (k + 1))) Lf Lf) Lf) (Nd (Some ((a + (m * i)) < k)) Lf Lf)) (Nd (Some (0 <= i)) (Nd (Some (1 <= i)) Lf Lf) (Nd (Some (isU m p (k + 1) w)) Lf Lf))) (Nd (Some (i <= (((k + 1) * p) - w))) (Nd (Some (1 <= p)) (Nd (Some (isU m p k u)) (Nd (Some (a = (k - (m * i)))) Lf Lf) Lf) (Nd (Some (i <= ((k * p) - u))) Lf Lf)) (Nd (Some (exists (a : Z), (isA m p i a))) (Nd (Some (1 <= k)) Lf Lf) (Nd (Some (1 <= (k + 1))) Lf Lf))))
 [(Im (An (At 4) (At 5)) (Im (At 6) (At 7)));
 (Im (At 7) (At 8));
 (Im (An (At 4) (At 5)) (Im (At 9) (Im (At 8) (Im (Or (At 10) (At 11)) (If (At 12) (At 13))))));
 (Im (An (At 4) (At 5)) (Im (At 14) (Im (At 8) (Im (Or (At 10) (At 15)) (If (At 16) (At 3))))));
 (Im (An (At 4) (At 5)) (Im (At 8) (Im (At 1) (At 17))));
 (Im (At 13) (Im (At 2) Fa));
 (Im (No (At 13)) (Im (No (At 2)) Fa));
 (Im (No (At 6)) (Im (At 10) Fa));
 (Im (At 17) (If (At 8) (At 1)));
 (Im (No (At 12)) (Im (At 16) (Im (No (At 17)) Fa)));
 (Im (No (At 16)) (Im (At 17) Fa));
 (Im (At 12) (Im (At 17) Fa));
 (An (At 4) (At 5));
 (At 9);
 (At 14);
 (At 10)]
 (If (At 1) (An (At 2) (At 3)))
 (Sp 4 (Sp 5 (Sp 9 (Sp 14 (Sp 10 (Sp 6 (Sp 7 (Sp 8 (Sp 17 (Sp 1 (Sp 16 (Sp 12 (Cl 13) (Sp 3 (Sp 13 (Cl 4) (Sp 2 (Cl 1) (Cl 8))) (Cl 5))) (Cl 12)) (Cl 10)) (Sp 1 (Cl 6) (Sp 2 (Sp 3 (Sp 13 (Cl 7) (Sp 16 (Sp 12 (Cl 4) (Cl 11)) (Cl 5))) (Cl 1)) (Cl 1)))) (Cl 3)) (Cl 2)) (Cl 9)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) _
  (a_exists m i p)
  W3
  (b_below a i k m p u)
  (b_below a i (k + 1) m p w)
  (a_unique a (k - (m * i)) m i p)
  (thy_counting_101 i k p u)
  (thy_counting_102 i k p u)
  (thy_counting_4 i)
  (fun eq__0 => pg4 isA m m p p i i a (k - (m * i)) eq_refl eq_refl eq_refl eq__0)
  (thy_counting_103 a m i k)
  (thy_counting_104 a m i k)
  (thy_counting_105 a m i k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_106 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + x2) - x3)) -> (~ (x1 = (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_counting_107 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_counting_108 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= (x2 - x3)) -> (~ ((0 + x3) <= x2)) -> (1 <= x1) -> False.
Proof. thy. Qed.
(* The number of indices i with a_i = k is u(k+1) - u(k). *)
Lemma count_a : forall (k : Z) (m : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  ((card1 (fun (i : Z) => (isA m p i k))) = (w - u)).
Proof.
intros k m p u w.
destruct (wit_all1 (fun i => ((isA m p i k) <-> ((u <= i) /\ (i < w))))) as [j W3].
refine (refute (Nd (Some ((card1 (fun (i : Z) => (isA m p i k))) = (w - u))) (Nd (Some (isU m p k u)) (Nd (Some (0 <= u)) (Nd (Some (1 <= p)) (Nd (Some ((card1 (fun (i : Z) => (isA m p i k))) = ((0 + w) - u))) Lf Lf) Lf) (Nd (Some (u <= j)) Lf Lf)) (Nd (Some (0 <= j)) (Nd (Some ((p - 1) <= (w - u))) Lf Lf) (Nd (Some (forall (i : Z), ((isA m p i k) <-> ((u <= i) /\ (i < w))))) Lf Lf))) (Nd (Some (0 <= k)) (Nd (Some (isA m p j k)) (Nd (Some (isU m p (k + 1) w)) Lf Lf) (Nd (Some (j < w)) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some ((w - u) <= p)) Lf Lf) (Nd (Some ((0 + u) <= w)) Lf Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (Im (At 5) (An (At 6) (At 3)));
 (Im (An (At 7) (At 8)) (Im (At 2) (Im (At 9) (An (At 10) (At 11)))));
 (Im (If (At 5) (An (At 12) (At 13))) (At 14));
 (Im (An (At 7) (At 8)) (Im (At 2) (Im (At 9) (Im (At 6) (If (At 5) (An (At 12) (At 13)))))));
 (Im (An (At 15) (At 14)) (At 16));
 (Im (At 16) (Im (No (At 1)) Fa));
 (Im (At 4) (Im (At 12) (Im (No (At 6)) Fa)));
 (Im (At 10) (Im (No (At 15)) (Im (At 8) Fa)));
 (An (At 7) (At 8));
 (At 2);
 (At 9)]
 (At 1)
 (Sp 7 (Sp 8 (Sp 2 (Sp 9 (Sp 1 (Cl 1) (Sp 16 (Cl 8) (Sp 10 (Sp 3 (Sp 4 (Sp 15 (Sp 14 (Cl 7) (Sp 5 (Sp 6 (Sp 12 (Sp 13 (Cl 5) (Cl 6)) (Cl 6)) (Cl 3)) (Sp 12 (Sp 13 (Sp 6 (Cl 6) (Cl 9)) (Cl 5)) (Cl 5)))) (Cl 10)) (Cl 2)) (Cl 2)) (Cl 4)))) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 11)) _
  (u_natural k m p u)
  (a_natural k m j p)
  (u_step k m p u w)
  W3
  (a_indices j k m p u w)
  (law_interval (fun i => (isA m p i k)) u w)
  (thy_counting_106 (card1 (fun (i : Z) => (isA m p i k))) w u)
  (thy_counting_107 u j)
  (thy_counting_108 p w u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_109 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) <= x3) -> (~ ((0 + (((x4 * x3) - x2) + 1)) <= ((((x4 + 1) * x3) - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((((x1 * x2) - x3) + 1) <= x4) -> (~ (((x1 * x2) - x3) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_counting_111 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 * x2) - x3) + 1) <= x4)) -> (((x1 * x2) - x3) < x4) -> False.
Proof. thy. Qed.
Lemma thy_counting_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < ((((x2 + 1) * x3) - x4) + 1)) -> (~ (x1 <= (((x2 + 1) * x3) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_counting_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((((x2 + 1) * x3) - x4) + 1))) -> (x1 <= (((x2 + 1) * x3) - x4)) -> False.
Proof. thy. Qed.
Lemma thy_counting_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = ((0 + ((((x2 + 1) * x3) - x4) + 1)) - (((x2 * x3) - x5) + 1))) -> (~ (x1 = (x3 - (x4 - x5)))) -> False.
Proof. thy. Qed.
Lemma thy_counting_115 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * x3)) -> (~ (1 <= x4)) -> ((((x3 * x2) - x1) + 1) <= x4) -> False.
Proof. thy. Qed.
(* The number of indices i >= 1 with b_i = k is p - (u(k+1) - u(k)). *)
Lemma count_b : forall (k : Z) (m : Z) (p : Z) (u : Z) (w : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (isU m p k u) ->
  (isU m p (k + 1) w) ->
  ((card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) = (p - (w - u))).
Proof.
intros k m p u w.
destruct (wit_all1 (fun i => (((1 <= i) /\ (isA m p i (k - (m * i)))) <-> (((((k * p) - u) + 1) <= i) /\ (i < ((((k + 1) * p) - w) + 1)))))) as [j W3].
refine (refute (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) = (p - (w - u)))) (Nd (Some (1 <= m)) (Nd (Some (isU m p k u)) (Nd (Some (u <= (p * k))) (Nd (Some ((0 + (((k * p) - u) + 1)) <= ((((k + 1) * p) - w) + 1))) Lf Lf) Lf) (Nd (Some (j < ((((k + 1) * p) - w) + 1))) Lf Lf)) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some (isA m p j (k - (m * j)))) Lf Lf) (Nd (Some (((k * p) - u) < j)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (isU m p (k + 1) w)) (Nd (Some (1 <= j)) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) = ((0 + ((((k + 1) * p) - w) + 1)) - (((k * p) - u) + 1)))) Lf Lf) Lf) (Nd (Some (forall (i : Z), (((1 <= i) /\ (isA m p i (k - (m * i)))) <-> (((((k * p) - u) + 1) <= i) /\ (i < ((((k + 1) * p) - w) + 1)))))) Lf Lf)) (Nd (Some ((w - u) <= p)) (Nd (Some ((((k * p) - u) + 1) <= j)) Lf Lf) (Nd (Some (j <= (((k + 1) * p) - w))) Lf Lf))))
 [(Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (An (At 6) (At 7)))));
 (Im (An (At 2) (At 3)) (Im (At 4) (At 8)));
 (Im (If (An (At 9) (At 10)) (An (At 11) (At 12))) (At 13));
 (Im (An (At 2) (At 3)) (Im (At 4) (Im (At 5) (Im (At 9) (If (At 10) (An (At 14) (At 15)))))));
 (Im (An (At 16) (At 13)) (At 17));
 (Im (At 7) (Im (No (At 16)) Fa));
 (Im (At 11) (Im (No (At 14)) Fa));
 (Im (No (At 11)) (Im (At 14) Fa));
 (Im (At 12) (Im (No (At 15)) Fa));
 (Im (No (At 12)) (Im (At 15) Fa));
 (Im (At 17) (Im (No (At 1)) Fa));
 (Im (At 8) (Im (No (At 9)) (Im (At 11) Fa)));
 (An (At 2) (At 3));
 (At 4);
 (At 5)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 1 (Cl 1) (Sp 17 (Cl 12) (Sp 6 (Sp 7 (Sp 8 (Sp 16 (Sp 13 (Cl 6) (Sp 14 (Sp 11 (Sp 9 (Sp 15 (Sp 10 (Sp 12 (Cl 4) (Cl 11)) (Cl 5)) (Sp 10 (Cl 5) (Sp 12 (Cl 10) (Cl 4)))) (Cl 13)) (Cl 9)) (Sp 11 (Cl 8) (Sp 9 (Sp 10 (Cl 5) (Cl 4)) (Cl 4))))) (Cl 7)) (Cl 3)) (Cl 2)) (Cl 2)))) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 14)) _
  (u_step k m p u w)
  (u_bound k m p u)
  W3
  (b_indices j k m p u w)
  (law_interval (fun i => ((1 <= i) /\ (isA m p i (k - (m * i))))) (((k * p) - u) + 1) ((((k + 1) * p) - w) + 1))
  (thy_counting_109 w u p k)
  (thy_counting_110 k p u j)
  (thy_counting_111 k p u j)
  (thy_counting_112 j k p w)
  (thy_counting_113 j k p w)
  (thy_counting_114 (card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) k p w u)
  (thy_counting_115 u p k j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_116 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ ((x1 + x2) = x3)) -> (x1 = (x4 - x5)) -> (x2 = (x3 - (x4 - x5))) -> False.
Proof. thy. Qed.
(* Lemma 3.3 (i), corrected: a and b_{>0} are p-complementary; each k >= 0 occurs p times in a and b_1, b_2, ... *)
Lemma lem_3_3_i : forall (k : Z) (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (0 <= k) ->
  (((card1 (fun (i : Z) => (isA m p i k))) + (card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i))))))) = p).
Proof.
intros k m p.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W1].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W3].
refine (refute (Nd (Some (((card1 (fun (i : Z) => (isA m p i k))) + (card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i))))))) = p)) (Nd (Some (1 <= m)) (Nd (Some (0 <= k)) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) Lf Lf) Lf) (Nd (Some (isU m p k u)) (Nd (Some ((card1 (fun (i : Z) => (isA m p i k))) = (w - u))) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some (isU m p (k + 1) w)) Lf Lf) Lf) (Nd (Some (0 <= (k + 1))) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) = (p - (w - u)))) Lf Lf) Lf)))
 [(Im (An (At 2) (At 3)) (Im (At 4) (At 5)));
 (Im (At 5) (At 6));
 (Im (An (At 2) (At 3)) (Im (At 7) (At 8)));
 (Im (At 8) (At 9));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (At 10))));
 (Im (An (At 2) (At 3)) (Im (At 6) (Im (At 9) (At 11))));
 (Im (No (At 7)) (Im (At 4) Fa));
 (Im (No (At 1)) (Im (At 10) (Im (At 11) Fa)));
 (An (At 2) (At 3));
 (At 4)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Sp 7 (Sp 5 (Sp 8 (Sp 6 (Sp 9 (Sp 10 (Sp 11 (Cl 9) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 4)) (Cl 2)) (Cl 8))) (Cl 11)) (Cl 10)) (Cl 10)) _
  (u_exists k m p)
  W1
  (u_exists (k + 1) m p)
  W3
  (count_a k m p u w)
  (count_b k m p u w)
  (thy_counting_116 k)
  (thy_counting_117 (card1 (fun (i : Z) => (isA m p i k))) (card1 (fun (i : Z) => ((1 <= i) /\ (isA m p i (k - (m * i)))))) p w u)
).
vm_compute; reflexivity.
Qed.

Lemma thy_counting_118 : forall (x1 : Z) (x2 : Z), (~ (0 < ((((x1 * (0 + 1)) * (0 + 1)) + ((((x2 * x1) - 2) * (0 + 1)) * 0)) - ((x2 * 0) * 0)))) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_counting_119 : forall (x1 : Z), (~ (x1 < 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_120 :  (~ ((0 + 0) <= 1)) -> False.
Proof. thy. Qed.
Lemma thy_counting_121 : forall (x1 : Z), (0 <= x1) -> (x1 < 1) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_122 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (0 <= ((- x1) * x2)) -> (x1 <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_counting_123 : forall (x1 : Z) (x2 : Z), ((x1 * x2) = (x1 * 0)) -> (~ (((- x1) * x2) = 0)) -> False.
Proof. thy. Qed.
Lemma thy_counting_124 :  (~ (1 = (0 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_counting_125 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((x1 + x2) = (x3 + 1))) -> (x2 = ((0 + 1) - 0)) -> (x1 = (x3 - 0)) -> False.
Proof. thy. Qed.
(* Lemma 3.3 (i) as printed, with b_0 counted, fails for all m and p: 0 occurs p times in a and once more as b_0. *)
Lemma lem_3_3_i_printed_refuted : forall (m : Z) (p : Z),
  ((1 <= m) /\ (1 <= p)) ->
  (((card1 (fun (i : Z) => (isA m p i 0))) + (card1 (fun (i : Z) => ((0 <= i) /\ (isA m p i ((- m) * i)))))) = (p + 1)).
Proof.
intros m p.
destruct (wit_all1 (fun i => (((0 <= i) /\ (isA m p i ((- m) * i))) <-> ((0 <= i) /\ (i < 1))))) as [j W5].
refine (refute (Nd (Some (((card1 (fun (i : Z) => (isA m p i 0))) + (card1 (fun (i : Z) => ((0 <= i) /\ (isA m p i ((- m) * i)))))) = (p + 1))) (Nd (Some (isA m p j ((- m) * j))) (Nd (Some (0 <= ((- m) * j))) (Nd (Some (0 < ((((p * (0 + 1)) * (0 + 1)) + ((((m * p) - 2) * (0 + 1)) * 0)) - ((m * 0) * 0)))) (Nd (Some (forall (i : Z), (((0 <= i) /\ (isA m p i ((- m) * i))) <-> ((0 <= i) /\ (i < 1))))) Lf Lf) (Nd (Some (((- m) * j) = 0)) Lf Lf)) (Nd (Some (isU m p 1 p)) (Nd (Some ((0 + 0) <= 1)) Lf Lf) Lf)) (Nd (Some (0 <= 0)) (Nd (Some (1 <= p)) (Nd (Some (m <= (m * j))) Lf Lf) Lf) (Nd (Some ((card1 (fun (i : Z) => (isA m p i 0))) = (p - 0))) (Nd (Some (j = 0)) Lf Lf) Lf))) (Nd (Some (0 <= j)) (Nd (Some (isA m p 0 0)) (Nd (Some (1 <= m)) (Nd (Some (1 <= j)) Lf Lf) (Nd (Some (1 = (0 + 1))) Lf Lf)) (Nd (Some (isU m p (0 + 1) p)) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ (isA m p i ((- m) * i))))) = ((0 + 1) - 0))) Lf Lf) Lf)) (Nd (Some (((((p * 0) * 0) + ((((m * p) - 2) * 0) * 0)) - ((m * 0) * 0)) <= 0)) (Nd (Some (isU m p 0 0)) (Nd (Some (j <= (m * j))) Lf Lf) Lf) (Nd (Some (j < 1)) (Nd (Some ((m * j) = (m * 0))) Lf Lf) Lf))))
 [(Im (At 2) (An (At 3) (At 4)));
 (If (At 5) (An (An (An (At 6) (At 6)) (At 7)) (At 8)));
 (Im (An (At 9) (At 10)) (An (At 11) (At 12)));
 (Im (An (At 9) (At 10)) (Im (At 11) (Im (At 13) (At 14))));
 (Im (If (An (At 3) (At 2)) (An (At 3) (At 15))) (At 16));
 (Im (At 9) (Im (At 17) (An (At 18) (At 19))));
 (Im (An (At 20) (At 16)) (At 21));
 (Im (At 22) (At 23));
 (Im (At 6) (Im (No (At 7)) Fa));
 (Im (No (At 8)) (Im (At 10) Fa));
 (Im (No (At 15)) (Im (No (At 17)) Fa));
 (Im (No (At 6)) Fa);
 (Im (No (At 20)) Fa);
 (Im (At 3) (Im (At 15) (Im (No (At 22)) Fa)));
 (Im (At 9) (Im (At 4) (Im (At 18) Fa)));
 (Im (At 22) (Im (At 24) (If (At 2) (At 5))));
 (Im (At 25) (If (At 12) (At 13)));
 (Im (At 23) (Im (No (At 24)) Fa));
 (Im (No (At 25)) Fa);
 (Im (No (At 1)) (Im (At 21) (Im (At 14) Fa)));
 (An (At 9) (At 10))]
 (At 1)
 (Sp 9 (Sp 10 (Sp 1 (Cl 1) (Sp 8 (Sp 6 (Sp 20 (Sp 25 (Sp 11 (Sp 12 (Sp 7 (Sp 13 (Sp 5 (Sp 14 (Sp 21 (Cl 21) (Sp 16 (Cl 8) (Sp 2 (Sp 3 (Sp 4 (Sp 15 (Cl 6) (Sp 18 (Cl 16) (Sp 17 (Cl 7) (Cl 12)))) (Cl 2)) (Cl 2)) (Sp 3 (Sp 15 (Sp 22 (Sp 23 (Sp 24 (Cl 17) (Cl 19)) (Cl 9)) (Cl 15)) (Cl 6)) (Cl 6))))) (Cl 5)) (Cl 3)) (Cl 18)) (Cl 10)) (Cl 4)) (Cl 4)) (Cl 20)) (Cl 14)) (Cl 13)) (Cl 11))) (Cl 22)) (Cl 22)) _
  (a_natural ((- m) * j) m j p)
  (def_isA m p 0 0)
  (u_zero m p)
  (count_a 0 m p 0 p)
  W5
  (product_large m j)
  (law_interval (fun i => ((0 <= i) /\ (isA m p i ((- m) * i)))) (0) (1))
  (eq_mul m j 0)
  (thy_counting_76 p m)
  (thy_counting_118 p m)
  (thy_counting_119 j)
  (thy_counting_81 )
  (thy_counting_120 )
  (thy_counting_121 j)
  (thy_counting_122 m j)
  (fun eq__0 eq__1 => pg4 isA m m p p j 0 ((- m) * j) 0 eq_refl eq_refl eq__0 eq__1)
  (fun eq__0 => pg4 isU m m p p 1 (0 + 1) p p eq_refl eq_refl eq__0 eq_refl)
  (thy_counting_123 m j)
  (thy_counting_124 )
  (thy_counting_125 (card1 (fun (i : Z) => (isA m p i 0))) (card1 (fun (i : Z) => ((0 <= i) /\ (isA m p i ((- m) * i))))) p)
).
vm_compute; reflexivity.
Qed.
