"""How many games get a theorem for ever, and how fast: `python benchmarks/theorem.py [--seconds S] [--only FAMILY]`.

The games are defined here: the paper's families up to mp = 12, and games of the literature. For each one: proved or
not, in which system, the sizes, the CPU time of the search and of the checker alone, the bytes of the certificate.
With --out FILE one JSON line per game is appended, and games that are there already are not run again: a run that was
stopped goes on, and one that is complete only prints its tables. With --certificates DIR the automata are kept, one
file for each game; --check DIR runs the checker alone on them, twice each, and with --out FILE writes the times anew.
What Numba compiles is compiled before the first game.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterator
from dataclasses import replace
from math import gcd
from pathlib import Path
from time import process_time
from typing import Any

from verifier.certificate.check.automaton import Certificate, prove
from verifier.games import families as games
from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.theorems.one_game import GameTheorem, compare, theorem

MOST = 12  # mp
FAST = 5  # seconds
REQUIRED = ("mWN", "mWN^p", "mWN^(p) coprime", "mWN^(m,mp)", "mxpWN_l", "misere mWN^p", "WN, any blocked", "terminal")


def constants() -> Iterator[tuple[int, int]]:
    """m and p with p >= 2 and mp <= 12."""
    return ((m, p) for m in range(1, MOST + 1) for p in range(2, MOST // m + 1))


def all_games() -> Iterator[tuple[str, str, Ruleset]]:
    """(family, name, rules)."""
    rook = Rook()
    wn = games.wythoff()
    for m in range(1, MOST + 1):
        yield "mWN", f"{m}WN", games.wythoff(m)
    for m, p in constants():
        yield "mWN^p", f"{m}WN^{p}", games.blocking(m, p)
    for m, p in constants():
        family = "mWN^(p) coprime" if games_coprime(m, p) else "mWN^(p), not coprime"
        yield family, f"{m}WN^({p})", games.modulo(m, p)
    for m, p in constants():
        if m > 1:
            yield "mWN^(m,mp)", f"{m}WN^({m},{m * p})", games.modulo(m, m * p, m)
    for m, p in constants():
        for l in range(1, p):
            yield "mxpWN_l", f"{m}x{p}WN_{l}", games.shifted(m, p, l)
    for m in range(1, 7):
        yield "misere mWN", f"misere {m}WN", games.wythoff(m, misere=True)
    for m, p in constants():
        yield "misere mWN^p", f"misere {m}WN^{p}", replace(games.blocking(m, p), ending="misere")
    for k in range(1, 6):
        yield "WN, any blocked" if k <= 3 else "WN, more blocked", f"WN, any {k} blocked", replace(wn, block=Block(k))
    for l in range(MOST + 1):
        yield "terminal", f"WN, terminal x + y <= {l}", replace(wn, terminal=triangle(l))
    for j in range(2, 9):
        for i in range(1, j):
            vectors = Vectors(((i, j), (j, i)))
            both = "Maharaja Nim" if (i, j) == (1, 2) else f"WN with ({i},{j}), ({j},{i})"
            yield "WN and a vector", both, Ruleset((rook, Bishop(), vectors))
    for j in range(2, 6):
        for i in range(1, j):
            yield "WN and a vector, one way", f"WN with ({i},{j})", Ruleset((rook, Bishop(), Vectors(((i, j),))))
    for m in range(1, 4):
        for p in range(2, 4):
            for l in range(1, 5):
                if l != m:
                    yield "mWN^p_l", f"{m}WN^{p}_{l}", games.blocking(m, p, l)
    for m in range(1, 4):
        for p in range(2, 5):
            yield "(m,p)WN", f"({m},{p})WN", games.bishop_blocking(m, p)
    for m in range(1, 4):
        for p in range(3, 6):
            for l in range(2, p):
                if (l, p) != (m, m * (p // m)):
                    yield "mWN^(l,p)", f"{m}WN^({l},{p})", games.modulo(m, p, l)
    yield "Nim", "Nim", Ruleset((rook,))
    for q in range(2, 6):
        yield "Nim", f"Nim, multiples of {q}", Ruleset((Rook(q, (0,)),))
        yield "Nim", f"Nim, lengths not divisible by {q}", Ruleset((Rook(q, tuple(range(1, q))),))
    for k in range(1, 5):
        yield "Nim", f"Nim, {k} blocked", Ruleset((rook,), Block(k))
    for s, t in ((1, 2), (2, 1), (2, 2), (3, 1), (2, 3), (3, 2)):
        yield "(s,t) heap games", f"0 < i <= j < {s}i + {t}", Ruleset((rook, Bound(s, t)))
    for vectors in (((1, 2),), ((1, 2), (2, 1)), ((1, 3),), ((2, 3), (3, 2)), ((1, 2), (2, 1), (1, 1))):
        yield "rays", f"Nim, multiples of {vectors}", Ruleset((rook, Vectors(vectors, True)))
    finite = (
        ((1, 0), (0, 1), (1, 1)),
        ((1, 2), (2, 1)),
        ((1, 0), (2, 0), (0, 1), (0, 2)),
        ((1, 2), (2, 1), (1, 1)),
        ((1, 0), (0, 1), (2, 2), (3, 1)),
        ((2, 1), (1, 2), (3, 0), (0, 3)),
        ((1, 3), (3, 1), (2, 2)),
    )
    for vectors in finite:
        yield "finite vectors", f"{vectors}", Ruleset((Vectors(vectors),))
    for u, v in ((1, 2), (2, 2), (3, 1), (2, 5)):
        yield "removed", f"WN without {u} x {v}", replace(wn, removed=(u, v))
    for step in range(2, 5):
        yield "steps", f"WN, diagonal multiples of {step}", games.bishop_multiples(step)
    for p, q in ((1, 2), (1, 3), (2, 3), (3, 5)):
        both = Vectors(((p, q), (q, p)), True)
        yield "(p,q)-GDWN", f"({p},{q})-GDWN", Ruleset((rook, Bishop(), both))


def games_coprime(m: int, p: int) -> bool:
    return gcd(m, p) == 1


def run(family: str, name: str, rules: Ruleset, seconds: float, keep: Path | None) -> dict[str, Any]:
    start = process_time()
    result = theorem(rules, seconds)
    row: dict[str, Any] = {"family": family, "game": name, "proved": result.found is not None}
    row["search"] = round(process_time() - start, 3)
    if result.found:
        data = result.found.to_json()
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{name.replace('/', '_')}.json").write_text(json.dumps(data, separators=(",", ":")))
        start = process_time()
        proof = prove(Certificate.read(data))
        row |= {"check": round(process_time() - start, 3), "bytes": len(json.dumps(data, separators=(",", ":")))}
        row |= {"system": result.found.system.name, "states": proof.states, "check_states": proof.check_states}
        said = GameTheorem(result.found)
        counts = ", ".join(map(str, said.rows.values)) if said.rows else "?"
        row |= {"row_holds": counts, "differences": ""}
        if said.progression:
            start, step = said.progression.start, said.progression.step
            row["differences"] = f"{start}, {start + step}, ..., each once"
    else:
        row["tried"] = [f"{a.system.name}: {a.why}" for a in result.attempts]
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only")
    parser.add_argument("--part", type=int, nargs=2, default=(0, 1), metavar=("K", "N"), help="every N-th game, from K")
    parser.add_argument("--vectors", action="store_true", help="which (i, j) may be added to Wythoff Nim, as a picture")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="with --vectors: FILE.svg, .pdf or .png")
    parser.add_argument("--side-by-side", action="store_true", help="the automata of the games, one a line")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--certificates", type=Path, metavar="DIR")
    parser.add_argument("--check", type=Path, metavar="DIR", help="only the checker, on what --certificates kept")
    options = parser.parse_args()
    if options.check:
        rows = checker(options.check)
        if options.out:
            options.out.write_text("".join(json.dumps(row) + "\n" for row in rows))
        print(checker_summary(rows))
        return
    if options.vectors:
        picture(options.picture)
        return
    rows = []
    known: dict[str, dict[str, Any]] = {}
    if options.out and options.out.exists():
        known = {row["game"]: row for row in map(json.loads, options.out.read_text().splitlines())}
    if any(name not in known for _, name, _ in all_games()):
        theorem(games.wythoff(), 60)  # compiles
    for number, (family, name, rules) in enumerate(all_games()):
        if number % options.part[1] != options.part[0]:
            continue
        if options.only and options.only != family:
            continue
        row = known.get(name) or run(family, name, rules, options.seconds, options.certificates)
        rows.append(row)
        if name in known:
            continue
        if options.out:
            with options.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
        print(*[f"{key}={value}" for key, value in row.items()], sep="  ", flush=True)
    print("\n" + "\n".join(summary(rows)))
    if options.side_by_side:
        side_by_side(rows)


def checker(folder: Path) -> list[dict[str, Any]]:
    """The CPU time of the checker on the certificates of a folder, the better of two runs each."""
    rows = []
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text())
        best = []
        for _ in range(2):
            start = process_time()
            prove(Certificate.read(data))
            best.append(process_time() - start)
        rows.append({"game": path.stem, "seconds": round(min(best), 4)})
    if not rows:
        raise SystemExit(f"There are no automata in {folder}: --certificates {folder} keeps them.")
    return rows


def checker_summary(rows: list[dict[str, Any]]) -> str:
    times = [row["seconds"] for row in rows]
    fast = sum(seconds < 0.1 for seconds in times)
    median = statistics.median(times)
    return f"{len(times)} certificates accepted: median {median:.3f} s of CPU time, {fast} under 0.1 s."


def picture(file: Path | None, side: int = 8) -> None:
    """Row j, column i: `.` if (i, j) and (j, i) may be added to Wythoff Nim for ever, else the sum x + y of the first
    position that changes; the same as a picture in `file`."""
    found = theorem(games.wythoff(), 60).found
    assert found is not None
    answers: dict[tuple[int, int], str] = {}
    for j in range(2, side + 1):
        for i in range(1, j):
            rules = Ruleset((Rook(), Bishop(), Vectors(((i, j), (j, i)))))
            answer = compare(found, rules)
            answers[i, j] = "." if answer.equal else str(sum(answer.difference)) if answer.difference else "?"
        print(f"j = {j}  " + " ".join(f"{answers[i, j]:>3}" for i in range(1, j)), flush=True)
    if file is not None:
        draw(answers, side, file)


def draw(answers: dict[tuple[int, int], str], side: int, file: Path) -> None:
    """White: the vector changes nothing, for ever. Grey: it does, first at a position with this x + y."""
    from matplotlib.figure import Figure
    from matplotlib.patches import Rectangle

    from verifier.report.figures import save

    figure = Figure(figsize=(4.5, 4.5))
    axes = figure.add_subplot()
    for (i, j), text in answers.items():
        shade = "white" if text == "." else "0.8"
        axes.add_patch(Rectangle((i - 0.5, j - 0.5), 1, 1, facecolor=shade, edgecolor="0.5", lw=0.5))
        axes.text(i, j, "" if text == "." else text, ha="center", va="center", fontsize=8)
    axes.set_xlim(0.5, side - 0.5)
    axes.set_ylim(1.5, side + 0.5)
    axes.set_xlabel("i")
    axes.set_ylabel("j")
    axes.set_aspect("equal")
    axes.set_title("Wythoff Nim and (i, j), (j, i)", fontsize=10)
    save(figure, file)


def side_by_side(rows: list[dict[str, Any]]) -> None:
    """The automata of the games, one a line: what a pattern would be seen in."""
    print("\n| game | system | states | check states | a row holds | differences y - x |\n|---|---|---|---|---|---|")
    for row in rows:
        if row["proved"]:
            cells = [row[key] for key in ("game", "system", "states", "check_states", "row_holds", "differences")]
            print("| " + " | ".join(map(str, cells)) + " |")
        else:
            print(f"| {row['game']} | not proved | | | | |")


def summary(rows: list[dict[str, Any]]) -> list[str]:
    """The table of families, and the figures of all games: what docs/theorem.md has."""
    said = ["| family | proved | in under 5 s | slowest | states | check states | largest certificate |"]
    said.append("|---|---|---|---|---|---|---|")
    for family in dict.fromkeys(row["family"] for row in rows):
        here = [row for row in rows if row["family"] == family]
        good = [row for row in here if row["proved"]]
        cells = [family, f"{len(good)} of {len(here)}"]
        if good:
            cells.append(str(sum(row["search"] < FAST for row in good)))
            cells.append(f"{max(row['search'] for row in good):.1f} s")
            cells += [between([row[key] for row in good]) for key in ("states", "check_states")]
            cells.append(f"{max(row['bytes'] for row in good) / 1000:.1f} kB")
        said.append("| " + " | ".join([*cells, *[""] * (7 - len(cells))]) + " |")
    proved = [row for row in rows if row["proved"]]
    if not proved:
        return said
    fast = sum(row["search"] < FAST for row in proved)
    sizes = [row["bytes"] for row in proved]
    missing = [row["game"] for row in rows if row["family"] in REQUIRED and not row["proved"]]
    return [
        *said,
        "",
        f"{len(proved)} of {len(rows)} proved ({100 * len(proved) / len(rows):.1f} %), {fast} of them "
        f"({100 * fast / len(proved):.1f} %) in under 5 s of CPU time.",
        f"Checker: median {statistics.median(row['check'] for row in proved):.3f} s of CPU time.",
        f"Certificates: median {statistics.median(sizes):.0f} bytes, largest {max(sizes)} bytes.",
        f"Required and not proved: {', '.join(missing) or 'none'}.",
    ]


def between(numbers: list[int]) -> str:
    return f"{min(numbers)}-{max(numbers)}"


if __name__ == "__main__":
    main()
