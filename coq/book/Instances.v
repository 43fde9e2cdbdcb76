(* The small steps that generated proofs name: instances of quantified formulas, explicit products, congruence, and the
   tactics for closed statements "these few comparisons cannot hold together". *)
From Wythoff.book Require Import Library.
Open Scope Z_scope.

(* a name that a proof mentions but does not need has some value *)
Lemma some_of {T : Type} (t : T) : exists x : T, True. Proof. exists t; trivial. Qed.

(* ---------- instances of quantified formulas ---------- *)
Lemma all1_at (P : Z -> Prop) a : (forall x, P x) -> P a. Proof. auto. Qed.
Lemma all2_at (P : Z -> Z -> Prop) a b : (forall x y, P x y) -> P a b. Proof. auto. Qed.
Lemma all3_at (P : Z -> Z -> Z -> Prop) a b c : (forall x y z, P x y z) -> P a b c. Proof. auto. Qed.
Lemma all4_at (P : Z -> Z -> Z -> Z -> Prop) a b c d : (forall x y z w, P x y z w) -> P a b c d. Proof. auto. Qed.
Lemma all5_at (P : Z -> Z -> Z -> Z -> Z -> Prop) a b c d e : (forall x y z w v, P x y z w v) -> P a b c d e. Proof. auto. Qed.
Lemma ex1_at (P : Z -> Prop) a : P a -> exists x, P x. Proof. eauto. Qed.
Lemma ex2_at (P : Z -> Z -> Prop) a b : P a b -> exists x y, P x y. Proof. eauto. Qed.
Lemma ex3_at (P : Z -> Z -> Z -> Prop) a b c : P a b c -> exists x y z, P x y z. Proof. eauto. Qed.
Lemma ex4_at (P : Z -> Z -> Z -> Z -> Prop) a b c d : P a b c d -> exists x y z w, P x y z w. Proof. eauto 6. Qed.

(* ---------- products ---------- *)
Lemma eq_mul (u a b : Z) : a = b -> u * a = u * b. Proof. congruence. Qed.
Lemma le_mul (a b : Z) : 0 <= a -> 0 <= b -> 0 <= a * b. Proof. apply Z.mul_nonneg_nonneg. Qed.

(* ---------- equal arguments, equal values ---------- *)
Lemma cg1 (f : Z -> Z) a a' : a = a' -> f a = f a'. Proof. congruence. Qed.
Lemma cg2 (f : Z -> Z -> Z) a a' b b' : a = a' -> b = b' -> f a b = f a' b'. Proof. congruence. Qed.
Lemma cg3 (f : Z -> Z -> Z -> Z) a a' b b' c c' : a = a' -> b = b' -> c = c' -> f a b c = f a' b' c'. Proof. congruence. Qed.
Lemma pg1 (f : Z -> Prop) a a' : a = a' -> (f a <-> f a'). Proof. intros ->; tauto. Qed.
Lemma pg2 (f : Z -> Z -> Prop) a a' b b' : a = a' -> b = b' -> (f a b <-> f a' b'). Proof. intros -> ->; tauto. Qed.
Lemma pg3 (f : Z -> Z -> Z -> Prop) a a' b b' c c' : a = a' -> b = b' -> c = c' -> (f a b c <-> f a' b' c').
Proof. intros -> -> ->; tauto. Qed.
Lemma pg4 (f : Z -> Z -> Z -> Z -> Prop) a a' b b' c c' d d' :
  a = a' -> b = b' -> c = c' -> d = d' -> (f a b c d <-> f a' b' c' d').
Proof. intros -> -> -> ->; tauto. Qed.

(* ---------- arithmetic: a few literals that cannot hold together ---------- *)
Ltac thy := intros; lia.
Ltac thy_nl := intros; nia.
