"use strict";
/* The board page: one state, held in the address; every control changes the state, and the page is drawn from it. */
(() => {
  const { $, element } = Panels;
  const LARGEST = 200;
  const canvas = $("board");
  const initial = { name: "2WN^3", rules: null, width: 24, height: 24, x: 0, y: 4, claim: "", rows: null, zoom: "fit",
    colour: "class", reveal: false, play: "" };
  let state = { ...initial };
  let solution = null, classes = null, wrong = null, ruledOut = null, match = null, pending = [], hover = null, view = null;
  let timer = null;

  // ---- the address -------------------------------------------------------------------------------------------

  function readAddress(query) {
    const next = { ...initial };
    if (query.has("game")) next.name = query.get("game");
    if (query.has("rules")) next.rules = query.get("rules");
    if (query.has("board")) Object.assign(next, parseSize(query.get("board")));
    const at = /^(\d{1,3}),(\d{1,3})$/.exec(query.get("at") ?? "");
    if (at) Object.assign(next, { x: Number(at[1]), y: Number(at[2]) });
    if (query.has("rows")) next.rows = Number(query.get("rows")) || 0;
    for (const key of ["claim", "zoom", "colour", "play"]) if (query.has(key)) next[key] = query.get(key);
    next.reveal = query.has("reveal");
    return next;
  }
  let aPlaceOnThePage = false; // while an address such as #words is opened, which says nothing of the board
  function writeAddress() {
    const query = new URLSearchParams();
    if (state.rules) query.set("rules", state.rules); else query.set("game", state.name);
    query.set("board", state.width === state.height ? state.width : `${state.width}x${state.height}`);
    query.set("at", `${state.x},${state.y}`);
    for (const key of ["claim", "play"]) if (state[key]) query.set(key, state[key]);
    for (const key of ["zoom", "colour"]) if (state[key] !== initial[key]) query.set(key, state[key]);
    if (state.rows !== null) query.set("rows", state.rows);
    if (state.reveal) query.set("reveal", "1");
    const plain = { "%2C": ",", "%3A": ":", "%28": "(", "%29": ")", "%3D": "=", "%2F": "/" };
    const hash = "#" + query.toString().replace(/%2C|%3A|%28|%29|%3D|%2F/g, (code) => plain[code]);
    if (hash !== location.hash && !aPlaceOnThePage) history.replaceState(null, "", hash);
  }
  function parseSize(text) {
    const match = /^\s*(\d{1,6})\s*(?:[x×]\s*(\d{1,6}))?\s*$/.exec(text);
    if (!match) throw new Wythoff.RuleError("A board is a number such as 40, or WIDTHxHEIGHT such as 60x40.");
    const width = Number(match[1]), height = Number(match[2] ?? match[1]);
    if (!width || !height || Math.max(width, height) > LARGEST) {
      throw new Wythoff.RuleError(`On this page a board has at least 1 and at most ${LARGEST} positions a side.`);
    }
    return { width, height };
  }

  // ---- from the state to what is shown ---------------------------------------------------------------------------

  const say = (text) => { $("error").hidden = !text; $("error").textContent = text; };

  /** Take a new state if it makes sense; otherwise say why not and keep the old one. */
  function change(changes) {
    const old = state, before = { solution, classes, wrong, ruledOut, match };
    state = { ...state, ...changes };
    try {
      const resolve = ["name", "rules", "width", "height"].some((key) => state[key] !== old[key]) || !solution;
      if (resolve) {
        const game = state.rules ? Wythoff.normal(readJson(state.rules)) : Wythoff.parseGame(state.name);
        if (!state.rules) state.name = Wythoff.parseName(state.name).name;
        solution = Wythoff.solve(game, state.width, state.height);
        state.rows = state.rows === null ? null : Math.min(state.rows, state.width - 1);
        if (!("play" in changes)) state.play = "";
      }
      state.x = Math.min(state.x, state.width - 1);
      state.y = Math.min(state.y, state.height - 1);
      if (resolve || state.play !== old.play) {
        pending = [];
        match = state.play ? Play.answer(Play.parse(solution, state.play)) : null;
        state.play = match ? Play.write(match) : "";
      }
      if (resolve || state.colour !== old.colour || !classes) classes = Draw.classes(solution, state.colour);
      if (resolve || state.rows !== old.rows) {
        ruledOut = state.rows === null ? null : Wythoff.ruledOut(solution, state.rows);
      }
      if (resolve || state.claim !== old.claim) {
        const claim = Wythoff.parseClaim(state.claim, solution.game);
        wrong = claim ? { claim, ...Wythoff.differences(solution, claim) } : null;
      }
      say("");
    } catch (error) {
      if (!(error instanceof Wythoff.RuleError)) throw error;
      state = old;
      ({ solution, classes, wrong, ruledOut, match } = before);
      say(error.message);
      // The sentence also stands where the hand is: on a phone the top of the page is far away.
      if (solution && "claim" in changes) Panels.refused(error.message);
      return false;
    }
    writeAddress();
    render();
    return true;
  }
  function readJson(text) {
    try { return JSON.parse(text); } catch (error) { throw new Wythoff.RuleError(`The rules are not JSON: ${error.message}.`); }
  }

  function render() {
    renderControls();
    renderBoard();
    renderClaim();
    renderPlay();
  }

  function renderControls() {
    const own = Boolean(state.rules), parsed = own ? null : Wythoff.parseName(state.name);
    if (document.activeElement !== $("name")) $("name").value = own ? "(own rules)" : state.name;
    $("family").value = own ? "own" : parsed.family.id;
    $("misere").checked = solution.game.ending === "misere";
    $("misere").disabled = own || !solution.game.moves;
    const letters = own ? [] : parsed.family.constants;
    if ($("constants").dataset.letters !== letters.join()) {
      $("constants").dataset.letters = letters.join();
      $("constants").replaceChildren(...letters.map((letter) => {
        const field = element("div", { className: "field" }), input = element("input", { id: `constant-${letter}`, type: "number" });
        input.min = letter === "l" ? 0 : 1;
        input.addEventListener("change", constantsChanged);
        field.append(element("label", { htmlFor: input.id, textContent: letter }), input);
        return field;
      }));
    }
    letters.forEach((letter) => { $(`constant-${letter}`).value = parsed.constants[letter]; });
    $("size").value = state.width === state.height ? state.width : `${state.width}x${state.height}`;
    $("zoom").value = state.zoom;
    $("colour").value = state.colour;
    $("rows").max = state.width - 1;
    $("rows").value = state.rows ?? state.width - 1;
    $("rows-shown").textContent = state.rows ?? state.width - 1;
    $("rules").textContent = Wythoff.describe(solution.game);
    if (document.activeElement !== $("json")) $("json").value = JSON.stringify(solution.game, null, 1);
  }

  const playing = () => (match ? Play.state(match) : null);

  function renderBoard() {
    const now = playing(), reveal = !now || state.reveal || now.phase === "over";
    const cursor = { x: state.x, y: state.y }, cell = hover ?? cursor;
    const l = solution.parts ? Math.max(0, solution.parts.findIndex((part) => part.P[part.at(cell.x, cell.y)])) : 0;
    const onBoard = now && now.phase !== "over" ? now.options ?? [] : Wythoff.options(solution, { ...cell, t: 0, mine: 0, his: 0 }, l);
    const room = { width: $("scroll").clientWidth, height: Math.max(360, window.innerHeight - 240) };
    view = { solution: now ? now.solution : solution, width: state.width, height: state.height,
      size: Draw.cellSize(state.zoom, state.width, state.height, room), rows: state.rows ?? state.width - 1, ruledOut,
      classes, wrong, reveal, cursor, shown: { cell, options: onBoard },
      match: now && { position: now.position, blocked: now.phase === "block" ? pending : now.blocked } };
    if (now && now.solution !== solution) view.classes = Draw.classes(now.solution, "one");
    Draw.paint(canvas, view);
    Panels.info(now ? now.solution : solution, cell, reveal, l);
    Panels.legend(view, reveal);
  }

  function renderClaim() {
    if (document.activeElement !== $("claim")) $("claim").value = state.claim;
    $("tables").value = TABLES.findIndex((t) => t.claim === state.claim && t.game === state.name);
    Panels.claim(wrong, state.width, state.height);
  }

  // ---- playing ---------------------------------------------------------------------------------------------------

  function renderPlay() {
    const now = playing();
    $("play-buttons").hidden = !now;
    $("reveal").checked = state.reveal;
    $("layout").classList.toggle("playing", Boolean(now));
    $("choose").hidden = !now || now.phase === "over";
    $("play-start").hidden = Boolean(now);
    $("play-picks").replaceChildren();
    $("play-log").replaceChildren();
    if (!now) {
      $("play-status").textContent = `The game would start at the cursor, ${Wythoff.show(state.x, state.y)}.`;
      return;
    }
    $("play-log").replaceChildren(...now.log.map(({ who, text }) =>
      element("li", { className: who, textContent: `${who === "you" ? "You" : "The opponent"}: ${text}` })));
    $("play-log").scrollTop = $("play-log").scrollHeight;
    $("play-done").hidden = now.phase !== "block";
    $("play-hint").hidden = now.phase === "over";
    const at = Wythoff.show(now.position.x, now.position.y), most = Wythoff.blocks(now.solution.game);
    if (now.phase === "pick") {
      now.solution.parts.forEach((part, l) => {
        const button = element("button", { type: "button", textContent: `l = ${l}` });
        button.disabled = !Wythoff.isPosition(part.game, now.position.x, now.position.y);
        button.addEventListener("click", () => act({ kind: "pick", l }));
        $("play-picks").append(button);
      });
      status(`The game starts at ${at}; you are the second player: pick l.`);
    } else if (now.phase === "block") {
      $("play-done").textContent = `Done: block ${pending.length} of at most ${most}`;
      status(`The opponent is to move from ${at}. Choose up to ${most} of the dashed options to block` +
        `${pending.length ? `: ${Wythoff.list(pending)}` : ""}, then press “Done”.`);
    } else if (now.phase === "move") {
      status(`You are to move from ${at}${now.blocked.length ? `; the opponent has blocked ${Wythoff.list(now.blocked)}` : ""}. ` +
        "Choose one of the outlined options on the board.");
    } else {
      const you = now.winner === "you";
      status(`The game is over at ${at}: ${now.why}. ${you ? "You win." : "The opponent wins."}`);
    }
  }
  const status = (text) => { $("play-status").textContent = text; };

  const setMatch = (next) => change({ play: next ? Play.write(next) : "" });
  function act(event) {
    try {
      pending = [];
      setMatch(Play.answer(Play.act(match, event)));
      const now = playing();
      if (now) Object.assign(state, { x: now.position.x, y: now.position.y });
      change({});
    } catch (error) {
      if (!(error instanceof Wythoff.RuleError)) throw error;
      status(error.message);
    }
  }
  function begin(first) {
    const at = { x: state.x, y: state.y };
    const rules = solution.parts ?? [solution];
    if (!rules.some((part) => part.lost || Wythoff.isPosition(part.game, at.x, at.y))) {
      status("The cursor is in the removed rectangle: choose a position of the game first.");
      return;
    }
    setMatch(Play.answer(Play.start(solution, at, first)));
  }
  /** The cell was chosen by click, tap or Enter. */
  function choose(cell) {
    const now = playing();
    hover = null;
    if (now && now.phase === "block" && now.actor === "you") {
      const option = now.options.find((o) => o.x === cell.x && o.y === cell.y), k = pending.findIndex((o) => o.x === cell.x && o.y === cell.y);
      Object.assign(state, cell);
      if (k >= 0) pending.splice(k, 1);
      else if (!option || !option.blockable) { change({}); status(`${Wythoff.show(cell.x, cell.y)} is not a blockable option.`); return; }
      else if (pending.length >= Wythoff.blocks(now.solution.game)) {
        change({}); status(`At most ${Wythoff.blocks(now.solution.game)} options may be blocked: free another one first.`); return;
      } else pending.push(cell);
      change({});
    } else if (now && now.phase === "move" && now.actor === "you") {
      const option = now.options.some((o) => o.x === cell.x && o.y === cell.y);
      if (option) act({ kind: "move", to: cell });
      else { change({ ...cell }); status(`${Wythoff.show(cell.x, cell.y)} is not an option of ${Wythoff.show(now.position.x, now.position.y)}.`); }
    } else change({ ...cell });
  }
  function done() {
    const now = playing();
    if (now && now.phase === "block" && now.actor === "you") act({ kind: "block", cells: [...pending] });
  }
  function hint() {
    const now = playing();
    if (!now || !now.actor) return;
    const { event, wins } = Play.best(now);
    const what = event.kind === "pick" ? `pick l = ${event.l}` : event.kind === "move" ? `move to ${Wythoff.show(event.to.x, event.to.y)}`
      : event.cells.length ? `block ${Wythoff.list(event.cells)}` : "block nothing";
    status(wins ? `Hint: ${what}; that wins.` : `Hint: nothing wins against a perfect opponent; you may ${what}.`);
  }

  // ---- events ----------------------------------------------------------------------------------------------------

  function constantsChanged() {
    const { family, constants, misere } = Wythoff.parseName(state.name);
    for (const letter of family.constants) constants[letter] = Math.max(0, Math.floor(Number($(`constant-${letter}`).value)) || 0);
    if (!change({ name: (misere ? "misere " : "") + family.write(constants), rules: null })) renderControls();
  }
  function familyChanged() {
    const family = Wythoff.FAMILIES.find((f) => f.id === $("family").value);
    if (!family) { renderControls(); return; }
    const old = state.rules ? { constants: {} } : Wythoff.parseName(state.name);
    const standard = { m: 2, p: 3, l: 1, u: 2, v: 4, s: 2 }, constants = {};
    for (const letter of family.constants) constants[letter] = old.constants[letter] ?? standard[letter];
    if (["shifted", "modulo-l"].includes(family.id)) constants.l = Math.min(constants.l, constants.p - 1);
    const side = family.id === "imitation" ? { width: Math.min(state.width, 40), height: Math.min(state.height, 40) } : {};
    change({ name: family.write(constants), rules: null, ...side });
  }
  function stepRows(by) {
    const next = Math.max(-1, Math.min(state.width - 1, (state.rows ?? state.width - 1) + by));
    change({ rows: next >= state.width - 1 ? null : Math.max(0, next) });
  }
  function toggleGrow() {
    $("grow").setAttribute("aria-pressed", String(!timer));
    $("grow").textContent = timer ? "▶ grow" : "■ stop";
    if (timer) { clearInterval(timer); timer = null; return; }
    if (state.rows === null) change({ rows: 0 });
    timer = setInterval(() => { stepRows(1); if (state.rows === null) toggleGrow(); }, Math.max(60, 4000 / state.width));
  }
  function moveCursor(dx, dy) {
    hover = null;
    const clamp = (value, most) => Math.max(0, Math.min(most - 1, value));
    change({ x: clamp(state.x + dx, state.width), y: clamp(state.y + dy, state.height) });
    const scroll = $("scroll"), px = Draw.LEFT + state.x * view.size, py = Draw.EDGE + (state.height - 1 - state.y) * view.size;
    if (px < scroll.scrollLeft || px + view.size > scroll.scrollLeft + scroll.clientWidth) scroll.scrollLeft = px - scroll.clientWidth / 2;
    if (py < scroll.scrollTop || py + view.size > scroll.scrollTop + scroll.clientHeight) scroll.scrollTop = py - scroll.clientHeight / 2;
  }
  function pointed(event) {
    const box = canvas.getBoundingClientRect();
    return Draw.cellAt(view, event.clientX - box.left, event.clientY - box.top);
  }

  function keyDown(event) {
    const step = event.shiftKey ? 10 : 1;
    const keys = { ArrowLeft: () => moveCursor(-step, 0), ArrowRight: () => moveCursor(step, 0),
      ArrowUp: () => moveCursor(0, step), ArrowDown: () => moveCursor(0, -step), Home: () => change({ x: 0, y: 0 }),
      Enter: () => choose({ x: state.x, y: state.y }), " ": () => choose({ x: state.x, y: state.y }),
      d: done, D: done, u: undo, U: undo, "[": () => stepRows(-1), "]": () => stepRows(1) };
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  }
  function undo() {
    if (!match) return;
    setMatch(Play.undo(match));
    const now = playing();
    change({ x: now.position.x, y: now.position.y });
  }

  function wire() {
    for (const { id, label } of Wythoff.FAMILIES) $("family").append(element("option", { value: id, textContent: label }));
    $("family").append(element("option", { value: "own", textContent: "own rules (as data, below)" }));
    TABLES.forEach(({ label }, k) => $("tables").append(element("option", { value: k, textContent: label })));
    $("controls").addEventListener("submit", (event) => event.preventDefault());
    $("name").addEventListener("change", () => change({ name: $("name").value, rules: null }));
    $("family").addEventListener("change", familyChanged);
    $("misere").addEventListener("change", () => {
      const plain = state.name.replace(/^misere /, "");
      change({ name: ($("misere").checked ? "misere " : "") + plain });
    });
    $("size").addEventListener("change", () => {
      try { change({ ...parseSize($("size").value), rows: null }); } catch (error) { say(error.message); }
    });
    $("zoom").addEventListener("change", () => change({ zoom: $("zoom").value }));
    $("colour").addEventListener("change", () => change({ colour: $("colour").value }));
    $("rows").addEventListener("input", () => {
      const x = Number($("rows").value);
      change({ rows: x >= state.width - 1 ? null : x });
    });
    $("grow").addEventListener("click", toggleGrow);
    $("claim").addEventListener("change", () => change({ claim: $("claim").value.trim() }));
    $("claim-paper").addEventListener("click", () => change({ claim: "paper" }));
    $("claim-none").addEventListener("click", () => change({ claim: "" }));
    $("tables").addEventListener("change", () => {
      const table = TABLES[$("tables").value];
      if (table) {
        const side = { width: Math.max(state.width, table.side), height: Math.max(state.height, table.side) };
        change({ name: table.game, rules: null, claim: table.claim, rows: null, ...side });
      }
    });
    const start = (first) => { begin(first); $("scroll").scrollIntoView({ block: "nearest" }); $("board").focus({ preventScroll: true }); };
    $("play-first").addEventListener("click", () => start("you"));
    $("play-second").addEventListener("click", () => start("opponent"));
    $("play-done").addEventListener("click", done);
    $("play-hint").addEventListener("click", hint);
    $("play-undo").addEventListener("click", undo);
    $("play-end").addEventListener("click", () => setMatch(null));
    $("reveal").addEventListener("change", () => change({ reveal: $("reveal").checked }));
    $("json-use").addEventListener("click", () => {
      try { change({ rules: JSON.stringify(Wythoff.normal(readJson($("json").value))) }); } catch (error) {
        if (!(error instanceof Wythoff.RuleError)) throw error;
        say(error.message);
      }
    });
    $("copy").addEventListener("click", async () => {
      try { await navigator.clipboard.writeText(location.href); $("copy").textContent = "Copied"; } catch {
        window.prompt("The address of this view:", location.href);
      }
    });
    document.querySelectorAll("[data-step]").forEach((button) => button.addEventListener("click", () => {
      moveCursor(...button.dataset.step.split(",").map(Number));
    }));
    $("choose").addEventListener("click", () => choose({ x: state.x, y: state.y }));
    canvas.addEventListener("keydown", keyDown);
    canvas.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse") return;
      const cell = pointed(event);
      if (JSON.stringify(cell) !== JSON.stringify(hover)) { hover = cell; renderBoard(); }
    });
    canvas.addEventListener("pointerleave", () => { if (hover) { hover = null; renderBoard(); } });
    canvas.addEventListener("click", (event) => { const cell = pointed(event); if (cell) choose(cell); });
    window.addEventListener("hashchange", load);
    window.addEventListener("resize", () => renderBoard());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => renderBoard());
  }
  /** What of an address makes no sense is left out and named; the rest of it is shown. */
  function load() {
    const text = location.hash.slice(1), parts = ["play", "claim", "board", "rules", "game"];
    let message = "";
    if (text && document.getElementById(text)) {
      aPlaceOnThePage = true;
      if (!solution) change({ ...initial });
      aPlaceOnThePage = false;
      return;
    }
    for (const without of [[], ...parts.map((part) => [part]), ["play", "claim"], parts]) {
      const query = new URLSearchParams(text);
      if (without.length && !without.some((part) => query.has(part))) continue;
      without.forEach((part) => query.delete(part));
      try {
        if (change(readAddress(query))) { if (message) say(message); return; }
        message ||= $("error").textContent;
      } catch (error) {
        if (!(error instanceof Wythoff.RuleError)) throw error;
        message ||= error.message;
      }
    }
    change({ ...initial });
    say(message);
  }
  wire();
  load();
})();
