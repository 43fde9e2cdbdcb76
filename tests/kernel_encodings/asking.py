"""Ask every engine in this process: the same code that `verifier.solvers.ask` runs in a process of its own."""

from __future__ import annotations

import cvc5
import numpy as np
from kernel_encodings.other_forms import Formula
from numpy.typing import NDArray

from verifier.solvers.ask import SOLVERS
from verifier.solvers.engines import Job, run


def ask(
    formula: Formula, solver: str, shape: tuple[int, int], *clauses: tuple[int, ...]
) -> tuple[list[NDArray[np.bool_]], bool]:
    """The models (the formula alone, then with the clauses) as boards, and whether the last question is UNSAT."""
    stages = (tuple(clauses),) if clauses else ()
    result = run(Job(SOLVERS[solver].engine, formula, stages, keep=shape[0] * shape[1]))
    assert result.reason is None, result.reason
    return [model.reshape(shape) for model in result.models], result.unsat


def cvc5_says(script: str) -> list[str]:
    """What cvc5 prints when it reads an SMT-LIB script."""
    solver = cvc5.Solver(cvc5.TermManager())
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "script")
    said = []
    while not (command := parser.nextCommand()).isNull():
        said.append(str(command.invoke(solver, parser.getSymbolManager())).strip())
    return [word for word in said if word]
