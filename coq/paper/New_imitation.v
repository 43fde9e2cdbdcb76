(** * (m,p)-Imitation Nim

    Section 1.6: "(m,p)-Imitation Nim, for which the P-positions, treated as starting
    positions, are identical to the P-positions of (m,p)-Wythoff Nim." Its rules, from
    U. Larsson, 2-pile Nim with a Restricted Number of Move-size Imitations, Integers 9
    (2009): move as in Nim on two heaps. If the previous player has just removed k > 0
    tokens from the smaller heap (either heap, if they had the same size), then to remove
    k, k + 1, ... or k + m - 1 tokens from the larger heap is to imitate him. No player
    may imitate on more than p - 1 consecutive moves of his. *)
From Coq Require Import List Arith Bool.
From Wythoff Require Import Game Moves Listing.
From Wythoff.paper Require Import New_diagonals.

(** What is legal depends on the last moves. A state: the heaps; how many tokens the
    previous player has just removed from the smaller heap, 0 if he has not; on how many
    of their last consecutive moves the player to move, and the other one, have
    imitated. *)
Record state : Type := State {
  first_heap : nat;
  second_heap : nat;
  just_removed : nat;
  imitated_by_next : nat;
  imitated_by_previous : nat
}.

(** A move takes k tokens from one heap: the first one or not. *)
Definition this_heap (first : bool) (s : state) : nat := if first then first_heap s else second_heap s.
Definition other_heap (first : bool) (s : state) : nat := if first then second_heap s else first_heap s.
Definition from_larger (first : bool) (s : state) : bool := other_heap first s <? this_heap first s.
Definition imitates (m : nat) (first : bool) (k : nat) (s : state) : bool :=
  (0 <? just_removed s) && from_larger first s && (just_removed s <=? k) && (k <? just_removed s + m).
