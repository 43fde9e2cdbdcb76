"use strict";
/* Games, P-sets and claims in the browser: the same rules as data as `Ruleset.to_json`, solved here once more.
 *
 * A position v is P exactly when no unblockable option of v is P and at most `block.at_most` blockable options are P
 * (and, in misere play, when v has an option at all). Nothing on this page is computed anywhere else: tests feed random
 * rules to this file in a real browser and compare every cell with the Python program.
 */
const Wythoff = (() => {
  class RuleError extends Error {}
  const fail = (sentence) => { throw new RuleError(sentence); };
  const MOST = 9999; // constants on this page; the program itself has no such limit
  const IMITATION_SIDE = 60;
  const ORDER = { rook: 0, bishop: 1, vectors: 2 };
  const show = (x, y) => `(${x},\u00a0${y})`; // never broken over two lines

  // ---- rules as data -------------------------------------------------------------------------------------------

  const whole = (value, least, what) => {
    if (!Number.isInteger(value)) fail(`${what} must be a whole number, not ${JSON.stringify(value)}.`);
    if (value < least) fail(`${what} must be at least ${least}, not ${value}.`);
    return value;
  };

  const known = (data, what, keys) => {
    if (data === null || typeof data !== "object" || Array.isArray(data)) fail(`${what} is a table of keys.`);
    for (const key of Object.keys(data)) {
      if (!keys.includes(key)) fail(`Unknown key "${key}" in ${what}: the keys are ${keys.join(", ")}.`);
    }
    return data;
  };

  function rook(modulus, residues) {
    whole(modulus, 1, "A rook's modulus");
    if (!Array.isArray(residues) || residues.length === 0) fail("A rook needs a list of at least one residue.");
    const set = new Set(residues.map((r) => whole(r, 0, "A rook's residue")));
    if (Math.max(...set) >= modulus) fail(`A rook's residues must be below its modulus ${modulus}.`);
    let period = 1; // the smallest period, so that equal rooks are equal data
    while (modulus % period || ![...set].every((r) => set.has((r + period) % modulus))) period++;
    const reduced = [...new Set([...set].map((r) => r % period))].sort((a, b) => a - b);
    return { type: "rook", modulus: period, residues: reduced };
  }

  function part(data) {
    const type = data && data.type;
    if (type === "rook") {
      known(data, "the rook part", ["type", "modulus", "residues"]);
      return rook(data.modulus ?? 1, data.residues ?? [0]);
    }
    if (type === "bishop") {
      known(data, "the bishop part", ["type", "width", "step"]);
      const width = whole(data.width ?? 1, 1, "A bishop's width"), step = whole(data.step ?? 1, 1, "A bishop's step");
      return { type, width, step };
    }
    if (type === "vectors") {
      known(data, "the vectors part", ["type", "vectors", "multiples"]);
      if (!Array.isArray(data.vectors) || !data.vectors.length) fail("A set of vectors needs at least one vector.");
      const seen = new Map();
      for (const v of data.vectors) {
        if (!Array.isArray(v) || v.length !== 2) fail("A vector is a pair of whole numbers such as [1, 2].");
        v.forEach((c) => whole(c, 0, "A vector's coordinate"));
        if (v[0] + v[1] === 0) fail("The vector [0, 0] is no move: a move takes at least one token.");
        seen.set(v.join(), [v[0], v[1]]);
      }
      const multiples = data.multiples ?? false;
      if (typeof multiples !== "boolean") fail("`multiples` is true or false.");
      return { type, vectors: [...seen.values()].sort((v, w) => v[0] - w[0] || v[1] - w[1]), multiples };
    }
    return fail('A part of `moves` has the type "rook", "bishop" or "vectors".');
  }

  // Python's `repr` of a part: parts of one type are kept in the order of their text.
  const tuple = (items) => `(${items.join(", ")}${items.length === 1 ? "," : ""})`;
  const text = (p) => p.type === "rook" ? `Rook(modulus=${p.modulus}, residues=${tuple(p.residues)})`
    : p.type === "bishop" ? `Bishop(width=${p.width}, step=${p.step})`
    : `Vectors(vectors=${tuple(p.vectors.map(tuple))}, multiples=${p.multiples ? "True" : "False"})`;

  /** The canonical form of any game's JSON, exactly as the program writes it; a `RuleError` says what is wrong. */
  function normal(data) {
    if (data && data.choice !== undefined) {
      known(data, "a choice of games", ["choice"]);
      if (!Array.isArray(data.choice) || !data.choice.length) fail("`choice` is a list of at least one game.");
      return { choice: data.choice.map(normal) };
    }
    if (data && data.imitation !== undefined) {
      known(data, "a game", ["imitation"]);
      const { m, p } = known(data.imitation, "`imitation`", ["m", "p"]);
      return { imitation: { m: whole(m, 1, "The constant m"), p: whole(p, 1, "The constant p") } };
    }
    known(data, "a game", ["moves", "block", "removed", "ending"]);
    if (!Array.isArray(data.moves) || !data.moves.length) fail("A game needs at least one kind of move.");
    const parts = new Map(data.moves.map(part).map((p) => [text(p), p]));
    const moves = [...parts.entries()]
      .sort(([s, p], [t, q]) => ORDER[p.type] - ORDER[q.type] || (s < t ? -1 : 1))
      .map(([, p]) => p);
    const rules = { moves };
    if (data.block) {
      const { at_most, kind, l = 1 } = known(data.block, "`block`", ["at_most", "kind", "l"]);
      whole(at_most, 0, "The number of blocked options");
      if (!["roob", "bishop", "any"].includes(kind)) fail('The kind of blockable options is "roob", "bishop" or "any".');
      whole(l, 1, "The constant l of l-roob-type blocking");
      if (kind !== "roob" && l !== 1) fail('The constant l belongs to kind = "roob" only.');
      if (at_most > 0) rules.block = kind === "roob" ? { at_most, kind, l } : { at_most, kind };
    }
    if (data.removed) {
      if (!Array.isArray(data.removed) || data.removed.length !== 2) fail("`removed` is a pair [base, height].");
      const [u, v] = data.removed.map((c) => whole(c, 0, "A side of the removed rectangle"));
      if (u && v) rules.removed = [u, v];
    }
    const ending = data.ending ?? "normal";
    if (!["normal", "misere"].includes(ending)) fail('The ending is "normal" or "misere".');
    if (ending !== "normal") rules.ending = ending;
    return rules;
  }

  // ---- the paper's names ---------------------------------------------------------------------------------------

  const atLeastOne = (constants) => Object.entries(constants).forEach(([name, value]) => {
    if (value < 1) fail(`The constant ${name} must be at least 1, not ${value}.`);
    if (value > MOST) fail(`On this page the constant ${name} must be at most ${MOST}.`);
  });
  const queen = (width, rest = {}) => ({ moves: [rook(1, [0]), { type: "bishop", width, step: 1 }], ...rest });
  const range = (n) => [...Array(n).keys()];

  const build = {
    wythoff: (m) => (atLeastOne({ m }), queen(m)),
    blocking: (m, p, l = m) => (atLeastOne({ m, p, l }), queen(m, { block: { at_most: p - 1, kind: "roob", l } })),
    modulo: (m, p, l = 0) => {
      atLeastOne({ m, p });
      if (l > p) fail(`The constant l of mWN^(l,p) must lie between 0 and p = ${p}, not ${l}.`);
      return { moves: [rook(p, range(Math.max(l, 1))), { type: "bishop", width: m, step: 1 }] };
    },
    shifted: (m, p, l) => {
      atLeastOne({ m, p });
      if (l >= p) fail(`The constant l of mxpWN_l must satisfy 0 <= l < p = ${p}, not l = ${l}.`);
      return l === 0 ? build.wythoff(m * p) : build.rectangle(m, p, m * l, m * (p - l));
    },
    rectangle: (m, p, u, v) => (atLeastOne({ m, p, u, v }), queen(m * p, { removed: [u, v] })),
    choice: (m, p) => {
      atLeastOne({ m, p });
      if (p > 100) fail("On this page a choice has at most 100 games: take p at most 100.");
      return { choice: range(p).map((l) => build.shifted(m, p, l)) };
    },
    bishopBlocking: (m, p) => (atLeastOne({ m, p }), queen(m, { block: { at_most: p - 1, kind: "bishop" } })),
    bishopMultiples: (m, step) => {
      atLeastOne({ m, step });
      return { moves: [rook(1, [0]), { type: "bishop", width: m, step }] };
    },
    imitation: (m, p) => (atLeastOne({ m, p }), { imitation: { m, p } }),
  };

  /* Each family: how its name is read, what its constants are called, how its name is written, its builder. */
  const FAMILIES = [
    { id: "wythoff", label: "mWN — m-Wythoff Nim", constants: ["m"], read: /^(\d*)WN$/, order: ["m"],
      write: ({ m }) => `${m > 1 ? m : ""}WN`, make: (c) => build.wythoff(c.m) },
    { id: "blocking", label: "mWN^p — m-Wythoff p-Blocking Nim", constants: ["m", "p"], read: /^(\d*)WN\^(\d+)$/,
      order: ["m", "p"], write: ({ m, p }) => `${m > 1 ? m : ""}WN^${p}`, make: (c) => build.blocking(c.m, c.p) },
    { id: "blocking-l", label: "mWN^p_l — l-roob-type blocking", constants: ["m", "p", "l"],
      read: /^(\d*)WN\^(\d+)_(\d+)$/, order: ["m", "p", "l"],
      write: ({ m, p, l }) => `${m > 1 ? m : ""}WN^${p}_${l}`, make: (c) => build.blocking(c.m, c.p, c.l) },
    { id: "modulo", label: "mWN^(p) — Modulo-p Nim", constants: ["m", "p"], read: /^(\d*)WN\^\((\d+)\)$/,
      order: ["m", "p"], write: ({ m, p }) => `${m > 1 ? m : ""}WN^(${p})`, make: (c) => build.modulo(c.m, c.p) },
    { id: "modulo-l", label: "mWN^(l,p) — Modulo-p l-Nim", constants: ["m", "p", "l"],
      read: /^(\d*)WN\^\((\d+),(\d+)\)$/, order: ["m", "l", "p"],
      write: ({ m, p, l }) => `${m > 1 ? m : ""}WN^(${l},${p})`, make: (c) => build.modulo(c.m, c.p, c.l) },
    { id: "shifted", label: "mxpWN_l — l-Shifted m×p-Wythoff Nim", constants: ["m", "p", "l"],
      read: /^(\d+)x(\d+)WN_(\d+)$/, order: ["m", "p", "l"],
      write: ({ m, p, l }) => `${m}x${p}WN_${l}`, make: (c) => build.shifted(c.m, c.p, c.l) },
    { id: "rectangle", label: "mxpWN_{u,v} — any removed rectangle", constants: ["m", "p", "u", "v"],
      read: /^(\d+)x(\d+)WN_(\d+),(\d+)$/, order: ["m", "p", "u", "v"],
      write: ({ m, p, u, v }) => `${m}x${p}WN_{${u},${v}}`, make: (c) => build.rectangle(c.m, c.p, c.u, c.v) },
    { id: "choice", label: "mxpWN — the second player picks l", constants: ["m", "p"], read: /^(\d+)x(\d+)WN$/,
      order: ["m", "p"], write: ({ m, p }) => `${m}x${p}WN`, make: (c) => build.choice(c.m, c.p) },
    { id: "bishop-blocking", label: "(m,p)WN — bishop-type blocking", constants: ["m", "p"],
      read: /^\((\d+),(\d+)\)WN$/, order: ["m", "p"],
      write: ({ m, p }) => `(${m},${p})WN`, make: (c) => build.bishopBlocking(c.m, c.p) },
    { id: "bishop-multiples", label: "mWN[s] — bishop by multiples of s", constants: ["m", "s"],
      read: /^(\d*)WN\[(\d+)\]$/, order: ["m", "s"],
      write: ({ m, s }) => `${m > 1 ? m : ""}WN[${s}]`, make: (c) => build.bishopMultiples(c.m, c.s) },
    { id: "imitation", label: "(m,p)IN — Imitation Nim", constants: ["m", "p"], read: /^\((\d+),(\d+)\)IN$/,
      order: ["m", "p"], write: ({ m, p }) => `(${m},${p})IN`, make: (c) => build.imitation(c.m, c.p) },
  ];

  /** {family, constants, misere, name} of one of the paper's names (LaTeX spellings too), or a `RuleError`. */
  function parseName(name) {
    let rest = name.trim();
    const misere = /^mis[eè]re[ :-]+/i.exec(rest);
    if (misere) rest = rest.slice(misere[0].length);
    rest = rest.replaceAll("\\times", "x").replaceAll("×", "x").replaceAll("\\W", "WN").replaceAll("$", "");
    rest = rest.replace(/[\s{}!\\]/g, "");
    for (const family of FAMILIES) {
      const match = family.read.exec(rest);
      if (!match || match.slice(1).some((group) => group.length > 9)) continue;
      const constants = {};
      family.order.forEach((letter, i) => { constants[letter] = match[i + 1] ? Number(match[i + 1]) : 1; });
      return { family, constants, misere: Boolean(misere), name: (misere ? "misere " : "") + family.write(constants) };
    }
    return fail(`"${name}" is not the name of a game. Names look like 2WN, 2WN^3, 2WN^(3), 2WN^(1,3), 2x3WN_1, 2x3WN.`);
  }

  /** The game with this name, as data. */
  function parseGame(name) {
    const { family, constants, misere } = parseName(name);
    const game = family.make(constants);
    if (misere && !game.moves) fail(`"${name}": only a board game has a misere form.`);
    return normal(misere ? { ...game, ending: "misere" } : game);
  }

  /** The rules in one sentence. */
  function describe(game) {
    if (game.imitation) {
      const { m, p } = game.imitation;
      return `Nim on two heaps; a player may ${m}-imitate the opponent on at most ${p - 1} moves in a row.`;
    }
    if (game.choice) {
      return `Before the first move the second player picks one of ${game.choice.length} games: ` +
        game.choice.map((g, l) => `l = ${l}: ${g.removed ? `rectangle ${g.removed.join(" × ")} removed` : "nothing removed"}`)
          .join("; ") + ".";
    }
    const parts = game.moves.map((p) => {
      if (p.type === "rook") return "the rook" + (p.modulus > 1 ? ` (lengths ${p.residues.join(", ")} mod ${p.modulus})` : "");
      if (p.type === "bishop") {
        return (p.width > 1 ? `the ${p.width}-bishop` : "the bishop") +
          (p.step > 1 ? ` (diagonal part a multiple of ${p.step})` : "");
      }
      const more = p.vectors.length > 6 ? ` and ${p.vectors.length - 6} more` : "";
      return (p.multiples ? "multiples of " : "") + p.vectors.slice(0, 6).map(([i, j]) => `(${i},${j})`).join(", ") + more;
    });
    let sentence = `Moves: ${parts.join(", ")}.`;
    if (game.block) {
      const { at_most, kind, l } = game.block;
      const which = { roob: `of ${l}-roob type`, bishop: "of bishop type", any: "of any kind" }[kind];
      sentence += ` Before each move at most ${at_most} option${at_most === 1 ? "" : "s"} ${which} may be blocked.`;
    }
    if (game.removed) sentence += ` The rectangle 0 ≤ x < ${game.removed[0]}, 0 ≤ y < ${game.removed[1]} is removed.`;
    if (game.ending === "misere") sentence += " A player without options wins (misère).";
    return sentence;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------

  function inPart(p, i, j) {
    if (p.type === "rook") return (i === 0) !== (j === 0) && p.residues.includes((i + j) % p.modulus);
    if (p.type === "bishop") return i + j > 0 && Math.abs(i - j) < p.width && Math.min(i, j) % p.step === 0;
    return p.vectors.some(([v, w]) => p.multiples
      ? i + j >= v + w && i * w === j * v && (v ? i % v : j % w) === 0
      : i === v && j === w);
  }
  const kinds = (rules, i, j) =>
    Object.keys(ORDER).filter((type) => rules.moves.some((p) => p.type === type && inPart(p, i, j)));
  const blocks = (rules) => (rules.block ? rules.block.at_most : 0);
  function blockable(rules, i, j) {
    if (!rules.block) return false;
    if (rules.block.kind === "roob") return (i === 0) !== (j === 0) && i + j >= rules.block.l;
    return rules.block.kind === "any" || i === j;
  }
  const isPosition = (rules, x, y) =>
    x >= 0 && y >= 0 && !(rules.removed && x < rules.removed[0] && y < rules.removed[1]);

  /** The legal vectors of a board, each {i, j, kinds, blockable}. */
  function vectors(rules, width, height) {
    const found = [];
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < height; j++) {
        const made = i + j > 0 ? kinds(rules, i, j) : [];
        if (made.length) found.push({ i, j, kinds: made, blockable: blockable(rules, i, j) });
      }
    }
    return found;
  }

  // ---- P-sets --------------------------------------------------------------------------------------------------

  /* Each P-position, once found, is pushed to the positions that have it as an option. Rows are taken in order and a row
   * from below, so when a position is reached all of its P-options have been counted. `until` stops after that row. */
  function push(rules, moves, width, height, until = width - 1) {
    const hit = new Uint8Array(width * height), count = new Uint16Array(width * height);
    const P = new Uint8Array(width * height), most = blocks(rules);
    for (let x = 0; x <= until; x++) {
      for (let y = 0; y < height; y++) {
        const here = x * height + y;
        if (hit[here] || count[here] > most || !isPosition(rules, x, y)) continue;
        if (rules.ending === "misere" && !moves.some(({ i, j }) => isPosition(rules, x - i, y - j))) continue;
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
    if (!isPosition(game, state.x, state.y)) return found;
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

  // ---- claims --------------------------------------------------------------------------------------------------

  function isqrt(n) {
    if (n < 2n) return n;
    let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
    for (;;) {
      const y = (x + n / x) >> 1n;
      if (y >= x) return x;
      x = y;
    }
  }
  /** (a_n, b_n), equations (2) and (3), in exact integers. */
  function pair(m, p, n) {
    const [M, Q, N] = [BigInt(m), BigInt(p), BigInt(n)], k = M * Q, root = isqrt(N * N * (k * k + 4n));
    return [Number((N * (2n - k) + root) / (2n * Q)), Number((N * (2n + k) + root) / (2n * Q))];
  }
  const gcd = (a, b) => (b ? gcd(b, a % b) : a);
  const same = (g, h) => JSON.stringify(normal(g)) === JSON.stringify(normal(h));

  /** What the paper says the P-positions are, as a claim; null where it says nothing. */
  function paperClaim(game) {
    if (game.imitation) return { same_as: normal(build.bishopBlocking(game.imitation.m, game.imitation.p)) };
    const first = game.choice ? game.choice[0] : game;
    const bishop = first.moves.find((q) => q.type === "bishop"), lengths = first.moves.find((q) => q.type === "rook");
    if (!bishop || !lengths) return null;
    if (game.choice) {
      const p = game.choice.length, m = Math.floor(bishop.width / p);
      return m && same(game, build.choice(m, p)) ? { beatty: { m, p } } : null;
    }
    const m = bishop.width, q = lengths.modulus;
    if (same(game, build.wythoff(m))) return { beatty: { m, p: 1 } };
    if (game.block && same(game, build.blocking(m, blocks(game) + 1))) return { beatty: { m, p: blocks(game) + 1 } };
    if (gcd(m, q) === 1 && same(game, build.modulo(m, q))) return { beatty: { m, p: q } };
    if (q % m === 0 && same(game, build.modulo(m, q, m))) return { beatty: { m, p: q / m } };
    if (game.removed && game.removed[0] + game.removed[1] === m && same(game, build.rectangle(1, m, ...game.removed))) {
      const unit = gcd(...game.removed);
      return { beatty: { m: unit, p: m / unit, l: game.removed[0] / unit } };
    }
    return null;
  }

  /** A claim from what a person types: `paper`, `beatty:m=2,p=3[,l=1]`, `game:2WN^3`, `pairs:` or a list of positions. */
  function parseClaim(typed, game) {
    const [, kind, rest] = /^(?:(\w+):)?([^]*)$/.exec(typed.trim());
    if (!kind && rest === "") return null;
    if (!kind && rest === "paper") return paperClaim(game) ?? fail("The paper makes no claim about this game.");
    if (kind === "game") return { same_as: parseGame(rest) };
    if (kind === "beatty") {
      const constants = {};
      for (const entry of rest.replaceAll(" ", "").split(",")) {
        const match = /^([mpl])=(\d{1,9})$/.exec(entry);
        if (!match) fail("A Beatty claim looks like beatty:m=2,p=3 or beatty:m=2,p=3,l=1.");
        constants[match[1]] = Number(match[2]);
      }
      const { m, p, l } = constants;
      if (!m || !p) fail("A Beatty claim needs m and p, both at least 1, as in beatty:m=2,p=3.");
      if (l !== undefined && l >= p) fail(`A claim's constant l must satisfy 0 <= l < p = ${p}.`);
      return { beatty: constants };
    }
    const numbers = (rest.match(/\d+/g) || []).map(Number);
    if ((kind && kind !== "pairs" && kind !== "list") || !numbers.length || numbers.length % 2) {
      fail("A claim is paper, beatty:m=2,p=3, game:2WN^3, or positions such as (0,0) (0,2) (2,0), or pairs: 0,0 0,2.");
    }
    const cells = range(numbers.length / 2).map((k) => [numbers[2 * k], numbers[2 * k + 1]]);
    return kind === "pairs" ? { pairs: cells } : { listed: cells };
  }

  /* {claimed, covered}: the claimed set on a board, and where the claim says anything. A table of pairs {x, y} in the
   * order of their index stops somewhere: it speaks of the positions whose smaller heap is below that of its last pair,
   * and of its own entries. Every other claim speaks of the whole board. */
  function claimArray(claim, width, height) {
    const claimed = new Uint8Array(width * height), covered = new Uint8Array(width * height).fill(1);
    const put = (x, y) => { if (x < width && y < height) claimed[x * height + y] = 1; };
    if (claim.same_as) return { claimed: solve(claim.same_as, width, height).P, covered };
    if (claim.beatty) {
      const { m, p, l } = claim.beatty;
      for (let n = 0; ; n++) {
        const [a, b] = pair(m, p, n);
        if (b >= Math.max(width, height)) return { claimed, covered };
        if (l === undefined || n % p === l) put(a, b);
        if (l === undefined || (n + l) % p === 0) put(b, a);
      }
    }
    for (const [x, y] of claim.listed ?? claim.pairs) {
      put(x, y);
      if (claim.pairs) put(y, x);
    }
    if (claim.pairs) {
      const last = Math.max(...claim.pairs.map((c) => Math.min(...c)));
      for (let x = 0; x < width; x++) {
        for (let y = 0; y < height; y++) {
          covered[x * height + y] = Math.min(x, y) < last || claimed[x * height + y] ? 1 : 0;
        }
      }
    }
    return { claimed, covered };
  }

  /** Where a claim is wrong: {extra: claimed but N, missing: P but not claimed}, each by x + y and then x. */
  function differences(solution, claim) {
    const { claimed, covered } = claimArray(claim, solution.width, solution.height);
    const extra = [], missing = [];
    for (let x = 0; x < solution.width; x++) {
      for (let y = 0; y < solution.height; y++) {
        const k = solution.at(x, y);
        if (covered[k] && claimed[k] !== solution.P[k]) (claimed[k] ? extra : missing).push({ x, y });
      }
    }
    const byDistance = (v, w) => v.x + v.y - w.x - w.y || v.x - w.x;
    return { extra: extra.sort(byDistance), missing: missing.sort(byDistance), claimed };
  }

  function describeClaim(claim) {
    if (claim.same_as) return `the P-positions of another game (${describe(claim.same_as)})`;
    if (claim.listed) return `a list of ${claim.listed.length} positions`;
    if (claim.pairs) return `a table of ${claim.pairs.length} pairs {x, y}`;
    const { m, p, l } = claim.beatty;
    return l === undefined ? `the Beatty pairs {aₙ, bₙ}, m = ${m}, p = ${p}`
      : `the pairs (aₙ, bₙ), n ≡ ${l}, and (bₙ, aₙ), n ≡ −${l} (mod ${p}), m = ${m}, p = ${p}`;
  }

  return { RuleError, FAMILIES, normal, parseName, parseGame, describe, kinds, blockable, blocks, isPosition, vectors,
    solve, ruledOut, options, explain, pair, paperClaim, parseClaim, claimArray, differences, describeClaim, list, show,
    plural };
})();
