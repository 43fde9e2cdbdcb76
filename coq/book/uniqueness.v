From Wythoff.book Require Import Prelude Definitions algebra counting.
Open Scope Z_scope.

Lemma thy_uniqueness_1 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_2 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_3 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_4 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x1 = x2) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - 1) <= x2) -> (x2 <= x3) -> (~ (x3 = (x1 - 1))) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_7 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (~ (x1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 <= x2)) -> (~ (x3 <= x1)) -> (x2 = x4) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (~ (x3 <= x2)) -> (x1 = x4) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_10 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 = x3) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_11 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 <= x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
(* A non-decreasing sequence that takes each value finitely often passes k - 1 if it reaches it. *)
Lemma unbounded_step : forall (h : Z -> Z),
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = k)) -> (i < K)))))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j))))))) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j)))))).
Proof.
intros h.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j))))))) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j))))))) as [k0 W0].
destruct (wit_ex1 (fun j => ((0 <= j) /\ ((k0 - 1) <= (h j))))) as [j0 W2].
destruct (wit_ex1 (fun K => (forall (i : Z), (((0 <= i) /\ ((h i) = (k0 - 1))) -> (i < K))))) as [K0 W4].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j))))))) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j))))))) (Nd (Some (0 <= k0)) (Nd (Some (exists (j : Z), ((0 <= j) /\ (k0 <= (h j))))) (Nd (Some (0 <= j0)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j)))))) Lf Lf) (Nd (Some (k0 <= (h (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0))))) Lf Lf)) (Nd (Some (forall (i : Z), (((0 <= i) /\ ((h i) = (k0 - 1))) -> (i < K0)))) (Nd (Some (0 <= 0)) Lf Lf) (Nd (Some (0 <= K0)) Lf Lf))) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = k)) -> (i < K))))))) (Nd (Some (0 <= (h j0))) Lf Lf) (Nd (Some ((ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) = j0)) Lf Lf)) (Nd (Some ((h (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0))) = (k0 - 1))) (Nd (Some ((h 0) <= (h 0))) Lf Lf) Lf))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j))))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some ((k0 - 1) <= (h j0))) (Nd (Some (j0 <= (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))) Lf Lf) (Nd (Some (K0 <= j0)) Lf Lf)) (Nd (Some (0 <= (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))) (Nd (Some (0 <= (h 0))) Lf Lf) (Nd (Some ((ite (0 <= K0) K0 0) = K0)) Lf Lf))) (Nd (Some (exists (j : Z), ((0 <= j) /\ ((k0 - 1) <= (h j))))) (Nd (Some (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = (k0 - 1))) -> (i < K))))) (Nd (Some ((h j0) <= (h (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0))))) Lf Lf) (Nd (Some ((ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) = (ite (0 <= K0) K0 0))) Lf Lf)) (Nd (Some ((ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) < K0)) (Nd (Some (k0 <= (h 0))) Lf Lf) Lf))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (At 3) (Im (An (At 5) (At 6)) (At 7)));
 (Im (At 7) (An (At 8) (At 9)));
 (Im (At 10) (Im (At 5) (At 11)));
 (Im (At 11) (At 12));
 (Im (At 12) (Im (An (At 13) (At 14)) (At 15)));
 (Im (At 16) (Im (An (At 8) (At 17)) (An (At 18) (At 19))));
 (Im (At 16) (Im (An (At 20) (At 20)) (An (At 21) (At 22))));
 (Im (An (At 20) (At 23)) (At 4));
 (Im (An (At 13) (At 24)) (At 4));
 (Im (At 25) (At 26));
 (Im (No (At 25)) (At 27));
 (Im (At 28) (At 29));
 (Im (No (At 6)) (Im (At 20) Fa));
 (Im (No (At 17)) (Im (At 26) Fa));
 (Im (No (At 5)) (Im (At 21) (Im (No (At 23)) Fa)));
 (Im (No (At 20)) Fa);
 (Im (No (At 13)) (Im (At 26) (Im (At 8) Fa)));
 (Im (At 9) (Im (At 19) (Im (No (At 14)) (Im (No (At 24)) Fa))));
 (Im (No (At 28)) (Im (At 8) (Im (No (At 25)) Fa)));
 (Im (No (At 17)) (Im (No (At 25)) (Im (At 27) (Im (At 29) Fa))));
 (Im (No (At 13)) (Im (At 8) (Im (No (At 25)) (Im (At 27) (Im (At 29) Fa)))));
 (Im (At 27) (Im (At 29) (Im (At 15) Fa)));
 (Im (At 26) (Im (At 25) (Im (At 15) Fa)));
 (At 16);
 (At 10)]
 (At 1)
 (Sp 16 (Sp 10 (Sp 1 (Cl 1) (Sp 20 (Sp 21 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 23 (Cl 10) (Sp 6 (Sp 5 (Sp 7 (Sp 11 (Sp 8 (Sp 9 (Sp 12 (Sp 26 (Sp 17 (Sp 13 (Sp 18 (Sp 19 (Sp 24 (Cl 11) (Sp 14 (Sp 15 (Sp 25 (Cl 25) (Sp 27 (Sp 28 (Sp 29 (Cl 24) (Cl 14)) (Cl 21)) (Cl 13))) (Cl 7)) (Cl 20))) (Cl 8)) (Cl 8)) (Cl 19)) (Cl 16)) (Sp 25 (Cl 12) (Sp 27 (Sp 28 (Sp 29 (Sp 17 (Sp 13 (Sp 15 (Cl 24) (Sp 18 (Sp 19 (Sp 14 (Cl 7) (Sp 24 (Cl 11) (Cl 20))) (Cl 8)) (Cl 8))) (Cl 23)) (Cl 22)) (Cl 14)) (Cl 21)) (Cl 13)))) (Cl 6)) (Cl 4)) (Cl 4)) (Cl 5)) (Cl 3)) (Cl 17)) (Cl 15)))) (Cl 2)) (Cl 2)) (Cl 9)) (Cl 18))) (Cl 27)) (Cl 26)) _
  W0
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j)))))) (k0 - 1))
  W2
  (all1_at (fun k => ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = k)) -> (i < K)))))) (k0 - 1))
  W4
  (all1_at (fun i => (((0 <= i) /\ ((h i) = (k0 - 1))) -> (i < K0))) (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j))))) j0 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j))))) 0 0)
  (ex1_at (fun j => ((0 <= j) /\ (k0 <= (h j)))) 0)
  (ex1_at (fun j => ((0 <= j) /\ (k0 <= (h j)))) (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))
  (ite_true (K0 <= j0) j0 (ite (0 <= K0) K0 0))
  (ite_false (K0 <= j0) j0 (ite (0 <= K0) K0 0))
  (ite_true (0 <= K0) K0 0)
  (thy_uniqueness_1 k0)
  (thy_uniqueness_2 j0 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)))
  (thy_uniqueness_3 k0 (h 0))
  (thy_uniqueness_4 )
  (thy_uniqueness_5 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) j0)
  (thy_uniqueness_6 k0 (h j0) (h (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0))))
  (thy_uniqueness_7 K0 j0)
  (thy_uniqueness_8 j0 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) K0 (ite (0 <= K0) K0 0))
  (thy_uniqueness_9 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) j0 K0 (ite (0 <= K0) K0 0))
  (thy_uniqueness_10 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) (ite (0 <= K0) K0 0) K0)
  (thy_uniqueness_11 (ite (K0 <= j0) j0 (ite (0 <= K0) K0 0)) j0 K0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_12 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_13 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x3 < x1) -> (x2 <= x3) -> False.
Proof. thy. Qed.
(* For such a sequence h and every k >= 0 the indices with h_i < k are an initial segment [0, U). *)
Lemma count_exists : forall (k : Z) (h : Z -> Z),
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = k)) -> (i < K)))))) ->
  (0 <= k) ->
  (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((h i) < k) <-> (i < U)))))).
Proof.
intros k h.
destruct (wit_ex1 (fun j => ((0 <= j) /\ (k <= (h j))))) as [j0 W3].
destruct (wit_ex1 (fun U => (((0 <= U) /\ (k <= (h U))) /\ (forall (U_less : Z), (((0 <= U_less) /\ (U_less < U)) -> (~ (k <= (h U_less)))))))) as [U0 W5].
destruct (wit_all1 (fun i => ((0 <= i) -> (((h i) < k) <-> (i < U0))))) as [i0 W7].
refine (refute (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((h i) < k) <-> (i < U))))))) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j)))))) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (exists (j : Z), ((0 <= j) /\ (k_before <= (h j))))))) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j))))))) (Nd (Some (0 <= j0)) (Nd (Some ((h i0) < k)) Lf Lf) Lf) (Nd (Some (k <= (h U0))) (Nd (Some (0 <= (h U0))) Lf Lf) Lf)) (Nd (Some (0 <= k)) (Nd (Some (exists (n : Z), (((0 <= n) /\ (k <= (h n))) /\ (forall (n_less : Z), (((0 <= n_less) /\ (n_less < n)) -> (~ (k <= (h n_less)))))))) (Nd (Some (k <= (h i0))) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((h i) < k) <-> (i < U0))))) Lf Lf))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((h i) = k)) -> (i < K))))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j))))))) (Nd (Some (k <= (h j0))) (Nd (Some (i0 < U0)) Lf Lf) Lf) (Nd (Some (forall (U_less : Z), (((0 <= U_less) /\ (U_less < U0)) -> (~ (k <= (h U_less)))))) (Nd (Some ((h U0) <= (h i0))) Lf Lf) Lf)) (Nd (Some (exists (j : Z), ((0 <= j) /\ (k <= (h j))))) (Nd (Some (0 <= U0)) (Nd (Some (U0 <= i0)) Lf Lf) Lf) (Nd (Some (0 <= i0)) Lf Lf))))
 [(Im (At 2) (Im (At 3) (At 4)));
 (Im (At 4) (At 5));
 (Im (At 5) (Im (At 6) (At 7)));
 (Im (At 7) (An (At 8) (At 9)));
 (Im (At 8) (Im (At 9) (At 10)));
 (Im (At 10) (An (An (At 11) (At 12)) (At 13)));
 (Im (An (At 11) (At 14)) (At 1));
 (Im (Im (At 15) (If (At 16) (At 17))) (At 14));
 (Im (At 13) (Im (An (At 15) (At 17)) (No (At 18))));
 (Im (At 2) (Im (An (At 11) (At 19)) (An (At 20) (At 21))));
 (Im (No (At 16)) (Im (No (At 18)) Fa));
 (Im (No (At 17)) (Im (No (At 19)) Fa));
 (Im (At 12) (Im (At 16) (Im (At 21) Fa)));
 (At 2);
 (At 3);
 (At 6)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 6 (Sp 1 (Cl 1) (Sp 4 (Sp 5 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Cl 8) (Sp 15 (Sp 19 (Sp 20 (Sp 21 (Sp 16 (Cl 14) (Sp 17 (Sp 18 (Cl 10) (Cl 12)) (Cl 9))) (Cl 11)) (Cl 11)) (Sp 17 (Sp 16 (Cl 9) (Sp 18 (Cl 10) (Cl 12))) (Cl 13))) (Cl 9))) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 6)) (Cl 5)) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 17)) (Cl 16)) (Cl 15)) _
  (unbounded_step h)
  (law_induction (fun k => (exists (j : Z), ((0 <= j) /\ (k <= (h j))))))
  (all1_at (fun k => ((0 <= k) -> (exists (j : Z), ((0 <= j) /\ (k <= (h j)))))) k)
  W3
  (least_element j0 (fun U => (k <= (h U))))
  W5
  (ex1_at (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((h i) < k) <-> (i < U)))))) U0)
  W7
  (all1_at (fun U_less => (((0 <= U_less) /\ (U_less < U0)) -> (~ (k <= (h U_less))))) i0)
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (h i)) /\ ((h i) <= (h j))))) U0 i0)
  (thy_uniqueness_12 (h i0) k)
  (thy_uniqueness_12 i0 U0)
  (thy_uniqueness_13 k (h U0) (h i0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_14 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_15 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_16 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((0 + x2) <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_17 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + x2) - x3)) -> (~ (x1 = (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_18 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x2 <= x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_19 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ (x1 < x3)) -> (x3 = (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_20 : forall (x1 : Z), (x1 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = (x2 + 1)) -> (~ (x1 < x2)) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_22 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_23 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 + 1)) -> (x3 = x2) -> (~ (x3 < x1)) -> False.
Proof. thy. Qed.
(* k occurs U(k+1) - U(k) times in x. *)
Lemma x_multiplicity : forall (U : Z) (U2 : Z) (k : Z) (k2 : Z) (x : Z -> Z),
  (k2 = (k + 1)) ->
  ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) ->
  ((0 <= U2) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k2) <-> (i < U2))))) ->
  ((U <= U2) /\ ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) = (U2 - U))).
