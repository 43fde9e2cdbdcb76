From Wythoff.book Require Import Prelude Definitions.
Open Scope Z_scope.

Lemma thy_play_1 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ ((x1 + x2) = (x1 + x2))) -> ((x3 + x4) = (x3 + x4)) -> False.
Proof. thy. Qed.
Lemma thy_play_2 : forall (x1 : Z) (x2 : Z), (0 <= x1) -> (0 <= x2) -> (~ (0 <= (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_play_3 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z) (x5 : Z), ((x1 + x2) = x3) -> ((x4 + x5) < (x1 + x2)) -> (~ ((x4 + x5) < x3)) -> False.
Proof. thy. Qed.
Lemma thy_play_4 : forall (x1 : Z) (x2 : Z), (~ ((x1 + x2) = (x1 + x2))) -> False.
Proof. thy. Qed.
Lemma thy_play_5 : forall (x1 : Z) (x2 : Z), (~ (0 <= (x1 + x2))) -> (0 <= x1) -> (0 <= x2) -> False.
Proof. thy. Qed.
(* If P and a set C with (A) and (B) agree on all positions with smaller x + y, they agree on (x, y). *)
Lemma determined_step : forall (C : Z -> Z -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop) (On : Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1))))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y)))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((On x y) /\ (C x y)) /\ (Mv x y x1 y1)) -> (~ (C x1 y1)))) ->
  (forall (x : Z) (y : Z), (((On x y) /\ (~ (C x y))) -> (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (C x1 y1))))) ->
  (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y)))))).
Proof.
intros C Mv On P.
destruct (wit_all1 (fun s => (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) as [s0 W0].
destruct (wit_all2 (fun x y => (((On x y) /\ ((x + y) = s0)) -> ((P x y) <-> (C x y))))) as [X [Y W1]].
destruct (wit_ex2 (fun x1 y1 => ((Mv X Y x1 y1) /\ (P x1 y1)))) as [px [py W2]].
destruct (wit_ex2 (fun x1 y1 => ((Mv X Y x1 y1) /\ (C x1 y1)))) as [cx [cy W3]].
refine (refute (Nd (Some (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) (Nd (Some (0 <= s0)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s0)) -> ((P x y) <-> (C x y))))) (Nd (Some (C X Y)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ (~ (C x y))) -> (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (C x1 y1)))))) (Nd (Some ((cx + cy) < (X + Y))) Lf Lf) Lf) (Nd (Some (C px py)) Lf Lf)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((Mv X Y x1 y1) /\ (C x1 y1)))) (Nd (Some (0 <= py)) (Nd (Some ((cx + cy) = (cx + cy))) Lf Lf) Lf) (Nd (Some ((px + py) = (px + py))) Lf Lf))) (Nd (Some ((X + Y) = s0)) (Nd (Some (Mv X Y px py)) (Nd (Some (On px py)) (Nd (Some ((cx + cy) < s0)) Lf Lf) Lf) (Nd (Some ((px + py) < s0)) Lf Lf)) (Nd (Some (C cx cy)) (Nd (Some (0 <= (X + Y))) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y))))) Lf Lf) Lf) (Nd (Some (0 <= cx)) Lf Lf)))) (Nd (Some (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) (Nd (Some (On X Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), ((Mv X Y x1 y1) /\ (P x1 y1)))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (0 <= (cx + cy))) Lf Lf) Lf) (Nd (Some (0 <= (px + py))) Lf Lf)) (Nd (Some (Mv X Y cx cy)) (Nd (Some ((px + py) < (X + Y))) (Nd (Some (P cx cy)) Lf Lf) Lf) (Nd (Some (On cx cy)) Lf Lf))) (Nd (Some (P X Y)) (Nd (Some (P px py)) (Nd (Some (0 <= px)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (cx + cy))) -> ((P x y) <-> (C x y))))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (px + py))) -> ((P x y) <-> (C x y))))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1)))))))) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((On x y) /\ (C x y)) /\ (Mv x y x1 y1)) -> (~ (C x1 y1))))) Lf Lf) (Nd (Some (0 <= cy)) Lf Lf)))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (At 5) (At 6)) (If (At 7) (At 8))) (At 4));
 (Im (At 9) (An (At 10) (At 11)));
 (Im (At 12) (An (At 13) (At 14)));
 (Im (At 15) (Im (At 5) (If (At 7) (No (At 9)))));
 (Im (At 16) (Im (An (At 5) (No (At 8))) (At 12)));
 (Im (At 17) (Im (An (At 5) (At 10)) (An (An (An (An (At 18) (At 19)) (At 20)) (At 21)) (At 22))));
 (Im (At 23) (Im (An (An (At 5) (At 8)) (At 10)) (No (At 24))));
 (Im (At 3) (Im (An (At 25) (At 26)) (At 27)));
 (Im (At 27) (Im (An (At 18) (At 28)) (If (At 11) (At 24))));
 (Im (At 17) (Im (An (At 5) (At 13)) (An (An (An (An (At 29) (At 30)) (At 31)) (At 32)) (At 22))));
 (Im (At 3) (Im (An (At 33) (At 34)) (At 35)));
 (Im (At 35) (Im (An (At 29) (At 36)) (If (At 37) (At 14))));
 (Im (An (At 13) (At 37)) (At 9));
 (Im (No (At 28)) (Im (At 36) Fa));
 (Im (At 30) (Im (At 31) (Im (No (At 33)) Fa)));
 (Im (At 6) (Im (At 32) (Im (No (At 34)) Fa)));
 (Im (No (At 36)) Fa);
 (Im (No (At 25)) (Im (At 19) (Im (At 20) Fa)));
 (Im (At 6) (Im (At 21) (Im (No (At 26)) Fa)));
 (At 15);
 (At 17);
 (At 38);
 (At 23);
 (At 16)]
 (At 1)
 (Sp 15 (Sp 17 (Sp 23 (Sp 16 (Sp 1 (Cl 1) (Sp 36 (Sp 2 (Sp 3 (Sp 4 (Cl 2) (Sp 28 (Sp 5 (Sp 6 (Sp 12 (Sp 13 (Sp 14 (Sp 29 (Sp 30 (Sp 31 (Sp 32 (Sp 22 (Sp 33 (Sp 34 (Sp 35 (Sp 37 (Sp 9 (Sp 10 (Sp 11 (Sp 7 (Cl 6) (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 8 (Sp 25 (Sp 26 (Sp 24 (Cl 9) (Sp 27 (Cl 11) (Cl 10))) (Cl 21)) (Cl 20)) (Cl 3)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8))) (Cl 4)) (Cl 4)) (Cl 15)) (Cl 14)) (Cl 13)) (Cl 18)) (Cl 17)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 12)) (Cl 5)) (Cl 5)) (Sp 8 (Sp 7 (Cl 3) (Sp 9 (Sp 10 (Sp 11 (Sp 18 (Sp 19 (Sp 20 (Sp 21 (Sp 24 (Cl 9) (Sp 27 (Cl 11) (Sp 25 (Sp 26 (Cl 10) (Cl 21)) (Cl 20)))) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 8)) (Cl 4)) (Cl 4)) (Cl 6))) (Cl 7))) (Cl 3)) (Cl 3)) (Cl 16))) (Cl 2)) (Cl 2)) (Cl 19))) (Cl 26)) (Cl 25)) (Cl 23)) (Cl 22)) _
  W0
  W1
  W2
  W3
  (all2_at (fun x y => ((On x y) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1))))))) X Y)
  (all2_at (fun x y => (((On x y) /\ (~ (C x y))) -> (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (C x1 y1))))) X Y)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y px py)
  (all4_at (fun x y x1 y1 => ((((On x y) /\ (C x y)) /\ (Mv x y x1 y1)) -> (~ (C x1 y1)))) X Y px py)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (px + py))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (px + py))) -> ((P x y) <-> (C x y)))) px py)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y cx cy)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (cx + cy))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (cx + cy))) -> ((P x y) <-> (C x y)))) cx cy)
  (ex2_at (fun x1 y1 => ((Mv X Y x1 y1) /\ (P x1 y1))) cx cy)
  (thy_play_1 px py cx cy)
  (thy_play_2 cx cy)
  (thy_play_3 X Y s0 cx cy)
  (thy_play_4 cx cy)
  (thy_play_5 px py)
  (thy_play_3 X Y s0 px py)
).
vm_compute; reflexivity.
Qed.

