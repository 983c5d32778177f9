# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([1 + 2j])
a = x.conj().resolve_conj().numpy()
b = x.conj().imag.resolve_neg().numpy()
print(a, b)
