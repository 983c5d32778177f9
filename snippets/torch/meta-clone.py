# /// copyscope
# compare = ["m -> c", "m -> v"]
# ///
import torch

m = torch.empty(3, device="meta")
c = m.clone()
v = m[:]

print([t.data_ptr() for t in (m, c, v)])
print([t.untyped_storage()._cdata == m.untyped_storage()._cdata for t in (c, v)])
