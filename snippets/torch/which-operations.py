# /// copyscope
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode

class Log(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        print("   ", op)
        return op(*args, **(kwargs or {}))

x = torch.tensor([0., 1., 2.], requires_grad=True)
ways = {
    "x.clone().detach()": lambda: x.clone().detach(),
    "x.detach().clone()": lambda: x.detach().clone(),
    "torch.empty_like(x).copy_(x)": lambda: torch.empty_like(x).copy_(x),
    "x.clone()": lambda: x.clone(),
}
for expression, make in ways.items():
    print(expression)
    with Log():
        make()
