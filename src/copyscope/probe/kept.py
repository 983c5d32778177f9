"""Which properties of the source came along."""

from __future__ import annotations

from typing import Any

from copyscope.probe.arrays import is_array
from copyscope.probe.kinds import dict_of, is_a, loaded
from copyscope.probe.model import Kept
from copyscope.probe.tensors import is_tensor, untouched


def describe(obj: Any) -> dict[str, Any]:
    """dtype (name), device, shape and strides of a tensor or array, as far as it has them.

    Strides are counted as the library does it: elements for torch, bytes for NumPy.
    """
    found: dict[str, Any] = {}
    if is_tensor(obj):
        with untouched():
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
    ours, theirs = describe(source), describe(result)
    values: dict[str, bool | None] = {
        key: ours[key] == theirs[key] if key in ours and key in theirs else None
        for key in ("dtype", "device", "shape", "strides")
    }
    if values["strides"] is not None and is_tensor(source) != is_tensor(result):
        values["strides"] = _in_elements(source, ours) == _in_elements(result, theirs)
    values["type"] = type(source) is type(result)
    attributes = dict_of(source)
    if attributes:
        values["attributes"] = attributes.keys() <= (dict_of(result) or {}).keys()
    if is_tensor(source) and is_tensor(result):
        values.update(_tensor_extras(source, result))
    return Kept(**values)


def _in_elements(obj: Any, described: dict[str, Any]) -> tuple[float, ...]:
    if is_tensor(obj):
        return described["strides"]
    return tuple(stride / obj.itemsize for stride in described["strides"])


def _tensor_extras(source: Any, result: Any) -> dict[str, bool | None]:
    found: dict[str, bool | None] = {}
    try:
        with untouched():
            if _grad(source) is not None:
                found["grad"] = _grad(result) is not None
            if source._backward_hooks:
                found["hooks"] = bool(result._backward_hooks)
    except Exception:
        return found
    return found


def _grad(tensor: Any) -> Any:
    return tensor.grad if tensor.is_leaf or tensor.retains_grad else None
