"""The rule for 2WN^(2) that docs/beyond-the-paper.md reports: it agrees with the game as far as the game is played."""

import pytest
from true_models import modular


def by_rule(m, p, rows):
    """The P-positions (x, y), x <= y, of the rows before `rows`, by the rule."""
    classes = {}
    found, x, e = [], 0, -m
    while x < rows:
        taken = classes.setdefault(x, set())
        if len(taken) == p:
            x += 1
            continue
        e += m
        while (x + e) % p in taken:
            e += 1
        found.append((x, x + e))
        taken.add((x + e) % p)
        if e:
            classes.setdefault(x + e, set()).add(x % p)
    return found


@pytest.mark.parametrize(("m", "p"), [(2, 2), (4, 2)])
def test_the_rule_agrees_with_the_game(m, p):
    is_p = modular(m, p)
    guessed = by_rule(m, p, 9)
    last = max(y for _, y in guessed)
    assert guessed == sorted(
        ((x, y) for x in range(9) for y in range(x, last + 1) if is_p(x, y)), key=lambda v: v[1] - v[0]
    )


def test_the_rule_fails_for_2_and_4():
    is_p = modular(2, 4)
    guessed = by_rule(2, 4, 9)
    assert all(is_p(x, y) for x, y in guessed[:29])
    assert is_p(8, 72)
    assert (8, 72) not in guessed
