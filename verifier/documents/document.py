"""What a document is: blocks of text, formulas, tables and statements, before any writer has touched them."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "Code",
    "CodeBlock",
    "Display",
    "Document",
    "DocumentBlock",
    "Emphasis",
    "Heading",
    "Inline",
    "Items",
    "Link",
    "Math",
    "Names",
    "Paragraph",
    "Quote",
    "Strong",
    "Table",
    "Text",
    "marks",
    "names_of",
    "words",
]


@dataclass(frozen=True)
class Text:
    text: str


@dataclass(frozen=True)
class Math:
    """A formula in the line, as LaTeX."""

    source: str


@dataclass(frozen=True)
class Code:
    text: str


@dataclass(frozen=True)
class Emphasis:
    inner: tuple[Inline, ...]


@dataclass(frozen=True)
class Strong:
    inner: tuple[Inline, ...]


@dataclass(frozen=True)
class Link:
    inner: tuple[Inline, ...]
    target: str


@dataclass(frozen=True)
class Names:
    """Names of lemmas and theorems that carry what was just said: they go into the margin where a page has one."""

    names: tuple[str, ...]


Inline = Text | Math | Code | Emphasis | Strong | Link | Names


@dataclass(frozen=True)
class Heading:
    level: int
    inner: tuple[Inline, ...]


@dataclass(frozen=True)
class Paragraph:
    inner: tuple[Inline, ...]


@dataclass(frozen=True)
class Display:
    """A formula on a line of its own, as LaTeX."""

    source: str


@dataclass(frozen=True)
class CodeBlock:
    text: str


@dataclass(frozen=True)
class Items:
    """A list; each item is a sequence of blocks."""

    items: tuple[tuple[DocumentBlock, ...], ...]
    numbered: bool = False


@dataclass(frozen=True)
class Table:
    """A table with a head; `right` says for each column whether it is set flush right, as numbers are."""

    head: tuple[tuple[Inline, ...], ...]
    rows: tuple[tuple[tuple[Inline, ...], ...], ...]
    right: tuple[bool, ...]


@dataclass(frozen=True)
class Quote:
    """Something displayed: a definition, or a theorem before its proof."""

    blocks: tuple[DocumentBlock, ...]


DocumentBlock = Heading | Paragraph | Display | CodeBlock | Items | Table | Quote


@dataclass(frozen=True)
class Document:
    """A title (the heading of level 1), what stands below it, and the SHA-256 of the text it was read from."""

    title: tuple[Inline, ...]
    blocks: tuple[DocumentBlock, ...]
    source: str

    @property
    def has_margin(self) -> bool:
        """Does it name lemmas?"""
        return any(names_of(block) for block in self.blocks)


def words(inlines: tuple[Inline, ...]) -> str:
    """The text without its marks, for lengths and for titles in the properties of a file."""
    found = []
    for part in inlines:
        match part:
            case Text(text) | Code(text) | Math(text):
                found.append(text)
            case Emphasis(inner) | Strong(inner) | Link(inner, _):
                found.append(words(inner))
            case Names(_):
                pass
    return "".join(found)


def names_of(block: DocumentBlock) -> list[tuple[str, ...]]:
    """The groups of names in a block, in order."""
    match block:
        case Paragraph(inner):
            return [part.names for part in inner if isinstance(part, Names)]
        case Quote(blocks):
            return [names for inner in blocks for names in names_of(inner)]
        case Items(items):
            return [names for item in items for inner in item for names in names_of(inner)]
        case _:
            return []


def marks(number: int) -> list[str]:
    """The marks that lead from the text to the margin: a, b, ..., z, aa, ab, ...; one group needs none."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    if number == 1:
        return [""]
    return [letters[i] if i < 26 else letters[i // 26 - 1] + letters[i % 26] for i in range(number)]
