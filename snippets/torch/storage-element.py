# /// copyscope
# compare = ["x -> e"]
# ///
import torch

x = torch.arange(3.)
e = x[1]
n = x[1].item()
x[1] = 9

print("e", type(e), e)
print("n", type(n), n)
