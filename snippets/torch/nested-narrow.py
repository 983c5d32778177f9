# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(6.).reshape(2, 3)
start, length = torch.tensor([0, 0]), torch.tensor([2, 3])
n = torch.nested.narrow(x, 1, start, length, layout=torch.jagged)
y = n.values()
x[0, 0] = 9.

print([t.tolist() for t in n.unbind()])
