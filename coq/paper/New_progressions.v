(** * Exactly which games mWN^(l,p) have a progression

    Section 7 of the paper lists the P-positions {c_n, d_n} of mWN^(l,p) by c and
    then d ([listed_in_order] of [Listing.v]) and believes that the differences
    d_n - c_n are an arithmetic progression only for the games of Theorem 2.1.
    Not in the paper: exactly which games have one. As there, 0 <= l < p, and
    l = 0 is read as l = 1. Let g = gcd(m, p), m = g mu, p = gq. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Listing.

Definition has_progression (m l p : nat) : Prop :=
  exists c d s, listed_in_order (mWN_modulo m l p) c d /\ forall n, d n = c n + s * n.

(** l = gr with r <= q/2, mu = -1 (mod q) and (r - 1)(m + 1) = 0 (mod q). *)
Definition constants_of_a_progression (m l p r : nat) : Prop :=
  let g := Nat.gcd m p in
  let q := p / g in
  l = g * r /\ 2 * r <= q /\ Nat.divide q (m / g + 1) /\ Nat.divide q ((r - 1) * (m + 1)).

Definition statement_new_progressions_exactly : Prop :=
  forall m l p, 1 <= m -> l < p ->
  (has_progression m l p <->
   Nat.max 1 l = Nat.gcd m p \/
   exists r, 2 <= r /\ constants_of_a_progression m (Nat.max 1 l) p r).

(** The belief: there is a progression if and only if none of the two items of the
    paper's question is satisfied, gcd(m, p) <> 1 and l = 0, or 0 < l <> m or m does
    not divide p. To the letter "or" binds last; perhaps "0 < l, and l <> m or m does
    not divide p" is meant. *)
Definition item_1 (m l p : nat) : Prop := Nat.gcd m p <> 1 /\ l = 0.
Definition item_2 (m l p : nat) : Prop := (0 < l /\ l <> m) \/ ~ Nat.divide m p.
Definition item_2_meant (m l p : nat) : Prop := 0 < l /\ (l <> m \/ ~ Nat.divide m p).

Definition first_belief (second : nat -> nat -> nat -> Prop) : Prop :=
  forall m l p, 1 <= m -> l < p ->
  (has_progression m l p <-> ~ (item_1 m l p \/ second m l p)).

(** It is wrong in both readings: 2WN has a progression, and 2WN^(1,3), 4WN^(2,6) and
    3WN^(2,4) have one. *)
Definition statement_first_belief_refuted : Prop :=
  ~ first_belief item_2 /\ ~ first_belief item_2_meant.
Definition statement_first_belief_counterexamples : Prop :=
  has_progression 2 0 1 /\
  has_progression 2 1 3 /\ has_progression 4 2 6 /\ has_progression 3 2 4.

(** And the step of a progression is m. *)
Definition statement_new_progressions_only : Prop :=
  forall m l p c d s, 1 <= m -> 2 <= p -> l < p ->
  listed_in_order (mWN_modulo m l p) c d -> (forall n, d n = c n + s * n) -> s = m.

(** The rows of these games: row x holds k of the c_n if x is none of the d_j,
    j >= 1; if x = d_j it holds k - 1 or k - h, as j is the first index of its
    own row or a later one. Here first x is the first index of row x. *)
Record progression_rows (m k h : nat) (c d first : nat -> nat) : Prop := {
  first_of_row_0 : first 0 = 0;
  index_in_row : forall n, first (c n) <= n < first (S (c n));
  progression : forall n, d n = c n + m * n;
  plain_row_holds : forall x, (~ exists j, 1 <= j /\ d j = x) -> first (S x) = first x + k;
  row_of_first_holds : forall j, 1 <= j -> first (c j) = j -> first (S (d j)) = first (d j) + (k - 1);
  row_of_later_holds : forall j, 1 <= j -> first (c j) <> j -> first (S (d j)) = first (d j) + (k - h)
}.

Definition statement_new_progressions : Prop :=
  forall m l p r, 1 <= m -> 1 <= p -> 1 <= r -> constants_of_a_progression m l p r ->
  let k := p / Nat.gcd m p - r + 1 in
  (exists c d first, progression_rows m k r c d first) /\
  (forall c d first, progression_rows m k r c d first -> listed_in_order (mWN_modulo m l p) c d).

(** ** Proof *)
From Wythoff Require Import Beatty.
From Wythoff.book Require Import Prelude Definitions counting residues progressions converse.
From Wythoff.paper Require Import Glue Pairs Modulo New_residues Enumerate New_second_belief.
From Wythoff.paper Require By_rows.
Local Open Scope Z_scope.

(** The rows exist, by recursion. *)
Lemma rows_exist (m k h : nat) : (1 <= m)%nat -> (1 <= h)%nat -> (h < k)%nat -> exists c d first, progression_rows m k h c d first.
Proof.
  intros Hm Hh Hk. pose (number := fun o => match o with None => k | Some true => k - 1 | Some false => k - h end%nat).
  pose (step := fun _ : option bool => S m).
  assert (N : forall o, (1 <= number o)%nat) by (intros [[]|]; simpl; lia).
  assert (St : forall o, (2 <= step o)%nat) by (intros o; unfold step; lia).
  destruct (By_rows.by_rows number step m N St Hm) as [c [d [first [kind [[F0 [C0 D0]] [B [F [Next [K0 [K1 K2]]]]]]]]]].
  exists c, d, first. constructor; trivial.
  - induction n as [|n IH]; [lia|]. unfold step in Next. destruct (Next n) as [[E1 E2]|[E1 [_ E2]]]; nia.
  - intros x Hx. rewrite F, K0 by trivial. reflexivity.
  - intros j Hj E. rewrite F, K1 by trivial. reflexivity.
  - intros j Hj E. rewrite F, K2 by trivial. reflexivity.
Qed.

Lemma parts (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat -> let g := Nat.gcd m p in
  (1 <= g /\ 1 <= m / g /\ 1 <= p / g /\ m = g * (m / g) /\ p = g * (p / g))%nat /\ Nat.gcd (m / g) (p / g) = 1%nat.
Proof.
  intros Hm Hp g. destruct (gcd_parts m p Hm Hp) as [mu [q [G C]]]. fold g in G.
  replace (m / g)%nat with mu by (apply Nat.div_unique_exact; lia).
  replace (p / g)%nat with q by (apply Nat.div_unique_exact; lia). tauto.
Qed.

Theorem new_progressions : statement_new_progressions.
Proof.
  intros m l p r Hm Hp Hr [El [Hq [[t Et] [w Ew]]]] k. destruct (parts m p Hm Hp) as [G _].
  remember (Nat.gcd m p) as g. remember (p / g)%nat as q. remember (m / g)%nat as mu.
  split; [apply rows_exist; lia|]. intros c d first R.
  assert (Hl : (1 <= l)%nat) by nia.
  assert (H1 : zs first 0 = 0) by (unfold zs; simpl; rewrite (first_of_row_0 _ _ _ _ _ _ R); reflexivity).
  assert (H2 : forall n, 0 <= n -> (0 <= zs c n /\ zs first (zs c n) <= n) /\ n < zs first (zs c n + 1)).
  { intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, zs_next.
    pose proof (index_in_row _ _ _ _ _ _ R (Z.to_nat n)). lia. }
  assert (H3 : forall n, 0 <= n -> zs d n = zs c n + Z.of_nat m * n).
  { intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of. pose proof (progression _ _ _ _ _ _ R (Z.to_nat n)). lia. }
  assert (H4 : forall x, 0 <= x /\ (~ exists j, 1 <= j /\ zs d j = x) -> zs first (x + 1) - zs first x = Z.of_nat q - Z.of_nat r + 1).
  { intros x [Hx N]. rewrite <- (Z2Nat.id x) by trivial. rewrite zs_next, zs_of.
    rewrite (plain_row_holds _ _ _ _ _ _ R); [unfold k; lia|]. intros [j [Hj E]]. apply N. exists (Z.of_nat j). rewrite zs_of. lia. }
  assert (H5 : forall j, 1 <= j -> zs first (zs d j + 1) - zs first (zs d j) =
    ite (zs first (zs c j) = j) (Z.of_nat q - Z.of_nat r + 1 - 1) (Z.of_nat q - Z.of_nat r + 1 - Z.of_nat r)).
  { intros j Hj. rewrite <- (Z2Nat.id j) by lia. rewrite !zs_of, zs_next.
    destruct (Nat.eq_dec (first (c (Z.to_nat j))) (Z.to_nat j)) as [E|E].
    - rewrite ite_true by lia. rewrite (row_of_first_holds _ _ _ _ _ _ R) by (trivial; lia). unfold k. lia.
    - rewrite ite_false by lia. rewrite (row_of_later_holds _ _ _ _ _ _ R) by (trivial; lia). unfold k. lia. }
  assert (D1 : Z.of_nat mu + 1 = Z.of_nat t * Z.of_nat q) by nia.
  assert (D2 : (Z.of_nat r - 1) * (Z.of_nat m + 1) = Z.of_nat w * Z.of_nat q).
  { replace (Z.of_nat r - 1) with (Z.of_nat (r - 1)) by lia. nia. }
  assert (Em : Z.of_nat m = Z.of_nat g * Z.of_nat mu) by (rewrite <- Nat2Z.inj_mul; f_equal; tauto).
  assert (Ep : Z.of_nat p = Z.of_nat g * Z.of_nat q) by (rewrite <- Nat2Z.inj_mul; f_equal; tauto).
  assert (El' : Z.of_nat l = Z.of_nat g * Z.of_nat r) by (rewrite <- Nat2Z.inj_mul; f_equal; exact El).
  assert (Q : (1 <= Z.of_nat m /\ 1 <= Z.of_nat g) /\ (1 <= Z.of_nat r /\ 2 * Z.of_nat r <= Z.of_nat q)) by lia.
  destruct Q as [[Q1 Q2] [Q3 Q4]].
  assert (O : forall n, 0 <= n -> (zs c n <= zs c (n + 1) /\ zs d n < zs d (n + 1)) /\ zs d n - zs c n = Z.of_nat m * n).
  { intros n Hn. exact (progression_order (Z.of_nat g) (Z.of_nat l) (Z.of_nat m) (Z.of_nat mu) n (Z.of_nat p) (Z.of_nat q)
      (Z.of_nat r) (Z.of_nat t) (Z.of_nat w) (zs c) (zs d) (zs first) Q1 Q2 Em Ep El' D1 D2 Q3 Q4 H1 H2 H3 H4 H5 Hn). }
  split; [|split].
  - apply P_are_listed. intros x y H.
    exact (progressions (Z.of_nat g) (Z.of_nat l) (Z.of_nat m) (Z.of_nat mu) (Z.of_nat p) (Z.of_nat q)
      (Z.of_nat r) (Z.of_nat t) (Z.of_nat w) x y (PZ (mWN_modulo m l p)) (zs c) (zs d) (zs first)
      Q1 Q2 Em Ep El' D1 D2 Q3 Q4 H1 H2 H3 H4 H5 (kernel_modulo_pos m l p Hl) H).
  - intros n. rewrite (progression _ _ _ _ _ _ R n). lia.
  - intros n. specialize (O (Z.of_nat n) ltac:(lia)). rewrite !zs_next, !zs_of in O. lia.
Qed.

(** The first index of a row, from a list in order. *)
Lemma first_exists m l p c d (s : nat) : (1 <= m)%nat -> (1 <= p)%nat -> (l <= p)%nat -> listed_in_order (mWN_modulo m l p) c d ->
  (forall n, d n = c n + s * n)%nat ->
  exists first : nat -> nat, forall x n, (first x <= n <-> x <= c n)%nat.
Proof.
  intros Hm Hp Hl O D.
  assert (C : forall i j, (i <= j -> c i <= c j)%nat).
  { intros i j H. destruct (Nat.eq_dec i j) as [->|N]; [lia|].
    pose proof (order_increases m l p Hm Hp Hl c d O i j ltac:(lia)) as B. unfold before in B. simpl in B. lia. }
  assert (U : forall x, exists n, (x <= c n)%nat).
  { intros x. destruct (rows_finite (Pposition (mWN_modulo m l p)) (row_bounded_nat m l p Hm Hp Hl) x) as [K H].
    destruct (Nat.eq_dec s 0) as [E|N].
    - (* then all pairs are (x, x), and there is only one *)
      exfalso. assert (Z0 : forall n, c n = 0%nat).
      { intros n. apply (diagonal m l p Hm Hp Hl). replace (c n, c n) with (c n, d n) by (f_equal; rewrite D; lia). apply (pair_P m l p Hm Hp Hl c d O). }
      pose proof (order_increases m l p Hm Hp Hl c d O 0 1 ltac:(lia)) as B. unfold before in B. simpl in B.
      rewrite !D, !Z0, E in B. lia.
    - exists K. apply Nat.nlt_ge. intros L. specialize (H (c K) (d K) L (pair_P m l p Hm Hp Hl c d O K)). rewrite D in H. nia. }
  assert (F : forall x, exists! n, (x <= c n)%nat /\ forall k, (x <= c k)%nat -> (n <= k)%nat).
  { intros x. destruct (least_number (fun n => x <= c n)%nat (U x)) as [n [A B]]. exists n. split; [auto|].
    intros n' [A' B']. apply Nat.le_antisymm; auto. }
  exists (fun x => proj1_sig (constructive_definite_description _ (F x))).
  intros x n. destruct constructive_definite_description as [f [A B]]. simpl. split; [|apply B].
  intros L. specialize (C f n L). lia.
Qed.

Lemma only_progressions (m l p : nat) c d (s : nat) : (1 <= m)%nat -> (1 <= l)%nat -> (l < p)%nat ->
  listed_in_order (mWN_modulo m l p) c d -> (forall n, d n = c n + s * n)%nat ->
  s = m /\ (l = Nat.gcd m p \/ exists r, (2 <= r)%nat /\ constants_of_a_progression m l p r).
Proof.
  intros Hm Hl Hp O D. destruct (first_exists m l p c d s) as [first F]; trivial; try lia.
  destruct (parts m p Hm ltac:(lia)) as [G C].
  destruct (progressions_only (Z.of_nat (Nat.gcd m p)) (Z.of_nat l) (Z.of_nat m) (Z.of_nat (m / Nat.gcd m p)) (Z.of_nat p)
    (Z.of_nat (p / Nat.gcd m p)) (Z.of_nat s) (PZ (mWN_modulo m l p)) (zs c) (zs d) (zs first)) as [E [r [El K]]]; try nia.
  - exact (kernel_modulo_pos m l p Hl).
  - apply P_are_listed, O.
  - unfold zs. simpl. pose proof (F 0 0)%nat. lia.
  - intros x Hx. rewrite <- (Z2Nat.id x) by trivial. rewrite zs_next, zs_of.
    pose proof (F (Z.to_nat x) (first (S (Z.to_nat x)))) as A. pose proof (F (S (Z.to_nat x)) (first (S (Z.to_nat x)))) as B. lia.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, zs_next.
    pose proof (F (c (Z.to_nat n)) (Z.to_nat n)) as A. pose proof (F (S (c (Z.to_nat n))) (Z.to_nat n)) as B. lia.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_next, !zs_of. pose proof (proj2 (proj2 O) (Z.to_nat n)). lia.
  - intros n Hn. pose proof (proj1 (proj2 O) (Z.to_nat n)). unfold zs. lia.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, D. lia.
  - exact (coprime_no_common _ _ (proj1 (proj2 G)) C).
  - split; [lia|]. remember (Nat.gcd m p) as g.
    destruct K as [K|[[[A B] [t Et]] [w Ew]]]; [left; nia|]. right. exists (Z.to_nat r). split; [lia|].
    unfold constants_of_a_progression. rewrite <- Heqg. split; [nia|]. split; [lia|]. split.
    + exists (Z.to_nat t). assert (0 <= t) by nia. nia.
    + exists (Z.to_nat w). assert (0 <= w) by nia.
      apply Nat2Z.inj. rewrite !Nat2Z.inj_mul, Nat2Z.inj_sub, Nat2Z.inj_add, !Z2Nat.id by lia. lia.
Qed.

(** l = 0 is l = 1. *)
Lemma listed_max m l p c d : listed_in_order (mWN_modulo m l p) c d <-> listed_in_order (mWN_modulo m (Nat.max 1 l) p) c d.
Proof.
  destruct l as [|l]; [|simpl; tauto]. unfold listed_in_order. pose proof (modulo_zero m p) as E. simpl.
  split; intros [A B]; (split; [intros v|trivial]); rewrite <- A, E; tauto.
Qed.

Theorem new_progressions_only : statement_new_progressions_only.
Proof.
  intros m l p c d s Hm Hp Hl O D. rewrite listed_max in O.
  apply (only_progressions m (Nat.max 1 l) p c d s); trivial; lia.
Qed.

(** The pairs {a_n, b_n} in order. *)
Lemma pairs_in_order g (m q : nat) : (1 <= m)%nat -> (1 <= q)%nat ->
  (forall v, Pposition g v <-> in_pairs (a m q) (b m q) v) ->
  exists c d, listed_in_order g c d /\ forall n, (d n = c n + m * n)%nat.
Proof.
  intros Hm Hq H. exists (fun n => Z.to_nat (a m q n)), (fun n => Z.to_nat (b m q n)).
  assert (A : forall n, 0 <= a m q n) by (intros; apply a_nonneg; trivial).
  assert (B : forall n, b m q n = a m q n + Z.of_nat m * Z.of_nat n) by (intros; apply b_is; trivial).
  assert (D : forall n, (Z.to_nat (b m q n) = Z.to_nat (a m q n) + m * n)%nat) by (intros n; specialize (A n); rewrite B; nia).
  split; [|exact D]. split; [|split].
  - intros v. rewrite H. unfold in_pairs, in_nat_pairs, is_pair. destruct v as [x y]. simpl.
    split; intros [i K]; exists i; specialize (A i); pose proof (B i).
    + destruct K as [[-> ->]|[-> ->]] || destruct K as [[K1 K2]|[K1 K2]]; [left|right]; f_equal; nia.
    + destruct K as [K|K]; injection K; intros; [left|right]; nia.
  - intros i. rewrite D. lia.
  - intros i. destruct (pair_order (Z.of_nat m) (Z.of_nat i) (Z.of_nat q) (a m q i) (a m q (S i))) as [P1 P2]; [lia| | |].
    + apply a_is; trivial.
    + replace (Z.of_nat i + 1) with (Z.of_nat (S i)) by lia. apply a_is; trivial.
    + pose proof (A i). pose proof (A (S i)). pose proof (B i). pose proof (B (S i)). lia.
Qed.

Theorem new_progressions_exactly : statement_new_progressions_exactly.
Proof.
  intros m l p Hm Hl. unfold has_progression. split.
  - intros [c [d [s [O D]]]]. rewrite listed_max in O.
    destruct (Nat.eq_dec p 1) as [->|N]; [left; rewrite (Nat.divide_1_r _ (Nat.gcd_divide_r _ 1)); lia|].
    apply (only_progressions m (Nat.max 1 l) p c d s); trivial; lia.
  - intros H. destruct H as [E|[r [Hr K]]].
    + destruct (parts m p Hm ltac:(lia)) as [G _].
      destruct (pairs_in_order (mWN_modulo m (Nat.gcd m p) p) m (p / Nat.gcd m p)) as [c [d [O D]]]; try tauto; try lia.
      * apply new_residues; lia.
      * exists c, d, m. split; [|trivial]. rewrite listed_max, E. exact O.
    + destruct (new_progressions m (Nat.max 1 l) p r) as [[c [d [first R]]] L]; try lia; [exact K|].
      exists c, d, m. split; [rewrite listed_max; eauto|exact (progression _ _ _ _ _ _ R)].
Qed.

Theorem first_belief_counterexamples : statement_first_belief_counterexamples.
Proof.
  repeat split; apply new_progressions_exactly; try lia; try (left; reflexivity).
  right. exists 2%nat. split; [lia|]. unfold constants_of_a_progression. simpl. split; [reflexivity|]. split; [lia|].
  split; exists 1%nat; reflexivity.
Qed.

Theorem first_belief_refuted : statement_first_belief_refuted.
Proof.
  destruct first_belief_counterexamples as [H1 [H2 _]].
  split; intros B; [apply (B 2 0 1)%nat in H1; try lia|apply (B 2 1 3)%nat in H2; try lia].
  - apply H1. right. right. intros [k K]. lia.
  - apply H2. right. unfold item_2_meant. lia.
Qed.

Print Assumptions new_progressions.
Print Assumptions new_progressions_only.
Print Assumptions new_progressions_exactly.
Print Assumptions first_belief_refuted.
Print Assumptions first_belief_counterexamples.
