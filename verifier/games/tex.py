"""Names of games as LaTeX."""

from __future__ import annotations

__all__ = ["escaped", "tex"]

SPECIAL = {letter: f"\\{letter}" for letter in "#$%&_{}"} | {
    "\\": "\\textbackslash{}",
    "^": "\\textasciicircum{}",
    "~": "\\textasciitilde{}",
    "≡": "$\\equiv$",
    "<": "$<$",
    ">": "$>$",
    "|": "$|$",
}


def tex(name: str) -> str:
    """A game's name as mathematics.

    >>> tex("2WN^(3)")
    '$2\\\\mathrm{WN}^{(3)}$'
    """
    text = name.replace("x", "\\times ", 1) if name[:1].isdigit() and "x" in name else name
    base, mark, rest = text.partition("^")
    upper, under, lower = rest.partition("_")
    if not mark:
        base, under, lower = text.partition("_")
    lower = lower.strip("{}")
    parts = [base.replace("WN", "\\mathrm{WN}").replace("IN", "\\mathrm{IN}").replace("misere ", "\\mathrm{misere}\\ ")]
    parts += [f"^{{{upper}}}"] if mark else []
    parts += [f"_{{{lower}}}"] if under else []
    return f"${''.join(parts)}$"


def escaped(text: str) -> str:
    """Plain words, for LaTeX to print them as they are."""
    return "".join(SPECIAL.get(letter, letter) for letter in text)
