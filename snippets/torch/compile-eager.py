# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# timeout = 120
# ///
import torch

torch.compiler.reset()
x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

eager = torch.compile(backend="eager")
a = eager(lambda t: t)(x)
b = eager(lambda t: t.view(-1))(x)
c = eager(lambda t: t.clone())(x)

print([t is x for t in (a, b, c)])
