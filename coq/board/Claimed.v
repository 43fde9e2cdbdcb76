(** * The claimed cells of a board

    A claim in binary numbers, the positions that it claims on a board as a set of
    cells, and the proof that these are the claimed positions of [Statement.v]. *)
From Coq Require Import List Arith PArith NArith ZArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit Counting.
Import ListNotations.

Inductive nclaim : Type :=
| NListed (positions : list (N * N))
| NBeatty (m p : N) (l : option N).

Definition to_claim (C : nclaim) : claim :=
  match C with
  | NListed l => Listed (map nats l)
  | NBeatty m p l => Beatty (N.to_nat m) (N.to_nat p) (option_map N.to_nat l)
  end.

Definition of_claim (C : claim) : option nclaim :=
  match C with
  | Listed l => Some (NListed (map binary l))
  | Beatty m p l => Some (NBeatty (N.of_nat m) (N.of_nat p) (option_map N.of_nat l))
  | Same_as _ => None
  end.

Lemma to_of_claim C D : of_claim C = Some D -> to_claim D = C.
Proof.
  destruct C as [l|m p l|]; cbn [of_claim]; intros E; try discriminate; injection E as <-; cbn [to_claim].
  - rewrite (map_id_on nats binary _ nats_binary). reflexivity.
  - rewrite !Nat2N.id. destruct l; cbn [option_map]; rewrite ?Nat2N.id; reflexivity.
Qed.

(** ** Beatty pairs in binary *)

Definition rootn (m p n : N) : N := N.sqrt (n * n * (m * m * p * p + 4)).
Definition an (m p n : N) : N := ((2 * n + rootn m p n - n * (m * p)) / (2 * p))%N.
Definition bn (m p n : N) : N := ((2 * n + rootn m p n + n * (m * p)) / (2 * p))%N.

Definition of_classn (p : N) (l : option Z) (n : N) : bool :=
  match l with None => true | Some l => Z.eqb ((Z.of_N n - l) mod Z.of_N p) 0 end.

Lemma sqrt_Z n : Z.sqrt (Z.of_N n) = Z.of_N (N.sqrt n).
Proof. destruct n; reflexivity. Qed.

Lemma rootn_ok m p n : floor_root (N.to_nat m) (N.to_nat p) (N.to_nat n) = Z.of_N (rootn m p n).
Proof.
  unfold floor_root, rootn. rewrite !N_nat_Z, <- sqrt_Z. f_equal. lia.
Qed.

Lemma rootn_large m p n : (n * (m * p) <= rootn m p n)%N.
Proof.
  unfold rootn. apply N.sqrt_le_square. nia.
Qed.

Lemma an_ok m p n : a_ (N.to_nat m) (N.to_nat p) (N.to_nat n) = Z.of_N (an m p n).
Proof.
  unfold a_, an. rewrite rootn_ok, !N_nat_Z, N2Z.inj_div. pose proof (rootn_large m p n).
  rewrite N2Z.inj_sub by lia. f_equal; lia.
Qed.

Lemma bn_ok m p n : b_ (N.to_nat m) (N.to_nat p) (N.to_nat n) = Z.of_N (bn m p n).
Proof.
  unfold b_, bn. rewrite rootn_ok, !N_nat_Z, N2Z.inj_div. f_equal; lia.
Qed.

Lemma bn_is m p n : (p <> 0)%N -> bn m p n = (an m p n + m * n)%N.
Proof.
  intros Hp. unfold an, bn. pose proof (rootn_large m p n). rewrite <- N.div_add by lia. f_equal. lia.
Qed.

Lemma an_large m p n : (p <> 0)%N -> (n / p <= an m p n)%N.
Proof.
  intros Hp. unfold an. pose proof (rootn_large m p n).
  rewrite <- (N.div_mul_cancel_l n p 2) by lia. apply N.div_le_mono; lia.
Qed.

Lemma of_classn_ok p l n : of_classn p l n = true <-> of_class (N.to_nat p) l (N.to_nat n).
Proof. unfold of_classn, of_class. destruct l; [|tauto]. rewrite Z.eqb_eq, !N_nat_Z. tauto. Qed.

(** The pair of n, both ways round, as far as l allows. *)
Definition pair_of (m p : N) (l : option N) (n : N) : list (N * N) :=
  let a := an m p n in
  let b := bn m p n in
  (if of_classn p (option_map Z.of_N l) n then [(a, b)] else []) ++
  (if of_classn p (option_map (fun l => - Z.of_N l)%Z l) n then [(b, a)] else []).

Lemma in_pair_of m p l n x y :
  In (x, y) (pair_of m p l n) <->
  (x = an m p n /\ y = bn m p n /\ of_classn p (option_map Z.of_N l) n = true) \/
  (x = bn m p n /\ y = an m p n /\ of_classn p (option_map (fun l => - Z.of_N l)%Z l) n = true).
Proof.
  unfold pair_of. cbn zeta. rewrite in_app_iff.
  destruct (of_classn p (option_map Z.of_N l) n), (of_classn p (option_map (fun l => - Z.of_N l)%Z l) n);
    cbn [In]; intuition (try congruence).
Qed.

