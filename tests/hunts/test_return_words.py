"""Substitutions by return words: what is known to have one, what has none, and what the page says."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from verifier.hunts.result import parse_grid
from verifier.hunts.return_words import ReturnRow, find, hunt, longest_repeat, markdown, middle, words

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"


STORED: list[ReturnRow] = [
    {
        "m": int(r["m"]),
        "p": int(r["p"]),
        "steps": int(r["steps"]),
        "derived": int(r["derived"]),
        "returns": int(r["returns"]),
        "middle": int(r["middle"]) if r["middle"] else None,
        "letters": int(r["letters"]) if r["letters"] else None,
        "period": int(r["period"]) if r["period"] else None,
        "growth": float(r["growth"]) if r["growth"] else None,
        "second": float(r["second"]) if r["second"] else None,
        "pairs": int(r["pairs"]) if r["pairs"] else None,
    }
    for r in csv.DictReader((FOLDER / "return-words.csv").open())
]


def written(images: dict[int, tuple[int, ...]], length: int) -> np.ndarray:
    word = [0]
    while len(word) < length:
        word = [b for a in word for b in images[a]]
    return np.array(word[:length], dtype=np.uint8)


FIBONACCI = written({0: (0, 1), 1: (0,)}, 20_000)
TRIBONACCI = written({0: (0, 1), 1: (0, 2), 2: (0,)}, 40_000)


@pytest.mark.parametrize(("word", "root"), [(FIBONACCI, (1 + 5**0.5) / 2), (TRIBONACCI, 1.839286755214161)])
def test_a_substitution_is_found(word: np.ndarray, root: float) -> None:
    found, _ = find(word)
    assert found is not None
    power = np.log(found.eigenvalues[0]) / np.log(root)
    assert abs(power - round(power)) < 1e-6


def test_it_says_the_whole_word() -> None:
    """The images, from the first return word on, write the word again."""
    found, _ = find(FIBONACCI)
    assert found is not None
    assert (found.first, found.period) == (0, 1)
    numbers = [0]
    while len(numbers) < 3000:
        numbers = [b for a in numbers for b in found.images[a]]
    spelled = b"".join(found.returns[number] for number in numbers)
    start = FIBONACCI.tobytes().find(found.returns[0])
    assert FIBONACCI.tobytes()[start:].startswith(spelled[:3000])


@pytest.mark.parametrize("place", [11_000, 15_001, 19_000])
def test_one_other_letter_in_the_second_half_refutes(place: int) -> None:
    word = FIBONACCI.copy()
    word[place] = 1 - word[place]
    assert find(word)[0] is None


def test_a_word_without_a_rule() -> None:
    assert find(np.random.default_rng(1).integers(0, 2, 20_000).astype(np.uint8))[0] is None


def test_a_beginning_that_does_not_come_back() -> None:
    found, _ = find(np.concatenate((np.array([1, 1, 1, 1, 0, 1, 1, 1], dtype=np.uint8), TRIBONACCI)))
    assert found is not None


def test_theorem_d() -> None:
    """2WN^(2), which is known to have a substitution: it is found, and all its other eigenvalues are small."""
    word, _ = words(2, 2, 250_000)
    found, _ = find(word)
    assert found is not None
    assert len(found.returns) == 3
    assert found.eigenvalues[1] < 1 < found.eigenvalues[0]


NINE = [1, -7, -84, -16, 142, -203, -384, -64, 37, 20]  # of 2WN^(6); the highest power first


def test_the_growth_is_no_pisot_number() -> None:
    """The two largest eigenvalues are roots of one polynomial, which is irreducible modulo 23."""
    [six] = [row for row in STORED if (row["m"], row["p"]) == (2, 6)]
    roots = np.roots(NINE)
    assert np.isclose(roots, six["growth"]).any()
    assert np.isclose(roots, -(six["second"] or 0)).any()
    q, x = 23, [0, 1] + [0] * 7

    def times(a: list[int], b: list[int]) -> list[int]:
        product = [0] * 17
        for i, j in np.ndindex(9, 9):
            product[i + j] += a[i] * b[j]
        for i in range(16, 8, -1):
            for k in range(10):
                product[i - k] -= product[i] * NINE[k] if k else 0
        return [value % q for value in product[:9]]

    powers = [x]  # x^(q^i)
    for _ in range(9):
        power = powers[-1]
        for _ in range(q - 1):
            power = times(power, powers[-1])
        powers.append(power)
    assert powers[9] == x  # all factors have a degree that divides 9, and none divides 3:
    rows = [
        times([int(i == j) for j in range(9)], [a - b for a, b in zip(powers[3], x, strict=True)]) for i in range(9)
    ]
    rank = 0
    for column in range(9):
        pivot = next((i for i in range(rank, 9) if rows[i][column] % q), None)
        if pivot is None:
            continue
        rows[rank], rows[pivot] = rows[pivot], rows[rank]
        inverse = pow(rows[rank][column], -1, q)
        for i in range(rank + 1, 9):
            factor = rows[i][column] * inverse
            rows[i] = [(a - factor * b) % q for a, b in zip(rows[i], rows[rank], strict=True)]
        rank += 1
    assert rank == 9  # x^(q^3) - x is prime to it


def test_the_letters_are_the_pairs() -> None:
    word, steps = words(2, 4, 300)
    assert len(word) == len(steps)
    assert set(word.tolist()) == set(range(5))
    assert set(steps.tolist()) == {0, 1}


def test_repeats_and_middles() -> None:
    assert longest_repeat(np.array([3, 1, 4, 1, 5, 3, 1, 4, 2], dtype=np.uint8)).tolist() == [3, 1, 4]
    assert middle(np.array([0, 1] * 300, dtype=np.uint8)) == 2  # 1 0 0 1 occurs in the middle only, and so does 0 0
    assert middle(np.zeros(300, dtype=np.uint8)) is None


def test_the_page() -> None:
    page = " ".join((FOLDER / "return-words.md").read_text().split())
    assert " ".join(markdown(STORED).split()) in page
    [six] = [row for row in STORED if (row["m"], row["p"]) == (2, 6)]
    assert f"all {six['pairs']:,} pairs" in page
    assert f"{six['letters']} letters" in page
    assert six["second"] is not None
    assert six["second"] > 1
    assert {(row["m"], row["p"]) for row in STORED if row["letters"]} == {(2, 2), (2, 6), (4, 2), (6, 2)}
    assert all(row["middle"] is not None for row in STORED)
    assert f"at most {max(row['middle'] or 0 for row in STORED)} letters around" in page


def test_the_hunt() -> None:
    finding = hunt(parse_grid("2", "2..4", "0..p", 2000))
    assert [(row["m"], row["p"]) for row in finding.table] == [(2, 2), (2, 4)]
