# /// copyscope
# compare = ["r -> a", "e -> b", "i -> c", "j -> d"]
# ///
import torch

r = torch.arange(3.).reshape(1, 3)
e = torch.arange(3.)
i = torch.arange(24.).reshape(1, 2, 3, 4)
j = torch.arange(12.).reshape(1, 1, 3, 4)

a = r.T.contiguous()
b = e.expand(1, 3).contiguous()
c = i.contiguous(memory_format=torch.channels_last)
d = j.contiguous(memory_format=torch.channels_last)

print("d is j", d is j)
