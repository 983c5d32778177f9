# /// copyscope
# compare = ["t -> a"]
# ///
import torch

z = torch.tensor([1+2j])
t = z.conj()
a = t.numpy(force=True)

print("a", a)
