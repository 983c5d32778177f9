"""Everything mutable that can be reached from an object, and the paths to it.

`collect` is the quick half: whole layers of objects at a time, without names. `name` is the slow
half, and runs only when there is something to name. Both follow what the objects really refer to
(as the garbage collector sees it), so no code of theirs runs; both are iterative.

What counts as a part:

* the items of containers, attributes, slots, dictionary keys, the target of a weak reference,
  a bound method's object, the arguments of a partial, a tensor's attributes, gradient and hooks;
* what a lambda or a local function closes over, has as defaults, or names as a global. A function
  that can be imported by its name is part of the program, like classes and modules, and is not
  looked into. Globals named in a function count only where they lead to the other side's own
  parts.
"""

from __future__ import annotations

import collections
import dis
import enum
import gc
import types
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, compress
from typing import Any

from copyscope.probe import kinds
from copyscope.probe.arrays import is_array
from copyscope.probe.kinds import ATOM, FROZEN, FUNCTION, NODE, WEAK, Kinds, is_a, loaded
from copyscope.probe.tensors import gradient, is_tensor

_MEMORY = (kinds.TENSOR, kinds.ARRAY, kinds.BUFFER)


@dataclass
class Reach:
    """What `collect` found.

    seen: ids of everything that is not an atom. frozen: those of them that are not mutable.
    memory: tensors, arrays and buffers by id. beyond: ids of what is mutable but reached only
    through globals that functions name.
    """

    seen: set[int] = field(default_factory=set)
    frozen: set[int] = field(default_factory=set)
    memory: dict[int, Any] = field(default_factory=dict)
    beyond: set[int] = field(default_factory=set)

    def __contains__(self, obj: object) -> bool:
        return id(obj) in self.seen and id(obj) not in self.frozen

    def any_mutable(self) -> bool:
        """Whether there is anything that could be written to."""
        return len(self.seen) > len(self.frozen)


def collect(root: object, known: Kinds) -> Reach:
    """All that is reachable from `root`, the root itself included when it is mutable."""
    reach = Reach()
    functions: list[Any] = []
    _spread([root], set(), reach, known, functions)
    own = kinds.dict_of(root) if known[type(root)] in (NODE, FROZEN) else None
    if own is not None and id(own) not in reach.seen:
        # Newer Pythons keep attributes in the object until someone asks for the dictionary.
        reach.seen.add(id(own))
    if functions:
        outside = Reach()
        named = [value for function in functions for _, value in _globals(function)]
        _spread(named, reach.seen, outside, known, functions)
        reach.beyond = outside.seen - outside.frozen
    return reach


def shared(ours: Reach, theirs: Reach) -> set[int]:
    """Ids of the mutable objects that both sides reach."""
    found = (ours.seen & theirs.seen) - ours.frozen
    if ours.beyond or theirs.beyond:
        found |= (ours.seen - ours.frozen) & theirs.beyond
        found |= (theirs.seen - theirs.frozen) & ours.beyond
    return found


class _Seen:
    """A set of ids that a tree goes through without a look at the single object.

    As long as nothing is met twice, counting tells that everything in a layer is new. The first
    repetition switches to looking at each.
    """

    def __init__(self, old: set[int]) -> None:
        self.old = old
        self.ids: set[int] = set()
        self._layers: list[list[int]] | None = [] if not old else None

    def fresh(self, layer: list[Any]) -> list[Any]:
        """The objects of the layer that were not met before, each once; they are met now."""
        ids = list(map(id, layer))
        if self._layers is not None:
            count = len(self.ids)
            self.ids.update(ids)
            if len(self.ids) - count == len(ids):
                self._layers.append(ids)
                return layer
            self.ids = set(chain.from_iterable(self._layers))
            self._layers = None
        new = {
            key: obj
            for key, obj in zip(ids, layer, strict=True)
            if key not in self.ids and key not in self.old
        }
        self.ids.update(new)
        return list(new.values())


def _spread(
    layer: list[Any], old: set[int], reach: Reach, known: Kinds, functions: list[Any]
) -> None:
    kind_of = known.__getitem__
    referents = gc.get_referents
    seen = _Seen(old)
    while layer:
        found = list(map(kind_of, map(type, layer)))
        sorts = set(found)
        layer = seen.fresh(list(compress(layer, found)))
        if sorts <= _ONLY_NODES:
            layer = referents(*layer)
            continue
        by_kind: dict[int, list[Any]] = {}
        for obj in layer:
            by_kind.setdefault(kind_of(type(obj)), []).append(obj)
        layer = []
        for kind, group in by_kind.items():
            if kind in (FROZEN, FUNCTION, WEAK):
                reach.frozen.update(map(id, group))
            elif kind in _MEMORY:
                reach.memory.update(zip(map(id, group), group, strict=True))
            if kind in (NODE, FROZEN):
                layer += referents(*group)
            elif kind == kinds.TENSOR:
                layer += _tensor_layer(group)
            else:
                for obj in group:
                    layer += _special(obj, kind, functions)
    reach.seen = seen.ids


