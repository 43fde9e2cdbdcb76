"""The sequences of the results for the OEIS: b-files, A-numbers of those that it has, drafts of entries for the others.

`python -m verifier.report.oeis results/oeis` makes the folder. The pairs {c_n, d_n}, c_n <= d_n, n >= 0, are those of
the game, in the order of c and then d, from complete rows.

What the OEIS has is in `looked-up.json` of the folder: name, offset and terms of entries, with the file and the commit
of the OEIS's own public copy of its data (oeis.org, CC BY-SA 4.0) that they come from. A sequence has an A-number here
if all the terms that are there agree.

`python -m verifier.report.oeis results/oeis --search FILE` searches a list of entries by terms, one to a line, as in
the OEIS's file `stripped`: `A000201 ,1,3,4,6,8,`. What it found in which list is the record `search` of
`looked-up.json`. Where no A-number is given none is known here. A draft has the fields of the OEIS's internal format
without a number; who submits it searches the whole OEIS first, and signs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TypedDict

from verifier.base.appearing import appear
from verifier.base.errors import DisagreementError, UserError
from verifier.games.families import blocking_wythoff
from verifier.games.names import describe, parse_game
from verifier.games.rules import Ruleset
from verifier.papers.library import BUILT_IN, find_paper
from verifier.papers.model import Paper
from verifier.solve.rows import rows

__all__ = [
    "COMMAND",
    "SEQUENCES",
    "HeapSequence",
    "LookedUp",
    "draft",
    "pages",
    "run",
    "same_terms",
    "search",
    "terms",
]

COMMAND = "python -m verifier.report.oeis results/oeis"
TERMS = 400  # of a b-file
ENOUGH = 20  # terms of an entry that must agree: fewer are no evidence
WIDTH = 260  # characters of the terms in an entry: the OEIS asks for about three lines
WORDS = (
    "A rook's move takes any number from one heap (with residues: a number of these classes), that of the m-bishop "
    "takes from both, the numbers differing by less than m (the bishop: m = 1). An option is of l-roob type if it "
    "takes at least l from one heap only. In a P-position the player who has just moved wins."
)
BLOCKING = 'U. Larsson, <a href="https://arxiv.org/abs/1010.5816">Blocking Wythoff Nim</a>'


@dataclass(frozen=True)
class HeapSequence:
    """One of c, d and d - c of a game, with the A-number that was looked up, or none.

    `blocked` is the number of options, of any kind, that are blocked: such games have no name of the paper's.
    """

    game: str
    part: str  # c, d or difference
    number: str | None = None
    blocked: int = 0

    @property
    def rules(self) -> Ruleset:
        if self.blocked:
            return blocking_wythoff(self.blocked + 1)
        found = parse_game(self.game)
        assert isinstance(found, Ruleset)
        return found

    @property
    def name(self) -> str:
        """As the record of a search has it."""
        return f"{self.game} {self.part}"

    @property
    def file(self) -> str:
        plain = "".join(letter if letter.isalnum() else "-" for letter in self.game.replace("^", "").replace(")", ""))
        return f"{plain.replace('--', '-').strip('-')}-{self.part}"


SEQUENCES = (
    HeapSequence("WN", "c", "A000201"),
    HeapSequence("WN", "d", "A001950"),
    HeapSequence("2WN", "c", "A001951"),
    HeapSequence("2WN", "d", "A001952"),
    HeapSequence("3WN", "c", "A184480"),
    HeapSequence("3WN", "d", "A001956"),
    HeapSequence("4WN", "c", "A001961"),
    HeapSequence("4WN", "d", "A001962"),
    *(HeapSequence("2WN^(2)", part) for part in ("c", "d", "difference")),
    *(HeapSequence("2WN^(2,3)", part) for part in ("c", "d", "difference")),
    HeapSequence("2WN^3", "c"),
    HeapSequence("2WN^3", "d", "A329830"),
    *(HeapSequence(game, part) for game in ("3WN^(2,4)", "(2,3)WN", "misere WN^3") for part in ("c", "d")),
    *(HeapSequence("WN, any 1 blocked", part, blocked=1) for part in ("c", "d")),
)


# An entry of the OEIS: the file and the commit that it is from, its name, offset and terms.
OeisEntry = TypedDict("OeisEntry", {"from": str, "name": str, "offset": int, "terms": str})


class Searched(TypedDict):
    """What a search found: of how many entries, and the A-numbers by the names of the sequences."""

    entries: int
    found: dict[str, list[str]]


class SearchRecord(Searched):
    """The record `search` of `looked-up.json`: in which list, at which commit."""

    list: str
    commit: str


@dataclass(frozen=True)
class LookedUp:
    """What was looked up in the OEIS: entries by A-number, and a search by terms."""

    entries: Mapping[str, OeisEntry]
    search: SearchRecord

    @classmethod
    def read(cls, file: Path) -> LookedUp:
        data = json.loads(file.read_text(encoding="utf-8"))
        return cls({number: entry for number, entry in data.items() if number != "search"}, data["search"])


FORMULAS = {
    ("2WN^3", "c"): ("a(n) = floor(n*(sqrt(10) - 2)/3).",),
    ("2WN^3", "d"): ("a(n) = floor(n*(sqrt(10) + 4)/3).",),
    ("3WN^(2,4)", "d"): ("a(n) = c(n) + 3*n, where c(n) is the smaller heap.",),
}


def terms(rules: Ruleset, part: str, number: int) -> list[int]:
    """The first terms of c, d or d - c.

    >>> from verifier.games.families import wythoff
    >>> terms(wythoff(1), "d", 6)
    [0, 2, 5, 7, 10, 13]
    """
    if not rules.symmetric:
        raise UserError("Sequences of pairs {c, d} belong to a game that treats the two heaps alike.")
    R = 20
    while True:
        c, d = rows(rules, R).upper()
        if len(c) >= number:
            values = {"c": c, "d": d, "difference": d - c}[part]
            return [int(value) for value in values[:number]]
        R *= 2


def _name(sequence: HeapSequence) -> str:
    of = {"c": "smaller heap", "d": "larger heap", "difference": "difference of the heaps"}[sequence.part]
    return f"P-positions {{c(n), d(n)}}, c(n) <= d(n), ordered by c and then d, of a variant of Wythoff Nim: the {of}."


def _cited(paper: Paper) -> str:
    """The paper as an entry of the OEIS links to it."""
    return f'{paper.authors}, <a href="{paper.address}">{paper.title}</a>'


def draft(sequence: HeapSequence) -> str:
    """An entry in the internal format of the OEIS, without a number and without an author."""
    found = terms(sequence.rules, sequence.part, TERMS)
    shown: list[str] = []
    for term in map(str, found):
        if len(",".join([*shown, term])) > WIDTH:
            break
        shown.append(term)
    n = next(i for i, term in enumerate(found) if term > 1)
    pair = terms(sequence.rules, "c", n + 1)[n], terms(sequence.rules, "d", n + 1)[n]
    lines = [
        "%I A",
        f"%S A {','.join(shown)}",
        f"%N A {_name(sequence)}",
        f"%C A The game is {sequence.game}. {describe(sequence.rules)}",
        f"%C A {WORDS}",
        f"%H A {BLOCKING if sequence.blocked else _cited(find_paper(BUILT_IN))}",
        *(f"%F A {formula}" for formula in _formulas(sequence)),
        f"%e A The P-position with n = {n} is {{{pair[0]}, {pair[1]}}}, so a({n}) = {found[n]}.",
        "%o A (Python) # from verifier.report.oeis import SEQUENCES, terms",
        f"%o A s = SEQUENCES[{SEQUENCES.index(sequence)}]; terms(s.rules, s.part, 100)",
        f"%K A nonn{',easy' if _formulas(sequence) else ''}",
        f"%O A 0,{next((i for i, term in enumerate(found, 1) if abs(term) > 1), 1)}",
        "%A A",
    ]
    return "\n".join(lines) + "\n"


def _formulas(sequence: HeapSequence) -> tuple[str, ...]:
    """What is proved of it for every n: Theorem 2.1 (i) and Theorem B."""
    return FORMULAS.get((sequence.game, sequence.part), ())


def _agrees(sequence: HeapSequence, entry: OeisEntry) -> int:
    """How many terms of the OEIS's entry agree: all of them, or it is an error."""
    theirs = [int(term) for term in entry["terms"].split(",")]
    offset = entry["offset"]
    ours = terms(sequence.rules, sequence.part, offset + len(theirs))[offset:]
    if ours != theirs:
        raise DisagreementError(f"{sequence.name} is not {sequence.number}")
    return len(theirs)


