"""Formulas on a terminal: Unicode's subscripts and superscripts where they exist, and plain ASCII where not.

A script whose every sign has a raised or lowered form is written with these; another one keeps its sign, as in
2WN^(2,4), for a comma has no raised form.
"""

from __future__ import annotations

import re

from verifier.documents.mathematics import Font, Fraction, Node, Over, Root, Row, Script, Space, Symbol, Words, parse
from verifier.documents.mathml import BB, CAL, CLOSING, OPENING

__all__ = ["DOLLARS", "ascii_only", "formula", "sentence"]

_UP = dict(zip("0123456789+−=()abcdefghijklmnoprstuvwxyz′*", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ′*", strict=True))
_DOWN = dict(zip("0123456789+−=()aehijklmnoprstuvxβγρφχ", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ", strict=True))
_LOOSE = set("=≔<>≤≥≠≡≢∈∉⊂⊆∪∩∖→↦∣∤⇔⇒≈∧∨")
_ASCII = {
    "≤": "<=", "≥": ">=", "≠": "!=", "−": "-", "→": "->", "↦": "->", "×": "x", "·": "*", "∣": "|", "…": "...",
    "⋯": "...", "φ": "phi", "ϕ": "phi", "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "λ": "lambda",
    "μ": "mu", "ν": "nu", "ξ": "xi", "⌊": "floor(", "⌋": ")", "⌈": "ceil(", "⌉": ")", "∈": "in", "≡": "=", "′": "'",
    "∞": "infinity", "±": "+-", "𝒫": "P", "∪": "and", "ℤ": "Z", "∗": "*", "≢": "!=", "’": "'",
}  # fmt: skip
_DISPLAYED = re.compile(r"\$\$(.+?)\$\$", re.DOTALL)
DOLLARS = re.compile(r"(?<![\\$])\$([^$\s](?:[^$]*[^$\s])?)\$(?![0-9$])")


def formula(source: str, plain: bool = False) -> str:
    """The formula in one line."""
    text = " ".join(_write(parse(source), plain).split())
    return ascii_only(text) if plain else text


def sentence(text: str, plain: bool = False) -> str:
    """A sentence with formulas between dollars, for a terminal; with `plain` for one that has ASCII only."""
    text = _DISPLAYED.sub(lambda match: "    " + formula(match.group(1), plain), text)
    return DOLLARS.sub(lambda match: formula(match.group(1), plain), text)


def ascii_only(text: str) -> str:
    """The same in ASCII, as far as the signs of the documents go."""
    text = re.sub(r"(?<! )∈(?! )", " in ", text)  # as in a script, where signs have no space beside them
    return "".join(_ASCII.get(sign, sign) for sign in text)


def _write(node: Node, plain: bool) -> str:
    match node:
        case Symbol(text, kind):
            if kind not in ("operator", "tall"):
                return text
            if text in _LOOSE or text == ":=":
                return f" {text} "
            return {"+": " + ", "−": " − ", "±": " ± ", ",": ", ", ":": " : "}.get(text, text)
        case Words(text, function):
            return f"{text} " if function else text
        case Space(_):
            return " "
        case Row(parts):
            return _tight("".join(_write(part, plain) for part in parts))
        case Script(base, below, above):
            low, high = _script(below, "_", {} if plain else _DOWN), _script(above, "^", {} if plain else _UP)
            return (
                _write(base, plain).rstrip() + low + high + (" " if isinstance(base, Words) and base.function else "")
            )
        case Fraction(above, below):
            return f"{_operand(above, plain)}/{_operand(below, plain)}"
        case Root(inner):
            return f"√({_write(inner, plain).strip()})" if not plain else f"sqrt({_write(inner, plain).strip()})"
        case Over(inner):
            return f"[{_write(inner, plain).strip()}]"
        case Font(name, Symbol(text, _)):
            return {"cal": CAL, "bb": BB}.get(name, {}).get(text, text)
        case _:
            raise AssertionError(f"no text for {node!r}")


def _tight(text: str) -> str:
    """A sign at the beginning, or after a bracket or comma, is no operation: -l, not - l."""
    text = re.sub(r"(^|[(\[{,⌊⌈=<>≤≥≡∈] *) *([−±+]) ", r"\1\2", text)
    return re.sub(r" +", " ", text)


def _operand(node: Node, plain: bool) -> str:
    text = _write(node, plain).strip()
    return text if re.fullmatch(r"\w+|√\(.*\)", text) else f"({text})"


def _script(node: Node | None, sign: str, forms: dict[str, str]) -> str:
    if node is None:
        return ""
    text = _write(node, plain=not forms).strip().replace(" ", "")
    if all(letter in forms for letter in text):
        return "".join(forms[letter] for letter in text)
    if text == "′":
        return "′"
    if re.fullmatch(r"\w|\d+", text) or (text[0] in OPENING and text[-1] in CLOSING and text.count("(") == 1):
        return sign + text
    return f"{sign}{{{text}}}"
