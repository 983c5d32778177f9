# /// copyscope
# raises = "TypeError"
# ///
import torch

m = torch.nn.Linear(2, 2)
m.weight = m.weight.clone()
