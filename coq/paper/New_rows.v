(** * How many P-positions a row of mWN^(l,p) has

    Not in the paper, but for its second belief in Section 7. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Listing.

(** Every row of mWN^(p), for all m and p, coprime or not, has exactly one P-position
    in each class of columns modulo p, so exactly p. *)
Definition statement_new_rows : Prop :=
  forall m p x, 1 <= m -> 1 <= p ->
  row_size (mWN_modulo m 0 p) x p /\
  forall r, r < p -> exists! y, y mod p = r /\ Pposition (mWN_modulo m 0 p) (x, y).

(** Every row of mWN^(l,p), 1 <= l <= p, has at least p/l and at most p - l + 1. *)
Definition statement_new_rows_bounds : Prop :=
  forall m l p x, 1 <= m -> 1 <= l -> l <= p ->
  exists n, row_size (mWN_modulo m l p) x n /\ p <= l * n /\ n <= p - l + 1.

(** Hence exactly p for l = 1, two for l = p - 1, one for l = p, and never p for
    2 <= l <= p. *)
Definition statement_new_rows_numbers : Prop :=
  forall m l p x n, 1 <= m -> 1 <= l -> l <= p -> row_size (mWN_modulo m l p) x n ->
  (l = 1 -> n = p) /\ (l = p - 1 -> n = 2) /\ (l = p -> n = 1) /\ (2 <= l -> n < p).

(** ** Proof *)
From Wythoff.book Require Import Prelude classes bounds.
From Wythoff.paper Require Import Glue Modulo.
Local Open Scope Z_scope.

Definition rowZ (g : game) (x : nat) (y : Z) : Prop := 0 <= y /\ PZ g (Z.of_nat x) y.

Lemma rowZ_nat g x (y : nat) : rowZ g x (Z.of_nat y) <-> Pposition g (x, y).
Proof. unfold rowZ. rewrite PZ_nat. intuition lia. Qed.

(** A row that is counted in integers is counted. *)
Lemma row_card g x : 1 <= card1 (rowZ g x) -> row_size g x (Z.to_nat (card1 (rowZ g x))).
Proof.
  intros H. destruct (card_spec (rowZ g x)) as [[l [[D L] E]]|[_ E]]; unfold card1 in *; [|lia].
  exists (map Z.to_nat l). assert (N : forall y, In y l -> 0 <= y) by (intros y I; apply L in I as [I _]; trivial).
  split; [|split].
  - clear - D N. induction D as [|y l I D IH]; simpl; constructor.
    + intros J. apply in_map_iff in J as [z [E J]]. apply I. replace y with z; [trivial|].
      pose proof (N y (in_eq _ _)). pose proof (N z (in_cons _ _ _ J)). lia.
    + apply IH. intros; apply N; auto using in_cons.
  - intros y. rewrite in_map_iff, <- rowZ_nat. split.
    + intros [z [<- I]]. rewrite Z2Nat.id by auto. apply L. trivial.
    + intros R. exists (Z.of_nat y). split; [lia|]. apply L. trivial.
  - rewrite map_length. lia.
Qed.

Lemma row_size_card g x n : row_size g x n -> card1 (rowZ g x) = Z.of_nat n.
Proof.
  intros [l [D [L E]]]. unfold card1. rewrite (card_lists _ (map Z.of_nat l)); [rewrite map_length; congruence|].
  split; [apply Injective_map_NoDup; trivial; intros i j; lia|].
  intros y. rewrite in_map_iff. split.
  - intros [z [<- I]]. apply rowZ_nat, L. trivial.
  - intros R. exists (Z.to_nat y). pose proof (proj1 R). split; [lia|]. apply L, rowZ_nat. rewrite Z2Nat.id; trivial.
Qed.

Theorem new_rows_bounds : statement_new_rows_bounds.
Proof.
  intros m l p x Hm Hl Hp.
  pose proof (row_at_least (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (PZ (mWN_modulo m l p))) as A.
  pose proof (row_at_most (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (PZ (mWN_modulo m l p))) as B.
  fold (rowZ (mWN_modulo m l p) x) in A, B.
  specialize (A ltac:(lia) ltac:(lia) (kernel_modulo_pos m l p Hl) ltac:(lia) ltac:(lia)).
  specialize (B ltac:(lia) ltac:(lia) (kernel_modulo_pos m l p Hl) ltac:(lia) ltac:(lia)).
  exists (Z.to_nat (card1 (rowZ (mWN_modulo m l p) x))). split; [apply row_card; nia|]. nia.
Qed.

Theorem new_rows_numbers : statement_new_rows_numbers.
Proof.
  intros m l p x n Hm Hl Hp R. apply row_size_card in R.
  pose proof (row_numbers (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (PZ (mWN_modulo m l p))) as A.
  fold (rowZ (mWN_modulo m l p) x) in A.
  specialize (A ltac:(lia) ltac:(lia) (kernel_modulo_pos m l p Hl) ltac:(lia) ltac:(lia)). rewrite R in A. lia.
Qed.

Theorem new_rows : statement_new_rows.
Proof.
  intros m p x Hm Hp. pose proof (kernel_modulo m 0 p) as K. split.
  - pose proof (rows_counted (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (PZ (mWN_modulo m 0 p)) ltac:(lia) K ltac:(lia)) as E.
    fold (rowZ (mWN_modulo m 0 p) x) in E. pose proof (row_card (mWN_modulo m 0 p) x) as R. rewrite E, Nat2Z.id in R.
    apply R. lia.
  - intros r Hr.
    destruct (rows_of_one_residue (Z.of_nat r) (Z.of_nat m) (Z.of_nat p) (Z.of_nat x) (PZ (mWN_modulo m 0 p))) as [q [[Hq Q] U]];
      try lia; [exact K|].
    exists (Z.to_nat (q * Z.of_nat p + Z.of_nat r)). split; [split|].
    + symmetry. apply (Nat.mod_unique _ p (Z.to_nat q)); [lia|]. assert (0 <= q) by nia. nia.
    + apply PZ_nat. rewrite Z2Nat.id by trivial. exact Q.
    + intros y [Ey Py]. pose proof (Nat.div_mod y p ltac:(lia)) as D.
      assert (q = Z.of_nat (y / p)); [|nia]. symmetry. apply U. apply PZ_nat in Py.
      replace (Z.of_nat (y / p) * Z.of_nat p + Z.of_nat r) with (Z.of_nat y) by nia. split; [lia|trivial].
Qed.

Print Assumptions new_rows.
Print Assumptions new_rows_bounds.
Print Assumptions new_rows_numbers.
