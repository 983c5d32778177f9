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
    shared = c.untyped_storage().data_ptr() == t.untyped_storage().data_ptr()
    holds[name] = c is not t and shared
