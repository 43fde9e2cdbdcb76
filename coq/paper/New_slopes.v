(** * How fast the P-positions of 1WN^(l,p) grow

    Not in the paper. Section 7 asks for the asymptotic behaviour of {c_n, d_n}. *)
From Coq Require Import List Arith Lia.
From Wythoff Require Import Game Moves Listing.
Import ListNotations.

(** Every row has at least k P-positions if (k - 1)l < p (new_rows_bounds). Then c_n
    lies between 3n / (3(p - l) + 2) - 1 and n / (k - 1). *)
Definition statement_new_slopes : Prop :=
  forall l p k c d, 1 <= l -> l <= p -> (k - 1) * l < p ->
  listed_in_order (mWN_modulo 1 l p) c d ->
  forall n, (k - 1) * c n <= n /\ 3 * n <= (3 * (p - l) + 2) * (c n + 1).

(** For l = p - 1, where each row has two, between 3n/5 - 1 and n. *)
Definition statement_new_slopes_two : Prop :=
  forall p c d, 2 <= p -> listed_in_order (mWN_modulo 1 (p - 1) p) c d ->
  forall n, c n <= n /\ 3 * n <= 5 * (c n + 1).

(** ** Proof *)
From Wythoff.paper Require Import New_rows New_second_belief New_one_each.

Lemma NoDup_both {T} (A B : list T) : NoDup A -> NoDup B -> (forall a, In a A -> ~ In a B) -> NoDup (A ++ B).
Proof.
  intros D D' N. induction D as [|a A I D IH]; [trivial|]. simpl. constructor.
  - rewrite in_app_iff. intros [J|J]; [auto|]. apply (N a); simpl; auto.
  - apply IH. intros; apply N; simpl; auto.
Qed.

Section Slopes.
Variables l p k : nat.
Hypothesis l1 : 1 <= l.
Hypothesis lp : l <= p.
Hypothesis kl : (k - 1) * l < p.
Let g := mWN_modulo 1 l p.

