# /// copyscope
# compare = ["s -> a", "c -> b"]
# ///
import torch

i = torch.tensor([[0, 0, 1], [0, 0, 1]])
v = torch.tensor([1., 2., 3.])
s = torch.sparse_coo_tensor(i, v, (2, 2), check_invariants=True)
a = s.coalesce()
c = s.coalesce()
b = c.coalesce()

print(s._nnz(), a._nnz(), "b is c", b is c)
