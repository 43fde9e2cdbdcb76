(** * The moves and the games of the paper

    Definitions only, numbered as in the paper (U. Larsson, _Restrictions of
    m-Wythoff Nim and p-complementary Beatty sequences_); what a P-position is
    stands in [Game.v]. Nothing is proved here. *)
From Coq Require Import ZArith Arith.
From Wythoff Require Export Game.

(** ** Definitions 2 and 3: the moves *)

(** As in Nim: [k > 0] tokens are taken from one of the heaps. *)
Definition nim (k : nat) (v w : position) : Prop :=
  0 < k /\
  (fst v = fst w + k /\ snd v = snd w \/ fst v = fst w /\ snd v = snd w + k).

(** The rook, and a rook whose lengths are restricted to a set [L]. *)
Definition rook (v w : position) : Prop := exists k, nim k v w.
Definition rook_by (L : nat -> Prop) (v w : position) : Prop :=
  exists k, L k /\ nim k v w.

(** Definition 2 (i): the (l, p)-rook moves by lengths ip + j > 0, i >= 0 and
    j in {0, ..., l - 1}. The (0, p)-rook, or p-rook, moves by multiples of p:
    for l = 0 the printed set of the j is empty, and it is read as {0}. *)
Definition lp_rook (l p : nat) : position -> position -> Prop :=
  rook_by (fun k => exists i j, k = i * p + j /\ (j < l \/ l = 0 /\ j = 0)).

(** Definition 2 (ii): the m-bishop moves 0 <= i < m rook-type positions and
    then j >= 0 bishop-type positions, i + j > 0. *)
Definition bishop (m : nat) (v w : position) : Prop :=
  exists i j, i < m /\ 0 < i + j /\
    (fst v = fst w + i + j /\ snd v = snd w + j \/
     fst v = fst w + j /\ snd v = snd w + i + j).

(** Definition 3: a roob-type option is a rook-type option that is not of the
    form of the m-bishop. *)
Definition roob (m : nat) (v w : position) : Prop := rook v w /\ ~ bishop m v w.

(** ** Definition 4: the games *)

(** A game of these moves in which nothing may be blocked. *)
Definition without_blocks (move : position -> position -> Prop) : game :=
  Game move (fun v w => False) 0 normal_play.

(** (i) mWN^p: the m-bishop or the rook; at most p - 1 roob-type options may be
    blocked. *)
Definition mWN_blocking (m p : nat) : game :=
  Game (fun v w => bishop m v w \/ rook v w) (roob m) (p - 1) normal_play.

(** (ii) mWN^(l,p): the m-bishop or the (l, p)-rook. mWN^(p) is the case l = 0. *)
Definition mWN_modulo (m l p : nat) : game :=
  without_blocks (fun v w => bishop m v w \/ lp_rook l p v w).

(** (iiia) m x pWN_l: the (mp)-bishop or the rook, but for l > 0 it is not
    allowed to move to (i, j) with 0 <= i < ml and 0 <= j < m(p - l). This
    rectangle is no part of the board. *)
Definition removed (m p l : nat) (v : position) : Prop :=
  0 < l /\ fst v < m * l /\ snd v < m * (p - l).
Definition mxpWN_shifted (m p l : nat) : game :=
  without_blocks
    (fun v w => (bishop (m * p) v w \/ rook v w) /\ ~ removed m p l w).

(** (iiib) m x pWN: before the first move the second player chooses l, and then
    m x pWN_l is played. He wins from [v] if some l makes [v] a P-position. He
    may choose only an l whose board contains [v]: the paper does not say so,
    but without this convention he may also put the rectangle around [v]. *)
Definition mxpWN_second_wins (m p : nat) (v : position) : Prop :=
  exists l, l < p /\ ~ removed m p l v /\ Pposition (mxpWN_shifted m p l) v.
Definition mxpWN_second_wins_literally (m p : nat) (v : position) : Prop :=
  exists l, l < p /\ Pposition (mxpWN_shifted m p l) v.

(** ** Games that are not in Definition 4 *)

(** mWN^p_l of the Remark in Section 7: as mWN^p, but with l-roob-type options
    to block, that is, rook-type options that are no l-bishop options. *)
Definition mWN_blocking_l (m p l : nat) : game :=
  Game (fun v w => bishop m v w \/ rook v w) (roob l) (p - 1) normal_play.

(** The m-bishop, or a rook whose lengths modulo q are in [R]. *)
Definition mWN_residues (m q : nat) (R : nat -> Prop) : game :=
  without_blocks
    (fun v w => bishop m v w \/ rook_by (fun k => R (k mod q)) v w).

(** Misere play of a game: a player who has no option wins. *)
Definition misere (g : game) : game :=
  Game (option_of g) (blockable g) (at_most g) misere_play.

(** ** Sets of pairs *)

(** v = {x, y}, that is, (x, y) or (y, x). *)
Definition is_pair (v : position) (x y : Z) : Prop :=
  Z.of_nat (fst v) = x /\ Z.of_nat (snd v) = y \/
  Z.of_nat (fst v) = y /\ Z.of_nat (snd v) = x.

(** v is in { {x_i, y_i} | i >= 0 }, for sequences of integers and of numbers. *)
Definition in_pairs (x y : nat -> Z) (v : position) : Prop :=
  exists i, is_pair v (x i) (y i).
Definition in_nat_pairs (x y : nat -> nat) (v : position) : Prop :=
  exists i, v = (x i, y i) \/ v = (y i, x i).
