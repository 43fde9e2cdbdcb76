"""Write the queries as SMT-LIB 2 files that any solver can be asked to check again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import wrap

from verifier.base.appearing import appearing_folder
from verifier.base.errors import UserError
from verifier.lemmas.trusted.kernel import Lemma, query

__all__ = ["emit", "script"]

RUN = 'for f in *.smt2; do echo "$f $(z3 "$f")"; done'
README = f"""The lemmas, one query a file, in an order in which each uses only earlier ones. The answer to each must be
unsat: the hypotheses, the instances of earlier lemmas and the denied goal cannot hold together. Quantified formulas
stand as constants; a comment in the file says what each stands for. Every name has a dollar sign before it, so that
none is a word that a solver knows.

Check the folder with any SMT-LIB 2 solver, for example
    {RUN}
    {RUN.replace("z3 ", "cvc5 ")}
"""


def script(lemma: Lemma, text: str | None = None) -> str:
    """The lemma's query with its sentence as a comment and its expected status; `text` is the query if it is made."""
    head = [f"; Lemma {lemma.name}", *(f";   {line}" for line in wrap(lemma.says, 100))]
    uses = ", ".join(used.name for used in lemma.uses()) or "nothing but the laws of the kernel"
    head += [f"; {line}" for line in wrap(f"It uses {uses}.", 100)]
    head += ["; Expected: unsat, which proves the lemma.", "(set-info :smt-lib-version 2.6)"]
    first, rest = (text or query(lemma)).split("\n", 1)
    return "\n".join([*head, first, "(set-info :status unsat)", rest])


def emit(lemmas: Sequence[Lemma], folder: Path, texts: Mapping[Lemma, str] | None = None) -> list[Path]:
    """Write one numbered file a lemma and a README that says how to run them; returns the files."""
    files = []
    with appearing_folder(folder, _refuse_other) as work:
        for number, lemma in enumerate(lemmas, 1):
            file = f"{number:03}_{lemma.name}.smt2"
            (work / file).write_text(script(lemma, (texts or {}).get(lemma)))
            files.append(folder / file)
        (work / "README.txt").write_text(README)
    return files


def _refuse_other(folder: Path) -> None:
    """Only a folder of such scripts, or an empty one, is replaced."""
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is a file; --smt needs a folder.")
    if folder.is_dir() and any(file.suffix != ".smt2" and file.name != "README.txt" for file in folder.iterdir()):
        raise UserError(f"The folder {folder} holds other things; --smt needs one of its own.")
