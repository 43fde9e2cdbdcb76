(** * Theorem 3.1 (O'Bryant): p-complementary Beatty sequences

    Read [Beatty.v] first: p-complementary, irrational, and [multiples alpha], the sequence floor(i alpha). *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** Let 0 < alpha < beta be real numbers such that 1/alpha + 1/beta = p (7). Then floor(i alpha), i >= 0, and floor(i beta),
    i >= 1, are p-complementary on the non-negative integers if and only if alpha and beta are irrational. *)
Definition statement_3_1 : Prop :=
  forall (p : nat) (alpha beta : R),
    1 <= p -> (0 < alpha)%R -> (alpha < beta)%R -> (1 / alpha + 1 / beta = INR p)%R ->
    (p_complementary p all_indices (multiples alpha) positive_indices (multiples beta) natural
     <-> irrational alpha /\ irrational beta).

(** ** Proof *)
From Coq Require Import Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals complementary.
From Wythoff.paper Require Import Sequences.
Local Open Scope Z_scope.

(** A multiple of alpha that is at least 1 falls on every number finitely often: i alpha < k + 1. *)
Lemma multiples_finite (alpha : R) Q k : (0 < alpha)%R -> finitely Q (multiples alpha) k.
Proof.
  intros Ha. pose proof (floor_spec ((IZR k + 1) / alpha)) as U. set (K := floor ((IZR k + 1) / alpha)) in *.
  exists (S (Z.to_nat K)). intros i _ E. pose proof (floor_spec (INR i * alpha)) as T.
  change (floor (INR i * alpha)) with (multiples alpha i) in T. rewrite E in T.
  assert (L : (INR i < (IZR k + 1) / alpha)%R) by (apply (Rmult_lt_reg_r alpha); [trivial|]; field_simplify; lra).
  rewrite INR_IZR_INZ in L. assert (IZR (Z.of_nat i) < IZR (K + 1))%R by (rewrite plus_IZR; lra).
  apply lt_IZR in H. lia.
Qed.

(** irrational, in the book's words: no q >= 1 and r with q alpha = r. *)
Lemma irrational_book (r : R) : irrational r <-> ~ (exists q s, 1 <= q /\ (IZR q * r = IZR s)%R).
Proof.
  unfold irrational. split.
  - intros I [q [s [Hq E]]]. assert (0 < IZR q)%R by (apply (IZR_lt 0); lia). apply (I s q); [lia|]. rewrite <- E. field. lra.
  - intros N u v Hv E. apply N. exists v, u. split; [lia|]. assert (0 < IZR v)%R by (apply (IZR_lt 0); trivial).
    rewrite E. field. lra.
Qed.

Lemma book_multiples (alpha : R) k i : 0 <= i -> (at_index (multiples alpha) i = k <-> floor (IZR i * alpha) = k).
Proof.
  intros Hi. unfold at_index, multiples. rewrite INR_IZR_INZ, Z2Nat.id by trivial. reflexivity.
Qed.

Lemma counted_multiples (alpha beta : R) (p : Z) k :
  card1 (fun i => 0 <= i /\ at_index (multiples alpha) i = k) + card1 (fun i => 1 <= i /\ at_index (multiples beta) i = k) = p
  <-> card1 (fun i => 0 <= i /\ floor (IZR i * alpha) = k) + card1 (fun i => 1 <= i /\ floor (IZR i * beta) = k) = p.
Proof.
  rewrite (card1_same (fun i => 0 <= i /\ at_index (multiples alpha) i = k) (fun i => 0 <= i /\ floor (IZR i * alpha) = k)).
  rewrite (card1_same (fun i => 1 <= i /\ at_index (multiples beta) i = k) (fun i => 1 <= i /\ floor (IZR i * beta) = k)).
  - tauto.
  - intros i. split; intros [Hi E]; (split; [trivial|]); apply (book_multiples beta k i); trivial; lia.
  - intros i. split; intros [Hi E]; (split; [trivial|]); apply (book_multiples alpha k i); trivial; lia.
Qed.

Section Pair.
Variables (p : nat) (alpha beta : R).
Hypotheses (Hp : (1 <= p)%nat) (Ha : (0 < alpha)%R) (Hab : (alpha < beta)%R) (E : (1 / alpha + 1 / beta = INR p)%R).

Lemma p_complementary_multiples :
  p_complementary p all_indices (multiples alpha) positive_indices (multiples beta) natural <-> irrational alpha /\ irrational beta.
Proof.
  rewrite complementary_book. split.
  - intros C. rewrite !irrational_book.
    apply (thm_3_1_only_if (1 / alpha) alpha beta (1 / beta) (Z.of_nat p)); trivial; try lia; try (field; lra).
    + rewrite E. apply INR_IZR_INZ.
    + intros k Hk. apply (proj1 (counted_multiples alpha beta _ k)). apply C. exact Hk.
  - intros [I _] k Hk. rewrite irrational_book in I.
    split; [apply multiples_finite; lra|]. split; [apply multiples_finite; lra|].
    apply (proj2 (counted_multiples alpha beta _ k)).
    apply (thm_3_1_if (1 / alpha) alpha beta (1 / beta) k (Z.of_nat p)); trivial; try lia; try (field; lra).
    rewrite E. apply INR_IZR_INZ.
Qed.
End Pair.

Theorem theorem_3_1 : statement_3_1.
Proof. intros p alpha beta Hp Ha Hab E. apply p_complementary_multiples; trivial. Qed.

Print Assumptions theorem_3_1.
