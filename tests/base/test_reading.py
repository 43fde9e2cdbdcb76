"""Files that a user names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base.errors import UserError
from verifier.base.reading import text_of


def test_a_folder_is_named_by_its_path(tmp_path: Path) -> None:
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(UserError, match=r"folder.toml' is a folder, no file."):
        text_of(folder)
    for arguments in ((str(folder),), ("WN", "--resume", str(folder))):
        refused = run("theorem", *arguments)
        assert refused.code == 2
        assert f"{str(folder)!r} is a folder, no file." in refused.err
