# /// copyscope
# compare = ["x -> v"]
# ///
import torch

x = torch.zeros(3)
v = x[:2]
before = x.data_ptr()
x += 1

print("v", v)
print("x.data_ptr() == before", x.data_ptr() == before)
