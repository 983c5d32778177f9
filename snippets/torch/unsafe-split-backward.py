# /// copyscope
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
y.unsafe_split(1)[0].zero_()

y.sum().backward()
print(x.grad)
print(x.exp())
