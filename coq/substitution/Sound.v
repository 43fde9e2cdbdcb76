(** * The check of a substitution is enough

    Not in the paper. If the check is passed, then the P-positions of mWN^(l,p) are
    the pairs that the substitution writes and their mirror images, on the whole
    infinite board. *)
From Coq Require Import List Arith ZArith Lia.
From Wythoff Require Import Game Moves.
From Wythoff.substitution Require Import Words Check.

Definition statement_substitution : Prop :=
  forall m p l R, check m p l R = true ->
  forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs (c_of R) (d_of R) v.

(** ** Proof *)
From Wythoff Require Import Stepwise.
From Wythoff.substitution Require Import Rows States Enough.
Import ListNotations.

(** l = 0 is read as l = 1. *)
Lemma l_zero m l p v : Pposition (mWN_modulo m l p) v <-> Pposition (mWN_modulo m (Nat.max 1 l) p) v.
Proof.
  apply same_P.
  - intros u w. unfold mWN_modulo, without_blocks. simpl. unfold bishop, lp_rook, rook_by, nim, size.
    intros [[i [j H]]|[k [_ H]]]; lia.
  - constructor; simpl; try reflexivity. intros u w.
    enough (E : lp_rook l p u w <-> lp_rook (Nat.max 1 l) p u w) by tauto.
    unfold lp_rook, rook_by. split; intros [k [[i [j H]] N]]; exists k; (split; [|trivial]); exists i, j; lia.
Qed.

Lemma length_hits l p y y1 : 1 <= p -> y1 <= y -> (a_length (Nat.max 1 l) p (y - y1) <-> hits p l y y1).
Proof.
  intros Hp Hy. unfold a_length, hits. rewrite <- Nat2Z.inj_sub, <- Nat2Z.inj_mod, <- Nat2Z.inj_lt by trivial.
  set (k := y - y1). split.
  - intros [i [j [E H]]]. rewrite E, Nat.add_comm, Nat.mod_add by lia. pose proof (Nat.mod_le j p). lia.
  - intros H. exists (k / p), (k mod p). split; [|trivial]. rewrite Nat.mul_comm. apply Nat.div_mod. lia.
Qed.

Section Pairs.
Variables (m p l : nat).
Variable R : rules.
Hypothesis good : rules_ok m p R = true.
Notation c := (c_of R).
Notation d := (d_of R).

(** ** The list of all pairs *)
Definition first (x : nat) : nat := length (pairs R x).

(** The columns that are written in row x, after the last number before them. *)
Definition line_of (x : nat) : list nat :=
  length (word R x) - 1 :: reached (length (word R x) - 1) (rule R (letter_of R x)).
Lemma row_line x : row R x = match x with 0 => line_of x | S _ => tl (line_of x) end.
Proof. destruct x; reflexivity. Qed.
Lemma line_later x : x <> 0 -> line_of x = length (word R x) - 1 :: row R x.
Proof. destruct x; [tauto|reflexivity]. Qed.
Lemma line_last x : last (line_of x) 0 = length (word R (S x)) - 1.
Proof.
  unfold line_of. rewrite (reached_last m R _ _ (row_steps m p R good x)), (word_next R x), app_length.
  pose proof (word_long m p R good x). lia.
Qed.
Lemma line_long x : 2 <= length (line_of x).
Proof.
  unfold line_of. pose proof (good_parts m p R good) as [_ [_ [_ H]]].
  destruct (H _ (letter_bound m p R good x)) as [N _]. destruct (rule R (letter_of R x)) as [|[s b] more]; [tauto|]. simpl. lia.
Qed.
Lemma row_some x : 1 <= length (row R x).
Proof. rewrite row_line. pose proof (line_long x). destruct (line_of x), x; simpl in *; lia. Qed.
Lemma row_last x : last (row R x) 0 = length (word R (S x)) - 1.
Proof.
  rewrite <- line_last, row_line. pose proof (line_long x). destruct x; [reflexivity|].
  destruct (line_of (S x)) as [|a [|b u]]; simpl in *; lia || reflexivity.
Qed.

