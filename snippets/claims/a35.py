# /// copyscope
# claim = "holds"
# ///
import copy

import torch

x = torch.ones(2, requires_grad=True)
x.tag = "a"
c, d = x.clone(), copy.deepcopy(x)

holds = {
    "c is not x": c is not x,
    "c.data_ptr() != x.data_ptr()": c.data_ptr() != x.data_ptr(),
    "c.is_leaf == d.is_leaf": c.is_leaf == d.is_leaf,
    "hasattr(c, 'tag')": hasattr(c, "tag"),
}
