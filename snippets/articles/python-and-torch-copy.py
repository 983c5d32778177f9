# /// copyscope
# [compare]
# assigned-is-not-copied = ["v -> shallow", "v -> alias"]
# copied-nested = ["i -> j"]
# deepcopied-nested = ["i -> j"]
# three-addresses = ["x -> v"]
# detached-graph = ["y -> d"]
# cloned-graph = ["x -> c"]
# tensors-copied-graph = ["y -> s"]
# deepcopy-is-not-clone = ["x -> d", "x -> c"]
# transposed-matrix = ["x -> y"]
# ///
# %% address
def address(x):
    return hex(id(x))


def show(label, before, after):
    print(f"{label:6}", address(before), "->", address(after), "| is:", after is before)

# %% shallow-and-deep
import copy

a = [1, [2]]
ways = {"=": a, "copy": copy.copy(a), "deepcopy": copy.deepcopy(a)}

for way, y in ways.items():
    print(f"{way:9}", "y is a:", y is a, "| y[1] is a[1]:", y[1] is a[1])

# %% immutable-values
for x in (5, 2.5, "abc", True, (1, 2), b"abc", frozenset({1}), None):
    print(f"{type(x).__name__:9}", copy.copy(x) is x, copy.deepcopy(x) is x)

pair = (1, [2])
print("(1, [2])", copy.copy(pair) is pair, copy.deepcopy(pair) is pair)

# %% sizes
import sys

print([sys.getsizeof(x) for x in (5, 10**100, "a", "a" * 1000, (), (1, 2, 3))])

# %% small-ints
p, q = int("5"), int("5")
print("5  ", p is q)

p, q = int("257"), int("257")
print("257", p is q)

p, q = float("5"), float("5")
print("5.0", p is q)

print("id(6) - id(5)", id(6) - id(5))

# %% list-ids
p, q = [5], [5]
print("p is q", p is q)

first = p
p = [6]
print("p is first", p is first)

first = p
p[0] = 5
print("p is first", p is first)

# %% three-spellings
import torch

v = [1, [2]]
for way, y in {"=": v, ".copy()": v.copy(), "[:]": v[:]}.items():
    print(f"list   {way:8}", "same object:", y is v, "| same inner list:", y[1] is v[1])

t = torch.arange(3.0)
for way, y in {"=": t, "[:]": t[:]}.items():
    print(f"tensor {way:8}", "same object:", y is t, "| same memory:", y.data_ptr() == t.data_ptr())

print("tensor has .copy:", hasattr(t, "copy"))

# %% values
whole = 5
real = 5.0
items = [1, 2, 3]
table = {"a": 4, "b": 5, "c": 6}
values = {"int": whole, "float": real, "list": items, "dict": table}

for label, x in values.items():
    print(f"{label:6}", address(x))

# %% assigned
for label, x in values.items():
    y = x
    show(label, x, y)

# %% assigned-is-not-copied
v = [1, 2, 3]
alias, shallow = v, copy.copy(v)
v.append(4)
print("alias  ", alias)
print("shallow", shallow)

# %% rebound
new_values = {"int": 2, "float": 3.0, "list": [4, 5, 6], "dict": {"d": 7, "e": 8}}

for label, x in values.items():
    y = x
    y = new_values[label]
    show(label, x, y)

print(whole, real, items, table)

# %% copied
copies = {label: copy.copy(x) for label, x in values.items()}

for label, y in copies.items():
    show(label, values[label], y)

# %% copied-nested
i = [1, 2, 3, [4, 5]]
j = copy.copy(i)
print("j is i", j is i)
print("j[3] is i[3]", j[3] is i[3])

j[3].append(6)
print("i", i)

# %% copied-subclass
class Row(list):
    pass


row = Row([1])
row.tag = "x"
print(".copy()    ", type(row.copy()).__name__, hasattr(row.copy(), "tag"))
print("copy.copy()", type(copy.copy(row)).__name__, hasattr(copy.copy(row), "tag"))
print("frozenset has .copy:", hasattr(frozenset(), "copy"))

# %% deepcopied
deep_copies = {label: copy.deepcopy(x) for label, x in values.items()}

for label, y in deep_copies.items():
    show(label, values[label], y)

# %% deepcopied-nested
i = [1, 2, 3, [4, 5]]
j = copy.deepcopy(i)
print("j is i", j is i)
print("j[3] is i[3]", j[3] is i[3])
print("j[0] is i[0]", j[0] is i[0])

# %% deepcopied-closure
state = [0]
holder = {"f": lambda: state}
copied = copy.deepcopy(holder)
print("same state", copied["f"]() is state)

inner = [0]
y = copy.deepcopy([inner, inner])
print("y[0] is y[1]", y[0] is y[1])

# %% functions
def plus_one(x):
    print("  enter ", address(x))
    x += 1
    print("  return", address(x))
    return x


def first_plus_one(x, key):
    print("  enter ", address(x))
    x[key] += 1
    print("  return", address(x))
    return x


show("int", whole, plus_one(whole))
show("float", real, plus_one(real))
show("list", items, first_plus_one(items, 0))
show("dict", table, first_plus_one(table, "a"))

print(whole, real, items, table)

# %% function-without-change
def unchanged(x):
    return x


for label, x in values.items():
    show(label, x, unchanged(x))

# %% tensors
t_int = torch.tensor(5, dtype=torch.int)
t_float = torch.tensor(5.0)
t_list = torch.tensor([1, 2, 3], dtype=torch.int)
tensors = {"int": t_int, "float": t_float, "list": t_list}


def place(t):
    return f"{address(t)} ({hex(t.untyped_storage().data_ptr())})"


