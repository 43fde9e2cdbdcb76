"""Numbers to text, compiled: a large certificate is millions of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled

__all__ = ["decimal"]


@compiled
def decimal(numbers: NDArray[np.int32]) -> NDArray[Any]:  # pragma: no cover - compiled
    """The numbers in decimal, a line feed after each 0 and a space after each other one."""
    text = np.empty(12 * len(numbers), np.uint8)
    end = 0
    for number in numbers:
        value = abs(np.int64(number))
        if number < 0:
            text[end] = 45
            end += 1
        length = 1
        while 10**length <= value:
            length += 1
        for place in range(length):
            text[end + length - 1 - place] = 48 + value % 10
            value //= 10
        end += length
        text[end] = 10 if number == 0 else 32
        end += 1
    return text[:end]
