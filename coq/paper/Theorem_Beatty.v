(** * Beatty's theorem (Section 1.2)

    Read [Beatty.v] first: p-complementary, irrational, and [multiples alpha], the sequence floor(n alpha). *)
From Coq Require Import ZArith Reals.
From Wythoff Require Import Beatty.

(** If alpha and beta are positive with 1/alpha + 1/beta = 1 then floor(n alpha) and
    floor(n beta), n >= 1, partition the positive integers if and only if they are Beatty sequences. *)
Definition statement_beatty : Prop :=
  forall alpha beta : R,
    (0 < alpha)%R -> (0 < beta)%R -> (1 / alpha + 1 / beta = 1)%R ->
    (p_complementary 1 positive_indices (multiples alpha) positive_indices (multiples beta) (fun k => (1 <= k)%Z)
     <-> irrational alpha /\ irrational beta).

(** ** Proof *)
From Coq Require Import Lia Lra.
From Wythoff.book Require Import Prelude PreludeReals.
From Wythoff.paper Require Import Sequences Theorem_3_1.
Local Open Scope Z_scope.

(** For p = 1 the index 0 is all that the two forms differ in: both numbers are greater than 1. *)
Lemma beyond_one (alpha beta : R) : (0 < alpha)%R -> (0 < beta)%R -> (1 / alpha + 1 / beta = 1)%R -> (1 < alpha)%R.
Proof.
  intros Ha Hb E. assert (0 < 1 / beta)%R by (apply Rdiv_lt_0_compat; lra). assert (1 / alpha < 1)%R by lra.
  apply (Rmult_lt_compat_r alpha) in H0; [|trivial]. field_simplify in H0; lra.
Qed.
Lemma multiple_large (alpha : R) i : (1 < alpha)%R -> (1 <= i)%nat -> 1 <= multiples alpha i.
Proof.
  intros Ha Hi. pose proof (floor_spec (INR i * alpha)) as [_ T]. change (floor (INR i * alpha)) with (multiples alpha i) in T.
  assert (1 <= INR i)%R by (apply (le_INR 1); trivial). assert (1 < INR i * alpha)%R by nra.
  assert (L : (0 < IZR (multiples alpha i))%R) by lra. apply (lt_IZR 0) in L. lia.
Qed.
Lemma multiples_0 (alpha : R) : multiples alpha 0 = 0.
Proof. unfold multiples. symmetry. apply floor_unique. simpl. lra. Qed.

Lemma from_one (alpha beta : R) : (1 < alpha)%R -> (1 < beta)%R ->
  (p_complementary 1 positive_indices (multiples alpha) positive_indices (multiples beta) (fun k => 1 <= k) <->
   p_complementary 1 all_indices (multiples alpha) positive_indices (multiples beta) natural).
Proof.
  intros Ha Hb. rewrite complementary_counted, complementary_book. split.
  - intros C k Hk. split; [apply multiples_finite; lra|]. split; [apply multiples_finite; lra|].
    destruct (Z.eq_dec k 0) as [->|H0].
    + assert (X : card1 (fun i => 0 <= i /\ at_index (multiples alpha) i = 0) = 1).
      { unfold card1. rewrite (card_lists _ [0]); [trivial|]. split; [constructor; [simpl; tauto|constructor]|].
        intros i. simpl. split.
        - intros [<-|[]]. split; [lia|]. exact (multiples_0 alpha).
        - intros [Hi Ei]. left. destruct (Z.eq_dec i 0) as [|Ni]; [lia|exfalso].
          pose proof (multiple_large alpha (Z.to_nat i) Ha). unfold at_index in Ei. lia. }
      assert (Y : card1 (fun i => 1 <= i /\ at_index (multiples beta) i = 0) = 0).
      { unfold card1. rewrite (card_lists _ []); [trivial|]. split; [constructor|].
        intros i. simpl. split; [tauto|]. intros [Hi Ei].
        pose proof (multiple_large beta (Z.to_nat i) Hb). unfold at_index in Ei. lia. }
      lia.
    + destruct (C k) as [_ [_ E]]; [unfold natural in Hk; lia|]. rewrite <- E. f_equal; apply card1_same; intros i.
      * rewrite all_from_1. split; intros [Hi Ei]; (split; [|trivial]); [|lia].
        destruct (Z.eq_dec i 0) as [->|]; [|lia]. exfalso. apply H0. rewrite <- Ei. exact (multiples_0 alpha).
      * rewrite all_from_1. tauto.
  - intros C k Hk. split; [apply multiples_finite; lra|]. split; [apply multiples_finite; lra|].
    destruct (C k) as [_ [_ E]]; [unfold natural; lia|]. rewrite <- E. f_equal; apply card1_same; intros i.
    + rewrite all_from_1. split; intros [Hi Ei]; (split; [|trivial]); [lia|].
      destruct (Z.eq_dec i 0) as [->|]; [|lia]. exfalso. pose proof (multiples_0 alpha). unfold at_index in Ei. simpl in Ei. lia.
    + rewrite all_from_1. tauto.
Qed.

Lemma symmetric p Q x R y S : p_complementary p Q x R y S -> p_complementary p R y Q x S.
Proof. intros C k Hk. destruct (C k Hk) as [s [t [X [Y E]]]]. exists t, s. split; [trivial|]. split; [trivial|]. lia. Qed.

Theorem beatty : statement_beatty.
Proof.
  assert (L : forall alpha beta : R, (0 < alpha)%R -> (alpha < beta)%R -> (1 / alpha + 1 / beta = 1)%R ->
    (p_complementary 1 positive_indices (multiples alpha) positive_indices (multiples beta) (fun k => 1 <= k) <->
     irrational alpha /\ irrational beta)).
  { intros alpha beta Ha Hab E. rewrite from_one.
    - apply theorem_3_1; trivial.
    - apply (beyond_one alpha beta); lra.
    - apply (beyond_one beta alpha); lra. }
  intros alpha beta Ha Hb E. destruct (Rtotal_order alpha beta) as [H|[H|H]].
  - apply L; trivial.
  - (* alpha = beta = 2: the number 1 is missing *)
    assert (T : alpha = 2%R). { subst beta. apply (Rmult_eq_compat_r alpha) in E. field_simplify in E; lra. }
    assert (T' : beta = 2%R) by lra. clear H. subst alpha beta. split.
    + intros C. exfalso. rewrite complementary_counted in C. destruct (C 1) as [_ [_ F]]; [lia|].
      assert (Z : card1 (indices positive_indices (multiples 2) 1) = 0).
      { unfold card1. rewrite (card_lists _ []); [trivial|]. split; [constructor|].
        intros i. rewrite all_from_1. simpl. split; [tauto|]. intros [Hi Ei]. unfold at_index in Ei.
        assert (D : 2 * Z.of_nat (Z.to_nat i) = multiples 2 (Z.to_nat i)).
        { apply floor_unique. rewrite mult_IZR, <- INR_IZR_INZ. lra. }
        lia. }
      lia.
    + intros [I _]. exfalso. apply (I 2 1); [lia|]. lra.
  - split.
    + intros C. apply symmetric in C. apply L in C; [tauto|trivial|trivial|lra].
    + intros [I J]. apply symmetric. apply L; trivial; [lra|tauto].
Qed.

Print Assumptions beatty.
