(** * Misere play with rooks of restricted lengths

    Not in the paper. For m >= 2, which of the coincidences of Theorem 2.1 survive in
    misere play: misere mWN^(p) has the P-positions of misere mWN^p if and only if p
    is odd and m = 2 (mod p); misere mWN^(2,2p), p >= 2, if and only if m = 2
    (mod 2p), and then so has every rook whose lengths modulo 2p are a set that
    holds 0, no other even number, and an odd one. *)
From Coq Require Import Arith.
From Wythoff Require Import Game Moves.

Definition same_P_positions (g h : game) : Prop := forall v, Pposition g v <-> Pposition h v.

Definition statement_new_misere_p_rook : Prop :=
  forall m p, 2 <= m -> 1 <= p ->
  (same_P_positions (misere (mWN_modulo m 0 p)) (misere (mWN_blocking m p)) <->
   Nat.Odd p /\ Nat.divide p (m - 2)).

Definition statement_new_misere_two_rook : Prop :=
  forall m p, 2 <= m -> 2 <= p ->
  (same_P_positions (misere (mWN_modulo m 2 (2 * p))) (misere (mWN_blocking m p)) <->
   Nat.divide (2 * p) (m - 2)).

Definition zero_and_an_odd (p : nat) (R : nat -> Prop) : Prop :=
  R 0 /\ (forall k, 1 <= k -> 2 * k < 2 * p -> ~ R (2 * k)) /\
  exists o, 2 * o + 1 < 2 * p /\ R (2 * o + 1).
Definition statement_new_misere_residues : Prop :=
  forall m p R, 2 <= m -> 1 <= p -> Nat.divide (2 * p) (m - 2) -> zero_and_an_odd p R ->
  same_P_positions (misere (mWN_residues m (2 * p) R)) (misere (mWN_blocking m p)).

(** ** Proof *)
From Wythoff.book Require Import Prelude misere_classes misere_only.
From Wythoff.paper Require Import Glue Modulo New_residue_law New_misere_all.
Local Open Scope Z_scope.

(** The equations. *)
Lemma kernel_modulo_misere (m l p : nat) (x y : Z) : 0 <= x /\ 0 <= y ->
  (PZ (misere (mWN_modulo m l p)) x y <->
   (exists x1 y1, moduloZ (Z.of_nat m) (Z.max 1 (Z.of_nat l)) (Z.of_nat p) x y x1 y1) /\
   ~ exists x1 y1, moduloZ (Z.of_nat m) (Z.max 1 (Z.of_nat l)) (Z.of_nat p) x y x1 y1 /\ PZ (misere (mWN_modulo m l p)) x1 y1).
Proof. exact (kernel_misere _ _ (modulo_falls m l p) (same_modulo m l p) x y). Qed.

Definition residueZ' (q : Z) (R : Z -> Prop) (x y x1 y1 : Z) : Prop :=
  exists i j, (((((x + y) - x1) - y1 = i * q + j /\ 0 <= i) /\ 0 <= j) /\ j < q) /\ R j.
