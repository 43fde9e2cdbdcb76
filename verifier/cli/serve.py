"""`wythoff serve`: the site, made afresh and shown on this machine."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from verifier.cli.common import out
from verifier.cli.report import ResultsOption, ShownStoreOption, store_of
from verifier.report.serve import server
from verifier.report.site import build, sources_of


def serve(
    port: Annotated[int, typer.Option("--port", help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    results: ResultsOption = None,
    store: ShownStoreOption = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in a browser.")] = False,
) -> None:
    """Show the site on this machine until Ctrl-C; nobody else on the network can see it."""
    with tempfile.TemporaryDirectory() as folder:
        out.print("Making the site; this takes some seconds.", markup=False)
        build(Path(folder), sources_of(results), store_of(store))
        with server(Path(folder), port) as http:
            address = f"http://127.0.0.1:{http.server_address[1]}/board.html"
            out.print(f"The board is at {address} until Ctrl-C.", markup=False)
            if browser:
                webbrowser.open(address)
            try:
                http.serve_forever()
            except KeyboardInterrupt:
                raise KeyboardInterrupt("The server has stopped; the site was a temporary one and is gone.") from None
