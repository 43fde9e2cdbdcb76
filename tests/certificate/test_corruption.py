"""It must be impossible to fool the checkers: every changed certificate is rejected, or still proves a truth."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.certificate import corruption
from verifier.certificate.check import board as reference
from verifier.certificate.check import board_fast as fast


def _judge(files: corruption.Files, folder: Path) -> bool:
    """What both checkers say, which must be the same; and what they accept must be true."""
    corruption.save(files, folder)
    slow, quick = reference.check(folder), fast.check(folder)
    assert (slow.accepted, slow.reason) == (quick.accepted, quick.reason)
    assert slow.exit_code == quick.exit_code
    if slow.accepted:
        assert corruption.still_true(files), f"false acceptance: {files!r}"
    return slow.accepted


def _campaign(seed: int, certificates: int, changes: int, folder: Path) -> Counter[tuple[str, bool]]:
    rng = random.Random(seed)
    seen: Counter[tuple[str, bool]] = Counter()
    for c in range(certificates):
        files = corruption.good(rng, folder / f"good-{c}")
        assert _judge(files, folder / f"again-{c}")
        for change in corruption.CHANGES:
            for _ in range(4 * changes if change is corruption.forged else changes):
                changed = change(rng, files)
                if rng.random() < 0.95:
                    changed = corruption.sealed(changed)
                if changed == files:
                    continue
                accepted = _judge(changed, folder / "changed")
                seen[change.__name__, accepted] += 1
        for name in ("good", "again"):
            shutil.rmtree(folder / f"{name}-{c}")
    return seen


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_certificate_is_rejected_or_still_true(seed: int, tmp_path: Path) -> None:
    seen = _campaign(seed, 5, 1, tmp_path)
    assert sum(seen.values()) > 80
    assert sum(count for (_, accepted), count in seen.items() if not accepted) > 60


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_ten_thousand_changes(seed: int, tmp_path: Path) -> None:
    seen = _campaign(seed, 30, 2, tmp_path)
    assert sum(seen.values()) >= 1000
    for change in corruption.CHANGES:
        assert seen[change.__name__, False] > 0, f"{change.__name__} never was rejected"
