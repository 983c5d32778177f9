# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "torch.frombuffer(bytearray(bytes(x.untyped_storage())), …)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
raw = bytes(x.untyped_storage())
y = torch.frombuffer(bytearray(raw), dtype=x.dtype).reshape(x.shape)

print("raw", len(raw), raw[4:8])
print("y", y)
