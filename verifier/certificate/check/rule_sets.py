"""The checker for "there are no such rules" and "no fewer changes do": the standard library and the rules as data.

    python -m verifier.certificate.check.rule_sets DIR        exit 0 accepted, 1 rejected, 2 unreadable

A certificate of this kind is `manifest.json` with `formula.cnf` (DIMACS) and `proof.lrat` (LRAT). The manifest has a
claimed set S on a board, fixed parts of a game, and switches: parts that are in the game or not. Variable s + 1 says
"switch s is on". Every clause of the formula must be one of these (k is the number of options that may be blocked;
a P-option of v is a position of S that a legal vector reaches from v):

    P     not s or not t or ...   v in S: with s, t, ... alone on, v has an unblockable P-option, or more than k
    N     s or t or ...           v not in S: with all others on, v has no unblockable P-option, and at most k
    count                         a clause of the counter "at most b of the counted literals are true" (below)

More switches mean more legal vectors, so the clauses of the first two kinds hold for every selection with the P-set S.
The manifest names for each of them, in their order, the position v that it speaks of. A refutation then proves,
without a counter, that no selection has the P-set S on this board. With a counter it proves that every selection
with this P-set differs from the selection `start` in at least `at_least` switches: a literal costs 1 if it says that
a switch differs from `start`; the literals in `counted` cost, and those outside that are unit clauses of the
formula cost f in every solution; so a solution cheaper than `at_least` has at most b = at_least - 1 - f true
literals among the counted. (b >= 0: "at most -1" would be the empty clause, whose refutation says nothing.) The
counter's variable c(i, j) = n + 1 + i (b + 1) + j, n switches, says "more than j of the first i + 1 counted literals
are true", and its clauses are

    not x_i or c(i, 0);  not c(i-1, j) or c(i, j);  not x_i or not c(i-1, j-1) or c(i, j);  not c(i, b).

Instead of switches the family may have kinds of blockable options and an unknown k: see `blockings`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check import board as board_check
from verifier.certificate.check.blockings import Kinds, Manoeuvres
from verifier.certificate.check.board import REFUSALS, Claimed, RejectedError, Report, refusal, short
from verifier.games.rules import Part, Position, Ruleset, Vectors

__all__ = ["FORMAT", "VERSION", "check"]

FORMAT, VERSION = "wythoff-synthesis", 1
CELLS, SWITCHES = 1_000_000, 200_000
WORK = 200_000_000  # each clause of the kinds P and N looks at each claimed position
KEYS = {"format", "version", "claim", "board", "family", "positions", "sizes", "sha256", "made_by"}
COUNT_KEYS = {"start", "at_least", "counted"}


def check(folder: str | Path) -> Report:
    """Check a certificate of this kind."""
    manifest: Any = None
    try:
        manifest = _manifest(Path(folder))
        statement = _judge(Path(folder), manifest)
    except REFUSALS as error:
        return refusal(error, "synthesis", manifest)
    return Report(True, statement, "synthesis", manifest=manifest)


def _manifest(folder: Path) -> dict[str, Any]:
    data = board_check.read_manifest(folder)
    _expect(board_check.is_version(data, FORMAT, VERSION), f"format {FORMAT!r}, version {VERSION}")
    _expect(set(data) in (KEYS, KEYS | COUNT_KEYS), "the keys of the format, no others")
    return data


_expect, _whole, _pair = board_check._expect, board_check._whole, board_check._pair


@dataclass(frozen=True)
class RuleFamily:
    """Fixed parts and switches, as the manifest says."""

    fixed: tuple[Part, ...]
    switches: tuple[Part, ...]
    shape: Ruleset  # carries the block and the removed cells

    @classmethod
    def read(cls, data: Any) -> RuleFamily:
        board_check._bounded(data)
        _expect(isinstance(data, dict), "a family: a table of keys")
        _expect({"fixed", "switches"} <= set(data) <= {"fixed", "switches", "block", "removed"}, "fixed and switches")
        extra = {key: data[key] for key in ("block", "removed") if key in data}
        parts = []
        for key in ("fixed", "switches"):
            _expect(isinstance(data[key], list) and len(data[key]) <= SWITCHES, f"a list of {key}")
            try:
                parts.append(tuple(Ruleset.from_json({"moves": [part]}).moves[0] for part in data[key]))
                shape = Ruleset.from_json({"moves": [{"type": "rook"}], **extra})
            except (UserError, TypeError, ValueError, KeyError):
                raise RejectedError("manifest.json", 0, "parts in the form of `Ruleset.to_json`") from None
        return cls(parts[0], parts[1], shape)


class RuleSetAudit:
    """Which clauses follow from the definition of a P-position."""

    def __init__(self, family: RuleFamily, claimed: bytearray, width: int, height: int) -> None:
        self.family, self.claimed, self.height = family, claimed, height
        cells = ((cell // height, cell % height) for cell in range(width * height) if claimed[cell])
        self.p_positions = [(x, y) for x, y in cells if family.shape.is_position(x, y)]
        # Single vectors by name; the other parts (few) are asked one by one.
        self.by_vector: dict[Position, set[int]] = {}
        self.others: list[int] = []
        for s, part in enumerate(family.switches):
            if isinstance(part, Vectors) and not part.multiples:
                for vector in part.vectors:
                    self.by_vector.setdefault(vector, set()).add(s)
            else:
                self.others.append(s)

    def _legal(self, vector: Position, named: set[int], named_on: bool) -> bool:
        """Is the vector legal with the named switches alone on, or with all but the named on?"""
        if any(vector in part for part in self.family.fixed):
            return True
        switches = self.by_vector.get(vector, set())
        if (switches & named) if named_on else (switches - named):
            return True
        return any((s in named) == named_on and vector in self.family.switches[s] for s in self.others)

    def follows(self, clause: list[int], position: Position) -> bool:
        """Is the clause of the kind P or N for this position?"""
        x, y = position
        in_s = bool(self.claimed[x * self.height + y])
        if not self.family.shape.is_position(x, y):
            return in_s  # a removed cell in S: no rules at all, every clause follows
        if any((w > 0) == in_s for w in clause):
            return False
        named = {abs(w) - 1 for w in clause}
        count = 0
        for c, d in self.p_positions:
            vector = (x - c, y - d)
            if c <= x and d <= y and vector != (0, 0) and self._legal(vector, named, in_s):
                if not self.family.shape.blockable(*vector):
                    return in_s
                count += 1
        return (count > self.family.shape.blocks) == in_s


@dataclass(frozen=True)
class Counter:
    """The counter "at most `bound` of `counted` are true"."""

    counted: list[int]
    bound: int
    switches: int

    @property
    def variables(self) -> int:
        return self.switches + len(self.counted) * (self.bound + 1)

    def has(self, clause: list[int]) -> bool:
        if not clause or abs(clause[-1]) <= self.switches:
            return False
        i, j = divmod(abs(clause[-1]) - self.switches - 1, self.bound + 1)
        if clause[-1] < 0:
            return len(clause) == 1 and j == self.bound
        before = clause[-1] - self.bound - 1  # c(i - 1, j)
        kinds = []
        if j == 0:
            kinds.append([-self.counted[i]])
        if i > 0:
            kinds.append([-before])
            if j > 0:
                kinds.append([-self.counted[i], 1 - before])
        return clause[:-1] in kinds


def _judge(folder: Path, manifest: dict[str, Any]) -> str:
    width, height = _pair(manifest["board"], (CELLS, CELLS), "the board")
    _expect(1 <= width * height <= CELLS, f"a board of at least 1 and at most {CELLS} cells")
    claim = Claimed.read(manifest["claim"], width, height)
    _expect(claim.explicit, "the claim beatty or listed")
    claimed = claim.cells(width, height)
    sizes, sums = board_check.file_sizes(manifest), manifest["sha256"]
    places = manifest["positions"]
    _expect(isinstance(places, list) and len(places) <= sizes["clauses"], "a position for each clause of kind P or N")
    positions = [_pair(place, (width - 1, height - 1), "a position on the board") for place in places]

    work = len(positions) * sum(claimed)
    _expect(work <= WORK, f"at most {WORK} pairs of a clause and a claimed position")
    longest = board_check.longest_lines(sizes["variables"])
    header = f"p cnf {sizes['variables']} {sizes['clauses']}\n".encode()
    text = board_check.read_file(folder / "formula.cnf", sizes["formula.cnf"], sums["formula.cnf"])
    literals, starts = board_check.read_formula(text, header, sizes["variables"], sizes["clauses"], longest[0])

    def check_proof() -> None:
        proof = board_check.read_file(folder / "proof.lrat", sizes["proof.lrat"], sums["proof.lrat"])
        board_check.check_proof(proof, sizes["variables"], longest[1], literals, starts)

    clauses = [list(literals[starts[c] : starts[c + 1]]) for c in range(sizes["clauses"])]
    if isinstance(manifest["family"], dict) and "kinds" in manifest["family"]:
        _expect("counted" not in manifest, "no counter beside kinds of blockable options")
        audit_kinds = Manoeuvres(Kinds.read(manifest["family"]), claimed, width, height)
        for line, clause in enumerate(clauses, 2):
            c = line - 2
            if not (
                audit_kinds.follows(clause, positions[c]) if c < len(positions) else audit_kinds.structural(clause)
            ):
                raise RejectedError("formula.cnf", line, "a consequence of the definition, of order or of kind")
        check_proof()
        return _no_manoeuvre(manifest)
    family = RuleFamily.read(manifest["family"])
    n = len(family.switches)
    audit = RuleSetAudit(family, claimed, width, height)
    for line, (clause, position) in enumerate(zip(clauses, positions, strict=False), 2):
        if any(abs(w) > n for w in clause) or not audit.follows(clause, position):
            raise RejectedError("formula.cnf", line, f"a consequence of the definition at {position}")
    if "counted" not in manifest:
        _expect(len(clauses) == len(positions) and sizes["variables"] == n, "a position for each clause, n variables")
        check_proof()
        return _statement(manifest, n)
    counter = _counter(manifest, n, {clause[0] for clause in clauses[: len(positions)] if len(clause) == 1})
    _expect(sizes["variables"] == counter.variables, f"{counter.variables} variables")
    for line, clause in enumerate(clauses[len(positions) :], len(positions) + 2):
        if not counter.has(clause):
            raise RejectedError("formula.cnf", line, "a clause of the counter")
    check_proof()
    return _statement(manifest, n)


def _counter(manifest: dict[str, Any], n: int, units: set[int]) -> Counter:
    start, counted = manifest["start"], manifest["counted"]
    _expect(isinstance(start, list) and len(start) <= n, "the switches on at the start")
    on = {_whole(s, 0, n - 1, "a switch") for s in start}
    _expect(len(on) == len(start), "each switch of the start once")
    cost = {-s - 1 if s in on else s + 1 for s in range(n)}  # what says that a switch differs from the start
    _expect(isinstance(counted, list) and all(type(w) is int for w in counted), "a list of counted literals")
    _expect(len(set(counted)) == len(counted) and cost.issuperset(counted), "counted literals that cost, each once")
    outside = len((units & cost) - set(counted))
    at_least = _whole(manifest["at_least"], 1, n, "the number of changes")
    bound = at_least - 1 - outside
    _expect(bound >= 0, "a counter that counts: fewer literals outside it than changes")
    _expect(len(counted) * (bound + 1) <= board_check.LARGEST_ID // 2, "a counter of bounded size")
    return Counter(counted, bound, n)


def _no_manoeuvre(manifest: dict[str, Any]) -> str:
    width, height = manifest["board"]
    family = manifest["family"]
    return (
        f"on the {width} x {height} board, for no k and no kind among {short(family['kinds'])}, the game "
        f"{short(family['game'])} with at most k options of that kind blocked has exactly the P-positions "
        f"{short(manifest['claim'])}."
    )


def _statement(manifest: dict[str, Any], n: int) -> str:
    """What an accepted certificate proves, from nothing of the manifest but what was checked."""
    width, height = manifest["board"]
    family, claim = short(manifest["family"]), short(manifest["claim"])
    what = f"on the {width} x {height} board, of the rules made from the {n} switches of the family {family}"
    if "counted" not in manifest:
        return f"{what} none have exactly the P-positions {claim}."
    start = manifest["start"]
    less = f"differ from the selection {short(start)} in at least" if start else "switch on at least"
    return f"{what} all that have exactly the P-positions {claim} {less} {manifest['at_least']} switches."


main = partial(board_check.main, judge=check, module="rule_sets")

if __name__ == "__main__":
    sys.exit(main())
