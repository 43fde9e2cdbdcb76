"""The records as pages: `statements.md`, the whole table, and `ERRATA.md`, a note that could be sent to the author."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from verifier.base.appearing import appear
from verifier.lemmas.book import STATEMENTS
from verifier.lemmas.coq.first_principles import PaperTheorem
from verifier.papers.model import Cause, Paper, Strength
from verifier.papers.record import Finding, Record

__all__ = ["commands", "errata", "found", "summary", "table", "write_pages"]

TITLES = {
    "holds": "Holds",
    "erratum": "Erratum: false as printed",
    "refuted": "Refuted belief",
    "open": "Open: a belief that survived",
}
PARTS: tuple[tuple[str, Cause], ...] = (
    ("The error of substance", Cause.SUBSTANCE),
    ("Wrong entries of tables", Cause.TABLE),
    ("Beliefs that fail", Cause.BELIEF),
    ("Gaps in printed proofs (the theorems stand)", Cause.GAP),
    ("Slips that a check finds false", Cause.SLIP),
    ("Right once a convention is stated", Cause.CONVENTION),
)


def summary(records: Sequence[Record]) -> str:
    """One sentence: how many of each verdict."""
    count = {name: sum(r.verdict == name for r in records) for name in TITLES}
    ever = sum(r.literal.strength in (Strength.COQ, Strength.EVER) for r in records)
    parts = [f"{count['holds']} {'holds' if count['holds'] == 1 else 'hold'} ({ever} of them for ever)"]
    parts += [f"{count['erratum']} {'erratum' if count['erratum'] == 1 else 'errata'}"]
    parts += [f"{count['refuted']} refuted {'belief' if count['refuted'] == 1 else 'beliefs'}"]
    parts += [f"{count['open']} open"] if count["open"] else []
    return f"{len(records)} {'statement' if len(records) == 1 else 'statements'}: {', '.join(parts)}."


def strength(finding: Finding) -> str:
    """How strongly a reading was confirmed, in words."""
    if finding.proof:
        coq = "Coq, " if finding.proof.coq else ""
        return f"for ever ({coq}`wythoff prove {_provable(finding.proof.lemmas)}`); also {finding.reach}"
    return str(finding.reach)


def _provable(lemmas: tuple[str, ...]) -> str:
    """What to give to `wythoff prove`: the statements of the book that these lemmas make up, and what is left over."""
    left, ids = set(lemmas), []
    for statement in sorted(STATEMENTS.values(), key=lambda s: -len(s.lemmas)):
        if left & set(statement.lemmas) and set(statement.lemmas) <= set(lemmas):
            ids.append(statement.id)
            left -= set(statement.lemmas)
    return " ".join(ids + [name for name in lemmas if name in left])


def found(record: Record) -> str:
    """What came out, in a cell."""
    if record.literal.holds:
        return strength(record.literal)
    fixed = record.corrected
    return witness(record) + (f". Corrected: {fixed.verdict}, {strength(fixed)}" if fixed else "")


def witness(record: Record) -> str:
    """The smallest failure of what is printed."""
    return record.literal.witness or str(record.literal.reach)


def commands(record: Record, paper: Paper) -> list[str]:
    """What asks again, and what checks the certificates."""
    folders = [f"wythoff check results/paper/certificates/{certificate.folder}" for certificate in record.certificates]
    return [f"wythoff paper {record.id}", *folders]


def table(paper: Paper, records: Sequence[Record]) -> str:
    """`statements.md`."""
    lines = [
        "# The paper, statement by statement",
        "",
        f"{paper.authors}, *{paper.title}*. Made by `wythoff paper`; "
        "check a certificate with `wythoff check results/paper/certificates/ID`.",
        "",
        summary(records),
        "",
        "*Holds*: true as printed; *for ever* means proved for every m, p and n by the book of lemmas (`wythoff "
        "prove`), and *Coq* beside it that Coq's kernel has checked it too; otherwise the cell says how far it was "
        "tested, *row-complete to R* on the first R rows of the infinite board. *Erratum*: false as printed against "
        "the definitions, or in need of a convention that is not stated; `ERRATA.md` has the corrections. *Refuted*, "
        "*open*: beliefs.",
        "",
    ]
    lines += ["| id | place | says | verdict | what came out |", "|---|---|---|---|---|"]
    for r in records:
        cells = (f"`{r.id}`", r.place, r.literal.text, f"**{r.verdict}**", found(r) + _in_coq(r, "; "))
        lines.append("| " + " | ".join(_cell(c) for c in cells) + " |")
    lines += ["", "Figures: `results/figures/figure-1.svg` and `figure-2.svg`, remade from their captions.", ""]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def errata(paper: Paper, records: Sequence[Record]) -> str:
    """`ERRATA.md`."""
    wrong = [r for r in records if r.verdict in ("erratum", "refuted")]
    lines = [
        "# Errata",
        "",
        f"to {paper.authors}, *{paper.title}*.",
        "",
        "Each entry was found by evaluating the printed text, read to the letter, against the definitions of the "
        "paper. None touches the main results in substance: with Theorem 2.1 (iiia) read as corrected below, all of "
        "Theorem 2.1, Theorems 3.1, 4.1 and 5.1 and Proposition 5.2 stand. Each has a certificate: `wythoff check "
        "results/paper/certificates/ID` repeats the decisive evaluation; `wythoff paper ID` finds it again.",
        "",
    ]
    lines += ["| | place | in short |", "|---|---|---|"]
    lines += [f"| [`{r.id}`](#{r.id}) | {_cell(r.place)} | {_cell(_short(r))} |" for r in wrong]
    lines.append("")
    for title, cause in PARTS:
        group = [r for r in wrong if r.cause is cause]
        if group:
            lines += [f"## {title}", ""]
            for r in group:
                lines += _entry(r)
    lines += ["## Slips of the pen", "", "Noticed in passing; no check is involved.", ""]
    lines += ["| place | printed | read |", "|---|---|---|"]
    lines += [f"| {_cell(slip.place)} | {_cell(slip.printed)} | {_cell(slip.read)} |" for slip in paper.slips]
    return "\n".join([*lines, ""])


def _in_coq(r: Record, before: str) -> str:
    """Links to the theorems from first principles, with their lines, from a page in results/paper."""
    finding = r.literal if r.literal.holds else r.corrected
    if finding is None or finding.proof is None or finding.proof.coq is None:
        return ""
    links = []
    for file, name in finding.proof.coq.theorems:
        line = PaperTheorem(r.id, file.removeprefix("coq/"), name).line()
        links.append(f"[{name}](../../{file}{f'#L{line}' if line else ''})")
    return before + ", ".join(links) if links else ""


def _short(r: Record) -> str:
    """The witness, for the list at the top."""
    word = "refuted" if r.verdict == "refuted" else "needs a convention" if r.cause is Cause.CONVENTION else "false"
    return f"{word}: {witness(r)}"


def _entry(r: Record) -> list[str]:
    lines = [f'<a id="{r.id}"></a>', "", f"### {r.place} (`{r.id}`)", "", f"**Printed.** {r.literal.text}", ""]
    lines += [f"**Fails.** Smallest witness: {witness(r)}.", ""]
    if fixed := r.corrected:
        word = {"holds": "holds", "open": "not proved, survived"}.get(fixed.verdict, "FAILS")
        lines += [f"**Corrected.** {fixed.text} *({word}: {strength(fixed)}.)*", ""]
    if links := _in_coq(r, ""):
        lines += [f"**Coq.** {links}", ""]
    if r.argument:
        lines += [f"**Why.** {r.argument}", ""]
    folders = ", ".join(f"`wythoff check results/paper/certificates/{c.folder}`" for c in r.certificates)
    if folders:
        lines += [f"**Check.** {folders}", ""]
    return lines


def write_pages(paper: Paper, records: Sequence[Record], folder: Path) -> None:
    """Write `statements.md` and `ERRATA.md`."""
    folder.mkdir(parents=True, exist_ok=True)
    appear(folder / "statements.md", table(paper, records))
    appear(folder / "ERRATA.md", errata(paper, records))
