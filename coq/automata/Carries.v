(** * Carries: what a linear form of numbers will be

    While the digits of some numbers are read, an integer combination f of them
    is kept as a vector v, one entry for each letter: after n more digits f is
    [L n v], the sum of v_a * len n a, plus the same combination of what the n
    digits say. If v shows that f has left a window for ever, the state is dead. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Vectors *)

Fixpoint vadd (v w : list Z) : list Z :=
  match v, w with
  | [], _ => w
  | _, [] => v
  | a :: v, b :: w => (a + b) :: vadd v w
  end.
Definition vscale (c : Z) (v : list Z) : list Z :=
  if c =? 0 then [] else map (fun a => c * a) v.
Definition vneg (v : list Z) : list Z := map Z.opp v.
Fixpoint unit (a : nat) : list Z :=
  match a with O => [1] | S a => 0 :: unit a end.
Definition zsum (v : list Z) : Z := fold_right Z.add 0 v.
Definition nonneg (v : list Z) : bool := forallb (fun a => 0 <=? a) v.

(** The letters of a word, counted. *)
Fixpoint par (l : list nat) : list Z :=
  match l with [] => [] | a :: l => vadd (unit a) (par l) end.

(** v_0 f(i) + v_1 f(i + 1) + ... *)
Fixpoint dotf (v : list Z) (i : nat) (f : nat -> Z) : Z :=
  match v with [] => 0 | a :: v => a * f i + dotf v (S i) f end.

Lemma dotf_add f v : forall w i, dotf (vadd v w) i f = dotf v i f + dotf w i f.
Proof. induction v; intros w i; destruct w; simpl; try lia. rewrite IHv. ring. Qed.

Lemma dotf_scale f c v : forall i, dotf (map (fun a => c * a) v) i f = c * dotf v i f.
Proof. induction v; intros i; simpl; [ring|]. rewrite IHv. ring. Qed.

Lemma dotf_unit f a : forall i, dotf (unit a) i f = f (i + a)%nat.
Proof.
  induction a; intros i; cbn [unit dotf].
  - rewrite Nat.add_0_r. lia.
  - rewrite IHa, Nat.add_succ_r, Nat.add_succ_l. lia.
Qed.

Lemma dotf_neg f v : forall i, dotf (vneg v) i f = - dotf v i f.
Proof. induction v; intros i; simpl; [ring|]. unfold vneg in IHv. rewrite IHv. ring. Qed.

Lemma dotf_mono f g v : forall i, (forall a, f a <= g a) -> nonneg v = true ->
  dotf v i f <= dotf v i g.
Proof.
  induction v; intros i H K; simpl in *; [lia|]. apply andb_prop in K as [K1 K2].
  specialize (IHv (S i) H K2). specialize (H i). apply Z.leb_le in K1. nia.
Qed.

Fixpoint zeqb (v w : list Z) : bool :=
  match v, w with
  | [], [] => true
  | a :: v, b :: w => Z.eqb a b && zeqb v w
  | _, _ => false
  end.

Lemma zeqb_eq v : forall w, zeqb v w = true -> v = w.
Proof.
  induction v; intros [|b w] H; simpl in H; try discriminate; trivial.
  apply andb_prop in H as [H1 H2]. apply Z.eqb_eq in H1. rewrite (IHv w H2). congruence.
Qed.

Fixpoint zeqbs (v w : list (list Z)) : bool :=
  match v, w with
  | [], [] => true
  | a :: v, b :: w => zeqb a b && zeqbs v w
  | _, _ => false
  end.

Lemma zeqbs_eq v : forall w, zeqbs v w = true -> v = w.
Proof.
  induction v; intros [|b w] H; simpl in H; try discriminate; trivial.
  apply andb_prop in H as [H1 H2]. apply zeqb_eq in H1. rewrite (IHv w H2). congruence.
Qed.

Section Carries.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Local Notation len := (len im).
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Local Notation pl := (pl im).
Local Notation words := (words im).
Local Notation val := (val im).

