import pytest
from hypothesis import given
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.games import families
from verifier.games.families import game_from_json
from verifier.games.notation import EXAMPLES, describe, load_game, name_of, parse_game

small = st.integers(1, 9)


@given(
    st.one_of(
        st.builds(families.wythoff, small, misere=st.booleans()),
        st.builds(families.blocking, small, small),
        st.builds(families.blocking, small, small, small),
        st.tuples(small, small).flatmap(lambda c: st.integers(0, c[1]).map(lambda l: families.modulo(*c, l))),
        st.tuples(small, small).flatmap(lambda c: st.integers(0, c[1] - 1).map(lambda l: families.shifted(*c, l))),
        st.builds(families.rectangle, small, small, small, small),
        st.builds(families.choice, small, small),
        st.builds(families.bishop_blocking, small, small),
        st.builds(families.bishop_multiples, small, small),
        st.builds(families.Imitation, small, small),
    )
)
def test_every_game_of_the_paper_has_a_name_that_reads_back(game):
    name = name_of(game)
    assert name is not None
    assert parse_game(name) == game
    assert game_from_json(game.to_json()) == game
    assert describe(game).endswith(".")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("WN", "1WN"),
        ("WN^(1)", "WN"),
        ("2WN^1", "2WN"),
        ("2WN^3_2", "2WN^3"),
        ("2WN^(0,3)", "2WN^(1,3)"),
        ("2WN^(3,3)", "2WN"),
        ("2x3WN_{2,4}", "2x3WN_1"),
        ("2x3WN_0", "6WN"),
        (r"2\times 3WN_1", "2×3WN_{1}"),
        ("2WN^{(1,3)}", "2WN^(1, 3)"),
        ("misère 2WN", "misere-2WN"),
    ],
)
def test_two_names_of_one_game(one, other):
    assert parse_game(one) == parse_game(other)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("2WM^3", "'2WN^3'"),
        ("2WN^", "Did you mean"),
        ("", "Names look like"),
        ("0WN", "m must be at least 1"),
        ("2WN^0", "p must be at least 1"),
        ("2WN^(4,3)", "between 0 and p = 3"),
        ("2x3WN_3", "0 <= l < p"),
        ("2x3WN_{0,4}", "u must be at least 1"),
        ("(0,1)IN", "at least 1"),
        ("misere 2x3WN", "misere form"),
        ("nowhere.toml", "no file"),
    ],
)
def test_a_bad_name_says_what_was_expected(name, words):
    with pytest.raises(UserError) as caught:
        load_game(name)
    assert words in str(caught.value)


def test_examples_are_all_different_kinds():
    assert len({describe(parse_game(name)) for name in EXAMPLES}) == len(EXAMPLES) - 2  # two pairs of names


def test_a_game_from_a_file(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('name = "my game"\n[[moves]]\ntype = "rook"\nmodulus = 3\n[[moves]]\ntype = "bishop"\nwidth = 2\n')
    assert load_game(str(path)) == ("my game", families.modulo(2, 3))
    path.write_text("moves = [\n")
    with pytest.raises(UserError, match="cannot be read"):
        load_game(str(path))
    path.write_text("[[moves]]\ntype = 'rook'\nmodulos = 3\n")
    with pytest.raises(UserError, match="did you mean `modulus`"):
        load_game(str(path))
