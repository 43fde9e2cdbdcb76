"""Numbers to text, and the solver's compact copy of a formula."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from kernel_encodings.core import Clauses

from verifier.certificate.write.digits import decimal
from verifier.certificate.write.leaf import CHUNK, write_clauses, write_hints
from verifier.certificate.write.refuter import _compact, ask
from verifier.solvers.ask import Limits, Outcome


def test_decimal() -> None:
    rng = np.random.default_rng(1)
    edges = [0, 1, -1, 9, 10, -10, 99, 100, 999_999_999, 1_000_000_000, 2**31 - 1, -(2**31) + 1, 0]
    numbers = np.concatenate([rng.integers(-(2**31) + 1, 2**31, 1000), rng.integers(-99, 99, 1000), edges])
    expected = "".join(f"{number}\n" if number == 0 else f"{number} " for number in numbers.tolist())
    assert decimal(numbers.astype(np.int32)).tobytes().decode() == expected


def test_files_to_the_letter(tmp_path: Path) -> None:
    clauses = Clauses(np.array([1, -2, 1, 30], dtype=np.int32), np.array([0, 1, 2, 4]))
    write_clauses(tmp_path / "f", 30, clauses)
    write_hints(tmp_path / "p", 3)
    assert (tmp_path / "f").read_bytes() == b"p cnf 30 3\n1 0\n-2 0\n1 30 0\n"
    assert (tmp_path / "p").read_bytes() == b"4 0 1 2 3 0\n"


def test_chunks_join(tmp_path: Path) -> None:
    count = 2 * CHUNK + 5
    write_hints(tmp_path / "p", count)
    assert (tmp_path / "p").read_text() == f"{count + 1} 0 {' '.join(map(str, range(1, count + 1)))} 0\n"
    literals = np.arange(1, count + 1, dtype=np.int32)
    write_clauses(tmp_path / "f", count, Clauses(literals, np.array([0, 1, count - 1, count])))
    middle = " ".join(map(str, range(2, count)))
    assert (tmp_path / "f").read_text() == f"p cnf {count} 3\n1 0\n{middle} 0\n{count} 0\n"


def test_compact_keeps_signs_and_meaning() -> None:
    clauses = Clauses(np.array([5, -9, 9, -5, 5, 9], dtype=np.int32), np.array([0, 2, 4, 6]))
    assert _compact(clauses).lists() == [[1, -2], [2, -1], [1, 2]]
    assert ask(clauses, "cadical", Limits()).outcome is Outcome.SAT
    more = Clauses(np.append(clauses.literals, np.array([-5, -9], dtype=np.int32)), np.append(clauses.offsets, 8))
    assert ask(more, "cadical", Limits()).outcome is Outcome.UNSAT
