(** * What a certificate of a board says

    Definitions only: a reader compares them with the certificate's manifest. The
    theorems about the checker ([Leaf.v], [Parts.v], [Rows.v]) end in these. *)
From Coq Require Import List Arith ZArith.
From Wythoff Require Import Game Rules.
Import ListNotations.

(** The n-th Beatty pair of equations (2) and (3) of the paper, in whole numbers:
    a_n and b_n are the floors of (n (2 -+ mp) + sqrt (n^2 (m^2 p^2 + 4))) / 2p, and the
    root may be floored first. [Beatty_reals.v] proves that these are the numbers of
    [Beatty.v], which are defined with Coq's real numbers. *)
Definition floor_root (m p n : nat) : Z :=
  let m := Z.of_nat m in let p := Z.of_nat p in let n := Z.of_nat n in
  Z.sqrt (n * n * (m * m * p * p + 4)).

Definition a_ (m p n : nat) : Z :=
  ((Z.of_nat n * (2 - Z.of_nat m * Z.of_nat p) + floor_root m p n) / (2 * Z.of_nat p))%Z.

Definition b_ (m p n : nat) : Z :=
  ((Z.of_nat n * (2 + Z.of_nat m * Z.of_nat p) + floor_root m p n) / (2 * Z.of_nat p))%Z.

(** Which n count: all of them, or those with n = l (mod p). *)
Definition of_class (p : nat) (l : option Z) (n : nat) : Prop :=
  match l with None => True | Some l => ((Z.of_nat n - l) mod Z.of_nat p = 0)%Z end.

(** The Beatty pairs {a_n, b_n}; with l, (a_n, b_n) for n = l and (b_n, a_n) for
    n = -l (mod p). *)
Definition beatty (m p : nat) (l : option nat) (v : position) : Prop :=
  exists n,
    (Z.of_nat (fst v) = a_ m p n /\ Z.of_nat (snd v) = b_ m p n /\
     of_class p (option_map Z.of_nat l) n) \/
    (Z.of_nat (fst v) = b_ m p n /\ Z.of_nat (snd v) = a_ m p n /\
     of_class p (option_map (fun l => - Z.of_nat l)%Z l) n).

(** A game; or a choice of games, made before the first move by the player who does not
    move first: he wins if he wins one of them. *)
Inductive games : Type := One (R : rules) | Choice (Rs : list rules).

(** A cell of the removed rectangle is no position, hence no P-position. *)
Definition P_of (R : rules) (v : position) : Prop := on_board R v /\ Pposition (game_of R) v.

Definition is_P (G : games) (v : position) : Prop :=
  match G with
  | One R => P_of R v
  | Choice Rs => exists R, In R Rs /\ P_of R v
  end.

(** What is claimed to be the set of P-positions. *)
Inductive claim : Type :=
| Listed (positions : list position)
| Beatty (m p : nat) (l : option nat)
| Same_as (G : games).

Definition claims (C : claim) (v : position) : Prop :=
  match C with
  | Listed positions => In v positions
  | Beatty m p l => beatty m p l v
  | Same_as G => is_P G v
  end.

(** The claim is right at a position. *)
Definition right_at (G : games) (C : claim) (v : position) : Prop := is_P G v <-> claims C v.

(** VERIFIED: the claim is right in the rows [first], ..., [last - 1] of a board with
    [height] columns, if it is in the rows before. With [first] = 0 there are none. *)
Definition right_in_rows (G : games) (C : claim) (height first last : nat) : Prop :=
  (forall x y, x < first -> y < height -> right_at G C (x, y)) ->
  forall x y, first <= x < last -> y < height -> right_at G C (x, y).

Definition right_on_board (G : games) (C : claim) (width height : nat) : Prop :=
  forall x y, x < width -> y < height -> right_at G C (x, y).

(** REFUTED: the claim is wrong at this position. *)
Definition wrong_at (G : games) (C : claim) (v : position) : Prop := ~ right_at G C v.

(** Complete rows: the claim is right in the first rows of the infinite board. *)
Definition right_in_complete_rows (G : games) (C : claim) (rows : nat) : Prop :=
  forall x y, x < rows -> right_at G C (x, y).
