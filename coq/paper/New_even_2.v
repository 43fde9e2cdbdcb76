(** * mWN^(2) for even m

    Not in the paper; Table 3 of Section 7 is m = 2. The P-positions {c_n, d_n},
    c_n <= d_n, row by row: row x holds two of the c_n if x is none of the d_j,
    j >= 1, and otherwise one. d_0 = 0, and d grows by m + 1 at a time, but by m + 2
    into a row x = d_j where j is the second index of its own row. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Listing.

Record even_rows (m : nat) (c d first : nat -> nat) : Prop := {
  first_of_row_0 : first 0 = 0;
  index_in_row : forall n, first (c n) <= n < first (S (c n));
  plain_row_holds_two : forall x, (~ exists j, 1 <= j /\ d j = x) -> first (S x) = first x + 2;
  other_row_holds_one : forall j, 1 <= j -> first (S (d j)) = first (d j) + 1;
  d_begins : d 0 = 0;
  d_grows : forall n, (~ exists j, 1 <= j /\ first (c j) <> j /\ d j = c (S n)) -> d (S n) = d n + (m + 1);
  d_grows_more : forall n, (exists j, 1 <= j /\ first (c j) <> j /\ d j = c (S n)) -> d (S n) = d n + (m + 2)
}.

(** Such sequences exist, and they are the P-positions. *)
Definition statement_new_even_2 : Prop :=
  forall m, 1 <= m -> Nat.Even m ->
  (exists c d first, even_rows m c d first) /\
  (forall c d first, even_rows m c d first ->
   forall v, Pposition (mWN_modulo m 0 2) v <-> in_nat_pairs c d v).

(** ** Proof *)
From Wythoff.book Require Import Prelude parity.
From Wythoff.paper Require Import Glue Modulo.
From Wythoff.paper Require By_rows.
Local Open Scope Z_scope.

Lemma even_rows_exist (m : nat) : (1 <= m)%nat -> exists c d first, even_rows m c d first.
Proof.
  intros Hm. pose (number := fun o : option bool => match o with None => 2 | Some _ => 1 end%nat).
  pose (step := fun o => match o with Some false => m + 2 | _ => m + 1 end%nat).
  assert (N : forall o, (1 <= number o)%nat) by (intros [[]|]; simpl; lia).
  assert (St : forall o, (2 <= step o)%nat) by (intros [[]|]; simpl; lia).
  destruct (By_rows.by_rows number step (m + 1) N St ltac:(lia)) as [c [d [first [kind [[F0 [C0 D0]] [B [F [Next [K0 [K1 K2]]]]]]]]]].
  assert (I : forall n, c (S n) = c n -> kind (c n) = None).
  { intros n E. pose proof (B n) as Bn. pose proof (B (S n)) as Bn'. rewrite E, F in *. destruct (kind (c n)); [simpl in *; lia|trivial]. }
  exists c, d, first. constructor; trivial.
  - intros x Hx. rewrite F, K0 by trivial. reflexivity.
  - intros j Hj. rewrite F. destruct (Nat.eq_dec (first (c j)) j) as [E|E]; [rewrite K1|rewrite K2]; trivial.
  - intros n H. destruct (Next n) as [[_ E]|[_ [_ E]]]; [trivial|]. rewrite E. f_equal.
    destruct (classic (exists j, (1 <= j)%nat /\ d j = c (S n))) as [[j [Hj Ej]]|No]; [|rewrite K0 by trivial; reflexivity].
    rewrite <- Ej, K1; trivial. apply NNPP. intros Ne. apply H. eauto.
  - intros n [j [Hj [Ne Ej]]]. destruct (Next n) as [[E1 _]|[_ [_ E]]].
    + exfalso. apply I in E1 as E2. rewrite <- E1, <- Ej, K2 in E2 by trivial. discriminate.
    + rewrite E, <- Ej, K2 by trivial. reflexivity.
Qed.

Theorem new_even_2 : statement_new_even_2.
Proof.
  intros m Hm [half Em]. split; [apply even_rows_exist; trivial|]. intros c d first R.
  apply P_are_listed. intros x y H.
  apply (even_two (Z.of_nat half) 1 (Z.of_nat m) 2 x y (PZ (mWN_modulo m 0 2)) (zs c) (zs d) (zs first)); trivial; try lia.
  - unfold zs. simpl. rewrite (first_of_row_0 _ _ _ _ R). reflexivity.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, zs_next.
    pose proof (index_in_row _ _ _ _ R (Z.to_nat n)). lia.
  - unfold zs. simpl. rewrite (d_begins _ _ _ _ R). reflexivity.
  - intros z [Hz N]. rewrite <- (Z2Nat.id z) by trivial. rewrite zs_next, zs_of.
    rewrite (plain_row_holds_two _ _ _ _ R); [lia|]. intros [j [Hj E]]. apply N. exists (Z.of_nat j). rewrite zs_of. lia.
  - intros j Hj. rewrite <- (Z2Nat.id j) by lia. rewrite !zs_of, zs_next.
    rewrite (other_row_holds_one _ _ _ _ R) by lia. destruct (classic (Z.of_nat (first (c (Z.to_nat j))) = Z.of_nat (Z.to_nat j)));
      [rewrite ite_true by trivial|rewrite ite_false by trivial]; lia.
  - intros n Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_next, !zs_of.
    assert (E : (exists j, (1 <= j /\ zs first (zs c j) < j) /\ zs d j = Z.of_nat (c (S (Z.to_nat n)))) <->
                exists j, (1 <= j)%nat /\ first (c j) <> j /\ d j = c (S (Z.to_nat n))).
    { split.
      - intros [j [[Hj K] Ej]]. rewrite <- (Z2Nat.id j) in K, Ej by lia. rewrite !zs_of in K, Ej. rewrite zs_of in K. exists (Z.to_nat j). lia.
      - intros [j [Hj [K Ej]]]. exists (Z.of_nat j). rewrite !zs_of. pose proof (index_in_row _ _ _ _ R j). lia. }
    destruct (classic (exists j, (1 <= j)%nat /\ first (c j) <> j /\ d j = c (S (Z.to_nat n)))) as [K|K].
    + rewrite ite_true by (apply E; trivial). rewrite (d_grows_more _ _ _ _ R _ K). lia.
    + rewrite ite_false by (rewrite E; trivial). rewrite (d_grows _ _ _ _ R _ K). lia.
  - exact (kernel_modulo m 0 2).
Qed.

Print Assumptions new_even_2.
