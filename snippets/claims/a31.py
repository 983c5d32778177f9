# /// copyscope
# claim = "holds"
# ///
import torch

tensors = [torch.tensor(5), torch.tensor(5.0), torch.tensor([1, 2, 3])]
holds = {}
for t in tensors:
    a = t
    holds[str(t)] = a is not t
