"""`wythoff check`: does a folder prove what its manifest says?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.base.reading import text_of
from verifier.cli.common import JsonOption, out, print_json

if TYPE_CHECKING:
    from verifier.base.coqc import CoqWord
    from verifier.certificate.check.board import Report
    from verifier.certificate.check.external import Opinion

__all__ = ["check"]

# What is said of an accepted certificate in JSON.
SAID = {
    "board": ("verdict", "game", "claim", "board", "counterexample"),
    "rows": ("game", "claim", "board"),
    "rules": ("claim", "board", "at_least"),
    "bound": ("claim", "board", "at_least"),
    "formula": ("formula", "values", "game"),
    "kernel": ("nodes", "kernels", "counts"),
    "automaton": ("game",),
}


BOARDS = ("board", "rows")  # kinds that coq/board speaks of


class Checker(str, Enum):
    """Which checker speaks; `auto` is the fast one for large certificates and the reference one for the others."""

    auto = "auto"
    reference = "reference"
    fast = "fast"


def check(
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="DIR...", help="The folders of one or more certificates.")
    ] = None,
    checker: Annotated[Checker, typer.Option(help="Which of the two checkers of boards; they must agree.")] = (
        Checker.auto
    ),
    external: Annotated[
        bool, typer.Option("--external", help="Ask other people's checkers too, those that are installed.")
    ] = False,
    verified: Annotated[
        bool, typer.Option("--verified", help="Let the checker judge that Coq has proved sound (boards, rows).")
    ] = False,
    coq: Annotated[
        bool, typer.Option("--coq", help="Let Coq check the theorem too (boards, rows and automata).")
    ] = False,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="With --coq: where to keep the theorem's file.")
    ] = None,
    alone: Annotated[
        bool, typer.Option("--standalone", help="Print the checkers as one file that needs Python alone, and stop.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a certificate: exit 0 accepted, 1 rejected with the first reason, 2 unreadable.

    Several folders get a line each and a summary; the exit code is the worst of theirs.

    With --external other people's checkers judge the formula and the proof too: cake_lpr, lrat-check, lrat-trim,
    drat-trim, lrat_isa, ACL2 and drup, as far as they are here. One that rejects takes the acceptance away; one
    that does not answer does not.

    With --verified a native program judges, made by `make verified-checker` from what Coq has proved sound.

    With --coq the theorem is stated for Coq, whose kernel checks it from the definition of P-positions on; then neither
    this program nor its checkers need be believed. --keep keeps the file, whose first lines are the statement.
    Exit 3 if Coq does not answer.

    With --standalone > check.py the checkers are written into one file for people who have Python and nothing else;
    with --json its SHA-256 sum is printed instead. New certificates have it in their folder.
    """
    if alone:
        if folders:
            raise UserError("--standalone prints the checker; run it on folders with: python3 -I check.py DIR ...")
        _print_standalone(as_json)
        return
    if not folders:
        raise UserError("Name the folder of a certificate, or several; `verify --certificate DIR` writes one.")
    for folder in folders:
        if not folder.is_dir():
            raise UserError(
                f"There is no folder {folder}; a certificate is a folder, written by `verify --certificate`."
            )
    if keep is not None and (not coq or len(folders) > 1):
        raise UserError("--keep is for the one file of --coq and one folder.")
    judged = [_judge(folder, checker, external=external, verified=verified, coq=coq, keep=keep) for folder in folders]
    code = max(one.code for one in judged)
    if as_json:
        each = [one.data() for one in judged]
        print_json(each[0] if len(each) == 1 else {"accepted": code == 0, "certificates": each})
    elif len(judged) == 1:
        judged[0].show()
    else:
        words = {0: "accepted", 1: "REJECTED", 2: "UNREADABLE", 3: "UNKNOWN"}
        for one in judged:
            out.print(f"{words[one.code]:<10}  {one.folder}: {one.said}", markup=False)
        counts = {word: sum(one.code == key for one in judged) for key, word in words.items()}
        said = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
        out.print(f"{counted(len(judged), 'certificate')}: {said}.", markup=False)
    raise typer.Exit(code)


