"""Formulas as MathML, which browsers show without a script and without a network."""

from __future__ import annotations

from html import escape

from verifier.documents.mathematics import Font, Fraction, Node, Over, Root, Row, Script, Space, Symbol, Words, parse

__all__ = ["mathml"]

CAL = {"P": "𝒫", "N": "𝒩"}
BB = {"Z": "ℤ", "N": "ℕ", "R": "ℝ", "Q": "ℚ"}
OPENING, CLOSING = "([{⌊⌈", ")]}⌋⌉"


def mathml(source: str, display: bool = False) -> str:
    """The formula as a `math` element."""
    block = ' display="block"' if display else ""
    return f"<math{block}><mrow>{_write(parse(source))}</mrow></math>"


def _write(node: Node) -> str:
    match node:
        case Symbol(text, kind):
            if kind in ("operator", "tall"):
                fixed = ' stretchy="false"' if text in OPENING + CLOSING + "|" and kind != "tall" else ""
                fixed += ' lspace="0" rspace="0"' if text == "|" else ""
                return f"<mo{fixed}>{escape(text)}</mo>"
            return f"<{'mi' if kind == 'letter' else 'mn'}>{escape(text)}</{'mi' if kind == 'letter' else 'mn'}>"
        case Words(text, function):
            if function:
                return f"<mi>{escape(text)}</mi><mspace width='{0.25 if text == 'mod' else 0.17}em'/>"
            return f"<mtext>{escape(text).replace(' ', '&#160;')}</mtext>"
        case Space(small):
            return f"<mspace width='{0.4 if small else 1}em'/>"
        case Row(parts):
            return f"<mrow>{''.join(_write(part) for part in parts)}</mrow>"
        case Script(base, below, None) if below is not None:
            return f"<msub>{_one(base)}{_one(below)}</msub>"
        case Script(base, None, above) if above is not None:
            return f"<msup>{_one(base)}{_one(above)}</msup>"
        case Script(base, below, above) if below is not None and above is not None:
            return f"<msubsup>{_one(base)}{_one(below)}{_one(above)}</msubsup>"
        case Fraction(above, below):
            return f"<mfrac>{_one(above)}{_one(below)}</mfrac>"
        case Root(inner):
            return f"<msqrt>{_write(inner)}</msqrt>"
        case Over(inner):
            return f"<mover>{_one(inner)}<mo>¯</mo></mover>"
        case Font(name, Symbol(text, _)):
            shown = {"cal": CAL, "bb": BB}.get(name, {}).get(text)
            return f"<mi mathvariant='normal'>{shown}</mi>" if shown else f"<mi><b>{escape(text)}</b></mi>"
        case _:
            raise AssertionError(f"no MathML for {node!r}")


def _one(node: Node) -> str:
    """Exactly one element, as a base or a script must be."""
    return f"<mrow>{_write(node)}</mrow>" if isinstance(node, Words) else _write(node)
