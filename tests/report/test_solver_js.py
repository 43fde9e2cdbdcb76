"""The page's own solver against the program, in a real browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from selenium.webdriver import Chrome

from verifier.base.errors import UserError
from verifier.claims import kinds
from verifier.games import families
from verifier.games.board import Board
from verifier.games.names import EXAMPLES, describe, parse_game
from verifier.games.rules import Ruleset
from verifier.solve import retrograde
from verifier.theorems.table import printed_claim

RandomRules = Callable[[random.Random], Ruleset]
NAMES = (
    *EXAMPLES, "3WN", "WN^2", "3WN^4_2", "3WN^2_5", "2WN^(4)", "2WN^(2,6)", "4WN^(3,8)", "2WN^(2,4)", "1x4WN_2",
    "3x2WN", "1x4WN", "3x2WN_1", "1x5WN_{1,3}", "(3,2)WN", "2WN[2]", "(1,2)IN", "(2,2)IN", "misere 2WN^2", "2x3WN_0",
    "2WN^{(1,3)}", "2\\times 3WN_1", "2×3WN_{1}", "WN^1",
)  # fmt: skip


@pytest.fixture(scope="module")
def page(browser: Chrome, site: Path) -> Chrome:
    browser.get("about:blank")
    browser.get((site / "board.html").as_uri())
    return browser


def solved(page: Chrome, games: list[dict[str, Any]], width: int, height: int) -> list[str]:
    """The P-sets that the page finds, each as a string of 0s and 1s."""
    script = """
      const [games, width, height] = arguments;
      return games.map((game) => Wythoff.solve(Wythoff.normal(game), width, height).P.join(""));
    """
    found: list[str] = page.execute_script(script, games, width, height)
    return found


def as_string(array: np.ndarray[Any, Any]) -> str:
    return "".join("1" if cell else "0" for cell in array.reshape(-1))


def test_random_rules_have_the_same_p_set_in_the_browser(page: Chrome, random_rules: RandomRules) -> None:
    rng = random.Random(20100)
    rules = [random_rules(rng) for _ in range(150)]
    width, height = 17, 23
    texts = solved(page, [r.to_json() for r in rules], width, height)
    for game, text in zip(rules, texts, strict=True):
        assert as_string(retrograde.sweep(Board(game, width, height))) == text, game
    for game, text in zip(rules[:25], texts, strict=False):  # the reference too, straight from the digraph
        found = np.argwhere(np.array([int(c) for c in text]).reshape(width, height))
        assert {(int(x), int(y)) for x, y in found} == retrograde.reference(Board(game, width, height)), game


def test_the_paper_s_names_are_read_alike(page: Chrome) -> None:
    read = page.execute_script(
        "return arguments[0].map((name) => JSON.stringify(Wythoff.parseGame(name)))", list(NAMES)
    )
    for name, text in zip(NAMES, read, strict=True):
        assert json.loads(text) == parse_game(name).to_json(), name


def test_the_paper_s_games_have_the_same_p_set_in_the_browser(page: Chrome) -> None:
    data = [parse_game(name).to_json() for name in NAMES]
    for name, text in zip(NAMES, solved(page, data, 21, 26), strict=True):
        assert as_string(retrograde.p_set(parse_game(name), 21, 26)) == text, name


def test_a_large_board_too(page: Chrome) -> None:
    game = families.blocking(2, 3)
    (text,) = solved(page, [game.to_json()], 200, 200)
    assert text == as_string(retrograde.p_set(game, 200, 200))


def test_canonical_rules_are_the_same_data(page: Chrome, random_rules: RandomRules) -> None:
    rng = random.Random(7)
    rules = [random_rules(rng).to_json() for _ in range(100)]
    for data in rules:
        rng.shuffle(data["moves"])
    read = page.execute_script("return arguments[0].map((r) => JSON.stringify(Wythoff.normal(r)))", rules)
    for data, text in zip(rules, read, strict=True):
        assert json.loads(text) == Ruleset.from_json(data).to_json()


@pytest.mark.parametrize(
    "bad", ["3NW", "2WN^0", "2WN^(4,3)", "2x3WN_3", "0WN", "misere 2x3WN", "", "2WN^(0)", "(0,3)IN", "2x3WN_{0,4}"]
)
def test_what_is_no_game_here_is_no_game_there(page: Chrome, bad: str) -> None:
    with pytest.raises(UserError):
        parse_game(bad)
    script = "try { Wythoff.parseGame(arguments[0]); return ''; } catch (e) { return e instanceof Wythoff.RuleError; }"
    assert page.execute_script(script, bad) is True


def test_the_paper_claims_the_same_here_and_there(page: Chrome) -> None:
    script = "return arguments[0].map((name) => JSON.stringify(Wythoff.paperClaim(Wythoff.parseGame(name))))"
    for name, text in zip(NAMES, page.execute_script(script, list(NAMES)), strict=True):
        claim = printed_claim(parse_game(name))
        assert json.loads(text) == (claim.to_json() if claim else None), name


@pytest.mark.parametrize("claim", ["beatty:m=2,p=3", "beatty:m=2,p=3,l=1", "beatty:m=1,p=5,l=0", "game:2WN^(2)"])
def test_claims_are_the_same_sets(page: Chrome, claim: str) -> None:
    script = "return Wythoff.claimArray(Wythoff.parseClaim(arguments[0], null), 40, 31).claimed.join('')"
    assert page.execute_script(script, claim) == as_string(kinds.parse_claim(claim).array(40, 31))


def test_descriptions_agree(page: Chrome) -> None:
    names = [name for name in NAMES if isinstance(parse_game(name), Ruleset)]
    texts = page.execute_script("return arguments[0].map((n) => Wythoff.describe(Wythoff.parseGame(n)))", names)
    for name, text in zip(names, texts, strict=True):
        assert text.replace("≤", "<=").replace("misère", "misere") == describe(parse_game(name))


def test_the_reason_matches_the_verdict(page: Chrome, random_rules: RandomRules) -> None:
    """P or N as explained is P or N as solved, and the positions that are named are P-options."""
    script = """
      const failures = [];
      for (const data of arguments[0]) {
        const solution = Wythoff.solve(Wythoff.normal(data), 12, 12);
        for (let x = 0; x < 12; x++) for (let y = 0; y < 12; y++) {
          const { status, sentence } = Wythoff.explain(solution, { x, y });
          const P = solution.P[solution.at(x, y)] === 1;
          if ((status === "P") !== P) failures.push([data, x, y, sentence]);
          for (const [, u, v] of sentence.matchAll(/\\((\\d+),\\s(\\d+)\\)/g)) {
            if (!solution.P[solution.at(Number(u), Number(v))]) failures.push([data, x, y, sentence]);
          }
        }
      }
      return failures;
    """
    rng = random.Random(3)
    assert page.execute_script(script, [random_rules(rng).to_json() for _ in range(60)]) == []
