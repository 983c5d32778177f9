"""What people who use the library rely on."""

from __future__ import annotations

import copy
import dataclasses
import gc
import html.parser
import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

import copyscope
from copyscope import Autograd, Kept, Sharing, Verdict, assert_independent, compare
from copyscope.probe import Witness, disagreements, locate, parts, witness


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_imports_neither_torch_nor_numpy() -> None:
    heavy = "print(sorted({'torch', 'numpy', 'mkdocs', 'yaml'} & set(sys.modules)))"
    assert python(f"import copyscope, sys; {heavy}") == "[]"
    work = "copyscope.compare([1, [2]], copy.copy([1, [2]])); str(copyscope.compare([], []))"
    assert python(f"import copyscope, copy, sys; {work}; {heavy}") == "[]"


@pytest.mark.parametrize("blocked", ["torch", "numpy"])
def test_works_without(blocked: str) -> None:
    other = {"torch": "numpy", "numpy": "array"}[blocked]
    code = (
        f"import sys; sys.modules[{blocked!r}] = None; import {other}, copyscope, array\n"
        "a = bytearray(64); m = memoryview(a)\n"
        "print(*(copyscope.compare(*p).verdict.value for p in"
        " (([1, [2]], [1, [2]]), (a, m[3:]), (m[::2], m[1::2]), (m[::2], m[::3]))))"
    )
    assert python(code) == "independent shares_memory shares_storage shares_memory"


def test_fields_are_those_of_the_design() -> None:
    names = [field.name for field in dataclasses.fields(Sharing)]
    assert names == [
        *("verdict", "same_object", "independent", "same_storage", "overlap", "shared"),
        *("new_bytes", "version_counter_shared", "autograd", "kept", "reason"),
    ]
    assert [v.value for v in Verdict] == [
        *("same_object", "shares_memory", "shares_storage"),
        *("shallow_copy", "independent", "undecidable"),
    ]
    x = torch.ones(2, requires_grad=True)
    sharing = compare(x, x.detach())
    with pytest.raises(dataclasses.FrozenInstanceError):
        sharing.verdict = Verdict.INDEPENDENT  # type: ignore[misc]
    assert sharing == compare(x, x.detach())
    assert copyscope.__all__ == [
        *("Autograd", "Kept", "Sharing", "Verdict", "assert_independent", "compare")
    ]


def test_to_dict_is_json_ready() -> None:
    x = torch.ones(2, requires_grad=True)
    found = json.loads(json.dumps(compare(x, x[:1]).to_dict()))
    assert found == {
        "verdict": "shares_memory",
        "same_object": False,
        "independent": False,
        "same_storage": True,
        "overlap": "part",
        "shared": [""],
        "new_bytes": 0,
        "version_counter_shared": True,
        "autograd": {
            "requires_grad": True,
            "is_leaf": False,
            "grad_fn": "SliceBackward0",
            "reaches_source": True,
        },
        "kept": {
            "dtype": True,
            "device": True,
            "shape": False,
            "strides": True,
            "type": True,
            "attributes": None,
            "grad": None,
            "hooks": None,
        },
        "reason": None,
    }
    assert compare([1], [1]).to_dict()["autograd"] is None


# ------------------------------------------------------------------------- hostile objects


class Anything(Exception):
    pass


def _raise(*args: object, **kwargs: object) -> Any:
    raise Anything


class Hostile:
    """Every way in which an object can object to being looked at."""

    __eq__ = __ne__ = __hash__ = __repr__ = __str__ = __bool__ = __len__ = _raise
    __iter__ = __getitem__ = __contains__ = __copy__ = __deepcopy__ = __reduce_ex__ = _raise
    __getattr__ = __getattribute__ = __dir__ = __sizeof__ = __call__ = __format__ = _raise

    def __init__(self, held: Any) -> None:
        object.__setattr__(self, "held", held)


class Liar:
    """Says it is something else."""

    def __init__(self, cls: type) -> None:
        self.cls = cls

    @property
    def __class__(self) -> Any:
        return self.__dict__["cls"]


class Meta(type):
    __instancecheck__ = __subclasscheck__ = __eq__ = _raise
    __hash__ = type.__hash__

    def __getattribute__(cls, name: str) -> Any:
        raise Anything


class Odd(metaclass=Meta):
    pass


