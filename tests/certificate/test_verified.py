"""The checker that Coq has proved sound: the same verdicts as the others, and nothing false is accepted.

`python -m tests.certificate.test_verified N` changes N certificates of each kind and prints what was accepted.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from tests.certificate import corpus, corruption
from verifier.base.errors import UserError
from verifier.certificate.check import judge, kind_of, verified
from verifier.claims.kinds import Beatty
from verifier.games.families import blocking
from verifier.verification.boards import certify

RESULTS = Path(__file__).parents[2] / "results"
KINDS = ("board", "ended", "parts", "ladder", "rows")
CHANGES = 40  # of each good certificate


def is_built() -> bool:
    with suppress(UserError):
        return bool(verified.program())
    return False


needs_program = pytest.mark.skipif(not is_built(), reason="needs `make verified-checker`")


def same_verdict(kind: str, files: corpus.Files, folder: Path) -> bool:
    """Is it accepted? Both checkers say the same, and what the program alone accepts is true."""
    corpus.save(files, folder)
    known, report = judge(folder, "reference"), verified.check(folder)
    assert (known.accepted, known.exit_code) == (report.accepted, report.exit_code), (
        known.reason,
        report.reason,
        files,
    )
    alone = subprocess.run([str(verified.program()), str(folder)], capture_output=True, text=True, errors="replace")
    assert alone.returncode in (0, 1, 2), alone
    if alone.returncode == 0:  # a name that is no UTF-8 does not trouble the program, which prints no names
        files = {name: text.decode(errors="replace").encode() for name, text in files.items()}
        assert corpus.KINDS[kind].true(files), f"false acceptance: {alone.stdout} {files!r}"
    return report.accepted


def campaign(kind: str, seed: int, number: int, folder: Path) -> Counter[bool]:
    """`number` changed certificates of a kind: how many are accepted."""
    rng = random.Random(f"verified {kind} {seed}")
    seen: Counter[bool] = Counter()
    for c in range(10 * number):
        if sum(seen.values()) >= number:
            break
        good = folder / f"good-{c}"
        try:
            corpus.KINDS[kind].make(rng, good)
        except UserError:  # a question without a certificate, such as rows that do not close
            continue
        files = corpus.tree(good)
        assert same_verdict(kind, files, folder / "changed"), f"a good certificate is rejected: {files!r}"
        for _ in range(min(CHANGES, number - sum(seen.values()))):
            changed = corpus.changed(rng, files)
            if changed != files:
                seen[same_verdict(kind, changed, folder / "changed")] += 1
    return seen


@needs_program
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_verdicts(kind: str, tmp_path: Path) -> None:
    seen = campaign(kind, 0, 12, tmp_path)
    assert sum(seen.values()) == 12
    assert seen[False] > 2


@needs_program
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_verdicts_on_many(kind: str, seed: int, tmp_path: Path) -> None:
    assert sum(campaign(kind, seed, 400, tmp_path).values()) == 400


@needs_program
@pytest.mark.parametrize("seed", [pytest.param(s, marks=pytest.mark.slow) if s else s for s in range(10)])
def test_every_change_to_a_board(seed: int, tmp_path: Path) -> None:
    """The campaign of the two other checkers, forged certificates among it."""
    rng = random.Random(seed)
    rejected: set[str] = set()
    for c in range(20 if seed else 1):
        files = corruption.good(rng, tmp_path / f"good-{c}")
        for change in corruption.CHANGES:
            changed = corruption.sealed(change(rng, files))
            if changed != files and not same_verdict("board", changed, tmp_path / "changed"):
                rejected.add(change.__name__)
    assert len(rejected) > len(corruption.CHANGES) / 2


def in_steps(folder: Path) -> None:
    """Replace the one-line proof by one with a lemma for each cell: general steps of reverse unit propagation."""
    files = corruption.read(folder)
    clauses = [[int(w) for w in line.split()[:-1]] for line in files["formula.cnf"].splitlines()[1:]]
    unit: dict[int, int] = {}
    steps = []
    for number, clause in enumerate(clauses[:-1], 1):
        name = len(clauses) + number
        steps.append([name, clause[0], 0, *(unit[abs(w)] for w in clause[1:]), number, 0])
        unit[abs(clause[0])] = name
    steps.append([2 * len(clauses), 0, *(unit[abs(w)] for w in clauses[-1]), len(clauses), 0])
    proof = "".join(" ".join(map(str, step)) + "\n" for step in steps)
    corruption.save(corruption.sealed(files | {"proof.lrat": proof.encode()}), folder)


def certified_in_steps(folder: Path) -> Path:
    certify(blocking(2, 3), Beatty(2, 3), 7, 9, folder)
    (folder / "check.py").unlink(missing_ok=True)
    in_steps(folder)
    return folder


def test_a_proof_in_steps_is_a_proof(tmp_path: Path) -> None:
    report = judge(certified_in_steps(tmp_path / "proof"), "reference")
    assert report.accepted, report.reason


@needs_program
def test_general_steps(tmp_path: Path) -> None:
    """Lemmas are derived, used, and rejected where a hint is missing."""
    folder = certified_in_steps(tmp_path / "proof")
    assert verified.check(folder).accepted
    lines = (folder / "proof.lrat").read_text().splitlines()
    for at in (0, len(lines) // 2, len(lines) - 1):
        words = lines[at].split()
        fewer = [*lines[:at], " ".join([*words[:-2], "0"]), *lines[at + 1 :]]
        files = corruption.read(folder) | {"proof.lrat": ("\n".join(fewer) + "\n").encode()}
        assert not same_verdict("board", corruption.sealed(files), tmp_path / "changed")


@needs_program
def test_every_stored_certificate_is_accepted() -> None:
    """Boards, refutations, parts and complete rows under results/."""
    seen: Counter[str] = Counter()
    for name in ("manifest.json", "closing.json"):
        for file in sorted(RESULTS.rglob(name)):
            kind = kind_of(file.parent).name
            if kind in ("board", "rows"):
                report = verified.check(file.parent)
                assert report.accepted, (file.parent, report.reason)
                seen[kind] += 1
    assert seen["board"] > 75
    assert seen["rows"] > 10


def test_a_missing_program_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verified, "PROGRAM", tmp_path / "wythoff-check")
    with pytest.raises(UserError, match="make verified-checker"):
        verified.program()


def test_an_old_program_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    old = tmp_path / "wythoff-check"
    old.write_bytes(b"")
    os.utime(old, (1, 1))
    monkeypatch.setattr(verified, "PROGRAM", old)
    with pytest.raises(UserError, match="older than its sources"):
        verified.program()


def main(number: int) -> None:
    every: Counter[bool] = Counter()
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder:
            seen = campaign(kind, 0, number, Path(folder))
        every += seen
        print(f"{kind:8} {sum(seen.values()):6} changed, {seen[True]:5} accepted by both, all of them true", flush=True)
    print(f"{sum(every.values())} changed certificates, the same verdicts, 0 false acceptances.")


if __name__ == "__main__":
    main(int(sys.argv[1]))
