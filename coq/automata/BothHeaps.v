(** * Moves on both heaps

    The classes [diagonal], [bounded], [ray] and [single] of [Classes.v]: what each
    of them gives to a move (i, j) with i, j > 0. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms Classes OneHeap.
Import ListNotations.

Lemma eqb_Z_nat a b : (Z.of_nat a =? Z.of_nat b)%Z = (a =? b).
Proof. destruct (Z.eqb_spec (Z.of_nat a) (Z.of_nat b)), (Nat.eqb_spec a b); trivial; lia. Qed.

Lemma divides_Z d n : 1 <= d -> (Z.of_nat n mod Z.of_nat d =? 0)%Z = dividesb d n.
Proof.
  intros D. rewrite <- Nat2Z.inj_mod, <- Nat2Z.inj_0, eqb_Z_nat. unfold dividesb.
  destruct d; [lia|]. reflexivity.
Qed.

(** A window that contains t shows it. *)
Lemma obs_window a b lo hi dl dh t : obs (Form a b 0 lo hi dl dh) t =
  if (t <? lo)%Z then Low else if (hi <? t)%Z then High else At t.
Proof. reflexivity. Qed.

Section BothHeaps.
Variable R : rules.
Variables Tx Ty : nat.
Hypothesis ok : rules_ok R Tx Ty = true.
Variables i j : nat.
Hypothesis Hi : 1 <= i.
Hypothesis Hj : 1 <= j.
Local Notation zi := (Z.of_nat i).
Local Notation zj := (Z.of_nat j).

Lemma sum_class c fs (w : list seen -> nat) :
  c = Cls true true fs w ->
  (badl fs (observe fs zi zj) = true -> w (observe fs zi zj) = 0) ->
  classw c zi zj = w (observe fs zi zj).
Proof.
  intros -> B. unfold classw. cbn [needx needy okn forms].
  destruct (Z.ltb_spec 0 zi), (Z.ltb_spec 0 zj); cbn [andb]; try lia.
  rewrite cwt_wt; trivial.
Qed.

(** ** Diagonals *)

Lemma steps_ok : 1 <= steps R /\
  (forall ws, In ws (bishops R) -> 1 <= snd ws /\ Nat.divide (snd ws) (steps R)) /\
  (forall g, In g (diagonal_rays R) -> 1 <= g /\ Nat.divide g (steps R)).
Proof using ok Hi Hj.
  destruct (ok_parts R Tx Ty ok) as [_ [Q [V _]]].
  assert (G : forall g, In g (diagonal_rays R) -> 1 <= g).
  { intros g I. apply in_flat_map in I as [vw [I J]]. specialize (V vw I).
    destruct (Nat.eqb_spec (fst vw) (snd vw)); simpl in J; [|tauto].
    destruct J as [<-|[]]. lia. }
  destruct (lcm_all (map snd (bishops R) ++ diagonal_rays R)) as [A B].
  - intros a I. apply in_app_iff in I as [I|I]; [|auto].
    apply in_map_iff in I as [qr [<- I]]. auto.
  - split; [exact A|]. split.
    + intros qr I. split; [auto|]. apply B, in_app_iff. left.
      apply in_map. trivial.
    + intros g I. split; [auto|]. apply B, in_app_iff. auto.
Qed.

(** i - j, and i modulo the steps, show whether the move is on a diagonal. *)
Lemma diagonal_seen_ok :
  diagonal_seen R (zi - zj) (zi mod Z.of_nat (steps R)) = by_diagonal R i j.
Proof using ok Hi Hj.
  destruct steps_ok as [S1 [S2 S3]]. unfold diagonal_seen, by_diagonal.
  assert (M : forall g m, 1 <= g -> Nat.divide g (steps R) ->
    ((zi mod Z.of_nat (steps R) - m) mod Z.of_nat g = (zi - m) mod Z.of_nat g)%Z).
  { intros g m G [t E]. rewrite <- Zminus_mod_idemp_l, <- (Zminus_mod_idemp_l zi).
    f_equal. f_equal. rewrite <- !Nat2Z.inj_mod. f_equal.
    apply (mod_div _ _ _ (steps R)); trivial; [exists t; trivial|].
    rewrite Nat.mod_mod by lia. reflexivity. }
  f_equal.
  - apply existsb_ext_in. intros ws I. destruct (S2 ws I) as [G D].
    rewrite M by trivial.
    replace (zi - Z.max (zi - zj) 0)%Z with (Z.of_nat (Nat.min i j)) by lia.
    rewrite divides_Z by trivial. unfold bishopb.
    destruct (Nat.ltb_spec 0 (i + j)); [|lia]. cbn [andb]. f_equal.
    destruct (Z.ltb_spec (Z.abs (zi - zj)) (Z.of_nat (fst ws))).
    + symmetry. apply andb_true_iff. rewrite !Nat.ltb_lt. lia.
    + symmetry. apply not_true_is_false. rewrite andb_true_iff, !Nat.ltb_lt. lia.
  - f_equal.
    + destruct (Z.eqb_spec (zi - zj) 0), (Nat.eqb_spec i j); trivial; lia.
    + apply existsb_ext_in. intros g I. destruct (S3 g I) as [G D].
      specialize (M g 0%Z G D). rewrite !Z.sub_0_r in M. rewrite M.
      apply divides_Z. trivial.
Qed.

Lemma window_wide d : existsb (fun ws => (Z.abs d <? Z.of_nat (fst ws))%Z) (bishops R) = true
  \/ d = 0%Z -> (1 - Z.of_nat (window R) <= d <= Z.of_nat (window R) - 1)%Z.
Proof.
  unfold window. intros [H|H]; [|lia]. apply existsb_exists in H as [ws [I H]].
  apply wide_ok in I. apply Z.ltb_lt in H. lia.
Qed.

Lemma off_window : (zi - zj < 1 - Z.of_nat (window R) \/ Z.of_nat (window R) - 1 < zi - zj)%Z ->
  by_diagonal R i j = false.
Proof using ok Hi Hj.
  intros H. rewrite <- diagonal_seen_ok. unfold diagonal_seen.
  apply orb_false_iff. split.
  - apply existsb_false. intros ws I. apply andb_false_iff. left. apply Z.ltb_ge.
    apply wide_ok in I. unfold window in H. lia.
  - apply andb_false_iff. left. apply Z.eqb_neq. unfold window in H. lia.
Qed.

Lemma observe_diagonal drop : observe (diagonal_forms R drop) zi zj =
  obs (Form 1 (-1) 0 (1 - Z.of_nat (window R)) (Z.of_nat (window R) - 1) drop drop) (zi - zj)
  :: (if steps R =? 1 then [] else [At (zi mod Z.of_nat (steps R))]).
Proof using ok Hi Hj.
  destruct steps_ok as [S1 _]. unfold diagonal_forms, observe. cbn [map fa fb].
  replace (1 * zi + -1 * zj)%Z with (zi - zj)%Z by lia. f_equal.
  destruct (steps R =? 1); [reflexivity|]. cbn [map fa fb]. rewrite obs_mod by lia.
  replace (1 * zi + 0 * zj)%Z with zi by lia. reflexivity.
Qed.

Lemma diagonal_of_ok drop :
  diagonal_of R (observe (diagonal_forms R drop) zi zj) = by_diagonal R i j.
Proof using ok Hi Hj.
  rewrite observe_diagonal, obs_window. cbn [diagonal_of].
  destruct (Z.ltb_spec (zi - zj) (1 - Z.of_nat (window R))).
  { symmetry. apply off_window. lia. }
  destruct (Z.ltb_spec (Z.of_nat (window R) - 1) (zi - zj)).
  { symmetry. apply off_window. lia. }
  rewrite <- diagonal_seen_ok. f_equal.
  destruct (Nat.eqb_spec (steps R) 1) as [E|E]; [|reflexivity].
  rewrite E. symmetry. apply Z.mod_1_r.
Qed.

Lemma equal_of_ok drop :
  equal_of (observe (diagonal_forms R drop) zi zj) = (i =? j).
Proof using ok Hi Hj.
  rewrite observe_diagonal, obs_window. cbn [equal_of].
  assert (1 <= window R) by (unfold window; lia).
  destruct (Z.ltb_spec (zi - zj) (1 - Z.of_nat (window R)));
    [|destruct (Z.ltb_spec (Z.of_nat (window R) - 1) (zi - zj))].
  1,2: symmetry; apply Nat.eqb_neq; lia.
  destruct (Z.eqb_spec (zi - zj) 0), (Nat.eqb_spec i j); trivial; lia.
Qed.

Lemma no_diagonal : has_diagonal R = false -> by_diagonal R i j = false.
Proof.
  unfold has_diagonal, by_diagonal. destruct (bishops R), (diagonal_rays R);
    try discriminate. intros _. cbn [existsb]. rewrite andb_false_r. reflexivity.
Qed.

Theorem diagonal_sum : sum (fun c => classw c zi zj) (diagonal R) =
  if by_diagonal R i j then both_weight R (i =? j) else 0.
Proof using ok Hi Hj.
  unfold diagonal. destruct (has_diagonal R) eqn:H.
  2:{ rewrite no_diagonal by trivial. reflexivity. }
  cbn [sum fold_right]. rewrite Nat.add_0_r.
  erewrite sum_class; [|reflexivity|].
  - cbv beta. rewrite diagonal_of_ok, equal_of_ok. reflexivity.
  - cbv beta. rewrite diagonal_of_ok. intros B.
    rewrite observe_diagonal, obs_window in B. cbn [diagonal_forms badl] in B.
    assert (O : by_diagonal R i j = false); [|rewrite O; reflexivity].
    apply off_window.
    destruct (Z.ltb_spec (zi - zj) (1 - Z.of_nat (window R))); [lia|].
    destruct (Z.ltb_spec (Z.of_nat (window R) - 1) (zi - zj)); [lia|].
    exfalso. cbn [bad orb] in B. destruct (steps R =? 1); discriminate B.
Qed.

(** ** Bounds *)

Lemma bound_pair st : In st (bounds R) -> boundb st i j =
  ((1 - Z.of_nat (snd st) <=? Z.of_nat (fst st) * zi - zj)%Z &&
   (1 - Z.of_nat (snd st) <=? Z.of_nat (fst st) * zj - zi)%Z).
Proof using ok Hi Hj.
  intros I. destruct (ok_parts R Tx Ty ok) as [_ [_ [_ [B _]]]]. specialize (B st I).
  destruct st as [s t]. cbn [fst snd] in *. apply eq_iff_eq_true.
  rewrite boundb_ok, andb_true_iff, !Z.leb_le. cbn [makes].
  assert (i <= s * i) by nia. assert (j <= s * j) by nia.
  destruct (Nat.le_gt_cases i j).
  - assert (s * i <= s * j) by (apply Nat.mul_le_mono_l; lia). nia.
  - assert (s * j <= s * i) by (apply Nat.mul_le_mono_l; lia). nia.
Qed.

Lemma not_low_obs a b e dl dh t :
  not_low (obs (Form a b 0 e e dl dh) t) = (e <=? t)%Z.
Proof.
  rewrite obs_window. destruct (Z.ltb_spec t e), (Z.leb_spec e t); try lia; trivial.
  destruct (e <? t)%Z; reflexivity.
Qed.

Lemma observe_bound st : observe (bound_forms R st) zi zj =
  [obs (Form (Z.of_nat (fst st)) (-1) 0 (1 - Z.of_nat (snd st)) (1 - Z.of_nat (snd st))
        (alone R) false) (Z.of_nat (fst st) * zi - zj);
   obs (Form (-1) (Z.of_nat (fst st)) 0 (1 - Z.of_nat (snd st)) (1 - Z.of_nat (snd st))
        (alone R) false) (Z.of_nat (fst st) * zj - zi)].
Proof.
  unfold observe, bound_forms. cbv zeta. cbn [map fa fb].
  replace (Z.of_nat (fst st) * zi + -1 * zj)%Z with (Z.of_nat (fst st) * zi - zj)%Z by lia.
  replace (-1 * zi + Z.of_nat (fst st) * zj)%Z with (Z.of_nat (fst st) * zj - zi)%Z by lia.
  reflexivity.
Qed.

Lemma bounds_kept st : alone R = false ->
  badl (bound_forms R st) (observe (bound_forms R st) zi zj) = false.
Proof.
  intros A. rewrite observe_bound. unfold bound_forms. cbv zeta. cbn [badl].
  rewrite !obs_window, A.
  destruct (_ <? _)%Z; [|destruct (_ <? _)%Z];
    (destruct (_ <? _)%Z; [|destruct (_ <? _)%Z]); reflexivity.
Qed.

Lemma bound_of_ok bs : (forall st, In st bs -> In st (bounds R)) ->
  bound_of bs (observe (flat_map (bound_forms R) bs) zi zj) = existsb (fun b => boundb b i j) bs.
Proof using ok Hi Hj.
  induction bs as [|st bs IH]; intros H; [reflexivity|].
  cbn [flat_map]. rewrite observe_app, observe_bound. cbn [app bound_of existsb].
  rewrite IH by (intros; apply H; simpl; auto).
  rewrite !not_low_obs, <- bound_pair by (apply H; simpl; auto). reflexivity.
Qed.

Lemma difference_ok os : let here := firstn (length (difference_forms R))
    (observe (difference_forms R) zi zj ++ os) in
  diagonal_of R here = by_diagonal R i j /\
  both_weight R (equal_of here) = both_weight R (i =? j).
Proof using ok Hi Hj.
  cbv zeta. rewrite <- (observe_length (difference_forms R) zi zj), firstn_app.
  rewrite firstn_all, Nat.sub_diag, app_nil_r.
  unfold difference_forms. destruct (need_difference R) eqn:N.
  - rewrite diagonal_of_ok, equal_of_ok. auto.
  - unfold need_difference in N. apply orb_false_iff in N as [N1 N2].
    rewrite no_diagonal by trivial. split; [reflexivity|].
    unfold both_weight. destruct (block_kind R); trivial. discriminate.
Qed.

Theorem bounded_sum : sum (fun c => classw c zi zj) (bounded R) =
  if by_bound R i j && negb (by_diagonal R i j) then both_weight R (i =? j) else 0.
Proof using ok Hi Hj.
  destruct (bounds R) as [|st bs] eqn:E.
  { unfold bounded, by_bound. rewrite E. reflexivity. }
  assert (B : bounded R = [Cls true true (difference_forms R ++ flat_map (bound_forms R) (bounds R))
     (fun os => if bound_of (bounds R) (skipn (length (difference_forms R)) os)
                  && negb (diagonal_of R (firstn (length (difference_forms R)) os))
                then both_weight R (equal_of (firstn (length (difference_forms R)) os)) else 0)])
    by (unfold bounded; rewrite E; reflexivity).
  rewrite B. clear B. cbn [sum fold_right]. rewrite Nat.add_0_r.
  set (fs := difference_forms R). set (gs := flat_map _ (bounds R)).
  assert (W : forall os, os = observe (fs ++ gs) zi zj ->
    bound_of (bounds R) (skipn (length fs) os) = by_bound R i j /\
    diagonal_of R (firstn (length fs) os) = by_diagonal R i j /\
    both_weight R (equal_of (firstn (length fs) os)) = both_weight R (i =? j)).
  { intros os ->. rewrite observe_app. split; [|apply difference_ok].
    rewrite <- (observe_length fs zi zj), skipn_app, skipn_all, Nat.sub_diag.
    apply bound_of_ok. auto. }
  erewrite sum_class; [|reflexivity|]; destruct (W _ eq_refl) as [W1 [W2 W3]].
  - cbv beta. rewrite W1, W2, W3. reflexivity.
  - cbv beta. rewrite W1. intros Bd. rewrite observe_app, badl_app in Bd
      by (symmetry; apply observe_length).
    assert (D : badl fs (observe fs zi zj) = false).
    { unfold fs, difference_forms. destruct (need_difference R); [|reflexivity].
      rewrite observe_diagonal, obs_window. cbn [diagonal_forms badl].
      destruct (_ <? _)%Z; [|destruct (_ <? _)%Z]; destruct (steps R =? 1); reflexivity. }
    rewrite D in Bd. cbn [orb] in Bd. unfold by_bound. unfold gs in Bd.
    rewrite E in Bd |- *. destruct bs as [|st' bs].
    + cbn [flat_map] in Bd. rewrite app_nil_r, observe_bound in Bd.
      cbn [existsb]. rewrite (bound_pair st) by (rewrite E; simpl; auto).
      unfold bound_forms in Bd. cbv zeta in Bd. cbn [badl] in Bd.
      rewrite !obs_window in Bd. rewrite orb_false_r in Bd |- *.
      destruct (Z.leb_spec (1 - Z.of_nat (snd st)) (Z.of_nat (fst st) * zi - zj));
        [|reflexivity].
      destruct (Z.leb_spec (1 - Z.of_nat (snd st)) (Z.of_nat (fst st) * zj - zi));
        [|reflexivity].
      exfalso. destruct (Z.ltb_spec (Z.of_nat (fst st) * zi - zj) (1 - Z.of_nat (snd st))); [lia|].
      destruct (Z.ltb_spec (Z.of_nat (fst st) * zj - zi) (1 - Z.of_nat (snd st))); [lia|].
      destruct (_ <? _)%Z, (_ <? _)%Z; discriminate Bd.
    + exfalso. revert Bd.
      assert (A : alone R = false) by (unfold alone; rewrite E; reflexivity).
      generalize (st :: st' :: bs) as l. intros l. induction l as [|q l IH]; [discriminate|].
      cbn [flat_map]. rewrite observe_app, badl_app by reflexivity.
      rewrite bounds_kept by trivial. exact IH.
Qed.
End BothHeaps.
