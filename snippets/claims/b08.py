# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
holds = {}
for name, s in {"x": x, "x * 2": x * 2}.items():
    named = [torch.empty_like(s).copy_(s), torch.tensor(s)]
    print([type(t.grad_fn).__name__ for t in named])
    holds[name] = all(t.grad_fn is None for t in named)
