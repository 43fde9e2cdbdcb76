"""Beyond the paper: for m = 2 (mod 2p) the coincidences of Theorem 2.1 survive in misere play.

If m = 2 (mod p), or (mod 2p), the column of the signed index z of row x is x + 2z + 1 modulo p, or 2p. The signed
indices of a row run once through the classes modulo p (`misere_rows.py`). So, modulo an odd p, its columns run once
through all classes: misere mWN^(p) has the pairs {c_n, d_n} of misere mWN^p if p is odd and m = 2 (mod p). Modulo 2p
they run once through the classes of x + 1, x + 3, ...: for m = 2 (mod 2p) so has every rook whose lengths have their
residues mod 2p in a set R that holds 0, no other even number, and some odd one; among them misere mWN^(2,2p).
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere import misere
from verifier.lemmas.chapters.beyond.misere_mex import MODEL, SEQUENCES, column, listed
from verifier.lemmas.chapters.beyond.misere_rooks import Lengths, apart, beyond, misere_rook, queen, reach, reached
from verifier.lemmas.chapters.beyond.misere_rows import misere_row_exists, misere_row_unique
from verifier.lemmas.chapters.paper.algebra import cancel, division
from verifier.lemmas.chapters.paper.play import P, board, length
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import Function, Lambda, Term, all_of, eq, exists, forall, iff, ints, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, z, i, j, k, o, s, t = ints("x y z i j k o s t")
X, Y, z2, z3, t2, t3, E, parity = ints("X Y z2 z3 t2 t3 E parity")

R = Function("R", 1, "Bool")


@lemma
def misere_column() -> Claim:
    """If m = 2 (mod k) then the column of the signed index z of row x is x + 2z + 1 modulo k."""
    goal = exists([t], eq(column(x, z), x + 2 * z + 1 + k * t))
    return claim([eq(m, 2 + k * s)], goal, [instance(goal, s * z), instance(goal, s * (z + 1))])


def obtain_column(k: Term, x: Term, z: Term, t: Term) -> list[Hint]:
    """Hints: the column is x + 2z + 1 + kt."""
    return [misere_column(k=k, x=x, z=z), witness(misere_column.at(k=k, x=x, z=z), t)]


@lemma
def halve() -> Claim:
    """If 2z = pt and p = 2o + 1, then z = p(z - ot)."""
    return claim([eq(p, 2 * o + 1), eq(2 * z, p * t)], eq(z, p * (z - o * t)))


def by_p(k: Term) -> Term:
    """The lengths of the p-rook."""
    return length(k, 1, p)


def by_two(k: Term) -> Term:
    """The lengths of the (2, 2p)-rook."""
    return length(k, 2, 2 * p)


def _game(lengths: Lengths) -> tuple[Term, Hint]:
    """The rule of misere play with this rook, and the hint that its P-positions are the pairs."""
    return misere(P, queen(lengths)), misere_rook(Len=Lambda([k], lengths(k)))


# --- p odd, m = 2 (mod p) -----------------------------------------------------------------------------------------

ODD = [eq(p, 2 * o + 1), o >= 0, eq(m, 2 + p * s)]
_ODD = {**MODEL, "m": 5, "p": 3, "o": 1, "s": 1}


@lemma
def misere_odd_apart() -> Claim:
    """For odd p and m = 2 (mod p) the p-rook joins no two pairs of a row."""
    goal = apart(by_p)
    turn = i - t2 + t3
    return claim(
        [*SEQUENCES, *ODD], goal,
        [
            witness(goal, X, z2, z3), witness(by_p(column(X, z2) - column(X, z3)), i, j),
            *obtain_column(p, X, z2, t2), *obtain_column(p, X, z3, t3), halve(z=z2 - z3, t=turn),
            misere_row_unique(x=X, z=z3, t=(z2 - z3) - o * turn),
        ],
        model=_ODD,
    )


@lemma
def misere_odd_reach() -> Claim:
    """For odd p and m = 2 (mod p) the p-rook reaches a pair from every position to the right of a row."""
    goal = reach(by_p)
    start = (Y - X - 1) * (o + 1)
    index = start + p * t
    times = (Y - X - 1) * -1 - 2 * t - t2
    return claim(
        [*SEQUENCES, *ODD], goal,
        [
            witness(goal, X, Y), misere_row_exists(x=X, z=start), witness(misere_row_exists.at(x=X, z=start), t),
            instance(beyond(X, Y), index), *obtain_column(p, X, index, t2), instance(reached(by_p, X, Y), index),
            instance(by_p(Y - column(X, index)), times, 0), cancel(x=p, y=times),
        ],
        model=_ODD,
    )


@lemma
def misere_mwn_p_odd() -> Claim:
    """With the c_n and d_n of misere mWN^p, P(misere mWN^(p)) = {{c_n, d_n}} if p is odd and m = 2 (mod p), m >= 2."""
    rules, conclude = _game(by_p)
    return claim(
        [*SEQUENCES, *ODD, rules, board(x, y)], iff(P(x, y), listed(x, y)),
        [misere_odd_apart(), misere_odd_reach(), conclude],
        model={**_ODD, "P": "misere 5WN(3)", "x": 0, "y": 6},
    )


# --- m = 2 (mod 2p) -----------------------------------------------------------------------------------------------


def allowed(distance: Term) -> Term:
    """The residue of the length mod 2p is in R."""
    i, j = ints("i_len j_len")
    return exists([i, j], all_of(eq(distance, i * (2 * p) + j), i >= 0, j >= 0, j < 2 * p, R(j)))


EVEN = eq(m, 2 + 2 * p * s)
ONLY_ZERO = forall([k], all_of(k >= 1, 2 * k < 2 * p) >> ~R(2 * k))
LAW = [p >= 1, R(num(0)), ONLY_ZERO, o >= 0, 2 * o + 1 < 2 * p, R(2 * o + 1)]
_EVEN = {**MODEL, "m": 6, "p": 2, "s": 1, "o": 0, "R": lambda j: j in (0, 1)}


def _apart(lengths: Lengths) -> tuple[Term, list[Hint]]:
    """No length joins two pairs of a row: all differences of columns are even."""
    goal = apart(lengths)
    half = division.at(z=j, p=2)
    return goal, [
        witness(goal, X, z2, z3), witness(lengths(column(X, z2) - column(X, z3)), i, j),
        *obtain_column(2 * p, X, z2, t2), *obtain_column(2 * p, X, z3, t3), division(z=j, p=2),
        witness(half, E, parity), misere_row_unique(x=X, z=z3, t=i - t2 + t3),
    ]


def _reach(lengths: Lengths, o: Term) -> tuple[Term, list[Hint]]:
    """From (X, Y) to the right of row X: by a length congruent to 0, or to 2o + 1, as Y - X is odd or even."""
    goal = reach(lengths)
    half = division.at(z=Y - X - 1, p=2)
    hints: list[Hint] = [witness(goal, X, Y), division(z=Y - X - 1, p=2), witness(half, E, parity)]
    for start, residue, name in ((E, num(0), "t0 t2"), (E - o, 2 * o + 1, "t1 t3")):
        t, turn = ints(name)
        index = start + p * t
        times = -t - turn
        hints += [
            misere_row_exists(x=X, z=start), witness(misere_row_exists.at(x=X, z=start), t),
            instance(beyond(X, Y), index), *obtain_column(2 * p, X, index, turn),
            instance(reached(lengths, X, Y), index), instance(lengths(Y - column(X, index)), times, residue),
            cancel(x=2 * p, y=times), cancel(x=2 * p, y=times + 1),
        ]
    return goal, hints


@lemma
def misere_two_apart() -> Claim:
    """For m = 2 (mod 2p) the (2, 2p)-rook joins no two pairs of a row."""
    goal, hints = _apart(by_two)
    return claim([*SEQUENCES, EVEN], goal, hints, model=_EVEN)


@lemma
def misere_two_reach() -> Claim:
    """For m = 2 (mod 2p) the (2, 2p)-rook reaches a pair from every position to the right of a row."""
    goal, hints = _reach(by_two, num(0))
    return claim([*SEQUENCES, EVEN], goal, hints, model=_EVEN)


@lemma
def misere_mwn_2_2p() -> Claim:
    """With the c_n and d_n of misere mWN^p, P(misere mWN^(2,2p)) = {{c_n, d_n}} if m = 2 (mod 2p), m >= 2."""
    rules, conclude = _game(by_two)
    return claim(
        [*SEQUENCES, EVEN, rules, board(x, y)], iff(P(x, y), listed(x, y)),
        [misere_two_apart(), misere_two_reach(), conclude],
        model={**_EVEN, "P": "misere 6WN(2,4)", "x": 0, "y": 7},
    )


@lemma
def misere_law_apart() -> Claim:
    """For m = 2 (mod 2p) a rook with lengths in R mod 2p joins no two pairs of a row, if 0 is the only even in R."""
    goal, hints = _apart(allowed)
    return claim([*SEQUENCES, EVEN, *LAW], goal, [*hints, instance(ONLY_ZERO, E)], model=_EVEN)


@lemma
def misere_law_reach() -> Claim:
    """It reaches a pair from every position to the right of a row, if R holds 0 and an odd number."""
    goal, hints = _reach(allowed, o)
    return claim([*SEQUENCES, EVEN, *LAW], goal, hints, model=_EVEN)


@lemma
def misere_mwn_residues() -> Claim:
    """Let m = 2 (mod 2p), m >= 2, and let R hold 0, no other even number, and an odd one. With the c_n and d_n of
    misere mWN^p, {{c_n, d_n}} are the P-positions in misere play of the m-bishop and the rook with lengths in R mod 2p.
    """
    rules, conclude = _game(allowed)
    return claim(
        [*SEQUENCES, EVEN, *LAW, rules, board(x, y)], iff(P(x, y), listed(x, y)),
        [misere_law_apart(), misere_law_reach(), conclude],
        model={**_EVEN, "P": "misere 6WN(2,4)", "x": 0, "y": 7},
    )
