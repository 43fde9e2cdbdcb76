"""DRUP to LRAT: solvers' proofs of random formulas, the cut at the first empty clause, the core."""

from __future__ import annotations

import random

import pytest
from pysat.solvers import Solver

from verifier.solvers import drup_to_lrat
from verifier.solvers.drup_to_lrat import NotRupError, Step, lemmas, lrat

Clauses = list[list[int]]


@pytest.fixture(autouse=True, params=["interpreted", "compiled"])
def _both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drup_to_lrat, "LONG", 0 if request.param == "compiled" else 10**9)


def _accepts(clauses: Clauses, steps: list[Step]) -> bool:
    """LRAT by the letter, with sets: each hint is unit or, as the last one, falsified."""
    known = {n: set(clause) for n, clause in enumerate(clauses, 1)}
    for step in steps:
        true = {-w for w in step.literals}
        for at, hint in enumerate(step.hints):
            rest = {w for w in known[hint] if -w not in true}
            if not rest:
                if at + 1 != len(step.hints):
                    return False
                break
            if len(rest) > 1 or rest & true:
                return False
            true |= rest
        else:
            return False
        if step.id in known:
            return False
        known[step.id] = set(step.literals)
    return bool(steps) and not steps[-1].literals


def _pigeons(holes: int) -> Clauses:
    def v(i: int, j: int) -> int:
        return 1 + i * holes + j

    some = [[v(i, j) for j in range(holes)] for i in range(holes + 1)]
    return some + [[-v(i, j), -v(k, j)] for j in range(holes) for i in range(holes + 1) for k in range(i)]


def _proof(clauses: Clauses, solver: str) -> list[str] | None:
    with Solver(name=solver, bootstrap_with=clauses, with_proof=True) as s:
        return None if s.solve() else s.get_proof()


@pytest.mark.parametrize("solver", ["cadical195", "glucose4", "lingeling"])
@pytest.mark.parametrize("holes", [2, 3, 4, 5])
def test_pigeons(solver: str, holes: int) -> None:
    clauses = _pigeons(holes)
    proof = _proof(clauses, solver)
    assert proof is not None
    found = lemmas(proof)
    steps = lrat((holes + 1) * holes, clauses, found)
    assert _accepts(clauses, steps)
    assert len(steps) <= len(found) + 1


def test_random_formulas() -> None:
    rng = random.Random(4)
    refuted = 0
    for _ in range(150):
        n = rng.randint(3, 25)
        clauses = [[rng.choice([-1, 1]) * v for v in rng.sample(range(1, n + 1), 3)] for _ in range(int(5.2 * n))]
        proof = _proof(clauses, rng.choice(["cadical195", "glucose4"]))
        if proof is not None:
            refuted += 1
            assert _accepts(clauses, lrat(n, clauses, lemmas(proof)))
    assert refuted > 60


def test_the_text_is_cut_at_the_first_empty_clause() -> None:
    assert lemmas(["1 0", "0", "2 0", "nonsense"]) == [(1,), ()]


def test_what_does_not_follow_is_refused() -> None:
    square = [[1, 2], [-1, 2], [1, -2]]
    with pytest.raises(NotRupError):
        lrat(2, square, [(-1,), ()])
    with pytest.raises(NotRupError):
        lrat(2, square, [(1,)])
    steps = lrat(2, [*square, [-1, -2]], [(1,), (2,), ()])
    assert _accepts([*square, [-1, -2]], steps)


def test_unused_lemmas_are_cut() -> None:
    clauses = [[1, 2], [-1, 2], [1, -2], [-1, -2], [3, 4], [3, -4]]
    steps = lrat(4, clauses, [(3,), (1,), ()])
    assert [step.literals for step in steps] == [(1,), ()]


def test_a_lemma_that_is_wrong_is_refused_by_its_words() -> None:
    clauses = _pigeons(4)
    found = lemmas(_proof(clauses, "cadical195") or [])
    for wrong in ((1,), (-1,), ()):
        with pytest.raises(NotRupError, match=f"The clause {' '.join(map(str, wrong))}"):
            lrat(20, clauses, [wrong, *found])


def test_a_literal_twice_and_both_signs() -> None:
    clauses = [[1, 1], [-1, 2, 2], [3, -3], [-2, -2]]
    assert _accepts(clauses, lrat(3, clauses, [()]))
