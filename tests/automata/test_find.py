"""From rules to theorems, and what the theorems say."""

from __future__ import annotations

from dataclasses import replace
from math import isqrt

import numpy as np
import pytest

from verifier.automata.decide import DecidedSet, Progression
from verifier.automata.dfa import Dfa, accepted_below, representation
from verifier.automata.export import dot, walnut
from verifier.automata.find import Found, confirmed, search
from verifier.automata.learn import FailedError, Learner
from verifier.automata.oracle import KnownSquare, ask, solve
from verifier.automata.systems import WIDEST, base, candidates, metallic, named, parry, power, slopes, widest
from verifier.base.errors import UserError
from verifier.certificate.check.automaton import Certificate, Numeration, RejectedError
from verifier.games import families
from verifier.games.board import Board
from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.solve import beatty
from verifier.solve.retrograde import sweep
from verifier.theorems.one_game import GameTheorem, compare, own_system, theorem


def found(rules: Ruleset) -> Found:
    result = theorem(rules, 120)
    assert result.found is not None, result.attempts
    return result.found


@pytest.fixture(scope="module")
def blocking() -> Found:
    return found(families.blocking(2, 2))


def test_numbers_are_written_in_every_system_in_the_order_of_numbers() -> None:
    for images in (base(3), metallic(1), metallic(1, 2), parry(3, -2), parry(3, 1), power(metallic(1), 2)):
        numeration = Numeration([list(image) for image in images])
        words = [representation(numeration, n, 200) for n in range(200)]
        assert sorted(words) == words
        assert len({tuple(word) for word in words}) == 200
        for n, word in enumerate(words):
            carry, letter = numeration.zero, 0
            for c, _ in word:
                carry = numeration.read(carry, numeration.first[letter] + c)
                letter = images[letter][c]
            assert sum(carry) == n


@pytest.mark.parametrize(
    "rules",
    [
        families.wythoff(2),
        families.modulo(2, 2),
        families.shifted(1, 3, 1),
        replace(families.blocking(1, 2), ending="misere"),
        replace(families.wythoff(), terminal=triangle(2)),
        Ruleset((Rook(2, (1,)),), Block(1)),
    ],
)
def test_a_theorem_agrees_with_the_board(rules: Ruleset) -> None:
    theorem = found(rules)
    assert confirmed(rules, theorem.system, theorem.dfa, 120)
    wrong = replace(theorem.dfa, accept=tuple(not a for a in theorem.dfa.accept))
    assert not confirmed(rules, theorem.system, wrong, 120)


