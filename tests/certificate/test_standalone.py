"""The checker of one file says what the modules say, of every kind of certificate, good and changed."""

from __future__ import annotations

import ast
import hashlib
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.certificate import corpus, corruption
from tests.cli.run import run
from verifier.base.errors import UserError
from verifier.certificate.check import KINDS, judge, standalone


def campaign(kind: str, seed: int, goods: int, changes: int, folder: Path) -> list[Path]:
    """Folders of good and of changed certificates of a kind."""
    rng = random.Random(f"alone {kind} {seed}")
    make = corpus.KINDS[kind].make
    folders: list[Path] = []
    while len(folders) < goods * (1 + changes):
        good = folder / f"{kind}-{len(folders)}"
        try:
            make(rng, good)
        except UserError:
            continue
        if not good.is_dir():
            continue
        files = corpus.tree(good)
        folders.append(good)
        for _ in range(changes):
            folders.append(corpus.save(corpus.changed(rng, files), folder / f"{kind}-{len(folders)}"))
    return folders


def agree(folders: list[Path], folder: Path) -> dict[int, int]:
    """Both ways judge all of them, with the same words; how many there are of each exit code."""
    program = folder / "check.py"
    program.write_text(standalone.text(), encoding="utf-8")
    asked = [sys.executable, "-I", "-S", str(program), *map(str, folders)]
    done = subprocess.run(asked, capture_output=True, text=True, cwd="/")
    assert done.stderr == ""
    reports = [judge(one, "reference") for one in folders]
    assert done.stdout == "".join(f"{one}: {report.reason}\n" for one, report in zip(folders, reports, strict=True))
    codes = [report.exit_code for report in reports]
    assert done.returncode == max(codes)
    return {code: codes.count(code) for code in (0, 1, 2)}


ALL = list(corpus.KINDS)


def test_every_kind_of_certificate_is_in_the_campaign(tmp_path: Path) -> None:
    folders = [folder for kind in ALL for folder in campaign(kind, 0, 1, 8, tmp_path)]
    formats = {folder.name.rsplit("-", 1)[0]: _format(folder) for folder in folders if folder.name.endswith("-0")}
    assert {name for name in formats.values() if name} >= {
        kind.format for kind in KINDS.values() if kind.name != "rows"
    }
    counts = agree(folders, tmp_path)
    assert counts[0] >= len(ALL)
    assert counts[1] > 3 * len(ALL)


def _format(folder: Path) -> str:
    path = folder / "manifest.json"
    return str(json.loads(path.read_bytes())["format"]) if path.is_file() else ""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ALL)
def test_of_each_kind_a_thousand(kind: str, tmp_path: Path) -> None:
    counts = agree(campaign(kind, 1, 25, 40, tmp_path), tmp_path)
    assert counts[0] >= 25
    assert counts[1] > 300


@pytest.mark.slow
def test_all_corruptions_of_a_board(tmp_path: Path) -> None:
    rng, folders = random.Random(7), []
    for c in range(20):
        files = corruption.good(rng, tmp_path / f"good-{c}")
        for change in corruption.CHANGES:
            for changed in (change(rng, files), corruption.sealed(change(rng, files))):
                folders.append(corruption.save(changed, tmp_path / f"changed-{len(folders)}"))
    assert agree(folders, tmp_path)[1] > 500


def test_the_modules_stand_in_it_word_for_word() -> None:
    text = standalone.text()
    beginning, *parts = text.split(standalone.MARK)
    assert [part.split("\n", 1)[0] for part in parts] == standalone.modules()
    for part in parts:
        name, body = part.split("\n", 1)
        assert body.strip() == standalone._source(name).replace(standalone.FUTURE, "", 1).strip()
    imported = {
        alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for alias in node.names
    }
    assert imported <= sys.stdlib_module_names
    assert len(beginning.splitlines()) < 80


def test_the_command_prints_it_and_knows_its_sum() -> None:
    printed = run("check", "--standalone")
    assert printed.code == 0
    assert printed.out == standalone.text()
    assert json.loads(run("check", "--standalone", "--json").out)["sha256"] == standalone.sha256()
    assert hashlib.sha256(printed.out.encode()).hexdigest() == standalone.sha256()
    assert run("check", "--standalone", "x").code == 2


def test_a_folder_that_is_handed_over(tmp_path: Path) -> None:
    """The folder alone, moved elsewhere, with Python alone; the name that its author gave to the game is kept."""
    game = tmp_path / "game.toml"
    game.write_text(
        'name = "Rook & 50% of a bishop"\n[[moves]]\ntype = "rook"\n'
        '[[moves]]\ntype = "vectors"\nvectors = [[1, 2], [2, 1]]\n'
    )
    listed = json.loads(run("solve", str(game), "--board", "9", "--json").out)["p_positions"]
    (tmp_path / "claim.json").write_text(json.dumps(listed))
    made = tmp_path / "c"
    result = run("verify", str(game), "--board", "9", "--claim", str(tmp_path / "claim.json"), "-c", str(made))
    assert result.code == 0, result
    assert f"python3 -I {made}/check.py" in result.out
    handed = tmp_path / "elsewhere" / "d"
    handed.parent.mkdir()
    shutil.move(made, handed)
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(handed / "check.py")], capture_output=True, text=True, cwd="/"
    )
    assert done.returncode == 0
    assert done.stdout.startswith("Accepted: on the 9 x 9 board")
    readme = (handed / "README.md").read_text()
    assert 'the P-positions of "Rook & 50% of a bishop", that is the game' in " ".join(readme.split())
    assert standalone.sha256() in readme
    assert '"vectors": [[1, 2], [2, 1]]' in readme
    assert "``Rook \\& 50\\% of a bishop''" in (handed / "statement.tex").read_text()
    said = run("check", str(handed)).out
    assert '"Rook & 50% of a bishop"' in said
    (handed / "check.py").write_text("print('Accepted')")
    assert "not the one that this version of the program makes" in run("check", str(handed)).out


def test_several_folders(tmp_path: Path) -> None:
    for name, board in (("a", "5"), ("b", "6")):
        assert run("verify", "WN", "--board", board, "-c", str(tmp_path / name)).code == 0
    (tmp_path / "b" / "proof.lrat").write_text("1 0 0\n")
    (tmp_path / "nothing").mkdir()
    a, b, nothing = (str(tmp_path / name) for name in ("a", "b", "nothing"))
    result = run("check", a, b)
    assert result.code == 1
    assert result.out.splitlines()[0].startswith(f"accepted    {a}: on the 5 x 5 board")
    assert result.out.splitlines()[1].startswith(f"REJECTED    {b}: proof.lrat")
    assert result.out.splitlines()[2] == "2 certificates: 1 accepted, 1 REJECTED."
    assert run("check", a, nothing).code == 2
    assert [one["accepted"] for one in json.loads(run("check", a, b, "--json").out)["certificates"]] == [True, False]
    assert run("check").code == 2
