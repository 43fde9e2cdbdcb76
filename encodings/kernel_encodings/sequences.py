"""Sequences as unknowns: Theorem 4.1 and Proposition 5.2 as constraints on *all* pairs of sequences up to a bound.

The unknowns are x_0, ..., x_n (and y_i = x_i + mi) in the order encoding: a variable [x_i >= k] for each i and each
k = 1, ..., K. Then [x_i = k] is [x_i >= k] and not [x_i >= k + 1].

Theorem 4.1, bounded. Let x and y be non-decreasing, x and y_{>0} p-complementary, y_i - x_i = mi. Cut off at n such a
pair has these properties, and they are the constraints of `complementary`:

- x_0 <= x_1 <= ... <= x_n;
- no number occurs more than p times among x_0, ..., x_n, y_1, ..., y_n;
- every number k < x_n occurs exactly p times among them: x_j >= x_n and y_j > x_j for j > n, so later terms are no k.

So if the constraints have no solution but (a_0, ..., a_n), no pair of the theorem begins otherwise. By the last
property p x_n of these 2n + 1 terms are below x_n, hence x_n <= (2n + 1) / p, and K = 2 ceil(n / p) + 1 is large enough
to lose nothing.

Proposition 5.2. `mex` states that x_i is the least number that is not taken: x_i = k implies that k is not taken, and
x_i > k implies that k is taken. The three algorithms differ in what is taken. At most 2 ceil(n / p) numbers are
(in (i) at most (2n + 1) / p of them p times), so the same K is large enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kernel_encodings.definition import at_least, running
from kernel_encodings.formula import FALSE, TRUE, Cnf, negation
from kernel_encodings.other_forms import Smt

__all__ = ["SequencesFormula", "complementary", "complementary_smt", "mex"]


@dataclass(frozen=True)
class SequencesFormula:
    """A formula over x_0, ..., x_n with values 0, ..., `most`; `m` gives y_i = x_i + mi."""

    cnf: Cnf
    m: int
    n: int
    most: int

    def at_least(self, i: int, k: int) -> int:
        """The literal [x_i >= k]."""
        return TRUE if k <= 0 else FALSE if k > self.most else 1 + i * self.most + k - 1

    def differs(self, values: Sequence[int]) -> tuple[int, ...]:
        """The clause: x_i is not values[i], for some i. (x_i is less than v, or at least v + 1.)"""
        sides = [s for i, v in enumerate(values) for s in (negation(self.at_least(i, v)), self.at_least(i, v + 1))]
        if TRUE in sides:  # a value beyond all bounds: every solution differs
            return 1, -1
        return tuple(literal for literal in sides if literal != FALSE)

    def values(self, model: Sequence[bool]) -> list[int]:
        """x_0, ..., x_n in a model."""
        return [sum(bool(v) for v in model[i * self.most : (i + 1) * self.most]) for i in range(self.n + 1)]


@dataclass(frozen=True)
class _Unknowns:
    """The order encoding with the literals x[i][k] for [x_i = k] and y(i, k) for [y_i = k]."""

    sequences: SequencesFormula
    x: list[list[int]]

    def y(self, i: int, k: int) -> list[int]:
        """The literal [y_i = k], or none if that cannot be."""
        value = k - self.sequences.m * i
        return [self.x[i][value]] if 0 <= value <= self.sequences.most else []


def _unknowns(title: str, m: int, p: int, n: int) -> _Unknowns:
    most = 2 * -(-n // p) + 1
    cnf = Cnf(title)
    cnf.new((n + 1) * most, f"1 + {most}i + (k - 1) says x_i >= k, for k = 1, ..., {most}")
    sequences = SequencesFormula(cnf, m, n, most)
    equal = cnf.new((n + 1) * (most + 1), f"{cnf.variables + 1} + {most + 1}i + k says x_i = k, for k = 0, ..., {most}")
    x = []
    for i in range(n + 1):
        x.append([equal + i * (most + 1) + k for k in range(most + 1)])
        for k, is_k in enumerate(x[i]):
            low, high = sequences.at_least(i, k), sequences.at_least(i, k + 1)
            cnf.add_simplified(negation(high), low)
            cnf.add_simplified(-is_k, low)
            cnf.add_simplified(-is_k, negation(high))
            cnf.add_simplified(is_k, negation(low), high)
    return _Unknowns(sequences, x)


def complementary(m: int, p: int, n: int) -> SequencesFormula:
    """The beginnings x_0, ..., x_n of the pairs of sequences in Theorem 4.1 (i), as the models of a formula."""
    unknowns = _unknowns(f"Theorem 4.1 (i) for m = {m}, p = {p}: x_0, ..., x_{n}", m, p, n)
    sequences, x = unknowns.sequences, unknowns.x
    cnf = sequences.cnf
    for i in range(n):
        for k in range(1, sequences.most + 1):
            cnf.add(-sequences.at_least(i, k), sequences.at_least(i + 1, k))
    for k in range(sequences.most + 1):
        terms = [x[i][k] for i in range(n + 1)] + [w for i in range(1, n + 1) for w in unknowns.y(i, k)]
        for more_than_p in at_least(cnf, p + 1, terms, f"counting the terms that are {k}, up to {p + 1}"):
            cnf.add(-more_than_p)
        settled = sequences.at_least(n, k + 1)
        cnf.add_simplified(negation(settled), *at_least(cnf, p, terms, f"counting the terms that are {k}, up to {p}"))
    return sequences


def mex(m: int, p: int, n: int, algorithm: Literal["i", "ii", "iii"]) -> SequencesFormula:
    """Proposition 5.2 (i), (ii) or (iii) for x_0, ..., x_n."""
    unknowns = _unknowns(f"Proposition 5.2 ({algorithm}) for m = {m}, p = {p}: x_0, ..., x_{n}", m, p, n)
    sequences = unknowns.sequences
    for k in range(sequences.most + 1):
        if algorithm == "i":
            _counted(unknowns, p, k)
        else:
            _avoided(unknowns, p, k, algorithm)
    return sequences


def _counted(unknowns: _Unknowns, p: int, k: int) -> None:
    """(i): k is taken for x_i when at least p indices j < i have x_j = k or y_j = k.

    Index 0 counts once, as x_0 = y_0; for j > 0 the two cannot hold together, so occurrences may be counted.
    """
    sequences, x = unknowns.sequences, unknowns.x
    terms = [x[0][k]]
    before = [0, 1]  # terms of the indices below i
    for j in range(1, sequences.n + 1):
        terms += [x[j][k], *unknowns.y(j, k)]
        before.append(len(terms))
    taken = running(sequences.cnf, p, terms, f"counting the terms that are {k}, up to {p}")
    for i in range(sequences.n + 1):
        sequences.cnf.add_simplified(-x[i][k], negation(taken[before[i]]))
        sequences.cnf.add_simplified(negation(sequences.at_least(i, k + 1)), taken[before[i]])


def _avoided(unknowns: _Unknowns, p: int, k: int, algorithm: str) -> None:
    """(ii), (iii): k is taken for x_i when x_j = k or y_j = k for one of certain j < i."""
    sequences, x = unknowns.sequences, unknowns.x
    for i in range(sequences.n + 1):
        if algorithm == "ii":
            of_x = [j for j in range(i) if (i - j) % p == 0]
            of_y = [j for j in range(i) if (i + j) % p == 0]
        else:
            rounds, shift = divmod(i, p)
            of_x = [p * r + shift for r in range(rounds)]
            of_y = [p * (r + 1) - shift if shift else p * r for r in range(rounds)]
        taken = [x[j][k] for j in of_x] + [w for j in of_y for w in unknowns.y(j, k)]
        for literal in taken:
            sequences.cnf.add(-x[i][k], -literal)
        sequences.cnf.add_simplified(negation(sequences.at_least(i, k + 1)), *taken)


def complementary_smt(m: int, p: int, n: int, unlike: Sequence[int] | None = None) -> Smt:
    """The constraints of `complementary` over the integers, in SMT-LIB 2; with `unlike`, a solution other than it."""
    most = 2 * -(-n // p) + 1
    lines = ["(set-logic QF_LIA)", *(f"(declare-const v{i} Int)" for i in range(n + 1))]
    lines += ["(assert (<= 0 v0))", f"(assert (<= v{n} {most}))"]
    lines += [f"(assert (<= v{i} v{i + 1}))" for i in range(n)]
    for k in range(most + 1):
        terms = [f"(ite (= v{i} {k}) 1 0)" for i in range(n + 1)]
        terms += [f"(ite (= (+ v{i} {m * i}) {k}) 1 0)" for i in range(1, n + 1)]
        total = f"(+ 0 {' '.join(terms)})"
        lines.append(f"(assert (let ((c {total})) (and (<= c {p}) (=> (> v{n} {k}) (= c {p})))))")
    if unlike is not None:
        lines.append(f"(assert (or {' '.join(f'(not (= v{i} {v}))' for i, v in enumerate(unlike))}))")
    return Smt(f"Theorem 4.1 (i) for m = {m}, p = {p}: x_0, ..., x_{n} are v0, ..., v{n}", 0, "\n".join(lines) + "\n")
