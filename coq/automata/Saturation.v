(** * Counting up to k

    Whether a sum of weights is below k needs every number only up to k: [eqk] is
    equality of min(k, .), and it is compatible with sums and products. Vectors of
    such numbers are sorted lists. *)
From Coq Require Import PArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums.
Import ListNotations.

Section Saturation.
Variable k : nat.

Definition eqk (a b : nat) : Prop := Nat.min k a = Nat.min k b.

Lemma eqk_refl a : eqk a a.
Proof. reflexivity. Qed.
Lemma eqk_sym a b : eqk a b -> eqk b a.
Proof. unfold eqk. auto. Qed.
Lemma eqk_trans a b c : eqk a b -> eqk b c -> eqk a c.
Proof. unfold eqk. congruence. Qed.
Lemma eqk_add a a' b b' : eqk a a' -> eqk b b' -> eqk (a + b) (a' + b').
Proof. unfold eqk. lia. Qed.
Lemma eqk_mul c a b : eqk a b -> eqk (c * a) (c * b).
Proof.
  unfold eqk. intros H. destruct (Nat.eq_dec a b); [subst; reflexivity|].
  destruct c; [reflexivity|]. assert (k <= a /\ k <= b) by lia.
  rewrite !Nat.min_l by nia. reflexivity.
Qed.
Lemma eqk_sat c a : eqk (Nat.min k c * a) (c * a).
Proof.
  unfold eqk.
  destruct (Nat.le_gt_cases k c); [|rewrite (Nat.min_r k c) by lia; reflexivity].
  rewrite (Nat.min_l k c) by lia.
  destruct a; [rewrite !Nat.mul_0_r; reflexivity|].
  rewrite !Nat.min_l by nia. reflexivity.
Qed.
Lemma eqk_lt a b : eqk a b -> (a <? k) = (b <? k).
Proof.
  unfold eqk. intros H. destruct (Nat.ltb_spec a k), (Nat.ltb_spec b k); trivial; lia.
Qed.
Lemma eqk_sum A (f g : A -> nat) l :
  (forall a, In a l -> eqk (f a) (g a)) -> eqk (sum f l) (sum g l).
Proof.
  induction l; intros H; [reflexivity|]. rewrite !sum_cons.
  apply eqk_add; [|apply IHl]; intros; apply H; simpl; auto.
Qed.

(** ** Vectors: how often each state, at most k times *)

Definition vec : Type := list (positive * nat).

(** The sum that a vector stands for, if state m counts q m. *)
Definition vsem (q : positive -> nat) (v : vec) : nat :=
  sum (fun mc => snd mc * q (fst mc)) v.

Fixpoint ins (m : positive) (c : nat) (v : vec) : vec :=
  match v with
  | [] => [(m, Nat.min k c)]
  | (m', c') :: r =>
      match Pos.compare m m' with
      | Eq => (m', Nat.min k (c + c')) :: r
      | Lt => (m, Nat.min k c) :: v
      | Gt => (m', c') :: ins m c r
      end
  end.

Lemma ins_ok q m c v : eqk (vsem q (ins m c v)) (c * q m + vsem q v).
Proof.
  induction v as [|[m' c'] r IH]; cbn [ins].
  - unfold vsem. rewrite sum_cons. apply eqk_add; [apply eqk_sat|reflexivity].
  - destruct (Pos.compare_spec m m').
    + subst m'. unfold vsem. rewrite !sum_cons. cbn [fst snd].
      rewrite Nat.add_assoc, <- Nat.mul_add_distr_r.
      apply eqk_add; [apply eqk_sat|reflexivity].
    + unfold vsem. rewrite sum_cons. apply eqk_add; [apply eqk_sat|reflexivity].
    + unfold vsem in *. rewrite !sum_cons.
      eapply eqk_trans; [apply eqk_add; [apply eqk_refl|apply IH]|].
      cbn [fst snd]. rewrite !Nat.add_assoc, (Nat.add_comm (c * q m)). reflexivity.
Qed.

Definition norm (l : vec) : vec := fold_right (fun mc v => ins (fst mc) (snd mc) v) [] l.

Lemma norm_ok q l : eqk (vsem q (norm l)) (vsem q l).
Proof.
  induction l as [|[m c] l IH]; [reflexivity|]. cbn [norm fold_right].
  eapply eqk_trans; [apply ins_ok|].
  unfold vsem at 2. rewrite sum_cons. apply eqk_add; [apply eqk_refl|apply IH].
Qed.
End Saturation.

Fixpoint veqb (v w : vec) : bool :=
  match v, w with
  | [], [] => true
  | (m, c) :: v, (m', c') :: w => Pos.eqb m m' && (c =? c') && veqb v w
  | _, _ => false
  end.

Lemma veqb_eq v : forall w, veqb v w = true -> v = w.
Proof.
  induction v as [|[m c] v IH]; intros [|[m' c'] w] H; simpl in H;
    try discriminate; trivial.
  apply andb_prop in H as [H H3]. apply andb_prop in H as [H1 H2].
  apply Pos.eqb_eq in H1. apply Nat.eqb_eq in H2. rewrite (IH w H3). congruence.
Qed.
