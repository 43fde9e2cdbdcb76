"""Folders made to mislead or to stall a checker: refused, in a sentence, by both checkers and by the command."""

from __future__ import annotations

import hashlib
import json
import os
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.certificate import corruption
from tests.cli.run import run
from tests.sweep.stored import stored
from verifier.certificate.check import board as reference
from verifier.certificate.check import board_fast as fast
from verifier.certificate.check import covers, rule_sets
from verifier.claims.kinds import Beatty
from verifier.games.names import parse_game
from verifier.games.rules import Bishop, Rook, Ruleset, Vectors
from verifier.sweep.recheck import recheck
from verifier.sweep.store import StoredResult
from verifier.verification.boards import certify

WYTHOFF = {"moves": [{"type": "rook"}, {"type": "bishop"}]}
CHECKERS = [reference.check, fast.check]


def leaf(folder: Path, formula: str = "p cnf 1 2\n1 0\n-1 0\n", proof: str = "3 0 1 2 0\n", **changes: Any) -> Path:
    """By default the certificate of "(0, 0) is the P-position of Wythoff Nim on the 1 x 1 board"."""
    folder.mkdir(parents=True)
    files = {"formula.cnf": formula.encode(), "proof.lrat": proof.encode()}
    manifest: dict[str, Any] = {"format": "wythoff-certificate", "version": 1, "verdict": "VERIFIED", "game": WYTHOFF}
    manifest |= {"claim": {"listed": [[0, 0]]}, "board": [1, 1], "made_by": {}, "encoding": "core"}
    manifest |= {"numbering": "1 + x * height + y", "sha256": {}}
    manifest["sizes"] = {"variables": 1, "clauses": formula.count("\n") - 1}
    for name, data in files.items():
        (folder / name).write_bytes(data)
        manifest["sizes"][name], manifest["sha256"][name] = len(data), hashlib.sha256(data).hexdigest()
    (folder / "manifest.json").write_text(json.dumps(manifest | changes))
    return folder


def parts_of_one(folder: Path) -> Path:
    """A certificate in one strip, whose folder is still missing."""
    folder.mkdir()
    data: dict[str, Any] = {"format": "wythoff-certificate", "version": 1, "verdict": "VERIFIED", "game": WYTHOFF}
    data |= {"claim": {"listed": [[0, 0]]}, "board": [1, 1], "made_by": {}, "parts": {"rule": "strips", "count": 1}}
    (folder / "manifest.json").write_text(json.dumps(data))
    return folder


@pytest.mark.parametrize("judge", CHECKERS)
def test_the_plain_one_is_accepted(judge: Callable[[Path], reference.Report], tmp_path: Path) -> None:
    assert judge(leaf(tmp_path / "c")).accepted
    leaf(parts_of_one(tmp_path / "d") / "part-1")
    assert judge(tmp_path / "d").accepted


# --- a strip is not the board ----------------------------------------------------------------------------------------


@pytest.fixture
def strips(tmp_path: Path) -> Path:
    certify(parse_game("2WN^3"), Beatty(2, 3), 8, 8, tmp_path / "c", strips=2)
    return tmp_path / "c"


def result_with(certificate: Path) -> StoredResult:
    manifest = json.loads((certificate / "manifest.json").read_text())
    asked = {"task": "certify", "name": "2WN^3", "game": manifest["game"], "claim": manifest["claim"]}
    evidence = {"certificate": certificate.name}
    return stored(**asked, status="VERIFIED", width=8, height=8, evidence=evidence)


def test_a_result_is_not_proved_by_a_strip(strips: Path) -> None:
    assert recheck(result_with(strips), strips.parent, {}).accepted
    for part in ("part-1", "part-2"):
        again = recheck(result_with(strips / part), strips, {})
        assert not again.accepted
        assert "some rows" in again.reason


