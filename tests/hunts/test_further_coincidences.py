"""Games with p = kl - 1 and m + 1 = sl (mod p), 1 < s < k coprime: docs/beyond-the-paper.md, beside Theorem I."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

import pytest

from verifier.games.families import modulo
from verifier.solve.rows import rows

Rook = tuple[int, int]  # l and p


def classes(most_m: int, most_k: int) -> Iterator[tuple[int, int, int, list[Rook]]]:
    """m, k, s and their games, where these are several."""
    for m in range(2, most_m + 1):
        for k in range(3, most_k + 1):
            for s in (s for s in range(2, k) if gcd(s, k) == 1):
                games = [(l, k * l - 1) for l in range(2, m + 2) if (m + 1 - s * l) % (k * l - 1) == 0]
                if len(games) > 1:
                    yield m, k, s, games


def agree(m: int, games: list[Rook], upto: int) -> bool:
    found = [rows(modulo(m, p, l), upto) for l, p in games]
    return len({(one.x.tobytes(), one.y.tobytes()) for one in found}) == 1


def test_examples() -> None:
    assert (13, 3, 2, [(2, 5), (3, 8), (7, 20)]) in classes(13, 3)
    assert agree(13, [(2, 5), (3, 8), (7, 20)], 1500)
    assert (19, 5, 2) in [found[:3] for found in classes(19, 5)]
    assert not agree(19, [(3, 14), (10, 49)], 300)


@pytest.mark.slow
def test_how_many_agree() -> None:
    fitted = list(classes(60, 7))
    assert len(fitted) == 62
    assert sum((k, s) == (3, 2) for _, k, s, _ in fitted) == 15
    assert all(agree(m, games, 300) == (2 * s > k) for m, k, s, games in fitted)
    further = [one for one in classes(120, 11) if one not in fitted and 2 * one[2] > one[1]]
    assert len(further) == 151
    assert sum(not agree(m, games, 300) for m, _, _, games in further) == 17
