(** * Exploration

    A set of states is kept in buckets: states with the same key are in one bucket,
    where a test of equality tells them apart. [explore] finds what can be reached
    from a state. When nothing is left to do, the set is closed: this is proved
    once, so that the successors of the states need not be found a second time. *)
From Coq Require Import List Bool PArith FMapPositive.
Import ListNotations.
Module PM := PositiveMap.

Section Bucket.
Context {A : Type}.
Definition findb (k : positive) (p : A -> bool) (m : PM.t (list A)) : option A :=
  match PM.find k m with Some l => find p l | None => None end.
Definition addb (k : positive) (a : A) (m : PM.t (list A)) : PM.t (list A) :=
  PM.add k (a :: match PM.find k m with Some l => l | None => [] end) m.
Definition allb (f : A -> bool) (m : PM.t (list A)) : bool :=
  forallb (fun kl => forallb f (snd kl)) (PM.elements m).
End Bucket.

Fixpoint iterate {A} (n : nat) (f : A -> A) (x : A) : A :=
  match n with O => f x | S n => iterate n f (iterate n f x) end.

Lemma fold_keeps A B (P : A -> Prop) (f : A -> B -> A) :
  (forall a b, P a -> P (f a b)) -> forall l a, P a -> P (fold_left f l a).
Proof. intros H l. induction l; intros a' K; simpl; auto. Qed.

Lemma iterate_keeps A (P : A -> Prop) f : (forall a, P a -> P (f a)) ->
  forall n a, P a -> P (iterate n f a).
Proof. intros H n. induction n; intros a K; simpl; auto. Qed.

Section Explore.
Context {A : Type}.
Variable key : A -> positive.
Variable eqb : A -> A -> bool.
Hypothesis eqb_eq : forall s t, eqb s t = true -> s = t.
Hypothesis eqb_refl : forall s, eqb s s = true.
Variable next : A -> list A.

(** What is still to do, and what was found. *)
Definition search : Type := list A * PM.t (list A).

Definition mem_of (m : PM.t (list A)) (s : A) : bool :=
  match findb (key s) (eqb s) m with Some _ => true | None => false end.
Definition meet (st : search) (s : A) : search :=
  if mem_of (snd st) s then st else (s :: fst st, addb (key s) s (snd st)).
Definition explore1 (st : search) : search :=
  match st with
  | ([], _) => st
  | (s :: todo, m) => fold_left meet (next s) (todo, m)
  end.
Definition explore (fuel : nat) (s : A) : search :=
  iterate fuel explore1 (meet ([], PM.empty _) s).

Lemma mem_new s m : mem_of (addb (key s) s m) s = true.
Proof using eqb_refl.
  unfold mem_of, findb, addb. rewrite PM.gss. cbn [find]. rewrite eqb_refl. reflexivity.
Qed.
Lemma mem_add s t m : mem_of m t = true -> mem_of (addb (key s) s m) t = true.
Proof using.
  unfold mem_of, findb, addb. intros H. destruct (Pos.eq_dec (key t) (key s)) as [E|E].
  - rewrite E in *. rewrite PM.gss. cbn [find]. destruct (eqb t s); [reflexivity|].
    destruct (PM.find (key s) m); [exact H|discriminate].
  - rewrite PM.gso by trivial. exact H.
Qed.
Lemma mem_added s t m : mem_of (addb (key s) s m) t = true -> t = s \/ mem_of m t = true.
Proof using eqb_eq.
  unfold mem_of, findb, addb. intros H. destruct (Pos.eq_dec (key t) (key s)) as [E|E].
  - rewrite E in *. rewrite PM.gss in H. cbn [find] in H.
    destruct (eqb t s) eqn:T; [left; auto|]. right.
    destruct (PM.find (key s) m); [exact H|discriminate].
  - rewrite PM.gso in H by trivial. auto.
Qed.

(** Nothing is forgotten, and what is new is still to do. *)
Definition grows (st st' : search) : Prop :=
  (forall t, mem_of (snd st) t = true -> mem_of (snd st') t = true) /\
  (forall t, In t (fst st) -> In t (fst st')) /\
  (forall t, mem_of (snd st') t = true -> mem_of (snd st) t = true \/ In t (fst st')).

Lemma meet_grows st s : grows st (meet st s) /\ mem_of (snd (meet st s)) s = true.
Proof using eqb_eq eqb_refl.
  unfold meet. destruct (mem_of (snd st) s) eqn:E; [split; trivial; repeat split; auto|].
  cbn [fst snd]. split; [|apply mem_new]. repeat split; cbn [fst snd].
  - intros t. apply mem_add.
  - intros t I. simpl. auto.
  - intros t H. apply mem_added in H as [->|H]; simpl; auto.
Qed.
Lemma grows_trans a b c : grows a b -> grows b c -> grows a c.
Proof.
  intros [A1 [A2 A3]] [B1 [B2 B3]]. repeat split; auto.
  intros t H. destruct (B3 t H) as [K|K]; [destruct (A3 t K)|]; auto.
Qed.
Lemma meets_grow l : forall st, grows st (fold_left meet l st) /\
  forall s, In s l -> mem_of (snd (fold_left meet l st)) s = true.
Proof using eqb_eq eqb_refl.
  induction l as [|a l IH]; intros st; [split; [repeat split; auto|intros s []]|].
  cbn [fold_left]. destruct (meet_grows st a) as [G M]. destruct (IH (meet st a)) as [G' M'].
  split; [exact (grows_trans _ _ _ G G')|].
  intros s [<-|I]; [apply G'; trivial|auto].
Qed.

(** A state that was found is still to do, or its successors were found. *)
Definition half_closed (st : search) : Prop := forall s, mem_of (snd st) s = true ->
  In s (fst st) \/ forall t, In t (next s) -> mem_of (snd st) t = true.

Lemma explore1_ok st : half_closed st -> half_closed (explore1 st).
Proof using eqb_eq eqb_refl.
  destruct st as [[|s todo] m]; intros H; trivial. cbn [explore1].
  destruct (meets_grow (next s) (todo, m)) as [[G1 [G2 G3]] M].
  intros t Ht. destruct (G3 t Ht) as [K|K]; [|auto].
  destruct (H t K) as [[<-|I]|C]; [right; exact M|left; auto|right; auto].
Qed.

Theorem explore_closed fuel s : fst (explore fuel s) = [] ->
  forall t u, mem_of (snd (explore fuel s)) t = true -> In u (next t) ->
  mem_of (snd (explore fuel s)) u = true.
Proof using eqb_eq eqb_refl.
  intros E t u M I.
  assert (H : half_closed (explore fuel s)).
  { apply (iterate_keeps _ half_closed); [apply explore1_ok|]. intros a Ha.
    destruct (meet_grows ([], PM.empty _) s) as [[_ [_ G]] _].
    destruct (G a Ha) as [K|K]; auto.
    unfold mem_of, findb in K. cbn [snd] in K. rewrite PM.gempty in K. discriminate. }
  destruct (H t M) as [K|K]; [rewrite E in K; destruct K|auto].
Qed.
End Explore.
