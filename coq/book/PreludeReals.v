(* For chapters that speak of real numbers: the floor, products, and the tactic for closed statements that mix integers and
   reals. This is the only file of the book that brings in the axioms of Coq's reals. *)
From Wythoff.book Require Import Prelude.
From Coq Require Export Reals Lra.
Open Scope Z_scope.
Definition floor (r : R) : Z := up r - 1.
Lemma floor_spec (r : R) : (IZR (floor r) <= r /\ r < IZR (floor r) + 1)%R.
Proof. unfold floor. rewrite minus_IZR. destruct (archimed r). lra. Qed.
Lemma floor_unique (r : R) (n : Z) : (IZR n <= r < IZR n + 1)%R -> n = floor r.
Proof.
  intros H. pose proof (floor_spec r) as K.
  assert (IZR n < IZR (floor r + 1))%R by (rewrite plus_IZR; lra).
  assert (IZR (floor r) < IZR (n + 1))%R by (rewrite plus_IZR; lra).
  apply lt_IZR in H0. apply lt_IZR in H1. lia.
Qed.
Lemma floor_cong (r s : R) : r = s -> floor r = floor s. Proof. congruence. Qed.
Lemma eq_mulR (u a b : R) : (a = b -> u * a = u * b)%R. Proof. congruence. Qed.
Lemma eq_mulZR (u : R) (a b : Z) : (a = b -> u * IZR a = u * IZR b)%R. Proof. congruence. Qed.
Lemma le_mulR (a b : R) : (0 <= a -> 0 <= b -> 0 <= a * b)%R. Proof. apply Rmult_le_pos. Qed.
Ltac push := repeat progress (rewrite ?succ_IZR, ?plus_IZR, ?minus_IZR, ?opp_IZR, ?mult_IZR in *).
Ltac z2r :=
  repeat match goal with
  | H : ~ (_ <= _)%Z |- _ => apply Z.nle_gt in H
  | H : ~ (_ < _)%Z |- _ => apply Z.nlt_ge in H
  | H : ~ (@eq Z _ _) |- _ => apply Z.lt_gt_cases in H; destruct H
  | H : ~ (_ <= _)%R |- _ => apply Rnot_le_lt in H
  | H : ~ (_ < _)%R |- _ => apply Rnot_lt_le in H
  | H : ~ (@eq R _ _) |- _ => apply Rdichotomy in H; destruct H
  | H : (_ < _)%Z |- _ => apply Z.le_succ_l in H
  | H : (_ <= _)%Z |- _ => apply IZR_le in H
  | H : @eq Z _ _ |- _ => apply (f_equal IZR) in H
  end; push.
Ltac thy_real := intros; z2r; first
  [ lra | nra
  | match goal with a : Z, b : Z |- _ => first [constr_eq a b; fail 1 | destruct (Z_lt_le_dec a b); z2r; lra] end ].
