"""What lies in the folder of a certificate for people: `check.py`, `README.md` and `statement.tex`.

The certificate is complete without them, and no checker reads them. They are made from the manifest of a certificate
that a checker has accepted, so that they say what it proves, and from what the author calls the game.
"""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

from verifier.base.appearing import appearing_file
from verifier.base.plural import counted
from verifier.base.version import VERSION
from verifier.certificate.check import KINDS, judge, kind_of, standalone
from verifier.certificate.check.board import Report
from verifier.certificate.proved import Proved, proved, sentence
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.games.families import Game, Imitation
from verifier.games.names import describe, name_of
from verifier.games.rules import Ruleset
from verifier.games.tex import escaped, tex

__all__ = ["accompany", "others"]

WIDTH = 110
LONG = 2000  # characters of rules that are shown; the manifest has all
CHECKER, README, STATEMENT = "check.py", "README.md", "statement.tex"
BEATTY = (
    "a_n = floor(n phi / p) and b_n = floor(n (phi + mp) / p), phi = (2 - mp + sqrt(m^2 p^2 + 4)) / 2, n = 0, 1, 2, ..."
)
BEATTY_TEX = (
    r"$a_n=\lfloor n\varphi/p\rfloor$ and $b_n=\lfloor n(\varphi+mp)/p\rfloor$, "
    r"$\varphi=\bigl(2-mp+\sqrt{m^2p^2+4}\bigr)/2$, $n\ge 0$"
)


def accompany(folder: str | Path) -> None:
    """Add the three files to the folder of an accepted certificate."""
    folder = Path(folder)
    kind = kind_of(folder).name
    report = judge(folder)
    if not report.accepted:
        raise ValueError(f"not accepted: {report.reason}")
    for name, text in _texts(folder, kind, report).items():
        with appearing_file(folder / name) as file:
            file.write(text)


def others(folder: Path, kind: str, report: Report) -> list[str]:
    """Those of the three files in the folder of an accepted certificate that are not what `accompany` would write."""
    found = []
    for name, text in _texts(folder, kind, report).items():
        ours = text.encode()
        if (folder / name).is_file():
            with (folder / name).open("rb") as file:
                if file.read(len(ours) + 1) != ours:
                    found.append(name)
    return found


def _texts(folder: Path, kind: str, report: Report) -> dict[str, str]:
    says, found = sentence(kind, report), proved(report)
    says = says[0].upper() + says[1:]
    return {
        CHECKER: standalone.text(),
        README: _readme(folder, kind, says, found),
        STATEMENT: _statement(kind, says, found),
    }


# --- README.md -------------------------------------------------------------------------------------------------------


def _readme(folder: Path, kind: str, says: str, found: Proved) -> str:
    parts = ["# What this folder proves", says]
    if kind == "board" and found.rows:
        parts.append("This is a strip of rows: alone it does not prove the claim on the board.")
    if isinstance(found.claim, Beatty):
        parts.append(f"Here {BEATTY}")
    if found.game is not None:
        parts += ["## The game", *_rules(found.game, found.making.called)]
    parts += ["## How to check it", *_ways(folder, kind)]
    if found.making.command is not None:
        parts += ["## How it was made", _code(found.making.command), f"with {found.making.program}."]
    return "\n\n".join(part if part.startswith("```") else _wrapped(part) for part in parts) + "\n"


def _rules(game: Game, name: str | None) -> list[str]:
    known = name_of(game)
    heading = f'Its author calls it "{name}". ' if name else ""
    if known:
        heading += f"In the notation of the paper it is {known}. "
    data = json.dumps(game.to_json(), ensure_ascii=False)
    rules = data if len(data) <= LONG else "(they are long: see `game` in manifest.json)"
    return [
        heading + describe(game),
        f"Two heaps of x and y tokens; a move makes them smaller. {_definition(game)}",
        "The rules as data, which is what the checkers read:",
        _code(rules),
    ]


def _definition(game: Game) -> str:
    """What a P-position is, for this game."""
    if isinstance(game, Imitation):
        return (
            "A state of a play is lost if no move leads to a lost one; the P-positions are the starting positions lost."
        )
    rules = game if isinstance(game, Ruleset) else None
    if rules is None or rules.block:
        text = "all options that are P-positions can be blocked, and are no more than may be blocked at once"
    else:
        text = "none of its options is one"
    text = f"A position is a P-position (the player who has just moved wins) if {text}"
    if rules is not None and rules.ending == "misere":
        text += ", and it has an option"
    if rules is not None and rules.terminal:
        text += "; the positions where the game ends are P-positions"
    return f"{text}."


