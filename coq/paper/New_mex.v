(** * The minimal exclusive algorithm for mWN^p_l

    The Remark of Section 7 says that such an algorithm was found for mWN^p_1 and
    does not print it. Not in the paper: let p >= 2, and either 1 <= l <= m or
    l = m + 1 >= 3. Then P(mWN^p_l) = { {x_n, y_n} }, where x_n is the least number that
    x_0, ..., x_{n-1}, y_1, ..., y_{n-1} take fewer than p times, and
    y_n = (m + 1 - l) x_n + ln. For l = m it is Theorem 2.1 (i). *)
From Coq Require Import List Arith.
From Wythoff Require Import Game Moves Listing.

Definition mex_sequences (m p l : nat) (x y : nat -> nat) : Prop :=
  (forall n, is_mex_p p (map x (seq 0 n) ++ map y (seq 1 (n - 1))) (x n)) /\
  (forall n, y n = (m + 1 - l) * x n + l * n).
Definition mex_constants (m p l : nat) : Prop :=
  1 <= m /\ 2 <= p /\ 1 <= l /\ (l <= m \/ l = m + 1 /\ 2 <= m).

(** The algorithm has a result, and it is the set of P-positions. *)
Definition statement_new_mex : Prop :=
  forall m p l, mex_constants m p l ->
  (exists x y, mex_sequences m p l x y) /\
  (forall x y, mex_sequences m p l x y ->
   forall v, Pposition (mWN_blocking_l m p l) v <-> in_nat_pairs x y v).

(** The case l = 1: any p - 1 rook-type options may be blocked, and y_n = m x_n + n. *)
Definition mWN_blocking_any_rook (m p : nat) : game :=
  Game (fun v w => bishop m v w \/ rook v w) rook (p - 1) normal_play.
Definition statement_new_mex_any_rook : Prop :=
  forall m p x y, 1 <= m -> 2 <= p ->
  (forall n, is_mex_p p (map x (seq 0 n) ++ map y (seq 1 (n - 1))) (x n)) ->
  (forall n, y n = m * x n + n) ->
  forall v, Pposition (mWN_blocking_any_rook m p) v <-> in_nat_pairs x y v.

(** A polynomial-time construction: row r holds p of the x_n, or p - 1 if r is one of
    the y_j, j >= 1; y grows by l inside a row and by m + 1 into the next. *)
Definition statement_new_mex_rows : Prop :=
  forall m p l x y, mex_constants m p l -> mex_sequences m p l x y ->
  (forall r, exists u k, (forall i, x i = r <-> u <= i < u + k) /\
     ((exists j, 1 <= j /\ y j = r) -> k = p - 1) /\
     ((~ exists j, 1 <= j /\ y j = r) -> k = p)) /\
  (forall n, (x (S n) = x n -> y (S n) = y n + l) /\
             (x (S n) <> x n -> x (S n) = x n + 1 /\ y (S n) = y n + (m + 1))).

(** ** Proof *)
From Wythoff.book Require Import Prelude mex blocking remark substitution.
From Wythoff.paper Require Import Glue Mexes Theorem_2_1_i.
Local Open Scope Z_scope.

Section Sequences.
Variables m p l : nat.
Hypothesis constants : mex_constants m p l.
Variables x y : nat -> nat.
Hypothesis sequences : mex_sequences m p l x y.

Lemma constants_z : (((1 <= Z.of_nat m /\ 2 <= Z.of_nat p) /\ 1 <= Z.of_nat l) /\
  (Z.of_nat l <= Z.of_nat m \/ (Z.of_nat l = Z.of_nat m + 1 /\ 2 <= Z.of_nat m))).
Proof. unfold mex_constants in constants. lia. Qed.

Lemma y_z n : 0 <= n -> 0 <= zs x n /\ zs y n = (Z.of_nat m + 1 - Z.of_nat l) * zs x n + Z.of_nat l * n.
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite !zs_of, (proj2 sequences). unfold mex_constants in constants. split; [lia|].
  replace (Z.of_nat m + 1 - Z.of_nat l) with (Z.of_nat (m + 1 - l)) by lia. nia.
Qed.
Lemma few_z n : 0 <= n -> card1 (fun z => ((- n < z /\ z < n) /\
  ((0 <= z /\ zs x z = zs x n) \/ (z <= -1 /\ zs y (- z) = zs x n)))) <= Z.of_nat p - 1.
Proof.
  intros Hn. rewrite <- (Z2Nat.id n) by trivial. rewrite zs_of, count_from_1.
  destruct (proj1 sequences (Z.to_nat n)) as [A _]. unfold before_n. lia.
Qed.
Lemma full_z n r : (0 <= n /\ 0 <= r) /\ r < zs x n -> Z.of_nat p <= card1 (fun z => ((- n < z /\ z < n) /\
  ((0 <= z /\ zs x z = r) \/ (z <= -1 /\ zs y (- z) = r)))).
Proof.
  intros [[Hn Hr] H]. rewrite <- (Z2Nat.id n) in * by trivial. rewrite <- (Z2Nat.id r) in * by trivial. rewrite zs_of in H. rewrite count_from_1.
  destruct (proj1 sequences (Z.to_nat n)) as [_ B]. specialize (B (Z.to_nat r)). unfold before_n. lia.
Qed.
End Sequences.

