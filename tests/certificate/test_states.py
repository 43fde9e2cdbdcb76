"""The certificate of Imitation Nim: every state is looked at, and what is wrong is refused with its reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from verifier.certificate.check import judge, kind_of
from verifier.certificate.check.states import _moves, check
from verifier.claims.kinds import Beatty, Listed, SameAs
from verifier.games.families import Imitation, bishop_blocking, wythoff
from verifier.games.imitation import digraph, moves
from verifier.verification.boards import certify

GAME = Imitation(2, 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    certify(GAME, SameAs(bishop_blocking(2, 2)), 7, 6, tmp_path / "c")
    return tmp_path / "c"


def changed(folder: Path, **keys: Any) -> str:
    """What the checker says of the certificate with other values of some keys."""
    data = json.loads((folder / "manifest.json").read_text())
    data.update(keys)
    (folder / "manifest.json").write_text(json.dumps({key: value for key, value in data.items() if value is not None}))
    report = check(folder)
    assert not report.accepted
    return report.said


def states(folder: Path) -> list[list[int]]:
    return list(json.loads((folder / "manifest.json").read_text())["states"])


def test_it_is_accepted_and_says_what_was_compared(folder: Path) -> None:
    report = judge(folder)
    assert kind_of(folder).name == report.checker == "states"
    assert report.accepted
    assert "on the 7 x 6 board the starting P-positions of the game" in report.said
    number = len(digraph(GAME, 7, 6))
    assert f"each of the {number} states" in report.said


@pytest.mark.parametrize(("m", "p"), [(1, 1), (1, 3), (3, 2)])
def test_the_checker_moves_as_the_game_does(m: int, p: int) -> None:
    for state in digraph(Imitation(m, p), 8, 8):
        assert sorted(_moves(m, p, state)) == sorted(moves(Imitation(m, p), state))


def test_a_state_more_or_less_is_noticed(folder: Path) -> None:
    every = states(folder)
    for left_out in every[:: max(1, len(every) // 8)]:
        assert "if and only if no move leads into it" in changed(folder, states=[s for s in every if s != left_out])
    other = next([*s] for s in digraph(GAME, 7, 6) if [*s] not in every)
    assert "if and only if no move leads into it" in changed(folder, states=[*every, other])
    assert "states of plays from this board" in changed(folder, states=[*every, [6, 5, 5, 1, 1]])
    assert "each state once" in changed(folder, states=[*every, every[0]])


def test_other_constants_are_other_games(folder: Path) -> None:
    for m, p in ((1, 2), (2, 1), (3, 2), (2, 3)):
        changed(folder, game={"imitation": {"m": m, "p": p}})
    for game in ({"imitation": {"m": 2}}, {"imitation": {"m": 0, "p": 2}}, wythoff().to_json(), 3):
        changed(folder, game=game)


def test_a_part_about_another_game_does_not_count(folder: Path) -> None:
    assert "a part about the other game" in changed(folder, claim={"same_as": wythoff(2).to_json()})


def test_a_refutation_names_a_position_that_is_wrong(tmp_path: Path) -> None:
    verdict = certify(GAME, Beatty(1, 1), 5, 5, tmp_path / "c")
    assert verdict.counterexample == (1, 1)
    assert check(tmp_path / "c").accepted
    assert "wrong at the counterexample" in changed(tmp_path / "c", counterexample=[0, 0])
    assert "the keys of the format" in changed(tmp_path / "c", verdict="VERIFIED")
    assert "right on the board" in changed(tmp_path / "c", verdict="VERIFIED", counterexample=None)


def test_a_board_that_is_too_large_is_refused(folder: Path) -> None:
    assert "the board between 0 and 60" in changed(folder, board=[61, 2])
    assert "a board with a position" in changed(folder, board=[0, 2])


def test_a_list_is_certified_too(tmp_path: Path) -> None:
    positions = frozenset({(0, 0), (1, 1), (2, 4), (4, 2), (3, 5), (5, 3)})
    certify(GAME, Listed(positions), 6, 6, tmp_path / "c")
    assert check(tmp_path / "c").accepted
