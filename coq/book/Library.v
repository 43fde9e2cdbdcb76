(* What the book takes from Coq's standard library, with the two axioms of Coq.Logic.ClassicalDescription:
   - classic: P or not P;
   - constructive_definite_description: if exactly one value has a property, there is a function that names it. It is
     needed for the number of elements of a set and for "if P then a else b".
   The axioms of the real numbers come in with PreludeReals.v, and only where a lemma speaks of them.

   Written for Coq 8.16 (Debian's package `coq`). In Rocq 9 and later `From Coq` is `From Stdlib`: change the word in the
   next line and in the one line of PreludeReals.v that has it. No generated file names the standard library. *)
From Coq Require Export ZArith Lia List Bool PArith FinFun ClassicalDescription.
Export ListNotations.
