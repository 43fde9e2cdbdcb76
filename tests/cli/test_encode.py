"""`wythoff encode`: files that other solvers read, with the right answer in them."""

import subprocess
from shutil import which

import pytest
import z3
from pysat.formula import CNF
from pysat.solvers import Solver

from tests.cli.run import run
from tests.kernel_encodings.asking import cvc5_says


def _inequality(line: str) -> z3.BoolRef:
    *terms, relation, bound, end = line.split()
    assert (relation, end) == (">=", ";")
    weights = [(z3.Bool(x), int(weight)) for weight, x in zip(terms[::2], terms[1::2], strict=True)]
    return z3.PbGe(weights, int(bound))


def answer_to(text: str, format: str) -> str:
    """What a solver that knows nothing of this project says to a file."""
    if format == "dimacs":
        with Solver("glucose4", bootstrap_with=CNF(from_string=text)) as solver:
            return "sat" if solver.solve() else "unsat"
    if format == "smt2":
        solver = z3.Solver()
        solver.from_string(text)
        return str(solver.check())
    if format == "opb":
        solver = z3.Solver()
        solver.add(*(_inequality(line) for line in text.splitlines() if not line.startswith("*")))
        return str(solver.check())
    assert format == "qdimacs"
    done = subprocess.run(["depqbf"], input=text, capture_output=True, text=True, check=False)
    return done.stdout.strip().lower()


QUESTIONS = [
    ("definition", "dimacs"),
    ("definition", "smt2"),
    ("ladder", "dimacs"),
    ("ladder", "smt2"),
    ("core", "dimacs"),
    ("pseudo_boolean", "smt2"),
    ("quantified", "smt2"),
    pytest.param("quantified", "qdimacs", marks=pytest.mark.skipif(which("depqbf") is None, reason="no depqbf")),
]


@pytest.mark.parametrize(("encoding", "format"), QUESTIONS)
def test_other_solvers_read_what_is_written(tmp_path, encoding, format):
    path = tmp_path / "question"
    arguments = ("encode", "2WN^2", "--board", "5", "--encoding", encoding, "--format", format, "-o", str(path))
    assert run(*arguments).code == 0
    assert answer_to(path.read_text(), format) == "unsat"
    if encoding != "core":
        assert run(*arguments, "--question", "exists").code == 0
        assert answer_to(path.read_text(), format) == "sat"
        assert run(*arguments, "--claim", "beatty:m=1,p=1").code == 0
        assert answer_to(path.read_text(), format) == "sat"


def test_opb_is_well_formed_and_holds_of_the_p_set():
    text = run("encode", "2WN^3", "--board", "5", "-e", "pseudo_boolean", "--question", "exists").out
    lines = text.splitlines()
    constraints = [line for line in lines if not line.startswith("*")]
    assert lines[0] == f"* #variable= 25 #constraint= {len(constraints)}"
    assert any("1 + 5x + y is true when the position (x, y) is P" in line for line in lines)
    p_set = {1 + 5 * x + y for x, y in ((0, 0), (0, 2), (2, 0), (0, 4), (4, 0))}

    def holds(values: set[int]) -> bool:
        for constraint in constraints:
            *terms, relation, bound, end = constraint.split()
            assert (relation, end) == (">=", ";")
            total = sum(int(w) for w, x in zip(terms[::2], terms[1::2], strict=True) if int(x[1:]) in values)
            if total < int(bound):
                return False
        return True

    assert holds(p_set)
    assert not any(holds(p_set ^ {n}) for n in range(1, 26))


def test_two_kernels_and_blocking(tmp_path):
    assert answer_to(run("encode", "WN", "-b", "5", "--question", "unique").out, "dimacs") == "unsat"
    text = run("encode", "WN", "--question", "blocking").out
    assert cvc5_says(text) == ["unsat", "unsat"]


def test_every_variable_has_a_name():
    for encoding in ("definition", "ladder"):
        lines = run("encode", "2WN^3", "-b", "4", "-e", encoding).out.splitlines()
        (header,) = [line for line in lines if line.startswith("p cnf")]
        named = set()
        for line in lines:
            if line.startswith("c variables "):
                first, last = line.split(":")[0].removeprefix("c variables ").split(" to ")
                named |= set(range(int(first), int(last) + 1))
            elif line.startswith("c variable "):
                named.add(int(line.split(":")[0].removeprefix("c variable ")))
        assert named == set(range(1, int(header.split()[2]) + 1))


@pytest.mark.parametrize(("encoding", "format"), [("definition", "dimacs"), ("pseudo_boolean", "opb"), *QUESTIONS[-3:]])
def test_a_digraph_of_states(encoding, format):
    arguments = ("encode", "(2,3)IN", "-b", "5x4", "-e", encoding, "-f", format)
    assert answer_to(run(*arguments).out, format) == "unsat"
    assert answer_to(run(*arguments, "--question", "exists").out, format) == "sat"
    assert answer_to(run(*arguments, "--claim", "beatty:m=1,p=1").out, format) == "sat"


@pytest.mark.parametrize(("encoding", "format"), [*QUESTIONS, ("core", "smt2"), ("pseudo_boolean", "opb")])
def test_a_choice_of_games_is_one_formula(encoding, format):
    arguments = ("encode", "2x3WN", "-b", "6x5", "-e", encoding, "-f", format)
    text = run(*arguments).out
    assert f"{encoding}: the P-positions of 2x3WN on a board of 6 x 5" in text
    assert "the positions in order: P in one of the games" in text
    assert all(f": the P-positions of {game}, its number less" in text for game in ("2x3WN_1", "2x3WN_2"))
    assert answer_to(text, format) == "unsat"
    wrong = run(*arguments, "--claim", "beatty:m=1,p=1")
    if encoding == "core":
        assert (wrong.code, "wrong on this board" in wrong.err) == (2, True)
    else:
        assert answer_to(wrong.out, format) == "sat"
        assert answer_to(run(*arguments, "--question", "exists").out, format) == "sat"


def test_a_users_game_without_a_claim(tmp_path):
    game = tmp_path / "mine.toml"
    game.write_text('[[moves]]\ntype = "vectors"\nvectors = [[1, 2], [2, 1]]\n[block]\nat_most = 1\nkind = "any"\n')
    assert answer_to(run("encode", str(game), "-b", "6").out, "dimacs") == "sat"  # by default: does a kernel exist?
    assert run("encode", str(game), "-b", "6", "--question", "claim").code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("WN", "-e", "ladder", "-f", "opb"), "is written as dimacs or smt2, not as opb"),
        (("(1,2)IN", "-e", "core"), "only a board has a core"),
        (("(1,2)IN", "-e", "ladder"), "played on states"),
        (("WN", "-e", "core", "--question", "exists"), "made for a claim"),
        (("WN", "-e", "core", "--claim", "beatty:m=2,p=1"), "wrong on this board"),
        (("WN", "-e", "quantified", "--question", "unique"), "asked of clauses"),
        (("WN", "-e", "letter"), "There is no encoding 'letter'"),
        (("WN", "--question", "blocking", "-f", "opb"), "smt2 only"),
        (("WN", "-o", "/nowhere/at/all"), "cannot be written"),
    ],
)
def test_errors_of_the_user(arguments, message):
    result = run("encode", *arguments)
    assert result.code == 2
    assert message in result.err
