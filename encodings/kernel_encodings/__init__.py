"""What a solver sees: the kernel of a move digraph as constraints, one file per encoding.

Of a board: `definition`, `ladder`, `pseudo_boolean` and `quantified`, each with `FORMS`, by which `catalogue` finds
them (all but `ladder` take any digraph, too); and `core`, which needs a claim and is what `verify` asks if nothing else
is said. Of other questions: `choice` (games that are chosen first), `sequences`, `rules_from_p`. They share `formula`
(clauses, and variables with names), `other_forms` (inequalities, QBF, SMT-LIB), `ground` (how each begins) and
`questions` (what is asked).
"""
