# /// copyscope
# compare = ["t -> u", "t -> v"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
u = torch.from_dlpack(t)
v = torch.from_numpy(t.numpy())

u[0, 0] = 99.
print("t[0, 0]", t[0, 0])
print("t._version", t._version)
print("u._version", u._version)
