"""Formulas whose text would have two meanings, and laws at the edge of truth: each would make `false` a theorem."""

import pytest

from verifier.lemmas.trusted.kernel import (
    Lemma,
    define,
    injection,
    injection_premises,
    instance,
    interval,
    prove,
    query,
    sharing,
    sharing_premises,
    witness,
)
from verifier.lemmas.trusted.terms import (
    FALSE,
    TRUE,
    Function,
    Lambda,
    Term,
    all_of,
    eq,
    exists,
    forall,
    iff,
    ints,
    num,
    reals,
)

x, y, z, w, n, k = ints("x y z w n k")
(h,) = reals("h")
FIVE = all_of(x >= 0, x < 5)


def lemma(goal, by=(), hyps=(), name="lemma"):
    return Lemma(name, "a test", tuple(hyps), goal, tuple(by))


def var(name, sort="Int"):
    return Term("var", sort, (), name)


def new_names(formulas):
    """A witness for each quantified formula."""
    return [
        witness(q, *(var(f"q{i}_{j}", b.sort) for j, b in enumerate(q.bound))) for i, q in enumerate(formulas, start=1)
    ]


def test_the_target_of_an_injection_does_not_depend_on_the_source():
    parts = ((x,), FIVE, (x,), (z,), eq(z, x), ((0, 5),))
    with pytest.raises(ValueError, match="target may not depend"):
        injection_premises(*parts)
    with pytest.raises(ValueError, match="target may not depend"):
        prove(lemma(FALSE, [injection(*parts)]))


def test_the_names_of_a_binder_are_different():
    parts = ((x, y), all_of(FIVE, eq(y, 0)), (x, y), (w, w), eq(w, 0), ((0, 5), (0, 5)))
    with pytest.raises(TypeError, match="different variables"):
        prove(lemma(FALSE, [*new_names(injection_premises(*parts)), injection(*parts)]))


@pytest.mark.parametrize("bound", [(), (num(1),), (x + 1,)])
def test_a_binder_binds_variables(bound):
    with pytest.raises(TypeError):
        prove(lemma(forall(bound, TRUE)))


def test_an_interval_has_integer_ends():
    inside = all_of(x >= 0, x < h)
    same = forall([x], iff(inside, all_of(x >= 0, x < h)))
    with pytest.raises(ValueError, match="integer ends"):
        prove(lemma(FALSE, [*new_names([same]), interval(x, inside, 0, h)], [eq(h + h, 5)]))


@pytest.mark.parametrize(("number", "most"), [(x * h, num(1)), (x, h)])
def test_sharing_counts_with_integers(number, most):
    parts = ((x,), FIVE, TRUE, number, most, (w,), eq(w, 0), ((0, 1),))
    with pytest.raises(ValueError, match="with integers"):
        prove(lemma(FALSE, [*new_names(sharing_premises(*parts)), sharing(*parts)], [eq(h * 10, 1)]))


@pytest.mark.parametrize(
    "name", ["%0", "5", "forall!1", "", "true", "div", "|x|", "a b", "x\n(assert false)\n;", "x () Int) (assert false)"]
)
def test_names_are_plain(name):
    for formula in (eq(var(name), 0), forall([x], eq(x, var(name))), forall([var(name)], TRUE)):
        with pytest.raises(TypeError):
            query(lemma(formula))
    with pytest.raises(TypeError):
        query(lemma(eq(Function(name, 1)(x), 0)))
    with pytest.raises(ValueError, match="no name for a lemma"):
        query(lemma(TRUE, name=name))
    with pytest.raises(ValueError, match="no new name"):
        define(name, [x], eq(x, 0))


def test_a_variable_that_looks_like_a_number_of_a_bound_one():
    odd = var("%0")
    with pytest.raises(TypeError):
        prove(lemma(FALSE, [witness(forall([x], eq(x, x)), *ints("a1")), instance(forall([x], eq(x, odd)), odd + 1)]))


def test_functions_have_arguments():
    some = exists([x], eq(x, 1))
    with pytest.raises(TypeError):
        prove(lemma(eq(Function("c", 0)(), 1), [witness(some, *ints("c")), instance(some, 1)]))
    with pytest.raises(ValueError, match="no parameter"):
        define("nothing_at_all", [], eq(num(0), 0))


def test_a_name_has_one_sort_inside_quantifiers_too():
    def odd(t):
        return forall([n], eq(n, n) & (eq((t + t) * (t + t), t + t) >> eq(t + t, t)))

    integers = lemma(odd(x), [witness(odd(x), *ints("a1"))], name="integers")
    prove(integers)
    with pytest.raises(TypeError, match="two signatures"):
        prove(lemma(odd(reals("x")[0]), [integers()]))
    real_valued = Function("g", 1, "Real")
    functions = lemma(odd(Function("g", 1)(x)), [witness(odd(Function("g", 1)(x)), *ints("a1"))], name="functions")
    prove(functions)
    with pytest.raises(TypeError, match="two signatures"):
        prove(lemma(odd(real_valued(x)), [functions()]))
    with pytest.raises(TypeError):
        query(lemma(TRUE, [functions(g=Lambda([n], h))]))


def test_arguments_have_the_right_sorts():
    wrong = (
        Term("<", "Bool", (x, h)), Term("and", "Bool", (x, x)), Term("ite", "Int", (x, x, x)),
        Term("to_int", "Int", (x,)), Term("=", "Bool", (x, TRUE)), Term("num", "Int", (), "1 1"),
        Term("sin", "Bool", (x,)), Term("div", "Int", (h, h)),
    )  # fmt: skip
    for term in wrong:
        formula = term if term.sort == "Bool" else Term("=", "Bool", (term, term))
        for under in (formula, forall([y], formula)):
            with pytest.raises(TypeError):
                query(lemma(under))


def test_a_bound_name_may_be_that_of_a_function():
    d = Function("d", 1)
    inner = exists([var("d")], all_of(d(x) >= 0, var("d") >= 0))
    prove(lemma(inner >> inner))
