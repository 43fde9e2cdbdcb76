(** * Moves on one heap

    The classes [axis] of [Classes.v] give each move on one heap the weight that
    the rules give it. Before that: tools for lists and divisibility, and the legal
    moves part by part. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms Classes.
Import ListNotations.

(** ** Tools *)

Lemma lcm_all (l : list nat) : (forall a, In a l -> 1 <= a) ->
  1 <= lcm_of l /\ forall a, In a l -> Nat.divide a (lcm_of l).
Proof.
  unfold lcm_of. induction l as [|a l IH]; intros H; [simpl; split; [lia|tauto]|].
  destruct IH as [I1 I2]; [intros; apply H; simpl; auto|].
  cbn [fold_right]. split.
  - assert (Nat.lcm a (fold_right Nat.lcm 1 l) <> 0); [|lia].
    rewrite Nat.lcm_eq_0. specialize (H a (or_introl eq_refl)). lia.
  - intros b [<-|I]; [apply Nat.divide_lcm_l|].
    apply (Nat.divide_trans _ _ _ (I2 b I)). apply Nat.divide_lcm_r.
Qed.

Lemma maximum_ok l a : In a l -> a <= maximum l.
Proof.
  unfold maximum. induction l as [|b l IH]; intros I; [destruct I|].
  cbn [fold_right]. destruct I as [->|I]; [lia|]. specialize (IH I). lia.
Qed.

Lemma minimum_ok l a : In a l -> minimum l <= a.
Proof.
  unfold minimum. generalize (maximum l) as d. intros d I.
  induction l as [|b l IH]; [destruct I|].
  cbn [fold_right]. destruct I as [->|I]; [lia|]. specialize (IH I). lia.
Qed.

Lemma existsb_ext_in A (f g : A -> bool) l :
  (forall a, In a l -> f a = g a) -> existsb f l = existsb g l.
Proof.
  induction l; intros H; [reflexivity|]. cbn [existsb].
  rewrite (H a), IHl; simpl; auto. intros; apply H; simpl; auto.
Qed.

Lemma existsb_false A (f : A -> bool) l :
  (forall a, In a l -> f a = false) -> existsb f l = false.
Proof.
  intros H. induction l as [|a l IH]; [reflexivity|]. cbn [existsb].
  rewrite (H a), IH; simpl; auto. intros; apply H; simpl; auto.
Qed.

Lemma existsb_flat_map A B (f : B -> bool) (g : A -> list B) l :
  existsb f (flat_map g l) = existsb (fun a => existsb f (g a)) l.
Proof. induction l; [reflexivity|]. cbn [flat_map existsb]. rewrite existsb_app, IHl. reflexivity. Qed.

Lemma existsb_map A B (f : B -> bool) (g : A -> B) l :
  existsb f (map g l) = existsb (fun a => f (g a)) l.
Proof. induction l; [reflexivity|]. cbn [map existsb]. rewrite IHl. reflexivity. Qed.

Lemma mod_div a b q p : Nat.divide q p -> 1 <= q -> 1 <= p ->
  a mod p = b mod p -> a mod q = b mod q.
Proof.
  intros [t ->] Hq Hp H. assert (t <> 0) by (intros ->; simpl in Hp; lia).
  rewrite (Nat.div_mod a (t * q)), (Nat.div_mod b (t * q)) by lia. rewrite H.
  set (c := b mod (t * q)). rewrite !(Nat.add_comm _ c).
  replace (t * q * (a / (t * q))) with (t * (a / (t * q)) * q) by ring.
  replace (t * q * (b / (t * q))) with (t * (b / (t * q)) * q) by ring.
  rewrite !Nat.mod_add by lia. reflexivity.
Qed.

Lemma dividesb_mod d a b : 1 <= d -> a mod d = b mod d -> dividesb d a = dividesb d b.
Proof. intros D E. unfold dividesb. destruct d; [lia|]. simpl (S d =? 0). rewrite E. reflexivity. Qed.

(** What may be dropped has no weight: then it need not be looked at. *)
Lemma cwt_wt c os : (badl (forms c) os = true -> wt c os = 0) -> cwt c os = wt c os.
Proof.
  intros H. unfold cwt. destruct (badl (forms c) os); [symmetry; auto|reflexivity].
Qed.

Lemma observe_app fs gs i j : observe (fs ++ gs) i j = observe fs i j ++ observe gs i j.
Proof. unfold observe. apply map_app. Qed.
Lemma observe_length fs i j : length (observe fs i j) = length fs.
Proof. unfold observe. apply map_length. Qed.

Lemma badl_app fs gs os os' : length fs = length os ->
  badl (fs ++ gs) (os ++ os') = badl fs os || badl gs os'.
Proof.
  revert os. induction fs as [|f fs IH]; intros [|o os] E; simpl in E; try discriminate.
  - reflexivity.
  - cbn [app badl]. rewrite IH by congruence. apply orb_assoc.
Qed.

Lemma obs_mod a b q lo hi dl dh t : 0 < q ->
  obs (Form a b (Z.of_nat q) lo hi dl dh) t = At (t mod Z.of_nat q).
Proof.
  intros Q. unfold obs. cbn [fq]. destruct (Z.ltb_spec 0 (Z.of_nat q)); [reflexivity|lia].
Qed.

Section OneHeap.
Variable R : rules.
Variables Tx Ty : nat.
Hypothesis ok : rules_ok R Tx Ty = true.

(** ** What [rules_ok] says *)

Lemma ok_parts :
  (forall qr, In qr (rooks R) -> 1 <= fst qr) /\
  (forall ws, In ws (bishops R) -> 1 <= snd ws) /\
  (forall vw, In vw (rays R) -> 1 <= fst vw + snd vw) /\
  (forall st, In st (bounds R) -> 1 <= fst st) /\
  axis_ok R true Tx = true /\ axis_ok R false Ty = true.
Proof.
  unfold rules_ok in ok. rewrite !andb_true_iff, !forallb_forall in ok.
  destruct ok as [[[[[H1 H2] H3] H4] H5] H6].
  repeat split; trivial; intros a I; apply Nat.leb_le; auto.
Qed.

(** ** Legal moves, part by part *)

Lemma legal_parts i j : legalb R i j =
  existsb (fun q => rookb q i j) (rooks R) ||
  existsb (fun b => bishopb b i j) (bishops R) ||
  existsb (fun p => vectorb p i j) (points R) ||
  existsb (fun q => multipleb q i j) (rays R) ||
  existsb (fun b => boundb b i j) (bounds R).
Proof.
  unfold legalb, rooks, bishops, points, rays, bounds.
  induction (moves R) as [|m l IH]; [reflexivity|].
  cbn [existsb flat_map]. rewrite !existsb_app, IH. clear IH.
  destruct m; cbn [makesb existsb]; rewrite ?orb_false_r, ?orb_false_l;
    repeat match goal with |- context [existsb ?f ?l] => generalize (existsb f l); intro end;
    try (generalize (rookb (modulus, residues) i j); intro);
    try (generalize (bishopb (width, step) i j); intro);
    try (generalize (boundb (slope, offset) i j); intro);
    repeat match goal with b : bool |- _ => destruct b end; reflexivity.
Qed.

Lemma wide_ok ws : In ws (bishops R) -> fst ws <= wide R.
Proof. intros I. apply maximum_ok. apply in_map. trivial. Qed.

(** ** One heap *)

Section Axis.
Variable first : bool.
Variable T : nat.
Hypothesis T_ok : axis_ok R first T = true.
Local Notation one := (one R first).
Local Notation period := (period R first).
Local Notation settled := (settled R).
Local Notation far := (far R first).

Lemma period_ok : 1 <= period /\
  (forall qr, In qr (rooks R) -> Nat.divide (fst qr) period) /\
  (forall g, In g (axis_rays R first) -> 1 <= g /\ Nat.divide g period).
Proof.
  destruct ok_parts as [Q [_ [V _]]].
  assert (G : forall g, In g (axis_rays R first) -> 1 <= g).
  { unfold axis_rays. intros g I. apply in_flat_map in I as [vw [I J]].
    specialize (V vw I).
    destruct first, (Nat.eqb_spec (snd vw) 0), (Nat.eqb_spec (fst vw) 0);
      simpl in J; try tauto; destruct J as [<-|[]]; lia. }
  destruct (lcm_all (map fst (rooks R) ++ axis_rays R first)) as [A B].
  - intros a I. apply in_app_iff in I as [I|I]; [|auto].
    apply in_map_iff in I as [qr [<- I]]. auto.
  - split; [exact A|]. split.
    + intros qr I. apply B, in_app_iff. left. apply in_map. trivial.
    + intros g I. split; [auto|]. apply B, in_app_iff. auto.
Qed.

Lemma settled_parts n : settled < n ->
  (forall p, In p (points R) -> fst p + snd p < n) /\ wide R < n /\
  match block_kind R with Roob l => l <= n | _ => True end.
Proof.
  unfold Classes.settled.
  set (l := [maximum (map (fun p => fst p + snd p) (points R)); wide R; _]).
  intros H. pose proof (maximum_ok l) as K. cbn [l In] in K.
  split; [|split].
  - intros p I. pose proof (K _ (or_introl eq_refl)).
    pose proof (maximum_ok _ _ (in_map (fun p => fst p + snd p) _ _ I)).
    cbv beta in *. lia.
  - pose proof (K _ (or_intror (or_introl eq_refl))). lia.
  - pose proof (K _ (or_intror (or_intror (or_introl eq_refl)))).
    destruct (block_kind R); trivial. lia.
Qed.

(** The vector of a move on one heap. *)
Definition mi (n : nat) : nat := if first then n else 0.
Definition mj (n : nat) : nat := if first then 0 else n.
Lemma one_is n : one n = wgt R (mi n) (mj n).
Proof. unfold Classes.one, mi, mj. destruct first; reflexivity. Qed.

Lemma ray_on_axis v n : 1 <= n -> In v (rays R) ->
  multipleb v (mi n) (mj n) =
  if first then (snd v =? 0) && dividesb (fst v) n else (fst v =? 0) && dividesb (snd v) n.
Proof.
  intros Hn I. destruct ok_parts as [_ [_ [V _]]]. specialize (V v I).
  destruct v as [a b]. cbn [fst snd] in *.
  apply eq_iff_eq_true. rewrite multipleb_ok. cbn [fst snd]. unfold mi, mj.
  destruct first; rewrite andb_true_iff, Nat.eqb_eq, dividesb_ok; split.
  - intros [_ [t [E F]]]. symmetry in F. apply Nat.mul_eq_0 in F as [->|F]; [lia|].
    split; [trivial|]. exists t. trivial.
  - intros [-> [t E]]. split; [lia|]. exists t. lia.
  - intros [_ [t [E F]]]. symmetry in E. apply Nat.mul_eq_0 in E as [->|E]; [lia|].
    split; [trivial|]. exists t. trivial.
  - intros [-> [t E]]. split; [lia|]. exists t. lia.
Qed.

Lemma axis_ray_in v : In v (rays R) ->
  (first = true -> snd v = 0 -> In (fst v) (axis_rays R first)) /\
  (first = false -> fst v = 0 -> In (snd v) (axis_rays R first)).
Proof.
  intros I. unfold axis_rays. split; intros F E; apply in_flat_map; exists v;
    (split; [trivial|]); rewrite F, E; simpl; auto.
Qed.

(** Beyond [settled] the weight depends on n modulo the period. *)
Lemma one_periodic a b : settled < a -> settled < b -> a mod period = b mod period ->
  one a = one b.
Proof.
  intros Ha Hb E. rewrite !one_is.
  destruct period_ok as [P1 [P2 P3]]. destruct ok_parts as [Q _].
  destruct (settled_parts a Ha) as [A1 [A2 A3]].
  destruct (settled_parts b Hb) as [B1 [B2 B3]].
  unfold wgt. rewrite !legal_parts.
  assert (K : of_kindb (block_kind R) (mi a) (mj a) = of_kindb (block_kind R) (mi b) (mj b)).
  { destruct (block_kind R); cbn [of_kindb]; trivial; unfold one_heapb, mi, mj.
    - replace (l <=? (if first then a else 0) + (if first then 0 else a)) with true
        by (symmetry; apply Nat.leb_le; destruct first; lia).
      replace (l <=? (if first then b else 0) + (if first then 0 else b)) with true
        by (symmetry; apply Nat.leb_le; destruct first; lia).
      destruct first, a, b; simpl; trivial; lia.
    - destruct first, a, b; simpl; trivial; lia. }
  rewrite K. clear K.
  rewrite (existsb_ext_in _ _ (fun q => rookb q (mi b) (mj b)) (rooks R)).
  2:{ intros qr I. unfold rookb. f_equal.
      - unfold one_heapb, mi, mj. destruct first, a, b; simpl; trivial; lia.
      - replace (mi a + mj a) with a by (unfold mi, mj; destruct first; lia).
        replace (mi b + mj b) with b by (unfold mi, mj; destruct first; lia).
        rewrite (mod_div a b (fst qr) period); auto. }
  rewrite (existsb_ext_in _ _ (fun q => bishopb q (mi b) (mj b)) (bishops R)).
  2:{ intros ws I. apply wide_ok in I. unfold bishopb, mi, mj.
      destruct first; repeat match goal with |- context [?x <? ?y] =>
        destruct (Nat.ltb_spec x y) end; simpl; trivial; lia. }
  rewrite (existsb_ext_in _ _ (fun q => vectorb q (mi b) (mj b)) (points R)).
  2:{ intros p I. specialize (A1 p I). specialize (B1 p I). unfold vectorb, mi, mj.
      destruct first; repeat match goal with |- context [?x =? ?y] =>
        destruct (Nat.eqb_spec x y) end; rewrite ?andb_false_r; simpl; trivial; lia. }
  rewrite (existsb_ext_in _ _ (fun q => multipleb q (mi b) (mj b)) (rays R)).
  2:{ intros v I. rewrite !ray_on_axis by (trivial; lia).
      destruct (axis_ray_in v I) as [X Y]. destruct first.
      - destruct (Nat.eqb_spec (snd v) 0) as [Z|Z]; [|reflexivity]. cbn [andb].
        destruct (P3 _ (X eq_refl Z)) as [G1 G2].
        apply dividesb_mod; [trivial|]. exact (mod_div _ _ _ _ G2 G1 P1 E).
      - destruct (Nat.eqb_spec (fst v) 0) as [Z|Z]; [|reflexivity]. cbn [andb].
        destruct (P3 _ (Y eq_refl Z)) as [G1 G2].
        apply dividesb_mod; [trivial|]. exact (mod_div _ _ _ _ G2 G1 P1 E). }
  rewrite (existsb_ext_in _ _ (fun q => boundb q (mi b) (mj b)) (bounds R)).
  2:{ intros st I. unfold boundb, mi, mj.
      destruct first; repeat match goal with |- context [?x <? ?y] =>
        destruct (Nat.ltb_spec x y) end; repeat match goal with |- context [?x <=? ?y] =>
        destruct (Nat.leb_spec x y) end; simpl; trivial; lia. }
  reflexivity.
Qed.

Lemma far_big c : settled < far c.
Proof. unfold Classes.far. destruct period_ok as [P _]. nia. Qed.
Lemma far_mod c : far c mod period = c mod period.
Proof.
  unfold Classes.far. destruct period_ok as [P _].
  rewrite Nat.mul_comm, Nat.mod_add by lia. reflexivity.
Qed.

Lemma one_far n : 1 <= n -> T < n -> one n = one (far (n mod period)).
Proof.
  intros H K. destruct (Nat.le_gt_cases n settled) as [A|A].
  - pose proof T_ok as G. unfold axis_ok in G. rewrite forallb_forall in G.
    specialize (G n). rewrite in_seq in G. specialize (G ltac:(lia)).
    apply orb_prop in G as [G|G]; [apply Nat.leb_le in G; lia|].
    apply Nat.eqb_eq. trivial.
  - apply one_periodic; [trivial|apply far_big|].
    destruct period_ok as [P _]. rewrite far_mod, Nat.mod_mod by lia. reflexivity.
Qed.

Lemma nothing_far_ok n : nothing_far R first = true -> one (far (n mod period)) = 0.
Proof.
  unfold nothing_far. intros H. destruct period_ok as [P _].
  apply Nat.eqb_eq, (forallb_seq _ _ H). apply Nat.mod_upper_bound. lia.
Qed.

(** The class gives a move on one heap its weight. *)
Lemma axis_sum n : 1 <= n ->
  sum (fun c => classw c (Z.of_nat (mi n)) (Z.of_nat (mj n))) (axis R first T) = one n.
Proof.
  intros Hn. unfold axis. destruct period_ok as [P _].
  destruct ((T =? 0) && nothing_far R first) eqn:Sk.
  { apply andb_prop in Sk as [S1 S2]. apply Nat.eqb_eq in S1.
    rewrite one_far, nothing_far_ok by (trivial; lia). reflexivity. }
  cbn [sum fold_right]. rewrite Nat.add_0_r. unfold classw. cbn [needx needy forms].
  replace (okn first (Z.of_nat (mi n)) && okn (negb first) (Z.of_nat (mj n))) with true.
  2:{ symmetry. unfold okn, mi, mj. destruct first; cbn [negb]; apply andb_true_iff;
      rewrite Z.ltb_lt, Z.eqb_eq; lia. }
  set (os := observe _ _ _).
  assert (E : forall f, fa f = (if first then 1 else 0)%Z -> fb f = (if first then 0 else 1)%Z ->
    (fa f * Z.of_nat (mi n) + fb f * Z.of_nat (mj n))%Z = Z.of_nat n).
  { intros f -> ->. unfold mi, mj. destruct first; lia. }
  assert (Re : axis_residue R first os = n mod period).
  { unfold axis_residue, residue, os, axis_forms. destruct (Nat.eqb_spec period 1) as [Q|Q].
    - rewrite Q, Nat.mod_1_r. reflexivity.
    - rewrite observe_app. unfold observe at 2. cbn [map]. rewrite last_last, E by reflexivity.
      rewrite obs_mod by lia. rewrite <- Nat2Z.inj_mod. apply Nat2Z.id. }
  assert (W : axis_weight R first T os = one n).
  { unfold axis_weight. rewrite Re. destruct (Nat.eqb_spec T 0) as [Q|Q].
    - symmetry. apply one_far; lia.
    - unfold os, axis_forms. destruct (Nat.eqb_spec T 0); [lia|].
      cbn [app observe map hd]. rewrite E by reflexivity. unfold obs. cbn [fq flo fhi].
      destruct (Z.ltb_spec 0 0); [lia|]. destruct (Z.ltb_spec (Z.of_nat n) 1); [lia|].
      destruct (Z.ltb_spec (Z.of_nat T) (Z.of_nat n)).
      + symmetry. apply one_far; lia.
      + rewrite Nat2Z.id. reflexivity. }
  rewrite cwt_wt; cbn [wt forms]; [exact W|]. intros B. rewrite W.
  unfold os, axis_forms in B. destruct (Nat.eqb_spec T 0) as [Q|Q].
  { destruct (period =? 1); cbn in B; discriminate B || idtac.
    unfold observe in B. cbn [app map badl] in B. rewrite obs_mod in B by lia.
    discriminate B. }
  cbn [app observe map badl] in B. rewrite E in B by reflexivity.
  apply orb_prop in B as [B|B].
  - unfold obs in B. cbn [fq flo fhi] in B. destruct (Z.ltb_spec 0 0); [lia|].
    destruct (Z.ltb_spec (Z.of_nat n) 1); [lia|].
    destruct (Z.ltb_spec (Z.of_nat T) (Z.of_nat n)); cbn [bad drop_high] in B; [|discriminate].
    rewrite one_far, nothing_far_ok by (trivial; lia). reflexivity.
  - destruct (period =? 1); [discriminate|]. cbn [map badl] in B.
    rewrite obs_mod in B by lia. discriminate B.
Qed.
End Axis.
End OneHeap.
