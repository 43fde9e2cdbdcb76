(** * Games mWN^(l,p) whose P-positions depend on m and k only

    Not in the paper; its Remark in Section 7 asks which generalised games have the
    same P-positions. Pairs {c_n, d_n}, c_n <= d_n, row by row: row x holds k of the
    c_n if x is none of the d_j, j >= 1, and otherwise k - 1. d_0 = 0, and d grows by
    m + 1 at a time, but by m + 2 into a row x = d_j for which d - c has grown by m
    from j - 1 to j. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Listing.

Definition slow (m : nat) (c d : nat -> nat) (j : nat) : Prop := d j + c (j - 1) = d (j - 1) + c j + m.
Definition into_slow_row (m : nat) (c d first : nat -> nat) (n : nat) : Prop :=
  first (c n) = n /\ exists j, 1 <= j /\ slow m c d j /\ d j = c n.

Record overlap_rows (m k : nat) (c d first : nat -> nat) : Prop := {
  first_of_row_0 : first 0 = 0;
  index_in_row : forall n, first (c n) <= n < first (S (c n));
  plain_row_holds_k : forall x, (~ exists j, 1 <= j /\ d j = x) -> first (S x) = first x + k;
  other_row_holds_less : forall j, 1 <= j -> first (S (d j)) = first (d j) + (k - 1);
  d_begins : d 0 = 0;
  d_grows : forall n, ~ into_slow_row m c d first (S n) -> d (S n) = d n + (m + 1);
  d_grows_more : forall n, into_slow_row m c d first (S n) -> d (S n) = d n + (m + 2)
}.

(** Such sequences exist, and they are the P-positions of mWN^(l,p), l < p, exactly if
    p = kl - 1, l >= 2 and m + 1 = l (mod p). *)
Definition constants_of_an_overlap (m k l p : nat) : Prop :=
  2 <= l /\ k * l = p + 1 /\ exists t, m + 1 = l + p * t.
Definition statement_new_overlap : Prop :=
  forall m k, 2 <= m -> 2 <= k ->
  (exists c d first, overlap_rows m k c d first) /\
  (forall c d first, overlap_rows m k c d first -> forall l p, 1 <= l < p ->
   ((forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs c d v) <-> constants_of_an_overlap m k l p)).

(** So any two such games for the same m and k have the same P-positions: 4WN^(2,3) and
    4WN^(5,9). *)
Definition statement_new_overlap_coincidence : Prop :=
  forall m k l p l' p', 2 <= m -> 2 <= k -> constants_of_an_overlap m k l p -> constants_of_an_overlap m k l' p' ->
  forall v, Pposition (mWN_modulo m l p) v <-> Pposition (mWN_modulo m l' p') v.
Definition statement_new_overlap_example : Prop :=
  forall v, Pposition (mWN_modulo 4 2 3) v <-> Pposition (mWN_modulo 4 5 9) v.

(** ** Proof *)
From Wythoff.book Require Import Prelude overlap overlap_only.
From Wythoff.paper Require Import Glue Modulo.
From Wythoff.paper Require By_rows.
Local Open Scope Z_scope.

Lemma overlap_rows_exist (m k : nat) : (2 <= m)%nat -> (2 <= k)%nat -> exists c d first, overlap_rows m k c d first.
Proof.
  intros Hm Hk. pose (number := fun o : option bool => match o with None => k | Some _ => k - 1 end%nat).
  pose (step := fun o => match o with Some true => m + 2 | _ => m + 1 end%nat).
  pose (mark := fun before here : nat * nat => Nat.eqb (snd here + fst before) (snd before + fst here + m)).
  assert (N : forall o, (1 <= number o)%nat) by (intros [[]|]; simpl; lia).
  assert (St : forall o, (2 <= step o)%nat) by (intros [[]|]; simpl; lia).
  destruct (By_rows.by_marks mark number step (m + 1) N St ltac:(lia)) as [c [d [first [kind [[F0 [C0 D0]] [B [F [Next [K0 K]]]]]]]]].
  exists c, d, first. constructor; trivial.
  - intros x Hx. rewrite F, K0 by trivial. reflexivity.
  - intros j Hj. rewrite F, K by trivial. reflexivity.
  - intros n H. destruct (Next n) as [[_ E]|[E1 [E2 E]]]; [trivial|]. rewrite E. f_equal.
    destruct (classic (exists j, (1 <= j)%nat /\ d j = c (S n))) as [[j [Hj Ej]]|No]; [|rewrite K0 by trivial; reflexivity].
    rewrite <- Ej, K by trivial. unfold step, mark. simpl. destruct (Nat.eqb_spec (d j + c (j - 1)%nat) (d (j - 1)%nat + c j + m)) as [S'|S']; [|trivial].
    exfalso. apply H. split; [rewrite E1; trivial|]. exists j. auto.
  - intros n [Ef [j [Hj [S' Ej]]]]. destruct (Next n) as [[E1 _]|[_ [_ E]]].
    + exfalso. rewrite E1 in Ef. pose proof (B n). lia.
    + rewrite E, <- Ej, K by trivial. unfold step, mark. simpl. unfold slow in S'. rewrite S', Nat.eqb_refl. reflexivity.
Qed.

Section Rows.
Variables (m k : nat) (c d first : nat -> nat).
Hypotheses (Hm : (2 <= m)%nat) (Hk : (2 <= k)%nat) (R : overlap_rows m k c d first).

Lemma zero_z : zs first 0 = 0.
Proof. unfold zs. simpl. rewrite (first_of_row_0 _ _ _ _ _ R). reflexivity. Qed.
Lemma place_z n : 0 <= n -> (0 <= zs c n /\ zs first (zs c n) <= n) /\ n < zs first (zs c n + 1).
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, zs_next.
  pose proof (index_in_row _ _ _ _ _ R (Z.to_nat n)). lia.
Qed.
Lemma begin_z : zs d 0 = 0.
Proof. unfold zs. simpl. rewrite (d_begins _ _ _ _ _ R). reflexivity. Qed.
Lemma plain_z x : 0 <= x /\ ~ (exists j, 1 <= j /\ zs d j = x) -> zs first (x + 1) - zs first x = Z.of_nat k.
Proof.
  intros [Hx N]. rewrite <- (Z2Nat.id x) by trivial. rewrite zs_next, zs_of.
  rewrite (plain_row_holds_k _ _ _ _ _ R); [lia|]. intros [j [Hj E]]. apply N. exists (Z.of_nat j). rewrite zs_of. lia.
Qed.
Lemma other_z j : 1 <= j ->
  zs first (zs d j + 1) - zs first (zs d j) = ite (zs first (zs c j) = j) (Z.of_nat k - 1) (Z.of_nat k - 1).
Proof.
  intros Hj. rewrite <- (Z2Nat.id j) by lia. rewrite !zs_of, zs_next.
  rewrite (other_row_holds_less _ _ _ _ _ R) by lia.
  destruct (classic (Z.of_nat (first (c (Z.to_nat j))) = Z.of_nat (Z.to_nat j)));
    [rewrite ite_true by trivial|rewrite ite_false by trivial]; lia.
Qed.
Lemma jumps_z n : 0 <= n -> zs d (n + 1) - zs d n =
  ite (zs first (zs c (n + 1)) = n + 1 /\
       (exists j, (1 <= j /\ zs d j - zs c j = zs d (j - 1) - zs c (j - 1) + Z.of_nat m) /\ zs d j = zs c (n + 1)))
    (Z.of_nat m + 2) (Z.of_nat m + 1).
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. set (i := Z.to_nat n). rewrite !zs_next, !zs_of.
  assert (E : (Z.of_nat (first (c (S i))) = Z.of_nat i + 1 /\
       (exists j, (1 <= j /\ zs d j - zs c j = zs d (j - 1) - zs c (j - 1) + Z.of_nat m) /\ zs d j = Z.of_nat (c (S i)))) <->
       into_slow_row m c d first (S i)).
  { unfold into_slow_row, slow. split.
    - intros [F [j [[Hj K] Ej]]]. split; [lia|]. exists (Z.to_nat j).
      replace (j - 1) with (Z.of_nat (Z.to_nat j - 1)) in K by lia. rewrite <- (Z2Nat.id j) in K, Ej by lia.
      rewrite !zs_of in K. rewrite zs_of in Ej. rewrite !Nat2Z.id in *. lia.
    - intros [F [j [Hj [K Ej]]]]. split; [lia|]. exists (Z.of_nat j).
      replace (Z.of_nat j - 1) with (Z.of_nat (j - 1)) by lia. rewrite !zs_of. lia. }
  destruct (classic (into_slow_row m c d first (S i))) as [K|K].
  - rewrite ite_true by (apply E; trivial). rewrite (d_grows_more _ _ _ _ _ R _ K). lia.
  - rewrite ite_false by (rewrite E; trivial). rewrite (d_grows _ _ _ _ _ R _ K). lia.
Qed.

Lemma overlap_if l p : constants_of_an_overlap m k l p -> forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs c d v.
Proof.
  intros [Hl [Hp [t Et]]]. apply P_are_listed. intros x y H.
  apply (one_overlap (Z.of_nat k) (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (Z.of_nat t) x y (PZ (mWN_modulo m l p)) (zs c) (zs d) (zs first));
    try lia; try exact zero_z; try exact begin_z.
  - intros n Hn. exact (place_z n Hn).
  - exact plain_z.
  - exact other_z.
  - exact jumps_z.
  - exact (kernel_modulo_pos m l p ltac:(lia)).
Qed.

Lemma overlap_only_if l p : (1 <= l < p)%nat ->
  (forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs c d v) -> constants_of_an_overlap m k l p.
Proof.
  intros Hl H.
  destruct (one_overlap_only (Z.of_nat k) (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (PZ (mWN_modulo m l p)) (zs c) (zs d) (zs first))
    as [t T]; try lia; try exact zero_z; try exact begin_z.
  - intros n Hn. exact (place_z n Hn).
  - exact plain_z.
  - exact other_z.
  - exact jumps_z.
  - exact (kernel_modulo_pos m l p ltac:(lia)).
  - apply P_are_listed. exact H.
  - unfold constants_of_an_overlap. split; [lia|]. split; [lia|]. exists (Z.to_nat t). nia.
Qed.
End Rows.

Theorem new_overlap : statement_new_overlap.
Proof.
  intros m k Hm Hk. split; [apply overlap_rows_exist; trivial|]. intros c d first R l p Hl.
  split; [apply (overlap_only_if m k c d first); trivial|apply (overlap_if m k c d first); trivial].
Qed.

Theorem new_overlap_coincidence : statement_new_overlap_coincidence.
Proof.
  intros m k l p l' p' Hm Hk H H' v. destruct (overlap_rows_exist m k Hm Hk) as [c [d [first R]]].
  rewrite (overlap_if m k c d first Hm Hk R l p H v), (overlap_if m k c d first Hm Hk R l' p' H' v). tauto.
Qed.

Theorem new_overlap_example : statement_new_overlap_example.
Proof.
  intros v. apply (new_overlap_coincidence 4%nat 2%nat); [lia|lia| |]; unfold constants_of_an_overlap.
  - split; [lia|]. split; [lia|]. exists 1%nat. lia.
  - split; [lia|]. split; [lia|]. exists 0%nat. lia.
Qed.

Print Assumptions new_overlap.
Print Assumptions new_overlap_coincidence.
Print Assumptions new_overlap_example.
