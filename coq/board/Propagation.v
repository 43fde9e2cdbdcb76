(** * Unit propagation along hints

    The part of an LRAT checker that the certificates use: a step adds a clause that
    follows by reverse unit propagation from the clauses that its hints name. Proved
    sound, without an axiom: what is true of all clauses of the formula makes every
    step true, so a step with the empty clause shows that nothing is. *)
From Coq Require Import List Bool PArith FMapPositive.
Import ListNotations.

(** A variable is a cell of the board (its coordinates, each with 1 added) or a counter,
    which has a number. A literal is a variable with a sign. *)
Inductive literal : Type :=
| At (sign : bool) (x y : positive)
| Counter (sign : bool) (c : positive).

Definition clause : Type := list literal.

(** What is said of the variables. *)
Record model : Type := Model {
  cell_is : positive -> positive -> bool;
  counter_is : positive -> bool
}.

Definition holds (m : model) (l : literal) : bool :=
  match l with
  | At s x y => eqb s (cell_is m x y)
  | Counter s c => eqb s (counter_is m c)
  end.

Definition sat (m : model) (c : clause) : bool := existsb (holds m) c.

(** ** Maps with two keys *)

Definition map2 (A : Type) : Type := PositiveMap.t (PositiveMap.t A).

Definition find2 {A} (x y : positive) (M : map2 A) : option A :=
  match PositiveMap.find x M with
  | Some row => PositiveMap.find y row
  | None => None
  end.

Definition add2 {A} (x y : positive) (a : A) (M : map2 A) : map2 A :=
  PositiveMap.add x
    (PositiveMap.add y a
       match PositiveMap.find x M with Some row => row | None => PositiveMap.empty A end) M.

