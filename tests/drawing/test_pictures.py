"""Pictures of every comparison there is, in both languages: they say what the records say."""

from __future__ import annotations

import ast
import copy
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as etree

import pytest

import copyscope
from copyscope import compare, drawing
from copyscope.drawing import cells
from copyscope.drawing.rows import rows
from copyscope.drawing.words import VERDICTS, WORDS
from copyscope.project import LANGUAGES

MOST_BYTES = 8 * 2**10
SOURCE = Path(copyscope.__file__).parent


class Picture(NamedTuple):
    name: str
    language: str
    comparison: dict[str, Any]
    svg: str

    @property
    def tree(self) -> etree.Element:
        return etree.fromstring(self.svg)

    @property
    def texts(self) -> list[str]:
        return ["".join(text.itertext()) for text in self.tree.iter("text")]


@pytest.fixture(scope="module")
def comparisons(prepared) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{name} {found['source']} -> {found['result']}", found)
        for name, record in prepared.records.by_name.items()
        for found in record.comparisons
        if drawing.shows_something(found)
    ]


@pytest.fixture(scope="module")
def pictures(comparisons) -> list[Picture]:
    return [
        Picture(name, language, found, drawing.draw(found, language))
        for name, found in comparisons
        for language in LANGUAGES
    ]


@pytest.fixture(scope="module")
def picture(prepared):
    """Draws one comparison by name."""

    def draw(snippet: str, result: str | None = None, language: str = "en") -> Picture:
        found = prepared.records.by_name[snippet].comparison(result)
        return Picture(snippet, language, found, drawing.draw(found, language))

    return draw


def test_every_picture_is_small_well_formed_and_has_an_alternative(pictures):
    assert len(pictures) > 1500
    for name, language, comparison, svg in pictures:
        assert len(svg.encode()) < MOST_BYTES, name
        root = etree.fromstring(svg)
        assert root.get("role") == "img", name
        label = root.get("aria-label")
        assert VERDICTS[language][comparison["verdict"]] in label, name
        assert comparison["source"] in label and comparison["result"] in label, name


def test_pictures_say_no_colour_and_need_no_ids(pictures):
    for name, _, _, svg in pictures:
        assert not re.search(r'(?:fill|stroke)="(?!none|currentColor)|style=|#[0-9a-f]{3}', svg), (
            name
        )
        assert " id=" not in svg and "url(" not in svg, name


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float
    text: str

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def width_of(text: str, size: float) -> float:
    """Wider than in the fonts there are: Hangul and arrows an em, all else 0.62 em."""
    return sum(size if char >= "\u1100" else 0.62 * size for char in text)


def boxes(root: etree.Element) -> Iterator[Box]:
    for element in root.iter("text"):
        size = float(element.get("font-size", root.get("font-size")))
        for part in list(element) or [element]:
            text = "".join(part.itertext())
            width, x = width_of(text, size), float(part.get("x"))
            left = x - {"middle": width / 2, "end": width}.get(element.get("text-anchor"), 0)
            y = float(element.get("y"))
            yield Box(left, y - 0.8 * size, left + width, y + 0.22 * size, text)


def test_texts_stay_inside_and_apart(pictures):
    for name, language, _, svg in pictures:
        root = etree.fromstring(svg)
        x, y, width, height = map(float, root.get("viewBox").split())
        found = list(boxes(root))
        for box in found:
            inside = x <= box.left and box.right <= x + width and y <= box.top
            assert inside and box.bottom <= y + height, (name, language, box)
        found.sort(key=lambda box: box.top)
        for i, box in enumerate(found):
            for other in found[i + 1 :]:
                if other.top >= box.bottom:
                    break
                assert not box.meets(other), (name, language, box, other)


def _moved(value: Any, by: int) -> Any:
    """The same record with every address moved."""
    if isinstance(value, dict):
        return {key: _moved(held, by) for key, held in value.items()}
    if isinstance(value, list):
        return [_moved(held, by) for held in value]
    is_address = isinstance(value, int) and not isinstance(value, bool) and value > 2**40
    return value + by if is_address else value


def _relabelled(text: str) -> str:
    seen: dict[str, str] = {}
    return re.sub(r"0x[0-9a-f]{9,}", lambda m: seen.setdefault(m[0], f"<{len(seen)}>"), text)


