"""Papers from files: every kind of claim, true and false; what cannot be read; the skeleton; strengths."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run as command
from verifier.base.errors import UserError
from verifier.certificate.check import judge
from verifier.claims.kinds import Beatty
from verifier.games.families import modulo, rectangle, transposed, wythoff
from verifier.papers.authored.claimed import MexRule, on_board
from verifier.papers.authored.paper_file import read_paper
from verifier.papers.authored.skeleton import SKELETON
from verifier.papers.authored.statement_checks import CERTIFIED_SIDE
from verifier.papers.authored.values import assignments, ranges_of
from verifier.papers.model import Paper, Scope, Strength
from verifier.papers.record import Record
from verifier.papers.run import changed, run_one
from verifier.solve.retrograde import p_set

SCOPE = Scope(constants=3, board=40, index=20, rows=0, seconds=0)
HEAD = 'title = "T"\nauthors = "A"\n[games]\nW = "WN"\n'


def paper(tmp_path: Path, *statements: str, head: str = HEAD) -> Paper:
    texts = [f'[[statement]]\nid = "s-{n}"\nsays = "S."\n{text}\n' for n, text in enumerate(statements)]
    path = tmp_path / "mine.toml"
    path.write_text(head + "\n".join(texts), encoding="utf-8")
    return read_paper(path)


def record(tmp_path: Path, statement: str, scope: Scope = SCOPE) -> Record:
    it = paper(tmp_path, statement)
    assert it.unread == ()
    return run_one(it.statements["s-0"], scope, tmp_path / "certificates", prove=False)


TRUE_AND_FALSE = {
    "beatty": (
        'game = "{m}WN^{p}"\nparameters = { m = "1..2", p = "1..2" }\nclaim = "beatty:m={m},p={p}"',
        "p={p}",
        "p={p + 1}",
    ),
    "mex": ('game = "2WN^3"\nclaim = { mex = "x + 2 * n", times = 3 }', "2 * n", "3 * n"),
    "list": ('game = "W"\nclaim = [[0, 0], [1, 2], [2, 1], [3, 5], [5, 3]]', "[5, 3]", "[5, 4]"),
    "game": ('game = "2WN^2"\nclaim = "game:2WN^(2,4)"', "2WN^(2,4)", "2WN^(2)"),
    "position": ('game = "W"\nposition = [3, 5]\nis = "P"', '"P"', '"N"'),
    "table": ('game = "2WN^(2)"\ntable = [[0, 0], [0, 3], [1, 6], [1, 9]]', "[1, 9]", "[1, 8]"),
    "formula": ('parameters = { n = "1..50" }\nformula = "a(1, 1, a(1, 1, n)) == b(1, 1, n) - 1"', '"1..', '"0..'),
    "same": ('same = ["2WN^3", "2WN^(3)"]', "2WN^(3)", "2WN^(2)"),
    "differ": ('differ = ["2WN^2", "2WN^(2)"]', "2WN^(2)", "2WN^(2,4)"),
    "row": ('game = "WN^(2,3)"\nrow = 0\ncount = 2', "count = 2", "count = 3"),
    "column": ('game = "W"\ncolumn = "0..9"\ncount = 1', "count = 1", "count = 2"),
    "every": ('game = "WN^3"\nrow = "every"\ncount = 3', "count = 3", "count = 2"),
}
TRUE_AND_FALSE["rules"] = (
    'game = { moves = [{ type = "rook" }, { type = "bishop" }] }\nclaim = "game:W"',
    'type = "bishop"',
    'type = "rook"',
)


@pytest.mark.parametrize("kind", TRUE_AND_FALSE)
def test_a_kind_holds_and_fails(kind: str, tmp_path: Path) -> None:
    text, old, new = TRUE_AND_FALSE[kind]
    right = record(tmp_path, text)
    assert right.verdict == "holds"
    assert old in text
    wrong = record(tmp_path, text.replace(old, new))
    assert wrong.verdict == "erratum"
    assert wrong.literal.witness
    assert wrong.certificates
    for kept in (*right.certificates, *wrong.certificates):
        assert judge(tmp_path / "certificates" / kept.folder).accepted


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('gane = "W"\nposition = [0, 0]\nis = "P"', "did you mean `game`?"),
        ('game = "W"', "one of the keys"),
        ('game = "W"\nposition = [0, 0]', "`is`"),
        ('game = "W"\nposition = [0, 0]\nis = "Q"', "one of P, N"),
        ('game = "W"\nrow = 1\ncolumn = 1\ncount = 1', "row and column together"),
        ('formula = "n +"\nparameters = { n = "1..2" }', "Not a formula"),
        ('formula = "n == k"\nparameters = { n = "1..2" }', "Not in the language"),
        ('formula = "n > 0"\nparameters = { n = "one" }', "The range of n"),
        ('same = ["W"]', "two games"),
        ('game = "W"\ntable = [[0, 1, 2]]', "pair of whole numbers"),
        ('game = "W"\nclaim = "beatty:m=1,p=1"\ncount = 2', "does not go with"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(text: str, says: str, tmp_path: Path) -> None:
    it = paper(tmp_path, text, 'game = "W"\nposition = [0, 0]\nis = "P"')
    (unread,) = it.unread
    assert unread.id == "s-0"
    assert says in unread.why
    assert "\n" not in unread.why
    assert list(it.statements) == ["s-1"]


def test_the_others_run_and_the_exit_code_is_2(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paper(
        tmp_path, 'game = "WN^^3"\nposition = [0, 0]\nis = "P"', 'gane = "W"', 'game = "W"\nposition = [0, 0]\nis = "P"'
    )
    result = command("paper", "mine.toml", "--quick")
    assert result.code == 2
    assert "s-0: 'WN^^3' is not the name of a game." in result.err
    assert "s-1: Unknown key `gane`" in result.err
    assert "3 statements: 1 holds, 2 could not be read." in result.out
    assert (tmp_path / "mine-checked" / "statements.md").is_file()
    assert command("paper", "mine.toml", "s-1").code == 2


def test_exit_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    false = 'game = "W"\nposition = [3, 5]\nis = "N"'
    paper(tmp_path, false)
    assert command("paper", "mine.toml", "--quick").code == 1
    paper(tmp_path, f'{false}\nexpect = "erratum"')
    assert command("paper", "mine.toml", "--quick").code == 0
    paper(tmp_path, f'{false}\nkind = "belief"\nexpect = "refuted"')
    assert command("paper", "mine.toml", "--quick").code == 0
    assert "refuted" in command("paper", "mine.toml", "--quick", "--only", "refuted").out
    assert "s-0" in command("paper", "mine.toml", "--quick", "--errata").out


def test_a_changed_text_is_asked_again(tmp_path: Path) -> None:
    one = paper(tmp_path, 'game = "W"\nposition = [3, 5]\nis = "P"')
    two = paper(tmp_path, 'game = "W"\nposition = [3, 5]\nis = "N"')
    assert one.key != two.key
    found = run_one(two.statements["s-0"], SCOPE, None, False, two.key)
    assert changed(two, [found]) == ["s-0"]


def test_the_skeleton_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert command("paper", "new", "mypaper.toml").code == 0
    assert (tmp_path / "mypaper.toml").read_text() == SKELETON
    assert command("paper", "new", "mypaper.toml").code == 2
    result = command("paper", "mypaper.toml", "--quick")
    assert result.code == 0, result.err
    assert "8 statements: 7 hold" in result.out


def test_for_ever_by_an_automaton(tmp_path: Path) -> None:
    """Wythoff Nim that ends where x + y <= 1 has no theorem in the table; an automaton settles a claim about it."""
    ends = '{ moves = [{ type = "rook" }, { type = "bishop" }], terminal = 1 }'
    wide = '{ moves = [{ type = "rook" }, { type = "bishop" }], terminal = [[0, 0], [0, 1], [1, 0]] }'
    found = record(tmp_path, f'game = {ends}\nclaim = {{ moves = [{{ type = "rook" }}] }}', SCOPE)
    assert found.verdict == "erratum"
    scope = Scope(constants=3, board=40, index=20, rows=0, seconds=30)
    found = record(tmp_path, f"same = [{ends}, {wide}]", scope)
    assert found.verdict == "holds"
    assert found.literal.strength is Strength.AUTOMATON
    assert judge(tmp_path / "certificates" / found.certificates[0].folder).accepted


def test_mex_rules_are_beatty_pairs_where_proposition_5_2_says_so() -> None:
    rule = MexRule("x + m * n", 3, (("m", 2),))
    assert rule.beatty == Beatty(2, 3)
    assert (on_board(rule, 30, 30).array(30, 30) == Beatty(2, 3).array(30, 30)).all()
    assert MexRule("x + n + 1", 1).beatty is None
    assert MexRule("x + n * n", 1).beatty is None
    assert MexRule("x + (n + n)", 2).beatty == Beatty(2, 2)
    with pytest.raises(UserError, match="below"):
        list(MexRule("x - 1", 1).pairs(5))


def test_parameters() -> None:
    ranges = ranges_of({"m": "1..2", "l": "0..m - 1"})
    assert list(assignments(ranges, "True", SCOPE)) == [{"m": 1, "l": 0}, {"m": 2, "l": 0}, {"m": 2, "l": 1}]
    assert [v["m"] for v in assignments(ranges_of({"m": "2.."}), "True", SCOPE)] == [2, 3]
    assert list(assignments(ranges_of({"m": "1..9"}), "m % 4 == 1", SCOPE)) == [{"m": 1}, {"m": 5}, {"m": 9}]
    with pytest.raises(UserError, match="at most"):
        list(assignments(ranges_of({"n": "1..9999"}), "True", SCOPE))


def test_the_transposed_game() -> None:
    for game in (rectangle(1, 3, 2, 1), wythoff(2), modulo(2, 3)):
        assert (p_set(transposed(game), 30, 30) == p_set(game, 30, 30).T).all()


def test_the_text_that_was_checked(tmp_path: Path) -> None:
    (tmp_path / "a.tex").write_text("text")
    right = "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1"
    statement = 'game = "W"\nposition = [0, 0]\nis = "P"'
    head = (
        f'title = "T"\nauthors = "A"\n[games]\nW = "WN"\n[source]\nfile = "a.tex"\ndate = "2020"\nsha256 = "{right}"\n'
    )
    assert paper(tmp_path, statement, head=head).source.sha256 == right
    with pytest.raises(UserError, match="has changed"):
        paper(tmp_path, statement, head=head.replace(right, "0" * 64))


def test_b_files(tmp_path: Path) -> None:
    (tmp_path / "c.txt").write_text("# c\n0 0\n1 1\n2 3\n")
    (tmp_path / "d.txt").write_text("0 0\n1 2\n2 5\n")
    assert record(tmp_path, 'game = "W"\ntable = "bfile:c.txt,d.txt"').verdict == "holds"
    (tmp_path / "d.txt").write_text("0 0\n1 2\n2 6\n")
    assert record(tmp_path, 'game = "W"\ntable = "bfile:c.txt,d.txt"').verdict == "erratum"


def test_an_automaton_as_a_claim(tmp_path: Path) -> None:
    assert command("theorem", "WN", "--certificate", str(tmp_path / "wn"), "--time-limit", "30").code == 0
    scope = Scope(constants=3, board=40, index=20, rows=0, seconds=10)
    text = 'game = { moves = [{ type = "rook" }, { type = "bishop" }] }\nclaim = "automaton:wn"'
    found = record(tmp_path, text, scope)
    assert found.verdict == "holds"
    assert found.literal.strength is Strength.AUTOMATON
    assert record(tmp_path, text.replace('{ type = "bishop" }', '{ type = "bishop", width = 2 }')).verdict == "erratum"


def test_the_papers_are_listed() -> None:
    result = command("paper")
    assert result.code == 0
    assert "restrictions" in result.out
    assert "SHA-256 dfd0208c825021ba3c05fe2d5b51ef08aa5985c3d04754e7cae39383501025a2" in result.out


def test_the_page_says_where_ranges_are_cut() -> None:
    page = (Path(__file__).parents[3] / "docs" / "papers.md").read_text(encoding="utf-8")
    assert f"at {Scope().index} ({Scope.quick().index} with `--quick`) for others" in page
    assert f"of their {CERTIFIED_SIDE} x {CERTIFIED_SIDE} board" in page
