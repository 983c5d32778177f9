"""Random strided regions against sets of bytes, with and without NumPy's solver."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from copyscope import Verdict, compare
from copyscope.probe import memory
from copyscope.probe.compare import _all_apart, _Stretches
from copyscope.probe.memory import Region, TooHard, overlap


def bytes_of(region: Region) -> set[int]:
    return {
        region.start + sum(i * s for i, s in zip(index, region.strides, strict=True)) + byte
        for index in itertools.product(*map(range, region.shape))
        for byte in range(region.itemsize)
    }


def truth(a: set[int], b: set[int]) -> str:
    return "none" if not a & b else "all" if a == b else "part"


@st.composite
def regions(draw: st.DrawFn) -> Region:
    dims = draw(st.integers(0, 4))
    return Region(
        draw(st.integers(1000, 1040)),
        tuple(draw(st.lists(st.integers(0, 4), min_size=dims, max_size=dims))),
        tuple(draw(st.lists(st.integers(-13, 13), min_size=dims, max_size=dims))),
        draw(st.sampled_from([1, 2, 3, 4, 8])),
    )


@given(regions(), regions())
@example(Region(1000, (4,), (2,), 1), Region(1001, (4,), (2,), 1))
@example(Region(1000, (4, 3), (1, 1), 1), Region(1000, (6,), (1,), 1))
@example(Region(1000, (4, 4), (3, 2), 1), Region(1000, (4, 4), (2, 3), 1))
@settings(max_examples=1500, deadline=None)
def test_overlap_of_any_regions(a: Region, b: Region) -> None:
    assert overlap(a, b) == truth(bytes_of(a), bytes_of(b))


stretches = st.lists(st.tuples(st.integers(1, 30), st.integers(0, 6)), max_size=6)


@given(stretches, stretches)
@settings(max_examples=500, deadline=None)
def test_stretches_that_keep_clear(ours: list[Any], theirs: list[Any]) -> None:
    found = [_Stretches(), _Stretches()]
    for side, drawn in zip(found, (ours, theirs), strict=True):
        for low, size in drawn:
            side.add(["cpu"], [low], [low + size], [0])
    taken = [set(range(low, low + size)) for low, size in ours + theirs]
    meet = any(a & b for a, b in itertools.combinations(taken, 2))
    if _all_apart(*found):
        assert not meet
    elif all(taken):
        assert meet


@given(regions(), regions())
@settings(max_examples=700, deadline=None)
def test_without_numpy(a: Region, b: Region) -> None:
    form_a, form_b = a.normal(), b.normal()
    if form_a is None or form_b is None:
        assert not bytes_of(a) or not bytes_of(b)
        return
    assert memory._meet_plain(form_a, form_b) == bool(bytes_of(a) & bytes_of(b))


@given(regions())
@settings(max_examples=400, deadline=None)
def test_extent_holds_exactly_the_bytes(region: Region) -> None:
    held = bytes_of(region)
    assert region.extent == ((min(held), max(held) + 1) if held else None)


@st.composite
def views(draw: st.DrawFn) -> np.ndarray:
    """A view of one fixed buffer, made the way people make them."""
    view = draw(st.sampled_from([BUFFER, BUFFER.view("i2"), BUFFER.view("f8"), BUFFER[::-1]]))
    shape = draw(st.sampled_from([(-1,), (2, -1), (4, 2, -1), (2, 3, 2, -1)]))
    view = view.reshape(shape)
    steps = st.sampled_from([1, 1, 2, 3, -1, -2])
    index = tuple(
        slice(draw(st.integers(0, n)), None, draw(steps)) if draw(st.booleans()) else slice(None)
        for n in view.shape
    )
    return view[index].transpose(draw(st.permutations(range(view.ndim))))


BUFFER = np.arange(192, dtype=np.uint8)


def addresses(array: np.ndarray) -> set[int]:
    return bytes_of(Region(array.ctypes.data, array.shape, array.strides, array.itemsize))


@given(views(), views())
@settings(max_examples=600, deadline=None)
def test_views_of_one_buffer(a: np.ndarray, b: np.ndarray) -> None:
    sharing = compare(a, b)
    level = truth(addresses(a), addresses(b))
    assert sharing.overlap == level
    if level != "none":
        assert sharing.verdict is Verdict.SHARES_MEMORY
    elif a.size and b.size:
        assert sharing.verdict is Verdict.SHARES_STORAGE


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_tensors_of_one_storage(data: st.DataObject) -> None:
    torch = pytest.importorskip("torch")
    flat = torch.arange(60.0)

    def view() -> object:
        dims = data.draw(st.integers(0, 3))
        size = data.draw(st.lists(st.integers(0, 4), min_size=dims, max_size=dims))
        stride = data.draw(st.lists(st.integers(0, 6), min_size=dims, max_size=dims))
        return flat.as_strided(size, stride, data.draw(st.integers(0, 10)))

    a, b = view(), view()
    sharing = compare(a, b)

    def held(tensor: torch.Tensor) -> set[int]:
        strides = tuple(s * 4 for s in tensor.stride())
        return bytes_of(Region(tensor.storage_offset() * 4, tuple(tensor.shape), strides, 4))

    level = truth(held(a), held(b))
    assert (sharing.overlap, sharing.same_storage) == (level, True)
    expected = Verdict.SHARES_STORAGE if level == "none" else Verdict.SHARES_MEMORY
    assert sharing.verdict is expected


def test_large_regions_are_settled_without_looking_at_them() -> None:
    step = 10**6
    a = Region(1 << 40, (1000, 1000, 1000), (step * 10, 9973 * 8, 16), 8)
    b = a.moved((1 << 40) + 8)
    assert overlap(a, a) == "all"
    assert overlap(a, b) in ("part", "none")


def test_too_hard_is_said_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MAX_WORK", 1)
    a = Region(1000, (40, 40, 40), (101, 211, 307), 1)
    b = Region(1001, (40, 40, 40), (103, 223, 311), 1)
    with pytest.raises(TooHard):
        overlap(a, b)
    torch = pytest.importorskip("torch")
    flat = torch.empty(40_000, dtype=torch.uint8)
    sharing = compare(
        flat.as_strided((40, 40, 40), (101, 211, 307), 0),
        flat.as_strided((40, 40, 40), (103, 223, 311), 1),
    )
    assert sharing.verdict is Verdict.UNDECIDABLE
    assert "strides" in (sharing.reason or "")
