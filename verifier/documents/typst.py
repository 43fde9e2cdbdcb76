"""A document as a PDF, made by typst: one Python package that brings its own fonts, where TeX is a large system."""

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
from verifier.documents.mathematics import Font, Fraction, Node, Over, Root, Row, Script, Space, Symbol, Words, parse

__all__ = ["formula", "pdf", "typst"]

_OPERATORS = {
    "∣": 'class("relation", bar.v)',
    "|": 'class("normal", bar.v)',
    "/": "\\/",
    ";": "\\;",
    "#": "\\#",
    ":": 'class("relation", :)',
}
JOINED = "#sym.wj;"  # no line ends here
WHOLE = 16  # signs: a formula that is not longer stands in one line
LONG = 26  # characters: a column with a longer cell shares what is left of the width
_HEAD = """#set document(title: {title}, keywords: ("source-sha256-{source}",), date: none)
#set page(paper: "a4", margin: {margin}, numbering: "1", footer-descent: 40%)
#set text(font: "New Computer Modern", size: 10.5pt, lang: "en")
#set par(justify: true, leading: 0.62em, spacing: 0.95em)
#set heading(numbering: none)
#show heading: set block(above: 1.5em, below: 0.8em)
#show heading.where(level: 1): set text(size: 13pt)
#show heading.where(level: 2): set text(size: 11pt)
#show raw: set text(font: "DejaVu Sans Mono", size: 0.87em)
#show link: set text(fill: rgb("#1f3f77"))
#show math.equation: set text(font: "New Computer Modern Math")
#set table(stroke: none, inset: (x: 0.45em, y: 0.32em))
#show table: set text(size: 9.5pt)
#show table: set par(justify: false)
#let mark(body) = super(text(font: "DejaVu Sans Mono", size: 0.8em, fill: rgb("#8a4b08"), body))
#let beside(body, names) = grid(columns: (1fr, {width}), column-gutter: 0.55cm,
  body, {{
    set text(font: "DejaVu Sans Mono", size: 6.4pt, fill: rgb("#8a4b08"), hyphenate: false)
    set par(justify: false, leading: 0.5em)
    names
  }})
#let displayed(body) = block(width: 100%, breakable: false, inset: (left: 0.9em, right: 0.4em, y: 0.55em),
  stroke: (left: 1.2pt + rgb("#1f3f77")), fill: rgb("#f4f6fa"), body)
#align(center, par(justify: false, text(size: 16pt, weight: "bold", hyphenate: false, [{shown}])))
#v(0.6em)
"""


def pdf(document: Document) -> bytes:
    """The PDF."""
    import typst as compiler

    return compiler.compile(typst(document).encode(), ignore_system_fonts=True)  # the same pages everywhere


def typst(document: Document) -> str:
    """The source for typst."""
    margin = "(x: 2.3cm, y: 2.2cm)" if not document.has_margin else "(left: 2cm, right: 1.4cm, y: 2.1cm)"
    writer = _TypstWriter(document.has_margin)
    title, shown = _string(words(document.title)), writer.line(document.title)
    names = [name for block in document.blocks for group in names_of(block) for name in group]
    width = f"{min(39, max(24, round(1.4 * max(map(len, names), default=0)) + 4))}mm"
    head = _HEAD.format(title=title, source=document.source, margin=margin, width=width, shown=shown)
    return head + "\n\n".join(writer.block(block) for block in document.blocks) + "\n"


