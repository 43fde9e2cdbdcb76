"""The API reference as pages of Markdown, one for each room: `python -m verifier.report.api_pages docs/api`.

A page has every public name of a room with its signature and the first paragraph of its docstring; the site has the
docstrings whole. A test compares the pages with the source.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from verifier.base.appearing import appear
from verifier.report.api import Entry, Module, modules, room_of

__all__ = ["pages"]

COMMAND = "python -m verifier.report.api_pages docs/api"
LONGEST = 160  # characters of a signature; a class with more fields is shown without their values


def pages() -> dict[str, str]:
    """The name of each page, and its text."""
    rooms: dict[str, list[Module]] = {}
    for module in modules():
        rooms.setdefault(room_of(module.name), []).append(module)
    found = {f"{room}.md": "\n".join(_page(room, inside)) + "\n" for room, inside in rooms.items()}
    return {"README.md": "\n".join(_index(rooms)) + "\n"} | found


def _index(rooms: dict[str, list[Module]]) -> Iterator[str]:
    yield "# API reference"
    yield ""
    yield "`import verifier` gives what people need: [verifier.interface](verifier.interface.md). The rest is for those"
    yield f"who build on the program: a page for each room, with every public name. Made by `{COMMAND}`."
    yield ""
    for room, inside in rooms.items():
        names = sum(len(module.entries) for module in inside)
        own = inside[0].name == room  # the folder itself says what is in it
        about = inside[0].summary if own else ", ".join(module.name.removeprefix(f"{room}.") for module in inside)
        yield f"- [{room}]({room}.md) ({names} name{'s' * (names != 1)}): {about}"


def _page(room: str, inside: list[Module]) -> Iterator[str]:
    yield f"# {room}"
    yield ""
    yield "[All rooms](README.md). Whole docstrings are in the source, and on the site (`wythoff report`)."
    for module in inside:
        yield ""
        yield f"## {module.name}"
        yield ""
        yield module.said
        if module.entries:
            yield ""
        for entry in module.entries:
            yield from _lines(entry, "")


def _lines(entry: Entry, indent: str) -> Iterator[str]:
    signature = entry.signature
    if len(signature) > LONGEST:
        signature = f"{signature.partition('(')[0]}(...)"
    yield f"{indent}- `{signature}`" + (f": {entry.said}" if entry.said else "")
    for member in entry.members:
        yield from _lines(member, indent + "  ")


def main(folder: str) -> None:
    """Write the pages, and remove those of rooms that are no more."""
    written = pages()
    Path(folder).mkdir(parents=True, exist_ok=True)
    for old in Path(folder).glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        appear(Path(folder) / name, text)


if __name__ == "__main__":
    main(sys.argv[1])