def test_check_says_what_a_strip_proves(strips: Path) -> None:
    data = json.loads(run("check", str(strips / "part-2"), "--json").out)
    assert (data["accepted"], data["rows"], data["conditional"]) == (True, [4, 8], True)
    assert data["verdict"] == "VERIFIED IF THE ROWS BEFORE ARE RIGHT"
    text = run("check", str(strips / "part-2"))
    assert text.code == 0
    assert "if right in the rows before" in text.out
    assert "alone it does not prove" in text.out
    first = json.loads(run("check", str(strips / "part-1"), "--json").out)
    assert (first["verdict"], first["rows"], first["conditional"]) == ("VERIFIED IN THESE ROWS", [0, 4], False)
    whole = json.loads(run("check", str(strips), "--json").out)
    assert whole["verdict"] == "VERIFIED"
    assert "rows" not in whole


# --- files that are none ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_a_pipe_a_device_and_a_huge_manifest(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "manifest.json")
    assert run("check", str(tmp_path)).code == 2
    (tmp_path / "manifest.json").unlink()
    (tmp_path / "manifest.json").symlink_to("/dev/zero")
    assert run("check", str(tmp_path)).code == 2
    (tmp_path / "manifest.json").unlink()
    with (tmp_path / "manifest.json").open("wb") as file:
        file.truncate(20 << 30)  # sparse
    assert run("check", str(tmp_path)).code == 1


@pytest.mark.parametrize("name", ["manifest.json", "formula.cnf", "proof.lrat"])
def test_links_are_refused(name: str, tmp_path: Path) -> None:
    inside, outside = leaf(tmp_path / "c"), leaf(tmp_path / "d")
    (inside / name).unlink()
    (inside / name).symlink_to(outside / name)
    for judge in CHECKERS:
        report = judge(inside)
        assert report.exit_code == 2
        assert f"{name} is a symbolic link" in report.reason


def test_a_linked_part_is_refused(tmp_path: Path) -> None:
    folder = parts_of_one(tmp_path / "c")
    (folder / "part-1").symlink_to(leaf(tmp_path / "d"))
    assert "part-1 is a symbolic link" in reference.check(folder).reason
    (tmp_path / "link").symlink_to(tmp_path / "d")
    assert reference.check(tmp_path / "link").accepted, "the folder the user names may be a link"


@pytest.mark.parametrize("name", ["formula.cnf", "proof.lrat"])
@pytest.mark.parametrize("judge", [reference.check_files, fast.check_files])
def test_emptied_after_its_sum_was_taken(judge: Callable[[reference.Leaf], None], name: str, tmp_path: Path) -> None:
    folder = leaf(tmp_path / "c")

    def racing(one: reference.Leaf) -> None:
        (folder / name).write_bytes(b"")
        judge(one)

    report = reference.check(folder, files=racing)
    assert report.exit_code == 1
    assert name in report.reason


# --- manifests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [True, 1.0, "1", 2, None])
def test_the_version_is_the_number_1(version: Any, tmp_path: Path) -> None:
    assert reference.check(leaf(tmp_path / "c", version=version)).exit_code == 1


def test_a_game_has_few_parts(tmp_path: Path) -> None:
    rooks = [{"type": "rook", "modulus": 9_999_991 - i, "residues": [0]} for i in range(65)]
    report = reference.check(leaf(tmp_path / "c", game={"moves": rooks}))
    assert "a game of at most 64 parts" in report.reason
    assert reference.check(leaf(tmp_path / "d", game={"moves": rooks[:64]})).accepted


