(** * Small positions exactly

    Removed and terminal cells are finitely many. While the digits of (x, y) are
    read, both numbers are known exactly by their carries, until one of them is
    surely beyond all these cells. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries.
Import ListNotations.
Local Open Scope Z_scope.

Definition corner : Type := option (list Z * list Z).

Section Cells.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Variable zero : list Z.
Hypothesis zero_ok : forall n, L im n zero = 0.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c,
  (c < deg im q)%nat -> L im n (pre q c) = Z.of_nat (pl im n q c).
Variables bx by_ : Z.             (* all cells have x <= bx and y <= by_ *)

(** What is known of (x, y) when the words X and Y are still to be read. *)
Definition means (h : corner) (n qx : nat) (X : list nat) (qy : nat) (Y : list nat)
    (x y : nat) : Prop :=
  match h with
  | None => bx < Z.of_nat x \/ by_ < Z.of_nat y
  | Some (v, w) =>
      Z.of_nat x = L im n v + Z.of_nat (val im n qx X) /\
      Z.of_nat y = L im n w + Z.of_nat (val im n qy Y)
  end.

Definition corner_start : corner :=
  if (bx <? 0) || (by_ <? 0) then None else Some (zero, zero).

Definition corner_step (h : corner) (qx cx qy cy : nat) : corner :=
  match h with
  | None => None
  | Some (v, w) =>
      let v' := vadd (shift zero parv v) (pre qx cx) in
      let w' := vadd (shift zero parv w) (pre qy cy) in
      if (nonneg v' && (bx <? zsum v')) || (nonneg w' && (by_ <? zsum w'))
      then None else Some (v', w')
  end.

Lemma corner_start_ok n X Y :
  means corner_start n 0 X 0 Y (val im n 0 X) (val im n 0 Y).
Proof.
  unfold corner_start. destruct (_ || _) eqn:E.
  - cbn [means]. rewrite orb_true_iff, !Z.ltb_lt in E. lia.
  - cbn [means]. rewrite zero_ok. lia.
Qed.

Lemma corner_step_ok h n qx cx X qy cy Y x y :
  (cx < deg im qx)%nat -> (cy < deg im qy)%nat ->
  means h (S n) qx (cx :: X) qy (cy :: Y) x y ->
  means (corner_step h qx cx qy cy) n (nx im qx cx) X (nx im qy cy) Y x y.
Proof using im_ne zero_ok parv_ok pre_ok.
  intros Hx Hy. destruct h as [[v w]|]; [|exact (fun H => H)].
  cbn [means corner_step]. cbv zeta.
  set (v' := vadd _ (pre qx cx)). set (w' := vadd _ (pre qy cy)).
  intros [Ex Ey]. cbn [val] in Ex, Ey.
  assert (Fx : Z.of_nat x = L im n v' + Z.of_nat (val im n (nx im qx cx) X)).
  { unfold v'. rewrite L_add, (L_shift im zero zero_ok parv parv_ok), pre_ok by trivial.
    lia. }
  assert (Fy : Z.of_nat y = L im n w' + Z.of_nat (val im n (nx im qy cy) Y)).
  { unfold w'. rewrite L_add, (L_shift im zero zero_ok parv parv_ok), pre_ok by trivial.
    lia. }
  destruct (_ || _) eqn:E; [|split; trivial].
  rewrite orb_true_iff, !andb_true_iff, !Z.ltb_lt in E.
  destruct E as [[E1 E2]|[E1 E2]]; [left|right];
    pose proof (L_mono im im_ne _ E1 n); lia.
Qed.

(** With all digits read: the position, or "beyond". *)
Definition corner_at (h : corner) : option (nat * nat) :=
  match h with
  | None => None
  | Some (v, w) => Some (Z.to_nat (zsum v), Z.to_nat (zsum w))
  end.

Lemma corner_at_ok h qx qy x y : means h 0 qx [] qy [] x y ->
  match corner_at h with
  | None => bx < Z.of_nat x \/ by_ < Z.of_nat y
  | Some v => v = (x, y)
  end.
Proof.
  destruct h as [[v w]|]; cbn [means corner_at]; [|trivial].
  rewrite !L_0. cbn [val]. intros [E F]. f_equal; lia.
Qed.
End Cells.
