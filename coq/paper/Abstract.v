(** * The Abstract: in which sense a and b are unique

    Read [Beatty.v] first: a_n, b_n, and what p-complementary and non-decreasing mean. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty.

(** The abstract calls sequences p-complementary if "each positive integer occurs exactly p times", and says that a and b, for
    which b_n - a_n = mn, are unique among all such pairs of non-decreasing sequences. *)
Definition abstract_printed (m p : nat) : Prop :=
  forall x y : nat -> Z,
    (forall n, 0 <= x n)%Z -> (forall n, 0 <= y n)%Z -> non_decreasing x -> non_decreasing y ->
    p_complementary p all_indices x all_indices y (fun k => (1 <= k)%Z) ->
    (forall n, y n - x n = Z.of_nat m * Z.of_nat n)%Z ->
    forall n, x n = a m p n /\ y n = b m p n.

(** It is false for all m and p: x may also begin with p + 1 zeros. *)
Definition statement_abstract_printed_fails : Prop := forall m p, 1 <= m -> 1 <= p -> ~ abstract_printed m p.

(** It is right if each non-negative integer is counted, and b_0 is not: that is Theorem 4.1. *)

(** ** Proof *)
From Coq Require Import List Arith Lia.
From Wythoff Require Import Mex.
From Wythoff.paper Require Import Sequences Recursion Lemma_3_3 Theorem_4_1.

(** How often r is one of x_0, ..., x_{n-1}. *)
Definition times (x : nat -> nat) (n r : nat) : nat := length (filter (fun j => x j =? r) (seq 0 n)).
Lemma times_next x n r : times x (S n) r = times x n r + (if x n =? r then 1 else 0).
Proof. unfold times. rewrite seq_S, filter_app, app_length. simpl. destruct (x n =? r); reflexivity. Qed.
Lemma times_grow x i j r : i <= j -> times x i r <= times x j r.
Proof. induction 1 as [|j H IH]; [lia|]. rewrite times_next. lia. Qed.
Lemma times_none x n r : (forall j, j < n -> x j <> r) -> times x n r = 0.
Proof.
  induction n as [|n IH]; intros H; [reflexivity|]. rewrite times_next, IH by (intros; apply H; lia).
  destruct (Nat.eqb_spec (x n) r) as [E|E]; [|reflexivity]. exfalso. exact (H n (le_n _) E).
Qed.
Lemma times_run x n k r : (forall j, n <= j < n + k -> x j = r) -> k <= times x (n + k) r.
Proof.
  induction k as [|k IH]; intros H; [lia|]. rewrite Nat.add_succ_r, times_next, (H (n + k)) by lia. rewrite Nat.eqb_refl.
  specialize (IH ltac:(intros; apply H; lia)). lia.
Qed.
Lemma times_some x n r : 0 < times x n r -> exists j, j < n /\ x j = r.
Proof.
  intros H. apply filter_some in H as [j [J E]]. apply in_seq in J. apply Nat.eqb_eq in E. exists j. split; [lia|exact E].
Qed.

(** The other pair: x_n = 0 for n <= p, and then x_n is the least positive number taken fewer than p times. *)
Definition gone (p n : nat) (x y : nat -> nat) (k : nat) : Prop :=
  k = 0 /\ p < n \/ 1 <= k /\ p <= times x n k + times y n k.

Section Other.
Variables m p : nat.
Hypotheses (Hm : 1 <= m) (Hp : 1 <= p).

Lemma other_exists : exists x y, obeys (gone p) (fun n v => v + m * n) x y.
Proof.
  apply recursion.
  - intros n x y x' y' H k [G|[K G]]; [left; exact G|right]. split; [exact K|].
    replace (times x' n k) with (times x n k); [replace (times y' n k) with (times y n k); [exact G|]|];
      unfold times; f_equal; apply filter_same; intros j J; apply in_seq in J; destruct (H j ltac:(lia)) as [Ex Ey];
      rewrite ?Ex, ?Ey; reflexivity.
  - intros n x y. destruct (values_bounded x y n) as [K B]. exists (S K). intros k [[-> _]|[_ G]]; [lia|].
    destruct (Nat.eq_dec (times x n k) 0) as [Z|Z].
    + destruct (times_some y n k ltac:(lia)) as [j [J <-]]. specialize (B j J). lia.
    + destruct (times_some x n k ltac:(lia)) as [j [J <-]]. specialize (B j J). lia.
Qed.

Variables x y : nat -> nat.
Hypothesis O : obeys (gone p) (fun n v => v + m * n) x y.
Lemma link n : y n = x n + m * n.
Proof using Hm Hp O. apply O. Qed.
Lemma zeros n : n <= p -> x n = 0.
Proof using Hm Hp O.
  intros H. destruct (O n) as [[_ L] _]. destruct (x n) as [|v] eqn:E; [reflexivity|exfalso].
  destruct (L 0 ltac:(lia)) as [G|G]; lia.
Qed.
Lemma free n : p < n -> 1 <= x n /\ times x n (x n) + times y n (x n) < p.
Proof using Hm Hp O. intros H. destruct (O n) as [[F _] _]. unfold gone in F. lia. Qed.
Lemma full n r : 1 <= r < x n -> p <= times x n r + times y n r.
Proof using Hm Hp O. intros H. destruct (O n) as [[_ L] _]. destruct (L r ltac:(lia)) as [G|G]; lia. Qed.

