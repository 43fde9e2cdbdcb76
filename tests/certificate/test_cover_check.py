"""Certificates of lower bounds: the true one passes, a false one never, whatever is in its tree."""

from __future__ import annotations

import copy
import json
import lzma
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.run import run
from tests.strategies import rulesets_without_terminals as rulesets
from verifier.certificate.check import covers
from verifier.certificate.check.board import RejectedError
from verifier.claims.kinds import Beatty, Listed
from verifier.games.board import Board
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep
from verifier.synthesis.answers import Effort
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.target import Target


def _judged(manifest: Any, folder: Path) -> int:
    """The checker's word on a certificate whose two files are given as one."""
    said = {key: value for key, value in manifest.items() if key not in covers.PROOF}
    (folder / "manifest.json").write_text(json.dumps(said))
    proof = {key: value for key, value in manifest.items() if key in covers.PROOF}
    (folder / covers.PACKED).write_bytes(covers.packed(proof))
    return covers.check(folder).exit_code


@cache
def _certificate(m: int, p: int, side: int) -> str:
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "bound"
        best = invariant_answer(Target(Beatty(m, p), (side, side)), Effort(certificate=folder)).smallest
        assert best is not None
        assert best.at_least == len(best.found.moves)
        proof = json.loads(lzma.decompress((folder / covers.PACKED).read_bytes()))
        return json.dumps(json.loads((folder / "manifest.json").read_text()) | proof)


@pytest.fixture
def manifest() -> dict[str, Any]:
    """The pairs (2, 2) on 20 x 20: 34 moves; the tree has splits, and moves that are off."""
    data: dict[str, Any] = json.loads(_certificate(2, 2, 20))
    cases = [case for part in data["parts"] for case in part["tree"]]
    assert data["at_least"] == 34
    assert any("split" in case for case in cases)
    assert any("off" in case for case in cases)
    assert data["dropped"]
    return data


def test_the_certificate_is_accepted(manifest: dict[str, Any], tmp_path: Path) -> None:
    assert _judged(manifest, tmp_path) == 0
    result = run("check", str(tmp_path))
    assert result.code == 0
    assert "at least 34" in result.out
    assert json.loads(run("check", str(tmp_path), "--json").out)["at_least"] == 34
    assert covers.main([str(tmp_path)]) == 0
    assert covers.main([]) == 2


