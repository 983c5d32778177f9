"""The 39 ways in which comparing addresses goes wrong, and what is right."""

from __future__ import annotations

import copy
import functools
import gc
import os
import pickle
import subprocess
import sys
import tempfile
import types
import warnings
import weakref
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from copyscope import Verdict, compare
from copyscope.probe import disagreements, witness

SAME = Verdict.SAME_OBJECT
MEMORY = Verdict.SHARES_MEMORY
STORAGE = Verdict.SHARES_STORAGE
SHALLOW = Verdict.SHALLOW_COPY
INDEPENDENT = Verdict.INDEPENDENT
UNDECIDABLE = Verdict.UNDECIDABLE


@pytest.fixture(autouse=True)
def quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def verdict(source: object, result: object) -> Verdict:
    return compare(source, result).verdict


def test_trap_01_ids_of_temporaries() -> None:
    x = torch.arange(4.0)
    assert verdict([1], [2]) is INDEPENDENT
    assert verdict(x[0], x[1]) is STORAGE


def test_trap_02_ids_of_attributes_made_on_access() -> None:
    assert verdict(torch.ones(3), torch.zeros(500)) is INDEPENDENT
    assert verdict(torch.ones(3).data, torch.zeros(500).data) is INDEPENDENT


def test_trap_03_a_new_wrapper_around_one_storage() -> None:
    x = torch.arange(4.0)
    typed = x.storage(), x.storage()
    assert typed[0] is not typed[1]
    assert verdict(*typed) is MEMORY
    assert compare(*typed).same_storage is True
    assert verdict(x, x.untyped_storage()) is MEMORY
    assert verdict(x.clone(), x.untyped_storage()) is INDEPENDENT


def test_trap_04_a_block_given_out_again() -> None:
    # Both are alive while they are compared, so neither can have got the other's block.
    for n in (1, 16, 1000, 100_000):
        assert verdict(torch.ones(n), torch.ones(n)) is INDEPENDENT


def test_trap_05_a_view_at_an_offset() -> None:
    x = torch.arange(6.0)
    sharing = compare(x, x[2:])
    assert (sharing.verdict, sharing.overlap) == (MEMORY, "part")
    assert sharing.same_storage and sharing.independent is False


def test_trap_06_one_storage_no_common_element() -> None:
    x = torch.arange(6.0)
    for a, b in ((x[:3], x[3:]), (x[0::2], x[1::2]), (x.view(2, 3)[:, :1], x.view(2, 3)[:, 2:])):
        sharing = compare(a, b)
        assert (sharing.verdict, sharing.overlap) == (STORAGE, "none")
        assert sharing.independent and sharing.version_counter_shared
        assert verdict(a.numpy(), b.numpy()) is STORAGE


def test_trap_07_one_memory_two_storages() -> None:
    n = np.arange(4.0)
    a = torch.from_numpy(n)
    for b in (torch.from_numpy(n), torch.from_dlpack(a), torch.from_numpy(a.numpy())):
        sharing = compare(a, b)
        assert (sharing.verdict, sharing.overlap) == (MEMORY, "all")
        assert sharing.same_storage is False
        assert sharing.version_counter_shared is False
        assert sharing.new_bytes == 0


def test_trap_08_overlapping_slices_wrapped_apart() -> None:
    n = np.arange(6.0)
    sharing = compare(torch.from_numpy(n[:3]), torch.from_numpy(n[1:4]))
    assert (sharing.verdict, sharing.overlap) == (MEMORY, "part")


