"""Containers: random ones against a brute-force walk, and every sort of thing that holds things."""

from __future__ import annotations

import array
import collections
import copy
import ctypes
import dataclasses
import enum
import functools
import io
import logging
import mmap
import operator
import types
import weakref
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from copyscope import Verdict, compare

SHALLOW = Verdict.SHALLOW_COPY
MEMORY = Verdict.SHARES_MEMORY
INDEPENDENT = Verdict.INDEPENDENT


class Box:
    def __init__(self, held: Any) -> None:
        self.held = held


class Slotted:
    __slots__ = ("held",)

    def __init__(self, held: Any) -> None:
        self.held = held


MUTABLE = (list, dict, set, Box, Slotted, collections.deque)


def inside(obj: Any) -> list[tuple[str, Any]]:
    """The parts of the containers that are drawn below, spelled out."""
    if isinstance(obj, list | tuple | collections.deque):
        return [(f"[{i}]", value) for i, value in enumerate(obj)]
    if isinstance(obj, dict):
        return [(f"[{key!r}]", value) for key, value in obj.items()]
    if isinstance(obj, Box | Slotted):
        return [(".held", obj.held)]
    return []


def reachable(root: Any) -> dict[int, Any]:
    found: dict[int, Any] = {}
    pending = [root]
    while pending:
        obj = pending.pop()
        if id(obj) in found:
            continue
        found[id(obj)] = obj
        pending.extend(value for _, value in inside(obj))
    return {key: obj for key, obj in found.items() if isinstance(obj, MUTABLE)}


@st.composite
def linked(draw: st.DrawFn) -> tuple[Any, Any]:
    """Two containers that may have parts in common, and cycles."""
    made: list[Any] = [1, "x", None]
    for _ in range(draw(st.integers(1, 12))):
        parts = draw(st.lists(st.sampled_from(range(len(made))), max_size=3))
        values = [made[i] for i in parts]
        kind = draw(st.sampled_from(["list", "tuple", "dict", "box", "slotted", "deque"]))
        made.append(
            {
                "list": lambda v: list(v),
                "tuple": lambda v: tuple(v),
                "dict": lambda v: dict(enumerate(v)),
                "box": lambda v: Box(v[0] if v else None),
                "slotted": lambda v: Slotted(v[0] if v else None),
                "deque": lambda v: collections.deque(v),
            }[kind](values)
        )
    lists = [obj for obj in made if type(obj) is list]
    for target in draw(st.lists(st.sampled_from(range(len(made))), max_size=2)):
        if lists:
            draw(st.sampled_from(lists)).append(made[target])
    return [draw(st.sampled_from(made))], [draw(st.sampled_from(made))]


def follow(root: Any, path: str) -> Any:
    return eval(f"root{path}", {"root": root})


@given(linked())
@settings(max_examples=800, deadline=None)
def test_against_a_plain_walk(pair: tuple[Any, Any]) -> None:
    source, result = pair
    common = reachable(source).keys() & reachable(result).keys()
    sharing = compare(source, result)
    assert sharing.independent == (not common)
    assert sharing.verdict is (SHALLOW if common else INDEPENDENT)
    found = [follow(result, path) for path in sharing.shared]
    assert all(id(obj) in common for obj in found)
    assert len({id(obj) for obj in found}) == len(found)
    # Whatever is common lies at or below a path that was given.
    assert common <= {key for obj in found for key in reachable(obj)}


@given(linked())
@settings(max_examples=300, deadline=None)
def test_copies_of_random_containers(pair: tuple[Any, Any]) -> None:
    source, _ = pair
    assert compare(source, copy.deepcopy(source)).verdict is INDEPENDENT
    assert compare(source, source).independent is False


def test_cycles_and_depth() -> None:
    a: list[Any] = []
    a.append(a)
    assert compare(a, copy.deepcopy(a)).verdict is INDEPENDENT
    assert compare(a, [a]).shared == ("[0]",)
    deep: list[Any] = []
    end = deep
    for _ in range(100_000):
        deep = [deep]
    assert compare(deep, [1, [2]]).verdict is INDEPENDENT
    sharing = compare(deep, [end])
    assert (sharing.verdict, sharing.shared) == (SHALLOW, ("[0]",))
    assert compare([end], deep).shared == ("[0]" * 100_000,)


class Point(NamedTuple):
    x: Any


@dataclasses.dataclass
class Data:
    held: Any


@dataclasses.dataclass(frozen=True)
class Frozen:
    held: Any


class Fixed(enum.Enum):
    A = [1]  # noqa: RUF012


def closure(held: Any) -> Any:
    return lambda: held


