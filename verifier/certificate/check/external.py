"""Other people's checkers on the same formula and proof, where they are installed.

They judge `formula.cnf` and `proof.lrat`; that the formula says what the manifest says is the clause audit of our own
checkers. VeriPB judges `bound.opb` and `bound.pbp`, the same for a bound on the number of moves. cake_lpr is verified
down to machine code, lrat_isa down to LLVM, ACL2's checker by ACL2, drup is extracted from a verified Why3 program;
lrat-check, lrat-trim and drat-trim are what competitions use.

A tool *accepts* if it prints its line (exit codes do not say it: cake_lpr exits with 0 when it rejects) and *rejects*
if it prints that it does. Whatever else happens, a file that it cannot read, a crash, no memory, the end of its time,
it *did not answer*, and what it said is shown. Each runs in a process group of its own, with a limit of time, in a
scratch folder, on absolute paths.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from verifier.base.processes import ending, run_program
from verifier.base.verdict import OpinionJson
from verifier.certificate.check import kind_of

__all__ = ["TOOLS", "VERIPB", "Opinion", "Tool", "binary_of", "drat_of", "leaves", "opinions"]

SECONDS = 3600.0
WORDS = 300  # characters of what a tool said that are shown
DRUP_BYTES = 50_000  # the verified Python checker is for small boards: above this it takes minutes
DRUP = (
    "import sys; sys.path[:] = sys.argv[3:]; import drup\n"
    "read = lambda name: [[int(word) for word in line.split()[:-1]] for line in open(name)]\n"
    "print(drup.check_proof(read(sys.argv[1]), read(sys.argv[2])).outcome)"
)
ACL2 = (
    '(include-book "projects/sat/lrat/stobj-based/run" :dir :system)\n'
    '(lrat::lrat-check "formula.cnf" "proof.lrat")\n(good-bye 3)\n'
)

OpinionWord = Literal["accepts", "REJECTS", "did not answer about", "was not asked about", "is not here for"]


@dataclass(frozen=True)
class Opinion:
    """What one tool says of one leaf."""

    tool: str
    leaf: str
    word: OpinionWord
    says: str

    @property
    def accepted(self) -> bool | None:
        """None if there is no answer."""
        return {"accepts": True, "REJECTS": False}.get(self.word)

    def to_json(self) -> OpinionJson:
        return {"tool": self.tool, "leaf": self.leaf, "accepted": self.accepted, "word": self.word, "says": self.says}

    def __str__(self) -> str:
        return self.says if self.tool == "none" else f"{self.tool} {self.word} {self.leaf}: {self.says}"


class _NotAskedError(Exception):
    """This tool is not made for this leaf: the reason."""


@dataclass(frozen=True)
class Tool:
    """A program: its names, how to get it, the command for a leaf, and how its answer is read."""

    names: tuple[str, ...]
    get: str
    command: Callable[[str, Path, Path], list[str]]  # from program, leaf and scratch folder
    accepts: str  # a line of what it prints
    rejects: str  # a pattern somewhere in what it prints
    stdin: str = ""

    @property
    def name(self) -> str:
        return self.names[0]

    def program(self) -> str | None:
        return next((found for name in self.names if (found := shutil.which(name))), None)

    def asked(self, program: str, leaf: Path, where: str, seconds: float) -> Opinion:
        with tempfile.TemporaryDirectory() as scratch:
            try:
                command = self.command(program, leaf, Path(scratch))
                ended = run_program(command, self.stdin.encode(), seconds=seconds, folder=Path(scratch))
            except _NotAskedError as error:
                return Opinion(self.name, where, "was not asked about", str(error))
            except (OSError, ValueError) as error:
                return Opinion(self.name, where, "did not answer about", f"{_shown(str(error))}.")
        if ended.code is None:
            return Opinion(self.name, where, "did not answer about", f"it took longer than {seconds:g} s.")
        err = ended.err.decode(errors="replace")
        if ended.code < 0:
            err += f"\nit was ended {ending(ended.code)}."
        return Opinion(self.name, where, *self.read(ended.out.decode(errors="replace"), err))

    def read(self, out: str, err: str) -> tuple[OpinionWord, str]:
        """The answer in what it printed, and the line that says it."""
        lines = [line.strip() for line in (*out.splitlines(), *err.splitlines()) if line.strip()]
        against = [line for line in lines if re.search(self.rejects, line)]
        if against:
            return "REJECTS", _shown(against[0])
        if self.accepts in lines:
            return "accepts", self.accepts
        said = [line for line in err.splitlines() if line.strip()] or lines or ["it said nothing."]
        return "did not answer about", _shown(said[-1])


def _shown(line: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in line.strip())[:WORDS]


# --- what each tool reads --------------------------------------------------------------------------------------------


def _both(program: str, leaf: Path, scratch: Path) -> list[str]:
    return [program, str(leaf / "formula.cnf"), str(leaf / "proof.lrat")]


def _drat(program: str, leaf: Path, scratch: Path) -> list[str]:
    (scratch / "proof.drat").write_text(drat_of(leaf / "proof.lrat"), encoding="ascii")
    return [program, str(leaf / "formula.cnf"), str(scratch / "proof.drat")]


def drat_of(path: Path) -> str:
    """The clauses that an LRAT proof derives, without its hints: a DRUP proof of the same."""
    steps = []
    with path.open(encoding="ascii") as file:
        for line in file:
            numbers = line.split()
            steps.append(" ".join(numbers[1 : numbers.index("0") + 1]))
    return "\n".join(steps) + "\n"


def _binary(program: str, leaf: Path, scratch: Path) -> list[str]:
    (scratch / "proof.lrat").write_bytes(binary_of(leaf / "proof.lrat"))
    return [program, str(leaf / "formula.cnf"), str(scratch / "proof.lrat")]


def binary_of(path: Path) -> bytes:
    """The same LRAT proof in the binary form: "a", then every number n as 2 |n| (+ 1 if n < 0), 7 bits in a byte."""
    found = bytearray()
    with path.open(encoding="ascii") as file:
        for line in file:
            found += b"a"
            for number in map(int, line.split()):
                rest = 2 * abs(number) + (number < 0)
                while rest > 127:
                    found.append(128 | rest & 127)
                    rest >>= 7
                found.append(rest)
    return bytes(found)


def _acl2(program: str, leaf: Path, scratch: Path) -> list[str]:
    """It reads plain names in its own folder, and no empty clause in a formula."""
    with (leaf / "formula.cnf").open("rb") as file:
        if any(line == b"0\n" for line in file):
            raise _NotAskedError("the formula has an empty clause, which it does not read.")
    for name in ("formula.cnf", "proof.lrat"):
        shutil.copyfile(leaf / name, scratch / name)
    return [program]


def _drup(program: str, leaf: Path, scratch: Path) -> list[str]:
    """It reads one clause a line, no header, and DRUP."""
    if (leaf / "formula.cnf").stat().st_size > DRUP_BYTES:
        raise _NotAskedError("the formula is too large for it.")
    text = (leaf / "formula.cnf").read_text(encoding="ascii").partition("\n")[2]
    (scratch / "formula.cnf").write_text(text, encoding="ascii")
    command = _drat(program, leaf, scratch)
    return [program, "-c", DRUP, str(scratch / "formula.cnf"), command[2], *sys.path]


class _Package(Tool):
    """The Python package drup, run by this Python in a process of its own: nobody can interrupt it from inside."""

    def program(self) -> str | None:
        return sys.executable if find_spec("drup") is not None else None


TOOLS: tuple[Tool, ...] = (
    Tool(
        ("cake_lpr",),
        "https://github.com/tanyongkiam/cake_lpr, `make`",
        _both,
        "s VERIFIED UNSAT",
        r"^c (Checking failed|empty clause not derived)",
    ),
    Tool(
        ("lrat_isa", "isa_lrat"),
        "https://github.com/lammich/lrat_isa, `make` in code (clang and Boost)",
        _binary,
        "s VERIFIED UNSAT",
        r"^c ERROR$",  # it says no more, be it of the files or of the proof
    ),
    Tool(
        ("acl2",),
        "Debian and Ubuntu: apt install acl2 acl2-books acl2-books-certs",
        _acl2,
        "s VERIFIED",
        r"^s FAILED",
        ACL2,
    ),
    Tool(
        ("lrat-check",),
        "https://github.com/marijnheule/drat-trim, `make`",
        _both,
        "c VERIFIED",
        r"^c (NOT VERIFIED|failed )",
    ),
    Tool(
        ("lrat-trim",),
        "https://github.com/arminbiere/lrat-trim, `./configure && make`",
        _both,
        "s VERIFIED",
        r"while checking clause|no empty clause found",
    ),
    Tool(
        ("drat-trim",),
        "https://github.com/marijnheule/drat-trim, `make`",
        _drat,
        "s VERIFIED",
        r"^s NOT VERIFIED",
    ),
    _Package(("drup",), "pip install drup", _drup, "Outcome.VALID", r"^Outcome\.INVALID"),
)


VERIPB = Tool(
    ("veripb",),
    "https://gitlab.com/MIAOresearch/VeriPB, `pip install ./` (a C++ compiler and GMP)",
    lambda program, leaf, scratch: [program, str(leaf / "bound.opb"), str(leaf / "bound.pbp")],
    "Verification succeeded.",
    r"^Verification failed\.",
)


# --- asking ----------------------------------------------------------------------------------------------------------


def leaves(folder: Path) -> Iterator[Path]:
    """The folders with a formula and a proof, in order: of the certificate itself, or of its parts, or of its board."""
    kind = kind_of(folder)
    if kind.lrat is None:
        return
    inner = folder / kind.lrat
    if (inner / "formula.cnf").is_file():
        yield inner
    k = 1
    while (inner / f"part-{k}").is_dir():
        yield from leaves(inner / f"part-{k}")
        k += 1


def opinions(folder: str | Path, seconds: float = SECONDS) -> list[Opinion]:
    """The opinions of all tools that are here, on every leaf of a certificate; and how to get the others."""
    root = Path(folder).resolve()
    kind = kind_of(root)
    bounds = (root / "bound.opb").is_file() and (root / "bound.pbp").is_file()
    found, tools = ([root], (VERIPB,)) if kind.name == "bound" and bounds else (list(leaves(root)), TOOLS)
    if not found:
        what = f"it has {kind.instead}" if kind.instead else "it has no proof in LRAT"
        says = f"Other people's checkers read a formula in DIMACS and a proof in LRAT; {what}, for our checker alone."
        return [Opinion("none", ".", "was not asked about", says)]
    said, missing = [], []
    for tool in tools:
        program = tool.program()
        if program is None:
            missing.append(Opinion(tool.name, ".", "is not here for", f"get it: {tool.get}"))
        else:
            said += [tool.asked(program, leaf, leaf.relative_to(root).as_posix(), seconds) for leaf in found]
    return said + missing
