# /// copyscope
# claim = "holds"
# ///
import torch

tensors = [torch.arange(3), torch.arange(3.0), torch.ones(2, 2)]

holds = {}
for t in tensors:
    holds[str(t.tolist())] = not torch.is_tensor(t.__getitem__(1))
