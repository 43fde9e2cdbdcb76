"""Two sequences by a minimal exclusive algorithm, and how often they take a number.

c_n is the least number that c_0, ..., c_{n-1} and d_0, ..., d_{n-1} take fewer than p times; d_0 counts or does not.
Signed indices count how often they take a number r: z >= 0 stands for c_z = r, z < 0 for a term of d. `mex.py` and
`misere_mex.py` have such sequences; what both need, and `blocking.py` and `misere_all.py` after them, is written here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from verifier.lemmas.chapters.paper.play import MoveTerm, Point, count_options
from verifier.lemmas.trusted.kernel import Hint, Lemma, injection, injection_premises, instance, interval, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, any_of, card, eq, exists, forall, iff, ints, num
from verifier.lemmas.writing import Claim, TrueModel, claim, p

x, y, x1, y1, i, j, n, r, z = ints("x y x1 y1 i j n r z")


def listed_in(c: Function, d: Function) -> Point:
    """(x, y) is (c_n, d_n) or (d_n, c_n) for some n >= 0."""
    (n,) = ints("n_pair")

    def listed(x: Term, y: Term) -> Term:
        here, turned = all_of(eq(x, c(n)), eq(y, d(n))), all_of(eq(x, d(n)), eq(y, c(n)))
        return exists([n], all_of(n >= 0, any_of(here, turned)))

    return listed


@dataclass(frozen=True)
class Sequences:
    """c and d; the first index of d that counts, 0 or 1; what is assumed of the constants, and how d_n depends on c_n;
    and where the tests find true values.
    """

    c: Function
    d: Function
    first: int
    constants: Term
    link: Term
    model: TrueModel

    def takes(self, r: Term, z: Term) -> Term:
        """The sequences take r at the signed index z: c_z = r; or d_{-z} = r, or d_{-z-1} = r if d_0 counts."""
        other = -z if self.first else -z - 1
        return any_of(all_of(z >= 0, eq(self.c(z), r)), all_of(z <= -1, eq(self.d(other), r)))

    def before(self, r: Term, n: Term) -> Term:
        """One of c_0, ..., c_{n-1} and the d_j, j < n, that count, the one with signed index z, is r."""
        return all_of(z > -n if self.first else z >= -n, z < n, self.takes(r, z))

    def times(self, r: Term, n: Term) -> Term:
        """How often c_0, ..., c_{n-1} and the d_j, j < n, that count take r."""
        return card([z], self.before(r, n))

    @property
    def free(self) -> Term:
        return forall([n], (n >= 0) >> (self.times(self.c(n), n) <= p - 1))

    @property
    def full(self) -> Term:
        return forall([n, r], all_of(n >= 0, r >= 0, r < self.c(n)) >> (self.times(r, n) >= p))

    @property
    def hyps(self) -> list[Term]:
        return [self.constants, self.link, self.free, self.full]

    def listed(self, x: Term, y: Term) -> Term:
        """(x, y) is (c_n, d_n) or (d_n, c_n) for some n >= 0."""
        return listed_in(self.c, self.d)(x, y)

    def times_grow(self) -> Claim:
        """r is taken at least as often before j as before i <= j."""
        parts = ((z,), self.before(r, i), (z,), (z,), self.before(r, j), ((-j, j),))
        into, one, inside = injection_premises(*parts)
        return claim(
            [i <= j], self.times(r, i) <= self.times(r, j),
            [witness(into, *ints("z1")), witness(one, *ints("z2 z3")), witness(inside, *ints("z4")), injection(*parts)],
            model={**self.model, "r": 1, "i": 3, "j": 5},
        )

    def rising(self, times_grow: Lemma) -> Claim:
        """c does not decrease: what is taken fewer than p times before j is so before i."""
        return claim(
            [*self.hyps, i >= 0, i <= j], all_of(self.c(i) >= 0, self.c(i) <= self.c(j)),
            [
                instance(self.link, i), instance(self.link, j), instance(self.free, j),
                instance(self.full, i, self.c(j)), times_grow(r=self.c(j)),
            ],
            model={**self.model, "i": 3, "j": 5},
        )

    def zero(self) -> Claim:
        """c_0 = 0, since nothing is taken before; hence d_0, which is 1 if it counts."""
        empty = self.before(num(0), num(0))
        same = forall([z], iff(empty, all_of(z >= 0, z < 0)))
        return claim(
            self.hyps, all_of(eq(self.c(0), 0), eq(self.d(0), 1 - self.first)),
            [
                instance(self.link, 0), instance(self.full, 0, 0), witness(same, *ints("z1")),
                interval(z, empty, 0, 0),
            ],
            model=self.model,
        )

    def few(self, blockable: MoveTerm, code: Point, earlier: Callable[[Term, Term], list[Hint]], **at: int) -> Claim:
        """(A): at most p - 1 of the blockable options of (c_n, d_n) are pairs: as often was c_n taken before n. The
        hints `earlier` say that an option that is a pair has the signed index `code`, and took c_n before n.
        """
        source, target = all_of(blockable(x, y, x1, y1), self.listed(x1, y1)), self.before(self.c(n), n)
        parts = ((x1, y1), source, (code(x1, y1),), (z,), target, ((-n, n),))
        into, one, inside = injection_premises(*parts)
        A, O = ints("A1 A2"), ints("O1 O2 O3 O4")
        hints: list[Hint] = [witness(into, *A), witness(one, *O), witness(inside, *ints("B1"))]
        for a, b in (A, O[:2], O[2:]):
            hints += earlier(a, b)
        return claim(
            [*self.hyps, n >= 0, eq(x, self.c(n)), eq(y, self.d(n))],
            count_options(self.listed, blockable, x, y) <= p - 1,
            [*hints, instance(self.free, n), injection(*parts)],
            model={**self.model, **at},
        )
