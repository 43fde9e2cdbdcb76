"""Sequences as unknowns, against brute force over all sequences."""

from itertools import pairwise, product

import pytest
from kernel_encodings.sequences import complementary, mex
from pysat.solvers import Solver

from verifier.solve import beatty


def solutions(unknown):
    with Solver("glucose4", bootstrap_with=unknown.cnf.clauses()) as solver:
        found = []
        while solver.solve():
            values = unknown.values([n > 0 for n in solver.get_model()[: (unknown.n + 1) * unknown.most]])
            found.append(tuple(values))
            solver.add_clause(list(unknown.differs(values)))
        return sorted(found)


def beginnings(m, p, n, most):
    """Theorem 4.1 (i) cut off at n, straight from the words of the docstring."""
    for x in product(range(most + 1), repeat=n + 1):
        if any(b < a for a, b in pairwise(x)):
            continue
        terms = [*x, *(x[i] + m * i for i in range(1, n + 1))]
        if all(terms.count(k) <= p for k in terms) and all(terms.count(k) == p for k in range(x[-1])):
            yield x


@pytest.mark.parametrize(("m", "p", "n"), [(1, 1, 3), (1, 2, 4), (2, 2, 4), (2, 1, 3), (3, 3, 4)])
def test_theorem_4_1_is_what_brute_force_says(m, p, n):
    unknown = complementary(m, p, n)
    expected = sorted(beginnings(m, p, n, unknown.most))
    assert solutions(unknown) == expected
    assert expected == [tuple(beatty.a(m, p, i) for i in range(n + 1))]


@pytest.mark.parametrize("algorithm", ["i", "ii", "iii"])
@pytest.mark.parametrize(("m", "p"), [(1, 1), (1, 3), (2, 3), (3, 2), (2, 4)])
def test_proposition_5_2_is_what_the_algorithms_compute(m, p, algorithm):
    n = 14
    run = {"i": beatty.mex_counting, "ii": beatty.mex_modular, "iii": beatty.mex_shifted}[algorithm]
    computed = tuple(x for (x, _), _ in zip(run(m, p), range(n + 1), strict=False))
    assert solutions(mex(m, p, n, algorithm)) == [computed]
    assert computed == tuple(beatty.a(m, p, i) for i in range(n + 1))


def test_without_an_ordered_sequence_there_are_others():
    """The hypothesis "non-decreasing" is needed: without the clauses for it a second solution appears."""
    m, p, n = 1, 2, 4
    full = complementary(m, p, n)
    order = {(-full.at_least(i, k), full.at_least(i + 1, k)) for i in range(n) for k in range(1, full.most + 1)}
    with Solver("glucose4", bootstrap_with=[c for c in full.cnf.clauses() if c not in order]) as solver:
        solver.add_clause(list(full.differs([beatty.a(m, p, i) for i in range(n + 1)])))
        assert solver.solve()
