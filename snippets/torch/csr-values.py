# /// copyscope
# compare = ["v -> w"]
# ///
import torch

r = torch.eye(3).to_sparse_csr()
v = r.values()
w = r.values()
w[0] = 7.

print("v is w", v is w)
print(r.to_dense())
