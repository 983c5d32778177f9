# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = x.index_select(0, torch.tensor([0, 0, 2]))

y.sum().backward()
print(x.grad)
