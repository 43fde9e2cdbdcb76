"""A theorem comes out of the kernel by proof, and in no other way."""

import copy
import dataclasses
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.base.errors import DisagreementError
from verifier.lemmas.soundness import holds
from verifier.lemmas.trusted import kernel, solvers
from verifier.lemmas.trusted.kernel import (
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
    sharing,
    sharing_premises,
    step_of,
    unfold,
    witness,
)
from verifier.lemmas.trusted.laws import Instance
from verifier.lemmas.trusted.terms import (
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
    lie = make(x > x, name="lie")
    with pytest.raises(NotProved, match="lie, which is not proved"):
        prove(make(x > x + 1, by=[lie()]))


def test_no_theorem_by_construction():
    good = prove(make(x < x + 1))
    lie = make(x > x)
    with pytest.raises(TypeError):
        Theorem()
    with pytest.raises(TypeError):
        Theorem(lie)
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
    assert not is_theorem(forged)
    with pytest.raises(AttributeError):
        object.__setattr__(forged, "goal", lie.goal)
    posed = object.__new__(kernel.Posed)
    with pytest.raises(TypeError, match="made by"):
        prove(posed)
    with pytest.raises(NotProved):
        prove(make(num(1) < 0, by=[lie()]))


def test_a_kind_of_lemma_that_hides_what_it_uses_is_refused():
    class Sly(Lemma):
        def uses(self):
            return []

    lie = make(x > x, name="lie")
    with pytest.raises(TypeError, match="not kinds of them"):
        prove(Sly("sly", "a test", (), num(1) < 0, (lie(),)))
    with pytest.raises(TypeError, match="not kinds of them"):
        prove(make(num(1) < 0, by=[Sly("lie", "a test", (), x > x)()]))
    with pytest.raises(TypeError, match="not kinds of them"):
        prove(make(num(1) < 0, by=[type("Sly", (Instance,), {})(forall([x], F(x)), (y,))]))


def test_what_was_posed_is_what_is_proved():
    lemma = make(x < x + 1)
    posed = kernel.pose(lemma)
    object.__setattr__(lemma, "goal", x > x)
    theorem = prove(posed)
    assert (theorem.lemma, theorem.goal, posed.text) == (lemma, x < x + 1, query(make(x < x + 1)))
    assert kernel.theorem_of(lemma) is None


def test_what_a_theorem_shows_is_a_copy():
    lemma = make(x < x + 1)
    theorem = prove(lemma)
    object.__setattr__(theorem.goal, "args", (x, x))
    theorem.verdicts.clear()
    assert theorem.goal == (x < x + 1)
    assert set(theorem.verdicts) == {"z3", "cvc5"}
    assert kernel.theorem_of(lemma) is theorem


def test_a_lemma_changed_after_its_proof_is_no_longer_proved():
    lemma = make(x < x + 1)
    prove(lemma)
    object.__setattr__(lemma, "goal", x > x + 1)
    assert kernel.theorem_of(lemma) is None
    with pytest.raises(NotProved):
        prove(make(num(1) < 0, by=[lemma()]))


def test_unknown_is_not_a_proof(monkeypatch):
    answers = {"z3": solvers.SolverAnswer("unsat", "0", 0), "cvc5": solvers.SolverAnswer("unknown", "0", 0)}
    monkeypatch.setattr(solvers, "decide", lambda text, **how: answers)
    with pytest.raises(NotProved, match="cvc5 answers unknown"):
        prove(make(x < x + 2))


def test_contradicting_solvers_stop_the_program(monkeypatch):
    answers = {"z3": solvers.SolverAnswer("unsat", "0", 0), "cvc5": solvers.SolverAnswer("sat", "0", 0)}
    monkeypatch.setattr(solvers, "decide", lambda text, **how: answers)
    with pytest.raises(DisagreementError, match="contradict"):
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
    with pytest.raises(ValueError, match="no new name"):
        define("test_double", [x], x)
    with pytest.raises(ValueError, match="speaks of"):
        define("test_loose", [x], x + y)
    doubled = make(eq(G(y), 2 * y), by=[unfold(G(y))])
    prove(doubled)
    with pytest.raises(TypeError, match="no variable"):
        doubled(test_double=Lambda([x], x))


def test_the_query_is_plain_text_with_its_meaning():
    text = query(make(F(y), hyps=[forall([x], F(x))]))
    assert "forall!1 stands for (forall ((%0 Int)) ($F %0))" in text
    assert text.endswith("(check-sat)\n")


def shared(k):
    """Each of 0, ..., 5 shares its half, 0, 1 or 2, with one other: the premises of the law, as hints, and the law."""
    six, three = all_of(x >= 0, x < 6), all_of(y >= 0, y < 3)
    parts = ((x,), six, eq(x // 2, y), x - 2 * y, num(k), (y,), three, ((0, 3),))
    some, few, apart, box = sharing_premises(*parts)
    names = ints("c1 c2 c3 c4 c5 c6 c7 c8")
    hints = [witness(some, names[0]), instance(exists([y], all_of(three, eq(names[0] // 2, y))), names[0] // 2)]
    hints += [witness(few, *names[1:3]), witness(apart, *names[3:6]), witness(box, names[6]), sharing(*parts)]
    return six, three, hints


def test_those_that_share_are_counted():
    six, three, hints = shared(2)
    assert is_theorem(prove(make(card([x], six) <= 2 * card([y], three), by=hints)))
    with pytest.raises(NotProved):
        prove(make(card([x], six) <= card([y], three), by=hints))


def test_too_many_share():
    six, three, hints = shared(1)
    with pytest.raises(NotProved):
        prove(make(card([x], six) <= card([y], three), by=hints))


@pytest.mark.parametrize("left_out", [0, 2, 3, 4])
def test_sharing_needs_all_its_premises(left_out):
    six, three, hints = shared(2)
    with pytest.raises(NotProved):
        prove(make(card([x], six) <= 2 * card([y], three), by=hints[:left_out] + hints[left_out + 1 :]))


@pytest.mark.parametrize(
    "parts",
    [
        ((x,), F(x), F(y), x, k, (x,), F(x), ((0, 1),)),
        ((x,), F(y), F(y), x, k, (y,), F(y), ((0, 1),)),
        ((x,), F(x), F(y), x, k, (y,), F(x), ((0, 1),)),
        ((x,), F(x), F(y), x, x, (y,), F(y), ((0, 1),)),
        ((x,), F(x), F(y), x, y, (y,), F(y), ((0, 1),)),
        ((x,), F(x), F(y), x, k, (y,), F(y), ((0, y),)),
        ((x,), F(x), F(ints("x_other")[0]), x, k, (y,), F(y), ((0, 1),)),
    ],
)
def test_sharing_is_written_with_variables_of_its_own(parts):
    with pytest.raises(ValueError, match=r"depend|different variables|taken"):
        prove(make(num(1) < 0, by=[sharing(*parts)]))


SMALL = st.integers(0, 3)


@settings(max_examples=150, deadline=None)
@given(st.sets(SMALL), st.sets(SMALL), st.sets(st.tuples(SMALL, SMALL)), st.data())
def test_the_laws_of_counting_are_true_of_small_sets(source, target, related, data):
    """`injection` and `sharing` evaluated on sets of at most four numbers, true premises or not."""
    table = data.draw(st.lists(st.integers(-1, 3), min_size=16, max_size=16))
    A, B, H = Function("A", 1, "Bool"), Function("B", 1, "Bool"), Function("H", 2, "Bool")
    g, h = Function("g", 1), Function("h", 2)
    env = {
        "A": lambda v: v in source, "B": lambda v: v in target, "H": lambda v, w: (v, w) in related,
        "g": lambda v: table[v % 16], "h": lambda v, w: table[(4 * v + w) % 16], "k": data.draw(st.integers(-1, 4)),
    }  # fmt: skip
    one = injection((x,), A(x), (g(x),), (y,), B(y), ((0, 4),))
    many = sharing((x,), A(x), H(x, y), h(x, y), k, (y,), B(y), ((0, 4),))
    assert holds(kernel.asserts(one), env)
    assert holds(kernel.asserts(many), env)
