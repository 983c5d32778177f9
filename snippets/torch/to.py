# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.to(torch.float32)
b = x.to("cpu", copy=True)
c = x.to(torch.float64)

for name, t in {"x": x, "a": a, "b": b, "c": c}.items():
    print(name, hex(id(t)), hex(t.data_ptr()), t.dtype)
