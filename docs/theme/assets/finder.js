// Narrows a table by the form above it and keeps what was chosen in the address.
// A row's data attributes hold the words it fits; this script compares words, nothing else.
document.addEventListener("DOMContentLoaded", function () {
  document.querySelectorAll(".cs-finder").forEach(function (finder) {
    var form = finder.querySelector("form");
    var count = finder.querySelector(".cs-count");
    var table = finder.querySelector("table");
    var rows = Array.from(finder.querySelectorAll("tbody tr"));
    var narrowed = false;
    var names = Array.from(new Set(Array.from(form.elements, function (e) { return e.name; }).filter(Boolean)));
    var texts = new Map();
    var waiting;

    function text(row) {
      if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
      return texts.get(row);
    }

    function fits(row, name, wanted) {
      if (name === "text") {
        return wanted[0].toLowerCase().split(/\s+/).every(function (word) { return text(row).includes(word); });
      }
      var has = (row.dataset[name] || "").split(" ");
      return wanted.every(function (word) { return has.includes(word); });
    }

    function chosen() {
      var found = new URLSearchParams();
      new FormData(form).forEach(function (value, name) {
        if (value.trim()) found.append(name, value.trim());
      });
      return found;
    }

    function show() {
      var asked = chosen();
      var wanted = Array.from(new Set(asked.keys()), function (name) { return [name, asked.getAll(name)]; });
      var reasons = Array.from(asked, function (pair) { return pair.join("="); });
      var shown = 0;
      // As long as nothing was asked for, no row needs a look.
      if (wanted.length) narrowed = true;
      if (!narrowed) shown = rows.length;
      else rows.forEach(function (row) {
        row.hidden = !wanted.every(function (pair) { return fits(row, pair[0], pair[1]); });
        if (row.hidden) return;
        shown += 1;
        row.querySelectorAll("[data-why]").forEach(function (part) {
          var because = part.dataset.why.split(" ").some(function (why) { return reasons.includes(why); });
          part.classList.toggle("cs-why", because);
        });
      });
      count.textContent = (shown ? count.dataset.some : count.dataset.none)
        .replace("{shown}", shown).replace("{all}", rows.length);
      finder.querySelector(".cs-scroll").hidden = !shown;
      if (narrowed) measure();
    }

    // Groups of rows are laid out when they come into sight; until then their rows are counted.
    function measure() {
      if (table.tBodies.length < 2) return;
      Array.from(table.tBodies, function (body) {
        var left = Array.from(body.rows).filter(function (row) { return !row.hidden; }).length;
        body.hidden = !left;
        body.style.setProperty("--cs-rows", left);
      });
    }

    function read() {
      var asked = new URLSearchParams(location.search);
      form.reset();
      Array.from(form.elements).forEach(function (element) {
        var wanted = asked.getAll(element.name);
        if (!element.name || !wanted.length) return;
        if (/radio|checkbox/.test(element.type)) element.checked = wanted.includes(element.value);
        else element.value = wanted[0];
        if (element.selectedIndex === -1) element.value = "";
      });
      // An address may ask for what is not offered; the answer "any" is there in that case.
      form.querySelectorAll("fieldset").forEach(function (group) {
        var any = group.querySelector('input[value=""]');
        if (any && !group.querySelector(":checked")) any.checked = true;
      });
      show();
    }

    function address() {
      var all = new URLSearchParams(location.search);
      names.forEach(function (name) { all.delete(name); });
      chosen().forEach(function (value, name) { all.append(name, value); });
      var query = all.toString();
      return location.pathname + (query ? "?" + query : "") + location.hash;
    }

    function write(how) {
      clearTimeout(waiting);
      if (address() !== location.pathname + location.search + location.hash) history[how](null, "", address());
    }

    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("change", function (event) {
      if (event.target.name === "text") return;
      show();
      write("pushState");
    });
    form.addEventListener("input", function (event) {
      if (event.target.name !== "text") return;
      clearTimeout(waiting);
      waiting = setTimeout(function () { show(); write("replaceState"); }, 150);
    });
    form.addEventListener("reset", function () {
      setTimeout(function () { show(); write("pushState"); });
    });
    window.addEventListener("popstate", read);
    table.addEventListener("cs-sorted", function () { if (narrowed) measure(); });

    form.hidden = count.hidden = false;
    read();
  });
});

// A button that opens the search of the header, wherever one is on the page.
document.addEventListener("DOMContentLoaded", function () {
  document.querySelectorAll("[data-cs-search]").forEach(function (button) {
    button.hidden = false;
    button.addEventListener("click", function () {
      document.querySelector("[data-md-component=search-query]").focus();
    });
  });
});