(* From (A) and (B) to the P-set: if C has (A) and (B) then P(x, y) if and only if C(x, y), for all positions. *)
Lemma determined : forall (x : Z) (y : Z) (C : Z -> Z -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop) (On : Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1))))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y)))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((On x y) /\ (C x y)) /\ (Mv x y x1 y1)) -> (~ (C x1 y1)))) ->
  (forall (x : Z) (y : Z), (((On x y) /\ (~ (C x y))) -> (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (C x1 y1))))) ->
  (On x y) ->
  ((P x y) <-> (C x y)).
Proof.
intros x y C Mv On P.
refine (refute (Nd (Some (P x y)) (Nd (Some (C x y)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) Lf Lf) (Nd (Some (On x y)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((((On x y) /\ (C x y)) /\ (Mv x y x1 y1)) -> (~ (C x1 y1))))) (Nd (Some (0 <= (x + y))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> (~ (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (P x1 y1)))))))) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y))))) (Nd (Some (forall (s : Z), ((0 <= s) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) Lf Lf) (Nd (Some ((x + y) = (x + y))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ (~ (C x y))) -> (exists (x1 : Z) (y1 : Z), ((Mv x y x1 y1) /\ (C x1 y1)))))) (Nd (Some (forall (x_ : Z) (y_ : Z), (((On x_ y_) /\ ((x_ + y_) = (x + y))) -> ((P x_ y_) <-> (C x_ y_))))) Lf Lf) Lf)))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 11)));
 (Im (At 11) (Im (An (At 12) (At 13)) (If (At 1) (At 2))));
 (Im (At 5) (Im (At 12) (At 10)));
 (Im (No (At 13)) Fa);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 12)]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 12 (Sp 13 (Sp 8 (Sp 10 (Sp 9 (Sp 11 (Sp 2 (Sp 1 (Cl 1) (Cl 5)) (Sp 1 (Cl 5) (Cl 1))) (Cl 4)) (Cl 3)) (Cl 6)) (Cl 2)) (Cl 7)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (determined_step C Mv On P)
  (law_induction (fun s => (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))
  (all1_at (fun s => ((0 <= s) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y)))))) (x + y))
  (all2_at (fun x_ y_ => (((On x_ y_) /\ ((x_ + y_) = (x + y))) -> ((P x_ y_) <-> (C x_ y_)))) x y)
  (all2_at (fun x y => ((On x y) -> (0 <= (x + y)))) x y)
  (thy_play_4 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_play_6 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), ((x1 + x2) = (x1 + x2)) -> (~ ((x3 + x4) = (x3 + x4))) -> False.
