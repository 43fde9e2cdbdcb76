"""A letter to the author: which text was checked, what stands, and what does not, grouped by cause.

A paper may bring passages of its own, with formulas as printed; what they do not speak of is told from the records. So
the letter is complete whatever the records say, and it says nothing of a statement that holds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence

from verifier.documents.plain import dollars
from verifier.papers.model import Cause, Letter, Paper, Passage, Remark, Strength
from verifier.papers.record import Record

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["letter", "letter_from_toml"]

TITLES: dict[Cause | None, str] = {
    Cause.SUBSTANCE: "One error of substance",
    None: "False as printed",
    Cause.TABLE: "Wrong entries of tables",
    Cause.BELIEF: "Beliefs, refuted and replaced",
    Cause.GAP: "Gaps in printed proofs, with repairs",
    Cause.SLIP: "Slips",
    Cause.CONVENTION: "Conventions left unsaid",
}
SMALL: dict[Cause | None, str] = {
    Cause.SLIP: "read",
    Cause.CONVENTION: "say",
}  # causes that are a small table, and the head of its last column


def letter_from_toml(text: str) -> Letter:
    """Passages and remarks as a file has them: `stands`, `main`, and tables `passage` and `remark`."""
    data = tomllib.loads(text)
    passages = tuple(Passage(Cause(p["cause"]), tuple(p["ids"]), p["text"].strip()) for p in data.get("passage", ()))
    remarks = tuple(
        Remark(Cause(r["cause"]), tuple(r["ids"]), r["place"], r["printed"], r["read"]) for r in data.get("remark", ())
    )
    theorems = {id: tuple(modules) for id, modules in data.get("theorems", {}).items()}
    return Letter(" ".join(data["stands"].split()), tuple(data["main"]), passages, remarks, theorems)


def letter(paper: Paper, records: Sequence[Record]) -> str:
    """The letter as Markdown; without passages of its own it is made from the records alone."""
    own = paper.letter() if paper.letter else Letter("", (), (), ())
    known = {record.id: record for record in records}
    wrong = {record.id: record for record in records if record.verdict in ("erratum", "refuted")}
    parts = [f"# Remarks on *{dollars(paper.title)}*", f"To {paper.authors}.", _checked(paper), _stands(own, known)]
    for cause, title in TITLES.items():
        small = cause in SMALL
        body = _remarks(cause, own, wrong, paper) if small else _passages(cause, own, wrong, paper)
        if cause is Cause.SUBSTANCE and len(body) > 1:
            title = "Errors of substance"
        parts += [f"## {title}", *body] if body else []
    if not wrong:
        parts.append("No statement was found wrong.")
    elif certified := [record for record in wrong.values() if record.certificates]:
        causes = [*TITLES]
        example = min(certified, key=lambda record: causes.index(record.cause)).certificates[0].folder
        parts += [
            "## How to check",
            "A remark has the name of its statement beside it, unless it is a slip of the pen that needs no check. "
            f"`{paper.command('ID')}` evaluates a statement again, and its certificate, where it has one, can "
            f"be checked alone: `wythoff check {paper.folder}/certificates/{example}`.",
            _theorems(own, wrong),
        ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _theorems(own: Letter, wrong: Mapping[str, Record]) -> str:
    """The modules of coq/errata."""
    told = [f"`{module}`" for id, modules in own.theorems.items() if id in wrong for module in modules]
    if not told:
        return ""
    return (
        "These are Coq theorems as well, from the definition of $P$-positions on, without an axiom; `make coq` "
        f"compiles them, the files of `coq/errata`: {', '.join(told)}."
    )


def _checked(paper: Paper) -> str:
    source = paper.source
    digest = " ".join(f"`{source.sha256[at : at + 16]}`" for at in range(0, len(source.sha256), 16))
    digest = f", with SHA-256 {digest}" if digest else ""
    named = f"The text that was checked is `{source.name}`, {source.date}{digest}. " if source.name else ""
    return f"{named}What it claims was evaluated against its own definitions, to the letter."


def _stands(own: Letter, known: Mapping[str, Record]) -> str:
    """That the main results stand is said only if every one of them is on record as such."""
    found = [known[id] for id in own.main if id in known]
    findings = [record.literal if record.literal.holds else record.corrected for record in found]
    if not own.stands or len(found) < len(own.main) or not all(finding and finding.holds for finding in findings):
        return ""
    strengths = {finding.strength for finding in findings if finding}
    if strengths == {Strength.COQ}:
        return f"{own.stands}. Each is proved again, for all constants, in a form that Coq's kernel has checked."
    if strengths <= {Strength.COQ, Strength.EVER}:
        return f"{own.stands}. Each is proved again, for all constants, by two SMT solvers."
    return f"{own.stands}."


def _passages(cause: Cause | None, own: Letter, wrong: Mapping[str, Record], paper: Paper) -> list[str]:
    """What is said of a cause, in the order of the paper's statements."""
    chosen = [passage for passage in own.passages if passage.cause is cause and wrong.keys() & set(passage.ids)]
    told = {id for passage in own.passages for id in passage.ids} | {id for r in own.remarks for id in r.ids}
    said = {_first(passage.ids, wrong): _named(passage) for passage in chosen}
    said |= {r.id: _from_record(r) for r in wrong.values() if r.cause is cause and r.id not in told}
    return [said[id] for id in paper.statements if id in said]


