(** * The equation of the automaton is the rule of the game

    A set of positions that satisfies [wanted] everywhere, with the weights of the
    rules, is the set of P-positions of the game. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms Product Classes Partition.
Import ListNotations.

(** What kind of cell a position is. *)
Definition cell_of (R : rules) (x y : nat) : cell :=
  if goneb R (x, y) then Gone else if terminalb R (x, y) then Ended else Open.

(** The sum of the weights of those options that lie in a set. *)
Definition weights (R : rules) (S : nat -> nat -> bool) (x y : nat) : nat :=
  sum (fun z => sum (fun w => if S z w then wgt R (x - z) (y - w) else 0)
    (seq 0 (1 + y))) (seq 0 (1 + x)).

Lemma NoDup_prod (l m : list nat) : NoDup l -> NoDup m -> NoDup (list_prod l m).
Proof.
  intros Hl Hm. induction Hl as [|a l Na Hl IH]; [constructor|]. cbn [list_prod].
  assert (D : NoDup (map (fun y => (a, y)) m)).
  { clear IH. induction Hm; simpl; constructor; trivial.
    rewrite in_map_iff. intros [z [E I]]. congruence. }
  assert (S : forall p, In p (map (fun y => (a, y)) m) -> ~ In p (list_prod l m)).
  { intros p I J. apply in_map_iff in I as [z [<- _]]. apply in_prod_iff in J. tauto. }
  induction D as [|p l' Np D IHD]; [trivial|]. simpl. constructor.
  - rewrite in_app_iff. intros [I|I]; [tauto|]. apply (S p); simpl; auto.
  - apply IHD. intros q I. apply S. simpl; auto.
Qed.

Section Equation.
Variable R : rules.
Let g := game_of R.

(** All positions that a move can reach, and those in a set, as one sum. *)
Definition box (v : position) : list position :=
  list_prod (seq 0 (1 + fst v)) (seq 0 (1 + snd v)).
Definition term (S : nat -> nat -> bool) (v w : position) : nat :=
  if S (fst w) (snd w) then wgt R (fst v - fst w) (snd v - snd w) else 0.

Lemma in_box v w : In w (box v) <-> fst w <= fst v /\ snd w <= snd v.
Proof.
  unfold box. destruct v as [x y], w as [z w].
  split; intros H; [apply in_prod_iff in H|apply in_prod_iff];
    rewrite !in_seq in *; simpl in *; lia.
Qed.

Lemma weights_box S v : weights R S (fst v) (snd v) = sum (term S v) (box v).
Proof.
  unfold weights, box, term.
  rewrite (sum_prod _ _ (fun z w => if S z w then wgt R (fst v - z) (snd v - w) else 0)).
  reflexivity.
Qed.

(** Options of a position that is not terminal. *)
Lemma option_in_box v w : terminalb R v = false ->
  (option_of g v w <->
   In w (box v) /\ goneb R w = false /\ legalb R (fst v - fst w) (snd v - snd w) = true).
Proof.
  intros T. rewrite in_box. unfold g. rewrite <- optionb_ok. unfold optionb.
  rewrite T, !andb_true_iff, !negb_true_iff, !Nat.leb_le. intuition.
Qed.

Lemma blockable_in_box v w : In w (box v) ->
  (blockable g v w <-> of_kindb (block_kind R) (fst v - fst w) (snd v - snd w) = true).
Proof.
  rewrite in_box. intros B. unfold g. rewrite <- blockableb_ok. unfold blockableb.
  rewrite !andb_true_iff, !Nat.leb_le. tauto.
Qed.

Variable acc : nat -> nat -> bool.
Hypothesis equation : forall x y, acc x y =
  wanted (threshold R) (misereb R) (cell_of R x y)
    (weights R acc x y)
    (weights R (fun z w => negb (gone_cell (cell_of R z w))) x y).

Definition inside (v : position) : Prop := acc (fst v) (snd v) = true.

Lemma accepted_on_board v : inside v -> goneb R v = false.
Proof.
  unfold inside. rewrite equation. unfold cell_of. destruct v as [x y]. cbn [fst snd].
  destruct (goneb R (x, y)); [discriminate|reflexivity].
Qed.

(** An accepted option has the weight of its move; others have none. *)
Definition blocked (v w : position) : bool :=
  acc (fst w) (snd w) && legalb R (fst v - fst w) (snd v - snd w)
  && of_kindb (block_kind R) (fst v - fst w) (snd v - snd w).

Lemma blocked_ok v w : terminalb R v = false -> In w (box v) ->
  (blocked v w = true <-> option_of g v w /\ blockable g v w /\ inside w).
Proof.
  intros T I. unfold blocked. rewrite !andb_true_iff, option_in_box, blockable_in_box by trivial.
  fold (inside w). pose proof (accepted_on_board w). tauto.
Qed.

(** The sum is below the threshold if and only if no accepted option is
    unblockable and few accepted options are blockable. *)
Lemma sum_counts v : terminalb R v = false ->
  (sum (term acc v) (box v) < threshold R <->
   (forall w, option_of g v w -> inside w -> blockable g v w) /\
   few (at_most g) (fun w => option_of g v w /\ blockable g v w /\ inside w)).
Proof.
  intros T. split.
  - intros L.
    assert (U : forall w, option_of g v w -> inside w -> blockable g v w).
    { intros w O A. apply option_in_box in O as [I [N Lg]]; trivial.
      apply blockable_in_box; [trivial|].
      destruct (of_kindb _ _ _) eqn:K; [reflexivity|].
      pose proof (sum_le_in (term acc v) _ _ I) as Q. unfold term at 1, wgt in Q.
      unfold inside in A. rewrite A, Lg, K in Q. lia. }
    split; [trivial|]. intros l Hl El.
    apply (Nat.le_trans _ (length (filter (blocked v) (box v)))).
    + apply NoDup_incl_length; [trivial|]. intros w I. destruct (El w I) as [O B].
      assert (J : In w (box v)) by (apply option_in_box in O; tauto).
      apply filter_In. split; [trivial|]. apply blocked_ok; tauto.
    + change (at_most g) with (block_number R). unfold threshold in L.
      enough (length (filter (blocked v) (box v)) <= sum (term acc v) (box v)) by lia.
      apply sum_filter. intros w I H. unfold blocked in H.
      rewrite !andb_true_iff in H. destruct H as [[H1 H2] H3].
      unfold term, wgt. rewrite H1, H2, H3. lia.
  - intros [U F].
    assert (E : sum (term acc v) (box v) = length (filter (blocked v) (box v))).
    { apply sum_filter_eq. intros w I. unfold term, wgt.
      destruct (blocked v w) eqn:B.
      - unfold blocked in B. rewrite !andb_true_iff in B. destruct B as [[-> ->] ->]. reflexivity.
      - destruct (acc (fst w) (snd w)) eqn:A; [|reflexivity].
        destruct (legalb R (fst v - fst w) (snd v - snd w)) eqn:Lg; [|reflexivity].
        exfalso. assert (O : option_of g v w).
        { apply option_in_box; trivial. repeat split; trivial.
          apply accepted_on_board. exact A. }
        assert (K : blockable g v w) by (apply U; trivial).
        assert (blocked v w = true) by (apply blocked_ok; auto). congruence. }
    rewrite E. unfold threshold. apply Nat.lt_succ_r. apply F.
    + apply NoDup_filter, NoDup_prod; apply seq_NoDup.
    + intros w I. apply filter_In in I as [I B]. apply blocked_ok; trivial.
Qed.

(** The second sum says whether there is an option. *)
Lemma some_option v : terminalb R v = false ->
  (0 < weights R (fun z w => negb (gone_cell (cell_of R z w))) (fst v) (snd v) <->
   exists w, option_of g v w).
Proof.
  intros T. rewrite weights_box, sum_positive.
  assert (C : forall w, gone_cell (cell_of R (fst w) (snd w)) = goneb R w).
  { intros [z w]. unfold cell_of. cbn [fst snd]. destruct (goneb R (z, w)); [reflexivity|].
    destruct (terminalb R (z, w)); reflexivity. }
  split; intros [w H]; exists w.
  - apply option_in_box; trivial. destruct H as [I H]. unfold term in H.
    rewrite C in H. destruct (goneb R w); cbn [negb] in H; [lia|].
    unfold wgt in H. destruct (legalb R _ _); [auto|lia].
  - apply option_in_box in H as [I [G Lg]]; trivial. split; [trivial|]. unfold term.
    rewrite C, G. cbn [negb]. unfold wgt. rewrite Lg. unfold threshold.
    destruct (of_kindb _ _ _); lia.
Qed.

Lemma equation_is_rule v : ~ gone R v -> satisfies_rule g inside v.
Proof.
  intros NG. rewrite <- goneb_ok, not_true_iff_false in NG.
  unfold satisfies_rule, inside at 1. rewrite equation. unfold cell_of.
  destruct v as [x y]. cbn [fst snd]. rewrite NG.
  destruct (terminalb R (x, y)) eqn:T.
  - assert (N : forall w, ~ option_of g (x, y) w).
    { intros w O. apply optionb_ok in O. unfold optionb in O. rewrite T in O. discriminate. }
    cbn [wanted]. split; [|reflexivity]. intros _. split; [|split].
    + intros [[_ W] _]. apply W. apply terminalb_ok. trivial.
    + intros w O. destruct (N w O).
    + intros l _ El. destruct l as [|w l]; [simpl; lia|].
      destruct (N w). apply (El w). simpl. auto.
  - cbn [wanted]. rewrite andb_true_iff, Nat.ltb_lt.
    change (weights R acc x y) with (weights R acc (fst (x, y)) (snd (x, y))).
    rewrite weights_box, (sum_counts (x, y) T).
    pose proof (some_option (x, y) T) as SO. cbn [fst snd] in SO.
    set (n := weights R _ x y) in *.
    assert (Wn : negb (misereb R) || negb (n <? 1) = true <-> ~ won_at_once g (x, y)).
    { rewrite orb_true_iff, !negb_true_iff, Nat.ltb_ge. unfold won_at_once, g.
      cbn [game_of stuck_wins]. destruct (misereb R) eqn:M.
      - apply misereb_ok in M. split.
        + intros [?|H] [_ K]; [discriminate|]. destruct (proj1 SO H) as [w O]. exact (K w O).
        + intros H. right. destruct n as [|n]; [exfalso|lia]. apply H. split; [split|].
          * trivial.
          * rewrite <- terminalb_ok. congruence.
          * intros w O. assert (0 < 0) by (apply SO; exists w; exact O). lia.
      - split; [|auto]. intros _ [[W _] _]. apply misereb_ok in W. congruence. }
    tauto.
Qed.

Theorem P_accepted v : on_board R v -> (Pposition g v <-> inside v).
Proof.
  apply (solution_on g (game_falls R) (game_is_effective R) (on_board R)).
  - intros u w _ O. exact (options_on_board R u w O).
  - exact equation_is_rule.
Qed.

Theorem P_is_accepted x y :
  on_board R (x, y) /\ Pposition g (x, y) <-> acc x y = true.
Proof.
  split.
  - intros [B P]. apply (P_accepted (x, y) B) in P. exact P.
  - intros A. assert (B : on_board R (x, y)).
    { unfold on_board. rewrite <- goneb_ok, (accepted_on_board (x, y)) by exact A.
      discriminate. }
    split; [trivial|]. apply (P_accepted (x, y) B). exact A.
Qed.
End Equation.
