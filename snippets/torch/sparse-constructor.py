# /// copyscope
# compare = ["v -> a", "i -> b"]
# ///
import torch

i = torch.tensor([[0, 1], [0, 1]])
v = torch.tensor([1., 2.])
s = torch.sparse_coo_tensor(i, v, (2, 2), check_invariants=True)
a = s._values()
b = s._indices()
v[0] = 50.

print(s.to_dense())
