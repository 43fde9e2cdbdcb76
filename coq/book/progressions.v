From Wythoff.book Require Import Prelude Definitions algebra play counting steps rows games residues starts.
Open Scope Z_scope.

Lemma thy_progressions_1 : forall (x1 : Z) (x2 : Z), (~ (x1 < ((x2 - x1) + 1))) -> ((2 * x1) <= x2) -> False.
Proof. thy. Qed.
Lemma thy_progressions_2 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_3 : forall (x1 : Z) (x2 : Z), (~ (2 <= ((x1 - x2) + 1))) -> (1 <= x2) -> ((2 * x2) <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_4 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (x2 = (x1 + (x3 * 0))) -> (~ (x2 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_5 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (((x1 - x2) - (x3 - x4)) = x5)) -> (x3 = (x4 + (x5 * x6))) -> (x1 = (x2 + (x5 * (x6 + 1)))) -> False.
Proof. thy. Qed.
(* The sequences are of the kind that `steps` speaks of: d_0 = 0 and d_n - c_n grows by m. *)
Lemma progression_shape : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (((forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) /\ ((d 0) = 0)) /\ (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))).
Proof.
intros g l m mu p q r t w c d first.
destruct (wit_all1 (fun n => ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) as [n0 W3].
refine (refute (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some ((first 0) = 0)) (Nd (Some (2 <= m)) Lf Lf) (Nd (Some (1 <= g)) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some ((d (n0 + 1)) = ((c (n0 + 1)) + (m * (n0 + 1))))) Lf Lf) (Nd (Some ((mu + 1) = (t * q))) Lf Lf))) (Nd (Some (2 <= ((q - r) + 1))) (Nd (Some ((c 0) = 0)) (Nd (Some ((d n0) = ((c n0) + (m * n0)))) Lf Lf) (Nd (Some (p = (g * q))) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (1 <= r)) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((((d (n0 + 1)) - (c (n0 + 1))) - ((d n0) - (c n0))) = (m + 1))) Lf Lf) (Nd (Some (m = (g * mu))) Lf Lf)) (Nd (Some ((d 0) = ((c 0) + (m * 0)))) (Nd (Some ((2 * r) <= q)) Lf Lf) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf))) (Nd (Some (r < ((q - r) + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (n0 + 1))) Lf Lf) (Nd (Some (l = (g * r))) Lf Lf)) (Nd (Some ((((d (n0 + 1)) - (c (n0 + 1))) - ((d n0) - (c n0))) = m)) (Nd (Some (1 <= m)) Lf Lf) Lf))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 1)))));
 (Im (At 8) (Im (At 1) (Im (At 9) (At 10))));
 (Im (At 11) (Im (At 12) (At 13)));
 (Im (Im (At 14) (Or (At 15) (An (At 16) (At 17)))) (At 3));
 (Im (At 11) (Im (At 14) (At 18)));
 (Im (At 11) (Im (At 19) (At 20)));
 (Im (No (At 7)) (Im (At 21) Fa));
 (Im (No (At 12)) Fa);
 (Im (No (At 6)) (Im (At 22) (Im (At 21) Fa)));
 (Im (At 10) (Im (At 13) (Im (No (At 2)) Fa)));
 (Im (No (At 19)) (Im (At 14) Fa));
 (Im (No (At 15)) (Im (At 18) (Im (At 20) Fa)));
 (At 23);
 (At 24);
 (At 25);
 (At 26);
 (At 27);
 (At 28);
 (At 29);
 (At 22);
 (At 21);
 (At 8);
 (At 9);
 (At 11);
 (At 4);
 (At 5)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 22 (Sp 21 (Sp 8 (Sp 9 (Sp 11 (Sp 4 (Sp 5 (Sp 7 (Sp 12 (Sp 6 (Sp 13 (Sp 1 (Sp 10 (Sp 2 (Sp 3 (Cl 1) (Sp 14 (Sp 15 (Cl 5) (Sp 18 (Sp 19 (Sp 20 (Cl 13) (Cl 7)) (Cl 12)) (Cl 6))) (Cl 5))) (Cl 11)) (Cl 3)) (Cl 2)) (Cl 4)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) _
  (sizes_full r ((q - r) + 1) c d first)
  (c_starts c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) 0)
  W3
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) (n0 + 1))
  (thy_progressions_1 r q)
  (thy_progressions_2 )
  (thy_progressions_3 q r)
  (thy_progressions_4 (c 0) (d 0) m)
  (thy_progressions_5 n0)
  (thy_progressions_6 (d (n0 + 1)) (c (n0 + 1)) (d n0) (c n0) m n0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * ((x2 - 1) * (x3 + 1))) = (x1 * (x4 * x5))) -> (((x2 - 1) * x6) = ((x2 - 1) * ((x7 + 1) + (x3 * x1)))) -> (~ (((((((x5 - x2) + 1) * x6) - x7) - (x2 * ((x1 - 1) - x7))) + x1) = (1 + (x5 * (x6 - (x4 * x1)))))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * ((x2 - 1) * (x3 + 1))) = (x1 * (x4 * x5))) -> (((x2 - 1) * x6) = ((x2 - 1) * (x7 + (x3 * x1)))) -> (~ (((((((x5 - x2) + 1) * x6) - x7) - (x2 * ((x1 - 1) - x7))) + x1) = (x2 + (x5 * (x6 - (x4 * x1)))))) -> False.
Proof. thy. Qed.
(* kx - a - r(j - 1 - a) + j, where k = q - r + 1 and (r - 1)(m + 1) = wq, is 1 + q(x - wj) if x = a + 1 + mj, and r + q(x - wj) if x = a + mj. *)
Lemma run_algebra : forall (a : Z) (j : Z) (m : Z) (q : Z) (r : Z) (w : Z) (x : Z),
  (((r - 1) * (m + 1)) = (w * q)) ->
  (((x = ((a + 1) + (m * j))) -> (((((((q - r) + 1) * x) - a) - (r * ((j - 1) - a))) + j) = (1 + (q * (x - (w * j)))))) /\ ((x = (a + (m * j))) -> (((((((q - r) + 1) * x) - a) - (r * ((j - 1) - a))) + j) = (r + (q * (x - (w * j))))))).
Proof.
intros a j m q r w x.
refine (refute (Nd (Some (x = ((a + 1) + (m * j)))) (Nd (Some (((((((q - r) + 1) * x) - a) - (r * ((j - 1) - a))) + j) = (1 + (q * (x - (w * j)))))) (Nd (Some (((((((q - r) + 1) * x) - a) - (r * ((j - 1) - a))) + j) = (r + (q * (x - (w * j)))))) (Nd (Some (((r - 1) * x) = ((r - 1) * (a + (m * j))))) Lf Lf) Lf) (Nd (Some ((j * ((r - 1) * (m + 1))) = (j * (w * q)))) Lf Lf)) (Nd (Some (x = (a + (m * j)))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf) (Nd (Some (((r - 1) * x) = ((r - 1) * ((a + 1) + (m * j))))) Lf Lf)))
 [(Im (At 5) (At 6));
 (Im (At 1) (At 7));
 (Im (At 3) (At 8));
 (Im (At 6) (Im (At 7) (Im (No (At 2)) Fa)));
 (Im (At 6) (Im (At 8) (Im (No (At 4)) Fa)));
 (At 5)]
 (An (Im (At 1) (At 2)) (Im (At 3) (At 4)))
 (Sp 5 (Sp 6 (Sp 4 (Sp 1 (Sp 2 (Cl 1) (Sp 7 (Cl 5) (Cl 3))) (Cl 1)) (Sp 8 (Cl 6) (Sp 3 (Cl 4) (Sp 1 (Sp 2 (Cl 1) (Sp 7 (Cl 5) (Cl 3))) (Cl 1))))) (Cl 2)) (Cl 7)) _
  (equal_products ((r - 1) * (m + 1)) (w * q) j)
  (equal_products x ((a + 1) + (m * j)) (r - 1))
  (equal_products x (a + (m * j)) (r - 1))
  (thy_progressions_7 j r m w q x a)
  (thy_progressions_8 j r m w q x a)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_9 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_10 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_11 : forall (x1 : Z), (~ (((x1 - 1) + 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (~ (x3 = (x2 + (x4 * x5)))) -> (x3 = (x6 + (x4 * x5))) -> (x1 = x6) -> False.
Proof. thy. Qed.
Lemma thy_progressions_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = ((x2 + 1) + (x3 * x4)))) -> (x5 = (x2 + 1)) -> (x1 = (x6 + (x3 * x4))) -> (x5 = x6) -> False.
Proof. thy. Qed.
Lemma thy_progressions_14 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < ((x2 - 1) + 1)) -> (x3 = x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_progressions_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (((((x2 - x3) + 1) * x4) - x5) - (x3 * ((x6 - 1) - x5)))) -> (~ ((x1 + x6) = (x7 + (x2 * (x4 - (x8 * x6)))))) -> (((((((x2 - x3) + 1) * x4) - x5) - (x3 * ((x6 - 1) - x5))) + x6) = (x3 + (x2 * (x4 - (x8 * x6))))) -> (x7 = x3) -> False.
Proof. thy. Qed.
Lemma thy_progressions_16 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((x2 - 1) + 1)) -> (x1 = x3) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_17 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (((((x2 - x3) + 1) * x4) - x5) - (x3 * ((x6 - 1) - x5)))) -> (x7 = 1) -> (~ ((x1 + x6) = (x7 + (x2 * (x4 - (x8 * x6)))))) -> (((((((x2 - x3) + 1) * x4) - x5) - (x3 * ((x6 - 1) - x5))) + x6) = (1 + (x2 * (x4 - (x8 * x6))))) -> False.
Proof. thy. Qed.
(* first(d_j) + j is 1 + q(d_j - wj) if j >= 1 is the first index of its row, and r + q(d_j - wj) if it is a later one. *)
Lemma run_at_d : forall (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (1 <= j) ->
  (((first (d j)) + j) = ((ite ((first (c j)) = j) 1 r) + (q * ((d j) - (w * j))))).
Proof.
intros g j l m mu p q r t w c d first.
refine (refute (Nd (Some (((first (d j)) + j) = ((ite ((first (c j)) = j) 1 r) + (q * ((d j) - (w * j)))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((first (c j)) = j)) Lf Lf) Lf) (Nd (Some ((c ((j - 1) + 1)) = ((c (j - 1)) + 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((first (d j)) = (((((q - r) + 1) * (d j)) - (c (j - 1))) - (r * ((j - 1) - (c (j - 1))))))) (Nd (Some ((c ((j - 1) + 1)) = (c j))) Lf Lf) Lf) (Nd (Some ((d j) = (((c (j - 1)) + 1) + (m * j)))) Lf Lf))) (Nd (Some (l = (g * r))) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((ite ((first (c j)) = j) 1 r) = r)) Lf Lf) Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some ((c ((j - 1) + 1)) = (c (j - 1)))) Lf Lf) (Nd (Some ((d j) = ((c (j - 1)) + (m * j)))) Lf Lf)))) (Nd (Some (1 <= g)) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) (Nd (Some ((ite ((first (c j)) = j) 1 r) = 1)) Lf Lf) Lf) (Nd (Some ((first (c ((j - 1) + 1))) = ((j - 1) + 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 <= (j - 1))) (Nd (Some ((first (c ((j - 1) + 1))) = (first (c j)))) Lf Lf) Lf) (Nd (Some (((((((q - r) + 1) * (d j)) - (c (j - 1))) - (r * ((j - 1) - (c (j - 1))))) + j) = (1 + (q * ((d j) - (w * j)))))) Lf Lf))) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some ((first 0) = 0)) (Nd (Some (1 <= j)) (Nd (Some (((j - 1) + 1) = j)) Lf Lf) Lf) (Nd (Some ((d j) = ((c j) + (m * j)))) Lf Lf)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some ((first (c ((j - 1) + 1))) < ((j - 1) + 1))) Lf Lf) (Nd (Some (((((((q - r) + 1) * (d j)) - (c (j - 1))) - (r * ((j - 1) - (c (j - 1))))) + j) = (r + (q * ((d j) - (w * j)))))) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (An (An (At 16) (At 17)) (At 18))))))))))))))));
 (Im (At 2) (Im (At 11) (Im (At 16) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 14) (Im (At 15) (Im (At 19) (At 20))))))))));
 (Im (At 11) (Im (At 16) (Im (At 12) (Im (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))))));
 (Im (At 13) (Im (At 26) (At 27)));
 (Im (At 8) (An (Im (At 28) (At 29)) (Im (At 30) (At 31))));
 (Im (At 32) (At 33));
 (Im (No (At 32)) (At 34));
 (Im (At 19) (Im (No (At 21)) Fa));
 (Im (No (At 26)) (Im (At 19) Fa));
 (Im (At 35) (At 36));
 (Im (No (At 35)) Fa);
 (Im (At 22) (Im (No (At 30)) (Im (At 27) (Im (At 36) Fa))));
 (Im (At 36) (At 37));
 (Im (No (At 28)) (Im (At 24) (Im (At 27) (Im (At 36) Fa))));
 (Im (At 23) (Im (At 32) (Im (At 37) Fa)));
 (Im (At 20) (Im (No (At 1)) (Im (At 31) (Im (At 34) Fa))));
 (Im (At 25) (Im (At 37) (Im (No (At 32)) Fa)));
 (Im (At 20) (Im (At 33) (Im (No (At 1)) (Im (At 29) Fa))));
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
 (At 13);
 (At 14);
 (At 15);
 (At 19)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 19 (Sp 1 (Cl 1) (Sp 21 (Sp 26 (Sp 35 (Sp 16 (Sp 17 (Sp 18 (Sp 20 (Sp 27 (Sp 36 (Sp 37 (Sp 34 (Sp 31 (Cl 17) (Sp 30 (Cl 6) (Sp 22 (Cl 13) (Sp 24 (Sp 25 (Sp 28 (Sp 32 (Sp 29 (Sp 33 (Cl 19) (Cl 7)) (Cl 6)) (Cl 18)) (Cl 15)) (Cl 4)) (Cl 4))))) (Sp 32 (Sp 33 (Sp 23 (Cl 16) (Sp 29 (Cl 19) (Sp 24 (Sp 28 (Cl 6) (Cl 15)) (Cl 4)))) (Cl 7)) (Cl 8))) (Cl 14)) (Cl 11)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 12)) (Cl 10)) (Cl 9))) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) _
  (progression_shape g l m mu p q r t w c d first)
  (row_starts_at r j ((q - r) + 1) m c d first)
  (c_step (j - 1) c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) j)
  (run_algebra (c (j - 1)) j m q r w (d j))
  (ite_true ((first (c j)) = j) 1 r)
  (ite_false ((first (c j)) = j) 1 r)
  (thy_progressions_9 j)
  (thy_progressions_10 j)
  (fun eq__0 => cg1 c ((j - 1) + 1) j eq__0)
  (thy_progressions_11 j)
  (thy_progressions_12 (c ((j - 1) + 1)) (c (j - 1)) (d j) m j (c j))
  (fun eq__0 => cg1 first (c ((j - 1) + 1)) (c j) eq__0)
  (thy_progressions_13 (d j) (c (j - 1)) m j (c ((j - 1) + 1)) (c j))
  (thy_progressions_14 (first (c ((j - 1) + 1))) j (first (c j)))
  (thy_progressions_15 (first (d j)) q r (d j) (c (j - 1)) j (ite ((first (c j)) = j) 1 r) w)
  (thy_progressions_16 (first (c ((j - 1) + 1))) j (first (c j)))
  (thy_progressions_17 (first (d j)) q r (d j) (c (j - 1)) j (ite ((first (c j)) = j) 1 r) w)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_18 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_19 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_20 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_21 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x3 = (x1 + (x4 * x5))) -> (~ ((x2 + (x4 * x5)) = x3)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_22 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (x2 <= x1) -> (0 <= x5) -> (~ (0 <= (x5 + (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_23 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= (- x1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_24 : forall (x1 : Z), (0 <= x1) -> (~ (0 < x1)) -> (~ (0 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (x2 <= x3) -> (~ (0 <= x3)) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_progressions_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * (- x4)))) -> (0 <= x2) -> (~ (0 <= (x5 + (x3 * x4)))) -> (x1 = x5) -> False.
Proof. thy. Qed.
Lemma thy_progressions_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (x2 <= x3) -> (~ (0 <= x3)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_progressions_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * (- x4)))) -> (~ ((x5 + (x3 * x4)) = x2)) -> (x1 = x5) -> False.
Proof. thy. Qed.
(* If s is a signed index of row x then (x, x + ms) is a pair. *)
Lemma member_listed : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (s : Z) (t : Z) (w : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (0 <= x) ->
  ((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) ->
  ((exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (m * s)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (m * s)) = (c n_listed)))))) /\ (0 <= (x + (m * s)))).
Proof.
intros g l m mu p q r s t w x c d first.
refine (refute (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (m * s)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (m * s)) = (c n_listed))))))) (Nd (Some (0 <= (x + (m * s)))) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some (x = (c (- s)))) Lf Lf) (Nd (Some ((d (- s)) = x)) Lf Lf)) (Nd (Some ((c s) = x)) (Nd (Some (0 <= (c (- s)))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= x)) (Nd (Some (0 <= (c s))) Lf Lf) Lf) (Nd (Some (x = (c s))) (Nd (Some (0 <= 0)) Lf Lf) Lf))) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) (Nd (Some (x = (d (- s)))) Lf Lf) (Nd (Some ((first 0) = (first x))) Lf Lf)) (Nd (Some (0 <= (- s))) (Nd (Some (1 <= (- s))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((first x) <= s)) (Nd (Some (1 <= s)) Lf Lf) Lf) (Nd (Some (x = (d s))) (Nd (Some ((first 0) < (first x))) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((x + (m * s)) = (d (- s)))) Lf Lf) (Nd (Some (0 = x)) Lf Lf)) (Nd (Some ((d s) = ((c s) + (m * s)))) (Nd (Some ((c (- s)) <= (d (- s)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= s)) (Nd (Some ((c s) <= (d s))) Lf Lf) Lf) (Nd (Some ((x + (m * s)) = (d s))) (Nd (Some (0 < x)) Lf Lf) Lf))) (Nd (Some (l = (g * r))) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((x + (m * s)) = (c (- s)))) Lf Lf) Lf) (Nd (Some ((d (- s)) = ((c (- s)) + (m * (- s))))) (Nd (Some ((c (- s)) < (d (- s)))) Lf Lf) Lf)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (s < (first (x + 1)))) (Nd (Some ((c s) < (d s))) Lf Lf) Lf) (Nd (Some ((x + (m * s)) = (c s))) (Nd (Some (s <= (-1))) Lf Lf) Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19))))))))))))))));
 (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (At 24))))))));
 (Im (At 14) (Im (At 21) (At 25)));
 (Im (At 14) (Im (At 26) (At 27)));
 (Im (An (At 21) (Or (An (At 28) (At 29)) (An (At 30) (At 31)))) (At 1));
 (Im (An (At 26) (Or (An (At 32) (At 33)) (An (At 34) (At 35)))) (At 1));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 18) (Im (At 19) (Im (At 21) (An (An (At 36) (At 37)) (Im (At 38) (At 39))))))))));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 18) (Im (At 19) (Im (At 26) (An (An (At 40) (At 41)) (Im (At 42) (At 43))))))))));
 (Im (At 17) (Im (At 44) (Im (At 45) (At 46))));
 (Im (At 21) (Im (At 47) Fa));
 (Im (At 24) (Im (No (At 28)) Fa));
 (Im (No (At 34)) (Im (At 48) Fa));
 (Im (No (At 44)) Fa);
 (Im (At 24) (Im (At 25) (Im (No (At 29)) Fa)));
 (Im (At 25) (Im (At 37) (Im (At 20) (Im (No (At 2)) Fa))));
 (Im (No (At 21)) (Im (No (At 26)) Fa));
 (Im (At 49) (At 50));
 (Im (At 20) (Im (No (At 45)) (Im (No (At 49)) Fa)));
 (Im (At 12) (Im (At 22) (Im (No (At 21)) (Im (At 50) Fa))));
 (Im (At 27) (Im (At 40) (Im (No (At 2)) (Im (At 48) Fa))));
 (Im (At 12) (Im (At 22) (Im (No (At 21)) (Im (At 46) Fa))));
 (Im (At 27) (Im (No (At 35)) (Im (At 48) Fa)));
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
 (At 14);
 (At 15);
 (At 16);
 (At 20);
 (Or (An (At 22) (At 23)) (An (At 47) (At 48)))]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 20 (Sp 44 (Sp 17 (Sp 18 (Sp 19 (Sp 21 (Sp 25 (Sp 36 (Sp 37 (Sp 47 (Cl 11) (Sp 2 (Sp 22 (Sp 23 (Sp 1 (Cl 1) (Sp 24 (Sp 28 (Sp 29 (Cl 6) (Cl 15)) (Cl 12)) (Cl 3))) (Cl 39)) (Cl 39)) (Cl 16))) (Cl 8)) (Cl 8)) (Cl 4)) (Sp 26 (Sp 27 (Sp 40 (Sp 49 (Sp 50 (Sp 22 (Cl 20) (Sp 47 (Sp 48 (Sp 34 (Sp 2 (Sp 35 (Sp 1 (Cl 1) (Cl 7)) (Cl 23)) (Cl 21)) (Cl 13)) (Cl 39)) (Cl 39))) (Cl 18)) (Sp 45 (Sp 46 (Sp 22 (Cl 22) (Sp 47 (Sp 48 (Sp 34 (Sp 2 (Sp 35 (Sp 1 (Cl 1) (Cl 7)) (Cl 23)) (Cl 21)) (Cl 13)) (Cl 39)) (Cl 39))) (Cl 10)) (Cl 19))) (Cl 9)) (Cl 5)) (Cl 17))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 14)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) _
  (progression_shape g l m mu p q r t w c d first)
  (row_is s x c first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) s)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) (- s))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (m * s)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (m * s)) = (c n_listed)))))) s)
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ ((x + (m * s)) = (d n_listed))) \/ ((x = (d n_listed)) /\ ((x + (m * s)) = (c n_listed)))))) (- s))
  (pairs_natural m s c d first)
  (pairs_natural m (- s) c d first)
  (first_grows 0 x first)
  (thy_progressions_18 s)
  (thy_progressions_19 (c s) x)
  (thy_progressions_20 x (d (- s)))
  (thy_progressions_2 )
  (thy_progressions_21 (c s) x (d s) m s)
  (thy_progressions_22 (d s) (c s) m s x)
  (thy_progressions_23 s)
  (fun eq__0 => cg1 first 0 x eq__0)
  (thy_progressions_24 x)
  (thy_progressions_25 (first 0) (first x) s)
  (thy_progressions_26 (d (- s)) (c (- s)) m s x)
  (thy_progressions_27 (first 0) (first x) s)
  (thy_progressions_28 (d (- s)) (c (- s)) m s x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = (x2 + (x5 * x6))) -> (~ (x3 = (x1 + (x5 * x6)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x5 = (x6 + (x3 * (- x4))))) -> (x6 = x1) -> (x5 = x2) -> False.
Proof. thy. Qed.
Lemma thy_progressions_31 : forall (x1 : Z), (0 <= x1) -> (~ (0 = x1)) -> (~ ((- x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_32 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = 0) -> (0 <= x2) -> (x3 = (x2 + (x4 * x5))) -> (~ (x6 = (x7 + (x4 * x5)))) -> (x2 <= x3) -> (x7 = x3) -> (x6 = x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_progressions_33 : forall (x1 : Z), (~ (x1 = (- (- x1)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_34 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x2 = x3) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 <= x2) -> (x3 = x2) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_36 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x1 = x3) -> (~ (x3 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_37 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x2 + 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_38 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_progressions_39 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (0 <= x2) -> (x2 <= x3) -> (x4 = x3) -> (x1 = x3) -> (~ (x2 = x4)) -> False.
Proof. thy. Qed.
(* Every pair (x, y) is (x, x + ms) for a signed index s of row x. *)
Lemma listed_member : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (x : Z) (y : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  ((exists (s : Z), (((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ (y = (x + (m * s))))) /\ (0 <= x)).
Proof.
intros g l m mu p q r t w x y c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W1].
refine (refute (Nd (Some (exists (s : Z), (((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ (y = (x + (m * s)))))) (Nd (Some (0 <= x)) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some (n0 <= (-1))) Lf Lf) (Nd (Some ((first (c n0)) = (first x))) Lf Lf)) (Nd (Some (x = (d n0))) (Nd (Some ((c n0) <= (d n0))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some ((- n0) < (first (x + 1)))) Lf Lf) Lf) (Nd (Some (n0 < (first ((c n0) + 1)))) (Nd (Some ((d 0) = (d n0))) Lf Lf) Lf))) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) (Nd (Some (y = (x + (m * n0)))) Lf Lf) (Nd (Some ((first ((c n0) + 1)) = (first (x + 1)))) Lf Lf)) (Nd (Some (0 <= (c n0))) (Nd (Some ((c n0) < (d n0))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (x = (c n0))) (Nd (Some ((d (- (- n0))) = x)) Lf Lf) Lf) (Nd (Some ((first x) <= n0)) (Nd (Some ((d n0) = (d (- (- n0))))) Lf Lf) Lf)))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((d (- n0)) = x)) Lf Lf) (Nd (Some (((c n0) + 1) = (x + 1))) Lf Lf)) (Nd (Some (y = (c n0))) (Nd (Some (1 <= n0)) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= n0)) (Nd (Some ((- n0) <= (-1))) Lf Lf) Lf) (Nd (Some ((d n0) = ((c n0) + (m * n0)))) (Nd (Some (n0 = (- (- n0)))) Lf Lf) Lf))) (Nd (Some (l = (g * r))) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((first x) <= (- n0))) Lf Lf) Lf) (Nd (Some ((first (c n0)) <= n0)) (Nd (Some (0 = n0)) Lf Lf) Lf)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (y = (d n0))) (Nd (Some (y = (x + (m * (- n0))))) Lf Lf) Lf) (Nd (Some (n0 < (first (x + 1)))) (Nd (Some ((c n0) = x)) Lf Lf) Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19))))))))))))))));
 (Im (At 20) (An (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))));
 (Im (At 13) (Im (At 21) (An (An (At 26) (At 27)) (At 28))));
 (Im (At 14) (Im (At 21) (At 29)));
 (Im (An (Or (An (At 30) (At 31)) (An (At 32) (At 33))) (At 34)) (At 1));
 (Im (An (Or (An (At 35) (At 36)) (An (At 37) (At 38))) (At 39)) (At 1));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 18) (Im (At 19) (Im (At 21) (An (An (At 26) (At 40)) (Im (At 41) (At 42))))))))));
 (Im (At 22) (Im (At 23) (Im (At 29) (Im (No (At 34)) Fa))));
 (Im (At 29) (Im (No (At 39)) (Im (At 24) (Im (At 25) Fa))));
 (Im (At 43) (At 44));
 (Im (At 21) (Im (No (At 43)) (Im (No (At 37)) Fa)));
 (Im (At 18) (Im (At 26) (Im (At 29) (Im (No (At 34)) (Im (At 40) (Im (At 24) (Im (At 25) (Im (At 44) Fa))))))));
 (Im (At 45) (At 46));
 (Im (No (At 45)) Fa);
 (Im (No (At 38)) (Im (At 24) (Im (At 46) Fa)));
 (Im (At 26) (Im (At 40) (Im (At 24) (Im (No (At 2)) Fa))));
 (Im (At 47) (At 48));
 (Im (At 22) (Im (No (At 47)) Fa));
 (Im (No (At 22)) (Im (At 47) Fa));
 (Im (At 27) (Im (At 48) (Im (No (At 30)) Fa)));
 (Im (At 49) (At 50));
 (Im (At 22) (Im (No (At 49)) Fa));
 (Im (At 28) (Im (No (At 31)) (Im (At 50) Fa)));
 (Im (At 22) (Im (At 26) (Im (No (At 2)) Fa)));
 (Im (At 18) (Im (At 26) (Im (At 40) (Im (At 24) (Im (At 44) (Im (No (At 47)) Fa))))));
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
 (At 14);
 (At 15);
 (At 16);
 (At 20)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 20 (Sp 45 (Sp 17 (Sp 18 (Sp 19 (Sp 21 (Sp 46 (Sp 26 (Sp 27 (Sp 28 (Sp 29 (Sp 40 (Sp 47 (Sp 48 (Sp 22 (Sp 30 (Sp 49 (Sp 2 (Sp 50 (Sp 1 (Cl 1) (Sp 31 (Sp 34 (Cl 6) (Sp 23 (Cl 9) (Sp 24 (Sp 25 (Sp 39 (Sp 44 (Cl 13) (Sp 38 (Sp 37 (Cl 7) (Sp 43 (Cl 11) (Cl 12))) (Cl 16))) (Cl 10)) (Cl 3)) (Cl 3)))) (Cl 24))) (Cl 22)) (Cl 25)) (Cl 23)) (Cl 21)) (Cl 20)) (Cl 18)) (Sp 22 (Cl 19) (Sp 24 (Sp 25 (Sp 39 (Sp 38 (Sp 2 (Sp 44 (Cl 26) (Sp 1 (Cl 1) (Sp 43 (Cl 11) (Sp 37 (Cl 7) (Cl 12))))) (Cl 17)) (Cl 16)) (Cl 10)) (Cl 3)) (Cl 3)))) (Cl 8)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 14)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 15)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) _
  (progression_shape g l m mu p q r t w c d first)
  W1
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) n0)
  (ex1_at (fun s => (((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ (y = (x + (m * s))))) n0)
  (ex1_at (fun s => (((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ (y = (x + (m * s))))) (- n0))
  (pairs_natural m n0 c d first)
  (thy_progressions_29 x (c n0) y (d n0) m n0)
  (thy_progressions_30 (d n0) (c n0) m n0 y x)
  (fun eq__0 => cg1 d 0 n0 eq__0)
  (thy_progressions_31 n0)
  (thy_progressions_32 (d 0) (c n0) (d n0) m n0 y x)
  (fun eq__0 => cg1 d n0 (- (- n0)) eq__0)
  (thy_progressions_33 n0)
  (thy_progressions_34 (d (- (- n0))) x (d n0))
  (thy_progressions_35 (c n0) (d n0) x)
  (fun eq__0 => cg1 first (c n0) x eq__0)
  (thy_progressions_19 x (c n0))
  (thy_progressions_20 x (c n0))
  (thy_progressions_36 (first (c n0)) n0 (first x))
  (fun eq__0 => cg1 first ((c n0) + 1) (x + 1) eq__0)
  (thy_progressions_37 x (c n0))
  (thy_progressions_38 n0 (first ((c n0) + 1)) (first (x + 1)))
  (thy_progressions_39 x (c n0))
  (thy_progressions_40 (d 0) (c n0) (d n0) x)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_41 : forall (x1 : Z), (1 <= (- x1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_42 : forall (x1 : Z), (~ (1 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_43 : forall (x1 : Z) (x2 : Z), (~ ((- x1) < (- x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ (1 <= ((x2 - x1) - (x3 * x4)))) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = ((x3 - x4) + 1)) -> (x5 < x1) -> (x2 <= x6) -> ((x3 * x7) = (x3 * 0)) -> (~ (((x5 - x6) - (x3 * x7)) <= (x3 - x4))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_46 : forall (x1 : Z), (~ (0 <= (- x1))) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_47 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (x2 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_48 : forall (x1 : Z), (0 <= x1) -> (~ (0 < x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_49 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = 0) -> (x2 <= x3) -> (~ (0 <= x3)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_50 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x1 + 1) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = (((x2 - x3) + 1) - 1)) -> (x4 < x5) -> (x6 <= x7) -> ((x2 * x8) = (x2 * 0)) -> (~ (((x4 - x7) - (x2 * x8)) <= (x2 - x3))) -> ((x9 - x10) = x1) -> (x9 = x5) -> (x10 = x6) -> False.
Proof. thy. Qed.
Lemma thy_progressions_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (1 <= x1) -> (x2 < x3) -> (x4 <= x5) -> ((x6 * x7) = (x6 * 0)) -> (~ (((x2 - x5) - (x6 * x7)) <= (x6 - x1))) -> ((x8 - x9) = x10) -> (x8 = x3) -> (x9 = x4) -> (x10 = (((x6 - x1) + 1) - x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_53 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 < x3) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_progressions_54 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (x1 = 1) -> (x2 <= x3) -> (~ (1 <= ((x3 - x4) - (x5 * x6)))) -> ((x7 + (- x4)) = (x1 + (x5 * (x8 - (x9 * (- x4)))))) -> ((x5 * x6) = (x5 * (x10 + (x9 * x4)))) -> ((x5 * x8) = (x5 * x10)) -> (x2 = x7) -> False.
Proof. thy. Qed.
Lemma thy_progressions_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (1 <= x1) -> (x2 <= x3) -> (~ (1 <= ((x3 - x4) - (x5 * x6)))) -> ((x7 + (- x4)) = (x8 + (x5 * (x9 - (x10 * (- x4)))))) -> ((x5 * x6) = (x5 * (x11 + (x10 * x4)))) -> ((x5 * x9) = (x5 * x11)) -> (x2 = x7) -> (x8 = x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = ((x3 - x4) + 1)) -> (x5 = (((x3 - x4) + 1) - 1)) -> ((x6 - x7) = x5) -> (x2 = x7) -> (x1 = x6) -> False.
Proof. thy. Qed.
Lemma thy_progressions_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z), (x1 < x2) -> (~ (((x1 - x3) - (x4 * x5)) <= (x4 - x6))) -> ((x7 - x8) = x9) -> ((x8 + (- x3)) = (x10 + (x4 * (x11 - (x12 * (- x3)))))) -> ((x4 * x5) = (x4 * (x13 + (x12 * x3)))) -> ((x4 * x11) = (x4 * x13)) -> (x9 = (((x4 - x6) + 1) - x6)) -> (x10 = x6) -> (x2 = x7) -> False.
Proof. thy. Qed.
Lemma thy_progressions_58 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z) (x14 : Z) (x15 : Z), (x1 = (((x2 - x3) + 1) - 1)) -> (x4 = 1) -> (x5 < x6) -> (~ (((x5 - x7) - (x2 * x8)) <= (x2 - x3))) -> ((x9 + (- x7)) = (x4 + (x2 * (x10 - (x11 * (- x7)))))) -> ((x2 * x8) = (x2 * (x12 + (x11 * x7)))) -> ((x13 - x14) = x1) -> (x13 = x6) -> (x14 = x15) -> ((x2 * x10) = (x2 * x12)) -> (x15 = x9) -> False.
Proof. thy. Qed.
Lemma thy_progressions_59 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z) (x14 : Z) (x15 : Z), (x1 = 1) -> (1 <= x2) -> (x3 < x4) -> (~ (((x3 - x5) - (x6 * x7)) <= (x6 - x2))) -> ((x8 + (- x5)) = (x1 + (x6 * (x9 - (x10 * (- x5)))))) -> ((x6 * x7) = (x6 * (x11 + (x10 * x5)))) -> ((x12 - x13) = x14) -> (x12 = x4) -> (x13 = x15) -> (x14 = (((x6 - x2) + 1) - x2)) -> ((x6 * x9) = (x6 * x11)) -> (x15 = x8) -> False.
Proof. thy. Qed.
(* If s > s' are signed indices of row x then s - s' is congruent to one of 1, ..., q - r modulo q. *)
Lemma members_apart : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (s : Z) (s1 : Z) (t : Z) (w : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (0 <= x) ->
  ((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) ->
  ((((first x) <= s1) /\ (s1 < (first (x + 1)))) \/ ((s1 <= (-1)) /\ ((d (- s1)) = x))) ->
  (s1 < s) ->
  ((1 <= ((s - s1) - (q * (ite (0 <= s1) 0 (x + (w * s1)))))) /\ (((s - s1) - (q * (ite (0 <= s1) 0 (x + (w * s1))))) <= (q - r))).
Proof.
intros g l m mu p q r s s1 t w x c d first.
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = x)))) as [j0 W2].
refine (refute (Nd (Some (1 <= ((s - s1) - (q * (ite (0 <= s1) 0 (x + (w * s1))))))) (Nd (Some (((s - s1) - (q * (ite (0 <= s1) 0 (x + (w * s1))))) <= (q - r))) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some (0 <= (- s))) (Nd (Some ((x + 1) = ((d (- s1)) + 1))) Lf Lf) Lf) (Nd (Some ((d (- s1)) = x)) Lf Lf)) (Nd (Some ((d j0) = x)) (Nd (Some ((ite ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - r))) Lf Lf) (Nd (Some ((first x) = (first 0))) Lf Lf))) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= x)) (Nd (Some ((ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - 1))) Lf Lf) (Nd (Some (s < (first (x + 1)))) Lf Lf)) (Nd (Some ((first 0) < (first x))) (Nd (Some ((ite (0 <= s1) 0 (x + (w * s1))) = 0)) Lf Lf) (Nd (Some ((d (- s)) = x)) Lf Lf)))) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) (Nd (Some ((d (- s)) < (d (- s1)))) (Nd (Some (s1 < (first (x + 1)))) Lf Lf) Lf) (Nd (Some (s1 <= (-1))) Lf Lf)) (Nd (Some (0 <= 0)) (Nd (Some ((ite ((first (c (- s1))) = (- s1)) 1 r) = r)) Lf Lf) (Nd (Some ((first ((d j0) + 1)) = (first (x + 1)))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (((first (x + 1)) - (first x)) = ((q - r) + 1))) (Nd (Some ((first (c (- s1))) = (- s1))) Lf Lf) (Nd (Some (s <= (-1))) Lf Lf)) (Nd (Some (((first ((d (- s1)) + 1)) - (first (d (- s1)))) = (ite ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r)))) (Nd (Some ((q * (ite (0 <= s1) 0 (x + (w * s1)))) = (q * 0))) Lf Lf) (Nd (Some ((first x) = (first (d (- s1))))) Lf Lf))))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((- s) < (- s1))) (Nd (Some ((first (x + 1)) = (first ((d (- s1)) + 1)))) Lf Lf) Lf) (Nd (Some ((q * (d (- s1))) = (q * x))) Lf Lf)) (Nd (Some (((first ((d j0) + 1)) - (first (d j0))) = (ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)))) (Nd (Some ((ite ((first (c (- s1))) = (- s1)) 1 r) = 1)) Lf Lf) (Nd (Some (((d j0) + 1) = (x + 1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) (Nd (Some ((ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - r))) Lf Lf) (Nd (Some ((first x) <= s1)) Lf Lf)) (Nd (Some (1 <= (- s1))) (Nd (Some ((ite (0 <= s1) 0 (x + (w * s1))) = (x + (w * s1)))) Lf Lf) (Nd (Some (x = (d (- s1)))) Lf Lf)))) (Nd (Some (l = (g * r))) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((first (c j0)) = j0)) Lf Lf) (Nd (Some (s1 < s)) Lf Lf)) (Nd (Some (0 < x)) (Nd (Some (0 <= s1)) Lf Lf) (Nd (Some ((first (d j0)) = (first x))) Lf Lf))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (1 <= j0)) (Nd (Some ((ite ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - 1))) Lf Lf) (Nd (Some (x = 0)) Lf Lf)) (Nd (Some (((first (d (- s1))) + (- s1)) = ((ite ((first (c (- s1))) = (- s1)) 1 r) + (q * ((d (- s1)) - (w * (- s1))))))) (Nd (Some ((q * (ite (0 <= s1) 0 (x + (w * s1)))) = (q * (x + (w * s1))))) Lf Lf) (Nd (Some ((first x) <= s)) Lf Lf))))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19))))))))))))))));
 (Im (At 15) (Im (An (At 20) (No (At 21))) (At 22)));
 (Im (At 21) (An (At 23) (At 24)));
 (Im (At 16) (Im (At 23) (At 25)));
 (Im (At 17) (Im (At 26) (Im (At 27) (At 28))));
 (Im (At 16) (Im (At 29) (At 30)));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 29) (At 31))))))))))))))));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 18) (Im (At 19) (Im (At 32) (Im (At 33) (At 34)))))))));
 (Im (At 35) (At 36));
 (Im (No (At 35)) (At 37));
 (Im (At 38) (At 39));
 (Im (No (At 38)) (At 40));
 (Im (At 38) (At 41));
 (Im (No (At 38)) (At 42));
 (Im (At 43) (At 44));
 (Im (No (At 43)) (At 45));
 (Im (At 44) (At 46));
 (Im (At 45) (At 47));
 (Im (At 48) (At 49));
 (Im (At 29) (Im (At 43) Fa));
 (Im (No (At 29)) (Im (At 50) Fa));
 (Im (No (At 33)) (Im (At 51) Fa));
 (Im (No (At 26)) Fa);
 (Im (At 51) (Im (No (At 1)) (Im (At 46) Fa)));
 (Im (At 22) (Im (At 52) (Im (At 53) (Im (At 46) (Im (No (At 2)) Fa)))));
 (Im (No (At 32)) (Im (At 54) Fa));
 (Im (At 43) (Im (At 51) (Im (At 54) Fa)));
 (Im (At 55) (At 56));
 (Im (At 20) (Im (No (At 27)) (Im (No (At 55)) Fa)));
 (Im (At 12) (Im (At 53) (Im (No (At 43)) (Im (At 28) Fa))));
 (Im (At 12) (Im (At 53) (Im (No (At 43)) (Im (At 56) Fa))));
 (Im (At 57) (At 58));
 (Im (At 24) (At 59));
 (Im (At 24) (Im (No (At 57)) Fa));
 (Im (At 36) (Im (At 52) (Im (At 53) (Im (At 46) (Im (No (At 2)) (Im (At 25) (Im (At 58) (Im (At 59) Fa))))))));
 (Im (At 10) (Im (At 52) (Im (At 53) (Im (At 46) (Im (No (At 2)) (Im (At 25) (Im (At 58) (Im (At 59) (Im (At 37) Fa)))))))));
 (Im (At 60) (Im (At 34) (Im (At 48) Fa)));
 (Im (At 61) (At 62));
 (Im (At 48) (Im (No (At 61)) Fa));
 (Im (At 41) (Im (At 63) (Im (No (At 1)) (Im (At 31) (Im (At 47) (Im (At 49) (Im (At 62) Fa)))))));
 (Im (At 10) (Im (At 63) (Im (No (At 1)) (Im (At 31) (Im (At 47) (Im (At 49) (Im (At 62) (Im (At 42) Fa))))))));
 (Im (At 64) (At 65));
 (Im (At 48) (Im (No (At 64)) Fa));
 (Im (At 22) (Im (At 39) (Im (At 30) (Im (At 62) (Im (At 65) Fa)))));
 (Im (At 52) (Im (No (At 2)) (Im (At 30) (Im (At 31) (Im (At 47) (Im (At 49) (Im (At 40) (Im (At 42) (Im (At 65) Fa)))))))));
 (Im (At 36) (Im (At 41) (Im (At 52) (Im (No (At 2)) (Im (At 31) (Im (At 47) (Im (At 25) (Im (At 58) (Im (At 59) (Im (At 49) (Im (At 62) Fa)))))))))));
 (Im (At 41) (Im (At 10) (Im (At 52) (Im (No (At 2)) (Im (At 31) (Im (At 47) (Im (At 25) (Im (At 58) (Im (At 59) (Im (At 37) (Im (At 49) (Im (At 62) Fa))))))))))));
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
 (At 14);
 (At 15);
 (At 16);
 (At 20);
 (Or (An (At 63) (At 52)) (An (At 54) (At 60)));
 (Or (An (At 53) (At 66)) (An (At 50) (At 48)));
 (At 51)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 20 (Sp 51 (Sp 33 (Sp 26 (Sp 17 (Sp 18 (Sp 19 (Sp 43 (Sp 44 (Sp 29 (Cl 21) (Sp 54 (Cl 28) (Sp 46 (Sp 50 (Cl 22) (Sp 63 (Sp 52 (Sp 1 (Sp 53 (Sp 2 (Cl 1) (Sp 22 (Cl 26) (Sp 21 (Sp 23 (Sp 24 (Sp 25 (Sp 59 (Sp 57 (Sp 58 (Sp 36 (Cl 36) (Sp 37 (Cl 37) (Sp 35 (Cl 10) (Cl 11)))) (Cl 33)) (Cl 35)) (Cl 34)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3)))) (Cl 65)) (Cl 25)) (Cl 64)) (Cl 64))) (Cl 18)))) (Cl 16)) (Sp 45 (Sp 47 (Sp 53 (Sp 28 (Cl 31) (Sp 56 (Cl 32) (Sp 27 (Cl 6) (Sp 55 (Cl 29) (Cl 30))))) (Sp 50 (Sp 48 (Sp 29 (Sp 49 (Sp 61 (Sp 64 (Sp 30 (Sp 31 (Sp 62 (Sp 65 (Sp 22 (Sp 39 (Cl 45) (Sp 38 (Cl 12) (Sp 40 (Sp 42 (Sp 2 (Sp 1 (Cl 1) (Sp 63 (Cl 42) (Sp 54 (Sp 60 (Sp 32 (Sp 34 (Cl 38) (Cl 9)) (Cl 27)) (Cl 64)) (Cl 64)))) (Sp 52 (Cl 46) (Sp 54 (Sp 60 (Sp 32 (Sp 34 (Cl 38) (Cl 9)) (Cl 27)) (Cl 64)) (Cl 64)))) (Cl 15)) (Cl 13)))) (Sp 21 (Sp 23 (Sp 24 (Sp 25 (Sp 59 (Sp 57 (Sp 58 (Sp 34 (Sp 60 (Cl 38) (Sp 63 (Sp 52 (Sp 42 (Sp 1 (Sp 2 (Cl 1) (Sp 40 (Cl 46) (Sp 38 (Sp 41 (Sp 36 (Cl 47) (Sp 37 (Cl 48) (Sp 35 (Cl 10) (Cl 11)))) (Cl 14)) (Cl 13)))) (Cl 42)) (Sp 38 (Sp 41 (Sp 1 (Sp 2 (Cl 1) (Sp 36 (Cl 47) (Sp 37 (Cl 48) (Sp 35 (Cl 10) (Cl 11))))) (Cl 41)) (Cl 14)) (Cl 15))) (Cl 64)) (Cl 64))) (Sp 32 (Cl 9) (Sp 54 (Cl 27) (Sp 63 (Sp 52 (Sp 42 (Sp 1 (Sp 2 (Cl 1) (Sp 40 (Cl 46) (Sp 38 (Sp 41 (Sp 36 (Cl 47) (Sp 37 (Cl 48) (Sp 35 (Cl 10) (Cl 11)))) (Cl 14)) (Cl 13)))) (Cl 42)) (Sp 38 (Sp 41 (Sp 1 (Sp 2 (Cl 1) (Sp 36 (Cl 47) (Sp 37 (Cl 48) (Sp 35 (Cl 10) (Cl 11))))) (Cl 41)) (Cl 14)) (Cl 15))) (Cl 64)) (Cl 64))))) (Cl 33)) (Cl 35)) (Cl 34)) (Cl 5)) (Cl 4)) (Cl 4)) (Cl 3))) (Cl 43)) (Cl 39)) (Cl 8)) (Cl 7)) (Cl 44)) (Cl 40)) (Cl 20)) (Cl 22)) (Cl 65)) (Cl 65))) (Cl 19)) (Cl 17))) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 24)) (Cl 23)) (Cl 66)) (Cl 63)) (Cl 62)) (Cl 61)) (Cl 60)) (Cl 59)) (Cl 58)) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) _
  (progression_shape g l m mu p q r t w c d first)
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) x)
  W2
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) j0)
  (first_grows 0 x first)
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) (- s1))
  (run_at_d g (- s1) l m mu p q r t w c d first)
  (d_grows (- s) (- s1) m c d first)
  (ite_true ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_false ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_true ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_false ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_true ((first (c (- s1))) = (- s1)) 1 r)
  (ite_false ((first (c (- s1))) = (- s1)) 1 r)
  (ite_true (0 <= s1) 0 (x + (w * s1)))
  (ite_false (0 <= s1) 0 (x + (w * s1)))
  (eq_mul q (ite (0 <= s1) 0 (x + (w * s1))) 0)
  (eq_mul q (ite (0 <= s1) 0 (x + (w * s1))) (x + (w * s1)))
  (eq_mul q (d (- s1)) x)
  (thy_progressions_41 s1)
  (thy_progressions_42 s1)
  (thy_progressions_43 s s1)
  (thy_progressions_2 )
  (thy_progressions_44 s1 s q (ite (0 <= s1) 0 (x + (w * s1))))
  (thy_progressions_45 (first (x + 1)) (first x) q r s s1 (ite (0 <= s1) 0 (x + (w * s1))))
  (thy_progressions_46 s)
  (thy_progressions_47 s1 s)
  (fun eq__0 => cg1 first x 0 eq__0)
  (thy_progressions_48 x)
  (thy_progressions_27 (first 0) (first x) s1)
  (thy_progressions_49 (first 0) (first x) s1)
  (fun eq__0 => cg1 first ((d j0) + 1) (x + 1) eq__0)
  (fun eq__0 => cg1 first (d j0) x eq__0)
  (thy_progressions_50 (d j0) x)
  (thy_progressions_51 (ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)) q r s (first (x + 1)) (first x) s1 (ite (0 <= s1) 0 (x + (w * s1))) (first ((d j0) + 1)) (first (d j0)))
  (thy_progressions_52 r s (first (x + 1)) (first x) s1 q (ite (0 <= s1) 0 (x + (w * s1))) (first ((d j0) + 1)) (first (d j0)) (ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)))
  (thy_progressions_53 (d (- s)) x (d (- s1)))
  (fun eq__0 => cg1 first x (d (- s1)) eq__0)
  (thy_progressions_19 (d (- s1)) x)
  (thy_progressions_54 (ite ((first (c (- s1))) = (- s1)) 1 r) (first x) s s1 q (ite (0 <= s1) 0 (x + (w * s1))) (first (d (- s1))) (d (- s1)) w x)
  (thy_progressions_55 r (first x) s s1 q (ite (0 <= s1) 0 (x + (w * s1))) (first (d (- s1))) (ite ((first (c (- s1))) = (- s1)) 1 r) (d (- s1)) w x)
  (fun eq__0 => cg1 first (x + 1) ((d (- s1)) + 1) eq__0)
  (thy_progressions_37 (d (- s1)) x)
  (thy_progressions_56 (first (x + 1)) (first x) q r (ite ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r)) (first ((d (- s1)) + 1)) (first (d (- s1))))
  (thy_progressions_57 s (first (x + 1)) s1 q (ite (0 <= s1) 0 (x + (w * s1))) r (first ((d (- s1)) + 1)) (first (d (- s1))) (ite ((first (c (- s1))) = (- s1)) (((q - r) + 1) - 1) (((q - r) + 1) - r)) (ite ((first (c (- s1))) = (- s1)) 1 r) (d (- s1)) w x)
  (thy_progressions_58 (ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)) q r (ite ((first (c (- s1))) = (- s1)) 1 r) s (first (x + 1)) s1 (ite (0 <= s1) 0 (x + (w * s1))) (first (d (- s1))) (d (- s1)) w x (first ((d j0) + 1)) (first (d j0)) (first x))
  (thy_progressions_59 (ite ((first (c (- s1))) = (- s1)) 1 r) r s (first (x + 1)) s1 q (ite (0 <= s1) 0 (x + (w * s1))) (first (d (- s1))) (d (- s1)) w x (first ((d j0) + 1)) (first (d j0)) (ite ((first (c j0)) = j0) (((q - r) + 1) - 1) (((q - r) + 1) - r)) (first x))
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 - ((x2 * x3) - (x4 * x5))) < 0)) -> (~ (1 <= x5)) -> (~ (((x2 * x3) - (x4 * x5)) < 0)) -> (1 <= x6) -> (x6 <= (x5 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_61 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 < (x1 - ((x2 * x3) - (x4 * x5)))) -> ((x1 - ((x2 * x3) - (x4 * x5))) < 0) -> False.
Proof. thy. Qed.
Lemma thy_progressions_62 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> (x1 = ((x4 * x5) + x6)) -> (x6 <= (x4 - x7)) -> (0 < (x7 - ((x2 * x1) - (x8 * x4)))) -> (~ ((x4 * (((x3 * x1) - x8) - x5)) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_63 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (x5 < x6) -> ((x7 * x8) = (x7 * (x9 * x10))) -> ((x3 * x4) = (x3 * (x9 * x11))) -> (~ (0 < (x9 * (x12 - ((x10 * x7) - (x3 * x11)))))) -> (x6 = (x9 * x12)) -> ((x1 - x2) = (x8 * x7)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_64 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> (~ (((x2 * x1) - (x5 * x4)) < 0)) -> (x1 = ((x4 * x6) + x7)) -> (1 <= x7) -> (x7 <= (x4 - x8)) -> (~ ((- x4) < (x4 * (((x3 * x1) - x5) - x6)))) -> (0 < (x8 - ((x2 * x1) - (x5 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_65 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (0 <= x5) -> ((x6 * x7) = (x6 * (x8 * x9))) -> ((x3 * x4) = (x3 * (x8 * x10))) -> ((x1 - x2) = (x7 * x6)) -> ((x8 * ((x9 * x6) - (x3 * x10))) < 0) -> False.
Proof. thy. Qed.
Lemma thy_progressions_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 * (x2 + 1)) = (x1 * (x3 * x4))) -> (~ (((x2 * x1) - (x5 * x4)) < 0)) -> (x1 = ((x4 * x6) + x7)) -> (1 <= x7) -> ((x4 * (((x3 * x1) - x5) - x6)) = (x4 * 0)) -> False.
Proof. thy. Qed.
(* If y - y' = m(qh + sigma) with 1 <= sigma <= q - r then y - y' is no length of the (l, p)-rook. *)
Lemma no_arc : forall (delta : Z) (g : Z) (h : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (sigma : Z) (t : Z) (w : Z) (y : Z) (y1 : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((y - y1) = (m * delta)) ->
  (delta = ((q * h) + sigma)) ->
  (1 <= sigma) ->
  (sigma <= (q - r)) ->
  (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))).
Proof.
intros delta g h l m mu p q r sigma t w y y1.
destruct (wit_ex2 (fun i_len j_len => (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [j0 W0]].
refine (refute (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((y - y1) = ((i0 * p) + j0))) (Nd (Some (0 <= j0)) (Nd (Some (p = (g * q))) (Nd (Some ((delta * (mu + 1)) = (delta * (t * q)))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf) Lf) (Nd (Some (((mu * delta) - (i0 * q)) < 0)) Lf Lf)) (Nd (Some (0 < (r - ((mu * delta) - (i0 * q))))) (Nd (Some ((((t * delta) - i0) - h) = 0)) Lf Lf) (Nd (Some (delta = ((q * h) + sigma))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (1 <= g)) (Nd (Some ((q * (((t * delta) - i0) - h)) < q)) (Nd (Some ((2 * r) <= q)) Lf Lf) Lf) (Nd (Some (1 <= sigma)) Lf Lf)) (Nd (Some ((r - ((mu * delta) - (i0 * q))) < 0)) (Nd (Some (0 < ((mu * delta) - (i0 * q)))) Lf Lf) (Nd (Some ((y - y1) = (m * delta))) Lf Lf)))) (Nd (Some (0 <= i0)) (Nd (Some (j0 < l)) (Nd (Some ((i0 * p) = (i0 * (g * q)))) (Nd (Some (1 <= q)) (Nd (Some (1 <= r)) Lf Lf) Lf) (Nd (Some ((q * (((t * delta) - i0) - h)) = (q * 0))) Lf Lf)) (Nd (Some ((g * (r - ((mu * delta) - (i0 * q)))) < 0)) (Nd (Some (0 < (g * ((mu * delta) - (i0 * q))))) Lf Lf) (Nd (Some (l = (g * r))) Lf Lf))) (Nd (Some ((delta * m) = (delta * (g * mu)))) (Nd (Some (0 < (g * (r - ((mu * delta) - (i0 * q)))))) (Nd (Some ((- q) < (q * (((t * delta) - i0) - h)))) Lf Lf) (Nd (Some (sigma <= (q - r))) Lf Lf)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some ((g * ((mu * delta) - (i0 * q))) < 0)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)))))
 [(Im (At 1) (An (An (An (At 2) (At 3)) (At 4)) (At 5)));
 (Im (At 6) (At 7));
 (Im (At 8) (At 9));
 (Im (At 10) (An (An (An (Im (At 11) (At 12)) (Im (At 13) (At 14))) (Im (At 12) (At 11))) (Im (At 14) (At 13))));
 (Im (At 15) (At 16));
 (Im (At 17) (Im (At 18) (Im (At 19) (At 20))));
 (Im (At 10) (An (An (An (Im (At 21) (At 22)) (Im (At 23) (At 24))) (Im (At 22) (At 21))) (Im (At 24) (At 23))));
 (Im (At 20) (At 25));
 (Im (No (At 14)) (Im (No (At 17)) (Im (No (At 24)) (Im (At 26) (Im (At 27) Fa)))));
 (Im (At 12) (Im (At 14) Fa));
 (Im (At 16) (Im (At 28) (Im (At 27) (Im (At 12) (Im (No (At 18)) Fa)))));
 (Im (At 2) (Im (At 5) (Im (At 7) (Im (At 9) (Im (No (At 11)) (Im (At 29) (Im (At 30) Fa)))))));
 (Im (At 16) (Im (No (At 24)) (Im (At 28) (Im (At 26) (Im (At 27) (Im (No (At 19)) (Im (At 12) Fa)))))));
 (Im (At 2) (Im (At 4) (Im (At 7) (Im (At 9) (Im (At 30) (Im (At 23) Fa))))));
 (Im (At 16) (Im (No (At 24)) (Im (At 28) (Im (At 26) (Im (At 25) Fa)))));
 (At 31);
 (At 10);
 (At 6);
 (At 8);
 (At 29);
 (At 15);
 (At 32);
 (At 33);
 (At 34);
 (At 30);
 (At 28);
 (At 26);
 (At 27)]
 (No (At 1))
 (Sp 10 (Sp 6 (Sp 8 (Sp 29 (Sp 15 (Sp 30 (Sp 28 (Sp 26 (Sp 27 (Sp 1 (Sp 7 (Sp 9 (Sp 16 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 11 (Sp 23 (Cl 15) (Sp 12 (Sp 24 (Cl 8) (Sp 14 (Cl 11) (Sp 18 (Sp 19 (Sp 17 (Sp 25 (Cl 16) (Sp 20 (Cl 9) (Cl 7))) (Cl 10)) (Cl 14)) (Cl 12)))) (Cl 5))) (Cl 13)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6)) (Cl 4)) (Cl 3)) (Cl 1)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) _
  W0
  (equal_products m (g * mu) delta)
  (equal_products p (g * q) i0)
  (cancel g (r - ((mu * delta) - (i0 * q))))
  (equal_products (mu + 1) (t * q) delta)
  (small_multiple q (((t * delta) - i0) - h))
  (cancel g ((mu * delta) - (i0 * q)))
  (eq_mul q (((t * delta) - i0) - h) 0)
  (thy_progressions_60 r mu delta i0 q sigma)
  (thy_progressions_61 r mu delta i0 q)
  (thy_progressions_62 delta mu t q h sigma r i0)
  (thy_progressions_63 y y1 i0 p j0 l delta m g mu q r)
  (thy_progressions_64 delta mu t q i0 h sigma r)
  (thy_progressions_65 y y1 i0 p j0 delta m g mu q)
  (thy_progressions_66 delta mu t q i0 h sigma)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_67 : forall (x1 : Z) (x2 : Z), (0 < (x1 - x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 < x2) -> (x2 = (x3 + (x4 * x5))) -> (x1 = (x3 + (x4 * x6))) -> (~ (0 < (x4 * (x5 - x6)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = (x2 + (x3 * x6))) -> (~ ((x1 - x5) = (x3 * (x4 - x6)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) = ((x3 * x4) + ((x1 - x2) - (x3 * x4))))) -> False.
Proof. thy. Qed.
(* (a): the rook never joins two pairs of a row. *)
Lemma progression_joined : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))).
Proof.
intros g l m mu p q r t w c d first.
destruct (wit_all3 (fun x y y1 => (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) as [X [Y [Y1 W0]]].
destruct (wit_ex1 (fun s => (((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ (Y = (X + (m * s)))))) as [s0 W3].
destruct (wit_ex1 (fun s => (((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ (Y1 = (X + (m * s)))))) as [s2 W4].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) (Nd (Some (0 <= Y1)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y = (c n_listed))))))) (Nd (Some (1 <= g)) (Nd (Some ((first 0) = 0)) (Nd (Some ((d (- s2)) = X)) Lf Lf) Lf) (Nd (Some ((first X) <= s0)) (Nd (Some (((s0 - s2) - (q * (ite (0 <= s2) 0 (X + (w * s2))))) <= (q - r))) Lf Lf) Lf)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some ((m * (s0 - s2)) < 0)) Lf Lf) Lf) (Nd (Some (Y = (X + (m * s0)))) Lf Lf))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (p = (g * q))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (0 < (m * (s0 - s2)))) Lf Lf) Lf) (Nd (Some (s0 <= (-1))) (Nd (Some ((s0 - s2) = ((q * (ite (0 <= s2) 0 (X + (w * s2)))) + ((s0 - s2) - (q * (ite (0 <= s2) 0 (X + (w * s2)))))))) Lf Lf) Lf)) (Nd (Some (1 <= r)) (Nd (Some (0 <= X)) (Nd (Some (s2 < s0)) Lf Lf) Lf) (Nd (Some (s2 < (first (X + 1)))) Lf Lf)))) (Nd (Some (Y1 < Y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y1 = (c n_listed))))))) (Nd (Some (m = (g * mu))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (Y1 = (X + (m * s2)))) Lf Lf) Lf) (Nd (Some (s0 < (first (X + 1)))) (Nd (Some ((Y - Y1) = (m * (s0 - s2)))) Lf Lf) Lf)) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (exists (s : Z), (((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ (Y = (X + (m * s)))))) (Nd (Some ((s0 - s2) < 0)) Lf Lf) Lf) (Nd (Some ((first X) <= s2)) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (l = (g * r))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (0 < (s0 - s2))) Lf Lf) Lf) (Nd (Some ((d (- s0)) = X)) Lf Lf)) (Nd (Some ((2 * r) <= q)) (Nd (Some (exists (s : Z), (((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ (Y1 = (X + (m * s)))))) (Nd (Some (1 <= ((s0 - s2) - (q * (ite (0 <= s2) 0 (X + (w * s2))))))) Lf Lf) Lf) (Nd (Some (s2 <= (-1))) Lf Lf)))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (At 6))) (At 1));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 4) (An (At 21) (At 22)))))))))))))))));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 5) (An (At 23) (At 22)))))))))))))))));
 (Im (At 21) (An (Or (An (At 24) (At 25)) (An (At 26) (At 27))) (At 28)));
 (Im (At 23) (An (Or (An (At 29) (At 30)) (An (At 31) (At 32))) (At 33)));
 (Im (At 7) (An (An (An (Im (At 34) (At 35)) (Im (At 36) (At 37))) (Im (At 35) (At 34))) (Im (At 37) (At 36))));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 22) (Im (Or (An (At 24) (At 25)) (An (At 26) (At 27))) (Im (Or (An (At 29) (At 30)) (An (At 31) (At 32))) (Im (At 38) (An (At 39) (At 40))))))))))))))))))));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 41) (Im (At 42) (Im (At 39) (Im (At 40) (No (At 6)))))))))))))));
 (Im (At 35) (Im (No (At 38)) Fa));
 (Im (At 3) (Im (At 28) (Im (At 33) (Im (No (At 34)) Fa))));
 (Im (At 28) (Im (At 33) (Im (No (At 41)) Fa)));
 (Im (No (At 42)) Fa);
 (At 7);
 (At 8);
 (At 9);
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
 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 1 (Cl 1) (Sp 42 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 21 (Sp 22 (Sp 23 (Sp 28 (Sp 33 (Sp 34 (Sp 41 (Sp 35 (Sp 38 (Sp 32 (Sp 31 (Sp 27 (Sp 40 (Sp 39 (Cl 9) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 24 (Sp 25 (Sp 39 (Sp 40 (Cl 9) (Cl 8)) (Cl 8)) (Cl 5)) (Cl 5))) (Sp 29 (Sp 30 (Sp 27 (Sp 40 (Sp 39 (Cl 9) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 24 (Sp 25 (Sp 39 (Sp 40 (Cl 9) (Cl 8)) (Cl 8)) (Cl 5)) (Cl 5))) (Cl 6)) (Cl 6))) (Sp 29 (Sp 30 (Sp 27 (Sp 40 (Sp 39 (Cl 9) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 26 (Cl 8) (Sp 24 (Sp 25 (Cl 8) (Cl 5)) (Cl 5)))) (Sp 24 (Sp 25 (Sp 39 (Sp 40 (Cl 9) (Cl 8)) (Cl 8)) (Cl 5)) (Cl 5))) (Cl 6)) (Cl 6))) (Cl 10)) (Cl 7)) (Cl 12)) (Cl 11)) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 13))) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) _
  W0
  (listed_member g l m mu p q r t w X Y c d first)
  (listed_member g l m mu p q r t w X Y1 c d first)
  W3
  W4
  (cancel m (s0 - s2))
  (members_apart g l m mu p q r s0 s2 t w X c d first)
  (no_arc (s0 - s2) g (ite (0 <= s2) 0 (X + (w * s2))) l m mu p q r ((s0 - s2) - (q * (ite (0 <= s2) 0 (X + (w * s2))))) t w Y Y1)
  (thy_progressions_67 s0 s2)
  (thy_progressions_68 Y1 Y X m s0 s2)
  (thy_progressions_69 Y X m s0 Y1 s2)
  (thy_progressions_70 s0 s2 q (ite (0 <= s2) 0 (X + (w * s2))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + x2) = ((x3 * x4) + x5)) -> (~ ((x1 + x2) = ((x4 * x3) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + x2) = ((x3 * x4) + x5)) -> (~ ((((x1 + x4) - x5) + x2) = ((x4 * (x3 + 1)) + 0))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_73 : forall (x1 : Z), (~ (x1 <= x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_progressions_74 : forall (x1 : Z), (~ (0 < x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_75 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (1 <= x2) -> ((2 * x2) <= x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_76 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x3 <= ((x3 + x2) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 - x4) + 1)) -> (~ (x5 < x4)) -> (~ (((x2 + x3) - x5) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = ((x3 - x4) + 1)) -> (1 <= x4) -> ((2 * x4) <= x3) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
(* Row x, if it is none of the d_j: for every E it has a signed index s with s + E = 0, ..., or r - 1 (mod q). *)
Lemma run_covers : forall (E : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (x : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (0 <= x) ->
  (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) ->
  (exists (s : Z) (T : Z) (b : Z), (((((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))).
Proof.
intros E g l m mu p q r t w x c d first.
destruct (wit_ex2 (fun q_ r => (((((first x) + E) = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) as [T0 [b0 W2]].
refine (refute (Nd (Some (exists (s : Z) (T : Z) (b : Z), (((((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) (Nd (Some (((first x) + E) = ((T0 * q) + b0))) (Nd (Some (b0 < r)) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf) Lf) (Nd (Some (1 <= r)) Lf Lf)) (Nd (Some ((first x) < (first (x + 1)))) (Nd (Some ((d (- (((first x) + q) - b0))) = x)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) Lf Lf) Lf) (Nd (Some (m = (g * mu))) Lf Lf))) (Nd (Some (1 <= q)) (Nd (Some (b0 < q)) (Nd (Some ((((first x) + q) - b0) < (first (x + 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some ((d (- (first x))) = x)) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some (l = (g * r))) Lf Lf)))) (Nd (Some (0 <= x)) (Nd (Some (((first (x + 1)) - (first x)) = ((q - r) + 1))) (Nd (Some (0 <= b0)) (Nd (Some ((first x) <= (((first x) + q) - b0))) (Nd (Some ((first 0) = 0)) Lf Lf) Lf) (Nd (Some ((2 * r) <= q)) Lf Lf)) (Nd (Some ((first x) <= (-1))) (Nd (Some (((((first x) + q) - b0) + E) = ((q * (T0 + 1)) + 0))) Lf Lf) (Nd (Some (p = (g * q))) Lf Lf))) (Nd (Some (exists (q_ : Z) (r : Z), (((((first x) + E) = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) (Nd (Some ((first x) <= (first x))) (Nd (Some ((((first x) + q) - b0) <= (-1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) Lf Lf) Lf) (Nd (Some (1 <= g)) Lf Lf)) (Nd (Some (((first x) + E) = ((q * T0) + b0))) (Nd (Some (0 < r)) Lf Lf) (Nd (Some ((mu + 1) = (t * q))) Lf Lf)))))
 [(Im (At 2) (Im (An (At 3) (No (At 4))) (At 5)));
 (Im (At 6) (At 7));
 (Im (At 7) (An (An (At 8) (At 9)) (At 10)));
 (Im (An (An (An (Or (An (At 11) (At 12)) (An (At 13) (At 14))) (At 15)) (At 9)) (At 16)) (At 1));
 (Im (An (An (An (Or (An (At 17) (At 18)) (An (At 19) (At 20))) (At 21)) (At 22)) (At 23)) (At 1));
 (Im (At 8) (Im (No (At 15)) Fa));
 (Im (At 8) (Im (No (At 21)) Fa));
 (Im (No (At 11)) (Im (At 22) Fa));
 (Im (No (At 23)) (Im (At 24) Fa));
 (Im (No (At 6)) (Im (At 24) (Im (At 25) Fa)));
 (Im (No (At 22)) Fa);
 (Im (At 10) (Im (No (At 17)) Fa));
 (Im (At 5) (Im (No (At 16)) (Im (No (At 18)) Fa)));
 (Im (At 5) (Im (At 24) (Im (At 25) (Im (No (At 12)) Fa))));
 (At 26);
 (At 27);
 (At 28);
 (At 29);
 (At 30);
 (At 31);
 (At 32);
 (At 24);
 (At 25);
 (At 33);
 (At 34);
 (At 35);
 (At 2);
 (At 36);
 (At 3);
 (No (At 4))]
 (At 1)
 (Sp 24 (Sp 25 (Sp 2 (Sp 3 (Sp 4 (Cl 31) (Sp 1 (Cl 1) (Sp 23 (Sp 6 (Sp 22 (Sp 5 (Sp 7 (Sp 11 (Sp 12 (Sp 8 (Sp 9 (Sp 10 (Sp 15 (Sp 21 (Sp 17 (Sp 16 (Cl 5) (Sp 18 (Cl 6) (Cl 14))) (Cl 13)) (Cl 8)) (Cl 7)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 15)) (Cl 9)) (Cl 3)) (Cl 2)) (Cl 12)) (Cl 11)) (Cl 10)))) (Cl 30)) (Cl 28)) (Cl 24)) (Cl 23)) _
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) x)
  (division q ((first x) + E))
  W2
  (ex3_at (fun s T b => (((((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) (first x) T0 b0)
  (ex3_at (fun s T b => (((((((first x) <= s) /\ (s < (first (x + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = x))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) (((first x) + q) - b0) (T0 + 1) 0)
  (thy_progressions_71 (first x) E T0 q b0)
  (thy_progressions_72 (first x) E T0 q b0)
  (thy_progressions_73 (first x))
  (thy_progressions_74 r)
  (thy_progressions_75 q r)
  (thy_progressions_2 )
  (thy_progressions_76 b0 q (first x))
  (thy_progressions_77 (first (x + 1)) (first x) q r b0)
  (thy_progressions_78 (first (x + 1)) (first x) q r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_79 : forall (x1 : Z), (1 <= x1) -> (~ ((- x1) <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_80 : forall (x1 : Z), (1 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (((- x2) + x1) = ((x4 * x3) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x3 <= (((x3 + x2) - x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_83 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (((x1 + x3) - x2) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_84 : forall (x1 : Z), (0 <= 0) -> (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (((((x1 + x2) - x3) - x4) + x5) = ((x2 * ((x6 + 1) + (x7 - (x8 * x9)))) + 0)) -> (~ ((x1 + x5) = ((x2 * ((x6 + 1) + (x7 - (x8 * x9)))) + ((x3 + x4) - x2)))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), ((x1 + x2) = (x3 + (x4 * (x5 - (x6 * x2))))) -> (~ (((((x1 + x4) - x7) - 1) + x8) = ((x4 * ((x9 + 1) + (x5 - (x6 * x2)))) + 0))) -> (x3 = 1) -> ((x8 - x2) = ((x9 * x4) + x7)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_87 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = x3) -> (x3 = (((x4 - x5) + 1) - 1)) -> (~ ((((x2 + x4) - x6) - 1) < x1)) -> (~ (x6 < x5)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 + x2) = (x3 + (x4 * (x5 - (x6 * x2))))) -> (~ (((((x1 + x4) - x7) - x8) + x9) = ((x4 * ((x10 + 1) + (x5 - (x6 * x2)))) + 0))) -> ((x9 - x2) = ((x10 * x4) + x7)) -> (x3 = x8) -> False.
Proof. thy. Qed.
Lemma thy_progressions_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= (((x1 + x2) - x3) - x4))) -> (~ (0 <= ((x3 + x4) - x2))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = x3) -> ((2 * x4) <= x5) -> (x3 = (((x5 - x4) + 1) - x4)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = x3) -> (~ (x4 < x5)) -> (x3 = (((x6 - x5) + 1) - x5)) -> (~ ((((x2 + x6) - x4) - x5) < x1)) -> False.
Proof. thy. Qed.
(* Row x = d_j: for every E it has a signed index s with s + E = 0, ..., or r - 1 (mod q). *)
Lemma run_covers_at_d : forall (E : Z) (g : Z) (j : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (1 <= j) ->
  (exists (s : Z) (T : Z) (b : Z), (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))).
Proof.
intros E g j l m mu p q r t w c d first.
destruct (wit_ex2 (fun q_ r => ((((E - j) = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) as [T1 [b1 W3]].
refine (refute (Nd (Some (exists (s : Z) (T : Z) (b : Z), (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))) (Nd (Some (p = (g * q))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (((((first (d j)) + q) - b1) - 1) <= (-1))) Lf Lf) (Nd (Some (((b1 + r) - q) < r)) Lf Lf)) (Nd (Some ((first (d j)) <= (- j))) (Nd (Some ((d (- ((((first (d j)) + q) - b1) - r))) = (d j))) Lf Lf) Lf)) (Nd (Some (1 <= r)) (Nd (Some (exists (q_ : Z) (r : Z), ((((E - j) = ((q_ * q) + r)) /\ (0 <= r)) /\ (r < q)))) (Nd (Some (0 < r)) Lf Lf) (Nd (Some ((ite ((first (c j)) = j) 1 r) = 1)) Lf Lf)) (Nd (Some (((- j) + E) = ((q * T1) + b1))) (Nd (Some ((first (d j)) <= (-1))) Lf Lf) Lf))) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (((first (d j)) + j) = ((ite ((first (c j)) = j) 1 r) + (q * ((d j) - (w * j)))))) (Nd (Some ((((((first (d j)) + q) - b1) - 1) + E) = ((q * ((T1 + 1) + ((d j) - (w * j)))) + 0))) Lf Lf) (Nd (Some ((ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - 1))) Lf Lf)) (Nd (Some ((- j) <= (-1))) (Nd (Some ((first (d j)) <= (first (d j)))) Lf Lf) Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= b1)) (Nd (Some (((((first (d j)) + q) - b1) - r) < (first ((d j) + 1)))) Lf Lf) (Nd (Some (j = (- (- j)))) Lf Lf)) (Nd (Some ((first (d j)) <= ((((first (d j)) + q) - b1) - 1))) (Nd (Some (((first (d j)) + E) = ((q * ((T1 + 1) + ((d j) - (w * j)))) + ((b1 + r) - q)))) Lf Lf) Lf)))) (Nd (Some (1 <= j)) (Nd (Some (1 <= m)) (Nd (Some (l = (g * r))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some ((d (- ((((first (d j)) + q) - b1) - 1))) = (d j))) Lf Lf) (Nd (Some ((first (c j)) = j)) Lf Lf)) (Nd (Some ((- j) < (first ((d j) + 1)))) (Nd (Some ((((((first (d j)) + q) - b1) - r) + E) = ((q * ((T1 + 1) + ((d j) - (w * j)))) + 0))) Lf Lf) Lf)) (Nd (Some ((2 * r) <= q)) (Nd (Some ((E - j) = ((T1 * q) + b1))) (Nd (Some ((first (d j)) <= ((((first (d j)) + q) - b1) - r))) Lf Lf) (Nd (Some ((ite ((first (c j)) = j) 1 r) = r)) Lf Lf)) (Nd (Some (b1 < r)) (Nd (Some ((d (- (first (d j)))) = (d j))) Lf Lf) Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (1 <= q)) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some ((ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)) = (((q - r) + 1) - r))) Lf Lf)) (Nd (Some ((d (- (- j))) = (d j))) (Nd (Some ((first (d j)) < (first ((d j) + 1)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (b1 < q)) (Nd (Some (((((first (d j)) + q) - b1) - r) <= (-1))) Lf Lf) (Nd (Some ((d j) = (d (- (- j))))) Lf Lf)) (Nd (Some (((((first (d j)) + q) - b1) - 1) < (first ((d j) + 1)))) (Nd (Some (0 <= ((b1 + r) - q))) Lf Lf) Lf)))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 2) (Im (At 3) (At 18))))))))))))))));
 (Im (At 19) (At 20));
 (Im (At 20) (An (An (At 21) (At 22)) (At 23)));
 (Im (An (An (An (Or (An (At 24) (At 25)) (An (At 26) (At 27))) (At 28)) (At 22)) (At 29)) (At 1));
 (Im (An (An (An (Or (An (At 30) (At 31)) (An (At 32) (At 33))) (At 34)) (At 35)) (At 36)) (At 1));
 (Im (An (An (An (Or (An (At 37) (At 38)) (An (At 39) (At 40))) (At 41)) (At 35)) (At 36)) (At 1));
 (Im (An (An (An (Or (An (At 42) (At 43)) (An (At 44) (At 45))) (At 46)) (At 47)) (At 48)) (At 1));
 (Im (At 49) (At 50));
 (Im (No (At 49)) (At 51));
 (Im (At 49) (At 52));
 (Im (No (At 49)) (At 53));
 (Im (At 3) (Im (No (At 26)) Fa));
 (Im (At 12) (Im (No (At 36)) Fa));
 (Im (At 21) (Im (No (At 28)) Fa));
 (Im (At 23) (Im (No (At 30)) Fa));
 (Im (At 23) (Im (No (At 48)) Fa));
 (Im (At 35) (Im (No (At 42)) Fa));
 (Im (At 41) (Im (No (At 46)) Fa));
 (Im (No (At 19)) (Im (At 12) (Im (At 13) Fa)));
 (Im (At 18) (Im (No (At 34)) (Im (At 52) (Im (At 21) Fa))));
 (Im (No (At 35)) Fa);
 (Im (At 4) (Im (At 50) (Im (No (At 31)) (Im (No (At 29)) Fa))));
 (Im (At 18) (Im (No (At 41)) (Im (At 21) (Im (At 53) Fa))));
 (Im (No (At 37)) (Im (No (At 47)) Fa));
 (Im (At 4) (Im (At 13) (Im (At 51) (Im (No (At 43)) Fa))));
 (Im (At 4) (Im (No (At 29)) (Im (At 51) (Im (No (At 38)) Fa))));
 (Im (At 54) (At 55));
 (Im (No (At 27)) (Im (At 55) Fa));
 (Im (No (At 54)) Fa);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 2);
 (At 3)]
 (At 1)
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Sp 26 (Sp 36 (Sp 19 (Sp 35 (Sp 54 (Sp 18 (Sp 4 (Sp 20 (Sp 42 (Sp 55 (Sp 21 (Sp 22 (Sp 23 (Sp 27 (Sp 28 (Sp 29 (Cl 6) (Sp 30 (Sp 48 (Sp 52 (Sp 34 (Sp 31 (Cl 7) (Sp 50 (Cl 24) (Sp 49 (Cl 10) (Sp 51 (Sp 53 (Sp 43 (Sp 38 (Sp 41 (Sp 37 (Cl 8) (Sp 46 (Sp 47 (Cl 9) (Cl 26)) (Cl 20))) (Cl 25)) (Cl 28)) (Cl 27)) (Cl 13)) (Cl 11))))) (Cl 22)) (Sp 49 (Cl 12) (Sp 51 (Sp 53 (Sp 43 (Sp 38 (Sp 41 (Sp 37 (Cl 8) (Sp 46 (Sp 47 (Cl 9) (Cl 26)) (Cl 20))) (Cl 25)) (Cl 28)) (Cl 27)) (Cl 13)) (Cl 11)))) (Cl 18)) (Cl 17))) (Cl 16)) (Cl 30)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 29)) (Cl 19)) (Cl 4)) (Cl 2)) (Cl 3)) (Cl 31)) (Cl 23)) (Cl 21)) (Cl 15)) (Cl 14))) (Cl 46)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) _
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) j)
  (run_at_d g j l m mu p q r t w c d first)
  (division q (E - j))
  W3
  (ex3_at (fun s T b => (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) (- j) T1 b1)
  (ex3_at (fun s T b => (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) ((((first (d j)) + q) - b1) - 1) ((T1 + 1) + ((d j) - (w * j))) 0)
  (ex3_at (fun s T b => (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) ((((first (d j)) + q) - b1) - r) ((T1 + 1) + ((d j) - (w * j))) 0)
  (ex3_at (fun s T b => (((((((first (d j)) <= s) /\ (s < (first ((d j) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j)))) /\ ((s + E) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) (first (d j)) ((T1 + 1) + ((d j) - (w * j))) ((b1 + r) - q))
  (ite_true ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_false ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))
  (ite_true ((first (c j)) = j) 1 r)
  (ite_false ((first (c j)) = j) 1 r)
  (thy_progressions_79 j)
  (thy_progressions_80 r)
  (thy_progressions_81 E j T1 q b1)
  (thy_progressions_82 b1 q (first (d j)))
  (thy_progressions_83 b1 q r)
  (thy_progressions_84 (first (d j)))
  (thy_progressions_85 (first (d j)) q b1 r E T1 (d j) w j)
  (thy_progressions_75 q r)
  (thy_progressions_86 (first (d j)) j (ite ((first (c j)) = j) 1 r) q (d j) w b1 E T1)
  (thy_progressions_2 )
  (thy_progressions_87 (first ((d j) + 1)) (first (d j)) (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)) q r b1)
  (thy_progressions_88 (first (d j)) j (ite ((first (c j)) = j) 1 r) q (d j) w b1 r E T1)
  (thy_progressions_89 (first (d j)) q b1 r)
  (thy_progressions_90 (first ((d j) + 1)) (first (d j)) (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)) r q)
  (thy_progressions_91 (first ((d j) + 1)) (first (d j)) (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)) b1 r q)
  (fun eq__0 => cg1 d j (- (- j)) eq__0)
  (thy_progressions_20 (d (- (- j))) (d j))
  (thy_progressions_33 j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_92 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (x1 - (x2 * x3)))) -> (0 < ((x1 - (x2 * x3)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_93 : forall (x1 : Z) (x2 : Z), (~ (0 <= ((x1 - 1) - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_94 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z), (~ ((x1 - (x2 + (x3 * x4))) = (((x5 - (x6 * x4)) * x7) + ((x8 * x9) + x10)))) -> ((x4 * x3) = (x4 * (x8 * x11))) -> (((x8 * x4) * (x11 + 1)) = ((x8 * x4) * (x6 * x12))) -> (((x5 - (x6 * x4)) * x7) = ((x5 - (x6 * x4)) * (x8 * x12))) -> ((x8 * (x4 + x13)) = (x8 * ((x12 * x5) + x9))) -> (x1 = ((x2 + (x8 * x13)) + x10)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_96 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (~ (0 <= ((x2 * x3) + x1))) -> (0 <= (x2 * x3)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_97 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((2 * x1) <= x2) -> (0 <= x3) -> (x3 < x1) -> (~ (0 <= (x2 - x1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_98 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (1 <= x1)) -> (x1 = (x2 * x3)) -> (0 <= x4) -> (x4 < x2) -> (0 <= (x2 * x5)) -> (0 <= (x2 * ((x6 - 1) - x5))) -> (0 <= (x2 * (x3 - x6))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_99 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 * x3)) -> (x4 < x2) -> (0 <= (x2 * ((x3 - 1) - x5))) -> (~ (((x2 * x5) + x4) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_100 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z) (x14 : Z), ((x1 * x2) = (x1 * (x3 * x4))) -> (((x3 * x1) * (x4 + 1)) = ((x3 * x1) * (x5 * x6))) -> (((x7 - (x5 * x1)) * x8) = ((x7 - (x5 * x1)) * (x3 * x6))) -> ((x3 * (x1 + x9)) = (x3 * ((x6 * x7) + x10))) -> (x8 = (x3 * x6)) -> (x11 = ((x12 + (x3 * x9)) + x13)) -> (x13 < x3) -> ((x12 + (x2 * x1)) < x11) -> (0 <= (x3 * ((x14 - 1) - x10))) -> (0 <= (x3 * (x6 - x14))) -> (~ (0 < (x8 * ((x7 - (x5 * x1)) + 1)))) -> False.
Proof. thy. Qed.
(* If y = x + gE + f with 0 <= f < g, and s + E = qT + b with 0 <= b < r, then the (l, p)-rook moves from (x, y) to (x, x + ms), if this is to the left. *)
Lemma arc_reached : forall (E : Z) (T : Z) (b : Z) (f : Z) (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (s : Z) (t : Z) (w : Z) (x : Z) (y : Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  (y = ((x + (g * E)) + f)) ->
  (0 <= f) ->
  (f < g) ->
  ((s + E) = ((q * T) + b)) ->
  (0 <= b) ->
  (b < r) ->
  ((x + (m * s)) < y) ->
  (exists (i_len : Z) (j_len : Z), (((((y - (x + (m * s))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))).
Proof.
intros E T b f g l m mu p q r s t w x y.
refine (refute (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - (x + (m * s))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((y - (x + (m * s))) = (((T - (t * s)) * p) + ((g * b) + f)))) (Nd (Some (0 <= ((g * b) + f))) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (0 <= (g * b))) (Nd (Some ((x + (m * s)) < y)) Lf Lf) Lf) (Nd (Some ((p * ((T - (t * s)) + 1)) < 0)) Lf Lf)) (Nd (Some ((s + E) = ((q * T) + b))) (Nd (Some (0 <= (g * (q - r)))) (Nd (Some (1 <= r)) Lf Lf) Lf) (Nd (Some (f < g)) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (p = (g * q))) (Nd (Some (0 <= (g * ((r - 1) - b)))) (Nd (Some (1 <= g)) Lf Lf) Lf) (Nd (Some (b < r)) Lf Lf)) (Nd (Some (0 <= g)) (Nd (Some (0 < (p * ((T - (t * s)) + 1)))) Lf Lf) (Nd (Some ((2 * r) <= q)) Lf Lf)))) (Nd (Some (0 <= (T - (t * s)))) (Nd (Some (((g * b) + f) < l)) (Nd (Some (((g * s) * (mu + 1)) = ((g * s) * (t * q)))) (Nd (Some (0 <= ((r - 1) - b))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (((T - (t * s)) + 1) < 0)) Lf Lf)) (Nd (Some ((g * (s + E)) = (g * ((q * T) + b)))) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (y = ((x + (g * E)) + f))) Lf Lf))) (Nd (Some ((s * m) = (s * (g * mu)))) (Nd (Some (((T - (t * s)) * p) = ((T - (t * s)) * (g * q)))) (Nd (Some (0 <= (q - r))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf) Lf) (Nd (Some (0 <= f)) Lf Lf)) (Nd (Some (0 <= b)) (Nd (Some (0 < ((T - (t * s)) + 1))) Lf Lf) (Nd (Some (l = (g * r))) Lf Lf)))))
 [(Im (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (At 1));
 (Im (At 6) (At 7));
 (Im (At 8) (At 9));
 (Im (At 10) (At 11));
 (Im (At 12) (At 13));
 (Im (At 14) (Im (At 15) (At 16)));
 (Im (At 14) (Im (At 17) (At 18)));
 (Im (At 14) (Im (At 19) (At 20)));
 (Im (At 21) (An (An (An (Im (At 22) (At 23)) (Im (At 24) (At 25))) (Im (At 23) (At 22))) (Im (At 25) (At 24))));
 (Im (No (At 3)) (Im (At 23) Fa));
 (Im (No (At 17)) (Im (At 26) Fa));
 (Im (No (At 14)) (Im (At 27) (Im (At 28) Fa)));
 (Im (No (At 2)) (Im (At 7) (Im (At 9) (Im (At 11) (Im (At 13) (Im (At 29) Fa))))));
 (Im (At 27) (Im (No (At 4)) (Im (At 16) Fa)));
 (Im (At 30) (Im (At 15) (Im (At 26) (Im (No (At 19)) Fa))));
 (Im (No (At 21)) (Im (At 10) (Im (At 27) (Im (At 28) (Im (At 16) (Im (At 18) (Im (At 20) Fa)))))));
 (Im (At 31) (Im (At 28) (Im (At 18) (Im (No (At 5)) Fa))));
 (Im (At 7) (Im (At 9) (Im (At 11) (Im (At 13) (Im (At 10) (Im (At 29) (Im (At 28) (Im (At 32) (Im (At 18) (Im (At 20) (Im (No (At 22)) Fa)))))))))));
 (At 33);
 (At 34);
 (At 6);
 (At 10);
 (At 31);
 (At 8);
 (At 35);
 (At 36);
 (At 30);
 (At 29);
 (At 27);
 (At 28);
 (At 12);
 (At 15);
 (At 26);
 (At 32)]
 (At 1)
 (Sp 6 (Sp 10 (Sp 31 (Sp 8 (Sp 30 (Sp 29 (Sp 27 (Sp 28 (Sp 12 (Sp 15 (Sp 26 (Sp 32 (Sp 1 (Cl 1) (Sp 17 (Sp 14 (Sp 19 (Sp 7 (Sp 11 (Sp 9 (Sp 13 (Sp 16 (Sp 18 (Sp 20 (Sp 2 (Sp 22 (Sp 4 (Sp 21 (Sp 5 (Sp 3 (Cl 2) (Sp 23 (Cl 11) (Cl 10))) (Cl 18)) (Cl 17)) (Cl 15)) (Cl 19)) (Cl 14)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 4)) (Cl 5)) (Cl 3)) (Cl 16)) (Cl 13)) (Cl 12))) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) _
  (ex2_at (fun i_len j_len => (((((y - (x + (m * s))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) (T - (t * s)) ((g * b) + f))
  (equal_products m (g * mu) s)
  (equal_products (mu + 1) (t * q) (g * s))
  (equal_products p (g * q) (T - (t * s)))
  (equal_products (s + E) ((q * T) + b) g)
  (product_nonneg g b)
  (product_nonneg g ((r - 1) - b))
  (product_nonneg g (q - r))
  (cancel p ((T - (t * s)) + 1))
  (thy_progressions_92 T t s)
  (thy_progressions_93 r b)
  (thy_progressions_94 g f)
  (thy_progressions_95 y x m s T t p g b f mu q E)
  (thy_progressions_96 f g b)
  (thy_progressions_97 r q b)
  (thy_progressions_98 p g q f b r)
  (thy_progressions_99 l g r f b)
  (thy_progressions_100 s m g mu t q T p E b y x f r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 - x2) = ((x3 * x4) + x5)) -> (~ (x1 = ((x2 + (x4 * x3)) + x5))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_102 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> ((x3 + (x4 * x5)) <= x1) -> (~ ((x3 + (x4 * x5)) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_103 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 = x1) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_104 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 <= x2)) -> (x3 <= x2) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_progressions_105 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x3 = x2) -> False.
Proof. thy. Qed.
(* (b): from the right of all pairs of a row the rook reaches one of them. *)
Lemma progression_beyond : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))).
Proof.
intros g l m mu p q r t w c d first.
destruct (wit_all2 (fun x y => (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) as [X [Y W0]].
destruct (wit_ex2 (fun q r => ((((Y - X) = ((q * g) + r)) /\ (0 <= r)) /\ (r < g)))) as [E0 [f0 W2]].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = X)))) as [j0 W3].
destruct (wit_ex3 (fun s T b => (((((((first (d j0)) <= s) /\ (s < (first ((d j0) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j0)))) /\ ((s + E0) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) as [s3 [T3 [b3 W6]]].
destruct (wit_ex3 (fun s T b => (((((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ ((s + E0) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) as [s0 [T0 [b0 W8]]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (0 <= X)) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (0 <= f0)) (Nd (Some (l = (g * r))) (Nd (Some ((s3 + E0) = ((q * T3) + b3))) Lf Lf) (Nd (Some ((d 0) = 0)) Lf Lf)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (s0 <= (-1))) Lf Lf) (Nd (Some ((first (d j0)) = (first X))) Lf Lf))) (Nd (Some ((d j0) = X)) (Nd (Some ((2 * r) <= q)) (Nd (Some (s3 < (first (X + 1)))) Lf Lf) (Nd (Some (0 <= ((first (X + 1)) - 1))) Lf Lf)) (Nd (Some ((first (d j0)) <= s3)) (Nd (Some (b0 < r)) Lf Lf) Lf))) (Nd (Some (exists (q : Z) (r : Z), ((((Y - X) = ((q * g) + r)) /\ (0 <= r)) /\ (r < g)))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = X)))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (b3 < r)) Lf Lf) (Nd (Some ((X + (m * s0)) <= (d ((first (X + 1)) - 1)))) Lf Lf)) (Nd (Some (exists (s : Z) (T : Z) (b : Z), (((((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ ((s + E0) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) (Nd (Some ((s0 + E0) = ((q * T0) + b0))) Lf Lf) (Nd (Some ((first (X + 1)) = (first ((d j0) + 1)))) Lf Lf))) (Nd (Some (m = (g * mu))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((first X) <= s0)) Lf Lf) (Nd (Some ((X + (m * s0)) < Y)) Lf Lf)) (Nd (Some (s3 <= (-1))) (Nd (Some (0 <= (X + (m * s0)))) Lf Lf) Lf)))) (Nd (Some ((d ((first (X + 1)) - 1)) < Y)) (Nd (Some (1 <= g)) (Nd (Some (f0 < g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (0 <= b3)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) (Nd (Some ((d (- s0)) = X)) Lf Lf) (Nd (Some ((X + 1) = ((d j0) + 1))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some ((first 0) = 0)) (Nd (Some ((d (- s3)) = X)) Lf Lf) (Nd (Some (Y = ((X + (g * E0)) + f0))) Lf Lf)) (Nd (Some (s3 < (first ((d j0) + 1)))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((X + (m * s0)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((X + (m * s0)) = (c n_listed))))))) Lf Lf) Lf))) (Nd (Some ((Y - X) = ((E0 * g) + f0))) (Nd (Some (1 <= j0)) (Nd (Some (1 <= r)) (Nd (Some ((first X) <= s3)) Lf Lf) (Nd (Some (X <= (d ((first (X + 1)) - 1)))) Lf Lf)) (Nd (Some (exists (s : Z) (T : Z) (b : Z), (((((((first (d j0)) <= s) /\ (s < (first ((d j0) + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = (d j0)))) /\ ((s + E0) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r)))) (Nd (Some (0 <= b0)) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (s0 < (first (X + 1)))) Lf Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (X + (m * s0))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf)) (Nd (Some ((d (- s3)) = (d j0))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 5) (At 6));
 (Im (At 6) (An (An (At 7) (At 8)) (At 9)));
 (Im (At 10) (An (At 11) (At 12)));
 (Im (At 13) (Im (At 5) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 2) (Im (No (At 10)) (At 26)))))))))))))))));
 (Im (At 13) (Im (At 5) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 11) (At 27))))))))))))))));
 (Im (At 27) (An (An (An (Or (An (At 28) (At 29)) (An (At 30) (At 31))) (At 32)) (At 33)) (At 34)));
 (Im (An (An (An (Or (An (At 35) (At 36)) (An (At 30) (At 37))) (At 32)) (At 33)) (At 34)) (At 26));
 (Im (At 26) (An (An (An (Or (An (At 38) (At 39)) (An (At 40) (At 41))) (At 42)) (At 43)) (At 44)));
 (Im (At 13) (Im (At 5) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (Im (At 2) (Im (Or (An (At 38) (At 39)) (An (At 40) (At 41))) (An (At 45) (At 46))))))))))))))))));
 (Im (At 13) (Im (At 21) (Im (At 47) (Im (At 22) (Im (At 48) (Im (At 49) (Im (At 45) (Im (At 2) (An (An (At 50) (At 51)) (At 52))))))))));
 (Im (At 13) (Im (At 5) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (At 24) (Im (At 25) (An (An (At 47) (At 48)) (At 49))))))))))))))));
 (Im (At 13) (Im (At 5) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 53) (Im (At 8) (Im (At 9) (Im (At 42) (Im (At 43) (Im (At 44) (Im (At 54) (At 55)))))))))))))))));
 (Im (An (An (An (At 46) (At 54)) (At 45)) (At 55)) (At 4));
 (Im (At 7) (Im (No (At 53)) Fa));
 (Im (At 3) (Im (At 50) (Im (No (At 54)) Fa)));
 (Im (At 12) (Im (At 31) (Im (No (At 37)) Fa)));
 (Im (At 12) (At 56));
 (Im (No (At 35)) (Im (At 28) (Im (At 56) Fa)));
 (Im (At 57) (At 58));
 (Im (At 12) (Im (No (At 57)) Fa));
 (Im (At 29) (Im (No (At 36)) (Im (At 58) Fa)));
 (At 13);
 (At 5);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24);
 (At 25)]
 (At 1)
 (Sp 13 (Sp 5 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 1 (Cl 1) (Sp 47 (Sp 48 (Sp 49 (Sp 6 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 7 (Sp 8 (Sp 9 (Sp 53 (Sp 10 (Sp 11 (Sp 12 (Sp 27 (Sp 56 (Sp 57 (Sp 32 (Sp 33 (Sp 34 (Sp 58 (Sp 31 (Sp 37 (Sp 26 (Sp 42 (Sp 43 (Sp 44 (Sp 41 (Sp 40 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Sp 38 (Sp 39 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 10))) (Sp 38 (Sp 39 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 10))) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 30 (Cl 9) (Sp 28 (Sp 29 (Sp 35 (Sp 36 (Cl 9) (Cl 23)) (Cl 20)) (Cl 8)) (Cl 8)))) (Cl 18)) (Sp 28 (Sp 29 (Sp 35 (Sp 36 (Sp 26 (Sp 42 (Sp 43 (Sp 44 (Sp 41 (Sp 40 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Sp 38 (Sp 39 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 10))) (Sp 38 (Sp 39 (Sp 45 (Sp 46 (Sp 50 (Sp 54 (Sp 55 (Cl 15) (Cl 14)) (Cl 17)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 10)) (Cl 10))) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 9)) (Cl 23)) (Cl 20)) (Cl 8)) (Cl 8))) (Cl 21)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 22)) (Cl 19)) (Cl 7)) (Cl 5)) (Cl 5)) (Sp 26 (Sp 42 (Sp 43 (Sp 44 (Sp 45 (Sp 50 (Sp 54 (Sp 55 (Sp 46 (Cl 15) (Sp 41 (Sp 40 (Cl 11) (Sp 38 (Sp 39 (Cl 11) (Cl 10)) (Cl 10))) (Sp 38 (Sp 39 (Cl 11) (Cl 10)) (Cl 10)))) (Cl 14)) (Cl 17)) (Cl 12)) (Sp 38 (Sp 39 (Cl 11) (Sp 40 (Sp 41 (Cl 11) (Cl 10)) (Cl 10))) (Sp 40 (Sp 41 (Cl 11) (Cl 10)) (Cl 10)))) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 6))) (Cl 16)) (Cl 4)) (Cl 4)) (Cl 4))) (Cl 2)) (Cl 2)) (Cl 3)) (Cl 13)) (Cl 13)) (Cl 13))) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) _
  W0
  (division g (Y - X))
  W2
  W3
  (run_covers E0 g l m mu p q r t w X c d first)
  (run_covers_at_d E0 g j0 l m mu p q r t w c d first)
  W6
  (ex3_at (fun s T b => (((((((first X) <= s) /\ (s < (first (X + 1)))) \/ ((s <= (-1)) /\ ((d (- s)) = X))) /\ ((s + E0) = ((q * T) + b))) /\ (0 <= b)) /\ (b < r))) s3 T3 b3)
  W8
  (member_listed g l m mu p q r s0 t w X c d first)
  (row_ends m X (X + (m * s0)) c d first)
  (progression_shape g l m mu p q r t w c d first)
  (arc_reached E0 T0 b0 f0 g l m mu p q r s0 t w X Y)
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) (X + (m * s0)))
  (thy_progressions_101 Y X E0 g f0)
  (thy_progressions_102 (d ((first (X + 1)) - 1)) Y X m s0)
  (thy_progressions_103 (d j0) X (d (- s3)))
  (fun eq__0 => cg1 first (d j0) X eq__0)
  (thy_progressions_104 (first X) s3 (first (d j0)))
  (fun eq__0 => cg1 first (X + 1) ((d j0) + 1) eq__0)
  (thy_progressions_37 (d j0) X)
  (thy_progressions_105 s3 (first ((d j0) + 1)) (first (X + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_106 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = (((x3 - x4) + x5) + 1)) -> (x3 = (x4 + (x5 * (x6 - 1)))) -> (x1 = (x2 + (x5 * x6))) -> False.
Proof. thy. Qed.
(* (c) does not arise: d_n - c_n never grows by m + 1. *)
Lemma progression_beside : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))).
Proof.
intros g l m mu p q r t w c d first.
destruct (wit_all2 (fun x y => (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) as [X [Y W0]].
destruct (wit_ex1 (fun n_next => ((((1 <= n_next) /\ (X = (c n_next))) /\ (Y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) as [n0 W1].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (X <= Y)) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (((d n0) - (c n0)) = ((((d (n0 - 1)) - (c (n0 - 1))) + m) + 1))) (Nd (Some (m = (g * mu))) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf)) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) Lf Lf) Lf)) (Nd (Some (X = (c n0))) (Nd (Some (0 <= n0)) (Nd (Some (l = (g * r))) Lf Lf) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some ((2 * r) <= q)) Lf Lf) Lf))) (Nd (Some (exists (n_next : Z), ((((1 <= n_next) /\ (X = (c n_next))) /\ (Y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) (Nd (Some (1 <= n0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (p = (g * q))) Lf Lf) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) Lf Lf)) (Nd (Some ((d (n0 - 1)) = ((c (n0 - 1)) + (m * (n0 - 1))))) (Nd (Some (1 <= r)) Lf Lf) Lf)) (Nd (Some (Y = ((d n0) - 1))) (Nd (Some ((d n0) = ((c n0) + (m * n0)))) (Nd (Some ((mu + 1) = (t * q))) Lf Lf) Lf) (Nd (Some (1 <= g)) (Nd (Some ((first 0) = 0)) Lf Lf) Lf))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (An (An (An (At 5) (At 6)) (At 7)) (At 8)));
 (Im (At 9) (Im (At 10) (At 11)));
 (Im (At 9) (Im (At 12) (At 13)));
 (Im (At 5) (Im (No (At 12)) Fa));
 (Im (At 5) (Im (No (At 10)) Fa));
 (Im (At 8) (Im (At 13) (Im (At 11) Fa)));
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 20);
 (At 21);
 (At 22);
 (At 23);
 (At 24);
 (At 9);
 (At 25);
 (At 26)]
 (At 1)
 (Sp 9 (Sp 1 (Cl 1) (Sp 2 (Sp 3 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 12 (Sp 10 (Sp 13 (Sp 11 (Cl 8) (Cl 4)) (Cl 5)) (Cl 7)) (Cl 6)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2))) (Cl 20)) _
  W0
  W1
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) n0)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) (n0 - 1))
  (thy_progressions_9 n0)
  (thy_progressions_106 n0)
  (thy_progressions_107 (d n0) (c n0) (d (n0 - 1)) (c (n0 - 1)) m n0)
).
vm_compute; reflexivity.
Qed.

