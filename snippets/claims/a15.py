# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)

holds = {
    "x.clone()": x.clone().grad_fn is not None,
    "x.clone().detach()": x.clone().detach().grad_fn is None,
}
