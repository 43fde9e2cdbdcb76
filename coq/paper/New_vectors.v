(** * Which vectors can be added to Wythoff Nim

    Not in the paper. Let the P-positions of a game be its pairs {a_n, b_n}, and let
    0 <= i <= j, j >= 1. A player may now also take i tokens from one heap and j from
    the other. The P-positions stay as they are if and only if there is no t >= 1 with
    j - i = mt, where i is a_t, a_t + 1, or a_{t-k} - b_k for some k from 1 to t.

    For Wythoff Nim itself (m = p = 1) E. Duchene, A. S. Fraenkel, R. J. Nowakowski and
    M. Rigo have characterised these vectors (J. Combin. Theory Ser. A 117 (2010)). *)
From Coq Require Import ZArith.
From Wythoff Require Import Game Moves Beatty.
From Wythoff.paper Require Import Definition_2_3.

Definition takes (i j : nat) (v w : position) : Prop := fst v = fst w + i /\ snd v = snd w + j.
Definition with_vector (i j : nat) (move : position -> position -> Prop) (v w : position) : Prop :=
  move v w \/ takes i j v w \/ takes j i v w.

(** (i, j) is, up to the order of its coordinates, the difference of two pairs. *)
Definition difference_of_pairs (m p i j : nat) : Prop :=
  exists t, 1 <= t /\ j = i + m * t /\
  (Z.of_nat i = a m p t \/ Z.of_nat i = (a m p t + 1)%Z \/
   exists k, 1 <= k <= t /\ Z.of_nat i = (a m p (t - k) - b m p k)%Z).

(** Any game without blocking whose moves take tokens, and whose P-positions are the
    pairs of m and p. *)
Definition statement_new_vectors : Prop :=
  forall m p i j (move : position -> position -> Prop), 1 <= m -> 1 <= p -> i <= j -> 1 <= j ->
  (forall v w, move v w -> fst w <= fst v /\ snd w <= snd v /\ v <> w) ->
  (forall v, Pposition (without_blocks move) v <-> in_pairs (a m p) (b m p) v) ->
  ((forall v, Pposition (without_blocks (with_vector i j move)) v <-> in_pairs (a m p) (b m p) v) <->
   ~ difference_of_pairs m p i j).

(** In particular m-Wythoff Nim. *)
Definition statement_new_vectors_mWN : Prop :=
  forall m i j, 1 <= m -> i <= j -> 1 <= j ->
  ((forall v, Pposition (without_blocks (with_vector i j (option_of (mWN m)))) v <-> Pposition (mWN m) v) <->
   ~ difference_of_pairs m 1 i j).

(** ** Proof *)
From Coq Require Import Lia.
From Wythoff.book Require Import Prelude Definitions vectors.
From Wythoff.paper Require Import Glue Pairs Known_results.
Local Open Scope Z_scope.

(** The difference, as the book writes it. *)
Definition joinedZ (m p i j : Z) : Prop :=
  exists t, (1 <= t /\ j = i + m * t) /\ ((isA m p t i \/ isA m p t (i - 1)) \/
    (exists k u c, (((1 <= k /\ k <= t) /\ isA m p (t - k) u) /\ isA m p k c) /\ i = u - c - m * k)).

Lemma joined_nat (m p i j : nat) : (1 <= m)%nat -> (1 <= p)%nat ->
  (joinedZ (Z.of_nat m) (Z.of_nat p) (Z.of_nat i) (Z.of_nat j) <-> difference_of_pairs m p i j).
Proof.
  intros Hm Hp. unfold joinedZ, difference_of_pairs. split.
  - intros [t [[Ht E] H]]. exists (Z.to_nat t). split; [lia|]. split; [nia|].
    rewrite <- (Z2Nat.id t) in H by lia. destruct H as [[A|A]|[k [u [c [[[K A] B] F]]]]].
    + left. symmetry. apply isA_eq; trivial.
    + right. left. pose proof (isA_eq m p (Z.to_nat t) _ Hm Hp A). lia.
    + right. right. exists (Z.to_nat k). split; [lia|].
      replace (Z.of_nat (Z.to_nat t) - k) with (Z.of_nat (Z.to_nat t - Z.to_nat k)) in A by lia.
      rewrite <- (Z2Nat.id k) in B by lia.
      pose proof (isA_eq m p _ _ Hm Hp A). pose proof (isA_eq m p _ _ Hm Hp B). rewrite b_is by trivial. lia.
  - intros [t [Ht [E H]]]. exists (Z.of_nat t). split; [lia|].
    destruct H as [A|[A|[k [K F]]]].
    + left. left. rewrite A. apply isA_a; trivial.
    + left. right. rewrite A. replace (a m p t + 1 - 1) with (a m p t) by lia. apply isA_a; trivial.
    + right. exists (Z.of_nat k), (a m p (t - k)), (a m p k). rewrite b_is in F by trivial.
      replace (Z.of_nat t - Z.of_nat k) with (Z.of_nat (t - k)) by lia.
      repeat split; try (apply isA_a; trivial); lia.
