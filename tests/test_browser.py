"""The built site in a real browser: languages, addresses, search, and what it asks for."""

from __future__ import annotations

import pytest

from browsing import Watched
from conftest import declared
from copyscope.project import LANGUAGES
from rebuilding import get, rebuilding
from test_site import themed


@pytest.mark.parametrize(
    ("locale", "language"), [("ko-KR", "ko"), ("en-GB", "en"), ("fr-FR", "en")]
)
def test_the_entrance_takes_the_browsers_language(visit, locale, language):
    watched = visit(locale=locale)
    page = watched.open("#top")
    page.wait_for_url(f"**/{language}/#top")
    assert page.locator("html").get_attribute("lang") == language
    assert watched.wrong == []


def test_without_scripts_there_are_plain_links(visit):
    watched = visit(java_script_enabled=False)
    page = watched.open("")
    assert page.locator("main a").all_inner_texts() == ["한국어", "English"]
    page.get_by_role("link", name="한국어").click()
    page.wait_for_url("**/ko/")
    page.locator("a[data-cs-language]").click()
    page.wait_for_url("**/en/")
    page.goto(f"{watched.address}/en/torch/clone/")
    assert page.locator(".cs-chip").first.is_visible()
    assert page.locator(".cs-result pre").first.is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_keeps_page_and_heading(visit, language):
    other = "en" if language == "ko" else "ko"
    watched = visit(viewport={"width": 1280, "height": 800})
    page = watched.open(f"{language}/torch/detach/#traps")
    page.locator("a[data-cs-language]").click()
    page.wait_for_url(f"**/{other}/torch/detach/#traps")
    assert page.locator("html").get_attribute("lang") == other
    top = page.evaluate("document.getElementById('traps').getBoundingClientRect().top")
    assert 0 <= top < 200
    assert watched.wrong == []


def test_the_switch_keeps_the_heading_one_scrolled_to(visit):
    watched = visit(viewport={"width": 390, "height": 800})
    page = watched.open("ko/articles/preferred-copy/")
    heading = page.locator("article h2").nth(2)
    wanted = heading.get_attribute("id")
    heading.evaluate("h => window.scrollTo(0, h.getBoundingClientRect().top + scrollY - 100)")
    page.locator("a[data-cs-language]").click()
    page.wait_for_url(f"**/en/articles/preferred-copy/#{wanted}")


@pytest.mark.parametrize(
    ("language", "query", "found"),
    [("ko", "clone", "/ko/torch/clone/"), ("en", "clone", "/en/torch/clone/")],
)
def test_search_answers_from_its_own_language(visit, language, query, found):
    watched = visit(viewport={"width": 1280, "height": 800})
    page = watched.open(f"{language}/")
    page.keyboard.press("s")
    page.locator("input.md-search__input").fill(query)
    results = page.locator("a.md-search-result__link")
    results.first.wait_for(timeout=15000)
    links = results.evaluate_all("links => links.map(link => new URL(link.href).pathname)")
    assert found in links
    assert all(link.startswith(f"/{language}/") for link in links)
    assert watched.wrong == []


def test_comparison_tables_sort_by_mouse_and_keyboard(visit):
    watched = visit(viewport={"width": 1280, "height": 800})
    page = watched.open("ko/torch/which-copy/")
    table = page.locator("table.cs-compared").first
    column = table.locator("thead th").evaluate_all(
        "cells => cells.findIndex(cell => cell.textContent === '새로 할당한 바이트')"
    )
    head = table.locator("thead th").nth(column)
    cells = table.locator(f"tbody tr > :nth-child({column + 1})")
    before = cells.all_inner_texts()

    def numbers() -> list[int]:
        return [int(text.replace(",", "")) for text in cells.all_inner_texts() if text != "–"]

    head.locator("button").click()
    assert head.get_attribute("aria-sort") == "ascending"
    assert numbers() == sorted(numbers()) != []
    head.locator("button").focus()
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "descending"
    assert numbers() == sorted(numbers(), reverse=True)
    assert sorted(cells.all_inner_texts()) == sorted(before)
    assert watched.wrong == []