Proof.
intros U U2 k k2 x.
destruct (wit_all1 (fun i => (((0 <= i) /\ ((x i) = k)) <-> ((U <= i) /\ (i < U2))))) as [i0 W0].
refine (refute (Nd (Some (U <= U2)) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) = (U2 - U))) (Nd (Some ((x i0) = k)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) (Nd (Some ((x U2) < k2)) Lf Lf) Lf) (Nd (Some ((x i0) < k2)) (Nd (Some (0 <= U)) Lf Lf) Lf)) (Nd (Some (i0 < U2)) (Nd (Some (i0 < U)) (Nd (Some ((0 + U) <= U2)) Lf Lf) Lf) (Nd (Some ((x U2) < k)) Lf Lf))) (Nd (Some (0 <= i0)) (Nd (Some (U <= i0)) (Nd (Some ((x i0) < k)) (Nd (Some (U2 < U2)) Lf Lf) Lf) (Nd (Some (0 <= U2)) (Nd (Some (k2 = (k + 1))) Lf Lf) Lf)) (Nd (Some (forall (i : Z), (((0 <= i) /\ ((x i) = k)) <-> ((U <= i) /\ (i < U2))))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k2) <-> (i < U2))))) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) = ((0 + U2) - U))) Lf Lf) Lf) (Nd (Some (U2 < U)) Lf Lf))))
 [(Im (If (An (At 3) (At 4)) (An (At 5) (At 6))) (At 7));
 (Im (At 8) (Im (At 3) (If (At 9) (At 10))));
 (Im (At 11) (Im (At 3) (If (At 12) (At 6))));
 (Im (At 8) (Im (At 13) (If (At 14) (At 15))));
 (Im (At 11) (Im (At 13) (If (At 16) (At 17))));
 (Im (An (At 18) (At 7)) (At 19));
 (Im (At 5) (Im (At 10) Fa));
 (Im (No (At 5)) (Im (No (At 10)) Fa));
 (Im (No (At 15)) (Im (No (At 18)) Fa));
 (Im (No (At 15)) (Im (No (At 1)) Fa));
 (Im (At 19) (Im (No (At 2)) Fa));
 (Im (No (At 3)) (Im (At 5) (Im (At 20) Fa)));
 (Im (At 14) (Im (No (At 16)) (Im (At 21) Fa)));
 (Im (At 17) Fa);
 (Im (No (At 4)) (Im (At 21) (Im (No (At 9)) (Im (At 12) Fa))));
 (Im (At 4) (Im (At 9) Fa));
 (Im (At 21) (Im (At 4) (Im (No (At 12)) Fa)));
 (At 21);
 (An (At 20) (At 8));
 (An (At 13) (At 11))]
 (An (At 1) (At 2))
 (Sp 21 (Sp 20 (Sp 8 (Sp 13 (Sp 11 (Sp 17 (Cl 15) (Sp 16 (Cl 6) (Sp 14 (Cl 14) (Sp 15 (Cl 5) (Sp 18 (Sp 1 (Sp 2 (Cl 1) (Sp 19 (Cl 12) (Sp 7 (Cl 7) (Sp 10 (Sp 5 (Cl 8) (Sp 3 (Sp 4 (Sp 9 (Cl 17) (Cl 3)) (Cl 2)) (Cl 2))) (Sp 5 (Sp 3 (Sp 9 (Cl 3) (Sp 12 (Sp 6 (Sp 4 (Cl 2) (Cl 16)) (Cl 4)) (Sp 6 (Cl 4) (Sp 4 (Cl 18) (Cl 2))))) (Cl 13)) (Cl 9)))))) (Cl 11)) (Cl 10)))))) (Cl 21)) (Cl 21)) (Cl 20)) (Cl 20)) (Cl 19)) _
  W0
  (all1_at (fun i => ((0 <= i) -> (((x i) < k) <-> (i < U)))) i0)
  (all1_at (fun i => ((0 <= i) -> (((x i) < k2) <-> (i < U2)))) i0)
  (all1_at (fun i => ((0 <= i) -> (((x i) < k) <-> (i < U)))) U2)
  (all1_at (fun i => ((0 <= i) -> (((x i) < k2) <-> (i < U2)))) U2)
  (law_interval (fun i => ((0 <= i) /\ ((x i) = k))) U U2)
  (thy_uniqueness_14 U i0)
  (thy_uniqueness_15 U i0)
  (thy_uniqueness_16 U2 U)
  (thy_uniqueness_12 U2 U)
  (thy_uniqueness_17 (card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) U2 U)
  (thy_uniqueness_18 i0 U)
  (thy_uniqueness_19 (x U2) k k2)
  (thy_uniqueness_20 U2)
  (thy_uniqueness_21 (x i0) k k2)
  (thy_uniqueness_22 (x i0) k)
  (thy_uniqueness_23 k2 k (x i0))
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_24 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_25 : forall (x1 : Z) (x2 : Z), ((x1 + 1) <= x2) -> ((x2 - 1) < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_26 : forall (x1 : Z) (x2 : Z), (~ ((x1 + 1) <= x2)) -> (~ ((x2 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_27 : forall (x1 : Z) (x2 : Z), (x1 < (x2 + 1)) -> (~ ((x1 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_28 : forall (x1 : Z) (x2 : Z), (~ (x1 < (x2 + 1))) -> ((x1 - 1) < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_29 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((0 + (x2 + 1)) <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_30 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((0 + (x2 + 1)) - (x3 + 1))) -> (~ (x1 = (x2 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_31 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (1 <= x2)) -> ((x1 + 1) <= x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_32 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_33 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x3 < x2) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (x3 < x1) -> (x4 = x3) -> (~ (x4 = x2)) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_35 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (x3 = x2) -> (~ (x4 < x1)) -> (x3 = x4) -> False.
Proof. thy. Qed.
(* k occurs V(k+1) - V(k) times in y_{>0}. *)
Lemma y_multiplicity : forall (V : Z) (V2 : Z) (k : Z) (k2 : Z) (y : Z -> Z),
  (k2 = (k + 1)) ->
  ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) ->
  ((0 <= V2) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2))))) ->
  ((V <= V2) /\ ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) = (V2 - V))).
Proof.
intros V V2 k k2 y.
destruct (wit_all1 (fun i => (((1 <= i) /\ ((y i) = k)) <-> (((V + 1) <= i) /\ (i < (V2 + 1)))))) as [i0 W0].
refine (refute (Nd (Some (V <= V2)) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) = (V2 - V))) (Nd (Some ((y i0) = k)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) (Nd (Some ((y ((i0 - 1) + 1)) < k2)) Lf Lf) (Nd (Some (i0 = ((i0 - 1) + 1))) Lf Lf)) (Nd (Some (0 <= V2)) (Nd (Some ((0 + (V + 1)) <= (V2 + 1))) Lf Lf) Lf)) (Nd (Some (i0 < (V2 + 1))) (Nd (Some ((y ((i0 - 1) + 1)) < k)) (Nd (Some ((y (V2 + 1)) < k2)) Lf Lf) Lf) (Nd (Some (V2 < V)) (Nd (Some (k2 = (k + 1))) Lf Lf) Lf))) (Nd (Some (1 <= i0)) (Nd (Some ((V + 1) <= i0)) (Nd (Some (0 <= (i0 - 1))) (Nd (Some ((i0 - 1) < V2)) Lf Lf) (Nd (Some ((y i0) = (y ((i0 - 1) + 1)))) Lf Lf)) (Nd (Some ((y (V2 + 1)) < k)) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) = ((0 + (V2 + 1)) - (V + 1)))) Lf Lf) Lf)) (Nd (Some (forall (i : Z), (((1 <= i) /\ ((y i) = k)) <-> (((V + 1) <= i) /\ (i < (V2 + 1)))))) (Nd (Some ((i0 - 1) < V)) (Nd (Some (V2 < V2)) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2))))) (Nd (Some (0 <= V)) Lf Lf) Lf))))
 [(Im (If (An (At 3) (At 4)) (An (At 5) (At 6))) (At 7));
 (Im (At 8) (Im (At 9) (If (At 10) (At 11))));
 (Im (At 8) (Im (At 12) (If (At 13) (At 14))));
 (Im (At 15) (Im (At 9) (If (At 16) (At 17))));
 (Im (At 15) (Im (At 12) (If (At 18) (At 19))));
 (Im (An (At 20) (At 7)) (At 21));
 (Im (At 3) (Im (No (At 9)) Fa));
 (Im (At 5) (Im (At 11) Fa));
 (Im (No (At 5)) (Im (No (At 11)) Fa));
 (Im (At 6) (Im (No (At 17)) Fa));
 (Im (No (At 6)) (Im (At 17) Fa));
 (Im (No (At 14)) (Im (No (At 20)) Fa));
 (Im (No (At 14)) (Im (No (At 1)) Fa));
 (Im (At 21) (Im (No (At 2)) Fa));
 (Im (At 13) (Im (No (At 18)) (Im (At 22) Fa)));
 (Im (At 19) Fa);
 (Im (At 23) (Im (No (At 3)) (Im (At 5) Fa)));
 (Im (At 24) (At 25));
 (Im (No (At 24)) Fa);
 (Im (At 4) (Im (At 10) (Im (At 25) Fa)));
 (Im (At 22) (Im (At 16) (Im (At 25) (Im (No (At 4)) (Im (No (At 10)) Fa)))));
 (Im (At 22) (Im (At 4) (Im (No (At 16)) (Im (At 25) Fa))));
 (At 22);
 (An (At 23) (At 8));
 (An (At 12) (At 15))]
 (An (At 1) (At 2))
 (Sp 22 (Sp 23 (Sp 8 (Sp 12 (Sp 15 (Sp 19 (Cl 17) (Sp 24 (Sp 18 (Cl 6) (Sp 25 (Sp 13 (Cl 16) (Sp 14 (Cl 4) (Sp 20 (Sp 1 (Sp 2 (Cl 1) (Sp 21 (Cl 15) (Sp 7 (Cl 7) (Sp 11 (Sp 5 (Cl 9) (Sp 3 (Sp 4 (Sp 9 (Sp 10 (Cl 21) (Cl 3)) (Cl 8)) (Cl 2)) (Cl 2))) (Sp 5 (Sp 3 (Sp 9 (Sp 10 (Cl 3) (Sp 17 (Sp 16 (Sp 6 (Sp 4 (Cl 2) (Cl 22)) (Cl 12)) (Cl 5)) (Sp 16 (Cl 5) (Sp 6 (Cl 11) (Sp 4 (Cl 23) (Cl 2)))))) (Cl 8)) (Cl 18)) (Cl 10)))))) (Cl 14)) (Cl 13)))) (Cl 19))) (Cl 20))) (Cl 26)) (Cl 26)) (Cl 25)) (Cl 25)) (Cl 24)) _
  W0
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))) (i0 - 1))
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))) V2)
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2)))) (i0 - 1))
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2)))) V2)
  (law_interval (fun i => ((1 <= i) /\ ((y i) = k))) (V + 1) (V2 + 1))
  (thy_uniqueness_24 i0)
  (thy_uniqueness_25 V i0)
  (thy_uniqueness_26 V i0)
  (thy_uniqueness_27 i0 V2)
  (thy_uniqueness_28 i0 V2)
  (thy_uniqueness_29 V2 V)
  (thy_uniqueness_12 V2 V)
  (thy_uniqueness_30 (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) V2 V)
  (thy_uniqueness_19 (y (V2 + 1)) k k2)
  (thy_uniqueness_20 V2)
  (thy_uniqueness_31 V i0)
  (fun eq__0 => cg1 y i0 ((i0 - 1) + 1) eq__0)
  (thy_uniqueness_32 i0)
  (thy_uniqueness_33 (y i0) k (y ((i0 - 1) + 1)))
  (thy_uniqueness_34 k2 k (y ((i0 - 1) + 1)) (y i0))
  (thy_uniqueness_35 k2 k (y i0) (y ((i0 - 1) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_36 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_37 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (~ ((x1 + x2) = (x3 * x4))) -> (x5 = (x1 - x6)) -> (x7 = (x2 - x8)) -> ((x5 + x7) = x3) -> ((x6 + x8) = (x3 * (x4 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_39 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - 1))) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (0 <= x2) -> (~ ((x1 + x2) = (x3 * x4))) -> (~ (0 < x1)) -> (~ (0 < x2)) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
(* U(k) + V(k) = pk: the step from k - 1 to k. *)
Lemma sum_step : forall (p : Z) (x : Z -> Z) (y : Z -> Z),
  (1 <= p) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before))))))) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k)))))).
