"""What the questions of a sweep compute: each task is a function from a question to a verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from verifier.base.errors import DisagreementError, UserError
from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import Listed, smallest_difference
from verifier.solve.retrograde import p_set
from verifier.sweep.question import Question

if TYPE_CHECKING:
    from verifier.sweep.proofs import ProofQuestion

__all__ = ["TASKS", "AnyQuestion", "answer", "from_json"]

AnyQuestion: TypeAlias = "Question | ProofQuestion"


def verify(question: Question, folder: Path) -> Verdict:
    """The pipeline of `verifier.verification.boards`; its certificate is not kept."""
    from verifier.verification.boards import verify

    options = dict(question.options)
    return verify(
        question.game,
        question.claim,
        question.width,
        question.height,
        encoding=options.get("encoding"),
        solver=options.get("solver"),
    )


def certify(question: Question, folder: Path) -> Verdict:
    """A certificate is written below `folder`, in a folder named by the question's key, and accepted by the checker."""
    from verifier.verification.boards import certify

    target = folder / question.key[:2] / question.key
    verdict = certify(
        question.game, question.claim, question.width, question.height, target, force=True,
        proof=dict(question.options).get("proof", "core"),
    )  # fmt: skip
    evidence = verdict.without_certificate()
    if verdict.status is not Status.UNKNOWN:  # below the folder of certificates, so that the two can be moved
        evidence["certificate"] = target.relative_to(folder).as_posix()
    return Verdict(verdict.status, verdict.reason, verdict.counterexample, evidence)


def hunt(question: Question, folder: Path) -> Verdict:
    """Look for a counterexample without any solver; to find none is an answer, but no proof: SURVIVED."""
    board = (question.width, question.height)
    position = smallest_difference(p_set(question.game, *board), question.claim.array(*board))
    where = f"on the {question.width} x {question.height} board"
    if position is None:
        return Verdict(Status.SURVIVED, f"There is no counterexample {where}; a hunt proves nothing.")
    claim = str(question.claim)
    verb = "is" if isinstance(question.claim, Listed) else "are"  # a list; pairs, positions
    return Verdict(Status.REFUTED, f"{claim[0].upper()}{claim[1:]} {verb} wrong at {position} {where}.", position)


def prove(question: ProofQuestion, folder: Path) -> Verdict:
    """Both solvers on the query of a lemma (verifier.sweep.proofs)."""
    from verifier.sweep.proofs import prove

    return prove(question, folder)


TASKS: dict[str, Callable[[Any, Path], Verdict]] = {"verify": verify, "certify": certify, "hunt": hunt, "prove": prove}


def from_json(data: dict[str, Any]) -> AnyQuestion:
    """The question that wrote itself as `data`."""
    if data["task"] == "prove":
        from verifier.sweep.proofs import ProofQuestion

        return ProofQuestion.from_json(data)
    return Question.from_json(data)


def answer(question: AnyQuestion, folder: Path) -> Verdict:
    """The verdict on a question; whatever goes wrong is UNKNOWN with its reason, but for a disagreement.

    That one is DISAGREED: the sweep stops, and the store keeps it as what it is.
    """
    try:
        return TASKS[question.task](question, folder)
    except DisagreementError as error:
        return Verdict(Status.DISAGREED, f"Two ways disagree: {error}")
    except UserError as error:
        return Verdict(Status.UNKNOWN, str(error))
    except MemoryError:
        return Verdict(Status.UNKNOWN, "There was not enough memory.")
    except Exception as error:
        return Verdict(Status.UNKNOWN, f"{type(error).__name__}: {error}")
