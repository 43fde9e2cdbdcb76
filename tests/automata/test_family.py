"""The sizes of the automata of mWN^p, as the page on them has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.automata.find import search
from verifier.games import families

PAGE = Path(__file__).parents[2] / "results" / "open-questions" / "automata.md"


def conjectured(m: int, p: int) -> int:
    return 2 * m + 5 if p == 1 else 2 * p * (m + 1) + 4


def table() -> dict[tuple[int, int], int]:
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0].isdecimal():
            found |= {(m, int(cells[0])): int(cell) for m, cell in enumerate(cells[1:], 1) if cell}
    return found


def test_the_table_is_complete_and_the_conjecture_fits_it() -> None:
    assert set(table()) == {(m, p) for m in range(1, 13) for p in range(1, 13) if m * p <= 12}
    assert all(states == conjectured(m, p) for (m, p), states in table().items())


def proved_states(m: int, p: int) -> int:
    found = search(families.blocking(m, p) if p > 1 else families.wythoff(m), 600).found
    assert found is not None
    assert found.system.name == f"cf:{m * p}"
    return len(found.dfa)


@pytest.mark.slow
@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(1, 13) for p in range(1, 13) if m * p <= 12])
def test_all_of_them_are_proved_again(m: int, p: int) -> None:
    assert proved_states(m, p) == table()[m, p]