Lemma find_add {A} k k' (a : A) M :
  PositiveMap.find k (PositiveMap.add k' a M) = if Pos.eqb k k' then Some a else PositiveMap.find k M.
Proof.
  destruct (Pos.eqb_spec k k') as [->|N]; [apply PositiveMap.gss|apply PositiveMap.gso; trivial].
Qed.

Lemma find2_add2 {A} x y x' y' (a : A) M :
  find2 x y (add2 x' y' a M) = if Pos.eqb x x' && Pos.eqb y y' then Some a else find2 x y M.
Proof.
  unfold find2, add2. rewrite find_add. destruct (Pos.eqb_spec x x') as [->|N]; cbn [andb]; [|reflexivity].
  rewrite find_add. destruct (Pos.eqb y y'); [reflexivity|].
  destruct (PositiveMap.find x' M); [reflexivity|]. apply PositiveMap.gempty.
Qed.

(** ** Assignments *)

Definition assignment : Type := map2 bool * PositiveMap.t bool.

Definition nothing : assignment := (PositiveMap.empty _, PositiveMap.empty _).

(** What the assignment says of a literal, if anything. *)
Definition value (A : assignment) (l : literal) : option bool :=
  match l with
  | At s x y => match find2 x y (fst A) with Some b => Some (eqb s b) | None => None end
  | Counter s c => match PositiveMap.find c (snd A) with Some b => Some (eqb s b) | None => None end
  end.

(** Make the literal true. *)
Definition put (A : assignment) (l : literal) : assignment :=
  match l with
  | At s x y => (add2 x y s (fst A), snd A)
  | Counter s c => (fst A, PositiveMap.add c s (snd A))
  end.

Definition opposite (l : literal) : literal :=
  match l with At s x y => At (negb s) x y | Counter s c => Counter (negb s) c end.

Inductive reduced : Type := Falsified | Unit (l : literal) | Bad.

(** All literals of the clause false; or all but one, which is open; or neither. *)
Fixpoint reduce (A : assignment) (c : clause) (u : option literal) : reduced :=
  match c with
  | [] => match u with None => Falsified | Some l => Unit l end
  | l :: c =>
      match value A l with
      | Some true => Bad
      | Some false => reduce A c u
      | None => match u with None => reduce A c (Some l) | Some _ => Bad end
      end
  end.

Definition clauses : Type := PositiveMap.t clause.

(** The hints propagate to a conflict, at the last of them. *)
Fixpoint conflict (D : clauses) (A : assignment) (hints : list positive) : bool :=
  match hints with
  | [] => false
  | h :: hints =>
      match PositiveMap.find h D with
      | None => false
      | Some c =>
          match reduce A c None with
          | Falsified => match hints with [] => true | _ => false end
          | Unit l => conflict D (put A l) hints
          | Bad => false
          end
      end
  end.

Record step : Type := Step { name : positive; lemma : clause; hints : list positive }.

Fixpoint denied (A : assignment) (c : clause) : assignment :=
  match c with [] => A | l :: c => denied (put A (opposite l)) c end.

(** Each step follows, and the last one, and no other, is the empty clause. *)
Fixpoint refutes (D : clauses) (steps : list step) : bool :=
  match steps with
  | [] => false
  | s :: steps =>
      conflict D (denied nothing (lemma s)) (hints s) &&
      match lemma s with
      | [] => match steps with [] => true | _ => false end
      | _ => refutes (PositiveMap.add (name s) (lemma s) D) steps
      end
  end.

(** The clauses of a formula are numbered, from [id] on. *)
Fixpoint numbered (D : clauses) (id : positive) (f : list clause) : clauses :=
  match f with [] => D | c :: f => numbered (PositiveMap.add id c D) (Pos.succ id) f end.

(** The usual proof is one step whose hints are all clauses in their order: they are read off
    the formula, without a map. *)
Fixpoint straight (A : assignment) (id : positive) (f : list clause) (hints : list positive) : bool :=
  match f, hints with
  | c :: f, h :: hints =>
      if Pos.eqb h id then
        match reduce A c None with
        | Falsified => match hints with [] => true | _ => false end
        | Unit l => straight (put A l) (Pos.succ id) f hints
        | Bad => false
        end
      else false
  | _, _ => false
  end.

Definition in_one_step (f : list clause) (steps : list step) : bool :=
  match steps with
  | [s] => match lemma s with [] => straight nothing 1 f (hints s) | _ => false end
  | _ => false
  end.

(** ** Soundness *)

Section Sound.
Variable m : model.

Definition agrees (A : assignment) : Prop :=
  (forall x y b, find2 x y (fst A) = Some b -> cell_is m x y = b) /\
  (forall c b, PositiveMap.find c (snd A) = Some b -> counter_is m c = b).

Lemma nothing_agrees : agrees nothing.
Proof.
  split; intros *; unfold find2, nothing; cbn [fst snd]; rewrite PositiveMap.gempty; discriminate.
Qed.

Lemma value_ok A l b : agrees A -> value A l = Some b -> holds m l = b.
Proof.
  intros [H K]. destruct l as [s x y|s c]; cbn [value holds].
  - destruct (find2 x y (fst A)) eqn:E; [|discriminate]. intros F. injection F as <-.
    rewrite (H _ _ _ E). reflexivity.
  - destruct (PositiveMap.find c (snd A)) eqn:E; [|discriminate]. intros F. injection F as <-.
    rewrite (K _ _ E). reflexivity.
Qed.

Lemma put_ok A l : agrees A -> holds m l = true -> agrees (put A l).
Proof.
  intros [H K] T. destruct l as [s x y|s c]; cbn [holds put] in *; apply eqb_prop in T; subst s;
    split; cbn [fst snd]; trivial.
  - intros x' y' b. rewrite find2_add2.
    destruct (Pos.eqb_spec x' x) as [->|]; [destruct (Pos.eqb_spec y' y) as [->|]|]; cbn [andb];
      try apply H. intros E. injection E as <-. reflexivity.
  - intros c' b. rewrite find_add. destruct (Pos.eqb_spec c' c) as [->|]; [|apply K].
    intros E. injection E as <-. reflexivity.
Qed.

Lemma opposite_ok l : holds m (opposite l) = negb (holds m l).
Proof. destruct l as [s x y|s c]; cbn; [destruct s, (cell_is m x y)|destruct s, (counter_is m c)]; reflexivity. Qed.

Lemma reduce_some A c l : agrees A ->
  reduce A c (Some l) <> Falsified /\
  (forall k, reduce A c (Some l) = Unit k -> k = l /\ sat m c = false).
Proof.
  intros H. unfold sat. induction c as [|x c [I J]]; cbn [reduce existsb].
  - split; [discriminate|]. intros k E. injection E as <-. auto.
  - destruct (value A x) as [[|]|] eqn:V; try (split; discriminate).
    rewrite (value_ok _ _ _ H V). split; auto.
Qed.

Lemma reduce_none A c : agrees A ->
  (reduce A c None = Falsified -> sat m c = false) /\
  (forall k, reduce A c None = Unit k -> sat m c = true -> holds m k = true).
Proof.
  intros H. unfold sat. induction c as [|x c [I J]]; cbn [reduce existsb].
  - split; [reflexivity|discriminate].
  - destruct (value A x) as [[|]|] eqn:V; try (split; discriminate).
    + rewrite (value_ok _ _ _ H V). cbn [orb]. auto.
    + destruct (reduce_some A c x H) as [R1 R2]. split.
      * intros E. destruct (R1 E).
      * intros k E. destruct (R2 _ E) as [-> N]. unfold sat in N. rewrite N, orb_false_r. auto.
Qed.

Definition all_true (D : clauses) : Prop := forall id c, PositiveMap.find id D = Some c -> sat m c = true.

Lemma conflict_ok D h : all_true D -> forall A, conflict D A h = true -> agrees A -> False.
Proof.
  intros T. induction h as [|i h IH]; intros A E H; cbn [conflict] in E; [discriminate|].
  destruct (PositiveMap.find i D) as [c|] eqn:F; [|discriminate].
  apply T in F. destruct (reduce_none A c H) as [R1 R2].
  destruct (reduce A c None) eqn:R.
  - rewrite R1 in F by trivial. discriminate.
  - apply (IH _ E). apply put_ok; auto.
  - discriminate.
Qed.

Lemma denied_ok c : forall A, sat m c = false -> agrees A -> agrees (denied A c).
Proof.
  unfold sat. induction c as [|l c IH]; intros A E H; cbn [denied existsb] in *; [trivial|].
  apply orb_false_iff in E as [E F]. apply IH; [trivial|]. apply put_ok; [trivial|].
  rewrite opposite_ok, E. reflexivity.
Qed.

Lemma refutes_ok steps : forall D, refutes D steps = true -> all_true D -> False.
Proof.
  induction steps as [|s steps IH]; intros D E T; cbn [refutes] in E; [discriminate|].
  apply andb_true_iff in E as [C E].
  assert (L : sat m (lemma s) = true).
  { destruct (sat m (lemma s)) eqn:L; [reflexivity|]. exfalso.
    exact (conflict_ok D _ T _ C (denied_ok _ _ L nothing_agrees)). }
  destruct (lemma s) as [|l c] eqn:F; [discriminate L|].
  apply (IH _ E). intros id d. rewrite find_add. destruct (Pos.eqb id (name s)); [|apply T].
  intros G. injection G as <-. trivial.
Qed.

Lemma numbered_ok f : forall D id, all_true D -> (forall c, In c f -> sat m c = true) -> all_true (numbered D id f).
Proof.
  induction f as [|c f IH]; intros D id T H; cbn [numbered]; [trivial|].
  apply IH; [|intros; apply H; simpl; auto].
  intros i d. rewrite find_add. destruct (Pos.eqb i id); [|apply T].
  intros E. injection E as <-. apply H. simpl. auto.
Qed.

Lemma empty_true : all_true (PositiveMap.empty _).
Proof. intros id c. rewrite PositiveMap.gempty. discriminate. Qed.

Lemma straight_ok f : (forall c, In c f -> sat m c = true) ->
  forall h A id, straight A id f h = true -> agrees A -> False.
Proof.
  induction f as [|c f IH]; intros T [|h hs] A id E H; cbn [straight] in E; try discriminate.
  destruct (Pos.eqb h id); [|discriminate]. destruct (reduce_none A c H) as [R1 R2].
  pose proof (T c (or_introl eq_refl)) as C. destruct (reduce A c None) eqn:R.
  - rewrite R1 in C by trivial. discriminate.
  - apply (IH (fun d I => T d (or_intror I)) _ _ _ E). apply put_ok; auto.
  - discriminate.
Qed.

(** The formula, and then the clause [c], are refuted by these steps: so [c] is false
    if the formula is true. *)
Definition refuted (f : list clause) (c : clause) (steps : list step) : bool :=
  let all := rev_append (rev_append f []) [c] in
  if in_one_step all steps then true else refutes (numbered (PositiveMap.empty _) 1 all) steps.

Theorem refuted_ok f c steps : refuted f c steps = true ->
  (forall d, In d f -> sat m d = true) -> sat m c = true -> False.
Proof.
  intros E T C. unfold refuted in E. cbn zeta in E.
  assert (A : forall d, In d (rev_append (rev_append f []) [c]) -> sat m d = true).
  { intros d I. rewrite !rev_append_rev, app_nil_r, rev_involutive in I.
    apply in_app_iff in I as [I|[<-|[]]]; auto. }
  destruct (in_one_step _ steps) eqn:O.
  - unfold in_one_step in O. destruct steps as [|s [|]]; try discriminate.
    destruct (lemma s); [|discriminate]. exact (straight_ok _ A _ _ _ O nothing_agrees).
  - apply (refutes_ok _ _ E). apply numbered_ok; [exact empty_true|exact A].
Qed.
End Sound.
