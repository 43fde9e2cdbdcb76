(** * From games on nat * nat to the book of lemmas

    The book speaks of integers, and of a set [P] by the equation that P-positions
    satisfy. Here are the P-positions of a game as such a set ([PZ]), and the
    equations, proved from the definition of P-positions: with blocking
    ([counted]), without ([kernel]), and the same in misere play. *)
From Wythoff Require Import Game Moves.
From Wythoff.book Require Import Prelude.
Local Open Scope Z_scope.

(** ** Positions and moves in integers *)
Definition zp (x y : Z) : position := (Z.to_nat x, Z.to_nat y).
Definition PZ (g : game) (x y : Z) : Prop := Pposition g (zp x y).

Lemma zp_of (v : position) : v = zp (Z.of_nat (fst v)) (Z.of_nat (snd v)).
Proof. destruct v. unfold zp. simpl. rewrite !Nat2Z.id. reflexivity. Qed.
Lemma PZ_nat g (x y : nat) : PZ g (Z.of_nat x) (Z.of_nat y) <-> Pposition g (x, y).
Proof. unfold PZ, zp. rewrite !Nat2Z.id. tauto. Qed.

(** The moves as the book writes them. *)
Definition bishopZ (m x y x1 y1 : Z) : Prop :=
  ((((((0 <= x1) /\ (x1 <= x)) /\ (0 <= y1)) /\ (y1 <= y)) /\ (~ ((x1 = x) /\ (y1 = y)))) /\
   (((x - x1) - (y - y1)) < m)) /\ ((- ((x - x1) - (y - y1))) < m).
Definition rookZ (x y x1 y1 : Z) : Prop :=
  (((x1 = x) /\ (0 <= y1)) /\ (y1 < y)) \/ (((y1 = y) /\ (0 <= x1)) /\ (x1 < x)).
Definition lengthZ (l p x y x1 y1 : Z) : Prop :=
  exists i j, (((((((x + y) - x1) - y1) = ((i * p) + j)) /\ (0 <= i)) /\ (0 <= j)) /\ (j < l)).

(** A move on nat * nat and one in integers are the same. *)
Definition same_move (M : position -> position -> Prop) (MZ : Z -> Z -> Z -> Z -> Prop) : Prop :=
  forall x y x1 y1, 0 <= x /\ 0 <= y ->
    (MZ x y x1 y1 <-> (0 <= x1 /\ 0 <= y1) /\ M (zp x y) (zp x1 y1)).

Lemma same_rook : same_move rook rookZ.
Proof.
  intros x y x1 y1 H. unfold rookZ, rook, nim, zp. simpl. split.
  - intros [K|K]; (split; [lia|]); [exists (Z.to_nat (y - y1))|exists (Z.to_nat (x - x1))]; lia.
  - intros [K [k L]]. lia.
Qed.

Lemma same_bishop (m : nat) : same_move (bishop m) (bishopZ (Z.of_nat m)).
Proof.
  intros x y x1 y1 H. unfold bishopZ, bishop, zp. simpl. split.
  - intros K. split; [lia|]. destruct (Z_le_gt_dec (y - y1) (x - x1)).
    + exists (Z.to_nat ((x - x1) - (y - y1))), (Z.to_nat (y - y1)). lia.
    + exists (Z.to_nat ((y - y1) - (x - x1))), (Z.to_nat (x - x1)). lia.
  - intros [K [i [j L]]]. lia.
Qed.

(** A rook with restricted lengths, if [LZ] says of the tokens what [L] says. *)
Lemma same_rook_by (L : nat -> Prop) (LZ : Z -> Z -> Z -> Z -> Prop) :
  (forall x y x1 y1 k, x + y - x1 - y1 = Z.of_nat k -> (0 < k)%nat -> (LZ x y x1 y1 <-> L k)) ->
  same_move (rook_by L) (fun x y x1 y1 => rookZ x y x1 y1 /\ LZ x y x1 y1).
