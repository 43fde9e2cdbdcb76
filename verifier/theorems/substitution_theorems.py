"""Games mWN^(l,p) whose pairs a substitution writes, as theorems of Coq: `KEPT`, and how such a theorem is written.

The finite check (`verifier.theorems.finite_check`) is a function of Coq too (coq/substitution/Check.v), and Coq has
proved that passing it is enough: for the game (Sound.v), and, if it is passed with all steps longer by p, for all of m,
m + p, m + 2p, ... with steps to match (Classes.v). So a theorem about one game is its rules as data, its statement, and
Coq computing the check. Those of `KEPT` stand in coq/substitution/Games.v, which `python coq/substitution/make.py`
writes and `make coq` compiles.

`proved` says of a game what Coq has checked: the text of its theorem, made from `KEPT` now, stands in that file, and
the record of `make coq` has the theorem for the present contents of the file and of all that it requires.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from verifier.base.coqc import FILE as THEOREM
from verifier.base.coqc import CoqWord, write_theorem, written_theorem
from verifier.games.coq_terms import coq_list, coq_pairs
from verifier.lemmas.coq.coq_record import theorem_checked
from verifier.lemmas.coq.first_principles import COQ, PaperTheorem
from verifier.solve.substitution import ORIGIN, PLAIN, Substitution, canonical
from verifier.theorems.finite_check import check

__all__ = [
    "FILE",
    "KEPT",
    "REQUIRED",
    "SubstitutionTheorem",
    "coq_file",
    "kept",
    "least",
    "proved",
    "theorem_of",
    "write_and_compile",
]

FILE = "substitution/Games.v"  # of coq/
REQUIRED = "substitution/Classes"  # of coq/, by a theorem's file
SHOWN = 8  # pairs that a theorem's text shows

# (m, p, l), the least m >= 2 of its class modulo p, and the substitution; all that `hunt recurrence` lists are here.
KEPT: dict[tuple[int, int, int], str] = {
    (2, 3, 2): "- -> +3b +2a; O -> +2a; a -> +4a; b -> +3b",
    (3, 5, 2): "- -> +4a +3a +4b; O -> +3a +4b; a -> +4a +4b; b -> +4a +3a",
    (4, 5, 3): "- -> +5b +4a +4a; O -> +4a +4a; a -> +6a; b -> +5b +4a",
    (4, 6, 3): "- -> +5c +4a +5b; O -> +4a +5b; a -> +6d; b -> +5c +5b; c -> +5c; d -> +5c +4a",
    (5, 7, 2): "- -> +6a +5a +5a +6b; O -> +5a +5a +6b; a -> +6a +5a +6b; b -> +6a +5a +5a",
    (6, 7, 4): "- -> +7b +6a +6a +6a; O -> +6a +6a +6a; a -> +8a; b -> +7b +6a +6a",
    (5, 8, 3): "- -> +6a +5a +6b; O -> +5a +6b; a -> +6a +6b; b -> +6a +5a",
    (5, 9, 2): "- -> +6a +5a +6b +5a +6b; O -> +5a +6b +5a +6b; a -> +6a +6b +5a +6b; b -> +6a +5a +6b +5a",
    (7, 9, 2): "- -> +8a +7a +7a +7a +8b; O -> +7a +7a +7a +8b; a -> +8a +7a +7a +8b; b -> +8a +7a +7a +7a",
    (8, 9, 5): "- -> +9b +8a +8a +8a +8a; O -> +8a +8a +8a +8a; a -> +10a; b -> +9b +8a +8a +8a",
}


@dataclass(frozen=True)
class SubstitutionTheorem:
    """The pairs of the substitution are the P-positions of mWN^(l,p); with `ever_more` also, with all steps longer by
    kp, those of (m + kp)WN^(l,p), for every k."""

    m: int
    p: int
    l: int
    substitution: Substitution
    ever_more: bool

    @property
    def name(self) -> str:
        return f"game_{self.m}_{self.l}_{self.p}"

    @property
    def games(self) -> str:
        several = range(self.m, self.m + 3 * self.p, self.p) if self.ever_more else [self.m]
        return ", ".join(f"{m}WN^({self.l},{self.p})" for m in several) + (", ..." if self.ever_more else "")

    def text(self) -> str:
        """Definition, statement and proof."""
        m, p, l = self.m, self.p, self.l
        which = f"{m}_{l}_{p}"
        letters = _letters(self.substitution)
        number = {letter: n for n, letter in enumerate(letters)}
        rules = dict(self.substitution.rules)
        lines = [f"  {coq_pairs((step, number[new]) for step, new in rules[a])}" for a in letters]
        names = ", ".join(f"{n} is {a}" for n, a in enumerate(letters[2:], 2))
        here = f"rules_{which}"
        game, those = (f"{m} + k * {p}", f"(lengthened (k * {p}) {here})") if self.ever_more else (f"{m}", here)
        sound, test = ("class", "check_class") if self.ever_more else ("checked", "check")
        first = list(islice(self.substitution.pairs(), SHOWN))
        return "\n".join(
            (
                f"(** {self.games}: {self.substitution}. In Coq {names}. *)",
                f"Definition {here} : rules := [",
                ";\n".join(lines) + "].",
                f"Definition statement_{which} : Prop := forall {'k v' if self.ever_more else 'v'},",
                f"  Pposition (mWN_modulo {f'({game})' if self.ever_more else game} {l} {p}) v <->",
                f"  in_nat_pairs (c_of {those}) (d_of {those}) v.",
                f"Lemma checked_{which} : {test} {m} {p} {l} {here} = true.",
                "Proof. vm_cast_no_check (eq_refl true). Qed.",
                f"Theorem {self.name} : statement_{which}.",
                f"Proof. exact (substitution_{sound} {m} {p} {l} {here} checked_{which}). Qed.",
                f"Example first_{which} : map (fun n => (c_of {here} n, d_of {here} n)) (seq 0 {SHOWN}) =",
                f"  {coq_list(first)}.",
                "Proof. vm_compute. reflexivity. Qed.",
            )
        )


def _letters(substitution: Substitution) -> list[str]:
    """In Coq a letter is its place in this list."""
    return [ORIGIN, PLAIN, *sorted(a for a, _ in substitution.rules if a not in (ORIGIN, PLAIN))]


def least(m: int, p: int) -> int:
    """The least m >= 2 of the class of m modulo p, as far as there is one that is no larger than m.

    >>> least(17, 9), least(9, 9), least(10, 9), least(1, 9)
    (8, 9, 10, 1)
    """
    return m if m < 2 else 2 + (m - 2) % p


def theorem_of(m: int, p: int, l: int, substitution: Substitution) -> SubstitutionTheorem:
    """The theorem about mWN^(l,p) and a substitution that passes the finite check; of the least m, if it says more."""
    low = least(m, p)
    base = canonical(substitution.lengthened(low - m))
    if check(low + p, p, l, base.lengthened(p)).passed:
        return SubstitutionTheorem(low, p, l, base, True)
    return SubstitutionTheorem(m, p, l, canonical(substitution), False)


def coq_file(theorems: Sequence[SubstitutionTheorem], title: str) -> str:
    """A file of theorems for Coq. If there is but one, Coq is asked for its axioms; else `make coq` asks for all."""
    head = (
        f"(** * {title}",
        "",
        "    The rules are data: the rule of the letter O, which is 0 in Coq, then that of the letter -, which",
        "    is 1, then those of the other letters; each is a list of steps with the letter of the new d. What",
        "    [c_of] and [d_of] make of them is defined in substitution/Words.v, [lengthened] in",
        "    substitution/Classes.v, P-positions and games in Game.v and Moves.v. The proof of each theorem is",
        "    that Coq computes the check of substitution/Check.v. *)",
        "From Coq Require Import List.",
        "From Wythoff Require Import Game Moves.",
        "From Wythoff.substitution Require Import Words Check Sound Classes.",
        "Import ListNotations.",
        "",
    )
    texts = [theorem.text() for theorem in theorems]
    asked = [f"Print Assumptions {theorems[0].name}."] if len(theorems) == 1 else []
    return "\n".join(head) + "\n" + "\n\n".join([*texts, *asked]) + "\n"


def write_and_compile(folder: Path, theorem: SubstitutionTheorem) -> CoqWord:
    """Write a theorem into a folder; let Coq check it, if it is here."""
    write_theorem(folder / THEOREM, coq_file([theorem], f"The P-positions of {theorem.games}"))
    return written_theorem(folder / THEOREM, REQUIRED)


@cache
def kept(m: int, p: int, l: int) -> SubstitutionTheorem | None:
    """The theorem of `KEPT` about this game, whether or not Coq has checked it."""
    low = least(m, p)
    text = KEPT.get((low, p, l))
    if text is None:
        return None
    return SubstitutionTheorem(low, p, l, Substitution.read(text), True)


@cache
def proved(m: int, p: int, l: int) -> tuple[SubstitutionTheorem, Substitution] | None:
    """The theorem about mWN^(l,p) that Coq has checked, as the record says, and the substitution for this m."""
    theorem = kept(m, p, l)
    file = COQ / FILE
    if theorem is None or not file.exists() or theorem.text() not in file.read_text(encoding="utf-8"):
        return None
    if theorem_checked(PaperTheorem("", FILE, theorem.name)) is None:
        return None
    return theorem, theorem.substitution.lengthened(m - theorem.m)
