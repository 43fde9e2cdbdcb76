"""The papers that are files: all their statements are read and hold, and their automata say what the words say."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.automata.decide import DecidedSet
from verifier.automata.dfa import Dfa
from verifier.base import strict
from verifier.base.errors import UserError
from verifier.papers import library
from verifier.papers.model import Scope, Strength
from verifier.papers.run import run_one

SCOPE = Scope(constants=3, board=40, index=20, rows=0, seconds=5)
FILES = [name for name in library.names() if name != library.BUILT_IN]
EVER = {"abstract-k-2", "abstract-k-3", "intro-fraenkel", "abstract-fixed-l", "abstract-blocking"}


def test_the_files_are_there() -> None:
    assert FILES == ["blocking-wythoff-nim", "wythoff-terminal"]
    with pytest.raises(UserError, match="There is no paper"):
        library.find_paper("nothing")


@pytest.mark.parametrize("name", FILES)
def test_every_statement_holds(name: str) -> None:
    paper = library.find_paper(name)
    assert paper.unread == ()
    for statement in paper.statements.values():
        assert statement.found_in.startswith("https://")
        found = run_one(statement, SCOPE, prove=False)
        assert found.verdict == "holds", statement.id
        if statement.id in EVER:
            assert found.literal.strength is Strength.AUTOMATON


def zeckendorf(n: int) -> str:
    fibonacci = [1, 2]
    while fibonacci[-1] <= n:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    digits = ""
    for f in reversed(fibonacci):
        digits += str(int(f <= n))
        n -= f * (f <= n)
    return digits.lstrip("0")


def test_the_automaton_is_fraenkels_characterisation() -> None:
    data = strict.loads((library.FOLDER / "automata" / "fraenkel.json").read_text())
    decided = DecidedSet(tuple(map(tuple, data["substitution"])), Dfa.from_json(data["dfa"]))
    for a in range(60):
        word = zeckendorf(a)
        even = (len(word) - len(word.rstrip("0"))) % 2 == 0
        for b in range(a, 100):
            said = a == b == 0 if a == 0 else even and zeckendorf(b) == word + "0"
            assert decided.contains(a, b) == decided.contains(b, a) == said


def test_no_automaton_is_left_over() -> None:
    texts = "".join(path.read_text() for path in library.FOLDER.glob("*.toml"))
    for path in (library.FOLDER / "automata").iterdir():
        stem = path.stem.rstrip("123").rstrip("-")
        assert f"automata/{stem}" in texts
    assert Path(library.FOLDER).name == "papers"
