"""A printed formula as data: a small language of integer arithmetic in which the paper's (in)equalities are written.

A formula is one Python expression built from whole numbers, variables, + - * // %, comparisons, and/or/not, conditional
expressions, tuples, and the functions below; `sum`, `all`, `any`, `min` and `max` take a generator over `range`. So

    "all(a(m, p, n + 1) - a(m, p, n) in (0, 1) for n in range(50))"

is Lemma 3.3 (iv) for fifty n. The same text is searched for its smallest counterexample (`smallest_failure`, compiled)
and stored in a certificate, where it is evaluated anew by the interpreter below, which trusts nothing: only the listed
syntax exists, and every step costs fuel. Everything is exact; there are no floating-point numbers in the language.

Values are numbers, truth values, tuples and sets, and none passes for another: a formula, and whatever stands beside
and, or, not, if, all and any, is a truth value; arithmetic, order and arguments are of numbers (a truth value counts as
0 or 1 there, so that `sum` counts); equal and `in` compare like with like. A variable of a generator has a name of its
own, so that every name stands for one thing.

This module needs the standard library and `verifier.games.rules`, so that a checker may import it.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from math import gcd, isqrt
from typing import Any

from verifier.base.errors import UserError
from verifier.games.rules import Ruleset

__all__ = ["FUNCTIONS", "evaluate", "grid", "number", "parse", "smallest_failure", "used"]

FUEL = 5_000_000
BITS = 4096
DEPTH = 100  # of a formula's syntax tree
Values = Mapping[str, int]


def a(m: int, p: int, n: int) -> int:
    """a_n of equation (2): floor(n phi_{mp} / p), for m, p >= 1 and n >= 0."""
    if m < 1 or p < 1 or n < 0:
        raise ValueError("a(m, p, n) needs m, p >= 1 and n >= 0")
    return (n * (2 - m * p) + isqrt(n * n * (m * m * p * p + 4))) // (2 * p)


def b(m: int, p: int, n: int) -> int:
    """b_n of equation (3): floor(n (phi_{mp} + mp) / p), for m, p >= 1 and n >= 0."""
    if m < 1 or p < 1 or n < 0:
        raise ValueError("b(m, p, n) needs m, p >= 1 and n >= 0")
    return (n * (2 + m * p) + isqrt(n * n * (m * m * p * p + 4))) // (2 * p)


def surd(n: int, A: int, B: int, C: int, D: int) -> int:
    """floor(n (A + B sqrt C) / D) for D > 0, C >= 0: the multiples of any quadratic irrational (or rational, C = 0)."""
    if D < 1 or C < 0:
        raise ValueError("surd(n, A, B, C, D) needs D > 0 and C >= 0")
    root = isqrt(B * B * n * n * C)
    if B * n < 0:
        root = -root - (root * root != B * B * n * n * C)
    return (n * A + root) // D


def square(k: int) -> bool:
    """Is k the square of a whole number?"""
    return k >= 0 and isqrt(k) ** 2 == k


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "a": a,
    "b": b,
    "surd": surd,
    "square": square,
    "isqrt": isqrt,
    "gcd": gcd,
    "abs": abs,
    "min": min,
    "max": max,
    "sum": sum,
    "all": all,
    "any": any,
    "len": len,
    "set": frozenset,
    "range": range,
}
GATHER = ("sum", "all", "any", "min", "max", "set")
BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda x, y: x in y,
    ast.NotIn: lambda x, y: x not in y,
}


def functions(game: Ruleset | None) -> dict[str, Callable[..., Any]]:
    """The functions of a formula; with a game also `legal(i, j)`, `blockable(i, j)` and `position(x, y)`."""
    if game is None:
        return FUNCTIONS
    return FUNCTIONS | {"legal": game.legal, "blockable": game.blockable, "position": game.is_position}


def parse(
    text: str, names: frozenset[str] | set[str], game: Ruleset | None = None, *, ranged: bool = False
) -> ast.expr:
    """The syntax tree of a formula (or, `ranged`, of what a variable runs over), once it is known to use nothing but
    the language; else a `UserError`."""
    if len(text) > 4000:
        raise UserError("A formula has at most 4000 characters.")
    # What is read must be what is seen: no comment, no second line, no look-alike letter, no control character.
    if not (text.isascii() and text.isprintable()) or "#" in text or "\\" in text:
        raise UserError("A formula is one line of printable ASCII without # and backslash.")
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise UserError(f"Not a formula: {text[:80]!r}.") from None
    level: list[ast.AST] = [tree]
    depth = 0
    while level:
        level = [child for node in level for child in ast.iter_child_nodes(node)]
        depth += 1
    if depth > DEPTH:
        raise UserError(f"A formula is nested at most {DEPTH} deep.")
    if set(names) & set(functions(game)):
        raise UserError("A variable has its own name, not that of a function.")
    if ranged:
        _allow_range(tree, set(names), set(functions(game)))
    else:
        _allow(tree, set(names), set(functions(game)))
    return tree


def _allow_range(node: ast.AST, names: set[str], known: set[str]) -> None:
    """What a variable runs over: `range(...)` or a tuple. A range is allowed nowhere else: each item must cost fuel."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=arguments, keywords=[]):
            for argument in arguments:
                _allow(argument, names, known)
        case ast.Tuple():
            _allow(node, names, known)
        case _:
            raise UserError(f"A variable runs over range(...) or a tuple, not over {ast.unparse(node)[:80]!r}.")


