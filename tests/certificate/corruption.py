"""Random games, good certificates of them, and one change at a time.

A folder is a dictionary from file names to bytes. After a change the manifest's sizes and SHA-256 sums are made right
again (mostly), so that the checkers have to find the flaw itself.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np

from verifier.certificate.write.job import CertificateJob
from verifier.certificate.write.leaf import write_refutation, write_verification
from verifier.claims.kinds import Beatty, Claim, Listed, claim_from_json, smallest_difference
from verifier.games.board import Board
from verifier.games.families import blocking, modulo, shifted, wythoff
from verifier.games.rules import Bishop, Block, Rook, Ruleset, Vectors
from verifier.solve.retrograde import reference
from verifier.theorems.table import printed_claim

Files = dict[str, bytes]


def random_rules(rng: random.Random) -> Ruleset:
    """Any rules: the paper's games now and then, else any union of parts, blocking, hole and ending."""
    if rng.random() < 0.4:
        m, p = rng.randint(1, 3), rng.randint(1, 3)
        return rng.choice([wythoff(m), blocking(m, p), modulo(m, p), shifted(1, p, rng.randrange(p))])
    parts: list[Rook | Bishop | Vectors] = []
    while not parts:
        if rng.random() < 0.7:
            q = rng.randint(1, 4)
            parts.append(Rook(q, tuple(rng.sample(range(q), rng.randint(1, q)))))
        if rng.random() < 0.5:
            parts.append(Bishop(rng.randint(1, 3), rng.randint(1, 2)))
        if rng.random() < 0.4:
            vectors = {(rng.randint(0, 3), rng.randint(0, 3)) for _ in range(rng.randint(1, 3))} - {(0, 0)}
            if vectors:
                parts.append(Vectors(tuple(vectors), rng.random() < 0.5))
    block = None
    if rng.random() < 0.5:
        kind = rng.choice(["roob", "bishop", "any"])
        block = Block(rng.randint(1, 3), kind, rng.randint(1, 3) if kind == "roob" else 1)
    removed = (rng.randint(1, 3), rng.randint(1, 3)) if rng.random() < 0.25 else None
    return Ruleset(tuple(parts), block, removed, rng.choice(["normal", "normal", "misere"]))


def random_board(rng: random.Random, rules: Ruleset) -> Board:
    while True:
        width, height = rng.randint(1, 8), rng.randint(1, 8)
        if not (rules.removed and rules.removed[0] >= width and rules.removed[1] >= height):
            return Board(rules, width, height)


def truth_of(board: Board) -> np.ndarray:
    found = np.zeros(board.shape, dtype=bool)
    for position in reference(board):
        found[position] = True
    return found


def good(rng: random.Random, folder: Path) -> Files:
    """A good certificate: of a right claim, of some rows of it, or of a wrong one."""
    board = random_board(rng, random_rules(rng))
    rules, truth = board.rules, truth_of(board)
    job = CertificateJob(board.width, board.height, "cadical")
    claim: Claim = Listed.from_array(truth)
    paper = printed_claim(rules)
    if paper is not None and (paper.array(*board.shape) == truth).all() and rng.random() < 0.7:
        claim = paper
    kind = rng.choice(["right", "right", "rows", "wrong"])
    folder.mkdir()
    if kind == "wrong":
        wrong = truth.copy()
        for _ in range(rng.randint(1, 3)):
            wrong[rng.randrange(board.width), rng.randrange(board.height)] ^= True
        position = smallest_difference(truth, wrong)
        if position is not None:
            write_refutation(rules, Listed.from_array(wrong), truth, position, folder, job)
            return sealed(read(folder))
    first = rng.randrange(board.width) if kind == "rows" else 0
    rows = (first, rng.randint(first + 1, board.width)) if kind == "rows" else None
    assert write_verification(rules, claim, truth, folder, job, rows)
    return sealed(read(folder))


