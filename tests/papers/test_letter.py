"""The letter to the author: complete, about nothing that holds, and every number in it evaluated again."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from verifier.documents.markdown import read
from verifier.documents.typst import typst
from verifier.games.families import blocking, modulo, shifted
from verifier.papers.letter import letter
from verifier.papers.model import Cause, Letter, Reach, Scope, Strength
from verifier.papers.printed_tables import true_table
from verifier.papers.record import CertificateFolder, Coq, Finding, Proof, Record, Run
from verifier.papers.render import summary
from verifier.papers.restrictions import PAPER
from verifier.papers.restrictions.letter import passages
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4
from verifier.papers.run import recorded
from verifier.solve.beatty import a, b
from verifier.solve.retrograde import p_set

OUTCOMES = recorded(PAPER)
WRONG = [id for id, outcome in OUTCOMES.items() if outcome["verdict"] in ("erratum", "refuted")]
OWN = passages()


def fake(id: str) -> Record:
    """A record with the recorded outcome and the words of the statement."""
    statement = PAPER.statements[id]
    proof = Proof((), "", 0, "z3 and cvc5", Coq("8.16", ())) if OUTCOMES[id].get("for_ever") else None
    holds = OUTCOMES[id]["verdict"] == "holds"
    literal = Finding(statement.literal.text, holds, Reach(board=4), proof if holds else None, "" if holds else "there")
    fixed = None
    if not holds and statement.corrected:
        fixed = Finding(statement.corrected.text, True, Reach(board=4), proof)
    return Record(
        id, statement.place, statement.kind, OUTCOMES[id]["verdict"], "", literal, Run(Scope(), "", True), fixed,
        cause=statement.cause,
    )  # fmt: skip


RECORDS = [fake(id) for id in PAPER.statements]
TEXT = letter(PAPER, RECORDS)


def test_every_wrong_statement_is_told_and_no_other() -> None:
    told = [id for passage in (*OWN.passages, *OWN.remarks) for id in passage.ids]
    assert len(told) == len(set(told))
    assert set(told) <= set(WRONG)
    assert all(f"**{id}**" in TEXT or id in told for id in WRONG)


@pytest.mark.parametrize("id", WRONG)
def test_it_stands_under_its_cause(id: str) -> None:
    causes = [passage.cause for passage in (*OWN.passages, *OWN.remarks) if id in passage.ids]
    assert causes in ([], [PAPER.statements[id].cause])


def test_without_passages_of_its_own_it_is_complete_too() -> None:
    plain = letter(replace(PAPER, letter=None), RECORDS)
    statements = [PAPER.statements[id] for id in WRONG]
    assert all(f"**{s.id}**" in plain for s in statements if s.cause not in (Cause.SLIP, Cause.CONVENTION))
    assert all(s.place in plain for s in statements)
    assert typst(read(plain))


def test_a_right_paper_gets_a_short_letter() -> None:
    right = [record for record in RECORDS if record.verdict == "holds"]
    assert "No statement was found wrong." in letter(replace(PAPER, slips=()), right)


def test_that_all_stands_is_said_only_if_it_does() -> None:
    assert "All main results stand" in TEXT
    assert "Coq's kernel has checked" in TEXT
    for id in OWN.main:
        lost = [r for r in RECORDS if r.id != id]
        assert "All main results stand" not in letter(PAPER, lost)
    weaker = [replace(r, literal=replace(r.literal, proof=None)) if r.id == "thm-5.1" else r for r in RECORDS]
    assert weaker[[r.id for r in RECORDS].index("thm-5.1")].literal.strength is Strength.BOARD
    assert "Coq's kernel" not in letter(PAPER, weaker)


def test_the_theorems_of_the_letter_are_the_files_of_coq() -> None:
    """Every file of coq/errata is named in the letter, and none that is not there."""
    files = {path.stem for path in (Path(__file__).parents[2] / "coq" / "errata").glob("*.v")}
    assert {module for modules in OWN.theorems.values() for module in modules} == files
    certified = [replace(r, certificates=(CertificateFolder("table-3", "", ""),)) for r in RECORDS]
    text = letter(PAPER, certified)
    assert all(f"`{module}`" in text for module in files)
    right = [replace(r, verdict="holds") if r.id == "table-3" else r for r in certified]
    assert "`Table_3`" not in letter(PAPER, right)


def test_the_readme_ends_as_the_run_does() -> None:
    """What `make paper` ends with, as the README shows it, is the sum of the recorded outcomes."""
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert f"\n{summary(RECORDS)}\n" in readme
    assert f"five of its {len(RECORDS)} statements" in readme


def test_manners() -> None:
    assert PAPER.source.sha256 in TEXT.replace("` `", "")
    assert not re.search(r"\ban \(\d|\(1 cases\)|\b34\b", TEXT.replace("$34$", ""))
    assert TEXT.index("3\\mathrm{WN}^{(2,4)}") < TEXT.index("1\\mathrm{WN}^{(2,3)}")
    assert isinstance(OWN, Letter)


# --- the numbers -----------------------------------------------------------------------------------------------------


def pair(m: int, p: int, i: int) -> tuple[int, int]:
    return a(m, p, i), b(m, p, i)


def joins(rules, x, y, target) -> bool:
    return target in set(rules.options(x, y))


def test_theorem_2_1_iiia() -> None:
    """The two printed forms against the games: right for l = 0 and p = 2l, and for no other constants."""
    side = 40
    for m, p in ((1, 2), (1, 3), (2, 2), (2, 3), (1, 4), (2, 5)):
        for l in range(p):
            true = {(int(x), int(y)) for x, y in zip(*p_set(shifted(m, p, l), side, side).nonzero(), strict=True)}
            up, down = range(side), range(1, side)
            printed = {pair(m, p, i * p + l) for i in up} | {pair(m, p, i * p - l)[::-1] for i in down}
            read_as = {pair(m, p, i * p - l) for i in down} | {pair(m, p, i * p + l)[::-1] for i in up}
            inside = {(x, y) for x in range(side) for y in range(side)}
            assert true == read_as & inside
            assert (true == printed & inside) == (l == 0 or p == 2 * l)
            if l:
                assert (0, m * (p - l)) in true
                assert pair(m, p, l) == (0, m * l)


def test_example_6_figure_2_and_the_advice() -> None:
    one, two = p_set(shifted(2, 3, 1), 12, 12), p_set(shifted(2, 3, 2), 12, 12)
    assert not one[1, 9]
    assert two[1, 9]
    assert one[0, 4]
    assert joins(shifted(2, 3, 1), 1, 9, (0, 4))
    assert not joins(shifted(2, 3, 2), 1, 9, (0, 2))
    for i in range(12):
        (x, y), l = pair(1, 3, i), -i % 3
        assert p_set(shifted(1, 3, l), 30, 30)[x, y]
        assert p_set(shifted(1, 3, i % 3), 30, 30)[y, x]


def test_game_iiia_the_inequality_fails() -> None:
    m, p, l = 1, 3, 1
    first = [a(m, p, p * i + l) for i in range(9)]
    second = [b(m, p, p * (i + 1) - l) for i in range(9)]
    gaps = [y - x for x, y in zip(first, second, strict=True)]
    assert not all(gaps[i] - gaps[j] >= m * p for i in range(9) for j in range(i))
    assert (first[1], second[1]) == (1, 7)
    assert not p_set(shifted(m, p, l), 9, 9)[1, 7]
    halves = p_set(shifted(2, 2, 1), 60, 60)
    for i in range(8):
        assert halves[a(2, 2, 2 * i + 1), b(2, 2, 2 * i + 1)]  # p = 2l: there they are
    for m, p, l in ((1, 3, 1), (2, 5, 3)):
        positions = [pair(m, p, i * p - l) for i in range(1, 9)] + [pair(m, p, i * p + l)[::-1] for i in range(9)]
        signed = [y - x for x, y in positions]
        assert len(set(signed)) == len(signed)
        assert all((d + m * l) % (m * p) == 0 for d in signed)


def test_tables() -> None:
    assert r"$d_{16}=50$ and $d_{16}-c_{16}=41$ (printed: $49$ and $40$)" in TEXT
    assert (TABLE_3["a"][16], TABLE_3["b"][16], TABLE_3["difference"][16]) == (9, 49, 40)
    game = p_set(modulo(2, 2), 60, 60)
    assert game[9, 50]
    assert game[9, 1]
    assert joins(modulo(2, 2), 9, 49, (9, 1))
    true = true_table(modulo(2, 3, 2), 17)
    assert true["a"] == TABLE_4["a"]
    assert true["b"][:9] == TABLE_4["b"][:9]
    assert modulo(2, 3, 1) == modulo(2, 3)
    row = next(line for line in TEXT.splitlines() if line.startswith("| $d_n$ of"))
    assert [int(number) for number in re.findall(r"\$(\d+)\$", row)] == true["b"][9:]
    assert len(set(map(int.__sub__, true["difference"][1:], true["difference"]))) > 1


def test_beliefs() -> None:
    table = true_table(modulo(3, 4, 2), 60)
    assert table["difference"] == [3 * i for i in range(60)]
    assert true_table(modulo(1, 3, 2), 9)["a"].count(0) == 2
    paired = true_table(modulo(2, 6, 2), 40)  # Theorem 2.1 (iib), m = 2, p = 3
    numbers = [*paired["a"], *paired["b"][1:]]
    assert {numbers.count(k) for k in range(10)} == {3}


def test_a_bishop_as_in_chess() -> None:
    """From (0,1) to (1,0) the distance to (0,0) does not fall; after a rook's step it has fallen, so it would count."""
    assert not any(joins(blocking(m, 2), 0, 2, (1, 0)) for m in range(1, 5))


