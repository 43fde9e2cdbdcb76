(** * The sequences of [Beatty.v] in the book of lemmas

    The book knows a_n by the inequality f(a, n) <= 0 < f(a + 1, n) ([isA]), its sequences have integers as indices, and it
    counts by [card1]. Here all this is joined with the definitions of [Beatty.v]. *)
From Coq Require Import ZArith Reals Lia Lra.
From Wythoff Require Import Beatty.
From Wythoff.book Require Import Prelude PreludeReals Definitions counting sequences.
Local Open Scope Z_scope.

(** ** a_n and b_n *)

Lemma a_is (m p n : nat) (c : Z) : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= c ->
  (isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) c <-> c = a m p n).
Proof.
  intros Hm Hp Hc. set (k := (INR m * INR p)%R).
  assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia).
  pose (root := sqrt (k * k + 4)). pose (alpha := (phi k / INR p)%R).
  assert (Hpos : (0 <= k * k + 4)%R) by nra.
  replace (a m p n) with (floor (IZR (Z.of_nat n) * alpha)).
  - assert (Ek : (IZR (Z.of_nat m) * IZR (Z.of_nat p))%R = k) by (unfold k; rewrite !INR_IZR_INZ; reflexivity).
    apply (floor_formula c alpha (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) root); try lia.
    + apply sqrt_pos.
    + push. rewrite Ek. apply sqrt_sqrt. trivial.
    + push. rewrite Ek, <- INR_IZR_INZ. unfold alpha, phi. fold root. field. lra.
  - unfold a, floor, alpha, Int_part. rewrite <- INR_IZR_INZ. fold k. do 2 f_equal. field. lra.
Qed.

