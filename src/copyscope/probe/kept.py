"""Which properties of the source came along."""

from __future__ import annotations

from typing import Any

from copyscope.probe.arrays import is_array
from copyscope.probe.kinds import dict_of, is_a, loaded
from copyscope.probe.model import Kept
from copyscope.probe.tensors import gradient, is_tensor


def describe(obj: Any) -> dict[str, Any]:
    """dtype (name), device, shape and strides of a tensor or array, as far as it has them.

    Strides are counted as the library does it: elements for torch, bytes for NumPy.
    """
    found: dict[str, Any] = {}
    if is_tensor(obj):
        for key, read in (
            ("dtype", lambda: str(obj.dtype).removeprefix("torch.")),
            ("device", lambda: str(obj.device)),
            ("shape", lambda: tuple(map(_number, obj.size()))),
            ("strides", lambda: tuple(map(_number, obj.stride()))),
        ):
            try:
                found[key] = read()
            except Exception:
                continue
    elif is_array(obj) and is_a(obj, loaded("numpy").ndarray):
        ndarray = loaded("numpy").ndarray
        found["dtype"] = str(ndarray.dtype.__get__(obj))
        found["device"] = "cpu"
        found["shape"] = ndarray.shape.__get__(obj)
        found["strides"] = ndarray.strides.__get__(obj)
    return found


def _number(size: Any) -> Any:
    return size if type(size) is int else str(size)


def kept(source: Any, result: Any) -> Kept:
    """Compare the descriptions of two objects of any kind."""
    tensors = is_tensor(source), is_tensor(result)
    values: dict[str, bool | None] = {}
    if all(tensors):
        values = _two_tensors(source, result)
    else:
        ours, theirs = describe(source), describe(result)
        if ours and theirs:
            values = {key: ours[key] == theirs[key] for key in ours if key in theirs}
            if "strides" in values and any(tensors):
                values["strides"] = _in_elements(source, ours) == _in_elements(result, theirs)
    values["type"] = type(source) is type(result)
    attributes = dict_of(source)
    if attributes:
        values["attributes"] = attributes.keys() <= (dict_of(result) or {}).keys()
    return Kept(**values)


def _in_elements(obj: Any, described: dict[str, Any]) -> tuple[float, ...]:
    if is_tensor(obj):
        return described["strides"]
    size = loaded("numpy").ndarray.itemsize.__get__(obj)
    return tuple(stride / size for stride in described["strides"])


def _two_tensors(source: Any, result: Any) -> dict[str, bool | None]:
    found: dict[str, bool | None] = {}
    try:
        found["dtype"] = source.dtype == result.dtype
        found["device"] = source.device == result.device
        found["shape"] = bool(source.size() == result.size())
        found["strides"] = bool(source.stride() == result.stride())
    except Exception:
        # Nested and some sparse tensors have no shape or no strides.
        found["strides"] = None
    try:
        if gradient(source) is not None:
            found["grad"] = gradient(result) is not None
        if source._backward_hooks:
            found["hooks"] = bool(result._backward_hooks)
    except Exception:
        return found
    return found
