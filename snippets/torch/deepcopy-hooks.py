# /// copyscope
# compare = ["x -> y"]
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
x.register_hook(lambda gradient: gradient * 100)
y = copy.deepcopy(x)

(x + y).sum().backward()
print("x.grad", x.grad)
print("y.grad", y.grad)
