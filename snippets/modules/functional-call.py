# /// copyscope
# compare = ["weight -> layer.weight"]
# shown_as = {"layer.weight" = "functional_call(layer, params, args)"}
# ///
import torch
from torch import nn

layer = nn.Linear(2, 2)
weight = layer.weight
params = {k: torch.zeros_like(v) for k, v in layer.named_parameters()}
y = torch.func.functional_call(layer, params, (torch.ones(1, 2),))

print("y", y.tolist())
print("layer.weight is weight", layer.weight is weight)
