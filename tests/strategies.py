"""Random rules for property tests: residues, bands, vectors, bounds, blocking, rectangles, endings, terminals."""

from __future__ import annotations

from hypothesis import strategies as st

from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors, triangle

rooks = st.integers(1, 5).flatmap(
    lambda q: st.sets(st.integers(0, q - 1), min_size=1).map(lambda residues: Rook(q, tuple(residues)))
)
bishops = st.builds(Bishop, st.integers(1, 4), st.integers(1, 3))
vectors = st.builds(
    Vectors,
    st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any), min_size=1, max_size=3).map(tuple),
    st.booleans(),
)
bounds = st.builds(Bound, st.integers(1, 3), st.integers(1, 3))
terminals = st.one_of(
    st.just(()),
    st.just(()),
    st.integers(0, 4).map(triangle),
    st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=3).map(tuple),
)
blocks = st.none() | st.one_of(
    st.builds(Block, st.integers(0, 3), st.just("roob"), st.integers(1, 4)),
    st.builds(Block, st.integers(0, 3), st.sampled_from(["bishop", "any"])),
)
_moves = st.lists(st.one_of(rooks, rooks, bishops, bishops, vectors, bounds), min_size=1, max_size=3).map(tuple)
_removed = st.none() | st.tuples(st.integers(0, 3), st.integers(0, 3))
_endings = st.sampled_from(["normal", "normal", "misere"])
rulesets = st.builds(Ruleset, _moves, blocks, _removed, _endings, terminals)
rulesets_without_terminals = st.builds(Ruleset, _moves, blocks, _removed, _endings)
board_sizes = st.tuples(st.integers(4, 12), st.integers(4, 12))
