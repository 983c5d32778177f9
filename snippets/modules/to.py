# /// copyscope
# compare = ["model -> cpu", "model -> double", "model -> empty"]
# ///
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
weight, address = model[0].weight, model[0].weight.data_ptr()
cpu = model.to("cpu")
print("after cpu", model[0].weight is weight, model[0].weight.data_ptr() == address)
double = model.to(torch.float64)
print("after float64", model[0].weight is weight, model[0].weight.dtype)
address = model[0].weight.data_ptr()
empty = model.to_empty(device="cpu")
print("after to_empty", model[0].weight is weight, model[0].weight.data_ptr() == address)
