"""Run the statements: verdicts, certificates, and a store that a second run reuses.

A verdict is `holds`, `erratum` (false as printed), `refuted` (a belief that fails) or `open` (a belief that survived).
It comes from the literal reading alone; the corrected reading has a verdict of its own. `for ever` is said only where
the book of lemmas proves the statement.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from verifier.base.sources import code_key
from verifier.certificate.check import judge
from verifier.certificate.write import instance
from verifier.papers import forever
from verifier.papers.forever import theorem
from verifier.papers.model import Evidence, FalseFormula, Outcome, Reading, RightSet, Scope, Statement
from verifier.papers.render import found
from verifier.papers.restrictions import STATEMENTS

__all__ = ["RECORDED", "Store", "changed", "run", "run_one", "verdict_of"]

RECORDED = Path(__file__).parent / "restrictions" / "recorded.json"
Record = dict[str, Any]


def verdict_of(statement: Statement, literal: Outcome, proved: bool) -> str:
    """The verdict on what is printed."""
    if statement.kind == "belief":
        return ("holds" if proved else "open") if literal.holds else "refuted"
    return "holds" if literal.holds else "erratum"


def run_one(statement: Statement, scope: Scope, folder: Path | None = None, prove: bool = True) -> Record:
    """Check a statement, literally first; write the certificates of a failure into `folder`.

    Without `prove` a proof for ever counts only if the solvers' answers are in the store already.
    """
    start = time.perf_counter()
    literal, proof = _read(statement.literal, scope, prove)
    record: Record = {
        "id": statement.id,
        "title": statement.place,
        "kind": statement.kind,
        "verdict": verdict_of(statement, literal, proof is not None),
        "text": statement.literal.text,
        "parameters": statement.parameters,
        "literal": _reading(statement.literal, literal, proof),
        "used": statement.used,
    }
    if not literal.holds:
        record["argument"] = statement.argument
        record["convention"] = statement.convention
        if statement.corrected is not None:
            fixed, fixed_proof = _read(statement.corrected, scope, prove)
            record["corrected"] = _reading(statement.corrected, fixed, fixed_proof)
            belief = statement.kind == "belief" and fixed_proof is None
            record["corrected"]["verdict"] = ("open" if belief else "holds") if fixed.holds else "fails"
        record["certificates"] = _certify(statement, literal, folder) if folder is not None else []
    record["strength"] = record["literal"]["strength"]
    record["reason"] = found(record)
    checks = [f"wythoff check results/paper/certificates/{c['folder']}" for c in record.get("certificates", ())]
    record["commands"] = [f"wythoff paper {statement.id}", *checks]
    seconds = round(time.perf_counter() - start, 2)
    record["run"] = {"seconds": seconds, "scope": asdict(scope), "code": code_key(), "proofs": prove}
    return record


def _read(reading: Reading, scope: Scope, prove: bool) -> tuple[Outcome, Record | None]:
    """The outcome on boards, and the theorem of the book if there is one. A check that fails is never outvoted."""
    outcome = reading.check(scope)
    proof = theorem(reading.lemma, prove) if reading.lemma and outcome.holds else None
    return outcome, proof


def _reading(reading: Reading, outcome: Outcome, proof: Record | None) -> Record:
    data: Record = {"text": reading.text, "holds": outcome.holds, "reach": outcome.reach}
    data["strength"] = "for ever" if proof else strength(outcome) if outcome.holds else "fails"
    if proof:
        data["theorem"] = proof
    if outcome.witness:
        data["witness"] = outcome.witness
    return data


def strength(outcome: Outcome) -> str:
    """How strongly a check that passed speaks, without a proof: the first words of its reach."""
    for word in ("row-complete", "board", "all "):
        if word in outcome.reach:
            return {"row-complete": "row-complete", "board": "board", "all ": "complete"}[word]
    return "complete" if outcome.reach.endswith("claims") else "instances"


# --- certificates ----------------------------------------------------------------------------------------------------


def _certify(statement: Statement, outcome: Outcome, folder: Path) -> list[Record]:
    """One certificate for each piece of evidence, each accepted by the checker, or an exception."""
    found = []
    for number, evidence in enumerate(outcome.evidence, start=1):
        name = statement.id if len(outcome.evidence) == 1 else f"{statement.id}-{number}"
        target = folder / name
        if target.exists():
            shutil.rmtree(target)
        _write(statement, evidence, target)
        report = judge(target)
        if not report.accepted:
            raise AssertionError(f"the certificate of {statement.id} was not accepted: {report.reason}")
        found.append({"folder": name, "proves": report.statement, "manifest": manifest_hash(target)})
    return found


def manifest_hash(folder: Path) -> str:
    """The manifest says what a certificate proves: game, claim and board, or formula and values, and the verdict."""
    return hashlib.sha256((folder / "manifest.json").read_bytes()).hexdigest()


def proves_it(certificate: Record, folder: Path) -> bool:
    """Is the folder's certificate accepted, and the very one of the record? One of something else is of no use."""
    name = certificate.get("folder")
    if not isinstance(name, str) or Path(name).name != name:
        return False
    report = judge(folder / name)
    if not report.accepted or report.statement != certificate.get("proves"):
        return False
    return manifest_hash(folder / name) == certificate.get("manifest")


