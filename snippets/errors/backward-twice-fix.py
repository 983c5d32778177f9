# /// copyscope
# compare = ["y -> z"]
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
z = y.clone()

(y.sum() + z.sum()).backward()
print(x.grad)
