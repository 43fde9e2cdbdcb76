(** * A smaller automaton that counts the same

    States of the automaton of options that count the same are merged, and states
    that count nothing are left out. Where the merging comes from does not matter:
    [cl] names the class of a state ([Some None]: counts nothing), [qwt] and [qE]
    are the weights and the successors of classes, and [ok_state] tests each state
    once against them ([Bundles.v] says how this is computed). Then both automata
    count the same, up to k. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation.
Import ListNotations.

Section Quotient.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Local Notation words := (words im).
Variable zero : list Z.
Hypothesis zero_ok : forall n, L im n zero = 0%Z.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, c < deg q -> L im n (pre q c) = Z.of_nat (pl im n q c).
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.
Hypothesis dead_ok : verdict_ok im dead.
Variable classes : list cls.
Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.
Variable k : nat.
Local Notation eqk := (eqk k).
Local Notation norm := (norm k).
Local Notation fin := (fin im classes delta accd).
Local Notation cnt := (cnt im classes delta accd).
Local Notation succs := (succs im zero parv pre dead classes delta).

Variable qwt : positive -> nat.
Variable qE : positive -> nat -> nat -> vec.

(** What a class counts. *)
Fixpoint qcnt (n : nat) (c : positive) (X Y : list nat) : nat :=
  match n, X, Y with
  | S n, cx :: X, cy :: Y => vsem (fun m => qcnt n m X Y) (qE c cx cy)
  | _, _, _ => qwt c
  end.

Variable cl : nstate -> option (option positive).

Fixpoint lookups (l : list nstate) : option vec :=
  match l with
  | [] => Some []
  | s :: l =>
      match cl s, lookups l with
      | Some (Some c), Some r => Some ((c, 1) :: r)
      | Some None, Some r => Some r
      | _, _ => None
      end
  end.

Definition class_weight (co : option positive) : nat :=
  match co with None => 0 | Some c => qwt c end.
Definition class_next (co : option positive) (cx cy : nat) : vec :=
  match co with None => [] | Some c => qE c cx cy end.

Definition ok_state (s : nstate) (co : option positive) : bool :=
  (Nat.min k (fin s 0 [] [] [] []) =? Nat.min k (class_weight co)) &&
  forallb (fun cx => forallb (fun cy =>
    match lookups (succs s cx cy) with
    | None => false
    | Some l => veqb (norm l) (class_next co cx cy)
    end) (seq 0 (deg (sqy s)))) (seq 0 (deg (sqx s))).

Hypothesis cl_ok : forall s co, cl s = Some co -> ok_state s co = true.

Definition csem (q : positive -> nat) (co : option positive) : nat :=
  match co with None => 0 | Some c => q c end.

Lemma lookups_ok (q : positive -> nat) (f : nstate -> nat) l :
  forall v, lookups l = Some v ->
  (forall s co, In s l -> cl s = Some co -> eqk (f s) (csem q co)) ->
  eqk (sum f l) (vsem q v).
Proof.
  induction l as [|s l IH]; intros v H K; cbn [lookups] in H;
    [injection H as <-; reflexivity|].
  destruct (cl s) as [co|] eqn:C; [|discriminate].
  destruct (lookups l) as [r|]; [|destruct co; discriminate].
  assert (I : eqk (sum f l) (vsem q r))
    by (apply IH; trivial; intros; apply K; simpl; auto).
  pose proof (K s co (or_introl eq_refl) C) as K0. rewrite sum_cons.
  destruct co as [c|]; injection H as <-.
  - unfold vsem. rewrite sum_cons. cbn [fst snd]. rewrite Nat.mul_1_l.
    apply eqk_add; trivial.
  - apply (eqk_add _ _ 0 _ _ K0 I).
Qed.

Theorem cnt_q n : forall s co X Y, cl s = Some co ->
  In X (words n (sqx s)) -> In Y (words n (sqy s)) ->
  eqk (cnt s n X Y) (csem (fun c => qcnt n c X Y) co).
Proof.
  induction n as [|n IH]; intros s co X Y C HX HY; pose proof (cl_ok s co C) as OK;
    apply andb_prop in OK as [O1 O2].
  - apply words_0 in HX. apply words_0 in HY. subst. apply Nat.eqb_eq in O1.
    unfold Options.cnt. cbn [Numeration.words sum fold_right].
    rewrite !Nat.add_0_r. destruct co; apply O1.
  - apply words_S_inv in HX as [cx [X' [-> [Hx HX]]]].
    apply words_S_inv in HY as [cy [Y' [-> [Hy HY]]]].
    rewrite (cnt_step im im_ne zero zero_ok parv parv_ok pre pre_ok dead dead_ok)
      by trivial.
    pose proof (forallb_seq _ _ (forallb_seq _ _ O2 cx Hx) cy Hy) as K. cbv beta in K.
    destruct (lookups (succs s cx cy)) as [l|] eqn:E; [|discriminate].
    apply veqb_eq in K. eapply eqk_trans.
    + apply (lookups_ok (fun c => qcnt n c X' Y') _ _ _ E). intros s' co' I C'.
      apply succs_letters in I as [E1 E2].
      apply IH; trivial; [rewrite E1|rewrite E2]; trivial.
    + eapply eqk_trans; [apply eqk_sym, norm_ok|]. rewrite K. destruct co; reflexivity.
Qed.

(** One step of a vector of classes. *)
Definition next_vec (v : vec) (cx cy : nat) : vec :=
  fold_right (fun mc r => merge k (scaled k (snd mc) (qE (fst mc) cx cy)) r) [] v.

Lemma next_vec_ok v n cx cy X Y :
  eqk (vsem (fun m => qcnt n m X Y) (next_vec v cx cy))
      (vsem (fun m => qcnt (S n) m (cx :: X) (cy :: Y)) v).
Proof.
  induction v as [|[m c] v IH]; [reflexivity|]. cbn [next_vec fold_right fst snd].
  eapply eqk_trans; [apply merge_ok|].
  exact (eqk_add k _ _ _ _ (scaled_ok k _ c (qE m cx cy)) IH).
Qed.

(** The same for all digits at once: the rows of all classes are added. *)
Variable qT : positive -> list (list vec).
Hypothesis qT_ok : forall c cx cy, qE c cx cy = nth cy (nth cx (qT c) []) [].
Definition next_vecs (v : vec) : list (list vec) :=
  fold_right (fun mc r => zip (zip (merge k))
    (if snd mc =? 1 then qT (fst mc) else map (map (scaled k (snd mc))) (qT (fst mc))) r) [] v.

Lemma nth_map_map (f : vec -> vec) : f [] = [] -> forall (T : list (list vec)) a b,
  nth b (nth a (map (map f) T) []) [] = f (nth b (nth a T []) []).
Proof.
  intros E T a b. change (@nil vec) with (map f []) at 1. rewrite (map_nth (map f)).
  rewrite <- E at 1. apply map_nth.
Qed.
Lemma next_vecs_ok v cx cy : nth cy (nth cx (next_vecs v) []) [] = next_vec v cx cy.
Proof using qT_ok.
  induction v as [|[m c] v IH]; [destruct cx, cy; reflexivity|].
  cbn [next_vecs next_vec fold_right fst snd].
  rewrite nth_zip by (intros []; reflexivity).
  rewrite nth_zip by (intros; try apply merge_nil; reflexivity).
  unfold next_vecs, next_vec in IH. rewrite IH, qT_ok. f_equal.
  destruct (c =? 1) eqn:E; [unfold scaled; rewrite E; reflexivity|].
  apply nth_map_map. unfold scaled. rewrite E. reflexivity.
Qed.

(** The vector at the start counts all options. *)
Variable p0 : positive.
Definition start_vec : option vec :=
  match lookups (starts zero classes p0) with None => None | Some l => Some (norm l) end.

Theorem start_vec_ok v : start_vec = Some v -> forall n X Y,
  In X (words n 0) -> In Y (words n 0) ->
  eqk (total im classes delta accd p0 n X Y) (vsem (fun m => qcnt n m X Y) v).
Proof.
  unfold start_vec. intros E n X Y HX HY.
  destruct (lookups _) as [l|] eqn:E'; [|discriminate]. injection E as <-.
  rewrite (total_classes im zero zero_ok) by trivial.
  eapply eqk_trans; [|apply eqk_sym, norm_ok].
  apply (lookups_ok _ _ _ _ E'). intros s co I C.
  unfold starts in I. apply in_map_iff in I as [c [<- _]].
  apply cnt_q; trivial.
Qed.
End Quotient.
