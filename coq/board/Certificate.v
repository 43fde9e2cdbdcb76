(** * A certificate as a theorem

    What a file written by `wythoff check --coq` uses: rules and claims as in [Rules.v] and
    [Statement.v], evidence in a short hand, and theorems that turn a computation into the
    statement. The short hand needs no proof: the check judges what it stands for. *)
From Coq Require Import List Arith PArith NArith ZArith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.board Require Import Statement Binary Cells Propagation Audit Counting Claimed Leaf Parts Rows.
Import ListNotations.

(** ** Data *)

Definition of_games (G : games) : ngames :=
  match G with One R => NOne (of_rules R) | Choice Rs => NChoice (map of_rules Rs) end.

Definition of_claims (C : claim) : nclaims :=
  match C with
  | Listed l => NExplicit (NListed (map binary l))
  | Beatty m p l => NExplicit (NBeatty (N.of_nat m) (N.of_nat p) (option_map N.of_nat l))
  | Same_as G => NSame_as (of_games G)
  end.

Lemma to_of_games G : to_games (of_games G) = G.
Proof.
  destruct G; cbn [of_games to_games]; [rewrite to_of_rules; reflexivity|].
  rewrite (map_id_on to_rules of_rules _ to_of_rules). reflexivity.
Qed.

Lemma to_of_claims C : to_claims (of_claims C) = C.
Proof.
  destruct C as [l|m p l|G]; cbn [of_claims to_claims]; [..|rewrite to_of_games; reflexivity].
  - exact (to_of_claim (Listed l) _ eq_refl).
  - exact (to_of_claim (Beatty m p l) _ eq_refl).
Qed.

Definition fact_of (G : games) (C : claim) (height : nat) (q : question) : fact :=
  Fact (of_games G) (of_claims C) (N.of_nat height) q.

Definition whole_board (width : nat) : question := Right_in 0 (N.of_nat width).
Definition strip (first last : nat) : question := Right_in (N.of_nat first) (N.of_nat last).
Definition refuted_at (x y : nat) : question := Wrong_at (N.of_nat x) (N.of_nat y).

(** ** The theorems *)

Theorem board_theorem t G C width height :
  judge t = Some (fact_of G C height (whole_board width)) -> right_on_board G C width height.
Proof.
  intros J. apply judge_sound in J. unfold true_fact, fact_of, whole_board in J.
  cbn [f_games f_claims f_height f_question] in J. rewrite to_of_games, to_of_claims, !Nat2N.id in J.
  intros x y X Y. apply J; [|lia|trivial]. intros u v U. simpl in U. lia.
Qed.

Theorem strip_theorem t G C height first last :
  judge t = Some (fact_of G C height (strip first last)) -> right_in_rows G C height first last.
Proof.
  intros J. apply judge_sound in J. unfold true_fact, fact_of, strip in J.
  cbn [f_games f_claims f_height f_question] in J. rewrite to_of_games, to_of_claims, !Nat2N.id in J. exact J.
Qed.

Theorem refutation_theorem t G C height x y :
  judge t = Some (fact_of G C height (refuted_at x y)) -> wrong_at G C (x, y).
Proof.
  intros J. apply judge_sound in J. unfold true_fact, fact_of, refuted_at in J.
  cbn [f_games f_claims f_height f_question] in J. rewrite to_of_games, to_of_claims, !Nat2N.id in J. exact J.
Qed.

Theorem rows_theorem t period ks G C width height :
  judge_rows t period ks = Some (fact_of G C height (whole_board width)) -> right_in_complete_rows G C width.
Proof.
  intros J. apply judge_rows_sound in J as [_ J]. unfold says_rows, fact_of, whole_board in J.
  cbn [f_games f_claims f_height f_question] in J. rewrite to_of_games, to_of_claims, !Nat2N.id in J. exact J.
Qed.

(** ** Short hand *)

(** Clauses, their variables by their numbers 1 + x * height + y. Each is about the variable v
    after that of the clause before, or after [at_ v] about v: not v or not w ...; v or all options
    of v but some; or literal by literal. *)