Proof.
  intros E x y x1 y1 H.
  pose proof (same_rook x y x1 y1 H) as R. unfold rook, rook_by in *. split.
  - intros [K K']. apply R in K as [K [k N]]. split; [trivial|]. exists k. split; [|trivial].
    apply (E x y x1 y1 k); trivial; unfold nim, zp in N; simpl in N; lia.
  - intros [K [k [K' N]]]. split; [apply R; eauto|].
    apply (E x y x1 y1 k); trivial; unfold nim, zp in N; simpl in N; lia.
Qed.

(** l = 0 is read as l = 1. *)
Lemma same_lp_rook (l p : nat) :
  same_move (lp_rook l p)
    (fun x y x1 y1 => rookZ x y x1 y1 /\ lengthZ (Z.max 1 (Z.of_nat l)) (Z.of_nat p) x y x1 y1).
Proof.
  apply same_rook_by. intros x y x1 y1 k E K. unfold lengthZ. rewrite E. split.
  - intros [i [j H]]. exists (Z.to_nat i), (Z.to_nat j). split; [nia|lia].
  - intros [i [j [H H']]]. exists (Z.of_nat i), (Z.of_nat j). nia.
Qed.

Lemma same_or M M' MZ MZ' : same_move M MZ -> same_move M' MZ' ->
  same_move (fun v w => M v w \/ M' v w) (fun x y x1 y1 => MZ x y x1 y1 \/ MZ' x y x1 y1).
Proof. intros A B x y x1 y1 H. rewrite (A x y x1 y1 H), (B x y x1 y1 H). tauto. Qed.

Lemma same_and_not M M' MZ MZ' : same_move M MZ -> same_move M' MZ' ->
  same_move (fun v w => M v w /\ ~ M' v w) (fun x y x1 y1 => MZ x y x1 y1 /\ ~ MZ' x y x1 y1).
Proof. intros A B x y x1 y1 H. rewrite (A x y x1 y1 H), (B x y x1 y1 H). tauto. Qed.

Lemma same_iff M M' MZ : (forall v w, M v w <-> M' v w) -> same_move M MZ -> same_move M' MZ.
Proof. intros E A x y x1 y1 H. rewrite (A x y x1 y1 H), E. tauto. Qed.

Lemma some_move M MZ v : same_move M MZ ->
  forall Q : position -> Prop,
  (exists w, M v w /\ Q w) <->
  (exists x1 y1, MZ (Z.of_nat (fst v)) (Z.of_nat (snd v)) x1 y1 /\ Q (zp x1 y1)).
Proof.
  intros E Q. split.
  - intros [w [Mw Qw]]. exists (Z.of_nat (fst w)), (Z.of_nat (snd w)). rewrite <- zp_of. split; [|trivial].
    apply E; [lia|]. rewrite <- !zp_of. split; [lia|trivial].
  - intros [x1 [y1 [Mw Qw]]]. exists (zp x1 y1). split; [|trivial]. apply E in Mw; [|lia]. rewrite <- zp_of in Mw. tauto.
Qed.

(** ** All games here come to an end *)
Lemma nim_falls k v w : nim k v w -> (size w < size v)%nat.
Proof. unfold nim, size. lia. Qed.
Lemma rook_falls v w : rook v w -> (size w < size v)%nat.
Proof. intros [k K]. exact (nim_falls k v w K). Qed.
Lemma rook_by_falls L v w : rook_by L v w -> (size w < size v)%nat.
Proof. intros [k [_ K]]. exact (nim_falls k v w K). Qed.
Lemma bishop_falls m v w : bishop m v w -> (size w < size v)%nat.
Proof. unfold bishop, size. intros [i [j K]]. lia. Qed.

Lemma known (g : game) : effective g.
Proof. apply effective_classically, classic. Qed.

(** ** The equations *)
Section Equations.
Variable g : game.
Variables Mv Bl : Z -> Z -> Z -> Z -> Prop.
Hypothesis falls : falling g.
Hypothesis options : same_move (option_of g) Mv.
Hypothesis blocks : same_move (fun v w => option_of g v w /\ blockable g v w) Bl.

Lemma options_z x y : 0 <= x /\ 0 <= y ->
  forall Q : position -> Prop,
  (exists w, option_of g (zp x y) w /\ Q w) <-> (exists x1 y1, Mv x y x1 y1 /\ Q (zp x1 y1)).
Proof.
  intros H Q. rewrite (some_move _ _ (zp x y) options Q). unfold zp at 1 3. simpl.
  rewrite !Z2Nat.id by lia. tauto.
Qed.

(** The blockable options that are P, in integers: a list of them is a list of them. *)
Lemma blocked_lists x y : 0 <= x /\ 0 <= y ->
  exists l, lists (fun v => Bl x y (fst v) (snd v) /\ PZ g (fst v) (snd v)) l /\
    NoDup (map (fun v => zp (fst v) (snd v)) l) /\
    forall w, In w (map (fun v => zp (fst v) (snd v)) l) <->
      option_of g (zp x y) w /\ blockable g (zp x y) w /\ Pposition g w.
Proof.
  intros H. destruct (box2 (fun x1 y1 => Bl x y x1 y1 /\ PZ g x1 y1) 0 (x + y + 1) 0 (x + y + 1)) as [l L].
  { intros x1 y1 [K _]. apply blocks in K as [K [O _]]; [|trivial]. apply falls in O. unfold size, zp in O. simpl in O. lia. }
  exists l. split; [exact L|]. destruct L as [D L].
  assert (N : forall v, In v l -> 0 <= fst v /\ 0 <= snd v).
  { intros v I. apply L in I as [K _]. apply blocks in K; tauto. }
  split.
  - clear L. induction D as [|v l I D IH]; simpl; [constructor|]. constructor.
    + intros J. apply in_map_iff in J as [w [E J]]. apply I.
      pose proof (N v (in_eq _ _)). pose proof (N w (in_cons _ _ _ J)).
      replace v with w; [trivial|]. destruct v, w. unfold zp in E. simpl in *. injection E. intros. f_equal; lia.
    + apply IH. intros; apply N; auto using in_cons.
  - intros w. rewrite in_map_iff. split.
    + intros [[x1 y1] [<- I]]. apply L in I as [K P]. apply blocks in K; [|trivial]. simpl in *. unfold PZ in P. tauto.
    + intros [O [B P]]. exists (Z.of_nat (fst w), Z.of_nat (snd w)). simpl. rewrite <- zp_of. split; [trivial|].
      apply L. simpl. unfold PZ. rewrite <- zp_of. split; [|trivial]. apply blocks; [trivial|]. rewrite <- zp_of.
      split; [lia|tauto].
Qed.

(** A blocked set exists if and only if the count is small enough. *)
Lemma counted_or_won x y : 0 <= x /\ 0 <= y ->
  (PZ g x y <-> ~ won_at_once g (zp x y) /\
    (~ (exists x1 y1, (Mv x y x1 y1 /\ ~ Bl x y x1 y1) /\ PZ g x1 y1) /\
     card2 (fun x1 y1 => Bl x y x1 y1 /\ PZ g x1 y1) <= Z.of_nat (at_most g))).
Proof.
  intros H. destruct (blocked_lists x y H) as [l [L [D E]]].
  unfold card2. rewrite (card_lists _ l L).
  unfold PZ at 1. rewrite (counting_list g falls (known g) (zp x y) _ D E), map_length.
  assert (F : (forall w, option_of g (zp x y) w -> Pposition g w -> blockable g (zp x y) w) <->
              ~ (exists x1 y1, (Mv x y x1 y1 /\ ~ Bl x y x1 y1) /\ PZ g x1 y1)).
  { split.
    - intros K [x1 [y1 [[M B] P]]]. apply B, blocks; [trivial|]. apply options in M as [M O]; [|trivial]. auto.
    - intros K w O P. apply NNPP. intros B. apply K.
      exists (Z.of_nat (fst w)), (Z.of_nat (snd w)). unfold PZ. rewrite <- zp_of. split; [|trivial]. split.
      + apply options; [trivial|]. rewrite <- zp_of. split; [lia|trivial].
      + intros K'. apply blocks in K' as [_ K']; [|trivial]. rewrite <- zp_of in K'. tauto. }
  rewrite F. assert (Q : (length l <= at_most g)%nat <-> Z.of_nat (length l) <= Z.of_nat (at_most g)) by lia.
  rewrite Q. tauto.
Qed.

(** With blocking. *)
Theorem counted : (forall v, ~ stuck_wins g v) -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ g x y <->
    ~ (exists x1 y1, (Mv x y x1 y1 /\ ~ Bl x y x1 y1) /\ PZ g x1 y1) /\
    card2 (fun x1 y1 => Bl x y x1 y1 /\ PZ g x1 y1) <= Z.of_nat (at_most g)).
Proof.
  intros S x y H. rewrite (counted_or_won x y H).
  pose proof (normal_play_goes_on g S (zp x y)). tauto.
Qed.

Lemma not_won x y : (forall v, stuck_wins g v) -> 0 <= x /\ 0 <= y ->
  (~ won_at_once g (zp x y) <-> exists x1 y1, Mv x y x1 y1).
Proof.
  intros S H. pose proof (options_z x y H (fun _ => True)) as E. unfold won_at_once. split.
  - intros K. assert (exists w, option_of g (zp x y) w /\ True) as W.
    { apply NNPP. intros N. apply K. split; [trivial|]. intros w O. eauto. }
    apply E in W as [x1 [y1 [W _]]]. eauto.
  - intros [x1 [y1 K]] [_ N]. destruct (proj2 E) as [w [O _]]; [eauto|]. exact (N w O).
Qed.

(** With blocking, in misere play. *)
Theorem counted_misere : (forall v, stuck_wins g v) -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ g x y <-> (exists x1 y1, Mv x y x1 y1) /\
    (~ (exists x1 y1, (Mv x y x1 y1 /\ ~ Bl x y x1 y1) /\ PZ g x1 y1) /\
     card2 (fun x1 y1 => Bl x y x1 y1 /\ PZ g x1 y1) <= Z.of_nat (at_most g))).
Proof. intros S x y H. rewrite (counted_or_won x y H), (not_won x y S H). tauto. Qed.
End Equations.

Section Kernels.
Variable move : position -> position -> Prop.
Variable Mv : Z -> Z -> Z -> Z -> Prop.
Hypothesis falls : forall v w, move v w -> (size w < size v)%nat.
Hypothesis options : same_move move Mv.

Let g := without_blocks move.
Lemma without_falls : falling g. Proof. exact falls. Qed.
Lemma misere_falls : falling (misere g). Proof. exact falls. Qed.

(** Without blocking: P if and only if no option is P. *)
Theorem kernel x y : 0 <= x /\ 0 <= y ->
  (PZ g x y <-> ~ exists x1 y1, Mv x y x1 y1 /\ PZ g x1 y1).
Proof.
  intros H. unfold PZ at 1. rewrite (without_blocking g without_falls (known g) (zp x y) eq_refl).
  pose proof (options_z g Mv options x y H (Pposition g)) as E. unfold PZ. rewrite <- E.
  pose proof (normal_play_goes_on g (fun v W => W) (zp x y)). split; [intros [_ K] [w O]|intros K; split; [trivial|]]; firstorder.
Qed.

(** The same in misere play: P if and only if there are options and none is P. *)
Theorem kernel_misere x y : 0 <= x /\ 0 <= y ->
  (PZ (misere g) x y <->
    (exists x1 y1, Mv x y x1 y1) /\ ~ exists x1 y1, Mv x y x1 y1 /\ PZ (misere g) x1 y1).
Proof.
  intros H. unfold PZ at 1. rewrite (without_blocking (misere g) misere_falls (known _) (zp x y) eq_refl).
  pose proof (options_z (misere g) Mv options x y H (Pposition (misere g))) as E. unfold PZ. rewrite <- E.
  rewrite (not_won (misere g) Mv options x y (fun v => I) H). firstorder.
Qed.
End Kernels.

(** ** Sequences of numbers as sequences of integers *)
Definition zs (f : nat -> nat) (i : Z) : Z := Z.of_nat (f (Z.to_nat i)).
Lemma zs_of f k : zs f (Z.of_nat k) = Z.of_nat (f k).
Proof. unfold zs. rewrite Nat2Z.id. reflexivity. Qed.
Lemma zs_next f k : zs f (Z.of_nat k + 1) = Z.of_nat (f (S k)).
Proof. unfold zs. do 2 f_equal. lia. Qed.

(** { {c_n, d_n} | n >= 0 } in the book. *)
Definition listZ (c d : Z -> Z) (x y : Z) : Prop :=
  exists n, 0 <= n /\ ((x = c n /\ y = d n) \/ (x = d n /\ y = c n)).
Lemma listed_nat c d v : listZ (zs c) (zs d) (Z.of_nat (fst v)) (Z.of_nat (snd v)) <-> in_nat_pairs c d v.
Proof.
  destruct v as [x y]. unfold listZ, in_nat_pairs, zs. simpl. split.
  - intros [n [Hn H]]. exists (Z.to_nat n). destruct H as [[A B]|[A B]]; [left|right]; f_equal; lia.
  - intros [i [E|E]]; injection E; intros; subst; exists (Z.of_nat i); rewrite !Nat2Z.id; (split; [lia|]); tauto.
Qed.
Lemma P_are_listed g c d :
  (forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> listZ (zs c) (zs d) x y)) <->
  (forall v, Pposition g v <-> in_nat_pairs c d v).
Proof.
  split.
  - intros H v. rewrite <- listed_nat, <- H by lia. unfold PZ. rewrite <- zp_of. tauto.
  - intros H x y K. unfold PZ. rewrite H, <- listed_nat. unfold zp. simpl. rewrite !Z2Nat.id by lia. tauto.
Qed.
