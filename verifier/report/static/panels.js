"use strict";
/* What the page says in words beside the board: a position and its options, the legend, the fate of a claim. */
const Panels = (() => {
  const $ = (id) => document.getElementById(id);
  const element = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

  const KIND = { rook: "rook-type", bishop: "bishop-type", vectors: "by a vector" };
  function kindName(kinds, game) {
    const bishop = (game.moves ?? []).find((p) => p.type === "bishop");
    return kinds.map((k) => (k === "bishop" && bishop && bishop.width > 1 ? `${bishop.width}-bishop-type` : KIND[k])).join(" and ");
  }

  function info(sol, cell, reveal, l) {
    const { status, sentence } = Wythoff.explain(sol, { ...cell, t: 0, mine: 0, his: 0 }), at = Wythoff.show(cell.x, cell.y);
    if (!reveal) {
      $("info-title").textContent = at;
      $("why").textContent = "Whether it is P or N is hidden while you play.";
      $("options").replaceChildren();
      return;
    }
    const noun = { P: "is a P-position", N: "is an N-position", none: "is no position" }[status];
    $("info-title").replaceChildren(element("span", { className: `badge ${status}`, textContent: status === "none" ? "–" : status }),
      ` ${at} ${noun}`);
    $("why").textContent = `${at} ${noun}: ${sentence}`;
    const groups = new Map(), game = sol.parts ? sol.parts[l].game : sol.game;
    for (const o of Wythoff.options(sol, { ...cell, t: 0, mine: 0, his: 0 }, l)) {
      const key = kindName(o.kinds, game) + (game.block ? (o.blockable ? ", blockable" : ", not blockable") : "");
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(o);
    }
    const rows = [...groups.entries()].map(([key, options]) => {
      const row = element("tr"), good = options.filter((o) => o.P), bad = options.filter((o) => !o.P);
      row.append(element("th", { scope: "row", textContent: `${key} (${options.length})` }));
      for (const [cells, name] of [[good, "P"], [bad, "N"]]) {
        const shown = cells.slice(0, 12).map((o) => Wythoff.show(o.x, o.y)).join(" ");
        row.append(element("td", { className: name, textContent: cells.length ? shown + (cells.length > 12 ? ` … ${cells.length} in all` : "") : "–" }));
      }
      return row;
    });
    if (!rows.length) { $("options").replaceChildren(); return; }
    const table = element("table", { className: "options" }), head = element("tr");
    head.append(...[`options${sol.parts ? ` (l = ${l})` : ""}`, "P", "N"].map((t) => element("th", { scope: "col", textContent: t })));
    table.append(head, ...rows);
    $("options").replaceChildren(table);
  }

  function legend(view, reveal) {
    const items = [];
    if (reveal) for (const [k, label] of view.classes.labels.slice(0, 12)) {
      const { colour, shape } = Draw.style(k), swatch = element("span", { className: `swatch ${shape}` });
      swatch.style.background = colour;
      items.push([swatch, label]);
    }
    for (const [name, label] of [["rook", "rook-type option"], ["both", "rook- and bishop-type"], ["bishop", "bishop-type option"]]) {
      items.push([element("span", { className: `swatch outline ${name}` }), label]);
    }
    if (view.solution.game.block) items.push([element("span", { className: "swatch outline dashed" }), "blockable"]);
    if (view.wrong && reveal) {
      items.push([element("span", { className: "swatch text", textContent: "✕" }), "claimed, but N"]);
      items.push([element("span", { className: "swatch text", textContent: "○" }), "P, but not claimed"]);
    }
    if (view.ruledOut && reveal) items.push([element("span", { className: "swatch ruled" }), `N because of a row ≤ ${view.rows}`]);
    $("legend").replaceChildren(...items.map(([swatch, label]) => {
      const item = element("li");
      item.append(swatch, ` ${label}`);
      return item;
    }));
  }

  function claim(wrong, width, height) {
    const result = $("claim-result");
    result.className = "";
    if (!wrong) { result.textContent = "No claim is laid over the board."; return; }
    const { extra, missing, claim: said } = wrong, board = `this ${width} × ${height} board`;
    const about = `The claim: ${Wythoff.describeClaim(said)}.`;
    if (!extra.length && !missing.length) {
      result.className = "right";
      result.textContent = `${about} It agrees with the P-positions everywhere it speaks of ${board}.`;
      return;
    }
    result.className = "wrong";
    const parts = [];
    if (extra.length) parts.push(`${Wythoff.list(extra)} ${extra.length === 1 ? "is" : "are"} claimed but N`);
    if (missing.length) parts.push(`${Wythoff.list(missing)} ${missing.length === 1 ? "is" : "are"} P but not claimed`);
    result.textContent = `${about} It fails on ${board}: ${parts.join("; ")}.`;
  }

  function refused(message) {
    $("claim-result").className = "wrong";
    $("claim-result").textContent = message;
  }

  return { $, element, info, legend, claim, refused };
})();
