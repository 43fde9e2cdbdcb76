(** * Misere WN^p, p >= 3

    Not in the paper; the Remark in Section 7 asks about misere play. Let a_n be the
    sequence of m = 1 and p, and u_0 = 0, u_1 = p, u_{k+2} = p u_{k+1} + u_k. Let
    c_n = a_n + (-1)^k if n = u_k, and c_n = a_n if n is none of the u_k. Then the
    P-positions of misere WN^p are { {c_n, c_n + n} }: those of WN^p but for about
    log n of the first n pairs. *)
From Coq Require Import ZArith Arith.
From Wythoff Require Import Game Moves Beatty.

Fixpoint u (p k : nat) : nat :=
  match k with
  | 0 => 0
  | S l => match l with 0 => p | S j => p * u p l + u p j end
  end.
Definition misere_sequence (p : nat) (c : nat -> Z) : Prop :=
  (forall k, c (u p k) = (a 1 p (u p k) + if Nat.even k then 1 else -1)%Z) /\
  (forall n, (forall k, u p k <> n) -> c n = a 1 p n).

(** There is such a sequence, and it has the P-positions. *)
Definition statement_new_misere_one : Prop :=
  forall p, 3 <= p ->
  (exists c, misere_sequence p c) /\
  (forall c, misere_sequence p c ->
   forall v, Pposition (misere (mWN_blocking 1 p)) v <-> in_pairs c (fun n => c n + Z.of_nat n)%Z v).

(** ** Proof *)
From Coq Require Import Lia List ConstructiveEpsilon.
From Wythoff.book Require Import Prelude Definitions counting misere_exceptions.
From Wythoff.paper Require Import Glue Sequences Theorem_2_1_i.
Local Open Scope Z_scope.

Lemma misere_equation (p : nat) : (1 <= p)%nat -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ (misere (mWN_blocking 1 p)) x y <-> (exists x1 y1, queenZ 1 x y x1 y1) /\
    (~ (exists x1 y1, (queenZ 1 x y x1 y1 /\ ~ roobZ 1 x y x1 y1) /\ PZ (misere (mWN_blocking 1 p)) x1 y1) /\
     card2 (fun x1 y1 => roobZ 1 x y x1 y1 /\ PZ (misere (mWN_blocking 1 p)) x1 y1) <= Z.of_nat p - 1)).
Proof.
  intros Hp x y H. replace (Z.of_nat p - 1) with (Z.of_nat (at_most (misere (mWN_blocking 1 p)))) by (simpl; lia).
  apply counted_misere; trivial; [exact (blocking_falls 1 p)|exact (same_queen 1 p 1)|exact (same_roob 1 p 1)|exact (fun _ => I)].
Qed.

(** g_k and u_k together. *)
Fixpoint both (p k : nat) : nat * nat :=
  match k with
  | 0 => (1, 0)
  | S l => let (g, v) := both p l in (g + v, p * g + (p - 1) * v)
  end%nat.
Lemma both_next p k : both p (S k) = (fst (both p k) + snd (both p k), p * fst (both p k) + (p - 1) * snd (both p k))%nat.
Proof. simpl. destruct (both p k). reflexivity. Qed.
Lemma u_next p k : u p (S (S k)) = (p * u p (S k) + u p k)%nat.
Proof. reflexivity. Qed.
Lemma u_is_both p k : (1 <= p)%nat -> u p k = snd (both p k) /\ u p (S k) = snd (both p (S k)).
Proof.
  intros Hp. induction k as [|k [A B]]; [simpl; lia|]. split; [exact B|]. rewrite u_next, A, B, (both_next p (S k)), (both_next p k).
  cbn [fst snd]. set (g := fst (both p k)). set (v := snd (both p k)). destruct p as [|p]; [lia|]. replace (S p - 1)%nat with p by lia. nia.
Qed.
Lemma u_rises p k : (3 <= p)%nat -> (u p k < u p (S k))%nat.
Proof.
  intros Hp. induction k as [|k IH]; [simpl; lia|]. rewrite u_next. nia.
Qed.
Lemma u_less p k l : (3 <= p)%nat -> (k < l)%nat -> (u p k < u p l)%nat.
Proof. intros Hp H. induction H as [|l H IH]; [apply u_rises; trivial|]. pose proof (u_rises p l Hp). lia. Qed.
Lemma u_one p k l : (3 <= p)%nat -> u p k = u p l -> k = l.
Proof. intros Hp E. destruct (Nat.lt_trichotomy k l) as [H|[H|H]]; [|trivial|]; apply (u_less p _ _ Hp) in H; lia. Qed.
Lemma u_above p k : (3 <= p)%nat -> (k <= u p k)%nat.
Proof. intros Hp. induction k as [|k IH]; [lia|]. pose proof (u_rises p k Hp). lia. Qed.

(** The k with n = u_k, or -1. *)
Definition which (p n : nat) : Z :=
  match find (fun k => Nat.eqb (u p k) n) (seq 0 (S n)) with Some k => Z.of_nat k | None => -1 end.
Lemma which_u p k : (3 <= p)%nat -> which p (u p k) = Z.of_nat k.
Proof.
  intros Hp. unfold which. destruct (find _ _) as [l|] eqn:E.
  - apply find_some in E as [_ E]. apply Nat.eqb_eq in E. rewrite (u_one p l k Hp E). reflexivity.
  - exfalso. apply find_none with (x := k) in E; [|apply in_seq; pose proof (u_above p k Hp); lia]. rewrite Nat.eqb_refl in E. discriminate.
