"""The inverse question: given the P-positions, find the rules.

`families` says which rules are searched, `search` finds all of them, `smallest` a smallest one with proof of
optimality, `redundant`, `change` and `blocking` ask the questions around a known game, `wider` tests an answer on a
wider board, and `evidence` turns "none" and "no smaller one" into certificates.
"""
