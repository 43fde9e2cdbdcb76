(** * The Remark in Section 7: mWN^p_l and m x pWN_{u,v} *)
From Wythoff Require Import Game Moves.
From Wythoff.paper Require Import Definition_2_3 New_mex.

(** "m x pWN_{u,v} is as m x pWN_l, but the removed rectangle has base u and height v."
    Only the product mp = k matters. *)
Definition outside (u v : nat) (w : position) : Prop := ~ (fst w < u /\ snd w < v).
Definition rectangle_game (k u v : nat) : game :=
  without_blocks (fun x w => (bishop k x w \/ rook x w) /\ outside u v w).

(** mWN^p_m = mWN^p, and in mWN^p_1 any p - 1 rook-type options may be blocked. *)
Definition statement_remark_7_roob : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  same_game (mWN_blocking_l m p m) (mWN_blocking m p) /\
  same_game (mWN_blocking_l m p 1) (mWN_blocking_any_rook m p).

(** The final positions are (u, 0) and (0, v), and m x pWN_{ml,m(p-l)} = m x pWN_l for l > 0. *)
Definition statement_remark_7_rectangles : Prop :=
  (forall k u v x, 1 <= k -> 1 <= u -> 1 <= v -> outside u v x ->
   ((forall w, ~ option_of (rectangle_game k u v) x w) <-> x = (u, 0) \/ x = (0, v))) /\
  (forall m p l, 1 <= m -> 0 < l -> l < p ->
   same_game (rectangle_game (m * p) (m * l) (m * (p - l))) (mxpWN_shifted m p l)).

(** "Some of these games are identical to misere versions of Wythoff Nim": misere k-Wythoff
    Nim is the game without the position (0, 0). *)
Definition statement_remark_7_misere : Prop :=
  forall k, 1 <= k ->
  (forall x, outside 1 1 x -> (Pposition (misere (mWN k)) x <-> Pposition (rectangle_game k 1 1) x)) /\
  ~ Pposition (misere (mWN k)) (0, 0).

(** ** Proof *)
From Coq Require Import Arith Lia Classical.
From Wythoff.paper Require Import Glue Theorem_2_1_i Theorem_2_1_iiia.
Local Open Scope nat_scope.

Lemma rectangle_falls k u v : falling (rectangle_game k u v).
Proof. intros x w [[B|R] _]; [exact (bishop_falls k x w B)|exact (rook_falls x w R)]. Qed.

Theorem remark_7_roob : statement_remark_7_roob.
Proof.
  intros m p Hm Hp. split; [intros x; reflexivity|]. intros x. apply same_P; [exact (blocking_falls m p)|].
  constructor; simpl; try tauto. intros u w _. unfold roob. split; [tauto|]. intros [k R]. split; [exists k; trivial|].
  intros [i [j B]]. unfold nim in R. lia.
Qed.

Theorem remark_7_rectangles : statement_remark_7_rectangles.
Proof.
  split.
  - intros k u v [x y] Hk Hu Hv N. unfold outside in N. simpl in N.
    assert (K : forall x1 y1, rook (x, y) (x1, y1) -> outside u v (x1, y1) -> exists w, option_of (rectangle_game k u v) (x, y) w).
    { intros x1 y1 R Q. exists (x1, y1). simpl. tauto. }
    split.
    + intros T. apply NNPP. intros Ne.
      assert (exists w, option_of (rectangle_game k u v) (x, y) w) as [w O]; [|exact (T w O)].
      destruct (lt_eq_lt_dec x u) as [[L|L]|L].
      * destruct (lt_eq_lt_dec y v) as [[M|M]|M]; [lia| |].
        -- apply (K 0 y); [|unfold outside; simpl; lia]. exists x. unfold nim. simpl.
           assert (x <> 0) by (intros ->; apply Ne; right; congruence). lia.
        -- apply (K x v); [|unfold outside; simpl; lia]. exists (y - v). unfold nim. simpl. lia.
      * apply (K x 0); [|unfold outside; simpl; lia]. exists y. unfold nim. simpl.
        assert (y <> 0) by (intros ->; apply Ne; left; congruence). lia.
      * apply (K u y); [|unfold outside; simpl; lia]. exists (x - u). unfold nim. simpl. lia.
    + intros V [x1 y1] [M R]. apply R. simpl.
      assert (x1 <= x /\ y1 <= y /\ x1 + y1 < x + y) by
        (destruct M as [[i [j B]]|[n B]]; [|unfold nim in B]; simpl in B; lia).
      destruct V as [V|V]; injection V; intros; lia.
  - intros m p l Hm Hl Hp x. apply same_P; [apply rectangle_falls|]. constructor; simpl; try tauto.
    intros u w. unfold outside, removed. tauto.
Qed.

Theorem remark_7_misere : statement_remark_7_misere.
Proof.
  intros k Hk.
  assert (F : falling (misere (mWN k))).
  { intros u w [B|R]; [apply bishop_reading_nat in B; trivial; exact (bishop_falls k u w B)|exact (rook_falls u w R)]. }
  assert (Z : ~ Pposition (misere (mWN k)) (0, 0)).
  { intros P. apply (without_blocking _ F (known _)) in P as [P _]; [|trivial]. apply P. split; [exact I|].
    intros w O. apply F in O. unfold size in O. simpl in O. lia. }
  split; [|exact Z].
  enough (K : forall n x, size x < n -> outside 1 1 x -> (Pposition (misere (mWN k)) x <-> Pposition (rectangle_game k 1 1) x)).
  { intros x. apply (K (S (size x))). lia. }
  induction n as [|n IH]; intros x Hx Out; [lia|].
  rewrite (without_blocking _ F (known _) x eq_refl), (without_blocking _ (rectangle_falls k 1 1) (known _) x eq_refl).
  split.
  - intros [_ A]. split; [intros [W _]; exact W|]. intros w [O Ow] P.
    assert (O' : option_of (misere (mWN k)) x w) by (destruct O as [O|O]; [left; apply bishop_reading_nat; trivial|right; trivial]).
    apply (A w O'). apply IH; trivial. apply F in O'. lia.
  - intros [_ A]. split.
    + (* outside (0, 0) there is always a move to (0, 0) or along a heap *)
      intros [_ W]. destruct x as [x y]. unfold outside in Out. simpl in Out.
      destruct x as [|x].
      * apply (W (0, 0)). right. exists y. unfold nim. simpl. lia.
      * apply (W (0, y)). right. exists (S x). unfold nim. simpl. lia.
    + intros w O P. destruct (classic (outside 1 1 w)) as [Ow|Ow].
      * apply (A w); [split; [|trivial]; destruct O as [O|O]; [left; apply bishop_reading_nat; trivial|right; trivial]|].
        apply IH; trivial. apply F in O. lia.
      * unfold outside in Ow. apply NNPP in Ow. destruct w as [[|x1] [|y1]]; simpl in Ow; try lia. exact (Z P).
Qed.

Print Assumptions remark_7_roob.
Print Assumptions remark_7_rectangles.
Print Assumptions remark_7_misere.
