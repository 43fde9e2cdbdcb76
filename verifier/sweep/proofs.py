"""A lemma of the book as an instance of a sweep.

PROVED must mean *theorem*, whatever happens to the store or to the kernel's own record of answers. Hence

- the question is the text that the solvers are asked, and the keys of the lemmas it uses: a key stands for the whole
  tower of texts below it, and a lemma that is stated or proved in another way is another question;
- a lemma is asked only when all it uses are PROVED in the store, and else is UNKNOWN without being asked;
- both solvers are asked, now: answers kept from earlier runs of `wythoff prove` are not looked at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict, VerdictEvidence
from verifier.lemmas import book
from verifier.lemmas.emit import script
from verifier.lemmas.trusted import kernel, solvers
from verifier.lemmas.trusted.kernel import Lemma
from verifier.sweep.question import Keyed, versions

__all__ = ["FILE", "ProofQuestion", "proof_of", "prove", "select", "tower"]

FILE = "query.smt2"


@dataclass(frozen=True)
class ProofQuestion(Keyed):
    """Does the lemma follow from those it uses? `query` is the SHA-256 of the text that the solvers are asked."""

    name: str
    says: str
    query: str
    rests_on: tuple[tuple[str, str], ...]  # (name, key) of each lemma it uses
    task: str = "prove"

    @cached_property
    def content(self) -> dict[str, Any]:
        rests_on = dict(sorted(self.rests_on))
        return {
            "task": self.task,
            "game": None,
            "claim": {"lemma": self.name, "says": self.says, "query": self.query, "rests_on": rests_on},
            "board": [None, None],
            "options": {"asked": solvers.FORM},
            "versions": versions(self.task),
        }

    @property
    def label(self) -> str:
        return self.name

    @property
    def needs(self) -> dict[str, str]:
        """The keys, and names, of what must be PROVED before this can be asked."""
        return {key: name for name, key in self.rests_on}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> ProofQuestion:
        claim = data["claim"]
        return cls(claim["lemma"], claim["says"], claim["query"], tuple(sorted(claim["rests_on"].items())))


@cache
def proof_of(lemma: Lemma) -> ProofQuestion:
    """The question of a lemma."""
    text = hashlib.sha256(kernel.query(lemma).encode()).hexdigest()
    return ProofQuestion(lemma.name, lemma.says, text, tuple(sorted((u.name, proof_of(u).key) for u in lemma.uses())))


def tower(names: Iterable[str]) -> tuple[ProofQuestion, ...]:
    """A question for each lemma that the names mean and for all it rests on, each after what it uses."""
    return tuple(proof_of(lemma) for lemma in book.lemmas_of(book.resolve(names)))


def select(patterns: Iterable[str]) -> list[str]:
    """The statements and lemmas that the patterns mean; none means every statement.

    >>> select(["thm-3*", "a_exists"])
    ['thm-3.1', 'a_exists']
    """
    names: list[str] = []
    for pattern in patterns:
        if any(letter in pattern for letter in "*?["):
            fit = [name for name in (*book.STATEMENTS, *book.BOOK) if fnmatchcase(name, pattern)]
            if not fit:
                raise UserError(
                    f"No statement or lemma is like {pattern!r}; `wythoff prove --list` lists the statements."
                )
            names += fit
        else:
            names += book.expand([pattern])
    book.resolve(names)  # says which name there is not
    return list(dict.fromkeys(names)) or list(book.STATEMENTS)


def prove(question: ProofQuestion, folder: Path) -> Verdict:
    """Both solvers on the lemma's query, which is left below `folder` as a commented SMT-LIB 2 file."""
    lemma = book.BOOK.get(question.name)
    if lemma is None or proof_of(lemma).key != question.key:
        return Verdict(Status.UNKNOWN, "The book of lemmas is another one where this was asked.")
    text = kernel.query(lemma)
    said = solvers.decide(text, fresh=True)
    answers = {name: verdict.answer for name, verdict in said.items()}
    used = [f"{name} {verdict.version}" for name, verdict in said.items()]
    evidence: VerdictEvidence = {"answers": answers, "solvers": {name: v.version for name, v in said.items()}}
    try:
        kernel.judge(lemma.name, said)
    except kernel.NotProved as error:
        return Verdict(Status.UNKNOWN, f"{error}.", evidence=evidence)
    target = folder / question.key[:2] / question.key
    target.mkdir(parents=True, exist_ok=True)
    appear(target / FILE, script(lemma, text))
    evidence["certificate"] = target.relative_to(folder).as_posix()
    uses = ", ".join(name for name, _ in question.rests_on)
    by = f"{' and '.join(used)} agree that it follows from {uses or 'the laws of the kernel'}"
    return Verdict(Status.PROVED, f"{question.says} Proved: {by}.", evidence=evidence)
