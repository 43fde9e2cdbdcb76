"""The inverse question asked of the paper: `python -m verifier.synthesis.paper results/synthesis`.

For all m, p <= 4: the residue sets that solve the Beatty pairs (m, p), and a smallest invariant rule set; for
m-Wythoff Nim the redundant moves; the fewest changes from mWN^p to (m, p + 1); and targets without rules, with their
certificates. Every entry names the command that makes it again. The answers go to one JSON file for each section, a
page for people to `README.md`. Names of sections after the folder (`smallest_80`) ask those again and leave the
others as they are; `page` makes the page alone. `--seconds S` is the time for each smallest rule set; those in the data
that were given this time, or are optimal, are kept. `--pairs 2,1 4,1` asks for these alone, `--again` for all.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from math import gcd
from pathlib import Path
from typing import Any

from verifier.claims import Beatty
from verifier.games import blocking, wythoff
from verifier.synthesis import answers, families
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.target import Target

__all__ = ["main", "page"]

MOST = 4
RESIDUES_BOARD, INVARIANT_BOARD, SMALL_BOARD = 40, 80, 20
CHANGE_BOARD = 30
SECONDS = 180.0  # for each smallest rule set; what is not proved by then is reported with its bounds
MODULI_NOTE = "q = mp holds the rooks of Theorem 2.1 (iia) (multiples of p) and (iib) (0, ..., m - 1 mod mp)"


def _pairs() -> Iterator[tuple[int, int]]:
    return ((m, p) for m in range(1, MOST + 1) for p in range(1, MOST + 1))


def residues(m: int, p: int, q: int) -> dict[str, Any]:
    """All residue sets mod q for the Beatty pairs (m, p)."""
    target = Target(Beatty(m, p), (RESIDUES_BOARD, RESIDUES_BOARD))
    family = families.residues(q, (wythoff(m).moves[1],))
    data = answers.family_answer(target, family, answers.Effort()).data
    for answer in data["answers"]:
        del answer["rules"]  # the residues say it all
    command = f"wythoff synthesize --target beatty:m={m},p={p} --board {RESIDUES_BOARD} --family residues --modulus {q}"
    return {"m": m, "p": p, "q": q, "command": command} | data


def smallest(m: int, p: int, side: int, seconds: float, folder: Path) -> dict[str, Any]:
    """A smallest invariant rule set for the Beatty pairs (m, p), with the certificate of its lower bound."""
    where = folder / f"smallest-{side}-m{m}-p{p}"
    effort = answers.Effort(seconds=seconds, certificate=where, force=True)
    data = invariant_answer(Target(Beatty(m, p), (side, side)), effort).data
    data["smallest"]["proof"].pop("certificate", None)
    return {"m": m, "p": p, "command": _smallest_command(m, p, side, seconds), "certificate": where.name} | data


def _smallest_command(m: int, p: int, side: int, seconds: float) -> str:
    command = f"wythoff synthesize --target beatty:m={m},p={p} --board {side} --family invariant"
    return f"{command} --time-limit {seconds:g}"


def redundant(m: int) -> dict[str, Any]:
    """The redundant moves of mWN up to 12 x 12."""
    name = f"{m if m > 1 else ''}WN"
    target = Target(Beatty(m, 1), (INVARIANT_BOARD, INVARIANT_BOARD))
    data = answers.moves_answer(target, wythoff(m), [], 12).data
    command = f"wythoff synthesize --target {name} --board {INVARIANT_BOARD} --family invariant --redundant 12"
    return {"m": m, "command": command} | data


def none(m: int, p: int, folder: Path) -> dict[str, Any]:
    """A target without rules: rooks of residues mod p alone, where gcd(m, p) > 1 (Theorem 2.1 (iia), "only if")."""
    target = Target(Beatty(m, p), (RESIDUES_BOARD, RESIDUES_BOARD))
    where = folder / f"none-m{m}-p{p}-mod{p}"
    effort = answers.Effort(certificate=where, force=True)
    data = answers.family_answer(target, families.residues(p, (wythoff(m).moves[1],)), effort).data
    data["none"].pop("certificate", None)
    command = f"wythoff synthesize --target beatty:m={m},p={p} --board {RESIDUES_BOARD} --family residues --modulus {p}"
    return {"m": m, "p": p, "command": f"{command} --certificate {where.name}", "certificate": where.name} | data


def change(m: int, p: int) -> dict[str, Any]:
    """The fewest changes of mWN^p that give the Beatty pairs (m, p + 1)."""
    target = Target(Beatty(m, p + 1), (CHANGE_BOARD, CHANGE_BOARD))
    data = answers.change_answer(target, blocking(m, p), answers.Effort()).data
    claim, game = f"beatty:m={m},p={p + 1}", f"{m if m > 1 else ''}WN^{p}"
    command = f"wythoff synthesize --target {claim} --board {CHANGE_BOARD} --minimal-change '{game}'"
    return {"m": m, "p": p, "command": command} | data


def _sets(labels: list[str]) -> str:
    return ", ".join(labels) if labels else "none"


def _law(entry: dict[str, Any]) -> str:
    """Are the answers exactly the sets that meet every class mod m, with 0 as their only multiple of m?"""
    m, q = entry["m"], entry["q"]
    if q != m * entry["p"]:
        return "only for q = mp"
    found = [{int(r) for r in answer["on"].strip("{}").split(",")} for answer in entry["answers"]]
    right = all({r for r in R if r % m == 0} == {0} and {r % m for r in R} == set(range(m)) for R in found)
    # Of each class but 0 any non-empty subset: (2^p - 1)^(m - 1) sets in all.
    return "exactly" if right and len(found) == (2 ** entry["p"] - 1) ** (m - 1) and entry["complete"] else "NO"


def _change(way: dict[str, Any]) -> str:
    both = ((word, " ".join(f"({i},{j})" for i, j in way[word])) for word in ("add", "remove"))
    return ", ".join(f"{word} {moves}" for word, moves in both if moves)


def _time_limit(command: str) -> str:
    return command.partition("--time-limit ")[2].split()[0]


def _optimal(best: dict[str, Any]) -> str:
    """Proved, or proved by RC2 alone, or not."""
    if not best["optimal"]:
        return "not proved"
    return "yes" if best["proof"].get("at_least") == best["size"] else "yes (RC2; no certificate)"


def page(data: dict[str, Any], folder: str = "results/synthesis") -> str:
    """The page: what was asked, what was found, how to ask again; `folder` is where its certificates lie."""
    lines = ["# Rules from P-positions", ""]
    lines += [
        "Made by `python -m verifier.synthesis.paper results/synthesis`; the data are in the JSON files beside.",
        "It keeps the smallest rule sets that are there: `--again` asks for all of them anew, and",
        "`smallest_80 --pairs 2,1 --seconds 1200` for one. Those on 80 x 80 come from several runs on a busy machine,",
        "of which the best was kept; another may find other sets and bounds. The certificates do not depend on this.",
        "",
    ]
    lines += ["## Which residues of the rook's lengths, beside the m-bishop, have the Beatty pairs (m, p)?", ""]
    lines += [f"Found on {RESIDUES_BOARD} x {RESIDUES_BOARD}, tested on {3 * RESIDUES_BOARD} x {3 * RESIDUES_BOARD};"]
    lines += [f"{MODULI_NOTE}. *Minimal* sets contain no other answer; *proved* counts the answers that a theorem"]
    lines += ["makes right for ever (directly, or between two games that obey the law).", ""]
    lines += ["*The law* is: 0 is the only multiple of m in R, and R meets every class mod m. It was read off these"]
    lines += [
        "answers and is a theorem for q = mp, if and only if, for all m, p and R: `wythoff prove new-residue-law`."
    ]
    lines += ["It allows (2^p - 1)^(m - 1) sets and contains (iia), if, and (iib).", ""]
    lines += ["| m | p | q | answers | the law | die further out | proved | minimal sets |"]
    lines += ["|---|---|---|---|---|---|---|---|"]
    for entry in data["residues"]:
        proved = sum(1 for answer in entry["answers"] if answer["proved"])
        more = "" if entry["complete"] else "+"
        minimal = entry.get("minimal", [])
        shown = _sets(minimal[:8]) + (f" and {len(minimal) - 8} more" if len(minimal) > 8 else "")
        lines.append(
            f"| {entry['m']} | {entry['p']} | {entry['q']} | {entry['count']}{more} | {_law(entry)} "
            f"| {entry['died_count']} | {proved} | {shown} |"
        )
    lines += ["", f"Command: `{data['residues'][0]['command']}`, with the m, p, q of the row.", ""]
    for side in (INVARIANT_BOARD, SMALL_BOARD):
        lines += [f"## The smallest invariant rule set on {side} x {side}", ""]
        lines += [
            "(i, j) and (j, i) are one move. *Smallest* is the smallest set found; *at least* so many moves are needed,"
        ]
        lines += [
            "and `wythoff check` accepts the certificate of that bound: where the two agree the set is optimal, by"
        ]
        lines += [
            "proof. *Left out* are the moves that join two P-positions: all others together are the largest set.",
            "",
        ]
        lines += ["| m | p | smallest | at least | optimal | time limit | continued on the wider board | left out |"]
        lines += ["|---|---|---|---|---|---|---|---|"]
        for entry in data[f"smallest_{side}"]:
            best = entry["smallest"]
            continued = "yes" if best["test"]["survives"] else f"dies at {tuple(best['test']['killed_by'])}"
            lasting = entry.get("smallest_lasting")
            if lasting and lasting["test"]["survives"]:
                word = "" if lasting["optimal"] else "at most "
                continued += f"; smallest that is continued: {word}{lasting['size']}"
            left_out = len(entry["largest"]["left_out"])
            lines.append(
                f"| {entry['m']} | {entry['p']} | {best['size']} | {best['proof'].get('at_least', '?')} "
                f"| {_optimal(best)} | {_time_limit(entry['command'])} s | {continued} | {left_out} |"
            )
        first = data[f"smallest_{side}"][0]
        lines += ["", f"Command: `{first['command']}`, with the"]
        lines += ["m, p and the time limit of the row; `--certificate DIR` keeps the certificate, and here they are:"]
        lines += [f"`wythoff check {folder}/{first['certificate']}` and so on.", ""]
    lines += ["## Redundant moves of m-Wythoff Nim, up to 12 x 12", ""]
    lines += [f"Each move by itself, on {INVARIANT_BOARD} x {INVARIANT_BOARD} and on a board three times as wide.", ""]
    for entry in data["redundant"]:
        for word, question in (("removed", "remove"), ("added", "add")):
            moves = [m["move"] for m in entry["moves"] if m["redundant"] and m["question"] == question]
            text = " ".join(f"({i},{j})" for i, j in moves) or "none"
            lines.append(f"- {entry['game']}: can be {word}: {text}.")
    lines += ["", f"Command: `{data['redundant'][0]['command']}`, with the m of the line.", ""]
    lines += ["## From mWN^p to the Beatty pairs (m, p + 1)", ""]
    lines += [
        f"The fewest moves to add or to remove, on {CHANGE_BOARD} x {CHANGE_BOARD}, and all ways with so few.",
        "",
    ]
    lines += ["| from | to | changes | tested on the wider board | die there |", "|---|---|---|---|---|"]
    for entry in data["changes"]:
        alive = [_change(way) for way in entry["all"] if way["test"]["survives"]]
        died = [
            f"{_change(way)} at {tuple(way['test']['killed_by'])}"
            for way in entry["all"]
            if not way["test"]["survives"]
        ]
        optimal = "" if entry["optimal"] else " (not proved the fewest)"
        more = "" if entry["complete"] else "; not all"
        lines.append(
            f"| {entry['minimal_change']} | ({entry['m']}, {entry['p'] + 1}) | {entry['changes']}{optimal} "
            f"| {'; '.join(alive) or 'none'}{more} | {'; '.join(died) or 'none'} |"
        )
    lines += ["", f"Command: `{data['changes'][0]['command']}`, with the m, p of the row.", ""]
    lines += ["## Targets without rules", ""]
    lines += ["If gcd(m, p) > 1, no set of residues mod p does, the p-rook of Theorem 2.1 (iia) included:", ""]
    for entry in data["none"]:
        lines.append(
            f"- (m, p) = ({entry['m']}, {entry['p']}), mod {entry['p']}: none, proved on "
            f"{entry['none']['board'][0]} x {entry['none']['board'][1]}; "
            f"`wythoff check {folder}/{entry['certificate']}`."
        )
    return "\n".join(lines) + "\n"


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _smallest(
    side: int, seconds: float, folder: Path, *, again: bool = False, pairs: Sequence[tuple[int, int]] = ()
) -> list[dict[str, Any]]:
    """The rows one by one; each is written when it is there."""
    file = folder / f"smallest_{side}.json"
    old = json.loads(file.read_text(encoding="utf-8")) if file.is_file() and not again else []
    kept = {(entry["m"], entry["p"]): entry for entry in old}
    found = []
    for m, p in _pairs():
        entry = kept.get((m, p))
        same = entry is not None and entry["command"] == _smallest_command(m, p, side, seconds)
        keep = entry is not None and (same or bool(pairs) or entry["smallest"]["optimal"])
        if entry is None or not keep or (m, p) in pairs:
            entry = kept[m, p] = smallest(m, p, side, seconds, folder)
            _save(file, [kept[pair] for pair in _pairs() if pair in kept])
        found.append(entry)
        best = entry["smallest"]
        _say(f"({m}, {p}) on {side} x {side}: {best['size']} moves, at least {best['lower_bound']}")
    return found


def _pair(text: str) -> tuple[int, int]:
    m, p = (int(number) for number in text.split(","))
    return m, p


def _save(file: Path, data: list[dict[str, Any]]) -> None:
    file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Ask everything, or the sections named; write the data of each section and the page of all."""
    parser = argparse.ArgumentParser(prog="python -m verifier.synthesis.paper")
    parser.add_argument("folder", type=Path)
    parser.add_argument("sections", nargs="*")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each smallest rule set")
    parser.add_argument("--again", action="store_true", help="keep none of the smallest rule sets that are there")
    parser.add_argument(
        "--pairs", type=_pair, nargs="+", default=[], metavar="m,p", help="only these smallest rule sets"
    )
    given = parser.parse_args(arguments)
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    small, large = (
        (lambda side=side: _smallest(side, given.seconds, folder, again=given.again, pairs=given.pairs))
        for side in (SMALL_BOARD, INVARIANT_BOARD)
    )
    sections: dict[str, Callable[[], list[dict[str, Any]]]] = {
        "residues": lambda: [*(residues(m, p, m * p) for m, p in _pairs()), residues(2, 3, 12)],
        "none": lambda: [none(m, p, folder) for m, p in _pairs() if gcd(m, p) > 1],
        "redundant": lambda: [redundant(m) for m in range(1, MOST + 1)],
        "changes": lambda: [change(m, p) for m in range(1, MOST) for p in range(2, MOST + 1)],
        f"smallest_{SMALL_BOARD}": small,
        f"smallest_{INVARIANT_BOARD}": large,
    }
    if unknown := set(given.sections) - set(sections) - {"page"}:
        parser.error(f"no section {', '.join(sorted(unknown))}; the sections are {', '.join(sections)} and page")
    for name, ask in sections.items():
        if name in given.sections or not given.sections:
            _save(folder / f"{name}.json", ask())
            _say(f"{name} done")
    data = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in sections}
    (folder / "README.md").write_text(page(data, folder.as_posix()), encoding="utf-8")
    print(folder / "README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
