(** * The residue law

    Not in the paper. Let R be a set of residues mod mp, and let the Queen move as
    the m-bishop, or as a rook by k > 0 with k mod mp in R. The P-positions are the
    pairs {a_i, b_i} of (m, p) if and only if 0 is the only multiple of m in R,
    and R meets every class mod m. R = {0, ..., m - 1} is Theorem 2.1 (iib),
    R = {0, p, ..., (m - 1)p} is (iia), if. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves Beatty.

Definition only_multiple_is_0 (m p : nat) (R : nat -> Prop) : Prop :=
  forall r, r < m * p -> R r -> Nat.divide m r -> r = 0.
Definition meets_every_class (m p : nat) (R : nat -> Prop) : Prop :=
  forall c, c < m -> exists r, r < m * p /\ R r /\ r mod m = c.

Definition statement_new_residue_law : Prop :=
  forall m p (R : nat -> Prop), 1 <= m -> 1 <= p ->
  ((forall v, Pposition (mWN_residues m (m * p) R) v <-> in_pairs (a m p) (b m p) v) <->
   only_multiple_is_0 m p R /\ meets_every_class m p R).

(** ** Proof *)
From Wythoff.book Require Import Prelude law.
From Wythoff.paper Require Import Glue Pairs.
Local Open Scope Z_scope.

(** The lengths modulo q, in integers. *)
Definition residueZ (q : Z) (R : Z -> Prop) (x y x1 y1 : Z) : Prop :=
  exists i j, ((((x + y) - x1) - y1 = i * q + j /\ 0 <= j) /\ j < q) /\ R j.

Lemma residues_fall m q R : falling (mWN_residues m q R).
Proof. intros v w [B|K]; [exact (bishop_falls m v w B)|exact (rook_by_falls _ v w K)]. Qed.

Lemma same_residues (m q : nat) (R : nat -> Prop) : (1 <= q)%nat ->
  same_move (option_of (mWN_residues m q R))
    (fun x y x1 y1 => bishopZ (Z.of_nat m) x y x1 y1 \/
       rookZ x y x1 y1 /\ residueZ (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1).
Proof.
  intros Hq. apply same_or; [apply same_bishop|]. apply same_rook_by. intros x y x1 y1 k E K. unfold residueZ. rewrite E.
  split.
  - intros [i [j [L Rj]]]. replace (k mod q)%nat with (Z.to_nat j); [trivial|].
    assert (0 <= i) by nia. apply (Nat.mod_unique k q (Z.to_nat i)); [lia|]. nia.
  - intros Rk. exists (Z.of_nat (k / q)), (Z.of_nat (k mod q)). rewrite Nat2Z.id. split; [|trivial].
    pose proof (Nat.mod_upper_bound k q). pose proof (Nat.div_mod k q). nia.
Qed.

Theorem new_residue_law : statement_new_residue_law.
Proof.
  intros m p R Hm Hp. set (g := mWN_residues m (m * p) R).
  assert (E : (forall v, Pposition g v <-> in_pairs (a m p) (b m p) v) <->
              (forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> pairZ (Z.of_nat m) (Z.of_nat p) x y))).
  { split; [apply pairs_are_P|apply P_are_pairs]; trivial. }
  rewrite E. unfold pairZ.
  rewrite (residue_law (Z.of_nat m) (Z.of_nat p) (PZ g) (fun j => R (Z.to_nat j))); [|lia|].
  - unfold only_multiple_is_0, meets_every_class. split; intros [A B]; split.
    + intros r Hr Rr [k Ek]. assert (Z.of_nat k = 0); [|nia]. apply A. split; [nia|].
      replace (Z.to_nat (Z.of_nat m * Z.of_nat k)) with r; [trivial|nia].
    + intros c Hc. destruct (B (Z.of_nat c)) as [k [Hk Rk]]; [lia|].
      exists (Z.to_nat (Z.of_nat m * k + Z.of_nat c)). split; [nia|]. split; [trivial|].
      symmetry. apply (Nat.mod_unique _ m (Z.to_nat k)); [lia|]. nia.
    + intros k [Hk Rk]. assert (Z.to_nat (Z.of_nat m * k) = 0%nat); [|nia]. apply A; trivial; [nia|].
      exists (Z.to_nat k). nia.
    + intros c Hc. destruct (B (Z.to_nat c)) as [r [Hr [Rr Er]]]; [lia|].
      exists (Z.of_nat (r / m)). pose proof (Nat.div_mod r m). split.
      * split; [lia|]. assert (r / m < p)%nat; [|lia]. apply Nat.div_lt_upper_bound; lia.
      * replace (Z.to_nat (Z.of_nat m * Z.of_nat (r / m) + c)) with r; [trivial|]. nia.
  - rewrite <- Nat2Z.inj_mul. apply (kernel _ _ (residues_fall m (m * p) R) (same_residues m (m * p) R ltac:(nia))).
Qed.

Print Assumptions new_residue_law.
