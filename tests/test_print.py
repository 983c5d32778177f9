"""Pages as they are printed: nothing cut, nothing that works with a mouse, dark on white."""

from __future__ import annotations

import re

import pytest

from copyscope.project import LANGUAGES

# A4 and Letter less the style sheet's margins, in CSS pixels.
WIDTHS = (688, 710)
LONG_SIDE = 1017
PAGES = (
    "",
    "choose/",
    "guide/history/",
    "guide/verdicts/",
    "torch/which-copy/",
    "torch/clone/",
    "errors/leaf-in-place/",
    "articles/preferred-copy/",
    "articles/fact-check-preferred-copy/",
)
# Not for paper: it leads elsewhere or waits for a hand.
IDLE = (
    ".md-header, .md-sidebar, .md-footer, .md-path, .md-clipboard, .md-code__nav, .headerlink, "
    ".cs-notebook, .cs-about, .cs-search, .cs-form"
)
# What reaches over the right edge of the paper or of a box that would scroll on a screen.
CUT = """() => {
  const cut = [];
  for (const part of document.querySelectorAll("article *")) {
    if (!part.checkVisibility() || part.closest("svg svg, svg *")) continue;
    const box = part.getBoundingClientRect();
    // The ground of code in a line may reach a little further than its letters.
    if (box.right > innerWidth + 4) cut.push([part.tagName, part.className, box.right]);
    else if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1
             && getComputedStyle(part).overflowX !== "visible")
      cut.push([part.tagName, part.className, part.scrollWidth]);
  }
  return cut.slice(0, 5);
}"""
PRINTED = "dispatchEvent(new Event('beforeprint'))"


@pytest.fixture
def paper(visit):
    """Opens a page as it is laid out on paper."""
    page = visit().open("en/")
    page.emulate_media(media="print")
    address = page.url.removesuffix("en/")

    def lay(path: str):
        page.goto(f"{address}{path}")
        page.evaluate(PRINTED)
        return page

    return lay


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_the_edge_of_the_paper(paper, language):
    found = {}
    for path in (*PAGES, "all/"):
        page = paper(f"{language}/{path}")
        for width in (LONG_SIDE,) if path == "all/" else WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            if cut := page.evaluate(CUT):
                found[path, width] = cut
    assert found == {}


def test_what_is_cut_is_found(paper):
    page = paper("en/torch/clone/")
    page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    page.add_style_tag(content=".cs-facts table:not(#a) { min-width: 900px !important }")
    assert page.evaluate(CUT)
    page.add_style_tag(content=".cs-scroll { overflow: hidden !important }")
    assert page.evaluate(CUT)


def test_paper_has_no_controls_and_everything_unfolded(paper):
    for path in PAGES:
        page = paper(f"ko/{path}")
        seen = page.locator(IDLE).evaluate_all("a => a.filter(e => e.checkVisibility()).length")
        assert seen == 0, path
        assert page.locator("article details:not([open])").count() == 0, path
        for picture in page.locator("article .cs-drawing").all()[:3]:
            assert picture.is_visible()


def test_folds_are_open_while_a_page_is_printed_and_no_longer(visit):
    page = visit().open("ko/torch/which-copy/")
    folded = page.locator("article details:not([open])")
    before = folded.count()
    assert before > 0
    page.pdf(format="A4")
    assert folded.count() == before
    page.evaluate(PRINTED)
    assert folded.count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert folded.count() == before


def test_a_printed_chip_has_its_word_and_a_link_its_address(paper):
    page = paper("en/torch/clone/")
    chip = page.locator("article .cs-chip").first
    assert chip.evaluate("e => getComputedStyle(e).borderTopWidth") == "1px"
    assert chip.inner_text().strip()
    page = paper("en/guide/history/")
    page.evaluate(
        "document.querySelector('article p').innerHTML += ' <a href=\"https://example.org/x\">y</a>'"
    )
    shown = page.locator('article a[href^="https://example.org"]')
    assert "attr(href)" not in shown.evaluate("e => getComputedStyle(e, '::after').content")
    assert "example.org/x" in shown.evaluate("e => getComputedStyle(e, '::after').content")


def test_the_large_table_lies_on_the_long_side_with_its_head_on_every_page(paper):
    page = paper("en/all/")
    assert page.evaluate("getComputedStyle(document.body).page") == "wide"
    printed = page.pdf(format="A4", page_ranges="1-2")
    sizes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", printed)
    assert sizes and all(float(width) > float(height) for width, height in sizes)
