# /// copyscope
# compare = ["a -> b", "even -> odd"]
# ///
import torch

x = torch.arange(6.)
a, b = x[:3], x[3:]
even, odd = x[0::2], x[1::2]

a.fill_(9)
print("b", b)
print("b._version", b._version)
