# /// copyscope
# compare = ["v -> d", "v -> c"]
# ///
import copy
import torch

v = torch.arange(1000.)[:2]
d = copy.deepcopy(v)
c = v.clone()

for name, t in {"v": v, "d": d, "c": c}.items():
    print(name, t.nbytes, t.untyped_storage().nbytes())
