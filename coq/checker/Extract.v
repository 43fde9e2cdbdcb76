(** The check of coq/board as an OCaml program. Booleans, lists, pairs, options and unit are
    OCaml's own; numbers stay what Coq's library makes them, and every function is the one
    that the theorems are about. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Wythoff Require Import Rules Solve.
From Wythoff.board Require Import Propagation Binary Cells Audit Counting Claimed Leaf Parts Rows.

Extraction Language OCaml.
Extraction "board_check.ml"
  judge judge_rows check_leaf
  to_rules move gonen terminaln optionb blockableb P_below.
