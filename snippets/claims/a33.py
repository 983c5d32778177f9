# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
d = (x * 2).detach()

holds = {
    "d.grad_fn is None": d.grad_fn is None,
    "not d.requires_grad": not d.requires_grad,
    "d.is_leaf": d.is_leaf,
}
