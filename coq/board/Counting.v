(** * The audit of formulas with counters

    A solver's own proof speaks of further variables, c = "at least j of the cells in X
    are P". Whatever X and j are said to be, the variable has a meaning; a clause is
    accepted if it is true in this model for one of two reasons: counting alone, or the
    definition of a P-position at its first literal. *)
From Coq Require Import List Arith PArith NArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit.
Import ListNotations.

(** At least so many of these cells are P. *)
Definition meaning : Type := list cell * N.
Definition meanings : Type := PositiveMap.t meaning.

Definition sign (l : literal) : bool := match l with At s _ _ => s | Counter s _ => s end.

(** The meaning of a literal's variable; a removed cell is never P. *)
Definition means (K : context) (M : meanings) (l : literal) : meaning :=
  match l with
  | At _ x y => (if gonep (c_rules K) x y then [] else [(x, y)], 1%N)
  | Counter _ c => match PositiveMap.find c M with Some X => X | None => ([], 1%N) end
  end.

(** ** Sets *)

Fixpoint add_cells (l : list cell) (S : cells_set) : cells_set :=
  match l with [] => S | v :: l => add_cells l (add2 (fst v) (snd v) tt S) end.

Definition set_of (l : list cell) : cells_set := add_cells l (PositiveMap.empty _).

(** No cell twice, and none in [S]. *)
Fixpoint fresh (l : list cell) (S : cells_set) : bool :=
  match l with
  | [] => true
  | v :: l => negb (mem S (fst v) (snd v)) && fresh l (add2 (fst v) (snd v) tt S)
  end.

Definition outside (S : cells_set) (l : list cell) : list cell :=
  filter (fun v => negb (mem S (fst v) (snd v))) l.

Definition total (l : list N) : N := fold_right N.add 0%N l.

(** ** Counting alone *)

Fixpoint parts {A} (l : list A) : list (list A) :=
  match l with [] => [[]] | a :: l => parts l ++ map (cons a) (parts l) end.

(** At least so many in some sets without a common cell; more than fewer than so many in
    each of others, and all cells in none of these, make. *)
Definition too_many (lower upper : list meaning) : bool :=
  let A := concat (map fst lower) in
  fresh A (PositiveMap.empty _) &&
  (total (map (fun X => N.pred (snd X)) upper)
   + N.of_nat (length (outside (set_of (concat (map fst upper))) A)) <? total (map snd lower))%N.

Definition by_counting (K : context) (M : meanings) (c : clause) : bool :=
  let lower := map (means K M) (filter (fun l => negb (sign l)) c) in
  let upper := map (means K M) (filter sign c) in
  existsb (fun X => (snd X =? 0)%N) upper ||
  ((length c <=? 4)%nat && existsb (fun A => existsb (too_many A) (parts upper)) (parts lower)).

(** ** The definition *)

Definition kind_of (K : context) (x y : positive) (w : cell) : option bool :=
  if terminalp (c_rules K) x y then None else option_kind (c_rules K) x y (fst w) (snd w).

Definition some_kind (k : option bool) : bool := match k with Some _ => true | None => false end.

Definition N_counter (K : context) (x y : positive) (X : meaning) : bool :=
  ((1 <=? snd X)%N && forallb (fun w => is_kind false (kind_of K x y w)) (fst X)) ||
  ((n_number (c_rules K) <? snd X)%N && forallb (fun w => some_kind (kind_of K x y w)) (fst X)
   && fresh (fst X) (PositiveMap.empty _)).

Definition P_counters (K : context) (x y : positive) (Xs : list meaning) : bool :=
  let never := concat (map fst (filter (fun X => (snd X <=? 1)%N) Xs)) in
  let some := filter (fun X => negb (snd X <=? 1)%N) Xs in
  let N := set_of never in
  let covered := add_cells (concat (map fst some)) N in
  let opts := options_in K x y in
  forallb (fun o => snd o || mem N (fst (fst o)) (snd (fst o))) opts &&
  (total (map (fun X => N.pred (snd X)) some)
   + N.of_nat (length (outside covered (map fst (filter snd opts)))) <=? n_number (c_rules K))%N.

Definition by_definition (K : context) (M : meanings) (c : clause) : bool :=
  match c with
  | At s x y :: others =>
      insidep K x y && negb (gonep (c_rules K) x y) &&
      (let ended := terminalp (c_rules K) x y in
       let stuck := misere (c_rules K) && negb ended && no_options K x y in
       if s then
         negb stuck && forallb sign others && (ended || P_counters K x y (map (means K M) others))
       else
         match others with
         | [] => stuck
         | [l] => negb (sign l) && N_counter K x y (means K M l)
         | _ => false
         end)
  | _ => false
  end.

Definition counting_instance (K : context) (M : meanings) (c : clause) : bool :=
  by_counting K M c || by_definition K M c.

(** ** It is right *)

Lemma mem_add2 S x y x' y' :
  mem (add2 x' y' tt S) x y = Pos.eqb x x' && Pos.eqb y y' || mem S x y.
Proof. unfold mem. rewrite find2_add2. destruct (_ && _); reflexivity. Qed.

Lemma mem_add_cells l : forall S x y, mem (add_cells l S) x y = true <-> In (x, y) l \/ mem S x y = true.
Proof.
  induction l as [|[a b] l IH]; intros S x y; cbn [add_cells fst snd In]; [tauto|].
  rewrite IH, mem_add2, orb_true_iff, andb_true_iff, !Pos.eqb_eq. intuition congruence.
Qed.

Lemma mem_empty x y : mem (PositiveMap.empty _) x y = false.
Proof. unfold mem, find2. rewrite PositiveMap.gempty. reflexivity. Qed.

Lemma mem_set_of l x y : mem (set_of l) x y = true <-> In (x, y) l.
Proof. unfold set_of. rewrite mem_add_cells, mem_empty. intuition discriminate. Qed.

Lemma fresh_ok l : forall S, fresh l S = true -> NoDup l /\ forall v, In v l -> mem S (fst v) (snd v) = false.
Proof.
  induction l as [|v l IH]; intros S; cbn [fresh]; [split; [constructor|intros v []]|].
  rewrite andb_true_iff, negb_true_iff. intros [E F]. apply IH in F as [D F]. split.
  - constructor; [|trivial]. intros I. apply F in I. rewrite mem_add2, !Pos.eqb_refl in I. discriminate.
  - intros w [<-|I]; [trivial|]. apply F in I. rewrite mem_add2 in I. apply orb_false_iff in I. tauto.
Qed.

Lemma in_outside S l v : In v (outside S l) <-> In v l /\ mem S (fst v) (snd v) = false.
Proof. unfold outside. rewrite filter_In, negb_true_iff. tauto. Qed.

Lemma in_parts {A} (l m : list A) : In m (parts l) -> incl m l.
Proof.
  revert m. induction l as [|a l IH]; cbn [parts]; intros m I.
  - destruct I as [<-|[]]. apply incl_nil_l.
  - apply in_app_iff in I as [I|I]; [apply incl_tl; auto|].
    apply in_map_iff in I as [n [<- I]]. apply IH in I. intros b [<-|J]; simpl; auto.
Qed.

Section Right.
Variables (K : context) (M : meanings).
Let Rs := to_rules (c_rules K).

Definition P_cell (v : cell) : bool := truth Rs (spot v).
Definition number (X : list cell) : nat := length (filter P_cell X).
Definition reached (X : meaning) : bool := (snd X <=? N.of_nat (number (fst X)))%N.

Definition counter_value (c : positive) : bool :=
  match PositiveMap.find c M with Some X => reached X | None => false end.

Let m : model := Model (fun x y => truth Rs (place x y)) counter_value.

Hypothesis table_ok : c_moves K = moves_within (c_rules K) (c_width K) (c_height K).

Lemma means_ok l : holds m l = eqb (sign l) (reached (means K M l)).
Proof.
  destruct l as [s x y|s c]; cbn [holds sign means m cell_is counter_is]; f_equal.
  - destruct (gonep (c_rules K) x y) eqn:G; unfold reached, number; cbn [fst snd filter length].
    + rewrite gonep_ok in G. unfold Rs. rewrite gone_false by trivial. reflexivity.
    + unfold P_cell, spot. cbn [fst snd]. destruct (truth Rs (place x y)); reflexivity.
  - unfold counter_value. destruct (PositiveMap.find c M); reflexivity.
Qed.

Lemma number_app X Y : number (X ++ Y) = number X + number Y.
Proof. unfold number. rewrite filter_app, app_length. reflexivity. Qed.

Lemma number_concat l : N.of_nat (number (concat (map fst l))) = total (map (fun X : meaning => N.of_nat (number (fst X))) l).
Proof.
  induction l as [|X l IH]; [reflexivity|]. cbn [map concat total fold_right]. rewrite number_app.
  unfold total in IH. rewrite <- IH. lia.
Qed.

Lemma reached_total l : (forall X, In X l -> reached X = true) ->
  (total (map snd l) <= N.of_nat (number (concat (map fst l))))%N.
Proof.
  intros H. rewrite number_concat. induction l as [|X l IH]; [reflexivity|]. cbn [map total fold_right] in *.
  specialize (IH (fun Y I => H Y (or_intror I))). pose proof (H X (or_introl eq_refl)) as E.
  unfold reached in E. apply N.leb_le in E. unfold total in IH. lia.
Qed.

Lemma missed_total l : (forall X, In X l -> reached X = false) ->
  (N.of_nat (number (concat (map fst l))) <= total (map (fun X => N.pred (snd X)) l))%N.
Proof.
  intros H. rewrite number_concat. induction l as [|X l IH]; [reflexivity|]. cbn [map total fold_right] in *.
  specialize (IH (fun Y I => H Y (or_intror I))). pose proof (H X (or_introl eq_refl)) as E.
  unfold reached in E. apply N.leb_gt in E. unfold total in IH. lia.
Qed.

Lemma too_many_ok lower upper : too_many lower upper = true ->
  (forall X, In X lower -> reached X = true) -> (forall X, In X upper -> reached X = false) -> False.
Proof.
  unfold too_many. cbn zeta. rewrite andb_true_iff, N.ltb_lt. intros [D L] Low Up.
  apply reached_total in Low. apply missed_total in Up. apply fresh_ok in D as [D _].
  set (A := concat (map fst lower)) in *. set (B := concat (map fst upper)) in *.
  assert (C : number A <= number B + length (outside (set_of B) A)); [|lia].
  unfold number. rewrite <- app_length. apply NoDup_incl_length; [apply NoDup_filter; trivial|].
  intros [x y] I. apply filter_In in I as [I P]. apply in_app_iff.
  destruct (mem (set_of B) x y) eqn:E.
  - left. apply filter_In. split; [apply mem_set_of|]; trivial.
  - right. apply in_outside. auto.
Qed.

Lemma false_lower c : sat m c = false ->
  forall X, In X (map (means K M) (filter (fun l => negb (sign l)) c)) -> reached X = true.
Proof.
  intros F X I. apply in_map_iff in I as [l [<- I]]. apply filter_In in I as [I S].
  destruct (reached _) eqn:E; [reflexivity|]. exfalso. apply not_true_iff_false in F. apply F.
  apply existsb_exists. exists l. split; [trivial|]. rewrite means_ok, E. apply negb_true_iff in S as ->. reflexivity.
Qed.

Lemma false_upper c : sat m c = false ->
  forall X, In X (map (means K M) (filter sign c)) -> reached X = false.
Proof.
  intros F X I. apply in_map_iff in I as [l [<- I]]. apply filter_In in I as [I S].
  destruct (reached _) eqn:E; [|reflexivity]. exfalso. apply not_true_iff_false in F. apply F.
  apply existsb_exists. exists l. split; [trivial|]. rewrite means_ok, E, S. reflexivity.
Qed.

Lemma by_counting_ok c : by_counting K M c = true -> sat m c = true.
Proof.
  intros E. destruct (sat m c) eqn:F; [reflexivity|]. exfalso.
  pose proof (false_lower c F) as Low. pose proof (false_upper c F) as Up.
  unfold by_counting in E. cbn zeta in E. apply orb_true_iff in E as [E|E].
  - apply existsb_exists in E as [X [I E]]. apply N.eqb_eq in E. apply Up in I. unfold reached in I.
    apply N.leb_gt in I. lia.
  - apply andb_true_iff in E as [_ E]. apply existsb_exists in E as [A [I E]].
    apply existsb_exists in E as [B [J E]]. apply in_parts in I, J.
    apply (too_many_ok A B E); auto.
Qed.

Lemma number_pos X v : In v X -> P_cell v = true -> 1 <= number X.
Proof.
  intros I P. unfold number. assert (J : In v (filter P_cell X)) by (apply filter_In; auto).
  destruct (filter P_cell X); [destruct J|simpl; lia].
Qed.

Lemma NoDup_spots l : NoDup l -> NoDup (map spot l).
Proof.
  intros D. induction D as [|v l N D IH]; cbn [map]; constructor; trivial.
  intros I. apply in_map_iff in I as [w [E I]]. apply N. destruct v as [x y], w as [x' y'].
  unfold spot in E. cbn [fst snd] in E. apply place_inj in E as [-> ->]. trivial.
Qed.

Lemma kind_of_ok x y w b : kind_of K x y w = Some b ->
  option_of (game_of Rs) (place x y) (spot w) /\ (b = true <-> blockable (game_of Rs) (place x y) (spot w)).
Proof.
  unfold kind_of. destruct (terminalp _ _ _) eqn:T; [discriminate|]. apply option_kind_ok. trivial.
Qed.

Lemma N_counter_ok x y X : N_counter K x y X = true -> reached X = true -> truth Rs (place x y) = false.
Proof.
  unfold N_counter, reached. destruct X as [X j]. cbn [fst snd]. rewrite N.leb_le. intros E L.
  apply orb_true_iff in E as [E|E]; rewrite ?andb_true_iff in E.
  - destruct E as [J E]. apply N.leb_le in J. rewrite forallb_forall in E. unfold number in L.
    destruct (filter P_cell X) as [|v l] eqn:F; [simpl in L; lia|].
    assert (I : In v (filter P_cell X)) by (rewrite F; simpl; auto). apply filter_In in I as [I P].
    specialize (E v I). destruct (kind_of K x y v) as [c|] eqn:C; [|discriminate]. cbn [is_kind] in E.
    apply eqb_prop in E as <-. apply kind_of_ok in C as [O B].
    apply (N_by_one Rs _ (spot v) O); [|exact P]. intros B'. apply B in B'. discriminate.
  - destruct E as [[J E] D]. apply N.ltb_lt in J. rewrite forallb_forall in E. apply fresh_ok in D as [D _].
    apply (N_by_many Rs _ (map spot (filter P_cell X))).
    + apply NoDup_spots, NoDup_filter. trivial.
    + rewrite map_length. unfold number in L. unfold Rs. cbn [to_rules block_number]. lia.
    + intros w I. apply in_map_iff in I as [v [<- I]]. apply filter_In in I as [I P]. split; [|exact P].
      specialize (E v I). destruct (kind_of K x y v) as [c|] eqn:C; [|discriminate].
      apply kind_of_ok in C. tauto.
Qed.

Lemma P_counters_ok x y Xs : insidep K x y = true ->
  gonep (c_rules K) x y = false -> terminalp (c_rules K) x y = false ->
  (misere (c_rules K) = true -> no_options K x y = false) ->
  P_counters K x y Xs = true -> (forall X, In X Xs -> reached X = false) -> truth Rs (place x y) = true.
Proof.
  intros I G T S E F. unfold P_counters in E. cbn zeta in E.
  set (low := filter (fun X : list cell * N => (snd X <=? 1)%N) Xs) in *.
  set (some := filter (fun X : list cell * N => negb (snd X <=? 1)%N) Xs) in *.
  rewrite andb_true_iff, forallb_forall, N.leb_le in E. destruct E as [U L].
  set (covered := add_cells _ _) in *.
  assert (Never : forall v, In v (concat (map fst low)) -> P_cell v = false).
  { intros v J. apply in_concat in J as [X [J J']]. apply in_map_iff in J as [[X' j] [<- J]].
    apply filter_In in J as [J E]. cbn [snd] in E. apply N.leb_le in E. apply F in J. unfold reached in J.
    cbn [fst snd] in *. apply N.leb_gt in J. destruct (P_cell v) eqn:P; [|reflexivity].
    pose proof (number_pos _ _ J' P). lia. }
  assert (Some_ : (N.of_nat (number (concat (map fst some))) <= total (map (fun X => N.pred (snd X)) some))%N).
  { apply missed_total. intros X J. apply F. apply filter_In in J. tauto. }
  apply (P_by Rs _ (map spot (filter P_cell (concat (map fst some)) ++
                              outside covered (map fst (filter snd (options_in K x y)))))).
  - unfold Rs. rewrite <- gonep_ok. trivial.
  - unfold Rs. rewrite <- terminalp_ok. trivial.
  - intros Mi. apply (not_stuck K table_ok); trivial. apply S. trivial.
  - intros w O P. pose proof I as I'. apply insidep_ok in I'. destruct I' as [IW IH].
    destruct (options_complete (c_rules K) (c_width K) (c_height K) x y (conj IW IH) w O) as [x' [y' [b [-> J]]]].
    rewrite <- table_ok in J. pose proof J as J'. rewrite table_ok in J'.
    apply options_sound in J' as [_ B]; [|split; trivial|trivial].
    specialize (U _ J). change (b || mem (set_of (concat (map fst low))) x' y' = true) in U.
    assert (C : mem (set_of (concat (map fst low))) x' y' = false).
    { destruct (mem _ _ _) eqn:C; [|reflexivity]. apply mem_set_of in C. apply Never in C.
      unfold P_cell, spot in C. cbn [fst snd] in C. congruence. }
    rewrite C, orb_false_r in U. subst b. split; [apply B; reflexivity|].
    apply in_map_iff. exists (x', y'). split; [reflexivity|]. apply in_app_iff.
    destruct (mem covered x' y') eqn:D.
    + left. unfold covered in D. apply mem_add_cells in D as [D|D]; [|change (mem (set_of (concat (map fst low))) x' y' = true) in D; congruence]. apply filter_In. auto.
    + right. apply in_outside. split; [|trivial]. apply in_map_iff. exists ((x', y'), true).
      split; [reflexivity|]. apply filter_In. auto.
  - rewrite map_length, app_length. unfold number in Some_. unfold Rs. cbn [to_rules block_number]. lia.
Qed.

Lemma by_definition_ok c : by_definition K M c = true -> sat m c = true.
Proof.
  destruct c as [|[s x y|s k] others]; try discriminate. cbn [by_definition]. cbn zeta.
  rewrite !andb_true_iff, negb_true_iff. intros [[I G] E].
  destruct (sat m (At s x y :: others)) eqn:Sat; [reflexivity|]. exfalso.
  cbn [sat existsb holds m cell_is] in Sat. apply orb_false_iff in Sat as [Head Tail].
  destruct s.
  - rewrite !andb_true_iff, negb_true_iff in E. destruct E as [[S A] E].
    enough (V : truth Rs (place x y) = true) by (rewrite V in Head; discriminate).
    destruct (terminalp (c_rules K) x y) eqn:T.
    + apply terminal_true; unfold Rs; rewrite <- ?gonep_ok, <- ?terminalp_ok; trivial.
    + cbn [orb] in E. apply (P_counters_ok x y (map (means K M) others) I G T); [|exact E|].
      * intros Mi. rewrite Mi in S. exact S.
      * intros X J. apply in_map_iff in J as [l [<- J]]. rewrite forallb_forall in A. specialize (A l J).
        destruct (reached _) eqn:Re; [|reflexivity]. exfalso. apply not_true_iff_false in Tail. apply Tail.
        apply existsb_exists. exists l. split; [trivial|]. rewrite means_ok, A, Re. reflexivity.
  - enough (V : truth Rs (place x y) = false) by (rewrite V in Head; discriminate).
    destruct others as [|l [|]]; [| |discriminate].
    + rewrite !andb_true_iff, negb_true_iff in E. destruct E as [[Mi T] N].
      apply stuck_false; [exact Mi| |apply (stuck K table_ok); trivial]. unfold Rs. rewrite <- terminalp_ok. trivial.
    + rewrite andb_true_iff, negb_true_iff in E. destruct E as [S E]. apply (N_counter_ok x y (means K M l) E).
      cbn [existsb] in Tail. rewrite orb_false_r, means_ok, S in Tail. destruct (reached _); [reflexivity|discriminate].
Qed.

Theorem counting_instance_ok c : counting_instance K M c = true -> sat m c = true.
Proof.
  unfold counting_instance. rewrite orb_true_iff. intros [E|E]; [apply by_counting_ok|apply by_definition_ok]; trivial.
Qed.
End Right.
