"""Random variants of the attacks in `exploits.py`: other names, binders, depths, places, moments.

`attempt(number)` makes variant number `number` and carries it out, up to the last step, which is to prove `false`. It
returns what the kernel said: the theorem, if the attack succeeds, else the refusal.
"""

from random import Random

from exploits import KNOWN, hide, make, new, proved, sneaky

from verifier.lemmas.trusted.kernel import (
    Lemma,
    NotProved,
    define,
    definition_of,
    injection,
    instance,
    interval,
    pose,
    prove,
    unfold,
    witness,
)
from verifier.lemmas.trusted.terms import (
    FALSE,
    TRUE,
    Function,
    Lambda,
    Term,
    all_of,
    any_of,
    card,
    eq,
    exists,
    forall,
    ints,
    ite,
    num,
)

REFUSALS = (NotProved, TypeError, ValueError, AttributeError, KeyError)
NAMES = ("f", "g", "x", "y", "c", "n", "x_", "f_", "n_before", "x_other", "c_other", "sin", "exp", "isA", "select")
OTHERS = ("q1", "q2", "q3", "q4")
x, c, z, n = ints("x c z n")
w1, w2, w3 = ints("w1 w2 w3")


def var(name, sort="Int"):
    return Term("var", sort, (), name)


def wrapped(rng, formula, depth):
    """A formula that says the same."""
    for _ in range(depth):
        kind = rng.randrange(6)
        if kind == 0:
            formula = all_of(formula, TRUE)
        elif kind == 1:
            formula = any_of(FALSE, formula)
        elif kind == 2:
            formula = ~~formula
        elif kind == 3:
            formula = TRUE >> formula
        elif kind == 4:
            formula = Term("=", "Bool", (formula, TRUE))
        else:
            formula = all_of(formula, formula)
    return formula


def places(term):
    """The ways to its sub-terms, as lists of numbers."""
    yield ()
    for i, a in enumerate(term.args):
        yield from ((i, *rest) for rest in places(a))


def at(term, place):
    for i in place:
        term = term.args[i]
    return term


def put(term, place, new_term):
    if not place:
        return new_term
    i, *rest = place
    args = list(term.args)
    args[i] = put(args[i], tuple(rest), new_term)
    return Term(term.op, term.sort, tuple(args), term.name, term.bound)


# --- the six ways -----------------------------------------------------------------------------------------------------


def function_behind_a_binder(rng):
    """(a) A binder, of one to three variables, one of them called like the function."""
    name = rng.choice(NAMES)
    f = Function(name, rng.choice((1, 1, 2)))
    args = [rng.choice((c, num(rng.randrange(3)), c + 1)) for _ in range(f.arity)]
    if any(t.free & {name} for t in args):
        args = [num(0)] * f.arity
    binder = rng.choice((forall, exists))
    bound = [var(v) for v in rng.sample([v for v in NAMES if v not in (name, "c")], rng.randrange(3))]
    bound.insert(rng.randrange(len(bound) + 1), var(name))
    body = wrapped(rng, f(*args) >= 0, rng.randrange(3))
    inside, alias = binder(bound, body), binder([var(v) for v in OTHERS[: len(bound)]], body)
    zeros, news = [0] * len(bound), ints("w1 w2 w3")[: len(bound)]
    params = ints("a1 a2")[: f.arity]
    also = wrapped(rng, body >> body, 1) if rng.random() < 0.5 else TRUE
    low, high = (Lambda(params, num(v)) for v in (rng.choice((-1, -7)), rng.choice((0, 5))))
    good = f(*args) >= 0
    if binder is forall:
        first = proved(all_of(also, inside >> good), [instance(alias, *zeros)])
        wrong = proved(~inside, [first(**{name: low})])
        other = proved(~good, [wrong(), witness(alias, *news)])
        return prove(make(FALSE, [other(**{name: high})]))
    first = proved(all_of(also, good >> inside), [instance(alias, *zeros)])
    some = proved(inside, [first(**{name: high})])
    other = proved(good, [some(), witness(alias, *news)])
    return prove(make(FALSE, [other(**{name: low})]))


def function_behind_a_count(rng):
    """(a) The same in a cardinality."""
    name = rng.choice([v for v in NAMES if v not in ("x", "c")])
    f, v = Function(name, 1), var(name)
    inside, there = all_of(x >= 0, x < f(c)), all_of(v >= 0, v < f(c))
    same = forall([x], Term("=", "Bool", (inside, inside)))
    number = card([v], there)
    counted = proved((f(c) >= 0) >> eq(number, f(c)), [witness(same, z), interval(x, inside, 0, f(c))])
    i, j = rng.sample(range(9), 2)
    values = [counted(**{name: Lambda([n], num(k))}) for k in (i, j)]
    return prove(make(FALSE, [proved(eq(number, k), [hint])() for k, hint in zip((i, j), values, strict=True)]))


