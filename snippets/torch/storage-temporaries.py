# /// copyscope
# compare = ["p -> q"]
# ///
import torch

x = torch.arange(4.)
print("id(x[0]) == id(x[1])", id(x[0]) == id(x[1]))
p, q = x[0], x[1]
print("p is q", p is q)

a, b = torch.ones(3), torch.zeros(500)
print("id(a.storage) == id(b.storage)", id(a.storage) == id(b.storage))
print("id(a.data) == id(b.data)", id(a.data) == id(b.data))
print("a.data_ptr() == b.data_ptr()", a.data_ptr() == b.data_ptr())
