(** * Numbers as words

    The numeration system of Dumont and Thomas. A substitution sends each letter
    [q] to a word [im q], none of them empty. A word of n digits from the letter
    q is a path: the digit c leads from q to letter number c of [im q]. The words
    of n digits from q, in lexicographic order, are the numbers 0, 1, ...,
    [len n q - 1], where [len n q] is the length of the n-th image of q. *)
From Coq Require Import List Arith Lia Bool.
From Wythoff.automata Require Import Sums.
Import ListNotations.

Section Numeration.
Variable im : nat -> list nat.

(** The letter that a digit leads to, and the number of digits. *)
Definition nx (q c : nat) : nat := nth c (im q) 0.
Definition deg (q : nat) : nat := length (im q).

Fixpoint len (n q : nat) : nat :=
  match n with 0 => 1 | S n => sum (len n) (im q) end.

(** What stands before the digit c. *)
Definition pl (n q c : nat) : nat := sum (len n) (firstn c (im q)).

Fixpoint words (n q : nat) : list (list nat) :=
  match n with
  | 0 => [[]]
  | S n => flat_map (fun c => map (cons c) (words n (nx q c))) (seq 0 (deg q))
  end.

(** The number that a word stands for. *)
Fixpoint val (n q : nat) (X : list nat) : nat :=
  match n, X with
  | S n, c :: X => pl n q c + val n (nx q c) X
  | _, _ => 0
  end.

Lemma seq_blocks (h : nat -> nat) l : forall b,
  flat_map (fun c => seq (b + sum h (firstn c l)) (h (nth c l 0)))
           (seq 0 (length l)) = seq b (sum h l).
Proof.
  induction l as [|a l IH]; intros b; [reflexivity|].
  cbn [length seq flat_map]. rewrite <- seq_shift, flat_map_map.
  cbn [firstn nth sum fold_right]. fold (sum h l).
  rewrite seq_app, Nat.add_0_r. f_equal.
  rewrite <- (IH (b + h a)). apply flat_map_ext. intros c. f_equal.
  unfold sum. simpl. lia.
Qed.

Lemma map_plus_seq b m : forall s, map (fun t => b + t) (seq s m) = seq (b + s) m.
Proof. induction m; intros s; simpl; [reflexivity|]. rewrite IHm. do 2 f_equal. lia. Qed.

(** Existence, uniqueness and order at once: the values of the words in their
    order are 0, 1, ..., len n q - 1. *)
Theorem words_val n : forall q, map (val n q) (words n q) = seq 0 (len n q).
Proof.
  induction n as [|n IH]; intros q; [reflexivity|].
  cbn [words len]. rewrite map_flat_map, <- (seq_blocks (len n) (im q) 0).
  apply flat_map_ext. intros c. rewrite map_map. cbn [val].
  rewrite <- (map_map (val n (nx q c)) (fun t => pl n q c + t)), IH, map_plus_seq.
  f_equal. unfold pl. lia.
Qed.

Lemma in_words_S n q c X :
  In (c :: X) (words (S n) q) <-> c < deg q /\ In X (words n (nx q c)).
