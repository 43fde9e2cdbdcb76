"""What Coq says that theorems rest on: `Print Assumptions`, asked and read.

A theorem of the paper is asked about in its own file, where Coq's answer is kept when it compiles (`printed`), and the
lemmas that statements consist of one by one. Each answer takes a part of a second, so the others are asked about in
groups: the theorems of a file that does not ask, and lemmas of which the words of the generated text suggest the same
axioms. Then an answer is about all members of a group: each rests on at most the axioms that Coq names.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from verifier.base.errors import UserError
from verifier.base.processes import run_program

__all__ = ["ALLOWED", "REASONS", "ask", "groups", "printed", "read"]

# The axioms that a theorem may rest on, by their last names, and what each is for.
REASONS = {
    "classic": "P or not P",
    "constructive_definite_description": "a function that names the one value with a property: counting, if-then-else",
    "sig_forall_dec": "of Coq's real numbers",
    "sig_not_dec": "of Coq's real numbers",
    "functional_extensionality_dep": "of Coq's real numbers: functions with equal values are equal",
}
ALLOWED = tuple(REASONS)
WORDS = {
    "description": re.compile(r"card[123]|ite|ite_true|ite_false|law_(interval|injection|sharing)\w*"),
    "reals": re.compile(r"R|IZR|floor\w*|thy_real|eq_mulZ?R|le_mulR"),
}
MARK = "@@"


def groups(texts: Mapping[str, str]) -> dict[tuple[str, ...], list[str]]:
    """The lemmas of generated chapters (name to text, in order), by the axioms that their words suggest."""
    needs: dict[str, set[str]] = {}
    found: dict[tuple[str, ...], list[str]] = {}
    for chapter, text in texts.items():
        for block in re.finditer(r"^Lemma (\w+) :(.*?)^(?:Proof\. \w+\. )?Qed\.$", text, re.M | re.S):
            words = set(re.findall(r"\w+", block[0]))
            mine = {axiom for axiom, pattern in WORDS.items() if any(map(pattern.fullmatch, words))}
            mine = mine.union(*(needs[word] for word in words if word in needs))
            needs[block[1]] = mine
            if not block[1].startswith("thy_"):
                found.setdefault(tuple(sorted(mine)), []).append(f"{chapter}.{block[1]}")
    return found


def read(output: str) -> dict[str, list[str]]:
    """Coq's answers by the marks that stand before them: the last names of the axioms.

    >>> read("@@ a\\nClosed under the global context\\n@@ b\\nAxioms:\\nClassical_Prop.classic\\n  : forall P\\n")
    {'a': [], 'b': ['classic']}
    """
    answers: dict[str, list[str]] = {}
    for part in re.split(rf"^{MARK} ", output, flags=re.M)[1:]:
        mark, *lines = part.splitlines()
        lines = [line for line in lines if line and not line.startswith(" ")]
        if lines == ["Closed under the global context"]:
            answers[mark] = []
        elif lines and lines[0] == "Axioms:":
            answers[mark] = sorted({line.split(" :")[0].split(".")[-1].strip() for line in lines[1:]})
        else:
            raise ValueError(f"Coq's answer about {mark} is not understood: {lines}")
    return answers


def printed(source: str, output: str) -> dict[str, list[str]]:
    """What Coq printed while it compiled a file, by the theorems of which the file asks `Print Assumptions`.

    >>> printed("Print Assumptions a.\\n", "Closed under the global context\\n")
    {'a': []}
    """
    names = re.findall(r"^Print Assumptions (\w+)\.$", source, re.M)
    answers = re.split(r"^(?=Closed under the global context$|Axioms:$)", output, flags=re.M)[1:]
    if len(names) != len(answers):
        raise ValueError(f"{len(names)} questions and {len(answers)} answers")
    marked = "".join(f"{MARK} {name}\n{answer}" for name, answer in zip(names, answers, strict=True))
    return read(marked)


def _script(modules: Sequence[str], questions: Mapping[str, Sequence[str]]) -> str:
    """Each question is about some names together, whose assumptions are those of one term that mentions them all."""
    lines = [f"Require {module}." for module in modules]
    for number, (mark, names) in enumerate(questions.items()):
        about = names[0]
        if len(names) > 1:
            about = f"together_{number}"
            lines.append(f"Definition {about} :=\n" + "\n".join(f"  let _ := @{n} in" for n in names) + "\n  I.")
        lines += [f'Goal True. idtac "{MARK} {mark}". Abort.', f"Print Assumptions {about}."]
    return "\n".join(lines) + "\n"


def ask(folder: Path, questions: Mapping[str, Sequence[str]], jobs: int = 2) -> dict[str, list[str]]:
    """Coq's answer to each question about compiled files of the folder.

    A name is `Wythoff.book.p_blocking.thm_2_1_i`.
    """
    marks = list(questions)
    shares = [share for n in range(jobs) if (share := marks[n::jobs])]

    def run(share: list[str]) -> str:
        chosen = {mark: questions[mark] for mark in share}
        modules = dict.fromkeys(name.rpartition(".")[0] for names in chosen.values() for name in names)
        with tempfile.TemporaryDirectory() as where:
            file = Path(where) / "Assumptions.v"
            file.write_text(_script(list(modules), chosen))
            done = run_program(["coqc", "-q", "-R", str(folder), "Wythoff", str(file)])
        if done.code:
            raise UserError(f"Coq does not answer: {done.err.decode(errors='replace').strip()[-600:]}")
        return done.out.decode()

    with ThreadPoolExecutor(max_workers=max(1, len(shares))) as pool:
        return {mark: axioms for output in pool.map(run, shares) for mark, axioms in read(output).items()}
