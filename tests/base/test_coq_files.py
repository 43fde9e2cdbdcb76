"""The Coq files of an installed package are compiled in the cache, never in the package."""

from pathlib import Path

import pytest

from verifier.base import coq_files


def test_in_a_clone_they_are_compiled_where_they_are() -> None:
    assert coq_files.writable_coq() == coq_files.coq_sources() == coq_files.CLONE / "coq"


def test_those_of_a_package_are_copied_by_their_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shipped" / "coq"
    (package / "automata").mkdir(parents=True)
    (package / "automata" / "Sound.v").write_text("Lemma one : True.\n")
    monkeypatch.setattr(coq_files, "place", lambda path: package)
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path / "cache"))
    copy = coq_files.writable_coq()
    assert copy.parent == tmp_path / "cache"
    assert (copy / "automata" / "Sound.v").read_text() == "Lemma one : True.\n"
    (copy / "automata" / "Sound.vo").write_text("compiled")
    assert coq_files.writable_coq() == copy
    assert [path.name for path in package.rglob("*.v*")] == ["Sound.v"]
    (package / "automata" / "Sound.v").write_text("Lemma two : True.\n")
    other = coq_files.writable_coq()
    assert other != copy
    assert (other / "automata" / "Sound.v").read_text() == "Lemma two : True.\n"
    assert list((tmp_path / "cache").glob("tmp*")) == []
