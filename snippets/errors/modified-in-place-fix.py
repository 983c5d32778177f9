# /// copyscope
# compare = ["y -> z", "y -> c"]
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
z = y + 1
c = y.clone()
c += 1

(z + c).sum().backward()
print(x.grad)
