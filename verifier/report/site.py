"""The static site: templates and results in, a folder of plain files out. It opens from disk and needs no network."""

from __future__ import annotations

import os
import re
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from verifier.base.appearing import appearing_folder
from verifier.base.errors import UserError
from verifier.base.shipped import place
from verifier.base.version import VERSION
from verifier.games.names import EXAMPLES
from verifier.report.api import modules, room_of
from verifier.report.collect import Results, collect
from verifier.report.drawing import read_drawing
from verifier.report.shown import EXHIBITS
from verifier.report.site_sources import Sources, sources
from verifier.report.sweeps import ShownSweep, sweeps
from verifier.report.texts import code_spans, formulas

__all__ = ["PAGES", "build", "sources_of"]

PAGES = (
    ("index.html", "Overview"),
    ("board.html", "The board"),
    ("statements.html", "Statements"),
    ("errata.html", "Errata"),
    ("questions.html", "Open questions"),
    ("beyond.html", "Beyond the paper"),
    ("proof.html", "The proof"),
    ("lemmas.html", "Lemmas"),
    ("synthesis.html", "Synthesis"),
    ("figures.html", "Figures"),
    ("sweeps.html", "Sweeps"),
    ("api.html", "API"),
)
LARGEST = 20_000_000  # bytes; a larger certificate stays where it is and is named only


API = "api-"  # the reference has a page for each room of the program


def _api_page(room: str) -> str:
    return f"{API}{room.replace('.', '-')}.html"


def find_results() -> Path | None:
    """`results/` of the current folder, of the project this program is run from, or what is installed with it."""
    return Path("results") if Path("results").is_dir() else place("results")


def sources_of(given: Path | None) -> Sources | None:
    """The results that the commands show: those of the folder that was given, or found; what it lacks is taken from
    what comes with the program, and so are the statements if a folder that nobody named has some of them only.
    """
    own = given or find_results()
    return sources(own, place("results"), whole=given is None) if own else None


def build(target: Path, given: Path | Sources | None = None, store: Path | None = None) -> list[Path]:
    """Write the site into `target` and return its pages. Without results the board is complete and the rest says so.

    `given` is a folder of results, or where each part of them is. `store` has the results of sweeps.

    The site appears when it is whole. A folder that is there is replaced if it holds nothing but a site.
    """
    results = sources(given) if isinstance(given, Path) else given
    if results is not None:
        one, other = target.resolve(), results.own.resolve()
        if one.is_relative_to(other) or other.is_relative_to(one):
            raise UserError("The site cannot be written into its own results; choose another folder.")
    found = collect(results) if results else _nothing()
    swept = sweeps(store) if store else ()
    try:
        with appearing_folder(target, _refuse_other) as work:
            names = _write(work, results, found, swept)
    except OSError as error:
        raise UserError(f"The site cannot be written to {str(target)!r}: {error.strerror}.") from None
    return [target / name for name in names]


def _refuse_other(target: Path) -> None:
    """Nothing but a site is ever replaced."""
    if not os.path.lexists(target):
        return
    if not target.is_dir():
        raise UserError(f"{str(target)!r} is a file: the site needs a folder.")
    ours = {"static", "results", *(file for file, _ in PAGES)}
    reference = re.compile(API + r"[\w-]+\.html")
    others = sorted(p.name for p in target.iterdir() if p.name not in ours and not reference.fullmatch(p.name))
    if others:
        raise UserError(f"The folder {str(target)!r} holds other things ({others[0]!r}): choose another one.")


def _write(target: Path, results: Sources | None, found: Results, swept: tuple[ShownSweep, ...]) -> list[str]:
    """The files of the site, and the names of its pages."""
    static = resources.files("verifier.report") / "static"
    with resources.as_file(static) as source:
        shutil.copytree(source, target / "static", dirs_exist_ok=True)
    if results:
        _copy(results, target / "results")
    environment = Environment(
        loader=PackageLoader("verifier.report"),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["code_spans"] = code_spans
    environment.filters["formulas"] = formulas
    environment.filters["stem"] = lambda name: Path(name).stem
    environment.filters["words"] = lambda name: Path(name).stem.replace("-", " ").replace("_", " ")
    tables = [
        {"label": table.label, "game": table.game, "claim": table.claim, "side": table.side}
        for table in EXHIBITS.tables
    ]
    common: dict[str, Any] = {
        "pages": PAGES,
        "version": VERSION,
        "results": found,
        "sweeps": swept,
        "examples": EXAMPLES,
        "tables": tables,
    }
    common["copied"] = lambda name: (target / "results" / name).is_file()
    common["graphs"] = [
        (figure, read_drawing((target / "results" / figure.path).read_text(encoding="utf-8", errors="replace")))
        for figure in found.lemma_graphs
    ]
    pages = []
    api = modules()
    names = dict.fromkeys(room_of(module.name) for module in api)
    rooms = {room: [module for module in api if room_of(module.name) == room] for room in names}
    common["page_of"] = lambda name: _api_page(room_of(name))
    for file, _ in PAGES:
        text = environment.get_template(file).render(common, page=file, api=api)
        (target / file).write_text(text, encoding="utf-8")
        pages.append(file)
    for room, inside in rooms.items():
        text = environment.get_template("api_room.html").render(common, page="api.html", room=room, api=inside)
        (target / _api_page(room)).write_text(text, encoding="utf-8")
        pages.append(_api_page(room))
    return pages


def _nothing() -> Results:
    absent = "There is no folder results/ here: only the board works without it."
    pages = ("statements", "errata", "questions", "lemmas", "figures", "proof", "beyond", "synthesis")
    return Results(missing=dict.fromkeys(pages, absent))


def _copy(source: Sources, target: Path) -> None:
    """Copy the results into the site, so that the links work wherever the folder goes."""
    for below, path in source.files().items():
        if path.stat().st_size <= LARGEST:
            (target / below).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / below)
