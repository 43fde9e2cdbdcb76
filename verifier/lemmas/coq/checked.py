"""What Coq has checked, kept by content: `checked.json`, written by `make coq` after everything has compiled.

A lemma is found in the record by a number made of its Coq statement and of all definitions, as they are printed *now*
from the lemma in memory. So the record cannot speak of an older text: if a lemma changes, its number is not there. A
theorem from first principles is found by the contents of its file and of all files that it requires (`coq_record.py`).

`python -m verifier.lemmas.coq.checked` makes the record again; it needs the compiled files of coq/.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.lemmas.book import BOOK, STATEMENTS
from verifier.lemmas.coq import assumptions
from verifier.lemmas.coq.chapters import by_chapter, definitions_text
from verifier.lemmas.coq.coq_record import FILE, Checked, CoqRecord, TheoremKey, look
from verifier.lemmas.coq.first_principles import COQ, closure, digest, paper_theorems, theorems_in, within
from verifier.lemmas.coq.printing import statement
from verifier.lemmas.coq.proof_text import head
from verifier.lemmas.trusted.kernel import Lemma

__all__ = ["FILE", "fingerprint", "lemma_checked", "make"]


@cache
def _meanings() -> str:
    return definitions_text().split("Open Scope", 1)[1]


def fingerprint(lemma: Lemma) -> str:
    """A number for the lemma's statement in Coq and all definitions it may use."""
    return hashlib.sha256("\n".join([*statement(lemma), _meanings()]).encode()).hexdigest()


def lemma_checked(lemma: Lemma) -> Checked | None:
    """Has Coq checked the lemma as it now stands?"""
    return look("lemmas", fingerprint(lemma))


def make(folder: Path = COQ) -> CoqRecord:
    """Ask Coq about every lemma and theorem of the compiled folder. UserError if an axiom is not allowed."""
    texts = _chapters(folder)
    questions: dict[str, list[str]] = {}
    members: dict[str, list[str]] = {}
    alone = {name for statement in STATEMENTS.values() for name in statement.all_lemmas()}
    for rests_on, names in assumptions.groups(texts).items():
        for name in names:
            short = name.split(".")[1]
            mark = f"lemma {short}" if short in alone else "book " + ("-".join(rests_on) or "plain")
            members.setdefault(mark, []).append(short)
            questions.setdefault(mark, []).append(f"Wythoff.book.{name}")
    theorems = _theorems(folder)
    said: dict[tuple[str, str], list[str]] = {}
    for file, names in theorems.items():
        said |= {(file, name): axioms for name, axioms in _printed(folder / file).items() if name in names}
        module = ".".join(["Wythoff", *Path(file).with_suffix("").parts])
        if rest := [f"{module}.{name}" for name in names if (file, name) not in said]:
            questions[file] = rest
    answers = assumptions.ask(folder, questions)
    everything = {**answers, **{f"{file} {name}": axioms for (file, name), axioms in said.items()}}
    bad = {mark: extra for mark, found in everything.items() if (extra := set(found) - set(assumptions.ALLOWED))}
    if bad:
        raise UserError(f"Coq names axioms that are not allowed: {bad}")
    lemmas = {fingerprint(BOOK[name]): answers[mark] for mark, names in members.items() for name in names}
    found: dict[str, list[str]] = {}
    bounds = [fingerprint(BOOK[name]) for names in members.values() if len(names) > 1 for name in names]
    for file, names in theorems.items():
        number = digest(closure([folder / file], folder), folder)
        for name in names:
            key = str(TheoremKey(file, name, number))
            found[key] = said[file, name] if (file, name) in said else answers[file]
            if (file, name) not in said and len(questions[file]) > 1:
                bounds.append(key)
    return {
        "coq": _version(),
        "lemmas": dict(sorted(lemmas.items())),
        "theorems": dict(sorted(found.items())),
        "at_most": sorted(bounds),
    }


def _printed(path: Path) -> dict[str, list[str]]:
    """What Coq said of the theorems of a file when it compiled it; nothing if that is not at hand, and Coq is asked."""
    output = path.with_suffix(".out")
    try:
        fresh = output.stat().st_mtime >= path.stat().st_mtime
        return assumptions.printed(path.read_text(), output.read_text()) if fresh else {}
    except (OSError, ValueError):
        return {}


def _chapters(folder: Path) -> dict[str, str]:
    """The generated chapters, which must have the very statements of the book as it is now."""
    again = f"`wythoff prove --coq {folder}` writes it anew."
    if _meanings() not in (folder / "book" / "Definitions.v").read_text():
        raise UserError(f"{folder}/book/Definitions.v is of another book; {again}")
    texts: dict[str, str] = {}
    for name, lemmas in by_chapter(BOOK.values()).items():
        file = folder / "book" / f"{name}.v"
        texts[name] = file.read_text() if file.exists() else ""
        for lemma in lemmas:
            if head(lemma) not in texts[name]:
                raise UserError(f"{file} does not have {lemma.name} as the book has it; {again}")
    return texts


def _theorems(folder: Path) -> dict[str, list[str]]:
    """What stands in the table, and every other Theorem of a hand-written file that has no modules of its own."""
    found: dict[str, list[str]] = {}
    table = {(theorem.file, theorem.name) for theorem in paper_theorems(folder)}
    for path in within(folder):
        file = path.relative_to(folder).as_posix()
        if path.parent.name != "book":
            plain = not re.search(r"^Module ", path.read_text(), re.M)
            names = {name for at, name in table if at == file}
            names |= {name for name, _ in theorems_in(path, "Theorem")} if plain else set()
            if names:
                found[file] = sorted(names)
    return found


def _version() -> str:
    words = subprocess.run(["coqc", "--version"], capture_output=True, text=True, check=True).stdout.split()
    return words[words.index("version") + 1]


def main() -> None:
    record = make()
    theorems, lemmas, bounds = record["theorems"], record["lemmas"], record["at_most"]
    for key, axioms in theorems.items():
        theorem = TheoremKey.read(key)
        at_most = "at most " if key in bounds and axioms else ""
        print(f"{theorem.file} {theorem.name}: {at_most}{', '.join(axioms) or 'no axiom'}")
    counts = Counter(tuple(found) for found in lemmas.values())
    for alike in sorted(counts, key=lambda found: (len(found), found)):
        print(f"{counts[alike]} lemmas of the book: {', '.join(alike) or 'no axiom'}")
    appear(FILE, json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
