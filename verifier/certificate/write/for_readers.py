"""What lies in the folder of a certificate for people: `check.py`, `README.md` and `statement.tex`.

The certificate is complete without them, and no checker reads them. They are made from the manifest of a certificate
that a checker has accepted, so that they say what it proves, and from what the author calls the game.
"""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

from verifier.base.appearing import appearing_file
from verifier.base.version import VERSION
from verifier.certificate.check import KINDS, judge, kind_of, standalone
from verifier.certificate.proved import called, is_strip, sentence
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs, claim_from_json
from verifier.games.families import Game, game_from_json
from verifier.games.notation import describe, name_of
from verifier.games.rules import Ruleset
from verifier.games.tex import escaped, tex

__all__ = ["accompany"]

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
    says = sentence(kind, report).removeprefix("Accepted: ")
    for name, text in (
        (CHECKER, standalone.text()),
        (README, _readme(folder, kind, says[0].upper() + says[1:], report.manifest)),
        (STATEMENT, _statement(kind, says[0].upper() + says[1:], report.manifest)),
    ):
        with appearing_file(folder / name) as file:
            file.write(text)


def _game(manifest: dict[str, Any]) -> Game | None:
    return game_from_json(manifest["game"]) if "game" in manifest else None


def _claim(manifest: dict[str, Any]) -> Claim | None:
    return claim_from_json(manifest["claim"]) if "claim" in manifest else None


# --- README.md -------------------------------------------------------------------------------------------------------


def _readme(folder: Path, kind: str, says: str, manifest: dict[str, Any]) -> str:
    parts = ["# What this folder proves", says]
    if kind == "board" and is_strip(manifest):
        parts.append("This is a strip of rows: alone it does not prove the claim on the board.")
    if isinstance(_claim(manifest), Beatty):
        parts.append(f"Here {BEATTY}")
    game = _game(manifest)
    if game is not None:
        parts += ["## The game", *_rules(game, manifest)]
    parts += ["## How to check it", *_ways(folder, kind)]
    made = manifest.get("made_by")
    if isinstance(made, dict) and "command" in made:
        parts += ["## How it was made", _code(f"{made['command']}"), f"with {made.get('program', 'wythoff-verifier')}."]
    return "\n\n".join(part if part.startswith("```") else _wrapped(part) for part in parts) + "\n"


def _rules(game: Game, manifest: dict[str, Any]) -> list[str]:
    name = called(manifest)
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
    rules = game if isinstance(game, Ruleset) else None
    if rules is None or rules.block:
        text = "no option that cannot be blocked is one, and no more that can be blocked are than may be blocked"
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
        "With the program (`pip install wythoff-verifier`):",
        _code(f"wythoff check {folder.name}"),
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
        parts += [_code(f"wythoff check {folder.name} --coq")]
    parts.append("`statement.tex` has the sentence for a paper; `\\input` it.")
    return parts


def _code(text: str) -> str:
    return f"```text\n{text}\n```"


def _wrapped(paragraph: str) -> str:
    return textwrap.fill(paragraph, WIDTH, break_long_words=False, break_on_hyphens=False)


# --- statement.tex ---------------------------------------------------------------------------------------------------


def _statement(kind: str, says: str, manifest: dict[str, Any]) -> str:
    lines = ["% What this certificate proves, for \\input into a paper; no packages are needed."]
    builders = {"board": _board_tex, "rows": _rows_tex, "automaton": _automaton_tex}
    text = builders[kind](manifest) if kind in builders else escaped(says)
    game, claim = _game(manifest), _claim(manifest)
    if isinstance(claim, Beatty):
        text += f" Here {BEATTY_TEX}."
    if game is not None and (called(manifest) or not name_of(game)):
        text += f" (The game. {escaped(describe(game))})"
    return "\n".join([*lines, textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)]) + "\n"


def _game_tex(manifest: dict[str, Any]) -> str:
    game, name = _game(manifest), called(manifest)
    assert game is not None
    known = name_of(game)
    if name:
        return f"``{escaped(name)}''" + (f", that is {tex(known)}," if known else "")
    return tex(known) if known else "the game below"


def _claim_tex(claim: Claim) -> str:
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
    return f"the {len(claim.positions)} positions listed in the certificate"


def _board_tex(manifest: dict[str, Any]) -> str:
    claim = _claim(manifest)
    assert claim is not None
    width, height = manifest["board"]
    game = _game_tex(manifest)
    if manifest["verdict"] == "REFUTED":
        x, y = manifest["counterexample"]
        return (
            f"The $P$-positions of {game} are not {_claim_tex(claim)}: $({x},{y})$ is the contrary of what this says."
        )
    where = f"On the ${width}\\times {height}$ board"
    if is_strip(manifest):
        first, last = manifest["rows"]
        where = f"In the rows ${first}$ to ${last - 1}$ of the ${width}\\times {height}$ board"
        where += ", if this is so in the rows before," if first else ""
    return f"{where} the $P$-positions of {game} are {_claim_tex(claim)}."


def _rows_tex(manifest: dict[str, Any]) -> str:
    claim = _claim(manifest)
    assert claim is not None
    rows = manifest["board"][0]
    return (
        f"In the first ${rows}$ rows of the infinite board, every column, the $P$-positions of {_game_tex(manifest)} "
        f"are {_claim_tex(claim)}."
    )


def _automaton_tex(manifest: dict[str, Any]) -> str:
    return (
        f"For all $x,y\\ge 0$, $(x,y)$ is a $P$-position of {_game_tex(manifest)} if and only if the automaton of the "
        "certificate accepts $(x,y)$."
    )
