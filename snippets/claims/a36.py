# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
x.clone().sum().backward()

holds = {
    "x.clone().grad_fn": x.clone().grad_fn is not None,
    "x.clone().sum().backward()": x.grad is not None,
    "x.detach().grad_fn": x.detach().grad_fn is None,
}
