// The language switch keeps the heading: ids are the same in both languages.
document.addEventListener("click", function (event) {
  var link = event.target.closest && event.target.closest("[data-cs-language]");
  if (link) link.hash = location.hash || currentHeading();
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