(** The P-positions of the rows before M. *)
Lemma rows_list M : exists W, lists_P g (fun v => fst v < M) W /\ k * M <= length W <= (p - l + 1) * M.
Proof.
  induction M as [|M [W [[D E] [A B]]]].
  - exists []. split; [split; [constructor|]|simpl; lia]. simpl. intuition lia.
  - destruct (new_rows_bounds 1 l p M) as [n [[R [D' [E' N]]] [A' B']]]; trivial.
    assert (Hn : k <= n) by nia.
    exists (W ++ map (pair M) R). split; [split|].
    + apply NoDup_both; [trivial| |].
      * apply FinFun.Injective_map_NoDup; [|trivial]. intros x y H. congruence.
      * intros v I J. apply E in I as [_ I]. apply in_map_iff in J as [y [<- _]]. simpl in I. lia.
    + intros [x y]. rewrite in_app_iff, E, in_map_iff. simpl. split.
      * intros [[H Hx]|[y' [H I]]]; [split; [trivial|lia]|]. injection H as <- <-. split; [apply E'; trivial|lia].
      * intros [H Hx]. destruct (Nat.eq_dec x M) as [->|]; [right|left; split; [trivial|lia]].
        exists y. split; [trivial|]. apply E'. trivial.
    + rewrite app_length, map_length, N. nia.
Qed.

Let L_dec := told_dec _ _ (told l p l1 lp).

Variables c d : nat -> nat.
Hypothesis order : listed_in_order g c d.

Lemma c_rises i j : i <= j -> c i <= c j.
Proof.
  intros H. destruct (Nat.eq_dec i j) as [->|]; [trivial|].
  pose proof (listing_increases g c d order i j ltac:(lia)) as B. unfold Enumerate.before in B. simpl in B. lia.
Qed.

Lemma pair_is_P i : Pposition g (c i, d i).
Proof. apply (proj1 order). exists i. auto. Qed.

Lemma c_at_most n : (k - 1) * c n <= n.
Proof.
  destruct (rows_list (c n)) as [W [[D E] [A _]]]. destruct (early_list _ L_dec (c n)) as [Q H].
  pose proof (early_at_most _ L_dec _ _ H) as B. destruct H as [_ H].
  enough (length W <= n + length Q) by nia.
  rewrite <- (seq_length n 0), <- (map_length (fun i => (c i, d i))), <- (map_length swap Q), <- app_length.
  apply NoDup_incl_length; [trivial|]. intros [x y] I. apply E in I as [P Hx]. simpl in Hx. apply in_app_iff.
  destruct (le_lt_dec x y) as [G|G]; [left|right]; apply in_map_iff.
  - destruct (proj1 (proj1 order (x, y)) P) as [i Hi]. pose proof (proj1 (proj2 order) i) as Ci.
    assert (Ei : x = c i /\ y = d i) by (destruct Hi as [Hi|Hi]; injection Hi; lia). destruct Ei as [-> ->].
    exists i. split; [trivial|]. apply in_seq. destruct (le_lt_dec n i) as [J|J]; [|lia].
    pose proof (c_rises n i J). lia.
  - exists (y, x). split; [trivial|]. apply H. split; [|unfold early; simpl; lia].
    apply (mirror _ L_dec). exact P.
Qed.

Lemma c_at_least n : 3 * n <= (3 * (p - l) + 2) * (c n + 1).
Proof.
  destruct (rows_list (c n + 1)) as [W [[D E] [_ A]]]. destruct (early_list _ L_dec (c n + 1)) as [Q H].
  pose proof (early_at_least _ L_dec _ _ H) as B. destruct H as [D' H].
  enough (n + length Q <= length W) by nia.
  rewrite <- (seq_length n 1), <- (map_length (fun i => (c i, d i))), <- (map_length swap Q), <- app_length.
  apply NoDup_incl_length; [apply NoDup_both|].
  - apply FinFun.Injective_map_NoDup; [|apply seq_NoDup]. intros i j Ei. injection Ei as E1 E2.
    apply (order_injective 1 l p ltac:(lia) ltac:(lia) lp c d order); trivial.
  - apply FinFun.Injective_map_NoDup; [|trivial]. intros [x y] [x' y'] Ei. unfold swap in Ei. simpl in Ei. congruence.
  - intros v I J. apply in_map_iff in I as [i [<- I]]. apply in_map_iff in J as [[x y] [Ei J]]. apply in_seq in I.
    apply H in J as [_ J]. unfold early, swap in *. simpl in *. injection Ei as Ec Ed.
    pose proof (proj1 (proj2 order) i) as Ci. pose proof (pair_is_P i) as P. replace (d i) with (c i) in P by lia.
    apply (diagonal 1 l p ltac:(lia) ltac:(lia) lp) in P.
    destruct (first_pair 1 l p ltac:(lia) ltac:(lia) lp c d order) as [F1 F2].
    enough (i = 0) by lia. apply (order_injective 1 l p ltac:(lia) ltac:(lia) lp c d order); lia.
  - intros v I. apply E. apply in_app_iff in I as [I|I]; apply in_map_iff in I as [u [<- I]].
    + apply in_seq in I. split; [apply pair_is_P|]. simpl. pose proof (c_rises u n ltac:(lia)). lia.
    + apply H in I as [P I]. destruct u as [x y]. unfold early, swap in *. simpl in *. split; [|lia].
      apply (mirror _ L_dec). exact P.
Qed.
End Slopes.

Theorem new_slopes : statement_new_slopes.
Proof.
  intros l p k c d Hl Hp Hk O n. split; [apply (c_at_most l p k Hl Hp Hk c d O)|apply (c_at_least l p k Hl Hp Hk c d O)].
Qed.

Theorem new_slopes_two : statement_new_slopes_two.
Proof.
  intros p c d Hp O n. pose proof (new_slopes (p - 1) p 2 c d ltac:(lia) ltac:(lia) ltac:(lia) O n) as [A B].
  replace (3 * (p - (p - 1)) + 2) with 5 in B by lia. lia.
Qed.

Print Assumptions new_slopes.
Print Assumptions new_slopes_two.
