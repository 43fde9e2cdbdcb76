"use strict";
/* The lemma graph: choose a statement and see what it rests on; point at a box, tap it, or go to it with Tab, and see
   its sentence and the arrows from and to it. */
(() => {
  const graph = document.querySelector(".graph svg"), said = document.getElementById("lemma-said");
  if (!graph) return;
  const boxes = [...graph.querySelectorAll("g")], arrows = [...graph.querySelectorAll("path")];
  // In the drawing an arrow leaves the middle of a box's lower side and ends at the middle of another one's upper side.
  const places = boxes.map((box) => {
    const rect = box.querySelector("rect"), [x, y, w, h] = ["x", "y", "width", "height"].map((key) => Number(rect.getAttribute(key)));
    return { low: [x + w / 2, y + h], high: [x + w / 2, y] };
  });
  const near = (p, q) => Math.abs(p[0] - q[0]) < 1 && Math.abs(p[1] - q[1]) < 1;
  const edges = arrows.map((arrow) => {
    const numbers = arrow.getAttribute("d").match(/-?[\d.]+/g).map(Number);
    return [places.findIndex((place) => near(place.low, numbers.slice(0, 2))),
      places.findIndex((place) => near(place.high, numbers.slice(-2)))];
  });
  const name = (box) => box.querySelector("text").textContent.trim();
  let held = null;

  function show(k) {
    graph.classList.toggle("chosen", k !== null);
    boxes.forEach((box) => box.classList.remove("here", "near"));
    arrows.forEach((arrow) => arrow.classList.remove("near"));
    if (k === null) { said.textContent = "Point at a box, tap it, or go from box to box with Tab."; return; }
    const uses = [], serves = [];
    edges.forEach(([from, to], e) => {
      if ((from !== k && to !== k) || from < 0 || to < 0) return;
      arrows[e].classList.add("near");
      const other = from === k ? to : from;
      boxes[other].classList.add("near");
      (from === k ? uses : serves).push(name(boxes[other]));
    });
    boxes[k].classList.add("here");
    const list = (names) => (names.length ? names.join(", ") : "nothing that is drawn");
    said.textContent = `${name(boxes[k])}: ${boxes[k].querySelector("title").textContent.trim()} ` +
      `— rests on ${list(uses)}; serves ${list(serves)}.`;
  }
  boxes.forEach((box, k) => {
    box.addEventListener("pointerenter", (event) => { if (held === null && event.pointerType !== "touch") show(k); });
    box.addEventListener("focus", () => { held = null; show(k); });
    box.addEventListener("click", () => { held = k; show(k); });
  });
  graph.addEventListener("pointerleave", () => { if (held === null) show(null); });

  const chooser = document.getElementById("cone"), frame = graph.closest(".graph");
  const served = new Set(edges.map(([, to]) => to));
  const tops = boxes.map((box, k) => [name(box), k]).filter(([, k]) => !served.has(k));
  tops.sort(([a], [b]) => Number(a.startsWith("new")) - Number(b.startsWith("new")) || a.localeCompare(b, "en", { numeric: true }));
  for (const [text, k] of tops) chooser.append(new Option(text, k));
  const cone = Cone(graph, boxes, arrows, edges);
  function choose() {
    held = null;
    show(null);
    if (chooser.value === "") cone.whole();
    else fill();
  }
  function fill() {
    const room = frame.clientWidth;
    cone.show(Number(chooser.value), room);
    if (frame.clientWidth < room) cone.show(Number(chooser.value), frame.clientWidth); // a scroll bar has come
  }
  chooser.addEventListener("change", choose);
  window.addEventListener("resize", () => { if (chooser.value !== "") fill(); });
  const first = tops.find(([text]) => text === "thm-2.1-i") ?? tops[0];
  if (first) chooser.value = String(first[1]);
  choose();

  // lemmas.html#thm-2.1-iiia shows what this statement rests on; the name of a lemma shows its box.
  const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  function fromAddress() {
    const wanted = plain(decodeURIComponent(location.hash.slice(1)));
    const k = wanted ? boxes.findIndex((box) => plain(name(box)) === wanted) : -1;
    if (k < 0) return;
    if (tops.some(([, top]) => top === k)) { chooser.value = String(k); choose(); } else { chooser.value = ""; choose(); }
    held = k;
    show(k);
    boxes[k].scrollIntoView({ block: "center", inline: "center" });
    said.scrollIntoView({ block: "nearest" });
  }
  window.addEventListener("hashchange", fromAddress);
  chooser.addEventListener("change", () => {
    history.replaceState(null, "", chooser.value === "" ? location.pathname : `#${name(boxes[Number(chooser.value)])}`);
  });
  fromAddress();

  document.getElementById("find").addEventListener("input", (event) => {
    const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of document.querySelectorAll("#lemma-list tr")) {
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    }
  });
})();
