"""What `results/` holds, as plain values for the templates; what is missing is said, not hidden."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from markupsafe import Markup

from verifier.base.errors import UserError
from verifier.papers.record import Record, record_from_json
from verifier.report.links import board_address
from verifier.report.shown import CAPTIONS, boards_of, figures_of
from verifier.report.site_sources import IMAGES, Sources, sources
from verifier.report.texts import ResultText, document, markdown
from verifier.report.verdicts import KINDS, STRENGTHS, VERDICTS, by_cause

__all__ = ["Figure", "Results", "ShownStatement", "collect"]

# The keys of a stored record that have a place of their own on the page; the others are listed below it.
SAID = {"id", "title", "kind", "verdict", "text", "corrected", "strength", "reason", "commands", "run"}


@dataclass(frozen=True)
class ShownStatement:
    """One numbered statement of the paper and what stands behind it."""

    id: str
    title: str
    status: str
    strength: str
    kind: str
    text: str
    reason: str
    corrected: str  # the corrected reading and what came of it, if the printed one fails
    commands: tuple[str, ...]
    files: tuple[str, ...]  # below results/: certificates, scripts
    figures: tuple[str, ...]  # below results/
    boards: tuple[str, ...]  # addresses of the board page that show what a certificate is about
    examples: tuple[str, ...]  # addresses of the board page that show an instance of the statement
    facts: tuple[tuple[str, str], ...]  # everything else, as it stands
    cause: str = ""  # why it is an erratum

    @property
    def tone(self) -> str:
        return VERDICTS.get(self.status, ("UNKNOWN", ""))[0]

    @property
    def anchor(self) -> str:
        return "".join(c if c.isalnum() else "-" for c in self.id)


@dataclass(frozen=True)
class Figure:
    """A drawing below results/, and what is said under it."""

    path: str
    title: str
    caption: Markup

    @property
    def anchor(self) -> str:
        return Path(self.path).stem


@dataclass(frozen=True)
class Results:
    """All that the pages show."""

    statements: tuple[ShownStatement, ...] = ()
    errata: ResultText | None = None
    questions: tuple[ResultText, ...] = ()
    lemma_graphs: tuple[Figure, ...] = ()
    lemma_texts: tuple[ResultText, ...] = ()
    figures: tuple[Figure, ...] = ()
    proof: ResultText | None = None
    beyond: ResultText | None = None
    synthesis: ResultText | None = None
    missing: dict[str, str] = field(default_factory=dict)  # page -> a sentence
    note: str = ""  # on the statements that are shown, if they are not those that were run, or not all
    part: bool = False  # some of the paper's statements only

    @property
    def counts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for statement in self.statements:
            found[statement.status] = found.get(statement.status, 0) + 1
        return found

    @property
    def words(self) -> list[tuple[str, str]]:
        """The strengths and kinds that occur, and what they mean."""
        said = {s.strength for s in self.statements} | {s.kind for s in self.statements}
        return [(word, meaning) for word, meaning in (*STRENGTHS.items(), *KINDS.items()) if word in said]

    @property
    def legend(self) -> list[tuple[str, str, str]]:
        """The verdicts that occur (all three answers if there are no statements): name, look, meaning."""
        names = self.counts or ("VERIFIED", "REFUTED", "UNKNOWN")
        known = [name for name in VERDICTS if name in names]
        known += [name for name in names if name not in VERDICTS]
        return [(name, *VERDICTS.get(name, ("UNKNOWN", ""))[:1], self._meaning(name)) for name in known]

    def _meaning(self, verdict: str) -> str:
        meaning = VERDICTS.get(verdict, ("UNKNOWN", ""))[1]
        causes = [s.cause for s in self.statements if s.status == verdict == "erratum"]
        return f"{meaning}: {by_cause(causes)}" if causes else meaning


def collect(found: Path | Sources) -> Results:
    """Read a results folder, or the parts of several. An unreadable file is a `UserError`; an absent one is named in
    `missing`.
    """
    chosen = found if isinstance(found, Sources) else sources(found)
    if not chosen.own.is_dir():
        raise UserError(f"There is no folder of results {str(chosen.own)!r}; give one with --results.")
    missing = {}
    root, drawings = chosen.roots["paper"], chosen.roots["figures"]
    statements = _statements(root / "paper" / "statements.json", root, drawings)
    if not statements:
        missing["statements"] = "results/paper/statements.json is not there: the statements have not been checked yet."
    errata = document(root / "paper" / "letter.md", root)
    if errata is None:
        missing["errata"] = "results/paper/letter.md is not there: no letter has been written yet."
    root = chosen.roots["open-questions"]
    questions = tuple(_questions(root / "open-questions", root))
    if not questions:
        missing["questions"] = "results/open-questions/ is empty: the open questions have not been looked at yet."
    root = chosen.roots["lemmas"]
    graphs = tuple(_figure(p, root) for p in sorted(root.glob("lemmas*")) if p.suffix in IMAGES)
    graphs += tuple(_figure(p, root) for p in sorted((root / "lemmas").glob("*")) if p.suffix in IMAGES)
    if not graphs:
        missing["lemmas"] = "results/lemmas.svg is not there: the lemma graph has not been drawn yet."
    drawn = sorted((drawings / "figures").rglob("*"), key=lambda path: (path.name.startswith("erratum"), path))
    figures = tuple(_figure(p, drawings) for p in drawn if p.suffix in IMAGES)
    if not figures:
        missing["figures"] = "results/figures/ is empty: no figure has been drawn yet."
    texts = [
        d for p in (*sorted(root.glob("[Ll]*.md")), *sorted((root / "lemmas").glob("*.md"))) if (d := document(p, root))
    ]
    proof, beyond = (
        document(chosen.roots[name].resolve().parent / "docs" / name, chosen.roots[name])
        for name in ("PROOF.md", "beyond-the-paper.md")
    )
    synthesis = document(chosen.roots["synthesis"] / "synthesis" / "README.md", chosen.roots["synthesis"])
    for name, text, path in (
        ("proof", proof, "docs/PROOF.md"),
        ("beyond", beyond, "docs/beyond-the-paper.md"),
        ("synthesis", synthesis, "results/synthesis/README.md"),
    ):
        if text is None:
            missing[name] = f"{path} is not there: the page cannot be shown."
    return Results(
        statements, errata, questions, graphs, tuple(texts), figures, proof, beyond, synthesis, missing,
        chosen.note, chosen.part,
    )  # fmt: skip


def _statements(path: Path, root: Path, drawings: Path) -> tuple[ShownStatement, ...]:
    if not path.is_file():
        return ()
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["statements"]
        return tuple(_statement(row, record_from_json(row), root, drawings) for row in rows)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserError(f"{path} cannot be read: {error}.") from None


def _statement(row: dict[str, Any], record: Record, root: Path, drawings: Path) -> ShownStatement:
    """A record as it is shown: what came out, and the commands, are sentences of the stored row; the rest is as it is
    stored.
    """
    reason, corrected = row["reason"], ""
    if fixed := record.corrected:
        reason = record.literal.witness
        corrected = f"{fixed.text} ({', '.join((fixed.verdict, fixed.word, str(fixed.reach)))})"
    manifests = (f"paper/certificates/{certificate.folder}/manifest.json" for certificate in record.certificates)
    files = [file for file in manifests if (root / file).is_file()]
    pictures = [f"figures/{name}.svg" for name in figures_of(record.id)]
    rest = {key: value for key, value in row.items() if key not in SAID}
    rest["literal"] = {key: value for key, value in row["literal"].items() if key not in ("text", "strength")}
    facts = [(key.replace("_", " "), _plain(value)) for key, value in rest.items() if value not in (None, "", [], {})]
    return ShownStatement(
        id=record.id,
        title=record.place,
        status=record.verdict,
        strength=record.literal.word,
        kind=record.kind,
        text=record.literal.text,
        reason=reason,
        corrected=corrected,
        commands=tuple(row["commands"]),
        files=tuple(files),
        figures=tuple(name for name in pictures if (drawings / name).is_file()),
        boards=tuple(_boards(files, root)),
        examples=tuple(boards_of(record.id)),
        facts=tuple(facts),
        cause=record.cause.value if record.cause else "",
    )


def _boards(files: list[str], root: Path) -> Iterator[str]:
    for file in dict.fromkeys(files):
        if Path(file).name == "manifest.json":
            with contextlib.suppress(ValueError, OSError):
                address = board_address(json.loads((root / file).read_text(encoding="utf-8")))
                if address:
                    yield address


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{key.replace('_', ' ')}: {_plain(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(inner) for inner in value)
    return str(value)


def _questions(folder: Path, root: Path) -> Iterator[ResultText]:
    """One document per question: its .md file, README.md first; with the files that are named after it, and the folders
    `certificates/QUESTION/*`. What belongs to no question stays with README.md.
    """
    texts = sorted(folder.glob("*.md"), key=lambda path: (path.stem != "README", path.stem)) if folder.is_dir() else []
    others = sorted(p for p in folder.glob("*") if p.is_file() and p.suffix != ".md") if folder.is_dir() else []
    stems = [text.stem for text in texts]

    def owner(path: Path) -> str:
        fit = [stem for stem in stems if path.stem == stem or path.stem.startswith(f"{stem}-")]
        return max(fit, key=len, default="README")

    for path in texts:
        mine = tuple(p.relative_to(root).as_posix() for p in others if owner(p) == path.stem)
        text = document(path, root, mine)
        if text:
            folders = [p for p in sorted((folder / "certificates").glob("*/*")) if owner(p.parent) == path.stem]
            yield replace(text, certificates=tuple(_certificates(folders, root)))


def _certificates(folders: list[Path], root: Path) -> Iterator[tuple[str, str]]:
    for path in folders:
        inner = path / "board" if (path / "board").is_dir() else path
        manifest = (inner / "manifest.json").relative_to(root).as_posix()
        yield f"wythoff check results/{path.relative_to(root).as_posix()}", next(_boards([manifest], root), "")


def _figure(path: Path, root: Path) -> Figure:
    """An image with the .md or .txt file of the same name as its caption, or with the caption of a known figure."""
    caption = next((p.read_text(encoding="utf-8") for s in (".md", ".txt") if (p := path.with_suffix(s)).is_file()), "")
    title = path.stem.replace("-", " ").replace("_", " ")
    if not caption and path.stem in CAPTIONS:
        title, caption, _ = CAPTIONS[path.stem]
    return Figure(path.relative_to(root).as_posix(), title, markdown(caption))
