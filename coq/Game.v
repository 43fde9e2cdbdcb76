(** * Games on two heaps

    The one definition of games that every theorem in this folder speaks of.
    The first page is the definitions; what a reader has to believe ends with
    [Nposition]. Everything after that is proved. No axiom is used. *)
From Coq Require Import List Arith Lia.
Import ListNotations.

(** A position is a pair of heaps. *)
Definition position : Type := nat * nat.

(** A game says which positions are options of which ([option_of g v w]: there
    is a move from [v] to [w]), which options may be blocked, how many of them
    at a time, and at which positions a player without any option wins:
    nowhere in normal play, everywhere in misere play. *)
Record game : Type := Game {
  option_of : position -> position -> Prop;
  blockable : position -> position -> Prop;
  at_most : nat;
  stuck_wins : position -> Prop
}.

(** What the previous player may block at [v]: a list of at most [at_most g]
    options of the blockable kind. *)
Definition block (g : game) (v : position) (B : list position) : Prop :=
  length B <= at_most g /\
  forall w, In w B -> option_of g v w /\ blockable g v w.

(** [v] has no option, and the player who is to move there wins. *)
Definition won_at_once (g : game) (v : position) : Prop :=
  stuck_wins g v /\ forall w, ~ option_of g v w.

(** The Previous player wins [v] if he can block some options such that all
    others are won by the next player: blocked options cannot be chosen, and
    whoever finds all his options blocked loses. The Next player wins [v] if,
    whatever is blocked, there is another option that the previous player
    wins; or if he wins at once. *)
Inductive Pposition (g : game) : position -> Prop :=
| P_by v B :
    ~ won_at_once g v ->
    block g v B ->
    (forall w, option_of g v w -> ~ In w B -> Nposition g w) ->
    Pposition g v
with Nposition (g : game) : position -> Prop :=
| N_by v :
    (forall B, block g v B ->
     exists w, option_of g v w /\ ~ In w B /\ Pposition g w) ->
    Nposition g v
| N_at_once v : won_at_once g v -> Nposition g v.

(** The two endings. *)
Definition normal_play (v : position) : Prop := False.
Definition misere_play (v : position) : Prop := True.

(** A set of positions has at most [k] elements. *)
Definition few (k : nat) (S : position -> Prop) : Prop :=
  forall l, NoDup l -> (forall w, In w l -> S w) -> length l <= k.

(** * Games that come to an end

    In all games here every move makes x + y smaller ([falling]), and for every
    two positions it is decided whether there is a move and of which kind
    ([effective]). Under the law of excluded middle every game is effective. *)
Definition size (v : position) : nat := fst v + snd v.

Definition falling (g : game) : Prop :=
  forall v w, option_of g v w -> size w < size v.

Record effective (g : game) : Prop := {
  option_dec : forall v w, option_of g v w \/ ~ option_of g v w;
  blockable_dec : forall v w, blockable g v w \/ ~ blockable g v w;
  stuck_dec : forall v, stuck_wins g v \/ ~ stuck_wins g v
}.

Lemma effective_classically (g : game) :
  (forall A : Prop, A \/ ~ A) -> effective g.
Proof. intros EM. constructor; intros; apply EM. Qed.

Definition position_eq_dec (v w : position) : {v = w} + {v <> w}.
Proof. decide equality; apply Nat.eq_dec. Defined.

(** ** Finite sets *)

(** All positions with x < n and y < n. *)
Definition square (n : nat) : list position := list_prod (seq 0 n) (seq 0 n).

Lemma in_square n v : In v (square n) <-> fst v < n /\ snd v < n.
Proof.
  destruct v as [x y]. unfold square.
  split; intros H; [apply in_prod_iff in H|apply in_prod_iff];
    rewrite !in_seq in *; simpl in *; lia.
Qed.

(** A decided property of the elements of a list: the elements that have it are
    a list without repetition. *)
Lemma selection (S : position -> Prop) (l : list position) :
  (forall w, In w l -> S w \/ ~ S w) ->
  exists m, NoDup m /\ forall w, In w m <-> In w l /\ S w.
Proof.
  induction l as [|a l IH]; intros D.
  - exists []. split; [constructor|]. simpl. tauto.
  - destruct IH as [m [Hm Em]]; [intros; apply D; simpl; auto|].
    destruct (in_dec position_eq_dec a m) as [I|I].
    + exists m. split; [trivial|]. intros w. rewrite Em. simpl.
      apply Em in I. intuition congruence.
    + destruct (D a (or_introl eq_refl)) as [Sa|Sa].
      * exists (a :: m). split; [constructor; trivial|].
        intros w. simpl. rewrite Em. intuition congruence.
      * exists m. split; [trivial|]. intros w. rewrite Em. simpl.
        intuition congruence.
Qed.