NO_APPLICATIONS = [
    ("+", "Int", (num(1), num(2))), ("-", "Int", (num(1), num(2))), ("*", "Int", (num(2), num(2))),
    ("-", "Int", (num(4),)), ("div", "Int", (num(9), num(2))), ("mod", "Int", (num(9), num(2))),
    ("<", "Bool", (num(1), num(2))), ("<=", "Bool", (num(1), num(2))), ("=", "Bool", (num(1), num(2))),
    ("ite", "Int", (TRUE, num(1), num(2))), ("and", "Bool", (TRUE, TRUE)), ("not", "Bool", (TRUE,)),
    ("num", "Int", (num(3),)), ("var", "Int", (num(3),)), ("true", "Bool", (num(3),)), ("forall", "Bool", (TRUE,)),
    ("to_real", "Real", (num(1),)), ("app", "Bool", (num(1), num(1))), ("app", "Int", ()),
]  # fmt: skip


def unfold_what_is_no_application(rng):
    """(b) A defined symbol as the name of another operator, or with another sort, or with other arguments."""
    op, sort, args = rng.choice(NO_APPLICATIONS)
    name = new("symbol")
    body = rng.choice((TRUE, FALSE)) if sort == "Bool" else num(rng.choice((77, -77)))
    define(name, ints("a1 a2 a3")[: max(1, len(args) + rng.choice((0, 0, 0, 1)))], body)
    bound = (var("q"),) if op == "forall" else ()
    term = Term(op, sort, args, name, bound)
    if rng.random() < 0.3:
        term = sneaky(term)
    return prove(make(FALSE, [unfold(term), *([] if rng.random() < 0.7 else [unfold(Function(name, 1)(num(3)))])]))


def hidden_witness(rng):
    """(c) A name that some sub-term, at any depth, claims to bind; it is then the witness."""
    formula = wrapped(rng, rng.choice((x > c, x > c + 0, x > ite(TRUE, c, x), ~(x <= c))), rng.randrange(4))
    place = rng.choice([p for p in places(formula) if "c" in at(formula, p).free])
    formula = put(formula, place, rng.choice((hide, sneaky))(at(formula, place), c))
    return _is_its_own_witness(rng, formula)


def _is_its_own_witness(rng, formula):
    if rng.random() < 0.5:
        some = exists([x], formula)
        return prove(make(FALSE, [witness(some, c), instance(some, c + 1)]))
    every = forall([x], ~formula)
    return prove(make(FALSE, [witness(every, c), instance(every, c + 1)]))


def hidden_name(rng):
    """(c) The free names of the formula are not those that it says, by a lie or by a name of another kind."""

    class Name(str):
        __slots__ = ()

        def __eq__(self, other):
            return rng.random() < 0.5

        def __ne__(self, other):
            return rng.random() < 0.5

        __hash__ = str.__hash__

    mine = var(Name("c"))
    formula = x > rng.choice((mine, c))
    if rng.random() < 0.5:
        object.__setattr__(formula, "free", frozenset({"x"}))
    some = exists([x], formula)
    if rng.random() < 0.5:
        object.__setattr__(some, "free", frozenset())
    return prove(make(FALSE, [witness(some, rng.choice((mine, c))), instance(some, c + 1)]))


def loose_definition(rng):
    """(d) A definition that speaks of a name that is no parameter of it."""
    body = rng.choice((x + c, c + 0, ite(x > 0, c, c), 0 - (0 - c)))
    place = rng.choice([p for p in places(body) if "c" in at(body, p).free])
    params = [x]
    kind = rng.randrange(4)
    if kind == 0:
        body = put(body, place, hide(at(body, place), c))
    elif kind == 1:
        body = put(body, place, sneaky(at(body, place), c))
    elif kind == 2:
        object.__setattr__(body, "free", frozenset({"x"}))
    else:
        params = [x, Term(rng.choice(("num", "app", "true")), "Int", (), "c")]
    G = define(new("loose"), params, body)
    value = G(*([num(0)] * G.arity))
    told = proved(eq(value, c), [unfold(value)])  # the value of each of these bodies at x = 0
    i, j = rng.sample(range(9), 2)
    return prove(make(FALSE, [told(c=num(i)), told(c=num(j))]))