Inductive short : Type :=
| at_ (v : positive)
| n (ws : list positive)
| p (but : list positive)
| c (literals : list Z).

(** The steps; [one_line]: the one that has all clauses as hints. *)
Inductive short_proof : Type := one_line | lines (steps : list (positive * list Z * list positive)).

(** Cells by their numbers. *)
Definition cell_of (H : N) (v : positive) : cell :=
  let (x, y) := N.div_eucl (Pos.pred_N v) H in (N.succ_pos x, N.succ_pos y).

Definition literal_of (H cells : N) (s : bool) (v : positive) : literal :=
  if (Npos v <=? cells)%N then let (x, y) := cell_of H v in At s x y
  else match (Npos v - cells)%N with Npos k => Counter s k | N0 => Counter s 1 end.

Definition signed (H cells : N) (z : Z) : literal :=
  match z with Zneg v => literal_of H cells false v | Zpos v => literal_of H cells true v | Z0 => Counter true 1 end.

(** v or all its options but some. *)
Definition P_clause_but (K : context) (H : N) (v : positive) (but : list positive) : clause :=
  let (x, y) := cell_of H v in
  let out := map (cell_of H) but in
  At true x y ::
  flat_map (fun o : cell * bool => if existsb (cell_eqb (fst o)) out then [] else [At true (fst (fst o)) (snd (fst o))])
    (options_in K x y).

Fixpoint expand (K : context) (H cells : N) (v : positive) (l : list short) : list clause :=
  match l with
  | [] => []
  | at_ v :: l => expand K H cells v l
  | n ws :: l => map (literal_of H cells false) (v :: ws) :: expand K H cells (Pos.succ v) l
  | p but :: l => P_clause_but K H v but :: expand K H cells (Pos.succ v) l
  | c zs :: l => map (signed H cells) zs :: expand K H cells (Pos.succ v) l
  end.

(** The literals that contradict the claim, in the rows in question; or what the claim says of the position. *)
Definition last_clause (K : context) (q : question) : clause :=
  match q with
  | Right_in first last =>
      flat_map (fun x => map (fun y => let u := N.succ_pos x in let v := N.succ_pos y in
                                       At (negb (mem (c_claimed K) u v)) u v) (upto (c_height K)))
        (from (N.to_nat (last - first)) first)
  | Wrong_at x y => let u := N.succ_pos x in let v := N.succ_pos y in [At (mem (c_claimed K) u v) u v]
  end.

Fixpoint first_numbers (fuel : nat) (i : positive) : list positive :=
  match fuel with O => [] | S fuel => i :: first_numbers fuel (Pos.succ i) end.

Definition steps_of (H cells : N) (clauses : nat) (s : short_proof) : list step :=
  match s with
  | one_line => [Step (Pos.of_succ_nat clauses) [] (first_numbers clauses 1)]
  | lines l => map (fun t => Step (fst (fst t)) (map (signed H cells) (snd (fst t))) (snd t)) l
  end.

(** What counters mean, cells by their numbers. *)
Definition meanings_of (H : N) (l : list (list positive * N)) : meanings :=
  snd (fold_left (fun acc X => (Pos.succ (fst acc),
                                PositiveMap.add (fst acc) (map (cell_of H) (fst X), snd X) (snd acc)))
         l (1%positive, PositiveMap.empty _)).

Definition explicit (C : claim) : nclaim := match of_claim C with Some D => D | None => NListed [] end.

(** A certificate without parts. *)
Definition leaf_of (R : rules) (C : claim) (height : nat) (q : question)
  (counters : option (list (list positive * N))) (shorts : list short) (proof : short_proof) : leaf :=
  let H := N.of_nat height in
  let bare := Leaf (of_rules R) (explicit C) H q (option_map (meanings_of H) counters) [] [] [] in
  let K := context_of bare in
  let cells := (rows_of q * H)%N in
  let f := expand K H cells 1 shorts in
  Leaf (l_rules bare) (l_claim bare) H q (l_counters bare) f (last_clause K q)
    (steps_of H cells (S (length f)) proof).

Definition row (last : N) (hits : list (list N)) : closing := Closing last hits.