def _write(statement: Statement, evidence: Evidence, target: Path) -> None:
    if isinstance(evidence, FalseFormula):
        instance.write(target, statement.id, statement.literal.text, evidence.formula, evidence.values, evidence.game)
        return
    from verifier.certificate import certify

    target.parent.mkdir(parents=True, exist_ok=True)
    verdict = certify(evidence.game, evidence.claim, evidence.width, evidence.height, target)
    expected = "VERIFIED" if isinstance(evidence, RightSet) else "REFUTED"
    if verdict.status.value != expected:
        raise AssertionError(f"{statement.id}: the certificate says {verdict.status.value}, not {expected}")


# --- the store -------------------------------------------------------------------------------------------------------


class Store:
    """`statements.json` in a folder: records by id. A record is reused if its code is the same and it looked as far."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "statements.json"
        self.records: dict[str, Record] = {}
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            self.records = {r["id"]: r for r in data["statements"] if r["id"] in STATEMENTS}
        except (OSError, ValueError, KeyError, TypeError):
            self.records = {}

    def fresh(self, statement: Statement, scope: Scope, prove: bool) -> Record | None:
        record = self.records.get(statement.id)
        if record is None or record.get("run", {}).get("code") != code_key():
            return None
        wanted, had = asdict(scope), record["run"].get("scope", {})
        if prove and not record["run"].get("proofs"):
            return None
        if any(had.get(name, -1) < value for name, value in wanted.items()):
            return None
        folder = self.path.parent / "certificates"
        return record if all(proves_it(certificate, folder) for certificate in record.get("certificates", ())) else None

    def put(self, record: Record) -> None:
        """Keep a record, at once and whole: the file is replaced, never half written."""
        self.records[record["id"]] = record
        ordered = [self.records[id] for id in STATEMENTS if id in self.records]
        data = {"made_by": "wythoff paper", "statements": ordered}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".json.part")
        draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.path)


def run(
    ids: Sequence[str], scope: Scope, folder: Path, prove: bool = True, fresh: bool = False
) -> Iterator[tuple[str, Record, bool]]:
    """Run statements one after the other; gives (id, record, was it reused) as each is done and stored.

    With `fresh` nothing of an earlier run is used: neither its records nor what it heard from the solvers.
    """
    store = Store(folder)
    if prove:
        readings = [r for id in ids for r in (STATEMENTS[id].literal, STATEMENTS[id].corrected) if r is not None]
        forever.prepare((name for r in readings if r.lemma for name in r.lemma.split()), fresh=fresh)
    for id in ids:
        statement = STATEMENTS[id]
        record = None if fresh else store.fresh(statement, scope, prove)
        reused = record is not None
        if record is None:
            record = run_one(statement, scope, folder / "certificates", prove)
            store.put(record)
        yield id, record, reused


def outcome_of(record: Record) -> dict[str, Any]:
    """What is recorded of a statement: the verdict, whether its correction stands, and what is proved for ever."""
    outcome: dict[str, Any] = {"verdict": record["verdict"]}
    readings = [record["literal"]]
    if "corrected" in record:
        outcome["corrected"] = "stands" if record["corrected"]["holds"] else "fails"
        readings.append(record["corrected"])
    if any(reading["strength"] == "for ever" for reading in readings):
        outcome["for_ever"] = True
    return outcome


def recorded() -> dict[str, dict[str, Any]]:
    """The recorded outcomes by id."""
    found: dict[str, dict[str, Any]] = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    return found


def changed(records: Iterable[Record]) -> list[str]:
    """The ids whose outcome is not the recorded one. What was not asked for, a proof in a quick run, is not missed."""
    known_before = recorded()
    found = []
    for record in records:
        outcome, known = outcome_of(record), dict(known_before.get(record["id"], {}))
        if not record["run"]["proofs"] and "for_ever" not in outcome:
            known.pop("for_ever", None)
        if outcome != known:
            found.append(record["id"])
    return found


def record_outcomes(records: Iterable[Record]) -> None:
    """Make these outcomes the recorded ones (`python -m verifier.papers.run results/paper` after looking)."""
    data = {r["id"]: outcome_of(r) for r in records}
    lines = ",\n".join(f" {json.dumps(id)}: {json.dumps(outcome)}" for id, outcome in data.items())
    RECORDED.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    import sys

    record_outcomes(Store(Path(sys.argv[1])).records.values())
