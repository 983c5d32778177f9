# /// copyscope
# compare = ["v -> a", "crow -> b"]
# ///
import torch

crow, col = torch.tensor([0, 1, 2]), torch.tensor([0, 1])
v = torch.tensor([1., 2.])
k = torch.sparse_csr_tensor(crow, col, v, (2, 2), check_invariants=True)
a = k.values()
b = k.crow_indices()
v[0] = 50.

print(k.to_dense())
