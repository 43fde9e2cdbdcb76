"""True values for the functions in the lemmas: the Beatty pair by its definition, P-positions by playing the
game.
"""

from functools import cache, partial
from math import isqrt

from verifier.games.families import Imitation
from verifier.games.imitation import solver
from verifier.games.names import parse_game
from verifier.lemmas.soundness import Surd
from verifier.solve.rows import rows

SIZE = 120


def a_value(m, p, n):
    """floor(n (2 - mp + sqrt((mp)^2 + 4)) / 2p), in integers."""
    k = m * p
    return (n * (2 - k) + isqrt(n * n * (k * k + 4))) // (2 * p)


def sequence(m, p, name):
    def at(n):
        return (a_value(m, p, n) + (m * n if name == "b" else 0)) if n >= 0 else -1

    return at


def mex_sequence(m, p, l, name):
    """x_n, the least number taken fewer than p times by x_0, ..., x_{n-1}, y_1, ..., y_{n-1}; y_n = (m+1-l)x_n + ln."""
    xs, ys = [], []
    for n in range(SIZE):
        taken = xs + ys[1:]
        xs.append(next(r for r in range(SIZE) if taken.count(r) < p))
        ys.append((m + 1 - l) * xs[n] + l * n)
    return lambda n: (xs if name == "x" else ys)[n] if n >= 0 else -1


