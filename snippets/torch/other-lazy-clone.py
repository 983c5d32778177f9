# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = torch._lazy_clone(x)

print(torch._C._is_cow_tensor(x), torch._C._is_cow_tensor(y))
