"""`wythoff kernel FILE`."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Annotated, Any

import networkx as nx
import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.certificate.check.kernel import number_of
from verifier.cli.common import JsonOption, hand_over, out, print_json
from verifier.games.digraphs import FORMATS, read_digraph
from verifier.solvers.ask import SOLVERS, Limits
from verifier.verification.kernel_counting import KernelCount
from verifier.verification.kernels import Kernels, certify, counted_kernels, kernels

__all__ = ["kernel"]

MOST = 1_000_000  # kernels that are listed, or found one by one in a part of the digraph


def kernel(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A digraph or an argumentation framework.")],
    all: Annotated[bool, typer.Option("--all", help="Find all kernels.")] = False,
    count: Annotated[bool, typer.Option("--count", help="Count the kernels.")] = False,
    unique: Annotated[bool, typer.Option("--unique", help="Is there exactly one kernel?")] = False,
    credulous: Annotated[
        str | None, typer.Option("--credulous", metavar="NODE", help="Is this node in some kernel? (ICCMA: DC-ST)")
    ] = None,
    sceptical: Annotated[
        str | None, typer.Option("--sceptical", metavar="NODE", help="Is it in every kernel? (ICCMA: DS-ST)")
    ] = None,
    format: Annotated[
        str | None, typer.Option("--format", "-f", metavar="F", help=f"One of {', '.join(FORMATS)}; else by the name.")
    ] = None,
    certificate: Annotated[
        Path | None,
        typer.Option("--certificate", "-c", metavar="DIR", help="Keep digraph, kernels and proof in this new folder."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing certificate.")] = False,
    proof: Annotated[
        str | None,
        typer.Option("--lrat", metavar="STEM", help="Write the proof that there are no others: STEM.cnf, STEM.lrat."),
    ] = None,
    solver: Annotated[
        str, typer.Option("--solver", "-s", metavar="S", help="A solver that writes proofs.")
    ] = "cadical",
    time_limit: Annotated[float | None, typer.Option(metavar="S", help="Seconds for each call of the solver.")] = None,
    memory_limit: Annotated[int | None, typer.Option(metavar="MB", help="Megabytes for the solver.")] = None,
    json: JsonOption = False,
) -> None:
    """Find the kernels of any digraph, or prove that there is none.

    The stable extensions of an argumentation framework are the kernels of its reversed digraph. That there are no
    (other) kernels is a proof, which the checker of `wythoff check` accepts before it is said; --certificate keeps it,
    with the digraph, for anyone to check. Kernels are counted without a list where the digraph is narrow, or falls into
    parts; the checker then counts too.

    --credulous and --sceptical answer yes or no, with a kernel as a witness or with a proof.

    Exit code 0: found, counted, or yes; 1: there is none, or no (with --unique: not exactly one); 3: unknown.
    """
    nodes = [node for node in (credulous, sceptical) if node is not None]
    if all + count + unique + len(nodes) > 1:
        raise UserError("Choose one of --all, --count, --unique, --credulous and --sceptical.")
    able = [name for name, known in SOLVERS.items() if known.proofs]
    if solver not in able:
        raise UserError(f"The solver must write proofs: {', '.join(able)}; not {solver!r}.")
    graph, framework = read_digraph(file, format)
    most = MOST if all or count else 2 if unique else 1
    asked = None if not nodes else (_node(graph, nodes[0]), credulous is not None)
    limits = Limits(time_limit, memory_limit)
    result = (
        counted_kernels(graph, most, solver=solver, limits=limits)
        if count and proof is None
        else kernels(graph, most, solver=solver, limits=limits, asked=asked)
    )
    checked = certify(graph, result, certificate, framework=framework, force=force) if _certain(result) else None
    word = "stable extension" if framework else "kernel"
    if isinstance(result, KernelCount):
        answer, code = f"{_number(result, word)}. Counted in two ways, one of them the checker's.", 0
    elif asked is None:
        answer, code = _answer(result, word, unique=unique, all_=all, count=count)
    else:
        answer, code = _accepted(result, word, nodes[0], some=asked[1])
    kept = _kept(result, word, certificate, proof)
    found = [] if count or isinstance(result, KernelCount) else [_names(kernel) for kernel in result.each(most)]
    if json:
        data: dict[str, Any] = {"nodes": len(graph), "edges": graph.number_of_edges(), "answer": answer}
        data |= {"count": _counted(result)} if count else {f"{word.replace(' ', '_')}s": found}
        steps = None if isinstance(result, KernelCount) else len(result.proof) or None
        data |= {"no_others": result.complete, "proof_steps": steps}
        print_json(data | {"checked": checked.statement if checked else None, "files": kept})
    else:
        for names in found:
            out.print(f"{{{', '.join(map(_bracketed, names))}}}", markup=False)
        out.print(answer, markup=False)
        for line in kept:
            out.print(line, markup=False)
    raise typer.Exit(code)


def _certain(result: Kernels | KernelCount) -> bool:
    """Is there anything to certify: kernels, or a proof that there is none?"""
    return bool(result.count) or result.complete


def _node(graph: nx.DiGraph, name: str) -> Hashable:
    """The node of this name; a position may be written (3,5)."""
    for written in (name, name.strip("() ").replace(" ", "")):
        if written in graph:
            return written
    raise UserError(f"There is no node {name!r} in this digraph.")


def _counted(result: Kernels | KernelCount) -> int | str:
    """The number of kernels; a product in words where it has more digits than JSON's readers like."""
    return result.count if result.count.bit_length() < 1 << 12 else number_of(result.counts)


