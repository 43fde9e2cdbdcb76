(** * Lines of multiples, and single vectors

    The classes [ray] and [single] of [Classes.v]: what each of them gives to a
    move (i, j) with i, j > 0. On the line of (v, w) a move is (tv, tw); whether it
    was counted before depends, from some t on, only on t modulo a period. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms Classes OneHeap BothHeaps.
Import ListNotations.

Section Lines.
Variable R : rules.
Variables Tx Ty : nat.
Hypothesis ok : rules_ok R Tx Ty = true.

Definition proper (q : nat * nat) : Prop :=
  1 <= fst q /\ 1 <= snd q /\ fst q <> snd q.

Lemma slanted_proper q : In q (slanted R) -> proper q.
Proof.
  unfold slanted, proper. rewrite filter_In, !andb_true_iff, !Nat.ltb_lt.
  rewrite negb_true_iff, Nat.eqb_neq. lia.
Qed.

(** ** A line *)

Section Ray.
Variable before : list (nat * nat).
Variable r : nat * nat.
Hypothesis before_proper : forall q, In q before -> proper q.
Hypothesis r_proper : proper r.
Local Notation v := (fst r).
Local Notation w := (snd r).
Local Notation G := (ray_period before r).
Local Notation T := (ray_T R).

Lemma ray_period_ok : 1 <= G /\
  forall q, In q before -> parallel r q = true -> Nat.divide (fst q) G.
Proof using before_proper.
  destruct (lcm_all (map fst (filter (parallel r) before))) as [A B].
  - intros a I. apply in_map_iff in I as [q [<- I]]. apply filter_In in I as [I _].
    apply before_proper in I. unfold proper in I. lia.
  - split; [exact A|]. intros q I P. apply B. apply in_map. apply filter_In. auto.
Qed.

Lemma far_diagonal t : 1 <= t -> T < t -> by_diagonal R (t * v) (t * w) = false.
Proof using r_proper.
  intros H K. destruct r_proper as [V [W D]].
  assert (Wd : wide R < t) by (unfold ray_T in K; lia).
  unfold by_diagonal. apply orb_false_iff. split.
  - apply existsb_false. intros ws I. apply wide_ok in I. unfold bishopb.
    apply andb_false_iff. left. apply not_true_is_false.
    rewrite !andb_true_iff, !Nat.ltb_lt. intros [[_ A] B].
    destruct (Nat.lt_gt_cases v w) as [X _]. destruct (X D); nia.
  - apply andb_false_iff. left. apply Nat.eqb_neq. nia.
Qed.

Lemma far_bound t : 1 <= t -> T < t ->
  by_bound R (t * v) (t * w) = by_bound R (S T * v) (S T * w).
Proof using r_proper ok.
  intros H K. destruct r_proper as [V [W D]]. unfold by_bound.
  apply existsb_ext_in. intros st I.
  assert (O : snd st <= T).
  { unfold ray_T. pose proof (maximum_ok _ _ (in_map snd _ _ I)). lia. }
  rewrite (bound_pair R Tx Ty ok (t * v) (t * w)) by (trivial; nia).
  rewrite (bound_pair R Tx Ty ok (S T * v) (S T * w)) by (trivial; nia).
  destruct st as [s u]. cbn [fst snd] in *.
  assert (C : forall a b n, T < n ->
    (1 - Z.of_nat u <=? Z.of_nat s * Z.of_nat (n * a) - Z.of_nat (n * b))%Z =
    if (Z.of_nat b <? Z.of_nat s * Z.of_nat a)%Z then true
    else if (Z.of_nat b =? Z.of_nat s * Z.of_nat a)%Z then (0 <? u) else false).
  { intros a b n Hn.
    replace (Z.of_nat s * Z.of_nat (n * a) - Z.of_nat (n * b))%Z
      with (Z.of_nat n * (Z.of_nat s * Z.of_nat a - Z.of_nat b))%Z by nia.
    set (e := (Z.of_nat s * Z.of_nat a)%Z).
    destruct (Z.ltb_spec (Z.of_nat b) e).
    - apply Z.leb_le. nia.
    - destruct (Z.eqb_spec (Z.of_nat b) e) as [E|E].
      + replace (e - Z.of_nat b)%Z with 0%Z by lia. rewrite Z.mul_0_r.
        destruct (Z.leb_spec (1 - Z.of_nat u) 0), (Nat.ltb_spec 0 u); trivial; lia.
      + apply Z.leb_gt. nia. }
  rewrite !(C v w), !(C w v) by lia. reflexivity.
Qed.

Lemma multiple_on_line q t : In q before -> 1 <= t ->
  multipleb q (t * v) (t * w) = parallel r q && dividesb (fst q) (t * v).
Proof using before_proper r_proper.
  intros I H. destruct (before_proper q I) as [A [B _]]. destruct r_proper as [V [W _]].
  apply eq_iff_eq_true. rewrite multipleb_ok, andb_true_iff, dividesb_ok.
  unfold parallel. rewrite Nat.eqb_eq. split.
  - intros [_ [m [E F]]]. split; [|exists m; trivial].
    apply (Nat.mul_cancel_l _ _ t); [lia|]. apply (Nat.mul_cancel_l _ _ (S m)); [lia|].
    replace (S m * (t * (v * snd q))) with (S m * (t * v) * snd q) by ring.
    replace (S m * (t * (w * fst q))) with (S m * (t * w) * fst q) by ring.
    rewrite E, F. ring.
  - intros [P [m E]]. split; [nia|]. exists m. split; [trivial|].
    apply (Nat.mul_cancel_l _ _ (fst q)); [lia|].
    replace (fst q * (t * w)) with (t * (w * fst q)) by ring. rewrite <- P.
    replace (t * (v * snd q)) with (t * v * snd q) by ring. rewrite E. ring.
Qed.

(** From T on, what was counted before depends on t modulo the period. *)
Lemma counted_periodic t t' : T < t -> T < t' -> t mod G = t' mod G ->
  counted_before R before (t * v) (t * w) = counted_before R before (t' * v) (t' * w).
Proof using before_proper r_proper ok.
  intros H H' E. unfold counted_before. destruct ray_period_ok as [P1 P2].
  rewrite !far_diagonal, (far_bound t), (far_bound t') by lia. f_equal.
  apply existsb_ext_in. intros q I. rewrite !multiple_on_line by (trivial; lia).
  destruct (parallel r q) eqn:P; [|reflexivity]. cbn [andb].
  destruct (before_proper q I) as [A _]. apply dividesb_mod; [trivial|].
  rewrite <- (Nat.mul_mod_idemp_l t), <- (Nat.mul_mod_idemp_l t') by lia.
  rewrite (mod_div t t' (fst q) G); auto.
Qed.

Variables i j : nat.
Hypothesis Hi : 1 <= i.
Hypothesis Hj : 1 <= j.
Local Notation zi := (Z.of_nat i).
Local Notation zj := (Z.of_nat j).

Lemma on_line : multipleb r i j = (w * i =? v * j) && dividesb v i.
Proof using r_proper Hi Hj.
  destruct r_proper as [V [W _]]. apply eq_iff_eq_true.
  rewrite multipleb_ok, andb_true_iff, Nat.eqb_eq, dividesb_ok. split.
  - intros [_ [t [-> ->]]]. split; [ring|]. exists t. reflexivity.
  - intros [E [t ->]]. split; [lia|]. exists t. split; [reflexivity|].
    apply (Nat.mul_cancel_l _ _ v); [lia|]. rewrite <- E. ring.
Qed.

Lemma observe_ray : observe (ray_forms R before r) zi zj =
  obs (Form (Z.of_nat w) (- Z.of_nat v) 0 0 0 true true) (Z.of_nat (w * i) - Z.of_nat (v * j)) ::
  (if T =? 0 then [] else
     [if Z.of_nat (T * v) <? zi then High else At zi]%Z) ++
  (if v * G =? 1 then [] else [At (zi mod Z.of_nat (v * G))%Z]).
Proof using before_proper r_proper Hi Hj.
  destruct ray_period_ok as [P1 _]. destruct r_proper as [V _].
  unfold ray_forms. change (observe (?f :: ?l)) with (observe ([f] ++ l)).
  rewrite !observe_app. unfold observe at 1. cbn [map app fa fb]. f_equal.
  { f_equal. lia. }
  f_equal.
  - destruct (T =? 0); [reflexivity|]. unfold observe. cbn [map fa fb].
    rewrite obs_window. replace (1 * zi + 0 * zj)%Z with zi by lia.
    destruct (Z.ltb_spec zi 1); [lia|reflexivity].
  - destruct (v * G =? 1); [reflexivity|]. unfold observe. cbn [map fa fb].
    rewrite obs_mod by nia. replace (1 * zi + 0 * zj)%Z with zi by lia. reflexivity.
Qed.

Lemma ray_weight_ok : ray_weight R before r (observe (ray_forms R before r) zi zj) =
  if multipleb r i j && negb (counted_before R before i j) then both_weight R (i =? j) else 0.
Proof using before_proper r_proper Hi Hj ok.
  destruct ray_period_ok as [P1 _]. pose proof r_proper as [V [W D]].
  rewrite observe_ray, obs_window, on_line.
  set (rest := (if T =? 0 then [] else _) ++ _).
  destruct (Nat.eqb_spec (w * i) (v * j)) as [L|L].
  2:{ cbn [andb]. destruct (Z.ltb_spec (Z.of_nat (w * i) - Z.of_nat (v * j)) 0); [reflexivity|].
      destruct (Z.ltb_spec 0 (Z.of_nat (w * i) - Z.of_nat (v * j))); [reflexivity|lia]. }
  rewrite L, Z.sub_diag. cbn [Z.ltb Z.compare ray_weight andb].
  assert (NE : (i =? j) = false).
  { apply Nat.eqb_neq. intros ->. apply D. apply (Nat.mul_cancel_r _ _ j); [lia|]. lia. }
  rewrite NE.
  (* the exact value, or the residue *)
  assert (X : (if T =? 0 then High else hd High rest) =
              if T * v <? i then High else At zi).
  { unfold rest. destruct (Nat.eqb_spec T 0) as [Q|Q].
    - destruct (Nat.ltb_spec (T * v) i); [reflexivity|nia].
    - cbn [app hd]. destruct (Nat.ltb_spec (T * v) i), (Z.ltb_spec (Z.of_nat (T * v)) zi);
        trivial; lia. }
  assert (Y : (if v * G =? 1 then 0 else residue rest) = i mod (v * G)).
  { destruct (Nat.eqb_spec (v * G) 1) as [Q|Q]; [rewrite Q, Nat.mod_1_r; reflexivity|].
    unfold residue, rest. destruct (Nat.eqb_spec (v * G) 1); [lia|].
    rewrite last_last, <- Nat2Z.inj_mod. apply Nat2Z.id. }
  assert (A : forall t, ray_at R before r t =
    if counted_before R before (t * v) (t * w) then 0 else both_weight R false) by reflexivity.
  assert (J : forall t, i = t * v -> j = t * w).
  { intros t E. apply (Nat.mul_cancel_l _ _ v); [lia|]. rewrite <- L, E. ring. }
  rewrite X. destruct (Nat.ltb_spec (T * v) i) as [Far|Near].
  - rewrite Y.
    assert (Dv : dividesb v (i mod (v * G)) = dividesb v i).
    { apply dividesb_mod; [lia|]. apply (mod_div _ _ _ (v * G)); try nia.
      - exists G. ring.
      - rewrite Nat.mod_mod by nia. reflexivity. }
    rewrite Dv. destruct (dividesb v i) eqn:Di; [|reflexivity].
    apply dividesb_ok in Di as [t Et]. cbn [andb].
    assert (Et' : i mod (v * G) / v = t mod G).
    { rewrite Et, (Nat.mul_comm t v), Nat.mul_mod_distr_l by lia.
      rewrite Nat.mul_comm, Nat.div_mul by lia. reflexivity. }
    rewrite A, Et', (counted_periodic (t mod G + G * S T) t).
    + rewrite <- (J t Et), <- Et. destruct (counted_before R before i j); reflexivity.
    + nia.
    + nia.
    + rewrite (Nat.mul_comm G), Nat.mod_add, Nat.mod_mod by lia. reflexivity.
  - rewrite Nat2Z.id. destruct (dividesb v i) eqn:Di; [|reflexivity].
    apply dividesb_ok in Di as [t Et]. cbn [andb].
    rewrite A, Et, Nat.div_mul, <- (J t Et) by lia. rewrite <- Et.
    destruct (counted_before R before i j); reflexivity.
Qed.

Theorem ray_sum : classw (ray R before r) zi zj =
  if multipleb r i j && negb (counted_before R before i j) then both_weight R (i =? j) else 0.
Proof using before_proper r_proper Hi Hj ok.
  rewrite <- ray_weight_ok. apply (sum_class i j Hi Hj _ _ _ eq_refl).
  rewrite ray_weight_ok, on_line. intros B. rewrite observe_ray, obs_window in B.
  destruct (Nat.eqb_spec (w * i) (v * j)) as [L|L]; [|reflexivity]. exfalso.
  rewrite L, Z.sub_diag in B. cbn [Z.ltb Z.compare ray_forms badl bad orb] in B.
  destruct (T =? 0), (v * G =? 1); cbn [app badl bad orb] in B; try discriminate B;
    destruct (_ <? _)%Z; discriminate B.
Qed.
End Ray.

(** ** All lines: the first line that has the move counts it *)

Section Sums.
Variables i j : nat.
Hypothesis Hi : 1 <= i.
Hypothesis Hj : 1 <= j.
Local Notation zi := (Z.of_nat i).
Local Notation zj := (Z.of_nat j).

Lemma rays_sum rs : forall before,
  (forall q, In q (before ++ rs) -> proper q) ->
  sum (fun c => classw c zi zj) (ray_classes R before rs) =
  if existsb (fun q => multipleb q i j) rs && negb (counted_before R before i j)
  then both_weight R (i =? j) else 0.
Proof using ok Hi Hj.
  induction rs as [|r rs IH]; intros before H; [reflexivity|].
  cbn [ray_classes existsb]. rewrite sum_cons, IH, ray_sum; trivial.
  - unfold counted_before. rewrite existsb_app. cbn [existsb]. rewrite orb_false_r.
    destruct (multipleb r i j), (existsb (fun q => multipleb q i j) rs),
      (by_diagonal R i j || by_bound R i j), (existsb (fun q => multipleb q i j) before);
      cbn [andb orb negb]; lia.
  - intros q I. apply H, in_app_iff. auto.
  - apply H, in_app_iff. simpl. auto.
  - intros q I. apply H. rewrite <- app_assoc in I. exact I.
Qed.

(** ** Single vectors *)

Lemma in_singles : existsb (fun p => (i =? fst p) && (j =? snd p)) (singles R) =
  existsb (fun p => vectorb p i j) (points R) && negb (counted_before R (slanted R) i j).
Proof using Hi Hj.
  apply eq_iff_eq_true. rewrite andb_true_iff, !existsb_exists, negb_true_iff.
  unfold singles, vectorb. split.
  - intros [[a b] [I E]]. apply filter_In in I as [I K]. cbn [fst snd] in *.
    rewrite andb_true_iff, !Nat.eqb_eq in E. destruct E as [<- <-].
    rewrite !andb_true_iff, negb_true_iff in K. split; [|tauto].
    exists (i, j). split; [trivial|]. cbn [fst snd]. rewrite !Nat.eqb_refl, !andb_true_r.
    apply Nat.ltb_lt. lia.
  - intros [[[a b] [I E]] K]. cbn [fst snd] in E.
    rewrite !andb_true_iff, !Nat.eqb_eq in E. destruct E as [[_ <-] <-].
    exists (i, j). cbn [fst snd]. rewrite !Nat.eqb_refl. split; [|reflexivity].
    apply filter_In. split; [trivial|]. cbn [fst snd].
    rewrite K, !andb_true_iff, !Nat.ltb_lt. cbn [negb]. lia.
Qed.

Theorem single_sum : sum (fun c => classw c zi zj) (single R) =
  if existsb (fun p => vectorb p i j) (points R) && negb (counted_before R (slanted R) i j)
  then both_weight R (i =? j) else 0.
Proof using Hi Hj.
  rewrite <- in_singles. unfold single.
  assert (K : classw (Cls true true (single_forms R) (single_weight R)) zi zj =
    if existsb (fun p => (i =? fst p) && (j =? snd p)) (singles R)
    then both_weight R (i =? j) else 0).
  { set (lo1 := minimum (map fst (singles R))). set (hi1 := maximum (map fst (singles R))).
    set (lo2 := minimum (map snd (singles R))). set (hi2 := maximum (map snd (singles R))).
    assert (O : observe (single_forms R) zi zj =
      [obs (Form 1 0 0 (Z.of_nat lo1) (Z.of_nat hi1) true true) zi;
       obs (Form 0 1 0 (Z.of_nat lo2) (Z.of_nat hi2) true true) zj]).
    { unfold observe, single_forms. cbn [map fa fb].
      replace (1 * zi + 0 * zj)%Z with zi by lia.
      replace (0 * zi + 1 * zj)%Z with zj by lia. reflexivity. }
    destruct (existsb _ (singles R)) eqn:E.
    - pose proof E as E'. apply existsb_exists in E' as [[a b] [I F]].
      rewrite andb_true_iff, !Nat.eqb_eq in F. destruct F as [F1 F2].
      assert (B1 : lo1 <= a <= hi1)
        by (split; [apply minimum_ok|apply maximum_ok]; exact (in_map fst _ _ I)).
      assert (B2 : lo2 <= b <= hi2)
        by (split; [apply minimum_ok|apply maximum_ok]; exact (in_map snd _ _ I)).
      cbn [fst snd] in F1, F2.
      assert (W : observe (single_forms R) zi zj = [At zi; At zj]).
      { rewrite O, !obs_window.
        destruct (Z.ltb_spec zi (Z.of_nat lo1)); [lia|].
        destruct (Z.ltb_spec (Z.of_nat hi1) zi); [lia|].
        destruct (Z.ltb_spec zj (Z.of_nat lo2)); [lia|].
        destruct (Z.ltb_spec (Z.of_nat hi2) zj); [lia|]. reflexivity. }
      rewrite (sum_class i j Hi Hj _ _ _ eq_refl).
      + rewrite W. cbn [single_weight]. rewrite !Nat2Z.id, E, eqb_Z_nat. reflexivity.
      + rewrite W. cbn [single_forms badl bad orb]. discriminate.
    - assert (W : single_weight R (observe (single_forms R) zi zj) = 0).
      { rewrite O, !obs_window.
        destruct (zi <? _)%Z; [reflexivity|]. destruct (_ <? zi)%Z; [reflexivity|].
        destruct (zj <? _)%Z; [reflexivity|]. destruct (_ <? zj)%Z; [reflexivity|].
        cbn [single_weight]. rewrite !Nat2Z.id, E. reflexivity. }
      rewrite (sum_class i j Hi Hj _ _ _ eq_refl); auto. }
  destruct (singles R) as [|p l] eqn:E; [reflexivity|].
  cbn [sum fold_right]. rewrite Nat.add_0_r. exact K.
Qed.
End Sums.
End Lines.
