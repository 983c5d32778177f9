# /// copyscope
# ///
import torch

x = torch.arange(4.)
y = torch._lazy_clone(x)

print(torch._C._is_cow_tensor(y))
y.data_ptr()
print(torch._C._is_cow_tensor(y))
