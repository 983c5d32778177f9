# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(3, requires_grad=True)
results = {
    "x.repeat(2, 1)": x.repeat(2, 1),
    "x.unsqueeze(0).expand(2, -1)": x.unsqueeze(0).expand(2, -1),
}

holds = {name: y.grad_fn is None for name, y in results.items()}
