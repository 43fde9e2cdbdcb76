"""Results that survive: SQLite in WAL mode, one row a question, keyed by the question's content.

Why nothing is lost and nothing is done twice, whatever is killed when:

- a result is one transaction, made as the instance ends; a killed process leaves whole transactions or none;
- a question is *taken* (a row of `running`, in an exclusive transaction) before it is computed, so that two sweeps on
  one store share the work. The taker holds a lock of the operating system on a file of its own; the system gives the
  lock back when the taker dies in any way, and whoever sees a free lock may take the question again;
- a result never replaces a result, except an UNKNOWN one when a retry was asked for.

A power cut can lose the last instants (WAL with synchronous = NORMAL), but not corrupt the store.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import re
import sqlite3
import time
import uuid
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Literal

from verifier.base.errors import UserError
from verifier.base.verdict import Verdict, VerdictEvidence
from verifier.sweep.question import AskedJson
from verifier.sweep.tasks import AnyQuestion

__all__ = ["COLUMNS", "Store", "StoredResult"]

VERSION = 2  # a store of version 1 has no column `asked`, and is given one


@dataclass(frozen=True)
class StoredResult:
    """A row of the store, as the formats' page has it; a lemma has no board."""

    key: str
    task: str
    name: str
    game: Any  # this one and the next are JSON, as a certificate has them
    claim: Any
    width: int | None
    height: int | None
    options: dict[str, str]
    versions: dict[str, str]
    status: str
    reason: str
    counterexample: list[int] | None
    evidence: VerdictEvidence | None
    seconds: float
    finished: str
    run: str
    asked: AskedJson | None  # the point of the grid

    @property
    def board(self) -> str:
        """For people."""
        return "" if self.width is None else f"{self.width} x {self.height}"

    @property
    def certificate(self) -> str | None:
        """Where its certificate lies, below the folder of the store's certificates."""
        return self.evidence.get("certificate") if self.evidence else None


COLUMNS = tuple(field.name for field in fields(StoredResult))
NUMBERS = ("width", "height", "seconds")
# the headings of `wythoff results` -> the columns they show
HEADINGS = {"verdict": "status", "game": "name", "lemma": "name"}
JSON_COLUMNS = ("game", "claim", "options", "versions", "counterexample", "evidence", "asked")
SCHEMA = f"""
create table results ({", ".join(COLUMNS)}, primary key (key));
create table running (key primary key, owner text not null);
create index results_status on results (status);
pragma user_version = {VERSION};
"""


