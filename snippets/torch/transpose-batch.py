# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.zeros(2, 3, 4, requires_grad=True)

a = x.mT
b = x.permute(2, 0, 1)
c = x.movedim(0, -1)
d = x.transpose(0, 2)

print([tuple(y.shape) for y in (a, b, c, d)])
print([y.stride() for y in (a, b, c, d)])
