from pathlib import Path

import pytest

from verifier.games.families import modulo
from verifier.games.names import load_game
from verifier.solve.retrograde import p_set

FOLDER = Path(__file__).parent.parent / "examples"
EXAMPLES = sorted(
    set(FOLDER.glob("*.toml")) - {FOLDER / "my-family.toml"}
)  # tests/hunts/test_parameters.py has the family


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_games_load_and_have_a_p_position(path):
    name, game = load_game(str(path))
    assert name
    assert p_set(game, 12, 12)[0, 0]


def test_the_template_is_what_it_says():
    [template] = [path for path in EXAMPLES if path.stem == "my-game"]
    assert load_game(str(template))[1] == modulo(2, 3)