def list_that_changes(rng):
    """(e) A list where a tuple belongs, changed at some moment after it was given."""
    kind = rng.randrange(5)
    if kind == 0:
        hyps = [FALSE, *([eq(x, x)] * rng.randrange(2))]
        lemma = Lemma("claim", "", hyps, FALSE, ())
        if rng.random() < 0.5:
            prove(lemma)
            hyps.clear()
        else:
            posed = pose(lemma)
            hyps.clear()
            prove(posed)
        return prove(make(FALSE, [lemma()]))
    if kind == 1:
        args = [x, x]
        lemma = make(Term(rng.choice(("=", "<=")), "Bool", args))
        prove(lemma)
        args[0] = x + 1
        return prove(make(FALSE, [lemma()]))
    if kind == 2:
        bound = [x]
        some = Term("exists", "Bool", (x > c,), "", bound)
        bound.append(c)
        return prove(make(FALSE, [witness(some, c), instance(some, c + 1)]))
    if kind == 3:
        params = [x]
        f = Function("f", 1)
        lemma = proved(eq(f(c), f(c)))
        hint = lemma(f=Lambda(params, x))
        params.append(c)
        params[0] = c
        return prove(make(FALSE, [hint]))
    box = [(0, 1)]
    law = injection([x], all_of(x >= 0, x < 5), [num(0) * x], [w1], eq(w1, 0), box)
    box[0] = (5, 0)
    return prove(make(FALSE, [law, interval(x, all_of(x >= 0, x < 5), 0, 5)]))


def changed_after_use(rng):
    """(f) A sub-term of what was proved, posed or defined becomes another one."""
    kind = rng.randrange(5)
    if kind <= 1:
        goal = wrapped(rng, eq(x, x), rng.randrange(4))
        lemma = make(goal)
        posed = pose(lemma)
        if kind == 0:
            prove(posed)
        inner = at(goal, rng.choice([p for p in places(goal) if at(goal, p).op == "="]))
        object.__setattr__(inner, "args", (x, x + 1))
        if kind == 1:
            prove(posed)
        return prove(make(FALSE, [lemma()]))
    if kind <= 3:
        body = rng.choice((x + 1, ite(x > 0, x + 1, x + 1)))
        name = new("next")
        G = define(name, [x], body)
        one = proved(eq(G(x), x + 1), [unfold(G(x))])
        held = body if kind == 2 else definition_of(name).body
        place = rng.choice([p for p in places(held) if at(held, p).op == "num" and at(held, p).name == "1"])
        object.__setattr__(at(held, place), "name", "2")
        if held.op == "ite":
            for part in held.args[1:]:
                object.__setattr__(part.args[1], "name", "2")
        two = proved(eq(G(x), x + 2), [unfold(G(x))])
        return prove(make(FALSE, [one(), two()]))
    every = forall([x], eq(x, x))
    hint = instance(every, 0)
    claim = make(FALSE, [hint])
    rng.choice((lambda: None, lambda: pose(claim)))()
    for key, value in (("quantified", FALSE), ("terms", (TRUE,)), ("law", "definition")):
        if rng.random() < 0.7:
            object.__setattr__(hint, key, value)
    return prove(claim)


def names_a_solver_knows(rng):
    name = rng.choice(KNOWN[:14])
    f = Function(name, 1)
    i, j = rng.sample(range(50, 99), 2)
    bounded = proved(~all_of(eq(f(0), i), eq(f(1), j)))
    return prove(make(FALSE, [bounded(**{name: Lambda([x], i + (j - i) * x)})]))


def stolen_name(rng):
    """A witness, or the second point of a law of counting, with a name that is taken."""
    taken = rng.choice(("c", "x_other", "n_before"))
    t = var(taken)
    kind = rng.randrange(4)
    if kind == 0:
        some = exists([x], x > t)
        return prove(make(FALSE, [witness(some, t), instance(some, t + 1)]))
    if kind == 1:
        some, other = exists([x], x > 0), exists([x], x < 0)
        return prove(make(FALSE, [witness(some, t), witness(other, t), instance(some, 1), instance(other, -1)]))
    if kind == 2:
        positive = proved(t > 0, [witness(exists([x], x > 0), t), instance(exists([x], x > 0), 1)])
        return prove(make(FALSE, [positive(**{taken: num(0)})]))
    inside = all_of(x >= 0, x < t)
    same = forall([x], Term("=", "Bool", (inside, inside)))
    ends = rng.choice((x, x + 1, t - x))
    return prove(make(FALSE, [witness(same, w1), interval(x, inside, 0, ends), interval(x, inside, 0, t)]))


FAMILIES = (
    function_behind_a_binder, function_behind_a_binder, function_behind_a_count, unfold_what_is_no_application,
    hidden_witness, hidden_name, loose_definition, list_that_changes, changed_after_use, names_a_solver_knows,
    stolen_name,
)  # fmt: skip


def attempt(number):
    """Variant number `number`: the theorem that `false` is, or why not."""
    rng = Random(number)
    try:
        return FAMILIES[number % len(FAMILIES)](rng)
    except REFUSALS as refusal:
        return refusal
