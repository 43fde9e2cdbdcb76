(** * The second belief of Section 7

    List the P-positions {c_i, d_i} of mWN^(l,p) by c and then d, c_i <= d_i. The
    paper believes that (c_i), i >= 0, and (d_i), i > 0, are p-complementary for
    arbitrary constants. This is true for l = 0 and l = 1 and false for every other
    l <= p, at every number: a number x is taken as often as row x has
    P-positions ([New_rows.v]). *)
From Coq Require Import ZArith Arith.
From Wythoff Require Import Game Moves Beatty Listing.

(** The list exists, and there is only one. *)
Definition statement_solution_listed : Prop :=
  forall m l p, 1 <= m -> 1 <= p -> l <= p ->
  exists c d, listed_in_order (mWN_modulo m l p) c d.
Definition statement_listing_unique : Prop :=
  forall g c d c' d', listed_in_order g c d -> listed_in_order g c' d' ->
  forall n, c n = c' n /\ d n = d' n.

(** x is taken s times by the c_i, t times by the d_i with i > 0, and row x has
    s + t P-positions. *)
Definition statement_taken_is_row_size : Prop :=
  forall m l p c d, 1 <= m -> 1 <= p -> l <= p -> listed_in_order (mWN_modulo m l p) c d ->
  forall x, exists s t,
    occurs all_indices (fun i => Z.of_nat (c i)) (Z.of_nat x) s /\
    occurs positive_indices (fun i => Z.of_nat (d i)) (Z.of_nat x) t /\
    row_size (mWN_modulo m l p) x (s + t).

Definition statement_second_belief : Prop :=
  forall m l p c d, 1 <= m -> 1 <= p -> l <= p -> listed_in_order (mWN_modulo m l p) c d ->
  (p_complementary p all_indices (fun i => Z.of_nat (c i)) positive_indices (fun i => Z.of_nat (d i)) natural <->
   l <= 1).

(** ** Proof *)
From Coq Require Import List Lia Classical.
From Wythoff.paper Require Import Glue Modulo New_rows Enumerate.
Import ListNotations.
Local Open Scope nat_scope.

(** In two lists the n-th pairs are the same if all before them are. *)
Lemma listing_increases g c d : listed_in_order g c d -> forall i j, i < j -> before (c i, d i) (c j, d j).
Proof.
  intros O i j. induction 1 as [|j H IH]; [exact (proj2 (proj2 O) i)|]. pose proof (proj2 (proj2 O) j).
  unfold before in *. simpl in *. lia.
Qed.
Lemma not_before g c d c' d' n : listed_in_order g c d -> listed_in_order g c' d' ->
  (forall i, i < n -> c i = c' i /\ d i = d' i) -> ~ before (c n, d n) (c' n, d' n).
