"""How a lemma is written down: a decorated function whose docstring says it and whose value states it.

The book's variables are shared: m, p >= 1 are the paper's constants. `is_a(n, a)` says a = a_n and `is_u(k, u)` says u
= u(k) = min{i : a_i >= k}, by polynomial inequalities that need no root; `algebra.py` shows that they are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from verifier.lemmas.trusted.kernel import Hint, Lemma, define, unfold
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, instantiate, ints

__all__ = [
    "BOOK",
    "POSITIVE",
    "Claim",
    "StepAt",
    "claim",
    "f",
    "is_a",
    "is_u",
    "lemma",
    "m",
    "open_a",
    "open_u",
    "p",
    "step_at",
]

m, p = ints("m p")
POSITIVE = all_of(m >= 1, p >= 1)

BOOK: dict[str, Lemma] = {}
TrueModel = Mapping[str, object]  # numbers, and names of true sequences and games


@dataclass(frozen=True)
class Claim:
    hyps: tuple[Term, ...]
    goal: Term
    by: tuple[Hint, ...]
    model: TrueModel = field(default_factory=dict)
    mutant: Term | None = None


def claim(
    hyps: Iterable[Term],
    goal: Term,
    by: Iterable[Hint | Iterable[Hint]] = (),
    *,
    model: TrueModel | None = None,
    mutant: Term | None = None,
) -> Claim:
    """Hypotheses, goal, hints; `model` and `mutant` for the tests."""
    hints: list[Hint] = []
    for hint in by:
        hints.extend([hint] if isinstance(hint, Hint) else hint)
    return Claim(tuple(hyps), goal, tuple(hints), model or {}, mutant)


def lemma(make: Callable[[], Claim]) -> Lemma:
    """Enter a lemma into the book: its name is the function's, its sentence the docstring."""
    made = make()
    says = " ".join((make.__doc__ or "").split())
    if not says or make.__name__ in BOOK:
        raise ValueError(f"the lemma {make.__name__} has no sentence, or its name is taken")
    layer = make.__module__.rpartition(".")[2]
    entry = Lemma(make.__name__, says, made.hyps, made.goal, made.by, layer, made.model, made.mutant)
    BOOK[entry.name] = entry
    return entry


class StepAt(NamedTuple):
    """An induction step (`step_of`) at one number n: F(j) for all smaller j; F(n), which is to be shown; F(n - 1)."""

    before: Term
    goal: Term
    earlier: Term


def step_at(step: Term, n: Term) -> StepAt:
    now = instantiate(step, n)
    before = now.args[0].args[1]
    return StepAt(before, now.args[1], instantiate(before, n - 1).args[1])


def f(a: Term | int, n: Term | int, m: Term | int = m, p: Term | int = p) -> Term:
    """f(a, n) = p a^2 + (mp - 2) a n - m n^2, whose sign tells on which side of n alpha the number a lies."""
    return p * a * a + (m * p - 2) * a * n - m * n * n  # type: ignore[return-value]


_n, _a, _k, _u = ints("n a k u")
_A = define("isA", [m, p, _n, _a], all_of(_n >= 0, _a >= 0, f(_a, _n) <= 0, f(_a + 1, _n) > 0))
_U = define("isU", [m, p, _k, _u], all_of(_k >= 0, _u >= 0, f(_k, _u) <= 0, any_of(eq(_u, 0), f(_k, _u - 1) > 0)))


def is_a(n: Term | int, a: Term | int, m: Term | int = m, p: Term | int = p) -> Term:
    """a = a_n, that is n >= 0, a >= 0 and f(a, n) <= 0 < f(a + 1, n)."""
    return _A(m, p, n, a)


def is_u(k: Term | int, u: Term | int) -> Term:
    """u = u(k), the least index i with a_i >= k; equally, the number of indices with a_i < k."""
    return _U(m, p, k, u)


def open_a(n: Term | int, a: Term | int) -> Hint:
    """Hint: use the definition of a = a_n."""
    return unfold(is_a(n, a))


def open_u(k: Term | int, u: Term | int) -> Hint:
    return unfold(is_u(k, u))