def test_equal_records_have_equal_pictures(pictures):
    for name, language, comparison, svg in pictures[::5]:
        again = drawing.draw(json.loads(json.dumps(comparison)), language)
        assert again == svg, name
        moved = drawing.draw(_moved(comparison, 0x1000), language)
        assert moved != svg or "0x" not in svg, name
        assert _relabelled(moved) == _relabelled(svg), name


def test_a_storage_that_both_lie_in_is_drawn_once_and_others_twice(pictures):
    seen = {"once": 0, "twice": 0, "mapped": 0}
    for name, language, comparison, svg in pictures:
        sides = [comparison["anatomy"][side]["parts"] for side in ("source", "result")]
        held = [parts[0].get("memory") for parts in sides]
        if None in held or comparison["same_object"] or rows(comparison)[0]:
            continue
        common = comparison["overlap"] in ("all", "part")
        # Two mappings of one file: common bytes at two addresses.
        mapped = common and not cells.meet(*held)
        once = (common or comparison["same_storage"]) and not mapped
        word = WORDS[language]["storage"].format("")
        drawn = re.findall(rf">{word}(0x[0-9a-f]+)", svg)
        assert len(drawn) == (1 if once else 2), (name, drawn)
        assert (WORDS[language]["common_memory"] in svg) == mapped, name
        seen["mapped" if mapped else "once" if once else "twice"] += 1
    assert seen["once"] > 50 and seen["twice"] > 50 and seen["mapped"]


def test_a_shared_part_is_one_box(pictures):
    seen = 0
    for name, _, comparison, svg in pictures:
        found, _ = rows(comparison)
        for row in found:
            if row.kind == "object":
                assert svg.count(f"{row.result['id']:#x}") == 1, name
                seen += 1
    assert seen > 100


def test_every_shared_part_is_drawn_or_counted(pictures):
    for name, _, comparison, _svg in pictures:
        if comparison["verdict"] != "shallow_copy":
            continue
        found, more = rows(comparison)
        drawn = {path for row in found if row.is_shared for path in row.result["paths"]}
        missing = [path for path in comparison["shared"] if path not in drawn]
        assert len(missing) <= more, (name, missing)
        assert drawn, name


def test_the_edge_to_grad_fn_leads_to_the_source_only_where_a_gradient_does(pictures):
    seen = set()
    for name, _, comparison, svg in pictures:
        axis = comparison["autograd"]
        if comparison["same_object"] or not axis or not axis["grad_fn"]:
            continue
        assert axis["grad_fn"] in svg, name
        heads = re.search(r'class="p-graph-head"[^>]* d="([^"]+)"', svg)[1].count("M")
        assert heads == (2 if axis["reaches_source"] else 1), name
        seen.add(axis["reaches_source"])
    assert seen == {True, False}


def test_the_last_line_says_which_way_a_write_shows(pictures):
    seen = set()
    for name, language, comparison, svg in pictures:
        tried = comparison["witness"]
        ways = tried["writes_source_to_result"], tried["writes_result_to_source"]
        if comparison["same_object"] or ways == (None, None):
            continue
        words = [{True: "seen", False: "unseen", None: "untried"}[way] for way in ways]
        said = Picture(name, language, comparison, svg).texts[-6:]
        assert [said[2], said[5]] == [WORDS[language][word] for word in words], name
        seen.add(ways)
    assert len(seen) >= 5


def test_two_values_have_no_picture(prepared):
    left_out = [
        (name, found)
        for name, record in prepared.records.by_name.items()
        for found in record.comparisons
        if not drawing.shows_something(found)
    ]
    assert left_out
    for name, found in left_out:
        for side in found["addresses"].values():
            assert side["storage"] is None, name
        assert not found["shared"], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_shows_offset_strides_and_its_cells(picture, language):
    drawn = picture("guide/write-through-each-side", language=language)
    words = WORDS[language]
    assert words["offset"].format(1) in drawn.texts
    assert words["strides"].format((1,)) in drawn.texts
    assert words["alt_common"].format(words["range"].format(1, 3)) in drawn.tree.get("aria-label")


