# /// copyscope
# compare = ["i -> x"]
# ///
import torch

i = torch.tensor([1, 2, 3])
x = i.float().requires_grad_()
y = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
print(x, y)
