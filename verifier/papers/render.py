"""The records as pages: `statements.md`, the whole table, and the letter to the author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from verifier.base.appearing import appear
from verifier.base.extras import is_here
from verifier.base.plural import counted
from verifier.documents.latex import latex
from verifier.documents.markdown import read
from verifier.documents.plain import dollars
from verifier.documents.typst import pdf
from verifier.lemmas.book import STATEMENTS
from verifier.lemmas.coq.first_principles import PaperTheorem
from verifier.papers.letter import letter
from verifier.papers.model import Cause, Paper, Strength
from verifier.papers.record import Finding, Record

__all__ = ["commands", "found", "summary", "table", "write_pages"]

TITLES = {
    "holds": "Holds",
    "erratum": "Erratum: false as printed",
    "refuted": "Refuted belief",
    "open": "Open: a belief that survived",
}
COUNTED = {
    Cause.SUBSTANCE: "wrong in substance",
    Cause.TABLE: "wrong in a table",
    Cause.BELIEF: "beliefs refuted",
    Cause.GAP: "gaps in proofs",
    Cause.SLIP: "slips",
    Cause.CONVENTION: "conventions left unsaid",
}


def summary(records: Sequence[Record], unread: int = 0) -> str:
    """One sentence: how many hold, of each cause how many do not, and how many could not be read."""
    holds = sum(r.verdict == "holds" for r in records)
    ever = sum(r.literal.strength in (Strength.COQ, Strength.EVER, Strength.AUTOMATON) for r in records)
    wrong = [r for r in records if r.verdict in ("erratum", "refuted")]
    counts = [(sum(r.cause is cause for r in wrong), words) for cause, words in COUNTED.items()]
    of_them = f" ({ever} of them for ever)" if holds > 1 else " for ever" if ever else ""
    parts = [f"{holds} {'holds' if holds == 1 else 'hold'}{of_them}"] if holds or not wrong else []
    parts += [f"{count} {words if count > 1 else _one(words)}" for count, words in counts if count]
    other = sum(r.cause is None for r in wrong)
    parts += [f"{other} false as printed"] if other else []
    still = sum(r.verdict == "open" for r in records)
    parts += [f"{still} open"] if still else []
    parts += [f"{unread} could not be read"] if unread else []
    number = len(records) + unread
    return f"{counted(number, 'statement')}: {', '.join(parts)}."


def _one(words: str) -> str:
    """The words for a single one."""
    for many in ("beliefs", "gaps", "slips", "conventions"):
        words = words.replace(many, many[:-1])
    return words


def strength(finding: Finding) -> str:
    """How strongly a reading was confirmed, in words."""
    if finding.proof:
        coq = "Coq, " if finding.proof.coq else ""
        return f"for ever ({coq}`wythoff prove {_provable(finding.proof.lemmas)}`); also {finding.reach}"
    return str(finding.reach)


def _provable(lemmas: tuple[str, ...]) -> str:
    """What to give to `wythoff prove`: the statements of the book that these lemmas make up, or that contain them."""
    left, ids = set(lemmas), []
    for statement in sorted(STATEMENTS.values(), key=lambda s: -len(s.lemmas)):
        if left & set(statement.lemmas) and set(statement.lemmas) <= set(lemmas):
            ids.append(statement.id)
            left -= set(statement.lemmas)
    of = {name: statement.id for statement in STATEMENTS.values() for name in reversed(statement.lemmas)}
    return " ".join(dict.fromkeys(ids + [of.get(name, name) for name in lemmas if name in left]))


def found(record: Record, show: Callable[[str], str] = str) -> str:
    """What came out, in a cell; `show` is how each part of it is typeset."""
    if record.literal.holds:
        return show(strength(record.literal))
    fixed = record.corrected
    return show(witness(record)) + (f". Corrected: {fixed.verdict}, {show(strength(fixed))}" if fixed else "")


def witness(record: Record) -> str:
    """The smallest failure of what is printed."""
    return record.literal.witness or str(record.literal.reach)


def commands(record: Record, paper: Paper) -> list[str]:
    """What asks again, and what checks the certificates."""
    folders = [f"wythoff check {paper.folder}/certificates/{certificate.folder}" for certificate in record.certificates]
    return [paper.command(record.id), *folders]


def table(paper: Paper, records: Sequence[Record]) -> str:
    """`statements.md`."""
    lines = [
        "# The paper, statement by statement",
        "",
        f"{paper.authors}, *{paper.title}*. Made by `wythoff paper {paper.file or paper.name}`; "
        f"check a certificate with `wythoff check {paper.folder}/certificates/ID`.",
        "",
        summary(records, len(paper.unread)),
        "",
        "*Holds*: true as printed; *for ever* means proved for every m, p and n by the book of lemmas (`wythoff "
        "prove`), and *Coq* beside it that Coq's kernel has checked it too; otherwise the cell says how far it was "
        "tested, *row-complete to R* on the first R rows of the infinite board. *Erratum*: false as printed against "
        "the definitions, or in need of a convention that is not stated; `letter.md` has the corrections. *Refuted*, "
        "*open*: beliefs.",
        "",
    ]
    lines += ["| id | place | says | verdict | what came out |", "|---|---|---|---|---|"]
    for r in records:
        came_out = found(r, dollars) + _in_coq(r, "; ", here=not paper.file)
        cells = (f"`{r.id}`", dollars(r.place), dollars(r.literal.text), f"**{r.verdict}**", came_out)
        lines.append("| " + " | ".join(_cell(c) for c in cells) + " |")
    if not paper.file:
        lines += ["", "Figures: `results/figures/figure-1.svg` and `figure-2.svg`, remade from their captions."]
    lines += ["", *(f"- `{unread.id}` could not be read: {unread.why}" for unread in paper.unread)]
    return "\n".join(lines).rstrip() + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _in_coq(r: Record, before: str, here: bool) -> str:
    """The theorems from first principles: as links with their lines, from a page in results/paper that is `here`."""
    finding = r.literal if r.literal.holds else r.corrected
    if finding is None or finding.proof is None or finding.proof.coq is None:
        return ""
    links = []
    for file, name in finding.proof.coq.theorems:
        line = PaperTheorem(r.id, file.removeprefix("coq/"), name).line()
        links.append(f"[{name}](../../{file}{f'#L{line}' if line else ''})" if here else f"{name} (`{file}`)")
    return before + ", ".join(links) if links else ""


def write_pages(paper: Paper, records: Sequence[Record], folder: Path) -> None:
    """Write `statements.md`, and the letter as Markdown, as LaTeX and, where typst is installed, as PDF."""
    folder.mkdir(parents=True, exist_ok=True)
    appear(folder / "statements.md", table(paper, records))
    text = letter(paper, records)
    appear(folder / "letter.md", text)
    document = read(text)
    appear(folder / "letter.tex", latex(document))
    if is_here("typst"):
        appear(folder / "letter.pdf", pdf(document))