def test_gaps() -> None:
    assert a(1, 1, 1) == 1
    for m in range(1, 6):
        assert (a(m, 1, 1), b(m, 1, 1), b(m, 1, 1) - 1) == (1, m + 1, m)
        assert (a(m, 2, 1), b(m, 2, 1)) == (0, m)
        for n in range(1, 30):
            assert a(m, 1, b(m, 1, n) - n + 1) == b(m, 1, n) + 1
    assert joins(blocking(1, 2), 0, 1, (0, 0))
    assert pair(1, 2, 1) == (0, 1)
    assert (pair(2, 2, 1), a(2, 2, 2)) == ((0, 2), 1)
    assert joins(blocking(2, 2), 0, 3, (0, 2))
    within = {w for w in modulo(1, 2).options(0, 3) if w in {pair(1, 2, i) for i in range(9)}}
    assert within == {(0, 1)}
    assert not joins(modulo(2, 4, 2), 0, 5, (0, 2))
    assert (2 + 1) % 3 == 0  # n = 2, i = 1, p = 3: n = -i, and y_1 = b_1 > 0
    assert b(1, 3, 1) > 0


EVALUATED = {  # every position that the letter names -> the test above that evaluates it
    (0, 0): test_gaps, (0, 1): test_gaps, (0, 2): test_gaps, (0, 3): test_gaps, (0, 5): test_gaps, (9, 1): test_tables,
    (1, 7): test_game_iiia_the_inequality_fails,
    (9, 49): test_tables, (1, 0): test_a_bishop_as_in_chess, (0, 4): test_example_6_figure_2_and_the_advice,
    (1, 9): test_example_6_figure_2_and_the_advice,
}  # fmt: skip


def test_no_position_is_named_that_is_not_evaluated() -> None:
    text = re.sub(r"\^\{\([^)]*\)\}|\$\(\d,\d\)\$-rook", "", TEXT)  # names of games and rooks
    assert {(int(x), int(y)) for x, y in re.findall(r"\((\d+),(\d+)\)", text)} == set(EVALUATED)


def test_the_formulas_that_were_evaluated_are_those_of_the_letter() -> None:
    sets = re.findall(r"\$\$(.*?)\$\$", TEXT, re.S)
    assert len(sets) == 2
    printed, read_as = (re.findall(r"_\{ip([+-]l)\}", formula) for formula in sets)
    assert (printed, read_as) == (["+l"] * 2 + ["-l"] * 2, ["-l"] * 2 + ["+l"] * 2)
    assert r"choose $l\equiv -i\pmod p$" in " ".join(TEXT.split())
    assert r"congruent to $-ml$ modulo $mp$" in " ".join(TEXT.split())
