"""Certificates of every kind, made, changed, and what they say compared with the truth, which needs no certificate.

A kind has `make`, a good certificate of a random question; `true`, is what the files say true, by playing the games or
by trying everything; and what is changed in it: any number, list or key of its JSON files, and any clause or hint of a
formula and a proof (`tests.certificate.corruption`). A checker that accepts what is not true is fooled.
"""

from __future__ import annotations

import copy
import hashlib
import itertools
import json
import lzma
import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import gcd, prod
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
from kernel_encodings import definition
from kernel_encodings.rules_from_p import RulesQuestion, Unknowns
from pysat.solvers import Solver

from tests.certificate import automata, corruption
from tests.certificate.corruption import Files
from tests.synthesis.questions import everything, p_set
from verifier.automata.find import search
from verifier.base.errors import UserError
from verifier.certificate.write import kernel as kernel_writer
from verifier.certificate.write.automaton import write as write_automaton
from verifier.certificate.write.false_formula import write as write_formula
from verifier.claims.kinds import Beatty, Listed, SameAs, claim_from_json
from verifier.games.board import Board
from verifier.games.families import (
    Choice,
    Imitation,
    bishop_blocking,
    blocking,
    game_from_json,
    modulo,
    shifted,
    wythoff,
)
from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.solve import beatty
from verifier.solve.retrograde import p_set as solved
from verifier.solve.retrograde import sweep
from verifier.solvers import drup_to_lrat
from verifier.synthesis.answers import Effort
from verifier.synthesis.evidence import prove_at_least, prove_no_manoeuvre, prove_none
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.manoeuvres import interval
from verifier.synthesis.search import learn
from verifier.synthesis.target import Target
from verifier.verification.boards import certify
from verifier.verification.complete_rows import certify_rows
from verifier.verification.kernel_counting import count_kernels
from verifier.verification.kernels import certify as certify_kernels
from verifier.verification.kernels import kernels


class UnknownError(Exception):
    """The truth would take too long."""


JSON = ("manifest.json", "closing.json", "automaton.json")


@dataclass(frozen=True)
class Kind:
    """A kind of certificate for a campaign; `make` leaves a certificate in a new folder, or none."""

    make: Callable[[random.Random, Path], object]
    true: Callable[[Files], bool]


