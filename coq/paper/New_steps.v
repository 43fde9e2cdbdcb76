(** * Pairs whose differences grow by m or m + 1

    Not in the paper. [Stepwise.v] says what [stepwise] means: the rows hold consecutive
    indices, and d_n - c_n grows by m at a time, or by m + 1 if m >= 2. Then the
    m-bishop needs no further thought: {c_n, d_n} are the P-positions of mWN^(l,p) if
    the rook obeys three conditions within single rows. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Stepwise.

Definition statement_new_steps : Prop :=
  forall m l p c d first, 1 <= m -> 1 <= l -> stepwise m c d first ->
  (* it joins no two pairs of a row, *)
  (forall x y y1, y1 < y -> in_nat_pairs c d (x, y) -> in_nat_pairs c d (x, y1) -> ~ a_length l p (y - y1)) ->
  (* it reaches a pair from beyond the row, *)
  (forall x y, d (first (S x) - 1) < y -> reaches_a_pair l p c d x y) ->
  (* and from the place before a pair whose difference grew by m + 1 *)
  (forall n, d (S n) + c n = d n + c (S n) + m + 1 -> reaches_a_pair l p c d (c (S n)) (d (S n) - 1)) ->
  forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs c d v.

(** ** Proof *)
From Wythoff.book Require Import Prelude steps.
From Wythoff.paper Require Import Glue Modulo.
Local Open Scope Z_scope.

Lemma length_z (l p : nat) (k : Z) : 0 <= k ->
  ((exists i j, ((k = i * Z.of_nat p + j /\ 0 <= i) /\ 0 <= j) /\ j < Z.of_nat l) <-> a_length l p (Z.to_nat k)).
Proof.
  intros Hk. split; intros [i [j H]].
  - exists (Z.to_nat i), (Z.to_nat j). nia.
  - exists (Z.of_nat i), (Z.of_nat j). nia.
Qed.
Lemma listed_zp c d x y : 0 <= x -> 0 <= y -> (listZ (zs c) (zs d) x y <-> in_nat_pairs c d (Z.to_nat x, Z.to_nat y)).
Proof. intros Hx Hy. rewrite <- listed_nat. simpl. rewrite !Z2Nat.id by trivial. tauto. Qed.
Lemma listed_positive c d x y : listZ (zs c) (zs d) x y -> 0 <= x /\ 0 <= y.
Proof. unfold listZ, zs. intros [n [Hn H]]. lia. Qed.

Lemma reaches_z l p c d x y : 0 <= x -> reaches_a_pair l p c d (Z.to_nat x) (Z.to_nat y) ->
  exists y1, ((0 <= y1 /\ y1 < y) /\ listZ (zs c) (zs d) x y1) /\
    (exists i j, ((y - y1 = i * Z.of_nat p + j /\ 0 <= i) /\ 0 <= j) /\ j < Z.of_nat l).
Proof.
  intros Hx [y1 [Hy [L K]]]. exists (Z.of_nat y1). split; [split; [lia|]|].
  - apply listed_zp; [trivial|lia|]. rewrite Nat2Z.id. exact L.
  - apply length_z; [lia|]. replace (Z.to_nat (y - Z.of_nat y1)) with (Z.to_nat y - y1)%nat by lia. exact K.
Qed.

Theorem new_steps : statement_new_steps.
Proof.
  intros m l p c d first Hm Hl R Apart Beyond Beside. apply P_are_listed. intros x y H.
  apply (steps (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) x y (PZ (mWN_modulo m l p)) (zs c) (zs d) (zs first)); trivial; try lia.
  - unfold zs. simpl. rewrite (first_of_row_0 _ _ _ _ R). reflexivity.
  - intros z Hz. rewrite <- (Z2Nat.id z) by trivial. rewrite zs_next, zs_of. pose proof (no_row_is_empty _ _ _ _ R (Z.to_nat z)). lia.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, zs_next. pose proof (index_in_row _ _ _ _ R (Z.to_nat n)). lia.
  - unfold zs. simpl. rewrite (d_begins _ _ _ _ R). reflexivity.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_next, !zs_of. pose proof (difference_grows _ _ _ _ R (Z.to_nat n)). lia.
  - intros x0 y0 y1 [[Hy L] L']. change (listZ (zs c) (zs d) x0 y0) in L. change (listZ (zs c) (zs d) x0 y1) in L'.
    pose proof (listed_positive _ _ _ _ L). rewrite listed_zp in L, L' by lia. rewrite length_z by lia.
    replace (Z.to_nat (y0 - y1)) with (Z.to_nat y0 - Z.to_nat y1)%nat by lia. apply (Apart (Z.to_nat x0)); trivial. lia.
  - intros x0 y0 [Hx Hy]. apply reaches_z; [trivial|]. apply Beyond. rewrite <- (Z2Nat.id x0) in Hy by trivial. rewrite zs_next in Hy.
    unfold zs in Hy. replace (Z.to_nat (Z.of_nat (first (S (Z.to_nat x0))) - 1)) with (first (S (Z.to_nat x0)) - 1)%nat in Hy by lia. lia.
  - intros x0 y0 [Hxy [n [[[Hn Ex] Ey] D]]]. subst. apply reaches_z; [unfold zs; lia|].
    set (k := Z.to_nat (n - 1)). replace n with (Z.of_nat (S k)) in * by lia. replace (Z.of_nat (S k) - 1) with (Z.of_nat k) in D by lia.
    rewrite !zs_of in *. replace (Z.to_nat (Z.of_nat (c (S k)))) with (c (S k)) by lia.
    replace (Z.to_nat (Z.of_nat (d (S k)) - 1)) with (d (S k) - 1)%nat by lia. apply Beside. lia.
  - exact (kernel_modulo_pos m l p Hl).
Qed.

Print Assumptions new_steps.