def _allow(node: ast.AST, names: set[str], known: set[str]) -> None:
    children: list[ast.AST]
    match node:
        case ast.Constant(value=int(value)) if abs(value) < 10**12:
            return
        case ast.Name(id=name) if name in names:
            return
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            children = [left, right]
        case ast.UnaryOp(op=ast.USub() | ast.Not(), operand=operand):
            children = [operand]
        case ast.BoolOp(values=values):
            children = list(values)
        case ast.Compare(left=left, ops=ops, comparators=right_sides) if all(type(op) in COMPARE for op in ops):
            children = [left, *right_sides]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            children = [test, body, orelse]
        case ast.Tuple(elts=elements):
            children = list(elements)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]) if name in known and name != "range":
            for argument in arguments:
                if isinstance(argument, ast.GeneratorExp):
                    if name not in GATHER or len(arguments) != 1:
                        raise UserError(f"{name}(...) takes no generator.")
                    inner = set(names)
                    for loop in argument.generators:
                        if not isinstance(loop.target, ast.Name) or loop.is_async:
                            raise UserError("A generator has one variable for each `for`.")
                        if loop.target.id in inner | known:
                            raise UserError(f"{loop.target.id!r} stands for two things; a variable has its own name.")
                        _allow_range(loop.iter, inner, known)
                        inner.add(loop.target.id)
                        for condition in loop.ifs:
                            _allow(condition, inner, known)
                    _allow(argument.elt, inner, known)
                else:
                    _allow(argument, names, known)
            return
        case _:
            raise UserError(f"Not in the language of formulas: {ast.unparse(node)[:80]!r}.")
    for child in children:
        _allow(child, names, known)


def _numbers(items: Iterable[Any]) -> bool:
    return all(isinstance(item, int) for item in items)


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise UserError("A truth value is needed, such as x < y, not a number or a tuple.")
    return value


def _alike(x: Any, y: Any) -> None:
    """Values that may be compared: numbers; tuples of one length; sets."""
    same = isinstance(x, int) and isinstance(y, int)
    same = same or (isinstance(x, frozenset) and isinstance(y, frozenset))
    if not same and not (isinstance(x, tuple) and isinstance(y, tuple) and len(x) == len(y)):
        raise UserError("Only like is compared with like: numbers, tuples of one length, sets.")


def _comparable(relation: ast.cmpop, x: Any, y: Any) -> None:
    if isinstance(relation, (ast.In, ast.NotIn)):
        if not isinstance(y, (tuple, frozenset)):
            raise UserError("`in` asks for a tuple or a set.")
        for item in y:
            _alike(x, item)
    elif isinstance(relation, (ast.Eq, ast.NotEq)):
        _alike(x, y)
    elif not _numbers((x, y)):
        raise UserError("Only numbers are larger or smaller.")


