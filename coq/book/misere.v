From Wythoff.book Require Import Prelude Definitions.
Open Scope Z_scope.

Lemma thy_misere_1 : forall (x1 : Z) (x2 : Z), (1 <= (x1 + x2)) -> (~ (1 <= x1)) -> (~ (1 <= x2)) -> False.
Proof. thy. Qed.
Lemma thy_misere_2 :  (~ (0 <= 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_3 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> ((x1 + x2) < (0 + 0)) -> False.
Proof. thy. Qed.
Lemma thy_misere_4 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 + x2))) -> (0 <= x1) -> (0 <= x2) -> (~ (0 = x1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_5 : forall (x1 : Z) (x2 : Z), (~ (1 <= (x1 + x2))) -> (0 <= x1) -> (0 <= x2) -> (~ (0 = x2)) -> False.
Proof. thy. Qed.
(* If every step of 1 on a single heap is a move, misere play is normal play on the board without (0, 0). *)
Lemma misere_play : forall (Mv : Z -> Z -> Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  ((forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y))) /\ (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1))))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1)))))))) ->
  ((forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))))))) /\ (~ (P 0 0))).
Proof.
intros Mv P.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (Mv 0 0 x1 y1))) as [z1_ [z2_ W7]].
destruct (wit_ex2 (fun x1 y1 => ((Mv X Y x1 y1) /\ (P x1 y1)))) as [A1 [A2 W9]].
destruct (wit_ex2 (fun x1 y1 => (((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) as [B1 [B2 W12]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))))))) (Nd (Some (P 0 0)) (Nd (Some (0 <= Y)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1))))))))) (Nd (Some (forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y)))) (Nd (Some (0 <= (X + Y))) Lf Lf) Lf) (Nd (Some ((z1_ + z2_) < (0 + 0))) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), (Mv 0 0 x1 y1))) (Nd (Some (Mv 0 0 z1_ z2_)) (Nd (Some (0 = A1)) Lf Lf) Lf) (Nd (Some (1 <= (A1 + A2))) Lf Lf))) (Nd (Some (P X Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((Mv X Y x1 y1) /\ (P x1 y1)))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1))))) (Nd (Some (1 <= (B1 + B2))) Lf Lf) Lf) (Nd (Some (Mv X Y A1 A2)) Lf Lf)) (Nd (Some (Mv X Y (X - 1) Y)) (Nd (Some (0 <= z1_)) Lf Lf) (Nd (Some (0 <= A2)) Lf Lf)))) (Nd (Some (0 <= X)) (Nd (Some (1 <= (X + Y))) (Nd (Some (exists (x1 : Z) (y1 : Z), (Mv X Y x1 y1))) (Nd (Some (1 <= X)) (Nd (Some (Mv X Y B1 B2)) Lf Lf) Lf) (Nd (Some (0 <= (0 + 0))) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((Mv 0 0 x1 y1) /\ (P x1 y1)))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (0 = A2)) Lf Lf) Lf) (Nd (Some (0 <= A1)) Lf Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) (Nd (Some (0 <= 0)) (Nd (Some (1 <= Y)) (Nd (Some (P B1 B2)) Lf Lf) Lf) (Nd (Some (P A1 A2)) Lf Lf)) (Nd (Some (Mv X Y X (Y - 1))) (Nd (Some (0 <= z2_)) Lf Lf) (Nd (Some ((A1 + A2) < (X + Y))) Lf Lf)))))
 [(Im (Im (An (An (At 3) (At 4)) (At 5)) (If (At 6) (No (At 7)))) (At 1));
 (Im (At 8) (Im (An (At 3) (At 4)) (If (At 6) (An (At 9) (No (At 10))))));
 (Im (At 8) (Im (An (At 11) (At 11)) (If (At 2) (An (At 12) (No (At 13))))));
 (Im (At 14) (At 9));
 (Im (At 15) (At 9));
 (Im (At 16) (Im (An (At 17) (At 4)) (At 14)));
 (Im (At 18) (Im (An (At 3) (At 19)) (At 15)));
 (Im (At 12) (At 20));
 (Im (At 21) (Im (An (An (At 11) (At 11)) (At 20)) (An (An (An (An (An (At 22) (At 23)) (At 22)) (At 23)) (At 24)) (At 25))));
 (Im (At 10) (An (At 26) (At 27)));
 (Im (An (An (At 26) (At 28)) (At 27)) (At 7));
 (Im (At 21) (Im (An (An (At 3) (At 4)) (At 26)) (An (An (An (An (An (At 29) (At 30)) (At 29)) (At 30)) (At 31)) (At 32))));
 (Im (At 7) (An (An (At 33) (At 34)) (At 35)));
 (Im (An (At 33) (At 35)) (At 10));
 (Im (At 5) (Im (No (At 17)) (Im (No (At 19)) Fa)));
 (Im (No (At 11)) Fa);
 (Im (At 22) (Im (At 23) (Im (At 24) Fa)));
 (Im (At 36) (Im (At 37) (If (At 2) (At 27))));
 (Im (No (At 28)) (Im (At 29) (Im (At 30) (Im (No (At 36)) Fa))));
 (Im (No (At 28)) (Im (At 29) (Im (At 30) (Im (No (At 37)) Fa))));
 (At 21);
 (An (At 16) (At 18));
 (At 8)]
 (An (At 1) (No (At 2)))
 (Sp 21 (Sp 16 (Sp 18 (Sp 8 (Sp 11 (Sp 20 (Sp 22 (Sp 23 (Sp 24 (Cl 18) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 12 (Cl 9) (Sp 2 (Cl 4) (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 7 (Sp 6 (Sp 33 (Sp 34 (Sp 35 (Sp 9 (Sp 10 (Cl 3) (Cl 15)) (Cl 3)) (Cl 14)) (Cl 14)) (Cl 14)) (Cl 2)) (Sp 6 (Cl 2) (Sp 19 (Sp 15 (Sp 9 (Sp 10 (Sp 26 (Sp 27 (Sp 28 (Cl 12) (Sp 29 (Sp 30 (Sp 36 (Sp 37 (Cl 19) (Cl 21)) (Cl 20)) (Cl 13)) (Cl 13))) (Cl 11)) (Cl 11)) (Cl 3)) (Cl 6)) (Cl 8)) (Sp 17 (Sp 14 (Sp 9 (Sp 10 (Sp 26 (Sp 27 (Sp 28 (Cl 12) (Sp 29 (Sp 30 (Sp 36 (Sp 37 (Cl 19) (Cl 21)) (Cl 20)) (Cl 13)) (Cl 13))) (Cl 11)) (Cl 11)) (Cl 3)) (Cl 5)) (Cl 7)) (Cl 16))))) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 17)) (Cl 24)) (Cl 23)) (Cl 23)) (Cl 22)) _
  W0
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1)))))))) X Y)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1)))))))) 0 0)
  (ex2_at (fun x1 y1 => (Mv X Y x1 y1)) (X - 1) Y)
  (ex2_at (fun x1 y1 => (Mv X Y x1 y1)) X (Y - 1))
  (all2_at (fun x y => (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y))) X Y)
  (all2_at (fun x y => (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1)))) X Y)
  W7
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) 0 0 z1_ z2_)
  W9
  (ex2_at (fun x1 y1 => (((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))) A1 A2)
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y A1 A2)
  W12
  (ex2_at (fun x1 y1 => ((Mv X Y x1 y1) /\ (P x1 y1))) B1 B2)
  (thy_misere_1 X Y)
  (thy_misere_2 )
  (thy_misere_3 z1_ z2_)
  (fun eq__0 eq__1 => pg2 P 0 A1 0 A2 eq__0 eq__1)
  (thy_misere_4 A1 A2)
  (thy_misere_5 A1 A2)
).
vm_compute; reflexivity.
Qed.

