"""All hints for one certificate: what Coq is told so that it need not search.

- from where on the lengths of rook moves are periodic,
- for each letter of the numeration system one whose images are never shorter,
- all states of the automaton of options, each with the class of states that count the same (or none: counts nothing);
  weights and successors of the classes Coq finds by itself; for misere play the same for all options on the board,
- how many states the closed product has (coq/automata/Product.v), which Coq explores by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from verifier.automata.coq.coq_rules import CoqRules, HintError
from verifier.automata.coq.move_classes import axis_threshold, classes
from verifier.automata.coq.numeration import CoqNumeration
from verifier.automata.coq.options import Counting, count
from verifier.claims.automatic import AutomatonJson
from verifier.games.rules import Ruleset

__all__ = ["Hints", "hints"]

PRODUCT = 1_000_000  # states of the closed product


@dataclass(frozen=True)
class Hints:
    """All hints for one certificate, and how many states the closed product has."""

    T: tuple[int, int]
    top: list[int]
    longer: list[tuple[int, int]]
    options: Counting
    board: list[tuple[bool, list[tuple[int, int, int]]]]
    everything: Counting | None
    check_states: int


def _board(rules: CoqRules, numeration: CoqNumeration) -> list[tuple[bool, list[tuple[int, int, int]]]]:
    """An automaton for the board without the removed rectangle; its first state is the start."""
    most = max(len(image) for image in numeration.images)
    u, v = rules.removed
    if not u or not v:
        return [(True, [(a, b, 0) for a in range(most) for b in range(most)])]
    order: list[Any] = [(0, 0, numeration.zero, numeration.zero)]
    number = {order[0]: 0}
    rows = []
    for state in order:
        row = []
        if state is None:
            row = [(a, b, number[None]) for a in range(most) for b in range(most)]
        else:
            qx, qy, x, y = state
            for a, after_x in enumerate(numeration.images[qx]):
                for b, after_y in enumerate(numeration.images[qy]):
                    x2 = tuple(s + t for s, t in zip(numeration.shift(x), numeration.before[qx][a], strict=True))
                    y2 = tuple(s + t for s, t in zip(numeration.shift(y), numeration.before[qy][b], strict=True))
                    after = (after_x, after_y, x2, y2) if sum(x2) < u and sum(y2) < v else None
                    if after not in number:
                        number[after] = len(order)
                        order.append(after)
                    row.append((a, b, number[after]))
        rows.append((state is None, row))
    return rows


def hints(data: AutomatonJson) -> Hints:
    """The hints for a certificate (the content of `automaton.json`), or a `HintError`."""
    rules, numeration = CoqRules(Ruleset.from_json(data["rules"])), CoqNumeration(data["substitution"])
    dfa = data["dfa"]
    moves = classes(rules)
    delta = {state: [(a, b, t) for a, b, t in row] for state, row in enumerate(dfa["next"])}
    options = count(numeration, moves, dfa["start"], lambda p: bool(dfa["accept"][p]), delta, rules.k)
    board: list[tuple[bool, list[tuple[int, int, int]]]] = []
    everything = None
    if rules.misere:
        board = _board(rules, numeration)
        delta2 = {state: row for state, (_, row) in enumerate(board)}
        everything = count(numeration, moves, 0, lambda p: board[p][0], delta2, 1)
    T = (axis_threshold(rules, True)[0], axis_threshold(rules, False)[0])
    states = _product(rules, numeration, dfa, options, board, everything)
    return Hints(T, numeration.top, numeration.longer, options, board, everything, states)


ClassCounts = tuple[tuple[int, int], ...]  # classes of options, each with how often it is met


class _Following:
    """The vector after each pair of digits, found once for each vector; nothing after the digits that are not there."""

    def __init__(self, counting: Counting, k: int) -> None:
        self.counting, self.k = counting, k
        self._known: dict[ClassCounts, dict[tuple[int, int], ClassCounts]] = {}

    def __call__(self, vec: ClassCounts) -> dict[tuple[int, int], ClassCounts]:
        if vec not in self._known:
            sums: dict[tuple[int, int], dict[int, int]] = {}
            for c, times in vec:
                for digits, targets in self.counting.next[c].items():
                    into = sums.setdefault(digits, {})
                    for m, t in targets:
                        into[m] = min(self.k, into.get(m, 0) + times * t)
            self._known[vec] = {digits: tuple(sorted(into.items())) for digits, into in sums.items()}
        return self._known[vec]


def _product(
    rules: CoqRules, numeration: CoqNumeration, dfa: Any, options: Counting, board: Any, everything: Counting | None
) -> int:
    """The number of states of the closed product; a `HintError` where the equation fails."""
    images, (bx, by) = numeration.images, rules.corner()
    delta = {(state, a, b): t for state, row in enumerate(dfa["next"]) for a, b, t in row}
    delta2 = {(state, a, b): t for state, (_, row) in enumerate(board) for a, b, t in row}
    if delta.get((dfa["start"], 0, 0)) != dfa["start"]:
        raise HintError("digits 0 in front of both numbers must not change the state")
    corner = None if bx < 0 or by < 0 else (numeration.zero, numeration.zero)
    start = (
        dfa["start"],
        0 if rules.misere else None,
        0,
        0,
        corner,
        options.start,
        everything.start if everything else (),
    )
    follow = _Following(options, rules.k)
    follow_all = _Following(everything, 1) if everything else None
    order, seen, origin = [start], {start}, [(0, (0, 0))]
    for n, (p, b, qx, qy, h, vec, vec2) in enumerate(order):
        cell = "open" if h is None else rules.cell(sum(h[0]), sum(h[1]))
        total = sum(c * options.weights[m] for m, c in vec)
        some = everything is None or any(everything.weights[m] for m, _ in vec2)
        wanted = cell == "ended" or (cell == "open" and total < rules.k and some)
        if wanted != (p is not None and bool(dfa["accept"][p])):
            position = _position(numeration, origin, n)
            raise HintError(f"the automaton is wrong at {position}", position)
        vectors, all_vectors = follow(vec), follow_all(vec2) if follow_all else {}
        for cx, after_x in enumerate(images[qx]):
            for cy, after_y in enumerate(images[qy]):
                h2 = h
                if h is not None:
                    x = tuple(s + t for s, t in zip(numeration.shift(h[0]), numeration.before[qx][cx], strict=True))
                    y = tuple(s + t for s, t in zip(numeration.shift(h[1]), numeration.before[qy][cy], strict=True))
                    h2 = None if sum(x) > bx or sum(y) > by else (x, y)
                after = (
                    None if p is None else delta.get((p, cx, cy)),
                    None if b is None else delta2.get((b, cx, cy)),
                    after_x,
                    after_y,
                    h2,
                    vectors.get((cx, cy), ()),
                    all_vectors.get((cx, cy), ()),
                )
                if after not in seen:
                    seen.add(after)
                    order.append(after)
                    origin.append((n, (cx, cy)))
                    if len(order) > PRODUCT:
                        raise HintError("the closed product has too many states for Coq")
    return len(order)


def _position(numeration: CoqNumeration, origin: list[tuple[int, tuple[int, int]]], n: int) -> tuple[int, int]:
    word = []
    while n:
        n, digits = origin[n]
        word.append(digits)
    qx = qy = 0
    x = y = numeration.zero
    for cx, cy in reversed(word):
        x = tuple(s + t for s, t in zip(numeration.shift(x), numeration.before[qx][cx], strict=True))
        y = tuple(s + t for s, t in zip(numeration.shift(y), numeration.before[qy][cy], strict=True))
        qx, qy = numeration.images[qx][cx], numeration.images[qy][cy]
    return sum(x), sum(y)
