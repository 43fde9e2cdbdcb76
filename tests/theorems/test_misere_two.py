"""Misere WN^2: what the two automata decide is what the pairs of the conjecture say, far out too."""

from __future__ import annotations

import pytest

from verifier.automata.decide import DecidedSet
from verifier.hunts.misere_one import pair
from verifier.solve import beatty
from verifier.theorems import misere_two
from verifier.theorems.misere_two import BASE, TURNS, automata, decided

FOUND = automata()


def test_it_is_decided() -> None:
    assert decided(*FOUND)
    assert not decided(FOUND[1], FOUND[0])
    assert not decided(FOUND[0], FOUND[0])


@pytest.mark.parametrize("state", TURNS)
def test_nothing_else_is_accepted(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign that is changed, or an edge that is left out, is noticed."""
    sign, edges = TURNS[state]
    monkeypatch.setitem(misere_two.TURNS, state, (1 - abs(sign), edges))
    assert not decided(*FOUND)
    for digits in edges:
        less = {key: to for key, to in edges.items() if key != digits}
        monkeypatch.setitem(misere_two.TURNS, state, (sign, less))
        assert not decided(*FOUND)


def value(word: list[tuple[int, int]]) -> tuple[int, int]:
    """The position of a word of pairs of digits, by the lengths of the images of 0."""
    lengths, other = [1], [1]
    while len(lengths) < len(word):
        q, r = lengths[-1], other[-1]
        lengths.append(sum((q, r)[letter] for letter in BASE[0]))
        other.append(sum((q, r)[letter] for letter in BASE[1]))
    places = [lengths[len(word) - 1 - i] for i in range(len(word))]
    return sum(a * q for (a, _), q in zip(word, places, strict=True)), sum(
        b * q for (_, b), q in zip(word, places, strict=True)
    )


@pytest.mark.parametrize("j", [1, 2, 3, 4, 7, 20, 41])
def test_the_words_are_the_pairs(j: int) -> None:
    first = value([(0, 1), *[(1, 1)] * j])
    second = value([(0, 1), *[(1, 1)] * (j - 1), (2, 2)])
    n = first[1] - first[0]
    assert second == (first[0] + 1, first[1] + 1)
    normal = (beatty.a(1, 2, n), beatty.b(1, 2, n))
    misere, other = (first, second) if j % 2 else (second, first)
    assert normal == other
    assert pair(2, n) == misere
    sets = [DecidedSet(found.system.images, found.dfa) for found in FOUND]
    assert sets[0].contains(*misere)
    assert not sets[0].contains(*other)
    assert sets[1].contains(*other)


def test_the_first_ones() -> None:
    assert [value(word) for word in ([(1, 1), (0, 0)], [(0, 1), (1, 0)], [(0, 2)])] == [(3, 3), (1, 3), (0, 2)]
    assert (pair(2, 0), pair(2, 2)) == ((3, 3), (0, 2))
