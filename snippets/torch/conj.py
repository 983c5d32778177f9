# /// copyscope
# compare = ["z -> c"]
# shown_as = {c = "z.conj()"}
# ///
import torch

z = torch.tensor([1+2j, 3+4j])
c = z.conj()
print("z", hex(z.data_ptr()), z.is_conj(), z.tolist())
print("c", hex(c.data_ptr()), c.is_conj(), c.tolist())

c[0] = 5+6j
print("z", z.tolist())
