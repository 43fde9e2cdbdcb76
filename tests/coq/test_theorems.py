"""The theorems in coq/paper: each says what it claims before any proof begins, and the table names them all.

That they are proved is what `make coq` shows: it compiles every file and prints the axioms of every theorem.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from verifier.lemmas import book
from verifier.papers.restrictions import PAPER

COQ = Path(__file__).parents[2] / "coq"
TABLE = [line.split() for line in (COQ / "paper" / "theorems.txt").read_text().splitlines() if not line.startswith("#")]
# Theorems of Coq alone, of which the book of lemmas has none.
ALONE = {"substitution/Sound.v", "substitution/Classes.v", "paper/New_one_each.v", "paper/New_slopes.v"}
FILES = sorted({file for _, file, _ in TABLE} | ALONE)
# Definitions only: nothing is proved where a reader compares with the paper.
DEFINITIONS = (
    "Moves.v",
    "Beatty.v",
    "Mex.v",
    "Listing.v",
    "Stepwise.v",
    "substitution/Words.v",
    "substitution/Check.v",
)
TACTICS = re.compile(r"\b(Proof|Qed|Defined|Lemma|Theorem|Corollary)\b")
FORBIDDEN = re.compile(
    r"\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjecture|bypass_check|type-in-type)\b"
    r"|\bUnset (Guard|Universe|Positivity) Checking\b"
)


def without_comments(text: str) -> str:
    """Coq's comments nest."""
    kept, depth = [], 0
    for piece in re.split(r"(\(\*|\*\))", text):
        if piece == "(*":
            depth += 1
        elif piece == "*)":
            depth -= 1
        elif depth == 0:
            kept.append(piece)
    return "".join(kept)


def test_every_statement_of_the_book_has_a_theorem():
    proved = {id for id, _, _ in TABLE}
    assert set(book.STATEMENTS) <= proved
    assert proved <= set(book.STATEMENTS) | set(PAPER.statements)
    assert len(TABLE) == len({tuple(row) for row in TABLE})


@pytest.mark.parametrize("file", FILES)
def test_what_is_claimed_stands_before_the_proof(file: str):
    """Statements first; no tactic before the heading Proof; then a theorem for each of them, and its axioms printed."""
    text = (COQ / file).read_text()
    claims, heading, proofs = text.partition("(** ** Proof *)\n")
    assert heading
    claims, proofs = without_comments(claims), without_comments(proofs)
    assert not TACTICS.search(claims)
    stated = set(re.findall(r"^Definition (statement_\w+) : Prop :=", claims, re.M))
    proved = dict(re.findall(r"^Theorem (\w+) : (statement_\w+)\.\nProof\b", proofs, re.M))
    assert set(proved.values()) == stated
    printed = re.findall(r"^Print Assumptions (\w+)\.", proofs, re.M)
    for theorem in (theorem for _, name, theorem in TABLE if name == file):
        assert theorem in proved
    assert set(proved) <= set(printed)


@pytest.mark.parametrize("file", DEFINITIONS)
def test_nothing_is_proved_where_definitions_are_read(file: str):
    assert not TACTICS.search(without_comments((COQ / file).read_text()))


def test_nothing_is_assumed():
    for path in COQ.rglob("*.v"):
        assert not FORBIDDEN.search(without_comments(path.read_text())), path


@pytest.mark.parametrize(
    "text", ["Lemma x : False. Admitted.", "Axiom x : False.", "Parameter x : False.", "x. admit."]
)
def test_what_is_forbidden_is_seen(text: str):
    assert FORBIDDEN.search(without_comments(f"(* a (* nested *) comment *) {text}"))
    assert not FORBIDDEN.search(without_comments(f"(* {text} *)"))


def rows_of_the_document() -> list[str]:
    """The table at the end of docs/PROOF.md, from the table of the theorems."""
    found = {id: [f"[{name}](../coq/{file})" for i, file, name in TABLE if i == id] for id in book.STATEMENTS}
    return [f"| **{id}** | {', '.join(theorems)} |" for id, theorems in found.items()]


def test_the_document_of_the_proof_names_the_theorems():
    text = (COQ.parent / "docs" / "PROOF.md").read_text()
    rows = [
        line for line in text.partition("| statement | theorems in Coq |\n")[2].splitlines() if line.startswith("| **")
    ]
    assert rows == rows_of_the_document()
