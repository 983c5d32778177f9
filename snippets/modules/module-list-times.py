# /// copyscope
# compare = ["layers[0] -> layers[1]"]
# shown_as = {"layers[1]" = "nn.ModuleList([layer] * 3)[1]"}
# ///
from torch import nn

layer = nn.Linear(2, 2)
layers = nn.ModuleList([layer] * 3)

print("layers[0] is layers[1]", layers[0] is layers[1])
print("number of parameters", len(list(layers.parameters())))
