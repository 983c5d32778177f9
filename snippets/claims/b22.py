# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(3, requires_grad=True)
m = x * 2
results = {
    "torch.cat((m, m))": torch.cat((m, m)),
    "torch.stack((m, m))": torch.stack((m, m)),
}
holds = {}
for name, y in results.items():
    holds[name] = y.grad_fn.next_functions[0][0] is not m.grad_fn