class _Interpreter:
    """Evaluates a parsed formula step by step; it stops with a `UserError` when the fuel is used up."""

    def __init__(self, game: Ruleset | None, fuel: int) -> None:
        self.functions, self.fuel = functions(game), fuel

    def value(self, node: ast.expr, names: dict[str, Any]) -> Any:
        self.fuel -= 1
        if self.fuel < 0:
            raise UserError("The formula takes too many steps.")
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return names[name]
            case ast.BinOp(left=left, op=op, right=right):
                x, y = self.value(left, names), self.value(right, names)
                if not (isinstance(x, int) and isinstance(y, int)):
                    raise UserError("Only numbers are added and multiplied.")
                self.pay(x, y)
                return self.small(BINARY[type(op)](x, y))
            case ast.UnaryOp(op=op, operand=operand):
                inner = self.value(operand, names)
                if isinstance(op, ast.Not):
                    return not _truth(inner)
                if not isinstance(inner, int):
                    raise UserError("Only numbers have a sign.")
                return -inner
            case ast.BoolOp(op=op, values=values):
                result = True
                for part in values:
                    result = _truth(self.value(part, names))
                    if result == isinstance(op, ast.Or):
                        return result
                return result
            case ast.Compare(left=first, ops=relations, comparators=others):
                x = self.value(first, names)
                for relation, other in zip(relations, others, strict=True):
                    y = self.value(other, names)
                    self.pay(x, y)
                    _comparable(relation, x, y)
                    if not COMPARE[type(relation)](x, y):
                        return False
                    x = y
                return True
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.value(body if _truth(self.value(test, names)) else orelse, names)
            case ast.Tuple(elts=elements):
                items = tuple(self.value(element, names) for element in elements)
                if not all(isinstance(x, int) or (isinstance(x, tuple) and _numbers(x)) for x in items):
                    raise UserError("A tuple holds numbers, or tuples of numbers.")
                return items
            case ast.Call(func=ast.Name(id=name), args=[ast.GeneratorExp() as generator]):
                found = self.loop(generator, 0, names)
                return self.small(self.gathered(name, found))
            case ast.Call(func=ast.Name(id=name), args=arguments):
                given = [self.value(argument, names) for argument in arguments]
                self.pay(*given)
                if name in GATHER and len(given) == 1 and isinstance(given[0], tuple):
                    return self.small(self.gathered(name, iter(given[0])))
                if name == "len" and len(given) == 1 and isinstance(given[0], (tuple, frozenset)):
                    return len(given[0])
                if name in ("sum", "all", "any", "set", "len") or not _numbers(given):
                    raise UserError(f"{name}(...) has another kind of argument: numbers, or one tuple or generator.")
                return self.small(self.functions[name](*given))
        raise UserError("Not in the language of formulas.")

    def pay(self, *values: Any) -> None:
        """Fuel for the size of what is computed with. No value is nested, so size is length or number of digits."""
        for value in values:
            if isinstance(value, int):
                self.fuel -= value.bit_length() >> 6
            elif isinstance(value, (tuple, frozenset)):
                self.fuel -= len(value)

    def gathered(self, name: str, items: Iterator[Any]) -> Any:
        """`sum`, `all`, `any`, `min`, `max` or `set` of what a generator gives, or a tuple holds."""
        if name in ("all", "any"):
            return self.functions[name](_truth(item) for item in items)
        if name == "set":
            return frozenset(items)
        numbers = self.checked(items)
        if name != "sum":
            return self.functions[name](numbers)
        result = 0
        for item in numbers:
            result = self.small(result + item)
        return result

    def checked(self, items: Iterator[Any]) -> Iterator[int]:
        for item in items:
            if not isinstance(item, int):
                raise UserError("A sum, a minimum and a maximum are of numbers.")
            yield item

    def small(self, value: Any) -> Any:
        if isinstance(value, int) and value.bit_length() > BITS:
            raise UserError("A number in the formula is too large.")
        return value

    def loop(self, generator: ast.GeneratorExp, depth: int, names: dict[str, Any]) -> Iterator[Any]:
        if depth == len(generator.generators):
            yield self.value(generator.elt, names)
            return
        step = generator.generators[depth]
        assert isinstance(step.target, ast.Name)
        for item in self.value(step.iter, names):
            self.fuel -= 1
            inner = names | {step.target.id: item}
            if all(_truth(self.value(condition, inner)) for condition in step.ifs):
                yield from self.loop(generator, depth + 1, inner)