class OddList(list):
    __iter__ = __len__ = __getitem__ = __eq__ = _raise
    __hash__ = None  # type: ignore[assignment]


class OddDict(dict):
    __iter__ = __len__ = __getitem__ = keys = values = items = get = _raise


class DictProperty:
    __slots__ = ()

    @property
    def __dict__(self) -> Any:
        raise Anything


class OddTensor(torch.Tensor):
    __torch_function__ = classmethod(_raise)

    def __getattribute__(self, name: str) -> Any:
        raise Anything


class OddArray(np.ndarray):
    def __array_finalize__(self, obj: Any) -> None:
        pass

    def __getattribute__(self, name: str) -> Any:
        raise Anything


def test_hostile_objects() -> None:
    held = [1]
    assert compare(Hostile(held), Hostile(held)).shared == (".held",)
    assert compare(Hostile([1]), Hostile([1])).independent
    for cls in (list, dict, torch.Tensor, np.ndarray, int, str, nn.Module, type):
        assert compare(Liar(cls), Liar(cls)).independent
        assert compare(Liar(cls), 1).verdict is Verdict.INDEPENDENT
    odd = Odd()
    apart, together = compare([Odd()], [Odd()]), compare([odd], [odd])
    assert apart.independent
    assert together.shared == ("[0]",)
    assert compare(OddList([held]), OddList([held])).shared == ("[0]",)
    assert compare(OddDict(a=held), OddDict(a=held)).shared == ("['a']",)
    assert compare(DictProperty(), DictProperty()).independent
    for obj in (Hostile(1), Odd(), OddList(), OddDict(), DictProperty(), Meta, Liar(int)):
        for other in (obj, None, [obj], torch.ones(1), np.ones(1), nn.Linear(1, 1)):
            for sharing in (compare(obj, other), compare(other, obj)):
                str(sharing), sharing._repr_html_(), sharing.to_dict()
        json.dumps(locate(obj))
        json.dumps(parts(obj))


def test_hostile_tensors_and_arrays() -> None:
    t = torch.arange(3.0)
    odd = t.as_subclass(OddTensor)
    # Not inside the assertions: pytest would look at the objects.
    alone, held, copied = compare(t, odd), compare([odd], [t]), compare(odd, t.clone())
    assert alone.overlap == "all"
    assert held.shared == ("[0]",)
    assert copied.independent
    a = np.arange(3.0)
    view = np.ndarray.view(a, OddArray)
    alone, held = compare(a, view), compare([view], [a])
    assert alone.overlap == "all"
    assert held.independent is False


def test_modes_see_nothing() -> None:
    from torch.overrides import TorchFunctionMode
    from torch.utils._python_dispatch import TorchDispatchMode

    class Function(TorchFunctionMode):
        __torch_function__ = _raise

    class Dispatch(TorchDispatchMode):
        __torch_dispatch__ = _raise

    x, s = torch.arange(3.0), torch.eye(2).to_sparse()
    values = s._values()
    m = nn.Linear(2, 2)
    state = m.state_dict()
    with Function(), Dispatch():
        assert compare(x, x).same_object
        found = [compare(s, values).verdict, compare(m, state).verdict, compare([x], [x]).verdict]
        locate(s), parts(m)
    assert found == [Verdict.SHARES_MEMORY, Verdict.SHALLOW_COPY, Verdict.SHALLOW_COPY]


def test_nothing_changes() -> None:
    m = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
    m(torch.ones(4, 2)).sum().backward()
    optimizer = torch.optim.Adam(m.parameters())
    optimizer.step()
    everything = [m, optimizer, m.state_dict(), optimizer.state_dict(), {"a": [1, {2}]}]
    tensors = [*m.parameters(), *m.buffers()]
    before = [t.detach().clone() for t in tensors], [t._version for t in tensors]
    text = repr(everything)
    for source in everything:
        for result in (*everything, copy.deepcopy(source)):
            compare(source, result)
            parts(result)
    for t in tensors:
        compare(t, t.detach())
        locate(t)
    assert repr(everything) == text
    assert all(torch.equal(t, old) for t, old in zip(tensors, before[0], strict=True))
    assert [t._version for t in tensors] == before[1]


def test_backward_still_works_after_a_comparison() -> None:
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    z = (y * y).sum()
    compare(y, y.detach())
    compare(x, y)
    z.backward()
    assert x.grad is not None and x.grad.tolist() == [8.0, 8.0]


