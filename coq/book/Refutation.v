(* Propositional refutations, checked by computation.

   A generated proof hands over a goal, formulas it follows from, and a certificate: a decision tree whose every leaf names
   a formula that is false there, or learned clauses, each with such a tree, and a last one. `refute` and `refutes` say
   that if the checker answers `true` then the formulas imply the goal. Coq runs the checker (`vm_compute`); nothing that
   found the certificate is trusted. *)
From Wythoff.book Require Import Library.

Inductive form := At (p : positive) | Tr | Fa | No (f : form) | An (f g : form) | Or (f g : form) | Im (f g : form) | If (f g : form).
Inductive trie (A : Type) := Lf | Nd (o : option A) (l r : trie A).
Arguments Lf {A}. Arguments Nd {A} o l r.
Fixpoint get {A} (p : positive) (t : trie A) : option A :=
  match t with Lf => None | Nd o l r => match p with xH => o | xO q => get q l | xI q => get q r end end.
Fixpoint put {A} (p : positive) (a : A) (t : trie A) : trie A :=
  match p, t with
  | xH, Lf => Nd (Some a) Lf Lf | xH, Nd _ l r => Nd (Some a) l r
  | xO q, Lf => Nd None (put q a Lf) Lf | xO q, Nd o l r => Nd o (put q a l) r
  | xI q, Lf => Nd None Lf (put q a Lf) | xI q, Nd o l r => Nd o l (put q a r) end.
Lemma get_lf {A} p : get p (@Lf A) = None. Proof. destruct p; reflexivity. Qed.
Lemma get_put {A} p q (a : A) t : get p (put q a t) = if Pos.eqb p q then Some a else get p t.
Proof.
  revert p t; induction q; intros [p|p|] [|o l r]; simpl; rewrite ?IHq, ?get_lf; try reflexivity;
  destruct (Pos.eqb p q); rewrite ?get_lf; reflexivity.
Qed.
Definition world := trie Prop.
Definition at_ (w : world) (p : positive) : Prop := match get p w with Some P => P | None => True end.
Fixpoint ev (w : world) (f : form) : Prop :=
  match f with
  | At p => at_ w p | Tr => True | Fa => False | No f => ~ ev w f
  | An f g => ev w f /\ ev w g | Or f g => ev w f \/ ev w g | Im f g => ev w f -> ev w g | If f g => ev w f <-> ev w g
  end.
Definition env := trie bool.
Fixpoint val (e : env) (f : form) : option bool :=
  match f with
  | At p => get p e | Tr => Some true | Fa => Some false
  | No f => match val e f with Some b => Some (negb b) | None => None end
  | An f g => match val e f with
              | Some false => Some false
              | Some true => val e g
              | None => match val e g with Some false => Some false | _ => None end end
  | Or f g => match val e f with
              | Some true => Some true
              | Some false => val e g
              | None => match val e g with Some true => Some true | _ => None end end
  | Im f g => match val e f with
              | Some false => Some true
              | Some true => val e g
              | None => match val e g with Some true => Some true | _ => None end end
  | If f g => match val e f, val e g with Some a, Some b => Some (Bool.eqb a b) | _, _ => None end
  end.
Definition agrees (w : world) (e : env) := forall p b, get p e = Some b -> if b : bool then at_ w p else ~ at_ w p.
Lemma val_sound w e f b : agrees w e -> val e f = Some b -> if b : bool then ev w f else ~ ev w f.
Proof.
  intros A. revert b. induction f; simpl; intros b E; try (inversion E; subst; simpl; tauto).
  - apply A, E.
  - destruct (val e f) as [c|]; [|discriminate]. inversion E; subst. specialize (IHf _ eq_refl). destruct c; simpl; tauto.
  - destruct (val e f1) as [[]|]; destruct (val e f2) as [[]|]; inversion E; subst;
    try specialize (IHf1 _ eq_refl); try specialize (IHf2 _ eq_refl); simpl in *; tauto.
  - destruct (val e f1) as [[]|]; destruct (val e f2) as [[]|]; inversion E; subst;
    try specialize (IHf1 _ eq_refl); try specialize (IHf2 _ eq_refl); simpl in *; tauto.
  - destruct (val e f1) as [[]|]; destruct (val e f2) as [[]|]; inversion E; subst;
    try specialize (IHf1 _ eq_refl); try specialize (IHf2 _ eq_refl); simpl in *; tauto.
  - destruct (val e f1) as [[]|]; destruct (val e f2) as [[]|]; inversion E; subst;
    try specialize (IHf1 _ eq_refl); try specialize (IHf2 _ eq_refl); simpl in *; tauto.
Qed.
(* Cl k: formula k is false under the assignment.  Sp p t u: t for p true, u for p false. *)
Inductive tree := Cl (k : positive) | Sp (p : positive) (t u : tree).
Fixpoint chk (fs : trie form) (e : env) (t : tree) : bool :=
  match t with
  | Cl k => match get k fs with Some f => match val e f with Some false => true | _ => false end | None => false end
  | Sp p t u => chk fs (put p true e) t && chk fs (put p false e) u
  end.
