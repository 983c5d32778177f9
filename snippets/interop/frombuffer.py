# /// copyscope
# compare = ["b -> f", "b -> r", "b -> t"]
# ///
import torch

b = bytearray(8)
f = torch.frombuffer(b, dtype=torch.uint8)
r = torch.asarray(b, dtype=torch.uint8)
t = torch.tensor(b, dtype=torch.uint8)
