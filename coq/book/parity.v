From Wythoff.book Require Import Prelude Definitions algebra play counting steps rows games residues starts.
Open Scope Z_scope.

Lemma thy_parity_1 : forall (x1 : Z), (~ (0 <= (x1 + 1))) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_2 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 - x2) = x3) -> (x3 = (x4 + 1)) -> (~ (x1 = ((x2 + x4) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_3 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_4 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_5 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x2 + 1) = (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> ((x3 - x1) = 2) -> ((x2 + 1) < x4) -> (~ (x1 = x2)) -> (x3 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_7 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 <= x2) -> ((x3 - x1) = 2) -> ((x2 + 1) < x4) -> (x3 = x4) -> (~ (x3 = (x2 + 2))) -> False.
Proof. thy. Qed.
Lemma thy_parity_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = 2) -> ((x3 - x4) = x5) -> (x5 = (2 - 1)) -> (x2 = x6) -> (x1 = x7) -> (x6 = x4) -> (x7 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= x2) -> (x3 = (2 - 1)) -> ((x2 + 1) < x4) -> (x5 = x4) -> ((x6 - x7) = x3) -> (x1 = x7) -> (x5 = x6) -> False.
Proof. thy. Qed.
(* If n and n + 1 are in one row, they are all of it, and d_{n+1} = d_n + m + 1. *)
Lemma same_row : forall (half : Z) (l : Z) (m : Z) (n : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (0 <= n) ->
  ((c (n + 1)) = (c n)) ->
  (((((d (n + 1)) = (((d n) + m) + 1)) /\ ((first (c n)) = n)) /\ ((first ((c n) + 1)) = (n + 2))) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c n)))))).
