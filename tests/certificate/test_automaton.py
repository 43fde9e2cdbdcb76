"""The checker of theorems about one game."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.certificate import automata
from verifier.certificate.check import automaton
from verifier.certificate.check.automaton import (
    Certificate,
    Numeration,
    RejectedError,
    Rules,
    StateLimits,
    prove,
)
from verifier.certificate.write.automaton import write
from verifier.games.board import Board
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep

FIBONACCI = [[0, 1], [0]]
SMALL = StateLimits(options=1_500, machine=3_000, product=20_000)


def wn() -> dict:
    from verifier.automata.find import search
    from verifier.games.families import wythoff

    found = search(wythoff(), 60).found
    assert found is not None
    return found.to_json()


@pytest.fixture(scope="module")
def proved() -> dict:
    return wn()


def test_the_rules_are_those_of_the_program() -> None:
    rng = random.Random(1)
    for _ in range(150):
        data = automata.random_rules(rng)
        rules, theirs = Ruleset.from_json(data), Rules(data)
        for i in range(9):
            for j in range(9):
                assert theirs.legal(i, j) == (i + j > 0 and rules.legal(i, j)), (data, i, j)
                assert theirs.legal(i, j) == (theirs.weight(i, j) > 0)
                if rules.block and rules.legal(i, j):
                    assert theirs.blockable(i, j) == rules.blockable(i, j)
                assert theirs.gone(i, j) == (not rules.is_position(i, j))
                assert (((i, j) in theirs.terminal) and not theirs.gone(i, j)) == rules.is_terminal(i, j)


def grow(machines: Sequence[automaton.Machine], states: list[int]) -> None:
    for machine, state in zip(machines, states, strict=True):
        machine.grow(state)


def options_against_brute_force(rng: random.Random, N: int, symmetric: bool = False) -> bool:
    """One random (rules, numeration, automaton): are the sums of all classes, and the misere ones, right everywhere?"""
    data, images = automata.random_rules(rng), rng.choice(automata.SYSTEMS)
    certificate = {"rules": data, "substitution": images, "dfa": automata.random_dfa(rng, max(map(len, images)))}
    return are_counted_as_by_brute_force(certificate, N, symmetric)


def are_counted_as_by_brute_force(certificate: dict[str, Any], N: int, symmetric: bool) -> bool:
    if symmetric:
        automata.make_symmetric(certificate)
    read = Certificate.read(certificate)
    rules, numeration = read.rules, read.numeration
    everything = automaton.everything(numeration, rules)
    try:
        half = rules.symmetric() and read.pairs.symmetric(numeration)
        assert half or not symmetric
        sums = automaton.sums(numeration, rules, read.pairs, rules.k, SMALL, half)
        some = automaton.sums(numeration, rules, everything, 1, SMALL, half)
    except RejectedError:
        return False  # it outgrew the limits of this test
    P, words = automata.accepted(certificate, N), automata.digits(numeration.images, range(N))
    board = {(x, y) for x in range(N) for y in range(N) if not rules.gone(x, y)}
    for x in range(N):
        for y in range(x if half else 0, N):
            states, letter = [0] * (len(sums) + len(some)), 0
            try:
                for c, d in zip(words[x], words[y], strict=True):
                    index = c * len(numeration.images[letter]) + d
                    grow(sums + some, states)
                    states = [m.next[s][index] for m, s in zip(sums + some, states, strict=True)]
                    letter = numeration.images[letter][d]
                grow(sums + some, states)
            except RejectedError:
                return False  # a sum is made while it is read: it outgrew the limits, too
            said = [m.output[s] for m, s in zip(sums + some, states, strict=True)]
            assert min(rules.k, sum(said[: len(sums)])) == min(rules.k, automata.weights(rules, P, x, y)), (
                certificate,
                x,
                y,
            )
            assert any(said[len(sums) :]) == (automata.weights(rules, board, x, y) > 0), (certificate, x, y)
    return True


@pytest.mark.parametrize("symmetric", [False, True])
def test_options_are_counted_as_by_brute_force(symmetric: bool) -> None:
    rng, done = random.Random(7), 0
    while done < 4:
        done += options_against_brute_force(rng, 10, symmetric)


def test_a_move_far_inside_all_bounds_is_not_one_far_outside() -> None:
    """Of two bounds each may be far above or far below: with all positions as options, the moves are counted."""
    rules = {
        "moves": [{"type": "bound", "slope": slope, "offset": 1} for slope in (2, 3)],
        "block": {"at_most": 99, "kind": "any"},
    }
    dfa = {"start": 0, "accept": [1], "next": [[[a, b, 0] for a in (0, 1) for b in (0, 1)]]}
    certificate = {"rules": rules, "substitution": [[0, 0]], "dfa": dfa}
    assert are_counted_as_by_brute_force(certificate, 20, symmetric=False)


@pytest.mark.slow
def test_options_are_counted_as_by_brute_force_on_many() -> None:
    rng = random.Random(8)
    done = 0
    while done < 2_000:
        done += options_against_brute_force(rng, 16, symmetric=done % 2 == 1)


def board_of(certificate: dict, N: int) -> bool:
    """Is an accepted certificate right on the N x N board?"""
    truth = sweep(Board(Ruleset.from_json(certificate["rules"]), N, N))
    claimed = np.zeros((N, N), dtype=bool)
    for x, y in automata.accepted(certificate, N):
        claimed[x, y] = True
    return bool((truth == claimed).all())


def mutated(certificate: dict, rng: random.Random) -> dict:
    """One small change, of the automaton, the rules or the numeration."""
    data = copy.deepcopy(certificate)
    dfa, n = data["dfa"], len(data["dfa"]["accept"])
    kind = rng.randrange(6)
    if kind == 0:
        state = rng.randrange(n)
        dfa["accept"][state] ^= 1
    elif kind == 1:
        row = rng.choice([row for row in dfa["next"] if row])
        rng.choice(row)[2] = rng.randrange(n)
    elif kind == 2:
        row = rng.choice([row for row in dfa["next"] if row])
        row.pop(rng.randrange(len(row)))
    elif kind == 3:
        widest = max(map(len, data["substitution"]))
        rng.choice(dfa["next"]).append([rng.randrange(widest), rng.randrange(widest), rng.randrange(n)])
    elif kind == 4:
        other = automata.random_rules(rng)
        key = rng.choice(["moves", "block", "removed", "ending", "terminal"])
        if key in other:
            data["rules"][key] = other[key]
    else:
        image = rng.choice(data["substitution"])
        image[rng.randrange(len(image))] = rng.randrange(len(data["substitution"]))
    return data


def accepted_mutants(certificates: list[dict], count: int, rng: random.Random, N: int) -> tuple[int, int]:
    """How many mutants were accepted, and how many there were; every accepted one is compared with brute force."""
    good = 0
    for _ in range(count):
        data = mutated(rng.choice(certificates), rng)
        try:
            prove(Certificate.read(data), SMALL)
        except RejectedError:
            continue
        good += 1
        assert board_of(data, N), data
    return good, count


def test_a_mutated_certificate_is_rejected_or_still_true(proved: dict) -> None:
    good, count = accepted_mutants([proved], 40, random.Random(3), 24)
    assert good < count


def test_wythoff_nim_is_proved_and_every_changed_answer_is_refuted(proved: dict) -> None:
    assert prove(Certificate.read(proved)).check_states == 34
    for state in range(len(proved["dfa"]["accept"])):
        data = copy.deepcopy(proved)
        data["dfa"]["accept"][state] ^= 1
        with pytest.raises(RejectedError) as error:
            prove(Certificate.read(data))
        assert error.value.position is not None


def test_a_refuting_position_refutes(proved: dict) -> None:
    """The equation fails where the checker says: the sum of the options there does not fit the automaton's answer."""
    rng = random.Random(5)
    seen = 0
    while seen < 10:
        data = mutated(proved, rng)
        try:
            prove(Certificate.read(data))
        except RejectedError as error:
            if error.position is None or max(error.position) > 60:
                continue
            (x, y), rules = error.position, Rules(data["rules"])
            P = automata.accepted(data, max(x, y) + 1)
            board = {(a, b) for a in range(x + 1) for b in range(y + 1) if not rules.gone(a, b)}
            wanted = automata.weights(rules, P, x, y) < rules.k
            if rules.misere:
                wanted = wanted and automata.weights(rules, board, x, y) > 0
            if rules.gone(x, y) or (x, y) in rules.terminal:
                wanted = not rules.gone(x, y)
            assert ((x, y) in P) != wanted
            seen += 1


