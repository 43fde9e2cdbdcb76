"use strict";
/* One statement of the lemma graph and all that it rests on, laid out anew for the width of the screen. The boxes and
   arrows are those of the drawing, moved; `whole` puts everything back. Without this script the drawing is complete. */
const Cone = (graph, boxes, arrows, edges) => {
  const HEIGHT = 24, GAP = 12, LINE = 40, LAYER = 62, MARGIN = 12;
  const rects = boxes.map((box) => box.querySelector("rect")), labels = boxes.map((box) => box.querySelector("text"));
  const widths = rects.map((rect) => Number(rect.getAttribute("width")));
  const others = [...graph.children].filter((node) => node.tagName === "rect" || node.tagName === "text");
  const [ground, ...legend] = others; // the white ground, then a swatch and a word for each chapter
  const kept = ["viewBox", "width", "height"].map((key) => [key, graph.getAttribute(key)]);
  const old = new Map([...rects, ...labels, ...legend, ground].map((node) =>
    [node, ["x", "y", "width", "height"].filter((key) => node.hasAttribute(key)).map((key) => [key, node.getAttribute(key)])]));
  const paths = arrows.map((arrow) => arrow.getAttribute("d"));
  const below = boxes.map(() => []), above = boxes.map(() => []);
  edges.forEach(([from, to]) => { if (from >= 0 && to >= 0) { below[from].push(to); above[to].push(from); } });

  function whole() {
    kept.forEach(([key, value]) => graph.setAttribute(key, value));
    old.forEach((pairs, node) => pairs.forEach(([key, value]) => node.setAttribute(key, value)));
    arrows.forEach((arrow, e) => { arrow.setAttribute("d", paths[e]); arrow.removeAttribute("display"); });
    [...boxes, ...legend].forEach((node) => node.removeAttribute("display"));
  }
  /** Longest way down from the top: every arrow leads to a later layer. */
  function layersOf(top) {
    const inside = new Set([top]), todo = [top];
    while (todo.length) for (const v of below[todo.pop()]) if (!inside.has(v)) { inside.add(v); todo.push(v); }
    const depth = new Map();
    const find = (v) => {
      if (!depth.has(v)) depth.set(v, v === top ? 0 : 1 + Math.max(...above[v].filter((u) => inside.has(u)).map(find)));
      return depth.get(v);
    };
    const layers = [];
    for (const v of inside) (layers[find(v)] ??= []).push(v);
    return layers;
  }
  function untangle(layers) {
    const place = new Map();
    const settle = (layer) => layer.forEach((v, i) => place.set(v, (i + 0.5) / layer.length));
    layers.forEach(settle);
    const mean = (v) => {
      const near = [...below[v], ...above[v]].filter((u) => place.has(u)).map((u) => place.get(u));
      return near.length ? near.reduce((s, t) => s + t, 0) / near.length : 0.5;
    };
    for (let sweep = 0; sweep < 24; sweep++) {
      for (const layer of sweep % 2 ? [...layers].reverse() : layers) {
        const by = new Map(layer.map((v) => [v, mean(v)]));
        layer.sort((u, v) => by.get(u) - by.get(v));
        settle(layer);
      }
    }
  }
  /** Show the cone of one box, at most `room` wide; how many boxes it has. */
  function show(top, room) {
    const layers = layersOf(top);
    untangle(layers);
    const shown = new Set(layers.flat()), width = Math.max(room, ...[...shown].map((v) => widths[v] + 2 * MARGIN));
    const colours = new Set([...shown].map((v) => rects[v].getAttribute("fill")));
    let x = MARGIN, y = 10;
    for (let k = 0; k < legend.length; k += 2) { // a swatch, and its word
      const used = colours.has(legend[k].getAttribute("fill"));
      const need = 40 + legend[k + 1].textContent.length * 7;
      for (const node of legend.slice(k, k + 2)) used ? node.removeAttribute("display") : node.setAttribute("display", "none");
      if (!used) continue;
      if (x + need > width && x > MARGIN) { x = MARGIN; y += 22; }
      legend[k].setAttribute("x", x); legend[k].setAttribute("y", y);
      legend[k + 1].setAttribute("x", x + 20); legend[k + 1].setAttribute("y", y + 11);
      x += need;
    }
    y += 44;
    const at = new Map();
    for (const layer of layers) {
      const rows = [[]]; // a layer too wide for the screen is folded
      let used = 0;
      for (const v of layer) {
        if (rows.at(-1).length && used + widths[v] + GAP > width - 2 * MARGIN) { rows.push([]); used = 0; }
        rows.at(-1).push(v); used += widths[v] + GAP;
      }
      for (const row of rows) {
        const spare = (width - 2 * MARGIN - row.reduce((s, v) => s + widths[v], 0)) / (row.length + 1);
        let left = MARGIN + spare;
        for (const v of row) {
          rects[v].setAttribute("x", left); rects[v].setAttribute("y", y);
          labels[v].setAttribute("x", left + widths[v] / 2); labels[v].setAttribute("y", y + 16);
          at.set(v, { x: left + widths[v] / 2, y });
          left += widths[v] + spare;
        }
        y += LINE;
      }
      y += LAYER - LINE;
    }
    boxes.forEach((box, v) => (shown.has(v) ? box.removeAttribute("display") : box.setAttribute("display", "none")));
    edges.forEach(([from, to], e) => {
      const inside = shown.has(from) && shown.has(to);
      if (!inside) { arrows[e].setAttribute("display", "none"); return; }
      const a = at.get(from), b = at.get(to), y1 = a.y + HEIGHT, bend = Math.max(16, (b.y - y1) / 2);
      arrows[e].removeAttribute("display");
      arrows[e].setAttribute("d", `M${a.x} ${y1} C${a.x} ${y1 + bend} ${b.x} ${b.y - bend} ${b.x} ${b.y}`);
    });
    graph.setAttribute("viewBox", `0 0 ${width} ${y}`);
    graph.setAttribute("width", width); graph.setAttribute("height", y);
    ground.setAttribute("width", width); ground.setAttribute("height", y);
    return shown.size;
  }
  return { show, whole };
};
