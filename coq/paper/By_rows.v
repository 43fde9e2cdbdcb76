(** * Pairs listed row by row, by recursion

    Row x gets the pairs (x, d) with as many and with such d as a plan says, which
    may depend on whether x is one of the d_j, j >= 1, that were listed before,
    and if so, on a mark of d_j: such as whether j was the first index of its row.
    That such sequences exist is a recursion on x, and it is done here. *)
From Coq Require Import List Arith Lia.
Import ListNotations.

Definition pair_at (L : list (nat * nat)) (n : nat) : nat * nat := nth n L (0, 0).

Section Recursion.
(** The mark of d_j, from the pairs of the indices j - 1 and j. *)
Variable mark : nat * nat -> nat * nat -> bool.

(** What is x among the pairs of a list L: none of the d_j, j >= 1 ([None]), or d_j
    with its mark. *)
Definition kind (L : list (nat * nat)) (x : nat) : option bool :=
  match find (fun j => snd (pair_at L j) =? x) (seq 1 (length L - 1)) with
  | None => None
  | Some j => Some (mark (pair_at L (j - 1)) (pair_at L j))
  end.

(** How many pairs the next row gets, how much d grows into it, and within it. *)
Variable number : option bool -> nat.
Variable step : option bool -> nat.
Variable inner : nat.
Hypothesis number_pos : forall o, 1 <= number o.
Hypothesis step_large : forall o, 2 <= step o.
Hypothesis inner_pos : 1 <= inner.

Definition start (L : list (nat * nat)) (x : nat) : nat :=
  match L with [] => 0 | _ => snd (pair_at L (length L - 1)) + step (kind L x) end.
Definition row (L : list (nat * nat)) (x : nat) : list (nat * nat) :=
  map (fun i => (x, start L x + i * inner)) (seq 0 (number (kind L x))).
Fixpoint rows (x : nat) : list (nat * nat) :=
  match x with 0 => [] | S x => rows x ++ row (rows x) x end.

Definition first (x : nat) : nat := length (rows x).
Definition c (n : nat) : nat := fst (pair_at (rows (S n)) n).
Definition d (n : nat) : nat := snd (pair_at (rows (S n)) n).
Definition kind_of (x : nat) : option bool := kind (rows x) x.

Lemma first_next x : first (S x) = first x + number (kind_of x).
Proof. unfold first. simpl. rewrite app_length. unfold row. rewrite map_length, seq_length. reflexivity. Qed.
Lemma first_grows x y : x <= y -> first x + (y - x) <= first y.
Proof.
  induction 1 as [|y H IH]; [lia|]. rewrite first_next. pose proof (number_pos (kind_of y)). lia.
Qed.
Lemma first_zero : first 0 = 0. Proof. reflexivity. Qed.

Lemma pair_prefix x y n : x <= y -> n < first x -> pair_at (rows y) n = pair_at (rows x) n.
Proof.
  intros H Hn. induction H as [|y H IH]; [reflexivity|]. rewrite <- IH. simpl. unfold pair_at. apply app_nth1.
  pose proof (first_grows x y H). unfold first in *. lia.
Qed.
Lemma pair_known x n : n < first x -> pair_at (rows x) n = (c n, d n).
Proof.
  intros Hn. unfold c, d. rewrite <- surjective_pairing.
  pose proof (first_grows 0 (S n) ltac:(lia)). rewrite first_zero in *.
  destruct (Nat.le_gt_cases x (S n)) as [K|K]; [symmetry|]; apply pair_prefix; lia.
Qed.

Lemma row_of n : exists x, first x <= n < first (S x).
Proof.
  induction n as [|n [x IH]].
  - exists 0. rewrite first_zero. pose proof (first_grows 0 1 ltac:(lia)). rewrite first_zero in *. lia.
  - destruct (Nat.lt_ge_cases (S n) (first (S x))) as [H|H]; [exists x; lia|]. exists (S x).
    pose proof (first_grows (S x) (S (S x)) ltac:(lia)). lia.
