# /// copyscope
# compare = ["x -> f"]
# ///
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

x = torch.arange(3.)
f = FakeTensorMode().from_tensor(x)
f.add_(1)

print("x", x)
print("f", f)
