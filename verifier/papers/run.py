"""Run the statements: verdicts, certificates, and a store that a second run reuses.

A verdict is `holds`, `erratum` (false as printed), `refuted` (a belief that fails) or `open` (a belief that survived).
It comes from the literal reading alone; the corrected reading has a verdict of its own. `for ever` is said only where
the book of lemmas proves the statement.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, TypedDict

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.base.sources import code_key
from verifier.base.verdict import Status
from verifier.certificate.check import judge
from verifier.certificate.write import automaton, false_formula
from verifier.papers import by_the_book
from verifier.papers.by_the_book import theorem
from verifier.papers.model import (
    ByAutomaton,
    CheckOutcome,
    Evidence,
    Paper,
    Reading,
    RightSet,
    Scope,
    Statement,
    Strength,
    WrongSet,
)
from verifier.papers.record import (
    CertificateFolder,
    Finding,
    Proof,
    Record,
    Run,
    StatementVerdict,
    record_from_json,
    record_to_json,
)
from verifier.papers.render import commands, found
from verifier.verification.boards import certify

__all__ = ["RecordFolder", "changed", "run", "run_one", "to_json", "verdict_of"]


def verdict_of(
    statement: Statement, literal: CheckOutcome, proved: bool
) -> Literal["holds", "erratum", "refuted", "open"]:
    """The verdict on what is printed."""
    if statement.kind == "belief":
        return ("holds" if proved else "open") if literal.holds else "refuted"
    return "holds" if literal.holds else "erratum"


def run_one(
    statement: Statement, scope: Scope, folder: Path | None = None, prove: bool = True, key: str = ""
) -> Record:
    """Check a statement, literally first; write the certificates of its evidence into `folder`.

    Without `prove` a proof for ever counts only if the solvers' answers are in the store already.
    """
    literal, proof = _read(statement.literal, scope, prove)
    verdict = verdict_of(statement, literal, proof is not None or literal.reach.strength is Strength.AUTOMATON)
    corrected: Finding | None = None
    if not literal.holds and statement.corrected is not None:
        fixed, fixed_proof = _read(statement.corrected, scope, prove)
        belief = statement.kind == "belief" and fixed_proof is None
        came: StatementVerdict = ("open" if belief else "holds") if fixed.holds else "fails"
        corrected = _finding(statement.corrected, fixed, fixed_proof, came)
    certificates = _certify(statement, literal, folder) if folder is not None else ()
    return Record(
        id=statement.id,
        place=statement.place,
        kind=statement.kind,
        verdict=verdict,
        parameters=statement.parameters,
        literal=_finding(statement.literal, literal, proof, verdict),
        run=Run(scope, code_key() + key, prove),
        corrected=corrected,
        used=statement.used,
        argument="" if literal.holds else statement.argument,
        cause=None if literal.holds else statement.cause,
        certificates=certificates,
    )


def _read(reading: Reading, scope: Scope, prove: bool) -> tuple[CheckOutcome, Proof | None]:
    """The outcome on boards, and the theorem of the book if there is one. A check that fails is never outvoted."""
    outcome = reading.check(scope)
    lemmas = reading.lemmas or outcome.lemmas
    proof = theorem(lemmas, prove) if lemmas and outcome.holds else None
    return outcome, proof


def _finding(reading: Reading, outcome: CheckOutcome, proof: Proof | None, verdict: StatementVerdict) -> Finding:
    return Finding(reading.text, outcome.holds, outcome.reach, proof, outcome.witness or "", verdict)


def to_json(record: Record, paper: Paper) -> dict[str, Any]:
    """The record as it is stored, with its sentences."""
    return record_to_json(record, found(record), commands(record, paper))


# --- certificates ----------------------------------------------------------------------------------------------------


def _certify(statement: Statement, outcome: CheckOutcome, folder: Path) -> tuple[CertificateFolder, ...]:
    """One certificate for each piece of evidence, each accepted by the checker, or an exception."""
    found = []
    for number, evidence in enumerate(outcome.evidence, start=1):
        name = statement.id if len(outcome.evidence) == 1 else f"{statement.id}-{number}"
        target = folder / name
        found.append(CertificateFolder(name, _write(statement, evidence, target), manifest_hash(target)))
    return tuple(found)


def manifest_hash(folder: Path) -> str:
    """The manifest says what a certificate proves: game, claim and board, or formula and values, and the verdict."""
    return hashlib.sha256((folder / "manifest.json").read_bytes()).hexdigest()


def proves_it(certificate: CertificateFolder, folder: Path) -> bool:
    """Is the folder's certificate accepted, and the very one of the record? One of something else is of no use."""
    name = certificate.folder
    if not isinstance(name, str) or Path(name).name != name:
        return False
    report = judge(folder / name)
    if not report.accepted or report.statement != certificate.proves:
        return False
    return manifest_hash(folder / name) == certificate.manifest