(** The pigeonhole principle. *)
Lemma pigeon (l B : list position) :
  NoDup l -> length B < length l -> exists a, In a l /\ ~ In a B.
Proof.
  intros N H.
  destruct (Forall_Exists_dec (fun a => In a B)
              (fun a => in_dec position_eq_dec a B) l) as [F|E].
  - rewrite Forall_forall in F. pose proof (NoDup_incl_length N F). lia.
  - apply Exists_exists in E. trivial.
Qed.

(** ** Not both *)

Section Falling.
Variable g : game.
Hypothesis falls : falling g.

Lemma not_both_below n v :
  size v < n -> Pposition g v -> Nposition g v -> False.
Proof.
  revert v. induction n as [|n IH]; intros v Hv HP HN; [lia|].
  inversion HP as [v0 B W HB H]; subst.
  inversion HN as [v1 H'|v1 W']; subst; [|exact (W W')].
  destruct (H' B HB) as [w [Hw [HI HPw]]].
  apply (IH w); auto. pose proof (falls v w Hw). lia.
Qed.

(** No position is both. *)
Theorem not_both v : Pposition g v -> Nposition g v -> False.
Proof. apply (not_both_below (S (size v))). lia. Qed.

(** ** Every position is one of the two, and how to see which *)

Hypothesis known : effective g.

(** The options of [v] with a property that is decided for them, as a list. *)
Lemma options_with (S : position -> Prop) v :
  (forall w, option_of g v w -> S w \/ ~ S w) ->
  exists l, NoDup l /\ forall w, In w l <-> option_of g v w /\ S w.
Proof.
  intros D.
  destruct (selection (fun w => option_of g v w /\ S w) (square (size v)))
    as [l [Hl El]].
  - intros w _. destruct (option_dec g known v w) as [O|O]; [|tauto].
    destruct (D w O); tauto.
  - exists l. split; [trivial|]. intros w. rewrite El. split; [tauto|].
    intros [O K]. split; [|tauto]. apply in_square.
    pose proof (falls v w O). unfold size in *. lia.
Qed.

Lemma won_dec v : won_at_once g v \/ ~ won_at_once g v.
Proof.
  unfold won_at_once. destruct (stuck_dec g known v) as [W|W]; [|tauto].
  destruct (options_with (fun _ => True) v) as [l [_ El]]; [tauto|].
  destruct l as [|w l].
  - left. split; [trivial|]. intros w O. apply (El w). tauto.
  - right. intros [_ K]. apply (K w). apply El. simpl. auto.
Qed.

(** Where options are decided, the position is: it is P if no option that is
    P is unblockable, and at most [at_most g] options are P. *)
Lemma decide v :
  (forall w, option_of g v w -> Pposition g w \/ Nposition g w) ->
  Pposition g v \/ Nposition g v.
Proof.
  intros K. destruct (won_dec v) as [W|W]; [right; apply N_at_once; trivial|].
  destruct (options_with (fun w => Pposition g w /\ ~ blockable g v w) v)
    as [u [_ Eu]].
  { intros w O. destruct (K w O) as [HP|HN].
    - destruct (blockable_dec g known v w); tauto.
    - right. intros [HP _]. exact (not_both w HP HN). }
  destruct u as [|w u].
  2:{ right. apply N_by. intros B [_ HB]. exists w.
      destruct (proj1 (Eu w) (or_introl eq_refl)) as [O [HP U]].
      split; [trivial|]. split; [|trivial]. intros I. apply U, HB, I. }
  destruct (options_with (Pposition g) v) as [l [Hl El]].
  { intros w O. destruct (K w O) as [HP|HN]; [tauto|].
    right. intros HP. exact (not_both w HP HN). }
  destruct (le_lt_dec (length l) (at_most g)) as [L|L].
  - left. apply (P_by g v l W).
    + split; [trivial|]. intros w I. apply El in I as [O HP].
      split; [trivial|]. destruct (blockable_dec g known v w); [trivial|].
      exfalso. apply (Eu w). tauto.
    + intros w O NI. destruct (K w O) as [HP|HN]; [|trivial].
      exfalso. apply NI, El. tauto.
  - right. apply N_by. intros B [HB _].
    destruct (pigeon l B Hl) as [w [I NI]]; [lia|].
    exists w. apply El in I. tauto.
Qed.

(** Every position is P or N. *)
Theorem decided v : Pposition g v \/ Nposition g v.
Proof.
  enough (K : forall n v, size v < n -> Pposition g v \/ Nposition g v)
    by (apply (K (S (size v))); lia).
  clear v. induction n as [|n IH]; intros v Hv; [lia|].
  apply decide. intros w O. apply IH. pose proof (falls v w O). lia.
Qed.

Theorem not_P v : ~ Pposition g v <-> Nposition g v.
Proof.
  destruct (decided v); pose proof (not_both v); tauto.
Qed.

Theorem not_N v : ~ Nposition g v <-> Pposition g v.
Proof.
  destruct (decided v); pose proof (not_both v); tauto.
Qed.

Theorem P_dec v : Pposition g v \/ ~ Pposition g v.
Proof. rewrite not_P. apply decided. Qed.

(** The rule: a position is P if and only if some block leaves only N. *)
Theorem rule v :
  Pposition g v <->
  ~ won_at_once g v /\
  exists B, block g v B /\
    forall w, option_of g v w -> ~ In w B -> ~ Pposition g w.
Proof.
  split.
  - intros HP. inversion HP as [v0 B W HB H]; subst. split; [trivial|].
    exists B. split; [trivial|]. intros w O NI. apply not_P. auto.
  - intros [W [B [HB H]]]. apply (P_by g v B W HB).
    intros w O NI. apply not_P. auto.
Qed.

(** The counting theorem: a position is P if and only if no option that is P
    is unblockable, and at most [at_most g] blockable options are P. *)
Theorem counting v :
  Pposition g v <->
  ~ won_at_once g v /\
  (forall w, option_of g v w -> Pposition g w -> blockable g v w) /\
  few (at_most g)
      (fun w => option_of g v w /\ blockable g v w /\ Pposition g w).
Proof.
  rewrite rule. split.
  - intros [W [B [[HB HR] H]]].
    assert (K : forall w, option_of g v w -> Pposition g w -> In w B).
    { intros w O HP. destruct (in_dec position_eq_dec w B); [trivial|].
      exfalso. eapply H; eauto. }
    split; [trivial|]. split.
    + intros w O HP. apply HR. auto.
    + intros l Hl El. apply (Nat.le_trans _ (length B)); [|trivial].
      apply NoDup_incl_length; [trivial|].
      intros w I. apply El in I as [O [_ HP]]. auto.
  - intros [W [U F]]. split; [trivial|].
    destruct (options_with (fun w => blockable g v w /\ Pposition g w) v)
      as [l [Hl El]].
    { intros w _. destruct (blockable_dec g known v w); [|tauto].
      destruct (P_dec w); tauto. }
    exists l. split; [split|].
    + apply F; [trivial|]. intros w I. apply El in I. tauto.
    + intros w I. apply El in I. tauto.
    + intros w O NI HP. apply NI, El. auto.
Qed.

(** The same with a list of the blockable options that are P. *)
Theorem counting_list v l :
  NoDup l ->
  (forall w, In w l <->
     option_of g v w /\ blockable g v w /\ Pposition g w) ->
  (Pposition g v <->
   ~ won_at_once g v /\
   (forall w, option_of g v w -> Pposition g w -> blockable g v w) /\
   length l <= at_most g).
Proof.
  intros Hl El. rewrite counting. split.
  - intros [W [U F]]. repeat split; auto. apply F; [trivial|].
    intros w I. apply El. trivial.
  - intros [W [U F]]. repeat split; auto. intros m Hm Em.
    apply (Nat.le_trans _ (length l)); [|trivial].
    apply NoDup_incl_length; [trivial|]. intros w I. apply El. auto.
Qed.

(** ** Sets that satisfy the rule

    Let the options of positions in a domain [D] stay in [D]. A set of positions
    that satisfies the counting condition everywhere in [D] is, in [D], the set
    of P-positions. *)
Definition satisfies_rule (S : position -> Prop) (v : position) : Prop :=
  S v <->
  ~ won_at_once g v /\
  (forall w, option_of g v w -> S w -> blockable g v w) /\
  few (at_most g) (fun w => option_of g v w /\ blockable g v w /\ S w).

Theorem solution_on (D S : position -> Prop) :
  (forall v w, D v -> option_of g v w -> D w) ->
  (forall v, D v -> satisfies_rule S v) ->
  forall v, D v -> (Pposition g v <-> S v).
Proof.
  intros C K v.
  enough (I : forall n v, size v < n -> D v -> (Pposition g v <-> S v))
    by (apply (I (Datatypes.S (size v))); lia).
  clear v. induction n as [|n IH]; intros v Hv Dv; [lia|].
  assert (E : forall w, option_of g v w -> (Pposition g w <-> S w)).
  { intros w O. apply IH; [|eauto]. pose proof (falls v w O). lia. }
  unfold satisfies_rule in K. rewrite counting, (K v Dv). unfold few.
  split; intros [W [U F]]; (split; [trivial|]); split.
  - intros w O HS. apply U; [trivial|]. apply E; trivial.
  - intros l Hl El. apply F; [trivial|]. intros w J. apply El in J as [O [B HS]].
    split; [trivial|]. split; [trivial|]. apply E; trivial.
  - intros w O HP. apply U; [trivial|]. apply E; trivial.
  - intros l Hl El. apply F; [trivial|]. intros w J. apply El in J as [O [B HP]].
    split; [trivial|]. split; [trivial|]. apply E; trivial.
Qed.

Corollary unique_solution (S : position -> Prop) :
  (forall v, satisfies_rule S v) -> forall v, Pposition g v <-> S v.
Proof.
  intros K v. apply (solution_on (fun _ => True)); auto.
Qed.

(** Without blocking: P if and only if no option is P. *)
Theorem without_blocking v :
  at_most g = 0 ->
  (Pposition g v <->
   ~ won_at_once g v /\ forall w, option_of g v w -> ~ Pposition g w).
Proof.
  intros Z. rewrite rule. split.
  - intros [W [B [[HB _] H]]]. split; [trivial|].
    destruct B; [|simpl in HB; lia]. intros w O. apply H; auto.
  - intros [W H]. split; [trivial|]. exists []. split; [split|].
    + simpl. lia.
    + intros w [].
    + auto.
Qed.
End Falling.

(** In normal play nobody wins at once. *)
Lemma normal_play_goes_on g :
  (forall v, ~ stuck_wins g v) -> forall v, ~ won_at_once g v.
Proof. intros H v [W _]. exact (H v W). Qed.

(** * Transfer

    Two games with the same options, the same blockable options, the same number
    of blocked options and the same ending have the same P-positions. *)
Record same_rules (g h : game) : Prop := {
  same_options : forall v w, option_of g v w <-> option_of h v w;
  same_blockable : forall v w,
    option_of g v w -> (blockable g v w <-> blockable h v w);
  same_number : at_most g = at_most h;
  same_ending : forall v, stuck_wins g v <-> stuck_wins h v
}.

Lemma same_block g h : same_rules g h ->
  forall v B, block g v B <-> block h v B.
Proof.
  intros E v B. unfold block. rewrite (same_number g h E).
  split; intros [L H]; (split; [trivial|]); intros w I;
    destruct (H w I) as [O K].
  - split; [apply (same_options g h E)|apply (same_blockable g h E)]; trivial.
  - apply (same_options g h E) in O.
    split; [|apply (same_blockable g h E)]; trivial.
Qed.

Lemma same_won g h : same_rules g h ->
  forall v, won_at_once g v <-> won_at_once h v.
Proof.
  intros E v. unfold won_at_once. rewrite (same_ending g h E).
  split; intros [W H]; (split; [trivial|]); intros w O; apply (H w);
    apply (same_options g h E); trivial.
Qed.

Theorem transfer g h : falling g -> same_rules g h ->
  forall v, (Pposition g v <-> Pposition h v) /\
            (Nposition g v <-> Nposition h v).
Proof.
  intros F E v.
  enough (K : forall n v, size v < n ->
            (Pposition g v <-> Pposition h v) /\
            (Nposition g v <-> Nposition h v))
    by (apply (K (S (size v))); lia).
  clear v. induction n as [|n IH]; intros v Hv; [lia|].
  assert (K : forall w, option_of g v w ->
            (Pposition g w <-> Pposition h w) /\
            (Nposition g w <-> Nposition h w)).
  { intros w O. apply IH. pose proof (F v w O). lia. }
  assert (O' : forall w, option_of h v w -> option_of g v w).
  { intros w O. apply (same_options g h E). trivial. }
  split; split; intros H.
  - inversion H as [v0 B W HB HN]; subst. apply (P_by h v B).
    + intros W'. apply W. apply (same_won g h E). trivial.
    + apply (same_block g h E). trivial.
    + intros w O NI. apply K; auto.
  - inversion H as [v0 B W HB HN]; subst. apply (P_by g v B).
    + intros W'. apply W. apply (same_won g h E). trivial.
    + apply (same_block g h E). trivial.
    + intros w O NI. apply K; [trivial|]. apply HN; [|trivial].
      apply (same_options g h E). trivial.
  - inversion H as [v0 HB|v0 W]; subst.
    + apply N_by. intros B BB. apply (same_block g h E) in BB.
      destruct (HB B BB) as [w [O [NI HP]]]. exists w.
      split; [apply (same_options g h E); trivial|]. split; [trivial|].
      apply K; trivial.
    + apply N_at_once. apply (same_won g h E). trivial.
  - inversion H as [v0 HB|v0 W]; subst.
    + apply N_by. intros B BB. apply (same_block g h E) in BB.
      destruct (HB B BB) as [w [O [NI HP]]]. exists w.
      split; [auto|]. split; [trivial|]. apply K; auto.
    + apply N_at_once. apply (same_won g h E). trivial.
Qed.

Corollary same_P g h : falling g -> same_rules g h ->
  forall v, Pposition g v <-> Pposition h v.
Proof. intros F E v. apply (transfer g h F E v). Qed.
