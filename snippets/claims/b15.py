# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(3, requires_grad=True)
x.grad = torch.full((3,), 5.0)
p = torch.nn.Parameter(torch.ones(3))
p.grad = torch.ones(3)

holds = {
    "torch.cat((x, x))": torch.cat((x, x)).grad is not None,
    "torch.cat((p, p))": torch.cat((p, p)).grad is not None,
}
