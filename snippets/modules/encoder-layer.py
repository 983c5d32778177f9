# /// copyscope
# compare = ["layer -> encoder.layers[0]", "encoder.layers[0] -> encoder.layers[1]"]
# shown_as = {"encoder.layers[0]" = "nn.TransformerEncoder(layer, 2).layers[0]", "encoder.layers[1]" = "nn.TransformerEncoder(layer, 2).layers[1]"}
# ///
import torch
from torch import nn

layer = nn.TransformerEncoderLayer(4, 2, batch_first=True)
encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
first, second = (e.linear1.weight for e in encoder.layers)

print("encoder.layers[0] is layer", encoder.layers[0] is layer)
print("torch.equal(first, second)", torch.equal(first, second))
