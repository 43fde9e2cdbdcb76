"""Certificates: a verdict about a board as a folder that a stranger can check.

The package itself needs nothing but the standard library, so that `python -m verifier.certificate.check.reference` does
not: `certify` is loaded from `build` when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verifier.certificate.write.build import certify

__all__ = ["certify"]


def __getattr__(name: str) -> Any:
    if name != "certify":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from verifier.certificate.write.build import certify

    return certify
