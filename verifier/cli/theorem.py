"""`wythoff theorem GAME`: the P-positions of one game, on the whole infinite board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from verifier.automata.export import dot as as_dot
from verifier.automata.export import walnut as as_walnut
from verifier.automata.find import SECONDS, Attempt, Found, Search
from verifier.automata.systems import Images, System, named
from verifier.base import strict
from verifier.base.appearing import appear
from verifier.base.coqc import FILE, refuse_foreign
from verifier.base.errors import DisagreementError, UserError
from verifier.base.reading import text_of
from verifier.base.verdict import Status
from verifier.certificate.write.manifest import refuse_existing
from verifier.claims.automatic import AutomatonJson
from verifier.claims.kinds import Claim, parse_claim
from verifier.cli.common import GameArgument, JsonOption, hand_over, out, print_json, progress_console
from verifier.games.names import load_called, load_game
from verifier.games.rules import Ruleset
from verifier.hunts.substitution_system import theorem_by_all_means
from verifier.solve.retrograde import p_set
from verifier.theorems.one_game import GameTheorem, none_proved, one_board_game, reference_rules
from verifier.theorems.one_game import theorem as look

if TYPE_CHECKING:
    from verifier.base.coqc import CoqWord
    from verifier.theorems.first_difference import Looked

__all__ = ["theorem"]

LARGEST = 1500  # side of a board that is certified to have a difference


def theorem(
    game: GameArgument,
    claim: Annotated[
        str | None,
        typer.Option(
            "--claim",
            metavar="CLAIM",
            help="Is this the set, for ever? beatty:m=2,p=3, game:2WN^3, mex:s=2,t=1, floor:a=...,b=..., a JSON file.",
        ),
    ] = None,
    certificate: Annotated[
        Path | None, typer.Option("--certificate", "-c", metavar="DIR", help="Write the certificate into a new folder.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the certificate that is there.")] = False,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="S", help="Seconds of computing for the search.")
    ] = SECONDS,
    numeration: Annotated[
        str, typer.Option(metavar="SYSTEM", help="auto, fibonacci, base:B, cf:D,..., pisot:T,N; cf:1^2 for a power.")
    ] = "auto",
    dot: Annotated[Path | None, typer.Option("--dot", metavar="FILE", help="Write the automaton for Graphviz.")] = None,
    walnut: Annotated[
        Path | None, typer.Option("--walnut", metavar="FILE", help="Write the automaton in Walnut's text format.")
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option("--picture", metavar="FILE", help="Draw a small automaton: FILE.svg, .pdf or .png."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Keep in FILE which systems failed, and do not try them again."),
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
    name, loaded = load_game(game)
    rules = one_board_game(name, loaded)
    systems = None if numeration == "auto" else [named(numeration)]
    if claim is not None:
        extra = {"--dot": dot, "--walnut": walnut, "--picture": picture, "--coq": coq}
        if given := [option for option, value in extra.items() if value is not None]:
            raise UserError(f"With --claim go --certificate, --force, --time-limit and --resume, not {given[0]}.")
        _refuse_early(certificate, force)
        _claimed(
            *(game, rules, claim, lambda: _search(rules, time_limit, systems, resume)),
            *(certificate, force, json, systems is None),
        )
    _refuse_early(certificate, force, picture, coq)
    result = _search(rules, time_limit, systems, resume)
    if result.found is None:
        _unknown(game, result, json, systems is None)
    found = result.found
    proved = GameTheorem(found)
    lines = proved.sentences()
    data: dict[str, Any] = {"game": name, "status": Status.PROVED.value} | proved.to_json()
    data["seconds"] = round(found.seconds, 3)
    written, said, notes, trouble = None, None, [], None
    try:
        if certificate is not None:
            _write(certificate, found, force)
            written = certificate
        if dot is not None:
            appear(dot, as_dot(found.dfa, name))
        if walnut is not None:
            appear(walnut, as_walnut(found.dfa, found.system))
        if picture is not None:
            notes = _draw(found, name, picture)
        said = None if coq is None else _by_coq(coq, found.to_json(), name, lines)
    except (UserError, OSError) as error:  # a file that cannot be written takes nothing from the theorem
        trouble = error
    if said is not None:
        lines, data["coq"] = [*lines, said.sentence], said.to_json()
    _say(data, lines, written, json, notes)
    if trouble is not None:
        raise trouble
    raise typer.Exit(1 if said is not None and said.accepted is False else 0)


def _refuse_early(certificate: Path | None, force: bool, picture: Path | None = None, coq: Path | None = None) -> None:
    """What would be refused after the search is refused before it."""
    if certificate is not None:
        refuse_existing(certificate.absolute(), force)
    if picture is not None:
        from verifier.report.figures import refuse_other_endings

        refuse_other_endings(picture)
    if coq is not None:
        refuse_foreign(coq / FILE)


def _draw(found: Found, name: str, picture: Path) -> list[str]:
    """Draw the automaton; of one that is too large for a picture, a note."""
    from verifier.report.automaton_picture import draw, too_large

    if why := too_large(found.dfa):
        return [why]
    draw(found.dfa, name, picture)
    return []


def _say(
    data: dict[str, Any], lines: list[str], certificate: Path | None, json: bool, notes: Sequence[str] = ()
) -> None:
    handed = hand_over(certificate) if certificate is not None else None
    if json:
        print_json(data | {"sentences": lines} | ({"notes": list(notes)} if notes else {}))
        return
    out.print(f"{data['status']}: {lines[0]}", markup=False)
    for line in lines[1:]:
        out.print(f"  {line}", markup=False)
    for note in notes:
        out.print(note, markup=False)
    if handed is not None:
        out.print(handed, markup=False)


def _write(folder: Path, found: Found, force: bool) -> None:
    from verifier.certificate.write.automaton import write

    write(folder, found.to_json(), force)


def _claimed(
    spec: str,
    rules: Ruleset,
    text: str,
    look: Callable[[], Search],
    certificate: Path | None,
    force: bool,
    json: bool,
    all_systems: bool,
) -> NoReturn:
    """The claim, for ever: right with the automaton as certificate, or wrong with a certificate of the position."""
    from verifier.theorems.decide_claim import decide

    claim = parse_claim(text, rules)
    data: dict[str, Any] = {"game": load_game(spec)[0], "claim": text}
    name = load_called(spec)[0]
    answer = decide(rules, claim, look)
    status = {True: Status.PROVED, False: Status.REFUTED, None: Status.UNKNOWN}[answer.right]
    data["status"] = status.value
    if answer.right:
        lines = [f"For ever, the P-positions of {name} are {claim}."]
        found = answer.found
        if found is None:
            lines[0] = f"{lines[0][:-1]}: {answer.why}."
            found = look().found if certificate is not None else None
            if certificate is not None and found is None:
                lines.append("There is no certificate: no automaton was found.")
        if found is not None:
            proved = GameTheorem(found)
            data |= proved.to_json()
            lines += proved.sentences()
            if certificate is not None:
                _write(certificate, found, force)
        else:
            certificate = None
    elif answer.right is False:
        lines, certificate = _refuted(name, rules, claim, answer.looked, certificate, force)
        data["difference"] = list(answer.difference) if answer.difference else None
    else:
        certificate = None
        lines = [f"Whether the P-positions of {name} are {claim} was not decided: {answer.why}."]
        if answer.looked is not None:
            lines.append(f"They agree on the {answer.looked.side} x {answer.looked.side} board.")
        if answer.search is not None and answer.found is None:
            lines += _tried(answer.search, all_systems)
    _say(data, lines, certificate, json)
    raise typer.Exit(status.exit_code)


def _refuted(
    name: str, rules: Ruleset, claim: Claim, looked: Looked | None, folder: Path | None, force: bool
) -> tuple[list[str], Path | None]:
    """Why the claim is wrong, and a certificate of it on the smallest board that has the position."""
    if looked is None or (where := looked.difference) is None:
        return [f"The P-positions of {name} are not {claim}: they differ far out."], None
    others = reference_rules(claim)
    side = max(max(where) + 1, *(game.least_side for game in (rules, others) if game))
    ends = others is not None and others.is_terminal(*where)  # then no board is needed: one of them is P
    is_p = not ends and (rules.is_terminal(*where) or bool(p_set(rules, side, side)[where]))
    other = "an N-position" if rules.is_position(*where) else "removed from the board"
    says = "is a P-position, and not among them" if is_p else f"is among them, and {other}"
    lines = [f"The P-positions of {name} are not {claim}: {where} {says}; {looked.no_smaller()} differs."]
    if folder is not None and side > LARGEST:
        return [*lines, f"There is no certificate: a board with {where} is too large for one."], None
    if folder is not None:
        from verifier.verification.boards import certify

        verdict = certify(rules, claim.on(side, side), side, side, folder, force=force)
        if verdict.status is not Status.REFUTED:
            raise DisagreementError(f"a board of side {side} does not refute {claim} for {name}: {verdict.reason}")
    return lines, folder


def _by_coq(folder: Path, certificate: AutomatonJson, name: str, sentences: list[str]) -> CoqWord:
    """Write the theorem for Coq, with what follows in words, and say what Coq says of it."""
    from verifier.automata.coq import write_and_compile

    return write_and_compile(folder, certificate, f"The P-positions of {name}", " ".join(sentences))


def _search(rules: Ruleset, seconds: float, systems: list[System] | None, resume: Path | None) -> Search:
    """The search, with what it is doing on a terminal, and with what an earlier one has tried in `resume`."""
    failed = _read_tried(resume, rules) if resume is not None else {}

    def after(attempt: Attempt) -> None:
        if resume is not None and not attempt.out_of_time:
            failed[attempt.system.images] = attempt.why
            tried = [{"substitution": images, "why": why} for images, why in failed.items()]
            appear(resume, dumps({"rules": rules.to_json(), "tried": tried}, indent=1) + "\n")

    def run(progress: Callable[[str], None]) -> Search:
        if systems is not None:
            return look(rules, seconds, systems, progress, failed, after)
        return theorem_by_all_means(rules, seconds, progress, failed, after)

    if not progress_console.is_terminal:
        return run(lambda _: None)
    with progress_console.status("searching") as status:
        return run(lambda text: status.update(text))


def _read_tried(path: Path, rules: Ruleset) -> dict[Images, str]:
    """What a search that was stopped has tried, by substitution."""
    if not path.exists():
        return {}
    text = text_of(path)
    try:
        data = strict.loads(text)
        other = data["rules"] != rules.to_json()
        tried = {tuple(tuple(image) for image in one["substitution"]): str(one["why"]) for one in data["tried"]}
    except (ValueError, KeyError, TypeError):
        raise UserError(f"{str(path)!r} is no file of a search that was stopped.") from None
    if other:
        raise UserError(f"{str(path)!r} is of another game.")
    return tried


def _tried(found: Search, all_systems: bool) -> list[str]:
    """How far the search went, what it tried and how that failed, and what a user may try.

    `all_systems`: were they those that the program knows, and not one that the user has named?
    """
    lines = found.account()
    if found.hopeless:
        return lines
    if found.late:
        longer = f"--time-limit {max(10, round(4 * max(found.seconds, found.allowed)))}"
        lines.append(f"Time ran out: try {longer}, with --resume FILE to keep what is known to fail.")
    fields = {slope.radicand for slope in found.slopes} - {1}
    if len(fields) > 1:
        lines.append(
            "The slopes lie in different fields: there may be no numeration system in which a finite automaton accepts "
            "the P-positions."
        )
    elif not all_systems:
        lines.append("Without --numeration the systems that the slopes suggest are tried.")
    else:
        lines.append("A system of your own may do better: --numeration base:B, cf:D,..., pisot:T,N, or a power of one.")
    return lines


def _unknown(spec: str, found: Search, json: bool, all_systems: bool) -> NoReturn:
    lines = [f"{none_proved(load_called(spec)[0])}.", *_tried(found, all_systems)]
    tried = [{"system": attempt.system.name, "why": attempt.why} for attempt in found.attempts]
    data = {"game": load_game(spec)[0], "status": Status.UNKNOWN.value, "rows": found.rows, "tried": tried}
    data["slopes_fitted"] = [str(slope) for slope in found.slopes]
    _say(data, lines, None, json)
    raise typer.Exit(Status.UNKNOWN.exit_code)
