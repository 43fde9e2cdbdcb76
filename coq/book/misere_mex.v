From Wythoff.book Require Import Prelude Definitions algebra play counting rows games.
Open Scope Z_scope.

Lemma thy_misere_mex_1 : forall (x1 : Z) (x2 : Z) (x3 : Z), ((- x1) <= x2) -> (~ ((- x3) <= x2)) -> (x1 <= x3) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_2 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 < x2) -> (x2 <= x3) -> (~ (x1 < x3)) -> False.
Proof. thy. Qed.
(* r is taken at least as often before j as before i <= j. *)
Lemma misere_times_grow : forall (i : Z) (j : Z) (r : Z) (cs : Z -> Z) (ds : Z -> Z),
  (i <= j) ->
  ((card1 (fun (z : Z) => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))) <= (card1 (fun (z : Z) => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))).
Proof.
intros i j r cs ds.
destruct (wit_all1 (fun z => (((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) -> ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))) as [z1 W0].
destruct (wit_all2 (fun z z_other => (((((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) /\ ((((- i) <= z_other) /\ (z_other < i)) /\ (((0 <= z_other) /\ ((cs z_other) = r)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = r))))) /\ (z = z_other)) -> (z = z_other)))) as [z2 [z3 W1]].
destruct (wit_all1 (fun z => (((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) -> (((- j) <= z) /\ (z < j))))) as [z4 W2].
refine (refute (Nd (Some ((card1 (fun (z : Z) => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))) <= (card1 (fun (z : Z) => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))) (Nd (Some ((- i) <= z1)) (Nd (Some (0 <= z1)) (Nd (Some ((- j) <= z1)) (Nd (Some ((ds ((- z2) - 1)) = r)) (Nd (Some (i <= j)) Lf Lf) Lf) (Nd (Some (forall (z : Z) (z_other : Z), (((((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) /\ ((((- i) <= z_other) /\ (z_other < i)) /\ (((0 <= z_other) /\ ((cs z_other) = r)) \/ ((z_other <= (-1)) /\ ((ds ((- z_other) - 1)) = r))))) /\ (z = z_other)) -> (z = z_other)))) Lf Lf)) (Nd (Some (z2 < i)) (Nd (Some ((cs z3) = r)) Lf Lf) (Nd (Some ((cs z4) = r)) Lf Lf))) (Nd (Some (z1 <= (-1))) (Nd (Some (forall (z : Z), (((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) -> ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))) (Nd (Some (z3 < i)) Lf Lf) (Nd (Some (z4 < j)) Lf Lf)) (Nd (Some ((cs z2) = r)) (Nd (Some ((ds ((- z3) - 1)) = r)) Lf Lf) (Nd (Some ((ds ((- z4) - 1)) = r)) Lf Lf)))) (Nd (Some (z1 < i)) (Nd (Some ((cs z1) = r)) (Nd (Some (z1 < j)) (Nd (Some ((- i) <= z3)) Lf Lf) (Nd (Some ((- j) <= z4)) Lf Lf)) (Nd (Some (0 <= z2)) (Nd (Some (z3 <= (-1))) Lf Lf) (Nd (Some (z4 <= (-1))) Lf Lf))) (Nd (Some ((ds ((- z1) - 1)) = r)) (Nd (Some ((- i) <= z2)) (Nd (Some (0 <= z3)) Lf Lf) (Nd (Some (0 <= z4)) Lf Lf)) (Nd (Some (z2 <= (-1))) (Nd (Some (z2 = z3)) Lf Lf) (Nd (Some (forall (z : Z), (((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))) -> (((- j) <= z) /\ (z < j))))) Lf Lf)))))
 [(Im (Im (An (An (At 2) (At 3)) (Or (An (At 4) (At 5)) (An (At 6) (At 7)))) (An (An (At 8) (At 9)) (Or (An (At 4) (At 5)) (An (At 6) (At 7))))) (At 10));
 (Im (Im (An (An (An (An (At 11) (At 12)) (Or (An (At 13) (At 14)) (An (At 15) (At 16)))) (An (An (At 17) (At 18)) (Or (An (At 19) (At 20)) (An (At 21) (At 22))))) (At 23)) (At 23)) (At 24));
 (Im (Im (An (An (At 25) (At 26)) (Or (An (At 27) (At 28)) (An (At 29) (At 30)))) (An (At 25) (At 26))) (At 31));
 (Im (An (An (At 10) (At 24)) (At 31)) (At 1));
 (Im (At 2) (Im (No (At 8)) (Im (At 32) Fa)));
 (Im (At 3) (Im (At 32) (Im (No (At 9)) Fa)));
 (At 32)]
 (At 1)
 (Sp 32 (Sp 1 (Cl 1) (Sp 31 (Sp 24 (Sp 10 (Cl 5) (Sp 2 (Sp 3 (Sp 8 (Sp 9 (Sp 7 (Sp 6 (Cl 2) (Sp 4 (Sp 5 (Cl 2) (Cl 2)) (Cl 2))) (Sp 4 (Sp 5 (Cl 2) (Cl 2)) (Cl 2))) (Cl 7)) (Cl 6)) (Cl 2)) (Cl 2))) (Sp 11 (Sp 12 (Sp 17 (Sp 18 (Sp 23 (Cl 3) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3)) (Cl 3))) (Sp 25 (Sp 26 (Cl 4) (Cl 4)) (Cl 4)))) (Cl 8)) _
  W0
  W1
  W2
  (law_injection_1_1 (fun z => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))) (fun z => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))) (fun z => z) (- j) j)
  (thy_misere_mex_1 i z1 j)
  (thy_misere_mex_2 z1 i j)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_3 : forall (x1 : Z) (x2 : Z), (~ (x1 < x2)) -> (~ (x2 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_4 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_5 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 <= x3) -> (x3 <= (x1 - 1)) -> False.
Proof. thy. Qed.
(* c does not decrease: what is taken fewer than p times before j is so before i. *)
Lemma misere_rising : forall (i : Z) (j : Z) (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= i) ->
  (i <= j) ->
  ((0 <= (cs i)) /\ ((cs i) <= (cs j))).
Proof.
intros i j m p cs ds.
refine (refute (Nd (Some (0 <= (cs i))) (Nd (Some ((cs i) <= (cs j))) (Nd (Some (0 <= i)) (Nd (Some ((ds j) = (((cs j) + (m * j)) + 1))) (Nd (Some (2 <= m)) Lf Lf) Lf) (Nd (Some ((cs j) < (cs i))) Lf Lf)) (Nd (Some (0 <= j)) (Nd (Some ((card1 (fun (z : Z) => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))) <= (p - 1))) Lf Lf) (Nd (Some (i <= j)) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some ((ds i) = (((cs i) + (m * i)) + 1))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))))) Lf Lf)) (Nd (Some (0 <= (cs j))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf) (Nd (Some ((card1 (fun (z : Z) => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))) <= (card1 (fun (z : Z) => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))))) Lf Lf))))
 [(Im (At 3) (Im (At 4) (An (At 1) (At 5))));
 (Im (At 3) (Im (At 6) (An (At 7) (At 8))));
 (Im (At 9) (Im (At 6) (At 10)));
 (Im (At 11) (Im (An (An (At 4) (At 7)) (At 12)) (At 13)));
 (Im (At 14) (At 15));
 (Im (No (At 12)) (Im (No (At 2)) Fa));
 (Im (No (At 6)) (Im (At 4) (Im (At 14) Fa)));
 (Im (At 13) (Im (At 15) (Im (At 10) Fa)));
 (An (At 16) (At 17));
 (At 3);
 (At 9);
 (At 11);
 (At 4);
 (At 14)]
 (An (At 1) (At 2))
 (Sp 3 (Sp 9 (Sp 11 (Sp 4 (Sp 14 (Sp 6 (Sp 1 (Sp 7 (Sp 10 (Sp 15 (Sp 2 (Cl 1) (Sp 13 (Cl 9) (Sp 12 (Cl 5) (Cl 7)))) (Cl 6)) (Cl 4)) (Cl 3)) (Cl 2)) (Cl 8)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) i)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) j)
  (all1_at (fun n => ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) j)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) i (cs j))
  (misere_times_grow i j (cs j) cs ds)
  (thy_misere_mex_3 (cs j) (cs i))
  (thy_misere_mex_4 j i)
  (thy_misere_mex_5 p (card1 (fun (z : Z) => ((((- i) <= z) /\ (z < i)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))) (card1 (fun (z : Z) => ((((- j) <= z) /\ (z < j)) /\ (((0 <= z) /\ ((cs z) = (cs j))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs j))))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_6 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 - x2))) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_7 : forall (x1 : Z) (x2 : Z), (~ (x1 <= x2)) -> (x1 < x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_8 : forall (x1 : Z), (~ (1 <= x1)) -> (2 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_9 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 < x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (~ ((x3 * (x5 - x4)) <= (x6 - x1))) -> (x2 <= x7) -> (x6 = ((x7 + (x3 * x5)) + 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x2 <= x5) -> (x3 <= (x3 * (x6 - x4))) -> (~ (x3 <= (x7 - x1))) -> (x7 = ((x5 + (x3 * x6)) + 1)) -> False.
Proof. thy. Qed.
(* d increases, by m or more at a time: d_j - d_i >= m(j - i) >= m for i < j. *)
Lemma misere_strict : forall (i : Z) (j : Z) (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= i) ->
  (i < j) ->
  (((m * (j - i)) <= ((ds j) - (ds i))) /\ (m <= ((ds j) - (ds i)))).
Proof.
intros i j m p cs ds.
refine (refute (Nd (Some ((m * (j - i)) <= ((ds j) - (ds i)))) (Nd (Some (m <= ((ds j) - (ds i)))) (Nd (Some (0 <= i)) (Nd (Some (0 <= (cs j))) (Nd (Some (1 <= m)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some (i < j)) Lf Lf) Lf)) (Nd (Some ((ds i) = (((cs i) + (m * i)) + 1))) (Nd (Some (2 <= m)) (Nd (Some (m <= (m * (j - i)))) Lf Lf) Lf) (Nd (Some (i <= j)) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= (cs i))) (Nd (Some ((ds j) = (((cs j) + (m * j)) + 1))) (Nd (Some (1 <= (j - i))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf)) (Nd (Some (0 <= j)) (Nd (Some (1 <= p)) (Nd (Some ((j - i) <= (m * (j - i)))) Lf Lf) Lf) (Nd (Some ((cs i) <= (cs j))) Lf Lf))))
 [(Im (At 3) (Im (At 4) (An (At 5) (At 6))));
 (Im (At 3) (Im (At 7) (An (At 8) (At 9))));
 (Im (An (At 10) (At 11)) (Im (At 3) (Im (At 12) (Im (At 13) (Im (At 4) (Im (At 14) (An (At 5) (At 15))))))));
 (Im (At 16) (Im (At 17) (An (At 18) (At 19))));
 (Im (No (At 17)) (Im (At 20) Fa));
 (Im (No (At 14)) (Im (At 20) Fa));
 (Im (No (At 16)) (Im (At 10) Fa));
 (Im (No (At 7)) (Im (At 4) (Im (At 20) Fa)));
 (Im (At 6) (Im (No (At 1)) (Im (At 15) (Im (At 9) Fa))));
 (Im (At 6) (Im (At 15) (Im (At 18) (Im (No (At 2)) (Im (At 9) Fa)))));
 (An (At 10) (At 11));
 (At 3);
 (At 12);
 (At 13);
 (At 4);
 (At 20)]
 (An (At 1) (At 2))
 (Sp 10 (Sp 11 (Sp 3 (Sp 12 (Sp 13 (Sp 4 (Sp 20 (Sp 17 (Sp 14 (Sp 16 (Sp 7 (Sp 5 (Sp 15 (Sp 6 (Sp 8 (Sp 9 (Sp 18 (Sp 1 (Sp 2 (Cl 1) (Cl 11)) (Cl 10)) (Cl 5)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 4)) (Cl 4)) (Cl 9)) (Cl 8)) (Cl 7)) (Cl 6)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 12)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) i)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) j)
  (misere_rising i j m p cs ds)
  (product_large m (j - i))
  (thy_misere_mex_6 j i)
  (thy_misere_mex_7 i j)
  (thy_misere_mex_8 m)
  (thy_misere_mex_9 j i)
  (thy_misere_mex_10 (ds i) (cs i) m i j (ds j) (cs j))
  (thy_misere_mex_11 (ds i) (cs i) m i (cs j) j (ds j))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_12 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (2 <= x3) -> (~ (x2 < x1)) -> (x3 <= (x3 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_13 : forall (x1 : Z), (0 <= x1) -> (~ (x1 = 0)) -> (~ (1 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_14 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (~ (x2 < x1)) -> ((x3 * x4) = (x3 * 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_15 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x3 <= (x3 * x4)) -> (~ (x3 < (x1 - x2))) -> False.
Proof. thy. Qed.
(* d_n > c_n >= 0, and d_n - c_n > m if n >= 1. *)
Lemma misere_above : forall (m : Z) (n : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (0 <= n) ->
  (((0 <= (cs n)) /\ ((cs n) < (ds n))) /\ ((1 <= n) -> (m < ((ds n) - (cs n))))).
Proof.
intros m n p cs ds.
refine (refute (Nd (Some (0 <= (cs n))) (Nd (Some ((cs n) < (ds n))) (Nd (Some (m < ((ds n) - (cs n)))) (Nd (Some (1 <= m)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf) Lf) (Nd (Some ((m * n) = (m * 0))) Lf Lf)) (Nd (Some (0 <= n)) (Nd (Some (n <= (m * n))) Lf Lf) (Nd (Some (1 <= p)) Lf Lf))) (Nd (Some (1 <= n)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (m <= (m * n))) Lf Lf) (Nd (Some (2 <= m)) Lf Lf)) (Nd (Some ((ds n) = (((cs n) + (m * n)) + 1))) (Nd (Some (n = 0)) Lf Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf))))
 [(Im (At 5) (Im (At 6) (An (At 1) (At 7))));
 (Im (At 8) (Im (At 3) (An (At 9) (At 10))));
 (Im (At 11) (At 12));
 (Im (No (At 8)) (Im (At 13) Fa));
 (Im (At 7) (Im (At 13) (Im (No (At 2)) (Im (At 9) Fa))));
 (Im (At 6) (Im (No (At 11)) (Im (No (At 3)) Fa)));
 (Im (At 7) (Im (No (At 2)) (Im (At 12) Fa)));
 (Im (At 7) (Im (At 9) (Im (No (At 4)) Fa)));
 (An (At 13) (At 14));
 (At 5);
 (At 15);
 (At 16);
 (At 6)]
 (An (An (At 1) (At 2)) (Im (At 3) (At 4)))
 (Sp 13 (Sp 5 (Sp 6 (Sp 8 (Sp 1 (Sp 7 (Sp 12 (Sp 2 (Sp 3 (Sp 4 (Cl 1) (Sp 9 (Cl 9) (Cl 3))) (Cl 1)) (Cl 8)) (Sp 11 (Cl 4) (Sp 3 (Sp 9 (Sp 2 (Sp 4 (Cl 1) (Cl 9)) (Cl 6)) (Cl 3)) (Cl 7)))) (Cl 2)) (Cl 2)) (Cl 5)) (Cl 14)) (Cl 11)) (Cl 10)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n)
  (product_large m n)
  (eq_mul m n 0)
  (thy_misere_mex_8 m)
  (thy_misere_mex_12 (ds n) (cs n) m n)
  (thy_misere_mex_13 n)
  (thy_misere_mex_14 (ds n) (cs n) m n)
  (thy_misere_mex_15 (ds n) (cs n) m n)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_16 : forall (x1 : Z), ((- 0) <= x1) -> (x1 < 0) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_17 : forall (x1 : Z), (~ ((- 0) <= x1)) -> (0 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_18 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_19 :  (~ ((0 + 0) <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_20 : forall (x1 : Z), (~ (x1 = 0)) -> (0 <= x1) -> (~ (0 < x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_21 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 = ((x1 + (x3 * 0)) + 1)) -> (~ (0 < x1)) -> (~ (x2 = 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_22 : forall (x1 : Z) (x2 : Z), (1 <= x1) -> (x2 = ((0 + 0) - 0)) -> (x1 <= x2) -> False.
Proof. thy. Qed.
(* c_0 = 0 and d_0 = 1. *)
Lemma misere_zero : forall (m : Z) (p : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (((cs 0) = 0) /\ ((ds 0) = 1)).
Proof.
intros m p cs ds.
destruct (wit_all1 (fun z => (((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0)))) <-> ((0 <= z) /\ (z < 0))))) as [z1 W2].
refine (refute (Nd (Some ((cs 0) = 0)) (Nd (Some ((ds 0) = 1)) (Nd (Some (0 <= 0)) (Nd (Some (0 < (cs 0))) (Nd (Some (forall (z : Z), (((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0)))) <-> ((0 <= z) /\ (z < 0))))) Lf Lf) Lf) (Nd (Some (0 <= z1)) (Nd (Some (2 <= m)) Lf Lf) Lf)) (Nd (Some ((ds 0) = (((cs 0) + (m * 0)) + 1))) (Nd (Some ((- 0) <= z1)) (Nd (Some ((card1 (fun (z : Z) => ((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0)))))) = ((0 + 0) - 0))) Lf Lf) Lf) (Nd (Some (z1 <= (-1))) Lf Lf))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (0 <= (cs 0))) (Nd (Some (p <= (card1 (fun (z : Z) => ((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0)))))))) (Nd (Some ((0 + 0) <= 0)) Lf Lf) Lf) (Nd (Some ((cs z1) = 0)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf) Lf)) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some (z1 < 0)) (Nd (Some (1 <= p)) Lf Lf) Lf) (Nd (Some ((ds ((- z1) - 1)) = 0)) Lf Lf))))
 [(Im (At 3) (Im (At 4) (An (At 5) (At 6))));
 (Im (At 7) (Im (An (An (At 4) (At 4)) (At 8)) (At 9)));
 (Im (If (An (An (At 10) (At 11)) (Or (An (At 12) (At 13)) (An (At 14) (At 15)))) (An (At 12) (At 11))) (At 16));
 (Im (An (At 17) (At 16)) (At 18));
 (Im (At 10) (Im (At 11) Fa));
 (Im (No (At 10)) (Im (At 12) Fa));
 (Im (No (At 4)) Fa);
 (Im (No (At 17)) Fa);
 (Im (No (At 1)) (Im (At 5) (Im (No (At 8)) Fa)));
 (Im (At 5) (Im (At 6) (Im (No (At 8)) (Im (No (At 2)) Fa))));
 (Im (At 19) (Im (At 18) (Im (At 9) Fa)));
 (An (At 20) (At 19));
 (At 3);
 (At 21);
 (At 7)]
 (An (At 1) (At 2))
 (Sp 20 (Sp 19 (Sp 3 (Sp 7 (Sp 4 (Sp 17 (Sp 5 (Sp 6 (Sp 11 (Sp 10 (Cl 6) (Sp 12 (Cl 7) (Sp 16 (Sp 18 (Sp 9 (Cl 12) (Sp 8 (Cl 3) (Sp 1 (Sp 2 (Cl 1) (Cl 11)) (Cl 10)))) (Cl 5)) (Cl 4)))) (Sp 16 (Sp 18 (Sp 9 (Cl 12) (Sp 8 (Cl 3) (Sp 1 (Sp 2 (Cl 1) (Cl 11)) (Cl 10)))) (Cl 5)) (Cl 4))) (Cl 2)) (Cl 2)) (Cl 9)) (Cl 8)) (Cl 16)) (Cl 14)) (Cl 13)) (Cl 13)) _
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) 0)
  (all2_at (fun n r => ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) 0 0)
  W2
  (law_interval (fun z => ((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0))))) (0) (0))
  (thy_misere_mex_16 z1)
  (thy_misere_mex_17 z1)
  (thy_misere_mex_18 )
  (thy_misere_mex_19 )
  (thy_misere_mex_20 (cs 0))
  (thy_misere_mex_21 (cs 0) (ds 0) m)
  (thy_misere_mex_22 p (card1 (fun (z : Z) => ((((- 0) <= z) /\ (z < 0)) /\ (((0 <= z) /\ ((cs z) = 0)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = 0)))))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_23 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (x1 <= (-1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_24 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = ((x2 + (x5 * x6)) + 1)) -> (~ (((x3 - x1) - 1) = (x5 * x6))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_25 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x2 = x3) -> (~ (0 <= x2)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_26 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = x2) -> (x3 = x4) -> (x4 = ((x2 + (x5 * x6)) + 1)) -> ((x5 * x7) = (x5 * x8)) -> (x9 = ((x1 + (x5 * x7)) + 1)) -> ((x5 * x8) = (x5 * x6)) -> (~ (x3 = x9)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_27 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (x2 = x3) -> (~ (x3 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_28 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (x2 < x4) -> (~ (x1 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_29 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (~ (((x5 - x6) - 1) = (x3 * x4))) -> (x5 = x1) -> (x6 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_30 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (0 <= x2) -> (x2 = ((- x3) - 1)) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_31 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = ((- x2) - 1)) -> (x2 = x3) -> (~ (x3 = ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_32 : forall (x1 : Z) (x2 : Z) (x3 : Z), (~ (x1 = x2)) -> (x2 = x3) -> (x3 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_33 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z) (x7 : Z) (x8 : Z) (x9 : Z), (x1 = ((x2 + (x3 * x4)) + 1)) -> (x5 = (((x6 + (x3 * x7)) + x3) - 1)) -> (~ (x8 = x5)) -> (x6 = x1) -> ((x3 * x7) = (x3 * ((- x9) - 1))) -> (x8 = x2) -> ((x3 * x9) = (x3 * x4)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_34 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 < x2) -> (x3 <= x4) -> (x3 = x2) -> (x4 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_35 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (~ (x3 = x1)) -> (x2 = x3) -> False.
Proof. thy. Qed.
(* A pair (x, y) has a signed index in row x, and y is the column of that index. *)
Lemma misere_code : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) ->
  ((((0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) /\ ((cs (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) = x)) \/ (((ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) <= (-1)) /\ ((ds ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1)) = x))) /\ (y = (ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)))).
Proof.
intros m p x y cs ds.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) (Nd (Some ((cs (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) = x)) (Nd (Some ((ds ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1)) = x)) (Nd (Some (x = (cs n0))) (Nd (Some (1 <= p)) (Nd (Some ((m * (ediv ((y - x) - 1) m)) = (m * n0))) Lf Lf) Lf) (Nd (Some ((ediv ((y - x) - 1) m) = n0)) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (1 <= n0)) (Nd (Some (n0 = (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) Lf Lf) Lf) (Nd (Some ((ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) = (ediv ((y - x) - 1) m))) Lf Lf))) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (x = (ds n0))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) (Nd (Some ((m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) = (m * (ediv ((y - x) - 1) m)))) Lf Lf) Lf) (Nd (Some ((ediv ((x - y) - 1) m) = n0)) Lf Lf)) (Nd (Some ((ds n0) = (((cs n0) + (m * n0)) + 1))) (Nd (Some (1 <= m)) (Nd (Some (n0 = ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1))) Lf Lf) Lf) (Nd (Some ((ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)) = ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1))) Lf Lf)))) (Nd (Some ((ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) <= (-1))) (Nd (Some (y = (ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)))) (Nd (Some (y = (ds n0))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) (Nd (Some ((m * (ediv ((x - y) - 1) m)) = (m * n0))) Lf Lf) Lf) (Nd (Some (((x - y) - 1) = (m * n0))) Lf Lf)) (Nd (Some (0 <= (cs n0))) (Nd (Some (m < ((ds n0) - (cs n0)))) (Nd (Some ((cs n0) = (cs (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))))) Lf Lf) Lf) (Nd (Some ((ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) = ((- (ediv ((x - y) - 1) m)) - 1))) Lf Lf))) (Nd (Some (0 <= n0)) (Nd (Some (y = (cs n0))) (Nd (Some ((cs n0) < (ds n0))) (Nd (Some ((m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) = (m * ((- (ediv ((x - y) - 1) m)) - 1)))) Lf Lf) Lf) (Nd (Some (x <= y)) Lf Lf)) (Nd (Some (2 <= m)) (Nd (Some (((y - x) - 1) = (m * n0))) (Nd (Some ((ds n0) = (ds ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1)))) Lf Lf) Lf) (Nd (Some ((ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)) = (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1))) Lf Lf)))))
 [(Im (At 6) (An (At 7) (Or (An (At 8) (At 9)) (An (At 10) (At 11)))));
 (Im (At 12) (Im (At 7) (An (At 13) (At 14))));
 (Im (An (At 15) (At 16)) (Im (At 12) (Im (At 17) (Im (At 18) (Im (At 7) (An (An (At 13) (At 19)) (Im (At 20) (At 21))))))));
 (Im (At 22) (Im (At 23) (At 24)));
 (Im (At 22) (Im (At 25) (At 26)));
 (Im (At 27) (At 28));
 (Im (No (At 27)) (At 29));
 (Im (At 1) (At 30));
 (Im (No (At 1)) (At 31));
 (Im (At 24) (At 32));
 (Im (At 26) (At 33));
 (Im (At 28) (At 34));
 (Im (At 29) (At 35));
 (Im (No (At 1)) (Im (No (At 3)) Fa));
 (Im (No (At 22)) (Im (At 15) Fa));
 (Im (At 8) (Im (At 9) (Im (At 14) (Im (No (At 23)) Fa))));
 (Im (At 7) (Im (At 28) (Im (No (At 1)) (Im (At 24) Fa))));
 (Im (At 8) (Im (At 9) (Im (At 14) (Im (At 34) (Im (At 30) (Im (At 32) (Im (No (At 5)) Fa)))))));
 (Im (At 36) (At 37));
 (Im (At 28) (Im (At 24) (Im (No (At 36)) Fa)));
 (Im (At 8) (Im (At 9) (Im (At 19) (Im (No (At 27)) Fa))));
 (Im (At 14) (Im (No (At 25)) (Im (At 10) (Im (At 11) Fa))));
 (Im (At 7) (Im (At 1) (Im (At 29) (Im (At 26) Fa))));
 (Im (At 38) (At 39));
 (Im (At 29) (Im (At 26) (Im (No (At 38)) Fa)));
 (Im (No (At 4)) (Im (At 10) (Im (At 39) Fa)));
 (Im (At 14) (Im (At 31) (Im (No (At 5)) (Im (At 10) (Im (At 35) (Im (At 11) (Im (At 33) Fa)))))));
 (Im (At 19) (Im (At 27) (Im (At 10) (Im (At 11) Fa))));
 (Im (At 8) (Im (No (At 2)) (Im (At 37) Fa)));
 (An (At 15) (At 16));
 (At 12);
 (At 17);
 (At 18);
 (At 6)]
 (An (Or (An (At 1) (At 2)) (An (At 3) (At 4))) (At 5))
 (Sp 15 (Sp 16 (Sp 12 (Sp 17 (Sp 18 (Sp 6 (Sp 22 (Sp 7 (Sp 13 (Sp 14 (Sp 19 (Sp 10 (Sp 11 (Sp 25 (Sp 27 (Cl 29) (Sp 26 (Sp 29 (Sp 33 (Sp 1 (Cl 24) (Sp 38 (Sp 35 (Sp 31 (Sp 3 (Sp 39 (Sp 5 (Sp 4 (Cl 1) (Cl 27)) (Cl 28)) (Cl 25)) (Cl 15)) (Cl 10)) (Cl 14)) (Cl 26))) (Cl 12)) (Cl 8)) (Cl 6))) (Cl 23)) (Sp 8 (Sp 9 (Sp 23 (Sp 27 (Sp 24 (Sp 28 (Sp 32 (Sp 1 (Sp 36 (Sp 34 (Sp 30 (Sp 37 (Sp 5 (Sp 2 (Cl 1) (Cl 30)) (Cl 19)) (Cl 20)) (Cl 9)) (Cl 13)) (Cl 21)) (Cl 18)) (Cl 11)) (Cl 7)) (Cl 5)) (Cl 22)) (Cl 17)) (Cl 2)) (Cl 2))) (Sp 8 (Sp 9 (Sp 23 (Sp 27 (Sp 24 (Sp 28 (Sp 32 (Sp 1 (Sp 36 (Sp 34 (Sp 30 (Sp 37 (Sp 5 (Sp 2 (Cl 1) (Cl 30)) (Cl 19)) (Cl 20)) (Cl 9)) (Cl 13)) (Cl 21)) (Cl 18)) (Cl 11)) (Cl 7)) (Cl 5)) (Cl 22)) (Cl 17)) (Cl 2)) (Cl 2))) (Cl 4)) (Cl 3)) (Cl 3)) (Cl 2)) (Cl 16)) (Cl 35)) (Cl 34)) (Cl 33)) (Cl 32)) (Cl 31)) (Cl 31)) _
  W0
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) n0)
  (misere_above m n0 p cs ds)
  (exact_division ((y - x) - 1) m n0)
  (exact_division ((x - y) - 1) m n0)
  (ite_true (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))
  (ite_false (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))
  (ite_true (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1))
  (ite_false (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1))
  (eq_mul m (ediv ((y - x) - 1) m) n0)
  (eq_mul m (ediv ((x - y) - 1) m) n0)
  (eq_mul m (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((y - x) - 1) m))
  (eq_mul m (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) ((- (ediv ((x - y) - 1) m)) - 1))
  (thy_misere_mex_23 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))
  (thy_misere_mex_8 m)
  (thy_misere_mex_24 x (cs n0) y (ds n0) m n0)
  (thy_misere_mex_25 n0 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((y - x) - 1) m))
  (thy_misere_mex_26 x (cs n0) y (ds n0) m n0 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((y - x) - 1) m) (ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)))
  (fun eq__0 => cg1 cs n0 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) eq__0)
  (thy_misere_mex_27 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((y - x) - 1) m) n0)
  (thy_misere_mex_28 x (cs n0) y (ds n0))
  (thy_misere_mex_29 (ds n0) (cs n0) m n0 x y)
  (thy_misere_mex_30 n0 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((x - y) - 1) m))
  (fun eq__0 => cg1 ds n0 ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1) eq__0)
  (thy_misere_mex_31 (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) (ediv ((x - y) - 1) m) n0)
  (thy_misere_mex_32 (ds ((- (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) - 1)) x (ds n0))
  (thy_misere_mex_33 (ds n0) (cs n0) m n0 (ite (0 <= (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))) ((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + 1) (((x + (m * (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)))) + m) - 1)) x (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1)) y (ediv ((x - y) - 1) m))
  (thy_misere_mex_34 (cs n0) (ds n0) x y)
  (thy_misere_mex_35 x (cs n0) (cs (ite (x <= y) (ediv ((y - x) - 1) m) ((- (ediv ((x - y) - 1) m)) - 1))))
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_36 : forall (x1 : Z), (~ (0 <= x1)) -> (~ (0 <= ((- x1) - 1))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_37 : forall (x1 : Z), (0 <= x1) -> (x1 <= (-1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_38 : forall (x1 : Z) (x2 : Z), (~ (x1 = x2)) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_39 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = x2)) -> (x3 = ((x2 + (x4 * ((- x5) - 1))) + 1)) -> (x1 = (((x6 + (x4 * x5)) + x4) - 1)) -> (x3 = x6) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_40 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 < x2) -> (x2 = x3) -> (~ (0 <= x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_41 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 = ((x1 + (x3 * ((- x4) - 1))) + 1)) -> (x5 = (((x6 + (x3 * x4)) + x3) - 1)) -> (x2 = x6) -> (~ (0 <= x5)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_42 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (0 <= x1) -> (x2 = ((x1 + (x3 * ((- x4) - 1))) + 1)) -> (x1 < x2) -> (x5 = (((x6 + (x3 * x4)) + x3) - 1)) -> (x2 = x6) -> (~ (1 <= (x6 + x5))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_43 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (x1 = x2)) -> (x2 = ((x3 + (x4 * x5)) + 1)) -> (x1 = ((x6 + (x4 * x5)) + 1)) -> (x3 = x6) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_44 : forall (x1 : Z) (x2 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x2 = x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_45 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (0 <= x1)) -> (0 <= x2) -> (x3 = ((x2 + (x4 * x5)) + 1)) -> (x2 < x3) -> (x1 = ((x6 + (x4 * x5)) + 1)) -> (x2 = x6) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_46 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z) (x6 : Z), (~ (1 <= (x1 + x2))) -> (0 <= x3) -> (x4 = ((x3 + (x5 * x6)) + 1)) -> (x3 < x4) -> (x2 = ((x1 + (x5 * x6)) + 1)) -> (x3 = x1) -> False.
Proof. thy. Qed.
(* A signed index z of row x gives a pair: (x, its column), on the board and not (0, 0). *)
Lemma misere_listed : forall (m : Z) (p : Z) (x : Z) (z : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (((0 <= z) /\ ((cs z) = x)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = x))) ->
  ((((exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n_pair))) \/ ((x = (ds n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs n_pair)))))) /\ (0 <= x)) /\ (0 <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) /\ (1 <= (x + (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))).
