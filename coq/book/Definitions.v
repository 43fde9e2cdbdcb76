From Wythoff.book Require Import Prelude.
Open Scope Z_scope.
Definition isA (m : Z) (p : Z) (n : Z) (a : Z) : Prop :=
  ((((0 <= n) /\ (0 <= a)) /\ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) /\ (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))).
Lemma def_isA (m : Z) (p : Z) (n : Z) (a : Z) : isA m p n a <-> ((((0 <= n) /\ (0 <= a)) /\ (((((p * a) * a) + ((((m * p) - 2) * a) * n)) - ((m * n) * n)) <= 0)) /\ (0 < ((((p * (a + 1)) * (a + 1)) + ((((m * p) - 2) * (a + 1)) * n)) - ((m * n) * n)))).
Proof. exact (iff_refl _). Qed.

Definition isU (m : Z) (p : Z) (k : Z) (u : Z) : Prop :=
  ((((0 <= k) /\ (0 <= u)) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) /\ ((u = 0) \/ (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1)))))).
Lemma def_isU (m : Z) (p : Z) (k : Z) (u : Z) : isU m p k u <-> ((((0 <= k) /\ (0 <= u)) /\ (((((p * k) * k) + ((((m * p) - 2) * k) * u)) - ((m * u) * u)) <= 0)) /\ ((u = 0) \/ (0 < ((((p * k) * k) + ((((m * p) - 2) * k) * (u - 1))) - ((m * (u - 1)) * (u - 1)))))).
Proof. exact (iff_refl _). Qed.

Definition isRow (m : Z) (p : Z) (k : Z) (z : Z) : Prop :=
  (((0 <= z) /\ (isA m p z k)) \/ ((z <= (-1)) /\ (isA m p (- z) (k + (m * z))))).
Lemma def_isRow (m : Z) (p : Z) (k : Z) (z : Z) : isRow m p k z <-> (((0 <= z) /\ (isA m p z k)) \/ ((z <= (-1)) /\ (isA m p (- z) (k + (m * z))))).
Proof. exact (iff_refl _). Qed.
