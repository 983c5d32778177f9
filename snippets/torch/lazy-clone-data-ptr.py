# /// copyscope
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = torch._lazy_clone(x)

print(torch._C._data_address(x) == torch._C._data_address(y))
print(x.data_ptr() == y.data_ptr())
print(torch._C._data_address(x) == torch._C._data_address(y))
