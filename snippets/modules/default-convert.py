# /// copyscope
# compare = ["array -> tensor", "t -> same"]
# ///
import numpy as np
import torch
from torch.utils.data import default_convert

array = np.arange(3.0)
tensor = default_convert(array)
t = torch.arange(3.0)
same = default_convert(t)

print("tensor", tensor)
print("same is t", same is t)
