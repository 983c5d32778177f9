"""What kind of thing an object is, decided from its real type alone.

Neither `isinstance` nor any attribute of the object is used: both can run the object's own code.
Torch and NumPy are looked up in `sys.modules`; an object can only be a tensor if torch is there.
"""

from __future__ import annotations

import array
import ctypes
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import logging
import mmap
import pathlib
import re
import sys
import types
import uuid
import weakref
from typing import Any

#: Not mutable, and nothing mutable is looked for inside.
ATOM = 0
#: Mutable: the same one on both sides is shared state.
NODE = 1
#: Not mutable itself, but what it holds may be.
FROZEN = 2
#: A Python function: only what it closes over counts.
FUNCTION = 3
#: A weak reference.
WEAK = 4
#: A torch tensor or storage.
TENSOR = 5
#: A NumPy array or structured scalar.
ARRAY = 6
#: A built-in object with its own bytes.
BUFFER = 7

_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_module_of = type.__dict__["__module__"].__get__
_space_of = type.__dict__["__dict__"].__get__
_flags_of = type.__dict__["__flags__"].__get__
_dictoffset_of = type.__dict__["__dictoffset__"].__get__
_HEAP = 1 << 9

_ATOMS: frozenset[type] = frozenset(
    (
        type(None),
        type(...),
        type(NotImplemented),
        bool,
        int,
        float,
        complex,
        str,
        bytes,
        range,
        type,
        types.ModuleType,
        types.CodeType,
        types.FrameType,
        types.TracebackType,
        types.GetSetDescriptorType,
        types.MemberDescriptorType,
        types.MethodDescriptorType,
        types.WrapperDescriptorType,
        types.ClassMethodDescriptorType,
        types.GenericAlias,
        types.UnionType,
        property,
        staticmethod,
        classmethod,
        functools._lru_cache_wrapper,
        decimal.Decimal,
        fractions.Fraction,
        datetime.date,
        datetime.time,
        datetime.timedelta,
        datetime.tzinfo,
        uuid.UUID,
        pathlib.PurePath,
        re.Pattern,
        re.Match,
        logging.Logger,
    )
)
_FROZEN: frozenset[type] = frozenset(
    (
        tuple,
        frozenset,
        slice,
        functools.partial,
        types.MethodType,
        types.BuiltinFunctionType,
        types.MethodWrapperType,
        types.CellType,
        types.MappingProxyType,
        type({}.keys()),
        type({}.values()),
        type({}.items()),
    )
)
_CDATA = ctypes.c_int.__mro__[-2]
_BUFFERS: frozenset[type] = frozenset((bytearray, memoryview, array.array, mmap.mmap, _CDATA))


def type_name(obj: object) -> str:
    """The short name of the object's real type."""
    return _name_of(type(obj))


def mro(cls: type) -> tuple[type, ...]:
    """The method resolution order, whatever the metaclass says."""
    return _mro_of(cls)


def is_a(obj: object, cls: type) -> bool:
    """`isinstance` by real type: asks neither `__class__` nor `__instancecheck__`."""
    return derives(_mro_of(type(obj)), cls)


def derives(order: tuple[type, ...], cls: type) -> bool:
    """Whether a class is in a resolution order; `in` would ask the metaclass for equality."""
    for base in order:  # noqa: SIM110
        if base is cls:
            return True
    return False


def loaded(name: str) -> Any:
    """The module if the program has imported it, else None."""
    return sys.modules.get(name)


def lookup(cls: type, name: str) -> Any:
    """A class attribute without the descriptor protocol; None when absent."""
    for base in _mro_of(cls):
        found = _space_of(base).get(name)
        if found is not None:
            return found
    return None


def _torch_memory() -> tuple[type, ...]:
    torch = loaded("torch")
    names = ("Tensor", "UntypedStorage", "TypedStorage")
    found = (getattr(torch, name, None) for name in names)
    return tuple(cls for cls in found if cls is not None)


_TORCH_ATOMS = {
    *("dtype", "device", "Size", "layout", "memory_format", "qscheme"),
    *("SymInt", "SymFloat", "SymBool", "DispatchKey", "DispatchKeySet"),
}


def _library_atoms(module: str, cls: type) -> bool:
    """Immutable types of torch and NumPy, by where they come from."""
    name = _name_of(cls)
    if module in {"torch", "torch._C"}:
        return name in _TORCH_ATOMS
    return module.partition(".")[0] == "numpy" and name in {"dtype", "ufunc"}