@dataclass(frozen=True)
class Judged:
    """What the checkers say of one folder."""

    folder: Path
    kind: str
    report: Report
    opinions: tuple[Opinion, ...] | None
    coq: CoqWord | None

    @property
    def code(self) -> int:
        against = any(opinion.accepted is False for opinion in self.opinions or ())
        if against or (self.coq is not None and self.coq.accepted is False):
            return 1
        return 3 if self.coq is not None and self.coq.accepted is None else self.report.exit_code

    @property
    def said(self) -> str:
        """What is proved, in the paper's notation, or why nothing is."""
        from verifier.certificate.proved import sentence

        own_words = not self.report.accepted or self.report.checker == "verified"
        return self.report.said if own_words else sentence(self.kind, self.report)

    @property
    def strip(self) -> tuple[int, int] | None:
        """The rows that are proved, if they are not the whole board."""
        from verifier.certificate.proved import strip

        return strip(self.report) if self.report.accepted and self.kind == "board" else None

    def data(self) -> dict[str, Any]:
        report = self.report
        data: dict[str, Any] = {"folder": str(self.folder), "accepted": self.code == 0}
        data |= {"reason": report.reason, "checker": report.checker}
        if report.accepted:
            data |= {key: report.manifest[key] for key in SAID.get(self.kind, ()) if key in report.manifest}
        if self.strip:
            first = self.strip[0]
            data["verdict"] = "VERIFIED IF THE ROWS BEFORE ARE RIGHT" if first else "VERIFIED IN THESE ROWS"
            data |= {"rows": list(self.strip), "conditional": first > 0}
        if self.opinions is not None:
            data["external"] = [opinion.to_json() for opinion in self.opinions]
        if self.coq is not None:
            data["coq"] = self.coq.to_json()
        return data

    @property
    def remarks(self) -> list[str]:
        """On the files for people, which no checker reads: those that this version would write otherwise."""
        if not self.report.accepted:
            return []
        from verifier.certificate.write.for_readers import others

        files = others(self.folder, self.kind, self.report)
        said = []
        if "check.py" in files:
            said.append(
                "The file check.py in this folder is not the one that this version of the program makes: do not run it "
                "unless you know who made it (`wythoff check --standalone > check.py` makes ours)."
            )
        if texts := [name for name in files if name != "check.py"]:
            it = "it" if len(texts) == 1 else "them"
            said.append(
                f"Not as this version of the program writes {it}: {' and '.join(texts)}. "
                "What is proved is the sentence above."
            )
        return said

    def show(self) -> None:
        from verifier.certificate.check.complete_rows import RowsReport

        out.print(replace(self.report, said=self.said).reason, markup=False)
        if self.strip:
            out.print("This is a strip of rows: alone it does not prove the claim on the board.", markup=False)
        checkers = "checkers" if isinstance(self.report, RowsReport) else "checker"
        out.print(f"This is the word of the {self.report.checker} {checkers}.", markup=False)
        for opinion in self.opinions or ():
            out.print(str(opinion), markup=False)
        if self.coq is not None:
            out.print(self.coq.sentence, markup=False)
        for line in self.remarks:
            out.print(line, markup=False)


def _judge(folder: Path, checker: Checker, *, external: bool, verified: bool, coq: bool, keep: Path | None) -> Judged:
    from verifier.certificate.check import judge, kind_of

    kind = kind_of(folder).name
    if verified and kind not in BOARDS:
        raise UserError("--verified is for certificates of boards and of complete rows.")
    report = _by_the_verified(folder) if verified else judge(folder, checker.value)
    opinions: tuple[Opinion, ...] | None = () if external else None
    if external and report.accepted:
        from verifier.certificate.check.external import opinions as ask

        opinions = tuple(ask(folder))
    return Judged(
        folder, kind, report, opinions, _by_coq(folder, kind, report, keep) if coq and report.accepted else None
    )


def _by_the_verified(folder: Path) -> Report:
    from verifier.certificate.check.verified import check as judged

    return judged(folder)


def _print_standalone(as_json: bool) -> None:
    from verifier.certificate.check import standalone

    if as_json:
        print_json({"sha256": standalone.sha256(), "modules": standalone.modules()})
    else:
        typer.echo(standalone.text(), nl=False)


def _by_coq(folder: Path, kind: str, report: Report, keep: Path | None) -> CoqWord:
    """What Coq says of the theorem in a folder that a checker has accepted: of the very file that it has judged."""
    import hashlib
    import json
    from tempfile import TemporaryDirectory

    from verifier.automata.coq import REQUIRED, write_and_compile
    from verifier.base.appearing import appear
    from verifier.base.coqc import FILE, compiled_library
    from verifier.certificate.board_theorem import theorem_by_coq

    if kind not in (*BOARDS, "automaton"):
        raise UserError("--coq is for certificates of boards, of complete rows and of automata.")
    title = "The P-positions of one game"
    with TemporaryDirectory() as work:
        if kind == "automaton":
            compiled_library(REQUIRED)
            text = text_of(folder / "automaton.json")
            if hashlib.sha256(text.encode()).hexdigest() != report.manifest["sha256"]:
                raise UserError("The certificate was changed while it was checked.")
            word = write_and_compile(Path(work), json.loads(text), title, "")
        else:
            word = theorem_by_coq(folder, Path(work), title, report.manifest)
        if keep is not None:
            appear(keep, (Path(work) / FILE).read_text(encoding="utf-8"))
        return replace(word, file=keep)