HOSTILE = [
    ("rules", {"moves": []}),
    ("rules", {"moves": [{"type": "rook", "modulus": 10**9}]}),
    ("rules", {"moves": [{"type": "rook", "modulus": 2, "residues": [True]}]}),
    ("rules", {"moves": [{"type": "queen"}]}),
    ("rules", {"moves": [{"type": "rook"}], "removed": [9999, 9999]}),
    ("rules", {"moves": [{"type": "rook"}], "terminal": 10**9}),
    ("rules", {"moves": [{"type": "rook"}], "block": {"at_most": -1, "kind": "any"}}),
    ("rules", {"moves": [{"type": "rook"}], "colour": 1}),
    ("substitution", []),
    ("substitution", [[1, 0], [0]]),
    ("substitution", [[0], [0]]),
    ("substitution", [[0, 1], []]),
    ("substitution", [[0, 2], [0]]),
    ("substitution", [[0] * 100_000]),
    ("dfa", {"start": 7, "accept": [1], "next": [[]]}),
    ("dfa", {"start": 0, "accept": [1], "next": [[]]}),
    ("dfa", {"start": 0, "accept": [True], "next": [[[0, 0, 0]]]}),
    ("dfa", {"start": 0, "accept": [1], "next": [[[0, 0, 0], [0, 0, 0]]]}),
    ("dfa", {"start": 0, "accept": [1], "next": [[[0, 0, 0], [0, 1]]]}),
    ("dfa", {"start": 0, "accept": [1] * 30_000, "next": [[[0, 0, 0]]] * 30_000}),
]


