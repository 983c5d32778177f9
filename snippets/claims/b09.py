# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
holds = {}
for name, s in {"x": x, "x * 2": x * 2}.items():
    holds[name] = s.clone().detach().grad_fn is not None