def _tree(manifest: dict[str, Any]) -> list[Any]:
    tree: list[Any] = max((part["tree"] for part in manifest["parts"]), key=len)
    return tree


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m.update(at_least=35),
        lambda m: m["parts"][-1].update(bound=m["parts"][-1]["bound"] + 1),
        lambda m: m["parts"].pop(),
        lambda m: m["parts"].append(m["parts"][-1]),
        lambda m: m["parts"][-1]["positions"].pop(),
        lambda m: m["parts"][-1]["positions"].append([0, 0]),
        lambda m: m["parts"][-1]["positions"].append([0, 20]),
        lambda m: m.update(claim={"beatty": {"m": 1, "p": 1}}),
        lambda m: m.update(claim={"same_as": {"moves": [{"type": "rook"}]}}),
        lambda m: m.update(symmetric=False),
        lambda m: m.update(symmetric=1),
        lambda m: m.update(board=[20, 21]),
        lambda m: m.update(board=[0, 0]),
        lambda m: m.update(board=[10**9, 10**9]),
        lambda m: m.update(dropped=[]),
        lambda m: m["dropped"].append(m["dropped"][0]),
        lambda m: m["dropped"].append([1, 1]),
        lambda m: m["dropped"].insert(0, [m["dropped"][0][1], m["dropped"][0][0]]),
        lambda m: _tree(m).pop(),
        lambda m: _tree(m).append(_tree(m)[-1]),
        lambda m: _tree(m).__setitem__(0, {"split": 399}),
        lambda m: _tree(m).__setitem__(0, {"split": True}),
        lambda m: _tree(m).insert(0, {"split": _tree(m)[0].get("split", 1)}),
        lambda m: _tree(m).__setitem__(-1, 5),
        lambda m: _tree(m)[-1].update(scale=0),
        lambda m: _tree(m)[-1].update(scale=0.5),
        lambda m: _tree(m)[-1].update(weights=[0]),
        lambda m: _tree(m)[-1]["weights"].pop(),
        lambda m: _tree(m)[-1]["weights"].append(1),
        lambda m: _tree(m)[-1].update(rows={}, weights={}),
        lambda m: _tree(m)[-1].update(rows=[0], weights=[-1]),
        lambda m: _tree(m)[-1].update(rows=[10**6], weights=[1]),
        lambda m: _tree(m)[-1].update({key: _tree(m)[-1][key] * 2 for key in ("rows", "weights")}),
        lambda m: _tree(m)[-1].pop("rows"),
        lambda m: _tree(m)[-1].update(off=[]),
        lambda m: m.update(version=4),
        lambda m: m.update(version=1),
        lambda m: m.update(more=1),
        lambda m: m.pop("dropped"),
    ],
)
def test_a_changed_certificate_is_rejected(
    manifest: dict[str, Any], tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    change(manifest)
    assert _judged(manifest, tmp_path) == 1


def _in_turn(case: dict[str, Any]) -> dict[str, Any]:
    """The case as versions 1 and 2 had it."""
    if "split" in case:
        return case
    weights = [number for pair in zip(case["rows"], case["weights"], strict=True) for number in pair]
    return {key: value for key, value in case.items() if key != "rows"} | {"weights": weights}


@pytest.mark.parametrize("version", [2, 3])
def test_version_2_has_positions_and_weights_in_turn(manifest: dict[str, Any], tmp_path: Path, version: int) -> None:
    for part in manifest["parts"]:
        part["tree"] = [_in_turn(case) for case in part["tree"]]
    manifest["version"] = version
    assert _judged(manifest, tmp_path) == 0
    next(case for case in _tree(manifest) if "weights" in case)["weights"].append(1)
    assert _judged(manifest, tmp_path) == 1


def test_version_1_has_the_proof_in_the_manifest(manifest: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(json.dumps(manifest | {"version": 1}))
    assert covers.check(tmp_path).exit_code == 0
    (tmp_path / "manifest.json").write_text(json.dumps(manifest | {"version": 1, "at_least": 35}))
    assert covers.check(tmp_path).exit_code == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data[:-1], 1),
        (lambda data: data + b"x", 1),
        (lambda data: data + data, 1),
        (lambda data: b"", 1),
        (lambda data: b"{" * 99, 2),
        (lambda data: lzma.compress(b"\xff"), 2),
        (lambda data: lzma.compress(b"[" * 100_000), 2),
        (lambda data: lzma.compress(b"[]"), 1),
        (lambda data: lzma.compress(b'{"dropped": [], "parts": [], "more": 1}'), 1),
        (lambda data: lzma.compress(b" " * 40_000_000 + lzma.decompress(data)), 1),  # a few kilobytes
    ],
)
def test_a_packed_proof_that_is_not_one(
    manifest: dict[str, Any], tmp_path: Path, change: Callable[[bytes], bytes], code: int
) -> None:
    assert _judged(manifest, tmp_path) == 0
    file = tmp_path / covers.PACKED
    file.write_bytes(change(file.read_bytes()))
    assert covers.check(tmp_path).exit_code == code
    file.unlink()
    assert covers.check(tmp_path).exit_code == 2


def test_what_is_no_certificate_is_unreadable(tmp_path: Path) -> None:
    assert covers.check(tmp_path).exit_code == 2
    (tmp_path / "manifest.json").write_text("[" * 100_000)
    assert covers.check(tmp_path).exit_code == 2


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_nothing_above_the_optimum_is_ever_accepted(tmp_path: Path, data: st.DataObject) -> None:
    """Ask for one more than the optimum, and change bounds, weights, scales, cases and drops at random."""
    manifest = copy.deepcopy(json.loads(_certificate(2, 2, 20)))
    best = manifest["at_least"]
    part = data.draw(st.sampled_from(manifest["parts"]))
    for _ in range(data.draw(st.integers(1, 3))):
        case = data.draw(st.sampled_from(part["tree"]))
        match data.draw(st.sampled_from(["bound", "weight", "scale", "off", "leaf", "drop"])):
            case "bound":
                part["bound"] += 1
            case "weight" if case.get("weights"):
                k = data.draw(st.integers(0, len(case["weights"]) - 1))
                case["weights"][k] += data.draw(st.integers(0, case["scale"]))
            case "scale" if "scale" in case:
                case["scale"] = data.draw(st.integers(1, case["scale"]))
            case "off" if "off" in case:
                case["off"].append(data.draw(st.integers(0, 399)))
            case "leaf":
                part["tree"][:] = [case]
            case "drop":
                manifest["dropped"].append([data.draw(st.integers(0, 399)), data.draw(st.integers(0, 399))])
    manifest["at_least"] = best + 1
    assert _judged(manifest, tmp_path) == 1


