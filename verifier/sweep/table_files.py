"""A store's results as CSV, JSON or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.sweep.mp_grid import constants_in
from verifier.sweep.store import COLUMNS, JSON_COLUMNS, StoredResult

__all__ = ["export"]


# The columns of a file: those of the store, the verdict by that name, and the constants of the game.
HEADINGS = tuple(
    heading
    for name in COLUMNS
    for heading in (("name", "m", "p", "l") if name == "name" else ("verdict",) if name == "status" else (name,))
)


def _with_constants(row: StoredResult, constants: dict[str, int]) -> dict[str, Any]:
    values = asdict(row) | {"verdict": row.status, "m": None, "p": None, "l": None} | constants
    return {heading: values[heading] for heading in HEADINGS}


def export(rows: Sequence[StoredResult], path: Path) -> int:
    """Write the rows in the format that the file's ending names; how many there were."""
    data = [_with_constants(row, constants) for row, constants in zip(rows, constants_in(rows), strict=True)]
    flat = [{k: json.dumps(v) if k in JSON_COLUMNS and v is not None else v for k, v in row.items()} for row in data]
    if path.suffix == ".json":
        with appearing_file(path) as file:
            file.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    elif path.suffix == ".csv":
        with appearing_file(path, newline="") as file:
            writer = csv.DictWriter(file, HEADINGS)
            writer.writeheader()
            writer.writerows(flat)
    elif path.suffix == ".parquet":
        try:
            pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ImportError:
            raise UserError("Parquet needs the extra: pip install 'wythoff-verifier[sweep]'.") from None
        types = {letter: pyarrow.int64() for letter in "mpl"} | {
            "width": pyarrow.int64(),
            "height": pyarrow.int64(),
            "seconds": pyarrow.float64(),
        }
        schema = pyarrow.schema([(name, types.get(name, pyarrow.string())) for name in HEADINGS])
        parquet.write_table(pyarrow.Table.from_pylist(flat, schema=schema), path)
    else:
        raise UserError(f"Results are exported to a .csv, .json or .parquet file, not {path.name!r}.")
    return len(data)
