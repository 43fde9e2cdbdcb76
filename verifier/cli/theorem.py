"""`wythoff theorem GAME`: the P-positions of one game, on the whole infinite board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from verifier.automata.export import dot as as_dot
from verifier.automata.export import walnut as as_walnut
from verifier.automata.find import Search
from verifier.automata.systems import named
from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.claims.kinds import parse_claim
from verifier.cli.common import GameArgument, JsonOption, hand_over, out, print_json, progress_console
from verifier.games.notation import load_game
from verifier.games.rules import Ruleset
from verifier.theorems.one_game import GameTheorem, compare, reference_rules
from verifier.theorems.one_game import theorem as look

if TYPE_CHECKING:
    from verifier.base.coqc import CoqWord

__all__ = ["theorem"]


def theorem(
    game: GameArgument,
    claim: Annotated[
        str | None,
        typer.Option("--claim", metavar="CLAIM", help="Is this the set, for ever? beatty:m=2,p=3, game:2WN^3."),
    ] = None,
    certificate: Annotated[
        Path | None, typer.Option("--certificate", "-c", metavar="DIR", help="Write the certificate into a new folder.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the certificate that is there.")] = False,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="S", help="Seconds of computing for the search.")
    ] = 60.0,
    numeration: Annotated[
        str, typer.Option(metavar="SYSTEM", help="auto, fibonacci, base:B, cf:D,..., pisot:T,N; cf:1^2 for a power.")
    ] = "auto",
    dot: Annotated[Path | None, typer.Option("--dot", metavar="FILE", help="Write the automaton for Graphviz.")] = None,
    walnut: Annotated[
        Path | None, typer.Option("--walnut", metavar="FILE", help="Write the automaton in Walnut's text format.")
    ] = None,
    coq: Annotated[
        Path | None,
        typer.Option("--coq", metavar="DIR", help="Write the theorem as DIR/Theorem.v, and let Coq check it."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Prove what the P-positions of one game are, for ever, by an automaton that a short checker judges.

    PROVED (exit 0) says the theorem in words. With --claim: PROVED if the claim is right for ever, REFUTED (exit 1)
    with the first position where it is wrong. UNKNOWN (exit 3) says what was tried.
    """
    name, rules = load_game(game)
    if not isinstance(rules, Ruleset):
        raise UserError(f"{name} is not one board game: theorems are about games with one set of rules.")
    systems = None if numeration == "auto" else [named(numeration)]
    other = None
    if claim is not None:
        parsed = parse_claim(claim)
        other = reference_rules(parsed)
        if other is None:
            raise UserError("For ever, a claim is beatty:m=2,p=3 (or with l=1), or game:NAME of a game with one board.")
    result = _search(rules, time_limit, systems)
    if result.found is None:
        _unknown(name, result, json)
    found = result.found
    proved = GameTheorem(found)
    if certificate is not None:
        from verifier.certificate.write.automaton import write

        write(certificate, found.to_json(), force)
    handed = hand_over(certificate) if certificate is not None else None
    if dot is not None:
        appear(dot, as_dot(found.dfa, name))
    if walnut is not None:
        appear(walnut, as_walnut(found.dfa, found.system))
    said = None if coq is None else _by_coq(coq, found.to_json(), name, proved.sentences())
    code = 0
    data: dict[str, Any] = {"game": name, "status": "PROVED"} | proved.to_json() | {"seconds": round(found.seconds, 3)}
    lines = proved.sentences()
    if other is not None and claim is not None:
        answer = compare(found, other)
        what = str(parse_claim(claim))
        if answer.equal:
            lines = [f"For ever, the P-positions of {name} are {what}.", *lines]
        elif answer.equal is None:
            data["status"], code = "UNKNOWN", 3
            lines = ["The comparison with the claim outgrew its limits.", *lines]
        else:
            data["status"], code = "REFUTED", 1
            where = f"they differ first at {answer.difference}" if answer.difference else "they differ far out"
            lines = [f"The P-positions of {name} are not {what}: {where}.", *lines]
            data["difference"] = list(answer.difference) if answer.difference else None
    if said is not None:
        lines, data["coq"] = [*lines, said.sentence], said.to_json()
        code = 1 if said.accepted is False else code
    if json:
        print_json(data | {"sentences": lines})
    else:
        out.print(f"{data['status']}: {lines[0]}", markup=False)
        for line in lines[1:]:
            out.print(f"  {line}", markup=False)
        if handed is not None:
            out.print(handed, markup=False)
    raise typer.Exit(code)


def _by_coq(folder: Path, certificate: dict[str, Any], name: str, sentences: list[str]) -> CoqWord:
    """Write the theorem for Coq, with what follows in words, and say what Coq says of it."""
    from verifier.automata.coq import write_and_compile

    return write_and_compile(folder, certificate, f"The P-positions of {name}", " ".join(sentences))


def _search(rules: Ruleset, seconds: float, systems: Any) -> Search:
    """The search, with what it is doing on a terminal."""
    if not progress_console.is_terminal:
        return look(rules, seconds, systems)
    with progress_console.status("searching") as status:
        return look(rules, seconds, systems, lambda text: status.update(text))


def _unknown(name: str, found: Search, json: bool) -> NoReturn:
    lines = [f"No automaton for the P-positions of {name} was proved; the first {found.rows:,} rows were looked at."]
    lines += [f"{attempt.system.number} ({attempt.system.name}): {attempt.why}." for attempt in found.attempts]
    if not found.attempts:
        lines.append("The slopes of the P-positions suggest no numeration system.")
    lines.append(
        "A longer --time-limit"
        + (" will try more systems" if found.out_of_time else "")
        + ", or a system by --numeration, may do better."
    )
    if json:
        tried = [{"system": attempt.system.name, "why": attempt.why} for attempt in found.attempts]
        print_json({"game": name, "status": "UNKNOWN", "rows": found.rows, "tried": tried, "sentences": lines})
    else:
        out.print(f"UNKNOWN: {lines[0]}", markup=False)
        for line in lines[1:]:
            out.print(f"  {line}", markup=False)
    raise typer.Exit(3)