Proof.
intros half l m n p c d first.
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = (c n))))) as [j0 W5].
destruct (wit_ex1 (fun j_second => (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1)))))) as [j1 W7].
refine (refute (Nd (Some ((d (n + 1)) = (((d n) + m) + 1))) (Nd (Some ((first (c n)) = n)) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c n))))) (Nd (Some ((first (c n)) <= n)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some ((c (n + 1)) = (d j1))) Lf Lf) (Nd (Some (p = 2)) Lf Lf)) (Nd (Some ((first (c j1)) < j1)) (Nd (Some ((c (n + 1)) = (c n))) Lf Lf) Lf)) (Nd (Some ((first (c (n + 1))) <= (n + 1))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some ((c n) = (c (n + 1)))) Lf Lf) Lf) (Nd (Some ((first (c j0)) = j0)) (Nd (Some ((first ((c n) + 1)) = (first ((d j0) + 1)))) Lf Lf) Lf))) (Nd (Some (0 <= n)) (Nd (Some (0 <= (n + 1))) (Nd (Some (1 <= j0)) (Nd (Some (((c (n + 1)) + 1) = ((d j1) + 1))) Lf Lf) (Nd (Some ((d 0) = 0)) Lf Lf)) (Nd (Some (((first ((d j1) + 1)) - (first (d j1))) = (ite ((first (c j1)) = j1) (2 - 1) (2 - 1)))) (Nd (Some ((first (c n)) = (first (d j0)))) Lf Lf) Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1)))))) (Nd (Some (((c n) + 1) = ((c (n + 1)) + 1))) Lf Lf) Lf) (Nd (Some ((first (c j1)) = j1)) (Nd (Some (m = (2 * half))) Lf Lf) Lf)))) (Nd (Some ((first ((c n) + 1)) = (n + 2))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (n < (first ((c n) + 1)))) (Nd (Some (((first ((c n) + 1)) - (first (c n))) = 2)) (Nd (Some ((first (c (n + 1))) = (first (d j1)))) Lf Lf) (Nd (Some ((first 0) = 0)) Lf Lf)) (Nd (Some ((d j1) = (c (n + 1)))) (Nd (Some ((c n) = (d j0))) Lf Lf) Lf)) (Nd (Some ((n + 1) < (first ((c (n + 1)) + 1)))) (Nd (Some (((first ((d j0) + 1)) - (first (d j0))) = (ite ((first (c j0)) = j0) (2 - 1) (2 - 1)))) (Nd (Some ((first (c n)) = (first (c (n + 1))))) Lf Lf) Lf) (Nd (Some ((ite ((first (c j0)) = j0) (2 - 1) (2 - 1)) = (2 - 1))) (Nd (Some (1 <= m)) Lf Lf) Lf))) (Nd (Some (0 <= (c n))) (Nd (Some (0 <= (c (n + 1)))) (Nd (Some ((d j0) = (c n))) (Nd (Some ((first ((c (n + 1)) + 1)) = (first ((d j1) + 1)))) Lf Lf) Lf) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)) = (m + 1))) (Nd (Some (((c n) + 1) = ((d j0) + 1))) Lf Lf) Lf)) (Nd (Some (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))) (Nd (Some (1 <= j1)) (Nd (Some ((first ((c n) + 1)) = (first ((c (n + 1)) + 1)))) Lf Lf) Lf) (Nd (Some ((ite ((first (c j1)) = j1) (2 - 1) (2 - 1)) = (2 - 1))) (Nd (Some (l = 1)) Lf Lf) Lf)))))
 [(Im (At 5) (Im (At 6) (An (An (At 7) (At 8)) (At 9))));
 (Im (At 5) (Im (At 10) (An (An (At 11) (At 12)) (At 13))));
 (Im (At 14) (Im (At 6) (At 15)));
 (Im (At 16) (Im (An (At 7) (No (At 4))) (At 17)));
 (Im (At 4) (An (At 18) (At 19)));
 (Im (At 20) (Im (At 18) (At 21)));
 (Im (At 22) (An (An (At 23) (At 24)) (At 25)));
 (Im (At 20) (Im (At 23) (At 26)));
 (Im (No (At 22)) (At 27));
 (Im (At 28) (At 29));
 (Im (No (At 28)) (At 29));
 (Im (No (At 30)) (At 31));
 (Im (No (At 10)) (Im (At 6) Fa));
 (Im (At 15) (Im (At 27) (Im (No (At 1)) Fa)));
 (Im (At 30) (Im (At 24) Fa));
 (Im (At 32) (At 33));
 (Im (At 34) (At 35));
 (Im (At 25) (Im (No (At 32)) Fa));
 (Im (At 25) (Im (No (At 34)) Fa));
 (Im (At 36) (At 37));
 (Im (At 38) (At 39));
 (Im (At 40) (Im (No (At 36)) Fa));
 (Im (At 40) (Im (No (At 38)) Fa));
 (Im (At 8) (Im (At 17) (Im (At 13) (Im (No (At 2)) (Im (At 39) Fa)))));
 (Im (At 8) (Im (At 17) (Im (At 13) (Im (At 39) (Im (No (At 3)) Fa)))));
 (Im (At 17) (Im (At 26) (Im (At 31) (Im (At 37) (Im (At 39) (Im (At 33) (Im (At 35) Fa)))))));
 (Im (At 41) (At 42));
 (Im (At 43) (At 44));
 (Im (At 19) (Im (No (At 41)) Fa));
 (Im (At 19) (Im (No (At 43)) Fa));
 (Im (At 8) (Im (At 29) (Im (At 13) (Im (At 39) (Im (At 21) (Im (At 42) (Im (At 44) Fa)))))));
 (At 45);
 (At 46);
 (At 47);
 (At 48);
 (At 49);
 (At 5);
 (At 50);
 (At 16);
 (At 20);
 (At 14);
 (At 6);
 (At 40)]
 (An (An (An (At 1) (At 2)) (At 3)) (No (At 4)))
 (Sp 5 (Sp 16 (Sp 20 (Sp 14 (Sp 6 (Sp 40 (Sp 10 (Sp 36 (Sp 38 (Sp 7 (Sp 8 (Sp 11 (Sp 12 (Sp 13 (Sp 15 (Sp 37 (Sp 39 (Sp 4 (Sp 18 (Sp 19 (Sp 21 (Sp 41 (Sp 43 (Sp 42 (Sp 44 (Sp 29 (Cl 32) (Sp 28 (Cl 11) (Cl 12))) (Cl 29)) (Cl 28)) (Cl 31)) (Cl 30)) (Cl 7)) (Cl 6)) (Cl 6)) (Sp 17 (Sp 2 (Sp 3 (Sp 1 (Cl 1) (Sp 27 (Cl 15) (Sp 22 (Sp 23 (Sp 24 (Sp 25 (Sp 26 (Sp 30 (Cl 16) (Sp 32 (Sp 34 (Sp 31 (Sp 33 (Sp 35 (Cl 27) (Cl 18)) (Cl 17)) (Cl 13)) (Cl 20)) (Cl 19))) (Cl 9)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 10)))) (Cl 26)) (Cl 25)) (Cl 5))) (Cl 22)) (Cl 21)) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 24)) (Cl 23)) (Cl 14)) (Cl 44)) (Cl 43)) (Cl 42)) (Cl 41)) (Cl 40)) (Cl 38)) _
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n)
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) (n + 1))
  (all1_at (fun n => ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) n)
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) (c n))
  W5
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) j0)
  W7
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) j1)
  (ite_false (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))
  (ite_true ((first (c j0)) = j0) (2 - 1) (2 - 1))
  (ite_false ((first (c j0)) = j0) (2 - 1) (2 - 1))
  (ite_false ((first (c j1)) = j1) (2 - 1) (2 - 1))
  (thy_parity_1 n)
  (thy_parity_2 (d (n + 1)) (d n) (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)) m)
  (thy_parity_3 (first (c j1)) j1)
  (fun eq__0 => cg1 first (c (n + 1)) (d j1) eq__0)
  (fun eq__0 => cg1 first ((c (n + 1)) + 1) ((d j1) + 1) eq__0)
  (thy_parity_4 (d j1) (c (n + 1)))
  (thy_parity_5 (d j1) (c (n + 1)))
  (fun eq__0 => cg1 first (c n) (c (n + 1)) eq__0)
  (fun eq__0 => cg1 first ((c n) + 1) ((c (n + 1)) + 1) eq__0)
  (thy_parity_4 (c (n + 1)) (c n))
  (thy_parity_5 (c (n + 1)) (c n))
  (thy_parity_6 (first (c n)) n (first ((c n) + 1)) (first ((c (n + 1)) + 1)))
  (thy_parity_7 (first (c n)) n (first ((c n) + 1)) (first ((c (n + 1)) + 1)))
  (thy_parity_8 (first ((c n) + 1)) (first (c n)) (first ((d j1) + 1)) (first (d j1)) (ite ((first (c j1)) = j1) (2 - 1) (2 - 1)) (first (c (n + 1))) (first ((c (n + 1)) + 1)))
  (fun eq__0 => cg1 first (c n) (d j0) eq__0)
  (fun eq__0 => cg1 first ((c n) + 1) ((d j0) + 1) eq__0)
  (thy_parity_4 (d j0) (c n))
  (thy_parity_5 (d j0) (c n))
  (thy_parity_9 (first (c n)) n (ite ((first (c j0)) = j0) (2 - 1) (2 - 1)) (first ((c (n + 1)) + 1)) (first ((c n) + 1)) (first ((d j0) + 1)) (first (d j0)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_10 :  (2 <= 2) -> (~ (1 < 2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_11 :  (~ (2 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_12 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 = (2 * x2)) -> (~ (2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_13 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = (x2 + 2)) -> ((x3 - x4) = x1) -> (x5 = (x6 + 1)) -> (~ (((x3 - x5) - (x4 - x6)) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (((x1 - x2) - (x3 - x4)) = x5)) -> ((x1 - x3) = x6) -> (x2 = (x4 + 1)) -> (x6 = (x5 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (~ (((x1 - x2) - (x3 - x4)) = (x5 + 1))) -> (x1 = ((x3 + x5) + 1)) -> (x2 = x4) -> False.
Proof. thy. Qed.
(* The sequences are of the kind that `steps` speaks of: d_n - c_n grows by m or m + 1, and m >= 2. *)
Lemma even_shape : forall (half : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  ((forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1))))) /\ (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))).
Proof.
intros half l m p c d first.
destruct (wit_all1 (fun n => ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) as [n0 W1].
refine (refute (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some ((((d (n0 + 1)) - (c (n0 + 1))) - ((d n0) - (c n0))) = m)) (Nd (Some (p = 2)) Lf Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c n0))))) Lf Lf)) (Nd (Some (((d (n0 + 1)) - (d n0)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1)))) (Nd (Some ((c (n0 + 1)) = (c n0))) Lf Lf) (Nd (Some (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1)))))) Lf Lf))) (Nd (Some (1 < 2)) (Nd (Some ((((d (n0 + 1)) - (c (n0 + 1))) - ((d n0) - (c n0))) = (m + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf) (Nd (Some ((c (n0 + 1)) = ((c n0) + 1))) Lf Lf)) (Nd (Some (m = (2 * half))) (Nd (Some ((first (c n0)) = n0)) Lf Lf) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1)) = (m + 1))) Lf Lf)))) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (2 <= 2)) (Nd (Some (2 <= m)) (Nd (Some ((first 0) = 0)) Lf Lf) (Nd (Some ((first (c (n0 + 1))) < (n0 + 1))) Lf Lf)) (Nd (Some (1 <= m)) (Nd (Some ((d (n0 + 1)) = (((d n0) + m) + 1))) Lf Lf) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1)) = (m + 2))) Lf Lf))) (Nd (Some (0 <= n0)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some ((d 0) = 0)) Lf Lf) (Nd (Some ((first (c (n0 + 1))) = (n0 + 1))) Lf Lf)) (Nd (Some (l = 1)) (Nd (Some ((first ((c n0) + 1)) = (n0 + 2))) Lf Lf) Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (At 1)))));
 (Im (Im (At 7) (Or (At 8) (An (At 9) (At 10)))) (At 2));
 (Im (At 11) (Im (At 7) (At 12)));
 (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (At 19) (Im (At 3) (Im (At 4) (Im (At 11) (Im (At 7) (Im (At 20) (An (An (An (At 21) (At 22)) (At 23)) (No (At 24)))))))))))))));
 (Im (At 17) (Im (At 1) (Im (At 18) (Im (At 7) (Or (An (At 20) (At 25)) (An (At 26) (At 27)))))));
 (Im (At 28) (At 29));
 (Im (No (At 28)) (At 30));
 (Im (At 5) (Im (No (At 6)) Fa));
 (Im (No (At 5)) Fa);
 (Im (At 13) (Im (At 14) (Im (No (At 9)) Fa)));
 (Im (At 29) (Im (At 12) (Im (At 26) (Im (No (At 10)) Fa))));
 (Im (No (At 8)) (Im (At 12) (Im (At 26) (Im (At 30) Fa))));
 (Im (No (At 10)) (Im (At 21) (Im (At 20) Fa)));
 (At 13);
 (At 14);
 (At 15);
 (At 16);
 (At 17);
 (At 18);
 (At 19);
 (At 3);
 (At 4);
 (At 11)]
 (An (At 1) (At 2))
 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 18 (Sp 19 (Sp 3 (Sp 4 (Sp 11 (Sp 5 (Sp 9 (Sp 6 (Sp 1 (Sp 2 (Cl 1) (Sp 7 (Sp 8 (Cl 3) (Sp 10 (Cl 3) (Sp 12 (Sp 30 (Sp 26 (Cl 13) (Sp 20 (Sp 21 (Cl 14) (Cl 5)) (Cl 6))) (Sp 28 (Sp 29 (Sp 26 (Cl 12) (Sp 20 (Sp 21 (Cl 14) (Cl 5)) (Cl 6))) (Cl 7)) (Cl 8))) (Cl 4)))) (Cl 3))) (Cl 2)) (Cl 9)) (Cl 11)) (Cl 10)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) _
  (sizes_full 1 2 c d first)
  W1
  (all1_at (fun n => ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) n0)
  (same_row half l m n0 p c d first)
  (c_step n0 c first)
  (ite_true (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1))
  (ite_false (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1))
  (thy_parity_10 )
  (thy_parity_11 )
  (thy_parity_12 m half)
  (thy_parity_13 (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1)) m (d (n0 + 1)) (d n0) (c (n0 + 1)) (c n0))
  (thy_parity_14 (d (n0 + 1)) (c (n0 + 1)) (d n0) (c n0) m (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n0 + 1))))) (m + 2) (m + 1)))
  (thy_parity_15 (d (n0 + 1)) (c (n0 + 1)) (d n0) (c n0) m)
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_16 : forall (x1 : Z) (x2 : Z), ((x1 - 1) < x1) -> (~ ((x2 - 1) < x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_17 : forall (x1 : Z), (~ ((x1 - 1) < x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_parity_18 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_19 : forall (x1 : Z), (0 <= (x1 - 1)) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_20 : forall (x1 : Z), (~ (0 <= (x1 - 1))) -> (0 < x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_21 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_parity_22 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_23 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_24 : forall (x1 : Z), (0 <= x1) -> (~ (0 <= (x1 - 1))) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_parity_25 : forall (x1 : Z), (~ (x1 = ((x1 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_26 : forall (x1 : Z), (0 <= x1) -> (~ (0 < x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_parity_27 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (~ (0 <= (x2 - 1))) -> (~ ((x2 + 1) < x1)) -> (~ ((x2 + 1) = x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + 1) <= x2) -> (~ ((x3 + 1) <= x2)) -> (x4 = (x3 + 1)) -> (x1 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + 1) <= x2) -> (~ ((x3 + 1) <= x2)) -> (x1 = x4) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_30 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 2)) -> ((x3 - x4) = x1) -> (x3 = ((x4 + x2) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_31 : forall (x1 : Z) (x2 : Z), (x1 = ((x1 - 1) + 1)) -> (~ (x2 = ((x2 - 1) + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < (x2 + 1))) -> (~ ((x2 + 1) <= x3)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), (~ ((x1 - x2) = (((((x3 * x4) + x4) - x2) + x5) - x6))) -> ((x7 - x8) = x9) -> (x1 = x7) -> (x9 = (x3 + 1)) -> ((x8 - x10) = (((((x3 * (x4 - 1)) + (x4 - 1)) - x10) + x5) - x6)) -> False.
Proof. thy. Qed.
Lemma thy_parity_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < (x2 + 1)) -> (~ (x1 < (x3 + 1))) -> (x2 = x4) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_35 : forall (x1 : Z), (x1 = 0) -> (~ (0 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_36 : forall (x1 : Z) (x2 : Z), (x1 < x2) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_37 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (0 <= x1) -> (0 <= x2) -> (~ ((x3 - x4) = (((((x5 * x1) + x1) - x4) + x2) - x6))) -> (~ (0 <= (x1 - 1))) -> (x7 = 0) -> (x8 = 0) -> (~ (0 < x2)) -> (x3 = x8) -> ((x5 * x1) = (x5 * 0)) -> (x6 = x7) -> False.
Proof. thy. Qed.
Lemma thy_parity_38 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = 0) -> (x2 = 0) -> (x3 < (x4 + 1)) -> (x2 < x3) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + 1) <= x2) -> (x3 = x4) -> (x1 = x4) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_40 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + 1) <= x2) -> (x3 = x4) -> (x1 = x4) -> (x2 < x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < (x2 + 1)) -> (x3 = (x4 + 1)) -> (x5 < x1) -> (x2 = x3) -> (~ (x5 < (x4 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ ((x1 - x2) = (((((x3 * x4) + x4) - x2) + x5) - x6))) -> ((x7 - x8) = x9) -> (x10 = (x11 + 1)) -> (x1 = x7) -> (x9 = (x3 + 1)) -> (x6 = x10) -> ((x8 - x12) = (((((x3 * (x4 - 1)) + (x4 - 1)) - x12) + (x5 - 1)) - x11)) -> False.
Proof. thy. Qed.
Lemma thy_parity_43 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 < x2)) -> (x3 < ((x2 - 1) + 1)) -> (x1 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_44 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < (x2 + 1)) -> (x3 = (x4 + 1)) -> (~ (x1 < (x4 + 1))) -> (x2 = x3) -> (~ (x1 = x3)) -> False.
Proof. thy. Qed.
Lemma thy_parity_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z), (~ ((x1 - x2) = (((((x3 * x4) + x4) - x2) + x5) - x6))) -> (x7 = (x3 + 2)) -> ((x8 - x9) = x7) -> (x1 = x8) -> (x6 = x10) -> (x10 = x11) -> ((x9 - x12) = (((((x3 * (x4 - 1)) + (x4 - 1)) - x12) + (x5 - 1)) - x11)) -> False.
Proof. thy. Qed.
Lemma thy_parity_46 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ ((x2 + 1) < x1)) -> (~ ((x2 + 1) = x1)) -> (~ (x2 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_47 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 < (x4 + 1)) -> (x4 = x2) -> (x1 < x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_48 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> (~ ((x3 + 1) < x2)) -> (~ ((x3 + 1) = x2)) -> (x4 = ((x3 - 1) + 1)) -> (x5 = x4) -> (x5 = x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_49 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x2 = (x3 + 1)) -> (~ ((x3 + 1) <= x4)) -> (x5 = x4) -> (x5 = x1) -> False.
Proof. thy. Qed.
(* d_n - c_n = mn + (n - c_n) + (e - c_e), e being the number of the d_j up to c_n: the step from n - 1 to n. *)
Lemma even_difference_step : forall (half : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e)))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e))))))).
Proof.
intros half l m p c d first.
destruct (wit_all1 (fun n => (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e)))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))))) as [n0 W1].
destruct (wit_all1 (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n0) + 1)))) /\ (((c n0) + 1) <= (d (e + 1)))) -> (((d n0) - (c n0)) = (((((m * n0) + n0) - (c n0)) + e) - (c e)))))) as [e0 W2].
destruct (wit_ex1 (fun j_second => (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1)))))) as [j0 W11].
refine (refute (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e)))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n0) + 1)))) /\ (((c n0) + 1) <= (d (e + 1)))) -> (((d n0) - (c n0)) = (((((m * n0) + n0) - (c n0)) + e) - (c e)))))) (Nd (Some (((d (n0 - 1)) - (c (n0 - 1))) = (((((m * (n0 - 1)) + (n0 - 1)) - (c (n0 - 1))) + (e0 - 1)) - (c (e0 - 1))))) (Nd (Some ((first (c ((e0 - 1) + 1))) = ((e0 - 1) + 1))) Lf Lf) Lf) (Nd (Some ((first (c j0)) < j0)) (Nd (Some (0 = e0)) Lf Lf) Lf)) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c (n0 - 1)) + 1)))) /\ (((c (n0 - 1)) + 1) <= (d (e + 1)))) -> (((d (n0 - 1)) - (c (n0 - 1))) = (((((m * (n0 - 1)) + (n0 - 1)) - (c (n0 - 1))) + e) - (c e)))))) (Nd (Some ((first (c (n0 - 1))) = (n0 - 1))) (Nd (Some ((d (e0 + 1)) = (d j0))) Lf Lf) Lf) (Nd (Some ((e0 - 1) < e0)) Lf Lf))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (((c n0) + 1) <= (d (e0 + 1)))) (Nd (Some ((first (c ((n0 - 1) + 1))) < ((n0 - 1) + 1))) (Nd (Some ((m * n0) = (m * 0))) Lf Lf) Lf) (Nd (Some ((d j0) < (d e0))) (Nd (Some ((c e0) = (c j0))) Lf Lf) Lf)) (Nd (Some (0 <= (e0 - 1))) (Nd (Some ((first (c e0)) < e0)) (Nd (Some (e0 = ((e0 - 1) + 1))) Lf Lf) Lf) (Nd (Some ((d 0) < (d e0))) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (e0 = 0)) (Nd (Some ((c 0) = 0)) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) = (m + 1))) Lf Lf) Lf) (Nd (Some (0 <= j0)) (Nd (Some ((first (c e0)) = (first (c ((e0 - 1) + 1))))) Lf Lf) Lf)) (Nd (Some (((c (n0 - 1)) + 1) <= (d (e0 + 1)))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c (n0 - 1)))))) (Nd (Some ((c e0) = (c 0))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf))) (Nd (Some (0 <= n0)) (Nd (Some (0 <= (n0 - 1))) (Nd (Some ((first (c ((n0 - 1) + 1))) = ((n0 - 1) + 1))) (Nd (Some ((c n0) = (c ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((e0 + 1) < j0)) (Nd (Some ((d e0) = (d j0))) Lf Lf) Lf)) (Nd (Some ((d (e0 - 1)) < ((c (n0 - 1)) + 1))) (Nd (Some (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1)))))) (Nd (Some ((d e0) = (d ((e0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((first (c ((e0 - 1) + 1))) < ((e0 - 1) + 1))) Lf Lf))))) (Nd (Some (m = (2 * half))) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (0 <= e0)) (Nd (Some (((d ((n0 - 1) + 1)) - (d (n0 - 1))) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)))) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) = (m + 2))) Lf Lf) Lf) (Nd (Some ((d j0) = (c ((n0 - 1) + 1)))) (Nd (Some ((d 0) = (d e0))) Lf Lf) Lf)) (Nd (Some ((d e0) < ((c (n0 - 1)) + 1))) (Nd (Some ((first ((c (n0 - 1)) + 1)) = ((n0 - 1) + 2))) (Nd (Some ((d n0) = (d ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((d (e0 - 1)) < (d e0))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (((d n0) - (c n0)) = (((((m * n0) + n0) - (c n0)) + e0) - (c e0)))) (Nd (Some ((c ((n0 - 1) + 1)) = ((c (n0 - 1)) + 1))) (Nd (Some (n0 = ((n0 - 1) + 1))) Lf Lf) Lf) (Nd (Some (0 <= (e0 + 1))) (Nd (Some ((first (c e0)) = (first (c j0)))) Lf Lf) Lf)) (Nd (Some ((e0 - 1) = 0)) (Nd (Some ((d e0) = (c ((n0 - 1) + 1)))) (Nd (Some ((c e0) = (c ((e0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((c ((e0 - 1) + 1)) = (c (e0 - 1)))) Lf Lf)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some ((d e0) < ((c n0) + 1))) (Nd (Some ((c ((n0 - 1) + 1)) = (c (n0 - 1)))) (Nd (Some (n0 = 0)) Lf Lf) Lf) (Nd (Some (j0 < e0)) (Nd (Some (e0 = j0)) Lf Lf) Lf)) (Nd (Some (((d (n0 - 1)) - (c (n0 - 1))) = (((((m * (n0 - 1)) + (n0 - 1)) - (c (n0 - 1))) + e0) - (c e0)))) (Nd (Some (1 <= e0)) (Nd (Some ((c n0) = (c 0))) Lf Lf) Lf) (Nd (Some (0 < e0)) Lf Lf))) (Nd (Some (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n0)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e)))))))) (Nd (Some ((n0 - 1) < n0)) (Nd (Some ((d ((n0 - 1) + 1)) = (((d (n0 - 1)) + m) + 1))) (Nd (Some ((e0 + 1) = j0)) Lf Lf) Lf) (Nd (Some ((d (e0 + 1)) < (d j0))) Lf Lf)) (Nd (Some (((c (n0 - 1)) + 1) <= (d ((e0 - 1) + 1)))) (Nd (Some (1 <= j0)) (Nd (Some ((d n0) = (d 0))) Lf Lf) Lf) (Nd (Some ((c ((e0 - 1) + 1)) = ((c (e0 - 1)) + 1))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (An (At 12) (At 13))))))))))));
 (Im (Im (An (At 14) (At 15)) (At 16)) (At 1));
 (Im (Im (An (An (At 17) (Or (At 18) (At 19))) (At 20)) (At 21)) (At 16));
 (Im (At 15) (Im (An (At 22) (At 23)) (At 24)));
 (Im (At 24) (Im (An (An (At 17) (Or (At 18) (At 25))) (At 26)) (At 27)));
 (Im (At 24) (Im (An (An (At 28) (Or (At 29) (At 30))) (At 31)) (At 32)));
 (Im (At 11) (Im (At 22) (At 33)));
 (Im (At 6) (Im (At 12) (Im (At 7) (At 34))));
 (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 22) (Or (An (At 35) (At 36)) (An (At 37) (At 38)))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 22) (Im (At 35) (An (An (An (At 39) (At 40)) (At 41)) (No (At 42)))))))))))))));
 (Im (An (An (At 43) (At 44)) (At 45)) (At 46));
 (Im (At 46) (An (An (At 47) (At 48)) (At 49)));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 50) (Im (At 51) (At 52)))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 53) (Im (At 54) (At 55)))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 28) (Im (At 56) (At 57)))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 58) (Im (At 59) (At 60)))))))));
 (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 28) (Or (An (At 61) (At 62)) (An (At 63) (At 64)))))));
 (Im (At 46) (At 65));
 (Im (No (At 46)) (At 66));
 (Im (At 67) (At 68));
 (Im (At 23) (Im (No (At 56)) Fa));
 (Im (No (At 23)) (Im (At 58) Fa));
 (Im (At 28) (Im (No (At 43)) Fa));
 (Im (At 28) (Im (No (At 59)) Fa));
 (Im (No (At 28)) (Im (At 59) Fa));
 (Im (No (At 58)) Fa);
 (Im (At 17) (Im (No (At 53)) Fa));
 (Im (At 47) (Im (No (At 50)) Fa));
 (Im (At 14) (Im (No (At 22)) (Im (No (At 67)) Fa)));
 (Im (At 69) (At 70));
 (Im (At 71) (At 72));
 (Im (At 69) (At 73));
 (Im (At 18) (At 74));
 (Im (No (At 69)) Fa);
 (Im (At 17) (Im (No (At 59)) (Im (No (At 18)) Fa)));
 (Im (At 47) (Im (No (At 28)) (Im (No (At 54)) (Im (No (At 71)) Fa))));
 (Im (At 20) (Im (No (At 26)) (Im (At 37) (Im (At 70) Fa))));
 (Im (At 20) (Im (No (At 26)) (Im (At 70) (Im (At 35) Fa))));
 (Im (At 65) (Im (At 33) (Im (At 39) Fa)));
 (Im (At 67) (At 75));
 (Im (At 76) (At 77));
 (Im (At 69) (Im (No (At 76)) Fa));
 (Im (At 76) (At 78));
 (Im (No (At 25)) (Im (No (At 31)) (Im (At 78) Fa)));
 (Im (No (At 21)) (Im (At 33) (Im (At 73) (Im (At 66) (Im (At 27) Fa)))));
 (Im (At 19) (Im (No (At 25)) (Im (At 70) (Im (At 35) Fa))));
 (Im (At 67) (At 79));
 (Im (At 80) (At 81));
 (Im (At 18) (Im (No (At 80)) Fa));
 (Im (At 60) (Im (At 81) Fa));
 (Im (At 14) (Im (At 17) (Im (No (At 21)) (Im (No (At 22)) (Im (At 34) (Im (At 8) (Im (No (At 59)) (Im (At 79) (Im (At 68) (Im (At 74) Fa))))))))));
 (Im (At 34) (Im (At 8) (Im (At 19) (Im (At 60) (Im (At 75) Fa)))));
 (Im (At 20) (Im (At 49) (Im (At 70) (Im (At 72) Fa))));
 (Im (At 20) (Im (At 49) (Im (At 70) (Im (At 55) Fa))));
 (Im (At 19) (Im (At 37) (Im (At 57) (Im (At 70) (Im (No (At 30)) Fa)))));
 (Im (At 77) (At 82));
 (Im (No (At 21)) (Im (At 33) (Im (At 63) (Im (At 73) (Im (At 66) (Im (At 77) (Im (At 32) Fa)))))));
 (Im (No (At 44)) (Im (At 62) (Im (At 82) Fa)));
 (Im (At 19) (Im (At 37) (Im (No (At 25)) (Im (At 70) (Im (No (At 45)) Fa)))));
 (Im (No (At 21)) (Im (At 65) (Im (At 33) (Im (At 73) (Im (At 77) (Im (At 61) (Im (At 32) Fa)))))));
 (Im (At 83) (At 84));
 (Im (No (At 51)) (Im (No (At 54)) (Im (No (At 71)) (Im (No (At 83)) Fa))));
 (Im (At 49) (Im (At 19) (Im (At 70) (Im (At 52) Fa))));
 (Im (At 84) (At 85));
 (Im (At 48) (Im (No (At 54)) (Im (No (At 71)) (Im (At 64) (Im (At 82) (Im (At 85) Fa))))));
 (Im (At 83) (At 86));
 (Im (At 49) (Im (At 37) (Im (No (At 31)) (Im (At 78) (Im (At 86) Fa)))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 1 (Cl 1) (Sp 58 (Sp 69 (Sp 76 (Sp 78 (Sp 12 (Sp 13 (Sp 34 (Sp 14 (Sp 15 (Sp 16 (Cl 3) (Sp 23 (Sp 70 (Sp 73 (Sp 77 (Sp 17 (Sp 20 (Sp 21 (Cl 4) (Sp 56 (Sp 82 (Sp 53 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 65 (Sp 50 (Sp 72 (Cl 54) (Sp 55 (Cl 55) (Sp 71 (Cl 32) (Sp 54 (Cl 15) (Sp 28 (Sp 57 (Sp 59 (Sp 60 (Sp 81 (Cl 51) (Sp 80 (Cl 49) (Sp 18 (Cl 50) (Sp 19 (Sp 75 (Cl 53) (Sp 52 (Cl 64) (Sp 67 (Cl 41) (Sp 51 (Cl 14) (Sp 22 (Sp 83 (Sp 24 (Sp 33 (Sp 84 (Sp 86 (Sp 39 (Cl 40) (Sp 85 (Sp 35 (Cl 11) (Sp 64 (Cl 66) (Sp 37 (Sp 61 (Sp 30 (Sp 31 (Sp 32 (Cl 61) (Cl 7)) (Cl 68)) (Cl 56)) (Cl 18)) (Cl 10)))) (Cl 65))) (Cl 67)) (Cl 62)) (Cl 8)) (Cl 5)) (Cl 63)) (Cl 30)))))) (Cl 4))))) (Cl 17)) (Cl 25)) (Cl 16)) (Cl 37)))))) (Cl 29)) (Cl 19)) (Cl 13)) (Cl 13)) (Cl 13)) (Sp 66 (Sp 81 (Sp 60 (Cl 51) (Sp 59 (Cl 17) (Sp 18 (Sp 74 (Sp 67 (Sp 68 (Sp 79 (Sp 22 (Sp 24 (Sp 33 (Sp 27 (Cl 46) (Sp 26 (Cl 6) (Sp 37 (Cl 38) (Sp 35 (Cl 39) (Cl 10))))) (Cl 8)) (Cl 5)) (Cl 52)) (Cl 48)) (Cl 21)) (Sp 22 (Sp 24 (Sp 33 (Sp 27 (Cl 46) (Sp 26 (Cl 6) (Sp 37 (Cl 38) (Sp 35 (Cl 39) (Cl 10))))) (Cl 8)) (Cl 5)) (Cl 30))) (Cl 34)) (Cl 36)))) (Sp 80 (Cl 49) (Sp 18 (Cl 50) (Sp 19 (Sp 59 (Sp 60 (Sp 28 (Sp 75 (Cl 53) (Sp 57 (Sp 43 (Sp 67 (Cl 41) (Sp 22 (Sp 24 (Sp 33 (Sp 27 (Cl 46) (Sp 37 (Sp 26 (Sp 30 (Sp 25 (Cl 6) (Sp 31 (Sp 45 (Sp 32 (Sp 44 (Cl 12) (Sp 63 (Cl 58) (Sp 62 (Cl 59) (Cl 18)))) (Cl 7)) (Cl 60)) (Cl 45))) (Cl 56)) (Cl 38)) (Sp 35 (Sp 26 (Sp 25 (Cl 6) (Cl 47)) (Cl 39)) (Cl 10)))) (Cl 8)) (Cl 5)) (Cl 30))) (Cl 24)) (Cl 16))) (Cl 26)) (Cl 17)) (Cl 36)) (Cl 4))))) (Cl 20))) (Cl 28)) (Cl 57)) (Cl 22))) (Cl 4)) (Cl 4)) (Cl 42)) (Cl 33)) (Cl 31)) (Cl 23))) (Cl 3)) (Cl 3)) (Cl 9)) (Cl 2)) (Cl 2)) (Cl 44)) (Cl 43)) (Cl 35)) (Cl 27))) (Cl 78)) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) (Cl 69)) _
  (even_shape half l m p c d first)
  W1
  W2
  (all1_at (fun n_before => (((0 <= n_before) /\ (n_before < n0)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e))))))) (n0 - 1))
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c (n0 - 1)) + 1)))) /\ (((c (n0 - 1)) + 1) <= (d (e + 1)))) -> (((d (n0 - 1)) - (c (n0 - 1))) = (((((m * (n0 - 1)) + (n0 - 1)) - (c (n0 - 1))) + e) - (c e))))) e0)
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c (n0 - 1)) + 1)))) /\ (((c (n0 - 1)) + 1) <= (d (e + 1)))) -> (((d (n0 - 1)) - (c (n0 - 1))) = (((((m * (n0 - 1)) + (n0 - 1)) - (c (n0 - 1))) + e) - (c e))))) (e0 - 1))
  (all1_at (fun n => ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) (n0 - 1))
  (c_starts c first)
  (c_step (n0 - 1) c first)
  (same_row half l m (n0 - 1) p c d first)
  (ex1_at (fun j_second => (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) e0)
  W11
  (d_grows j0 e0 m c d first)
  (d_grows (e0 + 1) j0 m c d first)
  (d_grows (e0 - 1) e0 m c d first)
  (d_grows 0 e0 m c d first)
  (c_step (e0 - 1) c first)
  (ite_true (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1))
  (ite_false (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1))
  (eq_mul m n0 0)
  (thy_parity_16 n0 e0)
  (thy_parity_17 n0)
  (thy_parity_18 e0)
  (thy_parity_19 e0)
  (thy_parity_20 e0)
  (thy_parity_21 )
  (thy_parity_22 e0)
  (thy_parity_23 j0)
  (thy_parity_24 n0)
  (fun eq__0 => cg1 c n0 ((n0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 d (e0 + 1) j0 eq__0)
  (fun eq__0 => cg1 d n0 ((n0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 c e0 0 eq__0)
  (thy_parity_25 n0)
  (thy_parity_26 e0)
  (thy_parity_27 j0 e0)
  (thy_parity_28 (c n0) (d (e0 + 1)) (c (n0 - 1)) (c ((n0 - 1) + 1)))
  (thy_parity_29 (c n0) (d (e0 + 1)) (c (n0 - 1)) (c ((n0 - 1) + 1)))
  (thy_parity_30 (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) m (d ((n0 - 1) + 1)) (d (n0 - 1)))
  (fun eq__0 => cg1 c n0 0 eq__0)
  (fun eq__0 => cg1 c e0 ((e0 - 1) + 1) eq__0)
  (thy_parity_31 n0 e0)
  (fun eq__0 => cg1 d e0 ((e0 - 1) + 1) eq__0)
  (thy_parity_32 (d e0) (c (n0 - 1)) (d ((e0 - 1) + 1)))
  (thy_parity_33 (d n0) (c n0) m n0 e0 (c e0) (d ((n0 - 1) + 1)) (d (n0 - 1)) (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) (c (n0 - 1)))
  (thy_parity_34 (d e0) (c n0) (c (n0 - 1)) (c ((n0 - 1) + 1)))
  (fun eq__0 => cg1 d n0 0 eq__0)
  (fun eq__0 => cg1 d 0 e0 eq__0)
  (thy_parity_35 e0)
  (thy_parity_36 (d 0) (d e0))
  (thy_parity_37 n0 e0 (d n0) (c n0) m (c e0) (c 0) (d 0))
  (thy_parity_38 (c 0) (d 0) (d e0) (c n0))
  (thy_parity_39 (c n0) (d (e0 + 1)) (d j0) (c ((n0 - 1) + 1)))
  (thy_parity_40 (c n0) (d (e0 + 1)) (d j0) (c ((n0 - 1) + 1)))
  (thy_parity_41 (d e0) (c n0) (c ((n0 - 1) + 1)) (c (n0 - 1)) (d (e0 - 1)))
  (fun eq__0 => cg1 first (c e0) (c ((e0 - 1) + 1)) eq__0)
  (thy_parity_42 (d n0) (c n0) m n0 e0 (c e0) (d ((n0 - 1) + 1)) (d (n0 - 1)) (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) (c ((e0 - 1) + 1)) (c (e0 - 1)) (c (n0 - 1)))
  (thy_parity_43 (first (c e0)) e0 (first (c ((e0 - 1) + 1))))
  (thy_parity_44 (d e0) (c n0) (c ((n0 - 1) + 1)) (c (n0 - 1)))
  (thy_parity_45 (d n0) (c n0) m n0 e0 (c e0) (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) (d ((n0 - 1) + 1)) (d (n0 - 1)) (c ((e0 - 1) + 1)) (c (e0 - 1)) (c (n0 - 1)))
  (fun eq__0 => cg1 c e0 j0 eq__0)
  (thy_parity_46 j0 e0)
  (thy_parity_47 (d j0) (c ((n0 - 1) + 1)) (d e0) (c n0))
  (fun eq__0 => cg1 first (c e0) (c j0) eq__0)
  (thy_parity_48 (first (c j0)) j0 e0 (first (c ((e0 - 1) + 1))) (first (c e0)))
  (fun eq__0 => cg1 d e0 j0 eq__0)
  (thy_parity_49 (d j0) (c ((n0 - 1) + 1)) (c (n0 - 1)) (d ((e0 - 1) + 1)) (d e0))
).
vm_compute; reflexivity.
Qed.

(* d_n - c_n = mn + (n - c_n) + (e - c_e), where e is the number of the d_j, j >= 1, up to c_n. *)
Lemma even_difference : forall (e : Z) (half : Z) (l : Z) (m : Z) (n : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (0 <= n) ->
  (((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) ->
  (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e))).
Proof.
intros e half l m n p c d first.
refine (refute (Nd (Some (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (0 <= e)) Lf Lf) Lf) (Nd (Some (forall (n : Z), (((0 <= n) /\ (forall (n_before : Z), (((0 <= n_before) /\ (n_before < n)) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n_before) + 1)))) /\ (((c n_before) + 1) <= (d (e + 1)))) -> (((d n_before) - (c n_before)) = (((((m * n_before) + n_before) - (c n_before)) + e) - (c e)))))))) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))))) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some ((d e) < ((c n) + 1))) Lf Lf) Lf) (Nd (Some (0 <= n)) Lf Lf))) (Nd (Some (m = (2 * half))) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (e = 0)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some (((c n) + 1) <= (d (e + 1)))) Lf Lf) Lf) (Nd (Some (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))) Lf Lf))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (At 12)))))))))));
 (Im (At 12) (At 13));
 (Im (At 13) (Im (At 14) (At 15)));
 (Im (At 15) (Im (An (An (At 16) (Or (At 17) (At 18))) (At 19)) (At 1)));
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
 (At 14);
 (An (An (At 16) (Or (At 17) (At 18))) (At 19))]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 16 (Sp 19 (Sp 1 (Cl 1) (Sp 12 (Sp 13 (Sp 15 (Sp 17 (Cl 5) (Sp 18 (Cl 5) (Cl 17))) (Cl 4)) (Cl 3)) (Cl 2))) (Cl 17)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) _
  (even_difference_step half l m p c d first)
  (law_induction (fun n => (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e)))))))
  (all1_at (fun n => ((0 <= n) -> (forall (e : Z), ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e))))))) n)
  (all1_at (fun e => ((((0 <= e) /\ ((e = 0) \/ ((d e) < ((c n) + 1)))) /\ (((c n) + 1) <= (d (e + 1)))) -> (((d n) - (c n)) = (((((m * n) + n) - (c n)) + e) - (c e))))) e)
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_50 : forall (x1 : Z), (~ (x1 <= x1)) -> (0 <= 0) -> False.
Proof. thy. Qed.
Lemma thy_parity_51 : forall (x1 : Z) (x2 : Z), (x1 <= x1) -> (~ (x2 < (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_52 : forall (x1 : Z), (~ (0 <= x1)) -> (1 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_53 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_54 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 < x2) -> (~ (0 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_55 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (~ (0 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_56 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) = x3) -> (x3 = (2 - 1)) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_57 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (~ ((x3 + 1) <= x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_58 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((x1 - x2) = x3) -> (x3 = (2 - 1)) -> (~ (x1 = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_59 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (x2 < (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_60 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 = (((2 * x2) - x3) - (1 * ((x4 - 1) - x3)))) -> (~ ((x5 - x6) = (((x7 * x1) + (2 * (x2 - x6))) + 1))) -> ((x5 - x8) = (((((x7 * x1) + x1) - x8) + x4) - x6)) -> False.
Proof. thy. Qed.
Lemma thy_parity_61 : forall (x1 : Z) (x2 : Z), (x1 = 0) -> (x1 < x2) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
(* The one index n of row x = d_j, j >= 1, is 2x - j + 1, and d_n - c_j = mn + 2(x - c_j) + 1 is odd. *)
Lemma odd_at_d : forall (half : Z) (j : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (1 <= j) ->
  (((((c (first (d j))) = (d j)) /\ ((first ((d j) + 1)) = ((first (d j)) + 1))) /\ (((d (first (d j))) - (c j)) = (((m * (first (d j))) + (2 * ((d j) - (c j)))) + 1))) /\ (1 <= (first (d j)))).
Proof.
intros half j l m p c d first.
refine (refute (Nd (Some ((c (first (d j))) = (d j))) (Nd (Some ((first ((d j) + 1)) = ((first (d j)) + 1))) (Nd (Some (1 <= (first (d j)))) (Nd (Some (p = 2)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some ((d j) < ((c (first (d j))) + 1))) Lf Lf) Lf) (Nd (Some (0 <= j)) Lf Lf)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (0 <= (d j))) (Nd (Some ((d j) < (d (j + 1)))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf))) (Nd (Some (m = (2 * half))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some ((first (d j)) = (((2 * (d j)) - (c (j - 1))) - (1 * ((j - 1) - (c (j - 1))))))) (Nd (Some (((d (first (d j))) - (c (first (d j)))) = (((((m * (first (d j))) + (first (d j))) - (c (first (d j)))) + j) - (c j)))) Lf Lf) Lf) (Nd (Some ((c j) <= (d j))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some ((first (d j)) <= (first (d j)))) (Nd (Some ((ite ((first (c j)) = j) (2 - 1) (2 - 1)) = (2 - 1))) Lf Lf) Lf) (Nd (Some ((first 0) < (first (d j)))) Lf Lf)))) (Nd (Some (((d (first (d j))) - (c j)) = (((m * (first (d j))) + (2 * ((d j) - (c j)))) + 1))) (Nd (Some (1 <= m)) (Nd (Some ((first 0) = 0)) (Nd (Some (1 <= j)) (Nd (Some (((c (first (d j))) + 1) <= (d (j + 1)))) Lf Lf) Lf) (Nd (Some (0 <= (c j))) Lf Lf)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (0 <= (first (d j)))) (Nd (Some ((first (c j)) = j)) Lf Lf) Lf) (Nd (Some (0 < (d j))) Lf Lf))) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))) (Nd (Some (j < (j + 1))) Lf Lf) Lf) (Nd (Some ((c j) < (d j))) Lf Lf)) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some ((first (d j)) < (first ((d j) + 1)))) Lf Lf) (Nd (Some (j = 0)) Lf Lf)))))
 [(Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (An (At 15) (At 16))))))))))));
 (Im (At 5) (Im (At 9) (Im (At 15) (Im (At 10) (Im (At 11) (Im (At 16) (Im (At 12) (Im (At 13) (Im (At 17) (At 18))))))))));
 (Im (At 13) (Im (At 17) (At 19)));
 (Im (At 9) (Im (At 15) (Im (At 10) (Im (At 20) (Im (At 21) (Im (At 22) (Im (At 23) (At 1))))))));
 (Im (At 5) (Im (At 9) (Im (At 15) (Im (At 10) (Im (At 11) (Im (At 16) (Im (At 24) (An (An (At 25) (At 26)) (Im (At 17) (At 27))))))))));
 (Im (At 15) (Im (At 28) (Im (At 29) (At 30))));
 (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 21) (Im (An (An (At 24) (Or (At 31) (At 32))) (At 33)) (At 34)))))))))))));
 (Im (At 5) (Im (At 9) (Im (At 15) (Im (At 10) (Im (At 11) (Im (At 16) (Im (At 24) (Im (At 35) (At 36)))))))));
 (Im (At 37) (At 38));
 (Im (No (At 37)) (At 38));
 (Im (No (At 22)) (Im (At 28) Fa));
 (Im (At 22) (Im (No (At 35)) Fa));
 (Im (No (At 28)) Fa);
 (Im (No (At 24)) (Im (At 17) Fa));
 (Im (No (At 20)) (Im (At 25) (Im (At 27) Fa)));
 (Im (At 25) (Im (At 27) (Im (No (At 29)) Fa)));
 (Im (At 9) (Im (No (At 21)) (Im (At 30) Fa)));
 (Im (At 19) (Im (At 38) (Im (No (At 23)) Fa)));
 (Im (At 36) (Im (No (At 33)) (Im (At 1) Fa)));
 (Im (At 19) (Im (At 38) (Im (No (At 2)) Fa)));
 (Im (At 1) (Im (No (At 32)) Fa));
 (Im (At 18) (Im (No (At 3)) (Im (At 34) Fa)));
 (Im (At 9) (Im (At 30) (Im (No (At 4)) Fa)));
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
 (At 17)]
 (An (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 17 (Sp 28 (Sp 24 (Sp 15 (Sp 16 (Sp 18 (Sp 25 (Sp 26 (Sp 27 (Sp 19 (Sp 22 (Sp 20 (Sp 29 (Sp 35 (Sp 30 (Sp 36 (Sp 21 (Sp 4 (Sp 37 (Sp 38 (Sp 23 (Sp 2 (Sp 1 (Sp 3 (Cl 1) (Sp 33 (Sp 32 (Sp 34 (Cl 23) (Cl 8)) (Cl 22)) (Cl 20))) (Cl 5)) (Cl 21)) (Cl 19)) (Cl 10)) (Sp 38 (Sp 23 (Sp 2 (Sp 1 (Sp 3 (Cl 1) (Sp 33 (Sp 32 (Sp 34 (Cl 23) (Cl 8)) (Cl 22)) (Cl 20))) (Cl 5)) (Cl 21)) (Cl 19)) (Cl 11))) (Cl 24)) (Cl 18)) (Cl 9)) (Cl 7)) (Cl 13)) (Cl 17)) (Cl 16)) (Cl 12)) (Cl 4)) (Cl 6)) (Cl 6)) (Cl 6)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 15)) (Cl 14)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 25)) _
  (even_shape half l m p c d first)
  (row_starts_at 1 j 2 m c d first)
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) j)
  (row_is (first (d j)) (d j) c first)
  (pairs_natural m j c d first)
  (first_grows 0 (d j) first)
  (even_difference j half l m (first (d j)) p c d first)
  (d_grows j (j + 1) m c d first)
  (ite_true ((first (c j)) = j) (2 - 1) (2 - 1))
  (ite_false ((first (c j)) = j) (2 - 1) (2 - 1))
  (thy_parity_50 (first (d j)))
  (thy_parity_51 (first (d j)) j)
  (thy_parity_21 )
  (thy_parity_52 j)
  (thy_parity_53 (d j) (c j))
  (thy_parity_54 (c j) (d j))
  (thy_parity_55 (first 0) (first (d j)))
  (thy_parity_56 (first ((d j) + 1)) (first (d j)) (ite ((first (c j)) = j) (2 - 1) (2 - 1)))
  (thy_parity_57 (d j) (d (j + 1)) (c (first (d j))))
  (thy_parity_58 (first ((d j) + 1)) (first (d j)) (ite ((first (c j)) = j) (2 - 1) (2 - 1)))
  (thy_parity_59 (c (first (d j))) (d j))
  (thy_parity_60 (first (d j)) (d j) (c (j - 1)) j (d (first (d j))) (c j) m (c (first (d j))))
  (thy_parity_61 (first 0) (first (d j)))
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_62 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ (0 <= x1)) -> (0 <= x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_63 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (~ ((x1 + 1) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_64 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_65 : forall (x1 : Z), (0 <= x1) -> (~ (1 <= x1)) -> (~ (x1 = 0)) -> False.
Proof. thy. Qed.
Lemma thy_parity_66 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (x5 <= x6) -> (x2 <= x4) -> (x3 < x7) -> (x1 = x6) -> (x7 = x5) -> False.
Proof. thy. Qed.
Lemma thy_parity_67 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x1) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_68 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 = x3) -> (~ (x3 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_69 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z), (x1 < x2) -> ((x3 * x4) = (x3 * (2 * x5))) -> ((x6 * x4) = (x6 * (2 * x5))) -> (x7 = x8) -> (x7 = x9) -> (x2 = x10) -> (x1 = x11) -> ((x12 - x10) = (((x4 * x3) + (2 * (x9 - x10))) + 1)) -> ((x13 - x11) = (((x4 * x6) + (2 * (x8 - x11))) + 1)) -> ((x5 * x3) = (x5 * x6)) -> (x13 = x12) -> False.
Proof. thy. Qed.
Lemma thy_parity_70 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 <= x2) -> (0 <= x3) -> (x4 = 0) -> (x5 < x6) -> (x7 = x8) -> (x7 = x2) -> (x6 = x1) -> (x5 = x3) -> (x8 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_71 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (0 <= x3) -> (x4 = 0) -> (x5 < x6) -> (x6 = x1) -> (x5 = x3) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_72 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x3 < x1) -> (x2 < x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_73 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 = x2) -> (x1 = x3) -> (x2 <= x4) -> (0 <= x3) -> (x5 = 0) -> (x4 = x5) -> (~ (x1 = x4)) -> False.
Proof. thy. Qed.
Lemma thy_parity_74 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> ((x2 + 1) = (x1 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_75 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> ((x1 + 1) = (x2 + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_76 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x1 = x3) -> (~ ((x2 + 1) = (x3 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_77 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 < x2)) -> (x1 < x3) -> (x4 <= x2) -> ((x5 - x6) = 2) -> (~ (x1 = x2)) -> (~ (x1 = (x2 + 1))) -> (x5 = x3) -> (x6 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_78 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x3 < x1) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_79 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x1 = x3) -> (~ (x4 = x3)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_80 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (~ ((x1 - x3) = ((2 * x5) + 1))) -> (x6 = (2 * x5)) -> (x7 = ((x4 + x6) + 1)) -> (x2 = x7) -> False.
Proof. thy. Qed.
Lemma thy_parity_81 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (~ (x1 < x2)) -> (x1 < x3) -> (x4 <= x2) -> (x5 = (2 - 1)) -> (~ (x1 = x2)) -> (x6 = x3) -> ((x7 - x8) = x5) -> (x9 = x4) -> (x7 = x6) -> (x8 = x9) -> False.
Proof. thy. Qed.
Lemma thy_parity_82 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 <= x2) -> (x2 < x3) -> (x4 = x5) -> (x6 = (x5 + 1)) -> (x7 = x6) -> (x7 = x3) -> (x4 = x1) -> (~ (x2 = x5)) -> False.
Proof. thy. Qed.
Lemma thy_parity_83 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z), (x1 = x2) -> (~ ((x1 - x3) = ((2 * (((x4 * x5) + x6) - x3)) + 1))) -> ((x7 * x8) = (x7 * (2 * x4))) -> (x6 = x9) -> (x3 = x10) -> ((x4 * x7) = (x4 * x5)) -> ((x11 - x10) = (((x8 * x7) + (2 * (x9 - x10))) + 1)) -> (x2 = x11) -> False.
Proof. thy. Qed.
Lemma thy_parity_84 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 <= x2) -> (x3 = 0) -> (x4 = x2) -> (x2 = x3) -> (~ ((x1 + 1) = (x4 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_85 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x1 = x3) -> (x2 < x4) -> (x4 < x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_86 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (~ ((x1 - x3) = ((2 * x4) + 1))) -> (0 <= x5) -> (x5 <= x6) -> (x7 = (2 * x4)) -> (x8 = 0) -> (x3 = x5) -> (x6 = x8) -> (x9 = ((x6 + x7) + 1)) -> (x2 = x9) -> False.
Proof. thy. Qed.
Lemma thy_parity_87 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = x2) -> (x3 = x4) -> (x5 < x3) -> (x1 = x6) -> (x5 = x7) -> (x2 = x7) -> (x4 = x6) -> False.
Proof. thy. Qed.
(* The columns of two pairs of one row have different parity. *)
Lemma odd_apart : forall (half : Z) (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (y1 : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed)))))) ->
  (y1 < y) ->
  (exists (z : Z), ((y - y1) = ((2 * z) + 1))).
Proof.
intros half l m p x y y1 c d first.
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) as [n0 W1].
destruct (wit_ex1 (fun n_listed => ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) as [n1 W2].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = x)))) as [j0 W4].
refine (refute (Nd (Some (exists (z : Z), ((y - y1) = ((2 * z) + 1)))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (x = (c n0))) (Nd (Some (n0 < n1)) (Nd (Some (((first (d n1)) * m) = ((first (d n1)) * (2 * half)))) Lf Lf) (Nd (Some ((d n0) = (d (first (d n1))))) Lf Lf)) (Nd (Some (n0 < (first ((c n0) + 1)))) (Nd (Some (n0 = (n1 + 1))) Lf Lf) Lf)) (Nd (Some (x = (d n1))) (Nd (Some (1 <= (first (d n1)))) (Nd (Some ((d n1) = (d 0))) Lf Lf) Lf) (Nd (Some ((c (n1 + 1)) = (c n1))) (Nd (Some ((first (d j0)) = (first x))) Lf Lf) Lf))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) (Nd (Some (1 <= n1)) (Nd (Some ((half * (first (d n1))) = (half * (first x)))) Lf Lf) Lf) (Nd (Some ((first (c n1)) <= n1)) (Nd (Some ((x + 1) = ((d n1) + 1))) Lf Lf) Lf)) (Nd (Some (((first (x + 1)) - (first x)) = 2)) (Nd (Some (((d (first (d n0))) - (c n0)) = (((m * (first (d n0))) + (2 * ((d n0) - (c n0)))) + 1))) (Nd (Some ((first x) = (first (d n0)))) Lf Lf) Lf) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c n1))))) (Nd (Some (((c n0) + 1) = ((c n1) + 1))) Lf Lf) Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (x = (d n0))) (Nd (Some ((y - y1) = ((2 * half) + 1))) (Nd (Some ((half * (first (d n0))) = (half * (first (d n1))))) Lf Lf) Lf) (Nd (Some ((c n0) < (d n0))) (Nd (Some ((first (d n1)) = (first (d n0)))) Lf Lf) Lf)) (Nd (Some (0 <= x)) (Nd (Some ((c (first (d n0))) = (d n0))) (Nd (Some ((first (x + 1)) = (first ((c n0) + 1)))) Lf Lf) Lf) (Nd (Some ((first (c n1)) = n1)) (Nd (Some (((c n1) + 1) = (x + 1))) Lf Lf) Lf))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (x = (c n1))) (Nd (Some ((first ((d n1) + 1)) = ((first (d n1)) + 1))) (Nd (Some ((d n0) = (d 0))) Lf Lf) Lf) (Nd (Some ((c n1) <= (d n1))) (Nd (Some (((d j0) + 1) = (x + 1))) Lf Lf) Lf)) (Nd (Some ((d j0) = x)) (Nd (Some (0 <= (c n0))) (Nd (Some (y1 < y)) Lf Lf) Lf) (Nd (Some ((ite ((first (c j0)) = j0) (2 - 1) (2 - 1)) = (2 - 1))) (Nd (Some ((d n0) = (d (n1 + 1)))) Lf Lf) Lf))))) (Nd (Some (m = (2 * half))) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (y = (d n0))) (Nd (Some ((d n0) < (d n1))) (Nd (Some ((first (d n0)) = (first (d n1)))) Lf Lf) Lf) (Nd (Some ((c n0) <= (d n0))) (Nd (Some ((c n0) = (c (n1 + 1)))) Lf Lf) Lf)) (Nd (Some (y1 = (c n1))) (Nd (Some (1 <= n0)) (Nd (Some ((x + 1) = ((c n0) + 1))) Lf Lf) Lf) (Nd (Some ((d (n1 + 1)) = (((d n1) + m) + 1))) (Nd (Some ((first x) = (first (c n1)))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (0 <= n1)) (Nd (Some ((c (first (d n1))) = (d n1))) (Nd (Some (n0 = 0)) Lf Lf) Lf) (Nd (Some (n1 < (first ((c n1) + 1)))) (Nd (Some ((first (x + 1)) = (first ((d n1) + 1)))) Lf Lf) Lf)) (Nd (Some (1 <= j0)) (Nd (Some (1 <= (first (d n0)))) (Nd (Some ((first x) = (first (d n1)))) Lf Lf) Lf) (Nd (Some ((first (c j0)) = j0)) (Nd (Some (n0 = n1)) Lf Lf) Lf)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some (y = (c n0))) (Nd (Some ((y - y1) = ((2 * (((half * (first x)) + x) - y1)) + 1))) (Nd (Some ((first (d n1)) = (first x))) Lf Lf) Lf) (Nd (Some (0 <= (c n1))) (Nd (Some ((d (first (d n1))) = (d (first (d n0))))) Lf Lf) Lf)) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x)))) (Nd (Some ((first ((d n0) + 1)) = ((first (d n0)) + 1))) (Nd (Some ((first x) = (first (c n0)))) Lf Lf) Lf) (Nd (Some ((first ((c n1) + 1)) = (n1 + 2))) (Nd (Some ((c n0) = (c n1))) Lf Lf) Lf))) (Nd (Some (0 <= n0)) (Nd (Some (y1 = (d n1))) (Nd (Some (((d (first (d n1))) - (c n1)) = (((m * (first (d n1))) + (2 * ((d n1) - (c n1)))) + 1))) (Nd (Some (n1 = 0)) Lf Lf) Lf) (Nd (Some ((c n1) < (d n1))) (Nd (Some ((first ((d j0) + 1)) = (first (x + 1)))) Lf Lf) Lf)) (Nd (Some (((first ((d j0) + 1)) - (first (d j0))) = (ite ((first (c j0)) = j0) (2 - 1) (2 - 1)))) (Nd (Some ((first (c n0)) <= n0)) (Nd (Some ((d n0) = (d n1))) Lf Lf) Lf) (Nd (Some (((first (d n0)) * m) = ((first (d n0)) * (2 * half)))) (Nd (Some (n0 = (first (d n1)))) Lf Lf) Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (An (At 12) (At 13))))))))))));
 (Im (At 14) (An (At 15) (Or (An (At 16) (At 17)) (An (At 18) (At 19)))));
 (Im (At 20) (An (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))));
 (Im (At 9) (Im (An (At 26) (No (At 27))) (At 28)));
 (Im (At 27) (An (At 29) (At 30)));
 (Im (At 10) (Im (At 29) (At 31)));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 15) (Im (At 32) (At 33)))))))));
 (Im (At 34) (At 1));
 (Im (At 35) (At 1));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 36) (An (An (An (At 37) (At 38)) (At 39)) (At 40)))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 41) (An (An (An (At 42) (At 43)) (At 44)) (At 45)))))))))))));
 (Im (At 7) (Im (At 15) (An (An (At 46) (At 47)) (At 48))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 15) (An (An (At 46) (At 49)) (Im (At 41) (At 50))))))))));
 (Im (At 7) (Im (At 21) (An (An (At 51) (At 52)) (At 53))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 21) (An (An (At 51) (At 54)) (Im (At 36) (At 55))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 21) (Im (At 56) (An (An (An (At 57) (At 58)) (At 59)) (No (At 60)))))))))))))));
 (Im (At 61) (At 62));
 (Im (No (At 61)) (At 62));
 (Im (At 3) (At 63));
 (Im (At 3) (At 64));
 (Im (At 65) (At 66));
 (Im (At 67) (At 68));
 (Im (At 16) (Im (No (At 26)) (Im (At 46) Fa)));
 (Im (At 69) (At 70));
 (Im (At 71) (At 72));
 (Im (At 73) (At 74));
 (Im (At 16) (At 75));
 (Im (At 18) (At 76));
 (Im (At 24) (At 77));
 (Im (At 16) (Im (No (At 73)) Fa));
 (Im (No (At 67)) (Im (At 77) Fa));
 (Im (At 15) (Im (No (At 41)) (Im (No (At 69)) Fa)));
 (Im (At 21) (Im (No (At 36)) (Im (No (At 71)) Fa)));
 (Im (At 22) (Im (At 23) (Im (At 49) (Im (At 54) (Im (At 78) (Im (At 18) (Im (At 19) Fa)))))));
 (Im (No (At 65)) (Im (At 76) (Im (At 77) Fa)));
 (Im (At 24) (Im (At 18) (Im (No (At 79)) Fa)));
 (Im (At 80) (At 81));
 (Im (At 82) (At 83));
 (Im (At 84) (At 85));
 (Im (At 24) (Im (No (At 84)) Fa));
 (Im (At 65) (Im (No (At 82)) Fa));
 (Im (At 78) (Im (At 63) (Im (At 64) (Im (At 24) (Im (At 18) (Im (At 19) (Im (At 25) (Im (At 44) (Im (At 39) (Im (At 66) (Im (At 83) Fa)))))))))));
 (Im (At 49) (Im (At 51) (Im (At 8) (Im (At 78) (Im (At 24) (Im (At 18) (Im (At 19) (Im (At 25) (Im (At 72) Fa)))))))));
 (Im (At 49) (Im (At 51) (Im (At 8) (Im (At 78) (Im (At 19) (Im (At 25) (Im (At 70) Fa)))))));
 (Im (At 17) (Im (At 23) (Im (At 78) (Im (At 33) Fa))));
 (Im (At 16) (Im (At 22) (Im (At 49) (Im (At 51) (Im (At 8) (Im (At 70) (Im (No (At 18)) Fa)))))));
 (Im (At 86) (At 87));
 (Im (At 30) (At 88));
 (Im (At 22) (At 89));
 (Im (No (At 22)) (Im (At 90) Fa));
 (Im (At 30) (Im (No (At 86)) Fa));
 (Im (No (At 91)) (Im (At 92) Fa));
 (Im (At 16) (Im (At 22) (Im (No (At 92)) Fa)));
 (Im (No (At 32)) (Im (At 48) (Im (At 52) (Im (At 28) (Im (No (At 93)) (Im (No (At 80)) (Im (At 74) (Im (At 89) Fa))))))));
 (Im (At 93) (At 79));
 (Im (At 17) (Im (At 23) (Im (At 78) (Im (At 79) Fa))));
 (Im (At 16) (Im (At 22) (Im (No (At 56)) (Im (At 81) Fa))));
 (Im (At 80) (At 94));
 (Im (At 17) (Im (At 23) (Im (No (At 34)) (Im (At 3) (Im (At 57) (Im (At 94) Fa))))));
 (Im (No (At 32)) (Im (At 48) (Im (At 52) (Im (At 62) (Im (No (At 93)) (Im (At 74) (Im (At 31) (Im (At 89) (Im (At 87) (Im (At 88) Fa))))))))));
 (Im (At 95) (At 96));
 (Im (At 47) (Im (At 48) (Im (At 77) (Im (At 38) (Im (At 85) (Im (At 74) (Im (At 75) (Im (No (At 95)) Fa))))))));
 (Im (At 17) (Im (No (At 35)) (Im (At 64) (Im (At 24) (Im (At 25) (Im (At 68) (Im (At 39) (Im (At 96) Fa))))))));
 (Im (At 51) (Im (At 54) (Im (At 8) (Im (At 24) (Im (At 72) (Im (No (At 90)) Fa))))));
 (Im (At 16) (Im (At 24) (Im (At 50) (Im (At 33) Fa))));
 (Im (At 17) (Im (No (At 34)) (Im (At 51) (Im (At 54) (Im (At 3) (Im (At 8) (Im (At 25) (Im (At 72) (Im (At 57) (Im (At 94) Fa))))))))));
 (Im (At 16) (Im (At 17) (Im (At 78) (Im (At 24) (Im (At 25) (Im (At 91) (Im (At 79) Fa)))))));
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
 (At 14);
 (At 20);
 (At 78)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 14 (Sp 20 (Sp 78 (Sp 1 (Cl 1) (Sp 63 (Sp 64 (Sp 12 (Sp 13 (Sp 15 (Sp 21 (Sp 34 (Cl 9) (Sp 35 (Cl 10) (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 51 (Sp 52 (Sp 54 (Sp 62 (Sp 22 (Sp 89 (Sp 16 (Sp 26 (Sp 75 (Sp 73 (Sp 92 (Sp 74 (Sp 91 (Sp 17 (Sp 79 (Sp 23 (Cl 57) (Sp 24 (Sp 25 (Cl 68) (Cl 4)) (Cl 4))) (Sp 93 (Cl 56) (Sp 33 (Sp 23 (Cl 46) (Sp 24 (Sp 18 (Cl 37) (Sp 50 (Cl 66) (Sp 70 (Cl 47) (Sp 41 (Cl 14) (Sp 69 (Cl 25) (Cl 33)))))) (Cl 4))) (Sp 32 (Cl 8) (Sp 30 (Sp 88 (Sp 86 (Sp 87 (Sp 31 (Cl 61) (Sp 29 (Cl 7) (Sp 27 (Cl 6) (Sp 28 (Sp 80 (Sp 81 (Sp 94 (Sp 56 (Sp 57 (Sp 23 (Cl 60) (Sp 24 (Sp 25 (Sp 77 (Sp 84 (Sp 72 (Cl 67) (Sp 67 (Sp 85 (Sp 71 (Cl 26) (Sp 68 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 95 (Sp 96 (Cl 64) (Cl 62)) (Cl 63)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 34)) (Cl 23))) (Cl 40)) (Cl 32))) (Cl 41)) (Cl 30)) (Cl 4)) (Cl 4))) (Cl 17)) (Cl 58)) (Cl 59)) (Cl 38)) (Cl 55)) (Cl 5))))) (Cl 48)) (Cl 52)) (Cl 49)) (Sp 27 (Cl 6) (Sp 28 (Sp 80 (Sp 81 (Sp 94 (Sp 56 (Sp 57 (Sp 23 (Cl 60) (Sp 24 (Sp 25 (Sp 77 (Sp 84 (Sp 72 (Cl 67) (Sp 67 (Sp 85 (Sp 71 (Cl 26) (Sp 68 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 95 (Sp 96 (Cl 64) (Cl 62)) (Cl 63)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 34)) (Cl 23))) (Cl 40)) (Cl 32))) (Cl 41)) (Cl 30)) (Cl 4)) (Cl 4))) (Cl 17)) (Cl 58)) (Cl 59)) (Cl 38)) (Cl 55)) (Cl 5)))))))) (Sp 18 (Sp 19 (Sp 76 (Sp 23 (Cl 35) (Sp 24 (Sp 25 (Sp 77 (Sp 72 (Cl 44) (Sp 70 (Cl 45) (Sp 65 (Sp 71 (Cl 26) (Sp 69 (Cl 25) (Sp 66 (Sp 82 (Sp 36 (Sp 41 (Sp 83 (Sp 37 (Sp 38 (Sp 39 (Sp 42 (Sp 43 (Sp 44 (Cl 43) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 39)) (Cl 33)) (Cl 34)) (Cl 42)) (Cl 22)))) (Cl 36)))) (Cl 30)) (Cl 4)) (Cl 4))) (Cl 29)) (Cl 3)) (Cl 3))) (Cl 53)) (Cl 27)) (Cl 54)) (Cl 31)) (Cl 28)) (Cl 24)) (Sp 18 (Sp 19 (Sp 76 (Sp 23 (Cl 35) (Sp 24 (Sp 25 (Sp 77 (Sp 72 (Cl 44) (Sp 70 (Cl 45) (Sp 65 (Sp 71 (Cl 26) (Sp 69 (Cl 25) (Sp 66 (Sp 82 (Sp 36 (Sp 41 (Sp 83 (Sp 37 (Sp 38 (Sp 39 (Sp 42 (Sp 43 (Sp 44 (Cl 43) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 39)) (Cl 33)) (Cl 34)) (Cl 42)) (Cl 22)))) (Cl 36)))) (Cl 30)) (Cl 4)) (Cl 4))) (Cl 29)) (Cl 3)) (Cl 3))) (Cl 50)) (Sp 24 (Sp 25 (Sp 90 (Cl 51) (Sp 77 (Sp 84 (Sp 72 (Cl 65) (Sp 67 (Sp 85 (Sp 71 (Cl 26) (Sp 68 (Sp 36 (Sp 37 (Sp 38 (Sp 39 (Sp 16 (Sp 75 (Sp 73 (Sp 74 (Sp 95 (Sp 96 (Sp 17 (Cl 64) (Sp 18 (Sp 19 (Sp 76 (Sp 70 (Cl 45) (Sp 65 (Sp 69 (Cl 25) (Sp 66 (Sp 82 (Sp 41 (Sp 83 (Sp 42 (Sp 43 (Sp 44 (Cl 43) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 39)) (Cl 33)) (Cl 42)) (Cl 22))) (Cl 36))) (Cl 29)) (Cl 3)) (Cl 3))) (Cl 62)) (Cl 63)) (Cl 27)) (Cl 31)) (Cl 28)) (Sp 18 (Sp 19 (Sp 76 (Sp 70 (Cl 45) (Sp 65 (Sp 69 (Cl 25) (Sp 66 (Sp 82 (Sp 41 (Sp 83 (Sp 42 (Sp 43 (Sp 44 (Cl 43) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 39)) (Cl 33)) (Cl 42)) (Cl 22))) (Cl 36))) (Cl 29)) (Cl 3)) (Cl 3))) (Cl 11)) (Cl 11)) (Cl 11)) (Cl 34)) (Cl 23))) (Cl 40)) (Cl 32))) (Cl 41)) (Cl 30))) (Cl 4)) (Cl 4))) (Sp 61 (Cl 18) (Cl 19))) (Cl 16)) (Cl 15)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 13)) (Cl 13)))) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 21)) (Cl 20))) (Cl 81)) (Cl 80)) (Cl 79)) (Cl 78)) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) (Cl 69)) _
  (even_shape half l m p c d first)
  W1
  W2
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) x)
  W4
  (all1_at (fun j => ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) j0)
  (d_grows n0 n1 m c d first)
  (ex1_at (fun z => ((y - y1) = ((2 * z) + 1))) half)
  (ex1_at (fun z => ((y - y1) = ((2 * z) + 1))) (((half * (first x)) + x) - y1))
  (odd_at_d half n1 l m p c d first)
  (odd_at_d half n0 l m p c d first)
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n0)
  (pairs_natural m n0 c d first)
  (all1_at (fun n => ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) n1)
  (pairs_natural m n1 c d first)
  (same_row half l m n1 p c d first)
  (ite_true ((first (c j0)) = j0) (2 - 1) (2 - 1))
  (ite_false ((first (c j0)) = j0) (2 - 1) (2 - 1))
  (eq_mul (first (d n0)) m (2 * half))
  (eq_mul (first (d n1)) m (2 * half))
  (eq_mul half (first (d n0)) (first (d n1)))
  (eq_mul half (first (d n1)) (first x))
  (thy_parity_62 x (c n0))
  (fun eq__0 => cg1 d n0 0 eq__0)
  (fun eq__0 => cg1 d n1 0 eq__0)
  (fun eq__0 => cg1 first (x + 1) ((c n0) + 1) eq__0)
  (fun eq__0 => cg1 first x (c n0) eq__0)
  (fun eq__0 => cg1 first x (d n0) eq__0)
  (fun eq__0 => cg1 first x (d n1) eq__0)
  (thy_parity_63 x (c n0))
  (thy_parity_64 (first (d n1)) (first x))
  (thy_parity_65 n0)
  (thy_parity_65 n1)
  (thy_parity_66 x (c n1) y1 (d n1) (c n0) (d n0) y)
  (thy_parity_67 (first (d n0)) (first (d n1)) (first x))
  (thy_parity_68 x (d n1) (d n0))
  (fun eq__0 => cg1 c n0 (n1 + 1) eq__0)
  (fun eq__0 => cg1 d (first (d n1)) (first (d n0)) eq__0)
  (fun eq__0 => cg1 first (x + 1) ((d n1) + 1) eq__0)
  (thy_parity_63 x (d n1))
  (thy_parity_4 (first (d n0)) (first (d n1)))
  (thy_parity_69 y1 y (first (d n0)) m half (first (d n1)) x (d n1) (d n0) (c n0) (c n1) (d (first (d n0))) (d (first (d n1))))
  (thy_parity_70 (c n0) (d n0) (c n1) (d 0) y1 y x (d n1))
  (thy_parity_71 (c n0) (d n0) (c n1) (d 0) y1 y)
  (thy_parity_72 y (d n0) y1 (d n1))
  (thy_parity_73 x (c n0) (c n1) (d n0) (d 0))
  (fun eq__0 => cg1 first ((d j0) + 1) (x + 1) eq__0)
  (fun eq__0 => cg1 first (d j0) x eq__0)
  (fun eq__0 => cg1 first x (c n1) eq__0)
  (thy_parity_74 x (c n1))
  (thy_parity_63 (d j0) x)
  (thy_parity_75 (c n0) (c n1))
  (thy_parity_76 x (c n0) (c n1))
  (thy_parity_77 n0 n1 (first ((c n0) + 1)) (first (c n1)) (first (x + 1)) (first x))
  (fun eq__0 => cg1 d n0 n1 eq__0)
  (thy_parity_78 y (d n0) y1 (d n1))
  (thy_parity_79 x (c n0) (c n1) (c (n1 + 1)))
  (fun eq__0 => cg1 d n0 (n1 + 1) eq__0)
  (thy_parity_80 y (d n0) y1 (d n1) half m (d (n1 + 1)))
  (thy_parity_81 n0 n1 (first ((c n0) + 1)) (first (c n1)) (ite ((first (c j0)) = j0) (2 - 1) (2 - 1)) (first (x + 1)) (first ((d j0) + 1)) (first (d j0)) (first x))
  (fun eq__0 => cg1 d n0 (first (d n1)) eq__0)
  (thy_parity_82 (first (c n0)) n0 (first ((c n0) + 1)) (first x) (first (d n1)) (first ((d n1) + 1)) (first (x + 1)))
  (thy_parity_83 y (d n0) y1 half (first x) x (first (d n1)) m (d n1) (c n1) (d (first (d n1))))
  (thy_parity_84 (c n1) (d n1) (d 0) x)
  (thy_parity_85 x (c n0) (d n1) (d n0))
  (thy_parity_86 y (d n0) y1 half (c n1) (d n1) m (d 0) (d (n1 + 1)))
  (thy_parity_87 x (c n0) y (d n0) y1 (d n1) (c n1))
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_88 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), ((x1 - x2) = ((2 * x3) + 1)) -> ((x1 - x2) = ((x4 * x5) + x6)) -> (0 <= x6) -> (x6 < x7) -> (x7 = 1) -> ((x4 * x5) = (x4 * 2)) -> False.
Proof. thy. Qed.
(* (a): the 2-rook never joins two pairs of a row. *)
Lemma even_joined : forall (half : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))).
Proof.
intros half l m p c d first.
destruct (wit_all3 (fun x y y1 => (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) as [X [Y [Y1 W0]]].
destruct (wit_ex1 (fun z => ((Y - Y1) = ((2 * z) + 1)))) as [z0 W2].
destruct (wit_ex2 (fun i_len j_len => (((((Y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) as [i0 [j0 W3]].
refine (refute (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) (Nd (Some (0 <= Y1)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y = (c n_listed))))))) (Nd (Some (m = (2 * half))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (0 <= i0)) Lf Lf) Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - Y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (p = 2)) (Nd (Some ((Y - Y1) = ((2 * z0) + 1))) Lf Lf) Lf) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (j0 < l)) Lf Lf) Lf))) (Nd (Some (Y1 < Y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (Y1 = (d n_listed))) \/ ((X = (d n_listed)) /\ (Y1 = (c n_listed))))))) (Nd (Some (l = 1)) (Nd (Some (exists (z : Z), ((Y - Y1) = ((2 * z) + 1)))) Lf Lf) Lf) (Nd (Some ((d 0) = 0)) (Nd (Some (0 <= j0)) Lf Lf) Lf)) (Nd (Some (1 <= m)) (Nd (Some ((first 0) = 0)) (Nd (Some ((Y - Y1) = ((i0 * p) + j0))) Lf Lf) Lf) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some ((i0 * p) = (i0 * 2))) Lf Lf) Lf))))
 [(Im (Im (An (An (An (At 2) (At 3)) (At 4)) (At 5)) (No (At 6))) (At 1));
 (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 4) (Im (At 5) (Im (At 3) (At 17))))))))))))));
 (Im (At 17) (At 18));
 (Im (At 6) (An (An (An (At 19) (At 20)) (At 21)) (At 22)));
 (Im (At 10) (At 23));
 (Im (At 18) (Im (At 19) (Im (At 21) (Im (At 22) (Im (At 9) (Im (At 23) Fa))))));
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11);
 (At 12);
 (At 13);
 (At 14);
 (At 15);
 (At 16)]
 (At 1)
 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 1 (Cl 1) (Sp 23 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 17 (Sp 19 (Sp 20 (Sp 21 (Sp 22 (Sp 18 (Cl 7) (Cl 4)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 6))) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  W0
  (odd_apart half l m p X Y Y1 c d first)
  W2
  W3
  (eq_mul i0 p 2)
  (thy_parity_88 Y Y1 z0 i0 p j0 l)
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_89 :  (~ (1 <= 2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_90 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (~ ((x1 - x2) = ((x3 * x4) + 0))) -> (~ ((x1 - x5) = (((x3 - x6) * x4) + 0))) -> ((x5 - x2) = ((2 * x6) + 1)) -> ((x3 * x4) = (x3 * 2)) -> ((x6 * x4) = (x6 * 2)) -> ((x1 - x2) = ((x3 * 2) + x7)) -> (0 <= x7) -> (x7 < 2) -> False.
Proof. thy. Qed.
Lemma thy_parity_91 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), ((x1 - x2) = ((2 * x3) + 1)) -> (x1 < x4) -> (~ (0 <= (x5 - x3))) -> ((x4 - x2) = ((x5 * 2) + x6)) -> (x6 < 2) -> False.
Proof. thy. Qed.
Lemma thy_parity_92 : forall (x1 : Z), (x1 = 1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_93 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> ((x2 - x1) = ((x3 * 2) + x4)) -> (x4 < 2) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
(* If two pairs of a row have columns y', y'' < y of different parity, the 2-rook moves from (x, y) to one of them. *)
Lemma even_reach : forall (half : Z) (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (y1 : Z) (y2 : Z) (z : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed)))))) ->
  (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y2 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y2 = (c n_listed)))))) ->
  ((y2 - y1) = ((2 * z) + 1)) ->
  (0 <= y1) ->
  (y1 < y) ->
  (0 <= y2) ->
  (y2 < y) ->
  (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))).
