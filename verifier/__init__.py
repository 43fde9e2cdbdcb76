"""Machine-checked combinatorial games on two heaps.

`game`, `verify`, `check`, `prove`, `theorem`, `nth` and what they return are the public interface
(`verifier.interface`); they are loaded when they are first used.
"""

import sys
from typing import TYPE_CHECKING, Any

from verifier.base.version import VERSION

if TYPE_CHECKING:
    from verifier.interface import (
        ClaimVerdict,
        Game,
        StatementProof,
        TheoremOfGame,
        check,
        game,
        nth,
        prove,
        theorem,
        verify,
    )

__all__ = [
    "ClaimVerdict",
    "Game",
    "StatementProof",
    "TheoremOfGame",
    "check",
    "game",
    "nth",
    "prove",
    "theorem",
    "verify",
]

__version__ = VERSION


def __getattr__(name: str) -> Any:
    if name in __all__:
        from verifier import interface

        return getattr(interface, name)
    raise AttributeError(f"module 'verifier' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


if "IPython" in sys.modules:  # a notebook, or a shell like one: values show themselves
    from verifier.report.notebook import register as _register

    _register()