def tree(folder: Path) -> Files:
    """All files below a folder, by their relative names."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def save(files: Files, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def data_of(files: Files, name: str = "manifest.json") -> Any:
    return json.loads(files[name])


# --- changes ---------------------------------------------------------------------------------------------------------

ODD: list[Any] = [None, True, False, 0, 1, 2, -1, 3, 7, 1.0, 10**9, "", "x", [], {}, [[0, 0]], [0]]


def _places(data: Any) -> list[tuple[Any, Any]]:
    """(container, key) of everything inside, the parts that no checker reads aside."""
    found: list[tuple[Any, Any]] = []
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        if key not in ("made_by", "sha256", "printed", "statement", "why"):
            found.append((data, key))
            found += _places(data[key])
    return found


def json_changed(rng: random.Random, text: bytes) -> bytes:
    """One to three changes, mostly small ones: a number by one, an entry dropped, doubled, moved or replaced."""
    data = json.loads(text)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        places = _places(data)
        if not places:
            break
        numbers = [place for place in places if type(place[0][place[1]]) is int]
        container, key = rng.choice(numbers if numbers and rng.random() < 0.6 else places)
        value = container[key]
        match rng.randrange(6):
            case 0 | 1 | 2 if type(value) is int:
                container[key] = value + rng.choice([-1, 1, 1, 2])
            case 0 | 1 | 2 if isinstance(value, bool):
                container[key] = not value
            case 3 if isinstance(container, list):
                del container[key]
            case 4 if isinstance(container, list):
                container.insert(rng.randrange(len(container) + 1), copy.deepcopy(value))
            case 4:
                other = rng.choice(places)
                container[key] = copy.deepcopy(other[0][other[1]])
            case 3 if rng.random() < 0.5:
                del container[key]
            case _ if isinstance(value, list) and value:
                rng.shuffle(value)
            case _:
                container[key] = copy.deepcopy(rng.choice(ODD))
    return json.dumps(data).encode()


LEAF_CHANGES = tuple(
    change
    for change in corruption.CHANGES
    if change.__name__
    in (
        *("literal", "sign", "literal_dropped", "literal_added", "clause_dropped", "clause_doubled", "clause_invented"),
        *("clauses_swapped", "last_clause", "hint", "hint_order", "hint_dropped", "lemma", "huge_number", "comment"),
        *("spelling", "one_byte", "truncated"),
    )
)


def changed(rng: random.Random, files: Files) -> Files:
    """One change somewhere; the sizes and sums of a changed formula are mostly made right again."""
    name = rng.choice([name for name in files if not name.endswith("proof.lrat") or rng.random() < 0.7] or list(files))
    if name.endswith(JSON):
        new = files | {name: json_changed(rng, files[name])}
    elif name.endswith(".json.xz"):
        new = files | {name: lzma.compress(json_changed(rng, lzma.decompress(files[name])))}
    elif name.endswith((".opb", ".pbp")):
        text = bytearray(files[name])
        text[rng.randrange(len(text))] ^= 1
        new = files | {name: bytes(text)}
    else:
        prefix = name.rpartition("/")[0]
        prefix += "/" if prefix else ""
        inner = {n: files[prefix + n] for n in ("manifest.json", "formula.cnf", "proof.lrat")}
        try:
            inner = rng.choice(LEAF_CHANGES)(rng, inner)
        except (ValueError, IndexError):  # a change that this formula or proof has no place for
            return files
        new = files | {prefix + n: content for n, content in inner.items()}
    return sealed(new) if rng.random() < 0.95 else new


def sealed(files: Files) -> Files:
    """The same with manifests whose sizes and sums are right, as far as they are manifests."""
    new = dict(files)
    if "automaton.json" in files:
        return _sealed_automaton(files)
    for name in files:
        prefix = name.removesuffix("manifest.json")
        if not name.endswith("manifest.json") or prefix + "formula.cnf" not in files:
            continue
        try:
            data = json.loads(files[name])
            for n in ("formula.cnf", "proof.lrat"):
                data["sizes"][n] = len(files[prefix + n])
                data["sha256"][n] = hashlib.sha256(files[prefix + n]).hexdigest()
            header = files[prefix + "formula.cnf"].split(b"\n", 1)[0].split()
            data["sizes"] |= {"variables": int(header[2]), "clauses": int(header[3])}
            new[name] = json.dumps(data).encode()
        except (ValueError, KeyError, IndexError, TypeError):
            continue
    return new


def _sealed_automaton(files: Files) -> Files:
    """The manifest's sum and, if both still are games, its game made those of the automaton."""
    try:
        data, theorem = json.loads(files["manifest.json"]), json.loads(files["automaton.json"])
        data["sha256"] = hashlib.sha256(files["automaton.json"]).hexdigest()
        data["game"] = theorem["rules"]
        return files | {"manifest.json": json.dumps(data).encode()}
    except (ValueError, KeyError, TypeError):
        return files


# --- boards: alone, in parts, by a solver's own proof; and rows ------------------------------------------------------


def _game(rng: random.Random) -> tuple[Ruleset, int, int]:
    board = corruption.random_board(rng, corruption.random_rules(rng))
    return board.rules, board.width, board.height


def make_board(rng: random.Random, folder: Path) -> None:
    corruption.good(rng, folder)


def make_ended(rng: random.Random, folder: Path) -> None:
    """Games with terminal positions and bounded moves; of a right claim or of a wrong one."""
    board = corruption.random_board(rng, corruption.random_rules(rng))
    rules, (width, height) = board.rules, board.shape
    more = (Bound(rng.randint(1, 2), rng.randint(1, 3)),) if rng.random() < 0.6 else ()
    ends = tuple((rng.randrange(width), rng.randrange(height)) for _ in range(rng.randint(0, 3)))
    rules = Ruleset((*rules.moves, *more), rules.block, rules.removed, rules.ending, ends)
    claimed = sweep(Board(rules, width, height))
    claimed[rng.randrange(width), rng.randrange(height)] ^= rng.random() < 0.4
    certify(rules, Listed.from_array(claimed), width, height, folder)


