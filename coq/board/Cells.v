(** * Cells of a board, their options, and which of them are P

    A cell is named by its coordinates with 1 added, so that maps may have them as keys.
    [options] lists the options of a cell from a table of moves; [truth] says which
    cells are P-positions, as a boolean that is never computed: it is the model in which
    the clauses of a certificate are true. *)
From Coq Require Import List Arith PArith NArith Lia Bool.
From Wythoff Require Import Game Rules Solve.
From Wythoff.board Require Import Statement Binary.
Import ListNotations.

Definition cell : Type := positive * positive.

Definition place (x y : positive) : position := (N.to_nat (Pos.pred_N x), N.to_nat (Pos.pred_N y)).

Definition spot (c : cell) : position := place (fst c) (snd c).

Lemma pred_nat x : N.to_nat (Pos.pred_N x) = pred (Pos.to_nat x).
Proof. rewrite N.pos_pred_spec, N2Nat.inj_pred. reflexivity. Qed.

Lemma place_inj x y x' y' : place x y = place x' y' -> x = x' /\ y = y'.
Proof.
  unfold place. rewrite !pred_nat. intros E. injection E as E F.
  split; apply Pos2Nat.inj; lia.
Qed.

Lemma place_succ x y : place (Pos.of_succ_nat x) (Pos.of_succ_nat y) = (x, y).
Proof. unfold place. rewrite !pred_nat, !SuccNat2Pos.id_succ. reflexivity. Qed.

(** ** Which cells are P *)

Definition Pb (R : rules) (v : position) : bool := existsb (position_eqb v) (P_below R (S (size v))).

Definition truth (R : rules) (v : position) : bool := negb (goneb R v) && Pb R v.

Lemma Pb_ok R v : Pb R v = true <-> Pposition (game_of R) v.
Proof.
  unfold Pb. rewrite existsb_exists. destruct (P_below_ok R (S (size v))) as [_ K]. split.
  - intros [w [I E]]. apply position_eqb_ok in E as <-. apply K in I. tauto.
  - intros H. exists v. split; [apply K; split; [lia|trivial]|]. apply position_eqb_ok. reflexivity.
Qed.

Lemma truth_ok R v : truth R v = true <-> P_of R v.
Proof.
  unfold truth, P_of, on_board. rewrite andb_true_iff, Pb_ok, negb_true_iff, <- goneb_ok, not_true_iff_false. tauto.
Qed.

Lemma truth_option R v w : option_of (game_of R) v w -> (truth R w = true <-> Pposition (game_of R) w).
Proof. intros O. rewrite truth_ok. unfold P_of. pose proof (options_on_board R v w O). tauto. Qed.

(** ** Differences *)

(** The coordinate x - i, if there is one. *)
Definition minus (x : positive) (i : N) : option positive :=
  match i with
  | N0 => Some x
  | Npos i => match Pos.sub_mask x i with Pos.IsPos r => Some r | _ => None end
  end.

