"""One word for one thing: what options are called in all commands, and what some were called before.

`WORDS` is the vocabulary; a test compares every command with it, and `docs/words.md` with both tables. A word of before
is understood for one release more (`in_words_of_today`), with a sentence on standard error, and shown nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["ASK", "LOOK", "OLD", "WORDS", "in_words_of_today"]

# The boards that are taken when none is given: to ask a solver about, and to look at. A digraph has many more edges.
ASK, LOOK, GRAPH = "100", "40", "10"

# Option, its short form, what it means wherever it occurs.
WORDS: dict[str, tuple[str, str]] = {
    "--board": ("-b", f"the board: N for N x N, or WIDTHxHEIGHT; {ASK} where something is asked, {LOOK} to look at"),
    "--rows": ("", "the first R rows of the infinite board, every column"),
    "--claim": ("", "a set of positions: beatty:m=2,p=3, mex:s=2,t=1, floor:a=...,b=..., game:2WN^3, paper, or a file"),
    "--certificate": ("-c", "the folder that a certificate is written into"),
    "--force": ("", "replace the certificate that is there"),
    "--output": ("-o", "the file or folder that the command writes; its ending says the format"),
    "--format": ("-f", "the format, where there is no ending to say it"),
    "--solver": ("-s", "who is asked"),
    "--encoding": ("-e", "what a solver sees"),
    "--time-limit": ("", "seconds"),
    "--memory-limit": ("", "megabytes"),
    "--limit": ("", "at most so many are found or shown"),
    "--jobs": ("-j", "processes at the same time; one for each core where nothing is said"),
    "--fresh": ("", "use nothing of earlier runs"),
    "--games": ("-g", "names of games with letters, such as 'mWN^p', or files"),
    "--store": ("", "the file with the results of sweeps"),
    "--where": ("-w", "a condition on results, such as verdict=REFUTED or m=2"),
    "--external": ("", "ask other people's checkers too"),
    "--coq": ("", "a folder for Coq's files (theorem, prove); let Coq check (check)"),
    "--smt": ("", "a folder for the queries in SMT-LIB 2"),
    "--lrat": ("", "STEM.cnf and STEM.lrat, a formula and its proof"),
    "--dot": ("", "a file for Graphviz"),
    "--walnut": ("", "a file for Walnut"),
    "--json": ("", "one JSON object on the screen instead of text"),
}

# Command -> what was said before -> what is said now (the words that stand in its place).
OLD: dict[str, dict[str, list[str]]] = {
    "sweep": {"--timeout": ["--time-limit"]},
    "results": {"--export": ["--output"]},
    "hunt": {
        "--most": ["--limit"],
        "--table": ["--output"],
        "--to": ["--certificate"],
        "--certify": ["--certificate", "certificates"],
    },
    "prove": {"--emit": ["--smt"]},
    "kernel": {"--proof": ["--lrat"]},
    "synthesize": {"--target": ["--claim"], "-t": ["--claim"]},
    "plot": {"-c": ["--claim"]},
}


def in_words_of_today(command: str, arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments with no word of before, and a sentence for each that was replaced.

    What stands for a flag comes first, so that an option with a value beside it has the last word.

    >>> in_words_of_today("hunt", ["slope", "--certify", "--to=x"])[0]
    ['--certificate', 'certificates', 'slope', '--certificate=x']
    """
    first: list[str] = []
    found: list[str] = []
    said: list[str] = []
    old = OLD.get(command, {})
    words = iter(arguments)
    for word in words:
        name, mark, value = word.partition("=")
        if word == "--":
            return [*first, *found, word, *words], said
        if name in old and (not mark or name.startswith("--")):
            new = old[name]
            said.append(f"{name} is called {' '.join(new)} now.")
            if len(new) > 1:
                first += new
            else:
                found.append(new[0] + mark + value)
        else:
            found.append(word)
    return first + found, said
