(** * Certificates that consist of certificates

    Strips of rows prove a board; the games of a choice prove the choice; two games with
    one and the same set have the same P-positions. A tree of such rules with checked
    leaves proves what its root says. *)
From Coq Require Import List Arith PArith NArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit Counting Claimed Leaf.
Import ListNotations.

Inductive ngames : Type := NOne (R : nrules) | NChoice (Rs : list nrules).

Inductive nclaims : Type := NExplicit (C : nclaim) | NSame_as (G : ngames).

Definition to_games (G : ngames) : games :=
  match G with NOne R => One (to_rules R) | NChoice Rs => Choice (map to_rules Rs) end.

Definition to_claims (C : nclaims) : claim :=
  match C with NExplicit C => to_claim C | NSame_as G => Same_as (to_games G) end.

(** What a certificate says. *)
Record fact : Type := Fact { f_games : ngames; f_claims : nclaims; f_height : N; f_question : question }.

Definition true_fact (f : fact) : Prop :=
  let G := to_games (f_games f) in
  let C := to_claims (f_claims f) in
  match f_question f with
  | Right_in first last => right_in_rows G C (N.to_nat (f_height f)) (N.to_nat first) (N.to_nat last)
  | Wrong_at x y => wrong_at G C (N.to_nat x, N.to_nat y)
  end.

(** ** Equal data *)

Definition pair_eq_dec (v w : N * N) : {v = w} + {v <> w}.
Proof. decide equality; apply N.eq_dec. Defined.

Definition npart_eq_dec (a b : npart) : {a = b} + {a <> b}.
Proof. decide equality; try apply N.eq_dec; apply list_eq_dec; apply N.eq_dec || apply pair_eq_dec. Defined.

Definition nrules_eq_dec (R S : nrules) : {R = S} + {R <> S}.
Proof.
  decide equality.
  - decide equality.
  - decide equality; [apply list_eq_dec, pair_eq_dec|apply N.eq_dec].
  - apply pair_eq_dec.
  - apply N.eq_dec.
  - decide equality. apply N.eq_dec.
  - apply list_eq_dec, npart_eq_dec.
Defined.

Definition ngames_eq_dec (G H : ngames) : {G = H} + {G <> H}.
Proof. decide equality; [apply nrules_eq_dec|apply list_eq_dec, nrules_eq_dec]. Defined.

Definition nclaim_eq_dec (C D : nclaim) : {C = D} + {C <> D}.
Proof.
  decide equality; try apply N.eq_dec; [apply list_eq_dec, pair_eq_dec|decide equality; apply N.eq_dec].
Defined.

Definition nclaims_eq_dec (C D : nclaims) : {C = D} + {C <> D}.
Proof. decide equality; [apply nclaim_eq_dec|apply ngames_eq_dec]. Defined.

Definition same {A} (dec : forall a b : A, {a = b} + {a <> b}) (a b : A) : bool := if dec a b then true else false.

Lemma same_ok {A} (dec : forall a b : A, {a = b} + {a <> b}) a b : same dec a b = true -> a = b.
Proof. unfold same. destruct (dec a b); [trivial|discriminate]. Qed.

(** ** Strips *)

(** The parts are about the rows from [row] on, one after the other; where do they end? *)
Fixpoint strips_end (whole : fact) (row : N) (parts : list fact) : option N :=
  match parts with
  | [] => Some row
  | f :: parts =>
      match f_question f with
      | Right_in first last =>
          if same ngames_eq_dec (f_games f) (f_games whole) && same nclaims_eq_dec (f_claims f) (f_claims whole)
             && (f_height f =? f_height whole)%N && (first =? row)%N
          then strips_end whole last parts else None
      | Wrong_at _ _ => None
      end
  end.

Definition strips (whole : fact) (parts : list fact) : bool :=
  match f_question whole, strips_end whole 0 parts with
  | Right_in first last, Some row => (first =? 0)%N && (row =? last)%N
  | _, _ => false
  end.

(** ** Explicit sets *)

Definition in_box (W H : N) (v : N * N) : bool := (fst v <? W)%N && (snd v <? H)%N.

