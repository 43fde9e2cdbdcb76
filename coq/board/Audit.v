(** * The audit: clauses that are true of the P-positions

    Each kind of clause that a certificate may contain, the condition under which it is
    accepted, and the proof that it is then true in the model where the variable of a
    cell says whether the cell is a P-position. *)
From Coq Require Import List Arith PArith NArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation.
Import ListNotations.

(** ** When a position is N, and when it is P *)

Section Game.
Variable R : rules.
Let g := game_of R.
Let falls := game_falls R.
Let known := game_is_effective R.

(** An option that is P and cannot be blocked. *)
Lemma N_by_one v w : option_of g v w -> ~ blockable g v w -> truth R w = true -> truth R v = false.
Proof.
  intros O B T. apply not_true_iff_false. intros V. apply truth_ok in V as [_ V].
  apply (truth_option R v w O) in T. apply (counting g falls known) in V as [_ [U _]]. auto.
Qed.

(** More options that are P than may be blocked. *)
Lemma N_by_many v l : NoDup l -> block_number R < length l ->
  (forall w, In w l -> option_of g v w /\ truth R w = true) -> truth R v = false.
Proof.
  intros D L K. apply not_true_iff_false. intros V. apply truth_ok in V as [_ V].
  apply (counting g falls known) in V as [_ [U F]].
  assert (length l <= at_most g); [|unfold g in *; cbn [game_of at_most] in *; lia].
  apply F; [trivial|]. intros w I. destruct (K w I) as [O T]. apply (truth_option R v w O) in T. auto.
Qed.

(** All options that are P are among a few that can be blocked. *)
Lemma P_by v left : goneb R v = false -> terminalb R v = false ->
  (misereb R = true -> exists w, option_of g v w) ->
  (forall w, option_of g v w -> truth R w = true -> blockable g v w /\ In w left) ->
  length left <= block_number R -> truth R v = true.
Proof.
  intros G T E K L. apply truth_ok. split.
  - intros H. apply goneb_ok in H. congruence.
  - apply (counting g falls known). split; [|split].
    + intros [[M _] N]. apply misereb_ok in M. destruct (E M) as [w O]. exact (N w O).
    + intros w O P. apply K; [trivial|]. apply (truth_option R v w O). trivial.
    + intros l D I. apply (Nat.le_trans _ (length left)); [|trivial].
      apply NoDup_incl_length; [trivial|]. intros w J. apply I in J as [O [_ P]].
      apply K; [trivial|]. apply (truth_option R v w O). trivial.
Qed.

Lemma gone_false v : goneb R v = true -> truth R v = false.
Proof. unfold truth. intros ->. reflexivity. Qed.

Lemma terminal_true v : goneb R v = false -> terminalb R v = true -> truth R v = true.
Proof.
  intros G T. apply terminalb_ok in T. apply truth_ok. split.
  - intros H. apply goneb_ok in H. congruence.
  - apply (counting g falls known). split; [|split].
    + intros [[_ M] _]. auto.
    + intros w [N _]. contradiction.
    + intros [|w l] _ I; [simpl; lia|]. destruct (I w (or_introl eq_refl)) as [[N _] _]. contradiction.
Qed.

Lemma stuck_false v : misereb R = true -> terminalb R v = false -> (forall w, ~ option_of g v w) -> truth R v = false.
Proof.
  intros M T N. apply not_true_iff_false. intros V. apply truth_ok in V as [_ V].
  apply (counting g falls known) in V as [W _]. apply W. split; [|trivial].
  split; [apply misereb_ok; trivial|]. rewrite <- terminalb_ok. congruence.
Qed.
End Game.

(** ** The audit *)

(** A set of cells. *)
Definition cells_set : Type := map2 unit.
Definition mem (S : cells_set) (x y : positive) : bool :=
  match find2 x y S with Some _ => true | None => false end.

(** What a clause is judged by: the rules, the size of the board and its moves, and the
    claim as far as it is given: in the columns of the board, in the first rows. *)
Record context : Type := Context {
  c_rules : nrules;
  c_width : N;
  c_height : N;
  c_moves : table;
  c_given : N;
  c_claimed : cells_set
}.

Definition insidep (K : context) (x y : positive) : bool :=
  (N.leb (Npos x) (c_width K)) && (N.leb (Npos y) (c_height K)).

