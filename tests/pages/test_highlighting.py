"""Highlighted code with one mark for each run of one colour."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from copyscope.pages.highlighting import lightened

CODE = """import torch as t
class Net(t.nn.Module):
    \"\"\"a docstring\"\"\"
    def __init__(self, x=None):  # a < b & c
        print(f"{x!r:>6} is {x is not None}\\n", 0x1f, 1.5, len(r"\\d"))
"""


def marks(html: str) -> list[tuple[str, str]]:
    soup = BeautifulSoup(html, "html.parser")
    return [(" ".join(mark["class"]), mark.get_text()) for mark in soup.select("span[class]")]


def test_the_text_of_code_stays_as_it_is():
    html = highlight(CODE, PythonLexer(), HtmlFormatter())
    light = lightened(html)
    assert BeautifulSoup(light, "html.parser").get_text() == (
        BeautifulSoup(html, "html.parser").get_text()
    )
    assert len(light) < 0.6 * len(html)


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("x = None", []),
        ("x is not y", [("ow", "is not")]),
        ('f"{x:6}"', [("s", '"{'), ("s", ':6}"')]),
        ("def f(): return 0x1f", [("k", "def"), ("nf", "f"), ("k", "return"), ("m", "0x1f")]),
        ("import a.b  # c", [("k", "import"), ("nf", "a.b"), ("c", "# c")]),
    ],
)
def test_what_has_one_colour_has_one_mark(code, shown):
    html = highlight(code, PythonLexer(), HtmlFormatter())
    assert marks(lightened(html)) == shown


def test_other_marks_stay():
    html = '<p><span class="cs-mark"></span><span class="hll">x</span> <span>y</span></p>'
    assert lightened(html) == html
    assert not re.search("span", lightened('<span class="n">x</span><span class="w"> </span>'))
