"""The command `wythoff prove`."""

import json
import os
import signal
import xml.etree.ElementTree as ET

import pytest

from tests.cli.run import run as run_command
from verifier.lemmas import book
from verifier.lemmas.lemma_graph import lemma_graph
from verifier.lemmas.trusted import kernel, solvers


def run(*args):
    return run_command("prove", *args)


def test_a_statement_with_its_tree():
    result = run("a-p1-a-1p", "--jobs", "1", "--tree")
    assert result.code == 0
    assert "PROVED   Section 1.4" in result.out
    assert "scaled" in result.out
    assert "── scaled" not in run("a-p1-a-1p").out


def test_json_is_one_object():
    result = run("lem-3.3-i", "--json")
    report = json.loads(result.out)
    (entry,) = report["statements"]
    assert (entry["status"], entry["form"]) == ("PROVED", "convention")
    assert entry["printed_refuted_by"] == ["lem_3_3_i_printed_refuted"]
    assert set(report["solvers"]) == {"z3", "cvc5"}


def test_a_lemma_by_name():
    assert "PROVED   reflect: f(k - m(kp-u), kp-u) = -f(k, u)" in run("reflect").out


def test_an_unknown_name_is_bad_input():
    result = run("thm-9.9")
    assert result.code == 2
    assert "There is no statement or lemma called 'thm-9.9'" in result.err
    assert "Traceback" not in result.err


def test_an_unknown_solver_is_bad_input():
    assert run("--solver", "yices").code == 2


def test_one_solver_makes_no_theorem():
    result = run("reflect", "--solver", "cvc5")
    assert result.code == 0
    assert "1 of 1 query unsat for cvc5" in result.out
    assert "a theorem needs both solvers" in result.out


@pytest.mark.parametrize("answer", ["unknown", "sat"])
def test_exit_code_of_what_is_not_proved(monkeypatch, tmp_path, answer):
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr("verifier.lemmas.trusted.kernel._of_lemma", {})
    monkeypatch.setattr(solvers, "run", lambda text, s, t: solvers.SolverAnswer(answer, solvers.version(s), 0))
    result = run("reflect", "--jobs", "1")
    assert result.code == 3
    assert f"z3 answers {answer}" in result.out


def test_a_killed_worker_leaves_its_lemma_unknown(monkeypatch, tmp_path):
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr("verifier.lemmas.trusted.kernel._of_lemma", {})
    monkeypatch.setattr(solvers, "run", lambda text, s, t: os.kill(os.getpid(), signal.SIGKILL))
    result = run("reflect", "--jobs", "2")
    assert (result.code, "Traceback" in result.err) == (3, False)
    assert "UNKNOWN  reflect: z3 answers unknown, cvc5 answers unknown" in result.out


def test_fresh_is_all_that_is_needed_against_a_forged_store(monkeypatch, tmp_path):
    """Answers in the store say `unsat`, the solvers say `sat`."""
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr("verifier.lemmas.trusted.kernel._of_lemma", {})
    for solver in solvers.SOLVERS:
        for lemma in book.lemmas_of(book.resolve(["a-p1-a-1p"])):
            solvers._store(kernel.query(lemma), solver, solvers.SolverAnswer("unsat", solvers.version(solver), 0.1))
    monkeypatch.setattr(solvers, "run", lambda text, s, t: solvers.SolverAnswer("sat", solvers.version(s), 0))
    assert run("a-p1-a-1p", "--jobs", "1").code == 0
    result = run("a-p1-a-1p", "--jobs", "1", "--fresh")
    assert result.code == 3
    assert "UNKNOWN  Section 1.4" in result.out


def test_every_query_is_made_once(monkeypatch, tmp_path):
    made = []
    write = kernel._query
    monkeypatch.setattr(kernel, "_query", lambda *args: made.append(args) or write(*args))
    monkeypatch.setattr("verifier.lemmas.trusted.kernel._of_lemma", {})
    assert run("lem-3.3-i", "--smt", str(tmp_path / "queries")).code == 0
    assert len(made) == len(book.lemmas_of(book.resolve(["lem-3.3-i"])))


def test_contradicting_solvers_stop_it(monkeypatch, tmp_path):
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr("verifier.lemmas.trusted.kernel._of_lemma", {})
    answers = {"z3": "unsat", "cvc5": "sat"}
    monkeypatch.setattr(solvers, "run", lambda text, s, t: solvers.SolverAnswer(answers[s], solvers.version(s), 0))
    result = run("reflect", "--jobs", "1")
    assert (result.code, result.out) == (70, "")
    assert "on reflect the solvers contradict each other: z3 answers unsat, cvc5 answers sat" in result.err


def test_emitted_queries_are_unsat_for_both_solvers(tmp_path):
    result = run("lem-3.3-i", "--smt", str(tmp_path / "out"))
    assert result.code == 0
    files = sorted((tmp_path / "out").glob("*.smt2"))
    assert len(files) == len(book.lemmas_of(book.resolve(["lem-3.3-i"])))
    text = files[-1].read_text()
    assert text.startswith("; Lemma ")
    assert "(set-info :status unsat)" in text
    for solver in solvers.SOLVERS:
        assert solvers.run(text, solver).answer == "unsat"
    assert 'z3 "$f"' in (tmp_path / "out" / "README.txt").read_text()


def test_emit_into_a_file_is_bad_input(tmp_path):
    (tmp_path / "taken").write_text("")
    assert run("reflect", "--smt", str(tmp_path / "taken")).code == 2


def test_the_graph_is_svg_with_every_statement(tmp_path):
    file = tmp_path / "graph.svg"
    assert run("reflect", "--graph", str(tmp_path / "none" / "graph.svg")).code == 2
    assert run("thm-4.1", "thm-5.1", "--graph", str(file)).code == 0
    text = "".join(ET.parse(file).getroot().itertext())
    assert "thm-4.1" in text
    assert "phi_is_last" in text
    assert set(book.STATEMENTS) <= set(lemma_graph())


def test_list_names_every_statement():
    out = run("--list").out
    assert all(name in out for name in book.STATEMENTS)
    assert len(json.loads(run("--list", "--json").out)["statements"]) == len(book.STATEMENTS)
