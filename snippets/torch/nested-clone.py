# /// copyscope
# compare = ["n -> c", "n -> d"]
# ///
import torch

n = torch.nested.nested_tensor([torch.arange(3.), torch.arange(2.)], layout=torch.jagged)
c = n.clone()
d = n.detach()

print([t.values().data_ptr() == n.values().data_ptr() for t in (c, d)])
print([t.offsets() is n.offsets() for t in (c, d)])
