"""The page of the inverse question: what was asked of the paper, what was found, how to ask again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from verifier.synthesis.stored import (
    CampaignEntries,
    ChangeEntry,
    NoneEntry,
    RedundantEntry,
    ResidueEntry,
    SmallestEntry,
    StoredChange,
    StoredSet,
    WidestEntry,
)
from verifier.synthesis.switches import residues_in

__all__ = ["page"]


def page(data: CampaignEntries, folder: str = "results/synthesis") -> str:
    """The page of all sections; `folder` is where its certificates lie."""
    lines = [
        "# Rules from P-positions",
        "",
        "Made by `python -m verifier.synthesis.campaign results/synthesis`; the data are in the JSON files beside.",
        "It keeps the smallest rule sets that are there: `--again` asks for all of them anew, and",
        "`smallest_80 --pairs 2,1 --seconds 1200` for one. Another run may find other sets and bounds, as it has more",
        "or less of the machine; the certificates do not depend on this.",
        "",
        *_residues(data["residues"]),
        *_smallest(data["smallest_80"], folder),
        *_widest(data["widest"], folder),
        *_smallest(data["smallest_20"], folder),
        *_redundant(data["redundant"]),
        *_changes(data["changes"]),
        *_none(data["none"], folder),
    ]
    return "\n".join(lines) + "\n"


def _table(columns: Sequence[str], rows: Iterator[Sequence[Any]]) -> list[str]:
    return [_row(columns), "|---" * len(columns) + "|", *map(_row, rows), ""]


def _row(cells: Sequence[Any]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _board(board: Sequence[int], times: int = 1) -> str:
    return " x ".join(str(times * side) for side in board)


def _residues(entries: list[ResidueEntry]) -> list[str]:
    board = entries[0]["board"]
    return [
        "## Which residues of the rook's lengths, beside the m-bishop, have the Beatty pairs (m, p)?",
        "",
        f"Found on {_board(board)}, tested on {_board(board, 3)}; $q = mp$ holds the rooks of Theorem 2.1 (iia)",
        r"(multiples of $p$) and (iib) ($0, \ldots, m - 1$ mod $mp$). *Minimal* sets contain no other answer; *proved*",
        "counts the answers that a theorem makes right for ever (directly, or between two games that obey the law).",
        "",
        "*The law* is: 0 is the only multiple of $m$ in $R$, and $R$ meets every class mod $m$. It was read off these",
        "answers and is a theorem for $q = mp$, if and only if, for all $m$, $p$ and $R$:",
        r"`wythoff prove new-residue-law`. It allows $(2^p - 1)^{m - 1}$ sets, among them those of (iia), for",
        r"$\gcd(m, p) = 1$, and of (iib).",
        "",
        *_table(
            ("m", "p", "q", "answers", "the law", "die further out", "proved", "minimal sets"),
            (_residue_row(entry) for entry in entries),
        ),
        f"Command: `{entries[0]['command']}`, with the m, p, q of the row.",
        "",
    ]


def _residue_row(entry: ResidueEntry) -> Sequence[Any]:
    minimal = entry.get("minimal", [])
    shown = (", ".join(minimal[:8]) or "none") + (f" and {len(minimal) - 8} more" if len(minimal) > 8 else "")
    proved = sum(1 for answer in entry["answers"] if answer["proved"])
    count = f"{entry['count']}{'' if entry['complete'] else '+'}"
    return entry["m"], entry["p"], entry["q"], count, _law(entry), entry["died_count"], proved, shown


def _law(entry: ResidueEntry) -> str:
    """Are the answers exactly the sets that meet every class mod m, with 0 as their only multiple of m?"""
    m, q = entry["m"], entry["q"]
    if q != m * entry["p"]:
        return "only for q = mp"
    found = [residues_in(answer["on"]) for answer in entry["answers"]]
    right = all({r for r in R if r % m == 0} == {0} and {r % m for r in R} == set(range(m)) for R in found)
    # Of each class but 0 any non-empty subset: (2^p - 1)^(m - 1) sets in all.
    return "exactly" if right and len(found) == (2 ** entry["p"] - 1) ** (m - 1) and entry["complete"] else "NO"


def _smallest(entries: list[SmallestEntry], folder: str) -> list[str]:
    first = entries[0]
    return [
        f"## The smallest invariant rule set on {_board(first['board'])}",
        "",
        "$(i, j)$ and $(j, i)$ are one move. *Smallest* is the smallest set found; *at least* so many",
        "moves are needed, and `wythoff check` accepts the certificate of that bound, found with so many *cases*:",
        "where the two agree the set is optimal. *Left out* are the moves that join two P-positions: all others are",
        "the largest set. A set is *continued* if it has the P-positions on the wider board together with all longer",
        "moves that join no two of them, and *dies* at the first position where it has not. The smallest that is",
        "continued is optimal by the same certificate, or, if it is larger, by the word of RC2, a MaxSAT solver.",
        "",
        *_table(
            (
                "m",
                "p",
                "smallest",
                "at least",
                "optimal",
                "cases",
                "time limit",
                "continued on the wider board",
                "left out",
            ),
            (_smallest_row(entry) for entry in entries),
        ),
        f"Command: `{first['command']}`, with the",
        "m, p and the time limit of the row; `--certificate DIR` keeps the certificate, and here they are:",
        f"`wythoff check {folder}/{first['certificate']}` and so on.",
        "",
    ]


def _smallest_row(entry: SmallestEntry) -> Sequence[Any]:
    best, lasting = entry["smallest"], entry.get("smallest_lasting")
    continued = "yes" if best["test"]["survives"] else f"dies at {tuple(best['test']['killed_by'])}"
    if lasting and lasting["test"]["survives"]:
        continued += f"; smallest that is continued: {'' if lasting['optimal'] else 'at most '}{lasting['size']}"
    at_least, cases = (best["proof"].get(key, "?") for key in ("at_least", "cases"))
    limit, left_out = f"{entry['seconds']:g} s", len(entry["largest"]["left_out"])
    return entry["m"], entry["p"], best["size"], at_least, _optimal(best), cases, limit, continued, left_out


def _optimal(best: StoredSet) -> str:
    """Proved, or proved by RC2 alone, or not."""
    if not best["optimal"]:
        return "not proved"
    return "yes" if best["proof"].get("at_least") == best["size"] else "yes (RC2; no certificate)"


def _widest(entries: list[WidestEntry], folder: str) -> list[str]:
    first = entries[0]
    one, two, three = (row["side"] for row in first["boards"][:3])
    return [
        "## How far the smallest invariant rule set is proved",
        "",
        f"Wider and wider boards, {first['seconds']:g} s for each, until one is not proved optimal: the sizes of the",
        "smallest sets, and with how many cases their proofs were found. For m >= 2 the cases become more on the",
        "whole, and each takes longer. What was not proved in this time may be in another: the table above had more",
        "for each board.",
        "",
        *_table(
            ("m", "p", "proved up to", f"smallest on {one}, {two}, {three}, ...", "cases"),
            (_widest_row(entry) for entry in entries),
        ),
        f"Command: `{first['command']}`, with the",
        "m, p and the side of the board; the proof on the widest board of each row is kept:",
        f"`wythoff check {folder}/{first['certificate']}` and so on.",
        "",
    ]


def _widest_row(entry: WidestEntry) -> Sequence[Any]:
    sizes, cases = (", ".join(str(row[key]) for row in entry["boards"]) for key in ("size", "cases"))
    last = entry["boards"][-1]["side"]
    return entry["m"], entry["p"], f"{last} x {last}", sizes, cases


def _redundant(entries: list[RedundantEntry]) -> list[str]:
    lines = [
        "## Redundant moves of m-Wythoff Nim, up to 12 x 12",
        "",
        f"Each move by itself, on {_board(entries[0]['board'])} and on a board three times as wide.",
        "",
    ]
    for entry in entries:
        for word, question in (("removed", "remove"), ("added", "add")):
            moves = [m["move"] for m in entry["moves"] if m["redundant"] and m["question"] == question]
            lines.append(f"- {entry['game']}: can be {word}: {_moves(moves) or 'none'}.")
    return [*lines, "", f"Command: `{entries[0]['command']}`, with the m of the line.", ""]


def _moves(moves: Sequence[Sequence[int]]) -> str:
    return " ".join(f"({i},{j})" for i, j in moves)


def _changes(entries: list[ChangeEntry]) -> list[str]:
    return [
        r"## From $m\mathrm{WN}^p$ to the Beatty pairs $(m, p + 1)$",
        "",
        f"The fewest moves to add or to remove, on {_board(entries[0]['board'])}, and all ways with so few.",
        "",
        *_table(
            ("from", "to", "changes", "tested on the wider board", "die there"),
            (_change_row(entry) for entry in entries),
        ),
        f"Command: `{entries[0]['command']}`, with the m, p of the row.",
        "",
    ]


def _change_row(entry: ChangeEntry) -> Sequence[Any]:
    alive = [_change(way) for way in entry["all"] if way["test"]["survives"]]
    dead = [way for way in entry["all"] if not way["test"]["survives"]]
    died = [f"{_change(way)} at {tuple(way['test']['killed_by'])}" for way in dead]
    count = f"{entry['changes']}{'' if entry['optimal'] else ' (not proved the fewest)'}"
    living = ("; ".join(alive) or "none") + ("" if entry["complete"] else "; not all")
    return entry["minimal_change"], f"({entry['m']}, {entry['p'] + 1})", count, living, "; ".join(died) or "none"


def _change(way: StoredChange) -> str:
    return ", ".join(f"{word} {_moves(way[word])}" for word in ("add", "remove") if way[word])


def _none(entries: list[NoneEntry], folder: str) -> list[str]:
    return [
        "## Targets without rules",
        "",
        "If gcd(m, p) > 1, no set of residues mod p does, the p-rook of Theorem 2.1 (iia) included: as residues mod mp",
        "it would hold a second multiple of m, lcm(m, p), against the law. By certificate:",
        "",
        *(
            f"- (m, p) = ({entry['m']}, {entry['p']}), mod {entry['p']}: none, proved on "
            f"{_board(entry['none']['board'])}; `wythoff check {folder}/{entry['certificate']}`."
            for entry in entries
        ),
    ]
