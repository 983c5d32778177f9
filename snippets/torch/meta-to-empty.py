# /// copyscope
# ///
import torch

layer = torch.nn.Linear(2, 2, device="meta")
before = layer.weight
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
layer.to_empty(device="cpu")

print(before.device, layer.weight.device)
print(layer.weight is before)
print(optimizer.param_groups[0]["params"][0] is before)
