# /// copyscope
# [compare]
# new-tensor = ["x -> y"]
# clone-detach = ["h -> c"]
# empty-like-copy = ["x -> y"]
# tensor = ["x -> y"]
# ///
# %% setup
import warnings

import torch

warnings.simplefilter("always")
warnings.showwarning = lambda message, category, *rest: print(f"{category.__name__}: {message}")


def look(x, y):
    print("y is x                      ", y is x)
    print("y.data_ptr() == x.data_ptr()", y.data_ptr() == x.data_ptr())
    print("y.requires_grad             ", y.requires_grad)
    print("y.grad_fn                   ", y.grad_fn and type(y.grad_fn).__name__)


# %% new-tensor
x = torch.tensor([4., 5., 6.], requires_grad=True)
y = x.new_tensor(x)
look(x, y)

y[0] = 0.
print("x", x)

# %% new-tensor-graph
x.grad = torch.ones(3)
print("y.grad", y.grad)
print("(y * 2).requires_grad", (y * 2).requires_grad)
print("(x.clone() * 2).requires_grad", (x.clone() * 2).requires_grad)

# %% clone-detach
h = x * 2
c = h.clone()
print("c.grad_fn", type(c.grad_fn).__name__)
print("c.grad_fn.next_functions[0][0] is h.grad_fn", c.grad_fn.next_functions[0][0] is h.grad_fn)
print("c.detach().grad_fn", c.detach().grad_fn)

# %% operations
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("   ", op)
        return op(*args, **(kwargs or {}))


with Log():
    print("h.clone().detach()")
    h.clone().detach()
    print("h.detach().clone()")
    h.detach().clone()
    print("torch.empty_like(h).copy_(h)")
    torch.empty_like(h).copy_(h)

# %% bytes
x = torch.ones(1000)
results = {
    "x.clone().detach()": x.clone().detach(),
    "x.new_tensor(x)": x.new_tensor(x),
    "torch.empty_like(x).copy_(x)": torch.empty_like(x).copy_(x),
    "torch.tensor(x)": torch.tensor(x),
}
for expression, y in results.items():
    print(y.untyped_storage().nbytes(), expression)

# %% empty-like-copy
x = torch.tensor([4., 5., 6.], requires_grad=True)
y = torch.empty_like(x).copy_(x)
look(x, y)

y.sum().backward()
print("x.grad", x.grad)

# %% empty-like-copy-detached
look(x, torch.empty_like(x).copy_(x.detach()))

# %% tensor
y = torch.tensor(x)
look(x, y)

y[0] = 0.
print("x", x)

# %% tensor-operations
with Log():
    torch.tensor(x)

# %% tensor-dtype
d = torch.tensor([0.1, 0.2], dtype=torch.float64)
print("torch.tensor(d).dtype", torch.tensor(d).dtype)
print("torch.tensor(d.tolist()).dtype", torch.tensor(d.tolist()).dtype)

# %% preferred-values
x = torch.tensor([4., 5., 6.], requires_grad=True)
print(torch.empty_like(x).copy_(x).requires_grad, "torch.empty_like(x).copy_(x)")
print(torch.tensor(x).requires_grad, "torch.tensor(x)")
print(x.detach().clone().requires_grad, "x.detach().clone()")

# %% preferred-graph
try:
    x.clone().detach().sum().backward()
except RuntimeError as error:
    print(f"{type(error).__name__}: {error}")

x.clone().sum().backward()
print("x.grad", x.grad)

# %% preferred-new
i = torch.zeros(1, dtype=torch.int64)
f = torch.tensor([1.5, 2.5])
print("i.new_tensor(f)", i.new_tensor(f))
print("f.new_tensor([7, 8])", f.new_tensor([7, 8]))

# %% example-1
x = torch.tensor([4, 5, 6])
y = x.new_tensor(x)
print(x, x.is_leaf)
print(y, y.is_leaf)

# %% example-2
try:
    x = torch.tensor([4, 5, 6], requires_grad=True)
except RuntimeError as error:
    print(f"{type(error).__name__}: {error}")

# %% example-2-float
x = torch.tensor([4., 5., 6.], requires_grad=True)
y = x.clone().detach()
print(x)
print(y)
print("y.requires_grad", y.requires_grad)

# %% example-3
x = torch.tensor([4, 5, 6])
y = torch.empty_like(x).copy_(x)
print(x)
print(y)

# %% example-4
y = torch.tensor(x)
print(x)
print(y)