Definition after (m : nat) (first : bool) (k : nat) (s : state) : state := {|
  first_heap := if first then first_heap s - k else first_heap s;
  second_heap := if first then second_heap s else second_heap s - k;
  just_removed := if from_larger first s then 0 else k;
  imitated_by_next := imitated_by_previous s;
  imitated_by_previous := if imitates m first k s then imitated_by_next s + 1 else 0
|}.
Definition imitation_move (m p : nat) (s s' : state) : Prop :=
  exists first k, 1 <= k <= this_heap first s /\
    (imitates m first k s = true -> imitated_by_next s + 1 <= p - 1) /\ s' = after m first k s.

(** Whoever cannot move loses. *)
Inductive previous_wins (m p : nat) : state -> Prop :=
| all_moves_lose s : (forall s', imitation_move m p s s' -> next_wins m p s') -> previous_wins m p s
with next_wins (m p : nat) : state -> Prop :=
| some_move_wins s s' : imitation_move m p s s' -> previous_wins m p s' -> next_wins m p s.

Definition start (v : position) : state := State (fst v) (snd v) 0 0 0.

(** What Section 1.6 says, for all m and p. *)
Definition statement_imitation : Prop :=
  forall m p, 1 <= m -> 1 <= p -> forall v,
  previous_wins m p (start v) <-> Pposition (mWN_blocking_bishop m p) v.

(** Every starting position is won by one of the players, and by one only. *)
Definition statement_imitation_decided : Prop :=
  forall m p v, (previous_wins m p (start v) \/ next_wins m p (start v)) /\
  ~ (previous_wins m p (start v) /\ next_wins m p (start v)).

(** ** Proof *)
From Wythoff.book Require Import Prelude diagonals imitating.
From Wythoff.paper Require Import Glue Mexes.
Local Open Scope Z_scope.

Definition tokens (s : state) : nat := (first_heap s + second_heap s)%nat.
Lemma tokens_fall m p s s' : imitation_move m p s s' -> (tokens s' < tokens s)%nat.
Proof. intros [[|] [k [K [_ ->]]]]; unfold tokens, after, this_heap in *; simpl in *; lia. Qed.

Lemma not_both_win m p n s : (tokens s < n)%nat -> previous_wins m p s -> next_wins m p s -> False.
Proof.
  revert s. induction n as [|n IH]; intros s H A B; [lia|].
  destruct A as [s A]. inversion B as [s0 s' M C]; subst. pose proof (tokens_fall _ _ _ _ M). apply (IH s'); [lia|trivial|auto].
Qed.
Lemma one_wins m p n s : (tokens s < n)%nat -> previous_wins m p s \/ next_wins m p s.
Proof.
  revert s. induction n as [|n IH]; intros s H; [lia|].
  destruct (classic (exists s', imitation_move m p s s' /\ previous_wins m p s')) as [[s' [M W]]|N].
  - right. exact (some_move_wins m p s s' M W).
  - left. constructor. intros s' M. pose proof (tokens_fall _ _ _ _ M). destruct (IH s'); [lia| |trivial].
    exfalso. apply N. eauto.
Qed.
Lemma wins_if m p s : previous_wins m p s <-> ~ exists s', imitation_move m p s s' /\ previous_wins m p s'.
Proof.
  split.
  - intros [s0 A] [s' [M W]]. exact (not_both_win m p _ s' (le_n _) W (A s' M)).
  - intros N. destruct (one_wins m p (S (tokens s)) s) as [W|W]; [lia|trivial|].
    exfalso. destruct W as [s s' M W]. apply N. eauto.
Qed.

(** The states in integers, and their moves as the book writes them. *)
Definition ImiZ (m p : nat) (x y t a b : Z) : Prop :=
  previous_wins m p (State (Z.to_nat x) (Z.to_nat y) (Z.to_nat t) (Z.to_nat a) (Z.to_nat b)).
Definition largerZ (x y x1 y1 : Z) : Prop := (x1 = x /\ x < y) \/ (y1 = y /\ y < x).
Definition imitatesZ (m x y t x1 y1 : Z) : Prop :=
  ((1 <= t /\ largerZ x y x1 y1) /\ t <= x + y - x1 - y1) /\ x + y - x1 - y1 < t + m.

Lemma larger_z (first : bool) (x y k : nat) t a b : (1 <= k)%nat -> forall x1 y1 : Z,
  x1 = (if first then Z.of_nat x - Z.of_nat k else Z.of_nat x) ->
  y1 = (if first then Z.of_nat y else Z.of_nat y - Z.of_nat k) ->
  (from_larger first (State x y t a b) = true <-> largerZ (Z.of_nat x) (Z.of_nat y) x1 y1).
Proof.
  intros K x1 y1 -> ->. unfold from_larger, this_heap, other_heap, largerZ. simpl. destruct first; rewrite Nat.ltb_lt; lia.
Qed.
Lemma imitates_z (m : nat) (first : bool) (x y k t : nat) a b : (1 <= k)%nat -> forall x1 y1 : Z,
  x1 = (if first then Z.of_nat x - Z.of_nat k else Z.of_nat x) ->
  y1 = (if first then Z.of_nat y else Z.of_nat y - Z.of_nat k) ->
  (imitates m first k (State x y t a b) = true <-> imitatesZ (Z.of_nat m) (Z.of_nat x) (Z.of_nat y) (Z.of_nat t) x1 y1).
Proof.
  intros K x1 y1 E1 E2. pose proof (larger_z first x y k t a b K x1 y1 E1 E2) as L. unfold imitates, imitatesZ.
  rewrite !andb_true_iff, L, Nat.leb_le, !Nat.ltb_lt. simpl just_removed. destruct first; subst; split; intros H; repeat split; try tauto; lia.
Qed.

Lemma to_ite (P : Prop) (c : bool) (u v : Z) (u' v' : nat) : (c = true <-> P) -> Z.to_nat u = u' -> Z.to_nat v = v' ->
  Z.to_nat (ite P u v) = if c then u' else v'.
Proof.
  intros E <- <-. destruct c; [rewrite ite_true by (apply E; trivial)|rewrite ite_false by (rewrite <- E; discriminate)]; reflexivity.
Qed.

(** Where a move leads, in integers. *)
Lemma after_z (m : nat) (first : bool) (x y t a b k : nat) (x1 y1 : Z) :
  (1 <= k <= if first then x else y)%nat ->
  x1 = (if first then Z.of_nat x - Z.of_nat k else Z.of_nat x) ->
  y1 = (if first then Z.of_nat y else Z.of_nat y - Z.of_nat k) ->
  State (Z.to_nat x1) (Z.to_nat y1)
    (Z.to_nat (ite (largerZ (Z.of_nat x) (Z.of_nat y) x1 y1) 0 (Z.of_nat x + Z.of_nat y - x1 - y1))) (Z.to_nat (Z.of_nat b))
    (Z.to_nat (ite (imitatesZ (Z.of_nat m) (Z.of_nat x) (Z.of_nat y) (Z.of_nat t) x1 y1) (Z.of_nat a + 1) 0))
  = after m first k (State x y t a b).
Proof.
  intros K E1 E2. unfold after.
  rewrite (to_ite _ (from_larger first (State x y t a b)) _ _ 0%nat k);
    [|apply (larger_z first x y k t a b); trivial; lia|reflexivity|destruct first; subst; lia].
  rewrite (to_ite _ (imitates m first k (State x y t a b)) _ _ (a + 1)%nat 0%nat);
    [|apply (imitates_z m first x y k t a b); trivial; lia|lia|reflexivity].
  rewrite Nat2Z.id. simpl. f_equal; destruct first; subst; simpl; lia.
Qed.

Lemma rule_z (m p : nat) : (1 <= p)%nat -> forall x y t a : Z, (((a <= Z.of_nat p - 1 /\ 0 <= a) /\ 0 <= x) /\ 0 <= y) /\ 0 <= t ->
  forall b, 0 <= b ->
  (ImiZ m p x y t a b <->
   ~ exists x1 y1, (((x1 = x /\ 0 <= y1) /\ y1 < y \/ (y1 = y /\ 0 <= x1) /\ x1 < x) /\
       (~ imitatesZ (Z.of_nat m) x y t x1 y1 \/ a + 1 <= Z.of_nat p - 1)) /\
     ImiZ m p x1 y1 (ite (largerZ x y x1 y1) 0 (x + y - x1 - y1)) b (ite (imitatesZ (Z.of_nat m) x y t x1 y1) (a + 1) 0)).
Proof.
  intros Hp x y t a H b Hb. unfold ImiZ at 1. rewrite wins_if. apply not_iff_compat.
  rewrite <- (Z2Nat.id x), <- (Z2Nat.id y), <- (Z2Nat.id t), <- (Z2Nat.id a), <- (Z2Nat.id b) by lia.
  set (x' := Z.to_nat x). set (y' := Z.to_nat y). set (t' := Z.to_nat t). set (a' := Z.to_nat a). set (b' := Z.to_nat b).
  rewrite !Nat2Z.id. split.
  - intros [s' [[first [k [K [L ->]]]] W]].
    exists (if first then Z.of_nat x' - Z.of_nat k else Z.of_nat x'), (if first then Z.of_nat y' else Z.of_nat y' - Z.of_nat k).
    unfold this_heap in K. simpl in K. assert (K1 : (1 <= k)%nat) by lia.
    pose proof (imitates_z m first x' y' k t' a' b' K1 _ _ eq_refl eq_refl) as I. split; [split|].
    + destruct first; lia.
    + destruct (imitates m first k (State x' y' t' a' b')) eqn:E.
      * right. simpl in L. specialize (L eq_refl). lia.
      * left. rewrite <- I. discriminate.
    + unfold ImiZ. rewrite (after_z m first x' y' t' a' b' k); trivial.
  - intros [x1 [y1 [[M L] W]]].
    pose (first := if Z.eq_dec x1 (Z.of_nat x') then false else true).
    pose (k := Z.to_nat (Z.of_nat x' + Z.of_nat y' - x1 - y1)).
    assert (D : (1 <= k <= if first then x' else y')%nat /\ x1 = (if first then Z.of_nat x' - Z.of_nat k else Z.of_nat x') /\
                y1 = (if first then Z.of_nat y' else Z.of_nat y' - Z.of_nat k)).
    { unfold first, k. destruct (Z.eq_dec x1 (Z.of_nat x')); lia. }
    destruct D as [K [E1 E2]]. clearbody first k. exists (after m first k (State x' y' t' a' b')). split.
    + exists first, k. split; [exact K|]. split; [|reflexivity]. intros I.
      rewrite (imitates_z m first x' y' k t' a' b' (proj1 K) x1 y1 E1 E2) in I. simpl. destruct L as [L|L]; [contradiction|lia].
    + unfold ImiZ in W. rewrite (after_z m first x' y' t' a' b' k) in W; trivial.
Qed.

Theorem imitation : statement_imitation.
Proof.
  intros m p Hm Hp v. destruct (diagonal_sequences_exist m p) as [x [y Sq]].
  destruct v as [X Y]. rewrite <- PZ_nat. unfold start. simpl.
  enough (K : ImiZ m p (Z.of_nat X) (Z.of_nat Y) 0 0 0 <-> PZ (mWN_blocking_bishop m p) (Z.of_nat X) (Z.of_nat Y)).
  { unfold ImiZ in K. rewrite !Nat2Z.id in K. exact K. }
  apply (imitation_is_wythoff (Z.of_nat m) (Z.of_nat p) (Z.of_nat X) (Z.of_nat Y) (ImiZ m p) (PZ (mWN_blocking_bishop m p))
    (zs (index_of x)) (zs (fun n => n / p)%nat) (zs x) (zs y)).
  - lia.
  - exact (link_z m p Hm Hp x y Sq).
  - intros n i. exact (new_z m p Hm Hp x y Sq n i).
  - intros n r. exact (least_z m p Hm Hp x y Sq n r).
  - exact (index_z m p Hm Hp x y Sq).
  - apply counted_diagonals; trivial.
  - intros x0 y0 t a H b H'. apply (rule_z m p Hp x0 y0 t a H b). lia.
  - lia.
Qed.

Theorem imitation_decided : statement_imitation_decided.
Proof.
  intros m p v. split; [exact (one_wins m p _ _ (le_n _))|]. intros [A B]. exact (not_both_win m p _ _ (le_n _) A B).
Qed.

Print Assumptions imitation.
Print Assumptions imitation_decided.