Proof.
intros p x y.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before))))))) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))))) as [k0 W0].
destruct (wit_all2 (fun U V => ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V)))))) -> ((U + V) = (p * k0))))) as [U0 [V0 W1]].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - 1)) <-> (i < U))))))) as [U1 W4].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k0 - 1)) <-> (i < U))))))) as [V1 W8].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before))))))) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))))) (Nd (Some (0 <= k0)) (Nd (Some (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V)))))) -> ((U + V) = (p * k0))))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V0))))) (Nd (Some (0 <= U1)) (Nd (Some (0 < V0)) Lf Lf) Lf) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1))))))) (Nd (Some (k0 = 0)) Lf Lf) Lf)) (Nd (Some (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - 1)) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k0 - 1)) <-> (i < V)))))) -> ((U + V) = (p * (k0 - 1)))))) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = (k0 - 1))))) = (U0 - U1))) (Nd (Some (0 <= (x 0))) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k0 - 1)) <-> (i < V1))))) Lf Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U0))))) (Nd (Some (0 <= (k0 - 1))) (Nd (Some (k0 = ((k0 - 1) + 1))) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)))) Lf Lf) Lf) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k0 - 1)) <-> (i < U))))))) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K))))))) (Nd (Some ((x 0) < k0)) (Nd (Some (0 <= (y (0 + 1)))) Lf Lf) Lf) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = (k0 - 1))))) = (V0 - V1))) Lf Lf)))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before))))))) (Nd (Some (0 <= U0)) (Nd (Some ((U0 + V0) = (p * k0))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - 1)) <-> (i < U1))))) (Nd (Some ((U1 + V1) = (p * (k0 - 1)))) Lf Lf) Lf) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K))))))) (Nd (Some ((p * k0) = (p * 0))) Lf Lf) Lf)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))))) (Nd (Some (0 <= 0)) (Nd (Some ((x 0) <= (x 0))) Lf Lf) Lf) (Nd (Some (V1 <= V0)) Lf Lf))) (Nd (Some (0 <= V0)) (Nd (Some ((k0 - 1) < k0)) (Nd (Some (U1 <= U0)) (Nd (Some (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = (k0 - 1))))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = (k0 - 1)))))) = p)) Lf Lf) Lf) (Nd (Some (0 <= V1)) Lf Lf)) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - 1)) <-> (i < U))))))) (Nd (Some (0 < U0)) (Nd (Some ((y (0 + 1)) <= (y (0 + 1)))) Lf Lf) Lf) (Nd (Some ((y (0 + 1)) < k0)) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (An (At 5) (At 6)) (An (At 7) (At 8))) (At 9)) (At 4));
 (Im (At 3) (Im (An (At 10) (At 11)) (At 12)));
 (Im (At 13) (Im (At 14) (Im (At 10) (At 15))));
 (Im (At 15) (An (At 16) (At 17)));
 (Im (At 18) (Im (An (At 16) (At 17)) (Im (An (At 5) (At 6)) (An (At 19) (At 20)))));
 (Im (At 6) (Im (At 21) (If (At 22) (At 23))));
 (Im (At 24) (Im (At 25) (Im (At 10) (At 26))));
 (Im (At 26) (An (At 27) (At 28)));
 (Im (At 18) (Im (An (At 27) (At 28)) (Im (An (At 7) (At 8)) (An (At 29) (At 30)))));
 (Im (At 8) (Im (At 21) (If (At 31) (At 32))));
 (Im (At 12) (Im (An (An (At 16) (At 17)) (An (At 27) (At 28))) (At 33)));
 (Im (At 34) (Im (At 10) (At 35)));
 (Im (At 13) (Im (An (At 21) (At 21)) (An (At 36) (At 37))));
 (Im (At 24) (Im (An (At 21) (At 21)) (An (At 38) (At 39))));
 (Im (At 40) (At 41));
 (Im (No (At 18)) Fa);
 (Im (At 2) (Im (No (At 10)) (Im (No (At 40)) Fa)));
 (Im (No (At 11)) Fa);
 (Im (No (At 21)) Fa);
 (Im (No (At 9)) (Im (At 20) (Im (At 30) (Im (At 35) (Im (At 33) Fa)))));
 (Im (No (At 10)) (Im (At 36) (Im (At 22) Fa)));
 (Im (At 5) (Im (At 7) (Im (No (At 9)) (Im (No (At 23)) (Im (No (At 32)) (Im (At 41) Fa))))));
 (Im (No (At 10)) (Im (At 38) (Im (At 31) Fa)));
 (At 42);
 (At 13);
 (At 24);
 (At 14);
 (At 25);
 (At 34)]
 (At 1)
 (Sp 13 (Sp 24 (Sp 14 (Sp 25 (Sp 34 (Sp 1 (Cl 1) (Sp 18 (Sp 11 (Sp 21 (Sp 36 (Sp 38 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Cl 3) (Sp 10 (Sp 12 (Sp 15 (Sp 26 (Sp 35 (Sp 16 (Sp 17 (Sp 27 (Sp 28 (Sp 19 (Sp 20 (Sp 33 (Sp 29 (Sp 30 (Cl 22) (Cl 11)) (Cl 11)) (Cl 13)) (Cl 7)) (Cl 7)) (Cl 10)) (Cl 10)) (Cl 6)) (Cl 6)) (Cl 14)) (Cl 9)) (Cl 5)) (Cl 4)) (Sp 40 (Sp 22 (Cl 23) (Sp 31 (Cl 25) (Sp 41 (Sp 23 (Cl 8) (Sp 32 (Cl 12) (Cl 24))) (Cl 17)))) (Cl 19)))) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 2)) (Cl 16)) (Cl 15)) (Cl 21)) (Cl 20)) (Cl 18))) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) _
  W0
  W1
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before)))))) (k0 - 1))
  (count_exists (k0 - 1) (fun v_seq => (x v_seq)))
  W4
  (x_multiplicity U1 U0 (k0 - 1) k0 x)
  (all1_at (fun i => ((0 <= i) -> (((x i) < k0) <-> (i < U0)))) 0)
  (count_exists (k0 - 1) (fun v_seq => (y (v_seq + 1))))
  W8
  (y_multiplicity V1 V0 (k0 - 1) k0 y)
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V0)))) 0)
  (all2_at (fun U V => ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - 1)) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k0 - 1)) <-> (i < V)))))) -> ((U + V) = (p * (k0 - 1))))) U1 V1)
  (all1_at (fun k => ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) (k0 - 1))
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) 0 0)
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) 0 0)
  (eq_mul p k0 0)
  (thy_uniqueness_32 k0)
  (thy_uniqueness_36 k0)
  (thy_uniqueness_37 k0)
  (thy_uniqueness_4 )
  (thy_uniqueness_38 U0 V0 p k0 (card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = (k0 - 1))))) U1 (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = (k0 - 1))))) V1)
  (thy_uniqueness_39 k0 (x 0))
  (thy_uniqueness_40 U0 V0 p k0)
  (thy_uniqueness_39 k0 (y (0 + 1)))
).
vm_compute; reflexivity.
Qed.

(* U(k) + V(k) = pk for p-complementary x and y_{>0} and all k >= 0. *)
Lemma sum_of_counts : forall (U : Z) (V : Z) (k : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  (1 <= p) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) ->
  (0 <= k) ->
  ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) ->
  ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) ->
  ((U + V) = (p * k)).
