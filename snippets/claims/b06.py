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
x = torch.ones(2, dtype=torch.float64)
with Record():
    y = torch.tensor(x)
print(ran)
number = "aten._local_scalar_dense.default"

holds = {
    "x[0].item()": number in ran,
    "torch.tensor(x.tolist())": y.dtype == torch.tensor(x.tolist()).dtype,
}
