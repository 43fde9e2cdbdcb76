"""The same text for both solvers, and a store that cannot be mistaken."""

import json

import pytest

from verifier.lemmas import play, solvers

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
    monkeypatch.setattr(solvers, "run", lambda text, s, t: asked.append(s) or solvers.Verdict("unsat", "", 0))
    solvers.decide(TRUE, fresh=True)
    assert asked == ["z3", "cvc5"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda r: {**r, "text": FALSE},
        lambda r: {**r, "solver": "cvc5"},
        lambda r: {**r, "verdict": {**r["verdict"], "version": "1.0"}},
        lambda r: {**r, "verdict": {**r["verdict"], "answer": "unknown"}},
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


def test_unknown_is_never_kept(store, monkeypatch):
    monkeypatch.setattr(solvers, "run", lambda text, s, t: solvers.Verdict("unknown", solvers.version(s), 0))
    solvers.decide(TRUE)
    assert not store.exists() or not list(store.iterdir())


def test_blocking_in_the_theory_of_finite_sets():
    """The block-set condition is the counting condition, once more, by cvc5's finite sets."""
    for text, expected in play.FINITE_SETS:
        assert solvers.run(text, "cvc5").answer == expected
