# /// copyscope
# compare = ["weight -> traced.weight", "weight -> scripted.weight", "weight -> graph.weight"]
# shown_as = {"traced.weight" = "torch.jit.trace(layer, x).weight", "scripted.weight" = "torch.jit.script(layer).weight", "graph.weight" = "torch.fx.symbolic_trace(net).get_submodule(\"0\").weight"}
# ///
import torch
import torch.fx
from torch import nn

net = nn.Sequential(nn.Linear(2, 2))
layer = net[0]
weight = layer.weight
traced = torch.jit.trace(layer, torch.ones(1, 2))
scripted = torch.jit.script(layer)
graph = torch.fx.symbolic_trace(net).get_submodule("0")

print("traced.weight is weight", traced.weight is weight)
print("scripted.weight is weight", scripted.weight is weight)
print("graph.weight is weight", graph.weight is weight)
