"""The bridge to the book of lemmas: which statements are proved for every m, p and n.

`for ever` comes from the book and from nowhere else. Where the book has no theorem for a statement, or a proof does not
go through on this machine, the answer is None and the statement keeps the strength of its check on boards.
"""

from __future__ import annotations

from collections.abc import Iterable

from verifier.lemmas import book
from verifier.lemmas.trusted import solvers
from verifier.papers.record import Proof

__all__ = ["prepare", "theorem"]


def prepare(names: Iterable[str], jobs: int = 2, fresh: bool = False) -> None:
    """Let both solvers answer all queries of these lemmas, side by side; what is in the store is not asked again,
    unless `fresh`. Then what `theorem` says later in this run rests on these answers alone.
    """
    book.prove_lemmas(book.resolve(sorted(set(names))), jobs=jobs, fresh=fresh)


def theorem(names: str, ask: bool = True) -> Proof | None:
    """The theorems of the book with these names (separated by spaces), if both solvers accept their proofs and all they
    rest on; None otherwise. With `ask` = False the solvers are not started: only stored answers count.
    """
    targets = book.resolve(names.split())
    if book.prove_lemmas(targets, ask=ask).missing(names.split()):
        return None
    return Proof(
        tuple(names.split()),
        " ".join(lemma.says for lemma in targets),
        len(book.lemmas_of(targets)) - len(targets),
        " and ".join(f"{name} {solvers.version(name)}" for name in solvers.SOLVERS),
    )
