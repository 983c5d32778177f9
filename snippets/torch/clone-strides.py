# /// copyscope
# compare = ["t -> c", "t -> d", "s -> e"]
# ///
import torch

x = torch.arange(6.).reshape(2, 3)
t = x.T
c = t.clone()
d = t.clone(memory_format=torch.contiguous_format)
s = x[:, ::2]
e = s.clone()

for name, v in {"t": t, "c": c, "d": d, "s": s, "e": e}.items():
    print(name, v.stride(), v.is_contiguous())
