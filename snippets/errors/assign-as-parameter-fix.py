# /// copyscope
# compare = ["old -> m.weight"]
# shown_as = {"m.weight" = "nn.Parameter(old.detach().clone())"}
# ///
import torch

m = torch.nn.Linear(2, 2)
old = m.weight
m.weight = torch.nn.Parameter(old.detach().clone())
