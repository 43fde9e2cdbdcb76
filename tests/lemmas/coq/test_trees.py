"""Refutations of random formulas: found exactly when there is no model, and right by a checker like Coq's."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.lemmas.coq.forms import Proposition, forced, reason, truth
from verifier.lemmas.coq.trees import LearnedClauses, TreeLeaf, decide, learn, refute

ATOMS = range(1, 5)
atoms = st.sampled_from(ATOMS).map(lambda n: Proposition("atom", (), n))
forms = st.recursive(
    atoms | st.sampled_from([Proposition("true"), Proposition("false")]),
    lambda inner: (
        inner.map(lambda f: Proposition("not", (f,)))
        | st.builds(
            lambda op, f, g: Proposition(op, (f, g)), st.sampled_from(["and", "or", "implies", "iff"]), inner, inner
        )
    ),
    max_leaves=6,
)
WORLDS = [dict(zip(ATOMS, values, strict=True)) for values in product([True, False], repeat=len(ATOMS))]


def accepts(tree, premises, values):
    """`chk` of coq/book/Refutation.v."""
    if isinstance(tree, TreeLeaf):
        return truth(premises[tree.premise], values) is False
    return accepts(tree.yes, premises, {**values, tree.atom: True}) and accepts(
        tree.no, premises, {**values, tree.atom: False}
    )


def right(refutation, premises):
    """`runs` of coq/book/Refutation.v."""
    if not isinstance(refutation, LearnedClauses):
        return accepts(refutation, premises, {})
    known = list(premises)
    for clause, tree in refutation.learned:
        if not accepts(tree, [*known, Proposition("not", (clause,))], {}):
            return False
        known.append(clause)
    return accepts(refutation.last, known, {})


@settings(max_examples=300, deadline=None)
@given(st.lists(forms, min_size=1, max_size=7))
def test_refuted_exactly_when_there_is_no_model(premises):
    possible = any(all(truth(form, world) for form in premises) for world in WORLDS)
    for method in (refute, learn, lambda given: decide(given, 10**6)):
        if possible:
            with pytest.raises(ValueError, match="can hold together"):
                method(premises)
        else:
            assert right(method(premises), premises)


@settings(max_examples=300, deadline=None)
@given(forms, st.dictionaries(st.sampled_from(ATOMS), st.booleans()))
def test_truth_force_and_reason(form, values):
    worlds = [world for world in WORLDS if values.items() <= world.items()]
    now = truth(form, values)
    if now is not None:
        assert all(truth(form, world) is now for world in worlds)
        why: dict[int, bool] = {}
        reason(form, now, values, why)
        assert why.items() <= values.items()
        assert truth(form, why) is now
    for want in (True, False):
        out: dict[int, bool] = {}
        forced(form, want, values, out)
        assert all(out.items() <= world.items() for world in worlds if truth(form, world) is want)
