# /// copyscope
# compare = ["weak -> c"]
# ///
import copy
import functools
import weakref

import torch
from torch import nn

weak = nn.Linear(2, 2)
weak.forward = functools.partial(lambda r, x: nn.Linear.forward(r(), x), weakref.ref(weak))
c = copy.deepcopy(weak)
with torch.no_grad():
    for p in c.parameters():
        p.zero_()

x = torch.ones(1, 2)
print("torch.equal(c(x), weak(x))", torch.equal(c(x), weak(x)))
