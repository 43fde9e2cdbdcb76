"""A folder that Coq can check: the hand-written files, and of the book what given lemmas need.

For statements that have theorems from first principles, these theorems' files come along, with all that they require.
`make -C FOLDER` compiles it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.lemmas.book import BOOK
from verifier.lemmas.coq.chapters import by_chapter, chapter_text, definitions_text
from verifier.lemmas.coq.first_principles import COQ, HAND_WRITTEN, closure, paper_theorems
from verifier.lemmas.trusted.kernel import Lemma

__all__ = ["write_folder"]


def write_folder(
    folder: Path, targets: Sequence[Lemma], statements: Iterable[str], done: Callable[[Lemma], None] = lambda _: None
) -> list[Path]:
    """Write what Coq needs for the targets and for the theorems of the statements; returns the .v files."""
    if not COQ.is_dir():
        raise UserError(
            "The hand-written Coq files are not here: run this in a clone, or install a wheel of the project."
        )
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is a file; --coq needs a folder.")
    own = folder.resolve() == COQ.resolve()
    files, more = _theorem_files(statements)
    wanted = list(dict.fromkeys([*targets, *more]))
    if own and len(by_chapter(wanted)) < len(by_chapter(BOOK.values())):
        raise UserError(f"{folder} holds the whole book; give another folder for a part of it.")
    (folder / "book").mkdir(parents=True, exist_ok=True)
    copied = [*(COQ / "book" / name for name in HAND_WRITTEN), *files]
    book = by_chapter(wanted)
    texts = {"Definitions": definitions_text()} | {name: chapter_text(name, book, done) for name in book}
    for name, text in texts.items():
        appear(folder / "book" / f"{name}.v", text)
    for source in [*copied, COQ / "_CoqProject", COQ / "Makefile"] if not own else ():  # make comes last of all
        target = folder / source.relative_to(COQ)
        target.parent.mkdir(parents=True, exist_ok=True)
        appear(target, source.read_bytes())
    written = [*(path.relative_to(COQ) for path in copied), *(Path("book") / f"{name}.v" for name in texts)]
    return sorted(folder / path for path in written)


def _theorem_files(statements: Iterable[str]) -> tuple[list[Path], list[Lemma]]:
    """The files of the statements' theorems, with what they require beside the book; and the lemmas they speak of."""
    chosen = set(statements)
    roots = {COQ / theorem.file for theorem in paper_theorems() if theorem.statement in chosen}
    everything = closure(roots)
    files = [path for path in everything if path.parent.name != "book"]
    words = {word for path in files for word in re.findall(r"\w+", path.read_text())}
    lemmas = [BOOK[name] for name in BOOK if name in words]
    direct = {path.stem for path in everything if path.parent.name == "book"} & set(by_chapter(BOOK.values()))
    missing = direct - set(by_chapter(lemmas))
    return files, [*lemmas, *(lemma for lemma in BOOK.values() if lemma.layer in missing)]
