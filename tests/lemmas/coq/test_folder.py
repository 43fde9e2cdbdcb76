"""`wythoff prove --coq DIR`: a folder that Coq can check by itself."""

import shutil
import subprocess

import pytest

from tests.cli.run import run
from verifier.lemmas.coq.first_principles import COQ


def test_a_lemma_and_what_it_rests_on(tmp_path):
    result = run("prove", "irrational", "--coq", str(tmp_path / "c"))
    assert result.code == 0
    assert "Coq checks them with: make -C" in result.out
    written = {path.name for path in (tmp_path / "c" / "book").iterdir()}
    assert {"Prelude.v", "Definitions.v", "counting.v"} <= written
    assert "Lemma irrational :" in (tmp_path / "c" / "book" / "counting.v").read_text()


def test_a_part_does_not_overwrite_the_whole():
    before = (COQ / "book" / "algebra.v").read_text()
    result = run("prove", "irrational", "--coq", str(COQ))
    assert result.code == 2
    assert "holds the whole book" in result.err
    assert (COQ / "book" / "algebra.v").read_text() == before


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "f").write_text("")
    assert run("prove", "irrational", "--coq", str(tmp_path / "f")).code == 2


def test_the_theorem_stands_first():
    out = run("prove", "thm-2.1-i").out
    assert out.startswith("Theorem 2.1 (i): P(mWN^p) = {{a_i, b_i} | i >= 0}.\n")
    assert "has checked this text. Axioms: classic" in out


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("coqc") is None, reason="Coq is not installed")
@pytest.mark.parametrize("statement", ["a-p1-a-1p", "thm-2.1-iib"])
def test_coq_accepts_the_folder_of_a_statement(tmp_path, statement):
    assert run("prove", statement, "--coq", str(tmp_path)).code == 0
    assert list((tmp_path / "paper").glob("*.v"))
    done = subprocess.run(["make", "-C", str(tmp_path), "-j2"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
