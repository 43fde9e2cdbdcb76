"""`verifier.solve.rows` against the sweep of a wide board, on the paper's games and on random rules."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.games import families
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import PARTS, Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.solve import retrograde
from verifier.solve.rows import rows


def positions(rules: Ruleset, R: int) -> tuple[list[tuple[int, int]], int]:
    found = rows(rules, R)
    return list(zip(found.x.tolist(), found.y.tolist(), strict=True)), int(found.last.max())


def by_sweep(rules: Ruleset, R: int, height: int) -> list[tuple[int, int]]:
    xs, ys = retrograde.sweep(Board(rules, R, height)).nonzero()
    return list(zip(xs.tolist(), ys.tolist(), strict=True))


@pytest.mark.parametrize(
    "name",
    ["WN", "3WN", "2WN^3", "2WN^3_1", "2WN^4_5", "2WN^(2)", "2WN^(1,3)", "3WN^(2,7)", "2x3WN_1", "2x3WN_{5,2}",
     "(2,3)WN", "(3,2)WN", "WN[3]", "misere 2WN", "misere 2WN^(3)", "misere 2x3WN_1"],
)  # fmt: skip
def test_the_papers_games(name: str) -> None:
    rules = parse_game(name)
    assert isinstance(rules, Ruleset)
    found, last = positions(rules, 40)
    assert found == by_sweep(rules, 40, last + 60)


def test_table_3_of_the_paper() -> None:
    """All but its last column: (9, 49) is N, since the rook moves 48 to the P-position (9, 1); (9, 50) is P."""
    c, d = rows(families.modulo(2, 2), 10).upper()
    assert d[:17].tolist() == [0, 3, 6, 9, 12, 15, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 50]
    assert c[:17].tolist() == [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9]


@st.composite
def rook(draw: st.DrawFn) -> Rook:
    modulus = draw(st.integers(1, 5))
    residues = draw(st.sets(st.integers(0, modulus - 1))) | {0}
    return Rook(modulus, tuple(residues))


vector = st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any)
vectors = st.builds(Vectors, st.lists(vector, min_size=1, max_size=3).map(tuple), st.booleans())
bishop = st.builds(Bishop, st.integers(1, 4), st.integers(1, 3))
block = st.one_of(
    st.builds(Block, st.integers(0, 3), st.just("roob"), st.integers(1, 5)),
    st.builds(Block, st.integers(0, 3), st.sampled_from(["bishop", "any"])),
)
rulesets = st.builds(
    Ruleset,
    st.tuples(rook(), st.lists(st.one_of(bishop, vectors, rook()), max_size=3)).map(lambda t: (t[0], *t[1])),
    st.none() | block,
    st.none() | st.tuples(st.integers(1, 4), st.integers(1, 4)),
    st.sampled_from(["normal", "misere"]),
    st.one_of(
        st.just(()),
        st.integers(0, 5).map(triangle),
        st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=4).map(tuple),
    ),
)


@settings(max_examples=300, deadline=None)
@given(rulesets, st.integers(1, 30))
def test_random_rules(rules: Ruleset, R: int) -> None:
    """The same P-positions as the sweep, on a board that reaches well beyond the last one found."""
    found, last = positions(rules, R)
    assert found == by_sweep(rules, R, last + 40)


@settings(max_examples=50, deadline=None)
@given(rulesets)
def test_closing_arguments_hold_to_the_letter(rules: Ruleset) -> None:
    """In each class the named P-positions are options of far positions, and there are enough of them."""
    found = rows(rules, 12)
    for x in range(12):
        closing = found.closing(x)
        assert closing.last == found.row(x).max()
        for r, hits in enumerate(closing.hits):
            y = closing.last + 1 + (r - closing.last - 1) % closing.period
            for far in (y, y + closing.period, y + 50 * closing.period):
                assert all(rules.legal(0, far - hit) for hit in hits)
                blockable = [rules.blockable(0, far - hit) for hit in hits]
                assert not all(blockable) or len(set(hits)) > rules.blocks


@pytest.mark.parametrize(
    "moves", [(Bishop(2),), (Rook(2, (1,)),), (Rook(5, (1, 3)), Bishop(3)), (Vectors(((3, 0),), True),)]
)
def test_rows_that_never_close_are_refused(moves: tuple[Rook | Bishop, ...]) -> None:
    with pytest.raises(UserError, match="The rows of this game cannot be closed"):
        rows(Ruleset(moves), 5)


def test_two_rooks_may_close_a_row_together() -> None:
    rules = Ruleset((Rook(2, (1,)), Rook(3, (0,))))
    found, last = positions(rules, 25)
    assert found == by_sweep(rules, 25, last + 40)


def test_only_rows_may_be_closed() -> None:
    """A rook along rows alone: columns may hold P-positions without end, rows may not."""
    rules = Ruleset((Vectors(((0, 2),), True), Vectors(((1, 1), (2, 0)))))
    found, last = positions(rules, 25)
    assert found == by_sweep(rules, 25, last + 40)


@pytest.mark.parametrize("R", [0, -3, 10**9])
def test_bad_numbers_of_rows(R: int) -> None:
    with pytest.raises(UserError, match="number of rows"):
        rows(families.wythoff(), R)


def test_parts_that_rows_do_not_know_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also a new kind of move, which first has a definition alone: without it the rows would be of another game."""

    @dataclass(frozen=True)
    class Knight:
        def __contains__(self, move: tuple[int, int]) -> bool:
            return sorted(move) == [1, 2]

    monkeypatch.setitem(PARTS, "knight", Knight)
    for part, kind in ((Bound(2, 1), "bound"), (Knight(), "knight")):
        with pytest.raises(UserError, match=f"not computed for rules with a `{kind}`"):
            rows(Ruleset((Rook(), part)), 5)
