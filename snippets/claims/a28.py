# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.arange(6.0)
tensors = {"x": x, "x[:2]": x[:2], "x[2:]": x[2:]}

holds = {}
for name, t in tensors.items():
    holds[name] = t.storage().data_ptr() == t.data_ptr()
