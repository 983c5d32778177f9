# /// copyscope
# ///
import torch

w = torch.ones(3, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
for options in ({}, {"set_to_none": False}):
    w.grad = None
    w.sum().backward()
    saved = w.grad
    optimizer.zero_grad(**options)
    print(options, "w.grad", w.grad, "saved", saved)