def _write(statement: Statement, evidence: Evidence, target: Path) -> str:
    """Write a certificate; what it proves, by the word of its checker, which is asked once."""
    if isinstance(evidence, WrongSet | RightSet):
        verdict = certify(evidence.game, evidence.claim, evidence.width, evidence.height, target, force=True)
        expected = Status.VERIFIED if isinstance(evidence, RightSet) else Status.REFUTED
        if verdict.status is not expected:
            raise AssertionError(f"{statement.id}: the certificate says {verdict.status.value}, not {expected.value}")
        return verdict.evidence["statement"] or ""
    if isinstance(evidence, ByAutomaton):
        automaton.write(target, evidence.automaton, force=True)
    else:
        formula, values = evidence.formula, evidence.values
        false_formula.write(target, statement.id, statement.literal.text, formula, values, evidence.game, force=True)
    report = judge(target)
    if not report.accepted:
        raise AssertionError(f"the certificate of {statement.id} was not accepted: {report.reason}")
    return report.statement or ""


# --- the store -------------------------------------------------------------------------------------------------------


class RecordFolder:
    """`statements.json` in a folder: records by id. A record is reused if its code is the same and it looked as far."""

    def __init__(self, paper: Paper, folder: Path) -> None:
        self.paper = paper
        self.path = folder / "statements.json"
        self.records: dict[str, Record] = {}
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            records = [record_from_json(entry) for entry in data["statements"]]
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return  # a damaged file has no record: everything is asked again
        self.records = {record.id: record for record in records if record.id in paper.statements}

    def fresh(self, statement: Statement, scope: Scope, prove: bool) -> Record | None:
        record = self.records.get(statement.id)
        if record is None or record.run.code != code_key() + self.paper.key or (prove and not record.run.proofs):
            return None
        if not record.run.scope.covers(scope):
            return None
        folder = self.path.parent / "certificates"
        return record if all(proves_it(certificate, folder) for certificate in record.certificates) else None

    def put(self, record: Record) -> None:
        """Keep a record, at once and whole: the file is replaced, never half written."""
        self.records[record.id] = record
        ordered = [to_json(self.records[id], self.paper) for id in self.paper.statements if id in self.records]
        data = {"made_by": "wythoff paper", "statements": ordered}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        appear(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def run(
    paper: Paper,
    ids: Sequence[str],
    scope: Scope,
    folder: Path,
    prove: bool = True,
    fresh: bool = False,
    unread: Callable[[str, UserError], None] | None = None,
) -> Iterator[tuple[str, Record, bool]]:
    """Run statements one after the other; gives (id, record, was it reused) as each is done and stored.

    With `fresh` nothing of an earlier run is used: neither its records nor what it heard from the solvers. A statement
    that cannot be read, a user's error, is told to `unread`, and the others go on.
    """
    store = RecordFolder(paper, folder)
    statements = [paper.statements[id] for id in ids]
    if prove:
        readings = [r for statement in statements for r in (statement.literal, statement.corrected) if r is not None]
        by_the_book.prepare((name for r in readings for name in r.lemmas), fresh=fresh)
    for statement in statements:
        record = None if fresh else store.fresh(statement, scope, prove)
        reused = record is not None
        if record is None:
            try:
                record = run_one(statement, scope, folder / "certificates", prove, paper.key)
            except UserError as error:
                if unread is None:
                    raise
                unread(statement.id, error)
                continue
            store.put(record)
        yield statement.id, record, reused


# --- the recorded outcomes -------------------------------------------------------------------------------------------


class RecordedOutcome(TypedDict, total=False):
    """What is recorded of a statement: the verdict, whether its correction stands, and what is proved for ever."""

    verdict: str
    corrected: Literal["stands", "fails"]
    for_ever: bool


def outcome_of(record: Record) -> RecordedOutcome:
    """What would be recorded of it now."""
    outcome: RecordedOutcome = {"verdict": record.verdict}
    if record.corrected:
        outcome["corrected"] = "stands" if record.corrected.holds else "fails"
    if any(finding.proof for finding in record.findings):
        outcome["for_ever"] = True
    return outcome


def recorded(paper: Paper) -> dict[str, RecordedOutcome]:
    """The recorded outcomes by id; for a paper from a file the verdicts that its author expects."""
    path = paper.recorded
    if path is None:
        return {id: {"verdict": statement.expect} for id, statement in paper.statements.items()}
    found: dict[str, RecordedOutcome] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def changed(paper: Paper, records: Iterable[Record]) -> list[str]:
    """The ids whose outcome is not the recorded one. What was not asked for, a proof in a quick run, is not missed."""
    known_before = recorded(paper)
    found = []
    for record in records:
        outcome, known = outcome_of(record), known_before.get(record.id, RecordedOutcome()).copy()
        if paper.recorded is None:
            as_hoped = record.kind == "belief" and record.verdict in ("open", "holds") and not known["verdict"]
            if record.verdict != (known["verdict"] or "holds") and not as_hoped:
                found.append(record.id)
            continue
        if not record.run.proofs and "for_ever" not in outcome:
            known.pop("for_ever", None)
        if outcome != known:
            found.append(record.id)
    return found


def record_outcomes(paper: Paper, records: Iterable[Record]) -> None:
    """Make these outcomes the recorded ones, after looking; those of the other statements stay as they are."""
    if paper.recorded is None:
        raise UserError("A paper from a file says itself what is expected, by `expect`: leave out --record.")
    data = recorded(paper) | {record.id: outcome_of(record) for record in records}
    lines = ",\n".join(f" {json.dumps(id)}: {json.dumps(data[id])}" for id in paper.statements if id in data)
    appear(paper.recorded, f"{{\n{lines}\n}}\n")
