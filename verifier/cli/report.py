"""`wythoff report`: the static site with the board, the statements, the errata and the figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verifier.cli.common import STORE, JsonOption, out, print_json
from verifier.report.site import build, sources_of

ResultsOption = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="DIR",
        help="The folder of results, by default results/; what it lacks is taken from what comes with the program.",
    ),
]
ShownStoreOption = Annotated[
    Path | None,
    typer.Option("--store", metavar="FILE", help=f"The store of sweeps; by default {STORE}, if it is here."),
]


def store_of(store: Path | None) -> Path | None:
    """The store that was named, or the one that sweeps make in this folder."""
    return store or (STORE if STORE.is_file() else None)


def report(
    output: Annotated[Path, typer.Option("--output", "-o", metavar="DIR", help="The folder to write.")] = Path("site"),
    results: ResultsOption = None,
    store: ShownStoreOption = None,
    json: JsonOption = False,
) -> None:
    """Write the static site: the board, the statements, errata, open questions, lemmas, figures and sweeps."""
    source = sources_of(results)
    pages = build(output, source, store_of(store))
    if json:
        print_json({"pages": [str(page) for page in pages], "results": str(source.own) if source else None})
        return
    out.print(f"{len(pages)} pages in {output}; open {output / 'index.html'} in a browser.", markup=False)
    if source is not None and source.note:
        out.print(source.note.replace("`", ""), markup=False)
    if source is None:
        out.print("There is no folder results/ here, so only the board is filled.", markup=False)
