# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "f(x)  # t += 1"}
# ///
import torch


def f(t):
    print("t", hex(id(t)), hex(t.data_ptr()))
    t += 1
    return t


x = torch.ones(3)
print("x", hex(id(x)), hex(x.data_ptr()))
y = f(x)
print("y", hex(id(y)), hex(y.data_ptr()))
print("x", x)
