(** * (m,p)-Wythoff Nim, solved

    Section 1.6 cites an exponential solution and a polynomial algorithm for m-Wythoff
    Nim where the previous player may block at most p - 1 bishop-type options, those
    of a bishop in Chess. Not in the paper: its P-positions are { {x_n, y_n} }, where
    x_n is the least number that is none of x_i, y_i, i < n, and
    y_n = x_n + m floor(n/p). *)
From Coq Require Import List Arith.
From Wythoff Require Import Game Moves Listing.
Import ListNotations.

(** "bishop-type - note, not m-bishop-type - options". *)
Definition mWN_blocking_bishop (m p : nat) : game :=
  Game (fun v w => bishop m v w \/ rook v w) (bishop 1) (p - 1) normal_play.

Definition diagonal_sequences (m p : nat) (x y : nat -> nat) : Prop :=
  (forall n, is_mex_p 1 (map x (seq 0 n) ++ map y (seq 0 n)) (x n)) /\
  (forall n, y n = x n + m * (n / p)).

(** The algorithm has a result, and it is the set of P-positions. *)
Definition statement_new_diagonals : Prop :=
  forall m p, 1 <= m -> 1 <= p ->
  (exists x y, diagonal_sequences m p x y) /\
  (forall x y, diagonal_sequences m p x y ->
   forall v, Pposition (mWN_blocking_bishop m p) v <-> in_nat_pairs x y v).

(** x and y increase, have no number in common but where x_n = y_n, and together all. *)
Definition statement_new_diagonals_complementary : Prop :=
  forall m p x y, 1 <= m -> 1 <= p -> diagonal_sequences m p x y ->
  (forall i j, i < j -> x i < x j /\ y i < y j) /\
  (forall i j, x i = y j -> i = j) /\
  (forall r, exists n, x n = r \/ y n = r).

(** ** Proof *)
From Wythoff.book Require Import Prelude diagonals.
From Wythoff.paper Require Import Glue Mexes.
Local Open Scope Z_scope.

Lemma diagonals_fall m p : falling (mWN_blocking_bishop m p).
Proof. intros v w [B|R]; [exact (bishop_falls m v w B)|exact (rook_falls v w R)]. Qed.

Lemma same_diagonal m p : (1 <= m)%nat -> same_move
  (fun v w => option_of (mWN_blocking_bishop m p) v w /\ blockable (mWN_blocking_bishop m p) v w) (bishopZ 1).
Proof.
  intros Hm. apply (same_iff (bishop 1)); [|exact (same_bishop 1)]. intros v w. simpl. split; [|tauto].
  intros B. split; [|trivial]. left. destruct B as [i [j B]]. exists i, j. lia.
Qed.

Lemma counted_diagonals (m p : nat) : (1 <= m)%nat -> (1 <= p)%nat -> forall x y, 0 <= x /\ 0 <= y ->
  (PZ (mWN_blocking_bishop m p) x y <->
    ~ (exists x1 y1, ((bishopZ (Z.of_nat m) x y x1 y1 \/ rookZ x y x1 y1) /\ ~ bishopZ 1 x y x1 y1) /\
        PZ (mWN_blocking_bishop m p) x1 y1) /\
    card2 (fun x1 y1 => bishopZ 1 x y x1 y1 /\ PZ (mWN_blocking_bishop m p) x1 y1) <= Z.of_nat p - 1).
Proof.
  intros Hm Hp x y H. replace (Z.of_nat p - 1) with (Z.of_nat (at_most (mWN_blocking_bishop m p))) by (simpl; lia).
  apply (counted (mWN_blocking_bishop m p) (fun x y x1 y1 => bishopZ (Z.of_nat m) x y x1 y1 \/ rookZ x y x1 y1) (bishopZ 1)); trivial;
    [exact (diagonals_fall m p)|exact (same_or _ _ _ _ (same_bishop m) same_rook)|apply same_diagonal; trivial|intros v W; exact W].
Qed.

Section Sequences.
Variables m p : nat.
Hypothesis Hm : (1 <= m)%nat.
Hypothesis Hp : (1 <= p)%nat.
Variables x y : nat -> nat.
Hypothesis sequences : diagonal_sequences m p x y.

Lemma link_z n : 0 <= n -> (((0 <= zs x n /\ zs y n = zs x n + Z.of_nat m * zs (fun n => n / p)%nat n) /\
  Z.of_nat p * zs (fun n => n / p)%nat n <= n) /\ n < Z.of_nat p * zs (fun n => n / p)%nat n + Z.of_nat p).
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of. rewrite (proj2 sequences).
  pose proof (Nat.div_mod (Z.to_nat n) p ltac:(lia)). pose proof (Nat.mod_upper_bound (Z.to_nat n) p ltac:(lia)).
  set (q := (Z.to_nat n / p)%nat) in *. nia.
Qed.

Lemma not_taken n i : (i < n)%nat -> x n <> x i /\ x n <> y i.
Proof.
  intros Hi. destruct (proj1 sequences n) as [A _].
  assert (K : ~ In (x n) (map x (seq 0 n) ++ map y (seq 0 n))).
  { intros I. apply (count_occ_In Nat.eq_dec) in I. lia. }
  split; intros E; apply K; rewrite E; apply in_or_app; [left|right]; apply in_map, in_seq; lia.
