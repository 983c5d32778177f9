# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
x.grad = torch.ones(2)
y = x.new_tensor(x)

holds = {
    "y.grad_fn is None": y.grad_fn is None,
    "not y.requires_grad": not y.requires_grad,
    "y.grad is None": y.grad is None,
}