class Store:
    """The store in the file `path`, made when it is not there. Use as a context manager."""

    def __init__(self, path: str | Path, *, create: bool = True) -> None:
        self.path = Path(path)
        if not create and not self.path.is_file():
            raise UserError(f"There is no store {str(path)!r}; `wythoff sweep` makes one.")
        self.run = uuid.uuid4().hex[:12]
        self._lock: Any = None
        try:
            self._db = sqlite3.connect(self.path, timeout=60, isolation_level=None)
            self._prepare()
        except sqlite3.DatabaseError as error:
            raise UserError(f"{str(path)!r} cannot be used as a store: {error}.") from None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _prepare(self) -> None:
        # Switching to WAL does not wait for other connections that do the same: try again.
        for attempt in range(100):
            try:
                self._db.execute("pragma journal_mode = wal")
                break
            except sqlite3.OperationalError as error:
                if attempt == 99 or "locked" not in str(error):
                    raise
                time.sleep(0.05)
        self._db.execute("pragma synchronous = normal")
        with self._exclusive():
            found = self._db.execute("pragma user_version").fetchone()[0]
            tables = self._db.execute("select count(*) from sqlite_master").fetchone()[0]
            if found == 0 and tables == 0:
                for statement in SCHEMA.strip().split(";\n"):
                    self._db.execute(statement)
            elif found == 1:
                self._db.execute("alter table results add column asked")
                self._db.execute(f"pragma user_version = {VERSION}")
            elif found != VERSION:
                raise UserError(f"{str(self.path)!r} is not a store of this program (version {VERSION}).")

    @contextlib.contextmanager
    def _exclusive(self) -> Iterator[None]:
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._db.execute("rollback")
            raise
        self._db.execute("commit")

    # ---- who is alive ------------------------------------------------------------------------------------------

    def _lock_path(self, owner: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{owner}.owner")

    def _show_alive(self) -> None:
        if self._lock is None:
            self._lock = self._lock_path(self.run).open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX)

    def _alive(self, owner: str) -> bool:
        if owner == self.run:
            return True
        try:
            with self._lock_path(owner).open("r+") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                self._lock_path(owner).unlink(missing_ok=True)
                return False
        except FileNotFoundError:
            return False
        except BlockingIOError:
            return True

    # ---- taking and finishing ------------------------------------------------------------------------------------

    def done(self, *, retry: bool = False) -> set[str]:
        """The keys that need no work; with `retry` an UNKNOWN needs work again."""
        condition = " where status != 'UNKNOWN'" if retry else ""
        return {key for (key,) in self._db.execute(f"select key from results{condition}")}

    def status(self, key: str, *, retry: bool = False) -> str | None:
        """How a question has ended; None if it has not, or (with `retry`) is UNKNOWN from an earlier run."""
        row = self._db.execute("select status, run from results where key = ?", (key,)).fetchone()
        return None if row is None or (retry and row[0] == "UNKNOWN" and row[1] != self.run) else row[0]

    def take(self, question: AnyQuestion, *, retry: bool = False) -> Literal["taken", "done", "busy"]:
        """Take a question, unless it is answered or a living sweep has taken it."""
        self._show_alive()
        with self._exclusive():
            row = self._db.execute("select status, run from results where key = ?", (question.key,)).fetchone()
            # An UNKNOWN of this very run is not tried again in this run.
            if row and not (retry and row[0] == "UNKNOWN" and row[1] != self.run):
                return "done"
            owner = self._db.execute("select owner from running where key = ?", (question.key,)).fetchone()
            if owner and owner[0] != self.run and self._alive(owner[0]):
                return "busy"
            self._db.execute("insert or replace into running values (?, ?)", (question.key, self.run))
        return "taken"

    def finish(self, question: AnyQuestion, verdict: Verdict, seconds: float) -> bool:
        """Write a result; False when the question had one already."""
        content = question.to_json()
        width, height = content["board"]
        values = content | verdict.to_json() | {
            "key": question.key, "width": width, "height": height, "seconds": round(seconds, 6),
            "finished": datetime.now(timezone.utc).isoformat(timespec="milliseconds"), "run": self.run,
        }  # fmt: skip
        row = [_packed(name, values.get(name)) for name in COLUMNS]
        with self._exclusive():
            self._db.execute("delete from running where key = ?", (question.key,))
            marks = ", ".join("?" * len(COLUMNS))
            cursor = self._db.execute(
                f"insert into results values ({marks}) on conflict (key) do update set "
                + ", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name != "key")
                + " where results.status = 'UNKNOWN' and results.run != excluded.run",
                row,
            )
        return cursor.rowcount == 1

    def release(self) -> None:
        """Give back what this run has taken and not finished."""
        with self._exclusive():
            self._db.execute("delete from running where owner = ?", (self.run,))

    # ---- reading -------------------------------------------------------------------------------------------------

    def results(self, where: Iterable[str] = ()) -> Iterator[StoredResult]:
        """The results, oldest first; `where` are conditions such as `status=REFUTED`, `width>=100`, `name~WN^`."""
        conditions, values = [], []
        for condition in where:
            match = re.fullmatch(r"\s*(\w+)\s*(<=|>=|!=|=|<|>|~)\s*(.*?)\s*", condition)
            if not match or match[1] not in (*COLUMNS, *HEADINGS):
                names = ", ".join(name for name in COLUMNS if name not in JSON_COLUMNS)
                raise UserError(
                    f"A condition looks like status=REFUTED, width>=100 or name~WN^, not {condition!r}; "
                    f"the columns are {names}."
                )
            heading, operator, value = match.groups()
            column = HEADINGS.get(heading, heading)
            if column in NUMBERS and operator != "~" and not _is_number(value):
                raise UserError(f"The column {column} holds numbers: {condition!r} compares it with none.")
            conditions.append(f"instr({column}, ?) > 0" if operator == "~" else f"{column} {operator} ?")
            values.append(float(value) if column in NUMBERS and operator != "~" else value)
        text = f"select {', '.join(COLUMNS)} from results"
        if conditions:
            text += " where " + " and ".join(conditions)
        for row in self._db.execute(f"{text} order by finished, key", values):
            data = dict(zip(COLUMNS, row, strict=True))
            try:
                yield StoredResult(**{k: _unpacked(k, v) for k, v in data.items()})
            except (ValueError, TypeError, RecursionError):
                raise UserError(
                    f"The store {str(self.path)!r} is damaged: a result is not as it was written."
                ) from None

    def close(self) -> None:
        if self._lock is not None:
            self.release()
            self._lock_path(self.run).unlink(missing_ok=True)
            self._lock.close()
            self._lock = None
        self._db.close()


def _packed(name: str, value: Any) -> Any:
    return json.dumps(value, sort_keys=True) if name in JSON_COLUMNS and value is not None else value


def _unpacked(name: str, value: Any) -> Any:
    return json.loads(value) if name in JSON_COLUMNS and value is not None else value


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?\d+(\.\d+)?", text) is not None
