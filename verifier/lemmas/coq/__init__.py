"""The book of lemmas, checked by Coq's kernel instead of two solvers.

`chapters.py` writes the files; `find_certificate.py` finds what closes a lemma, `proof_text.py` writes it down,
`printing.py` the statements. Nothing here is trusted but that a statement's text says what the lemma says.
"""
