# /// copyscope
# compare = ["batch -> shallow", "batch -> cloned"]
# ///
import copy

import torch

batch = {"x": torch.arange(3.0)}
shallow = copy.copy(batch)
cloned = {k: v.clone() for k, v in batch.items()}
shallow["x"].mul_(10)

print("batch", batch)
print("cloned", cloned)
