# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(5.)
n = torch.nested.nested_tensor_from_jagged(x, offsets=torch.tensor([0, 3, 5]))
y = n.values()
x[0] = 9.

print([t.tolist() for t in n.unbind()])
