# /// copyscope
# claim = "holds"
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        ran.append(str(op))
        return op(*args, **(kwargs or {}))


def count(make):
    ran.clear()
    with Count():
        make()
    return len(ran)


ran = []
x = torch.ones(3, requires_grad=True)
y = x
for _ in range(50):
    y = y * 1
c = y.clone()
clone_detach = count(lambda: y.clone().detach())
print(ran)

holds = {
    "grad_fn": c.grad_fn.next_functions[0][0] is not y.grad_fn,
    "y.detach().clone()": clone_detach > count(lambda: y.detach().clone()),
    "x.clone().detach()": clone_detach > count(lambda: x.clone().detach()),
}