Proof.
  intros O O' E B.
  assert (P : Pposition g (c n, d n)) by (apply (proj1 O); exists n; auto).
  assert (K : exists k, c n = c' k /\ d n = d' k).
  { destruct (proj1 (proj1 O' _) P) as [k [K|K]]; injection K; intros D C; exists k; [auto|].
    pose proof (proj1 (proj2 O) n). pose proof (proj1 (proj2 O') k). lia. }
  destruct K as [k [C D]]. destruct (lt_eq_lt_dec k n) as [[H|H]|H].
  - destruct (E k H) as [C' D']. pose proof (listing_increases g c d O k n H) as Q. unfold before in Q. simpl in Q. lia.
  - subst. unfold before in B. simpl in B. lia.
  - pose proof (listing_increases g c' d' O' n k H) as Q. unfold before in B, Q. simpl in B, Q. lia.
Qed.
Theorem listing_unique : statement_listing_unique.
Proof.
  intros g c d c' d' O O' n. revert n.
  assert (K : forall n i, i < n -> c i = c' i /\ d i = d' i).
  { induction n as [|n IH]; intros i Hi; [lia|]. destruct (Nat.eq_dec i n) as [->|N]; [|apply IH; lia].
    pose proof (not_before g c d c' d' n O O' IH) as A.
    pose proof (not_before g c' d' c d n O' O (fun i Hi => conj (eq_sym (proj1 (IH i Hi))) (eq_sym (proj2 (IH i Hi))))) as B.
    unfold before in A, B. simpl in A, B. lia. }
  intros n. apply (K (S n)). lia.
Qed.

Set Default Proof Using "All".
Section Rows.
Variables m l p : nat.
Hypothesis m1 : 1 <= m.
Hypothesis p1 : 1 <= p.
Hypothesis lp : l <= p.
Let g := mWN_modulo m l p.

(** A row has a number of P-positions, p of them for l <= 1, fewer for l >= 2. *)
Lemma row_number x : exists n, row_size g x n /\ 1 <= n /\ (n = p <-> l <= 1).
Proof.
  destruct (Nat.eq_dec l 0) as [E|N].
  - unfold g. rewrite E. exists p. split; [apply new_rows; trivial|lia].
  - destruct (new_rows_bounds m l p x) as [n [R [A B]]]; trivial; [lia|]. exists n. split; [exact R|].
    pose proof (new_rows_numbers m l p x n) as K. split; [nia|]. destruct K as [K1 [K2 [K3 K4]]]; trivial; lia.
Qed.

Lemma row_bounded_nat x : exists K, forall y, Pposition g (x, y) -> y < K.
Proof.
  destruct (row_number x) as [n [[L [_ [H _]]] _]].
  assert (B : exists K, forall y, In y L -> y < K).
  { clear. induction L as [|y L [K IH]]; [exists 0; intros y []|]. exists (K + y + 1). intros z [->|I]; [lia|].
    apply IH in I. lia. }
  destruct B as [K B]. exists K. intros y P. apply B, H, P.
Qed.

(** P is symmetric. *)
Definition swap (v : position) : position := (snd v, fst v).
Lemma swap_option v w : option_of g v w -> option_of g (swap v) (swap w).
Proof.
  intros [[i [j K]]|[k [K N]]]; [left; exists i, j|right; exists k]; unfold swap, nim in *; simpl; intuition lia.
Qed.
Lemma symmetric_P v : Pposition g v -> Pposition g (swap v).
Proof.
  assert (K : forall n v, size v < n -> Pposition g v -> Pposition g (swap v)).
  { clear v. induction n as [|n IH]; intros v Hv P; [lia|].
    pose proof (without_blocking g (modulo_falls m l p) (known g)) as W.
    apply W in P as [_ P]; [|trivial]. apply W; [trivial|]. split; [intros [F _]; exact F|].
    intros w O Q. pose proof (modulo_falls m l p _ _ O) as F. apply swap_option in O.
    replace (swap (swap v)) with v in O by (destruct v; reflexivity).
    apply (P (swap w) O), IH; [|trivial]. unfold swap, size in *. simpl in *. lia. }
  apply (K (1 + size v)). lia.
Qed.

(** (x, x) is a P-position for x = 0 only. *)
Lemma origin_P : Pposition g (0, 0).
Proof.
  apply (without_blocking g (modulo_falls m l p) (known g)); [trivial|]. split; [intros [F _]; exact F|].
  intros w O _. apply modulo_falls in O. unfold size in O. simpl in O. lia.
Qed.
Lemma diagonal x : Pposition g (x, x) -> x = 0.
Proof.
  intros P. destruct x as [|x]; trivial. exfalso.
  apply (without_blocking g (modulo_falls m l p) (known g)) in P as [_ P]; [|trivial].
  apply (P (0, 0)); [|apply origin_P]. left. exists 0, (S x). simpl. lia.
Qed.

Theorem listing_exists : exists c d, listed_in_order g c d.
Proof.
  destruct (enumeration (fun v => Pposition g v /\ fst v <= snd v)) as [c [d [E I]]].
  - intros x. destruct (row_bounded_nat x) as [K H]. exists K. intros y [P _]. auto.
  - intros n. destruct (rows_finite (Pposition g) row_bounded_nat n) as [K H].
    destruct (row_number (n + K)) as [k [[L [_ [HL EL]]] [Hk _]]]. destruct L as [|y L]; [simpl in EL; lia|].
    assert (P : Pposition g (n + K, y)) by (apply HL; left; trivial).
    destruct (Nat.le_gt_cases (n + K) y) as [C|C].
    + exists (n + K, y). simpl. split; [lia|split; trivial].
    + exists (y, n + K). simpl. apply symmetric_P in P. unfold swap in P. simpl in P.
      destruct (Nat.lt_ge_cases y n) as [C'|C']; [specialize (H y (n + K) C' P); lia|]. split; [trivial|split; [trivial|lia]].
  - exists c, d. split; [|split; [|exact I]].
    + intros v. split.
      * intros P. destruct (Nat.le_gt_cases (fst v) (snd v)) as [C|C].
        -- destruct (proj1 (E v) (conj P C)) as [i ->]. exists i. auto.
        -- apply symmetric_P in P. destruct (proj1 (E (swap v))) as [i Ei]; [split; [trivial|unfold swap; simpl; lia]|].
           exists i. right. unfold swap in Ei. destruct v. simpl in Ei. congruence.
      * intros [i [->| ->]]; [apply E; eauto|]. apply (symmetric_P (c i, d i)), E. eauto.
    + intros i. exact (proj2 (proj2 (E (c i, d i)) (ex_intro _ i eq_refl))).
Qed.

Section Taken.
Variables c d : nat -> nat.
Hypothesis order : listed_in_order g c d.

Lemma order_increases i j : i < j -> before (c i, d i) (c j, d j).
Proof.
  induction 1 as [|j H IH]; [exact (proj2 (proj2 order) i)|]. pose proof (proj2 (proj2 order) j).
  unfold before in *. simpl in *. lia.
Qed.
Lemma order_injective i j : c i = c j -> d i = d j -> i = j.
Proof.
  intros C D. destruct (lt_eq_lt_dec i j) as [[H|H]|H]; trivial; apply order_increases in H; unfold before in H; simpl in H; lia.
Qed.
Lemma first_pair : c 0 = 0 /\ d 0 = 0.
Proof.
  destruct (proj1 (proj1 order (0, 0)) origin_P) as [i [E|E]]; injection E; intros;
  (destruct i as [|i]; [split; congruence|pose proof (order_increases 0 (S i) ltac:(lia)) as B; unfold before in B; simpl in B; lia]).
Qed.
Lemma pair_P i : Pposition g (c i, d i).
Proof. apply (proj1 order). exists i. auto. Qed.
Lemma pair_P' i : Pposition g (d i, c i).
Proof. apply (proj1 order). exists i. auto. Qed.

(** Indices of the values x among the first N: all of them, if N is large. *)
Definition large (x N : nat) : Prop := forall i, N <= i -> c i <> x /\ d i <> x.
Lemma indices_bounded x : exists N, large x N.
Proof.
  destruct (row_number x) as [n [[L [DL [HL EL]]] _]].
  assert (K : forall L', (forall y, In y L' -> Pposition g (x, y)) ->
            exists N, forall y, In y L' -> forall i, (c i = x /\ d i = y \/ d i = x /\ c i = y) -> i < N).
  { clear - order m1 p1 lp. intros L'. induction L' as [|y L' IH]; intros H; [exists 0; intros y []|].
    destruct IH as [N IH]; [intros; apply H; right; trivial|].
    destruct (classic (exists i, c i = x /\ d i = y)) as [[i [Ci Di]]|N1];
    destruct (classic (exists i, d i = x /\ c i = y)) as [[j [Dj Cj]]|N2].
    - exists (N + i + j + 1). intros z [<-|I] k [[A B]|[A B]].
      + rewrite (order_injective k i) by congruence. lia.
      + rewrite (order_injective k j) by congruence. lia.
      + specialize (IH z I k ltac:(auto)). lia.
      + specialize (IH z I k ltac:(auto)). lia.
    - exists (N + i + 1). intros z [<-|I] k [[A B]|[A B]]; [rewrite (order_injective k i) by congruence; lia|
        exfalso; eauto|specialize (IH z I k ltac:(auto)); lia|specialize (IH z I k ltac:(auto)); lia].
    - exists (N + j + 1). intros z [<-|I] k [[A B]|[A B]]; [exfalso; eauto|rewrite (order_injective k j) by congruence; lia|
        specialize (IH z I k ltac:(auto)); lia|specialize (IH z I k ltac:(auto)); lia].
    - exists N. intros z [<-|I] k [[A B]|[A B]]; [exfalso; eauto|exfalso; eauto|
        apply (IH z I k); auto|apply (IH z I k); auto]. }
  destruct (K L) as [N HN]; [intros; apply HL; trivial|]. exists N. intros i Hi. split; intros E.
  - assert (i < N); [|lia]. apply (HN (d i)); [apply HL; rewrite <- E; apply pair_P|auto].
  - assert (i < N); [|lia]. apply (HN (c i)); [apply HL; rewrite <- E; apply pair_P'|auto].
Qed.

Theorem taken x : exists s t,
  occurs all_indices (fun i => Z.of_nat (c i)) (Z.of_nat x) s /\
  occurs positive_indices (fun i => Z.of_nat (d i)) (Z.of_nat x) t /\ row_size g x (s + t).
Proof.
  destruct (indices_bounded x) as [N HN].
  set (I := filter (fun i => c i =? x) (seq 0 N)). set (J := filter (fun i => d i =? x) (seq 1 N)).
  assert (EI : forall i, In i I <-> c i = x).
  { intros i. unfold I. rewrite filter_In, in_seq, Nat.eqb_eq. split; [tauto|]. intros E. split; [|trivial].
    destruct (Nat.lt_ge_cases i N) as [H|H]; [lia|]. destruct (HN i H); tauto. }
  assert (EJ : forall i, In i J <-> 0 < i /\ d i = x).
  { intros i. unfold J. rewrite filter_In, in_seq, Nat.eqb_eq. split; [intuition lia|]. intros [H E]. split; [|trivial].
    destruct (Nat.lt_ge_cases i (N + 1)) as [H'|H']; [lia|]. destruct (HN i); [lia|tauto]. }
  assert (NI : NoDup I) by apply NoDup_filter, seq_NoDup. assert (NJ : NoDup J) by apply NoDup_filter, seq_NoDup.
  exists (length I), (length J). split; [|split].
  - exists I. split; [trivial|]. split; [|trivial]. intros i. rewrite EI. unfold all_indices. intuition lia.
  - exists J. split; [trivial|]. split; [|trivial]. intros i. rewrite EJ. unfold positive_indices. intuition lia.
  - exists (map d I ++ map c J). split; [|split; [|rewrite app_length, !map_length; trivial]].
    + assert (Q : forall (f : nat -> nat) L, NoDup L -> (forall i j, In i L -> In j L -> f i = f j -> i = j) -> NoDup (map f L)).
      { clear. intros f L D. induction D as [|i L NI D IH]; intros H; simpl; constructor.
        - intros K. apply in_map_iff in K as [j [E K]]. apply NI. rewrite (H i j); auto using in_eq, in_cons.
        - apply IH. intros; apply H; auto using in_cons. }
      assert (A : forall (L L' : list nat), NoDup L -> NoDup L' -> (forall y, In y L -> ~ In y L') -> NoDup (L ++ L')).
      { clear. intros L L' D D' H. induction D as [|i L NI D IH]; simpl; trivial. constructor.
        - rewrite in_app_iff. intros [K|K]; [auto|]. apply (H i); auto using in_eq.
        - apply IH. intros; apply H; auto using in_cons. }
      apply A; [apply Q; trivial|apply Q; trivial|].
      * intros i j Hi Hj E. apply EI in Hi. apply EI in Hj. apply order_injective; congruence.
      * intros i j Hi Hj E. apply EJ in Hi. apply EJ in Hj. apply order_injective; [trivial|]. destruct Hi, Hj; congruence.
      * intros y Hy Hy'. apply in_map_iff in Hy as [i [Ei Hi]]. apply in_map_iff in Hy' as [j [Ej Hj]].
        apply EI in Hi. apply EJ in Hj as [Hj Dj].
        (* x = c i <= d i = y and y = c j <= d j = x: so (x, x) is P, and both are the first pair *)
        pose proof (proj1 (proj2 order) i). pose proof (proj1 (proj2 order) j).
        assert (Exy : x = y) by lia. assert (P : Pposition g (x, x)).
        { replace (x, x) with (c i, d i) by congruence. apply pair_P. }
        apply diagonal in P. destruct first_pair as [C0 D0]. assert (j = 0) by (apply order_injective; congruence). lia.
    + intros y. rewrite in_app_iff, !in_map_iff. split.
      * intros [[i [Ei Hi]]|[j [Ej Hj]]].
        -- apply EI in Hi. rewrite <- Hi, <- Ei. apply pair_P.
        -- apply EJ in Hj as [_ Hj]. rewrite <- Hj, <- Ej. apply pair_P'.
      * intros P. destruct (proj1 (proj1 order (x, y)) P) as [i [E|E]]; injection E; intros Ey Ex.
        -- left. exists i. split; [congruence|]. apply EI. congruence.
        -- destruct i as [|i].
           ++ left. exists 0. destruct first_pair as [C0 D0]. split; [congruence|]. apply EI. congruence.
           ++ right. exists (S i). split; [congruence|]. apply EJ. split; [lia|congruence].
Qed.
End Taken.
End Rows.

Theorem solution_listed : statement_solution_listed.
Proof. intros m l p Hm Hp Hl. apply listing_exists; trivial. Qed.

Theorem taken_is_row_size : statement_taken_is_row_size.
Proof. intros m l p c d Hm Hp Hl O x. apply taken; trivial. Qed.

Lemma occurs_unique Q x k n n' : occurs Q x k n -> occurs Q x k n' -> n = n'.
Proof.
  intros [L [D [H <-]]] [L' [D' [H' <-]]]. apply Nat.le_antisymm; apply NoDup_incl_length; trivial;
  intros i I; [apply H', H, I|apply H, H', I].
Qed.
Lemma row_size_unique g x n n' : row_size g x n -> row_size g x n' -> n = n'.
Proof.
  intros [L [D [H <-]]] [L' [D' [H' <-]]]. apply Nat.le_antisymm; apply NoDup_incl_length; trivial;
  intros i I; [apply H', H, I|apply H, H', I].
Qed.

Theorem second_belief : statement_second_belief.
Proof.
  intros m l p c d Hm Hp Hl O.
  assert (K : forall x, exists s t,
    occurs all_indices (fun i => Z.of_nat (c i)) (Z.of_nat x) s /\
    occurs positive_indices (fun i => Z.of_nat (d i)) (Z.of_nat x) t /\ (s + t = p <-> l <= 1)).
  { intros x. destruct (taken_is_row_size m l p c d Hm Hp Hl O x) as [s [t [A [B C]]]].
    exists s, t. split; [trivial|]. split; [trivial|]. destruct (row_number m l p Hm Hp Hl x) as [n [R [_ E]]].
    rewrite (row_size_unique _ _ _ _ C R). trivial. }
  split.
  - intros H. destruct (K 0) as [s [t [A [B E]]]]. apply E.
    destruct (H (Z.of_nat 0)) as [s' [t' [A' [B' E']]]]; [unfold natural; lia|].
    rewrite (occurs_unique _ _ _ _ _ A A'), (occurs_unique _ _ _ _ _ B B'). trivial.
  - intros H k Hk. unfold natural in Hk. destruct (K (Z.to_nat k)) as [s [t [A [B E]]]]. rewrite Z2Nat.id in A, B by trivial.
    exists s, t. tauto.
Qed.

Print Assumptions solution_listed.
Print Assumptions listing_unique.
Print Assumptions taken_is_row_size.
Print Assumptions second_belief.
