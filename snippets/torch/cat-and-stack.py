# /// copyscope
# compare = ["x -> c", "x -> s"]
# ///
import torch

x = torch.ones(1000, requires_grad=True)
c = torch.cat((x, x))
s = torch.stack((x, x))

print("c.shape", c.shape)
print("s.shape", s.shape)
