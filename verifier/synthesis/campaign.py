"""The inverse question asked of the paper: `python -m verifier.synthesis.campaign results/synthesis`.

For all m, p <= 4: the residue sets that solve the Beatty pairs (m, p), a smallest invariant rule set, and the widest
board on which one is proved to be smallest; for m-Wythoff Nim the redundant moves; the fewest changes from mWN^p to
(m, p + 1); and targets without rules, with their certificates. Every entry names the command that makes it again. The
answers go to one JSON file for each section, a page for people to `README.md`. Names of sections after the folder
(`smallest_80`) ask those again and leave the others as they are; `page` makes the page alone. `--seconds S` is the time
for each smallest rule set on one board; those in the data that were given this time, or are optimal, are kept.
`--pairs 2,1 4,1` asks for these alone, `--again` for all.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import gcd
from pathlib import Path
from typing import cast

from verifier.base.appearing import appear
from verifier.certificate.write import manifest
from verifier.claims.kinds import Beatty
from verifier.games.families import blocking, wythoff
from verifier.synthesis import switches
from verifier.synthesis.answers import Effort
from verifier.synthesis.change_answer import change_answer
from verifier.synthesis.family_answer import family_answer
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.moves_answer import moves_answer
from verifier.synthesis.page import page
from verifier.synthesis.stored import (
    CampaignEntries,
    ChangeEntry,
    Kept,
    NoneEntry,
    RedundantEntry,
    ResidueEntry,
    SmallestEntry,
    WidestEntry,
    WidestRow,
)
from verifier.synthesis.target import Target

__all__ = ["main"]

MOST = 4
RESIDUES_BOARD, INVARIANT_BOARD, SMALL_BOARD = 40, 80, 20
CHANGE_BOARD = 30
SECONDS = {"smallest_20": 60.0, "smallest_80": 240.0, "widest": 60.0}  # for one set; then its bounds are reported
STEP = 4  # from board to wider board


def _pairs() -> Iterator[tuple[int, int]]:
    return ((m, p) for m in range(1, MOST + 1) for p in range(1, MOST + 1))


def residues(m: int, p: int, q: int) -> ResidueEntry:
    """All residue sets mod q for the Beatty pairs (m, p)."""
    target = Target(Beatty(m, p), (RESIDUES_BOARD, RESIDUES_BOARD))
    family = switches.residues(q, (wythoff(m).moves[1],))
    data = family_answer(target, family, Effort()).to_json()
    for answer in data["answers"]:
        del answer["rules"]  # the residues say it all
    command = f"wythoff synthesize --claim beatty:m={m},p={p} --board {RESIDUES_BOARD} --family residues --modulus {q}"
    return cast("ResidueEntry", {"m": m, "p": p, "q": q, "command": command} | data)


def smallest(m: int, p: int, side: int, seconds: float, folder: Path) -> SmallestEntry:
    """A smallest invariant rule set for the Beatty pairs (m, p), with the certificate of its lower bound."""
    where = folder / f"smallest-{side}-m{m}-p{p}"
    effort = Effort(seconds=seconds, certificate=where, force=True)
    data = invariant_answer(Target(Beatty(m, p), (side, side)), effort).to_json()
    best = data["smallest"]
    best["proof"].pop("certificate", None)
    summary = f"{best['size']} moves on {side} x {side}, at least {best['lower_bound']}"
    command = _smallest_command(m, p, side, seconds)
    entry = _entry(m, p, command, where, seconds, final=best["optimal"], summary=summary)
    return cast("SmallestEntry", {**entry, **data})


def _entry(m: int, p: int, command: str, where: Path, seconds: float, *, final: bool, summary: str) -> Kept:
    """What `_kept` wants to know."""
    return {
        "m": m,
        "p": p,
        "command": command,
        "certificate": where.name,
        "seconds": seconds,
        "final": final,
        "summary": summary,
    }


def _smallest_command(m: int, p: int, side: int, seconds: float) -> str:
    command = f"wythoff synthesize --claim beatty:m={m},p={p} --board {side} --family invariant"
    return f"{command} --time-limit {seconds:g}"


def widest(m: int, p: int, side: int, seconds: float, folder: Path) -> WidestEntry:
    """The smallest sets on wider and wider boards, as long as they are proved; the last is kept with its proof."""
    where = folder / f"widest-m{m}-p{p}"
    boards: list[WidestRow] = []
    moves: list[list[int]] = []
    with tempfile.TemporaryDirectory() as work:
        for width in range(SMALL_BOARD, side + 1, STEP):
            found = smallest(m, p, width, seconds, Path(work))
            _say(f"(m, p) = ({m}, {p}): {found['summary']}")
            size, proof = found["smallest"]["size"], found["smallest"]["proof"]
            if proof.get("at_least") != size or "cases" not in proof:
                break
            boards.append({"side": width, "size": size, "cases": proof["cases"]})
            moves = found["smallest"]["moves"]
            with manifest.appearing(where, force=True) as new:
                shutil.copytree(Path(work) / found["certificate"], new, dirs_exist_ok=True)
    last = boards[-1]["side"]
    command, summary = _smallest_command(m, p, last, seconds), f"proved up to {last} x {last}"
    entry = _entry(m, p, command, where, seconds, final=last == side, summary=summary)
    return {**entry, "until": side, "boards": boards, "moves": moves}


def redundant(m: int) -> RedundantEntry:
    """The redundant moves of mWN up to 12 x 12."""
    name = f"{m if m > 1 else ''}WN"
    target = Target(Beatty(m, 1), (INVARIANT_BOARD, INVARIANT_BOARD))
    data = moves_answer(target, wythoff(m), [], 12).to_json()
    command = f"wythoff synthesize --claim {name} --board {INVARIANT_BOARD} --family invariant --redundant 12"
    return cast("RedundantEntry", {"m": m, "command": command} | data)


def none(m: int, p: int, folder: Path) -> NoneEntry:
    """A target without rules: rooks of residues mod p alone, where gcd(m, p) > 1 (Theorem 2.1 (iia), "only if")."""
    target = Target(Beatty(m, p), (RESIDUES_BOARD, RESIDUES_BOARD))
    where = folder / f"none-m{m}-p{p}-mod{p}"
    effort = Effort(certificate=where, force=True)
    data = family_answer(target, switches.residues(p, (wythoff(m).moves[1],)), effort).to_json()
    data["none"].pop("certificate", None)
    command = f"wythoff synthesize --claim beatty:m={m},p={p} --board {RESIDUES_BOARD} --family residues --modulus {p}"
    entry = {"m": m, "p": p, "command": f"{command} --certificate {where.name}", "certificate": where.name}
    return cast("NoneEntry", entry | data)


def change(m: int, p: int) -> ChangeEntry:
    """The fewest changes of mWN^p that give the Beatty pairs (m, p + 1)."""
    target = Target(Beatty(m, p + 1), (CHANGE_BOARD, CHANGE_BOARD))
    data = change_answer(target, blocking(m, p), Effort()).to_json()
    claim, game = f"beatty:m={m},p={p + 1}", f"{m if m > 1 else ''}WN^{p}"
    command = f"wythoff synthesize --claim {claim} --board {CHANGE_BOARD} --minimal-change '{game}'"
    return cast("ChangeEntry", {"m": m, "p": p, "command": command} | data)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _kept(
    file: Path,
    ask: Callable[[int, int], Kept],
    seconds: float,
    *,
    again: bool = False,
    pairs: Sequence[tuple[int, int]] = (),
) -> list[Kept]:
    """One entry for each (m, p), written when it is there. Those in the file that had this time, or that more time
    would not change, are not asked again."""
    old: list[Kept] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() and not again else []
    kept = {(entry["m"], entry["p"]): entry for entry in old}
    for pair in _pairs():
        entry = kept.get(pair)
        if entry is None or pair in pairs or not (pairs or entry["seconds"] == seconds or entry["final"]):
            entry = kept[pair] = ask(*pair)
            _save(file, [kept[pair] for pair in _pairs() if pair in kept])
        _say(f"(m, p) = {pair}: {entry['summary']}")
    return [kept[pair] for pair in _pairs()]


def _pair(text: str) -> tuple[int, int]:
    m, p = (int(number) for number in text.split(","))
    return m, p


def _save(file: Path, data: Sequence[Mapping[str, object]]) -> None:
    appear(file, json.dumps(data, separators=(",", ":")) + "\n")


def main(arguments: list[str]) -> int:
    """Ask everything, or the sections named; write the data of each section and the page of all."""
    parser = argparse.ArgumentParser(prog="python -m verifier.synthesis.campaign")
    parser.add_argument("folder", type=Path)
    parser.add_argument("sections", nargs="*")
    parser.add_argument("--seconds", type=float, help="for each smallest rule set on one board")
    parser.add_argument("--again", action="store_true", help="keep none of the smallest rule sets that are there")
    parser.add_argument(
        "--pairs", type=_pair, nargs="+", default=[], metavar="m,p", help="only these smallest rule sets"
    )
    given = parser.parse_args(arguments)
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)

    def kept(name: str, ask: Callable[..., Kept], side: int) -> list[Kept]:
        seconds = given.seconds or SECONDS[name]
        own = partial(ask, side=side, seconds=seconds, folder=folder)
        return _kept(folder / f"{name}.json", own, seconds, again=given.again, pairs=given.pairs)

    sections: dict[str, Callable[[], Sequence[Mapping[str, object]]]] = {
        "residues": lambda: [*(residues(m, p, m * p) for m, p in _pairs()), residues(2, 3, 12)],
        "none": lambda: [none(m, p, folder) for m, p in _pairs() if gcd(m, p) > 1],
        "redundant": lambda: [redundant(m) for m in range(1, MOST + 1)],
        "changes": lambda: [change(m, p) for m in range(1, MOST) for p in range(2, MOST + 1)],
        "smallest_20": lambda: kept("smallest_20", smallest, SMALL_BOARD),
        "smallest_80": lambda: kept("smallest_80", smallest, INVARIANT_BOARD),
        "widest": lambda: kept("widest", widest, INVARIANT_BOARD),
    }
    if unknown := set(given.sections) - set(sections) - {"page"}:
        parser.error(f"no section {', '.join(sorted(unknown))}; the sections are {', '.join(sections)} and page")
    for name, ask in sections.items():
        if name in given.sections or not given.sections:
            _save(folder / f"{name}.json", ask())
            _say(f"{name} done")
    data = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in sections}
    appear(folder / "README.md", page(cast("CampaignEntries", data), folder.as_posix()))
    print(folder / "README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
