"""Theorems A to D and the finite check, against complete rows; and wrong rules, which must be found out."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from verifier.games import families
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.solve.rows import rows
from verifier.solve.substitution import Substitution, merged
from verifier.theorems.finite_check import check
from verifier.theorems.learned_rule import fit_substitutions, learned_rule
from verifier.theorems.polynomial import family_b, family_d
from verifier.theorems.table import family_of, known, rule_of


def pairs(game: Ruleset, R: int) -> list[tuple[int, int]]:
    c, d = rows(game, R).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


def agrees(game: Ruleset, R: int) -> bool:
    rule = rule_of(game)
    assert rule is not None
    found = pairs(game, R)
    return [rule.pair(n) for n in range(len(found))] == found


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 24), st.integers(2, 24), st.data())
def test_families_a_b_d(m: int, p: int, data: st.DataObject) -> None:
    l = data.draw(st.integers(1, p))
    assume(family_of(m, p, l))
    assert agrees(families.modulo(m, p, l), 60)


@pytest.mark.parametrize(("m", "p", "l"), [(3, 4, 2), (5, 6, 3), (7, 4, 2), (15, 20, 10), (20, 24, 12), (14, 15, 7)])
def test_family_b_has_progressions_that_the_paper_does_not_expect(m: int, p: int, l: int) -> None:
    assert family_b(m, p, l)
    assert agrees(families.modulo(m, p, l), 400)
    assert all(d - c == m * n for n, (c, d) in enumerate(pairs(families.modulo(m, p, l), 400)))


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 6), st.integers(2, 6), st.integers(1, 7))
def test_family_c(m: int, p: int, l: int) -> None:
    """d_n = (m + 1 - l) c_n + l n; for l = 1 this is the mex algorithm that the Remark of Section 7 speaks of."""
    assume(l <= m or (l == m + 1 and m >= 2))
    game = families.blocking(m, p, l)
    assert agrees(game, 80)
    assert all(d == (m + 1 - l) * c + l * n for n, (c, d) in enumerate(pairs(game, 80)))


@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(2, 9) for p in range(1, 7)])
def test_family_e_misere_blocking(m: int, p: int) -> None:
    assert agrees(replace(families.blocking(m, p), ending="misere"), 60)


@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(2, 15) for p in range(2, 8)])
def test_family_e_misere_rooks(m: int, p: int) -> None:
    """Both directions, on some rows: the rooks with the pairs of misere mWN^p, and those without."""
    blocking = replace(families.blocking(m, p), ending="misere")
    for normal, same in (
        (families.modulo(m, p), p % 2 and (m - 2) % p == 0),
        (families.modulo(m, 2 * p, 2), (m - 2) % (2 * p) == 0),
    ):
        game = replace(normal, ending="misere")
        assert (rule_of(game) is not None) == bool(same)
        assert (pairs(game, 60) == pairs(blocking, 60)) == bool(same)


@pytest.mark.parametrize(
    "name", ["misere 2WN^(2)", "misere 2WN^(4,6)", "misere 3WN^(2,4)", "misere 4WN^(2,8)", "misere 2WN^3_1"]
)
def test_family_e_stops_where_it_says(name: str) -> None:
    assert rule_of(parse_game(name)) is None


@pytest.mark.parametrize("p", [3, 4, 5, 9])
def test_misere_play_of_the_first_family(p: int) -> None:
    """Theorem K, by the complete rows of the game."""
    game = parse_game(f"misere WN^{p}")
    assert agrees(game, 400)
    found = known(game)
    assert found is not None
    assert found.theorem == "Theorem K"


@pytest.mark.parametrize("m", range(1, 10))
def test_misere_wythoff(m: int) -> None:
    assert agrees(families.wythoff(m, misere=True), 3000)


def test_family_c_stops_where_it_says() -> None:
    assert rule_of(families.blocking(1, 2, 2)) is None
    assert rule_of(families.blocking(2, 2, 4)) is None
    wrong = Substitution.of({"O": [(2, "d")], "-": [(2, "d"), (2, "d")], "d": [(2, "d")]})
    assert list(islice(wrong.pairs(), 20)) != pairs(families.blocking(1, 2, 2), 20)[:20]


@pytest.mark.parametrize("name", ["2WN^(2)", "4WN^(2)", "3WN^(2,4)", "2WN^3_1", "3WN^4_2"])
def test_pair_is_the_same_as_reading_the_word(name: str) -> None:
    rule = rule_of(parse_game(name))
    assert rule is not None
    assert rule.substitution is not None
    first = list(islice(rule.substitution.pairs(), 3000))
    assert [rule.pair(n) for n in range(3000)] == first


def test_pairs_far_out_fit_together() -> None:
    """c is non-decreasing, d increasing, and p-fold complementarity counts: 10^18 is no special place."""
    rule = rule_of(parse_game("2WN^(2)"))
    assert rule is not None
    far = [rule.pair(10**18 + k) for k in range(200)]
    steps = {(c1 - c0, d1 - d0) for (c0, d0), (c1, d1) in pairwise(far)}
    assert steps == {(0, 3), (1, 3), (1, 4)}


@pytest.mark.parametrize(
    ("m", "p", "l"),
    [(2, 3, 2), (2, 5, 3), (2, 8, 3), (3, 5, 2), (3, 7, 4), (4, 3, 2), (5, 9, 2), (17, 9, 5)],
)
def test_learned_rules_are_argued_and_right(m: int, p: int, l: int) -> None:
    game = families.modulo(m, p, l)
    status, known = learned_rule(game, 800)
    assert status == "argued"  # Python has computed it, not Coq
    assert known is not None
    assert known.rule is not None
    found = pairs(game, 4000)
    assert [known.rule.pair(n) for n in range(0, len(found), 7)] == found[::7]


def test_a_rule_that_fits_thousands_of_pairs_and_is_wrong() -> None:
    """17WN^(5,9): a substitution that gives every P-position of 3,000 rows; the finite check refuses it, rightly."""
    game = families.modulo(17, 9, 5)
    c, d = rows(game, 3000).upper()
    coarse = fit_substitutions(c, d, 3000)[0]
    assert list(islice(coarse.pairs(), len(c))) == list(zip(c.tolist(), d.tolist(), strict=True))
    assert not check(17, 9, 5, coarse).passed
    more = pairs(game, 60000)
    assert list(islice(coarse.pairs(), len(more))) != more


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([(2, 2, 1), (4, 2, 1), (3, 4, 2), (5, 6, 3)]), st.data())
def test_a_changed_rule_does_not_pass(constants: tuple[int, int, int], data: st.DataObject) -> None:
    """Change one step of a right substitution: it gives other pairs, and the finite check says no."""
    m, p, l = constants
    right = family_d(m) if p == 2 else family_b(m, p, l)
    assert right is not None
    assert check(m, p, l, right).passed
    rules = [list(rule) for rule in right.rules]
    rule = data.draw(st.sampled_from([r for r in rules if r[1]]))
    place = data.draw(st.integers(0, len(rule[1]) - 1))
    change = data.draw(st.sampled_from([-1, 1, 2]))
    steps = list(rule[1])
    steps[place] = (steps[place][0] + change, steps[place][1])
    rule[1] = tuple(steps)
    wrong = replace(right, rules=tuple((a, tuple(s)) for a, s in rules))
    assert not check(m, p, l, wrong).passed


def test_merging_keeps_the_pairs() -> None:
    c, d = rows(families.modulo(3, 5, 2), 600).upper()
    for fitted in fit_substitutions(c, d, 600):
        assert list(islice(merged(fitted).pairs(), 500)) == list(islice(fitted.pairs(), 500))
