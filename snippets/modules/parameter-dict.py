# /// copyscope
# compare = ["d -> e"]
# ///
import torch
from torch import nn

d = nn.ParameterDict({"w": torch.ones(2)})
e = d.copy()

print("e[w] is d[w]", e["w"] is d["w"])
