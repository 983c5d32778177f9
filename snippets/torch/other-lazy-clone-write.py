# /// copyscope
# ///
import torch


def state():
    same = torch._C._data_address(x) == torch._C._data_address(y)
    print(same, torch._C._is_cow_tensor(x), torch._C._is_cow_tensor(y))


x = torch.arange(4.)
y = torch._lazy_clone(x)
state()
y.sum()
state()
y[0] = 9
state()
print("x", x)
