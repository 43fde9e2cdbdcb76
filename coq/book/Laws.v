(* The laws of the lemma kernel, as theorems: witness, induction, interval, injection, sharing.

   Each has the very shape in which the kernel (`verifier.lemmas`) asserts it, so that a generated proof names the law and
   its parts and nothing is left to show. The laws `instance` and `definition` are in Instances.v and Definitions.v. *)
From Wythoff.book Require Import Library Cardinality.
Open Scope Z_scope.

(* ---------- witness: a name c for which F(c) holds if F holds of anything; or that F fails at if it fails ---------- *)
Lemma wit_ex {T : Type} (t : T) (P : T -> Prop) : exists c, (exists v, P v) -> P c.
Proof. destruct (classic (exists v, P v)) as [[c H]|H]; [exists c|exists t]; tauto. Qed.
Lemma wit_all {T : Type} (t : T) (P : T -> Prop) : exists c, P c -> forall v, P v.
Proof.
  destruct (classic (exists v, ~ P v)) as [[c H]|H]; [exists c; tauto|exists t; intros _ v].
  destruct (classic (P v)); [assumption|]. exfalso; eauto.
Qed.

Lemma wit_ex1 (P : Z -> Prop) : exists c, (exists v, P v) -> P c.
Proof. exact (wit_ex 0 P). Qed.
Lemma wit_all1 (P : Z -> Prop) : exists c, P c -> forall v, P v.
Proof. exact (wit_all 0 P). Qed.
Lemma wit_ex2 (P : Z -> Z -> Prop) : exists c d, (exists v w, P v w) -> P c d.
Proof. destruct (wit_ex1 (fun v => exists w, P v w)) as [c H]. destruct (wit_ex1 (P c)) as [d K]. exists c, d. auto. Qed.
Lemma wit_all2 (P : Z -> Z -> Prop) : exists c d, P c d -> forall v w, P v w.
Proof. destruct (wit_all1 (fun v => forall w, P v w)) as [c H]. destruct (wit_all1 (P c)) as [d K]. exists c, d. auto. Qed.
Lemma wit_ex3 (P : Z -> Z -> Z -> Prop) : exists c d e, (exists u v w, P u v w) -> P c d e.
Proof. destruct (wit_ex1 (fun v => exists w x, P v w x)) as [c H]. destruct (wit_ex2 (P c)) as [d [e K]]. exists c, d, e. auto. Qed.
Lemma wit_all3 (P : Z -> Z -> Z -> Prop) : exists c d e, P c d e -> forall u v w, P u v w.
Proof. destruct (wit_all1 (fun v => forall w x, P v w x)) as [c H]. destruct (wit_all2 (P c)) as [d [e K]]. exists c, d, e. auto. Qed.
Lemma wit_all4 (P : Z -> Z -> Z -> Z -> Prop) : exists c d e f, P c d e f -> forall u v w x, P u v w x.
Proof. destruct (wit_all2 (fun v w => forall x y, P v w x y)) as [c [d H]]. destruct (wit_all2 (P c d)) as [e [f K]]. exists c, d, e, f. auto. Qed.

(* ---------- induction ---------- *)
Theorem law_induction (F : Z -> Prop) :
  (forall n, 0 <= n /\ (forall j, 0 <= j /\ j < n -> F j) -> F n) -> forall n, 0 <= n -> F n.
Proof.
  intros H n Hn. assert (K : forall k j, 0 <= j < k -> F j).
  { intros k. destruct (Z_le_gt_dec 0 k) as [Hk|Hk]; [|intros; lia].
    revert k Hk. apply (natlike_ind (fun k => forall j, 0 <= j < k -> F j)); [intros; lia|].
    intros k Hk IH j Hj. apply H. split; [lia|]. intros i Hi. apply IH. lia. }
  apply (K (n + 1)). lia.
Qed.

(* ---------- interval ---------- *)
Theorem law_interval (F : Z -> Prop) (lo hi : Z) :
  0 + lo <= hi /\ (forall v, F v <-> lo <= v /\ v < hi) -> card1 F = 0 + hi - lo.
Proof.
  intros [H E]. unfold card1. rewrite (card_lists F (zseq lo hi)); [rewrite zseq_length; lia|].
  split; [apply zseq_nodup|]. intros x. rewrite zseq_in. specialize (E x). tauto.
Qed.

(* ---------- injection: g sends F into the bounded set G, one to one; by the numbers of coordinates ---------- *)
Theorem law_injection_1_1 (F G : Z -> Prop) (g : Z -> Z) lo hi :
  ((forall v, F v -> G (g v)) /\
   (forall v v', (F v /\ F v') /\ g v = g v' -> v = v')) /\
  (forall w, G w -> lo <= w /\ w < hi) -> card1 F <= card1 G.
Proof.
  intros [[I O] B]. apply (relate F G (fun v w => w = g v)); [|intros; apply O; split; [tauto|congruence]|eapply box1; eauto].
  intros v Hv. exists (g v). auto.
