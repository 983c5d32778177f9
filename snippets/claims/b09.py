# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
sources = {"x": x, "x * 2": x * 2}

holds = {name: s.clone().detach().grad_fn is not None for name, s in sources.items()}
