(** * Lemmas on one row: what steps reach, and what its check means *)
From Coq Require Import List Arith ZArith Lia.
From Wythoff.substitution Require Import Words Check.
Import ListNotations.
Local Open Scope bool_scope.

(** ** Lists *)
Lemma nth_app_l {A} (u v : list A) n e : n < length u -> nth n (u ++ v) e = nth n u e.
Proof. intros. apply app_nth1. trivial. Qed.
Lemma split_at {A} (u : list A) e i : S i < length u ->
  exists pre post, u = pre ++ nth i u e :: nth (S i) u e :: post /\ length pre = i.
Proof.
  revert u. induction i as [|i IH]; intros [|a [|b u]] H; simpl in H; try lia.
  - exists [], u. auto.
  - destruct (IH (b :: u)) as [pre [post [E F]]]; [simpl; lia|].
    exists (a :: pre), post. simpl in *. rewrite <- E. auto.
Qed.
Lemma firstn_snoc {A} (u : list A) n e : n < length u -> firstn (S n) u = firstn n u ++ [nth n u e].
Proof.
  revert u. induction n as [|n IH]; intros [|a u] H; simpl in H; try lia; [reflexivity|].
  change (a :: firstn (S n) u = a :: (firstn n u ++ [nth n u e])). f_equal. apply IH. lia.
Qed.
Lemma firstn_in {A} n (u : list A) a : In a (firstn n u) -> In a u.
Proof. intros H. rewrite <- (firstn_skipn n u). apply in_app_iff. auto. Qed.

(** ** Steps *)
Section Steps.
Variable m : nat.
Variable R : rules.

Lemma steps_cons e s b more : steps_ok m R e ((s, b) :: more) = true ->
  e < s /\ growth_ok m (s - e) = true /\ 2 <= b < length R /\ steps_ok m R 0 more = true.
Proof.
  cbn [steps_ok]. rewrite !Bool.andb_true_iff, !Nat.ltb_lt, Nat.leb_le. tauto.
Qed.

Lemma written_letters : 2 <= length R -> forall e st, steps_ok m R e st = true -> forall b, In b (written st) -> b < length R.
Proof.
  intros Hk e st. revert e. induction st as [|[s a] more IH]; intros e H b I; [destruct I|].
  apply steps_cons in H as [_ [_ [Ha H]]]. simpl in I. apply in_app_iff in I as [I|[I|I]].
  - apply repeat_spec in I. subst. unfold plain. lia.
  - lia.
  - exact (IH _ H b I).
Qed.

(** The columns that are reached, and the letters that are written. *)
Lemma reached_range e st : steps_ok m R e st = true ->
  forall d y, In y (reached d st) -> d < y <= d + length (written st).
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H d y I; [destruct I|].
  apply steps_cons in H as [He [_ [Ha H]]]. simpl in I |- *. rewrite app_length, repeat_length. simpl.
  destruct I as [I|I]; [lia|]. apply (IH _ H) in I. lia.
Qed.
Lemma reached_last e st : steps_ok m R e st = true ->
  forall d, last (d :: reached d st) 0 = d + length (written st).
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H d; [simpl; lia|].
  apply steps_cons in H as [He [_ [Ha H]]].
  change (last (d + s :: reached (d + s) more) 0 = d + length (written ((s, a) :: more))).
  rewrite (IH _ H). simpl. rewrite app_length, repeat_length. simpl. lia.
Qed.
Lemma reached_marks e st : steps_ok m R e st = true ->
  forall d j, j < length (written st) -> (In (d + 1 + j) (reached d st) <-> nth j (written st) plain <> plain).
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H d j Hj; [simpl in Hj; lia|].
  apply steps_cons in H as [He [_ [Ha H]]]. simpl in *. rewrite app_length, repeat_length in Hj. simpl in Hj.
  destruct (lt_eq_lt_dec j (s - 1)) as [[C|C]|C].
  - rewrite app_nth1 by (rewrite repeat_length; lia). rewrite nth_repeat. split; [|tauto].
    intros [I|I]; [lia|]. apply (reached_range _ _ H) in I. lia.
  - rewrite app_nth2; rewrite repeat_length; [|lia]. replace (j - (s - 1)) with 0 by lia. simpl. unfold plain.
    split; [intros _; lia|intros _; left; lia].
  - rewrite app_nth2; rewrite repeat_length; [|lia]. replace (j - (s - 1)) with (S (j - s)) by lia. simpl.
    rewrite <- (IH _ H (d + s)) by lia. replace (d + s + 1 + (j - s)) with (d + 1 + j) by lia.
    split; [intros [I|I]; [lia|trivial]|auto].
Qed.