@pytest.mark.skipif(not os.path.exists("/proc/self/maps"), reason="needs a readable memory map")
def test_trap_09_two_mappings_of_one_file() -> None:
    path = os.path.join(tempfile.mkdtemp(), "t.bin")
    np.arange(4096.0).tofile(path)
    a, b = (torch.from_file(path, shared=True, size=8192) for _ in range(2))
    assert a.data_ptr() != b.data_ptr()
    assert verdict(a, b) is MEMORY
    assert verdict(a[:10], b[10:]) is INDEPENDENT
    a[0] = 42
    assert b[0] == 42
    assert verdict([a], [b]) is SHALLOW
    maps = [np.memmap(path, dtype="f4", mode="r+", shape=(8192,)) for _ in range(2)]
    assert verdict(*maps) is MEMORY
    assert verdict(maps[0], a) is MEMORY
    assert verdict(torch.from_numpy(maps[0]), torch.from_numpy(maps[1])) is MEMORY
    private = torch.from_file(path, shared=False, size=8192)
    undecided = compare(a, private)
    assert undecided.verdict is UNDECIDABLE and "private" in (undecided.reason or "")
    assert verdict(private, torch.from_file(path, shared=False, size=8192)) is INDEPENDENT


def test_trap_10_meta_tensors() -> None:
    m = torch.empty(3, device="meta")
    for other, same_storage in ((m.clone(), False), (m[:], True)):
        sharing = compare(m, other)
        assert sharing.verdict is UNDECIDABLE and "no data" in (sharing.reason or "")
        assert sharing.same_storage is same_storage
        assert sharing.independent is None and sharing.overlap is None


def test_trap_11_fake_tensors() -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    mode = FakeTensorMode()
    fake = mode.from_tensor(torch.arange(3.0))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compare(fake, fake.clone()).same_storage is False
        assert compare(fake, fake[:2]).same_storage is True
        with mode:
            assert verdict(fake, fake[:2]) is UNDECIDABLE


def test_trap_12_no_elements() -> None:
    assert verdict(torch.empty(0), torch.empty(0)) is INDEPENDENT
    x = torch.arange(3.0)
    sharing = compare(x, x[3:])
    assert (sharing.verdict, sharing.overlap, sharing.new_bytes) == (STORAGE, "none", 0)
    assert verdict(np.empty(0), np.empty(0)) is INDEPENDENT


def test_trap_13_sparse_tensors() -> None:
    s = torch.eye(3).to_sparse()
    for alias in (s.detach(), copy.copy(s)):
        sharing = compare(s, alias)
        assert (sharing.verdict, sharing.overlap) == (MEMORY, "all")
        assert sharing.shared == ("._indices()", "._values()")
    assert verdict(s, s.clone()) is INDEPENDENT
    v = torch.tensor([1.0, 2.0])
    q = torch.sparse_coo_tensor(torch.tensor([[0, 1], [0, 1]]), v, (2, 2))
    assert verdict(v, q) is MEMORY
    csr = torch.eye(3).to_sparse_csr()
    assert verdict(csr, csr.clone()) is INDEPENDENT
    assert verdict(csr.values(), csr) is MEMORY


def test_trap_14_wrappers_and_jagged_tensors() -> None:
    nt = torch.nested.nested_tensor([torch.arange(3.0), torch.arange(2.0)], layout=torch.jagged)
    assert verdict(nt, nt.detach()) is MEMORY
    clone = compare(nt, nt.clone())
    # The values are new; the offsets are the very same tensor.
    assert (clone.verdict, clone.overlap) == (SHALLOW, "none")
    assert clone.shared == ("._offsets", "._metadata_cache")
    assert nt.clone().offsets() is nt.offsets()
    strided = torch.nested.nested_tensor([torch.arange(3.0), torch.arange(2.0)])
    assert verdict(strided, strided.detach()) is MEMORY
    assert verdict(strided, strided.clone()) is INDEPENDENT
    assert verdict(strided, strided.unbind()[1]) is MEMORY


