"""The paper's open questions, one file each; `HUNTS` maps the name of a hunt to its module."""

from __future__ import annotations

__all__ = ["HUNTS", "QUESTIONS"]

HUNTS = {
    "arithmetic-progression": "arithmetic_progression",
    "complementary": "complementary",
    "coincidence": "coincidence",
    "recurrence": "recurrence",
    "asymptotics": "asymptotics",
    "closeness": "closeness",
    "least-difference": "least_difference",
}

# What each hunt asks, in a sentence; of the games mWN^(l,p) unless others are named.
QUESTIONS = {
    "arithmetic-progression": "Is d_n - c_n an arithmetic progression, and exactly when the paper believes?",
    "complementary": "Is every number taken exactly p times by the c_n and the d_n, n > 0, as the paper believes?",
    "coincidence": "Which of the generalised games have the same P-positions, beyond the trivial cases?",
    "recurrence": "Is there a rule for the pairs where there are no Beatty pairs?",
    "asymptotics": "What are the slopes of c_n and d_n, and does the deviation from a line stay bounded?",
    "closeness": "How close are the P-positions of (m,p)WN, bishop-type blocking, to the slopes of Section 1.6?",
    "least-difference": "For which constants does a rule by least differences give the pairs of mWN^(p)?",
}
