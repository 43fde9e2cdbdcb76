(** * Complete rows: nothing to the right of the board

    A board certificate speaks of finitely many columns. For each row a list of its
    P-positions shows that every position further to the right is N: whatever its class
    modulo the period of the moves along the row, enough of these are its options. *)
From Coq Require Import List Arith PArith NArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit Counting Claimed Leaf Parts.
Import ListNotations.

(** Of a row: the last column that matters, and for each class of columns the columns of
    P-positions that are options of all further positions of the class. *)
Record closing : Type := Closing { r_last : N; r_hits : list (list N) }.

(** Every length of this class (modulo the period) is a move along a row. *)
Definition far (R : nrules) (period d : N) : bool :=
  existsb (fun m =>
    match m with
    | NRook q r => (0 <? q)%N && (period mod q =? 0)%N && existsb (N.eqb (d mod q)) r
    | NMultiples vs =>
        existsb (fun v => (fst v =? 0)%N && (0 <? snd v)%N && (period mod snd v =? 0)%N && (d mod snd v =? 0)%N) vs
    | _ => false
    end) (n_moves R).

(** How many P-positions to the left make a position N. *)
Definition need (R : nrules) : N :=
  match n_kind R with NBishop_type => 1%N | _ => N.succ (n_number R) end.

Definition class_closed (R : nrules) (period : N) (S : cells_set) (x last r : N) (columns : list N) : bool :=
  (need R <=? N.of_nat (length columns))%N &&
  distinct (map (fun c => (1%positive, N.succ_pos c)) columns) &&
  forallb (fun c =>
    (c <=? last)%N && mem S (N.succ_pos x) (N.succ_pos c)
    && far R period ((r + (period - c mod period)) mod period)) columns.

Fixpoint classes_closed (R : nrules) (period : N) (S : cells_set) (x last r : N) (hits : list (list N)) : bool :=
  match hits with
  | [] => true
  | h :: hits => class_closed R period S x last r h && classes_closed R period S x last (N.succ r) hits
  end.

Definition row_closed (R : nrules) (period height : N) (S : cells_set) (x : N) (k : closing) : bool :=
  (r_last k <? height)%N && (N.of_nat (length (r_hits k)) =? period)%N &&
  classes_closed R period S x (r_last k) 0 (r_hits k).

Fixpoint rows_closed (R : nrules) (period height : N) (S : cells_set) (x : N) (ks : list closing) : bool :=
  match ks with
  | [] => true
  | k :: ks => row_closed R period height S x k && rows_closed R period height S (N.succ x) ks
  end.

Definition terminal_inside (R : nrules) (rows height : N) : bool :=
  match n_terminal R with
  | NCells c => forallb (fun v => negb (fst v <? rows)%N || (snd v <? height)%N) c
  | NSum_at_most l => (l <? height)%N
  end.

(** Where the claimed positions of the first rows are to be looked for. *)
Definition claim_bound (C : nclaim) (rows : N) : N := match C with NListed _ => 0%N | NBeatty _ p _ => (p * rows)%N end.

Definition claim_inside (C : nclaim) (rows height : N) : bool :=
  forallb (fun v => negb (fst v <? rows)%N || (snd v <? height)%N) (listing C (claim_bound C rows)).

Definition check_rows (f : fact) (period : N) (ks : list closing) : bool :=
  match f_games f, f_claims f, f_question f with
  | NOne R, NExplicit C, Right_in first rows =>
      (first =? 0)%N && (0 <? period)%N && sensible C && (N.of_nat (length ks) =? rows)%N &&
      terminal_inside R rows (f_height f) && claim_inside C rows (f_height f) &&
      rows_closed R period (f_height f) (claimed C (N.max rows (f_height f))) 0 ks
  | _, _, _ => false
  end.

Definition says_rows (f : fact) : Prop :=
  match f_question f with
  | Right_in _ rows => right_in_complete_rows (to_games (f_games f)) (to_claims (f_claims f)) (N.to_nat rows)
  | Wrong_at _ _ => False
  end.

(** The whole check: a certificate of the board, and its rows closed. *)
Definition judge_rows (t : certificate) (period : N) (ks : list closing) : option fact :=
  match judge t with
  | Some f => if check_rows f period ks then Some f else None
  | None => None
  end.

