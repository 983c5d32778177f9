# /// copyscope
# raises = "ValueError"
# ///
import torch

w = torch.ones(2, requires_grad=True)
c = w.clone()
torch.optim.SGD([c], lr=0.1)
