(** * The games of the paper as rules

    The P-positions of a game that is typed as rules are those of the paper's
    definition of it in [Moves.v]: mWN^p, mWN^p_l, misere mWN^p, the games with an
    (l, p)-rook, mWN^(p) among them, and m x pWN_l. *)
From Coq Require Import List Arith Lia Bool.
From Wythoff Require Import Game Rules Moves.
Import ListNotations.

(** Nothing is removed and nothing is terminal. *)
Definition plain (ms : list part) (k : kind) (n : nat) (e : ending) : rules :=
  Rules ms k n (0, 0) (Cells []) e.

Lemma plain_options ms k n e v w :
  option_of (game_of (plain ms k n e)) v w <->
  exists i j, leads i j v w /\ exists m, In m ms /\ makes m i j.
Proof.
  cbn [game_of option_of]. unfold is_terminal, gone, legal, plain.
  cbn [terminal removed moves fst snd In]. split; [intros [_ [_ H]]; exact H|].
  intros H. split; [intros []|]. split; [intros [K _]; inversion K|exact H].
Qed.

(** The parts, as relations on positions. *)
Lemma rook_leads v w :
  rook v w <-> exists i j, leads i j v w /\ makes (Rook 1 [0]) i j.
Proof.
  unfold rook, nim, leads. cbn [makes In]. unfold on_one_heap. split.
  - intros [k [K [[E F]|[E F]]]].
    + exists k, 0. rewrite Nat.mod_1_r. lia.
    + exists 0, k. rewrite Nat.mod_1_r. lia.
  - intros [i [j [[E F] [H _]]]]. exists (i + j). lia.
Qed.

Lemma bishop_leads m v w :
  bishop m v w <-> exists i j, leads i j v w /\ makes (Bishop m 1) i j.
Proof.
  unfold bishop, leads. cbn [makes]. split.
  - intros [i [j [Hi [H [[E F]|[E F]]]]]].
    + exists (i + j), j. repeat split; try lia. exists j. lia.
    + exists j, (i + j). repeat split; try lia. exists j. lia.
  - intros [i [j [[E F] [H [A [B _]]]]]]. destruct (Nat.le_gt_cases j i).
    + exists (i - j), j. lia.
    + exists (j - i), i. lia.
Qed.

Lemma roob_leads l v w : 1 <= l ->
  (roob l v w <-> exists i j, leads i j v w /\ of_kind (Roob l) i j).
Proof.
  intros L. unfold roob. rewrite rook_leads, bishop_leads.
  cbn [makes of_kind In]. unfold on_one_heap, leads. split.
  - intros [[i [j [[E F] [H _]]]] N]. exists i, j. split; [lia|]. split; [trivial|].
    apply Nat.nlt_ge. intros K. apply N. exists i, j. split; [lia|].
    repeat split; try lia. exists (Nat.min i j). lia.
  - intros [i [j [[E F] [H K]]]]. split.
    + exists i, j. rewrite Nat.mod_1_r. split; [lia|]. auto.
    + intros [i' [j' [[E' F'] [_ [A [B _]]]]]]. lia.
Qed.

(** ** mWN^p_l: rook and m-bishop, at most p - 1 l-roob-type options blocked *)

Definition mWN_rules (m p l : nat) (e : ending) : rules :=
  plain [Rook 1 [0]; Bishop m 1] (Roob l) (p - 1) e.

Lemma rook_bishop_options m k n e v w :
  option_of (game_of (plain [Rook 1 [0]; Bishop m 1] k n e)) v w <->
  bishop m v w \/ rook v w.
Proof.
  rewrite plain_options, rook_leads, bishop_leads. split.
  - intros [i [j [L [q [[<-|[<-|[]]] H]]]]]; [right|left]; exists i, j; auto.
  - intros [[i [j [L H]]]|[i [j [L H]]]]; exists i, j; (split; [trivial|]);
      eexists; (split; [|exact H]); simpl; auto.
Qed.

(** Options and blocking are the same; what is left is who wins at the end, in a position [v]. *)
Ltac same_options :=
  apply same_P; [apply game_falls|]; constructor;
  [ intros v w; apply rook_bishop_options
  | intros v w _; symmetry; apply roob_leads; trivial
  | reflexivity
  | intros v ].

Theorem mWN_blocking_l_is_rules m p l : 1 <= l -> forall v,
  Pposition (game_of (mWN_rules m p l Normal)) v <-> Pposition (mWN_blocking_l m p l) v.
Proof.
  intros L. same_options. cbn [game_of mWN_rules plain ends stuck_wins mWN_blocking_l].
  unfold normal_play. split; [intros [E _]; discriminate|intros []].
Qed.

(** mWN^p of Definition 4 (i): the case l = m. *)
Theorem mWN_blocking_is_rules m p : 1 <= m -> forall v,
  Pposition (game_of (mWN_rules m p m Normal)) v <-> Pposition (mWN_blocking m p) v.
Proof. intros M. apply (mWN_blocking_l_is_rules m p m M). Qed.

(** Misere play. *)
Theorem misere_mWN_blocking_is_rules m p : 1 <= m -> forall v,
  Pposition (game_of (mWN_rules m p m Misere)) v <-> Pposition (misere (mWN_blocking m p)) v.
Proof.
  intros M. same_options. cbn [game_of mWN_rules plain ends stuck_wins misere].
  unfold misere_play, is_terminal. cbn [terminal In]. tauto.
Qed.

(** ** mWN^(l,p), l <= p: the m-bishop or the (l, p)-rook; mWN^(p) is the case l = 0 *)

Definition mWN_modulo_rules (m l p : nat) : rules :=
  plain [Rook p (seq 0 (Nat.max 1 l)); Bishop m 1] Any 0 Normal.

