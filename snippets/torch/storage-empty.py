# /// copyscope
# ///
import torch

a, b = torch.empty(0), torch.empty(0)
m, n = torch.empty(3, device="meta"), torch.empty(3, device="meta")

for s, t in ((a, b), (m, n), (m, m[:2])):
    u, v = s.untyped_storage(), t.untyped_storage()
    print(u.data_ptr() == v.data_ptr(), u._cdata == v._cdata)
