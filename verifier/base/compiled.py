"""Loops compiled by Numba where it is installed (the extra `fast`), and the same loops in Python where it is not.

Both give the same values, for a compiled function is written in Python; they differ in time, by a factor of about 50.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

__all__ = ["compiled"]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compiled on first use, and kept on disk for the next time; as it is where there is no Numba."""
    try:
        from numba import njit
    except ImportError:
        return function
    return cast(F, njit(cache=True)(function))
