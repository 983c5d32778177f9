# /// copyscope
# compare = ["x -> a", "x -> t"]
# ///
import numpy as np
import torch

x = bytearray(b"abcd")

a = np.frombuffer(x, dtype=np.uint8)
t = torch.frombuffer(x, dtype=torch.uint8)

t[0] = 90
print("x", x)
print("a", a)
