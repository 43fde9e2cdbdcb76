"""The paper's open questions, one file each; `HUNTS` maps the name of a hunt to its module."""

from __future__ import annotations

__all__ = ["HUNTS"]

HUNTS = {
    "arithmetic-progression": "arithmetic_progression",
    "complementary": "complementary",
    "coincidence": "coincidence",
    "recurrence": "recurrence",
    "asymptotics": "asymptotics",
    "closeness": "closeness",
    "least-difference": "least_difference",
}
