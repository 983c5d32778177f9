# /// copyscope
# compare = ["t -> m.mean"]
# shown_as = {"m.mean" = "m.register_buffer(\"mean\", t)"}
# ///
import torch
from torch import nn

t = torch.ones(2)
m = nn.Module()
m.register_buffer("mean", t)

print("m.mean is t", m.mean is t)
