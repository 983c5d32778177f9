# /// copyscope
# claim = "holds"
# ///
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        ran.append(str(op))
        return op(*args, **(kwargs or {}))


def operations(make):
    ran.clear()
    with Count():
        make()
    print(ran)
    return len(ran)


ran = []
x = torch.ones(2, requires_grad=True)
y = torch.empty_like(x).copy_(x)
empty_copy = operations(lambda: torch.empty_like(x).copy_(x))

holds = {
    "y.grad_fn is None": y.grad_fn is None,
    "x.clone()": empty_copy < operations(lambda: x.clone()),
    "x.detach().clone()": empty_copy < operations(lambda: x.detach().clone()),
}