Proof.
intros U V k p x y.
refine (refute (Nd (Some ((U + V) = (p * k))) (Nd (Some (1 <= p)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1))))))) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k_before) <-> (i < V)))))) -> ((U + V) = (p * k_before))))))) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))))) Lf Lf) (Nd (Some (0 <= U)) Lf Lf)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K))))))) (Nd (Some (0 <= k)) Lf Lf) (Nd (Some (0 <= V)) Lf Lf))) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K))))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))))) Lf Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) Lf Lf)) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)))) (Nd (Some (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))) Lf Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8)))))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 11)));
 (Im (At 11) (Im (An (An (At 12) (At 13)) (An (At 14) (At 15))) (At 1)));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 10);
 (An (At 12) (At 13));
 (An (At 14) (At 15))]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 10 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 1 (Cl 1) (Sp 8 (Sp 11 (Cl 5) (Sp 9 (Cl 4) (Cl 3))) (Cl 2))) (Cl 14)) (Cl 14)) (Cl 13)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (sum_step p x y)
  (law_induction (fun k => (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k))))))
  (all1_at (fun k => ((0 <= k) -> (forall (U : Z) (V : Z), ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k)))))) k)
  (all2_at (fun U V => ((((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) /\ ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))))) -> ((U + V) = (p * k)))) U V)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_41 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (~ (0 <= ((x2 - 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_42 : forall (x1 : Z) (x2 : Z), (0 <= (x1 - x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_43 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 - x2))) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_44 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= x1)) -> ((x1 * (x2 - 1)) < x3) -> (x3 <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 * (x2 - 1)) < x3) -> (x3 <= (x1 * x4)) -> (0 <= (x1 * ((x2 - 1) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= (x1 * (x2 - x3))) -> (x4 <= (x1 * x3)) -> (~ (x4 <= (x1 * x2))) -> False.
Proof. thy. Qed.
(* If p(c-1) < N <= pc then pi >= N if and only if i >= c. *)
Lemma multiples_from : forall (N_ : Z) (c : Z) (i : Z) (p : Z),
  (1 <= p) ->
  ((p * (c - 1)) < N_) ->
  (N_ <= (p * c)) ->
  ((N_ <= (p * i)) <-> (c <= i)).
Proof.
intros N_ c i p.
refine (refute (Nd (Some (N_ <= (p * i))) (Nd (Some (c <= i)) (Nd (Some (0 <= (i - c))) (Nd (Some ((p * (c - 1)) < N_)) Lf Lf) Lf) (Nd (Some (0 <= ((c - 1) - i))) (Nd (Some (1 <= p)) Lf Lf) Lf)) (Nd (Some (0 <= p)) (Nd (Some (0 <= (p * (i - c)))) (Nd (Some (N_ <= (p * c))) Lf Lf) Lf) (Nd (Some (0 <= (p * ((c - 1) - i)))) Lf Lf)))
 [(Im (At 3) (Im (At 4) (At 5)));
 (Im (At 3) (Im (At 6) (At 7)));
 (Im (No (At 4)) (Im (No (At 6)) Fa));
 (Im (At 4) (Im (No (At 2)) Fa));
 (Im (No (At 4)) (Im (At 2) Fa));
 (Im (No (At 3)) (Im (At 8) (Im (At 9) Fa)));
 (Im (At 8) (Im (At 1) (Im (At 7) Fa)));
 (Im (At 5) (Im (At 9) (Im (No (At 1)) Fa)));
 (At 10);
 (At 8);
 (At 9)]
 (If (At 1) (At 2))
 (Sp 8 (Sp 9 (Sp 3 (Sp 5 (Sp 1 (Sp 2 (Cl 1) (Sp 7 (Cl 8) (Sp 4 (Cl 5) (Sp 6 (Cl 3) (Cl 4))))) (Cl 9)) (Sp 4 (Cl 2) (Sp 6 (Sp 2 (Cl 6) (Sp 7 (Sp 1 (Cl 8) (Cl 1)) (Cl 3))) (Cl 4)))) (Cl 7)) (Cl 12)) (Cl 11)) _
  (product_nonneg p (i - c))
  (product_nonneg p ((c - 1) - i))
  (thy_uniqueness_41 i c)
  (thy_uniqueness_42 i c)
  (thy_uniqueness_43 i c)
  (thy_uniqueness_44 p c N_)
  (thy_uniqueness_45 p c N_ i)
  (thy_uniqueness_46 p i c N_)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- x1) = ((x2 * x3) + x4)) -> (x4 < x3) -> (~ ((x3 * ((- x2) - 1)) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((- x1) = ((x2 * x3) + x4)) -> (0 <= x4) -> (~ (x1 <= (x3 * (- x2)))) -> False.
Proof. thy. Qed.
(* For p >= 1 and every N there is c with p(c-1) < N <= pc. *)
Lemma round_up : forall (N_ : Z) (p : Z),
  (1 <= p) ->
  (exists (c : Z), (((p * (c - 1)) < N_) /\ (N_ <= (p * c)))).
Proof.
intros N_ p.
destruct (wit_ex2 (fun q r => ((((- N_) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) as [q [r W1]].
refine (refute (Nd (Some (exists (c : Z), (((p * (c - 1)) < N_) /\ (N_ <= (p * c))))) (Nd (Some (1 <= p)) (Nd (Some ((- N_) = ((q * p) + r))) (Nd (Some (N_ <= (p * (- q)))) Lf Lf) Lf) (Nd (Some (r < p)) Lf Lf)) (Nd (Some (exists (q : Z) (r : Z), ((((- N_) = ((q * p) + r)) /\ (0 <= r)) /\ (r < p)))) (Nd (Some (0 <= r)) Lf Lf) (Nd (Some ((p * ((- q) - 1)) < N_)) Lf Lf)))
 [(Im (At 2) (At 3));
 (Im (At 3) (An (An (At 4) (At 5)) (At 6)));
 (Im (An (At 7) (At 8)) (At 1));
 (Im (At 4) (Im (At 6) (Im (No (At 7)) Fa)));
 (Im (At 4) (Im (At 5) (Im (No (At 8)) Fa)));
 (At 2)]
 (At 1)
 (Sp 2 (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Cl 4) (Cl 6)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2))) (Cl 7)) _
  (division p (- N_))
  W1
  (ex1_at (fun c => (((p * (c - 1)) < N_) /\ (N_ <= (p * c)))) (- q))
  (thy_uniqueness_47 N_ q p r)
  (thy_uniqueness_48 N_ q p r)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_49 : forall (x1 : Z), (~ (0 <= x1)) -> (0 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_50 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_51 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) <= (x3 * x4)) -> (((x3 * x4) + x2) < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 - x2) <= (x3 * x4))) -> (~ (((x3 * x4) + x2) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_53 : forall (x1 : Z) (x2 : Z), (x1 <= x2) -> (~ ((0 + x1) <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_54 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_55 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (1 <= x1)) -> ((x1 * (x2 - 1)) < (x3 - x4)) -> ((x3 - x4) <= (x1 * x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_56 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 <= x2) -> ((x2 - x3) <= (x4 * x5)) -> (~ ((x1 - x3) <= (x4 * x5))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_57 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (0 <= x3) -> ((x3 - x1) <= (x2 * x4)) -> (~ (0 < (x2 * (x4 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_58 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = (x2 + 1)) -> (~ (x3 = x2)) -> (~ (x3 < x2)) -> (x3 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_59 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= ((x1 * x2) + x3))) -> (0 <= x3) -> (0 <= (x1 * x2)) -> False.
Proof. thy. Qed.
(* k occurs c' - c times among the x_{pi+l}, where c and c' are (U(k)-l)/p and (U(k+1)-l)/p rounded up. *)
Lemma class_in_x : forall (U : Z) (U2 : Z) (c : Z) (c2 : Z) (k : Z) (k2 : Z) (l : Z) (p : Z) (x : Z -> Z),
  (1 <= p) ->
  (0 <= l) ->
  (l < p) ->
  (0 <= k) ->
  (k2 = (k + 1)) ->
  ((p * (c - 1)) < (U - l)) ->
  ((U - l) <= (p * c)) ->
  ((p * (c2 - 1)) < (U2 - l)) ->
  ((U2 - l) <= (p * c2)) ->
  ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) ->
  ((0 <= U2) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k2) <-> (i < U2))))) ->
  ((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) = (c2 - c)).
Proof.
intros U U2 c c2 k k2 l p x.
destruct (wit_all1 (fun i => (((0 <= i) /\ ((x ((p * i) + l)) = k)) <-> ((c <= i) /\ (i < c2))))) as [i0 W0].
refine (refute (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) = (c2 - c))) (Nd (Some (0 <= i0)) (Nd (Some (c <= i0)) (Nd (Some ((p * (c - 1)) < (U - l))) (Nd (Some (0 <= U)) (Nd (Some ((i0 + 1) < 0)) Lf Lf) Lf) (Nd (Some (0 <= ((p * i0) + l))) Lf Lf)) (Nd (Some ((U2 - l) <= (p * c2))) (Nd (Some (U <= U2)) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) = ((0 + c2) - c))) Lf Lf) Lf) (Nd (Some (((p * i0) + l) < U2)) Lf Lf))) (Nd (Some (forall (i : Z), (((0 <= i) /\ ((x ((p * i) + l)) = k)) <-> ((c <= i) /\ (i < c2))))) (Nd (Some ((U - l) <= (p * i0))) (Nd (Some (0 <= U2)) (Nd (Some (0 <= (p * i0))) Lf Lf) Lf) (Nd (Some (((p * i0) + l) < U)) Lf Lf)) (Nd (Some (c2 <= i0)) (Nd (Some ((U - l) <= (p * c2))) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (0 < (i0 + 1))) Lf Lf)))) (Nd (Some ((x ((p * i0) + l)) = k)) (Nd (Some (i0 < c2)) (Nd (Some ((U - l) <= (p * c))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) (Nd (Some (0 <= p)) Lf Lf) Lf) (Nd (Some ((x ((p * i0) + l)) < k)) Lf Lf)) (Nd (Some ((U2 - l) <= (p * i0))) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) = (U2 - U))) (Nd (Some (0 <= l)) Lf Lf) Lf) (Nd (Some (0 < (p * (i0 + 1)))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some ((p * (c2 - 1)) < (U2 - l))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k2) <-> (i < U2))))) (Nd (Some ((0 + c) <= c2)) Lf Lf) Lf) (Nd (Some ((x ((p * i0) + l)) < k2)) Lf Lf)) (Nd (Some (k2 = (k + 1))) (Nd (Some (c <= c2)) (Nd (Some (0 <= k)) Lf Lf) Lf) (Nd (Some ((p * (i0 + 1)) < 0)) Lf Lf)))))
 [(Im (If (An (At 2) (At 3)) (An (At 4) (At 5))) (At 6));
 (Im (At 7) (Im (At 8) (Im (At 9) (If (At 10) (At 4)))));
 (Im (At 7) (Im (At 11) (Im (At 12) (If (At 13) (At 14)))));
 (Im (At 15) (Im (An (At 16) (At 17)) (Im (An (At 18) (At 19)) (An (At 20) (At 21)))));
 (Im (At 7) (Im (At 8) (Im (At 9) (If (At 22) (At 23)))));
 (Im (At 17) (Im (At 24) (If (At 25) (At 26))));
 (Im (At 19) (Im (At 24) (If (At 27) (At 28))));
 (Im (At 7) (An (An (An (Im (At 29) (At 30)) (Im (At 31) (At 32))) (Im (At 30) (At 29))) (Im (At 32) (At 31))));
 (Im (At 33) (Im (At 2) (At 34)));
 (Im (An (At 35) (At 6)) (At 36));
 (Im (No (At 2)) (Im (At 30) Fa));
 (Im (At 5) (Im (At 14) Fa));
 (Im (No (At 5)) (Im (No (At 14)) Fa));
 (Im (At 10) (Im (At 26) Fa));
 (Im (No (At 10)) (Im (No (At 26)) Fa));
 (Im (At 13) (Im (At 28) Fa));
 (Im (No (At 13)) (Im (No (At 28)) Fa));
 (Im (At 23) (Im (No (At 35)) Fa));
 (Im (At 36) (Im (No (At 1)) Fa));
 (Im (No (At 33)) (Im (At 37) (Im (At 38) Fa)));
 (Im (No (At 7)) (Im (At 8) (Im (At 9) Fa)));
 (Im (At 20) (Im (At 12) (Im (No (At 22)) Fa)));
 (Im (At 38) (Im (At 16) (Im (At 10) (Im (No (At 29)) Fa))));
 (Im (At 15) (Im (No (At 3)) (Im (No (At 25)) (Im (At 27) Fa))));
 (Im (At 15) (Im (At 3) (Im (No (At 27)) Fa)));
 (Im (No (At 24)) (Im (At 37) (Im (At 34) Fa)));
 (Im (At 3) (Im (At 25) Fa));
 (At 7);
 (At 37);
 (At 38);
 (At 39);
 (At 15);
 (At 8);
 (At 9);
 (At 11);
 (At 12);
 (An (At 16) (At 17));
 (An (At 18) (At 19))]
 (At 1)
 (Sp 37 (Sp 38 (Sp 15 (Sp 8 (Sp 9 (Sp 11 (Sp 12 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 36 (Cl 20) (Sp 33 (Sp 7 (Sp 20 (Sp 22 (Sp 23 (Sp 35 (Sp 6 (Cl 11) (Sp 26 (Sp 10 (Cl 15) (Sp 4 (Cl 3) (Sp 2 (Sp 3 (Sp 34 (Sp 25 (Cl 28) (Sp 24 (Cl 7) (Cl 27))) (Cl 10)) (Cl 2)) (Cl 2)))) (Sp 10 (Sp 4 (Sp 29 (Sp 30 (Sp 2 (Sp 34 (Sp 24 (Sp 25 (Cl 7) (Sp 28 (Sp 27 (Sp 13 (Cl 17) (Sp 3 (Sp 14 (Cl 4) (Sp 5 (Cl 2) (Cl 14))) (Cl 25))) (Cl 8)) (Sp 27 (Cl 8) (Sp 13 (Sp 3 (Cl 26) (Sp 14 (Sp 5 (Cl 13) (Cl 2)) (Cl 4))) (Cl 18))))) (Cl 27)) (Cl 10)) (Cl 12)) (Cl 9)) (Cl 24)) (Cl 3)) (Cl 16)))) (Cl 19)) (Cl 6)) (Cl 23)) (Cl 5)) (Cl 22)) (Cl 21)))) (Cl 39)) (Cl 39)) (Cl 38)) (Cl 38)) (Cl 37)) (Cl 36)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 31)) (Cl 30)) _
  W0
  (multiples_from (U - l) c i0 p)
  (multiples_from (U2 - l) c2 i0 p)
  (x_multiplicity U U2 k k2 x)
  (multiples_from (U - l) c c2 p)
  (all1_at (fun i => ((0 <= i) -> (((x i) < k) <-> (i < U)))) ((p * i0) + l))
  (all1_at (fun i => ((0 <= i) -> (((x i) < k2) <-> (i < U2)))) ((p * i0) + l))
  (cancel p (i0 + 1))
  (product_nonneg p i0)
  (law_interval (fun i => ((0 <= i) /\ ((x ((p * i) + l)) = k))) c c2)
  (thy_uniqueness_49 i0)
  (thy_uniqueness_50 i0 c2)
  (thy_uniqueness_12 i0 c2)
  (thy_uniqueness_51 U l p i0)
  (thy_uniqueness_52 U l p i0)
  (thy_uniqueness_51 U2 l p i0)
  (thy_uniqueness_52 U2 l p i0)
  (thy_uniqueness_53 c c2)
  (thy_uniqueness_17 (card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) c2 c)
  (thy_uniqueness_54 p l)
  (thy_uniqueness_55 p c U l)
  (thy_uniqueness_56 U U2 l p c2)
  (thy_uniqueness_57 l p U i0)
  (thy_uniqueness_58 k2 k (x ((p * i0) + l)))
  (thy_uniqueness_23 k2 k (x ((p * i0) + l)))
  (thy_uniqueness_59 p i0 l)
  (thy_uniqueness_22 (x ((p * i0) + l)) k)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_60 : forall (x1 : Z), (~ (1 <= x1)) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_61 : forall (x1 : Z) (x2 : Z) (x3 : Z), (((x1 - x2) + 1) <= x3) -> (x2 <= (x1 - x3)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_62 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 - x2) + 1) <= x3)) -> (~ (x2 <= (x1 - x3))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_63 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < (((x2 + 1) - x3) + 1)) -> (~ (x3 <= ((x2 + 1) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_64 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < (((x2 + 1) - x3) + 1))) -> (x3 <= ((x2 + 1) - x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_65 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 + 1)) -> (~ ((0 + ((x3 - x2) + 1)) <= (((x3 + 1) - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((0 + (((x2 + 1) - x3) + 1)) - ((x2 - x4) + 1))) -> (~ (x1 = (1 - (x3 - x4)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_67 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> ((x2 + x3) = (x4 * x5)) -> (0 <= x3) -> (~ ((x2 - x1) <= (x4 * (x5 - x6)))) -> (~ (0 < (x4 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_68 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 - x2) <= (x3 * x4)) -> ((x1 + x5) = (x3 * x6)) -> ((x7 + x8) = (x3 * (x6 + 1))) -> (x5 <= x8) -> (~ ((x7 - x2) <= (x3 * (x4 + 1)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_69 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 <= (((x1 * x2) - x3) - 1))) -> (x3 < x1) -> (0 <= (x1 * (x2 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + x2) = (x3 * (x4 + 1))) -> ((x1 - x5) <= (x3 * ((x4 + 1) - x6))) -> (~ ((((x3 * x6) - x5) - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_71 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (((x1 * x2) - x3) = ((((x1 * x2) - x3) - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (~ (x3 = x2)) -> (~ (x4 < x2)) -> (x4 < x1) -> (x3 = x4) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + x2) = (x3 * x4)) -> (~ ((x1 - x5) <= (x3 * (x4 - x6)))) -> ((((x3 * x6) - x5) - 1) < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_74 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (x3 = x2) -> (x3 = x4) -> (~ (x4 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_75 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + x2) = (x3 * (x4 + 1))) -> (~ ((x1 - x5) <= (x3 * ((x4 + 1) - x6)))) -> ((((x3 * x6) - x5) - 1) < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_76 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 + x2) = (x3 * x4)) -> ((x1 - x5) <= (x3 * (x4 - x6))) -> (~ ((((x3 * x6) - x5) - 1) < x2)) -> False.
Proof. thy. Qed.
(* k occurs 1 - (c' - c) times among the y_{pi-l}. *)
Lemma class_in_y : forall (U : Z) (U2 : Z) (V : Z) (V2 : Z) (c : Z) (c2 : Z) (k : Z) (k2 : Z) (l : Z) (p : Z) (y : Z -> Z),
  (1 <= p) ->
  (0 <= l) ->
  (l < p) ->
  (0 <= k) ->
  (k2 = (k + 1)) ->
  ((p * (c - 1)) < (U - l)) ->
  ((U - l) <= (p * c)) ->
  ((p * (c2 - 1)) < (U2 - l)) ->
  ((U2 - l) <= (p * c2)) ->
  ((U + V) = (p * k)) ->
  ((U2 + V2) = (p * (k + 1))) ->
  (V <= V2) ->
  ((0 <= V) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) ->
  ((0 <= V2) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2))))) ->
  ((card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) = (1 - (c2 - c))).
Proof.
intros U U2 V V2 c c2 k k2 l p y.
destruct (wit_all1 (fun i => (((1 <= i) /\ ((y ((p * i) - l)) = k)) <-> ((((k - c) + 1) <= i) /\ (i < (((k + 1) - c2) + 1)))))) as [j0 W0].
refine (refute (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) = (1 - (c2 - c)))) (Nd (Some (1 <= j0)) (Nd (Some (((k - c) + 1) <= j0)) (Nd (Some ((p * (c - 1)) < (U - l))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) (Nd (Some ((0 + ((k - c) + 1)) <= (((k + 1) - c2) + 1))) Lf Lf) Lf) (Nd (Some (0 <= (j0 - 1))) (Nd (Some (((p * j0) - l) = ((((p * j0) - l) - 1) + 1))) Lf Lf) Lf)) (Nd (Some ((p * (c2 - 1)) < (U2 - l))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2))))) (Nd (Some ((U + V) = (p * k))) Lf Lf) Lf) (Nd (Some ((p * j0) < 0)) (Nd (Some (0 <= V2)) Lf Lf) Lf))) (Nd (Some (forall (i : Z), (((1 <= i) /\ ((y ((p * i) - l)) = k)) <-> ((((k - c) + 1) <= i) /\ (i < (((k + 1) - c2) + 1)))))) (Nd (Some ((U - l) <= (p * (k - j0)))) (Nd (Some ((y ((((p * j0) - l) - 1) + 1)) < k)) (Nd (Some (0 <= l)) Lf Lf) Lf) (Nd (Some (0 < (p * j0))) (Nd (Some (k2 = (k + 1))) Lf Lf) Lf)) (Nd (Some ((U2 - l) <= (p * ((k + 1) - j0)))) (Nd (Some ((((p * j0) - l) - 1) < V2)) (Nd (Some ((U2 + V2) = (p * (k + 1)))) Lf Lf) Lf) (Nd (Some ((U2 - l) <= (p * (c + 1)))) Lf Lf)))) (Nd (Some ((y ((p * j0) - l)) = k)) (Nd (Some (j0 < (((k + 1) - c2) + 1))) (Nd (Some ((U - l) <= (p * c))) (Nd (Some (0 <= (((p * j0) - l) - 1))) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) = ((0 + (((k + 1) - c2) + 1)) - ((k - c) + 1)))) Lf Lf) Lf) (Nd (Some (0 <= (p * (j0 - 1)))) (Nd (Some ((y ((p * j0) - l)) = (y ((((p * j0) - l) - 1) + 1)))) Lf Lf) Lf)) (Nd (Some ((U2 - l) <= (p * c2))) (Nd (Some ((y ((((p * j0) - l) - 1) + 1)) < k2)) (Nd (Some (0 <= V)) Lf Lf) Lf) (Nd (Some (j0 < 0)) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (c <= (k - j0))) (Nd (Some ((((p * j0) - l) - 1) < V)) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some (0 < j0)) (Nd (Some (0 <= k)) Lf Lf) Lf)) (Nd (Some (c2 <= ((k + 1) - j0))) (Nd (Some (0 <= p)) (Nd (Some (V <= V2)) Lf Lf) Lf) (Nd (Some (c2 <= (c + 1))) Lf Lf)))))
 [(Im (If (An (At 2) (At 3)) (An (At 4) (At 5))) (At 6));
 (Im (At 7) (Im (At 8) (Im (At 9) (If (At 10) (At 11)))));
 (Im (At 7) (Im (At 12) (Im (At 13) (If (At 14) (At 15)))));
 (Im (At 16) (Im (At 17) (If (At 18) (At 19))));
 (Im (At 20) (Im (At 17) (If (At 21) (At 22))));
 (Im (At 23) (Im (At 24) (At 25)));
 (Im (At 7) (An (An (An (Im (At 26) (At 27)) (Im (At 28) (At 29))) (Im (At 27) (At 26))) (Im (At 29) (At 28))));
 (Im (At 7) (Im (At 12) (Im (At 13) (If (At 30) (At 31)))));
 (Im (An (At 32) (At 6)) (At 33));
 (Im (At 2) (Im (No (At 24)) Fa));
 (Im (No (At 2)) (Im (At 27) Fa));
 (Im (At 4) (Im (At 11) Fa));
 (Im (No (At 4)) (Im (No (At 11)) Fa));
 (Im (At 5) (Im (No (At 15)) Fa));
 (Im (No (At 5)) (Im (At 15) Fa));
 (Im (At 31) (Im (No (At 32)) Fa));
 (Im (At 33) (Im (No (At 1)) Fa));
 (Im (No (At 23)) (Im (At 34) (Im (At 35) Fa)));
 (Im (No (At 7)) (Im (At 8) (Im (At 9) Fa)));
 (Im (At 34) (Im (At 36) (Im (At 37) (Im (No (At 10)) (Im (No (At 26)) Fa)))));
 (Im (At 9) (Im (At 36) (Im (At 38) (Im (At 39) (Im (No (At 30)) Fa)))));
 (Im (No (At 17)) (Im (At 35) (Im (At 25) Fa)));
 (Im (At 38) (Im (At 14) (Im (No (At 22)) Fa)));
 (Im (At 40) (At 41));
 (Im (No (At 40)) Fa);
 (Im (At 42) (Im (No (At 3)) (Im (No (At 18)) (Im (At 21) (Im (At 41) Fa)))));
 (Im (At 36) (Im (No (At 10)) (Im (At 19) Fa)));
 (Im (At 42) (Im (At 3) (Im (At 41) (Im (No (At 21)) Fa))));
 (Im (At 38) (Im (No (At 14)) (Im (At 22) Fa)));
 (Im (At 36) (Im (At 10) (Im (No (At 19)) Fa)));
 (Im (At 3) (Im (At 18) (Im (At 41) Fa)));
 (At 7);
 (At 34);
 (At 35);
 (At 43);
 (At 42);
 (At 8);
 (At 9);
 (At 12);
 (At 13);
 (At 36);
 (At 38);
 (At 39);
 (An (At 37) (At 16));
 (An (At 44) (At 20))]
 (At 1)
 (Sp 34 (Sp 35 (Sp 42 (Sp 8 (Sp 9 (Sp 12 (Sp 13 (Sp 36 (Sp 38 (Sp 39 (Sp 37 (Sp 16 (Sp 44 (Sp 20 (Sp 1 (Cl 1) (Sp 33 (Cl 18) (Sp 23 (Sp 7 (Sp 30 (Sp 40 (Sp 31 (Sp 41 (Sp 32 (Sp 6 (Cl 10) (Sp 19 (Sp 10 (Sp 11 (Sp 4 (Cl 13) (Sp 2 (Sp 3 (Sp 24 (Sp 18 (Cl 32) (Sp 25 (Sp 17 (Cl 5) (Cl 23)) (Cl 7))) (Cl 11)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 28)) (Sp 10 (Cl 31) (Sp 11 (Cl 3) (Sp 26 (Sp 4 (Sp 27 (Sp 2 (Sp 24 (Sp 25 (Sp 17 (Sp 18 (Cl 5) (Sp 22 (Sp 21 (Sp 14 (Sp 3 (Sp 15 (Sp 5 (Cl 2) (Cl 16)) (Cl 4)) (Cl 27)) (Cl 30)) (Cl 6)) (Sp 21 (Cl 6) (Sp 14 (Cl 24) (Sp 3 (Cl 29) (Sp 15 (Cl 4) (Sp 5 (Cl 15) (Cl 2)))))))) (Cl 23)) (Cl 7)) (Cl 11)) (Cl 12)) (Cl 8)) (Cl 14)) (Cl 21)))))) (Cl 17)) (Cl 25)) (Cl 9)) (Cl 26)) (Cl 22)) (Cl 20)) (Cl 19)))) (Cl 46)) (Cl 46)) (Cl 45)) (Cl 45)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 39)) (Cl 38)) (Cl 37)) (Cl 35)) (Cl 34)) _
  W0
  (multiples_from (U - l) c (k - j0) p)
  (multiples_from (U2 - l) c2 ((k + 1) - j0) p)
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V)))) (((p * j0) - l) - 1))
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k2) <-> (i < V2)))) (((p * j0) - l) - 1))
  (product_nonneg p (j0 - 1))
  (cancel p j0)
  (multiples_from (U2 - l) c2 (c + 1) p)
  (law_interval (fun i => ((1 <= i) /\ ((y ((p * i) - l)) = k))) ((k - c) + 1) (((k + 1) - c2) + 1))
  (thy_uniqueness_24 j0)
  (thy_uniqueness_60 j0)
  (thy_uniqueness_61 k c j0)
  (thy_uniqueness_62 k c j0)
  (thy_uniqueness_63 j0 k c2)
  (thy_uniqueness_64 j0 k c2)
  (thy_uniqueness_65 c2 c k)
  (thy_uniqueness_66 (card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) k c2 c)
  (thy_uniqueness_54 p l)
  (thy_uniqueness_55 p c U l)
  (thy_uniqueness_67 l U V p k j0)
  (thy_uniqueness_68 U l p c V k U2 V2)
  (thy_uniqueness_69 p j0 l)
  (thy_uniqueness_70 U2 V2 p k l j0)
  (fun eq__0 => cg1 y ((p * j0) - l) ((((p * j0) - l) - 1) + 1) eq__0)
  (thy_uniqueness_71 p j0 l)
  (thy_uniqueness_72 k2 k (y ((p * j0) - l)) (y ((((p * j0) - l) - 1) + 1)))
  (thy_uniqueness_73 U V p k l j0)
  (thy_uniqueness_74 k2 k (y ((p * j0) - l)) (y ((((p * j0) - l) - 1) + 1)))
  (thy_uniqueness_75 U2 V2 p k l j0)
  (thy_uniqueness_76 U V p k l j0)
  (thy_uniqueness_33 (y ((p * j0) - l)) k (y ((((p * j0) - l) - 1) + 1)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_77 : forall (x1 : Z), (~ ((x1 + 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_78 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_79 : forall (x1 : Z) (x2 : Z), (~ (1 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) = 1)) -> (x1 = (x3 - x4)) -> (x2 = (1 - (x3 - x4))) -> False.
Proof. thy. Qed.
(* Proposition 3.2: if x and y_{>0} are p-complementary and non-decreasing then, for 0 <= l < p, the sequences (x_{pi+l}), i >= 0, and (y_{pi-l}), i >= 1, are complementary: each k >= 0 occurs once. (For any such sequences, not only Beatty's, and for all p >= 1.) *)
Lemma prop_3_2 : forall (k : Z) (l : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  (1 <= p) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) ->
  (0 <= l) ->
  (l < p) ->
  (0 <= k) ->
  (((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k))))) = 1).
Proof.
intros k l p x y.
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))))) as [U W1].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < U))))))) as [V W3].
destruct (wit_ex1 (fun c => (((p * (c - 1)) < (U - l)) /\ ((U - l) <= (p * c))))) as [c W6].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k + 1)) <-> (i < U))))))) as [U2 W8].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k + 1)) <-> (i < U))))))) as [V2 W10].
destruct (wit_ex1 (fun c => (((p * (c - 1)) < (U2 - l)) /\ ((U2 - l) <= (p * c))))) as [c2 W13].
refine (refute (Nd (Some (((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k))))) = 1)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))))) (Nd (Some (0 <= k)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1))))))) (Nd (Some (exists (c : Z), (((p * (c - 1)) < (U - l)) /\ ((U - l) <= (p * c))))) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) = (V2 - V))) Lf Lf) Lf) (Nd (Some (0 <= V2)) Lf Lf)) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < V))))) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k + 1)) <-> (i < U))))))) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) = (1 - (c2 - c)))) Lf Lf) Lf) (Nd (Some ((p * (c2 - 1)) < (U2 - l))) Lf Lf))) (Nd (Some (0 <= U)) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k) <-> (i < U))))))) (Nd (Some ((U - l) <= (p * c))) (Nd (Some (l < p)) Lf Lf) Lf) (Nd (Some ((U2 + V2) = (p * (k + 1)))) Lf Lf)) (Nd (Some (forall (k_ : Z), ((0 <= k_) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k_)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k_))))) = p)))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < (k + 1)) <-> (i < U2))))) Lf Lf) (Nd (Some ((k + 1) = (k + 1))) Lf Lf)))) (Nd (Some (forall (k_ : Z), ((0 <= k_) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k_)) -> (i < K))))))) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))))) (Nd (Some (forall (k_ : Z), ((0 <= k_) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k_)) -> (i < K))))))) (Nd (Some ((p * (c - 1)) < (U - l))) (Nd (Some (0 <= l)) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k + 1)) <-> (i < V2))))) Lf Lf)) (Nd (Some (1 <= p)) (Nd (Some (0 <= U2)) Lf Lf) (Nd (Some ((U2 - l) <= (p * c2))) Lf Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) (Nd (Some (0 <= V)) (Nd (Some (0 <= (k + 1))) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) = (c2 - c))) Lf Lf) Lf) (Nd (Some (exists (c : Z), (((p * (c - 1)) < (U2 - l)) /\ ((U2 - l) <= (p * c))))) Lf Lf)) (Nd (Some ((U + V) = (p * k))) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < (k + 1)) <-> (i < U))))))) Lf Lf) (Nd (Some (V <= V2)) Lf Lf)))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (At 5))));
 (Im (At 5) (An (At 6) (At 7)));
 (Im (At 8) (Im (At 9) (Im (At 4) (At 10))));
 (Im (At 10) (An (At 11) (At 12)));
 (Im (At 13) (Im (At 2) (Im (At 8) (Im (At 3) (Im (At 9) (Im (At 14) (Im (At 4) (Im (An (At 6) (At 7)) (Im (An (At 11) (At 12)) (At 15))))))))));
 (Im (At 13) (At 16));
 (Im (At 16) (An (At 17) (At 18)));
 (Im (At 2) (Im (At 3) (Im (At 19) (At 20))));
 (Im (At 20) (An (At 21) (At 22)));
 (Im (At 8) (Im (At 9) (Im (At 19) (At 23))));
 (Im (At 23) (An (At 24) (At 25)));
 (Im (At 13) (Im (At 2) (Im (At 8) (Im (At 3) (Im (At 9) (Im (At 14) (Im (At 19) (Im (An (At 21) (At 22)) (Im (An (At 24) (At 25)) (At 26))))))))));
 (Im (At 13) (At 27));
 (Im (At 27) (An (At 28) (At 29)));
 (Im (At 30) (Im (An (At 11) (At 12)) (Im (An (At 24) (At 25)) (An (At 31) (At 32)))));
 (Im (At 13) (Im (At 33) (Im (At 34) (Im (At 4) (Im (At 30) (Im (At 17) (Im (At 18) (Im (At 28) (Im (At 29) (Im (An (At 6) (At 7)) (Im (An (At 21) (At 22)) (At 35))))))))))));
 (Im (At 13) (Im (At 33) (Im (At 34) (Im (At 4) (Im (At 30) (Im (At 17) (Im (At 18) (Im (At 28) (Im (At 29) (Im (At 15) (Im (At 26) (Im (At 31) (Im (An (At 11) (At 12)) (Im (An (At 24) (At 25)) (At 36)))))))))))))));
 (Im (No (At 30)) Fa);
 (Im (No (At 19)) (Im (At 4) Fa));
 (Im (No (At 13)) (Im (At 33) (Im (At 34) Fa)));
 (Im (No (At 1)) (Im (At 35) (Im (At 36) Fa)));
 (At 13);
 (At 2);
 (At 8);
 (At 3);
 (At 9);
 (At 14);
 (At 33);
 (At 34);
 (At 4)]
 (At 1)
 (Sp 2 (Sp 8 (Sp 3 (Sp 9 (Sp 14 (Sp 33 (Sp 34 (Sp 4 (Sp 1 (Cl 1) (Sp 30 (Sp 19 (Sp 13 (Sp 5 (Sp 20 (Sp 10 (Sp 23 (Sp 16 (Sp 27 (Sp 6 (Sp 7 (Sp 21 (Sp 22 (Sp 11 (Sp 12 (Sp 24 (Sp 25 (Sp 17 (Sp 18 (Sp 28 (Sp 29 (Sp 15 (Sp 35 (Sp 26 (Sp 31 (Sp 36 (Cl 22) (Cl 18)) (Cl 16)) (Cl 13)) (Cl 17)) (Cl 6)) (Cl 15)) (Cl 15)) (Cl 8)) (Cl 8)) (Cl 12)) (Cl 12)) (Cl 5)) (Cl 5)) (Cl 10)) (Cl 10)) (Cl 3)) (Cl 3)) (Cl 14)) (Cl 7)) (Cl 11)) (Cl 4)) (Cl 9)) (Cl 2)) (Cl 21)) (Cl 20)) (Cl 19))) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) (Cl 24)) _
  (count_exists k (fun v_seq => (x v_seq)))
  W1
  (count_exists k (fun v_seq => (y (v_seq + 1))))
  W3
  (sum_of_counts U V k p x y)
  (round_up (U - l) p)
  W6
  (count_exists (k + 1) (fun v_seq => (x v_seq)))
  W8
  (count_exists (k + 1) (fun v_seq => (y (v_seq + 1))))
  W10
  (sum_of_counts U2 V2 (k + 1) p x y)
  (round_up (U2 - l) p)
  W13
  (y_multiplicity V V2 k (k + 1) y)
  (class_in_x U U2 c c2 k (k + 1) l p x)
  (class_in_y U U2 V V2 c c2 k (k + 1) l p y)
  (thy_uniqueness_77 k)
  (thy_uniqueness_78 k)
  (thy_uniqueness_79 p l)
  (thy_uniqueness_80 (card1 (fun (i : Z) => ((0 <= i) /\ ((x ((p * i) + l)) = k)))) (card1 (fun (i : Z) => ((1 <= i) /\ ((y ((p * i) - l)) = k)))) c2 c)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_81 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 * x3)) -> (~ (0 <= ((x2 * x3) - x1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_82 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= ((x1 * x2) - x3)) -> (~ (0 <= (((x1 * x2) - x3) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + (x2 * ((x3 * x4) - x5))) < x4) -> (~ (x1 < (x4 - (x2 * ((x3 * x4) - x5))))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 * x2) - x3) <= ((x2 * x1) - x3)) -> (~ ((x4 - 1) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (((x1 * x2) - x3) <= ((x2 * x1) - x3))) -> (x4 <= x4) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + (x2 * x3)) < x4)) -> (x1 < (x4 - (x2 * x3))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_87 : forall (x1 : Z), (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_88 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_89 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (~ (0 <= (x2 - (x3 * ((x4 * x2) - x5))))) -> ((x1 + (x3 * ((x4 * x2) - x5))) < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_90 : forall (x1 : Z), (~ (((x1 - 1) + 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (0 <= (x1 - (x2 * x3)))) -> (x4 = (x5 + (x2 * x3))) -> (0 <= x5) -> (x6 = x4) -> (x6 < x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_92 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (1 <= x1)) -> (x2 = (x3 + (x4 * x5))) -> (1 <= x4) -> (0 <= x3) -> (x6 = x2) -> (x6 < x1) -> (0 <= (x4 * (x5 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> ((x2 + x1) = (x3 * x4)) -> (x5 <= (x3 * x4)) -> (~ (1 <= ((x3 * x4) - x5))) -> (~ (1 <= x1)) -> (~ (x2 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_94 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (1 <= x1) -> (~ ((x2 - (x1 * ((x3 * x2) - x4))) < x2)) -> (0 <= (x1 * (((x3 * x2) - x4) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_95 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + x2) = (x3 * x4)) -> (x5 <= (x3 * x4)) -> (~ (0 <= (x2 - 1))) -> (~ (x1 = x5)) -> ((((x3 * x4) - x5) - 1) < x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_96 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (((x1 - 1) + 1) = x1) -> (~ (((((x2 * x3) - x4) - 1) + 1) = ((x2 * x3) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_97 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 + (x3 * ((x4 * x5) - x6)))) -> (~ (x7 < x5)) -> (x7 = x1) -> (x2 < (x5 - (x3 * ((x4 * x5) - x6)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_98 : forall (x1 : Z) (x2 : Z) (x3 : Z), (1 <= x1) -> (0 <= (x1 * (x2 - 1))) -> (~ ((x3 - (x1 * x2)) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_99 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> ((x2 + x1) = (x3 * x4)) -> (~ (0 <= (((x3 * x4) - x5) - 1))) -> (~ (x2 = x5)) -> (x1 <= ((x4 * x3) - x5)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_100 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + (x3 * x4))) -> (x5 = x1) -> (x5 < x6) -> (~ (x2 < (x6 - (x3 * x4)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_101 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + x2) = (x3 * x4)) -> (~ (x1 = x5)) -> (x2 <= ((x4 * x3) - x5)) -> ((((x3 * x4) - x5) - 1) < x2) -> False.
Proof. thy. Qed.
(* If U(j) = u(j) for all j < k then U(k) = u(k), because V(k) counts the i >= 1 with x_i < k - mi. *)
Lemma unique_step : forall (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  (1 <= m) ->
  (1 <= p) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) ->
  (forall (n : Z), ((0 <= n) -> ((y n) = ((x n) + (m * n))))) ->
  (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U)))))) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U))))).
Proof.
intros m p x y.
destruct (wit_all1 (fun k => (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U)))))) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U)))))) as [k0 W0].
destruct (wit_all1 (fun U => (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U))))) -> (isU m p k0 U)))) as [U0 W1].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < U))))))) as [V0 W3].
destruct (wit_ex1 (fun u => (isU m p k0 u))) as [u0 W6].
destruct (wit_ex1 (fun a => (isA m p ((p * k0) - u0) a))) as [a1 W14].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U))))))) as [U1 W18].
destruct (wit_ex1 (fun a => (isA m p V0 a))) as [a3 W28].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U))))))) as [U3 W32].
refine (refute (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U)))))) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U)))))) (Nd (Some (0 <= k0)) (Nd (Some (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U))))) -> (isU m p k0 U)))) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1))))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)))) (Nd (Some (0 <= U1)) (Nd (Some ((V0 - 1) < V0)) Lf Lf) Lf) (Nd (Some (isA m p V0 a3)) Lf Lf)) (Nd (Some (isA m p ((p * k0) - u0) a1)) (Nd (Some (0 <= (((p * k0) - u0) - 1))) (Nd (Some ((y ((V0 - 1) + 1)) = (y V0))) Lf Lf) Lf) (Nd (Some ((k0 - (m * V0)) < k0)) Lf Lf))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V0))))) (Nd (Some (isU m p k0 u0)) (Nd (Some (isU m p (k0 - (m * ((p * k0) - u0))) U1)) (Nd (Some ((x V0) <= (x V0))) Lf Lf) Lf) (Nd (Some (0 <= (k0 - (m * V0)))) Lf Lf)) (Nd (Some ((a1 + (m * ((p * k0) - u0))) < k0)) (Nd (Some ((y ((p * k0) - u0)) = ((x ((p * k0) - u0)) + (m * ((p * k0) - u0))))) Lf Lf) (Nd (Some (V0 < U3)) Lf Lf)))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < k0) <-> (i < U0))))) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < U))))))) (Nd (Some (1 <= m)) (Nd (Some ((k0 - (m * ((p * k0) - u0))) < k0)) (Nd (Some (V0 <= V0)) Lf Lf) Lf) (Nd (Some ((a3 + (m * V0)) < k0)) Lf Lf)) (Nd (Some (1 <= ((p * k0) - u0))) (Nd (Some ((((p * k0) - u0) - 1) < V0)) (Nd (Some ((y ((((p * k0) - u0) - 1) + 1)) = (y ((p * k0) - u0)))) Lf Lf) Lf) (Nd (Some (isU m p (k0 - (m * V0)) U3)) Lf Lf))) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))))) (Nd (Some (0 <= ((p * k0) - u0))) (Nd (Some (((p * k0) - u0) < U1)) (Nd (Some (U0 = u0)) Lf Lf) Lf) (Nd (Some (0 <= U3)) Lf Lf)) (Nd (Some (0 <= (k0 - (m * ((p * k0) - u0))))) (Nd (Some (0 <= (m * (((p * k0) - u0) - 1)))) Lf Lf) (Nd (Some (0 <= (V0 - 1))) Lf Lf))))) (Nd (Some (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k0)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U)))))) (Nd (Some (0 <= U0)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K))))))) (Nd (Some ((U0 + V0) = (p * k0))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U1))))) (Nd (Some ((y V0) = ((x V0) + (m * V0)))) Lf Lf) Lf) (Nd (Some (1 <= V0)) Lf Lf)) (Nd (Some (0 <= a1)) (Nd (Some ((y ((((p * k0) - u0) - 1) + 1)) < k0)) (Nd (Some (((((p * k0) - u0) - 1) + 1) = ((p * k0) - u0))) Lf Lf) Lf) (Nd (Some (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U))))) -> (isU m p (k0 - (m * V0)) U)))) Lf Lf))) (Nd (Some (1 <= p)) (Nd (Some (u0 <= (p * k0))) (Nd (Some (a1 < (k0 - (m * ((p * k0) - u0))))) (Nd (Some (0 <= (m * (V0 - 1)))) Lf Lf) Lf) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U))))))) Lf Lf)) (Nd (Some (((p * k0) - u0) <= ((k0 * p) - u0))) (Nd (Some (0 <= m)) Lf Lf) (Nd (Some ((x V0) < (k0 - (m * V0)))) Lf Lf)))) (Nd (Some (isU m p k0 U0)) (Nd (Some (0 <= V0)) (Nd (Some (exists (u : Z), (isU m p k0 u))) (Nd (Some (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U))))) -> (isU m p (k0 - (m * ((p * k0) - u0))) U)))) (Nd (Some (0 <= (x V0))) Lf Lf) Lf) (Nd (Some (V0 <= ((k0 * p) - u0))) Lf Lf)) (Nd (Some (1 <= k0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((y n) = ((x n) + (m * n)))))) Lf Lf) (Nd (Some (a3 < (k0 - (m * V0)))) Lf Lf))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K))))))) (Nd (Some (exists (a : Z), (isA m p ((p * k0) - u0) a))) (Nd (Some ((x ((p * k0) - u0)) < (k0 - (m * ((p * k0) - u0))))) (Nd (Some (((V0 - 1) + 1) = V0)) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U3))))) Lf Lf)) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U))))))) (Nd (Some (exists (a : Z), (isA m p V0 a))) Lf Lf) (Nd (Some ((y ((V0 - 1) + 1)) < k0)) Lf Lf))))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (At 5) (At 6)) (At 7)) (At 4));
 (Im (At 8) (Im (At 9) (Im (At 2) (At 10))));
 (Im (At 10) (An (At 11) (At 12)));
 (Im (At 13) (Im (At 14) (Im (At 8) (Im (At 15) (Im (At 9) (Im (At 16) (Im (At 2) (Im (An (At 5) (At 6)) (Im (An (At 11) (At 12)) (At 17))))))))));
 (Im (An (At 18) (At 13)) (Im (At 2) (At 19)));
 (Im (At 19) (At 20));
 (Im (An (At 18) (At 13)) (Im (At 20) (At 21)));
 (Im (An (At 18) (At 13)) (Im (At 22) (At 23)));
 (Im (At 23) (At 24));
 (Im (At 24) (An (At 22) (At 25)));
 (Im (An (At 18) (At 13)) (Im (At 20) (Im (At 24) (Im (Or (At 26) (At 27)) (If (At 28) (At 29))))));
 (Im (At 14) (Im (At 15) (Im (At 30) (At 31))));
 (Im (At 31) (An (At 32) (At 33)));
 (Im (At 3) (Im (An (At 30) (At 34)) (At 35)));
 (Im (At 35) (Im (An (At 32) (At 33)) (At 36)));
 (Im (An (At 18) (At 13)) (Im (At 24) (Im (At 36) (If (At 37) (At 38)))));
 (Im (At 33) (Im (At 22) (If (At 39) (At 38))));
 (Im (At 12) (Im (At 40) (If (At 41) (At 42))));
 (Im (At 43) (Im (At 22) (At 44)));
 (Im (At 45) (Im (At 40) (At 46)));
 (Im (An (At 18) (At 13)) (Im (At 11) (At 47)));
 (Im (At 47) (At 48));
 (Im (An (At 18) (At 13)) (Im (At 20) (Im (At 48) (Im (Or (At 49) (At 27)) (If (At 50) (At 51))))));
 (Im (At 14) (Im (At 15) (Im (At 52) (At 53))));
 (Im (At 53) (An (At 54) (At 55)));
 (Im (At 3) (Im (An (At 52) (At 56)) (At 57)));
 (Im (At 57) (Im (An (At 54) (At 55)) (At 58)));
 (Im (An (At 18) (At 13)) (Im (At 48) (Im (At 58) (If (At 59) (At 60)))));
 (Im (At 55) (Im (At 11) (If (At 61) (At 60))));
 (Im (At 12) (Im (At 62) (If (At 63) (At 64))));
 (Im (At 43) (Im (At 11) (At 65)));
 (Im (At 14) (Im (An (At 11) (At 66)) (An (At 67) (At 68))));
 (Im (At 45) (Im (At 62) (At 69)));
 (Im (At 21) (Im (No (At 22)) Fa));
 (Im (At 26) (Im (No (At 40)) Fa));
 (Im (At 28) (Im (No (At 37)) Fa));
 (Im (At 29) (Im (No (At 64)) Fa));
 (Im (No (At 29)) (Im (At 66) Fa));
 (Im (At 49) (Im (No (At 62)) Fa));
 (Im (No (At 50)) (Im (At 59) Fa));
 (Im (No (At 66)) Fa);
 (Im (At 70) (If (At 7) (At 20)));
 (Im (At 18) (Im (No (At 45)) Fa));
 (Im (At 25) (Im (No (At 30)) (Im (At 28) Fa)));
 (Im (At 71) (At 72));
 (Im (No (At 71)) Fa);
 (Im (No (At 52)) (Im (At 65) (Im (At 67) (Im (At 72) (Im (At 63) Fa)))));
 (Im (No (At 27)) (Im (At 65) (Im (At 18) (Im (At 67) (Im (At 72) (Im (At 63) (Im (At 69) Fa)))))));
 (Im (At 11) (Im (At 17) (Im (At 21) (Im (No (At 26)) (Im (No (At 49)) (Im (No (At 70)) Fa))))));
 (Im (At 18) (Im (No (At 34)) (Im (At 46) Fa)));
 (Im (At 17) (Im (At 21) (Im (No (At 62)) (Im (No (At 70)) (Im (At 42) Fa)))));
 (Im (At 73) (At 74));
 (Im (At 71) (Im (No (At 73)) Fa));
 (Im (At 44) (Im (No (At 41)) (Im (At 74) (Im (At 39) Fa))));
 (Im (At 18) (Im (At 69) (Im (No (At 56)) Fa)));
 (Im (At 11) (Im (At 17) (Im (No (At 40)) (Im (No (At 70)) (Im (At 51) Fa)))));
 (Im (At 65) (Im (At 72) (Im (At 63) (Im (No (At 61)) Fa))));
 (Im (At 17) (Im (No (At 70)) (Im (At 51) (Im (At 42) Fa))));
 (At 18);
 (At 13);
 (At 14);
 (At 8);
 (At 15);
 (At 9);
 (At 16);
 (At 43)]
 (At 1)
 (Sp 18 (Sp 13 (Sp 14 (Sp 8 (Sp 15 (Sp 9 (Sp 16 (Sp 43 (Sp 1 (Cl 1) (Sp 66 (Sp 45 (Sp 71 (Sp 73 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 29 (Sp 72 (Sp 74 (Sp 10 (Sp 19 (Sp 5 (Sp 6 (Sp 7 (Cl 3) (Sp 64 (Sp 11 (Sp 12 (Sp 20 (Sp 17 (Sp 70 (Cl 44) (Sp 47 (Sp 65 (Sp 67 (Sp 21 (Sp 48 (Sp 22 (Sp 23 (Sp 44 (Sp 24 (Sp 25 (Sp 49 (Sp 62 (Sp 63 (Sp 69 (Sp 52 (Sp 27 (Sp 61 (Sp 56 (Sp 53 (Sp 57 (Sp 28 (Sp 54 (Sp 55 (Sp 58 (Sp 37 (Sp 30 (Sp 60 (Sp 59 (Sp 31 (Sp 50 (Sp 32 (Sp 33 (Sp 51 (Sp 40 (Sp 42 (Cl 60) (Sp 41 (Cl 20) (Sp 46 (Sp 39 (Cl 56) (Sp 34 (Sp 38 (Cl 19) (Sp 35 (Sp 36 (Cl 18) (Cl 17)) (Cl 16))) (Cl 52))) (Cl 22)))) (Cl 58)) (Cl 25)) (Cl 15)) (Cl 15)) (Cl 42)) (Cl 14)) (Cl 30)) (Cl 31)) (Cl 46)) (Cl 38)) (Cl 29)) (Cl 27)) (Cl 27)) (Cl 13)) (Cl 28)) (Cl 26)) (Cl 57)) (Cl 59)) (Cl 50)) (Cl 49)) (Cl 35)) (Cl 32)) (Cl 41)) (Sp 26 (Sp 28 (Sp 40 (Sp 37 (Sp 30 (Sp 46 (Sp 31 (Sp 34 (Sp 32 (Sp 33 (Sp 35 (Sp 36 (Sp 38 (Sp 39 (Sp 41 (Sp 42 (Sp 62 (Sp 51 (Cl 60) (Sp 63 (Sp 69 (Sp 52 (Sp 27 (Sp 61 (Sp 56 (Sp 53 (Sp 57 (Sp 50 (Cl 25) (Sp 54 (Sp 55 (Sp 58 (Sp 59 (Cl 42) (Sp 60 (Cl 30) (Cl 31))) (Cl 29)) (Cl 27)) (Cl 27))) (Cl 28)) (Cl 26)) (Cl 57)) (Cl 59)) (Cl 50)) (Cl 49)) (Cl 35)) (Cl 32))) (Cl 53)) (Cl 20)) (Cl 56)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 15)) (Cl 52)) (Cl 14)) (Cl 22)) (Cl 46)) (Cl 38)) (Cl 37)) (Cl 13)) (Cl 51))) (Cl 12)) (Cl 11)) (Cl 21)) (Cl 10)) (Cl 36)) (Cl 24)) (Cl 9)) (Cl 34)) (Cl 33)) (Cl 23))) (Cl 6)) (Cl 8)) (Cl 5)) (Cl 5)) (Cl 39))) (Cl 3)) (Cl 3)) (Cl 7)) (Cl 4)) (Cl 54)) (Cl 47)) (Cl 40))) (Cl 2)) (Cl 2)) (Cl 55)) (Cl 48)) (Cl 45)) (Cl 43))) (Cl 68)) (Cl 67)) (Cl 66)) (Cl 65)) (Cl 64)) (Cl 63)) (Cl 62)) (Cl 61)) _
  W0
  W1
  (count_exists k0 (fun v_seq => (y (v_seq + 1))))
  W3
  (sum_of_counts U0 V0 k0 p x y)
  (u_exists k0 m p)
  W6
  (u_bound k0 m p u0)
  (a_exists m ((p * k0) - u0) p)
  W14
  (a_natural a1 m ((p * k0) - u0) p)
  (b_below a1 ((p * k0) - u0) k0 m p u0)
  (count_exists (k0 - (m * ((p * k0) - u0))) (fun v_seq => (x v_seq)))
  W18
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U))))) (k0 - (m * ((p * k0) - u0))))
  (all1_at (fun U => (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U))))) -> (isU m p (k0 - (m * ((p * k0) - u0))) U))) U1)
  (a_below a1 ((p * k0) - u0) (k0 - (m * ((p * k0) - u0))) m p U1)
  (all1_at (fun i => ((0 <= i) -> (((x i) < (k0 - (m * ((p * k0) - u0)))) <-> (i < U1)))) ((p * k0) - u0))
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V0)))) (((p * k0) - u0) - 1))
  (all1_at (fun n => ((0 <= n) -> ((y n) = ((x n) + (m * n))))) ((p * k0) - u0))
  (product_nonneg m (((p * k0) - u0) - 1))
  (a_exists m V0 p)
  W28
  (b_below a3 V0 k0 m p u0)
  (count_exists (k0 - (m * V0)) (fun v_seq => (x v_seq)))
  W32
  (all1_at (fun k_before => (((0 <= k_before) /\ (k_before < k0)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U))))) (k0 - (m * V0)))
  (all1_at (fun U => (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U))))) -> (isU m p (k0 - (m * V0)) U))) U3)
  (a_below a3 V0 (k0 - (m * V0)) m p U3)
  (all1_at (fun i => ((0 <= i) -> (((x i) < (k0 - (m * V0))) <-> (i < U3)))) V0)
  (all1_at (fun i => ((0 <= i) -> (((y (i + 1)) < k0) <-> (i < V0)))) (V0 - 1))
  (all1_at (fun n => ((0 <= n) -> ((y n) = ((x n) + (m * n))))) V0)
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) V0 V0)
  (product_nonneg m (V0 - 1))
  (thy_uniqueness_81 u0 p k0)
  (thy_uniqueness_82 p k0 u0)
  (thy_uniqueness_83 a1 m p k0 u0)
  (thy_uniqueness_84 p k0 u0 V0)
  (thy_uniqueness_85 p k0 u0 V0)
  (thy_uniqueness_24 V0)
  (thy_uniqueness_86 a3 m V0 k0)
  (thy_uniqueness_87 V0)
  (fun eq__0 => pg4 isU m m p p k0 k0 U0 u0 eq_refl eq_refl eq_refl eq__0)
  (thy_uniqueness_88 m)
  (thy_uniqueness_89 a1 k0 m p u0)
  (fun eq__0 => cg1 y ((V0 - 1) + 1) V0 eq__0)
  (thy_uniqueness_90 V0)
  (thy_uniqueness_91 k0 m V0 (y V0) (x V0) (y ((V0 - 1) + 1)))
  (thy_uniqueness_92 k0 (y V0) (x V0) m V0 (y ((V0 - 1) + 1)))
  (thy_uniqueness_93 V0 U0 p k0 u0)
  (thy_uniqueness_94 m k0 p u0)
  (thy_uniqueness_95 U0 V0 p k0 u0)
  (fun eq__0 => cg1 y ((((p * k0) - u0) - 1) + 1) ((p * k0) - u0) eq__0)
  (thy_uniqueness_96 V0 p k0 u0)
  (thy_uniqueness_97 (y ((p * k0) - u0)) (x ((p * k0) - u0)) m p k0 u0 (y ((((p * k0) - u0) - 1) + 1)))
  (thy_uniqueness_98 m V0 k0)
  (thy_uniqueness_99 V0 U0 p k0 u0)
  (thy_uniqueness_100 (y V0) (x V0) m V0 (y ((V0 - 1) + 1)) k0)
  (thy_uniqueness_101 U0 V0 p k0 u0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_102 : forall (x1 : Z), (x1 < x1) -> (x1 < (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_103 : forall (x1 : Z), (~ (x1 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_104 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (~ (x1 < x2)) -> (x1 < (x2 + 1)) -> False.
Proof. thy. Qed.
(* Theorem 4.1, (i) implies (ii): if x and y are non-decreasing, x and y_{>0} are p-complementary and y_n - x_n = mn, then x_n = a_n and y_n = b_n for all n >= 0. *)
Lemma thm_4_1 : forall (m : Z) (n : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  (1 <= m) ->
  (1 <= p) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) ->
  (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K)))))) ->
  (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p))) ->
  (forall (n : Z), ((0 <= n) -> ((y n) = ((x n) + (m * n))))) ->
  (0 <= n) ->
  ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))).
