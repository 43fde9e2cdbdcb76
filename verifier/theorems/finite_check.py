"""A finite check that a substitution gives all P-positions of mWN^(l,p): on the infinite board, for given m, p, l.

That passing it is enough is the argument below, and a theorem of Coq: coq/substitution has this check as a function
(Check.v, `check`), the pairs of a substitution (Words.v) and the theorem (Sound.v, `substitution_checked`), without an
axiom. So a game is proved where Coq has computed the check (`verifier.theorems.substitution_theorems`); what Python
alone has computed, here, is called argued. A test compares the two on right and on changed substitutions.

Let the substitution generate (c_n, d_n), let D_n = d_n - c_n, and let S be these pairs and their mirror images. Suppose

(1) every letter has at least one step, every step inside a row is m or m + 1, and every step into a new row is m + 1
    or m + 2; so c grows by 0 or 1 at a time and D by m or m + 1; where it grows by m + 1, m >= 2;
(2) in each row, no two columns y < y' of S have y' - y mod p in {0, ..., l - 1};
(3) in each row, every residue class mod p is hit to the right by a column of S;
(4) where D grows by m + 1 from n - 1 to n, the cell (c_n, d_n - 1) is hit along its row by an S to its left.

Then S is the set of P-positions. No move joins two positions of S: along rows by (2), and since two columns of a row
differ by at least m; along columns by symmetry; for bishops since two of the D differ by at least m, and so do D_i and
-D_j. Every (x, y) not in S, x <= y, has a move into S: let n' be the last index in row x and j <= n' the last index
with D_j <= y - x. If y - x < D_j + m the m-bishop moves to (c_j, d_j). If j = n', then y lies to the right of all of S
in row x, and (3) gives a rook's move. Otherwise D_{j+1} = D_j + m + 1 and y - x = D_j + m; if c_{j+1} < x the m-bishop
moves to (c_{j+1}, d_{j+1}), and if c_{j+1} = x the cell is that of (4).

(1) is read off the rules. (2), (3), (4) concern residues mod p. Take the position x of the word with the prefix u
before it: x = |u|, the row's first d is |s(u)| + step - 1, and if x = d_j then c_j is the position that wrote x. With
V(u) = the number of each letter in u, mod p, all residues needed are functions of the *state* (letter of x, V(u),
c_j mod p), and the states of the positions written by x follow from the state of x, since V(s(u)) = M V(u). So the
states reachable from (origin, 0, none) are finitely many; they are listed and checked one by one.

m occurs in its residue only, but for runs of plain letters, which show all residues as soon as they are as long as p.
So what passes for some m > p passes for all m >= 2 of its class, with steps longer or shorter by the difference
(Classes.v).
"""

from __future__ import annotations

from dataclasses import dataclass

from verifier.solve.substitution import ORIGIN, PLAIN, Substitution, merged

__all__ = ["FiniteCheck", "check"]

MOST_STATES = 400_000
CheckState = tuple[str, tuple[int, ...], int]


@dataclass(frozen=True)
class FiniteCheck:
    """`failure` is None when the check is passed; `states` is the number of states looked at."""

    states: int
    failure: str | None = None

    @property
    def passed(self) -> bool:
        return self.failure is None


def check(m: int, p: int, l: int, substitution: Substitution) -> FiniteCheck:
    """Are the pairs of the substitution the P-positions of mWN^(l,p)? See the module's text for the argument.

    >>> from verifier.theorems.polynomial import family_d
    >>> check(2, 2, 0, family_d(2))
    FiniteCheck(states=25, failure=None)
    >>> check(2, 3, 0, family_d(2)).failure
    'row of residue 0: two columns see each other'
    """
    l = max(l, 1)
    small = merged(substitution)
    rules = dict(small.rules)
    letters = sorted(rules)
    place = {a: i for i, a in enumerate(letters)}
    for a, steps in rules.items():
        if a != ORIGIN and not steps:
            return FiniteCheck(0, f"the letter {a} writes nothing")
        for k, (step, _) in enumerate(steps):
            growth = step - (1 if k == 0 and a != ORIGIN else 0)
            if growth not in (m, m + 1) or (growth == m + 1 and m < 2):
                return FiniteCheck(0, f"a step of {step} is not covered by the argument")
    images = {a: small.image(a) for a in letters}
    matrix = [[sum(times for b, times in images[a] if b == c) for a in letters] for c in letters]
    start: CheckState = (ORIGIN, (0,) * len(letters), -1)
    seen, todo = {start}, [start]
    while todo:
        letter, counts, parent = todo.pop()
        x = sum(counts) % p
        written = [sum(row[i] * counts[i] for i in range(len(letters))) % p for row in matrix]
        position = sum(written) % p
        columns = [parent] if parent >= 0 else []
        if letter == ORIGIN:
            columns.append(0)
        for b, times in images[letter]:
            for _ in range(times):
                if b != ORIGIN:
                    child = (b, tuple(written), x if b != PLAIN else -1)
                    if child not in seen:
                        seen.add(child)
                        todo.append(child)
                written[place[b]] = (written[place[b]] + 1) % p
        if len(seen) > MOST_STATES:
            return FiniteCheck(len(seen), f"more than {MOST_STATES} states")
        position += 1 if letter == ORIGIN else 0
        for k, (step, _) in enumerate(rules[letter]):
            position += step
            growth = step - (1 if k == 0 and letter != ORIGIN else 0)
            column = (position - 1) % p
            if any((column - y) % p < l for y in columns):
                return FiniteCheck(len(seen), f"row of residue {x}: two columns see each other")
            if growth == m + 1 and not any((column - 1 - y) % p < l for y in columns):
                return FiniteCheck(len(seen), f"row of residue {x}: the cell before a long step is not hit")
            columns.append(column)
        if any(all((r - y) % p >= l for y in columns) for r in range(p)):
            return FiniteCheck(len(seen), f"row of residue {x}: a class mod {p} is not hit")
    return FiniteCheck(len(seen))
