"""Raw addresses of one object, and of the parts inside it, for tables and pictures."""

from __future__ import annotations

from typing import Any

from copyscope.probe import kinds, walk
from copyscope.probe.arrays import array_memory, buffer_memory, is_array
from copyscope.probe.kept import describe
from copyscope.probe.kinds import ATOM, Kinds, loaded
from copyscope.probe.tensors import is_tensor, storage_memory, tensor_memory, untouched

_FIELDS = (
    "type",
    "id",
    "data",
    "storage",
    "storage_impl",
    "offset",
    "shape",
    "strides",
    "dtype",
    "device",
    "requires_grad",
    "is_leaf",
    "grad_fn",
    "version",
)


def locate(obj: object) -> dict[str, Any]:
    """Where an object is: JSON-ready, all keys always present, None where one has no meaning.

    type, id; data (address of the first element), storage (address of the allocation),
    storage_impl (address of torch's StorageImpl), offset and strides in elements for tensors and
    in bytes for arrays, shape, dtype, device; requires_grad, is_leaf, grad_fn (name) and version
    for tensors. Addresses are those of this moment. Never raises, writes or splits a lazy copy.
    """
    found: dict[str, Any] = dict.fromkeys(_FIELDS)
    found["type"], found["id"] = _type(obj), id(obj)
    try:
        with untouched():
            _fill(obj, found)
    except Exception:
        return found
    return found


def _fill(obj: Any, found: dict[str, Any]) -> None:
    if is_tensor(obj):
        _tensor(obj, found)
    elif kinds.classify(type(obj)) == kinds.TENSOR:
        _memory(storage_memory(obj), found)
    elif is_array(obj):
        _memory(array_memory(obj), found)
        described = describe(obj)
        for key in ("shape", "strides"):
            found[key] = list(described[key]) if key in described else found[key]
        found["dtype"], found["device"] = described.get("dtype"), described.get("device")
    elif kinds.classify(type(obj)) == kinds.BUFFER or type(obj) is bytes:
        _memory(buffer_memory(obj), found)


def parts(obj: object, limit: int = 200) -> list[dict[str, Any]]:
    """`locate()` of the mutable parts inside an object, each with its `"path"`, at most `limit`.

    Breadth first; an object that is reached twice is listed under its first path only.
    """
    known = Kinds()
    found: list[dict[str, Any]] = []
    pending: list[tuple[str, Any]] = [("", obj)]
    seen = {id(obj)}
    position = 0
    while position < len(pending) and len(found) < limit:
        path, here = pending[position]
        position += 1
        try:
            with untouched():
                inside = list(walk.children(here, known[type(here)]))
        except Exception:
            continue
        for step, value in inside:
            kind = known[type(value)]
            if kind == ATOM or id(value) in seen or step == ".__dict__":
                continue
            seen.add(id(value))
            pending.append((path + step, value))
            if kind in (kinds.NODE, kinds.TENSOR, kinds.ARRAY, kinds.BUFFER):
                found.append({"path": path + step, **locate(value)})
                if len(found) == limit:
                    break
    return found


def _type(obj: object) -> str:
    cls = type(obj)
    name = kinds.type_name(obj)
    numpy = loaded("numpy")
    if numpy is not None and cls is numpy.ndarray:
        return "numpy.ndarray"
    return name


def _memory(memory: Any, found: dict[str, Any]) -> None:
    if not memory.pieces:
        return
    piece = memory.pieces[0]
    found["storage_impl"] = piece.impl
    if piece.block is not None:
        found["device"], found["storage"], _ = piece.block
    if piece.region is not None:
        found["data"] = piece.region.start
        found["shape"], found["strides"] = list(piece.region.shape), list(piece.region.strides)
        if piece.block is not None:
            found["offset"] = piece.region.start - piece.block[1]


def _tensor(tensor: Any, found: dict[str, Any]) -> None:
    memory = tensor_memory(tensor)
    if len(memory.pieces) == 1 and memory.pieces[0].label == "":
        _memory(memory, found)
    readers = {
        "shape": lambda: [n if type(n) is int else str(n) for n in tensor.size()],
        "strides": lambda: [n if type(n) is int else str(n) for n in tensor.stride()],
        "offset": lambda: int(tensor.storage_offset()),
        "dtype": lambda: str(tensor.dtype).removeprefix("torch."),
        "device": lambda: str(tensor.device),
        "requires_grad": lambda: bool(tensor.requires_grad),
        "is_leaf": lambda: bool(tensor.is_leaf),
        "grad_fn": lambda: (
            str(tensor.grad_fn.name()).rpartition("::")[2] if tensor.grad_fn else None
        ),
        "version": lambda: int(tensor._version),
    }
    for key, read in readers.items():
        try:
            found[key] = read()
        except Exception:
            found[key] = None
