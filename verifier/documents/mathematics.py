r"""Formulas: the part of LaTeX's mathematics that the documents use, read into a small tree.

A formula is kept once, as LaTeX. LaTeX gets it as it is; the other writers walk the tree. What the reader does not know
is an error and not a guess: a formula that one writer would show and another would garble must not get into a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

__all__ = [
    "Font",
    "Fraction",
    "MathError",
    "Node",
    "Over",
    "Root",
    "Row",
    "Script",
    "Space",
    "Symbol",
    "Words",
    "parse",
]


class MathError(ValueError):
    """A formula that cannot be read."""


@dataclass(frozen=True)
class Symbol:
    r"""One sign: a letter, a number, or an operator (a relation, a bracket and punctuation are operators too).

    A `tall` one is a bracket after `\left` or `\right`, which is as high as what it holds.
    """

    text: str
    kind: str


@dataclass(frozen=True)
class Words:
    r"""Upright text: `\text{...}` (spaces count) or the name of a function such as `\gcd`."""

    text: str
    function: bool = False


@dataclass(frozen=True)
class Space:
    r"""`\quad`, or the smaller one before `\pmod`."""

    small: bool = False


@dataclass(frozen=True)
class Row:
    """Several things side by side."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Script:
    """A base with a subscript, a superscript or both."""

    base: Node
    below: Node | None = None
    above: Node | None = None


@dataclass(frozen=True)
class Fraction:
    above: Node
    below: Node


@dataclass(frozen=True)
class Root:
    inner: Node


@dataclass(frozen=True)
class Over:
    """Something with a bar above it."""

    inner: Node


@dataclass(frozen=True)
class Font:
    r"""Letters of another alphabet: `cal`, `bb` or `bold`."""

    name: str
    inner: Node


Node = Symbol | Words | Space | Row | Script | Fraction | Root | Over | Font

LETTERS = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "eta": "η", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ",
    "pi": "π", "sigma": "σ", "phi": "ϕ", "varphi": "φ", "infty": "∞", "emptyset": "∅", "ell": "ℓ",
}  # fmt: skip
OPERATORS = {
    "le": "≤", "leq": "≤", "ge": "≥", "geq": "≥", "ne": "≠", "neq": "≠", "equiv": "≡", "not\\equiv": "≢", "in": "∈",
    "notin": "∉", "subset": "⊂", "subseteq": "⊆", "cup": "∪", "cap": "∩", "setminus": "∖", "to": "→",
    "rightarrow": "→", "mapsto": "↦", "times": "×", "cdot": "·", "pm": "±", "mid": "∣", "nmid": "∤", "ldots": "…",
    "dots": "…", "cdots": "⋯", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "lbrace": "{", "rbrace": "}",
    "{": "{", "}": "}", "lt": "<", "gt": ">", "Leftrightarrow": "⇔", "Rightarrow": "⇒", "#": "#", "approx": "≈",
    "wedge": "∧", "vee": "∨", "neg": "¬",
}  # fmt: skip
FUNCTIONS = {"gcd", "min", "max", "log"}
FONTS = {"mathcal": "cal", "mathbb": "bb", "mathbf": "bold"}
_TOKEN = re.compile(r"\\(?:[A-Za-z]+|.)|:=|[0-9]+(?:\{,\}[0-9]{3})+|[0-9]+(?:\.[0-9]+)?|\s+|.", re.S)


@dataclass
class _Reader:
    source: str
    tokens: list[str] = field(default_factory=list)
    at: int = 0

    def peek(self) -> str | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def next(self) -> str:
        token = self.peek()
        if token is None:
            raise MathError(f"the formula ends too early: {self.source}")
        self.at += 1
        return token

    def row(self, end: str | None) -> Node:
        parts: list[Node] = []
        while (token := self.peek()) != end:
            if token is None or token == "}":
                raise MathError(f"braces do not match: {self.source}")
            parts.append(self.scripted())
        if end is not None:
            self.next()
        return parts[0] if len(parts) == 1 else Row(tuple(parts))

    def scripted(self) -> Node:
        base = Row(()) if self.peek() in ("_", "^") else self.atom()
        below = above = None
        primes = 0
        while (token := self.peek()) in ("_", "^", "'"):
            self.next()
            if token == "'":
                primes += 1
            elif token == "_" and below is None:
                below = self.atom()
            elif token == "^" and above is None:
                above = self.atom()
            else:
                raise MathError(f"two scripts at one place: {self.source}")
        if primes:
            mark = Symbol("′" * primes, "operator")
            above = mark if above is None else Row((mark, above))
        return base if below is None and above is None else Script(base, below, above)

    def words(self) -> str:
        if self.next() != "{":
            raise MathError(f"a brace is missing after \\text: {self.source}")
        found = []
        while (token := self.next()) != "}":
            found.append(token)
        return "".join(found)

    def atom(self) -> Node:
        token = self.next()
        if token == "{":
            return self.row("}")
        if not token.startswith("\\"):
            return _plain(token, self.source)
        name = token[1:]
        if name in LETTERS:
            return Symbol(LETTERS[name], "letter")
        if name in OPERATORS:
            return Symbol(OPERATORS[name], "operator")
        if name in FUNCTIONS:
            return Words(name, function=True)
        if name in ("text", "mathrm"):
            return Words(self.words())
        if name == "operatorname":
            return Words(self.words(), function=True)
        if name in FONTS:
            return Font(FONTS[name], self.atom())
        if name in ("frac", "tfrac", "dfrac"):
            return Fraction(self.atom(), self.atom())
        if name == "sqrt":
            return Root(self.atom())
        if name in ("overline", "bar"):
            return Over(self.atom())
        if name in ("left", "right"):
            return Symbol(_text(self.atom()), "tall")
        if name in ("pmod", "bmod"):
            word = Words("mod", function=True)
            if name == "bmod":
                return Row((Space(small=True), word))
            inner = self.atom()
            return Row((Space(small=True), Symbol("(", "operator"), word, inner, Symbol(")", "operator")))
        if name == "quad":
            return Space()
        raise MathError(f"\\{name} is not known: {self.source}")


def _plain(token: str, source: str) -> Node:
    if re.fullmatch(r"[0-9.]+|[0-9]+(\{,\}[0-9]{3})+", token):
        return Symbol(token.replace("{,}", ","), "number")  # 1{,}500 is LaTeX for the number 1,500
    if token.isalpha():
        return Symbol(token, "letter")
    if token == ":=":
        return Symbol(token, "operator")
    if token in "+-=<>()[]|,;:.!/*~·…":
        return Space() if token == "~" else Symbol({"-": "−", "*": "∗"}.get(token, token), "operator")
    raise MathError(f"{token!r} is not known: {source}")


def _text(node: Node) -> str:
    """The sign of a bracket."""
    if not isinstance(node, Symbol):
        raise MathError(f"no bracket: {node!r}")
    return node.text


def parse(source: str) -> Node:
    """The tree of a formula; `MathError` for what is not known."""
    return _Reader(source, list(_tokens(source))).row(None)


def _tokens(source: str) -> Iterator[str]:
    r"""Signs and commands. Blanks count only inside `\text{...}`."""
    found = [match.group() for match in _TOKEN.finditer(source)]
    in_words = 0
    for place, token in enumerate(found):
        before = found[place - 1] if place else ""
        if token == "{" and (in_words or before in (r"\text", r"\mathrm", r"\operatorname")):
            in_words += 1
        elif token == "}" and in_words:
            in_words -= 1
        if in_words or not token.isspace():
            yield token
