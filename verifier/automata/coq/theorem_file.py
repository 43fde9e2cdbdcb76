"""A certificate as a Coq file: the rules, the automaton and the statement first, then hints, proof and assumptions.

The statement is about the definitions of coq/Game.v, coq/Rules.v and `accepts` of coq/automata/Check.v; Coq's kernel
checks the rest. The file is plain text of a few kilobytes for small games and about a megabyte for the largest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from verifier.automata.coq.hints import hints
from verifier.automata.coq.options import Counting, State
from verifier.claims.automatic import AutomatonJson
from verifier.games.coq_terms import coq_list, coq_pairs, coq_rules
from verifier.games.rules import Ruleset

__all__ = ["coq_theorem"]

CHUNK = 100  # places in one definition
WIDTH = 118


def _wrapped(items: list[str], indent: str = "  ") -> str:
    """Items of a list, separated by semicolons, in lines of bounded width."""
    lines, line = [], ""
    for n, item in enumerate(items):
        item += ";" if n < len(items) - 1 else ""
        if line and len(indent) + len(line) + 1 + len(item) > WIDTH:
            lines.append(indent + line)
            line = item
        else:
            line = f"{line} {item}" if line else item
    return "\n".join([*lines, indent + line]) if line else ""


def _automaton_states(rows: Iterable[tuple[int, Iterable[Sequence[int]]]]) -> list[str]:
    found = []
    for n, (accept, row) in enumerate(rows):
        goes = coq_list(f"goes {a} {b} {t + 1}" for a, b, t in row)
        found.append(f"{'accepting' if accept else 'rejecting'} {n + 1} {goes}")
    return found


def _carry(carry: Any) -> str:
    if isinstance(carry, str):
        return "Below" if carry == "low" else "Above"
    return f"K {coq_list(carry)}%Z"


def _places(counting: Counting) -> Iterator[str]:
    """The states, those with the same move, letters and carries together: see the end of coq/automata/Check.v."""
    places: dict[State, list[int]] = {}
    for (c, p, qx, qy, qz, qw, gx, gy, *carries), n in counting.states:
        numbers = places.setdefault((c, qx, qy, qz, qw, *carries), [])
        numbers += [4 * (p + 1) + int(gx) + 2 * int(gy), 1 if n is None else n + 2]
    for (c, qx, qy, qz, qw, *carries), numbers in places.items():
        yield f"at_ {c} {qx} {qy} {qz} {qw} {coq_list(map(_carry, carries))} {coq_list(numbers)}%positive"


def _counting(name: str, counting: Counting | None) -> tuple[list[str], str]:
    """Definitions of bounded length, and the whole as their concatenation."""
    if counting is None:
        return [], "[]"
    definitions, names = [], []
    places = list(_places(counting))
    for n in range(0, len(places), CHUNK):
        names.append(f"{name}_states_{n // CHUNK}")
        definitions.append(f"Definition {names[-1]} : counting := [\n{_wrapped(places[n : n + CHUNK])}].")
    return definitions, " ++ ".join(names)


def _comment(text: str) -> Iterator[str]:
    """Words that cannot close or open a comment or a string of Coq."""
    safe = text.replace("(*", "( *").replace("*)", "* )").replace('"', "'")
    words, line = safe.split(), ""
    for word in words:
        if line and len(line) + 1 + len(word) > 100:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def coq_theorem(data: AutomatonJson, title: str, words: str = "", first: list[tuple[int, int]] | None = None) -> str:
    """The Coq file for a certificate (the content of `automaton.json`); `words` say what follows from it.

    `first` are the P-positions with x, y < 12, if the file is to show them. A `HintError` says why there is none.
    """
    found = hints(data)
    rules, dfa = Ruleset.from_json(data["rules"]), data["dfa"]
    everywhere = rules.removed is None
    position = "Pposition (game_of the_rules) (x, y)"
    statement = position if everywhere else f"on_board the_rules (x, y) /\\ {position}"
    states = _automaton_states(zip(dfa["accept"], dfa["next"], strict=True))
    option_text, options = _counting("options", found.options)
    all_text, everything = _counting("all", found.everything)
    board = _automaton_states(found.board)
    lines = [f"(** * {' '.join(_comment(title))}", ""]
    lines += [f"    {line}" for line in _comment(words)] if words else []
    lines += [
        "    Coq checks [statement]; other sentences are what the program reads off the automaton.",
        "    The rules and the automaton are data: its states are numbered from 1, and [goes a b n] leads to",
        "    state n if the next digits of x and y are a and b. The words of the statement are defined in",
        "    Game.v, Rules.v and, for [accepts], automata/Check.v. *)",
        "From Coq Require Import ZArith List.",
        "From Wythoff Require Import Game Rules.",
        "From Wythoff.automata Require Import Forms Options Saturation Check Sound.",
        "Import ListNotations.",
        "",
        f"Definition the_rules : rules := {coq_rules(rules)}.",
        "",
        "Definition the_automaton : automaton := {|",
        f"  substitution := {coq_list(coq_list(image) for image in data['substitution'])};",
        f"  start := {dfa['start'] + 1};",
        "  states := [",
        _wrapped(states, "    "),
        "  ]",
        "|}.",
        "",
        "Definition statement : Prop := forall x y,",
        f"  {statement} <-> accepts the_automaton x y = true.",
        "",
        f"(** ** Hints: not trusted. Coq checks {found.check_states} states, for x <= y and for x > y. *)",
        *option_text,
        *all_text,
        "Definition the_hints : hints := {|",
        f"  h_T := ({found.T[0]}, {found.T[1]});",
        f"  h_top := {coq_list(found.top)};",
        f"  h_le := {coq_pairs(found.longer)};",
        f"  h_options := {options};",
        f"  h_board := [\n{_wrapped(board, '    ')}];" if board else "  h_board := [];",
        f"  h_all := {everything};",
        f"  h_fuel := {max(1, found.check_states.bit_length())}",
        "|}.",
        "",
        "(** ** The proof: Coq computes the check. *)",
        "Lemma checked : check the_rules the_automaton the_hints = true.",
        "Proof. vm_cast_no_check (eq_refl true). Qed.",
        "",
        "Theorem proved : statement.",
        f"Proof. exact ({'sound_everywhere _ _ _ checked eq_refl' if everywhere else 'sound _ _ _ checked'}). Qed.",
    ]
    if first is not None:
        lines += [
            "",
            "(** The P-positions with x, y < 12. *)",
            "Example small : accepted_below the_automaton 12 =",
            _wrapped([f"({x}, {y})" for x, y in first]).replace("  ", "  [", 1) + "].",
            "Proof. vm_compute. reflexivity. Qed.",
        ]
    lines += ["", "Print Assumptions proved."]
    return "\n".join(lines) + "\n"
