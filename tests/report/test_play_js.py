"""The perfect opponent: from a won position nobody beats him, and the manoeuvre is played by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from verifier.games.names import parse_game
from verifier.games.rules import Ruleset

# Many games with a random player in your seat; returns [games won by the side the theory says, all games].
MANY = """
  const [games, side, seed] = arguments;
  let state = seed;
  const random = (n) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % n; };
  let right = 0, all = 0;
  for (const data of games) {
    const solution = Wythoff.solve(Wythoff.normal(data), side, side);
    for (let round = 0; round < 12; round++) {
      const at = { x: random(side), y: random(side) };
      const parts = solution.parts ?? [solution];
      if (!parts.some((part) => part.lost || Wythoff.isPosition(part.game, at.x, at.y))) continue;
      const P = solution.P[solution.at(at.x, at.y)] === 1;
      // Seat the opponent where theory says he wins: second at a P-position, first at an N-position.
      let match = Play.answer(Play.start(solution, at, P ? "you" : "opponent"));
      for (let now = Play.state(match); now.phase !== "over"; now = Play.state(match)) {
        let event;
        if (now.phase === "pick") {
          const allowed = now.solution.parts.map((part, l) => l)
            .filter((l) => Wythoff.isPosition(now.solution.parts[l].game, at.x, at.y));
          event = { kind: "pick", l: allowed[random(allowed.length)] };
        } else if (now.phase === "block") {
          const pool = now.options.filter((o) => o.blockable), cells = [];
          for (let k = random(Wythoff.blocks(now.solution.game) + 1); k > 0 && pool.length; k--) {
            cells.push(...pool.splice(random(pool.length), 1));
          }
          event = { kind: "block", cells };
        } else {
          const open = now.options.filter((o) => !now.blocked.some((b) => b.x === o.x && b.y === o.y));
          event = { kind: "move", to: open[random(open.length)] };
        }
        match = Play.answer(Play.act(match, event));
      }
      all++;
      if (Play.state(match).winner === "opponent") right++;
      if (Play.write(Play.parse(solution, Play.write(match))) !== Play.write(match)) return "round trip";
    }
  }
  return [right, all];
"""


@pytest.fixture(scope="module")
def page(browser: Chrome, site: Path) -> Chrome:
    browser.get("about:blank")
    browser.get((site / "board.html").as_uri())
    return browser


def test_the_opponent_wins_every_game_he_should_on_random_rules(
    page: Chrome, random_rules: Callable[[random.Random], Ruleset]
) -> None:
    rng = random.Random(11)
    right, played = page.execute_script(MANY, [random_rules(rng).to_json() for _ in range(60)], 14, 5)
    assert played > 400
    assert right == played


def test_the_opponent_wins_the_paper_s_games(page: Chrome) -> None:
    names = ("2WN^3", "3WN^2", "2WN^(3)", "2x3WN", "1x4WN", "(2,3)WN", "(2,3)IN", "(1,2)IN", "misere 2WN", "2x3WN_1")
    right, played = page.execute_script(MANY, [parse_game(name).to_json() for name in names], 16, 8)
    assert played > 80
    assert right == played


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ('{kind: "block", cells: [{x: 0, y: 3}]}', "(0, 3) is not a blockable option."),
        ('{kind: "block", cells: [{x: 0, y: 0}, {x: 0, y: 1}, {x: 0, y: 2}]}', "At most 2 options may be blocked."),
        ('{kind: "move", to: {x: 0, y: 0}}', "Now is the time to block, not to move."),
    ],
)
def test_blocking_is_done_by_the_rules(page: Chrome, event: str, sentence: str) -> None:
    """Example 4: at (0, 4) of 2WN^3 the option (0, 3) is of bishop type, and at most 2 of the others are blocked."""
    script = f"""
      const solution = Wythoff.solve(Wythoff.parseGame("2WN^3"), 8, 8);
      try {{ Play.act(Play.start(solution, {{x: 0, y: 4}}, "opponent"), {event}); return ""; }}
      catch (error) {{ return error.message; }}
    """
    assert page.execute_script(script).replace("\u00a0", " ") == sentence


def test_a_blocked_option_cannot_be_taken_and_a_fully_blocked_player_loses(page: Chrome) -> None:
    script = """
      const rules = {moves: [{type: "rook"}], block: {at_most: 2, kind: "any"}};
      const solution = Wythoff.solve(Wythoff.normal(rules), 6, 6);
      let match = Play.answer(Play.start(solution, {x: 0, y: 3}, "you")), said = "";
      try { Play.act(match, {kind: "move", to: {x: 0, y: 1}}); } catch (error) { said = error.message; }
      const small = Play.state(Play.answer(Play.start(solution, {x: 0, y: 2}, "you")));
      return [Play.state(match).blocked.map((c) => c.y), said, small.winner, small.why];
    """
    blocked, said, winner, why = page.execute_script(script)
    assert blocked == [0, 1]
    assert said.replace("\u00a0", " ") == "(0, 1) is blocked."
    assert (winner, why) == ("opponent", "every option is blocked")