def test_trap_15_inside_a_transform() -> None:
    seen: list[Any] = []

    def watch(row: Any) -> Any:
        seen.append((compare(row, row), compare(row, row.view(-1)), compare(row, row.clone())))
        return row.sum()

    torch.vmap(watch)(torch.ones(2, 3))
    torch.func.grad(watch)(torch.ones(3))
    torch.func.functionalize(watch)(torch.ones(3))
    assert len(seen) == 3
    for itself, view, clone in seen:
        assert itself.verdict is SAME
        for sharing in (view, clone):
            assert sharing.verdict is UNDECIDABLE and "transform" in (sharing.reason or "")
    x = torch.ones(2, 3)
    assert verdict(x, torch.vmap(lambda row: row)(x)) is SAME


def test_trap_16_functionalize_and_compile() -> None:
    def f(x: Any) -> Any:
        y = x.view(-1)
        y.add_(1)
        return y

    x = torch.zeros(2, 2)
    assert verdict(x, f(x)) is MEMORY
    assert verdict(x, torch.func.functionalize(f)(x)) is INDEPENDENT
    assert verdict(x, torch.compile(f, backend="aot_eager")(x)) is MEMORY
    assert verdict(x, torch.compile(lambda t: t, backend="aot_eager")(x)) is SAME


def test_trap_17_expanded_tensors() -> None:
    x = torch.arange(3.0)
    e = x.expand(4, 3)
    sharing = compare(x, e)
    assert (sharing.verdict, sharing.overlap, sharing.new_bytes) == (MEMORY, "all", 0)
    assert compare(x[:2], e).overlap == "part"
    assert compare(x, torch.zeros(1).expand(4, 3)).new_bytes == 4
    seen = witness(lambda: (lambda x: (x, x.expand(4, 3)))(torch.arange(3.0)))
    assert seen.writes_result_to_source and seen.writes_source_to_result


def test_trap_18_lazy_copies_stay_lazy() -> None:
    cow = torch._C._is_cow_tensor
    a = torch.arange(4.0)
    b = torch._lazy_clone(a)
    for pair in ((a, b), (a, b[1:]), ([a], [b]), (a, b.untyped_storage())):
        sharing = compare(*pair)
        assert (sharing.verdict, sharing.new_bytes) == (INDEPENDENT, 0)
        assert cow(a) and cow(b)
    assert verdict(b, b[1:]) is MEMORY
    assert verdict(a[:2], a[2:]) is STORAGE
    assert cow(a) and cow(b)
    assert (
        disagreements(
            compare(a, b), witness(lambda: (lambda x: (x, torch._lazy_clone(x)))(torch.arange(4.0)))
        )
        == []
    )


def test_trap_19_conjugate_and_negative_bits() -> None:
    x = torch.tensor([1 + 2j, 3 + 4j])
    conj = x.conj()
    assert compare(x, conj).overlap == "all"
    sharing = compare(x, conj.imag)
    assert (sharing.verdict, sharing.overlap) == (MEMORY, "part")
    assert verdict(x.real, x.imag) is STORAGE
    assert verdict(x, conj.resolve_conj()) is INDEPENDENT


def test_trap_20_other_readings_of_the_same_bytes() -> None:
    x = torch.tensor([1.0, 2.0])
    sharing = compare(x, x.view(torch.int32))
    assert (sharing.verdict, sharing.overlap) == (MEMORY, "all")
    assert sharing.kept is not None and sharing.kept.dtype is False
    z = torch.tensor([1 + 2j, 3 + 4j])
    assert compare(z, torch.view_as_real(z)).overlap == "all"
    assert compare(x, x.view(torch.uint8)[3:5]).overlap == "part"


def test_trap_21_data_against_detach() -> None:
    x = torch.ones(2)
    counters = {
        "detach": x.detach(),
        "view": x[:],
        "parameter": nn.Parameter(x),
        "data": x.data,
        "copy": copy.copy(x),
        "dlpack": torch.from_dlpack(x),
    }
    shared = {name: compare(x, y).version_counter_shared for name, y in counters.items()}
    assert shared == {
        "detach": True,
        "view": True,
        "parameter": True,
        "data": False,
        "copy": False,
        "dlpack": False,
    }
    assert {compare(x, y).verdict for y in counters.values()} == {MEMORY}