def _accepted(result: Kernels, word: str, node: str, *, some: bool) -> tuple[str, int]:
    """Is the node in some, or in every, kernel? The answer in a sentence, and the exit code."""
    shown = _bracketed(node)
    if result.reason:
        return f"UNKNOWN: {result.reason}.", 3
    checked = f"a proof of {_steps(result)} was checked"
    if some:
        return (
            (f"YES: {shown} is in this {word}.", 0) if result.count else (f"NO: no {word} has {shown}: {checked}.", 1)
        )
    if result.count:
        return f"NO: {shown} is not in this {word}.", 1
    return f"YES: every {word} (if there is one) has {shown}: {checked}.", 0


def _number(result: Kernels | KernelCount, word: str) -> str:
    if result.count < 2:
        return f"One {word}" if result.count else f"There is no {word}"
    return f"{number_of(result.counts)} {word}s"


def _steps(result: Kernels) -> str:
    return counted(len(result.proof), "step")


def _answer(result: Kernels, word: str, *, unique: bool, all_: bool, count: bool) -> tuple[str, int]:
    """The answer in a sentence, and the exit code."""
    n = result.count
    some = _number(result, word)
    if result.reason:
        return f"UNKNOWN: {result.reason}; {some.lower() if n else 'none'} found until then.", 3
    checked = f"a proof of {_steps(result)} was checked" if result.complete else ""
    if not n:
        return f"There is no {word}: {checked}.", 0 if count else 1
    if unique:
        return (f"There is exactly one {word}: {checked}.", 0) if n == 1 else (f"There is more than one {word}.", 1)
    if all_ or count:
        more = f"That there are no others: {checked}." if result.complete else "There may be more."
        if all_ and n > MOST:
            more += f" The first {MOST:,} are listed."
        return f"{some}. {more}", 0
    return f"This is a {word}.", 0


def _kept(result: Kernels | KernelCount, word: str, certificate: Path | None, stem: str | None) -> list[str]:
    """What was written where, or why nothing was."""
    lines = []
    if certificate is not None and _certain(result):
        lines.append(hand_over(certificate))
    elif certificate is not None:
        lines.append(f"There is no certificate in {certificate}: nothing is known.")
    if stem is not None and isinstance(result, Kernels) and result.complete:
        _write_proof(stem, result)
        lines.append(f"The formula is in {stem}.cnf, the proof in {stem}.lrat.")
    elif stem is not None and isinstance(result, Kernels) and result.reason:
        lines.append(f"There is no proof in {stem}.cnf: nothing is known.")
    elif stem is not None:
        others = f"that there are no others was not asked; --all asks it, and --certificate keeps the {word}"
        lines.append(f"There is no proof in {stem}.cnf: a {word} is found, and {others}.")
    return lines


def _names(nodes: frozenset[Hashable]) -> list[str]:
    return sorted(map(str, nodes), key=lambda name: (len(name), name) if name.isdecimal() else (1 << 30, name))


def _bracketed(name: str) -> str:
    """The position 3,5 of a board, which `wythoff graph` writes, as (3,5)."""
    return f"({name})" if re.fullmatch(r"\d+(,\d+)+", name) else name


def _write_proof(stem: str, result: Kernels) -> None:
    assert result.formula is not None
    try:
        with appearing_file(f"{stem}.cnf") as stream:
            result.formula.write_dimacs(stream)
        with appearing_file(f"{stem}.lrat") as stream:
            stream.writelines(f"{step}\n" for step in result.proof)
    except OSError as error:
        raise UserError(f"The proof cannot be written to {stem}.cnf: {error.strerror}.") from None
