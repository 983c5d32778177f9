# /// copyscope
# raises = "RuntimeError"
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
y = x * 2
print("y.is_leaf", y.is_leaf)
copy.deepcopy(y)
