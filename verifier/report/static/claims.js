"use strict";
/* What is claimed of a game: Beatty pairs in exact integers, lists, tables, other games; and where a claim is wrong. */
Object.assign(Wythoff, (() => {
  const { RuleError, build, normal, parseGame, describe, blocks, solve } = Wythoff;
  const fail = (sentence) => { throw new RuleError(sentence); };
  const range = (n) => [...Array(n).keys()];

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

  return { pair, paperClaim, parseClaim, claimArray, differences, describeClaim };
})());