def make_parts(rng: random.Random, folder: Path) -> None:
    rules, width, height = _game(rng)
    other = corruption.random_rules(rng)
    match rng.randrange(3):
        case 0:
            claim = Listed.from_array(sweep(Board(rules, width, height)))
            certify(rules, claim, width, height, folder, strips=rng.randint(1, width))
        case 1:
            games = Choice((rules, corruption.random_board(rng, other).rules))
            truth = solved(games, width, height)
            truth[rng.randrange(width), rng.randrange(height)] ^= rng.random() < 0.5
            certify(games, Listed.from_array(truth), width, height, folder)
        case _:
            certify(rules, SameAs(rules if rng.random() < 0.5 else other), width, height, folder)


def _cells(game: Any, width: int, height: int) -> np.ndarray:
    """The P-positions; a board inside a removed rectangle has none."""
    if isinstance(game, Choice):
        return np.logical_or.reduce([_cells(one, width, height) for one in game.games])
    assert isinstance(game, Ruleset)
    if game.removed and game.removed[0] >= width and game.removed[1] >= height:
        return np.zeros((width, height), dtype=bool)
    return sweep(Board(game, width, height))


def true_board(files: Files) -> bool:
    """By solving the game, or the games."""
    data = data_of(files)
    game, claim = game_from_json(data["game"]), claim_from_json(data["claim"])
    width, height = data["board"]
    claimed = _cells(claim.game, width, height) if isinstance(claim, SameAs) else claim.array(width, height)
    if isinstance(claim, Listed) and len(claim.positions) != claimed.sum():
        return False  # the list goes beyond what is said of it
    truth = _cells(game, width, height)
    first, last = data.get("rows", [0, width])
    if data["verdict"] == "REFUTED":
        x, y = data["counterexample"]
        return bool(truth[x, y] != claimed[x, y])
    return not (truth[:first] == claimed[:first]).all() or bool((truth[first:last] == claimed[first:last]).all())


def make_ladder(rng: random.Random, folder: Path) -> None:
    rules, width, height = _game(rng)
    claim = Listed.from_array(sweep(Board(rules, width, height)))
    certify(rules, claim, width, height, folder, proof="solver")


def make_rows(rng: random.Random, folder: Path) -> None:
    rules = rng.choice([modulo(2, 3, 2), modulo(1, 2), shifted(1, 2, 1), corruption.random_rules(rng)])
    certify_rows(rules, rng.randint(1, 4), folder)


def true_rows(files: Files) -> bool:
    """Far to the right of the board too."""
    data = data_of(files, "board/manifest.json")
    game, claim = game_from_json(data["game"]), claim_from_json(data["claim"])
    rows, height = data["board"][0], data["board"][1] + 60
    assert not isinstance(claim, SameAs)
    return bool((_cells(game, rows, height) == claim.array(rows, height)).all()) and (
        not isinstance(claim, Listed) or len(claim.positions) == claim.array(rows, height).sum()
    )


# --- rules from P-positions ------------------------------------------------------------------------------------------


def _parts(rng: random.Random, most: int) -> tuple[Any, ...]:
    return tuple(rng.choice(corruption.random_rules(rng).moves) for _ in range(rng.randint(1, most)))


def make_rules(rng: random.Random, folder: Path) -> None:
    family = Unknowns(
        _parts(rng, 4),
        _parts(rng, 1) if rng.random() < 0.5 else (),
        Block(1, rng.choice(["any", "bishop"])) if rng.random() < 0.3 else None,
        (1, rng.randint(1, 2)) if rng.random() < 0.2 else None,
    )
    width, height = rng.randint(2, 5), rng.randint(2, 5)
    target = p_set(family, rng.choice(everything(family)), width, height)
    target[rng.randrange(width), rng.randrange(height)] ^= rng.random() < 0.5
    question, claim = RulesQuestion(family, target), Listed.from_array(target)
    clauses, _ = learn(question)
    if prove_none(question, claim, clauses, folder) is not None or family.block:
        return
    start = rng.sample(range(len(family.switches)), rng.randint(0, len(family.switches)))
    for least in range(len(family.switches), 0, -1):
        if prove_at_least(question, claim, question.clauses(), start, least, folder=folder, force=True):
            return


