(* What every chapter of the book begins with: the laws of the lemma kernel as theorems (Laws.v), counting
   (Cardinality.v), the small steps of generated proofs (Instances.v), the checker of refutations (Refutation.v); and here
   the two operations of the kernel's language that Coq has not: "if P then a else b", and division with a remainder that
   is never negative. *)
From Wythoff.book Require Export Library Cardinality Laws Instances Refutation.
Open Scope Z_scope.

Definition ite {T : Type} (P : Prop) (a b : T) : T := if excluded_middle_informative P then a else b.
Lemma ite_true {T} (P : Prop) (a b : T) : P -> ite P a b = a.
Proof. unfold ite; destruct (excluded_middle_informative P); tauto. Qed.
Lemma ite_false {T} (P : Prop) (a b : T) : ~ P -> ite P a b = b.
Proof. unfold ite; destruct (excluded_middle_informative P); tauto. Qed.
(* SMT-LIB's division: the remainder is never negative. (By 0 it is some value of which the lemmas use nothing.) *)
Definition ediv (a b : Z) : Z := Z.sgn b * (a / Z.abs b).
Definition emod (a b : Z) : Z := a mod (Z.abs b).
Lemma div_pos a b : 1 <= b -> a = b * ediv a b + emod a b /\ (0 <= emod a b /\ emod a b < b).
Proof.
  intros H. unfold ediv, emod. rewrite Z.sgn_pos, Z.abs_eq by lia.
  pose proof (Z.div_mod a b). pose proof (Z.mod_pos_bound a b). lia.
Qed.
Lemma div_neg a b : b <= -1 -> a = b * ediv a b + emod a b /\ (0 <= emod a b /\ emod a b < - b).
Proof.
  intros H. unfold ediv, emod. rewrite Z.sgn_neg, Z.abs_neq by lia.
  pose proof (Z.div_mod a (- b)). pose proof (Z.mod_pos_bound a (- b)). lia.
Qed.