Proof. thy. Qed.
Lemma thy_play_7 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= (x2 - 1)) -> (~ (x3 <= (x2 - 1))) -> (x3 <= x1) -> False.
Proof. thy. Qed.
Lemma thy_play_8 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (~ (x1 <= (x3 - 1))) -> (x2 <= (x3 - 1)) -> False.
Proof. thy. Qed.
Lemma thy_play_9 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 + x3) + 1))) -> (0 <= x4) -> ((x1 + x4) < (x2 + x3)) -> False.
Proof. thy. Qed.
Lemma thy_play_10 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (~ (x1 < ((x2 + x3) + 1))) -> (0 <= x4) -> ((x4 + x1) < (x2 + x3)) -> False.
Proof. thy. Qed.
Lemma thy_play_11 : forall (x1 : Z) (x2 : Z) (x3 : Z) (x4 : Z), (0 <= x1) -> ((x1 + x2) < (x3 + x4)) -> (~ (x2 < ((x3 + x4) + 1))) -> False.
Proof. thy. Qed.
(* With blocking: if P and C agree on all positions with smaller x + y, they agree on (x, y). *)
Lemma determined_blocking_step : forall (p : Z) (Bl : Z -> Z -> Z -> Z -> Prop) (C : Z -> Z -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop) (On : Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1)))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y)))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1))) ->
  (forall (x : Z) (y : Z), ((On x y) -> ((C x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (C x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (C x1 y1)))) <= (p - 1)))))) ->
  (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y)))))).
