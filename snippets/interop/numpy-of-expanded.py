# /// copyscope
# compare = ["t -> a"]
# shown_as = {a = 't.expand(2, 3).numpy()'}
# ///
import torch

t = torch.arange(3.).expand(2, 3)
a = t.numpy()

print("a", a.strides, a.flags.writeable)
a[0, 0] = 99.
print(a)
