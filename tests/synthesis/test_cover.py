"""Hitting sets: reductions, local search and weights against trying everything."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.synthesis.cover import greedy, reduce_cover
from verifier.synthesis.local_search import LocalSearch
from verifier.synthesis.smallest import fewest
from verifier.synthesis.weights import Weights, improve, raise_bounds

Rows = list[frozenset[int]]
systems = st.lists(st.frozensets(st.integers(1, 9), min_size=1, max_size=4), min_size=1, max_size=12)


def optimum(rows: Rows) -> int:
    columns = sorted(frozenset().union(*rows))
    for size in range(len(columns) + 1):
        for chosen in combinations(columns, size):
            if all(not row.isdisjoint(chosen) for row in rows):
                return size
    raise AssertionError("all columns meet all rows")


@settings(max_examples=150, deadline=None)
@given(systems)
def test_reductions_keep_the_optimum(rows: Rows) -> None:
    core = reduce_cover(rows)
    parts = [list(part.rows) for part in core.parts]
    assert len(core.forced) + sum(optimum(part) for part in parts) == optimum(rows)
    columns = [c for part in core.parts for c in part.columns]
    assert len(columns) == len(set(columns))
    assert set(columns).isdisjoint(core.forced)
    assert set(columns).isdisjoint(c for c, _ in core.dropped)
    assert all(
        left <= rows[number] for part in core.parts for number, left in zip(part.numbers, part.rows, strict=True)
    )
    for column, number in core.forced.items():
        assert rows[number] - {c for c, _ in core.dropped} == {column}


@settings(max_examples=100, deadline=None)
@given(systems)
def test_weights_reach_the_optimum_and_say_nothing_above_it(rows: Rows) -> None:
    core = reduce_cover(rows)
    weights = improve(Weights.none(0, rows, core), 1_000, 60)
    assert weights.lower == optimum(rows)
    solutions = [message[1] for message in raise_bounds(core.parts) if message and message[0] == "solution"]
    assert sorted(k for k, _ in solutions) == list(range(len(core.parts)))
    for k, columns in solutions:
        assert len(columns) == weights.bounds[k]
        assert all(not row.isdisjoint(columns) for row in core.parts[k].rows)


@settings(max_examples=40, deadline=None)
@given(systems)
def test_local_search_finds_solutions(rows: Rows) -> None:
    assert all(not row.isdisjoint(greedy(rows)) for row in rows)
    search = LocalSearch(rows)
    search.step(2_000)
    assert all(not row.isdisjoint(search.best) for row in rows)
    assert len(search.best) == optimum(rows)


@settings(max_examples=30, deadline=None)
@given(systems)
def test_the_fewest_is_the_optimum(rows: Rows) -> None:
    found = fewest([tuple(row) for row in rows], range(1, 10))
    assert found.true is not None
    assert (len(found.true), found.optimal) == (optimum(rows), True)
    assert all(not row.isdisjoint(found.true) for row in rows)
    assert found.weights is not None
    assert found.weights.lower <= len(found.true)