def true_rules(files: Files) -> bool:
    """By trying every selection of switches, or every kind and k."""
    data = data_of(files)
    claim = claim_from_json(data["claim"])
    width, height = data["board"]
    target, family = claim.array(width, height), data["family"]
    if isinstance(claim, Listed) and target.sum() != len(claim.positions):
        return False
    if "kinds" in family:
        game = Ruleset.from_json(family["game"])
        blocks = [Block(k, **kind) for kind in family["kinds"] for k in range(width * height + 1)]
        games = [Ruleset(game.moves, block, game.removed) for block in blocks]
        return not any((_cells(one, width, height) == target).all() for one in games)
    parts = {
        key: tuple(Ruleset.from_json({"moves": [p]}).moves[0] for p in family[key]) for key in ("switches", "fixed")
    }
    shape = Ruleset.from_json(
        {"moves": [{"type": "rook"}]} | {k: family[k] for k in ("block", "removed") if k in family}
    )
    unknowns = Unknowns(parts["switches"], parts["fixed"], shape.block, shape.removed)
    right = [on for on in everything(unknowns) if (_selected(unknowns, on, width, height) == target).all()]
    if "at_least" not in data:
        return not right
    return all(len(on ^ set(data["start"])) >= data["at_least"] for on in right)


def _selected(unknowns: Unknowns, on: frozenset[int], width: int, height: int) -> np.ndarray:
    u, v = unknowns.removed or (0, 0)
    if u >= width and v >= height:
        return np.zeros((width, height), dtype=bool)
    return p_set(unknowns, on, width, height)


def make_kinds(rng: random.Random, folder: Path) -> None:
    rules = Ruleset(_parts(rng, 2), None, (1, 1) if rng.random() < 0.2 else None)
    target = rng.choice([modulo(1, 2), modulo(2, 3), shifted(1, 2, 1)])
    array = sweep(Board(target, 4, 4))
    array[rng.randrange(4), rng.randrange(4)] ^= True
    kinds = [interval(rules, kind, l, array) for kind, l in (("any", 1), ("bishop", 1), ("roob", 1), ("roob", 2))]
    empty = [kind for kind in kinds if kind.empty]
    if empty:
        prove_no_manoeuvre(rules, empty, Listed.from_array(array), array, folder)


def make_bound(rng: random.Random, folder: Path) -> None:
    parts = tuple(part for part in _parts(rng, 2) if not isinstance(part, Vectors)) or (Rook(), Bishop())
    side = rng.choice([3, 4])
    asymmetric = side == 3 and rng.random() < 0.5
    target = Target(Listed.from_array(sweep(Board(Ruleset(parts), side, side))), (side, side))
    invariant_answer(target, Effort(certificate=folder), asymmetric=asymmetric)


@cache
def _fewest(claim: str, width: int, height: int, symmetric: bool) -> float:
    """The fewest moves with this P-set, by trying all sets of them."""
    target = claim_from_json(json.loads(claim)).array(width, height)
    cells = list(itertools.product(range(width), range(height)))
    moves = [v for v in cells if v != (0, 0) and (not symmetric or v[0] <= v[1])]
    if len(moves) > 15:
        raise UnknownError
    number = {v: n for n, v in enumerate(moves)}
    number |= {v[::-1]: n for v, n in number.items()} if symmetric else {}
    options = {(x, y): [(1 << number[x - i, y - j], (i, j)) for i, j in cells if i <= x and j <= y and (i, j) != (x, y)]
               for x, y in cells}  # fmt: skip
    best = float("inf")
    for mask in range(1 << len(moves)):
        if mask.bit_count() < best:
            p: set[tuple[int, int]] = set()
            for v in cells:
                if not any(mask & move and w in p for move, w in options[v]):
                    p.add(v)
                if (v in p) != target[v]:
                    break
            else:
                best = mask.bit_count()
    return best


def true_bound(files: Files) -> bool:
    data = data_of(files)
    claim = claim_from_json(data["claim"])
    if isinstance(claim, Listed) and claim.array(*data["board"]).sum() != len(claim.positions):
        return False
    return data["at_least"] <= _fewest(json.dumps(data["claim"]), *data["board"], data["symmetric"])


