"use strict";
/* P-sets in the browser, and why a position is P or N.
 *
 * A position v is P exactly when no unblockable option of v is P and at most `block.at_most` blockable options are P
 * (and, in misere play, when v has an option at all), or when it is terminal. Nothing on this page is computed anywhere else: tests feed random
 * rules to this file in a real browser and compare every cell with the Python program.
 */
Object.assign(Wythoff, (() => {
  const { RuleError, isPosition, isTerminal, vectors, blocks } = Wythoff;
  const fail = (sentence) => { throw new RuleError(sentence); };
  const IMITATION_SIDE = 60;
  const show = (x, y) => `(${x},\u00a0${y})`; // never broken over two lines

  // ---- P-sets --------------------------------------------------------------------------------------------------

  /* Each P-position, once found, is pushed to the positions that have it as an option. Rows are taken in order and a row
   * from below, so when a position is reached all of its P-options have been counted. `until` stops after that row. */
  function push(rules, moves, width, height, until = width - 1) {
    const hit = new Uint8Array(width * height), count = new Uint16Array(width * height);
    const P = new Uint8Array(width * height), most = blocks(rules);
    for (let x = 0; x <= until; x++) {
      for (let y = 0; y < height; y++) {
        const here = x * height + y;
        const ends = isTerminal(rules, x, y);
        if (!ends && (hit[here] || count[here] > most || !isPosition(rules, x, y))) continue;
        if (!ends && rules.ending === "misere" && !moves.some(({ i, j }) => isPosition(rules, x - i, y - j))) continue;
        P[here] = 1;
        for (const v of moves) {
          if (x + v.i >= width || y + v.j >= height) continue;
          const there = (x + v.i) * height + y + v.j;
          if (v.blockable) count[there]++; else hit[there] = 1;
        }
      }
    }
    return { P, hit, count };
  }

  /* (m, p)-Imitation Nim: a state is (x, y, t, mine, his); t is what the previous player has just taken from the smaller
   * heap (0 if he did not), mine and his count imitations in a row. */
  function imitationMoves({ m, p }, { x, y, t = 0, mine = 0, his = 0 }) {
    const found = [];
    for (const heap of [0, 1]) {
      const size = heap ? y : x, other = heap ? x : y, fromLarger = size > other;
      for (let take = 1; take <= size; take++) {
        const imitates = t > 0 && fromLarger && t <= take && take < t + m;
        if (imitates && mine + 1 > p - 1) continue;
        found.push({ x: heap ? x : x - take, y: heap ? y - take : y, t: fromLarger ? 0 : take, mine: his,
          his: imitates ? mine + 1 : 0 });
      }
    }
    return found;
  }
  function imitationLost(constants, side) {
    const { p } = constants;
    if (p > 12) fail("On this page Imitation Nim has p at most 12.");
    const memo = new Int8Array(side * side * side * p * p);
    return function lost(s) {
      const key = (((s.x * side + s.y) * side + s.t) * p + s.mine) * p + s.his;
      if (!memo[key]) memo[key] = imitationMoves(constants, s).some(lost) ? 1 : 2;
      return memo[key] === 2;
    };
  }

  /** Everything about a game on a board. `P[x * height + y]` is 1 for a P-position. */
  function solve(game, width, height) {
    const base = { game, width, height, at: (x, y) => x * height + y };
    if (game.choice) {
      const parts = game.choice.map((rules) => solve(rules, width, height));
      const P = new Uint8Array(width * height);
      parts.forEach((part) => part.P.forEach((value, k) => { P[k] |= value; }));
      return { ...base, P, parts };
    }
    if (game.imitation) {
      if (Math.max(width, height) > IMITATION_SIDE) {
        fail(`Imitation Nim has about side^3 states: take a board of at most ${IMITATION_SIDE} x ${IMITATION_SIDE}.`);
      }
      const lost = imitationLost(game.imitation, Math.max(width, height));
      const P = new Uint8Array(width * height);
      for (let x = 0; x < width; x++) {
        for (let y = 0; y < height; y++) P[base.at(x, y)] = lost({ x, y, t: 0, mine: 0, his: 0 }) ? 1 : 0;
      }
      return { ...base, P, lost };
    }
    const moves = vectors(game, width, height);
    return { ...base, moves, ...push(game, moves, width, height) };
  }

  /** Which positions the P-positions of rows 0..x alone already make N. */
  function ruledOut(solution, x) {
    const { game, moves, width, height } = solution;
    if (!moves) return null;
    const { hit, count } = push(game, moves, width, height, x);
    return hit.map((h, k) => (h || count[k] > blocks(game) ? 1 : 0));
  }

  /** The options of a position (for Imitation Nim: of a state), each {x, y, kinds, blockable, P}; a choice: of one game. */
  function options(solution, state, l = 0) {
    if (solution.parts) return options(solution.parts[l], state);
    if (solution.lost) {
      return imitationMoves(solution.game.imitation, state)
        .map((s) => ({ ...s, kinds: ["rook"], blockable: false, P: solution.lost(s) }));
    }
    const found = [], { game, moves, P, at } = solution;
    if (!isPosition(game, state.x, state.y) || isTerminal(game, state.x, state.y)) return found;
    for (const v of [...moves].reverse()) { // the option nearest to the corner first
      const x = state.x - v.i, y = state.y - v.j;
      if (isPosition(game, x, y)) found.push({ x, y, kinds: v.kinds, blockable: v.blockable, P: P[at(x, y)] === 1 });
    }
    return found;
  }

  // ---- why -----------------------------------------------------------------------------------------------------

  const list = (cells) => {
    const shown = cells.slice(0, 5).map(({ x, y }) => show(x, y));
    if (cells.length > 5) shown.push(`${cells.length - 5} more`);
    return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown[shown.length - 1]}` : shown[0];
  };
  const plural = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

  /** {status: "P" | "N" | "none", sentence} for a position (or a state of Imitation Nim). */
  function explain(solution, state) {
    const { x, y } = state, { game } = solution;
    if (solution.parts) {
      const holds = solution.parts.findIndex((part) => part.P[part.at(x, y)]);
      return holds >= 0
        ? { status: "P", sentence: `the second player picks l = ${holds}, and in that game it is a P-position.` }
        : { status: "N", sentence: `whichever l the second player picks, the first player can win.` };
    }
    if (!solution.lost && !isPosition(game, x, y)) {
      return { status: "none", sentence: "it lies in the removed rectangle, so it is not a position of the game." };
    }
    const all = options(solution, state), winning = all.filter((o) => o.P), free = winning.filter((o) => !o.blockable);
    const status = solution.lost
      ? (winning.length ? "N" : "P")
      : solution.P[solution.at(x, y)] ? "P" : "N";
    const say = (sentence) => ({ status, sentence });
    if (!solution.lost && isTerminal(game, x, y)) return say("the game ends here, and the player to move has lost.");
    if (!all.length) {
      return say(status === "P" ? "there is no move, so the player to move loses."
        : "there is no move, and in misère play the player to move then wins.");
    }
    if (status === "P") {
      if (!winning.length) return say(`none of its ${plural(all.length, "option")} is a P-position.`);
      const only = winning.length === all.length;
      return say(`the previous player blocks ${list(winning)} (${winning.length} of at most ${blocks(game)}), and ` +
        (only ? "then the next player has no option left." : "every other option is an N-position."));
    }
    if (free.length) {
      const why = game.block ? ", which cannot be blocked" : "";
      return say(`the next player moves to the P-position ${list(free.slice(0, 1))}${why}.`);
    }
    return say(`${winning.length} of its options, ${list(winning)}, are P-positions, and only ${blocks(game)} ` +
      `${blocks(game) === 1 ? "option" : "options"} may be blocked.`);
  }

  return { solve, ruledOut, options, explain, list, show, plural };
})());
