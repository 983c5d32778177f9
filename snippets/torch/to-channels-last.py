# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(24.).reshape(1, 2, 3, 4)
y = x.to(memory_format=torch.channels_last)

print("x.stride()", x.stride())
print("y.stride()", y.stride())
print("torch.equal(x, y)", torch.equal(x, y))
