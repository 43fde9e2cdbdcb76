"""From questions to certificates: parts, refutations, strips, folders that appear whole or not at all."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.strategies import rulesets
from verifier.base.errors import DisagreementError, UserError
from verifier.base.verdict import Status
from verifier.certificate.check import board as reference
from verifier.certificate.check import board_fast as fast
from verifier.certificate.write import leaf, manifest
from verifier.certificate.write.refuter import Said
from verifier.certificate.write.strips import bounds
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs, smallest_difference
from verifier.games.board import Board
from verifier.games.families import Game
from verifier.games.names import parse_game
from verifier.solve.retrograde import p_set
from verifier.solve.retrograde import reference as by_definition
from verifier.solvers.ask import Outcome
from verifier.theorems.table import printed_claim
from verifier.verification.boards import certify

QUESTIONS: list[tuple[str, Claim]] = [
    ("2WN^3", Beatty(2, 3)),
    ("2WN^3", Beatty(2, 2)),
    ("2x3WN", Beatty(2, 3)),
    ("2x3WN", Beatty(2, 2)),
    ("2x3WN", Listed(frozenset({(0, 0), (7, 7)}))),
    ("2x3WN_1", Beatty(2, 3, 2)),
    ("2x3WN_1", Beatty(2, 3)),
    ("2WN^(3)", SameAs(parse_game("2WN^3"))),
    ("2WN^(3)", SameAs(parse_game("WN^3"))),
    ("2x3WN", SameAs(parse_game("2WN^3"))),
    ("2x3WN", SameAs(parse_game("3x2WN"))),
    ("2WN", SameAs(parse_game("3x3WN"))),
    ("misere 2WN", SameAs(parse_game("2WN"))),
    ("(2,3)WN", Beatty(2, 3)),
]


def _truth(game: Game, claim: Claim, width: int, height: int) -> tuple[Status, tuple[int, int] | None]:
    position = smallest_difference(p_set(game, width, height), claim.array(width, height))
    return (Status.VERIFIED if position is None else Status.REFUTED), position


@pytest.mark.parametrize(("name", "claim"), QUESTIONS)
def test_verdicts_and_both_checkers(name: str, claim: Claim, tmp_path: Path) -> None:
    game = parse_game(name)
    verdict = certify(game, claim, 11, 14, tmp_path / "c")
    assert (verdict.status, verdict.counterexample) == _truth(game, claim, 11, 14)
    assert "cadical refuted the formula and the reference checker accepted the proof" in verdict.reason
    assert verdict.evidence["check"] == f"wythoff check {tmp_path / 'c'}"
    assert fast.check(tmp_path / "c").accepted


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rules=rulesets, width=st.integers(4, 9), height=st.integers(4, 9), strips=st.integers(1, 4), data=st.data())
def test_random_rules(rules, width: int, height: int, strips: int, data: st.DataObject, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Every P-set has a certificate, and every other claim a refutation."""
    board = Board(rules, width, height)
    right = Listed(frozenset(by_definition(board)))
    changes = data.draw(st.sets(st.tuples(st.integers(0, width - 1), st.integers(0, height - 1)), max_size=2))
    claim = Listed(right.positions ^ changes)
    verdict = certify(rules, claim, width, height, tmp_path / "c", strips=strips, force=True)
    assert verdict.status is (Status.REFUTED if changes else Status.VERIFIED)
    assert fast.check(tmp_path / "c").accepted


def test_a_part_exchanged_is_rejected(tmp_path: Path) -> None:
    """Strips in another order, a missing strip, parts of another claim: the manifest's reason must hold."""
    game, claim = parse_game("2WN^3"), Beatty(2, 3)
    folder = tmp_path / "c"
    assert certify(game, claim, 12, 12, folder, strips=3).status is Status.VERIFIED
    assert reference.check(folder).accepted

    (folder / "part-1").rename(folder / "x")
    assert reference.check(folder).exit_code == 2
    (folder / "part-2").rename(folder / "part-1")
    (folder / "x").rename(folder / "part-2")
    assert reference.check(folder).reason == "Rejected: manifest.json: expected a strip that begins at row 0."
    (folder / "part-1").rename(folder / "x")
    (folder / "part-2").rename(folder / "part-1")
    (folder / "x").rename(folder / "part-2")

    data = json.loads((folder / "manifest.json").read_text())
    for change in ({"count": 2}, {"count": 4}, {"rule": "choice"}, {"rule": "same_as"}, {"rule": "../x"}, {"count": 0}):
        (folder / "manifest.json").write_text(json.dumps(data | {"parts": data["parts"] | change}))
        for checker in (reference, fast):
            assert not checker.check(folder).accepted, change
    for change in ({"claim": Beatty(2, 2).to_json()}, {"game": parse_game("2WN").to_json()}, {"board": [12, 13]}):
        (folder / "manifest.json").write_text(json.dumps(data | change))
        assert reference.check(folder).exit_code == 1, change


