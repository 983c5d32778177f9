# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(3, requires_grad=True)
sources = {"x": x, "x * 2": x * 2, "x[1:]": x[1:], "x.detach()": x.detach()}
holds = {}
for name, s in sources.items():
    holds[name] = torch.tensor(s).data_ptr() == s.data_ptr()