Definition options_in (K : context) (x y : positive) : list (cell * bool) := options (c_rules K) (c_moves K) x y.

(** The options, in order, are in the clause, in order, but for some that are left out
    and can be blocked: how many? *)
Fixpoint left_out (opts : list (cell * bool)) (others : clause) (n : N) : option N :=
  match opts with
  | [] => match others with [] => Some n | _ => None end
  | ((x, y), b) :: opts =>
      match others with
      | At true x' y' :: rest =>
          if Pos.eqb x x' && Pos.eqb y y' then left_out opts rest n
          else if b then left_out opts others (N.succ n) else None
      | _ => if b then left_out opts others (N.succ n) else None
      end
  end.

Definition misere (R : nrules) : bool := match n_ends R with Normal => false | Misere => true end.

Definition no_options (K : context) (x y : positive) : bool :=
  match options_in K x y with [] => true | _ => false end.

Definition P_clause (K : context) (x y : positive) (others : clause) : bool :=
  insidep K x y &&
  match left_out (options_in K x y) others 0 with
  | Some n => (n <=? n_number (c_rules K))%N
  | None => false
  end && negb (misere (c_rules K) && no_options K x y).

(** The cells of a clause of negative literals. *)
Fixpoint negatives (c : clause) : option (list cell) :=
  match c with
  | [] => Some []
  | At false x y :: c => match negatives c with Some l => Some ((x, y) :: l) | None => None end
  | _ => None
  end.

Definition cell_eqb (v w : cell) : bool := Pos.eqb (fst v) (fst w) && Pos.eqb (snd v) (snd w).

Fixpoint distinct (l : list cell) : bool :=
  match l with [] => true | v :: l => negb (existsb (cell_eqb v) l) && distinct l end.

Definition is_kind (b : bool) (k : option bool) : bool := match k with Some c => eqb b c | None => false end.

Definition N_clause (K : context) (x y : positive) (others : clause) : bool :=
  let kind w := option_kind (c_rules K) x y (fst w) (snd w) in
  match negatives others with
  | None => false
  | Some [] => insidep K x y && misere (c_rules K) && no_options K x y
  | Some l =>
      match l with [w] => is_kind false (kind w) | _ => false end ||
      (N.eqb (N.of_nat (length l)) (N.succ (n_number (c_rules K)))
       && forallb (fun w => is_kind true (kind w)) l && distinct l)
  end.

Definition alone (others : clause) : bool := match others with [] => true | _ => false end.

Definition given (K : context) (s : bool) (x y : positive) : bool :=
  N.leb (Npos x) (c_given K) && N.leb (Npos y) (c_height K) && eqb s (mem (c_claimed K) x y).

Definition instance (K : context) (c : clause) : bool :=
  match c with
  | At s x y :: others =>
      (alone others && given K s x y) ||
      (if gonep (c_rules K) x y then alone others && negb s
       else if terminalp (c_rules K) x y then alone others && s
       else if s then P_clause K x y others else N_clause K x y others)
  | _ => false
  end.

(** ** It is right *)

Lemma distinct_ok l : distinct l = true -> NoDup (map spot l).
Proof.
  induction l as [|v l IH]; cbn [distinct map]; [constructor|].
  rewrite andb_true_iff, negb_true_iff. intros [E D]. constructor; [|auto].
  intros I. apply in_map_iff in I as [w [F I]]. apply not_true_iff_false in E. apply E.
  apply existsb_exists. exists w. split; [trivial|]. unfold spot in F. apply place_inj in F as [F G].
  unfold cell_eqb. rewrite F, G, !Pos.eqb_refl. reflexivity.
Qed.

Section Right.
Variables (K : context) (counters : positive -> bool).
Let Rs := to_rules (c_rules K).
Let m : model := Model (fun x y => truth Rs (place x y)) counters.

(** The table of the moves of the board is what it should be, and what is given is so. *)
Hypothesis table_ok : c_moves K = moves_within (c_rules K) (c_width K) (c_height K).
Hypothesis given_ok : forall x y, (Npos x <= c_given K)%N -> (Npos y <= c_height K)%N ->
  truth Rs (place x y) = mem (c_claimed K) x y.

Lemma misere_ok : misere (c_rules K) = misereb Rs.
Proof. reflexivity. Qed.

Lemma insidep_ok x y : insidep K x y = true -> (Npos x <= c_width K)%N /\ (Npos y <= c_height K)%N.
Proof. unfold insidep. rewrite andb_true_iff, !N.leb_le. trivial. Qed.