@pytest.mark.parametrize("seed", range(20))
def test_the_table_of_moves_is_that_of_the_rules(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    more = tuple(Bishop(rng.randint(1, 9), rng.randint(1, 3)) for _ in range(rng.randint(0, 5)))
    rules = corruption.random_rules(rng)
    rules = Ruleset((*rules.moves, *more), rules.block, rules.removed, rules.ending)
    width, height = rng.randint(1, 12), rng.randint(1, 12)
    one = reference.Leaf(tmp_path, "VERIFIED", rules, width, height, bytearray(), 0, width, None, {}, {})
    kind = reference.Definition(one).kind
    for i in range(width):
        for j in range(height):
            expected = (2 if rules.blockable(i, j) else 1) if (i or j) and rules.legal(i, j) else 0
            assert kind[i * height + j] == expected, (rules, i, j)


def test_many_vectors_are_no_burden() -> None:
    """The square of 100 000 membership tests in a tuple would not end in this test's time."""
    vectors = Vectors(tuple((i, 0) for i in range(1, 100_000)))
    assert sum((i, 0) in vectors for i in range(100_000)) == 99_999
    rook = Rook(200_003, tuple(range(0, 200_003, 3)))
    assert sum((i, 0) in rook for i in range(1, 100_000)) == 33_333


# --- long lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("judge", CHECKERS)
def test_no_line_is_longer_than_an_honest_one(judge: Callable[[Path], reference.Report], tmp_path: Path) -> None:
    """The number of announced clauses gives a line no more room."""
    padded = leaf(tmp_path / "c", formula="p cnf 1 9\n" + "1 " * 40 + "0\n" + "1 0\n" * 8)
    assert "formula.cnf, line 2: expected a clause" in judge(padded).reason
    assert reference.longest_lines(1) == (36, 72)


def test_no_memory_is_unreadable(tmp_path: Path) -> None:
    def exhausted(one: reference.Leaf) -> None:
        raise MemoryError

    report = reference.check(leaf(tmp_path / "c"), files=exhausted)
    assert report.exit_code == 2
    assert "memory" in report.reason


# --- "no such rules" -------------------------------------------------------------------------------------------------


def test_a_synthesis_manifest_has_each_key_once(tmp_path: Path) -> None:
    folder = leaf(tmp_path / "c", formula="p cnf 1 1\n0\n", proof="2 0 1 0\n")
    data = json.loads((folder / "manifest.json").read_text())
    keep = {key: data[key] for key in ("version", "board", "made_by", "sizes", "sha256")}
    family = {"fixed": [], "switches": [{"type": "rook"}]}
    keep |= {"format": "wythoff-synthesis", "claim": {"listed": []}, "family": family, "positions": [[0, 0]]}
    text = json.dumps(keep)
    (folder / "manifest.json").write_text(text)
    assert rule_sets.check(folder).accepted
    assert json.loads(run("check", str(folder), "--json").out)["checker"] == "synthesis"
    twice = text.replace('"claim": {"listed": []}', '"claim": {"listed": [[0, 0]]}, "claim": {"listed": []}')
    assert twice != text
    (folder / "manifest.json").write_text(twice)
    assert "each key once" in rule_sets.check(folder).reason
    assert run("check", str(folder)).code == 1
    (folder / "manifest.json").write_text(text.replace('"version": 1', '"version": true'))
    assert rule_sets.check(folder).exit_code == 1


# --- no more memory than the files deserve ---------------------------------------------------------------------------


def _memory(judge: Callable[[Path], reference.Report], folder: Path) -> tuple[reference.Report, float]:
    """The report, and the most megabytes that Python held while it was made."""
    tracemalloc.start()
    try:
        return judge(folder), tracemalloc.get_traced_memory()[1] / 2**20
    finally:
        tracemalloc.stop()


def _synthesis(
    folder: Path, family: Any, formula: str, proof: str, variables: int, positions: Any, **more: Any
) -> Path:
    data = json.loads((leaf(folder, formula, proof) / "manifest.json").read_text())
    keep = {key: data[key] for key in ("version", "board", "made_by", "sha256")}
    keep |= {"format": "wythoff-synthesis", "claim": {"listed": []}, "family": family, "positions": positions}
    keep["sizes"] = data["sizes"] | {"variables": variables}
    (folder / "manifest.json").write_text(json.dumps(keep | more))
    return folder


def test_many_variables_of_the_blocking_kind(tmp_path: Path) -> None:
    """S is empty, and (0, 0) has no P-option: no manoeuvre has this S, however k >= j is numbered."""
    family = {"game": WYTHOFF, "kinds": [{"kind": "any"}]}
    many = 10**9
    formula, proof = f"p cnf {many} 2\n-1 0\n1 0\n", "3 0 1 2 0\n"
    folder = _synthesis(tmp_path / "c", family, formula, proof, many, [[0, 0]])
    report, megabytes = _memory(rule_sets.check, folder)
    assert report.accepted
    assert megabytes < 50


def test_many_counters_of_a_ladder(tmp_path: Path) -> None:
    more = 99_999_999
    folder = leaf(tmp_path / "c", f"p cnf {more + 1} 2\n1 0\n-1 0\n", encoding="ladder", counters=[[more, 1]])
    data = json.loads((folder / "manifest.json").read_text())
    data["sizes"]["variables"] = more + 1
    (folder / "manifest.json").write_text(json.dumps(data))
    report, megabytes = _memory(reference.check, folder)
    assert "a formula large enough for its counters" in report.reason
    assert megabytes < 50


@pytest.mark.parametrize("change", [{"rows": [9_999, 10_000]}, {"verdict": "REFUTED", "counterexample": [9_999, 0]}])
def test_few_rows_of_a_large_board(change: dict[str, Any], tmp_path: Path) -> None:
    """A strip of one row, and a counterexample far down, speak of few cells of a board with 10^8."""
    folder = leaf(tmp_path / "c", "p cnf 1 1\n" + "1 " * 10_000 + "0\n", board=[10_000, 10_000], **change)
    for judge in CHECKERS:
        report, megabytes = _memory(judge, folder)
        assert "a formula large enough for so many cells" in report.reason
        assert megabytes < 50


def test_a_counterexample_near_the_origin_of_a_large_board_is_no_burden(tmp_path: Path) -> None:
    claim = Beatty(2, 2)
    assert certify(parse_game("2WN^(2)"), claim, 3_000, 30, tmp_path / "c").status.value == "REFUTED"
    path = tmp_path / "c" / "formula.cnf"
    for judge in CHECKERS:
        report, megabytes = _memory(judge, tmp_path / "c")
        assert report.accepted
        assert megabytes < 50
    assert path.read_text().startswith("p cnf 90000 ")


def test_a_tree_of_cases_copies_nothing() -> None:
    """1,000 splits after 5,000 moves that are off: what waits is links, not copies."""
    rows = [{0, *range(1, 6_001)}]
    named = list(range(1, 5_001))
    off = {"scale": 1, "weights": [], "off": named}
    close = {"scale": 1, "weights": [0, 1]}
    tree: list[Any] = [off, *({"split": s} for s in range(5_001, 5_900)), *([close] * 900)]
    tracemalloc.start()
    covers._check_tree(tree, rows, set(rows[0]), 1)
    assert tracemalloc.get_traced_memory()[1] < 20 * 2**20
    tracemalloc.stop()


def test_what_is_judged_is_what_was_announced(tmp_path: Path) -> None:
    """Another process changes a file while the checker runs: what was read is what is judged."""
    folder = leaf(tmp_path / "c")
    original = (folder / "formula.cnf").read_bytes()

    def racing(one: reference.Leaf) -> None:
        (folder / "formula.cnf").write_bytes(original.replace(b"-1", b"11"))
        fast.check_files(one)

    assert "SHA-256" in reference.check(folder, files=racing).reason
    data = fast._bytes(_leaf_of(leaf(tmp_path / "d")), "proof.lrat")
    (tmp_path / "d" / "proof.lrat").write_bytes(b"9" * len(data))
    assert bytes(data) == b"3 0 1 2 0\n"


def _leaf_of(folder: Path) -> reference.Leaf:
    seen: list[reference.Leaf] = []
    reference.check(folder, files=seen.append)
    return seen[0]


def test_nothing_is_counted_outside_the_clauses(tmp_path: Path) -> None:
    """ "At most -1" would be the empty clause: its refutation says nothing, so there is no such counter."""
    family = {"fixed": [], "switches": [{"type": "rook"}]}
    more = {"claim": {"listed": [[0, 0]]}, "board": [1, 2], "start": [], "at_least": 1}
    empty = _synthesis(tmp_path / "c", family, "p cnf 1 2\n1 0\n0\n", "3 0 2 0\n", 1, [[0, 1]], counted=[], **more)
    assert "a counter that counts" in rule_sets.check(empty).reason
    formula, proof = "p cnf 2 3\n1 0\n-1 2 0\n-2 0\n", "4 0 1 2 3 0\n"
    counts = _synthesis(tmp_path / "d", family, formula, proof, 2, [[0, 1]], counted=[1], **more)
    assert rule_sets.check(counts).accepted
