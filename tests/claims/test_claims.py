import json
import re
from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty, Listed, SameAs, claim_from_json, parse_claim, smallest_difference
from verifier.games import families
from verifier.games.names import EXAMPLES, parse_game
from verifier.solve.retrograde import p_set
from verifier.theorems.table import printed_claim


@pytest.mark.parametrize("name", EXAMPLES)
def test_claims_round_trip(name):
    claim = printed_claim(parse_game(name))
    if claim:
        assert claim_from_json(json.loads(json.dumps(claim.to_json()))) == claim


@pytest.mark.parametrize(
    "name", ["WN", "3WN", "2WN^3", "3WN^4", "2WN^(3)", "2WN^(2,6)", "3WN^(3,6)", "2x3WN", "(2,2)IN"]
)
def test_the_papers_claims_hold_on_a_board(name):
    game = parse_game(name)
    assert smallest_difference(p_set(game, 40, 40), printed_claim(game).array(40, 40)) is None


def test_theorem_2_1_iiia_as_printed_contradicts_the_definition():
    """Definition 4 makes (0, m(p - l)) terminal, the theorem claims (0, ml); with l and p - l exchanged it holds."""
    game = families.shifted(2, 3, 1)
    assert printed_claim(game) == Beatty(2, 3, 1)
    assert smallest_difference(p_set(game, 40, 40), Beatty(2, 3, 1).array(40, 40)) == (0, 2)
    assert smallest_difference(p_set(game, 40, 40), Beatty(2, 3, 2).array(40, 40)) is None


def test_where_the_paper_claims_nothing():
    for name in ("2WN^(2)", "2WN^3_1", "(1,2)WN", "misere WN", "WN[3]", "1x6WN_{1,1}"):
        assert printed_claim(parse_game(name)) is None


def test_membership_agrees_with_the_array():
    for claim in (Beatty(2, 3), Beatty(2, 3, 1), Beatty(1, 4, 0), Listed.of([(1, 2), (3, 3)])):
        array = claim.array(30, 20)
        assert all(((x, y) in claim) == array[x, y] for x in range(30) for y in range(20))


def test_parsing(tmp_path):
    assert parse_claim("beatty:m=2,p=3") == Beatty(2, 3)
    assert parse_claim("beatty:m=2,p=3,l=1") == Beatty(2, 3, 1)
    assert parse_claim("game:2WN^3") == SameAs(families.blocking(2, 3))
    (tmp_path / "mine.toml").write_text('[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n')
    mine = SameAs(families.wythoff())
    assert parse_claim(str(tmp_path / "mine.toml")) == parse_claim(f"game:{tmp_path / 'mine.toml'}") == mine
    (tmp_path / "solved.json").write_text('{"game": "WN", "p_positions": [[0, 0], [1, 2]]}')
    assert parse_claim(str(tmp_path / "solved.json")) == Listed.of([(0, 0), (1, 2)])
    (tmp_path / "c.csv").write_text("x,y\n0,0\n1,2\n")
    (tmp_path / "c.json").write_text("[[0, 0], [1, 2]]")
    assert parse_claim(str(tmp_path / "c.csv")) == parse_claim(str(tmp_path / "c.json")) == Listed.of([(0, 0), (1, 2)])


@pytest.mark.parametrize(
    "text", ["beatty:", "beatty:m=2", "beatty:m=0,p=1", "beatty:m=2,p=3,l=3", "game:2WM", "nofile"]
)
def test_bad_claims(text):
    with pytest.raises(UserError):
        parse_claim(text)


def test_what_is_wrong_in_a_file_is_said_with_its_name(tmp_path: Path) -> None:
    for name, content in (("h.txt", "hello 3"), ("h.csv", "0,0\n1,x"), ("l.json", "[3]")):
        file = tmp_path / name
        file.write_text(content)
        with pytest.raises(UserError, match=f"^In {re.escape(str(file))}: "):
            parse_claim(str(file))
    with pytest.raises(UserError, match=r"^There is no file 'nofile.txt'; a claim is"):
        parse_claim("nofile.txt")
