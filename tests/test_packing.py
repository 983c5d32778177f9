"""Pages as they are sent: the same page to a browser, in fewer bytes and requests."""

from __future__ import annotations

from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from lxml import html

from copyscope import packing

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <title>t</title>
    <link rel="stylesheet" href="../../assets/one.css">
    <link rel="icon" href="../../assets/i.png">
    <link rel="stylesheet" href="../../assets/more/two.css">
  </head>
  <body>
    <form><input type="radio" name="a" value="">
    <select><option value="">any</option></select></form>
    <p> A <code>a  b</code> <b>c</b>
    d. </p>
    <pre tabindex="0">

 kept
   as it is
</pre>
    <svg viewBox="0 0 1 1"><text x="0">a &lt; b</text></svg>
    <script id="__config" type="application/json">{"base": "..",  "a": "</b>"}</script>
  </body>
</html>
"""


def test_what_a_browser_reads_stays():
    made = packing.small(PAGE)
    assert len(made) < 0.85 * len(PAGE)
    before, after = (html.document_fromstring(text) for text in (PAGE, made))
    for part in ("pre", "svg", "code", "title"):
        texts = [[p.text_content() for p in tree.iter(part)] for tree in (before, after)]
        assert texts[0] == texts[1] != [], part
    assert " ".join(after.find(".//p").text_content().split()) == "A a b c d."
    assert after.find(".//script").text == before.find(".//script").text
    assert after.find(".//input").get("value") == after.find(".//option").get("value") == ""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "assets/more").mkdir(parents=True)
    (tmp_path / "assets/one.css").write_text("a{b:c}\n/*# sourceMappingURL=one.css.map */")
    (tmp_path / "assets/more/two.css").write_text("d{e:url('data:x')}")
    return tmp_path


def test_a_page_has_one_style_sheet_in_the_order_of_all(site):
    soup = BeautifulSoup(packing.one_style(PAGE, "a/b/", site), "html.parser")
    (link,) = soup.select("link[rel=stylesheet]")
    made = (site / "a/b" / link["href"]).resolve()
    assert made.parent == site / "assets"
    assert made.read_text() == "a{b:c}\nd{e:url('data:x')}"
    assert soup.select_one("link[rel=icon]")
    packing.one_style(PAGE.replace("../../", ""), "", site)
    (site / "assets/one.css").write_text("a{b:d}")
    changed = packing.one_style(PAGE.replace("../../", ""), "", site)
    assert link["href"].rpartition("/")[2] not in changed
    assert packing.one_style("<p>", "a/", site) == "<p>"


def test_a_sheet_that_cannot_be_moved_is_said(site):
    (site / "assets/more/two.css").write_text("d{e:url(../x.png)}")
    with pytest.raises(ValueError, match="relative"):
        packing.one_style(PAGE, "a/b/", site)
