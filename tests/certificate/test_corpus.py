"""No checker is ever fooled: certificates of every kind, changed at random; what is accepted is true.

`python -m tests.certificate.test_corpus N` makes N of each kind, two kinds at a time, and prints how many were
accepted, all of those being true; the slow group makes 5,000 of each kind, 55,000 and more together.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from tests.certificate import corpus
from tests.certificate.test_automaton import SMALL
from verifier.base.errors import UserError
from verifier.base.processes import Died, gather
from verifier.certificate.check import automaton, judge

CHANGES = 40  # of each good certificate


def campaign(kind: str, seed: int, number: int, folder: Path) -> Counter[bool]:
    """`number` changed certificates of a kind: how many are accepted, all of them true."""
    rng = random.Random(f"{kind} {seed}")
    seen: Counter[bool] = Counter()
    known, place = corpus.KINDS[kind], folder / "changed"
    for c in range(10 * number):
        if sum(seen.values()) >= number:
            break
        good = folder / f"good-{c}"
        try:
            known.make(rng, good)
        except UserError:  # a question without a certificate, such as rows that do not close
            continue
        if not good.is_dir():
            continue
        files = corpus.tree(good)
        assert judged(kind, files, place), f"a good certificate is rejected: {files!r}"
        for _ in range(min(CHANGES, number - sum(seen.values()))):
            changed = corpus.changed(rng, files)
            if changed != files:
                with suppress(corpus.UnknownError):  # accepted, and not counted
                    seen[judged(kind, changed, place)] += 1
    return seen


def judged(kind: str, files: corpus.Files, folder: Path) -> bool:
    """Do the checkers accept? They agree where there are two, and what they accept is true."""
    corpus.save(files, folder)
    report = automaton.check(folder, SMALL) if kind == "automaton" else judge(folder, "reference")
    assert report.exit_code in (0, 1, 2)
    if kind in ("board", "ended", "parts", "rows"):
        other = judge(folder, "fast")
        assert (report.accepted, report.reason) == (other.accepted, other.reason)
    if report.accepted:
        assert corpus.KINDS[kind].true(files), f"false acceptance: {report.reason} {files!r}"
    return report.accepted


@pytest.mark.parametrize("kind", corpus.KINDS)
def test_what_is_accepted_is_true(kind: str, tmp_path: Path) -> None:
    seen = campaign(kind, 0, 80, tmp_path)
    assert sum(seen.values()) == 80
    assert seen[False] > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 11))
@pytest.mark.parametrize("kind", corpus.KINDS)
def test_fifty_thousand_and_more(kind: str, seed: int, tmp_path: Path) -> None:
    seen = campaign(kind, seed, 500, tmp_path)
    assert sum(seen.values()) == 500
    assert seen[False] > 80


def of_one_kind(task: tuple[str, int]) -> Counter[bool]:
    kind, number = task
    with tempfile.TemporaryDirectory() as folder:
        return campaign(kind, 0, number, Path(folder))


def main(number: int, jobs: int) -> None:
    every: Counter[bool] = Counter()
    for (kind, _), seen in gather(of_one_kind, [(kind, number) for kind in corpus.KINDS], jobs):
        assert not isinstance(seen, Died), kind
        every += seen
        print(f"{kind:9} {sum(seen.values()):6} changed, {seen[True]:5} accepted, all of them true", flush=True)
    print(f"{sum(every.values())} changed certificates, {every[True]} accepted, 0 of them false.")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2)
