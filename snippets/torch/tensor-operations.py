# /// copyscope
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode

class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("   ", op)
        return op(*args, **(kwargs or {}))

x = torch.tensor([0., 1., 2.])
with Log():
    y = torch.tensor(x)

print("y", y)
