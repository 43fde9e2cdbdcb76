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

(** Sorted vectors are added faster than one entry after the other. *)
Fixpoint merge (v : vec) : vec -> vec :=
  match v with
  | [] => fun w => w
  | (m, c) :: r => fix go (w : vec) : vec :=
      match w with
      | [] => v
      | (m', c') :: t =>
          match Pos.compare m m' with
          | Eq => (m, Nat.min k (c + c')) :: merge r t
          | Lt => (m, c) :: merge r w
          | Gt => (m', c') :: go t
          end
      end
  end.
Lemma merge_nil v : merge v [] = v.
Proof. destruct v as [|[m c] v]; reflexivity. Qed.

Lemma merge_ok q v : forall w, eqk (vsem q (merge v w)) (vsem q v + vsem q w).
Proof.
  induction v as [|[m c] v IH]; intros w; [reflexivity|].
  induction w as [|[m' c'] w IHw]; [rewrite merge_nil; unfold vsem; simpl; rewrite Nat.add_0_r; reflexivity|].
  cbn [merge]. destruct (Pos.compare_spec m m') as [->|_|_].
  - unfold vsem in *. rewrite !sum_cons. cbn [fst snd].
    eapply eqk_trans; [apply eqk_add; [apply eqk_sat|apply IH]|].
    unfold eqk. f_equal. ring.
  - unfold vsem in *. rewrite (sum_cons _ (m, c)), (sum_cons _ (m, c) v), <- Nat.add_assoc.
    apply eqk_add; [apply eqk_refl|apply IH].
  - unfold vsem in *. rewrite (sum_cons _ (m', c')), (sum_cons _ (m', c') w). cbn [merge] in IHw.
    eapply eqk_trans; [apply eqk_add; [apply eqk_refl|apply IHw]|].
    unfold eqk. f_equal. ring.
Qed.

(** A vector c times. *)
Definition scaled (c : nat) (v : vec) : vec :=
  if c =? 1 then v else map (fun nt => (fst nt, Nat.min k (c * snd nt))) v.

Lemma scaled_ok q c v : eqk (vsem q (scaled c v)) (c * vsem q v).
Proof.
  unfold scaled. destruct (Nat.eqb_spec c 1) as [->|_]; [rewrite Nat.mul_1_l; reflexivity|].
  induction v as [|[m t] v IH]; [cbn; rewrite Nat.mul_0_r; reflexivity|].
  unfold vsem in *. cbn [map]. rewrite !sum_cons. cbn [fst snd]. rewrite Nat.mul_add_distr_l, Nat.mul_assoc.
  apply eqk_add; [apply eqk_sat|apply IH].
Qed.
End Saturation.

(** Two tables, entry by entry. *)
Fixpoint zip {A} (f : A -> A -> A) (l r : list A) : list A :=
  match l, r with
  | [], _ => r
  | _, [] => l
  | a :: l, b :: r => f a b :: zip f l r
  end.
Lemma nth_zip A (f : A -> A -> A) d : (forall a, f d a = a) -> (forall a, f a d = a) ->
  forall l r i, nth i (zip f l r) d = f (nth i l d) (nth i r d).
Proof.
  intros L R. induction l as [|a l IH]; intros [|b r] [|i]; cbn [zip nth]; rewrite ?L, ?R; trivial.
Qed.

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
