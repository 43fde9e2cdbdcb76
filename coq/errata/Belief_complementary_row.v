(** * Erratum belief-complementary-row: in 1WN^(2,3) the number 0 occurs twice, not three times

    For x < 1 and every y, (x, y) is a P-position if and only if it is claimed.
    Rules, claim and board are data; the words of the statement are defined in Game.v,
    Rules.v and board/Statement.v. *)
From Coq Require Import List PArith NArith ZArith.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.
Import ListNotations.

Definition the_games : games := One {|
  moves := [Rook 3 [0; 1]; Bishop 1 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_claim : claim := Listed [(0, 0); (0, 2)].

Definition statement : Prop := right_in_complete_rows the_games the_claim 1.

(** ** Evidence: not trusted, but judged. *)
Definition leaf_1_clauses_0 : list short := [
  c [1]%Z;
  n [1];
  p []]%positive.
Definition leaf_1 : leaf := leaf_of {|
  moves := [Rook 3 [0; 1]; Bishop 1 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|} (Listed [(0, 0); (0, 2)]) 3
  (whole_board 1) None (leaf_1_clauses_0) one_line.
Definition the_rows : list closing := [
  row 2 [[0]; [0]; [2]]]%N.

(** ** The proof: Coq computes the check. *)
Lemma checked : judge_rows (Alone (fun _ => leaf_1)) 3 the_rows = Some (fact_of the_games the_claim 3 (whole_board 1)).
Proof. vm_cast_no_check (eq_refl (Some (fact_of the_games the_claim 3 (whole_board 1)))). Qed.

Theorem proved : statement.
Proof. exact (rows_theorem (Alone (fun _ => leaf_1)) 3 the_rows _ _ _ _ checked). Qed.

Print Assumptions proved.
