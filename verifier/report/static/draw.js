"use strict";
/* How a board looks: x to the right, y upwards, as in the paper. Classes differ in colour (Okabe and Ito's palette, made
 * for colour-blind readers) and, where a cell is large enough, in shape too. */
const Draw = (() => {
  const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A7A7A"];
  const SHAPES = ["square", "circle", "diamond", "triangle"];
  const LEFT = 30, BELOW = 20, EDGE = 8;
  const style = (k) => ({ colour: COLOURS[k % COLOURS.length], shape: SHAPES[k % SHAPES.length] });

  /** The class of every P-position: {of: Int16Array (-1 where not P), labels}. */
  function classes(solution, mode) {
    const { width, height, P, at, game } = solution;
    const of = new Int16Array(width * height).fill(-1), labels = new Map();
    const claim = Wythoff.paperClaim(game), beatty = claim && claim.beatty;
    if (mode === "class" && !beatty && !game.choice) {
      mode = game.block ? "blocks" : (game.moves ?? []).some((p) => p.modulus > 1) ? "row" : "one";
    }
    const put = (x, y, k, label) => { of[at(x, y)] = k; labels.set(k, label); };
    for (let x = 0; x < width; x++) {
      let place = 0;
      for (let y = 0; y < height; y++) {
        if (!P[at(x, y)]) continue;
        if (mode === "blocks" && solution.count) {
          const k = solution.count[at(x, y)];
          put(x, y, k, `P, ${k === 0 ? "nothing" : Wythoff.plural(k, "option")} to block`);
        } else if (mode === "row") {
          put(x, y, place, `P, number ${place + 1} in its row`);
        } else if (mode === "class" && game.choice) {
          const l = solution.parts.findIndex((part) => part.P[at(x, y)]);
          put(x, y, l, `P, the second player picks l = ${l}`);
        } else if (mode === "class" && beatty) {
          const { m, p } = beatty, n = Math.abs(y - x) / m, [a] = Number.isInteger(n) ? Wythoff.pair(m, p, n) : [-1];
          if (a !== Math.min(x, y)) put(x, y, p, "P, no Beatty pair");
          else {
            const l = x <= y ? n % p : (p - (n % p)) % p;
            put(x, y, l, p === 1 ? "P: {aₙ, bₙ}" : `P: (aₙ, bₙ), n ≡ ${l}, or (bₙ, aₙ), n ≡ ${(p - l) % p} (mod ${p})`);
          }
        } else put(x, y, 0, "P-position");
        place++;
      }
    }
    return { of, labels: [...labels.entries()].sort(([k], [j]) => k - j) };
  }

  function mark(context, shape, x, y, size) {
    const inset = size >= 8 ? size * 0.14 : 0, s = size - 2 * inset, [cx, cy] = [x + size / 2, y + size / 2];
    context.beginPath();
    if (size < 7 || shape === "square") context.rect(x + inset, y + inset, s, s);
    else if (shape === "circle") context.arc(cx, cy, s / 2, 0, 2 * Math.PI);
    else if (shape === "diamond") {
      context.moveTo(cx, cy - s * 0.58); context.lineTo(cx + s * 0.58, cy);
      context.lineTo(cx, cy + s * 0.58); context.lineTo(cx - s * 0.58, cy);
    } else {
      context.moveTo(cx, cy - s / 2); context.lineTo(cx + s * 0.56, cy + s / 2); context.lineTo(cx - s * 0.56, cy + s / 2);
    }
    context.closePath();
  }

  /** The size of a cell in CSS pixels. */
  function cellSize(zoom, width, height, room) {
    if (zoom !== "fit") return Number(zoom);
    const size = Math.min((room.width - LEFT - EDGE) / width, (room.height - BELOW - EDGE) / height, 44);
    return size >= 4 ? Math.floor(size) : Math.max(size, 1);
  }

  /** The cell under a point of the canvas, or null. */
  function cellAt(view, px, py) {
    const x = Math.floor((px - LEFT) / view.size), y = view.height - 1 - Math.floor((py - EDGE) / view.size);
    return x >= 0 && y >= 0 && x < view.width && y < view.height ? { x, y } : null;
  }

  /** Paint everything. `view` = {solution, width, height, size, rows, classes, wrong, reveal, cursor, shown, match}. */
  function paint(canvas, view) {
    const { solution, width, height, size } = view, css = getComputedStyle(document.documentElement);
    const colour = (name) => css.getPropertyValue(name).trim();
    const w = LEFT + width * size + EDGE, h = EDGE + height * size + BELOW;
    const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(16e6 / (w * h)));
    canvas.width = Math.round(w * ratio); canvas.height = Math.round(h * ratio);
    canvas.style.width = `${w}px`; canvas.style.height = `${h}px`;
    const c = canvas.getContext("2d");
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    const X = (x) => LEFT + x * size, Y = (y) => EDGE + (height - 1 - y) * size;
    c.fillStyle = colour("--paper"); c.fillRect(0, 0, w, h);
    c.fillStyle = colour("--cell"); c.fillRect(LEFT, EDGE, width * size, height * size);

    const removed = solution.game.removed;
    if (removed) {
      const [u, v] = [Math.min(removed[0], width), Math.min(removed[1], height)];
      c.save(); c.beginPath(); c.rect(LEFT, Y(v - 1), u * size, v * size); c.clip();
      c.strokeStyle = colour("--faint"); c.lineWidth = 1;
      for (let d = -v * size; d < u * size; d += 6) {
        c.beginPath(); c.moveTo(LEFT + d, Y(v - 1) + v * size); c.lineTo(LEFT + d + v * size, Y(v - 1)); c.stroke();
      }
      c.restore();
    }
    if (view.ruledOut) {
      c.fillStyle = colour("--ruled-out");
      for (let x = view.rows + 1; x < width; x++) {
        for (let y = 0; y < height; y++) if (view.ruledOut[solution.at(x, y)]) c.fillRect(X(x), Y(y), size, size);
      }
    }
    if (size >= 7) {
      c.strokeStyle = colour("--grid"); c.lineWidth = 1; c.beginPath();
      for (let x = 0; x <= width; x++) { c.moveTo(X(x) + 0.5, EDGE); c.lineTo(X(x) + 0.5, EDGE + height * size); }
      for (let y = -1; y < height; y++) { c.moveTo(LEFT, Y(y) + 0.5); c.lineTo(LEFT + width * size, Y(y) + 0.5); }
      c.stroke();
    }
    c.strokeStyle = colour("--faint"); c.strokeRect(LEFT + 0.5, EDGE + 0.5, width * size, height * size);
    if (view.reveal) {
      for (let x = 0; x <= view.rows; x++) {
        for (let y = 0; y < height; y++) {
          const k = view.classes.of[solution.at(x, y)];
          if (k < 0) continue;
          const { colour: fill, shape } = style(k);
          mark(c, shape, X(x), Y(y), size);
          c.fillStyle = fill; c.fill();
        }
      }
      if (view.rows < width - 1) {
        c.strokeStyle = colour("--accent"); c.lineWidth = 2;
        c.strokeRect(X(view.rows), EDGE, size, height * size);
      }
      if (view.wrong) paintWrong(c, view, X, Y, colour);
    }
    paintOptions(c, view, X, Y, colour);
    labels(c, view, X, Y, colour);
  }

  function paintWrong(c, { wrong, size }, X, Y, colour) {
    const big = Math.max(size, 5), shift = (size - big) / 2;
    c.lineWidth = Math.max(1.5, size / 9); c.strokeStyle = colour("--wrong");
    for (const { x, y } of wrong.extra) {
      const [l, t] = [X(x) + shift, Y(y) + shift];
      c.beginPath(); c.moveTo(l + 1, t + 1); c.lineTo(l + big - 1, t + big - 1);
      c.moveTo(l + big - 1, t + 1); c.lineTo(l + 1, t + big - 1); c.stroke();
    }
    for (const { x, y } of wrong.missing) {
      c.beginPath(); c.arc(X(x) + size / 2, Y(y) + size / 2, Math.max(big * 0.62, 3), 0, 2 * Math.PI); c.stroke();
    }
  }

  function paintOptions(c, view, X, Y, colour) {
    const { size, shown, reveal, match } = view;
    for (const o of shown.options) {
      const [l, t] = [X(o.x), Y(o.y)];
      c.lineWidth = size >= 10 ? 2 : 1;
      c.strokeStyle = colour(o.kinds.includes("rook") ? (o.kinds.length > 1 ? "--both" : "--rook") : "--bishop");
      c.setLineDash(o.blockable ? [Math.max(2, size / 6), Math.max(2, size / 8)] : []);
      if (size >= 5) c.strokeRect(l + 1.5, t + 1.5, size - 3, size - 3);
      else { c.fillStyle = c.strokeStyle; c.globalAlpha = 0.35; c.fillRect(l, t, size, size); c.globalAlpha = 1; }
      c.setLineDash([]);
      if (reveal && o.P && size >= 8) {
        c.fillStyle = colour("--on-mark"); c.beginPath();
        c.arc(l + size / 2, t + size / 2, Math.max(1.5, size / 8), 0, 2 * Math.PI); c.fill();
      }
    }
    if (match) {
      c.strokeStyle = colour("--wrong"); c.lineWidth = Math.max(2, size / 7);
      for (const { x, y } of match.blocked) {
        const [l, t, i] = [X(x), Y(y), size * 0.2];
        c.beginPath(); c.moveTo(l + i, t + i); c.lineTo(l + size - i, t + size - i);
        c.moveTo(l + size - i, t + i); c.lineTo(l + i, t + size - i); c.stroke();
      }
      const { x, y } = match.position, r = Math.max(size / 2, 5);
      c.fillStyle = colour("--ink"); c.beginPath(); c.arc(X(x) + size / 2, Y(y) + size / 2, r * 0.82, 0, 2 * Math.PI); c.fill();
      if (size >= 12) {
        c.fillStyle = colour("--paper"); c.font = `${Math.round(size * 0.62)}px serif`;
        c.textAlign = "center"; c.textBaseline = "middle"; c.fillText("♛", X(x) + size / 2, Y(y) + size / 2);
      }
    }
    const big = Math.max(size, 7), shift = (size - big) / 2;
    for (const [cell, name] of [[view.cursor, "--ink"], [shown.cell, "--accent"]]) {
      if (!cell) continue;
      c.strokeStyle = colour(name); c.lineWidth = size >= 10 ? 3 : 2;
      c.strokeRect(X(cell.x) + shift, Y(cell.y) + shift, big, big);
    }
  }

  function labels(c, { width, height, size }, X, Y, colour) {
    const every = [1, 2, 5, 10, 20, 50].find((k) => k * size >= 24) ?? 100;
    c.fillStyle = colour("--muted"); c.font = "11px system-ui, sans-serif";
    c.textAlign = "center"; c.textBaseline = "top";
    for (let x = 0; x < width; x += every) c.fillText(x, X(x) + size / 2, EDGE + height * size + 4);
    c.textAlign = "right"; c.textBaseline = "middle";
    for (let y = 0; y < height; y += every) c.fillText(y, LEFT - 5, Y(y) + size / 2);
  }

  return { classes, style, cellSize, cellAt, paint, LEFT, EDGE };
})();
