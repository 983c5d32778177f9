# /// copyscope
# compare = ["x -> y"]
# ///
import torch
import torch.nn.functional as F

x = torch.tensor([[1.0, 0.0]])
y = F.normalize(x)

print("same values", torch.equal(x, y))
print("same memory", x.data_ptr() == y.data_ptr())
