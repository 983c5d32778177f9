# /// copyscope
# compare = ["x -> y"]
# timeout = 120
# ///
import torch

torch.compiler.reset()


@torch.compile(backend="aot_eager")
def add_one(t):
    v = t.view(-1)
    v.add_(1)
    return v


x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = add_one(x)

print("x", x)
