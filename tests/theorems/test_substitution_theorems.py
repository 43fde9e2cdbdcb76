"""Substitutions as theorems of Coq: Coq's check says what Python's says, and what is kept is right and in its file."""

from __future__ import annotations

import csv
import json
import random
import re
import runpy
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base.coqc import CoqWord, compiled_library
from verifier.games import families
from verifier.games.names import parse_game
from verifier.hunts import recurrence
from verifier.lemmas.coq import coq_record
from verifier.lemmas.coq.first_principles import COQ, closure, digest
from verifier.solve.rows import rows
from verifier.solve.substitution import ORIGIN, PLAIN, Substitution, canonical, merged
from verifier.theorems import substitution_theorems, table
from verifier.theorems.finite_check import FiniteCheck, check
from verifier.theorems.polynomial import family_b, family_d, family_i
from verifier.theorems.substitution_theorems import FILE, KEPT, coq_file, kept, least, proved, theorem_of
from verifier.theorems.table import BY_COQ, known

Quadruple = tuple[int, int, int, Substitution]


def as_coq(substitution: Substitution) -> str:
    """The rules for Coq, written here once more: letters by number, ORIGIN 0 and PLAIN 1."""
    letters = [ORIGIN, PLAIN, *sorted({a for a, _ in substitution.rules} - {ORIGIN, PLAIN})]
    lists = []
    for letter in letters:
        steps = dict(substitution.rules)[letter]
        lists.append("[" + "; ".join(f"({step}, {letters.index(new)})" for step, new in steps) + "]")
    return "[" + "; ".join(lists) + "]"


def right_ones() -> list[Quadruple]:
    found = [(m, p, l, Substitution.read(text)) for (m, p, l), text in KEPT.items() if p <= 5]
    found += [(m, p, l, rule) for m, p, l in ((4, 3, 2), (2, 5, 3)) if (rule := family_i(m, p, l))]
    found += [(m, 2, 1, rule) for m in (2, 4) if (rule := family_d(m))]
    found += [(m, p, l, rule) for m, p, l in ((3, 4, 2), (5, 6, 3), (7, 4, 2)) if (rule := family_b(m, p, l))]
    return found


# Refused for one condition alone: without it the check would pass.
ALONE = [
    (5, 4, 3, "- -> +6a +5a; O -> +6a +6a; a -> +6a +5a +5a", "row of residue 0: two columns see each other"),
    (2, 4, 1, "- -> +3a +2a; O -> +2a; a -> +3a", "row of residue 0: a class mod 4 is not hit"),
    (4, 2, 1, "- -> +6a +5a; O -> +5a; a -> +6a", "row of residue 1: the cell before a long step is not hit"),
]


def mutants(right: Quadruple, chance: random.Random) -> Iterator[Quadruple]:
    """A step changed, a letter changed, two steps exchanged, a constant changed."""
    m, p, l, substitution = right
    rules = {a: list(steps) for a, steps in substitution.rules}
    marks = [a for a in rules if a not in (ORIGIN, PLAIN)]
    while True:
        changed = {a: list(steps) for a, steps in rules.items()}
        a = chance.choice(list(changed))
        k = chance.randrange(len(changed[a]))
        step, new = changed[a][k]
        match chance.randrange(4):
            case 0:
                changed[a][k] = (max(1, step + chance.choice([-1, 1])), new)
            case 1:
                changed[a][k] = (step, chance.choice(marks))
            case 2:
                changed[a].append((chance.choice([m, m + 1]), chance.choice(marks)))
            case 3:
                constants = chance.choice([(m + 1, p, l), (m, p + 1, l), (m, p, l % p + 1), (m + p, p, l)])
                yield (*constants, substitution)
                continue
        if changed != rules:
            yield m, p, l, Substitution.of(changed)


@cache
def quadruples() -> list[tuple[Quadruple, FiniteCheck]]:
    """Right substitutions and mutants of them, and what Python says of each."""
    chance = random.Random(20)
    found = right_ones()
    found += [(m + p, p, l, rule.lengthened(p)) for m, p, l, rule in found if p <= 4]
    for one in right_ones():
        found += islice(mutants(one, chance), 14)
    found += [(m, p, l, Substitution.read(text)) for m, p, l, text, _ in ALONE]
    return [(one, check(*one)) for one in found]


@pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")
def test_coq_and_python_compute_the_same_check(tmp_path: Path) -> None:
    """The same answers, and for those that pass the same number of states."""
    ours = [answer for _, answer in quadruples()]
    assert len(ours) >= 100
    assert sum(answer.passed for answer in ours) >= 15
    assert sum(not answer.passed for answer in ours) >= 50
    lines = ["From Coq Require Import List ZArith.", "From Wythoff.substitution Require Import Words Check."]
    lines += ["Import ListNotations.", "Definition answer m p l R := (check m p l R,"]
    lines += ["  if check m p l R then N.of_nat (length (search m p l R (all_lines R))) else 0%N)."]
    for (m, p, l, rule), _ in quadruples():
        lines.append(f"Eval vm_compute in answer {m} {p} {l} {as_coq(merged(rule))}.")
    (tmp_path / "Compare.v").write_text("\n".join(lines) + "\n")
    command = ["coqc", "-q", "-R", str(compiled_library("substitution/Check")), "Wythoff", "Compare.v"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    theirs = re.findall(r"= \((true|false), (\d+)%N\)", done.stdout)
    assert theirs == [("true", str(one.states)) if one.passed else ("false", "0") for one in ours]


@pytest.mark.parametrize(("m", "p", "l", "text", "why"), ALONE)
def test_each_condition_refuses_something_alone(m: int, p: int, l: int, text: str, why: str) -> None:
    assert check(m, p, l, Substitution.read(text)).failure == why


def test_a_mutant_that_passes_gives_the_right_pairs_all_the_same() -> None:
    """What the check lets through is right: a changed rule passes only if the pairs are those of its game."""
    for (m, p, l, rule), answer in quadruples():
        if answer.passed:
            c, d = rows(families.modulo(m, p, l), 60).upper()
            assert list(islice(rule.pairs(), len(c))) == list(zip(c.tolist(), d.tolist(), strict=True))


@pytest.mark.parametrize("constants", KEPT)
def test_what_is_kept_is_right(constants: tuple[int, int, int]) -> None:
    """For the least m and for the next two of its class, against complete rows; and no other theorem has it."""
    m, p, l = constants
    rule = Substitution.read(KEPT[constants])
    assert canonical(rule) == rule
    assert least(m, p) == m
    theorem = theorem_of(m + 2 * p, p, l, rule.lengthened(2 * p))
    assert theorem == kept(m + p, p, l)
    assert theorem.ever_more
    for k in range(3):
        game = families.modulo(m + k * p, p, l)
        assert all(one.says(game) is None for one in table.TABLE if one.form != "coq")
        c, d = rows(game, 150).upper()
        pairs = list(zip(c.tolist(), d.tolist(), strict=True))
        assert list(islice(rule.lengthened(k * p).pairs(), len(pairs))) == pairs


def test_the_file_of_coq_is_what_the_command_writes() -> None:
    text = runpy.run_path(str(COQ / "substitution" / "make.py"))["text"]()
    assert text == (COQ / FILE).read_text()
    assert re.findall(r"^Theorem (\w+) :", text, re.M) == [f"game_{m}_{l}_{p}" for m, p, l in KEPT]
    for m, p, l in KEPT:
        rules = f"rules_{m}_{l}_{p}"
        ours = re.search(rf"Definition {rules} : rules := (\[.*?\]\])\.", text, re.S)
        assert ours is not None
        assert " ".join(ours[1].split()).replace("[ [", "[[") == as_coq(Substitution.read(KEPT[m, p, l]))
        assert f"Pposition (mWN_modulo ({m} + k * {p}) {l} {p}) v <->" in text


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if `make coq` had just been run."""
    number = digest(closure([COQ / FILE]))
    entries = {f"{FILE} game_{m}_{l}_{p} {number}": [] for m, p, l in KEPT}
    monkeypatch.setattr(coq_record, "_record", lambda: {"coq": "8.16.1", "theorems": entries, "at_most": []})
    proved.cache_clear()
    yield
    proved.cache_clear()
    kept.cache_clear()


@pytest.mark.usefixtures("recorded")
def test_what_coq_has_checked_is_known_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    for m, p, l in KEPT:
        for k in range(3):
            found = known(families.modulo(m + k * p, p, l))
            assert found is not None
            assert (found.theorem, found.form) == (BY_COQ, "coq")
            assert f"game_{m}_{l}_{p} of coq/substitution/Games.v" in found.cited
            assert found.rule is not None
            assert found.rule.substitution == Substitution.read(KEPT[m, p, l]).lengthened(k * p)
    assert known(families.modulo(9, 11, 2)) is None


@pytest.mark.usefixtures("recorded")
def test_nth_says_what_coq_has_checked() -> None:
    said = run("nth", "17WN^(5,9)", "10^18")
    assert said.code == 0
    words = " ".join(said.out.split())
    assert (
        "Proved: a substitution that Coq has checked, game_8_5_9 of coq/substitution/Games.v, for 8WN^(5,9) " in words
    )
    assert "For ever (Coq): from the definition of P-positions on, without an axiom" in said.out
    data = json.loads(run("nth", "2WN^(2,3)", "16", "--json").out)
    assert (data["c"], data["d"], data["status"]) == (9, 43, "proved")
    row = recurrence.examine((families.modulo(2, 3, 2), 100))
    assert (row["theorem"], row["substitution"]["survives"]) == (BY_COQ, True)


def test_nth_says_how_coq_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Argued until Coq has computed it: the command is named, and what Coq says decides the word."""
    said = run("nth", "9WN^(2,11)", "16", "--rows", "600")
    assert "Argued: " in said.out
    assert "`wythoff nth '9WN^(2,11)' 0 --coq DIR`" in " ".join(said.out.split())
    for accepted, status, code in ((True, "proved", 0), (None, "argued", 0), (False, "argued", 1)):
        word = CoqWord(accepted, "so it said", tmp_path / "Theorem.v")
        monkeypatch.setattr(substitution_theorems, "written_theorem", lambda *_, word=word: word)
        found = run("nth", "9WN^(2,11)", "16", "--rows", "600", "--coq", str(tmp_path), "--json")
        assert (found.code, json.loads(found.out)["status"]) == (code, status)
    assert "Theorem game_9_2_11 : statement_9_2_11." in (tmp_path / "Theorem.v").read_text()
    assert run("nth", "2WN^3", "5", "--coq", str(tmp_path)).code == 2
    assert run("nth", "2WN^3_1", "5", "--coq", str(tmp_path)).code == 2


def test_every_game_of_the_hunt_has_a_theorem() -> None:
    """results/open-questions/recurrence.csv: what passes the finite check there is kept, or has another theorem."""
    file = Path(__file__).parents[2] / "results" / "open-questions" / "recurrence.csv"
    seen = 0
    with file.open(encoding="utf-8") as lines:
        for line in csv.DictReader(lines):
            if "'argued': True" in line["substitution"]:
                game = parse_game(line["game"])
                constants = families.modulo_constants(game)
                assert constants is not None
                others = any(one.says(game) for one in table.TABLE if one.form != "coq")
                assert others != (kept(*constants) is not None)
                seen += not others
    assert seen == 9


@pytest.mark.usefixtures("recorded")
def test_another_text_is_not_what_coq_has_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A substitution that is changed in Python is not in the file, though the record has the theorem's name."""
    monkeypatch.setitem(KEPT, (2, 3, 2), KEPT[2, 3, 2].replace("+4a", "+4b"))
    kept.cache_clear()
    assert proved(2, 3, 2) is None
    assert proved(3, 5, 2) is not None


def test_without_a_record_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coq_record, "_record", lambda: {"coq": "", "theorems": {}, "at_most": []})
    proved.cache_clear()
    assert proved(2, 3, 2) is None
    assert known(parse_game("2WN^(2,3)")) is None
    proved.cache_clear()


