# /// copyscope
# compare = ["w -> y"]
# ///
import torch

w = torch.zeros(3, requires_grad=True)
with torch.no_grad():
    w[0] = 5
print(w)

y = w.clone()
y[0] = 7
y.sum().backward()
print(y, w.grad)
