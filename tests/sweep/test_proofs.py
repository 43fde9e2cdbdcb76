"""Lemmas as instances of a sweep: PROVED means theorem, whatever the kernel's own record of answers says."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sweep.stored import stored
from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.lemmas import book
from verifier.lemmas.emit import script
from verifier.lemmas.trusted import kernel, solvers
from verifier.sweep import proofs
from verifier.sweep.child import Timed
from verifier.sweep.loop import Processes, run
from verifier.sweep.proofs import FILE, ProofQuestion, proof_of, prove, select, tower
from verifier.sweep.recheck import recheck
from verifier.sweep.store import Store, StoredResult
from verifier.sweep.tasks import AnyQuestion, answer, from_json

NAME = "a-p1-a-1p"  # five lemmas


class Answers:
    """An executor that answers at once, as `say` does."""

    def __init__(self, say: dict[str, Status] | None = None, room: int = 2) -> None:
        self.say, self.room = say or {}, room
        self.asked: list[str] = []
        self.inside: list[AnyQuestion] = []

    @property
    def free(self) -> bool:
        return len(self.inside) < self.room

    @property
    def active(self) -> int:
        return len(self.inside)

    def submit(self, question: AnyQuestion) -> None:
        self.asked.append(question.name)
        self.inside.append(question)

    def wait(self, timeout: float) -> list[tuple[AnyQuestion, Timed]]:
        question = self.inside.pop()  # the youngest first: an order that nobody may rely on
        return [(question, Timed(Verdict(self.say.get(question.name, Status.PROVED), "So."), 0.1))]

    def close(self) -> None:
        pass


def test_a_tower_has_each_lemma_after_what_it_uses() -> None:
    questions = tower(["thm-2.1-i"])
    seen: set[str] = set()
    for question in questions:
        assert set(question.needs) <= seen
        seen.add(question.key)
    assert questions[-1].name == "thm_2_1_i"
    assert len(seen) == len(questions) > 40


def test_the_key_is_the_whole_tower() -> None:
    """Another text, or another proof of a lemma far below, is another question; and JSON keeps the key."""
    *_, top = tower([NAME])
    assert from_json(json.loads(json.dumps(top.to_json()))) == top
    assert replace(top, query="0" * 64).key != top.key
    (name, _), *rest = top.rests_on
    assert replace(top, rests_on=((name, "0" * 64), *rest)).key != top.key
    lemma = book.BOOK[top.name]
    other = replace(lemma, hyps=lemma.hyps[1:])
    assert proof_of(other).key != proof_of(lemma).key


def test_patterns() -> None:
    assert select(["thm-2.1-ii*"]) == [name for name in book.STATEMENTS if name.startswith("thm-2.1-ii")]
    assert select(["lem-3.3"]) == ["lem-3.3-i", "lem-3.3-ii", "lem-3.3-iii", "lem-3.3-iv"]
    assert select(["a_ex*", "a_exists"]) == ["a_exists"]
    assert select([]) == list(book.STATEMENTS)
    for wrong in ("no-such*", "no-such"):
        with pytest.raises(UserError, match="no-such"):
            select([wrong])


def test_a_lemma_is_asked_when_all_it_uses_is_verified(tmp_path: Path) -> None:
    questions = tower(["thm-2.1-i"])
    executor = Answers()
    with Store(tmp_path / "s.db") as store:
        run(questions, store, executor)
        assert {row.status for row in store.results()} == {"PROVED"}
    assert sorted(executor.asked) == sorted(question.name for question in questions)
    for question in questions:
        for name in question.needs.values():
            assert executor.asked.index(name) < executor.asked.index(question.name)


def test_what_rests_on_an_unproved_lemma_is_unknown_unasked_and_a_retry_mends_it(tmp_path: Path) -> None:
    questions = tower([NAME])
    low = questions[0].name
    above = {q.name for q in questions if low in _below(q, questions)}
    assert above  # the test would be empty without
    first, second = Answers({low: Status.UNKNOWN}), Answers()
    with Store(tmp_path / "s.db") as store:
        run(questions, store, first)
        found = {row.name: row for row in store.results()}
    assert not above & set(first.asked)
    assert {name for name, row in found.items() if row.status == "UNKNOWN"} == above | {low}
    assert any(row.reason == f"It rests on {low}, not proved here." for row in found.values())
    with Store(tmp_path / "s.db") as store:
        run(questions, store, second)
        assert not second.asked
    with Store(tmp_path / "s.db") as store:
        run(questions, store, second, retry=True)
        assert {row.status for row in store.results()} == {"PROVED"}
    assert set(second.asked) == above | {low}


def _below(question: ProofQuestion, questions: tuple[ProofQuestion, ...]) -> set[str]:
    by_key = {q.key: q for q in questions}
    return {name for key, name in question.needs.items() for name in (name, *_below(by_key[key], questions))}


def test_an_incomplete_tower_is_an_error_and_not_a_wait_without_end(tmp_path: Path) -> None:
    with Store(tmp_path / "s.db") as store, pytest.raises(ValueError, match="needs what is not asked"):
        run(tower([NAME])[-1:], store, Answers())


def test_kept_answers_are_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel's record says unsat, the solvers say something else now: the sweep hears the solvers."""
    lemma = book.BOOK[tower([NAME])[0].name]
    text = kernel.query(lemma)
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path / "cache"))
    for solver in solvers.SOLVERS:
        solvers._store(text, solver, solvers.SolverAnswer("unsat", solvers.version(solver), 0.1))
    assert {verdict.answer for verdict in solvers.decide(text).values()} == {"unsat"}

    def doubt(text: str, solver: str, seconds: float = 0) -> solvers.SolverAnswer:
        return solvers.SolverAnswer("unknown", solvers.version(solver), 0.1)

    monkeypatch.setattr(solvers, "run", doubt)
    verdict = prove(proof_of(lemma), tmp_path)
    assert (verdict.status, verdict.reason) == (
        Status.UNKNOWN,
        f"{lemma.name}: z3 answers unknown, cvc5 answers unknown.",
    )
    assert not (tmp_path / proof_of(lemma).key[:2]).exists()


