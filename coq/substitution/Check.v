(** * The check of a substitution for mWN^(l,p)

    Definitions only; what passing it means is proved in [Sound.v]. Whether the
    rook joins two columns of a row depends on the columns modulo p. These follow
    from the _state_ of the row x: the letter of x; how often each letter stands
    before x, modulo p; and, if x is one of the d_n, its c_n modulo p. The states
    of the numbers that row x writes follow from the state of x. So the states that
    occur are finitely many, and they are checked one by one. *)
From Coq Require Import List Arith ZArith FMapPositive.
From Wythoff.substitution Require Import Words.
Import ListNotations.
Local Open Scope bool_scope.
Local Open Scope Z_scope.

Record state : Type := State { sort : letter; counts : list Z; parent : option Z }.

Section Check.
Variables m p l : nat.
Variable R : rules.
Let P : Z := Z.of_nat p.
Let L : Z := Z.of_nat (Nat.max 1 l).

(** ** The rules, as they stand *)

(** The growth of d - c over a step; the first step of a row also leads to a new c,
    except in row 0, where it follows upon (0, 0). *)
Definition growth_ok (g : nat) : bool := (g =? m)%nat || (2 <=? m)%nat && (g =? S m)%nat.
Fixpoint steps_ok (enters : nat) (steps : list (nat * letter)) : bool :=
  match steps with
  | [] => true
  | (s, b) :: more =>
      (enters <? s)%nat && growth_ok (s - enters) && (2 <=? b)%nat && (b <? length R)%nat && steps_ok 0 more
  end.
Definition enters (a : letter) : nat := if (a =? origin)%nat then 0%nat else 1%nat.
Definition rule_ok (a : letter) : bool :=
  match rule R a with [] => false | _ => steps_ok (enters a) (rule R a) end.
Definition rules_ok : bool :=
  (1 <=? m)%nat && (1 <=? p)%nat && (2 <=? length R)%nat && forallb rule_ok (seq 0 (length R)).

(** ** The row of a state *)

(** Is the column [y] reached by the rook from [y1]? Both are known modulo p. *)
Definition hit (y y1 : Z) : bool := (y - y1) mod P <? L.

(** [columns]: those of the row so far; [d]: the last number that is written. No
    column is joined with one before it; where d - c grows by m + 1, the place
    before the new column is hit; and in the end, every place is. *)
Fixpoint row_ok (enters : nat) (columns : list Z) (d : Z) (steps : list (nat * letter)) : bool :=
  match steps with
  | [] => forallb (fun r => existsb (hit (Z.of_nat r)) columns) (seq 0 p)
  | (s, _) :: more =>
      let y := (d + Z.of_nat s) mod P in
      forallb (fun y1 => negb (hit y y1)) columns &&
      (if (s - enters =? S m)%nat then existsb (hit (y - 1)) columns else true) &&
      row_ok 0 (y :: columns) y more
  end.

(** ** The states that row x writes *)

(** How often [b] is written by each letter; [total] of them, for given counts. *)
Definition line (b : letter) : list Z :=
  map (fun a => Z.of_nat (count_occ Nat.eq_dec (written (rule R a)) b)) (seq 0 (length R)).
Fixpoint total (u v : list Z) : Z :=
  match u, v with x :: u', y :: v' => x * y + total u' v' | _, _ => 0 end.

(** The counts in the word before the row is read; [lines] are all lines. *)
Definition before (lines : list (list Z)) (V : list Z) : list Z :=
  match map (fun u => total u V mod P) lines with
  | [] => []
  | n :: more => (n + 1) mod P :: more
  end.
Fixpoint one_more (b : letter) (V : list Z) : list Z :=
  match V, b with
  | [], _ => []
  | n :: more, O => (n + 1) mod P :: more
  | n :: more, S b' => n :: one_more b' more
  end.
Fixpoint children (V : list Z) (x : Z) (letters : list letter) : list state :=
  match letters with
  | [] => []
  | b :: more => State b V (if (b =? plain)%nat then None else Some x) :: children (one_more b V) x more
  end.
Definition sum (V : list Z) : Z := fold_right Z.add 0 V.

Definition next (lines : list (list Z)) (s : state) : list state :=
  children (before lines (counts s)) (sum (counts s) mod P) (written (rule R (sort s))).
Definition state_ok (lines : list (list Z)) (s : state) : bool :=
  row_ok (enters (sort s)) (match parent s with Some y => [y] | None => [] end)
    (sum (before lines (counts s)) - 1) (rule R (sort s)).

(** The state of 0. *)
Definition start : state := State origin (map (fun _ => 0) R) (Some 0).

(** ** Sets of states *)
Definition key (s : state) : positive :=
  Z.to_pos (1 + fold_right (fun n k => n + P * k)
    (Z.of_nat (sort s) * (P + 1) + match parent s with Some y => y + 1 | None => 0 end) (counts s)).
Fixpoint same_counts (u v : list Z) : bool :=
  match u, v with
  | [], [] => true
  | x :: u', y :: v' => (x =? y) && same_counts u' v'
  | _, _ => false
  end.
Definition same_parent (x y : option Z) : bool :=
  match x, y with Some a, Some b => a =? b | None, None => true | _, _ => false end.
Definition same (s t : state) : bool :=
  (sort s =? sort t)%nat && same_counts (counts s) (counts t) && same_parent (parent s) (parent t).
Definition member (set : PositiveMap.t state) (s : state) : bool :=
  match PositiveMap.find (key s) set with Some t => same t s | None => false end.
Definition insert (s : state) (set : PositiveMap.t state) : PositiveMap.t state := PositiveMap.add (key s) s set.

(** ** The states that occur

    A search, of which nothing is to be believed: at most 2 ^ [fuel] rounds, in each
    of which one state of [todo] is taken and its children are added. It ends with a
    state that does not pass. *)
Definition round (lines : list (list Z)) (found : PositiveMap.t state * list state * list state) :=
  match found with
  | (set, seen, todo) =>
      match todo with
      | [] => found
      | s :: rest =>
          if negb (state_ok lines s) then (set, seen, []) else
          fold_left (fun f t => match f with (set', seen', todo') =>
                       if member set' t then f else (insert t set', t :: seen', t :: todo') end)
            (next lines s) (set, seen, rest)
      end
  end.
Fixpoint rounds (fuel : nat) (lines : list (list Z)) found :=
  match fuel with
  | O => round lines found
  | S less =>
      let half := rounds less lines found in
      match half with (_, _, []) => half | _ => rounds less lines half end
  end.
Definition search (lines : list (list Z)) : list state :=
  match rounds 20 lines (insert start (PositiveMap.empty state), [start], [start]) with (_, seen, _) => seen end.

(** The check: the rules are as they should be, and the states that were found are
    all that occur, and pass. *)
Definition closed (lines : list (list Z)) (states : list state) : bool :=
  let set := fold_right insert (PositiveMap.empty state) states in
  member set start && forallb (fun s => state_ok lines s && forallb (member set) (next lines s)) states.
Definition all_lines : list (list Z) := map line (seq 0 (length R)).
Definition check : bool := rules_ok && (let lines := all_lines in closed lines (search lines)).
End Check.
