"""A certificate of a board, of parts or of complete rows as a Coq file: the statement first, then evidence and proof.

The statement is about the definitions of coq/Game.v, coq/Rules.v and coq/board/Statement.v: rules, claim and board as
data, Beatty pairs as a claim and not as a list. The evidence is the formula and the proof of the certificate in the
short hand of coq/board/Certificate.v; nothing of it is trusted, for Coq's check judges what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from math import lcm
from pathlib import Path
from typing import Any

from verifier.base.coqc import FILE, CoqWord, compiled_library, write_theorem, written_theorem
from verifier.base.errors import UserError
from verifier.certificate.check import board as reference
from verifier.certificate.check.ladder_audit import _meanings
from verifier.certificate.proved import Proved, proved_by
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.games.coq_terms import coq_list, coq_pairs, coq_rules
from verifier.games.families import Choice, Game
from verifier.games.rules import Rook, Ruleset, Vectors

__all__ = ["REQUIRED", "board_theorem", "erratum_module", "theorem_by_coq"]

REQUIRED = "board/Certificate"  # of coq/, by a theorem's file
CHUNK = 400  # clauses in one definition
MOST = 120_000  # clauses that Coq reads in minutes
LARGE = 2_000  # Coq's natural numbers are unary
RULES = {"strips": "Strips", "choice": "By_choice", "same_as": "By_sets"}


def theorem_by_coq(certificate: Path, work: Path, title: str, accepted: dict[str, Any] | None = None) -> CoqWord:
    """Write the theorem of a certificate that a checker has accepted; let Coq check it, if it is here."""
    compiled_library(REQUIRED)
    write_theorem(work / FILE, board_theorem(certificate, title, accepted))
    return written_theorem(work / FILE, REQUIRED)


def erratum_module(name: str) -> str:
    """The module of coq/errata that has the theorem of a paper's certificate.

    >>> erratum_module("thm-2.1-iiia")
    'Thm_2_1_iiia'
    """
    return name.replace("-", "_").replace(".", "_").capitalize()


def board_theorem(folder: Path, title: str, accepted: dict[str, Any] | None = None) -> str:
    """The Coq file of a certificate that a checker has accepted, and whose manifest it has judged."""
    closing = None
    if (folder / "closing.json").exists() and not (folder / "manifest.json").exists():
        closing, folder = reference.read_manifest(folder, name="closing.json"), folder / "board"
    manifest = reference.announced(folder)
    if accepted is not None and manifest != accepted:
        raise UserError("The certificate was changed while it was checked.")
    about = proved_by(manifest)
    width, height = about.board
    if closing is not None:
        statement, theorem = f"right_in_complete_rows the_games the_claim {_nat(width)}", "rows_theorem"
        words = f"For x < {width} and every y, (x, y) is a P-position if and only if it is claimed."
    elif about.refuted_at is not None:
        x, y = about.refuted_at
        statement, theorem = f"wrong_at the_games the_claim ({_nat(x)}, {_nat(y)})", "refutation_theorem"
        words = f"The claim is wrong at ({x}, {y}): this position is P and not claimed, or claimed and not P."
    elif about.rows is None:
        statement, theorem = f"right_on_board the_games the_claim {_nat(width)} {_nat(height)}", "board_theorem"
        words = f"For x < {width} and y < {height}, (x, y) is a P-position if and only if it is claimed."
    else:
        first, last = about.rows
        statement = f"right_in_rows the_games the_claim {_nat(height)} {_nat(first)} {_nat(last)}"
        theorem = "strip_theorem"
        words = (
            f"In the rows {first} to {last - 1}, y < {height}, P-positions are those of the claim, if they are before."
        )
    evidence = _Evidence()
    whole = evidence.certificate(folder, manifest)
    judged = f"judge ({whole})"
    how = f"{theorem} ({whole})"
    if closing is not None:
        period, rows = _closing(closing)
        evidence.lines += [f"Definition the_rows : list closing := [\n  {rows}]%N."]
        judged, how = f"judge_rows ({whole}) {period} the_rows", f"{theorem} ({whole}) {period} the_rows"
    fact = f"Some (fact_of the_games the_claim {_nat(height)} ({_question(about)}))"
    return "\n".join(
        (
            f"(** * {_comment(title)}",
            "",
            f"    {words}",
            "    Rules, claim and board are data; the words of the statement are defined in Game.v,",
            "    Rules.v and board/Statement.v. *)",
            "From Coq Require Import List PArith NArith ZArith.",
            "From Wythoff Require Import Game Rules.",
            "From Wythoff.board Require Import Statement Leaf Parts Rows Certificate.",
            "Import ListNotations.",
            "",
            f"Definition the_games : games := {_games(about.game)}.",
            "",
            f"Definition the_claim : claim := {_claim(about.claim)}.",
            "",
            f"Definition statement : Prop := {statement}.",
            "",
            "(** ** Evidence: not trusted, but judged. *)",
            *evidence.lines,
            "",
            "(** ** The proof: Coq computes the check. *)",
            f"Lemma checked : {judged} = {fact}.",
            f"Proof. vm_cast_no_check (eq_refl ({fact})). Qed.",
            "",
            "Theorem proved : statement.",
            f"Proof. exact ({how} {_arguments(theorem)} checked). Qed.",
            "",
            "Print Assumptions proved.",
            "",
        )
    )


def _arguments(theorem: str) -> str:
    """What the theorem reads off the check: games, claim and numbers."""
    return " ".join("_" * {"board_theorem": 4, "rows_theorem": 4, "strip_theorem": 5, "refutation_theorem": 5}[theorem])


def _comment(text: str) -> str:
    """Words that cannot close or open a comment or a string of Coq."""
    return " ".join(text.replace("(*", "( *").replace("*)", "* )").replace('"', "'").split())


def _nat(number: int) -> str:
    return str(number) if number <= LARGE else f"(N.to_nat {number})"


def _games(game: Game | None) -> str:
    if isinstance(game, Choice):
        return f"Choice {coq_list(map(_rules, game.games))}"
    assert isinstance(game, Ruleset)  # the checkers of boards know no others
    return f"One {_rules(game)}"


def _rules(rules: Ruleset) -> str:
    if any(number > LARGE for number in _numbers(astuple(rules))):
        raise UserError(f"There is no file for Coq: the rules have a number above {LARGE}; --verified checks them.")
    return coq_rules(rules)


def _numbers(data: Any) -> Iterator[int]:
    if isinstance(data, (list, tuple)):
        for item in data:
            yield from _numbers(item)
    elif type(data) is int:
        yield data


def _claim(claim: Claim | None) -> str:
    if isinstance(claim, SameAs):
        return f"Same_as ({_games(claim.game)})"
    assert isinstance(claim, (Beatty, Listed))  # the checkers of boards know no others
    values = sorted(claim.positions) if isinstance(claim, Listed) else astuple(claim)
    if any(number > LARGE for number in _numbers(values)):
        raise UserError(f"There is no file for Coq: the claim has a number above {LARGE}; --verified checks it.")
    if isinstance(claim, Listed):
        return f"Listed {coq_pairs(values)}"
    return f"Beatty {claim.m} {claim.p} {'None' if claim.l is None else f'(Some {claim.l})'}"


def _question(about: Proved) -> str:
    if about.refuted_at is not None:
        x, y = about.refuted_at
        return f"refuted_at {_nat(x)} {_nat(y)}"
    if about.rows is None:
        return f"whole_board {_nat(about.board[0])}"
    first, last = about.rows
    return f"strip {_nat(first)} {_nat(last)}"


class _Evidence:
    """Definitions of leaves, as they are met."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.leaves = self.clauses = 0

    def certificate(self, folder: Path, manifest: dict[str, Any]) -> str:
        """A term of type `certificate`."""
        if "parts" not in manifest:
            return f"Alone (fun _ => {self.leaf(folder, manifest)})"
        inner = []
        for k in range(1, manifest["parts"]["count"] + 1):
            part = folder / f"part-{k}"
            inner.append(self.certificate(part, reference.announced(part)))
        about = proved_by(manifest)
        games, claim = _games(about.game), _claim(about.claim)
        fact = f"fact_of ({games}) ({claim}) {_nat(about.board[1])} ({_question(about)})"
        return f"Composed ({fact}) {RULES[manifest['parts']['rule']]}\n  {coq_list(inner)}"

    def leaf(self, folder: Path, manifest: dict[str, Any]) -> str:
        """The name of a leaf, defined from the two files."""
        self.leaves += 1
        name = f"leaf_{self.leaves}"
        formula = _numbered_lines((folder / "formula.cnf").read_text(encoding="ascii"))
        self.clauses += len(formula)
        if self.clauses > MOST:
            raise UserError(f"There is no file for Coq: more than {MOST} clauses; --verified checks them.")
        about = proved_by(manifest)
        rules, (_, height) = about.game, about.board
        assert isinstance(rules, Ruleset)  # of a choice there are parts
        clauses = formula[1:-1]
        counters = "None"
        if manifest["encoding"] == "ladder":
            counters = f"(Some {_counters(folder, manifest, clauses)}%positive)"
            shorts = [_literals(clause) for clause in clauses]
        else:
            shorts = list(_shorts(rules, height, clauses))
        names = []
        for start in range(0, len(shorts), CHUNK):
            names.append(f"{name}_clauses_{start // CHUNK}")
            body = ";\n  ".join(shorts[start : start + CHUNK])
            self.lines.append(f"Definition {names[-1]} : list short := [\n  {body}]%positive.")
        proof = _proof((folder / "proof.lrat").read_text(encoding="ascii"), len(clauses) + 1)
        term = f"{_rules(rules)} ({_claim(about.claim)}) {_nat(height)}"
        self.lines.append(
            f"Definition {name} : leaf := leaf_of {term}\n  ({_question(about)}) {counters}"
            f" ({' ++ '.join(names) or '[]'}) {proof}."
        )
        return name