def test_a_theorem_is_compared_with_a_board_that_has_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a removed rectangle that is larger than the usual board, nothing would be compared."""
    monkeypatch.setattr("verifier.automata.find.CONFIRM", 2)
    assert found(replace(families.wythoff(), removed=(2, 2))).dfa is not None


def test_the_compiled_board_is_the_board() -> None:
    games = [
        families.wythoff(2, misere=True),
        replace(families.wythoff(), removed=(2, 3), ending="misere", terminal=((4, 1),)),
        Ruleset((Rook(), Bound(2, 1)), Block(1, "any")),
        Ruleset((Vectors(((1, 2), (2, 1))), Bishop(1, 2)), terminal=triangle(3)),
    ]
    for rules in games:
        assert (solve(rules, 40) == sweep(Board(rules, 40, 40))).all(), rules


def test_the_answers_of_blocking(blocking: Found) -> None:
    """Theorem 2.1 (i) for m = p = 2, read off the automaton: rows, differences, pairs, far pairs."""
    known = DecidedSet(blocking.system.images, blocking.dfa)
    assert known.symmetric
    assert known.lines(0).constant == known.lines(1).constant == 2
    assert known.progression() == Progression(0, 2)
    assert known.diagonals().values == {0: (1, False), 1: (0, False)}
    assert [known.nth(n) for n in range(50)] == [(beatty.a(2, 2, n), beatty.b(2, 2, n)) for n in range(50)]
    assert known.nth(10**18) == (beatty.a(2, 2, 10**18), beatty.b(2, 2, 10**18))
    said = " ".join(GameTheorem(blocking).sentences())
    assert "exactly 2 P-positions: the pairs are 2-complementary" in said
    assert "are the Beatty pairs {a_n, b_n}, m = 2, p = 2" in said
    assert "is 2 + sqrt 5" in said


def test_counts_of_lines_are_those_of_the_board() -> None:
    rules = replace(families.wythoff(), terminal=triangle(3))
    theorem = found(rules)
    known = DecidedSet(theorem.system.images, theorem.dfa)
    array = sweep(Board(rules, 80, 80))
    counts = array[:25].sum(axis=1)
    rows = known.lines(0).values
    for count, (first, _) in rows.items():
        assert counts[first] == count
        assert (counts[:first] != count).all()
    assert rows[1][1] is False
    assert rows[4] == (0, True)


def test_games_are_compared_for_ever(blocking: Found) -> None:
    assert compare(blocking, families.modulo(2, 4, 2)).equal is True  # Theorem 2.1 (iib)
    other = compare(blocking, families.wythoff(2))
    assert other.equal is False
    assert other.difference == (0, 2)


def test_minimal_automata_are_minimal_and_equal() -> None:
    one = Dfa(0, (False, True, True), (((0, 0, 0), (0, 1, 1), (1, 0, 2)), ((1, 1, 0),), ((1, 1, 0),)))
    small = one.minimal()
    assert len(small) == 2
    numeration = Numeration([[0, 0]])
    assert accepted_below(one, numeration, end=64)[1].tolist() == accepted_below(small, numeration, end=64)[1].tolist()


def test_a_learner_says_why_it_failed() -> None:
    rng = np.random.default_rng(1)
    cells = rng.random((200, 200)) < 0.5
    with pytest.raises(FailedError, match=r"no finite automaton closes|more than"):
        Learner(KnownSquare(cells), Numeration([[0, 0]]), 2, most_states=50).learn()


def test_slopes_and_systems() -> None:
    oracle = ask(families.blocking(2, 3))
    (slope,) = slopes(oracle)
    assert str(slope) == "3 + sqrt 10"
    assert next(iter(candidates(families.blocking(2, 3), oracle))).images == metallic(6)
    system = own_system(families.modulo(2, 2))
    assert system is not None
    assert system.images == ((0, 1, 1, 3), (1, 1, 2, 1, 1, 3), (1, 1, 2), (1, 1, 1, 2))


def test_what_a_numeration_may_be_called() -> None:
    assert named("fibonacci").images == metallic(1)
    assert named("base:3").number == "base 3"
    assert named("pisot:3,-2").number == "the system of base (3 + sqrt 17)/2"
    for text in ("base:1", "cf:", "pisot:1,5", "octal", "base:90^6", "cf:0"):
        with pytest.raises(UserError):
            named(text)


def test_a_search_that_fails_says_what_it_tried() -> None:
    result = search(families.wythoff(), 2, [named("base:2")])
    assert result.found is None
    assert result.attempts[0].system.name == "base:2"
    assert result.attempts[0].why


def test_other_programs_can_read_an_automaton(blocking: Found) -> None:
    text = dot(blocking.dfa, "2WN^2")
    assert text.startswith("digraph")
    assert text.count("doublecircle") == sum(blocking.dfa.accept)
    lines = walnut(blocking.dfa, blocking.system).splitlines()
    assert lines[0] == "{0,1,2,3,4} {0,1,2,3,4}"
    assert sum("->" in line for line in lines) == sum(map(len, blocking.dfa.next))


def test_far_pairs_are_exact() -> None:
    """Wythoff's pairs at 10^30, from the automaton and from floor(n (1 + sqrt 5)/2)."""
    theorem = found(families.wythoff())
    n = 10**30
    x = (n + isqrt(5 * n * n)) // 2
    assert DecidedSet(theorem.system.images, theorem.dfa).nth(n) == (x, x + n)


@pytest.mark.slow
def test_a_check_that_has_no_time_is_out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no failure of the system, so a search that goes on later tries it again."""
    monkeypatch.setattr("verifier.automata.find.STEPS_A_SECOND", 100)
    result = search(families.wythoff(), 30)
    assert result.found is None
    assert result.attempts[0].out_of_time


def test_systems_too_wide_for_the_checker_are_not_built() -> None:
    """The slopes of 2WN^(4) suggest fields whose units have images of millions of letters."""
    rules = families.modulo(2, 4)
    systems = list(candidates(rules, ask(rules)))
    assert systems
    assert all(max(map(len, system.images)) <= WIDEST for system in systems)
    assert widest((9,) * 12) > 10**11  # what one of them would have been
    for digits in ((1,), (1, 2), (3, 1, 2), (2, 2, 5, 1)):
        assert widest(digits) == max(map(len, metallic(*digits)))
        assert power(metallic(*digits), 2) == metallic(*digits * 2)
    with pytest.raises(UserError, match="may have 200 letters"):
        named("cf:100,100,100")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("base:1", "from 2 to 100, not 1"),
        ("base:100000000", "from 2 to 100, not 100000000"),
        ("cf:0", "a single digit is from 1 to 199; 'cf:0' is outside"),
        ("pisot:1,1", "T is from 1 to 100 and N from -T to -1 or from 1 to T - 2; 'pisot:1,1' is outside"),
        ("cf:3^99", "from 1 to 6"),
        ("base:90^6", "may have 200 letters; 'base:90^6' is outside"),
        ("base:x", "A numeration is auto"),
        ("octal", "A numeration is auto"),
    ],
)
def test_what_is_outside_is_told_the_range(text: str, words: str) -> None:
    with pytest.raises(UserError) as error:
        named(text)
    assert words in str(error.value)
    assert named("cf:199").images[0].count(0) == 199


def test_a_guess_that_the_checker_does_not_read_is_no_error_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(data: object) -> Certificate:
        raise RejectedError("a part that is not known")

    monkeypatch.setattr(Certificate, "read", refuses)
    result = theorem(families.wythoff(), 1)
    assert result.found is None
    assert any("a part that is not known" in attempt.why for attempt in result.attempts)