Lemma x_rises i j : i <= j -> x i <= x j.
Proof using Hm Hp O.
  intros H. destruct (le_lt_dec i p) as [G|G]; [rewrite (zeros i G); lia|].
  destruct (le_lt_dec (x i) (x j)) as [L|L]; [exact L|exfalso].
  destruct (free j ltac:(lia)) as [P F]. pose proof (full i (x j) ltac:(lia)).
  pose proof (times_grow x i j (x j) H). pose proof (times_grow y i j (x j) H). lia.
Qed.
Lemma y_rises i j : i < j -> y i < y j.
Proof using Hm Hp O. intros H. rewrite !link. pose proof (x_rises i j ltac:(lia)). nia. Qed.

(** No positive number is taken more than p times. *)
Lemma at_most n r : 1 <= r -> times x n r + times y n r <= p.
Proof using Hm Hp O.
  intros Hr. induction n as [|n IH]; [unfold times; simpl; lia|]. rewrite !times_next.
  destruct (Nat.eqb_spec (y n) r) as [E|E].
  - assert (L : forall j, j < n -> y j <> r) by (intros j J; pose proof (y_rises j n J); lia).
    rewrite (times_none y n r L). destruct (Nat.eq_dec n 0) as [->|N].
    + rewrite link, zeros in E by lia. lia.
    + assert (x n < r) by (rewrite link in E; nia).
      rewrite times_none by (intros j J; pose proof (x_rises j n ltac:(lia)); lia).
      destruct (Nat.eqb_spec (x n) r); lia.
  - destruct (Nat.eqb_spec (x n) r) as [F|F]; [|lia]. destruct (le_lt_dec n p) as [G|G]; [rewrite zeros in F by trivial; lia|].
    pose proof (free n G) as [_ T]. rewrite F in T. lia.
Qed.

(** x passes every number. *)
Lemma x_grows n : p < n -> x n < x (n + p).
Proof using Hm Hp O.
  intros H. pose proof (x_rises n (n + p) ltac:(lia)). destruct (Nat.eq_dec (x n) (x (n + p))) as [E|E]; [exfalso|lia].
  assert (R : forall j, n <= j < n + p -> x j = x (n + p)).
  { intros j J. pose proof (x_rises n j ltac:(lia)). pose proof (x_rises j (n + p) ltac:(lia)). lia. }
  apply times_run in R. pose proof (free (n + p) ltac:(lia)). lia.
Qed.
Lemma x_passes r : exists n, r < x n.
Proof using Hm Hp O.
  assert (H : exists n, p < n /\ r < x n); [|destruct H as [n [_ H]]; exists n; exact H].
  induction r as [|r [n [P H]]].
  - exists (S p). split; [lia|]. pose proof (free (S p)). lia.
  - exists (n + p). split; [lia|]. pose proof (x_grows n P). lia.
Qed.

Lemma all_taken (r : nat) : 1 <= r -> exists s t,
  occurs all_indices (fun i => Z.of_nat (x i)) (Z.of_nat r) s /\ occurs all_indices (fun i => Z.of_nat (y i)) (Z.of_nat r) t /\
  s + t = p.
Proof using Hm Hp O.
  intros Hr. destruct (x_passes r) as [N HN]. exists (times x N r), (times y N r).
  assert (Q : forall f : nat -> nat, (forall j, N <= j -> r < f j) -> occurs all_indices (fun i => Z.of_nat (f i)) (Z.of_nat r) (times f N r)).
  { intros f F. exists (filter (fun j => f j =? r) (seq 0 N)). split; [apply NoDup_filter, seq_NoDup|]. split; [|reflexivity].
    intros i. rewrite filter_In, in_seq, Nat.eqb_eq. unfold all_indices. split; [lia|]. intros [_ E].
    destruct (le_lt_dec N i) as [G|G]; [|lia]. specialize (F i G). lia. }
  assert (Fx : forall j, N <= j -> r < x j) by (intros j J; pose proof (x_rises N j J); lia).
  split; [apply Q, Fx|]. split; [apply Q; intros j J; rewrite link; specialize (Fx j J); lia|].
  pose proof (full N r ltac:(lia)). pose proof (at_most N r Hr). lia.
Qed.
End Other.

Theorem abstract_printed_fails : statement_abstract_printed_fails.
Proof.
  intros m p Hm Hp A. destruct (other_exists m p Hm Hp) as [x [y O]].
  destruct (A (fun i => Z.of_nat (x i)) (fun i => Z.of_nat (y i))) with (n := p) as [E _].
  - intros n. lia.
  - intros n. lia.
  - intros i j H. apply inj_le. exact (x_rises m p Hm Hp x y O i j H).
  - intros i j H. apply inj_le. destruct (Nat.eq_dec i j) as [->|N]; [lia|].
    apply Nat.lt_le_incl, (y_rises m p Hm Hp x y O). lia.
  - intros k Hk. rewrite <- (Z2Nat.id k) by lia. apply (all_taken m p Hm Hp x y O). lia.
  - intros n. rewrite (link m p Hm Hp x y O). lia.
  - (* a_0, ..., a_p would be p + 1 zeros *)
    rewrite (zeros m p Hm Hp x y O) in E by lia.
    destruct (lemma_3_3_i m p Hm Hp 0%Z) as [s [t [[l [_ [L El]]] [_ Sum]]]]; [unfold natural; lia|].
    assert (I : incl (seq 0 (S p)) l).
    { intros i J. apply in_seq in J. apply L. split; [exact I|].
      pose proof (a_nonneg m p i Hm Hp).
      assert (a m p i <= a m p p)%Z; [|lia]. apply (proj1 (proj2 (proj2 (theorem_4_1_pair m p Hm Hp)))). lia. }
    apply NoDup_incl_length in I; [|apply seq_NoDup]. rewrite seq_length in I. lia.
Qed.

Print Assumptions abstract_printed_fails.
