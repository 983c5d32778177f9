# /// copyscope
# compare = ["x -> y", "c -> d"]
# ///
import copy
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = copy.deepcopy(x)

c = torch.arange(24.).reshape(1, 2, 3, 4).to(memory_format=torch.channels_last)
d = copy.deepcopy(c)
print("c", c.stride())
print("d", d.stride())
