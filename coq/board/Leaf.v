(** * The check of a certificate without parts, and what it proves *)
From Coq Require Import List Arith PArith NArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit Counting Claimed.
Import ListNotations.

(** What is to be shown: the claim is right in the rows from [first] to before [last]; or
    wrong at a position. *)
Inductive question : Type := Right_in (first last : N) | Wrong_at (x y : N).

(** A certificate: what it says (rules, claim, height of the board, question) and the
    evidence: the meaning of counters, if there are any; the clauses of the formula but
    the last; the last, which speaks of the claim; the steps of the proof. *)
Record leaf : Type := Leaf {
  l_rules : nrules;
  l_claim : nclaim;
  l_height : N;
  l_question : question;
  l_counters : option meanings;
  l_formula : list clause;
  l_last : clause;
  l_steps : list step
}.

Definition says (L : leaf) : Prop :=
  let G := One (to_rules (l_rules L)) in
  let C := to_claim (l_claim L) in
  match l_question L with
  | Right_in first last => right_in_rows G C (N.to_nat (l_height L)) (N.to_nat first) (N.to_nat last)
  | Wrong_at x y => wrong_at G C (N.to_nat x, N.to_nat y)
  end.

(** ** The last clause *)

(** The clause begins with the literals that contradict the claim in the rest of a row. *)
Fixpoint row_denied (S : cells_set) (x : positive) (h : nat) (y : positive) (c : clause) : option clause :=
  match h with
  | O => Some c
  | Datatypes.S h =>
      match c with
      | At s x' y' :: c =>
          if Pos.eqb x x' && Pos.eqb y y' && xorb s (mem S x y) then row_denied S x h (Pos.succ y) c else None
      | _ => None
      end
  end.

Fixpoint rows_denied (S : cells_set) (w : nat) (x : positive) (h : nat) (c : clause) : option clause :=
  match w with
  | O => Some c
  | Datatypes.S w =>
      match row_denied S x h 1 c with
      | Some c => rows_denied S w (Pos.succ x) h c
      | None => None
      end
  end.

(** ** The check *)

Definition rows_of (q : question) : N := match q with Right_in _ last => last | Wrong_at x _ => N.succ x end.

(** All columns in question. *)
Definition columns_of (L : leaf) : N :=
  match l_question L with Right_in _ _ => l_height L | Wrong_at _ y => N.max (l_height L) (N.succ y) end.

Definition context_of (L : leaf) : context :=
  let W := rows_of (l_question L) in
  let H := columns_of L in
  Context (l_rules L) W H (moves_within (l_rules L) W H)
    (match l_question L with Right_in first _ => first | Wrong_at _ _ => 0%N end)
    (claimed (l_claim L) (N.max W H)).

Definition accepted_clause (K : context) (M : option meanings) : clause -> bool :=
  match M with None => instance K | Some M => counting_instance K M end.

Definition last_is_right (K : context) (q : question) (c : clause) : bool :=
  match q with
  | Right_in first last =>
      (first <=? last)%N &&
      match rows_denied (c_claimed K) (N.to_nat (last - first)) (N.succ_pos first) (N.to_nat (c_height K)) c with
      | Some [] => true
      | _ => false
      end
  | Wrong_at x y =>
      match c with
      | [At s x' y'] =>
          Pos.eqb x' (N.succ_pos x) && Pos.eqb y' (N.succ_pos y) && eqb s (mem (c_claimed K) x' y')
      | _ => false
      end
  end.

Definition check_leaf (L : leaf) : bool :=
  let K := context_of L in
  sensible (l_claim L) &&
  last_is_right K (l_question L) (l_last L) &&
  forallb (accepted_clause K (l_counters L)) (l_formula L) &&
  refuted (l_formula L) (l_last L) (l_steps L).

(** ** It is right *)

