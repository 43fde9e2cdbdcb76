"""The printed tables of the paper that the pages show."""

from __future__ import annotations

from verifier.report.shown import EXHIBITS

__all__ = ["TABLES"]

TABLES = EXHIBITS.tables
