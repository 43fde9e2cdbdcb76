r"""What was checked, for an author's appendix: a LaTeX file to `\input`, and the same table as a page.

The file defines `\wythoff{thm-2.1-i}`, a small box with the verdict on that statement, how strongly it is known, the
first digits of its certificate's hash and the command that asks again; and `\wythofftable`, all of them in one table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from verifier.documents.document import Table
from verifier.documents.latex import escape, line, table
from verifier.documents.markdown import inlines, read
from verifier.documents.plain import dollars
from verifier.papers.model import Paper
from verifier.papers.record import Record

__all__ = ["macros", "page"]

DIGITS = 12  # of a certificate's hash: enough to recognise it
_HEAD = r"""% What was checked of: {title} ({authors}).
% \input this file in the preamble; it needs amsmath, amssymb, array, booktabs and longtable.
% \wythoff{{ID}} is a small box about one statement, \wythofftable the table of all of them.
\makeatletter
\newcommand{{\wythoff}}[1]{{\@ifundefined{{wythoff@#1}}%
  {{\PackageWarning{{wythoff}}{{no statement #1}}\fbox{{no statement \texttt{{#1}}}}}}{{\csname wythoff@#1\endcsname}}}}
\newcommand{{\wythoff@box}}[5]{{\par\smallskip\noindent\fbox{{\parbox{{0.96\linewidth}}{{\small
  \textbf{{#1}} \hfill \textbf{{#2}}\\ #3\\ \textit{{Strength:}} #4\\ {{\footnotesize #5}}}}}}\par\smallskip}}
\newcommand{{\wythoff@define}}[6]{{\expandafter\def\csname wythoff@#1\endcsname{{%
  \wythoff@box{{#2}}{{#3}}{{#4}}{{#5}}{{#6}}}}}}
"""


def macros(paper: Paper, records: Sequence[Record]) -> str:
    """The file to `\\input`."""
    lines = [_HEAD.format(title=escape(paper.title), authors=escape(paper.authors))]
    for record in records:
        cells = (_place(record), record.verdict, _says(record), _strength(record), _evidence(paper, record))
        inner = "".join(f"\n  {{{line(inlines(cell))}}}" for cell in cells)
        lines.append(rf"\wythoff@define{{{record.id}}}{inner}")
    (whole,) = [block for block in read(page(paper, records)).blocks if isinstance(block, Table)]
    lines += [r"\newcommand{\wythofftable}{%", table(whole) + "}", r"\makeatother", ""]
    return "\n".join(lines)


def page(paper: Paper, records: Sequence[Record]) -> str:
    """The table as a page: statement, what it says, verdict and strength, and what to ask again."""
    lines = [
        f"# What was checked of *{dollars(paper.title)}*",
        "",
        f"{paper.authors}. {_text(paper)}A certificate is named by the first digits of the SHA-256 of its manifest.",
        "",
        "| statement | says | verdict | evidence |",
        "|---|---|---|---|",
    ]
    for r in records:
        cells = (f"{_place(r)}", _says(r), f"**{r.verdict}**; {_strength(r)}", _evidence(paper, r))
        lines.append("| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |")
    return "\n".join([*lines, ""])


def _text(paper: Paper) -> str:
    """Which text was checked, as far as the paper says it."""
    about = [f"`{paper.source.name}`" if paper.source.name else "", paper.source.date]
    about += [f"SHA-256 `{paper.source.sha256[:16]}`…"] if paper.source.sha256 else []
    return f"The text is {', '.join(part for part in about if part)}. " if paper.source.name else ""


def _place(record: Record) -> str:
    return f"{dollars(record.place)}"


def _says(record: Record) -> str:
    """The statement; if it is wrong, what it should be."""
    text = _quoted(record.literal.text)
    if not record.literal.holds and record.corrected:
        text += f" *Corrected:* {_quoted(record.corrected.text)}"
    return text


def _quoted(text: str) -> str:
    """Formulas typeset, and the paper's own words between quotation marks."""
    return dollars(re.sub(r"`([^`]*)`", r'"\1"', text))


def _strength(record: Record) -> str:
    """How strongly what holds is known, and how far it was also tested."""
    finding = record.literal if record.literal.holds else record.corrected
    if finding is None or finding.strength is None:
        return "fails"
    corrected = "" if record.literal.holds else "corrected: "
    ever = finding.strength.value if finding.proof else ""
    return corrected + "; ".join(part for part in (ever, dollars(str(finding.reach))) if part)


def _evidence(paper: Paper, record: Record) -> str:
    """The command, and the certificates by the first digits of their hashes."""
    hashes = [f"certificate `{certificate.manifest[:DIGITS]}`" for certificate in record.certificates]
    return ", ".join([f"`{paper.command(record.id)}`", *hashes])
