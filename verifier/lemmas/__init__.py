"""Proofs for every m, every p and every n, checked by z3 and cvc5.

For other parts of the program (and for users of the library):

- `book.STATEMENTS`: every statement of the paper by its id (`thm-2.1-i`, `prop-5.2-ii`, ...), each with its title, its
  `form` (`printed`, `corrected`, `new`), the lemmas that prove it, those that refute the printed form where it is false
  (`refuted`), those that prove the printed form where it does hold (`holds`), and a `note`.
- `book.prove(id, jobs=1, fresh=False)`: a `ProofResult` with `status` `PROVED` (and the kernel's theorems) or `UNKNOWN`
  (and the reason). From the store this takes a moment; the whole book takes about a minute the first time.
- `book.prove_lemmas(lemmas)`, `book.resolve(names)`, `book.lemmas_of(lemmas)`: the same for lemmas.
- `emit.emit(lemmas, folder)`: the queries as SMT-LIB 2 files. `lemma_graph.draw(names)`: the lemma graph as SVG.

A proved statement is one that both solvers have settled from the definitions of the paper. What is trusted is in
`trusted/`: `kernel.py` has the one rule and the argument for it, `laws.py` a class for each law, `definitions.py` the
symbols that abbreviate, `terms.py` and `grammar.py` the language, `solvers.py` the two solvers and what they answered.
`writing.py` is how a lemma is written. The chapters in `chapters/paper/`, each on the ones before:

    algebra        identities for f(a, n) = p a^2 + (mp-2) a n - m n^2, induction, division
    counting       a_n exists, is unique and irrational; u(k); how often a number occurs; Lemma 3.3 (i)
    rows           signed indices: row x of the board has p pairs, one in each class modulo p
    sequences      floor formula, Lemma 3.3 (ii)-(iv), Theorem 5.1, complementary equations
    complementary  Theorem 3.1; appendix: Fraenkel's Appendix
    uniqueness     Proposition 3.2, Theorem 4.1; recurrences: Proposition 5.2
    play           what P-positions are, with and without blocking; from (A) and (B) to the P-set
    deciding       what the proofs for several games have in common
    p_blocking     Theorem 2.1 (i); residues: (iia), (iib), and the gcd of both; shifted: (iiia), (iiib)

and in `chapters/beyond/`:

    bounds         how many P-positions a row of mWN^(l,p) has; classes: l = 1
    law            the residue law: which rooks have the Beatty pairs
    taking         two sequences by a mex algorithm: what mex and misere_mex share
    mex            the mex algorithm for mWN^p_l; blocking: its P-positions; remark: l = 1; substitution: its rows
    steps          pairs given row by row: when they are P-positions; starts: where a row begins
    progressions   games with d_n - c_n = mn that Section 7 does not expect; parity: mWN^(2) for even m
    overlap        games mWN^(l,p) whose P-positions depend on m and (p + 1)/l only; overlap_only: there are no others
    diagonals      (m,p)-Wythoff Nim of Section 1.6; imitating: Imitation Nim has the same P-positions
    vectors        which vectors can be added to a game with the Beatty pairs
    listing        a progression d_n - c_n = sn has s = m; arcs, converse: there are no other progressions
    misere         misere play as normal play without (0, 0)
    misere_mex     the sequences of misere play for m >= 2; misere_all: misere mWN^p; misere_closed: in closed form
    misere_rows    their rows; misere_rooks, misere_classes, misere_only: the rooks with the same P-positions
    odd_pairs      for m = 2 these are the pairs of (1, 2p) with odd index
    misere_diagonals  misere WN^p: what its sequence needs; misere_exceptions: that of normal play, but for few pairs

`soundness.py` serves the tests: true values for each lemma's hypotheses, and mutants of its goal.
"""
