(** * The check is sound

    If [check R A h] is [true], the automaton A accepts (x, y) if and only if (x, y)
    is a P-position of the game with the rules R, for all x and y. No axiom. *)
From Coq Require Import ZArith List Arith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation
  Quotient Bundles Explore Cells Product Kernel Classes OneHeap Partition Equation Check.
Import ListNotations.

(** ** Tests of equality *)

Lemma carries_eqb_eq v : forall w, carries_eqb v w = true -> v = w.
Proof.
  induction v as [|a v IH]; intros [|b w] H; simpl in H; try discriminate; trivial.
  apply andb_prop in H as [H1 H2]. rewrite (IH w H2). f_equal.
  destruct a, b; simpl in H1; try discriminate; trivial.
  apply zeqb_eq in H1. congruence.
Qed.

Lemma place_eqb_eq s t : place_eqb s t = true -> s = t.
Proof.
  unfold place_eqb. destruct s, t. cbn. rewrite !andb_true_iff, !Nat.eqb_eq.
  intros [[[[[? ?] ?] ?] ?] V]. apply carries_eqb_eq in V. congruence.
Qed.

Lemma opt_eqb_eq a b : opt_eqb a b = true -> a = b.
Proof.
  destruct a, b; simpl; try discriminate; trivial. intros H.
  apply Pos.eqb_eq in H. congruence.
Qed.

Lemma corner_eqb_eq a b : corner_eqb a b = true -> a = b.
Proof.
  destruct a as [[v w]|], b as [[v' w']|]; simpl; try discriminate; trivial.
  intros H. apply andb_prop in H as [H K]. apply zeqb_eq in H. apply zeqb_eq in K.
  congruence.
Qed.

Lemma cstate_eqb_eq s t : cstate_eqb s t = true -> s = t.
Proof.
  unfold cstate_eqb. destruct s, t. cbn. rewrite !andb_true_iff, !Nat.eqb_eq.
  intros [[[[[[P B] ?] ?] C] V] V2].
  apply opt_eqb_eq in P. apply opt_eqb_eq in B. apply corner_eqb_eq in C.
  apply veqb_eq in V. apply veqb_eq in V2. congruence.
Qed.

Lemma zeqb_refl v : zeqb v v = true.
Proof. induction v; simpl; [|rewrite Z.eqb_refl]; trivial. Qed.
Lemma veqb_refl v : veqb v v = true.
Proof. induction v as [|[m c] v]; simpl; [|rewrite Pos.eqb_refl, Nat.eqb_refl]; trivial. Qed.
Lemma cstate_eqb_refl s : cstate_eqb s s = true.
Proof.
  unfold cstate_eqb. rewrite !Nat.eqb_refl, !veqb_refl.
  destruct (cp s), (cb s), (ch s) as [[v w]|]; cbn;
    rewrite ?Pos.eqb_refl, ?zeqb_refl; reflexivity.
Qed.

(** What is found in a table has been tested. *)
Lemma allb_findb A (f : A -> bool) m k p a :
  allb f m = true -> findb k p m = Some a -> f a = true /\ p a = true.
Proof.
  unfold allb, findb. intros H F. destruct (PM.find k m) as [l|] eqn:E; [|discriminate].
  apply find_some in F as [I P]. apply PM.elements_correct in E.
  rewrite forallb_forall in H. specialize (H _ E). rewrite forallb_forall in H. auto.
Qed.

(** ** The numeration *)

Lemma L_zero im n r : L im n (repeat 0%Z r) = 0%Z.
Proof.
  unfold L. generalize 0 as i. induction r; intros i; simpl; [reflexivity|].
  rewrite IHr. reflexivity.
Qed.

Lemma removals_ok (h : nat -> nat) m :
  forall b r, In (b, r) (removals m) -> sum h m = h b + sum h r.
Proof.
  induction m as [|a m IH]; intros b r I; [destruct I|]. destruct I as [E|I].
  - injection E as <- <-. reflexivity.
  - apply in_map_iff in I as [[b' r'] [E I]]. injection E as <- <-.
    rewrite !sum_cons. specialize (IH _ _ I). cbn [fst snd]. lia.
Qed.

Lemma inject_ok (le : nat -> nat -> bool) (h : nat -> nat) :
  (forall a b, le a b = true -> h a <= h b) ->
  forall l m, inject le l m = true -> sum h l <= sum h m.
