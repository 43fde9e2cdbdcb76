(** * One P-position on each diagonal, and how many pairs come early

    Not in the paper. A diagonal is the set of all (x, x + t), for some t. *)
From Coq Require Import List Arith Lia.
From Wythoff Require Import Game Moves Listing.
Import ListNotations.

(** The bishop, or a rook that moves by lengths in [L] only. mWN^(l,p) with m = 1
    is such a game. *)
Definition bishop_and_rook (L : nat -> Prop) : game :=
  without_blocks (fun v w => bishop 1 v w \/ rook_by L v w).

(** [Q] lists the P-positions of [g] with a property, each once. *)
Definition lists_P (g : game) (S : position -> Prop) (Q : list position) : Prop :=
  NoDup Q /\ forall v, In v Q <-> Pposition g v /\ S v.

(** Whatever the lengths of the rook are: a diagonal has at most one P-position, and
    of the pairs {c, d}, c <= d, that are P at least M/3 and at most M have d < M. *)
Definition statement_new_one_each_any : Prop :=
  forall L : nat -> Prop, (forall k, 0 < k -> L k \/ ~ L k) ->
  (forall x y t, Pposition (bishop_and_rook L) (x, x + t) ->
     Pposition (bishop_and_rook L) (y, y + t) -> x = y) /\
  (forall M, exists Q,
     lists_P (bishop_and_rook L) (fun v => fst v <= snd v /\ snd v < M) Q /\
     length Q <= M /\ M <= 3 * length Q).

(** If there are few lengths, the diagonal has one: [b] tells the lengths. *)
Definition lengths (b : nat -> bool) (n : nat) : nat := length (filter b (seq 1 n)).
Definition statement_new_one_each_few : Prop :=
  forall (L : nat -> Prop) (b : nat -> bool) (t N : nat),
  (forall k, 0 < k -> (L k <-> b k = true)) ->
  lengths b (N + t - 1) + lengths b (N - 1) < N ->
  exists x, x < N /\ Pposition (bishop_and_rook L) (x, x + t).

(** So in 1WN^(l,p) with 2l <= p every diagonal has exactly one P-position; for
    2l < p it is found early. *)
Definition statement_new_one_each : Prop :=
  forall l p t, 1 <= l -> 2 * l <= p ->
  exists! x, Pposition (mWN_modulo 1 l p) (x, x + t).
Definition statement_new_one_each_early : Prop :=
  forall l p t q, 1 <= l -> l <= p -> 1 <= q -> t + 2 * l * q < p * q + 2 ->
  exists x, x < p * q /\ Pposition (mWN_modulo 1 l p) (x, x + t).

(** ** Proof *)

(** If every element of [A] has a partner in [B], and no two have the same. *)
Lemma at_most_as_many {T U} (R : T -> U -> Prop) (A : list T) (B : list U) : NoDup A ->
  (forall a, In a A -> exists b, In b B /\ R a b) ->
  (forall a a' b, In a A -> In a' A -> R a b -> R a' b -> a = a') -> length A <= length B.
