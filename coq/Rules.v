(** * Rules as data

    What a player types (in Python: a [Ruleset]) as Coq data, and what it means:
    [game_of R] is a game in the sense of [Game.v]. The first page is the
    definitions; then come executable versions of them, proved equal. *)
From Coq Require Import List Arith Lia Bool.
From Wythoff Require Import Game.
Import ListNotations.

(** A part of the rules: a set of moves. A move (i, j) takes i tokens from the
    first heap and j from the second. *)
Inductive part : Type :=
| Rook (modulus : nat) (residues : list nat)
| Bishop (width step : nat)
| Vectors (vectors : list (nat * nat))
| Multiples (vectors : list (nat * nat))
| Bound (slope offset : nat).

(** Which options may be blocked. *)
Inductive kind : Type := Roob (l : nat) | Bishop_type | Any.

(** Positions that end the game: a finite set, or all with x + y <= l. *)
Inductive cells : Type := Cells (c : list position) | Sum_at_most (l : nat).

Inductive ending : Type := Normal | Misere.

Record rules : Type := Rules {
  moves : list part;
  block_kind : kind;
  block_number : nat;
  removed : nat * nat;
  terminal : cells;
  ends : ending
}.

(** ** What it means *)

(** Exactly one heap gets smaller. *)
Definition on_one_heap (i j : nat) : Prop :=
  (i = 0 /\ 0 < j) \/ (0 < i /\ j = 0).

(** Which moves a part makes. *)
Definition makes (m : part) (i j : nat) : Prop :=
  match m with
  | Rook q residues => on_one_heap i j /\ In ((i + j) mod q) residues
  | Bishop w s =>
      0 < i + j /\ i < j + w /\ j < i + w /\ exists t, Nat.min i j = t * s
  | Vectors vs => 0 < i + j /\ In (i, j) vs
  | Multiples vs =>
      0 < i + j /\ exists t v w, In (v, w) vs /\ i = t * v /\ j = t * w
  | Bound s t =>
      (0 < i <= j /\ j < s * i + t) \/ (0 < j <= i /\ i < s * j + t)
  end.

Definition legal (R : rules) (i j : nat) : Prop :=
  exists m, In m (moves R) /\ makes m i j.

(** The kinds of blocking: rook-type moves of length at least l; i = j; all. *)
Definition of_kind (k : kind) (i j : nat) : Prop :=
  match k with
  | Roob l => on_one_heap i j /\ l <= i + j
  | Bishop_type => i = j
  | Any => True
  end.

(** The removed rectangle: its cells are not positions of the game. *)
Definition gone (R : rules) (v : position) : Prop :=
  fst v < fst (removed R) /\ snd v < snd (removed R).

Definition on_board (R : rules) (v : position) : Prop := ~ gone R v.

Definition is_terminal (R : rules) (v : position) : Prop :=
  match terminal R with
  | Cells c => In v c
  | Sum_at_most l => fst v + snd v <= l
  end.

(** The move (i, j) leads from v to w. *)
Definition leads (i j : nat) (v w : position) : Prop :=
  fst v = fst w + i /\ snd v = snd w + j.

(** The game: no move into the removed rectangle, none from a terminal
    position. A player without options loses; with the ending [Misere] he
    wins, but not at a terminal position. *)
Definition game_of (R : rules) : game := Game
  (fun v w => ~ is_terminal R v /\ ~ gone R w /\
     exists i j, leads i j v w /\ legal R i j)
  (fun v w => exists i j, leads i j v w /\ of_kind (block_kind R) i j)
  (block_number R)
  (fun v => ends R = Misere /\ ~ is_terminal R v).

(** * The same, to compute with *)

Definition dividesb (d n : nat) : bool :=
  if d =? 0 then n =? 0 else n mod d =? 0.

Definition one_heapb (i j : nat) : bool := xorb (i =? 0) (j =? 0).

Definition rookb (qr : nat * list nat) (i j : nat) : bool :=
  one_heapb i j && existsb (Nat.eqb ((i + j) mod fst qr)) (snd qr).

Definition bishopb (ws : nat * nat) (i j : nat) : bool :=
  (0 <? i + j) && (i <? j + fst ws) && (j <? i + fst ws)
  && dividesb (snd ws) (Nat.min i j).

Definition vectorb (v : nat * nat) (i j : nat) : bool :=
  (0 <? i + j) && (i =? fst v) && (j =? snd v).

Definition multipleb (v : nat * nat) (i j : nat) : bool :=
  (0 <? i + j) &&
  (if fst v =? 0 then (i =? 0) && dividesb (snd v) j
   else dividesb (fst v) i && (j =? i / fst v * snd v)).

Definition boundb (st : nat * nat) (i j : nat) : bool :=
  ((0 <? i) && (i <=? j) && (j <? fst st * i + snd st)) ||
  ((0 <? j) && (j <=? i) && (i <? fst st * j + snd st)).

