# /// copyscope
# compare = ["batch -> cloned"]
# ///
import torch
from torch.utils import _pytree

batch = {"x": torch.arange(3.0), "y": [torch.ones(2)]}
cloned = _pytree.tree_map(lambda t: t.clone(), batch)

print("cloned", cloned)