(** Every position of the first set on the board is in one of the others. *)
Definition within (W H : N) (C : nclaim) (Ds : list cells_set) : bool :=
  forallb (fun v => negb (in_box W H v) || existsb (fun D => mem D (N.succ_pos (fst v)) (N.succ_pos (snd v))) Ds)
    (listing C (N.max W H)).

Definition set_on (W H : N) (C : nclaim) : cells_set := claimed C (N.max W H).

(** On the board the set is the union of the others. *)
Definition is_union (W H : N) (C : nclaim) (Ds : list nclaim) : bool :=
  sensible C && forallb sensible Ds && within W H C (map (set_on W H) Ds) &&
  forallb (fun D => within W H D [set_on W H C]) Ds.

Definition claims_at (C : nclaim) (x y : N) : bool :=
  mem (claimed C (N.succ (N.max x y))) (N.succ_pos x) (N.succ_pos y).

(** A refutation at the position: is it a P-position of the part's game? *)
Definition value_at (x y : N) (f : fact) : option bool :=
  match f_question f, f_claims f with
  | Wrong_at x' y', NExplicit C =>
      if (x =? x')%N && (y =? y')%N && sensible C then Some (negb (claims_at C x y)) else None
  | _, _ => None
  end.

(** A part about the whole board: its game and its set. *)
Definition about_board (W H : N) (f : fact) : option (ngames * nclaim) :=
  match f_question f, f_claims f with
  | Right_in first last, NExplicit C =>
      if (first =? 0)%N && (last =? W)%N && (f_height f =? H)%N then Some (f_games f, C) else None
  | _, _ => None
  end.

Fixpoint sets_of (W H : N) (Rs : list nrules) (parts : list fact) : option (list nclaim) :=
  match Rs, parts with
  | [], [] => Some []
  | R :: Rs, f :: parts =>
      match about_board W H f, sets_of W H Rs parts with
      | Some (G, C), Some Cs => if same ngames_eq_dec G (NOne R) then Some (C :: Cs) else None
      | _, _ => None
      end
  | _, _ => None
  end.

(** ** A choice of games *)

Fixpoint all_N (x y : N) (Rs : list nrules) (parts : list fact) : bool :=
  match Rs, parts with
  | [], [] => true
  | R :: Rs, f :: parts =>
      same ngames_eq_dec (f_games f) (NOne R) &&
      match value_at x y f with Some false => true | _ => false end && all_N x y Rs parts
  | _, _ => false
  end.

Definition one_P (x y : N) (Rs : list nrules) (parts : list fact) : bool :=
  match parts with
  | [f] =>
      existsb (fun R => same ngames_eq_dec (f_games f) (NOne R)) Rs &&
      match value_at x y f with Some true => true | _ => false end
  | _ => false
  end.

Definition choice (whole : fact) (parts : list fact) : bool :=
  match f_games whole, f_claims whole with
  | NChoice Rs, NExplicit C =>
      sensible C &&
      match f_question whole with
      | Right_in first last =>
          match sets_of last (f_height whole) Rs parts with
          | Some Ds => (first =? 0)%N && is_union last (f_height whole) C Ds
          | None => false
          end
      | Wrong_at x y => if claims_at C x y then all_N x y Rs parts else one_P x y Rs parts
      end
  | _, _ => false
  end.

(** ** Two games with the same P-positions *)

Definition same_as (whole : fact) (parts : list fact) : bool :=
  match f_claims whole, parts with
  | NSame_as G, [f; h] =>
      same ngames_eq_dec (f_games f) (f_games whole) && same ngames_eq_dec (f_games h) G &&
      match f_question whole with
      | Right_in first last =>
          match about_board last (f_height whole) f, about_board last (f_height whole) h with
          | Some (_, C), Some (_, D) => (first =? 0)%N && is_union last (f_height whole) C [D]
          | _, _ => false
          end
      | Wrong_at x y =>
          match value_at x y f, value_at x y h with
          | Some a, Some b => xorb a b
          | _, _ => false
          end
      end
  | _, _ => false
  end.

(** ** Trees of certificates

    A leaf is loaded when its turn comes, so that only one is in memory. *)
Inductive rule : Type := Strips | By_choice | By_sets.

Inductive certificate : Type :=
| Alone (load : unit -> leaf)
| Composed (whole : fact) (by_rule : rule) (parts : list certificate).

Definition leaf_fact (L : leaf) : fact := Fact (NOne (l_rules L)) (NExplicit (l_claim L)) (l_height L) (l_question L).

Definition apply_rule (r : rule) : fact -> list fact -> bool :=
  match r with Strips => strips | By_choice => choice | By_sets => same_as end.

Fixpoint judge (t : certificate) : option fact :=
  match t with
  | Alone load => let L := load tt in if check_leaf L then Some (leaf_fact L) else None
  | Composed whole r parts =>
      let facts := (fix all (l : list certificate) : option (list fact) :=
        match l with
        | [] => Some []
        | t :: l =>
            match judge t with
            | None => None
            | Some f => match all l with Some fs => Some (f :: fs) | None => None end
            end
        end) parts in
      match facts with
      | Some fs => if apply_rule r whole fs then Some whole else None
      | None => None
      end
  end.

(** ** They are right *)

Definition all_true_facts (parts : list fact) : Prop := forall f, In f parts -> true_fact f.

Lemma strips_end_ok whole parts : forall row last,
  strips_end whole row parts = Some last -> all_true_facts parts ->
  let right := right_on_board (to_games (f_games whole)) (to_claims (f_claims whole)) in
  right (N.to_nat row) (N.to_nat (f_height whole)) -> right (N.to_nat last) (N.to_nat (f_height whole)).
Proof.
  induction parts as [|f parts IH]; intros row last E T right B; cbn [strips_end] in E.
  - injection E as <-. trivial.
  - destruct (f_question f) as [first next|] eqn:Q; [|discriminate].
    destruct (same ngames_eq_dec _ _) eqn:A; [|discriminate]. destruct (same nclaims_eq_dec _ _) eqn:C; [|discriminate].
    destruct (N.eqb_spec (f_height f) (f_height whole)) as [H|]; [|discriminate].
    destruct (N.eqb_spec first row) as [->|]; [|discriminate]. cbn [andb] in E.
    apply same_ok in A, C. apply (IH _ _ E); [intros h I; apply T; simpl; auto|].
    pose proof (T f (or_introl eq_refl)) as F. unfold true_fact in F. cbn zeta in F. rewrite Q, A, C, H in F.
    intros x y X Y. destruct (le_lt_dec (N.to_nat row) x) as [L|L]; [|apply B; trivial].
    apply F; [|lia|trivial]. intros u v U V. apply B; trivial.
Qed.

Lemma strips_ok whole parts : strips whole parts = true -> all_true_facts parts -> true_fact whole.
Proof.
  unfold strips, true_fact. cbn zeta. intros E T. destruct (f_question whole) as [first last|]; [|discriminate].
  destruct (strips_end whole 0 parts) as [row|] eqn:S; [|discriminate].
  apply andb_true_iff in E as [A B]. apply N.eqb_eq in A, B. subst.
  apply strips_end_ok in S; [|trivial|intros x y X; simpl in X; lia].
  intros _ x y X Y. apply S; lia.
Qed.

Lemma in_box_ok W H x y : in_box W H (x, y) = true <-> (x < W /\ y < H)%N.
Proof. unfold in_box. cbn [fst snd]. rewrite andb_true_iff, !N.ltb_lt. tauto. Qed.

Lemma set_on_ok W H C x y : sensible C = true -> (x < W)%N -> (y < H)%N ->
  (mem (set_on W H C) (N.succ_pos x) (N.succ_pos y) = true <-> claims (to_claim C) (N.to_nat x, N.to_nat y)).
Proof.
  intros S X Y. unfold set_on. rewrite claimed_ok; [|trivial|rewrite N.succ_pos_spec; lia|rewrite N.succ_pos_spec; lia].
  unfold place. rewrite !N.pos_pred_succ. tauto.
Qed.

Lemma within_ok W H C Ds x y : sensible C = true -> within W H C Ds = true -> (x < W)%N -> (y < H)%N ->
  claims (to_claim C) (N.to_nat x, N.to_nat y) ->
  exists D, In D Ds /\ mem D (N.succ_pos x) (N.succ_pos y) = true.
Proof.
  intros S E X Y I. apply (listing_complete C (N.max W H)) in I; [|trivial|lia|lia].
  unfold within in E. rewrite forallb_forall in E. specialize (E _ I).
  rewrite (proj2 (in_box_ok W H x y) (conj X Y)) in E. cbn [negb orb fst snd] in E. apply existsb_exists. trivial.
Qed.

Lemma is_union_ok W H C Ds x y : is_union W H C Ds = true -> (x < W)%N -> (y < H)%N ->
  (claims (to_claim C) (N.to_nat x, N.to_nat y) <->
   exists D, In D Ds /\ claims (to_claim D) (N.to_nat x, N.to_nat y)).
Proof.
  unfold is_union. rewrite !andb_true_iff, !forallb_forall. intros [[[S SD] A] B] X Y. split.
  - intros I. apply (within_ok W H _ _ x y S A X Y) in I as [D [J I]].
    apply in_map_iff in J as [E [<- J]]. exists E. split; [trivial|].
    apply (set_on_ok W H); auto.
  - intros [D [J I]]. apply (within_ok W H D _ x y (SD D J) (B D J) X Y) in I as [E [[<-|[]] I]].
    apply (set_on_ok W H); trivial.
Qed.

Lemma claims_at_ok C x y : sensible C = true ->
  (claims_at C x y = true <-> claims (to_claim C) (N.to_nat x, N.to_nat y)).
Proof.
  intros S. unfold claims_at. rewrite claimed_ok; [|trivial|rewrite N.succ_pos_spec; lia|rewrite N.succ_pos_spec; lia].
  unfold place. rewrite !N.pos_pred_succ. tauto.
Qed.

Lemma P_of_dec R v : P_of R v \/ ~ P_of R v.
Proof. rewrite <- truth_ok. destruct (truth R v); [left|right]; congruence. Qed.

Lemma is_P_dec G v : is_P G v \/ ~ is_P G v.
Proof.
  destruct G as [R|Rs]; cbn [is_P]; [apply P_of_dec|].
  induction Rs as [|R Rs [IH|IH]].
  - right. intros [R [[] _]].
  - left. destruct IH as [S [I P]]. exists S. simpl. auto.
  - destruct (P_of_dec R v) as [P|P]; [left; exists R; simpl; auto|].
    right. intros [S [[<-|I] Q]]; [tauto|]. apply IH. eauto.
Qed.

Lemma value_at_ok x y f b : true_fact f -> value_at x y f = Some b ->
  (b = true <-> is_P (to_games (f_games f)) (N.to_nat x, N.to_nat y)).
Proof.
  unfold true_fact, value_at. cbn zeta. intros T E.
  destruct (f_question f) as [|x' y']; [discriminate|]. destruct (f_claims f) as [C|]; [|discriminate].
  destruct (N.eqb_spec x x') as [<-|]; [|discriminate]. destruct (N.eqb_spec y y') as [<-|]; [|discriminate].
  destruct (sensible C) eqn:S; [|discriminate]. cbn [andb] in E. injection E as <-.
  cbn [to_claims] in T. unfold wrong_at, right_at in T. pose proof (claims_at_ok C x y S) as K.
  destruct (is_P_dec (to_games (f_games f)) (N.to_nat x, N.to_nat y)) as [P|P];
    destruct (claims_at C x y); cbn [negb]; intuition congruence.
Qed.

Lemma about_board_ok W H f G C : true_fact f -> about_board W H f = Some (G, C) ->
  f_games f = G /\ right_on_board (to_games G) (to_claim C) (N.to_nat W) (N.to_nat H).
Proof.
  unfold true_fact, about_board. cbn zeta. intros T E.
  destruct (f_question f) as [first last|]; [|discriminate]. destruct (f_claims f) as [D|]; [|discriminate].
  destruct (N.eqb_spec first 0) as [->|]; [|discriminate]. destruct (N.eqb_spec last W) as [->|]; [|discriminate].
  destruct (N.eqb_spec (f_height f) H) as [<-|]; [|discriminate]. cbn [andb] in E. injection E as <- <-.
  split; [reflexivity|]. intros x y X Y. apply T; [|lia|trivial]. intros u v U. simpl in U. lia.
Qed.

Lemma sets_of_ok W H Rs : forall parts Ds, sets_of W H Rs parts = Some Ds -> all_true_facts parts ->
  forall x y, x < N.to_nat W -> y < N.to_nat H ->
  (is_P (to_games (NChoice Rs)) (x, y) <-> exists D, In D Ds /\ claims (to_claim D) (x, y)).
Proof.
  induction Rs as [|R Rs IH]; intros [|f parts] Ds E T x y X Y; cbn [sets_of] in E; try discriminate.
  - injection E as <-. split; [intros [S [[] _]]|intros [D [[] _]]].
  - destruct (about_board W H f) as [[G C]|] eqn:A; [|discriminate].
    destruct (sets_of W H Rs parts) as [Cs|] eqn:B; [|discriminate].
    destruct (same ngames_eq_dec G (NOne R)) eqn:S; [|discriminate]. injection E as <-. apply same_ok in S. subst G.
    apply about_board_ok in A as [_ A]; [|apply T; simpl; auto].
    specialize (IH _ _ B (fun h I => T h (or_intror I)) x y X Y). specialize (A x y X Y). unfold right_at in A.
    cbn [to_games is_P map] in IH, A |- *. split.
    + intros [S [[<-|I] P]].
      * exists C. split; [simpl; auto|]. apply A. trivial.
      * destruct (proj1 IH (ex_intro _ S (conj I P))) as [D [J Q]]. exists D. simpl. auto.
    + intros [D [[<-|I] P]].
      * exists (to_rules R). split; [simpl; auto|]. apply A. trivial.
      * destruct (proj2 IH (ex_intro _ D (conj I P))) as [S [J Q]]. exists S. simpl. auto.
Qed.

Lemma all_N_ok x y Rs : forall parts, all_N x y Rs parts = true -> all_true_facts parts ->
  ~ is_P (to_games (NChoice Rs)) (N.to_nat x, N.to_nat y).
Proof.
  induction Rs as [|R Rs IH]; intros [|f parts] E T; cbn [all_N] in E; try discriminate.
  - intros [S [[] _]].
  - rewrite !andb_true_iff in E. destruct E as [[A V] E]. apply same_ok in A.
    destruct (value_at x y f) as [[|]|] eqn:F; try discriminate.
    apply value_at_ok in F; [|apply T; simpl; auto]. rewrite A in F. cbn [to_games is_P] in F.
    specialize (IH _ E (fun h I => T h (or_intror I))). cbn [to_games is_P map] in IH |- *.
    intros [S [[<-|I] P]]; [apply F in P; discriminate|]. apply IH. exists S. auto.
Qed.

Lemma choice_ok whole parts : choice whole parts = true -> all_true_facts parts -> true_fact whole.
Proof.
  unfold choice, true_fact. cbn zeta. intros E T.
  destruct (f_games whole) as [|Rs]; [discriminate|]. destruct (f_claims whole) as [C|]; [|discriminate].
  apply andb_true_iff in E as [S E]. cbn [to_claims]. destruct (f_question whole) as [first last|x y].
  - destruct (sets_of _ _ _ _) as [Ds|] eqn:F; [|discriminate]. apply andb_true_iff in E as [_ E].
    intros _ x y [_ X] Y. unfold right_at. rewrite (sets_of_ok _ _ _ _ _ F T x y X Y).
    rewrite <- (Nat2N.id x), <- (Nat2N.id y). rewrite (is_union_ok _ _ _ _ (N.of_nat x) (N.of_nat y) E); [tauto|lia|lia].
  - intros R. unfold right_at in R. pose proof (claims_at_ok C x y S) as K. destruct (claims_at C x y).
    + apply (all_N_ok _ _ _ _ E T). apply R, K. reflexivity.
    + unfold one_P in E. destruct parts as [|f [|]]; try discriminate.
      apply andb_true_iff in E as [I V]. apply existsb_exists in I as [R' [I J]]. apply same_ok in J.
      destruct (value_at x y f) as [[|]|] eqn:F; try discriminate.
      apply value_at_ok in F; [|apply T; simpl; auto]. rewrite J in F. cbn [to_games is_P] in F, R.
      assert (false = true); [|discriminate]. apply K, R. exists (to_rules R'). split; [apply in_map; trivial|].
      apply F. reflexivity.
Qed.

Lemma same_as_ok whole parts : same_as whole parts = true -> all_true_facts parts -> true_fact whole.
Proof.
  unfold same_as, true_fact. cbn zeta. intros E T.
  destruct (f_claims whole) as [|G]; [discriminate|]. destruct parts as [|f [|h [|]]]; try discriminate.
  rewrite !andb_true_iff in E. destruct E as [[A B] E]. apply same_ok in A, B.
  pose proof (T f (or_introl eq_refl)) as Tf. pose proof (T h (or_intror (or_introl eq_refl))) as Th.
  destruct (f_question whole) as [first last|x y].
  - destruct (about_board _ _ f) as [[G1 C]|] eqn:F; [|discriminate].
    destruct (about_board _ _ h) as [[G2 D]|] eqn:H; [|discriminate].
    apply andb_true_iff in E as [_ E]. apply about_board_ok in F as [F1 F2], H as [H1 H2]; trivial.
    rewrite A in F1. rewrite B in H1. subst G1 G2.
    intros _ x y [_ X] Y. unfold right_at. cbn [to_claims claims].
    specialize (F2 x y X Y). specialize (H2 x y X Y). unfold right_at in F2, H2.
    rewrite F2, H2, <- (Nat2N.id x), <- (Nat2N.id y).
    rewrite (is_union_ok _ _ _ _ (N.of_nat x) (N.of_nat y) E); [|lia|lia]. split.
    + intros [D' [[<-|[]] I]]. trivial.
    + intros I. exists D. simpl. auto.
  - destruct (value_at x y f) as [a|] eqn:F; [|discriminate]. destruct (value_at x y h) as [b|] eqn:H; [|discriminate].
    apply value_at_ok in F, H; trivial. rewrite A in F. rewrite B in H.
    intros R. unfold right_at in R. cbn [to_claims claims] in R. destruct a, b; try discriminate; intuition congruence.
Qed.

Section Certificates.
(** Induction over trees and the lists of their parts. *)
Variable Q : certificate -> Prop.
Hypothesis tips : forall load, Q (Alone load).
Hypothesis nodes : forall whole r parts, (forall t, In t parts -> Q t) -> Q (Composed whole r parts).

Fixpoint certificate_induction (t : certificate) : Q t :=
  match t with
  | Alone load => tips load
  | Composed whole r parts =>
      nodes whole r parts
        ((fix all (l : list certificate) : forall t, In t l -> Q t :=
            match l with
            | [] => fun _ I => match I with end
            | u :: l => fun t I =>
                match I with
                | or_introl E => eq_ind u Q (certificate_induction u) t E
                | or_intror J => all l t J
                end
            end) parts)
  end.
End Certificates.

Theorem judge_sound t : forall f, judge t = Some f -> true_fact f.
Proof.
  induction t as [load|whole r parts IH] using certificate_induction; intros f E; cbn [judge] in E.
  - cbn zeta in E. destruct (check_leaf (load tt)) eqn:C; [|discriminate]. injection E as <-.
    exact (leaf_sound (load tt) C).
  - cbn zeta in E. match type of E with match ?all parts with _ => _ end = _ => set (judged := all) in E end.
    assert (A : forall l fs, (forall t, In t l -> forall f, judge t = Some f -> true_fact f) ->
                  judged l = Some fs -> all_true_facts fs).
    { clear. induction l as [|t l IH]; intros fs H E; cbn [judged] in E.
      - injection E as <-. intros f [].
      - destruct (judge t) as [f|] eqn:J; [|discriminate]. fold judged in E.
        destruct (judged l) as [gs|] eqn:K; [|discriminate]. injection E as <-.
        intros h [<-|I]; [apply (H t); simpl; auto|].
        apply (IH gs); [intros u U; apply H; simpl; auto|reflexivity|trivial]. }
    destruct (judged parts) as [fs|] eqn:J; [|discriminate]. apply (A parts fs IH) in J.
    destruct (apply_rule r whole fs) eqn:B; [|discriminate]. injection E as <-.
    destruct r; [apply (strips_ok _ _ B J)|apply (choice_ok _ _ B J)|apply (same_as_ok _ _ B J)].
Qed.
