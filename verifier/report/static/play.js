"use strict";
/* A game against a perfect opponent, with the blocking manoeuvre.
 *
 * A match is its list of events (pick, block, move); the state is a fold over them, so that a match can be sent as a URL
 * and undone. Before every move the *previous* player blocks at most k blockable options of the position; then the next
 * player moves to an option that is not blocked, and the blocks are forgotten. A player without an unblocked option
 * loses (in misere play a player at a position without any option at all wins).
 *
 * Why the opponent is perfect: at a P-position he blocks every P-option, which the definition allows him to, so the
 * player to move must leave the P-set or has no move; at an N-position at least one P-option is left open to him
 * whatever is blocked, and he moves there.
 */
const Play = (() => {
  const other = (who) => (who === "you" ? "opponent" : "you");
  const isCell = (c) => ({ x, y }) => x === c.x && y === c.y;

  /** A new match on a solved board. `first` moves first: "you" or "opponent". */
  function start(solution, at, first) {
    return { root: solution, start: { x: at.x, y: at.y }, first, events: [] };
  }

  /** Where the match stands: {phase, actor, toMove, position, solution, blocked, options, winner, why, log}. */
  function state(match) {
    const now = {
      solution: match.root, position: { x: match.start.x, y: match.start.y, t: 0, mine: 0, his: 0 },
      toMove: match.first, blocked: [], phase: match.root.parts ? "pick" : "block", winner: null, why: "", log: [],
    };
    if (!match.root.parts) settle(now);
    else now.actor = other(match.first);
    for (const event of match.events) {
      apply(now, event);
      settle(now);
    }
    return now;
  }

  /* Skip a blocking phase in which nothing can be blocked, and see whether the match is over. */
  function settle(now) {
    if (now.phase === "pick" || now.phase === "over") return;
    const rules = now.solution.game;
    now.options = Wythoff.options(now.solution, now.position);
    if (!now.options.length) {
      const ended = rules.moves && Wythoff.isTerminal(rules, now.position.x, now.position.y);
      const wins = rules.ending === "misere" && !ended ? now.toMove : other(now.toMove);
      const why = ended ? "the game ends here"
        : rules.ending === "misere" ? "there is no option, which wins in misère play" : "there is no option left";
      finish(now, wins, why);
      return;
    }
    if (now.phase === "block" && (!Wythoff.blocks(rules) || !now.options.some((o) => o.blockable))) now.phase = "move";
    now.actor = now.phase === "block" ? other(now.toMove) : now.toMove;
    if (now.phase === "move" && now.options.every((o) => now.blocked.some(isCell(o)))) {
      finish(now, other(now.toMove), "every option is blocked");
    }
  }
  function finish(now, winner, why) {
    Object.assign(now, { phase: "over", actor: null, winner, why });
  }

  function apply(now, event) {
    if (now.phase === "over") throw new Wythoff.RuleError("The game is over.");
    if (event.kind !== now.phase) throw new Wythoff.RuleError(`Now is the time to ${now.phase}, not to ${event.kind}.`);
    const who = now.actor;
    if (event.kind === "pick") {
      const part = now.solution.parts[event.l];
      if (!part || !Wythoff.isPosition(part.game, now.position.x, now.position.y)) {
        throw new Wythoff.RuleError("That l cannot be picked: the position lies in its removed rectangle.");
      }
      now.solution = part;
      now.phase = "block";
      now.log.push({ who, text: `picks l = ${event.l}` });
    } else if (event.kind === "block") {
      const most = Wythoff.blocks(now.solution.game);
      if (event.cells.length > most) throw new Wythoff.RuleError(`At most ${most} options may be blocked.`);
      for (const cell of event.cells) {
        const option = now.options.find(isCell(cell));
        if (!option || !option.blockable) {
          throw new Wythoff.RuleError(`${Wythoff.show(cell.x, cell.y)} is not a blockable option.`);
        }
      }
      now.blocked = event.cells.map(({ x, y }) => ({ x, y }));
      now.phase = "move";
      now.log.push({ who, text: now.blocked.length ? `blocks ${Wythoff.list(now.blocked)}` : "blocks nothing" });
    } else {
      const option = now.options.find(isCell(event.to));
      if (!option) throw new Wythoff.RuleError(`${Wythoff.show(event.to.x, event.to.y)} is not an option.`);
      if (now.blocked.some(isCell(option))) {
        throw new Wythoff.RuleError(`${Wythoff.show(option.x, option.y)} is blocked.`);
      }
      now.position = { x: option.x, y: option.y, t: option.t ?? 0, mine: option.mine ?? 0, his: option.his ?? 0 };
      now.log.push({ who, text: `moves to ${Wythoff.show(option.x, option.y)}` });
      Object.assign(now, { blocked: [], phase: "block", toMove: other(now.toMove) });
    }
  }

  /** The best event for whoever acts now, and whether it wins. */
  function best(now) {
    const { x, y } = now.position, blocks = Wythoff.blocks(now.solution.game);
    if (now.phase === "pick") {
      const allowed = now.solution.parts.map((part, l) => ({ part, l }))
        .filter(({ part }) => Wythoff.isPosition(part.game, x, y));
      const holding = allowed.find(({ part }) => part.P[part.at(x, y)]);
      return { event: { kind: "pick", l: (holding ?? allowed[0]).l }, wins: Boolean(holding) };
    }
    if (now.phase === "block") {
      const winning = now.options.filter((o) => o.P), cells = winning.filter((o) => o.blockable).slice(0, blocks);
      return { event: { kind: "block", cells: cells.map((o) => ({ x: o.x, y: o.y })) },
        wins: winning.length === cells.length };
    }
    const open = now.options.filter((o) => !now.blocked.some(isCell(o)));
    const winning = open.filter((o) => o.P);
    // Lost: leave the adversary as few winning replies as possible, and prolong the game.
    const replies = (o) => {
      const good = Wythoff.options(now.solution, o).filter((w) => w.P);
      return good.length - Math.min(blocks, good.filter((w) => w.blockable).length);
    };
    const pool = winning.length ? winning.map((o) => [o, 0]) : open.slice(-60).map((o) => [o, replies(o)]);
    pool.sort(([o, r], [w, s]) => r - s || w.x + w.y - o.x - o.y || o.x - w.x);
    return { event: { kind: "move", to: { x: pool[0][0].x, y: pool[0][0].y } }, wins: winning.length > 0 };
  }

  /** The match after an event of yours; throws a `RuleError` when the event is not allowed. */
  function act(match, event) {
    const next = { ...match, events: [...match.events, event] };
    state(next);
    return next;
  }

  /** The match after the opponent has done everything that is his turn to do. */
  function answer(match) {
    for (;;) {
      const now = state(match);
      if (now.actor !== "opponent") return match;
      match = act(match, best(now).event);
    }
  }

  /** The match before your last decision. */
  function undo(match) {
    const events = [...match.events];
    while (events.length) {
      events.pop();
      if (state({ ...match, events }).actor === "you") break;
    }
    return answer({ ...match, events });
  }

  const cell = ({ x, y }) => `${x}.${y}`;
  const read = (text) => {
    const match = /^(\d{1,4})\.(\d{1,4})$/.exec(text);
    if (!match) throw new Wythoff.RuleError("The match in this address cannot be read.");
    return { x: Number(match[1]), y: Number(match[2]) };
  };

  /** A match as text, `5.9:you:b0.9_3.9/m3.9`, and back. */
  function write(match) {
    const one = (e) => e.kind === "pick" ? `p${e.l}` : e.kind === "move" ? `m${cell(e.to)}` : `b${e.cells.map(cell).join("_")}`;
    return `${cell(match.start)}:${match.first}:${match.events.map(one).join("/")}`;
  }
  function parse(solution, text) {
    const [at, first, events = ""] = text.split(":");
    const position = read(at);
    if (!["you", "opponent"].includes(first) || position.x >= solution.width || position.y >= solution.height) {
      throw new Wythoff.RuleError("The match in this address does not fit the board.");
    }
    const match = start(solution, position, first);
    match.events = events.split("/").filter(Boolean).map((e) => e[0] === "p" ? { kind: "pick", l: Number(e.slice(1)) }
      : e[0] === "m" ? { kind: "move", to: read(e.slice(1)) }
      : { kind: "block", cells: e.slice(1).split("_").filter(Boolean).map(read) });
    state(match);
    return match;
  }

  return { start, state, act, answer, best, undo, write, parse };
})();
