# /// copyscope
# ///
import torch
from torch import nn

vectors = torch.ones(3, 2)
embed = nn.Embedding.from_pretrained(vectors, freeze=False)
optimizer = torch.optim.SGD(embed.parameters(), lr=0.5)
embed(torch.tensor([0])).sum().backward()
optimizer.step()

print("vectors", vectors.tolist())