Lemma same_residues' (m q : nat) (R : nat -> Prop) : (1 <= q)%nat ->
  same_move (option_of (mWN_residues m q R))
    (fun x y x1 y1 => bishopZ (Z.of_nat m) x y x1 y1 \/
       rookZ x y x1 y1 /\ residueZ' (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1).
Proof.
  intros Hq x y x1 y1 H. rewrite <- (same_residues m q R Hq x y x1 y1 H).
  assert (E : rookZ x y x1 y1 -> (residueZ' (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1 <->
                                  residueZ (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1)); [|tauto].
  intros K. unfold residueZ', residueZ. split; intros [i [j L]]; exists i, j; [tauto|].
  assert (0 <= i) by (unfold rookZ in K; nia). tauto.
Qed.
Lemma kernel_residues_misere (m q : nat) (R : nat -> Prop) : (1 <= q)%nat -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ (misere (mWN_residues m q R)) x y <->
   (exists x1 y1, bishopZ (Z.of_nat m) x y x1 y1 \/ rookZ x y x1 y1 /\ residueZ' (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1) /\
   ~ exists x1 y1, (bishopZ (Z.of_nat m) x y x1 y1 \/ rookZ x y x1 y1 /\ residueZ' (Z.of_nat q) (fun j => R (Z.to_nat j)) x y x1 y1) /\
     PZ (misere (mWN_residues m q R)) x1 y1).
Proof. intros Hq x y. exact (kernel_misere _ _ (residues_fall m q R) (same_residues' m q R Hq) x y). Qed.

(** To have the P-positions of misere mWN^p is to have the pairs of the algorithm. *)
Lemma same_as_listed g m p c d : (2 <= m)%nat -> (1 <= p)%nat -> misere_sequences m p c d ->
  (same_P_positions g (misere (mWN_blocking m p)) <->
   forall x y, 0 <= x /\ 0 <= y -> (PZ g x y <-> listZ (zs c) (zs d) x y)).
Proof.
  intros Hm Hp Sq. rewrite P_are_listed. pose proof (proj2 (new_misere_all m p Hm Hp) c d Sq) as E.
  unfold same_P_positions. split; intros K v; [rewrite K|rewrite K, E]; [apply E|tauto].
Qed.

Theorem new_misere_p_rook : statement_new_misere_p_rook.
Proof.
  intros m p Hm Hp. destruct (misere_sequences_exist m p Hp) as [c [d Sq]]. rewrite (same_as_listed _ m p c d Hm Hp Sq).
  rewrite (misere_p_exactly (Z.of_nat m) (Z.of_nat p) (PZ (misere (mWN_modulo m 0 p))) (zs c) (zs d)); try lia;
    [|exact (d_z m p c d Sq)|exact (few_z m p c d Sq)|exact (full_z m p c d Sq)|exact (kernel_modulo_misere m 0 p)].
  split.
  - intros [o [s [Eo Es]]]. split; [exists (Z.to_nat o); lia|]. exists (Z.to_nat s). assert (0 <= s) by nia. nia.
  - intros [[o Eo] [s Es]]. exists (Z.of_nat o), (Z.of_nat s). nia.
Qed.

Theorem new_misere_two_rook : statement_new_misere_two_rook.
Proof.
  intros m p Hm Hp. assert (1 <= p)%nat as Hp1 by lia. destruct (misere_sequences_exist m p Hp1) as [c [d Sq]].
  rewrite (same_as_listed _ m p c d Hm Hp1 Sq).
  pose proof (kernel_modulo_misere m 2 (2 * p)) as K. rewrite Nat2Z.inj_mul in K.
  rewrite (misere_two_exactly (Z.of_nat m) (Z.of_nat p) (PZ (misere (mWN_modulo m 2 (2 * p)))) (zs c) (zs d)); try lia;
    [|exact (d_z m p c d Sq)|exact (few_z m p c d Sq)|exact (full_z m p c d Sq)|exact K].
  split.
  - intros [s Es]. exists (Z.to_nat s). assert (0 <= s) by nia. nia.
  - intros [s Es]. exists (Z.of_nat s). nia.
Qed.

Theorem new_misere_residues : statement_new_misere_residues.
Proof.
  intros m p R Hm Hp [s Es] [R0 [Even [o [Ho Ro]]]]. destruct (misere_sequences_exist m p Hp) as [c [d Sq]].
  rewrite (same_as_listed _ m p c d Hm Hp Sq). intros x y H.
  pose proof (kernel_residues_misere m (2 * p) R ltac:(lia)) as K. rewrite Nat2Z.inj_mul in K.
  assert (Even' : forall k, 1 <= k /\ 2 * k < 2 * Z.of_nat p -> ~ R (Z.to_nat (2 * k))).
  { intros k Hk. replace (Z.to_nat (2 * k)) with (2 * Z.to_nat k)%nat by lia. apply Even; lia. }
  assert (Ro' : R (Z.to_nat (2 * Z.of_nat o + 1))).
  { replace (Z.to_nat (2 * Z.of_nat o + 1)) with (2 * o + 1)%nat by lia. exact Ro. }
  apply (misere_mwn_residues (Z.of_nat m) (Z.of_nat o) (Z.of_nat p) (Z.of_nat s) x y (PZ (misere (mWN_residues m (2 * p) R)))
    (fun j => R (Z.to_nat j)) (zs c) (zs d) ltac:(lia) (d_z m p c d Sq) (few_z m p c d Sq) (full_z m p c d Sq)
    ltac:(nia) ltac:(lia) R0 Even' ltac:(lia) ltac:(lia) Ro' K H).
Qed.

Print Assumptions new_misere_p_rook.
Print Assumptions new_misere_two_rook.
Print Assumptions new_misere_residues.
