# /// copyscope
# compare = ["t -> a"]
# shown_as = {a = 't.conj().numpy(force=True)'}
# ///
import torch

z = torch.tensor([1+2j])
t = z.conj()
a = t.numpy(force=True)

print("a", a)
