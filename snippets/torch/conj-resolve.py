# /// copyscope
# compare = ["c -> a", "c -> b", "z -> d", "z -> e"]
# ///
import torch

z = torch.tensor([1+2j, 3+4j])
c = z.conj()

a = c.resolve_conj()
b = c.clone()
d = z.conj_physical()
e = z.resolve_conj()

print("c", c.is_conj(), c.tolist())
print("a", a.is_conj(), a.tolist())
