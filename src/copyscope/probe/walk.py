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
import functools
import gc
import operator
import types
import weakref
from collections.abc import Iterator
from itertools import chain, compress
from typing import Any

from copyscope.probe import kinds
from copyscope.probe.arrays import is_array
from copyscope.probe.kinds import ATOM, FROZEN, FUNCTION, NODE, WEAK, Kinds, is_a, loaded
from copyscope.probe.tensors import gradient, is_tensor

_MEMORY = (kinds.TENSOR, kinds.ARRAY, kinds.BUFFER)


class Reach:
    """What `collect` found.

    frozen: ids of what is not an atom and not mutable either. memory: tensors, arrays and buffers
    by id. beyond: ids of what is mutable but reached only through globals that functions name.
    """

    def __init__(self, old: set[int] | None = None) -> None:
        self.trail = _Trail(old)
        self.frozen: set[int] = set()
        self.memory: dict[int, Any] = {}
        self.beyond: set[int] = set()

    @functools.cached_property
    def seen(self) -> set[int]:
        """Ids of everything that is not an atom."""
        return self.trail.ids()

    def __contains__(self, obj: object) -> bool:
        return id(obj) in self.seen and id(obj) not in self.frozen

    def any_mutable(self) -> bool:
        """Whether there is anything that could be written to."""
        return len(self.seen) > len(self.frozen)


def collect(root: object, known: Kinds) -> Reach:
    """All that is reachable from `root`, the root itself included when it is mutable."""
    reach = Reach()
    functions: list[Any] = []
    _spread([root], reach, known, functions)
    own = kinds.dict_of(root) if known[type(root)] in (NODE, FROZEN) else None
    if own is not None and id(own) not in map(id, gc.get_referents(root)):
        # Newer Pythons keep attributes in the object until someone asks for the dictionary.
        reach.trail.fresh([own])
    if functions:
        outside = Reach(old=reach.seen)
        named = [value for function in functions for _, value in _globals(function)]
        _spread(named, outside, known, functions)
        reach.beyond = outside.seen - outside.frozen
    return reach


def shared(ours: Reach, theirs: Reach) -> set[int]:
    """Ids of the mutable objects that both sides reach."""
    by_globals = ours.beyond or theirs.beyond
    if not by_globals and ours.trail.apart_from(theirs.trail):
        return set()
    found = (ours.seen & theirs.seen) - ours.frozen
    if by_globals:
        found |= (ours.seen - ours.frozen) & theirs.beyond
        found |= (theirs.seen - theirs.frozen) & ours.beyond
    return found


class _Trail:
    """What a walk has met, a whole layer at a time.

    As long as nothing is met twice, counting tells that everything in a layer is new. Counted are
    the values of `object.__hash__`: addresses without the low bits that all of them have in
    common, which a set takes in several times as fast as ids. Were two objects to have the same
    value, that would pass for a repetition, and never the other way round. The first repetition
    ends the counting; from then on each layer is sifted by id.

    old: ids that another walk has been through; they count as met, and are not in `ids`.
    """

    def __init__(self, old: set[int] | None = None) -> None:
        self._old = old or set()
        self._counting = old is None
        self._layers: list[list[Any]] = []
        self._marks: set[int] = set()
        self._ids: set[int] = set()

    def apart_from(self, other: _Trail) -> bool:
        """Whether the quick look alone shows that the two have nothing in common."""
        return self._counting and other._counting and self._marks.isdisjoint(other._marks)

    def ids(self) -> set[int]:
        """Ids of what this walk met."""
        return set(map(id, chain.from_iterable(self._layers))) if self._counting else self._ids

    def fresh(self, layer: list[Any]) -> list[Any]:
        """The objects of the layer that were not met before, each once; they are met now."""
        if self._counting:
            count = len(self._marks) + len(layer)
            self._marks.update(map(_mark, layer))
            if len(self._marks) == count:
                self._layers.append(layer)
                return layer
            self._ids = self.ids()
            self._counting = False
            self._layers.clear()
            self._marks.clear()
        new = dict(zip(map(id, layer), layer, strict=True))
        for met in (self._ids, self._old):
            for key in met.intersection(new):
                del new[key]
        self._ids.update(new)
        return list(new.values())


_mark = object.__hash__


def _spread(layer: list[Any], reach: Reach, known: Kinds, functions: list[Any]) -> None:
    kind_of = known.__getitem__
    while layer:
        sorts = set(map(kind_of, set(map(type, layer))))
        if sorts == _ONLY_ATOMS:
            return
        if ATOM in sorts:
            layer = list(compress(layer, map(kind_of, map(type, layer))))
            sorts.remove(ATOM)
        layer = reach.trail.fresh(layer)
        if sorts == _ONLY_NODES:
            layer = gc.get_referents(*layer)
            continue
        groups: dict[int, list[Any]] = {kind: [] for kind in sorts}
        if len(groups) == 1:
            groups = dict.fromkeys(sorts, layer)
        else:
            for obj in layer:
                groups[kind_of(type(obj))].append(obj)
        layer = []
        for kind, group in groups.items():
            layer += _inside(group, kind, reach, functions)


_ONLY_ATOMS = {ATOM}
_ONLY_NODES = {NODE}


def _inside(group: list[Any], kind: int, reach: Reach, functions: list[Any]) -> list[Any]:
    """The parts of many objects of one kind, which are entered into the reach."""
    if kind in (FROZEN, FUNCTION, WEAK):
        reach.frozen.update(map(id, group))
    elif kind in _MEMORY:
        reach.memory.update(zip(map(id, group), group, strict=True))
    if kind in (NODE, FROZEN):
        return gc.get_referents(*group)
    if kind == kinds.TENSOR:
        return _tensor_layer(group)
    return [value for obj in group for value in _special(obj, kind, functions)]


_hooks = operator.attrgetter("_backward_hooks")
_is_leaf = operator.attrgetter("is_leaf")
_grad = operator.attrgetter("grad")


def _tensor_layer(tensors: list[Any]) -> list[Any]:
    """Attributes (through the garbage collector), gradients and hooks of many tensors."""
    found = gc.get_referents(*tensors)
    try:
        if all(map(_is_leaf, tensors)):
            found += filter(None, map(_hooks, tensors))
            grads = list(map(_grad, tensors))
            found += [grad for grad in grads if grad is not None]
            return found
    except Exception:
        found = gc.get_referents(*tensors)
    for tensor in tensors:
        try:
            hooks = tensor._backward_hooks
            if hooks:
                found.append(hooks)
            grad = gradient(tensor)
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