def test_a_union_must_be_the_claim(tmp_path: Path) -> None:
    game = parse_game("2x3WN")
    folder = tmp_path / "c"
    assert certify(game, Beatty(2, 3), 9, 9, folder).status is Status.VERIFIED
    data = json.loads((folder / "manifest.json").read_text())
    for claim in (Beatty(2, 2), Listed(frozenset()), SameAs(game)):
        (folder / "manifest.json").write_text(json.dumps(data | {"claim": claim.to_json()}))
        assert reference.check(folder).exit_code == 1
    (folder / "manifest.json").write_text(json.dumps(data))
    shutil.rmtree(folder / "part-2")
    shutil.copytree(folder / "part-1", folder / "part-2")
    assert reference.check(folder).reason == "Rejected: manifest.json: expected the games in order."


def test_a_refutation_is_small(tmp_path: Path) -> None:
    """The certificate of one wrong position holds what decides that position and nothing more."""
    game = parse_game("2WN^3")
    wrong = Listed.from_array(p_set(game, 60, 60)).positions - {(1, 7)}
    verdict = certify(game, Listed(frozenset(wrong)), 60, 60, tmp_path / "c")
    assert verdict.counterexample == (1, 7)
    clauses = json.loads((tmp_path / "c" / "manifest.json").read_text())["sizes"]["clauses"]
    assert clauses < 2 * 8 + 2  # cells of the rectangle below (1, 7), and the last clause


def test_an_existing_folder_stays(tmp_path: Path) -> None:
    game, claim = parse_game("WN"), Beatty(1, 1)
    certify(game, claim, 5, 5, tmp_path / "c")
    before = (tmp_path / "c" / "manifest.json").read_bytes()
    with pytest.raises(UserError, match="--force"):
        certify(game, claim, 6, 6, tmp_path / "c")
    assert (tmp_path / "c" / "manifest.json").read_bytes() == before
    certify(game, claim, 6, 6, tmp_path / "c", force=True)
    assert json.loads((tmp_path / "c" / "manifest.json").read_text())["board"] == [6, 6]
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.tex").write_text("\\documentclass{article}")
    with pytest.raises(UserError, match="not a certificate"):
        certify(game, claim, 6, 6, tmp_path / "mine", force=True)
    assert (tmp_path / "mine" / "thesis.tex").exists()


def test_a_run_that_breaks_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, claim = parse_game("WN"), Beatty(1, 1)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(leaf, "write_hints", interrupted)
    with pytest.raises(KeyboardInterrupt):
        certify(game, claim, 5, 5, tmp_path / "c")
    assert list(tmp_path.iterdir()) == []


def test_no_verdict_without_the_solver_or_the_checker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, claim = parse_game("WN"), Beatty(1, 1)
    monkeypatch.setattr(leaf, "ask", lambda *_: Said(Outcome.UNKNOWN, "cadical gave up"))
    verdict = certify(game, claim, 5, 5, tmp_path / "c")
    assert (verdict.status, verdict.reason) == (Status.UNKNOWN, "cadical gave up.")
    monkeypatch.setattr(leaf, "ask", lambda *_: Said(Outcome.SAT))
    with pytest.raises(DisagreementError, match="cadical satisfies a formula"):
        certify(game, claim, 5, 5, tmp_path / "c")
    monkeypatch.setattr(leaf, "ask", lambda *_: Said(Outcome.UNSAT))
    monkeypatch.setattr(leaf, "write_hints", lambda path, count: path.write_text("1 0 0\n"))
    with pytest.raises(DisagreementError, match="checker does not accept"):
        certify(game, claim, 5, 5, tmp_path / "c")
    assert list(tmp_path.iterdir()) == []


def test_the_manifest_says_who_made_it(tmp_path: Path) -> None:
    certify(parse_game("WN"), Beatty(1, 1), 5, 5, tmp_path / "c")
    data = json.loads((tmp_path / "c" / "manifest.json").read_text())
    assert data["made_by"].keys() == {"program", "python", "solvers", "command"}
    assert data["made_by"]["solvers"]["solver"] == "cadical195"
    assert data["numbering"] == "1 + x * height + y"
    assert manifest.made_by()["solvers"] == {}


def test_bounds_cover_the_board() -> None:
    for width in range(1, 30):
        for strips in range(1, width + 1):
            rows = bounds(width, strips)
            assert [x for first, last in rows for x in range(first, last)] == list(range(width))
            assert all(first < last for first, last in rows)


@pytest.mark.parametrize("options", [{"strips": 0}, {"strips": 9}, {"proof": "magic"}, {"solver": "depqbf"}])
def test_what_a_user_can_get_wrong(options: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(UserError):
        certify(parse_game("WN"), Beatty(1, 1), 5, 5, tmp_path / "c", **options)  # type: ignore[arg-type]
    with pytest.raises(UserError, match="Imitation"):
        certify(parse_game("(1,2)WN"), SameAs(parse_game("(1,2)IN")), 5, 5, tmp_path / "c")
    with pytest.raises(UserError, match="Imitation"):
        certify(parse_game("(1,2)IN"), Beatty(1, 1), 5, 5, tmp_path / "c", strips=2)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_large_board(tmp_path: Path) -> None:
    game = parse_game("2WN^3")
    claim = printed_claim(game)
    assert claim is not None
    for strips in (1, 3):
        verdict = certify(game, claim, 400, 400, tmp_path / f"c{strips}", strips=strips)
        assert (verdict.status, verdict.evidence["checker"]) == (Status.VERIFIED, "fast")
        assert reference.check(tmp_path / f"c{strips}").accepted
