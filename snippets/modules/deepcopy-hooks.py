# /// copyscope
# compare = ["hooked -> c"]
# ///
import copy

import torch
from torch import nn


class Count:
    def __init__(self):
        self.calls = 0

    def __call__(self, module, inputs, output):
        self.calls += 1


hooked = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
hook = Count()
hooked.register_forward_hook(hook)
c = copy.deepcopy(hooked)
c(torch.ones(4, 2))

print("hook.calls", hook.calls)
print("hooks of c", len(c._forward_hooks), hook in c._forward_hooks.values())