def evaluate(text: str, values: Values, game: Ruleset | None = None, fuel: int = FUEL) -> bool:
    """The truth of a formula for these values of its variables, by the interpreter.

    >>> evaluate("b(m, p, n) - a(m, p, n) == m * n", {"m": 2, "p": 3, "n": 5})
    True
    """
    tree = parse(text, set(values), game)
    try:
        return _truth(_Interpreter(game, fuel).value(tree, dict(values)))
    except (ArithmeticError, TypeError, ValueError, RecursionError, MemoryError) as error:
        raise UserError(f"The formula has no value: {error}.") from None


def number(text: str, values: Values, fuel: int = FUEL) -> int:
    """The number that an expression gives for these values of its variables, by the interpreter.

    >>> number("m * p - 1", {"m": 2, "p": 3})
    5
    """
    tree = parse(text, set(values))
    try:
        found = _Interpreter(None, fuel).value(tree, dict(values))
    except (ArithmeticError, TypeError, ValueError, RecursionError, MemoryError) as error:
        raise UserError(f"The expression has no value: {error}.") from None
    if isinstance(found, bool) or not isinstance(found, int):
        raise UserError(f"A number is needed, and {text[:80]!r} is none.")
    return found


def used(text: str, values: Values, game: Ruleset | None = None) -> set[str]:
    """Those of the variables that the formula names. (No function and no variable of a generator has their name.)

    >>> sorted(used("m * n > 0", {"m": 1, "n": 2, "p": 3}))
    ['m', 'n']
    """
    nodes = ast.walk(parse(text, set(values), game))
    return {node.id for node in nodes if isinstance(node, ast.Name)} & set(values)


def grid(ranges: Mapping[str, str], constants: Values) -> Iterator[dict[str, int]]:
    """All assignments, smallest first: by m + p, then m, then the other variables in the order given.

    A range is the text of an expression in the variables before it, such as "range(p)".
    """
    outer = [name for name in ("m", "p") if name in ranges]
    names = set(ranges) | set(constants)
    compiled = {name: _compiled(text, names, ranged=True) for name, text in ranges.items()}
    first = [list(_run(compiled[name], dict(constants))) for name in outer]
    for start in sorted(product(*first), key=lambda t: (sum(t), t)):
        yield from _extend(
            [n for n in ranges if n not in outer], compiled, dict(zip(outer, start, strict=True)), constants
        )


def _extend(
    names: list[str], compiled: Mapping[str, Any], values: dict[str, int], constants: Values
) -> Iterator[dict[str, int]]:
    if not names:
        yield values
        return
    for item in _run(compiled[names[0]], {**constants, **values}):
        yield from _extend(names[1:], compiled, values | {names[0]: item}, constants)


def _compiled(text: str, names: set[str], *, ranged: bool = False) -> Any:
    return compile(ast.Expression(parse(text, names, ranged=ranged)), "<formula>", "eval")


def _run(code: Any, values: dict[str, int]) -> Any:
    return eval(code, {"__builtins__": {}, **FUNCTIONS, **values})  # the code was parsed and allowed before


def smallest_failure(
    text: str, ranges: Mapping[str, str], constants: Values | None = None, given: str = "True"
) -> tuple[dict[str, int] | None, int, dict[str, int]]:
    """The first assignment of the grid that satisfies `given` and makes the formula false; how many were tried, and the
    largest value of each variable among them.

    >>> smallest_failure("n * n != 9", {"n": "range(9)"})
    ({'n': 3}, 4, {'n': 3})
    """
    constants = constants or {}
    names = set(ranges)
    code, condition = _compiled(text, names), _compiled(given, names)
    tried = 0
    largest: dict[str, int] = {}
    for values in grid(ranges, constants):
        if _run(condition, values):
            tried += 1
            largest = {name: max(value, largest.get(name, value)) for name, value in values.items()}
            if not _run(code, values):
                return values, tried, largest
    return None, tried, largest
