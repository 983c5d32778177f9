# /// copyscope
# [compare]
# new-tensor = ["x -> y"]
# clone-detach = ["h -> c"]
# empty-like-copy = ["x -> y"]
# tensor = ["x -> y"]
# cat = ["x -> y"]
# stack = ["x -> y"]
# repeat = ["x -> y"]
# expand = ["x -> y"]
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

# %% cat
x = torch.tensor([4., 5., 6.], requires_grad=True)
y = torch.cat((x, x), dim=0)
print("y.shape", y.shape)
look(x, y)

# %% cat-gradient
x.grad = torch.full((3,), 5.)
y.retain_grad()
print("y.grad", y.grad)

x.grad = None
y.sum().backward()
print("x.grad", x.grad)

# %% stack
y = torch.stack((x, x), dim=0)
print("y.shape", y.shape)
print("torch.stack((x, x), dim=1).shape", torch.stack((x, x), dim=1).shape)
look(x, y)

# %% stack-bytes
print("torch.cat  ", torch.cat((x, x)).untyped_storage().nbytes())
print("torch.stack", torch.stack((x, x)).untyped_storage().nbytes())

# %% repeat
y = x.repeat(2, 1)
print("y.shape", y.shape)
print("x bytes", x.untyped_storage().nbytes())
print("y bytes", y.untyped_storage().nbytes())
look(x, y)

# %% expand
y = x.unsqueeze(0).expand(2, -1)
print("y.shape", y.shape)
print("y.stride()", y.stride())
print("y bytes", y.untyped_storage().nbytes())
look(x, y)

# %% expand-write
x = torch.tensor([4., 5., 6.])
y = x.unsqueeze(0).expand(2, -1)
y[0, 0] = 0.
print("y", y)
print("x", x)

try:
    y.add_(1)
except RuntimeError as error:
    print(f"{type(error).__name__}: {error}")

# %% expand-flexible
print("x.repeat(2).shape", x.repeat(2).shape)
try:
    x.expand(6)
except RuntimeError as error:
    print(f"{type(error).__name__}: {error}")

m = torch.ones(2, 3)
print("m.repeat(2, 1).shape", m.repeat(2, 1).shape)
try:
    m.unsqueeze(0).expand(2, -1)
except RuntimeError as error:
    print(f"{type(error).__name__}: {error}")

# %% guide-graph
x = torch.tensor([4., 5., 6.], requires_grad=True)
results = (
    torch.cat((x, x)),
    torch.stack((x, x)),
    x.repeat(2, 1),
    x.unsqueeze(0).expand(2, -1),
)
for y in results:
    x.grad = None
    y.sum().backward()
    print(type(y.grad_fn).__name__, x.grad)

# %% guide-node
h = x * 2
for y in (torch.cat((h, h)), h.repeat(2, 1)):
    print(type(y.grad_fn).__name__, y.grad_fn.next_functions[0][0] is h.grad_fn)

# %% guide-memory
x = torch.ones(1000)
results = {
    "torch.cat((x, x))": torch.cat((x, x)),
    "torch.stack((x, x))": torch.stack((x, x)),
    "x.repeat(2, 1)": x.repeat(2, 1),
    "x.unsqueeze(0).expand(2, -1)": x.unsqueeze(0).expand(2, -1),
}
for expression, y in results.items():
    shared = y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    print(0 if shared else y.untyped_storage().nbytes(), expression)
