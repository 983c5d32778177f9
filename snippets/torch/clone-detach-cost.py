# /// copyscope
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("   ", op)
        return op(*args, **(kwargs or {}))


h = torch.ones(1000, requires_grad=True) * 2
with Log():
    print("h.clone().detach()")
    h.clone().detach()
    print("h.detach().clone()")
    h.detach().clone()

node = h.clone().grad_fn
print("next_functions", node.next_functions[0][0] is h.grad_fn)
