"""Files that are no modules: results, documents, examples. In a clone they lie beside the package, in a wheel in it.

`setup.py` copies them into the wheel, under `verifier/shipped`: pages and hints do not speak of what is not there.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["place", "spoken"]

PACKAGE = Path(__file__).resolve().parents[1]
CLONE = PACKAGE.parent


def place(path: str) -> Path | None:
    """Where a file or folder of the project is, here; None where it is not."""
    candidates = (CLONE / path, PACKAGE / "shipped" / path)
    return next((found for found in candidates if found.exists()), None)


def spoken(path: str) -> str:
    """What to call it in a sentence: by its name in the project, or by its place where the package is installed."""
    found = place(path)
    return path if found is None or found == CLONE / path else str(found)
