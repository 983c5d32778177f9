# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(3.).expand(4, 3)
y = x.double()

print("x", x.stride(), x.untyped_storage().nbytes())
print("y", y.stride(), y.untyped_storage().nbytes())