Lemma row_denied_ok S x h : forall y c c', row_denied S x h y c = Some c' ->
  incl c' c /\
  forall y', (Npos y <= Npos y' < Npos y + N.of_nat h)%N -> In (At (negb (mem S x y')) x y') c.
Proof.
  induction h as [|h IH]; intros y c c' E; cbn [row_denied] in E.
  - injection E as <-. split; [apply incl_refl|]. intros y' L. lia.
  - destruct c as [|[s x' y1|] c]; try discriminate.
    destruct (Pos.eqb_spec x x') as [<-|]; [|discriminate].
    destruct (Pos.eqb_spec y y1) as [<-|]; [|discriminate]. cbn [andb] in E.
    destruct (xorb s (mem S x y)) eqn:X; [|discriminate].
    apply IH in E as [I H]. split; [apply incl_tl; trivial|]. intros y' L.
    destruct (Pos.eq_dec y' y) as [->|N]; [left|right; apply H; lia].
    f_equal. destruct s, (mem S x y); cbn in X |- *; congruence.
Qed.

Lemma rows_denied_ok S w h : forall x c c', rows_denied S w x h c = Some c' ->
  incl c' c /\
  forall x' y', (Npos x <= Npos x' < Npos x + N.of_nat w)%N -> (Npos y' <= N.of_nat h)%N ->
    In (At (negb (mem S x' y')) x' y') c.
Proof.
  induction w as [|w IH]; intros x c c' E; cbn [rows_denied] in E.
  - injection E as <-. split; [apply incl_refl|]. intros x' y' L. lia.
  - destruct (row_denied S x h 1 c) as [d|] eqn:F; [|discriminate].
    apply row_denied_ok in F as [I H]. apply IH in E as [I' H']. split; [eapply incl_tran; eauto|].
    intros x' y' L M. destruct (Pos.eq_dec x' x) as [->|N]; [apply H; lia|]. apply I, H'; lia.
Qed.

Section Check.
Variable L : leaf.
Hypothesis accepted : check_leaf L = true.
Let K := context_of L.
Let Rs := to_rules (l_rules L).
Let G := One Rs.
Let C := to_claim (l_claim L).

Lemma claimed_here x y : (Npos x <= rows_of (l_question L))%N -> (Npos y <= columns_of L)%N ->
  (mem (c_claimed K) x y = true <-> claims C (place x y)).
Proof.
  intros X Y. unfold check_leaf in accepted. rewrite !andb_true_iff in accepted.
  apply claimed_ok; [tauto|lia|lia].
Qed.

Lemma right_here x y : (Npos x <= rows_of (l_question L))%N -> (Npos y <= columns_of L)%N ->
  (right_at G C (place x y) <-> truth Rs (place x y) = mem (c_claimed K) x y).
Proof.
  intros X Y. unfold right_at. cbn [G is_P]. rewrite <- (claimed_here x y X Y), <- truth_ok.
  destruct (truth Rs (place x y)), (mem (c_claimed K) x y); intuition congruence.
Qed.

Definition counters (L : leaf) : positive -> bool :=
  match l_counters L with None => fun _ => false | Some M => counter_value (context_of L) M end.

Definition the_model : model := Model (fun x y => truth Rs (place x y)) (counters L).

(** If what is given is so, then the last clause is false of the P-positions. *)
Lemma last_is_false :
  (forall x y, (Npos x <= c_given K)%N -> (Npos y <= c_height K)%N ->
     truth Rs (place x y) = mem (c_claimed K) x y) ->
  sat the_model (l_last L) = false.
Proof.
  intros given_ok. apply not_true_iff_false. intros T.
  unfold check_leaf in accepted. cbn zeta in accepted. rewrite !andb_true_iff, forallb_forall in accepted.
  destruct accepted as [[_ A] F]. apply (refuted_ok the_model _ _ _ F); [|exact T].
  intros d I. specialize (A d I). unfold accepted_clause, the_model, counters in *.
  destruct (l_counters L) as [M|].
  - apply (counting_instance_ok (context_of L) M); [reflexivity|exact A].
  - apply (instance_ok (context_of L)); [reflexivity|exact given_ok|exact A].
Qed.

Theorem leaf_sound : says L.
Proof.
  pose proof last_is_false as F. pose proof right_here as RH. unfold says. cbn zeta. fold Rs G C.
  assert (Q : last_is_right K (l_question L) (l_last L) = true).
  { unfold check_leaf in accepted. cbn zeta in accepted. rewrite !andb_true_iff in accepted. tauto. }
  assert (HK : c_height K = columns_of L) by reflexivity.
  assert (GK : c_given K = match l_question L with Right_in first _ => first | Wrong_at _ _ => 0%N end) by reflexivity.
  unfold columns_of in *. destruct (l_question L) as [first last|x y]; cbn [last_is_right rows_of] in *.
  - apply andb_true_iff in Q as [O Q]. apply N.leb_le in O.
    destruct (rows_denied _ _ _ _ _) as [[|]|] eqn:D; try discriminate.
    apply rows_denied_ok in D as [_ D]. intros Before x y X Y.
    assert (Given : forall x y, (Npos x <= c_given K)%N -> (Npos y <= c_height K)%N ->
              truth Rs (place x y) = mem (c_claimed K) x y).
    { intros u v U V. rewrite GK in U. rewrite HK in V. apply RH; [lia|lia|].
      unfold place. rewrite !pred_nat. pose proof (Pos2Nat.is_pos u). pose proof (Pos2Nat.is_pos v).
      apply Before; lia. }
    specialize (F Given). rewrite <- (place_succ x y). apply RH; [lia|lia|].
    set (u := Pos.of_succ_nat x) in *. set (v := Pos.of_succ_nat y) in *.
    destruct (Bool.bool_dec (truth Rs (place u v)) (mem (c_claimed K) u v)) as [E|E]; [trivial|]. exfalso.
    apply not_true_iff_false in F. apply F. apply existsb_exists.
    exists (At (negb (mem (c_claimed K) u v)) u v). split.
    + apply D; rewrite ?HK, ?N.succ_pos_spec; unfold u, v; lia.
    + cbn [holds the_model cell_is]. destruct (truth Rs (place u v)), (mem (c_claimed K) u v); cbn; congruence.
  - assert (Given : forall x y, (Npos x <= c_given K)%N -> (Npos y <= c_height K)%N ->
              truth Rs (place x y) = mem (c_claimed K) x y) by (intros u v U; rewrite GK in U; lia).
    specialize (F Given). destruct (l_last L) as [|[s u v|] [|]]; try discriminate.
    rewrite !andb_true_iff, !Pos.eqb_eq in Q. destruct Q as [[-> ->] Q]. apply eqb_prop in Q. subst s.
    intros Right. cbn [sat existsb holds the_model cell_is] in F. rewrite orb_false_r in F.
    assert (P : place (N.succ_pos x) (N.succ_pos y) = (N.to_nat x, N.to_nat y)).
    { unfold place. rewrite !N.pos_pred_succ. reflexivity. }
    rewrite <- P in Right. apply RH in Right; [|rewrite N.succ_pos_spec; lia|rewrite N.succ_pos_spec; lia].
    rewrite Right, eqb_reflx in F. discriminate.
Qed.
End Check.

(** The theorem, for a certificate of a whole board. *)
Corollary board_sound L width : check_leaf L = true -> l_question L = Right_in 0 width ->
  right_on_board (One (to_rules (l_rules L))) (to_claim (l_claim L)) (N.to_nat width) (N.to_nat (l_height L)).
Proof.
  intros E Q. pose proof (leaf_sound L E) as S. unfold says in S. cbn zeta in S. rewrite Q in S.
  intros x y X Y. apply S; [|lia|trivial]. intros u v U. simpl in U. lia.
Qed.
