# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor(torch.tensor(5.0), requires_grad=True)
a = x.clone().detach()
b = x.clone().detach().requires_grad_(True)

holds = {
    "a": a.grad_fn is None and a.data_ptr() != x.data_ptr(),
    "b": b.grad_fn is None and b.is_leaf and b.data_ptr() != x.data_ptr(),
}
