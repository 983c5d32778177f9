"""What a tensor refers to: its memory, version counter and place in the graph.

Every read goes through functions that neither split a lazy copy nor wait for a device. All of
them are called inside `untouched()`, so that no code of a tensor subclass or a mode runs.
"""

from __future__ import annotations

import contextlib
import functools
import operator
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from copyscope.probe.kinds import dict_of, is_a, loaded, lookup, type_name
from copyscope.probe.memory import Region
from copyscope.probe.model import Autograd
from copyscope.probe.pieces import Memory, Piece

#: Nodes of an autograd graph that are visited before the answer is "unknown".
MAX_GRAPH = 1_000_000

_COMPRESSED = {
    "torch.sparse_csr": ("crow_indices", "col_indices"),
    "torch.sparse_bsr": ("crow_indices", "col_indices"),
    "torch.sparse_csc": ("ccol_indices", "row_indices"),
    "torch.sparse_bsc": ("ccol_indices", "row_indices"),
}
_DESCRIPTIONS = {"_offsets", "_lengths", "_min_seqlen_tensor", "_max_seqlen_tensor"}


def is_tensor(obj: object) -> bool:
    """A torch tensor, by its real type."""
    torch = loaded("torch")
    return torch is not None and hasattr(torch, "Tensor") and is_a(obj, torch.Tensor)


@contextlib.contextmanager
def untouched() -> Iterator[None]:
    """A context in which neither a tensor subclass nor a torch mode sees what is asked."""
    torch = loaded("torch")
    c = getattr(torch, "_C", None)
    function = getattr(c, "DisableTorchFunction", None)
    dispatch = getattr(c, "_DisableTorchDispatch", None)
    if function is None:
        yield
        return
    with function():
        # The guard works as long as it lives.
        guard = dispatch() if dispatch is not None else None
        try:
            yield
        finally:
            del guard


class Calls(NamedTuple):
    """The private calls this torch has, or what comes closest."""

    impl: Callable[[Any], int]
    start: Callable[[Any], int]
    lazy: Callable[[Any], bool]
    wrapped: Callable[[Any], bool]
    storage: Callable[[Any], Any]


@functools.cache
def calls_of_torch() -> Calls:
    """The calls of the torch that is loaded, looked up once."""
    torch = loaded("torch")
    c = torch._C
    functorch = getattr(c, "_functorch", None)
    old = [
        getattr(functorch, name)
        for name in ("is_batchedtensor", "is_gradtrackingtensor", "is_functionaltensor")
        if hasattr(functorch, name)
    ]
    storage = getattr(torch.Tensor, "untyped_storage", None) or torch.Tensor._storage
    return Calls(
        getattr(c, "_storage_address", lambda tensor: storage(tensor)._cdata),
        getattr(c, "_data_address", _start_by_pointer),
        getattr(c, "_is_cow_tensor", lambda tensor: False),
        getattr(
            functorch,
            "is_functorch_wrapped_tensor",
            lambda tensor: any(ask(tensor) for ask in old),
        ),
        storage,
    )


def _start_by_pointer(tensor: Any) -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        address = tensor.data_ptr()
    return address - tensor.storage_offset() * tensor.element_size() if address else 0


def storage_impl(tensor: Any) -> int | None:
    """Address of the StorageImpl; None for tensors without a storage."""
    try:
        return calls_of_torch().impl(tensor)
    except Exception:
        return None


def storage_start(tensor: Any) -> int | None:
    """Address of the storage's first byte, without splitting a lazy copy; None when it has none."""
    try:
        return calls_of_torch().start(tensor) or None
    except Exception:
        return None


def _is_fake(tensor: Any) -> bool:
    module = loaded("torch._subclasses.fake_tensor")
    return module is not None and is_a(tensor, module.FakeTensor)


def _device(tensor: Any) -> str:
    return "cpu" if tensor.is_cpu else str(tensor.device)


class Spans(NamedTuple):
    """Many tensors at a glance, a column for each question.

    starts, ends: the storages. lows, highs: addresses between which all elements are (and maybe
    more than they). foreign: memory that torch did not allocate; empty when there is none.
    """

    devices: list[str]
    starts: list[int]
    ends: list[int]
    lows: list[int]
    highs: list[int]
    foreign: list[bool]


_nbytes = operator.methodcaller("nbytes")
_resizable = operator.methodcaller("resizable")
_is_shared = operator.methodcaller("is_shared")
_own_nbytes = operator.attrgetter("nbytes")
_device_of = operator.attrgetter("device")