def holders() -> dict[str, tuple[Any, str]]:
    """Ways to hold an object, and the path under which it is seen."""
    return {
        "list": (lambda h: [h], "[0]"),
        "tuple": (lambda h: (1, h), "[1]"),
        "dict": (lambda h: {"k": h}, "['k']"),
        "dict key": (lambda h: {Key(h): 1}, ".<key 0: Key>.held"),
        "long key": (lambda h: {"k" * 80: h}, f"[<key 0: '{'k' * 59}...>]"),
        "ordered": (lambda h: collections.OrderedDict(k=h), "['k']"),
        "default": (lambda h: collections.defaultdict(list, k=h), "['k']"),
        "deque": (lambda h: collections.deque([h]), "[0]"),
        "chain": (lambda h: collections.ChainMap({"k": h}), ".maps[0]['k']"),
        "user dict": (lambda h: collections.UserDict(k=h), ".data['k']"),
        "user list": (lambda h: collections.UserList([h]), ".data[0]"),
        "proxy": (lambda h: types.MappingProxyType({"k": h}), ".mapping['k']"),
        "instance": (lambda h: Box(h), ".held"),
        "slots": (lambda h: Slotted(h), ".held"),
        "namespace": (lambda h: types.SimpleNamespace(a=h), ".a"),
        "namedtuple": (lambda h: Point(h), "[0]"),
        "dataclass": (lambda h: Data(h), ".held"),
        "frozen dataclass": (lambda h: Frozen(h), ".held"),
        "frozenset": (lambda h: frozenset({Key(h)}), "{Key}.held"),
        "set": (lambda h: {Key(h)}, "{Key}.held"),
        "method": (lambda h: Box(h).__init__, ".__self__.held"),
        "built-in method": (lambda h: [h].append, ".__self__[0]"),
        "partial": (lambda h: functools.partial(print, h), ".args[0]"),
        "lambda": (closure, ".<closure held>"),
        "default value": (lambda h: lambda x=h: x, ".__defaults__[0]"),
        "keyword default": (lambda h: lambda *, x=h: x, ".__kwdefaults__['x']"),
        "cell": (lambda h: closure(h).__closure__[0], ".cell_contents"),
        "exception": (lambda h: ValueError(h), ".<tuple>[0]"),
        "attribute of a list": (lambda h: Listed(h), ".tag"),
        "iterator": (lambda h: iter([h]), ".<list>[0]"),
        "generator": (lambda h: (x for x in (h,)), ".<tuple_iterator>.<tuple>[0]"),
        "map": (lambda h: map(str, [h]), ".<tuple>[0].<list>[0]"),
        "zip": (lambda h: zip([h], strict=True), ".<tuple>[0].<list>[0]"),
        "slice": (lambda h: slice(h, None), ".<list>"),
    }


class Key:
    def __init__(self, held: Any) -> None:
        self.held = held


class Listed(list):
    def __init__(self, tag: Any) -> None:
        super().__init__([1])
        self.tag = tag


@pytest.mark.parametrize("how", holders())
def test_what_holds_things(how: str) -> None:
    make, path = holders()[how]
    held = [7]
    source, result = make(held), make(held)
    sharing = compare(source, result)
    assert (sharing.verdict, sharing.shared) == (SHALLOW, (path,))
    assert compare(make([7]), make([7])).independent
    assert compare(held, result).independent is False


def test_weak_references() -> None:
    target = Box(1)
    assert compare([weakref.ref(target)], [weakref.ref(target)]).shared == ("[0]()",)
    assert compare(target, Box(weakref.ref(target))).shared == (".held()",)
    dead = weakref.ref(Box(1))
    assert compare([dead], [dead]).independent


def test_what_is_part_of_the_program_is_not_shared_state() -> None:
    common = [
        *(print, len, test_cycles_and_depth, Box, types, Fixed.A, logging.getLogger("x")),
        *(operator.itemgetter, int, "text", b"bytes", 1.5, None, ..., range(3), object()),
        *(list[int], int | None, property(), staticmethod(print), functools.lru_cache(print)),
    ]
    for value in common:
        assert compare([value], [value]).verdict is INDEPENDENT, value
    assert compare(Box, Box).independent is False
    assert compare(types, types).independent is False
    assert compare(3, 3).independent is True


def test_views_of_containers() -> None:
    d = {"a": [1]}
    for view in (types.MappingProxyType(d), d.keys(), d.values(), d.items()):
        assert compare(d, view).verdict is MEMORY
        assert compare(view, d).verdict is MEMORY
    assert compare(d.keys(), d.values()).verdict is MEMORY
    assert compare(d, collections.ChainMap(d)).verdict is MEMORY
    assert compare(d, collections.ChainMap({}, d)).verdict is MEMORY
    chained = collections.ChainMap({"b": 1}, d)
    assert compare(chained, chained.copy()).verdict is SHALLOW
    assert compare(d, types.MappingProxyType(dict(d))).verdict is SHALLOW


def test_parts_and_wholes() -> None:
    inner = [1]
    outer = [inner]
    assert compare(outer, inner).verdict is MEMORY
    assert compare(inner, outer).verdict is SHALLOW
    box = Box(1)
    assert compare(box, vars(box)).independent is False
    one, other = Box(1), Box(1)
    other.__dict__ = one.__dict__
    assert compare(one, other).shared == (".__dict__",)


def test_buffers() -> None:
    b = bytearray(b"abcdefgh")
    assert compare(b, memoryview(b)).overlap == "all"
    assert compare(b, memoryview(b)[2:4]).overlap == "part"
    assert compare(memoryview(b)[::2], memoryview(b)[1::2]).verdict is Verdict.SHARES_STORAGE
    assert compare(b, b[:]).verdict is INDEPENDENT
    assert compare(b, bytes(b)).verdict is INDEPENDENT
    assert compare([b], [memoryview(b)]).shared == ("[0]",)
    a = array.array("i", [1, 2])
    assert compare(a, memoryview(a).cast("B")).overlap == "all"
    assert compare(a, array.array("i", a)).new_bytes == 8
    c = (ctypes.c_int * 3)(1, 2, 3)
    assert compare(c, type(c).from_buffer(c)).overlap == "all"
    assert compare(c, type(c).from_buffer_copy(c)).verdict is INDEPENDENT
    m = mmap.mmap(-1, 16)
    assert compare(m, memoryview(m)[:4]).overlap == "part"
    assert compare(m, m[:4]).verdict is INDEPENDENT
    stream = io.BytesIO(b"abc")
    assert compare(stream, stream).independent is False
    released = memoryview(b)
    released.release()
    assert compare(b, released).verdict is Verdict.UNDECIDABLE
    b.append(1)  # nothing was left exported
