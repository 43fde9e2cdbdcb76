"""Files and folders that appear whole or not at all, whatever is killed when.

What is being written is hidden beside its target, under a name that begins with a dot and ends in `.half`, and its
writer holds a lock of the operating system on it. When everything is written it takes its name in one step; on any
error it is removed. A writer that is killed can remove nothing: then the system gives its lock back, and the next
writer of the same target sees that nobody holds it and clears it away.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from verifier.base.errors import UserError

__all__ = ["appear", "appearing_file", "appearing_folder"]

END = ".half"


@contextmanager
def appearing_file(path: str | Path, mode: str = "w", **named: object) -> Iterator[IO[str]]:
    """A file to write to, as `open` gives it; an existing file of this name is replaced when all is written.

    Where the target exists and is no regular file (a pipe, a terminal) it is written to as it is.
    """
    target = Path(os.path.abspath(path))
    named.setdefault("encoding", None if "b" in mode else "utf-8")
    if target.exists() and not target.is_file():
        with target.open(mode, **named) as file:  # type: ignore[call-overload]
            yield file
        return
    target = target.resolve()
    _clear(target)
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}-", suffix=END, dir=target.parent)
    except OSError as error:
        raise UserError(f"{str(path)!r} cannot be written: {error.strerror}.") from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        os.fchmod(descriptor, 0o666 & ~_umask())
        with open(descriptor, mode, closefd=False, **named) as file:  # type: ignore[call-overload]
            yield file
        os.replace(name, target)
    except OSError as error:
        if error.filename not in (None, name):
            raise
        raise UserError(f"{str(path)!r} cannot be written: {error.strerror}.") from None
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        os.close(descriptor)


def appear(path: str | Path, content: str | bytes) -> None:
    """Write a file that appears whole: `content` is all of it."""
    with appearing_file(path, "w" if isinstance(content, str) else "wb") as file:
        file.write(content)  # type: ignore[arg-type]


@contextmanager
def appearing_folder(folder: str | Path, may_replace: Callable[[Path], None]) -> Iterator[Path]:
    """A folder to write into that takes its name when all is written.

    `may_replace` raises if what there is under this name must not be replaced; it is asked before and after.
    """
    target = Path(os.path.abspath(folder))
    may_replace(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    _clear(target)
    with _named_by(folder):
        work = Path(tempfile.mkdtemp(prefix=f".{target.name}-", suffix=END, dir=target.parent))
    descriptor = os.open(work, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        work.chmod(0o777 & ~_umask())
        yield work
        may_replace(target)
        with _named_by(folder):
            if os.path.lexists(target):
                old = Path(tempfile.mkdtemp(prefix=f".{target.name}-", suffix=END, dir=target.parent))
                os.replace(target, old)
                os.replace(work, target)
                shutil.rmtree(old, ignore_errors=True)
            else:
                os.replace(work, target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
        os.close(descriptor)


@contextmanager
def _named_by(asked: str | Path) -> Iterator[None]:
    """An error about the hidden name is one about the name that was asked for."""
    try:
        yield
    except OSError as error:
        raise UserError(f"{str(asked)!r} cannot be written: {error.strerror}.") from None


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _clear(target: Path) -> None:
    """Remove what killed writers of this target have left."""
    with contextlib.suppress(OSError):
        for half in target.parent.glob(f".{_quoted(target.name)}-*{END}"):
            _remove_unless_held(half)


def _quoted(name: str) -> str:
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


def _remove_unless_held(half: Path) -> None:
    with contextlib.suppress(OSError):
        descriptor = os.open(half, os.O_RDONLY | os.O_NOFOLLOW)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if half.is_dir():
                shutil.rmtree(half)
            else:
                half.unlink()
        finally:
            os.close(descriptor)
