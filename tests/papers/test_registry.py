"""The registry: nothing of the paper is missing, and every entry is well made."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from verifier.documents.plain import dollars
from verifier.lemmas import book
from verifier.papers.model import Statement
from verifier.papers.restrictions import PAPER

STATEMENTS = PAPER.statements

DEMANDED = """
wyt07 fra82 mex-classical con59 table-1 rem-1.4-subsequence fig-1-caption sec-1.6-slopes sec-1.6-no-beatty
sec-1.6-duchene-gravier sec-1.6-imitation ex-1 ex-2 ex-3 ex-4 ex-5 ex-6 table-2 fig-2-caption fn-rectangles
thm-2.1-i thm-2.1-iia-if thm-2.1-iia-only-if thm-2.1-iib thm-2.1-iiia thm-2.1-iiib thm-3.1-if thm-3.1-only-if
prop-3.2 lem-3.3-i lem-3.3-ii lem-3.3-iii lem-3.3-iv thm-4.1 thm-5.1 rem-5-first rem-5-second prop-5.2-i
prop-5.2-ii prop-5.2-iii table-3 table-4 belief-arithmetic belief-complementary rem-7-roob rem-7-rectangles
rem-7-misere rem-7-mex-algorithm sec-1.3-complexity after-thm-2.1-polynomial sec-1.6-exponential sec-1.6-polynomial
step-3.1-rational step-4.1-supposed step-5.1-done step-5.1-case-b step-5.2-b-2 step-5.2-iii-index step-6-iia-a-2
step-3.1-suffices step-3.1-both step-3.2-density step-3.2-bounds step-3.2-fraenkel step-3.2-iii step-3.2-case-2-items
step-3.3-i step-3.3-ii-even step-4.1-converse step-4.1-increasing step-4.1-hypothesis step-5.1-case-b-interval
step-5.1-case-b-p step-5.1-case-b-1 step-5.2-b-2-few step-5.2-b-2-nonsense step-5.2-iii-small step-5.2-iii-refused
step-6-claim step-6-iia-targets step-6-iib-congruence step-6-iiia-no-rook step-6-iiia-star step-6-iiia-zero
step-6-iiia-larger step-6-iiia-target step-6-iiib-no-option step-6-iiib-no-pair app-necessary app-positive
step-6-iib-a-2 step-6-iiia-rook app-step-count app-thm-1 app-rem-i app-rem-ii
""".split()  # noqa: SIM905


@pytest.mark.parametrize("id", DEMANDED)
def test_none_is_missing(id: str) -> None:
    assert id in STATEMENTS


@pytest.mark.parametrize("statement", STATEMENTS.values(), ids=list(STATEMENTS))
def test_well_made(statement: Statement) -> None:
    assert statement.place
    assert statement.parameters
    assert statement.literal.text.endswith((".", ")"))
    for reading in (statement.literal, statement.corrected):
        if reading is not None:
            assert all(name in book.BOOK for name in reading.lemmas)
    if statement.corrected is not None:
        assert statement.argument


def test_every_outcome_is_recorded() -> None:
    recorded = json.loads(PAPER.recorded.read_text())
    assert list(recorded) == list(STATEMENTS)
    for id, outcome in recorded.items():
        wrong = outcome["verdict"] in ("erratum", "refuted")
        assert wrong == (STATEMENTS[id].corrected is not None)
        assert outcome.get("corrected", "stands") == "stands"


def test_theorems_of_coq_that_statements_name() -> None:
    """In a statement's words stands a theorem that coq/paper/theorems.txt has under this statement's id."""
    lines = (Path(__file__).parents[2] / "coq" / "paper" / "theorems.txt").read_text(encoding="utf-8").splitlines()
    listed = {tuple(line.split()[::2]) for line in lines if len(line.split()) == 3}
    named = [(id, name) for id, one in STATEMENTS.items() for name in re.findall(r"`(new_\w+)`", one.literal.text)]
    assert len(named) == 3
    assert set(named) <= listed


PLAIN = re.compile(r"\b(?:alpha|beta|gamma|eta|nu|mu|xi|(?:var)?phi|infinity)\b|(?:floor|ceil|sqrt|gcd)\(|[_^=<>]")
CUT = re.compile(r"\(\$[^$(]*\]\$|\$\[[^$)\]]*\$\)")  # an interval half of which is outside the formula


@pytest.mark.parametrize("statement", STATEMENTS.values(), ids=list(STATEMENTS))
def test_formulas_are_typeset(statement: Statement) -> None:
    """No formula is left in plain letters, and the index of Theorem 5.1 is not the constant of equation (4)."""
    texts = [statement.place, statement.literal.text, statement.corrected.text if statement.corrected else ""]
    for text in map(dollars, texts):
        assert not PLAIN.search(re.sub(r"`[^`]*`|\$[^$]*\$", "", text))
        assert not CUT.search(text)
        assert not re.search(r"\\phi(?! ?_(?:k|\{mp\}))", text)


def test_what_is_shown_belongs_to_statements_of_the_paper() -> None:
    shown = PAPER.exhibits
    named = [id for exhibit in (*shown.figures, *shown.tables) for id in exhibit.shows] + [*shown.boards]
    assert len(named) > 20
    assert set(named) <= set(STATEMENTS)
    assert len({figure.name for figure in shown.figures}) == len(shown.figures)
