"""Substitution, and the text by which formulas are told apart, compared with what formulas mean.

Meanings are exact here: quantifiers run over 0, 1, 2, numbers are added modulo 3, functions are tables. The law: the
value of a term after a substitution is the value of the term before it, where the variables have the values of what
replaces them and the functions are those of the lambdas. Names clash as often as they can.
"""

from itertools import product
from random import Random

import pytest

from verifier.lemmas.trusted.terms import Function, Lambda, Term, card, eq, exists, forall, num, substitute, write

NAMES = ("x", "y", "f", "x_")
DOMAIN = range(3)


def var(name):
    return Term("var", "Int", (), name)


def number(rng, depth):
    kind = rng.randrange(5) if depth else rng.randrange(2)
    if kind == 0:
        return num(rng.randrange(3))
    if kind == 1:
        return var(rng.choice(NAMES))
    if kind == 2:
        return number(rng, depth - 1) + number(rng, depth - 1)
    if kind == 3:
        bound = [var(name) for name in rng.sample(NAMES, rng.choice((1, 2)))]
        return card(bound, formula(rng, depth - 1))
    return Function(rng.choice(NAMES), 1)(number(rng, depth - 1))


def formula(rng, depth):
    kind = rng.randrange(5) if depth else 0
    if kind == 0:
        left, right = number(rng, max(0, depth - 1)), number(rng, max(0, depth - 1))
        return rng.choice((eq, lambda a, b: a <= b))(left, right)
    if kind == 1:
        return ~formula(rng, depth - 1)
    if kind == 2:
        return rng.choice((lambda a, b: a & b, lambda a, b: a >> b))(formula(rng, depth - 1), formula(rng, depth - 1))
    bound = [var(name) for name in rng.sample(NAMES, rng.choice((1, 2)))]
    return rng.choice((forall, exists))(bound, formula(rng, depth - 1))


def value(term, variables, functions):
    op = term.op
    if op == "var":
        return variables[term.name]
    if op == "num":
        return int(term.name) % 3
    if op in ("forall", "exists", "card"):
        names = [v.name for v in term.bound]
        inside = [
            value(term.args[0], variables | dict(zip(names, at, strict=True)), functions)
            for at in product(DOMAIN, repeat=len(names))
        ]
        return sum(inside) % 3 if op == "card" else (all if op == "forall" else any)(inside)
    args = [value(a, variables, functions) for a in term.args]
    if op == "app":
        return functions[term.name][args[0]]
    return {
        "+": lambda a, b: (a + b) % 3, "=": lambda a, b: a == b, "<=": lambda a, b: a <= b, "not": lambda a: not a,
        "and": lambda a, b: a and b, "=>": lambda a, b: not a or b,
    }[op](*args)  # fmt: skip


def interpretation(rng):
    return {name: rng.randrange(3) for name in NAMES}, {name: [rng.randrange(3) for _ in DOMAIN] for name in NAMES}


def check_substitution(seed):
    rng = Random(seed)
    term = formula(rng, 3)
    terms = {name: number(rng, 1) for name in rng.sample(NAMES, rng.randrange(3))}
    left = [name for name in NAMES if name not in terms]
    lambdas = {n: Lambda([var(rng.choice(NAMES))], number(rng, 1)) for n in rng.sample(left, min(len(left), 2))}
    variables, functions = interpretation(rng)
    meant = variables | {name: value(t, variables, functions) for name, t in terms.items()}
    tables = functions | {
        name: [value(f.body, variables | {f.params[0].name: v}, functions) for v in DOMAIN]
        for name, f in lambdas.items()
    }
    assert value(substitute(term, terms | lambdas), variables, functions) == value(term, meant, tables), seed


def check_text(seed):
    """Bound variables renamed to new names, from inside to outside: the same text, the same value."""
    rng = Random(seed)
    term = formula(rng, 3)
    renamed = _renamed(term, iter(range(1000)))
    assert write(renamed, {}) == write(term, {})
    variables, functions = interpretation(rng)
    assert value(renamed, variables, functions) == value(term, variables, functions), seed


def _renamed(term, numbers):
    args = tuple(_renamed(a, numbers) for a in term.args)
    if not term.bound:
        return Term(term.op, term.sort, args, term.name)
    new = {v.name: var(f"new{next(numbers)}") for v in term.bound}
    return Term(term.op, term.sort, (substitute(args[0], new),), "", tuple(new.values()))


def test_substitution_means_what_it_says():
    for seed in range(400):
        check_substitution(seed)


def test_formulas_that_differ_in_bound_names_have_one_text():
    for seed in range(300):
        check_text(seed)


def test_equal_texts_have_equal_meanings():
    """Many small formulas: those with the same text have the same value in every one of some interpretations."""
    rng = Random(7)
    worlds = [interpretation(rng) for _ in range(12)]
    known = {}
    for _ in range(1500):
        term = formula(rng, 2)
        values = tuple(value(term, *world) for world in worlds)
        assert known.setdefault(write(term, {}), values) == values
    assert len(known) < 1500


@pytest.mark.slow
def test_substitution_means_what_it_says_at_length():
    for seed in range(400, 6_000):
        check_substitution(seed)
        check_text(seed)