Proof.
intros m p x z cs ds.
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n_pair))) \/ ((x = (ds n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs n_pair))))))) (Nd (Some (0 <= x)) (Nd (Some (1 <= (x + (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))))) (Nd (Some (x = (ds z))) (Nd (Some (0 <= (cs z))) (Nd (Some (z <= (-1))) Lf Lf) Lf) (Nd (Some ((cs z) < (ds z))) Lf Lf)) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds ((- z) - 1)))) (Nd (Some (2 <= m)) Lf Lf) (Nd (Some (1 <= ((- z) - 1))) Lf Lf))) (Nd (Some (x = (cs z))) (Nd (Some (0 <= ((- z) - 1))) (Nd (Some (0 <= (cs ((- z) - 1)))) (Nd (Some ((ds ((- z) - 1)) = x)) Lf Lf) Lf) (Nd (Some (m < ((ds z) - (cs z)))) Lf Lf)) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs ((- z) - 1)))) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z_ : Z) => ((((- n) <= z_) /\ (z_ < n)) /\ (((0 <= z_) /\ ((cs z_) = (cs n))) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = ((x + (m * z)) + 1))) Lf Lf)))) (Nd (Some (0 <= (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)))) (Nd (Some (0 <= z)) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs z))) (Nd (Some ((ds z) = (((cs z) + (m * z)) + 1))) (Nd (Some ((cs z) = x)) Lf Lf) Lf) (Nd (Some (1 <= z)) Lf Lf)) (Nd (Some (x = (ds ((- z) - 1)))) (Nd (Some (1 <= p)) Lf Lf) (Nd (Some (m < ((ds ((- z) - 1)) - (cs ((- z) - 1))))) Lf Lf))) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds z))) (Nd (Some (x = (cs ((- z) - 1)))) (Nd (Some ((ds ((- z) - 1)) = (((cs ((- z) - 1)) + (m * ((- z) - 1))) + 1))) Lf Lf) (Nd (Some ((cs ((- z) - 1)) < (ds ((- z) - 1)))) Lf Lf)) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z_ : Z) => ((((- n) <= z_) /\ (z_ < n)) /\ (((0 <= z_) /\ ((cs z_) = r)) \/ ((z_ <= (-1)) /\ ((ds ((- z_) - 1)) = r)))))))))) Lf Lf) (Nd (Some ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (((x + (m * z)) + m) - 1))) Lf Lf)))))
 [(Im (An (At 5) (Or (An (At 6) (At 7)) (An (At 8) (At 9)))) (At 1));
 (Im (An (At 10) (Or (An (At 11) (At 12)) (An (At 13) (At 14)))) (At 1));
 (Im (At 15) (Im (At 5) (An (At 16) (At 17))));
 (Im (At 15) (Im (At 10) (An (At 18) (At 19))));
 (Im (An (At 20) (At 21)) (Im (At 15) (Im (At 22) (Im (At 23) (Im (At 5) (An (An (At 16) (At 24)) (Im (At 25) (At 26))))))));
 (Im (An (At 20) (At 21)) (Im (At 15) (Im (At 22) (Im (At 23) (Im (At 10) (An (An (At 18) (At 27)) (Im (At 28) (At 29))))))));
 (Im (At 5) (At 30));
 (Im (No (At 5)) (At 31));
 (Im (No (At 5)) (Im (No (At 10)) Fa));
 (Im (At 5) (Im (At 32) Fa));
 (Im (No (At 6)) (Im (At 33) Fa));
 (Im (No (At 13)) (Im (At 34) Fa));
 (Im (No (At 14)) (Im (At 19) (Im (At 31) (Im (At 34) Fa))));
 (Im (At 18) (Im (At 27) (Im (At 34) (Im (No (At 2)) Fa))));
 (Im (At 18) (Im (At 19) (Im (At 31) (Im (At 34) (Im (No (At 3)) Fa)))));
 (Im (At 18) (Im (At 19) (Im (At 27) (Im (At 31) (Im (At 34) (Im (No (At 4)) Fa))))));
 (Im (No (At 7)) (Im (At 17) (Im (At 30) (Im (At 33) Fa))));
 (Im (No (At 2)) (Im (At 16) (Im (At 33) Fa)));
 (Im (No (At 3)) (Im (At 16) (Im (At 17) (Im (At 24) (Im (At 30) (Im (At 33) Fa))))));
 (Im (No (At 4)) (Im (At 16) (Im (At 17) (Im (At 24) (Im (At 30) (Im (At 33) Fa))))));
 (An (At 20) (At 21));
 (At 15);
 (At 22);
 (At 23);
 (Or (An (At 5) (At 33)) (An (At 32) (At 34)))]
 (An (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 20 (Sp 21 (Sp 15 (Sp 22 (Sp 23 (Sp 32 (Sp 5 (Cl 11) (Sp 31 (Sp 34 (Sp 10 (Sp 13 (Sp 18 (Sp 19 (Sp 27 (Sp 2 (Sp 3 (Sp 4 (Sp 14 (Sp 1 (Cl 1) (Cl 3)) (Cl 14)) (Cl 17)) (Cl 16)) (Cl 15)) (Cl 7)) (Cl 5)) (Cl 5)) (Cl 13)) (Cl 10)) (Cl 26)) (Cl 9))) (Sp 5 (Sp 33 (Sp 16 (Sp 17 (Sp 24 (Sp 30 (Sp 6 (Sp 7 (Sp 2 (Sp 3 (Sp 4 (Sp 1 (Cl 1) (Cl 2)) (Cl 21)) (Cl 20)) (Cl 19)) (Cl 18)) (Cl 12)) (Cl 8)) (Cl 6)) (Cl 4)) (Cl 4)) (Cl 26)) (Cl 26))) (Cl 25)) (Cl 24)) (Cl 23)) (Cl 22)) (Cl 22)) _
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n_pair))) \/ ((x = (ds n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs n_pair)))))) z)
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (ds n_pair))) \/ ((x = (ds n_pair)) /\ ((ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) = (cs n_pair)))))) ((- z) - 1))
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) z)
  (all1_at (fun n => ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ((- z) - 1))
  (misere_above m z p cs ds)
  (misere_above m ((- z) - 1) p cs ds)
  (ite_true (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (ite_false (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1))
  (thy_misere_mex_36 z)
  (thy_misere_mex_37 z)
  (thy_misere_mex_38 x (cs z))
  (thy_misere_mex_38 x (ds ((- z) - 1)))
  (thy_misere_mex_39 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (cs ((- z) - 1)) (ds ((- z) - 1)) m z x)
  (thy_misere_mex_40 (cs ((- z) - 1)) (ds ((- z) - 1)) x)
  (thy_misere_mex_41 (cs ((- z) - 1)) (ds ((- z) - 1)) m z (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x)
  (thy_misere_mex_42 (cs ((- z) - 1)) (ds ((- z) - 1)) m z (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) x)
  (thy_misere_mex_43 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (ds z) (cs z) m z x)
  (thy_misere_mex_44 x (cs z))
  (thy_misere_mex_45 (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (cs z) (ds z) m z x)
  (thy_misere_mex_46 x (ite (0 <= z) ((x + (m * z)) + 1) (((x + (m * z)) + m) - 1)) (cs z) (ds z) m z)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_mex_47 : forall (x1 : Z) (x2 : Z), (x1 = x2) -> (0 <= x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_48 : forall (x1 : Z) (x2 : Z) (x3 : Z), (0 <= x1) -> (x1 < x2) -> (~ (0 <= x3)) -> (x3 = x2) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_49 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (x2 = x1) -> (~ (0 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_50 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> (x1 < x2) -> (x3 = x2) -> (x4 = x1) -> (~ (1 <= (x3 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_51 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 = x2) -> (0 <= x3) -> (x3 < x2) -> (~ (0 <= x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_mex_52 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (x1 = x2) -> (x3 = x4) -> (0 <= x2) -> (x2 < x4) -> (~ (1 <= (x1 + x3))) -> False.
Proof. thy. Qed.
(* The set of pairs {c_n, d_n} is symmetric, and lies on the board without (0, 0). *)
Lemma misere_mirror : forall (m : Z) (p : Z) (x : Z) (y : Z) (cs : Z -> Z) (ds : Z -> Z),
  ((2 <= m) /\ (1 <= p)) ->
  (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1))))) ->
  (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1)))) ->
  (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r))))))))) ->
  (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair)))))) ->
  ((((exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair)))))) /\ (0 <= x)) /\ (0 <= y)) /\ (1 <= (x + y))).
