(** * (m,p)-Wythoff Nim where p divides m: Wythoff pairs, p at a time

    Section 1.6 mentions a "Beatty-type" characterisation for these constants and does not
    print it. Not in the paper: let m = pk. Then x_{pn+i} = p a_n + i and
    y_{pn+i} = p b_n + i for 0 <= i < p, where {a_n, b_n} are the P-positions of kWN, that
    is a_n = floor(n alpha) and b_n = floor(n beta) for the slopes of k and p = 1. *)
From Coq Require Import List Arith Lia.
From Wythoff Require Import Game Moves Listing.
From Wythoff.paper Require Import New_diagonals New_diagonals_close.

Definition statement_new_diagonals_blocks : Prop :=
  forall k p a b x y, 1 <= k -> 1 <= p -> diagonal_sequences k 1 a b -> diagonal_sequences (p * k) p x y ->
  forall n i, i < p -> x (p * n + i) = p * a n + i /\ y (p * n + i) = p * b n + i.

(** The P-positions of (pk,p)-Wythoff Nim, from those of k-Wythoff Nim. *)
Definition statement_new_diagonals_blocks_P : Prop :=
  forall k p X Y i j, 1 <= k -> i < p -> j < p ->
  (Pposition (mWN_blocking_bishop (p * k) p) (p * X + i, p * Y + j) <->
   i = j /\ Pposition (mWN_blocking_bishop k 1) (X, Y)).

(** ** Proof *)
From Wythoff.paper Require Import Mexes.
Import ListNotations.

Lemma one_sequence m p x y x' y' :
  diagonal_sequences m p x y -> diagonal_sequences m p x' y' -> forall n, x n = x' n /\ y n = y' n.
