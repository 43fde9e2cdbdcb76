"""Other people's checkers on the same two files, where they are installed.

cake_lpr (formally verified down to machine code), lrat-check and drat-trim from the PATH, lrat-trim, and the Python
package `drup` (extracted from a verified Why3 program). They judge the formula and the proof; that the formula says
what the manifest says is the clause audit of our own checker.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

__all__ = ["Opinion", "leaves", "opinions"]

SECONDS = 3600
DRUP_BYTES = 2_000_000  # the verified Python checker is for small boards


@dataclass(frozen=True)
class Opinion:
    """What one tool says of one leaf; `accepted` is None if it was not asked, with the reason in `says`."""

    tool: str
    leaf: str
    accepted: bool | None
    says: str

    def to_json(self) -> dict[str, Any]:
        return {"tool": self.tool, "leaf": self.leaf, "accepted": self.accepted, "says": self.says}


def leaves(folder: Path) -> Iterator[Path]:
    """The folders with a formula and a proof, in order."""
    if (folder / "formula.cnf").is_file():
        yield folder
    k = 1
    while (folder / f"part-{k}").is_dir():
        yield from leaves(folder / f"part-{k}")
        k += 1


def opinions(folder: str | Path) -> list[Opinion]:
    """The opinions of all tools that are here, on every leaf of a certificate; one that none is, if so."""
    root = Path(folder)
    found = []
    for name, (arguments, accepts) in TOOLS.items():
        program = shutil.which(name)
        if program:
            found += [_run(name, program, arguments, accepts, leaf, root) for leaf in leaves(root)]
    if find_spec("drup") is not None:
        found += [_drup(leaf, root) for leaf in leaves(root)]
    if not found:
        names = ", ".join((*TOOLS, "the Python package drup"))
        found = [Opinion("none", ".", None, f"None of these is installed: {names}.")]
    return found


def _line(*texts: str) -> Callable[[subprocess.CompletedProcess[str]], bool]:
    """A tool accepts only if it prints one of these lines: cake_lpr exits with 0 even when it rejects."""
    return lambda done: any(line.strip() in texts for line in done.stdout.splitlines())


# The arguments after the program's name, and when its answer is "accepted".
TOOLS: dict[str, tuple[tuple[str, ...], Callable[[subprocess.CompletedProcess[str]], bool]]] = {
    "cake_lpr": (("formula.cnf", "proof.lrat"), _line("s VERIFIED UNSAT")),
    "lrat-check": (("formula.cnf", "proof.lrat"), _line("c VERIFIED")),
    "lrat-trim": (("formula.cnf", "proof.lrat"), _line("s VERIFIED")),
    "drat-trim": (("formula.cnf", "proof.drat"), _line("s VERIFIED")),
}


def _run(
    name: str,
    program: str,
    arguments: tuple[str, ...],
    accepts: Callable[[subprocess.CompletedProcess[str]], bool],
    leaf: Path,
    root: Path,
) -> Opinion:
    where = str(leaf.relative_to(root))
    with tempfile.TemporaryDirectory() as scratch:
        paths = []
        for argument in arguments:
            if argument == "proof.drat":
                (Path(scratch) / argument).write_text(drat_of(leaf / "proof.lrat"), encoding="ascii")
                paths.append(str(Path(scratch) / argument))
            else:
                paths.append(str(leaf / argument))
        try:
            done = subprocess.run([program, *paths], capture_output=True, text=True, timeout=SECONDS, cwd=scratch)
        except (OSError, subprocess.TimeoutExpired) as error:
            return Opinion(name, where, None, f"It did not answer: {type(error).__name__}.")
    says = next((line for line in reversed(done.stdout.splitlines()) if line[:2] in ("s ", "c ")), "nothing")
    return Opinion(name, where, accepts(done), says)


def drat_of(path: Path) -> str:
    """The clauses that an LRAT proof derives, without its hints: a DRUP proof of the same."""
    steps = []
    with path.open(encoding="ascii") as file:
        for line in file:
            numbers = line.split()
            steps.append(" ".join(numbers[1 : numbers.index("0") + 1]))
    return "\n".join(steps) + "\n"


def _drup(leaf: Path, root: Path) -> Opinion:
    where = str(leaf.relative_to(root))
    if (leaf / "formula.cnf").stat().st_size > DRUP_BYTES:
        return Opinion("drup", where, None, "Not asked: the formula is too large for it.")
    drup = import_module("drup")

    def clauses(text: str) -> list[list[int]]:
        return [[int(number) for number in line.split()[:-1]] for line in text.splitlines() if line[:1] != "p"]

    formula = (leaf / "formula.cnf").read_text(encoding="ascii")
    result = drup.check_proof(clauses(formula), clauses(drat_of(leaf / "proof.lrat")))
    return Opinion("drup", where, result.outcome == drup.Outcome.VALID, str(result.outcome))