Proof.
intros half l m p x y y1 y2 z c d first.
destruct (wit_ex2 (fun q r => ((((y - y1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) as [T0 [b0 W1]].
refine (refute (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some (1 <= 2)) (Nd (Some ((y - y1) = ((T0 * 2) + b0))) (Nd (Some (0 <= T0)) (Nd (Some (y1 < y)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) Lf Lf) Lf) (Nd (Some ((y2 - y1) = ((2 * z) + 1))) Lf Lf)) (Nd (Some ((y - y2) = (((T0 - z) * p) + 0))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y2 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y2 = (c n_listed))))))) Lf Lf) (Nd (Some ((first 0) = 0)) Lf Lf))) (Nd (Some (b0 < 2)) (Nd (Some (0 < l)) (Nd (Some (0 <= y2)) Lf Lf) (Nd (Some (1 <= m)) Lf Lf)) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - y2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((T0 * p) = (T0 * 2))) Lf Lf) (Nd (Some ((d 0) = 0)) Lf Lf)))) (Nd (Some (exists (q : Z) (r : Z), ((((y - y1) = ((q * 2) + r)) /\ (0 <= r)) /\ (r < 2)))) (Nd (Some (0 <= b0)) (Nd (Some (0 <= 0)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) Lf Lf) Lf) (Nd (Some (l = 1)) Lf Lf)) (Nd (Some (0 <= (T0 - z))) (Nd (Some (p = 2)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) Lf Lf))) (Nd (Some ((y - y1) = ((T0 * p) + 0))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some (y2 < y)) Lf Lf) (Nd (Some (m = (2 * half))) Lf Lf)) (Nd (Some (0 <= y1)) (Nd (Some ((z * p) = (z * 2))) Lf Lf) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) Lf Lf)))))
 [(Im (At 2) (At 3));
 (Im (At 3) (An (An (At 4) (At 5)) (At 6)));
 (Im (An (An (An (At 7) (At 8)) (At 9)) (At 10)) (At 11));
 (Im (An (An (An (At 12) (At 13)) (At 9)) (At 10)) (At 14));
 (Im (An (An (An (At 15) (At 16)) (At 17)) (At 11)) (At 1));
 (Im (An (An (An (At 18) (At 19)) (At 20)) (At 14)) (At 1));
 (Im (At 21) (At 22));
 (Im (At 21) (At 23));
 (Im (No (At 2)) Fa);
 (Im (No (At 7)) (Im (No (At 12)) (Im (At 24) (Im (At 22) (Im (At 23) (Im (At 4) (Im (At 5) (Im (At 6) Fa))))))));
 (Im (At 24) (Im (At 19) (Im (No (At 13)) (Im (At 4) (Im (At 6) Fa)))));
 (Im (No (At 9)) Fa);
 (Im (At 25) (Im (No (At 10)) Fa));
 (Im (At 16) (Im (At 4) (Im (At 6) (Im (No (At 8)) Fa))));
 (At 26);
 (At 27);
 (At 25);
 (At 21);
 (At 28);
 (At 29);
 (At 30);
 (At 31);
 (At 32);
 (At 33);
 (At 17);
 (At 20);
 (At 24);
 (At 15);
 (At 16);
 (At 18);
 (At 19)]
 (At 1)
 (Sp 25 (Sp 21 (Sp 17 (Sp 20 (Sp 24 (Sp 15 (Sp 16 (Sp 18 (Sp 19 (Sp 1 (Cl 1) (Sp 22 (Sp 23 (Sp 2 (Sp 9 (Sp 10 (Sp 11 (Cl 6) (Sp 14 (Cl 7) (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 13 (Sp 8 (Sp 12 (Cl 5) (Sp 7 (Cl 4) (Cl 11))) (Cl 15)) (Cl 12)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 2)))) (Cl 14)) (Cl 13)) (Cl 10)) (Cl 9)) (Cl 8))) (Cl 32)) (Cl 31)) (Cl 30)) (Cl 29)) (Cl 28)) (Cl 27)) (Cl 26)) (Cl 19)) (Cl 18)) _
  (division 2 (y - y1))
  W1
  (ex2_at (fun i_len j_len => (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) T0 0)
  (ex2_at (fun i_len j_len => (((((y - y2) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) (T0 - z) 0)
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) y1)
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) y2)
  (eq_mul T0 p 2)
  (eq_mul z p 2)
  (thy_parity_89 )
  (thy_parity_90 y y1 T0 p y2 z b0)
  (thy_parity_91 y2 y1 z y T0 b0)
  (thy_parity_21 )
  (thy_parity_92 l)
  (thy_parity_93 y1 y T0 b0)
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_94 : forall (x1 : Z), (0 <= 0) -> (~ (x1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_95 : forall (x1 : Z) (x2 : Z), (~ (x1 = x1)) -> (x2 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_96 : forall (x1 : Z) (x2 : Z), (x1 = x1) -> (~ (x2 = x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_97 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + 1))) -> (x2 = 0) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_98 : forall (x1 : Z), (~ (x1 <= (x1 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_99 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x2 = 0) -> (x1 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_100 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + 1))) -> (x2 = 0) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_101 : forall (x1 : Z) (x2 : Z), ((x1 - x2) = 2) -> (~ ((x2 + 1) < x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_102 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (x2 = 0) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_parity_103 : forall (x1 : Z), (~ (x1 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_104 : forall (x1 : Z) (x2 : Z), ((x1 - x2) = 2) -> (~ (x2 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_105 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x1 = x3) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_106 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (2 * x2)) -> (~ ((x3 - x4) = ((2 * x2) + 1))) -> (x3 = ((x4 + x1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_107 : forall (x1 : Z) (x2 : Z), ((x1 - x2) = 2) -> (~ ((x1 - 1) = (x2 + 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_108 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (x1 < x2) -> (1 <= x3) -> (x4 = ((x5 + x3) + 1)) -> (~ (x5 < x2)) -> (x1 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_109 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x1 = x3) -> (~ (x3 < x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_110 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < x2)) -> (x3 = (x4 + 1)) -> (x1 = x4) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_111 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = x1) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_112 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z), ((x1 * x2) = (x1 * (2 * x3))) -> (x4 = x5) -> ((x6 - x7) = (((x2 * x1) + (2 * (x4 - x7))) + 1)) -> ((x3 * x8) = (x3 * x9)) -> (~ ((x10 - x7) = ((2 * (((x3 * x9) + x5) - x7)) + 1))) -> (x6 = x10) -> ((x3 * x8) = (x3 * x1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_113 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 <= x3) -> (x2 = x1) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_parity_114 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), (0 <= x1) -> (1 <= x2) -> (x3 <= x4) -> (x3 = x1) -> (~ (0 <= x5)) -> (x5 = ((x4 + x2) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_115 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (0 < x1)) -> (x2 = x1) -> (0 <= x3) -> (x3 < x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_116 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = (x2 + 1)) -> (x3 = x1) -> (~ ((x4 - 1) = x2)) -> (x4 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_117 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), (x1 < x2) -> (x3 = x4) -> (x5 < x6) -> (x7 < x3) -> (x5 = x4) -> (~ (x7 < x2)) -> (x8 = x6) -> (x1 = x8) -> False.
Proof. thy. Qed.
Lemma thy_parity_118 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (~ (x3 < x2)) -> (x4 = x3) -> (x1 = x4) -> False.
Proof. thy. Qed.
(* (b): from the right of both pairs of a row the 2-rook reaches one of them. *)
Lemma even_beyond : forall (half : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))).
Proof.
intros half l m p c d first.
destruct (wit_all2 (fun x y => (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) as [X [Y W1]].
destruct (wit_ex1 (fun j_d => ((1 <= j_d) /\ ((d j_d) = X)))) as [j0 W4].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some ((c ((first X) + 1)) = (c (first X)))) (Nd (Some (((d ((first X) + 1)) - (d (first X))) = ((2 * half) + 1))) Lf Lf) Lf) (Nd (Some (X = (d ((first X) + 1)))) (Nd (Some ((first (d j0)) = (first (c (first X))))) Lf Lf) Lf)) (Nd (Some (0 <= (first X))) (Nd (Some (1 <= (first (d j0)))) (Nd (Some ((half * (first (c (first X)))) = (half * (first X)))) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((c j0) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((c j0) = (c n_listed))))))) (Nd (Some (((first (X + 1)) - 1) = (first (d j0)))) Lf Lf) Lf))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = X)))) (Nd (Some (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = (c (first X)))))) (Nd (Some ((d ((first X) + 1)) < Y)) Lf Lf) Lf) (Nd (Some (X = (c j0))) (Nd (Some ((d (first (d j0))) = (d (first X)))) Lf Lf) Lf)) (Nd (Some (0 <= ((first X) + 1))) (Nd (Some ((d (first X)) = (c (first X)))) (Nd (Some ((first X) = (first 0))) Lf Lf) Lf) (Nd (Some ((c (first X)) < (d (first X)))) (Nd (Some (((c (first X)) + 1) = ((d j0) + 1))) Lf Lf) Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (0 < X)) (Nd (Some ((first (c (first X))) = (first X))) (Nd (Some ((d (first X)) < Y)) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d ((first X) + 1)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d ((first X) + 1)) = (c n_listed))))))) (Nd (Some ((first (X + 1)) = (first ((d j0) + 1)))) Lf Lf) Lf)) (Nd (Some ((first X) < (first (X + 1)))) (Nd (Some ((d (first X)) = (d (first X)))) (Nd (Some ((half * (first (c (first X)))) = (half * (first (d j0))))) Lf Lf) Lf) (Nd (Some ((c (first X)) <= (d (first X)))) (Nd (Some ((X + 1) = ((c (first X)) + 1))) Lf Lf) Lf))) (Nd (Some (0 <= X)) (Nd (Some ((d j0) = X)) (Nd (Some ((first ((d j0) + 1)) = ((first (d j0)) + 1))) (Nd (Some ((c j0) < Y)) Lf Lf) Lf) (Nd (Some (X = (d j0))) (Nd (Some (((first (X + 1)) - 1) = ((first X) + 1))) Lf Lf) Lf)) (Nd (Some (((first X) + 1) < (first (X + 1)))) (Nd (Some (X = (c ((first X) + 1)))) (Nd (Some ((first X) = (first (c (first X))))) Lf Lf) Lf) (Nd (Some ((c j0) <= (d j0))) Lf Lf))))) (Nd (Some (m = (2 * half))) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (0 <= 0)) (Nd (Some ((d ((first X) + 1)) = (((d (first X)) + m) + 1))) (Nd (Some (0 <= (d (first X)))) Lf Lf) Lf) (Nd (Some ((d ((first X) + 1)) = (c ((first X) + 1)))) (Nd (Some ((X + 1) = ((d j0) + 1))) Lf Lf) Lf)) (Nd (Some ((first X) <= (first X))) (Nd (Some (X = (c (first X)))) (Nd (Some ((first (c (first X))) = (first (d j0)))) Lf Lf) Lf) (Nd (Some (0 <= (c (first X)))) (Nd (Some ((d ((first (X + 1)) - 1)) = (d (first (d j0))))) Lf Lf) Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (1 <= j0)) (Nd (Some ((c (first (d j0))) = (d j0))) (Nd (Some (((d (first X)) - (c j0)) = ((2 * (((half * (first X)) + X) - (c j0))) + 1))) Lf Lf) Lf) (Nd (Some ((c j0) = (d j0))) (Nd (Some ((c (first X)) = (c (first (d j0))))) Lf Lf) Lf)) (Nd (Some ((first X) <= ((first X) + 1))) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d (first X)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d (first X)) = (c n_listed))))))) (Nd (Some ((first X) = (first (d j0)))) Lf Lf) Lf) (Nd (Some (0 <= (c j0))) (Nd (Some ((first ((c (first X)) + 1)) = (first ((d j0) + 1)))) Lf Lf) Lf)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some ((first 0) < (first X))) (Nd (Some ((first ((c (first X)) + 1)) = ((first X) + 2))) (Nd (Some (0 <= (d ((first X) + 1)))) Lf Lf) Lf) (Nd (Some (0 <= j0)) (Nd (Some ((first (d j0)) = (first X))) Lf Lf) Lf)) (Nd (Some ((c (first X)) = X)) (Nd (Some (X = (d (first X)))) (Nd (Some (X = 0)) Lf Lf) Lf) (Nd (Some (1 <= (first X))) (Nd (Some ((first (X + 1)) = (first ((c (first X)) + 1)))) Lf Lf) Lf))) (Nd (Some ((d ((first (X + 1)) - 1)) < Y)) (Nd (Some (((first (X + 1)) - (first X)) = 2)) (Nd (Some (((d (first (d j0))) - (c j0)) = (((m * (first (d j0))) + (2 * ((d j0) - (c j0)))) + 1))) (Nd (Some (((first (d j0)) * m) = ((first (d j0)) * (2 * half)))) Lf Lf) Lf) (Nd (Some ((c j0) = (c j0))) (Nd (Some ((d ((first (X + 1)) - 1)) = (d ((first X) + 1)))) Lf Lf) Lf)) (Nd (Some ((c ((first X) + 1)) = X)) (Nd (Some ((d ((first X) + 1)) = (d ((first X) + 1)))) (Nd (Some ((d j0) = (c (first X)))) Lf Lf) Lf) (Nd (Some ((c j0) < (d j0))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (An (At 12) (At 13))))))))))));
 (Im (Im (An (At 14) (At 15)) (At 16)) (At 1));
 (Im (At 12) (Im (At 17) (Im (At 18) (At 19))));
 (Im (At 20) (An (At 21) (At 22)));
 (Im (At 9) (Im (An (At 14) (No (At 20))) (At 23)));
 (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 14) (Im (At 24) (Im (At 25) (Im (At 26) (At 27))))))));
 (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 14) (Im (At 28) (Im (At 29) (Im (At 30) (At 31))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 24) (Im (At 32) (An (An (An (At 33) (At 34)) (At 35)) (No (At 36)))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 21) (An (An (An (At 37) (At 38)) (At 39)) (At 40)))))))))))));
 (Im (An (At 24) (Or (An (At 41) (At 42)) (An (At 43) (At 44)))) (At 45));
 (Im (An (At 28) (Or (An (At 46) (At 47)) (An (At 48) (At 49)))) (At 50));
 (Im (An (At 51) (Or (An (At 52) (At 53)) (An (At 54) (At 55)))) (At 56));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 24) (An (An (At 57) (At 58)) (Im (At 59) (At 60))))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 51) (An (An (At 61) (At 62)) (Im (At 21) (At 63))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 45) (Im (At 50) (Im (At 64) (Im (At 65) (Im (At 66) (Im (At 67) (Im (At 68) (At 16))))))))))))))))));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 56) (Im (At 45) (Im (At 69) (Im (At 61) (Im (At 70) (Im (At 65) (Im (At 66) (At 16))))))))))))))))));
 (Im (At 3) (At 71));
 (Im (At 34) (At 72));
 (Im (At 73) (At 74));
 (Im (At 17) (Im (No (At 25)) Fa));
 (Im (At 22) (Im (No (At 54)) Fa));
 (Im (At 27) (Im (No (At 41)) Fa));
 (Im (At 31) (Im (No (At 46)) Fa));
 (Im (No (At 42)) (Im (At 47) Fa));
 (Im (At 42) (Im (No (At 55)) Fa));
 (Im (No (At 17)) Fa);
 (Im (At 75) (At 76));
 (Im (At 54) (At 77));
 (Im (At 41) (At 78));
 (Im (At 79) (At 80));
 (Im (No (At 34)) (Im (At 78) Fa));
 (Im (No (At 73)) (Im (At 80) Fa));
 (Im (At 14) (Im (No (At 18)) (Im (No (At 75)) Fa)));
 (Im (No (At 28)) (Im (At 6) (Im (At 76) Fa)));
 (Im (No (At 29)) Fa);
 (Im (No (At 24)) (Im (At 6) (Im (At 76) Fa)));
 (Im (No (At 28)) (Im (At 6) (Im (At 19) Fa)));
 (Im (At 23) (Im (No (At 30)) Fa));
 (Im (No (At 24)) (Im (At 6) (Im (At 19) Fa)));
 (Im (No (At 51)) (Im (At 21) Fa));
 (Im (At 6) (Im (At 19) (Im (No (At 59)) Fa)));
 (Im (No (At 47)) Fa);
 (Im (At 23) (Im (No (At 26)) Fa));
 (Im (At 81) (At 82));
 (Im (At 83) (At 84));
 (Im (At 77) (At 85));
 (Im (At 22) (Im (No (At 81)) Fa));
 (Im (At 77) (Im (No (At 83)) Fa));
 (Im (No (At 32)) (Im (At 31) (Im (At 27) Fa)));
 (Im (At 3) (Im (No (At 64)) (Im (At 33) Fa)));
 (Im (At 86) (At 87));
 (Im (At 23) (Im (No (At 86)) Fa));
 (Im (At 15) (Im (At 2) (Im (At 33) (Im (No (At 66)) (Im (At 87) Fa)))));
 (Im (At 15) (Im (At 87) (Im (No (At 68)) Fa)));
 (Im (No (At 26)) (Im (At 38) (Im (At 77) (Im (At 82) Fa))));
 (Im (No (At 79)) (Im (At 37) (Im (At 85) Fa)));
 (Im (At 71) (Im (At 22) (Im (At 39) (Im (At 72) (Im (No (At 69)) (Im (At 84) (Im (At 74) Fa)))))));
 (Im (At 88) (At 89));
 (Im (At 90) (At 91));
 (Im (At 92) (At 93));
 (Im (At 27) (Im (No (At 90)) Fa));
 (Im (At 79) (Im (No (At 92)) Fa));
 (Im (At 14) (Im (At 58) (Im (At 27) (Im (No (At 65)) Fa))));
 (Im (At 14) (Im (At 2) (Im (At 58) (Im (At 27) (Im (No (At 67)) (Im (At 33) Fa))))));
 (Im (No (At 18)) (Im (At 22) (Im (At 61) (Im (At 63) Fa))));
 (Im (At 38) (Im (At 93) (Im (No (At 88)) (Im (At 91) Fa))));
 (Im (At 15) (Im (At 22) (Im (At 60) (Im (At 63) (Im (At 27) (Im (No (At 70)) (Im (At 84) (Im (At 89) Fa))))))));
 (Im (At 15) (Im (No (At 66)) (Im (At 84) (Im (At 89) Fa))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 1 (Cl 1) (Sp 71 (Sp 17 (Sp 29 (Sp 47 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Cl 3) (Sp 25 (Sp 42 (Sp 55 (Sp 23 (Sp 30 (Sp 26 (Sp 86 (Sp 87 (Sp 68 (Sp 76 (Sp 28 (Sp 24 (Sp 31 (Sp 27 (Sp 57 (Sp 58 (Sp 46 (Sp 32 (Sp 41 (Sp 65 (Sp 50 (Sp 33 (Sp 45 (Sp 64 (Sp 66 (Sp 67 (Cl 16) (Cl 65)) (Cl 54)) (Cl 51)) (Cl 11)) (Cl 9)) (Cl 12)) (Cl 64)) (Cl 23)) (Cl 50)) (Cl 24)) (Cl 14)) (Cl 14)) (Cl 7)) (Cl 8)) (Cl 37)) (Cl 35)) (Sp 75 (Cl 28) (Sp 18 (Sp 19 (Sp 28 (Sp 24 (Sp 59 (Sp 31 (Sp 27 (Sp 57 (Sp 58 (Sp 46 (Sp 32 (Sp 41 (Sp 65 (Sp 50 (Sp 33 (Sp 45 (Sp 64 (Sp 66 (Sp 67 (Cl 16) (Cl 65)) (Cl 54)) (Cl 51)) (Cl 11)) (Cl 9)) (Cl 12)) (Cl 64)) (Cl 23)) (Cl 50)) (Cl 24)) (Cl 14)) (Cl 14)) (Cl 7)) (Cl 8)) (Cl 42)) (Cl 40)) (Cl 38)) (Cl 4)) (Cl 34)))) (Cl 55)) (Cl 52)) (Cl 53)) (Cl 44)) (Cl 39)) (Sp 20 (Sp 21 (Sp 22 (Sp 37 (Sp 38 (Sp 39 (Sp 51 (Sp 54 (Sp 81 (Sp 56 (Sp 61 (Sp 62 (Sp 63 (Sp 77 (Sp 82 (Sp 18 (Sp 85 (Sp 83 (Sp 26 (Sp 19 (Sp 79 (Sp 84 (Sp 24 (Sp 59 (Sp 80 (Sp 92 (Sp 27 (Sp 57 (Sp 58 (Sp 60 (Sp 73 (Sp 93 (Sp 41 (Sp 90 (Sp 65 (Sp 74 (Sp 45 (Sp 78 (Sp 91 (Sp 34 (Sp 88 (Sp 72 (Sp 89 (Sp 69 (Sp 70 (Sp 66 (Cl 17) (Cl 69)) (Cl 68)) (Cl 58)) (Cl 59)) (Cl 19)) (Cl 67)) (Cl 32)) (Cl 60)) (Cl 30)) (Cl 11)) (Cl 20)) (Cl 64)) (Cl 62)) (Cl 23)) (Cl 61)) (Cl 33)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 7)) (Cl 63)) (Cl 31)) (Cl 42)) (Cl 40)) (Cl 46)) (Cl 57)) (Cl 4)) (Cl 56)) (Cl 49)) (Cl 47)) (Cl 66)) (Cl 45)) (Cl 29)) (Cl 15)) (Cl 15)) (Cl 15)) (Cl 13)) (Cl 48)) (Cl 22)) (Cl 41)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 5)) (Cl 5)) (Cl 6))) (Cl 26)) (Cl 25)) (Cl 21))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 43)) (Cl 36)) (Cl 27)) (Cl 18))) (Cl 79)) (Cl 78)) (Cl 77)) (Cl 76)) (Cl 75)) (Cl 74)) (Cl 73)) (Cl 72)) (Cl 71)) (Cl 70)) _
  (even_shape half l m p c d first)
  W1
  (first_grows 0 X first)
  W4
  (all1_at (fun x => (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) X)
  (row_is (first X) X c first)
  (row_is ((first X) + 1) X c first)
  (same_row half l m (first X) p c d first)
  (odd_at_d half j0 l m p c d first)
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d (first X)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d (first X)) = (c n_listed)))))) (first X))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d ((first X) + 1)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d ((first X) + 1)) = (c n_listed)))))) ((first X) + 1))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((c j0) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((c j0) = (c n_listed)))))) j0)
  (pairs_natural m (first X) c d first)
  (pairs_natural m j0 c d first)
  (even_reach half l m p X Y (d (first X)) (d ((first X) + 1)) half c d first)
  (even_reach half l m p X Y (c j0) (d (first X)) (((half * (first X)) + X) - (c j0)) c d first)
  (eq_mul (first (d j0)) m (2 * half))
  (eq_mul half (first (c (first X))) (first X))
  (eq_mul half (first (c (first X))) (first (d j0)))
  (thy_parity_94 (first X))
  (thy_parity_4 (d j0) X)
  (thy_parity_4 (c (first X)) X)
  (thy_parity_4 (c ((first X) + 1)) X)
  (thy_parity_95 (d (first X)) (d ((first X) + 1)))
  (thy_parity_96 (d (first X)) (c j0))
  (thy_parity_21 )
  (fun eq__0 => cg1 first X 0 eq__0)
  (fun eq__0 => cg1 first X (d j0) eq__0)
  (fun eq__0 => cg1 first X (c (first X)) eq__0)
  (fun eq__0 => cg1 first (d j0) (c (first X)) eq__0)
  (thy_parity_64 (first (c (first X))) (first X))
  (thy_parity_64 (first (c (first X))) (first (d j0)))
  (thy_parity_26 X)
  (thy_parity_97 (first X) (first 0))
  (thy_parity_98 (first X))
  (thy_parity_99 (first X) (first 0))
  (thy_parity_100 (first X) (first 0))
  (thy_parity_101 (first (X + 1)) (first X))
  (thy_parity_102 (first X) (first 0))
  (thy_parity_52 j0)
  (thy_parity_61 (first 0) (first X))
  (thy_parity_103 (d ((first X) + 1)))
  (thy_parity_104 (first (X + 1)) (first X))
  (fun eq__0 => cg1 first (X + 1) ((d j0) + 1) eq__0)
  (fun eq__0 => cg1 d (first (d j0)) (first X) eq__0)
  (fun eq__0 => cg1 c (first X) (first (d j0)) eq__0)
  (thy_parity_5 (d j0) X)
  (thy_parity_4 (first X) (first (d j0)))
  (thy_parity_105 (c ((first X) + 1)) (c (first X)) X)
  (thy_parity_106 m half (d ((first X) + 1)) (d (first X)))
  (fun eq__0 => cg1 d ((first (X + 1)) - 1) ((first X) + 1) eq__0)
  (thy_parity_107 (first (X + 1)) (first X))
  (thy_parity_108 (d ((first (X + 1)) - 1)) Y m (d ((first X) + 1)) (d (first X)))
  (thy_parity_109 (d ((first (X + 1)) - 1)) Y (d ((first X) + 1)))
  (thy_parity_110 (first X) (first (X + 1)) (first ((d j0) + 1)) (first (d j0)))
  (thy_parity_111 (d j0) (c (first X)) (c (first (d j0))))
  (thy_parity_112 (first (d j0)) m half (d j0) X (d (first (d j0))) (c j0) (first (c (first X))) (first X) (d (first X)))
  (fun eq__0 => cg1 d ((first (X + 1)) - 1) (first (d j0)) eq__0)
  (fun eq__0 => cg1 first (X + 1) ((c (first X)) + 1) eq__0)
  (fun eq__0 => cg1 first ((c (first X)) + 1) ((d j0) + 1) eq__0)
  (thy_parity_5 (c (first X)) X)
  (thy_parity_5 (d j0) (c (first X)))
  (thy_parity_113 X (c (first X)) (d (first X)))
  (thy_parity_114 X m (c (first X)) (d (first X)) (d ((first X) + 1)))
  (thy_parity_115 X (d j0) (c j0))
  (thy_parity_116 (first ((d j0) + 1)) (first (d j0)) (first ((c (first X)) + 1)) (first (X + 1)))
  (thy_parity_117 (d ((first (X + 1)) - 1)) Y (d j0) X (c (first X)) (d (first X)) (c j0) (d (first (d j0))))
  (thy_parity_118 (d ((first (X + 1)) - 1)) Y (d (first X)) (d (first (d j0))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_parity_119 : forall (x1 : Z), (1 <= x1) -> (~ (0 <= (x1 - 1))) -> False.
Proof. thy. Qed.
Lemma thy_parity_120 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x1 <= x2) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_121 : forall (x1 : Z) (x2 : Z), (~ (x1 = x1)) -> (x2 = ((x2 - 1) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_parity_122 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = (x2 - 1)) -> ((x2 - x3) = (((x4 - x5) + x6) + 1)) -> (x7 = x5) -> (1 <= x6) -> (~ (x4 < x1)) -> (x3 = x7) -> False.
Proof. thy. Qed.
Lemma thy_parity_123 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x1 = (2 * x2)) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_parity_124 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z), ((x1 - x2) = (((x3 - x4) + x5) + 1)) -> ((x6 - x3) = x7) -> (x8 = (x4 + 1)) -> (x7 = (x5 + 1)) -> (x2 = x8) -> (x1 = x6) -> False.
Proof. thy. Qed.
Lemma thy_parity_125 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 <= x2) -> (x1 = x3) -> (x4 = x5) -> (~ (x6 < x2)) -> (x6 < x4) -> (x3 = x5) -> False.
Proof. thy. Qed.
Lemma thy_parity_126 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x3 = ((x1 - 1) + 1)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_parity_127 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x1 = x3)) -> (x2 = x4) -> False.
Proof. thy. Qed.
Lemma thy_parity_128 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z) (x14 : Z), (x1 = x2) -> (x3 = (x4 - 1)) -> (x5 = x6) -> ((x7 - x8) = (((x9 * x10) + (2 * (x5 - x8))) + 1)) -> (~ ((x3 - x8) = (((((x11 * x12) + x1) - x8) * x13) + 0))) -> ((x10 * x9) = (x10 * (2 * x11))) -> ((x8 * x13) = (x8 * 2)) -> ((x1 * x13) = (x1 * 2)) -> (((x11 * x12) * x13) = ((x11 * x12) * 2)) -> ((x11 * x14) = (x11 * x10)) -> (x2 = x6) -> ((x11 * x14) = (x11 * ((x12 - 1) + 1))) -> (x4 = x7) -> False.
Proof. thy. Qed.
Lemma thy_parity_129 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z) (x10 : Z) (x11 : Z) (x12 : Z) (x13 : Z), (x1 <= x2) -> (x1 = x3) -> (x2 = (x4 - 1)) -> (x5 = x6) -> ((x7 - x8) = (((x9 * x10) + (2 * (x5 - x8))) + 1)) -> ((x10 * x9) = (x10 * (2 * x11))) -> ((x11 * x12) = (x11 * x10)) -> (~ (0 <= (((x11 * x13) + x1) - x8))) -> (x8 < x5) -> (x3 = x6) -> ((x11 * x12) = (x11 * ((x13 - 1) + 1))) -> (x4 = x7) -> False.
Proof. thy. Qed.
Lemma thy_parity_130 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (~ (x1 = x4)) -> (x2 = x3) -> False.
Proof. thy. Qed.
Lemma thy_parity_131 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = (x2 - 1)) -> ((x2 - x3) = (((x4 - x5) + x6) + 1)) -> (x7 = x5) -> (~ ((x1 - x4) = ((x8 * x9) + 0))) -> (x6 = (2 * x8)) -> ((x8 * x9) = (x8 * 2)) -> (x3 = x7) -> False.
Proof. thy. Qed.
(* (c): if d_n - c_n has grown by m + 1, the 2-rook reaches from (c_n, d_n - 1) the pair before, or (x, c_j). *)
Lemma even_beside : forall (half : Z) (l : Z) (m : Z) (p : Z) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))).
Proof.
intros half l m p c d first.
destruct (wit_all2 (fun x y => (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) as [X [Y W1]].
destruct (wit_ex1 (fun n_next => ((((1 <= n_next) /\ (X = (c n_next))) /\ (Y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) as [n0 W2].
destruct (wit_ex1 (fun j_second => (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1)))))) as [j0 W6].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))) (Nd (Some ((first ((d j0) + 1)) = ((first (d j0)) + 1))) (Nd (Some ((ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) = (m + 1))) Lf Lf) Lf) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((c j0) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((c j0) = (c n_listed))))))) Lf Lf)) (Nd (Some ((c ((n0 - 1) + 1)) = ((c (n0 - 1)) + 1))) (Nd (Some (0 <= (c j0))) (Nd (Some ((half * (first (c ((n0 - 1) + 1)))) = (half * (first (d j0))))) Lf Lf) Lf) (Nd (Some (X = (d j0))) Lf Lf))) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) (Nd (Some (((d n0) - (c n0)) = ((((d (n0 - 1)) - (c (n0 - 1))) + m) + 1))) (Nd (Some ((c (n0 - 1)) <= (d (n0 - 1)))) (Nd (Some ((half * p) = (half * 2))) Lf Lf) Lf) (Nd (Some (X = (d (n0 - 1)))) Lf Lf)) (Nd (Some (1 <= j0)) (Nd (Some ((d (n0 - 1)) < Y)) (Nd (Some (n0 = (first (d j0)))) Lf Lf) Lf) (Nd (Some (0 <= 0)) Lf Lf)))) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (X = (c n0))) (Nd (Some (1 <= (first (d j0)))) (Nd (Some (((c j0) * p) = ((c j0) * 2))) Lf Lf) Lf) (Nd (Some (X = (c (n0 - 1)))) Lf Lf)) (Nd (Some (((d ((n0 - 1) + 1)) - (d (n0 - 1))) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)))) (Nd (Some ((c j0) < (d j0))) (Nd (Some ((c n0) = (c ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some ((Y - (d (n0 - 1))) = ((half * p) + 0))) Lf Lf))) (Nd (Some (X <= Y)) (Nd (Some ((c ((n0 - 1) + 1)) = (c (n0 - 1)))) (Nd (Some ((c (n0 - 1)) < (d (n0 - 1)))) (Nd (Some ((half * (first (c ((n0 - 1) + 1)))) = (half * ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some (X = (c j0))) Lf Lf)) (Nd (Some ((d j0) = (c ((n0 - 1) + 1)))) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (d (n0 - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) (Nd (Some ((c ((n0 - 1) + 1)) = (d j0))) Lf Lf) Lf) (Nd (Some ((Y - (c j0)) = (((((half * n0) + X) - (c j0)) * p) + 0))) Lf Lf))))) (Nd (Some (m = (2 * half))) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (1 <= n0)) (Nd (Some (((d (first (d j0))) - (c j0)) = (((m * (first (d j0))) + (2 * ((d j0) - (c j0)))) + 1))) (Nd (Some (((first (d j0)) * m) = ((first (d j0)) * (2 * half)))) Lf Lf) Lf) (Nd (Some (exists (i_len : Z) (j_len : Z), (((((Y - (c j0)) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))) Lf Lf)) (Nd (Some ((first (c ((n0 - 1) + 1))) = ((n0 - 1) + 1))) (Nd (Some ((c j0) <= (d j0))) (Nd (Some (n0 = ((n0 - 1) + 1))) Lf Lf) Lf) (Nd (Some ((c j0) = (c j0))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) (Nd (Some (0 <= (n0 - 1))) (Nd (Some (1 <= (n0 - 1))) (Nd (Some (((half * n0) * p) = ((half * n0) * 2))) Lf Lf) Lf) (Nd (Some ((d (n0 - 1)) = (c (n0 - 1)))) Lf Lf)) (Nd (Some ((first (c j0)) < j0)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d (n0 - 1)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d (n0 - 1)) = (c n_listed))))))) (Nd (Some ((d n0) = (d (first (d j0))))) Lf Lf) Lf) (Nd (Some (0 < l)) Lf Lf)))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some (Y = ((d n0) - 1))) (Nd (Some (0 <= (c (n0 - 1)))) (Nd (Some ((X * p) = (X * 2))) Lf Lf) Lf) (Nd (Some ((d (n0 - 1)) = (d (n0 - 1)))) Lf Lf)) (Nd (Some (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1)))))) (Nd (Some (0 <= (d (n0 - 1)))) (Nd (Some ((d n0) = (d ((n0 - 1) + 1)))) Lf Lf) Lf) (Nd (Some (0 <= half)) Lf Lf))) (Nd (Some (exists (n_next : Z), ((((1 <= n_next) /\ (X = (c n_next))) /\ (Y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) (Nd (Some ((first (c ((n0 - 1) + 1))) < ((n0 - 1) + 1))) (Nd (Some (0 <= j0)) (Nd (Some ((first (c ((n0 - 1) + 1))) = (first (d j0)))) Lf Lf) Lf) (Nd (Some ((c j0) = (d j0))) Lf Lf)) (Nd (Some ((c (first (d j0))) = (d j0))) (Nd (Some ((c j0) < Y)) Lf Lf) (Nd (Some (0 <= (((half * n0) + X) - (c j0)))) Lf Lf))))))
 [(Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (An (At 12) (At 13))))))))))));
 (Im (Im (An (At 14) (At 15)) (At 16)) (At 1));
 (Im (At 15) (An (An (An (At 17) (At 18)) (At 19)) (At 20)));
 (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 21) (Or (An (At 22) (At 23)) (An (At 24) (At 25)))))));
 (Im (At 11) (Im (At 21) (At 26)));
 (Im (At 27) (An (An (At 28) (At 29)) (At 30)));
 (Im (At 2) (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 28) (An (An (An (At 31) (At 32)) (At 33)) (At 34)))))))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 21) (An (An (At 35) (At 36)) (Im (At 37) (At 38))))))))));
 (Im (At 2) (Im (At 6) (Im (At 12) (Im (At 7) (Im (At 8) (Im (At 13) (Im (At 39) (An (An (At 40) (At 41)) (Im (At 28) (At 42))))))))));
 (Im (An (An (An (At 43) (At 44)) (At 45)) (At 46)) (At 16));
 (Im (An (An (An (At 40) (At 47)) (At 48)) (At 49)) (At 16));
 (Im (An (At 21) (Or (An (At 50) (At 51)) (An (At 52) (At 53)))) (At 45));
 (Im (An (At 39) (Or (An (At 54) (At 55)) (An (At 56) (At 57)))) (At 48));
 (Im (An (An (An (At 58) (At 59)) (At 60)) (At 61)) (At 46));
 (Im (An (An (An (At 62) (At 63)) (At 60)) (At 61)) (At 49));
 (Im (No (At 27)) (At 64));
 (Im (At 3) (At 65));
 (Im (At 5) (At 66));
 (Im (At 5) (At 67));
 (Im (At 5) (At 68));
 (Im (At 5) (At 69));
 (Im (At 25) (At 70));
 (Im (At 71) (At 72));
 (Im (At 17) (Im (No (At 21)) Fa));
 (Im (At 51) (Im (No (At 57)) Fa));
 (Im (At 28) (Im (No (At 39)) Fa));
 (Im (At 35) (Im (At 36) (Im (No (At 43)) Fa)));
 (Im (At 73) (At 74));
 (Im (At 73) (At 75));
 (Im (At 76) (At 77));
 (Im (At 78) (At 71));
 (Im (At 30) (Im (No (At 78)) Fa));
 (Im (No (At 51)) (Im (At 73) Fa));
 (Im (No (At 73)) Fa);
 (Im (At 19) (Im (At 20) (Im (At 22) (Im (At 2) (Im (No (At 44)) (Im (At 74) Fa))))));
 (Im (At 2) (Im (At 3) (Im (No (At 59)) Fa)));
 (Im (At 20) (Im (At 26) (Im (At 24) (Im (At 64) (Im (At 74) (Im (At 75) Fa))))));
 (Im (At 14) (Im (At 18) (Im (At 30) (Im (No (At 47)) (Im (At 42) (Im (At 74) Fa))))));
 (Im (No (At 76)) (Im (At 25) (Im (At 71) Fa)));
 (Im (At 18) (Im (At 30) (Im (No (At 56)) (Im (At 74) Fa))));
 (Im (No (At 60)) Fa);
 (Im (At 4) (Im (No (At 61)) Fa));
 (Im (At 18) (Im (At 19) (Im (At 30) (Im (At 33) (Im (No (At 62)) (Im (At 65) (Im (At 66) (Im (At 67) (Im (At 69) (Im (At 72) (Im (At 74) (Im (At 70) (Im (At 77) Fa)))))))))))));
 (Im (At 14) (Im (At 18) (Im (At 19) (Im (At 30) (Im (At 33) (Im (At 65) (Im (At 72) (Im (No (At 63)) (Im (At 42) (Im (At 74) (Im (At 70) (Im (At 77) Fa))))))))))));
 (Im (At 18) (Im (At 22) (Im (No (At 50)) (Im (At 74) Fa))));
 (Im (At 19) (Im (At 20) (Im (At 22) (Im (No (At 58)) (Im (At 3) (Im (At 68) (Im (At 74) Fa)))))));
 (At 2);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 8);
 (At 9);
 (At 10);
 (At 11)]
 (At 1)
 (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 1 (Cl 1) (Sp 65 (Sp 66 (Sp 67 (Sp 68 (Sp 69 (Sp 73 (Sp 59 (Sp 60 (Sp 61 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Cl 3) (Sp 74 (Sp 75 (Sp 51 (Sp 17 (Sp 18 (Sp 19 (Sp 20 (Sp 57 (Sp 21 (Sp 26 (Sp 35 (Sp 36 (Sp 43 (Sp 22 (Sp 44 (Sp 50 (Sp 58 (Sp 45 (Sp 46 (Cl 11) (Cl 15)) (Cl 13)) (Cl 47)) (Cl 46)) (Cl 36)) (Sp 24 (Sp 25 (Sp 64 (Cl 38) (Sp 70 (Sp 27 (Sp 28 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 33 (Sp 39 (Sp 78 (Sp 56 (Sp 40 (Sp 41 (Sp 42 (Sp 48 (Sp 71 (Sp 47 (Sp 72 (Sp 76 (Sp 49 (Cl 12) (Sp 77 (Sp 62 (Sp 63 (Cl 16) (Cl 45)) (Cl 44)) (Cl 31))) (Cl 40)) (Cl 24)) (Cl 39)) (Cl 32)) (Cl 14)) (Cl 10)) (Cl 10)) (Cl 10)) (Cl 41)) (Cl 33)) (Cl 27)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 7)) (Cl 7)) (Cl 7)) (Cl 17)) (Cl 23))) (Cl 5)) (Cl 5))) (Cl 28)) (Cl 9)) (Cl 9)) (Cl 6)) (Cl 25)) (Cl 26)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 34)) (Cl 30)) (Cl 29))) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 43)) (Cl 42)) (Cl 37)) (Cl 35)) (Cl 22)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18))) (Cl 57)) (Cl 56)) (Cl 55)) (Cl 54)) (Cl 53)) (Cl 52)) (Cl 51)) (Cl 50)) (Cl 49)) (Cl 48)) _
  (even_shape half l m p c d first)
  W1
  W2
  (c_step (n0 - 1) c first)
  (all1_at (fun n => ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) (n0 - 1))
  W6
  (odd_at_d half j0 l m p c d first)
  (pairs_natural m (n0 - 1) c d first)
  (pairs_natural m j0 c d first)
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) (d (n0 - 1)))
  (ex1_at (fun y_reached => ((((0 <= y_reached) /\ (y_reached < Y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((X = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((X = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((Y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) (c j0))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((d (n0 - 1)) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((d (n0 - 1)) = (c n_listed)))))) (n0 - 1))
  (ex1_at (fun n_listed => ((0 <= n_listed) /\ (((X = (c n_listed)) /\ ((c j0) = (d n_listed))) \/ ((X = (d n_listed)) /\ ((c j0) = (c n_listed)))))) j0)
  (ex2_at (fun i_len j_len => (((((Y - (d (n0 - 1))) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) half 0)
  (ex2_at (fun i_len j_len => (((((Y - (c j0)) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))) (((half * n0) + X) - (c j0)) 0)
  (ite_false (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1))
  (eq_mul (first (d j0)) m (2 * half))
  (eq_mul (c j0) p 2)
  (eq_mul X p 2)
  (eq_mul half p 2)
  (eq_mul (half * n0) p 2)
  (eq_mul half (first (c ((n0 - 1) + 1))) ((n0 - 1) + 1))
  (eq_mul half (first (c ((n0 - 1) + 1))) (first (d j0)))
  (thy_parity_119 n0)
  (thy_parity_96 (d (n0 - 1)) (c j0))
  (thy_parity_23 j0)
  (thy_parity_120 (c (n0 - 1)) (d (n0 - 1)))
  (fun eq__0 => cg1 c n0 ((n0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 d n0 ((n0 - 1) + 1) eq__0)
  (fun eq__0 => cg1 d n0 (first (d j0)) eq__0)
  (fun eq__0 => cg1 first (c ((n0 - 1) + 1)) (d j0) eq__0)
  (thy_parity_4 (d j0) (c ((n0 - 1) + 1)))
  (thy_parity_121 (d (n0 - 1)) n0)
  (thy_parity_25 n0)
  (thy_parity_122 Y (d n0) (c n0) (d (n0 - 1)) (c (n0 - 1)) m (c ((n0 - 1) + 1)))
  (thy_parity_123 m half)
  (thy_parity_124 (d n0) (c n0) (d (n0 - 1)) (c (n0 - 1)) m (d ((n0 - 1) + 1)) (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c ((n0 - 1) + 1))))) (m + 2) (m + 1)) (c ((n0 - 1) + 1)))
  (thy_parity_125 X Y (c n0) (d j0) (c ((n0 - 1) + 1)) (c j0))
  (thy_parity_126 n0 (first (d j0)) (first (c ((n0 - 1) + 1))))
  (thy_parity_127 X (c n0) (d j0) (c ((n0 - 1) + 1)))
  (thy_parity_21 )
  (thy_parity_92 l)
  (thy_parity_128 X (c n0) Y (d n0) (d j0) (c ((n0 - 1) + 1)) (d (first (d j0))) (c j0) m (first (d j0)) half n0 p (first (c ((n0 - 1) + 1))))
  (thy_parity_129 X Y (c n0) (d n0) (d j0) (c ((n0 - 1) + 1)) (d (first (d j0))) (c j0) m (first (d j0)) half (first (c ((n0 - 1) + 1))) n0)
  (thy_parity_130 X (c n0) (c ((n0 - 1) + 1)) (c (n0 - 1)))
  (thy_parity_131 Y (d n0) (c n0) (d (n0 - 1)) (c (n0 - 1)) m (c ((n0 - 1) + 1)) half p)
).
vm_compute; reflexivity.
Qed.

(* Let m be even. Let a row x that is none of the d_j, j >= 1, hold two of the c_n, and every other row one; let d_0 = 0 and d_{n+1} = d_n + m + 1, except that d_{n+1} = d_n + m + 2 if the row c_{n+1} is d_j where j is the second index of its own row. Then P(mWN^(2)) = {{c_n, d_n} | n >= 0}. *)
Lemma even_two : forall (half : Z) (l : Z) (m : Z) (p : Z) (x : Z) (y : Z) (P : Z -> Z -> Prop) (c : Z -> Z) (d : Z -> Z) (first : Z -> Z),
  (1 <= m) ->
  (m = (2 * half)) ->
  (l = 1) ->
  (p = 2) ->
  ((first 0) = 0) ->
  (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1)))))) ->
  ((d 0) = 0) ->
  (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2))) ->
  (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1))))) ->
  (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1))))))) ->
  ((0 <= x) /\ (0 <= y)) ->
  ((P x y) <-> (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))).