def test_a_theorem_about_one_game_where_the_class_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = Substitution.read(KEPT[2, 3, 2])
    answers = iter([check(2, 3, 1, rule)])
    monkeypatch.setattr(substitution_theorems, "check", lambda *_: next(answers))
    theorem = theorem_of(5, 3, 2, rule.lengthened(3))
    assert (theorem.m, theorem.ever_more) == (5, False)
    text = coq_file([theorem], "title")
    assert (
        "forall v,\n  Pposition (mWN_modulo 5 2 3) v <->\n  in_nat_pairs (c_of rules_5_2_3) (d_of rules_5_2_3) v."
        in text
    )
    assert "check 5 3 2 rules_5_2_3 = true" in text


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")
def test_coq_accepts_and_refuses_files(tmp_path: Path) -> None:
    """A theorem of a class, one of a single game, and the same with a rule changed, which Coq does not accept."""
    right = theorem_of(2, 3, 2, Substitution.read(KEPT[2, 3, 2]))
    single = substitution_theorems.SubstitutionTheorem(2, 3, 2, right.substitution, False)
    wrong = substitution_theorems.SubstitutionTheorem(2, 3, 1, right.substitution, True)
    for n, (theorem, accepted) in enumerate([(right, True), (single, True), (wrong, False)]):
        word = substitution_theorems.write_and_compile(tmp_path / str(n), theorem)
        assert isinstance(word, CoqWord)
        assert word.accepted is accepted, word.said