(* Let m = g mu, p = gq, l = gr with g >= 1, mu = -1 (mod q), 1 <= r <= q/2 and (r - 1)(m + 1) = 0 (mod q); let k = q - r + 1. Let row x hold k of the c_n if x is none of the d_j, j >= 1; k - 1 if x = d_j and j is the first index of its own row; k - r if x = d_j and j is a later one; and d_n = c_n + mn. Then P(mWN^(l,p)) = {{c_n, d_n} | n >= 0}. *)
Lemma progressions : forall (g : Z) (l : Z) (m : Z) (mu : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))).
Proof.
intros g l m mu p q r t w x y P c d first.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) Lf Lf) (Nd (Some (0 <= x)) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) Lf Lf) Lf))) (Nd (Some (1 <= m)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) (Nd (Some (0 <= y)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) Lf Lf) Lf)) (Nd (Some (l = (g * r))) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf) Lf) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (An (An (At 17) (At 18)) (At 19))))))))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 20)))))))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 21)))))))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (At 22)))))))))))))));
 (Im (At 3) (Im (At 12) (Im (At 17) (Im (At 13) (Im (At 18) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (Im (An (At 24) (At 25)) (If (At 1) (At 2)))))))))))));
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
 (At 14);
 (At 15);
 (At 16);
 (At 23);
 (An (At 24) (At 25))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 23 (Sp 24 (Sp 25 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 2 (Sp 1 (Cl 1) (Cl 6)) (Sp 1 (Cl 6) (Cl 1))) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 22)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) _
  (progression_shape g l m mu p q r t w c d first)
  (progression_joined g l m mu p q r t w c d first)
  (progression_beyond g l m mu p q r t w c d first)
  (progression_beside g l m mu p q r t w c d first)
  (steps l m p x y P c d first)
).
vm_compute; reflexivity.
Qed.

