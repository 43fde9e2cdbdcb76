"""The command `wythoff`: one file per command, loaded when it is called, in the groups that `wythoff --help` shows."""

from __future__ import annotations

import contextlib
import importlib
import inspect
import io
import os
import sqlite3
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.main import get_command_from_info
from typer.models import CommandInfo

from verifier.base.errors import DisagreementError, UserError
from verifier.base.interrupts import was_interrupted

__all__ = ["app", "main"]

# What a person wants to do -> the commands for it; each is the function of that name in the module of that name.
GROUPS: dict[str, tuple[str, ...]] = {
    "The paper": ("paper", "prove"),
    "Look at a game": ("games", "solve", "explain", "graph", "plot"),
    "Verify and certify": ("theorem", "equal", "verify", "check"),
    "Open questions": ("hunt", "nth", "synthesize"),
    "Many at once": ("sweep", "results"),
    "Look at the results": ("report", "serve"),
    "Other solvers, other digraphs": ("encode", "kernel"),
}


NUMBERS = ("explain", "nth")  # commands whose arguments are numbers: -1 is one that is too small, not an option


STOPPED = "Stopped, without a verdict."


def _complain(sentence: str) -> None:
    sentence = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in sentence)
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"wythoff: {sentence}", markup=False)


class _Lazily(TyperGroup):
    """Finds a command in its module only when it is needed: `wythoff solve` need not wait for the book of lemmas."""

    def invoke(self, ctx: Any) -> Any:
        """A command that Ctrl-C stopped says so, and ends with 130: no verdict has that exit code."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, UserError, OSError):
            raise
        except BaseException as error:
            if not was_interrupted(error):
                raise
            _complain(str(error) if isinstance(error, KeyboardInterrupt) and str(error) else STOPPED)
            raise typer.Exit(130) from None

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for names in GROUPS.values() for name in names]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        for group, names in GROUPS.items():
            if cmd_name in names:
                callback = getattr(importlib.import_module(f"verifier.cli.{cmd_name}"), cmd_name)
                info = CommandInfo(
                    name=cmd_name, callback=callback, rich_help_panel=group, help=_paragraphs(callback),
                    context_settings={"ignore_unknown_options": cmd_name in NUMBERS},
                )  # fmt: skip
                command = get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode="rich")
                for parameter in command.params:
                    if getattr(parameter, "is_flag", False):
                        parameter.metavar = ""  # a flag has no value to be named
                return command
        return None


def _paragraphs(callback: Any) -> str:
    """The docstring with each paragraph in one line, for the terminal to break."""
    paragraphs = (inspect.getdoc(callback) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


app = typer.Typer(
    name="wythoff",
    cls=_Lazily,
    help="Machine-checked combinatorial games on two heaps: P-positions, certificates, proofs.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"wythoff-verifier {version('wythoff-verifier')}")
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
        _complain(str(error))
        sys.exit(2)
    except OSError as error:  # a path that cannot be read or written: the user's to mend, and no verdict
        where = f"{error.filename!r}: " if error.filename else ""
        _complain(f"{where}{error.strerror or error}.")
        sys.exit(2)
    except sqlite3.Error as error:  # a store that is damaged, or on a disk that is full
        _complain(f"The store of results cannot be used: {error}.")
        sys.exit(2)
    except BrokenProcessPool:
        _complain("A worker process was killed: there is no answer.")
        sys.exit(3)
    except MemoryError:
        _complain("There is not enough memory for this; take a smaller board, fewer rows or smaller numbers.")
        sys.exit(2)
    except KeyboardInterrupt:
        _complain(STOPPED)
        sys.exit(130)
    except DisagreementError as error:
        _complain(f"An error of this program, please report it: two ways to one answer disagree: {error}")
        sys.exit(70)
    except Exception as error:
        _complain(f"An error of this program, please report it: {_place(error)}: {type(error).__name__}: {error}")
        sys.exit(70)


def _reader_gone() -> NoReturn:
    with contextlib.suppress(OSError, ValueError):  # what is still in the buffer goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    sys.exit(141)


def _place(error: BaseException) -> str:
    """Where it happened, for a report."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}"
