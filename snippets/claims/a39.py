# /// copyscope
# claim = "holds"
# ///
import copy

import torch

x = torch.ones(2, requires_grad=True)
tensors = {"x": x, "x * 2": x * 2, "torch.tensor(5)": torch.tensor(5)}
holds = {}
for name, t in tensors.items():
    c = copy.copy(t)
    holds[name] = c is not t and c.untyped_storage()._cdata == t.untyped_storage()._cdata
