# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
for y in (x.repeat(2, 1), x.unsqueeze(0).expand(2, -1)):
    x.grad = None
    y.sum().backward()
    print(y.grad_fn.name(), x.grad)