_ONLY_NODES = {ATOM, NODE}


def _tensor_layer(tensors: list[Any]) -> list[Any]:
    """Attributes (through the garbage collector), gradients and hooks of many tensors."""
    found = gc.get_referents(*tensors)
    for tensor in tensors:
        try:
            hooks = tensor._backward_hooks
            if hooks:
                found.append(hooks)
            if tensor.is_leaf or tensor.retains_grad:
                grad = tensor.grad
                if grad is not None:
                    found.append(grad)
        except Exception:
            continue
    return found


def _special(obj: Any, kind: int, functions: list[Any]) -> list[Any]:
    if kind == FUNCTION:
        if not _is_local(obj):
            return []
        functions.append(obj)
        return [value for _, value in _function_parts(obj)]
    if kind == WEAK:
        target = weakref.ref.__call__(obj)
        return [] if target is None else [target]
    if kind == kinds.ARRAY:
        return [value for _, value in _array_parts(obj)]
    return gc.get_referents(obj) if kinds.is_heap(type(obj)) else []


def _is_local(function: types.FunctionType) -> bool:
    name = function.__qualname__
    return "<lambda>" in name or "<locals>" in name


def _function_parts(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=False):
        try:
            yield f".<closure {name}>", cell.cell_contents
        except ValueError:
            continue
    for i, value in enumerate(function.__defaults__ or ()):
        yield f".__defaults__[{i}]", value
    for name, value in (function.__kwdefaults__ or {}).items():
        yield f".__kwdefaults__['{name}']", value
    for name, value in function.__dict__.items():
        yield f".{name}", value


def _globals(function: types.FunctionType) -> list[tuple[str, Any]]:
    """The globals that the function's code (and code nested in it) names."""
    space = function.__globals__
    found: dict[str, Any] = {}
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        codes.extend(const for const in code.co_consts if type(const) is types.CodeType)
        if not any(name in space for name in code.co_names):
            continue
        for step in dis.get_instructions(code):
            if step.opname in {"LOAD_GLOBAL", "LOAD_NAME"} and step.argval in space:
                found[step.argval] = space[step.argval]
    return list(found.items())


def tensor_parts(tensor: Any) -> list[tuple[str, Any]]:
    """A tensor's attributes, gradient and hooks: what it carries beside its data."""
    found: list[tuple[str, Any]] = []
    if not is_tensor(tensor):
        return found
    for name, value in (kinds.dict_of(tensor) or {}).items():
        found.append((f".{name}" if type(name) is str else f".{kinds.type_name(name)}", value))
    found.extend((f".{name}", value) for name, value in kinds.slots_of(tensor))
    try:
        grad = gradient(tensor)
        if grad is not None:
            found.append((".grad", grad))
        if tensor._backward_hooks:
            found.append(("._backward_hooks", tensor._backward_hooks))
    except Exception:
        return found
    return found


def _array_parts(array: Any) -> list[tuple[str, Any]]:
    numpy = loaded("numpy")
    found = [(f".{name}", value) for name, value in (kinds.dict_of(array) or {}).items()]
    if is_a(array, numpy.ndarray):
        found.extend(_object_items(numpy, numpy.ndarray.view(array, numpy.ndarray), ""))
    return found


def _object_items(numpy: Any, array: Any, suffix: str) -> Iterator[tuple[str, Any]]:
    if not array.dtype.hasobject:
        return
    if array.dtype.names:
        for name in array.dtype.names:
            yield from _object_items(numpy, array[name], f"{suffix}[{name!r}]")
        return
    for index, value in numpy.ndenumerate(array):
        yield f"{suffix}[{', '.join(map(str, index))}]" if index else f"{suffix}[()]", value


# ---------------------------------------------------------------------------- names


def children(obj: Any, kind: int) -> Iterator[tuple[str, Any]]:
    """The parts of an object with the path step to each."""
    if kind in (NODE, FROZEN):
        yield from _plain_children(obj)
    elif kind == FUNCTION:
        if _is_local(obj):
            yield from _function_parts(obj)
            yield from ((f".<global {name}>", value) for name, value in _globals(obj))
    elif kind == WEAK:
        target = weakref.ref.__call__(obj)
        if target is not None:
            yield "()", target
    elif kind == kinds.TENSOR:
        yield from tensor_parts(obj)
    elif kind == kinds.ARRAY and is_array(obj):
        yield from _array_parts(obj)