def test_trap_22_equal_version_numbers() -> None:
    a, b = torch.ones(1), torch.ones(1)
    assert compare(a, b).version_counter_shared is False
    assert (a._version, b._version) == (0, 0)
    a.add_(1)
    b.add_(1)
    assert compare(a, b).version_counter_shared is False
    assert (a._version, b._version) == (1, 1)
    with torch.inference_mode():
        i = torch.ones(1)
    assert compare(i, i.detach()).version_counter_shared is None


def test_trap_23_bases_and_flags() -> None:
    x = torch.tensor([1.0, 2.0, 3.0])
    aliases = (x[:], x.detach(), x.data, copy.copy(x), nn.Parameter(x), torch.from_dlpack(x))
    for alias in aliases:
        assert compare(x, alias).overlap == "all"
    v = x[1:]
    assert compare(v, v[1:]).overlap == "part"
    n = np.arange(12.0).reshape(3, 4)
    fancy = n[:, [0, 1]]
    assert fancy.base is not None and verdict(n, fancy) is INDEPENDENT
    assert verdict(n, n.view()) is MEMORY


def test_trap_24_no_ops_return_the_object() -> None:
    x = torch.ones(2, 3, requires_grad=True)
    for same in (x.contiguous(), x.to(torch.float32), x.cpu(), +x, nn.Identity()(x), x.real):
        assert verdict(x, same) is SAME
    for new in (x.view_as(x), x.squeeze(), x.reshape(2, 3), x.expand(2, 3)):
        assert compare(x, new).overlap == "all" and verdict(x, new) is MEMORY


def test_trap_25_asarray_changes_your_tensor() -> None:
    x = torch.ones(2, requires_grad=True)
    sharing = compare(x, torch.asarray(x, requires_grad=False))
    assert sharing.verdict is SAME
    assert sharing.autograd is not None and not sharing.autograd.requires_grad


def test_trap_26_state_dict() -> None:
    m = nn.Linear(2, 2)
    sharing = compare(m, m.state_dict())
    assert (sharing.verdict, sharing.shared) == (SHALLOW, ("['weight']", "['bias']"))
    assert sharing.new_bytes == 0
    assert verdict(m.weight, m.state_dict()["weight"]) is MEMORY
    assert verdict(m, copy.deepcopy(m.state_dict())) is INDEPENDENT


def test_trap_27_copied_module_keeps_the_dicts() -> None:
    a = nn.Linear(2, 2)
    sharing = compare(a, copy.copy(a))
    assert sharing.verdict is SHALLOW
    assert {".weight", ".bias", "._parameters", "._buffers", "._modules"} <= set(sharing.shared)
    only_dicts = compare(nn.Module(), copy.copy(nn.Module()))
    assert only_dicts.verdict is INDEPENDENT
    empty = nn.Module()
    assert "._parameters" in compare(empty, copy.copy(empty)).shared


def test_trap_28_addresses_go_stale() -> None:
    x = torch.arange(6.0)
    v = x[:2]
    assert verdict(x, v) is MEMORY
    x.share_memory_()
    assert verdict(x, v) is MEMORY
    y = torch.arange(6.0)
    w = y[:2]
    y.resize_(100_000)
    assert verdict(y, w) is MEMORY


def test_trap_29_merged_immutables() -> None:
    small = compare(256, int("256"))
    assert small.verdict is SAME and small.independent and small.shared == ()
    assert verdict(int("1000"), int("1000")) is INDEPENDENT
    nested = (1, "a", (2.0, None))
    assert compare(nested, nested).independent
    holds = (1, [2])
    assert compare(holds, holds).independent is False


def test_trap_30_shared_one_level_down() -> None:
    i = [[[1], 2], [[3], 4]]
    sharing = compare(i, [row[:] for row in i])
    assert (sharing.verdict, sharing.shared) == (SHALLOW, ("[0][0]", "[1][0]"))