Proof.
intros p Bl C Mv On P.
destruct (wit_all1 (fun s => (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) as [s0 W0].
destruct (wit_all2 (fun x y => (((On x y) /\ ((x + y) = s0)) -> ((P x y) <-> (C x y))))) as [X [Y W1]].
destruct (wit_ex2 (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1)))) as [px [py W2]].
destruct (wit_ex2 (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (C x1 y1)))) as [cx [cy W3]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (P x1 y1)) -> ((Bl X Y x1 y1) /\ (C x1 y1))))) as [u0a [u0b W7]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((Bl X Y x1 y1) /\ (P x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [v0a [v0b [o0a [o0b W8]]]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (C x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) as [w0a [w0b W9]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (C x1 y1)) -> ((Bl X Y x1 y1) /\ (P x1 y1))))) as [u1a [u1b W11]].
destruct (wit_all4 (fun x1 y1 x1_other y1_other => (((((Bl X Y x1 y1) /\ (C x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (C x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) as [v1a [v1b [o1a [o1b W12]]]].
destruct (wit_all2 (fun x1 y1 => (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) as [w1a [w1b W13]].
refine (refutes (Nd (Some (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) (Nd (Some (0 <= s0)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s0)) -> ((P x y) <-> (C x y))))) (Nd (Some (C X Y)) (Nd (Some (C cx cy)) (Nd (Some (Bl X Y w0a w0b)) (Nd (Some (0 <= (X + Y))) Lf Lf) (Nd (Some ((u1a + u1b) < (X + Y))) Lf Lf)) (Nd (Some (v1a = o1a)) (Nd (Some (On u0a u0b)) Lf Lf) Lf)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (P x1 y1)) -> ((Bl X Y x1 y1) /\ (C x1 y1))))) (Nd (Some (Bl X Y u1a u1b)) (Nd (Some (0 <= cy)) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y))))) Lf Lf)) (Nd (Some (w1b < ((X + Y) + 1))) (Nd (Some ((u0a + u0b) = (u0a + u0b))) Lf Lf) Lf))) (Nd (Some (P px py)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (C x1 y1)))) <= (p - 1))) (Nd (Some (0 <= w0b)) (Nd (Some ((px + py) = (px + py))) Lf Lf) (Nd (Some ((u1a + u1b) = (u1a + u1b))) Lf Lf)) (Nd (Some (P w1a w1b)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1)))) Lf Lf) Lf)) (Nd (Some (P o0a o0b)) (Nd (Some (Bl X Y v1a v1b)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (cx + cy))) -> ((P x y) <-> (C x y))))) Lf Lf) Lf) (Nd (Some (On px py)) (Nd (Some (Mv X Y u1a u1b)) Lf Lf) Lf)))) (Nd (Some ((X + Y) = s0)) (Nd (Some (Mv X Y px py)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) <= (p - 1))) (Nd (Some (0 <= w0a)) (Nd (Some ((px + py) < s0)) Lf Lf) (Nd (Some ((u1a + u1b) < s0)) Lf Lf)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((Bl X Y x1 y1) /\ (C x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (C x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some (0 <= u0b)) Lf Lf) Lf)) (Nd (Some (P v0a v0b)) (Nd (Some (P u1a u1b)) (Nd (Some (0 <= (cx + cy))) Lf Lf) Lf) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (C x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))))) (Nd (Some (On w0a w0b)) Lf Lf) Lf))) (Nd (Some (Mv X Y cx cy)) (Nd (Some (P u0a u0b)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (C x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) (Nd (Some (On cx cy)) Lf Lf) (Nd (Some (On w1a w1b)) Lf Lf)) (Nd (Some (w1a < ((X + Y) + 1))) (Nd (Some ((u0a + u0b) < s0)) Lf Lf) Lf)) (Nd (Some (v0b = o0b)) (Nd (Some (Bl X Y o1a o1b)) (Nd (Some (P cx cy)) Lf Lf) Lf) (Nd (Some (0 <= py)) (Nd (Some (0 <= u1a)) Lf Lf) Lf))))) (Nd (Some (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) (Nd (Some (On X Y)) (Nd (Some (exists (x1 : Z) (y1 : Z), (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1)))) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1))))))) (Nd (Some (C w0a w0b)) (Nd (Some (0 <= (px + py))) Lf Lf) (Nd (Some (0 <= (u1a + u1b))) Lf Lf)) (Nd (Some (v1b = o1b)) (Nd (Some (0 <= u0a)) Lf Lf) Lf)) (Nd (Some (Bl X Y v0a v0b)) (Nd (Some (C u1a u1b)) (Nd (Some ((cx + cy) < (X + Y))) Lf Lf) Lf) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (P x1 y1)) -> (((0 <= x1) /\ (x1 < ((X + Y) + 1))) /\ ((0 <= y1) /\ (y1 < ((X + Y) + 1))))))) (Nd (Some (Mv X Y w0a w0b)) Lf Lf) Lf))) (Nd (Some (exists (x1 : Z) (y1 : Z), (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (C x1 y1)))) (Nd (Some (Bl X Y u0a u0b)) (Nd (Some (w0b < ((X + Y) + 1))) (Nd (Some (C px py)) Lf Lf) (Nd (Some (Mv X Y w1a w1b)) Lf Lf)) (Nd (Some (0 <= w1a)) (Nd (Some (0 <= (u0a + u0b))) Lf Lf) Lf)) (Nd (Some (v0a = o0a)) (Nd (Some (C v1a v1b)) (Nd (Some ((cx + cy) = (cx + cy))) Lf Lf) Lf) (Nd (Some (0 <= px)) (Nd (Some (On u1a u1b)) Lf Lf) Lf)))) (Nd (Some (P X Y)) (Nd (Some (Bl X Y px py)) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((C x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (C x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (C x1 y1)))) <= (p - 1))))))) (Nd (Some (w0a < ((X + Y) + 1))) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (px + py))) -> ((P x y) <-> (C x y))))) Lf Lf) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (u1a + u1b))) -> ((P x y) <-> (C x y))))) Lf Lf)) (Nd (Some (Bl X Y w1a w1b)) (Nd (Some ((u0a + u0b) < (X + Y))) Lf Lf) Lf)) (Nd (Some (Bl X Y o0a o0b)) (Nd (Some (forall (x1 : Z) (y1 : Z), (((Bl X Y x1 y1) /\ (C x1 y1)) -> ((Bl X Y x1 y1) /\ (P x1 y1))))) (Nd (Some ((cx + cy) < s0)) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some ((w0a + w0b) < (X + Y))) Lf Lf) Lf))) (Nd (Some (Bl X Y cx cy)) (Nd (Some (C u0a u0b)) (Nd (Some ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) <= (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (C x1 y1)))))) (Nd (Some (0 <= cx)) Lf Lf) (Nd (Some ((w1a + w1b) < (X + Y))) Lf Lf)) (Nd (Some (0 <= w1b)) (Nd (Some (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = (u0a + u0b))) -> ((P x y) <-> (C x y))))) Lf Lf) Lf)) (Nd (Some (forall (x1 : Z) (y1 : Z) (x1_other : Z) (y1_other : Z), (((((Bl X Y x1 y1) /\ (P x1 y1)) /\ ((Bl X Y x1_other y1_other) /\ (P x1_other y1_other))) /\ ((x1 = x1_other) /\ (y1 = y1_other))) -> ((x1 = x1_other) /\ (y1 = y1_other))))) (Nd (Some (C o1a o1b)) (Nd (Some (Mv X Y u0a u0b)) Lf Lf) Lf) (Nd (Some ((px + py) < (X + Y))) (Nd (Some (0 <= u1b)) Lf Lf) Lf))))))
 [(Im (Im (An (At 2) (At 3)) (At 4)) (At 1));
 (Im (Im (An (At 5) (At 6)) (If (At 7) (At 8))) (At 4));
 (Im (At 9) (An (An (At 10) (No (At 11))) (At 12)));
 (Im (At 13) (An (An (At 14) (No (At 15))) (At 16)));
 (Im (At 17) (Im (At 5) (If (At 7) (An (No (At 9)) (At 18)))));
 (Im (At 19) (Im (At 5) (If (At 8) (An (No (At 13)) (At 20)))));
 (Im (Im (An (At 21) (At 22)) (An (At 21) (At 23))) (At 24));
 (Im (Im (An (An (An (At 25) (At 26)) (An (At 27) (At 28))) (An (At 29) (At 30))) (An (At 29) (At 30))) (At 31));
 (Im (Im (An (At 32) (At 33)) (An (An (At 34) (At 35)) (An (At 36) (At 37)))) (At 38));
 (Im (An (An (At 24) (At 31)) (At 38)) (At 39));
 (Im (Im (An (At 40) (At 41)) (An (At 40) (At 42))) (At 43));
 (Im (Im (An (An (An (At 44) (At 45)) (An (At 46) (At 47))) (An (At 48) (At 49))) (An (At 48) (At 49))) (At 50));
 (Im (Im (An (At 51) (At 52)) (An (An (At 53) (At 54)) (An (At 55) (At 56)))) (At 57));
 (Im (An (An (At 43) (At 50)) (At 57)) (At 58));
 (Im (At 59) (Im (An (At 5) (At 10)) (An (An (An (An (At 60) (At 61)) (At 62)) (At 63)) (At 64))));
 (Im (At 3) (Im (An (At 65) (At 66)) (At 67)));
 (Im (At 67) (Im (An (At 60) (At 68)) (If (At 12) (At 69))));
 (Im (An (An (At 10) (No (At 11))) (At 69)) (At 13));
 (Im (At 59) (Im (An (At 5) (At 14)) (An (An (An (An (At 70) (At 71)) (At 72)) (At 73)) (At 64))));
 (Im (At 3) (Im (An (At 74) (At 75)) (At 76)));
 (Im (At 76) (Im (An (At 70) (At 77)) (If (At 78) (At 16))));
 (Im (An (An (At 14) (No (At 15))) (At 78)) (At 9));
 (Im (At 59) (Im (An (At 5) (At 79)) (An (An (An (An (At 80) (At 81)) (At 82)) (At 83)) (At 64))));
 (Im (At 84) (Im (At 21) (At 79)));
 (Im (At 3) (Im (An (At 85) (At 86)) (At 87)));
 (Im (At 87) (Im (An (At 80) (At 88)) (If (At 22) (At 23))));
 (Im (At 59) (Im (An (At 5) (At 89)) (An (An (An (An (At 90) (At 34)) (At 36)) (At 91)) (At 64))));
 (Im (At 84) (Im (At 32) (At 89)));
 (Im (At 59) (Im (An (At 5) (At 92)) (An (An (An (An (At 93) (At 94)) (At 95)) (At 96)) (At 64))));
 (Im (At 84) (Im (At 40) (At 92)));
 (Im (At 3) (Im (An (At 97) (At 98)) (At 99)));
 (Im (At 99) (Im (An (At 93) (At 100)) (If (At 42) (At 41))));
 (Im (At 59) (Im (An (At 5) (At 101)) (An (An (An (An (At 102) (At 53)) (At 55)) (At 103)) (At 64))));
 (Im (At 84) (Im (At 51) (At 101)));
 (Im (At 68) (Im (No (At 77)) Fa));
 (Im (At 68) (Im (No (At 88)) Fa));
 (Im (No (At 68)) (Im (At 100) Fa));
 (Im (At 18) (Im (No (At 20)) (Im (At 58) Fa)));
 (Im (At 61) (Im (At 62) (Im (No (At 65)) Fa)));
 (Im (At 71) (Im (At 72) (Im (No (At 74)) Fa)));
 (Im (At 39) (Im (No (At 18)) (Im (At 20) Fa)));
 (Im (No (At 54)) (Im (At 55) (Im (At 103) Fa)));
 (Im (No (At 85)) (Im (At 81) (Im (At 82) Fa)));
 (Im (At 6) (Im (At 83) (Im (No (At 86)) Fa)));
 (Im (No (At 35)) (Im (At 36) (Im (At 91) Fa)));
 (Im (No (At 37)) (Im (At 34) (Im (At 91) Fa)));
 (Im (No (At 97)) (Im (At 94) (Im (At 95) Fa)));
 (Im (At 6) (Im (At 96) (Im (No (At 98)) Fa)));
 (Im (No (At 100)) Fa);
 (Im (At 53) (Im (At 103) (Im (No (At 56)) Fa)));
 (Im (At 6) (Im (At 63) (Im (No (At 66)) Fa)));
 (Im (At 6) (Im (At 73) (Im (No (At 75)) Fa)));
 (At 17);
 (At 59);
 (At 104);
 (At 84);
 (At 19)]
 (At 1)
 [((Im (No (At 31)) Fa), (Sp 31 (Cl 59) (Sp 29 (Sp 30 (Cl 9) (Cl 9)) (Cl 9))));
  ((Im (At 39) (Im (No (At 18)) Fa)), (Sp 39 (Sp 18 (Cl 60) (Sp 17 (Sp 19 (Sp 1 (Cl 1) (Sp 4 (Cl 2) (Sp 5 (Sp 7 (Cl 6) (Sp 20 (Cl 42) (Sp 8 (Cl 7) (Cl 3)))) (Cl 3)))) (Cl 58)) (Cl 54))) (Cl 60)));
  ((Im (No (At 50)) Fa), (Sp 50 (Cl 61) (Sp 48 (Sp 49 (Cl 13) (Cl 13)) (Cl 13))));
  ((Im (No (At 57)) Fa), (Sp 57 (Cl 62) (Sp 59 (Sp 84 (Sp 1 (Cl 1) (Sp 4 (Cl 2) (Sp 5 (Sp 51 (Sp 101 (Sp 53 (Sp 55 (Sp 103 (Sp 56 (Sp 54 (Cl 14) (Cl 43)) (Cl 51)) (Cl 34)) (Cl 34)) (Cl 34)) (Cl 35)) (Cl 14)) (Cl 3)))) (Cl 57)) (Cl 55))));
  ((Im (At 20) (Im (At 7) Fa)), (Sp 20 (Sp 7 (Sp 17 (Sp 59 (Sp 19 (Sp 1 (Cl 1) (Sp 100 (Sp 3 (Sp 4 (Cl 2) (Sp 68 (Sp 5 (Sp 6 (Sp 77 (Sp 8 (Cl 3) (Sp 9 (Cl 6) (Sp 13 (Sp 14 (Sp 15 (Cl 5) (Sp 16 (Sp 70 (Sp 71 (Sp 72 (Sp 73 (Sp 78 (Cl 23) (Sp 76 (Cl 22) (Sp 74 (Sp 75 (Cl 21) (Cl 53)) (Cl 41)))) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 20)) (Cl 5))) (Cl 5)) (Cl 7)))) (Cl 36)) (Cl 3)) (Cl 3)) (Cl 38))) (Cl 2)) (Cl 50))) (Cl 58)) (Cl 55)) (Cl 54)) (Cl 63)) (Cl 63)));
  ((Im (At 58) (Im (At 18) Fa)), (Sp 58 (Sp 18 (Sp 17 (Sp 59 (Sp 19 (Sp 1 (Cl 1) (Sp 100 (Sp 3 (Sp 4 (Cl 2) (Sp 68 (Sp 5 (Sp 6 (Sp 20 (Sp 7 (Cl 63) (Sp 8 (Sp 9 (Sp 13 (Cl 7) (Sp 10 (Sp 11 (Cl 4) (Sp 12 (Sp 69 (Cl 19) (Sp 60 (Sp 61 (Sp 62 (Sp 63 (Sp 67 (Cl 18) (Sp 65 (Sp 66 (Cl 17) (Cl 52)) (Cl 40))) (Cl 16)) (Cl 16)) (Cl 16)) (Cl 16))) (Cl 4))) (Cl 4))) (Cl 6)) (Cl 3))) (Cl 39)) (Cl 3)) (Cl 3)) (Cl 38))) (Cl 2)) (Cl 50))) (Cl 58)) (Cl 55)) (Cl 54)) (Cl 64)) (Cl 64)));
  ((Im (No (At 24)) Fa), (Sp 24 (Cl 65) (Sp 59 (Sp 84 (Sp 1 (Cl 1) (Sp 100 (Sp 3 (Sp 4 (Cl 2) (Sp 68 (Sp 5 (Sp 6 (Sp 88 (Sp 21 (Sp 22 (Sp 23 (Cl 8) (Sp 79 (Sp 80 (Sp 81 (Sp 82 (Sp 83 (Sp 87 (Cl 27) (Sp 85 (Sp 86 (Cl 26) (Cl 45)) (Cl 44))) (Cl 24)) (Cl 24)) (Cl 24)) (Cl 24)) (Cl 25))) (Cl 8)) (Cl 8)) (Cl 37)) (Cl 3)) (Cl 3)) (Cl 38))) (Cl 2)) (Cl 50))) (Cl 57)) (Cl 55))));
  ((Im (No (At 38)) Fa), (Sp 38 (Cl 66) (Sp 59 (Sp 84 (Sp 1 (Cl 1) (Sp 4 (Cl 2) (Sp 5 (Sp 32 (Sp 89 (Sp 34 (Sp 36 (Sp 91 (Sp 37 (Sp 35 (Cl 10) (Cl 46)) (Cl 47)) (Cl 28)) (Cl 28)) (Cl 28)) (Cl 29)) (Cl 10)) (Cl 3)))) (Cl 57)) (Cl 55))))]
 (Sp 59 (Sp 84 (Sp 1 (Cl 1) (Sp 100 (Sp 3 (Sp 4 (Cl 2) (Sp 5 (Sp 6 (Sp 31 (Sp 50 (Sp 57 (Sp 24 (Sp 38 (Sp 39 (Sp 18 (Sp 58 (Cl 64) (Sp 43 (Cl 15) (Sp 40 (Sp 41 (Sp 42 (Cl 12) (Sp 92 (Sp 93 (Sp 94 (Sp 95 (Sp 96 (Sp 99 (Cl 33) (Sp 97 (Sp 98 (Cl 32) (Cl 49)) (Cl 48))) (Cl 30)) (Cl 30)) (Cl 30)) (Cl 30)) (Cl 31))) (Cl 12)) (Cl 12)))) (Cl 60)) (Cl 11)) (Cl 66)) (Cl 65)) (Cl 62)) (Cl 61)) (Cl 59)) (Cl 3)) (Cl 3))) (Cl 2)) (Cl 50))) (Cl 57)) (Cl 55)) _
  W0
  W1
  W2
  W3
  (all2_at (fun x y => ((On x y) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1)))))) X Y)
  (all2_at (fun x y => ((On x y) -> ((C x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (C x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (C x1 y1)))) <= (p - 1)))))) X Y)
  W7
  W8
  W9
  (law_injection_2_2 (fun x1 y1 => ((Bl X Y x1 y1) /\ (P x1 y1))) (fun x1 y1 => ((Bl X Y x1 y1) /\ (C x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) ((X + Y) + 1) (0) ((X + Y) + 1))
  W11
  W12
  W13
  (law_injection_2_2 (fun x1 y1 => ((Bl X Y x1 y1) /\ (C x1 y1))) (fun x1 y1 => ((Bl X Y x1 y1) /\ (P x1 y1))) (fun x1 y1 => x1) (fun x1 y1 => y1) (0) ((X + Y) + 1) (0) ((X + Y) + 1))
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y px py)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (px + py))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (px + py))) -> ((P x y) <-> (C x y)))) px py)
  (ex2_at (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (C x1 y1))) px py)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y cx cy)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (cx + cy))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (cx + cy))) -> ((P x y) <-> (C x y)))) cx cy)
  (ex2_at (fun x1 y1 => (((Mv X Y x1 y1) /\ (~ (Bl X Y x1 y1))) /\ (P x1 y1))) cx cy)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y u0a u0b)
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y u0a u0b)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (u0a + u0b))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (u0a + u0b))) -> ((P x y) <-> (C x y)))) u0a u0b)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y w0a w0b)
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y w0a w0b)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y u1a u1b)
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y u1a u1b)
  (all1_at (fun s_before => (((0 <= s_before) /\ (s_before < s0)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y)))))) (u1a + u1b))
  (all2_at (fun x y => (((On x y) /\ ((x + y) = (u1a + u1b))) -> ((P x y) <-> (C x y)))) u1a u1b)
  (all4_at (fun x y x1 y1 => (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) X Y w1a w1b)
  (all4_at (fun x y x1 y1 => ((Bl x y x1 y1) -> (Mv x y x1 y1))) X Y w1a w1b)
  (thy_play_6 px py cx cy)
  (thy_play_6 px py u0a u0b)
  (thy_play_1 px py u1a u1b)
  (thy_play_7 (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) p (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (C x1 y1)))))
  (thy_play_2 px py)
  (thy_play_2 cx cy)
  (thy_play_8 (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (P x1 y1)))) (card2 (fun (x1 : Z) (y1 : Z) => ((Bl X Y x1 y1) /\ (C x1 y1)))) p)
  (thy_play_9 w1a X Y w1b)
  (thy_play_5 u0a u0b)
  (thy_play_3 X Y s0 u0a u0b)
  (thy_play_9 w0a X Y w0b)
  (thy_play_10 w0b X Y w0a)
  (thy_play_5 u1a u1b)
  (thy_play_3 X Y s0 u1a u1b)
  (thy_play_4 u1a u1b)
  (thy_play_11 w1a w1b X Y)
  (thy_play_3 X Y s0 px py)
  (thy_play_3 X Y s0 cx cy)
).
vm_compute; reflexivity.
Qed.

