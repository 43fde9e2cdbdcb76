"""The statements of a paper in a terminal, a pipe or a file: as wide as it is there, and no word broken."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from verifier.cli.common import mathematics

if TYPE_CHECKING:
    from verifier.papers.record import Record

__all__ = ["print_records"]

STYLE = {"holds": "green", "erratum": "yellow", "refuted": "red", "open": "cyan", "fails": "bold red"}
WIDE = 120  # columns that a table needs: less, and a statement is a paragraph


def print_records(records: Sequence[Record], console: Console) -> None:
    """All of them: in a table where there is room for one, else each with its verdict, and what came out below."""
    if console.width >= WIDE:
        console.print(_table(records))
        return
    for record in records:
        for line in _paragraph(record, console.width):
            console.print(line, soft_wrap=True)


def _paragraph(record: Record, width: int) -> Iterator[Text]:
    from verifier.papers.render import found

    place = mathematics(record.place)
    line = Text(f"{record.id:25} ")
    line.append(f"{record.verdict:8}", STYLE[record.verdict])
    if len(line) + 1 + len(place) <= width:
        line.append(f" {place}")
        yield line
    else:
        line.rstrip()
        yield line
        yield from _wrapped(place, width)
    yield from _wrapped(mathematics(found(record)), width)


def _wrapped(text: str, width: int) -> Iterator[Text]:
    indent = "    "
    for line in textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ):
        yield Text(line)


def _table(records: Sequence[Record]) -> Table:
    from verifier.papers.render import found

    table = Table(show_lines=False, expand=True)
    table.add_column("statement", no_wrap=True)
    table.add_column("place", ratio=2)
    table.add_column("verdict", no_wrap=True)
    table.add_column("what came out", ratio=5)
    for r in records:
        cells = mathematics(r.place), Text(r.verdict, STYLE[r.verdict]), mathematics(found(r))
        table.add_row(Text(r.id), *(Text(cell) if isinstance(cell, str) else cell for cell in cells))
    return table
