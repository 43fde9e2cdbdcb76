"""Every numbered or stated result of the paper, one file per section, in the order of the paper.

`STATEMENTS` maps an id such as "thm-2.1-iia-only-if" to its `Statement`. To add one, copy a call of `statement(...)` in
a section's file; the table, the errata, the recorded outcomes and the tests take it from the registry.
"""

from __future__ import annotations

from importlib import import_module

from verifier.papers.model import REGISTRY, Statement

__all__ = ["SECTIONS", "STATEMENTS"]

SECTIONS = (
    "section1",
    "section1_6",
    "section2",
    "section2_examples",
    "section2_theorem",
    "section3",
    "section4",
    "section5",
    "section6",
    "section7",
    "appendix",
)

for _section in SECTIONS:
    import_module(f"verifier.papers.restrictions.{_section}")

STATEMENTS: dict[str, Statement] = dict(REGISTRY)
