"""The second witness: write through one object and look at the other.

No address decides here. Parts are found by walking; whether they are shared is found by changing
them. That destroys the objects, so every step asks for a fresh pair.
"""

from __future__ import annotations

import collections
import ctypes
import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from copyscope.probe import kinds, walk
from copyscope.probe.kinds import ATOM, Kinds, is_a, loaded
from copyscope.probe.model import Sharing
from copyscope.probe.tensors import is_tensor, untouched

#: Elements that are written one by one where torch refuses to write all at once.
MAX_SINGLE = 4096

#: Mutable parts that are written before the other side is looked at only once, at the end.
MAX_SITES = 60


@dataclass(frozen=True, slots=True)
class Witness:
    """What behaviour says. None: nothing could be tried, and `why` says why."""

    writes_result_to_source: bool | None
    writes_source_to_result: bool | None
    graph_connected: bool | None
    why: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The fields as JSON-ready values."""
        return asdict(self)


class Unwritable(Exception):
    """There is no way to change this object in place; the message says which and why."""


def witness(make: Callable[[], tuple[Any, Any]]) -> Witness:
    """Decide by behaviour. `make()` returns a fresh `(source, result)` pair at each call.

    What `make` raises is not caught.
    """
    reasons: list[str] = []
    forward = _direction(make, reasons, through_result=True)
    back = _direction(make, reasons, through_result=False)
    graph = _graph(*make(), reasons)
    return Witness(forward, back, graph, "; ".join(dict.fromkeys(reasons)) or None)


def disagreements(sharing: Sharing, seen: Witness) -> list[str]:
    """One sentence for each point where addresses and behaviour contradict each other."""
    found = []
    writes = (seen.writes_result_to_source, seen.writes_source_to_result)
    if sharing.independent is True:
        if writes[0]:
            found.append("Called independent, but a write through the result shows in the source.")
        if writes[1]:
            found.append("Called independent, but a write through the source shows in the result.")
    elif sharing.independent is False and writes == (False, False):
        found.append("Called not independent, but no write through either side shows in the other.")
    reaches = sharing.autograd.reaches_source if sharing.autograd is not None else None
    if None not in (reaches, seen.graph_connected) and reaches != seen.graph_connected:
        found.append(
            "The graph is said to lead to the source, but no gradient arrives there."
            if reaches
            else "The graph is said not to lead to the source, but a gradient arrives there."
        )
    return found


def _direction(
    make: Callable[[], tuple[Any, Any]], reasons: list[str], *, through_result: bool
) -> bool | None:
    """Does a write through one side show in the other?

    Globals that functions name are followed on one side at a time: what both sides merely find
    in the surrounding program is no part of either.
    """
    answers = []
    for from_globals in (False, True):
        source, result = make()
        written, watched = (result, source) if through_result else (source, result)
        if from_globals and not (_names_globals(written) or _names_globals(watched)):
            break
        for sites_globals in (True, False) if from_globals else (False,):
            answers.append(
                _shows(written, watched, reasons, sites_globals, from_globals and not sites_globals)
            )
            if answers[-1]:
                return True
            if from_globals and sites_globals:
                source, result = make()
                written, watched = (result, source) if through_result else (source, result)
    return None if None in answers else False


def _shows(
    written: Any, watched: Any, reasons: list[str], sites_globals: bool, watch_globals: bool
) -> bool | None:
    sites = [obj for _, obj, _ in _parts(written, sites_globals)]
    before = state(watched, watch_globals)
    if before is None:
        reasons.append(f"{kinds.type_name(watched)} has no data to look at")
        return None
    wrote, refused = False, False
    for site in sites:
        try:
            wrote = write(site) or wrote
        except Unwritable as error:
            refused = True
            reasons.append(str(error))
            continue
        except Exception as error:
            refused = True
            reasons.append(f"{kinds.type_name(site)}: {_first_line(error)}")
            continue
        at_once = len(sites) <= MAX_SITES or _flips(site)
        if at_once and state(watched, watch_globals) != before:
            return True
    if state(watched, watch_globals) != before:
        return True
    if not wrote and not refused:
        reasons.append(f"{kinds.type_name(written)} is immutable: no in-place write exists")
    return False if wrote and not refused else None


def _parts(root: Any, follow_globals: bool) -> Iterator[tuple[str, Any, int]]:
    """Path, object and kind of everything reachable, atoms included, each object once."""
    known = Kinds()
    pending: collections.deque[tuple[str, Any]] = collections.deque([("", root)])
    seen: set[int] = set()
    keep = []
    while pending:
        path, obj = pending.popleft()
        kind = known[type(obj)]
        yield path, obj, kind
        if kind == ATOM or id(obj) in seen:
            continue
        seen.add(id(obj))
        keep.append(obj)
        with untouched():
            inside = list(walk.children(obj, kind))
        for step, value in inside:
            if not follow_globals and step.startswith(".<global "):
                continue
            if id(value) not in seen:
                pending.append((path + step, value))


def _names_globals(root: Any) -> bool:
    return any(".<global " in path for path, _, kind in _parts(root, True) if kind != ATOM)


# ---------------------------------------------------------------------------- looking


def state(root: Any, follow_globals: bool) -> list[Any] | None:
    """All values below an object, in an order that only depends on its structure."""
    found: list[Any] = []
    for path, obj, kind in _parts(root, follow_globals):
        if kind == kinds.TENSOR:
            value = _tensor_value(obj)
            if value is None and obj is root:
                return None
        elif kind == kinds.ARRAY:
            value = _array_value(obj)
        elif kind == kinds.BUFFER or type(obj) is bytes:
            value = _buffer_value(obj)
        elif kind == ATOM:
            plain = type(obj) in _PLAIN or _is_number(obj)
            value = repr(obj) if plain else None
        else:
            value = _length(obj)
        found.append((path, kinds.type_name(obj), value))
    return found


_PLAIN = frozenset((str, int, float, complex, bool, type(None)))


def _is_number(obj: Any) -> bool:
    numpy = loaded("numpy")
    return numpy is not None and is_a(obj, numpy.generic)


def _length(obj: Any) -> Any:
    order = frozenset(kinds.mro(type(obj)))
    for cls in (list, dict, set, collections.deque, tuple, frozenset):
        if cls in order:
            return cls.__len__(obj)
    return None


def _tensor_value(tensor: Any) -> Any:
    torch = loaded("torch")
    if not is_tensor(tensor):
        return _tensor_value(torch.tensor([], dtype=torch.uint8).set_(_untyped(tensor)))
    try:
        with torch.no_grad(), untouched(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if tensor.device.type == "meta":
                return None
            layout = str(tensor.layout)
            if layout == "torch.jagged":
                return None  # past its class there is no data: torch 2.6 crashes on the way there
            if layout == "torch.sparse_coo":
                inner = (tensor._indices(), tensor._values())
                return tuple(_tensor_value(part) for part in inner)
            if layout.startswith("torch.sparse_"):
                names = ("crow_indices", "col_indices", "ccol_indices", "row_indices", "values")
                held = []
                for name in names:
                    try:
                        held.append(_tensor_value(getattr(tensor, name)()))
                    except Exception:
                        continue
                return tuple(held)
            if layout == "torch._mkldnn":
                tensor = tensor.to_dense()
            if tensor.is_nested and layout == "torch.strided":
                return tuple(_tensor_value(part) for part in tensor.unbind())
            if tensor.is_quantized:
                tensor = tensor.int_repr()
            tensor = tensor.detach().cpu()
            plain = tensor.resolve_conj().resolve_neg().contiguous()
            return tuple(plain.shape), bytes(plain.reshape(-1).view(torch.uint8).tolist())
    except Exception:
        return None


def _untyped(storage: Any) -> Any:
    return getattr(storage, "_untyped_storage", storage)


def _array_value(array: Any) -> Any:
    numpy = loaded("numpy")
    if is_a(array, numpy.void):
        return bytes(array.tobytes())
    plain = numpy.ndarray.view(array, numpy.ndarray)
    if plain.dtype.hasobject:
        return plain.shape
    return plain.shape, plain.tobytes()


def _buffer_value(buffer: Any) -> Any:
    try:
        return bytes(buffer)
    except Exception:
        return None


# ---------------------------------------------------------------------------- writing


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


class _Mark:
    """Something that no object holds before it is written there."""


_marks = itertools.count()


def _flips(obj: Any) -> bool:
    """Written twice, these are as before: each has to be looked at by itself."""
    if is_tensor(obj):
        return str(obj.dtype) == "torch.bool"
    return kinds.classify(type(obj)) in (kinds.BUFFER, kinds.ARRAY)


def write(obj: Any) -> bool:
    """Change an object in place. False: it has nothing that could change.

    Writing every element of something with no elements counts as written.
    """
    kind = kinds.classify(type(obj))
    if kind == kinds.TENSOR:
        return _write_tensor(obj)
    if kind == kinds.ARRAY:
        return _write_array(obj)
    if kind == kinds.BUFFER:
        return _write_buffer(obj)
    if kind == kinds.NODE:
        return _write_node(obj)
    return False


def _write_node(obj: Any) -> bool:
    order = frozenset(kinds.mro(type(obj)))
    mark = f"_mark_{next(_marks)}"
    if list in order:
        list.append(obj, _Mark())
    elif dict in order:
        dict.__setitem__(obj, mark, _Mark())
    elif set in order:
        set.add(obj, _Mark())
    elif collections.deque in order:
        if obj.maxlen == 0:
            return False
        collections.deque.append(obj, _Mark())
    else:
        space = kinds.dict_of(obj)
        if space is not None:
            dict.__setitem__(space, mark, _Mark())
            return True
        for name, value in kinds.slots_of(obj):
            if type(value) is not _Mark:
                try:
                    object.__setattr__(obj, name, _Mark())
                    return True
                except Exception:
                    continue
        if kinds.slots_of(obj):
            return False
        raise Unwritable(f"no way is known to change a {kinds.type_name(obj)} in place")
    return True


def _write_buffer(obj: Any) -> bool:
    if type(obj) is bytearray and not obj:
        obj.append(7)
        return True
    try:
        view = memoryview(obj)
        if view.readonly:
            raise Unwritable(f"{kinds.type_name(obj)} is read-only")
        if not view.nbytes:
            return True
        if view.c_contiguous:
            flat = view.cast("B")
            for i in range(len(flat)):
                flat[i] ^= 0xFF
        else:
            for index in itertools.product(*map(range, view.shape or ())):
                view[index] = view[index] ^ 1
    except Unwritable:
        raise
    except Exception as error:
        raise Unwritable(f"{kinds.type_name(obj)}: {error}") from None
    return True


def _write_array(array: Any) -> bool:
    numpy = loaded("numpy")
    if is_a(array, numpy.void):
        window = numpy.frombuffer(array, dtype=numpy.uint8)
        if not window.flags.writeable:
            address = window.ctypes.data
            kept = bytes(byte ^ 0xFF for byte in window.tobytes())
            ctypes.memmove(address, kept, len(kept))
            return True
        numpy.bitwise_xor(window, 0xFF, out=window)
        return True
    plain = numpy.ndarray.view(array, numpy.ndarray)
    if not plain.size:
        return True
    if not plain.flags.writeable:
        raise Unwritable("the array is read-only")
    if plain.dtype.hasobject:
        if plain.dtype.names:
            return any([_write_array(plain[name]) for name in plain.dtype.names])
        for index in numpy.ndindex(plain.shape):
            plain[index] = _Mark()
        return True
    if plain.dtype.kind == "b":
        numpy.logical_not(plain, out=plain)
        return True
    if plain.dtype.kind in "iufc":
        before = plain.tobytes()
        step = 7 + 7j if plain.dtype.kind == "c" else 7
        numpy.add(plain, step, out=plain, casting="unsafe")
        if plain.tobytes() != before:
            return True
    copy = numpy.ascontiguousarray(plain).reshape(-1)
    flipped = (copy.view(numpy.uint8) ^ 0xFF).view(plain.dtype).reshape(plain.shape)
    plain[...] = flipped
    return True


def _write_tensor(tensor: Any) -> bool:
    torch = loaded("torch")
    if not is_tensor(tensor):
        alias = torch.empty(0, dtype=torch.uint8).set_(_untyped(tensor))
        return _write_tensor(alias)
    with untouched(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if tensor.device.type == "meta" or _tensor_value(tensor) is None:
            if _holds_tensors(tensor):
                return False
            raise Unwritable(f"{kinds.type_name(tensor)} has no data")
        for guard in (torch.no_grad, torch.inference_mode):
            for attempt in (_write_all, _write_singly):
                try:
                    with guard():
                        return attempt(torch, tensor)
                except Exception as error:
                    last = error
    raise Unwritable(f"{type(last).__name__}: {_first_line(last)}")


def _holds_tensors(tensor: Any) -> bool:
    return any(is_tensor(value) for value in (kinds.dict_of(tensor) or {}).values())


def _write_all(torch: Any, tensor: Any) -> bool:
    layout = str(tensor.layout)
    if layout == "torch.sparse_coo":
        return any([_write_all(torch, t) for t in (tensor._indices(), tensor._values())])
    if layout.startswith("torch.sparse_"):
        return _write_all(torch, tensor.values())
    if layout == "torch.strided" and tensor.is_nested:
        return any([_write_all(torch, part) for part in tensor.unbind()])
    if not tensor.numel():
        return True
    if tensor.dtype == torch.bool:
        tensor.logical_not_()
    elif tensor.is_quantized:
        raw = torch.empty(0, dtype=torch.uint8).set_(tensor.untyped_storage())
        raw.add_(7)
    else:
        before = _tensor_value(tensor)
        try:
            tensor.add_(7 + 7j if tensor.is_complex() else 7)
        except (RuntimeError, NotImplementedError) as error:
            if "not implemented" not in str(error):
                raise
            tensor.view(torch.uint8).add_(7)
        if _tensor_value(tensor) == before:
            tensor.zero_()
    return True


def _write_singly(torch: Any, tensor: Any) -> bool:
    count = tensor.numel()
    if not count:
        return True
    for index in itertools.islice(itertools.product(*map(range, tensor.shape)), MAX_SINGLE):
        element = tensor[index]
        if tensor.dtype == torch.bool:
            element.logical_not_()
        else:
            element.add_(7 + 7j if tensor.is_complex() else 7)
    return True


# ---------------------------------------------------------------------------- the graph


def _graph(source: Any, result: Any, reasons: list[str]) -> bool | None:
    """Does a gradient of the result arrive at the source? None when the source wants none."""
    if not (is_tensor(source) and is_tensor(result)):
        return None
    torch = loaded("torch")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if not source.requires_grad:
                return None
            if not result.requires_grad:
                return False
            with torch.enable_grad():
                if result.is_complex():
                    total = torch.view_as_real(result.resolve_conj()).sum()
                else:
                    total = result.sum() if str(result.layout) == "torch.strided" else _sum(result)
                (gradient,) = torch.autograd.grad(total, source, allow_unused=True)
            return gradient is not None
    except Exception as error:
        reasons.append(f"no gradient could be asked for: {_first_line(error)}")
        return None


def _sum(result: Any) -> Any:
    torch = loaded("torch")
    if str(result.layout) == "torch.jagged":
        return result.values().sum()
    return torch.sparse.sum(result)
