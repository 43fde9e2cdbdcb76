"""The classes of moves of a game, in the order and with the forms of coq/automata/Classes.v."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import lcm

from verifier.automata.coq.coq_rules import CoqRules
from verifier.automata.coq.numeration import LOW, CoqForm, Seen

__all__ = ["MoveClass", "axis_threshold", "classes"]


@dataclass(frozen=True)
class MoveClass:
    needx: bool
    needy: bool
    forms: tuple[CoqForm, ...]
    weight: Callable[[Sequence[Seen]], int]


def axis_threshold(rules: CoqRules, first: bool) -> tuple[int, int, Callable[[int], int], Callable[[int], int]]:
    """(T, period, the weight of a length, what stands for a residue beyond T)."""
    rays = [v if first else w for v, w in rules.rays if (w if first else v) == 0]
    period = lcm(*[q for q, _ in rules.rooks], *rays)
    settled = max([i + j for i, j in rules.points] + [rules.wide, rules.l if rules.kind == "roob" else 0])

    def one(n: int) -> int:
        return rules.weight(n, 0) if first else rules.weight(0, n)

    def far(c: int) -> int:
        return c + period * (settled + 1)

    T = settled
    while T and one(T) == one(far(T % period)):
        T -= 1
    return T, period, one, far


def classes(rules: CoqRules) -> list[MoveClass]:
    """The classes in the order of `classes_of` in Classes.v."""
    found = [*_axis(rules, True), *_axis(rules, False)]
    difference = (1 - max(rules.wide, 1), max(rules.wide, 1) - 1)
    steps = lcm(*[s for _, s in rules.bishops], *rules.diagonal_rays)

    def diagonal_forms(drop: bool) -> tuple[CoqForm, ...]:
        window = CoqForm(1, -1, 0, *difference, drop, drop)
        return (window,) if steps == 1 else (window, CoqForm(1, 0, steps))

    def diagonal_of(os: Sequence[Seen]) -> bool:
        if not os or isinstance(os[0], str):
            return False
        d, c = os[0], os[1] if len(os) > 1 else 0
        assert isinstance(c, int)
        return any(abs(d) < w and (c - max(d, 0)) % s == 0 for w, s in rules.bishops) or (
            d == 0 and any(c % g == 0 for g in rules.diagonal_rays)
        )

    def equal_of(os: Sequence[Seen]) -> bool:
        return bool(os) and os[0] == 0

    has_diagonal = bool(rules.bishops or rules.diagonal_rays)
    if has_diagonal:

        def on_diagonal(os: Sequence[Seen]) -> int:
            return rules.both_weight(equal_of(os)) if diagonal_of(os) else 0

        found.append(MoveClass(True, True, diagonal_forms(True), on_diagonal))
    if rules.bounds:
        alone = len(rules.bounds) == 1
        ahead = diagonal_forms(False) if has_diagonal or rules.kind == "bishop" else ()
        signs = []
        for s, t in rules.bounds:
            signs += [CoqForm(s, -1, 0, 1 - t, 1 - t, alone, False), CoqForm(-1, s, 0, 1 - t, 1 - t, alone, False)]

        def in_bound(os: Sequence[Seen]) -> int:
            here, rest = os[: len(ahead)], os[len(ahead) :]
            inside = any(rest[n] != LOW and rest[n + 1] != LOW for n in range(0, len(rest), 2))
            return rules.both_weight(equal_of(here)) if inside and not diagonal_of(here) else 0

        found.append(MoveClass(True, True, (*ahead, *signs), in_bound))
    for n, ray in enumerate(rules.slanted):
        found.append(_ray(rules, rules.slanted[:n], ray))
    found.extend(_single(rules))
    return found


def _axis(rules: CoqRules, first: bool) -> Iterator[MoveClass]:
    T, period, one, far = axis_threshold(rules, first)
    nothing_far = all(one(far(c)) == 0 for c in range(period))
    if T == 0 and nothing_far:
        return
    a, b = (1, 0) if first else (0, 1)
    forms = [CoqForm(a, b, 0, 1, T, True, nothing_far)] if T else []
    if period > 1:
        forms.append(CoqForm(a, b, period))

    def weight(os: Sequence[Seen]) -> int:
        if T and isinstance(os[0], int):
            return one(os[0])
        c = os[-1] if period > 1 else 0
        assert isinstance(c, int)
        return one(far(c))

    yield MoveClass(first, not first, tuple(forms), weight)


def _ray(rules: CoqRules, before: Sequence[tuple[int, int]], ray: tuple[int, int]) -> MoveClass:
    v, w = ray
    T = max([rules.wide] + [t for _, t in rules.bounds])
    period = lcm(*[q for q, r in before if v * r == w * q])
    forms = [CoqForm(w, -v, 0, 0, 0, True, True)]
    if T:
        forms.append(CoqForm(1, 0, 0, 1, T * v, True, False))
    if v * period > 1:
        forms.append(CoqForm(1, 0, v * period))

    def at(t: int) -> int:
        return 0 if rules.counted_before(before, t * v, t * w) else rules.both_weight(False)

    def weight(os: Sequence[Seen]) -> int:
        if os[0] != 0:
            return 0
        if T and isinstance(os[1], int):
            return at(os[1] // v) if os[1] % v == 0 else 0
        c = os[-1] if v * period > 1 else 0
        assert isinstance(c, int)
        return at(c // v + period * (T + 1)) if c % v == 0 else 0

    return MoveClass(True, True, tuple(forms), weight)


def _single(rules: CoqRules) -> Iterator[MoveClass]:
    singles = [(i, j) for i, j in rules.points if i and j and not rules.counted_before(rules.slanted, i, j)]
    if not singles:
        return
    first, second = [i for i, _ in singles], [j for _, j in singles]
    forms = (
        CoqForm(1, 0, 0, min(first), max(first), True, True),
        CoqForm(0, 1, 0, min(second), max(second), True, True),
    )

    def weight(os: Sequence[Seen]) -> int:
        return rules.both_weight(os[0] == os[1]) if (os[0], os[1]) in singles else 0

    yield MoveClass(True, True, forms, weight)
