# /// copyscope
# compare = ["x -> y"]
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
y = copy.deepcopy(x)

print("x", hex(id(x)), hex(x.data_ptr()))
print("y", hex(id(y)), hex(y.data_ptr()))
print("y", y.requires_grad, y.is_leaf, y.grad_fn)