Definition makesb (m : part) (i j : nat) : bool :=
  match m with
  | Rook q residues => rookb (q, residues) i j
  | Bishop w s => bishopb (w, s) i j
  | Vectors vs => existsb (fun v => vectorb v i j) vs
  | Multiples vs => existsb (fun v => multipleb v i j) vs
  | Bound s t => boundb (s, t) i j
  end.

Definition legalb (R : rules) (i j : nat) : bool :=
  existsb (fun m => makesb m i j) (moves R).

Definition of_kindb (k : kind) (i j : nat) : bool :=
  match k with
  | Roob l => one_heapb i j && (l <=? i + j)
  | Bishop_type => i =? j
  | Any => true
  end.

Definition goneb (R : rules) (v : position) : bool :=
  (fst v <? fst (removed R)) && (snd v <? snd (removed R)).

Definition position_eqb (v w : position) : bool :=
  (fst v =? fst w) && (snd v =? snd w).

Definition terminalb (R : rules) (v : position) : bool :=
  match terminal R with
  | Cells c => existsb (position_eqb v) c
  | Sum_at_most l => fst v + snd v <=? l
  end.

Definition optionb (R : rules) (v w : position) : bool :=
  negb (terminalb R v) && negb (goneb R w) &&
  (fst w <=? fst v) && (snd w <=? snd v) &&
  legalb R (fst v - fst w) (snd v - snd w).

Definition blockableb (R : rules) (v w : position) : bool :=
  (fst w <=? fst v) && (snd w <=? snd v) &&
  of_kindb (block_kind R) (fst v - fst w) (snd v - snd w).

Definition misereb (R : rules) : bool :=
  match ends R with Normal => false | Misere => true end.

(** ** They are the same *)

Lemma dividesb_ok d n : dividesb d n = true <-> exists t, n = t * d.
Proof.
  unfold dividesb. destruct (Nat.eqb_spec d 0) as [->|D].
  - rewrite Nat.eqb_eq. split; [intros ->; exists 0; reflexivity|].
    intros [t ->]. lia.
  - rewrite Nat.eqb_eq. split.
    + intros H. exists (n / d). rewrite (Nat.div_mod n d) at 1 by trivial. lia.
    + intros [t ->]. apply Nat.mod_mul. trivial.
Qed.

Lemma one_heapb_ok i j : one_heapb i j = true <-> on_one_heap i j.
Proof.
  unfold one_heapb, on_one_heap.
  destruct (Nat.eqb_spec i 0), (Nat.eqb_spec j 0); cbn [xorb];
    split; intros; try discriminate; try reflexivity; lia.
Qed.

Lemma rookb_ok q r i j :
  rookb (q, r) i j = true <-> makes (Rook q r) i j.
Proof.
  unfold rookb. cbn [makes fst snd].
  rewrite andb_true_iff, one_heapb_ok, existsb_exists.
  split; intros [H K]; (split; [trivial|]).
  - destruct K as [c [I E]]. apply Nat.eqb_eq in E. rewrite E. trivial.
  - eexists. split; [exact K|]. apply Nat.eqb_refl.
Qed.

Lemma bishopb_ok w s i j :
  bishopb (w, s) i j = true <-> makes (Bishop w s) i j.
Proof.
  unfold bishopb. cbn [makes fst snd].
  rewrite !andb_true_iff, !Nat.ltb_lt, dividesb_ok. tauto.
Qed.

Lemma vectorb_ok v i j :
  vectorb v i j = true <-> 0 < i + j /\ (i, j) = v.
Proof.
  unfold vectorb. rewrite !andb_true_iff, Nat.ltb_lt, !Nat.eqb_eq.
  destruct v as [a b]. cbn [fst snd]. split.
  - intros [[H ->] ->]. auto.
  - intros [H E]. injection E as -> ->. auto.
Qed.

Lemma multipleb_ok v i j :
  multipleb v i j = true <->
  0 < i + j /\ exists t, i = t * fst v /\ j = t * snd v.
Proof.
  unfold multipleb. destruct v as [v w]. cbn [fst snd].
  rewrite andb_true_iff, Nat.ltb_lt. apply and_iff_compat_l.
  destruct (Nat.eqb_spec v 0) as [->|V].
  - rewrite andb_true_iff, Nat.eqb_eq, dividesb_ok. split.
    + intros [-> [t ->]]. exists t. lia.
    + intros [t [-> ->]]. split; [lia|]. exists t. lia.
  - rewrite andb_true_iff, Nat.eqb_eq, dividesb_ok. split.
    + intros [[t ->] ->]. exists t. rewrite Nat.div_mul by trivial. auto.
    + intros [t [-> ->]]. rewrite Nat.div_mul by trivial. split; [|reflexivity].
      exists t. reflexivity.
Qed.

Lemma boundb_ok s t i j :
  boundb (s, t) i j = true <-> makes (Bound s t) i j.
Proof.
  unfold boundb. cbn [makes fst snd].
  rewrite orb_true_iff, !andb_true_iff, !Nat.ltb_lt, !Nat.leb_le. tauto.
Qed.

