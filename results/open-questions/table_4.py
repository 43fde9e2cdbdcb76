"""Which games have the first nine columns of Table 4? python results/open-questions/table_4.py

All rooks with a modulus up to 7 and residues that contain 0, beside all bishops with a width up to 4 and a step up to
3, without blocking and with each kind of blocking of one or two options. Misere play need not be tried: there (0, 0),
the first column of the table, is an N-position.
"""

from itertools import combinations, product

from verifier.games.names import title
from verifier.games.rules import Bishop, Block, Rook, Ruleset
from verifier.papers.restrictions.printed import TABLE_4
from verifier.solve.retrograde import p_set

WIDTH = 100  # columns of a row that are looked at
PRINTED = list(zip(TABLE_4["a"], TABLE_4["b"], strict=True))[:9]
LAST = PRINTED[-1][0]  # rows before the last one are in the table from end to end

rooks = {
    Rook(q, (0, *more)): None for q in range(1, 8) for k in range(q) for more in combinations(range(1, q), k)
}  # a dictionary keeps the order; equal rules are equal values
bishops = [Bishop(width, step) for width in range(1, 5) for step in range(1, 4)]
blocks = [None, *(Block(k, "roob", l) for k in (1, 2) for l in (1, 2, 3))]
blocks += [Block(k, kind) for k in (1, 2) for kind in ("bishop", "any")]  # type: ignore[arg-type]

tried, found = 0, []
for rook, bishop, block in product(rooks, bishops, blocks):
    game = Ruleset((rook, bishop), block=block)
    board = p_set(game, LAST + 1, WIDTH)
    pairs = sorted((int(x), int(y)) for x, y in zip(*board.nonzero(), strict=True) if x <= y)
    tried += 1
    if pairs[: len(PRINTED)] == PRINTED:
        found.append(title(game))
print(f"{tried:,} rule sets; with the first nine columns of Table 4: {', '.join(found) or 'none'}")
raise SystemExit(0 if found else 1)
