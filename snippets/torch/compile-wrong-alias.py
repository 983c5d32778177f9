# /// copyscope
# timeout = 120
# ///
import torch

torch.compiler.reset()


def f(t, tail):
    t.add_(100)
    return tail[0]


a = torch.arange(6.).reshape(3, 2)
b = a.clone()

print(f(a, a[1:]))
print(torch.compile(f, backend="aot_eager")(b, b[1:]))
