r"""Markdown, with formulas between dollars, read into a `Document`.

Three things are more than Markdown. `$...$` is a formula in the line and `$$...$$` one of its own. A block quote is
something displayed: a definition, a theorem. And a parenthesis that holds nothing but names, as in "(`row_shape`,
`row_count`)", bold ids and links to Coq's theorems among them, is a `Names`: a page with a margin puts it there.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

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
)

__all__ = ["inlines", "parser", "read"]

_BREAK = r"\s(?:> )?"  # a blank, or the end of a line, also of one in a block quote
_LINK = r"\[`?(\w+)`?\]\([^)\s]+\)"
_FIRST = rf"(?:`([a-z][a-z0-9_]*)`|\*\*([a-z][\w.\-]*)\*\*|Coq{_BREAK}{_LINK})"
_NAME = _FIRST.replace(f"Coq{_BREAK}", f"(?:Coq{_BREAK})?")
_GROUP = re.compile(rf"\({_FIRST}(?:[,:;]{_BREAK}{_NAME})*\)")
_ONE = re.compile(_NAME)
_SIGN = "\ue000"
_ANCHOR = re.compile(r'<a id="[\w.\-]+"></a>')


def parser(formula: Callable[[str, bool], str] | None = None) -> MarkdownIt:
    """Markdown with tables and dollars; raw HTML stays text. `formula` gives the HTML of one (is it displayed?)."""

    def shown(source: str, options: Mapping[str, bool]) -> str:
        return formula(source, options["display_mode"]) if formula else escape(source)

    found = MarkdownIt("commonmark", {"html": False}).enable("table")
    return found.use(dollarmath_plugin, allow_labels=False, allow_space=False, allow_digits=True, renderer=shown)


def read(text: str) -> Document:
    """The document; its first heading of level 1 is the title."""
    blocks = list(_blocks(_Tokens(parser().parse(_GROUP.sub(_marked, text)))))
    titles = [block for block in blocks if isinstance(block, Heading) and block.level == 1]
    title = titles[0].inner if titles else ()
    kept = tuple(block for block in blocks if not (titles and block is titles[0]))
    return Document(title, kept, hashlib.sha256(text.encode()).hexdigest())


def inlines(text: str) -> tuple[Inline, ...]:
    """A sentence."""
    (paragraph,) = read(text).blocks
    if not isinstance(paragraph, Paragraph):
        raise ValueError(f"this is no sentence: {text}")
    return paragraph.inner


def _marked(match: re.Match[str]) -> str:
    """A group of names as a code span that begins with a sign that no text has."""
    names = [lemma or id or f"Coq {theorem}" for lemma, id, theorem in _ONE.findall(match.group())]
    return f"`{_SIGN}{'|'.join(names)}`"


class _Tokens:
    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens, self.at = tokens, 0

    def more(self) -> bool:
        return self.at < len(self.tokens)

    def next(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def until(self, kind: str) -> Iterator[DocumentBlock]:
        while self.tokens[self.at].type != kind:
            yield from _block(self)
        self.next()


def _blocks(tokens: _Tokens) -> Iterator[DocumentBlock]:
    while tokens.more():
        yield from _block(tokens)


def _block(tokens: _Tokens) -> Iterator[DocumentBlock]:
    token = tokens.next()
    if token.type == "heading_open":
        yield Heading(int(token.tag[1:]), _inline(tokens.next()))
        tokens.next()
    elif token.type == "paragraph_open":
        inner = _inline(tokens.next())
        tokens.next()
        if inner:
            yield Paragraph(inner)
    elif token.type in ("math_block", "math_block_label"):
        yield Display(token.content.strip())
    elif token.type in ("fence", "code_block"):
        yield CodeBlock(token.content.rstrip("\n"))
    elif token.type == "blockquote_open":
        yield Quote(tuple(tokens.until("blockquote_close")))
    elif token.type in ("bullet_list_open", "ordered_list_open"):
        closing = token.type.replace("open", "close")
        items = []
        while tokens.next().type == "list_item_open":
            items.append(tuple(tokens.until("list_item_close")))
        assert tokens.tokens[tokens.at - 1].type == closing
        yield Items(tuple(items), numbered=token.type.startswith("ordered"))
    elif token.type == "table_open":
        yield _table(tokens)
    elif token.type != "hr":
        raise ValueError(f"a document has no {token.type}")


def _table(tokens: _Tokens) -> Table:
    rows: list[list[tuple[Inline, ...]]] = []
    right: list[bool] = []
    while (token := tokens.next()).type != "table_close":
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            if token.type == "th_open":
                right.append("right" in str(token.attrs.get("style", "")))
            rows[-1].append(_inline(tokens.next()))
    return Table(tuple(rows[0]), tuple(tuple(row) for row in rows[1:]), tuple(right))


def _inline(token: Token) -> tuple[Inline, ...]:
    """The parts of a paragraph or cell; its quotation marks open and close in turn."""
    opened = False
    for child in token.children or []:
        if child.type == "text":
            while '"' in child.content:
                child.content = child.content.replace('"', "”" if opened else "“", 1)
                opened = not opened
    found, rest = _until(token.children or [], 0, None)
    assert rest == len(token.children or [])
    return found


def _until(tokens: Sequence[Token], at: int, closing: str | None) -> tuple[tuple[Inline, ...], int]:
    """The inline parts from `at` to the closing token, and where it ends."""
    found: list[Inline] = []
    while at < len(tokens) and tokens[at].type != closing:
        token = tokens[at]
        at += 1
        if token.type == "text":
            _add(found, _ANCHOR.sub("", token.content))
        elif token.type == "image":  # its words: a document has no pictures
            _add(found, token.content)
        elif token.type in ("softbreak", "hardbreak"):
            _add(found, " ")
        elif token.type == "code_inline" and token.content.startswith(_SIGN):
            if found and isinstance(found[-1], Text):
                found[-1] = Text(found[-1].text.rstrip())
            found.append(Names(tuple(token.content[1:].split("|"))))
        elif token.type == "code_inline":
            found.append(Code(token.content))
        elif token.type in ("math_inline", "math_inline_double"):
            found.append(Math(token.content))
        elif token.type in ("em_open", "strong_open", "link_open"):
            inner, at = _until(tokens, at, token.type.replace("open", "close"))
            at += 1
            if token.type == "link_open":
                found.append(Link(inner, str(token.attrs["href"])))
            else:
                found.append((Emphasis if token.type == "em_open" else Strong)(inner))
        else:
            raise ValueError(f"a document has no {token.type}")
    return tuple(found), at


def _add(found: list[Inline], text: str) -> None:
    """Put text that belongs together into one part."""
    if not text:
        return
    if found and isinstance(found[-1], Text):
        found[-1] = Text(found[-1].text + text)
    else:
        found.append(Text(text))
