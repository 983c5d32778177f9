// The language switch keeps the heading (ids are the same in both languages) and what was chosen.
document.addEventListener("click", function (event) {
  var link = event.target.closest && event.target.closest("[data-cs-language]");
  if (!link) return;
  link.hash = location.hash || currentHeading();
  // What was chosen on a page that narrows a table stands in its address.
  if (document.querySelector(".cs-finder")) link.search = location.search;
});

// The heading at the top of the window, for readers who scrolled there without a link.
function currentHeading() {
  if (window.scrollY < 200) return "";
  var passed = Array.prototype.filter.call(
    document.querySelectorAll("article h2[id], article h3[id]"),
    function (heading) { return heading.getBoundingClientRect().top < 150; }
  );
  return passed.length ? "#" + passed[passed.length - 1].id : "";
}

// Light, dark, or as the system says, also when it changes its mind.
(function () {
  var all = Array.from(document.getElementsByName("__palette"));
  function chosen() { return all.findIndex(function (option) { return option.checked; }); }
  function choose(at) {
    csScheme(at);
    __md_set("__palette", { index: at });
  }
  if (!all.length || !window.csScheme) return;
  all[0].form.addEventListener("change", function () { choose(chosen()); });
  all[0].form.addEventListener("keydown", function (event) {
    if (event.key !== "Enter") return;
    choose((chosen() + 1) % all.length);
    all[chosen()].focus();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", function () { csScheme(chosen()); });
})();

// Comparison tables can be sorted by any column. Without scripts they are plain tables.
document.addEventListener("DOMContentLoaded", function () {
  document.querySelectorAll("table.cs-compared").forEach(function (table) {
    table.querySelectorAll("thead th").forEach(function (cell, column) {
      var button = document.createElement("button");
      button.type = "button";
      button.append.apply(button, Array.from(cell.childNodes));
      cell.append(button);
      button.addEventListener("click", function () { sortBy(table, column); });
    });
  });
});

function sortBy(table, column) {
  var heads = table.querySelectorAll("thead th");
  var down = heads[column].getAttribute("aria-sort") === "ascending";
  var bodies = Array.from(table.tBodies);
  var sizes = bodies.map(function (body) { return body.rows.length; });
  var rows = bodies.flatMap(function (body) { return Array.from(body.rows); });
  var compare = new Intl.Collator(document.documentElement.lang, { numeric: true }).compare;
  var keys = new Map(rows.map(function (row) {
    return [row, row.cells[column].textContent.trim().replace(/(\d),(?=\d)/g, "$1")];
  }));
  rows.sort(function (a, b) {
    var one = keys.get(a), two = keys.get(b);
    // An empty cell stays at the end, whichever way the column is sorted.
    if ((one === "–") !== (two === "–")) return one === "–" ? 1 : -1;
    return down ? compare(two, one) : compare(one, two);
  });
  heads.forEach(function (cell) { cell.removeAttribute("aria-sort"); });
  heads[column].setAttribute("aria-sort", down ? "descending" : "ascending");
  // A long table has its rows in groups of a fixed size.
  bodies.forEach(function (body, n) { body.append.apply(body, rows.splice(0, sizes[n])); });
  table.dispatchEvent(new Event("cs-sorted"));
}

// The search box asks when a key goes up. What the mouse pastes or a voice writes is asked too.
document.addEventListener("input", function (event) {
  if (event.target.matches(".md-search__input")) event.target.dispatchEvent(new Event("keyup"));
});

// The index is fetched when one turns to the box, so that it is there with the first letters.
document.addEventListener("focusin", function fetchIndex(event) {
  if (!event.target.matches(".md-search__input")) return;
  document.removeEventListener("focusin", fetchIndex);
  var worker = new URL(JSON.parse(document.getElementById("__config").textContent).search, location.href);
  if (!worker.pathname.endsWith("/assets/search/worker.js")) return;
  fetch(new URL("../../search/copyscope.json", worker)).catch(function () {});
});

// On paper nothing can be unfolded: print everything.
window.addEventListener("beforeprint", function () {
  document.querySelectorAll("article details:not([open])").forEach(function (fold) {
    fold.open = true;
    window.addEventListener("afterprint", function () { fold.open = false; }, { once: true });
  });
});
