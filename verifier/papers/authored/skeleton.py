"""A file to begin with: one statement of each kind, all true, with a word on every key."""

from __future__ import annotations

from pathlib import Path

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError

__all__ = ["SKELETON", "write_skeleton"]

SKELETON = """# A paper as data. Check it with
#   wythoff paper mypaper.toml          all statements
#   wythoff paper mypaper.toml thm-1    one of them
# docs/papers.md explains every key.
title = "My paper"
authors = "A. Author"

[source]                      # which text is checked (all keys may be left out)
name = "mypaper.tex"
date = "2026-01-31"
# file = "mypaper.tex"        # if it lies beside this file, its SHA-256 is taken, or compared with:
# sha256 = "..."

[games]                       # names of your own: another name, or rules as in examples/my-game.toml
W = "WN"
Ends = { moves = [{ type = "rook" }, { type = "bishop" }], terminal = "{l}" }

# 1. The P-positions of a game, or of a family of games, are what is claimed.
[[statement]]
id = "thm-1"                  # small letters, digits, points and hyphens
place = "Theorem 1"
says = "The P-positions of m-Wythoff p-Blocking Nim are the pairs {a_n, b_n}."
parameters = { m = "1..3", p = "1..3" }    # "1.." is cut off by the run; "0..p - 1" uses earlier ones; [1, 4] is a list
# given = "gcd(m, p) == 1"    # only these values
game = "{m}WN^{p}"            # an expression in braces is replaced by its value
claim = "beatty:m={m},p={p}"
# claim = "game:{m}WN^({m},{m*p})"              another game
# claim = { mex = "x + m * n", times = "p" }    x_n by mex, y_n by this formula; each number up to `times` times
# claim = [[0, 0], [1, 2], [2, 1]]              exactly these, on the smallest board that holds them (or `board = N`)
# claim = "positions.csv"                       a list in a file, with board = N
# claim = "automaton:my-certificate"            what `wythoff theorem --certificate` wrote

# 2. A position is P, or N.
[[statement]]
id = "ex-1"
place = "Example 1"
says = "In Wythoff Nim (3, 5) is a P-position."
game = "W"
position = [3, 5]
is = "P"

# 3. A table of pairs, entry by entry, by x and then y.
[[statement]]
id = "table-1"
place = "Table 1"
says = "The first P-positions of Wythoff Nim."
kind = "table"                # result (default), definition, table, example, step, belief
game = "W"
table = [[0, 0], [1, 2], [3, 5], [4, 7]]        # or "bfile:c.txt,d.txt"

# 4. An integer formula, for all values of its variables in their ranges.
[[statement]]
id = "lem-1"
place = "Lemma 1"
says = "b_n - a_n = mn."
parameters = { m = "1..4", p = "1..4", n = "0..200" }
formula = "b(m, p, n) - a(m, p, n) == m * n"    # a, b, surd, gcd, isqrt, sum, all, any, ...: docs/papers.md

# 5. Two games have the same P-positions, or different ones.
[[statement]]
id = "prop-1"
place = "Proposition 1"
says = "2WN^2 and 2WN^(2,4) have the same P-positions."
same = ["2WN^2", "2WN^(2,4)"]

[[statement]]
id = "prop-2"
place = "Proposition 2"
says = "Ending Wythoff Nim where x + y <= l changes its P-positions, l = 1, 2, 3."
parameters = { l = "1..3" }
differ = ["Ends", "W"]

# 6. A row or a column has so many P-positions.
[[statement]]
id = "cor-1"
place = "Corollary 1"
says = "Every row of WN^3 holds three P-positions."
game = "WN^3"
row = "every"                 # or 5, or "0..10"; column = ...
count = 3

# A statement that you know to be false, with its correction: `expect` says what the run should find.
[[statement]]
id = "ex-2"
place = "Example 2"
says = "In Wythoff Nim (4, 6) is a P-position."
expect = "erratum"
game = "W"
position = [4, 6]
is = "P"
cause = "slip"                # substance, table, belief, gap, slip, convention
argument = "The P-position of row 4 is (4, 7)."
corrected = { says = "In Wythoff Nim (4, 7) is a P-position.", game = "W", position = [4, 7], is = "P" }
"""


def write_skeleton(path: Path) -> None:
    """Write the skeleton to a new file."""
    if path.suffix != ".toml":
        raise UserError(f"A paper is a .toml file: call it {path.stem}.toml.")
    if path.exists():
        raise UserError(f"{str(path)!r} is there already.")
    with appearing_file(path) as file:
        file.write(SKELETON)