Lemma pairs_next x : pairs R (S x) = pairs R x ++ map (pair x) (row R x).
Proof. reflexivity. Qed.
Lemma first_next x : first (S x) = first x + length (row R x).
Proof. unfold first. rewrite pairs_next, app_length, map_length. reflexivity. Qed.
Lemma first_long x : x <= first x.
Proof. induction x as [|x IH]; [simpl; lia|]. rewrite first_next. pose proof (row_some x). lia. Qed.
Lemma pairs_prefix x y : x <= y -> exists u, pairs R y = pairs R x ++ u.
Proof.
  induction 1 as [|y H [u IH]]; [exists []; rewrite app_nil_r; reflexivity|].
  rewrite pairs_next, IH, <- app_assoc. eauto.
Qed.
Lemma pairs_agree x y n : n < first x -> n < first y -> nth n (pairs R x) (0, 0) = nth n (pairs R y) (0, 0).
Proof.
  intros A B. destruct (le_ge_dec x y) as [C|C]; apply pairs_prefix in C as [u C]; rewrite C; [symmetry|];
    apply app_nth1; trivial.
Qed.
Lemma pair_at X n : n < first X -> (c n, d n) = nth n (pairs R X) (0, 0).
Proof.
  intros H. unfold c_of, d_of. rewrite <- surjective_pairing. apply pairs_agree; [|trivial].
  pose proof (first_long (S n)). lia.
Qed.
Lemma pair_in_row x n : first x <= n < first (S x) -> (c n, d n) = (x, nth (n - first x) (row R x) 0).
Proof.
  intros [A B]. rewrite (pair_at (S x) n B), pairs_next, app_nth2 by trivial. fold (first x).
  rewrite first_next in B. rewrite (nth_indep _ (0, 0) (x, 0)) by (rewrite map_length; lia).
  apply (map_nth (pair x)).
Qed.
Lemma row_of_index n : exists x, first x <= n < first (S x).
Proof.
  assert (K : forall X, n < first X -> exists x, first x <= n < first (S x)).
  { induction X as [|X IH]; intros B; [unfold first in B; simpl in B; lia|].
    destruct (le_lt_dec (first X) n) as [C|C]; [exists X; lia|auto]. }
  apply (K (S n)). pose proof (first_long (S n)). lia.
Qed.
Lemma first_increases x : first x < first (S x).
Proof. rewrite first_next. pose proof (row_some x). lia. Qed.
Lemma index_of n : first (c n) <= n < first (S (c n)).
Proof. destruct (row_of_index n) as [x H]. pose proof (pair_in_row x n H) as E. injection E as E _. rewrite E. exact H. Qed.

Lemma listed x y : (exists n, (x, y) = (c n, d n)) <-> In y (row R x).
Proof.
  split.
  - intros [n E]. destruct (row_of_index n) as [z H]. rewrite (pair_in_row z n H) in E. injection E as -> ->.
    apply nth_In. rewrite first_next in H. lia.
  - intros I. apply (In_nth _ _ 0) in I as [j [B E]]. exists (first x + j). symmetry.
    rewrite (pair_in_row x) by (rewrite first_next; lia). f_equal. rewrite <- E. f_equal. lia.
Qed.
Lemma last_of_row x : d (first (S x) - 1) = length (word R (S x)) - 1.
Proof.
  pose proof (row_some x) as B. pose proof (first_next x) as F.
  assert (E : (c (first (S x) - 1), d (first (S x) - 1)) = (x, nth (length (row R x) - 1) (row R x) 0)).
  { rewrite (pair_in_row x) by lia. f_equal. f_equal. lia. }
  injection E as _ E. rewrite E, <- row_last. clear.
  induction (row R x) as [|a [|b u] IH]; [reflexivity|reflexivity|]. simpl in *. rewrite <- IH. rewrite Nat.sub_0_r. reflexivity.
Qed.

(** Two pairs that follow one another: either they stand in one row, or the first ends
    its row and the second begins the next. *)
Lemma neighbours n : exists pre post,
  line_of (c (S n)) = pre ++ d n :: d (S n) :: post /\
  c (S n) = c n + match pre with [] => enters (letter_of R (c (S n))) | _ => 0 end.
