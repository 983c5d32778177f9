# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.cat((x,))

print("y.shape", y.shape)
print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
