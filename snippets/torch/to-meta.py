# /// copyscope
# compare = ["x -> m"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

m = x.to("meta")

print(m)
print("m.data_ptr()", m.data_ptr())
