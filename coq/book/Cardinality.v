(* The number of elements of a set.

   A set S of tuples is listed by a list without repetitions that has exactly its elements; `card S` is the length of such
   a list, and 0 if there is none, that is, if S is infinite. The one theorem everything else follows from is `relate`:
   a relation that sends every element of F to some element of a finite set G, and no two to the same, shows that F has
   at most as many elements as G. *)
From Wythoff.book Require Import Library.
Open Scope Z_scope.

(* ---------- lists of sets, and their length ---------- *)
Section Card.
Context {T : Type}.
Definition lists (S : T -> Prop) (l : list T) : Prop := NoDup l /\ forall x, In x l <-> S x.
Definition counts (S : T -> Prop) (n : Z) : Prop := exists l, lists S l /\ n = Z.of_nat (length l).
Definition fin (S : T -> Prop) : Prop := exists n, counts S n.
(* the number of elements of a finite set; of an infinite one, 0 *)
Definition is_card (S : T -> Prop) (n : Z) : Prop := counts S n \/ (~ fin S /\ n = 0).
Lemma counts_unique S n n' : counts S n -> counts S n' -> n = n'.
Proof.
  intros [l [[D L] E]] [l' [[D' L'] E']]. subst. f_equal. apply Nat.le_antisymm; apply NoDup_incl_length; trivial;
  intros x Hx; [apply L', L, Hx|apply L, L', Hx].
Qed.
Lemma is_card_unique S : exists! n, is_card S n.
Proof.
  destruct (classic (fin S)) as [[n H]|H].
  - exists n; split; [left; trivial|]. intros n' [H'|[H' _]]; [eapply counts_unique; eauto|]. destruct H'; exists n; trivial.
  - exists 0; split; [right; tauto|]. intros n' [H'|[_ H']]; [destruct H; exists n'; trivial|congruence].
Qed.
Definition card (S : T -> Prop) : Z := proj1_sig (constructive_definite_description _ (is_card_unique S)).
Lemma card_spec S : is_card S (card S).
Proof. unfold card. destruct (constructive_definite_description _ (is_card_unique S)); trivial. Qed.
Lemma card_counts S n : counts S n -> card S = n.
Proof.
  intros H. destruct (card_spec S) as [H'|[H' _]]; [eapply counts_unique; eauto|]. destruct H'; exists n; trivial.
Qed.
Lemma card_lists S l : lists S l -> card S = Z.of_nat (length l).
Proof. intros H. apply card_counts. exists l; auto. Qed.
Lemma fin_lists S : fin S -> exists l, lists S l.
Proof. intros [n [l [H _]]]. exists l; trivial. Qed.
Definition sieve (S : T -> Prop) (l : list T) : list T :=
  filter (fun x => if excluded_middle_informative (S x) then true else false) l.
Lemma sieve_in (S : T -> Prop) l x : In x (sieve S l) <-> In x l /\ S x.
Proof.
  unfold sieve. rewrite filter_In. destruct (excluded_middle_informative (S x)); intuition congruence.
Qed.
Definition deq : forall x y : T, {x = y} + {x <> y} := fun x y => excluded_middle_informative (x = y).
Lemma bounded_fin (S : T -> Prop) l : (forall x, S x -> In x l) -> exists l', lists S l'.
Proof.
  intros H. exists (nodup deq (sieve S l)). split; [apply NoDup_nodup|].
  intros x. rewrite nodup_In, sieve_in. firstorder.
Qed.
End Card.

(* if every NoDup list of S has length <= n then S is finite with card <= n *)
Lemma short_fin {T} (S : T -> Prop) (n : nat) :
  (forall l, NoDup l -> (forall x, In x l -> S x) -> (length l <= n)%nat) -> exists l, lists S l /\ (length l <= n)%nat.
Proof.
  intros H.
  assert (K : forall k l, NoDup l -> (forall x, In x l -> S x) -> (n - length l <= k)%nat -> exists l, lists S l /\ (length l <= n)%nat).
  { induction k; intros l D L E.
    - destruct (classic (exists x, S x /\ ~ In x l)) as [[x [Sx Nx]]|N].
      + exfalso. assert (length (x :: l) <= n)%nat.
        { apply H; [constructor; trivial|]. intros y [<-|Hy]; auto. } simpl in *. lia.
      + exists l. split; [split; [trivial|]|auto]. intros x; split; auto. intros Sx.
        destruct (classic (In x l)); trivial. exfalso; eauto.
    - destruct (classic (exists x, S x /\ ~ In x l)) as [[x [Sx Nx]]|N].
      + apply (IHk (x :: l)); [constructor; trivial| |simpl; lia]. intros y [<-|Hy]; auto.
      + exists l. split; [split; [trivial|]|auto]. intros x; split; auto. intros Sx.
        destruct (classic (In x l)); trivial. exfalso; eauto. }
  apply (K n nil); [constructor|simpl; tauto|simpl; lia].
Qed.

(* ---------- comparing two sets ---------- *)
Lemma images {T U} (R : T -> U -> Prop) (S : T -> Prop) (l : list T) :
  (forall v, S v -> exists w, R v w) -> (forall x, In x l -> S x) -> exists l', Forall2 R l l'.