Proof.
  intros H. induction l as [|a l IH]; intros m K; [simpl; lia|].
  cbn [inject] in K. apply existsb_exists in K as [[b r] [I K]].
  apply andb_prop in K as [K1 K2]. rewrite sum_cons, (removals_ok h m b r I).
  specialize (IH _ K2). specialize (H _ _ K1). cbn [fst snd] in *. lia.
Qed.

Lemma le_sound images le :
  forallb (fun ab => inject (le_of le) (image images (fst ab)) (image images (snd ab))) le = true ->
  forall n a b, le_of le a b = true -> len (image images) n a <= len (image images) n b.
Proof.
  intros H. rewrite forallb_forall in H. induction n as [|n IH]; intros a b K; [simpl; lia|].
  unfold le_of in K. apply orb_prop in K as [K|K]; [apply Nat.eqb_eq in K; subst; lia|].
  apply existsb_exists in K as [[a' b'] [I K]]. apply andb_prop in K as [K1 K2].
  apply Nat.eqb_eq in K1. apply Nat.eqb_eq in K2. cbn [fst snd] in *. subst.
  cbn [len]. apply (inject_ok (le_of le)); trivial. apply (H _ I).
Qed.

Lemma low_sound im top : (forall n q, len im n q <= len im n (top q)) ->
  forall n u, (L im n (low_of top u) <= L im n u)%Z.
Proof.
  intros H n u. unfold low_of. destruct (nonneg u); [lia|]. unfold L at 2. generalize 0 as i.
  induction u as [|t u IH]; intros i; [simpl; unfold L; simpl; lia|].
  cbn [lowered dotf]. rewrite L_add, L_scale, L_unit. specialize (IH (S i)).
  destruct (Z.leb_spec 0 t); [lia|]. specialize (H n i). nia.
Qed.

Section Tables.
Variable images : list (list nat).
Let im := image images.
Let zero := repeat 0%Z (length images).

Lemma par_ok n q : L im n (par_of zero (par_table zero images) q) = Z.of_nat (sum (len im n) (im q)).
Proof.
  unfold par_of, par_table. rewrite (map_nth (fun img => vadd zero (par img))).
  rewrite L_add, L_par. unfold zero. rewrite L_zero. reflexivity.
Qed.

Lemma pre_ok n q c : c < deg im q ->
  L im n (pre_of (pre_table zero images) q c) = Z.of_nat (pl im n q c).
Proof.
  intros K. unfold pre_of, pre_table.
  destruct (Nat.lt_ge_cases q (length images)) as [B|B].
  - set (F := fun img => map (fun c => vadd zero (par (firstn c img))) (seq 0 (length img))).
    rewrite (nth_indep _ [] (F [0])) by (rewrite map_length; trivial).
    rewrite map_nth. unfold F. change (nth q images [0]) with (im q). unfold deg in K.
    set (G := fun c => vadd zero (par (firstn c (im q)))).
    rewrite (nth_indep _ [] (G 0)) by (rewrite map_length, seq_length; trivial).
    rewrite (map_nth G), seq_nth by trivial. unfold G. rewrite L_add, L_par.
    unfold zero. rewrite L_zero. reflexivity.
  - unfold deg, im, image in K. rewrite nth_overflow in K by trivial. simpl in K.
    assert (c = 0) by lia. subst c.
    rewrite (nth_overflow (map _ images)) by (rewrite map_length; trivial). reflexivity.
Qed.
End Tables.

(** ** Dead carries *)

Lemma dead_sound im (ne : forall q, im q <> []) zero (Z0 : forall n, L im n zero = 0%Z) parv
    (P1 : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q))) lowb
    (P3 : forall n u, (L im n (lowb u) <= L im n u)%Z) :
  verdict_ok im (verdict_of zero parv lowb).