Qed.
Lemma pair_in_row n x : first x <= n < first (S x) -> c n = x /\ d n = start (rows x) x + (n - first x) * inner.
Proof.
  intros H. pose proof (pair_known (S x) n ltac:(lia)) as E. simpl in E. unfold pair_at in E.
  rewrite app_nth2 in E by (unfold first in H; lia). fold (first x) in E.
  assert (E' : nth (n - first x) (row (rows x) x) (0, 0) = (x, start (rows x) x + (n - first x) * inner)).
  { unfold row. rewrite first_next in H. fold (kind_of x).
    rewrite nth_indep with (d' := (x, start (rows x) x + 0 * inner)) by (rewrite map_length, seq_length; lia).
    rewrite (map_nth (fun i => (x, start (rows x) x + i * inner))), seq_nth by lia. reflexivity. }
  rewrite E' in E. injection E. intros. split; congruence.
Qed.

Theorem rows_begin n : first (c n) <= n < first (S (c n)).
Proof. destruct (row_of n) as [x H]. rewrite (proj1 (pair_in_row n x H)). exact H. Qed.

Lemma row_unique n x : first x <= n < first (S x) -> x = c n.
Proof. intros H. symmetry. exact (proj1 (pair_in_row n x H)). Qed.

Theorem d_zero : d 0 = 0.
Proof.
  assert (H : first 0 <= 0 < first 1) by (pose proof (first_grows 0 1 ltac:(lia)); rewrite first_zero in *; lia).
  rewrite (proj2 (pair_in_row 0 0 H)), first_zero. reflexivity.
Qed.

(** From n to n + 1: within the row, or into the next row. *)
Theorem next_pair n :
  (c (S n) = c n /\ d (S n) = d n + inner) \/
  (c (S n) = S (c n) /\ first (S (c n)) = S n /\ d (S n) = d n + step (kind_of (c (S n)))).
Proof.
  pose proof (rows_begin n) as H. destruct (Nat.lt_ge_cases (S n) (first (S (c n)))) as [K|K].
  - left. assert (E : first (c n) <= S n < first (S (c n))) by lia.
    destruct (pair_in_row (S n) (c n) E) as [E1 E2]. split; [trivial|]. rewrite E2, (proj2 (pair_in_row n (c n) H)).
    replace (S n - first (c n)) with (S (n - first (c n))) by lia. simpl. lia.
  - right. pose proof (first_grows (S (c n)) (S (S (c n))) ltac:(lia)).
    assert (E : first (S (c n)) <= S n < first (S (S (c n)))) by lia.
    destruct (pair_in_row (S n) (S (c n)) E) as [E1 E2]. split; [trivial|]. split; [lia|].
    rewrite E2, E1. replace (S n - first (S (c n))) with 0 by lia. unfold start, kind_of.
    pose proof (pair_known (S (c n)) n ltac:(lia)) as P. unfold first in K, H.
    replace (length (rows (S (c n))) - 1) with n by lia. destruct (rows (S (c n))) as [|u L] eqn:R; [simpl in H; lia|].
    rewrite P. simpl. lia.
Qed.

Lemma difference n : d n + (c (S n) + 1) <= d (S n) + c n.
Proof. destruct (next_pair n) as [[A B]|[A [_ B]]]; [lia|]. pose proof (step_large (kind_of (c (S n)))). lia. Qed.
Lemma d_above n : c n + n <= d n.
Proof.
  induction n as [|n IH]; [|pose proof (difference n); lia].
  assert (c 0 = 0); [|lia]. symmetry. apply (row_unique 0 0). pose proof (first_grows 0 1 ltac:(lia)). rewrite first_zero in *. lia.
Qed.
Lemma d_increases i j : i < j -> d i < d j.
Proof.
  assert (K : forall n, d n < d (S n)).
  { intros n. destruct (next_pair n) as [[A B]|[A [_ B]]]; [lia|]. pose proof (step_large (kind_of (c (S n)))). lia. }
  induction 1 as [|j H IH]; [apply K|]. specialize (K j). lia.
Qed.
Lemma c_rises i j : i <= j -> c i <= c j.
Proof. induction 1 as [|j H IH]; [lia|]. destruct (next_pair j) as [[A B]|[A B]]; lia. Qed.

(** x is d_j, j >= 1: then row x has the kind that the list says. *)
Theorem kind_none x : (~ exists j, 1 <= j /\ d j = x) -> kind_of x = None.
Proof.
  intros N. unfold kind_of, kind. destruct find as [j|] eqn:F; [|reflexivity]. exfalso. apply N.
  apply find_some in F as [I E]. apply in_seq in I. apply Nat.eqb_eq in E. exists j. split; [lia|].
  rewrite (pair_known x) in E by (unfold first; lia). exact E.
Qed.
Theorem kind_some j : 1 <= j -> kind_of (d j) = Some (mark (c (j - 1), d (j - 1)) (c j, d j)).
Proof.
  intros Hj.
  assert (J : j < first (d j)).
  { pose proof (rows_begin j). pose proof (d_above j). pose proof (first_grows (S (c j)) (d j) ltac:(lia)). lia. }
  unfold kind_of, kind. destruct find as [i|] eqn:F.
  - apply find_some in F as [I E]. apply in_seq in I. apply Nat.eqb_eq in E. fold (first (d j)) in I.
    rewrite pair_known in E by lia. simpl in E.
    assert (i = j) by (destruct (lt_eq_lt_dec i j) as [[K|K]|K]; trivial; apply d_increases in K; lia). subst i.
    rewrite !pair_known by lia. reflexivity.
  - exfalso. pose proof (find_none _ _ F j) as K. cbv beta in K. rewrite pair_known in K by trivial. simpl in K.
    rewrite Nat.eqb_refl in K. discriminate K. apply in_seq. fold (first (d j)). lia.
Qed.

(** All together. *)
Theorem by_marks : exists (c d first : nat -> nat) (kind_of : nat -> option bool),
  (first 0 = 0 /\ c 0 = 0 /\ d 0 = 0) /\
  (forall n, first (c n) <= n < first (S (c n))) /\
  (forall x, first (S x) = first x + number (kind_of x)) /\
  (forall n, (c (S n) = c n /\ d (S n) = d n + inner) \/
             (c (S n) = S (c n) /\ first (S (c n)) = S n /\ d (S n) = d n + step (kind_of (c (S n))))) /\
  (forall x, (~ exists j, 1 <= j /\ d j = x) -> kind_of x = None) /\
  (forall j, 1 <= j -> kind_of (d j) = Some (mark (c (j - 1), d (j - 1)) (c j, d j))).
Proof.
  exists c, d, first, kind_of. split; [|split; [exact rows_begin|split; [exact first_next|split; [exact next_pair|
    split; [exact kind_none|exact kind_some]]]]].
  split; [reflexivity|]. split; [pose proof (d_above 0); rewrite d_zero in *; lia|exact d_zero].
Qed.
End Recursion.

(** The mark says whether j is the first index of its row. *)
Theorem by_rows number step inner :
  (forall o, 1 <= number o) -> (forall o, 2 <= step o) -> 1 <= inner ->
  exists (c d first : nat -> nat) (kind_of : nat -> option bool),
  (first 0 = 0 /\ c 0 = 0 /\ d 0 = 0) /\
  (forall n, first (c n) <= n < first (S (c n))) /\
  (forall x, first (S x) = first x + number (kind_of x)) /\
  (forall n, (c (S n) = c n /\ d (S n) = d n + inner) \/
             (c (S n) = S (c n) /\ first (S (c n)) = S n /\ d (S n) = d n + step (kind_of (c (S n))))) /\
  (forall x, (~ exists j, 1 <= j /\ d j = x) -> kind_of x = None) /\
  (forall j, 1 <= j -> first (c j) = j -> kind_of (d j) = Some true) /\
  (forall j, 1 <= j -> first (c j) <> j -> kind_of (d j) = Some false).
Proof.
  intros N St I. pose (mark := fun before here : nat * nat => negb (fst before =? fst here)).
  destruct (by_marks mark number step inner N St I) as [c [d [first [kind [Z [B [F [Next [K0 K]]]]]]]]].
  exists c, d, first, kind. repeat (split; [assumption|]).
  assert (E : forall j, 1 <= j -> (c (j - 1) = c j <-> first (c j) <> j)).
  { intros j Hj. pose proof (B j) as Bj. pose proof (B (j - 1)) as Bi. destruct (Next (j - 1)) as [[A _]|[A [A' _]]];
      replace (S (j - 1)) with j in * by lia.
    - rewrite A in *. lia.
    - split; [lia|]. rewrite A, A'. lia. }
  split; intros j Hj H; rewrite K by trivial; unfold mark; simpl; f_equal.
  - apply Bool.negb_true_iff, Nat.eqb_neq. rewrite E by trivial. tauto.
  - apply Bool.negb_false_iff, Nat.eqb_eq. apply E; trivial.
Qed.
