"use strict";
/* The table of statements: filter by words and verdict, sort by a column; without this script the table is complete. */
(() => {
  const table = document.getElementById("statements"), body = table.tBodies[0], rows = [...body.rows];
  const filter = document.getElementById("filter"), status = document.getElementById("status");
  const heads = [...table.tHead.rows[0].cells];

  function apply() {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !(words.every((word) => text.includes(word)) && (!status.value || row.dataset.status === status.value));
      shown += row.hidden ? 0 : 1;
    }
    document.getElementById("shown").textContent = `${shown} of ${rows.length}`;
  }
  function sort(column) {
    const direction = heads[column].getAttribute("aria-sort") === "ascending" ? -1 : 1;
    heads.forEach((head, k) => (k === column
      ? head.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending") : head.removeAttribute("aria-sort")));
    // The first column keeps the order of the paper, not of the alphabet.
    const key = (row) => (column === 0 ? Number(row.dataset.place) : row.cells[column].textContent.trim());
    rows.sort((r, s) => direction * (column === 0 ? key(r) - key(s) : key(r).localeCompare(key(s))));
    body.append(...rows);
  }
  // What is filtered stands in the address, so that it can be sent to somebody.
  const given = new URLSearchParams(location.hash.slice(1));
  if (given.has("words")) filter.value = given.get("words");
  if (given.has("verdict") && [...status.options].some((option) => option.value === given.get("verdict"))) status.value = given.get("verdict");
  function remember() {
    const now = new URLSearchParams();
    if (filter.value) now.set("words", filter.value);
    if (status.value) now.set("verdict", status.value);
    history.replaceState(null, "", String(now) ? `#${now}` : location.pathname);
  }
  filter.addEventListener("input", () => { apply(); remember(); });
  status.addEventListener("change", () => { apply(); remember(); });
  heads.forEach((head, column) => head.querySelector("button")?.addEventListener("click", () => sort(column)));
  apply();
})();