Proof.
  intros S S'.
  assert (R : forall u v, diagonal_sequences m p u v -> mex_result 1 0 (fun n x => x + m * (n / p)) u v).
  { intros u v [A B]. split; [|trivial]. intros n. unfold before_n. rewrite Nat.sub_0_r. trivial. }
  intros n. exact (proj1 (proj2 (one_mex_result 1 0 (fun n x => x + m * (n / p)) (le_n 1)) x' y' (R _ _ S') x y) (R _ _ S) n).
Qed.

Lemma blocks_of p q i : i < p -> (p * q + i) / p = q /\ (p * q + i) mod p = i.
Proof.
  intros H. split.
  - symmetry. apply (Nat.div_unique _ p q i); lia.
  - symmetry. apply (Nat.mod_unique _ p q i); lia.
Qed.

Lemma blown_up k p a b : 1 <= k -> 1 <= p -> diagonal_sequences k 1 a b ->
  diagonal_sequences (p * k) p (fun n => p * a (n / p) + n mod p) (fun n => p * b (n / p) + n mod p).
Proof.
  intros Hk Hp S.
  destruct (new_diagonals_complementary k 1 a b Hk (le_n 1) S) as [Up [Apart _]].
  assert (Same : forall f g u v, p * f + u mod p = p * g + v mod p -> f = g /\ u mod p = v mod p).
  { intros f g u v E. pose proof (Nat.mod_upper_bound u p ltac:(lia)) as U. pose proof (Nat.mod_upper_bound v p ltac:(lia)) as V.
    destruct (blocks_of p f (u mod p) U) as [A B]. destruct (blocks_of p g (v mod p) V) as [A' B']. rewrite E in A, B. lia. }
  assert (Inj : forall u v, a u = a v -> u = v).
  { intros u v E. destruct (Nat.lt_trichotomy u v) as [L|[L|L]]; [|trivial|]; apply Up in L; lia. }
  split.
  - intros n. set (L := map _ (seq 0 n) ++ map _ (seq 0 n)). split.
    + assert (N : ~ In (p * a (n / p) + n mod p) L).
      { intros I. unfold L in I. apply in_app_or in I as [I|I]; apply in_map_iff in I as [u [E I]]; apply in_seq in I;
          apply Same in E as [E F].
        - apply Inj in E. pose proof (Nat.div_mod u p ltac:(lia)). pose proof (Nat.div_mod n p ltac:(lia)). rewrite E, F in H. lia.
        - symmetry in E. apply Apart in E. pose proof (Nat.div_mod u p ltac:(lia)). pose proof (Nat.div_mod n p ltac:(lia)).
          rewrite <- E, F in H. lia. }
      apply (count_occ_not_In Nat.eq_dec) in N. lia.
    + intros r Hr. assert (I : In r L); [|apply (count_occ_In Nat.eq_dec) in I; lia].
      pose proof (Nat.div_mod r p ltac:(lia)) as D. pose proof (Nat.mod_upper_bound r p ltac:(lia)) as M.
      pose proof (Nat.div_mod n p ltac:(lia)) as Dn. pose proof (Nat.mod_upper_bound n p ltac:(lia)) as Mn.
      destruct (lt_eq_lt_dec (r / p) (a (n / p))) as [[T|T]|T].
      * destruct (taken k 1 Hk (le_n 1) a b S (n / p) (r / p) T) as [u [Hu E]].
        destruct (blocks_of p u (r mod p) M) as [A B].
        assert (W : p * u + r mod p < n) by nia.
        unfold L. apply in_or_app. destruct E as [E|E]; [left|right]; apply in_map_iff; exists (p * u + r mod p);
          (split; [rewrite A, B; lia|apply in_seq; lia]).
      * destruct (blocks_of p (n / p) (r mod p) M) as [A B].
        unfold L. apply in_or_app. left. apply in_map_iff. exists (p * (n / p) + r mod p).
        split; [rewrite A, B; lia|apply in_seq; nia].
      * exfalso. nia.
  - intros n. rewrite (proj2 S (n / p)), Nat.div_1_r. lia.
Qed.

Theorem new_diagonals_blocks : statement_new_diagonals_blocks.
Proof.
  intros k p a b x y Hk Hp S T n i Hi.
  destruct (one_sequence _ _ _ _ _ _ T (blown_up k p a b Hk Hp S) (p * n + i)) as [-> ->].
  destruct (blocks_of p n i Hi) as [-> ->]. split; reflexivity.
Qed.

Theorem new_diagonals_blocks_P : statement_new_diagonals_blocks_P.
Proof.
  intros k p X Y i j Hk Hi Hj. assert (Hp : 1 <= p) by lia.
  destruct (diagonal_sequences_exist k 1) as [a [b S]]. pose proof (blown_up k p a b Hk Hp S) as T.
  rewrite (proj2 (new_diagonals (p * k) p ltac:(nia) Hp) _ _ T), (proj2 (new_diagonals k 1 Hk (le_n 1)) _ _ S).
  unfold in_nat_pairs. simpl. split.
  - intros [n E]. pose proof (Nat.mod_upper_bound n p ltac:(lia)) as M.
    destruct (blocks_of p X i Hi) as [A B]. destruct (blocks_of p Y j Hj) as [A' B'].
    destruct (blocks_of p (a (n / p)) (n mod p) M) as [F G]. destruct (blocks_of p (b (n / p)) (n mod p) M) as [F' G'].
    assert (K : (p * X + i = p * a (n / p) + n mod p /\ p * Y + j = p * b (n / p) + n mod p) \/
                (p * X + i = p * b (n / p) + n mod p /\ p * Y + j = p * a (n / p) + n mod p))
      by (destruct E as [E|E]; inversion E; tauto).
    destruct K as [[U V]|[U V]]; rewrite U in A, B; rewrite V in A', B'; (split; [lia|]); exists (n / p); [left|right]; f_equal; lia.
  - intros [-> [n E]]. exists (p * n + j). destruct (blocks_of p n j Hj) as [-> ->].
    destruct E as [E|E]; inversion E; [left|right]; reflexivity.
Qed.

Print Assumptions new_diagonals_blocks.
Print Assumptions new_diagonals_blocks_P.
