# /// copyscope
# ///
import torch

x = torch.arange(6.).reshape(2, 3)
t = x.T
e = torch.arange(3.).expand(4, 3)

print(t.stride(), torch.empty_like(t).stride(), t.new_empty(t.shape).stride())
print(e.stride(), torch.empty_like(e).stride())
