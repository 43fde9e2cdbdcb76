"""coq/errata: the theorems of the certificates under results/paper, and nothing else; `make coq` compiles them."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ERRATA = Path(__file__).parents[2] / "coq" / "errata"
FILES = {path.name: path.read_text(encoding="utf-8") for path in ERRATA.glob("*.v")}


def test_every_file_is_the_theorem_of_a_stored_certificate() -> None:
    made = runpy.run_path(str(ERRATA / "make.py"))["texts"]()
    if set(made) != set(FILES):
        pytest.skip("results/paper is older than the statements of the paper")
    assert made == FILES


@pytest.mark.parametrize(
    "name", ["Table_3", "Table_4", "Thm_2_1_iiia", "Ex_6", "Belief_arithmetic", "Belief_complementary_row"]
)
def test_tables_theorem_example_and_beliefs_are_theorems(name: str) -> None:
    statement, _, proof = FILES[f"{name}.v"].partition("(** ** Evidence")
    assert "Definition statement : Prop := " in statement
    assert proof.endswith("Print Assumptions proved.\n")


def test_beatty_pairs_are_claimed_as_pairs() -> None:
    text = FILES["Thm_2_1_iiia.v"]
    assert "the_claim : claim := Beatty 1 3 (Some 1)." in text
    assert "Definition statement : Prop := wrong_at the_games the_claim (0, 1)." in text
