"""Run a command of `wythoff` inside the test process."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from verifier.cli import common, main

WIDTH = 200  # of the console


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


def run(*arguments: str) -> Result:
    """The exit code and what was printed; Rich's console is widened so that lines stay whole."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        common.out.width = WIDTH
        try:
            main(arguments)
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
    return Result(code, out.getvalue(), err.getvalue())
