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
from verifier.report.links import board_address
from verifier.report.shown import CAPTIONS, boards_of, figures_of
from verifier.report.site_sources import IMAGES, Sources, sources
from verifier.report.texts import ResultText, document, markdown
from verifier.report.verdicts import KINDS, STRENGTHS, VERDICTS, by_cause

__all__ = ["Figure", "Results", "ShownStatement", "collect"]


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
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UserError(f"{path} cannot be read: {error}.") from None
    rows = data.get("statements", data) if isinstance(data, dict) else data
    if isinstance(rows, dict):
        rows = [{"id": key} | value for key, value in rows.items() if isinstance(value, dict)]
    return tuple(_statement(row, root, drawings) for row in rows if isinstance(row, dict))


def _statement(row: dict[str, Any], root: Path, drawings: Path) -> ShownStatement:
    rest = dict(row)

    def take(*names: str) -> str:
        for name in names:
            if isinstance(rest.get(name), (str, int, float)):
                return str(rest.pop(name))
        return ""

    verdict = rest.pop("verdict", None)
    if isinstance(verdict, dict):
        rest = verdict | rest
    elif isinstance(verdict, str):
        rest.setdefault("status", verdict)
    identity = take("id", "number", "label", "name")
    commands = [str(rest.pop(name)) for name in ("command", "check") if isinstance(rest.get(name), str)]
    commands += [str(c) for c in rest.pop("commands", [])] if isinstance(rest.get("commands"), list) else []
    title, status, kind = take("title", "place"), take("status") or "UNKNOWN", take("kind")
    strength, text, reason = take("strength"), take("statement", "text", "says", "claim"), take("reason", "answer")
    fixed = rest.pop("corrected", None)
    corrected = ""
    if isinstance(fixed, dict):
        came = ", ".join(str(fixed[key]) for key in ("verdict", "strength", "reach") if fixed.get(key))
        corrected = f"{fixed.get('text', '')} ({came})"
        reason = str(literal.get("witness", "")) if isinstance(literal := rest.get("literal"), dict) else reason
    files = []
    for certificate in rest.get("certificates", []):
        if isinstance(certificate, dict) and isinstance(certificate.get("folder"), str):
            files += list(_files(f"paper/certificates/{certificate['folder']}/manifest.json", root))
    files += _files(rest, root)
    pictures = [f"figures/{name}.svg" for name in figures_of(identity)]
    figures = [name for name in pictures if (drawings / name).is_file()]
    rest.pop("run", None)
    literal = rest.get("literal")
    if isinstance(literal, dict):  # its text and strength are shown already
        rest["literal"] = {k: v for k, v in literal.items() if k not in ("text", "strength")}
    facts = tuple(
        (key.replace("_", " "), _plain(value)) for key, value in rest.items() if value not in (None, "", [], {})
    )
    return ShownStatement(
        identity or title, title, status, strength, kind, text, reason, corrected, tuple(commands),
        tuple(dict.fromkeys(files)), tuple(figures), tuple(_boards(files, root)), tuple(boards_of(identity)), facts,
        str(row.get("cause") or ""),
    )  # fmt: skip


def _files(value: Any, root: Path) -> Iterator[str]:
    """Paths below results/ that a statement names anywhere."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _files(inner, root)
    elif isinstance(value, list):
        for inner in value:
            yield from _files(inner, root)
    elif isinstance(value, str) and 0 < len(value) < 200 and "\n" not in value and not value.startswith(("/", "..")):
        for candidate in (value.removeprefix("results/"), f"paper/{value}"):
            if "." in candidate and ".." not in candidate and (root / candidate).exists():
                yield candidate
                return


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
