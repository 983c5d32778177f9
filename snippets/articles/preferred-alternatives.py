# /// copyscope
# [compare]
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
