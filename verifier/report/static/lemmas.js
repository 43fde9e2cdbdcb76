"use strict";
/* The lemma graph: point at a box, or go to it with Tab, and see its sentence and the arrows from and to it. */
(() => {
  const graph = document.querySelector(".graph svg"), said = document.getElementById("lemma-said");
  if (!graph) return;
  const boxes = [...graph.querySelectorAll("g")], arrows = [...graph.querySelectorAll("path")];
  // An arrow leaves the middle of a box's lower side and ends at the middle of another one's upper side.
  const ends = arrows.map((arrow) => {
    const numbers = arrow.getAttribute("d").match(/-?[\d.]+/g).map(Number);
    return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
  });
  const near = (p, q) => Math.abs(p[0] - q[0]) < 1 && Math.abs(p[1] - q[1]) < 1;
  const places = boxes.map((box) => {
    const rect = box.querySelector("rect"), [x, y, w, h] = ["x", "y", "width", "height"].map((key) => Number(rect.getAttribute(key)));
    return { low: [x + w / 2, y + h], high: [x + w / 2, y] };
  });
  const name = (box) => box.querySelector("text").textContent.trim();
  let held = null;

  function show(k) {
    graph.classList.toggle("chosen", k !== null);
    boxes.forEach((box) => box.classList.remove("here", "near"));
    arrows.forEach((arrow) => arrow.classList.remove("near"));
    if (k === null) { said.textContent = "Point at a box, or go from box to box with Tab."; return; }
    const uses = [], serves = [];
    ends.forEach(({ from, to }, e) => {
      const down = near(from, places[k].low), up = near(to, places[k].high);
      if (!down && !up) return;
      arrows[e].classList.add("near");
      places.forEach((place, other) => {
        if ((down && near(to, place.high)) || (up && near(from, place.low))) {
          boxes[other].classList.add("near");
          (down ? uses : serves).push(name(boxes[other]));
        }
      });
    });
    boxes[k].classList.add("here");
    const list = (names) => (names.length ? names.join(", ") : "nothing that is drawn");
    said.textContent = `${name(boxes[k])}: ${boxes[k].querySelector("title").textContent.trim()} ` +
      `— rests on ${list(uses)}; serves ${list(serves)}.`;
  }
  boxes.forEach((box, k) => {
    box.addEventListener("pointerenter", () => { if (held === null) show(k); });
    box.addEventListener("focus", () => { held = null; show(k); });
    box.addEventListener("click", () => { held = k; show(k); });
  });
  graph.addEventListener("pointerleave", () => { if (held === null) show(null); });
  const fit = document.getElementById("fit");
  fit.addEventListener("change", () => graph.closest(".graph").classList.toggle("fit", fit.checked));
  document.getElementById("find").addEventListener("input", (event) => {
    const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of document.querySelectorAll("#lemma-list tr")) {
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    }
  });
  show(null);
})();
