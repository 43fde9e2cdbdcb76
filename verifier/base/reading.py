"""Files that a user names, read with bounds: regular files only, and no larger than what is said.

A pipe would be waited for and a device never ends; who names one is told so at once.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from verifier.base.errors import UserError

__all__ = ["text_of"]

MOST = 256 << 20


def text_of(path: str | Path, most: int = MOST, encoding: str = "utf-8") -> str:
    """The text of a regular file of at most `most` bytes; anything else is a `UserError`."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except FileNotFoundError:
        raise UserError(f"There is no file {str(path)!r}.") from None
    except (OSError, ValueError) as error:  # a name with a null byte is a ValueError
        raise UserError(f"{str(path)!r} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    about = os.fstat(descriptor)
    if not stat.S_ISREG(about.st_mode):  # before it is opened: an error of a folder would name the descriptor
        os.close(descriptor)
        kind = "a folder, no file" if stat.S_ISDIR(about.st_mode) else "not a regular file"
        raise UserError(f"{str(path)!r} is {kind}.")
    with open(descriptor, "rb") as file:
        if about.st_size > most:
            raise UserError(f"{str(path)!r} has {about.st_size:,} bytes, more than the {most:,} that are read.")
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise UserError(f"{str(path)!r} cannot be read: {error.strerror}.") from None
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        raise UserError(f"{str(path)!r} is not a text file.") from None