(** The difference x - x', if it is not negative. *)
Definition gap (x x' : positive) : option N :=
  match Pos.sub_mask x x' with Pos.IsNul => Some 0%N | Pos.IsPos r => Some (Npos r) | Pos.IsNeg => None end.

Lemma minus_ok x i x' : minus x i = Some x' <-> Pos.to_nat x = Pos.to_nat x' + N.to_nat i.
Proof.
  destruct i as [|i]; cbn [minus].
  - change (N.to_nat 0) with 0. split; [intros E; injection E as ->; lia|].
    intros E. f_equal. apply Pos2Nat.inj. lia.
  - change (N.to_nat (Npos i)) with (Pos.to_nat i).
    pose proof (Pos2Nat.is_pos x'). destruct (Pos.sub_mask_spec x i) as [E|d E|d E]; split; intros F;
      try discriminate F; try (apply (f_equal Pos.to_nat) in E; rewrite ?Pos2Nat.inj_add in E).
    + lia.
    + injection F as <-. lia.
    + f_equal. apply Pos2Nat.inj. lia.
    + lia.
Qed.

Lemma gap_ok x x' : gap x x' =
  if (N.to_nat (Pos.pred_N x') <=? N.to_nat (Pos.pred_N x))%nat
  then Some (N.of_nat (N.to_nat (Pos.pred_N x) - N.to_nat (Pos.pred_N x'))) else None.
Proof.
  unfold gap. rewrite !pred_nat. pose proof (Pos2Nat.is_pos x). pose proof (Pos2Nat.is_pos x').
  destruct (Pos.sub_mask_spec x x') as [E|d E|d E]; apply (f_equal Pos.to_nat) in E; rewrite ?Pos2Nat.inj_add in E;
    destruct (Nat.leb_spec (pred (Pos.to_nat x')) (pred (Pos.to_nat x))) as [L|L]; try lia; trivial; f_equal.
  - replace (_ - _) with 0 by lia. reflexivity.
  - replace (_ - _) with (Pos.to_nat d) by lia. lia.
Qed.

(** ** Options *)

Definition gonep (R : nrules) (x y : positive) : bool := gonen R (Pos.pred_N x) (Pos.pred_N y).
Definition terminalp (R : nrules) (x y : positive) : bool := terminaln R (Pos.pred_N x) (Pos.pred_N y).

Lemma gonep_ok R x y : gonep R x y = goneb (to_rules R) (place x y).
Proof. apply gonen_ok. Qed.

Lemma terminalp_ok R x y : terminalp R x y = terminalb (to_rules R) (place x y).
Proof. apply terminaln_ok. Qed.

(** Is the second cell an option of the first, which is not terminal; and can it be blocked? *)
Definition option_kind (R : nrules) (x y x' y' : positive) : option bool :=
  match gap x x' with
  | None => None
  | Some i =>
      match gap y y' with
      | None => None
      | Some j => if gonep R x' y' then None else move R i j
      end
  end.

Lemma option_kind_ok R x y x' y' b : terminalp R x y = false ->
  option_kind R x y x' y' = Some b ->
  option_of (game_of (to_rules R)) (place x y) (place x' y') /\
  (b = true <-> blockable (game_of (to_rules R)) (place x y) (place x' y')).
Proof.
  intros T. unfold option_kind. rewrite !gap_ok, gonep_ok.
  destruct (Nat.leb_spec (N.to_nat (Pos.pred_N x')) (N.to_nat (Pos.pred_N x))) as [L|L]; [|discriminate].
  destruct (Nat.leb_spec (N.to_nat (Pos.pred_N y')) (N.to_nat (Pos.pred_N y))) as [K|K]; [|discriminate].
  destruct (goneb _ _) eqn:G; [discriminate|]. rewrite move_ok, !Nat2N.id.
  destruct (legalb _ _ _) eqn:E; [|discriminate]. intros F. injection F as <-.
  rewrite <- optionb_ok, <- blockableb_ok. unfold optionb, blockableb. rewrite <- terminalp_ok, T, G.
  cbn [place fst snd negb andb].
  apply Nat.leb_le in L as ->. apply Nat.leb_le in K as ->. cbn [andb]. split; [exact E|reflexivity].
Qed.

(** The numbers below n. *)
Fixpoint from (fuel : nat) (i : N) : list N :=
  match fuel with O => [] | S fuel => i :: from fuel (N.succ i) end.

Definition upto (n : N) : list N := from (N.to_nat n) 0.

Lemma in_from fuel : forall i j, In j (from fuel i) <-> (i <= j < i + N.of_nat fuel)%N.
Proof.
  induction fuel as [|fuel IH]; intros i j; cbn [from In]; [lia|]. rewrite IH. lia.
Qed.

Lemma in_upto n j : In j (upto n) <-> (j < n)%N.
Proof. unfold upto. rewrite in_from. lia. Qed.

(** The moves inside a board, by the tokens taken from the first heap. *)
Definition table : Type := list (N * list (N * bool)).

Definition moves_within (R : nrules) (width height : N) : table :=
  map (fun i => (i, flat_map (fun j => match move R i j with Some b => [(j, b)] | None => [] end) (upto height)))
      (upto width).

Lemma in_moves R W H i j b :
  (exists js, In (i, js) (moves_within R W H) /\ In (j, b) js) <->
  ((i < W)%N /\ (j < H)%N /\ move R i j = Some b).
Proof.
  unfold moves_within. split.
  - intros [js [I J]]. apply in_map_iff in I as [i' [E I]]. injection E as -> <-.
    apply in_upto in I. apply in_flat_map in J as [j' [J K]]. apply in_upto in J.
    destruct (move R i j') eqn:E; cbn [In] in K; [|tauto]. destruct K as [K|[]]. injection K as -> ->. auto.
  - intros [I [J E]]. eexists. split.
    + apply in_map_iff. exists i. split; [reflexivity|]. apply in_upto. trivial.
    + apply in_flat_map. exists j. split; [apply in_upto; trivial|]. rewrite E. simpl. auto.
Qed.

Definition options (R : nrules) (T : table) (x y : positive) : list (cell * bool) :=
  flat_map (fun row =>
    match minus x (fst row) with
    | None => []
    | Some x' =>
        flat_map (fun jb =>
          match minus y (fst jb) with
          | None => []
          | Some y' => if gonep R x' y' then [] else [((x', y'), snd jb)]
          end) (snd row)
    end) T.

Lemma in_options_of R T x y x' y' b :
  In ((x', y'), b) (options R T x y) <->
  exists i j, (exists js, In (i, js) T /\ In (j, b) js) /\
    minus x i = Some x' /\ minus y j = Some y' /\ gonep R x' y' = false.
Proof.
  unfold options. rewrite in_flat_map. split.
  - intros [[i js] [I K]]. cbn [fst snd] in K. destruct (minus x i) as [u|] eqn:E; [|destruct K].
    apply in_flat_map in K as [[j c] [J K]]. cbn [fst snd] in K.
    destruct (minus y j) as [v|] eqn:F; [|destruct K]. destruct (gonep R u v) eqn:G; [destruct K|].
    destruct K as [K|[]]. injection K as -> -> ->. exists i, j. eauto 6.
  - intros [i [j [[js [I J]] [E [F G]]]]]. exists (i, js). split; [trivial|]. cbn [fst snd]. rewrite E.
    apply in_flat_map. exists (j, b). split; [trivial|]. cbn [fst snd]. rewrite F, G. simpl. auto.
Qed.

(** The list has all options of a cell of the board, and nothing else. *)
Section Options.
Variables (R : nrules) (W H : N) (x y : positive).
Hypothesis inside : (Npos x <= W)%N /\ (Npos y <= H)%N.
Hypothesis open : terminalp R x y = false.
Let g := game_of (to_rules R).
Let listed := options R (moves_within R W H) x y.

Lemma options_sound x' y' b : In ((x', y'), b) listed ->
  option_of g (place x y) (place x' y') /\ (b = true <-> blockable g (place x y) (place x' y')).
Proof.
  intros I. apply in_options_of in I as [i [j [K [E [F G]]]]]. apply in_moves in K as [_ [_ K]].
  apply option_kind_ok; [trivial|]. unfold option_kind. rewrite !gap_ok, !pred_nat, G.
  apply minus_ok in E, F. pose proof (Pos2Nat.is_pos x'). pose proof (Pos2Nat.is_pos y').
  destruct (Nat.leb_spec (pred (Pos.to_nat x')) (pred (Pos.to_nat x))) as [_|L]; [|lia].
  destruct (Nat.leb_spec (pred (Pos.to_nat y')) (pred (Pos.to_nat y))) as [_|L]; [|lia].
  replace (N.of_nat _) with i by lia. replace (N.of_nat _) with j by lia. trivial.
Qed.

Lemma options_complete w : option_of g (place x y) w ->
  exists x' y' b, w = place x' y' /\ In ((x', y'), b) listed.
Proof.
  intros O. exists (Pos.of_succ_nat (fst w)), (Pos.of_succ_nat (snd w)).
  pose proof (proj2 (optionb_ok _ _ _) O) as E. unfold optionb in E.
  rewrite !andb_true_iff, !negb_true_iff, !Nat.leb_le in E. destruct E as [[[[_ G] L] K] E].
  unfold place in L, K, E. cbn [fst snd] in L, K, E. rewrite (pred_nat x) in L, E. rewrite (pred_nat y) in K, E.
  exists (of_kindb (block_kind (to_rules R)) (pred (Pos.to_nat x) - fst w) (pred (Pos.to_nat y) - snd w)).
  split; [rewrite place_succ; destruct w; reflexivity|].
  pose proof (Pos2Nat.is_pos x). pose proof (Pos2Nat.is_pos y).
  apply in_options_of.
  exists (N.of_nat (pred (Pos.to_nat x) - fst w)), (N.of_nat (pred (Pos.to_nat y) - snd w)).
  rewrite in_moves, move_ok, !Nat2N.id, E, gonep_ok, place_succ, !minus_ok, !SuccNat2Pos.id_succ, !Nat2N.id.
  replace (fst w, snd w) with w by (destruct w; reflexivity). repeat split; trivial; lia.
Qed.
End Options.
