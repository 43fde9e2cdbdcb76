"""The language of the lemmas: integer and real arithmetic, functions, quantifiers, the number of elements of
a set.

A `Term` is an immutable tree. Python's operators build terms (`a + b`, `a <= b`, `P & Q`, `P | Q`, `~P`, `P >> Q` for
"P implies Q"); `==` is equality of trees, so equations are written `eq(a, b)`. An integer beside a real number is
converted. Bound variables are renamed where a substitution would capture them. Variables and functions are two kinds of
names: a binder binds variables only, and a function of the same name passes through it.

Nothing is trusted of a term that somebody made: the kernel reads it into a copy of its own (`grammar.own`).

>>> a, n = ints("a n")
>>> str(a * a - n <= 0)
'(<= (- (* a a) n) 0)'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

__all__ = [
    "FALSE", "TRUE", "Function", "Lambda", "Term", "all_of", "any_of", "card", "eq", "exists", "floor",
    "forall",
    "iff", "instantiate", "ints", "ite", "num", "reals", "substitute",
]  # fmt: skip

BINDERS = ("forall", "exists", "card")


class Term:
    """A tree: an operator, its arguments, and for a binder its bound variables. `sort` is Int, Real or
    Bool.
    """

    __slots__ = ("_hash", "args", "bound", "free", "name", "op", "sort")

    def __init__(
        self, op: str, sort: str, args: Iterable[Term] = (), name: str = "", bound: Iterable[Term] = ()
    ) -> None:
        args, bound = tuple(args), tuple(bound)
        if bound and op not in BINDERS:
            raise TypeError(f"{op} binds no variables")
        free = {name} if op == "var" else set().union(*(a.free for a in args))
        put = object.__setattr__
        put(self, "op", op)
        put(self, "sort", sort)
        put(self, "args", args)
        put(self, "name", name)
        put(self, "bound", bound)
        put(self, "free", frozenset(free - {v.name for v in bound}))
        put(self, "_hash", hash((op, sort, args, name, bound)))

    op: str
    sort: str
    args: tuple[Term, ...]
    name: str
    bound: tuple[Term, ...]
    free: frozenset[str]
    _hash: int

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError("a term does not change")

    def __reduce__(self) -> tuple[object, ...]:
        return (Term, (self.op, self.sort, self.args, self.name, self.bound))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Term)
            and self._hash == other._hash
            and (self.op, self.sort, self.name) == (other.op, other.sort, other.name)
            and self.bound == other.bound
            and self.args == other.args
        )

    def __bool__(self) -> bool:
        raise TypeError("a formula has no truth value of its own: use &, |, ~, >> and eq")

    def __str__(self) -> str:
        return write(self)

    __repr__ = __str__

    def __add__(self, other: Term | int) -> Term:
        return arithmetic("+", self, other)

    def __radd__(self, other: int) -> Term:
        return arithmetic("+", other, self)

    def __sub__(self, other: Term | int) -> Term:
        return arithmetic("-", self, other)

    def __rsub__(self, other: int) -> Term:
        return arithmetic("-", other, self)

    def __mul__(self, other: Term | int) -> Term:
        return arithmetic("*", self, other)

    def __rmul__(self, other: int) -> Term:
        return arithmetic("*", other, self)

    def __neg__(self) -> Term:
        return Term("-", self.sort, (self,))

    def __floordiv__(self, other: Term | int) -> Term:
        return arithmetic("div", self, other)

    def __mod__(self, other: Term | int) -> Term:
        return arithmetic("mod", self, other)

    def __lt__(self, other: Term | int) -> Term:
        return arithmetic("<", self, other, "Bool")

    def __le__(self, other: Term | int) -> Term:
        return arithmetic("<=", self, other, "Bool")

    def __gt__(self, other: Term | int) -> Term:
        return arithmetic("<", other, self, "Bool")

    def __ge__(self, other: Term | int) -> Term:
        return arithmetic("<=", other, self, "Bool")

    def __and__(self, other: Term) -> Term:
        return logic("and", self, other)

    def __or__(self, other: Term) -> Term:
        return logic("or", self, other)

    def __rshift__(self, other: Term) -> Term:
        return logic("=>", self, other)

    def __invert__(self) -> Term:
        return logic("not", self)


def num(value: int, sort: str = "Int") -> Term:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no integer")
    return Term("num", sort, (), str(value))


def _pair(left: Term | int, right: Term | int) -> tuple[Term, Term]:
    """Both sides in one sort: Real if either is."""
    sorts = {t.sort for t in (left, right) if isinstance(t, Term)}
    if "Bool" in sorts:
        raise TypeError(f"arithmetic on a truth value: {left} and {right}")
    real = "Real" in sorts

    def lift(t: Term | int) -> Term:
        if isinstance(t, int):
            return num(t, "Real" if real else "Int")
        return Term("to_real", "Real", (t,)) if real and t.sort == "Int" else t

    return lift(left), lift(right)


def arithmetic(op: str, left: Term | int, right: Term | int, sort: str = "") -> Term:
    a, b = _pair(left, right)
    return Term(op, sort or a.sort, (a, b))


def logic(op: str, *args: Term) -> Term:
    if any(a.sort != "Bool" for a in args):
        raise TypeError(f"{op} needs formulas, got {args}")
    return Term(op, "Bool", args)


TRUE = Term("true", "Bool")
FALSE = Term("false", "Bool")


def variables(names: str, sort: str) -> list[Term]:
    return [Term("var", sort, (), name) for name in names.split()]


def ints(names: str) -> list[Term]:
    """Integer variables, their names separated by spaces."""
    return variables(names, "Int")


def reals(names: str) -> list[Term]:
    return variables(names, "Real")


class Function:
    """A function or predicate symbol of a fixed signature: `x = Function("x", 1)`, then `x(n)`.

    A lemma about a Function holds for every function; `Lambda` puts a particular one in its place.
    """

    def __init__(self, name: str, arity: int, sort: str = "Int") -> None:
        self.name, self.arity, self.sort = name, arity, sort

    def __call__(self, *args: Term | int) -> Term:
        terms = tuple(num(a) if isinstance(a, int) else a for a in args)
        if len(terms) != self.arity or any(t.sort != "Int" for t in terms):
            raise TypeError(f"{self.name} takes {self.arity} integers")
        return Term("app", self.sort, terms, self.name)


class Lambda:
    """What replaces a Function: `Lambda([x, y], body)` sends x, y to body."""

    __slots__ = ("body", "params")
    params: tuple[Term, ...]
    body: Term

    def __init__(self, params: Iterable[Term], body: Term) -> None:
        object.__setattr__(self, "params", tuple(params))
        object.__setattr__(self, "body", body)

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError("a lambda does not change")

    def __reduce__(self) -> tuple[object, ...]:
        return (Lambda, (self.params, self.body))


def eq(left: Term | int, right: Term | int) -> Term:
    return arithmetic("=", left, right, "Bool")


def iff(left: Term, right: Term) -> Term:
    return logic("=", left, right)


def ite(test: Term, then: Term | int, other: Term | int) -> Term:
    a, b = _pair(then, other)
    return Term("ite", a.sort, (test, a, b))


def floor(real: Term) -> Term:
    """The greatest integer that is at most the real number."""
    return Term("to_int", "Int", (real,))


def all_of(*formulas: Term | Iterable[Term]) -> Term:
    return _join("and", formulas, TRUE)


def any_of(*formulas: Term | Iterable[Term]) -> Term:
    return _join("or", formulas, FALSE)


def _join(op: str, formulas: Iterable[Term | Iterable[Term]], empty: Term) -> Term:
    flat: list[Term] = []
    for formula in formulas:
        flat.extend([formula] if isinstance(formula, Term) else formula)
    return reduce(lambda a, b: logic(op, a, b), flat) if flat else empty


def forall(bound: Sequence[Term], body: Term) -> Term:
    return Term("forall", "Bool", (body,), "", tuple(bound))


def exists(bound: Sequence[Term], body: Term) -> Term:
    return Term("exists", "Bool", (body,), "", tuple(bound))


def card(bound: Sequence[Term], body: Term) -> Term:
    """The number of integer tuples with the property; meaningful for finite sets only (see kernel.py)."""
    return Term("card", "Int", (body,), "", tuple(bound))


def substitute(term: Term, values: Mapping[str, Term | Lambda]) -> Term:
    """Replace free variables by terms and function symbols by lambdas, all at once, without capture.

    Why it is right: a binder takes its own variables out of those to be replaced, and never a function, which it cannot
    bind. `entering` are the free variables of all that may be put in below; a bound variable of such a name is renamed
    to one that is neither among them, nor free in the body, nor bound beside it.
    """
    variables = {name: new for name, new in values.items() if isinstance(new, Term)}
    functions = {name: new for name, new in values.items() if isinstance(new, Lambda)}
    entering = frozenset().union(
        *(new.free for new in variables.values()),
        *(new.body.free - {q.name for q in new.params} for new in functions.values()),
    )
    return _substitute(term, variables, functions, entering)


def _substitute(
    term: Term, variables: Mapping[str, Term], functions: Mapping[str, Lambda], entering: frozenset[str]
) -> Term:
    if term.op == "var":
        new = variables.get(term.name, term)
        if new.sort != term.sort:
            raise TypeError(f"{term.name} is of sort {term.sort} and cannot become {new}")
        return new
    if term.op in BINDERS:
        bound = list(term.bound)
        inner = {name: new for name, new in variables.items() if name not in {b.name for b in bound}}
        for i, b in enumerate(bound):
            if b.name in entering:
                fresh = b.name
                while fresh in entering or fresh in term.args[0].free or fresh in {c.name for c in bound}:
                    fresh += "_"
                bound[i] = Term("var", b.sort, (), fresh)
                inner[b.name] = bound[i]
        more = entering | {b.name for b in bound}
        return Term(term.op, term.sort, (_substitute(term.args[0], inner, functions, more),), "", tuple(bound))
    args = tuple(_substitute(a, variables, functions, entering) for a in term.args)
    if term.op == "app" and term.name in functions:
        meaning = functions[term.name]
        if len(meaning.params) != len(args) or meaning.body.sort != term.sort:
            raise TypeError(f"{term.name} needs a lambda of {len(args)} arguments with values in {term.sort}")
        return substitute(meaning.body, {v.name: a for v, a in zip(meaning.params, args, strict=True)})
    return Term(term.op, term.sort, args, term.name) if args else term


def instantiate(quantified: Term, *terms: Term) -> Term:
    """The body of a quantified formula with these terms for its bound variables."""
    return substitute(quantified.args[0], {b.name: t for b, t in zip(quantified.bound, terms, strict=True)})


def write(term: Term, names: Mapping[str, str] | None = None, mark: str = "") -> str:
    """SMT-LIB 2 text. With `names` = {} bound variables are numbered by depth, so that renaming them changes
    nothing. `mark` stands before every name that is not bound.
    """
    if term.op == "var":
        return (names or {}).get(term.name, mark + term.name)
    if term.op == "num":
        value = term.name.lstrip("-") + (".0" if term.sort == "Real" else "")
        return f"(- {value})" if term.name.startswith("-") else value
    if term.op in BINDERS:
        inner = names
        if names is not None:
            depth = 1 + max((int(v[1:]) for v in names.values()), default=-1)
            inner = {**names, **{b.name: f"%{depth + i}" for i, b in enumerate(term.bound)}}
        bound = " ".join(f"({write(b, inner)} {b.sort})" for b in term.bound)
        return f"({term.op} ({bound}) {write(term.args[0], inner, mark)})"
    head = mark + term.name if term.op == "app" else term.op
    return f"({head} {' '.join(write(a, names, mark) for a in term.args)})" if term.args else head