# --- formulas and kernels --------------------------------------------------------------------------------------------

FORMULAS = (
    "b(m, p, n) - a(m, p, n) == m * n + k",
    "all(a(m, p, i + 1) - a(m, p, i) in (0, k) for i in range(n))",
    "sum(b(m, p, i) <= n for i in range(n + 1)) == k",
    "(x, y) in ((m, k), (n, p)) or any(legal(i, j) and position(x - i, y - j) for i in range(x + 1) for j in (k, y))",
    "not legal(x, y) and (not blockable(y, x) or n < k)",
    "min(x, y) < max(n, k) and x * y != m if x < y else gcd(x, y) == 1 and p > 1 and n != k",
)


def make_formula(rng: random.Random, folder: Path) -> None:
    for _ in range(50):
        text = rng.choice(FORMULAS)
        values = {name: rng.randint(1, 4) for name in "mpnkxy"}
        try:
            write_formula(folder, "x", "x", text, values, corruption.random_rules(rng))
        except UserError:
            continue
        return


def true_formula(files: Files) -> bool:
    """Python's own reading of the text, with the program's own sequences; it must be False, not only falsy."""
    data = data_of(files)
    game = Ruleset.from_json(data["game"]) if "game" in data else None
    names = {"a": beatty.a, "b": beatty.b, "gcd": gcd, "min": min, "max": max, "sum": sum, "all": all, "any": any}
    names |= {"range": range}
    if game is not None:

        def legal(i: int, j: int) -> bool:
            return i >= 0 and j >= 0 and game.legal(i, j)

        names |= {"legal": legal, "blockable": game.blockable, "position": game.is_position}
    return eval(data["formula"], {"__builtins__": {}} | names | data["values"]) is False


def _digraph(rng: random.Random) -> nx.DiGraph:
    n = rng.randint(1, 5)
    graph = nx.DiGraph(blocks=rng.choice([0, 0, 1, 2]))
    graph.add_nodes_from(map(str, range(n)))
    for v, w in itertools.product(list(graph), repeat=2):
        if rng.random() < 0.4:
            graph.add_edge(v, w, blockable=rng.random() < 0.7)
    return graph


def _kernels(options: list[list[int]], blockable: list[list[int]], k: int) -> list[tuple[int, ...]]:
    """All kernels, by trying all sets."""
    n = len(options)
    found = []
    for nodes in itertools.chain.from_iterable(itertools.combinations(range(n), size) for size in range(n + 1)):
        inside = set(nodes)
        free = [inside & (set(options[v]) - set(blockable[v])) for v in range(n)]
        some = [inside & set(blockable[v]) for v in range(n)]
        if all((v in inside) == (not free[v] and len(some[v]) <= k) for v in range(n)):
            found.append(nodes)
    return found


def make_kernel(rng: random.Random, folder: Path) -> None:
    graph = _digraph(rng)
    counted = count_kernels(graph) if rng.random() < 0.3 else None  # None where options can be blocked
    if counted is not None:
        certify_kernels(graph, counted, folder)
        return
    if rng.random() < 0.5:  # in pieces, or a question about a node
        asked = (rng.choice(list(graph)), rng.random() < 0.5) if rng.random() < 0.4 else None
        certify_kernels(graph, kernels(graph, 100, asked=asked), folder)
        return
    k, number = graph.graph["blocks"], {v: n for n, v in enumerate(graph)}
    options = [[number[w] for w in graph[v]] for v in graph]
    blockable = [[number[w] for w in graph[v] if k and graph[v][w]["blockable"]] for v in graph]
    known = _kernels(options, blockable, k)
    against = tuple(tuple(-n if n - 1 in nodes else n for n in range(1, len(graph) + 1)) for nodes in known)
    cnf = definition.kernel(graph).with_clauses(against)
    with Solver(name="glucose4", bootstrap_with=list(cnf.clauses()), with_proof=True) as solver:
        assert solver.solve() is False
        steps = drup_to_lrat.lrat(cnf.variables, cnf.clauses(), drup_to_lrat.lemmas(solver.get_proof() or []))
    folder.mkdir()
    kernel_writer.write(folder, graph, [[str(n) for n in nodes] for nodes in known], cnf, steps)