Proof.
  cbn [words]. rewrite in_flat_map. split.
  - intros [d [H K]]. apply in_map_iff in K as [X' [E K]].
    injection E as -> ->. apply in_seq in H. split; [lia|trivial].
  - intros [H K]. exists c. split; [apply in_seq; lia|]. apply in_map. trivial.
Qed.

Lemma words_S_inv n q X : In X (words (S n) q) ->
  exists c X', X = c :: X' /\ c < deg q /\ In X' (words n (nx q c)).
Proof.
  cbn [words]. rewrite in_flat_map. intros [d [H K]].
  apply in_map_iff in K as [X' [<- K]]. apply in_seq in H.
  exists d, X'. repeat split; trivial. lia.
Qed.

Lemma words_0 q X : In X (words 0 q) -> X = [].
Proof. simpl. intuition. Qed.

Lemma val_lt n q X : In X (words n q) -> val n q X < len n q.
Proof.
  intros H. apply (in_map (val n q)) in H. rewrite words_val in H.
  apply in_seq in H. lia.
Qed.

Lemma exists_word n q x :
  x < len n q -> exists X, In X (words n q) /\ val n q X = x.
Proof.
  intros H.
  assert (K : In x (map (val n q) (words n q)))
    by (rewrite words_val; apply in_seq; lia).
  apply in_map_iff in K as [X [E K]]. eauto.
Qed.

(** ** The order of words *)

Fixpoint ltl (Z X : list nat) : bool :=
  match Z, X with
  | c :: Z, d :: X => (c <? d) || ((c =? d) && ltl Z X)
  | _, _ => false
  end.

Fixpoint eql (Z X : list nat) : bool :=
  match Z, X with
  | c :: Z, d :: X => (c =? d) && eql Z X
  | [], [] => true
  | _, _ => false
  end.

Lemma pl_lt n q c d : c < d -> c < deg q -> pl n q c + len n (nx q c) <= pl n q d.
Proof.
  unfold pl, nx, deg. generalize (im q) as l. intros l. revert l c.
  induction d as [|d IH]; intros l c H K; [lia|].
  destruct l as [|a l]; [simpl in K; lia|]. destruct c as [|c].
  - cbn [firstn nth]. rewrite sum_cons. simpl. lia.
  - cbn [firstn nth]. rewrite !sum_cons. simpl in K. specialize (IH l c). lia.
Qed.

(** The order of words is the order of their numbers. *)
Lemma ltl_val n : forall q Z X, In Z (words n q) -> In X (words n q) ->
  ltl Z X = (val n q Z <? val n q X) /\ eql Z X = (val n q Z =? val n q X).
Proof.
  induction n as [|n IH]; intros q Z X HZ HX.
  - apply words_0 in HZ. apply words_0 in HX. subst. auto.
  - apply words_S_inv in HZ as [c [Z' [-> [Hc HZ]]]].
    apply words_S_inv in HX as [d [X' [-> [Hd HX]]]].
    cbn [ltl eql val]. pose proof (val_lt _ _ _ HZ). pose proof (val_lt _ _ _ HX).
    destruct (Nat.lt_trichotomy c d) as [L|[E|L]].
    + pose proof (pl_lt n q c d L Hc).
      replace (c <? d) with true by (symmetry; apply Nat.ltb_lt; lia).
      replace (c =? d) with false by (symmetry; apply Nat.eqb_neq; lia).
      simpl. split; symmetry; [apply Nat.ltb_lt|apply Nat.eqb_neq]; lia.
    + subst d. destruct (IH _ _ _ HZ HX) as [I1 I2].
      rewrite Nat.ltb_irrefl, Nat.eqb_refl, I1, I2. simpl. split.
      * destruct (Nat.ltb_spec (val n (nx q c) Z') (val n (nx q c) X'));
          symmetry; [apply Nat.ltb_lt|apply Nat.ltb_ge]; lia.
      * destruct (Nat.eqb_spec (val n (nx q c) Z') (val n (nx q c) X'));
          symmetry; [apply Nat.eqb_eq|apply Nat.eqb_neq]; lia.
    + pose proof (pl_lt n q d c L Hd).
      replace (c <? d) with false by (symmetry; apply Nat.ltb_ge; lia).
      replace (c =? d) with false by (symmetry; apply Nat.eqb_neq; lia).
      simpl. split; symmetry; [apply Nat.ltb_ge|apply Nat.eqb_neq]; lia.
Qed.

Lemma eql_eq Z : forall X, eql Z X = true -> Z = X.
Proof.
  induction Z as [|c Z IH]; intros [|d X] H; simpl in H; try discriminate; trivial.
  apply andb_prop in H as [H1 H2]. apply Nat.eqb_eq in H1.
  rewrite (IH X H2). congruence.
Qed.

Lemma val_inj n q Z X : In Z (words n q) -> In X (words n q) ->
  val n q Z = val n q X -> Z = X.
Proof.
  intros HZ HX E. apply eql_eq. rewrite (proj2 (ltl_val n q Z X HZ HX)).
  apply Nat.eqb_eq. trivial.
Qed.

(** ** The digits of a number *)

Fixpoint digit (n : nat) (l : list nat) (x : nat) : nat * nat :=
  match l with
  | [] => (0, x)
  | a :: l =>
      if x <? len n a then (0, x)
      else let (c, r) := digit n l (x - len n a) in (S c, r)
  end.

Fixpoint rep (n q x : nat) : list nat :=
  match n with
  | O => []
  | S n => let (c, r) := digit n (im q) x in c :: rep n (nx q c) r
  end.

Lemma digit_ok n l : forall x, x < sum (len n) l ->
  let (c, r) := digit n l x in
  c < length l /\ r < len n (nth c l 0) /\ sum (len n) (firstn c l) + r = x.
Proof.
  induction l as [|a l IH]; intros x H; [simpl in H; lia|].
  rewrite sum_cons in H. cbn [digit].
  destruct (Nat.ltb_spec x (len n a)) as [K|K].
  - simpl. lia.
  - specialize (IH (x - len n a)). destruct (digit n l (x - len n a)) as [c r].
    cbn [length nth firstn]. rewrite sum_cons. lia.
Qed.

Lemma rep_ok n : forall q x, x < len n q ->
  In (rep n q x) (words n q) /\ val n q (rep n q x) = x.
Proof.
  induction n as [|n IH]; intros q x H; [simpl in *; split; [auto|lia]|].
  cbn [rep len] in *. pose proof (digit_ok n (im q) x H) as D.
  destruct (digit n (im q) x) as [c r]. destruct D as [D1 [D2 D3]].
  destruct (IH (nx q c) r D2) as [I1 I2]. split; [apply in_words_S; auto|].
  cbn [val]. rewrite I2. exact D3.
Qed.

(** ** Lengths grow *)

Hypothesis im_ne : forall q, im q <> [].

Lemma len_pos n : forall q, 1 <= len n q.
Proof.
  induction n as [|n IH]; intros q; [trivial|]. cbn [len].
  specialize (im_ne q). destruct (im q) as [|a l]; [tauto|].
  rewrite sum_cons. specialize (IH a). lia.
Qed.

Lemma len_mono n : forall q, len n q <= len (S n) q.
Proof.
  induction n as [|n IH]; intros q; [apply len_pos|].
  change (len (S n) q) with (sum (len n) (im q)).
  change (len (S (S n)) q) with (sum (len (S n)) (im q)).
  generalize (im q) as l. induction l as [|a l IHl]; [trivial|].
  rewrite !sum_cons. specialize (IH a). lia.
Qed.

(** ** Leading zeros: the image of the letter 0 is 0 and something more *)

Hypothesis zero_first : nx 0 0 = 0.
Hypothesis zero_two : 2 <= deg 0.

Lemma len_grow n : n < len n 0.
Proof.
  induction n as [|n IH]; [simpl; lia|]. cbn [len]. unfold nx, deg in *.
  destruct (im 0) as [|a [|b l]]; simpl in zero_two; try lia.
  simpl in zero_first. subst a. rewrite !sum_cons. pose proof (len_pos n b). lia.
Qed.

Fixpoint pad (m : nat) (X : list nat) : list nat :=
  match m with O => X | S m => 0 :: pad m X end.

Lemma pad_ok m n X : In X (words n 0) ->
  In (pad m X) (words (m + n) 0) /\ val (m + n) 0 (pad m X) = val n 0 X.
Proof.
  intros H. induction m as [|m [IH1 IH2]]; [auto|]. cbn [pad Nat.add]. split.
  - apply in_words_S. rewrite zero_first. split; [lia|trivial].
  - cbn [val]. rewrite zero_first, IH2. reflexivity.
Qed.

(** ** How many digits the number m needs. *)
Fixpoint digits_from (fuel n m : nat) : nat :=
  match fuel with
  | O => n
  | S f => if m <? len n 0 then n else digits_from f (S n) m
  end.
Definition digits (m : nat) : nat := digits_from m 0 m.

Lemma digits_ok m : m < len (digits m) 0.
Proof.
  unfold digits.
  assert (K : forall fuel n, m <= fuel + n -> m < len (digits_from fuel n m) 0);
    [|apply K; lia].
  induction fuel as [|f IH]; intros n H; cbn [digits_from].
  - pose proof (len_grow n). lia.
  - destruct (Nat.ltb_spec m (len n 0)); [trivial|]. apply IH. lia.
Qed.
End Numeration.
