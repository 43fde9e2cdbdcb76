"""The questions that are asked of a formula whose models are the kernels of a digraph.

- Is there a kernel that differs from the claimed set anywhere? The formula and one clause, `differs`. No model means
  that every kernel is the claimed set; with a model of the formula alone, that the claimed set is the only kernel.
- Is there a kernel? The formula alone.
- Are there two different kernels? `two_kernels`: no model means that there is at most one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kernel_encodings.formula import Cnf

__all__ = ["differs", "two_kernels"]


def differs(claimed: NDArray[np.bool_]) -> tuple[int, ...]:
    """The clause "some cell of the board differs from the claim": not v for v in the claimed set, v for all others.

    >>> differs(np.array([[True, False], [False, False]]))
    (-1, 2, 3, 4)
    """
    cells = claimed.reshape(-1)
    variables = np.arange(1, cells.size + 1)
    return tuple(np.where(cells, -variables, variables).tolist())


def two_kernels(cnf: Cnf, nodes: int) -> Cnf:
    """Two models of a formula that differ on the first `nodes` variables: variable n of the second is n + variables."""
    both = cnf.copy()
    both.title = f"{cnf.title}\nAsked: two different kernels"
    shift = (
        both.new(cnf.variables, f"a second copy: variable n + {cnf.variables} is to the copy what n is to the first")
        - 1
    )
    flat = cnf.flat()
    both.add_flat(flat + np.sign(flat) * shift)
    first = np.arange(1, nodes + 1, dtype=np.int32)
    apart = both.new(nodes, f"{both.variables} + n says that n and n + {shift} differ") - 1 + first
    both.add_each(-apart, first, first + shift)
    both.add_each(-apart, -first, -(first + shift))
    both.add(*apart.tolist())
    return both
