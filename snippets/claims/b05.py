# /// copyscope
# claim = "holds"
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Record(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        ran.append(str(op))
        return op(*args, **(kwargs or {}))


ran = []
x = torch.ones(2, requires_grad=True)
with Record():
    y = torch.empty_like(x).copy_(x)
    ran.append("|")
    x.clone().detach()
a, b = " ".join(ran).split(" | ")
print(a, b, sep="\n")

holds = {
    "y.grad_fn is None": y.grad_fn is None,
    "x.clone().detach()": len(a.split()) < len(b.split()),
}
