# /// copyscope
# compare = ["i -> a", "i -> b", "i -> c"]
# ///
import copy
import torch

with torch.inference_mode():
    i = torch.arange(3.)
a = i.clone()
b = copy.deepcopy(i)
c = i.detach()

print([t.is_inference() for t in (i, a, b, c)])
