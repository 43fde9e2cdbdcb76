"""No single mistake in what the ways to a verdict could share makes a false claim VERIFIED, and none goes unnoticed.

Each part that says what follows from the rules is broken in turn, and the pipeline is asked about the game that it
breaks: with the true P-set, and with the P-sets of the games that the broken part would make of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import kernel_encodings.core
import kernel_encodings.ladder
import numpy as np
import pytest

from verifier.base.errors import DisagreementError
from verifier.base.verdict import Status
from verifier.claims.kinds import Beatty, Listed
from verifier.games import lines as games_lines
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.solve import beatty, moves, retrograde
from verifier.verification import boards
from verifier.verification.boards import certify, verify

SIDE = 12
Patch = pytest.MonkeyPatch


def honest(rules: Ruleset) -> Listed:
    return Listed.from_array(retrograde.sweep(Board(rules, SIDE, SIDE)))


def game(name: str) -> Ruleset:
    found = parse_game(name)
    assert isinstance(found, Ruleset)
    return found


MINE = Ruleset((Rook(2, (1,)), Vectors(((1, 2), (2, 1)), True)), Block(1))
BOUNDED = Ruleset((Rook(), Bound(2, 1)))
ENDED = replace(game("WN"), terminal=triangle(2))
FALSE = [
    honest(rules)
    for rules in (
        *map(game, ("WN", "2WN", "3WN", "2WN^2", "2WN^3", "2WN^4", "WN^2", "WN^(2)", "2x3WN_1", "6WN", "misere 2WN")),
        *(Ruleset((Rook(),)), Ruleset((Bishop(),)), Ruleset((Rook(2, (0,)), Bishop())), Ruleset((Vectors(((1, 2),)),))),
        *(BOUNDED, Ruleset((Rook(), Bound(3, 1))), ENDED, replace(game("WN"), terminal=triangle(3))),
        *(Ruleset(MINE.moves), Ruleset(MINE.moves, Block(2)), Ruleset(MINE.moves[:1], Block(1)), MINE),
    )
]


def no_diagonal(patch: Patch) -> None:
    """`lines` forgets the main diagonal."""

    def broken(*arguments: object) -> list[games_lines.Line]:
        return [line for line in games_lines.lines(*arguments) if line.start != (1, 1)]  # type: ignore[arg-type]

    patch.setattr(kernel_encodings.core, "lines", broken)
    patch.setattr(kernel_encodings.ladder, "lines", broken)


def not_blockable(patch: Patch) -> None:
    """`lines` takes no option for blockable."""
    honest_lines = games_lines.lines

    def broken(rules: Ruleset, width: int, height: int) -> list[games_lines.Line]:
        found = honest_lines(rules, width, height)
        return [games_lines.Line(o.start, o.direction, o.legal, np.zeros_like(o.blockable)) for o in found]

    patch.setattr(kernel_encodings.core, "lines", broken)
    patch.setattr(kernel_encodings.ladder, "lines", broken)


def contains(part: type, broken: Callable[[object, tuple[int, int]], bool]) -> Callable[[Patch], None]:
    """The part of the rules says so of every vector."""
    return lambda patch: patch.setattr(part, "__contains__", broken)


def ruleset(name: str, broken: object) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(Ruleset, name, broken)


def half_the_moves(patch: Patch) -> None:
    """The sweep forgets the moves that are longer than 2."""
    honest_moves = moves.moves

    def broken(*arguments: object) -> moves.Moves:
        found = honest_moves(*arguments)  # type: ignore[arg-type]
        kept = (found.i <= 2) & (found.j <= 2)
        return moves.Moves(found.i[kept], found.j[kept], found.blockable[kept])

    patch.setattr(retrograde, "moves", broken)


def all_free(patch: Patch) -> None:
    """The sweep takes no option for blockable."""
    honest_moves = moves.moves

    def broken(*arguments: object) -> moves.Moves:
        found = honest_moves(*arguments)  # type: ignore[arg-type]
        return moves.Moves(found.i, found.j, np.zeros_like(found.blockable))

    patch.setattr(retrograde, "moves", broken)


def always_an_option(patch: Patch) -> None:
    """The encodings find an option everywhere."""
    patch.setattr(kernel_encodings.core, "without_options", lambda rules, shape, lines: np.zeros(shape, dtype=bool))


def always_an_option_in_the_sweep(patch: Patch) -> None:
    patch.setattr(retrograde, "_has_option", lambda legal, board: np.ones(board.shape, dtype=bool))


BROKEN: list[tuple[str, Ruleset, Callable[[Patch], None]]] = [
    ("lines without the main diagonal", game("WN"), no_diagonal),
    ("lines without blockable options", game("2WN^3"), not_blockable),
    ("legal without the diagonals", game("2WN"), ruleset("legal", lambda rules, i, j: (i == 0) != (j == 0))),
    ("legal with all", game("WN^(2)"), ruleset("legal", lambda rules, i, j: i + j > 0)),
    ("blockable never", game("2WN^3"), ruleset("blockable", lambda rules, i, j: False)),
    ("blockable always", game("2WN^3"), ruleset("blockable", lambda rules, i, j: True)),
    ("one block more", game("2WN^3"), ruleset("blocks", property(lambda rules: 3))),
    ("no block", game("2WN^3"), ruleset("blocks", property(lambda rules: 0))),
    ("a rook that is none", game("WN"), contains(Rook, lambda part, move: False)),
    ("a rook of odd lengths", game("WN"), contains(Rook, lambda part, move: 0 in move and sum(move) % 2 == 1)),
    ("a bishop that is none", game("2WN"), contains(Bishop, lambda part, move: False)),
    ("a bishop of another width", game("2WN"), contains(Bishop, lambda part, move: move[0] == move[1])),
    ("vectors that are none", MINE, contains(Vectors, lambda part, move: False)),
    ("nothing is terminal", ENDED, ruleset("is_terminal", lambda rules, x, y: False)),
    ("more is terminal", ENDED, ruleset("is_terminal", lambda rules, x, y: x + y <= 3)),
    ("a block of nothing", MINE, contains(Block, lambda part, move: False)),
    ("nothing is removed", game("2x3WN_1"), ruleset("is_position", lambda rules, x, y: x >= 0 and y >= 0)),
    ("the sweep forgets moves", game("WN"), half_the_moves),
    ("the sweep forgets what is blockable", game("2WN^3"), all_free),
    ("the encodings forget the ending", game("misere 2WN"), always_an_option),
    ("the sweep forgets the ending", game("misere 2WN"), always_an_option_in_the_sweep),
]


@pytest.fixture
def patch() -> Iterator[Patch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


@pytest.mark.parametrize(("rules", "sabotage"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_part_is_noticed_and_verifies_nothing(
    rules: Ruleset, sabotage: Callable[[Patch], None], patch: Patch
) -> None:
    truth = honest(rules)
    rules.__dict__.pop("_rows", None)  # what `options` remembers
    sabotage(patch)
    alarms = 0
    for claim in [truth, *FALSE]:
        try:
            status = verify(rules, claim, SIDE, SIDE).status
        except DisagreementError:
            alarms += 1
        else:
            assert status is not Status.VERIFIED
            assert claim != truth
    assert alarms


def test_no_way_asks_the_bound_itself(patch: Patch) -> None:
    """Each way has its own reading of a bound: a broken one makes no false claim VERIFIED."""
    truth = honest(BOUNDED)
    BOUNDED.__dict__.pop("_rows", None)
    contains(Bound, lambda part, move: min(move) > 0 and max(move) < 3 * min(move))(patch)
    for claim in (truth, *FALSE):
        try:
            assert (verify(BOUNDED, claim, SIDE, SIDE).status is Status.VERIFIED) <= (claim == truth)
        except DisagreementError:
            continue


def test_options_are_compared_too(patch: Patch) -> None:
    """The digraph comes from `options` alone: the encoding `definition` has them from nowhere else."""
    rules = game("2WN")
    patch.setattr(Ruleset, "options", lambda rules, x, y: ((x, v) for v in range(y)))
    for claim in (Beatty(2, 1), honest(Ruleset((Rook(),)))):
        with pytest.raises(DisagreementError):
            verify(rules, claim, 8, 8, encoding="definition")


def test_a_wrong_beatty_formula_is_noticed(patch: Patch) -> None:
    """The checker has a formula of its own."""
    pairs = beatty.pairs
    patch.setattr(beatty, "pairs", lambda m, p: ((a, b + (a > 2)) for a, b in pairs(m, p)))
    with pytest.raises(DisagreementError, match="does not accept"):
        verify(game("WN"), Beatty(1, 1), SIDE, SIDE)


def test_a_comparison_that_sees_no_difference_is_noticed(patch: Patch) -> None:
    patch.setattr(boards, "smallest_difference", lambda one, other: None)
    with pytest.raises(DisagreementError):
        verify(game("WN"), Beatty(2, 1), SIDE, SIDE)


def test_a_certificate_of_a_right_claim_needs_the_sweep_too(patch: Patch, tmp_path: object) -> None:
    folder = f"{tmp_path}/c"
    assert certify(game("WN"), Beatty(1, 1), SIDE, SIDE, folder).status is Status.VERIFIED
    patch.setattr(retrograde, "sweep", lambda board: np.zeros(board.shape, dtype=bool))
    with pytest.raises(DisagreementError, match="the sweep that it is wrong at"):
        certify(game("WN"), Beatty(1, 1), SIDE, SIDE, folder, force=True)
