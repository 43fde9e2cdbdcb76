"""`wythoff kernel`: digraphs and argumentation frameworks from files."""

import json

import pytest

from tests.cli.run import run
from verifier.verification import kernels
from verifier.verification.kernel_search import KernelsFound


@pytest.fixture
def file(tmp_path):
    def write(text, name="graph.txt"):
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return write


ODD, EVEN = "a b\nb c\nc a\n", "a b\nb c\nc d\nd a\n"


def test_the_odd_cycle_has_none_and_the_proof_is_kept(file, tmp_path):
    stem = tmp_path / "odd"
    result = run("kernel", file(ODD), "--lrat", str(stem))
    assert result.code == 1
    assert "There is no kernel: a proof of" in result.out
    assert "p cnf 3 6" in stem.with_suffix(".cnf").read_text()
    assert stem.with_suffix(".lrat").read_text().splitlines()[-1].split()[1] == "0"


def test_the_even_cycle_has_two(file):
    path = file(EVEN)
    every = run("kernel", path, "--all")
    assert every.code == 0
    assert sorted(every.out.splitlines()[:2]) == ["{a, c}", "{b, d}"]
    assert "2 kernels. That there are no others: a proof of" in every.out
    count = json.loads(run("kernel", path, "--count", "--json").out)
    assert (count["count"], count["no_others"]) == (2, True)
    not_unique = run("kernel", path, "--unique")
    assert (not_unique.code, not_unique.out.splitlines()[-1]) == (1, "There is more than one kernel.")
    assert run("kernel", path).out.splitlines()[-1] == "This is a kernel."


def test_a_digraph_without_cycles_has_one(file):
    result = run("kernel", file("a b\nb c\na c\n"), "--unique")
    assert result.code == 0
    assert result.out.startswith("{c}\nThere is exactly one kernel: a proof of")


def test_stable_extensions(file):
    """a and b attack each other, b attacks c: {b} and {a, c} are stable."""
    framework = file("arg(a). arg(b). arg(c).\natt(a,b). att(b,a). att(b,c).\n", "f.apx")
    data = json.loads(run("kernel", framework, "--all", "--json").out)
    assert sorted(data["stable_extensions"]) == [["a", "c"], ["b"]]
    iccma = json.loads(run("kernel", file("p af 3\n1 2\n2 3\n", "f.af"), "--json").out)
    assert iccma["stable_extensions"] == [["1", "3"]]


def test_a_board_written_by_graph_is_read_with_its_blocking(tmp_path):
    path = str(tmp_path / "board.graphml")
    assert run("graph", "2WN^3", "--board", "5", "-o", path).code == 0
    data = json.loads(run("kernel", path, "--unique", "--json").out)
    assert data["kernels"] == [["0,0", "0,2", "0,4", "2,0", "4,0"]]


def test_an_empty_graph_has_the_empty_kernel(file):
    assert run("kernel", file("# nothing\n"), "--unique").out.startswith("{}\nThere is exactly one kernel")


def test_unknown_and_errors(file, monkeypatch):
    monkeypatch.setattr(kernels, "search", lambda options, most, given: KernelsFound((), False, tired=True))
    late = run("kernel", file(ODD), "--time-limit", "0.001")
    assert late.code == 3
    assert "UNKNOWN: cadical took longer than the time limit" in late.out
    assert "Choose one of" in run("kernel", file(ODD), "--all", "--count").err
    assert "must write proofs" in run("kernel", file(ODD), "--solver", "z3").err
    assert run("kernel", "none.txt").code == 2


def test_a_loop_gives_no_literal_twice(file, tmp_path):
    """`-1 -1 0` is refused by other people's checkers."""
    stem = tmp_path / "loop"
    result = run("kernel", file("a a\na b\n"), "--all", "--lrat", str(stem))
    assert (result.code, result.out.splitlines()[0]) == (0, "{b}")
    for line in stem.with_suffix(".cnf").read_text().splitlines():
        if line[0] not in "cp":
            assert len(set(line.split())) == len(line.split())


def test_proof_says_what_it_did(file, tmp_path):
    stem = str(tmp_path / "even")
    found = run("kernel", file(EVEN), "--lrat", stem)
    assert found.code == 0
    assert f"There is no proof in {stem}.cnf: a kernel is found" in found.out
    assert not (tmp_path / "even.cnf").exists()
    assert (
        f"The formula is in {stem}.cnf, the proof in {stem}.lrat."
        in run("kernel", file(EVEN), "-c", stem, "--all", "--lrat", stem).out
    )
    assert json.loads(run("check", stem, "--json").out)["kernels"] == [[[0, 2], [1, 3]]]


def test_all_with_none_exits_as_count_does_not(file):
    assert run("kernel", file(ODD), "--all").code == 1
    assert run("kernel", file(ODD), "--count").code == 0


def test_a_framework_is_certified_as_one(file, tmp_path):
    folder = str(tmp_path / "c")
    run("kernel", file("p af 3\n1 2\n2 3\n", "f.af"), "--unique", "--certificate", folder)
    assert 'has exactly one stable extension: {"1", "3"}' in run("check", folder).out


def test_credulous_and_sceptical_acceptance(file, tmp_path):
    """a and b attack each other, both attack c, c attacks d: {a, d} and {b, d} are stable."""
    framework = file("arg(a). arg(b). arg(c). arg(d).\natt(a,b). att(b,a). att(a,c). att(b,c). att(c,d).\n", "f.apx")
    said = {}
    for node in "abcd":
        for way in ("credulous", "sceptical"):
            folder = str(tmp_path / f"{way}-{node}")
            answer = run("kernel", framework, f"--{way}", node, "--certificate", folder)
            said[node, way] = answer.code
            assert answer.out.splitlines()[-2].startswith("YES:" if answer.code == 0 else "NO:")
            assert run("check", folder).code == 0
    assert [said[node, "credulous"] for node in "abcd"] == [0, 0, 1, 0]
    assert [said[node, "sceptical"] for node in "abcd"] == [1, 1, 1, 0]
    assert 'has no stable extension with "c" inside' in run("check", str(tmp_path / "credulous-c")).out
    assert 'has no stable extension with "d" outside' in run("check", str(tmp_path / "sceptical-d")).out
    assert "There is no node 'e'" in run("kernel", framework, "--credulous", "e").err
    assert "Choose one of" in run("kernel", framework, "--credulous", "a", "--all").err


def test_a_count_that_no_list_could_hold(file):
    pairs = "".join(f"{n} {n ^ 1}\n" for n in range(20_000))
    result = run("kernel", file(pairs), "--count")
    assert result.out.startswith("2^10000 (about 10^3010) kernels. Counted in two ways")
    assert json.loads(run("kernel", file(pairs), "--count", "--json").out)["count"] == "2^10000 (about 10^3010)"