Lemma lp_rook_leads l p v w : 1 <= p -> l <= p ->
  (lp_rook l p v w <-> exists i j, leads i j v w /\ makes (Rook p (seq 0 (Nat.max 1 l))) i j).
Proof.
  intros L P. unfold lp_rook, rook_by, nim, leads. cbn [makes]. unfold on_one_heap.
  assert (K : forall k, (exists i j, k = i * p + j /\ (j < l \/ l = 0 /\ j = 0)) <->
                        In (k mod p) (seq 0 (Nat.max 1 l))).
  { intros k. rewrite in_seq. split.
    - intros [i [j [-> H]]]. rewrite Nat.add_comm, Nat.mod_add, Nat.mod_small by lia. lia.
    - intros H. exists (k / p), (k mod p). split; [|lia].
      rewrite (Nat.div_mod k p) at 1 by lia. lia. }
  split.
  - intros [k [H [K0 [[E F]|[E F]]]]]; apply K in H.
    + exists k, 0. split; [lia|]. split; [lia|]. rewrite Nat.add_0_r. exact H.
    + exists 0, k. split; [lia|]. split; [lia|]. exact H.
  - intros [i [j [[E F] [H I]]]]. exists (i + j). split; [apply K; trivial|]. lia.
Qed.

(** Where nothing may be blocked, it does not matter which options could be. *)
Lemma same_unblocked g h : falling g -> effective g -> at_most g = 0 -> at_most h = 0 ->
  (forall v w, option_of g v w <-> option_of h v w) ->
  (forall v w, ~ blockable h v w) -> (forall v, stuck_wins g v <-> stuck_wins h v) ->
  forall v, Pposition g v <-> Pposition h v.
Proof.
  intros F E G H O B S.
  assert (Fh : falling h) by (intros v w X; apply F, O, X).
  assert (Eh : effective h).
  { destruct E as [E1 _ E3]. constructor.
    - intros v w. rewrite <- O. apply E1.
    - intros v w. right. apply B.
    - intros v. rewrite <- S. apply E3. }
  assert (W : forall v, won_at_once g v <-> won_at_once h v).
  { intros v. unfold won_at_once. rewrite S.
    split; intros [X Y]; (split; [trivial|]); intros w K; apply (Y w), O, K. }
  enough (K : forall n v, size v < n -> (Pposition g v <-> Pposition h v))
    by (intros v; apply (K (Datatypes.S (size v))); lia).
  induction n as [|n IH]; intros v Hv; [lia|].
  rewrite (without_blocking g F E v G), (without_blocking h Fh Eh v H), W.
  split; intros [X Y]; (split; [trivial|]); intros w K P.
  - apply O in K. apply (Y w K). apply IH; [|trivial]. pose proof (F v w K). lia.
  - apply (Y w (proj1 (O v w) K)). apply IH; [|trivial]. pose proof (F v w K). lia.
Qed.

Theorem mWN_modulo_is_rules m l p : 1 <= p -> l <= p -> forall v,
  Pposition (game_of (mWN_modulo_rules m l p)) v <-> Pposition (mWN_modulo m l p) v.
Proof.
  intros L P. apply same_unblocked; trivial.
  - apply game_falls.
  - apply game_is_effective.
  - intros v w. unfold mWN_modulo_rules. rewrite plain_options.
    cbn [mWN_modulo without_blocks option_of]. rewrite bishop_leads, lp_rook_leads by trivial.
    split.
    + intros [i [j [Le [q [[<-|[<-|[]]] H]]]]]; [right|left]; exists i, j; auto.
    + intros [[i [j [Le H]]]|[i [j [Le H]]]]; exists i, j; (split; [trivial|]);
        eexists; (split; [|exact H]); simpl; auto.
  - intros v w [].
  - intros v. cbn. unfold normal_play. split; [intros [E _]; discriminate|intros []].
Qed.

(** ** m x pWN_l: the (mp)-bishop or the rook, without the rectangle ml x m(p - l) *)

Definition mxpWN_rules (m p l : nat) : rules :=
  Rules [Rook 1 [0]; Bishop (m * p) 1] Any 0
    (if l =? 0 then (0, 0) else (m * l, m * (p - l))) (Cells []) Normal.

Lemma mxpWN_gone m p l v : gone (mxpWN_rules m p l) v <-> Moves.removed m p l v.
Proof.
  unfold gone, Moves.removed, mxpWN_rules. cbn [Rules.removed].
  destruct (Nat.eqb_spec l 0); cbn [fst snd]; lia.
Qed.

Theorem mxpWN_shifted_is_rules m p l : forall v,
  Pposition (game_of (mxpWN_rules m p l)) v <-> Pposition (mxpWN_shifted m p l) v.
Proof.
  apply same_unblocked; trivial.
  - apply game_falls.
  - apply game_is_effective.
  - intros v w. cbn [game_of option_of mxpWN_shifted without_blocks].
    rewrite mxpWN_gone, rook_leads, bishop_leads. unfold is_terminal, legal.
    cbn [terminal moves mxpWN_rules In]. split.
    + intros [_ [G [i [j [Le [q [[<-|[<-|[]]] H]]]]]]]; (split; [|exact G]); [right|left]; exists i, j; auto.
    + intros [[[i [j [Le H]]]|[i [j [Le H]]]] G]; (split; [intros []|]); (split; [exact G|]);
        exists i, j; (split; [trivial|]); eexists; (split; [|exact H]); simpl; auto.
  - intros v w [].
  - intros v. cbn. unfold normal_play. split; [intros [E _]; discriminate|intros []].
Qed.
