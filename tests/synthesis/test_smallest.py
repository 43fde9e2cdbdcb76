"""The fewest: against trying everything, and under a time limit."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st
from kernel_encodings.rules_from_p import RulesQuestion

from verifier.claims.kinds import Beatty
from verifier.synthesis import switches
from verifier.synthesis.smallest import fewest

N = 6
literals = st.integers(1, N).flatmap(lambda v: st.sampled_from([v, -v]))
clauses = st.lists(st.sets(literals, min_size=1, max_size=4).map(tuple), max_size=12)


@settings(max_examples=60, deadline=None)
@example([(-6, 6)], [False] * 5 + [True])  # variables that no clause has stay on their cheap side
@given(clauses, st.lists(st.booleans(), min_size=N, max_size=N))
def test_the_optimum_is_that_of_trying_everything(formula: list[tuple[int, ...]], signs: list[bool]) -> None:
    costly = [v if sign else -v for v, sign in zip(range(1, N + 1), signs, strict=True)]
    models = [
        {v if bit else -v for v, bit in zip(range(1, N + 1), bits, strict=True)} for bits in product((0, 1), repeat=N)
    ]
    costs = [sum(w in model for w in costly) for model in models if all(model & set(c) for c in formula)]
    optimum = fewest(formula, costly)
    if not costs:
        assert optimum.true is None
        return
    assert optimum.true is not None
    assert optimum.optimal
    assert len(optimum.true) == min(costs)
    whole = {-w for w in costly if w not in optimum.true} | optimum.true
    assert all(whole & set(c) for c in formula)


def test_when_time_is_up_the_best_so_far_is_an_answer_and_not_called_optimal() -> None:
    family = switches.vectors(40, 40)
    question = RulesQuestion(family.unknowns, Beatty(4, 4).array(40, 40))
    told: list[tuple[int, int | None]] = []
    optimum = fewest(
        [c.literals for c in question.clauses()],
        range(1, len(family.labels) + 1),
        seconds=0.3,
        progress=lambda lower, best: told.append((lower, best)),
    )
    assert optimum.true is not None
    assert optimum.interrupted
    assert not optimum.optimal
    assert told[-1] == (optimum.lower, len(optimum.true))
    assert question.broken(frozenset(w - 1 for w in optimum.true)) == []
