"""The same text for both solvers, and a store that cannot be mistaken."""

import json
import os
import signal
from pathlib import Path

import pytest

from verifier.lemmas.chapters.paper import play
from verifier.lemmas.trusted import solvers

TRUE = "(set-logic ALL)\n(declare-fun x () Int)\n(assert (< x x))\n(check-sat)\n"
FALSE = "(set-logic ALL)\n(declare-fun x () Int)\n(assert (< x 5))\n(check-sat)\n"


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(solvers, "_memory", {})
    return tmp_path / "lemmas"


@pytest.mark.parametrize("solver", solvers.SOLVERS)
def test_both_solvers_answer(solver):
    assert solvers.run(TRUE, solver).answer == "unsat"
    assert solvers.run(FALSE, solver).answer == "sat"


def test_an_answer_is_kept_and_found(store, monkeypatch):
    solvers.decide(TRUE)
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr(solvers, "run", None)
    assert {s: v.answer for s, v in solvers.decide(TRUE).items()} == {"z3": "unsat", "cvc5": "unsat"}


def test_fresh_asks_again(store, monkeypatch):
    solvers.decide(TRUE)
    asked = []
    monkeypatch.setattr(solvers, "run", lambda text, s, t: asked.append(s) or solvers.SolverAnswer("unsat", "", 0))
    solvers.decide(TRUE, fresh=True)
    assert asked == ["z3", "cvc5"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda r: {**r, "text": FALSE},
        lambda r: {**r, "solver": "cvc5"},
        lambda r: {**r, "verdict": {**r["verdict"], "version": "1.0"}},
        lambda r: {**r, "verdict": {**r["verdict"], "answer": "unknown"}},
        lambda r: {**r, "verdict": {**r["verdict"], "answer": "sat"}},
        lambda r: {**r, "verdict": {**r["verdict"], "seconds": 7}},
        lambda r: {k: v for k, v in r.items() if k != "sum"},
        lambda r: {**r, "form": "another"},
        lambda r: {},
    ],
)
def test_a_record_that_does_not_fit_is_ignored(store, spoil):
    solvers.decide(TRUE)
    file = solvers._file(TRUE, "z3")
    file.write_text(json.dumps(spoil(json.loads(file.read_text()))))
    assert solvers.known(TRUE, "z3") is None


def test_a_torn_record_is_ignored(store):
    solvers.decide(TRUE)
    file = solvers._file(TRUE, "z3")
    file.write_text(file.read_text()[:20])
    assert solvers.known(TRUE, "z3") is None


DAMAGE = {
    "list": lambda file: file.write_text("[1, 2]"),
    "number": lambda file: file.write_text("7"),
    "deep": lambda file: file.write_text("[" * 200_000),
    "binary": lambda file: file.write_bytes(bytes(range(256))),
    "empty": lambda file: file.write_bytes(b""),
    "absent": lambda file: None,
    "folder": lambda file: file.mkdir(),
    "pipe": os.mkfifo,
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
def test_a_damaged_file_is_ignored(store, monkeypatch, damage):
    solvers.decide(TRUE)
    file = solvers._file(TRUE, "z3")
    file.unlink()
    damage(file)
    assert solvers.known(TRUE, "z3") is None
    monkeypatch.setattr(solvers, "_memory", {})
    assert solvers.decide(TRUE)["z3"].answer == "unsat"


def test_a_store_that_cannot_be_written_is_none(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path / "file"))
    assert solvers.decide(FALSE, fresh=True)["z3"].answer == "sat"
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path))
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError("no space left")))
    assert solvers.decide(FALSE, fresh=True)["z3"].answer == "sat"
    assert list((tmp_path / "lemmas").iterdir()) == []


