# /// copyscope
# compare = ["n -> d"]
# ///
import torch

parts = [torch.arange(3.), torch.arange(2.)]
n = torch.nested.nested_tensor(parts, layout=torch.jagged, requires_grad=True)
d = n.detach()
d.values()[0] = 7.

print(n.values())
