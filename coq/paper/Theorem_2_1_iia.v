(** * Theorem 2.1 (iia): P(mWN^(p)) = { {a_i, b_i} | i >= 0 } if and only if gcd(m, p) = 1

    mWN^(p) is [mWN_modulo m 0 p] of [Moves.v]. There the p-rook moves by the
    multiples of p. As printed, Definition 2 (i) leaves the (0, p)-rook no
    length at all; then the theorem would be false for all m and p, and that is
    the second statement. *)
From Wythoff Require Import Game Moves Beatty.

Definition statement_2_1_iia : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  ((forall v, Pposition (mWN_modulo m 0 p) v <-> in_pairs (a m p) (b m p) v) <->
   Nat.gcd m p = 1).

(** The (l, p)-rook as printed, and the game of the m-bishop and this rook. *)
Definition lp_rook_printed (l p : nat) : position -> position -> Prop :=
  rook_by (fun k => exists i j, k = i * p + j /\ j < l).
Definition mWN_modulo_printed (m l p : nat) : game :=
  without_blocks (fun v w => bishop m v w \/ lp_rook_printed l p v w).

Definition statement_p_rook_printed_refuted : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  ~ forall v, Pposition (mWN_modulo_printed m 0 p) v <-> in_pairs (a m p) (b m p) v.

(** For l >= 1 the printed definition is the one of [Moves.v]; (0, p) is (1, p). *)
Definition statement_lp_rook_reading : Prop :=
  forall l p v w,
  (1 <= l -> (lp_rook l p v w <-> lp_rook_printed l p v w)) /\
  (lp_rook 0 p v w <-> lp_rook_printed 1 p v w).

(** ** Proof *)
From Wythoff.book Require Import Prelude residues.
From Wythoff.paper Require Import Glue Pairs Modulo.
Local Open Scope Z_scope.

Theorem theorem_2_1_iia : statement_2_1_iia.
Proof.
  intros m p Hm Hp. split.
  - intros All. destruct (gcd_parts m p Hm Hp) as [mu [q [G _]]]. remember (Nat.gcd m p) as g.
    destruct (Nat.eq_dec g 1) as [|N]; trivial. exfalso.
    pose proof (pairs_are_P _ m p Hm Hp All) as K.
    apply (thm_2_1_iia_only_if (Z.of_nat g) (Z.of_nat q) (Z.of_nat m) (Z.of_nat mu) (Z.of_nat p) (PZ (mWN_modulo m 0 p))); try nia.
    + exact (kernel_modulo m 0 p).
    + split; apply K; nia.
  - intros G. apply P_are_pairs; trivial. intros x y H.
    apply (thm_2_1_iia_if (Z.of_nat m) (Z.of_nat p) x y); trivial; [lia|exact (coprime_no_common m p Hm G)|].
    exact (kernel_modulo m 0 p).
Qed.

Theorem p_rook_printed_refuted_in_games : statement_p_rook_printed_refuted.
Proof.
  intros m p Hm Hp All.
  apply (p_rook_printed_refuted (Z.of_nat m) (Z.of_nat p) (PZ (mWN_modulo_printed m 0 p))); [lia| |exact (pairs_are_P _ m p Hm Hp All)].
  apply (kernel _ (fun x y x1 y1 => bishopZ (Z.of_nat m) x y x1 y1 \/ rookZ x y x1 y1 /\ lengthZ 0 (Z.of_nat p) x y x1 y1)).
  - intros v w [B|R]; [exact (bishop_falls m v w B)|exact (rook_by_falls _ v w R)].
  - apply same_or; [apply same_bishop|]. apply same_rook_by. intros x y x1 y1 k E K. unfold lengthZ.
    split; intros [i [j L]]; lia.
Qed.

Theorem lp_rook_reading : statement_lp_rook_reading.
Proof.
  intros l p v w. unfold lp_rook, lp_rook_printed, rook_by.
  split; [intros Hl|]; (split; intros [k [[i [j L]] N]]; exists k; split; trivial; exists i, j; lia).
Qed.

Print Assumptions theorem_2_1_iia.
Print Assumptions p_rook_printed_refuted_in_games.
Print Assumptions lp_rook_reading.
