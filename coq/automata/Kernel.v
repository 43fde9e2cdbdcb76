(** * The equation at all positions

    [accepts x y] runs the automaton on the digits of x and y. If the closed
    product contains its start, [accepts] satisfies the equation [wanted] at all
    positions, with sums over the numbers z <= x and w <= y. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation
  Quotient Cells Product.
Import ListNotations.

(** ** Reading numbers *)

Section Accepts.
Variable im : nat -> list nat.
Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.
Variable p0 : positive.
Local Notation run := (run delta accd).

Definition accepts_with (x y : nat) : bool :=
  let n := digits im (Nat.max x y) in run p0 (rep im n 0 x) (rep im n 0 y).

Hypothesis im_ne : forall q, im q <> [].
Hypothesis zero_first : nx im 0 0 = 0.
Hypothesis zero_two : 2 <= deg im 0.
Hypothesis loop0 : delta p0 0 0 = Some p0.

Lemma run_pad m X Y : run p0 (pad m X) (pad m Y) = run p0 X Y.
Proof. induction m; [reflexivity|]. cbn [pad Options.run]. rewrite loop0. trivial. Qed.

(** The number of digits does not matter. *)
Lemma run_accepts n X Y : In X (words im n 0) -> In Y (words im n 0) ->
  run p0 X Y = accepts_with (val im n 0 X) (val im n 0 Y).
Proof.
  intros HX HY. unfold accepts_with. cbv zeta.
  set (x := val im n 0 X). set (y := val im n 0 Y). set (n' := digits im _).
  assert (K : Nat.max x y < len im n' 0) by (apply digits_ok; trivial).
  destruct (rep_ok im n' 0 x) as [A1 A2]; [lia|].
  destruct (rep_ok im n' 0 y) as [B1 B2]; [lia|].
  rewrite <- (run_pad n' X Y), <- (run_pad n (rep im n' 0 x)).
  pose proof (pad_ok im zero_first zero_two) as P.
  destruct (P n' n X HX) as [C1 C2]. destruct (P n' n Y HY) as [D1 D2].
  destruct (P n n' _ A1) as [E1 E2]. destruct (P n n' _ B1) as [F1 F2].
  rewrite (Nat.add_comm n n') in E1, E2, F1, F2.
  rewrite (val_inj im _ _ (pad n' X) (pad n (rep im n' 0 x)) C1 E1)
    by (rewrite C2, E2, A2; reflexivity).
  rewrite (val_inj im _ _ (pad n' Y) (pad n (rep im n' 0 y)) D1 F1)
    by (rewrite D2, F2, B2; reflexivity).
  reflexivity.
Qed.
End Accepts.

(** The sum of the weights of those options of (x, y) that lie in a set. *)
Definition options_sum (classes : list cls) (S : nat -> nat -> bool) (x y : nat) : nat :=
  sum (fun z => sum (fun w =>
    if S z w then gw classes (Z.of_nat x - Z.of_nat z) (Z.of_nat y - Z.of_nat w) else 0)
    (seq 0 (1 + y))) (seq 0 (1 + x)).

Section Kernel.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Hypothesis zero_first : nx im 0 0 = 0.
Hypothesis zero_two : 2 <= deg im 0.
Variable zero : list Z.
Hypothesis zero_ok : forall n, L im n zero = 0%Z.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, c < deg im q -> L im n (pre q c) = Z.of_nat (pl im n q c).
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.
Hypothesis dead_ok : verdict_ok im dead.
Variable classes : list cls.
Hypothesis gw_pos : forall i j, (i < 0 \/ j < 0)%Z -> gw classes i j = 0.
Variable cell_at : nat -> nat -> cell.
Variables bx by_ : Z.
Hypothesis cells_in_corner : forall x y,
  (bx < Z.of_nat x \/ by_ < Z.of_nat y)%Z -> cell_at x y = Open.

(** A sum over words is a sum over numbers. *)
Lemma sum_words (d : positive -> nat -> nat -> option positive) (acc : positive -> bool)
    (p : positive) (S : nat -> nat -> bool) n X Y :
  (forall Z' W, In Z' (words im n 0) -> In W (words im n 0) ->
     run d acc p Z' W = S (val im n 0 Z') (val im n 0 W)) ->
  In X (words im n 0) -> In Y (words im n 0) ->
  total im classes d acc p n X Y = options_sum classes S (val im n 0 X) (val im n 0 Y).
Proof.
  intros E HX HY. set (x := val im n 0 X). set (y := val im n 0 Y).
  assert (Bx : x < len im n 0) by (apply val_lt; trivial).
  assert (By : y < len im n 0) by (apply val_lt; trivial).
  unfold total, options_sum.
  set (G := fun z => sum (fun w => if S z w
    then gw classes (Z.of_nat x - Z.of_nat z) (Z.of_nat y - Z.of_nat w) else 0)
    (seq 0 (len im n 0))).
  rewrite (sum_ext _ (fun Z' => G (val im n 0 Z'))).
  - rewrite <- (sum_map _ _ G (val im n 0)), words_val.
    replace (len im n 0) with (Datatypes.S x + (len im n 0 - Datatypes.S x)) by lia.
    rewrite sum_beyond.
    + apply sum_ext. intros z _. unfold G.
      replace (len im n 0) with (Datatypes.S y + (len im n 0 - Datatypes.S y)) by lia.
      apply sum_beyond. intros w Hw. rewrite gw_pos by lia. destruct (S z w); reflexivity.
    + intros z Hz. apply sum_zero. intros w _. rewrite gw_pos by lia.
      destruct (S z w); reflexivity.
  - intros Z' HZ. unfold G. rewrite <- words_val, sum_map. apply sum_ext. intros W HW.
    rewrite E by trivial. reflexivity.
Qed.

(** The automaton, its counted options, the closed set. *)
Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.
Variable p0 : positive.
Hypothesis loop0 : delta p0 0 0 = Some p0.
Variable k : nat.
Variable qwt : positive -> nat.
Variable qE : positive -> nat -> nat -> vec.
Variable cl : nstate -> option (option positive).
Hypothesis cl_ok : forall s co, cl s = Some co ->
  ok_state im zero parv pre dead classes delta accd k qwt qE cl s co = true.

Variable mis : bool.
Variable delta2 : positive -> nat -> nat -> option positive.
Variable accd2 : positive -> bool.
Variable b0 : positive.
Variable qwt2 : positive -> nat.
Variable qE2 : positive -> nat -> nat -> vec.
Variable cl2 : nstate -> option (option positive).
Hypothesis cl2_ok : mis = true -> forall s co, cl2 s = Some co ->
  ok_state im zero parv pre dead classes delta2 accd2 1 qwt2 qE2 cl2 s co = true.

Variable mem : cstate -> bool.
Hypothesis mem_ok : forall s, mem s = true ->
  ok_c im zero parv pre cell_at bx by_ delta accd k qwt qE
       mis delta2 accd2 qwt2 qE2 mem s = true.

(** The start of the product; without misere play its second half is idle. *)
Definition product_start : option cstate :=
  match start_vec zero classes k cl p0,
        (if mis then start_vec zero classes 1 cl2 b0 else Some []) with
  | Some v, Some v2 =>
      Some (CS (Some p0) (if mis then Some b0 else None) 0 0 (corner_start zero bx by_) v v2)
  | _, _ => None
  end.

Definition start_ok : bool :=
  match product_start with Some s => mem s | None => false end.

Hypothesis started : start_ok = true.
Local Notation accepts := (accepts_with im delta accd p0).

Theorem kernel_numbers x y :
  accepts x y =
  wanted k mis (cell_at x y)
    (options_sum classes accepts x y)
    (options_sum classes (fun z w => negb (gone_cell (cell_at z w))) x y).
Proof using All.
  set (n := x + y). pose proof (len_grow im im_ne zero_first zero_two n) as Gr.
  destruct (exists_word im n 0 x) as [X [HX EX]]; [lia|].
  destruct (exists_word im n 0 y) as [Y [HY EY]]; [lia|].
  assert (R : forall Z' W, In Z' (words im n 0) -> In W (words im n 0) ->
    run delta accd p0 Z' W = accepts (val im n 0 Z') (val im n 0 W)).
  { intros. apply run_accepts; trivial. }
  pose proof started as St. unfold start_ok, product_start in St.
  destruct (start_vec zero classes k cl p0) as [v|] eqn:Ev; [|discriminate].
  destruct (if mis then start_vec zero classes 1 cl2 b0 else Some []) as [v2|] eqn:Ev2; [|discriminate].
  assert (C : forall Z' W, In Z' (words im n 0) -> In W (words im n 0) ->
    run delta accd p0 Z' W =
      wanted k mis (cell_at (val im n 0 Z') (val im n 0 W))
        (vsem (fun m => qcnt qwt qE n m Z' W) v)
        (vsem (fun m => qcnt qwt2 qE2 n m Z' W) v2) /\
    (mis = true ->
     run delta2 accd2 b0 Z' W = negb (gone_cell (cell_at (val im n 0 Z') (val im n 0 W))))).
  { intros Z' W HZ HW.
    pose proof (c_ok im im_ne zero zero_ok parv parv_ok pre pre_ok cell_at bx by_
      cells_in_corner delta accd k qwt qE mis delta2 accd2 qwt2 qE2 mem mem_ok n _ Z' W
      (val im n 0 Z') (val im n 0 W) St HZ HW
      (corner_start_ok im zero zero_ok bx by_ n Z' W)) as K.
    cbn [cp cb cvec cvec2] in K. destruct K as [K1 K2]. split; [exact K1|].
    intros M. specialize (K2 M). rewrite M in K2. exact K2. }
  rewrite <- EX at 1. rewrite <- EY at 1. rewrite <- R by trivial.
  rewrite (proj1 (C X Y HX HY)), EX, EY.
  assert (T1 : eqk k (vsem (fun m => qcnt qwt qE n m X Y) v) (options_sum classes accepts x y)).
  { rewrite <- EX, <- EY, <- (sum_words delta accd p0 accepts n X Y R HX HY).
    apply eqk_sym. apply (start_vec_ok im im_ne zero zero_ok parv parv_ok pre pre_ok
      dead dead_ok classes delta accd k qwt qE cl cl_ok p0 v Ev); trivial. }
  destruct (bool_dec mis true) as [M|M].
  - apply wanted_eqk; [trivial|].
    rewrite M in Ev2.
    rewrite <- EX, <- EY, <- (sum_words delta2 accd2 b0 _ n X Y
      (fun Z' W HZ HW => proj2 (C Z' W HZ HW) M) HX HY).
    apply eqk_sym. apply (start_vec_ok im im_ne zero zero_ok parv parv_ok pre pre_ok
      dead dead_ok classes delta2 accd2 1 qwt2 qE2 cl2 (cl2_ok M) b0 v2 Ev2); trivial.
  - apply not_true_is_false in M. rewrite M. unfold wanted.
    rewrite (eqk_lt k _ _ T1). cbn [negb orb]. reflexivity.
Qed.
End Kernel.
