# /// copyscope
# compare = ["x -> a", "x -> b"]
# shown_as = {a = "set_(x.untyped_storage(), …)", b = "set_(x.untyped_storage().clone(), …)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
layout = (0, x.shape, x.stride())
a = torch.empty(0).set_(x.untyped_storage(), *layout)
b = torch.empty(0).set_(x.untyped_storage().clone(), *layout)

x[0, 0] = 9
print("a", a)
print("b", b)
