# /// copyscope
# compare = ["t -> a"]
# ///
import torch

t = torch.arange(3.).expand(2, 3)
a = t.numpy()

print("a", a.strides, a.flags.writeable)
a[0, 0] = 99.
print(a)
