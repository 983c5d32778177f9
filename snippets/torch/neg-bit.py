# /// copyscope
# compare = ["z -> n", "n -> r"]
# ///
import torch

z = torch.tensor([1+2j, 3+4j])
n = z.conj().imag
r = n.resolve_neg()

print("n", n.is_neg(), n.tolist(), n.data_ptr() - z.data_ptr())
print("r", r.is_neg(), r.tolist())