Proof.
intros m n p x y.
destruct (wit_ex1 (fun a => (isA m p n a))) as [a W3].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (x n)) <-> (i < U))))))) as [U W6].
destruct (wit_ex1 (fun U => ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U))))))) as [U0 W12].
refine (refute (Nd (Some (isA m p n (x n))) (Nd (Some ((y n) = ((x n) + (m * n)))) (Nd (Some (1 <= p)) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((y (i + 1)) = k)) -> (i < K))))))) (Nd (Some (0 <= (x n))) (Nd (Some (n < U0)) Lf Lf) Lf) (Nd (Some ((x n) < (x n))) Lf Lf)) (Nd (Some (forall (k : Z), ((0 <= k) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U)))))) (Nd (Some (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (x n)) <-> (i < U))))) -> (isU m p (x n) U)))) (Nd (Some (a = (x n))) Lf Lf) Lf) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U0))))) Lf Lf))) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (y (i + 1))) /\ ((y (i + 1)) <= (y (j + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((y n) = ((x n) + (m * n)))))) (Nd (Some (0 <= U)) (Nd (Some (n <= n)) Lf Lf) Lf) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U))))))) Lf Lf)) (Nd (Some (exists (a : Z), (isA m p n a))) (Nd (Some (a < (x n))) Lf Lf) (Nd (Some (isU m p ((x n) + 1) U0)) Lf Lf)))) (Nd (Some (1 <= m)) (Nd (Some (forall (i : Z) (j : Z), (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))))) (Nd (Some (forall (k : Z), ((0 <= k) -> (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)))) (Nd (Some (exists (U : Z), ((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (x n)) <-> (i < U))))))) (Nd (Some ((x n) < ((x n) + 1))) Lf Lf) Lf) (Nd (Some (0 <= ((x n) + 1))) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (isU m p (x n) U)) Lf Lf) (Nd (Some (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U))))) -> (isU m p ((x n) + 1) U)))) Lf Lf))) (Nd (Some (forall (k : Z), ((0 <= k) -> (exists (K : Z), (forall (i : Z), (((0 <= i) /\ ((x i) = k)) -> (i < K))))))) (Nd (Some (forall (k : Z), (((0 <= k) /\ (forall (k_before : Z), (((0 <= k_before) /\ (k_before < k)) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k_before) <-> (i < U))))) -> (isU m p k_before U)))))) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U)))))) (Nd (Some (forall (i : Z), ((0 <= i) -> (((x i) < (x n)) <-> (i < U))))) (Nd (Some ((x n) <= (x n))) Lf Lf) Lf) (Nd (Some (0 <= U0)) Lf Lf)) (Nd (Some (isA m p n a)) (Nd (Some (n < U)) Lf Lf) (Nd (Some (a < ((x n) + 1))) Lf Lf)))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (At 11)))))))));
 (Im (At 11) (At 12));
 (Im (An (At 3) (At 4)) (Im (At 13) (At 14)));
 (Im (At 14) (At 15));
 (Im (At 5) (Im (At 7) (Im (At 16) (At 17))));
 (Im (At 17) (An (At 18) (At 19)));
 (Im (At 12) (Im (At 16) (At 20)));
 (Im (At 20) (Im (An (At 18) (At 19)) (At 21)));
 (Im (An (At 3) (At 4)) (Im (At 15) (Im (At 21) (If (At 22) (At 23)))));
 (Im (At 19) (Im (At 13) (If (At 24) (At 23))));
 (Im (At 5) (Im (At 7) (Im (At 25) (At 26))));
 (Im (At 26) (An (At 27) (At 28)));
 (Im (At 12) (Im (At 25) (At 29)));
 (Im (At 29) (Im (An (At 27) (At 28)) (At 30)));
 (Im (An (At 3) (At 4)) (Im (At 15) (Im (At 30) (If (At 31) (At 32)))));
 (Im (At 28) (Im (At 13) (If (At 33) (At 32))));
 (Im (At 5) (Im (An (At 13) (At 34)) (An (At 16) (At 35))));
 (Im (At 10) (Im (At 13) (At 2)));
 (Im (At 24) (Im (At 33) Fa));
 (Im (No (At 33)) Fa);
 (Im (No (At 34)) Fa);
 (Im (No (At 25)) (Im (At 16) Fa));
 (Im (At 36) (If (At 15) (At 1)));
 (Im (No (At 36)) (Im (No (At 22)) (Im (At 31) Fa)));
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 13)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 13 (Sp 33 (Sp 34 (Sp 11 (Sp 14 (Sp 16 (Sp 2 (Sp 24 (Cl 20) (Sp 12 (Sp 15 (Sp 17 (Sp 20 (Sp 25 (Sp 1 (Cl 1) (Sp 29 (Sp 36 (Cl 24) (Sp 18 (Sp 19 (Sp 21 (Sp 26 (Sp 23 (Cl 11) (Sp 22 (Cl 10) (Sp 27 (Sp 28 (Sp 31 (Cl 25) (Sp 30 (Sp 32 (Cl 16) (Cl 17)) (Cl 15))) (Cl 13)) (Cl 13)))) (Cl 12)) (Cl 9)) (Cl 7)) (Cl 7))) (Cl 14))) (Cl 23)) (Cl 8)) (Cl 6)) (Cl 5)) (Cl 3))) (Cl 19)) (Cl 18)) (Cl 4)) (Cl 2)) (Cl 22)) (Cl 21)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) _
  (unique_step m p x y)
  (law_induction (fun k => (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U)))))
  (a_exists m n p)
  W3
  (count_exists (x n) (fun v_seq => (x v_seq)))
  W6
  (all1_at (fun k => ((0 <= k) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U))))) (x n))
  (all1_at (fun U => (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < (x n)) <-> (i < U))))) -> (isU m p (x n) U))) U)
  (a_below a n (x n) m p U)
  (all1_at (fun i => ((0 <= i) -> (((x i) < (x n)) <-> (i < U)))) n)
  (count_exists ((x n) + 1) (fun v_seq => (x v_seq)))
  W12
  (all1_at (fun k => ((0 <= k) -> (forall (U : Z), (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < k) <-> (i < U))))) -> (isU m p k U))))) ((x n) + 1))
  (all1_at (fun U => (((0 <= U) /\ (forall (i : Z), ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U))))) -> (isU m p ((x n) + 1) U))) U0)
  (a_below a n ((x n) + 1) m p U0)
  (all1_at (fun i => ((0 <= i) -> (((x i) < ((x n) + 1)) <-> (i < U0)))) n)
  (all2_at (fun i j => (((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j))))) n n)
  (all1_at (fun n => ((0 <= n) -> ((y n) = ((x n) + (m * n))))) n)
  (thy_uniqueness_102 (x n))
  (thy_uniqueness_103 (x n))
  (thy_uniqueness_87 n)
  (thy_uniqueness_78 (x n))
  (fun eq__0 => pg4 isA m m p p n n a (x n) eq_refl eq_refl eq_refl eq__0)
  (thy_uniqueness_104 a (x n))
).
vm_compute; reflexivity.
Qed.

