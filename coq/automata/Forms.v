(** * Linear forms of a move, seen through windows

    A class of moves looks at a move (i, j) through some linear forms a i + b j:
    modulo q, or exactly inside a window [lo, hi] and else only as too low or too
    high. A window may say that what is too low, or too high, is not counted. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries.
Import ListNotations.
Local Open Scope Z_scope.

Record form : Type := Form {
  fa : Z; fb : Z;
  fq : Z;                       (* the modulus, or 0 for a window *)
  flo : Z; fhi : Z;
  drop_low : bool; drop_high : bool
}.

Inductive seen : Type := Low | High | At (t : Z).

Definition obs (f : form) (t : Z) : seen :=
  if 0 <? fq f then At (t mod fq f)
  else if t <? flo f then Low else if fhi f <? t then High else At t.

Definition bad (f : form) (o : seen) : bool :=
  match o with Low => drop_low f | High => drop_high f | At _ => false end.

Fixpoint badl (fs : list form) (os : list seen) : bool :=
  match fs, os with f :: fs, o :: os => bad f o || badl fs os | _, _ => false end.

Definition observe (fs : list form) (i j : Z) : list seen :=
  map (fun f => obs f (fa f * i + fb f * j)) fs.

(** A class of moves: whether it changes the heaps, its forms, and the weight of
    what they show. *)
Record cls : Type := Cls {
  needx : bool; needy : bool;
  forms : list form;
  wt : list seen -> nat
}.

Definition cwt (c : cls) (os : list seen) : nat :=
  if badl (forms c) os then 0%nat else wt c os.

Definition okn (need : bool) (i : Z) : bool := if need then 0 <? i else i =? 0.

(** The weight of the move (i, j) in a class, and in all classes together. *)
Definition classw (c : cls) (i j : Z) : nat :=
  if okn (needx c) i && okn (needy c) j
  then cwt c (observe (forms c) i j) else 0%nat.
Definition gw (classes : list cls) (i j : Z) : nat :=
  sum (fun c => classw c i j) classes.

(** ** Forms while digits are read *)

Inductive carry : Type := Below | Above | Carry (v : list Z).

Section Step.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Local Notation words := (words im).
Local Notation L := (L im).
Local Notation dif := (dif im).
Variable zero : list Z.
Hypothesis zero_ok : forall n, L n zero = 0.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, (c < deg q)%nat -> L n (pre q c) = Z.of_nat (pl im n q c).
Local Notation shift := (shift zero parv).

(** The test for dead carries that is run; it may say so only where it is so. *)
Inductive verdict := Alive | Dead_low | Dead_high.
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.
Definition verdict_ok : Prop := forall v a b qx qz qy qw lo hi,
  forall n X Z' Y W, In X (words n qx) -> In Z' (words n qz) ->
    In Y (words n qy) -> In W (words n qw) ->
  let f := L n v + a * dif n qx X qz Z' + b * dif n qy Y qw W in
  match dead v a b qx qz qy qw lo hi with
  | Alive => True | Dead_low => f < lo | Dead_high => lo <= f /\ hi < f
  end.
Hypothesis dead_ok : verdict_ok.

Definition obsv (n : nat) (f : form) (c : carry) (i j : Z) : seen :=
  match c with
  | Below => Low | Above => High
  | Carry v => obs f (L n v + fa f * i + fb f * j)
  end.

Fixpoint ol (n : nat) (fs : list form) (vs : list carry) (i j : Z) : list seen :=
  match fs, vs with
  | f :: fs, v :: vs => obsv n f v i j :: ol n fs vs i j
  | _, _ => []
  end.

Variables (n qx cx qz cz qy cy qw cw : nat).

(** One digit of each number; [None]: what is seen is not counted. *)
Definition stepf (f : form) (c : carry) : option carry :=
  match c with
  | Below => if drop_low f then None else Some Below
  | Above => if drop_high f then None else Some Above
  | Carry v =>
    let v' :=
      vadd (shift v)
        (vadd (vscale (fa f) (vadd (pre qx cx) (vneg (pre qz cz))))
              (vscale (fb f) (vadd (pre qy cy) (vneg (pre qw cw))))) in
    if 0 <? fq f then Some (Carry (map (fun t => t mod fq f) v'))
    else match dead v' (fa f) (fb f) (nx qx cx) (nx qz cz) (nx qy cy) (nx qw cw)
                    (flo f) (fhi f) with
         | Alive => Some (Carry v')
         | Dead_low => if drop_low f then None else Some Below
         | Dead_high => if drop_high f then None else Some Above
         end
  end.

Fixpoint stepfs (fs : list form) (vs : list carry) : option (list carry) :=
  match fs, vs with
  | f :: fs, v :: vs =>
      match stepf f v with
      | None => None
      | Some v' => match stepfs fs vs with None => None | Some r => Some (v' :: r) end
      end
  | _, _ => Some []
  end.

Variables (X Z' Y W : list nat).
Hypotheses (Hx : (cx < deg qx)%nat) (Hz : (cz < deg qz)%nat).
Hypotheses (Hy : (cy < deg qy)%nat) (Hw : (cw < deg qw)%nat).
Hypotheses (HX : In X (words n (nx qx cx))) (HZ : In Z' (words n (nx qz cz))).
Hypotheses (HY : In Y (words n (nx qy cy))) (HW : In W (words n (nx qw cw))).
Let i := dif (S n) qx (cx :: X) qz (cz :: Z').
Let j := dif (S n) qy (cy :: Y) qw (cw :: W).
Let i' := dif n (nx qx cx) X (nx qz cz) Z'.
Let j' := dif n (nx qy cy) Y (nx qw cw) W.

Lemma stepf_ok f c :
  match stepf f c with
  | None => bad f (obsv (S n) f c i j) = true
  | Some c' => obsv n f c' i' j' = obsv (S n) f c i j
  end.
Proof using im_ne zero_ok parv_ok pre_ok dead_ok Hx Hz Hy Hw HX HZ HY HW.
  unfold stepf. destruct c as [| |v].
  1,2: cbn [obsv bad]; destruct (drop_low f), (drop_high f); reflexivity.
  set (v' := vadd _ _).
  assert (E : L n v' + fa f * i' + fb f * j' = L (S n) v + fa f * i + fb f * j).
  { unfold v', i, j. rewrite !(dif_S im pre pre_ok) by trivial.
    rewrite !L_add, !L_scale, !L_add, !L_neg, (L_shift im zero zero_ok parv parv_ok).
    fold i' j'. ring. }
  destruct (0 <? fq f) eqn:Q.
  - cbn [obsv]. unfold obs. rewrite Q. f_equal. apply Z.ltb_lt in Q. rewrite <- E.
    destruct (L_mod im n (fq f) v' Q) as [t ->].
    replace (L n v' + t * fq f + fa f * i' + fb f * j')
      with (L n v' + fa f * i' + fb f * j' + t * fq f) by ring.
    apply Z_mod_plus_full.
  - pose proof (dead_ok v' (fa f) (fb f) (nx qx cx) (nx qz cz) (nx qy cy) (nx qw cw)
      (flo f) (fhi f) n X Z' Y W HX HZ HY HW) as D.
    cbv zeta in D. fold i' j' in D.
    destruct (dead _ _ _ _ _ _ _ _ _).
    + cbn [obsv]. rewrite E. reflexivity.
    + assert (O : obsv (S n) f (Carry v) i j = Low).
      { cbn [obsv]. unfold obs. rewrite Q, <- E.
        rewrite (proj2 (Z.ltb_lt _ _) D). reflexivity. }
      rewrite O. cbn [bad]. destruct (drop_low f); reflexivity.
    + assert (O : obsv (S n) f (Carry v) i j = High).
      { cbn [obsv]. unfold obs. rewrite Q, <- E. destruct D as [D1 D2].
        rewrite (proj2 (Z.ltb_ge _ _) D1), (proj2 (Z.ltb_lt _ _) D2). reflexivity. }
      rewrite O. cbn [bad]. destruct (drop_high f); reflexivity.
Qed.

Lemma stepfs_ok fs : forall vs,
  match stepfs fs vs with
  | None => badl fs (ol (S n) fs vs i j) = true
  | Some vs' => ol n fs vs' i' j' = ol (S n) fs vs i j
  end.
Proof using im_ne zero_ok parv_ok pre_ok dead_ok Hx Hz Hy Hw HX HZ HY HW.
  induction fs as [|f fs IH]; intros vs; [reflexivity|].
  destruct vs as [|v vs]; [reflexivity|].
  cbn [stepfs ol badl]. pose proof (stepf_ok f v) as K. destruct (stepf f v) as [v'|].
  - specialize (IH vs). destruct (stepfs fs vs) as [r|].
    + cbn [ol]. rewrite K, IH. reflexivity.
    + rewrite IH. apply orb_true_r.
  - rewrite K. reflexivity.
Qed.
End Step.