def classify(cls: type) -> int:
    """The kind of the instances of a type."""
    # Sets are searched by hash and identity, so that no metaclass is asked for equality.
    order = frozenset(_mro_of(cls))
    if type in order:
        return ATOM
    if cls is types.FunctionType:
        return FUNCTION
    if not order.isdisjoint(_torch_memory()):
        return TENSOR
    numpy = loaded("numpy")
    if numpy is not None and hasattr(numpy, "ndarray"):
        if numpy.ndarray in order or numpy.void in order:
            return ARRAY
        if numpy.generic in order or numpy.dtype in order:
            return ATOM
    if not order.isdisjoint(_BUFFERS):
        return BUFFER
    if weakref.ref in order:
        return WEAK
    module = _module_of(cls)
    module = module if type(module) is str else ""
    if enum.Enum in order or module == "typing" or _library_atoms(module, cls):
        return ATOM
    plain = not _dictoffset_of(cls) and not _slots(cls)
    if plain and all(is_heap(base) for base in order if base is not object):
        # Nothing but `object`: no place for any state.
        return ATOM
    if not order.isdisjoint(_ATOMS):
        values = plain or cls in _ATOMS or not order.isdisjoint(_VALUES)
        return ATOM if values else NODE
    if not order.isdisjoint(_FROZEN):
        return FROZEN if plain or functools.partial in order else NODE
    params = lookup(cls, "__dataclass_params__")
    if type(params) is _DATACLASS_PARAMS and params.frozen is True:
        return FROZEN
    return NODE


#: Bases whose subclasses are values too, though Python gives their instances a `__dict__`.
_VALUES = frozenset(
    {
        types.ModuleType,
        logging.Logger,
        pathlib.PurePath,
        fractions.Fraction,
        decimal.Decimal,
        datetime.tzinfo,
        uuid.UUID,
    }
)
_DATACLASS_PARAMS = dataclasses._DataclassParams  # type: ignore[attr-defined]


def _slots(cls: type) -> bool:
    return any(
        type(value) is types.MemberDescriptorType
        for base in _mro_of(cls)
        if _flags_of(base) & _HEAP
        for value in _space_of(base).values()
    )


def is_heap(cls: type) -> bool:
    """Made at run time: by a class statement, or by an extension that asked for that."""
    return bool(_flags_of(cls) & _HEAP)


_LASTING = {"builtins", "collections", "torch", "numpy", "functools", "types"}
_lasting: dict[type, int] = {}


class Kinds(dict[type, int]):
    """Kinds by type. One per comparison: a longer life would keep the user's classes alive."""

    def __missing__(self, cls: type) -> int:
        kind = _lasting.get(cls)
        if kind is None:
            kind = classify(cls)
            module = _module_of(cls)
            known = type(module) is str and module.partition(".")[0] in _LASTING
            if known and getattr(sys.modules.get(module), _name_of(cls), None) is cls:
                _lasting[cls] = kind
        self[cls] = kind
        return kind


_dict_readers: dict[type, Any] = {}


def dict_of(obj: object) -> dict[str, Any] | None:
    """The instance dictionary, read past anything that the class puts in the way."""
    cls = type(obj)
    reader = _dict_readers.get(cls)
    if reader is None:
        reader = _dict_reader(cls)
        if cls in _lasting:
            _dict_readers[cls] = reader
    if reader is _NO_DICT:
        return None
    try:
        value = reader(obj)
    except Exception:
        return None
    return value if is_a(value, dict) else None


_NO_DICT = object()


def _dict_reader(cls: type) -> Any:
    if _dictoffset_of(cls):
        for base in _mro_of(cls):
            found = _space_of(base).get("__dict__")
            if type(found) in (types.GetSetDescriptorType, types.MemberDescriptorType):
                return found.__get__
    return _NO_DICT


_slot_readers: dict[type, list[tuple[str, Any]]] = {}


def slots_of(obj: object) -> list[tuple[str, Any]]:
    """Filled `__slots__` by name."""
    cls = type(obj)
    readers = _slot_readers.get(cls)
    if readers is None:
        readers = [
            (name, value)
            for base in _mro_of(cls)
            if is_heap(base)
            for name, value in _space_of(base).items()
            if type(value) is types.MemberDescriptorType
        ]
        if cls in _lasting:
            _slot_readers[cls] = readers
    found = []
    for name, reader in readers:
        try:
            found.append((name, reader.__get__(obj)))
        except Exception:
            continue
    return found
