# /// copyscope
# ///
import torch

x = torch.zeros(1000)
v = x[::2]
e = torch.zeros(1).expand(1000)

for name, t in {"x": x, "v": v, "e": e}.items():
    print(name, t.numel(), t.nbytes, t.untyped_storage().nbytes())
