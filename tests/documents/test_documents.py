"""The documents in results/documents are those that `make documents` makes of the pages today."""

from pathlib import Path

import pytest

from verifier.documents.latex import latex
from verifier.documents.markdown import read

ROOT = Path(__file__).parents[2]
MADE = {"proof": "docs/PROOF.md", "beyond-the-paper": "docs/beyond-the-paper.md"}


@pytest.mark.parametrize("name", MADE)
def test_a_document_is_that_of_its_page(name):
    document = read((ROOT / MADE[name]).read_text(encoding="utf-8"))
    folder = ROOT / "results" / "documents"
    assert (folder / f"{name}.tex").read_text(encoding="utf-8") == latex(document)
    assert f"source-sha256-{document.source}".encode() in (folder / f"{name}.pdf").read_bytes()


def test_make_makes_them_all():
    commands = (ROOT / "Makefile").read_text()
    for name, page in MADE.items():
        assert f"wythoff typeset {page} --tex results/documents/{name}.tex" in commands
    assert {path.stem for path in (ROOT / "results" / "documents").iterdir()} == set(MADE)