Proof.
  pose proof (index_of (S n)) as H. remember (c (S n)) as x eqn:X. clear X.
  pose proof (f_equal snd (pair_in_row x (S n) H)) as E. cbn [snd] in E.
  rewrite (enters_row m p R good x). rewrite first_next in H.
  destruct (le_lt_dec (first x) n) as [C|C].
  - pose proof (pair_in_row x n) as E'. rewrite first_next in E'. specialize (E' ltac:(lia)). injection E' as Ec Ed.
    destruct (split_at (row R x) 0 (n - first x)) as [pre [post [S1 S2]]]; [lia|].
    replace (S (n - first x)) with (S n - first x) in S1 by lia. rewrite <- Ed, <- E in S1.
    destruct (Nat.eq_dec x 0) as [Z|Z].
    + rewrite Z in *. exists pre, post. split; [exact S1|]. destruct pre; lia.
    + exists (length (word R x) - 1 :: pre), post. split; [|lia]. cbn [app]. rewrite <- S1. apply line_later. trivial.
  - destruct x as [|x'] eqn:Ex; [unfold first in C; simpl in C; lia|].
    assert (N : n = first x - 1) by (rewrite Ex in *; lia). exists [], (skipn 1 (row R x)). rewrite <- Ex in *.
    assert (Ed : d n = length (word R x) - 1) by (rewrite N, Ex; apply last_of_row).
    split.
    + replace (S n - first x) with 0 in E by lia. rewrite Ed, E. pose proof (row_some x) as B.
      rewrite line_later by lia. cbn [app skipn]. f_equal. destruct (row R x); [simpl in B; lia|reflexivity].
    + destruct (row_of_index n) as [z Z]. pose proof (pair_in_row z n Z) as E'. injection E' as Ec _. rewrite Ec.
      assert (M : forall a b, a <= b -> first a <= first b).
      { induction 1 as [|b Hb IH]; [lia|]. pose proof (first_increases b). lia. }
      pose proof (first_increases x'). rewrite Ex in N.
      destruct (lt_eq_lt_dec z x') as [[Q|Q]|Q]; [pose proof (M (S z) x' Q); lia|lia|pose proof (M (S x') z Q); lia].
Qed.

Lemma difference n : exists g, growth_ok m g = true /\ d (S n) + c n = d n + c (S n) + g.
Proof.
  destruct (neighbours n) as [pre [post [E C]]].
  destruct (reached_growth m R _ _ (row_steps m p R good (c (S n))) _ pre (d n) (d (S n)) post E) as [B G].
  eexists. split; [exact G|]. destruct pre; lia.
Qed.

Lemma are_stepwise : stepwise m c d first.
Proof.
  constructor.
  - reflexivity.
  - exact first_increases.
  - exact index_of.
  - unfold d_of. rewrite pairs_next. simpl. reflexivity.
  - intros n. destruct (difference n) as [g [G E]]. unfold growth_ok in G.
    rewrite Bool.orb_true_iff, Bool.andb_true_iff, !Nat.eqb_eq, Nat.leb_le in G. lia.
Qed.

(** ** The columns of a row *)
Lemma in_row x y : in_nat_pairs c d (x, y) <-> In y (row R x) \/ In x (row R y).
Proof.
  rewrite <- !listed. unfold in_nat_pairs. split.
  - intros [n [E|E]]; [left|right]; exists n; [trivial|]. injection E as -> ->. reflexivity.
  - intros [[n E]|[n E]]; exists n; [left|right]; [trivial|]. injection E as -> ->. reflexivity.
Qed.

Variable states : list state.
Hypothesis all_checked : closed m p l R (all_lines R) states = true.

(** Those to the left of what row x writes, and what the check says of all. *)
Lemma row_checked x : exists left : list nat,
  let e := enters (letter_of R x) in
  let D := length (word R x) - 1 in
  let st := rule R (letter_of R x) in
  (forall y y', In y left -> In y' left -> y = y') /\
  (forall y, In y left -> y <= D) /\
  (forall y, in_nat_pairs c d (x, y) <-> In y (left ++ reached D st)) /\
  (forall pre y post, reached D st = pre ++ y :: post -> forall y1, In y1 (left ++ pre) -> ~ hits p l y y1) /\
  (forall pre u y post, D :: reached D st = pre ++ u :: y :: post ->
     y = u + (match pre with [] => e | _ => 0 end) + S m ->
     exists y1, In y1 (left ++ reached D st) /\ y1 <= u /\ hits p l (y - 1) y1) /\
  (forall y, exists y1, In y1 (left ++ reached D st) /\ hits p l y y1).
Proof.
  destruct (described m p l R good states all_checked x) as [s [[Es [Ec Ep]] K]].
  pose proof (good_parts m p R good) as [_ [Hp _]]. pose proof (word_long m p R good x) as W.
  assert (Low : forall y, In x (row R y) -> y <= length (word R x) - 1).
  { intros y I. apply (row_below m p R good) in I. lia. }
  assert (exists left, map (residue p) left = match parent s with Some y => [y] | None => [] end /\
            (forall y y', In y left -> In y' left -> y = y') /\
            forall y, In x (row R y) <-> In y left) as [left [El [U H]]].
  { destruct (parent s) as [r|].
    - destruct Ep as [y [I ->]]. exists [y]. split; [reflexivity|]. split.
      + intros a b [<-|[]] [<-|[]]. reflexivity.
      + intros z. split; [intros J; left; exact (row_unique m p R good _ _ _ I J)|intros [<-|[]]; trivial].
    - exists []. split; [reflexivity|]. split; [intros a b []|]. intros y. split; [apply Ep|intros []]. }
  exists left. cbv zeta. split; [exact U|]. split; [intros y I; apply Low, H, I|]. split.
  { intros y. rewrite in_row, in_app_iff, H. unfold row. rewrite in_app_iff.
    destruct x as [|x']; [|simpl In at 1; tauto]. split; [|tauto]. intros [[[<-|[]]|I]|I]; try tauto. left. apply H. left. reflexivity. }
  unfold state_ok in K. rewrite <- El, Es, Ec, (before_vector m p R good) in K.
  refine (row_ok_sound m p l R Hp _ _ (row_steps m p R good x) left _ _ _ _ K).
  - intros y I. apply Low, H, I.
  - rewrite Zminus_mod, (sum_vector m p R good) by apply (letters_in_word m p R good).
    rewrite <- Zminus_mod. f_equal. lia.
Qed.

Theorem checked_substitution : forall v, Pposition (mWN_modulo m l p) v <-> in_nat_pairs c d v.
Proof.
  intros v. rewrite l_zero. pose proof (good_parts m p R good) as [Hm [Hp _]]. revert v.
  apply (enough m (Nat.max 1 l) p c d first Hm ltac:(lia) are_stepwise).
  - intros x y y1 Hy I I1. rewrite (length_hits l p y y1) by lia. destruct (row_checked x) as [left [U [Low [C [A _]]]]].
    apply C in I. apply C in I1. apply in_app_iff in I as [I|I].
    + exfalso. apply in_app_iff in I1 as [I1|I1]; [rewrite (U y y1) in Hy by trivial; lia|].
      apply Low in I. apply (reached_range m R _ _ (row_steps m p R good x)) in I1. lia.
    + apply in_split in I as [pre [post E]]. apply (A pre y post E). rewrite E, in_app_iff in I1. rewrite in_app_iff.
      destruct I1 as [I1|I1]; [auto|]. apply in_app_iff in I1 as [I1|[I1|I1]]; [auto|lia|].
      pose proof (reached_increasing m R _ _ (row_steps m p R good x) _ _ _ _ E y1 I1). lia.
  - intros x y Hy. rewrite last_of_row in Hy. destruct (row_checked x) as [left [U [Low [C [_ [_ B]]]]]].
    destruct (B y) as [y1 [I K]].
    assert (y1 <= length (word R (S x)) - 1).
    { rewrite (word_next R x), app_length. pose proof (word_long m p R good x). apply in_app_iff in I as [I|I]; [apply Low in I; lia|].
      apply (reached_range m R _ _ (row_steps m p R good x)) in I. lia. }
    exists y1. split; [lia|]. split; [apply C; trivial|]. apply length_hits; trivial. lia.
  - intros n G. destruct (neighbours n) as [pre [post [E Ec]]].
    destruct (row_checked (c (S n))) as [left [U [Low [C [_ [B _]]]]]].
    destruct (B pre (d n) (d (S n)) post E) as [y1 [I [Y K]]]; [destruct pre; lia|].
    pose proof (reached_growth m R _ _ (row_steps m p R good (c (S n))) _ pre (d n) (d (S n)) post E) as [Q _].
    exists y1. split; [destruct pre; lia|]. split; [apply C; trivial|]. apply length_hits; trivial. destruct pre; lia.
Qed.
End Pairs.

Theorem substitution_checked : statement_substitution.
Proof.
  intros m p l R K. unfold check in K. apply Bool.andb_true_iff in K as [G K].
  exact (checked_substitution m p l R G _ K).
Qed.

Print Assumptions substitution_checked.