PLACED = """drawings => drawings.flatMap((svg, i) => {
  const view = svg.viewBox.baseVal;
  const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent);
  const boxes = texts.flatMap(text => text.childElementCount
    ? [...text.children].map(part => {
        const at = part.getStartPositionOfChar(0).x, wide = part.getComputedTextLength();
        const line = text.getBBox();
        return {x: at, y: line.y + 2, right: at + wide, bottom: line.y + line.height - 2};
      })
    : [(box => ({x: box.x, y: box.y + 2, right: box.x + box.width,
                 bottom: box.y + box.height - 2}))(text.getBBox())]);
  const out = boxes.filter(b => b.x < view.x || b.y + 2 < view.y
    || b.right > view.x + view.width || b.bottom > view.y + view.height);
  const over = boxes.filter((a, n) => boxes.some((b, m) => m > n
    && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom));
  return out.length + over.length ? [[i, out, over]] : [];
})"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1280, "dark")])
def test_texts_of_pictures_fit_in_real_fonts(visit, language, width, scheme):
    size = {"width": width, "height": 800}
    watched = visit(viewport=size, color_scheme=scheme)
    seen = 0
    for name in ("guide/verdicts", "torch/view-reshape", "torch/transpose", "modules/state-dict"):
        page = watched.open(f"{language}/{name}/")
        page.evaluate("document.querySelectorAll('.cs-picture').forEach(fold => fold.open = true)")
        drawings = page.locator("svg.cs-drawing")
        assert drawings.evaluate_all(PLACED) == [], name
        shown = drawings.evaluate_all("all => all.map(svg => svg.getBoundingClientRect().width)")
        assert min(shown) >= 300 and max(shown) <= width, name
        seen += len(shown)
    assert seen > 40
    assert watched.wrong == []


def test_a_picture_can_be_unfolded_without_scripts(visit):
    watched = visit(java_script_enabled=False)
    page = watched.open("en/torch/detach/")
    folds = page.locator("details.cs-picture")
    assert folds.first.locator("svg").is_visible()
    assert not folds.nth(1).locator("svg").first.is_visible()
    folds.nth(1).locator("summary").click()
    assert folds.nth(1).locator("svg").first.is_visible()


def test_only_code_has_a_copy_button(visit):
    page = visit(viewport={"width": 1280, "height": 800}).open("en/torch/clone/")
    page.locator(".highlight .md-clipboard, .highlight .md-code__nav").first.wait_for()
    shown = page.locator(".md-clipboard, .md-code__nav").evaluate_all(
        "found => found.filter(each => each.checkVisibility())"
        ".map(each => each.closest('.highlight') !== null)"
    )
    assert shown and all(shown)


def test_print_is_dark_on_white_from_either_scheme(visit):
    colours = "'.cs-chip, .highlight code span, article p a'"
    look = f"""() => [...document.querySelectorAll({colours})].map(
        each => getComputedStyle(each).color)"""
    seen = []
    for scheme in ("light", "dark"):
        page = visit(color_scheme=scheme).open("en/torch/clone/")
        page.emulate_media(media="print")
        page.add_style_tag(content="* { transition: none !important }")
        seen.append(page.evaluate(look))
        assert not page.locator(".md-code__nav, .md-header").first.is_visible()
    assert seen[0] == seen[1] and len(seen[0]) > 20


SCHEME = "document.body.getAttribute('data-md-color-scheme')"


def test_dark_is_there_before_the_first_script(visit):
    watched = visit(color_scheme="dark")
    held = []
    watched.page.route("**/*.js", lambda route: held.append(route))
    watched.page.goto(f"{watched.address}/en/torch/clone/", wait_until="commit")
    watched.page.locator("footer.md-footer").wait_for()
    assert watched.page.evaluate(SCHEME) == "slate"


def test_light_and_dark_follow_the_system_and_stay_as_chosen(visit):
    watched = visit(color_scheme="dark")
    page = watched.open("en/torch/clone/")
    assert page.evaluate(SCHEME) == "slate"
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"{SCHEME} === 'default'")
    for title, wanted in (
        ("Switch to light mode", "default"),
        ("Switch to dark mode", "slate"),
        ("Follow the system setting", "default"),
        ("Switch to light mode", "default"),
        ("Switch to dark mode", "slate"),
    ):
        page.locator(f"label[title='{title}']").click()
        assert page.evaluate(SCHEME) == wanted, title
    page = watched.open("en/torch/detach/")
    assert page.evaluate(SCHEME) == "slate"
    page.locator("[name=__palette]:checked").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(SCHEME) == "default"
    assert page.locator("label[title='Switch to light mode']").is_visible()
    assert watched.wrong == []


def test_the_search_dialog_has_a_name(visit):
    page = visit().open("ko/")
    assert page.locator("[role=dialog]").get_attribute("aria-label") == "검색"


def test_a_missing_page_leads_to_both_languages(visit):
    watched = visit()
    page = watched.open("ko/no/such/page/")
    assert page.locator("main a").all_inner_texts() == ["한국어", "English"]
    page.locator("main a").first.click()
    page.wait_for_url("**/ko/")


def test_serve_reloads_for_a_snippet_and_for_a_page(small, browser, tmp_path):
    project = themed(small)
    with rebuilding(project.root, tmp_path / "said.txt") as address:
        get(f"{address}/en/")
        watched = Watched(browser.new_context(), address)
        page = watched.open("en/")
        assert page.locator(".cs-result pre").inner_text().strip() == "True"

        code = "x = [1]\ny = list(x)\nprint(y is x, 'now')\n"
        (project.snippets / "ok.py").write_text(declared(code, compare="x -> y"))
        page.get_by_text("False now").wait_for(timeout=30000)
        assert page.locator(".cs-chip").first.inner_text() == "independent copy"

        path = project.docs("en") / "index.md"
        path.write_text(path.read_text().replace("# A {", "# Another {"))
        page.get_by_role("heading", name="Another").wait_for(timeout=30000)

        path.write_text(path.read_text() + "\n{{ verdict nope }}\n")
        page.get_by_text("there is no record of a snippet 'nope'").wait_for(timeout=30000)
