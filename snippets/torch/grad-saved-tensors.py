# /// copyscope
# compare = ["h -> r", "x -> s"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
h = x.exp()
r = h.grad_fn._saved_result
s = (x ** 2).grad_fn._saved_self

print("r", hex(r.data_ptr()))
print("h", hex(h.data_ptr()))
print("s is x", s is x)
