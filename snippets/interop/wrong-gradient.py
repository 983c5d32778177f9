# /// copyscope
# ///
import torch

x = torch.tensor([1., 2.], requires_grad=True)
h = x * 1
y = h ** 2
h.detach().numpy()[:] = 0.
y.sum().backward()
print("x.grad", x.grad)
