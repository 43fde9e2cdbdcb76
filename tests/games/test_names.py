import re
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.games import families
from verifier.games.families import game_from_json
from verifier.games.names import EXAMPLES, NAMED, describe, load_game, name_of, parse_game
from verifier.games.rules import Ruleset


@given(st.sampled_from(NAMED), st.data())
def test_every_named_game_reads_back(named, data):
    """Whatever constants stand in its pattern: what is made has a name, and that name is read as the same game."""
    constants = data.draw(st.lists(st.integers(0, 9), min_size=(n := re.compile(named.read).groups), max_size=n))
    try:
        game = named.make(*constants)
    except UserError:
        assume(False)
    misere = isinstance(game, Ruleset) and data.draw(st.booleans())
    game = replace(game, ending="misere") if misere else game
    name = name_of(game)
    assert name is not None
    assert name.startswith("misere ") == misere
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


def test_constants_that_are_too_long_are_not_cut():
    with pytest.raises(UserError) as error:
        parse_game("99999999999999999999WN")
    assert str(error.value) == "The constants in the name of a game have at most 9 digits."
    assert parse_game("000000002WN") == families.wythoff(2)


def test_the_keys_of_a_file_include_its_name(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('foo = 1\n[[moves]]\ntype = "rook"\n')
    with pytest.raises(UserError, match="Unknown key `foo` in a game: the keys are `moves`, `name`, `block`"):
        load_game(str(file))
    file.write_text('namen = "x"\n[[moves]]\ntype = "rook"\n')
    with pytest.raises(UserError, match="did you mean `name`"):
        load_game(str(file))
