# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {z = "layer.eval()(x)"}
# ///
import torch

layer = torch.nn.Dropout(0.5)
x = torch.ones(3)

y = layer(x)
z = layer.eval()(x)
z += 1
print(x)