Lemma thy_misere_6 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x1 <= (x3 - 1))) -> (x2 <= (x3 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_misere_7 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_misere_8 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 + x3) + 1))) -> (0 <= x4) -> ((x1 + x4) < (x2 + x3)) -> False.
Proof. thy. Qed.
Lemma thy_misere_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 + x3) + 1))) -> (0 <= x4) -> ((x4 + x1) < (x2 + x3)) -> False.
Proof. thy. Qed.
(* The same with blocking: the number of blockable options in P does not change, for (0, 0) is not in P. *)
Lemma misere_play_blocking : forall (p : Z) (Bl : Z -> Z -> Z -> Z -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  ((forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y))) /\ (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1))) ->
  (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1))))))) ->
  ((forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl x y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((Bl x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1)))))) /\ (~ (P 0 0))).
Proof.
intros p Bl Mv P.
destruct (wit_all2 (fun x y => ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl x y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((Bl x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1))))))) as [X [Y W0]].
destruct (wit_ex2 (fun x1 y1 => (Mv 0 0 x1 y1))) as [z1_ [z2_ W7]].
destruct (wit_ex2 (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1)))) as [A1 [A2 W9]].
destruct (wit_ex2 (fun x1 y1 => ((((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl X Y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) as [B1 [B2 W12]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))))) as [c0 [d0 W14]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((Bl X Y x1 y1) /\ (P x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [o0a [o0b [o0c [o0d W15]]]].
destruct (wit_all2 (fun x1 y1 => ((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) as [g0 [h0 W16]].
destruct (wit_all2 (fun x1 y1 => ((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) -> ((Bl X Y x1 y1) /\ (P x1 y1))))) as [c1 [d1 W22]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => ((((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) /\ (((Bl X Y x1_other y1_other) /\ (1 <= (x1_other + y1_other))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [o1a [o1b [o1c [o1d W23]]]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) as [g1 [h1 W24]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), ((((0 <= x) /\ (0 <= y)) /\ (1 <= (x + y))) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), ((((Mv x y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl x y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => (((Bl x y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1))))))) (Nd (Some (P 0 0)) (Nd (Some (0 <= Y)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl 0 0 x1 y1) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some (1 <= (A1 + A2))) (Nd (Some (0 <= d0)) Lf Lf) Lf) (Nd (Some (P o0c o0d)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), ((((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) /\ (((Bl X Y x1_other y1_other) /\ (1 <= (x1_other + y1_other))) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (P B1 B2)) (Nd (Some (Bl X Y o1a o1b)) Lf Lf) Lf) (Nd (Some (g0 < ((X + Y) + 1))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))))) Lf Lf) Lf))) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some (1 <= X)) (Nd (Some (0 <= (X + Y))) (Nd (Some (Bl X Y c1 d1)) Lf Lf) Lf) (Nd (Some (Bl X Y g0 h0)) (Nd (Some (g1 < ((X + Y) + 1))) Lf Lf) Lf)) (Nd (Some (0 <= (0 + 0))) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))))) (Nd (Some (1 <= (o1c + o1d))) Lf Lf) Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))))) (Nd (Some (0 = d0)) Lf Lf) Lf)))) (Nd (Some (P X Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), (Mv X Y x1 y1))) (Nd (Some (Mv X Y X (Y - 1))) (Nd (Some (0 <= A2)) (Nd (Some (Mv X Y g0 h0)) Lf Lf) Lf) (Nd (Some (o0b = o0d)) (Nd (Some (P g1 h1)) Lf Lf) Lf)) (Nd (Some (0 <= z2_)) (Nd (Some (P c0 d0)) (Nd (Some (P o1a o1b)) Lf Lf) Lf) (Nd (Some (h0 < ((X + Y) + 1))) (Nd (Some ((g1 + h1) < (X + Y))) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (Mv 0 0 x1 y1))) (Nd (Some (1 <= Y)) (Nd (Some (1 <= (B1 + B2))) (Nd (Some (P c1 d1)) Lf Lf) Lf) (Nd (Some (P g0 h0)) (Nd (Some (h1 < ((X + Y) + 1))) Lf Lf) Lf)) (Nd (Some (Bl X Y A1 A2)) (Nd (Some (P o0a o0b)) (Nd (Some (o1a = o1c)) Lf Lf) Lf) (Nd (Some (Mv X Y c0 d0)) (Nd (Some (0 = A2)) Lf Lf) Lf))))) (Nd (Some (0 <= X)) (Nd (Some (1 <= (X + Y))) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1)))))))) (Nd (Some (Mv X Y (X - 1) Y)) (Nd (Some (0 <= A1)) (Nd (Some ((c0 + d0) < (X + Y))) Lf Lf) Lf) (Nd (Some (o0a = o0c)) (Nd (Some (Bl X Y g1 h1)) Lf Lf) Lf)) (Nd (Some (0 <= z1_)) (Nd (Some (Bl X Y c0 d0)) (Nd (Some (1 <= (o1a + o1b))) Lf Lf) Lf) (Nd (Some (0 <= h0)) (Nd (Some (Mv X Y g1 h1)) Lf Lf) Lf))) (Nd (Some (0 <= 0)) (Nd (Some (forall (x : Z) (y : Z), (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1))))) (Nd (Some (Mv X Y B1 B2)) (Nd (Some (1 <= (c1 + d1))) Lf Lf) Lf) (Nd (Some (1 <= (g0 + h0))) (Nd (Some (0 <= h1)) Lf Lf) Lf)) (Nd (Some (Mv X Y A1 A2)) (Nd (Some (Bl X Y o0a o0b)) (Nd (Some (P o1c o1d)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1)))) (Nd (Some (0 = A1)) Lf Lf) Lf)))) (Nd (Some (exists (x1 : Z) (y1 : Z), ((((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl X Y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1)))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1)))) (Nd (Some (forall (x : Z) (y : Z), (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y)))) (Nd (Some ((A1 + A2) < (X + Y))) (Nd (Some ((g0 + h0) < (X + Y))) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((Bl X Y x1 y1) /\ (P x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some (0 <= g1)) Lf Lf) Lf)) (Nd (Some ((z1_ + z2_) < (0 + 0))) (Nd (Some (1 <= (c0 + d0))) (Nd (Some (Bl X Y o1c o1d)) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) (Nd (Some (0 = c0)) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((Mv 0 0 x1 y1) /\ (~ (Bl 0 0 x1 y1))) /\ (P x1 y1)))) (Nd (Some (Mv 0 0 z1_ z2_)) (Nd (Some (Bl X Y B1 B2)) (Nd (Some (forall (x1 : Z) (y1 : Z), ((((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)) -> ((Bl X Y x1 y1) /\ (P x1 y1))))) Lf Lf) Lf) (Nd (Some (0 <= g0)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) Lf Lf) Lf)) (Nd (Some (P A1 A2)) (Nd (Some (Bl X Y o0c o0d)) (Nd (Some (o1b = o1d)) Lf Lf) Lf) (Nd (Some (0 <= c0)) Lf Lf))))))
 [(Im (Im (An (An (At 3) (At 4)) (At 5)) (If (At 6) (An (No (At 7)) (At 8)))) (At 1));
 (Im (At 9) (Im (An (At 3) (At 4)) (If (At 6) (An (At 10) (An (No (At 11)) (At 12))))));
 (Im (At 9) (Im (An (At 13) (At 13)) (If (At 2) (An (At 14) (An (No (At 15)) (At 16))))));
 (Im (At 17) (At 10));
 (Im (At 18) (At 10));
 (Im (At 19) (Im (An (At 20) (At 4)) (At 17)));
 (Im (At 21) (Im (An (At 3) (At 22)) (At 18)));
 (Im (At 14) (At 23));
 (Im (At 24) (Im (An (An (At 13) (At 13)) (At 23)) (An (An (An (An (An (At 25) (At 26)) (At 25)) (At 26)) (At 27)) (At 28))));
 (Im (At 11) (An (An (At 29) (No (At 30))) (At 31)));
 (Im (An (An (An (At 29) (At 32)) (No (An (At 30) (At 32)))) (At 31)) (At 7));
 (Im (At 24) (Im (An (An (At 3) (At 4)) (At 29)) (An (An (An (An (An (At 33) (At 34)) (At 33)) (At 34)) (At 35)) (At 36))));
 (Im (At 7) (An (An (An (At 37) (At 38)) (No (An (At 39) (At 38)))) (At 40)));
 (Im (An (An (At 37) (No (At 39))) (At 40)) (At 11));
 (Im (Im (An (At 41) (At 42)) (An (An (At 41) (At 43)) (At 42))) (At 44));
 (Im (Im (An (An (An (At 45) (At 46)) (An (At 47) (At 48))) (An (At 49) (At 50))) (An (At 49) (At 50))) (At 51));
 (Im (Im (An (An (At 52) (At 53)) (At 54)) (An (An (At 55) (At 56)) (An (At 57) (At 58)))) (At 59));
 (Im (An (An (At 44) (At 51)) (At 59)) (At 60));
 (Im (At 61) (Im (At 41) (At 62)));
 (Im (At 24) (Im (An (An (At 3) (At 4)) (At 62)) (An (An (An (An (An (At 63) (At 64)) (At 63)) (At 64)) (At 65)) (At 36))));
 (Im (At 61) (Im (At 52) (At 66)));
 (Im (At 24) (Im (An (An (At 3) (At 4)) (At 66)) (An (An (An (An (An (At 55) (At 57)) (At 55)) (At 57)) (At 67)) (At 36))));
 (Im (Im (An (An (At 68) (At 69)) (At 70)) (An (At 68) (At 70))) (At 71));
 (Im (Im (An (An (An (An (At 72) (At 73)) (At 74)) (An (An (At 75) (At 76)) (At 77))) (An (At 78) (At 79))) (An (At 78) (At 79))) (At 80));
 (Im (Im (An (At 81) (At 82)) (An (An (At 83) (At 84)) (An (At 85) (At 86)))) (At 87));
 (Im (An (An (At 71) (At 80)) (At 87)) (At 88));
 (Im (At 61) (Im (At 81) (At 89)));
 (Im (At 24) (Im (An (An (At 3) (At 4)) (At 89)) (An (An (An (An (An (At 83) (At 85)) (At 83)) (At 85)) (At 90)) (At 36))));
 (Im (At 5) (Im (No (At 20)) (Im (No (At 22)) Fa)));
 (Im (No (At 13)) Fa);
 (Im (At 88) (Im (No (At 8)) (Im (At 12) Fa)));
 (Im (At 8) (Im (No (At 12)) (Im (At 60) Fa)));
 (Im (No (At 56)) (Im (At 57) (Im (At 67) Fa)));
 (Im (No (At 58)) (Im (At 55) (Im (At 67) Fa)));
 (Im (At 91) (Im (At 92) (If (At 2) (At 42))));
 (Im (No (At 43)) (Im (At 63) (Im (At 64) (Im (No (At 91)) Fa))));
 (Im (No (At 43)) (Im (At 63) (Im (At 64) (Im (No (At 92)) Fa))));
 (Im (At 25) (Im (At 26) (Im (At 27) Fa)));
 (Im (No (At 84)) (Im (At 85) (Im (At 90) Fa)));
 (Im (No (At 86)) (Im (At 83) (Im (At 90) Fa)));
 (Im (At 93) (Im (At 94) (If (At 2) (At 31))));
 (Im (No (At 32)) (Im (At 33) (Im (At 34) (Im (No (At 93)) Fa))));
 (Im (No (At 32)) (Im (At 33) (Im (At 34) (Im (No (At 94)) Fa))));
 (At 24);
 (An (At 19) (At 21));
 (At 61);
 (At 9)]
 (An (At 1) (No (At 2)))
 (Sp 24 (Sp 19 (Sp 21 (Sp 61 (Sp 9 (Sp 13 (Sp 23 (Sp 25 (Sp 26 (Sp 27 (Cl 39) (Cl 10)) (Cl 10)) (Cl 10)) (Sp 14 (Cl 9) (Sp 2 (Cl 4) (Sp 1 (Cl 1) (Sp 3 (Sp 4 (Sp 5 (Sp 10 (Sp 89 (Sp 83 (Sp 85 (Sp 90 (Sp 36 (Sp 86 (Sp 84 (Sp 87 (Sp 11 (Sp 6 (Cl 3) (Sp 29 (Sp 30 (Cl 11) (Sp 31 (Sp 7 (Cl 2) (Sp 32 (Cl 12) (Sp 33 (Sp 34 (Sp 93 (Sp 94 (Cl 42) (Cl 44)) (Cl 43)) (Cl 13)) (Cl 13)))) (Cl 11))) (Cl 11))) (Sp 7 (Sp 37 (Sp 38 (Sp 40 (Sp 39 (Cl 14) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Sp 66 (Sp 55 (Sp 57 (Sp 67 (Sp 58 (Sp 56 (Sp 59 (Sp 12 (Sp 6 (Sp 8 (Cl 2) (Sp 88 (Cl 32) (Sp 80 (Sp 71 (Cl 27) (Sp 68 (Sp 69 (Sp 70 (Cl 24) (Cl 24)) (Cl 24)) (Cl 24))) (Sp 72 (Sp 73 (Sp 74 (Sp 75 (Sp 76 (Sp 77 (Sp 78 (Sp 79 (Cl 25) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25))))) (Cl 3)) (Sp 6 (Cl 3) (Sp 8 (Sp 60 (Cl 33) (Sp 51 (Sp 44 (Cl 19) (Sp 41 (Sp 42 (Sp 43 (Cl 16) (Sp 62 (Sp 63 (Sp 64 (Sp 91 (Sp 92 (Cl 36) (Cl 38)) (Cl 37)) (Cl 21)) (Cl 21)) (Cl 20))) (Cl 16)) (Cl 16))) (Sp 45 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Cl 17) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)))) (Cl 2)))) (Cl 18)) (Cl 34)) (Cl 35)) (Cl 23)) (Cl 23)) (Cl 23)) (Sp 52 (Cl 22) (Sp 59 (Sp 12 (Sp 6 (Sp 8 (Cl 2) (Sp 88 (Cl 32) (Sp 80 (Sp 71 (Cl 27) (Sp 68 (Sp 69 (Sp 70 (Cl 24) (Cl 24)) (Cl 24)) (Cl 24))) (Sp 72 (Sp 73 (Sp 74 (Sp 75 (Sp 76 (Sp 77 (Sp 78 (Sp 79 (Cl 25) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25))))) (Cl 3)) (Sp 6 (Cl 3) (Sp 8 (Sp 60 (Cl 33) (Sp 51 (Sp 44 (Cl 19) (Sp 41 (Sp 42 (Sp 43 (Cl 16) (Sp 62 (Sp 63 (Sp 64 (Sp 91 (Sp 92 (Cl 36) (Cl 38)) (Cl 37)) (Cl 21)) (Cl 21)) (Cl 20))) (Cl 16)) (Cl 16))) (Sp 45 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Cl 17) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)))) (Cl 2)))) (Cl 18)))))) (Cl 26)) (Cl 40)) (Cl 41)) (Cl 29)) (Cl 29)) (Cl 29)) (Cl 29)) (Sp 81 (Cl 28) (Sp 87 (Sp 11 (Sp 6 (Cl 3) (Sp 29 (Sp 30 (Cl 11) (Sp 31 (Sp 7 (Cl 2) (Sp 32 (Cl 12) (Sp 33 (Sp 34 (Sp 93 (Sp 94 (Cl 42) (Cl 44)) (Cl 43)) (Cl 13)) (Cl 13)))) (Cl 11))) (Cl 11))) (Sp 66 (Sp 55 (Sp 57 (Sp 67 (Sp 36 (Sp 58 (Sp 56 (Sp 59 (Sp 7 (Sp 37 (Sp 38 (Sp 40 (Sp 39 (Cl 14) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Sp 12 (Sp 6 (Sp 8 (Cl 2) (Sp 88 (Cl 32) (Sp 80 (Sp 71 (Cl 27) (Sp 68 (Sp 69 (Sp 70 (Cl 24) (Cl 24)) (Cl 24)) (Cl 24))) (Sp 72 (Sp 73 (Sp 74 (Sp 75 (Sp 76 (Sp 77 (Sp 78 (Sp 79 (Cl 25) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25))))) (Cl 3)) (Sp 6 (Cl 3) (Sp 8 (Sp 60 (Cl 33) (Sp 51 (Sp 44 (Cl 19) (Sp 41 (Sp 42 (Sp 43 (Cl 16) (Sp 62 (Sp 63 (Sp 64 (Sp 91 (Sp 92 (Cl 36) (Cl 38)) (Cl 37)) (Cl 21)) (Cl 21)) (Cl 20))) (Cl 16)) (Cl 16))) (Sp 45 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Cl 17) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)))) (Cl 2))))) (Cl 18)) (Cl 34)) (Cl 35)) (Cl 23)) (Cl 23)) (Cl 23)) (Cl 23)) (Sp 52 (Cl 22) (Sp 59 (Sp 7 (Sp 37 (Sp 38 (Sp 40 (Sp 39 (Cl 14) (Cl 15)) (Cl 14)) (Cl 14)) (Cl 14)) (Sp 12 (Sp 6 (Sp 8 (Cl 2) (Sp 88 (Cl 32) (Sp 80 (Sp 71 (Cl 27) (Sp 68 (Sp 69 (Sp 70 (Cl 24) (Cl 24)) (Cl 24)) (Cl 24))) (Sp 72 (Sp 73 (Sp 74 (Sp 75 (Sp 76 (Sp 77 (Sp 78 (Sp 79 (Cl 25) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25)) (Cl 25))))) (Cl 3)) (Sp 6 (Cl 3) (Sp 8 (Sp 60 (Cl 33) (Sp 51 (Sp 44 (Cl 19) (Sp 41 (Sp 42 (Sp 43 (Cl 16) (Sp 62 (Sp 63 (Sp 64 (Sp 91 (Sp 92 (Cl 36) (Cl 38)) (Cl 37)) (Cl 21)) (Cl 21)) (Cl 20))) (Cl 16)) (Cl 16))) (Sp 45 (Sp 46 (Sp 47 (Sp 48 (Sp 49 (Sp 50 (Cl 17) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)) (Cl 17)))) (Cl 2))))) (Cl 18))))) (Cl 26)))) (Sp 17 (Cl 5) (Sp 18 (Cl 6) (Sp 20 (Cl 7) (Sp 22 (Cl 8) (Cl 30)))))) (Cl 2)) (Cl 2)) (Cl 2)))))) (Cl 31)) (Cl 48)) (Cl 47)) (Cl 46)) (Cl 46)) (Cl 45)) _
  W0
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1))))))) X Y)
  (all2_at (fun x y => (((0 <= x) /\ (0 <= y)) -> ((P x y) <-> ((exists (x1 : Z) (y1 : Z), (Mv x y x1 y1)) /\ ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1))))))) 0 0)
  (ex2_at (fun x1 y1 => (Mv X Y x1 y1)) (X - 1) Y)
  (ex2_at (fun x1 y1 => (Mv X Y x1 y1)) X (Y - 1))
  (all2_at (fun x y => (((1 <= x) /\ (0 <= y)) -> (Mv x y (x - 1) y))) X Y)
  (all2_at (fun x y => (((0 <= x) /\ (1 <= y)) -> (Mv x y x (y - 1)))) X Y)
  W7
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) 0 0 z1_ z2_)
  W9
  (ex2_at (fun x1 y1 => ((((Mv X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (~ ((Bl X Y x1 y1) /\ (1 <= (x1 + y1))))) /\ (P x1 y1))) A1 A2)
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y A1 A2)
  W12
  (ex2_at (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1))) B1 B2)
  W14
  W15
  W16
  (law_injection_2_2 (fun x1 y1 => ((Bl X Y x1 y1) /\ (P x1 y1))) (fun x1 y1 => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) ((X + Y) + 1) (0) ((X + Y) + 1))
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y c0 d0)
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y c0 d0)
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y g0 h0)
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y g0 h0)
  W22
  W23
  W24
  (law_injection_2_2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1))) (fun x1 y1 => ((Bl X Y x1 y1) /\ (P x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) ((X + Y) + 1) (0) ((X + Y) + 1))
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y g1 h1)
  (all4_at (fun x y x1 y1 => ((((0 <= x) /\ (0 <= y)) /\ (Mv x y x1 y1)) -> ((((((0 <= x1) /\ (0 <= y1)) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y g1 h1)
  (thy_misere_1 X Y)
  (thy_misere_2 )
  (thy_misere_6 (card2 (fun (x1 : Z) (y1 : Z) => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) p)
  (thy_misere_7 (card2 (fun (x1 : Z) (y1 : Z) => (((Bl X Y x1 y1) /\ (1 <= (x1 + y1))) /\ (P x1 y1)))) p (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))))
  (thy_misere_8 g0 X Y h0)
  (thy_misere_9 h0 X Y g0)
  (fun eq__0 eq__1 => pg2 P 0 c0 0 d0 eq__0 eq__1)
  (thy_misere_4 c0 d0)
  (thy_misere_5 c0 d0)
  (thy_misere_3 z1_ z2_)
  (thy_misere_8 g1 X Y h1)
  (thy_misere_9 h1 X Y g1)
  (fun eq__0 eq__1 => pg2 P 0 A1 0 A2 eq__0 eq__1)
  (thy_misere_4 A1 A2)
  (thy_misere_5 A1 A2)
).
vm_compute; reflexivity.
Qed.
