# /// copyscope
# compare = ["s -> d"]
# ///
import torch

s = torch.eye(3).to_sparse().requires_grad_()
d = s.detach()
d._values().fill_(7.)

print(s._values())
