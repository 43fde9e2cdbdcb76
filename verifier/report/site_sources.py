"""Where each part of the site comes from: the folder of results that was given or found, and for what it lacks the
results that come with the program.

Part by part, so that a page is either the user's own or the shipped one, never a mixture: `wythoff paper thm-2.1-iiia`
in a folder of one's own makes `results/paper` and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

__all__ = ["IMAGES", "Sources", "sources"]

IMAGES = (".svg", ".png")
# Part -> the files by which it is there; docs/ lies beside the folder of results.
PARTS: dict[str, tuple[str, ...]] = {
    "paper": ("paper/statements.json",),
    "open-questions": ("open-questions/*.md",),
    "lemmas": tuple(f"{place}*{suffix}" for place in ("lemmas", "lemmas/") for suffix in IMAGES),
    "figures": tuple(f"figures/**/*{suffix}" for suffix in IMAGES),
    "synthesis": ("synthesis/README.md",),
    "PROOF.md": ("../docs/PROOF.md",),
    "beyond-the-paper.md": ("../docs/beyond-the-paper.md",),
}


@dataclass(frozen=True)
class Sources:
    """The folder of results of each part, and what a reader should know of them: `note`, or nothing.

    `part` is whether the statements that are shown are some of the paper's only.
    """

    roots: Mapping[str, Path]
    own: Path
    rest: Path | None = None
    note: str = ""
    part: bool = False

    def files(self) -> dict[Path, Path]:
        """Each file of the parts, and of what belongs to none: its place below results/ -> where it is."""
        found: dict[Path, Path] = {}
        for folder in (self.rest, self.own):
            for path in sorted(folder.rglob("*")) if folder else ():
                place = path.relative_to(folder)  # type: ignore[arg-type]
                name = "lemmas" if place.parts[0].startswith("lemmas") else place.parts[0]
                if path.is_file() and not path.is_symlink() and self.roots.get(name, folder) == folder:
                    found[place] = path
        return found


def sources(own: Path, rest: Path | None = None, *, whole: bool = False) -> Sources:
    """What is in `own`, and from `rest` what is not. With `whole`, statements of `own` that are some of those of `rest`
    only give way to these.
    """
    if rest is not None and rest.resolve() == own.resolve():
        rest = None
    roots = {
        name: rest if rest and not _has(own, files) and _has(rest, files) else own for name, files in PARTS.items()
    }
    ran, known = _ids(own), _ids(rest)
    if not ran or not ran < known:
        return Sources(roots, own, rest)
    note = f"Only {len(ran)} of the {len(known)} statements of the paper {'was' if len(ran) == 1 else 'were'} run here"
    if whole and rest is not None:
        note += (
            ": these pages show the results that come with the program. `wythoff paper restrictions` runs them all, "
            f"and `wythoff report --results {own}` shows what was run."
        )
        return Sources(roots | {"paper": rest}, own, rest, note)
    return Sources(roots, own, rest, f"{note}.", part=True)


def _has(root: Path, patterns: tuple[str, ...]) -> bool:
    folders = {pattern: root.resolve().parent if pattern.startswith("../") else root for pattern in patterns}
    return any(any(folder.glob(pattern.removeprefix("../"))) for pattern, folder in folders.items())


def _ids(root: Path | None) -> set[str]:
    """The statements of a run; none where there is no file that can be read (who reads it whole says so)."""
    if root is None:
        return set()
    try:
        rows = json.loads((root / "paper" / "statements.json").read_text(encoding="utf-8"))["statements"]
        return {row["id"] for row in rows}
    except (OSError, ValueError, TypeError, KeyError):
        return set()
