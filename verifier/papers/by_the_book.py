"""The bridge to the book of lemmas: which statements are proved for every m, p and n.

`for ever` comes from the book and from nowhere else; `for ever (Coq)` is said if Coq has checked the same lemmas too.
Where the book has no theorem for a statement, or a proof does not go through on this machine, the answer is None and
the statement keeps the strength of its check on boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verifier.lemmas import book
from verifier.lemmas.coq.said import word
from verifier.lemmas.trusted import solvers
from verifier.lemmas.trusted.kernel import Lemma
from verifier.papers.record import Coq, Proof

__all__ = ["prepare", "theorem"]


def prepare(names: Iterable[str], jobs: int = 2, fresh: bool = False) -> None:
    """Let both solvers answer all queries of these lemmas, side by side; what is in the store is not asked again,
    unless `fresh`. Then what `theorem` says later in this run rests on these answers alone.
    """
    book.prove_lemmas(book.resolve(sorted(set(names))), jobs=jobs, fresh=fresh)


def theorem(names: Sequence[str], ask: bool = True) -> Proof | None:
    """The theorems of the book with these names, if both solvers accept their proofs and all they
    rest on; None otherwise. With `ask` = False the solvers are not started: only stored answers count.
    """
    targets = book.resolve(names)
    if book.prove_lemmas(targets, ask=ask).missing(names):
        return None
    return Proof(
        tuple(names),
        " ".join(lemma.says for lemma in targets),
        len(book.lemmas_of(targets)) - len(targets),
        " and ".join(f"{name} {solvers.version(name)}" for name in solvers.SOLVERS),
        coq_word(targets),
    )


def coq_word(targets: Sequence[Lemma]) -> Coq | None:
    """What Coq says of these lemmas as they are now; None if it has not checked all of them.

    Its theorems from first principles are those of the statements of the book that these lemmas settle.
    """
    names = {lemma.name for lemma in targets}
    settled = [s.id for s in book.STATEMENTS.values() if set(s.lemmas) <= names] or [""]
    words = [word(targets, statement) for statement in settled]
    if words[0].unchecked:
        return None
    axioms = sorted({axiom for one in words for axiom in one.axioms})
    theorems = dict.fromkeys((f"coq/{theorem.file}", theorem.name) for one in words for theorem in one.theorems)
    return Coq(words[0].coq, tuple(axioms), tuple(theorems))