Proof.
  intros D. revert B. induction D as [|a A I D IH]; intros B E J; [simpl; lia|].
  destruct (E a (or_introl eq_refl)) as [b [Ib Rb]]. apply in_split in Ib as [B1 [B2 ->]].
  rewrite app_length. simpl. rewrite Nat.add_succ_r, <- app_length. apply le_n_S, IH.
  - intros a' I'. destruct (E a' (or_intror I')) as [b' [Ib' Rb']]. exists b'. split; [|trivial].
    apply in_app_iff in Ib' as [Ib'|[<-|Ib']]; apply in_app_iff; auto.
    exfalso. apply I. rewrite (J a a' b); simpl; auto.
  - intros; eapply J; simpl; eauto.
Qed.

(** A search among finitely many numbers. *)
Lemma search (S : nat -> Prop) : (forall x, S x \/ ~ S x) ->
  forall n, (exists x, x < n /\ S x) \/ forall x, x < n -> ~ S x.
Proof.
  intros D. induction n as [|n [[x [Hx Sx]]|IH]].
  - right. intros; lia.
  - left. exists x. split; [lia|trivial].
  - destruct (D n) as [Sn|Sn].
    + left. exists n. split; [lia|trivial].
    + right. intros x Hx. destruct (Nat.eq_dec x n) as [->|]; [trivial|]. apply IH. lia.
Qed.

Section Game.
Variable L : nat -> Prop.
Hypothesis L_dec : forall k, 0 < k -> L k \/ ~ L k.
Let g := bishop_and_rook L.
Let P (x y : nat) : Prop := Pposition g (x, y).

Lemma falls : falling g.
Proof.
  intros [x y] [x' y'] [[i [j H]]|[k [_ H]]]; unfold nim, size in *; simpl in *; lia.
Qed.

Lemma bishop_dec v w : bishop 1 v w \/ ~ bishop 1 v w.
Proof.
  destruct v as [x y], w as [x' y'].
  destruct (le_lt_dec x x') as [H|H]; [right; intros [i [j K]]; simpl in K; lia|].
  destruct (Nat.eq_dec (x + y') (x' + y)) as [E|E]; [left|right; intros [i [j K]]; simpl in K; lia].
  exists 0, (x - x'). simpl. lia.
Qed.

Lemma rook_dec v w : rook_by L v w \/ ~ rook_by L v w.
Proof.
  destruct v as [x y], w as [x' y'].
  destruct (Nat.eq_dec y y') as [->|N].
  - destruct (le_lt_dec x x') as [H|H]; [right; intros [k [_ K]]; unfold nim in K; simpl in K; lia|].
    destruct (L_dec (x - x') ltac:(lia)) as [Y|Y].
    + left. exists (x - x'). unfold nim. simpl. split; [trivial|lia].
    + right. intros [k [K1 K2]]. apply Y. unfold nim in K2. simpl in K2. replace (x - x') with k by lia. trivial.
  - destruct (Nat.eq_dec x x') as [->|N']; [|right; intros [k [_ K]]; unfold nim in K; simpl in K; lia].
    destruct (le_lt_dec y y') as [H|H]; [right; intros [k [_ K]]; unfold nim in K; simpl in K; lia|].
    destruct (L_dec (y - y') ltac:(lia)) as [Y|Y].
    + left. exists (y - y'). unfold nim. simpl. split; [trivial|lia].
    + right. intros [k [K1 K2]]. apply Y. unfold nim in K2. simpl in K2. replace (y - y') with k by lia. trivial.
Qed.

Lemma is_known : effective g.
Proof.
  constructor; simpl; unfold normal_play; try tauto.
  intros v w. pose proof (bishop_dec v w). pose proof (rook_dec v w). tauto.
Qed.

Lemma P_known x y : P x y \/ ~ P x y.
Proof. apply (P_dec g falls is_known). Qed.

Lemma no_P_option v w : Pposition g v -> option_of g v w -> ~ Pposition g w.
Proof. intros H. apply (without_blocking g falls is_known) in H as [_ H]; auto. Qed.

Lemma some_P_option v : ~ Pposition g v -> exists w, option_of g v w /\ Pposition g w.
Proof.
  intros H. destruct (options_with g falls is_known (Pposition g) v) as [[|w l] [_ E]].
  - intros w _. apply (P_dec g falls is_known).
  - exfalso. apply H. apply (without_blocking g falls is_known); [trivial|]. split; [intros [F _]; exact F|].
    intros w O Q. destruct (proj2 (E w) (conj O Q)).
  - exists w. apply E. simpl. auto.
Qed.

Lemma mirror x y : P x y -> P y x.
Proof.
  enough (K : forall n x y, x + y < n -> P x y -> P y x) by (apply (K (S (x + y))); lia).
  clear x y. induction n as [|n IH]; intros x y Hn H; [lia|].
  destruct (P_known y x) as [|N]; [trivial|]. exfalso.
  apply some_P_option in N as [[u v] [O Q]]. pose proof (falls _ _ O) as F. unfold size in F. simpl in F.
  apply IH in Q; [|lia]. refine (no_P_option _ (v, u) H _ Q).
  destruct O as [[i [j O]]|[k [Lk O]]]; [left; exists i, j|right; exists k]; unfold nim in *; simpl in *; intuition lia.
Qed.

(** Two P-positions with the same difference are one. *)
Lemma one_on_diagonal x y x' y' : P x y -> P x' y' -> x + y' = x' + y -> x = x'.
Proof.
  enough (K : forall x y x' y', P x y -> P x' y' -> x + y' = x' + y -> x' < x -> False).
  { intros H H' E. destruct (lt_eq_lt_dec x x') as [[C|C]|C]; [|trivial|]; exfalso.
    - apply (K x' y' x y); trivial; lia.
    - apply (K x y x' y'); trivial. }
  clear x y x' y'. intros x y x' y' H H' E C. apply (no_P_option _ (x', y') H); [|exact H'].
  left. exists 0, (x - x'). simpl. lia.
Qed.

(** Two P-positions of a row are no move apart. *)
Lemma row_apart x y k : P x y -> 0 < k -> L k -> ~ P x (y + k).
Proof.
  intros H Hk Lk H'. apply (no_P_option _ (x, y) H'); [|exact H]. right. exists k. unfold nim. simpl. split; [trivial|lia].
Qed.

Lemma origin : P 0 0.
Proof.
  destruct (P_known 0 0) as [|N]; [trivial|]. apply some_P_option in N as [w [O _]].
  apply falls in O. unfold size in O. simpl in O. lia.
Qed.

(** Where a diagonal has no P-position so far, a rook has one to go to. *)
Lemma covered t N : (forall x, x < N -> ~ P x (x + t)) -> forall x, x < N ->
  (exists k, L k /\ 0 < k <= x + t /\ P x (x + t - k)) \/ (exists k, L k /\ 0 < k <= x /\ P (x - k) (x + t)).
Proof.
  intros E x Hx. destruct (some_P_option _ (E x Hx)) as [[u v] [[[i [j O]]|[k [Lk O]]] Q]]; simpl in O.
  - exfalso. apply (E u); [lia|]. unfold P. replace (u + t) with v by lia. trivial.
  - unfold nim in O. simpl in O. destruct O as [Hk [O|O]]; [right|left]; exists k; (split; [trivial|]); (split; [lia|]).
    + unfold P. replace (x - k) with u by lia. replace (x + t) with v by lia. trivial.
    + unfold P. replace (x + t - k) with v by lia. replace x with u by lia. trivial.
Qed.

(** *** Pairs with d < M *)
Definition early (M : nat) (v : position) : Prop := fst v <= snd v /\ snd v < M.

Lemma early_list M : exists Q, lists_P g (early M) Q.
Proof.
  destruct (selection (fun v => Pposition g v /\ early M v) (square M)) as [Q [D E]].
  - intros [x y] _. unfold early. simpl. destruct (P_known x y); [|tauto].
    destruct (le_lt_dec x y); [|right; lia]. destruct (le_lt_dec M y); [right; lia|tauto].
  - exists Q. split; [trivial|]. intros [x y]. rewrite E, in_square. unfold early. simpl. split; [tauto|].
    intros H. split; [lia|trivial].
Qed.

Lemma early_at_most M Q : lists_P g (early M) Q -> length Q <= M.
Proof.
  intros [D E]. rewrite <- (seq_length M 0).
  apply (at_most_as_many (fun v t => snd v = fst v + t)); [trivial| |].
  - intros [x y] I. apply E in I as [_ [A B]]. simpl in *. exists (y - x). rewrite in_seq. lia.
  - intros [x y] [x' y'] t I I' H H'. simpl in *. apply E in I as [I _]. apply E in I' as [I' _].
    assert (x = x') by (apply (one_on_diagonal x y x' y'); trivial; lia). subst. f_equal. 
Qed.

(** All diagonals t with t + N < M are met in the rows up to N. *)
Let met N M := forall t, t + N < M -> exists x, x <= N /\ P x (x + t).

Lemma met_dec N M : met N M \/ exists t, t + N < M /\ forall x, x <= N -> ~ P x (x + t).
Proof.
  destruct (search (fun t => t + N < M /\ forall x, x <= N -> ~ P x (x + t))) with (n := M) as [[t [_ H]]|H].
  - intros t. destruct (le_lt_dec M (t + N)); [right; lia|].
    destruct (search (fun x => P x (x + t)) (fun x => P_known x (x + t)) (S N)) as [[x [Hx Px]]|E].
    + right. intros [_ K]. apply (K x); [lia|trivial].
    + left. split; [trivial|]. intros x Hx. apply E. lia.
  - right. exists t. trivial.
  - left. intros t Ht. destruct (search (fun x => P x (x + t)) (fun x => P_known x (x + t)) (S N)) as [[x [Hx Px]]|E].
    + exists x. split; [lia|trivial].
    + exfalso. apply (H t); [lia|]. split; [trivial|]. intros x Hx. apply E. lia.
Qed.

Lemma first_met M : exists N, N <= M /\ met N M /\ forall N', N' < N -> ~ met N' M.
Proof.
  enough (K : forall n, (exists N, N <= n /\ met N M /\ forall N', N' < N -> ~ met N' M) \/ forall N, N <= n -> ~ met N M).
  { destruct (K M) as [|E]; [trivial|]. exfalso. apply (E M); [lia|]. intros t. lia. }
  assert (D : forall N, met N M \/ ~ met N M).
  { intros N. destruct (met_dec N M) as [|[t [Ht E]]]; [auto|]. right. intros H.
    destruct (H t Ht) as [x [Hx Px]]. apply (E x Hx Px). }
  induction n as [|n [[N [H1 H2]]|IH]].
  - destruct (D 0) as [Y|Y]; [left; exists 0|right; intros N HN; replace N with 0 by lia; trivial].
    split; [lia|]. split; [trivial|]. intros; lia.
  - left. exists N. split; [lia|trivial].
  - destruct (D (S n)) as [Y|Y].
    + left. exists (S n). split; [lia|]. split; [trivial|]. intros N HN. apply IH. lia.
    + right. intros N HN. destruct (Nat.eq_dec N (S n)) as [->|]; [trivial|]. apply IH. lia.
Qed.

(** The diagonals that are met in time have a pair each. *)
Lemma met_pairs N M Q : lists_P g (early M) Q -> met N M -> M - N <= length Q.
Proof.
  intros [D E] H. rewrite <- (seq_length (M - N) 0).
  apply (at_most_as_many (fun t v => snd v = fst v + t)); [apply seq_NoDup| |].
  - intros t I. apply in_seq in I. destruct (H t ltac:(lia)) as [x [Hx Px]]. exists (x, x + t). simpl.
    split; [|trivial]. apply E. split; [trivial|]. unfold early. simpl. lia.
  - intros. lia.
Qed.

(** If diagonal t is not met in the rows before N, every such row or its column t
    further has a P-position: a pair gives at most two of them. *)
Lemma unmet_pairs t N M Q : lists_P g (early M) Q -> N + t <= M -> (forall x, x < N -> ~ P x (x + t)) ->
  N <= 2 * length Q.
Proof.
  intros [D E] HN C. pose proof (covered t N C) as K.
  rewrite <- (seq_length N 0). replace (2 * length Q) with (length (map (pair true) Q ++ map (pair false) Q))
    by (rewrite app_length, !map_length; lia).
  apply (at_most_as_many (fun x (e : bool * position) => let (s, v) := e in P (fst v) (snd v) /\
    if s then fst v < x /\ snd v = x
    else fst v = x /\ snd v < x + t \/ fst v + t < snd v /\ snd v = x + t)); [apply seq_NoDup| |].
  - intros x I. apply in_seq in I. destruct (K x ltac:(lia)) as [[k [_ [Hk H]]]|[k [_ [Hk H]]]].
    + destruct (le_lt_dec x (x + t - k)) as [G|G].
      * exists (false, (x, x + t - k)). simpl. split; [|split; [trivial|lia]].
        apply in_app_iff. right. apply in_map. apply E. split; [trivial|]. unfold early. simpl. lia.
      * exists (true, (x + t - k, x)). simpl. split; [|split; [apply mirror; trivial|lia]].
        apply in_app_iff. left. apply in_map. apply E. split; [apply mirror; trivial|]. unfold early. simpl. lia.
    + exists (false, (x - k, x + t)). simpl. split; [|split; [trivial|lia]].
      apply in_app_iff. right. apply in_map. apply E. split; [trivial|]. unfold early. simpl. lia.
  - intros x x' [[] [u v]] _ _; simpl; lia.
Qed.

Lemma early_at_least M Q : lists_P g (early M) Q -> M <= 3 * length Q.
Proof.
  intros H. destruct (first_met M) as [N [HN [A B]]]. pose proof (met_pairs N M Q H A).
  destruct N as [|N]; [lia|]. destruct (met_dec N M) as [F|[t [Ht C]]]; [exfalso; apply (B N); trivial; lia|].
  enough (S N <= 2 * length Q) by lia. apply (unmet_pairs t (S N) M Q); trivial; [lia|]. intros x Hx. apply C. lia.
Qed.

(** *** Few lengths *)
Variable b : nat -> bool.
Hypothesis b_tells : forall k, 0 < k -> (L k <-> b k = true).

(** The lengths k that lead from diagonal t, in the rows before N, along the row to a
    P-position are in [K]. *)
Lemma unmet_lengths t N K : (forall x, x < N -> ~ P x (x + t)) ->
  (forall x k, x < N -> 0 < k <= x + t -> b k = true -> P x (x + t - k) -> In k K) ->
  N <= length K + lengths b (N - 1).
Proof.
  intros C I. pose proof (covered t N C) as E. unfold lengths. rewrite <- (seq_length N 0) at 1.
  rewrite <- (map_length (pair true) K), <- (map_length (pair false) (filter _ _)), <- app_length.
  apply (at_most_as_many (fun x (e : bool * nat) => let (s, k) := e in
    if s then k <= x + t /\ P x (x + t - k) else k <= x /\ P (x - k) (x + t))); [apply seq_NoDup| |].
  - intros x J. apply in_seq in J. destruct (E x ltac:(lia)) as [[k [Lk [Hk H]]]|[k [Lk [Hk H]]]];
      apply b_tells in Lk; try lia.
    + exists (true, k). split; [|split; [lia|trivial]]. apply in_app_iff. left. apply in_map.
      apply (I x); trivial. lia.
    + exists (false, k). split; [|split; [lia|trivial]]. apply in_app_iff. right. apply in_map.
      apply filter_In. rewrite in_seq. split; [lia|trivial].
  - intros x x' [[] k] _ _ [H1 H] [H1' H'].
    + apply (one_on_diagonal _ _ _ _ H H'). lia.
    + pose proof (one_on_diagonal _ _ _ _ H H'). lia.
Qed.

Lemma few_lengths t N : lengths b (N + t - 1) + lengths b (N - 1) < N -> exists x, x < N /\ P x (x + t).
Proof.
  intros H. destruct (search (fun x => P x (x + t)) (fun x => P_known x (x + t)) N) as [|C]; [trivial|]. exfalso.
  pose proof (unmet_lengths t N (filter b (seq 1 (N + t - 1))) C) as K. fold (lengths b (N + t - 1)) in K.
  enough (N <= lengths b (N + t - 1) + lengths b (N - 1)) by lia. apply K.
  intros x k Hx Hk Bk _. apply filter_In. rewrite in_seq. split; [lia|trivial].
Qed.
End Game.

Theorem new_one_each_any : statement_new_one_each_any.
Proof.
  intros L D. split.
  - intros x y t H H'. apply (one_on_diagonal L D _ _ _ _ H H'). lia.
  - intros M. destruct (early_list L D M) as [Q H]. exists Q. split; [exact H|]. split.
    + apply (early_at_most L D M Q H).
    + apply (early_at_least L D M Q H).
Qed.

Lemma told_dec (L : nat -> Prop) b : (forall k, 0 < k -> (L k <-> b k = true)) -> forall k, 0 < k -> L k \/ ~ L k.
Proof. intros H k Hk. rewrite (H k Hk). destruct (b k); auto. Qed.

Theorem new_one_each_few : statement_new_one_each_few.
Proof. intros L b t N H. exact (few_lengths L (told_dec L b H) b H t N). Qed.

(** ** The (l, p)-rook *)
Section Residues.
Variables l p : nat.
Hypothesis l1 : 1 <= l.
Hypothesis lp : l <= p.
Let L (k : nat) : Prop := exists i j, k = i * p + j /\ (j < l \/ l = 0 /\ j = 0).
Let b (k : nat) : bool := k mod p <? l.

Lemma told k : 0 < k -> (L k <-> b k = true).
Proof.
  intros _. unfold b. rewrite Nat.ltb_lt. split.
  - intros [i [j [-> [H|H]]]]; [|lia]. rewrite Nat.add_comm, Nat.mod_add, Nat.mod_small; lia.
  - intros H. exists (k / p), (k mod p). split; [|auto]. rewrite Nat.mul_comm. apply Nat.div_mod. lia.
Qed.

(** Of p numbers in a row l are lengths. *)
Lemma one_period a : b a = b (a + p).
Proof. unfold b. replace (a + p) with (a + 1 * p) by lia. rewrite Nat.mod_add by lia. trivial. Qed.

Lemma first_period n : n <= p -> length (filter b (seq 0 n)) = Nat.min n l.
Proof.
  induction n as [|n IH]; intros H; [trivial|].
  rewrite seq_S, filter_app, app_length, IH by lia.
  change (filter b [0 + n]) with (if n mod p <? l then [n] else []). rewrite Nat.mod_small by lia.
  destruct (Nat.ltb_spec n l); cbn [length]; lia.
Qed.

Lemma shifted_count a n : length (filter b (seq (a + p) n)) = length (filter b (seq a n)).
Proof.
  revert a. induction n as [|n IH]; intros a; [trivial|]. simpl. rewrite <- one_period.
  destruct (b a); simpl; rewrite <- (IH (S a)); trivial.
Qed.

Lemma shifted_often a i n : length (filter b (seq (a + i * p) n)) = length (filter b (seq a n)).
Proof.
  induction i as [|i IH]; [simpl; rewrite Nat.add_0_r; trivial|].
  replace (a + S i * p) with (a + i * p + p) by lia. rewrite shifted_count. exact IH.
Qed.

Lemma whole_periods i q : length (filter b (seq (i * p) (q * p))) = q * l.
Proof.
  induction q as [|q IH]; [trivial|]. replace (S q * p) with (q * p + p) by lia.
  rewrite seq_app, filter_app, app_length, IH. replace (i * p + q * p) with (0 + (i + q) * p) by lia.
  rewrite shifted_often, first_period by lia. lia.
Qed.

(** Before qp there are ql - 1 lengths; 0 is none. *)
Lemma lengths_before q : 1 <= q -> 1 + lengths b (q * p - 1) = q * l.
Proof.
  intros H. rewrite <- (whole_periods 0 q). simpl (0 * p). unfold lengths.
  replace (q * p) with (S (q * p - 1)) at 2 by nia. simpl. unfold b at 2.
  rewrite Nat.mod_small by lia. destruct (Nat.ltb_spec 0 l); [trivial|lia].
Qed.

Lemma filter_at_most (f : nat -> bool) A : length (filter f A) <= length A.
Proof. induction A as [|x A IH]; simpl; [lia|]. destruct (f x); simpl; lia. Qed.

Lemma lengths_after n t : lengths b (n + t) <= lengths b n + t.
Proof.
  unfold lengths. rewrite seq_app, filter_app, app_length.
  pose proof (filter_at_most b (seq (1 + n) t)) as H. rewrite seq_length in H. lia.
Qed.

Let g := mWN_modulo 1 l p.
Let decided_length := told_dec L b told.

Lemma met_early t q : 1 <= q -> t + 2 * l * q < p * q + 2 -> exists x, x < p * q /\ Pposition g (x, x + t).
Proof.
  intros Hq H. rewrite (Nat.mul_comm p q). apply (few_lengths L decided_length b told).
  pose proof (lengths_before q Hq). pose proof (lengths_after (q * p - 1) t).
  replace (q * p + t - 1) with (q * p - 1 + t) by nia. nia.
Qed.

(** Let 2l = p and let diagonal t have no P-position in the rows before qp. Of the
    lengths k with (q - t - 1)p <= k < qp one then leads to a P-position, so this one
    is in a column of which the bound does not depend on q. *)
Lemma near_border t q : 2 * l = p -> t < q -> (forall x, x < q * p -> ~ Pposition g (x, x + t)) ->
  exists x y, y < (t + 1) * p + t /\ (q - t - 1) * p <= x + t /\ x < q * p /\ Pposition g (y, x).
Proof.
  intros E Hq C.
  destruct (search (fun x => exists y, y < (t + 1) * p + t /\ (q - t - 1) * p <= x + t /\ Pposition g (y, x)))
    with (n := q * p) as [[x [Hx [y [Hy [Hxt H]]]]]|N].
  - intros x. destruct (le_lt_dec ((q - t - 1) * p) (x + t)) as [G|G]; [|right; intros [y K]; lia].
    destruct (search (fun y => Pposition g (y, x)) (fun y => P_known L decided_length y x) ((t + 1) * p + t))
      as [[y [Hy H]]|N]; [left; exists y; auto|].
    right. intros [y [Hy [_ H]]]. apply (N y Hy H).
  - exists x, y. auto.
  - exfalso.
    pose proof (unmet_lengths L decided_length b told t (q * p)
      (filter b (seq 1 ((q - t - 1) * p - 1)) ++ filter b (seq (q * p) t)) C) as K.
    pose proof (lengths_before q ltac:(lia)) as B. rewrite app_length in K.
    fold (lengths b ((q - t - 1) * p - 1)) in K.
    pose proof (filter_at_most b (seq (q * p) t)) as F. rewrite seq_length in F.
    assert (B' : lengths b ((q - t - 1) * p - 1) <= (q - t - 1) * l).
    { destruct (Nat.eq_dec (q - t - 1) 0) as [->|Z]; [simpl; trivial|].
      pose proof (lengths_before (q - t - 1) ltac:(lia)). lia. }
    enough (q * p <= lengths b ((q - t - 1) * p - 1) + length (filter b (seq (q * p) t)) + lengths b (q * p - 1)).
    { assert ((q - t - 1) * l + (t + 1) * l = q * l) by nia. nia. }
    apply K. intros x k Hx Hk Bk H. apply in_app_iff. rewrite !filter_In, !in_seq.
    destruct (le_lt_dec (q * p) k) as [G|G]; [right; split; [lia|trivial]|left].
    split; [|trivial]. destruct (le_lt_dec ((q - t - 1) * p) k) as [G'|G']; [exfalso|lia].
    apply (N x Hx). exists (x + t - k). split; [|split; [lia|]].
    + assert ((q - t - 1) * p + (t + 1) * p = q * p) by nia. lia.
    + apply (mirror L decided_length). trivial.
Qed.

(** There are too many of these for so few columns. *)
Lemma met_half t : 2 * l = p -> exists x, Pposition g (x, x + t).
Proof.
  intros E. set (c := (t + 1) * p + t). set (n := 1 + c * p). set (q := fun i => (i + 1) * (2 * t + 1)).
  destruct (search (fun x => Pposition g (x, x + t)) (fun x => P_known L decided_length x (x + t)) (q n * p))
    as [[x [_ H]]|C]; [exists x; trivial|]. exfalso.
  enough (n <= c * p) by lia.
  replace (c * p) with (length (list_prod (seq 0 c) (seq 0 p))) by (rewrite prod_length, !seq_length; trivial).
  rewrite <- (seq_length n 0).
  apply (at_most_as_many (fun i (e : nat * nat) => exists x, (q i - t - 1) * p <= x + t /\ x < q i * p /\
    x mod p = snd e /\ Pposition g (fst e, x))); [apply seq_NoDup| |].
  - intros i I. apply in_seq in I. assert (q i <= q n) by (unfold q; nia).
    destruct (near_border t (q i) E) as [x [y [Hy [A [B H']]]]]; [unfold q; nia|intros x Hx; apply C; nia|].
    exists (y, x mod p). split; [|exists x; auto]. apply in_prod_iff. rewrite !in_seq.
    pose proof (Nat.mod_upper_bound x p). lia.
  - assert (K : forall i j y x x', i < j -> x < q i * p -> (q j - t - 1) * p <= x' + t -> x mod p = x' mod p ->
      Pposition g (y, x) -> Pposition g (y, x') -> False).
    { intros i j y x x' Hij A B M H H'.
      assert (q i + (2 * t + 1) <= q j) by (unfold q; nia).
      assert (x < x') by nia.
      pose proof (Nat.div_mod x p ltac:(lia)) as D. pose proof (Nat.div_mod x' p ltac:(lia)) as D'.
      assert (x / p < x' / p) by nia.
      apply (row_apart L decided_length y x ((x' / p - x / p) * p) H); [nia| |].
      - exists (x' / p - x / p), 0. split; lia.
      - replace (x + (x' / p - x / p) * p) with x' by nia. trivial. }
    intros i j [y r] _ _ [x [A [B [M H]]]] [x' [A' [B' [M' H']]]]. simpl in *.
    destruct (lt_eq_lt_dec i j) as [[Hij|]|Hij]; [exfalso|trivial|exfalso].
    + apply (K i j y x x'); congruence || trivial.
    + apply (K j i y x' x); congruence || trivial.
Qed.
End Residues.

Theorem new_one_each_early : statement_new_one_each_early.
Proof. intros l p t q Hl Hp Hq H. apply met_early; trivial. Qed.

Theorem new_one_each : statement_new_one_each.
Proof.
  intros l p t Hl Hp. assert (K : exists x, Pposition (mWN_modulo 1 l p) (x, x + t)).
  { destruct (Nat.eq_dec (2 * l) p) as [E|E]; [apply met_half; trivial; lia|].
    destruct (met_early l p Hl ltac:(lia) t (t + 1)) as [x [_ H]]; [lia|nia|]. exists x. trivial. }
  destruct K as [x H]. exists x. split; [trivial|]. intros y H'.
  apply (one_on_diagonal _ (told_dec _ _ (told l p Hl ltac:(lia))) _ _ _ _ H H'). lia.
Qed.

Print Assumptions new_one_each_any.
Print Assumptions new_one_each_few.
Print Assumptions new_one_each.
Print Assumptions new_one_each_early.