Definition L (n : nat) (v : list Z) : Z := dotf v 0 (fun a => Z.of_nat (len n a)).

Lemma L_add n v w : L n (vadd v w) = L n v + L n w.
Proof. apply dotf_add. Qed.
Lemma L_scale n c v : L n (vscale c v) = c * L n v.
Proof.
  unfold vscale. destruct (Z.eqb_spec c 0); [subst; reflexivity|]. apply dotf_scale.
Qed.
Lemma L_unit n a : L n (unit a) = Z.of_nat (len n a).
Proof. unfold L. rewrite dotf_unit. reflexivity. Qed.
Lemma L_neg n v : L n (vneg v) = - L n v.
Proof. apply dotf_neg. Qed.

(** With no digit left the form is the sum of the carry. *)
Lemma L_0 v : L 0 v = zsum v.
Proof.
  assert (H : forall i, dotf v i (fun a => Z.of_nat (len 0 a)) = zsum v); [|apply H].
  induction v; intros i; cbn [dotf zsum fold_right]; [reflexivity|].
  rewrite IHv. cbn [Numeration.len]. unfold zsum. lia.
Qed.

(** A carry without negative entries only grows: no image is empty. *)
Lemma L_mono v : nonneg v = true -> forall n, zsum v <= L n v.
Proof.
  intros K. rewrite <- L_0. induction n as [|n IH]; [lia|].
  apply (Z.le_trans _ _ _ IH). apply dotf_mono; trivial.
  intros a. pose proof (len_mono im im_ne n a). lia.
Qed.

Lemma L_par n l : L n (par l) = Z.of_nat (sum (len n) l).
Proof.
  induction l; [reflexivity|]. cbn [par].
  rewrite L_add, L_unit, IHl, sum_cons. lia.
Qed.

Lemma L_mod n q v : 0 < q -> exists t, L n (map (fun t => t mod q) v) = L n v + t * q.
Proof.
  intros Hq. unfold L. generalize 0%nat as i.
  induction v as [|a v IH]; intros i; [exists 0; reflexivity|].
  destruct (IH (S i)) as [t E]. cbn [map dotf]. rewrite E.
  exists (t - a / q * Z.of_nat (len n i)). rewrite (Z.mod_eq a q) by lia. ring.
Qed.

(** ** Reading a digit

    Three tables, each with what is needed of it: the zero vector, the counted
    letters of the images, and of what stands before a digit. *)
