"""The inverse question: given the P-positions, find the rules.

`switches` says which rules are searched, `search` finds all of them, `smallest` a smallest one: RC2, beside it local
search (`local_search`) and lower bounds by weights (`weights`) on what `cover` leaves. `redundant`, `change` and
`manoeuvres` ask the questions around a known game, `wider` tests an answer on a wider board, `evidence` and
`cover_evidence` turn "none" and "no fewer" into certificates, `answers` and the files named after it say it all.
"""
