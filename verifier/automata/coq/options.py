"""The automaton of options and its classes of equal states, as in coq/automata/Options.v and Quotient.v."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from verifier.automata.coq.coq_rules import HintError
from verifier.automata.coq.move_classes import MoveClass
from verifier.automata.coq.numeration import Carry, CoqForm, CoqNumeration
from verifier.certificate.check.automaton import leading_to

__all__ = ["Counting", "State", "Transitions", "count"]

STATES = 400_000  # more are not handed to Coq

State = tuple[Any, ...]  # class, state of the automaton, letters of x, y, z, w, z < x?, w < y?, carries
Transitions = dict[int, list[tuple[int, int, int]]]  # state -> (digit, digit, next state)


@dataclass(frozen=True)
class Counting:
    """The states with their classes (None: counts nothing), and the classes: weight and successors by digits."""

    states: list[tuple[State, int | None]]
    weights: list[int]
    next: list[dict[tuple[int, int], list[tuple[int, int]]]]
    start: tuple[tuple[int, int], ...]


def _step(numeration: CoqNumeration, form: CoqForm, carry: Carry, read: tuple[tuple[int, int], ...]) -> Carry | None:
    """The carry after one digit of x, z, y, w (letter and digit each); None if it is not counted."""
    if isinstance(carry, str):
        return None if form.drops(carry) else carry
    v = numeration.shift(carry)
    before = [numeration.before[q][c] for q, c in read]
    v = tuple(t + form.a * (x - z) + form.b * (y - w) for t, x, z, y, w in zip(v, *before, strict=True))
    if form.q:
        return tuple(t % form.q for t in v)
    letters = tuple(numeration.images[q][c] for q, c in read)
    side = numeration.verdict(v, form, letters)  # type: ignore[arg-type]
    if side is None:
        return v
    return None if form.drops(side) else side


def count(
    numeration: CoqNumeration,
    moves: list[MoveClass],
    start: int,
    accept: Callable[[int], bool],
    delta: Transitions,
    k: int,
) -> Counting:
    """The automaton of options into the set of an automaton, its dead states found and equal states merged."""
    images = numeration.images
    order: list[State] = [
        (n, start, 0, 0, 0, 0, False, False, *(numeration.zero for _ in move.forms)) for n, move in enumerate(moves)
    ]
    number = {state: n for n, state in enumerate(order)}
    first = len(order)
    edges: list[dict[tuple[int, int], list[int]]] = []
    memo: dict[Any, Carry | None] = {}

    def read(form: CoqForm, carry: Carry, digits: tuple[tuple[int, int], ...]) -> Carry | None:
        key = (form, carry, digits if form.a and form.b else digits[:2] if form.a else digits[2:])
        if key not in memo:
            memo[key] = _step(numeration, form, carry, digits)
        return memo[key]

    for state in order:
        c, p, qx, qy, qz, qw, gx, gy = state[:8]
        move = moves[c]
        found: dict[tuple[int, int], list[int]] = {}
        for cz, cw, after in delta.get(p, ()):
            if cz >= len(images[qz]) or cw >= len(images[qw]):
                continue
            for cx in range(len(images[qx])):
                if not gx and cz != cx and not (move.needx and cz < cx):
                    continue
                for cy in range(len(images[qy])):
                    if not gy and cw != cy and not (move.needy and cw < cy):
                        continue
                    carries = []
                    for form, carry in zip(move.forms, state[8:], strict=True):
                        new = read(form, carry, ((qx, cx), (qz, cz), (qy, cy), (qw, cw)))
                        if new is None:
                            break
                        carries.append(new)
                    else:
                        letters = (images[qx][cx], images[qy][cy], images[qz][cz], images[qw][cw])
                        target = (c, after, *letters, gx or cz != cx, gy or cw != cy, *carries)
                        if target not in number:
                            number[target] = len(order)
                            order.append(target)
                            if len(order) > STATES:
                                raise HintError("the automaton of options has too many states for Coq")
                        found.setdefault((cx, cy), []).append(number[target])
        edges.append(found)
    weights = []
    for state in order:
        move = moves[state[0]]
        ends = accept(state[1]) and (state[6] or not move.needx) and (state[7] or not move.needy)
        seen = [form.observe(carry) for form, carry in zip(move.forms, state[8:], strict=True)]
        bad = any(isinstance(s, str) and form.drops(s) for form, s in zip(move.forms, seen, strict=True))
        weights.append(min(k, move.weight(seen)) if ends and not bad else 0)
    return _merge(order, first, edges, weights, k)


def _merge(
    order: list[State], first: int, edges: list[dict[tuple[int, int], list[int]]], weights: list[int], k: int
) -> Counting:
    """Leave out what counts nothing; merge what has the same weight and, up to k, the same successors."""
    following = [[m for targets in found.values() for m in targets] for found in edges]
    live = leading_to(following, (n for n, w in enumerate(weights) if w))
    part = {n: weights[n] for n in sorted(live)}
    size = len(set(part.values()))

    def successors(n: int) -> dict[tuple[int, int], list[tuple[int, int]]]:
        rows = {}
        for digits, targets in edges[n].items():
            row: dict[int, int] = {}
            for m in targets:
                if m in live:
                    row[part[m]] = min(k, row.get(part[m], 0) + 1)
            if row:
                rows[digits] = sorted(row.items())
        return rows

    while True:
        signatures: dict[Any, int] = {}
        new = {}
        for n in part:
            key = (part[n], tuple(sorted((d, tuple(row)) for d, row in successors(n).items())))
            new[n] = signatures.setdefault(key, len(signatures))
        part = new
        if len(signatures) == size:
            break
        size = len(signatures)
    weight, follow = [0] * size, [dict[tuple[int, int], list[tuple[int, int]]]() for _ in range(size)]
    done = set()
    for n, c in part.items():
        if c not in done:
            done.add(c)
            weight[c], follow[c] = weights[n], successors(n)
    begin: dict[int, int] = {}
    for n in range(first):
        if n in part:
            begin[part[n]] = min(k, begin.get(part[n], 0) + 1)
    states = [(state, part.get(n)) for n, state in enumerate(order)]
    return Counting(states, weight, follow, tuple(sorted(begin.items())))
