# /// copyscope
# compare = ["c -> y", "c -> z"]
# ///
import torch

c = torch.arange(24.).reshape(1, 2, 3, 4).to(memory_format=torch.channels_last)
y = c.clone()
z = c.clone(memory_format=torch.contiguous_format)

print("c", c.stride())
print("y", y.stride())
print("z", z.stride())
