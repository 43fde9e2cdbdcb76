"""An automaton for other programs: Graphviz, and the text format of Walnut."""

from __future__ import annotations

from verifier.automata.dfa import Dfa
from verifier.automata.systems import System

__all__ = ["dot", "walnut"]


def dot(dfa: Dfa, title: str) -> str:
    """The automaton as a picture, for Graphviz: an edge is labelled with the digits (of x, of y) that it reads."""
    lines = [
        "digraph automaton {",
        f'  label="{title}"; rankdir=LR; node [shape=circle];',
        f'  start [shape=point]; start -> "{dfa.start}";',
    ]
    lines += [f'  "{n}" [shape=doublecircle];' for n, accept in enumerate(dfa.accept) if accept]
    for n, row in enumerate(dfa.next):
        labels: dict[int, list[str]] = {}
        for a, b, target in row:
            labels.setdefault(target, []).append(f"{a},{b}")
        lines += [f'  "{n}" -> "{target}" [label="{" ".join(texts)}"];' for target, texts in labels.items()]
    return "\n".join([*lines, "}"]) + "\n"


def walnut(dfa: Dfa, system: System) -> str:
    """The automaton in Walnut's text format, most significant digit first.

    The first line names the two alphabets as sets of digits; the system itself must be defined in Walnut by the user,
    where it is not one that Walnut has (base b is `msd_b`, the Fibonacci system `msd_fib`).
    """
    if len(system.images) == 1:
        alphabet = f"msd_{len(system.images[0])}"
    elif system.images == ((0, 1), (0,)):
        alphabet = "msd_fib"
    else:
        alphabet = "{" + ",".join(map(str, range(max(map(len, system.images))))) + "}"
    order = [dfa.start, *(n for n in range(len(dfa)) if n != dfa.start)]
    place = {n: k for k, n in enumerate(order)}
    lines = [f"{alphabet} {alphabet}"]
    for n in order:
        lines += ["", f"{place[n]} {int(dfa.accept[n])}"]
        lines += [f"{a} {b} -> {place[target]}" for a, b, target in dfa.next[n]]
    return "\n".join(lines) + "\n"
