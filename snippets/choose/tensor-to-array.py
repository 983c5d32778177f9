# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import numpy as np
import torch

x = torch.arange(6.0, dtype=torch.float64).reshape(2, 3).t().requires_grad_()
x.grad = torch.ones_like(x)
x.note = "n"

a = x.detach().numpy()
b = np.from_dlpack(x.detach())
c = torch.from_dlpack(x.detach())