Lemma thy_uniqueness_105 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) <= x3) -> (~ ((0 + (((x4 * x3) - x2) + 1)) <= ((((x4 + 1) * x3) - x1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_106 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_107 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((((x1 * x2) - x3) + 1) <= x4) -> (~ (((x1 * x2) - x3) < x4)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((((x1 * x2) - x3) + 1) <= x4)) -> (((x1 * x2) - x3) < x4) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_109 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < ((((x2 + 1) * x3) - x4) + 1)) -> (~ (x1 <= (((x2 + 1) * x3) - x4))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((((x2 + 1) * x3) - x4) + 1))) -> (x1 <= (((x2 + 1) * x3) - x4)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_111 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ ((0 + x1) <= x2)) -> (1 <= x3) -> ((x3 - 1) <= (x2 - x1)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_112 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (~ (0 <= x2)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_113 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ ((x1 + x2) = x3)) -> (x2 = ((0 + ((((x4 + 1) * x3) - x5) + 1)) - (((x4 * x3) - x6) + 1))) -> (x1 = ((0 + x5) - x6)) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x1 = (x3 + (x4 * x5))) -> (~ (x3 = (x2 - (x4 * x5)))) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_115 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= (x2 * x3)) -> (~ (1 <= x4)) -> ((((x3 * x2) - x1) + 1) <= x4) -> False.
Proof. thy. Qed.
Lemma thy_uniqueness_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = (x2 + (x3 * x4))) -> (~ (x1 = x5)) -> ((x5 - (x3 * x4)) = x2) -> False.
Proof. thy. Qed.
(* Theorem 4.1, (ii) implies (i): if x_n = a_n and y_n = b_n for all n then x is non-decreasing and natural, each number occurs finitely often, and x and y_{>0} are p-complementary. *)
Lemma thm_4_1_converse : forall (i : Z) (j : Z) (k : Z) (m : Z) (p : Z) (x : Z -> Z) (y : Z -> Z),
  ((1 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))))) ->
  (0 <= k) ->
  ((((0 <= i) /\ (i <= j)) -> ((0 <= (x i)) /\ ((x i) <= (x j)))) /\ (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)).