(** Two columns that follow one another. *)
Lemma reached_growth e st : steps_ok m R e st = true ->
  forall d pre u y post, d :: reached d st = pre ++ u :: y :: post ->
  let e' := match pre with [] => e | _ => 0 end in u + e' < y /\ growth_ok m (y - u - e') = true.
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H d pre u y post E.
  - destruct pre as [|? [|? ?]]; discriminate E.
  - apply steps_cons in H as [He [G [Ha H]]]. destruct pre as [|d' pre].
    + injection E as -> Ey _. subst y. cbv zeta iota.
      replace (u + s - u - e) with (s - e) by lia. split; [lia|trivial].
    + injection E as _ E. specialize (IH _ H (d + s) pre u y post E). destruct pre; exact IH.
Qed.
Lemma reached_increasing e st : steps_ok m R e st = true ->
  forall d pre y post, reached d st = pre ++ y :: post -> forall z, In z post -> y < z.
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H d pre y post E z Z.
  - destruct pre; discriminate E.
  - apply steps_cons in H as [He [G [Ha H]]]. destruct pre as [|d' pre].
    + injection E as Ey E. subst. apply (reached_range _ _ H) in Z. lia.
    + injection E as _ E. exact (IH _ H _ _ _ _ E _ Z).
Qed.
End Steps.

(** ** The row of a state *)
Section Row.
Variables (m p l : nat).
Variable R : rules.
Hypothesis Hp : 1 <= p.
Let P := Z.of_nat p.
Let L := Z.of_nat (Nat.max 1 l).
Definition residue (y : nat) : Z := (Z.of_nat y mod P)%Z.
Definition hits (y y1 : nat) : Prop := ((Z.of_nat y - Z.of_nat y1) mod P < L)%Z.

Lemma hit_mod (a b : Z) (y y1 : Z) : (a mod P = y mod P)%Z -> (b mod P = y1 mod P)%Z ->
  hit p l a b = ((y - y1) mod P <? L)%Z.
Proof. intros A B. unfold hit. fold P L. rewrite Zminus_mod, A, B, <- Zminus_mod. reflexivity. Qed.

Lemma mod_here a : ((a mod P) mod P = a mod P)%Z.
Proof. apply Zmod_mod. Qed.

Lemma row_ok_sound e st : steps_ok m R e st = true ->
  forall cols d D, (forall y, In y cols -> y <= d) -> (D mod P = Z.of_nat d mod P)%Z ->
  row_ok m p l e (map residue cols) D st = true ->
  (forall pre y post, reached d st = pre ++ y :: post -> forall y1, In y1 (cols ++ pre) -> ~ hits y y1) /\
  (forall pre u y post, d :: reached d st = pre ++ u :: y :: post ->
     y = u + (match pre with [] => e | _ => 0 end) + S m ->
     exists y1, In y1 (cols ++ reached d st) /\ y1 <= u /\ hits (y - 1) y1) /\
  (forall y, exists y1, In y1 (cols ++ reached d st) /\ hits y y1).
Proof.
  revert e. induction st as [|[s a] more IH]; intros e H cols d D Hc HD K.
  - cbn [row_ok] in K. split; [|split].
    + intros pre y post E. destruct pre; discriminate E.
    + intros pre u y post E. destruct pre as [|? [|? ?]]; discriminate E.
    + intros y. rewrite forallb_forall in K.
      assert (B : (0 <= Z.of_nat y mod P < P)%Z) by (apply Z.mod_pos_bound; lia).
      specialize (K (Z.to_nat (Z.of_nat y mod P))). rewrite existsb_exists in K. destruct K as [y1 [I E]].
      * apply in_seq. lia.
      * apply in_map_iff in I as [y0 [<- I]]. exists y0. split; [rewrite app_nil_r; trivial|].
        rewrite Z2Nat.id in E by lia. rewrite (hit_mod _ _ (Z.of_nat y) (Z.of_nat y0)) in E by apply mod_here.
        apply Z.ltb_lt in E. exact E.
  - pose proof H as H0. apply steps_cons in H as [He [G [Ha H]]]. cbn [row_ok] in K. fold P in K.
    apply Bool.andb_true_iff in K as [K K3]. apply Bool.andb_true_iff in K as [K1 K2].
    assert (Y : ((D + Z.of_nat s) mod P = residue (d + s))%Z).
    { unfold residue. rewrite Nat2Z.inj_add, Zplus_mod, HD, <- Zplus_mod. reflexivity. }
    rewrite Y in *. change (residue (d + s) :: map residue cols) with (map residue (d + s :: cols)) in K3.
    assert (Hc' : forall y, In y (d + s :: cols) -> y <= d + s).
    { intros y [I|I]; [lia|]. apply Hc in I. lia. }
    destruct (IH _ H (d + s :: cols) (d + s) (residue (d + s)) Hc' (mod_here _) K3) as [I1 [I2 I3]].
    assert (Move : forall y1 u, In y1 ((d + s :: cols) ++ u) -> In y1 (cols ++ d + s :: u)).
    { intros y1 u I. rewrite in_app_iff in *. simpl in *. tauto. }
    split; [|split].
    + intros pre y post E y1 I. destruct pre as [|z pre].
      * injection E as <- _. rewrite app_nil_r in I. rewrite forallb_forall in K1.
        specialize (K1 (residue y1) (in_map _ _ _ I)). rewrite Bool.negb_true_iff in K1.
        rewrite (hit_mod _ _ (Z.of_nat (d + s)) (Z.of_nat y1)) in K1 by apply mod_here.
        unfold hits. apply Z.ltb_ge in K1. lia.
      * injection E as <- E. apply (I1 pre y post E). rewrite in_app_iff in *. simpl in *. tauto.
    + intros pre u y post E Ey. destruct pre as [|z pre].
      * injection E as <- <- _. replace (s - e =? S m)%nat with true in K2 by (symmetry; apply Nat.eqb_eq; lia).
        apply existsb_exists in K2 as [y1 [I K2]]. apply in_map_iff in I as [y0 [<- I]]. exists y0.
        split; [apply in_app_iff; auto|]. split; [exact (Hc _ I)|].
        rewrite (hit_mod _ _ (Z.of_nat (d + s - 1)) (Z.of_nat y0)) in K2; [apply Z.ltb_lt in K2; exact K2| |apply mod_here].
        unfold residue. rewrite Zminus_mod_idemp_l. f_equal. lia.
      * injection E as _ E. destruct (I2 pre u y post E) as [y1 [J1 J2]].
        { destruct pre; lia. }
        exists y1. split; [apply Move; trivial|trivial].
    + intros y. destruct (I3 y) as [y1 [J1 J2]]. exists y1. split; [apply Move; trivial|trivial].
Qed.
End Row.