Qed.
Lemma which_is p n : (3 <= p)%nat -> which p n = -1 /\ (forall k, u p k <> n) \/ exists k, which p n = Z.of_nat k /\ u p k = n.
Proof.
  intros Hp. unfold which. destruct (find _ _) as [l|] eqn:E.
  - right. exists l. apply find_some in E as [_ E]. apply Nat.eqb_eq in E. auto.
  - left. split; [trivial|]. intros k K. apply find_none with (x := k) in E; [|apply in_seq; pose proof (u_above p k Hp); lia].
    rewrite K, Nat.eqb_refl in E. discriminate.
Qed.

Definition sign (k : nat) : Z := if Nat.even k then 1 else -1.
Lemma sign_next k : sign (S k) = - sign k.
Proof. unfold sign. rewrite Nat.even_succ, <- Nat.negb_even. destruct (Nat.even k); reflexivity. Qed.

Lemma sequence_exists p : (3 <= p)%nat -> exists c, misere_sequence p c.
Proof.
  intros Hp. exists (fun n => a 1 p n + if Z.leb 0 (which p n) then sign (Z.to_nat (which p n)) else 0). split.
  - intros k. rewrite which_u by trivial. replace (0 <=? Z.of_nat k) with true by (symmetry; apply Z.leb_le; lia).
    rewrite Nat2Z.id. reflexivity.
  - intros n H. destruct (which_is p n Hp) as [[E _]|[k [_ K]]]; [rewrite E; simpl; lia|]. exfalso. exact (H k K).
Qed.

Lemma first_index (p : nat) : (1 <= p)%nat -> exists U : Z -> Z, forall k, 0 <= k -> isU 1 (Z.of_nat p) k (U k).
Proof.
  intros Hp.
  assert (E : forall k : nat, exists v : nat, isU 1 (Z.of_nat p) (Z.of_nat k) (Z.of_nat v)).
  { intros k. destruct (u_exists (Z.of_nat k) 1 (Z.of_nat p)) as [v V]; [lia|lia|].
    exists (Z.to_nat v). pose proof (u_natural _ _ _ _ V) as N. rewrite Z2Nat.id by lia. exact V. }
  pose (U := fun k : nat => proj1_sig (constructive_indefinite_ground_description_nat _
    (fun v => excluded_middle_informative (isU 1 (Z.of_nat p) (Z.of_nat k) (Z.of_nat v))) (E k))).
  exists (fun k => Z.of_nat (U (Z.to_nat k))). intros k Hk. unfold U.
  destruct (constructive_indefinite_ground_description_nat _ _ _) as [v V]. simpl. rewrite Z2Nat.id in V by trivial. exact V.
Qed.

Theorem new_misere_one : statement_new_misere_one.
Proof.
  intros p Hp. split; [apply sequence_exists; trivial|]. intros c [C1 C2] v.
  destruct (first_index p ltac:(lia)) as [U HU].
  assert (K : PZ (misere (mWN_blocking 1 p)) (Z.of_nat (fst v)) (Z.of_nat (snd v)) <->
    Z.of_nat (fst v) <= Z.of_nat (snd v) /\ Z.of_nat (fst v) = c (Z.to_nat (Z.of_nat (snd v) - Z.of_nat (fst v))) \/
    Z.of_nat (snd v) <= Z.of_nat (fst v) /\ Z.of_nat (snd v) = c (Z.to_nat (Z.of_nat (fst v) - Z.of_nat (snd v)))).
  { apply (misere_one 1 (Z.of_nat p) _ _ (PZ (misere (mWN_blocking 1 p))) U (fun n => a 1 p (Z.to_nat n)) (fun n => c (Z.to_nat n))
      (fun k => Z.of_nat (fst (both p (Z.to_nat k)))) (fun k => sign (Z.to_nat k)) (fun n => which p (Z.to_nat n))
      (fun k => Z.of_nat (u p (Z.to_nat k)))); try lia.
    - split; [split|]; reflexivity.
    - intros k Hk. replace (Z.to_nat (k + 1)) with (S (Z.to_nat k)) by lia. set (i := Z.to_nat k).
      destruct (u_is_both p i ltac:(lia)) as [A B]. rewrite sign_next, B, both_next. cbn [fst snd]. rewrite A. split; [split|]; nia.
    - intros n Hn. pose proof (isA_a 1 p (Z.to_nat n) ltac:(lia) ltac:(lia)) as A. rewrite Z2Nat.id in A by trivial. exact A.
    - intros n Hn. destruct (which_is p (Z.to_nat n) Hp) as [[E _]|[k [E K]]]; rewrite E; [lia|]. rewrite Nat2Z.id, K. lia.
    - intros k Hk. rewrite Nat2Z.id, which_u by trivial. lia.
    - intros n Hn. destruct (which_is p (Z.to_nat n) Hp) as [[E N]|[k [E K]]]; rewrite E.
      + rewrite ite_false by lia. rewrite C2 by trivial. lia.
      + rewrite ite_true by lia. rewrite Nat2Z.id, <- K, C1. reflexivity.
    - exact HU.
    - exact (misere_equation p ltac:(lia)). }
  destruct v as [x y]. rewrite PZ_nat in K. rewrite K. unfold in_pairs, is_pair. simpl. split.
  - intros [[L E]|[L E]]; [exists (y - x)%nat; left|exists (x - y)%nat; right].
    + replace (y - x)%nat with (Z.to_nat (Z.of_nat y - Z.of_nat x)) by lia. rewrite <- E. lia.
    + replace (x - y)%nat with (Z.to_nat (Z.of_nat x - Z.of_nat y)) by lia. rewrite <- E. lia.
  - intros [n [[A B]|[A B]]]; [left|right]; (split; [lia|]).
    + replace (Z.to_nat (Z.of_nat y - Z.of_nat x)) with n by lia. exact A.
    + replace (Z.to_nat (Z.of_nat x - Z.of_nat y)) with n by lia. exact B.
Qed.

Print Assumptions new_misere_one.