def _ways(folder: Path, kind: str) -> list[str]:
    """With Python alone; with the program; with other people's checkers; with Coq."""
    parts = [
        "With Python 3.10 or newer and nothing else: `check.py` is one file that uses the standard library alone. "
        "It is made of the modules of the checkers, word for word, so that it can be read.",
        _code("python3 -I check.py\nsha256sum check.py"),
        f"The sum of this file, as version {VERSION} of the program makes it, is "
        f"`{standalone.sha256()}`. A folder from a stranger may have another file of that name in it: compare the sum, "
        "or make the file yourself, `wythoff check --standalone > check.py`.",
        "With the program, wythoff-verifier, in this folder:",
        _code("wythoff check ."),
    ]
    lrat = next((known.lrat for known in KINDS.values() if known.name == kind), None)
    if kind == "kernel" and not (folder / "proof.lrat").is_file():
        lrat = None
    if lrat is not None:
        inside = "" if lrat == "." else f"{lrat}/"
        if (folder / inside / "part-1").is_dir():
            inside += "part-1/"
            parts.append("The formulas and proofs are in the parts of this folder. Anybody's LRAT checker judges them:")
        else:
            parts.append("The proof is in LRAT, a format that anybody's checkers read, cake_lpr among them:")
        parts += [
            _code(f"cake_lpr {inside}formula.cnf {inside}proof.lrat"),
            "Such a checker says that the clauses are contradictory; that they are instances of the definition for "
            "these rules is said by `check.py`. `wythoff check --external` asks all that are installed.",
        ]
    if kind in ("automaton", "board", "rows"):
        parts += ["With Coq, whose kernel then checks the theorem from the definition of P-positions on:"]
        parts += [_code("wythoff check . --coq")]
    parts.append("`statement.tex` has the sentence for a paper; `\\input` it.")
    return parts


def _code(text: str) -> str:
    return f"```text\n{text}\n```"


def _wrapped(paragraph: str) -> str:
    return textwrap.fill(paragraph, WIDTH, break_long_words=False, break_on_hyphens=False)


# --- statement.tex ---------------------------------------------------------------------------------------------------


def _statement(kind: str, says: str, found: Proved) -> str:
    lines = ["% What this certificate proves, for \\input into a paper; no packages are needed."]
    builders = {"board": _board_tex, "rows": _rows_tex, "automaton": _automaton_tex}
    text = builders[kind](found) if kind in builders else escaped(says)
    if isinstance(found.claim, Beatty):
        text += f" Here {BEATTY_TEX}."
    if found.game is not None and (found.making.called or not name_of(found.game)):
        text += f" (The game. {escaped(describe(found.game))})"
    return "\n".join([*lines, textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)]) + "\n"


def _game_tex(found: Proved) -> str:
    assert found.game is not None
    known, name = name_of(found.game), found.making.called
    if name:
        return f"``{escaped(name)}''" + (f", that is {tex(known)}," if known else "")
    return tex(known) if known else "the game below"


def _claim_tex(claim: Claim | None) -> str:
    if isinstance(claim, Beatty):
        constants = f"$m={claim.m}$, $p={claim.p}$"
        if claim.l is None:
            return f"the pairs $\\{{a_n,b_n\\}}$ with {constants}"
        classes = (
            f"$(a_n,b_n)$, $n\\equiv {claim.l}$, and $(b_n,a_n)$, $n\\equiv {-claim.l % claim.p}\\pmod{{{claim.p}}}$"
        )
        return f"{classes}, with {constants}"
    if isinstance(claim, SameAs):
        known = name_of(claim.game)
        return f"those of {tex(known) if known else escaped(describe(claim.game))}"
    assert isinstance(claim, Listed)
    if 0 < len(claim.positions) <= 12:
        return "$" + ",\\allowbreak ".join(f"({x},{y})" for x, y in sorted(claim.positions)) + "$"
    return f"the {counted(len(claim.positions), 'position')} listed in the certificate"


def _board_tex(found: Proved) -> str:
    claim, game, (width, height) = _claim_tex(found.claim), _game_tex(found), found.board
    if found.refuted_at:
        x, y = found.refuted_at
        return f"The $P$-positions of {game} are not {claim}: $({x},{y})$ is the contrary of what this says."
    where = f"On the ${width}\\times {height}$ board"
    if found.rows:
        first, last = found.rows
        where = f"In the rows ${first}$ to ${last - 1}$ of the ${width}\\times {height}$ board"
        where += ", if this is so in the rows before," if first else ""
    return f"{where} the $P$-positions of {game} are {claim}."


def _rows_tex(found: Proved) -> str:
    return (
        f"In the first ${found.board[0]}$ rows of the infinite board, every column, the $P$-positions of "
        f"{_game_tex(found)} are {_claim_tex(found.claim)}."
    )


def _automaton_tex(found: Proved) -> str:
    return (
        f"For all $x,y\\ge 0$, $(x,y)$ is a $P$-position of {_game_tex(found)} if and only if the automaton of the "
        "certificate accepts $(x,y)$."
    )
