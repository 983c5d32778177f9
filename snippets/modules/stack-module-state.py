# /// copyscope
# compare = ["weight -> params[\"weight\"]"]
# shown_as = {"params[\"weight\"]" = "torch.func.stack_module_state(layers)[0][\"weight\"]"}
# ///
import torch
from torch import nn

layers = [nn.Linear(2, 2) for _ in range(2)]
weight = layers[0].weight
params, buffers = torch.func.stack_module_state(layers)

print("params[weight].shape", tuple(params["weight"].shape))
print("same memory", params["weight"].data_ptr() == weight.data_ptr())