def test_expanded_elements_lie_in_one_cell(picture):
    drawn = picture("errors/expanded-size-fix", "e")
    assert [text for text in drawn.texts if re.fullmatch(r"(\d)\1", text)] == ["00", "11", "22"]


def test_a_lazy_copy_has_a_storage_of_its_own_at_one_address(picture):
    drawn = picture("torch/lazy-clone")
    assert WORDS["en"]["until_written"] in drawn.texts
    assert "p-hatch" in drawn.svg  # what was written, and not what was seen
    assert cells.together(drawn.comparison) is None


def memory(data: int, shape: list[int], strides: list[int], size: int, at: int = 0) -> dict:
    return {
        "data": data,
        "storage": at,
        "storage_bytes": size,
        "shape": shape,
        "strides": strides,
        "itemsize": 4,
    }


def test_cells_by_hand():
    whole, column = memory(0, [2, 3], [12, 4], 24), memory(4, [2], [12], 24)
    found = cells.strip(whole, column)
    assert (found.count, found.unit) == (6, 4)
    assert list(found.common) == [1, 4]
    assert cells.grid(column, found, 4, 7) == [[1, 4]]
    backwards = memory(8, [3], [-4], 12)
    assert cells.grid(backwards, cells.strip(backwards), 4, 7) == [[2, 1, 0]]
    assert cells.meet(whole, memory(100, [1], [4], 4, at=100)) is False


def test_common_cells_come_first_where_there_are_too_many():
    large, part = memory(0, [10**6], [4], 4 * 10**6), memory(4000, [100], [4], 4 * 10**6)
    found = cells.strip(large, part)
    assert found.common == range(1000, 1100)
    assert cells.window(found, 6) == [1000, 1001, 1002, 1003, 1004, 1005]


def test_large_rows_are_elided_with_a_count(picture):
    drawn = picture("torch/load-meta")
    assert any(text.endswith("more cells") for text in drawn.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_alone_can_be_drawn(language):
    inner = [2]
    pairs = [([1, inner], [1, inner]), (inner, inner), ([1], [1])]
    for source, result in pairs:
        sharing = compare(source, result)
        record = drawing.schematic(sharing.to_dict())
        root = etree.fromstring(drawing.draw(record, language))
        assert VERDICTS[language][sharing.verdict] in root.get("aria-label")
    assert "[1]" in compare(*pairs[0])._repr_html_().partition("<svg")[2]


def test_a_picture_has_the_same_shapes_wherever_it_stands(comparisons):
    """On its page, in a file of its own, or in a sheet that a page refers to."""
    named = {f"n{number}": found for number, (_, found) in enumerate(comparisons[::40])}
    sheet = etree.fromstring(drawing.sheet(named, "ko"))
    groups = {group.get("id"): group for group in sheet if group.get("id")}
    assert list(groups) == list(named) and len(named) > 10
    for name, found in named.items():
        page = etree.fromstring(drawing.draw(found, "ko"))
        file = etree.fromstring(drawing.to_file(found, "ko"))
        refers = etree.fromstring(drawing.refer(found, "ko", f"a.svg#{name}"))
        texts = ["".join(text.itertext()) for text in page.iter("text")]
        for other in (file, groups[name]):
            there = other.iter("{http://www.w3.org/2000/svg}text")
            assert ["".join(text.itertext()) for text in there] == texts
        for other in (file, refers):
            assert other.get("viewBox") == page.get("viewBox")
            assert other.get("aria-label") == page.get("aria-label")
        assert refers.get("class") == page.get("class")
        assert refers[0].get("href") == f"a.svg#{name}"


def test_drawing_knows_records_only():
    for file in sorted((SOURCE / "drawing").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            module = getattr(node, "module", None) if isinstance(node, ast.ImportFrom) else None
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in [module or "", *names]:
                own = name.startswith("copyscope") and not name.startswith("copyscope.drawing")
                assert not own, (file.name, name)


def test_measuring_draws_nothing():
    code = "import sys, copyscope; print(any('drawing' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_drawing_leaves_the_record_alone(comparisons):
    for _, found in comparisons[::25]:
        before = copy.deepcopy(found)
        drawing.draw(found, "ko")
        assert found == before
