(** * Steps of the proofs in Sections 4 and 5

    Read [Beatty.v] (a_n, b_n) and [Mex.v] (nu and mu) first. Five steps are false for some constants as they are printed;
    here is exactly when, and what is right. The theorems that they serve are right: [Theorem_4_1.v], [Theorem_5_1.v],
    [Proposition_5_2.v]. *)
From Coq Require Import ZArith.
From Wythoff Require Import Beatty Mex.

(** # { i | i <= n and (x_i = x_n or y_{i+1} = x_n) } = c, for x = a and y = b. *)
Definition seen (m p n c : nat) : Prop :=
  exists l : list nat,
    List.NoDup l /\ (forall i, List.In i l <-> i <= n /\ (a m p i = a m p n \/ b m p (i + 1) = a m p n)) /\ length l = c.

(** Theorem 4.1: a_{n+1} - a_n is 0 if this number is less than p, and 1 if it is p. For p > 1 this is right; for p = 1 the number
    is always 1, but a rises by 2 somewhere. *)
Definition rise (m p n : nat) : Prop :=
  forall c, seen m p n c -> (c < p -> (a m p (n + 1) - a m p n = 0)%Z) /\ (c = p -> (a m p (n + 1) - a m p n = 1)%Z).
Definition statement_step_4_1_rise : Prop :=
  forall m p, 1 <= m -> 1 <= p -> ((forall n, rise m p n) <-> 1 < p) /\ (forall n, exists c, seen m p n c /\ c <= p).

(** Theorem 5.1, base case: b_1 = m, a_1 = 0 and varphi_1 = p b_1 - 1 = mp - 1. For p > 1 this is right; for p = 1 the numbers are
    m + 1, 1 and m. *)
Definition statement_step_5_1_base : Prop :=
  forall m p, 1 <= m ->
    (1 < p -> (b m p 1 = Z.of_nat m /\ a m p 1 = 0 /\ Z.of_nat p * b m p 1 - 1 = Z.of_nat m * Z.of_nat p - 1)%Z) /\
    (b m 1 1 = Z.of_nat m + 1 /\ a m 1 1 = 1 /\ 1 * b m 1 1 - 1 = Z.of_nat m)%Z.

(** The only member of b in the interval [0, p - 1] is b_0: right if and only if p <= m. In [0, m - 1] it always is. *)
Definition only_b_0_below (m p k : nat) : Prop := forall i, (0 <= b m p i < Z.of_nat k)%Z <-> i = 0.
Definition statement_step_5_1_interval : Prop :=
  forall m p, 1 <= m -> 1 <= p -> (only_b_0_below m p p <-> p <= m) /\ only_b_0_below m p m.

(** Induction: b_n = a_{varphi_n + 1} for n >= 1, where varphi_n = p b_n - n. For p > 1 this is right; for p = 1, a_{varphi_n + 1} =
    b_n + 1. *)
Definition next_after (m p n : nat) : Z := a m p (Z.to_nat (Z.of_nat p * b m p n - Z.of_nat n) + 1).
Definition statement_step_5_1_next : Prop :=
  forall m p n, 1 <= m -> 1 <= n ->
    (1 < p -> next_after m p n = b m p n) /\ (next_after m 1 n = b m 1 n + 1)%Z.

(** Proposition 5.2 (ii): 0 <= n < p implies nu_i^n = mu_i^n = infinity for all 0 <= i < n. This is right if and only if p <= 2.
    Always nu_i^n = infinity, and mu_i^n is infinity or positive. *)
Definition all_infinite (p : nat) (x y : nat -> nat) : Prop :=
  forall n i, n < p -> i < n -> nu p x n i = None /\ mu p y n i = None.
Definition statement_step_5_2_infinity : Prop :=
  forall m p x y, 1 <= m -> 1 <= p -> algorithm_ii m p x y ->
    (all_infinite p x y <-> p <= 2) /\
    (forall n i, n < p -> i < n -> nu p x n i = None /\ forall k, mu p y n i = Some k -> 0 < k).

(** ** Proof *)
From Coq Require Import List Arith Lia.
From Wythoff.book Require Import Prelude Definitions sequences.
From Wythoff.paper Require Import Sequences Lemma_3_3 Theorem_4_1 Theorem_5_1 Proposition_5_2.
Local Open Scope Z_scope.

(** Each k occurs p times, in a list of places: i for a_i, and the i of b_{i+1}. *)
Lemma places m p k : (1 <= m)%nat -> (1 <= p)%nat -> 0 <= k -> exists la lb : list nat,
  NoDup la /\ NoDup lb /\ (forall i, In i la <-> a m p i = k) /\ (forall i, In i lb <-> b m p (i + 1) = k) /\
  (length la + length lb = p)%nat.
Proof.
  intros Hm Hp Hk. destruct (lemma_3_3_i m p Hm Hp k Hk) as [s [t [[la [Da [La Ea]]] [[lb [Db [Lb Eb]]] E]]]].
  exists la, (map (fun i => (i - 1)%nat) lb). split; [trivial|]. unfold all_indices, positive_indices in *. split; [|split; [|split]].
  - assert (P : forall i, In i lb -> (0 < i)%nat) by (intros i I; apply Lb in I; tauto).
    clear Lb Eb. induction Db as [|i lb N Db IH]; [constructor|]. simpl. constructor.
    + intros I. apply in_map_iff in I as [j [Ej J]]. pose proof (P i (or_introl eq_refl)). pose proof (P j (or_intror J)).
      assert (i = j) by lia. congruence.
    + apply IH. intros j J. apply P. right. exact J.
  - intros i. rewrite La. tauto.
  - intros i. rewrite in_map_iff. split.
    + intros [j [<- J]]. apply Lb in J. replace (j - 1 + 1)%nat with j by lia. tauto.
    + intros B. exists (i + 1)%nat. split; [lia|]. apply Lb. split; [lia|exact B].
  - rewrite map_length. lia.
Qed.

Section Constants.
Variables m p : nat.
Hypotheses (Hm : (1 <= m)%nat) (Hp : (1 <= p)%nat).

Lemma a_rises i j : (i <= j)%nat -> a m p i <= a m p j.
Proof using Hm Hp. exact (proj1 (proj2 (proj2 (theorem_4_1_pair m p Hm Hp))) i j). Qed.
Lemma b_over i j : (i <= j)%nat -> a m p i < b m p (j + 1).
Proof using Hm Hp. intros H. rewrite b_is by trivial. pose proof (a_rises i (j + 1) ltac:(lia)). nia. Qed.

(** The places of k = a_n up to n: those of a, and all those of b. *)
Lemma seen_places n c la lb : NoDup la -> NoDup lb ->
  (forall i, In i la <-> a m p i = a m p n) -> (forall i, In i lb <-> b m p (i + 1) = a m p n) -> seen m p n c ->
  (c + length (filter (fun i => (n <? i)%nat) la) = length la + length lb)%nat.
Proof using Hm Hp.
  intros Da Db La Lb [l [D [L <-]]].
  assert (F : (length (filter (fun i => (i <=? n)%nat) la) + length (filter (fun i => (n <? i)%nat) la) = length la)%nat).
  { clear. induction la as [|i la IH]; [reflexivity|]. simpl. destruct (Nat.leb_spec i n), (Nat.ltb_spec n i); simpl; lia. }
  assert (E : length l = length (filter (fun i => (i <=? n)%nat) la ++ lb)).
  { apply Nat.le_antisymm; apply NoDup_incl_length.
    - exact D.
    - intros i I. apply L in I as [Hi I]. rewrite in_app_iff, filter_In, Nat.leb_le, La, Lb. tauto.
    - apply nodup_app; [apply NoDup_filter, Da|exact Db|]. intros i I J. apply filter_In in I as [I Hi].
      apply La in I. apply Lb in J. pose proof (b_over i i (le_n i)). lia.
    - intros i I. rewrite in_app_iff, filter_In, Nat.leb_le, La, Lb in I. apply L. destruct I as [I|I]; [tauto|].
      split; [|tauto]. destruct (le_lt_dec i n) as [G|G]; [exact G|]. pose proof (b_over n i ltac:(lia)). lia. }
  rewrite E, app_length. lia.
Qed.

Lemma seen_exists n : exists c, seen m p n c /\ (c <= p)%nat.
Proof using Hm Hp.
  destruct (places m p (a m p n) Hm Hp (a_nonneg m p n Hm Hp)) as [la [lb [Da [Db [La [Lb E]]]]]].
  destruct (bounded_fin (fun i => (i <= n)%nat /\ (a m p i = a m p n \/ b m p (i + 1) = a m p n)) (seq 0 (S n))) as [l [D L]].
  { intros i [Hi _]. apply in_seq. lia. }
  assert (S : seen m p n (length l)) by (exists l; split; [trivial|split; trivial]).
  exists (length l). split; [exact S|]. pose proof (seen_places n _ la lb Da Db La Lb S). lia.
Qed.

Lemma rise_right : (1 < p)%nat -> forall n, rise m p n.
Proof using Hm Hp.
  intros P n c S.
  destruct (places m p (a m p n) Hm Hp (a_nonneg m p n Hm Hp)) as [la [lb [Da [Db [La [Lb E]]]]]].
  pose proof (seen_places n c la lb Da Db La Lb S) as C. rewrite E in C.
  pose proof (lemma_3_3_iv m p n Hm P) as R. split; intros Hc.
  - destruct R as [R|R]; [tauto|exfalso].
    destruct (filter (fun i => (n <? i)%nat) la) as [|i t] eqn:F; [simpl in C; lia|].
    assert (I : In i (filter (fun i => (n <? i)%nat) la)) by (rewrite F; left; reflexivity).
    apply filter_In in I as [I J]. apply La in I. apply Nat.ltb_lt in J. pose proof (a_rises (n + 1) i ltac:(lia)). lia.
  - destruct R as [R|R]; [exfalso|tauto].
    assert (I : In (n + 1)%nat (filter (fun i => (n <? i)%nat) la)).
    { apply filter_In. rewrite La, Nat.ltb_lt. lia. }
    destruct (filter (fun i => (n <? i)%nat) la) as [|i t]; [contradiction|simpl in C; lia].
Qed.
End Constants.

(** For p = 1 the number seen is 1; if a always rose by 1 it would be a_n = n, and meet b_1. *)
Lemma rise_wrong m : (1 <= m)%nat -> ~ forall n, rise m 1 n.
Proof.
  intros Hm H.
  assert (R : forall n, a m 1 (n + 1) - a m 1 n = 1).
  { intros n. destruct (seen_exists m 1 Hm (le_n 1) n) as [c [S Hc]]. destruct (H n c S) as [A B].
    assert (c <> 0)%nat.
    { destruct S as [l [_ [L E]]]. intros ->. destruct l; [|discriminate]. apply (proj2 (L n)). split; [lia|auto]. }
    apply B. lia. }
  assert (N : forall n, a m 1 n = Z.of_nat n).
  { induction n as [|n IH]; [rewrite a_0; trivial; lia|]. specialize (R n). replace (n + 1)%nat with (S n) in R by lia. lia. }
  destruct (places m 1 (b m 1 1) Hm (le_n 1) (b_nonneg m 1 1 Hm (le_n 1))) as [la [lb [_ [_ [La [Lb E]]]]]].
  assert (A : In (Z.to_nat (b m 1 1)) la).
  { apply La. rewrite N. pose proof (b_nonneg m 1 1 Hm (le_n 1)). lia. }
  assert (B : In 0%nat lb) by (apply Lb; reflexivity).
  destruct la; [contradiction|]. destruct lb; [contradiction|]. simpl in E. lia.
Qed.

Theorem step_4_1_rise : statement_step_4_1_rise.
Proof.
  intros m p Hm Hp. split; [split|].
  - intros H. destruct (Nat.eq_dec p 1) as [->|N]; [exfalso; exact (rise_wrong m Hm H)|lia].
  - intros P. apply rise_right; trivial.
  - apply seen_exists; trivial.
Qed.

Theorem step_5_1_base : statement_step_5_1_base.
Proof.
  intros m p Hm. split.
  - intros P. rewrite b_is by lia. assert (E : a m p 1 = 0).
    { apply isA_eq; [trivial|lia|]. unfold isA. nia. }
    rewrite E. lia.
  - rewrite b_is by lia. assert (E : a m 1 1 = 1) by (apply isA_eq; [trivial|lia|]; unfold isA; nia). rewrite E. lia.
Qed.

Theorem step_5_1_interval : statement_step_5_1_interval.
Proof.
  intros m p Hm Hp.
  assert (M : only_b_0_below m p m).
  { intros i. pose proof (a_nonneg m p i Hm Hp). rewrite b_is by trivial. split; [intros H0; nia|].
    intros ->. rewrite a_0 by trivial. lia. }
  split; [split|exact M].
  - intros H. destruct (le_lt_dec p m) as [G|G]; [exact G|exfalso]. destruct (step_5_1_base m p Hm) as [B _].
    assert (1 = 0)%nat; [|lia]. apply H. rewrite (proj1 (B ltac:(lia))). lia.
  - intros G i. split; [intros H; apply M; lia|]. intros ->. rewrite b_is, a_0 by trivial. lia.
Qed.

Theorem step_5_1_next : statement_step_5_1_next.
Proof.
  intros m p n Hm Hn.
  assert (K : forall q, (1 <= q)%nat -> exists f, Z.to_nat (Z.of_nat q * b m q n - Z.of_nat n) = f /\
                a m q f = b m q n - 1 /\ a m q (f + 1) <> b m q n - 1).
  { intros q Hq. destruct (theorem_5_1 m q n Hm Hq) as [[f F] G]. destruct (G Hn f F) as [E L].
    exists f. rewrite <- (varphi_pbnn m q n f Hm Hq F), Nat2Z.id. split; [reflexivity|]. split; [lia|].
    intros W. specialize (L (f + 1)%nat). lia. }
  unfold next_after. split.
  - intros P. destruct (K p ltac:(lia)) as [f [-> [E L]]]. destruct (lemma_3_3_iv m p f Hm P); lia.
  - destruct (K 1%nat (le_n 1)) as [f [-> [E L]]]. destruct (lemma_3_3_iii m f Hm) as [R|R]; [exfalso|lia].
    (* a_{f+1} = b_n is impossible: together they would be two *)
    destruct (places m 1 (b m 1 n) Hm (le_n 1) (b_nonneg m 1 n Hm (le_n 1))) as [la [lb [_ [_ [La [Lb S]]]]]].
    assert (A : In (f + 1)%nat la) by (apply La; lia).
    assert (B : In (n - 1)%nat lb) by (apply Lb; f_equal; lia).
    destruct la; [contradiction|]. destruct lb; [contradiction|]. simpl in S. lia.
Qed.

Theorem step_5_2_infinity : statement_step_5_2_infinity.
Proof.
  intros m p x y Hm Hp A.
  assert (N : forall n i, (n < p)%nat -> (i < n)%nat -> nu p x n i = None).
  { intros n i Hn Hi. unfold nu. rewrite !Nat.mod_small by lia. destruct (Nat.eqb_spec n i); [lia|reflexivity]. }
  assert (M : forall n i, (n < p)%nat -> (i < n)%nat -> (mu p y n i = None <-> (n + i <> p)%nat)).
  { intros n i Hn Hi. unfold mu. destruct (Nat.eqb_spec ((n + i) mod p) 0) as [E|E].
    - apply Nat.mod_divides in E as [c E]; [|lia]. assert (c = 1)%nat by nia. split; [discriminate|lia].
    - split; [|trivial]. intros _ F. apply E. rewrite F. apply Nat.mod_same. lia. }
  split; [split|].
  - intros H. destruct (le_lt_dec p 2) as [G|G]; [exact G|exfalso].
    destruct (H (p - 1)%nat 1%nat ltac:(lia) ltac:(lia)) as [_ F]. apply M in F; lia.
  - intros G n i Hn Hi. split; [apply N; trivial|]. apply M; lia.
  - intros n i Hn Hi. split; [apply N; trivial|]. intros k E. apply (mu_some m p Hm Hp) in E as [[t T] <-].
    rewrite (proj2 (A i)). assert (i <> 0)%nat; [|nia]. intros ->.
    destruct (Z_lt_le_dec t 0); nia.
Qed.

Print Assumptions step_4_1_rise.
Print Assumptions step_5_1_base.
Print Assumptions step_5_1_interval.
Print Assumptions step_5_1_next.
Print Assumptions step_5_2_infinity.
