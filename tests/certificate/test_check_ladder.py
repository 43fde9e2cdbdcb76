"""The audit of clauses with counters: by brute force over all sets of P-positions, and by corruption."""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path

import pytest

from tests.certificate import corruption
from verifier.base.verdict import Status
from verifier.certificate.check import board as reference
from verifier.certificate.check import board_fast as fast
from verifier.certificate.check.ladder_audit import _Audit
from verifier.claims.kinds import Beatty, Listed
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Block, Rook, Ruleset
from verifier.solve.retrograde import p_set
from verifier.verification.boards import certify


@pytest.mark.parametrize("seed", range(4))
def test_every_accepted_clause_is_true(seed: int, tmp_path: Path) -> None:
    """Random meanings and clauses on 6 cells: what is accepted holds for every set that is right at the head."""
    rng = random.Random(seed)
    width, height = rng.choice([(2, 3), (3, 2), (1, 6)])
    cells = width * height
    accepted = {"counting": 0, "kernel": 0}
    for _ in range(40):
        rules = corruption.random_rules(rng)
        leaf = reference.Leaf(tmp_path, "VERIFIED", rules, width, height, bytearray(cells), 0, width, None, {}, {})
        definition = reference.Definition(leaf)
        positions = [0 if definition.removed(cell) else 1 << cell for cell in range(cells)]
        meanings = [(0, 1), *((x, 1) for x in positions)]
        every = sum(positions)
        meanings += [(rng.randrange(2**cells) & every, rng.randint(0, 3)) for _ in range(6)]
        head = rng.randrange(cells)
        # Sets that a ladder would have: the options of the head, and parts of them.
        audit = _Audit(definition, meanings, cells)
        if not definition.removed(head):
            plain, blockable = audit.options_of(head)
            meanings += [(plain, 1), (blockable, rules.blocks + 1), (plain | blockable, rules.blocks + 1)]
            meanings += [(plain & rng.randrange(2**cells), 1), (blockable, rng.randint(1, 3))]
        for _ in range(150):
            others = rng.sample(range(1, len(meanings)), rng.randint(0, 3))
            same = rng.choice([-1, 1])
            clause = [rng.choice([-1, 1]) * (head + 1)] if rng.random() < 0.6 else []
            clause += [rng.choice([same, -1, 1]) * w for w in others if w != head + 1]
            for kind, verdict in (("counting", audit.by_counting(clause)), ("kernel", audit.by_kernel(clause))):
                if not verdict:
                    continue
                accepted[kind] += 1
                for bits in product((0, 1), repeat=cells):
                    p = sum(bit << cell for cell, bit in enumerate(bits)) & every
                    if kind == "kernel" and not _right_at(definition, p, abs(clause[0]) - 1):
                        continue
                    true = [(p & x).bit_count() >= j for x, j in meanings]
                    assert any(true[abs(w)] == (w > 0) for w in clause), (rules, clause, meanings, bits)
    assert min(accepted.values()) > 20


def _right_at(definition: reference.Definition, p: int, v: int) -> bool:
    """Does the set p satisfy the definition of a P-position at the cell v?"""
    options = definition.options(v)
    kinds = [definition.kind[v - w] for w in options if p >> w & 1]
    is_p = 1 not in kinds and len(kinds) <= definition.k and not definition.removed(v)
    if definition.rules.ending == "misere" and not options:
        is_p = False
    return bool(p >> v & 1) == is_p


@pytest.mark.parametrize("name", ["2WN^3", "2WN^(3)", "misere 2WN", "(2,2)WN", "2x2WN_1", "2x2WN"])
def test_the_solver_s_proof(name: str, tmp_path: Path) -> None:
    game = parse_game(name)
    claim = Listed.from_array(p_set(game, 7, 8))
    verdict = certify(game, claim, 7, 8, tmp_path / "c", proof="solver")
    assert verdict.status is Status.VERIFIED
    for checker in (reference, fast):
        assert checker.check(tmp_path / "c").accepted
    first = tmp_path / "c" / ("part-1" if name == "2x2WN" else ".") / "manifest.json"
    assert json.loads(first.read_text())["encoding"] == "ladder"