Qed.
Lemma taken n r : (r < x n)%nat -> exists i, (i < n)%nat /\ (x i = r \/ y i = r).
Proof.
  intros Hr. destruct (proj1 sequences n) as [_ B]. specialize (B r Hr).
  assert (I : In r (map x (seq 0 n) ++ map y (seq 0 n))) by (apply (count_occ_In Nat.eq_dec); lia).
  apply in_app_or in I as [I|I]; apply in_map_iff in I as [i [E I]]; apply in_seq in I; exists i; (split; [lia|tauto]).
Qed.

Lemma new_z n i : 0 <= i /\ i < n -> zs x n <> zs x i /\ zs x n <> zs y i.
Proof. intros H. destruct (not_taken (Z.to_nat n) (Z.to_nat i)); [lia|]. unfold zs. lia. Qed.
Lemma least_z n r : (0 <= n /\ 0 <= r) /\ r < zs x n -> exists i, (0 <= i /\ i < n) /\ (zs x i = r \/ zs y i = r).
Proof.
  intros H. destruct (taken (Z.to_nat n) (Z.to_nat r)) as [i [Hi E]]; [unfold zs in H; lia|].
  exists (Z.of_nat i). rewrite !zs_of. lia.
Qed.

Lemma x_rises i j : (i < j)%nat -> (x i < x j)%nat.
Proof.
  intros H. pose proof (diagonal_x_rising (Z.of_nat i) (Z.of_nat j) (Z.of_nat m) (Z.of_nat p) (zs (fun n => n / p)%nat) (zs x) (zs y)) as K.
  rewrite !zs_of in K. cut (Z.of_nat (x i) < Z.of_nat (x j)); [lia|]. apply K; try lia;
    [exact link_z|intros; apply new_z; trivial|intros; apply least_z; trivial].
Qed.

(** The index of a number of x: the first one up to it. *)
Definition index_of (r : nat) : nat := hd 0%nat (filter (fun n => x n =? r)%nat (seq 0 (S r))).
Lemma x_above n : (n <= x n)%nat.
Proof. induction n as [|n IH]; [lia|]. pose proof (x_rises n (S n)). lia. Qed.
Lemma index_of_x n : index_of (x n) = n.
Proof.
  unfold index_of.
  assert (I : In n (filter (fun k => x k =? x n)%nat (seq 0 (S (x n))))).
  { apply filter_In. rewrite in_seq, Nat.eqb_refl. pose proof (x_above n). split; [lia|trivial]. }
  assert (U : forall k, In k (filter (fun k => x k =? x n)%nat (seq 0 (S (x n)))) -> k = n).
  { intros k K. apply filter_In in K as [_ K]. apply Nat.eqb_eq in K.
    destruct (Nat.lt_trichotomy k n) as [L|[L|L]]; [|trivial|]; apply x_rises in L; lia. }
  destruct (filter (fun k => x k =? x n)%nat (seq 0 (S (x n)))) as [|k l]; [contradiction|]. simpl. apply U. left. reflexivity.
Qed.
Lemma index_z n : 0 <= n -> zs index_of (zs x n) = n.
Proof. intros H. unfold zs at 2. rewrite zs_of, index_of_x. lia. Qed.
End Sequences.

Lemma diagonal_sequences_exist m p : exists x y, diagonal_sequences m p x y.
Proof.
  destruct (proj1 (one_mex_result 1 0 (fun n x => x + m * (n / p))%nat (le_n 1))) as [x [y [A B]]].
  exists x, y. split; [|trivial]. intros n. specialize (A n). unfold before_n in A. rewrite Nat.sub_0_r in A. trivial.
Qed.

Theorem new_diagonals : statement_new_diagonals.
Proof.
  intros m p Hm Hp. split; [apply diagonal_sequences_exist|].
  intros x y Sq. apply P_are_listed. intros X Y H.
  apply (diagonal_blocking (Z.of_nat m) (Z.of_nat p) X Y (PZ (mWN_blocking_bishop m p)) (zs (index_of x)) (zs (fun n => n / p)%nat) (zs x) (zs y));
    trivial.
  - lia.
  - exact (link_z m p Hm Hp x y Sq).
  - intros n i. exact (new_z m p Hm Hp x y Sq n i).
  - intros n r. exact (least_z m p Hm Hp x y Sq n r).
  - exact (index_z m p Hm Hp x y Sq).
  - apply counted_diagonals; trivial.
Qed.

Theorem new_diagonals_complementary : statement_new_diagonals_complementary.
Proof.
  intros m p x y Hm Hp Sq. split; [|split].
  - intros i j H. pose proof (x_rises m p Hm Hp x y Sq i j H). split; [trivial|].
    rewrite !(proj2 Sq). assert (i / p <= j / p)%nat by (apply Nat.div_le_mono; lia). nia.
  - intros i j E. destruct (Nat.lt_trichotomy i j) as [L|[L|L]]; [|trivial|].
    + pose proof (x_rises m p Hm Hp x y Sq i j L). rewrite (proj2 Sq) in E. lia.
    + destruct (not_taken m p Hm Hp x y Sq i j L). congruence.
  - intros r. destruct (taken m p Hm Hp x y Sq (S r) r) as [i [_ E]]; [pose proof (x_above m p Hm Hp x y Sq (S r)); lia|]. eauto.
Qed.

Print Assumptions new_diagonals.
Print Assumptions new_diagonals_complementary.