def diagonal_sequence(m, p, name):
    """x_n, the least number that is none of x_i, y_i, i < n; y_n = x_n + m q_n, q_n = floor(n/p); the index of x_n."""
    xs, ys = [], []
    for n in range(SIZE):
        xs.append(next(r for r in range(2 * SIZE) if r not in xs + ys))
        ys.append(xs[n] + m * (n // p))
    if name == "index":
        return lambda r: xs.index(r) if r in xs else -1
    values = {"x": xs, "y": ys, "q": [n // p for n in range(SIZE)]}[name]
    return lambda n: values[n] if n >= 0 else -1


def play_diagonals(moves, p):
    """The P-positions when at most p - 1 options on the diagonal may be blocked."""

    @cache
    def is_p(x, y):
        if x < 0 or y < 0:
            return False
        lost = [(x - u, y - v) for u, v in moves(x, y) if is_p(u, v)]
        return all(i == j for i, j in lost) and len(lost) < p

    return is_p


def play_imitation(m, p):
    """The P-states of (m,p)-Imitation Nim."""
    lost = solver(Imitation(m, p))
    return lambda *state: lost(state)


def misere_sequence(m, p, name):
    """c_n, the least number taken fewer than p times by c_0, ..., c_{n-1}, d_0, ..., d_{n-1}; d_n = c_n + mn + 1."""
    cs, ds = [], []
    for n in range(SIZE):
        taken = cs + ds
        cs.append(next(r for r in range(3 * SIZE) if taken.count(r) < p))
        ds.append(cs[n] + m * n + 1)
    return lambda n: (cs if name == "c" else ds)[n] if n >= 0 else -1


def play_misere(moves, p=1, l=1):
    """The P-positions of misere play when at most p - 1 rook-type options, l or more away, may be blocked."""

    @cache
    def is_p(x, y):
        if x < 0 or y < 0 or not moves(x, y):
            return False
        lost = [(x - u, y - v) for u, v in moves(x, y) if is_p(u, v)]
        blockable = [(i, j) for i, j in lost if 0 in (i, j) and i + j >= l]
        return len(lost) == len(blockable) < p if p > 1 else not lost

    return is_p


def play_blocking(moves, p, l):
    """The P-positions when at most p - 1 rook-type options, l or more away, may be blocked."""

    @cache
    def is_p(x, y):
        if x < 0 or y < 0:
            return False
        lost = [(x - u, y - v) for u, v in moves(x, y) if is_p(u, v)]
        blockable = [(i, j) for i, j in lost if 0 in (i, j) and i + j >= l]
        return len(lost) == len(blockable) < p

    return is_p


def play(moves, legal=lambda x, y: True):
    """The P-positions of a game given by its options, as a predicate."""

    @cache
    def is_p(x, y):
        if x < 0 or y < 0:
            return False
        return not any(is_p(u, v) for u, v in moves(x, y) if legal(u, v))

    return is_p


def queen_moves(width, lengths):
    def moves(x, y):
        found = {(x, y - t) for t in range(1, y + 1) if t in lengths} | {
            (x - t, y) for t in range(1, x + 1) if t in lengths
        }
        found |= {
            (x - s, y - t)
            for s in range(x + 1)
            for t in range(max(0, s - width + 1), min(y, s + width - 1) + 1)
            if s + t
        }
        return found

    return moves


def wythoff_move(x, y, u, v):
    return 0 <= u <= x and 0 <= v <= y and (u, v) != (x, y) and (u == x or v == y or x - u == y - v)


def with_vectors(moves, vectors):
    """The options, and those that the vectors reach."""
    return lambda x, y: moves(x, y) | {(x - i, y - j) for i, j in vectors}


def modular(m, p):
    return play(queen_moves(m, {t for t in range(1, SIZE) if t % p == 0}))


def shifted(m, p, l):
    def legal(x, y):
        return not (l > 0 and x < m * l and y < m * (p - l))

    return play(queen_moves(m * p, set(range(SIZE))), legal)


def pairs(m, p):
    members = {(a_value(m, p, n), a_value(m, p, n) + m * n) for n in range(SIZE)}
    return lambda x, y: (x, y) in members or (y, x) in members


def odd_pairs(p):
    members = {(a_value(1, 2 * p, n), a_value(1, 2 * p, n) + n) for n in range(1, SIZE, 2)}
    return lambda x, y: (x, y) in members or (y, x) in members


@cache
def in_rows(name):
    """The sequences c, d and first, and the P-positions, of a game, from its complete rows: no rule is used."""
    c, d = (found.tolist() for found in rows(parse_game(name), 80).upper())
    members = {(x, y) for x, y in zip(c, d, strict=True)} | {(y, x) for x, y in zip(c, d, strict=True)}

    def within(values):
        return lambda n: values[n] if n >= 0 else -1

    return {"c": within(c), "d": within(d), "first": within([c.index(x) for x in range(80)]),
            "P": lambda x, y: (x, y) in members}  # fmt: skip


def resolve(lemma):
    """The model of a lemma with names of sequences and games replaced by functions, and triples by real
    numbers.
    """
    model = dict(lemma.model)
    m, p = model.get("m", 2), model.get("p", 3)
    games = {
        "pair": lambda: pairs(m, p),
        "odd pair": lambda: odd_pairs(p),
        "2-bishop": lambda: play(queen_moves(2, set())),
        "2WN(4)": lambda: modular(2, 4),
        "2WN(2)": lambda: modular(2, 2),
        "2WN(2,3)": lambda: play(queen_moves(2, {t for t in range(1, SIZE) if t % 3 < 2})),
        "2WN^3_1": lambda: play_blocking(queen_moves(2, range(SIZE)), 3, 1),
        "(2,3)WN": lambda: play_diagonals(queen_moves(2, range(SIZE)), 3),
        "(m,p)WN": lambda: play_diagonals(queen_moves(m, range(SIZE)), p),
        "(m,p)IN": lambda: play_imitation(m, p),
        "WN move": lambda: wythoff_move,
        "WN": lambda: play(queen_moves(1, range(SIZE))),
        "WN with (1, 3)": lambda: play(with_vectors(queen_moves(1, range(SIZE)), ((1, 3), (3, 1)))),
        **{f"diagonal {name}": partial(diagonal_sequence, m, p, name) for name in ("x", "y", "q", "index")},
        "misere c": lambda: misere_sequence(m, p, "c"),
        "misere d": lambda: misere_sequence(m, p, "d"),
        "misere a": lambda: lambda n: a_value(m, p, p * (m * n + 1)),
        "misere 3WN^2": lambda: play_misere(queen_moves(3, range(SIZE)), 2, 3),
        "misere 5WN(3)": lambda: play_misere(queen_moves(5, {t for t in range(1, SIZE) if t % 3 == 0})),
        "misere 6WN(2,4)": lambda: play_misere(queen_moves(6, {t for t in range(1, SIZE) if t % 4 < 2})),
        "misere WN^3": lambda: play_misere(queen_moves(1, range(SIZE)), 3, 1),
        "misere WN^3 c": lambda: misere_by_exceptions(3)["c"],
        "misere WN^3 place": lambda: misere_row(3, "place"),
        "misere WN^3 column": lambda: misere_row(3, "column"),
        **{
            f"exceptions {name}": lambda name=name: misere_by_exceptions(p)[name]
            for name in ("a", "U", "g", "u", "s", "sp", "c")
        },
        "2x3WN_1": lambda: shifted(2, 3, 1),
        "2x2WN_1": lambda: shifted(2, 2, 1),
        "2x3WN": lambda: by_l(2, 3),
        "2x2WN literal": lambda: by_l(2, 2),
        "1x3WN literal": lambda: by_l(1, 3),
    }
    for key, entry in model.items():
        if isinstance(entry, tuple):
            model[key] = Surd(*entry[1:])
        elif entry in ("a", "b"):
            model[key] = sequence(m, p, entry)
        elif entry in ("x", "y"):
            model[key] = mex_sequence(m, p, model["l"], entry)
        elif isinstance(entry, str) and " of " in entry:
            what, _, name = entry.partition(" of ")
            model[key] = in_rows(name)[what]
        elif isinstance(entry, str):
            model[key] = games[entry]()
    return model


@cache
def misere_by_exceptions(p):
    """c_n = a_n + (-1)^k for n = u_k, else a_n; and g, u, s, the k of n = u_k (or -1), U(k) = min{i : a_i >= k}."""
    g, u, s = [1], [0], [1]
    while len(u) < 12:
        g, u, s = [*g, g[-1] + u[-1]], [*u, p * g[-1] + (p - 1) * u[-1]], [*s, -s[-1]]

    def a(n):
        return a_value(1, p, n)

    def sp(n):
        return u.index(n) if n in u else -1

    return {
        "a": a, "c": lambda n: a(n) + (s[sp(n)] if n in u else 0), "sp": sp, "U": lambda k: first_from(a, k),
        **{name: partial(lambda values, k: values[k] if k >= 0 else -1, values)
           for name, values in (("g", g), ("u", u), ("s", s))},
    }  # fmt: skip


def first_from(a, k):
    return next(i for i in range(10 * SIZE) if a(i) >= k)


def misere_row(p, name):
    """The columns of a row of misere WN^p, by playing: the place of a column, and the column of a place."""
    is_p = play_misere(queen_moves(1, range(SIZE)), p, 1)

    @cache
    def columns(x):
        return [y for y in range(5 * SIZE // 4) if is_p(x, y)]

    if name == "place":
        return lambda x, y: columns(x).index(y) if x >= 0 and y in columns(x) else -1
    return lambda x, r: columns(x)[r] if x >= 0 and 0 <= r < len(columns(x)) else -1


def by_l(m, p):
    each = {l: shifted(m, p, l) for l in range(p)}
    return lambda l, x, y: l in each and each[l](x, y)
