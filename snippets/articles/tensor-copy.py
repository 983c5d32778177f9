# /// copyscope
# [compare]
# three-addresses = ["x -> v"]
# detached-graph = ["y -> d"]
# cloned-graph = ["x -> c"]
# tensors-copied-graph = ["y -> s"]
# deepcopy-is-not-clone = ["x -> d", "x -> c"]
# transposed-matrix = ["x -> y"]
# ///
# %% address
import copy

import torch


def address(x):
    return hex(id(x))


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
print(caught[0].category.__name__, str(caught[0].message)[:27])

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
