"""Makes the errata that are certificates of boards as Coq theorems, compiled by `make coq`.

    python coq/errata/make.py [CERTIFICATES]        of results/paper/certificates unless told otherwise

Each file is the theorem of one certificate of results/paper/certificates, as `wythoff check --coq --keep` writes it;
and one is about a complete row, which the smallest case against the second belief needs.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from verifier.base.appearing import appear
from verifier.certificate.board_theorem import board_theorem, erratum_module
from verifier.certificate.check import kind_of
from verifier.games.families import modulo
from verifier.verification.complete_rows import certify_rows

HERE = Path(__file__).parent
CERTIFICATES = HERE.parents[1] / "results" / "paper" / "certificates"
ROW = "belief-complementary-row"


def texts(certificates: Path = CERTIFICATES) -> dict[str, str]:
    """The files by their names."""
    found = {}
    for folder in sorted(certificates.iterdir()):
        if kind_of(folder).name == "board":
            found[f"{erratum_module(folder.name)}.v"] = board_theorem(folder, f"Erratum {folder.name}")
    with tempfile.TemporaryDirectory() as work:
        certify_rows(modulo(1, 3, 2), 1, Path(work) / "row")
        title = f"Erratum {ROW}: in 1WN^(2,3) the number 0 occurs twice, not three times"
        found[f"{erratum_module(ROW)}.v"] = board_theorem(Path(work) / "row", title)
    return found


def main() -> None:
    for name, text in texts(*map(Path, sys.argv[1:2])).items():
        appear(HERE / name, text)
        print(name)


if __name__ == "__main__":
    main()