def _first(ids: Iterable[str], wrong: Mapping[str, Record]) -> str:
    return next(id for id in ids if id in wrong)


def _named(passage: Passage) -> str:
    """The passage, with the names of its statements at its end unless it has them already."""
    if any(f"**{id}**" in passage.text for id in passage.ids):
        return passage.text
    return f"{passage.text} ({', '.join(f'**{id}**' for id in passage.ids)})"


def _from_record(record: Record) -> str:
    """A passage in the words of the record."""
    text = f"*{record.place}.* {_sentence(record.literal.text)}"
    text += f" *It fails:* {_sentence(record.literal.witness)}" if record.literal.witness else ""
    if record.corrected:
        text += f" *{'Repair' if record.cause is Cause.GAP else 'Read'}:* {_sentence(record.corrected.text)}"
    return f"{text} (**{record.id}**)"


def _sentence(text: str) -> str:
    return dollars(text if text.endswith(".") else f"{text}.")


def _remarks(cause: Cause | None, own: Letter, wrong: Mapping[str, Record], paper: Paper) -> list[str]:
    """The table of a cause, in the order of the paper's statements."""
    chosen = [remark for remark in own.remarks if remark.cause is cause and wrong.keys() & set(remark.ids)]
    told = {id for remark in own.remarks for id in remark.ids} | {id for p in own.passages for id in p.ids}
    rows = [(_first(r.ids, wrong), r.place, r.printed, r.read, _beside(r.ids)) for r in chosen]
    rows += [
        (
            r.id,
            r.place,
            dollars(r.literal.text),
            dollars(r.corrected.text if r.corrected else r.literal.witness),
            _beside((r.id,)),
        )
        for r in wrong.values()
        if r.cause is cause and r.id not in told
    ]
    if cause is Cause.SLIP:
        rows += [(slip.near, slip.place, _quoted(slip.printed), _quoted(slip.read), "") for slip in paper.slips]
    place = {id: at for at, id in enumerate(paper.statements)}
    cells = [row[1:] for row in sorted(rows, key=lambda row: place.get(row[0], len(place)))]
    if not cells:
        return []
    lines = [f"| place | printed | {SMALL[cause]} | statement |", "|---|---|---|---|"]
    return ["\n".join(lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells])]


def _beside(ids: Iterable[str]) -> str:
    return ", ".join(f"`{id}`" for id in ids)


def _quoted(text: str) -> str:
    """Quoted words of the paper, their formulas typeset."""
    return dollars(text.replace("`", ""))