def test_a_move_is_replaced_only_by_one_that_is_in_all_its_rows() -> None:
    covers._drop([[1, 2]], [[{1, 2}, {2, 3}]], 9)
    with pytest.raises(RejectedError):
        covers._drop([[2, 1]], [[{1, 2}, {2, 3}]], 9)
    with pytest.raises(RejectedError):  # 2 is gone when 1 is to be replaced by it
        covers._drop([[2, 3], [1, 2]], [[{1, 2, 3}, {2, 3}]], 9)


ONE_IS_ENOUGH = [{1, 2}, {1, 3}]  # the move 1 meets both rows
EACH = [0, 1, 1, 1]  # both rows have the weight 1


@pytest.mark.parametrize(
    "tree",
    [
        [{"split": 1}, {"scale": 1, "weights": [0, 1]}, {"scale": 1, "weights": EACH}],
        [{"scale": 1, "weights": EACH, "off": [1]}, {"scale": 1, "weights": EACH}],
        [{"scale": 1, "weights": EACH}],
        [{"scale": 1, "weights": [0, 9]}],
        [{"split": 1}, {"scale": 1, "weights": EACH}],
        [],
    ],
)
def test_two_is_not_proved_where_one_is_enough(tree: list[Any]) -> None:
    covers._check_tree([{"scale": 1, "weights": [0, 1]}], ONE_IS_ENOUGH, {1, 2, 3}, 1)
    with pytest.raises(RejectedError):
        covers._check_tree(tree, ONE_IS_ENOUGH, {1, 2, 3}, 2)


systems = st.lists(st.sets(st.integers(1, 6), min_size=1, max_size=4), min_size=1, max_size=7)


@settings(max_examples=300, deadline=None)
@given(systems, st.data())
def test_no_tree_proves_more_than_the_optimum(rows: list[set[int]], data: st.DataObject) -> None:
    columns = sorted(set().union(*rows))
    best = next(
        size
        for size in range(len(columns) + 1)
        if any(all(row & set(chosen) for row in rows) for chosen in combinations(columns, size))
    )

    def case(open_: list[int], depth: int) -> list[Any]:
        if open_ and depth and data.draw(st.booleans()):
            column = data.draw(st.sampled_from(open_))
            rest = [c for c in open_ if c != column]
            return [{"split": column}, *case(rest, depth - 1), *case(rest, depth - 1)]
        weights = [number for k in range(len(rows)) for number in (k, data.draw(st.integers(0, 4)))]
        leaf: dict[str, Any] = {"scale": data.draw(st.integers(1, 4)), "weights": weights}
        if open_ and depth and data.draw(st.booleans()):
            off = data.draw(st.lists(st.sampled_from(open_), unique=True, min_size=1))
            return [leaf | {"off": off}, *case([c for c in open_ if c not in off], depth - 1)]
        return [leaf]

    with pytest.raises(RejectedError):
        covers._check_tree(case(columns, 2), rows, set(columns), best + 1)


normal = rulesets.filter(lambda rules: rules.ending == "normal" and not rules.block and not rules.removed)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(normal, st.booleans())
def test_every_optimum_has_a_certificate(tmp_path: Path, rules: Ruleset, asymmetric: bool) -> None:
    """Random rules on 6 x 6, also where the target is not symmetric."""
    target = Target(Listed.from_array(sweep(Board(rules, 6, 6))), (6, 6))
    folder = tmp_path / "bound"
    answer = invariant_answer(target, Effort(certificate=folder, force=True), asymmetric=asymmetric)
    if answer.code == 0:
        assert answer.smallest is not None
        assert answer.smallest.at_least == len(answer.smallest.found.moves)
        assert covers.check(folder).exit_code == 0
    else:
        assert not asymmetric  # the moves of the game itself are such a set
        assert answer.none is not None