Proof.
intros m p x y cs ds.
destruct (wit_ex1 (fun n_pair => ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) as [n0 W0].
refine (refute (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair))))))) (Nd (Some (0 <= x)) (Nd (Some (1 <= (x + y))) (Nd (Some (y = (ds n0))) (Nd (Some (0 <= (cs n0))) Lf Lf) Lf) (Nd (Some (1 <= p)) Lf Lf)) (Nd (Some (0 <= n0)) (Nd (Some (y = (cs n0))) (Nd (Some (1 <= n0)) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = (cs n))) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = (cs n))))))) <= (p - 1))))) Lf Lf))) (Nd (Some (0 <= y)) (Nd (Some (exists (n_pair : Z), ((0 <= n_pair) /\ (((x = (cs n_pair)) /\ (y = (ds n_pair))) \/ ((x = (ds n_pair)) /\ (y = (cs n_pair))))))) (Nd (Some (x = (ds n0))) (Nd (Some ((cs n0) < (ds n0))) Lf Lf) Lf) (Nd (Some (forall (n : Z), ((0 <= n) -> ((0 <= (cs n)) /\ ((ds n) = (((cs n) + (m * n)) + 1)))))) Lf Lf)) (Nd (Some (x = (cs n0))) (Nd (Some (2 <= m)) (Nd (Some (m < ((ds n0) - (cs n0)))) Lf Lf) Lf) (Nd (Some (forall (n : Z) (r : Z), ((((0 <= n) /\ (0 <= r)) /\ (r < (cs n))) -> (p <= (card1 (fun (z : Z) => ((((- n) <= z) /\ (z < n)) /\ (((0 <= z) /\ ((cs z) = r)) \/ ((z <= (-1)) /\ ((ds ((- z) - 1)) = r)))))))))) Lf Lf))))
 [(Im (At 5) (An (At 6) (Or (An (At 7) (At 8)) (An (At 9) (At 10)))));
 (Im (An (At 6) (Or (An (At 10) (At 9)) (An (At 8) (At 7)))) (At 1));
 (Im (An (At 11) (At 12)) (Im (At 13) (Im (At 14) (Im (At 15) (Im (At 6) (An (An (At 16) (At 17)) (Im (At 18) (At 19))))))));
 (Im (At 7) (Im (At 16) (Im (No (At 2)) Fa)));
 (Im (At 16) (Im (At 17) (Im (No (At 2)) (Im (At 9) Fa))));
 (Im (At 16) (Im (At 10) (Im (No (At 3)) Fa)));
 (Im (At 16) (Im (At 17) (Im (At 9) (Im (At 10) (Im (No (At 4)) Fa)))));
 (Im (At 8) (Im (At 16) (Im (At 17) (Im (No (At 3)) Fa))));
 (Im (At 7) (Im (At 8) (Im (At 16) (Im (At 17) (Im (No (At 4)) Fa)))));
 (An (At 11) (At 12));
 (At 13);
 (At 14);
 (At 15);
 (At 5)]
 (An (An (An (At 1) (At 2)) (At 3)) (At 4))
 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 15 (Sp 5 (Sp 6 (Sp 16 (Sp 17 (Sp 10 (Sp 3 (Sp 9 (Sp 1 (Sp 2 (Sp 4 (Cl 1) (Cl 8)) (Cl 6)) (Cl 3)) (Sp 7 (Sp 8 (Sp 1 (Sp 2 (Sp 4 (Cl 1) (Cl 10)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2))) (Cl 7)) (Sp 7 (Sp 8 (Sp 1 (Sp 2 (Sp 4 (Sp 3 (Cl 1) (Cl 9)) (Cl 10)) (Cl 5)) (Cl 3)) (Cl 2)) (Cl 2))) (Cl 4)) (Cl 4)) (Cl 2)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 11)) _
  W0
  (ex1_at (fun n_pair => ((0 <= n_pair) /\ (((y = (cs n_pair)) /\ (x = (ds n_pair))) \/ ((y = (ds n_pair)) /\ (x = (cs n_pair)))))) n0)
  (misere_above m n0 p cs ds)
  (thy_misere_mex_47 x (cs n0))
  (thy_misere_mex_48 (cs n0) (ds n0) x)
  (thy_misere_mex_49 (cs n0) y)
  (thy_misere_mex_50 (cs n0) (ds n0) x y)
  (thy_misere_mex_51 y (ds n0) (cs n0))
  (thy_misere_mex_52 x (cs n0) y (ds n0))
).
vm_compute; reflexivity.
Qed.
