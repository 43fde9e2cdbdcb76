"""The records as pages: `statements.md`, the whole table, and `ERRATA.md`, a note that could be sent to the author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

__all__ = ["SLIPS", "errata", "summary", "table", "write_pages"]

Record = dict[str, Any]

TITLES = {
    "holds": "Holds",
    "erratum": "Erratum: false as printed",
    "refuted": "Refuted belief",
    "open": "Open: a belief that survived",
}
PARTS: tuple[tuple[str, Callable[[Record], bool]], ...] = (
    ("False as printed", lambda r: r["kind"] not in ("step", "belief") and not r.get("convention")),
    ("Right once a convention is stated", lambda r: r["kind"] != "step" and bool(r.get("convention"))),
    ("Steps of proofs (the theorems stand)", lambda r: r["kind"] == "step"),
    ("Beliefs of Section 7 that fail", lambda r: r["kind"] == "belief"),
)

# Slips of the pen that no check can find false: they have no other reading. Noticed while the statements were written
# down.
SLIPS = (
    ("Section 1.1", "`Section 1.2 of this paper` (on blocking manoeuvres)", "Section 1.6"),
    ("Equation (5)", "`i in {0, 1, ..., n-1]`", "{0, 1, ..., n-1}"),
    ("Definition 2.3", "`(3a)`, `(3b)`", "(iiia), (iiib)"),
    ("Figure 2, caption", "`2WN^{2,6}`", "2WN^(2,6)"),
    ("Theorem 5.1, proof, last line", "`a_{phi_{n+1}} < b_n < b_{n+1} < a_{phi_{n+1}}`", "a_{phi_n} < b_n < ..."),
    ("Proposition 5.2 (ii), proof, (b) Case 1", "`a greatest k' in Z_{>0} ... 0 <= k' < p`", "k' in Z_{>=0}"),
    ("Section 6, Game (i)", "`{a_i, bi}`", "{a_i, b_i}"),
    (
        "Section 6, before Game (i)",
        "`By symmetry, we may assume x <= y`",
        "not for (iiia), whose board is not symmetric",
    ),
    ("Section 6, Game (iiia)", "`implicitly deals with the case m = 0`", "m = 1"),
)


def summary(records: Sequence[Record]) -> str:
    """One sentence: how many of each verdict."""
    count = {name: sum(r["verdict"] == name for r in records) for name in TITLES}
    ever = sum(r["literal"]["strength"] == "for ever" for r in records)
    parts = [f"{count['holds']} {'holds' if count['holds'] == 1 else 'hold'} ({ever} of them for ever)"]
    parts += [f"{count['erratum']} {'erratum' if count['erratum'] == 1 else 'errata'}"]
    parts += [f"{count['refuted']} refuted {'belief' if count['refuted'] == 1 else 'beliefs'}"]
    parts += [f"{count['open']} open"] if count["open"] else []
    return f"{len(records)} {'statement' if len(records) == 1 else 'statements'}: {', '.join(parts)}."


def strength(reading: Record) -> str:
    """How strongly a reading was confirmed, in words."""
    if reading["strength"] == "for ever":
        return f"for ever (`wythoff prove {_provable(reading['theorem']['name'])}`); also {reading['reach']}"
    return str(reading["reach"])


def _provable(lemmas: str) -> str:
    """What to give to `wythoff prove`: the statements of the book that these lemmas make up, and what is left over."""
    from verifier.lemmas.book import STATEMENTS

    left, ids = set(lemmas.split()), []
    for statement in sorted(STATEMENTS.values(), key=lambda s: -len(s.lemmas)):
        if left & set(statement.lemmas) and set(statement.lemmas) <= set(lemmas.split()):
            ids.append(statement.id)
            left -= set(statement.lemmas)
    return " ".join(ids + [name for name in lemmas.split() if name in left])


def found(record: Record) -> str:
    """What came out, in a cell."""
    literal = record["literal"]
    if literal["holds"]:
        return strength(literal)
    text = str(literal.get("witness", literal["reach"]))
    if "corrected" in record:
        fixed = record["corrected"]
        text += f". Corrected: {fixed['verdict']}, {strength(fixed)}"
    return text


def table(records: Sequence[Record]) -> str:
    """`statements.md`."""
    lines = [
        "# The paper, statement by statement",
        "",
        "U. Larsson, *Restrictions of m-Wythoff Nim and p-complementary Beatty sequences*. Made by `wythoff paper`; "
        "check a certificate with `wythoff check results/paper/certificates/ID`.",
        "",
        summary(records),
        "",
        "*Holds*: true as printed; *for ever* means proved for every m, p and n by the book of lemmas (`wythoff "
        "prove`), otherwise the cell says how far it was tested, *row-complete to R* on the first R rows of the "
        "infinite board. *Erratum*: false as printed against the definitions, or in need of a convention that is not "
        "stated; `ERRATA.md` has the corrections. *Refuted*, *open*: beliefs.",
        "",
    ]
    lines += ["| id | place | says | verdict | what came out |", "|---|---|---|---|---|"]
    for r in records:
        cells = (f"`{r['id']}`", r["title"], r["literal"]["text"], f"**{r['verdict']}**", found(r))
        lines.append("| " + " | ".join(_cell(c) for c in cells) + " |")
    lines += ["", "Figures: `results/figures/figure-1.svg` and `figure-2.svg`, remade from their captions.", ""]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def errata(records: Sequence[Record]) -> str:
    """`ERRATA.md`."""
    wrong = [r for r in records if r["verdict"] in ("erratum", "refuted")]
    lines = [
        "# Errata",
        "",
        "to U. Larsson, *Restrictions of m-Wythoff Nim and p-complementary Beatty sequences*.",
        "",
        "Each entry was found by evaluating the printed text, read to the letter, against the definitions of the "
        "paper. None touches the main results in substance: with Theorem 2.1 (iiia) read as corrected below, all of "
        "Theorem 2.1, Theorems 3.1, 4.1 and 5.1 and Proposition 5.2 stand. Each has a certificate: `wythoff check "
        "results/paper/certificates/ID` repeats the decisive evaluation; `wythoff paper ID` finds it again.",
        "",
    ]
    lines += ["| | place | in short |", "|---|---|---|"]
    lines += [f"| [`{r['id']}`](#{r['id']}) | {_cell(r['title'])} | {_cell(_short(r))} |" for r in wrong]
    lines.append("")
    for title, belongs in PARTS:
        group = [r for r in wrong if belongs(r)]
        if group:
            lines += [f"## {title}", ""]
            for r in group:
                lines += _entry(r)
    lines += ["## Slips of the pen", "", "Noticed in passing; no check is involved.", ""]
    lines += ["| place | printed | read |", "|---|---|---|"]
    lines += [f"| {_cell(place)} | {_cell(printed)} | {_cell(read)} |" for place, printed, read in SLIPS]
    return "\n".join([*lines, ""])


def _short(r: Record) -> str:
    """The witness, for the list at the top."""
    word = "refuted" if r["verdict"] == "refuted" else "needs a convention" if r.get("convention") else "false"
    return f"{word}: {r['literal'].get('witness', '')}"


def _entry(r: Record) -> list[str]:
    lines = [
        f'<a id="{r["id"]}"></a>',
        "",
        f"### {r['title']} (`{r['id']}`)",
        "",
        f"**Printed.** {r['literal']['text']}",
        "",
    ]
    lines += [f"**Fails.** Smallest witness: {r['literal'].get('witness', '')}.", ""]
    if "corrected" in r:
        fixed = r["corrected"]
        word = {"holds": "holds", "open": "not proved, survived", "fails": "FAILS"}[fixed["verdict"]]
        lines += [f"**Corrected.** {fixed['text']} *({word}: {strength(fixed)}.)*", ""]
    if r.get("argument"):
        lines += [f"**Why.** {r['argument']}", ""]
    folders = ", ".join(f"`wythoff check results/paper/certificates/{c['folder']}`" for c in r.get("certificates", ()))
    if folders:
        lines += [f"**Check.** {folders}", ""]
    return lines


def write_pages(records: Sequence[Record], folder: Path) -> None:
    """Write `statements.md` and `ERRATA.md`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "statements.md").write_text(table(records), encoding="utf-8")
    (folder / "ERRATA.md").write_text(errata(records), encoding="utf-8")
