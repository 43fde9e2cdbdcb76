"""A theorem comes out of the kernel by proof, and in no other way."""

import copy
import dataclasses
import pickle

import pytest

from verifier.lemmas import kernel, solvers
from verifier.lemmas.kernel import (
    Disagreement,
    Lemma,
    NotProved,
    Theorem,
    define,
    induction,
    injection,
    instance,
    interval,
    is_theorem,
    prove,
    query,
    step_of,
    unfold,
    witness,
)
from verifier.lemmas.terms import (
    Function,
    Lambda,
    all_of,
    card,
    eq,
    exists,
    forall,
    iff,
    ints,
    num,
    substitute,
)

x, y, n, k, c = ints("x y n k c")
F = Function("F", 1, "Bool")


def make(goal, hyps=(), by=(), name="lemma"):
    return Lemma(name, "a test", tuple(hyps), goal, tuple(by))


def test_a_true_lemma_becomes_a_theorem():
    theorem = prove(make(x < x + 1))
    assert is_theorem(theorem)
    assert {v.answer for v in theorem.verdicts.values()} == {"unsat"}


def test_a_false_lemma_does_not():
    with pytest.raises(NotProved, match="sat"):
        prove(make(x < x * x))


def test_a_lemma_may_use_only_theorems():
    false = make(x > x, name="false")
    with pytest.raises(NotProved, match="false, which is not proved"):
        prove(make(x > x + 1, by=[false()]))


def test_no_theorem_by_construction():
    good = prove(make(x < x + 1))
    lie = make(x > x)
    with pytest.raises(TypeError):
        Theorem(object(), lie, {})
    with pytest.raises(TypeError):
        Theorem(None, lie, {})
    with pytest.raises(TypeError):
        type("Sub", (Theorem,), {})
    with pytest.raises(TypeError):
        pickle.dumps(good)
    with pytest.raises(TypeError):
        copy.copy(good)
    with pytest.raises(TypeError):
        dataclasses.replace(good, goal=lie.goal)
    with pytest.raises(AttributeError):
        good.goal = lie.goal


def test_a_forged_object_is_not_a_theorem_and_proves_nothing():
    lie = make(x > x, name="lie")
    forged = object.__new__(Theorem)
    for key, entry in (("lemma", lie), ("hyps", ()), ("goal", lie.goal), ("verdicts", {})):
        object.__setattr__(forged, key, entry)
    assert not is_theorem(forged)
    with pytest.raises(NotProved):
        prove(make(num(1) < 0, by=[lie()]))


def test_a_kind_of_lemma_that_hides_what_it_uses_is_refused():
    class Sly(Lemma):
        def uses(self):
            return []

    lie = make(x > x, name="lie")
    with pytest.raises(TypeError, match="not kinds of them"):
        prove(Sly("sly", "a test", (), num(1) < 0, (lie(),)))
    with pytest.raises(NotProved):
        prove(make(num(1) < 0, by=[Sly("lie", "a test", (), x > x)()]))


def test_a_lemma_changed_after_its_proof_is_no_longer_proved():
    lemma = make(x < x + 1)
    prove(lemma)
    object.__setattr__(lemma, "goal", x > x + 1)
    assert kernel.theorem_of(lemma) is None
    with pytest.raises(NotProved):
        prove(make(num(1) < 0, by=[lemma()]))


def test_unknown_is_not_a_proof(monkeypatch):
    answers = {"z3": solvers.Verdict("unsat", "0", 0), "cvc5": solvers.Verdict("unknown", "0", 0)}
    monkeypatch.setattr(solvers, "decide", lambda text, fresh=False: answers)
    with pytest.raises(NotProved, match="cvc5 answers unknown"):
        prove(make(x < x + 2))


