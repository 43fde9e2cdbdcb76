"use strict";
/* Games as data, the same JSON as `Ruleset.to_json`, and the paper's names. */
const Wythoff = (() => {
  class RuleError extends Error {}
  const fail = (sentence) => { throw new RuleError(sentence); };
  const MOST = 9999; // constants on this page; the program itself has no such limit
  const ORDER = { rook: 0, bishop: 1, vectors: 2, bound: 3 };
  const LONGEST_SIDE = 400; // of a triangle of terminal positions
  const range = (n) => [...Array(n).keys()];

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
    if (type === "bound") {
      known(data, "the bound part", ["type", "slope", "offset"]);
      const slope = whole(data.slope, 1, "A bound's slope"), offset = whole(data.offset, 0, "A bound's offset");
      if (slope === 1 && offset === 0) fail("A bound of slope 1 and offset 0 allows no move: no j has i <= j < i.");
      return { type, slope, offset };
    }
    return fail('A part of `moves` has the type "rook", "bishop", "vectors" or "bound".');
  }

  // Python's `repr` of a part: parts of one type are kept in the order of their text.
  const tuple = (items) => `(${items.join(", ")}${items.length === 1 ? "," : ""})`;
  const text = (p) => p.type === "rook" ? `Rook(modulus=${p.modulus}, residues=${tuple(p.residues)})`
    : p.type === "bishop" ? `Bishop(width=${p.width}, step=${p.step})`
    : p.type === "bound" ? `Bound(slope=${p.slope}, offset=${p.offset})`
    : `Vectors(vectors=${tuple(p.vectors.map(tuple))}, multiples=${p.multiples ? "True" : "False"})`;

  const triangle = (l) => range(l + 1).flatMap((x) => range(l + 1 - x).map((y) => [x, y]));

  /** Terminal positions in their canonical form: a number l for all x + y <= l, or a sorted list; null for none. */
  function terminals(data, rules) {
    if (Number.isInteger(data)) {
      whole(data, 0, "The l of terminal positions x + y <= l");
      if (data > LONGEST_SIDE) fail(`The terminal positions x + y <= l may have l at most ${LONGEST_SIDE}.`);
    } else if (!Array.isArray(data)) fail("`terminal` is a list of positions, or a number l for all x + y <= l.");
    const cells = new Map();
    for (const cell of Number.isInteger(data) ? triangle(data) : data) {
      if (!Array.isArray(cell) || cell.length !== 2) fail("A terminal position is a pair of whole numbers such as [1, 2].");
      const [x, y] = cell.map((c) => whole(c, 0, "A terminal position's coordinate"));
      if (isPosition(rules, x, y)) cells.set(`${x},${y}`, [x, y]);
    }
    const sorted = [...cells.values()].sort((v, w) => v[0] - w[0] || v[1] - w[1]);
    if (!sorted.length) return null;
    const side = sorted[sorted.length - 1][0];
    return sorted.length === ((side + 1) * (side + 2)) / 2 && sorted.every(([x, y]) => x + y <= side) ? side : sorted;
  }

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
    known(data, "a game", ["moves", "block", "removed", "ending", "terminal"]);
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
      const widest = Math.max(1, ...moves.filter((p) => p.type === "bishop").map((p) => p.width || 1));
      if (kind === "roob" && data.block.l === undefined && widest > 1) {
        fail(`The kind "roob" needs \`l\` here: l = ${widest} for rook-type options that no ${widest}-bishop move reaches, l = 1 for all.`);
      }
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
    const terminal = terminals(data.terminal ?? [], rules);
    if (terminal !== null) rules.terminal = terminal;
    return rules;
  }

  // ---- the paper's names ---------------------------------------------------------------------------------------

  const atLeastOne = (constants) => Object.entries(constants).forEach(([name, value]) => {
    if (value < 1) fail(`The constant ${name} must be at least 1, not ${value}.`);
    if (value > MOST) fail(`On this page the constant ${name} must be at most ${MOST}.`);
  });
  const queen = (width, rest = {}) => ({ moves: [rook(1, [0]), { type: "bishop", width, step: 1 }], ...rest });

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
      if (p.type === "bound") {
        const times = p.slope > 1 ? `${p.slope}i` : "i";
        return `(i, j) with 0 < i ≤ j < ${times}${p.offset ? ` + ${p.offset}` : ""} and its mirror image`;
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
    if (game.terminal !== undefined) {
      const cells = Array.isArray(game.terminal) ? game.terminal : game.terminal ? null : [[0, 0]];
      const where = cells ? `at ${cells.slice(0, 6).map(([x, y]) => `(${x}, ${y})`).join(", ")}` +
        (cells.length > 6 ? ` and ${cells.length - 6} more positions` : "") : `where x + y ≤ ${game.terminal}`;
      sentence += ` The game ends, and the next player has lost, ${where}.`;
    }
    if (game.ending === "misere") {
      sentence += ` A player without options wins (misère)${game.block ? "; one whose options are all blocked loses" : ""}.`;
    }
    return sentence;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------

  function inPart(p, i, j) {
    if (p.type === "rook") return (i === 0) !== (j === 0) && p.residues.includes((i + j) % p.modulus);
    if (p.type === "bishop") return i + j > 0 && Math.abs(i - j) < p.width && Math.min(i, j) % p.step === 0;
    if (p.type === "bound") {
      const low = Math.min(i, j);
      return low > 0 && Math.max(i, j) < p.slope * low + p.offset;
    }
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

  /** Does the game end at (x, y), whatever moves there are? Then it is P. */
  const isTerminal = (rules, x, y) => rules.terminal !== undefined && isPosition(rules, x, y) &&
    (Array.isArray(rules.terminal) ? rules.terminal.some(([a, b]) => a === x && b === y) : x + y <= rules.terminal);

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

  return { RuleError, FAMILIES, build, normal, parseName, parseGame, describe, kinds, blockable, blocks, isPosition, isTerminal, vectors };
})();
