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
x = torch.ones(3, requires_grad=True)
y = x * 1 * 1 * 1
c = y.clone()
with Record():
    y.clone().detach()
    ran.append("|")
    y.detach().clone()
    ran.append("|")
    x.clone().detach()
a, b, leaf = " ".join(ran).split(" | ")
print(a, b, leaf, sep="\n")

holds = {
    "grad_fn": c.grad_fn.next_functions[0][0] is not y.grad_fn,
    "y.detach().clone()": len(a.split()) > len(b.split()),
    "x.clone().detach()": len(a.split()) > len(leaf.split()),
}
