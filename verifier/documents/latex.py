"""A document as LaTeX, for an author who writes with it: one file, common packages only."""

from __future__ import annotations

import re
from collections.abc import Iterator

from verifier.documents.document import (
    Code,
    CodeBlock,
    Display,
    Document,
    DocumentBlock,
    Emphasis,
    Heading,
    Inline,
    Items,
    Link,
    Math,
    Names,
    Paragraph,
    Quote,
    Strong,
    Table,
    Text,
    marks,
    names_of,
    words,
)

__all__ = ["escape", "latex", "line", "table"]

LONG = 26
_HEAD = r"""\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern,amsmath,amssymb,array,longtable,booktabs}
\usepackage[%s]{geometry}
\usepackage[hidelinks]{hyperref}
\newcommand{\lemmamark}[1]{\textsuperscript{\tiny\ttfamily #1}}
\newcommand{\names}[1]{\leavevmode\marginpar{\raggedright\tiny\ttfamily #1}\ignorespaces}
\newenvironment{displayed}{\begin{quote}}{\end{quote}}
\setlength{\parindent}{0pt}\setlength{\parskip}{0.6em}
%% made from Markdown with SHA-256 %s
\begin{document}
\begin{center}\Large\bfseries %s\end{center}
"""
_SIGNS = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "_": r"\_", "%": r"\%",
    "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "≤": r"$\le$", "≥": r"$\ge$", "→": r"$\to$",
    "×": r"$\times$", "−": "$-$", "…": r"\dots{}", "∎": r"\hfill$\square$", "<": r"\textless{}",
    ">": r"\textgreater{}", "|": r"\textbar{}",
    "“": "``", "”": "''", "φ": r"$\phi$", "α": r"$\alpha$", "β": r"$\beta$", "≠": r"$\ne$", "≡": r"$\equiv$",
    "²": "$^2$", "³": "$^3$",
}  # fmt: skip


def latex(document: Document) -> str:
    """The whole file."""
    wide = "left=2.2cm,right=5.2cm,marginparwidth=4.2cm,marginparsep=0.5cm,top=2.2cm,bottom=2.2cm"
    geometry = wide if document.has_margin else "margin=2.4cm"
    body = "\n\n".join(_block(block) for block in document.blocks)
    return _HEAD % (geometry, document.source, line(document.title)) + body + "\n\\end{document}\n"


def escape(text: str) -> str:
    """Text in which every sign stands for itself."""
    return "".join(_SIGNS.get(sign, sign) for sign in text)


def _code(text: str) -> str:
    """Typewriter; it may be broken after an underscore, a slash or a dot between words."""
    return r"\texttt{" + re.sub(r"(\\_|/)", r"\1\\allowbreak{}", escape(text)) + "}"


def line(inlines: tuple[Inline, ...], signs: Iterator[str] | None = None) -> str:
    """A run of text; `signs` are the marks that lead to the margin."""
    signs = iter(()) if signs is None else signs
    return "".join(_inline(part, signs) for part in inlines)


def _inline(part: Inline, signs: Iterator[str]) -> str:
    match part:
        case Text(text):
            return escape(text)
        case Math(source):
            return f"${source}$"
        case Code(text):
            return _code(text)
        case Emphasis(inner):
            return rf"\emph{{{line(inner, signs)}}}"
        case Strong(inner):
            return rf"\textbf{{{line(inner, signs)}}}"
        case Link(inner, target):
            if not target.startswith("http"):
                return line(inner, signs)
            address = re.sub(r"([%#&])", r"\\\1", target)
            return rf"\href{{{address}}}{{{line(inner, signs)}}}"
        case Names(_):
            sign = next(signs)
            return rf"\lemmamark{{{sign}}}" if sign else ""


def _block(block: DocumentBlock) -> str:
    """A block; its names stand in the margin beside its first line."""
    groups = names_of(block)
    signs = marks(len(groups))
    body = _body(block, iter(signs))
    if not groups:
        return body
    lines = [
        (rf"\lemmamark{{{sign}}}~" if sign else "") + r"\\ ".join(_breakable(name) for name in names)
        for sign, names in zip(signs, groups, strict=True)
    ]
    beside = r"\\ ".join(lines)
    names = rf"\names{{{beside}}}" + "%\n"
    if isinstance(block, Quote):
        return body.replace("\\begin{displayed}\n", "\\begin{displayed}\n" + names, 1)
    return names + body


def _breakable(name: str) -> str:
    return escape(name).replace(r"\_", r"\_\allowbreak{}")


def _body(block: DocumentBlock, signs: Iterator[str]) -> str:
    match block:
        case Heading(level, inner):
            command = {1: "section", 2: "section", 3: "subsection"}.get(level, "paragraph")
            return rf"\{command}*{{{line(inner, signs)}}}"
        case Paragraph(inner):
            return line(inner, signs)
        case Display(source):
            return f"\\[\n{source}\n\\]"
        case CodeBlock(text):
            return f"\\begin{{verbatim}}\n{text}\n\\end{{verbatim}}"
        case Items(items, numbered):
            kind = "enumerate" if numbered else "itemize"
            inside = "\n".join(r"\item " + "\n\n".join(_body(inner, signs) for inner in item) for item in items)
            return f"\\begin{{{kind}}}\n{inside}\n\\end{{{kind}}}"
        case Table():
            return table(block)
        case Quote(blocks):
            inside = "\n\n".join(_body(inner, signs) for inner in blocks)
            return f"\\begin{{displayed}}\n{inside}\n\\end{{displayed}}"


def table(block: Table) -> str:
    """A table that may run over several pages; columns of words share the width by their lengths."""
    columns = range(len(block.head))
    lengths = [max(len(words(row[i])) for row in (block.head, *block.rows)) for i in columns]
    total = sum(min(length, 150) for length in lengths)
    narrow = sum(length for length in lengths if length <= LONG)
    room = max(0.4, 1 - (3 * len(lengths) + 1.15 * narrow) / 80)  # a line of small print holds some 80 letters
    kinds = []
    for length, right in zip(lengths, block.right, strict=True):
        if length > LONG:
            share = max(0.12, room * min(length, 150) / max(1, total - narrow))
            kinds.append(rf">{{\raggedright\arraybackslash}}p{{{share:.2f}\linewidth}}")
        else:
            kinds.append("r" if right else "l")
    rows = [" & ".join(line(cell) for cell in row) + r" \\" for row in block.rows]
    head = " & ".join(rf"\textbf{{{line(cell)}}}" for cell in block.head) + r" \\"
    lines = [rf"{{\small\begin{{longtable}}{{{''.join(kinds)}}}", r"\toprule", head, r"\midrule\endhead", *rows]
    return "\n".join([*lines, r"\bottomrule", r"\end{longtable}}"])
