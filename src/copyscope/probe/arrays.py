"""The memory of NumPy arrays and of built-in buffers."""

from __future__ import annotations

import ctypes
import mmap
from typing import Any

from copyscope.probe.kinds import is_a, is_heap, loaded
from copyscope.probe.memory import Region
from copyscope.probe.pieces import Memory, Piece
from copyscope.probe.tensors import is_tensor, strided_piece

_FULL_READ_ONLY = 0x011C


class _PyBuffer(ctypes.Structure):
    _fields_ = (
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.c_void_p),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.POINTER(ctypes.c_ssize_t)),
        ("strides", ctypes.POINTER(ctypes.c_ssize_t)),
        ("suboffsets", ctypes.POINTER(ctypes.c_ssize_t)),
        ("internal", ctypes.c_void_p),
    )


def _export(obj: object) -> tuple[Region, bool] | None:
    """Region and read-only flag through the buffer protocol; None when refused."""
    view = _PyBuffer()
    get = ctypes.pythonapi.PyObject_GetBuffer
    try:
        get(ctypes.py_object(obj), ctypes.byref(view), ctypes.c_int(_FULL_READ_ONLY))
    except Exception:
        return None
    try:
        shape = tuple(view.shape[i] for i in range(view.ndim)) if view.shape else (view.len,)
        strides = tuple(view.strides[i] for i in range(view.ndim)) if view.strides else (1,)
        size = view.itemsize if view.shape else 1
        return Region(view.buf or 0, shape, strides, size), bool(view.readonly)
    finally:
        ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))


def _array_base(array: Any) -> Any:
    return loaded("numpy").ndarray.base.__get__(array)


def is_array(obj: object) -> bool:
    """A NumPy array or structured scalar."""
    numpy = loaded("numpy")
    return numpy is not None and (is_a(obj, numpy.ndarray) or is_a(obj, numpy.void))


def array_address(array: Any) -> int:
    """Address of the first element of an ndarray."""
    ndarray = loaded("numpy").ndarray
    if type(array) is not ndarray:
        array = ndarray.view(array, ndarray)
    return array.ctypes.data


def array_region(array: Any) -> Region:
    """The elements of an ndarray."""
    ndarray = loaded("numpy").ndarray
    return Region(
        array_address(array),
        ndarray.shape.__get__(array),
        ndarray.strides.__get__(array),
        ndarray.itemsize.__get__(array),
    )


def _void_region(scalar: Any) -> Region:
    # A structured scalar taken from an array is a window on the array's own bytes.
    numpy = loaded("numpy")
    address = numpy.generic.__array_interface__.__get__(scalar)["data"][0]
    return Region(address, (), (), numpy.generic.itemsize.__get__(scalar))


def owner_of(obj: Any) -> Any:
    """The object at the end of the chain of bases: the one that owns the bytes."""
    numpy = loaded("numpy")
    for _ in range(1000):
        if numpy is not None and is_a(obj, numpy.ndarray):
            base = _array_base(obj)
        elif numpy is not None and is_a(obj, numpy.void):
            base = numpy.void.base.__get__(obj)
        elif type(obj) is memoryview:
            try:
                base = obj.obj
            except ValueError:
                return obj
        else:
            return obj
        if base is None:
            return obj
        obj = base
    return obj


def _block(region: Region, owner: Any) -> tuple[str, int, int] | None:
    """The owner's bytes; the region's own where the owner's have moved away meanwhile."""
    own, whole = region.extent, _whole(owner)
    if whole is None or (own is not None and not whole[0] <= own[0] <= own[1] <= whole[1]):
        whole = own
    return None if whole is None else ("cpu", whole[0], whole[1] - whole[0])


def _whole(owner: Any) -> tuple[int, int] | None:
    numpy = loaded("numpy")
    if numpy is not None and is_a(owner, numpy.ndarray):
        return array_region(owner).extent
    if is_tensor(owner):
        block = strided_piece(owner).block
        return None if block is None else (block[1], block[1] + block[2])
    found = _export(owner) if _exports(owner) else None
    return found[0].extent if found else None


def _exports(obj: object) -> bool:
    """Built-in types, whose export runs no user code."""
    return not is_heap(type(obj)) or is_a(obj, mmap.mmap) or is_a(obj, _CDATA)


_CDATA = ctypes.c_int.__mro__[-2]


def _cdata_region(obj: Any) -> Region:
    return Region(ctypes.addressof(obj), (ctypes.sizeof(obj),), (1,), 1)


def array_memory(obj: Any) -> Memory:
    """Memory of an ndarray (or structured scalar)."""
    numpy = loaded("numpy")
    if is_a(obj, numpy.ndarray):
        region = array_region(obj)
        writeable = numpy.ndarray.flags.__get__(obj).writeable
    else:
        region, writeable = _void_region(obj), True
    owner = owner_of(obj)
    foreign = not (is_a(owner, numpy.ndarray) or is_a(owner, numpy.void))
    return Memory(
        (
            Piece(
                region=region,
                block=_block(region, owner),
                foreign=foreign or _owns_nothing(owner),
                readonly=not writeable and type(owner) is bytes,
                file=is_a(owner, mmap.mmap),
            ),
        )
    )


def _owns_nothing(owner: Any) -> bool:
    numpy = loaded("numpy")
    return is_a(owner, numpy.ndarray) and not numpy.ndarray.flags.__get__(owner).owndata


def buffer_memory(obj: Any) -> Memory:
    """Memory of bytes, bytearray, memoryview, array, mmap or a ctypes object."""
    if is_a(obj, _CDATA):
        region = _cdata_region(obj)
        return Memory((Piece(region=region, block=("cpu", region.start, region.shape[0])),))
    found = _export(obj)
    if found is None:
        return Memory(reason="The buffer does not give out its address (it may be closed).")
    region, _ = found
    owner = owner_of(obj)
    return Memory(
        (
            Piece(
                region=region,
                block=_block(region, owner),
                foreign=is_a(owner, mmap.mmap),
                readonly=type(owner) is bytes,
                file=is_a(owner, mmap.mmap),
            ),
        )
    )
