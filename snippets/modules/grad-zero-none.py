# /// copyscope
# ///
import torch

w = torch.ones(3, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
w.sum().backward()
kept = w.grad
optimizer.zero_grad()

print("kept", kept.tolist())
print("w.grad", w.grad)
