(** * Erratum step-6-iiib-choice

    The claim is wrong at (0, 1): this position is P and not claimed, or claimed and not P.
    Rules, claim and board are data; the words of the statement are defined in Game.v,
    Rules.v and board/Statement.v. *)
From Coq Require Import List PArith NArith ZArith.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.
Import ListNotations.

Definition the_games : games := One {|
  moves := [Rook 1 [0]; Bishop 3 1];
  block_kind := Any;
  block_number := 0;
  removed := (1, 2);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_claim : claim := Listed [(0, 1); (0, 2); (1, 0)].

Definition statement : Prop := wrong_at the_games the_claim (0, 1).

(** ** Evidence: not trusted, but judged. *)
Definition leaf_1_clauses_0 : list short := [
  at_ 2;
  n []]%positive.
Definition leaf_1 : leaf := leaf_of {|
  moves := [Rook 1 [0]; Bishop 3 1];
  block_kind := Any;
  block_number := 0;
  removed := (1, 2);
  terminal := Cells [];
  ends := Normal
|} (Listed [(0, 1); (0, 2); (1, 0)]) 4
  (refuted_at 0 1) None (leaf_1_clauses_0) one_line.

(** ** The proof: Coq computes the check. *)
Lemma checked : judge (Alone (fun _ => leaf_1)) = Some (fact_of the_games the_claim 4 (refuted_at 0 1)).
Proof. vm_cast_no_check (eq_refl (Some (fact_of the_games the_claim 4 (refuted_at 0 1)))). Qed.

Theorem proved : statement.
Proof. exact (refutation_theorem (Alone (fun _ => leaf_1)) _ _ _ _ _ checked). Qed.

Print Assumptions proved.
