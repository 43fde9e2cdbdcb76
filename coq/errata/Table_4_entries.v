(** * Erratum table-4-entries

    The claim is wrong at (5, 24): this position is P and not claimed, or claimed and not P.
    Rules, claim and board are data; the words of the statement are defined in Game.v,
    Rules.v and board/Statement.v. *)
From Coq Require Import List PArith NArith ZArith.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.
Import ListNotations.

Definition the_games : games := One {|
  moves := [Rook 3 [0; 1]; Bishop 2 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|}.

Definition the_claim : claim := Listed [(0, 0); (0, 2); (1, 5); (1, 7); (2, 0); (2, 11); (3, 14); (3, 16); (4, 19); (4, 21); (5, 1); (5, 26); (7, 1); (11, 2); (14, 3); (16, 3); (19, 4); (21, 4); (26, 5)].

Definition statement : Prop := wrong_at the_games the_claim (5, 24).

(** ** Evidence: not trusted, but judged. *)
Definition leaf_1_clauses_0 : list short := [
  c [1]%Z;
  n [1];
  p [];
  n [1];
  n [1];
  n [3];
  n [1];
  n [1];
  n [3];
  n [1];
  n [1];
  n [3];
  n [1];
  n [1];
  n [3];
  n [1];
  n [1];
  n [3];
  n [1];
  n [1];
  n [3];
  n [1];
  at_ 28;
  n [1];
  n [1];
  n [1];
  n [3];
  n [3];
  p [];
  n [33];
  p [];
  at_ 37;
  n [33];
  n [35];
  n [33];
  n [33];
  n [35];
  n [33];
  n [33];
  n [35];
  n [33];
  n [33];
  n [35];
  n [33];
  n [33];
  at_ 52;
  n [33];
  at_ 55;
  p [];
  n [1];
  n [1];
  at_ 59;
  n [3];
  n [3];
  at_ 62;
  n [33];
  n [35];
  at_ 65;
  n [55];
  p [];
  n [55];
  n [55];
  n [66];
  n [55];
  n [55];
  n [66];
  n [55];
  n [55];
  n [66];
  n [55];
  n [55];
  at_ 79;
  n [55];
  at_ 82;
  n [1];
  n [55];
  n [1];
  n [1];
  n [1];
  n [3];
  n [3];
  n [33];
  n [33];
  n [35];
  n [35];
  n [66];
  n [66];
  n [66];
  p [];
  n [96];
  p [];
  n [96];
  n [96];
  n [98];
  n [96];
  n [96];
  n [98];
  n [96];
  at_ 109;
  n [1];
  n [55];
  n [3];
  n [1];
  n [1];
  n [1];
  n [3];
  n [3];
  n [33];
  n [33];
  n [35];
  n [35];
  n [66];
  n [66];
  n [66];
  n [96];
  n [96];
  n [98];
  n [98];
  p [];
  n [128];
  p [];
  n [128];
  n [128];
  n [130];
  at_ 136;
  n [55];
  at_ 138;
  n [55];
  n [55];
  at_ 141;
  n [1];
  n [1];
  at_ 144;
  n [3];
  n [33];
  at_ 147;
  n [35];
  n [35];
  at_ 150;
  n [66];
  n [66];
  at_ 153;
  n [96];
  n [98];
  at_ 156;
  n [128];
  n [128];
  at_ 159;
  n [130];
  p []]%positive.
Definition leaf_1 : leaf := leaf_of {|
  moves := [Rook 3 [0; 1]; Bishop 2 1];
  block_kind := Any;
  block_number := 0;
  removed := (0, 0);
  terminal := Cells [];
  ends := Normal
|} (Listed [(0, 0); (0, 2); (1, 5); (1, 7); (2, 0); (2, 11); (3, 14); (3, 16); (4, 19); (4, 21); (5, 1); (5, 26); (7, 1); (11, 2); (14, 3); (16, 3); (19, 4); (21, 4); (26, 5)]) 27
  (refuted_at 5 24) None (leaf_1_clauses_0) one_line.

(** ** The proof: Coq computes the check. *)
Lemma checked : judge (Alone (fun _ => leaf_1)) = Some (fact_of the_games the_claim 27 (refuted_at 5 24)).
Proof. vm_cast_no_check (eq_refl (Some (fact_of the_games the_claim 27 (refuted_at 5 24)))). Qed.

Theorem proved : statement.
Proof. exact (refutation_theorem (Alone (fun _ => leaf_1)) _ _ _ _ _ checked). Qed.

Print Assumptions proved.