Lemma thy_progressions_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + (x3 * x4))) -> (~ ((x1 - x2) = (x3 * x4))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_109 : forall (x1 : Z), (~ (x1 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_progressions_110 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_progressions_111 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x2 = (x1 + 1)) -> False.
Proof. thy. Qed.
(* The pairs of `progressions` are listed by c and then d, and d_n - c_n runs through 0, m, 2m, ...: c_n <= c_{n+1}, d_n < d_{n+1}, and d_n - c_n = mn. *)
Lemma progression_order : forall (g : Z) (l : Z) (m : Z) (mu : Z) (n : Z) (p : Z) (q : Z) (r : Z) (t : Z) (w : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (1 <= g) ->
  (m = (g * mu)) ->
  (p = (g * q)) ->
  (l = (g * r)) ->
  ((mu + 1) = (t * q)) ->
  (((r - 1) * (m + 1)) = (w * q)) ->
  (1 <= r) ->
  ((2 * r) <= q) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n))))) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1)))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r))))) ->
  (0 <= n) ->
  ((((c n) <= (c (n + 1))) /\ ((d n) < (d (n + 1)))) /\ (((d n) - (c n)) = (m * n))).
Proof.
intros g l m mu n p q r t w c d first.
refine (refute (Nd (Some ((c n) <= (c (n + 1)))) (Nd (Some ((d n) < (d (n + 1)))) (Nd (Some (1 <= m)) (Nd (Some (l = (g * r))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = ((q - r) + 1))))) Lf Lf) (Nd (Some ((c (n + 1)) = ((c n) + 1))) Lf Lf)) (Nd (Some ((2 * r) <= q)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf) Lf)) (Nd (Some (m = (g * mu))) (Nd (Some (((r - 1) * (m + 1)) = (w * q))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf) (Nd (Some (n < (n + 1))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((c (n + 1)) = (c n))) Lf Lf) Lf))) (Nd (Some (((d n) - (c n)) = (m * n))) (Nd (Some (1 <= g)) (Nd (Some ((mu + 1) = (t * q))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (((q - r) + 1) - 1) (((q - r) + 1) - r)))))) Lf Lf) (Nd (Some ((first (c (n + 1))) = (n + 1))) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (0 <= n)) Lf Lf) Lf)) (Nd (Some (p = (g * q))) (Nd (Some (1 <= r)) (Nd (Some ((d 0) = 0)) Lf Lf) (Nd (Some ((d n) = ((c n) + (m * n)))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((d n) = ((c n) + (m * n)))))) (Nd (Some ((first (c (n + 1))) < (n + 1))) Lf Lf) Lf))))
 [(Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (An (An (At 18) (At 19)) (At 20))))))))))))))));
 (Im (At 13) (Im (At 18) (Im (At 14) (Im (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))))));
 (Im (At 4) (Im (At 13) (Im (At 18) (Im (At 14) (Im (At 19) (Im (At 20) (Im (At 21) (Im (At 26) (At 2)))))))));
 (Im (At 15) (Im (At 21) (At 27)));
 (Im (At 27) (Im (No (At 3)) Fa));
 (Im (No (At 26)) Fa);
 (Im (At 22) (Im (No (At 1)) Fa));
 (Im (No (At 1)) (Im (At 24) Fa));
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
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 21)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 21 (Sp 26 (Sp 18 (Sp 19 (Sp 20 (Sp 2 (Sp 27 (Sp 3 (Sp 1 (Cl 1) (Sp 22 (Cl 8) (Sp 24 (Cl 9) (Cl 3)))) (Cl 6)) (Cl 5)) (Cl 4)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 7)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) _
  (progression_shape g l m mu p q r t w c d first)
  (c_step n c first)
  (d_grows n (n + 1) m c d first)
  (all1_at (fun n => ((0 <= n) -> ((d n) = ((c n) + (m * n))))) n)
  (thy_progressions_108 (d n) (c n) m n)
  (thy_progressions_109 n)
  (thy_progressions_110 (c (n + 1)) (c n))
  (thy_progressions_111 (c n) (c (n + 1)))
).
vm_compute; reflexivity.
Qed.
