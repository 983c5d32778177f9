# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

data = bytearray(bytes(x.untyped_storage()))
y = torch.frombuffer(data, dtype=x.dtype).reshape(x.shape)
y.zero_()

print("x", x)
