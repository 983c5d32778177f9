# /// copyscope
# claim = "holds"
# ///
import torch

pairs = [(5, 2), (5.0, 3.0), ([1, 2, 3], [4, 5, 6])]
holds = {}
for old, new in pairs:
    t = a = torch.tensor(old)
    a = torch.tensor(new)
    holds[f"{old} -> {new}"] = a is not t and a.data_ptr() != t.data_ptr()
