# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

y = x.view(torch.int32)

print("x", hex(x.data_ptr()), x.tolist())
print("y", hex(y.data_ptr()), y.tolist())