Lemma mex_sequences_exist m p l : (1 <= p)%nat -> exists x y, mex_sequences m p l x y.
Proof. intros Hp. exact (proj1 (one_mex_result p 1 (fun n x => (m + 1 - l) * x + l * n)%nat Hp)). Qed.

Theorem new_mex : statement_new_mex.
Proof.
  intros m p l C. split; [apply mex_sequences_exist; unfold mex_constants in C; lia|].
  intros x y Sq. apply P_are_listed. intros X Y H.
  apply (mex_blocking (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) X Y (PZ (mWN_blocking_l m p l)) (zs x) (zs y)); trivial.
  - exact (constants_z m p l C).
  - exact (y_z m p l C x y Sq).
  - exact (few_z m p l x y Sq).
  - exact (full_z m p l x y Sq).
  - apply counted_blocking. unfold mex_constants in C. lia.
Qed.

Theorem new_mex_any_rook : statement_new_mex_any_rook.
Proof.
  intros m p x y Hm Hp X Y.
  assert (C : mex_constants m p 1) by (unfold mex_constants; lia).
  assert (Sq : mex_sequences m p 1 x y) by (split; [trivial|intros n; rewrite Y; nia]).
  intros v. rewrite <- (proj2 (new_mex m p 1%nat C) x y Sq v). symmetry. apply same_P; [exact (blocking_falls m p)|].
  constructor; simpl; try tauto. intros u w _. unfold roob. split; [tauto|]. intros [k R]. split; [exists k; trivial|].
  intros [i [j B]]. unfold nim in R. lia.
Qed.

Theorem new_mex_rows : statement_new_mex_rows.
Proof.
  intros m p l x y C Sq. pose proof (constants_z m p l C) as CZ.
  assert (F : forall r : nat, exists u : nat, x u = r /\ forall i, (x i < r <-> i < u)%nat).
  { intros r. destruct (mex_first (Z.of_nat r) (Z.of_nat l) (Z.of_nat m) (Z.of_nat p) (zs x) (zs y)) as [u [[Hu A] B]]; trivial;
      [exact (y_z m p l C x y Sq)|exact (few_z m p l x y Sq)|exact (full_z m p l x y Sq)|lia|].
    exists (Z.to_nat u). rewrite <- (Z2Nat.id u) in A by trivial. rewrite zs_of in A. split; [lia|].
    intros i. specialize (B (Z.of_nat i)). rewrite zs_of in B. lia. }
  assert (K : forall r n u w : nat, x u = r -> (forall i, (x i < r <-> i < u)%nat) -> x w = S r ->
    (forall i, (x i < S r <-> i < w)%nat) ->
    (((exists j, 1 <= j /\ y j = r)%nat -> w = u + (p - 1)) /\ ((~ exists j, 1 <= j /\ y j = r) -> w = u + p) /\
     (x (S n) = x n -> y (S n) = y n + l) /\ (x (S n) <> x n -> y (S n) = y n + (m + 1)))%nat).
  { intros r n u w Xu U Xw W.
    destruct (mex_rows (Z.of_nat l) (Z.of_nat m) (Z.of_nat n) (Z.of_nat p) (Z.of_nat u) (Z.of_nat w) (Z.of_nat r) (zs x) (zs y))
      as [[[A B] D] E]; trivial; try lia;
      [exact (y_z m p l C x y Sq)|exact (few_z m p l x y Sq)|exact (full_z m p l x y Sq)| | |].
    - rewrite zs_of. split; [lia|]. intros i Hi. specialize (U (Z.to_nat i)). unfold zs. lia.
    - rewrite zs_of. split; [lia|]. intros i Hi. specialize (W (Z.to_nat i)). unfold zs. lia.
    - rewrite !zs_next, !zs_of in D, E.
      assert (J : (exists j, 1 <= j /\ zs y j = Z.of_nat r) <-> exists j, (1 <= j)%nat /\ y j = r).
      { split; intros [j [Hj Ej]]; [exists (Z.to_nat j); unfold zs in Ej|exists (Z.of_nat j); rewrite zs_of]; lia. }
      rewrite J in A, B. unfold mex_constants in C. split; [intros Q; specialize (A Q); lia|]. split; [intros Q; specialize (B Q); lia|].
      split; [intros Q; rewrite Q in D; lia|]. intros Q. assert (Z.of_nat (x (S n)) <> Z.of_nat (x n)) as Q' by lia. specialize (E Q'). lia. }
  split.
  - intros r. destruct (F r) as [u [Xu U]]. destruct (F (S r)) as [w [Xw W]].
    exists u, (w - u)%nat. destruct (K r 0%nat u w Xu U Xw W) as [A [B _]].
    assert (u < w)%nat by (apply W; lia). split; [|split; [intros Q; rewrite (A Q); lia|intros Q; rewrite (B Q); lia]].
    intros i. specialize (U i). specialize (W i). lia.
  - intros n. destruct (F (x n)) as [u [Xu U]]. destruct (F (S (x n))) as [w [Xw W]].
    destruct (K (x n) n u w Xu U Xw W) as [_ [_ [D E]]]. split; [trivial|]. intros Q. split; [|auto].
    pose proof (U n). pose proof (W n). pose proof (U (S n)). pose proof (W (S n)).
    destruct (Nat.eq_dec (S n) w) as [->|N]; [lia|]. lia.
Qed.

Print Assumptions new_mex.
Print Assumptions new_mex_any_rook.
Print Assumptions new_mex_rows.
