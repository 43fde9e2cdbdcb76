(** * The classes of moves of a game

    The moves of a game fall into disjoint classes: on one heap only ([axis]); on
    the lines of the bishops, and multiples of (g, g), both of which need i - j in a
    window and i modulo something ([diagonal]); within a bound ([bounded]); on a
    line of multiples of (v, w) ([ray]); single vectors ([single]). A move that
    several parts of the rules make is in the first of these classes. Definitions
    only; that each move has the right weight is proved in [Partition.v]. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Forms.
Import ListNotations.

Section Classes.
Variable R : rules.

(** ** The parts of the rules, by kind *)

Definition rooks : list (nat * list nat) :=
  flat_map (fun m => match m with Rook q r => [(q, r)] | _ => [] end) (moves R).
Definition bishops : list (nat * nat) :=
  flat_map (fun m => match m with Bishop w s => [(w, s)] | _ => [] end) (moves R).
Definition points : list (nat * nat) :=
  flat_map (fun m => match m with Vectors vs => vs | _ => [] end) (moves R).
Definition rays : list (nat * nat) :=
  flat_map (fun m => match m with Multiples vs => vs | _ => [] end) (moves R).
Definition bounds : list (nat * nat) :=
  flat_map (fun m => match m with Bound s t => [(s, t)] | _ => [] end) (moves R).

(** The weight of a move: 0 if illegal, 1 if blockable, else k. *)
Definition threshold : nat := S (block_number R).
Definition wgt (i j : nat) : nat :=
  if legalb R i j
  then if of_kindb (block_kind R) i j then 1 else threshold
  else 0.

(** The weight of a legal move that changes both heaps. *)
Definition both_weight (equal : bool) : nat :=
  match block_kind R with
  | Roob _ => threshold
  | Any => 1
  | Bishop_type => if equal then 1 else threshold
  end.

Definition maximum (l : list nat) : nat := fold_right Nat.max 0 l.
Definition minimum (l : list nat) : nat := fold_right Nat.min (maximum l) l.
Definition lcm_of (l : list nat) : nat := fold_right Nat.lcm 1 l.

Definition wide : nat := maximum (map fst bishops).

(** ** One heap: the length n exactly up to T, and modulo the period *)

Section Axis.
Variable first : bool.                    (* the first heap, or the second *)
Variable T : nat.

Definition axis_rays : list nat :=
  flat_map (fun vw =>
    if first then (if snd vw =? 0 then [fst vw] else [])
    else (if fst vw =? 0 then [snd vw] else [])) rays.
Definition period : nat := lcm_of (map fst rooks ++ axis_rays).
Definition one (n : nat) : nat := if first then wgt n 0 else wgt 0 n.

(** From here on the weight depends on n modulo the period only. *)
Definition settled : nat :=
  maximum [maximum (map (fun p => fst p + snd p) points); wide;
           match block_kind R with Roob l => l | _ => 0 end].
Definition far (c : nat) : nat := c + period * S settled.
Definition nothing_far : bool := forallb (fun c => one (far c) =? 0) (seq 0 period).

Definition axis_forms : list form :=
  let a := if first then 1%Z else 0%Z in
  let b := if first then 0%Z else 1%Z in
  (if T =? 0 then [] else [Form a b 0 1 (Z.of_nat T) true nothing_far]) ++
  (if period =? 1 then [] else [Form a b (Z.of_nat period) 0 0 false false]).

Definition residue (os : list seen) : nat :=
  match last os Low with At c => Z.to_nat c | _ => 0 end.
Definition axis_residue (os : list seen) : nat := if period =? 1 then 0 else residue os.

Definition axis_weight (os : list seen) : nat :=
  match (if T =? 0 then High else hd High os) with
  | At n => one (Z.to_nat n)
  | _ => one (far (axis_residue os))
  end.

(** T is right if beyond it the weight is the one that it will have for ever. *)
Definition axis_ok : bool :=
  forallb (fun n => (n <=? T) || (one n =? one (far (n mod period)))) (seq 1 settled).

Definition axis : list cls :=
  if (T =? 0) && nothing_far then []
  else [Cls first (negb first) axis_forms axis_weight].
End Axis.

(** ** Diagonals: i - j in a window, i modulo the steps *)

Definition diagonal_rays : list nat :=
  flat_map (fun vw => if fst vw =? snd vw then [fst vw] else []) rays.
Definition by_diagonal (i j : nat) : bool :=
  existsb (fun b => bishopb b i j) bishops ||
  ((i =? j) && existsb (fun g => dividesb g i) diagonal_rays).

Definition steps : nat := lcm_of (map snd bishops ++ diagonal_rays).
Definition window : nat := Nat.max wide 1.
Definition has_diagonal : bool :=
  match bishops, diagonal_rays with [], [] => false | _, _ => true end.

Definition diagonal_forms (drop : bool) : list form :=
  Form 1 (-1) 0 (1 - Z.of_nat window) (Z.of_nat window - 1) drop drop ::
  (if steps =? 1 then [] else [Form 1 0 (Z.of_nat steps) 0 0 false false]).

(** The same from i - j = d and from c, which is i modulo the steps. *)
Definition diagonal_seen (d c : Z) : bool :=
  existsb (fun ws => (Z.abs d <? Z.of_nat (fst ws))%Z &&
                     ((c - Z.max d 0) mod Z.of_nat (snd ws) =? 0)%Z) bishops ||
  ((d =? 0)%Z && existsb (fun g => (c mod Z.of_nat g =? 0)%Z) diagonal_rays).
Definition diagonal_of (os : list seen) : bool :=
  match os with
  | At d :: rest => diagonal_seen d (match rest with At c :: _ => c | _ => 0%Z end)
  | _ => false
  end.
Definition equal_of (os : list seen) : bool :=
  match os with At d :: _ => (d =? 0)%Z | _ => false end.

Definition diagonal : list cls :=
  if has_diagonal
  then [Cls true true (diagonal_forms true)
         (fun os => if diagonal_of os then both_weight (equal_of os) else 0)]
  else [].

(** ** Bounds: j < s i + t and i < s j + t, as signs of two forms *)

Definition by_bound (i j : nat) : bool := existsb (fun b => boundb b i j) bounds.

Definition alone : bool := match bounds with [_] => true | _ => false end.
Definition bound_forms (st : nat * nat) : list form :=
  let s := Z.of_nat (fst st) in
  let e := (1 - Z.of_nat (snd st))%Z in
  [Form s (-1) 0 e e alone false; Form (-1) s 0 e e alone false].
Definition not_low (o : seen) : bool := match o with Low => false | _ => true end.
Fixpoint bound_of (bs : list (nat * nat)) (os : list seen) : bool :=
  match bs, os with
  | _ :: bs, o1 :: o2 :: os => (not_low o1 && not_low o2) || bound_of bs os
  | _, _ => false
  end.

(** i - j is needed if diagonals are to be left out, or if i = j matters. *)
Definition need_difference : bool :=
  has_diagonal || match block_kind R with Bishop_type => true | _ => false end.
Definition difference_forms : list form :=
  if need_difference then diagonal_forms false else [].

Definition bounded : list cls :=
  match bounds with
  | [] => []
  | _ =>
      let d := length difference_forms in
      [Cls true true (difference_forms ++ flat_map bound_forms bounds)
        (fun os =>
           let here := firstn d os in
           if bound_of bounds (skipn d os) && negb (diagonal_of here)
           then both_weight (equal_of here) else 0)]
  end.

(** ** Lines of multiples of (v, w), v and w positive and different *)

Definition slanted : list (nat * nat) :=
  filter (fun vw => (0 <? fst vw) && (0 <? snd vw) && negb (fst vw =? snd vw)) rays.

Section Ray.
Variable before : list (nat * nat).       (* the lines whose classes come first *)
Variable r : nat * nat.
Local Notation v := (fst r).
Local Notation w := (snd r).

Definition counted_before (i j : nat) : bool :=
  by_diagonal i j || by_bound i j || existsb (fun q => multipleb q i j) before.

(** (tv, tw) exactly for t up to [ray_T], and t modulo [ray_period]. *)
Definition ray_T : nat := Nat.max wide (maximum (map snd bounds)).
Definition parallel (q : nat * nat) : bool := v * snd q =? w * fst q.
Definition ray_period : nat := lcm_of (map fst (filter parallel before)).

Definition ray_forms : list form :=
  Form (Z.of_nat w) (- Z.of_nat v) 0 0 0 true true ::
  (if ray_T =? 0 then [] else [Form 1 0 0 1 (Z.of_nat (ray_T * v)) true false]) ++
  (if v * ray_period =? 1 then []
   else [Form 1 0 (Z.of_nat (v * ray_period)) 0 0 false false]).

Definition ray_at (t : nat) : nat :=
  if counted_before (t * v) (t * w) then 0 else both_weight false.
Definition ray_weight (os : list seen) : nat :=
  match os with
  | At 0%Z :: rest =>
      match (if ray_T =? 0 then High else hd High rest) with
      | At i => if dividesb v (Z.to_nat i) then ray_at (Z.to_nat i / v) else 0
      | _ =>
          let c := if v * ray_period =? 1 then 0 else residue rest in
          if dividesb v c then ray_at (c / v + ray_period * S ray_T) else 0
      end
  | _ => 0
  end.
Definition ray : cls := Cls true true ray_forms ray_weight.
End Ray.

Fixpoint ray_classes (before rs : list (nat * nat)) : list cls :=
  match rs with
  | [] => []
  | r :: rs => ray before r :: ray_classes (before ++ [r]) rs
  end.

(** ** Single vectors: i and j exactly *)

Definition singles : list (nat * nat) :=
  filter (fun p => (0 <? fst p) && (0 <? snd p) &&
                   negb (counted_before slanted (fst p) (snd p))) points.
Definition single_forms : list form :=
  [Form 1 0 0 (Z.of_nat (minimum (map fst singles))) (Z.of_nat (maximum (map fst singles)))
     true true;
   Form 0 1 0 (Z.of_nat (minimum (map snd singles))) (Z.of_nat (maximum (map snd singles)))
     true true].
Definition single_weight (os : list seen) : nat :=
  match os with
  | [At i; At j] =>
      if existsb (fun p => (Z.to_nat i =? fst p) && (Z.to_nat j =? snd p)) singles
      then both_weight (i =? j)%Z else 0
  | _ => 0
  end.
Definition single : list cls :=
  match singles with [] => [] | _ => [Cls true true single_forms single_weight] end.

(** ** All of them; Tx and Ty say from where on rook moves are periodic *)

Definition classes_of (Tx Ty : nat) : list cls :=
  axis true Tx ++ axis false Ty ++ diagonal ++ bounded ++
  ray_classes [] slanted ++ single.

(** What is needed of the rules: moduli, steps and slopes are positive, no vector
    is (0, 0); and that Tx and Ty are right. *)
Definition rules_ok (Tx Ty : nat) : bool :=
  forallb (fun qr => 1 <=? fst qr) rooks &&
  forallb (fun ws => 1 <=? snd ws) bishops &&
  forallb (fun vw => 1 <=? fst vw + snd vw) rays &&
  forallb (fun st => 1 <=? fst st) bounds &&
  axis_ok true Tx && axis_ok false Ty.
End Classes.
