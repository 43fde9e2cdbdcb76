"""`wythoff report`: the static site with the board, the statements, the errata and the figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verifier.cli.common import JsonOption, out, print_json
from verifier.report.site import build, find_results

ResultsOption = Annotated[
    Path | None, typer.Option("--results", metavar="DIR", help="The folder of results; by default results/.")
]


def report(
    output: Annotated[Path, typer.Option("--output", "-o", metavar="DIR", help="The folder to write.")] = Path("site"),
    results: ResultsOption = None,
    json: JsonOption = False,
) -> None:
    """Write the static site: the board, the statements, errata, open questions, lemmas and figures."""
    source = results or find_results()
    pages = build(output, source)
    if json:
        print_json({"pages": [str(page) for page in pages], "results": str(source) if source else None})
        return
    out.print(f"{len(pages)} pages in {output}; open {output / 'index.html'} in a browser.", markup=False)
    if source is None:
        out.print("There is no folder results/ here, so only the board is filled.", markup=False)
