"""The command `wythoff`: one file per command, and here what becomes of errors."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from verifier.base.errors import DisagreementError, UserError
from verifier.base.extras import sentence
from verifier.base.version import VERSION
from verifier.cli.commands import HELP, STOPPED, Commands, complain

__all__ = ["app", "main"]

app = typer.Typer(
    name="wythoff",
    cls=Commands,
    help="Machine-checked combinatorial games on two heaps: P-positions, certificates, proofs.",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"wythoff-verifier {VERSION}")
        raise typer.Exit


@app.callback()
def _commands(
    _: Annotated[
        bool,
        typer.Option("--version", metavar="", callback=_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    """Machine-checked combinatorial games on two heaps: P-positions, certificates, proofs."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command.

    What a user got wrong is one sentence on standard error and exit code 2. What nobody foresaw, and two ways to one
    answer that disagree, is an error of this program: a sentence that says so, and exit code 70. A reader of the output
    that has gone away (`| head -1`) is no verdict either: exit code 141, as of a program that the system ends for it.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal lacks is no reason to stop
            stream.reconfigure(errors="replace")
    Console.on_broken_pipe = lambda self: _reader_gone()  # type: ignore[method-assign]  # Rich would exit with 1
    try:
        try:
            app(args=list(arguments) if arguments is not None else None)
        finally:
            sys.stdout.flush()
    except SystemExit:
        if type(sys.stdout).__name__ == "PacifyFlushWrapper":  # Typer has met a closed pipe, and would exit with 1
            _reader_gone()
        raise
    except BrokenPipeError:
        _reader_gone()
    except UserError as error:
        complain(str(error))
        sys.exit(2)
    except OSError as error:  # a path that cannot be read or written: the user's to mend, and no verdict
        where = f"{error.filename!r}: " if error.filename else ""
        complain(f"{where}{error.strerror or error}.")
        sys.exit(2)
    except MemoryError:
        complain("There is not enough memory for this; take a smaller board, fewer rows or smaller numbers.")
        sys.exit(2)
    except KeyboardInterrupt:
        complain(STOPPED)
        sys.exit(130)
    except DisagreementError as error:
        complain(f"An error of this program, please report it: two ways to one answer disagree: {error}")
        sys.exit(70)
    except Exception as error:
        _foreseen(error)
        complain(f"An error of this program, please report it: {_place(error)}: {type(error).__name__}: {error}")
        sys.exit(70)


def _foreseen(error: Exception) -> None:
    """Errors of modules that need not be loaded to know their names."""
    if isinstance(error, ModuleNotFoundError) and (said := sentence(error.name or "")):
        complain(f"{said}.")
        sys.exit(2)
    kind = {f"{kind.__module__}.{kind.__name__}" for kind in type(error).__mro__}
    if "sqlite3.Error" in kind:  # a store that is damaged, or on a disk that is full
        complain(f"The store of results cannot be used: {error}.")
        sys.exit(2)
    if "concurrent.futures.process.BrokenProcessPool" in kind:
        complain("A worker process was killed: there is no answer.")
        sys.exit(3)


def _reader_gone() -> NoReturn:
    with contextlib.suppress(OSError, ValueError):  # what is still in the buffer goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    sys.exit(141)


def _place(error: BaseException) -> str:
    """Where it happened, for a report."""
    import traceback

    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}"
