"""What was found about a statement, as values: a `Finding` for each reading, a `Record` for the statement.

A record is what is stored and what every page is made from. `to_json` writes it with the sentences that people read
beside the numbers they are made of; `from_json` reads the numbers alone, never a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal

from verifier.papers.model import Cause, Reach, Scope, Strength

__all__ = [
    "WORDS",
    "CertificateFolder",
    "Coq",
    "Finding",
    "Proof",
    "Record",
    "Run",
    "StatementVerdict",
    "record_from_json",
    "record_to_json",
]

StatementVerdict = Literal["holds", "erratum", "refuted", "open", "fails"]
WORDS: tuple[StatementVerdict, ...] = ("holds", "erratum", "refuted", "open")


@dataclass(frozen=True)
class Coq:
    """Coq has checked the lemmas: its version, the axioms, and theorems from first principles as file and name."""

    version: str
    axioms: tuple[str, ...]
    theorems: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Proof:
    """A proof for ever: the lemmas of the book, what they say, on how many others they rest, and who checked them."""

    lemmas: tuple[str, ...]
    says: str
    rests_on: int
    by: str
    coq: Coq | None = None


@dataclass(frozen=True)
class Finding:
    """What came out for one reading of a statement."""

    text: str
    holds: bool
    reach: Reach
    proof: Proof | None = None
    witness: str = ""
    verdict: StatementVerdict = "holds"

    @property
    def strength(self) -> Strength | None:
        """The strongest way in which it is known; None for a reading that fails."""
        if not self.holds:
            return None
        if self.proof:
            return Strength.COQ if self.proof.coq else Strength.EVER
        return self.reach.strength

    @property
    def word(self) -> str:
        """The strength, or "fails"."""
        return self.strength.value if self.strength else "fails"


@dataclass(frozen=True)
class CertificateFolder:
    """A folder below `certificates/`, the sentence that its checker gave, and the hash of its manifest."""

    folder: str
    proves: str
    manifest: str


@dataclass(frozen=True)
class Run:
    """How the record was made: it is asked again when the code is another, or the scope wider."""

    scope: Scope
    code: str
    proofs: bool


@dataclass(frozen=True)
class Record:
    """What is known of one statement."""

    id: str
    place: str
    kind: str
    verdict: StatementVerdict
    parameters: str
    literal: Finding
    run: Run
    corrected: Finding | None = None
    used: str = ""
    argument: str = ""
    cause: Cause | None = None
    certificates: tuple[CertificateFolder, ...] = field(default=())

    @property
    def findings(self) -> tuple[Finding, ...]:
        return (self.literal,) if self.corrected is None else (self.literal, self.corrected)


def finding_to_json(finding: Finding) -> dict[str, Any]:
    data: dict[str, Any] = {
        "text": finding.text,
        "holds": finding.holds,
        "reach": str(finding.reach),
        "far": _set_fields(finding.reach),
        "strength": finding.word,
    }
    if finding.proof:
        data["theorem"] = _proof_to_json(finding.proof)
    if finding.witness:
        data["witness"] = finding.witness
    return data


def _proof_to_json(proof: Proof) -> dict[str, Any]:
    data = {"lemmas": list(proof.lemmas), "says": proof.says, "rests_on": proof.rests_on, "by": proof.by}
    if proof.coq:
        theorems = [list(theorem) for theorem in proof.coq.theorems]
        data["coq"] = {"version": proof.coq.version, "axioms": list(proof.coq.axioms), "theorems": theorems}
    return data


def _proof_from_json(data: Mapping[str, Any]) -> Proof:
    coq = None
    if "coq" in data:
        theorems = tuple((str(file), str(name)) for file, name in data["coq"]["theorems"])
        coq = Coq(data["coq"]["version"], tuple(data["coq"]["axioms"]), theorems)
    return Proof(tuple(data["lemmas"]), data["says"], data["rests_on"], data["by"], coq)


def _set_fields(reach: Reach) -> dict[str, Any]:
    found = {f.name: getattr(reach, f.name) for f in fields(reach) if getattr(reach, f.name) != f.default}
    return found | ({"largest": [list(pair) for pair in reach.largest]} if reach.largest else {})


def finding_from_json(data: Mapping[str, Any], verdict: StatementVerdict) -> Finding:
    far = dict(data["far"])
    reach = Reach(**far | {"largest": tuple((str(name), int(value)) for name, value in far.get("largest", ()))})
    proof = _proof_from_json(data["theorem"]) if "theorem" in data else None
    return Finding(data["text"], data["holds"] is True, reach, proof, data.get("witness", ""), verdict)


def record_to_json(record: Record, reason: str, commands: list[str]) -> dict[str, Any]:
    """The record with its sentences: `reason`, what came out, and the commands that check it again."""
    data: dict[str, Any] = {
        "id": record.id,
        "title": record.place,
        "kind": record.kind,
        "verdict": record.verdict,
        "text": record.literal.text,
        "parameters": record.parameters,
        "literal": finding_to_json(record.literal),
        "used": record.used,
    }
    if not record.literal.holds:
        data |= {"argument": record.argument, "cause": record.cause.value if record.cause else ""}
        if record.corrected:
            data["corrected"] = finding_to_json(record.corrected) | {"verdict": record.corrected.verdict}
    if record.certificates or not record.literal.holds:
        data["certificates"] = [asdict(certificate) for certificate in record.certificates]
    data |= {"strength": data["literal"]["strength"], "reason": reason, "commands": commands}
    run = record.run
    return data | {"run": {"scope": asdict(run.scope), "code": run.code, "proofs": run.proofs}}


def record_from_json(data: Mapping[str, Any]) -> Record:
    """The record again; KeyError, TypeError or ValueError where the data is none."""
    fixed, run = data.get("corrected"), data["run"]
    return Record(
        id=data["id"],
        place=data["title"],
        kind=data["kind"],
        verdict=data["verdict"],
        parameters=data["parameters"],
        literal=finding_from_json(data["literal"], data["verdict"]),
        run=Run(Scope(**run["scope"]), run["code"], run["proofs"] is True),
        corrected=finding_from_json(fixed, fixed["verdict"]) if fixed is not None else None,
        used=data.get("used", ""),
        argument=data.get("argument", ""),
        cause=Cause(data["cause"]) if data.get("cause") else None,
        certificates=tuple(CertificateFolder(**certificate) for certificate in data.get("certificates", ())),
    )
