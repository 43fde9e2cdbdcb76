"""Files and folders that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

import pytest

from verifier.base.appearing import appearing_folder
from verifier.base.errors import UserError


@pytest.mark.parametrize("where", ["made", "renamed"])
def test_an_error_names_the_target_and_not_the_hidden_name(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted", str(tmp_path / ".c-alp0kcbj.half"))

    module, name = {"made": (tempfile, "mkdtemp"), "renamed": (os, "replace")}[where]
    monkeypatch.setattr(module, name, refuses)
    with (
        pytest.raises(UserError, match=r"/c' cannot be written: Operation not permitted\."),
        appearing_folder(tmp_path / "c", lambda _: None) as work,
    ):
        (work / "file").write_text("")
    assert not list(tmp_path.iterdir())