def read(folder: Path) -> Files:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def save(files: Files, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def sealed(files: Files) -> Files:
    """The same files with a manifest whose sizes and sums are right."""
    try:
        data = json.loads(files["manifest.json"])
        header = files["formula.cnf"].split(b"\n", 1)[0].split()
        for name in ("formula.cnf", "proof.lrat"):
            data["sizes"][name] = len(files[name])
            data["sha256"][name] = hashlib.sha256(files[name]).hexdigest()
        data["sizes"]["variables"], data["sizes"]["clauses"] = int(header[2]), int(header[3])
    except (ValueError, KeyError, IndexError, TypeError):
        return files
    return files | {"manifest.json": json.dumps(data).encode()}


def still_true(files: Files) -> bool:
    """Is what the manifest says true? By solving the game, as far as the statement goes, without a certificate."""
    data = json.loads(files["manifest.json"])
    rules, claim = Ruleset.from_json(data["game"]), claim_from_json(data["claim"])
    width, height = data["board"]
    first, last = data.get("rows", [0, width])
    x, y = data.get("counterexample", [last - 1, height - 1])
    claimed = claim.array(width, height)[: x + 1, : y + 1]
    if rules.removed and rules.removed[0] > x and rules.removed[1] > y:
        truth = np.zeros_like(claimed)
    else:
        truth = truth_of(Board(rules, x + 1, y + 1))
    if data["verdict"] == "REFUTED":
        return bool(truth[x, y] != claimed[x, y])
    if not (truth[:first] == claimed[:first]).all():
        return True  # the condition of a strip does not hold: it says nothing
    return bool((truth[first:] == claimed[first:]).all())


# --- the changes ---------------------------------------------------------------------------------------------------


def _lines(files: Files, name: str) -> list[list[bytes]]:
    return [line.split(b" ") for line in files[name].split(b"\n")[:-1]]


def _join(lines: list[list[bytes]]) -> bytes:
    return b"".join(b" ".join(line) + b"\n" for line in lines)


def _formula(rng: random.Random, files: Files, change: Callable[[list[list[bytes]]], None]) -> Files:
    """Change the clauses; often make the header fit again."""
    lines = _lines(files, "formula.cnf")
    change(lines)
    if rng.random() < 0.7:
        lines[0][3:] = [str(len(lines) - 1).encode()]
    return files | {"formula.cnf": _join(lines)}


def _renumbered(rng: random.Random, files: Files) -> Files:
    """Sometimes let the proof fit a changed number of clauses: it is the line 1, 2, ..., count again."""
    if rng.random() < 0.5:
        count = len(_lines(files, "formula.cnf")) - 1
        hints = " ".join(map(str, range(1, count + 1)))
        return files | {"proof.lrat": f"{count + 1} 0 {hints} 0\n".encode()}
    return files


def _token(rng: random.Random, lines: list[list[bytes]], first: int = 1) -> tuple[int, int]:
    at = rng.randrange(first, len(lines)) if len(lines) > first else 0
    return at, rng.randrange(len(lines[at]))


def literal(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        line, at = _token(rng, lines)
        variables = int(lines[0][2])
        lines[line][at] = str(rng.choice([-1, 1]) * rng.randint(0, variables + 1)).encode()

    return _formula(rng, files, change)


def sign(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        line, at = _token(rng, lines)
        lines[line][at] = str(-int(lines[line][at])).encode() if at else b"-" + lines[line][at].lstrip(b"-")

    return _formula(rng, files, change)


def literal_dropped(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        line, at = _token(rng, lines)
        del lines[line][at]

    return _formula(rng, files, change)


def literal_added(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        line, at = _token(rng, lines)
        number = rng.choice([-1, 1]) * rng.randint(1, int(lines[0][2]))
        lines[line].insert(at, str(number).encode())

    return _formula(rng, files, change)


def clause_dropped(rng: random.Random, files: Files) -> Files:
    return _renumbered(rng, _formula(rng, files, lambda lines: lines.pop(rng.randrange(1, len(lines))) and None))


def clause_doubled(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        lines.insert(rng.randrange(1, len(lines) + 1), list(rng.choice(lines[1:])))

    return _renumbered(rng, _formula(rng, files, change))


def clause_invented(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        numbers = [rng.choice([-1, 1]) * rng.randint(1, int(lines[0][2])) for _ in range(rng.randint(0, 3))]
        lines.insert(rng.randrange(1, len(lines) + 1), [*(str(n).encode() for n in numbers), b"0"])

    return _renumbered(rng, _formula(rng, files, change))


def clauses_swapped(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        a, b = rng.randrange(1, len(lines)), rng.randrange(1, len(lines))
        lines[a], lines[b] = lines[b], lines[a]

    return _formula(rng, files, change)


def last_clause(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        at = rng.randrange(len(lines[-1]))
        if rng.random() < 0.5:
            del lines[-1][at]
        else:
            lines[-1][at] = str(-int(lines[-1][at])).encode()

    return _formula(rng, files, change)


def _proof(rng: random.Random, files: Files, change: Callable[[list[list[bytes]]], None]) -> Files:
    lines = _lines(files, "proof.lrat")
    change(lines)
    return files | {"proof.lrat": _join(lines)}


def hint(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        line, at = _token(rng, lines, 0)
        lines[line][at] = str(rng.randint(-2, len(lines[0]) + 2)).encode()

    return _proof(rng, files, change)


def hint_order(rng: random.Random, files: Files) -> Files:
    def change(lines: list[list[bytes]]) -> None:
        a, b = rng.randrange(len(lines[0])), rng.randrange(len(lines[0]))
        lines[0][a], lines[0][b] = lines[0][b], lines[0][a]

    return _proof(rng, files, change)


def hint_dropped(rng: random.Random, files: Files) -> Files:
    return _proof(rng, files, lambda lines: lines[0].pop(rng.randrange(len(lines[0]))) and None)


def lemma(rng: random.Random, files: Files) -> Files:
    """A step before the last one: a true lemma, or nonsense; the last step may then use it."""

    def change(lines: list[list[bytes]]) -> None:
        last = [int(n) for n in lines[-1]]
        count = last[0] - 1
        first = [*(rng.choice([-1, 1]) * rng.randint(1, 4) for _ in range(rng.randint(0, 2))), 0]
        hints = sorted(rng.sample(range(1, count + 1), rng.randint(0, min(count, 3))))
        step = [rng.choice([last[0], last[0], count, 0, -3]), *first, *hints, 0]
        if rng.random() < 0.5:
            last[0] += 1
        if rng.random() < 0.5:
            last.insert(2, step[0])
        lines[:] = [[str(n).encode() for n in row] for row in (step, last)]

    return _proof(rng, files, change)


def _manifest(files: Files, change: Callable[[dict], None]) -> Files:  # type: ignore[type-arg]
    data = json.loads(files["manifest.json"])
    change(data)
    return files | {"manifest.json": json.dumps(data).encode()}


def rules_constant(rng: random.Random, files: Files) -> Files:
    """A residue, m, p, the kind of blocking, the hole or the ending: anything in the game."""

    def change(data: dict) -> None:  # type: ignore[type-arg]
        game, what = data["game"], rng.randrange(5)
        part = rng.choice(game["moves"])
        if what == 0:
            numbers = [key for key, value in part.items() if type(value) is int]
            if numbers:
                part[rng.choice(numbers)] += rng.choice([-1, 1])
            else:
                part["multiples"] = not part["multiples"]
        elif what == 1:
            value = next((part[key] for key in ("residues", "vectors") if key in part), None)
            if value is None:
                part["step"] += 1
            elif isinstance(value[0], list):
                value[rng.randrange(len(value))] = [rng.randint(0, 3), rng.randint(0, 3)]
            else:
                value[rng.randrange(len(value))] += rng.choice([-1, 1])
        elif what == 2:
            block = game.setdefault("block", {"at_most": 0, "kind": rng.choice(["any", "bishop"])})
            block["at_most"] += rng.choice([-1, 1])
        elif what == 3:
            game["removed"] = [rng.randint(0, 3), rng.randint(0, 3)]
        else:
            game["ending"] = "normal" if game.get("ending") == "misere" else "misere"

    return _manifest(files, change)


def claim_bit(rng: random.Random, files: Files) -> Files:
    """One position more or less in the claim; sometimes the last clause says so too."""
    data = json.loads(files["manifest.json"])
    width, height = data["board"]
    claimed = claim_from_json(data["claim"]).array(width, height)
    x, y = rng.randrange(width), rng.randrange(height)
    claimed[x, y] ^= True
    files = _manifest(files, lambda data: data.update(claim=Listed.from_array(claimed).to_json()))
    if rng.random() < 0.6:
        variable = str(1 + x * height + y).encode()
        lines = _lines(files, "formula.cnf")
        opposite = {variable: b"-" + variable, b"-" + variable: variable}
        lines[-1] = [opposite.get(token, token) for token in lines[-1]]
        files = files | {"formula.cnf": _join(lines)}
    return files


def forged(rng: random.Random, files: Files) -> Files:
    """A liar's certificate: a claim changed at some positions, and clauses cut so that they propagate to it.

    Each clause keeps its head, with the sign of the new claim, and of the others only the literals that the new claim
    falsifies. The proof then is in order; nothing but the clause audit stands against it.
    """
    data = json.loads(files["manifest.json"])
    width, height = data["board"]
    claimed = claim_from_json(data["claim"]).array(width, height)
    rules = Ruleset.from_json(data["game"])
    lines = _lines(files, "formula.cnf")
    clauses = [[int(token) for token in line[:-1]] for line in lines[1:]]
    values = {abs(clause[0]): clause[0] > 0 for clause in clauses[:-1]}
    if "counterexample" in data:
        changed = {abs(clauses[-1][0])}
    else:
        first, last = data.get("rows", [0, width])
        inside = range(first * height + 1, last * height + 1)
        changed = {rng.choice([rng.choice(inside), inside[-1]])}
    for v in changed:
        values[v] = not values[v]
        claimed.reshape(-1)[v - 1] ^= True
    for clause in clauses[:-1]:
        v = abs(clause[0])
        kept = [w for w in clause[1:] if (w > 0) != values[abs(w)]]
        if v in changed:  # the liar's best clause: the options that are not P, or as many P-options as there are
            options = [1 + x * height + y for x, y in rules.options(*divmod(v - 1, height))]
            p_options = [w for w in options if values.get(w)]
            n_options = [w for w in options if values.get(w) is False]
            kept = n_options if values[v] else [-w for w in p_options[: rng.choice([1, rules.blocks + 1])]]
        clause[:] = [v if values[v] else -v, *kept]
    clauses[-1] = [-w if abs(w) in changed else w for w in clauses[-1]]
    files = _manifest(files, lambda data: data.update(claim=Listed.from_array(claimed).to_json()))
    text = [lines[0], *([str(w).encode() for w in (*clause, 0)] for clause in clauses)]
    return files | {"formula.cnf": _join(text)}


def claim_constant(rng: random.Random, files: Files) -> Files:
    claim = Beatty(rng.randint(1, 3), rng.randint(1, 3))
    return _manifest(files, lambda data: data.update(claim=claim.to_json()))


def board_size(rng: random.Random, files: Files) -> Files:
    def change(data: dict) -> None:  # type: ignore[type-arg]
        data["board"][rng.randrange(2)] += rng.choice([-1, 1, 1000, 10**9])

    return _manifest(files, change)


def manifest_entry(rng: random.Random, files: Files) -> Files:
    def change(data: dict) -> None:  # type: ignore[type-arg]
        what = rng.randrange(7)
        width, height = data["board"]
        if what == 0:
            data["verdict"] = {"VERIFIED": "REFUTED", "REFUTED": "VERIFIED"}[data["verdict"]]
            data.pop("counterexample", None)
            if data["verdict"] == "REFUTED":
                data["counterexample"] = [rng.randrange(width), rng.randrange(height)]
        elif what == 1:
            data["rows"] = [rng.randint(0, width), rng.randint(0, width)]
        elif what == 2:
            data.pop("rows", None)
        elif what == 3:
            data["counterexample"] = [rng.randint(-1, width), rng.randint(-1, height)]
        elif what == 4:
            data.pop(rng.choice(list(data)))
        elif what == 5:
            data[rng.choice(list(data))] = rng.choice([None, 0, -1, True, "x", [], {}, 1e300, [[]], "../../etc/passwd"])
        else:
            data["parts"] = {"rule": rng.choice(["strips", "choice", "same_as"]), "count": 1}

    return _manifest(files, change)


def _any_file(rng: random.Random) -> str:
    return rng.choice(["formula.cnf", "proof.lrat", "manifest.json"])


def truncated(rng: random.Random, files: Files) -> Files:
    name = _any_file(rng)
    return files | {name: files[name][: rng.randrange(len(files[name]))]}


def huge_number(rng: random.Random, files: Files) -> Files:
    name = rng.choice(["formula.cnf", "proof.lrat"])
    lines = _lines(files, name)
    line, at = _token(rng, lines, 0)
    number = rng.choice([2**31 - 1, 2**31, 2**32 + 1, 2**63, 2**64 + 3, 10**40, 10**5000 // 7])
    text = b"%d" % number if number < 10**40 else b"9" * (5000 if number > 10**41 else 41)
    lines[line][at] = rng.choice([b"", b"-"]) + text
    return files | {name: _join(lines)}


def negative_id(rng: random.Random, files: Files) -> Files:
    lines = _lines(files, "proof.lrat")
    at = 0 if rng.random() < 0.5 else rng.randrange(len(lines[0]))
    lines[0][at] = b"-" + lines[0][at]
    return files | {"proof.lrat": _join(lines)}


def line_ends(rng: random.Random, files: Files) -> Files:
    name = rng.choice(["formula.cnf", "proof.lrat"])
    return files | {name: files[name].replace(b"\n", b"\r\n", rng.choice([1, -1]))}


def comment(rng: random.Random, files: Files) -> Files:
    name = rng.choice(["formula.cnf", "proof.lrat"])
    lines = files[name].split(b"\n")
    lines.insert(rng.randrange(len(lines)), rng.choice([b"c a comment", b"", b"c", b"%", b"0", b"1 d 1 0"]))
    return files | {name: b"\n".join(lines)}


def spelling(rng: random.Random, files: Files) -> Files:
    """The same number, or nearly, written otherwise."""
    name = rng.choice(["formula.cnf", "proof.lrat"])
    lines = _lines(files, name)
    line, at = _token(rng, lines, 0)
    old = lines[line][at]
    lines[line][at] = rng.choice([b"0" + old, b"+" + old, b" " + old, old + b"\t", b"1_0", b"-0", old + b".0", b"x"])
    return files | {name: _join(lines)}


def one_byte(rng: random.Random, files: Files) -> Files:
    name = _any_file(rng)
    at = rng.randrange(len(files[name]))
    byte = rng.choice([*b"0123456789- \n", rng.randrange(256)])
    return files | {name: files[name][:at] + bytes([byte]) + files[name][at + 1 :]}


CHANGES = (
    literal,
    sign,
    literal_dropped,
    literal_added,
    clause_dropped,
    clause_doubled,
    clause_invented,
    clauses_swapped,
    last_clause,
    hint,
    hint_order,
    hint_dropped,
    lemma,
    rules_constant,
    claim_bit,
    forged,
    claim_constant,
    board_size,
    manifest_entry,
    truncated,
    huge_number,
    negative_id,
    line_ends,
    comment,
    spelling,
    one_byte,
)
