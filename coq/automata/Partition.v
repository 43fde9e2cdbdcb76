(** * Every move has its weight exactly once

    For all i and j the classes of [Classes.v] together give the move (i, j) the
    weight that the rules give it. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms Classes OneHeap BothHeaps Lines.
Import ListNotations.

(** No class counts a move that makes a heap larger. *)
Theorem gw_positive classes i j : (i < 0 \/ j < 0)%Z -> gw classes i j = 0.
Proof.
  intros H. apply sum_zero. intros c _. unfold classw.
  replace (okn (needx c) i && okn (needy c) j) with false; [reflexivity|]. symmetry.
  apply andb_false_iff. unfold okn.
  destruct H; [left; destruct (needx c)|right; destruct (needy c)];
    (apply Z.ltb_ge || apply Z.eqb_neq); lia.
Qed.

Section Partition.
Variable R : rules.
Variables Tx Ty : nat.
Hypothesis ok : rules_ok R Tx Ty = true.

(** Classes of the other kind give nothing. *)
Lemma both_need c : In c (diagonal R ++ bounded R ++ ray_classes R [] (slanted R) ++ single R) ->
  needx c = true /\ needy c = true.
Proof.
  rewrite !in_app_iff. intros [I|[I|[I|I]]].
  - unfold diagonal in I. destruct (has_diagonal R); [|destruct I]. destruct I as [<-|[]]. auto.
  - unfold bounded in I. destruct (bounds R); [destruct I|]. destruct I as [<-|[]]. auto.
  - revert I. generalize (@nil (nat * nat)). induction (slanted R) as [|r l IH];
      intros b I; [destruct I|]. destruct I as [<-|I]; [auto|]. exact (IH _ I).
  - unfold single in I. destruct (singles R); [destruct I|]. destruct I as [<-|[]]. auto.
Qed.

Lemma both_nothing i j : i = 0 \/ j = 0 ->
  sum (fun c => classw c (Z.of_nat i) (Z.of_nat j))
    (diagonal R ++ bounded R ++ ray_classes R [] (slanted R) ++ single R) = 0.
Proof.
  intros H. apply sum_zero. intros c I. apply both_need in I as [X Y].
  unfold classw. rewrite X, Y. cbn [okn].
  destruct (Z.ltb_spec 0 (Z.of_nat i)), (Z.ltb_spec 0 (Z.of_nat j)); cbn [andb]; trivial; lia.
Qed.

Lemma axis_nothing (first : bool) (T i j : nat) :
  (if first then i = 0 \/ 0 < j else j = 0 \/ 0 < i) ->
  sum (fun c => classw c (Z.of_nat i) (Z.of_nat j)) (axis R first T) = 0.
Proof.
  intros H. unfold axis. destruct (_ && _); [reflexivity|]. cbn [sum fold_right].
  rewrite Nat.add_0_r. unfold classw. cbn [needx needy].
  destruct first; cbn [okn negb];
    destruct (Z.ltb_spec 0 (Z.of_nat i)), (Z.ltb_spec 0 (Z.of_nat j)),
      (Z.eqb_spec (Z.of_nat i) 0), (Z.eqb_spec (Z.of_nat j) 0); cbn [andb]; trivial; lia.
Qed.

(** A legal move on both heaps, part by part, and its weight. *)
Lemma legal_both i j : 1 <= i -> 1 <= j -> legalb R i j =
  by_diagonal R i j || by_bound R i j || existsb (fun q => multipleb q i j) (slanted R) ||
  existsb (fun p => vectorb p i j) (points R).
Proof using ok.
  intros Hi Hj. rewrite legal_parts.
  rewrite (existsb_false _ _ (rooks R)).
  2:{ intros qr _. unfold rookb, one_heapb. destruct i, j; try lia. reflexivity. }
  assert (M : existsb (fun q => multipleb q i j) (rays R) =
    ((i =? j) && existsb (fun g => dividesb g i) (diagonal_rays R)) ||
    existsb (fun q => multipleb q i j) (slanted R)).
  { destruct (ok_parts R Tx Ty ok) as [_ [_ [V _]]]. unfold diagonal_rays, slanted.
    induction (rays R) as [|[a b] l IH]; [rewrite andb_false_r; reflexivity|].
    cbn [existsb flat_map filter fst snd]. rewrite IH by (intros; apply V; simpl; auto).
    rewrite existsb_app. specialize (V (a, b) (or_introl eq_refl)). cbn [fst snd] in V.
    assert (E : multipleb (a, b) i j =
      if a =? b then (i =? j) && dividesb a i
      else if (0 <? a) && (0 <? b) then multipleb (a, b) i j else false).
    { apply eq_iff_eq_true. rewrite multipleb_ok. cbn [fst snd].
      destruct (Nat.eqb_spec a b) as [<-|N].
      - rewrite andb_true_iff, Nat.eqb_eq, dividesb_ok. split.
        + intros [_ [t [-> ->]]]. split; [reflexivity|]. exists t. reflexivity.
        + intros [<- [t Et]]. split; [lia|]. exists t. auto.
      - destruct (Nat.ltb_spec 0 a), (Nat.ltb_spec 0 b); cbn [andb].
        1: rewrite multipleb_ok; tauto.
        all: split; [|discriminate]; intros [_ [t [E1 E2]]]; exfalso; nia. }
    rewrite E. destruct (Nat.eqb_spec a b) as [<-|N].
    - rewrite andb_false_r. cbn [existsb negb].
      repeat match goal with |- context [existsb ?f ?x] => generalize (existsb f x); intro end.
      destruct (i =? j), (dividesb a i), b, b0; reflexivity.
    - cbn [existsb negb]. rewrite andb_true_r, orb_false_l.
      destruct ((0 <? a) && (0 <? b)); cbn [existsb]; [|reflexivity].
      repeat match goal with |- context [existsb ?f ?x] => generalize (existsb f x); intro end.
      destruct (multipleb (a, b) i j), (i =? j), b0, b1; reflexivity. }
  rewrite M. unfold by_diagonal, by_bound.
  repeat match goal with |- context [existsb ?f ?x] => generalize (existsb f x); intro end.
  destruct (i =? j), b, b0, b1, b2, b3; reflexivity.
Qed.

Lemma weight_both i j : 1 <= i -> 1 <= j ->
  wgt R i j = if legalb R i j then both_weight R (i =? j) else 0.
Proof.
  intros Hi Hj. unfold wgt, both_weight. destruct (legalb R i j); [|reflexivity].
  destruct (block_kind R); cbn [of_kindb]; trivial.
  unfold one_heapb. destruct i, j; try lia. reflexivity.
Qed.

Lemma legal_nothing : legalb R 0 0 = false.
Proof.
  apply not_true_is_false. intros H. apply legalb_ok in H as [m [_ H]].
  apply makes_something in H. lia.
Qed.

Theorem gw_weight i j : gw (classes_of R Tx Ty) (Z.of_nat i) (Z.of_nat j) = wgt R i j.
Proof using ok.
  unfold gw, classes_of. rewrite sum_app, sum_app.
  destruct (ok_parts R Tx Ty ok) as [_ [_ [_ [_ [OX OY]]]]].
  destruct (Nat.eq_dec i 0) as [->|Ni], (Nat.eq_dec j 0) as [->|Nj].
  - rewrite !axis_nothing, both_nothing by auto. unfold wgt.
    rewrite legal_nothing. reflexivity.
  - rewrite (axis_nothing true), both_nothing by auto.
    pose proof (axis_sum R Tx Ty ok false Ty OY j) as A. unfold mi, mj, one in A.
    rewrite A by lia. lia.
  - rewrite (axis_nothing false), both_nothing by auto.
    pose proof (axis_sum R Tx Ty ok true Tx OX i) as A. unfold mi, mj, one in A.
    rewrite A by lia. lia.
  - rewrite !axis_nothing by lia. rewrite !sum_app.
    rewrite (diagonal_sum R Tx Ty ok), (bounded_sum R Tx Ty ok) by lia.
    rewrite (rays_sum R Tx Ty ok), single_sum by
      (lia || (cbn [app]; apply slanted_proper)).
    rewrite weight_both, legal_both by lia. unfold counted_before. cbn [existsb].
    destruct (by_diagonal R i j), (by_bound R i j),
      (existsb (fun q => multipleb q i j) (slanted R)),
      (existsb (fun p => vectorb p i j) (points R)); cbn [andb orb negb]; lia.
Qed.
End Partition.
