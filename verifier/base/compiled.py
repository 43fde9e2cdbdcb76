"""Loops compiled by Numba where it is installed (the extra `fast`), and the same loops in Python where it is not.

Both give the same values, for a compiled function is written in Python; they differ in time, by a factor of about 50.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, cast

__all__ = ["compiled", "compiled_only"]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compiled on first use, and kept on disk for the next time; as it is where there is no Numba."""
    try:
        from numba import njit
    except ImportError:
        return function
    dispatcher = njit(cache=True)(function)
    _forget_what_cannot_be_read(dispatcher)
    return cast(F, dispatcher)


def compiled_only(function: F) -> F:
    """For loops that must not run as Python, where numbers have other sizes: without Numba this is an `ImportError`."""
    from numba import njit

    return cast(F, njit(cache=True, nogil=True)(function))


def _forget_what_cannot_be_read(dispatcher: Any) -> None:
    """Numba reads its index of compiled functions before it asks whether the source has changed since: an index that
    names a class which is called otherwise now would stop the program. It is emptied; the function is compiled again.
    """
    with suppress(Exception):  # the names below are Numba's own business: where they differ nothing is done
        index = dispatcher._cache._cache_file
        try:
            index._load_index()
        except Exception:
            index.flush()
