"""Search in a real browser: the right page in one try, typed, pasted and with typing errors."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Watched, place
from conftest import ROOT
from copyscope import searching
from copyscope.hosting import serving
from copyscope.project import LANGUAGES
from reading import parsed

# Milliseconds a busy machine may take; a quiet one takes a hundredth.
SLOW = 20_000
NOTHING = {"ko": "검색어와 일치하는 문서가 없습니다", "en": "No matching documents"}
ASK = """async queries => {
  const config = JSON.parse(document.getElementById("__config").textContent);
  const worker = window.ours || (window.ours = new Worker(config.search));
  const once = () => new Promise(done => worker.onmessage = event => done(event.data));
  const found = [];
  for (const query of queries) {
    const answered = once();
    worker.postMessage({type: 2, data: query});
    const {data} = await answered;
    found.push(data.items.map(item => item[0].location));
  }
  return found;
}"""

Ask = Callable[[str, list[str]], list[list[str]]]


def listed(file: str, language: str) -> list[tuple[str, list[str]]]:
    """Queries and the pages that answer each; none for a query without an answer."""
    lines = (ROOT / "tests/data" / file).read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return [
        (query.replace("\\n", "\n"), [] if pages == "-" else pages.split("|"))
        for code, query, pages in rows
        if code == language
    ]


def places(names: list[str]) -> list[str]:
    return [place(name).lstrip("/") for name in names]


@pytest.fixture(scope="module")
def ask(browser, address) -> Iterator[Ask]:
    """Asks the search worker itself: for each query the addresses of pages, best first."""
    opened: dict[str, Page] = {}

    def answers(language: str, queries: list[str]) -> list[list[str]]:
        if language not in opened:
            opened[language] = browser.new_page()
            opened[language].goto(f"{address}/{language}/")
        return opened[language].evaluate(ASK, queries)

    yield answers
    for page in opened.values():
        page.close()


def first_and_third(
    rows: list[tuple[str, list[str]]], found: list[list[str]]
) -> tuple[float, list[str]]:
    """The share of queries whose first page is right, and those with no right one in three."""
    first, missed = 0, []
    for (query, names), got in zip(rows, found, strict=True):
        wanted = places(names)
        first += got[:1] == [] if not wanted else got[:1] != [] and got[0] in wanted
        if not (set(got[:3]) & set(wanted) if wanted else not got):
            missed.append(f"{query!r}: {got[:3]}, not {names}")
    return first / len(rows), missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_page_comes_first(ask, language):
    rows = listed("queries.tsv", language)
    assert len(rows) >= 120
    first, missed = first_and_third(rows, ask(language, [query for query, _ in rows]))
    assert missed == []
    assert first >= 0.95


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["queries-later.tsv", "queries-held-out.tsv"])
def test_other_queries_find_their_page_too(ask, file, language):
    """Written without looking at results; their wishes are not all within reach."""
    rows = listed(file, language)
    first, missed = first_and_third(rows, ask(language, [query for query, _ in rows]))
    assert first >= 0.8
    assert len(missed) <= 0.1 * len(rows), missed


def squeezed(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_page_is_found_by_a_piece_of_its_message(ask, built, language):
    """Another page may come first only when it has that very piece too."""
    index = json.loads((built / language / searching.FILE).read_text(encoding="utf-8"))
    pages = {page["at"]: page for page in index["pages"]}
    asked = []
    for at, page in pages.items():
        if not at.startswith("errors/") or at == "errors/":
            continue
        assert page["messages"], at
        for message in page["messages"]:
            words = message.split()
            middles = [words[start : start + 5] for start in (0, 2, len(words) // 2)]
            pieces = [message, "\n  ".join([" ".join(words[:4]), " ".join(words[4:])])]
            pieces += ["\n".join([w[0], " ".join(w[1:])]) for w in middles if len(w) == 5]
            asked += [(at, piece, piece == message) for piece in pieces]
    found = ask(language, [piece for _, piece, _ in asked])
    wrong = []
    for (at, piece, whole), got in zip(asked, found, strict=True):
        other = pages[got[0]] if got else {"messages": [], "keywords": [], "title": ""}
        texts = [*other["messages"], *other["keywords"], other["title"]]
        shared = any(squeezed(piece) in squeezed(text) for text in texts)
        if at not in got[:1] and not (shared and (at in got[:3] or not whole)):
            wrong.append((at, piece, got[:3]))
    assert len(asked) > 150
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "query"),
    [("ko", "ㄲ"), ("ko", "무지개떡볶이"), ("en", "qwzxv plonk"), ("en", "best pizza near me")],
)
def test_nonsense_finds_nothing_and_says_so(visit, language, query):
    page = visit(viewport={"width": 1280, "height": 800}).open(f"{language}/")
    page.keyboard.press("s")
    page.keyboard.insert_text(query)
    expect(page.locator(".md-search-result__meta")).to_have_text(NOTHING[language], timeout=SLOW)
    assert page.locator(".md-search-result__item").count() == 0


def results(page: Page) -> list[str]:
    return page.locator("a.md-search-result__link").evaluate_all(
        "links => links.map(link => new URL(link.href).pathname)"
    )


TYPED = [
    ("en", "deatch", "torch/detach"),
    ("en", ".copy_()", "torch/copy-into"),
    ("en", "x.clone().detach()", "torch/clone-detach"),
    ("en", "is reshape a view or a copy?", "torch/view-reshape"),
    ("en", "[[0]*3]*3", "python/nested-lists"),
    ("ko", "untyped", "torch/storage"),
    ("ko", "얕은복사", "python/copy-copy"),
    ("ko", "깊은 복ㅅ", "python/deepcopy"),
    ("ko", "계산그래프에서 분리하려면", "torch/detach"),
    ("ko", "넘파이에서 텐서로", "interop/numpy-to-torch"),
    ("ko", "clone을", "torch/clone"),
    ("ko", "제자리연산을", "torch/in-place"),
]


def test_what_is_typed_replaces_what_was_found_before(visit):
    """One box, one query after another, with keys: each time the new list, in its language."""
    for language in LANGUAGES:
        watched = visit(viewport={"width": 1280, "height": 800})
        page = watched.open(f"{language}/torch/clone/")
        for code, query, wanted in TYPED:
            if code != language:
                continue
            page.keyboard.press("/")
            page.locator(".md-search__input").select_text()
            page.keyboard.type(query)
            first = page.locator(".md-search-result__item a").first
            expect(first).to_have_attribute(
                "href", _leading_to(f"/{language}/{place(wanted)}"), timeout=SLOW
            )
            assert all(link.startswith(f"/{language}/") for link in results(page))
            page.keyboard.press("Escape")
        assert watched.wrong == []


def _leading_to(path: str):
    return re.compile(re.escape(path) + r"(\?|#|$)")


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_letters_still_being_typed_lead_to_the_word(ask, form):
    steps = ["보", "복", "볷", "복ㅅ", "복사", "복사ㄹ", "복사를"]
    found = ask("ko", [unicodedata.normalize(form, step) for step in steps])
    assert all(found), found
    assert found[2] == found[3]
    assert found[4][0] == found[6][0]
    assert [answer[:1] for answer in ask("ko", ["ㅂ", "복사 ㅎ"])] == [[], found[4][:1]]


def test_a_message_pasted_with_the_mouse_is_asked_at_once(visit):
    watched = visit(viewport={"width": 390, "height": 800})
    page = watched.open("ko/")
    page.locator("label.md-header__button[for=__search]").click()
    # As a paste from the menu: the text is put in, and no key goes up.
    page.evaluate(
        "text => document.execCommand('insertText', false, text)",
        "RuntimeError: a view of a leaf Variable that\nrequires grad is being used",
    )
    first = page.locator(".md-search-result__item a").first
    expect(first).to_have_attribute(
        "href", _leading_to("/errors/view-of-leaf-in-place/"), timeout=SLOW
    )
    assert watched.wrong == []


def test_nothing_is_loaded_before_one_searches(visit):
    watched = visit(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    watched.page.on("request", lambda request: asked.append(request.url))

    def loaded() -> list[str]:
        heavy = ("/search/copyscope.json", "/vendor/", "/search/ranking.js")
        return [url for url in asked if any(part in url for part in heavy)]

    page = watched.open("en/torch/clone/")
    page.wait_for_load_state("networkidle")
    assert loaded() == []
    assert "en/assets/search/worker.js" in " ".join(asked)
    with page.expect_request("**/en/search/copyscope.json"):
        page.keyboard.press("s")
    page.keyboard.type("storage")
    page.locator("a.md-search-result__link").first.wait_for()
    assert len(loaded()) == len(set(loaded())) + 1
    assert watched.wrong == []


def test_a_link_with_a_query_shows_its_answer(visit):
    watched = visit(viewport={"width": 1280, "height": 800})
    page = watched.open("en/?q=deepcpoy")
    first = page.locator(".md-search-result__item a").first
    expect(first).to_have_attribute("href", _leading_to("/en/python/deepcopy/"), timeout=SLOW)
    assert watched.wrong == []


@pytest.mark.parametrize(
    ("language", "query", "word"), [("en", "deatch", "detach"), ("ko", "얕은복사를", "얕은")]
)
def test_found_words_are_marked_in_the_list_and_on_the_page(
    visit,
    language,
    query,
    word,
):
    watched = visit(viewport={"width": 1280, "height": 800})
    page = watched.open(f"{language}/")
    page.keyboard.press("s")
    page.keyboard.type(query)
    page.locator(".md-search-result__item mark").first.wait_for()
    marked = page.locator(".md-search-result__item").first.locator("mark").all_inner_texts()
    assert word in marked
    first = results(page)[0]
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{first}?h=*")
    on_page = page.locator("article mark")
    on_page.first.wait_for()
    assert word in on_page.all_inner_texts()
    assert watched.wrong == []


def test_arrows_walk_through_the_list(visit):
    page = visit(viewport={"width": 1280, "height": 800}).open("en/")
    page.keyboard.press("s")
    page.keyboard.type("clone")
    page.locator("a.md-search-result__link").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("new URL(document.activeElement.href).pathname")
    assert focused == results(page)[1]


def test_search_works_below_a_path(built, browser, tmp_path):
    (tmp_path / "copyscope").symlink_to(built)
    with serving(tmp_path) as root:
        context = browser.new_context()
        watched = Watched(context, root)
        page = watched.open("copyscope/ko/torch/detach/")
        page.keyboard.press("s")
        page.keyboard.type("clone")
        page.locator("a.md-search-result__link").first.wait_for()
        assert results(page)[0] == "/copyscope/ko/torch/clone/"
        page.keyboard.press("Enter")
        page.wait_for_url("**/copyscope/ko/torch/clone/?h=clone")
        assert watched.wrong == []
        context.close()


def test_the_settings_on_every_page_name_our_worker_and_keep_the_rest(built):
    for depth, path in ((".", "ko"), ("../..", "ko/torch/clone")):
        text = parsed(Path(built) / path / "index.html").get_element_by_id("__config").text
        above = "" if depth == "." else f"{depth}/"
        assert json.loads(text)["search"] == f"{above}assets/search/worker.js"
        assert json.loads(text)["base"] == depth