def true_kernel(files: Files) -> bool:
    data = data_of(files)
    k, options = data["blocks"], data["options"]
    every = _kernels(options, data.get("blockable", [[] for _ in options]), k)
    if "counts" in data:
        return prod(data["counts"]) == len(every)
    if "asked" in data:
        node, inside = data["asked"]
        answers = [nodes for nodes in every if (node in nodes) is inside]
        return not answers if "sizes" in data else {tuple(sorted(nodes)) for nodes in data["kernels"]} <= set(answers)
    if "parts" in data:
        unions = [{v for part in chosen for v in part} for chosen in itertools.product(*data["kernels"])]
        below = [set(nodes) - set(data["determined"]) for nodes in every]
        return sorted(map(sorted, unions)) == sorted(map(sorted, below))
    said = sorted(tuple(sorted(nodes)) for nodes in data["kernels"])
    return said == sorted(every) if "sizes" in data else set(said) <= set(every)


# --- a game with a memory -------------------------------------------------------------------------------------------


def make_states(rng: random.Random, folder: Path) -> None:
    m, p = rng.randint(1, 3), rng.randint(1, 3)
    width, height = rng.randint(1, 5), rng.randint(1, 5)
    claims = (SameAs(bishop_blocking(m, p)), SameAs(wythoff(m)), Beatty(m, 1), Listed(frozenset({(0, 0), (1, 1)})))
    claim = rng.choice(claims[:3] if min(width, height) < 2 else claims)
    certify(Imitation(m, p), claim, width, height, folder)


def true_states(files: Files) -> bool:
    """The game played by recursion; what `part-1` says of another game is compared with that game's own P-positions."""
    data = data_of(files)
    (width, height), game = data["board"], game_from_json(data["game"])
    found = solved(game, width, height) != claim_from_json(data["claim"]).array(width, height)
    return bool(found[tuple(data["counterexample"])]) if data["verdict"] == "REFUTED" else not found.any()


# --- one game, every position ----------------------------------------------------------------------------------------

THEOREMS = (
    wythoff(),
    wythoff(2),
    wythoff(2, misere=True),
    blocking(1, 2),
    modulo(2, 3),
    shifted(1, 3, 1),
    replace(wythoff(), block=Block(2)),
    replace(wythoff(), terminal=triangle(2)),
    replace(wythoff(), removed=(2, 1)),
    Ruleset((Rook(),), Block(1)),
    Ruleset((Vectors(((1, 2), (2, 1))),)),
    Ruleset((Rook(), Bound(1, 2))),
)


@cache
def _theorem(n: int) -> str:
    found = search(THEOREMS[n], 60).found
    assert found is not None, THEOREMS[n]
    return json.dumps(found.to_json())


def make_automaton(rng: random.Random, folder: Path) -> None:
    write_automaton(folder, json.loads(_theorem(rng.randrange(len(THEOREMS)))))


def true_automaton(files: Files) -> bool:
    """On a board: an automaton that is wrong somewhere is wrong where one of its few states is first met."""
    data, N = data_of(files, "automaton.json"), 40
    if json.dumps(data_of(files)["game"], sort_keys=True) != json.dumps(data["rules"], sort_keys=True):
        return False
    claimed = np.zeros((N, N), dtype=bool)
    for x, y in automata.accepted(data, N):
        claimed[x, y] = True
    return bool((_cells(Ruleset.from_json(data["rules"]), N, N) == claimed).all())


KINDS = {
    "board": Kind(make_board, true_board),
    "ended": Kind(make_ended, true_board),
    "parts": Kind(make_parts, true_board),
    "ladder": Kind(make_ladder, true_board),
    "rows": Kind(make_rows, true_rows),
    "rules": Kind(make_rules, true_rules),
    "kinds": Kind(make_kinds, true_rules),
    "bound": Kind(make_bound, true_bound),
    "formula": Kind(make_formula, true_formula),
    "kernel": Kind(make_kernel, true_kernel),
    "states": Kind(make_states, true_states),
    "automaton": Kind(make_automaton, true_automaton),
}
