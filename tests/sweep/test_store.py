"""The store: taking, finishing, retrying, filtering; and what a dead sweep leaves behind."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import Beatty
from verifier.games.names import parse_game
from verifier.sweep.question import Question
from verifier.sweep.store import Store

FINE = Verdict(Status.VERIFIED, "Fine.", evidence={"solver": "cadical"})
UNKNOWN = Verdict(Status.UNKNOWN, "No time.")


def question(p: int = 3, side: int = 10) -> Question:
    return Question("hunt", f"2WN^{p}", parse_game(f"2WN^{p}"), Beatty(2, p), side, side)


def test_a_question_is_taken_once_and_answered_once(tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as store:
        assert store.take(question()) == "taken"
        assert store.finish(question(), FINE, 0.5)
        assert store.take(question()) == "done"
        assert not store.finish(question(), Verdict(Status.REFUTED, "Late.", (0, 1)), 0.1)
        (row,) = store.results()
    assert (row.status, row.reason, row.evidence, row.seconds) == (
        "VERIFIED",
        "Fine.",
        {"solver": "cadical"},
        0.5,
    )
    assert row.game == parse_game("2WN^3").to_json()


def test_unknown_is_tried_again_only_when_asked_and_then_once(tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as store:
        store.take(question())
        store.finish(question(), UNKNOWN, 1.0)
        assert store.take(question(), retry=True) == "done"  # the same run
    with Store(tmp_path / "s.db") as store:
        assert store.take(question()) == "done"
        assert store.done() == {question().key}
        assert store.done(retry=True) == set()
        assert store.take(question(), retry=True) == "taken"
        assert store.finish(question(), FINE, 0.5)
        assert [row.status for row in store.results()] == ["VERIFIED"]


def test_two_living_sweeps_share_the_work(tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as one, Store(tmp_path / "s.db") as other:
        assert one.take(question()) == "taken"
        assert other.take(question()) == "busy"
        assert other.take(question(2)) == "taken"
        one.finish(question(), FINE, 0.1)
        assert other.take(question()) == "done"


def test_what_a_dead_sweep_had_taken_can_be_taken(tmp_path: Path) -> None:
    """The lock of a dead process is free; here its file is closed without anything else being tidied."""
    dead, living = Store(tmp_path / "s.db"), Store(tmp_path / "s.db")
    assert dead.take(question()) == "taken"
    assert living.take(question()) == "busy"
    dead._lock.close()
    assert living.take(question()) == "taken"
    living.close()


def test_an_orderly_end_gives_back_what_was_taken(tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as store:
        store.take(question())
    assert [path.name for path in tmp_path.iterdir()] == ["s.db"]
    with Store(tmp_path / "s.db") as store:
        assert store.take(question()) == "taken"


@pytest.mark.parametrize(
    ("where", "names"),
    [
        ([], ["2WN^1", "2WN^2", "2WN^3"]),
        (["status=VERIFIED"], ["2WN^1", "2WN^3"]),
        (["width>=20"], ["2WN^2", "2WN^3"]),
        (["width>=20", "status!=UNKNOWN"], ["2WN^3"]),
        (["name~^3"], ["2WN^3"]),
        (["reason=x' or '1'='1"], []),
    ],
)
def test_filters(tmp_path: Path, where: list[str], names: list[str]) -> None:
    with Store(tmp_path / "s.db") as store:
        for p, verdict in ((1, FINE), (2, UNKNOWN), (3, FINE)):
            store.finish(question(p, 10 * p), verdict, p / 10)
        assert sorted(row.name for row in store.results(where)) == names


@pytest.mark.parametrize("where", ["status", "colour=red", "1=1", "key; drop table results"])
def test_bad_filters(tmp_path: Path, where: str) -> None:
    with Store(tmp_path / "s.db") as store, pytest.raises(UserError, match="A condition looks like"):
        list(store.results([where]))


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database at all, but long enough to look like one" * 20)
    with pytest.raises(UserError, match="cannot be used as a store"):
        Store(text)
    assert text.read_text().startswith("not a database")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("create table t (x)")
    with pytest.raises(UserError, match="not a store of this program"):
        Store(tmp_path / "other.db")
    with pytest.raises(UserError, match="There is no store"):
        Store(tmp_path / "absent.db", create=False)