(* With blocking: a set C that satisfies the rule of the game is the set of P-positions. *)
Lemma determined_blocking : forall (p : Z) (x : Z) (y : Z) (Bl : Z -> Z -> Z -> Z -> Prop) (C : Z -> Z -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop) (On : Z -> Z -> Prop) (P : Z -> Z -> Prop),
  (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1)))))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y))))) ->
  (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y)))) ->
  (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1))) ->
  (forall (x : Z) (y : Z), ((On x y) -> ((C x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (C x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (C x1 y1)))) <= (p - 1)))))) ->
  (On x y) ->
  ((P x y) <-> (C x y)).
Proof.
intros p x y Bl C Mv On P.
refine (refute (Nd (Some (P x y)) (Nd (Some (C x y)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), (((On x y) /\ (Mv x y x1 y1)) -> (((((On x1 y1) /\ (0 <= x1)) /\ (0 <= y1)) /\ ((x1 + y1) < (x + y))) /\ (0 <= (x + y)))))) (Nd (Some (forall (s : Z), (((0 <= s) /\ (forall (s_before : Z), (((0 <= s_before) /\ (s_before < s)) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s_before)) -> ((P x y) <-> (C x y))))))) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) Lf Lf) (Nd (Some (On x y)) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z) (x1 : Z) (y1 : Z), ((Bl x y x1 y1) -> (Mv x y x1 y1)))) (Nd (Some (0 <= (x + y))) Lf Lf) Lf)) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((P x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (P x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (P x1 y1)))) <= (p - 1))))))) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> (0 <= (x + y))))) (Nd (Some (forall (s : Z), ((0 <= s) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))) Lf Lf) (Nd (Some ((x + y) = (x + y))) Lf Lf)) (Nd (Some (forall (x : Z) (y : Z), ((On x y) -> ((C x y) <-> ((~ (exists (x1 : Z) (y1 : Z), (((Mv x y x1 y1) /\ (~ (Bl x y x1 y1))) /\ (C x1 y1)))) /\ ((card2 (fun (x1 : Z) (y1 : Z) => ((Bl x y x1 y1) /\ (C x1 y1)))) <= (p - 1))))))) (Nd (Some (forall (x_ : Z) (y_ : Z), (((On x_ y_) /\ ((x_ + y_) = (x + y))) -> ((P x_ y_) <-> (C x_ y_))))) Lf Lf) Lf)))
 [(Im (At 3) (Im (At 4) (Im (At 5) (Im (At 6) (Im (At 7) (At 8))))));
 (Im (At 8) (At 9));
 (Im (At 9) (Im (At 10) (At 11)));
 (Im (At 11) (Im (An (At 12) (At 13)) (If (At 1) (At 2))));
 (Im (At 5) (Im (At 12) (At 10)));
 (Im (No (At 13)) Fa);
 (At 3);
 (At 4);
 (At 5);
 (At 6);
 (At 7);
 (At 12)]
 (If (At 1) (At 2))
 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Sp 12 (Sp 13 (Sp 8 (Sp 10 (Sp 9 (Sp 11 (Sp 2 (Sp 1 (Cl 1) (Cl 5)) (Sp 1 (Cl 5) (Cl 1))) (Cl 4)) (Cl 3)) (Cl 6)) (Cl 2)) (Cl 7)) (Cl 13)) (Cl 12)) (Cl 11)) (Cl 10)) (Cl 9)) (Cl 8)) _
  (determined_blocking_step p Bl C Mv On P)
  (law_induction (fun s => (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y))))))
  (all1_at (fun s => ((0 <= s) -> (forall (x : Z) (y : Z), (((On x y) /\ ((x + y) = s)) -> ((P x y) <-> (C x y)))))) (x + y))
  (all2_at (fun x_ y_ => (((On x_ y_) /\ ((x_ + y_) = (x + y))) -> ((P x_ y_) <-> (C x_ y_)))) x y)
  (all2_at (fun x y => ((On x y) -> (0 <= (x + y)))) x y)
  (thy_play_4 x y)
).
vm_compute; reflexivity.
Qed.