Lemma left_out_ok opts : forall others n n', left_out opts others n = Some n' ->
  exists left, (N.to_nat n + length left = N.to_nat n')%nat /\
    forall x y b, In ((x, y), b) opts -> In (At true x y) others \/ (b = true /\ In (place x y) left).
Proof.
  induction opts as [|[[x y] b] opts IH]; intros others n n' E.
  - exists []. split; [|intros x y b []]. cbn [left_out] in E. destruct others; [|discriminate].
    injection E as ->. simpl. lia.
  - assert (Skip : (if b then left_out opts others (N.succ n) else None) = Some n' ->
      exists left, (N.to_nat n + length left = N.to_nat n')%nat /\
        forall x' y' b', In ((x', y'), b') (((x, y), b) :: opts) ->
          In (At true x' y') others \/ (b' = true /\ In (place x' y') left)).
    { destruct b; [|discriminate]. intros F. destruct (IH _ _ _ F) as [left [L H]].
      exists (place x y :: left). split; [simpl; lia|]. intros x' y' b' [J|J].
      - injection J as -> -> <-. right. simpl. auto.
      - destruct (H _ _ _ J) as [I|[-> I]]; [auto|]. right. simpl. auto. }
    cbn [left_out] in E. destruct others as [|[[|] x' y'|s c] rest]; try exact (Skip E).
    destruct (Pos.eqb_spec x x') as [->|]; [destruct (Pos.eqb_spec y y') as [->|]|]; cbn [andb] in E; try exact (Skip E).
    destruct (IH _ _ _ E) as [left [L H]]. exists left. split; [trivial|]. intros x y b' [J|J].
    + injection J as -> -> <-. left. simpl. auto.
    + destruct (H _ _ _ J); [left; simpl; auto|auto].
Qed.

Lemma not_stuck x y : insidep K x y = true -> terminalp (c_rules K) x y = false ->
  no_options K x y = false -> exists w, option_of (game_of Rs) (place x y) w.
Proof.
  intros I T E. unfold no_options, options_in in E. rewrite table_ok in E.
  destruct (options _ _ _ _) as [|[[x' y'] b] l] eqn:F; [discriminate|].
  exists (place x' y'). eapply options_sound; [exact (insidep_ok _ _ I)|exact T|]. rewrite F. simpl. auto.
Qed.

Lemma stuck x y : insidep K x y = true -> terminalp (c_rules K) x y = false ->
  no_options K x y = true -> forall w, ~ option_of (game_of Rs) (place x y) w.
Proof.
  intros I T E w O. unfold no_options, options_in in E. rewrite table_ok in E.
  eapply options_complete in O as [x' [y' [b [_ J]]]]; [|exact (insidep_ok _ _ I)].
  destruct (options _ _ _ _); [destruct J|discriminate].
Qed.

Lemma P_clause_ok x y others : gonep (c_rules K) x y = false -> terminalp (c_rules K) x y = false ->
  P_clause K x y others = true -> sat m (At true x y :: others) = true.
Proof.
  intros G T E. unfold P_clause in E. rewrite !andb_true_iff in E. destruct E as [[I E] M].
  destruct (left_out _ _ _) as [n|] eqn:L; [|discriminate]. apply N.leb_le in E.
  cbn [sat existsb holds m cell_is]. destruct (existsb (holds m) others) eqn:F; [apply orb_true_r|].
  rewrite orb_false_r. apply left_out_ok in L as [left [L H]].
  rewrite (P_by Rs (place x y) left); trivial.
  - unfold Rs. rewrite <- gonep_ok. trivial.
  - unfold Rs. rewrite <- terminalp_ok. trivial.
  - rewrite <- misere_ok. intros E'. rewrite E' in M. cbn [andb] in M. apply negb_true_iff in M.
    apply not_stuck; trivial.
  - intros w O W. unfold options_in in H. rewrite table_ok in H.
    eapply options_complete in O as [x' [y' [b [-> J]]]]; [|exact (insidep_ok _ _ I)].
    destruct (H _ _ _ J) as [A|[-> A]].
    + exfalso. apply not_true_iff_false in F. apply F. apply existsb_exists. exists (At true x' y').
      split; [trivial|]. cbn [holds m cell_is]. rewrite W. reflexivity.
    + split; [|trivial]. eapply options_sound; [exact (insidep_ok _ _ I)|exact T|exact J|reflexivity].
  - unfold Rs. cbn [to_rules block_number]. lia.
Qed.

Lemma negatives_ok c : forall l, negatives c = Some l ->
  existsb (holds m) c = false -> forall w, In w l -> truth Rs (spot w) = true.
Proof.
  induction c as [|[[|] x y|s k] c IH]; intros l E F w I; cbn [negatives] in E; try discriminate.
  - injection E as <-. destruct I.
  - destruct (negatives c) as [l'|]; [|discriminate]. injection E as <-.
    cbn [existsb holds m cell_is] in F. apply orb_false_iff in F as [F F'].
    destruct I as [<-|I]; [|eauto]. unfold spot. cbn [fst snd]. destruct (truth _ _); [reflexivity|discriminate].
Qed.

Lemma is_kind_ok b x y w : terminalp (c_rules K) x y = false ->
  is_kind b (option_kind (c_rules K) x y (fst w) (snd w)) = true ->
  option_of (game_of Rs) (place x y) (spot w) /\ (b = true <-> blockable (game_of Rs) (place x y) (spot w)).
Proof.
  intros T. destruct (option_kind _ _ _ _ _) as [c|] eqn:E; [|discriminate].
  cbn [is_kind]. intros F. apply eqb_prop in F as ->. exact (option_kind_ok _ _ _ _ _ _ T E).
Qed.

Lemma N_clause_ok x y others : gonep (c_rules K) x y = false -> terminalp (c_rules K) x y = false ->
  N_clause K x y others = true -> sat m (At false x y :: others) = true.
Proof.
  intros G T E. unfold N_clause in E. cbn zeta in E.
  cbn [sat existsb holds m cell_is]. destruct (existsb (holds m) others) eqn:F; [apply orb_true_r|].
  rewrite orb_false_r. enough (V : truth Rs (place x y) = false) by (rewrite V; reflexivity).
  destruct (negatives others) as [l|] eqn:L; [|discriminate].
  pose proof (negatives_ok _ _ L F) as P. destruct l as [|v l].
  - rewrite !andb_true_iff in E. destruct E as [[I M] E].
    apply stuck_false; [rewrite <- misere_ok; trivial|unfold Rs; rewrite <- terminalp_ok; trivial|apply stuck; trivial].
  - apply orb_true_iff in E as [E|E].
    + destruct l; [|discriminate]. apply is_kind_ok in E as [O B]; [|trivial].
      apply (N_by_one Rs _ (spot v)); [trivial| |apply P; simpl; auto]. intros B'. apply B in B'. discriminate.
    + rewrite !andb_true_iff, N.eqb_eq, forallb_forall in E. destruct E as [[E A] D].
      apply (N_by_many Rs _ (map spot (v :: l))).
      * apply distinct_ok. trivial.
      * rewrite map_length. unfold Rs. cbn [to_rules block_number]. lia.
      * intros w I. apply in_map_iff in I as [c [<- I]].
        split; [|apply P; trivial]. eapply is_kind_ok; [trivial|]. apply A. trivial.
Qed.

Theorem instance_ok c : instance K c = true -> sat m c = true.
Proof.
  destruct c as [|[s x y|s k] others]; try discriminate. cbn [instance].
  rewrite orb_true_iff. intros [E|E].
  - apply andb_true_iff in E as [_ E]. unfold given in E. rewrite !andb_true_iff, !N.leb_le in E.
    destruct E as [[A B] E]. apply eqb_prop in E as ->. cbn [sat existsb holds m cell_is].
    rewrite (given_ok _ _ A B), eqb_reflx. reflexivity.
  - destruct (gonep _ _ _) eqn:G.
    { apply andb_true_iff in E as [_ E]. apply negb_true_iff in E as ->. cbn [sat existsb holds m cell_is].
      rewrite gone_false; [reflexivity|]. unfold Rs. rewrite <- gonep_ok. trivial. }
    destruct (terminalp _ _ _) eqn:T.
    { apply andb_true_iff in E as [_ ->]. cbn [sat existsb holds m cell_is].
      rewrite terminal_true; [reflexivity| |]; unfold Rs; rewrite <- ?gonep_ok, <- ?terminalp_ok; trivial. }
    destruct s; [apply P_clause_ok|apply N_clause_ok]; trivial.
Qed.
End Right.