Proof.
intros half l m p x y P c d first.
refine (refute (Nd (Some (P x y)) (Nd (Some (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) (Nd (Some (m = (2 * half))) (Nd (Some (forall (n : Z), ((0 <= n) -> (((0 <= (c n)) /\ ((first (c n)) <= n)) /\ (n < (first ((c n) + 1))))))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ ((d ((first (x + 1)) - 1)) < y)) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((d (n + 1)) - (d n)) = (ite (exists (j_second : Z), (((1 <= j_second) /\ ((first (c j_second)) < j_second)) /\ ((d j_second) = (c (n + 1))))) (m + 2) (m + 1)))))) (Nd (Some (0 <= y)) Lf Lf) Lf)) (Nd (Some (p = 2)) (Nd (Some (forall (x : Z), (((0 <= x) /\ (~ (exists (j_d : Z), ((1 <= j_d) /\ ((d j_d) = x))))) -> (((first (x + 1)) - (first x)) = 2)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\ (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m)) \/ (((((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x))) /\ (exists (i_len : Z) (j_len : Z), (((((((x + y) - x1) - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))) /\ (P x1 y1)))))))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> (((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = m) \/ ((2 <= m) /\ ((((d (n + 1)) - (c (n + 1))) - ((d n) - (c n))) = (m + 1))))))) Lf Lf))) (Nd (Some (1 <= m)) (Nd (Some (l = 1)) (Nd (Some ((d 0) = 0)) (Nd (Some (forall (x : Z) (y : Z), (((x <= y) /\ (exists (n_next : Z), ((((1 <= n_next) /\ (x = (c n_next))) /\ (y = ((d n_next) - 1))) /\ (((d n_next) - (c n_next)) = ((((d (n_next - 1)) - (c (n_next - 1))) + m) + 1))))) -> (exists (y_reached : Z), ((((0 <= y_reached) /\ (y_reached < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y_reached = (d n_listed))) \/ ((x = (d n_listed)) /\ (y_reached = (c n_listed))))))) /\ (exists (i_len : Z) (j_len : Z), (((((y - y_reached) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l)))))))) Lf Lf) Lf) (Nd (Some (forall (x : Z), ((0 <= x) -> ((first x) < (first (x + 1)))))) Lf Lf)) (Nd (Some ((first 0) = 0)) (Nd (Some (forall (j : Z), ((1 <= j) -> (((first ((d j) + 1)) - (first (d j))) = (ite ((first (c j)) = j) (2 - 1) (2 - 1)))))) (Nd (Some (0 <= x)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (y1 : Z), (((((0 <= y1) /\ (y1 < y)) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y = (d n_listed))) \/ ((x = (d n_listed)) /\ (y = (c n_listed))))))) /\ (exists (n_listed : Z), ((0 <= n_listed) /\ (((x = (c n_listed)) /\ (y1 = (d n_listed))) \/ ((x = (d n_listed)) /\ (y1 = (c n_listed))))))) -> (~ (exists (i_len : Z) (j_len : Z), (((((y - y1) = ((i_len * p) + j_len)) /\ (0 <= i_len)) /\ (0 <= j_len)) /\ (j_len < l))))))) Lf Lf))))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (An (At 13) (At 14))))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 15)))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 16)))))))))));
 (Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (Im (At 8) (Im (At 9) (Im (At 10) (Im (At 11) (Im (At 12) (At 17)))))))))));
 (Im (At 3) (Im (At 7) (Im (At 13) (Im (At 8) (Im (At 9) (Im (At 14) (Im (At 15) (Im (At 16) (Im (At 17) (Im (At 18) (Im (An (At 19) (At 20)) (If (At 1) (At 2)))))))))))));
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
 (At 18);
 (An (At 19) (At 20))]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 8 (Sp 9 (Sp 10 (Sp 11 (Sp 12 (Sp 18 (Sp 19 (Sp 20 (Sp 13 (Sp 14 (Sp 15 (Sp 16 (Sp 17 (Sp 2 (Sp 1 (Cl 1) (Cl 6)) (Sp 1 (Cl 6) (Cl 1))) (Cl 5)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 2)) (Cl 18)) (Cl 18)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) (Cl 7)) _
  (even_shape half l m p c d first)
  (even_joined half l m p c d first)
  (even_beyond half l m p c d first)
  (even_beside half l m p c d first)
  (steps l m p x y P c d first)
).
vm_compute; reflexivity.
Qed.
