# /// copyscope
# compare = ["net.out.weight -> net.embed.weight"]
# shown_as = {"net.embed.weight" = "nn.Embedding(3, 2, _weight=net.out.weight).weight"}
# ///
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(2, 3, bias=False)
        self.embed = nn.Embedding(3, 2, _weight=self.out.weight)


net = Net()
net.load_state_dict({"out.weight": torch.zeros(3, 2), "embed.weight": torch.ones(3, 2)})

print("net.embed.weight is net.out.weight", net.embed.weight is net.out.weight)
print("net.out.weight", net.out.weight.tolist())
