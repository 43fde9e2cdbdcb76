"""The API reference in docs/api: made from the docstrings, as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.report.api_pages import COMMAND, main, pages

FOLDER = Path(__file__).parents[2] / "docs" / "api"


def test_the_pages_are_those_of_the_source() -> None:
    stored = {path.name: path.read_text() for path in FOLDER.glob("*.md")}
    made = pages()
    assert set(stored) == set(made)
    differing = [name for name in made if stored[name] != made[name]]
    assert not differing, f"make them again: {COMMAND}"


def test_pages_have_a_readable_length_and_the_interface_is_there() -> None:
    made = pages()
    assert max(text.count("\n") for text in made.values()) < 600
    for name in ("game", "verify", "check", "prove", "theorem", "nth"):
        assert f"- `{name}(" in made["verifier.interface.md"]


def test_a_page_of_a_room_that_is_gone_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "verifier.gone.md").write_text("# gone")
    main(str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == set(pages())
