"""A grid of games: a pattern such as `mWN^p` and ranges for its letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from verifier.base.errors import UserError
from verifier.claims.kinds import Claim, parse_claim
from verifier.games.board import parse_size
from verifier.games.names import load_game
from verifier.sweep.question import Asked, Question
from verifier.sweep.tasks import AnyQuestion
from verifier.theorems.table import printed_claim

__all__ = ["LETTERS", "Grid", "expand", "letters", "parse_range"]

LETTERS = "mpluvs"
MOST = 1_000_000


@dataclass(frozen=True)
class UpTo:
    """The numbers from `first` to the value of another constant."""

    first: int
    letter: str


Range: TypeAlias = tuple[int, ...] | UpTo


def parse_range(text: str) -> Range:
    """Whole numbers from "1..8", "3", "1,2,5" or "0..20..5"; or "2..p", up to another constant.

    >>> parse_range("1..3,7"), parse_range("0..10..5"), parse_range("2..p")
    ((1, 2, 3, 7), (0, 5, 10), UpTo(first=2, letter='p'))
    """
    if match := re.fullmatch(rf"\s*(\d{{1,9}})\s*\.\.\s*([{LETTERS}])\s*", text):
        return UpTo(int(match[1]), match[2])
    numbers: list[int] = []
    for part in text.replace(" ", "").split(","):
        match = re.fullmatch(r"(\d{1,9})(?:\.\.(\d{1,9})(?:\.\.(\d{1,9}))?)?", part)
        if not match or match[3] == "0":
            raise UserError(f"A range looks like 1..8, 3, 1,2,5, 0..20..5 or 2..p, not {text!r}.")
        first, last, step = int(match[1]), int(match[2] or match[1]), int(match[3] or 1)
        if len(range(first, last + 1, step)) > MOST:
            raise UserError(f"The range {part} has more than {MOST:,} numbers.")
        numbers += range(first, last + 1, step)
    if not numbers:
        raise UserError(f"The range {text!r} is empty.")
    return tuple(dict.fromkeys(numbers))


def letters(pattern: str) -> list[str]:
    """The letters of a pattern that stand for constants, in the order m, p, l, u, v, s.

    >>> letters("misere mxpWN_l"), letters("my-game.toml")
    (['m', 'p', 'l'], [])
    """
    if _is_file(pattern):
        return []
    bare = _split(pattern)[1]
    return [letter for letter in LETTERS if letter in bare]


def _is_file(pattern: str) -> bool:
    return pattern.endswith((".toml", ".json"))


def _split(pattern: str) -> tuple[str, str]:
    match = re.match(r"\s*mis[eè]re[ :-]+", pattern, re.IGNORECASE)
    return (pattern[: match.end()], pattern[match.end() :]) if match else ("", pattern)


@dataclass(frozen=True)
class Grid:
    """The questions of a sweep, and the combinations that are none: reason -> how many."""

    questions: tuple[AnyQuestion, ...]
    left_out: Mapping[str, int] = field(default_factory=dict)


def expand(
    task: str,
    patterns: Iterable[str],
    ranges: Mapping[str, Range],
    boards: Iterable[str],
    claim: str = "paper",
    options: Mapping[str, str] | None = None,
) -> Grid:
    """Every game of the patterns, or of the files, on every board. `claim` may use the letters in braces:
    `beatty:m={m},p={p}`.

    A combination that is no game (l >= p in mxpWN_l), or of which the paper claims nothing, is left out and counted. A
    game that has two names in the grid is one question.
    """
    sizes = [parse_size(board) for board in boards]
    questions: dict[str, Question] = {}
    left_out: dict[str, int] = {}
    for pattern in patterns:
        used = letters(pattern)
        missing = [letter for letter in used if letter not in ranges]
        if missing:
            raise UserError(f"{pattern!r} needs a range for {', '.join(missing)}, such as --{missing[0]} 1..8.")
        if "{" in claim:
            unknown = set(re.findall(r"\{(\w+)\}", claim)) - set(used)
            if unknown:
                raise UserError(f"The claim {claim!r} uses {', '.join(sorted(unknown))}, which {pattern!r} has not.")
        prefix, bare = _split(pattern)
        for constants in _constants(pattern, used, ranges):
            name = pattern
            if not _is_file(pattern):
                name = prefix + re.sub(f"[{LETTERS}]", lambda match, c=constants: str(c[match[0]]), bare)  # type: ignore[misc]
            try:
                name, game = load_game(name)
            except UserError as error:
                if not used:
                    raise
                reason = re.sub(r"\d+", "…", error.sentence)
                left_out[reason] = left_out.get(reason, 0) + 1
                continue
            claimed = printed_claim(game) if claim == "paper" else _claim(claim, constants)
            if claimed is None:
                reason = "The paper claims nothing of these games: give --claim."
                left_out[reason] = left_out.get(reason, 0) + 1
                continue
            asked = Asked(pattern, claim, tuple(constants.items()))
            chosen = tuple(sorted((options or {}).items()))
            for width, height in sizes:
                about = claimed.on(width, height)
                question = Question(task, name, game, about, width, height, chosen, asked)
                questions.setdefault(question.key, question)
                if len(questions) > MOST:
                    raise UserError(f"The grid has more than {MOST:,} questions.")
    if not questions:
        why = next(iter(left_out), "")
        raise UserError(f"The grid has no question at all. {why}".strip())
    return Grid(tuple(questions.values()), left_out)


def _constants(pattern: str, used: list[str], ranges: Mapping[str, Range]) -> Iterator[dict[str, int]]:
    """Every choice of the constants, the first letter slowest; a range may end at a letter that comes before."""
    for place, letter in enumerate(used):
        values = ranges[letter]
        if isinstance(values, UpTo) and values.letter not in used[:place]:
            before = f"one of {', '.join(used[:place])}" if place else "a number"
            raise UserError(f"--{letter} {values.first}..{values.letter} of {pattern!r} can end at {before} only.")

    def choose(place: int, chosen: dict[str, int]) -> Iterator[dict[str, int]]:
        if place == len(used):
            yield chosen
            return
        values = ranges[used[place]]
        for value in range(values.first, chosen[values.letter] + 1) if isinstance(values, UpTo) else values:
            yield from choose(place + 1, chosen | {used[place]: value})

    yield from choose(0, {})


def _claim(text: str, constants: Mapping[str, int]) -> Claim:
    """The claim with the constants in the place of {m}, {p} and so on."""
    filled = re.sub(r"\{(\w+)\}", lambda match: str(constants[match[1]]), text)
    try:
        return parse_claim(filled)
    except UserError as error:
        if constants and filled == text:
            raise UserError(
                f"{error} In the claim of a sweep letters stand in braces: 'beatty:m={{m}},p={{p}}'."
            ) from None
        raise
