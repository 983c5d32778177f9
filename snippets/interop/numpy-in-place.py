# /// copyscope
# compare = ["t -> a"]
# ///
import torch

t = torch.ones(2)
a = t.numpy()
t += 1
print("a", a)
t = t + 1
print("a", a)
