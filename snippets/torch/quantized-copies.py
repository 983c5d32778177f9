# /// copyscope
# compare = ["q -> a", "q -> b", "q -> c"]
# ///
import copy
import torch

q = torch.quantize_per_tensor(torch.arange(3.), 0.5, 0, torch.quint8)
a = q.clone()
b = q.int_repr()
c = copy.deepcopy(q)

print("q", q.dequantize())
print("b", b)
