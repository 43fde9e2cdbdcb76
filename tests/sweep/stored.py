"""Rows of a store, for tests that need one."""

from __future__ import annotations

from typing import Any

from verifier.sweep.store import COLUMNS, StoredResult


def stored(**given: Any) -> StoredResult:
    """A row with these columns; the others are empty."""
    return StoredResult(**dict.fromkeys(COLUMNS) | given)
