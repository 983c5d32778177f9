# /// copyscope
# ///
import torch

t = torch.frombuffer(b"abc", dtype=torch.uint8)
print(t)
