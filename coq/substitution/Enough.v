(** * Conditions within single rows are enough, without an axiom

    The theorem new_steps of [paper/New_steps.v], once more: there it is put together
    from the book of lemmas, which uses excluded middle; here it is proved directly. *)
From Coq Require Import Arith Lia List.
From Wythoff Require Import Game Moves Stepwise.
Import ListNotations.

Section Enough.
Variables m l p : nat.
Variables c d first : nat -> nat.
Hypothesis Hm : 1 <= m.
Hypothesis Hl : 1 <= l.
Hypothesis steps : stepwise m c d first.
Notation listed := (in_nat_pairs c d).
Notation g := (mWN_modulo m l p).

Lemma listed_mirror x y : listed (x, y) -> listed (y, x).
Proof. intros [n [E|E]]; exists n; injection E as -> ->; auto. Qed.

(** ** Rows and differences *)
Lemma first_monotone x y : x <= y -> first x <= first y.
Proof. induction 1 as [|y H IH]; [lia|]. pose proof (no_row_is_empty _ _ _ _ steps y). lia. Qed.
Lemma row_is n x : first x <= n < first (S x) -> c n = x.
Proof.
  intros H. pose proof (index_in_row _ _ _ _ steps n) as K.
  destruct (lt_eq_lt_dec (c n) x) as [[C|C]|C]; [|trivial|]; pose proof (first_monotone _ _ C); lia.
Qed.
Lemma c_next n : c (S n) = c n \/ c (S n) = S (c n).
Proof.
  pose proof (index_in_row _ _ _ _ steps n) as K. destruct (le_lt_dec (first (S (c n))) (S n)) as [C|C].
  - right. apply row_is. pose proof (no_row_is_empty _ _ _ _ steps (S (c n))). lia.
  - left. apply row_is. lia.
Qed.
Lemma c_begins : c 0 = 0.
Proof.
  apply row_is. pose proof (no_row_is_empty _ _ _ _ steps 0). rewrite (first_of_row_0 _ _ _ _ steps) in *. lia.
Qed.
Lemma c_monotone i j : i <= j -> c i <= c j.
Proof. induction 1 as [|j H IH]; [lia|]. pose proof (c_next j). lia. Qed.
Lemma c_below n : c n <= d n.
Proof.
  induction n as [|n IH]; [rewrite c_begins; lia|]. pose proof (difference_grows _ _ _ _ steps n). lia.
Qed.
Definition D (n : nat) : nat := d n - c n.
Lemma d_is n : d n = c n + D n.
Proof. pose proof (c_below n). unfold D. lia. Qed.
Lemma D_grows n : D (S n) = D n + m \/ 2 <= m /\ D (S n) = D n + m + 1.
Proof. pose proof (difference_grows _ _ _ _ steps n) as K. rewrite !d_is in K. lia. Qed.
Lemma D_begins : D 0 = 0.
Proof. unfold D. rewrite (d_begins _ _ _ _ steps). reflexivity. Qed.
Lemma D_apart i j : i < j -> D i + m <= D j.
Proof. induction 1 as [|j H IH]; [pose proof (D_grows i)|pose proof (D_grows j)]; lia. Qed.
Lemma D_injective i j : D i < D j + m -> D j < D i + m -> i = j.
Proof.
  intros A B. destruct (lt_eq_lt_dec i j) as [[C|C]|C]; [|trivial|]; pose proof (D_apart _ _ C); lia.
Qed.
Lemma D_positive i : D i < m -> i = 0.
Proof. intros H. apply D_injective; rewrite D_begins; lia. Qed.

(** ** It is decided whether a position is listed *)
Lemma below_dec (A : nat -> Prop) : (forall n, A n \/ ~ A n) ->
  forall N, (exists n, n < N /\ A n) \/ ~ (exists n, n < N /\ A n).