Lemma makesb_ok m i j : makesb m i j = true <-> makes m i j.
Proof.
  destruct m as [q r|w s|vs|vs|s t]; cbn [makesb].
  - apply rookb_ok.
  - apply bishopb_ok.
  - cbn [makes]. rewrite existsb_exists. split.
    + intros [v [I H]]. apply vectorb_ok in H as [H <-]. auto.
    + intros [H I]. exists (i, j). split; [trivial|]. apply vectorb_ok. auto.
  - cbn [makes]. rewrite existsb_exists. split.
    + intros [[v w] [I H]]. apply multipleb_ok in H as [H [t [E F]]].
      split; [trivial|]. exists t, v, w. auto.
    + intros [H [t [v [w [I [E F]]]]]]. exists (v, w). split; [trivial|].
      apply multipleb_ok. split; [trivial|]. exists t. auto.
  - apply boundb_ok.
Qed.

Lemma legalb_ok R i j : legalb R i j = true <-> legal R i j.
Proof.
  unfold legalb, legal. rewrite existsb_exists.
  split; intros [m [I H]]; exists m; (split; [trivial|]);
    apply makesb_ok; trivial.
Qed.

Lemma of_kindb_ok k i j : of_kindb k i j = true <-> of_kind k i j.
Proof.
  destruct k; cbn [of_kindb of_kind].
  - rewrite andb_true_iff, one_heapb_ok, Nat.leb_le. tauto.
  - apply Nat.eqb_eq.
  - tauto.
Qed.

Lemma goneb_ok R v : goneb R v = true <-> gone R v.
Proof. unfold goneb, gone. rewrite andb_true_iff, !Nat.ltb_lt. tauto. Qed.

Lemma position_eqb_ok v w : position_eqb v w = true <-> v = w.
Proof.
  unfold position_eqb. rewrite andb_true_iff, !Nat.eqb_eq.
  destruct v, w. cbn [fst snd]. split; [intros [-> ->]; reflexivity|].
  intros E. injection E. auto.
Qed.

Lemma terminalb_ok R v : terminalb R v = true <-> is_terminal R v.
Proof.
  unfold terminalb, is_terminal. destruct (terminal R) as [c|l].
  - rewrite existsb_exists. split.
    + intros [w [I E]]. apply position_eqb_ok in E as ->. trivial.
    + intros I. exists v. split; [trivial|]. apply position_eqb_ok. trivial.
  - apply Nat.leb_le.
Qed.

(** A relation of the vector of a move, seen from its two ends. *)
Lemma leads_sub (A : nat -> nat -> Prop) v w :
  (exists i j, leads i j v w /\ A i j) <->
  fst w <= fst v /\ snd w <= snd v /\ A (fst v - fst w) (snd v - snd w).
Proof.
  unfold leads. split.
  - intros [i [j [[E F] H]]].
    replace (fst v - fst w) with i by lia.
    replace (snd v - snd w) with j by lia. repeat split; trivial; lia.
  - intros [E [F H]]. exists (fst v - fst w), (snd v - snd w).
    split; [lia|trivial].
Qed.

Lemma optionb_ok R v w :
  optionb R v w = true <-> option_of (game_of R) v w.
Proof.
  unfold optionb. cbn [game_of option_of].
  rewrite leads_sub, !andb_true_iff, !negb_true_iff, !Nat.leb_le, legalb_ok.
  rewrite <- terminalb_ok, <- goneb_ok, !not_true_iff_false. tauto.
Qed.

Lemma blockableb_ok R v w :
  blockableb R v w = true <-> blockable (game_of R) v w.
Proof.
  unfold blockableb. cbn [game_of blockable].
  rewrite leads_sub, !andb_true_iff, !Nat.leb_le, of_kindb_ok. tauto.
Qed.

Lemma misereb_ok R : misereb R = true <-> ends R = Misere.
Proof. unfold misereb. destruct (ends R); split; congruence. Qed.

(** ** Such a game comes to an end, and everything about it is decided *)

Lemma makes_something m i j : makes m i j -> 0 < i + j.
Proof. destruct m; cbn [makes]; unfold on_one_heap; lia. Qed.

Theorem game_falls R : falling (game_of R).
Proof.
  intros v w [_ [_ [i [j [[E F] [m [_ H]]]]]]].
  apply makes_something in H. unfold size. lia.
Qed.

Lemma decide_by (b : bool) (A : Prop) : (b = true <-> A) -> A \/ ~ A.
Proof. destruct b; intros H; [left; tauto|right; intuition congruence]. Qed.

Theorem game_is_effective R : effective (game_of R).
Proof.
  constructor.
  - intros v w. eapply decide_by. apply optionb_ok.
  - intros v w. eapply decide_by. apply blockableb_ok.
  - intros v. cbn [game_of stuck_wins].
    apply (decide_by (misereb R && negb (terminalb R v))).
    rewrite andb_true_iff, misereb_ok, negb_true_iff, <- terminalb_ok.
    rewrite not_true_iff_false. tauto.
Qed.

(** An option of a position of the board is on the board. *)
Lemma options_on_board R v w : option_of (game_of R) v w -> on_board R w.
Proof. intros [_ [H _]]. exact H. Qed.
