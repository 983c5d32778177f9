# /// copyscope
# compare = ["a -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[0]
b = x[0]

print("a is b", a is b)
print(hex(a.data_ptr()), hex(b.data_ptr()))
