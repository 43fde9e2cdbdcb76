"""What is decided from an automaton, against counting on boards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.automata.decide import DecidedSet, LineCounts
from verifier.automata.dfa import Dfa, representation
from verifier.automata.systems import Images
from verifier.theorems.one_game import _counted

BINARY: Images = ((0, 0),)
FIBONACCI: Images = ((0, 1), (0,))
SHORT, LONG = 40, 200


@st.composite
def sets(draw: st.DrawFn) -> DecidedSet:
    """An automaton with at most four states, with a loop for 0 in front."""
    size = draw(st.integers(1, 4))
    target = st.one_of(st.none(), st.integers(0, size - 1))
    rows = []
    for state in range(size):
        row = {(a, b): draw(target) for a in (0, 1) for b in (0, 1)}
        if state == 0:
            row[0, 0] = 0
        rows.append(tuple((a, b, t) for (a, b), t in sorted(row.items()) if t is not None))
    accept = tuple(draw(st.booleans()) for _ in range(size))
    return DecidedSet(draw(st.sampled_from([BINARY, FIBONACCI])), Dfa(0, accept, tuple(rows)))


def _on_line(known: DecidedSet, axis: int, x: int, more: int) -> int:
    """How many positions of the row or column x are accepted, whose other number has at most `more` digits more."""
    ways = {(known.dfa.start, 0): 1}
    for digit in [0] * more + [digit for (digit,) in representation(known.numeration, x)]:
        after: Counter[tuple[int, int]] = Counter()
        for (state, letter), times in ways.items():
            for a, b, target in known.dfa.next[state]:
                read, free = (a, b) if axis == 0 else (b, a)
                if read == digit and free < len(known.images[letter]):
                    after[target, known.images[letter][free]] += times
        ways = dict(after)
    return sum(times for (state, _), times in ways.items() if known.dfa.accept[state])


@settings(max_examples=60, deadline=None)
@given(sets())
def test_lines_are_counted(known: DecidedSet) -> None:
    """By paths: there are at most 16 states with letters, so 20 digits more are enough, and 40 show an endless line."""
    for axis in (0, 1):
        counts = known.lines(axis, most=5)
        first: dict[int | None, int] = {}
        for x in range(SHORT):
            count = _on_line(known, axis, x, 20)
            first.setdefault(None if _on_line(known, axis, x, 40) > count else min(count, 5), x)
        said: dict[int | None, int] = {count: where for count, (where, _) in counts.values.items()}
        if counts.endless is not None:
            said[None] = counts.endless[0]
        assert {count: x for count, x in said.items() if x < SHORT} == first


@settings(max_examples=30, deadline=None)
@given(sets())
def test_the_first_pairs_are_the_first(known: DecidedSet) -> None:
    for x in range(20):
        row = [y for y in range(x, LONG) if known.contains(x, y)]
        found = known.on_row(x, 4)
        assert [y for y in found if y < LONG] == row[:4]
    in_order = [(x, y) for x in range(6) for y in known.on_row(x, 9)]
    assert known.first(9, end=6) == in_order[:9]


@settings(max_examples=40, deadline=None)
@given(sets())
def test_diagonals_are_counted(known: DecidedSet) -> None:
    """A board shows at least as many as are there in so few rows, and all of a diagonal with few."""
    counts = known.diagonals(most=5)
    for t in range(6):
        seen = min(5, sum(known.contains(x, x + t) for x in range(LONG)))
        values = [count for count, (first, _) in counts.values.items() if first <= t]
        assert seen in values or (counts.endless is not None and counts.endless[0] <= t) or max(values) > seen
        assert seen <= max(values, default=0) or counts.endless is not None


def test_a_pair_far_up_is_not_left_out() -> None:
    """(0, 2^k), k = 0 or k >= 7, and (x, x): (0, 128) comes before (1, 1)."""
    rows = [((0, 0, 0), (0, 1, 1), (1, 1, 9))]
    rows += [((0, 0, state + 1),) for state in range(1, 8)]
    rows += [((0, 0, 8),), ((0, 0, 9), (1, 1, 9))]
    accept = [state in (0, 1, 8, 9) for state in range(10)]
    known = DecidedSet(BINARY, Dfa(0, tuple(accept), tuple(rows)))
    assert known.first(5) == [(0, 0), (0, 1), (0, 128), (0, 256), (0, 512)]
    assert known.lines(0).endless == (0, True)
    assert known.lines(1).endless is None


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (LineCounts({1: (0, False)}, 20), "Every row x holds exactly 1 P-position."),
        (LineCounts({}, 20, (0, False)), "Every row x holds infinitely many P-positions."),
        (LineCounts({20: (0, False)}, 20), "Every row x holds at least 20 P-positions."),
        (
            LineCounts({0: (1, False), 2: (0, True)}, 20),
            "A row x holds 0 (first for x = 1) or 2 (finitely often, first for x = 0) P-positions.",
        ),
        (
            LineCounts({n: (n, True) for n in range(10)}, 20, (50, False)),
            "A row x holds 0 (finitely often, first for x = 0), 1 (finitely often, first for x = 1), "
            "2 (finitely often, first for x = 2), 3 (finitely often, first for x = 3), 5 other numbers up to 8, "
            "9 (finitely often, first for x = 9) or infinitely many (first for x = 50) P-positions.",
        ),
    ],
)
def test_counts_in_words(counts: LineCounts, said: str) -> None:
    assert _counted("row x", "x", counts) == said


def test_counts_of_a_set_by_hand() -> None:
    """{(x, y): x even, y = 0}: diagonals x - y hold one or none."""
    known = DecidedSet(BINARY, Dfa(0, (True, False), (((0, 0, 0), (1, 0, 1)), ((0, 0, 0), (1, 0, 1)))))
    assert Counter(known.lines(0).values) == {0: (1, False), 1: (0, False)}
    assert known.lines(1).endless == (0, True)