Lemma beatty_ok m p l x y :
  beatty (N.to_nat m) (N.to_nat p) (option_map N.to_nat l) (N.to_nat x, N.to_nat y) <->
  exists n, In (x, y) (pair_of m p l n).
Proof.
  assert (L1 : option_map Z.of_nat (option_map N.to_nat l) = option_map Z.of_N l).
  { destruct l; cbn [option_map]; rewrite ?N_nat_Z; reflexivity. }
  assert (L2 : option_map (fun l => - Z.of_nat l)%Z (option_map N.to_nat l) = option_map (fun l => - Z.of_N l)%Z l).
  { destruct l; cbn [option_map]; rewrite ?N_nat_Z; reflexivity. }
  unfold beatty. cbn [fst snd]. split.
  - intros [n H]. exists (N.of_nat n). apply in_pair_of. rewrite !of_classn_ok, Nat2N.id.
    rewrite <- (Nat2N.id n), an_ok, bn_ok, !N_nat_Z, !N2Z.inj_iff in H. rewrite Nat2N.id in H.
    rewrite <- L1, <- L2. exact H.
  - intros [n H]. exists (N.to_nat n). apply in_pair_of in H. rewrite !of_classn_ok in H.
    rewrite an_ok, bn_ok, !N_nat_Z, !N2Z.inj_iff.
    rewrite <- L1, <- L2 in H. exact H.
Qed.

(** ** The positions claimed, up to a bound *)

Definition sensible (C : nclaim) : bool :=
  match C with NListed _ => true | NBeatty m p _ => (0 <? m)%N && (0 <? p)%N end.

Definition listing (C : nclaim) (bound : N) : list (N * N) :=
  match C with
  | NListed l => l
  | NBeatty m p l => flat_map (pair_of m p l) (upto bound)
  end.

Lemma listing_sound C bound x y : In (x, y) (listing C bound) -> claims (to_claim C) (N.to_nat x, N.to_nat y).
Proof.
  destruct C as [l|m p l]; cbn [listing to_claim claims].
  - intros I. apply in_map_iff. exists (x, y). auto.
  - intros I. apply in_flat_map in I as [n [_ I]]. apply beatty_ok. eauto.
Qed.

Lemma listing_complete C bound x y : sensible C = true ->
  (x < bound)%N -> (y < bound)%N ->
  claims (to_claim C) (N.to_nat x, N.to_nat y) -> In (x, y) (listing C bound).
Proof.
  destruct C as [l|m p l]; cbn [listing to_claim claims sensible]; intros S X Y H.
  - apply in_map_iff in H as [[u v] [E I]]. unfold nats in E. cbn [fst snd] in E. injection E as E F.
    apply N2Nat.inj in E, F. subst. trivial.
  - apply andb_true_iff in S as [M P]. apply N.ltb_lt in M, P.
    apply beatty_ok in H as [n H]. apply in_flat_map. exists n. split; [|trivial]. apply in_upto.
    assert (B : (n <= bn m p n)%N) by (rewrite bn_is by lia; nia).
    apply in_pair_of in H as [[E [F _]]|[E [F _]]]; lia.
Qed.

Definition add_all (l : list (N * N)) (S : cells_set) : cells_set :=
  fold_left (fun S v => add2 (N.succ_pos (fst v)) (N.succ_pos (snd v)) tt S) l S.

Definition claimed (C : nclaim) (bound : N) : cells_set := add_all (listing C bound) (PositiveMap.empty _).

Lemma succ_pred x : N.succ_pos (Pos.pred_N x) = x.
Proof.
  assert (E : Npos (N.succ_pos (Pos.pred_N x)) = Npos x) by (rewrite N.succ_pos_spec, N.pos_pred_spec; lia).
  injection E. trivial.
Qed.

Lemma mem_add_all l : forall S x y,
  mem (add_all l S) x y = true <-> In (Pos.pred_N x, Pos.pred_N y) l \/ mem S x y = true.
Proof.
  induction l as [|[a b] l IH]; intros S x y; cbn [add_all fold_left In]; [tauto|].
  fold (add_all l (add2 (N.succ_pos (fst (a, b))) (N.succ_pos (snd (a, b))) tt S)).
  rewrite IH, mem_add2, orb_true_iff, andb_true_iff, !Pos.eqb_eq. cbn [fst snd].
  assert (E : (a, b) = (Pos.pred_N x, Pos.pred_N y) <-> x = N.succ_pos a /\ y = N.succ_pos b).
  { split.
    - intros E. injection E as -> ->. rewrite !succ_pred. auto.
    - intros [-> ->]. rewrite !N.pos_pred_succ. reflexivity. }
  tauto.
Qed.

Theorem claimed_ok C bound x y : sensible C = true ->
  (Npos x <= bound)%N -> (Npos y <= bound)%N ->
  (mem (claimed C bound) x y = true <-> claims (to_claim C) (place x y)).
Proof.
  intros S X Y. unfold claimed. rewrite mem_add_all, mem_empty. unfold place. split.
  - intros [I|I]; [|discriminate]. apply (listing_sound C bound). trivial.
  - intros H. left. apply listing_complete; trivial; rewrite N.pos_pred_spec; lia.
Qed.
