# /// copyscope
# compare = ["f -> c", "f -> v"]
# ///
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

f = FakeTensorMode().from_tensor(torch.arange(3.))
c = f.clone()
v = f[:2]

print(f)
print([t.untyped_storage()._cdata == f.untyped_storage()._cdata for t in (c, v)])