def test_no_reference_stays() -> None:
    class Mine(list):
        pass

    objects = [Mine([1]), Mine([2])]
    counts = [sys.getrefcount(obj) for obj in objects]
    sharing = compare(objects[0], [objects[0], objects[1]])
    gc.collect()
    assert [sys.getrefcount(obj) for obj in objects] == counts
    types = len(gc.get_referrers(Mine))
    compare(Mine(), Mine())
    gc.collect()
    assert len(gc.get_referrers(Mine)) == types
    assert sharing.shared == ("[0]",)


# ------------------------------------------------------------------------- modules and friends


def test_modules_and_optimizers() -> None:
    a, b = nn.Linear(2, 2), nn.Linear(2, 2)
    assert compare(a, b).verdict is Verdict.INDEPENDENT
    b.weight = a.weight
    assert compare(a, b).shared == (".weight",)
    optimizer = torch.optim.Adam(a.parameters())
    sharing = compare(a, optimizer)
    assert sharing.verdict is Verdict.SHALLOW_COPY
    assert ".param_groups[0]['params'][0]" in sharing.shared
    a(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    shared = compare(optimizer, optimizer.state_dict()).shared
    # The dictionaries of the state are the optimizer's own, not only the tensors in them.
    assert shared == ("['state'][0]", "['state'][1]")
    sharing = compare(optimizer.state_dict(), rebuilt(optimizer.state_dict()))
    assert "['state'][0]['exp_avg']" in sharing.shared
    assert compare(optimizer, copy.deepcopy(optimizer.state_dict())).independent
    assert compare(a, copy.deepcopy(a)).new_bytes == 24
    meta = nn.Linear(2, 2, device="meta")
    undecided = compare(meta, copy.deepcopy(meta))
    assert undecided.verdict is Verdict.UNDECIDABLE and undecided.independent is None
    assert compare(meta, copy.copy(meta)).independent is False


def rebuilt(value: Any) -> Any:
    """New containers, the same tensors."""
    if isinstance(value, dict):
        return {key: rebuilt(item) for key, item in value.items()}
    return [rebuilt(item) for item in value] if isinstance(value, list) else value


def test_tensors_inside_containers() -> None:
    x = torch.arange(6.0)
    assert compare(x, [x]).verdict is Verdict.SHARES_MEMORY
    assert compare(x, x.split(2)).verdict is Verdict.SHARES_MEMORY
    assert compare([x], x).verdict is Verdict.SHARES_MEMORY
    assert compare([x], [x]).verdict is Verdict.SHALLOW_COPY
    assert compare([x[:3]], [x[2:].numpy()]).shared == ("[0]",)
    assert compare([x[:3]], [x[3:]]).verdict is Verdict.SHARES_STORAGE
    assert compare({"a": x}, {"a": x.clone()}).new_bytes == 24


def test_many_slices_of_one_buffer() -> None:
    flat = torch.zeros(2000)
    ours = [flat[i : i + 1] for i in range(0, 2000, 2)]
    theirs = [flat[i : i + 1] for i in range(1, 2000, 2)]
    assert compare(ours, theirs).verdict is Verdict.SHARES_STORAGE
    assert len(compare(ours, [t[:] for t in ours]).shared) == 1000


def test_tensors_that_are_not_like_the_others() -> None:
    whole = torch.arange(12.0)
    odd = [
        torch.empty(0),
        torch.ones(2, 2).to_sparse(),
        torch.from_numpy(np.arange(3.0)),
        whole[:4],
        whole[6:],
        whole.expand(2, 12),
        *(torch.ones(3) for _ in range(20)),
        np.arange(5),
        bytearray(b"abc"),
    ]
    copied = copy.deepcopy(odd)
    sharing = compare(odd, copied)
    assert sharing.verdict is Verdict.INDEPENDENT
    sizes = {"sparse": 2 * 4 * 8 + 4 * 4, "array": 24, "whole": 48, "small": 240, "others": 43}
    assert sharing.new_bytes == sum(sizes.values())
    assert compare(odd, [*copied, whole[4:6]]).shared == ("[28]",)
    assert compare(odd[:5], [*copied, whole[4:6]]).verdict is Verdict.SHARES_STORAGE
    assert compare(odd, [*copied, odd[8].view(-1)]).shared == ("[28]",)
    meta = torch.ones(1, device="meta")
    assert compare([*odd, meta], [*copied, meta.clone()]).verdict is Verdict.UNDECIDABLE
    assert compare([*odd, meta], copied).verdict is Verdict.UNDECIDABLE


def test_new_bytes() -> None:
    x = torch.arange(6.0)
    assert compare(x, x.clone()).new_bytes == 24
    assert compare(x, x[1:]).new_bytes == 0
    assert compare(x[:1], x).new_bytes == 0
    assert compare(x, torch.zeros(100)[:1]).new_bytes == 400
    n = np.arange(6.0)
    assert compare(torch.from_numpy(n[:3]), torch.from_numpy(n[1:4])).new_bytes == 8
    assert compare([1], [2]).new_bytes is None


def test_object_arrays() -> None:
    held = [1]
    a = np.array([held, None], dtype=object)
    sharing = compare(a, a.copy())
    assert (sharing.verdict, sharing.overlap, sharing.shared) == (
        Verdict.SHALLOW_COPY,
        "none",
        ("[0]",),
    )
    assert compare(a, copy.deepcopy(a)).verdict is Verdict.INDEPENDENT
    record = np.zeros(2, dtype=[("a", "O"), ("b", "f8")])
    record["a"][1] = held
    assert compare([held], record).shared == ("['a'][1]",)
    assert compare(record, record[0]).overlap == "part"


# ------------------------------------------------------------------------- assert_independent


def test_assert_independent() -> None:
    assert_independent([1, [2]], [1, [2]])
    x = [1, [2], {"k": [3]}]
    with pytest.raises(AssertionError) as caught:
        assert_independent(x, x[:])
    assert "[1]" in str(caught.value) and "[2]" in str(caught.value)
    with pytest.raises(AssertionError, match="same object"):
        assert_independent(x, x)
    assert_independent(3, 3)
    t = torch.ones(2)
    assert_independent(t[:1], t[1:])
    with pytest.raises(AssertionError, match="the object itself"):
        assert_independent(t, t[:1])
    many = [[i] for i in range(100)]
    with pytest.raises(AssertionError, match="and 80 more"):
        assert_independent(many, many[:])


def test_assert_independent_does_not_pass_what_it_cannot_decide() -> None:
    meta = torch.empty(3, device="meta")
    with pytest.raises(AssertionError, match="no data"):
        assert_independent(meta, meta.clone())


# ------------------------------------------------------------------------- panel


class Cells(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def test_panel() -> None:
    x = torch.ones(2, requires_grad=True)
    lines = str(compare(x, x.detach())).splitlines()
    assert lines[0].startswith("verdict") and "shares memory" in lines[0]
    assert len(lines) <= 12
    long = {f"key_{'<' * 90}_{i}": [i] for i in range(50)}
    sharing = compare(long, dict(long))
    assert max(map(len, str(sharing).splitlines())) <= 80
    assert "42 more" in str(sharing)
    cells = Cells()
    cells.feed(sharing._repr_html_())
    table, picture = {"table", "tbody", "tr", "th", "td"}, {"div", "svg", "g", "path", "text"}
    assert set(cells.tags) == table | picture
    assert "key_<" in cells.text
    undecided = compare(torch.empty(1, device="meta"), torch.empty(1, device="meta"))
    assert "A meta tensor has no data." in str(undecided)
    assert "immutable" in str(compare(1, 1))


# ------------------------------------------------------------------------- portraits


def test_locate() -> None:
    x = torch.arange(6.0, requires_grad=True)
    v = x[2:]
    base, view = locate(x), locate(v)
    assert set(base) == {
        *("type", "id", "data", "storage", "storage_impl", "offset", "shape", "strides"),
        *("dtype", "device", "requires_grad", "is_leaf", "grad_fn", "version"),
    }
    assert base["id"] == id(x) and base["type"] == "Tensor"
    assert base["data"] == x.data_ptr() == base["storage"] == view["storage"]
    assert view["data"] == v.data_ptr() and view["offset"] == 2
    assert base["storage_impl"] == view["storage_impl"] == x.untyped_storage()._cdata
    assert (view["shape"], view["strides"], view["grad_fn"]) == ([4], [1], "SliceBackward0")
    a = np.arange(6.0)
    portrait = locate(a[2:])
    assert portrait["type"] == "numpy.ndarray" and portrait["storage"] == a.ctypes.data
    assert portrait["data"] == a.ctypes.data + 16 and portrait["storage_impl"] is None
    plain = locate([1])
    assert plain["type"] == "list" and plain["data"] is None and plain["shape"] is None
    lazy = torch._lazy_clone(torch.ones(2))
    locate(lazy)
    assert torch._C._is_cow_tensor(lazy)
    json.dumps([base, view, portrait, plain, locate(torch.empty(2, device="meta"))])


def test_parts() -> None:
    inner = [1]
    found = parts({"a": [inner, inner], "b": 2})
    assert [part["path"] for part in found] == ["['a']", "['a'][0]"]
    assert found[1]["id"] == id(inner)
    m = nn.Linear(2, 2)
    assert {".weight", ".bias"} <= {part["path"] for part in parts(m)}
    assert len(parts([[i] for i in range(1000)], limit=10)) == 10


# ------------------------------------------------------------------------- the second witness


def fresh(make_source: Any, way: Any) -> Any:
    def make() -> tuple[Any, Any]:
        source = make_source()
        return source, way(source)

    return make


def test_witness_sees_what_is_shared() -> None:
    table = [
        (lambda: torch.arange(4.0), lambda x: x[1:], (True, True)),
        (lambda: torch.arange(4.0), lambda x: x.clone(), (False, False)),
        (lambda: torch.ones(2, dtype=torch.bool), lambda x: x[:], (True, True)),
        (lambda: torch.ones(2, dtype=torch.complex64), lambda x: x.imag, (True, True)),
        (lambda: torch.arange(3.0), lambda x: x.expand(2, 3), (True, True)),
        (lambda: np.arange(3.0), lambda a: a[::2], (True, True)),
        (lambda: np.arange(3), lambda a: a + 0, (False, False)),
        (lambda: [1, [2]], lambda x: x[:], (True, True)),
        (lambda: [1, [2]], copy.deepcopy, (False, False)),
        (lambda: bytearray(b"ab"), memoryview, (True, True)),
        (lambda: bytearray(b"ab"), bytes, (None, False)),
        (lambda: 5, lambda n: n + 1, (None, None)),
        (lambda: nn.Linear(1, 1), copy.copy, (True, True)),
        (lambda: nn.Linear(1, 1), copy.deepcopy, (False, False)),
        (lambda: nn.Linear(1, 1), lambda m: m.state_dict(), (True, True)),
        (lambda: torch.eye(2).to_sparse(), lambda s: s.detach(), (True, True)),
        (lambda: torch.empty(2, device="meta"), lambda m: m[:], (None, None)),
    ]
    for source, way, expected in table:
        make = fresh(source, way)
        seen = witness(make)
        assert (seen.writes_result_to_source, seen.writes_source_to_result) == expected
        assert disagreements(compare(*make()), seen) == []
        json.dumps(seen.to_dict())
        assert (seen.why is None) or None in expected


def test_witness_follows_the_graph() -> None:
    ways = {
        "clone": (lambda x: x.clone(), True),
        "detach": (lambda x: x.detach(), False),
        "data": (lambda x: x.data, False),
        "itself": (lambda x: x, True),
        "view": (lambda x: x[:1], True),
    }
    for name, (way, connected) in ways.items():
        make = fresh(lambda: torch.ones(2, requires_grad=True), way)
        assert witness(make).graph_connected is connected, name
        assert disagreements(compare(*make()), witness(make)) == []


def test_disagreements_are_named() -> None:
    def sharing(independent: bool | None, reaches: bool | None) -> Sharing:
        graph = Autograd(True, False, "X", reaches)
        return Sharing(Verdict.UNDECIDABLE, False, independent, autograd=graph, kept=Kept())

    assert disagreements(sharing(True, True), Witness(False, False, True)) == []
    assert len(disagreements(sharing(True, True), Witness(True, True, False))) == 3
    assert len(disagreements(sharing(False, False), Witness(False, False, True))) == 2
    assert disagreements(sharing(None, None), Witness(True, False, True)) == []
    assert disagreements(sharing(False, True), Witness(None, None, None)) == []
    assert disagreements(sharing(False, True), Witness(None, True, None)) == []
