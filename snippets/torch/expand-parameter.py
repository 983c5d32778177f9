# /// copyscope
# raises = "RuntimeError"
# ///
import torch

p = torch.nn.Parameter(torch.ones(2).expand(4, 2))
optimizer = torch.optim.SGD([p], lr=0.1)

p.sum().backward()
optimizer.step()
