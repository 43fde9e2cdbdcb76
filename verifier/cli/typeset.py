"""`wythoff typeset PAGE.md`: a page of the documentation as LaTeX and PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.cli.common import out

__all__ = ["typeset", "write"]


def typeset(
    page: Annotated[Path, typer.Argument(metavar="PAGE.md", help="Markdown, with formulas between dollars.")],
    tex: Annotated[Path | None, typer.Option("--tex", metavar="FILE", help="Write LaTeX.")] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", metavar="FILE", help="Write a PDF.")] = None,
) -> None:
    """Typeset a page: Markdown with formulas between dollars becomes LaTeX, or a PDF, with lemmas in the margin.

    Without --tex and --pdf the page is only read: a formula that cannot be shown everywhere is named, with exit code 2.
    """
    write(text_of(page), tex, pdf)


def write(text: str, tex: Path | None, pdf: Path | None) -> None:
    """Write a page as LaTeX and as PDF, where asked for."""
    from verifier.documents.latex import latex
    from verifier.documents.markdown import read
    from verifier.documents.mathematics import MathError
    from verifier.documents.typst import pdf as as_pdf
    from verifier.documents.typst import typst

    try:
        document = read(text)
        typst(document)  # reads every formula
    except (MathError, ValueError) as error:
        raise UserError(f"The page cannot be typeset: {error}.") from None
    made: list[tuple[Path, bytes]] = []
    if tex is not None:
        made.append((tex, latex(document).encode()))
    if pdf is not None:
        made.append((pdf, as_pdf(document)))
    for file, content in made:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            appear(file, content)
        except OSError as error:
            raise UserError(f"{str(file)!r} cannot be written: {error.strerror}.") from None
        out.print(f"Written: {file}", markup=False)
