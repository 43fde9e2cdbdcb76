"""Counting kernels along an order: by inclusion and exclusion, by the checker's states, and by trying all sets."""

from __future__ import annotations

import random
from math import prod
from pathlib import Path

import networkx as nx
import pytest

from tests.verification.test_kernel_parts import all_kernels
from verifier.base.errors import DisagreementError
from verifier.certificate.check.kernel_count import TooWideError, kernel_factors
from verifier.verification import kernel_counting
from verifier.verification.kernel_counting import count_kernels, narrow_order, signed_count
from verifier.verification.kernels import Kernels, certify, counted_kernels, kernels

ROOT = Path(__file__).parents[2]


def digraph(options: list[list[int]]) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(options)))
    graph.add_edges_from((v, w) for v, some in enumerate(options) for w in some)
    return graph


def grid(width: int) -> nx.DiGraph:
    return nx.DiGraph(nx.grid_2d_graph(width, width))


@pytest.mark.parametrize("seed", range(80))
def test_both_counts_are_the_number_of_kernels_along_any_order(seed: int) -> None:
    rng = random.Random(seed)
    n, density = rng.randint(0, 7), rng.random()
    options = [[w for w in range(n) if rng.random() < density] for _ in range(n)]  # loops among them
    true = len(list(all_kernels(options, range(n))))
    order = rng.sample(range(n), n)
    assert prod(kernel_factors(options, order)) == true
    assert signed_count(options, order, 10_000) == true
    found = count_kernels(digraph(options), 10_000)
    assert found is not None
    assert found.count == true
    assert sorted([*found.determined, *found.order]) == list(range(n))


@pytest.mark.parametrize(("width", "number"), [*enumerate((2, 10, 42, 358, 4468, 88056, 2745186), start=2)])
def test_maximal_independent_sets_of_grids(width: int, number: int) -> None:
    """A197054 of the OEIS."""
    result = counted_kernels(grid(width), 10)
    assert not isinstance(result, Kernels)
    assert result.count == number
    assert f"exactly {number} kernels" in str(certify(grid(width), result).statement)


def test_the_number_in_the_comparison() -> None:
    found = count_kernels(grid(10))
    assert found is not None
    assert f"{found.count:,} kernels" in (ROOT / "docs" / "comparison.md").read_text()


def test_the_count_is_that_of_the_list() -> None:
    rng = random.Random(4)
    for _ in range(20):
        graph = digraph([[w for w in range(30) if w != v and rng.random() < 0.06] for v in range(30)])
        found = count_kernels(graph, 100_000)
        assert found is not None
        assert found.count == kernels(graph, 100_000).count


def test_what_is_wide_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert count_kernels(grid(6), 100) is None
    monkeypatch.setattr(kernel_counting, "WIDE", 3)
    assert narrow_order([[w for w in range(9) if w != v] for v in range(9)]) is None
    listed = counted_kernels(grid(4), 100_000)
    assert isinstance(listed, Kernels)
    assert (listed.complete, listed.count) == (True, 42)


@pytest.mark.parametrize("numba", [True, False])
def test_each_way_that_is_not_the_checkers(numba: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sum of many terms: the kernels are found one by one, or the sum is taken after all."""
    monkeypatch.setattr(kernel_counting, "LITTLE", 10)
    if numba:
        pytest.importorskip("numba")
        monkeypatch.setattr(kernel_counting, "MUCH", 10)
    else:
        monkeypatch.setattr(kernel_counting, "counted", lambda *_: None)
    found = count_kernels(grid(5))
    assert found is not None
    assert found.count == 358


def test_a_hostile_order_is_given_up() -> None:
    """Forty pairs that choose, first one of each: 2^40 states."""
    pairs = [[v ^ 1] for v in range(80)]
    assert prod(kernel_factors(pairs, range(80))) == 2**40
    with pytest.raises(TooWideError):
        kernel_factors(pairs, [*range(0, 80, 2), *range(1, 80, 2)])


def test_many_steps_are_given_up_too() -> None:
    path = [[v - 1, v + 1] for v in range(100)]
    path[0], path[-1] = [1], [98]
    assert prod(kernel_factors(path, range(100))) == signed_count(path, range(100), 10_000)
    with pytest.raises(TooWideError):
        kernel_factors(path, range(100), 200)


def test_two_counts_that_differ_stop_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_counting, "signed_count", lambda *_: 3)
    with pytest.raises(DisagreementError):
        count_kernels(nx.cycle_graph(4, nx.DiGraph), 100)


def test_blocking_is_not_counted_so() -> None:
    graph = nx.DiGraph(blocks=1)
    graph.add_edge(0, 1, blockable=True)
    assert count_kernels(graph, 100) is None
    assert isinstance(counted_kernels(graph, 5), Kernels)
