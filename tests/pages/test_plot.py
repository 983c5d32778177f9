"""The picture of stored timings: what it holds, and that it can be read without seeing it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as etree

import pytest

from copyscope import timings
from copyscope.environment import Environment
from copyscope.pages import checks, plot
from copyscope.project import LANGUAGES
from copyscope.timings import Timings, Way


def way(name: str, verdict: str, *seconds: float) -> Way:
    fixed = tuple(seconds)
    return Way(name, f"x.{name}()", f"x.{name}()", verdict, (0,) * len(fixed), fixed, fixed, fixed)


def made_up(sizes=(1, 1000, 10**6), ways=None) -> Timings:
    ways = ways or (
        way("clone", "independent", 1e-6, 2e-6, 1e-3),
        way("other", "independent", 1.1e-6, 2e-6, 1.1e-3),
        way("detach", "shares_memory", 5e-7, 5e-7, 5e-7),
    )
    about = Environment("9.8.7", "3.99.0", "5.4.3", "Linux made")
    return Timings(about, "up", 3, 1, "2001-02-03", "x = y(n)", 7, sizes, ways)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_a_text_and_a_table_with_the_same_numbers(language):
    found = plot.figure(made_up(), language)
    picture = found.find("svg")
    assert picture.get("role") == "img"
    told = picture.get("aria-label")
    for part in ("1,000,000", "x.detach() 500 ns", "x.clone() 1.00 ms", "x.other() 1.10 ms"):
        assert (part in told) == (part != "x.clone() 1.00 ms"), part
    cells = ["".join(cell.itertext()) for cell in found.iter("td")]
    assert cells[:3] == ["1.00 µs", "2.00 µs", "1.00 ms"]
    assert found.find("details/summary").text
    about = "".join(found.find("p[@class='cs-figure__about']").itertext())
    for part in ("9.8.7", "3.99.0", "5.4.3", "Linux", "up", "2001-02-03", "x = y(n)"):
        assert part in about
    assert "Linux made" not in about


def test_the_two_languages_differ_in_words_only():
    korean, english = (plot.svg(made_up(), language) for language in LANGUAGES)
    assert re.search("[가-힣]", etree.tostring(korean, "unicode"))
    assert not re.search("[가-힣]", etree.tostring(english, "unicode"))
    paths = [[path.get("d") for path in picture.iter("path")] for picture in (korean, english)]
    assert paths[0] == paths[1]


def curves(picture):
    return [group for group in picture.iter("g")]


def test_lines_are_told_apart_without_colour():
    ways = tuple(way(f"way{i}", "independent", 1e-6, 2e-6, 1e-3) for i in range(11))
    seen = set()
    labels = []
    for group in curves(plot.svg(made_up(ways=ways), "en")):
        line = group.findall("path")[1]
        mark = group.findall("path")[2].get("d").split("m", 1)[1].split("M")[0]
        seen.add((line.get("stroke-dasharray"), mark))
        labels.append(float(group.find("text").get("y")))
    assert len(seen) == 11
    # Names of equal lines still stand apart.
    gaps = [b - a for a, b in zip(sorted(labels), sorted(labels)[1:], strict=False)]
    assert min(gaps) >= 10
    assert min(labels) > 0 and max(labels) < plot.HEIGHT


def test_the_colour_of_a_line_is_that_of_its_verdict():
    kinds = [group.get("class") for group in curves(plot.svg(made_up(), "en"))]
    assert kinds == ["cs-independent", "cs-independent", "cs-shares-memory"]
    text = etree.tostring(plot.svg(made_up(), "en"), "unicode")
    assert not re.search(r"#[0-9a-f]{3}|rgb\(|style=", text)


def test_slower_stands_higher_and_larger_further_right():
    group = curves(plot.svg(made_up(), "en"))[0]
    numbers = [float(n) for n in re.findall(r"[\d.]+", group.findall("path")[1].get("d"))]
    across, down = numbers[::2], numbers[1::2]
    assert across == sorted(across) and down == sorted(down, reverse=True)
    # A thousand times more is as far everywhere: both axes are logarithmic.
    assert across[1] - across[0] == pytest.approx(across[2] - across[1], abs=0.2)


@pytest.mark.parametrize(
    ("sizes", "seconds"), [((1,), (1e-6,)), ((5, 7), (1e-6, 1e-6)), ((1, 10**8), (1e-9, 100.0))]
)
def test_any_sizes_can_be_drawn(sizes, seconds):
    picture = plot.svg(made_up(sizes, (way("clone", "independent", *seconds),)), "en")
    text = etree.tostring(picture, "unicode")
    assert "nan" not in text and "inf" not in text


def test_it_is_small(project):
    stored = timings.read(timings.path(project))
    text = etree.tostring(plot.svg(stored, "ko"), "unicode")
    assert len(text.encode()) < 12_000


def test_the_directives_read_the_stored_file_and_say_what_is_missing(small):
    page = (
        "---\ntitle: t\n---\n# A { #a }\n\n"
        '```python\n--8<-- "ok.py"\n```\n\n'
        "{{ timings }}\n\n{{ timing clone 1000 }} {{ timing clone 3 }} {{ timing no 1 }}\n"
    )
    project = small({"docs/ko/index.md": page, "docs/en/index.md": page})
    from copyscope import site

    texts = [str(problem) for problem in site.prepare(project).problems]
    assert sum("there are no stored timings: run 'copyscope bench'" in text for text in texts) == 4
    timings.store(timings.path(project), made_up())
    texts = [str(problem) for problem in site.prepare(project).problems]
    assert len(texts) == 4
    assert any("nothing was timed at '3' elements, only at 1, 1000, 1000000" in t for t in texts)
    assert any("no way is called 'no': clone, other, detach" in t for t in texts)

    from markdown import markdown

    options = {"copyscope.pages": {"root": str(project.root), "language": "en"}}
    body = "{{ timings }}\n\n{{ timing clone 1e3 }}"
    html = markdown(body, extensions=["copyscope.pages"], extension_configs=options)
    assert "<p>2.00 µs</p>" in html
    assert 'viewBox="0 0' in html and "&lt;path" not in html
    assert checks.sources(project)[1] == []