def test_a_wrong_claim_is_refuted_from_the_core(tmp_path: Path) -> None:
    verdict = certify(parse_game("2WN^3"), Beatty(2, 2), 8, 8, tmp_path / "c", proof="solver")
    assert (verdict.status, verdict.counterexample) == (Status.REFUTED, (0, 4))


def _campaign(seed: int, certificates: int, changes: int, folder: Path) -> int:
    """Corrupted ladders: rejected, or still true; both checkers alike."""
    rng = random.Random(seed)
    seen = rejected = 0
    for c in range(certificates):
        while True:
            board = corruption.random_board(rng, corruption.random_rules(rng))
            if board.width * board.height >= 6:
                break
        claim = Listed.from_array(corruption.truth_of(board))
        good = folder / f"good-{c}"
        verdict = certify(board.rules, claim, *board.shape, good, proof="solver")
        assert verdict.status is Status.VERIFIED
        files = corruption.sealed(corruption.read(good))
        cells = board.width * board.height
        for change in corruption.CHANGES:
            for _ in range(changes):
                changed = change(rng, files) if change is not corruption.forged else counters(rng, files, cells)
                changed = corruption.sealed(changed)
                if changed == files:
                    continue
                corruption.save(changed, folder / "changed")
                slow, quick = reference.check(folder / "changed"), fast.check(folder / "changed")
                assert slow.reason == quick.reason
                if slow.accepted:
                    assert corruption.still_true(changed), changed
                seen, rejected = seen + 1, rejected + (not slow.accepted)
    assert rejected > seen // 2
    return seen


def counters(rng: random.Random, files: corruption.Files, cells: int) -> corruption.Files:
    """Another threshold, or another size, of a block of counters."""
    data = json.loads(files["manifest.json"])
    if data.get("counters"):
        block = rng.choice(data["counters"])
        block[rng.randrange(2)] += rng.choice([-1, 1, cells])
    else:
        data["counters"] = [[rng.randint(0, 2), rng.randint(0, 2)]]
    return files | {"manifest.json": json.dumps(data).encode()}


def test_corrupted_ladders(tmp_path: Path) -> None:
    assert _campaign(1, 3, 1, tmp_path) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
def test_many_corrupted_ladders(seed: int, tmp_path: Path) -> None:
    assert _campaign(seed, 20, 2, tmp_path) > 800


def test_the_ladder_s_board_is_bounded(tmp_path: Path) -> None:
    game = parse_game("WN")
    certify(game, Beatty(1, 1), 6, 6, tmp_path / "c", proof="solver")
    data = json.loads((tmp_path / "c" / "manifest.json").read_text())
    data["board"] = [5000, 5000]
    data["sizes"]["variables"] = 25_000_000 + sum(count for count, _ in data["counters"])
    (tmp_path / "c" / "manifest.json").write_text(json.dumps(data))
    assert "cells times variables" in reference.check(tmp_path / "c").reason
    assert Board(game, 6, 6).shape == (6, 6)


def test_a_ladder_without_counters_is_still_a_ladder(tmp_path: Path) -> None:
    """Its clauses may name removed cells, which the core's may not: the encoding decides who audits them."""
    rules = Ruleset((Rook(2, (1,)),), Block(3, "roob", 2), (3, 3), "misere")
    claim = Listed.from_array(p_set(rules, 2, 4))
    assert certify(rules, claim, 2, 4, tmp_path / "c", proof="solver").status is Status.VERIFIED
    assert json.loads((tmp_path / "c" / "manifest.json").read_text())["counters"] == []
    for checker in (reference, fast):
        assert checker.check(tmp_path / "c").accepted
