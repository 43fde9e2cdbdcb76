"""The rules of VeriPB 1.1 that our proofs use, read literally: a second opinion where `veripb` is not installed.

An inequality is (coefficients of literals, right side) with at most one literal of a variable, all coefficients
positive. Redundance is checked as it is defined: every inequality under the witness must follow from those that are
there and the negation of what is added, syntactically or by the subproof.
"""

from __future__ import annotations

Inequality = tuple[dict[str, int], int]


class RefusedError(Exception):
    pass


def negated(literal: str) -> str:
    return literal[1:] if literal.startswith("~") else f"~{literal}"


def add(*terms: tuple[Inequality, int]) -> Inequality:
    sums: dict[str, int] = {}
    right = 0
    for (coefficients, bound), factor in terms:
        right += factor * bound
        for literal, a in coefficients.items():
            sums[literal] = sums.get(literal, 0) + factor * a
    for literal in [w for w in sums if not w.startswith("~")]:  # a x + b ~x = (a - b) x + b
        both = min(sums[literal], sums.get(f"~{literal}", 0))
        right -= both
        for side in (literal, f"~{literal}"):
            sums[side] = sums.get(side, 0) - both
    return {w: a for w, a in sums.items() if a}, right


def parse(words: list[str]) -> Inequality:
    at = words.index(">=")
    sides = zip(words[:at:2], words[1:at:2], strict=True)
    return add((({w: int(a) for a, w in sides}, int(words[at + 1])), 1))


def negation(of: Inequality) -> Inequality:
    return {negated(w): a for w, a in of[0].items()}, sum(of[0].values()) - of[1] + 1


def contradictory(of: Inequality) -> bool:
    return sum(of[0].values()) < of[1]


def substituted(of: Inequality, witness: dict[str, bool]) -> Inequality:
    value = {w: v for name, on in witness.items() for w, v in ((name, on), (f"~{name}", not on))}
    rest = {w: a for w, a in of[0].items() if w not in value}
    return rest, of[1] - sum(a for w, a in of[0].items() if value.get(w))


def conflict(database: list[Inequality]) -> bool:
    """Does unit propagation find a contradiction?"""
    true: set[str] = set()
    while True:
        before = len(true)
        for coefficients, right in database:
            slack = sum(a for w, a in coefficients.items() if negated(w) not in true) - right
            if slack < 0:
                return True
            true |= {w for w, a in coefficients.items() if a > slack and negated(w) not in true}
        if len(true) == before:
            return False


class _Checker:
    """`known` has every inequality that is not forgotten by its number; numbers are given once."""

    def __init__(self, formula: str, proof: str) -> None:
        self.lines = iter(proof.splitlines())
        self.known: dict[int, Inequality] = {}
        self.number, self.line = 0, ""
        self.rows = [parse(line.split()) for line in formula.splitlines() if not line.startswith("*")]

    def demand(self, what: bool) -> None:
        if not what:
            raise RefusedError(self.line)

    def new(self, inequality: Inequality) -> None:
        self.number += 1
        self.known[self.number] = inequality

    def get(self, word: str) -> Inequality:
        number = int(word) if int(word) > 0 else self.number + 1 + int(word)
        self.demand(number in self.known)
        return self.known[number]

    def block(self) -> bool:
        """Steps up to `end` or the end of the file: was a contradiction shown?"""
        shown = False
        for line in self.lines:
            self.line = line
            rule, *words = line.split()
            match rule:
                case "end":
                    break
                case "f":
                    self.demand(not self.known and int(words[0]) == len(self.rows))
                    for row in self.rows:
                        self.new(row)
                case "pol":
                    self.new(self.computed(words))
                case "rup":
                    self.demand(conflict([*self.known.values(), negation(parse(words))]))
                    self.new(parse(words))
                case "red":
                    self.redundance(" ".join(words))
                case "c":
                    self.demand(contradictory(self.get(words[0])))
                    shown = True
                case _:
                    self.demand(False)
        return shown

    def computed(self, words: list[str]) -> Inequality:
        stack: list[Inequality] = []
        for k, word in enumerate(words):
            if word == "+":
                stack.append(add((stack.pop(), 1), (stack.pop(), 1)))
            elif word == "*":
                self.demand(int(words[k - 1]) > 0)
                stack.append(add((stack.pop(), int(words[k - 1]))))
            elif words[k + 1 : k + 2] != ["*"]:
                stack.append(self.get(word))
        self.demand(len(stack) == 1)
        return stack[0]

    def redundance(self, text: str) -> None:
        added_text, mapped, begin = text.split(";")
        self.demand(begin.strip() == "begin")
        added, words = parse(added_text.split()), mapped.split()
        witness = {name: value == "1" for name, value in zip(words[::3], words[2::3], strict=True)}
        goals = {str(k): substituted(row, witness) for k, row in self.known.items() if substituted(row, witness) != row}
        goals["#1"] = substituted(added, witness)
        before = set(self.known)
        self.new(negation(added))
        inside = set(self.known)
        for line in self.lines:
            self.line = line
            if line == "end":
                break
            word, goal = line.split()
            self.demand(word == "proofgoal" and goal in goals)
            self.new(negation(goals[goal]))
            self.demand(self.block())
            del goals[goal]
            self.known = {k: row for k, row in self.known.items() if k in inside}
        self.demand(all(right <= 0 for _, right in goals.values()))  # what is left is true of everything
        self.known = {k: row for k, row in self.known.items() if k in before}
        self.new(added)


def check(formula: str, proof: str) -> None:
    """Raise if the proof does not refute the formula."""
    checker = _Checker(formula, proof)
    checker.demand(next(checker.lines) == "pseudo-Boolean proof version 1.1")
    checker.demand(checker.block())
