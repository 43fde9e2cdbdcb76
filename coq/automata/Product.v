(** * The closed product

    Run side by side, along the digits of (x, y): the automaton itself, the kind
    of the cell, the vector that counts the options that the automaton accepts,
    and for misere play an automaton for the board and the vector that counts all
    options on it. [mem] is a set of states that is closed under digits; in each
    of them the equation holds ([ok_c]). So it holds at every position. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation
  Quotient Cells.
Import ListNotations.

Inductive cell : Type := Gone | Ended | Open.

Definition gone_cell (c : cell) : bool := match c with Gone => true | _ => false end.

(** The equation: a removed cell is not in the set, a terminal one is; any other
    position if the weights of its options in the set have a sum below k, and, in
    misere play, if it has an option. *)
Definition wanted (k : nat) (mis : bool) (c : cell) (sum_in options : nat) : bool :=
  match c with
  | Gone => false
  | Ended => true
  | Open => (sum_in <? k) && (negb mis || negb (options <? 1))
  end.

Record cstate : Type := CS {
  cp : option positive; cb : option positive;
  cqx : nat; cqy : nat;
  ch : corner;
  cvec : vec; cvec2 : vec
}.

Section Product.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Local Notation words := (words im).
Variable zero : list Z.
Hypothesis zero_ok : forall n, L im n zero = 0%Z.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, c < deg q -> L im n (pre q c) = Z.of_nat (pl im n q c).

(** The cells: a function, and a corner that contains all that are not open. *)
Variable cell_at : nat -> nat -> cell.
Variables bx by_ : Z.
Hypothesis cells_in_corner : forall x y,
  (bx < Z.of_nat x \/ by_ < Z.of_nat y)%Z -> cell_at x y = Open.
Definition corner_cell (h : corner) : cell :=
  match corner_at h with None => Open | Some (x, y) => cell_at x y end.

(** The automaton and the count of its options. *)
Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.
Variable k : nat.
Variable qwt : positive -> nat.
Variable qE : positive -> nat -> nat -> vec.

(** The board and the count of all options, for misere play. *)
Variable mis : bool.
Variable delta2 : positive -> nat -> nat -> option positive.
Variable accd2 : positive -> bool.
Variable qwt2 : positive -> nat.
Variable qE2 : positive -> nat -> nat -> vec.

Definition oacc (acc : positive -> bool) (p : option positive) : bool :=
  match p with Some p => acc p | None => false end.
Definition orun (d : positive -> nat -> nat -> option positive) (acc : positive -> bool)
    (p : option positive) (X Y : list nat) : bool :=
  match p with Some p => run d acc p X Y | None => false end.
Definition ostate (d : positive -> nat -> nat -> option positive)
    (p : option positive) (cx cy : nat) : option positive :=
  match p with Some p => d p cx cy | None => None end.

Lemma orun_step d acc p cx cy X Y :
  orun d acc p (cx :: X) (cy :: Y) = orun d acc (ostate d p cx cy) X Y.
Proof.
  destruct p as [p|]; [|reflexivity]. cbn [orun ostate run].
  destruct (d p cx cy); reflexivity.
Qed.

Definition cnext (s : cstate) (cx cy : nat) : cstate :=
  CS (ostate delta (cp s) cx cy) (ostate delta2 (cb s) cx cy)
     (nx (cqx s) cx) (nx (cqy s) cy)
     (corner_step zero parv pre bx by_ (ch s) (cqx s) cx (cqy s) cy)
     (next_vec k qE (cvec s) cx cy) (next_vec 1 qE2 (cvec2 s) cx cy).

Definition cnexts (s : cstate) : list cstate :=
  flat_map (fun cx => map (cnext s cx) (seq 0 (deg (cqy s)))) (seq 0 (deg (cqx s))).

(** They are found faster with the vectors of all digits at once, and tables of the
    transitions. *)
Variables qT qT2 : positive -> list (list vec).
Variables delta' delta2' : positive -> nat -> nat -> option positive.
Definition quick_cnexts (s : cstate) : list cstate :=
  let T := next_vecs k qT (cvec s) in let T2 := next_vecs 1 qT2 (cvec2 s) in
  flat_map (fun cx =>
    let row := nth cx T [] in let row2 := nth cx T2 [] in
    map (fun cy =>
      CS (ostate delta' (cp s) cx cy) (ostate delta2' (cb s) cx cy)
         (nx (cqx s) cx) (nx (cqy s) cy)
         (corner_step zero parv pre bx by_ (ch s) (cqx s) cx (cqy s) cy)
         (nth cy row []) (nth cy row2 [])) (seq 0 (deg (cqy s)))) (seq 0 (deg (cqx s))).
Lemma quick_cnexts_ok :
  (forall c cx cy, qE c cx cy = nth cy (nth cx (qT c) []) []) ->
  (forall c cx cy, qE2 c cx cy = nth cy (nth cx (qT2 c) []) []) ->
  (forall p cx cy, delta' p cx cy = delta p cx cy) ->
  (forall p cx cy, delta2' p cx cy = delta2 p cx cy) ->
  forall s, quick_cnexts s = cnexts s.
Proof.
  intros H H2 D D2 s. apply flat_map_ext. intros cx. apply map_ext. intros cy. unfold cnext.
  rewrite (next_vecs_ok k qE qT H), (next_vecs_ok 1 qE2 qT2 H2).
  destruct (cp s), (cb s); cbn [ostate]; rewrite ?D, ?D2; reflexivity.
Qed.

Definition equation_holds (s : cstate) : bool :=
  let c := corner_cell (ch s) in
  Bool.eqb (oacc accd (cp s)) (wanted k mis c (vsem qwt (cvec s)) (vsem qwt2 (cvec2 s))) &&
  (negb mis || Bool.eqb (oacc accd2 (cb s)) (negb (gone_cell c))).

Variable mem : cstate -> bool.

Definition ok_c (s : cstate) : bool := equation_holds s && forallb mem (cnexts s).

Hypothesis mem_ok : forall s, mem s = true -> ok_c s = true.

Lemma wanted_eqk m c a a' b b' : eqk k a a' -> eqk 1 b b' ->
  wanted k m c a b = wanted k m c a' b'.
Proof.
  intros A B. unfold wanted. rewrite (eqk_lt k a a' A), (eqk_lt 1 b b' B). reflexivity.
Qed.

Theorem c_ok n : forall s X Y x y, mem s = true ->
  In X (words n (cqx s)) -> In Y (words n (cqy s)) ->
  means im bx by_ (ch s) n (cqx s) X (cqy s) Y x y ->
  orun delta accd (cp s) X Y =
    wanted k mis (cell_at x y) (vsem (fun m => qcnt qwt qE n m X Y) (cvec s))
                               (vsem (fun m => qcnt qwt2 qE2 n m X Y) (cvec2 s)) /\
  (mis = true -> orun delta2 accd2 (cb s) X Y = negb (gone_cell (cell_at x y))).
Proof.
  induction n as [|n IH]; intros s X Y x y M HX HY Me; pose proof (mem_ok s M) as OK;
    apply andb_prop in OK as [OK O3]; unfold equation_holds in OK; cbv zeta in OK;
    apply andb_prop in OK as [O1 O2].
  - apply words_0 in HX. apply words_0 in HY. subst.
    apply corner_at_ok in Me.
    assert (C : corner_cell (ch s) = cell_at x y).
    { unfold corner_cell. destruct (corner_at (ch s)) as [[a b]|].
      - injection Me as -> ->. reflexivity.
      - symmetry. apply cells_in_corner. trivial. }
    rewrite C in O1, O2. apply eqb_prop in O1. split.
    + transitivity (oacc accd (cp s)); [destruct (cp s); reflexivity|exact O1].
    + intros ->. cbn [negb orb] in O2. apply eqb_prop in O2. rewrite <- O2.
      destruct (cb s); reflexivity.
  - apply words_S_inv in HX as [cx [X' [-> [Hx HX]]]].
    apply words_S_inv in HY as [cy [Y' [-> [Hy HY]]]].
    assert (K : mem (cnext s cx cy) = true).
    { rewrite forallb_forall in O3. apply O3, in_flat_map. exists cx.
      split; [apply in_seq; lia|]. apply in_map, in_seq. lia. }
    apply (corner_step_ok im im_ne zero zero_ok parv parv_ok pre pre_ok) in Me;
      trivial.
    pose proof (IH _ X' Y' x y K HX HY Me) as [I1 I2].
    unfold cnext in I1, I2. cbn [cp cb cvec cvec2] in I1, I2.
    rewrite !orun_step. split; [|exact I2]. rewrite I1.
    apply wanted_eqk; apply next_vec_ok.
Qed.
End Product.
