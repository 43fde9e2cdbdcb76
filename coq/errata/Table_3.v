(** * Erratum table-3

    The claim is wrong at (9, 49): this position is P and not claimed, or claimed and not P.
    Rules, claim and board are data; the words of the statement are defined in Game.v,
    Rules.v and board/Statement.v. *)
From Coq Require Import List PArith NArith ZArith.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.
Import ListNotations.

Definition the_games : games := One {|
  moves := [Rook 2 [0]; Bishop 2 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_claim : claim := Listed [(0, 0); (0, 3); (1, 6); (1, 9); (2, 12); (2, 15); (3, 0); (3, 19); (4, 22); (4, 25); (5, 28); (5, 31); (6, 1); (6, 34); (7, 37); (7, 40); (8, 43); (8, 46); (9, 1); (9, 49); (12, 2); (15, 2); (19, 3); (22, 4); (25, 4); (28, 5); (31, 5); (34, 6); (37, 7); (40, 7); (43, 8); (46, 8); (49, 9)].

Definition statement : Prop := wrong_at the_games the_claim (9, 49).

(** ** Evidence: not trusted, but judged. *)
Definition leaf_1_clauses_0 : list short := [
  c [1]%Z;
  n [1];
  at_ 52;
  n [1];
  n [1];
  at_ 103;
  n [1];
  n [1];
  at_ 154;
  p [];
  n [154];
  at_ 205;
  n [1];
  n [154];
  at_ 256;
  n [154];
  n [154];
  at_ 307;
  n [1];
  p [];
  at_ 358;
  n [154];
  n [308];
  at_ 409;
  n [1];
  n [308];
  at_ 460;
  n [154];
  p [];
  at_ 509;
  n [461]]%positive.
Definition leaf_1 : leaf := leaf_of {|
  moves := [Rook 2 [0]; Bishop 2 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|} (Listed [(0, 0); (0, 3); (1, 6); (1, 9); (2, 12); (2, 15); (3, 0); (3, 19); (4, 22); (4, 25); (5, 28); (5, 31); (6, 1); (6, 34); (7, 37); (7, 40); (8, 43); (8, 46); (9, 1); (9, 49); (12, 2); (15, 2); (19, 3); (22, 4); (25, 4); (28, 5); (31, 5); (34, 6); (37, 7); (40, 7); (43, 8); (46, 8); (49, 9)]) 51
  (refuted_at 9 49) None (leaf_1_clauses_0) one_line.

(** ** The proof: Coq computes the check. *)
Lemma checked : judge (Alone (fun _ => leaf_1)) = Some (fact_of the_games the_claim 51 (refuted_at 9 49)).
Proof. vm_cast_no_check (eq_refl (Some (fact_of the_games the_claim 51 (refuted_at 9 49)))). Qed.

Theorem proved : statement.
Proof. exact (refutation_theorem (Alone (fun _ => leaf_1)) _ _ _ _ _ checked). Qed.

Print Assumptions proved.
