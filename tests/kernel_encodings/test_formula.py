"""The formula type: numbering, constants, and that what is written can be read back."""

import io

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from kernel_encodings.formula import FALSE, TRUE, Cnf, grid, negate, position, variable
from kernel_encodings.other_forms import AtLeast, Pb
from pysat.formula import CNF

literals = st.integers(1, 9).flatmap(lambda n: st.sampled_from([n, -n]))
clauses = st.lists(st.lists(literals, max_size=5).map(tuple), max_size=30)


def test_positions_are_numbered_by_rows():
    assert grid(3, 4)[2, 1] == variable(2, 1, 4) == 10
    assert all(position(variable(x, y, 4), 4) == (x, y) for x in range(3) for y in range(4))


@given(clauses)
def test_clauses_survive_memory_and_dimacs(wanted):
    cnf = Cnf("a title\nof two lines")
    cnf.new(9, "nine variables")
    cnf.add_all(wanted)
    assert list(cnf.clauses()) == wanted
    assert cnf.count == len(wanted)
    stream = io.StringIO()
    cnf.write_dimacs(stream)
    text = stream.getvalue()
    assert "c variables 1 to 9: nine variables\n" in text
    assert f"p cnf 9 {len(wanted)}\n" in text
    body = [line for line in text.splitlines() if line[0] not in "cp"]
    assert [tuple(map(int, line.split()[:-1])) for line in body] == wanted
    if all(wanted):
        assert [tuple(clause) for clause in CNF(from_string=text).clauses] == wanted


@given(st.lists(st.lists(st.sampled_from([FALSE, TRUE, 1, -2, 3]), min_size=2, max_size=2), min_size=1, max_size=12))
def test_clauses_from_arrays_are_simplified(rows):
    one, other = (np.array(column, dtype=np.int32) for column in zip(*rows, strict=True))
    cnf = Cnf()
    cnf.new(3, "")
    cnf.add_each(one, other)
    again = Cnf()
    for row in rows:
        again.add_simplified(*row)
    expected = [tuple(w for w in row if w != FALSE) for row in rows if TRUE not in row]
    assert list(cnf.clauses()) == list(again.clauses()) == expected
    assert (negate(negate(one)) == one).all()


def test_a_copy_does_not_change_the_original():
    cnf = Cnf()
    cnf.new(2, "")
    cnf.add(1, 2)
    more = cnf.with_clauses(((-1,), (-2,)))
    more.new(1, "")
    assert (cnf.count, more.count, cnf.variables, more.variables) == (1, 3, 2, 3)
    assert list(cnf.clauses()) == [(1, 2)]


@given(st.lists(literals, max_size=5, unique_by=abs).map(tuple), st.integers(0, 2**9 - 1))
def test_a_clause_as_an_inequality(clause, bits):
    true = {n for n in range(1, 10) if bits >> n - 1 & 1}
    constraint = AtLeast.clause(clause)
    total = sum(weight for weight, n in constraint.terms if n in true)
    assert (total >= constraint.bound) == any((n in true) if n > 0 else (-n not in true) for n in clause)


def test_opb_names_its_variables():
    ground = Cnf("title")
    ground.new(2, "two")
    stream = io.StringIO()
    Pb(ground, (AtLeast(((2, 1), (-1, 2)), -3),)).write_opb(stream)
    assert stream.getvalue().splitlines() == [
        "* #variable= 2 #constraint= 1",
        "* title",
        "* variables 1 to 2: two",
        "+2 x1 -1 x2 >= -3 ;",
    ]
