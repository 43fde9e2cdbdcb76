"""The checker's parts: the clause audit against the definition by truth tables, and the manifest."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.certificate import corruption
from tests.cli.run import run
from verifier.certificate.check import board as reference
from verifier.certificate.check import board_fast as fast
from verifier.claims.kinds import Beatty, Listed
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.theorems.table import printed_claim
from verifier.verification.boards import certify
from verifier.verification.boards import verify as ask
from verifier.verification.complete_rows import claimed_rows


def _definition_of(rules: Ruleset, width: int, height: int, v: int) -> int:
    """The assignments of all cells (bits of the result) for which the definition holds at the cell v."""
    cells = width * height
    x, y = divmod(v, height)
    options = list(rules.options(x, y)) if rules.is_position(x, y) else []
    holds = 0
    for assignment in range(2**cells):
        plain = blocked = 0
        for i, j in options:
            if assignment >> (i * height + j) & 1:
                if rules.blockable(x - i, y - j):
                    blocked += 1
                else:
                    plain += 1
        is_p = rules.is_position(x, y) and plain == 0 and blocked <= rules.blocks
        if rules.ending == "misere" and not options:
            is_p = False
        if bool(assignment >> v & 1) == is_p:
            holds |= 1 << assignment
    return holds


@pytest.mark.parametrize("seed", range(12))
def test_every_clause_the_audit_accepts_follows_from_the_definition(seed: int, tmp_path: Path) -> None:
    """All clauses over a board of 6 cells, with every choice of the head, for random rules."""
    rng = random.Random(seed)
    width, height = rng.choice([(2, 3), (3, 2), (1, 6), (6, 1)])
    cells = width * height
    for _ in range(3):
        rules = corruption.random_rules(rng)
        leaf = reference.Leaf(tmp_path, "VERIFIED", rules, width, height, bytearray(cells), 0, width, None, {}, {})
        definition = reference.Definition(leaf)
        holds = [_definition_of(rules, width, height, v) for v in range(cells)]
        true = [sum(1 << a for a in range(2**cells) if a >> v & 1) for v in range(cells)]
        everything = (1 << 2**cells) - 1
        accepted = 0
        for signs in itertools.product((-1, 0, 1), repeat=cells):
            literals = [sign * (v + 1) for v, sign in enumerate(signs) if sign]
            models = 0
            for w in literals:
                models |= true[w - 1] if w > 0 else everything ^ true[-w - 1]
            for head in literals:
                clause = [head, *(w for w in literals if w != head)]
                if definition.has(clause):
                    accepted += 1
                    assert holds[abs(head) - 1] & ~models == 0, (rules, clause)
        assert accepted >= cells, "each cell has at least one clause of its own"


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_the_fast_audit_accepts_the_same_clauses(seed: int, tmp_path: Path) -> None:
    """One formula per clause: the audit of the fast checker against that of the reference checker."""
    rng = random.Random(seed)
    files = corruption.good(rng, tmp_path / "good")
    data = json.loads(files["manifest.json"])
    rules, (width, height) = Ruleset.from_json(data["game"]), data["board"]
    leaf = reference.Leaf(tmp_path, "VERIFIED", rules, width, height, bytearray(width * height), 0, width, None, {}, {})
    definition = reference.Definition(leaf)
    for v in range(width * height):
        options = sorted(definition.options(v))
        for _ in range(6):
            kept = rng.sample(options, max(0, len(options) - rng.randint(0, 3)))
            few = rng.sample(options, min(len(options), rng.choice([0, 1, rules.blocks + 1])))
            clause = [v + 1, *(w + 1 for w in kept)] if rng.random() < 0.5 else [-v - 1, *(-w - 1 for w in few)]
            lines = files["formula.cnf"].split(b"\n")
            lines[1] = " ".join(map(str, [*clause, 0])).encode()
            changed = corruption.sealed(files | {"formula.cnf": b"\n".join(lines)})
            folder = corruption.save(changed, tmp_path / "changed")
            assert reference.check(folder).reason == fast.check(folder).reason


def _certificate(tmp_path: Path) -> Path:
    game, claim = parse_game("2WN^3"), Beatty(2, 3)
    assert certify(game, claim, 7, 9, tmp_path / "good").status.value == "VERIFIED"
    return tmp_path / "good"


def test_exit_codes_of_the_module(tmp_path: Path) -> None:
    folder = _certificate(tmp_path)

    def run() -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "verifier.certificate.check.board", str(folder)], capture_output=True, text=True
        )
        return done.returncode, done.stdout

    assert run()[0] == 0
    (folder / "proof.lrat").write_bytes((folder / "proof.lrat").read_bytes()[:-3] + b"9 0\n")
    code, text = run()
    assert code == 1
    assert text.startswith("Rejected: proof.lrat: expected")
    (folder / "manifest.json").write_text("{")
    assert run() == (2, "Unreadable: manifest.json is not JSON.\n")


def test_the_checkers_need_the_standard_library_alone() -> None:
    """All but the compiled ones."""
    files = sorted(path.stem for path in Path(str(reference.__file__)).parent.glob("[a-z]*.py"))
    names = ", ".join(f"verifier.certificate.check.{name}" for name in files if "fast" not in name)
    program = f"import sys, {names}; print(sorted(m for m in sys.modules if m[0] != '_'))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    names = {name.split(".")[0] for name in eval(loaded)}
    assert names <= set(sys.stdlib_module_names) | {"verifier"}


@pytest.mark.parametrize("name", ["formula.cnf", "proof.lrat", "manifest.json"])
def test_only_regular_files_are_read(name: str, tmp_path: Path) -> None:
    folder = _certificate(tmp_path)
    (folder / name).unlink()
    assert reference.check(folder).exit_code == 2
    os.mkfifo(folder / name)
    for checker in (reference, fast):
        report = checker.check(folder)
        assert (report.accepted, report.exit_code) == (False, 2)
        assert name in report.reason


def test_the_reason_names_file_line_and_expectation(tmp_path: Path) -> None:
    files = corruption.read(_certificate(tmp_path))
    lines = files["formula.cnf"].split(b"\n")
    lines[5] = b"5 0"
    folder = corruption.save(corruption.sealed(files | {"formula.cnf": b"\n".join(lines)}), tmp_path / "bad")
    expected = "Rejected: formula.cnf, line 6: expected an instance of the kernel definition for these rules."
    assert reference.check(folder).reason == fast.check(folder).reason == expected


def test_a_huge_board_takes_no_memory(tmp_path: Path) -> None:
    files = corruption.read(_certificate(tmp_path))
    data = json.loads(files["manifest.json"])
    for board in ([10**9, 10**9], [10**7, 10**7], [True, 7], [7.0, 9], [-7, -9], "7x9"):
        changed = files | {"manifest.json": json.dumps(data | {"board": board}).encode()}
        report = reference.check(corruption.save(changed, tmp_path / "bad"))
        assert (report.accepted, report.exit_code) == (False, 1)


def test_a_large_board_needs_a_large_formula(tmp_path: Path) -> None:
    files = corruption.read(_certificate(tmp_path))
    data = json.loads(files["manifest.json"]) | {"board": [9_000, 9_000]}
    folder = corruption.save(files | {"manifest.json": json.dumps(data).encode()}, tmp_path / "bad")
    for checker in (reference, fast):
        assert "a formula large enough" in checker.check(folder).reason


def test_a_key_given_twice_is_rejected(tmp_path: Path) -> None:
    folder = _certificate(tmp_path)
    text = (folder / "manifest.json").read_text()
    (folder / "manifest.json").write_text(text.replace("{", '{"claim": {"listed": []},', 1))
    assert reference.check(folder).reason == "Rejected: manifest.json: expected each key once."


def test_claims_are_the_program_s_claims() -> None:
    """The checker computes the Beatty pairs on its own; they are those of `claims`."""
    for m, p, l in itertools.product(range(1, 4), range(1, 5), [None, 0, 1, 2]):
        if l is None or l < p:
            claim = Beatty(m, p, l)
            mine, array = reference.Claimed.read(claim.to_json(), 23, 31), claim.array(23, 31)
            assert mine.cells(23, 31) == array.tobytes()
            assert all(mine.has(x, y) == array[x, y] for x in range(23) for y in range(31))
            assert set(mine.in_rows(9)) == claimed_rows(claim, 9)
    listed = Listed.of([[1, 2], [4, 1], [3, 3]])
    mine = reference.Claimed.read(listed.to_json(), 5, 6)
    assert mine.cells(5, 6) == listed.array(5, 6).tobytes()
    assert set(mine.in_rows(4)) == claimed_rows(listed, 4)


@pytest.mark.parametrize("positions", [[[0, 0], [1, 2], [0, 500]], [[0, 0], [7, 0]], [[0, 0], [1, 2], [0, 0]]])
def test_a_list_off_the_board_or_with_a_position_twice_is_rejected(positions: Any, tmp_path: Path) -> None:
    """Such a list would be said to be the P-positions, and only a part of it would have been looked at."""
    files = corruption.read(_certificate(tmp_path))
    data = json.loads(files["manifest.json"]) | {"claim": {"listed": positions}}
    folder = corruption.save(files | {"manifest.json": json.dumps(data).encode()}, tmp_path / "bad")
    for checker in (reference, fast):
        assert "listed position" in checker.check(folder).reason


def test_a_longer_list_is_certified_as_far_as_the_board_goes(tmp_path: Path) -> None:
    game = parse_game("WN")
    far = Listed.from_array(Beatty(1, 1).array(40, 40))
    verdict = certify(game, far, 20, 20, tmp_path / "c")
    assert verdict.status.value == "VERIFIED"
    inside = sum(x < 20 and y < 20 for x, y in far.positions)
    assert f"are the {inside} of {len(far.positions)} listed positions that lie on the board" in verdict.reason
    assert len(json.loads((tmp_path / "c" / "manifest.json").read_text())["claim"]["listed"]) == inside
    told = run("check", str(tmp_path / "c")).out
    assert f"are the {inside} listed positions" in told
    spoken = ask(game, far, 20, 20).reason
    assert f"are the {inside} of {len(far.positions)} listed positions that lie on the board" in spoken


@pytest.mark.parametrize("name", ["WN", "2WN^3", "3WN^2_1", "2WN^(3)", "4WN^(2,4)", "misere 2WN", "(2,3)WN", "WN[2]"])
def test_the_paper_s_games(name: str, tmp_path: Path) -> None:
    game = parse_game(name)
    claim = printed_claim(game) or Beatty(2, 3)
    verdict = certify(game, claim, 13, 17, tmp_path / "c")
    assert verdict.status.value in ("VERIFIED", "REFUTED")
    assert verdict.evidence["checker"] == "reference"
    again = fast.check(tmp_path / "c")
    assert (again.accepted, again.checker) == (True, "fast")