def spans(tensors: list[Any]) -> Spans | None:
    """The addresses of tensors whose storages have data; None when one takes a closer look.

    All of them are asked one question at a time: that costs a fraction of a loop over them.
    """
    try:
        calls = calls_of_torch()
        starts = list(map(calls.start, tensors))
        if not all(starts):
            return None
        storages = list(map(calls.storage, tensors))
        sizes = list(map(_nbytes, storages))
        ends = list(map(operator.add, starts, sizes))
        lows, highs = starts, ends
        own = list(map(_own_nbytes, tensors))
        if own != sizes:
            lows, highs = starts.copy(), ends.copy()
            for i, tensor in enumerate(tensors):
                if own[i] < sizes[i] and tensor.is_contiguous():
                    lows[i] += tensor.storage_offset() * tensor.element_size()
                    highs[i] = lows[i] + own[i]
        devices = list(map(_device_of, tensors))
        named = {device: "cpu" if device.type == "cpu" else str(device) for device in set(devices)}
        names = [named[device] for device in devices]
        foreign: list[bool] = []
        if not all(map(_resizable, storages)) or any(map(_is_shared, storages)):
            foreign = [
                name == "cpu" and _is_foreign(storage)
                for name, storage in zip(names, storages, strict=True)
            ]
        return Spans(names, starts, ends, lows, highs, foreign)
    except Exception:
        return None


def _is_foreign(storage: Any) -> bool:
    # Old versions do not tell who allocated a storage: then it may be anybody.
    resizable = getattr(storage, "resizable", lambda: False)
    return not resizable() or storage.is_shared()


def strided_piece(tensor: Any, label: str = "") -> Piece:
    """The piece of an ordinary strided tensor (or of one that has no data)."""
    calls = calls_of_torch()
    start = storage_start(tensor)
    if start is None:
        return Piece(label, impl=storage_impl(tensor))
    size = tensor.element_size()
    device = _device(tensor)
    stride = tensor.stride()
    region = Region(
        start + tensor.storage_offset() * size,
        tuple(tensor.size()),
        tuple([step * size for step in stride]) if size != 1 else stride,
        size,
        device,
    )
    storage = calls.storage(tensor)
    try:
        foreign = device == "cpu" and _is_foreign(storage)
    except Exception:
        foreign = False
    return Piece(
        label,
        region,
        (device, start, storage.nbytes()),
        storage_impl(tensor),
        True,
        calls.lazy(tensor),
        foreign,
        file=foreign and getattr(storage, "filename", None) is not None,
    )


def tensor_memory(tensor: Any) -> Memory:
    """The pieces of any tensor, or the reason why it has none that can be compared."""
    try:
        if lookup(type(tensor), "__getattribute__") is not object.__dict__["__getattribute__"]:
            # The class wants to answer itself: ask a plain alias instead.
            torch = loaded("torch")
            with torch.no_grad():
                tensor = torch.Tensor.as_subclass(tensor, torch.Tensor)
        return _tensor_memory(tensor)
    except Exception as error:
        return Memory(reason=f"The tensor does not tell where its data is ({type_name(error)}).")


def _tensor_memory(tensor: Any) -> Memory:
    torch = loaded("torch")
    if type(tensor) is torch.Tensor and calls_of_torch().wrapped(tensor):
        return Memory(
            reason="A tensor inside a torch.func transform wraps another one and has no memory "
            "of its own; compare outside of the transform."
        )
    if tensor.layout is torch.strided and not tensor.is_nested:
        return _strided(tensor)
    layout = str(tensor.layout)
    if _is_fake(tensor) or tensor.is_meta:
        return _no_data(tensor)
    if layout == "torch.sparse_coo":
        return _parts((("._indices()", tensor._indices()), ("._values()", tensor._values())))
    if layout in _COMPRESSED:
        names = (*_COMPRESSED[layout], "values")
        return _parts(tuple((f".{name}()", getattr(tensor, name)()) for name in names))
    if layout == "torch._mkldnn":
        return Memory(reason="An MKL-DNN tensor keeps its data in an opaque layout.")
    if layout == "torch.jagged":
        return _inner(tensor)
    with torch.no_grad():
        return _parts(tuple((f".unbind()[{i}]", part) for i, part in enumerate(tensor.unbind())))


def _strided(tensor: Any) -> Memory:
    if storage_start(tensor) is None:
        if _is_fake(tensor) or tensor.is_meta:
            return _no_data(tensor)
        if tensor.numel() > 0:
            return _inner(tensor)
    return Memory((strided_piece(tensor),))


def _no_data(tensor: Any) -> Memory:
    what = "fake" if _is_fake(tensor) else "meta"
    return Memory((Piece(impl=storage_impl(tensor)),), f"A {what} tensor has no data.")


