"""Formulas as the console can show them."""

import io

import pytest
from rich.console import Console

from verifier.cli.common import mathematics


class _Terminal(io.StringIO):
    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


@pytest.mark.parametrize(
    ("encoding", "terminal", "typed", "dollars"),
    [
        ("utf-8", True, "bₙ − aₙ = mn for n ≥ 1", "aᵢₚ₋ₗ"),
        ("ascii", True, "b_n - a_n = mn for n >= 1", "a_{ip-l}"),
        ("utf-8", False, "b_n - a_n = mn for n >= 1", "a_{ip-l}"),
    ],
)
def test_only_a_terminal_that_can_gets_subscripts(encoding, terminal, typed, dollars):
    console = Console(file=_Terminal(encoding), force_terminal=terminal)
    assert mathematics("b_n - a_n = mn for n >= 1", console) == typed
    assert mathematics("$a_{ip-l}$", console) == dollars