def test_trap_31_snapshots_without_a_clone() -> None:
    m = nn.Linear(1, 1)
    assert compare(m, [p.data for p in m.parameters()]).independent is False
    assert compare(m, [p.data.clone() for p in m.parameters()]).independent


def test_trap_32_the_write_probe_itself() -> None:
    def bools() -> Any:
        x = torch.ones(2, dtype=torch.bool)
        return x, x[:]

    def leaf() -> Any:
        w = torch.ones(2, requires_grad=True)
        return w, w[:]

    def twice() -> Any:
        x = torch.ones(2, dtype=torch.bool)
        return x, [x[:], x[:]]

    for make in (bools, leaf, twice):
        seen = witness(make)
        assert seen.writes_result_to_source and seen.writes_source_to_result


def test_trap_33_read_only_is_not_unshared() -> None:
    a = np.arange(3.0)
    r = np.broadcast_to(a, (2, 3))
    assert compare(a, r).independent is False
    assert compare(a, torch.from_numpy(r)).independent is False
    seen = witness(lambda: (lambda a: (a, np.broadcast_to(a, (2, 3))))(np.arange(3.0)))
    assert seen.writes_result_to_source is None
    assert seen.writes_source_to_result is True
    fixed = b"abcd"
    assert compare(fixed, memoryview(fixed)).independent
    assert compare(fixed, np.frombuffer(fixed, np.uint8)).independent


def test_trap_34_slices_are_not_tied_weights() -> None:
    buf = torch.arange(6.0)
    assert verdict(buf[:3], buf[3:]) is STORAGE
    assert verdict({"q": buf[:3]}, {"k": buf[3:]}) is STORAGE
    assert verdict({"q": buf[:3]}, {"k": buf[2:]}) is SHALLOW


def test_trap_35_a_kept_gradient() -> None:
    w = torch.ones(2, requires_grad=True)
    w.sum().backward()
    kept = w.grad
    assert verdict(w.grad, kept) is SAME
    w.grad = None
    w.sum().backward()
    assert verdict(w.grad, kept) is INDEPENDENT


def test_trap_36_sharing_inside_a_copy() -> None:
    b = torch.arange(6.0)
    pair = [b[:3], b[3:]]
    one = copy.deepcopy(pair)
    assert verdict(one[0], one[1]) is STORAGE
    assert verdict(pair, one) is INDEPENDENT
    two = [copy.deepcopy(z) for z in pair]
    assert verdict(two[0], two[1]) is INDEPENDENT
    loaded = pickle.loads(pickle.dumps(pair))
    assert verdict(loaded[0], loaded[1]) is INDEPENDENT
    m = nn.Module()
    m.p, m.q = nn.Parameter(b), nn.Parameter(b)
    n = copy.deepcopy(m)
    assert verdict(m.p, m.q) is MEMORY and verdict(n.p, n.q) is INDEPENDENT


def patched(how: str) -> nn.Module:
    m = nn.Linear(2, 2)
    old = m.forward
    if how == "closure":
        m.forward = lambda x: old(x)
    elif how == "default":
        m.forward = lambda x, old=old: old(x)
    elif how == "global":
        space = {"old": old}
        exec("patch = lambda x: old(x)", space)
        m.forward = space["patch"]
    elif how == "weakref":
        alive = weakref.ref(m)
        m.forward = functools.partial(lambda r, x: nn.Linear.forward(r(), x), alive)
    elif how == "hook":
        m.register_forward_hook(lambda module, args, out: m.bias.sum() + out)
    elif how == "method":
        m.forward = types.MethodType(nn.Linear.forward, m)
    elif how == "partial":
        m.forward = functools.partial(nn.Linear.forward, m)
    return m