def _inner(tensor: Any) -> Memory:
    """A wrapper subclass: the tensors that it holds decide."""
    space = dict_of(tensor) or {}
    held = [
        (name, value) for name, value in space.items() if is_tensor(value) and value is not tensor
    ]
    if not held:
        return Memory(
            (Piece(impl=storage_impl(tensor)),),
            reason=f"The tensor ({type_name(tensor)}) does not tell where its data is.",
        )
    jagged = str(tensor.layout) == "torch.jagged"
    return _parts(
        tuple((f".{name}", value) for name, value in held),
        {f".{name}" for name in _DESCRIPTIONS} if jagged else set(),
    )


def _parts(parts: tuple[tuple[str, Any], ...], descriptions: set[str] | None = None) -> Memory:
    pieces: list[Piece] = []
    for label, part in parts:
        memory = _tensor_memory(part)
        if memory.reason:
            return memory
        pieces.extend(
            piece._replace(
                label=label + piece.label,
                data=piece.data and label not in (descriptions or ()),
            )
            for piece in memory.pieces
        )
    return Memory(tuple(pieces))


def storage_memory(storage: Any) -> Memory:
    """Memory of a torch storage object."""
    torch = loaded("torch")
    try:
        if is_a(storage, getattr(torch, "TypedStorage", torch.Tensor)):
            storage = storage._untyped_storage
        if storage.device.type == "meta":
            return Memory((Piece(impl=storage._cdata),), reason="A meta storage has no data.")
        # data_ptr() of a storage splits a lazy copy: an alias asks without that.
        with torch.no_grad():
            alias = torch.empty(0, dtype=torch.uint8, device=storage.device).set_(storage)
        return tensor_memory(alias)
    except Exception as error:
        return Memory(reason=f"The storage does not tell its address ({type_name(error)}).")


def version_shared(source: Any, result: Any) -> bool | None:
    """Whether the two tensors have one version counter; None when one has none.

    Differing numbers settle it. Equal ones do not: then the result's number is set to a value
    that nothing else has, looked at through the source, and set back before returning.
    """
    torch = loaded("torch")
    try:
        before, other = result._version, source._version
        if before != other:
            return False
        if result is source:
            return True
        mark = 0x7FFFFFF1 if before != 0x7FFFFFF1 else 0x7FFFFFF2
        _set_version(torch, result, mark)
        try:
            return source._version == mark
        finally:
            _set_version(torch, result, before)
    except Exception:
        return None


@functools.cache
def _counters_at_a_time() -> bool:
    """Whether this torch sets the version counters of many tensors in one call.

    Asked of a tensor of ours: the complaint about wrong arguments prints them, and printing a
    view whose counter was changed makes it a new grad_fn.
    """
    torch = loaded("torch")
    own = torch.empty(0)
    try:
        torch._C._autograd._unsafe_set_version_counter((own,), (1,))
    except TypeError:
        return False
    except Exception:
        return True  # the arguments were right; an inference tensor has no counter
    return True


def _set_version(torch: Any, tensor: Any, value: int) -> None:
    set_counter = torch._C._autograd._unsafe_set_version_counter
    if _counters_at_a_time():
        set_counter((tensor,), (value,))
    else:
        set_counter(tensor, value)


def node_name(tensor: Any) -> str | None:
    """The name of the tensor's grad_fn."""
    node = tensor.grad_fn
    return None if node is None else str(node.name()).rpartition("::")[2]


def gradient(tensor: Any) -> Any:
    """`.grad` where it is kept; asking other tensors for it warns."""
    return tensor.grad if tensor.is_leaf or tensor.retains_grad else None


def autograd(source: Any, result: Any) -> Autograd | None:
    """The result's place in the graph; `source` may be anything."""
    try:
        return Autograd(
            result.requires_grad, result.is_leaf, node_name(result), _reaches(source, result)
        )
    except Exception:
        return None


def _reaches(source: Any, result: Any) -> bool | None:
    if not is_tensor(source):
        return None
    if not (result.requires_grad and source.requires_grad):
        return False
    if result is source:
        return True
    node = result.grad_fn
    if node is None:
        return False
    target = source.grad_fn
    slot = source.output_nr
    pending = [(node, result.output_nr)]
    seen: set[Any] = set()
    while pending:
        edge = pending.pop()
        if edge in seen:
            continue
        seen.add(edge)
        node, index = edge
        if target is not None:
            if node is target and index == slot:
                return True
        elif type_name(node) == "AccumulateGrad" and node.variable is source:
            return True
        if len(seen) > MAX_GRAPH:
            return None
        pending.extend(pair for pair in node.next_functions if pair[0] is not None)
    return False
