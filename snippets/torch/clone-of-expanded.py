# /// copyscope
# compare = ["e -> c"]
# ///
import torch

e = torch.arange(3.).expand(4, 3)
c = e.clone()

print("e", e.stride(), e.untyped_storage().nbytes())
print("c", c.stride(), c.untyped_storage().nbytes())