@pytest.mark.parametrize(("key", "value"), HOSTILE)
def test_hostile_data_is_rejected(proved: dict, key: str, value: object) -> None:
    with pytest.raises(RejectedError):
        prove(Certificate.read(proved | {key: value}))


def test_states_are_merged_only_if_they_are_equal(proved: dict, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for equal states is not trusted: whatever it says, the check sees whether they are."""
    monkeypatch.setattr(automaton, "_groups", lambda _, states, back, weights: {n: weights[n] for n in states})
    with pytest.raises(RejectedError, match="not equal were merged"):
        prove(Certificate.read(proved))
    monkeypatch.setattr(automaton, "_groups", lambda _, states, back, weights: {n: n for n in states})
    assert prove(Certificate.read(proved)).states == 7


def test_a_numeration_that_does_not_suit_is_a_rejection_and_not_a_flood(proved: dict) -> None:
    """In the system of 0 -> 01, 1 -> 0000 the carries of a difference grow without bound."""
    data = proved | {"substitution": [[0, 1], [0, 0, 0, 0]]}
    with pytest.raises(RejectedError):
        prove(Certificate.read(data), SMALL)


def test_letters_that_are_larger_for_ever() -> None:
    numeration = Numeration([[0, 3], [1, 2, 1, 3], [1, 2], [1, 1, 2]])
    lengths = [[1] * 4]
    for _ in range(12):
        lengths.append([sum(lengths[-1][b] for b in image) for image in numeration.images])
    for a, b in enumerate(numeration._top):
        assert all(row[a] <= row[b] for row in lengths)


def test_a_form_that_is_above_stays_above() -> None:
    """Lemma 2 on all continuations of x - z, for small carries."""
    numeration = Numeration(FIBONACCI)

    def differences(x: int, z: int, v: tuple[int, ...], n: int) -> set[int]:
        found = {sum(v)}
        if n:
            for c, after_x in enumerate(numeration.images[x]):
                for d, after_z in enumerate(numeration.images[z]):
                    w = numeration.read(v, numeration.first[x] + c)
                    minus = numeration.before[numeration.first[z] + d]
                    found |= differences(after_x, after_z, tuple(a - b for a, b in zip(w, minus, strict=True)), n - 1)
        return found

    yes = 0
    for v in [(a, b) for a in range(-3, 4) for b in range(-3, 4)]:
        for x in (0, 1):
            for z in (0, 1):
                minus = (int(z == 0), int(z == 1))
                if numeration.above(v, minus, 1):
                    yes += 1
                    assert min(differences(x, z, v, 5)) > 1, (v, x, z)
    assert yes > 10


@pytest.mark.parametrize("form", [(1, -1), (-1, 1), (2, -1), (1, 0), (1, 1)])
def test_digits_add_at_most_what_the_vectors_say(proved: dict, form: tuple[int, int]) -> None:
    """`most_added` on all words of up to six digits, for Wythoff Nim and for random automata."""
    rng, tight = random.Random(9), 0
    images = [FIBONACCI] + [rng.choice(automata.SYSTEMS) for _ in range(6)]
    for n, system in enumerate(images):
        dfa = proved["dfa"] if n == 0 else automata.random_dfa(rng, max(map(len, system)))
        read = Certificate.read({"rules": proved["rules"], "substitution": system, "dfa": dfa})
        numeration, A = read.numeration, read.pairs
        vectors = [list(h) for h in automaton.most_added(numeration, A, *form)]
        lengths, most = [1] * len(system), [0 if accept else None for accept in A.accept]
        for _ in range(6):
            new: list[int | None] = []
            for (z, w), row in zip(A.letters, A.out, strict=True):
                ends = []
                for c, d, after in row:
                    added = [
                        form[0] * i + form[1] * j
                        for i, j in zip(
                            numeration.before[numeration.first[z] + c],
                            numeration.before[numeration.first[w] + d],
                            strict=True,
                        )
                    ]
                    if (there := most[after]) is not None:
                        ends.append(sum(i * j for i, j in zip(added, lengths, strict=True)) + there)
                new.append(max(ends, default=None))
            most = new
            vectors = [numeration.shift(h) for h in vectors]
            lengths = [sum(lengths[b] for b in image) for image in system]
            assert all(there is None or there <= sum(h) for there, h in zip(most, vectors, strict=True))
        tight += sum(there is not None and 2 * there > sum(h) for there, h in zip(most, vectors, strict=True))
    assert tight


def test_carries_that_are_alike_stay_alike() -> None:
    for system in automata.SYSTEMS:
        numeration, rng = Numeration(system), random.Random(4)
        for q in (2, 3, 6):
            for _ in range(40):
                v = tuple(rng.randrange(q) for _ in system)
                one, two = list(v), list(numeration.alike(v, q))
                for _ in range(12):
                    assert sum(one) % q == sum(two) % q
                    one, two = numeration.shift(one), numeration.shift(two)
    fibonacci = Numeration([[0, 0, 1], [0]])
    assert len({fibonacci.alike((a, b), 2) for a in range(2) for b in range(2)}) == 2


@pytest.fixture
def folder(proved: dict, tmp_path: Path) -> Path:
    write(tmp_path / "certificate", proved)
    return tmp_path / "certificate"


def test_a_folder_is_accepted_by_the_file_alone(folder: Path, tmp_path: Path) -> None:
    """The checker runs as one file, without the program."""
    alone = tmp_path / "automaton.py"
    alone.write_bytes(Path(automaton.__file__).read_bytes())
    run = subprocess.run([sys.executable, "-I", str(alone), str(folder)], capture_output=True, text=True)
    assert run.returncode == 0
    assert run.stdout.startswith("Accepted: for all x and y")


def test_a_folder_that_was_changed_is_rejected(folder: Path) -> None:
    text = (folder / "automaton.json").read_bytes()
    (folder / "automaton.json").write_bytes(text.replace(b'"width":1', b'"width":2'))
    assert automaton.check(folder).exit_code == 1
    changed = text.replace(b'"width":1', b'"width":2')
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["sha256"] = hashlib.sha256(changed).hexdigest()
    (folder / "manifest.json").write_text(json.dumps(manifest))
    report = automaton.check(folder)
    assert report.exit_code == 1
    assert "same game" in report.reason


def test_files_that_are_no_certificate_are_unreadable(folder: Path) -> None:
    (folder / "manifest.json").write_text("[" * 100_000)
    assert automaton.check(folder).exit_code == 2
    (folder / "manifest.json").unlink()
    os.mkfifo(folder / "manifest.json")
    assert automaton.check(folder).exit_code == 2
    assert automaton.check(folder / "nowhere").exit_code == 2


def base_certificate(rules: dict, digits: int) -> dict:
    """All positions, in base `digits`."""
    pairs = [[a, b, 0] for a in range(digits) for b in range(digits)]
    return {"rules": rules, "substitution": [[0] * digits], "dfa": {"start": 0, "accept": [1], "next": [pairs]}}


LONG = [
    base_certificate({"moves": [{"type": "bishop", "width": 10_000}]}, 10),
    base_certificate({"moves": [{"type": "rook"}, {"type": "bishop"}]}, 100),
    base_certificate({"moves": [{"type": "rook", "modulus": 9973, "residues": [1]}]}, 100),
    base_certificate({"moves": [{"type": "rook"}], "removed": [10_000, 10], "ending": "misere"}, 200),
]


def fibonacci_certificate(rules: dict, images: list[list[int]] = FIBONACCI) -> dict:
    """All positions; with other images than Fibonacci's those with digits 0 and 1 only."""
    pairs = [[0, 0, 0], [0, 1, 0], [1, 0, 0]]
    return {"rules": rules, "substitution": images, "dfa": {"start": 0, "accept": [1], "next": [pairs]}}


MANY_LETTERS = [[0, 1]] + [[min(i + 1, 58), i * 7 % 59] for i in range(1, 59)]
SLOW = [
    fibonacci_certificate({"moves": [{"type": "bound", "slope": 97 + i, "offset": 9000 + i} for i in range(30)]}),
    fibonacci_certificate({"moves": [{"type": "bishop", "width": 10_000}]}),
    fibonacci_certificate(
        {"moves": [{"type": "vectors", "multiples": True, "vectors": [[i, i + 1] for i in range(1, 100)]}]}
    ),
    fibonacci_certificate({"moves": [{"type": "rook"}, {"type": "bishop"}]}, MANY_LETTERS),
    base_certificate({"moves": [{"type": "rook"}], "block": {"at_most": 9999, "kind": "any"}}, 10),
]


@pytest.mark.parametrize("certificate", SLOW, ids=["bounds", "width", "rays", "letters", "blocked"])
def test_what_takes_long_is_counted(certificate: dict, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these would take minutes: the steps that are counted are those that take time."""
    monkeypatch.setattr(automaton, "WORK", 300_000)
    with pytest.raises(RejectedError, match="too long, or too much memory"):
        prove(Certificate.read(certificate))


def test_what_a_check_may_take_grows_with_the_automaton_and_with_the_rules(proved: dict) -> None:
    def allowed(data: dict) -> int:
        return Certificate.read(data).numeration.allowed

    one = {"start": 0, "accept": [1], "next": [[[0, 0, 0]]]}
    assert automaton.SMALL < allowed(proved | {"dfa": one}) < allowed(proved) < automaton.WORK
    moves = proved["rules"]["moves"]
    assert allowed(proved) < allowed(proved | {"rules": {"moves": [*moves, moves[0]]}}) < automaton.WORK
    assert allowed(proved | {"rules": {"moves": moves * 30}}) == automaton.WORK


@pytest.mark.parametrize("certificate", LONG, ids=["wide", "digits", "period", "cells"])
def test_a_small_file_makes_no_long_check(certificate: dict, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps and edges are counted before they are taken, in every loop of the check."""
    monkeypatch.setattr(automaton, "WORK", 100_000)
    with pytest.raises(RejectedError, match="too long, or too much memory"):
        prove(Certificate.read(certificate))
    monkeypatch.setattr(automaton, "WORK", 10**9)
    monkeypatch.setattr(automaton, "EDGES", 20_000)
    with pytest.raises(RejectedError, match="too long, or too much memory"):
        prove(Certificate.read(certificate))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"width": 1', '"width": 1.0', "whole numbers"),
        ('"width": 1', '"width": true', "same game"),
        ('"width": 1', '"width": 1, "width": 1', "each key once"),
        ('"width": 1', '"width": NaN', "whole numbers"),
        ('"width": 1', '"width": 2', "same game"),
    ],
)
def test_the_game_of_the_manifest_is_that_of_the_automaton(folder: Path, old: str, new: str, words: str) -> None:
    """To Python 1.0 and true are 1; in a manifest they are something else."""
    text = json.dumps(json.loads((folder / "manifest.json").read_text()))
    assert old in text
    (folder / "manifest.json").write_text(text.replace(old, new))
    report = automaton.check(folder)
    assert report.exit_code == 1
    assert words in report.reason