def test_a_solver_whose_process_dies_answers_unknown(store, monkeypatch):
    """Its worker is killed; the other solver, and other queries, are answered."""
    ask = solvers.run

    def dying(text, solver, seconds):
        if solver == "z3" and text == TRUE:
            os.kill(os.getpid(), signal.SIGKILL)
        return ask(text, solver, seconds)

    monkeypatch.setattr(solvers, "run", dying)
    heard = {}
    solvers.prepare([TRUE, FALSE], jobs=2, done=lambda text, s, v: heard.update({(text, s): v.answer}))
    assert heard == {(TRUE, "z3"): "unknown", (TRUE, "cvc5"): "unsat", (FALSE, "z3"): "sat", (FALSE, "cvc5"): "sat"}
    assert solvers.known(TRUE, "z3") is None
    assert solvers.decide(TRUE)["z3"].answer == "unknown"  # in this run


def test_what_is_read_from_the_store_is_not_of_this_run(store, monkeypatch):
    """A forged answer counts only where answers of earlier runs do."""
    for solver in solvers.SOLVERS:
        solvers._store(FALSE, solver, solvers.SolverAnswer("unsat", solvers.version(solver), 0.1))
    assert solvers.prepare([FALSE]) == 2
    assert {v.answer for v in solvers.decide(FALSE).values()} == {"unsat"}
    assert {v.answer for v in solvers.decide(FALSE, stored=False).values()} == {"sat"}


def test_how_the_question_was_put_belongs_to_it(store, monkeypatch):
    solvers.decide(TRUE)
    assert solvers.known(TRUE, "z3")
    monkeypatch.setattr(solvers, "FORM", "another")
    assert solvers.known(TRUE, "z3") is None


def test_where_answers_are_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    default = tmp_path / ".cache" / "wythoff-verifier" / "lemmas"
    monkeypatch.setenv("WYTHOFF_CACHE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/folder")
    assert solvers.cache_folder() == default
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert solvers.cache_folder() == default
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert solvers.cache_folder() == tmp_path / "x" / "wythoff-verifier" / "lemmas"
    monkeypatch.setenv("WYTHOFF_CACHE", "here")
    assert solvers.cache_folder() == Path("here/lemmas")


@pytest.mark.parametrize("solver", solvers.SOLVERS)
@pytest.mark.parametrize(
    "text",
    [
        "(set-logic ALL)(assert false)",
        "(set-logic ALL)(assert false)(check-sat)(exit)",
        "(set-logic ALL)(push 1)(assert false)(pop 1)(check-sat)",
        "(set-logic ALL)(assert false)(check-sat)(reset-assertions)(check-sat)",
        "(set-logic ALL)(check-sat)(assert false)",
    ],
)
def test_one_question_at_the_end(text, solver):
    with pytest.raises(ValueError, match="query"):
        solvers.run(text, solver)


class Odd(str):
    __slots__ = ()


@pytest.mark.parametrize(("text", "solver"), [(Odd(TRUE), "z3"), (TRUE, Odd("z3")), (TRUE, "z4")])
def test_plain_strings_and_known_solvers_only(text, solver):
    for ask in (solvers.run, solvers.answer, solvers.known, lambda text, solver: solvers.prepare([text], [solver])):
        with pytest.raises((TypeError, ValueError), match=r"plain string|no solver"):
            ask(text, solver)


def test_prepare_counts_what_was_there(store, monkeypatch):
    assert solvers.prepare([TRUE]) == 0
    monkeypatch.setattr(solvers, "_memory", {})
    assert solvers.prepare([TRUE, FALSE]) == 2
    assert solvers.prepare([TRUE], fresh=True) == 0


def test_unknown_is_never_kept(store, monkeypatch):
    monkeypatch.setattr(solvers, "run", lambda text, s, t: solvers.SolverAnswer("unknown", solvers.version(s), 0))
    solvers.decide(TRUE)
    assert not store.exists() or not list(store.iterdir())


def test_blocking_in_the_theory_of_finite_sets():
    """The block-set condition is the counting condition, once more, by cvc5's finite sets."""
    for text, expected in play.FINITE_SETS:
        assert solvers.run(text, "cvc5").answer == expected
