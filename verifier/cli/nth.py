"""`wythoff nth GAME N`: the N-th P-position, for N as large as one likes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from verifier.base.coqc import FILE, CoqWord, refuse_foreign
from verifier.base.errors import UserError
from verifier.cli.common import GameArgument, JsonOption, out, print_json
from verifier.games.families import Game, modulo_constants
from verifier.games.names import load_game
from verifier.theorems.finite_check import check
from verifier.theorems.learned_rule import RULE_ROWS
from verifier.theorems.nth_pair import NthPair, index_from, nth_pair
from verifier.theorems.substitution_theorems import theorem_of, write_and_compile

__all__ = ["nth"]


def nth(
    game: GameArgument,
    n: Annotated[str, typer.Argument(metavar="N", help="Which pair, from 0; as in 1000000, 10^18 or 1e18.")],
    rows: Annotated[int, typer.Option(metavar="R", help="Rows for finding a rule where no theorem gives one.")] = (
        RULE_ROWS
    ),
    coq: Annotated[
        Path | None,
        typer.Option(
            "--coq", metavar="DIR", help="Write the theorem of a substitution as DIR/Theorem.v, and let Coq check it."
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """The N-th P-position {c_N, d_N} of a game, pairs ordered by c and then d, by a polynomial-time rule.

    The rule comes from a theorem, or from an automaton that is found and proved; or, marked as argued, from a
    substitution that is found now and passes a finite check, or, marked as conjectural, from one that is only tested.
    With --coq Coq computes the finite check, and what it accepts is proved (exit code 1: it does not accept it).
    Without a rule the pair is computed if it lies in the first R rows. Exit code 3: there is no rule, and it does not.
    """
    name, rules = load_game(game)
    index = index_from(n)
    if coq is not None:
        refuse_foreign(coq / FILE)
    found = nth_pair(rules, name, index, rows)
    said = None if coq is None else _by_coq(coq, rules, name, found)
    if said is not None:
        proved = said.accepted or found.status == "proved"
        found = replace(found, status="proved" if proved else found.status, how=(said.sentence,))
    if json:
        more = {} if said is None else {"coq": said.to_json()}
        print_json({"game": name, "n": index} | found.to_json() | more)
    else:
        out.print(f"{name}, pair {index}: {found}", markup=False)
        if found.by:
            out.print(f"{found.status.capitalize()}: {found.by}.", markup=False)
        for sentence in found.how:
            out.print(sentence, markup=False)
    raise typer.Exit(1 if said is not None and said.accepted is False else 3 if found.status == "unknown" else 0)


def _by_coq(folder: Path, rules: Game, name: str, found: NthPair) -> CoqWord:
    """Write the theorem of the substitution, and let Coq check it."""
    constants = modulo_constants(rules)
    if constants is None or found.substitution is None or not check(*constants, found.substitution).passed:
        by = f" ({found.status}: {found.by})" if found.by else ""
        raise UserError(
            f"--coq writes the theorem of a substitution that passes the finite check, for a game mWN^(l,p); "
            f"{name} has none here{by}."
        )
    return write_and_compile(folder, theorem_of(*constants, found.substitution))
