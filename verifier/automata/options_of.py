"""The P-options of one position, and the P-positions of one row, however far out: read off a proved automaton.

The digits of (x, y) are read once from the left; for each class of moves the states that an option (z, w) may be in are
kept, with the digits that led there, and what ends with a weight is followed back. By Lemma 3 of the checker these are
exactly the options in the set, each once. Nothing is computed below (x, y).
"""

from __future__ import annotations

from typing import Any

from verifier.automata.decide import DecidedSet
from verifier.automata.dfa import representation
from verifier.certificate.check.automaton import MoveAutomaton, Rules, classes
from verifier.games.rules import Position, Ruleset

__all__ = ["p_options", "row"]

Digits = tuple[tuple[int, int], ...]
MOST = 10_000  # P-options


class TooManyError(Exception):
    """More than `MOST` P-options."""


def p_options(known: DecidedSet, game: Ruleset, x: int, y: int) -> list[Position]:
    """All options of (x, y) that are in the set, sorted; (x, y) is no terminal position."""
    numeration, pairs = known.numeration, known.pairs
    rules = Rules(game.to_json())
    found: set[Position] = set()
    for one in classes(rules):
        moves = MoveAutomaton(numeration, one, rules.k)
        layers: list[dict[tuple[int, int], list[tuple[tuple[int, int], int, int]]]] = [{(0, 0): []}]
        b = 0
        for e, f in representation(numeration, x, y):
            after: dict[tuple[int, int], list[tuple[tuple[int, int], int, int]]] = {}
            wanted = 1 << (e * len(numeration.images[b]) + f)
            for key in layers[-1]:
                z, w = pairs.letters[key[0]]
                for c, d, target in pairs.out[key[0]]:
                    for letters, new in moves.arcs(key[1], (numeration.first[z] + c, numeration.first[w] + d)):
                        if letters & wanted:
                            after.setdefault((target, new), []).append((key, c, d))
            layers.append(after)
            b = numeration.images[b][f]
        ends = [key for key in layers[-1] if pairs.accept[key[0]] and moves.weight(key[1])]
        found |= {_value(known, digits) for end in ends for digits in _back(layers, end)}
    return sorted(found)


def _back(layers: list[dict[Any, list[tuple[Any, int, int]]]], end: Any) -> list[Digits]:
    """All words of digits that lead to a state of the last layer."""
    todo: list[tuple[int, Any, Digits]] = [(len(layers) - 1, end, ())]
    words = []
    while todo:
        depth, key, digits = todo.pop()
        if depth == 0:
            words.append(digits)
            if len(words) > MOST:
                raise TooManyError
        for before, c, d in layers[depth][key]:
            todo.append((depth - 1, before, ((c, d), *digits)))
    return words


def _value(known: DecidedSet, digits: Digits) -> Position:
    numeration = known.numeration
    a = b = 0
    X = Y = numeration.zero
    for c, d in digits:
        X, Y = numeration.read(X, numeration.first[a] + c), numeration.read(Y, numeration.first[b] + d)
        a, b = numeration.images[a][c], numeration.images[b][d]
    return sum(X), sum(Y)


def row(known: DecidedSet, x: int) -> list[int]:
    """All y with (x, y) in the set, sorted; the row must be finite."""
    layers: list[dict[int, list[tuple[int, int, int]]]] = [{0: []}]
    digits = [0] * known.room() + [c for (c,) in representation(known.numeration, x)]
    for e in digits:
        after: dict[int, list[tuple[int, int, int]]] = {}
        for p in layers[-1]:
            for c, d, target in known.pairs.out[p]:
                if c == e:
                    after.setdefault(target, []).append((p, c, d))
        layers.append(after)
    ends = [p for p in layers[-1] if known.pairs.accept[p]]
    return sorted(_value(known, word)[1] for end in ends for word in _back(layers, end))
