(** * Sums over lists *)
From Coq Require Import List Arith Lia Bool.
Import ListNotations.

Definition sum {A} (f : A -> nat) (l : list A) : nat :=
  fold_right (fun a s => f a + s) 0 l.

Section Sums.
Context {A : Type}.

Lemma sum_cons (f : A -> nat) a l : sum f (a :: l) = f a + sum f l.
Proof. reflexivity. Qed.

Lemma sum_app (f : A -> nat) l m : sum f (l ++ m) = sum f l + sum f m.
Proof. induction l; simpl; [reflexivity|]. rewrite IHl. lia. Qed.

Lemma sum_ext (f g : A -> nat) l :
  (forall a, In a l -> f a = g a) -> sum f l = sum g l.
Proof. induction l; simpl; intros H; [reflexivity|]. rewrite IHl, (H a); auto. Qed.

Lemma sum_zero (f : A -> nat) l : (forall a, In a l -> f a = 0) -> sum f l = 0.
Proof. induction l; simpl; intros H; [reflexivity|]. rewrite IHl, (H a); auto. Qed.

Lemma sum_add (f g : A -> nat) l :
  sum (fun a => f a + g a) l = sum f l + sum g l.
Proof. induction l; simpl; [reflexivity|]. rewrite IHl. lia. Qed.

Lemma sum_le_in (f : A -> nat) l a : In a l -> f a <= sum f l.
Proof.
  induction l; intros H; [destruct H|]. rewrite sum_cons.
  destruct H as [->|H]; [lia|]. specialize (IHl H). lia.
Qed.

Lemma sum_positive (f : A -> nat) l :
  0 < sum f l <-> exists a, In a l /\ 0 < f a.
Proof.
  split.
  - induction l as [|a l IH]; [simpl; lia|]. rewrite sum_cons. intros H.
    destruct (Nat.eq_dec (f a) 0) as [E|E].
    + destruct IH as [b [I K]]; [lia|]. exists b. simpl. auto.
    + exists a. simpl. split; [auto|lia].
  - intros [a [I H]]. pose proof (sum_le_in f l a I). lia.
Qed.

(** If each summand counts what is chosen, the sum is how much is chosen. *)
Lemma sum_filter (b : A -> bool) (f : A -> nat) l :
  (forall a, In a l -> b a = true -> 1 <= f a) -> length (filter b l) <= sum f l.
Proof.
  induction l as [|a l IH]; intros H; [simpl; lia|].
  rewrite sum_cons. cbn [filter].
  assert (I : length (filter b l) <= sum f l)
    by (apply IH; intros; apply H; simpl; auto).
  specialize (H a (or_introl eq_refl)).
  destruct (b a); simpl; [specialize (H eq_refl)|]; lia.
Qed.

Lemma sum_filter_eq (b : A -> bool) (f : A -> nat) l :
  (forall a, In a l -> f a = if b a then 1 else 0) ->
  sum f l = length (filter b l).
Proof.
  induction l as [|a l IH]; intros H; [reflexivity|].
  rewrite sum_cons, (H a (or_introl eq_refl)), IH
    by (intros; apply H; simpl; auto).
  cbn [filter]. destruct (b a); reflexivity.
Qed.
End Sums.

Lemma sum_map A B (f : B -> nat) (g : A -> B) l :
  sum f (map g l) = sum (fun a => f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite IHl. reflexivity. Qed.

Lemma sum_nth A (f : A -> nat) d l :
  sum (fun c => f (nth c l d)) (seq 0 (length l)) = sum f l.
Proof.
  induction l as [|a l IH]; [reflexivity|].
  cbn [length seq]. rewrite <- seq_shift, !sum_cons, sum_map. simpl nth.
  rewrite IH. reflexivity.
Qed.

Lemma sum_flat_map A B (f : B -> nat) (g : A -> list B) l :
  sum f (flat_map g l) = sum (fun a => sum f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite sum_app, IHl. reflexivity. Qed.

Lemma sum_swap A B (f : A -> B -> nat) l m :
  sum (fun a => sum (f a) m) l = sum (fun b => sum (fun a => f a b) l) m.
Proof.
  induction l; simpl.
  - symmetry. apply sum_zero. reflexivity.
  - rewrite IHl, <- sum_add. reflexivity.
Qed.

Lemma sum_prod A B (f : A -> B -> nat) l m :
  sum (fun a => sum (f a) m) l =
  sum (fun ab => f (fst ab) (snd ab)) (list_prod l m).
Proof.
  induction l; [reflexivity|]. cbn [list_prod].
  rewrite sum_cons, sum_app, sum_map, IHl. reflexivity.
Qed.

(** Nothing is added beyond the support. *)
Lemma sum_beyond (f : nat -> nat) m d :
  (forall z, m <= z -> f z = 0) -> sum f (seq 0 (m + d)) = sum f (seq 0 m).
Proof.
  intros H. rewrite seq_app, sum_app, (sum_zero f (seq (0 + m) d)); [lia|].
  intros z I. apply in_seq in I. apply H. lia.
Qed.

Lemma flat_map_map A B C (f : B -> list C) (g : A -> B) l :
  flat_map f (map g l) = flat_map (fun a => f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite IHl. reflexivity. Qed.

Lemma map_flat_map A B C (f : B -> C) (g : A -> list B) l :
  map f (flat_map g l) = flat_map (fun a => map f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite map_app, IHl. reflexivity. Qed.

Lemma forallb_seq f m : forallb f (seq 0 m) = true -> forall c, c < m -> f c = true.
Proof. intros H c K. rewrite forallb_forall in H. apply H. apply in_seq. lia. Qed.