def same_terms(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Are all terms of an entry ours? It may begin with our first term, our second, or our first that is not 0.

    >>> same_terms(range(0, 90, 3), range(3, 75, 3)), same_terms(range(0, 90, 3), [0, 3, 6])
    (True, False)
    """
    if len(theirs) < ENOUGH:
        return False
    positive = next((i for i, term in enumerate(ours) if term), 0)
    return any(list(theirs) == list(ours[start : start + len(theirs)]) for start in (0, 1, positive))


def search(lines: Iterable[str]) -> Searched:
    """How many entries the lines have, and of each sequence the A-numbers with its terms."""
    ours = {s.name: terms(s.rules, s.part, TERMS) for s in SEQUENCES}
    found: dict[str, list[str]] = {name: [] for name in ours}
    entries = 0
    for line in lines:
        number, _, listed = line.partition(" ")
        if not number.startswith("A"):
            continue
        entries += 1
        theirs = [int(term) for term in listed.strip().strip(",").split(",") if term]
        for name, values in ours.items():
            if same_terms(values, theirs):
                found[name].append(number)
    return {"entries": entries, "found": {name: numbers for name, numbers in found.items() if numbers}}


def pages(looked_up: LookedUp) -> Iterator[tuple[str, str]]:
    """The name of each file of the folder, and its text."""
    lines = []
    for sequence in SEQUENCES:
        found = terms(sequence.rules, sequence.part, TERMS)
        yield f"b-{sequence.file}.txt", "".join(f"{n} {term}\n" for n, term in enumerate(found))
        first = ", ".join(map(str, islice(found, 12)))
        if sequence.number:
            compared = _agrees(sequence, looked_up.entries[sequence.number])
            at = f"[{sequence.number}](https://oeis.org/{sequence.number}), {compared} terms compared"
        else:
            yield f"draft-{sequence.file}.txt", draft(sequence)
            at = f"none known here: [draft](draft-{sequence.file}.txt)"
        lines.append(f"| `{sequence.game}` | {sequence.part} | {first}, ... | {at} | [b-file](b-{sequence.file}.txt) |")
    yield "README.md", "\n".join([*_head(looked_up.search), *lines]) + "\n"


def _head(record: SearchRecord) -> list[str]:
    return [
        "# Sequences for the OEIS",
        "",
        "The pairs $\\lbrace c_n,d_n\\rbrace$, $c_n\\le d_n$, $n\\ge 0$, of the $P$-positions of a game, ordered by "
        f"$c$ and then $d$: the first {TERMS} terms of $c$, $d$ or $d-c$, from complete rows. Made by `{COMMAND}`.",
        "",
        "**How they were looked up.** An A-number stands where all terms of the entry agree. Name, offset and terms of "
        "these entries are in [looked-up.json](looked-up.json), each with the file and the commit of the OEIS's public "
        "copy of its data (oeis/oeisdata on GitHub, CC BY-SA 4.0) in which it was read; the command compares them.",
        "",
        f"**How the others were searched for.** By terms, in {record['entries']:,} entries of the OEIS: those whose "
        f"first terms {record['list']} quotes (commit {record['commit'][:12]}), which is less than half of the "
        f"OEIS. An entry counts if it has at least {ENOUGH} terms and all agree, from our first term on, our second, "
        "or our first that is not 0. That found the A-numbers of the table, and "
        f"{_others(record)}. For the sequences without an A-number it found nothing: that shows that none of these "
        "entries has their terms, and nothing of the rest of the OEIS, which could not be searched by terms here.",
        "",
        f"The OEIS offers all its terms as one file, `stripped`; `{COMMAND} --search stripped` searches it in the same "
        "way. A draft has the fields of the OEIS's internal format; a person who submits it does this first, and adds "
        "number and name.",
        "",
        "| game | sequence | first terms | OEIS | terms |",
        "|---|---|---|---|---|",
    ]


def _others(record: SearchRecord) -> str:
    """What the search found besides the A-numbers of the table."""
    named = {sequence.number for sequence in SEQUENCES}
    others = ((s, [number for number in record["found"].get(s.name, []) if number not in named]) for s in SEQUENCES)
    return ", ".join(f"for ${s.part}$ of `{s.game}` also {' and '.join(numbers)}" for s, numbers in others if numbers)


def main(folder: str) -> None:
    place = Path(folder)
    try:
        looked_up = LookedUp.read(place / "looked-up.json")
    except (OSError, ValueError, KeyError, AttributeError):
        raise UserError(f"{folder} has no looked-up.json with entries of the OEIS.") from None
    for name, text in pages(looked_up):
        appear(place / name, text)


def run(arguments: Sequence[str]) -> int:
    """The command: exit code 0, or 2 and one sentence."""
    try:
        match arguments:
            case [folder]:
                main(folder)
            case [_, "--search", file]:
                print(json.dumps(_search_file(file)))
            case _:
                raise UserError(f"Name the folder: {COMMAND}, or search a list of entries: {COMMAND} --search FILE.")
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _search_file(file: str) -> Searched:
    try:
        with Path(file).open(encoding="utf-8") as lines:
            return search(lines)
    except (OSError, ValueError):
        raise UserError(f"{file} is no list of entries with lines such as: A000201 ,1,3,4,6,8,") from None


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
