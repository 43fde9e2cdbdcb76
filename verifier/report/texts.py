"""Markdown pages as parts of the site: tables that a phone can show, and links that lead from page to page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from markdown_it.token import Token
from markupsafe import Markup, escape

from verifier.documents.markdown import parser as reader
from verifier.documents.mathematics import MathError
from verifier.documents.mathml import mathml
from verifier.documents.plain import dollars
from verifier.documents.terminal import DOLLARS

__all__ = ["ResultText", "code_spans", "document", "formulas", "markdown", "pages_of"]

LONG_CELL = 34  # characters; a table with a longer cell and few columns is read row by row on a phone
FEW_COLUMNS = 4
NUMBER = re.compile(r"[~<>≤≥]?\s*[-+−]?\d[\d,.]*(?:\s?(?:s|ms|%|MB|kB|bytes))?")


def markdown(text: str) -> Markup:
    """Markdown as HTML, its formulas as MathML; raw HTML in the text stays text.

    Headings have the anchors that links to them expect.
    """
    parser = reader(_formula)
    tokens = parser.parse(text)
    for heading, content in pairwise(tokens):
        if heading.type == "heading_open":
            words = re.sub(r"[^\w\- ]", "", content.content.lower()).replace(" ", "-")
            heading.attrSet("id", words)
    _name_cells(tokens)
    html = _together(parser.renderer.render(tokens, parser.options, {}))
    # The one piece of raw HTML that is let through: an anchor of one's own.
    return Markup(re.sub(r"&lt;a (?:id|name)=&quot;([\w.\-]+)&quot;&gt;&lt;/a&gt;", r'<a id="\1"></a>', html))


def _formula(source: str, display: bool) -> str:
    """A formula as MathML; one that is no part of our LaTeX stays as it is written."""
    try:
        return mathml(source, display)
    except MathError:
        return f"<code>{escape(source)}</code>"


def _together(html: str) -> str:
    """No line begins with the comma that follows a formula, or ends within p-complementary."""
    formula = r'((?:<span class="math inline">)?<math>(?:(?!</math>).)*</math>(?:</span>)?)'
    after = r"(-\w+[,.;:)]*|[,.;:)’'\-]+)"
    return re.sub(formula + after, r'<span class="together">\1\2</span>', html, flags=re.DOTALL)


def _name_cells(tokens: list[Token]) -> None:
    """Give a table of words the class `words`, and each of its cells the name of its column: where the screen is
    narrow the style sheet puts the cells below one another. Tables of numbers are left as they are, and scroll.
    """
    table, heads, column, longest = None, [""], 0, 0
    cells: list[tuple[Token, str]] = []
    columns: list[list[tuple[Token, str]]] = []  # the cells of each, the heading first
    for token, content in pairwise([*tokens, Token("", "", 0)]):  # so that the last one is a first one too
        if token.type == "table_open":
            table, heads, cells, longest, columns = token, [], [], 0, []
        elif token.type == "tr_open":
            column = 0
        elif token.type == "th_open":
            heads.append(content.content)
            columns.append([(token, content.content)])
        elif token.type == "td_open":
            cells.append((token, heads[column] if column < len(heads) else ""))
            if column < len(columns):
                columns[column].append((token, content.content))
            longest, column = max(longest, len(content.content)), column + 1
        elif token.type == "table_close" and table:
            _align_numbers(columns)
            if len(heads) <= FEW_COLUMNS and longest > LONG_CELL:
                table.attrSet("class", "words")
                for cell, head in cells:
                    cell.attrSet("data-head", head.replace("`", ""))


def _align_numbers(columns: list[list[tuple[Token, str]]]) -> None:
    """A column of numbers, some of them perhaps missing, ends at one line on the right."""
    for (head, _), *below in columns:
        texts = [text.strip() for _, text in below if text.strip() not in ("", "-", "–", "?")]
        if texts and all(NUMBER.fullmatch(text) for text in texts):
            for token in (head, *(token for token, _ in below)):
                token.attrSet("style", "text-align:right")


def code_spans(text: str) -> Markup:
    """Plain text in which only `code` and $formulas$ are marked up: mathematics is full of stars and underscores."""
    shown = re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text)))
    return Markup(_together(DOLLARS.sub(lambda match: _formula(Markup(match[1]).unescape(), False), shown)))


def formulas(text: str) -> Markup:
    """A sentence of a statement: its formulas as MathML, also those that were typed without LaTeX."""
    return code_spans(dollars(text))


@dataclass(frozen=True)
class ResultText:
    """A text, the files that belong to it, and its certificates: (command, address of a board or "")."""

    name: str
    title: str
    html: Markup
    files: tuple[str, ...] = ()
    certificates: tuple[tuple[str, str], ...] = ()

    @property
    def anchor(self) -> str:
        return Path(self.name).stem


def pages_of(root: Path) -> dict[Path, str]:
    """The file of every text that the site shows -> its address there. `root` is results/; docs/ lies beside it."""
    docs = root.resolve().parent / "docs"
    places = {
        root / "paper" / "letter.md": "errata.html",
        root / "paper" / "statements.md": "statements.html",
        root / "synthesis" / "README.md": "synthesis.html",
        docs / "PROOF.md": "proof.html",
        docs / "beyond-the-paper.md": "beyond.html",
    }
    places |= {path: f"questions.html#{path.stem}" for path in (root / "open-questions").glob("*.md")}
    return {path.resolve(): address for path, address in places.items() if path.is_file()}


def document(path: Path, root: Path, files: tuple[str, ...] = ()) -> ResultText | None:
    """The text at `path`, or None if there is none."""
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    heading = next((line.lstrip("# ").strip() for line in text.splitlines() if line.startswith("#")), "")
    title = heading or path.stem.replace("-", " ").replace("_", " ")
    return ResultText(path.name, title, _links(markdown(text), path, root, pages_of(root)), files)


def _links(html: Markup, path: Path, root: Path, pages: Mapping[Path, str]) -> Markup:
    """Links between files as links of the site: to the page of a text, or to the copied file of results/.

    A link to anything else leads nowhere on the site and becomes plain text.
    """
    own = pages.get(path.resolve(), "").partition("#")[0]

    def lead(match: re.Match[str]) -> str:
        target, words = match[1], match[2]
        if target.startswith("#"):
            return match[0]
        file, _, part = target.partition("#")
        place = (path.parent / file).resolve()
        if place in pages:
            page, _, section = pages[place].partition("#")
            anchor = part or section or ("main" if page == own else "")
            return f'<a href="{"" if page == own else page}{"#" if anchor else ""}{escape(anchor)}">{words}</a>'
        if place.is_file() and place.is_relative_to(root.resolve()):
            return f'<a href="results/{escape(place.relative_to(root.resolve()).as_posix())}">{words}</a>'
        return words

    return Markup(re.sub(r'<a href="([^"]*)">(.*?)</a>', lead, html, flags=re.DOTALL))