def show_tensor(label, before, after):
    same_storage = before.untyped_storage().data_ptr() == after.untyped_storage().data_ptr()
    print(f"{label:6}", place(before), "->", place(after))
    print(" " * 6, "same object:", after is before, "| same storage:", same_storage)


for label, t in tensors.items():
    print(f"{label:6}", place(t))

# %% tensors-are-mutable
t = torch.tensor(5)
alias = t
t += 1
print("alias", alias, "| alias is t", alias is t)

# %% three-addresses
import warnings

x = torch.arange(6.0)
v = x[2:]
print("id          ", address(x), address(v))
print("data_ptr    ", hex(x.data_ptr()), hex(v.data_ptr()))
print("storage     ", hex(x.untyped_storage().data_ptr()), hex(v.untyped_storage().data_ptr()))

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    x.storage()
for warning in caught:
    print(warning.category.__name__, str(warning.message)[:27])

# %% getitem
x = torch.arange(3.0)
e = x[1]
x[1] = 9
print("e       ", e, type(e).__name__)
print("e.item()", e.item(), type(e.item()).__name__)

print("id(x[1]) == id(x[2])", id(x[1]) == id(x[2]))
p, q = x[1], x[2]
print("p is q", p is q)

# %% tensors-assigned
for label, t in tensors.items():
    y = t
    show_tensor(label, t, y)

# %% tensors-rebound
new_tensors = {
    "int": torch.tensor(2, dtype=torch.int),
    "float": torch.tensor(3.0),
    "list": torch.tensor([4, 5, 6], dtype=torch.int),
}

for label, t in tensors.items():
    y = t
    y = new_tensors[label]
    show_tensor(label, t, y)

# %% detached
detached = {label: t.detach() for label, t in tensors.items()}

for label, y in detached.items():
    show_tensor(label, tensors[label], y)

# %% detached-graph
x = torch.ones(2, requires_grad=True)
y = x.exp()
d = y.detach()
print("y", y.requires_grad, y.grad_fn is not None, "| d", d.requires_grad, d.grad_fn)

d.add_(1)
print("y._version", y._version)
try:
    y.sum().backward()
except RuntimeError as error:
    print(type(error).__name__, str(error)[:76])

# %% cloned
clones = {label: t.clone() for label, t in tensors.items()}

for label, y in clones.items():
    show_tensor(label, tensors[label], y)

# %% cloned-graph
x = torch.ones(2, requires_grad=True)
x.tag = "x"
c = x.clone()
print("c.is_leaf", c.is_leaf, "|", type(c.grad_fn).__name__, "| tag:", hasattr(c, "tag"))

c.sum().backward()
print("x.grad", x.grad)

# %% clone-then-detach
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    x = torch.tensor(t_float, requires_grad=True)
print(caught[0].category.__name__, str(caught[0].message)[:88])

a = x.clone().detach()
b = x.clone().detach().requires_grad_(True)
c = x.detach().clone()

for y in (a, b, c):
    print(y.requires_grad, y.is_leaf, y.grad_fn, "same memory:", y.data_ptr() == x.data_ptr())

# %% tensors-copied
tensor_copies = {label: copy.copy(t) for label, t in tensors.items()}

for label, y in tensor_copies.items():
    show_tensor(label, tensors[label], y)

try:
    t_list.copy()
except AttributeError as error:
    print(type(error).__name__, error)

# %% tensors-copied-graph
x = torch.ones(2, requires_grad=True)
y = x * 2
s = copy.copy(y)
print("y", y.is_leaf, type(y.grad_fn).__name__)
print("s", s.is_leaf, s.grad_fn, s.requires_grad)

with torch.no_grad():
    s.add_(1)
print("y", y.tolist(), "| y._version", y._version)

# %% tensors-deepcopied
tensor_deep_copies = {label: copy.deepcopy(t) for label, t in tensors.items()}

for label, y in tensor_deep_copies.items():
    show_tensor(label, tensors[label], y)

# %% deepcopy-is-not-clone
x = torch.ones(2, requires_grad=True)
x.grad = torch.ones(2)
c, d = x.clone(), copy.deepcopy(x)
print("clone   ", c.is_leaf, type(c.grad_fn).__name__)
print("deepcopy", d.is_leaf, d.grad_fn, d.grad)

view = torch.zeros(1000)[:2]
print("bytes", view.clone().untyped_storage().nbytes(), copy.deepcopy(view).untyped_storage().nbytes())

y = x * 2
try:
    copy.deepcopy(y)
except RuntimeError as error:
    print(type(error).__name__, str(error)[:75])

# %% tensor-functions
def tensor_plus_one(t):
    print("  enter ", place(t))
    t += 1
    print("  return", place(t))
    return t


def tensor_first_plus_one(t):
    print("  enter ", place(t))
    t[0] += 1
    print("  return", place(t))
    return t


show_tensor("int", t_int, tensor_plus_one(t_int))
show_tensor("float", t_float, tensor_plus_one(t_float))
show_tensor("list", t_list, tensor_first_plus_one(t_list))

print(t_int, t_float, t_list)

# %% tensor-function-rebinding
def next_one(t):
    t = t + 1
    return t


show_tensor("int", t_int, next_one(t_int))
print(t_int)

try:
    tensor_plus_one(torch.ones(1, requires_grad=True))
except RuntimeError as error:
    print(type(error).__name__, str(error)[:75])

# %% transposed
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    transposed = {label: t.T for label, t in tensors.items()}

for label, y in transposed.items():
    show_tensor(label, tensors[label], y)

for warning in caught:
    print(warning.category.__name__, str(warning.message)[:62])

# %% transposed-matrix
x = torch.tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
y = x.T
show_tensor("matrix", x, y)
print("strides", x.stride(), y.stride())

y[0, 1] = 99
print(x)
