(** * Erratum fig-2-palest

    The claim is wrong at (0, 2): this position is P and not claimed, or claimed and not P.
    Rules, claim and board are data; the words of the statement are defined in Game.v,
    Rules.v and board/Statement.v. *)
From Coq Require Import List PArith NArith ZArith.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.
Import ListNotations.

Definition the_games : games := One {|
  moves := [Rook 1 [0]; Bishop 6 1];
  block_kind := Any;
  block_number := 0;
  removed := (2, 4);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_claim : claim := Beatty 2 3 (Some 1).

Definition statement : Prop := wrong_at the_games the_claim (0, 2).

(** ** Evidence: not trusted, but judged. *)
Definition leaf_1_clauses_0 : list short := [
  at_ 3;
  n []]%positive.
Definition leaf_1 : leaf := leaf_of {|
  moves := [Rook 1 [0]; Bishop 6 1];
  block_kind := Any;
  block_number := 0;
  removed := (2, 4);
  terminal := Cells [];
  ends := Normal
|} (Beatty 2 3 (Some 1)) 5
  (refuted_at 0 2) None (leaf_1_clauses_0) one_line.

(** ** The proof: Coq computes the check. *)
Lemma checked : judge (Alone (fun _ => leaf_1)) = Some (fact_of the_games the_claim 5 (refuted_at 0 2)).
Proof. vm_cast_no_check (eq_refl (Some (fact_of the_games the_claim 5 (refuted_at 0 2)))). Qed.

Theorem proved : statement.
Proof. exact (refutation_theorem (Alone (fun _ => leaf_1)) _ _ _ _ _ checked). Qed.

Print Assumptions proved.