Lemma b_is (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> b m p n = a m p n + Z.of_nat m * Z.of_nat n.
Proof.
  intros Hm Hp. assert (P0 : (0 < INR p)%R) by (apply lt_0_INR; lia).
  unfold b. symmetry. set (r := (INR n * (phi (INR m * INR p) + INR m * INR p) / INR p)%R).
  change (Int_part r) with (floor r). apply floor_unique.
  pose proof (floor_spec (INR n * phi (INR m * INR p) / INR p)) as K. change (floor _) with (a m p n) in K.
  rewrite plus_IZR, mult_IZR, <- !INR_IZR_INZ.
  replace r with (INR n * phi (INR m * INR p) / INR p + INR m * INR n)%R; [lra|]. unfold r. field. lra.
Qed.

Lemma a_nonneg (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= a m p n.
Proof.
  intros Hm Hp. destruct (a_exists (Z.of_nat m) (Z.of_nat n) (Z.of_nat p)) as [c Hc]; [lia|lia|].
  pose proof (a_natural _ _ _ _ Hc) as N. apply a_is in Hc; trivial; [|tauto]. rewrite <- Hc. tauto.
Qed.
Lemma b_nonneg (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= b m p n.
Proof. intros. rewrite b_is by trivial. pose proof (a_nonneg m p n). lia. Qed.

(** The book's predicate holds of a_n, and of nothing else. *)
Lemma isA_a (m p n : nat) : (1 <= m)%nat -> (1 <= p)%nat -> isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) (a m p n).
Proof. intros. apply a_is; trivial. apply a_nonneg; trivial. Qed.
Lemma isA_eq (m p n : nat) (c : Z) : (1 <= m)%nat -> (1 <= p)%nat ->
  isA (Z.of_nat m) (Z.of_nat p) (Z.of_nat n) c -> a m p n = c.
Proof. intros Hm Hp H. symmetry. apply a_is; trivial. apply a_natural in H. tauto. Qed.

Lemma a_0 (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat -> a m p 0 = 0.
Proof. intros. apply isA_eq; trivial. unfold isA. nia. Qed.


(** ** Indices: natural numbers here, integers there *)

Definition at_index (x : nat -> Z) (i : Z) : Z := x (Z.to_nat i).
Lemma at_nat (x : nat -> Z) (i : nat) : at_index x (Z.of_nat i) = x i.
Proof. unfold at_index. rewrite Nat2Z.id. reflexivity. Qed.

(** ** Counting: a list of the indices here, the number of elements there *)

Definition indices (Q : nat -> Prop) (x : nat -> Z) (k i : Z) : Prop := 0 <= i /\ Q (Z.to_nat i) /\ at_index x i = k.
Definition finitely (Q : nat -> Prop) (x : nat -> Z) (k : Z) : Prop := exists K : nat, forall i, Q i -> x i = k -> (i < K)%nat.

Lemma card1_same (F G : Z -> Prop) : (forall i, F i <-> G i) -> card1 F = card1 G.
Proof.
  intros H. unfold card1. symmetry. destruct (card_spec F) as [[l [[D L] E]]|[N E]].
  - rewrite E. apply card_lists. split; [trivial|]. intros i. rewrite L. apply H.
  - rewrite E. destruct (card_spec G) as [[l [[D L] _]]|[_ E']]; [|trivial]. destruct N. exists (Z.of_nat (length l)).
    exists l. split; [split; trivial|trivial]. intros i. rewrite L. symmetry. apply H.
Qed.

Lemma list_bound (l : list nat) : exists K, forall i, In i l -> (i < K)%nat.
Proof.
  induction l as [|i l [K H]]; [exists 0%nat; simpl; tauto|]. exists (Nat.max K (S i)). intros j [<-|J]; [lia|].
  apply H in J. lia.
Qed.

Lemma occurs_counted (Q : nat -> Prop) (x : nat -> Z) (k : Z) (n : nat) :
  occurs Q x k n <-> finitely Q x k /\ card1 (indices Q x k) = Z.of_nat n.
Proof.
  assert (C : forall l, NoDup l -> (forall i, In i l <-> Q i /\ x i = k) -> card1 (indices Q x k) = Z.of_nat (length l)).
  { intros l D L. unfold card1. rewrite (card_lists _ (map Z.of_nat l)); [rewrite map_length; trivial|]. split.
    - apply Injective_map_NoDup; trivial. intros i j; lia.
    - intros i. rewrite in_map_iff. unfold indices, at_index. split.
      + intros [j [<- J]]. apply L in J. rewrite Nat2Z.id. split; [lia|trivial].
      + intros [H1 H2]. exists (Z.to_nat i). split; [lia|]. apply L. trivial. }
  split.
  - intros [l [D [L <-]]]. split; [|auto]. destruct (list_bound l) as [K HK]. exists K. intros i Hq Hx. apply HK, L. auto.
  - intros [[K HK] E]. destruct (bounded_fin (fun i => Q i /\ x i = k) (seq 0 K)) as [l [D L]].
    { intros i [Hq Hx]. apply in_seq. specialize (HK i Hq Hx). lia. }
    exists l. split; [trivial|]. split; [exact L|]. rewrite (C l D L) in E. lia.
Qed.

(** Definition 1, in the book: each k in S has finitely many indices, and the two numbers of them make p. *)
Lemma complementary_counted p Q x R y (S : Z -> Prop) :
  p_complementary p Q x R y S <-> forall k, S k ->
    finitely Q x k /\ finitely R y k /\ card1 (indices Q x k) + card1 (indices R y k) = Z.of_nat p.
Proof.
  assert (N : forall F, 0 <= card1 F).
  { intros F. unfold card1. destruct (card_spec F) as [[l [_ ->]]|[_ ->]]; lia. }
  split; intros H k Hk.
  - destruct (H k Hk) as [s [t [X [Y E]]]]. apply occurs_counted in X as [FX ->]. apply occurs_counted in Y as [FY ->].
    repeat split; trivial. lia.
  - destruct (H k Hk) as [FX [FY E]].
    exists (Z.to_nat (card1 (indices Q x k))), (Z.to_nat (card1 (indices R y k))).
    pose proof (N (indices Q x k)). pose proof (N (indices R y k)).
    rewrite !occurs_counted, !Z2Nat.id by trivial. repeat split; trivial. lia.
Qed.

Lemma all_from_0 x k i : indices all_indices x k i <-> 0 <= i /\ at_index x i = k.
Proof. unfold indices, all_indices. tauto. Qed.
Lemma all_from_1 x k i : indices positive_indices x k i <-> 1 <= i /\ at_index x i = k.
Proof. unfold indices, positive_indices. intuition lia. Qed.

(** The shape that the book has: x from index 0 on, y from index 1 on. *)
Lemma complementary_book p x y (S : Z -> Prop) :
  p_complementary p all_indices x positive_indices y S <-> forall k, S k ->
    finitely all_indices x k /\ finitely positive_indices y k /\
    card1 (fun i => 0 <= i /\ at_index x i = k) + card1 (fun i => 1 <= i /\ at_index y i = k) = Z.of_nat p.
Proof.
  rewrite complementary_counted. split; intros H k Hk; specialize (H k Hk);
    rewrite (card1_same _ _ (all_from_0 x k)), (card1_same _ _ (all_from_1 y k)) in *; trivial.
Qed.

(** a_i = k is possible for i < p(k + 1) only, and b_i = k for i <= k only. *)
Lemma a_finite (m p : nat) Q k : (1 <= m)%nat -> (1 <= p)%nat -> finitely Q (a m p) k.
Proof.
  intros Hm Hp. exists (p * Z.to_nat (k + 1))%nat. intros i _ E. pose proof (isA_a m p i Hm Hp) as A.
  pose proof (a_nonneg m p i Hm Hp). rewrite E in *. destruct A as [_ A].
  apply Nat2Z.inj_lt. rewrite Nat2Z.inj_mul, Z2Nat.id by lia.
  destruct (Z_lt_le_dec (Z.of_nat i) (Z.of_nat p * (k + 1))) as [G|G]; [exact G|exfalso].
  assert (L : 0 <= Z.of_nat m * Z.of_nat i * (Z.of_nat i - Z.of_nat p * (k + 1))) by (apply Z.mul_nonneg_nonneg; lia).
  assert (L' : 0 <= (k + 1) * (Z.of_nat i - Z.of_nat p * (k + 1))) by (apply Z.mul_nonneg_nonneg; lia).
  nia.
Qed.
Lemma b_finite (m p : nat) Q k : (1 <= m)%nat -> (1 <= p)%nat -> finitely Q (b m p) k.
Proof.
  intros Hm Hp. exists (S (Z.to_nat k)). intros i _ E. rewrite b_is in E by trivial.
  pose proof (a_nonneg m p i Hm Hp). nia.
Qed.
