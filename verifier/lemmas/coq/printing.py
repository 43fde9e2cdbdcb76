"""Terms and statements as Coq text, with as few parentheses as Coq's precedences allow.

A statement's text is all that a reader has to compare with the lemma; proofs are checked. Integers are Z, real
numbers R, formulas Prop; integer arithmetic is written in Z_scope, real arithmetic in R_scope, and a change of scope
is marked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from verifier.lemmas.book import BOOK
from verifier.lemmas.coq.facts import CoqFact, Signature, parameters
from verifier.lemmas.trusted.kernel import Lemma
from verifier.lemmas.trusted.terms import BINDERS, Lambda, Term

__all__ = ["Printer", "binders", "coq_name", "coq_type", "statement"]

# Words of Coq, and names of its library and of coq/book that a variable of a lemma must not hide.
RESERVED = frozenset(
    """at in as end fun if let match using where with then else return exists forall fix cofix for Prop Set Type
    Z R S O I N P_ True False ex and or not iff eq nat list bool true false ite ediv emod card card1 card2 card3 At Tr
    Fa No An Or Im If Cl Sp Nd Lf get put index chain ev refute fst snd pair cons nil Some None up IZR floor lists
    counts fin sieve deq relate share zseq form tree world env val chk trie at_ agrees images positive""".split()  # noqa: SIM905
)
TYPES = {"Int": "Z", "Real": "R", "Bool": "Prop"}
SCOPES = {"Int": "Z", "Real": "R"}
# operator: its sign in Coq, its level, and the greatest level of its left and right side that need no parentheses
INFIX = {
    "*": ("*", 40, 40, 39), "+": ("+", 50, 50, 49), "-": ("-", 50, 50, 49),
    "<": ("<", 70, 69, 69), "<=": ("<=", 70, 69, 69), "=": ("=", 70, 69, 69),
    "and": ("/\\", 80, 79, 80), "or": ("\\/", 85, 84, 85), "iff": ("<->", 95, 94, 94), "=>": ("->", 99, 98, 200),
}  # fmt: skip
CALLS = {"div": "ediv", "mod": "emod", "ite": "ite", "to_real": "IZR", "to_int": "floor"}
ARITHMETIC = ("+", "-", "*", "<", "<=", "num")


def coq_name(name: str) -> str:
    """A variable's name in Coq: another one if it would hide a word, a lemma or a definition."""
    return name + "_" if name in RESERVED or name in BOOK else name


def coq_type(of: Signature) -> str:
    return "Z -> " * of[0] + TYPES[of[1]]


class Printer:
    """`functions` are the free functions of the lemma: a bound variable of the same name gets another one."""

    def __init__(self, functions: Collection[str] = ()) -> None:
        self._functions = frozenset(functions)

    def __call__(self, term: Term, level: int = 200, bound: Mapping[str, str] | None = None, scope: str = "Z") -> str:
        text, own = self._write(term, bound or {}, scope)
        return f"({text})" if own > level else text

    def argument(self, value: Term | Lambda | str) -> str:
        """What stands after the name of a function or theorem."""
        if isinstance(value, str):
            return coq_name(value)
        if isinstance(value, Lambda):
            inner = {b.name: self._bound(b.name) for b in value.params}
            return f"(fun {' '.join(inner.values())} => {self(value.body, bound=inner)})"
        return self(value, 9)

    def fact(self, fact: CoqFact) -> str:
        """The proof of a fact, as an argument."""
        text = " ".join([fact.theorem, *map(self.argument, fact.arguments)])
        return f"({text})" if fact.arguments else text

    def _bound(self, name: str) -> str:
        return coq_name(name) + "_b" if name in self._functions else coq_name(name)

    def _write(self, term: Term, bound: Mapping[str, str], scope: str) -> tuple[str, int]:
        """The text and its level."""
        op = term.op
        if op == "var":
            return bound.get(term.name) or coq_name(term.name), 0
        if op in ("true", "false"):
            return op.capitalize(), 0
        if op in ARITHMETIC or (op == "=" and term.args[0].sort != "Bool"):
            mine = SCOPES[term.args[0].sort if term.args else term.sort]
            if mine != scope:
                text = self(term, 200, bound, mine)
                return (text if op == "num" and not text.startswith("-") else f"({text})") + f"%{mine}", 0
        if op == "num":
            return (f"({term.name})" if term.name.startswith("-") else term.name), 0
        if op in BINDERS:
            inner = {**bound, **{b.name: self._bound(b.name) for b in term.bound}}
            names = " ".join(f"({inner[b.name]} : {TYPES[b.sort]})" for b in term.bound)
            body = self(term.args[0], 200, inner, scope)
            if op == "card":
                return f"card{len(term.bound)} (fun {names} => {body})", 10
            return f"{op} {names}, {body}", 200
        if op == "not":
            return f"~ {self(term.args[0], 75, bound, scope)}", 75
        if op == "-" and len(term.args) == 1:
            return f"- {self(term.args[0], 35, bound, scope)}", 35
        if op in CALLS or op == "app":
            inside = {"to_real": "Z", "to_int": "R"}.get(op, scope)
            args = " ".join(self(a, 9, bound, inside) for a in term.args)
            return f"{CALLS[op] if op in CALLS else coq_name(term.name)} {args}", 10
        sign, own, left, right = INFIX["iff" if op == "=" and term.args[0].sort == "Bool" else op]
        first, second = self(term.args[0], left, bound, scope), self(term.args[1], right, bound, scope)
        return f"{first} {sign} {second}", own


def binders(names: Mapping[str, Signature]) -> str:
    """(m : Z) (p : Z) (x : Z -> Z)"""
    return " ".join(f"({coq_name(name)} : {coq_type(of)})" for name, of in names.items())


def statement(lemma: Lemma) -> list[str]:
    """The lemma's statement, by lines: what it is for all of, its hypotheses, its goal."""
    names = parameters(lemma)
    show = Printer({name for name, of in names.items() if of[0]})
    head = [f"forall {binders(names)},"] if names else []
    return [*head, *(f"{show(h, 98)} ->" for h in lemma.hyps), show(lemma.goal)]
