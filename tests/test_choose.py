"""The chooser, the table of everything and what stands around each page, in a real browser."""

from __future__ import annotations

import csv
import json
from collections import Counter
from urllib.parse import parse_qs

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from copyscope import export, records
from copyscope.pages import methods
from copyscope.project import LANGUAGES

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}
ROWS = ".cs-finder tbody tr:not([hidden])"


@pytest.fixture
def opened(visit):
    """Opens a page that must not complain by the end."""
    watched = visit(viewport=WIDE)
    yield watched.open
    assert watched.wrong == []


def shown(page: Page) -> list[str]:
    return page.locator(ROWS).locator("th").all_text_contents()


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(page.evaluate("location.search.slice(1)"))


def counted(page: Page) -> int:
    return int(page.locator(".cs-count").inner_text().split()[0])


def test_a_card_is_still_a_row_of_a_table_to_those_who_do_not_see_it(visit):
    """Cells laid out as blocks keep what they are, without roles of their own."""
    page = visit(viewport=NARROW).open("en/choose/")
    cells = page.locator(".cs-chooser td")
    assert cells.first.evaluate("cell => getComputedStyle(cell).display") == "block"
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    roles = Counter(each["role"]["value"] for each in tree["nodes"] if not each["ignored"])
    rows = page.locator(".cs-chooser tbody tr").count()
    assert roles["cell"] == cells.count()
    assert roles["rowheader"] == rows and roles["row"] >= rows


def test_choosing_narrows_says_why_and_counts(opened, project):
    page = opened("en/choose/")
    offered = methods.read(project.root)
    status = page.get_by_role("status")
    assert len(shown(page)) == counted(page) == len(offered)

    page.get_by_role("group", name="I have").get_by_label("a tensor", exact=True).check()
    assert 0 < counted(page) == len(shown(page)) < len(offered)
    page.get_by_role("group", name="The memory").get_by_label("new, nested parts too").check()
    before = shown(page)
    page.get_by_role("checkbox", name=".grad").check()
    assert shown(page) == ["copy.deepcopy(x)"]
    expect(status).to_have_text(f"1 of {len(offered)} fit")
    assert status.get_attribute("aria-live") == "polite"

    found = records.read(project.records).by_name
    measured = [
        (found[method.snippet].comparison(method.result), method)
        for method in offered
        if method.kind == "tensor"
    ]
    independent = [c for c, _ in measured if c["verdict"] == "independent"]
    assert before == [c["expression"] for c in independent]
    assert [c["expression"] for c in independent if c["kept"]["grad"]] == ["copy.deepcopy(x)"]

    why = page.locator(ROWS).locator(".cs-why").all_text_contents()
    assert [text.strip() for text in why] == ["independent copy", ".grad"]
    page.get_by_role("group", name="The graph").get_by_label("gradients reach the source").check()
    assert shown(page) == []
    expect(status).to_have_text(
        f"None of the {len(offered)} fits all of that. Leave something out."
    )
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(ROWS)).to_have_count(len(offered))
    assert page.locator(".cs-why").count() == 0


def test_the_address_keeps_the_choice(opened):
    page = opened("en/choose/?have=module&other=1")
    assert page.get_by_label("a module").is_checked()
    modules = shown(page)
    page.get_by_label("shared with the source").check()
    page.get_by_label("class").check()
    assert asked(page) == {
        "have": ["module"],
        "memory": ["shared"],
        "keep": ["type"],
        "other": ["1"],
    }
    chosen = shown(page)
    assert 0 < len(chosen) < len(modules)

    page.reload()
    assert shown(page) == chosen
    assert page.get_by_label("class").is_checked()

    page.go_back()
    page.go_back()
    assert shown(page) == modules
    assert not page.get_by_label("class").is_checked()
    page.go_forward()
    assert page.get_by_label("shared with the source").is_checked()
    assert len(shown(page)) == counted(page)

    page.locator("a[data-cs-language]").click()
    page.wait_for_url("**/ko/choose/**")
    assert asked(page) == {"have": ["module"], "memory": ["shared"], "other": ["1"]}
    assert page.get_by_label("모델(Module)").is_checked()


def test_an_address_that_asks_for_nonsense_shows_everything(opened, project):
    page = opened("en/choose/?have=cheese&keep=cheese")
    assert len(shown(page)) == len(methods.read(project.root))
    assert page.get_by_label("any", exact=True).first.is_checked()


def test_the_keyboard_is_enough_to_choose(opened):
    page = opened("en/choose/")
    page.get_by_label("any", exact=True).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert asked(page) == {"have": ["tensor"]}
    tensors = shown(page)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert asked(page) == {"have": ["tensor"], "memory": ["shared"]}
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.wait_for_url("**keep=dtype")
    assert asked(page) == {"have": ["tensor"], "memory": ["shared"], "keep": ["dtype"]}
    assert 0 < len(shown(page)) < len(tensors)
    for _ in range(5):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/choose/")
    assert len(shown(page)) == counted(page) > len(tensors)


@pytest.mark.parametrize("name", ["choose", "all"])
def test_without_scripts_the_whole_table_is_there(visit, name):
    watched = visit(java_script_enabled=False, viewport=WIDE)
    page = watched.open(f"ko/{name}/")
    rows = page.locator(".cs-finder tbody tr")
    assert rows.count() > 80
    assert rows.first.is_visible() and rows.last.is_visible()
    assert not page.locator(".cs-form").is_visible()
    assert not page.locator(".cs-count").is_visible()


