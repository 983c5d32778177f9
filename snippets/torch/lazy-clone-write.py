# /// copyscope
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = torch._lazy_clone(x)


def state():
    same = torch._C._data_address(x) == torch._C._data_address(y)
    return same, torch._C._is_cow_tensor(x), torch._C._is_cow_tensor(y)


print(state())
y.sum()
print(state())
y[0, 0] = 9.
print(state(), x[0, 0])
