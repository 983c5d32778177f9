"""What kind of thing an object is, decided from its real type alone.

Neither `isinstance` nor any attribute of the object is used: both can run the object's own code.
Torch and NumPy are looked up in `sys.modules`; an object can only be a tensor if torch is there.
"""

from __future__ import annotations

import array
import ctypes
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

_ATOMS: tuple[type, ...] = (
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
_FROZEN: tuple[type, ...] = (
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
_WEAK: tuple[type, ...] = (weakref.ref,)
_BUFFERS: tuple[type, ...] = (bytearray, memoryview, array.array, mmap.mmap)
_CDATA = ctypes.c_int.__mro__[-2]


def type_name(obj: object) -> str:
    """The short name of the object's real type."""
    return _name_of(type(obj))


def mro(cls: type) -> tuple[type, ...]:
    """The method resolution order, whatever the metaclass says."""
    return _mro_of(cls)


def is_a(obj: object, cls: type) -> bool:
    """`isinstance` by real type: asks neither `__class__` nor `__instancecheck__`."""
    return cls in _mro_of(type(obj))


def loaded(name: str) -> Any:
    """The module if the program has imported it, else None."""
    return sys.modules.get(name)


def _lookup(cls: type, name: str) -> Any:
    """A class attribute without the descriptor protocol; None when absent."""
    for base in _mro_of(cls):
        found = type.__dict__["__dict__"].__get__(base).get(name)
        if found is not None:
            return found
    return None


def is_namedtuple(cls: type) -> bool:
    """A tuple subclass with declared fields."""
    return tuple in _mro_of(cls) and type(_lookup(cls, "_fields")) is tuple


def _torch_memory() -> tuple[type, ...]:
    torch = loaded("torch")
    names = ("Tensor", "UntypedStorage", "TypedStorage")
    return tuple(cls for cls in (getattr(torch, name, None) for name in names) if cls is not None)


def _library_atoms(module: str, cls: type) -> bool:
    """Immutable types of torch and NumPy, by where they come from."""
    name = _name_of(cls)
    if module in {"torch", "torch._C"}:
        return name in {"dtype", "device", "Size", "layout", "memory_format", "qscheme"}
    return module.partition(".")[0] == "numpy" and name in {"dtype", "ufunc"}


def classify(cls: type) -> int:
    """The kind of the instances of a type."""
    order = _mro_of(cls)
    if type in order:
        return ATOM
    if cls is types.FunctionType:
        return FUNCTION
    torch = loaded("torch")
    if torch is not None and hasattr(torch, "Tensor"):
        for base in _torch_memory():
            if base in order:
                return TENSOR
    numpy = loaded("numpy")
    if numpy is not None and hasattr(numpy, "ndarray"):
        if numpy.ndarray in order or numpy.void in order:
            return ARRAY
        if numpy.generic in order or numpy.dtype in order:
            return ATOM
    if _CDATA in order or any(base in order for base in _BUFFERS):
        return BUFFER
    if any(base in order for base in _WEAK):
        return WEAK
    if enum.Enum in order:
        return ATOM
    module = _module_of(cls)
    module = module if type(module) is str else ""
    if module == "typing" or _library_atoms(module, cls):
        return ATOM
    plain = cls.__dictoffset__ == 0 and not _slots(cls)
    for base in order:
        if base in _ATOMS:
            return ATOM if plain or cls in _ATOMS or _immutable_base(base) else NODE
    for base in order:
        if base in _FROZEN:
            return FROZEN if plain or base is functools.partial else NODE
    params = _lookup(cls, "__dataclass_params__")
    if params is not None and getattr(params, "frozen", False) is True:
        return FROZEN
    return NODE


def _immutable_base(base: type) -> bool:
    """Bases whose subclasses are values too, though Python gives their instances a `__dict__`."""
    return base in (
        types.ModuleType,
        logging.Logger,
        pathlib.PurePath,
        fractions.Fraction,
        decimal.Decimal,
        datetime.tzinfo,
        uuid.UUID,
    )


def _slots(cls: type) -> bool:
    return any(
        type(value) is types.MemberDescriptorType
        for base in _mro_of(cls)
        if base.__flags__ & (1 << 9)
        for value in type.__dict__["__dict__"].__get__(base).values()
    )


class Kinds(dict[type, int]):
    """Kinds by type. One per comparison: a longer life would keep the user's classes alive."""

    def __missing__(self, cls: type) -> int:
        kind = self[cls] = classify(cls)
        return kind


def dict_of(obj: object) -> dict[str, Any] | None:
    """The instance dictionary, read past anything that the class puts in the way."""
    cls = type(obj)
    if not cls.__dictoffset__:
        return None
    for base in _mro_of(cls):
        found = type.__dict__["__dict__"].__get__(base).get("__dict__")
        if type(found) is types.GetSetDescriptorType:
            try:
                value = found.__get__(obj)
            except Exception:
                return None
            return value if is_a(value, dict) else None
    return None


def slots_of(obj: object) -> list[tuple[str, Any]]:
    """Filled `__slots__` by name."""
    found = []
    for base in _mro_of(type(obj)):
        if not base.__flags__ & (1 << 9):
            continue
        for name, value in type.__dict__["__dict__"].__get__(base).items():
            if type(value) is types.MemberDescriptorType:
                try:
                    found.append((name, value.__get__(obj)))
                except Exception:
                    continue
    return found
