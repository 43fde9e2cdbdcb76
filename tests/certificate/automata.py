"""Random rules, numerations and automata for the tests of the automaton checker, and what they mean by brute force."""

from __future__ import annotations

import random
from typing import Any

from verifier.certificate.check import automaton

SYSTEMS = (
    [[0, 1], [0]],
    [[0, 0, 1], [0]],
    [[0, 0]],
    [[0, 0, 0]],
    [[0, 1], [0, 0, 1]],
    [[0, 0, 1, 0], [0, 0, 1]],
    [[0, 3], [1, 2, 1, 3], [1, 2], [1, 1, 2]],
    [[0, 1], [0, 2], [0]],
    [[0, 2], [1, 1, 2], [1, 2]],
)


def random_rules(rng: random.Random) -> dict[str, Any]:
    """Any rules of the model, small."""
    moves: list[dict[str, Any]] = []
    while not moves:
        if rng.random() < 0.7:
            q = rng.randint(1, 4)
            moves.append({"type": "rook", "modulus": q, "residues": sorted(rng.sample(range(q), rng.randint(1, q)))})
        for chance in (0.5, 0.2):
            if rng.random() < chance:
                moves.append({"type": "bishop", "width": rng.randint(1, 3), "step": rng.randint(1, 3)})
        for chance in (0.3, 0.15):
            if rng.random() < chance:
                moves.append({"type": "bound", "slope": rng.randint(1, 3), "offset": rng.randint(1, 4)})
        for multiples in (False, True):
            vectors = {(rng.randint(0, 4), rng.randint(0, 4)) for _ in range(rng.randint(1, 3))} - {(0, 0)}
            if vectors and rng.random() < 0.4:
                found = sorted(list(v) for v in vectors)
                moves.append({"type": "vectors", "vectors": found, "multiples": multiples})
    data: dict[str, Any] = {"moves": moves}
    if rng.random() < 0.6:
        kind = rng.choice(["roob", "bishop", "any"])
        data["block"] = {"at_most": rng.randint(1, 3), "kind": kind}
        if kind == "roob":
            data["block"]["l"] = rng.randint(1, 4)
    if rng.random() < 0.3:
        data["removed"] = [rng.randint(1, 4), rng.randint(1, 4)]
    if rng.random() < 0.4:
        data["ending"] = "misere"
    if rng.random() < 0.3:
        cells = sorted({(rng.randint(0, 5), rng.randint(0, 5)) for _ in range(3)})
        data["terminal"] = rng.choice([rng.randint(0, 4), [list(cell) for cell in cells]])
    return data


def random_dfa(rng: random.Random, digits: int) -> dict[str, Any]:
    """A random automaton that digits 0 in front do not change."""
    states, density = rng.randint(1, 4), rng.choice([0.3, 0.6, 0.9])
    rows = [
        [[a, b, rng.randrange(states)] for a in range(digits) for b in range(digits) if rng.random() < density]
        for _ in range(states)
    ]
    rows[0] = [[0, 0, 0], *(edge for edge in rows[0] if edge[:2] != [0, 0])]
    return {"start": 0, "accept": [rng.randint(0, 1) for _ in range(states)], "next": rows}


def make_symmetric(certificate: dict[str, Any]) -> None:
    """Change rules and automaton: with each vector and cell its mirror image, and with each pair that is accepted."""
    for part in certificate["rules"]["moves"]:
        if part["type"] == "vectors":
            vectors = {tuple(vector) for vector in part["vectors"]}
            part["vectors"] = sorted([list(v) for v in vectors | {(j, i) for i, j in vectors}])
    rules = certificate["rules"]
    if "removed" in rules:
        rules["removed"] = [rules["removed"][0]] * 2
    if isinstance(rules.get("terminal"), list):
        rules["terminal"] += [[y, x] for x, y in rules["terminal"]]
    dfa = certificate["dfa"]
    rows = [{(a, b): t for a, b, t in row} for row in [*dfa["next"], []]]
    none, accept, order = len(rows) - 1, [*dfa["accept"], 0], [(0, 0)]
    after: list[list[list[int]]] = []
    for p, q in order:
        after.append([])
        for a, b in sorted({*rows[p], *((b, a) for a, b in rows[q])}):
            both = rows[p].get((a, b), none), rows[q].get((b, a), none)
            if both not in order:
                order.append(both)
            after[-1].append([a, b, order.index(both)])
    certificate["dfa"] = {"start": 0, "accept": [accept[p] | accept[q] for p, q in order], "next": after}


def digits(images: Any, numbers: range) -> list[list[int]]:
    """The digits of the numbers, all of one length, by counting |s^n(a)|."""
    sizes = [[1] * len(images)]
    while sizes[-1][0] < numbers.stop:
        sizes.append([sum(sizes[-1][b] for b in image) for image in images])
    found = []
    for number in numbers:
        letter, word = 0, []
        for size in reversed(sizes[:-1]):
            c = 0
            while number >= size[images[letter][c]]:
                number -= size[images[letter][c]]
                c += 1
            word.append(c)
            letter = images[letter][c]
        found.append(word)
    return found


def accepted(certificate: dict[str, Any], N: int) -> set[tuple[int, int]]:
    """The accepted pairs with x, y < N."""
    words = digits(certificate["substitution"], range(N))
    rows = [{(a, b): t for a, b, t in row} for row in certificate["dfa"]["next"]]
    found = set()
    for x in range(N):
        for y in range(N):
            state: int | None = certificate["dfa"]["start"]
            for letter in zip(words[x], words[y], strict=True):
                state = rows[state].get(letter) if state is not None else None
            if state is not None and certificate["dfa"]["accept"][state]:
                found.add((x, y))
    return found


def weights(rules: automaton.Rules, P: set[tuple[int, int]], x: int, y: int) -> int:
    """The sum of the weights of the options of (x, y) in P."""
    return sum(rules.weight(i, j) for i in range(x + 1) for j in range(y + 1) if i + j > 0 and (x - i, y - j) in P)