(** ** It is right *)

Lemma far_ok R period d k : (0 < period)%N -> far R period d = true -> (0 < k)%N ->
  (k mod period = d mod period)%N -> legal (to_rules R) 0 (N.to_nat k).
Proof.
  intros Hp F Hk E.
  assert (D : forall q, (0 < q)%N -> (period mod q = 0)%N -> (k mod q = d mod q)%N).
  { intros q Q M. apply N.mod_divide in M; [|lia]. destruct M as [t M].
    assert (A : forall n, (n mod q = (n mod period) mod q)%N).
    { intros n. rewrite (N.div_mod n period) at 1 by lia.
      rewrite M at 1. replace (t * q * (n / period) + n mod period)%N with (n mod period + t * (n / period) * q)%N by lia.
      rewrite N.mod_add by lia. reflexivity. }
    rewrite (A k), (A d), E. reflexivity. }
  unfold far in F. apply existsb_exists in F as [m [I F]].
  exists (to_part m). split; [cbn [to_rules moves]; apply in_map; trivial|]. apply makesb_ok.
  change 0%nat with (N.to_nat 0). rewrite <- makesn_ok.
  destruct m as [q r| | |vs|]; try discriminate; cbn [makesn].
  - rewrite !andb_true_iff, N.ltb_lt, N.eqb_eq in F. destruct F as [[Q M] F].
    unfold rookn. destruct k as [|k]; [lia|]. rewrite (D q Q M). trivial.
  - apply existsb_exists in F as [[v w] [J F]]. cbn [fst snd] in F.
    rewrite !andb_true_iff, N.ltb_lt, !N.eqb_eq in F. destruct F as [[[V W] M] F].
    apply existsb_exists. exists (v, w). split; [trivial|]. unfold multiplen, dividesn. cbn [fst snd].
    subst v. cbn [N.eqb andb]. rewrite (D w W M), F. rewrite (proj2 (N.ltb_lt 0 (0 + k))) by lia.
    destruct (w =? 1)%N, (N.eqb_spec w 0); try lia; reflexivity.
Qed.

