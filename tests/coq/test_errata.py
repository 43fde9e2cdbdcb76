"""coq/errata: the theorems of the certificates under results/paper, and nothing else; `make coq` compiles them."""

from __future__ import annotations

import runpy
from pathlib import Path

ERRATA = Path(__file__).parents[2] / "coq" / "errata"


def test_every_file_is_the_theorem_of_a_stored_certificate() -> None:
    """Tables 3 and 4, Theorem 2.1 (iiia), Example 6 and the beliefs are among them."""
    made = runpy.run_path(str(ERRATA / "make.py"))["texts"]()
    assert made == {path.name: path.read_text(encoding="utf-8") for path in ERRATA.glob("*.v")}
    for name in ("Table_3", "Table_4", "Thm_2_1_iiia", "Ex_6", "Belief_arithmetic", "Belief_complementary_row"):
        assert f"{name}.v" in made


def test_beatty_pairs_are_claimed_as_pairs() -> None:
    text = (ERRATA / "Thm_2_1_iiia.v").read_text(encoding="utf-8")
    assert "the_claim : claim := Beatty 1 3 (Some 1)." in text
    assert "Definition statement : Prop := wrong_at the_games the_claim (0, 1)." in text
