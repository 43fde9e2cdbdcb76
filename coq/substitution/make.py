"""Writes Games.v: the theorems about single games, and all m of their classes, that are kept.

    python coq/substitution/make.py

Each states and proves what the P-positions are, for ever; `make coq` has Coq check them.
"""

from __future__ import annotations

from verifier.lemmas.coq.first_principles import COQ
from verifier.theorems.substitution_theorems import FILE, KEPT, coq_file, kept


def text() -> str:
    """The file."""
    theorems = [theorem for constants in KEPT if (theorem := kept(*constants))]
    return coq_file(theorems, "Games whose pairs a substitution writes")


if __name__ == "__main__":
    (COQ / FILE).write_text(text(), encoding="utf-8")