def test_a_solver_that_contradicts_the_other_is_an_alarm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def contradict(text: str, solver: str, seconds: float = 0) -> solvers.SolverAnswer:
        return solvers.SolverAnswer("sat" if solver == "z3" else "unsat", "1", 0.1)

    monkeypatch.setattr(solvers, "run", contradict)
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path / "cache"))
    verdict = answer(tower([NAME])[0], tmp_path)
    assert verdict.status is Status.DISAGREED
    assert "the solvers contradict each other" in verdict.reason


def test_another_book_does_not_answer(tmp_path: Path) -> None:
    *_, top = tower([NAME])
    verdict = prove(replace(top, query="0" * 64), tmp_path)
    assert verdict.reason == "The book of lemmas is another one where this was asked."


def test_a_swept_tower_is_rechecked_and_every_change_is_noticed(tmp_path: Path) -> None:
    questions = tower([NAME])
    with Store(tmp_path / "s.db") as store:
        run(questions, store, Processes(1, folder=tmp_path))
        rows = {row.name: row for row in store.results()}
    assert {row.status for row in rows.values()} == {"PROVED"}
    statuses = {row.key: row.status for row in rows.values()}

    def reason(row: StoredResult, statuses: dict[str, str] = statuses) -> str | None:
        report = recheck(row, tmp_path, statuses)
        return None if report.accepted else report.reason

    assert [reason(row) for row in rows.values()] == [None] * len(questions)
    top = rows[questions[-1].name]
    file = tmp_path / (top.certificate or "") / FILE
    assert file.read_text() == script(book.BOOK[top.name])
    used = next(iter(questions[-1].needs))
    assert "not proved in this store" in (reason(top, statuses | {used: "UNKNOWN"}) or "")
    assert "another one now" in (reason(replace(top, key="0" * 64)) or "")
    assert "but the result is UNKNOWN" in (reason(replace(top, status="UNKNOWN")) or "")
    file.write_text(file.read_text().replace("(check-sat)", "(assert false)\n(check-sat)"))
    assert "is not the query of the lemma" in (reason(top) or "")
    file.unlink()
    assert "cannot be read" in (reason(top) or "")


def test_the_solvers_are_asked_again_at_a_recheck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    question = tower([NAME])[0]
    evidence = prove(question, tmp_path).evidence
    row = stored(
        task="prove",
        name=question.name,
        key=question.key,
        status="PROVED",
        claim=question.content["claim"],
        evidence=evidence,
    )
    assert recheck(row, tmp_path, {}).accepted
    monkeypatch.setattr(proofs.solvers, "run", lambda text, solver: solvers.SolverAnswer("sat", "1", 0.1))
    assert recheck(row, tmp_path, {}).reason == "z3 answers sat."