Lemma thy_play_12 : forall (x1 : Z) (x2 : Z) (x3 : Z), (x1 <= x2) -> (x2 <= (x3 - 1)) -> (~ (x1 <= (x3 - 1))) -> False.
Proof. thy. Qed.
(* If a set B of at most p - 1 blockable options contains all blockable options in W, there are at most p - 1. *)
Lemma blocking_enough : forall (p : Z) (s : Z) (B : Z -> Z -> Prop) (D : Z -> Z -> Prop) (W : Z -> Z -> Prop),
  (forall (x : Z) (y : Z), ((B x y) -> (((((D x y) /\ (0 <= x)) /\ (x < s)) /\ (0 <= y)) /\ (y < s)))) ->
  (forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> (B x y))) ->
  ((card2 (fun (x : Z) (y : Z) => (B x y))) <= (p - 1)) ->
  ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (p - 1)).
Proof.
intros p s B D W.
destruct (wit_all4 (fun x y x_other y_other => (((((D x y) /\ (W x y)) /\ ((D x_other y_other) /\ (W x_other y_other))) /\ ((x = x_other) /\ (y = y_other))) -> ((x = x_other) /\ (y = y_other))))) as [v1 [v2 [v3 [v4 W2]]]].
destruct (wit_all2 (fun x y => ((B x y) -> (((0 <= x) /\ (x < s)) /\ ((0 <= y) /\ (y < s)))))) as [w1 [w2 W3]].
refine (refute (Nd (Some ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (p - 1))) (Nd (Some (D v1 v2)) (Nd (Some (D v3 v4)) (Nd (Some (forall (x : Z) (y : Z) (x_other : Z) (y_other : Z), (((((D x y) /\ (W x y)) /\ ((D x_other y_other) /\ (W x_other y_other))) /\ ((x = x_other) /\ (y = y_other))) -> ((x = x_other) /\ (y = y_other))))) (Nd (Some (D w1 w2)) Lf Lf) Lf) (Nd (Some (0 <= w2)) Lf Lf)) (Nd (Some (v1 = v3)) (Nd (Some (0 <= w1)) (Nd (Some ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (card2 (fun (x : Z) (y : Z) => (B x y))))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), ((B x y) -> (((0 <= x) /\ (x < s)) /\ ((0 <= y) /\ (y < s)))))) Lf Lf))) (Nd (Some (W v1 v2)) (Nd (Some (W v3 v4)) (Nd (Some (B w1 w2)) (Nd (Some (forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> (B x y)))) Lf Lf) Lf) (Nd (Some (w2 < s)) Lf Lf)) (Nd (Some (v2 = v4)) (Nd (Some (w1 < s)) (Nd (Some ((card2 (fun (x : Z) (y : Z) => (B x y))) <= (p - 1))) Lf Lf) Lf) (Nd (Some (forall (x : Z) (y : Z), ((B x y) -> (((((D x y) /\ (0 <= x)) /\ (x < s)) /\ (0 <= y)) /\ (y < s))))) Lf Lf))))
 [(Im (Im (An (An (An (At 2) (At 3)) (An (At 4) (At 5))) (An (At 6) (At 7))) (An (At 6) (At 7))) (At 8));
 (Im (Im (At 9) (An (An (At 10) (At 11)) (An (At 12) (At 13)))) (At 14));
 (Im (At 15) (Im (At 9) (An (An (An (An (At 16) (At 10)) (At 11)) (At 12)) (At 13))));
 (Im (An (An (At 17) (At 8)) (At 14)) (At 18));
 (Im (At 18) (Im (At 19) (Im (No (At 1)) Fa)));
 (At 15);
 (At 17);
 (At 19)]
 (At 1)
 (Sp 15 (Sp 17 (Sp 19 (Sp 1 (Cl 1) (Sp 18 (Cl 6) (Sp 9 (Sp 16 (Sp 10 (Sp 11 (Sp 12 (Sp 13 (Sp 14 (Sp 8 (Cl 5) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Cl 4)) (Sp 14 (Sp 8 (Cl 5) (Sp 2 (Sp 3 (Sp 4 (Sp 5 (Sp 6 (Sp 7 (Cl 2) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2)) (Cl 2))) (Cl 3))))) (Cl 9)) (Cl 8)) (Cl 7)) _
  W2
  W3
  (all2_at (fun x y => ((B x y) -> (((((D x y) /\ (0 <= x)) /\ (x < s)) /\ (0 <= y)) /\ (y < s)))) w1 w2)
  (law_injection_2_2 (fun x y => ((D x y) /\ (W x y))) (fun x y => (B x y)) (fun x y => x) (fun x y => y) (0) s (0) s)
  (thy_play_12 (card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) (card2 (fun (x : Z) (y : Z) => (B x y))) p)
).
vm_compute; reflexivity.
Qed.

(* If at most p - 1 blockable options are in W, then the set of these can be blocked and leaves none of them. *)
Lemma blocking_possible : forall (p : Z) (D : Z -> Z -> Prop) (W : Z -> Z -> Prop),
  ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (p - 1)) ->
  (((forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> (D x y))) /\ (forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> ((D x y) /\ (W x y))))) /\ ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (p - 1))).
Proof.
intros p D W.
destruct (wit_all2 (fun x y => (((D x y) /\ (W x y)) -> (D x y)))) as [u1 [u2 W0]].
destruct (wit_all2 (fun x y => (((D x y) /\ (W x y)) -> ((D x y) /\ (W x y))))) as [v1 [v2 W1]].
refine (refute (Nd (Some (forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> (D x y)))) (Nd (Some (forall (x : Z) (y : Z), (((D x y) /\ (W x y)) -> ((D x y) /\ (W x y))))) (Nd (Some (D u1 u2)) Lf Lf) (Nd (Some (D v1 v2)) Lf Lf)) (Nd (Some ((card2 (fun (x : Z) (y : Z) => ((D x y) /\ (W x y)))) <= (p - 1))) (Nd (Some (W u1 u2)) Lf Lf) (Nd (Some (W v1 v2)) Lf Lf)))
 [(Im (Im (An (At 4) (At 5)) (At 4)) (At 1));
 (Im (Im (An (At 6) (At 7)) (An (At 6) (At 7))) (At 2));
 (At 3)]
 (An (An (At 1) (At 2)) (At 3))
 (Sp 3 (Sp 4 (Sp 1 (Sp 2 (Cl 1) (Sp 6 (Sp 7 (Cl 3) (Cl 3)) (Cl 3))) (Cl 2)) (Sp 1 (Sp 2 (Cl 1) (Sp 6 (Sp 7 (Cl 3) (Cl 3)) (Cl 3))) (Cl 2))) (Cl 4)) _
  W0
  W1
).
vm_compute; reflexivity.
Qed.
