"""The search by branching: all kernels, and a proof by unit propagation that there are no others; compiled or not."""

import random

import pytest

from tests.verification.test_kernel_parts import all_kernels
from verifier.solvers.drup_to_lrat import lrat
from verifier.verification import kernel_search
from verifier.verification.kernel_search import search


def random_options(rng, n, mean):
    return [[w for w in range(n) if rng.random() < mean / n] for _ in range(n)]


@pytest.mark.parametrize("seed", range(40))
def test_all_kernels_with_a_proof(seed):
    rng = random.Random(seed)
    n = rng.randint(1, 9)
    options = random_options(rng, n, 2)
    given = [rng.choice([1, -1]) * rng.randint(1, n)] if seed % 2 else []
    found = search(options, 1000, given)
    wanted = [k for k in all_kernels(options, range(n)) if all((abs(w) - 1 in k) == (w > 0) for w in given)]
    assert sorted(map(sorted, found.kernels)) == sorted(map(sorted, wanted))
    assert found.complete
    assert found.lemmas[-1] == ()
    clauses = [(w,) for w in given]
    for v, some in enumerate(options):
        clauses += [(-v - 1,) if v == w else (-v - 1, -w - 1) for w in some]
        clauses.append((v + 1, *(w + 1 for w in some if w != v)))
    clauses += [tuple(-v - 1 for v in kernel) for kernel in found.kernels]
    assert lrat(n, clauses, found.lemmas)[-1].literals == ()


def test_it_stops_when_it_has_enough_or_is_tired(monkeypatch):
    pairs = [[n ^ 1] for n in range(20)]
    few = search(pairs, 3)
    assert (len(few.kernels), few.complete, few.lemmas) == (3, False, ())
    monkeypatch.setattr(kernel_search, "LITTLE", 10)
    monkeypatch.setattr(kernel_search, "MUCH", 10)
    tired = search(pairs, 5000)
    assert (tired.kernels, tired.complete, tired.tired) == ((), False, True)


def test_the_compiled_loop_finds_the_same(monkeypatch):
    pytest.importorskip("numba")
    options = random_options(random.Random(1), 40, 3)
    plain = search(options, 10_000)
    monkeypatch.setattr(kernel_search, "LITTLE", 0)
    assert search(options, 10_000) == plain
    assert plain.complete