Proof.
  intros H. induction N as [|N IH]; [right; intros [n [K _]]; lia|]. destruct IH as [[n [K B]]|IH]; [left; exists n; split; [lia|trivial]|].
  destruct (H N) as [B|B]; [left; exists N; auto|right]. intros [n [K C]]. destruct (Nat.eq_dec n N) as [->|E]; [tauto|].
  apply IH. exists n. split; [lia|trivial].
Qed.
Lemma index_below n x : c n = x -> n < first (S x).
Proof. intros <-. apply (index_in_row _ _ _ _ steps n). Qed.
Lemma listed_dec v : listed v \/ ~ listed v.
Proof.
  destruct v as [x y].
  destruct (below_dec (fun n => (x, y) = (c n, d n) \/ (x, y) = (d n, c n))) with (N := first (S x) + first (S y)) as [[n [_ H]]|H].
  - intros n. destruct (position_eq_dec (x, y) (c n, d n)); [tauto|]. destruct (position_eq_dec (x, y) (d n, c n)); tauto.
  - left. exists n. trivial.
  - right. intros [n K]. apply H. exists n. split; [|trivial].
    destruct K as [K|K]; injection K as A B; [pose proof (index_below n x)|pose proof (index_below n y)]; lia.
Qed.

(** ** No move joins two pairs *)
Hypothesis apart : forall x y y1, y1 < y -> listed (x, y) -> listed (x, y1) -> ~ a_length l p (y - y1).

Lemma falls : falling g.
Proof.
  intros v w. unfold mWN_modulo, without_blocks. simpl. unfold bishop, lp_rook, rook_by, nim, size.
  intros [[i [j H]]|[k [_ H]]]; lia.
Qed.
Lemma rook_length k : (exists i j, k = i * p + j /\ (j < l \/ l = 0 /\ j = 0)) <-> a_length l p k.
Proof. split; intros [i [j H]]; exists i, j; lia. Qed.

Lemma none_joined v w : listed v -> option_of g v w -> ~ listed w.
Proof.
  intros Lv O Lw. pose proof (falls v w O) as F. destruct v as [x y], w as [x1 y1]. unfold size in F. simpl in F.
  destruct O as [[i [j H]]|[k [K [Hk [N|N]]]]]; simpl in *.
  - destruct Lv as [a Ea], Lw as [b Eb].
    assert (A : x = c a /\ y = d a \/ x = d a /\ y = c a) by (destruct Ea as [E|E]; injection E; auto).
    assert (B : x1 = c b /\ y1 = d b \/ x1 = d b /\ y1 = c b) by (destruct Eb as [E|E]; injection E; auto).
    pose proof (d_is a) as Da. pose proof (d_is b) as Db. clear Ea Eb.
    enough (a = b) by (subst b; lia). pose proof (D_positive a). pose proof (D_positive b).
    assert ((D a < D b + m /\ D b < D a + m) \/ D a + D b < m) as [C|C] by lia; [apply D_injective; lia|lia].
  - apply rook_length in K. destruct N as [N1 N2]. subst y. apply (apart y1 x x1); [lia|apply listed_mirror; trivial|apply listed_mirror; trivial|].
    replace (x - x1) with k by lia. trivial.
  - apply rook_length in K. destruct N as [N1 N2]. subst x1. apply (apart x y y1); [lia|trivial|trivial|]. replace (y - y1) with k by lia. trivial.
Qed.

(** ** Every other position has a move to one *)
Hypothesis beyond : forall x y, d (first (S x) - 1) < y -> reaches_a_pair l p c d x y.
Hypothesis beside : forall n, d (S n) + c n = d n + c (S n) + m + 1 -> reaches_a_pair l p c d (c (S n)) (d (S n) - 1).

Lemma along_row x y : reaches_a_pair l p c d x y -> exists w, option_of g (x, y) w /\ listed w.
Proof.
  intros [y1 [H [L K]]]. exists (x, y1). split; [|trivial]. right. exists (y - y1). split; [apply rook_length; trivial|].
  unfold nim. simpl. lia.