Proof.
intros i j k m p x y.
destruct (wit_ex1 (fun u => (isU m p k u))) as [u W5].
destruct (wit_ex1 (fun u => (isU m p (k + 1) u))) as [w W7].
destruct (wit_all1 (fun i => (((0 <= i) /\ ((x i) = k)) <-> ((u <= i) /\ (i < w))))) as [i0 W11].
destruct (wit_all1 (fun i => (((1 <= i) /\ ((y i) = k)) <-> (((((k * p) - u) + 1) <= i) /\ (i < ((((k + 1) * p) - w) + 1)))))) as [j0 W12].
refine (refute (Nd (Some (0 <= i)) (Nd (Some (i <= j)) (Nd (Some ((x i) <= (x j))) (Nd (Some ((y i) = ((x i) + (m * i)))) (Nd (Some (isU m p k u)) (Nd (Some (j0 < ((((k + 1) * p) - w) + 1))) Lf Lf) (Nd (Some ((card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) = ((0 + ((((k + 1) * p) - w) + 1)) - (((k * p) - u) + 1)))) Lf Lf)) (Nd (Some (0 <= i0)) (Nd (Some (isA m p j0 (k - (m * j0)))) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some (0 <= u)) (Nd (Some (0 <= j0)) Lf Lf) Lf) (Nd (Some (forall (i : Z), (((0 <= i) /\ ((x i) = k)) <-> ((u <= i) /\ (i < w))))) (Nd (Some ((k - (m * j0)) = (x j0))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n))))))) (Nd (Some (isA m p j (x j))) (Nd (Some (exists (u : Z), (isU m p (k + 1) u))) (Nd (Some (isA m p i0 (x i0))) Lf Lf) Lf) (Nd (Some (u <= i0)) (Nd (Some (j0 <= (((k + 1) * p) - w))) Lf Lf) Lf)) (Nd (Some (0 <= k)) (Nd (Some ((p - 1) <= (w - u))) (Nd (Some ((y j0) = ((x j0) + (m * j0)))) Lf Lf) Lf) (Nd (Some ((y j0) = k)) (Nd (Some ((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) = ((0 + w) - u))) Lf Lf) Lf)))) (Nd (Some (0 <= (x i))) (Nd (Some (((card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) + (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k))))) = p)) (Nd (Some (0 <= j)) (Nd (Some (0 <= (k + 1))) (Nd (Some (forall (i : Z), (((1 <= i) /\ ((y i) = k)) <-> (((((k * p) - u) + 1) <= i) /\ (i < ((((k + 1) * p) - w) + 1)))))) Lf Lf) (Nd (Some ((x j0) = (k - (m * j0)))) Lf Lf)) (Nd (Some ((x i0) = k)) (Nd (Some (((k * p) - u) < j0)) Lf Lf) Lf)) (Nd (Some (1 <= p)) (Nd (Some (u <= (p * k))) (Nd (Some (isA m p j0 (x j0))) Lf Lf) Lf) (Nd (Some (1 <= j0)) (Nd (Some ((0 + u) <= w)) Lf Lf) Lf))) (Nd (Some (isA m p i (x i))) (Nd (Some ((y j) = ((x j) + (m * j)))) (Nd (Some (isU m p (k + 1) w)) (Nd (Some ((y i0) = ((x i0) + (m * i0)))) Lf Lf) Lf) (Nd (Some (i0 < w)) (Nd (Some (k = (x i0))) Lf Lf) Lf)) (Nd (Some (exists (u : Z), (isU m p k u))) (Nd (Some ((w - u) <= p)) (Nd (Some (isA m p i0 k)) Lf Lf) Lf) (Nd (Some ((((k * p) - u) + 1) <= j0)) (Nd (Some ((0 + (((k * p) - u) + 1)) <= ((((k + 1) * p) - w) + 1))) Lf Lf) Lf)))))
 [(Im (At 6) (Im (At 1) (An (At 7) (At 8))));
 (Im (At 6) (Im (At 9) (An (At 10) (At 11))));
 (Im (At 7) (An (At 1) (At 3)));
 (Im (An (At 12) (At 13)) (Im (At 7) (Im (At 10) (Im (At 2) (At 4)))));
 (Im (An (At 12) (At 13)) (Im (At 14) (At 15)));
 (Im (At 15) (At 16));
 (Im (An (At 12) (At 13)) (Im (At 17) (At 18)));
 (Im (At 18) (At 19));
 (Im (At 16) (An (At 14) (At 20)));
 (Im (An (At 12) (At 13)) (Im (At 16) (At 21)));
 (Im (An (At 12) (At 13)) (Im (At 16) (Im (At 19) (An (At 22) (At 23)))));
 (Im (If (An (At 24) (At 25)) (An (At 26) (At 27))) (At 28));
 (Im (If (An (At 29) (At 30)) (An (At 31) (At 32))) (At 33));
 (Im (At 6) (Im (At 24) (An (At 34) (At 35))));
 (Im (At 6) (Im (At 36) (An (At 37) (At 38))));
 (Im (An (At 12) (At 13)) (Im (At 16) (Im (At 19) (Im (At 24) (If (At 39) (An (At 26) (At 27)))))));
 (Im (An (At 12) (At 13)) (Im (At 16) (Im (At 19) (Im (At 29) (If (At 40) (An (At 41) (At 42)))))));
 (Im (An (At 12) (At 13)) (Im (At 39) (Im (At 34) (At 43))));
 (Im (An (At 12) (At 13)) (Im (At 40) (Im (At 37) (At 44))));
 (Im (An (At 45) (At 28)) (At 46));
 (Im (An (At 47) (At 33)) (At 48));
 (Im (At 23) (Im (No (At 47)) Fa));
 (Im (No (At 25)) (Im (At 43) Fa));
 (Im (At 31) (Im (No (At 41)) Fa));
 (Im (No (At 31)) (Im (At 41) Fa));
 (Im (At 32) (Im (No (At 42)) Fa));
 (Im (No (At 32)) (Im (At 42) Fa));
 (Im (No (At 17)) (Im (At 14) Fa));
 (Im (At 29) (Im (No (At 36)) Fa));
 (Im (No (At 45)) (Im (At 13) (Im (At 22) Fa)));
 (Im (At 20) (Im (No (At 24)) (Im (At 26) Fa)));
 (Im (At 25) (If (At 34) (At 39)));
 (Im (No (At 5)) (Im (At 48) (Im (At 46) Fa)));
 (Im (At 49) (If (At 37) (At 40)));
 (Im (At 30) (Im (At 38) (Im (No (At 49)) Fa)));
 (Im (No (At 9)) (Im (At 1) (Im (At 2) Fa)));
 (Im (At 21) (Im (No (At 29)) (Im (At 31) Fa)));
 (Im (At 38) (Im (No (At 30)) (Im (At 44) Fa)));
 (An (At 12) (At 13));
 (At 6);
 (At 14)]
 (An (Im (An (At 1) (At 2)) (An (At 3) (At 4))) (At 5))
 (Sp 12 (Sp 13 (Sp 6 (Sp 14 (Sp 17 (Sp 15 (Sp 18 (Sp 16 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 23 (Sp 45 (Sp 47 (Sp 29 (Sp 36 (Sp 37 (Sp 38 (Sp 49 (Sp 40 (Sp 41 (Sp 42 (Sp 44 (Sp 31 (Sp 32 (Sp 30 (Sp 33 (Sp 48 (Sp 5 (Sp 1 (Sp 2 (Sp 7 (Sp 3 (Sp 4 (Cl 1) (Sp 9 (Sp 10 (Cl 5) (Cl 3)) (Cl 37))) (Cl 4)) (Cl 2)) (Cl 1)) (Cl 1)) (Sp 46 (Cl 34) (Sp 28 (Cl 21) (Sp 26 (Sp 24 (Sp 34 (Sp 43 (Sp 25 (Sp 27 (Cl 13) (Sp 39 (Cl 17) (Cl 33))) (Cl 24)) (Sp 39 (Cl 19) (Sp 27 (Cl 17) (Sp 25 (Cl 33) (Cl 13))))) (Cl 15)) (Cl 32)) (Sp 24 (Sp 25 (Sp 39 (Cl 17) (Sp 34 (Cl 33) (Cl 15))) (Cl 13)) (Cl 13)))))) (Cl 22)) (Cl 14)) (Cl 39)) (Cl 28)) (Cl 26)) (Cl 20)) (Cl 18)) (Cl 18)) (Cl 35)) (Sp 30 (Cl 36) (Sp 44 (Cl 39) (Sp 40 (Cl 20) (Sp 33 (Sp 48 (Sp 5 (Sp 1 (Sp 2 (Sp 7 (Sp 3 (Sp 4 (Cl 1) (Sp 9 (Sp 10 (Cl 5) (Cl 3)) (Cl 37))) (Cl 4)) (Cl 2)) (Cl 1)) (Cl 1)) (Sp 46 (Cl 34) (Sp 28 (Cl 21) (Sp 26 (Sp 24 (Sp 34 (Sp 43 (Sp 25 (Sp 27 (Cl 13) (Sp 39 (Cl 17) (Cl 33))) (Cl 24)) (Sp 39 (Cl 19) (Sp 27 (Cl 17) (Sp 25 (Cl 33) (Cl 13))))) (Cl 15)) (Cl 32)) (Sp 24 (Sp 25 (Sp 39 (Cl 17) (Sp 34 (Cl 33) (Cl 15))) (Cl 13)) (Cl 13)))))) (Cl 22)) (Sp 31 (Sp 32 (Sp 41 (Sp 42 (Cl 18) (Cl 27)) (Cl 25)) (Cl 14)) (Cl 14))))))) (Cl 16)) (Cl 16)) (Cl 30)) (Sp 31 (Cl 38) (Sp 33 (Sp 48 (Sp 5 (Sp 1 (Sp 2 (Sp 7 (Sp 3 (Sp 4 (Cl 1) (Sp 9 (Sp 10 (Cl 5) (Cl 3)) (Cl 37))) (Cl 4)) (Cl 2)) (Cl 1)) (Cl 1)) (Sp 46 (Cl 34) (Sp 28 (Cl 21) (Sp 26 (Sp 24 (Sp 34 (Sp 43 (Sp 25 (Sp 27 (Cl 13) (Sp 39 (Cl 17) (Cl 33))) (Cl 24)) (Sp 39 (Cl 19) (Sp 27 (Cl 17) (Sp 25 (Cl 33) (Cl 13))))) (Cl 15)) (Cl 32)) (Sp 24 (Sp 25 (Sp 39 (Cl 17) (Sp 34 (Cl 33) (Cl 15))) (Cl 13)) (Cl 13)))))) (Cl 22)) (Cl 14)))) (Cl 23)) (Cl 31)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 7)) (Cl 8)) (Cl 6)) (Cl 29)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 40)) _
  (all1_at (fun n => ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))))) i)
  (all1_at (fun n => ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))))) j)
  (a_natural (x i) m i p)
  (a_monotone (x i) (x j) i j m p)
  (u_exists k m p)
  W5
  (u_exists (k + 1) m p)
  W7
  (u_natural k m p u)
  (u_bound k m p u)
  (u_step k m p u w)
  W11
  W12
  (all1_at (fun n => ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))))) i0)
  (all1_at (fun n => ((0 <= n) -> ((isA m p n (x n)) /\ ((y n) = ((x n) + (m * n)))))) j0)
  (a_indices i0 k m p u w)
  (b_indices j0 k m p u w)
  (a_unique k (x i0) m i0 p)
  (a_unique (k - (m * j0)) (x j0) m j0 p)
  (law_interval (fun i => ((0 <= i) /\ ((x i) = k))) u w)
  (law_interval (fun i => ((1 <= i) /\ ((y i) = k))) (((k * p) - u) + 1) ((((k + 1) * p) - w) + 1))
  (thy_uniqueness_105 w u p k)
  (thy_uniqueness_106 (x i0) k)
  (thy_uniqueness_107 k p u j0)
  (thy_uniqueness_108 k p u j0)
  (thy_uniqueness_109 j0 k p w)
  (thy_uniqueness_110 j0 k p w)
  (thy_uniqueness_78 k)
  (thy_uniqueness_88 j0)
  (thy_uniqueness_111 u w p)
  (thy_uniqueness_112 u i0)
  (fun eq__0 => pg4 isA m m p p i0 i0 (x i0) k eq_refl eq_refl eq_refl eq__0)
  (thy_uniqueness_113 (card1 (fun (i : Z) => ((0 <= i) /\ ((x i) = k)))) (card1 (fun (i : Z) => ((1 <= i) /\ ((y i) = k)))) p k w u)
  (fun eq__0 => pg4 isA m m p p j0 j0 (x j0) (k - (m * j0)) eq_refl eq_refl eq_refl eq__0)
  (thy_uniqueness_114 (y j0) k (x j0) m j0)
  (thy_uniqueness_115 j i)
  (thy_uniqueness_116 u p k j0)
  (thy_uniqueness_117 (y j0) (x j0) m j0 k)
).
vm_compute; reflexivity.
Qed.
