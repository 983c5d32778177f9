# /// copyscope
# ///
import torch

x = torch.arange(16).view(4, 4)
n = x.numpy().copy()
wanted = x[:3, :3].T.clone()

x[:3, :3] = x[:3, :3].T
n[:3, :3] = n[:3, :3].T

print(x[:3, :3])
print("x", torch.equal(x[:3, :3], wanted))
print("n", torch.equal(torch.from_numpy(n[:3, :3]), wanted))