Lemma classes_closed_at R period S x last hits : forall r r' : N,
  classes_closed R period S x last r hits = true -> (r <= r' < r + N.of_nat (length hits))%N ->
  exists columns, class_closed R period S x last r' columns = true.
Proof.
  induction hits as [|h hits IH]; intros r r' E L; cbn [classes_closed length] in *; [lia|].
  apply andb_true_iff in E as [A B]. destruct (N.eq_dec r' r) as [->|]; [eauto|].
  apply (IH _ r' B). lia.
Qed.

Lemma rows_closed_at R period height S ks : forall x x' : N,
  rows_closed R period height S x ks = true -> (x <= x' < x + N.of_nat (length ks))%N ->
  exists k, row_closed R period height S x' k = true.
Proof.
  induction ks as [|k ks IH]; intros x x' E L; cbn [rows_closed length] in *; [lia|].
  apply andb_true_iff in E as [A B]. destruct (N.eq_dec x' x) as [->|]; [eauto|].
  apply (IH _ x' B). lia.
Qed.

Lemma difference_class period y c : (0 < period)%N -> (c <= y)%N ->
  ((y - c) mod period = ((y mod period + (period - c mod period)) mod period) mod period)%N.
Proof.
  intros P L. rewrite N.mod_mod by lia.
  pose proof (N.div_mod y period ltac:(lia)) as Y. pose proof (N.div_mod c period ltac:(lia)) as C.
  pose proof (N.mod_lt y period ltac:(lia)). pose proof (N.mod_lt c period ltac:(lia)).
  assert (Q : (c / period <= y / period)%N) by (apply N.div_le_mono; lia).
  rewrite <- (N.mod_add (y - c) 1 period) by lia.
  assert (E : (y - c + 1 * period = y mod period + (period - c mod period) + (y / period - c / period) * period)%N).
  { revert Y C Q H H0 L. generalize (y / period)%N (c / period)%N (y mod period)%N (c mod period)%N.
    intros a b r s Y C Q H H0 L. replace a with (b + (a - b))%N in Y by lia. set (t := (a - b)%N) in *.
    rewrite N.mul_add_distr_l in Y. lia. }
  rewrite E.
  rewrite N.mod_add by lia. reflexivity.
Qed.

Lemma not_claimed C rows height x y : sensible C = true -> claim_inside C rows height = true -> (x < rows)%N -> (height <= y)%N ->
  ~ claims (to_claim C) (N.to_nat x, N.to_nat y).
Proof.
  intros sensible_C E X Y H. unfold claim_inside in E. rewrite forallb_forall in E.
  assert (I : In (x, y) (listing C (claim_bound C rows))).
  { destruct C as [l|m p l]; cbn [listing to_claim claims claim_bound sensible] in *.
    - apply in_map_iff in H as [[u v] [F I]]. unfold nats in F. cbn [fst snd] in F. injection F as F G.
      apply N2Nat.inj in F, G. subst. trivial.
    - apply andb_true_iff in sensible_C as [M P]. apply N.ltb_lt in M, P.
      apply beatty_ok in H as [n H]. apply in_flat_map. exists n. split; [|trivial]. apply in_upto.
      pose proof (an_large m p n ltac:(lia)) as A. pose proof (bn_is m p n ltac:(lia)) as B.
      assert (L : (n / p < rows)%N) by (apply in_pair_of in H as [[F _]|[F _]]; lia).
      pose proof (N.div_mod n p ltac:(lia)). pose proof (N.mod_lt n p ltac:(lia)). nia. }
  specialize (E _ I). cbn [fst snd] in E.
  apply orb_true_iff in E as [E|E]; [apply negb_true_iff, N.ltb_ge in E; lia|apply N.ltb_lt in E; lia].
Qed.
Section Right.
Variables (R : nrules) (C : nclaim) (period height rows : N).
Hypothesis Hperiod : (0 < period)%N.
Let Rs := to_rules R.
Let S := claimed C (N.max rows height).
Hypothesis sensible_C : sensible C = true.
Hypothesis board : right_on_board (One Rs) (to_claim C) (N.to_nat rows) (N.to_nat height).
Hypothesis ends_inside : terminal_inside R rows height = true.

Lemma not_terminal x y : (x < rows)%N -> (height <= y)%N -> terminalb Rs (N.to_nat x, N.to_nat y) = false.
Proof.
  intros X Y. unfold Rs. rewrite <- terminaln_ok. unfold terminaln, terminal_inside in *. destruct (n_terminal R) as [c|l].
  - apply not_true_iff_false. intros E. apply existsb_exists in E as [[u v] [I E]]. cbn [fst snd] in E.
    apply andb_true_iff in E as [E F]. apply N.eqb_eq in E, F. subst.
    rewrite forallb_forall in ends_inside. specialize (ends_inside _ I). cbn [fst snd] in ends_inside.
    apply orb_true_iff in ends_inside as [K|K]; [apply negb_true_iff, N.ltb_ge in K; lia|apply N.ltb_lt in K; lia].
  - apply N.ltb_lt in ends_inside. apply N.leb_gt. lia.
Qed.

Lemma far_is_N x y k : (x < rows)%N -> (height <= y)%N -> row_closed R period height S x k = true ->
  ~ P_of Rs (N.to_nat x, N.to_nat y).
Proof.
  intros X Y E. unfold row_closed in E. rewrite !andb_true_iff, N.ltb_lt, N.eqb_eq in E.
  destruct E as [[Last Len] E].
  pose proof (N.mod_lt y period ltac:(lia)) as M.
  apply (classes_closed_at _ _ _ _ _ _ _ (y mod period)) in E as [columns E]; [|rewrite Len; split; [apply N.le_0_l|rewrite N.add_0_l; exact M]].
  unfold class_closed in E. rewrite !andb_true_iff, N.leb_le, forallb_forall in E. destruct E as [[Need D] Hits].
  set (v := (N.to_nat x, N.to_nat y)).
  assert (K : forall c, In c columns ->
    option_of (game_of Rs) v (N.to_nat x, N.to_nat c) /\ truth Rs (N.to_nat x, N.to_nat c) = true /\ (c < y)%N).
  { intros c I. specialize (Hits c I). rewrite !andb_true_iff, N.leb_le in Hits. destruct Hits as [[L P] F].
    assert (T : P_of Rs (N.to_nat x, N.to_nat c)).
    { apply (board (N.to_nat x) (N.to_nat c)); [lia|lia|].
      unfold S in P. rewrite claimed_ok in P by (trivial; rewrite N.succ_pos_spec; lia).
      unfold place in P. rewrite !N.pos_pred_succ in P. exact P. }
    split; [|split; [apply truth_ok; trivial|lia]]. cbn [game_of option_of]. split; [|split].
    - rewrite <- terminalb_ok. unfold v. rewrite not_terminal by trivial. discriminate.
    - apply T.
    - exists 0, (N.to_nat (y - c)). split; [split; unfold v; cbn [fst snd]; lia|].
      apply (far_ok R period _ (y - c) Hperiod F); [lia|]. apply difference_class; lia. }
  assert (Nd : NoDup (map (fun c => (N.to_nat x, N.to_nat c)) columns)).
  { apply distinct_ok in D. rewrite map_map in D. clear - D. induction columns as [|c l IH]; [constructor|].
    cbn [map] in *. inversion D as [|a b N D']; subst. constructor; [|auto]. intros I. apply N.
    apply in_map_iff in I as [d [E I]]. apply in_map_iff. exists d. split; [|trivial].
    injection E as E. apply N2Nat.inj in E. subst. reflexivity. }
  intros P. apply truth_ok in P. fold v in P. apply not_false_iff_true in P. apply P.
  unfold need in Need. destruct (n_kind R) eqn:Kind.
  - apply (N_by_many Rs v _ Nd).
    + rewrite map_length. unfold Rs. cbn [to_rules block_number]. lia.
    + intros w I. apply in_map_iff in I as [c [<- I]]. destruct (K c I) as [O [T _]]. auto.
  - destruct columns as [|c columns]; [simpl in Need; lia|].
    destruct (K c (or_introl eq_refl)) as [O [T L]]. apply (N_by_one Rs v _ O); [|exact T].
    intros [i [j [[A B] H]]]. unfold Rs in H. cbn [to_rules block_kind] in H. rewrite Kind in H. cbn [to_kind of_kind] in H.
    unfold v in A, B. cbn [fst snd] in A, B. lia.
  - apply (N_by_many Rs v _ Nd).
    + rewrite map_length. unfold Rs. cbn [to_rules block_number]. lia.
    + intros w I. apply in_map_iff in I as [c [<- I]]. destruct (K c I) as [O [T _]]. auto.
Qed.

End Right.

Theorem rows_sound f period ks : true_fact f -> check_rows f period ks = true -> says_rows f.
Proof.
  unfold check_rows, says_rows, true_fact. cbn zeta. intros T E.
  destruct (f_games f) as [R|]; [|discriminate]. destruct (f_claims f) as [C|]; [|discriminate].
  destruct (f_question f) as [first rows|]; [|discriminate].
  rewrite !andb_true_iff, !N.eqb_eq, N.ltb_lt in E. destruct E as [[[[[[-> P] S] L] Te] Cl] E].
  cbn [to_games to_claims] in *.
  assert (B : right_on_board (One (to_rules R)) (to_claim C) (N.to_nat rows) (N.to_nat (f_height f))).
  { intros x y X Y. apply T; [|lia|trivial]. intros u v U. simpl in U. lia. }
  intros x y X. destruct (le_lt_dec (N.to_nat (f_height f)) y) as [Y|Y]; [|apply B; trivial].
  destruct (rows_closed_at _ _ _ _ _ _ (N.of_nat x) E) as [k K]; [lia|].
  rewrite <- (Nat2N.id x), <- (Nat2N.id y). unfold right_at. cbn [is_P].
  split; intros H; exfalso.
  - revert H. apply (far_is_N R C period (f_height f) rows P S B Te _ _ k); trivial; lia.
  - revert H. apply (not_claimed C rows (f_height f) _ _ S Cl); lia.
Qed.

Corollary judge_rows_sound t period ks f : judge_rows t period ks = Some f -> true_fact f /\ says_rows f.
Proof.
  unfold judge_rows. destruct (judge t) as [g|] eqn:J; [|discriminate].
  destruct (check_rows g period ks) eqn:E; [|discriminate]. intros F. injection F as <-.
  pose proof (judge_sound t g J) as T. split; [trivial|]. apply (rows_sound g period ks); trivial.
Qed.