def _plain_children(obj: Any) -> Iterator[tuple[str, Any]]:
    named: set[int] = set()
    for step, value in _named_children(obj):
        named.add(id(value))
        yield step, value
    for value in gc.get_referents(obj):
        if id(value) not in named:
            yield f".<{kinds.type_name(value)}>", value


def _named_children(obj: Any) -> Iterator[tuple[str, Any]]:
    order = frozenset(kinds.mro(type(obj)))
    if list in order:
        yield from _indexed(list.__iter__(obj))
    elif tuple in order:
        yield from _indexed(tuple.__iter__(obj))
    elif dict in order:
        yield from _items(obj)
    elif set in order or frozenset in order:
        members = set.__iter__(obj) if set in order else frozenset.__iter__(obj)
        yield from ((f"{{{_show(value)}}}", value) for value in members)
    elif collections.deque in order:
        yield from _indexed(collections.deque.__iter__(obj))
    elif types.MethodType in order or types.BuiltinFunctionType in order:
        yield ".__self__", obj.__self__
    elif types.CellType in order:
        try:
            yield ".cell_contents", obj.cell_contents
        except ValueError:
            return
    elif type(obj) is types.MappingProxyType or type(obj) in _DICT_VIEWS:
        yield from ((".mapping", value) for value in gc.get_referents(obj))
    yield from _attributes(obj)


_DICT_VIEWS = frozenset((type({}.keys()), type({}.values()), type({}.items())))
_MODULE_DICTS = ("_parameters", "_buffers", "_modules")


def _attributes(obj: Any) -> Iterator[tuple[str, Any]]:
    space = kinds.dict_of(obj)
    if space is not None:
        torch_nn = loaded("torch.nn")
        if torch_nn is not None and is_a(obj, torch_nn.Module):
            for group in _MODULE_DICTS:
                inner: Any = dict.get(space, group)
                if is_a(inner, dict):
                    yield from ((f".{name}", value) for name, value in dict.items(inner))
        for name, value in dict.items(space):
            yield f".{name}" if type(name) is str else f".__dict__[{_show(name)}]", value
        yield ".__dict__", space
    yield from ((f".{name}", value) for name, value in kinds.slots_of(obj))


def _indexed(items: Iterator[Any]) -> Iterator[tuple[str, Any]]:
    return ((f"[{i}]", value) for i, value in enumerate(items))


def _items(mapping: dict[Any, Any]) -> Iterator[tuple[str, Any]]:
    keys = []
    for i, (key, value) in enumerate(dict.items(mapping)):
        plain = type(key) in _PLAIN and len(repr(key)) <= _MAX_KEY
        yield f"[{_show(key)}]" if plain else f"[<key {i}: {_show(key)}>]", value
        if not plain:
            keys.append((f".<key {i}: {_show(key)}>", key))
    yield from keys


#: Longer keys are cut, and told apart by their position.
_MAX_KEY = 60
_PLAIN = frozenset((str, int, float, bool, bytes, type(None)))


def _show(key: Any) -> str:
    if type(key) in _PLAIN:
        text = repr(key)
        return text if len(text) <= _MAX_KEY else f"{text[:_MAX_KEY]}..."
    if is_a(key, enum.Enum):
        return f"{kinds.type_name(key)}.{object.__getattribute__(key, '_name_')}"
    return kinds.type_name(key)


def name(
    root: object, wanted: set[int], known: Kinds, through_root: bool = False
) -> list[tuple[str, Any]]:
    """Paths from `root` to the wanted objects, shortest first.

    Nothing is looked for below an object that was found: its parts are shared because it is. With
    `through_root` the root is an exception to that.
    """
    found: list[tuple[str, Any]] = []
    if id(root) in wanted:
        found.append(("", root))
        if not through_root:
            return found
    steps: list[tuple[int, str, Any]] = [(-1, "", root)]
    seen = {id(root)}
    left = wanted - {id(root)}
    position = 0
    while position < len(steps) and left:
        _, _, obj = steps[position]
        for step, value in children(obj, known[type(obj)]):
            key = id(value)
            if key in seen:
                continue
            kind = known[type(value)]
            if kind == ATOM:
                continue
            seen.add(key)
            if key in left:
                left.discard(key)
                found.append((_path(steps, position) + step, value))
            else:
                steps.append((position, step, value))
        position += 1
    return found


def _path(steps: list[tuple[int, str, Any]], position: int) -> str:
    parts = []
    while position > 0:
        parent, step, _ = steps[position]
        parts.append(step)
        position = parent
    return "".join(reversed(parts))
