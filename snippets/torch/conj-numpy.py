# /// copyscope
# raises = "RuntimeError"
# ///
import torch

z = torch.tensor([1+2j, 3+4j])
print(z.conj().resolve_conj().numpy())
z.conj().numpy()
