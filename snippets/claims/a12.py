# /// copyscope
# claim = "holds"
# ///
import copy

import torch

a, t = [1, [2]], torch.arange(3.0)
b, d, c = copy.deepcopy(a), copy.deepcopy(t), t.clone()

holds = {
    "copy.deepcopy([1, [2]])": b is not a and b[1] is not a[1],
    "copy.deepcopy(t)": d.data_ptr() != t.data_ptr(),
    "t.clone()": c.data_ptr() != t.data_ptr(),
}