Lemma chk_sound w fs t : (forall k f, get k fs = Some f -> ev w f) -> forall e, agrees w e -> chk fs e t = true -> False.
Proof.
  intros H. induction t as [k|p t IHt u IHu]; simpl; intros e A C.
  - destruct (get k fs) as [f|] eqn:G; [|discriminate]. destruct (val e f) as [[]|] eqn:V; try discriminate.
    apply (val_sound w e f false A V). eapply H; eauto.
  - apply andb_prop in C as [C1 C2]. destruct (classic (at_ w p)) as [P|P].
    + apply (IHt (put p true e)); trivial. intros q b E. rewrite get_put in E.
      destruct (Pos.eqb_spec q p); [inversion E; subst; trivial|apply A; trivial].
    + apply (IHu (put p false e)); trivial. intros q b E. rewrite get_put in E.
      destruct (Pos.eqb_spec q p); [inversion E; subst; trivial|apply A; trivial].
Qed.
Fixpoint index (k : positive) (fs : list form) (t : trie form) : trie form :=
  match fs with nil => t | f :: fs => index (Pos.succ k) fs (put k f t) end.
Fixpoint chain (w : world) (fs : list form) (g : form) : Prop :=
  match fs with nil => ev w g | f :: fs => ev w f -> chain w fs g end.
Lemma index_get k fs t j f : get j (index k fs t) = Some f -> get j t = Some f \/ In f fs.
Proof.
  revert k t; induction fs as [|g fs IH]; simpl; intros k t; [auto|].
  intros E. apply IH in E as [E|E]; [|auto]. rewrite get_put in E. destruct (Pos.eqb j k); [inversion E; auto|auto].
Qed.
Lemma chain_intro w fs g : ((forall f, In f fs -> ev w f) -> ev w g) -> chain w fs g.
Proof.
  induction fs as [|f fs IH]; simpl; intros H; [apply H; tauto|]. intros E. apply IH. intros K. apply H.
  intros h [<-|Hh]; auto.
Qed.
(* formula 1 is the goal, denied; the others are numbered from 2 *)
Theorem refute (w : world) (fs : list form) (g : form) (t : tree) :
  chk (index 1 (No g :: fs) Lf) Lf t = true -> chain w fs g.
Proof.
  intros C. apply chain_intro. intros H. destruct (classic (ev w g)) as [G|G]; trivial. exfalso.
  refine (chk_sound w _ t _ Lf _ C).
  - intros k f E. apply index_get in E as [E|E]; [rewrite get_lf in E; discriminate|].
    destruct E as [<-|E]; [exact G|auto].
  - intros p b E. rewrite get_lf in E. discriminate.
Qed.

(* with learned clauses: each is refuted by a tree when denied, and may then be used *)
Fixpoint runs (fs : trie form) (k : positive) (steps : list (form * tree)) (t : tree) : bool :=
  match steps with
  | nil => chk fs Lf t
  | (c, s) :: r => chk (put k (No c) fs) Lf s && runs (put k c fs) (Pos.succ k) r t
  end.
Lemma runs_sound w t steps : forall fs k, (forall j f, get j fs = Some f -> ev w f) -> runs fs k steps t = true -> False.
Proof.
  assert (A : agrees w Lf) by (intros p b E; rewrite get_lf in E; discriminate).
  induction steps as [|[c s] r IH]; simpl; intros fs k H C.
  - exact (chk_sound w fs t H Lf A C).
  - apply andb_prop in C as [C1 C2]. destruct (classic (ev w c)) as [V|V].
    + apply (IH (put k c fs) (Pos.succ k)); trivial. intros j f E. rewrite get_put in E.
      destruct (Pos.eqb j k); [inversion E; subst; trivial|eauto].
    + refine (chk_sound w (put k (No c) fs) s _ Lf A C1). intros j f E. rewrite get_put in E.
      destruct (Pos.eqb j k); [inversion E; subst; exact V|eauto].
Qed.
Fixpoint next (k : positive) (fs : list form) : positive := match fs with nil => k | _ :: r => next (Pos.succ k) r end.
Theorem refutes (w : world) (fs : list form) (g : form) (steps : list (form * tree)) (t : tree) :
  runs (index 1 (No g :: fs) Lf) (next 2 fs) steps t = true -> chain w fs g.
Proof.
  intros C. apply chain_intro. intros H. destruct (classic (ev w g)) as [G|G]; trivial. exfalso.
  refine (runs_sound w t steps _ _ _ C).
  intros k f E. apply index_get in E as [E|E]; [rewrite get_lf in E; discriminate|].
  destruct E as [<-|E]; [exact G|auto].
Qed.
