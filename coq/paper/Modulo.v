(** * mWN^(l,p) in the book of lemmas, and greatest common divisors *)
From Wythoff Require Import Game Moves.
From Wythoff.book Require Import Prelude residues.
From Wythoff.paper Require Import Glue.
Local Open Scope Z_scope.

Lemma modulo_falls m l p : falling (mWN_modulo m l p).
Proof. intros v w [B|R]; [exact (bishop_falls m v w B)|exact (rook_by_falls _ v w R)]. Qed.

(** The m-bishop or the (l, p)-rook, in integers; l = 0 is read as l = 1. *)
Definition moduloZ (m l p x y x1 y1 : Z) : Prop :=
  bishopZ m x y x1 y1 \/ rookZ x y x1 y1 /\ lengthZ l p x y x1 y1.

Lemma same_modulo (m l p : nat) :
  same_move (option_of (mWN_modulo m l p)) (moduloZ (Z.of_nat m) (Z.max 1 (Z.of_nat l)) (Z.of_nat p)).
Proof. exact (same_or _ _ _ _ (same_bishop m) (same_lp_rook l p)). Qed.

Lemma kernel_modulo (m l p : nat) (x y : Z) : 0 <= x /\ 0 <= y ->
  (PZ (mWN_modulo m l p) x y <->
   ~ exists x1 y1, moduloZ (Z.of_nat m) (Z.max 1 (Z.of_nat l)) (Z.of_nat p) x y x1 y1 /\ PZ (mWN_modulo m l p) x1 y1).
Proof. exact (kernel _ _ (modulo_falls m l p) (same_modulo m l p) x y). Qed.

(** For l >= 1. *)
Lemma kernel_modulo_pos (m l p : nat) : (1 <= l)%nat -> forall (x y : Z), 0 <= x /\ 0 <= y ->
  (PZ (mWN_modulo m l p) x y <->
   ~ exists x1 y1, moduloZ (Z.of_nat m) (Z.of_nat l) (Z.of_nat p) x y x1 y1 /\ PZ (mWN_modulo m l p) x1 y1).
Proof. intros Hl x y. pose proof (kernel_modulo m l p x y) as K. rewrite Z.max_r in K by lia. exact K. Qed.

(** mWN^(0,p) and mWN^(1,p) are one game. *)
Lemma modulo_zero m p v : Pposition (mWN_modulo m 0 p) v <-> Pposition (mWN_modulo m 1 p) v.
Proof.
  apply same_P; [apply modulo_falls|]. constructor; simpl; try tauto.
  intros u w. unfold lp_rook, rook_by.
  split; intros [B|[k [[i [j K]] N]]]; try tauto; right; exists k; (split; [exists i, j; lia|trivial]).
Qed.

(** ** m = g mu, p = g q, where mu and q have no common divisor *)
Definition no_common_divisor (u v : Z) : Prop :=
  forall d e h, 2 <= d -> ~ (u = d * e /\ v = d * h).

Lemma coprime_no_common (u v : nat) : (1 <= u)%nat -> Nat.gcd u v = 1%nat -> no_common_divisor (Z.of_nat u) (Z.of_nat v).
Proof.
  intros Hu G d e h Hd [E1 E2].
  assert (D : Nat.divide (Z.to_nat d) (Nat.gcd u v)).
  { apply Nat.gcd_greatest; [exists (Z.to_nat e)|exists (Z.to_nat h)];
    apply Nat2Z.inj; rewrite Nat2Z.inj_mul, !Z2Nat.id; nia. }
  rewrite G in D. apply Nat.divide_1_r in D. lia.
Qed.

Lemma gcd_parts (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat ->
  exists mu q : nat, (1 <= Nat.gcd m p /\ 1 <= mu /\ 1 <= q /\ m = Nat.gcd m p * mu /\ p = Nat.gcd m p * q)%nat /\
    Nat.gcd mu q = 1%nat.
Proof.
  intros Hm Hp. destruct (Nat.gcd_divide_l m p) as [mu Emu]. destruct (Nat.gcd_divide_r m p) as [q Eq].
  exists mu, q. remember (Nat.gcd m p) as g. assert (1 <= g /\ 1 <= mu /\ 1 <= q)%nat by nia.
  split; [lia|].
  destruct (Nat.gcd_divide_l mu q) as [u Eu]. destruct (Nat.gcd_divide_r mu q) as [v Ev].
  remember (Nat.gcd mu q) as d. assert (D : Nat.divide (g * d) g).
  { rewrite Heqg at 2. apply Nat.gcd_greatest; [exists u|exists v]; nia. }
  destruct D as [k E]. assert (E' : (k * d = 1)%nat) by nia. apply Nat.mul_eq_1 in E'. tauto.
Qed.

Lemma bezout_nat (mu q : nat) : (1 <= mu)%nat -> (1 <= q)%nat -> Nat.gcd mu q = 1%nat ->
  exists s t, s * Z.of_nat mu + t * Z.of_nat q = 1.
Proof.
  intros Hmu Hq G. apply bezout; [lia|exact (coprime_no_common mu q Hmu G)].
Qed.
