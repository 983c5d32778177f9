"""What a tensor refers to: its memory, version counter and place in the graph.

Every read goes through functions that neither split a lazy copy nor wait for a device.
"""

from __future__ import annotations

import contextlib
import warnings
from typing import Any

from copyscope.probe.kinds import dict_of, is_a, loaded, type_name
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
    return torch is not None and is_a(obj, torch.Tensor)


def untouched() -> Any:
    """A context in which a tensor subclass's own code does not run."""
    c = loaded("torch")._C
    guard = getattr(c, "DisableTorchFunctionSubclass", None) or c.DisableTorchFunction
    return guard()


def storage_impl(tensor: Any) -> int | None:
    """Address of the StorageImpl; None for tensors without a storage."""
    c = loaded("torch")._C
    try:
        if hasattr(c, "_storage_address"):
            return c._storage_address(tensor)
        return _untyped(tensor)._cdata
    except Exception:
        return None


def storage_start(tensor: Any) -> int | None:
    """Address of the storage's first byte, without splitting a lazy copy; None when it has none."""
    c = loaded("torch")._C
    try:
        if hasattr(c, "_data_address"):
            return c._data_address(tensor) or None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            address = tensor.data_ptr()
        return address - tensor.storage_offset() * tensor.element_size() if address else None
    except Exception:
        return None


def is_lazy(tensor: Any) -> bool:
    """A copy-on-write tensor."""
    ask = getattr(loaded("torch")._C, "_is_cow_tensor", None)
    try:
        return bool(ask and ask(tensor))
    except Exception:
        return False


def _untyped(tensor: Any) -> Any:
    return tensor.untyped_storage() if hasattr(tensor, "untyped_storage") else tensor._storage()


def _wrapped_by_transform(tensor: Any) -> bool:
    functorch = getattr(loaded("torch")._C, "_functorch", None)
    ask = getattr(functorch, "is_functorch_wrapped_tensor", None)
    if ask is not None:
        return bool(ask(tensor))
    names = ("is_batchedtensor", "is_gradtrackingtensor", "is_functionaltensor")
    return any(getattr(functorch, n)(tensor) for n in names if hasattr(functorch, n))


def _is_fake(tensor: Any) -> bool:
    module = loaded("torch._subclasses.fake_tensor")
    return module is not None and is_a(tensor, module.FakeTensor)


def _device(tensor: Any) -> str:
    device = tensor.device
    return "cpu" if device.type == "cpu" else str(device)


def strided_piece(tensor: Any, label: str = "", data: bool = True) -> Piece:
    """The piece of an ordinary strided tensor (or of one that has no data)."""
    impl, start = storage_impl(tensor), storage_start(tensor)
    size = tensor.element_size()
    region = block = None
    foreign = False
    device = _device(tensor)
    if start is not None:
        region = Region(
            start + tensor.storage_offset() * size,
            tuple(tensor.size()),
            tuple(stride * size for stride in tensor.stride()),
            size,
            device,
        )
    with contextlib.suppress(Exception):
        storage = _untyped(tensor)
        if start is not None:
            block = (device, start, storage.nbytes())
        if device == "cpu":
            foreign = getattr(storage, "filename", None) is not None or not storage.resizable()
            foreign = foreign or storage.is_shared()
    return Piece(label, region, block, impl, data, is_lazy(tensor), foreign)


def tensor_memory(tensor: Any) -> Memory:
    """The pieces of any tensor, or the reason why it has none that can be compared."""
    try:
        with untouched():
            return _tensor_memory(tensor)
    except Exception as error:
        return Memory(reason=f"The tensor does not tell where its data is ({type_name(error)}).")


def _tensor_memory(tensor: Any) -> Memory:
    torch = loaded("torch")
    if type(tensor) is torch.Tensor and _wrapped_by_transform(tensor):
        return Memory(
            reason="A tensor inside a torch.func transform wraps another one and has no memory "
            "of its own; compare outside of the transform."
        )
    if _is_fake(tensor):
        piece = Piece(impl=storage_impl(tensor))
        return Memory((piece,), reason="A fake tensor has no data.")
    if tensor.device.type == "meta":
        return Memory((Piece(impl=storage_impl(tensor)),), reason="A meta tensor has no data.")
    layout = str(tensor.layout)
    if layout == "torch.sparse_coo":
        return _parts((("._indices()", tensor._indices()), ("._values()", tensor._values())))
    if layout in _COMPRESSED:
        names = (*_COMPRESSED[layout], "values")
        return _parts(tuple((f".{name}()", getattr(tensor, name)()) for name in names))
    if layout == "torch._mkldnn":
        return Memory(reason="An MKL-DNN tensor keeps its data in an opaque layout.")
    if storage_start(tensor) is None and (layout == "torch.jagged" or tensor.numel() > 0):
        return _inner(tensor)
    if tensor.is_nested:
        with torch.no_grad():
            return _parts(
                tuple((f".unbind()[{i}]", part) for i, part in enumerate(tensor.unbind()))
            )
    return Memory((strided_piece(tensor),))


def _inner(tensor: Any) -> Memory:
    """A wrapper subclass: the tensors that it holds decide."""
    held = [(name, value) for name, value in (dict_of(tensor) or {}).items() if is_tensor(value)]
    held = [(name, value) for name, value in held if value is not tensor]
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
        for piece in memory.pieces:
            data = piece.data and label not in (descriptions or ())
            pieces.append(
                Piece(
                    label + piece.label,
                    piece.region,
                    piece.block,
                    piece.impl,
                    data,
                    piece.lazy,
                    piece.foreign,
                )
            )
    return Memory(tuple(pieces))


def storage_memory(storage: Any) -> Memory:
    """Memory of a torch storage object."""
    torch = loaded("torch")
    try:
        if is_a(storage, torch.TypedStorage):
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
        with untouched():
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


def _set_version(torch: Any, tensor: Any, value: int) -> None:
    set_counter = torch._C._autograd._unsafe_set_version_counter
    try:
        set_counter((tensor,), (value,))
    except TypeError:
        set_counter(tensor, value)


def autograd(source: Any, result: Any) -> Autograd | None:
    """The result's place in the graph; `source` may be anything."""
    try:
        with untouched(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            node = result.grad_fn
            return Autograd(
                bool(result.requires_grad),
                bool(result.is_leaf),
                None if node is None else str(node.name()).rpartition("::")[2],
                _reaches(source, result),
            )
    except Exception:
        return None


def _reaches(source: Any, result: Any) -> bool | None:
    if not is_tensor(source):
        return None
    if not (source.requires_grad and result.requires_grad):
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
