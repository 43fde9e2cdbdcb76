"""A lemma's certificate as a Coq proof.

`refine (refute world formulas goal tree _ proof ...)`: the world lists the atoms, the formulas are numbered from 2 (1
is the denied goal), each but the hypotheses has its proof, and Coq computes that the tree refutes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from verifier.lemmas.coq.facts import Signature, parameters, signature
from verifier.lemmas.coq.find_certificate import FoundRefutation, search
from verifier.lemmas.coq.forms import Atoms, Proposition, key
from verifier.lemmas.coq.layout import fill, trie
from verifier.lemmas.coq.printing import Printer, binders, coq_name, coq_type, statement
from verifier.lemmas.coq.theory import Conflict, Congruence
from verifier.lemmas.coq.trees import LearnedClauses, Refutation, Tree, TreeLeaf
from verifier.lemmas.trusted.kernel import Lemma
from verifier.lemmas.trusted.laws import Witness
from verifier.lemmas.trusted.terms import Lambda, Term

__all__ = ["Chapter", "add_lemma", "head"]

NAMES = {"and": "An", "or": "Or", "implies": "Im", "iff": "If", "not": "No", "true": "Tr", "false": "Fa"}
DEFAULT = {"Int": "0", "Real": "0%R", "Bool": "True"}


class Chapter:
    """The text of a chapter as it grows, and the statements of arithmetic that it has proved."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parts: list[str] = []
        self._arithmetic: dict[str, str] = {}

    def arithmetic(self, text: str, tactic: str) -> str:
        """The name of the lemma with this closed statement, which is added if it is new."""
        if text not in self._arithmetic:
            name = self._arithmetic[text] = f"thy_{self.name}_{len(self._arithmetic) + 1}"
            self.parts.append(f"{fill(f'Lemma {name} : {text}.')}\nProof. {tactic}. Qed.\n")
        return self._arithmetic[text]


def add_lemma(lemma: Lemma, chapter: Chapter) -> None:
    """Append the lemma with its proof to the chapter, after the statements of arithmetic that it needs."""
    found = search(lemma)
    certificate, used = found.certificate, found.used()
    formulas = [*(fact.formula for fact in found.facts), *lemma.hyps, ~lemma.goal]
    claim = [*lemma.hyps, lemma.goal]
    names = signature([*(formulas[p] for p in used), *claim])
    show = Printer({name for name, of in names.items() if of[0]})
    facts = [p for p in used if p < len(found.facts)]
    proofs = [show.fact(found.facts[p]) for p in facts]
    proofs += [_step(certificate.atoms, step, chapter, show) for step, _ in certificate.steps]
    # the formulas in the order of the Coq proof: the goal is 1, then facts, steps and all hypotheses
    form_of = dict(zip(found.places, certificate.forms, strict=True))
    rest = range(len(found.facts), len(formulas) - 1)
    hypotheses = [form_of[p] if p in form_of else certificate.atoms.form(formulas[p]) for p in rest]
    goal = len(formulas) - 1
    goal_form = form_of[goal].args[0] if goal in form_of else certificate.atoms.form(lemma.goal)
    premises = [*(form_of[p] for p in facts), *(form for _, form in certificate.steps), *hypotheses]
    number = {p: 2 + n for n, p in enumerate(facts)} | {goal: 1}
    number |= {p: 2 + len(facts) + len(certificate.steps) + n for n, p in enumerate(rest)}
    numbers = [number[p] for p in used] + [2 + len(facts) + n for n in range(len(certificate.steps))]
    writer = _CoqWriter(numbers, 2 + len(premises))
    goal_text, forms_text = writer.form(goal_form), [writer.form(form) for form in premises]
    refutation = writer.refutation(certificate.refutation)
    world = trie({n: show(certificate.atoms[atom], 9) for atom, n in writer.atoms.items()})
    theorem = "refutes" if isinstance(certificate.refutation, LearnedClauses) else "refute"
    chapter.parts.append(
        "\n".join(
            [
                fill(f"(* {_comment(lemma.says)} *)", "   "),
                head(lemma),
                *_introductions(lemma, found, names, show),
                fill(f"refine ({theorem} {world}"),
                fill("[" + "; ".join(forms_text) + "]", "   ", "  "),
                fill(goal_text, "   ", "  "),
                *(fill(line, "   ", "  ") for line in refutation),
                "  _",
                *(fill(proof, "   ", "  ") for proof in proofs),
                "  ).",
                "vm_compute; reflexivity.",
                "Qed.\n",
            ]
        )
    )


def head(lemma: Lemma) -> str:
    """The lines from `Lemma` to `Proof.`: the name and the statement."""
    *first, last = statement(lemma)
    lines = [fill(line, "    ", "  ") for line in (*first, last + ".")]
    return "\n".join([f"Lemma {lemma.name} :", *lines, "Proof."])


def _comment(text: str) -> str:
    """A sentence that cannot end or open a comment."""
    return text.replace("(*", "( *").replace("*)", "* )").replace('"', "'")


