# /// copyscope
# compare = ["vectors -> weight"]
# ///
import torch
from torch import nn

vectors = torch.ones(3, 2)
weight = nn.Embedding.from_pretrained(vectors).weight

print("vectors", hex(vectors.data_ptr()))
print("weight", hex(weight.data_ptr()))
print("weight.requires_grad", weight.requires_grad)
