"""The commands of `wythoff`, in the groups that `wythoff --help` shows; each is loaded when it is called.

A command is the function of its name in the module of its name. The sentence beside it is the first paragraph of that
function's docstring (a test compares them); it stands here so that the list is shown, and completed in a shell, without
loading any command.
"""

from __future__ import annotations

import difflib
import importlib
import inspect
import re
import textwrap
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info
from typer.models import CommandInfo

from verifier.base.errors import UserError
from verifier.cli.words import OLD, in_words_of_today

__all__ = ["GROUPS", "STOPPED", "Commands", "complain"]

# What a person wants to do -> the commands for it.
GROUPS: dict[str, dict[str, str]] = {
    "The paper": {
        "paper": "Check every statement of a paper: what holds and how strongly, what is misprinted, what is open.",
        "prove": "Prove statements of the paper, and all they rest on, for every m, every p and every n.",
    },
    "Look at a game": {
        "games": "List how games are named, with the rules of each in a sentence and what the paper claims.",
        "solve": "Print the P-positions of a game on a board, or of its first rows on the infinite board.",
        "explain": "Say why a position is P or N: the winning move, or what to block and how each move is refuted.",
        "play": "Play a game in the terminal against a perfect opponent; blocking included.",
        "graph": "Write the move digraph of a board: each edge with its kinds of move, each position with P or N.",
        "plot": "Draw the P-positions of a game, shaded by class; with a claim, mark where it is wrong.",
    },
    "Verify and certify": {
        "theorem": "Prove what the P-positions of one game are, for ever, by an automaton that a short checker judges.",
        "equal": "Have two games the same P-positions, on the whole infinite board?",
        "verify": "Verify the P-positions of a game on a board.",
        "check": "Check a certificate: exit 0 accepted, 1 rejected with the first reason, 2 unreadable.",
    },
    "Open questions": {
        "hunt": "Hunt for counterexamples to an open question, and say what the data support.",
        "nth": "The N-th P-position {c_N, d_N} of a game, pairs ordered by c and then d, by a polynomial-time rule.",
        "synthesize": "Find the rules that have given P-positions; each answer is tested on a board three times as "
        "wide.",
    },
    "Many at once": {
        "sweep": "Ask one question of many games, or prove many lemmas.",
        "results": "List, filter and export the results of sweeps, or check their certificates again.",
    },
    "Look at the results": {
        "report": "Write the static site: the board, the statements, errata, open questions, lemmas, figures and "
        "sweeps.",
        "serve": "Show the site on this machine until Ctrl-C; nobody else on the network can see it.",
        "typeset": "Typeset a page: Markdown with formulas between dollars becomes LaTeX, or a PDF, with lemmas in the "
        "margin.",
    },
    "Other solvers, other digraphs": {
        "encode": "Write what a solver is asked to a file, with comment lines that name the variables.",
        "kernel": "Find the kernels of any digraph, or prove that there is none.",
    },
}

NUMBERS = ("explain", "nth")  # commands whose arguments are numbers: -1 is one that is too small, not an option
HELP = ["--help", "-h"]
STOPPED = "Stopped, without a verdict."
WIDEST = 100  # columns of text that are read with ease


def complain(sentence: str) -> None:
    """A sentence on standard error; letters that no terminal should get are shown as Python writes them, and a word of
    more than 300 letters, which only a slip can be, by its beginning and its end."""
    sentence = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in sentence)
    sentence = re.sub(r"(\S{60})\S{200,}(\S{40})", r"\1...\2", sentence)
    console = Console(stderr=True, highlight=False)
    console.print(f"wythoff: {sentence}", markup=False, soft_wrap=not console.is_terminal)


class Commands(TyperGroup):
    """Finds a command in its module only when it is needed: `wythoff solve` need not wait for the book of lemmas."""

    def invoke(self, ctx: Any) -> Any:
        """A command that Ctrl-C stopped says so, and ends with 130: no verdict has that exit code."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, UserError, OSError):
            raise
        except BaseException as error:
            from verifier.base.interrupts import was_interrupted

            if not was_interrupted(error):
                raise
            complain(str(error) if isinstance(error, KeyboardInterrupt) and str(error) else STOPPED)
            raise typer.Exit(130) from None

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for names in GROUPS.values() for name in names]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        completing = ctx is not None and ctx.resilient_parsing and not ctx._protected_args
        if completing:  # the list: no command is called
            says = next((names[cmd_name] for names in GROUPS.values() if cmd_name in names), None)
            return says and TyperCommand(cmd_name, help=says)
        if cmd_name not in self.list_commands(ctx):
            return None
        callback = getattr(importlib.import_module(f"verifier.cli.{cmd_name}"), cmd_name)
        settings = {"ignore_unknown_options": cmd_name in NUMBERS, "help_option_names": HELP}
        info = CommandInfo(name=cmd_name, callback=callback, help=_paragraphs(callback), context_settings=settings)
        command = get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode="rich")
        for parameter in command.params:
            if getattr(parameter, "is_flag", False):
                parameter.metavar = ""  # a flag has no value to be named
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """A word that is no command is answered with the one that was meant."""
        names = self.list_commands(ctx)
        if args[0] not in names and not ctx.resilient_parsing:
            close = difflib.get_close_matches(args[0].lower(), names, 1)
            meant = f"; did you mean {close[0]}?" if close else "."
            raise UserError(f"There is no command {args[0]!r}{meant} `wythoff --help` lists them.")
        said: list[str] = []
        if args[0] in OLD and not ctx.resilient_parsing:
            words, said = in_words_of_today(args[0], args[1:])
            args = [args[0], *words]
        for sentence in said:
            complain(sentence)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The commands in their groups, a sentence each; Typer's own pages load much more than this needs."""
        console = Console(highlight=False, soft_wrap=True)
        text = max(40, min(console.width, WIDEST) - 16)

        def section(heading: str, entries: dict[str, str]) -> None:
            console.print(f"\n[bold]{heading}[/]")
            for name, says in entries.items():
                first, *others = textwrap.wrap(says, text)
                console.print(f"  [bold cyan]{name:<12}[/]{escape(first)}")
                for line in others:
                    console.print(" " * 14 + escape(line))

        console.print(f"Usage: {ctx.command_path} COMMAND ...", markup=False)
        console.print("\n".join(textwrap.wrap(self.help or "", text + 14)), markup=False)
        for heading, entries in GROUPS.items():
            section(heading, entries)
        options = {", ".join(p.opts): p.help for p in self.get_params(ctx)}  # type: ignore[attr-defined]
        console.print("\n[bold]Options[/]")
        for names, says in options.items():
            console.print(f"  [bold cyan]{names:<22}[/]{escape(says or '')}")
        console.print(f"\n`{ctx.command_path} COMMAND -h` says more of a command.", markup=False)


def _paragraphs(callback: Any) -> str:
    """The docstring with each paragraph in one line, for the terminal to break."""
    paragraphs = (inspect.getdoc(callback) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
