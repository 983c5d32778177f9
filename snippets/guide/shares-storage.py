# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "t.split(1)[1]"}
# ///
import torch

t = torch.zeros(2, 3)
x, y = t.split(1)
y += 1

print("x", x, hex(x.data_ptr()))
print("y", y, hex(y.data_ptr()))
print("storage", hex(x.untyped_storage().data_ptr()), hex(y.untyped_storage().data_ptr()))
