# /// copyscope
# compare = ["s -> a", "s -> b", "s -> c"]
# ///
import copy
import torch

s = torch.eye(3).to_sparse()
a = s.clone()
b = copy.copy(s)
c = copy.deepcopy(s)

for name, t in {"s": s, "a": a, "b": b, "c": c}.items():
    print(name, hex(t._values().data_ptr()), hex(t._indices().data_ptr()))
