"""A store's results as CSV, JSON or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.sweep.store import COLUMNS, JSON_COLUMNS, StoredResult

__all__ = ["export"]


def export(rows: Iterable[StoredResult], path: Path) -> int:
    """Write the rows in the format that the file's ending names; how many there were."""
    data = [asdict(row) for row in rows]
    flat = [{k: json.dumps(v) if k in JSON_COLUMNS and v is not None else v for k, v in row.items()} for row in data]
    if path.suffix == ".json":
        with appearing_file(path) as file:
            file.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    elif path.suffix == ".csv":
        with appearing_file(path, newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(flat)
    elif path.suffix == ".parquet":
        try:
            pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        except ImportError:
            raise UserError("Parquet needs the extra: pip install 'wythoff-verifier[sweep]'.") from None
        types = {"width": pyarrow.int64(), "height": pyarrow.int64(), "seconds": pyarrow.float64()}
        schema = pyarrow.schema([(name, types.get(name, pyarrow.string())) for name in COLUMNS])
        parquet.write_table(pyarrow.Table.from_pylist(flat, schema=schema), path)
    else:
        raise UserError(f"Results are exported to a .csv, .json or .parquet file, not {path.name!r}.")
    return len(data)