Qed.

Section Vector.
Variables (i j : nat) (move : position -> position -> Prop) (Mv : Z -> Z -> Z -> Z -> Prop).
Hypothesis falls : forall v w, move v w -> (size w < size v)%nat.
Hypothesis same : same_move move Mv.
Hypothesis Hj : (1 <= j)%nat.

Lemma vector_falls v w : with_vector i j move v w -> (size w < size v)%nat.
Proof. intros [K|[K|K]]; [exact (falls v w K)| |]; unfold takes, size in *; lia. Qed.
Lemma same_vector : same_move (with_vector i j move) (fun x y x1 y1 => Mv x y x1 y1 \/
  (0 <= x1 /\ 0 <= y1) /\ (x - x1 = Z.of_nat i /\ y - y1 = Z.of_nat j \/ x - x1 = Z.of_nat j /\ y - y1 = Z.of_nat i)).
Proof.
  intros x y x1 y1 H. rewrite (same x y x1 y1 H). unfold with_vector, takes, zp. simpl. split.
  - intros [K|K]; [tauto|]. split; [lia|]. right. lia.
  - intros [K [L|L]]; [tauto|]. right. lia.
Qed.
End Vector.

Lemma all_pairs g (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat ->
  ((forall v, Pposition g v <-> in_pairs (a m p) (b m p) v) <->
   (forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> pairZ (Z.of_nat m) (Z.of_nat p) x y))).
Proof. intros Hm Hp. split; [apply pairs_are_P|apply P_are_pairs]; trivial. Qed.

Theorem new_vectors : statement_new_vectors.
Proof.
  intros m p i j move Hm Hp Hi Hj F P0.
  assert (Fall : forall v w, move v w -> (size w < size v)%nat).
  { intros [x y] [x1 y1] M. destruct (F _ _ M) as [A [B C]]. unfold size. simpl in *.
    destruct (Nat.eq_dec x x1), (Nat.eq_dec y y1); subst; try lia. exfalso. apply C. reflexivity. }
  pose (Mv := fun x y x1 y1 => (0 <= x1 /\ 0 <= y1) /\ move (zp x y) (zp x1 y1)).
  assert (Same : same_move move Mv) by (intros x y x1 y1 H; unfold Mv; tauto).
  rewrite <- joined_nat, all_pairs by trivial.
  apply (added_vector (Z.of_nat i) (Z.of_nat j) (Z.of_nat m) (Z.of_nat p) Mv); try lia.
  - intros x y H. change (pairZ (Z.of_nat m) (Z.of_nat p) x y <->
      ~ exists x1 y1, Mv x y x1 y1 /\ pairZ (Z.of_nat m) (Z.of_nat p) x1 y1).
    rewrite <- (pairs_are_P _ m p Hm Hp P0 x y H), (kernel move Mv Fall Same x y H).
    apply not_iff_compat. split; intros [x1 [y1 [M K]]]; exists x1, y1; (split; [trivial|]);
      apply (pairs_are_P _ m p Hm Hp P0 x1 y1); trivial; exact (proj1 M).
  - intros x y x1 y1 [H M]. pose proof (Fall _ _ (proj2 M)) as K. unfold size, zp in K. simpl in K.
    destruct M as [M _]. lia.
  - intros x y H. exact (kernel (with_vector i j move) _ (vector_falls i j move Fall Hj) (same_vector i j move Mv Same Hj) x y H).
Qed.

Lemma mWN_takes m v w : option_of (mWN m) v w -> (fst w <= fst v /\ snd w <= snd v /\ v <> w)%nat.
Proof.
  destruct v as [x y], w as [x1 y1]. unfold mWN, without_blocks, option_of, section_1_1_bishop, rook, nim. simpl. intros H.
  assert ((x1 <= x /\ y1 <= y /\ (x <> x1 \/ y <> y1))%nat) as K.
  { destruct H as [[k [l H]]|[k H]]; lia. }
  split; [lia|]. split; [lia|]. intros E. injection E. lia.
Qed.

Theorem new_vectors_mWN : statement_new_vectors_mWN.
Proof.
  intros m i j Hm Hi Hj. pose proof (fraenkel_1982 m Hm) as P0.
  rewrite <- (new_vectors m 1%nat i j (option_of (mWN m)) Hm (le_n _) Hi Hj (mWN_takes m) P0).
  split; intros H v; rewrite (H v); [|symmetry]; exact (P0 v).
Qed.

Print Assumptions new_vectors.
Print Assumptions new_vectors_mWN.