Proof.
  intros H. induction l as [|x l IH]; intros L; [exists nil; constructor|].
  destruct (IH (fun y Hy => L y (or_intror Hy))) as [l' Hl']. destruct (H x (L x (or_introl eq_refl))) as [w Hw].
  exists (w :: l'). constructor; trivial.
Qed.

Lemma Forall2_in_r {T U} (R : T -> U -> Prop) l l' w : Forall2 R l l' -> In w l' -> exists v, In v l /\ R v w.
Proof.
  induction 1; simpl; [tauto|]. intros [<-|Hw]; [eauto|]. destruct (IHForall2 Hw) as [v [? ?]]; eauto.
Qed.

Lemma forall2_length {T U} (R : T -> U -> Prop) l l' : Forall2 R l l' -> length l = length l'.
Proof. induction 1; simpl; congruence. Qed.

(* The theorem that counts: R sends every element of F into the finite set G, and no two to the same one. *)
Theorem relate {T U} (F : T -> Prop) (G : U -> Prop) (R : T -> U -> Prop) :
  (forall v, F v -> exists w, R v w /\ G w) ->
  (forall v v' w, F v -> F v' -> R v w -> R v' w -> v = v') ->
  (exists l, lists G l) -> card F <= card G.
Proof.
  intros Into One [lg [Dg Lg]].
  assert (K : forall l, NoDup l -> (forall x, In x l -> F x) -> (length l <= length lg)%nat).
  { intros l D L.
    destruct (images (fun v w => R v w /\ G w) F l Into L) as [l' E].
    assert (Len : length l = length l') by (eapply forall2_length; eauto).
    rewrite Len. apply NoDup_incl_length.
    - clear Len. revert D L. induction E as [|v w l l' [HR HG] E IH]; intros D L; [constructor|].
      inversion D; subst. constructor.
      + intros Hw. destruct (Forall2_in_r _ _ _ _ E Hw) as [v' [Hv' [HR' _]]].
        assert (v = v') by (apply (One v v' w); auto using in_eq, in_cons). congruence.
      + apply IH; auto using in_cons.
    - intros w Hw. destruct (Forall2_in_r _ _ _ _ E Hw) as [v [_ [_ HG]]]. apply Lg, HG. }
  destruct (short_fin F _ K) as [lf [HF Hlen]].
  rewrite (card_lists F lf HF), (card_lists G lg (conj Dg Lg)). lia.
Qed.

(* ---------- intervals of integers, and pairs, as lists ---------- *)
Definition zseq (lo hi : Z) : list Z := map (fun i => lo + Z.of_nat i) (seq 0 (Z.to_nat (hi - lo))).
Lemma zseq_in lo hi x : In x (zseq lo hi) <-> lo <= x < hi.
Proof.
  unfold zseq. rewrite in_map_iff. split.
  - intros [i [<- Hi]]. apply in_seq in Hi. lia.
  - intros H. exists (Z.to_nat (x - lo)). split; [lia|]. apply in_seq. lia.
Qed.
Lemma zseq_nodup lo hi : NoDup (zseq lo hi).
Proof. apply Injective_map_NoDup; [|apply seq_NoDup]. intros i j H. lia. Qed.
Lemma zseq_length lo hi : length (zseq lo hi) = Z.to_nat (hi - lo).
Proof.
  unfold zseq. generalize (Z.to_nat (hi - lo)) as n, 0%nat as start. induction n as [|n IH]; simpl; intros start; trivial.
  f_equal. apply IH.
Qed.
Lemma nodup_app {A} (l l' : list A) : NoDup l -> NoDup l' -> (forall x, In x l -> ~ In x l') -> NoDup (l ++ l').
Proof.
  intros D D' H. induction D as [|a l N D IH]; simpl; trivial. constructor.
  - rewrite in_app_iff. intros [X|X]; [auto|]. apply (H a); auto using in_eq.
  - apply IH. intros; apply H; auto using in_cons.
Qed.
Lemma list_prod_nodup {A B} (l : list A) (l' : list B) : NoDup l -> NoDup l' -> NoDup (list_prod l l').
Proof.
  intros D D'. induction D as [|a l N D IH]; simpl; [constructor|].
  apply nodup_app; trivial.
  - apply Injective_map_NoDup; trivial. intros x y E; congruence.
  - intros [x y] H H'. apply in_map_iff in H as [z [E _]]. apply in_prod_iff in H'. inversion E; subst. tauto.
Qed.
Lemma append_length {A} (l l' : list A) : length (l ++ l') = (length l + length l')%nat.
Proof. induction l; simpl; congruence. Qed.
Lemma image_length {A B} (f : A -> B) (l : list A) : length (map f l) = length l.
Proof. induction l; simpl; congruence. Qed.
Lemma pairs_length {A B} (l : list A) (l' : list B) : length (list_prod l l') = (length l * length l')%nat.
Proof. induction l as [|a l IH]; simpl; trivial. rewrite append_length, image_length, IH. reflexivity. Qed.

(* ---------- sets of integers, of pairs, of triples ---------- *)
Definition card1 (F : Z -> Prop) : Z := card F.
Definition card2 (F : Z -> Z -> Prop) : Z := card (fun v : Z * Z => F (fst v) (snd v)).
Definition card3 (F : Z -> Z -> Z -> Prop) : Z := card (fun v : Z * Z * Z => F (fst (fst v)) (snd (fst v)) (snd v)).

Lemma box1 (G : Z -> Prop) lo hi : (forall w, G w -> lo <= w /\ w < hi) -> exists l, lists G l.
Proof. intros H. apply (bounded_fin G (zseq lo hi)). intros x Hx. apply zseq_in. apply H in Hx. lia. Qed.
Lemma box2 (G : Z -> Z -> Prop) lo hi lo' hi' :
  (forall w w', G w w' -> (lo <= w /\ w < hi) /\ (lo' <= w' /\ w' < hi')) ->
  exists l, lists (fun v : Z * Z => G (fst v) (snd v)) l.
Proof.
  intros H. apply (bounded_fin _ (list_prod (zseq lo hi) (zseq lo' hi'))). intros [x y] Hx.
  apply in_prod; apply zseq_in; apply H in Hx; simpl in *; lia.
Qed.