def test_contradicting_solvers_stop_the_program(monkeypatch):
    answers = {"z3": solvers.Verdict("unsat", "0", 0), "cvc5": solvers.Verdict("sat", "0", 0)}
    monkeypatch.setattr(solvers, "decide", lambda text, fresh=False: answers)
    with pytest.raises(Disagreement, match="contradict"):
        prove(make(x < x + 3))


def test_a_witness_needs_a_new_name():
    some = exists([x], x > y)
    with pytest.raises(ValueError, match="not a new name"):
        prove(make(y > y, hyps=[some], by=[witness(some, y)]))
    first, second = exists([x], F(x)), exists([x], ~F(x))
    with pytest.raises(ValueError, match="not a new name"):
        prove(make(num(1) < 0, hyps=[first, second], by=[witness(first, c), witness(second, c)]))


def test_quantifiers_are_opaque_without_hints():
    everywhere = forall([x], F(x))
    with pytest.raises(NotProved):
        prove(make(F(y), hyps=[everywhere]))
    assert is_theorem(prove(make(F(y), hyps=[everywhere], by=[instance(everywhere, y)])))


def test_induction_needs_its_step():
    every = forall([n], (n >= 0) >> F(n))
    with pytest.raises(NotProved):
        prove(make(every, hyps=[F(num(0))], by=[induction(n, F(n))]))
    assert is_theorem(prove(make(every, hyps=[step_of(n, F(n))], by=[induction(n, F(n))])))


def test_counting_an_interval():
    inside = all_of(x >= 3, x < 8)
    same = forall([x], iff(inside, all_of(x >= 3, x < 8)))
    hints = [witness(same, c), interval(x, inside, 3, 8)]
    assert is_theorem(prove(make(eq(card([x], inside), 5), by=hints)))
    with pytest.raises(NotProved):
        prove(make(eq(card([x], inside), 6), by=hints))


def test_an_empty_interval_the_wrong_way_round_is_not_counted():
    inside = all_of(x >= 8, x < 3)
    same = forall([x], iff(inside, all_of(x >= 8, x < 3)))
    with pytest.raises(NotProved):
        prove(make(card([x], inside) < 0, by=[witness(same, c), interval(x, inside, 8, 3)]))


def test_the_ends_of_an_interval_do_not_depend_on_its_point():
    with pytest.raises(ValueError, match="may not depend"):
        prove(make(num(1) < 0, by=[interval(x, F(x), x, x + 1)]))
    with pytest.raises(ValueError, match="may not depend"):
        prove(make(num(1) < 0, by=[injection((x,), F(x), (x,), (y,), F(y), ((y, y + 1),))]))


def test_substitution_does_not_capture():
    shifted = substitute(exists([x], x > y), {"y": x + 1})
    assert "x" in shifted.free
    assert shifted.bound[0].name != "x"
    with pytest.raises(NotProved):  # captured, it would say: there is x with x > x + 1
        prove(make(~shifted))


def test_renaming_bound_variables_changes_nothing():
    one, other = forall([x], exists([y], x < y)), forall([y], exists([x], y < x))
    assert is_theorem(prove(make(iff(one, other))))
    crossed = forall([x], exists([y], y < x))
    with pytest.raises(NotProved):
        prove(make(iff(one, crossed)))


def test_a_definition_is_made_once_and_never_replaced():
    G = define("test_double", [x], x + x)
    with pytest.raises(ValueError, match="defined already"):
        define("test_double", [x], x)
    with pytest.raises(ValueError, match="speaks of"):
        define("test_loose", [x], x + y)
    doubled = make(eq(G(y), 2 * y), by=[unfold(G(y))])
    prove(doubled)
    with pytest.raises(TypeError, match="no variable"):
        doubled(test_double=Lambda([x], x))


def test_the_query_is_plain_text_with_its_meaning():
    text = query(make(F(y), hyps=[forall([x], F(x))]))
    assert "forall!1 stands for (forall ((%0 Int)) (F %0))" in text
    assert text.endswith("(check-sat)\n")