@pytest.mark.parametrize("how", ["closure", "default", "global", "weakref", "hook"])
def test_trap_37_patches_that_stay_with_the_original(how: str) -> None:
    m = patched(how)
    c = copy.deepcopy(m)
    sharing = compare(m, c)
    assert sharing.verdict is SHALLOW
    assert sharing.shared and all("forward" in path for path in sharing.shared)
    given = torch.ones(1, 2)
    before = c(given)
    with torch.no_grad():
        m.weight.add_(7)
        m.bias.add_(7)
    assert not torch.equal(c(given), before)


@pytest.mark.parametrize("how", ["method", "partial"])
def test_trap_37_patches_that_follow_the_copy(how: str) -> None:
    m = patched(how)
    assert verdict(m, copy.deepcopy(m)) is INDEPENDENT


def test_trap_37_what_both_merely_find_in_the_program() -> None:
    space: dict[str, Any] = {"log": [], "nn": nn}
    exec("hook = lambda module, args, out: log.append(out)", space)
    m = nn.Linear(2, 2)
    m.register_forward_hook(space["hook"])
    assert verdict(m, copy.deepcopy(m)) is INDEPENDENT


def test_trap_38_attributes_gradient_hooks_type() -> None:
    def made(cls: type) -> Any:
        x = torch.ones(2, requires_grad=True)
        x = x if cls is torch.Tensor else nn.Parameter(torch.ones(2))
        x.tag = ["t"]
        x.grad = torch.ones(2)
        x.register_hook(print)
        return x

    ways = {
        "clone": lambda x: x.clone(),
        "detach": lambda x: x.detach(),
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
    }
    found = {}
    for cls in (torch.Tensor, nn.Parameter):
        for name, way in ways.items():
            x = made(cls)
            kept = compare(x, way(x)).kept
            assert kept is not None
            row = (kept.type, kept.attributes, kept.grad, kept.hooks)
            found[cls.__name__, name] = row
    assert found == {
        ("Tensor", "clone"): (True, False, False, False),
        ("Tensor", "detach"): (True, False, False, False),
        ("Tensor", "copy"): (True, True, False, False),
        ("Tensor", "deepcopy"): (True, True, True, False),
        ("Parameter", "clone"): (False, False, False, False),
        ("Parameter", "detach"): (False, False, False, False),
        ("Parameter", "copy"): (True, True, False, False),
        ("Parameter", "deepcopy"): (True, False, False, False),
    }
    x = made(torch.Tensor)
    assert compare(x, copy.copy(x)).shared == ("", ".tag")
    assert verdict(x, copy.deepcopy(x)) is INDEPENDENT
    y = x.detach().clone()
    y.tag = x.tag
    assert (verdict(x, y), compare(x, y).shared) == (SHALLOW, (".tag",))


def test_trap_39_views_made_without_grad() -> None:
    x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    with torch.no_grad():
        v = x[:2]
    graph = compare(x, v).autograd
    assert graph is not None
    assert (graph.requires_grad, graph.is_leaf, graph.grad_fn) == (True, True, None)
    assert graph.reaches_source is False
    assert torch.autograd.grad((v * 2).sum(), x, allow_unused=True) == (None,)
    graph = compare(x, x[:2]).autograd
    assert graph is not None and graph.reaches_source


def test_nothing_is_held_afterwards() -> None:
    gc.collect()
    m = nn.Linear(2, 2)
    c = copy.copy(m)
    alive = [weakref.ref(obj) for obj in (m, c, m.weight)]
    sharing = compare(m, c)
    del m, c
    gc.collect()
    assert [ref() for ref in alive] == [None, None, None]
    assert sharing.verdict is SHALLOW


def test_dangling_numpy_alias_is_never_read() -> None:
    # Reading the array crashes the process; comparing it must not.
    code = (
        "import torch; from copyscope import compare;"
        "t = torch.zeros(10_000_000); a = t.numpy(); t.share_memory_();"
        "print(compare(t, a).verdict.value)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "independent"
