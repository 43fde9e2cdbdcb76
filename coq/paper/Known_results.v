(** * Wythoff (1907), Fraenkel (1982), Connell (1959)

    The results of Sections 1.2 and 1.4 that Theorem 2.1 contains. [mWN] is m-Wythoff
    Nim as in Section 1.1, without any blocking. *)
From Wythoff Require Import Game Moves Beatty.
From Wythoff.paper Require Import Definition_2_3.

Definition statement_wythoff : Prop :=
  forall v, Pposition (mWN 1) v <-> in_pairs (a 1 1) (b 1 1) v.
Definition statement_fraenkel : Prop :=
  forall m, 1 <= m -> forall v, Pposition (mWN m) v <-> in_pairs (a m 1) (b m 1) v.
Definition statement_connell : Prop :=
  forall p, 1 <= p -> forall v, Pposition (mWN_modulo 1 0 p) v <-> in_pairs (a 1 p) (b 1 p) v.

(** ** Proof *)
From Coq Require Import Arith.
From Wythoff.paper Require Import Theorem_2_1_i Theorem_2_1_iia.

Theorem fraenkel_1982 : statement_fraenkel.
Proof.
  intros m Hm v. rewrite <- (proj1 (special_cases m 1 Hm (le_n 1)) v). apply theorem_2_1_i; auto.
Qed.
Theorem wythoff_1907 : statement_wythoff.
Proof. exact (fraenkel_1982 1 (le_n 1)). Qed.
Theorem connell_1959 : statement_connell.
Proof. intros p Hp. exact (proj2 (theorem_2_1_iia 1 p (le_n 1) Hp) (Nat.divide_1_r _ (Nat.gcd_divide_l 1 p))). Qed.

Print Assumptions wythoff_1907.
Print Assumptions fraenkel_1982.
Print Assumptions connell_1959.