Qed.
Theorem law_injection_1_2 (F : Z -> Prop) (G : Z -> Z -> Prop) (g g' : Z -> Z) lo hi lo' hi' :
  ((forall v, F v -> G (g v) (g' v)) /\
   (forall v v', (F v /\ F v') /\ (g v = g v' /\ g' v = g' v') -> v = v')) /\
  (forall w w', G w w' -> (lo <= w /\ w < hi) /\ (lo' <= w' /\ w' < hi')) -> card1 F <= card2 G.
Proof.
  intros [[I O] B]. apply (relate F _ (fun v (w : Z * Z) => w = (g v, g' v))); [| |eapply box2; eauto].
  - intros v Hv. exists (g v, g' v). simpl. auto.
  - intros v v' w Hv Hv' -> E. injection E. intros. apply O. tauto.
Qed.
Theorem law_injection_2_1 (F : Z -> Z -> Prop) (G : Z -> Prop) (g : Z -> Z -> Z) lo hi :
  ((forall v u, F v u -> G (g v u)) /\
   (forall v u v' u', (F v u /\ F v' u') /\ g v u = g v' u' -> v = v' /\ u = u')) /\
  (forall w, G w -> lo <= w /\ w < hi) -> card2 F <= card1 G.
Proof.
  intros [[I O] B]. apply (relate _ G (fun (v : Z * Z) w => w = g (fst v) (snd v))); [| |eapply box1; eauto].
  - intros v Hv. exists (g (fst v) (snd v)). simpl. auto.
  - intros [v u] [v' u'] w Hv Hv' -> E. simpl in *. destruct (O v u v' u'); [tauto|congruence].
Qed.
Theorem law_injection_2_2 (F : Z -> Z -> Prop) (G : Z -> Z -> Prop) (g g' : Z -> Z -> Z) lo hi lo' hi' :
  ((forall v u, F v u -> G (g v u) (g' v u)) /\
   (forall v u v' u', (F v u /\ F v' u') /\ (g v u = g v' u' /\ g' v u = g' v' u') -> v = v' /\ u = u')) /\
  (forall w w', G w w' -> (lo <= w /\ w < hi) /\ (lo' <= w' /\ w' < hi')) -> card2 F <= card2 G.
Proof.
  intros [[I O] B].
  apply (relate _ _ (fun (v : Z * Z) (w : Z * Z) => w = (g (fst v) (snd v), g' (fst v) (snd v)))); [| |eapply box2; eauto].
  - intros v Hv. eexists; split; [reflexivity|]. simpl. auto.
  - intros [v u] [v' u'] w Hv Hv' -> E. simpl in *. injection E; intros. destruct (O v u v' u'); [tauto|congruence].
Qed.

(* ---------- sharing: every v in F shares some w in G; those at one w have different numbers below k ---------- *)
Lemma share {T U} (F : T -> Prop) (G : U -> Prop) (H : T -> U -> Prop) (num : T -> U -> Z) (k : Z) :
  0 <= k -> (forall v, F v -> exists w, G w /\ H v w) ->
  (forall v w, F v -> G w -> H v w -> 0 <= num v w /\ num v w < k) ->
  (forall v v' w, F v -> G w -> H v w -> F v' -> H v' w -> num v w = num v' w -> v = v') ->
  (exists l, lists G l) -> card F <= k * card G.
Proof.
  intros Hk Some Few Apart [lg [Dg Lg]].
  set (G' := fun wc : U * Z => G (fst wc) /\ (0 <= snd wc < k)).
  assert (L' : lists G' (list_prod lg (zseq 0 k))).
  { split; [apply list_prod_nodup; trivial; apply zseq_nodup|]. intros [w c]. rewrite in_prod_iff, zseq_in, Lg.
    unfold G'. simpl. lia || tauto. }
  assert (E : card G' = k * card G).
  { rewrite (card_lists _ _ L'), (card_lists G lg (conj Dg Lg)), pairs_length, zseq_length. nia. }
  rewrite <- E.
  apply (relate F G' (fun v wc => G (fst wc) /\ H v (fst wc) /\ snd wc = num v (fst wc))); [| |eauto].
  - intros v Hv. destruct (Some v Hv) as [w [Gw Hw]]. exists (w, num v w). unfold G'. simpl.
    specialize (Few v w Hv Gw Hw). repeat split; trivial; lia.
  - intros v v' [w c] Fv Fv' [Gw [Hw Ec]] [_ [Hw' Ec']]. simpl in *. apply (Apart v v' w); trivial. congruence.
Qed.

Theorem law_sharing_1_1 (F G : Z -> Prop) (H : Z -> Z -> Prop) (num : Z -> Z -> Z) (k lo hi : Z) :
  (((0 <= k /\ (forall v, F v -> exists w, G w /\ H v w)) /\
    (forall v w, (F v /\ G w) /\ H v w -> 0 <= num v w /\ num v w < k)) /\
   (forall v v' w, (((F v /\ G w) /\ H v w) /\ ((F v' /\ G w) /\ H v' w)) /\ num v w = num v' w -> v = v')) /\
  (forall w, G w -> lo <= w /\ w < hi) -> card1 F <= k * card1 G.
Proof.
  intros [[[[Hk S] Few] Ap] B]. apply (share F G H num k); trivial.
  - intros; apply Few; tauto.
  - intros v v' w; intros. apply (Ap v v' w). tauto.
  - eapply box1; eauto.
Qed.