def _numbered_lines(text: str) -> list[list[int]]:
    """The numbers of each line but the final 0; the header is an empty line."""
    lines = text.splitlines()
    return [[], *([int(token) for token in line.split()[:-1]] for line in lines[1:])]


def _literals(clause: list[int]) -> str:
    """Literal by literal, the first one first and the others backwards, as the audit lists options."""
    return f"c {coq_list((*clause[:1], *sorted(clause[1:], reverse=True)))}%Z"


def _shorts(rules: Ruleset, height: int, clauses: list[list[int]]) -> Iterator[str]:
    due = 1
    for clause in clauses:
        v, others = abs(clause[0]), clause[1:]
        if v != due:
            yield f"at_ {v}"
        due = v + 1
        if all(w < 0 for w in clause):
            yield f"n {coq_list(-w for w in others)}"
        elif clause[0] > 0 and others:
            options = {1 + x * height + y for x, y in rules.options(*divmod(v - 1, height))}
            yield f"p {coq_list(sorted(options.difference(others)))}" if options >= set(others) else _literals(clause)
        else:
            yield _literals(clause)


def _counters(folder: Path, manifest: dict[str, Any], clauses: list[list[int]]) -> str:
    """The meaning of each counter: the numbers of its cells, and how many of them."""
    width, height = manifest["board"]
    claimed = reference.Claimed.read(manifest["claim"], width, height).cells(width, height)
    rules, counters = Ruleset.from_json(manifest["game"]), reference._counters(manifest)
    sizes, sums = manifest["sizes"], manifest["sha256"]
    leaf = reference.Leaf(folder, "VERIFIED", rules, width, height, claimed, 0, width, None, sizes, sums, counters)
    meanings = _meanings(leaf, reference.Definition(leaf), clauses)[width * height + 1 :]
    return coq_list(
        f"({coq_list(cell + 1 for cell in range(cells.bit_length()) if cells >> cell & 1)}, {least}%N)"
        for cells, least in meanings
    )


def _proof(text: str, clauses: int) -> str:
    lines = [[int(token) for token in line.split()] for line in text.splitlines()]
    if lines == [[clauses + 1, 0, *range(1, clauses + 1), 0]]:
        return "one_line"
    steps = []
    for line in lines:
        middle = line.index(0)
        steps.append(f"({line[0]}, {coq_list(line[1:middle])}%Z, {coq_list(line[middle + 1 : -1])})")
    body = ";\n  ".join(steps)
    return f"(lines [\n  {body}]%positive)"


def _closing(closing: dict[str, Any]) -> tuple[int, str]:
    """The period of the moves along a row, and the rows."""
    moduli = [1]
    for part in Ruleset.from_json(closing["game"]).moves:
        if isinstance(part, Rook):
            moduli.append(part.modulus)
        elif isinstance(part, Vectors) and part.multiples:
            moduli += [j for i, j in part.vectors if i == 0]
    rows = (f"row {row['last']} {coq_list(coq_list(hits) for hits in row['hits'])}" for row in closing["rows"])
    return lcm(*moduli), ";\n  ".join(rows)
