# /// copyscope
# compare = ["v -> w"]
# ///
import torch

x = torch.arange(6.)
v = x[2:4]
w = v.as_strided((6,), (1,), 0)

print(v)
print(w)
