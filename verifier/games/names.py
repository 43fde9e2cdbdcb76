"""The paper's names of games, read and printed, and games from files.

| name          | game                                                            | built by                    |
|---------------|-----------------------------------------------------------------|-----------------------------|
| `WN`, `2WN`   | (m-)Wythoff Nim                                                 | `families.wythoff`          |
| `2WN^3`       | m-Wythoff p-Blocking Nim                                        | `families.blocking`         |
| `2WN^3_1`     | only l-roob-type options may be blocked                         | `families.blocking`         |
| `2WN^(3)`     | m-Wythoff Modulo-p Nim                                          | `families.modulo`           |
| `2WN^(1,3)`   | m-Wythoff Modulo-p l-Nim, l first                               | `families.modulo`           |
| `2x3WN_1`     | l-Shifted m x p-Wythoff Nim                                     | `families.shifted`          |
| `2x3WN_{2,4}` | any removed rectangle                                           | `families.rectangle`        |
| `2x3WN`       | the second player picks l                                       | `families.choice`           |
| `(2,3)WN`     | p-Blocking m-Wythoff Nim, bishop-type blocking                  | `families.bishop_blocking`  |
| `WN[3]`       | bishop restricted to multiples of a constant (our notation)     | `families.bishop_multiples` |
| `(2,3)IN`     | (m,p)-Imitation Nim                                             | `families.Imitation`        |
| `misere 2WN`  | the misere form of any of the board games                       | `ending = "misere"`         |

LaTeX spellings (`2WN^{(1,3)}`, `2\\times 3WN_1`, `2×3WN_{1}`) are read too.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import gcd
from pathlib import Path
from typing import Any

from verifier.base import strict
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.base.reading import text_of
from verifier.games import families
from verifier.games.families import Choice, Game, Imitation
from verifier.games.rules import KEYS, Bishop, Block, Bound, Part, Rook, Ruleset, Vectors, _keys

__all__ = [
    "EXAMPLES",
    "NAMED",
    "NamedGame",
    "constants",
    "describe",
    "game_of_table",
    "load_called",
    "load_game",
    "name_of",
    "parse_game",
    "table_of",
    "title",
    "told_apart",
]


@dataclass(frozen=True)
class NamedGame:
    """A named game, in one record: an example of the name, the pattern that reads its constants, the game they make.

    `write` gives the name that a game would have in this form, or None; whether it is the game's name is decided by
    reading it back, so a careless `write` can miss a name but never give a wrong one.
    """

    example: str
    read: str
    make: Callable[..., Game]
    write: Callable[[Game], str | None]
    letters: str = ""  # which of the paper's constants the groups of `read` are


def _plain(form: Callable[[Ruleset, Rook, Bishop], str | None]) -> Callable[[Game], str | None]:
    """A way to write the games that have one rook, one bishop and nothing else."""

    def write(game: Game) -> str | None:
        if not isinstance(game, Ruleset) or len(game.moves) != 2:
            return None
        rook, bishop = game.moves
        return form(game, rook, bishop) if isinstance(rook, Rook) and isinstance(bishop, Bishop) else None

    return write


def _blocked(form: Callable[[str, int, Block], str]) -> Callable[[Game], str | None]:
    return _plain(lambda game, rook, bishop: form(_wn(bishop), game.blocks + 1, game.block) if game.block else None)


def _wn(bishop: Bishop) -> str:
    return f"{bishop.width if bishop.width > 1 else ''}WN"


def _shifted(game: Ruleset, rook: Rook, bishop: Bishop) -> str | None:
    u, v = game.removed or (0, 0)
    common = gcd(u, v)
    return f"{common}x{bishop.width // common}WN_{u // common}" if game.removed and u + v == bishop.width else None


def _rectangle(game: Ruleset, rook: Rook, bishop: Bishop) -> str | None:
    return f"1x{bishop.width}WN_{{{game.removed[0]},{game.removed[1]}}}" if game.removed else None


def _choice(game: Game) -> str | None:
    if not isinstance(game, Choice):
        return None
    p = len(game.games)
    bishops = [part for part in game.games[0].moves if isinstance(part, Bishop)]
    return f"{bishops[0].width // p}x{p}WN" if bishops and bishops[0].width >= p else None


NAMED = (
    NamedGame("2WN", r"(\d*)WN", families.wythoff, _plain(lambda game, rook, bishop: _wn(bishop)), "m"),
    NamedGame("2WN^3", r"(\d*)WN\^(\d+)", families.blocking, _blocked(lambda wn, p, block: f"{wn}^{p}"), "mp"),
    NamedGame(
        "2WN^3_1",
        r"(\d*)WN\^(\d+)_(\d+)",
        families.blocking,
        _blocked(lambda wn, p, block: f"{wn}^{p}_{block.l}"),
        "mpl",
    ),
    NamedGame(
        "2WN^(3)",
        r"(\d*)WN\^\((\d+)\)",
        families.modulo,
        _plain(lambda game, rook, bishop: f"{_wn(bishop)}^({rook.modulus})"),
        "mp",
    ),
    NamedGame(
        "2WN^(1,3)",
        r"(\d*)WN\^\((\d+),(\d+)\)",
        lambda m, l, p: families.modulo(m, p, l),
        _plain(lambda game, rook, bishop: f"{_wn(bishop)}^({len(rook.residues)},{rook.modulus})"),
        "mlp",
    ),
    NamedGame("2x3WN_1", r"(\d+)x(\d+)WN_(\d+)", families.shifted, _plain(_shifted), "mpl"),
    NamedGame("2x3WN_{2,4}", r"(\d+)x(\d+)WN_(\d+),(\d+)", families.rectangle, _plain(_rectangle)),
    NamedGame("2x3WN", r"(\d+)x(\d+)WN", families.choice, _choice, "mp"),
    NamedGame(
        "(2,3)WN",
        r"\((\d+),(\d+)\)WN",
        families.bishop_blocking,
        _plain(lambda game, rook, bishop: f"({bishop.width},{game.blocks + 1})WN" if game.block else None),
        "mp",
    ),
    NamedGame(
        "WN[3]",
        r"(\d*)WN\[(\d+)\]",
        lambda m, step: families.bishop_multiples(step, m),
        _plain(lambda game, rook, bishop: f"{_wn(bishop)}[{bishop.step}]"),
    ),
    NamedGame(
        "(2,3)IN",
        r"\((\d+),(\d+)\)IN",
        lambda m, p: _imitation(m, p),
        lambda game: f"({game.m},{game.p})IN" if isinstance(game, Imitation) else None,
        "mp",
    ),
)

EXAMPLES = ("WN", *(named.example for named in NAMED), "misere 2WN")
LARGEST_FILE = 16 << 20  # bytes of a game
LONGEST_NAME = 100
DIGITS = 9  # of a constant in a name


def _imitation(m: int, p: int) -> Imitation:
    if m < 1 or p < 1:
        raise UserError("The constants m and p of (m,p)IN must be at least 1.")
    return Imitation(m, p)


def parse_game(name: str) -> Game:
    """The game with this name.

    >>> parse_game("2WN^(3)") == families.modulo(2, 3)
    True
    """
    text = name.strip().replace("−", "-")
    misere = re.match(r"mis[eè]re[ :-]+", text, re.IGNORECASE)
    if misere:
        text = text[misere.end() :]
    text = text.replace("\\times", "x").replace("×", "x").replace("\\W", "WN").replace("$", "")
    text = re.sub(r"[\s{}!\\]", "", text)
    for named in NAMED:
        match = re.fullmatch(named.read, text)
        if match and any(len(group) > DIGITS for group in match.groups()):
            raise UserError(f"The constants in the name of a game have at most {DIGITS} digits.")
        if match:
            game = named.make(*(int(group) if group else 1 for group in match.groups()))
            if not misere:
                return game
            if isinstance(game, Ruleset):
                return replace(game, ending="misere")
            raise UserError(f"{name!r}: only a board game has a misere form.")
    raise UserError(f"{name!r} is not the name of a game.", _nearest(text))


def _nearest(text: str) -> str:
    """A sentence with the valid name closest to `text`, using the numbers that `text` has."""
    numbers = [number[:DIGITS] for number in re.findall(r"\d+", text)] or ["2"]
    candidates = []
    for example in EXAMPLES:
        supply = iter(numbers + numbers[-1:] * 4)
        candidates.append(re.sub(r"\d+", lambda _, supply=supply: next(supply), example))  # type: ignore[misc]
    near = difflib.get_close_matches(text, candidates, n=1, cutoff=0.5)
    names = ", ".join(EXAMPLES)
    hint = f"Did you mean {near[0]!r}? " if near else ""
    return f"{hint}Names look like {names}; or give a .toml file."


def name_of(game: Game) -> str | None:
    """The paper's name of a game, or None when it is none of the paper's.

    >>> name_of(parse_game("1WN^(1,3)")), name_of(parse_game("2x3WN_{2,4}"))
    ('WN^(3)', '2x3WN_1')
    """
    if isinstance(game, Ruleset) and game.ending == "misere":
        name = name_of(replace(game, ending="normal"))
        return f"misere {name}" if name else None
    written = (named.write(game) for named in NAMED)
    return next((name for name in written if name and parse_game(name) == game), None)


def constants(name: str) -> dict[str, int]:
    """The paper's constants in a name, in the order m, p, l.

    >>> constants("2WN^(1,3)"), constants("misere WN^2"), constants("a game of mine")
    ({'m': 2, 'p': 3, 'l': 1}, {'m': 1, 'p': 2}, {})
    """
    for named in NAMED:
        if named.letters and (match := re.fullmatch(named.read, name.removeprefix("misere "))):
            found = dict(zip(named.letters, (int(group or 1) for group in match.groups()), strict=True))
            return {letter: found[letter] for letter in "mpl" if letter in found}
    return {}


def describe(game: Game) -> str:
    """The rules in one sentence.

    >>> describe(parse_game("2WN^3"))
    'Moves: the rook, the 2-bishop. Before each move at most 2 options of 2-roob type may be blocked.'
    """
    return f"{'. '.join(_sentences(game))}."


def _sentences(game: Game) -> list[str]:
    """The rules, sentence by sentence, without full stops."""
    if isinstance(game, Imitation):
        moves = counted(game.p - 1, "move")
        return [f"Nim on two heaps; a player may {game.m}-imitate the opponent on at most {moves} in a row"]
    if isinstance(game, Choice):
        inner = "; ".join(name_of(g) or describe(g) for g in game.games)
        return [f"Before the first move the second player picks one of: {inner}"]
    said = [f"Moves: {describe_moves(game.moves)}"]
    if game.block:
        kind = {"roob": f"of {game.block.l}-roob type", "bishop": "of bishop type", "any": "of any kind"}
        options = "option" if game.block.at_most == 1 else "options"
        said.append(f"Before each move at most {game.block.at_most} {options} {kind[game.block.kind]} may be blocked")
    if game.removed:
        u, v = game.removed
        said.append(f"The rectangle 0 <= x < {u}, 0 <= y < {v} is removed")
    if game.terminal:
        said.append(f"The game ends, and the next player has lost, {_terminal(game)}")
    if game.ending == "misere":
        blocked = "; one whose options are all blocked loses" if game.block else ""
        said.append(f"A player without options wins (misere){blocked}")
    return said


def describe_moves(moves: Iterable[Part]) -> str:
    """The parts of a rule set in words, one after the other."""
    parts = []
    for part in moves:
        if isinstance(part, Rook):
            lengths = ", ".join(map(str, part.residues))
            parts.append("the rook" + (f" (lengths {lengths} mod {part.modulus})" if part.modulus > 1 else ""))
        elif isinstance(part, Bishop):
            name = f"the {part.width}-bishop" if part.width > 1 else "the bishop"
            parts.append(name + (f" (diagonal part a multiple of {part.step})" if part.step > 1 else ""))
        elif isinstance(part, Bound):
            parts.append(f"(i, j) with 0 < i <= j < {_linear(part)} and its mirror image")
        else:
            parts.append(_vectors(part))
    return ", ".join(parts)


def _linear(part: Bound) -> str:
    times = f"{part.slope}i" if part.slope > 1 else "i"
    return times + (f" + {part.offset}" if part.offset else "")


def _terminal(game: Ruleset) -> str:
    if game.terminal_side:  # 0 is one position
        return f"where x + y <= {game.terminal_side}"
    shown = ", ".join(f"({x}, {y})" for x, y in game.terminal[:6])
    return f"at {shown}" + (f" and {len(game.terminal) - 6} more positions" if len(game.terminal) > 6 else "")


def _vectors(part: Vectors) -> str:
    shown = ", ".join(f"({i},{j})" for i, j in part.vectors[:6])
    more = f" and {len(part.vectors) - 6} more" if len(part.vectors) > 6 else ""
    return f"{'multiples of ' if part.multiples else ''}{shown}{more}"


def title(game: Game) -> str:
    """What a game is called inside a sentence: by its author's name in quotation marks, the paper's, or its rules.

    >>> title(Ruleset((Rook(2, (1,)),)))
    'the game `Moves: the rook (lengths 1 mod 2)`'
    """
    return _called(AUTHORS.get(game), game) or by_rules(game)


def _called(author: str | None, game: Game) -> str | None:
    """By its author's name in quotation marks, with the paper's name behind it, or by that alone; None without any."""
    name = name_of(game)
    if author:
        return f'"{author}"' + (f" ({name})" if name else "")
    return name


def by_rules(game: Game) -> str:
    """A game without a name, inside a sentence."""
    return f"the game `{'. '.join(_sentences(game))}`"


# What the authors of the files that were read call their games. Equal rules are equal games, whoever has named them.
AUTHORS: dict[Game, str] = {}


def is_name(name: object) -> bool:
    """May a game be called that, in a sentence?"""
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()


def _toml(text: str) -> Any:
    """TOML as data; its reader is loaded for files only."""
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    return tomllib.loads(text)


def table_of(spec: str) -> dict[str, Any]:
    """The keys of a `.toml` or `.json` file."""
    path = Path(spec)
    try:
        text = text_of(path, LARGEST_FILE)
        data = _toml(text) if path.suffix == ".toml" else strict.loads(text)
    except UserError:
        raise
    except RecursionError:
        raise UserError(f"{spec!r} cannot be read: it is nested too deeply.") from None
    except ValueError as error:  # TOMLDecodeError and JSONDecodeError are ValueErrors
        raise UserError(f"{spec!r} cannot be read: {error}.") from None
    if not isinstance(data, dict):
        raise UserError(f"In {spec}: a game is a table of keys.")
    return data


def load_game(spec: str) -> tuple[str, Game]:
    """A game and its name, from the paper's name or from a `.toml` or `.json` file.

    A file holds the parts of `Ruleset.to_json` and, if it likes, a `name`; see `examples/`.
    """
    author, game = _authored(spec)
    return author or name_of(game) or (Path(spec).stem if _is_file(spec) else spec), game


def load_called(spec: str) -> tuple[str, Game]:
    """The same, with what the game is called inside a sentence: its author's name stands in quotation marks.

    Unlike `title` this goes by this file or name, whoever else has named a game with the same rules.
    """
    author, game = _authored(spec)
    return _called(author, game) or load_game(spec)[0], game


def told_apart(specs: tuple[str, str], called: tuple[str, str]) -> tuple[str, str]:
    """What two games are called in one sentence: where the names are the same, with the files, or as they were typed.

    >>> told_apart(("WN", "fake.toml"), ("WN", '"WN"')), told_apart(("WN", "1WN"), ("WN", "WN"))
    (('WN', '"WN" (fake.toml)'), ('WN', '1WN'))
    """
    one, two = called
    if one.strip('"') != two.strip('"'):
        return called
    first, second = (f"{name} ({spec})" if _is_file(spec) else spec for name, spec in zip(called, specs, strict=True))
    return first, second


def _is_file(spec: str) -> bool:
    return Path(spec).suffix in (".toml", ".json")


def _authored(spec: str) -> tuple[str | None, Game]:
    """The name that the author of a file gives its game, if any, and the game."""
    if not _is_file(spec):
        return None, parse_game(spec)
    data = table_of(spec)
    try:
        return game_of_table(data)
    except UserError as error:
        raise UserError(f"In {spec}: {error}") from None


def game_of_table(data: Mapping[str, Any]) -> tuple[str | None, Game]:
    """The name that its author gives a game, if any, and the game, from the keys of a file."""
    name = data.get("name")
    if name is not None and not is_name(name):
        raise UserError(f"`name` is a text of 1 to {LONGEST_NAME} printable letters, on one line.")
    if not {"choice", "imitation"} & data.keys():
        required, optional = KEYS
        _keys(data, "a game", required, ("name", *optional))
    game = families.game_from_json({key: value for key, value in data.items() if key != "name"})
    if name is not None:
        AUTHORS[game] = name
    return name, game
