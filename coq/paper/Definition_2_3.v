(** * What the paper says about its definitions

    Remarks in Section 1.1 and in Definitions 2 to 4, proved for the definitions
    of [Moves.v]; they say that these are the games that are meant. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves.

(** m-Wythoff Nim (Section 1.1): (x + i, y + j) -> (x, y) is legal if |i - j| < m,
    i > 0 or j > 0; and the moves of Nim. *)
Definition section_1_1_bishop (m : nat) (v w : position) : Prop :=
  exists i j, (0 < i \/ 0 < j) /\ i < j + m /\ j < i + m /\
    fst v = fst w + i /\ snd v = snd w + j.
Definition mWN (m : nat) : game :=
  without_blocks (fun v w => section_1_1_bishop m v w \/ rook v w).

(** Definition 2 (ii) is the same m-bishop. *)
Definition statement_bishop_reading : Prop :=
  forall m v w, 1 <= m -> (bishop m v w <-> section_1_1_bishop m v w).

(** "The rook-type options intersect the m-bishop-type options precisely when m > 1." *)
Definition statement_rook_meets_bishop : Prop :=
  forall m, (exists v w, rook v w /\ bishop m v w) <-> 1 < m.

Definition same_game (g h : game) : Prop := forall v, Pposition g v <-> Pposition h v.

(** mWN^1 is m-Wythoff Nim; so is mWN^(l,p) for l = p, and mWN^(p) for p = 1; m x pWN_0 is
    (mp)-Wythoff Nim; mWN^p_m is mWN^p. So for p = 1 all the games of Theorem 2.1 are
    m-Wythoff Nim. *)
Definition statement_special_cases : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  same_game (mWN_blocking m 1) (mWN m) /\
  same_game (mWN_modulo m p p) (mWN m) /\
  same_game (mWN_modulo m 0 1) (mWN m) /\
  same_game (mxpWN_shifted m p 0) (mWN (m * p)) /\
  same_game (mWN_blocking_l m p m) (mWN_blocking m p).

(** For 0 < l < p the terminal positions of m x pWN_l are (ml, 0) and (0, m(p - l)); that of
    m x pWN_0 is (0, 0). *)
Definition terminal (g : game) (v : position) : Prop := forall w, ~ option_of g v w.
Definition statement_terminal_positions : Prop :=
  forall m p l, 1 <= m -> 0 < l -> l < p ->
  forall v, ~ removed m p l v ->
  (terminal (mxpWN_shifted m p l) v <-> v = (m * l, 0) \/ v = (0, m * (p - l))).
Definition statement_terminal_position_0 : Prop :=
  forall m p v, 1 <= m -> 1 <= p -> (terminal (mxpWN_shifted m p 0) v <-> v = (0, 0)).

(** Section 1.1: apart from (0, 0), mWN^(p) may have finitely many terminal positions, all of
    the form {0, x}: these are x < p if m = 1, and none if m > 1. *)
Definition statement_terminal_positions_modulo : Prop :=
  forall m p v, 1 <= m -> 1 <= p ->
  (terminal (mWN_modulo m 0 p) v <->
   v = (0, 0) \/ m = 1 /\ exists x, x < p /\ (v = (0, x) \/ v = (x, 0))).

(** A blocked set that leaves only N-positions exists if and only if no option that is
    P is unblockable, and at most p - 1 roob-type options are P. *)
Definition statement_blocking : Prop :=
  forall m p v,
  Pposition (mWN_blocking m p) v <->
  (forall w, bishop m v w -> ~ Pposition (mWN_blocking m p) w) /\
  few (p - 1) (fun w => roob m v w /\ Pposition (mWN_blocking m p) w).

(** Every position is P or N, and not both. *)
Definition statement_P_or_N : Prop :=
  forall m p v, (Pposition (mWN_blocking m p) v \/ Nposition (mWN_blocking m p) v) /\
  ~ (Pposition (mWN_blocking m p) v /\ Nposition (mWN_blocking m p) v).

(** ** Proof *)
From Coq Require Import Lia Classical.
From Wythoff.paper Require Import Glue Modulo Theorem_2_1_i Theorem_2_1_iiia.
Local Open Scope nat_scope.

Theorem bishop_reading_nat : statement_bishop_reading.
Proof.
  intros m v w Hm. split; intros [i [j H]].
  - destruct H as [Hi [Hj [H|H]]]; [exists (i + j), j|exists j, (i + j)]; lia.
  - destruct (Nat.le_ge_cases j i); [exists (i - j), j|exists (j - i), i]; lia.
Qed.

Theorem rook_meets_bishop : statement_rook_meets_bishop.
Proof.
  intros m. split.
  - intros [v [w [[k R] [i [j B]]]]]. unfold nim in R. lia.
  - intros Hm. exists (1, 0), (0, 0). split; [exists 1; unfold nim; simpl; lia|exists 1, 0; simpl; lia].
Qed.

Theorem special_cases : statement_special_cases.
Proof.
  intros m p Hm Hp. assert (1 <= m * p) by nia. pose proof bishop_reading_nat as E. split; [|split; [|split; [|split]]].
  - assert (K : same_rules (mWN_blocking m 1) (Game (fun v w => bishop m v w \/ rook v w) (roob m) 0 normal_play)).
    { constructor; simpl; tauto. }
    intros v. rewrite (same_P _ _ (blocking_falls m 1) K).
    (* nothing may be blocked, so it does not matter what is blockable *)
    set (g := Game (fun v w => bishop m v w \/ rook v w) (roob m) 0 normal_play).
    assert (F : falling g) by exact (blocking_falls m 1).
    assert (F' : falling (mWN m)).
    { intros u w [B|R]; [apply E in B; trivial; exact (bishop_falls m u w B)|exact (rook_falls u w R)]. }
    enough (I : forall n v, size v < n -> (Pposition g v <-> Pposition (mWN m) v)) by (apply (I (S (size v))); lia).
    clear v. induction n as [|n IH]; intros v Hv; [lia|].
    rewrite (without_blocking g F (known g) v eq_refl), (without_blocking (mWN m) F' (known _) v eq_refl).
    split; intros [_ A]; (split; [intros [W _]; exact W|]); intros w O P.
    + apply (A w); [destruct O as [O|O]; [left; apply E; trivial|right; trivial]|].
      apply IH; [pose proof (F' v w O); lia|trivial].
    + apply (A w); [destruct O as [O|O]; [left; apply E; trivial|right; trivial]|].
      apply IH; [pose proof (F v w O); lia|trivial].
  - intros v. apply same_P; [apply modulo_falls|]. constructor; simpl; try tauto. intros u w. rewrite (E m u w Hm).
    assert (Q : lp_rook p p u w <-> rook u w); [|tauto]. unfold lp_rook, rook_by, rook. split; [intros [k [_ K]]; eauto|].
    intros [k K]. exists k. split; [|trivial]. exists (k / p), (k mod p).
    pose proof (Nat.div_mod k p ltac:(lia)). pose proof (Nat.mod_upper_bound k p ltac:(lia)). lia.
  - intros v. apply same_P; [apply modulo_falls|]. constructor; simpl; try tauto. intros u w. rewrite (E m u w Hm).
    assert (Q : lp_rook 0 1 u w <-> rook u w); [|tauto]. unfold lp_rook, rook_by, rook. split; [intros [k [_ K]]; eauto|].
    intros [k K]. exists k. split; [|trivial]. exists k, 0. lia.
  - intros v. apply same_P; [apply shifted_falls|]. constructor; simpl; try tauto. intros u w. unfold removed.
    pose proof (E (m * p) u w ltac:(trivial)). assert (~ (0 < 0 /\ fst w < m * 0 /\ snd w < m * (p - 0))) by lia. tauto.
  - intros v. reflexivity.
Qed.

Theorem terminal_positions : statement_terminal_positions.
Proof.
  intros m p l Hm Hl Hp [x y] N. unfold removed in N. simpl in N.
  assert (0 < m * l /\ 0 < m * (p - l)) by nia.
  assert (K : forall x1 y1, rook (x, y) (x1, y1) -> ~ removed m p l (x1, y1) -> exists w, option_of (mxpWN_shifted m p l) (x, y) w).
  { intros x1 y1 R Q. exists (x1, y1). simpl. tauto. }
  split.
  - intros T. apply NNPP. intros Ne.
    assert (exists w, option_of (mxpWN_shifted m p l) (x, y) w) as [w O]; [|exact (T w O)].
    destruct (lt_eq_lt_dec x (m * l)) as [[L|L]|L].
    + destruct (lt_eq_lt_dec y (m * (p - l))) as [[M|M]|M]; [lia| |].
      * apply (K 0 y); [|unfold removed; simpl; lia]. exists x. unfold nim. simpl.
        assert (x <> 0) by (intros ->; apply Ne; right; congruence). lia.
      * apply (K x (m * (p - l))); [|unfold removed; simpl; lia]. exists (y - m * (p - l)). unfold nim. simpl. lia.
    + apply (K x 0); [|unfold removed; simpl; lia]. exists y. unfold nim. simpl.
      assert (y <> 0) by (intros ->; apply Ne; left; congruence). lia.
    + apply (K (m * l) y); [|unfold removed; simpl; lia]. exists (x - m * l). unfold nim. simpl. lia.
  - intros V [x1 y1] [M R]. apply R. unfold removed. simpl.
    assert (x1 <= x /\ y1 <= y /\ x1 + y1 < x + y) by
      (destruct M as [[i [j B]]|[k B]]; [|unfold nim in B]; simpl in B; lia).
    destruct V as [V|V]; injection V; intros; lia.
Qed.

Theorem terminal_position_0 : statement_terminal_position_0.
Proof.
  intros m p [x y] Hm Hp. split.
  - intros T. destruct x as [|x]; [destruct y as [|y]; [reflexivity|]|]; exfalso.
    + apply (T (0, 0)). split; [right; exists (S y); unfold nim; simpl; lia|unfold removed; simpl; lia].
    + apply (T (0, y)). split; [right; exists (S x); unfold nim; simpl; lia|unfold removed; simpl; lia].
  - intros E w O. rewrite E in O. apply shifted_falls in O. unfold size in O. simpl in O. lia.
Qed.

Theorem terminal_positions_modulo : statement_terminal_positions_modulo.
Proof.
  intros m p [x y] Hm Hp. split.
  - intros T. destruct x as [|x], y as [|y]; [left; reflexivity| | |].
    + assert (m = 1) as -> by (apply Nat.le_antisymm; trivial; apply Nat.nlt_ge; intros L; apply (T (0, y)); left; exists 1, 0; simpl; lia).
      right. split; [reflexivity|]. exists (S y). split; [|auto]. apply Nat.nle_gt. intros L.
      apply (T (0, S y - p)). right. exists p. split; [exists 1, 0; lia|unfold nim; cbn [fst snd]; lia].
    + assert (m = 1) as -> by (apply Nat.le_antisymm; trivial; apply Nat.nlt_ge; intros L; apply (T (x, 0)); left; exists 1, 0; simpl; lia).
      right. split; [reflexivity|]. exists (S x). split; [|auto]. apply Nat.nle_gt. intros L.
      apply (T (S x - p, 0)). right. exists p. split; [exists 1, 0; lia|unfold nim; cbn [fst snd]; lia].
    + exfalso. apply (T (x, y)). left. exists 0, 1. simpl. lia.
  - intros V [x1 y1] O.
    assert (C : x = 0 /\ y = 0 \/ m = 1 /\ (x = 0 \/ y = 0) /\ x + y < p).
    { destruct V as [V|[Em [z [Hz [V|V]]]]]; injection V; lia. }
    destruct O as [[i [j B]]|[k [[i [j K]] B]]]; [|unfold nim in B]; cbn [fst snd] in B; [lia|].
    destruct i; simpl in K; nia.
Qed.

Theorem blocking : statement_blocking.
Proof.
  intros m p v. rewrite (counting _ (blocking_falls m p) (known _) v). split.
  - intros [_ [U F]]. split.
    + intros w B P. apply (U w) in P as Q; [|left; trivial]. destruct Q as [_ Q]. exact (Q B).
    + intros l D L. apply F; [trivial|]. intros w I. apply L in I as [R P]. split; [right; apply R|split; trivial].
  - intros [U F]. split; [intros [W _]; exact W|]. split.
    + intros w [B|R] P; [exfalso; exact (U w B P)|]. split; [trivial|]. intros B. exact (U w B P).
    + intros l D L. apply F; [trivial|]. intros w I. apply L in I. tauto.
Qed.

Theorem P_or_N : statement_P_or_N.
Proof.
  intros m p v. pose proof (blocking_falls m p) as F. split; [exact (decided _ F (known _) v)|].
  intros [A B]. exact (not_both _ F v A B).
Qed.

Print Assumptions bishop_reading_nat.
Print Assumptions rook_meets_bishop.
Print Assumptions special_cases.
Print Assumptions terminal_positions.
Print Assumptions terminal_position_0.
Print Assumptions terminal_positions_modulo.
Print Assumptions blocking.
Print Assumptions P_or_N.
