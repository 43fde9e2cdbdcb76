"""The pieces of a digraph: what they are, and that kernels multiply over them."""

import itertools
import random

import pytest

from verifier.verification.kernel_parts import pieces


def all_kernels(options, nodes):
    """All sets of these nodes that satisfy the definition in the digraph on them."""
    nodes = sorted(nodes)
    for chosen in itertools.chain.from_iterable(itertools.combinations(nodes, n) for n in range(len(nodes) + 1)):
        if all((v in chosen) == (not set(options[v]) & set(chosen)) for v in nodes):
            yield frozenset(chosen)


@pytest.mark.parametrize("seed", range(60))
def test_kernels_are_unions_of_those_of_the_parts(seed):
    rng = random.Random(seed)
    n = rng.randint(0, 9)
    options = [[w for w in range(n) if rng.random() < 1.4 / n] for _ in range(n)]
    split = pieces(options)
    assert sorted([*split.determined, *split.fixed, *itertools.chain(*split.parts)]) == list(range(n))
    rest = set(range(n)) - set(split.determined)
    assert not any(set(options[v]) & set(split.determined) for v in rest)
    every = list(all_kernels(options, range(n)))
    below = {kernel & rest for kernel in every}
    assert len(below) == len(every)
    assert below == set(all_kernels(options, rest))
    assert all(kernel & set(split.fixed) == split.inside for kernel in every)
    parts = [list(all_kernels(options, part)) for part in split.parts]
    assert below == {split.inside.union(*chosen) for chosen in itertools.product(*parts)}


def test_a_node_that_is_kept_is_not_determined_nor_what_it_leads_to():
    path = [[1], [2], [2]]
    assert pieces(path).determined == (0, 1)
    assert pieces(path, kept=0).determined == ()
    assert pieces(path, kept=1).determined == (0,)
