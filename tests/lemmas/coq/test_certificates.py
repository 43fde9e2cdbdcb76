"""Coq refuses what is not a proof: a certificate changed in one place, a statement made slightly wrong.

The compiled book is needed: `make coq`, which `make test` runs first.
"""

import re
import shutil
import subprocess

import pytest

from verifier.lemmas.book import BOOK
from verifier.lemmas.coq.chapters import by_chapter
from verifier.lemmas.coq.first_principles import COQ, within

needs_coq = pytest.mark.skipif(shutil.which("coqc") is None, reason="Coq is not installed")
LEMMA = re.compile(r"^Lemma (?!thy_)(\w+) :\n(.*?)^Proof\.\n(.*?)^vm_compute; reflexivity\.\nQed\.$", re.M | re.S)
SMALL = "algebra"  # a chapter that compiles in a few seconds


def coqc(path, *options):
    command = ["coqc", "-q", *options, "-R", str(COQ), "Wythoff", str(path)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture(scope="module")
def small():
    """The text of a small chapter, and that what it requires is compiled."""
    subprocess.run(["make", "-C", str(COQ), f"book/{SMALL}.vo"], check=True, capture_output=True)
    return (COQ / "book" / f"{SMALL}.v").read_text()


def leaf_changed(text):
    """The first leaf of a certificate names another formula."""
    found = re.search(r"\(Cl (\d+)\)", text)
    assert found
    other = 2 if found[1] == "1" else 1
    return text[: found.start()] + f"(Cl {other})" + text[found.end() :]


def goal_changed(statement):
    """The goal is denied."""
    *before, goal = statement.rstrip().removesuffix(".").rsplit(" ->\n", 1)
    if not before:
        *before, goal = goal.split(",\n", 1)
        return f"{before[0]},\n~ ({goal})." if before else f"~ ({goal})."
    return f"{before[0]} ->\n~ ({goal})."


@needs_coq
def test_the_chapter_as_it_is_compiles(small, tmp_path):
    (tmp_path / "Again.v").write_text(small)
    assert coqc(tmp_path / "Again.v").returncode == 0


@needs_coq
@pytest.mark.parametrize("change", ["leaf", "statement", "argument", "arithmetic"])
def test_a_changed_chapter_is_refused(small, tmp_path, change):
    if change == "leaf":
        wrong = leaf_changed(small)
    elif change == "statement":
        found = next(LEMMA.finditer(small))
        wrong = small.replace(found[2], goal_changed(found[2]) + "\n", 1)
    elif change == "argument":  # a proof of another formula
        wrong = small.replace("  (thy_algebra_1 x)\n", "  (thy_algebra_1 y)\n", 1)
    else:
        wrong = small.replace("~ 0 <= x1 - 1 -> 1 <= x1 -> False", "1 <= x1 -> False", 1)
    assert wrong != small
    (tmp_path / "Wrong.v").write_text(wrong)
    result = coqc(tmp_path / "Wrong.v")
    assert result.returncode != 0
    assert "Error" in result.stderr


@needs_coq
@pytest.mark.slow
def test_changed_certificates_and_goals_of_many_lemmas(tmp_path):
    """`Fail` succeeds where Coq refuses; one that it accepted would stop the file."""
    subprocess.run(["make", "-C", str(COQ), "-j2", "all"], check=True, capture_output=True)
    chapters = by_chapter(BOOK.values())
    lines = [f"From Wythoff.book Require Import Prelude PreludeReals Definitions {' '.join(chapters)}."]
    lines.append("Open Scope Z_scope.")
    tried = 0
    for name in chapters:
        for number, found in enumerate(LEMMA.finditer((COQ / "book" / f"{name}.v").read_text())):
            if number % 6:
                continue
            steps, refine, rest = found[3].partition("refine (")
            assert refine
            lines.append(f"Goal {found[2].strip()}\n{steps}{refine}{leaf_changed(rest)}")
            lines.append("Fail (vm_compute; reflexivity).\nAbort.")
            whole = re.sub(r"\)\.\s*$", ")", refine + rest)
            lines.append(f"Goal {goal_changed(found[2])}\n{steps}Fail {whole}.\nAbort.")
            tried += 1
    assert tried >= 60
    (tmp_path / "Wrong.v").write_text("\n".join(lines) + "\n")
    result = coqc(tmp_path / "Wrong.v", "-test-mode")  # else Coq does not say that a command has failed
    assert result.returncode == 0, result.stderr[-2000:]
    assert result.stdout.count("The command has indeed failed") == 2 * tried


@needs_coq
@pytest.mark.slow
def test_coqchk_accepts_everything():
    """Coq's second checker reads the compiled files again, with those of the standard library that they need."""
    subprocess.run(["make", "-C", str(COQ), "-j2", "all"], check=True, capture_output=True)
    modules = [".".join(["Wythoff", *path.relative_to(COQ).with_suffix("").parts]) for path in within()]
    done = subprocess.run(["coqchk", "-silent", "-R", str(COQ), "Wythoff", *modules], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