Proof.
  intros v a b q1 q2 q3 q4 lo hi n X Z' Y W HX HZ HY HW. cbv zeta. unfold verdict_of.
  destruct (above _ _ _ _ _ _ _ _ _ _ _) eqn:H.
  - pose proof (above_sound im ne zero Z0 parv P1 lowb P3 _ _ _ _ _ _ _ _ H
      n X Z' Y W HX HZ HY HW). lia.
  - destruct (below _ _ _ _ _ _ _ _ _ _ _) eqn:H'; [|trivial].
    exact (below_sound im ne zero Z0 parv P1 lowb P3 _ _ _ _ _ _ _ _ H' n X Z' Y W HX HZ HY HW).
Qed.

(** ** Tables *)

Lemma table_find A (F : positive -> A) B (l : list (positive * B)) p a :
  PM.find p (table (map (fun e => (fst e, F (fst e))) l)) = Some a -> a = F p.
Proof.
  induction l as [|e l IH]; cbn [map table fold_right fst snd]; [rewrite PM.gempty; discriminate|].
  destruct (Pos.eq_dec p (fst e)) as [->|N]; [rewrite PM.gss|rewrite PM.gso by trivial; exact IH].
  congruence.
Qed.

Lemma memo_of_ok A n (f : positive -> nat -> nat -> A) l p a b :
  memo_of (memo_table n f l) f p a b = f p a b.
Proof.
  unfold memo_of, memo_table. destruct (PM.find p _) as [g|] eqn:E; [|reflexivity].
  apply (table_find _ (fun p => memo n (fun a => memo n (f p a)))) in E.
  subst g. rewrite !memo_ok. reflexivity.
Qed.

(** What is found in a table of places belongs to the place. *)
Lemma find_place_in A l (t : PM.t (list (place * A))) a : find_place l t = Some a ->
  exists b, PM.find (place_key l) t = Some b /\ In (l, a) b.
Proof.
  unfold find_place, findb. destruct (PM.find _ t) as [b|]; [|discriminate].
  destruct (find _ b) as [[l' a']|] eqn:E; [|discriminate]. intros H. injection H as <-.
  apply find_some in E as [I E]. apply place_eqb_eq in E. cbn [fst] in E. subst l'. eauto.
Qed.

Section Landings.
Variable landing : nat -> nat -> nat -> nat -> nat -> list carry -> list (option entries).
Definition cache_ok (m : cache) : Prop :=
  forall k b l a, PM.find k m = Some b -> In (l, a) b -> a = landing_at landing l.

Lemma keep_ok m l : cache_ok m -> cache_ok (keep landing m l).
Proof.
  intros H. unfold keep. destruct (find_place l m); trivial. unfold add_place, addb.
  intros k b l' a F I. destruct (Pos.eq_dec k (place_key l)) as [->|N].
  - rewrite PM.gss in F. injection F as <-. destruct I as [E|I]; [congruence|].
    destruct (PM.find (place_key l) m) as [b|] eqn:E; [exact (H _ _ _ _ E I)|destruct I].
  - rewrite PM.gso in F by trivial. exact (H _ _ _ _ F I).
Qed.

Lemma landing_of_ok im rows ss c qx qy q2 q4 vs :
  landing_of landing (cache_of landing im rows ss) c qx qy q2 q4 vs = landing c qx qy q2 q4 vs.
Proof.
  assert (H : cache_ok (cache_of landing im rows ss)).
  { unfold cache_of. apply fold_keeps.
    - intros m s H. apply fold_keeps; trivial. intros m' [[[cz cw] p] ws] H'. apply keep_ok, H'.
    - intros k b l a F. rewrite PM.gempty in F. discriminate. }
  unfold landing_of. cbv zeta. destruct (find_place _ _) as [a|] eqn:E; [|reflexivity].
  apply find_place_in in E as [b [F I]]. exact (H _ _ _ _ F I).
Qed.
End Landings.

Lemma state_at_ok s :
  state_at (At (sc s) (sqx s) (sqy s) (sqz s) (sqw s) (svs s)) (flagged (sgx s) (sgy s) (sp s)) = s.
Proof. destruct s as [c p qx qy qz qw [|] [|] vs]; reflexivity. Qed.

(** Each state with a class has been tested. *)
Lemma all_at_ok f t s co : all_at f t = true -> class_at (sub_of t) s = Some co -> f s co = true.
Proof.
  unfold all_at, allb, class_at, sub_of. intros H C.
  destruct (find_place _ t) as [e|] eqn:E; [|rewrite PM.gempty in C; discriminate].
  apply find_place_in in E as [b [F I]]. apply PM.elements_correct in F.
  rewrite forallb_forall in H. specialize (H _ F). rewrite forallb_forall in H.
  specialize (H _ I). rewrite forallb_forall in H. apply PM.elements_correct in C.
  specialize (H _ C). cbn [fst snd] in H. rewrite state_at_ok in H. exact H.
Qed.

Lemma counting_sound im zero parv pre dead cs letters bs ss delta acc k l qwt qE :
  (forall c qx qy, bs c qx qy = bundles im pre cs c qx qy) ->
  let K := known_of im zero parv pre dead cs letters bs ss delta k l in
  counting_ok im cs delta acc k K qwt qE = true ->
  forall s co, class_at (sub_of (fst K)) s = Some co ->
  ok_state im zero parv pre dead cs delta acc k qwt qE (class_at (sub_of (fst K))) s co = true.
Proof.
  intros B K H s co C. eapply all_at_ok in H; [|exact C]. revert H.
  apply quick_ok_ok; trivial; intros; [apply memo_of_ok|apply landing_of_ok].
Qed.

(** ** Cells *)

Lemma corner_of_ok R x y :
  (fst (corner_of R) < Z.of_nat x \/ snd (corner_of R) < Z.of_nat y)%Z -> cell_of R x y = Open.
Proof.
  unfold corner_of. cbn [fst snd]. intros H. unfold cell_of.
  assert (G : goneb R (x, y) = false).
  { apply not_true_is_false. rewrite goneb_ok. unfold gone. cbn [fst snd]. intros [A B].
    destruct (removed R) as [[|u] [|v]]; cbn [fst snd] in *; lia. }
  assert (T : terminalb R (x, y) = false).
  { apply not_true_is_false. rewrite terminalb_ok. unfold is_terminal.
    destruct (terminal R) as [[|c l]|l]; [intros []| |].
    - intros I. pose proof (maximum_ok _ _ (in_map fst _ _ I)).
      pose proof (maximum_ok _ _ (in_map snd _ _ I)). cbn [fst snd] in *. lia.
    - cbn [fst snd] in *. intros S. lia. }
  rewrite G, T. reflexivity.
Qed.

(** ** The theorem *)

Theorem sound R A h : check R A h = true ->
  forall x y, on_board R (x, y) /\ Pposition (game_of R) (x, y) <-> accepts A x y = true.
Proof.
  unfold check. cbv zeta.
  set (images := substitution A). set (zero := repeat 0%Z (length images)).
  set (im := image images). set (parv := par_of zero _). set (pre := pre_of _).
  set (dead := verdict_of _ _ _). set (cs := classes_of R _ _).
  set (m := table (states A)). set (delta := delta_of m). set (acc := acc_of m).
  set (p0 := start A). set (m2 := table (h_board h)).
  set (delta2 := delta_of m2). set (acc2 := acc_of m2).
  set (bs := memo _ _).
  set (K := known_of _ _ _ _ _ _ _ _ (states A) _ _ _).
  set (K2 := known_of _ _ _ _ _ _ _ _ (h_board h) _ _ _).
  set (cl := class_at (sub_of (fst K))). set (cl2 := class_at (sub_of (fst K2))).
  set (qwt := qwt_of (quotient_of _ _ _ _ _ (h_options h) K)).
  set (qE := qE_of (quotient_of _ _ _ _ _ (h_options h) K)).
  set (qwt2 := qwt_of (quotient_of _ _ _ _ _ (h_all h) K2)).
  set (qE2 := qE_of (quotient_of _ _ _ _ _ (h_all h) K2)).
  set (next := quick_cnexts _ _ _ _ _ _ _ _ _ _ _).
  set (start := product_start _ _ _ _ _ _ _ _ _ _).
  set (found := match start with Some s => _ | None => _ end).
  set (mem := mem_of cstate_key cstate_eqb (snd found)).
  intros H. repeat rewrite andb_true_iff in H.
  destruct H as [[[[[[[H1 H2] H3] H5] H6] H4] H7] H8].
  unfold numeration_ok in H2. repeat rewrite andb_true_iff in H2.
  destruct H2 as [[[[N1 N2] N3] N4] N5].
  assert (ne : forall q, im q <> []).
  { intros q. unfold im, image. destruct (Nat.lt_ge_cases q (length images)) as [B|B].
    - rewrite forallb_forall in N1. specialize (N1 _ (nth_In images [0] B)).
      destruct (nth q images [0]); [discriminate|congruence].
    - rewrite nth_overflow by trivial. discriminate. }
  assert (Z0 : forall n, L im n zero = 0%Z) by (intros; apply L_zero).
  pose proof (par_ok images) as P1. pose proof (pre_ok images) as P2.
  assert (P3 : forall n u, (L im n (low_of (top_of (h_top h)) u) <= L im n u)%Z).
  { apply low_sound. intros n q. destruct (Nat.lt_ge_cases q (length images)) as [B|B].
    - apply (le_sound images (h_le h)); trivial. rewrite forallb_forall in N5.
      apply N5. apply in_seq. lia.
    - unfold top_of. apply Nat.leb_le in N4. rewrite nth_overflow by lia. lia. }
  assert (D : verdict_ok im dead).
  { apply (dead_sound im ne zero Z0 parv P1 _ P3). }
  assert (B : forall c qx qy, bs c qx qy = bundles im pre cs c qx qy).
  { intros c qx qy. unfold bs. rewrite !memo_ok. reflexivity. }
  assert (C1 : forall s co, cl s = Some co ->
    ok_state im zero parv pre dead cs delta acc (threshold R) qwt qE cl s co = true).
  { exact (counting_sound _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ B H5). }
  assert (C2 : misereb R = true -> forall s co, cl2 s = Some co ->
    ok_state im zero parv pre dead cs delta2 acc2 1 qwt2 qE2 cl2 s co = true).
  { intros M. rewrite M in H6. exact (counting_sound _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ B H6). }
  assert (NX : forall s, next s = cnexts im zero parv pre (fst (corner_of R)) (snd (corner_of R))
    delta (threshold R) qE delta2 qE2 s) by (apply quick_cnexts_ok; trivial; intros; apply memo_of_ok).
  assert (C3 : forall s, mem s = true ->
    ok_c im zero parv pre (cell_of R) (fst (corner_of R)) (snd (corner_of R))
      delta acc (threshold R) qwt qE (misereb R) delta2 acc2 qwt2 qE2 mem s = true).
  { intros s M. unfold ok_c. apply andb_true_intro. split.
    - unfold mem, mem_of in M.
      destruct (findb (cstate_key s) (cstate_eqb s) (snd found)) as [s'|] eqn:F; [|discriminate].
      destruct (allb_findb _ _ _ _ _ _ H7 F) as [X Y].
      apply cstate_eqb_eq in Y. subst s'. exact X.
    - apply forallb_forall. intros s' I.
      rewrite <- NX in I. unfold mem, found in *. destruct start as [s0|].
      + apply (explore_closed _ _ cstate_eqb_eq cstate_eqb_refl next (h_fuel h) s0) with (t := s);
          trivial. destruct (fst (explore _ _ _ _ _)); [reflexivity|discriminate].
      + unfold mem_of, findb in M. cbn [snd] in M. rewrite PM.gempty in M. discriminate. }
  apply opt_eqb_eq in H3.
  assert (E0 : nx im 0 0 = 0 /\ 2 <= deg im 0).
  { unfold nx, deg, im, image.
    destruct images as [|[|[|] [|b l]] images']; try discriminate. simpl. lia. }
  intros x y. apply P_is_accepted. intros x0 y0.
  unfold accepts. cbv zeta. fold images m. fold im delta acc p0.
  rewrite (kernel_numbers im ne (proj1 E0) (proj2 E0) zero Z0 parv P1 pre P2 dead D cs
    (gw_positive cs) (cell_of R) (fst (corner_of R)) (snd (corner_of R)) (corner_of_ok R)
    delta acc p0 H3 (threshold R) qwt qE cl C1 (misereb R) delta2 acc2 1%positive qwt2 qE2
    cl2 C2 mem C3 H8 x0 y0).
  assert (W : forall S, options_sum cs S x0 y0 = weights R S x0 y0).
  { intros S. unfold options_sum, weights. apply sum_ext. intros z Iz. apply sum_ext.
    intros w Iw. apply in_seq in Iz. apply in_seq in Iw.
    rewrite <- !Nat2Z.inj_sub by lia. unfold cs. rewrite gw_weight by trivial. reflexivity. }
  rewrite !W. reflexivity.
Qed.

(** Without a removed rectangle every pair of numbers is a position. *)
Corollary sound_everywhere R A h : check R A h = true -> removed R = (0, 0) ->
  forall x y, Pposition (game_of R) (x, y) <-> accepts A x y = true.
Proof.
  intros C E x y. rewrite <- (sound R A h C x y). unfold on_board, gone. rewrite E.
  cbn [fst snd]. intuition lia.
Qed.

