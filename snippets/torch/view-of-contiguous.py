# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

y = x.T.contiguous().view(6)

print(y.tolist())
print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
