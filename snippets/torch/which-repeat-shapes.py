# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.])

print("cat", torch.cat((x, x)).tolist())
print("stack", torch.stack((x, x)).tolist())
print("repeat", x.repeat(2, 1).tolist())
print("expand", x.unsqueeze(0).expand(2, -1).tolist())
print("repeat_interleave", x.repeat_interleave(2).tolist())
