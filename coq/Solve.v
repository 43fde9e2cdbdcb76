(** * P-positions, computed from the definition

    [P_below R n] lists the P-positions with x + y < n of the game with the rules R,
    one diagonal after the other. Slow, and proved: what it says can be compared
    with what other programs say. *)
From Coq Require Import List Arith Lia Bool.
From Wythoff Require Import Game Rules.
Import ListNotations.

Definition options_list (R : rules) (v : position) : list position :=
  filter (optionb R v) (square (S (size v))).

Definition blockables_list (R : rules) (v : position) : list position :=
  filter (fun w => optionb R v w && blockableb R v w) (square (S (size v))).

Definition wonb (R : rules) (v : position) : bool :=
  misereb R && negb (terminalb R v) &&
  match options_list R v with [] => true | _ => false end.

(** Is v a P-position, if P lists those that are smaller? *)
Definition P_next (R : rules) (P : list position) (v : position) : bool :=
  negb (wonb R v) &&
  forallb (fun w => implb (optionb R v w) (blockableb R v w)) P &&
  (length (filter (fun w => optionb R v w && blockableb R v w) P) <=? block_number R).

Definition diagonal (n : nat) : list position := map (fun x => (x, n - x)) (seq 0 (S n)).

Fixpoint P_below (R : rules) (n : nat) : list position :=
  match n with
  | 0 => []
  | S n => let P := P_below R n in P ++ filter (P_next R P) (diagonal n)
  end.

(** ** They are the P-positions *)

Lemma in_options R v w : In w (options_list R v) <-> option_of (game_of R) v w.
Proof.
  unfold options_list. rewrite filter_In, optionb_ok. split; [tauto|]. intros O.
  split; [|trivial]. apply in_square. pose proof (game_falls R v w O). unfold size in *. lia.
Qed.

Lemma wonb_ok R v : wonb R v = true <-> won_at_once (game_of R) v.
Proof.
  unfold wonb, won_at_once. cbn [game_of stuck_wins].
  rewrite !andb_true_iff, misereb_ok, negb_true_iff, <- terminalb_ok, not_true_iff_false.
  apply and_iff_compat_l. split.
  - intros E w O. apply in_options in O. destruct (options_list R v); [destruct O|discriminate].
  - intros H. destruct (options_list R v) as [|w l] eqn:E; [reflexivity|].
    exfalso. apply (H w). apply in_options. rewrite E. simpl. auto.
Qed.

Lemma in_diagonal n v : In v (diagonal n) <-> size v = n.
Proof.
  unfold diagonal, size. rewrite in_map_iff. split.
  - intros [x [<- I]]. apply in_seq in I. cbn [fst snd]. lia.
  - intros E. exists (fst v). rewrite in_seq. split; [|lia].
    destruct v as [x y]. cbn [fst snd] in *. f_equal. lia.
Qed.

Lemma NoDup_diagonal n : NoDup (diagonal n).
Proof.
  unfold diagonal. generalize (S n) as m. intros m. generalize 0 as s. induction m; intros s.
  - constructor.
  - cbn [seq map]. constructor; [|apply IHm]. rewrite in_map_iff.
    intros [x [E I]]. apply in_seq in I. injection E. lia.
Qed.

Lemma P_next_ok R P v :
  NoDup P -> (forall w, In w P <-> size w < size v /\ Pposition (game_of R) w) ->
  (P_next R P v = true <-> Pposition (game_of R) v).
Proof.
  intros D H. unfold P_next.
  set (l := filter _ P).
  rewrite (counting_list _ (game_falls R) (game_is_effective R) v l).
  - rewrite !andb_true_iff, negb_true_iff, Nat.leb_le, forallb_forall.
    rewrite <- wonb_ok, not_true_iff_false. split.
    + intros [[W F] L]. split; [trivial|]. split; [|trivial]. intros w O Pw.
      apply blockableb_ok. assert (I : In w P).
      { apply H. split; [apply (game_falls R v w O)|trivial]. }
      specialize (F w I). rewrite (proj2 (optionb_ok R v w) O) in F. exact F.
    + intros [W [F L]]. split; [|trivial]. split; [trivial|]. intros w I.
      destruct (optionb R v w) eqn:O; [|reflexivity]. cbn [implb].
      apply blockableb_ok. apply F; [apply optionb_ok; trivial|]. apply H. trivial.
  - apply NoDup_filter. trivial.
  - intros w. unfold l. rewrite filter_In, andb_true_iff, optionb_ok, blockableb_ok, H.
    split; [tauto|]. intros [O [B Pw]]. pose proof (game_falls R v w O). tauto.
Qed.

Theorem P_below_ok R n : NoDup (P_below R n) /\
  forall v, In v (P_below R n) <-> size v < n /\ Pposition (game_of R) v.
Proof.
  induction n as [|n [D H]]; [split; [constructor|]; intros v; simpl; lia|].
  cbn [P_below]. cbv zeta. split.
  - assert (K : forall w, In w (filter (P_next R (P_below R n)) (diagonal n)) -> ~ In w (P_below R n)).
    { intros w I J. apply filter_In in I as [I _]. apply in_diagonal in I. apply H in J. lia. }
    pose proof (NoDup_filter (P_next R (P_below R n)) (NoDup_diagonal n)) as F.
    revert D K. generalize (P_below R n) at 1 3 4. intros l D K. clear - F D K.
    induction D as [|a l N D IH]; [exact F|]. cbn [app]. constructor.
    + rewrite in_app_iff. intros [I|I]; [tauto|]. apply (K a I). simpl. auto.
    + apply IH. intros w I J. apply (K w I). simpl. auto.
  - intros v. rewrite in_app_iff, H, filter_In, in_diagonal. split.
    + intros [[A B]|[A B]]; [split; [lia|trivial]|]. split; [lia|].
      apply P_next_ok in B; trivial. rewrite A. exact H.
    + intros [A B]. destruct (Nat.eq_dec (size v) n) as [E|E]; [right|left; split; [lia|trivial]].
      split; [trivial|]. apply P_next_ok; trivial. rewrite E. exact H.
Qed.

