# /// copyscope
# compare = ["w -> c"]
# ///
import torch

w = torch.ones(2, requires_grad=True)
c = w.detach().clone().requires_grad_()
opt = torch.optim.SGD([c], lr=0.5)

c.sum().backward()
opt.step()
print(w, c)