Variable zero : list Z.
Hypothesis zero_ok : forall n, L n zero = 0.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L n (parv q) = Z.of_nat (sum (len n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, (c < deg q)%nat -> L n (pre q c) = Z.of_nat (pl n q c).

Fixpoint shiftf (v : list Z) (i : nat) : list Z :=
  match v with [] => zero | a :: v => vadd (vscale a (parv i)) (shiftf v (S i)) end.
Definition shift (v : list Z) : list Z := shiftf v 0.

Lemma L_shift n v : L n (shift v) = L (S n) v.
Proof.
  unfold shift. unfold L at 2. generalize 0%nat as i.
  induction v as [|a v IH]; intros i; [simpl; apply zero_ok|].
  cbn [shiftf dotf]. rewrite L_add, L_scale, IH, parv_ok. reflexivity.
Qed.

(** The difference of two numbers, and what a digit of each does to it. *)
Definition dif (n qx : nat) (X : list nat) (qz : nat) (Z' : list nat) : Z :=
  Z.of_nat (val n qx X) - Z.of_nat (val n qz Z').

Lemma dif_S n qx cx X qz cz Z' : (cx < deg qx)%nat -> (cz < deg qz)%nat ->
  dif (S n) qx (cx :: X) qz (cz :: Z') =
  L n (pre qx cx) - L n (pre qz cz) + dif n (nx qx cx) X (nx qz cz) Z'.
Proof. intros. unfold dif. cbn [Numeration.val]. rewrite !pre_ok by trivial. lia. Qed.

(** ** Dead states

    [lowb u] is a vector that is never above u: negative entries moved to letters
    with longer images. If the sum of u exceeds h for some steps, and then that
    of a vector without negative entries below it, it exceeds h for ever. *)
Variable lowb : list Z -> list Z.
Hypothesis lowb_ok : forall n u, L n (lowb u) <= L n u.

Fixpoint up (fuel : nat) (u : list Z) (c h : Z) : bool :=
  if h <? zsum u + c then
    let f := lowb u in
    if nonneg f && (h <? zsum f + c) then true
    else match fuel with O => false | S fuel => up fuel (shift u) c h end
  else false.  (* not && and ||: Coq would compute both sides *)

Lemma up_sound c h fuel : forall u, up fuel u c h = true -> forall n, h < L n u + c.
Proof.
  assert (B : forall u n, nonneg (lowb u) && (h <? zsum (lowb u) + c) = true ->
    h < L n u + c).
  { intros u n K. apply andb_prop in K as [K1 K2]. apply Z.ltb_lt in K2.
    pose proof (L_mono _ K1 n). pose proof (lowb_ok n u). lia. }
  induction fuel as [|fuel IH]; intros u H n; cbn [up] in H;
    apply andb_prop in H as [H0 H]; apply orb_prop in H as [H|H];
    try discriminate; auto.
  destruct n as [|n].
  - rewrite L_0. apply Z.ltb_lt in H0. trivial.
  - rewrite <- L_shift. auto.
Qed.

(** a(x - z) + b(y - w) with the carry v is above h for ever: the numbers that
    enter with a minus sign add at most len n q - 1 to what is taken away. *)
Definition above (v : list Z) (a b : Z) (qx qz qy qw : nat) (h : Z) : bool :=
  up 40
    (vadd (vadd v (vscale (- Z.abs a) (unit (if 0 <=? a then qz else qx))))
          (vscale (- Z.abs b) (unit (if 0 <=? b then qw else qy))))
    (Z.abs a + Z.abs b) h.

Lemma dif_bound n a qx X qz Z' : In X (words n qx) -> In Z' (words n qz) ->
  - Z.abs a * Z.of_nat (len n (if 0 <=? a then qz else qx)) + Z.abs a
  <= a * dif n qx X qz Z'.
Proof.
  intros HX HZ. apply val_lt in HX. apply val_lt in HZ. unfold dif.
  destruct (Z.leb_spec 0 a); nia.
Qed.

Lemma above_sound v a b qx qz qy qw h : above v a b qx qz qy qw h = true ->
  forall n X Z' Y W, In X (words n qx) -> In Z' (words n qz) ->
    In Y (words n qy) -> In W (words n qw) ->
  h < L n v + a * dif n qx X qz Z' + b * dif n qy Y qw W.
Proof.
  intros H n X Z' Y W HX HZ HY HW. apply up_sound with (n := n) in H.
  rewrite !L_add, !L_scale, !L_unit in H.
  pose proof (dif_bound n a qx X qz Z' HX HZ).
  pose proof (dif_bound n b qy Y qw W HY HW). lia.
Qed.

(** The mirror image: below h for ever. *)
Definition below (v : list Z) (a b : Z) (qx qz qy qw : nat) (h : Z) : bool :=
  above (vneg v) (- a) (- b) qx qz qy qw (- h).

Lemma below_sound v a b qx qz qy qw h : below v a b qx qz qy qw h = true ->
  forall n X Z' Y W, In X (words n qx) -> In Z' (words n qz) ->
    In Y (words n qy) -> In W (words n qw) ->
  L n v + a * dif n qx X qz Z' + b * dif n qy Y qw W < h.
Proof.
  intros H n X Z' Y W HX HZ HY HW.
  pose proof (above_sound _ _ _ _ _ _ _ _ H n X Z' Y W HX HZ HY HW) as K.
  rewrite L_neg in K. lia.
Qed.
End Carries.