Qed.
Lemma last_below N t : exists j, j <= N /\ D j <= t /\ (j = N \/ t < D (S j)).
Proof.
  induction N as [|N [j [A [B C]]]]; [exists 0; rewrite D_begins; lia|].
  destruct (le_lt_dec (D (S N)) t) as [E|E]; [exists (S N); lia|]. exists j. destruct C as [->|C]; lia.
Qed.
Lemma reaches_above x y : x <= y -> ~ listed (x, y) -> exists w, option_of g (x, y) w /\ listed w.
Proof.
  intros H N. pose proof (no_row_is_empty _ _ _ _ steps x) as F. set (n := first (S x) - 1).
  assert (Cn : c n = x) by (apply row_is; unfold n; lia).
  destruct (last_below n (y - x)) as [j [A [B C]]]. pose proof (c_monotone j n A) as Cj. pose proof (d_is j) as Dj.
  assert (Lj : listed (c j, d j)) by (exists j; auto).
  assert (N' : (x, y) <> (c j, d j)) by (intros E; apply N; rewrite E; trivial).
  assert (N2 : ~ (x = c j /\ y = d j)) by (intros [-> ->]; tauto).
  destruct C as [->|C].
  - apply along_row, beyond. fold n. lia.
  - destruct (le_lt_dec (D j + m) (y - x)) as [E|E].
    + destruct (D_grows j) as [G|[M G]]; [lia|]. destruct (Nat.eq_dec j n) as [Q|Q].
      * subst j. apply along_row, beyond. fold n. lia.
      * pose proof (c_monotone (S j) n ltac:(lia)) as Cs. pose proof (d_is (S j)) as Ds.
        destruct (Nat.eq_dec (c (S j)) x) as [X|X].
        -- apply along_row. replace y with (d (S j) - 1) by lia. rewrite <- X. apply beside. lia.
        -- exists (c (S j), d (S j)). split; [|exists (S j); auto]. left. exists 1, (x - c (S j) - 1). simpl. lia.
    + exists (c j, d j). split; [|trivial]. left. exists (y - x - D j), (x - c j). simpl. lia.
Qed.

Lemma option_mirror x y x1 y1 : option_of g (x, y) (x1, y1) -> option_of g (y, x) (y1, x1).
Proof.
  intros [[i [j H]]|[k [K H]]]; simpl in *; [left; exists i, j; simpl; lia|right; exists k; split; [trivial|]].
  unfold nim in *. simpl in *. lia.
Qed.
Lemma reaches v : ~ listed v -> exists w, option_of g v w /\ listed w.
Proof.
  destruct v as [x y]. intros N. destruct (le_lt_dec x y) as [C|C]; [apply reaches_above; trivial|].
  destruct (reaches_above y x) as [[x1 y1] [O L]]; [lia|intros K; apply N, listed_mirror, K|].
  exists (y1, x1). split; [apply option_mirror|apply listed_mirror]; trivial.
Qed.

Theorem enough : forall v, Pposition g v <-> listed v.
Proof.
  assert (K : forall n v, size v < n -> (listed v -> Pposition g v) /\ (~ listed v -> Nposition g v)).
  { induction n as [|n IH]; intros v Hv; [lia|].
    assert (IH' : forall w, option_of g v w -> (listed w -> Pposition g w) /\ (~ listed w -> Nposition g w)).
    { intros w O. apply IH. pose proof (falls v w O). lia. }
    split; intros L.
    - apply (P_by g v []); [intros [[] _]|split; [simpl; lia|intros w []]|].
      intros w O _. apply (IH' w O). exact (none_joined v w L O).
    - destruct (reaches v L) as [w [O Lw]]. apply N_by. intros B [HB _]. exists w. split; [trivial|]. split; [|apply (IH' w O); trivial].
      destruct B; [intros []|simpl in HB; lia]. }
  intros v. specialize (K (S (size v)) v ltac:(lia)). split; [|apply K].
  intros HP. destruct (listed_dec v) as [L|L]; [trivial|]. exfalso. apply (not_both g falls v HP). apply K. trivial.
Qed.
End Enough.
