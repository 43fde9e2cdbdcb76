(** * A set of positions can be listed by rows and then columns

    if every row is finite and there is no last row. *)
From Coq Require Import List Arith Lia ClassicalDescription Wf_nat FinFun.
From Wythoff Require Import Game Moves Listing.
Import ListNotations.

Definition before (v w : position) : Prop := fst v < fst w \/ fst v = fst w /\ snd v < snd w.

Lemma before_cases v w : before v w \/ v = w \/ before w v.
Proof.
  unfold before. destruct v as [x y], w as [x' y']. simpl.
  destruct (lt_eq_lt_dec x x') as [[?|?]|?], (lt_eq_lt_dec y y') as [[?|?]|?]; subst; auto; lia.
Qed.

Lemma least_number (A : nat -> Prop) : (exists n, A n) -> exists n, A n /\ forall k, A k -> n <= k.
Proof.
  intros H. destruct (dec_inh_nat_subset_has_unique_least_element A) as [n [K _]]; [intros; apply classic|trivial|].
  exists n. exact K.
Qed.

Lemma first_position (Q : position -> Prop) : (exists v, Q v) -> exists! v, Q v /\ forall w, Q w -> ~ before w v.
Proof.
  intros [[x0 y0] H0]. destruct (least_number (fun x => exists y, Q (x, y))) as [x [H Mx]]; [eauto|].
  destruct (least_number (fun y => Q (x, y)) H) as [y [Hy My]]. exists (x, y). split; [split; [trivial|]|].
  - intros [x' y'] K B. unfold before in B. simpl in B. specialize (Mx x' (ex_intro _ y' K)).
    destruct B as [B|[E B]]; [lia|]. subst x'. specialize (My y' K). lia.
  - intros w [Qw Mw]. destruct (before_cases (x, y) w) as [B|[B|B]]; [|trivial|].
    + exfalso. exact (Mw _ Hy B).
    + exfalso. destruct w as [x' y']. unfold before in B. simpl in B. specialize (Mx x' (ex_intro _ y' Qw)).
      destruct B as [B|[E B]]; [lia|]. subst x'. specialize (My y' Qw). lia.
Qed.

Section Enumeration.
Variable S : position -> Prop.
Hypothesis finite_rows : forall x, exists K, forall y, S (x, y) -> y < K.
Hypothesis no_last_row : forall n, exists v, n <= fst v /\ S v.

Definition after (o : option position) (v : position) : Prop :=
  S v /\ match o with None => True | Some u => before u v end.
Lemma some_after o : exists v, after o v.
Proof.
  destruct o as [u|]; [destruct (no_last_row (1 + fst u)) as [v [H K]]|destruct (no_last_row 0) as [v [H K]]];
  exists v; split; trivial. left. lia.
Qed.
Definition next (o : option position) : position :=
  proj1_sig (constructive_definite_description _ (first_position (after o) (some_after o))).
Lemma next_spec o : after o (next o) /\ forall w, after o w -> ~ before w (next o).
Proof. unfold next. destruct constructive_definite_description as [v K]. exact K. Qed.

Fixpoint nth_position (n : nat) : position :=
  match n with 0 => next None | Datatypes.S n => next (Some (nth_position n)) end.

Lemma nth_in n : S (nth_position n).
Proof. destruct n; simpl; apply next_spec. Qed.
Lemma nth_before n : before (nth_position n) (nth_position (Datatypes.S n)).
Proof. exact (proj2 (proj1 (next_spec (Some (nth_position n))))). Qed.
Lemma nth_increases i j : i < j -> before (nth_position i) (nth_position j).
Proof.
  induction 1 as [|j H IH]; [apply nth_before|]. pose proof (nth_before j). unfold before in *. lia.
Qed.
Lemma nth_injective i j : nth_position i = nth_position j -> i = j.
Proof.
  intros E. destruct (lt_eq_lt_dec i j) as [[H|H]|H]; trivial; apply nth_increases in H; rewrite E in H; unfold before in H; lia.
Qed.

Lemma rows_finite n : exists K, forall x y, x < n -> S (x, y) -> y < K.
Proof.
  induction n as [|n [K IH]]; [exists 0; lia|]. destruct (finite_rows n) as [K' H]. exists (K + K'). intros x y Hx Sx.
  destruct (Nat.eq_dec x n); [subst; specialize (H y Sx); lia|]. specialize (IH x y ltac:(lia) Sx). lia.
Qed.

Lemma nth_reaches v : S v -> exists n, nth_position n = v.
Proof.
  intros Sv. apply NNPP. intros N.
  assert (A : forall n, before (nth_position n) v).
  { induction n as [|n IH]; simpl.
    - destruct (before_cases (next None) v) as [B|[B|B]]; trivial; exfalso; [apply N; exists 0; trivial|].
      apply (proj2 (next_spec None) v); [split; trivial|trivial].
    - destruct (before_cases (next (Some (nth_position n))) v) as [B|[B|B]]; trivial; exfalso;
        [apply N; exists (Datatypes.S n); trivial|].
      apply (proj2 (next_spec (Some (nth_position n))) v); [split; trivial|trivial]. }
  destruct (rows_finite (1 + fst v)) as [K H].
  set (size := (1 + fst v) * K).
  assert (L : length (map nth_position (seq 0 (Datatypes.S size))) <= length (list_prod (seq 0 (1 + fst v)) (seq 0 K))).
  { apply NoDup_incl_length.
    - apply Injective_map_NoDup; [exact nth_injective|apply seq_NoDup].
    - intros w I. apply in_map_iff in I as [n [<- _]]. pose proof (nth_in n) as I. specialize (A n).
      destruct (nth_position n) as [x y]. unfold before in A. simpl in A. apply in_prod; apply in_seq; [lia|].
      specialize (H x y ltac:(lia) I). lia. }
  rewrite map_length, prod_length, !seq_length in L. unfold size in L. lia.
Qed.

Theorem enumeration : exists c d : nat -> nat,
  (forall v, S v <-> exists i, v = (c i, d i)) /\
  (forall i, c i < c (Datatypes.S i) \/ c i = c (Datatypes.S i) /\ d i < d (Datatypes.S i)).
Proof.
  exists (fun i => fst (nth_position i)), (fun i => snd (nth_position i)). split; [|exact nth_before].
  intros v. split.
  - intros Sv. destruct (nth_reaches v Sv) as [i <-]. exists i. apply surjective_pairing.
  - intros [i ->]. rewrite <- surjective_pairing. apply nth_in.
Qed.
End Enumeration.
