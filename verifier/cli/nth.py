"""`wythoff nth GAME N`: the N-th P-position, for N as large as one likes."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from verifier import beatty
from verifier.claims import Beatty, paper_claim
from verifier.cli.common import GameArgument, JsonOption, out, print_json
from verifier.conjectures.recurrence import learned_rule
from verifier.conjectures.theorems import IN_THE_BOOK, rule_of
from verifier.errors import UserError
from verifier.notation import load_game
from verifier.rules import Ruleset

__all__ = ["nth"]


OURS = ("Theorem A", "Theorem B", "Theorem C", "Theorem D", "Theorem E")


def nth(
    game: GameArgument,
    n: Annotated[str, typer.Argument(metavar="N", help="Which pair, from 0; as in 1000000, 10^18 or 1e18.")],
    rows: Annotated[int, typer.Option(metavar="R", help="Rows for finding a rule where no theorem gives one.")] = 3000,
    json: JsonOption = False,
) -> None:
    """The N-th P-position {c_N, d_N} of a game, pairs ordered by c and then d, by a polynomial-time rule.

    The rule comes from a theorem, or from a substitution that is found now and proved by a finite check, or, marked as
    conjectural, from one that is found and only tested.
    """
    name, rules = load_game(game)
    index = _number(n)
    claim = paper_claim(rules)
    if isinstance(claim, Beatty) and claim.l is not None:
        # Theorem 2.1 (iiia) as corrected: against Definition 2.3 the printed one has l and p - l exchanged.
        l = -claim.l % claim.p
        first, second = claim.p * index + l, claim.p * (index + 1) - l
        data: dict[str, Any] = {
            "right": [beatty.a(claim.m, claim.p, first), beatty.b(claim.m, claim.p, first)],
            "left": [beatty.b(claim.m, claim.p, second), beatty.a(claim.m, claim.p, second)],
            "status": "proved",
            "by": "Theorem 2.1 (iiia), corrected",
        }
        (x, y), (u, v) = data["right"], data["left"]
        text = f"({x}, {y}) above and ({u}, {v}) below the diagonal"
    else:
        status, rule = "proved", rule_of(rules)
        if rule is None and isinstance(rules, Ruleset):
            status, rule = learned_rule(rules, rows)
        if rule is None:
            raise UserError(
                f"No polynomial-time rule is known for {name}; `wythoff solve --rows` lists its P-positions."
            )
        c, d = rule.pair(index)
        data = {"c": c, "d": d, "status": status, "by": rule.theorem}
        if rule.substitution:
            data["substitution"] = str(rule.substitution)
        if rule.theorem in IN_THE_BOOK:
            data["prove"] = IN_THE_BOOK[rule.theorem]
        text = f"{{{c}, {d}}}"
    if json:
        print_json({"game": name, "n": index} | data)
    else:
        out.print(f"{name}, pair {index}: {text}", markup=False)
        out.print(f"{data['status'].capitalize()}: {data['by']}.", markup=False)
        if str(data["by"]) in OURS:
            out.print("Its proof is in results/open-questions/polynomial.md.", markup=False)
        if "prove" in data:
            out.print(f"`wythoff prove {data['prove']}` has z3 and cvc5 check it, for all constants.", markup=False)


def _number(text: str) -> int:
    base, power, exponent = text.replace("_", "").replace(",", "").lower().replace("e", "^").partition("^")
    if not base.isdecimal() or (power and not exponent.isdecimal()) or len(base) > 400 or len(exponent) > 3:
        raise UserError(f"N is a whole number such as 1000000, 10^18 or 1e18, not {text!r}.")
    if not power:
        return int(base)
    return int(base) ** int(exponent) if "^" in text else int(base) * 10 ** int(exponent)