def _introductions(lemma: Lemma, found: FoundRefutation, names: Mapping[str, Signature], show: Printer) -> list[str]:
    """The variables of the lemma, values for names that do not matter, and witnesses in the order of the hints."""
    own = parameters(lemma)
    certificate = found.certificate
    atoms = {atom for _, form in certificate.steps for atom in form.atoms()}
    needed = dict(names) | signature(certificate.atoms[a] for a in sorted(atoms))
    used = set(found.used())
    witnesses = {n: hint for n, hint in enumerate(lemma.by) if isinstance(hint, Witness)}
    kept: dict[int, Witness] = {}
    while True:
        new = {
            n: hint
            for n, hint in witnesses.items()
            if n not in kept and (n in used or any(v.name in needed for v in hint.names))
        }
        if not new:
            break
        kept |= new
        for hint in new.values():
            needed |= signature([hint.quantified])
    chosen = {v.name for hint in kept.values() for v in hint.names}
    lines = [fill(f"intros {' '.join(map(coq_name, own))}.")] if own else []
    for name, of in sorted(needed.items()):
        if name not in own and name not in chosen:
            value = ("fun " + "_ " * of[0] + "=> " if of[0] else "") + DEFAULT[of[1]]
            lines.append(f"destruct (some_of ({value} : {coq_type(of)})) as [{coq_name(name)} _].")
    for n, hint in sorted(kept.items()):
        quantified, variables = hint.quantified, hint.names
        pattern = "".join(f"[{coq_name(v.name)} " for v in variables) + f"W{n}" + "]" * len(variables)
        kind = "ex" if quantified.op == "exists" else "all"
        body = show.argument(Lambda(quantified.bound, quantified.args[0]))
        lines.append(fill(f"destruct (wit_{kind}{len(variables)} {body}) as {pattern}."))
    return lines


def _step(atoms: Atoms, step: Conflict | Congruence, chapter: Chapter, show: Printer) -> str:
    """The proof of a step: an instance of a closed statement of arithmetic, or of a congruence."""
    if isinstance(step, Congruence):
        return _congruence(step, show)
    names: dict[str, Term] = {}
    terms: list[Term] = []

    def plain(term: Term) -> Term:
        """The same comparison of variables x1, x2, ..., one for each opaque part."""
        if term.op == "num":
            return term
        if term.op in ("+", "-", "*", "<", "<=", "=", "to_real"):
            return Term(term.op, term.sort, tuple(plain(a) for a in term.args))
        if key(term) not in names:
            terms.append(term)
            names[key(term)] = Term("var", term.sort, (), f"x{len(terms)}")
        return names[key(term)]

    literals = [plain(atoms[i]) if v else ~plain(atoms[i]) for i, v in step.literals]
    variables = {names[key(t)].name: (0, t.sort) for t in terms}
    head = f"forall {binders(variables)}, " if terms else ""
    real = any(atoms[i].args[0].sort == "Real" for i, _ in step.literals)
    tactic = "thy_real" if real else "thy_nl" if step.nonlinear else "thy"
    body = " -> ".join([*(Printer()(literal, 98) for literal in literals), "False"])
    name = chapter.arithmetic(head + body, tactic)
    return f"({' '.join([name, *map(show.argument, terms)])})" if terms else name


def _congruence(step: Congruence, show: Printer) -> str:
    s, t = step.left, step.right
    sides: list[str] = []
    proofs: list[str] = []
    given: list[str] = []
    for x, y in zip(s.args, t.args, strict=True):
        sides += [show.argument(x), show.argument(y)]
        if key(x) != key(y):
            given.append(f"eq__{len(given) + 1}")
        proofs.append("eq_refl" if key(x) == key(y) else given[-1])
    kind = "pg" if s.sort == "Bool" else "cg"
    text = " ".join([f"{kind}{len(s.args)}", coq_name(s.name), *sides, *proofs])
    return f"(fun {' '.join(given)} => {text})" if given else f"({text})"


class _CoqWriter:
    """Forms and trees as Coq text; the atoms that occur are numbered anew.

    `numbers` are the places of the certificate's premises in the Coq proof; learned clauses come after all others.
    """

    def __init__(self, numbers: Sequence[int], learned: int) -> None:
        self.atoms: dict[int, int] = {}
        self._numbers = list(numbers)
        self._learned = learned

    def form(self, form: Proposition) -> str:
        if form.op == "atom":
            return f"(At {self.atoms.setdefault(form.atom, len(self.atoms) + 1)})"
        parts = [NAMES[form.op], *map(self.form, form.args)]
        return f"({' '.join(parts)})" if form.args else parts[0]

    def tree(self, tree: Tree) -> str:
        if isinstance(tree, TreeLeaf):
            place = tree.premise
            given = len(self._numbers)
            return f"(Cl {self._numbers[place] if place < given else self._learned + place - given})"
        return f"(Sp {self.atoms[tree.atom]} {self.tree(tree.yes)} {self.tree(tree.no)})"

    def refutation(self, refutation: Refutation) -> Iterable[str]:
        """A tree, or the list of learned clauses and the last tree."""
        if not isinstance(refutation, LearnedClauses):
            return [self.tree(refutation)]
        learned = "; ".join(f"({self.form(clause)}, {self.tree(tree)})" for clause, tree in refutation.learned)
        return [f"[{learned}]", self.tree(refutation.last)]
