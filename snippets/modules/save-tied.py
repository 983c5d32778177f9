# /// copyscope
# compare = ["net -> loaded"]
# ///
import io

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(2, 2, bias=False)
        self.b = nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight


net = Net()
file = io.BytesIO()
torch.save(net.state_dict(), file)
file.seek(0)
loaded = torch.load(file)

print("same memory", loaded["a.weight"].data_ptr() == loaded["b.weight"].data_ptr())