def _string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class _TypstWriter:
    """Writes the blocks of one document; a block with names counts its marks from a."""

    def __init__(self, margin: bool) -> None:
        self.margin = margin
        self.marks: Iterator[str] = iter(())

    def block(self, block: DocumentBlock, inside: bool = False) -> str:
        """A block; `inside` another one its names belong to that one."""
        if self.margin and not inside and isinstance(block, Items):
            return self.items(block)
        groups = names_of(block)
        if not inside:
            self.marks = iter(marks(len(groups)))
        body = self.body(block)
        if inside or not self.margin or isinstance(block, Heading | Table):
            return body
        lines = [
            (f"#mark[{mark}]#h(0.3em)" if mark else "") + " #linebreak() ".join(_breakable(name) for name in names)
            for mark, names in zip(marks(len(groups)), groups, strict=True)
        ]
        return f"#beside[{body}][{' #linebreak() '.join(lines)}]"

    def items(self, block: Items) -> str:
        """A list with the names of each item beside it."""
        found = []
        for number, item in enumerate(block.items, 1):
            sign = f"#enum(start: {number})[" if block.numbered else "#list["
            found.append(self.block(Quote(item)).replace("#displayed[", sign, 1))
        return "\n".join(found)

    def body(self, block: DocumentBlock) -> str:
        match block:
            case Heading(level, inner):
                return f"{'=' * max(1, level - 1)} {self.line(inner)}"
            case Paragraph(inner):
                return self.line(inner)
            case Display(source):
                return f"$ {formula(source)} $"
            case CodeBlock(text):
                return f"#block(inset: (left: 1em))[#raw({_string(text)}, block: true)]"
            case Items(items, numbered):
                sign = "+" if numbered else "-"
                return "\n".join(f"{sign} " + "\n\n  ".join(self.block(b, True) for b in item) for item in items)
            case Table():
                return self.table(block)
            case Quote(blocks):
                return "#displayed[" + "\n\n".join(self.block(inner, True) for inner in blocks) + "]"

    def line(self, inlines: tuple[Inline, ...]) -> str:
        """A run of text. A hyphen stays with the formula before it and with the word after it: $P$-positions."""
        found = []
        for place, part in enumerate(inlines):
            after = inlines[place + 1] if place + 1 < len(inlines) else None
            before = inlines[place - 1] if place else None
            text = self.inline(part)
            if isinstance(part, Math) and isinstance(after, Text) and after.text.startswith("-"):
                text = f"#box[{text}-]"
            elif isinstance(part, Names):
                text = JOINED + text
            elif isinstance(part, Text) and isinstance(before, Math) and part.text.startswith("-"):
                text = JOINED + text[1:]
            found.append(text)
        return "".join(found)

    def inline(self, part: Inline) -> str:
        match part:
            case Text(text):
                return _escape(text).replace("∎", "#h(0.5em)#h(1fr)$square$")
            case Math(source):
                short = len(_shown((part,))) <= WHOLE
                return f"#box[${formula(source)}$]" if short else f"${formula(source)}$"
            case Code(text):
                return f"#raw({_string(text)})"
            case Emphasis(inner):
                return f"#emph[{self.line(inner)}]"
            case Strong(inner):
                return f"#strong[{self.line(inner)}]"
            case Link(inner, target):
                if target.startswith("http"):
                    return f"#link({_string(target)})[{self.line(inner)}]"
                return self.line(inner)
            case Names(_):
                return f"#mark[{next(self.marks)}]"

    def table(self, table: Table) -> str:
        """Columns of few words are as wide as they are; the others share what is left, by the words that they hold."""
        columns = range(len(table.head))
        longest = [max(len(_shown(row[i])) for row in (table.head, *table.rows)) for i in columns]
        held = [round(sum(len(_shown(row[i])) for row in table.rows) ** 0.6) for i in columns]
        widths = [f"{max(1, held[i])}fr" if longest[i] > LONG else "auto" for i in columns]
        aligned = ["right" if right else "left" for right in table.right]
        head = ", ".join(f"[*{self.line(cell)}*]" for cell in table.head)
        rows = "\n".join("  " + " ".join(f"[{self.line(cell)}]," for cell in row) for row in table.rows)
        small = "breakable: false" if len(table.rows) <= 12 else ""
        return (
            f"#align(center)[#block({small})[#table(columns: ({', '.join(widths)},), align: ({', '.join(aligned)},),\n"
            f"  table.hline(stroke: 0.6pt), table.header({head}), table.hline(stroke: 0.4pt),\n{rows}\n"
            "  table.hline(stroke: 0.6pt))]]"
        )


def _breakable(name: str) -> str:
    """A long name may be broken after an underscore."""
    return _escape(name).replace("\\_", "\\_#sym.zws;")


def _escape(text: str) -> str:
    return re.sub(r"([\\#$*_`<>@=~\[\]/;])", r"\\\1", text)


def _shown(inlines: tuple[Inline, ...]) -> str:
    """About what is seen of a cell: a command in a formula is one sign."""
    return re.sub(r"\\[a-z]+|[{}]", "x", words(inlines))


# --- formulas --------------------------------------------------------------------------------------------------------


def formula(source: str) -> str:
    """The formula in typst's own notation."""
    return _math(parse(source))


def _row(parts: tuple[Node, ...]) -> str:
    """Things side by side; from a tall bracket to the next everything is in one pair that grows with it."""
    tall = [place for place, part in enumerate(parts) if isinstance(part, Symbol) and part.kind == "tall"]
    if len(tall) >= 2:
        first, last = tall[0], tall[1]
        inner = " ".join(_math(part) for part in parts[first : last + 1])
        return " ".join([_row(parts[:first]), f"lr({inner}, size: #100%)", _row(parts[last + 1 :])]).strip()
    return " ".join(_math(part) for part in parts)


def _math(node: Node) -> str:
    match node:
        case Symbol(text, kind):
            if kind == "tall":  # pairs of them become lr(...) where they meet
                return f"{text} " if text in "([{⌊⌈" else f" {text}"
            if kind == "operator" and text in "()[]{}⌊⌋⌈⌉":
                return f"\\{text}"  # a bracket of one size, and no pair of typst's own
            if kind == "number" and "," in text:
                return f'"{text}"'  # 1,500 would be two arguments
            return _OPERATORS.get(text, text) if kind == "operator" else text
        case Words(text, function):
            if text == "mod":
                return 'upright("mod") thick'
            if text.isupper():
                return f"upright({' '.join(text)})"  # letters, as in mWN: a word would stand apart
            return f'op("{text}")' if function else f'upright("{text}")'
        case Space(small):
            return "med" if small else "quad"
        case Row(parts):
            return _row(parts) or '""'
        case Script(base, below, above):
            text = _math(base) if isinstance(base, Symbol | Words | Font) else f"({_math(base)})"
            text += f"_({_math(below)})" if below is not None else ""
            return text + (f"^({_math(above)})" if above is not None else "")
        case Fraction(above, below):
            return f"frac({_math(above)}, {_math(below)})"
        case Root(inner):
            return f"sqrt({_math(inner)})"
        case Over(inner):
            return f"overline({_math(inner)})"
        case Font(name, inner):
            return f"{name}({_math(inner)})"
