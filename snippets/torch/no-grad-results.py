# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# shown_as = {a = "with torch.no_grad(): x * 2", b = "with torch.no_grad(): x.clone()", c = "with torch.no_grad(): x.detach()", d = "with torch.no_grad(): x[0]"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
with torch.no_grad():
    a = x * 2
    b = x.clone()
    c = x.detach()
    d = x[0]

for name, t in {"a": a, "b": b, "c": c, "d": d}.items():
    print(name, t.requires_grad, t.is_leaf, t.grad_fn)
