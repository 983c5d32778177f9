# /// copyscope
# compare = ["v -> w"]
# ///
import torch

s = torch.eye(3).to_sparse()
v = s.values()
w = s.values()
w.fill_(7.)

print("v is w", v is w)
print(s.to_dense())