def test_the_table_of_everything_filters_and_sorts(opened, built):
    page = opened("en/all/")
    table = list(csv.DictReader((built / "data/records.csv").open(encoding="utf-8", newline="")))
    assert counted(page) == len(table)

    page.get_by_role("combobox", name="Verdict").select_option("shares_memory")
    sharing = [row["expression"] for row in table if row["verdict"] == "shares_memory"]
    assert sorted(shown(page)) == sorted(sharing)
    page.get_by_role("combobox", name="Section").select_option("torch")
    page.get_by_role("searchbox", name="Text").press_sequentially("Detach()")
    page.wait_for_url("**text=**")
    assert asked(page) == {"verdict": ["shares_memory"], "section": ["torch"], "text": ["Detach()"]}
    detached = shown(page)
    assert 0 < len(detached) < len(sharing)
    assert all("detach()" in expression.lower() for expression in detached)

    page.get_by_role("button", name="Start over").click()
    head = page.get_by_role("columnheader", name="New bytes")
    head.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert head.get_attribute("aria-sort") == "descending"
    column = page.locator(ROWS).locator("td:nth-of-type(8)").all_text_contents()
    bytes_shown = [int(text.replace(",", "")) for text in column if text != "–"]
    in_table = [int(row["new_bytes"]) for row in table if row["new_bytes"]]
    assert bytes_shown == sorted(in_table, reverse=True)


STATE = """() => [...document.querySelectorAll(".cs-everything tbody")].map(body => ({
  rows: [...body.rows].filter(row => !row.hidden).length,
  shown: body.checkVisibility(),
  drawn: body.rows[0].checkVisibility({contentVisibilityAuto: true}),
  high: body.getBoundingClientRect().height,
}))"""


def test_rows_of_the_large_table_are_laid_out_when_they_come_into_sight(opened):
    page = opened("en/all/")
    groups = page.evaluate(STATE)
    assert sum(group["rows"] for group in groups) == counted(page)
    assert groups[0]["drawn"] and not any(group["drawn"] for group in groups[10:])
    page.locator(".cs-everything .cs-scroll").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.wait_for_function(f"({STATE})().at(-1).drawn")
    # A group without a row takes no room, and one that is not laid out yet takes that of its rows.
    page.get_by_role("combobox", name="Verdict").select_option("shares_storage")
    groups = page.evaluate(STATE)
    assert sum(group["rows"] for group in groups) == counted(page) < 200
    assert all(group["shown"] == (group["rows"] > 0) for group in groups)
    assert all(group["high"] <= 100 * group["rows"] for group in groups)


def test_head_and_first_column_of_the_large_table_stay_in_sight(visit):
    watched = visit(viewport=NARROW)
    page = watched.open("ko/all/")
    across = page.evaluate("document.documentElement.scrollWidth")
    assert across <= NARROW["width"]
    page.locator(".cs-finder .cs-scroll").evaluate("box => box.scrollTo(300, 5000)")
    outside = page.locator(".cs-finder .cs-scroll").bounding_box()
    corner = page.locator(".cs-finder thead th").first.bounding_box()
    assert corner["y"] == pytest.approx(outside["y"], abs=3)
    assert corner["x"] == pytest.approx(outside["x"], abs=3)
    assert corner["width"] < NARROW["width"] / 2
    assert watched.wrong == []


def test_the_csv_says_what_the_records_say(built, project):
    table = list(csv.DictReader((built / "data/records.csv").open(encoding="utf-8", newline="")))
    data = json.loads((built / "data/records.json").read_text(encoding="utf-8"))
    found = [(record, c) for record in data["records"] for c in record["comparisons"]]
    assert len(table) == len(found) > 1000

    def cell(value: object) -> str:
        if value is None:
            return ""
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

    for row, (record, comparison) in zip(table, found, strict=True):
        flat = {"snippet": record["snippet"], "pages": record["pages"]}
        for name, value in comparison.items():
            if name == "addresses":
                flat |= {f"{side}_type": place["type"] for side, place in value.items()}
            elif name in export.NESTED:
                names = export.NESTED[name] if value is None else value
                flat |= {f"{name}.{part}": (value or {}).get(part) for part in names}
            elif name in export.COLUMNS:
                flat[name] = value
        assert row == {name: cell(value) for name, value in flat.items()}


def test_the_home_page_answers_on_the_first_screen(visit):
    for size in (NARROW, WIDE):
        for language in LANGUAGES:
            watched = visit(viewport=size)
            page = watched.open(f"{language}/")
            answers = page.locator(".cs-answers li")
            assert answers.count() == 5
            for part in (page.locator(".cs-search"), answers.last, page.locator(".cs-versions")):
                box = part.bounding_box()
                assert box["y"] + box["height"] <= size["height"], (language, size)
            page.locator(".cs-search").press("Enter")
            expect(page.locator("[data-md-component=search-query]")).to_be_focused()
            assert watched.wrong == []


def test_the_first_question_of_the_home_page_leads_to_its_answer(opened):
    page = opened("ko/")
    page.get_by_role("link", name="텐서", exact=True).first.click()
    page.wait_for_url("**/ko/choose/?have=tensor")
    assert page.get_by_label("텐서", exact=True).is_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_keeps_anyone_out(visit, scheme):
    size, language = (WIDE, "en") if scheme == "light" else (NARROW, "ko")
    watched = visit(viewport=size, color_scheme=scheme)
    for name in ("", "choose/?have=tensor", "all/"):
        page = watched.open(f"{language}/{name}")
        # Rows are made alike; looking at each of a thousand takes minutes.
        first = ".cs-finder tbody tr:nth-child(n + 20):not([data-have=tensor])"
        rest = page.locator(f"{first}, .cs-finder tbody:nth-of-type(n + 2) tr")
        rest.evaluate_all("rows => rows.forEach(row => row.remove())")
        found = Axe().run(page, context="article")
        assert found.violations_count == 0, (name, found.generate_report())
    assert watched.wrong == []
