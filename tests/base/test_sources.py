"""The key of a stored answer changes with every source, in every folder."""

import shutil
from pathlib import Path

import pytest

import verifier
from verifier.base.sources import code_key, key_of

HERE = Path(verifier.__path__[0])


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sources") / "verifier"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.parametrize(
    "part",
    [
        "lemmas/chapters/paper/p_blocking.py",
        "lemmas/trusted/kernel.py",
        "hunts/complementary.py",
        "games/rules.py",
        "certificate/check/board.py",
        "papers/restrictions/recorded.json",
    ],
)
def test_an_edit_anywhere_changes_the_key(copy: Path, part: str) -> None:
    before = key_of({"verifier": copy})
    text = (copy / part).read_text()
    (copy / part).write_text(text + "\n")
    assert key_of({"verifier": copy}) != before
    (copy / part).write_text(text)
    assert key_of({"verifier": copy}) == before


def test_a_new_file_and_a_moved_one_change_the_key(copy: Path) -> None:
    before = key_of({"verifier": copy})
    (copy / "games" / "another.py").write_text("")
    assert key_of({"verifier": copy}) != before
    (copy / "games" / "another.py").unlink()
    (copy / "games" / "rules.py").rename(copy / "games" / "laws.py")
    assert key_of({"verifier": copy}) != before
    (copy / "games" / "laws.py").rename(copy / "games" / "rules.py")
    assert key_of({"verifier": copy}) == before


def test_the_program_has_a_key_of_its_own() -> None:
    assert code_key() != key_of({"verifier": HERE})
