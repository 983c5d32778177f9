# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e"]
# timeout = 120
# ///
import torch

torch.compiler.reset()
x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

aot = torch.compile(backend="aot_eager")
a = aot(lambda t: t)(x)
b = aot(lambda t: t.view(-1))(x)
c = aot(lambda t: t.clone())(x)
d = aot(lambda t: t * 1)(x)
e = aot(lambda t: t + 0)(x)

print([t is x for t in (a, b, c, d, e)])
